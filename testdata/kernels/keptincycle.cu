// Objects are made in place if what their constructors call keeps their addresses, also where functions call each other.
typedef long long ll;
struct R {
  R* self; int v;
  __device__ R(int n) : self(nullptr), v(0) { pong(n); }
  __device__ R(float n) : self(nullptr), v(0) { ping((int)n); }
  __device__ void ping(int n) { v += n; if (n > 0) pong(n - 1); }
  __device__ void pong(int n) { if (n > 0) ping(n - 1); self = this; }
  __device__ bool ok() const { return self == this; }
};
struct S; __device__ void even(S* s, int n); __device__ void odd(S* s, int n);
struct S { S* self; int v; __device__ S(int n); __device__ S(float n); __device__ S(char n); __device__ bool ok() const { return self == this; } };
__device__ void third(S* s, int n) { if (n > 0) even(s, n - 1); if (n == 1) s->self = s; }
__device__ void odd(S* s, int n) { s->v++; if (n > 0) third(s, n - 1); }
__device__ void even(S* s, int n) { s->v += 2; if (n > 0) odd(s, n - 1); }
__device__ S::S(int n) : self(nullptr), v(0) { even(this, n); }
__device__ S::S(float n) : self(nullptr), v(0) { odd(this, (int)n); }
__device__ S::S(char n) : self(nullptr), v(0) { third(this, n); }
struct Plain { int v; __device__ Plain(int n) : v(0) { up(n); } __device__ void up(int n) { v += n; if (n > 0) down(n - 1); } __device__ void down(int n) { v -= n; if (n > 0) up(n - 1); } };
template<class T> struct Holds { T t; int b; };
__global__ void keptincycle(ll* out) {
  int k = 0, x = (int)out[63] + 3;
  Holds<R> a{x, 1}; out[k++] = a.t.ok() * 100 + a.t.v; Holds<R> b{2.0f, 1}; out[k++] = b.t.ok() * 100 + b.t.v; Holds<R> c{x + 1.0f, 1}; out[k++] = c.t.ok() * 100 + c.t.v;
  Holds<S> d{x, 1}; out[k++] = d.t.ok() * 100 + d.t.v; Holds<S> e{2.0f, 1}; out[k++] = e.t.ok() * 100 + e.t.v; Holds<S> f{(char)4, 1}; out[k++] = f.t.ok() * 100 + f.t.v;
  Holds<S> g{3.0f, 1}; out[k++] = g.t.ok() * 100 + g.t.v; Holds<Plain> h{x, 1}; out[k++] = h.t.v; R rs[2] = {x, 2.0f}; out[k++] = rs[0].ok() * 10 + rs[1].ok();
}
