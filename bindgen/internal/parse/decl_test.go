package parse_test

import (
	"slices"
	"testing"

	"github.com/kbind/kbind/bindgen/internal/ast"
)

func TestDeclarations(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`int *a[3], (*b)[3], &c = d, **const e = 0;`, `(group (var a (array 3 (ptr int))) (var b (ptr (array 3 int))) (var c (ref int) d) (var e (ptr const (ptr int)) 0))`},
		{`long unsigned int a; int long b; unsigned c; short d; long long int e; signed char f; char unsigned g; long double h; unsigned long long i;`,
			"(var a unsigned long)\n(var b long)\n(var c unsigned int)\n(var d short)\n(var e long long)\n(var f signed " +
				"char)\n(var g unsigned char)\n(var h long double)\n(var i unsigned long long)"},
		{`__global__ void k(const float* __restrict__ a, float (*f)(int, float), int m[][4], float (&r)[8], const int n = 3, ...);`,
			`(func k (func [a (ptr restrict const float), f (ptr (func [int, float] float)), m (array _ (array 4 int)), r (ref (array 8 float)), n const int = 3 ...] __global__ void))`},
		{`static __global__ void a(); void __global__ b(); __global__ static void c(); __global__ void __launch_bounds__(128, 2) d(); __launch_bounds__(64) __global__ void e();`,
			"(func a (func [] static __global__ void))\n(func b (func [] __global__ void))\n(func c (func [] __global__ " +
				"static void))\n(func d (func [] __global__ @launch_bounds(128, 2) void))\n(func e (func [] __global__ " +
				"@launch_bounds(64) void))"},
		{`template<class T, int N = 4, bool... B> __launch_bounds__(N) __global__ void k(T *p, V<T> v);`,
			`(template [T, int N = =4, bool... B...] (func k (func [p (ptr T), v V<T>] __global__ @launch_bounds(N) void)))`},
		{`extern "C" __global__ void k(int); extern "C" { int f(void); struct S; }`, "(extern C (func k (func [int] " +
			"__global__ void)))\n(extern C (func f (func [] int)) (struct S))"},
		{`typedef struct { int a : 3, : 2, b; } S, *PS; typedef int (*F)(S); using G = float(int); typedef unsigned char byte;`,
			"(group (struct  {public: (group (var a int :3) (var  int :2) (var b int))}) (typedef S struct ) (typedef PS " +
				"(ptr struct )))\n(typedef F (ptr (func [S] int)))\n(typedef G (func [int] float))\n(typedef byte unsigned char)"},
		{`struct alignas(16) __attribute__((packed)) A { float x; } a; struct __align__(8) B { int y; }; union U { int i; float f; };`,
			"(group (struct A @aligned(16) @packed {public: (var x float)}) (var a struct A))\n(struct B @aligned(8) " +
				"{public: (var y int)})\n(union U {public: (var i int) (var f float)})"},
		{`enum E { A, B = A + 2, C }; enum class F : unsigned char { X }; enum G : int; E e = B;`,
			"(enum E A B=(+ A 2) C)\n(enum class F : unsigned char X)\n(enum G : int)\n(var e E B)"},
		{`namespace a::b { int x; } namespace { int y; } inline namespace v1 { } namespace c = a::b; using namespace a; using a::b::x;`,
			"(namespace a (namespace b (var x int)))\n(namespace  (var y int))\n(namespace v1)\n(alias c " +
				"a::b)\n(using-namespace a)\n(using a::b::x)"},
		{`__constant__ float coef[16]; __device__ int count = 0, *ptr; extern __shared__ float sm[]; static constexpr int N{4};`,
			"(var coef (array 16 __constant__ float))\n(group (var count __device__ int 0) (var ptr (ptr __device__ " +
				"int)))\n(var sm (array _ extern __shared__ float))\n(var N static constexpr int {4})"},
		{`auto f(int a, float b) -> decltype(a * b); auto [x, y] = p; auto& [z] = q;`, "(func f (func [a int, b float] -> " +
			"(decltype (* a b)) auto))\n(var [x y] auto p)\n(var [z] (ref auto) q)"},
		{`template<> struct A<int> { }; template<class T> struct A<T*> : public B<T>, private C { using B<T>::x; };`,
			"(template [] (struct A<int> {}))\n(template [T] (struct A<(ptr T)> :public B<T> :private C {public: (using " +
				"B<T>::x)}))"},
		{`template<class T> void f(T); template<> void f<int>(int) {} template void f<float>(float); extern template void f<double>(double); template struct A<int>;`,
			"(template [T] (func f (func [T] void)))\n(template [] (func f<int> (func [int] void) {...}))\n(instantiate " +
				"(func f<float> (func [float] void)))\n(instantiate (func f<double> (func [double] void)))\n(instantiate " +
				"(struct A<int>))"},
		{`template<template<class, int> class C, class T = C<int, 3>, typename T::type V> struct X;`, `(template [template[, int ] C, T = C<int, =3>, typename T::type V] (struct X))`},
		{`template<class T> constexpr T pi = T(3); template<class T> using Vec = V<T, 4>; static_assert(sizeof(int) == 4, "x");`,
			"(template [T] (var pi constexpr T (call T 3)))\n(template [T] (typedef Vec V<T, =4>))\n(static_assert (== " +
				"(sizeof int) 4))"},
		{`int (x); int (*fp)(int) = 0; int (*table[4])(void); void (*signal(int, void (*)(int)))(int); int S::*pm; int (S::*pf)(int) const;`,
			"(var x int)\n(var fp (ptr (func [int] int)) 0)\n(var table (array 4 (ptr (func [] int))))\n(func signal (func " +
				"[int, (ptr (func [int] void))] (ptr (func [int] void))))\n(var pm (memptr S int))\n(var pf (memptr S (func " +
				"[int] const int)))"},
		{`const int n = 4; float v(n); Foo w(1, 2); Bar fn(Unknown u, int); dim3 d(n / 2);`,
			"(var n const int 4)\n(var v float (list n))\n(var w Foo (list 1 2))\n(func fn (func [u Unknown, int] " +
				"Bar))\n(var d dim3 (list (/ n 2)))"},
		{`operator"" bad; int operator""_x(unsigned long long); V<int> operator+(V<int> a, V<int> b); bool operator!(V<int>);`, ""},
	} {
		if c.want == "" {
			u := parseText(t, c.text, false)
			if fs := u.funcs(); len(fs) != 3 {
				t.Errorf("%s\n got %s", c.text, ast.Print(u.unit))
			}
			continue
		}
		expectDecl(t, false, c.text, c.want)
	}
}

