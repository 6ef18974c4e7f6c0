// oracle: g++ flags: -std=c++20
// Returned variables and parameters that convert themselves or are taken otherwise as rvalues; no outcome of nvcc is known.
typedef long long ll;
struct D { int v; }; struct DD : D { __device__ DD(int x) { v = x; } }; enum E { e0, e1, e2 };
// [class.copy.elision]/3: a variable is an rvalue first where a constructor or a conversion function then makes the object of a class
struct S1 { int v; __device__ operator D() & { return D{v + 1}; } __device__ operator D() && { return D{v + 2}; } };
struct S2 { int v; __device__ operator DD() const & { return DD{v + 1}; } __device__ operator DD() && { return DD{v + 2}; } };
struct S3 { D d; __device__ operator D&() & { d.v++; return d; } __device__ operator D&() && { d.v += 2; return d; } };
__device__ D a1(S1 s) { return s; } __device__ D a2() { S1 s{10}; { return (s); } } __device__ D a3(S2 s) { return s; } __device__ D a4(const S2 s) { return s; } __device__ D a5(S3 s) { return s; } __device__ D a6(S1& s) { return s; } __device__ D a7() { static S1 s{4}; return s; }
__device__ DD a8(S2 s) { return s; }
// what is of no class is made by no constructor: the variable stays an lvalue
struct N1 { int v; __device__ operator int() & { return v + 1; } __device__ operator int() && { return v + 2; } };
struct N2 { __device__ operator E() & { return e1; } __device__ operator E() && { return e2; } }; struct N3 { int* p; __device__ operator int*() & { return p; } __device__ operator int*() && { return p + 1; } };
struct N4 { int v; __device__ operator int&&() && { v = 3; return (int&&)v; } __device__ operator int&() & { v = 4; return v; } }; struct N5 { template <class T> __device__ operator T() & { return T(7); } template <class T> __device__ operator T() && { return T(8); } };
__device__ int b1(N1 s) { return s; } __device__ ll b2(N1 s) { return (s); } __device__ bool b3(N1 s) { return s; } __device__ E b4(N2 s) { return s; } __device__ int b5(N2 s) { return s; } __device__ int* b6(N3 s) { return s; } __device__ const int* b7(N3 s) { return s; } __device__ int b8(N4 s) { return s; } __device__ double b9(N5 s) { return s; }
template <class T, class U> __device__ T conv(U u) { return u; } template <class T, class U> __device__ T inlambda(U u) { return [](U v) -> T { return v; }(u); } template <class T, class U> __device__ T captured(U u) { return [u]() mutable -> T { return u; }(); } template <class T, class U> __device__ T byref(U u) { return [&]() -> T { return u; }(); }
// constructors of another class
struct C1 { int v; template <class T> __device__ C1(T&&) : v(1) {} template <class T> __device__ C1(T&) : v(2) {} __device__ C1(S1&&) : v(3) {} };
struct C2 { int v; __device__ C2(int&&) : v(1) {} __device__ C2(int&) : v(2) {} __device__ C2(const int&) : v(3) {} };
struct M { int v; __device__ M(int x) : v(x) {} __device__ M(const M& m) : v(m.v + 1) {} __device__ M(M&& m) : v(m.v + 100) {} }; struct C3 { int v; __device__ C3(M m) : v(m.v) {} };
__device__ C2 c1(int x) { return x; } __device__ C2 c2(const int x) { return x; } __device__ C2 c3(int x) { return {x}; } __device__ C2 c4(int x) { return +x; } __device__ C2 c5(int x) { int& y = x; return y; }
__device__ C3 c6(M m) { return m; } __device__ C3 c7(M m) { return {m}; } __device__ C3 c8(M m) { return C3(m); } __device__ M c9(M m) { return (M)m; } __device__ M c10(bool b, M m, M n) { return b ? m : n; } __device__ M c11(bool b) { M m(1), n(2); if (b) return m; return n; }
// C++20: rvalue references too ([class.copy.elision]/3.1)
__device__ M d1(M&& m) { return m; } __device__ M d2() { M a(1); M&& m = static_cast<M&&>(a); return m; } __device__ M d3(const M&& m) { return m; } __device__ D d4(S1&& s) { return s; } __device__ C2 d5(int&& x) { return (x); } __device__ C1 d6(S1&& x) { return x; }
template <class T> __device__ M d7(T&& x) { return x; } template <class T> __device__ auto d8(T&& x) { return x; } __device__ int d9(N1&& s) { return s; } __device__ M d10(M&& x) { M&& y = static_cast<M&&>(x); if (y.v > 1) { return y; } return x; }
struct U { int v; U(const U&) = delete; __device__ U(U&& o) : v(o.v + 1) { o.v = 0; } __device__ U(int x) : v(x) {} }; __device__ U d11(U&& x) { return x; }
__global__ void returnedrvalues_vars(ll* out) {
    ll* o = out; int ar[2] = {5, 6}; S1 s{10};
    *o++ = a1(S1{10}).v; *o++ = a2().v; *o++ = a3(S2{10}).v; *o++ = a4(S2{10}).v; *o++ = a5(S3{{10}}).v; *o++ = a6(s).v; *o++ = a7().v; *o++ = a8(S2{10}).v;
    *o++ = b1(N1{1}); *o++ = b2(N1{1}); *o++ = b3(N1{-1}); *o++ = b4(N2{}); *o++ = b5(N2{}); *o++ = *b6(N3{ar}); *o++ = *b7(N3{ar}); *o++ = b8(N4{1}); *o++ = (int)b9(N5{});
    *o++ = conv<int>(N1{1}); *o++ = conv<D>(S1{1}).v; *o++ = inlambda<int>(N1{1}); *o++ = inlambda<D>(S1{1}).v; *o++ = captured<D>(S1{1}).v; *o++ = byref<D>(S1{1}).v; *o++ = conv<C1>(S1{1}).v; *o++ = conv<C1>(1).v; *o++ = captured<C1>(1).v; *o++ = byref<C1>(S1{1}).v; *o++ = inlambda<C1>(S1{1}).v;
}
__global__ void returnedrvalues_ctors(ll* out) {
    ll* o = out; M m(1);
    *o++ = c1(1).v; *o++ = c2(1).v; *o++ = c3(1).v; *o++ = c4(1).v; *o++ = c5(1).v; *o++ = c6(M(1)).v; *o++ = c7(M(1)).v; *o++ = c8(M(1)).v; *o++ = c9(M(1)).v; *o++ = c10(true, M(1), M(2)).v; *o++ = c11(true).v; *o++ = c11(false).v;
    *o++ = d1(M(1)).v; *o++ = d2().v; *o++ = d3(M(1)).v; *o++ = d4(S1{1}).v; *o++ = d5(1).v; *o++ = d6(S1{1}).v; *o++ = d7(M(1)).v; *o++ = d7(m).v; *o++ = d8(M(1)).v; *o++ = d8(m).v; *o++ = d9(N1{1}); *o++ = d10(M(1)).v; *o++ = d10(M(2)).v; *o++ = d11(U(1)).v;
}
