// Computes y = alpha * x + y for one element a thread.
//kbind:kernel Saxpy
//kbind:template T=float,double
//kbind:size x=n y=n
//kbind:grid n block=256
template <typename T>
__global__ void saxpy(int n, T alpha, const T* __restrict__ x, T* __restrict__ y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = alpha * x[i] + y[i];
}
