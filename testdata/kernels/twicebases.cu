// A base class that is inherited more than once is there more than once ([class.mi]).
struct T { int t; __device__ T(int x) : t(x) {} __device__ virtual int v() { return t; } __device__ int get() { return t; } __device__ virtual int w() { return 1; } };
struct L : T { int l = 8; __device__ L() : T(2) {} };
struct R : T { __device__ R() : T(3) {} __device__ int w() override { return 1000 + t; } };
struct X : L, R { int x = 7; __device__ int v() override { return L::t * 100 + R::t * 10 + x; } __device__ int both() { return L::get() * 10 + R::get(); } __device__ void set(int a, int b) { L::t = a; R::t = b; } __device__ int lw() { return L::w() + R::w(); } };
struct Y : X { int y = 4; __device__ int v() override { return X::v() + y; } };
struct P { int p; __device__ int add(int k) { p += k; return p; } }; struct A : P { int a; }; struct B : P { int b; }; struct C : A, B { int c; __device__ int sum() { return A::p + B::p * 10; } }; struct D : C { int d; __device__ int sum2() { return A::add(1) + B::add(2) * 10; } };
__device__ int callT(T& t) { return t.v(); } __device__ int callTp(T* t) { return t->v() * 2 + t->w(); } __device__ int getP(P& p) { return p.p; }
__global__ void twice(long long* out) {
    X x; L& l = x; R& r = x; out[0] = callT(l); out[1] = callT(r); out[2] = x.both(); x.set(4, 5); out[3] = x.L::t * 10 + x.R::t; out[4] = callTp(&l); out[5] = callTp(&r); out[6] = x.lw(); out[7] = l.w(); out[8] = r.w();
    Y y; L* yl = &y; R* yr = &y; out[9] = callT(*yl); out[10] = callT(*yr); out[11] = yr->w(); out[12] = yl->w(); X& yx = y; out[13] = yx.v(); out[14] = static_cast<R&>(y).get(); out[15] = static_cast<T&>(static_cast<R&>(y)).t; X z(y); out[16] = z.both(); z.set(1, 2); x = z; out[17] = x.v();
    C c{{{1}, 2}, {{3}, 4}, 5}; out[18] = c.sum(); out[19] = c.A::p * 10 + c.B::p; c.B::p = 9; out[20] = c.sum(); D d; d.A::p = 1; d.B::p = 2; out[21] = d.sum2(); out[22] = getP(static_cast<B&>(d)); out[23] = sizeof(C) * 100 + sizeof(X); B* b = &d; A* a = &d; out[24] = b->p * 100 + a->p; out[25] = static_cast<D*>(b) == &d; out[26] = (char*)(P*)b - (char*)&d; D e = d; out[27] = e.B::p; out[28] = d.C::B::p; out[29] = b->P::add(5); T* tp = &r; out[30] = static_cast<R*>(tp) == &r;
}
