// threads: 4 blocks: 1 oracle: g++
// nvcc takes some functions of the C++ library for functions of the host.
// Optionals that are compared, tuples of references, calls that are adapted, and what can be made without a throw.
#include <array>
#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>
typedef long long ll;
struct V { int v, s = 0; __device__ V(int v) : v(v) {} __device__ V(const V& o) : v(o.v), s(o.s + 1) {} __device__ V(V&& o) : v(o.v), s(o.s + 16) { o.v = 0; } __device__ V& operator=(const V& o) { v = o.v; s += 256; return *this; } __device__ V& operator=(V&& o) { v = o.v; o.v = 1; s += 4096; return *this; } __device__ int h() const { return v * 3 + s; } __device__ int add(int x) { return v += x; } __device__ int get(int x) const { return v * x; } friend __device__ bool operator==(const V& a, const V& b) { return a.v == b.v; } friend __device__ bool operator<(const V& a, const V& b) { return a.v < b.v; } };
struct N { int v; __device__ N(int v) : v(v) {} __device__ N(const N& o) : v(o.v + 1) {} __device__ N(N&& o) noexcept : v(o.v + 2) {} };
struct Only { int v; __device__ Only(int v) : v(v) {} __device__ Only(Only&& o) : v(o.v) { o.v = 9; } };
struct E { int v; __device__ explicit E(int v) : v(v) {} };
struct Two { int a, b; __device__ Two(int a, int b) : a(a), b(b) {} };
struct Plain { int a; double b; };
__device__ int kind(const V&) { return 1; } __device__ int kind(V&&) { return 2; }
__device__ int kind(const N&) { return 3; } __device__ int kind(N&&) { return 4; }
__device__ int kind(const Only&) { return 5; } __device__ int kind(Only&&) { return 6; }
__device__ int which(std::optional<E>) { return 1; } __device__ int which(ll) { return 2; }
__device__ bool odd(int x) { return x & 1; }
struct Counter { int n = 0; __device__ bool operator()(int x) { n += x; return n > 3; } __device__ bool operator()(int x) const { return x > 10; } };
__global__ void stdvocabulary(ll* out) {
  int t = threadIdx.x; ll h = 0;
  { std::optional<int> a = t, b, c = 2; h = h * 64 + (a == b) + (a != b) * 2 + (a < b) * 4 + (a > b) * 8 + (a <= b) * 16 + (a >= b) * 32; h = h * 64 + (a == c) + (a != c) * 2 + (a < c) * 4 + (a > c) * 8 + (a <= c) * 16 + (a >= c) * 32; h = h * 64 + (b == b) + (b != b) * 2 + (b < c) * 4 + (b > c) * 8 + (b <= b) * 16 + (b >= b) * 32; }
  { std::optional<int> a = t, b; h = h * 64 + (a == 1) + (a != 1) * 2 + (a < 1) * 4 + (a > 1) * 8 + (a <= 1) * 16 + (a >= 1) * 32; h = h * 64 + (1 == b) + (1 != b) * 2 + (1 < b) * 4 + (1 > b) * 8 + (1 <= b) * 16 + (b >= 1) * 32; h = h * 31 + (a == std::nullopt) + (b == std::nullopt) * 2 + (std::nullopt != a) * 4 + (b < std::nullopt) * 8 + (std::nullopt < a) * 16; std::optional<double> d = 1.0; h = h * 31 + (a == d) + (a < d) * 2 + (d == 1) * 4; }
  out[t] = h; h = 0;
  { std::optional<V> a(t), b(2); h = h * 31 + (a == b) + (a < b) * 2 + (a == V(1)) * 4 + a->h() + b->h(); std::optional<ll> w = std::optional<int>(t + 3); std::optional<short> s{5}; w = s; h = h * 31 + *w; std::optional<Two> two(std::in_place, t, 4); h = h * 31 + two->a * 8 + two->b; auto made = std::make_optional<Two>(5, t); h = h * 31 + made->a * 8 + made->b; std::optional<V> v = std::optional<int>(), x = std::optional<int>(4); h = h * 31 + v.has_value() + x->h(); std::optional<E> e(3); h = h * 31 + e->v + which(4); }
  { int x = t, y = 2; auto p = std::make_pair(std::ref(x), y); p.first += 5; auto u = std::make_tuple(std::ref(x), std::cref(y), y); y = 7; std::get<0>(u) += std::get<1>(u); auto [i, j, k] = u; i++; h = h * 31 + x + j * 3 + k; h = h * 31 + std::is_same_v<decltype(u), std::tuple<int&, const int&, int>> + std::is_same_v<std::unwrap_ref_decay_t<V&>, V> * 2; }
  { auto m = std::make_tuple(t, 2, 3.5); int a; double c; std::tie(a, std::ignore, c) = m; h = h * 31 + a + (int)(c * 2); h = h * 31 + (m <= m) + (std::make_tuple(1, t) >= std::make_tuple(1, 2)) * 2; }
  { std::tuple<ll, double> w = std::tuple<int, float>(t, 2.5f); std::tuple<int, int> u = std::pair<short, char>(3, 4); std::tuple<V, int> v = std::pair<int, int>(t, 2), x(v), y(std::move(v)); const std::pair<V, int> p(t, 4); std::tuple<V, int> z = p; std::tuple<int> one = std::tuple<short>(5); std::tuple<V> s = std::make_tuple(V(t)); h = h * 31 + std::get<0>(w) + (int)std::get<1>(w) + std::get<1>(u) + std::get<0>(x).h() + std::get<0>(y).h() + std::get<0>(z).h() + std::get<0>(one) + std::get<0>(s).h(); }
  { std::optional<V> a(t), b; std::optional<int> i = t, none; b = i; h = h * 31 + b->h(); b = i; h = h * 31 + b->h(); b = std::optional<int>(7); h = h * 31 + b->h(); a.swap(b); h = h * 31 + a->h() + b->h(); b = none; h = h * 31 + b.has_value(); a.swap(b); h = h * 31 + a.has_value() + b->h(); }
  out[4 + t] = h; h = 0;
  { V v = std::make_from_tuple<V>(std::make_tuple(t)); h = h * 31 + v.h(); Two w = std::make_from_tuple<Two>(std::pair<int, int>(t, 4)); h = h * 31 + w.a * 3 + w.b; V x = std::make_from_tuple<V>(std::tuple<V>(V(4))); h = h * 31 + x.h(); auto own = std::make_tuple(Only(3)); Only z = std::make_from_tuple<Only>(std::move(own)); h = h * 31 + z.v + std::get<0>(own).v * 3; }
  { auto even = std::not_fn(odd); h = h * 31 + even(t) + std::not_fn([](int x) { return x > 1; })(t) * 2 + std::not_fn(std::less<>())(t, 2) * 4; auto n = std::not_fn(Counter()); h = h * 31 + n(2) + n(t) * 2; const auto& c = n; h = h * 31 + c(4 * t); auto get = std::mem_fn(&V::get); auto add = std::mem_fn(&V::add); auto val = std::mem_fn(&V::v); V v(t); h = h * 31 + get(v, 2) + add(&v, 3) * 3 + val(v) * 7; val(v) = 4; h = h * 31 + get(std::ref(v), 2); auto isnt = std::not_fn(&V::get); h = h * 31 + isnt(v, 0); }
  { V a(t); N b(t); Only c(t); h = h * 31 + kind(std::move_if_noexcept(a)) + kind(std::move_if_noexcept(b)) * 8 + kind(std::move_if_noexcept(c)) * 64; N d = std::move_if_noexcept(b); V e = std::move_if_noexcept(a); Only f = std::move_if_noexcept(c); h = h * 31 + d.v + e.h() + f.v + c.v; int i = t; h = h * 31 + std::move_if_noexcept(i); }
  h = h * 31 + std::is_nothrow_move_constructible_v<V> + std::is_nothrow_move_constructible_v<N> * 2 + std::is_nothrow_copy_constructible_v<N> * 4 + std::is_nothrow_default_constructible_v<int> * 8 + std::is_nothrow_constructible_v<Two, int, int> * 16 + std::is_nothrow_assignable_v<int&, ll> * 32 + std::is_nothrow_move_assignable_v<V> * 64 + std::is_nothrow_default_constructible_v<V> * 128 + std::is_nothrow_copy_assignable_v<Only> * 256;
  h = h * 31 + std::is_nothrow_move_constructible_v<Plain> + std::is_nothrow_copy_constructible_v<Plain> * 2 + std::is_nothrow_default_constructible_v<Plain> * 4 + std::is_nothrow_copy_assignable_v<Plain> * 8;
  { typedef const std::tuple<int, V> CT; CT c(t, 4); const std::pair<int, double> p(t, 2.5); auto& [a, b] = p; const auto [d, e] = c; h = h * 31 + std::tuple_size_v<CT> + std::tuple_size<const std::array<V, 5>>::value * 3 + std::is_same_v<std::tuple_element_t<1, CT>, const V> * 7 + std::is_same_v<std::tuple_element_t<0, const std::pair<int, V>>, const int> * 9 + a + (int)b + d + e.h(); struct P { int x, y; }; const auto [x, y] = P{t, 3}; h = h * 31 + x + y; }
  out[8 + t] = h;
}

