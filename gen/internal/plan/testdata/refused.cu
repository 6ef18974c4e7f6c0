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

// The others of the file have a form.
__global__ void fine(int *p) { p[0] = 1; }
