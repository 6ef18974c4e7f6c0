// oracle: g++
// Traits of volatile and const values: std::declval makes xvalues, also of types that are no classes ([declval], [meta.unary.prop], [meta.rel]); no outcome of nvcc is known.
#include <type_traits>
typedef long long ll; typedef int F(int); enum E { e0 };
struct A { int v; A(); }; struct B : A { B() = default; B(const volatile A&); };
struct V { V(volatile int&&); V(const int&&); V& operator=(volatile ll&&); V& operator=(const float&&); };
struct W { W(int&); W(const volatile ll&&); W(volatile E&&); W& operator=(int&&); int operator=(volatile E&&); void operator=(F&); W(F&&); };
struct X { X(); operator int() volatile; operator float() const; operator A&() &; operator E() &&; explicit operator bool() const volatile; };
struct T1 { template <class T> T1(T&&); template <class T> T1& operator=(volatile T&&); T1(volatile T1&&); };
template <class T, class... Us> struct Row {
    static __device__ ll made() { ll h = 0; int a[] = {(__is_constructible(T, Us) ? 1 : 0)...}; for (int x : a) h = h * 2 + x; return h; }
    static __device__ ll assigned() { ll h = 0; int a[] = {(__is_assignable(T, Us) ? 1 : 0)...}; for (int x : a) h = h * 2 + x; return h; }
    static __device__ ll converted() { ll h = 0; int a[] = {(std::is_convertible<Us, T>::value ? 1 : 0)...}; for (int x : a) h = h * 2 + x; return h; } };
