#define TILE 16

// Multiplies row-major matrices, C = A * B, of m x k, k x n and m x n elements: each work-group walks over A and B in tiles that it keeps in local memory.
//kbind:kernel MatMulTiled
//kbind:out C
//kbind:size A=m*k B=k*n C=m*n
//kbind:grid n,m block=TILE,TILE
__kernel void matmul_tiled(__global const float* restrict A, __global const float* restrict B, __global float* restrict C, int m, int n, int k) {
    __local float as[TILE][TILE];
    __local float bs[TILE][TILE];
    int tx = get_local_id(0), ty = get_local_id(1);
    int row = get_group_id(1) * TILE + ty;
    int col = get_group_id(0) * TILE + tx;
    float sum = 0.0f;
    for (int t = 0; t < k; t += TILE) {
        as[ty][tx] = row < m && t + tx < k ? A[row * k + t + tx] : 0.0f;
        bs[ty][tx] = t + ty < k && col < n ? B[(t + ty) * n + col] : 0.0f;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int i = 0; i < TILE; ++i) sum += as[ty][i] * bs[i][tx];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (row < m && col < n) C[row * n + col] = sum;
}

// The same with one element of C a work-item, straight from global memory.
//kbind:kernel MatMulNaive
//kbind:out C
//kbind:size A=m*k B=k*n C=m*n
//kbind:grid n,m block=16,16
__kernel void matmul_naive(__global const float* restrict A, __global const float* restrict B, __global float* restrict C, int m, int n, int k) {
    int col = get_global_id(0);
    int row = get_global_id(1);
    if (row >= m || col >= n) return;
    float sum = 0.0f;
    for (int i = 0; i < k; ++i) sum += A[row * k + i] * B[i * n + col];
    C[row * n + col] = sum;
}
