// Types that OpenCL C has not, or lays out in another way.
#include <cuda_fp16.h>

struct Mixed {
    char c;
    float3 v;
    double d;
    union { int i; float f; } u;
};

__global__ void types(Mixed* m, float4* v, __half* h, float3 f) {
    v[0].x += f.y;
    v[1] = make_float4(f.x, f.y, f.z, 1);
    m[0].v = f;
    m[0].u.f = (float)m[0].d;
    m[1] = m[0];
    h[0] = __hadd(h[1], __float2half(0.5f));
    v[2].x = __int_as_float(m[0].u.i);
}
