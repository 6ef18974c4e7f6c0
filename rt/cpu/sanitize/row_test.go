package sanitize

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/simt"
)

// rowStep is one step of a random block: what a row of n threads from thread on does to elements from elem on in some
// iterations, or what a single thread does, or what orders threads.
type rowStep struct {
	what, thread, n, elem, by, iterations, site int
	device                                      bool
}

const (
	stepRead = iota
	stepOne
	stepWrite
	stepAtomic
	stepCopy
	stepWait
	stepFence
	stepWarp
	stepLanes
	stepBarrier
	stepSteps
)

const (
	rowThreads = 96
	rowElems   = 160
	rowSites   = 40
)

// randomSteps makes steps. Threads of a row do not write what others of it touch, and with apart set they do not read
// it either, but for all reading one element.
func randomSteps(rng *rand.Rand, n, weight int, apart bool) []rowStep {
	steps := make([]rowStep, n)
	for i := range steps {
		s := rowStep{what: rng.IntN(3), n: 1 + rng.IntN(40), by: rng.IntN(5) - 2, iterations: rng.IntN(4),
			site: 1 + rng.IntN(rowSites-1), device: rng.IntN(3) == 0}
		s.thread = rng.IntN(rowThreads - s.n + 1)
		s.elem = 8 + rng.IntN(rowElems-60)
		switch rng.IntN(4) {
		case 0:
			s.thread, s.n = 16*rng.IntN(6), 16
		case 1: // each its own
			s.elem, s.by = 8+s.thread, 0
		case 2:
			s.iterations = 1
		}
		if s.what == stepWrite || apart && s.what == stepRead {
			s.iterations, s.by = min(s.iterations, 2), []int{0, s.n, -s.n, 45}[rng.IntN(4)]
			s.elem = min(max(s.elem, s.n), rowElems-45-s.n)
		}
		switch k := rng.IntN(weight); {
		case k == 0:
			s.what = stepAtomic + rng.IntN(stepSteps-stepAtomic)
			if !apart && s.what >= stepFence { // what is in order with the first of several readers is forgotten
				s.what = stepBarrier
			}
		case k < 3:
			s.what = stepBarrier
		}
		steps[i] = s
	}
	return steps
}

// loosely is out without what depends on which of several readers came first: their numbers in the warp, and their
// sites.
func loosely(out []string) (r []string) {
	for _, line := range out {
		var name string
		var i int
		var w, rd uint64
		if n, _ := fmt.Sscanf(line, "%s %d: %x %x", &name, &i, &w, &rd); n == 4 {
			switch {
			case rd&warps != 0:
				rd &^= siteMask<<siteShift | threadMask | lanes
			case rd&lanes != 0:
				rd &^= siteMask<<siteShift | 31
			}
			line = fmt.Sprint(name, i, w, rd)
		} else if i := strings.Index(line, "data race on"); i >= 0 {
			line = "race"
		}
		r = append(r, line)
	}
	return slices.Compact(r)
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// runRows runs blocks of the steps and returns the reports, what is remembered, and how many rows were recorded at
// once, which they are if whole is set.
func runRows(blocks [][]rowStep, whole bool) (out []string, rows int) {
	m := &simt.Checked{Sites: make([]simt.Site, rowSites)}
	for i := range m.Sites {
		m.Sites[i] = simt.Site{File: "k.cu", Line: i, Text: fmt.Sprint("x", i)}
	}
	var mem [rowElems]uint32
	shadow := NewShadow(int(unsafe.Sizeof(mem)), false)
	shadow.Wrote(0, 4*rowElems/2)
	region := Region{Base: unsafe.Pointer(&mem), Size: int(unsafe.Sizeof(mem)), Shadow: shadow, Name: "mem", Elem: 4,
		Fine: 4}
	gen := uint64(0)
	k := &simt.Kernel{}
	c := NewCheck(k, m, []Region{region}, func() uint64 { gen++; return gen }, nil)
	l := &simt.Launch{Kernel: k, GridDim: row(uint32(len(blocks))), BlockDim: row(rowThreads), Check: c}
	b := simt.NewBlock()
	var s [rowElems]uint32
	for n, steps := range blocks {
		b.Start(l, simt.Dim3{X: uint32(n), Y: 0, Z: 0})
		v := SharedVariable[uint32](b, &s, "s", 4)
		w := of(b)
		for _, o := range steps {
			b.Rank = uint32(o.thread)
			site := uint32(o.site)
			list := s[:]
			if o.device {
				list = mem[:]
			}
			switch o.what {
			case stepRead, stepOne, stepWrite:
				// The row is some threads before o.thread.
				lo := o.thread % 3
				x := o.elem - lo
				if o.what == stepOne {
					x = o.elem
				}
				b.Row.First = uint32(o.thread - lo)
				tell := []func(*simt.Block, uint32, []uint32, int, int, int, int, int) bool{ReadVectorLoop[uint32],
					ReadBroadcast[uint32], WriteVectorLoop[uint32]}[o.what]
				if whole && tell(b, site, list, x, o.by, o.iterations, lo, lo+o.n) {
					rows++
					for i := range o.n * b2i(o.what == stepWrite) {
						for r := range o.iterations {
							list[o.elem+r*o.by+i] = uint32(i)
						}
					}
					break
				}
				for i := range o.n {
					b.Rank = uint32(o.thread + i)
					for r := range o.iterations {
						at := o.elem + r*o.by
						if o.what != stepOne {
							at += i
						}
						switch {
						case o.what == stepWrite:
							Store(b, site, &list[at], uint32(i))
						case o.device:
							_ = *Read(b, site, &list[at])
						case (v.cells[at].w^w.stamp)&^(siteMask<<siteShift) != uint64(b.Rank):
							// else whoever else writes there conflicts with the write
							(*variable)(v).readAny(site, at)
						}
					}
				}
			case stepAtomic:
				*AtomicUpdate(b, site, &list[o.elem]) += 1
			case stepCopy:
				AsyncCopies(b, asyncBegin, 0)
				Store(b, site, &list[o.elem], 9)
				AsyncCopies(b, asyncEnd, 0)
			case stepWait:
				AsyncCopies(b, asyncWaitAll, 0)
			case stepFence:
				w.fence()
			case stepWarp:
				w.converge(o.thread>>5, 1<<32-1, 1<<32-1)
			case stepLanes:
				w.converge(o.thread>>5, 0x10001, 1<<32-1)
			case stepBarrier:
				w.barrier()
			}
		}
		for i, x := range v.r.list {
			out = append(out, fmt.Sprintf("cell %d: %x %x", i, x.w, x.r))
		}
	}
	for i, x := range shadow.get(4).list {
		out = append(out, fmt.Sprintf("mem %d: %x %x", i, x.w, x.r))
	}
	reports, more, notes := c.Reports()
	for _, r := range slices.Concat(reports, notes) {
		out = append(out, fmt.Sprint(r.At.Thread, r.Count, r.Text))
	}
	return append(out, fmt.Sprint(more)), rows
}

// What rows find and leave behind is what their threads do one by one.
func TestRowsRandom(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 8))
	reported := 0
	for round := range 3000 {
		weight, apart := []int{6, 20, 100}[round%3], round%4 > 0
		var blocks [][]rowStep
		for range 2 {
			blocks = append(blocks, randomSteps(rng, 3+rng.IntN(40), weight, apart))
		}
		got, rows := runRows(blocks, true)
		want, _ := runRows(blocks, false)
		reported += rows
		if !apart {
			got, want = loosely(got), loosely(want)
		}
		if !slices.Equal(got, want) {
			for i := range got {
				if i < len(want) && got[i] != want[i] {
					t.Errorf("%s, want %s", got[i], want[i])
				}
			}
			t.Fatalf("round %d:\n%+v", round, blocks)
		}
	}
	if reported < 3000 {
		t.Errorf("only %d rows were recorded at once", reported)
	}
}

