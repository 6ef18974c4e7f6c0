package core

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"time"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/poll"
	"github.com/kbind/kbind/rt/internal/ring"
)

// RingSpec is what a ring was generated with.
type RingSpec struct {
	Name           string // for messages
	Blocks         int    // of the kernel
	Block          int    // threads of a block that answer a message together
	Capacity       int    // messages under way at most, a power of two
	Request, Reply int    // bytes of a message
	Inbox          int    // words of the memory for messages of other kernels, the first state; 0 if there is none
}

// hungAfter is how old a heartbeat becomes unless HungAfter says otherwise.
const hungAfter = 10 * time.Second

// Ring is a kernel that answers messages, and the queues between it and the program.
type Ring struct {
	spec RingSpec
	dev  *device
	q    *ring.Queue
	run  runner
	wake func() // there is a message; nil when nobody is to be told
	limit,
	age atomic.Int64 // nanoseconds: see HungAfter, and of the oldest heartbeat

	failed  atomic.Pointer[error]
	closing atomic.Pointer[error] // why it is being closed; set before the queue lets no message in
	ending  sync.Once
	ended   chan struct{} // closed when Close is through
	fault   error         // of Close

	mu    sync.Mutex  // of what follows
	stop  func() bool // unhooks the ring from its context
	since time.Time   // the Stats before
	seen  uint64      // messages that it counted
}

// runner runs the kernel of a ring.
type runner interface {
	pause() error
	resume() error
	launches() uint64
	end() error // stops the kernel and frees everything; the queue is closed, so nobody uses its memory
}

// StartRing starts a ring whose kernel is spec.Kernels[kernel]; state passes the arguments after the queues.
func StartRing(ctx context.Context, spec *driver.ModuleSpec, kernel int, rs RingSpec, state func(*Call)) (*Ring,
	error) {
	r, err := startRing(ctx, spec, kernel, rs, state)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", rs.Name, err)
	}
	return r, nil
}

func startRing(ctx context.Context, spec *driver.ModuleSpec, kernel int, rs RingSpec, state func(*Call)) (*Ring,
	error) {
	dev, err := deviceFor(ctx, spec)
	if err != nil {
		return nil, err
	}
	if err := ctx.Err(); err != nil {
		return nil, whyEnded(ctx)
	}
	res, stays := dev.drv.(driver.Resident)
	if _, pinned := dev.drv.(driver.HostAllocator); !pinned || spec.Dialect == driver.OpenCL {
		stays = false
	}
	if rs.Inbox > 0 && !stays { // before the kernel is compiled
		return nil, errNoInbox()
	}
	m, err := dev.load(spec)
	if err != nil {
		return nil, err
	}
	k, err := m.resolve(kernel)
	if err != nil {
		return nil, err
	}
	r := &Ring{spec: rs, dev: dev, ended: make(chan struct{}), since: time.Now()}
	r.limit.Store(int64(hungAfter))
	l := &ringLaunch{r: r, k: k, state: state}
	if stays {
		r.run, err = newResident(l, res)
		if errors.Is(err, driver.ErrNotSupported) {
			stays = false
		}
	}
	switch {
	case stays:
	case rs.Inbox > 0:
		err = fmt.Errorf("messages from other kernels need a kernel that stays on the device: %w", err)
	default:
		r.run, err = newBatches(l)
	}
	if err != nil {
		return nil, err
	}
	if !dev.addRing(r) {
		_ = r.Close() // the device is what is wrong
		return nil, dev.errClosed()
	}
	if ctx.Done() != nil {
		r.mu.Lock() // it may end at once, and others may close the ring already
		r.stop = context.AfterFunc(ctx, func() {
			_ = r.close(whyEnded(ctx)) // Close has the error
		})
		r.mu.Unlock()
	}
	return r, nil
}

func errNoInbox() error {
	return driver.Errorf(driver.ErrNotSupported,
		"messages from other kernels: launches answer batches here, and see nothing that is sent meanwhile")
}

