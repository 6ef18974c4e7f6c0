package rttest

import (
	"math"
	"testing"

	"github.com/kbind/kbind/rt/vec"
)

func TestDifference(t *testing.T) {
	nan, inf := float32(math.NaN()), float32(math.Inf(1))
	next := math.Nextafter32(1, 2)
	for _, test := range []struct{ got, want string }{
		{Difference([]int32{1, 2, 3}, []int32{1, 2, 3}, Tol{}), ""},
		{Difference([]int32{1, 2}, []int32{1}, Tol{}), "got 2 elements, want 1"},
		{Difference([]int32{1, 9, 7}, []int32{1, 2, 3}, Tol{}),
			"2 of 3 elements differ; the first is [1]: got 9, want 2 (off by 7)"},
		{Difference([]int8{-128}, []int8{127}, Tol{}),
			"1 of 1 elements differ; the first is [0]: got -128, want 127 (off by 255)"},
		{Difference([]uint64{1 << 63}, []uint64{0}, Tol{Abs: 1}),
			"1 of 1 elements differ; the first is [0]: got 9223372036854775808, want 0 (off by 9223372036854775808)"},
		{Difference([]int32{101}, []int32{100}, Tol{Abs: 1}), ""},
		{Difference([]int32{102}, []int32{100}, Tol{Rel: 0.01}),
			"1 of 1 elements differ; the first is [0]: got 102, want 100 (off by 2)"},
		{Difference([]float32{1, nan, inf}, []float32{1, nan, inf}, Tol{}), ""},
		{Difference([]float32{nan}, []float32{1}, Tol{Abs: 100}),
			"1 of 1 elements differ; the first is [0]: got NaN, want 1"},
		{Difference([]float32{inf}, []float32{math.MaxFloat32}, Tol{Rel: 1, ULP: 5}),
			"1 of 1 elements differ; the first is [0]: got +Inf, want 3.4028235e+38 (off by +Inf, 1 ulp)"},
		{Difference([]float32{next}, []float32{1}, Tol{}),
			"1 of 1 elements differ; the first is [0]: got 1.0000001, want 1 (off by 1.19e-07, 1 ulp)"},
		{Difference([]float32{next}, []float32{1}, Tol{ULP: 1}), ""},
		{Difference([]float32{math.SmallestNonzeroFloat32}, []float32{-math.SmallestNonzeroFloat32}, Tol{ULP: 2}), ""},
		{Difference([]float32{math.SmallestNonzeroFloat32}, []float32{-math.SmallestNonzeroFloat32}, Tol{ULP: 1}),
			"1 of 1 elements differ; the first is [0]: got 1e-45, want -1e-45 (off by 2.8e-45, 2 ulp)"},
		{Difference([]float64{1 + 1e-15}, []float64{1}, Tol{ULP: 4}),
			"1 of 1 elements differ; the first is [0]: got 1.000000000000001, want 1 (off by 1.11e-15, 5 ulp)"},
		{Difference([]float64{1 + 1e-9}, []float64{1}, Tol{Rel: 1e-8}), ""},
		{Difference([]vec.Half{vec.HalfOf(1.001)}, []vec.Half{vec.HalfOf(1)}, Tol{ULP: 1}), ""},
		{Difference([]vec.Half{0x8000}, []vec.Half{0}, Tol{}), ""},
		{Difference([]vec.Half{vec.HalfOf(1.5)}, []vec.Half{vec.HalfOf(1)}, Tol{Abs: 0.25}),
			"1 of 1 elements differ; the first is [0]: got 1.5, want 1 (off by 0.5, 512 ulp)"},
		{Difference([]vec.BFloat16{vec.BFloat16Of(3)}, []vec.BFloat16{vec.BFloat16Of(2)}, Tol{Abs: 1}), ""},
	} {
		if test.got != test.want {
			t.Errorf("\n got %s\nwant %s", test.got, test.want)
		}
	}
}

type recorder struct {
	testing.TB
	failed bool
}

func (r *recorder) Helper()      {}
func (r *recorder) Error(...any) { r.failed = true }

func TestClose(t *testing.T) {
	var r recorder
	if Close(&r, []float32{1}, []float32{1}, Tol{}); r.failed {
		t.Error("equal numbers fail")
	}
	if Close(&r, []float32{1}, []float32{2}, Tol{}); !r.failed {
		t.Error("different numbers pass")
	}
}