func TestClasses(t *testing.T) {
	text := `
template<class T, int N> class Box : public Base<T> {
	T v[N]; mutable int m = 3; static constexpr int n = N;
public:
	__host__ __device__ Box() : v{}, m(1) {}
	explicit Box(T x) noexcept : Base<T>(x), v{x} { m = x < n; }
	Box(const Box&) = default; Box& operator=(Box&&) = delete; virtual ~Box() {}
	__device__ T& operator[](int i) { return v[i]; }
	operator T() const { return v[0]; }  operator bool*();
	bool operator<(const Box& o) const; friend bool operator==(const Box& a, const Box& b) { return true; }
	template<class U> Box<U, N> to() const; virtual void f() = 0;
	struct In { int z; } in; enum { K = 4 };  union { int i; float f; };
	friend class Other; typedef T value_type; int bits : 4;
	static Box make(In x) { return Box(x); }
};
template<class T, int N> template<class U> Box<U, N> Box<T, N>::to() const { return Box<U, N>(In{1}); }
template<class T, int N> Box<T, N>::Box(T x, In y) : m(2) {}
template<class T, int N> Box<T, N>::~Box() {}
template<class T, int N> Box<T, N>::operator T*() { return v; }
`
	want := `(template [T, int N] (class Box :public Base<T> {private: (var v (array N T)) (var m mutable int 3) (var n static constexpr int N) ` +
		`public: (func Box (func [] __host__ __device__ -) (init v) (init m 1) {...}) (func Box (func [x T] noexcept explicit -) (init Base<T> x) (init v x) {...}) ` +
		`(func Box (func [(ref const Box)] -) default) (func operator= (func [(refref Box)] (ref Box)) delete) (func ~Box (func [] virtual -) {...}) ` +
		`(func operator[] (func [i int] (ref __device__ T)) {...}) (func operator T (func [] const -) {...}) (func operator bool* (func [] -)) ` +
		`(func operator< (func [o (ref const Box)] const bool)) (friend (func operator== (func [a (ref const Box), b (ref const Box)] friend bool) {...})) ` +
		`(template [U] (func to (func [] const Box<U, =N>))) (func f (func [] virtual void) pure) ` +
		`(group (struct In {public: (var z int)}) (var in struct In)) (enum  K=4) (union  {public: (var i int) (var f float)}) ` +
		`(friend (class Other)) (typedef value_type T) (var bits int :4) (func make (func [x In] static Box) {...})}))
(template [T, int N] (template [U] (func Box<T, =N>::to (func [] const Box<U, =N>) {...})))
(template [T, int N] (func Box<T, =N>::Box (func [x T, y In] -) (init m 2) {...}))
(template [T, int N] (func Box<T, =N>::~Box (func [] -) {...}))
(template [T, int N] (func Box<T, =N>::operator T* (func [] -) {...}))`
	expectDecl(t, false, text, want)
}

// TestFunctionAttributes tells attributes behind a function's parameters from those among specifiers, where a macro of
// a missing header stands before them.
func TestFunctionAttributes(t *testing.T) {
	for text, want := range map[string]string{
		`int f() __attribute__((pure)), *g(int) __attribute__((noinline)) __attribute__((cold));`: "(group (func f (func [] " +
			"int) @pure) (func g (func [int] (ptr int)) @noinline @cold))",
		`struct S { int m() __attribute__((noinline)); };`:  "(struct S {public: (func m (func [] int) @noinline)})",
		`int BOUNDS(256) __attribute__((noinline)) h(int);`: "(func h (func [int] @BOUNDS(256) @noinline int))",
	} {
		expectDecl(t, false, text, want)
	}
}

