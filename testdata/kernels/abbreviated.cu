// oracle: g++
// Templates and enumerators of C++20: parameters of type auto, using enum.
typedef long long ll;
__device__ auto add2(auto a, auto b) { return a + b; }
__device__ void bump(auto& x, const auto& by) { x += by; }
__device__ int take(auto&&... xs) { return (int(xs) + ... + 0); }
__device__ auto applyto(auto f, auto... xs) { return f(xs...); }
template<class T> __device__ T mixed(T a, auto b) { return a + (T)b; }
__device__ int deref(const auto* p) { return (int)*p; }
__device__ int pick(auto) { return 1; }
__device__ int pick(auto*) { return 2; }
__device__ int pick(int) { return 3; }
struct AM {
    int k; __device__ int go(auto x) const { return k * int(x); }
    static __device__ auto st(auto x) { return x + 1; }
    __device__ AM operator+(auto y) const { return AM{k + int(y)}; }
    __device__ int outside(auto x);
};
__device__ int AM::outside(auto x) { return k - int(x); }
template<class T> struct AT { T v; __device__ T plus(auto x) const { return v + T(x); } };
__device__ auto fwd(auto&& f, auto&&... xs) -> decltype(f(xs...)) { return f(xs...); }
__global__ void abbreviated(ll* out) {
    out[0] = add2(1, 2); out[1] = (ll)(add2(1.5f, 2) * 10); ll v = 5; bump(v, 3); out[2] = v; out[3] = take(1, 2.5, 'a');
    out[4] = applyto([](auto... q) { return (q * ... * 1); }, 2, 3, 4); out[5] = mixed(3, 4.9); int z = 9; out[6] = deref(&z);
    AM m{3}; out[7] = m.go(2.9); out[8] = AM::st(4); out[9] = (m + 4).k; out[10] = mixed<long>(3, 4); out[11] = sizeof(add2('a', 'b'));
    out[12] = pick(1.0) * 100 + pick(&z) * 10 + pick(5); out[13] = m.outside(1.5); out[14] = AT<int>{4}.plus(2.5); out[15] = fwd([](int a, int b) { return a - b; }, 5, 3);
    out[16] = (ll)add2<double>(1, 2) * sizeof(add2<double>(1, 2));
}
enum class Mode { Off, Slow = 4, Fast };
namespace phase { enum Phase { Solid, Liquid, Gas }; }
struct UE { using enum Mode; Mode m = Slow; __device__ bool fast() const { return m == Fast; } };
__device__ int speed(Mode m) { switch (m) { using enum Mode; case Off: return 0; case Slow: return 10; case Fast: return 20; } return -1; }
using enum phase::Phase;
__global__ void enumerators(ll* out) {
    using enum Mode; Mode m = Fast; out[0] = m == Fast; out[1] = (int)Slow; UE u; out[2] = u.fast(); u.m = UE::Fast; out[3] = u.fast();
    out[4] = speed(Slow) + speed(Mode::Fast); out[5] = Gas * 10 + Liquid; int q = 3; out[6] = (int)Fast * q;
}
