package parse_test

import (
	"testing"

	"github.com/kbind/kbind/bindgen/internal/ast"
)

func TestExpressions(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`a = b + c * d - 1;`, `(= a (- (+ b (* c d)) 1))`},
		{`a = b << 2 | c & ~d ^ 1;`, `(= a (| (<< b 2) (^ (& c (~ d)) 1)))`},
		{`a = b < c == d > 1 && x != y || !i;`, `(= a (|| (&& (== (< b c) (> d 1)) (!= x y)) (! i)))`},
		{`a = b ? c : d ? 1 : 2;`, `(= a (? b c (? d 1 2)))`},
		{`a = b ?: c;`, `(= a (? b _ c))`},
		{`a += b -= c;`, `(+= a (-= b c))`},
		{`a, b = c, d;`, `(, (, a (= b c)) d)`},
		{`*p++ = -*--q->next;`, `(= (* (post++ p)) (- (* (-- (-> q next)))))`},
		{`p[a][b].x->y(1, 2)(3);`, `(call (call (-> (. (index (index p a) b) x) y) 1 2) 3)`},
		{`a = 0x1fu + 1.5e-3f + 'c' + .5 + 1e5 + 0x1p3 + 1'000 + 0xe;`, `(= a (+ (+ (+ (+ (+ (+ (+ 0x1fu 1.5e-3f) 'c') .5) 1e5) 0x1p3) 1'000) 0xe))`},
		{`f("a" "b");`, `(call f "a"~"b")`},
		{`a = not b and c or compl d;`, `(= a (|| (&& (! b) c) (~ d)))`},
		{`p = __null;`, `(= p 0L)`},
		{`a = this->x + true + (nullptr == p);`, `(= a (+ (+ (-> this x) true) (paren (== nullptr p))))`},
		{`a = ({ int z = 1; z; });`, `(= a (stmtexpr {(var z int 1); z}))`},
		{`::f(ns::w + ::a);`, `(call ::f (+ ns::w ::a))`},
		{`a = (t.*pm)(1) + (q->*pm);`, `(= a (+ (call (paren (.* t pm)) 1) (paren (->* q pm))))`},
		{`a = *new int[3]; delete[] p; throw;`, `(= a (* (new <(array 3 int)>))); (delete p); (throw _)`},
	} {
		expectStmt(t, false, c.text, c.want)
	}
}

func TestCasts(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`a = (int)x;`, `(= a (cast <int> x))`},
		{`a = (unsigned long long)-x + 1;`, `(= a (+ (cast <unsigned long long> (- x)) 1))`},
		{`p = (T*)p; p = (const float* __restrict__)q;`, `(= p (cast <(ptr T)> p)); (= p (cast <(ptr restrict const float)> q))`},
		{`a = (T)-x; a = (a)-x;`, `(= a (cast <T> (- x))); (= a (- (paren a) x))`},
		{`a = (uint)(x) * 2;`, `(= a (* (cast <uint> (paren x)) 2))`},
		{`a = (unk)b; a = (unk)-b; a = (unk*)b; a = (unk)(b);`, `(= a (cast <unk> b)); (= a (- (paren unk) b)); (= a (cast <(ptr unk)> b)); (= a (cast <unk> (paren b)))`},
		{`a = (b)*c; a = (T)*p; a = (unk)*c;`, `(= a (* (paren b) c)); (= a (cast <T> (* p))); (= a (* (paren unk) c))`},
		{`a = (float(x) + 1); a = float(x) + int{3}; a = unsigned(y);`, `(= a (paren (+ (make <float> x) 1))); (= a (+ (make <float> x) (make{} <int> 3))); (= a (make <unsigned int> y))`},
		{`a = T(b).x + T{b}.x;`, `(= a (+ (. (call T b) x) (. (make{} <T> b) x)))`},
		{`a = static_cast<int>(x) + reinterpret_cast<V<V<int>>*>(p)->x;`, `(= a (+ (static_cast <int> x) (-> (reinterpret_cast <(ptr V<V<int>>)> p) x)))`},
		{`a = ((int (*)(float, T))p)(1);`, `(= a (call (paren (cast <(ptr (func [float, T] int))> p)) 1))`},
		{`a = (T){1, .x = 2}.x;`, `(= a (. (cast <T> {1 .x=2}) x))`},
		{`a = sizeof(T) + sizeof a + sizeof(a) + sizeof(unk) + sizeof(int*) * 2 + alignof(T);`,
			`(= a (+ (+ (+ (+ (+ (sizeof T) (sizeof a)) (sizeof (paren a))) (sizeof? unk)) (* (sizeof (ptr int)) 2)) (alignof T)))`},
		{`a = offsetof(T, next.x) + __is_same(T, int);`, `(= a (+ (offsetof T [next x]) (__is_same T int)))`},
		{`a = *(volatile int*)&b; a = ((float4*)p)[1].x;`, `(= a (* (cast <(ptr volatile int)> (& b)))); (= a (. (index (paren (cast <(ptr float4)> p)) 1) x))`},
		{`a = (f)(1); a = (x > y) - (x < y);`, `(= a (call (paren f) 1)); (= a (- (paren (> x y)) (paren (< x y))))`},
		{`p = (int (*)[3])p; p = (int (&)[4])a;`, `(= p (cast <(ptr (array 3 int))> p)); (= p (cast <(ref (array 4 int))> a))`},
	} {
		expectStmt(t, false, c.text, c.want)
	}
}

