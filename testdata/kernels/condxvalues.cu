// oracle: g++
// nvcc 13.0 gives members of const temporaries another category; g++ and clang++ agree.
// ?: of two xvalues is an xvalue ([expr.cond]), and so are members of temporaries; a pointer to a member function as the first parameter.
template <class A> struct Kind { static constexpr int v = 0; };
template <class A> struct Kind<A&> { static constexpr int v = 1; };
template <class A> struct Kind<A&&> { static constexpr int v = 2; };
template <class A> struct Kind<const A&&> { static constexpr int v = 3; };
struct Z { int a; };
__device__ int ov(int&) { return 1; }
__device__ int ov(const int&) { return 2; }
__device__ int ov(int&&) { return 3; }
__device__ int ov(const int&&) { return 4; }
template <class A> __device__ A&& mv(A& a) { return static_cast<A&&>(a); }
__device__ Z mk(int a) { return Z{a}; }
__device__ const Z cmk(int a) { return Z{a}; }

__global__ void condxvalues(long long* out) {
  int i = 0;
  bool c = out[0] == 0, d = !c;
  int a = 1, e = 2; const int k = 3;
  out[i++] = Kind<decltype(c ? mv(a) : mv(e))>::v;
  int&& r = c ? mv(a) : mv(e); r = 50; out[i++] = a * 100 + e;
  int&& r2 = d ? mv(a) : mv(e); r2 = 60; out[i++] = a * 100 + e;
  out[i++] = ov(c ? mv(a) : mv(e)) * 1000 + ov(c ? mv(a) : e) * 100 + ov(c ? mv(k) : mv(a)) * 10 + ov(c ? k : a);
  out[i++] = Kind<decltype(true ? mv(a) : mv(e))>::v * 10 + Kind<decltype(true ? mv(k) : mv(e))>::v;
  int&& r3 = true ? mv(a) : mv(e); r3++; out[i++] = a;
  out[i++] = Kind<decltype(c ? mk(1).a : mk(2).a)>::v * 100 + Kind<decltype(c ? cmk(1).a : mk(2).a)>::v * 10 + Kind<decltype(c ? mk(1).a : a)>::v;
  out[i++] = (c ? mk(1).a : mk(2).a) + (d ? cmk(10).a : mk(20).a);
  out[i++] = ov(c ? mk(1).a : mk(2).a) * 10 + ov(c ? mk(1).a : cmk(2).a);
  int x = c ? mv(a) : mv(e); x++; out[i++] = x + a;
  Z z1{1}, z2{2};
  out[i++] = Kind<decltype((c ? mv(z1) : mv(z2)).a)>::v + Kind<decltype(((c ? mv(z1) : mv(z2)).a))>::v * 10;
  auto&& w = c ? mv(z1).a : mv(z2).a; w = 9; out[i++] = z1.a * 10 + z2.a;
}

struct Of { int v; __device__ int twice(int n) const { return 2 * v * n; } __device__ int add(int n, long m) { return v + n + (int)m; } };
template <class C, class... A> __device__ int call(int (C::*m)(A...), C& c, A... a) { return (c.*m)(a...); }
__device__ int call2(int (Of::*m)(int) const, const Of& c) { return (c.*m)(21); }
__device__ int sizes(int (Of::*)(int, long)) { return 5; }

__global__ void membersfirst(long long* out) {
  Of o{3};
  out[0] = call(&Of::add, o, 4, 5L);
  out[1] = call2(&Of::twice, o);
  out[2] = sizes(&Of::add);
}
