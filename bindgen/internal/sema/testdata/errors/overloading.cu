// Overloads, deductions, conversions and initialisations that C++ refuses, which g++ and clang refuse too.
template <class T> struct identity { typedef T type; };
struct Undeduced { template <typename T = short> __device__ operator typename identity<T>::type() { return 1; } };
__global__ void a1(int* out) { out[0] = Undeduced(); } /* ERROR "no conversion from 'Undeduced' to 'int'" */
__global__ void ok1(int* out) { short s = Undeduced(); out[0] = s; }
template <class T, class U> struct Two {};
template <class T, class U> __device__ int* f3(U, Two<U, T>* p = 0) { return 0; }
template <class U> __device__ float* f3(U, Two<U, U>* p = 0) { return 0; }
__global__ void a2(int* out) { f3<int>(42); } /* ERROR "the call of f3 is ambiguous" */
__global__ void ok2(int* out) { float* p = f3<int>(42, (Two<int, int>*)0); out[0] = !p; }
struct Explicit { __device__ explicit operator int() { return 1; } };
__global__ void a3(int* out) { switch (Explicit()) { default: out[0] = 1; } } /* ERROR "switch needs an integer" */
struct Float { __device__ operator float() { return 1; } };
__global__ void a4(int* out) { switch (Float()) { default: out[0] = 1; } } /* ERROR "switch needs an integer" */
struct Scoped { enum class E { e }; __device__ operator E() { return E::e; } __device__ operator float() { return 1; } };
__global__ void ok3(int* out) { switch (Scoped()) { case Scoped::E::e: out[0] = 1; } }
template <int i> class Int {};
template <short s> __device__ int g(Int<s>) { return s; }
template <short s> __device__ int h(int (&)[s]) { return s; }
template <short s> __device__ int k(int (&)[s], Int<s>) { return s; }
template <const int s> __device__ int l(Int<s>) { return s; }
__global__ void a5(int* out) { Int<1> x; out[0] = g(x); } /* ERROR "no function g takes arguments" */
__global__ void a6(int* out) { Int<5> x; int y[5]; out[0] = k(y, x); } /* ERROR "no function k takes arguments" */
__global__ void ok4(int* out) { Int<5> x; int y[5]; out[0] = g<5>(x) + h(y) + k<5>(y, x) + l(x); }
struct Held { int v; }; struct Derived : Held { int w = 3; };
__global__ void a7(int* out) { const Held c; out[0] = c.v; } /* ERROR "the const variable c needs an initialiser" */
__global__ void a8(int* out) { const Derived c; out[0] = c.w; } /* ERROR "the const variable c needs an initialiser" */
__global__ void a9(int* out) { const Held c[3]; out[0] = c[0].v; } /* ERROR "the const variable c needs an initialiser" */
struct Empty {}; struct Given { int v = 3; Empty e; }; struct Made { int v; __device__ Made() : v(1) {} }; struct Holds { Made m; };
__global__ void ok5(int* out) { const Empty e; const Given g; const Made m; const Holds h; out[0] = g.v + m.v + h.m.v; (void)e; }
struct Both { int v; __device__ operator int() const { return v; } __device__ operator unsigned() const { return v; } };
__global__ void b1(int* out) { Both b{1}; out[0] = b + 1; } /* ERROR "the built-in operator . is ambiguous for .Both, int" */
__global__ void b2(int* out) { Both b{1}; out[0] = -b; } /* ERROR "the built-in operator - is ambiguous for .Both" */
__global__ void b3(int* out) { Both b{1}; int x[3] = {}; out[0] = x[b]; } /* ERROR "the built-in operator .* is ambiguous" */
struct Pointers { int* p; __device__ operator int*() const { return p; } __device__ operator const int*() const { return p; } };
__global__ void b4(int* out) { Pointers p{out}; out[0] = *p; } /* ERROR "the built-in operator . is ambiguous" */
enum Side { left };
__device__ bool operator==(const Side&, const Side&) { return true; }
__global__ void b5(int* out) { out[0] = left == left; } /* ERROR "the use of operator== is ambiguous" */
struct Refs { __device__ operator int&() const; __device__ operator long&() const; };
__global__ void b6(int* out) { Refs r; const float& f = r; out[0] = f; } /* ERROR "no conversion from 'Refs' to 'float'" */
struct Dead { int v; ~Dead() = delete; };
__global__ void c1(Dead* d) { d->~Dead(); } /* ERROR "the destructor of Dead is deleted" */
__global__ void c2(Held* d) { d->~Derived(); } /* ERROR "has no destructor of 'Derived'" */
typedef int Num; typedef float Other;
__global__ void c3(int* p) { p->~Other(); } /* ERROR "has no destructor of 'float'" */
__global__ void ok6(int* p, Held* h) { typedef Held H; p->~Num(); h->~H(); h->~Held(); p[0] = 1; }
struct Taken { int v; }; struct TwoWays { int v; __device__ operator Taken() const { return Taken{1}; } }; struct Third { __device__ Third(const TwoWays&) {} };
struct TwoWays2; struct Fourth { int v; __device__ Fourth(const TwoWays2&); }; struct TwoWays2 { __device__ operator Fourth() const; };
__global__ void d1(int* out) { TwoWays2 t; Fourth f = t; out[0] = f.v; } /* ERROR "the conversion from 'TwoWays2' to 'Fourth' is ambiguous" */
struct Strict { int v; explicit __device__ Strict(int x) : v(x) {} explicit __device__ Strict() : v(5) {} };
__device__ int strict(Strict s) { return s.v; }
__device__ Strict strictly() { return {1}; } /* ERROR "the constructor of Strict that takes .int. is explicit" */
__global__ void e1(int* out) { Strict s = {1}; out[0] = s.v; } /* ERROR "the constructor of Strict that takes .int. is explicit" */
__global__ void e2(int* out) { out[0] = strict({1}); } /* ERROR "the constructor of Strict that takes .int. is explicit" */
__global__ void e3(int* out) { Strict s[2] = {Strict(1), {2}}; out[0] = s[1].v; } /* ERROR "is explicit" */
__global__ void e4(int* out) { Strict s = {}; out[0] = s.v; } /* ERROR "the constructor of Strict that takes .. is explicit" */
__global__ void e5(int* out) { out[0] = strictly().v; }
__global__ void ok7(int* out) { Strict s{1}, t{}; Strict u = Strict{2}; out[0] = s.v + t.v + u.v + strict(Strict{3}); }
class Inside { int v; public: int w; };
__global__ void e6(int* out) { Inside i = {1, 2}; out[0] = i.w; } /* ERROR "Inside has no constructor that takes arguments" */
// ambiguous also without the explicit constructors that a braced list may not call
namespace lists {
struct Chosen { explicit __device__ Chosen(int); __device__ Chosen(long); };
struct Plain { __device__ Plain(int); };
struct Strict { explicit __device__ Strict(int); };
struct Sterner { explicit __device__ Sterner(int); };
__device__ int f(Chosen);
__device__ char f(Plain);
__device__ int g(Strict);
__device__ char g(Sterner);
struct Object { __device__ int h(Plain); __device__ char h(float) const; };
__global__ void viaLong(int* p) { p[0] = sizeof(f({36})); } /* ERROR "the call of f is ambiguous for arguments" */
__global__ void bothExplicit(int* p) { p[0] = sizeof(g({36})); } /* ERROR "the call of g is ambiguous for arguments" */
__global__ void object(int* p) { Object o; p[0] = sizeof(o.h({36})); } /* ERROR "the call of h is ambiguous for arguments" */
}

__device__ int sized(int n) __attribute__((enable_if(n > 3, "n is too small")));
__device__ int sized(long n);
__device__ int alone(int n) __attribute__((enable_if(n > 3, ""))) ;
__global__ void conditional(int* p) { *p = sized(4); } /* ERROR "kbind does not support the attribute enable_if" */
__global__ void conditional2(int* p) { *p = alone(4); } /* ERROR "so that alone may be meant or not" */
__global__ void conditional3(int* p) { *p = sized(4, 5); } /* ERROR "no function sized takes arguments" */
