package sanitize

import (
	"strings"
	"testing"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/simt"
)

// checkedRun runs a kernel's blocks one after the other and returns the texts of what was reported. Site 1 is line 1
// and so on.
func checkedRun(t *testing.T, regions []Region, grid, block simt.Dim3, opencl bool,
	run func(b *simt.Block)) (reports []string, notes int) {
	t.Helper()
	m := &simt.Checked{Sites: make([]simt.Site, 16), OpenCL: opencl}
	for i := range m.Sites {
		m.Sites[i] = simt.Site{File: "k.cu", Line: i, Text: "x"}
	}
	return checkedWith(t, m, regions, nil, grid, block, run)
}

// checkedWith is checkedRun for a module, with memory that lookup finds.
func checkedWith(t *testing.T, m *simt.Checked, regions []Region, lookup Lookup, grid, block simt.Dim3,
	run func(b *simt.Block)) (reports []string, notes int) {
	t.Helper()
	gen := uint64(0)
	k := &simt.Kernel{Run: run}
	c := NewCheck(k, m, regions, func() uint64 { gen++; return gen }, lookup)
	l := &simt.Launch{Kernel: k, GridDim: grid, BlockDim: block, Check: c}
	b := simt.NewBlock()
	for y := range grid.Y {
		for x := range grid.X {
			func() {
				defer func() {
					if f, ok := recover().(*simt.Fault); ok && !f.Reported {
						t.Errorf("fault without a report: %s", f.Msg)
					}
				}()
				b.Start(l, simt.Dim3{X: x, Y: y, Z: 0})
				run(b)
			}()
		}
	}
	list, _, n := c.Reports()
	for _, r := range list {
		reports = append(reports, r.Kind.String()+": "+r.Text)
	}
	return reports, len(n)
}

func row(n uint32) simt.Dim3 { return simt.Dim3{X: n, Y: 1, Z: 1} }

// each runs f for the threads of the block, with a barrier after.
func each(b *simt.Block, f func(i int)) {
	for i := range b.BlockDim.Count() {
		b.Rank = uint32(i)
		f(i)
	}
	of(b).barrier()
}

// TestCheckAllocated accesses, at sites that have accessed memory without a shadow before, memory that was allocated
// and freed since the launch began.
func TestCheckAllocated(t *testing.T) {
	var all [64]uint32 // all[16:32] is allocated, all[48:] freed
	at := func(i int) uintptr { return uintptr(unsafe.Pointer(&all[0])) + uintptr(4*i) }
	heap := &Region{Base: unsafe.Pointer(&all[16]), Size: 64, Shadow: NewShadow(64, false)}
	freed := &Region{Base: unsafe.Pointer(&all[48]), Size: 64, Freed: true}
	lookup := func(addr uintptr) (r *Region, lo, hi uintptr) {
		switch {
		case addr < at(16):
			return nil, 0, at(16)
		case addr < at(32):
			return heap, 0, 0
		case addr < at(48):
			return nil, at(32), at(48)
		case addr < at(64):
			return freed, 0, 0
		}
		return nil, at(64), ^uintptr(0)
	}
	m := &simt.Checked{Sites: make([]simt.Site, 16)}
	for i := range m.Sites {
		m.Sites[i] = simt.Site{File: "k.cu", Line: i, Text: "x"}
	}
	got, _ := checkedWith(t, m, nil, lookup, row(1), row(1), func(b *simt.Block) {
		for _, i := range []int{0, 32, 16} {
			Store(b, 1, &all[i], 1)
		}
		for _, i := range []int{47, 33, 16} {
			_ = *Read(b, 2, &all[i]) // written at site 1
		}
		for _, i := range []int{1, 17} {
			_ = *Read(b, 3, &all[i])
		}
		for _, i := range []int{40, 50} {
			_ = *Read(b, 4, &all[i])
		}
	})
	expectReports(t, got, "uninit", "freed")
}

func expectReports(t *testing.T, got []string, want ...string) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("got %q, want %d reports", got, len(want))
	}
	for i, w := range want {
		if !strings.Contains(got[i], w) {
			t.Errorf("got %q, want %q", got[i], w)
		}
	}
}