template <class A, class B, class = decltype(std::declval<A>() - std::declval<B>())>
constexpr bool differ(int) { return true; }
template <class A, class B> constexpr bool differ(long) { return false; }
struct Boxed { int v; };
__device__ int doubled(int x) { return 2 * x; }
__global__ void sv_references(long long* out) {
    if (threadIdx.x != 0) return;
    int i = 4;
    std::reference_wrapper<int> ri(i);
    std::reference_wrapper<std::reference_wrapper<int>> rri(ri);
    auto rrj = std::ref(rri);
    out[0] = std::is_same<decltype(rrj), std::reference_wrapper<std::reference_wrapper<int>>>::value;
    out[1] = rrj.get().get();
    auto rr = std::ref(ri);
    out[2] = std::is_same<decltype(rr), std::reference_wrapper<int>>::value;
    rr.get() = 9;
    out[3] = i;
    auto cr = std::cref(ri);
    out[4] = std::is_same<decltype(cr), std::reference_wrapper<const int>>::value;
    out[5] = cr.get() + std::ref(doubled)(5);
    out[6] = noexcept(ri.get()) + noexcept(std::ref(i)) * 10;
    const std::optional<Boxed> o{Boxed{3}};
    out[7] = std::is_same<decltype(*std::move(o)), const Boxed&&>::value;
    out[8] = std::is_same<decltype(std::move(o).value()), const Boxed&&>::value;
    out[9] = (*std::move(o)).v;
    out[10] = differ<std::reverse_iterator<int*>, std::reverse_iterator<char*>>(0);
    out[11] = differ<std::reverse_iterator<int*>, std::reverse_iterator<const int*>>(0);
}

