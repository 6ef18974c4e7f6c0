// Templates, overloads, namespaces, constants, macros.
namespace geo {
const int SIDES = 4;
constexpr float HALF = 0.5f;
namespace inner { __device__ int depth() { return 2; } }
__device__ int area(int w) { return w * w; }
__device__ int area(int w, int h) { return w * h; }
__device__ float area(float r) { return HALF * r; }
template <typename T> struct Box { T w, h; };
}
using geo::inner::depth;
using Real = double;
typedef unsigned int uint32;

constexpr int square(int x) { return x * x; }
constexpr int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
__constant__ int table[4] = {10, 20, 30, 40};
__constant__ float weights[] = {0.25f, 0.5f, 0.25f};

template <typename T> __device__ T largest(T a, T b) { return a > b ? a : b; }
template <typename T, int N> __device__ T total(const T* x) {
    T s = 0;
#pragma unroll
    for (int i = 0; i < N; i++) s += x[i];
    return s;
}
template <typename T, int N> __device__ int length(T (&)[N]) { return N; }
template <typename To, typename From> __device__ To cast(From x) { return static_cast<To>(x); }
template <int N> struct Power { static const int value = 2 * Power<N - 1>::value; };
template <> struct Power<0> { static const int value = 1; };
template <typename T> struct Name { static constexpr int id = 0; };
template <> struct Name<float> { static constexpr int id = 1; };
template <typename T> struct Name<T*> { static constexpr int id = 10 + Name<T>::id; };
template <bool B> __device__ int either(int a, int b) {
    if constexpr (B) return a;
    else return b;
}
template <typename T = int, int N = 3> __device__ T repeat(T x) { return x * N; }

__global__ void functions(long long* out) {
    out[0] = geo::area(3) + geo::area(3, 5);
    out[1] = (long long)(geo::area(7.0f) * 10);
    out[2] = depth() + geo::SIDES;
    out[3] = largest(3, 9) + largest<double>(2, 2.5) * 2;
    int x[] = {1, 2, 3, 4};
    out[4] = total<int, 4>(x) + length(x);
    out[5] = cast<int>(3.9f) + cast<unsigned char>(300);
    out[6] = Power<10>::value;
    out[7] = Name<int>::id + Name<float>::id * 10 + Name<float*>::id * 100;
    out[8] = either<true>(1, 2) * 10 + either<false>(1, 2);
    out[9] = repeat(5) + repeat<long long, 2>(7);
    geo::Box<short> b = {3, 4};
    out[10] = b.w * b.h + sizeof(b);
    Real r = 1.5;
    uint32 u = -1;
    out[11] = (long long)(r * 2) + (u == 4294967295u);
}

__global__ void constants(long long* out) {
    int a[square(3)];
    out[0] = sizeof(a) / sizeof(int);
    out[1] = fib(12);
    out[2] = table[0] + table[3];
    out[3] = (long long)((weights[0] + weights[1]) * 100);
    const int n = 5;
    int b[n + 1];
    out[4] = sizeof(b);
    static_assert(square(4) == 16, "square");
    enum { LOCAL = 7 };
    out[5] = LOCAL;
    constexpr int m = fib(7) % 5;
    out[6] = m;
}

#define SQUARE(x) ((x) * (x))
#define CAT(a, b) a##b
#define STR(x) #x
#define FOR(i, n) for (int i = 0; i < (n); i++)
#define SUM(...) add3(__VA_ARGS__)
#define DEFINE(name, op) __device__ int name(int a, int b) { return a op b; }
DEFINE(plus, +)
DEFINE(times, *)
__device__ int add3(int a, int b, int c) { return a + b + c; }

