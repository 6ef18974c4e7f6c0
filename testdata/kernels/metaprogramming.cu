// oracle: g++
#include <type_traits>
#include <utility>
#include <tuple>
#include <array>
#include <limits>
#include <functional>
#include <algorithm>
#include <numeric>
#include <cstdint>
#include <cmath>
#include <initializer_list>
#include <iterator>
typedef long long ll;
// Templates as libraries write them: packs in bases, initialisers, lambdas and deduction guides, template template parameters, SFINAE in every position.
// guides
template<class T> struct Box { T v; __device__ Box(T* p) : v(*p) {} };
template<class T> Box(T*) -> Box<T>;
__global__ void guide_(ll* out) { int x = 7; Box b(&x); out[0] = b.v; }
// packs everywhere
template<class... Bs> struct Multi : Bs... { using Bs::get...; __device__ Multi(Bs... bs) : Bs(bs)... {} };
struct A1 { int a; __device__ int get(int) const { return a; } };
struct A2 { int a; __device__ int get(float) const { return a * 10; } };
__global__ void packbase_(ll* out) { Multi<A1, A2> m(A1{1}, A2{2}); out[0] = m.get(1); out[1] = m.get(1.0f); }
template<class F, class... As> __device__ auto call(F f, As&&... as) { return f(std::forward<As>(as)...); }
__global__ void fwd_(ll* out) { int y = 3; out[0] = call([&](int a, int& b) { b++; return a + b; }, 4, y); out[1] = y; }
template<int... I> __device__ int sumseq(std::integer_sequence<int, I...>) { return (I + ... + 0); }
template<class T, std::size_t... I> __device__ auto tup(const T& t, std::index_sequence<I...>) { return (std::get<I>(t) + ...); }
__global__ void seq_(ll* out) { out[0] = sumseq(std::make_integer_sequence<int, 5>{}); auto t = std::make_tuple(1, 2.5, 3L); out[1] = tup(t, std::make_index_sequence<3>()); }
template<class... Ts> __device__ int lam(Ts... ts) { auto f = [ts...](int k) { return ((ts * k) + ...); }; return f(2); }
template<class... Ts> __device__ int lam2(Ts... ts) { auto f = [=](auto... us) { return ((ts * us) + ...); }; return f(ts...); }
__global__ void packlambda_(ll* out) { out[0] = lam(1,2,3); out[1] = lam2(1,2,3); }
template<class... Ts> struct Count { static constexpr int n = sizeof...(Ts); int a[sizeof...(Ts)] = {int(sizeof(Ts))...}; };
__global__ void sizeofpack_(ll* out) { Count<char,int,double> c; out[0] = c.n; out[1] = c.a[0] + c.a[1] + c.a[2]; }
// ttp
template<class T, class U = int> struct P { T a; U b; };
template<template<class, class...> class C, class T> struct Use { C<T> c; };
template<template<class...> class C, class... Ts> __device__ int ttp(const C<Ts...>& c) { return sizeof...(Ts); }
__global__ void ttp_(ll* out) { Use<P, float> u; u.c.a = 1.5f; u.c.b = 2; out[0] = u.c.b; out[1] = ttp(u.c); }
// non-type
template<auto V> struct Val { static constexpr auto value = V; };
enum class E { a = 3, b = 9 };
__device__ int fn1(int x) { return x + 1; }
__device__ int fn2(int x) { return x * 2; }
template<int (*F)(int)> __device__ int app(int x) { return F(x); }
template<int (&F)(int)> __device__ int appr(int x) { return F(x); }
__global__ void nontype_(ll* out) { out[0] = Val<5>::value + (int)Val<E::b>::value; out[1] = app<fn1>(2) + app<&fn2>(4); out[2] = appr<fn2>(3); out[5] = Val<'c'>::value; out[6] = Val<true>::value;}
// dependent
template<class T> struct D { using type = T; template<class U> struct Re { using other = D<U>; static constexpr int n = sizeof(U); template<int K> __device__ static int f() { return K * n; } }; template<int K> __device__ int m() const { return K; } };
template<class T> __device__ int dep(const T& t) { typename T::template Re<double>::other::type z = 1.5; return t.template m<4>() + T::template Re<short>::template f<3>() + (int)(z * 2); }
__global__ void dep_(ll* out) { D<int> d; out[0] = dep(d); }
// deduction
template<class T, int N> __device__ int arr(T (&a)[N]) { return N; }
template<class T, std::size_t N, std::size_t M> __device__ int arr2(const T (&a)[N][M]) { return N * 10 + M; }
template<class T> __device__ int il(std::initializer_list<T> l) { int s = 0; for (auto x : l) s += x; return s + 100 * (int)l.size(); }
template<class T, int N> __device__ int brr(const T (&a)[N]) { return N; }
__global__ void deduce_(ll* out) { int a[3] = {}; float b[2][5] = {}; out[0] = arr(a); out[1] = arr2(b); out[3] = il({1,2,3}); out[4] = brr({1, 2}); }
// sfinae
template<class T, class = void> struct HasX : std::false_type {};
template<class T> struct HasX<T, std::void_t<decltype(std::declval<T>().x)>> : std::true_type {};
struct WX { int x; }; struct WO {};
template<class T> __device__ std::enable_if_t<std::is_integral<T>::value, int> sel(T) { return 1; }
template<class T> __device__ std::enable_if_t<std::is_floating_point_v<T>, int> sel(T) { return 2; }
template<class T, std::enable_if_t<(sizeof(T) > 4), int> = 0> __device__ int big(T) { return 1; }
template<class T, std::enable_if_t<!(sizeof(T) > 4), int> = 0> __device__ int big(T) { return 0; }
template<class T> __device__ int par(T, typename std::enable_if<std::is_pointer<T>::value>::type* = nullptr) { return 1; }
template<class T> __device__ int par(T, typename std::enable_if<!std::is_pointer<T>::value>::type* = 0) { return 0; }
template<class T> __device__ auto ex(T t, int) -> decltype(t.x) { return t.x; }
template<class T> __device__ int ex(T t, long) { return -1; }
template<class T> struct detect { template<class U> static auto test(int) -> decltype(std::declval<U>().foo(), std::true_type()); template<class> static std::false_type test(...); static constexpr bool value = decltype(test<T>(0))::value; };
struct WF { __device__ void foo(); };
// kbind:allow uninit
__global__ void sfinae_(ll* out) { out[0] = HasX<WX>::value * 10 + HasX<WO>::value; out[1] = sel(1) * 10 + sel(1.f); out[2] = big(1.0) * 10 + big('c'); int z; out[3] = par(&z) * 10 + par(z); out[4] = ex(WX{7}, 0); out[5] = ex(WO{}, 0); out[6] = detect<WF>::value * 10 + detect<WO>::value; }
// partial ordering, spec of members
template<class T> struct S { static __device__ int f() { return 0; } static const int c; template<class U> __device__ static int g() { return 1; } };
template<class T> const int S<T>::c = 1;
template<> __device__ int S<int>::f() { return 42; }
template<> const int S<float>::c = 99;
template<> template<> __device__ int S<char>::g<int>() { return 77; }
template<class T> struct S<T*> { static __device__ int f() { return 2; } };
template<class T, int N> struct S<T[N]> { static __device__ int f() { return N; } };
template<class R, class... A> struct S<R(A...)> { static __device__ int f() { return 100 + sizeof...(A); } };
__global__ void spec_(ll* out) { out[0] = S<char>::f(); out[1] = S<int>::f(); out[2] = S<float>::c; out[3] = S<char>::g<int>(); out[4] = S<int*>::f(); out[5] = S<int[4]>::f(); out[6] = S<void(int, int)>::f(); out[7] = S<char>::g<char>(); }
template<class T> constexpr T pi = T(3.14159265358979);
template<class T> constexpr bool isf = false;
template<> constexpr bool isf<float> = true;
template<class T> constexpr bool isf<T*> = isf<T>;
template<class T> using Ptr = T*;
template<class T> using Rem = typename std::remove_reference<T>::type;
__global__ void vartmpl_(ll* out) { out[0] = pi<float> * 1000; out[1] = pi<int>; out[2] = isf<float> * 100 + isf<int> * 10 + isf<float*>; Ptr<int> p = nullptr; out[3] = p == nullptr; Rem<int&&> q = 4; out[4] = q; }
// CRTP, friend
template<class Dd> struct Base { __device__ int go() const { return static_cast<const Dd*>(this)->impl() + 1; } friend __device__ bool operator<(const Base& a, const Base& b) { return a.go() < b.go(); } };
struct Der : Base<Der> { int v; __device__ Der(int v) : v(v) {} __device__ int impl() const { return v; } };
template<class T> struct Vec2 { T x, y; friend __device__ Vec2 operator+(Vec2 a, const Vec2& b) { a.x += b.x; a.y += b.y; return a; } template<class U> friend __device__ T dot(const Vec2& a, const Vec2<U>& b); template<class U> __device__ operator Vec2<U>() const { return {U(x), U(y)}; } };
template<class T> __device__ Vec2<T> operator*(T s, Vec2<T> v) { return {s * v.x, s * v.y}; }
__global__ void crtp_(ll* out) { Der a(1), b(2); out[0] = a.go() * 10 + (a < b); Vec2<float> u{1, 2}, w{3, 4}; auto s = u + w; Vec2<int> i = 2.0f * s; out[1] = i.x * 100 + i.y; }
// expression templates
template<class L, class R> struct Add { const L& l; const R& r; __device__ float operator[](int i) const { return l[i] + r[i]; } };
struct V4 { float d[4]; __device__ float operator[](int i) const { return d[i]; } template<class Ex> __device__ V4& operator=(const Ex& e) { for (int i = 0; i < 4; i++) d[i] = e[i]; return *this; } };
template<class L, class R> __device__ Add<L, R> operator+(const L& l, const R& r) { return {l, r}; }
__global__ void et_(ll* out) { V4 a{{1,2,3,4}}, b{{5,6,7,8}}, c{{1,1,1,1}}, d{}; d = a + b + c; out[0] = d[0] + d[3]; }
// The class's own name with other arguments, in an expression.
template<int dimension> struct Shape { static const int kSubdim = dimension - 1; int shape_[dimension];
 __device__ Shape<kSubdim> sub() const { Shape<kSubdim> s; for (int i = 0; i < kSubdim; ++i) s.shape_[i] = shape_[i + 1]; return s; } };
