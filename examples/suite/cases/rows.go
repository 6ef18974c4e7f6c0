package cases

import (
	"math"
	"sync"

	"github.com/kbind/kbind/examples/suite/cl"
	"github.com/kbind/kbind/examples/suite/cu"
	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/rttest"
)

func newSoftmax(s Size) *Problem {
	rows, cols := s.of(37, 4096), s.of(100, 1024)
	src := floats(generator(), rows*cols, -4, 4)
	want := sync.OnceValue(func() []float32 {
		want := make([]float32, rows*cols)
		for r := range rows {
			row, sum := src[r*cols:(r+1)*cols], 0.0
			for _, v := range row {
				sum += math.Exp(float64(v))
			}
			for c, v := range row {
				want[r*cols+c] = float32(math.Exp(float64(v)) / sum)
			}
		}
		return want
	})
	return &Problem{Work: constant(8 * float64(rows*cols)), Tolerance: "relative 1e-5", bind: func(b *Bound) {
		dsrc := in(b, src)
		dst := out(b, rows*cols, near(want, rttest.Tol{Rel: 1e-5}))
		b.launch = func() error {
			return dialect(b.Device, cu.SoftmaxLaunch, cl.SoftmaxLaunch)(b.stream, rt.Launch{}, dsrc, dst, int32(rows),
				int32(cols))
		}
	}}
}

func newLayerNorm(s Size) *Problem {
	const eps = 1e-5
	rows, cols := s.of(9, 4096), s.of(300, 1024)
	r := generator()
	src, gamma, beta := floats(r, rows*cols, -4, 4), floats(r, cols, 0.5, 1.5), floats(r, cols, -1, 1)
	want := sync.OnceValue(func() []float32 {
		want := make([]float32, rows*cols)
		for r := range rows {
			row, sum, squares := src[r*cols:(r+1)*cols], 0.0, 0.0
			for _, v := range row {
				sum += float64(v)
			}
			mean := sum / float64(cols)
			for _, v := range row {
				squares += (float64(v) - mean) * (float64(v) - mean)
			}
			scale := 1 / math.Sqrt(squares/float64(cols)+eps)
			for c, v := range row {
				want[r*cols+c] = float32((float64(v)-mean)*scale*float64(gamma[c]) + float64(beta[c]))
			}
		}
		return want
	})
	return &Problem{Work: constant(8 * float64(rows*cols)), Tolerance: "1e-5", bind: func(b *Bound) {
		dsrc, dgamma, dbeta := in(b, src), in(b, gamma), in(b, beta)
		dst := out(b, rows*cols, near(want, rttest.Tol{Abs: 1e-5}))
		b.launch = func() error {
			return dialect(b.Device, cu.LayerNormLaunch, cl.LayerNormLaunch)(b.stream, rt.Launch{}, dsrc, dgamma, dbeta, dst,
				int32(rows), int32(cols), eps)
		}
	}}
}
