package rttest

import (
	"errors"
	"math"
	"slices"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/vec"
)

func (k *kit) testInfo(t *testing.T, e *env) {
	info := e.ctx.Info()
	if info.Backend != k.backend.Name() || info.ID != k.id || info.Name == "" || info.Kind == "" {
		t.Errorf("device info is incomplete: %+v", info)
	}
	if info.MaxThreads < 1 || info.MaxBlock.IsZero() || info.WarpSize < 1 || info.ComputeUnits < 1 {
		t.Errorf("device limits are missing: %+v", info)
	}
	inside, err := rt.Device(e.ctx)
	if err != nil || inside != info {
		t.Errorf("rt.Device = %+v, %v", inside, err)
	}
}

func (k *kit) testOpen(t *testing.T, e *env) {
	_, err := rt.Open(background(), k.backend.Name()+":no-such-device", rt.WithBackend(k.backend))
	e.wantIs("opening a device that does not exist", err, rt.ErrNoDevice)
	second, err := rt.Open(background(), k.backend.Name()+":"+k.id, rt.WithBackend(k.backend))
	e.must(err)
	e.must(second.Close())
	e.must(second.Close())
	e.sync() // the first context lives on
}

func (k *kit) testAlloc(t *testing.T, e *env) {
	empty, err := rt.NewBuffer[int32](e.ctx, 0)
	e.must(err)
	if empty.Len() != 0 {
		t.Errorf("a buffer of 0 elements has %d", empty.Len())
	}
	e.must(empty.Upload(e.s, nil))
	e.must(empty.Read(e.s, nil))
	e.must(empty.Zero(e.s))
	e.must(empty.Free())
	if _, err := rt.NewBuffer[int32](e.ctx, -1); err == nil {
		t.Error("a buffer of -1 elements was made")
	}
	if _, err := rt.NewBuffer[*int32](e.ctx, 1); err == nil {
		t.Error("a buffer of Go pointers was made")
	}
	_, err = rt.NewBuffer[float64](e.ctx, math.MaxInt/2)
	e.wantIs("a size that overflows", err, rt.ErrOutOfMemory)
	_, err = rt.NewBuffer[byte](e.ctx, math.MaxInt-1000)
	e.wantIs("more than any memory", err, rt.ErrOutOfMemory)

	b := buffer(e, iota32(0, 1000))
	if m, err := rt.Memory(e.ctx); !errors.Is(err, rt.ErrNotSupported) {
		e.must(err)
		if m.InUse != 4000 || m.Total <= 0 || m.Free <= 0 || m.Free > m.Total {
			t.Errorf("with one buffer of 4000 bytes: %+v", m)
		}
	}
	e.must(b.Free())
	e.must(b.Free())
	e.wantIs("Upload after Free", b.Upload(e.s, []int32{1}), rt.ErrFreed)
	e.wantIs("Read after Free", b.Slice(1, 3).Read(e.s, make([]int32, 2)), rt.ErrFreed)
	e.wantIs("Zero after Free", b.Zero(e.s), rt.ErrFreed)
	_, err = b.Ptr()
	e.wantIs("Ptr after Free", err, rt.ErrFreed)
	e.wantIs("launch after Free", k.where(e.s, rt.Launch{Grid: rt.D(1), Block: rt.D(1)}, b), rt.ErrFreed)
	if m, err := rt.Memory(e.ctx); err == nil && m.InUse != 0 {
		t.Errorf("%d bytes in use after Free", m.InUse)
	}
}

// testReuse frees device memory that work still uses, on one stream or on another that waits for the first: what is
// made next is not that memory, or the work is done.
func (k *kit) testReuse(t *testing.T, e *env) {
	const n = 50_000
	other, err := rt.NewStream(e.ctx)
	e.must(err)
	writer, err := rt.NewStream(e.ctx)
	e.must(err)
	behind, err := rt.NewEvent(e.ctx)
	e.must(err)
	to, out := buffer(e, make([]int32, n)), buffer(e, make([]uint32, 32))
	for round := range int32(6) {
		from := buffer(e, iota32(int(round), n))
		if round%3 == 0 {
			e.sync() // so that it is known that nothing is left to do
		}
		if round%4 < 2 {
			e.must(k.spin(e.s, out, k.busyBlocks(e)/16, busyRounds))
		}
		s := e.s
		if round%2 == 1 {
			e.must(behind.Record(e.s))
			e.must(other.Wait(behind))
			s = other
		}
		e.must(to.CopyFrom(s, from))
		e.must(from.Free())
		next, err := rt.NewBuffer[int32](e.ctx, n)
		e.must(err)
		e.must(next.Fill(writer, -1))
		e.must(writer.Synchronize(background()))
		got := make([]int32, n)
		e.must(to.Read(s, got))
		if want := iota32(int(round), n); !slices.Equal(got, want) {
			t.Fatalf("round %d: a copy from freed memory left %v, want %v", round, got[:5], want[:5])
		}
		e.must(next.Free())
	}
	e.must(errors.Join(other.Close(), writer.Close(), behind.Close()))
}

