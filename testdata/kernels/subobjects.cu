// Copies and assignments of subobjects, the temporaries of each, and functions that hide those of a base class.
typedef long long ll;
__device__ ll trace;
__device__ void note(int k) { trace = (trace * 31 + k) % 1000003; }
template <class T> struct kind_of { enum { n = 0 }; };
template <> struct kind_of<bool> { enum { n = 1 }; };
template <> struct kind_of<int> { enum { n = 2 }; };
template <> struct kind_of<ll> { enum { n = 3 }; };
template <class T> T&& make();
template <class...> struct voided { typedef void type; };

struct Part { int v; __device__ Part(int v) : v(v) { note(1); } __device__ Part(const Part& o) : v(o.v) { note(2); } __device__ Part& operator=(Part o) { v = o.v; note(3); return *this; } __device__ ~Part() { note(4); } };
struct Two { Part a = 1, b = 2; };
struct Many { Part e[6] = {1, 2, 3, 4, 5, 6}; };
struct Whole { Two t; int n = 5; Part e[2] = {7, 8}; };
struct Sums { int v = Part(3).v, w = Part(4).v; };
// the temporaries of one subobject end before the next one is looked at ([class.temporary]/3 to 5)
__global__ void turns(ll* out) {
    { Two x, y; trace = 0; x = y; out[0] = trace; } { Many x, y; trace = 0; x = y; out[1] = trace; }
    { Whole x, y; trace = 0; x = y; out[2] = trace; Whole z(x); out[3] = trace; }
    { trace = 0; Sums s; out[4] = trace + s.v + s.w; }
}

struct Kept { int v; __device__ Kept(int v) : v(v) {} __device__ Kept(const Kept&) = default; __device__ Kept& operator=(const Kept& o) { v = o.v + 10; return *this; } __device__ Kept& operator=(Kept&& o) { v = o.v + 20; return *this; } };
__device__ const Kept kept(int v) { return Kept(v); }
struct Listed { int v; __device__ Listed(int v) : v(v) {} __device__ Listed& operator=(Listed&& o) { v = o.v + 1000; return *this; } __device__ Listed& operator=(const int* p) { v = *p; return *this; } };
struct Pair { int a, b; };
// a const value is not moved
__global__ void qualified(ll* out) {
    Kept k(1); k = kept(5); out[1] = k.v; k = Kept(6); out[2] = k.v; const Kept c(7); k = static_cast<const Kept&&>(c); out[3] = k.v;
    Listed l(1); l = {4}; out[4] = l.v; int n = 77; l = {&n}; out[5] = l.v; Pair p{}; p = {3, 4}; out[6] = p.a * 10 + p.b;
}

enum Colour { red, green };
struct Top { __device__ operator Colour() const { return green; } template <class T> __device__ explicit operator T() const { return T(2); } };
struct Sub : Top { __device__ operator Colour() const && { return red; } __device__ operator double() const & { return 5; } template <class T, class = typename T::none> __device__ operator T() const && { return T(); } };
struct From { int v = 0; __device__ From(int x) : v(x) {} };
struct Into : From { __device__ explicit Into(int x) : From(x + 1) {} using From::From; __device__ operator bool() const { return v > 0; } };
struct Indexed { int* p; __device__ operator int*() { return p; } __device__ int operator[](Pair) { return 50; } };
template <class T> __device__ auto has(const T& x) -> decltype((void)(x.missing(1)), 1) { return 10; }
template <class T> __device__ int has(T) { return 20; }
// [class.conv.fct]/5, [namespace.udecl]/15, [over.built]/14; a failed substitution fails every time
__global__ void hidden(ll* out) {
    Sub s; float&& f = s; out[0] = (ll)f; out[1] = s && true; bool b = true; Into i(4);
    out[2] = kind_of<decltype((b ? i : b))>::n; out[3] = i.v;
    int a[3] = {5, 6, 7}; Indexed x{a}; out[4] = x[(short)2] * 100 + x[Pair{}];
    auto l = [](auto&& y) { return has(y); }; Pair p{}; out[5] = l(p) + has(p) + has(p); out[6] = (ll)nullptr;
    out[7] = kind_of<decltype((ll)nullptr)>::n;
}

template <class T> __device__ int ranks(const T&) { return 1; }
__device__ int ranks(const int*&&) { return 2; }
struct Sink { int v; __device__ Sink(Kept k) : v(k.v) {} };
struct Above { int v; __device__ Above(int v) : v(v) {} Above(const Above&) = default; Above& operator=(const Above&) = default; };
struct Below : Above { int w; __device__ Below(int w) : Above(w), w(w) {} template <class T> __device__ Below(T&&, int) : Above(1), w(2) {} using Above::operator=; };
// the identity is better than a qualification conversion
__global__ void chosen(ll* out) {
    int a[2] = {}; out[0] = ranks(&a[1]); 
    Below b(5); const Above c(7); b = c; out[2] = b.v * 10 + b.w;
}
