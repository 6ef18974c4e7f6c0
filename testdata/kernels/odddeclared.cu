// threads: 1 blocks: 1
// Friends that classes define without parameters of theirs ([class.friend]/6), casts between pointers to members
// ([expr.reinterpret.cast]/10, [expr.cast]/4), and __func__ in initialisers ([dcl.fct.def.general]/8).
namespace N {
__device__ int helper(int);
__device__ int helper(float);
struct S {
    int v = 4;
    friend __device__ int helper(int x) {
        S s;
        return x + s.v;
    }
};
struct Other {
    friend __device__ int helper(float x) { return x * 2; }
    friend __device__ int third();
};
__device__ int third() { return 33; }
}
__device__ int in_global();
struct InGlobal { friend __device__ int in_global() { return 6; } };
__global__ void friends(long long* out) {
    out[0] = N::helper(1) * 100 + N::helper(2.5f) * 10 + in_global();
    out[1] = N::third();
}
struct A {
    int a;
    float b;
    __device__ int g(int x) { return x + a; }
    __device__ int h() const { return 8; }
};
struct B : A { int c; };
struct Apart { int d; int e; };
__global__ void casts(long long* out) {
    A a{3, 1.5f};
    int A::*p = &A::a;
    float A::*f = reinterpret_cast<float A::*>(p);
    out[0] = (reinterpret_cast<int A::*>(f) == p) * 100 + a.*reinterpret_cast<int A::*>(f) * 10 + a.*(int A::*)f;
    float A::*none = (float A::*)(int A::*)nullptr;
    out[1] = none == nullptr;
    int (A::*m)(int) = &A::g;
    void (A::*v)() = reinterpret_cast<void (A::*)()>(m);
    out[2] = (a.*reinterpret_cast<int (A::*)(int)>(v))(4) * 10 + (a.*(int (A::*)(int))v)(5);
    int Apart::*q = (int Apart::*)p;
    out[3] = (int A::*)q == p;
    const int A::*cp = p;
    int A::*back = (int A::*)cp;
    out[4] = a.*back;
    B b;
    b.a = 7;
    b.c = 9;
    int B::*bp = p;
    int A::*ap = (int A::*)bp;
    int A::*bc = static_cast<int A::*>(&B::c);
    out[5] = b.*ap * 100 + b.*bc * 10 + b.*(int B::*)p;
    int (A::*c)() const = &A::h;
    void (Apart::*d)(float) = (void (Apart::*)(float))c;
    out[6] = (a.*(int (A::*)() const)d)();
}
template <class T> __device__ int first_of(T) {
    const char f(__func__[0]);
    return f;
}
__global__ void names(long long* out) {
    const char f(__func__[0]);
    const char* p(__func__);
    int n(sizeof(__func__));
    auto e(__func__[1]);
    out[0] = f;
    out[1] = p[2] + n * 1000;
    out[2] = e;
    out[3] = first_of(1);
    char g(__FUNCTION__[3]), h = __FUNCTION__[4];
    out[4] = g + h;
}
