package simt

import (
	"math"
	"slices"
	"testing"
)

// TestRowOps computes one row with some of the operations, by hand.
func TestRowOps(t *testing.T) {
	nan := float32(math.NaN())
	a, b := []float32{1, -2, nan, 0x1p-149}, []float32{3, 5, 7, -0x1p-149}
	got := make([]float32, 4)
	expect := func(what string, want ...float32) {
		t.Helper()
		for i, w := range want {
			if math.Float32bits(got[i]) != math.Float32bits(w) && (w == w || got[i] == got[i]) {
				t.Errorf("%s: element %d is %v, want %v", what, i, got[i], w)
			}
		}
	}
	RowMulAddScalarF32(got, 2, a, b)
	expect("2*a + b", 5, 1, nan, 0x1p-149)
	RowScalarSubF32(got, 1, a)
	expect("1 - a", 0, 3, nan, 1)
	RowMaxF32(got, a, b)
	expect("max", 3, 5, 7, 0x1p-149)
	mask := make([]uint32, 4)
	RowLtF32(mask, a, b)
	if want := []uint32{math.MaxUint32, math.MaxUint32, 0, 0}; !slices.Equal(mask, want) {
		t.Errorf("a < b: %#x, want %#x", mask, want)
	}
	RowSelectF32(got, mask, a, b)
	expect("a < b ? a : b", 1, -2, 7, -0x1p-149)
	words := make([]int32, 4)
	RowF32ToI32(words, []float32{-1.5, nan, 3e9, -3e9})
	if want := []int32{-1, 0, math.MaxInt32, math.MinInt32}; !slices.Equal(words, want) {
		t.Errorf("float to int: %v, want %v", words, want)
	}
	RowStride(got, []float32{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, 3)
	expect("every third", 0, 3, 6, 9)
}
