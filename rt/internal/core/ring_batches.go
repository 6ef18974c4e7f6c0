package core

import (
	"context"
	"errors"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/ring"
)

// batches launches the kernel for what is there, and again when there is more: for devices whose kernels do not see
// what the host writes while they run. The queues are copied to the device before a launch and back after it. A message
// that is only half written when it is copied is not there yet, as the words say; the next launch finds it.
type batches struct {
	l              *ringLaunch
	s              *Stream
	in, out, words Buffer[uint64] // on the device
	hostIn, hostOut,
	stage []uint64 // the queues of the host, and memory for copies
	wake    chan struct{}
	quit    chan struct{}
	over    chan struct{} // closed when the goroutine has ended
	turn    sync.Mutex    // held during a batch
	paused  bool
	hung    bool // a launch has not ended
	resumed *sync.Cond
	count   atomic.Uint64
}

func newBatches(l *ringLaunch) (*batches, error) {
	spec := &l.r.spec
	in, out := spec.Capacity*ring.WordsFor(spec.Request), spec.Capacity*ring.WordsFor(spec.Reply)
	b := &batches{l: l, hostIn: make([]uint64, in), hostOut: make([]uint64, out),
		stage: make([]uint64, max(in, out)),
		wake:  make(chan struct{}, 1), quit: make(chan struct{}), over: make(chan struct{})}
	b.resumed = sync.NewCond(&b.turn)
	drv, err := l.r.dev.drv.NewStream()
	if err != nil {
		return nil, err
	}
	b.s = &Stream{dev: l.r.dev, drv: drv}
	if err := b.prepare(in, out); err != nil {
		_ = b.free() // the error is the one before
		return nil, err
	}
	l.r.q = ring.New(b.hostIn, b.hostOut, spec.Capacity, spec.Request, spec.Reply)
	l.r.wake = b.sent
	go b.work()
	return b, nil
}

// prepare makes the memory on the device.
func (b *batches) prepare(in, out int) (err error) {
	for _, m := range []struct {
		to *Buffer[uint64]
		n  int
	}{{&b.in, in}, {&b.out, out}, {&b.words, b.l.words()}} {
		if *m.to, err = newBuffer[uint64](b.l.r.dev, m.n); err != nil {
			return err
		}
		if err := m.to.Zero(b.s); err != nil {
			return err
		}
	}
	words := make([]uint64, b.l.words())
	for i := range b.l.r.spec.Blocks {
		words[ringLine*i], words[b.l.place(i)] = ringDrain, uint64(i)
	}
	if err := b.words.Upload(b.s, words); err != nil {
		return err
	}
	if err := b.in.Upload(b.s, b.hostIn); err != nil { // no message yet
		return err
	}
	if err := b.l.on(b.s, b.in.m, b.out.m, b.words.m); err != nil { // an argument that cannot be is an error now
		return err
	}
	b.count.Add(1)
	return b.s.drv.Synchronize(context.Background())
}

func (b *batches) sent() {
	select {
	case b.wake <- struct{}{}:
	default:
	}
}

func (b *batches) launches() uint64 { return b.count.Load() }

// work runs batches until the end.
func (b *batches) work() {
	defer close(b.over)
	for {
		select {
		case <-b.quit:
			return
		case <-b.wake:
		}
		for b.l.r.failed.Load() == nil {
			if n, _ := b.l.r.q.Waiting(b.l.r.q.Head()); n == 0 {
				break
			}
			b.turn.Lock()
			for b.paused {
				b.resumed.Wait()
			}
			var err error
			if b.l.r.failed.Load() == nil {
				err = b.batch()
			}
			b.turn.Unlock()
			if err != nil {
				b.l.r.fail(err)
			}
		}
	}
}

// batch answers the messages that are there.
func (b *batches) batch() error {
	in := b.stage[:len(b.hostIn)]
	for i := range in {
		in[i] = atomic.LoadUint64(&b.hostIn[i])
	}
	if err := b.in.Upload(b.s, in); err != nil {
		return err
	}
	if err := b.l.on(b.s, b.in.m, b.out.m, b.words.m); err != nil {
		return err
	}
	b.count.Add(1)
	if err := b.settle(); err != nil {
		return err
	}
	out := b.stage[:len(b.hostOut)]
	if err := b.out.Read(b.s, out); err != nil {
		return err
	}
	for i, w := range out {
		if w != atomic.LoadUint64(&b.hostOut[i]) {
			atomic.StoreUint64(&b.hostOut[i], w)
		}
	}
	return nil
}

// settle waits for the launch, though not for one that does not end. What counts is the time in which the program runs,
// as for heartbeats: see aged.
func (b *batches) settle() error {
	limit := time.Duration(b.l.r.limit.Load())
	planned := max(limit/16, time.Millisecond)
	for age := time.Duration(0); age <= limit; {
		begun := time.Now()
		ctx, cancel := context.WithTimeout(context.Background(), planned)
		err := b.s.drv.Synchronize(ctx)
		cancel()
		if !errors.Is(err, context.DeadlineExceeded) {
			return err
		}
		age += aged(time.Since(begun), planned)
	}
	b.hung = true
	err := driver.Errorf(driver.ErrHung, "a launch for some messages has not ended after %v, which HungAfter sets", limit)
	if c, ok := b.s.drv.(driver.Canceler); ok {
		c.Cancel(err)
	}
	return err
}

func (b *batches) pause() error {
	b.turn.Lock()
	defer b.turn.Unlock()
	b.paused = true
	return nil
}

func (b *batches) resume() error {
	b.turn.Lock()
	defer b.turn.Unlock()
	b.paused = false
	b.resumed.Broadcast()
	return nil
}

func (b *batches) end() error {
	close(b.quit)
	if err := b.resume(); err != nil {
		return err
	}
	b.sent()
	<-b.over
	return b.free()
}

// free gives everything back, unless a kernel may still use it.
func (b *batches) free() error {
	if b.hung && unfinished(b.s.drv) {
		b.l.r.dev.strand(b.s.drv)
		return nil
	}
	err := b.s.Close()
	b.l.drop()
	for _, m := range []Buffer[uint64]{b.in, b.out, b.words} {
		if ferr := m.Free(); err == nil {
			err = ferr
		}
	}
	return err
}

// patience is how long the end of a launch that is hung is waited for once more.
const patience = 100 * time.Millisecond

// unfinished reports whether work of s does not end soon.
func unfinished(s driver.Stream) bool {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	return errors.Is(s.Synchronize(ctx), context.DeadlineExceeded)
}

// strand keeps a stream whose work does not end.
func (d *device) strand(s driver.Stream) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.stranded = append(d.stranded, s)
}

// waitsForEver reports whether the end of the driver's context would wait for work that does not end.
func (d *device) waitsForEver() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return slices.ContainsFunc(d.stranded, unfinished)
}
