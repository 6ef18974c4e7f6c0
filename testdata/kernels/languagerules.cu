// oracle: g++
typedef long long ll;

// [temp.deduct]/8: there is no pointer to a member of what is no class
struct Empty {};
union Bits { int i; float f; };
enum Colour { red };
template <class T> __device__ char takesMember(int T::*);
template <class T> __device__ char (&takesMember(...))[2];
template <class T> struct IsClass { static constexpr bool v = sizeof(takesMember<T>(0)) == 1; };
template <class T, class = void> struct HasMembers { static constexpr int v = 0; };
template <class...> struct voided { typedef void type; };
template <class T> struct HasMembers<T, typename voided<float T::*>::type> { static constexpr int v = 1; };
__global__ void membersOf(ll* out) {
    out[0] = IsClass<Empty>::v; out[1] = IsClass<int>::v; out[2] = IsClass<char[3]>::v; out[3] = IsClass<Bits>::v;
    out[4] = IsClass<Colour>::v; out[5] = IsClass<int&>::v; out[6] = IsClass<Empty&>::v; out[7] = IsClass<void>::v;
    out[8] = IsClass<int(int)>::v; out[9] = IsClass<Empty*>::v; out[10] = IsClass<const Empty>::v;
    out[11] = IsClass<int Empty::*>::v; out[12] = HasMembers<Colour>::v; out[13] = HasMembers<Empty>::v;
    out[14] = HasMembers<Empty[2]>::v;
}

// an alignment belongs to the typedef, also where it has the name of the class (GCC, Common Type Attributes)
typedef struct Narrow { char c; } Narrow __attribute__((aligned(8)));
typedef enum Level { low } Level __attribute__((aligned(16)));
struct Around { char a; Narrow b; char c; };
struct Plain { char a; struct Narrow b; char c; };
struct Levels { char a; Level b; };
__global__ void tags(ll* out) {
    out[0] = alignof(Narrow); out[1] = sizeof(Narrow); out[2] = sizeof(Around); out[3] = alignof(Around);
    out[4] = alignof(struct Narrow); out[5] = sizeof(Plain); out[6] = sizeof(Levels);
    Around x = {1, {2}, 3};
    out[7] = (char*)&x.b - (char*)&x; out[8] = (char*)&x.c - (char*)&x; out[9] = x.a + x.b.c * 10 + x.c * 100;
}

// [over.ics.rank]/4.4: of the classes that derive from the member's, the nearest is the best
struct A { int i; __device__ int twice() { return i * 2; } };
struct B : A { int j; };
struct C : B { int k; };
__device__ int nearest(int B::*) { return 1; }
__device__ int nearest(int C::*) { return 2; }
__device__ int nearest(const int A::*) { return 3; }
__device__ int farther(int C::*) { return 4; }
__device__ int farther(...) { return 5; }
__device__ int method(int (C::*)()) { return 6; }
__device__ int method(int (B::*)()) { return 7; }
__global__ void members(ll* out) {
    out[0] = nearest(&A::i); out[1] = nearest(&B::j); out[2] = nearest(&C::k); out[3] = farther(&A::i);
    out[4] = method(&A::twice);
}

// [temp.deduct.type]/10: T&& stands for a reference to an lvalue where a template's function is named or specialised
template <class T> __device__ int reach(T&&) { return sizeof(T); }
template <> __device__ int reach(short& x) { return x; }
template <class T> __device__ int reach(T&&, T) { return 20 + sizeof(T); }
template <class T> struct Takes { static constexpr int v = 0; };
template <class T> struct Takes<void(T&&)> { static constexpr int v = sizeof(T); };
template <class T> struct Sort { static constexpr int v = 0; };
template <class R, class C, class... Ts> struct Sort<R (C::*)(Ts...)> { static constexpr int v = 1; };
template <class R, class C, class... Ts> struct Sort<R (C::*)(Ts..., ...)> { static constexpr int v = 2; };
struct Listed { int few(); int many(...); int more(int, ...); };
__global__ void addresses(ll* out) {
    int (*l)(double&) = &reach; int (*r)(char&&) = reach; int (*s)(short&) = &reach; int (*two)(float&&, float) = reach;
    double d = 0; short h = 77;
    out[0] = l(d); out[1] = r('a'); out[2] = s(h); out[3] = two(1.f, 2.f); out[4] = Takes<void(short&&)>::v;
    out[5] = Takes<void(short&)>::v; out[6] = Sort<decltype(&Listed::few)>::v; out[7] = Sort<decltype(&Listed::many)>::v;
    out[8] = Sort<decltype(&Listed::more)>::v;
}

// [class.base.init]/2: a typedef names the class itself or its base
struct Counted {
    typedef Counted Self;
    int v, n;
    __device__ Counted(int a, int b) : v(a), n(b) {}
    __device__ Counted(int a) : Self(a, 5) { n++; }
};
template <class T> struct Holder : Counted {
    typedef Counted Base; using Self = Holder;
    T t;
    __device__ Holder(T x) : Base(3), t(x) {}
    __device__ Holder() : Self(T(8)) { t += 1; }
};
__global__ void delegates(ll* out) {
    Counted c(4); Holder<short> h; Holder<int> g(9);
    out[0] = c.v * 100 + c.n; out[1] = h.v * 100 + h.n * 10; out[2] = h.t; out[3] = g.t;
}

// [conv.qual]/3: pointers to pointers with other qualifiers have a common type
__global__ void similar(ll* out) {
    int a[4] = {1, 2, 3, 4};
    int* p[2] = {a, a + 1};
    const int* q[2] = {a + 2, a + 3};
    int** x = p; const int** y = q; const int* const* z = p;
    out[0] = x == z; out[1] = x + 1 > z; out[2] = (const int* const*)x != y; out[3] = *(out[0] ? x + 1 : y) - a;
    out[4] = **(out[1] ? y : z);
}

