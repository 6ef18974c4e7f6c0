// Why something is not done.
__global__ void labels(int *p, int n) { int i = threadIdx.x; again: p[i] = n; if (p[i] < 3) goto again; }
__global__ void unreachable(int *p, int n) { p[threadIdx.x] = n; return; p[0] = 1; }
__global__ void no_stride(int *p, int n) { p[threadIdx.x * 2] = n; }
__global__ void strided_loop(int *p, int n) { int i = threadIdx.x; for (int k = 0; k < n; k++) p[i * n + k] = 1; }
__global__ void data_condition(int *p, int n) { int i = threadIdx.x; if (p[i] < n) p[i] = n; }
__global__ void data_trip_count(int *p, int *q) { int i = threadIdx.x; int s = 0; for (int k = 0; k < p[i]; k++) s += k; q[i] = s; }
__global__ void no_type(short *p, short n) { int i = threadIdx.x; p[i] = p[i] * n; }
__global__ void no_operator(int *p, int n) { int i = threadIdx.x; p[i] = p[i] % n; }
__global__ void no_function(float *p) { int i = threadIdx.x; p[i] = tanf(p[i]); }
__global__ void no_register(float4 *p, float4 *q) { int i = threadIdx.x; float4 v = p[i]; q[i] = v; }
__global__ void volatiles(volatile int *p, int n) { int i = threadIdx.x; p[i] = n; }
__global__ void others(float *p, int n) { int i = threadIdx.x; for (int k = 0; k < n; k++) p[i + k] = p[i]; }
__global__ void loaded_index(const int *x, float *p) { int i = threadIdx.x; p[i] = p[x[0]]; }
__global__ void select(float *p) { int i = threadIdx.x; p[i] = p[i] > 1 ? p[i] : 2; }
__global__ void nothing(int n) { int i = threadIdx.x; }
__global__ void square_index(float *p, const float *q, int n) { int i = threadIdx.x; float s = 0; for (int k = 0; k < n; k++) s += q[i + k * k]; p[i] = s; }
__global__ void long_text(float *p) {
#define TEN a = ((((((((((a * 3 + 1) * a + 2) * a + 3) * a + 4) * a + 5) * a + 6) * a + 7) * a + 8) * a + 9) * a + 10);
    int i = threadIdx.x; float a = p[i]; TEN TEN TEN TEN TEN TEN TEN p[i] = a;
}
__global__ void many_statements(int *p, int n) {
#define FIVE p[i] = n; p[i + 1] = n; p[i + 2] = n; p[i + 3] = n; p[i + 4] = n;
#define FIFTY FIVE FIVE FIVE FIVE FIVE FIVE FIVE FIVE FIVE FIVE
    int i = threadIdx.x; FIFTY FIFTY FIFTY
}
__global__ void zeroed(float4 *p) { int i = threadIdx.x; float4 v = {}; p[i] = v; }
__global__ void divided(int *p, int a, int b) { int i = threadIdx.x; p[i] = p[i] + a / b; }
__global__ void no_conversion(float *p, const long long *q) { int i = threadIdx.x; p[i] = (float)q[i]; }
