package sanitize

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/simt"
)

// varOp is one step of a random block: what a thread does to an element of the shared variable, or what orders threads.
type varOp struct {
	what, thread, elem, site int
}

const (
	varRead = iota
	varWrite
	varAtomic
	varPart // the read of one byte
	varCopy
	varWait
	varFence
	varWarp
	varLanes
	varBarrier
	varOps
)

const (
	varThreads = 96
	varElems   = 6
	varSites   = 30
)

// randomOps mostly reads and writes: the rest comes with one of weight steps.
func randomOps(rng *rand.Rand, n, weight int) []varOp {
	ops := make([]varOp, n)
	usual := 2 + rng.IntN(2) // atomic operations are usual too, or not
	for i := range ops {
		what := rng.IntN(usual)
		switch k := rng.IntN(weight); {
		case k == 0:
			what = varAtomic + rng.IntN(varOps-varAtomic)
		case k < 3:
			what = varBarrier
		}
		t := rng.IntN(varThreads)
		if rng.IntN(2) == 0 { // neighbours
			t = rng.IntN(3) * 16
		}
		ops[i] = varOp{what, t, rng.IntN(varElems), 1 + rng.IntN(varSites-1)}
	}
	return ops
}

// runVar runs blocks of the steps and returns the reports and what is remembered of the variable. named says that
// elements are accessed by the common path.
func runVar(blocks [][]varOp, named bool) (out []string) {
	m := &simt.Checked{Sites: make([]simt.Site, varSites)}
	for i := range m.Sites {
		m.Sites[i] = simt.Site{File: "k.cu", Line: i, Text: fmt.Sprint("x", i)}
	}
	m.Sites = append(m.Sites, simt.Site{Text: "copy"}) // in the library
	gen := uint64(0)
	k := &simt.Kernel{}
	c := NewCheck(k, m, nil, func() uint64 { gen++; return gen }, nil)
	l := &simt.Launch{Kernel: k, GridDim: row(uint32(len(blocks))), BlockDim: row(varThreads), Check: c}
	b := simt.NewBlock()
	var s [varElems]uint32
	for n, ops := range blocks {
		b.Start(l, simt.Dim3{X: uint32(n), Y: 0, Z: 0})
		v := SharedVariable[uint32](b, &s, "s", 4)
		s = [varElems]uint32{}
		w := of(b)
		for at, o := range ops {
			b.Rank = uint32(o.thread)
			site := uint32(o.site)
			switch o.what {
			case varRead:
				own := v.cells != nil && (v.cells[o.elem].w^w.stamp)&^(siteMask<<siteShift) == uint64(o.thread)
				switch {
				case named:
					_ = *v.Read(b, site, o.elem)
				case !own: // whoever else writes there conflicts with the write
					(*variable)(v).readAny(site, o.elem)
				}
			case varWrite:
				if x := uint32(at % 3); named {
					v.Store(b, site, o.elem, x)
				} else {
					v.storeAny(site, o.elem, x)
				}
			case varAtomic:
				if named {
					*v.Update(b, site, o.elem) += 1
				} else {
					*AtomicUpdate(b, site, &s[o.elem]) += 1
				}
			case varPart:
				_ = *Read(b, site, simt.View[uint8](&s[o.elem]))
			case varCopy:
				AsyncCopies(b, asyncBegin, 0)
				if at%2 == 0 {
					Store(b, site, &s[o.elem], 9)
				} else {
					_ = *Read(b, varSites, &s[o.elem])
					Store(b, varSites, &s[(o.elem+1)%varElems], 9)
				}
				AsyncCopies(b, asyncEnd, 0)
			case varWait:
				AsyncCopies(b, asyncWaitAll, 0)
			case varFence:
				w.fenceBlock()
			case varWarp:
				w.converge(o.thread>>5, 1<<32-1, 1<<32-1)
			case varLanes:
				w.converge(o.thread>>5, 0x10001, 1<<32-1)
			case varBarrier:
				w.barrier()
			}
		}
		for i, x := range v.r.list {
			out = append(out, fmt.Sprintf("cell %d: %x %x", i, x.w, x.r))
		}
		out = append(out, fmt.Sprintf("%x", w.polls.atomics))
		for i, o := range w.order {
			out = append(out, fmt.Sprint("thread ", i, o.fenced, o.published, o.acquired, o.relaxed))
		}
	}
	reports, more, notes := c.Reports()
	for _, r := range slices.Concat(reports, notes) {
		out = append(out, fmt.Sprint(r.At.Thread, r.Count, r.Text))
	}
	return append(out, fmt.Sprint(more))
}

// What accesses by name find and leave behind is what the general functions do.
func TestVariableRandom(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 7))
	for round := range 1000 {
		weight := []int{6, 30, 200}[round%3]
		var blocks [][]varOp
		for range 3 {
			blocks = append(blocks, randomOps(rng, 20+rng.IntN(150), weight))
		}
		got, want := runVar(blocks, true), runVar(blocks, false)
		if !slices.Equal(got, want) {
			t.Fatalf("round %d:\n%v\n%q\n%q", round, blocks, got, want)
		}
	}
}

// An index outside of a dimension is told with what it is an index of.
func TestVariableBounds(t *testing.T) {
	var s [3][4]float32
	for _, c := range []struct {
		run  func(b *simt.Block, v *Variable[float32])
		want string
	}{
		{func(b *simt.Block, v *Variable[float32]) {
			v.Read(b, 1, 12)
		}, "x reads s[12], out of bounds: length 12, just past its end"},
		{func(b *simt.Block, v *Variable[float32]) {
			v.Store(b, 1, -1, float32(1))
		}, "x reads s[-1], out of bounds: length 12, 4 bytes before its start"},
		{func(b *simt.Block, v *Variable[float32]) {
			v.Index(1, 5, 3, 16)
		}, "x reads s[5], out of bounds: length 3, 32 bytes past its end"},
	} {
		got, _ := checkedRun(t, nil, row(1), row(1), false, func(b *simt.Block) {
			c.run(b, SharedVariable[float32](b, &s, "s", 4))
		})
		expectReports(t, got, c.want)
	}
}

// TestVariableNone indexes dynamic shared memory in a launch that has none.
func TestVariableNone(t *testing.T) {
	got, _ := checkedRun(t, nil, row(1), row(1), false, func(b *simt.Block) {
		SharedSlice[float32](b, []float32(nil), "s", 4).Store(b, 1, 2, 1)
	})
	expectReports(t, got, "x reads s[2], out of bounds: length 0, 8 bytes past its end")
}

// Dynamic variables share their memory, with elements of their own; those that granules do not fit are looked at in
// the general way.
func TestVariableDynamic(t *testing.T) {
	mem := make([]uint64, 8)
	words := unsafe.Slice((*uint32)(unsafe.Pointer(&mem[0])), 16)
	got, _ := checkedRun(t, nil, row(2), row(32), false, func(b *simt.Block) {
		wide, narrow := SharedSlice[uint64](b, mem, "wide", 8), SharedSlice[uint32](b, words, "narrow", 4)
		each(b, func(i int) {
			if i < 8 {
				wide.Store(b, 1, i, uint64(i))
			}
		})
		each(b, func(i int) {
			if i < 16 {
				_ = *narrow.Read(b, 2, i)
			}
		})
		each(b, func(i int) { _ = *wide.Read(b, 3, i%8) })
		each(b, func(i int) {
			if i < 2 {
				narrow.Store(b, 4, i, uint32(i))
			}
			if i == 2 {
				_ = *wide.Read(b, 5, 0)
			}
		})
	})
	expectReports(t, got, "race: data race on shared wide[0]")
}