func TestCheckShared(t *testing.T) {
	var s struct{ a [64]uint32 }
	run := func(f func(b *simt.Block)) []string {
		r, _ := checkedRun(t, nil, row(1), row(64), false, func(b *simt.Block) {
			SharedVariable[uint32](b, &s.a, "a", 4)
			f(b)
		})
		return r
	}
	read := func(b *simt.Block, site uint32, i int) { _ = *Read(b, site, &s.a[i]) }
	write := func(b *simt.Block, site uint32, i int, v uint32) { Store(b, site, &s.a[i], v) }

	expectReports(t, run(func(b *simt.Block) { // each its own
		each(b, func(i int) { write(b, 1, i, 1) })
		each(b, func(i int) { read(b, 2, 63-i) })
	}))
	expectReports(t, run(func(b *simt.Block) { // many readers, then a writer
		each(b, func(i int) { write(b, 1, i, 1) })
		each(b, func(i int) {
			if i < 40 {
				read(b, 2, 5)
			} else if i == 41 {
				write(b, 3, 5, 9)
			}
		})
	}), "race: data race on shared a[5]")
	expectReports(t, run(func(b *simt.Block) { // nobody wrote
		each(b, func(i int) { read(b, 2, i) })
	}), "uninit: x reads a[0]")
	expectReports(t, run(func(b *simt.Block) { // atomic accesses among themselves, then a plain one
		each(b, func(i int) { AtomicStore(b, 1, &s.a[0]) })
		each(b, func(i int) {
			AtomicUpdate(b, 1, &s.a[0])
			if i == 63 {
				read(b, 2, 0)
			}
		})
	}), "race: data race on shared a[0]")
}

// Bytes of one word are different places, and an access to the word is one to all of them.
func TestCheckMixedSizes(t *testing.T) {
	var word [4]uint32
	for _, c := range []struct {
		second func(b *simt.Block, i int)
		want   []string
	}{
		{func(b *simt.Block, i int) { _ = *Read(b, 2, simt.View[uint8](&word[i/4])) }, []string{"race"}},
		{func(b *simt.Block, i int) {}, nil},
	} {
		got, _ := checkedRun(t, nil, row(1), row(16), false, func(b *simt.Block) {
			SharedVariable[uint32](b, &word, "word", 4)
			each(b, func(i int) {
				Store(b, 1, (*uint8)(unsafe.Add(unsafe.Pointer(&word), i)), uint8(i))
				c.second(b, i)
			})
		})
		expectReports(t, got, c.want...)
	}
}

func TestCheckDevice(t *testing.T) {
	data := make([]int32, 64)
	run := func(full bool, f func(b *simt.Block)) ([]string, int) {
		r := Region{Base: unsafe.Pointer(&data[0]), Size: 256, Shadow: NewShadow(256, full), Name: "data", Elem: 4, Fine: 4}
		return checkedRun(t, []Region{r}, row(4), row(16), false, f)
	}
	got, _ := run(true, func(b *simt.Block) { // blocks write their own elements
		each(b, func(i int) { Store(b, 1, &data[int(b.BlockIdx.X)*16+i], 1) })
		each(b, func(i int) { _ = *Read(b, 2, &data[int(b.BlockIdx.X)*16+15-i]) })
	})
	expectReports(t, got)
	got, _ = run(true, func(b *simt.Block) { // and read others'
		each(b, func(i int) { Store(b, 1, &data[int(b.BlockIdx.X)*16+i], 1) })
		each(b, func(i int) { _ = *Read(b, 2, &data[63-int(b.BlockIdx.X)*16-i]) })
	})
	expectReports(t, got, "of block")
	got, notes := run(true, func(b *simt.Block) { Store(b, 1, &data[0], 7) }) // the same value
	expectReports(t, got)
	if notes != 1 {
		t.Errorf("%d notes, want 1", notes)
	}
	got, _ = run(true, func(b *simt.Block) { // what is published may be read by who has looked
		Store(b, 1, &data[int(b.BlockIdx.X)+1], int32(b.BlockIdx.X))
		Fence(b)
		AtomicUpdate(b, 2, &data[0])
		for i := range int(b.BlockIdx.X) {
			_ = *Read(b, 3, &data[i+1])
		}
	})
	expectReports(t, got)
	got, _ = run(true, func(b *simt.Block) { // without the fence it is not
		Store(b, 1, &data[int(b.BlockIdx.X)+1], int32(b.BlockIdx.X))
		AtomicUpdate(b, 2, &data[0])
		for i := range int(b.BlockIdx.X) {
			_ = *Read(b, 3, &data[i+1])
		}
	})
	expectReports(t, got, "race")
	got, _ = run(false, func(b *simt.Block) { _ = *Read(b, 1, &data[3]) })
	expectReports(t, got, "uninit: x reads data[3]")
	got, _ = run(true, func(b *simt.Block) { Element(b, 1, data, 64+int(b.BlockIdx.X)) })
	expectReports(t, got, "just past its end")
}