#define SCALARS int, const int, volatile int, int&, const volatile int&, const int&&, volatile int&&, ll, volatile ll, const ll&&, float, volatile float, const volatile bool, E, volatile E, int* volatile, int* const&&, volatile decltype(nullptr)
#define OTHERS A, const A, volatile A, A&, volatile A&, const A&&, B, volatile B, V, const V, W&, const W&, X, volatile X, const X&, T1, volatile T1, F, F&, F*, F&&, int[2], int(&)[2], volatile int(&&)[2], int A::* volatile, void
__global__ void traitvalues_made_scalars(ll* out) {
    ll* o = out;
    *o++ = Row<int, SCALARS>::made(); *o++ = Row<int, OTHERS>::made();
    *o++ = Row<const int, SCALARS>::made(); *o++ = Row<const int, OTHERS>::made();
    *o++ = Row<volatile int, SCALARS>::made(); *o++ = Row<volatile int, OTHERS>::made();
    *o++ = Row<int&, SCALARS>::made(); *o++ = Row<int&, OTHERS>::made();
    *o++ = Row<const volatile int&, SCALARS>::made(); *o++ = Row<const volatile int&, OTHERS>::made();
    *o++ = Row<const int&&, SCALARS>::made(); *o++ = Row<const int&&, OTHERS>::made();
    *o++ = Row<volatile int&&, SCALARS>::made(); *o++ = Row<volatile int&&, OTHERS>::made();
    *o++ = Row<ll, SCALARS>::made(); *o++ = Row<ll, OTHERS>::made();
    *o++ = Row<volatile ll, SCALARS>::made(); *o++ = Row<volatile ll, OTHERS>::made();
    *o++ = Row<const ll&&, SCALARS>::made(); *o++ = Row<const ll&&, OTHERS>::made();
    *o++ = Row<float, SCALARS>::made(); *o++ = Row<float, OTHERS>::made();
    *o++ = Row<volatile float, SCALARS>::made(); *o++ = Row<volatile float, OTHERS>::made();
    *o++ = Row<const volatile bool, SCALARS>::made(); *o++ = Row<const volatile bool, OTHERS>::made();
    *o++ = Row<E, SCALARS>::made(); *o++ = Row<E, OTHERS>::made();
    *o++ = Row<volatile E, SCALARS>::made(); *o++ = Row<volatile E, OTHERS>::made();
    *o++ = Row<int* volatile, SCALARS>::made(); *o++ = Row<int* volatile, OTHERS>::made();
    *o++ = Row<int* const&&, SCALARS>::made(); *o++ = Row<int* const&&, OTHERS>::made();
    *o++ = Row<volatile decltype(nullptr), SCALARS>::made(); *o++ = Row<volatile decltype(nullptr), OTHERS>::made();
}
__global__ void traitvalues_made_others(ll* out) {
    ll* o = out;
    *o++ = Row<A, SCALARS>::made(); *o++ = Row<A, OTHERS>::made();
    *o++ = Row<const A, SCALARS>::made(); *o++ = Row<const A, OTHERS>::made();
    *o++ = Row<volatile A, SCALARS>::made(); *o++ = Row<volatile A, OTHERS>::made();
    *o++ = Row<A&, SCALARS>::made(); *o++ = Row<A&, OTHERS>::made();
    *o++ = Row<volatile A&, SCALARS>::made(); *o++ = Row<volatile A&, OTHERS>::made();
    *o++ = Row<const A&&, SCALARS>::made(); *o++ = Row<const A&&, OTHERS>::made();
    *o++ = Row<B, SCALARS>::made(); *o++ = Row<B, OTHERS>::made();
    *o++ = Row<volatile B, SCALARS>::made(); *o++ = Row<volatile B, OTHERS>::made();
    *o++ = Row<V, SCALARS>::made(); *o++ = Row<V, OTHERS>::made();
    *o++ = Row<const V, SCALARS>::made(); *o++ = Row<const V, OTHERS>::made();
    *o++ = Row<W&, SCALARS>::made(); *o++ = Row<W&, OTHERS>::made();
    *o++ = Row<X, SCALARS>::made(); *o++ = Row<X, OTHERS>::made();
    *o++ = Row<volatile X, SCALARS>::made(); *o++ = Row<volatile X, OTHERS>::made();
    *o++ = Row<const X&, SCALARS>::made(); *o++ = Row<const X&, OTHERS>::made();
    *o++ = Row<T1, SCALARS>::made(); *o++ = Row<T1, OTHERS>::made();
    *o++ = Row<volatile T1, SCALARS>::made(); *o++ = Row<volatile T1, OTHERS>::made();
    *o++ = Row<F, SCALARS>::made(); *o++ = Row<F, OTHERS>::made();
    *o++ = Row<F&, SCALARS>::made(); *o++ = Row<F&, OTHERS>::made();
    *o++ = Row<F*, SCALARS>::made(); *o++ = Row<F*, OTHERS>::made();
    *o++ = Row<F&&, SCALARS>::made(); *o++ = Row<F&&, OTHERS>::made();
    *o++ = Row<int(&)[2], SCALARS>::made(); *o++ = Row<int(&)[2], OTHERS>::made();
    *o++ = Row<int A::* volatile, SCALARS>::made(); *o++ = Row<int A::* volatile, OTHERS>::made();
    *o++ = Row<void, SCALARS>::made(); *o++ = Row<void, OTHERS>::made();
}
__global__ void traitvalues_assigned_scalars(ll* out) {
    ll* o = out;
    *o++ = Row<int, SCALARS>::assigned(); *o++ = Row<int, OTHERS>::assigned();
    *o++ = Row<const int, SCALARS>::assigned(); *o++ = Row<const int, OTHERS>::assigned();
    *o++ = Row<volatile int, SCALARS>::assigned(); *o++ = Row<volatile int, OTHERS>::assigned();
    *o++ = Row<int&, SCALARS>::assigned(); *o++ = Row<int&, OTHERS>::assigned();
    *o++ = Row<const volatile int&, SCALARS>::assigned(); *o++ = Row<const volatile int&, OTHERS>::assigned();
    *o++ = Row<const int&&, SCALARS>::assigned(); *o++ = Row<const int&&, OTHERS>::assigned();
    *o++ = Row<volatile int&&, SCALARS>::assigned(); *o++ = Row<volatile int&&, OTHERS>::assigned();
    *o++ = Row<ll, SCALARS>::assigned(); *o++ = Row<ll, OTHERS>::assigned();
    *o++ = Row<volatile ll, SCALARS>::assigned(); *o++ = Row<volatile ll, OTHERS>::assigned();
    *o++ = Row<const ll&&, SCALARS>::assigned(); *o++ = Row<const ll&&, OTHERS>::assigned();
    *o++ = Row<float, SCALARS>::assigned(); *o++ = Row<float, OTHERS>::assigned();
    *o++ = Row<volatile float, SCALARS>::assigned(); *o++ = Row<volatile float, OTHERS>::assigned();
    *o++ = Row<const volatile bool, SCALARS>::assigned(); *o++ = Row<const volatile bool, OTHERS>::assigned();
    *o++ = Row<E, SCALARS>::assigned(); *o++ = Row<E, OTHERS>::assigned();
    *o++ = Row<volatile E, SCALARS>::assigned(); *o++ = Row<volatile E, OTHERS>::assigned();
    *o++ = Row<int* volatile, SCALARS>::assigned(); *o++ = Row<int* volatile, OTHERS>::assigned();
    *o++ = Row<int* const&&, SCALARS>::assigned(); *o++ = Row<int* const&&, OTHERS>::assigned();
    *o++ = Row<volatile decltype(nullptr), SCALARS>::assigned(); *o++ = Row<volatile decltype(nullptr), OTHERS>::assigned();
}
__global__ void traitvalues_assigned_others(ll* out) {
    ll* o = out;
    *o++ = Row<A, SCALARS>::assigned(); *o++ = Row<A, OTHERS>::assigned();
    *o++ = Row<const A, SCALARS>::assigned(); *o++ = Row<const A, OTHERS>::assigned();
    *o++ = Row<volatile A, SCALARS>::assigned(); *o++ = Row<volatile A, OTHERS>::assigned();
    *o++ = Row<A&, SCALARS>::assigned(); *o++ = Row<A&, OTHERS>::assigned();
    *o++ = Row<volatile A&, SCALARS>::assigned(); *o++ = Row<volatile A&, OTHERS>::assigned();
    *o++ = Row<const A&&, SCALARS>::assigned(); *o++ = Row<const A&&, OTHERS>::assigned();
    *o++ = Row<B, SCALARS>::assigned(); *o++ = Row<B, OTHERS>::assigned();
    *o++ = Row<volatile B, SCALARS>::assigned(); *o++ = Row<volatile B, OTHERS>::assigned();
    *o++ = Row<V, SCALARS>::assigned(); *o++ = Row<V, OTHERS>::assigned();
    *o++ = Row<const V, SCALARS>::assigned(); *o++ = Row<const V, OTHERS>::assigned();
    *o++ = Row<W&, SCALARS>::assigned(); *o++ = Row<W&, OTHERS>::assigned();
    *o++ = Row<X, SCALARS>::assigned(); *o++ = Row<X, OTHERS>::assigned();
    *o++ = Row<volatile X, SCALARS>::assigned(); *o++ = Row<volatile X, OTHERS>::assigned();
    *o++ = Row<const X&, SCALARS>::assigned(); *o++ = Row<const X&, OTHERS>::assigned();
    *o++ = Row<T1, SCALARS>::assigned(); *o++ = Row<T1, OTHERS>::assigned();
    *o++ = Row<volatile T1, SCALARS>::assigned(); *o++ = Row<volatile T1, OTHERS>::assigned();
    *o++ = Row<F, SCALARS>::assigned(); *o++ = Row<F, OTHERS>::assigned();
    *o++ = Row<F&, SCALARS>::assigned(); *o++ = Row<F&, OTHERS>::assigned();
    *o++ = Row<F*, SCALARS>::assigned(); *o++ = Row<F*, OTHERS>::assigned();
    *o++ = Row<F&&, SCALARS>::assigned(); *o++ = Row<F&&, OTHERS>::assigned();
    *o++ = Row<int(&)[2], SCALARS>::assigned(); *o++ = Row<int(&)[2], OTHERS>::assigned();
    *o++ = Row<int A::* volatile, SCALARS>::assigned(); *o++ = Row<int A::* volatile, OTHERS>::assigned();
    *o++ = Row<void, SCALARS>::assigned(); *o++ = Row<void, OTHERS>::assigned();
}
__global__ void traitvalues_converted_scalars(ll* out) {
    ll* o = out;
    *o++ = Row<int, SCALARS>::converted(); *o++ = Row<int, OTHERS>::converted();
    *o++ = Row<const int, SCALARS>::converted(); *o++ = Row<const int, OTHERS>::converted();
    *o++ = Row<volatile int, SCALARS>::converted(); *o++ = Row<volatile int, OTHERS>::converted();
    *o++ = Row<int&, SCALARS>::converted(); *o++ = Row<int&, OTHERS>::converted();
    *o++ = Row<const volatile int&, SCALARS>::converted(); *o++ = Row<const volatile int&, OTHERS>::converted();
    *o++ = Row<const int&&, SCALARS>::converted(); *o++ = Row<const int&&, OTHERS>::converted();
    *o++ = Row<volatile int&&, SCALARS>::converted(); *o++ = Row<volatile int&&, OTHERS>::converted();
    *o++ = Row<ll, SCALARS>::converted(); *o++ = Row<ll, OTHERS>::converted();
    *o++ = Row<volatile ll, SCALARS>::converted(); *o++ = Row<volatile ll, OTHERS>::converted();
    *o++ = Row<const ll&&, SCALARS>::converted(); *o++ = Row<const ll&&, OTHERS>::converted();
    *o++ = Row<float, SCALARS>::converted(); *o++ = Row<float, OTHERS>::converted();
    *o++ = Row<volatile float, SCALARS>::converted(); *o++ = Row<volatile float, OTHERS>::converted();
    *o++ = Row<const volatile bool, SCALARS>::converted(); *o++ = Row<const volatile bool, OTHERS>::converted();
    *o++ = Row<E, SCALARS>::converted(); *o++ = Row<E, OTHERS>::converted();
    *o++ = Row<volatile E, SCALARS>::converted(); *o++ = Row<volatile E, OTHERS>::converted();
    *o++ = Row<int* volatile, SCALARS>::converted(); *o++ = Row<int* volatile, OTHERS>::converted();
    *o++ = Row<int* const&&, SCALARS>::converted(); *o++ = Row<int* const&&, OTHERS>::converted();
    *o++ = Row<volatile decltype(nullptr), SCALARS>::converted(); *o++ = Row<volatile decltype(nullptr), OTHERS>::converted();
}
__global__ void traitvalues_converted_others(ll* out) {
    ll* o = out;
    *o++ = Row<A, SCALARS>::converted(); *o++ = Row<A, OTHERS>::converted();
    *o++ = Row<const A, SCALARS>::converted(); *o++ = Row<const A, OTHERS>::converted();
    *o++ = Row<volatile A, SCALARS>::converted(); *o++ = Row<volatile A, OTHERS>::converted();
    *o++ = Row<A&, SCALARS>::converted(); *o++ = Row<A&, OTHERS>::converted();
    *o++ = Row<volatile A&, SCALARS>::converted(); *o++ = Row<volatile A&, OTHERS>::converted();
    *o++ = Row<const A&&, SCALARS>::converted(); *o++ = Row<const A&&, OTHERS>::converted();
    *o++ = Row<B, SCALARS>::converted(); *o++ = Row<B, OTHERS>::converted();
    *o++ = Row<volatile B, SCALARS>::converted(); *o++ = Row<volatile B, OTHERS>::converted();
    *o++ = Row<V, SCALARS>::converted(); *o++ = Row<V, OTHERS>::converted();
    *o++ = Row<const V, SCALARS>::converted(); *o++ = Row<const V, OTHERS>::converted();
    *o++ = Row<W&, SCALARS>::converted(); *o++ = Row<W&, OTHERS>::converted();
    *o++ = Row<X, SCALARS>::converted(); *o++ = Row<X, OTHERS>::converted();
    *o++ = Row<volatile X, SCALARS>::converted(); *o++ = Row<volatile X, OTHERS>::converted();
    *o++ = Row<const X&, SCALARS>::converted(); *o++ = Row<const X&, OTHERS>::converted();
    *o++ = Row<T1, SCALARS>::converted(); *o++ = Row<T1, OTHERS>::converted();
    *o++ = Row<volatile T1, SCALARS>::converted(); *o++ = Row<volatile T1, OTHERS>::converted();
    *o++ = Row<F, SCALARS>::converted(); *o++ = Row<F, OTHERS>::converted();
    *o++ = Row<F&, SCALARS>::converted(); *o++ = Row<F&, OTHERS>::converted();
    *o++ = Row<F*, SCALARS>::converted(); *o++ = Row<F*, OTHERS>::converted();
    *o++ = Row<F&&, SCALARS>::converted(); *o++ = Row<F&&, OTHERS>::converted();
    *o++ = Row<int(&)[2], SCALARS>::converted(); *o++ = Row<int(&)[2], OTHERS>::converted();
    *o++ = Row<int A::* volatile, SCALARS>::converted(); *o++ = Row<int A::* volatile, OTHERS>::converted();
    *o++ = Row<void, SCALARS>::converted(); *o++ = Row<void, OTHERS>::converted();
}
