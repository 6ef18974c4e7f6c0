#define POINTS 1024
#define LOG_POINTS 10
//kbind:export POINTS

__device__ __forceinline__ float2 times(float2 a, float2 b) { return make_float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }

// Transforms every POINTS complex numbers of x, one transform a block, with the radix-2 algorithm of Cooley and Tukey in shared memory. roots holds
// exp(-2 pi i k / POINTS) for k < POINTS / 2.
//kbind:kernel FFT
//kbind:inout x
//kbind:size x=batch*POINTS roots=POINTS/2
//kbind:blocks batch block=POINTS/4
__global__ void fft(float2* __restrict__ x, const float2* __restrict__ roots, int batch) {
    __shared__ float2 s[POINTS];
    float2* mine = x + blockIdx.x * POINTS;
    for (unsigned int i = threadIdx.x; i < POINTS; i += blockDim.x) s[__brev(i) >> (32 - LOG_POINTS)] = mine[i];
    __syncthreads();
    for (int half = 1, step = POINTS / 2; half < POINTS; half <<= 1, step >>= 1) {
        for (int t = threadIdx.x; t < POINTS / 2; t += blockDim.x) {
            int k = t & (half - 1);
            int lo = 2 * t - k;
            float2 a = s[lo], b = times(s[lo + half], roots[k * step]);
            s[lo] = make_float2(a.x + b.x, a.y + b.y);
            s[lo + half] = make_float2(a.x - b.x, a.y - b.y);
        }
        __syncthreads();
    }
    for (int i = threadIdx.x; i < POINTS; i += blockDim.x) mine[i] = s[i];
}
