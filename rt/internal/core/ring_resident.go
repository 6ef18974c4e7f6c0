package core

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/poll"
	"github.com/kbind/kbind/rt/internal/ring"
)

// resident keeps one kernel on the device, which reads and writes the queues in the host's memory. Where the kernel is
// in the messages lies there too, so it can be ended between two messages and be launched again: that is how a ring
// pauses, and how it makes way for what waits for every kernel of the device.
type resident struct {
	l              *ringLaunch
	s              *Stream
	drv            driver.ResidentStream
	in, out, words HostBuffer[uint64]
	line           []uint64      // of words
	quit           chan struct{} // ends the watch
	watched        sync.WaitGroup
	count          atomic.Uint64

	mu      sync.Mutex
	running bool // the kernel was launched, and not seen to have ended
	paused  bool
	aside   int // how many want the kernel not to run
	hung    bool
	closed  bool
	beats   []uint64        // of the blocks, when they changed last
	ages    []time.Duration // and how long ago that was, as aged counts
}

func newResident(l *ringLaunch, dev driver.Resident) (*resident, error) {
	x := &resident{l: l, quit: make(chan struct{})}
	if err := l.r.dev.takeRoom(l); err != nil {
		return nil, err
	}
	if err := x.begin(dev); err != nil {
		l.r.dev.leaveRoom(l)
		return nil, err
	}
	return x, nil
}

// begin makes what the kernel needs and launches it.
func (x *resident) begin(dev driver.Resident) error {
	l := x.l
	spec, err := &l.r.spec, error(nil)
	for _, b := range []struct {
		to *HostBuffer[uint64]
		n  int
	}{{&x.in, spec.Capacity * ring.WordsFor(spec.Request)}, {&x.out, spec.Capacity * ring.WordsFor(spec.Reply)},
		{&x.words, l.words()}} {
		if *b.to, err = allocHost[uint64](l.r.dev, b.n); err != nil {
			x.free()
			return err
		}
		clear(b.to.Data())
	}
	x.line = x.words.Data()
	for i := range spec.Blocks {
		x.line[l.place(i)], x.line[l.place(i)+2] = uint64(i), uint64(i) // of the messages, and of those in the inbox
	}
	l.r.q = ring.New(x.in.Data(), x.out.Data(), spec.Capacity, spec.Request, spec.Reply)
	x.beats, x.ages = make([]uint64, spec.Blocks), make([]time.Duration, spec.Blocks)
	if err := x.warmUp(); err != nil {
		l.drop()
		x.free()
		return err
	}
	drv, err := dev.NewResidentStream(x.suspend, x.goOn) // may call them, and others may from here on
	if err != nil {
		l.drop()
		x.free()
		return err
	}
	x.mu.Lock()
	x.drv, x.s = drv, &Stream{dev: l.r.dev, drv: drv}
	err = x.start()
	x.closed = err != nil
	x.mu.Unlock()
	if err != nil {
		_ = x.s.Close() // the error is the one before
		x.l.drop()
		x.free()
		return err
	}
	x.watched.Go(x.watch)
	return nil
}

// warmUp launches a kernel whose threads have memory of their own once, to leave at once: the driver may make room for
// that when no kernel runs, and here nothing is in the way of those who see to that.
func (x *resident) warmUp() error {
	if x.l.k.drv.Info().Local == 0 {
		return nil
	}
	s, err := x.l.r.dev.drv.NewStream()
	if err != nil {
		return err
	}
	x.command(ringLeave)
	err = x.l.on(&Stream{dev: x.l.r.dev, drv: s}, x.in.m, x.out.m, x.words.m)
	if serr := s.Synchronize(context.Background()); err == nil {
		err = serr
	}
	return errors.Join(err, s.Close())
}

func (x *resident) launches() uint64 { return x.count.Load() }

func (x *resident) command(c uint64) {
	for i := range x.beats {
		atomic.StoreUint64(&x.line[ringLine*i], c)
	}
}

// start launches the kernel unless somebody does not want it to run; the caller holds mu.
func (x *resident) start() error {
	if x.s == nil || x.running || x.paused || x.aside > 0 || x.closed || x.hung || x.l.r.failed.Load() != nil {
		return nil
	}
	x.command(ringRun)
	if err := x.l.on(x.s, x.in.m, x.out.m, x.words.m); err != nil {
		x.l.r.fail(err)
		return err
	}
	x.running = true
	x.count.Add(1)
	clear(x.ages)
	return nil
}

