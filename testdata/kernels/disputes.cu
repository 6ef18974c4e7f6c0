// threads: 1 blocks: 1 oracle: g++
// What the standard and g++ allow, and NVRTC or clang do not.

// A using-declaration brings the templates of a base class whose heads differ from those of the class
// ([namespace.udecl]/15): NVRTC finds h ambiguous, and clang does not find m of the base.
struct Base {
    template <class T, int N = 2> __device__ int h(T) { return 4; }
    template <int N> __device__ int m() { return N; }
};
struct Derived : Base {
    using Base::h;
    using Base::m;
    template <class T> __device__ long h(T) { return 14; }
    template <class T> __device__ int m() { return sizeof(T); }
};

// A binary fold in the expansion of the pack that it folds ([temp.variadic]/5), which NVRTC refuses.
template <class... T> __device__ int digits(T... xs) {
    int r = 0;
    ((r = r * 100 + xs), ...);
    return r;
}
template <class... T> __device__ int shifted(T... xs) { return digits((xs + (0 + ... + xs))...); }

__global__ void disputes(long long* out) {
    Derived d;
    out[0] = d.h(2);
    out[1] = d.m<7>();
    out[2] = d.m<double>();
    out[3] = shifted(1, 2, 3);
}

// A constructor of the class itself comes before an inherited one where conversion functions compete: NVRTC finds both ambiguous.
namespace own_first {
template <class T> T&& dv(); struct P { int v; __device__ P(int x = 1) : v(x) {} template <class T, class = decltype(dv<T>()[0])> __device__ P(T) : v(50) {} }; struct Q : P { template <class T> __device__ Q(T&&) : P(20) {} using P::P; };
struct R : P { __device__ operator Q() const { return Q(32); } __device__ int operator[](Q x) const { return x.v; } }; struct T { __device__ operator Q() const { return Q(32); } __device__ int operator[](int) const { return 1; } };
__device__ Q q1(Q x) { return x; } __device__ int q2(const Q& x) { return x.v; }
}
__global__ void disputes_own(long long* out) {
    using namespace own_first; R r; T t; const T ct{}; out[0] = q1(r).v; out[1] = q1(t).v; out[2] = q1(ct).v; out[3] = q1(R()).v; out[4] = q2(t); out[5] = q2(ct); out[6] = (out[0] ? t : Q(2)).v;
}
