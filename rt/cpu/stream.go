package cpu

import (
	"context"
	"slices"
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/simt"
	"github.com/kbind/kbind/rt/driver"
)

// A stream is a ring buffer of operations and a goroutine that executes them in order and ends when there are none
// left. Operations are numbered from 1, and done is the number of the last one that was executed, so that to wait for
// anything is to wait for a number. The storage of operations is reused: queueing allocates only while the ring grows.

// ringMax is the number of operations that wait at most; then queueing waits for room.
const ringMax = 1024

// stageMax is the size in bytes up to which an upload is copied into its operation; a larger one waits for its turn.
const stageMax = 4096

type opKind uint8

const (
	opLaunch opKind = iota
	opUpload
	opDownload
	opCopy
	opFill
	opRecord
	opWait
	opCall
)

// op is one operation.
type op struct {
	kind opKind
	seq  uint64

	argStore   [12]simt.Arg // where args and values begin; longer ones are allocated
	valueStore [24]uint64

	kernel      *kernel // opLaunch
	grid, block driver.Dim3
	shared      int
	beside      bool // the blocks run beside each other
	args        []simt.Arg
	checked     bool     // the checked form runs
	caller      string   // of a checked launch: where it was launched
	values      []uint64 // bytes of by-value arguments, of an upload or of a pattern

	dst, src unsafe.Pointer // opUpload, opDownload, opCopy, opFill
	n, unit  int            // bytes in all and of the pattern
	who      *waiter        // opUpload, opDownload: who waits for the copy, if somebody does

	event *event    // opRecord
	call  *hostCall // opCall
	on    *stream
	until uint64 // opWait: the number on the stream on
}

// release drops the references, but not the storage, of an operation that is done.
func (o *op) release() {
	clear(o.args)
	o.args, o.values = nil, nil
	o.kernel, o.dst, o.src, o.who, o.event, o.on, o.call = nil, nil, nil, nil, nil, nil, nil
}

// setValues copies bytes into the operation.
func (o *op) setValues(b []byte) {
	words := (len(b) + 7) / 8
	if o.values = o.valueStore[:]; words > len(o.values) {
		o.values = make([]uint64, words)
	}
	o.values = o.values[:words]
	if words > 0 {
		copy(unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(o.values))), words*8), b)
	}
}

// value returns the address of the copied bytes.
func (o *op) value() unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(o.values)) }

type stream struct {
	dev   *device
	job   job
	runFn func() // s.run, made once

	mu       sync.Mutex
	room     sync.Cond // the ring has room
	ring     []*op     // the length is a power of two
	head, n  int       // the n operations from head on wait
	cur      *op       // being worked on
	running  bool      // the goroutine exists
	seq      uint64    // number of the last operation queued
	done     uint64    // number of the last operation executed
	canceled uint64    // operations up to this number are to be skipped
	err      error     // an error that nobody has seen yet; what is queued is skipped meanwhile
	waiters  []*waiter
	blocked  *waiter   // of the running opWait
	calling  *hostCall // the running opCall
	closed   bool

	resident bool // its kernels run until the host tells them to end

	native handle
	via    atomic.Pointer[guest] // the context that the stream ends with, if it is not the device
}

// waiter waits for an operation of a stream.
type waiter struct {
	seq uint64
	ch  chan struct{} // of capacity 1

	skipped error // why the operation was skipped, for a copy
}

var waiters = sync.Pool{New: func() any { return &waiter{ch: make(chan struct{}, 1)} }}

func (d *device) NewStream() (driver.Stream, error) {
	s, err := d.newStream(false)
	if err != nil {
		return nil, err
	}
	return s, nil
}

func (d *device) newStream(resident bool) (*stream, error) {
	if err := d.check(); err != nil {
		return nil, err
	}
	s := &stream{dev: d, ring: newOps(16), cur: new(op), resident: resident}
	s.runFn = s.run
	s.room.L = &s.mu
	s.job.init(d, resident)
	d.mu.Lock()
	defer d.mu.Unlock()
	d.streams[s] = struct{}{}
	return s, nil
}

// newOps returns n operations.
func newOps(n int) []*op {
	store, list := make([]op, n), make([]*op, n)
	for i := range list {
		list[i] = &store[i]
	}
	return list
}

// push returns the next operation to be filled in; the caller holds the lock from before push until after it called
// start.
func (s *stream) push(kind opKind) (*op, error) {
	for {
		if s.closed {
			return nil, driver.Errorf(driver.ErrClosed, "cpu: the stream is already closed")
		}
		if err := s.dev.check(); err != nil {
			return nil, err
		}
		if s.n < len(s.ring) {
			break
		}
		if s.n < ringMax {
			more := newOps(len(s.ring))
			s.ring = slices.Concat(s.ring[s.head:], s.ring[:s.head], more)
			s.head = 0
			break
		}
		s.room.Wait()
	}
	o := s.ring[(s.head+s.n)%len(s.ring)]
	o.kind = kind
	return o, nil
}

// start queues the operation that push returned.
func (s *stream) start(o *op) {
	s.seq++
	o.seq = s.seq
	s.n++
	if !s.running {
		s.running = true
		go s.runFn()
	}
}

// run executes the operations of the queue.
func (s *stream) run() {
	finished := false
	defer func() {
		if !finished { // a kernel called runtime.Goexit
			s.mu.Lock()
			s.finish(driver.Errorf(driver.ErrFault, "cpu: a kernel ended its goroutine"))
			go s.runFn()
			s.mu.Unlock()
		}
	}()
	s.mu.Lock()
	for s.n > 0 {
		skip := s.pop()
		s.mu.Unlock()
		err := s.do(s.cur, skip)
		s.mu.Lock()
		s.finish(err)
	}
	s.running = false
	s.mu.Unlock()
	finished = true
}

