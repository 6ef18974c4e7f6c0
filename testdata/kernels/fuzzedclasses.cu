// What random programs of classes found: operands of operator functions, bit-fields in ?:, constructible classes, what
// a return statement moves.
typedef long long ll;
template <class T> T&& make();
template <bool B> struct only_if {}; template <> struct only_if<true> { typedef void type; };
template <class A, class B> struct same { enum { v = 0 }; }; template <class A> struct same<A, A> { enum { v = 1 }; };
template <class T> struct id_of { enum { n = 1 }; };
template <> struct id_of<unsigned long> { enum { n = 2 }; };
template <> struct id_of<unsigned long&> { enum { n = 3 }; };
template <> struct id_of<int> { enum { n = 4 }; };
template <> struct id_of<int&> { enum { n = 5 }; };

struct Number { int v; __device__ Number(int x) : v(x) {} };
struct Any { int v; template <class T> __device__ Any(T&& x) : v(10 + id_of<T>::n) {} Any(Any&&) = default; };
template <class T> __device__ ll operator&(Any x, T&& y) { return x.v; }
__device__ ll operator|(Any x, Number y) { return x.v; }
enum Narrow : char { n_a, n_b = 3 }; enum Wide { w_a, w_b = 3 };
template <class T> struct Ref { enum { v = 0 }; }; template <class T> struct Ref<T&> { enum { v = 1 }; }; template <class T> struct Ref<T&&> { enum { v = 2 }; };
// an operand stays an lvalue for a user's operator, and a choice of bit-fields is one ([expr.cond]/5)
__global__ void operands(ll* out) {
    unsigned long ul = 57; out[0] = ul & Number(16); out[1] = ul | Number(16); out[3] = 57ul | Number(1);
    bool bo = false; Narrow n = n_a; Wide w = w_a; struct { Narrow b : 6; int n : 5; Wide c : 5; Narrow d : 8; } bf = {n_b, 12}; int i = 3;
    out[4] = Ref<decltype((bo ? n : bf.b))>::v; out[5] = Ref<decltype((bo ? i : bf.n))>::v; out[6] = Ref<decltype((bo ? w : bf.c))>::v;
    out[7] = Ref<decltype((bo ? bf.n : bf.n))>::v; out[8] = Ref<decltype((bo ? n : bf.d))>::v; out[9] = bo ? i : bf.n; out[10] = Ref<decltype((true ? bf.n : i))>::v;
}

struct Unmovable { __device__ Unmovable(int) {} Unmovable& operator=(const Unmovable&) = default; __device__ Unmovable& operator=(Unmovable&& o) { return *this; } __device__ operator bool() & { return true; } };
struct Takes { int v; explicit __device__ Takes(int x) : v(x) {} template <class T> explicit __device__ Takes(T x) : v(7) {} Takes(Takes&&) = default; };
struct Fixed { int v = 33; __device__ Fixed& operator=(Fixed o) & { return *this; } __device__ Fixed& operator=(Fixed&& o) & { return *this; } };
struct Holds { int v = 24; Fixed m = Fixed{}; explicit __device__ Holds(int x) : v(x) {} __device__ Holds() {} __device__ Holds(const Holds& o) : v(o.v) {} };
struct Becomes : Holds { __device__ Becomes(int x) {} __device__ Becomes(Becomes& o) : Holds(o) {} template <class T, class = typename only_if<__is_base_of(Fixed, T)>::type> __device__ operator T() const && { return T(); } };
struct Refers { Fixed* p; __device__ operator Fixed&() const { return *p; } };
// a parameter by value that cannot be made, and a conversion that makes what cannot be copied (CWG 2327)
__global__ void constructible(ll* out) {
    out[0] = __is_constructible(Takes, Unmovable); out[1] = __is_constructible(Takes, Unmovable&); out[2] = __is_constructible(Takes, Number);
    out[3] = __is_constructible(Fixed, Becomes); out[4] = __is_constructible(Fixed, Becomes&); out[5] = __is_constructible(Fixed, Fixed); out[6] = __is_constructible(Fixed, Refers);
}

