// checked
__global__ void saxpy(float a, const float *x, float *y, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) y[i] += a * x[i]; }
__global__ void guards(const float *x, float *y, int n, int w) { int i = threadIdx.x + w * 3; if (i < n) y[i] = x[i]; }
__global__ void matmul(const float *a, const float *b, float *c, int n, int k) {
    int i = threadIdx.x;
    float sum = 0;
    for (int j = 0; j < k; j++) sum += a[j] * b[j * n + i];
    c[i] = sum;
}
__global__ void invariant(const float *a, float *c, int k) {
    int i = threadIdx.x;
    float sum = 0;
    for (int j = 0; j < k; j++) { sum += a[i]; sum *= 2; }
    c[i] = sum;
}
__global__ void perhaps(const float *a, float *c, bool yes) { int i = threadIdx.x; c[i] = 1; if (yes) c[i] = a[i]; }
__global__ void narrows(const float *a, int *c) { int i = threadIdx.x; c[i] = (int)a[i]; }
__global__ void shifts(const int *a, int *c, int by) { int i = threadIdx.x; c[i] = a[i] << by; }
__global__ void overflows(const int *a, int *c) { int i = threadIdx.x; c[i] = a[i] + 1; }
__global__ void one_by_one(const short *a, short *c) { int i = threadIdx.x; c[i] = a[i]; }
__global__ void update(int *p, int n) { int i = threadIdx.x; p[i] += n; }
