// threads: 1 blocks: 1 oracle: g++
// nvcc gives the host compiler an enumeration of a class that is defined elsewhere before its class.
// Members of inline namespaces that are defined and specialised through the namespaces around them
// ([namespace.def]/8), and enumerations that are declared first and defined elsewhere ([dcl.enum]/4, [temp.mem.enum]).
namespace N {
inline namespace v1 {
__device__ int f(int);
template <class T> struct A { static __device__ int s() { return 1; } };
template <class T> __device__ int g(T) { return 3; }
struct C {
    __device__ int m() const;
    static const int k;
    template <class T> __device__ T t(T);
};
enum E : int;
enum class Closed : unsigned char;
}
template <> struct A<int> { static __device__ int s() { return 2; } };
template <> __device__ int g(float) { return 4; }
template <> __device__ int g<double>(double) { return 5; }
__device__ int C::m() const { return 6; }
const int C::k = 7;
template <class T> __device__ T C::t(T x) { return x + 1; }
template struct A<long>;
}
__device__ int N::f(int x) { return x + 10; }
enum N::E : int { e1 = 4, e2 };
enum class N::Closed : unsigned char { last = 200 };
template <> struct N::A<char> { static __device__ int s() { return 22; } };
template <> __device__ int N::g(char) { return 23; }
__global__ void through(long long* out) {
    out[0] = N::f(1);
    out[1] = N::A<int>::s() * 1000 + N::A<char>::s() * 10 + N::A<long>::s();
    out[2] = N::g(1.f) * 1000 + N::g(1.0) * 100 + N::g('a') + N::g(1) * 10000 + N::v1::f(5) * 100000;
    N::C c;
    out[3] = c.m() * 100 + N::C::k * 10 + c.t(4);
    out[4] = N::e2 * 1000 + N::e1 * 100 + N::E::e1 * 10 + N::v1::E::e2;
    out[5] = (int)N::Closed::last * 10 + sizeof(N::Closed);
}
namespace M { namespace P {
inline namespace a { inline namespace b {
__device__ int deep(int x);
template <class T> constexpr T vv = T(1);
struct D;
struct In { struct X; };
} }
} }
__device__ int M::P::deep(int x) { return x * 2; }
template <> constexpr int M::P::vv<int> = 5;
struct M::P::D { int x = 3; };
struct M::P::In::X { int x = 4; };
__global__ void nested(long long* out) {
    out[0] = M::P::deep(3) + M::P::a::deep(4) * 10 + M::P::a::b::deep(5) * 1000;
    out[1] = M::P::vv<int> * 10 + M::P::vv<long>;
    out[2] = M::P::D{}.x * 10 + M::P::In::X{}.x;
}
namespace Q {
inline namespace a {
__device__ int h(int);
__device__ int h(float);
template <class T> __device__ int ht(T, T);
template <class T> __device__ int ht(T*, int);
struct Z { friend __device__ int fr(Z, int); };
}
__device__ int a::h(int) { return 1; }
__device__ int h(char);
}
__device__ int Q::h(float) { return 2; }
__device__ int Q::h(char) { return 3; }
template <class T> __device__ int Q::a::ht(T, T) { return 4; }
template <class T> __device__ int Q::a::ht(T*, int) { return 5; }
__device__ int Q::fr(Z, int x) { return x; }
__global__ void several(long long* out) {
    out[0] = Q::a::h(3) * 100 + Q::a::h(3.f) * 10 + Q::h('a');
    out[1] = fr(Q::Z{}, 4);
    out[2] = Q::a::ht(3.f, 4.f) * 10 + Q::ht(&out[0], 1);
}
namespace R {
inline namespace a { template <class T, class U> struct S { static constexpr int v = 0; }; }
template <class T> struct S<T, int> { static constexpr int v = 1; };
}
template <class U> struct R::S<char, U> { static constexpr int v = 2; };
__global__ void partial(long long* out) {
    out[0] = R::S<float, int>::v * 100 + R::S<char, float>::v * 10 + R::S<float, float>::v;
}
namespace n {
enum E : int;
enum class F;
enum class G : unsigned char;
namespace m { enum H : short; }
struct Z {
    enum I : int;
    enum class J;
    I i;
    J j;
    struct In { enum class K : short; K k; };
    __device__ int f();
};
E kept = E(3);
}
enum n::E : int { e1 = 5, e2 };
enum class n::F { a = 2, b };
enum class n::G : unsigned char { g = 200 };
namespace n {
enum m::H : short { h = 4, h2 = h + 3 };
}
enum n::Z::I : int { i1 = 7, i2 = i1 * 2 };
enum class n::Z::J { j1 = i2, j2 };
enum class n::Z::In::K : short { k1 = -3 };
__device__ int n::Z::f() { return i1 + (int)J::j1; }
__global__ void outside(long long* out) {
    out[0] = n::e2 * 10 + n::E::e1;
    out[1] = (int)n::F::b * 1000 + (int)n::G::g + sizeof(n::G);
    out[2] = n::m::h * 10 + n::m::H::h2;
    n::Z z{};
    z.i = n::Z::i1;
    z.j = n::Z::J::j2;
    out[3] = z.f() * 100 + z.i + n::Z::i2 * 10000 + (int)z.j;
    n::Z::In::K k = n::Z::In::K::k1;
    out[4] = (int)k * 10 + sizeof(k);
    switch (z.i) {
    case n::Z::i1: out[5] = 1; break;
    case n::Z::I::i2: out[5] = 2; break;
    }
}
template <class T> struct Held {
    enum E : int;
    enum class K : T;
    enum class L : T;
    static __device__ int sum();
};
template <class T> enum Held<T>::E : int { t1 = sizeof(T), t2 };
template <class T> enum class Held<T>::K : T { k1 = 3, k2 = k1 + sizeof(T) };
template <class T> enum class Held<T>::L : T { l1 = 5 };
template <class T> __device__ int Held<T>::sum() { return E::t1 + (int)K::k1; }
__global__ void members(long long* out) {
    out[0] = Held<char>::t2 * 100 + Held<int>::E::t1;
    out[1] = (int)Held<char>::K::k2 * 100 + (int)Held<long>::K::k2 * 10 + sizeof(Held<char>::K);
    out[2] = Held<short>::t2;
    out[3] = (int)Held<short>::L::l1 * 10 + (int)Held<char>::L::l1;
    out[4] = Held<int>::sum() * 100 + Held<long>::sum();
}
