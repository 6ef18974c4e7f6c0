typedef long long ll;
// new of arrays whose elements have destructors, and of types that the initialiser says.
__device__ ll trace; __device__ void note(int x) { trace = trace * 10 + x; } __device__ ll traced() { ll r = trace; trace = 0; return r; }
__device__ int made;
struct T { int v; __device__ T() : v(++made) {} __device__ ~T() { note(v); } };
struct alignas(16) W { T a[2]; ll pad; };
template <class X> struct Box { X v; __device__ Box(X v) : v(v) {} };
template <class X> struct Pair { X a, b; __device__ Pair(X a, X b) : a(a), b(b) {} };
template <class X> struct Array { X* p; int n; __device__ explicit Array(int n) : p(new X[n]), n(n) {} __device__ ~Array() { delete[] p; } Array(const Array&) = delete; };
__global__ void heaparrays(ll* out) {
  trace = 0; made = 0;
  T* a = new T[3]; a[0].v = 5; out[0] = a[2].v; delete[] a; out[1] = traced();
  int n = (int)out[63] + 2; T* c = new T[n](); out[2] = c[1].v; delete[] c; out[3] = traced();
  made = 0; W* w = new W[2]; out[4] = (ll)w % 16; out[5] = w[1].a[1].v; delete[] w; out[6] = traced();
  made = 0; typedef T Two[2]; Two* t = new Two[2]; out[7] = t[1][0].v; delete[] t; out[8] = traced();
  T* none = nullptr; delete[] none; out[9] = traced(); T* zero = new T[n - 2]; delete[] zero; out[10] = traced();
  made = 3; { Array<T> x(2); Array<int> y(4); y.p[3] = 9; out[11] = y.p[3] + x.p[0].v; } out[12] = traced();
  auto* b = new Box(3); out[13] = b->v + (ll)sizeof(b->v); delete b;
  auto* d = new Box{2.5}; out[14] = (ll)(d->v * 2) + (ll)sizeof(d->v); delete d;
  auto* e = new auto(7LL); out[15] = *e + (ll)sizeof(*e); delete e;
  const float* f = new const auto(7.f); out[16] = (ll)*f + (ll)sizeof(*f); delete f;
  auto* g = new Pair(1LL, 2LL); out[17] = g->b + (ll)sizeof(*g) * 100; delete g;
  auto* i = new auto{n}; out[18] = *i; delete i; const T* k = new const T[2]; delete[] k; out[19] = traced();
}
