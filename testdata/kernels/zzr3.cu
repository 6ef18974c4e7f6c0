// threads: 32 blocks: 2
typedef long long ll;
// trees in memory: insertion, depth, recursion over global & local nodes, struct with arrays returned
struct T { int key; T *l, *r; };
struct Arr { int v[5]; int n; };
__device__ T* insert(T* t, T* n) { if (!t) return n; if (n->key < t->key) t->l = insert(t->l, n); else t->r = insert(t->r, n); return t; }
__device__ int height(const T* t) { if (!t) return 0; int a = height(t->l), b = height(t->r); return 1 + (a > b ? a : b); }
__device__ void walk(const T* t, Arr& a, int& sum, int lvl) { if (!t) return; walk(t->l, a, sum, lvl + 1); a.v[a.n++ % 5] = t->key; sum += t->key * lvl; walk(t->r, a, sum, lvl + 1); }
__device__ Arr both(int n) { if (n == 0) return Arr{{1, 2, 3}, 0}; Arr a = both(n - 1); Arr b = n > 2 ? both(n - 2) : Arr{{n}}; Arr c = {{a.v[1] + b.v[0], a.v[2], a.v[3] + n, b.v[4], a.v[0]}, a.n + b.n + 1}; return c; }
__device__ int perm(int* v, int n, int k) { if (k == n) { int h = 0; for (int i = 0; i < n; i++) h = (h * 31 + v[i]) % 9973; return h; } int s = 0; for (int i = k; i < n; ++i) { int t = v[k]; v[k] = v[i]; v[i] = t; s = (s * 5 + perm(v, n, k + 1)) % 10007; t = v[k]; v[k] = v[i]; v[i] = t; } return s; }
__device__ unsigned gcd(unsigned a, unsigned b) { return b ? gcd(b, a % b) : a; }
__device__ double simpson(double a, double b, double fa, double fm, double fb, double eps, int d) {
  double m = (a + b) / 2, l = (a + m) / 2, r = (m + b) / 2, fl = l * l * l, fr = r * r * r;
  double s1 = (b - a) / 6 * (fa + 4 * fm + fb), s2 = (b - a) / 12 * (fa + 4 * fl + 2 * fm + 4 * fr + fb);
  if (d <= 0 || fabs(s1 - s2) < eps) return s2;
  return simpson(a, m, fa, fl, fm, eps / 2, d - 1) + simpson(m, b, fm, fr, fb, eps / 2, d - 1);
}
__global__ void k(ll* out) {
  int i = threadIdx.x;
  T nodes[12]; T* root = nullptr;
  for (int j = 0; j < 12; j++) { nodes[j] = {(j * 37 + i * 11) % 53, nullptr, nullptr}; root = insert(root, &nodes[j]); }
  Arr a = {}; int sum = 0; walk(root, a, sum, 1);
  Arr b = both(i % 7);
  int p[6] = {i, 1, 2, 3, 4, 5};
  ll r = height(root) + sum * 10 + a.v[0] + a.v[3] * 3 + b.v[0] * 7 + b.v[3] + b.n * 5;
  r = r * 1000 + perm(p, 1 + i % 5, 0) + gcd(i * 12 + 36, 48) + (ll)(simpson(0, i, 0, i * i * i / 8.0, i * i * i, 1e-3, 5) * 16);
  out[i + 32 * blockIdx.x] = r;
}
