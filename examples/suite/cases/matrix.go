package cases

import (
	"sync"

	"github.com/kbind/kbind/examples/suite/cl"
	"github.com/kbind/kbind/examples/suite/cu"
	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/rttest"
)

func newMatMulTiled(s Size) *Problem {
	return newMatMul(s, func(d *Device) matMulLaunch { return dialect(d, cu.MatMulTiledLaunch, cl.MatMulTiledLaunch) })
}

func newMatMulNaive(s Size) *Problem {
	return newMatMul(s, func(d *Device) matMulLaunch { return dialect(d, cu.MatMulNaiveLaunch, cl.MatMulNaiveLaunch) })
}

type matMulLaunch = func(s *rt.Stream, l rt.Launch, a, b, c rt.Buffer[float32], m, n, k int32) error

func newMatMul(s Size, kernel func(*Device) matMulLaunch) *Problem {
	m, n, k := s.of(37, 512), s.of(70, 512), s.of(45, 512)
	r := generator()
	x, y := floats(r, m*k, -1, 1), floats(r, k*n, -1, 1)
	want := sync.OnceValue(func() []float32 {
		want, row := make([]float32, 0, m*n), make([]float64, n)
		for i := range m {
			clear(row)
			for l := range k {
				a := float64(x[i*k+l])
				for j, v := range y[l*n : l*n+n] {
					row[j] += a * float64(v)
				}
			}
			for _, v := range row {
				want = append(want, float32(v))
			}
		}
		return want
	})
	return &Problem{Work: constant(2 * float64(m) * float64(n) * float64(k)), Tolerance: "1e-4", bind: func(b *Bound) {
		dx, dy := in(b, x), in(b, y)
		dz := out(b, m*n, near(want, rttest.Tol{Abs: 1e-4}))
		launch := kernel(b.Device)
		b.launch = func() error { return launch(b.stream, rt.Launch{}, dx, dy, dz, int32(m), int32(n), int32(k)) }
	}}
}

func newTranspose(s Size) *Problem {
	width, height := s.of(100, 4096), s.of(70, 4096)
	src := floats(generator(), width*height, -1, 1)
	want := sync.OnceValue(func() []float32 {
		want := make([]float32, width*height)
		for y := range height {
			for x := range width {
				want[x*height+y] = src[y*width+x]
			}
		}
		return want
	})
	return &Problem{Work: constant(8 * float64(width*height)), Tolerance: "none", bind: func(b *Bound) {
		dsrc := in(b, src)
		dst := out(b, width*height, near(want, rttest.Tol{}))
		b.launch = func() error {
			return dialect(b.Device, cu.TransposeLaunch, cl.TransposeLaunch)(b.stream, rt.Launch{}, dsrc, dst, int32(width),
				int32(height))
		}
	}}
}

func newSpMV(s Size) *Problem {
	rows, most := s.of(500, 1<<18), 32
	r := generator()
	x := floats(r, rows, -1, 1)
	starts := make([]int32, rows+1)
	for i := range rows {
		starts[i+1] = starts[i] + r.Int32N(int32(most)+1)
	}
	nonzeros := int(starts[rows])
	columns, values := make([]int32, nonzeros), floats(r, nonzeros, -1, 1)
	for i := range columns {
		columns[i] = r.Int32N(int32(rows))
	}
	want := sync.OnceValue(func() []float32 {
		want := make([]float32, rows)
		for i := range want {
			sum := 0.0
			for j := starts[i]; j < starts[i+1]; j++ {
				sum += float64(values[j]) * float64(x[columns[j]])
			}
			want[i] = float32(sum)
		}
		return want
	})
	return &Problem{Work: constant(2 * float64(nonzeros)), Tolerance: "1e-5", bind: func(b *Bound) {
		dstarts, dcolumns, dvalues, dx := in(b, starts), in(b, columns), in(b, values), in(b, x)
		dy := out(b, rows, near(want, rttest.Tol{Abs: 1e-5}))
		b.launch = func() error {
			return dialect(b.Device, cu.SpMVLaunch, cl.SpMVLaunch)(b.stream, rt.Launch{}, dstarts, dcolumns, dvalues, dx, dy,
				int32(rows), int32(rows), int32(nonzeros))
		}
	}}
}
