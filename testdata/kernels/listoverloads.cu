// Braced lists as arguments and initialisers, and what closures capture.
#include <initializer_list>
typedef long long ll;
template <class...> struct voided { typedef void type; };
#define HAS(NAME, ...) template <class T, class = void> struct NAME { enum { v = 0 }; }; template <class T> struct NAME<T, typename voided<decltype(__VA_ARGS__)>::type> { enum { v = 1 }; };
template <class T> T&& make();

struct Kept { int v; __device__ Kept(int x) : v(x) {} __device__ Kept(const Kept& o) : v(o.v + 10) {} };
struct Sub : Kept { __device__ Sub(int x) : Kept(x) {} };
struct Made { int v; __device__ Made(const Kept& x) : v(x.v + 100) {} };
struct Whole { Kept a; int n; };
template <class T> struct Box { T v; __device__ Box(T x = T(5)) : v(x) {} };
__device__ int ranks(const Made&) { return 1; }
__device__ int ranks(const Kept&) { return 2; }
__device__ int value(Made) { return 1; }
__device__ int value(Kept a) { return a.v; }
__device__ int nearest(Kept) { return 3; }
__device__ int nearest(const Sub&) { return 4; }
__device__ int bound(Kept&) { return 5; }
__device__ int bound(const Kept&) { return 6; }
__device__ int bound(Kept&&) { return 7; }
__device__ int either(Whole) { return 8; }
__device__ int either(Made) { return 9; }
// a list of one object converts as the object does ([over.ics.list]/2), and a reference binds to it ([dcl.init.list]/3.8);
// {{a}} makes no object of the class for the class's own constructor ([over.best.ics]/4.5)
__global__ void items(ll* out) {
    Kept a(1); Sub b(2); const Kept ca(3); const Sub cb(4);
    out[0] = ranks({a}); out[1] = ranks({b}); out[2] = ranks({ca}); out[3] = value({a}); out[4] = value({b}); out[5] = nearest({b});
    out[6] = bound({a}); out[7] = bound({ca}); out[8] = bound({Kept(3)}); out[9] = bound({b}); out[10] = bound({cb}); out[11] = bound({3});
    out[12] = either({a, 2}); out[13] = either({{a}, 2});
    Box<int> x; out[14] = Box<int>{{x}}.v; out[15] = Box<int>{{3}}.v; out[16] = Box<int>{{}}.v; Box<int> y{{7}}; out[17] = y.v; Box<int> z({8}); out[18] = z.v;
}

struct Greedy {
    int v;
    explicit __device__ Greedy(int x) : v(x) {}
    __device__ Greedy() : v(1) {}
    template <class T> __device__ Greedy(T&& x) : v(7) {}
    __device__ Greedy(Greedy& o) : v(9) {}
    __device__ Greedy(Greedy&& o) : v(10) {}
};
struct Eager : Greedy { __device__ Eager(int x) : Greedy(x & 31) {} __device__ Eager() : Greedy(28) {} };
struct Inner { int v; Made c; __device__ Inner(int x) : v(x), c{Kept{x}} {} __device__ Inner() : Inner{4} {} };
struct Nested { Kept a; __device__ Nested(int x) : a{{x}} {} };
__global__ void nested(ll* out) {
    Eager b(2);
    { Greedy y[2] = {0u, Eager(4)}; out[1] = y[0].v; out[2] = y[1].v; } { Greedy y{{3}}; out[3] = y.v; }
    { Greedy y = {b}; out[6] = y.v; } { Greedy y{b}; out[7] = y.v; }
    Inner in; out[9] = in.v + in.c.v; Nested n(6); out[10] = n.a.v;
}

struct Strict { int v; explicit __device__ Strict(int x) : v(x) {} explicit __device__ Strict() : v(55) {} __device__ Strict(double d) : v((int)d) {} };
struct Loose { int v; __device__ Loose(int x) : v(x) {} __device__ Loose() : v(5) {} explicit __device__ Loose(const Strict&) : v(9) {} };
__device__ int strict(Strict s) { return s.v; }
__device__ int loose(Loose);
HAS(a0, strict({T(1)})) HAS(a1, strict({make<T>()})) HAS(a2, loose({make<T>()})) HAS(a3, T{}) HAS(a4, T{1}) HAS(a5, loose(T{})) HAS(a6, T({})) HAS(a7, T({1})) HAS(a8, T{{1}}) HAS(a9, new T{1})
struct Stricts { Strict e; int n; };
struct Looses { Loose e; int n; };
HAS(b0, T{{1}, 2}) HAS(b1, T{1, 2}) HAS(b2, T{{}, 2}) HAS(b3, T{}) HAS(b4, T{2.5, 2}) HAS(b5, T{{2.5}, 2})
// copy-list-initialisation may choose an explicit constructor and is ill-formed then ([over.match.list]/1)
__global__ void explicits(ll* out) {
    int i = 0;
    out[i++] = a0<int>::v; out[i++] = a1<int>::v; out[i++] = a1<double>::v; out[i++] = a1<Strict>::v; out[i++] = a2<Strict>::v; out[i++] = a2<int>::v; out[i++] = a2<Loose>::v;
    out[i++] = a3<Strict>::v; out[i++] = a4<Strict>::v; out[i++] = a5<Strict>::v; out[i++] = a5<Loose>::v; out[i++] = a6<Strict>::v; out[i++] = a6<Loose>::v; out[i++] = a7<Strict>::v; out[i++] = a7<Loose>::v;
    out[i++] = a8<Strict>::v; out[i++] = a8<Loose>::v; out[i++] = a9<Strict>::v;
    out[i++] = b0<Stricts>::v; out[i++] = b0<Looses>::v; out[i++] = b1<Stricts>::v; out[i++] = b1<Looses>::v; out[i++] = b2<Stricts>::v; out[i++] = b2<Looses>::v;
    out[i++] = b3<Looses>::v; out[i++] = b4<Stricts>::v; out[i++] = b5<Stricts>::v;
    Strict x{3}; out[i++] = x.v; Strict y{}; out[i++] = y.v; out[i++] = strict(Strict{7}); out[i++] = strict({2.5});
}

