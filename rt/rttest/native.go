package rttest

import (
	"context"
	"errors"
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
)

// guest is a context, a stream and a buffer over those of an env, as another part of a program would adopt them.
type guest struct {
	*env
	b rt.Buffer[int32]
}

// adopt makes a guest of the env; host is what its buffer shows.
func (k *kit) adopt(e *env, host rt.Buffer[int32]) *guest {
	e.Helper()
	h, err := e.ctx.Native()
	if errors.Is(err, rt.ErrNotSupported) {
		e.Skip("skip: ", err)
	}
	e.must(err)
	ctx, err := rt.Adopt(background(), k.backend.Name(), h, rt.WithBackend(k.backend))
	e.must(err)
	stream, err := e.s.Native()
	e.must(err)
	s, err := rt.StreamAt(ctx, stream)
	e.must(err)
	at, err := host.Native()
	e.must(err)
	if at.Offset != 0 {
		e.Fatalf("a whole buffer begins at byte %d", at.Offset)
	}
	b, err := rt.BufferAt[int32](ctx, at.Handle, host.Len(), nil)
	e.must(err)
	return &guest{&env{T: e.T, ctx: ctx, s: s}, b}
}

// testNative adopts what another context has made, as other libraries would.
func (k *kit) testNative(t *testing.T, e *env) {
	const n = 10_000
	x := buffer(e, iota32(0, n))
	g := k.adopt(e, x)
	for range 3 { // in turns on one stream
		e.must(k.add(e.s, rt.Launch{}, x, x, x, n))
		e.must(k.add(g.s, rt.Launch{}, g.b, g.b, g.b, n))
	}
	if got := contents(g.env, g.b); got[n-1] != (n-1)*64 {
		t.Errorf("after six launches: got %d, want %d", got[n-1], (n-1)*64)
	}
	own := buffer(g.env, iota32(5, n)) // what the guest makes itself works beside what it adopted
	e.must(g.b.CopyFrom(g.s, own))
	e.must(k.add(g.s, rt.Launch{}, g.b, own, g.b, n))
	same(e, x.Slice(0, 3), []int32{10, 12, 14})
	if m, err := rt.Memory(g.ctx); err == nil && m.InUse != 4*n {
		t.Errorf("%d bytes in use, want the %d that are the context's own", m.InUse, 4*n)
	}
	k.nativeWindow(e, g, x)
	k.nativeEnds(e, g, x)
}

// nativeWindow hands over a window of a buffer.
func (k *kit) nativeWindow(e *env, g *guest, x rt.Buffer[int32]) {
	at, err := x.Slice(1024, 1034).Native()
	e.must(err)
	whole, err := rt.BufferAt[byte](g.ctx, at.Handle, at.Offset+40, nil)
	e.must(err)
	w := rt.As[int32](whole.Slice(at.Offset, at.Offset+40))
	e.must(w.Fill(g.s, 77))
	e.must(k.add(g.s, rt.Launch{}, w, w, w, 10))
	if got := contents(e, x.Slice(1023, 1035)); got[0] == 154 || got[1] != 154 || got[10] != 154 || got[11] == 154 {
		e.Errorf("a window of ten elements: got %d", got)
	}
	none, err := x.Slice(3, 3).Native()
	_, err2 := rt.Buffer[int32]{}.Native()
	if e.must(errors.Join(err, err2)); none.Handle == 0 {
		e.Errorf("an empty window of a buffer: got %v", none)
	}
}