// ringLaunch launches the kernel of a ring.
type ringLaunch struct {
	r     *Ring
	k     *Kernel
	state func(*Call)
	// What the first launch was given, and what it is in: nobody frees that before the ring ends.
	args   []driver.Arg
	values []byte
	held   []*memory
}

// words are the words between host and kernel: for each block the host's command, and then for each where it is in the
// messages and its heartbeat. Each block has lines of its own: reads of one line of the host's memory by several blocks
// wait for each other, a microsecond each.
func (l *ringLaunch) words() int { return 2 * ringLine * l.r.spec.Blocks }

// NewInbox makes the memory for messages that other kernels send a ring: n words, all of them 0.
func NewInbox(ctx context.Context, n int) (Buffer[uint64], error) {
	dev, err := deviceOf(ctx)
	if err != nil {
		return Buffer[uint64]{}, err
	}
	s, err := dev.takeStream()
	if err != nil {
		return Buffer[uint64]{}, err
	}
	defer dev.giveStream(s)
	b, err := newBuffer[uint64](dev, n)
	if err != nil {
		return b, err
	}
	if err := errors.Join(b.Zero(s), s.Synchronize(ctx)); err != nil {
		return Buffer[uint64]{}, errors.Join(err, b.Free())
	}
	return b, nil
}

// ringLine is the words from one block's to the next one's.
const ringLine = 16

// place is where the words of block i begin that the kernel writes.
func (l *ringLaunch) place(i int) int { return ringLine * (l.r.spec.Blocks + i) }

// The host's commands.
const (
	ringRun   = 0
	ringLeave = 1
	ringDrain = 2 // leave when there is no message
)

// block is the threads of a block: one message is moved by a warp, even if one thread answers it, on devices that have
// warps.
func (l *ringLaunch) block() uint32 {
	if n := l.r.spec.Block; n > 1 || l.r.dev.info.Kind == driver.KindCPU {
		return uint32(n)
	}
	return 32
}

// on queues the kernel on s.
func (l *ringLaunch) on(s *Stream, in, out, words *memory) error {
	spec := &l.r.spec
	c := l.k.Prepare(s, Launch{Grid: driver.Dim3{X: uint32(spec.Blocks)}, Block: driver.Dim3{X: l.block()}})
	if l.args != nil {
		c.ring = l
		c.l.Args, c.l.Values = append(c.l.Args, l.args...), append(c.l.Values, l.values...)
		return c.Launch()
	}
	for _, m := range []*memory{in, out, words} {
		c.putMem(m, 0, m.size/8, 8, nil)
	}
	c.ring = l
	if l.state != nil {
		l.state(c)
	}
	if a := c.l.Args; c.err == nil && spec.Inbox > 0 && (len(a) < 4 || a[3].Size < 8*spec.Inbox) {
		c.failKind(driver.ErrInvalidLaunch, "the inbox has fewer than %d elements; New%sInbox makes it", spec.Inbox,
			spec.Name)
	}
	if c.err != nil {
		l.drop()
	} else {
		l.args, l.values = slices.Clone(c.l.Args), slices.Clone(c.l.Values)
	}
	return c.Launch()
}

// keep holds memory that c is passed.
func (l *ringLaunch) keep(c *Call, m *memory) {
	if !m.hold() {
		c.failf("%s: %w", c.param(), m.usable(nil))
		return
	}
	l.held = append(l.held, m)
}

// drop lets the memory of the state go; a launch that follows is given its arguments anew.
func (l *ringLaunch) drop() {
	for _, m := range l.held {
		m.drop()
	}
	l.args, l.values, l.held = nil, nil, nil
}

// fail ends every call that waits with err; the first error counts.
func (r *Ring) fail(err error) {
	r.failed.CompareAndSwap(nil, &err)
}

// why is the error for calls of a ring that has failed.
func (r *Ring) why() error {
	if p := r.failed.Load(); p != nil {
		return fmt.Errorf("%s: %w", r.spec.Name, *p)
	}
	return nil
}

