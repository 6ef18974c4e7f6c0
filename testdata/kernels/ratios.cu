// threads: 32 blocks: 1
// Units that the compiler checks: dimensions and std::ratio.
#include <ratio>
#include <type_traits>
typedef long long ll;
template <int L, int S> struct Dim {};
template <class D, class R = std::ratio<1>> struct Qty { ll v;
  template <class R2> __device__ constexpr operator Qty<D, R2>() const { using q = std::ratio_divide<R, R2>; return {v * q::num / q::den}; } };
template <int A, int B, int X, int Y, class R, class R2> __device__ constexpr auto operator*(Qty<Dim<A, B>, R> a, Qty<Dim<X, Y>, R2> b) { return Qty<Dim<A + X, B + Y>, std::ratio_multiply<R, R2>>{a.v * b.v}; }
template <int A, int B, int X, int Y, class R, class R2> __device__ constexpr auto operator/(Qty<Dim<A, B>, R> a, Qty<Dim<X, Y>, R2> b) { return Qty<Dim<A - X, B - Y>, std::ratio_divide<R, R2>>{a.v / b.v}; }
template <class D, class R> __device__ constexpr auto operator+(Qty<D, R> a, Qty<D, R> b) { return Qty<D, R>{a.v + b.v}; }
using Len = Dim<1, 0>; using Time = Dim<0, 1>;
__device__ constexpr Qty<Len> operator""_m(unsigned long long v) { return {(ll)v}; } __device__ constexpr Qty<Len, std::kilo> operator""_km(unsigned long long v) { return {(ll)v}; }
__device__ constexpr Qty<Time> operator""_s(unsigned long long v) { return {(ll)v}; } __device__ constexpr Qty<Time, std::ratio<3600>> operator""_h(unsigned long long v) { return {(ll)v}; }
typedef std::ratio<6, -8> R; static_assert(R::num == -3 && R::den == 4 && std::is_same<R::type, std::ratio<-3, 4>>::value);
static_assert(std::ratio_less<std::milli, std::centi>::value && std::ratio_equal_v<std::ratio<2, 4>, std::ratio<1, 2>> && !std::ratio_greater_equal_v<std::nano, std::micro> && std::ratio_not_equal_v<std::giga, std::mega>);
__global__ void ratios(ll* out) {
  int t = threadIdx.x; using sum = std::ratio_add<std::ratio<1, 6>, std::ratio<1, 10>>; using diff = std::ratio_subtract<std::ratio<1, 6>, std::ratio<1, 10>>;
  auto v = 36_km / 2_h; Qty<Dim<1, -1>> ms = v; Qty<Len> m = Qty<Len, std::kilo>{t}; auto area = (m + 5_m) * 2_m; Qty<Len, std::ratio<1, 3>> third = m; Qty<Time, std::ratio<3600>> hours = Qty<Time>{t * 7200};
  out[t] = v.v + ms.v * 100 + m.v * 1000 + area.v + third.v * 7 + hours.v * 3 + sum::num * 10 + sum::den + diff::num * 5 + diff::den + std::ratio_less_equal<sum, diff>::value + std::is_same_v<decltype(v), Qty<Dim<1, -1>, std::ratio<5, 18>>>;
}
