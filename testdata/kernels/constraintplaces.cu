// threads: 1 blocks: 1 flags: -std=c++20
// Where constraints stand: at friends, members that are defined outside of their class, overloads that nothing else
// tells apart ([temp.over.link]/6), lambdas ([expr.prim.lambda]/3), specialisations and conversion functions.
namespace n1 {
template <class, class>
constexpr bool is_same_v = false;
template <class T>
constexpr bool is_same_v<T, T> = true;
template <class T, class U>
concept Same = is_same_v<T, U>;
template <class T, class U>
concept Diff = requires(T& t, U& u) { u - t; };
template <class I, class S>
__device__ int distance(I, S) {
    return 0;
}
template <class I, Diff<I> S>
__device__ int distance(I first, S last) {
    return last - first;
}
template <class T>
struct I {
    template <class U>
        requires Same<T, U>
    friend __device__ int operator-(I const&, I<U> const&) {
        static_assert(Same<T, U>);
        return 42;
    }
};
template <class T>
struct J {
    template <class U>
        requires(sizeof(U) == sizeof(T))
    friend __device__ int jf(J, U) {
        return 1;
    }
    template <class U>
        requires(sizeof(U) != sizeof(T))
    friend __device__ int jf(J, U) {
        return 2;
    }
    friend __device__ int jg(J)
        requires(sizeof(T) > 4)
    {
        return 3;
    }
    friend __device__ int jg(J)
        requires(sizeof(T) <= 4)
    {
        return 4;
    }
    template <class U>
        requires(sizeof(U) == sizeof(T))
    __device__ int m(U) {
        return 5;
    }
    template <class U>
    __device__ int m(U) {
        return 6;
    }
};
}  // namespace n1
__global__ void cp_friends(long long* out) {
    using namespace n1;
    out[0] = distance(I<int>{}, I<void>{});
    out[1] = distance(I<int>{}, I<int>{});
    out[2] = jf(J<int>{}, 1.0f);
    out[3] = jf(J<int>{}, 1.0);
    out[4] = jg(J<double>{});
    out[5] = jg(J<int>{});
    out[6] = J<int>().m(1.f) * 10 + J<char>().m(1);
}

namespace n3 {
template <class T>
concept C1 = sizeof(T) < 8;
template <class T>
concept NT = sizeof(T) > 1;
template <class T>
concept NL = sizeof(T) != 8;
}  // namespace n3
__global__ void cp_lambdas(long long* out) {
    using namespace n3;
    auto g = []<C1 T>
        requires NT<T>
                 (T t) -> T
                     requires NL<decltype(t)>
    { return t; };
    out[0] = g(5) + g.operator()<int>(5.5);
    auto z = []<typename T, int N = 5>(T t)
        requires(N < 4)
    { return t; };
    out[1] = z.operator()<int, 3>(5);
    out[2] = [](auto t)
        requires true
    { return t; }(5);
    out[3] = [](C1 auto t) { return t; }(5);
    using Func = int (*)(int);
    Func m1 = [](auto a) -> int
        requires true
    { return a; };
    out[4] = m1(3);
    auto w = [](auto a) mutable noexcept -> int
        requires NT<decltype(a)>
    { return a + 1; };
    out[5] = w(4);
}

