// Objects that initialise members and elements are made where these lie ([dcl.init.aggr]): their constructors see those addresses.
typedef long long ll;
struct K { K* self; int v; __device__ K(int v) : self(this), v(v) {} __device__ bool ok() const { return self == this; } };
struct P { int a[3]; int* last; __device__ P(int n) : last(&a[n]) { a[0] = a[1] = a[2] = n; } __device__ bool ok() const { return last == &a[a[0]]; } };
struct M { K k; int b; }; struct N { int a; M m; K z; P p; }; struct Ar { K k[2]; int c; };
struct B0 { K k; }; struct Dv : B0 { int q; };
struct Df { int a; K k = 5; K k2 = K(a); K k3{7}; };
struct Ctor { M m; __device__ Ctor(int x) : m{x, 2} {} };
__device__ bool arg(const M& m) { return m.k.ok(); }
__global__ void madeinplace(ll* out) {
  int k = 0, x = (int)out[63] + 1;
  M m{1, 2}; out[k++] = m.k.ok() * 100 + m.k.v * 10 + m.b; M m2 = {K(3), x}; out[k++] = m2.k.ok(); M m3{{4}, x}; out[k++] = m3.k.ok();
  N n{1, {2, 3}, 4, 2}; out[k++] = n.m.k.ok() * 100 + n.z.ok() * 10 + n.p.ok(); N n2{x, x, 3, x + 1, x}; out[k++] = n2.m.k.ok() * 100 + n2.z.ok() * 10 + n2.p.ok();
  K ka[2] = {1, 2}; out[k++] = ka[0].ok() * 10 + ka[1].ok(); K kb[2]{K(1), {x}}; out[k++] = kb[0].ok() * 10 + kb[1].ok();
  Ar ar{{1, 2}, 3}; out[k++] = ar.k[0].ok() * 10 + ar.k[1].ok(); Dv dv{{7}, 8}; out[k++] = dv.k.ok();
  Df df{9}; out[k++] = df.k.ok() * 100 + df.k2.ok() * 10 + df.k3.ok(); Ctor ct(4); out[k++] = ct.m.k.ok();
  out[k++] = arg(M{1, 2}); out[k++] = arg({1, 2}); M* h = new M{1, 2}; out[k++] = h->k.ok(); delete h; auto au = M{1, 2}; out[k++] = au.k.ok(); M eq = M{2, 3}; out[k++] = eq.k.ok();
  const M cm{6, 1}; out[k++] = cm.k.ok(); K ek = 5; out[k++] = ek.ok(); K fk = K(5); out[k++] = fk.ok(); K ik = {5}; out[k++] = ik.ok(); P pp = P(2); out[k++] = pp.ok();
  const K& r = K(6); M copied{r, 1}; out[k++] = copied.k.self == &r; K again = r; out[k++] = again.self == &r; fk = K(x); out[k++] = fk.v;
  K xs[2] = {r, static_cast<K&&>(fk)}; out[k++] = (xs[0].self == &r) * 10 + xs[1].ok();
}
