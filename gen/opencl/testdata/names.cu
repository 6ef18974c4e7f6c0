// Names that OpenCL C has functions for, and names of helpers.
__global__ void shuffled(int* o, int a) {
    int shuffle = a, user_shuffle = 2, kb_shuffle = 3;
    o[threadIdx.x] = __shfl_sync(~0u, shuffle + user_shuffle + kb_shuffle, 0);
}

// Arrays in dynamic shared memory are one memory: the read of b[0] sees the store to a.
__global__ void dynamic(float* o, const int* p, int n) {
    extern __shared__ int a[];
    extern __shared__ float b[];
    float s = 0;
    for (int j = 0; j < n; j++) {
        a[p[j]] = p[j + n];
        s += b[0];
    }
    o[threadIdx.x] = s;
}
