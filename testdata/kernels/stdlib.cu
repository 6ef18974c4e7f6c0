#include <cstdint>
#include <tuple>
#include <array>
#include <functional>
#include <utility>
template <class T, class = void> struct HasF { static const int v = 0; };
template <class T> struct HasF<T, std::void_t<decltype(std::declval<T>().f(1))>> { static const int v = 1; };
struct A { __device__ int f(int x) const { return x; } }; struct Bx : A {};
template <class Op> __device__ int red(const int* p, int n, Op op) { int r = p[0]; for (int i = 1; i < n; i++) r = op(r, p[i]); return r; }
template <class T, std::size_t... I> __device__ int sumt(const T& t, std::index_sequence<I...>) { return (int(std::get<I>(t)) + ...); }
__global__ void std_names(long long* out) {
  std::pair<int, float> p = std::make_pair(3, 0.5f), q(4, 1);
  out[0] = p.first + (p < q) * 10 + (p == q);
  std::array<int, 4> a = {5, 2, 9, 1};
  for (int& x : a) x *= 2;
  out[1] = red(a.data(), a.size(), std::plus<int>()) * 10000 + red(a.begin(), 4, std::bit_xor<>{}) ;
  out[2] = red(&a[0], 4, [](int x, int y) { return std::less<int>()(x, y) ? x : y; }) + a.back();
  std::tuple<int, double, char> t(1, 2.5, 'c');
  std::get<1>(t) *= 2;
  out[3] = sumt(t, std::make_index_sequence<3>{}) + std::tuple_size<decltype(t)>::value * 1000;
  auto m = std::make_tuple(7, 8.5f);
  out[4] = std::get<0>(m) + (int)(std::get<1>(m) * 2);
  out[5] = HasF<A>::v * 10 + HasF<int>::v + std::is_base_of<A, Bx>::value * 100 + std::is_convertible<int, float>::value * 1000;
  out[6] = std::is_same<std::decay_t<const int[3]>, const int*>::value + std::is_same<std::common_type_t<int, float, double>, double>::value * 2 + std::is_signed<A>::value * 4 + std::is_enum_v<A>;
  out[7] = std::numeric_limits<float>::denorm_min() > 0 && std::numeric_limits<float>::denorm_min() / 2 == 0;
  out[8] = std::numeric_limits<int>::digits10 * 100 + std::numeric_limits<double>::max_digits10 + std::is_unsigned<const unsigned>::value * 10000;
  auto [u, v] = q;
  out[9] = u * 10 + (int)v;
  out[10] = std::conjunction<std::is_integral<int>, std::is_signed<int>>::value + std::extent<int[3][5], 1>::value * 10 + std::rank<int[2][2]>::value * 100;
  out[11] = sizeof(std::invoke_result_t<std::plus<>, short, short>) + std::exchange(a[0], 3) * 10 + a[0];
}
struct Holder { int elems[2]; };
__global__ void std_bindings(long long* out) {
  auto [a, b] = Holder{{8, 9}}.elems;
  int e[3] = {1, 2, 3};
  auto [c, d, f] = e;
  auto& [g, h, i] = e;
  g = 5;
  c += 10;
  out[0] = a * 10 + b;
  out[1] = c * 100 + g * 10 + e[0] + d + f + h + i;
  auto [x, y, z] = std::make_tuple(1, 2.5f, 'c');
  out[2] = x + (int)(y * 2) + z;
  std::tuple<int, long long> t(3, 4);
  auto& [p, q] = t;
  q = p + 7;
  out[3] = std::get<1>(t) * 10 + p;
  const auto [u, v] = std::array<short, 2>{{6, 7}};
  out[4] = u * 10 + v;
  auto [m, n] = std::make_pair(2, 3u);
  out[5] = m * 10 + n;
}

__global__ void std_integers([[maybe_unused]] long long* out) {
    out[0] = sizeof(std::int_least32_t) * 10 + sizeof(std::uint_least16_t) + sizeof(std::int_fast8_t) * 100 + sizeof(std::uint_least64_t) * 1000;
    out[1] = std::is_same<std::int_least32_t, std::int32_t>::value && std::is_same<std::uint_fast64_t, std::uint64_t>::value;
}

// std::forward of what is no place, of what is converted first, and of arguments; the roundings of <cfenv>.
#include <cfenv>
template <typename T, T... Steps> struct std_strided {
    const T* p;
    template <typename... Is> __device__ T at(Is... is) const {
        constexpr long steps[] = {std::forward<T>(Steps)...};
        long index[] = {std::forward<long>(is)...};
        long at = 0;
        for (int i = 0; i < (int)sizeof...(Is); i++) at += steps[i] * index[i];
        return p[at];
    }
};
template <typename F, typename... As> __device__ auto std_pass(F f, As&&... as) { return f(std::forward<As>(as)...); }
template <int ROUND> __device__ int std_rounded(float x) {
    if constexpr (ROUND == FE_TONEAREST) return (int)rintf(x);
    else if constexpr (ROUND == FE_UPWARD) return (int)ceilf(x);
    else if constexpr (ROUND == FE_TOWARDZERO) return (int)x;
    else return (int)floorf(x);
}
__global__ void std_forwarded(long long* out) {
    int a[40];
    for (int i = 0; i < 40; i++) a[i] = i * i;
    std_strided<int, 16, 4, 1> s = {a};
    int x = 5;
    out[0] = s.at(1, 2l, (short)3) * 1000 + s.at(2u);
    out[1] = std_pass([](int& n, int m) { n += m; return n * m; }, x, 3) * 100 + x;
    out[2] = std_rounded<FE_TONEAREST>(-2.5f) * 1000 + std_rounded<FE_UPWARD>(2.1f) * 100 + std_rounded<FE_DOWNWARD>(-1.5f) * 10 + std_rounded<FE_TOWARDZERO>(3.9f);
}