class Hidden { int v; public: int w; __device__ int get() const { return v; } };
struct Partly { int a = 4; __device__ int sum() const { return a * 10 + b; } private: int b; };
struct Base { int z; };
struct Closed : private Base { int a; };
struct Open : Base { int a; };
struct Guarded { int a; protected: static int q; };
struct Explicit { int a; explicit Explicit() = default; };
struct Virtual { int v; __device__ virtual int f() { return v; } };
HAS(c0, T{1}) HAS(c1, T{{1}, 1})
__device__ int takes(const Hidden& x) { return x.get() + 1; }
__device__ int takes(int) { return 50; }
// a class with private members or bases is no aggregate ([dcl.init.aggr]/1); an empty list makes its members zero
__global__ void aggregates(ll* out) {
    int i = 0;
    out[i++] = c0<Hidden>::v; out[i++] = c0<Partly>::v; out[i++] = c0<Closed>::v; out[i++] = c0<Open>::v; out[i++] = c0<Guarded>::v; out[i++] = c1<Open>::v; out[i++] = c1<Closed>::v; out[i++] = c0<Explicit>::v;
    out[i++] = Virtual{}.v; out[i++] = Hidden{}.get(); out[i++] = Partly{}.sum(); Hidden a = {}; out[i++] = a.get(); Hidden b{a}; out[i++] = b.get(); Partly w = {}; out[i++] = w.sum(); out[i++] = takes({}); out[i++] = takes({a}); out[i++] = takes({3});
    Partly u[2] = {{}, w}; out[i++] = u[0].sum() + u[1].sum(); struct { Hidden x; int y; } z = {{}, 5}; out[i++] = z.x.get() + z.y;
}

struct Held {
    int v;
    explicit __device__ Held(int x = 47) : v(x) {}
    template <class T> explicit __device__ Held(T&& x) : v(1000) {}
    Held(const Held&) = default;
    __device__ Held(Held&& o) : v(o.v + 100) {}
};
struct Holder { int v = 5; Held m{3}; __device__ auto f() { return [*this] { return m.v + v; }; } __device__ auto g() const { return [*this] { return m.v + v; }; } };
// what is captured by copy is direct-initialised ([expr.prim.lambda.capture]/15), but for [x = o]
__global__ void captured(ll* out) {
    Held o(9);
    { auto l = [x = o]() { return x.v; }; out[12] = l(); } { auto x(o); out[13] = x.v; } { auto x{o}; out[14] = x.v; } { auto x = o; out[15] = x.v; } { const auto x(o); auto y(x); out[16] = x.v + y.v; }
    { int n = 3; auto l = [x{n}, y(n), z = n] { return x + y + z; }; out[17] = l(); }
    Holder h; out[18] = h.f()(); out[19] = h.g()();
}

struct Copied { int v; __device__ Copied(int x) : v(x) {} template <class T, class = decltype(make<T>().v)> __device__ Copied(T x) : v(20) {} };
struct Heir : Base, Copied { __device__ Heir(int x) : Copied(x) {} template <class T> __device__ Heir(T&& x) : Copied(30) {} __device__ Heir(const Heir& o) : Copied(40) {} using Copied::Copied; };
// an inherited constructor does not copy the class that inherits it ([over.match.funcs]/8)
__global__ void inherited(ll* out) { Heir a(1), b = a; const Heir c(2); Heir d = c; struct { Heir p[2]; } e = {{a, c}}, f = e; out[0] = b.v; out[1] = d.v; out[2] = f.p[0].v + f.p[1].v; }

template <int N> struct Deep { Deep<N - 1> a; int v; __device__ Deep() : v(N) {} __device__ Deep(const Deep& o) : a(o.a), v(o.v) {} };
template <> struct Deep<0> { int v; __device__ Deep() : v(0) {} __device__ Deep(const Deep& o) : v(o.v) {} };
template <int N> struct Plain { Plain<N - 1> a; int v = N; };
template <> struct Plain<0> { int v; __device__ Plain() : v(0) {} __device__ Plain(const Plain& o) : v(o.v + 1) {} };
// more objects inside each other than a program makes of one class
__global__ void deep(ll* out) { Deep<70> d, e = d; out[0] = e.v + e.a.a.v; Plain<70> x, y = x; out[1] = y.v + y.a.a.v; }

