// Kernels in which no thread waits for another.

// Neighbouring blocks run as one, and each statement is done for a vector of threads at once.
__global__ void axpy(float *y, const float *x, float a, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] += a * x[i];
}

// Blocks run as one only if they are as wide as the source says.
__global__ void fixed(int *out, int n) {
    int i = blockIdx.x * 64 + threadIdx.x;
    if (i < n) out[i] = i;
}

// Unit stride, but one thread after the other: the function is not known for vectors.
__global__ void sine(float *out, const float *in, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = tanf(in[i]);
}

// One version: nothing is gained by another.
__global__ void scatter(int *out, const int *to, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(&out[to[i] * n], i);
}

// Variables that are alive at a label are declared before the first.
__global__ void labels(int *out, int n) {
    int i = threadIdx.x;
again:
    int left = n - i;
    out[i] = left;
    if (left > 0) {
        i += blockDim.x;
        goto again;
    }
}
