// oracle: gpu
// Random numbers of cuRAND's device functions: integers and uniform values to the bit, normal ones to five digits (the GPU's logarithm is an approximation).
#include <curand_kernel.h>

__device__ long long bits(float x) { return __float_as_uint(x); }
__device__ long long bits(double x) { return __double_as_longlong(x); }
__device__ long long near(double x) { return llrint(x * 1e5); }

template <typename S> __device__ __noinline__ void raw(long long* out, unsigned long long seed, unsigned long long sequence, unsigned long long offset) {
    S s;
    curand_init(seed, sequence, offset, &s);
    for (int i = 0; i < 8; i++) out[i] = curand(&s);
}

// MRG32k3a has 2^51 subsequences.
template <typename S> __device__ void sequences(long long* out, unsigned long long most = ~0ULL) {
    raw<S>(out, 0, 0, 0);
    raw<S>(out + 8, 1234, 1, 0);
    raw<S>(out + 16, 0x123456789abcdef0ULL, 777, 3);
    raw<S>(out + 24, 42, 0x123456789ULL, 511);
    raw<S>(out + 32, 42, 0xfedcba9876543210ULL & most, 512);
    raw<S>(out + 40, ~0ULL, 31, 1000003);
    raw<S>(out + 48, 5, 0, 0x123456789abcdefULL);
    raw<S>(out + 56, 5, most, ~0ULL);
}
__global__ void xorwow(long long* out) { sequences<curandState>(out); }
__global__ void philox(long long* out) { sequences<curandStatePhilox4_32_10_t>(out); }
__global__ void mrg32k3a(long long* out) { sequences<curandStateMRG32k3a_t>(out, (1ULL << 51) - 1); }

template <typename S> __device__ void skipping(long long* out) {
    S s;
    curand_init(99, 3, 5, &s);
    const unsigned long long steps[7] = {0, 1, 2, 3, 6, 600, 0x100000001ULL};
    for (int i = 0; i < 7; i++) {
        skipahead(steps[i], &s);
        out[4 * i] = curand(&s);
        out[4 * i + 1] = curand(&s);
        skipahead_sequence(steps[i], &s);
        out[4 * i + 2] = curand(&s);
        out[4 * i + 3] = curand(&s);
    }
}
__global__ void skip_xorwow(long long* out) { skipping<curandStateXORWOW_t>(out); }
__global__ void skip_philox(long long* out) { skipping<curandStatePhilox4_32_10_t>(out); }
__global__ void skip_mrg32k3a(long long* out) {
    skipping<curandStateMRG32k3a_t>(out);
    curandStateMRG32k3a_t s;
    curand_init(99, 3, 5, &s);
    skipahead_subsequence(12345678901ULL, &s);
    for (int i = 0; i < 4; i++) out[40 + i] = curand(&s);
}

template <typename S> __device__ void uniforms(long long* out) {
    S s;
    curand_init(2024, 7, 0, &s);
    for (int i = 0; i < 24; i++) out[i] = bits(curand_uniform(&s));
    for (int i = 24; i < 40; i++) out[i] = bits(curand_uniform_double(&s));
    out[40] = curand(&s);
}
__global__ void uniform_xorwow(long long* out) { uniforms<curandState_t>(out); }
__global__ void uniform_philox(long long* out) {
    uniforms<curandStatePhilox4_32_10_t>(out);
    curandStatePhilox4_32_10_t s;
    curand_init(11, 22, 33, &s);
    for (int i = 0; i < 3; i++) {
        uint4 u = curand4(&s);
        out[41 + i] = (long long)u.x ^ (long long)u.y << 8 ^ (long long)u.z << 16 ^ (long long)u.w << 24;
        float4 f = curand_uniform4(&s);
        out[44 + i] = bits(f.x) ^ bits(f.y) << 8 ^ bits(f.z) << 16 ^ bits(f.w) << 24;
        double2 d = curand_uniform2_double(&s);
        out[47 + i] = bits(d.x) ^ bits(d.y) << 1;
        curand(&s);
    }
}
__global__ void uniform_mrg32k3a(long long* out) { uniforms<curandStateMRG32k3a_t>(out); }

template <typename S> __device__ void normals(long long* out) {
    S s;
    curand_init(7, 1, 2, &s);
    for (int i = 0; i < 7; i++) out[i] = near(curand_normal(&s));
    for (int i = 7; i < 14; i++) out[i] = near(curand_normal_double(&s));
    for (int i = 14; i < 19; i++) out[i] = near(curand_log_normal(&s, 0.5f, 0.25f));
    for (int i = 19; i < 24; i++) out[i] = near(curand_log_normal_double(&s, 0.5, 0.25));
    out[24] = near(curand_normal(&s)); // the kept value is of the other distribution
    float2 f = curand_normal2(&s);
    double2 d = curand_normal2_double(&s);
    out[25] = near(f.x);
    out[26] = near(f.y);
    out[27] = near(d.x);
    out[28] = near(d.y);
    f = curand_log_normal2(&s, 0.5f, 0.25f);
    d = curand_log_normal2_double(&s, 0.5, 0.25);
    out[29] = near(f.x);
    out[30] = near(f.y);
    out[31] = near(d.x);
    out[32] = near(d.y);
    out[33] = curand(&s);
    out[34] = s.boxmuller_flag;
    out[35] = sizeof(S);
}
__global__ void normal_xorwow(long long* out) { normals<curandState>(out); }
__global__ void normal_mrg32k3a(long long* out) { normals<curandStateMRG32k3a_t>(out); }
__global__ void normal_philox(long long* out) {
    normals<curandStatePhilox4_32_10_t>(out);
    curandStatePhilox4_32_10_t s;
    curand_init(7, 1, 1, &s);
    float4 f = curand_normal4(&s);
    out[40] = near(f.x);
    out[41] = near(f.y);
    out[42] = near(f.z);
    out[43] = near(f.w);
    f = curand_log_normal4(&s, 0.5f, 0.25f);
    out[44] = near(f.x);
    out[45] = near(f.w);
    double2 d = curand_normal2_double(&s);
    out[46] = near(d.x);
    out[47] = near(d.y);
}

// A field of states, one for each cell, as simulations keep it.
struct Walk {
    curandState state;
    float at;
    __device__ Walk(unsigned long long seed, int id) : at(0) { curand_init(seed, id, 0, &state); }
    __device__ void step() { at += curand_uniform(&state) < 0.5f ? -1.0f : 1.0f; }
};
__global__ void walks(long long* out) {
    for (int id = 0; id < 64; id++) {
        Walk w(1234, id);
        for (int i = 0; i < 50; i++) w.step();
        out[id] = (long long)w.at;
    }
}
