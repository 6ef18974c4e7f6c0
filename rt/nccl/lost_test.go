package nccl

import (
	"errors"
	"strings"
	"testing"
)

// TestLostBeforeAbort closes a rank between the moment in which an operation of its learns that another rank is lost
// and the abort: the others learn why, and not only that it has closed.
func TestLostBeforeAbort(t *testing.T) {
	ranks := joinHere(3)
	in := &ranks[0].inboxes[2]
	in.mu.Lock()
	in.gone = errors.New("rank 2 is lost: its process has ended the connection")
	in.mu.Unlock()
	const want = "rank 2 is lost"
	if err := ranks[0].close(); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("rank 0: %v", err)
	}
	if err := ranks[1].why(); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("rank 1: %v", err)
	}
}
