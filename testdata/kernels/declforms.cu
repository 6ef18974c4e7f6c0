// threads: 1 blocks: 1 oracle: g++
// nvcc's host compiler does not know the types of closures that variables of the program hold.
// Forms of declarations and expressions that few programs write.

// a class without a name that has a base class, [class.pre]
struct S {
    int a = 4;
};
__device__ static struct : S {
    int b;
} unnamed = {{4}, 5};

// a member with the name of its class, which hides that, [class.mem]
struct x {
    int& x, y;
};
struct z {
    int z;
};

// default arguments of a definition outside of its class, [dcl.fct.default]/6
struct D {
    int m = 3;
    __device__ int f(int a = [] { return 1; }() + [] { return 2; }(), int b = [] { return 3; }()) { return a * 10 + b; }
    __device__ int g(int a);
    __device__ int h(int a, int b = 2);
    __device__ int h(int a, char c) const;
    static __device__ int s(int a, int b);
};
__device__ int D::g(int a = [] { return 4; }() + [] { return 5; }()) { return a + m; }
__device__ int D::h(int a = 5, int b) { return a * b + m; }
__device__ int D::h(int a, char c = 'x') const { return a + c; }
__device__ int D::s(int a, int b = sizeof(D)) { return a * 100 + b; }

// null pointers as template arguments, [temp.arg.nontype]
template <decltype(nullptr) A> __device__ int null() { return 7; }
template <decltype(nullptr) A> struct Null {
    static constexpr int n = 4;
};
__device__ int variable;
enum E { e1, e2 };
struct M {
    int m;
};
template <class T, T A> __device__ int sized() { return sizeof(T); }
template <class T, T... As> __device__ int counted() { return sizeof...(As); }

// variable templates that are members, also named through an object, [temp.static]
struct F {
    __device__ int operator()() const { return 5; }
};
template <typename T> __device__ const auto callable = F{};
template <typename> struct Pack {
    template <typename T> constexpr static auto some = sizeof(T) + 1;
    template <typename T> static constexpr int two = 2 * sizeof(T);
};
template <class T> struct Vars {
    static constexpr T var1 = 3;
    template <class U> static const U var2;
};
template <class T> template <class U> constexpr U Vars<T>::var2 = 5;

// closures that variables of the program hold, with captures, [expr.prim.lambda.closure]
__device__ auto adds = [](int v) { return v + 1; };
__device__ auto counts = [a = 2]() mutable { return ++a; };
__device__ const auto adds2 = [a = 2](int y) { return a + y; };

struct T {
    static __device__ int f();
};
template <class U> __device__ int mentions() {
    U::f; // [expr.prop]: discarded
    T::f;
    return 3;
}

__global__ void k(long long* out) {
    struct : S {
        int c;
    } o;
    o.c = 3;
    class : public S {
    } p;
    out[0] = o.a + o.c + 10 * p.a + 100 * unnamed.b;
    int i = 4;
    struct x v = {i, 5};
    z w{6};
    struct x::x* q = nullptr;
    out[1] = v.x + 10 * v.y + 100 * w.z + (q == nullptr);
    D d;
    const D dc;
    out[2] = d.f() + 1000 * d.g();
    out[3] = d.f(1) + 1000 * d.g(2);
    out[4] = d.h() + 1000 * d.h(1) + 1000000 * dc.h(7);
    out[5] = D::s(3) + D::s(3, 4);
    out[6] = Null<nullptr>::n + null<nullptr>();
    out[7] = sized<int*, &variable>() + 10 * sized<decltype(nullptr), nullptr>() + 100 * sized<E, e2>();
    out[8] = sized<int M::*, &M::m>() + 10 * counted<E, e1, e2>() + 100 * counted<int*, &variable, nullptr>();
    out[9] = callable<int>() + 10 * Pack<char>::some<int> + 100 * Pack<char>{}.some<short> + 1000 * Pack<int>::two<long>;
    Vars<int> vi;
    Vars<long> vl;
    out[10] = vi.var1 + vi.var2<int> + vl.var1 + vl.var2<int> + Vars<short>::var2<long>;
    out[11] = adds(4) + 10 * counts();
    out[11] += 100 * counts() + 1000 * adds2(5);
    out[12] = mentions<T>();
    out[13] = reinterpret_cast<unsigned long>(nullptr) + (long)nullptr; // [expr.reinterpret.cast]/4
}
