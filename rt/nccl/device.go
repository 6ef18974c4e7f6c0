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

// device is a rank whose operations the vendor's library makes. Its communicators do not block: a call returns at once,
// and the library says later how it went.
type device struct {
	lib     *library
	control *host      // to the other ranks: the library notices late, or not at all, that one is gone
	peers   []*device  // of one process, this one included
	checked bool       // calls are compared with those of the other ranks; see host.agree
	calling sync.Mutex // held while they are

	mu      sync.Mutex // held while the library is called with comm, and for what is below
	comm    uintptr    // 0 after abort and close
	frame   dl.Frame   // of the call
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
}

// settle waits until the library has done what was called, or the communicator is aborted. It does not allocate.
func (d *device) settle() error {
	const soon = 200 * time.Microsecond
	begin := time.Now()
	for pause := time.Microsecond; ; {
		d.mu.Lock()
		r, err := d.poll()
		aborted := d.cause != nil
		d.mu.Unlock()
		if aborted {
			<-d.done // the library is still at it
		}
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

// poll asks how the communicator is; the caller holds mu.
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

// Begin notes a stream, which gets an error if the communicator is aborted before its work is done.
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
			d.mu.Lock()
			over, err := d.over, error(nil)
			if !over {
				_, err = d.poll()
			}
			d.mu.Unlock()
			if over { // closed, which is no failure
				return
			}
			if err == nil {
				err = d.control.deserted()
			}
			if err != nil {
				d.abort(err)
				return
			}
		}
	}
}

// queue calls the library's function, or keeps the call for the end of the group.
func (d *device) queue(s *core.Stream, o operation, dst, src driver.Window) error {
	stream, err := s.NativeFor(d, dst, src)
	if err != nil {
		return err
	}
	to, err := address(dst)
	if err != nil {
		return err
	}
	from, err := address(src)
	if err != nil {
		return err
	}
	c := call{o, to, from, stream}
	if d.keep(c) {
		return nil
	}
	if d.checked {
		d.calling.Lock()
		defer d.calling.Unlock()
		if err := d.compare([]call{c}); err != nil {
			return err
		}
	}
	return d.start(&c)
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

// start calls the library's function and waits until the operation is queued.
func (d *device) start(c *call) error {
	d.mu.Lock()
	err := d.usable()
	if err == nil {
		err = d.call(c)
	}
	d.mu.Unlock()
	if err != nil {
		return err
	}
	return d.settle()
}

// compare waits until the other ranks call the same.
func (d *device) compare(calls []call) error {
	err := d.control.tell(calls)
	if err == nil {
		err = d.control.agree(calls)
	}
	return d.fail(err)
}

// fail aborts with an error, if it is one, and returns why the communicator is aborted.
func (d *device) fail(err error) error {
	if err == nil {
		return nil
	}
	d.abort(err)
	<-d.done
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.usable()
}

// call calls the library's function; the caller holds mu.
func (d *device) call(c *call) error {
	d.control.count(c.operation)
	f, n := d.arguments(c)
	return d.lib.check(kindNames[c.kind], result(f.CallFrame(&d.frame, n)), d.comm)
}

// arguments lays out a call and returns the function and how many arguments it has.
func (d *device) arguments(c *call) (dl.Func, int) {
	a, n, t, op, peer := &d.frame.Args, uintptr(c.count), uintptr(c.dtype), uintptr(c.op), uintptr(c.peer)
	switch c.kind {
	case allReduce, reduceScatter:
		*a = [12]uintptr{c.from, c.to, n, t, op, d.comm, c.stream}
		if c.kind == allReduce {
			return d.lib.allReduce, 7
		}
		return d.lib.reduceScatter, 7
	case allGather:
		*a = [12]uintptr{c.from, c.to, n, t, d.comm, c.stream}
		return d.lib.allGather, 6
	case broadcast:
		*a = [12]uintptr{c.from, c.to, n, t, peer, d.comm, c.stream}
		return d.lib.broadcast, 7
	case reduce:
		*a = [12]uintptr{c.from, c.to, n, t, op, peer, d.comm, c.stream}
		return d.lib.reduce, 8
	case send:
		*a = [12]uintptr{c.from, n, t, peer, d.comm, c.stream}
		return d.lib.send, 6
	}
	*a = [12]uintptr{c.to, n, t, peer, d.comm, c.stream}
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
	defer d.mu.Unlock()
	d.held, d.group = false, d.group[:0]
}

// abort ends all operations, of all ranks, with a reason.
func (d *device) abort(cause error) { d.control.abort(cause) } // which calls end

// end aborts the communicators of this process, all at once: each waits for the others.
func (d *device) end(cause error) {
	var wg sync.WaitGroup
	for _, p := range d.peers {
		p.mu.Lock() // the library is not being called, and will not be
		comm, over, streams := p.comm, p.over, p.streams
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
		wg.Go(func() {
			if comm != 0 {
				p.lib.abort.Call(comm) // there is nobody to tell
			}
			close(p.done)
		})
	}
	wg.Wait()
}

// close waits for the operations and frees the communicator.
func (d *device) close() error {
	d.closeGraphs()
	d.mu.Lock()
	err := d.usable()
	if err == nil {
		err = d.lib.check("ncclCommFinalize", result(d.lib.finalize.Call(d.comm)), d.comm)
	}
	d.mu.Unlock()
	if err == nil {
		err = d.settle()
	}
	d.mu.Lock()
	aborted := d.cause != nil
	if !aborted {
		if e := d.lib.check("ncclCommDestroy", result(d.lib.destroy.Call(d.comm)), 0); err == nil {
			err = e
		}
		d.comm, d.over, d.streams = 0, true, nil
		close(d.done)
	}
	d.mu.Unlock()
	<-d.done
	d.control.onAbort(nil)
	why := d.control.close()
	if aborted {
		return why
	}
	return errors.Join(err, why)
}