__global__ void macros(long long* out) {
    out[0] = SQUARE(2 + 3);
    int CAT(va, lue) = 4;
    out[1] = value;
    out[2] = sizeof(STR(hello world));
    int n = 0;
    FOR(i, 5) FOR(j, i) n += j;
    out[3] = n;
    out[4] = SUM(1, 2, 3) + plus(3, 4) * times(5, 6);
#if defined(__CUDACC__) && __CUDA_ARCH__ >= 300
    out[5] = 1;
#else
    out[5] = 2;
#endif
    out[6] = __LINE__;
}

// Members of explicit specialisations, defined outside of them, are declared without template<>, but for templates of their own.
template<class R> struct TsCanonical;
template<> struct TsCanonical<float> { template<class E> __device__ inline float operator()(E& e); __device__ float scale(int); };
template<> struct TsCanonical<double> { template<class E> __device__ inline double operator()(E& e); __device__ double scale(int); };
template<class R> struct TsOther { template<class E> __device__ R take(E& e); };
template<> struct TsOther<int> { template<class E> __device__ int take(E& e); };
template<class E> __device__ float TsCanonical<float>::operator()(E& e) { return e() * 2; }
template<class E> __device__ double TsCanonical<double>::operator()(E& e) { unsigned upper = e(), lower = e(); return upper * 4.0 + lower; }
__device__ float TsCanonical<float>::scale(int x) { return x; }
__device__ double TsCanonical<double>::scale(int x) { return x * 2; }
template<class R> template<class E> __device__ R TsOther<R>::take(E& e) { return e() + 100; }
template<class E> __device__ int TsOther<int>::take([[maybe_unused]] E& e) { return 7; }
struct TsEngine { unsigned s; __device__ unsigned operator()() { return s++; } };
template<class E, class T> struct TsDraw { __device__ T operator()([[maybe_unused]] E& e, [[maybe_unused]] int n = 1) { return TsCanonical<T>()(e); } };
__global__ void ts_outside(long long* out) {
    TsEngine r{3};
    out[0] = TsCanonical<float>()(r) + TsCanonical<double>()(r) * 10;
    out[1] = TsCanonical<float>().scale(1) + TsCanonical<double>().scale(2) * 10;
    out[2] = TsDraw<TsEngine, double>()(r);
    out[3] = TsOther<long>().take(r) * 10 + TsOther<int>().take(r);
}

// Overloads that differ only in how long an array is, in terms of a parameter.
template <int N, bool S = false> __device__ int tm_unpack(float (&to)[2 * N], int (&from)[N], float scale = 1) { for (int i = 0; i < N; i++) to[2 * i] = from[i] & 0xffff, to[2 * i + 1] = (from[i] >> 16) * (S ? scale : 1); return 2; }
template <int M, bool S> __device__ int tm_unpack(float (&to)[4 * M], int (&from)[M], float);
template <int N, bool S = false> __device__ int tm_unpack(float (&to)[N], float (&from)[N], float scale = 1) { for (int i = 0; i < N; i++) to[i] = from[i] * (S ? scale : 1); return 1; }
template <int N, bool S> __device__ int tm_unpack(float (&to)[4 * N], int (&from)[N], float scale) { for (int i = 0; i < N; i++) for (int k = 0; k < 4; k++) to[4 * i + k] = (from[i] >> 8 * k & 255) * (S ? scale : 1); return 4; }
template <typename T, int P, int E> __device__ long long tm_unpacked() {
    T from[3][P];
    float to[E];
    long long h = 0;
    for (int i = 0; i < 3; i++) {
        for (int k = 0; k < P; k++) from[i][k] = (T)(i * 0x10203 + k * 0x4050607);
        h = h * 10 + tm_unpack<P, true>(to, from[i], 2.f);
        for (int k = 0; k < E; k++) h = h * 7 + (long long)to[k];
    }
    return h;
}
__global__ void array_overloads(long long* out) {
    out[0] = tm_unpacked<int, 2, 4>();
    out[1] = tm_unpacked<int, 2, 8>();
    out[2] = tm_unpacked<int, 1, 4>();
    out[3] = tm_unpacked<float, 3, 3>();
}
