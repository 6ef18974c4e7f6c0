typedef long long ll;
// Pointers in constant expressions, references to functions, and two packs in one function parameter.
__host__ __device__ constexpr int len(const char* s) { int n = 0; while (s[n]) n++; return n; }
__host__ __device__ constexpr int sum(const int* p, const int* e) { int n = 0; while (p != e) n += *p++; return n; }
template <int N> struct Int { int a[N]; };
__device__ int f(int x) { return x * 2; } __device__ int f1(int x) { return x + 1; } __device__ double f2(double x) { return x * 2; }
template <class... R, class... A> __device__ int many(R (*...f)(A)) { return sizeof...(R) * 10 + sizeof...(A) * 100 + (0 + ... + (int)f((A)4)); }
template <class R, class... A, class... C> __device__ R two(R (*f)(A...), R (*g)(C...), A... a) { return f(a...); }
__device__ int through(int (&r)(int), int x) { int (*p)(int) = &r; return p(x) + (*&r)(x); }
__global__ void constpointers(ll* out) {
  constexpr const char* s = "hello"; constexpr int n = len(s); Int<len(s)> a; a.a[0] = 1; out[0] = sizeof a + a.a[0] + n;
  constexpr const char* p = s + 1; static_assert(*p == 'e', ""); out[1] = *p;
  static constexpr int t[] = {5, 6, 7}; constexpr const int* q = t + 1; static_assert(*q == 6 && q[1] == 7, ""); out[2] = q[1]; constexpr int all = sum(t, t + 3); out[3] = all;
  constexpr const int* nul = nullptr; static_assert(nul == nullptr, ""); out[4] = nul == nullptr;
  if constexpr (len(p) == 4) out[5] = len(p); switch (4) { case len("four"): out[6] = 1; break; default: out[6] = 2; }
  int (&r)(int) = f; int (*fp)(int) = &r; out[7] = fp(4); auto g = &r; out[8] = g(5); out[9] = (*&r)(6); out[10] = &r == &f; out[11] = through(f1, 3);
  out[12] = many(f1, f2); out[13] = many(f2); out[14] = two(f, f1, 5); out[15] = p - s;
}
