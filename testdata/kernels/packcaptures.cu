// oracle: g++
// nvcc 13.0 does not find captures that are packs.
// Init-captures that are packs.
#include <utility>
#include <tuple>
typedef long long ll;
template <class... T> __device__ auto bind(T... t) { return [... args = t * 2](auto f) { return f(args...); }; }
template <class... T> __device__ auto mov(T&&... t) { return [... a = std::forward<T>(t), k = sizeof...(T)](int x) { return ((a + x) + ... + (int)k); }; }
template <class... T> __device__ int refs(T&... t) { auto l = [&... r = t] { ((r += 1), ...); }; l(); return (t + ... + 0); }
template <class F, class... T> __device__ auto curry(F f, T... t) { return [f, ... t = t](auto... u) { return f(t..., u...); }; }
template <class... T> __device__ int caps(T... t) { auto l = [t...] { return (t * ... * 1); }; auto m = [&t...] { ((t += 1), ...); return (t + ... + 0); }; return l() * 100 + m(); }
__global__ void packs_(ll* out) {
    out[0] = bind(1, 2, 3)([](int a, int b, int c) { return a * 100 + b * 10 + c; }); out[1] = mov(1, 2.5, 3)(10); int a = 1, b = 2; out[2] = refs(a, b); out[3] = a * 10 + b;
    out[4] = curry([](int a, int b, int c) { return a * 100 + b * 10 + c; }, 1, 2)(3); out[5] = caps(2, 3); out[6] = bind()([] { return 5; }); out[7] = mov()(3);
}
