// threads: 32 blocks: 1
// Pointers and references to base classes, members and elements, used for what is derived from them and for other elements: by
// way of variables, memory, results and captures.
typedef long long ll;
struct Base { Base* next = nullptr; __device__ virtual void notify(int) = 0; };
template <class F> struct Fn : Base { F f; __device__ Fn(F f) : f(f) {} __device__ void notify(int v) override { f(v); } };
struct Subject { Base* head = nullptr; __device__ void attach(Base& b) { b.next = head; head = &b; } __device__ void fire(int v) { for (Base* b = head; b; b = b->next) b->notify(v); } };
__global__ void observers(ll* out) {
  int t = threadIdx.x, acc = 0; Subject s; auto l = [&](int v) { acc += v; }; auto m = [&acc, t](int v) { acc = acc * 2 + v + t; }; Fn<decltype(l)> l1(l); Fn<decltype(m)> l2(m); s.attach(l1); s.attach(l2); s.fire(3); s.fire(5); out[t] = acc;
}
struct V3 { float x, y, z; __device__ __noinline__ const float* ptr() const { return &x; } __device__ __noinline__ float* at(int i) { float* p = &x; return p + i; } };
__device__ __noinline__ int second(int& x) { int* p = &x; return p[1]; }
struct B { int x; __device__ int up() const; }; struct D : B { int z, w[3]; };
__device__ int B::up() const { return static_cast<const D*>(this)->w[2]; }
__device__ __noinline__ int down(B& b) { B* p = &b; D* d = static_cast<D*>(p); return d->z; }
struct Span { int* p; int n; __device__ int sum() const { int r = 0; for (int i = 0; i < n; i++) r = r * 3 + p[i]; return r; } };
__device__ __noinline__ Span make(int& first, int n) { return {&first, n}; }
struct Vec { int d[8]; int n; __device__ __noinline__ int* begin() { return &d[0]; } __device__ __noinline__ int* end() { return &d[n]; } __device__ __noinline__ int& front() { return d[0]; } };
__device__ __noinline__ int walk(Vec& v) { int* p = &v.front(); int r = 0; for (; p != v.end(); ++p) r = r * 3 + *p; return r; }
__global__ void elements(ll* out) {
  int t = threadIdx.x; V3 v[3]; for (int i = 0; i < 3; i++) v[i] = {i * 1.0f, t * 1.0f, 5}; int a[6] = {1, 2, 3, t, 5, 6}; D d; d.z = t; D e[2]; e[1].z = 7; Vec w{{t, 2, 3, 4}, 4};
  out[t] = (ll)(v[1].ptr()[1] * 10 + v[t % 3].ptr()[2] + *v[2].at(1)) + second(a[2]) * 100 + second(a[t % 3]) + down(d) * 1000 + down(e[1]) + make(a[2], 3).sum() * 10000 + walk(w) * 7 + (w.end() - w.begin());
}
struct Shape { int t = 1; __device__ virtual int area() const { return t; } };
struct Sq : Shape { int s, more[5] = {}; __device__ Sq(int s) : s(s) {} __device__ int area() const override { return s * s + more[4]; } };
__device__ __noinline__ int viaPtr(const Shape& s) { const Shape* p = &s; return p->area(); }
__device__ __noinline__ const Shape* same(const Shape& s) { return &s; }
struct List { const Shape* head[2]; int n = 0; __device__ __noinline__ void add(const Shape& s) { head[n++] = &s; } };
struct Holder { const Shape& s; __device__ __noinline__ int get() const { return s.area(); } };
__device__ __noinline__ int all(const Holder* h, int n) { int r = 0; for (int i = 0; i < n; i++) r = r * 3 + h[i].get(); return r; }
__device__ __noinline__ int viaMember(const Shape& s, const Shape& b) { Holder h[2] = {{s}, {b}}; return all(h, 2); }
template <class F> __device__ __noinline__ int call(const F& f) { return f(2); }
__device__ __noinline__ int viaLambda(const Shape& s) { return call([&](int x) { return s.area() * x; }); }
__device__ __noinline__ int viaCapture(B& b) { return call([&b](int x) { return b.up() * x; }) + call([p = &b](int x) { return p->up() * x; }); }
__global__ void shapes(ll* out) {
  int t = threadIdx.x; Sq s(t); Shape b; D d; d.w[2] = t; List l; l.add(s); l.add(b);
  out[t] = viaMember(s, b) + viaLambda(s) * 10 + viaCapture(d) * 7 + viaPtr(s) * 100 + viaPtr(b) + l.head[t & 1]->area() * 1000 + same(s)->area();
}
