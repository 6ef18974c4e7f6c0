// threads: 32 blocks: 1
typedef long long ll;
// function pointers, templates with recursion at run time, lambdas that take themselves
template <class F> __device__ int fix(F f, int n) { return f(f, n); }
template <int K> __device__ int step(int n) { if (n < 1) return K; if constexpr (K > 0) return step<K - 1>(n - 1) + step<K>(n - 2) * K; else return step<2>(n - 3) + 1; }
struct Acc { int s; Acc* up; __device__ Acc(Acc* up, int v) : s(v), up(up) {} __device__ ~Acc() { if (up) up->s += s * 3; } };
__device__ int deep(Acc* up, int n) { Acc a(up, n); if (n > 0) { for (int i = 0; i < 2; i++) { Acc b(&a, i); if (deep(&b, n - 1 - i) % 5 == 4) break; } } return a.s; }
__device__ int apply(int (*f)(int), int n) { return f(n); }
__device__ int viaPtr(int n) { return n <= 0 ? 1 : apply(viaPtr, n - 1) + apply(viaPtr, n - 3) + n; }
struct M { ll a, b, c, d; __device__ M operator*(const M& o) const { return {a*o.a+b*o.c, a*o.b+b*o.d, c*o.a+d*o.c, c*o.b+d*o.d}; } };
__device__ M mpow(M m, int n) { if (n == 0) return {1,0,0,1}; M h = mpow(m, n / 2); return n & 1 ? h * h * m : h * h; }
__device__ int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
__device__ void hanoi(int n, int a, int b, int c, ll* log) { if (!n) return; hanoi(n - 1, a, c, b, log); log[0] = (log[0] * 7 + a * 3 + c) % 100003; hanoi(n - 1, b, a, c, log); }
__device__ int& pick(int* v, int n) { return n == 0 || v[n] > 50 ? v[n] : pick(v, n - 1); }
__global__ void k(ll* out) {
  int i = threadIdx.x;
  auto fib = [&](auto self, int n) -> int { return n < 2 ? n : self(self, n - 1) + self(self, n - 2); };
  out[i] = fix(fib, i % 12) + step<2>(i % 9) * 1000;
  Acc top(nullptr, 1); int d = deep(&top, i % 5);
  ll log = 0; hanoi(i % 6, 1, 2, 3, &log);
  int v[8]; for (int j = 0; j < 8; j++) v[j] = (i * 13 + j * 29) % 83; pick(v, 7) += 1000;
  int s = 0; for (int j = 0; j < 8; j++) s = s * 3 + v[j];
  out[32 + i] = d + top.s * 100 + viaPtr(i % 10) * 7 + mpow({1,1,1,0}, i).b + ack(2, i % 4) + log + s;
}
