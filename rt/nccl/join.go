package nccl

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/core"
)

// mode says how calls begin.
type mode byte

const (
	compared mode = 1 << iota // with those of the other ranks; see host.agree
	blocking                  // with a communicator that blocks; see device
)

// modeOf is what the environment asks for. That of rank 0 counts.
func modeOf() (m mode) {
	for name, one := range map[string]mode{"KBIND_NCCL_CHECK": compared, "KBIND_NCCL_BLOCKING": blocking} {
		if v := os.Getenv(name); v != "" && v != "0" {
			m |= one
		}
	}
	return m
}

// newDevice makes a rank that ends with the connections of control.
func newDevice(lib *library, place core.Place, control *host, m mode) *device {
	d := &device{lib: lib, place: place, control: control, mode: m, done: make(chan struct{}),
		streams: map[driver.Failer]struct{}{}, graphs: map[driver.Graph]struct{}{}}
	d.invoke = d.invokeNow
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
	control, told, err := meet(ctx, w, func() ([]byte, error) {
		id, err := lib.newID()
		return append(id[:], byte(modeOf())), err
	})
	if err != nil {
		return nil, err
	}
	const n = len(uniqueID{})
	d := newDevice(lib, place, control, 0)
	if len(told) != n+1 {
		err = fmt.Errorf("rank 0 has sent an identity of %d bytes", len(told))
	} else {
		d.mode = mode(told[n])
		err = makeComms([]context.Context{ctx}, d.peers, (*uniqueID)(told[:n]))
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
	for i, control := range joinHere(len(list)) {
		peers = append(peers, newDevice(lib, list[i].place, control, modeOf()))
	}
	for _, d := range peers {
		d.peers = peers
	}
	if err := makeComms(contexts, peers, id); err != nil {
		peers[0].abort(err)
		return err
	}
	for i, c := range list {
		c.e = peers[i]
		go peers[i].watch()
	}
	return nil
}

// makeComms makes the communicators of ranks of this process, unless one of the contexts ends first.
func makeComms(contexts []context.Context, peers []*device, id *uniqueID) error {
	for i, d := range peers {
		ctx := contexts[i]
		stop := context.AfterFunc(ctx, func() { d.abort(context.Cause(ctx)) })
		defer stop()
	}
	two := peers[0].mode&blocking != 0
	var err error
	if two {
		err = peers[0].lib.canBlock()
	}
	if err == nil {
		err = inGroup(peers, func(d *device) error { return d.begin(id) })
	}
	if err == nil && two {
		err = inGroup(peers, (*device).beginSecond)
		for i := 0; i < len(peers) && err == nil; i++ {
			err = peers[i].adoptSecond()
		}
	}
	if err == nil {
		return nil
	}
	var failed *failure
	if err = peers[0].answer(err); errors.As(err, &failed) && failed.code == cudaError {
		return fmt.Errorf("%w (devices must be opened with rt.Primary)", err)
	}
	return err
}

// begin begins to make the first communicator; the caller holds calling.
func (d *device) begin(id *uniqueID) error {
	return d.place.Bound(func() error {
		d.mu.Lock()
		defer d.mu.Unlock()
		if d.cause != nil {
			return d.cause
		}
		err := d.lib.begin(d.control.rank, d.control.size, id, &d.made, d.mode&blocking != 0)
		d.comm = d.made.first
		return err
	})
}

// beginSecond begins to make the communicator that blocks; the caller holds calling.
func (d *device) beginSecond() error {
	d.mu.Lock()
	err := d.usable()
	d.mu.Unlock()
	if err == nil {
		err = d.lib.beginSecond(d.control.rank, &d.made)
	}
	return err
}

// adoptSecond has operations use the communicator that blocks.
func (d *device) adoptSecond() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if err := d.usable(); err != nil {
		return err
	}
	d.comm, d.blocks = d.made.second, true
	return nil
}