func TestTemplatesInExpressions(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`a < b > (c);`, `(> (< a b) (paren c))`},
		{`g<int>(1); g<a>(1); h<3, float>(x);`, `(call g<int> 1); (call g<=a> 1); (call h<=3, float> x)`},
		{`unk<int>(1); unk<3>(1); unk<b>(1); unk < b;`, `(call unk<int> 1); (call unk<=3> 1); (call unk<=b> 1); (< unk b)`},
		{`a = V<P<int, V<float>>>::n >> 1;`, `(= a (>> V<P<int, V<float>>>::n 1))`},
		{`a = I<(b > c)>::v > I<3>::v;`, `(= a (> I<=(paren (> b c))>::v I<=3>::v))`},
		{`if (t.x < q->x && t.n > (c)) a = 1;`, `(if (&& (< (. t x) (-> q x)) (> (. t n) (paren c))) (= a 1))`},
		{`a = t.get<int>() + q->template get<3>() + t.get<unk>(1);`, `(= a (+ (+ (call (. t get<int>)) (call (-> q get<=3>))) (call (. t get<?unk>) 1)))`},
		{`a = b < c && d > (a); a = i < f(1) || b > (c);`, `(= a (&& (< b c) (> d (paren a)))); (= a (|| (< i (call f 1)) (> b (paren c))))`},
		{`for (i = 0; i < unk; i++) a = unk2 < b;`, `(for (= i 0) (< i unk) (post++ i) (= a (< unk2 b)))`},
		{`g<int(*)(float)>(0); g<T[4]>(1); V<int(float)> z;`, `(call g<(ptr (func [float] int))> 0); (call g<(array 4 T)> 1); (var z V<(func [float] int)>)`},
		{`a = std::max<unsigned>(a, b) + std::numeric_limits<float>::max();`, `(= a (+ (call std::max<unsigned int> a b) (call std::numeric_limits<float>::max)))`},
		{`g<&t>(1); g<sizeof(T)>(2); g<a ? 1 : 2>(3); g<-1>(4);`, `(call g<=(& t)> 1); (call g<=(sizeof T)> 2); (call g<=(? a 1 2)> 3); (call g<=(- 1)> 4)`},
		{`unk<T>::call(1); unk<T>::type z; typename unk<T>::type z2;`, `(call unk<T>::call 1); (var z unk<T>::type); (var z2 typename unk<T>::type)`},
		{`g<<<1, 2>>>(3); g<int><<<dim3(1), a>>>(p, x); ns::k<a, V<int>><<<b >> 1, c, 0>>>();`,
			`(launch [1 2] g 3); (launch [(call dim3 1) a] g<int> p x); (launch [(>> b 1) c 0] ns::k<=a, V<int>>)`},
	} {
		expectStmt(t, false, c.text, c.want)
	}
}

func TestLambdasAndPacks(t *testing.T) {
	expectDecl(t, false, `template<class... A> void k(A... v) { auto l = [=, &v] __device__ (int i, A... r) mutable -> int { return i; }; sink(v..., (v + 1)...); int n = sizeof...(v); }`,
		`(template [A...] (func k (func [v A...] void) {...}))`)
	u := parseText(t, `template<class... A> void k(int z, A... v) { f((v + ...)); f((... && v)); f((z + ... + v)); f((v * ... * z)); sink(g(v)...); n = sizeof...(v);
		auto l = [=, &v] __device__ (int i) mutable -> int { return i; }; [x = 1, this, *this]{}(); }`, false)
	body := u.p.Body(u.func1(t, "k").Body)
	u.noErrors(t, "k")
	want := `{(call f (fold-right + v _)); (call f (fold-left && v _)); (call f (fold-left + v z)); (call f (fold-right * v z)); (call sink (... (call g v))); ` +
		`(= n (sizeof... v)); (var l auto (lambda [= &v] __device__ mutable [i int] -> int {...})); (call (lambda [ x=1 this *this] {...}))}`
	if got := ast.Print(body); got != want {
		t.Errorf("\n got %s\nwant %s", got, want)
	}
}
