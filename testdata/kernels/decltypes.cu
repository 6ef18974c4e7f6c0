// oracle: g++
// What decltype says of names, members and expressions ([dcl.type.decltype]); structured bindings of arrays, classes and what specialises std::tuple_size.
#include <array>
#include <tuple>
#include <type_traits>
#include <utility>
typedef long long ll;
using std::is_same_v;
template<int I_, int J_, typename T, int dl = 0> struct tile { static constexpr int ne = I_ * J_ / 32; T x[ne] = {0}; int y; int z[4]; int w[ne]; };
template<class T> __device__ int f() { return std::is_same_v<decltype(T::x), float[T::ne]>; }
template<class T> __device__ int j2() { return std::is_same_v<decltype(T::x), decltype(T::x)>; }
struct B {
    double b; short bs;
};
struct S : B { float x[4]; static const int K = 3; static constexpr float F = 2; int& r; const char c; union { int ui; float uf; }; mutable int mu; S(int& r) : r(r), c(0) {} __device__ int m() const { return is_same_v<decltype(this->mu), int> + 2 * is_same_v<decltype((mu)), int&> + 4 * is_same_v<decltype((ui)), const int&> + 8 * is_same_v<decltype(ui), int> + 16 * is_same_v<decltype(bs), short> + 32 * is_same_v<decltype((b)), const double&> + 64 * is_same_v<decltype(r), int&> + 128 * is_same_v<decltype((r)), int&> + 256 * is_same_v<decltype(*this), const S&> + 512 * is_same_v<decltype(this), const S*>; } };
template<class T> constexpr T pi = T(3);
namespace n { extern int e; __device__ int v; struct Q { struct In { int deep; }; In in; __device__ Q* operator->() { return this; } }; enum E { A }; }
struct Sp { S* p; __device__ S* operator->() const { return p; } int mu2; double x; };
__global__ void declared(ll* out) {
    using T = tile<16, 8, float>; out[0] = f<T>(); out[1] = j2<T>(); out[2] = is_same_v<decltype(S::K), const int>;
    out[3] = is_same_v<decltype(S::F), const float>; out[4] = is_same_v<decltype(S::r), int&>; out[5] = is_same_v<decltype((S::F)), const float&>;
    out[6] = is_same_v<decltype(S::b), double>; out[7] = is_same_v<decltype(S::ui), int>; out[8] = is_same_v<decltype(S::B::bs), short>;
    out[9] = sizeof(S::bs); out[10] = sizeof(S::uf); int z = 0; S s(z); const S& cs = s; out[11] = s.m();
    out[12] = is_same_v<decltype(cs.x), float[4]>; out[13] = is_same_v<decltype((cs.x)), const float(&)[4]>;
    out[14] = is_same_v<decltype(pi<float>), const float>; out[15] = is_same_v<decltype((pi<float>)), const float&>;
    out[16] = is_same_v<decltype(n::v), int>; out[17] = is_same_v<decltype(n::Q::in), n::Q::In>; n::Q q;
    out[18] = is_same_v<decltype(q.in.deep), int>; out[19] = is_same_v<decltype(q->in), n::Q::In>; out[20] = is_same_v<decltype(n::A), n::E>;
    Sp sp{&s}; out[21] = is_same_v<decltype(sp->x), float[4]>; out[22] = is_same_v<decltype(s.K), const int>;
    out[23] = is_same_v<decltype((s.K)), const int&>; decltype(S::K) kk = 5; out[24] = kk; out[25] = sizeof(S::x) + sizeof(S::x[0]);
    out[26] = is_same_v<decltype(S::x[0]), float&>; out[27] = is_same_v<decltype(s.B::b), double>; auto [aa, bb] = B{1, 2};
    out[28] = is_same_v<decltype(bb), short>; out[29] = is_same_v<decltype((bb)), short&>; const auto& [ca, cb] = B{1, 2};
    out[30] = is_same_v<decltype(cb), const short>; int arr[3]; auto& [x0, x1, x2] = arr; out[31] = is_same_v<decltype(x1), int>;
    out[32] = is_same_v<decltype(S(z).mu), int>; out[34] = is_same_v<decltype(z++), int>;
    out[35] = is_same_v<decltype(++z), int&>; out[36] = is_same_v<decltype(true ? z : z), int&>; out[37] = is_same_v<decltype((z)), int&>;
    out[38] = is_same_v<decltype("ab"), const char(&)[3]>; out[39] = is_same_v<decltype(static_cast<int&&>(z)), int&&>;
    out[40] = is_same_v<decltype(arr), int[3]>; out[41] = is_same_v<decltype(*arr), int&>; out[42] = is_same_v<decltype(z, 1.0), double>;
    out[43] = is_same_v<decltype(z = 3), int&>; auto l = [=]() { return is_same_v<decltype((z)), const int&> + 2 * is_same_v<decltype(z), int>; };
    out[44] = l(); auto l2 = [=]() mutable { return is_same_v<decltype((z)), int&>; }; out[45] = l2();
}

