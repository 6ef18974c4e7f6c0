package nccl

import (
	"errors"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"sync"
	"time"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/core"
	"github.com/kbind/kbind/rt/internal/dl"
)

// device is a rank whose operations the vendor's library makes.
//
// The library has communicators whose calls return at once, each for the price of a thread, and such whose calls
// block until what they do is queued, which may be as long as another rank does not come. A call that blocks cannot
// be left alone, since nothing of its communicator may be freed meanwhile. So in the mode blocking each rank has two,
// which share what they can: one that does not block, with which nothing is done but to make the second, and one that
// blocks. To abort the first has the calls with the second return. See free. In other modes there is the first alone.
type device struct {
	lib     *library
	place   core.Place
	control *host     // to the other ranks: the library notices late, or not at all, that one is gone
	peers   []*device // of one process, this one included
	mode    mode

	calling sync.Mutex // held by who calls the library, until what is called is queued; locked before mu
	made    communicators
	now     call         // what is being called
	frame   dl.Frame     // of the call
	result  result       // of the call
	invoke  func() error // calls it: the method invokeNow, as a value made once

	mu      sync.Mutex // held for what is below
	comm    uintptr    // for operations: the first or the second; 0 after abort and close
	blocks  bool       // it is the second
	state   int32      // where ncclCommGetAsyncError writes
	ask     [2]uintptr
	group   []call                     // what was called in a group
	held    bool                       // a group is under way
	cause   error                      // why it was aborted
	over    bool                       // closed, or being aborted
	done    chan struct{}              // closed when the library has forgotten it
	streams map[driver.Failer]struct{} // on which operations were queued
	graphs  map[driver.Graph]struct{}
}

// call is an operation and where it is done.
type call struct {
	operation
	to, from, stream uintptr
	on               *core.Stream  // of which stream is the handle, kept while the library is called
	mems             [2]driver.Mem // held until the operation is queued
}

// hold keeps the memory of a call from being freed by another goroutine until drop.
func (c *call) hold() error {
	for i, m := range c.mems {
		if h, ok := m.(driver.Holdable); ok && !h.Hold() {
			for _, m := range c.mems[:i] {
				drop(m)
			}
			return driver.Errorf(driver.ErrFreed, "the buffer is used after Free")
		}
	}
	return nil
}

// drop ends hold; the caller holds no lock.
func (c *call) drop() {
	for _, m := range c.mems {
		drop(m)
	}
}

func drop(m driver.Mem) {
	if h, ok := m.(driver.Holdable); ok {
		h.Drop()
	}
}

// settle waits until the library has done what was called, or the communicator is aborted; the caller holds calling.
// It does not allocate.
func (d *device) settle() error {
	const soon = 200 * time.Microsecond
	begin := time.Now()
	for pause := time.Microsecond; ; {
		d.mu.Lock()
		r, err := d.poll()
		d.mu.Unlock()
		if err != nil || r != inProgress {
			return err
		}
		if time.Since(begin) < soon {
			runtime.Gosched()
			continue
		}
		time.Sleep(pause)
		pause = min(2*pause, time.Millisecond)
	}
}

// poll asks how the communicator is; the caller holds mu, and calling where the communicator does not block.
func (d *device) poll() (result, error) {
	if err := d.usable(); err != nil {
		return 0, err
	}
	d.ask = [2]uintptr{d.comm, uintptr(unsafe.Pointer(&d.state))}
	if err := d.lib.check("ncclCommGetAsyncError", result(d.lib.asyncError.CallSlice(d.ask[:])), d.comm); err != nil {
		return 0, err
	}
	return result(d.state), d.lib.check("the communicator", result(d.state), d.comm)
}

// usable returns why there is no communicator any more, or nil; the caller holds mu.
func (d *device) usable() error {
	if d.cause == nil && d.comm == 0 {
		return errClosed
	}
	return d.cause
}

// manyStreams is a number of streams from which on those that are idle, perhaps closed, are forgotten.
const manyStreams = 64

// Begin is part of driver.Engine, as Attach and Detach are. It notes a stream, which gets an error if the communicator
// is aborted before its work is done.
func (d *device) Begin(s driver.Stream) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if err := d.usable(); err != nil {
		return err
	}
	f, ok := s.(driver.Failer)
	if !ok {
		return nil
	}
	if _, have := d.streams[f]; !have && len(d.streams) >= manyStreams {
		maps.DeleteFunc(d.streams, func(f driver.Failer, _ struct{}) bool { return f.Idle() })
	}
	d.streams[f] = struct{}{}
	return nil
}

// Attach notes a graph, which ends before the communicator: the library waits for it.
func (d *device) Attach(g driver.Graph) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if err := d.usable(); err != nil {
		return err
	}
	d.graphs[g] = struct{}{}
	return nil
}

// Detach forgets a graph.
func (d *device) Detach(g driver.Graph) {
	d.mu.Lock()
	defer d.mu.Unlock()
	delete(d.graphs, g)
}

