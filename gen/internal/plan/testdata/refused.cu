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
    static __device__ void calls(int *p) { FOUR(FOUR(FOUR(p[0]++;))) __syncthreads(); }
};
__global__ void many(int *p) { Many<2>::calls(p); }

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

// Threads that wait at 900 places and keep 150 variables meanwhile.
#define TEN(x) x x x x x x x x x x
#define NINETY(x) TEN(x) TEN(x) TEN(x) TEN(x) TEN(x) TEN(x) TEN(x) TEN(x) TEN(x)
#define FIFTEEN(x) x(0) x(1) x(2) x(3) x(4) x(5) x(6) x(7) x(8) x(9) x(a) x(b) x(c) x(d) x(e)
#define DECLARE(i) int v0##i = p[0], v1##i = p[1], v2##i = p[2], v3##i = p[3], v4##i = p[4], v5##i = p[5], \
    v6##i = p[6], v7##i = p[7], v8##i = p[8], v9##i = p[9];
#define USE(i) p[0] += v0##i; p[1] += v1##i; p[2] += v2##i; p[3] += v3##i; p[4] += v4##i; p[5] += v5##i; \
    p[6] += v6##i; p[7] += v7##i; p[8] += v8##i; p[9] += v9##i;
__global__ void saved(int *p) {
    FIFTEEN(DECLARE)
    while (p[0]++ < 9) { TEN(NINETY(p[0]++; __syncthreads();)) if (p[threadIdx.x]) break; }
    FIFTEEN(USE)
}