// [conv.qual]/3: below the first pointer, and in arrays, only qualifiers are added
template <class T, class U> struct Converts {
    static __device__ char pick(U);
    static __device__ char (&pick(...))[2];
    static __device__ T make();
    static constexpr int v = sizeof(pick(make())) == 1;
};
__device__ int chosen(A* const*) { return 1; }
__device__ int chosen(const void*) { return 2; }
__device__ int chosen(const B* const*) { return 3; }
__global__ void nested(ll* out) {
    out[0] = Converts<B*, A*>::v; out[1] = Converts<B**, A* const*>::v; out[2] = Converts<int**, void* const*>::v;
    out[3] = Converts<int**, const int* const*>::v; out[4] = Converts<int**, const int**>::v;
    out[5] = Converts<B (*)[2], A (*)[2]>::v; out[6] = Converts<B (*)[2], const B (*)[2]>::v;
    out[7] = Converts<B (*)[], A (*)[]>::v; out[8] = Converts<int (**)[3], const int (*const*)[3]>::v;
    out[9] = Converts<int***, int* const**>::v; out[10] = Converts<int***, int* const* const*>::v;
    C* c = nullptr; B* b = nullptr;
    out[11] = chosen(&c); out[12] = chosen(&b);
}

// [temp.deduct]/8: a template of a default constructor is a candidate if the defaults of its parameters make sense
template <bool> struct Only {};
template <> struct Only<true> { typedef int type; };
template <int N> struct Sized {
    int v;
    template <int M = N, class = typename Only<M == 0>::type> __device__ Sized() : v(5) {}
    __device__ Sized(int x) : v(x) {}
};
struct TwoSized { Sized<0> a; Sized<1> b = 4; };
template <class T, class = void> struct Defaulted { static constexpr int v = 0; };
template <class T> struct Defaulted<T, typename voided<decltype(T())>::type> { static constexpr int v = 1; };
__global__ void constrained(ll* out) {
    out[0] = __is_constructible(Sized<0>); out[1] = __is_constructible(Sized<1>);
    out[2] = Defaulted<Sized<0>>::v; out[3] = Defaulted<Sized<1>>::v; out[4] = Sized<0>().v;
    out[5] = __is_constructible(TwoSized); TwoSized t; out[6] = t.a.v * 10 + t.b.v;
}

// what may stand in declarators
struct Words {
    int v;
    __device__ int plain() __restrict { return v; }
    __device__ int constant() const __restrict { return v + 1; }
    __device__ int both() const volatile __restrict { return v + 2; }
};
template <class F> struct Kind { static constexpr int v = 0; };
template <class R, class... Ts> struct Kind<R(Ts..., ...)> { static constexpr int v = 10 + sizeof...(Ts); };
template <class R, class... Ts> struct Kind<R(Ts...)> { static constexpr int v = 20 + sizeof...(Ts); };
typedef void noComma(int, float...);
typedef void comma(int, float, ...);
__device__ int apply(int(int));
__device__ int apply(int f(int)) { return f(4); }
__device__ int next(int x) { return x + 1; }
__device__ int both(int(int), int(float), int);
__device__ int both(int f(int), int g(float), int x) { return f(x) * 10 + g(2.5f); }
__device__ int whole(float x) { return (int)x; }
template <char... Cs> __device__ constexpr int operator""_digits() {
    int v = 0;
    const char digits[] = {Cs...};
    for (char c : digits) v = v * 10 + (c - '0');
    return v;
}
__global__ void declarators(ll* out) {
    Words w = {3};
    out[0] = w.plain() * 100 + w.constant() * 10 + w.both(); out[1] = Kind<noComma>::v; out[2] = Kind<comma>::v;
    out[3] = Kind<void(int)>::v; out[4] = apply(next); out[5] = both(next, whole, 6);
    out[6] = 123_digits; out[7] = operator""_digits<'4', '2'>();
    int size(int(out[4]) + 1), list(int(3));
    out[8] = size; out[9] = list;
}

// a static constexpr reference always names the same object
__device__ constexpr int table[3] = {5, 6, 7};
__device__ int counter = 40;
__device__ int& alias = counter;
__global__ void references(ll* out) {
    static constexpr auto& all = table;
    static constexpr const int& last = table[2];
    auto sum = [] { return all[0] + all[1]; };
    alias += 2;
    out[0] = all[1]; out[1] = last; out[2] = sum(); out[3] = counter; out[4] = sizeof all;
}

// GCC's old traits
struct Made { int i; Made() : i(1) {} };
struct Gone { int i; ~Gone() {} };
struct Copied { int i; Copied() = default; Copied(const Copied& c) : i(c.i) {} };
struct Set { int i; Set& operator=(const Set& s) { i = s.i; return *this; } };
struct Fixed { const int i; };
template <class T> constexpr int trivial() {
    return __has_trivial_constructor(T) * 1000 + __has_trivial_destructor(T) * 100 + __has_trivial_copy(T) * 10 +
        __has_trivial_assign(T);
}
__global__ void oldTraits(ll* out) {
    out[0] = trivial<Made>(); out[1] = trivial<Gone>(); out[2] = trivial<Copied>(); out[3] = trivial<Set>();
    out[4] = trivial<float*>(); out[5] = trivial<const int>(); out[6] = trivial<Made[3]>(); out[7] = trivial<A>();
    out[8] = trivial<int[2][3]>(); out[9] = trivial<Colour>();
}
