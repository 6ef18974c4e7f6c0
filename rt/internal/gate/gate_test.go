package gate

import (
	"errors"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/kbind/kbind/rt/driver"
)

type stream struct{ Stream }

type thing struct{ destroyed int }

func (x *thing) Destroy() { x.destroyed++ }

func open() (*Device[*stream], *stream) {
	d, s := new(Device[*stream]), new(stream)
	d.Open("test:0")
	d.AddStream(s)
	return d, s
}

// closeAll destroys what is left.
func closeAll(_ []*stream, owned []Closer) error {
	for _, x := range owned {
		x.Destroy()
	}
	return nil
}

func TestClose(t *testing.T) {
	d, s := open()
	kept, gone := new(thing), new(thing)
	d.Add(kept)
	d.Add(gone)
	if !d.Remove(gone) || d.Remove(gone) {
		t.Error("Remove does not say whether it was there")
	}
	if err := d.Enter(); err != nil {
		t.Fatal(err)
	}
	if err := s.Enter(); err != nil {
		t.Fatal(err)
	}
	s.Leave()
	d.Leave()
	for range 2 {
		if err := d.Close(func(*stream) {}, closeAll); err != nil {
			t.Fatal(err)
		}
	}
	if kept.destroyed != 1 || gone.destroyed != 0 {
		t.Errorf("destroyed %d and %d times", kept.destroyed, gone.destroyed)
	}
	if err := d.Enter(); !errors.Is(err, driver.ErrClosed) || err.Error() != "test:0: the context is already closed" {
		t.Errorf("a closed device: %v", err)
	}
	if err := s.EnterWait(); !errors.Is(err, driver.ErrClosed) {
		t.Errorf("a wait for a stream of a closed device: %v", err)
	}
	if err := s.Enter(); !errors.Is(err, driver.ErrClosed) || err.Error() != "test:0: the stream is already closed" {
		t.Errorf("a stream of a closed device: %v", err)
	}
	if s.Close(func() { t.Error("closed twice") }) || d.Remove(kept) {
		t.Error("something is left")
	}
}

func TestLost(t *testing.T) {
	d, s := open()
	first, second := &driver.KernelError{Kernel: "a"}, &driver.KernelError{Kernel: "b"}
	if d.Lost() != nil || d.Lose(first) != first || d.Lose(second) != first || d.Fault() != first {
		t.Error("the first fault does not stay")
	}
	if err := errors.Join(d.Enter(), s.Enter()); !errors.Is(err, driver.ErrFault) {
		t.Errorf("a lost device: %v", err)
	}
	d.Quiet()
	if err := d.Close(func(*stream) {}, closeAll); err != nil {
		t.Error(err)
	}
}

// TestConcurrent closes streams and the device while others use them: nobody is inside what is destroyed.
func TestConcurrent(t *testing.T) {
	for range 50 {
		d, s := open()
		other := new(stream)
		d.AddStream(other)
		var alive, streamAlive atomic.Bool
		alive.Store(true)
		streamAlive.Store(true)
		var wg sync.WaitGroup
		for range 4 {
			wg.Go(func() {
				for d.Enter() == nil {
					if !alive.Load() {
						t.Error("inside a closed device")
					}
					d.Leave()
				}
			})
			wg.Go(func() {
				for s.Enter() == nil {
					if !streamAlive.Load() {
						t.Error("inside a closed stream")
					}
					s.Leave()
				}
			})
		}
		wg.Go(func() {
			if d.Enter() == nil {
				defer d.Leave()
				if s.Close(func() { streamAlive.Store(false) }) {
					d.RemoveStream(s)
				}
			}
		})
		wg.Go(func() {
			_ = d.Close(func(*stream) {}, func(streams []*stream, _ []Closer) error {
				alive.Store(false)
				streamAlive.Store(false)
				if len(streams) == 0 || len(streams) > 2 {
					t.Errorf("%d streams left", len(streams))
				}
				return nil
			})
		})
		wg.Wait()
	}
}

