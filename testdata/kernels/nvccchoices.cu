// oracle: g++
// Where nvcc 13.0 and NVRTC 12.9 choose otherwise than g++ and clang++, which agree.
typedef long long ll;
template <class A, class B> struct Same { static constexpr int v = 0; };
template <class A> struct Same<A, A> { static constexpr int v = 1; };
template <class T> T&& make();
template <class...> struct voided { typedef void type; };
#define HAS(NAME, ...) template <class T, class = void> struct NAME { enum { v = 0 }; }; template <class T> struct NAME<T, typename voided<__VA_ARGS__>::type> { enum { v = 1 }; };

HAS(LargeArray, T[sizeof(T) - 4])
struct Base {};
struct Derived : Base {};
template <class T, class U, class = void> struct Casts { enum { v = 0 }; };
template <class T, class U> struct Casts<T, U, typename voided<decltype(static_cast<U>(make<T>()))>::type> { enum { v = 1 }; };
template <class T, class = void> struct Narrows { enum { v = 0 }; };
template <class T> struct Narrows<T, typename voided<decltype((int)make<T>())>::type> { enum { v = 1 }; };
struct Strict { int v; explicit __device__ Strict() : v(55) {} };
struct Stricts { Strict e; int n; };
HAS(FromNothing, decltype(T{}))
template <class T> struct One {};
template <class T, class U = int> struct Two {};
template <template <class> class TT, class T> __device__ int fits(const TT<T>&) { return sizeof(T); }
__device__ int fits(...) { return 50; }
// nvcc has arrays of more bytes than memory has, casts a base class's xvalue to a const lvalue of a derived class
// ([expr.static.cast]/2), copies from {} with an explicit constructor ([dcl.init.aggr]/8), does not count defaults of
// template parameters where a template is an argument ([temp.arg.template]/3), and (13.0 alone) casts pointers to
// integers that are too small ([expr.reinterpret.cast]/4)
__global__ void accepted(ll* out) {
    out[0] = LargeArray<char>::v; out[1] = Casts<Base, const Derived&>::v; out[2] = FromNothing<Stricts>::v;
    out[3] = fits(One<char>()); out[4] = fits(Two<char>()); out[5] = Narrows<int*>::v * 10 + Narrows<short>::v;
}

__device__ int array(const double (&)[2]) { return 2; }
__device__ int array(const double (&&)[3]) { return 3; }
struct Copied { int v; __device__ Copied(int x) : v(x) {} __device__ Copied(const Copied& o) : v(o.v + 100) {} };
__device__ int value(const Copied& c) { return c.v; }
enum Side { left = 2 };
struct Ref { mutable ll v; __device__ operator ll&&() const { return (ll&&)v; } __device__ operator Side() && { return left; } };
struct ToOther;
struct Other { int v; __device__ Other(const ToOther&) : v(1) {} __device__ Other(int, int) : v(2) {} __device__ Other(const Other& o) : v(o.v + 100) {} };
struct ToOther { __device__ operator Other() { return Other(1, 2); } };
struct Taking { int v; __device__ Taking(int v) : v(v) {} __device__ Taking(const Taking& o) : v(o.v + 1) {} template <class T> __device__ Taking(T&& o) : v(o.v + 100) {} };
struct Loose { Taking a; mutable Taking b; };
struct Source { int v; __device__ Source(int v) : v(v) {} __device__ Source(const Source& o) : v(o.v + 10) {} __device__ Source(Source&& o) : v(o.v + 100) {} };
struct ByValue { int v; __device__ ByValue(Source s) : v(s.v) {} };
__device__ ByValue returned(Source s) { return s; }
// nvcc prefers an rvalue reference to the smaller array ([over.ics.rank]/3.1), copies a prvalue that ?: makes const,
// binds to a conversion function's xvalue ([over.match.ref]), takes the constructor where an elided conversion is as
// good (CWG 2327), copies a mutable member as a const one ([class.copy.ctor]/14), and a returned parameter that moves
// into a parameter by value (C++20, [class.copy.elision]/3)
__global__ void chosen(ll* out) {
    out[0] = array({2.5}); out[1] = array({2.5, 2.5}); bool yes = out[5] == 0; const Copied e(2); out[2] = value(yes ? Copied(7) : e);
    const ll& x = Ref{5}; out[3] = x; ToOther f; Other g(f); out[4] = g.v;
    Loose l{1, 2}; const Loose m = l; Loose z = m; out[5] = z.a.v * 1000 + z.b.v; Source s(1); out[6] = returned(s).v;
}

struct Assigns { int v; Assigns& operator=(Assigns); };
struct Copies { int v; Copies(const Copies&); Copies& operator=(const Copies&) = default; };
struct NoAssign { int v; NoAssign(const NoAssign&) = default; NoAssign& operator=(const NoAssign&) = delete; };
struct Move : Assigns { Move(Move&&) = default; };
struct MoveOnly : Assigns { MoveOnly(MoveOnly&&) = default; MoveOnly& operator=(const MoveOnly&) = delete; };
struct CopyOnly : Assigns { CopyOnly(const CopyOnly&) = default; CopyOnly& operator=(const CopyOnly&) = delete; };
struct NoCopy : Copies { NoCopy(const NoCopy&) = delete; };
struct MoveAssign : Copies { MoveAssign& operator=(MoveAssign&&) = default; };
struct Both : NoAssign { Assigns b; };
struct Members { Assigns b; MoveOnly d; };
// nvcc does not look at the operators that make a deleted one deleted
__global__ void trivial(ll* out) {
    out[0] = __is_trivially_copyable(Move); out[1] = __is_trivially_copyable(MoveOnly); out[2] = __is_trivially_copyable(CopyOnly);
    out[3] = __is_trivially_copyable(NoCopy); out[4] = __is_trivially_copyable(MoveAssign); out[5] = __is_trivially_copyable(Both); out[6] = __is_trivially_copyable(Members);
}

