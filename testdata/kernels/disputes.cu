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