struct A { int v; template <class T> __device__ A(T&& x) : v(id_of<T>::n) {} };
struct B { int v; __device__ B(int& x) : v(1) {} __device__ B(int&& x) : v(2) {} };
struct C { int v; __device__ C(const int& x) : v(1) {} __device__ C(long&& x) : v(2) {} };
struct D { int v; __device__ D(long x) : v(1) {} __device__ D(int&& x) : v(2) {} };
enum E { e1 = 1 };
struct F { int v; template <class T> __device__ F(T&& x) : v(sizeof(T)) {} __device__ F(E& x) : v(9) {} };
struct G { int v; __device__ G(const char*&& x) : v(1) {} __device__ G(const char* const& x) : v(2) {} __device__ G(bool x) : v(3) {} };
__device__ A ra(int k) { return k; } __device__ B rb(int k) { return k; } __device__ C rc(int k) { return k; } __device__ D rd(int k) { return k; }
__device__ F rf(E k) { return k; } __device__ G rg(const char* k) { return k; } __device__ A rl() { int k = 3; return (k); } __device__ A rr(int& k) { return k; } __device__ A rs() { static int k = 3; return k; }
__device__ C rc2(long k) { return k; }
// what is no object of a class is moved too ([class.copy.elision]/3)
__global__ void returns(ll* out) { out[0] = ra(1).v; out[1] = rb(1).v; out[2] = rc(1).v; out[3] = rd(1).v; out[4] = rf(e1).v; out[5] = rg("a").v; out[6] = rl().v; int z = 0; out[7] = rr(z).v; out[8] = rs().v; out[9] = rc2(3).v; }

__device__ int arrays(int (&&)[3]) { return 1; }
__device__ int arrays(const int (&)[3]) { return 2; }
__device__ int (&&temporary())[2];
// parameters that are references to arrays, after a built-in type
__global__ void references(ll* out) { typedef int Three[3]; int x[3] = {}; out[0] = arrays(x) * 10 + arrays(Three{1, 2, 3}); out[1] = sizeof(temporary()); }

enum class Scoped { s_a = 5, s_b = -3 };
// an enumeration becomes a pointer in a cast, also one that has a scope ([expr.reinterpret.cast]/5)
__global__ void addresses(ll* out) {
    struct { Scoped a : 6; Narrow n : 5; } bf = {Scoped::s_b, n_b}; Scoped s = Scoped::s_a;
    out[0] = (ll)(const char*)s; out[1] = (ll)(int*)bf.a; out[2] = (ll)reinterpret_cast<void*>(Scoped::s_b); out[3] = (ll)(int*)bf.n; out[4] = (int*)bf.a != nullptr;
}

template <int I, int J, int K> struct Doubled { enum { v = 1 }; };
template <int I, int K> struct Doubled<I, I * 2, K> { enum { v = 2 }; };
template <int I> struct Doubled<I, I * 2, 2> { enum { v = 3 }; };
// an argument of a partial specialisation that is an expression deduces nothing ([temp.deduct.type]/5.3)
__global__ void specialised(ll* out) { out[0] = Doubled<1, 2, 3>::v; out[1] = Doubled<1, 2, 2>::v; out[2] = Doubled<1, 3, 2>::v; }
// parameters made by a conversion function and a constructor from what calls return
namespace made { struct C { int v = 37; __device__ C(int x = 41) : v(x & 63) {} __device__ C(C& o) : v(o.v) {} __device__ operator int() const { return v + 1; } };
template <class T> __device__ T&& mv(T& x) { return static_cast<T&&>(x); }
__device__ int f(C x, C y) { return x.v * 100 + y.v; } __device__ int g(C x, int n, C y, C z) { return ((x.v * 100 + y.v) * 100 + z.v) * 10 + n; } struct P { int v; __device__ P(C x, C y) : v(x.v * 100 + y.v) {} }; }
__global__ void madeOfCalls(long long* out) { using made::f; using made::g; using made::mv; using made::P; made::C a(5), b(47), c(20); out[0] = f(mv(a), mv(b)); out[1] = g(mv(a), 3, mv(b), mv(c)); P p(mv(a), mv(b)); out[2] = p.v; P q{mv(b), mv(c)}; out[3] = q.v; out[4] = g(a, 4, mv(b), mv(a)); }
