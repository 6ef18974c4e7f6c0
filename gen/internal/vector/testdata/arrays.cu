// Array-at-a-time.
#define I int i = blockIdx.x * blockDim.x + threadIdx.x; if (i >= n) return
__constant__ float weights[9];

__global__ void saxpy(float a, const float *x, float *y, int n) { I; y[i] = a * x[i] + y[i]; }
__global__ void guarded(const int *x, int *y, int n) { int i = threadIdx.x; if (i > 2 && i < n) y[i + 1] = x[i] << 3; }
__global__ void temporaries(const float *x, float *y, int n) { I; float a = x[i] - 1, b = a * a + sqrtf(a); y[i] = b / a; }
__global__ void unused(const float *x, float *y, int n, int w) { I; int row = w * 2, far = row + 1; y[i] = x[i] + row; }
__global__ void constants(float *y, int n) { I; y[i] = i * 0.5f + weights[4]; }
__global__ void conversions(const float *x, double *y, int n) { I; y[i] = (double)x[i]; }
__global__ void branches(const float *x, float *y, int n, bool up) { I; if (up) y[i] = x[i] + 1; else y[i] = x[i] - 1; }
__global__ void wide(const long long *x, long long *y, int n) { I; y[i] = x[i]; }
__global__ void signedness(const short *x, short *y, unsigned n) { unsigned i = threadIdx.x + n; if (i < 9u) y[(size_t)i + 1] = x[i]; }
__global__ void matmul(const float *a, const float *b, float *c, int n, int k) {
    I;
    float sum = 0;
    for (int j = 0; j < k; j++) sum += a[j] * b[j * n + i];
    c[i] = sum;
}
__global__ void filter(const float *x, float *y, int n) {
    I;
    float sum = 0;
    sum += weights[0] * x[i];
    sum += weights[1] * x[i + 1];
    sum += weights[2] * x[i + 2];
    y[i] = sum;
}
__global__ void iterated(const float *a, const float *b, float *c, int n, int k) {
    I;
    float sum = 1;
    for (int j = k; j >= 2; j -= 2) { sum += a[j] * b[j + i]; sum *= 0.5f; }
    c[i] = sum;
}
__global__ void derived(const float *a, const float *b, float *c, int n, int k) {
    I;
    float sum = 1;
    for (int j = 0; j < k; j++) { int r = j * 2; sum += a[r + 1] * b[r + i]; }
    c[i] = sum;
}
__global__ void nested(const float *a, const float *b, float *c, int n) {
    I;
    float sum = 0;
    for (int j = 0; j < 4; j++)
        for (int k = 0; k < n; k++) sum += a[j * 4 + k] * b[k * n + j + i];
    c[i] = sum;
}
__global__ void shared(const float *x, float *y, int n) {
    __shared__ float tile[8][32];
    int t = threadIdx.x;
    float sum = 0;
    for (int j = 0; j < 8; j++) sum += tile[j][3] * tile[j][t];
    y[t] = sum;
}
__global__ void functions(const float *x, double *d, float *y, int n) {
    I;
    y[i] = sinf(x[i]) + cosf(x[i]) * exp10f(x[i]);
    d[i] = floor(d[i]) + ceil(d[i]) * trunc(d[i]) - rint(d[i]);
}