// usable returns why a call can do nothing, or nil.
func (r *Ring) usable(ctx context.Context) error {
	if r == nil {
		return errNilRing()
	}
	if isNil(ctx) {
		return fmt.Errorf("%s: %w", r.spec.Name, errNilContext())
	}
	return nil
}

// errNilRing is for who has not looked at the error of StartRing.
func errNilRing() error {
	return driver.Errorf(driver.ErrClosed, "the ring is nil: it was not started, and the function that starts it said why")
}

// waiter paces a loop that waits for the device or for room.
type waiter struct {
	r     *Ring
	ctx   context.Context
	tries int
	pause int // of the yield before
	pace  poll.Pacer
}

// spins is how often a waiter looks before it begins to look at the clock, some microseconds.
const spins = 256

// again waits a little, or returns why there is no more to wait for.
func (w *waiter) again() error {
	w.tries++
	if w.r.dev.info.Kind == driver.KindCPU {
		runtime.Gosched() // the kernel may need this very processor
	} else if w.tries < spins {
		return nil
	}
	if err := w.r.why(); err != nil {
		return err
	}
	if (w.tries%16 == 0 || w.tries > 2*spins) && w.ctx.Err() != nil {
		return fmt.Errorf("%s: %w", w.r.spec.Name, whyEnded(w.ctx))
	}
	if w.tries < 2*spins {
		return nil
	}
	if w.tries == 2*spins {
		w.pace = poll.Start(poll.Spin)
	}
	w.pace.Pause()
	return nil
}

// TrySend sends a request, whose bytes req points at; driver.ErrFull when there is no room.
func (r *Ring) TrySend(req unsafe.Pointer) error {
	if r == nil {
		return errNilRing()
	}
	if err := r.why(); err != nil {
		return err
	}
	if _, _, err := r.q.Put(req, 1, ring.Sent); err != nil {
		return r.errPut(err)
	}
	r.tell()
	return nil
}

// tell has a runner that waits look for messages.
func (r *Ring) tell() {
	if r.wake != nil {
		r.wake()
	}
}

// yield is again for what another goroutine does, which is left alone for longer and longer, up to some microseconds.
func (w *waiter) yield() error {
	if w.r.dev.info.Kind != driver.KindCPU { // whose kernels need the processor
		w.pause = min(max(16, 2*w.pause), 256)
		ring.Relax(w.pause)
	}
	return w.again()
}

// errPut is the error for a message that could not be put in.
func (r *Ring) errPut(err error) error {
	if errors.Is(err, ring.ErrFull) {
		return driver.Errorf(driver.ErrFull,
			"%s: %d messages are under way, which is all there is room for; receive replies, or give the ring a larger "+
				"capacity=", r.spec.Name, r.q.Capacity())
	}
	if why := r.why(); why != nil {
		return why
	}
	return fmt.Errorf("%s: %w", r.spec.Name, *r.closing.Load())
}

// send puts in as many of count requests as there is room for; it waits for room for one.
func (r *Ring) send(ctx context.Context, req unsafe.Pointer, count int, kind ring.Kind) (n uint64, sent int,
	err error) {
	if err := r.why(); err != nil {
		return 0, 0, err
	}
	n, sent, err = r.q.Put(req, count, kind)
	if err == ring.ErrFull {
		// Who follows a receiver slot by slot takes from it, each time, the line that it writes next. A longer pause
		// leaves it alone until an eighth of the slots is free, or about that.
		w := waiter{r: r, ctx: ctx, pause: r.q.Capacity() / 16}
		for err == ring.ErrFull {
			if err := w.yield(); err != nil {
				return 0, 0, err
			}
			n, sent, err = r.q.Put(req, count, kind)
		}
	}
	if err != nil {
		return 0, 0, r.errPut(err)
	}
	r.tell()
	return n, sent, nil
}

// Send sends a request; it waits for room.
func (r *Ring) Send(ctx context.Context, req unsafe.Pointer) error {
	return r.SendAll(ctx, req, 1)
}

