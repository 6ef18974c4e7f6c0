// Package bigmath computes elementary and special functions of big.Float to 250 bits and more: the reference against
// which tests measure the errors of kernels' mathematics. Nothing else uses it; it is written to be evidently right,
// not to be fast.
package bigmath

import (
	"math"
	"math/big"
)

// Prec is the precision of results in bits; what functions compute with has more.
const Prec = 256

// work is the precision of intermediate values.
const work = Prec + 64

// Calc holds the constants that functions need. It is not changed after New and may be used by many goroutines.
type Calc struct {
	pi    *big.Float // to 2400 bits, for the reduction of large angles
	ln2   *big.Float
	ln10  *big.Float
	gamma *big.Float // Euler's constant
	bern  []*big.Rat // the Bernoulli numbers B2, B4, ...
}

// New computes the constants.
func New() *Calc {
	c := &Calc{pi: machin(2400)}
	c.ln2 = atanhInv(3, 2*work)
	c.ln2.Mul(c.ln2, num(2))
	// ln 10 = 3 ln 2 + ln(10/8), and ln(5/4) = 2 atanh(1/9)
	c.ln10 = new(big.Float).SetPrec(2*work).Mul(c.ln2, num(3))
	c.ln10.Add(c.ln10, new(big.Float).SetPrec(2*work).Mul(num(2), atanhInv(9, 2*work)))
	c.gamma = c.euler()
	c.bern = bernoulli(60)
	return c
}

// at returns a zero of precision prec.
func at(prec uint) *big.Float { return new(big.Float).SetPrec(prec) }

func num(x float64) *big.Float { return new(big.Float).SetFloat64(x) }

func ratio(a, b int64, prec uint) *big.Float {
	return at(prec).Quo(at(prec).SetInt64(a), at(prec).SetInt64(b))
}

// tiny reports whether term no longer counts beside sum.
func tiny(term, sum *big.Float, prec uint) bool {
	return term.Sign() == 0 || sum.Sign() != 0 && term.MantExp(nil) < sum.MantExp(nil)-int(prec)
}

// atanInv and atanhInv return atan(1/n) and atanh(1/n).
func atanInv(n int64, prec uint) *big.Float  { return invSeries(n, prec, -1) }
func atanhInv(n int64, prec uint) *big.Float { return invSeries(n, prec, 1) }

func invSeries(n int64, prec uint, sign int64) *big.Float {
	power := ratio(1, n, prec+32)
	sum := at(prec + 32).Set(power)
	square := at(prec + 32).SetInt64(n * n * sign)
	for k := int64(3); ; k += 2 {
		power.Quo(power, square)
		term := at(prec+32).Quo(power, at(prec+32).SetInt64(k))
		if tiny(term, sum, prec+32) {
			return sum
		}
		sum.Add(sum, term)
	}
}

// machin returns pi = 16 atan(1/5) - 4 atan(1/239).
func machin(prec uint) *big.Float {
	a := at(prec).Mul(num(16), atanInv(5, prec))
	return a.Sub(a, at(prec).Mul(num(4), atanInv(239, prec)))
}

// PiTo returns pi to prec bits, at most 2400.
func (c *Calc) PiTo(prec uint) *big.Float { return at(prec).Set(c.pi) }

// Exp returns e to the x.
func (c *Calc) Exp(x *big.Float) *big.Float { return c.exp(x, work) }

func (c *Calc) exp(x *big.Float, prec uint) *big.Float {
	p := prec + 64
	if x.Sign() == 0 {
		return at(prec).SetInt64(1)
	}
	q, _ := at(p).Quo(x, c.ln2).Float64()
	if math.Abs(q) > 1e8 {
		if q > 0 {
			return at(prec).SetInf(false)
		}
		return at(prec)
	}
	k := int(math.Round(q))
	const halvings = 24
	r := at(p).Sub(at(p).Set(x), at(p).Mul(at(p).SetInt64(int64(k)), c.ln2))
	r.SetMantExp(r, -halvings)
	sum, term := at(p).SetInt64(1), at(p).SetInt64(1)
	for n := int64(1); ; n++ {
		term.Mul(term, r)
		term.Quo(term, at(p).SetInt64(n))
		if tiny(term, sum, p) {
			break
		}
		sum.Add(sum, term)
	}
	for range halvings {
		sum.Mul(sum, sum)
	}
	return at(prec).SetMantExp(sum, k)
}

// Log returns the natural logarithm of x > 0.
func (c *Calc) Log(x *big.Float) *big.Float { return c.log(x, work) }

func (c *Calc) log(x *big.Float, prec uint) *big.Float {
	p := prec + 64
	m := at(p)
	k := x.MantExp(m)
	f, _ := m.Float64()
	if f < math.Sqrt2/2 {
		m.SetMantExp(m, 1)
		f, k = 2*f, k-1
	}
	y := at(p).SetFloat64(math.Log(f))
	if d, _ := at(p).Sub(m, num(1)).Float64(); math.Abs(d) < 0.1 {
		y.SetFloat64(math.Log1p(d))
	}
	for bits := uint(48); bits < 2*p; bits *= 3 { // Halley: y += 2(m - e^y)/(m + e^y) triples the digits
		e := c.exp(y, p)
		d := at(p).Quo(at(p).Sub(m, e), at(p).Add(m, e))
		y.Add(y, d.SetMantExp(d, 1))
	}
	return at(prec).Add(y, at(p).Mul(at(p).SetInt64(int64(k)), c.ln2))
}

