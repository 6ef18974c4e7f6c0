package nccl

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"sync"
	"time"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/core"
	"github.com/kbind/kbind/rt/internal/dl"
)

// device is a rank whose operations the vendor's library makes. Its communicators do not block: a call returns at once,
// and the library says later how it went. The ranks of other processes are watched over connections of their own, since
// the library notices late that one is gone.
type device struct {
	lib     *library
	control *host     // to the ranks of other processes; nil for devices of one process
	peers   []*device // of one process, this one included

	mu    sync.Mutex // held for a call
	comm  uintptr    // 0 after abort and close
	frame dl.Frame   // of the call
	state int32      // where ncclCommGetAsyncError writes
	ask   [2]uintptr
	group bool
	cause error
	ended bool
	done  chan struct{} // closed when it has ended, by abort or close
}

func newDevice(lib *library, control *host) *device {
	d := &device{lib: lib, control: control, done: make(chan struct{})}
	d.peers = []*device{d}
	return d
}

// joinLibrary makes a rank whose others are processes.
func joinLibrary(ctx context.Context, w World, place core.Place) (*device, error) {
	lib, err := libraries[place.Info().Backend]()
	if err != nil {
		return nil, err
	}
	if w.Size == 1 {
		w.Addr = "127.0.0.1:0"
	}
	control, id, err := meet(ctx, w, func() ([]byte, error) {
		id, err := lib.newID()
		return id[:], err
	})
	if err != nil {
		return nil, err
	}
	if len(id) != len(uniqueID{}) {
		return nil, fmt.Errorf("rank 0 has sent an identity of %d bytes", len(id))
	}
	d := newDevice(lib, control)
	control.mu.Lock()
	control.onAbort = func(cause error) { d.end(cause) }
	control.mu.Unlock()
	err = place.Bound(func() (err error) {
		d.comm, err = lib.begin(w.Rank, w.Size, (*uniqueID)(id))
		return err
	})
	if err = d.ready(ctx, err); err != nil {
		control.abort(err)
		d.end(err)
		return nil, err
	}
	go d.watch()
	return d, nil
}

// localLibrary makes the ranks of one process.
func localLibrary(contexts []context.Context, list []*Comm) error {
	lib, err := libraries[list[0].place.Info().Backend]()
	if err != nil {
		return err
	}
	id, err := lib.newID()
	if err != nil {
		return err
	}
	peers := make([]*device, len(list))
	for i := range peers {
		peers[i] = newDevice(lib, nil)
		peers[i].peers = peers
	}
	runtime.LockOSThread() // a group belongs to a thread
	err = lib.check("ncclGroupStart", result(lib.groupStart.Call()), 0)
	for i, c := range list {
		if err == nil {
			err = c.place.Bound(func() (err error) {
				peers[i].comm, err = lib.begin(i, len(list), id)
				return err
			})
		}
	}
	if e := lib.check("ncclGroupEnd", result(lib.groupEnd.Call()), 0); err == nil {
		err = e
	}
	runtime.UnlockOSThread()
	for i, d := range peers {
		err = d.ready(contexts[i], err)
	}
	if err != nil {
		peers[0].end(err)
		return err
	}
	for i, c := range list {
		c.e = peers[i]
		go peers[i].watch()
	}
	return nil
}

// ready waits until a communicator that was begun is made.
func (d *device) ready(ctx context.Context, err error) error {
	if err != nil {
		return fmt.Errorf("%w (devices must be opened with rt.Primary)", err)
	}
	return d.settle(ctx.Done(), func() error { return context.Cause(ctx) })
}

// settle waits until the library has done what was called.
func (d *device) settle(stop <-chan struct{}, why func() error) error {
	for pause := time.Microsecond; ; pause = min(2*pause, time.Millisecond) {
		d.mu.Lock()
		r, err := d.poll()
		d.mu.Unlock()
		if err != nil || r != inProgress {
			return err
		}
		select {
		case <-stop:
			return why()
		case <-time.After(pause):
		}
	}
}

// poll asks how the communicator is; the caller holds the lock.
func (d *device) poll() (result, error) {
	if d.cause != nil {
		return 0, d.cause
	}
	if d.comm == 0 {
		return 0, driver.Errorf(driver.ErrClosed, "the communicator is already closed")
	}
	d.ask = [2]uintptr{d.comm, uintptr(unsafe.Pointer(&d.state))}
	if err := d.lib.check("ncclCommGetAsyncError", result(d.lib.asyncError.CallSlice(d.ask[:])), d.comm); err != nil {
		return 0, err
	}
	return result(d.state), d.lib.check("the communicator", result(d.state), d.comm)
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
			_, err := d.poll()
			d.mu.Unlock()
			if err != nil {
				d.abort(err)
				return
			}
		}
	}
}

