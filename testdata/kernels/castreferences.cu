// threads: 1 blocks: 1
// Casts to references: to derived classes, whose objects begin elsewhere, and of prvalues ([expr.static.cast]/2 and 3, [expr.cast]/4).
struct X { int x; }; struct B { int b; }; struct D : X, B { int d; }; struct E : D { int e; };
struct F : private X, private B { int f; __device__ F() { x = 1; b = 2; f = 3; } };
extern "C" __global__ void down(long long* out) {
  E e; e.x = 1; e.b = 2; e.d = 3; e.e = 4; B& b = e; const B& cb = e;
  D& d = (D&)b; out[0] = d.x * 1000 + d.d; out[1] = ((D&)cb).d; out[2] = ((E&)cb).e; out[3] = ((D*)&b)->x; out[4] = ((E*)(B*)&b)->e;
  out[5] = ((D&&)b).d; out[6] = ((E&&)cb).e;  out[7] = ((const E&)b).e; volatile B& vb = e; out[8] = ((D&)vb).d; out[9] = ((volatile E&)vb).e;
  out[10] = static_cast<E&&>(b).e; 
  F f; B& fb = (B&)f; out[11] = fb.b; out[12] = ((B*)&f)->b; out[13] = ((const B&)f).b; F& ff = (F&)fb; out[14] = ff.f; out[15] = ((F*)&fb)->f; out[16]= ((B&&)f).b;
}
__device__ int t;
struct Counted { int v; __device__ Counted(int i):v(i){} __device__ Counted(const Counted& o):v(o.v){} __device__ ~Counted(){ t = t*10+v; } };
struct Derived : Counted { __device__ Derived(int i):Counted(i){} };
__device__ const Counted mkc() { return Counted(1); } __device__ Counted mk() { return Counted(2); } __device__ Derived mkd() { return Derived(3); } __device__ const Derived mkcd() { return Derived(4); }
extern "C" __global__ void life(long long* out) { int i = 0;
#define T(...) { t = 0; { __VA_ARGS__; t = t*10+9; } out[i++] = t; }
T(Counted&& r = (Counted&&)mkc()) T(Counted&& r = static_cast<Counted&&>(mk())) T(Counted&& r = (Counted&&)mk()) T(const Counted& r = (const Counted&)mk()) T(const Counted& r = static_cast<const Counted&>(mk())) T(Counted&& r = const_cast<Counted&&>(mkc()))
T(Counted&& r = (Counted&&)mkd()) T(Counted&& r = static_cast<Counted&&>(mkd())) T(Counted&& r = (Counted&&)mkcd()) T(const Counted& r = (const Counted&)mkd()) T(const Counted& r = static_cast<const Counted&>(mkd()))  T(const Counted& r = (const Counted&)mkcd()) T(Derived&& r = (Derived&&)mkcd()) T(auto&& r = (Counted&&)mkc()) T(auto&& r = (Counted&&)mkd())T(auto&& r = (Counted&&)mkcd())
T(Counted s((Counted&&)mkc())) T(const Counted&& r = (const Counted&&)mkc()) 
}
struct M { int v; __device__ M(int i) : v(i) {} __device__ M(const M& o) : v(o.v + 10) {} __device__ M(M&& o) : v(o.v + 100) {} };
struct P : private M { __device__ P() : M(5) {} };
struct N : M { int n; __device__ N() : M(6), n(7) {} };
__device__ const M constant() { return M(1); }
__device__ M fresh() { return M(2); }
__device__ const N derived() { return N(); }
template <class T> __device__ T&& moved(const T& t) { return (T&&)t; }
template <class T> __device__ T&& forwarded(T&& t) { return (T&&)t; }
extern "C" __global__ void prvalues(long long* out) {
  M a((M&&)constant()); M b = (M&&)constant(); M c((const M&&)constant()); M d = moved(constant()); M e = forwarded(fresh());
  M f = forwarded(constant()); M g = (M&&)(const M)M(4); M h = (M&&)(const M&&)fresh(); M i = (M&&)derived(); M j = (M&&)P();
  const M& k = (const M&)P(); M l = static_cast<const M&>(derived()); M m = (M&)(M&&)fresh();
  out[0] = a.v; out[1] = b.v; out[2] = c.v; out[3] = d.v; out[4] = e.v; out[5] = f.v; out[6] = g.v; out[7] = h.v; out[8] = i.v;
  out[9] = j.v; out[10] = k.v; out[11] = l.v; out[12] = m.v;
  int x[3] = {20, 21, 22}; const int* p = x; int*&& q = (int*&&)(const int*)(p + 1); const int*&& r = (const int*&&)(x + 2);
  out[13] = *q; out[14] = *r;
  N n; M& base = n; M&& u = static_cast<N&&>(base); N w((N&&)base); out[15] = u.v + w.v + w.n;
}
