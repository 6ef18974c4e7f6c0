package rttest

import (
	"errors"
	"testing"

	"github.com/kbind/kbind/rt"
)

// testHost copies between page-locked memory and the device, in launches and in graphs. A backend may have no such
// memory.
func (k *kit) testHost(t *testing.T, e *env) {
	const n = 300_000
	h, err := rt.AllocHost[int32](e.ctx, n)
	if errors.Is(err, rt.ErrNotSupported) {
		t.Skip(err)
	}
	e.must(err)
	back, err := rt.AllocHost[int32](e.ctx, n)
	e.must(err)
	d := buffer(e, make([]int32, n))
	for round := range 3 {
		copy(h.Data(), iota32(round, n))
		e.must(d.CopyFrom(e.s, h.Buffer))
		e.must(k.add(e.s, rt.Launch{}, d, d, d, n))
		e.must(back.CopyFrom(e.s, d))
		e.sync()
		for i, v := range back.Data() {
			if v != int32(2*(i+round)) {
				t.Fatalf("round %d: [%d] is %d, want %d", round, i, v, 2*(i+round))
			}
		}
	}
	e.must(d.Slice(10, 20).CopyFrom(e.s, h.Slice(1000, 1010)))
	same(e, d.Slice(9, 21), append(append([]int32{2 * 11}, h.Data()[1000:1010]...), 2*22))
	k.hostUpload(e, h, d)
	k.hostLikeAny(e, h)
	k.hostInKernel(e, h)
	k.hostInGraph(e, h, d)
	empty, err := rt.AllocHost[int32](e.ctx, 0)
	e.must(err)
	e.must(empty.Free())
	e.must(h.Free())
	e.must(h.Free())
	if h.Data() != nil {
		t.Error("Data after Free is not nil")
	}
	e.wantIs("CopyFrom after Free", d.CopyFrom(e.s, h.Buffer), rt.ErrFreed)
	if m, err := rt.Memory(e.ctx); err == nil && m.InUse != 4*n {
		t.Errorf("%d bytes of device memory in use, want %d", m.InUse, 4*n)
	}
}

// hostUpload uploads page-locked memory as any slice after work that takes a while, and changes it at once.
func (k *kit) hostUpload(e *env, h rt.HostBuffer[int32], d rt.Buffer[int32]) {
	out, blocks := buffer(e, make([]uint32, 32)), k.busyBlocks(e)/8
	for _, n := range []int{10, 10_000, h.Len()} {
		copy(h.Data(), iota32(n, n))
		e.must(k.spin(e.s, out, blocks, busyRounds))
		e.must(d.Upload(e.s, h.Data()[:n]))
		clear(h.Data())
		same(e, d.Slice(0, n), iota32(n, n))
	}
	copy(h.Data(), iota32(2, h.Len()))
	e.must(d.CopyFrom(e.s, h.Buffer))
	e.must(k.add(e.s, rt.Launch{}, d, d, d, int32(h.Len())))
	e.must(out.Free())
}

// hostLikeAny uses page-locked memory as any buffer.
func (k *kit) hostLikeAny(e *env, h rt.HostBuffer[int32]) {
	e.must(h.Slice(0, 4).Fill(e.s, 9))
	e.must(h.Slice(4, 6).Upload(e.s, []int32{7, 8}))
	e.must(h.Slice(6, 8).CopyFrom(e.s, h.Slice(4, 6)))
	same(e, h.Slice(0, 8), []int32{9, 9, 9, 9, 7, 8, 7, 8})
	if got := h.Data()[5]; got != 8 {
		e.Errorf("the host sees %d, want 8", got)
	}
}

// hostInKernel gives page-locked memory to a kernel, which a backend may refuse.
func (k *kit) hostInKernel(e *env, h rt.HostBuffer[int32]) {
	copy(h.Data(), iota32(0, 100))
	w := h.Slice(0, 100)
	if err := k.add(e.s, rt.Launch{}, w, w, w, 100); errors.Is(err, rt.ErrNotSupported) {
		return
	} else if err != nil {
		e.Fatal(err)
	}
	e.sync()
	for i, v := range h.Data()[:100] {
		if v != int32(2*i) {
			e.Fatalf("a kernel on the host's memory: [%d] is %d, want %d", i, v, 2*i)
		}
	}
}

// hostInGraph copies in and out inside a graph, which reads what the memory holds at each launch.
func (k *kit) hostInGraph(e *env, h rt.HostBuffer[int32], d rt.Buffer[int32]) {
	in, out := h.Slice(0, 50), h.Slice(50, 100)
	g, err := rt.Capture(e.ctx, func(s *rt.Stream) error {
		return errors.Join(d.CopyFrom(s, in), k.add(s, rt.Launch{}, d, d, d, 50), out.CopyFrom(s, d.Slice(0, 50)))
	})
	e.must(err)
	for round := range 3 {
		copy(h.Data(), iota32(100*round, 50))
		e.must(g.Launch(e.s))
		e.sync()
		if got, want := h.Data()[99], int32(2*(100*round+49)); got != want {
			e.Fatalf("round %d of a graph: got %d, want %d", round, got, want)
		}
	}
	e.must(g.Close())
}

// testPeer copies between two contexts of the device.
func (k *kit) testPeer(t *testing.T, e *env) {
	other, err := rt.Open(background(), k.backend.Name()+":"+k.id, rt.WithBackend(k.backend))
	e.must(err)
	s, err := rt.NewStream(other)
	e.must(err)
	const n = 100_000
	src := buffer(e, iota32(0, n))
	dst, err := rt.NewBuffer[int32](other, n)
	e.must(err)
	for round := range 5 { // each after the work of both streams, before what comes later
		e.must(k.add(e.s, rt.Launch{}, src, src, src, n))
		e.must(dst.CopyPeer(s, src, e.s))
		e.must(src.Fill(e.s, int32(round)))
		got := make([]int32, n)
		e.must(dst.Read(s, got))
		want := int32(2 * (n - 1))
		if round > 0 {
			want = int32(2 * (round - 1))
		}
		if got[n-1] != want {
			t.Fatalf("round %d: got %d, want %d", round, got[n-1], want)
		}
	}
	e.must(dst.Slice(3, 5).CopyPeer(s, src.Slice(0, 2), e.s))
	e.wantIs("CopyPeer on one device", src.CopyPeer(e.s, src, e.s), rt.ErrNotSupported)
	e.must(other.Close())
	e.wantIs("CopyPeer to a closed context", dst.CopyPeer(s, src, e.s), rt.ErrClosed)
	e.sync()
}

// testCache frees a buffer and gives back what is kept of it.
func (k *kit) testCache(t *testing.T, e *env) {
	b := buffer(e, make([]int32, 1<<20))
	e.must(b.Free())
	e.must(rt.SetCacheLimit(e.ctx, 1<<30))
	e.must(rt.EmptyCache(e.ctx))
	m, err := rt.Memory(e.ctx)
	if errors.Is(err, rt.ErrNotSupported) {
		t.Skip(err)
	}
	e.must(err)
	if m.Cached != 0 || m.InUse != 0 || m.Peak < 4<<20 {
		t.Errorf("after EmptyCache: %+v", m)
	}
}
