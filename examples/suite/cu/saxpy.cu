// Computes y = alpha * x + y for one element a thread.
//kbind:kernel Saxpy
//kbind:size x=n y=n
//kbind:grid n block=256
__global__ void saxpy(int n, float alpha, const float* __restrict__ x, float* __restrict__ y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = alpha * x[i] + y[i];
}
