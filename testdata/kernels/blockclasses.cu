// threads: 1 blocks: 1
// Classes of one name in several blocks: their virtual functions, and pointers to functions and members.
__device__ int n;
struct a { int x = 26; __device__ a() { n++; } __device__ virtual ~a() { n--; } __device__ virtual int f(int k) { return x + k; } __device__ virtual a* self() { return this; } __device__ int g(int k) { return f(k) * 3; } __device__ virtual int w(int k = 2) const { return k; } };
struct c : a { __device__ int f(int k) override { return a::f(k) * 2; } __device__ c* self() override { return this; } __device__ int w(int k = 3) const override { return k * 5; } };
__device__ int use(a& x, int k) { return x.f(k) + x.g(k) * 3 + x.w(); }
__device__ int one(int k) { int r; { struct L : c { int n; __device__ L(int n) : n(n) {} __device__ int f(int k) override { return n + k; } } l(k); r = use(l, 3); } { struct L : c { int n; __device__ L(int n) : n(n) {} __device__ int f(int k) override { return n + k * 7; } } l(k); r += use(l, 3); } return r; }
__global__ void k(long long* o) { o[0] = one(2); o[1] = one(3); c q; o[2] = use(q, 1); o[3] = n; }
__device__ int apply(int (*f)(int), int x) { return f(x); }
template <class C> __device__ int each(C& c, int (C::*m)(int), int x) { return (c.*m)(x); }
template <class T> __device__ int tmpl(T x) { struct L : c { T n; __device__ L(T n) : n(n) {} __device__ int f(int k) override { return n + k * (int)sizeof(T); } } l(x); return use(l, 2); }
__global__ void pointers(long long* o) {
  { struct L { int v; static __device__ int f(int x) { return x + 1; } __device__ int m(int x) { return x + v; } } l{1}; o[0] = apply(L::f, 10); o[1] = each(l, &L::m, 10); }
  { struct L { int v; static __device__ int f(int x) { return x * 2; } __device__ int m(int x) { return x * v; } } l{3}; o[2] = apply(L::f, 10); o[3] = each(l, &L::m, 10); }
  o[4] = tmpl(1) + tmpl('c') * 1000 + tmpl((long)3) * 100000;
  int (*fs[2])(int); for (int i = 0; i < 2; i++) { if (i) { struct L { static __device__ int f(int x) { return x + 7; } }; fs[i] = L::f; } else { struct L { static __device__ int f(int x) { return x + 9; } }; fs[i] = L::f; } }
  o[5] = fs[0](1) + fs[1](1) * 100 + (fs[0] == fs[1]) * 10000;
}
