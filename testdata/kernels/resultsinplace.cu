// threads: 32 blocks: 1 oracle: g++
// nvcc 13.0 copies objects that g++ and clang++ make in place, so that their addresses of themselves are stale.
// Objects that know their own address are returned in the place that they initialise ([class.copy.elision]), and passed where they were made.
typedef long long ll;
struct V { int buf[6]; int* data; int n; __device__ V(int x) : data(buf), n(1) { buf[0]=x; } __device__ bool ok() const { return data == buf; } __device__ int at(int i) const { return data[i]; } __device__ void push(int x) { data[n++] = x; } };
struct C { int buf[3]; int* data; int n; __device__ C(int x) : data(buf), n(1) { buf[0]=x; } __device__ C(const C& o) : data(buf), n(o.n) { for (int i = 0; i < n; i++) buf[i]=o.data[i]; } __device__ bool ok() const { return data == buf; } __device__ int at(int i) const { return data[i]; } __device__ void push(int x) { data[n++] = x; } };
struct D { int* self; int v; __device__ D(int x) : self(&v), v(x) {} __device__ D(const D& o) : self(&v), v(*o.self) {} __device__ ~D() { v = 0; } __device__ bool ok() const { return self == &v; } __device__ int at(int i) const { return *self + i; } __device__ void push(int x) { *self += x; } };
template <class T> struct Tests {
  struct Op { T t; __device__ Op(int x) : t(x) {} __device__ T operator()(int k) const { T r(k); r.push(t.at(0)); return r; } __device__ operator T() const { return T(7); } __device__ T get() const { return t; } };
  static __device__ T make(int x) { return T(x); }
  static __device__ T named(int x) { T r(x); r.push(x + 1); return r; }
  static __device__ T loopy(int x) { for (int i = 0; i < 5; i++) { if (i == x) { T r(i); r.push(3); return r; } } return T(99); }
  static __device__ T sw(int x) { switch (x) { case 0: return T(10); case 1: { T r(11); r.push(2); return r; } default: return make(x); } }
  static __device__ T branch(int x) { if (x > 2) return make(x); else return named(x); }
  static __device__ T nest(int x) { return x ? x > 1 ? T(2) : make(3) : named(4); }
  static __device__ T comma(int& x) { return x++, T(x); }
  static __device__ T fib(int n) { if (n < 2) return T(n); T a = fib(n - 1), b = fib(n - 2); T r(a.at(0) + b.at(0)); return r; }
  static __device__ T odd(int n) { if (!n) return T(0); return even(n - 1); }
  static __device__ T even(int n) { if (!n) return T(1); T r = odd(n - 1); return r; }
  static __device__ T brace(int x) { return {x}; }
  static __device__ T lam(int x) { auto f = [x]() { T r(x); r.push(1); return r; }; return f(); }
  static __device__ T ref(int x) { T v(x); T& r = v; return r; }
  static __device__ T paren(int x) { T v(x); return (v); }
  static __device__ T alias(int x, T** p) { T v(x); *p = &v; return v; }
  static __device__ T dflt(T t = T(5)) { return t; }
  static __device__ int byval(T t) { t.push(4); return t.ok() * 100 + t.at(0) * 10; }
  struct M { T t; int z; }; struct B : T { int z; __device__ B(int x) : T(make(x)), z(1) {} }; struct Mem { int a; T t, u; __device__ Mem(int x) : a(1), t(named(x)), u{make(x)} {} };
  static __device__ M agg(int x) { return M{named(x), 3}; }
  static __device__ M agg2(int x) { return {make(x), 3}; }
  static __device__ M agg3(int x) { M m{T(x), 2}; m.t.push(4); return m; }
  static __device__ void run(ll*& o, int c) {
    T a = make(1); *o++ = a.ok() * 100 + a.at(0); T b = named(2); b.push(7); *o++ = b.ok() * 100 + b.at(0); T d(loopy(3)); *o++ = d.ok() * 100 + d.at(0);
    T e{sw(c)}; *o++ = e.ok() * 100 + e.at(0); T f = {sw(c + 1)}; *o++ = f.ok() * 100 + f.at(0); T g = sw(c + 2); *o++ = g.ok() * 100 + g.at(0);
    T h = branch(c + 3); *o++ = h.ok() * 100 + h.at(0); T i = nest(c); *o++ = i.ok() * 100 + i.at(0); T j = nest(c + 1); *o++ = j.ok() * 100 + j.at(0); int q = c; T k = comma(q); *o++ = k.ok() * 100 + k.at(0);
    T l = fib(6); *o++ = l.ok() * 100 + l.at(0); T m = odd(5); *o++ = m.ok() * 100 + m.at(0); T n = brace(3); *o++ = n.ok() * 100 + n.at(0); T p = lam(4); *o++ = p.ok() * 100 + p.at(0);
    T r2 = paren(3); *o++ = r2.ok() * 100 + r2.at(0); 
    Op op(3); T s = op(4); *o++ = s.ok() * 100 + s.at(0); T t = op; *o++ = t.ok() * 100 + t.at(0); *o++ = op(5).ok(); *o++ = make(3).at(0);
    M mm = agg(3); *o++ = mm.t.ok() * 100 + mm.t.at(0); M m2 = agg2(3); *o++ = m2.t.ok() * 100 + m2.t.at(0); M m3 = agg3(3); *o++ = m3.t.ok() * 100 + m3.t.at(0);
    B bb(4); *o++ = bb.ok() * 100 + bb.at(0); Mem me(5); *o++ = me.t.ok() * 100 + me.u.ok() * 10; T arr[3] = {make(1), named(2), lam(3)}; *o++ = arr[0].ok() * 100 + arr[1].ok() * 10 + arr[2].ok();
    const T& cr = named(3); *o++ = cr.ok(); T&& rr = make(3); *o++ = rr.ok(); T* np = new T(named(4)); *o++ = np->ok(); delete np; T tc = c ? make(1) : named(2); *o++ = tc.ok();
    auto cl = [t = named(3)] { return t.ok() * 10 + t.at(0); }; *o++ = cl(); auto cl2 = [] (int x) -> T { return T(x); }; T u = cl2(8); *o++ = u.ok() * 100 + u.at(0);
  }
  static __device__ void run2(ll*& o, int c) { T v = ref(6); *o++ = v.ok() * 100 + v.at(0); T* p = 0; T al = alias(3, &p); *o++ = p == &al; T w = dflt(); *o++ = w.ok(); T x = dflt(make(3)); *o++ = x.ok() * 100 + x.at(0);
    *o++ = byval(make(3)); *o++ = byval(T(4)); T y(2); *o++ = byval(y); *o++ = byval(c ? make(1) : y); *o++ = y.at(0); *o++ = byval({6}); *o++ = byval(static_cast<T&&>(y));
    Mem me(5); Mem m2 = me; *o++ = m2.t.ok() * 10 + m2.u.ok(); *o++ = Op(4).get().ok(); T (*fp)(int) = c > 5 ? make : named; T z = fp(4); *o++ = z.ok() * 100 + z.at(0); int (*gp)(T) = byval; *o++ = gp(make(3)); *o++ = gp(z); }
  static __device__ void agreed(ll*& o, int c) {
    T a = make(1), b = named(2), d = lam(4), e = brace(3), i = nest(c); M m = agg(3); T arr[2] = {make(1), named(2)}; const T& r = named(3); auto l = [t = named(3)] { return t.ok(); };
    *o++ = a.ok() + b.ok() * 10 + d.ok() * 100 + e.ok() * 1000 + i.ok() * 10000 + m.t.ok() * 100000; *o++ = arr[0].ok() + arr[1].ok() * 10 + r.ok() * 100 + l() * 1000; T* p = new T(make(5)); *o++ = p->ok() * 10 + p->at(0); delete p;
  }
};
__global__ void resultsoflarge(ll* out) {
  ll r[64] = {}, *o = r, h = 0; Tests<V>::agreed(o, threadIdx.x & 1);
  for (int i = 0; i < 64; i++) h = h * 31 + r[i]; out[threadIdx.x] = h; out[32 + threadIdx.x] = r[threadIdx.x];
}
__global__ void resultsofcareful(ll* out) {
  ll r[64] = {}, *o = r, h = 0; Tests<C>::run(o, threadIdx.x & 1); Tests<C>::run2(o, threadIdx.x >> 1 & 1);
  for (int i = 0; i < 64; i++) h = h * 31 + r[i]; out[threadIdx.x] = h; out[32 + threadIdx.x] = r[threadIdx.x];
}
__global__ void resultsofdying(ll* out) {
  ll r[64] = {}, *o = r, h = 0; Tests<D>::run(o, threadIdx.x & 1); Tests<D>::run2(o, threadIdx.x >> 1 & 1);
  for (int i = 0; i < 64; i++) h = h * 31 + r[i]; out[threadIdx.x] = h; out[32 + threadIdx.x] = r[threadIdx.x];
}