namespace n4 {
template <class T>
struct A {
    template <class U>
        requires(sizeof(U) == 4)
    __device__ int f(U);
    template <class U>
        requires(sizeof(U) == 8)
    __device__ int f(U);
    template <class U>
    __device__ int f(U);
    __device__ int g()
        requires(sizeof(T) == 4);
    __device__ int g()
        requires(sizeof(T) == 8);
    template <class U>
        requires(sizeof(T) == 4)
    __device__ int h(U u);
    template <class U>
        requires(sizeof(T) != 4)
    __device__ int h(U u);
    template <class U>
    struct In2;
};
template <class T>
template <class U>
    requires(sizeof(U) == 4)
__device__ int A<T>::f(U) {
    return 1;
}
template <class T>
template <class U>
    requires(sizeof(U) == 8)
__device__ int A<T>::f(U) {
    return 2;
}
template <class T>
template <class U>
__device__ int A<T>::f(U) {
    return 3;
}
template <class T>
__device__ int A<T>::g()
    requires(sizeof(T) == 4)
{
    return 4;
}
template <class T>
__device__ int A<T>::g()
    requires(sizeof(T) == 8)
{
    return 5;
}
template <class T>
template <class U>
    requires(sizeof(T) == 4)
__device__ int A<T>::h(U u) {
    return 6;
}
template <class T>
template <class U>
    requires(sizeof(T) != 4)
__device__ int A<T>::h(U u) {
    return 7;
}

template <class T>
template <class U>
struct A<T>::In2 {
    static constexpr int v = 9;
};
template <class T>
    requires(sizeof(T) == 2)
__device__ int dj(T) {
    return 10;
}
template <class T>
    requires(sizeof(T) == 1)
__device__ int dj(T) {
    return 11;
}
template <class T>
concept Big = sizeof(T) > 4;
template <class T>
concept Bigger = Big<T> && sizeof(T) > 8;
struct S16 {
    double a, b;
};
template <Big T>
__device__ int ord(T) {
    return 12;
}
template <Bigger T>
__device__ int ord(T) {
    return 13;
}
template <class T>
__device__ int ord(T) {
    return 14;
}
struct M {
    template <Big T>
    __device__ operator T() const {
        return T(15);
    }
    __device__ operator int() const { return 16; }
    template <class T>
    __device__ M(T)
        requires Big<T>
        : v(17) {}
    template <class T>
    __device__ M(T)
        requires(!Big<T>)
        : v(18) {}
    int v;
};
template <class T>
struct Sp {
    static constexpr int v = 19;
};
template <Big T>
struct Sp<T> {
    static constexpr int v = 20;
};
template <Bigger T>
struct Sp<T> {
    static constexpr int v = 21;
};
template <class T>
    requires Big<T>
struct Sp<T*> {
    static constexpr int v = 22;
};
template <class T>
constexpr int vt = 23;
template <Big T>
constexpr int vt<T> = 24;
}  // namespace n4
__global__ void cp_members(long long* out) {
    using namespace n4;
    A<int> a;
    A<double> b;
    out[0] = a.f(1) * 100 + a.f(1.0) * 10 + a.f('c');
    out[1] = a.g() * 10 + b.g();
    out[2] = a.h(1) * 10 + b.h(1);
    out[3] = A<char>::In2<int>::v;
    out[4] = dj((short)1) + dj('a');
    out[5] = ord(1) + ord(1.0) * 100 + ord(S16{}) * 10000;
    M m(1), n(2.0);
    out[6] = m.v * 100 + n.v;
    double d = m;
    int i = m;
    long l = n;
    out[7] = d + i * 100 + l * 10000;
    out[8] = Sp<int>::v + Sp<double>::v * 100 + Sp<S16>::v * 10000;
    out[9] = Sp<double*>::v * 100 + Sp<int*>::v;
    out[10] = vt<int> * 100 + vt<double>;
}

namespace n5 {
template <class T>
    requires(sizeof(T) == 4)
__device__ int f(T);
template <class T>
    requires(sizeof(T) == 4)
__device__ int f(T) {
    return 1;
}
template <class T>
    requires(sizeof(T) == 8)
__device__ int f(T) {
    return 2;
}
template <class T>
__device__ int g(T)
    requires requires(T t) { t + 1; };
template <class T>
__device__ int g(T)
    requires requires(T t) { t + 1; }
{
    return 3;
}
template <class T>
__device__ int g(T)
    requires(!requires(T t) { t + 1; })
{
    return 4;
}
struct N {};
struct W {
    template <class T>
        requires(sizeof(T) > 2)
    friend __device__ int h(W, T);
    template <class T>
        requires(sizeof(T) <= 2)
    friend __device__ int h(W, T) {
        return 6;
    }
};
template <class T>
    requires(sizeof(T) > 2)
__device__ int h(W, T) {
    return 5;
}
}  // namespace n5
__global__ void cp_overloads(long long* out) {
    using namespace n5;
    out[0] = f(1) * 10 + f(1.0);
    out[1] = g(1) * 10 + g(N());
    out[2] = h(W(), 1) * 10 + h(W(), 'c');
}