// Addresses of objects whose classes have an operator& of their own.
struct Amp {
    int v;
    __device__ Amp(int x = 0) : v(x) {}
    __device__ ~Amp() {}
    __device__ int* operator&() const { return nullptr; }
};
struct Trivial {
    int v;
    __device__ int* operator&() const { return nullptr; }
};
__global__ void sv_addresses(long long* out) {
    if (threadIdx.x != 0) return;
    std::optional<Amp> o(std::in_place, 3);
    out[0] = o->v;
    const std::optional<Amp> c(4);
    out[1] = c->v;
    o.emplace(5);
    out[2] = (*o).v;
    std::optional<Trivial> t(Trivial{6});
    out[3] = t->v;
    Amp a(7);
    std::reference_wrapper<Amp> r(a);
    r.get().v++;
    out[4] = a.v;
    Amp list[3] = {1, 2, 3};
    std::reverse_iterator<Amp*> last(list + 3);
    out[5] = last->v;
    std::optional<const int> fixed(std::in_place, 8);
    out[6] = *fixed;
    std::optional<const int> copied = fixed;
    out[7] = copied ? *copied : 0;
    alignas(Amp) char bytes[sizeof(Amp) * 3];
    Amp* p = (Amp*)bytes;
    std::uninitialized_copy(list, list + 3, p);
    out[8] = p[2].v;
    std::destroy(p, p + 3);
    std::optional<Amp> other = c;
    std::swap(o, other);
    out[9] = o->v * 10 + other->v;
}
