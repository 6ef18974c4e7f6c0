package pocl_test

import (
	"slices"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/gen/internal/cwriter"
	"github.com/kbind/kbind/gen/internal/globals"
)

// TestPlain checks which kernels PoCL must not optimise, and where it must keep a variable for each thread.
func TestPlain(t *testing.T) {
	const common = `struct P { int a, b; };
__device__ int rounds(int n) { int s = 0; while (s * s < n) s++; return s; }
__device__ int d0(int *x) { return *x; }
__device__ int d1(int *x) { return d0(x) + 1; } __device__ int d2(int *x) { return d1(x) + 1; }
__device__ int d3(int *x) { return d2(x) + 1; } __device__ int d4(int *x) { return d3(x) + 1; }
__device__ int d5(int *x) { return d4(x) + 1; } __device__ int d6(int *x) { return d5(x) + 1; }
__device__ int d7(int *x) { return d6(x) + 1; } __device__ int d8(int *x) { return d7(x) + 1; }
__device__ int d9(int *x) { return d8(x) + 1; } __device__ int d10(int *x) { return d9(x) + 1; }
__device__ int d11(int *x) { return d10(x) + 1; }
template <int N> struct deeper { static __device__ int of(int *x) { return deeper<N - 1>::of(x) + 1; } };
template <> struct deeper<0> { static __device__ int of(int *x) { return *x; } };
__device__ void count(int *s, int n) { *s = 0; while (*s < n) (*s)++; }
`
	for body, want := range map[string]bool{
		"(int *x) { x[0] = d11(x); }":                                                                         true,
		"(int *x) { x[0] = d10(x); }":                                                                         false,
		"(int *x) { int y = 1; x[0] = deeper<20>::of(&y); }":                                                  false,
		"(int *x, const int *y, int *o) { int i = threadIdx.x; x[2 * i] = i; o[i] = y[2 * i]; }":              true,
		"(int *x, const int *y, int *o) { int i = threadIdx.x, j = i << 1; x[j] = i; o[i] = y[j]; }":          true,
		"(int *x, const int *y, int *o) { int i = threadIdx.x; x[i] = i; o[i] = y[i]; }":                      false,
		"(int *x, const float *y) { int i = threadIdx.x; x[2 * i] = i; x[0] = y[2 * i]; }":                    false,
		"(P *x, const P *y) { int i = threadIdx.x; x[i].a = 1; __syncthreads(); x[i].a = y[i].b; }":           false,
		"(P *x, const P *y, int n) { int i = threadIdx.x; while (n-- > 0) x[i].a = y[i].b; }":                 true,
		"(P *x, const P *y) { x[threadIdx.x].a = y[threadIdx.x].b; }":                                         false,
		"(int *x, int m) { int i = 2 * threadIdx.x - (threadIdx.x & m); x[i] = 1; x[i + m] = x[i + 2 * m]; }": false,
		"(int *x) { int s; count(&s, threadIdx.x); __syncthreads(); x[threadIdx.x] = s; }":                    true,
		"(int *x) { int s; count(&s, threadIdx.x); x[threadIdx.x] = s; }":                                     false,
		"(int *x) { int s = rounds(threadIdx.x); __syncthreads(); x[threadIdx.x] = s; }":                      false,
	} {
		text := common + "__global__ void k" + body
		out := inOpenCL(t, text)
		if slices.Contains(out.Plain, "Portable Computing Language") != want {
			t.Errorf("%s\nPoCL is not to optimise it: %v, want %v", body, !want, want)
		}
	}
}

// inOpenCL is the first kernel of text, CUDA C++, in OpenCL C.
func inOpenCL(t *testing.T, text string) *cwriter.Kernel {
	t.Helper()
	m, diags := bindgen.Load(&bindgen.Config{All: true, Open: func(string) ([]byte, error) { return []byte(text), nil }},
		"k.cu")
	if err := diags.Err(); err != nil {
		t.Fatal(err)
	}
	k := m.Kernels[0]
	out, refused := cwriter.Write(cwriter.OpenCL(), m, k, k.Func, globals.New(m))
	if refused != nil {
		t.Fatal(refused.Why)
	}
	return out
}
