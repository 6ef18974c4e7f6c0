package main

import (
	"errors"
	"testing"

	"github.com/kbind/kbind/rt"
)

// TestBank has accounts spent until the ledger has the desk freeze them; every order is booked.
func TestBank(t *testing.T) {
	if err := runBank(t.Context(), 3); errors.Is(err, rt.ErrNotSupported) {
		t.Skip("skip: ", err)
	} else if err != nil {
		t.Error(err)
	}
}
