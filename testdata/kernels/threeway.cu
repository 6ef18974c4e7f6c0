// oracle: g++
// nvcc 13.0 gives < a higher precedence than <=>.
// operator <=>, comparisons that are rewritten with == and <=>, and defaulted comparison operators.
#include <compare>
typedef long long ll;
struct P { int x, y; __device__ bool operator==(const P&) const = default; };
struct Q { int a; double b; P p; __device__ friend bool operator==(const Q&, const Q&) = default; };
struct R { int a[3]; short b; __device__ auto operator<=>(const R&) const = default; };
struct B { int k; __device__ auto operator<=>(const B&) const = default; };
struct D : B { unsigned char c; __device__ std::strong_ordering operator<=>(const D&) const = default; };
struct F { float f; int i; __device__ auto operator<=>(const F&) const = default; };
struct U { int v; __device__ std::weak_ordering operator<=>(const U& o) const { return v % 10 <=> o.v % 10; } __device__ bool operator==(const U& o) const { return v % 10 == o.v % 10; } };
struct V { U u; int w; __device__ auto operator<=>(const V&) const = default; __device__ bool operator==(const V&) const = default; };
struct W { int v; __device__ auto operator<=>(int o) const { return v <=> o; } __device__ bool operator==(int o) const { return v == o; } };
template <class T> __device__ int sgn(T c) { return c < 0 ? -1 : c > 0 ? 1 : c == 0 ? 0 : 7; }
__global__ void eq_(ll* out) {
    P a{1, 2}, b{1, 2}, c{1, 3}; out[0] = (a == b) * 10 + (a != c); out[1] = (a != b) * 10 + (a == c);
    Q q{1, 2.5, a}, r{1, 2.5, c}; out[2] = (q == r) * 10 + (q != r); r.p.y = 2; out[3] = q == r; q.b = r.b = 0.0 / 0.0; out[4] = q == r;
}
__global__ void three_(ll* out) {
    int i = 3; unsigned u = 5; double d = 2.5; out[0] = sgn(i <=> 4); out[1] = sgn(u <=> 5u); out[2] = sgn(d <=> 1.0); out[3] = sgn(d <=> 0.0 / 0.0);
    auto o = i <=> 2; out[4] = (o == std::strong_ordering::greater) * 10 + std::is_gt(o); out[5] = std::is_lteq(o); std::partial_ordering po = d <=> d; out[6] = po == std::partial_ordering::equivalent;
    po = o; out[7] = po > 0; out[8] = (d <=> 0.0 / 0.0) == std::partial_ordering::unordered;
    R a{{1, 2, 3}, 4}, b{{1, 2, 3}, 5}; out[9] = (a < b) * 1000 + (a <= b) * 100 + (a > b) * 10 + (a >= b); out[10] = (a == b) * 10 + (a != b); b.a[1] = 1; out[11] = sgn(a <=> b);
    D e{{1}, 200}, f{{1}, 100}; out[12] = (e < f) * 10 + (e > f); out[13] = (e == f); F g{1.5f, 3}, h{1.5f, 4}; out[14] = (g < h) * 10 + (g >= h); h.f = 0.0f / 0.0f; out[15] = (g < h) + (g > h) * 10 + (g == h) * 100 + (g <= h) * 1000 + (g != h) * 10000;
    U s{13}, t{23}; out[16] = (s == t) * 10 + (s <= t); V v{s, 1}, w{t, 2}; out[17] = (v < w) * 10 + (v > w); W x{5}; out[18] = (x < 6) + (6 > x) * 10 + (x == 5) * 100 + (5 == x) * 1000 + (4 != x) * 10000 + (x >= 6) * 100000; out[19] = sgn(7 <=> x);
    int arr[3]; const int *p = arr, *q = arr + 2; out[20] = sgn(p <=> q); enum E { A, Z }; out[21] = sgn(A <=> Z); enum class C { A, Z }; out[22] = sgn(C::Z <=> C::A); out[23] = sgn(true <=> false);
    static_assert((1 <=> 2) < 0); constexpr auto k = 5 <=> 3; out[24] = k > 0; out[25] = (1 <=> 2 < 0) ? 1 : 2; out[26] = 0 < (3 <=> 2);
    auto rv = o; if (rv != 0) out[27] = 1; out[28] = 0 == po; std::weak_ordering wo = std::strong_ordering::less; out[29] = std::is_neq(wo);
    if (auto cmp = i <=> 3; cmp == 0) out[30] = 1; if (auto cmp = u <=> 7u; std::is_lt(cmp)) out[31] = 2;
}
template <class T> struct Box { T lo, hi; __device__ constexpr bool operator==(const Box&) const = default; __device__ constexpr auto operator<=>(const Box&) const = default; };
struct Bits { unsigned a : 3; int b : 5; unsigned : 4; unsigned long long c : 40; __device__ bool operator==(const Bits&) const = default; };
struct Long { int v[9]; Box<short> b[2][3]; __device__ bool operator==(const Long&) const = default; __device__ bool operator!=(const Long&) const = default; };
struct Version { int major, minor; __device__ friend constexpr auto operator<=>(Version, Version) = default; };
struct Below { int k; __device__ auto operator<=>(const Below&) const = default; __device__ bool operator<(const Below& o) const = default; };
struct Only { int k; __device__ bool operator==(int x) const { return k == x; } };
struct Empty { __device__ auto operator<=>(const Empty&) const = default; };
template <class T> __device__ void sort(T* p, int n) { for (int i = 1; i < n; i++) for (int j = i; j > 0 && (p[j] <=> p[j - 1]) < 0; j--) { T t = p[j]; p[j] = p[j - 1]; p[j - 1] = t; } }
template <class T> concept Ordered = requires(T a, T b) { { a <=> b }; { a == b }; { __popc(1) }; };
__global__ void defaulted_(ll* out) {
    Box<double> x{1, 2}, y{1, 3}; out[0] = (x == y) * 10 + (x < y); static_assert(Box<int>{1, 2} < Box<int>{1, 3} && Box<int>{1, 2} != Box<int>{2, 2}); Bits p{1, -2, 7}, q{1, -2, 8}; out[1] = (p == q) * 10 + (p != q); q.c = 7; out[2] = p == q;
    Long a{}, b{}; out[3] = (a == b) * 10 + (a != b); b.b[1][2].hi = 4; out[4] = (a == b) * 10 + (a != b); b = a; b.v[8] = 1; out[5] = (a == b) * 10 + (a != b);
    Version v[4] = {{2, 1}, {1, 9}, {1, 3}, {0, 7}}; sort(v, 4); for (int i = 0; i < 4; i++) out[6 + i] = v[i].major * 10 + v[i].minor; out[10] = (v[0] < v[1]) + (v[0] == v[1]) * 10 + (v[2] >= v[1]) * 100;
    Below m{1}, n{2}; out[11] = (m < n) * 10 + (m >= n); Only o{5}; out[12] = (o == 5) + (5 == o) * 10 + (o != 4) * 100 + (4 != o) * 1000 + (5 != o) * 10000; out[13] = (Empty() == Empty()) * 10 + (Empty() < Empty());
    out[14] = Ordered<Version> * 100 + Ordered<Only> * 10 + Ordered<int>; int i = 1; out[15] = (i++ <=> 1) == 0 ? 1 : 2; out[16] = i; using C = decltype(x <=> y); out[17] = std::is_same_v<C, std::partial_ordering> * 10 + std::is_same_v<decltype(v[0] <=> v[1]), std::strong_ordering>;
    out[18] = 0 < 2 <=> 1; short s = -3; out[19] = sgn(s <=> 'a'); const char* c = "ab"; out[20] = sgn(c + 1 <=> c); out[21] = sgn(1.5f <=> 2); out[22] = std::compare_three_way()(3, 2) > 0;
}
