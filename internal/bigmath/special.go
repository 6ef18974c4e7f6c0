package bigmath

import (
	"math"
	"math/big"
)

// twoBySqrtPi returns 2/sqrt(pi).
func (c *Calc) twoBySqrtPi(prec uint) *big.Float {
	return at(prec).Quo(num(2), at(prec).Sqrt(at(prec).Set(c.pi)))
}

// Erf returns the error function.
func (c *Calc) Erf(x *big.Float) *big.Float {
	if f, _ := x.Float64(); math.Abs(f) > 20 {
		return at(work).SetInt64(int64(x.Sign()))
	}
	return c.erf(x, work)
}

// erf sums 2/sqrt(pi) exp(-x^2) (x + 2x^3/3 + 4x^5/15 + ...), whose terms have one sign.
func (c *Calc) erf(x *big.Float, prec uint) *big.Float {
	square := at(prec).Mul(x, x)
	term, sum := at(prec).Set(x), at(prec).Set(x)
	twice := at(prec).SetMantExp(square, 1)
	for k := int64(3); x.Sign() != 0; k += 2 {
		term.Mul(term, twice)
		term.Quo(term, at(prec).SetInt64(k))
		if tiny(term, sum, prec) {
			break
		}
		sum.Add(sum, term)
	}
	sum.Mul(sum, c.exp(square.Neg(square), prec))
	return sum.Mul(sum, c.twoBySqrtPi(prec))
}

// Erfc returns 1-erf(x).
func (c *Calc) Erfc(x *big.Float) *big.Float {
	f, _ := x.Float64()
	switch {
	case f > 14:
		square := at(2*work).Mul(x, x)
		return at(work).Mul(c.Erfcx(x), c.Exp(square.Neg(square)))
	case f < -20:
		return at(work).SetInt64(2)
	}
	p := uint(work)
	if f > 0 {
		p += uint(2 * f * f)
	}
	return at(work).Sub(num(1), c.erf(x, p))
}

// Erfcx returns exp(x*x)*erfc(x).
func (c *Calc) Erfcx(x *big.Float) *big.Float {
	square := at(2*work).Mul(x, x)
	if f, _ := x.Float64(); f <= 14 {
		return at(work).Mul(c.exp(square, 2*work), c.Erfc(x))
	}
	return c.erfcxFar(x, square)
}

// erfcxFar sums 1/(x sqrt(pi)) (1 - 1/(2x^2) + 1*3/(2x^2)^2 - ...), whose least term is about exp(-x^2).
func (c *Calc) erfcxFar(x, square *big.Float) *big.Float {
	d := at(work).SetMantExp(at(work).Set(square), 1)
	term, sum := at(work).SetInt64(1), at(work).SetInt64(1)
	for k := int64(1); k < 400; k += 2 {
		term.Mul(term, at(work).SetInt64(-k))
		term.Quo(term, d)
		if tiny(term, sum, work) {
			break
		}
		sum.Add(sum, term)
	}
	return sum.Quo(sum, at(work).Mul(x, at(work).Sqrt(at(work).Set(c.pi))))
}

// Erfinv returns the inverse of erf for -1 < y < 1, Erfcinv that of erfc for 0 < y < 2.
func (c *Calc) Erfinv(y *big.Float) *big.Float {
	if y.Sign() == 0 {
		return at(work)
	}
	f, _ := y.Float64()
	start := f * math.Sqrt(math.Pi) / 2
	if math.Abs(f) > 1e-5 {
		start = math.Erfinv(f)
	}
	if math.Abs(f) > 0.9 { // near 1 by way of erfc
		x := c.Erfcinv(at(2400).Sub(num(1), at(2400).Abs(y)))
		if f < 0 {
			x.Neg(x)
		}
		return x
	}
	return c.invert(num(start), func(x *big.Float) *big.Float { return at(work).Sub(y, c.Erf(x)) })
}

// Erfcinv is described at Erfinv.
func (c *Calc) Erfcinv(y *big.Float) *big.Float {
	f, _ := y.Float64()
	start := math.Erfinv(1 - f)
	if f < 1e-3 { // erfc(x) is about exp(-x^2)/(x sqrt(pi))
		l := c.Log(y)
		g, _ := l.Float64()
		start = math.Sqrt(-g - 0.5*math.Log(-g*math.Pi))
		for range 20 {
			cx, _ := c.Erfcx(num(start)).Float64()
			start += (math.Log(cx) - start*start - g) * cx * (math.Sqrt(math.Pi) / 2)
		}
	}
	return c.invert(num(start), func(x *big.Float) *big.Float { return at(work).Sub(c.Erfc(x), y) })
}

// invert improves x by Newton's method with the derivative of erf; miss is by how much x misses.
func (c *Calc) invert(x *big.Float, miss func(*big.Float) *big.Float) *big.Float {
	x = at(work).Set(x)
	for range 8 {
		d := at(work).Quo(miss(x), c.twoBySqrtPi(work))
		d.Mul(d, c.Exp(at(2*work).Mul(x, x)))
		x.Add(x, d)
		if tiny(d, x, Prec) {
			break
		}
	}
	return x
}

// Normcdf returns the standard normal distribution function, Normcdfinv its inverse.
func (c *Calc) Normcdf(x *big.Float) *big.Float {
	return half(c.Erfc(at(work).Quo(at(work).Neg(x), at(work).Sqrt(at(work).SetInt64(2)))))
}

