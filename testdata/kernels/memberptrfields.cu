// threads: 32 blocks: 1
// Pointers to members in classes, arrays, unions and closures.
typedef long long ll;
struct B { int z; __device__ int h(int x) const { return z - x; } };
struct C : B { int id, n; double d; __device__ C(int i, int n) : id(i), n(n), d(n / 2.0) { z = 7; } __device__ int f(int x) const { return id * x; } __device__ int g(int x) const { return n * x; } __device__ C& set(int x) { n = x; return *this; } };
typedef int C::* Mem; typedef int (C::* Fun)(int) const;
struct H { Mem p; Fun m; int k; __device__ H(Mem p) : p(p), m(&C::f), k(1) {} __device__ int run(const C& c) const { return c.*p + (c.*m)(k); } };
struct Ag { char a; Mem p[2]; Fun m[2]; char b; }; struct Df { Mem p = &C::n; double C::* d = &C::d; C& (C::* s)(int) = &C::set; Fun f = nullptr; };
struct Der : H { Fun more; __device__ Der() : H(&C::n), more(&C::g) {} }; union U { Mem p; Fun f; ll l; }; template <class T, class M> struct Get { M T::* p; __device__ M operator()(const T& t) const { return t.*p; } };
template <class T, class M> __device__ Get<T, M> getter(M T::* p) { return {p}; }
struct Row { const char* name; Mem col; int scale; }; __device__ int total(const C& c, const Row* rows, int n) { int s = 0; for (int i = 0; i < n; i++) s += c.*rows[i].col * rows[i].scale; return s; }
struct Node { Fun f; Node* next; }; __device__ H pick(int x) { H h(x & 1 ? &C::id : &C::n); if (x & 2) h.m = &C::g; h.k = x; return h; }
__global__ void memberptrfields(ll* out) {
  int x = threadIdx.x; C c(x, x + 3); ll h = 0, *o = out; H a(&C::n); h = h * 31 + a.run(c); a.m = &C::g; a.p = &C::id; h = h * 31 + a.run(c); a.p = nullptr; h = h * 31 + (a.p == nullptr) + (a.m == &C::g) * 2 + (a.m == nullptr) * 4;
  Ag g{1, {&C::id, &C::n}, {&C::f, &C::g}, 2}; for (Mem p : g.p) h = h * 31 + c.*p; for (Fun m : g.m) h = h * 31 + (c.*m)(3); h = h * 31 + g.a + g.b; Ag z{}; h = h * 31 + (z.p[1] == nullptr) + (z.m[1] == nullptr); z = g; h = h * 31 + (c.*z.m[x & 1])(x) + c.*z.p[x >> 1 & 1];
  Df d; h = h * 31 + c.*d.p + (ll)(c.*d.d * 2) + (d.f ? 1 : 2); h = h * 31 + (c.*d.s)(9).n; d.f = &C::g; h = h * 31 + (c.*d.f)(2); Der e; h = h * 31 + e.run(c) + (c.*e.more)(2); U u; u.f = &C::f; h = h * 31 + (c.*u.f)(x); u.p = &C::z; h = h * 31 + c.*u.p; h = h * 31 + getter(&C::id)(c) + (ll)getter(&C::d)(c);
  const Row rows[] = {{"id", &C::id, 2}, {"n", &C::n, 3}, {"z", &C::z, 5}}; h = h * 31 + total(c, rows, 3); Node n2{&C::g, nullptr}, n1{&C::f, &n2}; for (Node* p = &n1; p; p = p->next) h = h * 31 + (c.*p->f)(2); h = h * 31 + pick(x).run(c);
  auto l = [q = &C::n, m = &C::f](const C& c) { return c.*q + (c.*m)(2); }; h = h * 31 + l(c); const C* pc = &c; h = h * 31 + (pc->*a.m)(1) + pc->*g.p[0]; o[x] = h; o[32 + x] = sizeof(H) + sizeof(Ag) * 100 + sizeof(Df) * 10000ll + sizeof(Der) * 1000000ll + sizeof(U) * 100000000ll + sizeof(l) * 10000000000ll + sizeof(Get<C, int>) * 1000000000000ll; }
