// oracle: gpu
// Conversions of floating types to integers of less than 32 bits: float and double become 32 bits of the same sign, saturated, and the lowest bits of that are kept; 16-bit floats saturate.
#include <cuda_bf16.h>
#include <cuda_fp16.h>

__device__ const double values[] = {0.0, 0.75, -0.75, -1.0, -1.5, -2.0, 1.5, 127.5, 128.0, -128.5, -129.0, 255.5, 256.0, 300.0, -300.0, 32767.5, 32768.0, -32769.0, 65535.5, 65536.0, -65536.0, 70000.0, 2147483520.0, 2147483648.0, -2147483648.0, -4e9, 4294967040.0, 4294967296.0, 1e20, -1e20};
const int n = sizeof(values) / sizeof(values[0]);

template <class F, class T> __device__ __noinline__ void each(long long* out, int at, double nan, int zero) {
    long long h = 0;
#pragma unroll 1
    for (int i = 0; i < n; i++) h = h * 31 + (T)(F)values[i]; // kbind:allow convert
    out[at] = h;
    out[at + 1] = (T)(F)values[zero + 3]; // kbind:allow convert
    out[at + 2] = (T)(F)values[zero + 23]; // kbind:allow convert
    out[at + 3] = (T)(F)nan; // kbind:allow convert
}

template <class F> __device__ void all(long long* out) {
    double nan = __longlong_as_double(0x7ff8000000000000ll + out[63]);
    each<F, unsigned char>(out, 0, nan, (int)out[63]);
    each<F, unsigned short>(out, 4, nan, (int)out[63]);
    each<F, signed char>(out, 8, nan, (int)out[63]);
    each<F, short>(out, 12, nan, (int)out[63]);
}

__global__ void from_float(long long* out) { all<float>(out); }
__global__ void from_double(long long* out) { all<double>(out); }
__global__ void from_half(long long* out) { all<__half>(out); }
__global__ void from_bfloat16(long long* out) { all<__nv_bfloat16>(out); }
