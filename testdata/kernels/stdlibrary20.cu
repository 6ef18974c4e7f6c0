// threads: 1 blocks: 1 oracle: g++ flags: -std=c++20
// nvcc takes some functions of the C++ library for functions of the host. C++20 in the library: std::bind_front, common
// references, comparisons of pairs, tuples and arrays in three ways, objects made in storage, and sums that are moved
// ([accumulate]/2).
#include <algorithm>
#include <array>
#include <atomic>
#include <compare>
#include <concepts>
#include <functional>
#include <iterator>
#include <memory>
#include <numeric>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>
typedef long long ll;
struct Mem {
    int a;
    int f(int b, int c) const { return a * 100 + b * 10 + c; }
};
struct Q {
    int n;
    int operator()(int x) & { return x + 1000; }
    int operator()(int x) const& { return x + 2000; }
    int operator()(int x) && { return x + 3000; }
};
struct Base {
    int x;
};
struct Der : Base {};
struct ToI {
    operator int() const { return 4; }
};
struct W {
    int v;
    W(int v) : v(v) {}
    ~W() { v = -1; }
};
struct Ptr {
    int* p;
    __device__ int* operator->() const { return p; }
};
template <class T>
constexpr int code() {
    return std::is_same<T, int&>::value          ? 1
           : std::is_same<T, const int&>::value  ? 2
           : std::is_same<T, int&&>::value       ? 3
           : std::is_same<T, int>::value         ? 4
           : std::is_same<T, Base&>::value       ? 5
           : std::is_same<T, const Base&>::value ? 6
           : std::is_same<T, Base>::value        ? 7
           : std::is_same<T, double>::value      ? 8
           : std::is_same<T, const int&&>::value ? 9
           : std::is_same<T, Base&&>::value      ? 10
           : std::is_same<T, const int>::value   ? 11
                                                 : 99;
}
__global__ void functions(ll* out) {
    int o = 0;
    auto f = std::bind_front([](int a, int b, int c) { return a * 100 + b * 10 + c; }, 1, 2);
    out[o++] = f(3);
    out[o++] = std::bind_front(&Mem::f, Mem{4}, 5)(6);
    Mem m{7};
    out[o++] = std::bind_front(&Mem::f, &m)(1, 2);
    auto q = std::bind_front(Q{1});
    out[o++] = q(1);
    const auto& cq = q;
    out[o++] = cq(1);
    out[o++] = std::move(q)(1);
    int r = 0;
    auto g = std::bind_front([](int& x, int y) { x += y; }, std::ref(r));
    g(5);
    g(6);
    out[o++] = r;
    out[o++] = code<std::common_reference_t<int&, int&>>();
    out[o++] = code<std::common_reference_t<int&, const int&>>();
    out[o++] = code<std::common_reference_t<int&&, int&&>>();
    out[o++] = code<std::common_reference_t<int&&, int&>>();
    out[o++] = code<std::common_reference_t<int, int&>>();
    out[o++] = code<std::common_reference_t<Der&, Base&>>();
    out[o++] = code<std::common_reference_t<Der&, const Base&>>();
    out[o++] = code<std::common_reference_t<int, double>>();
    out[o++] = code<std::common_reference_t<int&, double&>>();
    out[o++] = code<std::common_reference_t<const int&&, int&&>>();
    out[o++] = code<std::common_reference_t<Der&&, Base&&>>();
    out[o++] = code<std::common_reference_t<const int&, int&, int&&>>();
    out[o++] = code<std::common_reference_t<ToI, int>>();
    out[o++] = std::common_reference_with<int&, const int&> + 2 * std::common_reference_with<Mem, int> +
               4 * std::common_with<int, double> + 8 * std::movable<Mem> + 16 * std::copyable<Mem> +
               32 * std::semiregular<int> + 64 * std::regular<int> + 128 * std::regular<Mem> +
               256 * std::swappable<Mem> + 512 * std::assignable_from<int&, double> +
               1024 * std::strict_weak_order<std::less<>, int, int> + 2048 * std::three_way_comparable<int> +
               4096 * std::three_way_comparable<Mem>;
    int arr[4] = {1, 2, 3, 4};
    Ptr p{arr + 1};
    out[o++] = *std::to_address(p) + *std::to_address(arr);
    alignas(W) unsigned char buf[4 * sizeof(W)];
    W* w = reinterpret_cast<W*>(buf);
    std::construct_at(w, 5);
    out[o++] = w->v;
    std::destroy_at(w);
    std::uninitialized_copy(arr, arr + 4, w);
    out[o++] = w[3].v;
    std::destroy(w, w + 4);
    std::uninitialized_fill_n(w, 3, 9);
    out[o++] = w[2].v;
    std::destroy_n(w, 3);
    std::uninitialized_value_construct(arr, arr + 4);
    out[o++] = arr[2];
    out[o++] = std::lerp(1.0, 3.0, 0.25) * 100;
    out[o++] = std::lerp(1.0f, 3.0f, 2.0f) * 100;
    out[o++] = std::midpoint(3, 8) + std::midpoint(8, 3) * 10 + std::midpoint(-3, 4) * 1000;
    out[o++] = std::midpoint(1.0f, 4.0f) * 10;
    out[o++] = std::midpoint(arr, arr + 3) - arr;
    out[o++] = std::midpoint(1e308, 1.5e308) == 1.25e308;
    struct B2 : std::pair<int, int> {};
    out[o++] = std::is_nothrow_convertible_v<int, long> + 2 * std::is_nothrow_convertible_v<int, W>;
}
struct L {
    int v;
    bool operator<(const L& o) const { return v < o.v; }
    bool operator==(const L& o) const { return v == o.v; }
};
template <class T>
int cat() {
    return std::is_same_v<T, std::strong_ordering>    ? 1
           : std::is_same_v<T, std::weak_ordering>    ? 2
           : std::is_same_v<T, std::partial_ordering> ? 3
                                                      : 0;
}
__device__ int sg(std::partial_ordering o) { return o < 0 ? -1 : o > 0 ? 1 : o == 0 ? 0 : 5; }
struct D {
    std::pair<int, double> p;
    std::tuple<int, char> t;
    std::array<int, 2> a;
    auto operator<=>(const D&) const = default;
};
__global__ void compared(ll* out) {
    int o = 0;
    std::pair<int, double> p(1, 2.5), q(1, 3.5);
    out[o++] = sg(p <=> q);
    out[o++] = cat<decltype(p <=> q)>();
    std::pair<int, L> r(1, L{2}), s(1, L{1});
    out[o++] = sg(r <=> s);
    out[o++] = cat<decltype(r <=> s)>();
    std::pair<int, int> t(1, 2), u(1, 2);
    out[o++] = sg(t <=> u);
    out[o++] = cat<decltype(t <=> u)>();
    std::tuple<int, char, L> a(1, 'a', L{3}), b(1, 'b', L{2});
    out[o++] = sg(a <=> b) + 10 * cat<decltype(a <=> b)>() + (a < b) + 2 * (a == b) + 4 * (a != b) + 8 * (a >= b);
    std::tuple<> e;
    out[o++] = cat<decltype(e <=> e)>() + sg(e <=> e);
    std::array<int, 3> x{1, 2, 3}, y{1, 2, 4};
    out[o++] = sg(x <=> y) + 10 * cat<decltype(x <=> y)>() + (x < y) + 2 * (x == y);
    D d1{{1, 2.5}, {3, 'c'}, {4, 5}}, d2{{1, 2.5}, {3, 'd'}, {4, 5}};
    out[o++] = sg(d1 <=> d2) + 10 * cat<decltype(d1 <=> d2)>() + (d1 < d2) * 2 + (d1 == d2) * 4;
    int m[3] = {1, 2, 3}, n[2] = {1, 2};
    out[o++] = sg(std::lexicographical_compare_three_way(m, m + 3, n, n + 2));
    out[o++] = cat<std::common_comparison_category_t<std::strong_ordering, std::weak_ordering>>() +
               cat<std::common_comparison_category_t<>>();
    std::optional<int> op(3), oq;
    out[o++] = (op < oq) + 2 * (op > oq) + 4 * (op == 3);
}
struct M {
    int v;
    int moves = 0, copies = 0;
    __device__ constexpr M(int v = 0) : v(v) {}
    __device__ constexpr M(const M& o) : v(o.v), moves(o.moves), copies(o.copies + 1) {}
    __device__ constexpr M(M&& o) : v(o.v), moves(o.moves + 1), copies(o.copies) { o.v = -1; }
    __device__ constexpr M& operator=(const M& o) {
        v = o.v;
        moves = o.moves;
        copies = o.copies + 10;
        return *this;
    }
    __device__ constexpr M& operator=(M&& o) {
        v = o.v;
        moves = o.moves + 10;
        copies = o.copies;
        o.v = -2;
        return *this;
    }
    __device__ ll h() const { return v * 1000000 + moves * 1000 + copies; }
    __device__ friend M operator+(const M& a, const M& b) {
        M r(a);
        r.v += b.v;
        return r;
    }
    __device__ friend M operator+(M&& a, const M& b) {
        M r(std::move(a));
        r.v += b.v;
        return r;
    }
    __device__ friend M operator-(const M& a, const M& b) {
        M r(a);
        r.v -= b.v;
        return r;
    }
    __device__ friend M operator-(const M& a, M&& b) {
        M r(std::move(b));
        r.v = a.v - r.v;
        return r;
    }
    __device__ friend M operator*(const M& a, const M& b) {
        M r(a.v * b.v);
        return r;
    }
    __device__ bool operator==(const M& o) const { return v == o.v; }
    __device__ bool operator<(const M& o) const { return v < o.v; }
};
__device__ ll hash(const M* a, const M* b) {
    ll h = 0;
    for (; a != b; ++a) h = h * 31 + a->h();
    return h;
}
__device__ ll hash(const int* a, const int* b) {
    ll h = 0;
    for (; a != b; ++a) h = h * 31 + *a;
    return h;
}
__global__ void sequences(ll* out) {
    int o = 0;
    M a[5] = {3, 1, 4, 1, 5}, b[5];
    out[o++] = std::accumulate(a, a + 5, M(0)).h();
    out[o++] =
        std::accumulate(a, a + 5, M(0), [](auto&& x, const M& y) { return std::forward<decltype(x)>(x) + y; }).h();
    out[o++] = std::inner_product(a, a + 5, a, M(0)).h();
    out[o++] = std::inner_product(
                   a, a + 5, a, M(0), [](auto&& x, M&& y) { return std::forward<decltype(x)>(x) + y; },
                   [](const M& x, const M& y) { return x * y; })
                   .h();
    std::partial_sum(a, a + 5, b);
    out[o++] = hash(b, b + 5);
    std::partial_sum(a, a + 5, b, [](auto&& x, const M& y) { return std::forward<decltype(x)>(x) + y; });
    out[o++] = hash(b, b + 5);
    std::adjacent_difference(a, a + 5, b);
    out[o++] = hash(b, b + 5);
    std::adjacent_difference(a, a + 5, b, [](const M& x, auto&& y) { return x - std::forward<decltype(y)>(y); });
    out[o++] = hash(b, b + 5);
    {
        M c[5] = {3, 1, 4, 1, 5};
        M* e = std::remove(c, c + 5, M(1));
        out[o++] = hash(c, e);
    }
    {
        M c[5] = {3, 1, 4, 1, 5};
        M* e = std::remove_if(c, c + 5, [](const M& m) { return m.v > 3; });
        out[o++] = hash(c, e);
    }
    {
        M c[6] = {3, 3, 4, 4, 4, 5};
        M* e = std::unique(c, c + 6);
        out[o++] = hash(c, e);
    }
    {
        M c[5] = {3, 1, 4, 1, 5};
        std::shift_left(c, c + 5, 2);
        out[o++] = hash(c, c + 3);
        std::shift_right(c, c + 5, 1);
        out[o++] = hash(c + 1, c + 4);
    }
}