// Constant memory may be read by rows, but not written, and freed memory neither.
func TestRowsConstant(t *testing.T) {
	mem := make([]uint32, 64)
	for _, c := range []struct {
		region      Region
		read, write bool
	}{
		{Region{Const: true}, true, false},
		{Region{Freed: true}, false, false},
		{Region{}, true, true},
		{Region{Shadow: NewShadow(256, true), Fine: 4}, true, true},
		{Region{Shadow: NewShadow(256, false), Fine: 4}, false, true},
		{Region{Shadow: NewShadow(256, true), Fine: 1}, false, false},
	} {
		c.region.Base, c.region.Size = unsafe.Pointer(&mem[0]), 256
		got, _ := checkedRun(t, []Region{c.region}, row(1), row(32), false, func(b *simt.Block) {
			if read := ReadVector(b, 1, mem, uint32(8), 0, 32); read != c.read {
				t.Errorf("%+v: a row reads: %v", c.region, read)
			}
			if one := ReadBroadcast(b, 2, mem, 8, 1, 4, 0, 32); one != c.read {
				t.Errorf("%+v: a row reads one element: %v", c.region, one)
			}
			of(b).barrier()
			if write := WriteVector(b, 3, mem, uint32(8), 0, 32); write != c.write {
				t.Errorf("%+v: a row writes: %v", c.region, write)
			}
		})
		expectReports(t, got)
	}
}

// Exact finds every result that does not fit its type.
func TestExact(t *testing.T) {
	edges := []int64{0, 1, -1, 2, 7, 1 << 15, 1<<31 - 1, -1 << 31, 1 << 31, 1<<32 - 1, 1 << 32, -1 << 33, 1 << 40,
		1<<62 + 5, math.MaxInt64, math.MinInt64, math.MinInt64 + 1}
	fits := func(x *big.Int) bool { return x.IsInt64() }
	for _, a := range edges {
		for _, c := range []struct {
			name   string
			run    func(x *Exact)
			lo, hi int64
		}{
			{"I32", func(x *Exact) { x.I32(a) }, math.MinInt32, math.MaxInt32},
			{"U32", func(x *Exact) { x.U32(a) }, 0, math.MaxUint32},
			{"I64", func(x *Exact) { x.I64(a) }, math.MinInt64, math.MaxInt64},
			{"U64", func(x *Exact) { x.U64(a) }, 0, math.MaxInt64},
		} {
			var x Exact
			if c.run(&x); x.Fit() != (a >= c.lo && a <= c.hi) {
				t.Errorf("%s(%d): %v", c.name, a, x.Fit())
			}
		}
		for _, b := range edges {
			p, q := big.NewInt(a), big.NewInt(b)
			for _, c := range []struct {
				name string
				run  func(x *Exact) int64
				want *big.Int
			}{
				{"Sum", func(x *Exact) int64 { return x.Sum(a, b) }, new(big.Int).Add(p, q)},
				{"Difference", func(x *Exact) int64 { return x.Difference(a, b) }, new(big.Int).Sub(p, q)},
				{"Product", func(x *Exact) int64 { return x.Product(a, b) }, new(big.Int).Mul(p, q)},
			} {
				var x Exact
				got := c.run(&x)
				if x.Fit() != fits(c.want) || fits(c.want) && got != c.want.Int64() {
					t.Errorf("%s(%d, %d) = %d, %v; want %v", c.name, a, b, got, x.Fit(), c.want)
				}
			}
		}
	}
}
