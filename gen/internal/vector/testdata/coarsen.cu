// Blocks that run as one.
__global__ void any(int *out, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) out[i] = i; }
__global__ void of64(int *out, int n) { int i = blockIdx.x * 64 + threadIdx.x; if (i < n) out[i] = i; }
__global__ void place(int *out, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (threadIdx.x < n) out[i] = i; }
