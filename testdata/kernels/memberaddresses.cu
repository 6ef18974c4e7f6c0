typedef long long ll;
// Addresses of overloaded member functions and member templates, among which the type that is wanted chooses.
struct A {
  int x;
  __device__ int f(int y) { return x + y; }
  __device__ int f(double y) { return x * 2 + (int)y; }
  __device__ int f(int) const { return 77; }
  template <class T> __device__ T g(T t) { return t + x; }
  static __device__ int s(int a) { return a; }
  static __device__ int s(double) { return -1; }
  __device__ int s(int, int) { return 8; }
  __device__ int h(int) & { return 5; }
  __device__ int h(int) && { return 6; }
  __device__ bool operator<(const A& o) const { return x < o.x; }
  __device__ A operator+(int k) const { return A{x + k}; }
  __device__ A operator+(A k) const { return A{x + k.x * 10}; }
  __device__ auto d(int k) { return k + 0.5; }
  __device__ auto d(long) { return 3; }
};
struct B : A { __device__ int f(char) { return 9; } using A::f; };
__device__ int call(A& a, int (A::*p)(int)) { return (a.*p)(3); }
__device__ int byRef(A& a, int (A::*const& p)(double)) { return (a.*p)(4.0); }
template <class R, class P> __device__ R inv(A& a, R (A::*p)(P), P q) { return (a.*p)(q); }
template <int (A::*P)(int)> __device__ int fixed(A& a) { return (a.*P)(9); }
template <class T> __device__ int other(int (T::*)(double)) { return sizeof(T); }
__device__ int other(int (A::*)(int), int) { return 2; }
__global__ void memberaddresses(ll* out) {
  A a{4};
  int (A::*p)(int) = &A::f; out[0] = (a.*p)(1);
  int (A::*q)(double) = &A::f; out[1] = (a.*q)(1);
  int (A::*c)(int) const = &A::f; out[2] = (a.*c)(1);
  p = static_cast<int (A::*)(int)>(&A::f); out[3] = (a.*p)(10);
  out[4] = call(a, &A::f); out[5] = byRef(a, &A::f);
  int (A::*g)(int) = &A::g; out[6] = (a.*g)(1);
  g = &A::g<int>; out[7] = (a.*g)(2);
  auto gg = &A::g<ll>; out[8] = (ll)((a.*gg)(1LL << 40) >> 20);
  out[9] = fixed<&A::f>(a);
  int (*s)(int) = &A::s; out[10] = s(5);
  int (A::*s2)(int, int) = &A::s; out[11] = (a.*s2)(1, 2);
  int (A::*h)(int) & = &A::h; out[12] = (a.*h)(0);
  bool (A::*lt)(const A&) const = &A::operator<; out[13] = (a.*lt)(A{9});
  A (A::*pl)(int) const = &A::operator+; out[14] = (a.*pl)(9).x;
  A (A::*pa)(A) const = &A::operator+; out[15] = (a.*pa)(A{2}).x;
  out[16] = inv<int, double>(a, &A::f, 2.0);
  double (A::*d)(int) = &A::d; out[17] = (ll)((a.*d)(3) * 2);
  int (A::*list[2])(int) = {&A::f, &A::g<int>}; out[18] = (a.*list[0])(5) * 100 + (a.*list[out[63] + 1])(6);
  out[19] = other(&A::f, 1); B b; b.x = 1; int (B::*bc)(char) = &B::f; out[20] = (b.*bc)('c');
  out[21] = (a.*p)(2); out[22] = p == static_cast<int (A::*)(int)>(&A::f);
}
