package cases

import (
	"slices"
	"sync"

	"github.com/kbind/kbind/examples/suite/cl"
	"github.com/kbind/kbind/examples/suite/cu"
	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/rttest"
)

func newHistogram(s Size) *Problem {
	n := s.of(10_007, 1<<24)
	r := generator()
	data, want := make([]uint8, n), make([]uint32, cu.BINS)
	for i := range data {
		data[i] = uint8(r.Uint32() & r.Uint32())
		want[data[i]]++
	}
	return &Problem{Work: constant(float64(n)), Tolerance: "none", bind: func(b *Bound) {
		ddata := in(b, data)
		bins := inout(b, make([]uint32, cu.BINS), near(func() []uint32 { return want }, rttest.Tol{}))
		b.launch = func() error {
			return dialect(b.Device, cu.HistogramLaunch, cl.HistogramLaunch)(b.stream, rt.Launch{}, ddata, int32(n), bins)
		}
	}}
}

func newBitonic(s Size) *Problem {
	n := uint32(s.of(4*cu.SPAN, 1<<20))
	r := generator()
	keys := make([]uint32, n)
	for i := range keys {
		keys[i] = r.Uint32()
	}
	want := sync.OnceValue(func() []uint32 { return slices.Sorted(slices.Values(keys)) })
	launches := 1
	for size := uint32(2 * cu.SPAN); size <= n; size *= 2 {
		for stride := size / 2; stride >= cu.SPAN; stride /= 2 {
			launches++
		}
		launches++
	}
	return &Problem{Work: constant(8 * float64(n) * float64(launches)), Tolerance: "none", bind: func(b *Bound) {
		dkeys := inout(b, keys, near(want, rttest.Tol{}))
		spans := dialect(b.Device, cu.BitonicSpansLaunch, cl.BitonicSpansLaunch)
		step := dialect(b.Device, cu.BitonicStepLaunch, cl.BitonicStepLaunch)
		finish := dialect(b.Device, cu.BitonicFinishLaunch, cl.BitonicFinishLaunch)
		b.launch = func() error {
			if err := spans(b.stream, rt.Launch{}, dkeys, n); err != nil {
				return err
			}
			for size := uint32(2 * cu.SPAN); size <= n; size *= 2 {
				for stride := size / 2; stride >= cu.SPAN; stride /= 2 {
					if err := step(b.stream, rt.Launch{}, dkeys, n, size, stride); err != nil {
						return err
					}
				}
				if err := finish(b.stream, rt.Launch{}, dkeys, n, size); err != nil {
					return err
				}
			}
			return nil
		}
	}}
}

// newBFS searches a random graph; the host reads the size of each frontier, which is the time of many small launches
// and copies.
func newBFS(s Size) *Problem {
	const degree = 8
	nodes := s.of(2000, 1<<18)
	r := generator()
	starts, edges := make([]int32, nodes+1), make([]int32, degree*nodes)
	for i := range nodes {
		starts[i+1] = starts[i] + degree
	}
	for i := range edges {
		edges[i] = r.Int32N(int32(nodes))
	}
	level := make([]int32, nodes)
	for i := 1; i < nodes; i++ {
		level[i] = -1
	}
	want := sync.OnceValue(func() []int32 {
		want, queue := slices.Clone(level), []int32{0}
		for ; len(queue) > 0; queue = queue[1:] {
			v := queue[0]
			for _, to := range edges[starts[v]:starts[v+1]] {
				if want[to] < 0 {
					want[to] = want[v] + 1
					queue = append(queue, to)
				}
			}
		}
		return want
	})
	return &Problem{Work: constant(8 * float64(len(edges))), Tolerance: "none", bind: func(b *Bound) {
		dstarts, dedges := in(b, starts), in(b, edges)
		dlevel := inout(b, level, near(want, rttest.Tol{}))
		front, next, size := scratch[int32](b, nodes), scratch[int32](b, nodes), scratch[int32](b, 1)
		launch := dialect(b.Device, cu.BFSLevelLaunch, cl.BFSLevelLaunch)
		b.launch = func() error {
			front, next := front, next
			if err := front.Slice(0, 1).Zero(b.stream); err != nil {
				return err
			}
			count := []int32{1}
			for depth := int32(1); count[0] > 0; depth++ {
				if err := size.Zero(b.stream); err != nil {
					return err
				}
				if err := launch(b.stream, rt.Launch{}, dstarts, dedges, dlevel, front, next, size, int32(nodes), int32(len(edges)),
					count[0], depth); err != nil {
					return err
				}
				if err := size.Read(b.stream, count); err != nil {
					return err
				}
				if err := b.stream.Synchronize(b.ctx); err != nil {
					return err
				}
				front, next = next, front
			}
			return nil
		}
	}}
}

func newMonteCarlo(s Size) *Problem {
	const seed = 12345
	n, samples := s.of(503, 1<<16), s.of(16, 256)
	want := sync.OnceValue(func() []uint32 {
		want := make([]uint32, n)
		for i := range want {
			state := uint32(seed) ^ uint32(i)*2654435769
			for range samples {
				x, y := pcg(&state), pcg(&state)
				if float32(x*x)+float32(y*y) < 1 {
					want[i]++
				}
			}
		}
		return want
	})
	return &Problem{Work: constant(28 * float64(n) * float64(samples)),
		Tolerance: "1: a contraction may round the other way", bind: func(b *Bound) {
			inside := out(b, n, near(want, rttest.Tol{Abs: 1}))
			b.launch = func() error {
				return dialect(b.Device, cu.CountInsideLaunch, cl.CountInsideLaunch)(b.stream, rt.Launch{}, inside, int32(n),
					int32(samples), seed)
			}
		}}
}

// pcg returns a random number from 0 to 1 and steps the generator PCG-RXS-M-XS.
func pcg(state *uint32) float32 {
	*state = *state*747796405 + 2891336453
	word := ((*state >> (*state>>28 + 4)) ^ *state) * 277803737
	return float32((word>>22^word)>>8) * (1.0 / (1 << 24))
}
