package hip_test

import (
	"errors"
	"testing"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/hip"
)

// TestResidentElsewhere has a ring in one of two contexts of a device: its kernel ends for what waits for all kernels
// in the other, and for the other's end.
func TestResidentElsewhere(t *testing.T) {
	shim(t)
	b := hip.New()
	c, err := b.Open("")
	if err != nil {
		t.Fatal(err)
	}
	other, err := b.Open("")
	if err != nil {
		t.Fatal(err)
	}
	var suspended, resumed int
	s, err := c.(driver.Resident).NewResidentStream(func() error { suspended++; return nil }, func() { resumed++ })
	if err != nil {
		t.Fatal(err)
	}
	if _, err := other.Load(fakeSpec()); err != nil || suspended == 0 || suspended != resumed {
		t.Errorf("loading a module: suspended %d times, resumed %d, error %v", suspended, resumed, err)
	}
	suspended, resumed = 0, 0
	if err := other.Close(); err != nil || suspended == 0 || suspended != resumed {
		t.Errorf("closing the other context: suspended %d times, resumed %d, error %v", suspended, resumed, err)
	}
	if err := errors.Join(s.Close(), c.Close()); err != nil {
		t.Error(err)
	}
}
