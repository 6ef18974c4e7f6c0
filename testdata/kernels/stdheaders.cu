// oracle: g++
#include <type_traits>
#include <utility>
#include <tuple>
#include <array>
#include <limits>
#include <functional>
#include <algorithm>
#include <numeric>
#include <cstdint>
#include <climits>
#include <cfloat>
#include <cmath>
#include <iterator>
#include <optional>
#include <bit>
typedef long long ll;
// The standard library's headers in device code.
__global__ void traits_(ll* out) {
  using namespace std;
  int i = 0;
  static_assert(is_same_v<make_unsigned_t<int>, unsigned>);
  static_assert(is_same<decay_t<const int(&)[3]>, const int*>::value, "");
  static_assert(is_same_v<common_type_t<int, float>, float>);
  static_assert(is_same_v<conditional_t<true, int, float>, int>);
  static_assert(is_base_of_v<integral_constant<bool, true>, true_type>);
  static_assert(is_convertible_v<int, double> && !is_convertible_v<int*, int>);
  static_assert(is_arithmetic_v<char> && is_unsigned_v<unsigned char> && is_signed_v<int>);
  static_assert(is_trivially_copyable_v<int> && is_trivial_v<int> && is_standard_layout_v<int>);
  static_assert(is_void_v<void> && is_class_v<true_type> && is_array_v<int[3]> && is_pointer_v<int*> && is_reference_v<int&> && is_const_v<const int>);
  static_assert(rank_v<int[2][3]> == 2 && extent_v<int[2][3], 1> == 3);
  static_assert(is_same_v<remove_extent_t<int[3]>, int> && is_same_v<remove_cv_t<const volatile int>, int> && is_same_v<remove_pointer_t<int*const>, int>);
  static_assert(is_same_v<add_const_t<int>, const int> && is_same_v<add_pointer_t<int&>, int*> && is_same_v<add_lvalue_reference_t<int>, int&> && is_same_v<add_rvalue_reference_t<int>, int&&>);
  static_assert(conjunction_v<true_type, is_integral<int>> && disjunction_v<false_type, true_type> && negation_v<false_type>);
  static_assert(is_same_v<underlying_type_t<std::byte>, unsigned char>);
  static_assert(is_constructible_v<double, int> && is_default_constructible_v<int> && is_assignable_v<int&, int> && is_copy_constructible_v<int>);
  static_assert(is_function_v<int(int)> && !is_object_v<int&> && is_scalar_v<int*> && is_fundamental_v<float> && is_compound_v<int*>);
  static_assert(is_same_v<remove_all_extents_t<int[2][3]>, int> && is_same_v<remove_const_t<const int>, int> && is_null_pointer_v<nullptr_t>);
  static_assert(alignment_of_v<double> == 8);
  static_assert(is_same_v<make_signed_t<size_t>, long> && is_empty_v<true_type> && !is_union_v<true_type>);
  static_assert(is_lvalue_reference_v<int&> && is_rvalue_reference_v<int&&> && is_member_pointer_v<int> == false && is_volatile_v<volatile int>);

  static_assert(is_invocable_v<plus<int>, int, int>);
  static_assert(is_same_v<invoke_result_t<plus<int>, int, int>, int>);
  out[0] = i;
}
__global__ void limits_(ll* out) { out[0] = std::numeric_limits<int>::max(); out[1] = std::numeric_limits<float>::infinity() > 1e30f; out[2] = std::numeric_limits<float>::epsilon() > 0; out[3] = std::numeric_limits<unsigned char>::digits; out[4] = std::numeric_limits<double>::lowest() < 0; out[5] = std::numeric_limits<short>::min() + std::numeric_limits<ll>::is_signed + std::numeric_limits<float>::is_iec559 + std::numeric_limits<float>::max_exponent + std::numeric_limits<double>::digits10; out[6] = std::isnan(std::numeric_limits<float>::quiet_NaN()); out[7] = INT_MAX + (ll)FLT_DIG;}
__global__ void tuple_(ll* out) {
  auto t = std::make_tuple(1, 2.5f, 'c'); auto [a, b, c] = t; out[0] = a + b + c; std::get<1>(t) = 4; out[1] = std::get<float>(t); int x, y; std::tie(x, y) = std::make_tuple(3, 4); out[2] = x * y;
  out[3] = std::tuple_size<decltype(t)>::value; std::tuple_element_t<1, decltype(t)> f = 1.5f; out[4] = f * 2; out[5] = std::apply([](int a, float b, char c) { return a + b + c; }, t);
  auto tt = std::tuple_cat(t, std::make_tuple(9)); out[6] = std::get<3>(tt); std::pair<int, float> p(1, 2.f); auto q = std::make_pair(3, 4.0); out[7] = p.first + q.second + (p < std::pair<int, float>(2, 0.f)); std::tuple<int, int> z{1, 2}; out[8] = z == std::make_tuple(1, 2); out[9] = std::get<0>(p);
  std::tuple u{1, 2.0}; std::pair w{1, 2}; out[10] = std::get<0>(u) + w.second; auto [m, n] = w; out[11] = m + n; }
