// fmad
__device__ float line(float a, float x, float b) { return a * x + b; }

// One product of the two is fused; what stands after a call or a variable is rounded.
__global__ void sums(float *out, float a, float b, float c) {
    float product = a * b;
    out[0] = a * b + c;
    out[1] = c - a * b;
    out[2] = a * b - b * c;
    out[3] += -(a * b);
    out[4] = product + c;
    out[5] = __fmul_rn(a, b) + c;
    out[6] = line(a, b, c);
    out[7] = (a * b + c) * a + b;
}
