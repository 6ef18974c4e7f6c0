package sanitize

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/simt"
)

// runArg runs two workers' blocks in turns, each block the steps of one list, and returns the reports and what is
// remembered of the buffer. named says that elements are accessed by the common path.
func runArg(workers [2][][]varOp, turns []int, fine int, full, named bool) (out []string) {
	m := &simt.Checked{Sites: make([]simt.Site, varSites)}
	for i := range m.Sites {
		m.Sites[i] = simt.Site{File: "k.cu", Line: i + 1, Text: fmt.Sprint("x", i)}
	}
	m.Sites = append(m.Sites, simt.Site{Text: "copy"}) // in the library
	s := make([]uint32, varElems+2)
	shadow := NewShadow(4*len(s), full)
	shadow.Wrote(4, 8)
	gen := uint64(3)
	k := &simt.Kernel{}
	c := NewCheck(k, m, []Region{{Base: unsafe.Pointer(&s[0]), Size: 4 * len(s), Shadow: shadow, Name: "s", Elem: 4,
		Fine: fine}}, func() uint64 {
		gen++
		return gen
	}, nil)
	l := &simt.Launch{Kernel: k, GridDim: row(16), BlockDim: row(varThreads), Check: c}
	blocks := [2]*simt.Block{simt.NewBlock(), simt.NewBlock()}
	var args [2]*Param[uint32]
	var at, step [2]int
	linear := uint32(0)
	for n, turn := range turns {
		b, list := blocks[turn], workers[turn]
		if at[turn] == len(list) {
			continue
		}
		if step[turn] == 0 {
			b.Start(l, simt.Dim3{X: linear, Y: 0, Z: 0})
			args[turn] = ParamOf(b, 1, s[1:varElems+1])
			linear++
		}
		runArgStep(b, args[turn], s[1:], list[at[turn]][step[turn]], uint32(n%3), named)
		if step[turn]++; step[turn] == len(list[at[turn]]) {
			step[turn] = 0
			at[turn]++
		}
	}
	for i, x := range shadow.get(fine).list {
		out = append(out, fmt.Sprintf("cell %d: %x %x", i, x.w, x.r))
	}
	reports, more, notes := c.Reports()
	for _, r := range slices.Concat(reports, notes) {
		out = append(out, fmt.Sprint(r.At.Thread, r.Count, r.Text))
	}
	return append(out, fmt.Sprint(more))
}

func runArgStep(b *simt.Block, a *Param[uint32], s []uint32, o varOp, x uint32, named bool) {
	b.Rank = uint32(o.thread)
	site := uint32(o.site)
	p := &s[o.elem]
	switch o.what {
	case varRead:
		if named {
			_ = *a.Read(b, site, o.elem)
		} else {
			_ = *Read(b, site, p)
		}
	case varWrite:
		if named {
			a.Store(b, site, o.elem, x)
		} else {
			Store(b, site, p, x)
		}
	case varAtomic:
		*AtomicUpdate(b, site, p) += 1
	case varPart:
		_ = *Read(b, site, simt.View[uint8](p))
	case varCopy:
		AsyncCopies(b, asyncBegin, 0)
		_ = *Read(b, varSites, p)
		Store(b, varSites, &s[(o.elem+1)%varElems], 9)
		AsyncCopies(b, asyncEnd, 0)
	case varWait:
		AsyncCopies(b, asyncWaitAll, 0)
	case varFence:
		Fence(b)
	case varWarp:
		of(b).converge(o.thread>>5, 1<<32-1, 1<<32-1)
	case varLanes:
		of(b).converge(o.thread>>5, 0x10001, 1<<32-1)
	case varBarrier:
		of(b).barrier()
	}
}

// What accesses to arguments find and leave behind is what the general functions do.
func TestArgRandom(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 8))
	for round := range 1000 {
		weight := []int{6, 30, 200}[round%3]
		var workers [2][][]varOp
		var turns []int
		for i := range workers {
			for range 3 {
				ops := randomOps(rng, 10+rng.IntN(80), weight)
				workers[i] = append(workers[i], ops)
				for range ops {
					turns = append(turns, i)
				}
			}
		}
		rng.Shuffle(len(turns), func(i, j int) { turns[i], turns[j] = turns[j], turns[i] })
		full, fine := rng.IntN(2) == 0, 1<<rng.IntN(3)
		got, want := runArg(workers, turns, fine, full, true), runArg(workers, turns, fine, full, false)
		if !slices.Equal(got, want) {
			t.Fatalf("round %d:\n%v\n%v\n%q\n%q", round, workers, turns, got, want)
		}
	}
}

