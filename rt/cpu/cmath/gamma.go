package cmath

import "math"

// The gamma function by Stirling's series for its logarithm, with the logarithm as a sum of two numbers, since exp
// multiplies its error by up to 700.

// stirlingShift is from where on six terms of the series are enough.
const stirlingShift = 20

// lgammaFar returns the logarithm of gamma(x+xl) as a sum of two numbers for x >= stirlingShift.
func lgammaFar(x, xl float64) (hi, lo float64) {
	const exact = 0.91893853320467274178032973640561763986139747363778 // log(2 pi)/2
	const halfLog = 0x1.d67f1c864beb5p-1
	const halfLogLo = exact - halfLog
	l, ll := logSum(x)
	ll += xl / x
	a, al := twoSum(x, -0.5)
	al += xl
	p, pe := twoProd(a, l)
	pe += a*ll + al*l
	h, e := twoSum(p, -x)
	e += pe - xl
	h, e2 := twoSum(h, halfLog)
	i := 1 / x
	z := i * i
	s := i * (1.0/12 + z*(-1.0/360+z*(1.0/1260+z*(-1.0/1680+z*(1.0/1188+z*(-691.0/360360+z*(1.0/156)))))))
	return twoSum(h, e+e2+halfLogLo+s)
}

// TgammaF64 returns the gamma function.
func TgammaF64(x float64) float64 {
	switch {
	case x != x || math.IsInf(x, -1) || x < 0 && x == math.Trunc(x):
		return math.NaN()
	case x == 0:
		return 1 / x
	case x > 172:
		return math.Inf(1)
	case x > 0 && x == math.Trunc(x) && x <= 23: // exact
		f := 1.0
		for k := 2.0; k < x; k++ {
			f *= k
		}
		return f
	case x < -190:
		return math.Copysign(0, math.Mod(math.Floor(x), 2)+0.5)
	case x < 0.5 && x < -0x1p-60: // pi / (sin(pi x) gamma(1-x)); gamma(1-x) may be too large for a float64
		a, al := twoSum(1, -x)
		l, ll, p := lgammaScaled(a, al)
		h, e := twoSum(400*ln2Hi, -l)
		h, e = twoSum(h, e+400*ln2Lo-ll)
		return math.Ldexp(expSum(h, e)*p*math.Pi/SinpiF64(x), -400)
	case x < 0x1p-60:
		return 1 / x
	}
	l, ll, p := lgammaScaled(x, 0)
	return expSum(l, ll) / p
}

// lgammaScaled returns log(gamma(x+xl)*p) as a sum of two numbers, and p, for positive x.
func lgammaScaled(x, xl float64) (hi, lo, p float64) {
	p, pl := 1.0, 0.0
	for x < stirlingShift {
		q, qe := twoProd(p, x)
		pl = pl*x + p*xl + qe
		p = q
		s, e := twoSum(x, 1)
		x, xl = s, xl+e
	}
	hi, lo = lgammaFar(x, xl)
	return hi, lo - pl/p, p
}

// LgammaF64 returns the logarithm of the absolute value of the gamma function.
func LgammaF64(x float64) float64 {
	switch {
	case x-x != 0:
		return x * x
	case x > 1e300 || x > -0x1p-60 && x < 0x1p-60: // x log x has the same digits, or gamma is 1/x
		if x > 1 {
			return x * (LogF64(x) - 1)
		}
		return -LogF64(math.Abs(x))
	case x < 0:
		s := math.Abs(SinpiF64(x))
		if s == 0 {
			return math.Inf(1)
		}
		a, al := twoSum(1, -x)
		l, ll, p := lgammaScaled(a, al)
		h, hl := logSum(math.Pi / s * p)
		h, e := twoSum(h, -l)
		return h + (e + hl - ll)
	case x > 0.7 && x < 1.3:
		return nearTwo(x-1) - Log1pF64(x-1)
	case x > 1.6 && x < 2.5:
		return nearTwo(x - 2)
	}
	l, ll, p := lgammaScaled(x, 0)
	h, hl := logSum(p)
	h, e := twoSum(l, -h)
	return h + (e + ll - hl)
}

// nearTwo returns log gamma(2+t) for |t| <= 0.5: (1-gamma)t + (zeta(2)-1)t^2/2 - (zeta(3)-1)t^3/3 + ... (Abramowitz
// and Stegun 6.1.33).
func nearTwo(t float64) float64 {
	s := 0.0
	for k := len(gammaSeries) - 1; k >= 0; k-- {
		s = s*t + gammaSeries[k]
	}
	return s * t
}
