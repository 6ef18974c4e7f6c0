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