// nativeEnds closes and frees a guest, which leaves what it adopted as it is.
func (k *kit) nativeEnds(e *env, g *guest, x rt.Buffer[int32]) {
	e.must(g.b.Free())
	e.must(g.b.Free())
	e.wantIs("Read after Free", g.b.Read(g.s, make([]int32, 1)), rt.ErrFreed)
	e.must(g.s.Close())
	e.must(g.s.Close())
	e.wantIs("Synchronize after Close", g.s.Synchronize(g.ctx), rt.ErrClosed)
	_, err := g.s.Native()
	e.wantIs("Native of a closed stream", err, rt.ErrClosed)
	left, err := rt.NewStream(g.ctx)
	e.must(err)
	b := buffer(g.env2(left), iota32(0, 10))
	e.must(g.ctx.Close())
	e.must(g.ctx.Close())
	e.wantIs("a buffer after Close", b.Read(left, make([]int32, 1)), rt.ErrClosed)
	_, err = g.ctx.Native()
	e.wantIs("Native of a closed context", err, rt.ErrClosed)
	_, err = rt.StreamAt(g.ctx, 1<<30)
	e.wantIs("StreamAt in a closed context", err, rt.ErrClosed)

	e.must(x.Zero(e.s)) // the owner goes on
	e.must(k.add(e.s, rt.Launch{}, x, x, x, int32(x.Len())))
	same(e, x.Slice(0, 2), []int32{0, 0})
}

func (g *guest) env2(s *rt.Stream) *env { return &env{T: g.T, ctx: g.ctx, s: s} }

// testNativeOrder launches between two operations of the owner's on its stream, and does not wait for the first.
func (k *kit) testNativeOrder(t *testing.T, e *env) {
	const n = 1000
	x := buffer(e, make([]int32, n))
	g := k.adopt(e, x)
	e.must(k.add(g.s, rt.Launch{}, g.b, g.b, g.b, n)) // loads the module
	e.sync()
	out, reached := buffer(e, make([]uint32, 32)), event(e)
	e.must(k.spin(e.s, out, k.busyBlocks(e), busyRounds))
	e.must(reached.Record(e.s))
	atOnce, err := reached.Done() // by a driver that works in the call
	e.must(err)
	e.must(x.Fill(e.s, 3))
	e.must(k.add(g.s, rt.Launch{}, g.b, g.b, g.b, n))
	e.must(g.b.Slice(0, 1).Fill(g.s, 1))
	e.must(k.add(e.s, rt.Launch{}, x, x, x, n))
	if done, err := reached.Done(); err != nil || done && !atOnce {
		t.Errorf("the host has waited for the owner's work: %v, %v", done, err)
	}
	same(e, x.Slice(0, 3), []int32{2, 12, 12})
	e.must(g.s.Close())
	e.must(g.ctx.Close())
}

func event(e *env) *rt.Event {
	e.Helper()
	ev, err := rt.NewEvent(e.ctx)
	e.must(err)
	return ev
}

// testNativeEvents waits for the owner's events.
func (k *kit) testNativeEvents(t *testing.T, e *env) {
	const n = 1000
	x := buffer(e, make([]int32, n))
	g := k.adopt(e, x)
	out, reached := buffer(e, make([]uint32, 32)), event(e)
	other, err := rt.NewStream(g.ctx)
	e.must(err)
	for round := range int32(3) {
		e.must(k.spin(e.s, out, k.busyBlocks(e)/8, busyRounds))
		e.must(x.Fill(e.s, round))
		e.must(reached.Record(e.s))
		h, err := reached.Native()
		e.must(err)
		theirs, err := rt.EventAt(g.ctx, h)
		e.must(err)
		e.must(other.Wait(theirs))
		e.must(k.add(other, rt.Launch{}, g.b, g.b, g.b, n))
		e.must(theirs.Wait(background()))
		if done, err := theirs.Done(); err != nil || !done {
			t.Errorf("the event after a wait for it: %v, %v", done, err)
		}
		same(g.env2(other), g.b.Slice(n-1, n), []int32{2 * round})
		e.must(theirs.Close())
		e.must(theirs.Close())
		e.wantIs("waiting for a closed event", other.Wait(theirs), rt.ErrClosed)
		if done, err := reached.Done(); err != nil || !done {
			t.Errorf("the owner's event after Close: %v, %v", done, err)
		}
	}
	e.must(g.s.Close())
	e.must(g.ctx.Close())
}

