package rttest

import (
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/driver"
)

// RunPeers checks that the devices of the backend work side by side, with the kernels of spec, which is a Spec of this
// package. It copies between each two of them, runs kernels on all of them from many goroutines, and closes one while
// others work. It skips a backend with fewer than two devices on this machine.
func RunPeers(t *testing.T, backend driver.Backend, spec *driver.ModuleSpec) {
	devices, err := backend.Devices()
	if len(devices) < 2 {
		t.Skipf("skip: %d devices of %s, which are no two: %v", len(devices), backend.Name(), err)
	}
	var all []*peer
	for _, d := range devices {
		k := &kit{backend: backend, spec: spec, id: d.ID}
		all = append(all, &peer{k, k.open(t)})
	}
	for _, a := range all {
		for _, b := range all {
			if a == b {
				continue
			}
			t.Run(fmt.Sprintf("Copy %s to %s", a.k.id, b.k.id), func(t *testing.T) { copyRounds(t, a.in(t), b.in(t)) })
		}
	}
	t.Run("Large", func(t *testing.T) { copyLarge(t, all[0].in(t), all[1].in(t)) })
	t.Run("Turns", func(t *testing.T) { turns(t, all) })
	t.Run("Across", func(t *testing.T) { across(t, all[0].in(t), all[1].in(t)) })
	t.Run("Foreign", func(t *testing.T) { foreignPeer(all[0].in(t), all[1].in(t)) })
	t.Run("Close", func(t *testing.T) { closeOne(t, all) })
}

// peer is an opened device.
type peer struct {
	k *kit
	*env
}

// in is the device for a subtest, whose failures are its own.
func (p *peer) in(t *testing.T) *peer {
	return &peer{p.k, &env{T: t, ctx: p.ctx, s: p.s}}
}

// double adds a buffer to itself.
func (p *peer) double(s *rt.Stream, b rt.Buffer[int32]) error {
	return p.k.add(s, rt.Launch{}, b, b, b, int32(b.Len()))
}

// copyRounds sends a buffer to and fro, doubled on each side, without a wait in between.
func copyRounds(t *testing.T, a, b *peer) {
	for _, n := range []int{1, 33, 100_003, 1 << 20} {
		x := buffer(a.env, iota32(0, n))
		y, err := rt.NewBuffer[int32](b.ctx, n)
		a.must(err)
		const rounds = 5
		for range rounds {
			a.must(a.double(a.s, x))
			a.must(y.CopyPeer(b.s, x, a.s))
			a.must(x.Zero(a.s)) // what comes later on the stream of the source waits for the copy
			a.must(b.double(b.s, y))
			a.must(x.CopyPeer(a.s, y, b.s))
		}
		got := contents(a.env, x)
		for i, v := range got {
			if v != int32(uint32(i)<<(2*rounds)) {
				t.Fatalf("%d elements: element %d is %d, want %d", n, i, v, int32(uint32(i)<<(2*rounds)))
			}
		}
		if n > 3 { // a part into a part
			a.must(y.Zero(b.s))
			a.must(y.Slice(1, 3).CopyPeer(b.s, x.Slice(2, 4), a.s))
			if got := contents(b.env, y.Slice(0, 4)); got[0] != 0 || got[1] != 2<<(2*rounds) || got[2] != 3<<(2*rounds) ||
				got[3] != 0 {
				t.Errorf("a window: got %v", got)
			}
		}
		a.must(errors.Join(x.Free(), y.Free()))
	}
}

// copyLarge says how long the copy of a large buffer takes.
func copyLarge(t *testing.T, a, b *peer) {
	const n = 16 << 20
	x := buffer(a.env, iota32(0, n))
	y, err := rt.NewBuffer[int32](b.ctx, n)
	a.must(err)
	for range 3 {
		a.sync()
		begin := time.Now()
		a.must(y.CopyPeer(b.s, x, a.s))
		b.sync()
		t.Logf("%d MiB in %v", n>>18, time.Since(begin).Round(time.Microsecond))
	}
	if got := contents(b.env, y); got[0] != 0 || got[n-1] != n-1 {
		t.Errorf("got %d and %d", got[0], got[n-1])
	}
	a.must(errors.Join(x.Free(), y.Free()))
}

