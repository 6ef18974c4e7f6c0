// Ambiguous members are substitution failures ([class.member.lookup]/7, [temp.deduct]/8); functions whose types only the host has are no candidates.
#include <string>
#include <vector>
struct Fallback { int x; }; template <class T> struct Derived : T, Fallback {}; template <int Fallback::*> struct Member {};
template <class T> __device__ char finds(Member<&Derived<T>::x>*); template <class T> __device__ long long finds(...);
struct Without {}; struct WithField { float x; }; struct WithType { typedef int x; }; struct WithFunction { void x(); }; struct WithStatic { static int x; };
struct FromBase : WithField {};
struct A { int n = 1; __device__ int f() { return n; } }; struct B { __device__ int f(int v) { return v; } }; struct C : A, B {}; struct D : A, B { using A::f; using B::f; };
template <class T> __device__ auto calls(T t, int) -> decltype(t.f()) { return t.f(); } template <class T> __device__ int calls(T, long) { return -1; }
template <class T> __device__ auto callsOne(T t, int) -> decltype(t.f(2)) { return t.f(2); } template <class T> __device__ int callsOne(T, long) { return -1; }
struct Named { int v; __device__ Named(int v) : v(v) {} Named(std::string s); Named(const std::vector<int>& s); operator std::string() const; __device__ operator int() const { return v; } };
typedef std::string Text; struct Titled { int v; explicit operator Text() const; operator const Text&() const; __device__ operator float() const { return v + 0.5f; } Titled& operator=(const Text&); };
std::string pick(std::string); __device__ int pick(double d) { return d + 1; } __device__ int pick(const Named& n) { return n.v * 2; }
__global__ void members(long long* out) {
    out[0] = sizeof(finds<Without>(0)); out[1] = sizeof(finds<WithField>(0)); out[2] = sizeof(finds<WithType>(0)); out[3] = sizeof(finds<WithFunction>(0)); out[4] = sizeof(finds<WithStatic>(0)); out[5] = sizeof(finds<FromBase>(0));
    out[6] = calls(A(), 0); out[7] = calls(B(), 0); out[8] = calls(C(), 0); out[9] = calls(D(), 0); out[10] = callsOne(C(), 0); out[11] = callsOne(D(), 0); out[12] = callsOne(A(), 0);
}
__global__ void hosts(long long* out) {
    Named a(3); Named b = a; int y = b; long z = b; out[0] = y + z; out[1] = a + 3; if (a) out[2] = 1; out[3] = pick(2.0); out[5] = pick(7); Named c{4}; c = a; out[6] = c.v; c = 9; out[7] = c.v;
    Titled t{5}; Titled u = t; u.v = 6; t = u; float f = t; double d = t; out[8] = 10 * f; out[9] = 10 * d; out[10] = t < 7; out[11] = static_cast<int>(t);
}
