// Builtins that kbind writes in C, applied to arrays; cmd/kbind/ulp_test.go compares them with exact values.

#define ONE(name, type) extern "C" __global__ void name##_##type(const type *x, type *out) { int i = blockIdx.x * blockDim.x + threadIdx.x; out[i] = name(x[i]); }
#define TWO(name, type) extern "C" __global__ void name##_##type(const type *x, type *out) { int i = blockIdx.x * blockDim.x + threadIdx.x; out[i] = name(x[2 * i], x[2 * i + 1]); }
#define THREE(name, type) extern "C" __global__ void name##_##type(const type *x, type *out) { int i = blockIdx.x * blockDim.x + threadIdx.x; out[i] = name(x[3 * i], x[3 * i + 1], x[3 * i + 2]); }
#define FOUR(name, type) extern "C" __global__ void name##_##type(const type *x, type *out) { int i = blockIdx.x * blockDim.x + threadIdx.x; out[i] = name(x[4 * i], x[4 * i + 1], x[4 * i + 2], x[4 * i + 3]); }

ONE(normcdf, double) ONE(normcdfinv, double) ONE(rcbrt, double) ONE(cyl_bessel_i0, double) ONE(cyl_bessel_i1, double)
TWO(rhypot, double) THREE(norm3d, double) THREE(rnorm3d, double) FOUR(norm4d, double) FOUR(rnorm4d, double)
ONE(normcdff, float) ONE(normcdfinvf, float) ONE(rcbrtf, float) ONE(cyl_bessel_i0f, float) ONE(cyl_bessel_i1f, float)
TWO(rhypotf, float) THREE(norm3df, float) THREE(rnorm3df, float) FOUR(norm4df, float) FOUR(rnorm4df, float)

extern "C" __global__ void norm_double(const double *x, double *out) { int i = blockIdx.x * blockDim.x + threadIdx.x; out[i] = norm(5, x + 5 * i); }
extern "C" __global__ void rnorm_double(const double *x, double *out) { int i = blockIdx.x * blockDim.x + threadIdx.x; out[i] = rnorm(5, x + 5 * i); }
extern "C" __global__ void normf_float(const float *x, float *out) { int i = blockIdx.x * blockDim.x + threadIdx.x; out[i] = normf(5, x + 5 * i); }
extern "C" __global__ void rnormf_float(const float *x, float *out) { int i = blockIdx.x * blockDim.x + threadIdx.x; out[i] = rnormf(5, x + 5 * i); }
