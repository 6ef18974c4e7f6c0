// threads: 1 blocks: 1 oracle: g++ flags: -std=c++20
// Algorithms on objects that are only moved, how often they call functions ([alg.sorting], [alg.unique], [alg.equal])
// and which swap they call, and function objects that forward their arguments ([arithmetic.operations]).
#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <numeric>
#include <tuple>
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
    __device__ friend M operator*(M&& a, const M& b) {
        M r(std::move(a));
        r.v *= b.v;
        return r;
    }
    __device__ friend M operator*(const M& a, const M& b) { return M(a.v * b.v); }
    __device__ bool operator==(const M& o) const { return v == o.v; }
    __device__ bool operator<(const M& o) const { return v < o.v; }
};
struct U {
    int v;
    __device__ explicit U(int v = 0) : v(v) {}
    U(const U&) = delete;
    __device__ U(U&& o) : v(o.v) { o.v = -1; }
    U& operator=(const U&) = delete;
    __device__ U& operator=(U&& o) {
        v = o.v;
        o.v = -2;
        return *this;
    }
    __device__ bool operator<(const U& o) const { return v < o.v; }
    __device__ bool operator==(const U& o) const { return v == o.v; }
};
__device__ ll hash(const U* a, const U* b) {
    ll h = 0;
    for (; a != b; ++a) h = h * 31 + a->v;
    return h;
}
__device__ void fill(U* u, int n) {
    const int x[] = {5, 3, 8, 1, 9, 2, 7, 3, 0, 4};
    for (int i = 0; i < n; i++) u[i] = U(x[i]);
}
__global__ void moveonly(ll* out) {
    int o = 0;
    U u[10], w[10];
    fill(u, 10);
    std::sort(u, u + 10);
    out[o++] = hash(u, u + 10);
    fill(u, 10);
    std::stable_sort(u, u + 10, [](const U& a, const U& b) { return a.v / 2 < b.v / 2; });
    out[o++] = hash(u, u + 10);
    fill(u, 10);
    std::make_heap(u, u + 10);
    out[o++] = hash(u, u + 10);
    std::pop_heap(u, u + 10);
    out[o++] = hash(u, u + 10);
    std::push_heap(u, u + 10);
    std::sort_heap(u, u + 10);
    out[o++] = hash(u, u + 10);
    fill(u, 10);
    for (int k = 0; k <= 10; k++) {
        const ll r = std::rotate(u, u + k, u + 10) - u;
        out[o++] = r + 100 * hash(u, u + 10);
    }
    for (int k = 0; k <= 3; k++) {
        fill(u, 3);
        const ll r = std::rotate(u, u + k, u + 3) - u;
        out[o++] = r + 100 * hash(u, u + 3);
    }
    fill(u, 10);
    std::sort(u, u + 4);
    std::sort(u + 4, u + 10);
    std::inplace_merge(u, u + 4, u + 10);
    out[o++] = hash(u, u + 10);
    fill(u, 10);
    out[o++] = std::remove(u, u + 10, U(3)) - u;
    out[o++] = hash(u, u + 8);
    fill(u, 10);
    std::sort(u, u + 10);
    out[o++] = std::unique(u, u + 10) - u;
    out[o++] = hash(u, u + 9);
    fill(u, 10);
    out[o++] = std::stable_partition(u, u + 10, [](const U& x) { return x.v & 1; }) - u;
    out[o++] = hash(u, u + 10);
    fill(u, 10);
    std::move(u, u + 10, w);
    out[o++] = hash(w, w + 10) + hash(u, u + 10);
    std::copy(std::make_move_iterator(w), std::make_move_iterator(w + 10), u);
    out[o++] = hash(w, w + 10) + hash(u, u + 10);
    fill(u, 10);
    std::reverse(u, u + 10);
    out[o++] = hash(u, u + 10);
    out[o++] = std::next_permutation(u, u + 10);
    out[o++] = hash(u, u + 10);
    fill(u, 10);
    std::swap_ranges(u, u + 5, u + 5);
    out[o++] = hash(u, u + 10);
    fill(u, 10);
    std::iter_swap(u, u + 3);
    std::swap(u[1], u[2]);
    out[o++] = hash(u, u + 10);
    fill(u, 10);
    {
        auto t = std::make_tuple(std::move(u[0]), std::move(u[1]));
        auto t2 = std::tuple_cat(std::move(t), std::make_tuple(std::move(u[2])));
        out[o++] = std::get<2>(t2).v * 100 + std::get<0>(t2).v * 10 + std::get<1>(t2).v;
        U z = std::get<0>(std::move(t2));
        out[o++] = z.v * 100 + std::get<0>(t2).v;
    }
    fill(u, 10);
    std::move_backward(u, u + 8, u + 10);
    out[o++] = hash(u, u + 10);
    fill(u, 10);
    std::sort(u, u + 5);
    std::sort(u + 5, u + 10);
    std::merge(std::make_move_iterator(u), std::make_move_iterator(u + 5), std::make_move_iterator(u + 5),
               std::make_move_iterator(u + 10), w);
    out[o++] = hash(w, w + 10);
}
__global__ void sums(ll* out) {
    int o = 0;
    M a[5] = {1, 2, 3, 4, 5}, b[6];
    out[o++] = std::accumulate(a, a + 5, M(1)).h();
    out[o++] = std::accumulate(a, a + 5, M(1), std::plus<>()).h();
    out[o++] = std::accumulate(a, a + 5, M(1), std::multiplies<>()).h();
    out[o++] = std::accumulate(a, a + 5, M(1), std::plus<M>()).h();
    out[o++] = std::inner_product(a, a + 5, a, M(1)).h();
    out[o++] = std::inner_product(a, a + 5, a, M(1), std::plus<>(), std::multiplies<>()).h();
    auto p = [&](M* e) {
        ll h = 0;
        for (M* i = b; i != e; ++i) h = h * 31 + i->h();
        for (auto& x : b) x = M(0);
        return h;
    };
    out[o++] = p(std::partial_sum(a, a + 5, b));
    out[o++] = p(std::partial_sum(a, a + 5, b, std::plus<>()));
    out[o++] = (std::move(a[0]) + a[1]).h();
    out[o++] = std::plus<>()(std::move(a[1]), a[2]).h();
    out[o++] = a[1].v;
}
struct C {
    ll* n;
    __device__ bool operator()(int a, int b) const {
        ++*n;
        return a < b;
    }
};
struct E {
    ll* n;
    __device__ bool operator()(int a, int b) const {
        ++*n;
        return a == b;
    }
};
struct P {
    ll* n;
    __device__ bool operator()(int a) const {
        ++*n;
        return a > 3;
    }
};
__global__ void counts(ll* out) {
    int o = 0;
    int x[9] = {3, 1, 4, 1, 5, 9, 2, 6, 3}, y[9] = {1, 1, 2, 3, 3, 4, 5, 6, 9}, z[20];
    ll n = 0;
    C c{&n};
    E e{&n};
    P p{&n};
#define N(...)                      \
    {                               \
        n = 0;                      \
        const ll v = (__VA_ARGS__); \
        out[o++] = v * 1000 + n;    \
    }
    N(std::min_element(x, x + 9, c) - x)
    N(std::max_element(x, x + 9, c) - x) N(std::min({3, 1, 2}, c)) N(std::max({3, 1, 3}, c))
        N(std::min_element(x, x, c) - x) {
        n = 0;
        auto r = std::minmax_element(x, x + 9, c);
        out[o++] = (r.first - x) * 10 + (r.second - x);
        out[o++] = n;
    }
    {
        n = 0;
        auto r = std::minmax({4, 2, 4, 2}, c);
        out[o++] = r.first * 10 + r.second;
        out[o++] = n;
    }
    {
        n = 0;
        auto r = std::minmax_element(x, x + 8, c);
        out[o++] = (r.first - x) * 10 + (r.second - x);
        out[o++] = n;
    }
    N(std::unique(y, y + 9, e) - y)
    N(std::unique_copy(x, x + 9, z, e) - z) N(std::is_sorted(y, y + 7, c)) N(std::is_sorted_until(y, y + 7, c) - y)
        N(std::adjacent_find(x, x + 9, e) - x) N(std::equal(x, x + 9, x, x + 8, e))
            N(std::equal(x, x + 9, x, x + 9, e)) N(std::equal(x, x + 9, x, e))
                N(std::mismatch(x, x + 9, x, x + 8, e).first - x)
                    N(std::lexicographical_compare(x, x + 9, x, x + 8, c)) N(std::find_if(x, x + 9, p) - x)
                        N(std::count_if(x, x + 9, p)) N(std::all_of(x, x + 9, p)) N(std::partition(x, x + 9, p) - x)
                            N(std::is_partitioned(x, x + 9, p)) N(std::remove_if(x, x + 9, p) - x)
                                N(std::copy_if(x, x + 9, z, p) - z) int a[5] = {1, 2, 2, 5, 7},
                                                                        b[7] = {0, 2, 2, 2, 3, 7, 8};
    N(std::set_union(a, a + 5, b, b + 7, z, c) - z)
    N(std::set_intersection(a, a + 5, b, b + 7, z, c) - z) N(std::set_difference(a, a + 5, b, b + 7, z, c) - z)
        N(std::set_symmetric_difference(a, a + 5, b, b + 7, z, c) - z) N(std::merge(a, a + 5, b, b + 7, z, c) - z)
            N(std::includes(b, b + 7, a + 1, a + 3, c)) N(std::set_union(b, b + 7, a, a + 5, z, c) - z)
                N(std::set_difference(b, b + 7, a, a + 5, z, c) - z)
                    N(std::set_intersection(a, a, b, b + 7, z, c) - z) N(std::set_union(a, a + 5, b, b, z, c) - z)
                        N(std::lower_bound(b, b + 7, 3, c) - b) N(std::upper_bound(b, b + 7, 3, c) - b)
                            N(std::binary_search(b, b + 7, 4, c)) N(std::search(b, b + 7, a + 1, a + 3, e) - b)
                                N(std::find_first_of(b, b + 7, a, a + 5, e) - b)
                                    N(std::search_n(b, b + 7, 3, 2, e) - b) N(std::search_n(b, b + 7, 0, 2, e) - b)
                                        N(std::find_end(b, b + 7, a, a, e) - b) N(std::is_heap(x, x + 9, c))
                                            N(std::next_permutation(a, a + 5, c))
                                                N(std::prev_permutation(a, a + 5, c)) N(std::clamp(5, 1, 3, c))
                                                    N(std::min(2, 1, c))
}
struct S {
    int v;
    mutable int id;
};
__device__ int swaps;
__device__ void swap(S& a, S& b) {
    swaps++;
    int t = a.v;
    a.v = b.v;
    b.v = t;
}
__global__ void swapped(ll* out) {
    int o = 0;
    swaps = 0;
    S s[6] = {{3, 0}, {1, 1}, {4, 2}, {1, 3}, {5, 4}, {9, 5}};
    auto h = [&] {
        ll h = swaps;
        for (auto& x : s) h = h * 31 + x.v * 7 + x.id;
        return h;
    };
    std::reverse(s, s + 6);
    out[o++] = h();
    std::partition(s, s + 6, [](const S& x) { return x.v > 3; });
    out[o++] = h();
    std::swap_ranges(s, s + 3, s + 3);
    out[o++] = h();
    std::iter_swap(s, s + 2);
    out[o++] = h();
    {
        std::pair<S, S> p{s[0], s[1]}, q{s[2], s[3]};
        swap(p, q);
        out[o++] = swaps * 100 + p.first.v * 10 + p.first.id;
    }
    {
        std::tuple<S, int> p{s[0], 1}, q{s[2], 2};
        std::swap(p, q);
        out[o++] = swaps * 100 + std::get<0>(p).v * 10 + std::get<0>(p).id;
    }
    {
        std::array<S, 2> p{s[0], s[1]}, q{s[2], s[3]};
        std::swap(p, q);
        out[o++] = swaps * 100 + p[0].v * 10 + p[1].id;
    }
    {
        S a[2][2] = {s[0], s[1], s[2], s[3]};
        std::swap(a[0], a[1]);
        out[o++] = swaps * 100 + a[0][0].v * 10 + a[0][0].id;
    }
}
