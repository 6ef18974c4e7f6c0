package cases

import (
	"sync"

	"github.com/kbind/kbind/examples/suite/cl"
	"github.com/kbind/kbind/examples/suite/cu"
	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/rttest"
)

func newSaxpy(s Size) *Problem {
	const alpha = 2.5
	n := s.of(10_007, 1<<24)
	r := generator()
	x, y := floats(r, n, -1, 1), floats(r, n, -1, 1)
	want := sync.OnceValue(func() []float32 {
		want := make([]float32, n)
		for i := range want {
			want[i] = float32(float64(alpha*x[i]) + float64(y[i]))
		}
		return want
	})
	return &Problem{Work: constant(12 * float64(n)), Tolerance: "1e-6", bind: func(b *Bound) {
		dx := in(b, x)
		dy := inout(b, y, near(want, rttest.Tol{Abs: 1e-6}))
		b.launch = func() error {
			return dialect(b.Device, cu.SaxpyLaunch, cl.SaxpyLaunch)(b.stream, rt.Launch{}, int32(n), alpha, dx, dy)
		}
	}}
}

func newReduce(s Size) *Problem {
	const span = 512
	n := s.of(10_007, 1<<24)
	x := floats(generator(), n, 0, 1)
	want := sync.OnceValue(func() []float32 {
		var want []float32
		for i := 0; i < n; i += span {
			sum := 0.0
			for _, v := range x[i:min(i+span, n)] {
				sum += float64(v)
			}
			want = append(want, float32(sum))
		}
		return want
	})
	return &Problem{Work: constant(4 * float64(n)), Tolerance: "relative 1e-5", bind: func(b *Bound) {
		dx := in(b, x)
		partial := out(b, (n+span-1)/span, near(want, rttest.Tol{Rel: 1e-5}))
		b.launch = func() error {
			return dialect(b.Device, cu.BlockSumLaunch, cl.BlockSumLaunch)(b.stream, rt.Launch{}, dx, int32(n), partial)
		}
	}}
}

// newScan scans blocks of the input, then their sums in the same way, and adds these on the way back.
func newScan(s Size) *Problem {
	const span = 512
	n := s.of(100_003, 1<<24)
	r := generator()
	x := make([]int32, n)
	for i := range x {
		x[i] = r.Int32N(100)
	}
	want := sync.OnceValue(func() []int32 {
		want, sum := make([]int32, n), int32(0)
		for i, v := range x {
			want[i] = sum
			sum += v
		}
		return want
	})
	return &Problem{Work: constant(8 * float64(n)), Tolerance: "none", bind: func(b *Bound) {
		levels := []rt.Buffer[int32]{inout(b, x, near(want, rttest.Tol{}))}
		for m := n; m > 1; {
			m = (m + span - 1) / span
			levels = append(levels, scratch[int32](b, m))
		}
		scan, add := dialect(b.Device, cu.ScanBlocksLaunch, cl.ScanBlocksLaunch),
			dialect(b.Device, cu.AddOffsetsLaunch, cl.AddOffsetsLaunch)
		b.launch = func() error {
			for i, x := range levels[:len(levels)-1] {
				if err := scan(b.stream, rt.Launch{}, x, levels[i+1], int32(x.Len())); err != nil {
					return err
				}
			}
			for i := len(levels) - 3; i >= 0; i-- {
				if err := add(b.stream, rt.Launch{}, levels[i], levels[i+1], int32(levels[i].Len())); err != nil {
					return err
				}
			}
			return nil
		}
	}}
}
