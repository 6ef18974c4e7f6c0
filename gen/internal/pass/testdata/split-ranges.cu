// An index that is computed twice under one name, in front of a barrier and after it, is two that never change.
__global__ void twice(float *out, int n) {
    __shared__ float tile[256];
    int i = threadIdx.x;
    tile[i] = out[i];
    __syncthreads();
    i = 255 - i;
    i += n;
    out[i] = tile[threadIdx.x];
}

// A value that some threads change stays one variable.
__global__ void branch(float *out, int n) {
    int i = threadIdx.x;
    if (n)
        i = 0;
    out[i] = 1;
}