// turns launches kernels on all devices in turns from many goroutines, each with a stream and a buffer on every device.
func turns(t *testing.T, all []*peer) {
	const goroutines, rounds, n = 8, 100, 1000
	var wg sync.WaitGroup
	for g := range goroutines {
		wg.Go(func() {
			streams, buffers := make([]*rt.Stream, len(all)), make([]rt.Buffer[int32], len(all))
			for i, p := range all {
				var err error
				if streams[i], err = rt.NewStream(p.ctx); err != nil {
					t.Error(err)
					return
				}
				defer streams[i].Close()
				if buffers[i], err = rt.BufferFrom(streams[i], iota32(g, n)); err != nil {
					t.Error(err)
					return
				}
			}
			for range rounds {
				for i, p := range all {
					if err := p.double(streams[i], buffers[i]); err != nil {
						t.Error(err)
						return
					}
				}
			}
			for i := range all {
				got := make([]int32, n)
				// doubled more often than an int has bits
				if err := buffers[i].Read(streams[i], got); err != nil || got[0] != 0 || got[n-1] != 0 {
					t.Errorf("goroutine %d, device %d: got %d and %d; error %v", g, i, got[0], got[n-1], err)
				}
				if err := all[i].k.addSlices(all[i].ctx, got, iota32(g, n), iota32(1, n)); err != nil ||
					got[n-1] != int32(g+2*n-1) {
					t.Errorf("goroutine %d, device %d: over slices got %d; error %v", g, i, got[n-1], err)
				}
				if err := buffers[i].Free(); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
}

// across copies between two devices in both directions at once, from many goroutines that share the devices' streams.
func across(t *testing.T, a, b *peer) {
	const n = 5000
	var wg sync.WaitGroup
	for g := range 8 {
		x, y := buffer(a.env, iota32(g, n)), buffer(b.env, iota32(-g, n))
		wg.Go(func() {
			for range 30 {
				var err error
				if g%2 == 0 {
					err = y.CopyPeer(b.s, x, a.s)
				} else {
					err = x.CopyPeer(a.s, y, b.s)
				}
				if err != nil {
					t.Error(err)
					return
				}
			}
			got, other := make([]int32, n), make([]int32, n)
			if err := errors.Join(x.Read(a.s, got), y.Read(b.s, other)); err != nil || got[n-1] != other[n-1] {
				t.Errorf("goroutine %d: %d and %d after copies; error %v", g, got[n-1], other[n-1], err)
			}
		})
	}
	wg.Wait()
}

// foreignPeer uses what belongs to one device on the other.
func foreignPeer(a, b *peer) {
	x, y := buffer(a.env, iota32(0, 10)), buffer(b.env, iota32(0, 10))
	a.wantIs("a launch with another device's buffer", a.k.add(a.s, rt.Launch{}, x, y, x, 10), rt.ErrNotSupported)
	a.wantIs("a copy from another device's buffer", x.CopyFrom(a.s, y), rt.ErrNotSupported)
	a.wantIs("an upload on another device's stream", x.Upload(b.s, iota32(0, 10)), rt.ErrNotSupported)
	same(a.env, x, iota32(0, 10))
	same(b.env, y, iota32(0, 10))
}

// closeOne closes the first device while the others go on.
func closeOne(t *testing.T, all []*peer) {
	var wg sync.WaitGroup
	for _, p := range all[1:] {
		p := p.in(t)
		x := buffer(p.env, iota32(0, 1000))
		wg.Go(func() {
			for range 300 {
				if err := p.double(p.s, x); err != nil {
					t.Error(err)
					return
				}
			}
			if err := p.s.Synchronize(p.ctx); err != nil {
				t.Error(err)
			}
		})
	}
	if err := all[0].ctx.Close(); err != nil {
		t.Error(err)
	}
	wg.Wait()
	last := all[1].in(t)
	y := buffer(last.env, iota32(0, 10))
	last.wantIs("a copy from a closed device", y.CopyPeer(last.s, y, all[0].s), rt.ErrClosed)
}