func (k *kit) testCopies(t *testing.T, e *env) {
	for _, n := range []int{1, 3, 1000, 1024, 100_000, 1 << 20} {
		src := iota32(n, n)
		b := buffer(e, src)
		want := append([]int32(nil), src...)
		clear(src) // Upload has returned: the slice is ours again
		same(e, b, want)
		c, err := rt.NewBuffer[int32](e.ctx, n)
		e.must(err)
		e.must(c.CopyFrom(e.s, b))
		e.must(b.Zero(e.s))
		same(e, c, want)
		same(e, b, make([]int32, n))
		e.must(b.Free())
		e.must(c.Free())
	}
	b := buffer(e, iota32(0, 10))
	e.wantErr("Upload", b.Upload(e.s, make([]int32, 11)), "upload: 11 elements do not fit a buffer of 10")
	e.wantErr("Read", b.Read(e.s, make([]int32, 11)), "read: 11 elements do not fit a buffer of 10")
	e.wantErr("CopyFrom", b.Slice(0, 9).CopyFrom(e.s, b), "copy: 10 elements do not fit a buffer of 9")
	e.must(b.Slice(2, 10).CopyFrom(e.s, b.Slice(0, 8))) // overlapping
	same(e, b, []int32{0, 1, 0, 1, 2, 3, 4, 5, 6, 7})
}

func (k *kit) testFill(t *testing.T, e *env) {
	fillWith(e, byte(0xAB))
	fillWith(e, int16(-2))
	fillWith(e, float32(1.5))
	fillWith(e, int64(1<<40+1))
	fillWith(e, vec.Float4{X: 1, Y: 2, Z: 3, W: 4})
	fillWith(e, [3]int32{7, 8, 9})
}

// fillWith fills the middle of a buffer.
func fillWith[T comparable](e *env, v T) {
	e.Helper()
	b, err := rt.NewBuffer[T](e.ctx, 100)
	e.must(err)
	defer b.Free()
	e.must(b.Zero(e.s))
	e.must(b.Slice(1, 99).Fill(e.s, v))
	var zero T
	for i, got := range contents(e, b) {
		want := v
		if i == 0 || i == 99 {
			want = zero
		}
		if got != want {
			e.Errorf("filling with %T: [%d] is %v, want %v", v, i, got, want)
			return
		}
	}
}

func (k *kit) testWindows(t *testing.T, e *env) {
	b := buffer(e, iota32(0, 100))
	w := b.Slice(10, 90).Slice(10, 20)
	same(e, w, iota32(20, 10))
	e.must(w.Upload(e.s, []int32{-1, -2}))
	same(e, b.Slice(19, 23), []int32{19, -1, -2, 22})
	same(e, b.Slice(100, 100), []int32{})
	bytes := rt.As[byte](b.Slice(2, 4))
	same(e, bytes, []byte{2, 0, 0, 0, 3, 0, 0, 0})
	for _, r := range [][2]int{{-1, 3}, {3, 2}, {3, 101}, {101, 101}} {
		if err := b.Slice(r[0], r[1]).Read(e.s, nil); err == nil {
			t.Errorf("slice [%d:%d] of 100 elements was accepted", r[0], r[1])
		}
	}
	e.wantErr("a bad slice in a launch", k.where(e.s, rt.Launch{Grid: rt.D(1), Block: rt.D(1)}, b.Slice(5, 101)),
		"where: out: slice [5:101] of a buffer of 100 elements")
	if err := rt.As[int64](b.Slice(1, 3)).Zero(e.s); err == nil {
		t.Error("an int64 at byte 4")
	}
	if err := rt.As[int64](b.Slice(0, 3)).Zero(e.s); err == nil {
		t.Error("12 bytes were taken as int64s")
	}
}