template<int dimension, typename DType> struct Tensor { static const int kSubdim = dimension - 1; DType* dptr_ = nullptr; Shape<dimension> shape_;
 __device__ Tensor(DType* d, const Shape<dimension>& s) : dptr_(d), shape_(s) {}
 __device__ Tensor<kSubdim, DType> operator[](int idx) const { return Tensor<kSubdim, DType>(dptr_ + idx * shape_.shape_[1], shape_.sub()); } };
template<typename DType> struct Tensor<1, DType> { DType* dptr_; Shape<1> shape_; __device__ Tensor(DType* d, Shape<1> s) : dptr_(d), shape_(s) {} __device__ DType& operator[](int i) { return dptr_[i]; } };
__global__ void subtensors(ll* out) { float d[24]; for (int i = 0; i < 24; i++) d[i] = i; Tensor<3, float> t(d, Shape<3>{{2, 3, 4}}); out[0] = t[1][1][2]; out[1] = sizeof(t[0]) == sizeof(Tensor<2, float>); }
template<class T> struct Rebind { using type = T*; };
template<class T> __device__ int shadowing() { using Rebind = typename Rebind<T>::type; Rebind p = nullptr; return p == nullptr ? sizeof(*p) : 0; }
struct Acc { int h; template<typename T> __device__ Acc& operator+=(const T& a) { h += a; return *this; } template<typename T> __device__ void operator+=(const volatile T& a) volatile { h = 0; } };
__global__ void names(ll* out) { out[0] = shadowing<short>(); out[1] = __func__[0]; Acc a{1}; a += 2; out[2] = a.h; }
template<class A> struct L1 { int v; __device__ L1(int v = 0) : v(v) {} };
struct Two : L1<char>, L1<float> { __device__ Two(int x) : L1<float>(x) {} };
__global__ void bases(ll* out) { Two t(5); out[0] = static_cast<L1<char>&>(t).v * 10 + static_cast<L1<float>&>(t).v; }
struct Tb { int v[4]; constexpr Tb() : v() { for (int i = 0; i < 4; i++) v[i] = i * i; } };
constexpr Tb squares;
constexpr Tb make() { Tb t; t.v[0] = 7; return t; }
__global__ void tables(ll* out) { constexpr auto t = make(); out[0] = squares.v[3] + t.v[0] * 100; for (int x : {1, 2, 3}) out[1] += x; }
__global__ void unions(ll* out) { union { float f; unsigned bits; unsigned char bytes[4]; }; f = 1.5f; out[0] = bits; out[1] = bytes[3]; bits += 1; out[2] = f > 1.5f; { union { short f; char c; }; f = 258; out[4] = c; } out[5] = f > 1.f; }
// Names inside of lambdas that are also names of variables around them; captures of constant arrays.
__global__ void lambda_names(long long* out) {
    int n = 0, x = 10;
    auto comp = [](auto f, auto g) { return [=](auto x) { return f(g(x)); }; };
    out[n++] = comp([](int x) { return x + 1; }, [](double d) { return d * 2; })(2.6);
    auto plus = [](int f) { return [=](int x) { return f + x; }; };
    out[n++] = plus(3)(4);
    auto local = [](int f) {
        int x = f;
        auto step = [&] {
            x++;
            int y = x;
            for (int x = 100; x < 102; x++) y += x;
            return y;
        };
        return step() * 10 + x;
    };
    out[n++] = local(3);
    auto counter = [=](int k) mutable {
        int r = x;
        for (int x = 0; x < k; x++) r += x;
        x = r;
        auto times = [x](int y) { return x * y; };
        return times(r) + x;
    };
    out[n++] = counter(3);
    out[n++] = counter(1);
    out[n++] = x;
    const int table[2] = {4, 5};
    const float w = 2.5f;
    auto copies = [table, w](int i) { return table[i] * w; };
    auto refers = [&table, &w](int i) { return table[i] * w; };
    out[n++] = copies(0) + refers(1) * 2;
}
struct Cells {
    int v[3];
    __device__ decltype(auto) at(int i) { return v[i]; }
    __device__ decltype(auto) copy(int i) { int c = v[i]; return c; }
    __device__ auto value(int i) { return v[i]; }
};
template <class F> __device__ decltype(auto) call(F&& f, int i) { return f(i); }
// decltype(auto) keeps references.
__global__ void decltype_auto(long long* out) {
    int n = 0, x = 1;
    Cells c = {{1, 2, 3}};
    c.at(1) = 20;
    c.at(2)++;
    decltype(auto) r = (x);
    decltype(auto) y = x;
    decltype(auto) e = c.v[0];
    decltype(auto) k = c.copy(1);
    r = 5;
    y = 6;
    e = 7;
    k = 8;
    call([&](int i) -> int& { return c.v[i]; }, 2) += 100;
    decltype(auto) s = call([&](int i) { return c.v[i]; }, 2);
    s = 9;
    out[n++] = x;
    out[n++] = y;
    for (int i = 0; i < 3; i++) out[n++] = c.value(i);
    out[n++] = k + s;
}

