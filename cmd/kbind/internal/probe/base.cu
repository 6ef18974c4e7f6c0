// What every device does: pointers and numbers, shared memory of a size given at the launch, a variable that the host sets.

__constant__ int factors[4] = {1, 2, 3, 4};

//kbind:kernel Add
__global__ void add(const int* a, const int* b, int* c, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i] + b[i];
}

//kbind:kernel Scale
__global__ void scale(int* x) { x[threadIdx.x] *= factors[threadIdx.x % 4]; }

//kbind:kernel Reverse
__global__ void reverse(int* x) {
    extern __shared__ int kept[];
    kept[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    x[threadIdx.x] = kept[blockDim.x - 1 - threadIdx.x];
}
