// oracle: g++
// nvcc 13.0 has no closures that are constants of namespaces in device code.
// Closures that are constants of namespaces, classes and functions.
typedef long long ll;
namespace of { constexpr auto add = [] (int a, int b) { return a + b; }; }
constexpr auto times = [] (int a, int b) { return a * b; };
constexpr auto minus = [] (int a, int b) { return a - b; };
inline constexpr auto next = [] (auto a) { return a + 1; };
constexpr auto apply = [] (auto f, auto... xs) { return f(xs...); };
constexpr int base = 40;
constexpr auto on = [] (int x) { return base + x; };
struct Ops { static constexpr auto twice = [] (int x) { return x * 2; }; int v; __device__ int run() const { return twice(v); } };
template <int N> constexpr auto scaled = [] (int x) { return x * N; };
template <class F> __device__ int fold(F f, int n) { int r = 1; for (int i = 2; i <= n; i++) r = f(r, i); return r; }
template <const auto &F> struct Wrapped { __device__ int operator()(int a, int b) const { return F(a, b); } };
__global__ void constantlambdas(ll *out) {
  int k = 0, x = (int)out[63] + 5;
  out[k++] = of::add(x, 2); out[k++] = times(x, 4); out[k++] = minus(x, 4); out[k++] = next(x); out[k++] = (ll)(next(x + 0.5) * 2);
  out[k++] = apply(times, x, 3); out[k++] = apply(apply, of::add, x, 6); out[k++] = on(x); out[k++] = Ops::twice(x) + Ops{x}.run();
  out[k++] = scaled<3>(x) + scaled<7>(x); out[k++] = fold(times, 6); out[k++] = fold(of::add, x);
  static constexpr auto local = [] (int x) { return x * 100; }; out[k++] = local(x);
  constexpr auto own = [] (int x) { return [=] { return x - 1; }(); }; out[k++] = own(x);
  static const auto counts = [] { int n = 0; for (int i = 0; i < 4; i++) n += i; return n; }; out[k++] = counts();
  out[k++] = Wrapped<times>()(x, 9); int (*p)(int, int) = of::add; out[k++] = p(x, 8); out[k++] = sizeof times + sizeof local;
  for (int i = 0; i < 2; i++) { static constexpr auto each = [] (int v) { return v + 3; }; out[k] += each(i); }
}
