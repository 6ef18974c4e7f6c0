package parse_test

import "testing"

func TestStatements(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`if (a < b) c = 1; else if (d) { c = 2; } else c = 3;`, `(if (< a b) (= c 1) (if d {(= c 2)} (= c 3)))`},
		{`if (int z = f(1)) a = z; if (int z = 1; z > a) ; if constexpr (a) return;`,
			`(if (var z int (call f 1)) (= a z)); (if (var z int 1) (> z a) _); (if constexpr a return)`},
		{`for (int j = 0, k = 1; j < a; ++j, k *= 2) { continue; } for (;;) break;`,
			`(for (group (var j int 0) (var k int 1)) (< j a) (, (++ j) (*= k 2)) {continue}); (for _ _ _ break)`},
		{`for (auto& v : p) v = 1; for (const auto [k, w] : q) {} for (T z : {t, t}) ;`,
			`(forrange (var v (ref auto)) p (= v 1)); (forrange (var [k w] const auto) q {}); (forrange (var z T) {t t} _)`},
		{`for (int n = 3; auto v : p) v = n;`, `{(var n int 3); (forrange (var v auto) p (= v n))}`},
		{`while (a--) do { b++; } while (b < 3); while (T *z = q) break;`, `(while (post-- a) (do {(post++ b)} (< b 3))); (while (var z (ptr T) q) break)`},
		{`switch (a) { case 1: case 2 ... 4: b = 1; break; default: c = e1 ? 2 : 3; }`, `(switch a {(case 1 (case 2..4 (= b 1))); break; (default (= c (? e1 2 3)))})`},
		{`again: a = 1; goto again; { done: }`, `(label again (= a 1)); (goto again); {(label done _)}`},
		{`__shared__ float s[2][16]; extern __shared__ __align__(16) char raw[]; static const int n = 3; __syncthreads();`,
			`(var s (array 2 (array 16 __shared__ float))); (var raw (array _ extern __shared__ @aligned(16) char)); (var n static const int 3); (call __syncthreads)`},
		{`asm volatile("mov.u32 %0, %%laneid;\n" : "=r"(a) : "r"(b), "f"(x) : "memory"); asm("bar.sync 0;" ::: "memory"); asm("" :: "l"(p));`,
			`(asm "mov.u32 %0, %%laneid;\n" out"=r" a in"r" b in"f" x); (asm "bar.sync 0;"); (asm "" in"l" p)`},
		{`try { a = 1; } catch (...) { b = 2; } [[maybe_unused]] int z; using Q = T; typedef T *QP; struct L { int k; } l; using namespace ns; static_assert(1);`,
			`(try {(= a 1)}); (var z @maybe_unused int); (typedef Q T); (typedef QP (ptr T)); (group (struct L {public: (var k int)}) (var l struct L)); (using-namespace ns); (static_assert 1)`},
	} {
		expectStmt(t, false, c.text, c.want)
	}
}

// What could be a declaration or an expression.
func TestAmbiguities(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`T * z; a * b; unk * r; unk * r2 = p; T *w[3]; T &ref = t, **pp;`,
			`(var z (ptr T)); (* a b); (var r (ptr unk)); (var r2 (ptr unk) p); (var w (array 3 (ptr T))); (group (var ref (ref T) t) (var pp (ptr (ptr T))))`},
		{`T z(t); T w(T()); T v(a, b); T u(); T s{1}; unk r(a); unk o(b * 2);`,
			`(var z T (list t)); (var w T (list (call T))); (var v T (list a b)); (func u (func [] T)); (var s T {1}); (var r unk (list a)); (var o unk (list (* b 2)))`},
		{`T fn(T k, int); T fn2(T); int fn3(int (*)(T));`, `(func fn (func [k T, int] T)); (func fn2 (func [T] T)); (func fn3 (func [(ptr (func [T] int))] int))`},
		{`T(a); T(t).x; T(1).get<int>(); float(x); float(x) = 1; int(a) + 1; float2(x, y);`,
			`(var a T); (. (call T t) x); (call (. (call T 1) get<int>)); (var x float); (var x float 1); (+ (make <int> a) 1); (call float2 x y)`},
		{`ns::S z; ns::S::v = 3; ns::w * a; ns::V2<int> v; ns::S::In in; unk::type q2; unk::call(1); unk::val = 2;`,
			`(var z ns::S); (= ns::S::v 3); (* ns::w a); (var v ns::V2<int>); (var in ns::S::In); (var q2 unk::type); (call unk::call 1); (= unk::val 2)`},
		{`V<int> z; V<int>::type w; V<P<T, int>> *v = p; V<int>::n + 1; unk<a> z2; unk<int>(3); unk < a;`,
			`(var z V<int>); (var w V<int>::type); (var v (ptr V<P<T, int>>) p); (+ V<int>::n 1); (var z2 unk<=a>); (call unk<int> 3); (< unk a)`},
		{`unk::sync(a); unk<T>(a)(b); unk::v<3>(a) = b; unk::T (*fp)(int) = p; ns::S(a);`,
			`(call unk::sync a); (call (call unk<T> a) b); (= (call unk::v<=3> a) b); (var fp (ptr (func [int] unk::T)) p); (var a ns::S)`},
		{`unk && f(1); unk & a; unk &r = t; unk &&rr = f(2); const unk k = 1; unk const k2 = 2; unsigned k3(4); auto k4 = 5; auto *k5 = p;`,
			`(&& unk (call f 1)); (var a (ref unk)); (var r (ref unk) t); (var rr (refref unk) (call f 2)); (var k const unk 1); (var k2 const unk 2); (var k3 unsigned int (list 4)); (var k4 auto 5); (var k5 (ptr auto) p)`},
		{`int T = 3; T * a; (T)-1; { struct f {} ; } f(1);`, `(var T int 3); (* T a); (- (paren T) 1); {(struct f {})}; (call f 1)`},
		{`int g = 2; g < a; { int V = 1; b = V < a; } V<int> z;`, `(var g int 2); (< g a); {(var V int 1); (= b (< V a))}; (var z V<int>)`},
		{`E e = e1; enum E e3 = e2; struct T tt; struct Unknown *u; (struct T*)p; sizeof(struct T);`,
			`(var e E e1); (var e3 enum E e2); (var tt struct T); (var u (ptr struct Unknown)); (cast <(ptr struct T)> p); (sizeof struct T)`},
		{`int (*fp)(int) = f; int (&r)[3] = *p; decltype(a) z = 1; typename V<int>::type w; (*fp)(3);`,
			`(var fp (ptr (func [int] int)) f); (var r (ref (array 3 int)) (* p)); (var z (decltype a) 1); (var w typename V<int>::type); (call (paren (* fp)) 3)`},
		{`decltype(a)::T z; typename decltype(a)::U w; decltype(a)::f(1); n = decltype(a)::K;`,
			`(var z decltype(a)::T); (var w typename decltype(a)::U); (call decltype(a)::f 1); (= n decltype(a)::K)`},
		{`float4 v = make_float4(x, y, 0, 1), w{}; float4 *vp = reinterpret_cast<float4*>(p); threadIdx.x < blockDim.x;`,
			`(group (var v float4 (call make_float4 x y 0 1)) (var w float4 {})); (var vp (ptr float4) (reinterpret_cast <(ptr float4)> p)); (< (. threadIdx x) (. blockDim x))`},
	} {
		expectStmt(t, false, c.text, c.want)
	}
}