// Normcdfinv is described at Normcdf.
func (c *Calc) Normcdfinv(p *big.Float) *big.Float {
	x := c.Erfcinv(at(work).SetMantExp(at(work).Set(p), 1))
	return x.Mul(x.Neg(x), at(work).Sqrt(at(work).SetInt64(2)))
}

// bernoulli returns B2, B4, ..., B2n.
func bernoulli(n int) []*big.Rat {
	b := []*big.Rat{big.NewRat(1, 1)}
	for m := 1; m <= 2*n; m++ {
		sum := new(big.Rat)
		for k := range m {
			t := new(big.Rat).SetInt(new(big.Int).Binomial(int64(m+1), int64(k)))
			sum.Add(sum, t.Mul(t, b[k]))
		}
		b = append(b, sum.Mul(sum, big.NewRat(-1, int64(m+1))))
	}
	var even []*big.Rat
	for m := 2; m <= 2*n; m += 2 {
		even = append(even, b[m])
	}
	return even
}

// shift is from where on Stirling's series is exact enough.
const shift = 80

// stirling returns log gamma(x) for x >= shift.
func (c *Calc) stirling(x *big.Float) *big.Float {
	y := at(work).Mul(at(work).Sub(x, num(0.5)), c.Log(x))
	y.Sub(y, x)
	y.Add(y, half(c.Log(at(work).SetMantExp(at(work).Set(c.pi), 1))))
	power := at(work).Set(x)
	square := at(work).Mul(x, x)
	for k, b := range c.bern {
		n := int64(2*k + 2)
		t := at(work).SetRat(b)
		t.Quo(t, at(work).SetInt64(n*(n-1)))
		t.Quo(t, power)
		if tiny(t, y, work) {
			break
		}
		y.Add(y, t)
		power.Mul(power, square)
	}
	return y
}

// Gamma returns the gamma function; x is no integer below 1.
func (c *Calc) Gamma(x *big.Float) *big.Float {
	if x.Cmp(num(0.5)) < 0 { // gamma(x) = pi / (sin(pi x) gamma(1-x))
		return at(work).Quo(c.pi, at(work).Mul(c.Sinpi(x), c.Gamma(at(2400).Sub(num(1), x))))
	}
	y, p := at(2400).Set(x), at(work).SetInt64(1)
	for y.Cmp(num(shift)) < 0 {
		p.Mul(p, y)
		y.Add(y, num(1))
	}
	return at(work).Quo(c.Exp(c.stirling(y)), p)
}

// Lgamma returns the logarithm of the absolute value of the gamma function.
func (c *Calc) Lgamma(x *big.Float) *big.Float {
	if x.Cmp(num(shift)) >= 0 {
		return c.stirling(x)
	}
	if x.Cmp(num(1)) == 0 || x.Cmp(num(2)) == 0 {
		return at(work)
	}
	if x.Cmp(num(-100)) < 0 {
		y := c.Log(at(work).Quo(c.pi, at(work).Abs(c.Sinpi(x))))
		return y.Sub(y, c.Lgamma(at(2400).Sub(num(1), x)))
	}
	return c.Log(at(work).Abs(c.Gamma(x)))
}

// Euler returns Euler's constant.
func (c *Calc) Euler() *big.Float { return at(work).Set(c.gamma) }

// ZetaLess1 returns the zeta function of n >= 2, minus 1, by the formula of Euler and Maclaurin from the term 40 on.
func (c *Calc) ZetaLess1(n int) *big.Float {
	const from = 40
	power := func(k int64) *big.Float {
		return at(work).Quo(num(1), at(work).SetInt(new(big.Int).Exp(big.NewInt(k), big.NewInt(int64(n)), nil)))
	}
	sum := at(work)
	for k := int64(2); k < from; k++ {
		sum.Add(sum, power(k))
	}
	t := power(from)
	sum.Add(sum, at(work).Quo(at(work).Mul(t, num(from)), num(float64(n-1))))
	sum.Add(sum, at(work).Quo(t, num(2)))
	t.Mul(t, ratio(int64(n), from, work)) // n(n+1)...(n+2k-2)/from^(n+2k-1)/(2k)!, from k = 1 on
	t.Quo(t, num(2))
	for k, b := range c.bern {
		sum.Add(sum, at(work).Mul(t, at(work).SetRat(b)))
		m := float64(n + 2*k + 1)
		t.Mul(t, num(m*(m+1)))
		t.Quo(t, num(from*from*float64((2*k+3)*(2*k+4))))
	}
	return sum
}

// euler returns Euler's constant by the algorithm of Brent and McMillan: sum (n^k/k!)^2 (H_k - log n) / sum (n^k/k!)^2
// with an error of exp(-4n).
func (c *Calc) euler() *big.Float {
	const n, p = 400, 3 * work
	a := at(p).Neg(c.log(at(p).SetInt64(n), p))
	b := at(p).SetInt64(1)
	u, v := at(p).Set(a), at(p).SetInt64(1)
	for k := int64(1); k < 5*n; k++ {
		b.Mul(b, at(p).SetInt64(n*n))
		b.Quo(b, at(p).SetInt64(k*k))
		a.Mul(a, at(p).SetInt64(n*n))
		a.Quo(a, at(p).SetInt64(k))
		a.Add(a, b)
		a.Quo(a, at(p).SetInt64(k))
		u.Add(u, a)
		v.Add(v, b)
	}
	return at(work).Quo(u, v)
}
