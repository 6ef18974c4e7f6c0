// threads: 1 blocks: 1
__device__ int trace;
struct t { int k; __device__ t(int x) : k(x) {} __device__ t(const t& o) : k(o.k) {} __device__ ~t() { trace = trace * 10 + k; } 
  __device__ int* begin() & { return &k; } __device__ int* end() & { return &k + 1; } __device__ int* begin() && { return nullptr; } __device__ int* end() && { return nullptr; } };
struct r { int v[3]; __device__ r(const t& x) : v{x.k, 2, 3} {} __device__ ~r() { trace = trace * 10 + 9; } __device__ const int* begin() const { return v; } __device__ const int* end() const { return v + 3; } };
struct w { t a[2]; };
struct holder { int (*p)[3]; };
__device__ r make(const t& x) { return r(x); }
__global__ void k(long long* out) {
  int a[2][3] = {{1, 2, 3}, {4, 5, 6}};
  { int (*p)[3] = a; int s = 0; for (int x : *p) { p = a + 1; s = s * 10 + x; } out[0] = s; }
  { int i = 0, s = 0; for (int x : a[i]) { i = 1; s = s * 10 + x; } out[1] = s; }
  { holder h{a}; int s = 0; for (int& x : *h.p) { h.p = a + 1; s = s * 10 + x; x = 7; } out[2] = s + a[0][2]; }
  trace = 0; for (int x : make(t(5))) trace = trace * 10 + x; out[3] = trace;
  trace = 0; for (int x : t(5)) trace = trace * 10 + x; out[4] = trace;
  trace = 0; for (int x : r(6)) trace = trace * 10 + x; out[5] = trace;
  trace = 0; for (auto& x : w{{1, 2}}.a) trace = trace * 10 + x.k; out[6] = trace;
  t z(3); trace = 0; for (int x : static_cast<t&&>(z)) trace = trace * 10 + x; out[8] = trace;
  trace = 0; for (int x : (t(1), r(4))) trace = trace * 10 + x; out[9] = trace;
  int n = 0; for (int i = 0; i < 2; i++) for (int x : a[i]) { if (x == 5) break; n = n * 10 + x; } out[10] = n;
}
