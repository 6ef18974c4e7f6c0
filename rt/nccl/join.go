package nccl

import (
	"context"
	"fmt"
	"os"
	"runtime"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/core"
)

// checking reports whether calls are compared before they begin, by the environment. That of rank 0 counts.
func checking() bool {
	v := os.Getenv("KBIND_NCCL_CHECK")
	return v != "" && v != "0"
}

// newDevice makes a rank that ends with the connections of control.
func newDevice(lib *library, control *host, checked bool) *device {
	d := &device{lib: lib, control: control, checked: checked, done: make(chan struct{}),
		streams: map[driver.Failer]struct{}{}, graphs: map[driver.Graph]struct{}{}}
	d.peers = []*device{d}
	control.onAbort(d.end)
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
	const plain, compared = 0, 1 // behind the identity: whether calls are compared
	control, told, err := meet(ctx, w, func() ([]byte, error) {
		id, err := lib.newID()
		if checking() {
			return append(id[:], compared), err
		}
		return append(id[:], plain), err
	})
	if err != nil {
		return nil, err
	}
	const n = len(uniqueID{})
	d := newDevice(lib, control, len(told) == n+1 && told[n] == compared)
	if len(told) != n+1 {
		err = fmt.Errorf("rank 0 has sent an identity of %d bytes", len(told))
	} else {
		err = d.begin(place, w.Rank, w.Size, (*uniqueID)(told[:n]))
	}
	if err == nil {
		err = d.ready(ctx)
	}
	if err != nil {
		d.abort(err)
		_ = control.close() // whose error it is
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
	var peers []*device
	for _, control := range joinHere(len(list)) {
		peers = append(peers, newDevice(lib, control, checking()))
	}
	for _, d := range peers {
		d.peers = peers
	}
	runtime.LockOSThread() // a group belongs to a thread
	err = lib.check("ncclGroupStart", result(lib.groupStart.Call()), 0)
	for i := 0; i < len(list) && err == nil; i++ {
		err = peers[i].begin(list[i].place, i, len(list), id)
	}
	if e := lib.check("ncclGroupEnd", result(lib.groupEnd.Call()), 0); err == nil {
		err = e
	}
	runtime.UnlockOSThread()
	for i := 0; i < len(peers) && err == nil; i++ {
		err = peers[i].ready(contexts[i])
	}
	if err != nil {
		peers[0].abort(err)
		return err
	}
	for i, c := range list {
		c.e = peers[i]
		go peers[i].watch()
	}
	return nil
}

// begin begins to make the communicator.
func (d *device) begin(place core.Place, rank, size int, id *uniqueID) error {
	err := place.Bound(func() error {
		d.mu.Lock() // whoever aborts meanwhile waits, and then finds it
		defer d.mu.Unlock()
		if d.cause != nil {
			return d.cause
		}
		var err error
		d.comm, err = d.lib.begin(rank, size, id)
		return err
	})
	if err != nil {
		return fmt.Errorf("%w (devices must be opened with rt.Primary)", err)
	}
	return nil
}

// ready waits until a communicator that was begun is made.
func (d *device) ready(ctx context.Context) error {
	stop := context.AfterFunc(ctx, func() { d.abort(context.Cause(ctx)) })
	defer stop()
	return d.settle()
}