// SendAll sends count requests, which lie one after the other.
func (r *Ring) SendAll(ctx context.Context, reqs unsafe.Pointer, count int) error {
	if err := r.usable(ctx); err != nil {
		return err
	}
	for sent := 0; sent < count; {
		_, n, err := r.send(ctx, unsafe.Add(reqs, sent*r.spec.Request), count-sent, ring.Sent)
		if err != nil {
			return err
		}
		sent += n
	}
	return nil
}

// Call sends a request and waits for its reply.
func (r *Ring) Call(ctx context.Context, req, reply unsafe.Pointer) error {
	if err := r.usable(ctx); err != nil {
		return err
	}
	n, _, err := r.send(ctx, req, 1, ring.Called)
	if err != nil {
		return err
	}
	w := waiter{r: r, ctx: ctx}
	for !r.q.Take(n, reply) {
		if err := w.again(); err != nil {
			if r.q.Take(n, reply) { // it has come meanwhile
				return nil
			}
			r.q.Leave(n)
			return err
		}
	}
	return nil
}

// Recv waits for the reply to the first message of Send whose reply nobody has received.
func (r *Ring) Recv(ctx context.Context, reply unsafe.Pointer) error {
	_, err := r.RecvSome(ctx, reply, 1)
	return err
}

// RecvSome is Recv of as many replies as are there, at least one and at most count, which it puts one after the other.
func (r *Ring) RecvSome(ctx context.Context, replies unsafe.Pointer, count int) (int, error) {
	if err := r.usable(ctx); err != nil {
		return 0, err
	}
	w := waiter{r: r, ctx: ctx}
	for !r.q.TryReceive() {
		if err := w.yield(); err != nil {
			return 0, err
		}
	}
	defer r.q.EndReceive()
	for {
		if n := r.q.Receive(replies, count); n > 0 || count == 0 {
			return n, nil
		}
		if err := w.again(); err != nil {
			return 0, err
		}
	}
}

// Drain waits until the messages sent so far are answered.
func (r *Ring) Drain(ctx context.Context) error {
	if err := r.usable(ctx); err != nil {
		return err
	}
	head := r.q.Head()
	for w := (waiter{r: r, ctx: ctx}); ; {
		if n, _ := r.q.Waiting(head); n == 0 {
			return r.why()
		}
		if err := w.again(); err != nil {
			return err
		}
	}
}

// Pause ends the kernel; messages wait until Resume.
func (r *Ring) Pause() error { return r.change(runner.pause) }

// Resume starts the kernel again.
func (r *Ring) Resume() error { return r.change(runner.resume) }

func (r *Ring) change(do func(runner) error) error {
	if r == nil {
		return errNilRing()
	}
	if err := r.why(); err != nil {
		return err
	}
	if err := do(r.run); err != nil {
		return fmt.Errorf("%s: %w", r.spec.Name, err)
	}
	return r.why()
}

// HungAfter sets the age of a heartbeat with which the kernel counts as hung.
func (r *Ring) HungAfter(age time.Duration) {
	if r != nil {
		r.limit.Store(int64(max(age, time.Millisecond)))
	}
}

// Close stops the kernel and frees what the ring has.
func (r *Ring) Close() error {
	if r == nil {
		return nil
	}
	return r.close(driver.Errorf(driver.ErrClosed, "the ring is already closed"))
}

func (r *Ring) close(why error) error {
	r.ending.Do(func() {
		defer close(r.ended)
		r.closing.Store(&why)
		r.q.Shut()
		r.mu.Lock()
		stop := r.stop
		r.mu.Unlock()
		if stop != nil {
			stop()
		}
		faulty := r.failed.Load() != nil
		err := r.run.pause() // so that replies which are on their way come
		r.fail(why)
		r.q.Close()
		if ferr := r.run.end(); err == nil {
			err = ferr
		}
		r.dev.removeRing(r)
		if first := *r.failed.Load(); faulty && !errors.Is(first, driver.ErrClosed) {
			err = first // nobody may have waited
		}
		if err != nil {
			r.fault = fmt.Errorf("%s: %w", r.spec.Name, err)
		}
		r.age.Store(0) // nobody looks at it any more
	})
	<-r.ended
	return r.fault
}
