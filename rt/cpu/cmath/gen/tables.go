package main

import (
	"math/big"

	"github.com/kbind/kbind/internal/bigmath"
	"github.com/kbind/kbind/rt/cpu/internal/gogen"
)

const tablePrec = 2 * bigmath.Prec

func float(x float64) *big.Float { return new(big.Float).SetPrec(tablePrec).SetFloat64(x) }

// tableFile writes the constants of trig.go and bessel.go.
func tableFile() {
	f := newFile("tables_gen.go", "Tables of the mathematics in float64.")
	c := bigmath.New()
	f.Printf("// twoByPi holds the binary digits of 2/pi after the point.\nvar twoByPi = [...]uint64{\n")
	v := new(big.Float).SetPrec(2000).Quo(float(2), c.PiTo(2000))
	for range 21 {
		v.SetMantExp(v, 64)
		w, _ := v.Uint64()
		v.Sub(v, new(big.Float).SetPrec(2000).SetUint64(w))
		f.Printf("%#x,\n", w)
	}
	f.Printf("}\n\n")
	f.Printf("// gammaSeries holds the coefficients of log gamma(2+t).\nvar gammaSeries = [...]float64{\n")
	for k := 1; k <= 30; k++ {
		v := new(big.Float).Sub(float(1), c.Euler())
		if k > 1 {
			v = c.ZetaLess1(k)
			v.Quo(v, float(float64(k)))
		}
		if k > 1 && k%2 == 1 {
			v.Neg(v)
		}
		x, _ := v.Float64()
		f.Printf("%v,\n", x)
	}
	f.Printf("}\n\n")
	j := func(n int) func(*big.Float) *big.Float {
		return func(x *big.Float) *big.Float { return c.Jn(n, x) }
	}
	y := func(n int) func(*big.Float) *big.Float {
		return func(x *big.Float) *big.Float { return c.Yn(n, x) }
	}
	zeros(f, "j0Zeros", 0, j(0), func(x *big.Float) *big.Float { return new(big.Float).Neg(c.Jn(1, x)) }, 2.4, 5.5)
	zeros(f, "j1Zeros", 1, j(1), j(0), 3.8, 7)
	zeros(f, "y0Zeros", 0, y(0), func(x *big.Float) *big.Float { return new(big.Float).Neg(c.Yn(1, x)) }, 0.9, 3.96, 7.1)
	zeros(f, "y1Zeros", 1, y(1), y(0), 2.2, 5.4)
	f.Save()
}

// zeros writes the zeros of a Bessel function of order n near some places: each as a sum of two numbers, with the
// coefficients of Taylor's series there. At a zero deriv is the derivative.
func zeros(f *gogen.File, name string, n int, fn, deriv func(*big.Float) *big.Float, near ...float64) {
	f.Printf("var %s = [...]besselZero{\n", name)
	for _, start := range near {
		z := float(start)
		for range 10 {
			z.Sub(z, new(big.Float).Quo(fn(z), derivative(n, z, fn, deriv)))
		}
		hi, _ := z.Float64()
		lo, _ := new(big.Float).Sub(z, float(hi)).Float64()
		f.Printf("{%v, %v, [...]float64{", hi, lo)
		for _, c := range taylor(n, z, deriv(z)) {
			v, _ := c.Float64()
			f.Printf("%v, ", v)
		}
		f.Printf("}},\n")
	}
	f.Printf("}\n\n")
}

// derivative is fn' = deriv - n fn/x.
func derivative(n int, x *big.Float, fn, deriv func(*big.Float) *big.Float) *big.Float {
	d := deriv(x)
	return d.Sub(d, new(big.Float).Quo(new(big.Float).Mul(float(float64(n)), fn(x)), x))
}

// besselTerms is the number of coefficients after a zero.
const besselTerms = 24

// taylor returns the coefficients of (x-z), (x-z)^2, ... of the solution of Bessel's equation that is 0 at z and has
// the derivative d there.
func taylor(n int, z, d *big.Float) []*big.Float {
	c := []*big.Float{float(0), d}
	at := func(k int) *big.Float {
		if k < 0 {
			return float(0)
		}
		return c[k]
	}
	mul := func(a float64, xs ...*big.Float) *big.Float {
		p := float(a)
		for _, x := range xs {
			p.Mul(p, x)
		}
		return p
	}
	square := mul(1, z, z)
	for m := range besselTerms - 1 {
		k := float64(m)
		sum := mul((k+1)*(2*k+1), z, at(m+1))
		sum.Add(sum, mul(k*k-float64(n*n), at(m)))
		sum.Add(sum, mul(1, square, at(m)))
		sum.Add(sum, mul(2, z, at(m-1)))
		sum.Add(sum, at(m-2))
		c = append(c, sum.Quo(sum.Neg(sum), mul((k+2)*(k+1), square)))
	}
	return c[1:]
}
