package ringtest

import (
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
)

// TestHang has a function that does not come back in time.
func TestHang(t *testing.T) {
	dev := open(t)
	stream, gate := buffer(t, dev, int32(0))
	r, err := StartWait(dev, gate)
	skipWithout(t, dev, err) // OpenCL C and C have no threads that wait for others
	must(t, err)
	r.HungAfter(50 * time.Millisecond)
	var wg sync.WaitGroup
	for i := range int32(4) {
		wg.Go(func() {
			if _, err := r.Call(dev, 13); !errors.Is(err, rt.ErrHung) {
				t.Errorf("call %d: %v", i, err)
			}
		})
	}
	wg.Wait()
	if err := r.TrySend(1); !errors.Is(err, rt.ErrHung) || !strings.Contains(err.Error(), "HungAfter") {
		t.Errorf("TrySend: %v", err)
	}
	if dev.Info().Backend != "cpu" { // which has stopped the kernel; others go on, and can be ended then
		must(t, gate.Upload(stream, []int32{1}))
		must(t, stream.Synchronize(dev))
	}
	if err := r.Close(); !errors.Is(err, rt.ErrHung) {
		t.Errorf("Close: %v", err)
	}
}

// TestBusy keeps blocks busy for longer than a heartbeat may stay away, with messages that take less: the heart beats
// between them. Where other programs want the processors too, a message may take long; then the heartbeat may stay away
// for longer, but the blocks are busy for longer still.
func TestBusy(t *testing.T) {
	dev := open(t)
	_, by := buffer(t, dev, float32(2))
	r, err := StartScale(dev, by, 1)
	must(t, err)
	one := time.Hour // the shortest of several calls
	for range 4 {
		begun := time.Now()
		_, err := r.Call(dev, Page{})
		must(t, err)
		one = min(one, time.Since(begun))
	}
	must(t, r.Close())
	for limit := 16*one + 20*time.Millisecond; ; limit *= 2 {
		r, err := StartScale(dev, by, 1)
		must(t, err)
		r.HungAfter(limit)
		if err = callFor(dev, r, 3*limit); !errors.Is(err, rt.ErrHung) || limit > longest {
			must(t, errors.Join(err, r.Close()))
			return
		}
		_ = r.Close() // it has the same error
		t.Logf("again with another limit than %v: %v", limit, err)
	}
}

// longest is the time after which the tests of busy rings do not take it for the other programs' doing that a ring
// counts as hung.
const longest = 5 * time.Second

// callFor has ten goroutines call for that long, and returns the error of one that ends earlier.
func callFor(ctx context.Context, r *rt.Ring[Page, Page], d time.Duration) error {
	var wg sync.WaitGroup
	errs := make([]error, 10)
	begun := time.Now()
	for i := range errs {
		wg.Go(func() {
			for errs[i] == nil && time.Since(begun) < d {
				_, errs[i] = r.Call(ctx, Page{})
			}
		})
	}
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// TestBusySmall does so with small messages, of which a block reads eight at once. The heartbeat may stay away for four
// of them. Where other programs make one take much longer, or shorter, than the others, it is tried again with messages
// that take longer themselves.
func TestBusySmall(t *testing.T) {
	dev := open(t)
	_, done := buffer(t, dev, int32(0))
	for turns := int32(1000); ; turns *= 2 {
		r, err := StartToil(dev, done)
		must(t, err)
		if !r.Stats().Resident {
			must(t, r.Close())
			t.Skip("skip: launches answer batches, and must not take longer together")
		}
		one := time.Hour // the shortest of several calls
		for range 3 {
			begun := time.Now()
			_, err := r.Call(dev, turns)
			must(t, err)
			one = min(one, time.Since(begun))
		}
		if one < 20*time.Millisecond {
			must(t, r.Close())
			continue
		}
		const ahead, times = 8, 4
		limit := 4 * one
		r.HungAfter(limit)
		begun := time.Now()
		err = sendAndReceive(dev, r, slices.Repeat([]int32{turns}, ahead*times))
		took := time.Since(begun) / times // eight messages
		if err == nil && took > limit*5/4 {
			must(t, r.Close())
			return
		}
		if err != nil && !errors.Is(err, rt.ErrHung) || limit > longest {
			t.Fatalf("eight messages took %v: %v", took, err)
		}
		_ = r.Close() // it has the same error
		t.Logf("again with longer messages than %v, of which eight took %v: %v", one, took, err)
	}
}

// sendAndReceive sends all requests at once and receives as many replies.
func sendAndReceive(ctx context.Context, r *rt.Ring[int32, int32], requests []int32) error {
	if err := r.SendAll(ctx, requests); err != nil {
		return err
	}
	for range requests {
		if _, err := r.Recv(ctx); err != nil {
			return err
		}
	}
	return nil
}
