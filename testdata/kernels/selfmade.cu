// threads: 1 blocks: 1
// Objects that their initialisers mention behind =: T{...} and T(...) make the object itself ([dcl.init]/17.6.1), and other variables lie where they are given their values ([basic.scope.pdecl]/1).
typedef long long ll;
struct Q { int x, a; };
struct R { int x; Q q; };
struct C { int x, y; __device__ C(int a, int b) : x(a), y(b) { y += x * 10; } };
struct L { L* self; int v; };
struct Fn { __device__ int operator()(int a) const { return a + 1; } };
__device__ Q gq;
struct FromObject : decltype(gq) { int z; };
struct FromCall : public decltype(Fn()) { __device__ int g() { return (*this)(3); } };
template <class T> struct FromParam : decltype(T()) { int z; };
template <class... F> struct FromAll : decltype(F())... { int n; };
__global__ void selfmade(ll* out) { int o = 0, x = 5;
  Q q = Q{x, q.a = 3}; out[o++] = q.x * 10 + q.a; Q q3 = (Q{x, q3.x + 2}); out[o++] = q3.a;
  R r = R{2, Q{r.x, 4}}; out[o++] = r.q.x * 10 + r.q.a; R r2 = R{3, {r2.x + 1, r2.q.x + 1}}; out[o++] = r2.q.a; C c = C(1, c.x = 2); out[o++] = c.x * 100 + c.y; C c2 = C{c2.x = 4, c2.x + 1}; out[o++] = c2.x * 100 + c2.y;
  L l = L{&l, 4}; out[o++] = l.self->v + (l.self == &l); int i = (i = 3) + 1; out[o++] = i; int* p = (i = 7, *(int**)&p = &i); out[o++] = *p; float g = *(int*)&g = 0; out[o++] = g; }
__global__ void bases(ll* out) { FromObject d; d.x = 3; d.z = 4; out[0] = d.x + d.z + sizeof(d); out[1] = FromCall().g(); FromParam<Q> e; e.a = 5; e.z = 6; out[2] = e.a + e.z + sizeof(e); FromAll<Fn, Q> h; h.n = 2; h.x = 3; out[3] = h(4) + h.n + h.x; out[4] = __is_base_of(Q, FromObject); }
