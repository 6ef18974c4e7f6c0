struct Pair { int x, y; };
__device__ int first(const int *p) { return p[0]; }

__global__ void elements(const int *a, int *b, int *c, int n) { // want: a=reads,own b=writes,own c=reads,writes,own
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) b[i] = a[i];
    c[i] += a[i];
}

__global__ void constant_block(int *a, int *b) { // want: a=writes,own/256 b=writes
    unsigned i = threadIdx.x + 256 * blockIdx.x;
    a[i] = 1;
    b[threadIdx.x] = 1;
}

__global__ void rows(float *a, float *b, float *c, int w) { // want: a=writes,own*w b=writes,own*64 c=writes
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    a[y * w + x] = 0;
    b[x + 64 * y] = 0;
    c[x * w + y] = 0;
}

__global__ void several(int *a, int *b, int *c, int n) { // want: a=reads,writes b=writes c=writes
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    a[i] = a[i + 1];
    b[i] = 0;
    b[n] = 0;
    i += n;
    c[i] = 0;
}

__global__ void parts(Pair *a, Pair *b, const int *c, int *d) { // want: a=reads,writes,own b=reads,own c=reads,escapes,own d=reads,writes,escapes,own
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    a[i].x = b[i].y;
    int *p = d;
    p[0] = first(c) + c[i] + d[i];
}
