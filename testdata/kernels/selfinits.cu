// Variables whose braced lists read and change the parts that have their values already ([dcl.init.aggr]/7).
typedef long long ll;
struct Q { int a, b; }; struct Q3 { int a; int b[3]; Q q; };
struct K { K* self; int v; __device__ K(int v) : self(this), v(v) {} };
struct W { int v; __device__ W(const int* p) : v(*p) {} };
struct S { int a, b; K k; }; struct T { int a; W w; K k; int c = a + 1; };
struct Dying { int* n; int v; __device__ Dying(int* n, int v) : n(n), v(v) {} __device__ ~Dying() { *n = *n * 10 + v; } };
__device__ int add(const int* p, int n) { return *p + n; }
__device__ int bump(int& r) { return ++r; }
__device__ int sum(const Q& q) { return q.a * 10 + q.b; }
__global__ void selfinits(ll* out) {
  int k = 0, x = (int)out[63] + 1, log = 0;
  Q q{5, add(&q.a, 2)}; out[k++] = sum(q); Q r = {5, bump(r.a)}; out[k++] = sum(r);
  int a[4] = {x, add(a, 1), bump(a[0]) + a[1], add(a + 2, 1)}; out[k++] = a[0] * 1000 + a[1] * 100 + a[2] * 10 + a[3];
  Q3 t{x, {add(&t.a, 1), bump(t.b[0])}, {bump(t.a), add(&t.q.a, 1)}}; out[k++] = t.a * 10000 + t.b[0] * 1000 + t.b[1] * 100 + t.b[2] * 10 + t.q.b;
  S s{5, s.a + 1, s.b + 1}; out[k++] = s.a * 100 + s.b * 10 + s.k.v; out[k++] = s.k.self == &s.k;
  T u{7, &u.a, K(bump(u.a))}; out[k++] = u.a * 1000 + u.w.v * 100 + u.k.v * 10 + u.c; out[k++] = u.k.self == &u.k;
  Q l[2] = {{x, bump(l[0].a)}, {sum(l[0]), bump(l[0].b)}}; out[k++] = sum(l[0]) * 1000 + sum(l[1]);
  Q d{x, Dying(&log, add(&d.a, 1)).v + bump(d.a)}; out[k++] = sum(d) * 10 + log;
  Q e{x, [&] { return bump(e.a) + 1; }()}; out[k++] = sum(e); Q g{.a = 3, .b = add(&g.a, 4)}; out[k++] = sum(g);
}

// A call takes the variable to which its result goes, as yet without a value, as a byte may be passed on ([dcl.init]/12).
__device__ unsigned char last(unsigned char c, int n) { c = 0; for (int i = 0; i < n; i++) c = i * 3; return c; }
__global__ void ofitself(ll* out) {
  unsigned char c;
  c = last(c, (int)out[63] + 5);
  out[0] = c;
  for (int i = 0; i < 3; i++) { unsigned char d; d = last(d, i + 2); out[i + 1] = d; }
}
