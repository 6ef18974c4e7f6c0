//go:build !race

package vecop

// mulAddsF32 does MulAddsF32 for as many elements as fill vectors, and returns how many.
func mulAddsF32(dst, s []float32, at, by int, rows []float32, from, step, n int) int {
	done := len(dst) &^ 7
	if done == 0 || !hasAVX2 {
		return 0
	}
	rowMulAddsF32(&dst[0], done, &s[at], by*4, &rows[from], step*4, n)
	return done
}

// rowMulAddsF32 is MulAddsF32 for lanes elements, a multiple of 8, and at least one round; by and step are in bytes.
//
//go:noescape
func rowMulAddsF32(dst *float32, lanes int, s *float32, by int, rows *float32, step, n int)
