// jam
__global__ void sums(const float *a, const float *b, float *c, int k) {
    int t = threadIdx.x;
    float x = 0, y = 0;
    for (int j = 0; j < k; j++) { x += a[j] * b[t]; y += a[j] > 1 ? b[t] : x; }
    c[t] = x + y;
}
__global__ void histogram(const float *a, const float *b, int *c) {
    __shared__ int count[64];
    int t = threadIdx.x;
    float s = 0;
    for (int j = 0; j < 16; j++) { s += a[j] * b[t]; if (s > 1) atomicAdd(&count[(int)b[t] & 63], 1); }
    c[t] = (int)s;
}
__global__ void who(const float *a, float *c) {
    float x = 0;
    for (int j = 0; j < 16; j++) { x += a[j]; if (x > threadIdx.x) x -= 1; }
    c[threadIdx.x] = x;
}
__global__ void short_chain(const float *a, const float *b, float *c) { int t = threadIdx.x; float x = a[t] > 0 ? 1 : 2; x += b[t]; c[t] = x; }
