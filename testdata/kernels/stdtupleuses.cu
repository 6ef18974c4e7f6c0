// threads: 1 blocks: 1 oracle: g++
// Tuples of references, of empty and of final classes, their conversions, concatenation and bindings, and what derives
// from them.
#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <tuple>
#include <utility>
typedef long long ll;
struct E1 {};
struct E2 {};
struct Fin final {};
struct EF final {
    int x;
};
struct EE : E1 {};
struct V {
    virtual __device__ int f() { return 1; }
};
struct Com {
    int v;
    __device__ Com& operator=(int x) {
        v = x;
        return *this;
    }
    __device__ Com operator,(const Com& o) const { return Com{v * 100 + o.v}; }
    __device__ bool operator==(const Com& o) const { return v == o.v; }
};
__global__ void layout(ll* out) {
    int o = 0;
#define Z(...)                                                                                 \
    out[o++] = sizeof(std::tuple<__VA_ARGS__>) * 100 + alignof(std::tuple<__VA_ARGS__>) * 10 + \
               std::is_empty<std::tuple<__VA_ARGS__>>::value +                                 \
               2 * std::is_trivially_copyable<std::tuple<__VA_ARGS__>>::value +                \
               4 * std::is_trivially_destructible<std::tuple<__VA_ARGS__>>::value;
    Z()
    Z(E1) Z(E1, E1) Z(E1, E2) Z(E1, E2, E1) Z(Fin) Z(Fin, int) Z(E1, int) Z(int, E1) Z(EF, char) Z(char, int, char)
        Z(EE, E1) Z(E1, EE) Z(std::tuple<>, std::tuple<>) Z(std::tuple<int, char>, char) Z(int&, char)
            Z(char, double, E1, E1, short) Z(V, char) Z(E1, EE, E2, int) Z(std::tuple<E1, E2>, E1, int)
                Z(std::pair<E1, E1>, E1) Z(std::array<int, 3>, char) Z(int*, E1&) std::tuple<char, int, E1, E1, short>
                    t;
    char* b = (char*)&t;
    out[o++] = (char*)&std::get<0>(t) - b;
    out[o++] = (char*)&std::get<1>(t) - b;
    out[o++] = (char*)&std::get<2>(t) != (char*)&std::get<3>(t);
    out[o++] = (char*)&std::get<4>(t) - b;
    std::tuple<E1, EE, E2, int> q;
    b = (char*)&q;
    out[o++] = (char*)&std::get<0>(q) - b;
    out[o++] = (char*)&std::get<1>(q) - b;
    out[o++] = (char*)&std::get<2>(q) - b;
    out[o++] = (char*)&std::get<3>(q) - b;
}
struct Base {
    int v;
    virtual __device__ int f() const { return v; }
};
struct Der : Base {
    __device__ Der(int x) { v = x; }
    __device__ int f() const override { return v * 2; }
};
__device__ std::tuple<int, double, Com> mk() { return {1, 2.5, Com{3}}; }
__global__ void uses(ll* out) {
    int o = 0;
    int a = 1;
    double d = 2;
    char ch = 3;
    std::tuple<int&, double&, const char&> r(a, d, ch);
    std::get<0>(r) = 7;
    out[o++] = a;
    std::tuple<int&, double&> r2(a, d);
    std::tuple<int, double> v(9, 10.5);
    r2 = v;
    out[o++] = a * 100 + (int)d;
    r2 = std::make_tuple(4, 5);
    out[o++] = a * 100 + (int)d;
    r2 = std::make_pair(6, 7);
    out[o++] = a * 100 + (int)d;
    int x = 1, y = 2;
    std::tie(x, y) = std::make_tuple(y, x);
    out[o++] = x * 10 + y;
    std::tie(x, std::ignore, y) = std::make_tuple(5, 6, 7);
    out[o++] = x * 10 + y;
    std::tie(x, y) = std::pair<long, short>(8, 9);
    out[o++] = x * 10 + y;
    auto r3 = std::tie(x, y), r4 = std::tie(a, x);
    (void)r4;
    int p = 1, q = 2, u = 3, w = 4;
    auto t1 = std::tie(p, q), t2 = std::tie(u, w);
    t1.swap(t2);
    out[o++] = p * 1000 + q * 100 + u * 10 + w;
    t1 = t2;
    out[o++] = p * 1000 + q * 100 + u * 10 + w;
    std::tuple<Com, Com, Com> c{Com{1}, Com{2}, Com{3}}, c2{Com{4}, Com{5}, Com{6}};
    c = c2;
    out[o++] = std::get<0>(c).v * 100 + std::get<1>(c).v * 10 + std::get<2>(c).v;
    c = std::make_tuple(7, 8, 9);
    out[o++] = std::get<0>(c).v * 100 + std::get<1>(c).v * 10 + std::get<2>(c).v;
    out[o++] = c == c2;
    auto [i, dd, cc] = mk();
    out[o++] = i * 100 + (int)(dd * 10) + cc.v;
    auto& [ra, rb] = v;
    ra = 3;
    rb = 4;
    out[o++] = std::get<0>(v) + std::get<1>(v) * 10;
    auto&& [fa, fb] = std::forward_as_tuple(a, std::move(d));
    fa = 11;
    out[o++] = a;
    static_assert(std::is_same<decltype(fa), int&>::value);
    static_assert(std::is_same<decltype(fb), double&&>::value);
    const auto& [ca, cb] = v;
    static_assert(std::is_same<decltype(ca), const int>::value);
    out[o++] = ca + (ll)cb;
    const auto [na] = std::tuple<int&>(a);
    static_assert(std::is_same<decltype(na), int&>::value);
    na = 12;
    out[o++] = a;
    auto cat = std::tuple_cat(std::make_tuple(1, 2.5), std::tuple<>(), std::pair<char, int>('a', 4),
                              std::array<short, 2>{5, 6}, std::tie(a));
    out[o++] = std::tuple_size<decltype(cat)>::value;
    std::get<6>(cat) = 77;
    out[o++] = a;
    out[o++] = std::get<2>(cat) + std::get<3>(cat) + std::get<4>(cat) + std::get<5>(cat);
    static_assert(std::is_same<decltype(std::tuple_cat(std::declval<const std::tuple<int, E1>&>(),
                                                       std::declval<std::tuple<int&&>>())),
                               std::tuple<int, E1, int&&>>::value);
    out[o++] = std::apply([](auto&&... xs) { return (0 + ... + (int)xs); }, cat);
    out[o++] = std::apply([](int a, int b) { return a * 10 + b; }, std::pair<int, int>(3, 4));
    out[o++] = std::apply([](auto... a) { return sizeof...(a); }, std::array<int, 5>{});
    out[o++] = std::make_from_tuple<Der>(std::make_tuple(5)).f();
    Der der(6);
    out[o++] = std::apply(&Base::f, std::tie(der));
    out[o++] = std::apply(&Base::f, std::make_tuple(&der));
    out[o++] = std::apply(&Base::v, std::make_tuple(std::ref(der)));
    std::tuple<const Base&> br(der);
    out[o++] = std::get<0>(br).f();
    std::tuple<long, double> conv = std::tuple<int, float>(3, 4.5f);
    out[o++] = std::get<0>(conv) * 10 + (ll)std::get<1>(conv);
    out[o++] = std::get<long>(conv) + std::get<double>(conv) > 7;
    out[o++] = std::make_tuple(1, 2, 3) < std::make_tuple(1, 2L, 4.0);
    out[o++] = std::tuple<>() == std::tuple<>();
    out[o++] = std::tie(x, y) >= std::make_tuple(1, 1);
    std::tuple t5{1, 2.0, 'c'};
    static_assert(std::is_same<decltype(t5), std::tuple<int, double, char>>::value);
    std::tuple t6(std::pair(1, 2L));
    static_assert(std::is_same<decltype(t6), std::tuple<int, long>>::value);
    std::tuple t7(t6);
    static_assert(std::is_same<decltype(t7), std::tuple<int, long>>::value);
    out[o++] = std::get<1>(t7);
    std::tuple<std::tuple<int>> tt(std::tuple<int>(4));
    out[o++] = std::get<0>(std::get<0>(tt));
    std::tuple<int, std::tuple<int, int>> tn(1, {2, 3});
    out[o++] = std::get<1>(std::get<1>(tn));
    std::pair<std::tuple<int, E1>, EF> pp(std::piecewise_construct, std::make_tuple(std::make_tuple(3, E1())),
                                          std::forward_as_tuple(EF{4}));
    out[o++] = std::get<0>(pp.first) + pp.second.x;
    std::tuple<E1, int, Fin> em(E1(), 3, Fin());
    em = std::tuple<EE, short, Fin>();
    out[o++] = std::get<1>(em);
    auto lam = [](auto&& t) { return std::get<int>(t); };
    out[o++] = lam(em);
    out[o++] = get<1>(em);
    using std::get;
    out[o++] = get<int>(em);
    std::tuple<int, int> arr[3] = {{2, 1}, {1, 5}, {1, 2}};
    std::sort(arr, arr + 3);
    for (auto [f, s] : arr) out[o++] = f * 10 + s;
    std::array<std::pair<int, int>, 3> ap{{{3, 1}, {1, 2}, {2, 2}}};
    std::sort(ap.begin(), ap.end(), std::greater<>());
    for (auto& [f, s] : ap) out[o++] = f * 10 + s;
    out[o++] = std::max_element(arr, arr + 3) - arr;
    std::rotate(arr, arr + 1, arr + 3);
    out[o++] = std::get<0>(arr[2]);
}
namespace lib {
struct Pt {
    int x, y;
};
template <std::size_t I>
__device__ int get(const Pt& p) {
    return I ? p.y : p.x;
}
}  // namespace lib
template <>
struct std::tuple_size<lib::Pt> : std::integral_constant<std::size_t, 2> {};
template <std::size_t I>
struct std::tuple_element<I, lib::Pt> {
    using type = int;
};
struct D2 : std::tuple<int, double> {
    using std::tuple<int, double>::tuple;
};
struct D3 : std::pair<int, int> {
    int more;
};
__global__ void users(ll* out) {
    int o = 0;
    lib::Pt p{3, 4};
    auto [a, b] = p;
    out[o++] = a * 10 + b;
    D2 d(1, 2.5);
    out[o++] = std::get<0>(d) * 10 + (ll)(std::get<1>(d) * 2);
    out[o++] = d == std::make_tuple(1, 2.5);
    out[o++] = std::apply([](int a, double b) { return a + b; }, static_cast<std::tuple<int, double>&>(d));
    D3 q;
    q.first = 4;
    q.second = 5;
    q.more = 1;
    out[o++] = std::get<1>(q) + get<0>(q);
}
