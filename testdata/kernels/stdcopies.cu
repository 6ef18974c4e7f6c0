// threads: 1 blocks: 1 oracle: g++
// nvcc 13.0 takes host functions of the C++ library for pair, tuple and invoke, which may not call functions of the device.
// What the C++ library copies and what it only refers to ([alg.min.max], [tuple.creation], [utility.swap]), which function
// invoke calls ([func.require]), and that functions of the same names in a user's namespace are not found instead.
#include <functional>
#include <tuple>
#include <utility>
#include <algorithm>
#include <type_traits>
#include <initializer_list>
#include <array>
#include <optional>
__device__ int copies, moves;
namespace ns {
template <class T> __device__ T move(T x) { return x; }
template <class T, class U> __device__ T forward(U&& x) { return x; }
template <unsigned long I, class T> __device__ int get(T&& x) { return 77; }
template <class I> __device__ I min_element(I a, I b) { return b; }
template <class I, class T> __device__ I lower_bound(I a, I b, const T& x) { return b; }
struct C { int v; __device__ C() : v(0) {} __device__ C(int v) : v(v) {} __device__ C(const C& o) : v(o.v) { copies++; } __device__ C(C&& o) : v(o.v) { o.v = -1; moves++; } __device__ C& operator=(const C& o) { v = o.v; copies += 100; return *this; } __device__ C& operator=(C&& o) { v = o.v; o.v = -1; moves += 100; return *this; } __device__ bool operator<(const C& o) const { return v < o.v; }
  __device__ int add(int x) { return v + x; } __device__ int cadd(int x) const { return v * x; } __device__ int rv() && { return 7; } __device__ int lv() & { return 8; } };
struct D : C { __device__ D(int x) : C(x) {} };
__device__ int swapped; __device__ void swap(C& a, C& b) { swapped++; int t = a.v; a.v = b.v; b.v = t; }
}
using namespace ns;
struct F { __device__ int operator()(int x) & { return x; } __device__ int operator()(int x) && { return x * 2; } __device__ int operator()(int x) const & { return x * 3; } };
__device__ int fn(int a, int b) { return a * 10 + b; }
template <class T> __device__ auto has(T&& f, int) -> decltype(std::invoke(f, 1), 1) { return 1; } template <class T> __device__ int has(T&& f, long) { return 2; }
__global__ void invoking(long long* out) {
  F f; const F g{}; int o = 0;
  out[o++] = std::invoke(f, 5); out[o++] = std::invoke(F(), 5); out[o++] = std::invoke(g, 5); out[o++] = std::invoke(std::move(f), 5);
  out[o++] = std::invoke(fn, 3, 4); out[o++] = std::invoke(&fn, 3, 4); auto* p = &fn; out[o++] = std::invoke(p, 3, 4);
  C c(5); D d(6); const C k(7);
  out[o++] = std::invoke(&C::add, c, 3); out[o++] = std::invoke(&C::add, &c, 4); out[o++] = std::invoke(&C::cadd, k, 4); out[o++] = std::invoke(&C::add, d, 4); out[o++] = std::invoke(&C::v, d); std::invoke(&C::v, c) = 9; out[o++] = c.v; out[o++] = std::invoke(&C::v, &k);
  out[o++] = std::invoke(&C::add, std::ref(c), 1); out[o++] = std::invoke(&C::rv, C(1)); out[o++] = std::invoke(&C::lv, c);
  out[o++] = std::is_invocable_v<int (C::*)(int), C&, int>; out[o++] = std::is_invocable_v<int (C::*)(int), int, int>; out[o++] = std::is_invocable_v<F, int>; out[o++] = std::is_invocable_v<F, int*>; out[o++] = std::is_same_v<std::invoke_result_t<int C::*, C&>, int&>; out[o++] = std::is_same_v<std::invoke_result_t<int C::*, C>, int&&>; out[o++] = std::is_invocable_r_v<int*, F, int>;
  out[o++] = has(f, 0); out[o++] = has(3, 0); out[o++] = has(c, 0);
  out[o++] = std::apply(&C::add, std::make_tuple(d, 3)); out[o++] = std::apply(fn, std::pair<int, int>(2, 3)); out[o++] = std::apply([](auto... x) { return (x + ... + 0); }, std::array<int, 3>{{1, 2, 3}});
  out[o++] = std::ref(f)(4); auto l = [n = 0](int x) mutable { return n += x; }; std::invoke(l, 3); out[o++] = std::invoke(l, 4);
}
__global__ void cats(long long* out) { int o = 0; copies = moves = 0;
  std::tuple<C, int> t(C(1), 2); const std::tuple<C> ct(C(5)); out[o++] = copies * 100 + moves;
  auto a = std::tuple_cat(t, ct); out[o++] = copies * 100 + moves; out[o++] = std::get<2>(a).v;
  auto b = std::tuple_cat(std::move(t), ct, std::make_tuple(3)); out[o++] = copies * 100 + moves; out[o++] = std::get<0>(t).v * 10 + std::get<0>(b).v;
  int x = 1; auto c = std::tuple_cat(std::tie(x), std::make_pair(2, 3.5), std::array<int, 2>{{4, 5}}); std::get<0>(c) = 8; out[o++] = x; out[o++] = std::tuple_size<decltype(c)>::value; out[o++] = std::get<4>(c); out[o++] = std::is_same<decltype(c), std::tuple<int&, int, double, int, int>>::value;
  auto e = std::tuple_cat(); out[o++] = std::tuple_size<decltype(e)>::value; auto f = std::tuple_cat(std::make_tuple(1, 2), std::tuple<>(), std::make_tuple(3)); out[o++] = std::get<2>(f);
  auto r = std::forward_as_tuple(x, 3); out[o++] = std::is_same<decltype(r), std::tuple<int&, int&&>>::value; auto g = std::tuple_cat(std::forward_as_tuple(C(4))); out[o++] = copies * 100 + moves;
}
__global__ void adl(long long* out) { int o = 0; copies = moves = swapped = 0;
  C a(1), b(2), arr[3] = {C(3), C(1), C(2)}; out[o++] = std::exchange(a, C(5)).v; out[o++] = copies * 1000 + moves; copies = moves = 0;
  std::sort(arr, arr + 3); out[o++] = arr[0].v * 100 + arr[1].v * 10 + arr[2].v; out[o++] = copies; copies = moves = 0;
  std::optional<C> p(C(3)); auto q = std::move(p); out[o++] = q->v; out[o++] = copies * 1000 + moves; copies = moves = 0; out[o++] = (*std::move(q)).v; q = C(8); out[o++] = copies * 1000 + moves; copies = moves = 0; std::swap(p, q); out[o++] = p->v * 10 + q->v; out[o++] = swapped;
  std::pair<C, int> u(C(1), 2), v(C(3), 4); u.swap(v); out[o++] = u.first.v; out[o++] = swapped; std::swap(u, v); out[o++] = swapped; out[o++] = u.first.v;
  std::tuple<C, int> m(1, 2), n(3, 4); out[o++] = std::get<0>(m).v; n = std::move(m); out[o++] = std::get<0>(n).v; out[o++] = copies * 1000 + moves; copies = moves = 0; out[o++] = std::get<C>(std::move(n)).v; out[o++] = 0;
  std::swap(m, n); out[o++] = swapped; std::array<C, 2> x{{1, 2}}, y{{3, 4}}; x.swap(y); out[o++] = swapped; out[o++] = x[0].v; std::swap(x, y); out[o++] = swapped; C z[2] = {1, 2}, w[2] = {3, 4}; std::swap(z, w); out[o++] = swapped; out[o++] = z[1].v; std::swap_ranges(z, z + 2, w); std::reverse(z, z + 2); out[o++] = swapped; std::iter_swap(z, w); out[o++] = swapped; int g[2] = {1, 2}, h[2] = {3, 4}; std::swap(g, h); out[o++] = g[1];
  out[o++] = std::min({C(3), C(1)}).v; out[o++] = std::binary_search(arr, arr + 3, C(2)); 
}
__global__ void choices(long long* out) {
  copies = 0; moves = 0; C a(1), b(2), c(3);
  out[0] = std::min(a, b).v + std::max(a, b).v; out[1] = copies;
  const C& r = std::min(a, b); out[2] = &r == &a; out[3] = copies;
  C d = std::clamp(c, a, b); out[4] = copies; out[5] = d.v; out[6] = &std::clamp(c, a, b) == &b;
  auto p = std::minmax(a, b); out[7] = copies; out[8] = p.first.v; out[9] = p.second.v;
  b.v = 9; out[10] = p.second.v; 
  auto less = [](const ns::C& x, const ns::C& y) { return x.v > y.v; };
  out[11] = std::min(a, b, less).v; out[12] = std::max(a, b, less).v; out[13] = copies; 
  out[14] = std::clamp(c, b, a, less).v; out[15] = copies;
  auto q = std::minmax(a, b, less); out[16] = q.first.v;
  int x = 3, y = 2; auto [lo, hi] = std::minmax(x, y); out[17] = lo * 10 + hi; 
  std::pair<int, int> z = std::minmax({3, 1, 2}); out[18] = z.first * 10 + z.second;
  out[19] = std::min({C(3), C(1), C(2)}).v; out[20] = copies; out[21] = moves;
  auto fl = [](int x, int y) { return x > y; };
  out[22] = std::min({3, 1, 2}, fl); out[23] = std::max({3, 1, 2}, fl); out[24] = std::clamp(5, 9, 1, fl);
  int lo2 = 7, hi2 = 4; std::tie(lo2, hi2) = std::minmax(lo2, hi2); out[25] = lo2 * 10 + hi2; auto e = std::minmax_element(&x, &x + 1); out[26] = *e.first; int five[5] = {2, 1, 5, 1, 5}; auto m5 = std::minmax_element(five, five + 5); out[27] = (m5.first - five) * 10 + (m5.second - five);
  copies = 0; C made = std::max(C(4), C(3)); out[28] = made.v * 10 + copies; const C& bound = std::max<C>(a, b); out[29] = &bound == &b; enum E { e0, e1 }; out[30] = std::max(e0, e1) + (std::min(&five[1], &five[3]) - five); unsigned char c1 = 200, c2 = 100; out[31] = std::max(c1, c2); out[32] = std::max<int>(c1, 300); union U { int i; char c; __device__ bool operator<(const U& o) const { return i < o.i; } } u1{3}, u2{4}; const U& ru = std::min(u1, u2); u1.i = 9; out[33] = ru.i;
}
