// Variables whose initialisers read like parameters of a function.
typedef long long ll;
namespace types { template <class T, int K> struct util; template <> struct util<ll, 1> { static const int scale = 4; static __device__ ll get_zero() { return 0; } static __device__ ll get_one(ll x = 1) { return x; } typedef ll type; }; const int n = 3; __device__ int two() { return 2; } template <class T> struct pod { static const int k = 1; typedef T type; }; template <class T> struct util2 : util<T, pod<T>::k> {}; }
using namespace types;
struct I { ll v; __device__ I(ll v = 7) : v(v) {} __device__ operator ll() const { return v; } };
namespace outer { namespace inner {
template <typename V> __device__ void vex(V* out) {
    V a(types::util<V, 1>::get_zero()); V b(types::util<V, types::pod<V>::k>::get_one()); V c(types::util<V, 1>::get_one(5)); V d(types::util2<V>::scale); V e(types::util2<V>::scale * a); V f(types::two()), g(types::n); I h(types::two());
    typename types::util2<V>::type i(types::util2<V>::get_one(9)), j(9); I k(typename types::pod<V>::type(6)); I l{types::util2<V>::get_one()}; const V& m(types::util2<V>::get_one(4)); I n(I(I(3)) + 1); I o((I())); V p(out[9] + types::util2<V>::scale);
    out[0] = a; out[1] = b; out[2] = c; out[3] = d; out[4] = e; out[5] = f * 10 + g; out[6] = h; out[7] = i + j; out[8] = k; out[9] = l; out[10] = m; out[11] = n; out[12] = o; out[13] = p; for (V q(types::util2<V>::get_zero()); q < 3; q++) out[14] += q; if (V r(0); r == 0) out[15] = 1;
}
} }
__global__ void vexing_(ll* out) { outer::inner::vex(out); }