template <int K> struct From;
struct Into { int v; explicit __device__ Into(int x) : v(x) {} template <class T> __device__ Into(T&& x) : v(7) {} };
struct Exact { int v; explicit __device__ Exact(int x) : v(x) {} template <int K> __device__ Exact(From<K>&& x) : v(7) {} template <int K> __device__ Exact(From<K>& x) : v(8) {} };
template <> struct From<0> { int v; __device__ operator Into() const && { return Into(10); } __device__ operator Exact() const && { return Exact(10); } };
template <> struct From<1> { int v; __device__ operator Into() && { return Into(10); } __device__ operator Exact() && { return Exact(10); } };
template <> struct From<2> { int v; __device__ operator Into() { return Into(10); } __device__ operator Exact() { return Exact(10); } };
template <> struct From<3> { int v; __device__ operator Into() const { return Into(10); } __device__ operator Exact() const { return Exact(10); } };
__device__ int f(Into&& x) { return x.v; }
__device__ int g(const Into& x) { return x.v; }
__device__ int ff(Exact&& x) { return x.v; }
__device__ int gg(const Exact& x) { return x.v; }
// a reference bound to a temporary: constructors compete with conversion functions, as in [over.match.copy]
__global__ void temporaries(ll* out) {
    From<2> c; From<3> d;
    out[0] = f(From<0>{}); out[1] = g(From<0>{}); out[2] = f(From<1>{}); out[3] = g(From<1>{}); out[4] = f(From<3>{}); out[5] = g(From<3>{}); out[6] = f(d); out[7] = g(d);
    Into&& x = From<0>{}; const Into& y = From<0>{}; Into&& z = d; const Into& u = c; out[8] = x.v; out[9] = y.v; out[10] = z.v; out[11] = u.v;
    out[12] = ff(From<0>{}); out[13] = gg(From<0>{}); out[14] = ff(From<1>{}); out[15] = gg(From<1>{}); out[16] = ff(From<3>{}); out[17] = gg(From<3>{});
}

struct LA { int v; __device__ LA(int x) : v(x) {} };
struct LV { int s; __device__ LV(std::initializer_list<LA> l) : s(0) { for (auto& a : l) s += a.v; } };
__device__ int lf(std::initializer_list<double>) { return 1; } __device__ int lf(int) { return 2; }
__device__ int lh(std::initializer_list<int>) { return 1; } __device__ int lh(std::initializer_list<long>) { return 2; } __device__ int lh(LV) { return 3; }
__device__ int li(std::initializer_list<LA>) { return 1; } __device__ int li(LV) { return 2; }
__device__ int lj(const std::initializer_list<int>&) { return 1; } __device__ int lj(const int (&)[2]) { return 2; } 
struct LW { int k; __device__ LW(std::initializer_list<int>) : k(1) {} __device__ LW(int, int) : k(2) {} __device__ LW() : k(3) {} };
struct LX { int k; __device__ LX(std::initializer_list<long>) : k(1) {} __device__ LX(int) : k(2) {} __device__ LX(const LW&) : k(4) {} };
// the list of a std::initializer_list is better than what else a list becomes ([over.ics.rank]/3.1)
__global__ void lists(ll* out) { int n = 0; LV v{1, 2}, w({4, 5}); LV x = {LA(7)}; out[n++] = v.s; out[n++] = w.s; out[n++] = x.s; out[n++] = lf({1}); out[n++] = lh({1, 2}); out[n++] = li({1}); out[n++] = lj({1, 2});
 out[n++] = LW{1, 2}.k; out[n++] = LW(1, 2).k; out[n++] = LW{}.k; out[n++] = LW{{}}.k; out[n++] = LW({1, 2}).k; out[n++] = LX{3}.k; out[n++] = LX{LW{}}.k; out[n++] = LX{{3}}.k; LW a{1,2}; LW b{a}; out[n++] = b.k; out[n++] = lf({}); out[n++] = lf({1, 2}); }
// the elements of an array are what const says ([over.ics.rank]/3.2.6)
namespace braced { __device__ int f(int* const&, short) { return 1; } __device__ int f(const double (&)[2], unsigned long long) { return 2; } __device__ int g(const int&, short) { return 3; } __device__ int g(const double (&)[2], long) { return 4; }
template <class T> __device__ int h(T* const&, T) { return 5; } template <class T, class U> __device__ int h(T* const&, const U&) { return 6; } __device__ int h(const double (&)[2], unsigned long long) { return 7; } __device__ int i(double&&, short) { return 8; } __device__ int i(const int (&)[3], long) { return 9; } }
__global__ void emptyBraces(long long* out) { short s = 1; unsigned long long u = 2; out[0] = braced::f({}, s); out[1] = braced::f({}, u); out[2] = braced::g({}, s); out[3] = braced::g({}, 2L); out[4] = braced::h({}, s); out[6] = braced::i({}, s); out[7] = braced::i({1, 2}, s); }
