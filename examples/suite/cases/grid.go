package cases

import (
	"fmt"
	"math"
	"sync"

	"github.com/kbind/kbind/examples/suite/cl"
	"github.com/kbind/kbind/examples/suite/cu"
	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/rttest"
)

func newStencil2D(s Size) *Problem {
	width, height := s.of(70, 4096), s.of(33, 4096)
	src := floats(generator(), width*height, -1, 1)
	want := sync.OnceValue(func() []float32 {
		want := append([]float32(nil), src...)
		for y := 1; y < height-1; y++ {
			for x := 1; x < width-1; x++ {
				i := y*width + x
				around := float64(src[i-1]) + float64(src[i+1]) + float64(src[i-width]) + float64(src[i+width])
				want[i] = float32(0.5*float64(src[i]) + 0.125*around)
			}
		}
		return want
	})
	return &Problem{Work: constant(8 * float64(width*height)), Tolerance: "1e-6", bind: func(b *Bound) {
		dsrc := in(b, src)
		dst := out(b, width*height, near(want, rttest.Tol{Abs: 1e-6}))
		b.launch = func() error {
			return dialect(b.Device, cu.Stencil2DLaunch, cl.Stencil2DLaunch)(b.stream, rt.Launch{}, dsrc, dst, int32(width),
				int32(height))
		}
	}}
}

func newStencil3D(s Size) *Problem {
	const k = 0.1
	nx, ny, nz := s.of(37, 256), s.of(21, 256), s.of(12, 256)
	src := floats(generator(), nx*ny*nz, -1, 1)
	want := sync.OnceValue(func() []float32 {
		want := append([]float32(nil), src...)
		for z := 1; z < nz-1; z++ {
			for y := 1; y < ny-1; y++ {
				for x := 1; x < nx-1; x++ {
					i := (z*ny+y)*nx + x
					around := float64(src[i-1]) + float64(src[i+1]) + float64(src[i-nx]) + float64(src[i+nx]) + float64(src[i-nx*ny]) +
						float64(src[i+nx*ny])
					want[i] = float32(float64(src[i]) + k*(around-6*float64(src[i])))
				}
			}
		}
		return want
	})
	return &Problem{Work: constant(8 * float64(nx*ny*nz)), Tolerance: "1e-6", bind: func(b *Bound) {
		dsrc := in(b, src)
		dst := out(b, nx*ny*nz, near(want, rttest.Tol{Abs: 1e-6}))
		b.launch = func() error {
			return dialect(b.Device, cu.Stencil3DLaunch, cl.Stencil3DLaunch)(b.stream, rt.Launch{}, dsrc, dst, int32(nx),
				int32(ny), int32(nz), k)
		}
	}}
}

// newMandelbrot lets a few pixels differ: where a device contracts a multiplication and an addition, orbits near the
// set's border leave it elsewhere.
func newMandelbrot(s Size) *Problem {
	width, height, limit := s.of(70, 1024), s.of(50, 1024), int32(s.of(100, 256))
	const left, top = -2.0, -1.5
	step := 3 / float32(width)
	want := sync.OnceValue(func() []int32 {
		want := make([]int32, width*height)
		for i := range want {
			cx, cy := left+float32(float32(i%width)*step), top+float32(float32(i/width)*step)
			var x, y, xx, yy float32
			for xx+yy <= 4 && want[i] < limit {
				y = float32(2*x*y) + cy
				x = xx - yy + cx
				xx, yy = x*x, y*y
				want[i]++
			}
		}
		return want
	})
	check := func(got []int32) string {
		differ := 0
		for i, w := range want() {
			if got[i] != w {
				differ++
			}
		}
		if differ > len(got)/100 {
			return fmt.Sprintf("%d of %d pixels differ", differ, len(got))
		}
		return ""
	}
	work := func() float64 {
		sum := 0.0
		for _, n := range want() {
			sum += float64(n)
		}
		return 8 * sum
	}
	return &Problem{Work: work, Tolerance: "1 % of the pixels", bind: func(b *Bound) {
		counts := out(b, width*height, check)
		b.launch = func() error {
			return dialect(b.Device, cu.MandelbrotLaunch, cl.MandelbrotLaunch)(b.stream, rt.Launch{}, counts, int32(width),
				int32(height), left, top, step, limit)
		}
	}}
}

func newConvolution(s Size) *Problem {
	width, height := s.of(150, 2048), s.of(50, 2048)
	src := floats(generator(), width*height, 0, 1)
	var weights [2*cu.RADIUS + 1]float32
	for i := range weights {
		d := float64(i-cu.RADIUS) / 4
		weights[i] = float32(0.1 * math.Exp(-d*d/2))
	}
	want := sync.OnceValue(func() []float32 {
		rows, want := make([]float32, width*height), make([]float32, width*height)
		convolveLines(rows, src, weights[:], height, width, width, 1)
		convolveLines(want, rows, weights[:], width, height, 1, width)
		return want
	})
	return &Problem{Work: constant(4 * float64(len(weights)) * float64(width*height)), Tolerance: "1e-5",
		bind: func(b *Bound) {
			dsrc, rows := in(b, src), scratch[float32](b, width*height)
			dst := out(b, width*height, near(want, rttest.Tol{Abs: 1e-5}))
			w, h := int32(width), int32(height)
			if b.openCL {
				dw := in(b, weights[:])
				b.launch = func() error {
					if err := cl.ConvolveRowsLaunch(b.stream, rt.Launch{}, dsrc, rows, dw, w, h); err != nil {
						return err
					}
					return cl.ConvolveColumnsLaunch(b.stream, rt.Launch{}, rows, dst, dw, w, h)
				}
				return
			}
			b.upload = append(b.upload, func() error { return cu.SetWeights(b.ctx, &weights) })
			b.launch = func() error {
				if err := cu.ConvolveRowsLaunch(b.stream, rt.Launch{}, dsrc, rows, w, h); err != nil {
					return err
				}
				return cu.ConvolveColumnsLaunch(b.stream, rt.Launch{}, rows, dst, w, h)
			}
		}}
}

// convolveLines convolves lines of n elements; lines are stride elements apart, their elements by.
func convolveLines(dst, src, weights []float32, lines, n, stride, by int) {
	radius := len(weights) / 2
	for l := range lines {
		for i := range n {
			sum := 0.0
			for j := max(0, i-radius); j <= min(n-1, i+radius); j++ {
				sum += float64(weights[j-i+radius]) * float64(src[l*stride+j*by])
			}
			dst[l*stride+i*by] = float32(sum)
		}
	}
}
