package ringtest

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
)

// TestBatches runs a ring that a launch answers for each batch.
func TestBatches(t *testing.T) {
	dev := open(t)
	stream, seen := buffer(t, dev, uint32(0))
	r, err := StartEchoCL(dev, seen)
	if errors.Is(err, rt.ErrNotSupported) && dev.Info().Backend == "cc" { // C has no threads that wait for each other
		t.Skip("skip: ", err)
	}
	must(t, err)
	defer r.Close()
	var wg sync.WaitGroup
	for g := range uint32(8) {
		wg.Go(func() {
			for i := range uint32(20) {
				m := Letter(message(g<<16 | i))
				reply, err := r.Call(dev, m)
				if err == nil {
					err = check(m.Id, Message(reply))
				}
				if err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	wg.Wait()
	s := r.Stats()
	if s.Resident || s.Answered != 160 || s.Launches < 2 {
		t.Errorf("%+v", s)
	}
	must(t, r.Pause())
	got := make([]uint32, 1)
	must(t, seen.Read(stream, got))
	if got[0] != 160 {
		t.Errorf("the kernel has seen %d messages", got[0])
	}
	must(t, r.Resume())
}

// TestBatchHangs has a launch for a batch that does not end. The CPU ends it; elsewhere the end of the device is
// refused, and the kernel ends with the process, which is another one than that of the tests.
func TestBatchHangs(t *testing.T) {
	dev := open(t)
	if strings.Contains(dev.Info().Driver, "PoCL") || strings.Contains(dev.Info().Name, "pthread") {
		t.Skip("skip: an assertion of PoCL fails at the kernel's loop")
	}
	if dev.Info().Backend == "cc" {
		t.Skip("skip: C has no threads that wait for each other")
	}
	if dev.Info().Backend != "cpu" {
		inChild(t, "batch")
		return
	}
	hangBatch(t, func(err error) bool { return err == nil })
}

// hangBatch hangs the launch of a batch, closes everything, and says whether the end of the device was as it should be.
func hangBatch(t testing.TB, ended func(error) bool) {
	dev, err := rt.Open(context.Background(), "")
	must(t, err)
	_, gate := buffer(t, dev, int32(0))
	r, err := StartWaitCL(dev, gate)
	must(t, err)
	r.HungAfter(50 * time.Millisecond)
	if _, err := r.Call(dev, 13); !errors.Is(err, rt.ErrHung) {
		t.Errorf("Call: %v", err)
	}
	begun := time.Now()
	if err := r.Close(); !errors.Is(err, rt.ErrHung) {
		t.Errorf("Close: %v", err)
	}
	if err := dev.Close(); !ended(err) {
		t.Errorf("the end of the device: %v", err)
	}
	if d := time.Since(begun); d > 10*time.Second { // the launch itself never ends
		t.Errorf("the end took %v", d)
	}
}
