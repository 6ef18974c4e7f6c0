// Kernels that write all of an output, and some that do not.

//kbind:kernel Half
//kbind:out y
//kbind:size x=n y=n
//kbind:grid n block=64
__global__ void half_of(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n / 2)
        y[i] = x[i];
}

//kbind:kernel Positive
//kbind:out y
//kbind:size x=n y=n
//kbind:grid n block=64
__global__ void positive(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && x[i] > 0)
        y[i] = x[i];
}

//kbind:kernel Whole
//kbind:out y
//kbind:size x=n y=n
//kbind:grid n block=64
__global__ void whole(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = x[i] * 2;
}

//kbind:kernel Rows
//kbind:out y
//kbind:size y=w*h
//kbind:grid w,h block=32,8
__global__ void rows(float *y, int w, int h, int to) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < w && j < to)
        y[j * w + i] = 1;
}

//kbind:kernel Prefix
//kbind:out found
//kbind:out count
//kbind:zero count
//kbind:result count
//kbind:size x=n found=n count=1
//kbind:grid n block=64
__global__ void prefix(const int *x,
                       int *found, // kbind:allow unwritten
                       int *count, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && x[i] != 0)
        found[atomicAdd(count, 1)] = i;
}

//kbind:kernel Kept
//kbind:inout y
//kbind:size y=n
//kbind:grid n block=64
__global__ void kept(float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i % 2 == 0 && i < n)
        y[i] = 1;
}

//kbind:kernel Total
//kbind:out total
//kbind:result total
//kbind:size x=n total=1
//kbind:blocks 1 block=64
__global__ void total(const float *x, float *total, int n) {
    __shared__ float s[64];
    float sum = 0;
    for (int i = threadIdx.x; i < n; i += 64)
        sum += x[i];
    s[threadIdx.x] = sum;
    for (int d = 32; d > 0; d /= 2) {
        __syncthreads();
        if (threadIdx.x < d)
            s[threadIdx.x] += s[threadIdx.x + d];
    }
    if (threadIdx.x == 0 && n > 0)
        *total = s[0];
}

struct Padded {
    char c;
    double d;
};

//kbind:kernel Members
//kbind:out p
//kbind:out v
//kbind:size p=n v=n
//kbind:grid n block=64
__global__ void members(Padded *p, float4 *v, int n, int to) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < to) {
        p[i].c = 'c';
        p[i].d = i;
        v[i].x = v[i].y = v[i].z = v[i].w = i;
    }
}

//kbind:kernel Bytes
//kbind:out b
//kbind:size b=n
//kbind:grid n/4 block=64
__global__ void bytes(unsigned char *b, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n / 4)
        ((uchar4 *)b)[i] = make_uchar4(1, 2, 3, 4);
}

//kbind:kernel Runs
//kbind:out y
//kbind:size y=n
//kbind:grid n/4 block=64
__global__ void runs(int *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n / 4) {
        int local[4] = {i, i, i, i};
        memcpy(y + 4 * i, local, sizeof local);
    }
}

__device__ void fill(int *p, int n) {
    for (int i = 0; i < n; i++)
        p[i] = i;
}

//kbind:kernel Called
//kbind:out y
//kbind:size y=n
//kbind:blocks 1 block=1
__global__ void called(int *y, int n, int to) { fill(y, to); }

//kbind:kernel Atomics
//kbind:out y
//kbind:size y=n
//kbind:grid n block=64
__global__ void atomics(int *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        atomicExch(&y[n - 1 - i], i);
}
