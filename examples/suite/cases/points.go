package cases

import (
	"math"
	"sync"

	"github.com/kbind/kbind/examples/suite/cl"
	"github.com/kbind/kbind/examples/suite/cu"
	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/rttest"
	"github.com/kbind/kbind/rt/vec"
)

func newNBody(s Size) *Problem {
	const softening = 0.01
	n := s.of(2*cu.BLOCK, 32*cu.BLOCK)
	r := generator()
	bodies := make([]vec.Float4, n)
	for i := range bodies {
		bodies[i] = vec.Float4{X: r.Float32(), Y: r.Float32(), Z: r.Float32(), W: r.Float32() / float32(n)}
	}
	want := sync.OnceValue(func() []float32 {
		want := make([]float32, 0, 4*n)
		for _, p := range bodies {
			var x, y, z float64
			for _, q := range bodies {
				dx, dy, dz := float64(q.X-p.X), float64(q.Y-p.Y), float64(q.Z-p.Z)
				r2 := dx*dx + dy*dy + dz*dz + softening
				f := float64(q.W) / (r2 * math.Sqrt(r2))
				x, y, z = x+dx*f, y+dy*f, z+dz*f
			}
			want = append(want, float32(x), float32(y), float32(z), 0)
		}
		return want
	})
	check := func(got []vec.Float4) string {
		flat := make([]float32, 0, 4*n)
		for _, a := range got {
			flat = append(flat, a.X, a.Y, a.Z, a.W)
		}
		return rttest.Difference(flat, want(), rttest.Tol{Abs: 1e-4})
	}
	return &Problem{Work: constant(19 * float64(n) * float64(n)), Tolerance: "1e-4", bind: func(b *Bound) {
		dbodies := in(b, bodies)
		acc := out(b, n, check)
		b.launch = func() error {
			return dialect(b.Device, cu.AccelerationsLaunch, cl.AccelerationsLaunch)(b.stream, rt.Launch{}, dbodies, acc,
				int32(n), softening)
		}
	}}
}

func newBlackScholes(s Size) *Problem {
	const rate, volatility = 0.02, 0.3
	n := s.of(1003, 1<<21)
	r := generator()
	price, strike, years := floats(r, n, 5, 30), floats(r, n, 1, 100), floats(r, n, 0.25, 10)
	cdf := func(x float64) float64 { return 0.5 * math.Erfc(-x/math.Sqrt2) }
	want := sync.OnceValues(func() (call, put []float32) {
		call, put = make([]float32, n), make([]float32, n)
		for i := range call {
			s, k, t := float64(price[i]), float64(strike[i]), float64(years[i])
			d1 := (math.Log(s/k) + (rate+volatility*volatility/2)*t) / (volatility * math.Sqrt(t))
			d2 := d1 - volatility*math.Sqrt(t)
			discounted := k * math.Exp(-rate*t)
			call[i] = float32(s*cdf(d1) - discounted*cdf(d2))
			put[i] = float32(discounted*cdf(-d2) - s*cdf(-d1))
		}
		return call, put
	})
	tol := rttest.Tol{Abs: 1e-4}
	return &Problem{Work: constant(20 * float64(n)), Tolerance: "1e-4", bind: func(b *Bound) {
		ds, dk, dt := in(b, price), in(b, strike), in(b, years)
		call := out(b, n, func(got []float32) string { w, _ := want(); return rttest.Difference(got, w, tol) })
		put := out(b, n, func(got []float32) string { _, w := want(); return rttest.Difference(got, w, tol) })
		b.launch = func() error {
			return dialect(b.Device, cu.BlackScholesLaunch, cl.BlackScholesLaunch)(b.stream, rt.Launch{}, ds, dk, dt, call, put,
				rate, volatility, int32(n))
		}
	}}
}

// newKMeans makes points around the centres, so that no point is as near to another.
func newKMeans(s Size) *Problem {
	n := s.of(1003, 1<<20)
	r := generator()
	centres, points := make([]float32, cu.CLUSTERS*cu.DIM), make([]float32, cu.DIM*n)
	for k := range cu.CLUSTERS {
		for d := range cu.DIM {
			centres[k*cu.DIM+d] = float32(k>>(d%4)&1) + 0.1*r.Float32()
		}
	}
	labels, counts := make([]int32, n), make([]int32, cu.CLUSTERS)
	for i := range labels {
		labels[i] = r.Int32N(cu.CLUSTERS)
		counts[labels[i]]++
		for d := range cu.DIM {
			points[d*n+i] = centres[int(labels[i])*cu.DIM+d] + 0.3*(r.Float32()-0.5)
		}
	}
	return &Problem{Work: constant(3 * float64(n) * cu.CLUSTERS * cu.DIM), Tolerance: "none", bind: func(b *Bound) {
		dpoints, dcentres := in(b, points), in(b, centres)
		dlabels := out(b, n, near(func() []int32 { return labels }, rttest.Tol{}))
		dcounts := inout(b, make([]int32, cu.CLUSTERS), near(func() []int32 { return counts }, rttest.Tol{}))
		b.launch = func() error {
			return dialect(b.Device, cu.AssignLaunch, cl.AssignLaunch)(b.stream, rt.Launch{}, dpoints, dcentres, dlabels,
				dcounts, int32(n))
		}
	}}
}

// newFFT transforms sums of a few waves, whose transforms are known.
func newFFT(s Size) *Problem {
	const n = cu.POINTS
	batch := s.of(3, 2048)
	x, roots, want := make([]vec.Float2, batch*n), make([]vec.Float2, n/2), make([]float32, 2*batch*n)
	unit := func(k int) vec.Float2 {
		sin, cos := math.Sincos(2 * math.Pi * float64(k%n) / n)
		return vec.Float2{X: float32(cos), Y: float32(sin)}
	}
	for k := range roots {
		u := unit(k)
		roots[k] = vec.Float2{X: u.X, Y: -u.Y}
	}
	for b := range batch {
		for wave := 1; wave <= 3; wave++ {
			frequency, size := (b*37+wave*101)%n, float32(wave)
			for i := range n {
				u := unit(frequency * i)
				x[b*n+i].X += size * u.X
				x[b*n+i].Y += size * u.Y
			}
			want[2*(b*n+frequency)] += n * size
		}
	}
	check := func(got []vec.Float2) string {
		flat := make([]float32, 0, 2*len(got))
		for _, v := range got {
			flat = append(flat, v.X, v.Y)
		}
		return rttest.Difference(flat, want, rttest.Tol{Abs: 5e-3})
	}
	return &Problem{Work: constant(5 * n * 10 * float64(batch)), Tolerance: "5e-3 with values to 3072",
		bind: func(b *Bound) {
			dx := inout(b, x, check)
			droots := in(b, roots)
			b.launch = func() error {
				return dialect(b.Device, cu.FFTLaunch, cl.FFTLaunch)(b.stream, rt.Launch{}, dx, droots, int32(batch))
			}
		}}
}