// An argument whose elements are not the granules of one region has no cells.
func TestArgCells(t *testing.T) {
	s := make([]uint64, 16)
	at := func(i int) unsafe.Pointer { return unsafe.Pointer(&s[i]) }
	words := unsafe.Slice((*uint32)(at(0)), 32)
	for name, c := range map[string]struct {
		regions []Region
		cells   func(b *simt.Block) *param
		want    int
	}{
		"whole": {[]Region{{Base: at(0), Size: 128, Fine: 4}}, func(b *simt.Block) *param {
			return (*param)(ParamOf(b, 0, words))
		}, 32},
		"part": {[]Region{{Base: at(0), Size: 128, Fine: 4}}, func(b *simt.Block) *param {
			return (*param)(ParamOf(b, 0, words[2:20]))
		}, 18},
		"wide": {[]Region{{Base: at(0), Size: 128, Fine: 4}}, func(b *simt.Block) *param {
			return (*param)(ParamOf(b, 0, s))
		}, 0},
		"bytes": {[]Region{{Base: at(0), Size: 128, Fine: 1}}, func(b *simt.Block) *param {
			return (*param)(ParamOf(b, 0, words))
		}, 0},
		"skewed": {[]Region{{Base: unsafe.Add(at(0), 4), Size: 120, Fine: 8}}, func(b *simt.Block) *param {
			return (*param)(ParamOf(b, 0, s[1:9]))
		}, 0},
		"behind": {[]Region{{Base: at(0), Size: 64, Fine: 4}}, func(b *simt.Block) *param {
			return (*param)(ParamOf(b, 0, words))
		}, 0},
		"parts": {[]Region{{Base: at(0), Size: 128, Fine: 4}, {Base: at(4), Size: 8, Fine: 4}}, func(b *simt.Block) *param {
			return (*param)(ParamOf(b, 0, words))
		}, 0},
		"freed": {[]Region{{Base: at(0), Size: 128, Fine: 4, Freed: true}}, func(b *simt.Block) *param {
			return (*param)(ParamOf(b, 0, words))
		}, 0},
		"constant": {[]Region{{Base: at(0), Size: 128, Fine: 4, Const: true}}, func(b *simt.Block) *param {
			return (*param)(ParamOf(b, 0, words))
		}, 0},
		"nothing": {nil, func(b *simt.Block) *param {
			return (*param)(ParamOf(b, 0, words))
		}, 0},
		"empty": {[]Region{{Base: at(0), Size: 128, Fine: 4}}, func(b *simt.Block) *param {
			return (*param)(ParamOf(b, 0, words[:0]))
		}, 0},
	} {
		for i := range c.regions {
			c.regions[i].Shadow = NewShadow(c.regions[i].Size, true)
		}
		checkedRun(t, c.regions, row(2), row(1), false, func(b *simt.Block) {
			if got := len(c.cells(b).cells); got != c.want {
				t.Errorf("%s: %d cells, want %d", name, got, c.want)
			}
		})
	}
}

// An index outside of an argument, a write of constant memory, and a read of what nobody has written are told as
// elsewhere.
func TestArgFaults(t *testing.T) {
	s := make([]float32, 8)
	for _, c := range []struct {
		run   func(b *simt.Block, a *Param[float32])
		fixed bool
		want  string
	}{
		{func(b *simt.Block, a *Param[float32]) {
			a.Read(b, 1, 8)
		}, false, "x reads s[8], out of bounds: length 8, just past its end"},
		{func(b *simt.Block, a *Param[float32]) {
			a.Store(b, 1, -1, float32(1))
		}, false, "x reads s[-1], out of bounds: length 8, 4 bytes before its start"},
		{func(b *simt.Block, a *Param[float32]) { a.Store(b, 1, 2, float32(1)) }, true, "const"},
		{func(b *simt.Block, a *Param[float32]) { a.Read(b, 1, 2) }, false, "uninit: x reads s[2]"},
	} {
		r := []Region{{Base: unsafe.Pointer(&s[0]), Size: 32, Shadow: NewShadow(32, false), Name: "s", Elem: 4, Fine: 4,
			Const: c.fixed}}
		got, _ := checkedRun(t, r, row(1), row(1), false, func(b *simt.Block) { c.run(b, ParamOf(b, 0, s)) })
		expectReports(t, got, c.want)
	}
	got, _ := checkedRun(t, nil, row(1), row(1), false, func(b *simt.Block) {
		ParamOf[float32](b, 0, nil).Read(b, 1, 3)
	})
	expectReports(t, got, "null")
}

// Of two blocks at the same time one sees the other.
func TestArgAtOnce(t *testing.T) {
	s := make([]uint32, 512)
	for range 50 {
		m := &simt.Checked{Sites: make([]simt.Site, 4)}
		for i := range m.Sites {
			m.Sites[i] = simt.Site{File: "k.cu", Line: i + 1, Text: "x"}
		}
		k := &simt.Kernel{}
		gen := uint64(0)
		c := NewCheck(k, m, []Region{{Base: unsafe.Pointer(&s[0]), Size: 2048, Shadow: NewShadow(2048, true), Name: "s",
			Elem: 4, Fine: 4}}, func() uint64 {
			gen++
			return gen
		}, nil)
		l := &simt.Launch{Kernel: k, GridDim: row(2), BlockDim: row(1), Check: c}
		var wg sync.WaitGroup
		for block := range uint32(2) {
			wg.Go(func() {
				b := simt.NewBlock()
				b.Start(l, simt.Dim3{X: block, Y: 0, Z: 0})
				a := ParamOf(b, 0, s)
				for i := range s {
					if block == 0 {
						a.Read(b, 1, i)
					} else {
						a.Store(b, 2, i, uint32(1))
					}
				}
			})
		}
		wg.Wait()
		list, more, _ := c.Reports()
		n := more
		for _, r := range list {
			n += r.Count
		}
		if n < len(s) {
			t.Fatalf("%d races, want %d", n, len(s))
		}
	}
}
