// Fills x.
//kbind:kernel Fill
//kbind:grid n block=256
__global__ void fill(float* x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < m) x[i] = make_float4(1, 2, 3, 4);
}
