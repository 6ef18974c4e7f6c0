// Distributions (cuRAND Library Guide, Device API: uniform values exclude 0 and include 1; normal values come in pairs by the Box-Muller transform, the second kept in the state).
__device__ inline float __kb_curand_unit(unsigned int x) { return (float)x * 2.3283064e-10f + 1.1641532e-10f; }
__device__ inline double __kb_curand_unit53(unsigned int x, unsigned int y) {
  unsigned long long z = (unsigned long long)x ^ (unsigned long long)y << 21;
  return (double)z * 1.1102230246251565e-16 + 5.5511151231257827e-17;
}
__device__ inline float2 __kb_box_muller(float u, float v) {
  float s = sqrtf(-2.0f * logf(u)), sn, cs;
  __sincosf(v, &sn, &cs);
  return make_float2(sn * s, cs * s);
}
__device__ inline float2 __kb_box_muller_bits(unsigned int x, unsigned int y) {
  return __kb_box_muller(__kb_curand_unit(x), (float)y * 1.46291807e-09f + 7.3145903e-10f);
}
__device__ inline double2 __kb_box_muller_bits(unsigned int x0, unsigned int x1, unsigned int y0, unsigned int y1) {
  unsigned long long z = (unsigned long long)y0 ^ (unsigned long long)y1 << 21;
  double s = sqrt(-2.0 * log(__kb_curand_unit53(x0, x1))), sn, cs;
  sincospi((double)z * 2.2204460492503131e-16 + 1.1102230246251565e-16, &sn, &cs);
  return make_double2(sn * s, cs * s);
}

#define __KB_CURAND_BITS(S) \
  __device__ inline float curand_uniform(S *state) { return __kb_curand_unit(curand(state)); } \
  __device__ inline float2 curand_normal2(S *state) { unsigned int x = curand(state), y = curand(state); return __kb_box_muller_bits(x, y); } \
  __device__ inline double2 curand_normal2_double(S *state) { \
    unsigned int x0 = curand(state), x1 = curand(state), y0 = curand(state), y1 = curand(state); return __kb_box_muller_bits(x0, x1, y0, y1); }
__KB_CURAND_BITS(curandStateXORWOW_t)
__KB_CURAND_BITS(curandStatePhilox4_32_10_t)
__device__ inline double curand_uniform_double(curandStateXORWOW_t *state) { unsigned int x = curand(state), y = curand(state); return __kb_curand_unit53(x, y); }
// Philox makes a double of 32 bits; curand_uniform2_double takes 53.
__device__ inline double curand_uniform_double(curandStatePhilox4_32_10_t *state) { return curand(state) * 2.3283064365386963e-10 + 2.3283064365386963e-10; }
__device__ inline double curand_uniform_double(curandStateMRG32k3a_t *state) { return __kb_mrg_next(state) * 2.328306549837829e-10; }
__device__ inline float curand_uniform(curandStateMRG32k3a_t *state) { return (float)curand_uniform_double(state); }
__device__ inline float2 curand_normal2(curandStateMRG32k3a_t *state) {
  float x = curand_uniform(state), y = curand_uniform(state);
  return __kb_box_muller(x, y * 6.2831855f);
}
__device__ inline double2 curand_normal2_double(curandStateMRG32k3a_t *state) {
  double x = curand_uniform_double(state), y = curand_uniform_double(state), s = sqrt(-2.0 * log(x)), sn, cs;
  sincospi(2.0 * y, &sn, &cs);
  return make_double2(sn * s, cs * s);
}

