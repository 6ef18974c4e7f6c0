// oracle: g++
// Types of functions with the words of member functions ([dcl.fct]/6, 8): which specialisation they are, and what there is not of them.
template <class A, class B> struct S { static const int v = 0; };
template <class A> struct S<A,A> { static const int v = 1; };
template <class T> struct K { static const int v = 0; };
template <class R, class... A> struct K<R(A...)> { static const int v = 1; };
template <class R, class... A> struct K<R(A...) const> { static const int v = 2; };
template <class R, class... A> struct K<R(A...) &> { static const int v = 3; };
template <class R, class... A> struct K<R(A...) &&> { static const int v = 4; };
template <class R, class... A> struct K<R(A...) volatile> { static const int v = 5; };
template <class R, class... A> struct K<R(A..., ...)> { static const int v = 7; };
template <class T> struct M { static const int v = 0; };
template <class T, class C> struct M<T C::*> { static const int v = 10+K<T>::v; };
template <class...> struct voided { typedef void type; };
template <class T, class = void> struct Ptr { static const int v = 0; };
template <class T> struct Ptr<T, typename voided<T*>::type> { static const int v = 1; };
template <class T, class = void> struct Rf { static const int v = 0; };
template <class T> struct Rf<T, typename voided<T&>::type> { static const int v = 1; };
struct X {
    int i;
    __device__ int a() { return 1; }
    __device__ int b() const { return 2; }
    __device__ int d(...) { return 4; }
    __device__ int e() const { return 3; }
    __device__ int f() & { return 5; }
    __device__ int g() && { return 6; }
    __device__ int h() volatile { return 7; }
};
typedef int FC() const;
template <class T, class C> __device__ int which(T C::*) { return M<T C::*>::v; }
template <class C> __device__ int cm(FC C::*) { return 1; }
template <class C> __device__ int cm(int (C::*)()) { return 2; }
typedef long long ll;
__global__ void kinds(ll* out) {
    out[0] = S<int() const, int()>::v; out[1] = K<int()>::v; out[2] = K<FC>::v; out[3] = K<int()&>::v;
    out[4] = K<int()&&>::v; out[5] = K<int() volatile>::v; out[6] = K<int(...)>::v; out[7] = K<int(int, ...)>::v;
    out[8] = M<decltype(&X::b)>::v; out[9] = M<decltype(&X::f)>::v; out[10] = M<decltype(&X::g)>::v;
    out[11] = M<decltype(&X::h)>::v; out[12] = M<decltype(&X::i)>::v; out[13] = which(&X::b); out[14] = which(&X::a);
    out[15] = which(&X::d);
}
__global__ void uses(ll* out) {
    out[0] = Ptr<FC>::v; out[1] = Ptr<int()>::v; out[2] = Rf<FC>::v; out[3] = Rf<int()>::v; out[4] = Rf<int()&>::v;
    out[5] = cm(&X::b); out[6] = cm(&X::a); out[7] = S<FC X::*, decltype(&X::b)>::v; out[8] = S<FC, int() const>::v;
    X x;
    FC X::*p = &X::e;
    out[9] = (x.*p)();
}
