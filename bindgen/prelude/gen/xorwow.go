package main

import (
	"fmt"
	"strings"
)

// xorwowJumps writes the table that skipping in XORWOW's sequence needs: row i is x^(2^i) modulo the characteristic
// polynomial of the generator's step on its 160 bits, coefficients of x^0 first. The highest power is that of bit 63 of
// a subsequence number: 2^(67+63).
func xorwowJumps() string {
	const powers = 67 + 64
	char := stepPolynomial()
	var b strings.Builder
	fmt.Fprintf(&b, "constexpr unsigned int __kb_xorwow_jump[%d][5] = {\n", powers)
	p := poly{0: 2} // x
	for range powers {
		fmt.Fprintf(&b, "{%du, %du, %du, %du, %du},\n", p[0], p[1], p[2], p[3], p[4])
		p = char.square(p)
	}
	b.WriteString("};\n")
	return b.String()
}

// degree is the number of bits of XORWOW's shift register.
const degree = 160

// poly is a polynomial over GF(2) of a degree below 160; of the modulus, all but its x^160.
type poly [degree / 32]uint32

func (p *poly) bit(i int) uint32 { return p[i/32] >> (i % 32) & 1 }

// square returns p*p modulo x^160 + m.
func (m *poly) square(p poly) poly {
	var r poly
	for i := degree - 1; i >= 0; i-- { // Horner's rule, where x^2 shifts by two
		r = m.timesX(m.timesX(r))
		r[0] ^= p.bit(i)
	}
	return r
}

// timesX returns p*x modulo x^160 + m.
func (m *poly) timesX(p poly) poly {
	top := p.bit(degree - 1)
	var r poly
	for i := range p {
		r[i] = p[i] << 1
		if i > 0 {
			r[i] |= p[i-1] >> 31
		}
		r[i] ^= m[i] & -top
	}
	return r
}

// stepPolynomial finds the characteristic polynomial of the step as the shortest linear recurrence of one bit of the
// state (Massey, "Shift-register synthesis and BCH decoding", 1969). The recurrence has the full length of 160 since
// the generator's period is 2^160 - 1 (Marsaglia 2003).
func stepPolynomial() poly {
	v := [5]uint32{1, 2, 3, 4, 5}
	bits := make([]uint32, 0, 2*degree)
	for range 2 * degree {
		bits = append(bits, v[0]&1)
		t := v[0] ^ v[0]>>2
		v = [5]uint32{v[1], v[2], v[3], v[4], v[4] ^ v[4]<<4 ^ t ^ t<<1}
	}
	cur, old := make([]uint32, 2*degree+1), make([]uint32, 2*degree+1)
	cur[0], old[0] = 1, 1
	length, gap := 0, 1
	for n := range bits {
		var wrong uint32
		for i := 0; i <= length; i++ {
			wrong ^= cur[i] & bits[n-i]
		}
		if wrong == 0 {
			gap++
			continue
		}
		before := append([]uint32(nil), cur...)
		for i := 0; i+gap < len(cur); i++ {
			cur[i+gap] ^= old[i]
		}
		if 2*length > n {
			gap++
			continue
		}
		length, old, gap = n+1-length, before, 1
	}
	var m poly
	for i := 1; i <= degree; i++ { // cur is the reciprocal
		m[(degree-i)/32] |= cur[i] << ((degree - i) % 32)
	}
	return m
}