// A template argument T(A::b) is a conversion where b is a value, as in the conjunction that everybody writes, and a function type where it is a type ([temp.arg]/2).
template<class...> struct MpAll { static constexpr bool value = true; };
template<class B> struct MpAll<B> : B {};
template<class B, class... Rest> struct MpAll<B, Rest...> : std::conditional_t<bool(B::value), MpAll<Rest...>, B> {};
template<unsigned N, class T, class... Ts> using mp_match = std::enable_if_t<sizeof...(Ts) == N && MpAll<std::is_same<Ts, T>...>::value>;
template<class T, unsigned N> struct MpVec {
    T e[N];
    template<class... Ts, class = mp_match<N, T, Ts...>> __device__ MpVec(Ts... c) : e{c...} {}
    __device__ explicit MpVec(T s) { for (unsigned i = 0; i < N; i++) e[i] = s; }
};
struct MpNames { using type = long; static constexpr int size = 3; };
template<class T> struct MpKind { static constexpr int kind = 1; };
template<class R, class A> struct MpKind<R(A)> { static constexpr int kind = 2 + sizeof(R) * 10 + sizeof(A); };
template<int N> struct MpNumber { static constexpr int value = N; };
__global__ void mp_conversions(long long* out) {
    MpVec<float, 3> v{1.f, 2.f, 4.f};
    MpVec<int, 2> w(5);
    out[0] = v.e[0] + v.e[1] * 10 + v.e[2] * 100;
    out[1] = w.e[0] + w.e[1];
    out[2] = MpAll<std::is_same<int, int>, std::is_same<float, int>, std::is_same<int, int>>::value;
    out[3] = MpKind<int(MpNames::type)>::kind;
    out[4] = MpNumber<int(MpNames::size)>::value + MpNumber<short(std::is_same<int, int>::value)>::value * 10;
    out[5] = MpKind<short(float)>::kind;
}