func TestOpenCL(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`__kernel void k(__global const float4 *a, __local float *l, constant int *c, read_only image2d_t im, sampler_t s, const uint n);`,
			`(func k (func [a (ptr global const float4), l (ptr local float), c (ptr constant int), im read_only image2d_t, s sampler_t, n const uint] kernel void))`},
		{`kernel __attribute__((reqd_work_group_size(16, 16, 1))) __attribute__((vec_type_hint(float4))) void k(global uchar* restrict p) {}`,
			`(func k (func [p (ptr restrict global uchar)] kernel @reqd_work_group_size(16, 16, 1) @vec_type_hint(float4) void) {...})`},
		{`typedef struct node { int class; struct node *next; } node; constant sampler_t s = 1 | 2; int this; half h; bool b;`,
			"(group (struct node {public: (var class int) (var next (ptr struct node))}) (typedef node struct node))\n(var s " +
				"constant sampler_t (| 1 2))\n(var this int)\n(var h half)\n(var b bool)"},
	} {
		expectDecl(t, true, c.text, c.want)
	}
	for _, c := range []struct{ text, want string }{
		{`t.v = (float4)(1, 2, x, y).xyzw + (float4)(0) * (float4){1, 2, 3, 4};`,
			`(= (. t v) (+ (. (cast <float4> (list 1 2 x y)) xyzw) (* (cast <float4> (paren 0)) (cast <float4> {1 2 3 4}))))`},
		{`T z = {.x = 1, .v = {0}}; int q[4] = {[2] = 3}; z.v.s01 = t.v.hi; local float l[4];`,
			`(var z T {.x=1 .v={0}}); (var q (array 4 int) {[2]=3}); (= (. (. z v) s01) (. (. t v) hi)); (var l (array 4 local float))`},
		{`global float *gp = (global float *)p; a = (int)(x) + (uint)b; int new = 1, template = 2; new = new * template;`,
			`(var gp (ptr global float) (cast <(ptr global float)> p)); (= a (+ (cast <int> (paren x)) (cast <uint> b))); (group (var new int 1) (var template int 2)); (= new (* new template))`},
		{`float4 v = vload4(0, p); v = convert_float4_rte(v) * as_float4(v).s3210; barrier(CLK_LOCAL_MEM_FENCE);`,
			`(var v float4 (call vload4 0 p)); (= v (* (call convert_float4_rte v) (. (call as_float4 v) s3210))); (call barrier CLK_LOCAL_MEM_FENCE)`},
		{`n = (long)(float)i + (int)(f(1, 2)) + (int)(char)(i, 2);`,
			`(= n (+ (+ (cast <long> (cast <float> i)) (cast <int> (paren (call f 1 2)))) (cast <int> (cast <char> (list i 2)))))`},
		{`__attribute__((opencl_unroll_hint(4))) for (size_t j = get_global_id(0); j < a; j += 2) p[j] ^= 1;`,
			`(for (var j size_t (call get_global_id 0)) (< j a) (+= j 2) (^= (index p j) 1))`},
	} {
		expectStmt(t, true, c.text, c.want)
	}
}

func TestTexts(t *testing.T) {
	u := parseText(t,
		"#define PTR(T) T *\ntypedef int I;\n__global__ void k(const float* __restrict__ a, unsigned  int\n n, float "+
			"(*m)[3], int v[4], I i = 3, PTR(double) d, V<V<int>> w, Ts... r);", false)
	var got []string
	k := u.func1(t, "k")
	for _, p := range k.Decl.Func().Params {
		got = append(got, p.Text)
	}
	want := []string{"const float* __restrict__", "unsigned int", "float (*)[3]", "int[4]", "I", "double *", "V<V<int>>",
		"Ts..."}
	if !slices.Equal(got, want) {
		t.Errorf("got %q\nwant %q", got, want)
	}
	if k.Spec.Text != "__global__ void" {
		t.Errorf("spec %q", k.Spec.Text)
	}
	if pos := u.set.Position(k.Pos()); pos.Line != 3 || pos.Col != 17 {
		t.Errorf("position %v", pos)
	}
}

func TestDocs(t *testing.T) {
	u := parseText(t, `
// far

// one
//kbind:kernel A
/* block
   comment */
template<class T>
extern "C" __global__ void a(T);
// two
#define K(n) __global__ void n(int) {}

// three
K(b)
int x; // trailing
__global__ void c();
	// four
	__constant__ float coef[3];
namespace n {
// five
extern "C" { /* six */ __global__ void d(); }
// seven
  __global__ void e();
}
`, false)
	for name, want := range map[string]int{"a": 3, "b": 1, "c": 0, "e": 1} {
		if f := u.func1(t, name); len(f.Doc) != want {
			t.Errorf("%s: %d comments, want %d: %v", name, len(f.Doc), want, f.Doc)
		}
	}
	for _, d := range u.unit.Decls {
		if v, ok := d.(*ast.VarDecl); ok && v.Decl.Name.Simple() == "coef" &&
			(len(v.Doc) != 1 || v.Doc[0].Text != "// four") {
			t.Errorf("coef: %v", v.Doc)
		}
	}
}
