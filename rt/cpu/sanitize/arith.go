package sanitize

import (
	"fmt"
	"math/bits"

	"github.com/kbind/kbind/rt/cpu/simt"
)

// Arithmetic of checked kernels on signed integers. It reports results that do not fit, which C++ leaves undefined
// ([expr.pre]), as does OpenCL C. Results wrap around, as they do on the hardware.

// Sum returns x + y.
func Sum[T int32 | int64](b *simt.Block, site uint32, x, y T) T {
	r := x + y
	if (x^r)&(y^r) < 0 {
		overflow(b, site)
	}
	return r
}

// Difference returns x - y.
func Difference[T int32 | int64](b *simt.Block, site uint32, x, y T) T {
	r := x - y
	if (x^y)&(x^r) < 0 {
		overflow(b, site)
	}
	return r
}

// Product returns x * y.
func Product(b *simt.Block, site uint32, x, y int32) int32 {
	r := int64(x) * int64(y)
	if int64(int32(r)) != r {
		overflow(b, site)
	}
	return int32(r)
}

// Product64 is Product for 64 bits.
func Product64(b *simt.Block, site uint32, x, y int64) int64 {
	if int64(int32(x)) != x || int64(int32(y)) != y {
		widely(b, site, x, y)
	}
	return x * y
}

// widely checks a product of numbers of more than 32 bits.
//
//go:noinline
func widely(b *simt.Block, site uint32, x, y int64) {
	hi, lo := bits.Mul64(uint64(x), uint64(y))
	h := int64(hi) - x>>63&y - y>>63&x
	if h != int64(lo)>>63 {
		overflow(b, site)
	}
}

// Quotient returns x / y, where y is not 0.
func Quotient[T int32 | int64](b *simt.Block, site uint32, x, y T) T {
	if y == -1 && x == -x && x != 0 {
		overflow(b, site)
	}
	return x / y
}

// Remainder returns x % y, where y is not 0.
func Remainder[T int32 | int64](b *simt.Block, site uint32, x, y T) T {
	if y == -1 && x == -x && x != 0 {
		overflow(b, site)
	}
	return x % y
}

// overflow notes that the result at site did not fit, once for a line in a launch: hashes wrap around often, and on
// purpose.
//
//go:noinline
func overflow(b *simt.Block, site uint32) {
	w := of(b)
	if c := &w.sites[site]; !c.reported {
		c.reported = true
		at := w.access(site)
		r := &Report{Kind: KindOverflow, At: at, Note: true,
			Text: fmt.Sprintf("signed overflow: the result of %s does not fit its type", w.text(site))}
		if !KindSet(at.Site.Allow).Has(KindOverflow) {
			w.c.add(r, reportKey{KindOverflow, uint32(at.Site.Line), 0, at.Site.File, true})
		}
	}
}
