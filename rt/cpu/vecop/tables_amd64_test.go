//go:build !race

package vecop

import (
	"math"
	"testing"
)

// TestTables looks at what the assembly reads: powers of two, and inverses with their logarithms.
func TestTables(t *testing.T) {
	for i, bits := range exp2Table {
		if got, want := math.Float64frombits(bits+uint64(i)<<47), math.Exp2(float64(i)/32); math.Abs(got-want) > 1e-15 {
			t.Errorf("2^(%d/32) is %v, want %v", i, got, want)
		}
	}
	for i := 0; i < len(logTable); i += 2 {
		if got, want := logTable[i+1], -math.Log(logTable[i]); math.Abs(got-want) > 1e-15 {
			t.Errorf("-log(%v) is %v, want %v", logTable[i], got, want)
		}
	}
}