// pop makes the first operation of the queue the current one and reports whether it is to be skipped; the caller holds
// the lock.
func (s *stream) pop() (skip bool) {
	s.cur, s.ring[s.head] = s.ring[s.head], s.cur
	s.head = (s.head + 1) % len(s.ring)
	if s.n == len(s.ring) {
		s.room.Broadcast()
	}
	s.n--
	s.job.stop.Store(false)
	skip = s.err != nil || s.cur.seq <= s.canceled
	if w := s.cur.who; w != nil && skip {
		if w.skipped = s.err; w.skipped == nil {
			w.skipped = context.Canceled
		}
	}
	return skip
}

// finish ends the current operation; the caller holds the lock.
func (s *stream) finish(err error) {
	s.cur.release()
	s.done = s.cur.seq
	if stopped, ok := err.(*driver.StoppedError); ok && s.err != nil { // the reason why it was stopped
		stopped.Cause, s.err = s.err, stopped
	} else if err != nil && s.err == nil {
		s.err = err
	}
	s.wake()
}

// do executes one operation. An operation that is skipped has no effect, but events are still reached, so that nobody
// waits for ever.
func (s *stream) do(o *op, skip bool) error {
	if o.kind == opRecord {
		o.event.reached(s, o.seq)
		return nil
	}
	if skip && o.kind == opCall {
		o.call.skip()
	}
	if skip {
		return nil
	}
	switch o.kind {
	case opLaunch:
		return s.job.launch(o)
	case opUpload, opDownload, opCopy:
		s.copyBytes(o.kind, o.dst, o.src, o.n)
	case opFill:
		fill(unsafe.Slice((*byte)(o.dst), o.n), unsafe.Slice((*byte)(o.value()), o.unit))
		s.dev.wrote(o.dst, o.n)
	case opWait:
		s.waitOther(o)
	case opCall:
		return s.callHost(o)
	}
	return nil
}

// fill repeats the pattern over dst.
func fill(dst, pattern []byte) {
	if len(pattern) == 1 && pattern[0] == 0 {
		clear(dst)
		return
	}
	for n := copy(dst, pattern); n < len(dst); n *= 2 {
		copy(dst[n:], dst[:n])
	}
}

// waitOther waits for an operation of another stream, or until this stream is cancelled.
func (s *stream) waitOther(o *op) {
	w := o.on.waiter(o.until)
	if w == nil {
		return
	}
	s.mu.Lock()
	s.blocked = w
	canceled := o.seq <= s.canceled
	s.mu.Unlock()
	if !canceled {
		<-w.ch
	}
	s.mu.Lock()
	s.blocked = nil
	s.mu.Unlock()
	o.on.forget(w)
}

// waiter registers a wait for operation seq, nil if that is done.
func (s *stream) waiter(seq uint64) *waiter {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.done >= seq {
		return nil
	}
	return s.addWaiter(seq)
}

// addWaiter registers a wait; the caller holds the lock.
func (s *stream) addWaiter(seq uint64) *waiter {
	w := waiters.Get().(*waiter)
	w.seq = seq
	s.waiters = append(s.waiters, w)
	return w
}

// forget ends a wait, whether or not it was woken.
func (s *stream) forget(w *waiter) {
	s.mu.Lock()
	for i, o := range s.waiters {
		if o == w {
			last := len(s.waiters) - 1
			s.waiters[i], s.waiters[last] = s.waiters[last], nil
			s.waiters = s.waiters[:last]
			break
		}
	}
	s.mu.Unlock()
	select {
	case <-w.ch:
	default:
	}
	w.skipped = nil
	waiters.Put(w)
}

// wake wakes those who wait for operations that are done; the caller holds the lock.
func (s *stream) wake() {
	for _, w := range s.waiters {
		if w.seq <= s.done {
			w.notify()
		}
	}
}

// notify wakes the waiter; a second time has no effect.
func (w *waiter) notify() {
	select {
	case w.ch <- struct{}{}:
	default:
	}
}

// waitFor waits until operation seq is done or ctx ends.
func (s *stream) waitFor(ctx context.Context, seq uint64) error {
	w := s.waiter(seq)
	if w == nil {
		return nil
	}
	defer s.forget(w)
	select {
	case <-w.ch:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (s *stream) isDone(seq uint64) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.done >= seq
}

// last returns the number of the last operation queued.
func (s *stream) last() (uint64, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return 0, driver.Errorf(driver.ErrClosed, "cpu: the stream is already closed")
	}
	return s.seq, s.dev.check()
}

// report returns the error that nobody has seen, once.
func (s *stream) report() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	err := s.err
	s.err = nil
	return err
}

func (s *stream) Synchronize(ctx context.Context) error {
	seq, err := s.last()
	if err != nil {
		return err
	}
	if err := s.waitFor(ctx, seq); err != nil {
		return err
	}
	return s.report()
}

func (s *stream) Cancel(cause error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.done == s.seq {
		return
	}
	s.canceled = s.seq
	s.job.halt()
	if s.err == nil {
		s.err = cause
	}
	if s.blocked != nil {
		s.blocked.notify()
	}
	s.stopCall()
}

func (s *stream) Close() error {
	s.mu.Lock()
	if s.closed {
		s.mu.Unlock()
		return nil
	}
	s.closed = true
	natives.take(&s.native)
	seq := s.seq
	s.room.Broadcast()
	s.mu.Unlock()
	_ = s.waitFor(context.Background(), seq) // cannot fail: the context does not end
	s.dev.mu.Lock()
	delete(s.dev.streams, s)
	s.dev.mu.Unlock()
	return s.report()
}
