// threads: 1 blocks: 1
template <class T, class... U> __device__ int f(T x, int y = 3, U... z) { return x + y * 10 + sizeof...(z) * 100; }
template <class... U> __device__ int g(U... z, int y = 5, int w = 7) { return y + w * 10 + sizeof...(z) * 100; }
template <class... U> struct S { __device__ static int h(U... z, int y = 5, int w = 7) { return y + w * 10 + sizeof...(z) * 100; } };
template <class T, class... U> __device__ int m(U... z, T y = 5) { return y + sizeof...(z) * 100; }
__global__ void k(long long* out) { out[0] = f(3) + f(1, 2) * 1000; out[1] = f(1, 2, 3, 4); out[2] = g() + g(1) * 1000; out[3] = S<>::h(); out[4] = S<int, char>::h(1, 2); out[5] = S<int, char>::h(1, 2, 3); out[6] = S<int>::h(1, 2, 3);
  auto l = [](auto x, int y = 3, auto... z) { return x + y * 10 + sizeof...(z) * 100; }; out[7] = l(1); out[8] = l(1, 2); out[9] = l(1, 2, 3);
  out[10] = g<int>(1) + g<int, int>(1, 2, 3) * 1000; out[11] = m<int>() + m(9); }
