// threads: 1 blocks: 1 oracle: g++ flags: -std=c++20
// <=> of pairs, tuples and arrays orders them in C++20 ([pairs.spec], [tuple.rel]), of what has == too
// ([expos.only.func]); bind_front.
#include <algorithm>
#include <array>
#include <compare>
#include <functional>
#include <tuple>
#include <utility>
#include <optional>
typedef long long ll;
struct Sp {
    int v;
    __device__ constexpr std::strong_ordering operator<=>(const Sp& o) const { return v <=> o.v; }
};
struct Pa {
    double v;
    __device__ constexpr std::partial_ordering operator<=>(const Pa& o) const { return v <=> o.v; }
};
struct Df {
    int a;
    double b;
    auto operator<=>(const Df&) const = default;
};
struct Ls {
    int v;
    __device__ bool operator<(const Ls& o) const { return v < o.v; }
    __device__ bool operator==(const Ls& o) const { return v == o.v; }
};
struct De {
    int a;
    auto operator<=>(const De&) const = default;
};
template <class T>
constexpr int kind() {
    return std::is_same_v<T, std::partial_ordering>  ? 1
           : std::is_same_v<T, std::weak_ordering>   ? 2
           : std::is_same_v<T, std::strong_ordering> ? 3
                                                     : 0;
}
__global__ void orders(ll* out) {
    int o = 0;
    const double n = __builtin_nan("");
    std::pair<double, int> a{n, 1}, b{n, 2};
    out[o++] = (a < b) + 2 * (a <= b) + 4 * (a > b) + 8 * (a >= b) + 16 * (a == b) + 32 * (a != b);
    std::tuple<double, int> c{n, 1}, d{n, 2};
    out[o++] = (c < d) + 2 * (c <= d) + 4 * (c > d) + 8 * (c >= d) + 16 * (c == d) + 32 * (c != d);
    std::array<double, 2> e{n, 1}, f{n, 2};
    out[o++] = (e < f) + 2 * (e <= f) + 4 * (e > f) + 8 * (e >= f) + 16 * (e == f) + 32 * (e != f);
    std::optional<double> g{n}, h{n};
    out[o++] = (g < h) + 2 * (g <= h) + 4 * (g > h) + 8 * (g >= h) + 16 * (g == h) + 32 * (g != h);
    out[o++] = kind<decltype(std::declval<std::pair<int, Sp>>() <=> std::declval<std::pair<int, Sp>>())>();
    out[o++] = kind<decltype(std::declval<std::pair<int, Pa>>() <=> std::declval<std::pair<int, Pa>>())>();
    out[o++] = kind<decltype(std::declval<std::tuple<Ls, int>>() <=> std::declval<std::tuple<Ls, int>>())>();
    out[o++] = kind<decltype(std::declval<std::tuple<Df>>() <=> std::declval<std::tuple<Df>>())>();
    out[o++] = kind<decltype(std::declval<std::tuple<>>() <=> std::declval<std::tuple<>>())>();
    out[o++] = kind<decltype(std::declval<std::array<De, 2>>() <=> std::declval<std::array<De, 2>>())>();
    out[o++] = kind<decltype(std::declval<std::tuple<int, long>>() <=> std::declval<std::tuple<long, double>>())>();
    std::pair<int, Pa> p{1, {n}}, q{1, {2}};
    out[o++] = (p < q) + 2 * (p > q) + 4 * (p <= q) + 8 * (p >= q);
    std::pair<Sp, int> r{{1}, 2}, s{{1}, 3};
    out[o++] = (r < s) + 2 * (r > s) + 4 * (r <= s) + 8 * (r >= s);
    std::tuple<De, Ls> t{{1}, {2}}, u{{1}, {3}};
    out[o++] = (t < u) + 2 * (t > u) + 4 * (t == u) + 8 * (t != u) + 16 * ((t <=> u) < 0);
    int x[3] = {1, 2, 3}, y[2] = {1, 2};
    auto l = std::lexicographical_compare_three_way(x, x + 3, y, y + 2);
    out[o++] = (l > 0) + 2 * (l == 0);
    out[o++] = kind<decltype(l)>();
    double fx[2] = {1, n};
    out[o++] = std::lexicographical_compare_three_way(fx, fx + 2, fx, fx + 2) == std::partial_ordering::unordered;
    out[o++] = kind<std::common_comparison_category_t<std::strong_ordering, std::weak_ordering>>() * 10 +
               kind<std::common_comparison_category_t<std::partial_ordering, std::weak_ordering>>() +
               100 * kind<std::common_comparison_category_t<>>();
    out[o++] = std::three_way_comparable<int> + 2 * std::three_way_comparable<double, std::strong_ordering> +
               4 * std::three_way_comparable<Ls> + 8 * std::three_way_comparable<Sp> +
               16 * std::three_way_comparable<De, std::weak_ordering> +
               32 * std::three_way_comparable_with<int, long> + 64 * std::three_way_comparable_with<int, De> +
               128 * std::three_way_comparable<std::tuple<int, De>>;
    int z = 0;
    auto bf = std::bind_front(
        [](int a, int& b, int c) {
            b = a * 10 + c;
            return b;
        },
        1);
    out[o++] = bf(z, 4);
    out[o++] = z;
    auto bm = std::bind_front(&Ls::v, Ls{8});
    out[o++] = bm();
    auto br = std::bind_front([](int& a, int b) { return a += b; }, std::ref(z));
    br(5);
    out[o++] = z;
    auto b0 = std::bind_front(std::plus<>(), 3, 4);
    out[o++] = b0();
    struct Q {
        __device__ int operator()(int) & { return 1; }
        __device__ int operator()(int) const& { return 2; }
        __device__ int operator()(int) && { return 3; }
    };
    auto bq = std::bind_front(Q(), 1);
    const auto bc = bq;
    out[o++] = bq() * 100 + bc() * 10 + std::move(bq)();
}
