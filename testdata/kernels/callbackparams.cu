// threads: 1 blocks: 1
// Parameters whose names other parameters' lists use again.
template <class T, class R> __device__ R apply(T a, R (*op)(T a)) { return op(a); }
template <class T, class K> __device__ int order(const T* data, int n, K (*key)(const T& data)) { return key(data[0]) < key(data[n]) ? 1 : 2; }
template <class T> __device__ int overload(T a, T (*op)(T a)) { return 2; }
template <class T> __device__ int overload(T a, ...) { return 3; }
template <class T> __device__ int special(T a, T (*op)(T a)) { return op(a); }
template <class T, class F> __device__ int special(T a, F op) { return op(a) * 100; }
template <class F> struct Fn;
template <class R, class... A> struct Fn<R(A...)> { R (*f)(A...); __device__ R operator()(A... a) const { return f(a...); } };
template <class T, class R> __device__ R through(T x, Fn<R(T x)> f) { return f(x); }
template <class T> struct C { T v; template <class U> __device__ U n(U v, U (*f)(U v)) const; };
template <class T> template <class U> __device__ U C<T>::n(U a, U (*f)(U)) const { return f(a) + v; }
__device__ int twice(float x) { return (int)(2 * x); }
__device__ int low(const int& x) { return x & 3; }
__device__ int up(int x) { return x + 1; }
__global__ void k(long long* out) {
    int data[3] = {4, 1, 7};
    out[0] = apply(1.5f, twice);
    out[1] = order(data, 2, low);
    out[2] = overload(2, [](int x) { return x; }) + overload(2, up) * 10;
    out[3] = special(2, up) + special(2, [](int x) { return x; });
    out[4] = through(3, Fn<int(int)>{up});
    out[5] = C<int>{5}.n(2, up);
}
