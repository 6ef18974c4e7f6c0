// Template arguments that are addresses of variables, references to them and functions (C++17 [temp.arg.nontype]), and functions as deduced functors.
__device__ float weights[3] = {1, 2, 3};
__constant__ float coef[2] = {10, 20};
__device__ int counter, other = 100;
struct Config { int n; float k; };
__constant__ Config config = {3, 2.5f};
__device__ constexpr int limit = 42;
__constant__ char hello[] = "hello";
__device__ int grid[2][3] = {{1, 2, 3}, {4, 5, 6}};
template <const float* T> __device__ float sum() { return T[0] + T[1]; }
template <float* T> struct View {
    static __device__ float at(int i) { return T[i]; }
    __device__ void set(int i, float x) { T[i] = x; }
};
template <int& R> __device__ void bump() { R += 5; }
template <int& R> __device__ int twice() { bump<R>(); bump<R>(); return R; }
template <const Config& C> __device__ float use() { return C.n * C.k; }
template <const int& R> __device__ const int* where() { return &R; }
template <int (&M)[2][3]> __device__ int trace() { M[1][0]++; return M[0][0] + M[1][1] + sizeof(M); }
template <int (*P)[3]> __device__ int corner() { return P[1][0]; }
template <const char* S> __device__ int length() { int n = 0; while (S[n]) n++; return n; }
template <auto P> __device__ float first() { return *P; }
template <auto& R> __device__ float halved() { return R / 2.0f; }
template <auto* P> __device__ int same(const void* q) { return P == q; }
template <int* P> __device__ int null() { return P == nullptr; }
template <const float* T> struct Table { __device__ float operator()(int i) const { return T[i]; } };
template <class F> __device__ float at1(F f) { return f(1); }
template <int* A, int* B> struct Same { static constexpr int value = 0; };
template <int* A> struct Same<A, A> { static constexpr int value = 1; };
template <int& R> __device__ int& shared_count() { static_assert(sizeof(R) == 4); return R; }

__device__ int dbl(int x) { return 2 * x; }
__device__ int inc(int x) { return x + 1; }
__device__ float over(float x) { return x + 0.5f; }
__device__ int over(int x) { return x + 7; }
template <class T> __device__ T plus(T a, T b) { return a + b; }
template <class T> __device__ T cut(T a) { return a / 2; }
template <int N, class T> __device__ T shift(T a, T b) { return a * N + b; }
template <auto F, auto... Rest> __device__ int chain(int x) {
    if constexpr (sizeof...(Rest) > 0) return chain<Rest...>(F(x));
    else return F(x);
}
template <auto F> __device__ float call(int x) { return F(x); }
template <int (*F)(int)> __device__ int pointer(int x) { return F(x); }
template <float (*F)(float)> __device__ float floating(int x) { return F(x); }
template <int (&F)(int)> __device__ int reference(int x) { return F(x); }
template <class F> __device__ int reduce(const int* x, int n, F f) { int r = x[0]; for (int i = 1; i < n; i++) r = f(r, x[i]); return r; }
template <class F> __device__ int forward(const int* x, int n, F&& f) { return f(x[0], x[n - 1]); }
template <class T, T (*F)(T, T)> struct Op { static __device__ T apply(T a, T b) { return F(a, b); } };

__global__ void addresses(long long* out) {
    out[0] = sum<coef>();
    out[1] = View<weights>::at(2);
    View<weights> v;
    v.set(1, 8);
    out[2] = sum<weights>();
    bump<counter>();
    out[3] = counter * 1000 + twice<other>() + twice<counter>();
    out[4] = use<config>() * 2;
    out[5] = (where<limit>() == &limit) * 10 + *where<limit>();
    out[6] = trace<grid>() * 10 + grid[1][0];
    out[7] = corner<grid>();
    out[8] = length<hello>();
    out[9] = first<coef>() + first<&counter>();
    out[10] = halved<other>();
    out[11] = same<&other>(&other) * 10 + same<&counter>(&other);
    out[12] = null<nullptr>() * 10 + null<&counter>();
    out[13] = at1(Table<coef>{});
    out[14] = Same<&counter, &counter>::value * 10 + Same<&counter, &other>::value;
    shared_count<other>()++;
    out[15] = other;
}

__global__ void functions(long long* out) {
    int x[4] = {1, 2, 3, 4};
    out[0] = chain<dbl, inc, dbl>(3);
    out[1] = call<cut<int>>(7) * 10;
    out[2] = call<cut<float>>(7) * 10;
    out[3] = pointer<over>(1);
    out[4] = floating<over>(1) * 10;
    out[5] = pointer<cut>(9);
    out[6] = floating<&cut<float>>(9) * 10;
    out[7] = reference<over>(1) + reference<inc>(5);
    out[8] = reduce(x, 4, plus<int>);
    out[9] = reduce(x, 4, &plus<int>) + forward(x, 4, plus<int>);
    out[10] = reduce(x, 4, shift<10, int>);
    out[11] = Op<int, plus>::apply(3, 4) * 100 + (long long)(Op<float, plus<float>>::apply(1.5f, 2) * 10);
}
