package sema

import (
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
)

// TestDistinctNames reads kernels whose names in Go would be one: overloads, and namesakes of namespaces. A directive's
// name stays, and so does the first of its name.
func TestDistinctNames(t *testing.T) {
	m, diags := bare(t, ir.CUDA, true, `
namespace a { __global__ void step(int* p) {} }
namespace b { __global__ void step(int* p) {} template <class T> __global__ void fill(T* p, T v) {} }
__global__ void step(int* p, int n) {}
__global__ void step(float* p, int n) {}
__global__ void step2(float* p, int n) {}
__global__ void step2(int* p, int n) {}
template <class T> __global__ void fill(T* p, T v) {}
template __global__ void fill<int>(int*, int);
template __global__ void fill<float>(float*, float);
template __global__ void b::fill<int>(int*, int);
__global__ void other(int* p) {}
//kbind:kernel Other
__global__ void named(int* p) {}
`)
	if err := diags.Err(); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, k := range m.Kernels {
		got = append(got, k.GoName)
	}
	const want = "Step BStep Fill Step3 Step4 Step2 Step2_2 Fill2 Fill2 Other2 Other"
	if s := strings.Join(got, " "); s != want {
		t.Errorf("Go names %s, want %s", s, want)
	}
}
