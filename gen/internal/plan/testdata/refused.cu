// Kernels that have no form.

__device__ void down(int *p, int n) {
    __syncthreads();
    if (n > 0) down(p, n - 1);
}
__global__ void recursive(int *p) { down(p, 3); }

__global__ void thrown(int *p) {
    if (p[0] == 0) throw 1;
}

// Functions with barriers are inlined; these would make a kernel without end.
template <int N> struct Deep {
    static __device__ void down(int *p) {
        __syncthreads();
        Deep<N - 1>::down(p);
    }
};
template <> struct Deep<0> {
    static __device__ void down(int *p) {}
};
__global__ void deep(int *p) { Deep<70>::down(p); }
#define FOUR(x) x x x x
template <int N> struct Many {
    static __device__ void calls(int *p) { FOUR(FOUR(Many<N - 1>::calls(p);)) }
};
template <> struct Many<0> {
    static __device__ void calls(int *p) { __syncthreads(); }
};
__global__ void many(int *p) { Many<5>::calls(p); }

// The others of the file have a form.
__global__ void fine(int *p) { p[0] = 1; }

// A kernel with nothing to translate.
template <class T> __global__ void generic(T *out) { out[0] = 1; }

// What Go has no form of.
__global__ void reference(int &x, int *p) { p[0] = x; }
extern __device__ int table[];
__global__ void unknown_size(int *p) { p[0] = table[1]; }
typedef bool truths __attribute__((ext_vector_type(4)));
__global__ void vector_of_truths(truths *p) { p[0] = p[1]; }
