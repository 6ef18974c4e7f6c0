// Approximates the normal distribution function with the polynomial 26.2.17 of Abramowitz and Stegun; its error is below 7.5e-8.
__device__ __forceinline__ float normal_cdf(float x) {
    float t = 1.0f / (1.0f + 0.2316419f * fabsf(x));
    float poly = t * (0.319381530f + t * (-0.356563782f + t * (1.781477937f + t * (-1.821255978f + t * 1.330274429f))));
    float tail = 0.39894228f * expf(-0.5f * x * x) * poly;
    return x > 0.0f ? 1.0f - tail : tail;
}

// Prices European call and put options after Black and Scholes, one option a thread; price, strike and years are per option.
//kbind:kernel BlackScholes
//kbind:out call put
//kbind:size price=n strike=n years=n call=n put=n
//kbind:grid n block=128
__global__ void black_scholes(const float* __restrict__ price, const float* __restrict__ strike, const float* __restrict__ years,
                              float* __restrict__ call, float* __restrict__ put, float rate, float volatility, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float s = price[i], k = strike[i], t = years[i];
    float spread = volatility * sqrtf(t);
    float d1 = (logf(s / k) + (rate + 0.5f * volatility * volatility) * t) / spread;
    float d2 = d1 - spread;
    float p1 = normal_cdf(d1), p2 = normal_cdf(d2);
    float discounted = k * expf(-rate * t);
    call[i] = s * p1 - discounted * p2;
    put[i] = discounted * (1.0f - p2) - s * (1.0f - p1);
}
