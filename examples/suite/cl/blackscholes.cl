// Approximates the normal distribution function with the polynomial 26.2.17 of Abramowitz and Stegun; its error is below 7.5e-8.
float normal_cdf(float x) {
    float t = 1.0f / (1.0f + 0.2316419f * fabs(x));
    float poly = t * (0.319381530f + t * (-0.356563782f + t * (1.781477937f + t * (-1.821255978f + t * 1.330274429f))));
    float tail = 0.39894228f * exp(-0.5f * x * x) * poly;
    return x > 0.0f ? 1.0f - tail : tail;
}

// Prices European call and put options after Black and Scholes, one option a work-item; price, strike and years are per option.
//kbind:kernel BlackScholes
//kbind:out call put
//kbind:size price=n strike=n years=n call=n put=n
//kbind:grid n block=128
__kernel void black_scholes(__global const float* restrict price, __global const float* restrict strike, __global const float* restrict years,
                            __global float* restrict call, __global float* restrict put, float rate, float volatility, int n) {
    int i = get_global_id(0);
    if (i >= n) return;
    float s = price[i], k = strike[i], t = years[i];
    float spread = volatility * sqrt(t);
    float d1 = (log(s / k) + (rate + 0.5f * volatility * volatility) * t) / spread;
    float d2 = d1 - spread;
    float p1 = normal_cdf(d1), p2 = normal_cdf(d2);
    float discounted = k * exp(-rate * t);
    call[i] = s * p1 - discounted * p2;
    put[i] = discounted * (1.0f - p2) - s * (1.0f - p1);
}
