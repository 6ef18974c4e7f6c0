#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef struct { float4 pos; float3 v; int id; } Part;
constant float W[3] = {0.25f, 0.5f, 0.25f};
float helper(float4 a, float s) { return dot(a, a) * s; }
__kernel void saxpy(__global const float *x, __global float* restrict y, const float a, uint n) {
  size_t i = get_global_id(0);
  if (i >= n) return;
  y[i] = mad(a, x[i], y[i]);
}
__kernel __attribute__((reqd_work_group_size(64,1,1))) void k2(__global float4* v, __local float* tmp, __global int* h, __global Part* ps) {
  int lid = get_local_id(0), gid = get_global_id(0);
  float4 a = v[gid];
  float4 b = (float4)(1.0f, 2.0f, a.xy);
  a.xyz = b.zyx * 2.0f + a.s012;
  a.lo += b.hi;
  tmp[lid] = a.x + helper(b, 3);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int s = get_local_size(0) / 2; s > 0; s >>= 1) {
    if (lid < s) tmp[lid] += tmp[lid + s];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  int4 c = a > b;
  a = select(a, b, c);
  a = c ? a : b;
  if (any(c)) a = max(a, 0.5f);
  uchar4 u = convert_uchar4_sat_rte(a * 255.0f);
  int4 ia = as_int4(a);
  atomic_add(&h[u.x], 1); atomic_inc(h);
  v[gid] = clamp(a, 0.0f, 1.0f) + native_sin(b) + (float4)(W[1]) + fmin(a, b) + pow(a, b) + vload4(0, (__global float*)v);
  vstore4(a, 1, tmp);
  ps[gid].pos = a; ps[gid].v.x = length(ps[gid].v); ps[gid].id = ia.x << 3 | mul24(3, lid);
  __local int cnt[16]; cnt[lid & 15] = popcount(lid) + abs(lid - 3) + min(lid, 4) + clz(lid);
  double d = 1.0 / 3; h[0] = (int)d + isnan(a.x) + (a.x == b.x);
  float8 f8 = (float8)(a, b); f8.even = a; h[1] = f8.s7 > f8[lid & 7];
  half hh; 
  ulong big = (ulong)gid * 3 + upsample((uint)1, (uint)2);
  bool bb = big; h[2] = bb + sizeof(Part);
  const int lut[2] = {1, 2}; h[3] = lut[lid & 1];
  float2 f2 = (float2)(fract(a.x, &a.y), sqrt(2.0f)); h[4] = (int)f2.y;
}