namespace geo {
template<class T> class Pt {
    T v[2]; public: __device__ Pt(T a, T b) : v{a, b} {} template<std::size_t I> friend __device__ T& get(Pt& p) { return p.v[I]; }
    template<std::size_t I> friend __device__ const T& get(const Pt& p) { return p.v[I]; }
    template<std::size_t I> friend __device__ T get(Pt&& p) { return p.v[I] * 2; }
};
struct Ray { float o, d; template<int I> __device__ auto get() const { if constexpr (I == 0) return o + 1; else return d + 2; } };
struct Empty {}; struct Base { int a, b; }; struct Der : Empty, Base { __device__ int s() { return a + b; } };
}
namespace std { template<class T> struct tuple_size<geo::Pt<T>> : integral_constant<size_t, 2> {}; template<size_t I, class T> struct tuple_element<I, geo::Pt<T>> { using type = T; };
template<> struct tuple_size<geo::Ray> { static constexpr int value = 2; }; template<size_t I> struct tuple_element<I, geo::Ray> { using type = float; }; }
__global__ void bound_elements(ll* out) {
    geo::Pt<int> p(3, 4); auto [a, b] = p; out[0] = a; out[1] = b; auto& [c, d] = p; d = 9; out[2] = c + d; const auto& [e, f] = p; out[3] = f;
    auto&& [g, h] = p; g = 5; out[4] = e; geo::Ray r{1, 2}; auto [o, dd] = r; out[5] = (ll)(o * 10 + dd); out[6] = std::is_same_v<decltype(o), float>;
    out[7] = std::is_same_v<decltype(f), const int>; out[8] = std::is_same_v<decltype(d), int>; geo::Der q; q.a = 1; q.b = 2; auto& [x, y] = q; y = 7;
    out[9] = q.s() + x; auto [u, v] = geo::Pt<double>(1.5, 2.5); out[10] = (ll)(u + v); auto l = [u = u, &d = d] { d++; return u; };
    out[11] = (ll)l(); const auto [i, j] = std::make_pair(1, 2.0); out[12] = std::is_same_v<decltype(i), const int>;
    auto [m, n] = std::tuple<int&, long>(a, 3); out[13] = std::is_same_v<decltype(m), int&>; m = 77; out[14] = a;
}

struct SB { int a; float b; char c : 4; };
struct SD : SB {};
struct Tup { int x, y; };
template<std::size_t I> __device__ int get(const Tup& t) { if constexpr (I == 0) return t.x * 10; else return t.y * 10; }
namespace std { template<> struct tuple_size<Tup> { static constexpr size_t value = 2; }; template<size_t I> struct tuple_element<I, Tup> { using type = int; }; }
struct TM { int x, y; template<std::size_t I> __device__ int& get() { if constexpr (I == 0) return x; else return y; } };
namespace std { template<> struct tuple_size<TM> : integral_constant<size_t, 2> {}; template<size_t I> struct tuple_element<I, TM> { using type = int; }; }
__global__ void bound_members(ll* out) {
    SB s{1, 2.5f, 3}; auto [a, b, c] = s; a = 9; out[0] = s.a + a; auto& [p, q, r] = s; p = 7; r = 2; out[1] = s.a + s.c; const auto& [u, v, w] = s;
    out[2] = u; SD d; d.a = 4; auto [e, f, g] = d; out[3] = e; int arr[3] = {1, 2, 3}; auto [x, y, z] = arr; x = 10; out[4] = arr[0] + x + z;
    auto& [l, m, n] = arr; m = 20; out[5] = arr[1]; auto [t0, t1] = Tup{3, 4}; out[6] = t0 + t1; TM tm{5, 6}; auto& [m0, m1] = tm; m1 = 60;
    out[7] = tm.y + m0; auto&& [z0, z1] = std::pair<int, double>(3, 4.5); out[8] = z0 + (int)(z1 * 2);
    for (auto [i, j] : {std::pair<int,int>{1, 2}, std::pair<int,int>{3, 4}}) out[9] += i * j; auto [aa, bb] = std::make_tuple(5, 6L);
    out[10] = aa + bb; std::array<int, 2> ar{8, 9}; auto [a0, a1] = ar; out[11] = a0 + a1; auto f2 = [a0 = a0, &m1 = m1] { return a0 + m1; };
    out[12] = f2(); if (auto [ok, val] = Tup{1, 2}; ok) out[13] = val; auto [k0, k1]{Tup{1, 2}}; auto [h0, h1](Tup{1, 2}); out[14] = k0 + h1;
    out[15] = sizeof(a0);
}

// Components of vectors are members, of which decltype gives the declared type.
template <class V> __device__ auto dc_sum(const V& v) { decltype(V::x) s = v.x; s += v.y; return s; }
template <class V> struct dc_part { using type = decltype(V::x); };
__global__ void components(ll* out) {
    float2 f{1.5f, 2}; const uchar4 u{1, 2, 3, 4}; const short2* p = nullptr; double3 arr[2];
    out[0] = std::is_same_v<decltype(f.x), float> * 100 + std::is_same_v<decltype((f.x)), float&> * 10 + std::is_same_v<decltype(u.w), unsigned char>;
    out[1] = std::is_same_v<decltype((u.w)), const unsigned char&> * 100 + std::is_same_v<decltype(p->y), short> * 10 + std::is_same_v<decltype(arr[1].z), double>;
    out[2] = std::is_same_v<dc_part<longlong2>::type, long long> * 10 + std::is_same_v<dc_part<char3>::type, signed char>;
    out[3] = (ll)(dc_sum(f) * 10) * 100 + dc_sum(int2{3, 4}); out[4] = std::is_same_v<decltype(dc_sum(int2{})), int>;
    out[5] = std::is_same_v<std::remove_reference_t<decltype(std::declval<uint4>().x)>, unsigned>;
}
