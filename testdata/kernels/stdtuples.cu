// threads: 1 blocks: 1 oracle: g++
// nvcc takes some functions of the C++ library for functions of the host. Tuples and pairs of <tuple> and <utility>:
// their layout in libstdc++, in which empty elements take no room and the first element comes last, the order in which
// elements are made, and which conversions are explicit ([tuple.cnstr], [pairs.pair]).
#include <array>
#include <tuple>
#include <utility>
struct E {};
struct F {};
struct Fin final {};
struct NP {
    int a;
    char b;
    __device__ NP() {}
    __device__ NP(const NP&) {}
};
struct HE : E {};
typedef long long ll;
template <class T, size_t... I>
__device__ void show(ll* out, int& o, std::index_sequence<I...>) {
    alignas(64) char buf[sizeof(T) + 64];
    T& t = *reinterpret_cast<T*>(buf);
    ll h = sizeof(T) * 100 + alignof(T);
    ((h = h * 37 + (ll)((char*)&std::get<I>(t) - buf)), ...);
    out[o++] = h;
}
#define S(...)                            \
    show<std::tuple<__VA_ARGS__>>(out, o, \
                                  std::make_index_sequence<std::tuple_size<std::tuple<__VA_ARGS__>>::value>());
#define P(...) show<std::pair<__VA_ARGS__>>(out, o, std::make_index_sequence<2>());
__global__ void layouts(ll* out) {
    int o = 0;
    S(char, int)
    S(int, char) S(char, short, int) S(int, short, char) S(E, int) S(int, E) S(E, E) S(E, F) S(E) S(Fin, int)
        S(int, Fin) S(NP, char) S(char, NP) S(E, E, int) S(E, F, int) S(int, E, E) S(double, E, char, E)
            S(std::tuple<E>, E) S(std::tuple<E, int>, E) S(HE, E) S(std::tuple<char, int>, char)
                S(char, std::tuple<char, int>) S(std::tuple<>) S() S(std::tuple<int>) S(std::array<E, 2>, E)
                    S(E, E, E) P(char, int) P(E, int) P(E, E) P(std::tuple<E>, E) S(std::pair<E, int>, E)
                        S(std::pair<E, E>, E) S(E, HE, F, int) S(char, long, char) out[o++] =
                            std::is_empty<std::tuple<E>>::value;
    out[o++] = std::is_empty<std::pair<E, E>>::value;
    out[o++] = std::is_trivially_copyable<std::tuple<int>>::value;
    out[o++] = std::is_trivially_copyable<std::pair<int, int>>::value;
    out[o++] = std::is_trivially_copy_constructible<std::tuple<int>>::value;
    out[o++] = std::is_standard_layout<std::tuple<int>>::value;
}
struct M {
    int v;
    int moves = 0, copies = 0;
    __device__ constexpr M(int v = 0) : v(v) {}
    __device__ constexpr M(const M& o) : v(o.v), moves(o.moves), copies(o.copies + 1) {}
    __device__ constexpr M(M&& o) : v(o.v), moves(o.moves + 1), copies(o.copies) { o.v = -1; }
    __device__ constexpr M& operator=(const M& o) {
        v = o.v;
        copies = o.copies + 10;
        return *this;
    }
    __device__ constexpr M& operator=(M&& o) {
        v = o.v;
        moves = o.moves + 10;
        o.v = -2;
        return *this;
    }
    __device__ ll h() const { return v * 10000 + moves * 100 + copies; }
};
struct C {
    int i;
    int* log;
    __device__ C(int i, int* l) : i(i), log(l) { *l = *l * 10 + i; }
};
struct Ord {
    int* l;
    int i;
    __device__ Ord(std::pair<int*, int> p) : l(p.first), i(p.second) { *l = *l * 10 + i; }
};
struct Ex {
    __device__ explicit Ex(int) {}
    __device__ explicit Ex() {}
    Ex(const Ex&) = default;
};
struct NoDef {
    __device__ NoDef(int) {}
};
struct NoAssign {
    const int x = 1;
};
struct E7 {
    __device__ int f() const { return 7; }
};
__global__ void elements(ll* out) {
    int o = 0;
    std::tuple<int, M, double> t(1, M(2), 2.5);
    out[o++] = std::get<1>(t).h();
    auto u = t;
    out[o++] = std::get<1>(u).h();
    auto v = std::move(t);
    out[o++] = std::get<M>(v).h() + std::get<1>(t).h();
    u = v;
    out[o++] = std::get<1>(u).h();
    u = std::move(v);
    out[o++] = std::get<1>(u).h() * 100 + std::get<1>(v).h();
    auto [a, b, c] = u;
    out[o++] = a + b.h() + c * 2;
    int x = 0;
    M y;
    double z;
    std::tie(x, y, z) = u;
    out[o++] = x + y.h() + z * 4;
    std::tie(x, std::ignore, z) = std::make_tuple(5, 6, 7.5);
    out[o++] = x + z * 2;
    out[o++] = std::tuple_size<decltype(t)>::value;
    out[o++] = std::apply([](auto... q) { return (0 + ... + sizeof(q)); }, t);
    std::tuple<E7, int> e(E7{}, 4);
    out[o++] = std::get<0>(e).f() + std::get<1>(e) + sizeof(e);
    auto e2 = e;
    out[o++] = std::get<1>(e2);
    auto cat = std::tuple_cat(std::make_tuple(1, 2.5), std::make_tuple('a'), std::make_pair(3, 4));
    out[o++] = std::get<0>(cat) + std::get<1>(cat) * 2 + std::get<2>(cat) + std::get<4>(cat) * 1000 +
               std::tuple_size<decltype(cat)>::value;
    out[o++] = (std::make_tuple(1, 2, 3) < std::make_tuple(1, 3, 0)) +
               2 * (std::make_tuple(1, 2) == std::make_tuple(1, 2.0)) +
               4 * (std::make_tuple(1) != std::make_tuple(1));
    int log = 0;
    {
        std::tuple<Ord, Ord, Ord> l(std::make_pair(&log, 1), std::make_pair(&log, 2), std::make_pair(&log, 3));
    }
    out[o++] = log;
    out[o++] = std::is_default_constructible<std::tuple<NoDef>>::value +
               2 * std::is_default_constructible<std::pair<NoDef, int>>::value +
               4 * std::is_convertible<int, std::tuple<Ex>>::value +
               8 * std::is_constructible<std::tuple<Ex>, int>::value +
               16 * std::is_copy_assignable<std::tuple<NoAssign>>::value +
               32 * std::is_copy_assignable<std::pair<NoAssign, int>>::value +
               64 * std::is_copy_assignable<std::tuple<int&>>::value +
               128 * std::is_assignable<std::tuple<int&>&, std::tuple<long>>::value;
    out[o++] = std::is_convertible<std::pair<int, int>, std::pair<Ex, int>>::value +
               2 * std::is_constructible<std::pair<Ex, int>, std::pair<int, int>>::value +
               4 * std::is_constructible<std::pair<int, int>, int*, int>::value +
               8 * std::is_convertible<std::tuple<int, int>, std::tuple<Ex, int>>::value +
               16 * std::is_constructible<std::tuple<int, int>, std::tuple<int*, int>>::value;
    std::pair<M, M> p(std::piecewise_construct, std::forward_as_tuple(3), std::make_tuple());
    out[o++] = p.first.h() * 1000 + p.second.h();
    std::pair<C, int> pc(std::piecewise_construct, std::forward_as_tuple(5, &log), std::tuple<int>(8));
    out[o++] = log + pc.second;
    auto p2 = p;
    out[o++] = p2.first.h();
    p2 = std::move(p);
    out[o++] = p2.first.h() + p.first.h();
    std::pair<int, double> pd = std::pair<short, float>(1, 2.5f);
    out[o++] = pd.first + pd.second * 2;
    pd = std::make_pair(4, 5);
    out[o++] = pd.first + pd.second;
    int i = 3, j = 4;
    std::pair<int&, int&> pr(i, j);
    std::pair<int, int> ps(7, 8);
    pr = ps;
    out[o++] = i * 10 + j;
    std::swap(pr, pr);
    std::tuple<int&> tr(i);
    std::tuple<int&> tr2(j);
    tr = tr2;
    out[o++] = i;
    std::tuple tt(1, 2.5, 'c');
    out[o++] = sizeof(tt);
    std::tuple tp(std::make_pair(1, 2));
    out[o++] = std::tuple_size<decltype(tp)>::value;
    std::tuple<int> t1(std::tuple<short>(3));
    out[o++] = std::get<0>(t1);
    std::tuple<std::tuple<int>> t2(t1);
    out[o++] = std::get<0>(std::get<0>(t2));
    std::tuple<int, int> sw1(1, 2), sw2(3, 4);
    swap(sw1, sw2);
    std::swap(sw1, sw2);
    sw1.swap(sw2);
    out[o++] = std::get<0>(sw1) * 10 + std::get<1>(sw2);
    const auto& ct = sw1;
    out[o++] = std::get<0>(ct) + std::get<1>(std::move(sw2));
    constexpr std::tuple<int, char> ce(5, 'x');
    static_assert(std::get<0>(ce) == 5);
    out[o++] = std::get<1>(ce);
    out[o++] = std::is_same<decltype(std::get<0>(std::move(ct))), const int&&>::value;
    struct Mk {
        int a, b;
        __device__ Mk(int a, int b) : a(a), b(b) {}
    };
    Mk mk = std::make_from_tuple<Mk>(std::make_tuple(3, 4));
    out[o++] = mk.a * 10 + mk.b;
    auto lam = [](int q) { return q + 1; };
    std::tuple<decltype(lam), int> tl(lam, 5);
    out[o++] = std::get<0>(tl)(std::get<1>(tl)) + sizeof(tl);
}
