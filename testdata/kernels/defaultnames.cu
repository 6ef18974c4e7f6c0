// threads: 1 blocks: 1 oracle: g++
// Default arguments that name parameters where they are not evaluated ([dcl.fct.default]/9).
// nvcc takes none.
__device__ int f(int a, int b = 7, int c = sizeof(b) + 20) { return a + b * 3 + c * 5; }
template <class T> __device__ int g(T a, int n = sizeof(a)) { return (int)(a + n * 3); }
struct M {
    int v;
    __device__ int m(long x, int y = sizeof(x) + sizeof(M)) const { return v + y; }
};
template <class T, int N> __device__ int h(T (&a)[N], int c = sizeof(a), int d = sizeof(decltype(c))) { return N + c * d; }
__global__ void k(long long* out) {
    int a[3] = {};
    auto l = [](int x, int y, int n = sizeof(x) * 3) { return x + y * n; };
    out[0] = f(1) + f(1, 2);
    out[1] = g('a') + g(2.5);
    out[2] = M{3}.m(2);
    out[3] = h(a) + h(a, 2);
    out[4] = l(1, 2) + l(1, 2, 3);
}
