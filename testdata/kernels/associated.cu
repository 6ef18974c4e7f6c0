// threads: 1 blocks: 1
// Which classes and namespaces are associated with arguments ([basic.lookup.argdep]/2): those of pointers to members, of
// the names of functions, of what members of classes are members of, of base classes and of template arguments, but not
// of the template arguments of base classes.
namespace N {
struct A { int v; };
template <class T> struct Box {};
template <class T> struct Base { friend __device__ int of_base(Base) { return 6; } };
enum E { e };
namespace inner { struct Z {}; }
inline namespace v1 {
struct I {};
template <class T> __device__ int to_inline(T) { return 8; }
}
template <class T> __device__ int f(const T&) { return 1; }
template <class T> __device__ int g(T) { return 2; }
template <class T> __device__ int from_inline(T) { return 7; }
}
template <class... T> struct Tup {};
template <template <class> class X> struct Tmp {};
template <int I, class... T> struct Counted {};
template <int I> struct Value {};
template <N::E x> struct ValueOf {};
template <class T> struct Out {
    struct In {};
    template <class U> struct InT {};
};
struct D : Tup<N::A> {};
struct D2 : N::Base<int> {};
struct Q {
    int a;
    N::A m;
    __device__ int fn(N::A) { return 0; }
};
__device__ int f(...) { return 100; }
__device__ int g(...) { return 200; }
__device__ int from_inline(...) { return 70; }
__device__ int to_inline(...) { return 80; }
__global__ void ad_types(long long* out) {
    out[0] = f(Tup<int, N::A>());
    out[1] = f(&Q::m);
    out[2] = f(Tmp<N::Box>());
    N::A (*returns)(int) = nullptr;
    out[3] = f(returns);
    out[4] = f(&Q::fn);
    int N::A::*member = &N::A::v;
    out[5] = f(member);
    out[6] = f(Counted<3, int, N::A*>());
    struct Local : N::A {};
    out[7] = f(Local()) + f((Local*)nullptr);
    out[8] = f(Tup<Tup<N::A>>());
    auto takes = [](N::A) {};
    out[9] = f(takes);
    out[10] = f(+takes);
    out[11] = f(D());
    out[12] = f(D2());
    out[13] = f(Out<N::A>::In());
    out[14] = f(Out<int>::InT<N::A>());
    out[15] = f(Value<(int)N::e>()) + f(ValueOf<N::e>()) + f(N::e);
    out[16] = g(N::inner::Z());
    D2 Q::*of_q = nullptr;
    int (D2::*of_d2)() = nullptr;
    out[17] = f(of_q) * 10 + f(of_d2);
    Out<D2>* outer = nullptr;
    out[18] = f(outer);
    out[19] = of_base(D2());
    out[20] = from_inline(N::I());
    out[21] = to_inline(N::A());
}

struct Host {
    enum E { e0, e1 = 3 };
    struct In { int v; };
    union U { int i; };
    static __device__ int here();
    friend __device__ int of_enum(Host::E) { return 10; }
    friend __device__ int of_class(const Host::In&) { return 11; }
    friend __device__ int of_union(Host::U) { return 12; }
    template <class T> friend __device__ int of_any(T) { return 13; }
};
template <class T> struct HostT {
    struct In { int v; };
    enum E { z };
    friend __device__ int of_in(In) { return 14; }
    friend __device__ int of_e(E) { return 15; }
};
struct Below : Host::In {};
__device__ int of_any(...) { return 130; }
__device__ int Host::here() {
    struct L {};
    return of_any(L()) * 1000 + of_any(In());
}
__global__ void ad_members(long long* out) {
    out[0] = of_enum(Host::e1);
    out[1] = of_class(Host::In());
    Host::U u{1};
    out[2] = of_union(u);
    out[3] = of_any(Host::In());
    out[4] = of_in(HostT<int>::In());
    out[5] = of_e(HostT<char>::z);
    out[6] = Host::here();
    out[7] = of_any(Below());
}

namespace F {
struct A {};
struct B {};
__device__ int f1(A) { return 1; }
__device__ int f2(float) { return 2; }
__device__ int call(int (*f)(float)) { return 10 + f(1.f); }
__device__ int take(int (*f)(B), int) { return 7; }
}
using F::f1;
using F::f2;
__device__ int f1(float) { return 3; }
template <class T> __device__ int f2(F::A, T) { return 4; }
__device__ int call(int (*)(int)) { return 5; }
__device__ int of_b(F::B) { return 8; }
__global__ void ad_functions(long long* out) {
    out[0] = call(&f1);
    out[1] = call(f2);
    out[2] = take(of_b, 1);
}

// What unqualified lookup finds may end the search by arguments ([basic.lookup.argdep]/3): members, variables and
// functions that a block declares, but not what using-declarations name.
namespace S {
struct A { int v; };
__device__ int f(A, int) { return 1; }
__device__ int ge(A) { return 2; }
__device__ int h(A) { return 3; }
__device__ A operator+(A a, int b) { return {a.v + b}; }
__device__ int operator,(A, A) { return 77; }
struct Fn { __device__ int operator()(A) const { return 5; } };
}
__device__ int f(S::A, double) { return 10; }
__device__ int ge(...) { return 20; }
namespace S2 {
struct Functor { template <class T> __device__ int operator()(T) const { return 4; } };
__device__ Functor h;
__device__ int ge(S::A, int = 0) { return 30; }
__device__ int variable(S::A a) { return h(a); }
__device__ int block(S::A a) {
    __device__ int f(S::A, double);
    return f(a, 1);
}
__device__ int f(S::A, double) { return 40; }
struct X {
    __device__ int f(S::A, char) { return 50; }
    __device__ int member(S::A a) { return f(a, 1); }
};
template <class T> __device__ int both(T a) { return f(a, 1.0); }
__device__ int parentheses(S::A a) { return (f)(a, 1); }
__device__ S::A operator+(S::A a, char b) { return {a.v * 100}; }
__device__ int sum(S::A a) { return (a + 1).v * 1000 + (a + 'c').v; }
__device__ int comma(S::A a) { return a, a; }
struct Y {
    __device__ int operator+(int) { return 9; }
    __device__ int sum(S::A a) { return (a + 1).v; }
};
}
template <class T> __device__ int in_template(T a) {
    __device__ int f(S::A, double);
    return f(a, 1);
}
template <class T> __device__ int with_using(T a) {
    using S2::ge;
    return ge(a, 1);
}
__global__ void ad_ends(long long* out) {
    S::A a{4};
    out[0] = f(a, 1);
    out[1] = S2::variable(a);
    out[2] = S2::block(a);
    out[3] = S2::X().member(a);
    out[4] = S2::both(a);
    out[5] = S2::parentheses(a);
    out[6] = S2::sum(a);
    out[7] = S2::comma(a);
    out[8] = S2::Y().sum(a);
    {
        __device__ int f(S::A, double);
        out[9] = f(a, 1);
        { out[10] = f(a, 1); }
    }
    {
        using ::ge;
        out[11] = ge(a);
        {
            __device__ int ge(...);
            out[12] = ge(a);
        }
    }
    out[13] = in_template(a);
    out[14] = with_using(a);
    auto h = S::Fn();
    out[15] = h(a);
}
