#include <hip/hip_runtime.h>
// HIP's vectors have operators.
__global__ void blend(float4* p, int2* q, float* out, float s) {
    int i = hipThreadIdx_x;
    float4 a = p[i], b = float4(1.0f);
    a += b * s;
    a = a * p[i + 1] - 2 * b;
    p[i] = -a;
    q[i] = (q[i] << 2) % 7;
    if (a == b || q[i] != q[0]) out[i] = a.x;
    out[i] += __shfl_down(s, 1);
}
