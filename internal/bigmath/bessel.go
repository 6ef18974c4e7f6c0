package bigmath

import "math/big"

// The Bessel functions by their power series (Abramowitz and Stegun 9.1.10, 9.1.11, 9.6.10), with as many bits more as
// the terms exceed the result: about 3 for each unit of x. So x should be at most a few thousand.

func besselPrec(x *big.Float) uint {
	f, _ := at(64).Abs(x).Float64()
	return 2*work + uint(6*f)
}

// bessel sums (x/2)^n/n! (1 + s(x/2)^2/(1(n+1)) + ...) with s = -1 for J and 1 for I.
func bessel(n int64, x *big.Float, s int64) *big.Float {
	p := besselPrec(x)
	h := at(p).SetMantExp(at(p).Set(x), -1)
	term := at(p).SetInt64(1)
	for k := int64(1); k <= n; k++ {
		term.Mul(term, h)
		term.Quo(term, at(p).SetInt64(k))
	}
	sum := at(p).Set(term)
	q := at(p).Mul(h, h)
	for k := int64(1); term.Sign() != 0; k++ {
		term.Mul(term, q)
		term.Quo(term, at(p).SetInt64(s*k*(k+n)))
		sum.Add(sum, term)
		if term.Sign() == 0 || term.MantExp(nil) < sum.MantExp(nil)-int(p) {
			break
		}
	}
	return at(2 * work).Set(sum)
}

// Jn returns the Bessel function of the first kind of order n >= 0.
func (c *Calc) Jn(n int, x *big.Float) *big.Float { return bessel(int64(n), x, -1) }

// In returns the modified Bessel function of the first kind of order n >= 0.
func (c *Calc) In(n int, x *big.Float) *big.Float { return bessel(int64(n), x, 1) }

// Yn returns the Bessel function of the second kind of order n >= 0 for x > 0.
func (c *Calc) Yn(n int, x *big.Float) *big.Float {
	y0, y1 := c.y0(x), c.y1(x)
	if n == 0 {
		return y0
	}
	for k := 1; k < n; k++ { // forward recurrence is stable for Y
		t := at(2*work).Quo(at(2*work).SetInt64(int64(2*k)), x)
		t.Mul(t, y1)
		y0, y1 = y1, t.Sub(t, y0)
	}
	return y1
}

// logTerm returns log(x/2) + the Euler constant.
func (c *Calc) logTerm(x *big.Float, p uint) *big.Float {
	h := at(p).SetMantExp(at(p).Set(x), -1)
	return at(p).Add(c.log(h, 2*work), c.gamma)
}

// y0 is 2/pi (log(x/2)+gamma) J0 + 2/pi (q - (1+1/2) q^2/2!^2 + ...) with q = x^2/4.
func (c *Calc) y0(x *big.Float) *big.Float {
	p := besselPrec(x)
	q := at(p).Mul(x, x)
	q.SetMantExp(q, -2)
	sum, term, h := at(p), at(p).SetInt64(-1), at(p)
	for k := int64(1); ; k++ {
		term.Mul(term, q)
		term.Quo(term, at(p).SetInt64(-k*k))
		h.Add(h, at(p).Quo(num(1), at(p).SetInt64(k)))
		t := at(p).Mul(term, h)
		sum.Add(sum, t)
		if tiny(t, sum, p) {
			break
		}
	}
	sum.Add(sum, at(p).Mul(c.logTerm(x, p), bessel(0, x, -1)))
	return at(2*work).Quo(sum.SetMantExp(sum, 1), c.pi)
}

// y1 is -2/(pi x) + 2/pi (log(x/2)+gamma) J1 - 1/pi sum (-1)^k (H_k + H_(k+1)) (x/2)^(2k+1)/(k!(k+1)!).
func (c *Calc) y1(x *big.Float) *big.Float {
	p := besselPrec(x)
	h := at(p).SetMantExp(at(p).Set(x), -1)
	q := at(p).Mul(h, h)
	term := at(p).Set(h)
	hk, hk1 := at(p), at(p).SetInt64(1)
	sum := at(p).Set(h)
	for k := int64(1); ; k++ {
		term.Mul(term, q)
		term.Quo(term, at(p).SetInt64(-k*(k+1)))
		hk.Add(hk, at(p).Quo(num(1), at(p).SetInt64(k)))
		hk1.Add(hk1, at(p).Quo(num(1), at(p).SetInt64(k+1)))
		t := at(p).Mul(term, at(p).Add(hk, hk1))
		sum.Add(sum, t)
		if tiny(t, sum, p) {
			break
		}
	}
	l := at(p).Mul(c.logTerm(x, p), bessel(1, x, -1))
	l.SetMantExp(l, 1)
	l.Sub(l, sum)
	l.Sub(l, at(p).Quo(num(2), x))
	return at(2*work).Quo(l, c.pi)
}
