// Unions whose members have default initialisers ([dcl.init.aggr]/8, [class.base.init]/9).
union U { char c; double d = 4.0; int i; };
struct A { int n = 5; int m = n * 3; union { char c; double d = 4.0; }; };
union V { int a; float b; };
union W { int x; struct { int y, z = 9; } s = {1, 2}; };
struct H { U u; V v; U w[2]; };
__device__ int run() {

  U u1 = U(); if (u1.d != 4.0) return 1;
  U u2{}; if (u2.d != 4.0) return 2;
  U u3{'x'}; if (u3.c != 'x') return 3;
  A a1{}; if (a1.d != 4.0 || a1.m != 15) return 4;
  A a2{8}; if (a2.d != 4.0 || a2.m != 24) return 5;
  A a3{1, 2, {3}}; if (a3.c != 3) return 6;
  V v{}; if (v.a != 0) return 7;
  W w{}; if (w.s.y != 1 || w.s.z != 2) return 8;
  H h{}; if (h.u.d != 4.0 || h.v.a != 0 || h.w[1].d != 4.0) return 9;
  U u4[3] = {{'a'}}; if (u4[2].d != 4.0 || u4[0].c != 'a') return 10;
  U u5; if (u5.d != 4.0) return 11;
  H* p = new H{}; if (p->u.d != 4.0) return 12; delete p;
  A a4 = A(); if (a4.d != 4.0) return 13;
  H i = H(); if (i.u.d != 4.0) return 14;
  return 0;
}
__global__ void unions(long long* out) { out[0] = run(); }

union BitsBehind { unsigned char whole; long long low : 2; long long high : 47; };
// bit-fields of a union begin at its beginning, whatever stands before them
__global__ void unionbits(long long* out) { BitsBehind u = {}; u.whole = 255; out[0] = u.low; out[1] = sizeof(BitsBehind); BitsBehind v = {}; v.high = 3; out[2] = v.whole; }

// The destructor of a union destroys none of its members ([class.dtor]/9), and the one of a class none of an anonymous union.
struct Counted { int *n; __device__ Counted(int *n) : n(n) { *n += 1; } __device__ Counted(const Counted &c) : n(c.n) { *n += 10; } __device__ ~Counted() { *n += 100; } };
union Leaves { Counted c; int *n; __device__ Leaves(int *n) : n(n) {} __device__ Leaves(const Leaves &l) : c(l.c) {} __device__ ~Leaves() { *n += 1000; } };
union Ends { Counted c; __device__ Ends(int *n) : c(n) {} __device__ Ends(const Ends &e) : c(e.c) {} __device__ ~Ends() { c.~Counted(); } };
struct Within { union { Counted c; int k; }; Ends e; int n; __device__ Within(int *n) : k(2), e(n), n(k) {} __device__ ~Within() {} };
__global__ void unionends(long long *out) {
  int n = 0, k = 0;
  { Leaves l(&n); } out[k++] = n; n = 0;
  { Leaves l(&n), m(l); } out[k++] = n; n = 0;
  { Ends e(&n); Ends f(e); } out[k++] = n; n = 0;
  { Within w(&n); n += w.n * 10000; } out[k++] = n; n = 0;
  Ends *e = new Ends(&n); Leaves *l = new Leaves(&n); out[k++] = n; delete e; delete l; out[k++] = n;
  { Ends list[3] = {&n, &n, &n}; } out[k++] = n;
}
