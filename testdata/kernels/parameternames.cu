// threads: 1 blocks: 1
// Parameters named in the types of later ones, and casts of temporaries to references.
template <class T> __device__ int g(T a, int n = sizeof(T), decltype(a) z = 4) { return (int)(a + n * 3 + z * 5); }
__device__ int live;
struct t { int k; __device__ t(int x) : k(x) { live++; } __device__ t(const t& o) : k(o.k) { live++; } __device__ ~t() { live--; } };
struct w { t a[2]; int n; };
__device__ const t* addr(const t& x) { return &x; }
__device__ int cat(const t&) { return 1; }
__device__ int cat(const t&&) { return 2; }
__device__ int cat(int&&) { return 3; }
__device__ int cat(const int&) { return 4; }
template <class T> __device__ int g1(T a, decltype(a) z) { return a + z; }
__device__ int g3(int a, decltype(a) z, long (&x)[sizeof(a)]) { return a + z + sizeof(x); }
template <class T> __device__ int g4(T a, decltype(a + 1L) z = 2) { return a + z + sizeof(z); }
template <class T, int N> __device__ int g5(T (&a)[N], int (&b)[sizeof(a) / sizeof(a[0])], int c = 9) { return N + c; }
struct Q { int v; template <class T> __device__ auto m(T a, decltype(a * 2) b, decltype(b) c) -> decltype(a + b + c) { return v + a + b + c; } };
__global__ void k(long long* out) { 
  out[1] = g('a') + g(2.5);
  live = 0;
  out[3] = (&static_cast<const t&>(t(5)))->k + live;
  out[4] = (&(const t&)t(6))->k + live;
  for (auto& x : w{{1, 2}, 3}.a) out[5] = out[5] * 10 + x.k + live * 100;
  for (const auto& x : w{{4, 5}, 3}.a) out[6] = out[6] * 10 + x.k + live * 100;
  out[7] = live;
  { const t* p = addr(t(7)); out[8] = live; }
  out[9] = (&static_cast<const w&>(w{{1, 9}, 3}).a[1])->k;
  { auto&& r = w{{1, 2}, 3}.a; out[10] = r[1].k + live * 100; }
  out[13] = cat(static_cast<const t&>(t(1))) + cat((const t&)t(1)) * 10 + cat(static_cast<const int&>(3)) * 100 + cat((const int&)2) * 1000;
  out[14] = g1(1, 2) + g3(1, 2, *(long (*)[4])out) + g4(1) + g4('c', 3);
  int a[3] = {}, b[3] = {}; out[15] = g5(a, b); out[16] = Q{3}.m('a', 2, 2.5f) + sizeof(Q{3}.m(2.5, 1, 1));
  auto l = [](int x, decltype(x) y, int n = 3) { return x + y * n; }; out[17] = l(1, 2) + l(1, 2, 3);
  auto m = [](auto x, decltype(x) y) { return x + y; }; out[18] = m(1, 2.9) + sizeof(m(1L, 'c'));
}
