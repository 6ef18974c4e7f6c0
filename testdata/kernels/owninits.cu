// oracle: g++
// Every prvalue that initialises an object of its class is that object ([dcl.init]/17.6.1), which it may mention: ?:, casts, calls and commas too.
struct T { int* p; int v; };
struct U { T* self; int n; __device__ U(U* u, int n) : self((T*)u), n(n) {} __device__ bool ok() const { return (const void*)self == (const void*)this; } };
struct N { N* next; int v; };
__global__ void owninits_a1(long long* out) { int c = out[0]; T x = c ? T{&x.v, 1} : T{nullptr, 2}; out[0] = x.p == nullptr; out[1] = x.v; T y = !c ? T{&y.v, 1} : T{nullptr, 2}; out[2] = y.p == &y.v; out[3] = *y.p; }
__global__ void owninits_a2(long long* out) { T x = static_cast<T>(T{&x.v, 3}); out[0] = *x.p; }
__global__ void owninits_a3(long long* out) { T x = (T)T{&x.v, 3}; out[0] = *x.p; }
__global__ void owninits_a4(long long* out) { U x = static_cast<U>(U{&x, 3}); out[0] = x.ok(); U y = U(U(&y, 4)); out[1] = y.ok(); U z = (U)U{&z, 2}; out[2] = z.ok(); }
__global__ void owninits_a5(long long* out) { int c = out[0]; U x = c ? U{&x, 3} : U(&x, 4); out[0] = x.ok() + x.n; U y = c ? U(nullptr, 1) : c ? U(nullptr, 2) : U{&y, 5}; out[1] = y.ok() + y.n; }
__global__ void owninits_a6(long long* out) { T x = (T{&x.v, 3}); out[0] = *x.p; T y = (out[0], T{&y.v, 3}); out[1] = *y.p; }
__global__ void owninits_a7(long long* out) { int c = out[0]; N a{nullptr, 1}; N x = c ? N{&a, 2} : N{&x, 3}; out[0] = x.next->v; N y = (c ? N{&y, 2} : N{&a, 3}); out[1] = y.next->v; }
__global__ void owninits_a8(long long* out) { int c = out[0]; N x = c ? N{&x, (int)sizeof(x)} : N{&x, (int)sizeof x + 1}; out[0] = x.v; }
__global__ void owninits_a9(long long* out) { int c = out[0]; const N x = c ? N{nullptr, 1} : N{(N*)&x, 2}; out[0] = x.next->v; }
__global__ void owninits_a10(long long* out) { int c = out[0]; N x = {c ? &x : nullptr, 3}; out[0] = x.next == nullptr; N y{c ? nullptr : &y, 4}; out[1] = y.next->v; }
__device__ N mk(N* p, int v) { return N{p, v}; }
__global__ void owninits_a11(long long* out) { int c = out[0]; N x = c ? mk(&x, 2) : mk(&x, 3); out[0] = x.next->v; N y = mk(&y, 7); out[1] = y.next->v; N z = static_cast<N>(mk(&z, 8)); out[2] = z.next->v; }
__device__ int takeU(const U& u) { return u.n; }
__global__ void owninits_a12(long long* out) { int c = out[0]; N x = c == 0 ? N{&x, 6} : N{}; x.next->v++; out[0] = x.v; for (N y = c ? N{} : N{&y, 3}; y.v > 0; y.next->v--) out[1]++; if (N* q = nullptr; !q) { N z = q ? N{} : N{&z, 9}; out[2] = z.next->v; } }
__device__ int live, tr;
struct R { R* me; int v; __device__ R(R* p, int v) : me(p), v(v) { live++; tr = tr * 10 + 1; } __device__ R(const R& o) : me(o.me), v(o.v) { live++; tr = tr * 10 + 2; } __device__ ~R() { live--; tr = tr * 10 + 3; } __device__ bool ok() const { return me == this; } };
__device__ R mkr(R* p, int v) { return R(p, v); }
__device__ R mkr2(R* p, int v) { R r(p, v); r.v++; return r; }
struct Q { R a; int n; };
__global__ void owninits_b1(long long* out) { live = tr = 0; int c = out[0]; { R x = c ? R(&x, 1) : R(nullptr, 2); out[0] = x.ok() + x.v * 10; R y = c ? R(&y, 1) : R(&y, 4); out[1] = y.ok() + y.v * 10; out[2] = live; } out[3] = live; out[4] = tr; }
__global__ void owninits_b2(long long* out) { live = tr = 0; { R x = mkr(&x, 3); out[0] = x.ok(); R y = static_cast<R>(mkr(&y, 4)); out[1] = y.ok(); R z = (out[0], mkr2(&z, 5)); out[2] = z.ok() + z.v; R w = (R)R(&w, 3); out[3] = w.ok(); out[4] = live; } out[5] = live; out[6] = tr; }
__global__ void owninits_b3(long long* out) { live = tr = 0; int c = out[0]; { const R x = c ? mkr(nullptr, 1) : mkr((R*)&x, 4); out[0] = x.ok(); const R y = static_cast<const R>(R((R*)&y, 4)); out[1] = y.ok(); out[2] = live; } out[3] = live; out[4] = tr; }
__global__ void owninits_b4(long long* out) { live = tr = 0; int c = out[0]; { Q q = c ? Q{R(&q.a, 1), 1} : Q{R(&q.a, 2), 3}; out[0] = q.a.ok() + q.n * 10; out[1] = live; Q p = static_cast<Q>(Q{mkr(&p.a, 1), 2}); out[2] = p.a.ok() + p.n; } out[3] = live; out[4] = tr; }
__global__ void owninits_b5(long long* out) { live = tr = 0; int c = out[0]; for (int i = 0; i < 3; i++) { R x = i == 1 ? R(&x, i) : i == 2 ? mkr(&x, 7) : mkr2(&x, 8); out[i] = x.ok() + x.v * 10; if (i == 1) continue; out[i] += 1000; } out[3] = live; out[4] = tr; auto l = [&](int k) { R x = k ? R(&x, k) : mkr(&x, 5); return x.ok() + x.v; }; out[5] = l(0); out[6] = l(3); out[7] = live; }
struct M3 { int a[4]; int* p; }; 
__global__ void owninits_b6(long long* out) { int c = out[0]; M3 m = c ? M3{{1}, nullptr} : M3{{1, 2, 3}, &m.a[1]}; out[0] = *m.p; M3 n = static_cast<M3>(M3{{4, 5}, n.a}); out[1] = n.p[1]; M3 o = c ? m : M3{{7}, o.a + 1}; out[2] = o.p - o.a; }
template <class T> __device__ int tmpl(int c) { T x = c ? T{&x, 1} : T(&x, 2); return x.ok() * 10 + x.v; }
__global__ void owninits_b7(long long* out) { out[0] = tmpl<R>(0); out[1] = tmpl<R>(1); }
struct V { virtual __device__ int f() { return 1; } V* s; __device__ V(V* s) : s(s) {} }; struct W : V { __device__ W(V* s) : V(s) {} __device__ int f() override { return 2; } };
__global__ void owninits_b8(long long* out) { int c = out[0]; W w = c ? W(nullptr) : W(&w); out[0] = w.s->f(); V v = c ? V(&v) : V(&v); out[1] = v.s->f(); }