// flag says which distribution the kept value is of: 1 normal, 2 log-normal.
#define __KB_CURAND_PAIR(S) \
  __device__ inline float curand_normal(S *state) { \
    if (state->boxmuller_flag == 1) { state->boxmuller_flag = 0; return state->boxmuller_extra; } \
    float2 v = curand_normal2(state); \
    state->boxmuller_extra = v.y; state->boxmuller_flag = 1; return v.x; } \
  __device__ inline double curand_normal_double(S *state) { \
    if (state->boxmuller_flag_double == 1) { state->boxmuller_flag_double = 0; return state->boxmuller_extra_double; } \
    double2 v = curand_normal2_double(state); \
    state->boxmuller_extra_double = v.y; state->boxmuller_flag_double = 1; return v.x; } \
  __device__ inline float curand_log_normal(S *state, float mean, float stddev) { \
    if (state->boxmuller_flag == 2) { state->boxmuller_flag = 0; return state->boxmuller_extra; } \
    float2 v = curand_normal2(state); \
    state->boxmuller_extra = expf(mean + stddev * v.y); state->boxmuller_flag = 2; return expf(mean + stddev * v.x); } \
  __device__ inline double curand_log_normal_double(S *state, double mean, double stddev) { \
    if (state->boxmuller_flag_double == 2) { state->boxmuller_flag_double = 0; return state->boxmuller_extra_double; } \
    double2 v = curand_normal2_double(state); \
    state->boxmuller_extra_double = exp(mean + stddev * v.y); state->boxmuller_flag_double = 2; return exp(mean + stddev * v.x); } \
  __device__ inline float2 curand_log_normal2(S *state, float mean, float stddev) { \
    float2 v = curand_normal2(state); return make_float2(expf(mean + stddev * v.x), expf(mean + stddev * v.y)); } \
  __device__ inline double2 curand_log_normal2_double(S *state, double mean, double stddev) { \
    double2 v = curand_normal2_double(state); return make_double2(exp(mean + stddev * v.x), exp(mean + stddev * v.y)); }
__KB_CURAND_PAIR(curandStateXORWOW_t)
__KB_CURAND_PAIR(curandStatePhilox4_32_10_t)
__KB_CURAND_PAIR(curandStateMRG32k3a_t)

__device__ inline float4 curand_uniform4(curandStatePhilox4_32_10_t *state) {
  uint4 x = curand4(state);
  return make_float4(__kb_curand_unit(x.x), __kb_curand_unit(x.y), __kb_curand_unit(x.z), __kb_curand_unit(x.w));
}
__device__ inline double2 curand_uniform2_double(curandStatePhilox4_32_10_t *state) {
  uint4 x = curand4(state);
  return make_double2(__kb_curand_unit53(x.x, x.y), __kb_curand_unit53(x.z, x.w));
}
__device__ inline double4 curand_uniform4_double(curandStatePhilox4_32_10_t *state) {
  double2 a = curand_uniform2_double(state), b = curand_uniform2_double(state);
  return make_double4(a.x, a.y, b.x, b.y);
}
__device__ inline float4 curand_normal4(curandStatePhilox4_32_10_t *state) {
  uint4 x = curand4(state);
  float2 a = __kb_box_muller_bits(x.x, x.y), b = __kb_box_muller_bits(x.z, x.w);
  return make_float4(a.x, a.y, b.x, b.y);
}
__device__ inline double4 curand_normal4_double(curandStatePhilox4_32_10_t *state) {
  double2 a = curand_normal2_double(state), b = curand_normal2_double(state);
  return make_double4(a.x, a.y, b.x, b.y);
}
__device__ inline float4 curand_log_normal4(curandStatePhilox4_32_10_t *state, float mean, float stddev) {
  float4 v = curand_normal4(state);
  return make_float4(expf(mean + stddev * v.x), expf(mean + stddev * v.y), expf(mean + stddev * v.z), expf(mean + stddev * v.w));
}
__device__ inline double4 curand_log_normal4_double(curandStatePhilox4_32_10_t *state, double mean, double stddev) {
  double4 v = curand_normal4_double(state);
  return make_double4(exp(mean + stddev * v.x), exp(mean + stddev * v.y), exp(mean + stddev * v.z), exp(mean + stddev * v.w));
}
