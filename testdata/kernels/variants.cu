// Templates of which one is more special for functions, and objects in anonymous unions, which the class around them
// makes and destroys.

template <class T> __device__ int pointer(T*) { return 2; }
template <class T> __device__ int pointer(const T*) { return 3; }
template <class R, class... A> __device__ int pack(R (*)(A...)) { return 5; }
template <class R, class A> __device__ int pack(R (*)(A)) { return 6; }
template <class T> __device__ int constant(const T*) { return 2; }
template <class R, class A> __device__ int constant(R (*)(A)) { return 6; }
template <class T> __device__ int variadic(const T*) { return 2; }
__device__ int variadic(...) { return 7; }
template <class R, class A, class... B> __device__ int several(R (*)(A, B...)) { return 1; }
template <class R, class A, class B> __device__ int several(R (*)(A, B)) { return 2; }
template <class R, class... A> __device__ int several(R (*)(A...)) { return 3; }
__device__ int none() { return 0; }
__device__ int one(int x) { return x; }
__device__ int two(int x, float y) { return x + int(y); }
__device__ int three(int x, float y, char z) { return x + int(y) + z; }

__global__ void functions(long long* out) {
    out[0] = pointer(one);
    out[1] = pack(none) * 100 + pack(one) * 10 + pack(two);
    out[2] = constant(one);
    out[3] = variadic(one);
    out[4] = several(none) * 1000 + several(one) * 100 + several(two) * 10 + several(three);
}

struct Traced {
    long long* out;
    int k;
    __device__ Traced(long long* out, int k) : out(out), k(k) { out[0] += k; }
    __device__ Traced(const Traced& t) : out(t.out), k(t.k + 1) { out[1]++; }
    __device__ ~Traced() { out[2] = out[2] * 10 + k; }
};

template <class T> struct Optional {
    union {
        char none;
        T value;
    };
    bool has = false;
    __device__ Optional() : none(0) {}
    __device__ Optional(const T& t) : value(t), has(true) {}
    template <class... A> __device__ T& emplace(A... a) {
        reset();
        has = true;
        return *new (&value) T(a...);
    }
    __device__ void reset() {
        if (has) value.~T();
        has = false;
    }
    __device__ ~Optional() { reset(); }
};

__global__ void optional(long long* out) {
    Optional<Traced> a;
    Traced t(out, 5);
    Optional<Traced> b(t);
    a.emplace(out, 7).k++;
    out[3] = a.value.k * 10 + b.value.k;
    b.emplace(out, 9);
    a.reset();
    Traced* first = new (&a.value) Traced(out, 1);
    first->~Traced();
}
