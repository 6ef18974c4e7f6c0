// threads: 1 blocks: 1
// What M is deduced to be in M C::*: a function type with the words after its parameters ([dcl.fct]/8, [temp.deduct.type]/8),
// which makes a pointer to the same members again.
typedef long long ll;
struct S { int v; __device__ int a(int x) { return v + x; } __device__ int b(int x) const { return v * x; } __device__ int c(int x) & { return v - x; } __device__ int d(int x) const && { return x - v; } };
template <class A, class B> struct Same { enum { v = 0 }; }; template <class A> struct Same<A, A> { enum { v = 1 }; };
template <class M, class C> __device__ int call(M C::*m, C& c, int x) { return (c.*m)(x); }
template <class M, class C> __device__ int moved(M C::*m, C& c, int x) { M C::*n = m; return (static_cast<C&&>(c).*n)(x); }
template <class M, class C> __device__ int kept(M C::*m, const C& c, int x) { return (c.*m)(x); }
template <class T> struct Whole { enum { v = 1 }; }; template <class M, class C> struct Whole<M C::*> { enum { v = 2 }; typedef M C::*type; template <class D> struct In { typedef M D::*type; }; };
template <class R, class C, class... A> __device__ int sort(R (C::*)(A...)) { return 1; } template <class R, class C, class... A> __device__ int sort(R (C::*)(A...) const) { return 2; } template <class R, class C, class... A> __device__ int sort(R (C::*)(A...) &) { return 3; } template <class M, class C> __device__ int sort(M C::*) { return 4; }
struct T { __device__ int b(int x) const { return 5; } };
__global__ void words(ll* out) {
  S s{7}; int o = 0;
  out[o++] = call(&S::a, s, 2); out[o++] = call(&S::b, s, 2); out[o++] = call(&S::c, s, 2); out[o++] = moved(&S::d, s, 2); out[o++] = kept(&S::b, s, 3);
  out[o++] = sort(&S::a); out[o++] = sort(&S::b); out[o++] = sort(&S::c); out[o++] = sort(&S::d); out[o++] = sort(&S::v);
  out[o++] = Whole<decltype(&S::b)>::v; out[o++] = Same<decltype(&S::b), Whole<decltype(&S::b)>::type>::v; out[o++] = Same<decltype(&S::a), decltype(&S::b)>::v; out[o++] = Same<Whole<decltype(&S::b)>::In<T>::type, decltype(&T::b)>::v; out[o++] = Same<Whole<decltype(&S::a)>::In<T>::type, decltype(&T::b)>::v;
}
template <class F> __device__ int through(F&& f, int x) { return static_cast<F&&>(f)(x); } template <class F> __device__ auto typed(F&& f, int x) -> decltype(static_cast<F&&>(f)(x)) { return f(x); }
__device__ int twice(int x) { return 2 * x; }
// a parameter that refers to a function names it, also in a cast ([expr.static.cast]/1)
__global__ void functions(ll* out) { out[0] = through(twice, 4); out[1] = typed(twice, 5); out[2] = through(&twice, 6); int (&r)(int) = twice; out[3] = static_cast<int (&&)(int)>(r)(7); out[4] = typed(r, 8); }