// closeGraphs closes the graphs with operations of the rank.
func (d *device) closeGraphs() {
	d.mu.Lock()
	list := slices.Collect(maps.Keys(d.graphs))
	d.mu.Unlock()
	for _, g := range list {
		_ = g.Close() // whoever launches it learns why it is gone
	}
}

// watch aborts the communicator when the library says that it has failed.
func (d *device) watch() {
	t := time.NewTicker(50 * time.Millisecond)
	defer t.Stop()
	for {
		select {
		case <-d.done:
			return
		case <-t.C:
			if over, err := d.look(); over { // closed, which is no failure
				return
			} else if err != nil {
				d.giveUp(err)
				return
			}
		}
	}
}

// look asks how the communicator and the other ranks are, and reports whether it is over.
func (d *device) look() (over bool, err error) {
	free := d.calling.TryLock()
	d.mu.Lock()
	over = d.over
	if !over && (free || d.blocks) {
		_, err = d.poll()
	}
	d.mu.Unlock()
	if free {
		d.calling.Unlock()
	}
	if !over && err == nil {
		err = d.control.deserted()
	}
	return over, err
}

// giveUp aborts the communicator because the library has failed, unless the control connections, which know better
// which rank is lost, do so soon.
func (d *device) giveUp(err error) {
	select {
	case <-d.control.dead:
	case <-time.After(200 * time.Millisecond):
		d.abort(err)
	}
}

// queue calls the library's function, or keeps the call for the end of the group.
func (d *device) queue(s *core.Stream, o operation, dst, src driver.Window) error {
	c := call{operation: o, on: s, mems: [2]driver.Mem{dst.Mem, src.Mem}}
	if err := c.hold(); err != nil {
		return err
	}
	err := c.place(d, dst, src)
	if err == nil && d.keep(c) {
		return nil // dropGroup drops it
	}
	if err == nil {
		err = d.start(&c)
	}
	c.drop()
	return err
}

// place finds where a call is done.
func (c *call) place(d *device, dst, src driver.Window) (err error) {
	if c.stream, err = c.on.NativeFor(d, dst, src); err != nil {
		return err
	}
	if c.to, err = address(dst); err != nil {
		return err
	}
	c.from, err = address(src)
	return err
}

// keep keeps a call for the end of the group, if one is under way.
func (d *device) keep(c call) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.held {
		d.group = append(d.group, c)
	}
	return d.held
}

// start calls the library's function, after the other ranks' agreement where calls are compared, and waits until the
// operation is queued.
func (d *device) start(c *call) error {
	err := c.on.Keep()
	if err != nil {
		return err
	}
	d.calling.Lock()
	if d.mode&compared != 0 {
		err = d.compare([]call{*c})
	}
	if err == nil {
		d.now = *c
		if err = d.place.Bound(d.invoke); err == nil && d.result == inProgress {
			err = d.settle()
		}
		d.now.on, d.now.mems = nil, [2]driver.Mem{} // which nobody keeps any more
	}
	d.calling.Unlock()
	c.on.Release()
	return d.answer(err)
}

// compare waits until the other ranks call the same.
func (d *device) compare(calls []call) error {
	err := d.control.tell(calls)
	if err == nil {
		err = d.control.agree(calls)
	}
	if err != nil {
		return &broken{err}
	}
	return nil
}

// broken is an error that ends the communicator.
type broken struct{ error }

func (e *broken) Unwrap() error { return e.error }

// answer is what a caller gets of an error. One that ends the communicator aborts it; where it is aborted all get the
// reason, once the library has let go of it.
func (d *device) answer(err error) error {
	if err == nil {
		return nil
	}
	var own *broken
	var failed *failure
	switch {
	case errors.As(err, &own):
		d.abort(own.error)
	case errors.As(err, &failed) && !failed.harmless():
		d.giveUp(err)
	}
	d.mu.Lock()
	cause := d.cause
	d.mu.Unlock()
	if cause == nil {
		return err
	}
	<-d.done
	return cause
}

// invokeNow calls the library's function for the call now; the caller holds calling, and is bound to the device.
func (d *device) invokeNow() (err error) {
	d.result, err = d.call(&d.now)
	return err
}

// call calls the library's function; the caller holds calling.
func (d *device) call(c *call) (result, error) {
	d.mu.Lock()
	err, comm := d.usable(), d.comm
	d.mu.Unlock()
	if err != nil {
		return 0, err
	}
	d.control.count(c.operation)
	f, n := d.arguments(c, comm)
	r := result(f.CallFrame(&d.frame, n))
	return r, d.lib.check(kindNames[c.kind], r, comm)
}

