#define TILE 16

// Multiplies row-major matrices, C = A * B, with A of m x k, B of k x n and C of m x n elements. Each block computes one
// TILE x TILE tile of C and walks over A and B in tiles that it keeps in shared memory.
//kbind:kernel MatMul
//kbind:out C
//kbind:size A=m*k B=k*n C=m*n
//kbind:grid n,m block=TILE,TILE
__global__ void matmul(const float* A, const float* B, float* C, int m, int n, int k) {
    __shared__ float as[TILE][TILE];
    __shared__ float bs[TILE][TILE];
    int row = blockIdx.y * TILE + threadIdx.y;
    int col = blockIdx.x * TILE + threadIdx.x;
    float sum = 0.0f;
    for (int t = 0; t < k; t += TILE) {
        as[threadIdx.y][threadIdx.x] = row < m && t + threadIdx.x < k ? A[row * k + t + threadIdx.x] : 0.0f;
        bs[threadIdx.y][threadIdx.x] = t + threadIdx.y < k && col < n ? B[(t + threadIdx.y) * n + col] : 0.0f;
        __syncthreads();
        for (int i = 0; i < TILE; i++) sum += as[threadIdx.y][i] * bs[i][threadIdx.x];
        __syncthreads();
    }
    if (row < m && col < n) C[row * n + col] = sum;
}