// halt ends the kernel; the caller holds mu. A kernel that does not end is hung.
func (x *resident) halt() error {
	if !x.running {
		return nil
	}
	if x.hung {
		if !x.drv.Idle() {
			return x.errHung()
		}
		return x.over() // it has come back
	}
	x.command(ringLeave)
	age, last := time.Duration(0), time.Now()
	for p := poll.Start(poll.Spin); !x.drv.Idle(); p.Pause() {
		now := time.Now()
		if age += aged(now.Sub(last), time.Millisecond); age > time.Duration(x.l.r.limit.Load()) {
			return x.hang()
		}
		last = now
	}
	return x.over()
}

// over takes note of a kernel that has ended; the caller holds mu.
func (x *resident) over() error {
	x.running = false
	x.l.r.age.Store(0)
	err := x.drv.Synchronize(context.Background())
	if err != nil {
		x.l.r.fail(err)
	}
	return err
}

func (x *resident) errHung() error {
	return driver.Errorf(driver.ErrHung,
		"the kernel does not come back from a message, or has not begun: no heartbeat for more than %v, which HungAfter sets",
		time.Duration(x.l.r.limit.Load()))
}

// hang gives up the kernel; the caller holds mu.
func (x *resident) hang() error {
	x.hung = true
	x.command(ringLeave) // should it come back
	err := x.errHung()
	x.l.r.fail(err)
	if c, ok := x.drv.(driver.Canceler); ok {
		c.Cancel(err)
	}
	return err
}

func (x *resident) pause() error {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.paused = true
	return x.halt()
}

func (x *resident) resume() error {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.paused = false
	return x.start()
}

// suspend and goOn are for what waits for every kernel of the device.
func (x *resident) suspend() error {
	x.mu.Lock()
	defer x.mu.Unlock()
	err := x.halt()
	if x.running {
		return fmt.Errorf("the ring %s is in the way: %w", x.l.r.spec.Name, err)
	}
	x.aside++ // its own fault is nothing to those who wait
	return nil
}

func (x *resident) goOn() {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.aside--
	_ = x.start() // an error ends the ring
}

// aged is how much older a heartbeat has become between two looks that were to be so far apart. Where the second one
// comes much later, the program itself did not run, and what it runs on a processor may not have either: the machine
// slept, or a debugger held the process. That time says nothing of the kernel. It does count when other programs keep a
// kernel on a processor from running and not the goroutine that looks, which as a rule sleeps and is let run at once.
func aged(passed, planned time.Duration) time.Duration { return min(passed, 2*planned) }

// watch looks after the kernel: whether it has ended by itself, and whether its heart beats.
func (x *resident) watch() {
	last := time.Now()
	for {
		planned := min(max(time.Duration(x.l.r.limit.Load())/8, 200*time.Microsecond), 10*time.Millisecond)
		select {
		case <-x.quit:
			return
		case <-time.After(planned):
		}
		now := time.Now()
		x.look(aged(now.Sub(last), planned))
		last = now
	}
}

// look is one look of watch, by which heartbeats have become so much older.
func (x *resident) look(older time.Duration) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if !x.running || x.hung {
		return
	}
	if x.drv.Idle() {
		if x.over() == nil {
			x.l.r.fail(driver.Errorf(driver.ErrFault, "the kernel has ended by itself"))
		}
		return
	}
	oldest := time.Duration(0)
	for i := range x.beats {
		if beat := atomic.LoadUint64(&x.line[x.l.place(i)+1]); beat != x.beats[i] {
			x.beats[i], x.ages[i] = beat, 0
		} else {
			x.ages[i] += older
		}
		oldest = max(oldest, x.ages[i])
	}
	x.l.r.age.Store(int64(oldest))
	if oldest > time.Duration(x.l.r.limit.Load()) {
		_ = x.hang() // the ring has the error
	}
}

// end stops the kernel and frees what it used. A kernel that does not end keeps that.
func (x *resident) end() error {
	close(x.quit)
	x.watched.Wait()
	x.mu.Lock()
	x.paused, x.closed = true, true
	err := x.halt()
	if x.hung {
		for until := time.Now().Add(100 * time.Millisecond); !x.drv.Idle() && time.Now().Before(until); {
			time.Sleep(time.Millisecond)
		}
	}
	if x.running && !x.drv.Idle() {
		x.mu.Unlock()
		x.drv.Abandon()
		return err
	}
	x.mu.Unlock() // what follows may want other rings out of the way, and those this one
	if cerr := x.s.Close(); err == nil {
		err = cerr
	}
	x.l.drop()
	x.l.r.dev.leaveRoom(x.l)
	if ferr := x.free(); err == nil {
		err = ferr
	}
	return err
}

func (x *resident) free() error {
	return errors.Join(x.in.Free(), x.out.Free(), x.words.Free())
}