// testNativeErrors hands over handles that are wrong.
func (k *kit) testNativeErrors(t *testing.T, e *env) {
	x := buffer(e, iota32(0, 100))
	h, err := e.ctx.Native()
	if errors.Is(err, rt.ErrNotSupported) {
		t.Skip("skip: ", err)
	}
	e.must(err)
	name, with := k.backend.Name(), rt.WithBackend(k.backend)
	if name != "hip" { // whose device 0 has the handles of zero
		_, err = rt.Adopt(background(), name, rt.NativeContext{}, with)
		e.wantIs("adopting a null context", err, rt.ErrInvalidLaunch)
	}
	wrong := h
	wrong.Backend = "another"
	_, err = rt.Adopt(background(), name, wrong, with)
	e.wantIs("adopting another vendor's context", err, rt.ErrNotSupported)
	_, err = rt.Adopt(background(), "another", rt.NativeContext{Context: 1}, with)
	e.wantIs("adopting for a backend that does not exist", err, rt.ErrNoDevice)
	_, err = rt.Adopt(background(), name, h, with, rt.Primary())
	e.wantIs("adopting a primary context", err, rt.ErrNotSupported)
	_, err = rt.StreamAt(e.ctx, 0)
	e.wantIs("adopting a null stream", err, rt.ErrInvalidLaunch)
	_, err = rt.EventAt(e.ctx, 0)
	e.wantIs("adopting a null event", err, rt.ErrInvalidLaunch)
	_, err = rt.BufferAt[int32](e.ctx, 0, 10, nil)
	e.wantIs("adopting null memory", err, rt.ErrInvalidLaunch)
	_, err = rt.BufferAt[int32](e.ctx, 0, 0, nil) // what Native of no buffer is
	e.must(err)
	at, err := x.Native()
	e.must(err)
	_, err = rt.BufferAt[int32](e.ctx, at.Handle, 101, nil)
	if name != "hip" || err != nil { // of which some libraries do not tell
		e.wantIs("adopting more memory than there is", err, rt.ErrInvalidLaunch)
	}
	if _, err = rt.BufferAt[*int32](e.ctx, at.Handle, 1, nil); err == nil {
		t.Error("a buffer of Go pointers was made")
	}
	if _, err = rt.BufferAt[int32](e.ctx, at.Handle, -1, nil); err == nil {
		t.Error("a buffer of -1 elements was made")
	}
	k.nativeElsewhere(e, at)
	e.must(x.Free())
	_, err = x.Native()
	e.wantIs("Native of a freed buffer", err, rt.ErrFreed)
}

// nativeElsewhere adopts what belongs to another context than the one that is to adopt it.
func (k *kit) nativeElsewhere(e *env, at rt.NativeBuffer) {
	if k.backend.Name() == "hip" {
		return // there is one context a device
	}
	other := k.open(e.T)
	h, err := e.s.Native()
	e.must(err)
	_, err = rt.StreamAt(other.ctx, h)
	e.wantIs("adopting a stream of another context", err, rt.ErrNotSupported)
	if k.backend.Name() == "cpu" {
		return // all memory is the process's
	}
	if _, err = rt.BufferAt[int32](other.ctx, at.Handle, 10, nil); err == nil {
		e.Log("the device does not tell to which context memory of its pool belongs")
		return
	}
	e.wantIs("adopting memory of another context", err, rt.ErrNotSupported)
}