// queue calls the library's function.
func (d *device) queue(s *core.Stream, o operation, dst, src driver.Window) error {
	stream, err := s.Native()
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
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.cause != nil {
		return d.cause
	}
	if d.comm == 0 {
		return driver.Errorf(driver.ErrClosed, "the communicator is already closed")
	}
	f, n := d.arguments(o, to, from, stream)
	if err := d.lib.check(kindNames[o.kind], result(f.CallFrame(&d.frame, n)), d.comm); err != nil {
		return err
	}
	if d.group {
		return nil // the library begins with it at the end of the group
	}
	for {
		if r, err := d.poll(); err != nil || r != inProgress {
			return err
		}
		runtime.Gosched()
	}
}

// arguments lays out a call and returns the function and how many arguments it has.
func (d *device) arguments(o operation, to, from, stream uintptr) (dl.Func, int) {
	a, n, t := &d.frame.Args, uintptr(o.count), uintptr(o.dtype)
	switch o.kind {
	case allReduce, reduceScatter:
		*a = [12]uintptr{from, to, n, t, uintptr(o.op), d.comm, stream}
		if o.kind == allReduce {
			return d.lib.allReduce, 7
		}
		return d.lib.reduceScatter, 7
	case allGather:
		*a = [12]uintptr{from, to, n, t, d.comm, stream}
		return d.lib.allGather, 6
	case broadcast:
		*a = [12]uintptr{from, to, n, t, uintptr(o.peer), d.comm, stream}
		return d.lib.broadcast, 7
	case reduce:
		*a = [12]uintptr{from, to, n, t, uintptr(o.op), uintptr(o.peer), d.comm, stream}
		return d.lib.reduce, 8
	case send:
		*a = [12]uintptr{from, n, t, uintptr(o.peer), d.comm, stream}
		return d.lib.send, 6
	}
	*a = [12]uintptr{to, n, t, uintptr(o.peer), d.comm, stream}
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
	d.group = true
	return nil
}

func (d *device) endGroup(bool) error {
	d.mu.Lock()
	d.group = false
	d.mu.Unlock()
	return d.settle(d.done, func() error { return driver.ErrClosed })
}

// abort ends all operations, of all ranks.
func (d *device) abort(cause error) {
	if d.control != nil {
		d.control.abort(cause) // which calls end
	}
	d.end(cause)
}

// end aborts the communicators of this process, all at once: each waits for the others.
func (d *device) end(cause error) {
	var wg sync.WaitGroup
	for _, p := range d.peers {
		wg.Go(func() {
			p.mu.Lock()
			defer p.mu.Unlock()
			if p.ended || p.comm == 0 && len(p.peers) > 1 {
				return
			}
			p.ended = true
			p.cause = fmt.Errorf("the communicator is aborted: %w", cause)
			if p.comm != 0 {
				p.lib.abort.Call(p.comm) // there is nobody to tell
				p.comm = 0
			}
			close(p.done)
		})
	}
	wg.Wait()
}

// close waits for the operations and frees the communicator.
func (d *device) close() error {
	d.mu.Lock()
	cause, comm := d.cause, d.comm
	var err error
	if cause == nil && comm != 0 {
		err = d.lib.check("ncclCommFinalize", result(d.lib.finalize.Call(comm)), comm)
	}
	d.mu.Unlock()
	if cause == nil && err == nil {
		err = d.settle(d.done, func() error { return driver.ErrClosed })
	}
	d.mu.Lock()
	if d.cause == nil && d.comm != 0 {
		if e := d.lib.check("ncclCommDestroy", result(d.lib.destroy.Call(d.comm)), 0); err == nil {
			err = e
		}
		d.comm, d.ended = 0, true
		close(d.done)
	}
	d.mu.Unlock()
	if d.control != nil {
		d.control.mu.Lock()
		d.control.onAbort = nil
		d.control.mu.Unlock()
		err = errors.Join(err, d.control.close())
	}
	if cause != nil && !errors.Is(cause, context.Canceled) {
		return cause
	}
	return err
}