// TestNameIn finds the parameter that an access names, where several have the same memory.
func TestNameIn(t *testing.T) {
	for _, test := range []struct{ names, text, want string }{
		{"a, b", "b[i]", "b"}, {"a, b", "*a", "a"}, {"a, b", "*(b + 1)", "b"}, {"a, ab", "ab->x", "ab"},
		{"a, b", "ab[i]", "a, b"}, {"a, b", "", "a, b"}, {"a", "b[i]", "a"}, {"", "b[i]", ""},
	} {
		if got := nameIn(test.names, test.text); got != test.want {
			t.Errorf("%q in %q: %q, want %q", test.names, test.text, got, test.want)
		}
	}
}

// Epochs that do not fit a word any more are never taken for a race.
func TestCheckManyBarriers(t *testing.T) {
	data := make([]int32, 4)
	r := Region{Base: unsafe.Pointer(&data[0]), Size: 16, Shadow: NewShadow(16, true), Name: "data", Elem: 4, Fine: 4}
	got, _ := checkedRun(t, []Region{r}, row(1), row(2), false, func(b *simt.Block) {
		for k := range 3 * epochMask {
			each(b, func(i int) {
				if i == k%2 {
					Store(b, 1, &data[0], int32(k))
				}
			})
		}
	})
	expectReports(t, got)
}

func TestShadowSpans(t *testing.T) {
	s := NewShadow(64, false)
	s.Wrote(0, 8)
	s.Wrote(16, 16)
	c := s.get(4)
	for i := range c.list {
		if written := c.list[i].w != 0; written != (i < 2 || i >= 4 && i < 8) {
			t.Errorf("granule %d: written is %v", i, written)
		}
	}
	c = s.get(1)
	if c.list[7].w == 0 || c.list[8].w != 0 || len(c.list) != 64 {
		t.Error("finer granules do not hold what the coarser ones did")
	}
	if s.Wrote(8, 8); s.Full() {
		t.Error("half of it was written")
	}
	if s.Wrote(32, 32); !s.Full() {
		t.Error("all of it was written")
	}
}

func TestCheckLocals(t *testing.T) {
	got, _ := checkedRun(t, nil, row(1), row(1), false, func(b *simt.Block) {
		m := Mark(b)
		p := Local[[4]int32](b)
		Poison(b, p)
		Store(b, 1, &p[1], 5)
		_ = *Read(b, 2, &p[1])
		Release(b, m)
		q := Local[[4]int32](b) // the same memory
		Poison(b, q)
		_ = *Read(b, 3, &q[1])
	})
	expectReports(t, got, "uninit")
}

// BlocksBarriers: in OpenCL threads that have ended are missed, in CUDA those that have gone round the barrier.
func TestCheckBarriers(t *testing.T) {
	for _, c := range []struct {
		opencl, returns bool
		want            int
	}{{false, true, 0}, {false, false, 1}, {true, true, 1}} {
		got, _ := checkedRun(t, nil, row(1), row(4), c.opencl, func(b *simt.Block) {
			waited := [4]bool{}
			b.Begin()
			for b.Next() {
				if b.Rank < 2 && !waited[b.Rank] {
					waited[b.Rank] = true
					b.WaitBlock(1)
				} else if c.returns {
					Returned(b)
				}
			}
		})
		if len(got) != c.want {
			t.Errorf("%+v: %q", c, got)
		}
	}
}
