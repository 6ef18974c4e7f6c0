package bindgen

import (
	"fmt"
	"slices"
	"testing"
)

// TestWarnings has variables that NVRTC 12.9 and nvcc refuse, beside some that they take.
func TestWarnings(t *testing.T) {
	const text = `struct A { int v; __device__ A(int x) : v(x) {} };
struct B { int v; __device__ constexpr B(int x) : v(x) {} };
struct C { int v; __device__ C() {} };
struct D { int v = 4; };
struct E { int v; __device__ E() { v = 3; } };
__device__ int f() { return 4; }
constexpr int g(int i) { return i + 1; }
__constant__ A a{4};
__device__ B b{4};
__device__ C c;
__device__ D d;
__device__ E e;
__device__ int n = f(), m = g(2);
const int squares[4] = {0, 1, 4, 9};
const int unused[2] = {1, 2}, one = 1;
__constant__ int cubes[2] = {0, 1};
__global__ void k(int *p) {
    static const int own[2] = {4, 5};
    *p = a.v + b.v + c.v + d.v + e.v + n + m + squares[*p] + one + cubes[*p] + own[*p];
}
`
	m, diags := Load(&Config{All: true, Open: func(string) ([]byte, error) { return []byte(text), nil }}, "k.cu")
	if diags.Len() > 0 {
		t.Fatal(diags.Err())
	}
	var got []string
	for _, w := range m.Warnings {
		got = append(got, fmt.Sprintf("%d %s", m.Set.Position(w.Pos).Line, w.Msg))
	}
	want := []string{
		"8 CUDA refuses dynamic initialisation of device variables: a calls A, which is not constexpr",
		"12 CUDA refuses dynamic initialisation of device variables: e calls E, which is not constexpr",
		"13 CUDA refuses dynamic initialisation of device variables: n calls f, which is not constexpr",
		"14 CUDA lets device code use elements of the constant squares, which lives on the host, only in constant " +
			"expressions: declare it __constant__ or __device__",
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// TestNarrowing has braced lists that nvcc takes and the standard does not ([dcl.init.list]/7), beside constants that
// narrow nothing.
func TestNarrowing(t *testing.T) {
	const text = `struct P { int a; float b; };
struct R { int v; __device__ R(const int &x) : v(x) {} };
struct S { int v; __device__ S(int x) : v(x) {} };
struct K { __device__ constexpr operator long long() const { return 7; } };
template <int N> struct L { __device__ constexpr unsigned long size() const { return N; } };
__device__ constexpr long long twice(int n) { return n * 2; }
template <class T> __device__ int of(T x) { int n{x}; return n; }
__global__ void k(int *p, double d, long long l, unsigned u, const int n) {
    P q{(int)l, 0.1},
      r{l, d};
    int a[2] = {7ll, u}; float f{n};
    R s{u}; L<5> c; K o;
    S v{sizeof(a)}, w{twice(3)}, x{c.size()}, y{o}, z{true};
    p[0] = q.a + r.a + a[0] + f + s.v + v.v + w.v + x.v + y.v + z.v + of(d) + of(3);
}
`
	m, diags := Load(&Config{All: true, Open: func(string) ([]byte, error) { return []byte(text), nil }}, "k.cu")
	if diags.Len() > 0 {
		t.Fatal(diags.Err())
	}
	var got []string
	for _, w := range m.Warnings {
		p := m.Set.Position(w.Pos)
		got = append(got, fmt.Sprintf("%d:%d %s", p.Line, p.Col, w.Msg))
	}
	const rest = " in braces is narrowing: nvcc takes it, other compilers refuse it; write a cast"
	want := []string{
		"7:51 the conversion from 'double' to 'int'" + rest,
		"10:9 the conversion from 'long long' to 'int'" + rest,
		"10:12 the conversion from 'double' to 'float'" + rest,
		"11:22 the conversion from 'unsigned int' to 'int'" + rest,
		"11:34 the conversion from 'int' to 'float'" + rest,
		"12:9 the conversion from 'unsigned int' to 'int'" + rest,
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// TestLongLong has OpenCL kernels that use what the language reserves, and one that does not.
func TestLongLong(t *testing.T) {
	for text, line := range map[string]int{
		"typedef unsigned long long u64;\nkernel void k(global u64 *p) { *p += 1; }":         1,
		"kernel void k(global ulong *p) {\n*p = *p * 3 >> 5;\n*p = *p * 3ULL >> 5; }":        3,
		"typedef unsigned long u64;\nkernel void k(global u64 *p) { *p += 1UL + (long)*p; }": 0,
	} {
		m, diags := Load(&Config{All: true, Open: func(string) ([]byte, error) { return []byte(text), nil }}, "k.cl")
		if diags.Len() > 0 {
			t.Fatal(diags.Err())
		}
		got := 0
		for _, w := range m.Warnings {
			got = m.Set.Position(w.Pos).Line
		}
		if got != line {
			t.Errorf("a warning in line %d, not %d: %q", got, line, text)
		}
	}
}
