package bindgen_test

import (
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
)

// FuzzLoad feeds the front end odd texts: it must neither panic nor hang, and what it makes must keep the rules of IR.
func FuzzLoad(f *testing.F) {
	for _, s := range []string{
		vectorAdd,
		"template <class T, int N = 3> struct A { T v[N]; A(T x) : v{x} {} T& operator[](int i) { return v[i]; } " +
			"};\ntemplate <class T> __global__ void k(A<T> a, T* p) { *p = a[1]; }\nvoid h() { k<float><<<1, " +
			"1>>>(A<float>(1), 0); }",
		"template <class... T> __device__ int sum(T... x) { return (x + ... + 0); }\n__global__ void k(int* p) { auto f = " +
			"[=](int a) { return a + sum(1, 2, a); }; *p = f(3); }",
		"struct B { int a : 3; union { float f; int i; }; }; __constant__ B b[2] = {{1, {2.0f}}};\n__global__ void k(B* " +
			"p) { for (auto& x : b) *p++ = x; switch (p->a) { case 1: break; default: p->i ^= 1; } }",
		"enum class E { a, b }; constexpr int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }\n__global__ void " +
			"k(float (&a)[fib(6)], E e) { if (e == E::a) { __shared__ float s[4]; s[threadIdx.x & 3] = a[0]; " +
			"__syncthreads(); a[1] = s[0]; } }",
	} {
		f.Add(s, false)
	}
	f.Add(
		"__kernel void k(__global float4* p, __local int* q) { p[get_global_id(0)].xy = convert_float2(vload2(0, q)); "+
			"barrier(CLK_LOCAL_MEM_FENCE); }", true)
	f.Fuzz(func(t *testing.T, text string, cl bool) {
		name := "k.cu"
		if cl {
			name = "k.cl"
		}
		m, _ := load(t, bindgen.Config{All: true}, name, text)
		if err := ir.Verify(m); err != nil {
			t.Error(err)
		}
	})
}
