// Products and sums of floats, which are two operations each.

__device__ float scaled(float x) { return x * 0.1f; }

__global__ void products(float *x, double *y, const float3 *p, int n) {
    float t = x[0] * x[1];
    x[2] = t + x[3];
    x[3] *= x[4];
    x[4] += x[5] * x[6] * 3.0f;
    x[5] = scaled(x[7]) - x[8];
    y[0] = y[1] * y[2] / y[3] + (double)n;
    if (y[4] * y[5] < 1.0) y[6] = -(y[7] * y[8]) - y[9];
    x[9] = p[0].x * p[1].x + p[0].y * p[1].y;
}

// Nothing is added here.
__global__ void scales(float *x, float f) { x[threadIdx.x] = x[threadIdx.x] * f; }

// Of a kernel that rounds a sum or a product by itself all are kept apart.
__global__ void rounded(float *x) {
    x[0] = __fmul_rn(x[1], x[2]) + x[3];
    x[1] = x[4] * x[5] + x[6];
}

// A product is added to something in a function of the language.
__global__ void inside(float *x) { x[0] = expf(x[1] * x[2]); }
