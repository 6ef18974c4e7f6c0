// CUDA's vector types.
__device__ float3 operator+(float3 a, float3 b) { return make_float3(a.x + b.x, a.y + b.y, a.z + b.z); }
__device__ float dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
struct Ray { float3 o; float4 d; uchar4 c; };

__global__ void vectors(long long* out) {
    float4 v = make_float4(1, 2, 3, 4);
    v.y += v.w;
    out[0] = (int)v.y;
    int2 p = make_int2(3, -4), q = p;
    q.x++;
    out[1] = p.x * 100 + q.x * 10 + q.y;
    float3 a = {1, 2, 3}, b = a + make_float3(1, 1, 1);
    out[2] = (int)dot(a, b);
    out[3] = sizeof(float3) * 1000 + sizeof(float4) * 10 + sizeof(uchar4);
    uchar4 c = make_uchar4(250, 1, 2, 3);
    c.x += 10;
    out[4] = c.x;
    float4 m[2];
    m[1] = v;
    float* f = (float*)m;
    f[4] = 9;
    out[5] = (int)m[1].x * 10 + (int)f[7];
    out[6] = sizeof(Ray);
    float data[8] = {0, 1, 2, 3, 4, 5, 6, 7};
    float4* wide = reinterpret_cast<float4*>(data);
    out[7] = (int)(wide[1].x + wide[0].w);
    wide[0] = make_float4(9, 9, 9, 9);
    out[8] = (int)data[2];
    double2 d = make_double2(0.5, 1.5);
    out[9] = (int)((d.x + d.y) * 10);
}

__global__ void intrinsics(long long* out) {
    out[0] = __popc(0xff00ff) + __clz(1) * 100 + __ffs(8) * 10000;
    out[1] = __brev(1u);
    out[2] = __umulhi(4000000000u, 3000000000u);
    out[3] = __mulhi(-5, 2000000000);
    out[4] = __byte_perm(0x33221100, 0x77665544, 0x5410);
    out[5] = min(3, -2) + max(5u, 9u) + abs(-7);
    out[6] = __float_as_uint(-2.0f);
    out[7] = __popcll(-1ll) + __clzll(1ll << 20) * 100;
    out[8] = __float2int_rn(2.5f) + __float2int_rz(-2.9f) * 10 + __float2int_ru(2.1f) * 100 + __float2int_rd(-2.1f) * 1000;
    out[9] = __double2int_rz(1e20);
    out[10] = min(1ll << 40, 5ll) + max(-1, 0);
    out[11] = __hiloint2double(0x3ff80000, 0) == 1.5;
}
