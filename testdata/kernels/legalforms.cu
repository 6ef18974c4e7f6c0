// threads: 1 blocks: 1
// Forms that are rare but legal: functions that a class defines as friends and a namespace declares ([class.friend]/6),
// operators that are named with template arguments, alignments of packs ([dcl.align]/2), string literals in parentheses
// ([dcl.init.string]), pointers to members that template parameters qualify more ([expr.const]), instances of templates
// as friends, and anonymous unions in anonymous unions.
namespace friends {
struct B;
__device__ int scaled(const B& b, int k = 3);
struct B {
    int v;
    static constexpr int offset = 2;
    friend __device__ int scaled(const B& b, int k) { return b.v * k + offset; }
    template <class T> friend __device__ T added(B b, T t) { return b.v + t; }
};
template <class T> __device__ T added(B, T);
struct C;
__device__ int sum(C c, int n);
struct C {
    int v;
    friend __device__ int sum(C c, int n) { return n ? sum(c, n - 1) + c.v : 0; }
};
}
struct Num {
    int v;
    friend __device__ bool operator==(Num a, Num b) { return a.v == b.v; }
    friend __device__ Num operator+(Num a, Num b) { return {a.v + b.v}; }
};
__device__ bool operator==(Num, Num);
__device__ Num operator+(Num, Num);
template <class T> struct Box {
    T v;
    friend __device__ int twice(Box b) { return b.v * 2; }
};
__device__ int twice(Box<int>);
__global__ void lf_friends(long long* out) {
    friends::B b{4};
    out[0] = scaled(b);
    out[1] = friends::scaled(b, 5);
    out[2] = friends::added(b, 2);
    out[3] = added(b, 2.5) * 2;
    out[4] = sum(friends::C{3}, 4);
    out[5] = Num{1} == Num{1};
    out[6] = (Num{1} + Num{2}).v;
    bool (*equal)(Num, Num) = operator==;
    out[7] = equal(Num{1}, Num{2});
    out[8] = twice(Box<int>{5});
    out[9] = ::twice(Box<int>{6});
    out[10] = twice(Box<short>{7});
}

struct P {};
template <int I> __device__ bool operator==(P, P) { return I; }
template <int I> struct Z { int v; };
template <int I> __device__ int operator+(Z<I> a, int b) { return a.v + b + I; }
__global__ void lf_operators(long long* out) {
    P p;
    out[0] = operator==<0>(p, p);
    out[1] = operator==<1>(p, p);
    out[2] = operator+<3>(Z<3>{2}, 1);
}

template <class... T> struct alignas(T...) Aligned { char c; };
template <int... I> struct alignas(I...) AlignedBy { char c; };
template <class... T> struct Variant { alignas(T...) unsigned char data[32]; int which; };
template <class... T> struct Outer {
    template <class... U> struct alignas(U...) In { char c; alignas(T...) char d; };
};
template <class... T> __device__ int aligned() {
    alignas(T...) char a[8];
    alignas(sizeof(T)...) char b[16];
    return ((long long)a % 8 == 0) + ((long long)b % 8 == 0);
}
__global__ void lf_alignments(long long* out) {
    out[0] = sizeof(Aligned<short>);
    out[1] = sizeof(Aligned<>);
    out[2] = alignof(AlignedBy<4, 16>);
    out[3] = sizeof(Variant<int, double>);
    out[4] = sizeof(Outer<char, short>::In<int>);
    out[5] = alignof(Outer<>::In<>);
    out[6] = aligned<int, double>();
}

struct Name {
    char text[4];
    __device__ Name() : text("abc") {}
};
__device__ char first[]("hello");
__device__ char second[7]("hi");
__global__ void lf_texts(long long* out) {
    char a[]("ab");
    out[0] = sizeof a + a[1];
    const char b[5]("xyz");
    out[1] = b[2] + b[4];
    char c[](("pq"));
    out[2] = sizeof c + c[0];
    out[3] = Name().text[2] + Name().text[3];
    out[4] = sizeof first + first[4];
    out[5] = second[1] + second[6];
    static const char d[]("st");
    out[6] = sizeof d + d[1];
    constexpr char e[]("uv");
    out[7] = e[0];
    static char f[]("wxy");
    out[8] = f[2] + sizeof f;
}

