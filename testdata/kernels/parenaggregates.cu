// threads: 1 blocks: 1 oracle: g++ flags: -std=c++20
// Aggregates that arguments in parentheses initialise ([dcl.init]/17.6.2.2 of C++20), requires-clauses behind packs.
// nvcc finds Q(1) well-formed, though P does not convert from int.
__device__ int live;
struct T {
    int k;
    __device__ T(int x) : k(x) { live++; }
    __device__ T(const T& o) : k(o.k) { live++; }
    __device__ ~T() { live--; }
};
struct P { int a; long b = 7; T t = 5; };
struct Q : P { int c; char s[4] = "ab"; };
struct N { int v[2]; };
struct R { const int& r; double d; };
struct W { P p; W(int) = delete; __device__ W(long x) : p(P(x, x + 1)) {} };
template <class X> struct G { X x; int y = 2; };
template <class X> concept makes2 = requires { X(1, 2); };
template <class X> concept makes1 = requires { X(1); };
template <class... A> requires (sizeof...(A) > 1) __device__ int f(A... a) { return 1; }
template <class... A> __device__ int f(A... a) { return 2; }
template <class... A> __device__ int g(A... a) requires (sizeof...(a) > 1) { return (0 + ... + a); }
template <class... A> __device__ int g(A... a) requires (sizeof...(A) < 2) && requires { (a + ... + 1); } { return -1; }
template <class X, class... A> __device__ X make(A&&... a) { return X(static_cast<A&&>(a)...); }
__global__ void k(long long* out) {
    {
        P p(1), q(2, 3), r(4, 5, T(6));
        out[0] = p.a + p.b * 10 + p.t.k * 100 + live * 10000;
        out[1] = q.a + q.b * 10 + q.t.k * 100;
        out[2] = r.a + r.b * 10 + r.t.k * 100;
        P* h = new P(7, 8);
        out[3] = h->a + h->b * 10 + live * 100;
        delete h;
        Q d(P(1, 2), 3), e(r, 9);
        out[4] = d.a + d.b * 10 + d.c * 100 + d.s[1] * 1000 + e.t.k;
        P list[2] = {P(1), P(2, 4)};
        out[5] = list[0].b + list[1].b * 10 + live * 100;
        W w(3L);
        out[6] = w.p.a + w.p.b * 10 + w.p.t.k * 100;
    }
    out[7] = live;
    out[8] = P(2.9, 'c').a + P(2.9, 'c').b;
    int i = 3;
    R r(i, 2);
    i = 4;
    out[9] = r.r + static_cast<int>(r.d) * 10;
    G<int> g1(3);
    G<double> g2(2.5, 4);
    out[10] = g1.x + g1.y * 10 + sizeof(g2) * 100 + g2.y;
    out[11] = makes2<P> + makes2<N> * 2 + makes1<P> * 4 + makes1<Q> * 8 + makes2<R> * 16 + makes1<W> * 32 + makes1<int> * 64;
    out[12] = f(1, 2) + f(1) * 10 + g(1, 2, 3) * 100 + g(4) * 10000 + g() * 100000;
    out[13] = make<P>(1, 2L).b + make<G<int>>(4).x * 10 + make<Q>(P(3), 5).c * 100;
#ifndef __HIP__ // the clause has HIPRTC of ROCm 5 crash, or run without end
    auto l = [](auto... x) requires (sizeof...(x) > 1) { return sizeof...(x); };
    out[14] = l(1, 2, 3) + live * 100;
#endif
}
