typedef long long ll;
// References to arrays: which are better is told by the qualifiers of the elements.
template <bool, class T> struct only_if {}; template <class T> struct only_if<true, T> { typedef T type; }; template <bool B, class T = void> using only_if_t = typename only_if<B, T>::type;
template <class T> struct is_trivial { static constexpr bool v = __is_trivially_copyable(T); };
struct C3 { __device__ C3(int) {} __device__ C3(const int*) {} };
template <class T> __device__ int f(T& x) { return 45; }
template <class T> __device__ only_if_t<is_trivial<T>::v, int> f(const T& x) { return 46; }
template <class T> __device__ int g(T& x) { return 45; }
template <class T> __device__ int g(const T& x) { return 46; }
template <class T> __device__ int g2(T& x) { return 45; }
__device__ int g2(const int (&x)[3]) { return 46; }
__device__ int g3(int (&x)[3]) { return 45; }
__device__ int g3(const int (&x)[3]) { return 46; }
template <class T> __device__ int g4(T& x) { return 45; }
__device__ int g4(C3&& x) { return 46; } 
template <class T> __device__ int g5(const T& x) { return 45; }
__device__ C3 g5(unsigned long long x) { return 46; } 
__global__ void a(ll* out) { int arr[3] = {1,2,3}; const int ca[3] = {1, 2, 3}; out[0] = f(arr) * 100 + f(ca); out[1] = g(arr) * 100 + g(ca); out[2] = g2(arr) * 100 + g2(ca); out[3] = g3(arr) * 100 + g3(ca); out[4] = g4(arr) * 100 + g4(ca); out[5] = g5(arr) * 100 + g5(ca);}
struct Ar { int a[2]; }; template <class T> __device__ T&& mv(T& t) { return static_cast<T&&>(t); } __device__ Ar mk() { return {{1, 2}}; }
__device__ int h1(const int (&x)[2]) { return 1; } __device__ int h1(int (&&x)[2]) { return 2; } __device__ int h2(const int (&x)[2]) { return 1; } __device__ int h2(int (&x)[2]) { return 2; } __device__ int h3(const int (&x)[2]) { return 1; } __device__ int h3(const int (&&x)[2]) { return 2; }
template <int N> __device__ int h4(int (&)[N]) { return 1; } template <int N> __device__ int h4(const int (&)[N]) { return 2; } template <class T, int N> __device__ int h5(T (&)[N]) { return 1; } template <class T, int N> __device__ int h5(const T (&)[N]) { return 2; }
__global__ void b(ll* out) { Ar a; const Ar c{}; out[0] = h1(a.a) * 1000 + h1(mv(a).a) * 100 + h1(c.a) * 10 + h1(mk().a); out[1] = h2(a.a) * 1000 + h2(mv(a).a) * 100 + h2(c.a) * 10 + h2(mk().a); out[2] = h3(a.a) * 1000 + h3(mv(a).a) * 100 + h3(c.a) * 10 + h3(mv(c).a); out[3] = h4(a.a) * 100 + h4(c.a) * 10 + h4(mv(a).a); int* p = a.a; out[4] = h5(a.a) * 100 + h5(c.a) * 10; int m[2][2]; const int cm[2][2] = {}; out[5] = h4(m[0]) * 10 + h4(cm[1]); }
// Rvalues of arrays do not bind to references to volatile elements ([dcl.init.ref]/5.2).
__device__ int cv(const volatile char (&)[2]) { return 1; }
__device__ int cv(const char (&)[2]) { return 2; }
__device__ int v(volatile char (&)[2]) { return 3; }
__device__ int v(char (&)[2]) { return 4; }
struct Hold { char m[2]; volatile char n[2]; };
typedef char Two[2];
template <class From, class To> struct binds {
    template <class T> __device__ static T&& make();
    __device__ static char test(To);
    template <class F, int = sizeof(test(make<F>()))> __device__ static constexpr bool ask(int) { return true; }
    template <class F> __device__ static constexpr bool ask(long) { return false; }
    static constexpr bool value = ask<From>(0);
};
__global__ void volatile_elements(ll* out) {
    char a[2] = {};
    const char b[2] = {};
    volatile char c[2];
    c[0] = c[1] = 0;
    const volatile char d[2] = {};
    Hold h{};
    volatile Hold& w = h;
    out[0] = cv(a) * 1000 + cv(b) * 100 + cv(c) * 10 + cv(d);
    out[1] = v(a) * 10 + v(c);
    out[2] = cv(h.m) * 1000 + cv(h.n) * 100 + cv(w.m) * 10 + cv(Hold().m);
    out[3] = binds<Two, const volatile Two&>::value + 10 * binds<Two&, const volatile Two&>::value;
    out[4] = binds<Two, const Two&>::value + 10 * binds<Two, volatile Two&&>::value;
    out[5] = binds<const Two, Two&&>::value + 10 * binds<Two, volatile Two&>::value;
}