// small reports whether |x| < 2^-70, where two terms of a series are enough.
func small(x *big.Float) bool { return x.Sign() != 0 && x.MantExp(nil) < -70 }

// series returns x + a*x^n.
func series(x *big.Float, n int, a *big.Float) *big.Float {
	p := at(work).Set(a)
	for range n {
		p.Mul(p, x)
	}
	return p.Add(p, x)
}

// Expm1 returns e to the x, minus 1.
func (c *Calc) Expm1(x *big.Float) *big.Float {
	if small(x) {
		y := series(x, 2, ratio(1, 2, work))
		return y.Add(y, at(work).Mul(ratio(1, 6, work), at(work).Mul(x, at(work).Mul(x, x))))
	}
	return at(work).Sub(c.Exp(x), num(1))
}

// Log1p returns log(1+x).
func (c *Calc) Log1p(x *big.Float) *big.Float {
	if small(x) {
		y := series(x, 2, ratio(-1, 2, work))
		return y.Add(y, at(work).Mul(ratio(1, 3, work), at(work).Mul(x, at(work).Mul(x, x))))
	}
	return c.Log(at(2400).Add(num(1), x))
}

// Exp2 returns 2 to the x, Exp10 10 to the x.
func (c *Calc) Exp2(x *big.Float) *big.Float { return c.Exp(at(work).Mul(x, c.ln2)) }

// Exp10 is described at Exp2.
func (c *Calc) Exp10(x *big.Float) *big.Float { return c.Exp(at(work).Mul(x, c.ln10)) }

// Log2 and Log10 return the logarithms to base 2 and 10.
func (c *Calc) Log2(x *big.Float) *big.Float { return at(work).Quo(c.Log(x), c.ln2) }

// Log10 is described at Log2.
func (c *Calc) Log10(x *big.Float) *big.Float { return at(work).Quo(c.Log(x), c.ln10) }

// Pow returns x to the y for x > 0.
func (c *Calc) Pow(x, y *big.Float) *big.Float { return c.Exp(at(work).Mul(y, c.Log(x))) }

// Sqrt returns the square root.
func (c *Calc) Sqrt(x *big.Float) *big.Float { return at(work).Sqrt(at(work).Set(x)) }

// Cbrt returns the cube root.
func (c *Calc) Cbrt(x *big.Float) *big.Float {
	if x.Sign() == 0 {
		return at(work)
	}
	y := c.Exp(at(work).Quo(c.Log(at(work).Abs(x)), num(3)))
	if x.Sign() < 0 {
		y.Neg(y)
	}
	return y
}

// Sinh, Cosh and Tanh are the hyperbolic functions.
func (c *Calc) Sinh(x *big.Float) *big.Float {
	if small(x) {
		return series(x, 3, ratio(1, 6, work))
	}
	e := c.Exp(x)
	return half(at(work).Sub(e, at(work).Quo(num(1), e)))
}

// Cosh is described at Sinh.
func (c *Calc) Cosh(x *big.Float) *big.Float {
	e := c.Exp(at(work).Abs(x))
	return half(at(work).Add(e, at(work).Quo(num(1), e)))
}

// Tanh is described at Sinh.
func (c *Calc) Tanh(x *big.Float) *big.Float {
	if small(x) {
		return series(x, 3, ratio(-1, 3, work))
	}
	if f, _ := x.Float64(); math.Abs(f) > 1000 {
		return at(work).SetInt64(int64(x.Sign()))
	}
	return at(work).Quo(c.Sinh(x), c.Cosh(x))
}

func half(x *big.Float) *big.Float { return x.SetMantExp(x, -1) }

// Asinh, Acosh and Atanh are the inverse hyperbolic functions.
func (c *Calc) Asinh(x *big.Float) *big.Float {
	if small(x) {
		return series(x, 3, ratio(-1, 6, work))
	}
	a := at(2400).Abs(x)
	y := c.Log(at(2400).Add(a, at(2400).Sqrt(at(2400).Add(at(2400).Mul(a, a), num(1)))))
	if x.Sign() < 0 {
		y.Neg(y)
	}
	return y
}

// Acosh is described at Asinh.
func (c *Calc) Acosh(x *big.Float) *big.Float {
	s := at(2400).Sqrt(at(2400).Sub(at(2400).Mul(x, x), num(1)))
	return c.Log(s.Add(s, x))
}

// Atanh is described at Asinh.
func (c *Calc) Atanh(x *big.Float) *big.Float {
	if small(x) {
		return series(x, 3, ratio(1, 3, work))
	}
	return half(c.Log(at(2400).Quo(at(2400).Add(num(1), x), at(2400).Sub(num(1), x))))
}
