// oracle: g++
// Objects made from a derived class: each copy of a base and the temporary that it is copied from are destroyed, and
// constructors that a class inherits are hidden by its own.
typedef long long ll;
__device__ int died, last;

struct Counted { int v = 1; __device__ ~Counted() { died = died * 10 + v; v = 9; } };
struct Made : Counted { __device__ Made(int x) { v = x; } };
struct Wider : Made { int w = 7; __device__ Wider(int x) : Made(x) {} __device__ ~Wider() { v++; } };
__device__ int given(Counted c) { c.v += 2; return c.v; }
__device__ int givenMade(Made m) { m.v += 3; return m.v; }
__device__ Counted returned(int x) { return Made(x); }
struct Holds { Counted c; };
// a prvalue of a derived class is another object than the parameter or variable made from it ([dcl.init.general]/16.6)
__global__ void sliced(ll* out) {
    died = 0; out[0] = given(Made(3)); out[1] = died;
    died = 0; out[2] = given(Wider(4)); out[3] = died;
    died = 0; out[4] = givenMade(Wider(2)); out[5] = died;
    died = 0; { Counted c = Made(4); c.v = 6; } out[6] = died;
    died = 0; { Counted c(Wider(1)); c.v = 6; } out[7] = died;
    died = 0; { Counted c{Made(2)}; c.v = 6; } out[8] = died;
    died = 0; out[9] = returned(5).v; out[10] = died;
    died = 0; { Holds h{Made(3)}; h.c.v = 5; } out[11] = died;
    died = 0; { Made m(3); out[12] = given(m); } out[13] = died;
    died = 0; { Counted c; c = Made(8); out[14] = died; } out[15] = died;
    died = 0; out[16] = out[0] == 5 ? given(Made(6)) : given(Wider(3)); out[17] = died;
}

struct Any {
    __device__ Any() { last = 1; }
    template <class T> __device__ Any(T&&) { last = 2; }
    template <class T> __device__ Any(const T*, int) { last = 3; }
    template <class T, int N> __device__ Any(const T (&)[N]) { last = 4; }
};
struct Hides : Any { using Any::Any; __device__ Hides(int) { last = 5; } template <class U> explicit __device__ Hides(U&&) { last = 6; } };
struct Keeps : Any { using Any::Any; __device__ Keeps(int) { last = 7; } template <class U> explicit __device__ Keeps(const U&) { last = 8; } };
template <class X> struct AnyOf { template <class T> __device__ AnyOf(T&&, X) { last = 10; } __device__ AnyOf(X) { last = 11; } };
template <class X> struct HidesOf : AnyOf<X> { using AnyOf<X>::AnyOf; template <class U> __device__ HidesOf(U&&, X) : AnyOf<X>(X()) { last = 12; } };
__device__ int hides(Hides) { return last; }
__device__ int keeps(Keeps) { return last; }
// a template hides one with the same parameters even where it is no candidate, as an explicit one is not in
// copy-initialisation ([namespace.udecl]/15)
__global__ void hiddenctors(ll* out) {
    long l = 3; const long c = 4; int arr[3] = {}; double d = 1.5;
    out[0] = hides(l); out[1] = hides(c); out[2] = hides(5L); out[3] = hides(2);
    Hides h(l); out[4] = last; Hides h1(d); out[5] = last; Hides h2(arr, 2); out[6] = last;
    out[7] = keeps(l); out[8] = keeps(5L); out[9] = keeps(2);
    Keeps k(c); out[10] = last; Keeps k1(l); out[11] = last; Hides h3 = 'c'; out[12] = last;
    HidesOf<int> o(l, 2); out[13] = last; HidesOf<double> o1(arr, 2); out[14] = last; HidesOf<int> o2(2); out[15] = last;
}