__global__ void array_(ll* out) { std::array<int, 4> a{1, 2, 3, 4}; int s = 0; for (int x : a) s += x; out[0] = s; out[1] = a.size() + a.back() + a.front(); a.fill(3); out[2] = a[2] + *a.begin() + a.data()[1]; std::array<float, 2> b = {{1.f, 2.f}}; out[3] = b[1]; out[4] = std::get<1>(a); std::array c{1, 2, 3}; out[5] = c.size(); const auto& r = a; for (auto it = r.begin(); it != r.end(); ++it) s += *it; out[6] = s; out[7] = a == std::array<int, 4>{3,3,3,3}; std::array<std::array<int, 2>, 2> n{{{1, 2}, {3, 4}}}; out[8] = n[1][0]; out[9] = a.empty(); std::swap(a[0], c[0]); out[10] = a[0]; }
template<class Op> __device__ int red(const int* a, int n, Op op, int z = 0) { for (int i = 0; i < n; i++) z = op(z, a[i]); return z; }
__global__ void func_(ll* out) { int a[4] = {1, 7, 3, 4}; out[0] = red(a, 4, std::plus<int>()); out[1] = red(a, 4, std::plus<>{}); out[2] = std::less<int>()(1, 2) + std::greater<>()(2, 1) + std::equal_to<int>()(1, 1) + std::not_equal_to<int>{}(1, 1); out[3] = std::multiplies<float>()(2, 3) + std::minus<int>()(5, 2) + std::divides<int>()(6, 2) + std::modulus<int>()(7, 4) + std::negate<int>()(3); out[4] = std::logical_and<bool>()(true, false) + std::bit_xor<int>()(5, 1) + std::logical_not<bool>()(false) + std::bit_or<int>()(1, 2) + std::bit_and<int>()(3, 2); out[5] = std::invoke(std::plus<int>(), 1, 2); out[6] = std::greater_equal<int>()(1, 1) + std::less_equal<>()(1, 2); out[7] = std::ref(a[1]).get(); }
__global__ void algo_(ll* out) { int a[6] = {5, 2, 8, 1, 9, 3}; int b[6]; std::copy(a, a + 6, b); std::fill(a, a + 2, 7); std::swap(b[0], b[1]); out[0] = std::max(1, 2) + std::min(3, 4) + std::clamp(10, 0, 5); out[1] = std::max({1, 5, 3}); out[2] = std::min_element(b, b + 6) - b; out[3] = *std::max_element(b, b + 6); std::sort(b, b + 6); out[4] = b[0] * 100 + b[5]; out[5] = std::lower_bound(b, b + 6, 5) - b; out[6] = std::upper_bound(b, b + 6, 5) - b; out[7] = std::accumulate(b, b + 6, 0); out[8] = std::inner_product(a, a + 6, b, 0); std::reverse(b, b + 6); out[9] = b[0]; out[10] = std::count(a, a + 6, 7); out[11] = std::find(a, a + 6, 8) - a; out[12] = std::all_of(a, a + 6, [](int x) { return x > 0; }); std::transform(a, a + 6, b, [](int x) { return x * 2; }); out[13] = b[1]; std::iota(a, a + 6, 3); out[14] = a[5]; out[15] = std::equal(a, a + 6, b); std::fill_n(a, 3, 1); std::copy_n(a, 2, b); out[16] = b[0]; auto mm = std::minmax(3, 1); out[17] = mm.first; out[18] = std::any_of(a, a + 6, [](int x) { return x == 1; }); std::for_each(a, a + 6, [](int& x) { x++; }); out[19] = a[0]; out[20] = std::count_if(a, a + 6, [](int x) { return x > 2; }); out[21] = std::binary_search(a, a + 3, 2); out[22] = std::max(1.0f, 2.0f, std::less<float>()); out[23] = std::gcd(12, 18) + std::lcm(4, 6); std::partial_sum(a, a + 6, b); out[24] = b[5]; out[25] = std::distance(a, a + 4); std::iter_swap(a, a + 1); out[26] = *std::next(a, 2) + *std::prev(a + 3); out[28] = std::none_of(a, a + 6, [](int x) { return x > 100; }); int* pp = a; std::advance(pp, 2); out[29] = *pp; out[30] = std::begin(a) == a && std::end(a) == a + 6 && std::size(a) == 6; }
__global__ void cmath_(ll* out) { out[0] = std::abs(-3) + std::abs(-2.5f) + std::abs(-4L) + std::fabs(-1.0f); out[1] = std::sqrt(16) + std::pow(2, 3) + std::pow(2.f, 2) + std::fma(1., 2., 3.) + std::hypot(3.f, 4.f); out[2] = std::isfinite(1.f) + std::isinf(1.0) + std::signbit(-1.f); out[3] = std::floor(2.7f) + std::ceil(2.2) + std::round(2.5f) + std::trunc(2.9) + std::lround(2.6f) + std::rint(2.0); out[4] = std::fmax(1.f, 2.f) + std::fmin(1, 2) + std::fmod(7.5, 2.0) + std::copysign(3.f, -1.f) + std::cbrt(27.0) + std::exp(0.f) + std::log2(8.f); int e; std::frexp(8.f, &e); out[5] = e + std::ldexp(1.f, 3) + std::ilogb(8.0); float ip; out[6] = std::modf(2.5f, &ip) * 10 + ip; out[7] = std::size_t(3) + std::uint32_t(4) + std::int8_t(-1) + std::ptrdiff_t(2); out[8] = std::tgamma(5.0) + std::erf(0.f) + std::log1p(0.) + std::expm1(0.) + std::atan2(0.f, 1.f) + std::nearbyint(2.5) + std::remainder(5.0, 3.0) + std::fdim(3., 1.) + std::nextafter(1.0, 2.0); }
__global__ void util_(ll* out) { int a = 1, b = 2; out[0] = std::exchange(a, b); std::swap(a, b); out[1] = std::move(a) + std::as_const(b); struct M { int x; __device__ M(int x) : x(x) {} __device__ M(M&& o) : x(o.x) { o.x = 0; } }; M m(5); M n(std::move(m)); out[2] = m.x * 10 + n.x; auto il = {1, 2, 3}; out[3] = il.size() + *il.begin(); out[4] = std::is_same<decltype(std::declval<int&>()), int&>::value; out[5] = (int)std::byte{5}; out[6] = std::integral_constant<int, 4>::value + std::integral_constant<int, 5>() + std::integral_constant<int, 6>{}(); std::pair<int,int> pr = {1, 2}; auto& [f, s] = pr; f = 9; out[7] = pr.first; out[8] = std::index_sequence<1,2,3>::size(); }
__global__ void opt_(ll* out) { std::optional<int> o; out[0] = o.has_value(); o = 5; out[1] = *o + o.value_or(3); if (o) out[2] = o.value(); std::optional<float> z = std::nullopt; out[3] = z.value_or(2.5f) * 2; }
__global__ void bit_(ll* out) { out[0] = std::popcount(7u) + std::countl_zero(1u) + std::countr_zero(8u) + std::has_single_bit(8u) + std::bit_ceil(5u) + std::bit_floor(5u) + std::bit_width(5u) + std::rotl(1u, 3); out[1] = std::bit_cast<unsigned>(1.0f); }
constexpr int fact(int n) { return n <= 1 ? 1 : n * fact(n - 1); }
struct Tab { int v[8]; constexpr Tab() : v() { for (int i = 0; i < 8; i++) v[i] = i * i; } constexpr int sum() const { int s = 0; for (int x : v) s += x; return s; } };
constexpr Tab tab;
constexpr std::array<int, 4> mk() { std::array<int, 4> a{}; for (int i = 0; i < 4; i++) a[i] = fact(i); return a; }
template<int N> struct Fib { static constexpr int v = Fib<N - 1>::v + Fib<N - 2>::v; };
template<> struct Fib<0> { enum { v = 0 }; };
template<> struct Fib<1> { static const int v = 1; };
constexpr int ilog2(int n) { int r = 0; while (n >>= 1) ++r; return r; }
__global__ void constexpr_(ll* out) { __shared__ int sh[fact(4)]; sh[0] = 1; constexpr auto a = mk(); out[0] = a[3] + tab.sum() + tab.v[3]; out[1] = Fib<12>::v; out[2] = sizeof(sh) / 4; int q[ilog2(256)]; out[3] = sizeof(q); constexpr int z[] = {1, 2, 3}; static_assert(z[2] == 3); out[4] = std::integral_constant<int, mk()[2]>::value; static constexpr float tbl[3] = {1.f, 2.f, 3.f}; out[5] = tbl[sh[0]]; constexpr auto lam = [](int x) { return x * 2; }; static_assert(lam(2) == 4); constexpr std::pair<int, int> pr{1, 2}; static_assert(pr.second == 2); constexpr std::tuple<int, char> tp{4, 'a'}; static_assert(std::get<0>(tp) == 4); }
__global__ void cmathf_(ll* out) { float x = 0.75f; int q; out[0] = (std::log1pf(0.f) + std::expm1f(0.f) + std::exp2f(3.f) + std::cbrtf(27.f) + std::hypotf(3.f, 4.f) + std::fdimf(5.f, x)) * 4; out[1] = std::lrintf(2.5f) + std::lroundf(2.5f) * 10 + std::llrintf(3.5f) * 100 + std::llroundf(-x) * 1000; out[2] = (std::rintf(2.5f) + std::nearbyintf(3.5f) + std::copysignf(x, -1.f) + std::remainderf(5.f, 3.f) + std::remquof(7.f, 2.f, &q)) * 4; out[3] = q * 1000 + std::ilogbf(9.f) * 10 + std::logbf(9.f); out[4] = std::scalbnf(x, 3) * 100 + std::scalblnf(x, 2L); out[5] = std::nextafterf(1.f, 2.f) > 1.f; out[6] = std::tgammaf(5.f) + std::erff(0.f) + std::erfcf(0.f) + std::log2f(8.f) + std::acoshf(1.f) + std::asinhf(0.f) + std::atanhf(0.f) + std::lgammaf(1.f); }
struct Unlimited { int v = 7; };
__global__ void unlimited_(ll* out) { typedef std::numeric_limits<Unlimited> L; out[0] = L::is_specialized + L::epsilon().v + L::max().v * 10 + L::lowest().v * 100 + L::digits; out[1] = std::numeric_limits<int*>::infinity() == nullptr; }
