// threads: 1 blocks: 1 oracle: g++
// What closures capture by default, by their sizes ([basic.def.odr]/3, [expr.prim.lambda.capture]/7): constants whose places are needed or which expressions use that depend on a parameter with auto, and nothing that is not evaluated or that a template discards.
// For NVRTC byval(ci) + x depends on nothing, and ?: captures both of its constants.
typedef long long ll;
__device__ int byref(const int& x) { return x; }
__device__ int byval(int x) { return x; }
template <class T> __device__ int tref(T&& x) { return sizeof(x); }
template <class T> __device__ int tval(T x) { return sizeof(x); }
template <class F> __device__ auto run(F f, int) -> decltype(f(), 1) { f(); return 1; } template <class F> __device__ int run(F f, long) { f(1); return 2; }
template <class F> __device__ void rec(ll* out, int& o, F f) { out[o++] = sizeof(F); run(f, 0); }
#define S(...) rec(out, o, [=] __VA_ARGS__);
__global__ void constants(ll* out) { int o = 0; const int ci = 3; int i = 4; const int cj = i; const float cf = 2.5f; constexpr double cd = 1.5; const bool cb = true; int& ri = i; static const int si = 3; static int st = 2; enum E { e0 = 2 }; const E ce = e0;
  S({ return ci; }) S({ return *&ci; }) S({ return byref(ci); }) S({ return byval(ci); }) S({ return tref(ci); }) S({ return tval(ci); }) S({ return sizeof(ci); }) S({ return (ll)&ci != 0; }) S({ const int& r = ci; return r; }) S({ auto x = ci; return x; }) S({ auto& x = ci; return x; })
  S({ return byval(1) ? ci : 2; }) S({ return byval(1) ? ci : cj; }) S({ return (1, ci); }) S({ return cf; }) S({ return cd + ci; }) S({ return cj; }) S({ return ce; }) S({ return cb; }) S({ return ri; }) S({ return si; }) S({ return *&si; }) S({ return byref(si); }) S({ return st; })
  S({ int x{ci}; return x; }) S({ switch (1) { case ci: return 1; } return 2; }) S({ return [&] { return *&ci; }(); }) S({ return [=] { return i; }(); }) S({ static_assert(ci == 3, ""); return 1; }) S({ return static_cast<const int&>(ci); }) S({ return byref(ci + 0); }) S({ return ci == 3 && cj; }) S({ int x[5] = {}; return x[ci]; }) S({ return tref(cf); }) S({ if (ci > 5) return i; else return 1; }) }
__global__ void unevaluated(ll* out) { int o = 0; const int ci = 3; int i = 4; const int cj = i; constexpr double cd = 1.5;
  S({ return sizeof(i); }) S({ return sizeof(i + 1); }) S({ return sizeof(byval(i)); }) S({ return noexcept(i); }) S({ return noexcept(byref(i)); }) S({ return sizeof(byref(i) + cj); }) S({ decltype(byval(i)) x = 1; return x; }) S({ decltype(i + 1) x = 1; return x; }) S({ return sizeof(byref(i)) + cj; }) S({ return sizeof(i) + i; }) S({ return sizeof(*&ci); })
  S((auto x) { return x + ci; }) S((auto x) { return byref(ci); }) S((auto x) { return x + *&ci; }) S((auto x) { return i; }) S((auto x) { return tref(ci); }) S((auto x) { return cj; }) S((auto x) { return sizeof(i); }) S((auto x) { return cd + x; }) S((auto x) { return byval(ci) + x; }) S((auto x) { return ci; }) S((auto x) -> int { return ci; }) S((int x) { return x + ci; }) }
template <int N> __device__ int given() { int i = 5; auto l = [=] { if constexpr (N > 2) return i; else return 1; }; return sizeof(l) * 10 + l(); }
__global__ void discarded(ll* out) { out[0] = given<3>(); }
// What generic lambdas capture that nobody calls.
#define N(...) { auto f = [=] __VA_ARGS__; out[o++] = sizeof f; }
__global__ void uncalled(ll* out) { int o = 0; const int ci = 3, cj = 4; constexpr int ca[3] = {1, 2, 3}; constexpr double cd = 1.5; int i = 5;
  N((auto x) { const int& r = ci; return 1; }) N((auto x) { byref(ci); return 1; }) N((auto x) { x.foo(); byref(ci); return x.bar(); }) N((auto x) { byref(ci); return x.bar(); }) N((auto... x) { byref(ci); return sizeof...(x); })
  N((auto x) { const int* p = &ci; const int& r = cj; return *p + r; }) N((auto x) { return sizeof(byref(ci)); }) N((auto x) { return [=](auto y) { byref(ci); return i; }; }) N((auto x) { return [=] { byref(ci); return 1; }; })
  N((auto x) { auto l = [&] { byref(ci); }; l(); return 1; }) N((auto x) { for (int j = 0; j < 3; j++) byref(ca[j]); return 1; }) N((auto x) { return byref(i); }) N((auto x) { return 1 + (ll)&cd; }) }
