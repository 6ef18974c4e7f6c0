package vecop

// MulAddsF32 adds n products to each element of dst, one after the other, each rounded: of s[at] with rows[from+i],
// for element i, then of s[at+by] with rows[from+step+i], and so on. It is n calls of MulAddScalarF32, which keep the
// sums in registers. dst has nothing in common with s and rows.
func MulAddsF32(dst, s []float32, at, by int, rows []float32, from, step, n int) {
	if n <= 0 || len(dst) == 0 {
		return
	}
	last := n - 1
	_, _ = s[at], s[at+by*last]
	_, _ = rows[from:from+len(dst)], rows[from+step*last:][:len(dst)]
	done := mulAddsF32(dst, s, at, by, rows, from, step, n)
	for ; done+4 <= len(dst); done += 4 {
		d := (*[4]float32)(dst[done:])
		a, b, c, e := d[0], d[1], d[2], d[3]
		p, q := at, from+done
		for range n {
			x, r := s[p], (*[4]float32)(rows[q:])
			a += float32(x * r[0])
			b += float32(x * r[1])
			c += float32(x * r[2])
			e += float32(x * r[3])
			p, q = p+by, q+step
		}
		d[0], d[1], d[2], d[3] = a, b, c, e
	}
	for ; done < len(dst); done++ {
		sum := dst[done]
		p, q := at, from+done
		for range n {
			sum += float32(s[p] * rows[q])
			p, q = p+by, q+step
		}
		dst[done] = sum
	}
}
