package core

import (
	"context"
	"errors"
	"testing"
	"time"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/ring"
)

// busyStream has work that does not end.
type busyStream struct{ driver.Stream }

func (busyStream) Synchronize(ctx context.Context) error {
	<-ctx.Done()
	return ctx.Err()
}

// waitingContext is the context of a device whose end would wait for that work.
type waitingContext struct {
	driver.Context
	t *testing.T
}

func (c waitingContext) Close() error {
	c.t.Error("the context is closed")
	return nil
}

// TestStranded closes a device with the launch of a batch that has not ended.
func TestStranded(t *testing.T) {
	d := &device{drv: waitingContext{t: t}, account: newAccount(0)}
	d.info.Backend, d.info.ID = "fake", "0"
	b := &batches{l: &ringLaunch{r: &Ring{dev: d}}, s: &Stream{dev: d, drv: busyStream{}}, hung: true}
	if err := b.free(); err != nil {
		t.Error(err)
	}
	if err := d.close(); !errors.Is(err, driver.ErrHung) {
		t.Errorf("the end of the device: %v", err)
	}
}

// sleepyStream is the stream of a program that does not run for a while when it waits the first time.
type sleepyStream struct {
	driver.Stream
	asleep time.Duration
	waits  int
}

func (s *sleepyStream) Synchronize(ctx context.Context) error {
	if s.waits++; s.waits > 2 {
		return nil // the launch has ended
	}
	time.Sleep(s.asleep)
	s.asleep = 0
	<-ctx.Done()
	return ctx.Err()
}

// TestSettle has a program sleep for longer than a launch may take, during a launch that takes less, and then a launch
// that does not end.
func TestSettle(t *testing.T) {
	r := &Ring{}
	r.limit.Store(int64(200 * time.Millisecond))
	s := &sleepyStream{asleep: 300 * time.Millisecond}
	b := &batches{l: &ringLaunch{r: r}, s: &Stream{drv: s}}
	if err := b.settle(); err != nil || s.waits != 3 {
		t.Errorf("a program that sleeps: %v after %d waits", err, s.waits)
	}
	b.s.drv = busyStream{}
	if err := b.settle(); !errors.Is(err, driver.ErrHung) || !b.hung {
		t.Errorf("a launch that does not end: %v", err)
	}
}

// roomyKernel has so many blocks on a multiprocessor.
type roomyKernel int

func (roomyKernel) Info() driver.KernelInfo           { return driver.KernelInfo{} }
func (k roomyKernel) Occupancy(int, int) (int, error) { return int(k), nil }

// TestRingRoom starts rings on a device of four multiprocessors.
func TestRingRoom(t *testing.T) {
	d := &device{}
	d.info.ComputeUnits = 4
	start := func(blocks, fit int) (*ringLaunch, error) {
		l := &ringLaunch{r: &Ring{dev: d, spec: RingSpec{Blocks: blocks, Block: 32}}, k: &Kernel{drv: roomyKernel(fit)}}
		return l, d.takeRoom(l)
	}
	if _, err := start(9, 2); !errors.Is(err, driver.ErrInvalidLaunch) {
		t.Errorf("more blocks than there is room for: %v", err)
	}
	half, err := start(4, 2)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := start(1, 1); !errors.Is(err, driver.ErrInvalidLaunch) {
		t.Errorf("a block that needs a multiprocessor of its own: %v", err)
	}
	quarter, err := start(3, 4)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := start(5, 4); !errors.Is(err, driver.ErrInvalidLaunch) {
		t.Errorf("two blocks on a multiprocessor that has room for one: %v", err)
	}
	if _, err := start(4, 4); err != nil {
		t.Errorf("the last room: %v", err)
	}
	d.leaveRoom(half)
	d.leaveRoom(quarter)
	if _, err := start(3, 1); err != nil { // beside four blocks of a quarter: the multiprocessors are all in use
		if !errors.Is(err, driver.ErrInvalidLaunch) {
			t.Error(err)
		}
	} else {
		t.Error("three blocks that need a multiprocessor each began beside four others")
	}
}

// endingRunner is a kernel that takes its time to end.
type endingRunner struct {
	runner
	asked, ended chan struct{}
}

func (r endingRunner) pause() error {
	close(r.asked)
	<-r.ended
	return nil
}

func (r endingRunner) end() error { return nil }

// TestClosing sends a message while the end of a context closes the ring: the error says why already.
func TestClosing(t *testing.T) {
	words := make([]uint64, 8)
	k := endingRunner{asked: make(chan struct{}), ended: make(chan struct{})}
	r := &Ring{dev: &device{}, q: ring.New(words[:4], words[4:], 4, 4, 4), run: k, ended: make(chan struct{})}
	go func() { _ = r.close(context.Canceled) }() // the error is that of the next Close
	<-k.asked
	var message uint32
	if err := r.TrySend(unsafe.Pointer(&message)); !errors.Is(err, context.Canceled) {
		t.Errorf("TrySend: %v", err)
	}
	close(k.ended)
	if err := r.Close(); err != nil {
		t.Errorf("Close: %v", err)
	}
}
