// threads: 1 blocks: 1 flags: -std=c++20
// Template arguments of a class type (C++20 [temp.param]/6 to 8): equal by their members, one object for each value.
typedef long long ll;
struct Point { int x, y; constexpr bool operator==(const Point&) const = default; };
template <Point P> struct S { static constexpr int sum = P.x + P.y; __device__ int f() const { return P.x * 10 + P.y; } };
template <> struct S<Point{7, 7}> { static constexpr int sum = 1000; __device__ int f() const { return 2000; } };
template <Point P> __device__ int g(S<P>) { return P.y; }
template <class A, class B> struct Same { static constexpr bool v = false; }; template <class A> struct Same<A, A> { static constexpr bool v = true; };
constexpr Point origin{0, 0};
template <unsigned N> struct Str { char d[N]; constexpr Str(const char (&s)[N]) { for (unsigned i = 0; i < N; i++) d[i] = s[i]; } constexpr unsigned size() const { return N - 1; } };
template <Str T> __device__ int len() { return T.size() * 100 + T.d[0]; }
template <Str T> struct Tag { static constexpr unsigned n = T.size(); };
template <auto V> __device__ int any() { return sizeof(V); }
template <auto V> __device__ const void* addr() { return &V; }
template <Point P> __device__ const void* addr2() { return &P; }
template <class T, T V> struct Const { static constexpr T v = V; };
struct Nested { Point a[2]; float f; const int* p; bool b : 1; int c : 5; };
__device__ int gl = 4;
template <Nested N> __device__ int nested() { return N.a[1].y + (int)(N.f * 10) + (N.p ? 1000 : 0) + N.b * 10000 + N.c * 100000; }
template <Point... Ps> __device__ int all() { return ((Ps.x * Ps.y) + ... + 0); }
template <Point P = Point{3, 4}> __device__ int dflt() { return P.x * P.y; }
enum class E { a, b };
struct WE { E e; double d; };
template <WE w> __device__ int we() { return (int)w.e * 100 + w.d; }
constexpr Point mk(int a) { return {a, a + 1}; }
template <int N, Point P = mk(N)> struct Dep { static constexpr int v = P.y; };
template <Point P> requires (P.x > 3) __device__ int con() { return 1; }
template <Point P> __device__ int con() { return 2; }
struct Base { int b; }; struct Derived : Base { int d; };
template <Derived D> __device__ int der() { return D.b * 10 + D.d; }
__global__ void classargs(ll* out) {
  int n = 0;
  out[n++] = S<Point{1, 2}>::sum; out[n++] = S<Point{3, 4}>().f(); out[n++] = S<mk(7)>::sum; out[n++] = S<Point{7, 7}>().f();
  out[n++] = g(S<Point{5, 6}>());
  out[n++] = Same<S<Point{}>, S<origin>>::v; out[n++] = Same<S<Point{1}>, S<origin>>::v;
  out[n++] = len<"hello">(); out[n++] = Tag<"ab">::n; out[n++] = Same<Tag<"ab">, Tag<"ab">>::v; out[n++] = Same<Tag<"ab">, Tag<"ac">>::v;
  out[n++] = any<Point{1, 2}>(); out[n++] = any<origin>();
  out[n++] = addr<Point{1, 2}>() == addr2<Point{1, 2}>(); out[n++] = addr<Point{1, 2}>() == addr2<Point{1, 3}>();
  out[n++] = Const<Point, Point{8, 9}>::v.y; out[n++] = Const<int, 4>::v;
  out[n++] = nested<Nested{{{1, 2}, {3, 4}}, 1.5f, nullptr, 1, -3}>();
  out[n++] = nested<Nested{{}, -0.5f, &gl, false, 2}>(); out[n++] = Same<Const<Nested, Nested{{}, 0.0f}>, Const<Nested, Nested{{}, -0.0f}>>::v;
  out[n++] = all<Point{1, 2}, Point{3, 4}, origin>();
  out[n++] = dflt() + dflt<Point{1, 1}>();
  out[n++] = we<WE{E::b, 2.5}>();
  out[n++] = Dep<4>::v;
  out[n++] = con<Point{1, 1}>() * 10 + con<Point{4, 4}>();
  constexpr Point lp{2, 9}; out[n++] = S<lp>().f();
  out[n++] = der<Derived{{1}, 2}>();
  out[n++] = any<[](int x) { return x + 1; }>();
  out[n++] = Same<S<Point{1,2}>, S<Point{.x = 1, .y = 2}>>::v;
}
