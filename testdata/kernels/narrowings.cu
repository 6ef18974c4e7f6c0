// oracle: g++
// Which constants and types braces narrow, in substitutions ([dcl.init.list]/7).
typedef long long ll;
enum E { A = 3, Z = 300 }; enum class F : short { P = 5 }; enum G : unsigned char { GA = 200 };
template <class T, class V> auto can(int, V) -> decltype(T{V()}, true) { return true; }
template <class T, auto V> struct br { template <class U> static __device__ constexpr auto t(int) -> decltype(U{V}, 0) { return 1; } template <class U> static __device__ constexpr char t(...) { return 0; } enum { v = t<T>(0) }; };
template <class T, auto V, class = void> struct nv { enum { v = 0 }; };
template <class T> struct vd { typedef void type; };
template <class T, auto V> struct nv<T, V, typename vd<decltype(T{V})>::type> { enum { v = 1 }; };
template <class T, class V, class = void> struct nt { enum { v = 0 }; };
template <class T> T&& dv();
template <class T, class V> struct nt<T, V, typename vd<decltype(T{dv<V>()})>::type> { enum { v = 1 }; };
struct Agg { char c; float f; }; struct HasC { constexpr operator int() const { return 5; } };
template <int N, class = void> struct ag { enum { v = 0 }; };
template <int N> struct ag<N, typename vd<decltype(Agg{N, N})>::type> { enum { v = 1 }; };
template <int N, class = void> struct tx { enum { v = 0 }; };
template <int N> struct tx<N, typename vd<decltype(char{N + 0ll})>::type> { enum { v = 1 }; };
__global__ void narrowings(ll* out) {
  if (threadIdx.x) return; int n = 0;
  out[n++] = nv<char, A>::v; out[n++] = nv<char, Z>::v; out[n++] = nv<unsigned, A>::v; out[n++] = nv<short, GA>::v; out[n++] = nv<signed char, GA>::v; out[n++] = nv<float, A>::v;
  out[n++] = nv<float, 16777217>::v; out[n++] = nv<float, 16777216>::v; out[n++] = nv<double, 0x7fffffffffffffffll>::v; out[n++] = nv<double, 0xffffffffffffffffull>::v; out[n++] = nv<bool, 2>::v; out[n++] = nv<bool, 1>::v;
  out[n++] = nv<int, 4000000000u>::v; out[n++] = nv<int, 2000000000u>::v; out[n++] = nv<unsigned, -1>::v; out[n++] = nv<long long, -1>::v; out[n++] = nv<unsigned long long, -1>::v; out[n++] = nv<char, 'c'>::v; out[n++] = nv<char, L'c'>::v;
  out[n++] = nv<int, true>::v; out[n++] = nv<char, 128>::v; out[n++] = nv<unsigned char, 128>::v; out[n++] = nv<F, 5>::v; out[n++] = nv<F, 70000>::v; out[n++] = nv<float, true>::v;
  out[n++] = nt<char, int>::v; out[n++] = nt<int, E>::v; out[n++] = nt<char, E>::v; out[n++] = nt<ll, int>::v; out[n++] = nt<float, int>::v; out[n++] = nt<float, double>::v; out[n++] = nt<double, float>::v; out[n++] = nt<int, bool>::v; out[n++] = nt<bool, int*>::v; out[n++] = nt<bool, decltype(nullptr)>::v;
  out[n++] = nt<int, HasC>::v; out[n++] = nt<char, HasC>::v; out[n++] = ag<5>::v; out[n++] = ag<500>::v; out[n++] = ag<16777217>::v; out[n++] = tx<3>::v; out[n++] = tx<300>::v;
  out[n++] = nv<float, 0x7fffffff>::v; out[n++] = nv<float, 0xffffffffu>::v; out[n++] = nv<float, -16777217>::v; out[n++] = nv<float, -16777216>::v; out[n++] = nv<double, (ll)(1ull << 63)>::v; out[n++] = nt<unsigned, G>::v; out[n++] = nt<unsigned char, G>::v; out[n++] = nt<signed char, G>::v; out[n++] = nt<int, char>::v; out[n++] = nt<F, short>::v; out[n++] = nt<F, int>::v; out[n++] = nt<short, F>::v;
}