// arguments lays out a call and returns the function and how many arguments it has.
func (d *device) arguments(c *call, comm uintptr) (dl.Func, int) {
	a, n, t, op, peer := &d.frame.Args, uintptr(c.count), uintptr(c.dtype), uintptr(c.op), uintptr(c.peer)
	switch c.kind {
	case allReduce, reduceScatter:
		*a = [12]uintptr{c.from, c.to, n, t, op, comm, c.stream}
		if c.kind == allReduce {
			return d.lib.allReduce, 7
		}
		return d.lib.reduceScatter, 7
	case allGather:
		*a = [12]uintptr{c.from, c.to, n, t, comm, c.stream}
		return d.lib.allGather, 6
	case broadcast:
		*a = [12]uintptr{c.from, c.to, n, t, peer, comm, c.stream}
		return d.lib.broadcast, 7
	case reduce:
		*a = [12]uintptr{c.from, c.to, n, t, op, peer, comm, c.stream}
		return d.lib.reduce, 8
	case send:
		*a = [12]uintptr{c.from, n, t, peer, comm, c.stream}
		return d.lib.send, 6
	}
	*a = [12]uintptr{c.to, n, t, peer, comm, c.stream}
	return d.lib.receive, 6
}

// address is where a window begins, for the vendor.
func address(w driver.Window) (uintptr, error) {
	if w.Mem == nil {
		return 0, nil
	}
	m, ok := w.Mem.(driver.NativeMemory)
	if !ok {
		return 0, driver.Errorf(driver.ErrNotSupported, "the memory has no address")
	}
	at, err := m.NativeMem(w.Offset)
	return at.Handle, err
}

func (d *device) beginGroup() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.held {
		return errNested
	}
	d.held = true
	return nil
}

func (d *device) dropGroup() {
	d.mu.Lock()
	calls := d.group
	d.mu.Unlock()
	for i := range calls {
		calls[i].drop()
	}
	clear(calls)
	d.mu.Lock()
	defer d.mu.Unlock()
	d.held, d.group = false, calls[:0]
}

// abort ends all operations, of all ranks, with a reason.
func (d *device) abort(cause error) { d.control.abort(cause) } // which calls end

// end aborts the communicators of this process, all at once: each waits for the others.
func (d *device) end(cause error) {
	var wg sync.WaitGroup
	for _, p := range d.peers {
		p.mu.Lock()
		over, streams := p.over, p.streams
		if !over {
			p.streams = nil
			p.cause, p.comm, p.over = fmt.Errorf("the communicator is aborted: %w", cause), 0, true
		}
		p.mu.Unlock()
		if over {
			continue
		}
		for s := range streams {
			s.Fail(p.cause)
		}
		wg.Go(p.closeGraphs) // which the library waits for, and which wait for what it ends
		wg.Go(p.free)
	}
	wg.Wait()
}

// free aborts the communicators of a rank that is over: the first, which shares what ends operations with the second,
// at once if calls may block, and the second when no call is under way any more.
func (d *device) free() {
	defer close(d.done)
	d.mu.Lock()
	blocks := d.blocks
	d.mu.Unlock()
	abort := func(comm uintptr) {
		if comm != 0 {
			d.onDevice(func() error { d.lib.abort.Call(comm); return nil }) // there is nobody to tell
		}
	}
	if blocks {
		abort(d.made.first)
	}
	d.calling.Lock()
	defer d.calling.Unlock()
	if !blocks {
		abort(d.made.first)
	}
	abort(d.made.second)
}

// onDevice calls do with the device's context current on the thread, which the library chooses again afterwards and may
// have to make otherwise; also where the device is closed or lost.
func (d *device) onDevice(do func() error) error {
	ran := false
	err := d.place.Bound(func() error {
		ran = true
		return do()
	})
	if !ran {
		err = do()
	}
	return err
}

// close waits for the operations and frees the communicator.
func (d *device) close() error {
	d.closeGraphs()
	d.calling.Lock()
	err := d.onDevice(d.finalize)
	d.mu.Lock()
	aborted := d.cause != nil
	if !aborted {
		d.comm, d.over, d.streams = 0, true, nil
	}
	d.mu.Unlock()
	if !aborted {
		err = errors.Join(err, d.onDevice(d.destroy))
		close(d.done)
	}
	d.calling.Unlock()
	<-d.done
	d.control.onAbort(nil)
	why := d.control.close()
	if aborted {
		return why
	}
	return errors.Join(err, why)
}

// finalize waits for the operations; the caller holds calling.
func (d *device) finalize() error {
	d.mu.Lock()
	err, comm := d.usable(), d.comm
	d.mu.Unlock()
	if err != nil {
		return err
	}
	r := result(d.lib.finalize.Call(comm))
	if err := d.lib.check("ncclCommFinalize", r, comm); err != nil || r != inProgress {
		return err
	}
	return d.settle()
}

// destroy frees communicators without operations under way; the caller holds calling.
func (d *device) destroy() error {
	var err error
	if d.made.second != 0 {
		err = d.lib.check("ncclCommDestroy", result(d.lib.destroy.Call(d.made.second)), 0)
	}
	return errors.Join(err, d.lib.check("ncclCommDestroy", result(d.lib.destroy.Call(d.made.first)), 0))
}
