package main

import (
	"errors"
	"runtime"
	"testing"

	"github.com/kbind/kbind/rt"
)

// TestBank has accounts spent until the ledger has the desk freeze them; every order is booked.
func TestBank(t *testing.T) {
	err := runBank(t.Context(), 3)
	if device, _ := rt.Device(t.Context()); errors.Is(err, rt.ErrNotSupported) &&
		(device.Backend == "opencl" || device.Backend == "cc" || runtime.GOARCH == "wasm") {
		t.Skip("skip: ", err)
	}
	if err != nil {
		t.Error(err)
	}
}
