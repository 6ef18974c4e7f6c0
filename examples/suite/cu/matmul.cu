#ifndef TILE
#define TILE 16
#endif

// Multiplies row-major matrices, C = A * B, of m x k, k x n and m x n elements: each block walks over A and B in tiles that it keeps in shared memory.
//kbind:kernel MatMulTiled
//kbind:out C
//kbind:size A=m*k B=k*n C=m*n
//kbind:tune TILE=8,16,32
//kbind:restrict TILE*TILE <= maxThreads
//kbind:grid n,m block=TILE,TILE
__global__ void matmul_tiled(const float* __restrict__ A, const float* __restrict__ B, float* __restrict__ C, int m, int n, int k) {
    __shared__ float as[TILE][TILE];
    __shared__ float bs[TILE][TILE];
    int tx = threadIdx.x, ty = threadIdx.y;
    int row = blockIdx.y * TILE + ty;
    int col = blockIdx.x * TILE + tx;
    float sum = 0.0f;
    for (int t = 0; t < k; t += TILE) {
        as[ty][tx] = row < m && t + tx < k ? A[row * k + t + tx] : 0.0f;
        bs[ty][tx] = t + ty < k && col < n ? B[(t + ty) * n + col] : 0.0f;
        __syncthreads();
#pragma unroll
        for (int i = 0; i < TILE; ++i) sum += as[ty][i] * bs[i][tx];
        __syncthreads();
    }
    if (row < m && col < n) C[row * n + col] = sum;
}

// The same with one element of C a thread, straight from global memory.
//kbind:kernel MatMulNaive
//kbind:out C
//kbind:size A=m*k B=k*n C=m*n
//kbind:tune X=16,8,32,64 Y=16,2,4,8,32
//kbind:restrict X*Y % warpSize == 0 && X*Y <= maxThreads
//kbind:grid n,m block=X,Y
__global__ void matmul_naive(const float* __restrict__ A, const float* __restrict__ B, float* __restrict__ C, int m, int n, int k) {
    int col = blockIdx.x * blockDim.x + threadIdx.x;
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    if (row >= m || col >= n) return;
    float sum = 0.0f;
    for (int i = 0; i < k; ++i) sum += A[row * k + i] * B[i * n + col];
    C[row * n + col] = sum;
}