struct M { int a; mutable int m; double* p; const int c; };
template <const int M::*P> struct Reader {
    static constexpr int v = 1;
    __device__ static int get(const M& m) { return m.*P; }
};
template <volatile int M::*P> __device__ int hasty(M& m) { return m.*P; }
template <class T, class C, T C::*P> struct Getter { __device__ T& of(C& c) { return c.*P; } };
template <auto P> struct Sized;
template <class T, T M::*P> struct Sized<P> { static constexpr int v = sizeof(T); };
__global__ void lf_members(long long* out) {
    M m{1, 2, nullptr, 3};
    out[0] = Reader<&M::a>::get(m);
    out[1] = Reader<&M::m>::get(m);
    out[2] = Reader<&M::c>::get(m);
    out[3] = hasty<&M::a>(m);
    out[4] = Getter<int, M, &M::a>().of(m) + Getter<const int, M, &M::a>().of(m);
    out[5] = Sized<&M::p>::v + Sized<&M::a>::v;
    out[6] = Reader<nullptr>::v;
}

template <class T> __device__ int kind() { return 1; }
template <> __device__ int kind<char>() { return 2; }
template <class T> class Befriends {
    friend __device__ int kind<char>();
    friend __device__ int kind<T>();
public:
    __device__ int all() { return kind<char>() * 10 + kind<T>(); }
};
namespace known {
template <class T, int I = 0> __device__ int g(T) { return 5 + I; }
__device__ int g(int, int);
class E {
    int v;
    friend __device__ int g(int, int);
    friend __device__ int g<E>(E);
public:
    __device__ E(int v) : v(v) {}
    __device__ int all() { return g<int, 3>(1) + g<E>(*this) + g(1, 2); }
};
__device__ int g(int a, int b) {
    E e{a};
    return e.v + b;
}
}
__global__ void lf_instances(long long* out) {
    out[0] = Befriends<int>().all();
    out[1] = known::E(4).all();
}

__global__ void lf_unions(long long* out) {
    union {
        union {
            union { int z; };
        };
        union {
            union {
                double d;
                int i;
            };
        };
    };
    z = 3;
    out[0] = i;
    d = 2.5;
    out[1] = d * 2;
}

// Pointers to members as discarded statements and their sizes; types of functions with trailing types that name their
// parameters ([basic.scope.proto]), in casts and as types; functions that aliases of function types declare ([dcl.fct]/13).
struct Plain {
    int f;
    static int s;
    __device__ void g() {}
};
__device__ int addOne(int a) { return a + 1; }
template <class T> using Unary = T(T);
template <class A, class R> using Function = R(A, A);
struct Aliased {
    int v;
    __device__ Unary<int> m;
    static __device__ Unary<int> s;
    __device__ Function<int, long long> both;
    virtual __device__ Unary<short> over;
};
struct Below : Aliased {
    __device__ short over(short a) override { return a * 3; }
};
__device__ int Aliased::m(int a) { return v + a; }
__device__ int Aliased::s(int a) { return a * 2; }
__device__ long long Aliased::both(int a, int b) { return v * 100 + a * 10 + b; }
__device__ short Aliased::over(short a) { return a; }
__device__ Unary<int> namespaced;
__device__ int namespaced(int a) { return a * 7; }
template <class T> __device__ int takes(int (*p)(decltype(addOne(1))), T t) { return p(t); }
__global__ void lf_functions(long long* out) {
    &Plain::f;
    &Plain::g;
    out[0] = sizeof(&Plain::g) + sizeof(int Plain::*) * 100;
    void (Plain::*table[3])() = {&Plain::g};
    out[1] = sizeof(table) + sizeof(table) / sizeof(table[0]) * 100 + alignof(void (Plain::*)()) * 1000;
    auto p = (auto (*)(int a) -> decltype(a))addOne;
    auto q = static_cast<auto (*)(int b) -> decltype(b + 1)>(addOne);
    using F = auto(int c) -> decltype(c * 2);
    F* r = addOne;
    out[2] = p(3) * 100 + q(2) * 10 + r(4);
    Below b;
    b.v = 3;
    Aliased& a = b;
    out[3] = a.m(4) + Aliased::s(5) * 100 + a.over(7) * 10000;
    out[4] = a.both(1, 2) + namespaced(2) * 1000;
    out[5] = takes(addOne, 'a');
    int (Aliased::*m)(int) = &Aliased::m;
    out[6] = (a.*m)(9);
}

// A constructor that delegates to a choice between objects, which ends ([class.base.init]/6, [dcl.init]/17.6.1).
struct Counted {
    int v;
    __device__ Counted(int a, int b) : v(a + b) {}
    __device__ Counted(int n) : Counted(n <= 0 ? Counted(7, 1) : Counted(n - 1)) { v++; }
};
__global__ void lf_delegates(long long* out) {
    Counted c(3);
    out[0] = c.v;
}
