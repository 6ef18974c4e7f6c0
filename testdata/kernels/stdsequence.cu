// oracle: g++ (std::array, its iterators and comparisons, and more of <algorithm>, <numeric>, <utility>, <bit> and <limits>)
#include <array>
#include <utility>
#include <algorithm>
#include <numeric>
#include <bit>
#include <limits>
#include <tuple>
typedef long long ll;
__global__ void array_(ll* out) {
    std::array<int, 5> a{5, 3, 9, 1, 7}; out[0] = a.at(2) * 10 + a.front(); out[1] = a.back(); int i = 0; for (auto it = a.rbegin(); it != a.rend(); ++it) i = i * 10 + *it; out[2] = i; i = 0; for (auto it = a.crbegin(); it < a.crend(); it++) i = i * 10 + *it; out[3] = i;
    out[4] = *(a.rbegin() + 1) * 10 + a.rbegin()[2]; std::sort(a.begin(), a.end()); for (int x : a) out[5] = out[5] * 10 + x; std::sort(a.rbegin(), a.rend()); for (int x : a) out[6] = out[6] * 10 + x; std::array<int, 5> b = a; out[7] = (a == b) + (a < b) * 10; b[4] = 8; out[8] = (a < b) + (a != b) * 10 + (b >= a) * 100;
    b.fill(3); out[9] = b[0] + b[4]; out[10] = std::get<1>(a); auto [p, q, r, s, t] = a; out[11] = p * 10 + t; std::swap(a, b); out[12] = a[2] * 10 + b[2]; constexpr std::array<int, 3> c{1, 2, 3}; static_assert(c.size() == 3 && c[1] == 2 && c.front() == 1 && c.back() == 3); out[13] = std::size(c) * 10 + std::ssize(c);
    std::array<std::array<float, 2>, 3> m{{{1, 2}, {3, 4}, {5, 6}}}; out[14] = (ll)(m[1][1] + m.back().front());  out[16] = std::to_array({4, 5, 6})[1]; std::array d{1.5, 2.5}; out[17] = (ll)(d[0] + d[1]); out[18] = b.max_size(); out[19] = *std::rbegin(a) + *std::rbegin(m[0].data() ? m[0] : m[1]); int raw[3] = {1, 2, 3}; out[20] = *std::rbegin(raw) * 10 + (std::rend(raw) - std::rbegin(raw)); out[21] = std::cbegin(raw)[1]; out[22] = std::tuple_size_v<decltype(a)>;
}
__global__ void algo_(ll* out) {
    int v[8] = {4, 8, 1, 9, 3, 7, 2, 6}; std::sort(v, v + 8, std::greater<int>()); for (int x : v) out[0] = out[0] * 10 + x; std::rotate(v, v + 3, v + 8); for (int x : v) out[1] = out[1] * 10 + x; std::partial_sort(v, v + 3, v + 8); out[2] = v[0] * 100 + v[1] * 10 + v[2]; std::nth_element(v, v + 4, v + 8); out[3] = v[4];
    out[4] = std::min({5, 3, 8}) * 10 + std::max({5, 3, 8}); auto mm = std::minmax({4, 2, 9}); out[5] = mm.first * 10 + mm.second; auto me = std::minmax_element(v, v + 8); out[6] = *me.first * 10 + *me.second; out[7] = std::clamp(15, 0, 10); out[8] = std::accumulate(v, v + 8, 0) * 10 + std::reduce(v, v + 8); std::iota(v, v + 8, 3); out[9] = v[7]; out[10] = std::inner_product(v, v + 3, v, 0);
    int w[8]; std::partial_sum(v, v + 8, w); out[11] = w[7]; std::adjacent_difference(w, w + 8, v); out[12] = v[7]; std::exclusive_scan(w, w + 3, v, 0); out[13] = v[2]; std::inclusive_scan(w, w + 3, v); out[14] = v[2]; out[15] = std::gcd(12, 18) * 100 + std::lcm(4, 6); out[16] = std::midpoint(3, 8); std::reverse(w, w + 8); out[17] = w[0]; auto it = std::unique(w, w + 8); out[18] = it - w; out[19] = std::count_if(w, w + 8, [](int x) { return x > 10; });
    out[20] = std::transform_reduce(w, w + 3, 0, std::plus<>(), [](int x) { return x * 2; }); std::fill_n(v, 3, 7); out[21] = v[2]; out[22] = std::is_sorted(w, w + 8) * 10 + std::is_sorted(w, w + 8, std::greater<>()); std::swap(v[0], w[0]); std::swap_ranges(v, v + 2, w); out[23] = v[0] * 10 + w[1] % 10; auto er = std::equal_range(v + 3, v + 3, 1); out[24] = er.second - er.first; out[25] = std::distance(v, v + 5); out[26] = std::exchange(v[0], 4) + v[0]; out[27] = std::mismatch(v, v + 8, w).first - v; std::sort(w, w + 8); out[29] = w[0]; out[30] = std::partition(w, w + 8, [](int x) { return x % 2; }) - w; out[31] = std::search(w, w + 8, w + 2, w + 4) - w; out[32] = std::none_of(w, w + 8, [](int x) { return x < 0; });
    short a = 3, b = 4; out[33] = std::max<int>(a, 9) + std::min(a, b); int r = std::max(v[0], v[1]); v[0] = 100; v[1] = 50; out[34] = r; out[35] = std::lexicographical_compare(v, v + 2, w, w + 2); out[36] = *std::find_if_not(v, v + 8, [](int x) { return x > 20; }) ; std::merge(v, v + 1, w, w + 1, w + 4); std::next_permutation(v, v + 3); out[37] = v[0]; out[38] = std::remove_if(v, v + 8, [](int x) { return x == 50; }) - v; std::shift_left(v, v + 8, 2); out[39] = std::abs(-3) + std::abs(-2.5) * 10;
}
__global__ void bit_(ll* out) {
    unsigned u = 0x00f0; out[0] = std::popcount(u); out[1] = std::countl_zero(u) * 100 + std::countr_zero(u); out[2] = std::has_single_bit(64u) * 10 + std::has_single_bit(u); out[3] = std::bit_ceil(u) + std::bit_floor(u); out[4] = std::bit_width(u); out[5] = std::rotl(u, 28) + std::rotr((unsigned char)3, 1); out[6] = std::bit_cast<int>(1.5f); out[7] = std::countl_one((unsigned char)0xf0) * 10 + std::countr_one(7ull); out[8] = std::endian::native == std::endian::little; out[9] = std::countl_zero((unsigned short)1);
    using L = std::numeric_limits<float>; out[10] = L::digits * 100 + L::max_exponent; out[11] = (ll)(L::epsilon() * 1e9f) + std::numeric_limits<short>::lowest(); out[12] = std::numeric_limits<unsigned char>::max() * 10 + std::numeric_limits<int>::is_signed; out[13] = L::infinity() > L::max(); out[14] = std::numeric_limits<double>::quiet_NaN() != 0; out[15] = std::numeric_limits<ll>::digits10 * 1000 + std::numeric_limits<double>::max_digits10; out[16] = L::is_iec559 + L::has_infinity * 10 + std::numeric_limits<bool>::digits * 100; out[17] = std::numeric_limits<unsigned>::is_integer + std::numeric_limits<unsigned>::is_exact * 10; out[18] = L::radix * 1000 + L::min_exponent; out[19] = L::denorm_min() > 0; out[20] = L::round_error() == 0.5f; out[21] = std::numeric_limits<char>::min(); out[22] = std::numeric_limits<int>::is_modulo + std::numeric_limits<unsigned>::is_modulo * 10;
    std::pair<int, float> p{1, 2.5f}, q = std::make_pair(3, 4.5f); p.swap(q); out[23] = p.first * 10 + (ll)q.second; auto t = std::make_tuple(1, 2.5, 'c'); out[24] = std::get<0>(t) + std::get<char>(t); int x; double y; std::tie(x, y, std::ignore) = t; out[25] = x + (ll)y; out[26] = std::apply([](auto... z) { return (ll)(z + ...); }, t); auto t2 = std::tuple_cat(t, std::make_tuple(7)); out[27] = std::get<3>(t2); out[28] = std::cmp_less(-1, 1u) * 10 + std::cmp_greater(3u, -2) + std::in_range<short>(70000) * 100;  out[30] = (int)(std::byte{6} | std::byte{1}) + std::to_integer<int>(std::byte{3} << 2); out[31] = (t < std::make_tuple(1, 3.0, 'a')) + (std::pair{1, 2} < std::pair{1, 3}) * 10; out[32] = [&]<size_t... I>(std::index_sequence<I...>) { return (ll)((std::get<I>(t) * (int)(I + 1)) + ...); }(std::make_index_sequence<3>{}); const auto& ac = std::as_const(x); out[33] = ac;
}

template <class T> __device__ ll limits() {
    using L = std::numeric_limits<T>;
    ll x = L::round_style * 10 + L::has_denorm;
    x = x * 10 + L::has_signaling_NaN * 4 + L::has_denorm_loss * 2 + L::tinyness_before;
    return (x * 1000 + L::min_exponent10) * 1000 + L::max_exponent10 + L::traps * 1000000000;
}

__global__ void more_limits(ll* out) {
    out[0] = limits<float>(); out[1] = limits<double>(); out[2] = limits<int>(); out[3] = limits<unsigned char>(); out[4] = limits<bool>(); out[5] = limits<unsigned long>();
    static constexpr std::float_round_style style = (std::float_round_style)(1);
    out[6] = style == std::round_to_nearest;
    struct Own {};
    out[7] = limits<Own*>() + std::round_indeterminate;
}