// testNativeCancel ends the context of an adopted stream: the owner's work goes on.
func (k *kit) testNativeCancel(t *testing.T, e *env) {
	x := buffer(e, make([]int32, 1000))
	g := k.adopt(e, x)
	ctx, cancel := context.WithCancel(g.ctx)
	h, err := e.s.Native()
	e.must(err)
	s, err := rt.StreamAt(ctx, h)
	e.must(err)
	out := buffer(e, make([]uint32, 32))
	e.must(k.spin(e.s, out, k.busyBlocks(e)/8, busyRounds))
	e.must(x.Fill(e.s, 4))
	y := buffer(g.env, make([]int32, 1000))
	cancel()
	for err == nil { // it ends on another goroutine
		err = k.add(s, rt.Launch{}, y, y, y, 1000)
		runtime.Gosched()
	}
	e.wantIs("a launch after the context's end", err, context.Canceled)
	if got := contents(e, x.Slice(0, 1)); got[0] == 0 {
		t.Error("the owner's work was dropped")
	}
	e.must(s.Close())
	e.must(g.s.Close())
	e.must(g.ctx.Close())
}

// testNativeOwner keeps what foreign memory depends on until it is freed and the work with it is done.
func (k *kit) testNativeOwner(t *testing.T, e *env) {
	x := buffer(e, make([]int32, 1000))
	g := k.adopt(e, x)
	at, err := x.Native()
	e.must(err)
	var gone atomic.Bool
	owner := new([64]byte)
	runtime.AddCleanup(owner, func(*atomic.Bool) { gone.Store(true) }, &gone)
	b, err := rt.BufferAt[int32](g.ctx, at.Handle, 1000, owner)
	e.must(err)
	owner = nil
	runtime.GC()
	runtime.GC()
	time.Sleep(10 * time.Millisecond)
	if gone.Load() {
		t.Fatal("the owner of memory in use is gone")
	}
	out, reached := buffer(e, make([]uint32, 32)), event(e)
	e.must(k.spin(e.s, out, k.busyBlocks(e), busyRounds))
	e.must(k.add(g.s, rt.Launch{}, b, b, b, 1000))
	e.must(reached.Record(e.s))
	e.must(b.Free())
	runtime.GC()
	runtime.GC()
	early := gone.Load()
	if done, err := reached.Done(); err != nil || early && !done {
		t.Errorf("the owner is gone before the work is done: %v", err)
	}
	e.sync()
	for deadline := time.Now().Add(10 * time.Second); !gone.Load(); {
		runtime.GC()
		time.Sleep(time.Millisecond)
		if time.Now().After(deadline) {
			t.Fatal("the owner of freed memory is kept")
		}
	}
	e.must(g.s.Close())
	e.must(g.ctx.Close())
}

// testNativeCycles adopts and lets go, many times.
func (k *kit) testNativeCycles(t *testing.T, e *env) {
	x := buffer(e, iota32(0, 100))
	for range 100 {
		g := k.adopt(e, x)
		e.must(k.add(g.s, rt.Launch{}, g.b, g.b, g.b, 100))
		e.must(g.b.Zero(g.s))
		e.must(g.ctx.Close()) // with the stream and the buffer
	}
	same(e, x.Slice(98, 100), []int32{0, 0})
}

// testPrimary opens the context that all parts of the process share, twice.
func (k *kit) testPrimary(t *testing.T, _ *env) {
	open := func() *rt.Context {
		ctx, err := rt.Open(background(), k.backend.Name()+":"+k.id, rt.WithBackend(k.backend), rt.Primary())
		if errors.Is(err, rt.ErrNotSupported) {
			t.Skip("skip: ", err)
		}
		if err != nil {
			t.Fatal(err)
		}
		return ctx
	}
	first, second := open(), open()
	for _, ctx := range []*rt.Context{second, first} {
		s, err := rt.NewStream(ctx)
		if err != nil {
			t.Fatal(err)
		}
		e := &env{T: t, ctx: ctx, s: s}
		x := buffer(e, iota32(0, 100))
		e.must(k.add(s, rt.Launch{}, x, x, x, 100))
		same(e, x.Slice(98, 100), []int32{196, 198})
		e.must(ctx.Close())
		e.must(ctx.Close())
	}
}