struct Greedy {
    int v;
    explicit __device__ Greedy(int x) : v(x) {}
    template <class T> __device__ Greedy(T&& x) : v(7) {}
    __device__ Greedy(Greedy& o) : v(9) {}
    __device__ Greedy(Greedy&& o) : v(10) {}
};
struct Eager : Greedy { __device__ Eager(int x) : Greedy(x & 31) {} };
// nvcc takes a list of an object of a derived class for that object ([over.ics.list]/2 has it convert first)
__global__ void nested(ll* out) {
    Eager b(2);
    { Greedy y{{b}}; out[0] = y.v; } { Greedy y{{Eager(3)}}; out[1] = y.v; } { Greedy y({b}); out[2] = y.v; } { Greedy y = {{b}}; out[3] = y.v; }
}

struct Held {
    int v;
    explicit __device__ Held(int x = 47) : v(x) {}
    template <class T> explicit __device__ Held(T&& x) : v(1000) {}
    Held(const Held&) = default;
    __device__ Held(Held&& o) : v(o.v + 100) {}
};
template <class F> __device__ auto called(F g, int x) -> decltype(g(x)) { return g(x); }
template <class F> __device__ auto called(F g, long) -> decltype(g()) { return g(); }
template <class F> __device__ int with1(F g) { return g(1); }
// nvcc captures as if what is captured were const ([expr.prim.lambda.capture]/15: direct-initialised from the variable)
__global__ void captured(ll* out) {
    Held o(9);
    out[0] = called([o]() -> const Held { return o; }, 5).v;
    { auto l = [o]() { return o.v; }; out[1] = l(); auto m = l; out[2] = m(); }
    { auto l = [o](int x) mutable { return x + o.v; }; auto m = l; out[3] = l(1); out[4] = m(1); out[5] = with1(m); auto n = static_cast<decltype(l)&&>(l); out[6] = n(1); }
    { auto l = [&, o] { return o.v; }; auto m = [l] { return l(); }; out[7] = m(); auto k = [l]() mutable { return l(); }; out[8] = k(); }
    { const Held c(4); auto l = [c]() { return c.v; }; out[9] = l(); auto m = l; out[10] = m(); auto n = static_cast<decltype(l)&&>(l); out[11] = n(); }
}

// Explicit conversion functions are no candidates where a list of one item initialises a reference ([over.match.ref]).
struct Conv {
    int v = 9;
    template <class T> __device__ operator T() const { return T(v + 100 + sizeof(T)); }
    explicit __device__ operator unsigned long() const { return v; }
};
struct Refs { const unsigned long& r; int&& q; };
__device__ long taken(const unsigned long& x) { return x; }

__global__ void conversions(ll* o) {
    const Conv c{};
    const unsigned long& a = {c}; // explicit conversions are no candidates
    o[0] = a;
    unsigned long&& b = {c};
    o[1] = b;
    const unsigned long& d = c;
    o[2] = d;
    unsigned long e{c};
    o[3] = e;
    Refs refs{c, 3};
    o[4] = refs.r + refs.q;
    o[5] = taken({c});
    o[6] = taken({7});
    auto lambda = [](const unsigned long& x = {Conv{}}) { return x; };
    o[7] = lambda();
}

// Two assignment operators, each by another instance of a conversion function template: neither is better
// ([over.ics.rank]/3.3 compares one conversion function alone), so there is no assignment. nvcc finds one.
struct AnyNumber { template <class T> __device__ operator T() const&& { return T(); } };
struct Numbered { __device__ Numbered& operator=(const int&) { return *this; } };
template <class T> __device__ T&& some();
template <class T> __device__ auto takes_number(int) -> decltype(some<T&>() = some<AnyNumber>(), 0) { return 1; }
template <class T> __device__ int takes_number(long) { return 0; }

__global__ void assignable(ll* o) { o[0] = __is_assignable(Numbered&, AnyNumber) * 10 + takes_number<Numbered>(0); }

// An element of an array that is an xvalue is an xvalue ([expr.sub]/2), and so is a member of a temporary
// ([expr.ref]/6.2), in decltype, too.
struct Owner { int n = 1; int a[2] = {}; __device__ int which() & { return 1; } __device__ int which() && { return 2; } };
struct Owners { Owner list[2]; };
__device__ const Owner an_owner() { return {}; }
__device__ int category(int&) { return 1; }
__device__ int category(int&&) { return 3; }

__global__ void categories(ll* o) {
    Owner q;
    o[0] = category(Owner().a[0]) * 10 + category(static_cast<Owner&&>(q).a[1]);
    o[1] = Same<decltype((Owner().n)), int&&>::v * 10 + Same<decltype((an_owner().n)), const int&&>::v;
    o[2] = Same<decltype(Owner().a[0]), int&&>::v;
    o[3] = Owners().list[0].which();
    o[4] = Same<decltype(true ? an_owner().n : an_owner().n), const int&&>::v;
}
