// Threads that compute long sums between barriers.

__global__ void products(float* out, const float* a, const float* b, int n) {
    __shared__ float s[8][40];
    int t = threadIdx.x, row = threadIdx.y & 7;
    float sum = 0.5f;
    for (int r = 0; r < n % 3; r++) {
        if (t < 40) s[row][t] = a[t + r] + row;
        __syncthreads();
        for (int i = 0; i < 7; i++) sum += s[row][i] * b[t + 3 * i];
        __syncthreads();
    }
    out[t + blockDim.x * threadIdx.y] = sum;
}

__global__ void nearest(int* out, const float* a, const float* centres, int* found, int n) {
    __shared__ float c[48];
    __shared__ int count[6];
    for (int i = threadIdx.x; i < 48; i += blockDim.x) c[i] = centres[i];
    if (threadIdx.x < 6) count[threadIdx.x] = 0;
    __syncthreads();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float p[4];
        for (int d = 0; d < 4; ++d) p[d] = a[d * 200 + i];
        int best = 0;
        float least = 1e30f;
        for (int k = 0; k < 6; ++k) {
            float distance = 0.0f;
            for (int d = 0; d < 4; ++d) {
                float diff = p[d] - c[k * 8 + d];
                distance += diff * diff;
            }
            if (distance < least) {
                least = distance;
                best = k;
            }
        }
        out[i] = best;
        atomicAdd(&count[best], 1);
    }
    __syncthreads();
    if (threadIdx.x < 6) atomicAdd(&found[threadIdx.x], count[threadIdx.x]);
}

__global__ void branches(float* out, const float* a, int n, int rounds) {
    __shared__ float w[16];
    int t = threadIdx.x;
    if (t < 16) w[t] = a[t] * 0.25f;
    __syncthreads();
    float sum = a[t], other = 1.0f;
    for (int k = 1; k < rounds; k += 2) {
        float v = a[t + 1] * w[k & 15] - sum;
        if (v > other) {
            other = v;
            sum += v;
        } else
            sum += 0.125f * v;
        other = other * 0.5f + w[(k + t) & 15];
        sum += other;
    }
    __syncthreads();
    out[t] = sum;
    w[t & 15] = 0.0f;
    __syncthreads();
    if (t < 100 && n > 3) out[t + 1] = out[t + 1] + w[3] + other;
}
