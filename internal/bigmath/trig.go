package bigmath

import "math/big"

// Sin returns the sine of x, whose exponent may be that of any float64.
func (c *Calc) Sin(x *big.Float) *big.Float {
	r, q := c.quadrant(x)
	return trig(r, q)
}

// Cos returns the cosine.
func (c *Calc) Cos(x *big.Float) *big.Float {
	r, q := c.quadrant(x)
	return trig(r, q+1)
}

// Tan returns the tangent.
func (c *Calc) Tan(x *big.Float) *big.Float {
	r, q := c.quadrant(x)
	return at(work).Quo(trig(r, q), trig(r, q+1))
}

// quadrant returns x - q*pi/2, which lies in [-pi/4, pi/4], and q modulo 4.
func (c *Calc) quadrant(x *big.Float) (r *big.Float, q int) {
	p := c.pi.Prec()
	k := at(p).Quo(x, c.pi)
	k.SetMantExp(k, 1)
	n, _ := k.Add(k, sign(k, 0.5)).Int(nil)
	t := at(p).Mul(at(p).SetInt(n), c.pi)
	r = at(work).Sub(at(p).Set(x), t.SetMantExp(t, -1))
	return r, int(new(big.Int).And(n, big.NewInt(3)).Int64()) // And of a negative number is that of its two's complement
}

// sign returns a with the sign of x.
func sign(x *big.Float, a float64) *big.Float {
	if x.Sign() < 0 {
		a = -a
	}
	return num(a)
}

// trig returns sin(r + q*pi/2) for a small r.
func trig(r *big.Float, q int) *big.Float {
	s := at(work)
	switch q & 3 {
	case 0:
		return taylor(s, r, 1)
	case 1:
		return taylor(s, r, 0)
	case 2:
		return s.Neg(taylor(s, r, 1))
	}
	return s.Neg(taylor(s, r, 0))
}

// taylor sums r^n/n! - r^(n+2)/(n+2)! + ... from n = first, 0 or 1.
func taylor(sum, r *big.Float, first int64) *big.Float {
	term := at(work).SetInt64(1)
	if first == 1 {
		term.Set(r)
	}
	sum.Set(term)
	square := at(work).Mul(r, r)
	for n := first + 1; ; n += 2 {
		term.Mul(term, square)
		term.Quo(term, at(work).SetInt64(-n*(n+1)))
		if tiny(term, sum, work) {
			return sum
		}
		sum.Add(sum, term)
	}
}

// Sinpi returns sin(pi*x), Cospi cos(pi*x).
func (c *Calc) Sinpi(x *big.Float) *big.Float {
	r, q := quarter(x)
	return trig(at(work).Mul(r, c.pi), q)
}

// Cospi is described at Sinpi.
func (c *Calc) Cospi(x *big.Float) *big.Float {
	r, q := quarter(x)
	return trig(at(work).Mul(r, c.pi), q+1)
}

// Tanpi returns tan(pi*x).
func (c *Calc) Tanpi(x *big.Float) *big.Float {
	r, q := quarter(x)
	r = at(work).Mul(r, c.pi)
	return at(work).Quo(trig(r, q), trig(r, q+1))
}

// quarter returns x - q/2, which lies in [-1/4, 1/4], exactly, and q modulo 4.
func quarter(x *big.Float) (r *big.Float, q int) {
	k := at(2400).SetMantExp(at(2400).Set(x), 1)
	n, _ := at(2400).Add(k, sign(k, 0.5)).Int(nil)
	h := at(2400).SetInt(n)
	return at(2400).Sub(at(2400).Set(x), h.SetMantExp(h, -1)), int(new(big.Int).And(n, big.NewInt(3)).Int64())
}

// Atan returns the arc tangent.
func (c *Calc) Atan(x *big.Float) *big.Float {
	if x.Sign() == 0 {
		return at(work)
	}
	if at(work).Abs(x).Cmp(num(1)) > 0 {
		y := half(at(work).Set(c.pi))
		if x.Sign() < 0 {
			y.Neg(y)
		}
		return y.Sub(y, c.Atan(at(work).Quo(num(1), x)))
	}
	const halvings = 8
	r := at(work).Set(x)
	for range halvings { // tan(a/2) = tan a / (1 + sqrt(1 + tan^2 a))
		s := at(work).Sqrt(at(work).Add(num(1), at(work).Mul(r, r)))
		r.Quo(r, s.Add(s, num(1)))
	}
	sum, power, square := at(work).Set(r), at(work).Set(r), at(work).Mul(r, r)
	square.Neg(square)
	for k := int64(3); ; k += 2 {
		power.Mul(power, square)
		term := at(work).Quo(power, at(work).SetInt64(k))
		if tiny(term, sum, work) {
			return sum.SetMantExp(sum, halvings)
		}
		sum.Add(sum, term)
	}
}

// Atan2 returns the angle of the point (x, y), of which not both are 0.
func (c *Calc) Atan2(y, x *big.Float) *big.Float {
	switch {
	case x.Sign() > 0:
		return c.Atan(at(work).Quo(y, x))
	case x.Sign() == 0:
		return half(at(work).Mul(c.pi, num(float64(y.Sign()))))
	}
	pi := at(work).Set(c.pi)
	if y.Sign() < 0 {
		pi.Neg(pi)
	}
	return pi.Add(pi, c.Atan(at(work).Quo(y, x)))
}

// Asin returns the arc sine of x in [-1, 1], Acos the arc cosine.
func (c *Calc) Asin(x *big.Float) *big.Float {
	d := at(2400).Sub(num(1), at(2400).Mul(x, x))
	if d.Sign() == 0 {
		return half(at(work).Mul(c.pi, num(float64(x.Sign()))))
	}
	return c.Atan(at(work).Quo(x, at(work).Sqrt(d)))
}

// Acos is described at Asin.
func (c *Calc) Acos(x *big.Float) *big.Float {
	d := at(2400).Add(num(1), x)
	if d.Sign() == 0 {
		return at(work).Set(c.pi)
	}
	y := c.Atan(at(work).Sqrt(at(work).Quo(at(2400).Sub(num(1), x), d)))
	return y.SetMantExp(y, 1)
}