// TestSettle frees what others queue work with: nobody queues with what is gone, and nobody who frees waits for a wait.
func TestSettle(t *testing.T) {
	for range 50 {
		d, s := open()
		var u Uses
		var there atomic.Bool
		there.Store(true)
		if err := s.EnterWait(); err != nil { // a wait that does not end before the free
			t.Fatal(err)
		}
		var wg sync.WaitGroup
		for range 4 {
			wg.Go(func() {
				for !u.Freed() {
					if s.Enter() == nil {
						if !u.Freed() && !there.Load() {
							t.Error("gone between the check and the use")
						}
						s.Leave()
					}
				}
			})
		}
		wg.Go(func() {
			_ = u.Free(func() error {
				d.Settle()
				there.Store(false)
				return nil
			})
		})
		wg.Wait()
		s.LeaveWait()
	}
}

// TestTryEnter does not wait for who closes a stream while another use goes on.
func TestTryEnter(t *testing.T) {
	_, s := open()
	if err := s.Enter(); err != nil {
		t.Fatal(err)
	}
	if in, err := s.TryEnter(); !in || err != nil {
		t.Fatalf("beside another use: %v, %v", in, err)
	}
	s.Leave()
	var closing sync.WaitGroup
	closing.Go(func() { s.Close(func() {}) })
	for in := true; in; { // until the other goroutine waits for this use
		var err error
		if in, err = s.TryEnter(); err != nil {
			t.Fatal(err)
		} else if in {
			s.Leave()
		}
	}
	s.Leave()
	closing.Wait()
	if in, err := s.TryEnter(); in || !errors.Is(err, driver.ErrClosed) {
		t.Errorf("a closed stream: %v, %v", in, err)
	}
}

// TestUses frees what is held: the last who drops it does so, once.
func TestUses(t *testing.T) {
	var u Uses
	freed := 0
	free := func() error { freed++; return driver.ErrClosed }
	for range 2 {
		if !u.Hold() || u.Freed() {
			t.Error("it cannot be held")
		}
	}
	if err := u.Free(free); err != nil || freed != 0 || !u.Freed() || u.Hold() {
		t.Errorf("freed while it is held: %d times, error %v", freed, err)
	}
	u.Drop()
	if freed != 0 {
		t.Error("freed by the first who drops it")
	}
	u.Drop()
	if err := u.Free(free); err != nil || freed != 1 {
		t.Errorf("freed %d times, error %v", freed, err)
	}
	var free2 Uses
	if err := free2.Free(free); !errors.Is(err, driver.ErrClosed) || freed != 2 {
		t.Errorf("freed %d times, error %v", freed, err)
	}
}

func BenchmarkEnter(b *testing.B) {
	_, s := open()
	b.ReportAllocs()
	for b.Loop() {
		if s.Enter() == nil {
			s.Leave()
		}
	}
}

// TestKeep closes a stream, or the device, while somebody keeps the stream who goes on entering both: the close waits,
// and nobody else.
func TestKeep(t *testing.T) {
	for _, all := range []bool{false, true} {
		d, s := open()
		if err := s.Keep(); err != nil {
			t.Fatal(err)
		}
		var released atomic.Bool
		var closing sync.WaitGroup
		closing.Go(func() {
			if all {
				_ = d.Close(func(*stream) {}, closeAll)
			} else {
				s.Retire()
				s.Close(func() {})
			}
			if !released.Load() {
				t.Error("closed while it is kept")
			}
		})
		for s.Keep() == nil { // until it is being closed
			s.Release()
		}
		if err := s.Enter(); err != nil {
			t.Errorf("a stream that is kept: %v", err)
		} else {
			s.Leave()
		}
		if err := d.Enter(); err == nil {
			d.Leave()
		} else if !all {
			t.Error(err)
		}
		released.Store(true)
		s.Release()
		closing.Wait()
		if err := s.Keep(); !errors.Is(err, driver.ErrClosed) {
			t.Errorf("a closed stream is kept: %v", err)
		}
	}
}

// TestTryEnterDevice does not wait for who closes a device.
func TestTryEnterDevice(t *testing.T) {
	d, _ := open()
	if !d.TryEnter() {
		t.Fatal("an open device")
	}
	var closing sync.WaitGroup
	closing.Go(func() { _ = d.Close(func(*stream) {}, closeAll) })
	for d.TryEnter() { // until the other goroutine waits for the first use
		d.Leave()
	}
	d.Leave()
	closing.Wait()
	if d.TryEnter() {
		t.Error("a closed device")
	}
}
