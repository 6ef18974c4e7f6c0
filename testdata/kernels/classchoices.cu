// oracle: g++
// What g++ and clang choose among conversions and constructors where NVRTC sees nothing or an ambiguity: operands of
// ?: that are objects beside numbers, and lists of one object.
typedef long long ll;
template <bool B> struct only_if {}; template <> struct only_if<true> { typedef void type; };
template <class A, class B> struct same { enum { v = 0 }; }; template <class A> struct same<A, A> { enum { v = 1 }; };
enum Wide { w_a, w_b = 3 };

struct ToPlace { int w = 1; __device__ operator int&() & { return w; } };
struct OnlyInt : ToPlace { int v; template <class T, class = typename only_if<same<T, int>::v>::type> __device__ operator T() const { return T(v & 31); } };
struct Short { __device__ operator short() const { return 7; } };
struct Yes { __device__ operator bool() const { return true; } };
struct No { __device__ operator bool() const { return false; } };
struct IntOrDouble { __device__ operator int() const { return 3; } __device__ operator double() const { return 4.5; } };
struct ToWide { __device__ operator Wide() const { return w_b; } };
// operands of ?: are converted as the built-in operator takes them, not to its result's type ([expr.cond]/6)
__global__ void choices(ll* out) {
    bool bo = out[0] == 0; const OnlyInt c{{}, 43}, cc{{}, 77}; Short s; Yes f; No f2; IntOrDouble t; ToWide te; short sh = 2; int i = 1;
    out[0] = bo ? c : 9ll; out[1] = bo ? 9ll : cc; out[2] = sizeof(bo ? c : 9ll); out[3] = sizeof(bo ? s : sh); out[4] = bo ? s : 1.5f;
    out[5] = sizeof(bo ? f : f2); out[6] = (bo ? f : f2) + 10; out[7] = bo ? te : 5; out[8] = true ? c : 9ll; out[9] = sizeof(false ? c : 2.0);
    out[10] = bo ? t : i; out[11] = (bo ? t : 2.5) * 2; out[12] = sizeof(bo ? s : true);
}

__device__ int last;
struct Either { __device__ Either() {} template <class T> __device__ Either(T&&) { last = 1; } template <class T> explicit __device__ Either(T) { last = 2; } };
struct Derives : Either { int v; __device__ Derives(int x) : v(x) {} };
struct HasEither { Either e; };
__device__ int given(Either) { return last; }
__device__ Either returned() { Derives d(1); return {d}; }
// a list of one object is a copy of it, for which explicit constructors are no candidates (CWG 1467)
__global__ void copiedlists(ll* out) {
    const Derives c(1); Derives d(2); Either x = {c}; out[0] = last; last = 0; out[1] = given({c}); last = 0; out[2] = given({d}); last = 0;
    Either y = c; out[3] = last; last = 0; out[4] = given({Derives(3)}); last = 0; returned(); out[5] = last; last = 0; HasEither h = {{c}}; out[6] = last;
}
