// threads: 1 blocks: 1 oracle: g++
// nvcc takes some functions of the C++ library for functions of the host. Algorithms of <algorithm> and <numeric> with
// functions of the program and without: heaps, sets, searches, copies, scans and permutations.
#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <iterator>
#include <memory>
#include <numeric>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>
typedef long long ll;
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
    int x[8] = {3, 1, 4, 1, 5, 9, 2, 6}, y[8] = {1, 2, 3, 4, 4, 5, 7, 9}, z[16];
    out[o++] = std::adjacent_find(y, y + 8) - y;
    int w[2] = {4, 4}, w2[3] = {9, 2, 6};
    out[o++] = std::find_end(y, y + 8, w, w + 2) - y;
    out[o++] = std::find_first_of(x, x + 8, w2, w2 + 3) - x;
    out[o++] = std::search(x, x + 8, w2, w2 + 2) - x;
    out[o++] = std::search_n(y, y + 8, 2, 4) - y;
    out[o++] = std::mismatch(x, x + 8, y).first - x;
    out[o++] = std::mismatch(x, x + 8, y, [](int p, int q) { return p != q; }).first - x;
    out[o++] = std::mismatch(x, x + 8, y, y + 4).first - x;
    out[o++] = std::equal(x, x + 8, y, [](int p, int q) { return p != q; }) + 2 * std::equal(x, x + 3, x, x + 3) +
               4 * std::equal(x, x + 3, x, x + 4);
    std::copy(x, x + 8, z);
    std::make_heap(z, z + 8);
    out[o++] = hash(z, z + 8);
    out[o++] = std::is_heap(z, z + 8) + 2 * (std::is_heap_until(x, x + 8) - x);
    std::pop_heap(z, z + 8);
    out[o++] = hash(z, z + 8);
    z[7] = 7;
    std::push_heap(z, z + 8);
    out[o++] = hash(z, z + 8);
    std::sort_heap(z, z + 8);
    out[o++] = hash(z, z + 8);
    std::copy(x, x + 8, z);
    std::make_heap(z, z + 7, std::greater<>());
    out[o++] = hash(z, z + 7);
    std::pop_heap(z, z + 7, std::greater<int>());
    out[o++] = hash(z, z + 7);
    int s[8];
    std::copy(x, x + 8, s);
    std::sort(s, s + 8);
    out[o++] = hash(z, std::set_union(s, s + 8, y, y + 8, z));
    out[o++] = hash(z, std::set_intersection(s, s + 8, y, y + 8, z));
    out[o++] = hash(z, std::set_difference(s, s + 8, y, y + 8, z));
    out[o++] = hash(z, std::set_symmetric_difference(s, s + 8, y, y + 8, z));
    out[o++] = hash(z, std::merge(s, s + 8, y, y + 8, z));
    out[o++] = std::includes(y, y + 8, w, w + 2) + 2 * std::includes(y, y + 8, s, s + 3);
    std::copy(s, s + 8, z);
    std::copy(y, y + 8, z + 8);
    std::inplace_merge(z, z + 8, z + 16);
    out[o++] = hash(z, z + 16);
    out[o++] = hash(z, std::remove_copy(x, x + 8, z, 1));
    out[o++] = hash(z, std::remove_copy_if(x, x + 8, z, [](int v) { return v > 4; }));
    out[o++] = hash(z, std::replace_copy(x, x + 8, z, 1, 7));
    out[o++] = hash(z, std::unique_copy(y, y + 8, z));
    out[o++] = hash(z, std::rotate_copy(x, x + 3, x + 8, z));
    out[o++] = hash(z, std::reverse_copy(x, x + 8, z));
    std::copy(x, x + 8, z);
    out[o++] = std::next_permutation(z, z + 8) + hash(z, z + 8);
    out[o++] = std::prev_permutation(z, z + 8) + hash(z, z + 8);
    out[o++] = std::prev_permutation(z, z + 8, std::greater<>()) + hash(z, z + 8);
    out[o++] = std::is_permutation(x, x + 8, z) + 2 * std::is_permutation(x, x + 8, y) +
               4 * std::is_permutation(x, x + 8, z, z + 8);
    std::copy(x, x + 8, z);
    out[o++] = (std::stable_partition(z, z + 8, [](int v) { return v % 2 == 0; }) - z) * 1000000007 + hash(z, z + 8);
    out[o++] = std::partition_point(z, z + 8, [](int v) { return v % 2 == 0; }) - z;
    std::inclusive_scan(x, x + 8, z);
    out[o++] = hash(z, z + 8);
    std::inclusive_scan(x, x + 8, z, std::multiplies<>(), 2);
    out[o++] = hash(z, z + 8);
    std::exclusive_scan(x, x + 8, z, 1, std::multiplies<>());
    out[o++] = hash(z, z + 8);
    std::transform_inclusive_scan(x, x + 8, z, std::plus<>(), [](int v) { return v * v; });
    out[o++] = hash(z, z + 8);
    std::transform_exclusive_scan(x, x + 8, z, 5, std::plus<>(), [](int v) { return v * v; });
    out[o++] = hash(z, z + 8);
    out[o++] = std::gcd(12, 18u) + std::lcm(4, 6L);
    out[o++] = hash(z, std::partial_sort_copy(x, x + 8, z, z + 4));
    out[o++] = std::is_sorted_until(x, x + 8) - x;
    std::iota(z, z + 5, 3);
    out[o++] = hash(z, std::generate_n(z, 3, [n = 0]() mutable { return n++; }));
    {
        M c[3] = {1, 2, 3}, d[3];
        std::copy(std::make_move_iterator(c), std::make_move_iterator(c + 3), d);
        out[o++] = hash(d, d + 3) + hash(c, c + 3);
        std::move(d, d + 3, c);
        out[o++] = hash(d, d + 3) + hash(c, c + 3);
        std::move_backward(c, c + 2, c + 3);
        out[o++] = hash(c, c + 3);
        auto mi = std::make_move_iterator(c);
        out[o++] = (mi + 2 - mi) + (mi < mi + 1) + mi[2].v;
    }
    auto pc = std::partition_copy(x, x + 8, z, z + 8, [](int v) { return v > 3; });
    out[o++] = pc.first - z + (pc.second - z) * 10;
    out[o++] = std::lexicographical_compare(x, x + 8, y, y + 8, std::greater<>()) +
               2 * std::binary_search(y, y + 8, 7, std::less<>());
    auto er = std::equal_range(y, y + 8, 4, std::less<>());
    out[o++] = (er.first - y) * 10 + (er.second - y);
    out[o++] = std::transform_reduce(x, x + 8, y, 0, std::plus<>(), std::minus<>());
}
struct ToP {
    operator int*() const { return nullptr; }
};
struct ToCP {
    operator const int*() const { return nullptr; }
};
struct B {};
struct D : B {};
struct ToB {
    operator B*() const { return 0; }
};
struct ToD {
    operator D*() const { return 0; }
};
template <class T>
struct ExplicitTo {
    explicit operator T() const { return T(); }
};
template <class T>
struct To {
    operator T() const { return T(); }
};
struct F0 {
    __device__ int operator()(int) noexcept { return 1; }
};
struct F1 {
    __device__ int operator()(int) { return 1; }
};
struct NT {
    NT(int) {}
};
struct NN {
    NN(int) noexcept {}
};
template <class T, class U, class = void>
struct ct {
    static constexpr int v = 0;
};
template <class T, class U>
struct ct<T, U, std::void_t<std::common_type_t<T, U>>> {
    static constexpr int v = 1;
};
template <class T>
__device__ constexpr int code() {
    return std::is_same<T, int*>::value         ? 1
           : std::is_same<T, const int*>::value ? 2
           : std::is_same<T, B*>::value         ? 3
           : std::is_same<T, D*>::value         ? 4
           : std::is_same<T, int>::value        ? 5
           : std::is_same<T, long>::value       ? 6
           : std::is_same<T, double>::value     ? 7
                                                : 99;
}
__global__ void traits(ll* out) {
    int o = 0;
    out[o++] = ct<ToP, ToCP>::v;
    out[o++] = ct<ToP, int*>::v;
    if constexpr (ct<ToP, int*>::v) out[o++] = code<std::common_type_t<ToP, int*>>();
    out[o++] = ct<ToP, const int*>::v;
    if constexpr (ct<ToP, const int*>::v) out[o++] = code<std::common_type_t<ToP, const int*>>();
    out[o++] = ct<ToB, ToD>::v;
    out[o++] = ct<ToD, B*>::v;
    if constexpr (ct<ToD, B*>::v) out[o++] = code<std::common_type_t<ToD, B*>>();
    out[o++] = ct<To<int>, To<long>>::v;
    if constexpr (ct<To<int>, To<long>>::v) out[o++] = code<std::common_type_t<To<int>, To<long>>>();
    out[o++] = ct<To<int>, double>::v;
    out[o++] = ct<ToP, ToP>::v;
    out[o++] = std::is_copy_assignable<std::atomic<int>>::value +
               2 * std::is_copy_constructible<std::atomic<int>>::value +
               4 * std::is_assignable<std::atomic<int>&, int>::value;
    out[o++] = std::is_constructible<const int&, ExplicitTo<int&>>::value;
    out[o++] = std::is_constructible<int, ExplicitTo<int>>::value;
    out[o++] = std::is_constructible<int&&, ExplicitTo<int&&>>::value;
    out[o++] = std::is_constructible<int&, ExplicitTo<int&>>::value;
    out[o++] = std::is_constructible<const int&, ExplicitTo<double>>::value;
    out[o++] = std::is_constructible<const int&, To<double>>::value;
    out[o++] = std::is_constructible<const B&, ExplicitTo<D>>::value;
    out[o++] = std::is_constructible<const B&, ExplicitTo<D&>>::value;
    out[o++] = std::is_constructible<B&&, ExplicitTo<D&&>>::value;
    out[o++] = std::is_nothrow_invocable<F0, int>::value + 2 * std::is_nothrow_invocable<F1, int>::value +
               4 * std::is_nothrow_invocable_r<void, F0, int>::value +
               8 * std::is_nothrow_invocable_r<NT, F0, int>::value +
               16 * std::is_nothrow_invocable_r<NN, F0, int>::value + 32 * std::is_nothrow_invocable<F0>::value;
    out[o++] = noexcept(std::not_fn(F0())(1)) + 2 * noexcept(std::not_fn(F1())(1));
    out[o++] = std::is_nothrow_destructible<B>::value + 2 * std::is_swappable<B>::value +
               4 * std::is_nothrow_swappable<int>::value + 8 * std::is_swappable_with<int&, long&>::value;
}
// An exception specification names parameters, packs too ([except.spec]).
template <class F, class... As>
__device__ auto inv(F&& f, As&&... as) noexcept(noexcept(static_cast<F&&>(f)(static_cast<As&&>(as)...)))
    -> decltype(static_cast<F&&>(f)(static_cast<As&&>(as)...)) {
    return static_cast<F&&>(f)(static_cast<As&&>(as)...);
}
template <class F, class A>
__device__ auto inv1(F&& f, A&& as) noexcept(noexcept(static_cast<F&&>(f)(static_cast<A&&>(as))))
    -> decltype(static_cast<F&&>(f)(static_cast<A&&>(as))) {
    return static_cast<F&&>(f)(static_cast<A&&>(as));
}
__global__ void packs(ll* out) {
    F0 a;
    F1 b;
    out[0] = noexcept(inv1(a, 1)) + 2 * noexcept(inv1(b, 1));
    out[1] = noexcept(inv(a, 1)) + 2 * noexcept(inv(b, 1));
}
