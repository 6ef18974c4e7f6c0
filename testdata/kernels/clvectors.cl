// OpenCL C's vector types: literals, components, operators (OpenCL C 1.2 6.1.6, 6.1.7, 6.3).
__kernel void literals(__global long *out) {
    float4 a = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
    out[0] = (long)(a.x * 1000 + a.y * 100 + a.z * 10 + a.w);
    int8 b = (int8)((int4)(1, 2, 3, 4), (int2)(5, 6), 7, 8);
    for (int i = 0; i < 1; i++) out[1] = b.s0 * 10000000 + b.s1 * 1000000 + b.s2 * 100000 + b.s3 * 10000 + b.s4 * 1000 + b.s5 * 100 + b.s6 * 10 + b.s7;
    uchar16 c = (uchar16)(7);
    out[2] = c.s0 + c.sF + c.sa + c.sA;
    short3 d = (short3)(1, (short2)(2, 3));
    out[3] = d.x * 100 + d.y * 10 + d.z;
    double2 e = (double2)(0.5, 1.5f);
    out[4] = (long)((e.x + e.y) * 100);
    ulong2 f = (ulong2)(1UL << 63, 5);
    out[5] = (long)(f.x >> 60) + (long)f.y;
    char2 g = {1, -2};
    out[6] = g.x * 100 + g.y;
    int4 h = 9;
    out[7] = h.x + h.y + h.z + h.w;
    float2 k = (float2)(1);
    k = 3;
    out[8] = (long)(k.x + k.y);
    int4 z = (int4)(out[0] > 0, 2.9f, 'a', -1.5);
    out[9] = z.x + z.y * 10 + z.z * 100 + z.w;
    out[10] = ((int4)(4, 5, 6, 7)).z + ((int2)(8, 9)).hi;
    float4 table[2] = {(float4)(1, 2, 3, 4), (float4)(5, 6, 7, 8)};
    out[11] = (long)(table[1].y * 10 + table[0].w);
    ushort4 u = (ushort4)(65535) + (ushort4)(1, 2, 3, 4);
    out[12] = u.x * 1000 + u.y * 100 + u.z * 10 + u.w;
    long16 w = (long16)((long8)(1), (long4)(2), (long3)(3), 4);
    out[13] = w.s0 + w.s7 * 10 + w.s8 * 100 + w.sc * 1000 + w.sf * 10000;
    int3 arr[3] = {{1, 2, 3}, {4, 5, 6}, (int3)(7)};
    out[14] = arr[0].x + arr[1].y * 10 + arr[2].x * 100 + arr[2].y;
}

__kernel void swizzles(__global long *out) {
    int4 a = (int4)(1, 2, 3, 4);
    int4 b = a.wzyx;
    out[0] = b.x * 1000 + b.y * 100 + b.z * 10 + b.w;
    int2 c = a.xw + a.yz;
    out[1] = c.x * 10 + c.y;
    a.xy = a.yx;
    out[2] = a.x * 10 + a.y;
    a.lo += (int2)(10, 20);
    out[3] = a.x * 100 + a.y;
    a.odd = a.even;
    out[4] = a.s0 * 1000000 + a.s1 * 10000 + a.s2 * 100 + a.s3;
    float8 f = (float8)(0, 1, 2, 3, 4, 5, 6, 7);
    float4 g = f.hi - f.lo;
    out[5] = (long)(g.x * 1000 + g.y * 100 + g.z * 10 + g.w);
    f.s0246 = f.s7531;
    out[6] = (long)(f.s0 * 10000 + f.s1 * 1000 + f.s2 * 100 + f.s4 * 10 + f.s6);
    out[7] = (long)(f.hi.lo.y + f.lo.hi.x * 10 + f.odd.even.s1 * 100);
    f.hi.x = 42;
    out[8] = (long)f.s4;
    f.odd.lo = (float2)(70, 80);
    out[9] = (long)(f.s1 * 1000 + f.s3);
    uchar16 u = (uchar16)(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    u.s0123456789abcdef = u.sfedcba9876543210;
    out[10] = u.s0 * 100 + u.sE;
    out[11] = u.odd.s7 * 100 + u.even.s0;
    int3 t = (int3)(1, 2, 3);
    out[12] = t.hi.x * 10 + t.lo.y;
    out[13] = t.xxyy.w * 10 + t.zyx.x;
    t.zx = t.xz;
    out[14] = t.x * 100 + t.y * 10 + t.z;
    a.x++;
    --a.w;
    out[15] = a.x * 100 + a.w;
    out[16] = a.y++ * 100 + a.y;
    a.yz *= 2;
    out[17] = a.y * 100 + a.z;
    float4 p[2];
    p[1].wzyx = (float4)(1, 2, 3, 4);
    p[0] = p[1].s1032;
    out[18] = (long)(p[0].x * 1000 + p[0].y * 100 + p[0].z * 10 + p[0].w);
    int i = 0;
    int4 q[2] = {(int4)(0), (int4)(0)};
    q[i++].xz += (int2)(3, 5);
    out[19] = i * 100 + q[0].x * 10 + q[0].z;
    double4 d = (double4)(1.5, 2.5, 3.5, 4.5);
    out[20] = (long)((d.ywxz.s02.x + d.ywxz.s02.y) * 10);
    int4 same = (int4)(1, 2, 3, 4);
    same = same.yzwx;
    same.xyz = same.zxy;
    out[21] = same.x * 1000 + same.y * 100 + same.z * 10 + same.w;
    out[22] = (a.x = 7, a.xy = (int2)(8, 9), a.x * 10 + a.y);
}

long sum4(int4 v) { return v.x + 10L * v.y + 100L * v.z + 1000L * v.w; }
long sumu(uint4 v) { return v.x + 10L * v.y + 100L * v.z + 1000L * v.w; }

__kernel void operators(__global long *out) {
    int4 a = (int4)(7, -7, 9, 12), b = (int4)(2, 2, -4, 5);
    out[0] = sum4(a + b);
    out[1] = sum4(a - b);
    out[2] = sum4(a * b);
    out[3] = sum4(a / b);
    out[4] = sum4(a % b);
    out[5] = sum4(a & b);
    out[6] = sum4(a | b);
    out[7] = sum4(a ^ b);
    out[8] = sum4(~a);
    out[9] = sum4(-a);
    out[10] = sum4(+a);
    out[11] = sum4(!a);
    out[12] = sum4(!(a - a));
    out[13] = sum4(a << (int4)(1, 2, 3, 33));
    out[14] = sum4(a >> 1);
    out[15] = sumu((uint4)(0x80000000u, 8, 16, 32) >> (uint4)(31, 3, 4, 5));
    out[16] = sum4(a == b);
    out[17] = sum4(a < b);
    out[18] = sum4(a > b);
    out[19] = sum4(a >= b);
    out[20] = sum4(a <= (int4)(7, 7, 7, 12));
    out[21] = sum4(a != 7);
    out[22] = sum4(a && b);
    out[23] = sum4((a - 7) || (int4)(0, 0, 1, 0));
    out[24] = sum4(a + 1);
    out[25] = sum4(2 * a);
    float4 f = (float4)(1, 2, 3, 4);
    out[26] = sum4(f > 2.0f);
    out[27] = sum4(f == f.xxzz);
    out[28] = (long)((f * 0.5f).w * 10 + (1 / f).y * 100);
    uchar4 u = (uchar4)(200, 100, 50, 25);
    u += u;
    out[29] = u.x * 1000000 + u.y * 10000 + u.z * 100 + u.w;
    char4 c = u > (uchar4)(60) ? (char4)(1) : (char4)(2);
    out[30] = c.x * 1000 + c.y * 100 + c.z * 10 + c.w;
    char4 k = u.xyzw < (uchar4)(120);
    out[31] = k.x * 1000 + k.y * 100 + k.z * 10 + k.w;
    double2 d = (double2)(1.5, -2.5);
    long2 l = d < 0.0;
    out[32] = l.x * 10 + l.y;
    int4 m = a;
    m += b; m -= 1; m *= 3; m <<= 1; m |= 1; m ^= b; m &= 0xff; m %= 50; m /= 2; m >>= 1;
    out[33] = sum4(m);
    int4 e = m++;
    out[34] = sum4(e) * 100000 + sum4(m);
    e = --m;
    out[35] = sum4(e);
    int4 t = a > b ? a : b;
    out[36] = sum4(t);
    t = out[0] > 0 ? a : b;
    out[37] = sum4(t);
    float2 g = (int2)(-1, 0) ? (float2)(1, 2) : (float2)(3, 4);
    out[38] = (long)(g.x * 10 + g.y);
    short8 s = (short8)(1, 2, 3, 4, 5, 6, 7, 8);
    s = s * s - (short8)(3) * s;
    out[39] = s.s0 + s.s7 * 100;
    ulong2 w = (ulong2)(~0UL, 1UL << 40) / 3;
    out[40] = (long)(w.x & 0xff) + (long)w.y;
    t = a ? b : (int4)(5);
    out[41] = sum4(t);
    uint4 shifted = (uint4)(1, 2, 3, 4) << 30;
    out[42] = shifted.x + (long)shifted.y + shifted.z + shifted.w;
    short2 neg = -(short2)(-32768, 5);
    out[43] = neg.x + neg.y;
    int4 both = (a > 0) & (b > 0);
    out[44] = sum4(both);
    out[45] = sum4((int4)(0) - (a == a.x));
    long3 big = (long3)(1L << 40, 2, 3) * (long3)(4);
    out[46] = big.x + big.y + big.z;
    out[47] = sum4(a.xxxx == 7) + sum4(!(f > 2.0f));
}

float4 twice(float4 v) { v.x = 99; return v + v; }
void swap2(int2 *p, __private int *q) { int t = p->x; p->x = p->y; p->y = t; *q = p[0].s1; }

__kernel void functions(__global long *out) {
    float4 v = (float4)(1, 2, 3, 4), w = twice(v);
    out[0] = (long)(v.x * 1000 + w.x + w.y);
    int2 p = (int2)(3, 8);
    int q;
    swap2(&p, &q);
    out[1] = p.x * 100 + p.y * 10 + q;
    int *e = (int *)&v;
    out[2] = e[1] == as_int(2.0f);
    float acc = 0;
    float *f = (float *)&v;
    for (int i = 0; i < 4; i++) acc += f[i];
    out[3] = (long)acc;
    f[2] = 50;
    out[4] = (long)v.z;
    __global int4 *g = (__global int4 *)(out + 32);
    g[0] = (int4)(1, 2, 3, 4);
    g[1].yw = g[0].zx;
    g[1].xz = (int2)(0);
    out[5] = g[1].y * 10 + g[1].w;
    __global int *raw = (__global int *)g;
    out[6] = raw[3] * 10 + raw[5];
    out[7] = sizeof(float3) * 1000 + sizeof(char3) * 100 + sizeof(double16);
    out[8] = sizeof(v.xyz) * 100 + sizeof(v.xy) + sizeof(uchar8);
    float3 t3[2];
    out[9] = (char *)&t3[1] - (char *)&t3[0];
    int4 dep = (int4)(1);
    for (int i = 0; i < 5; i++) dep = dep.yzwx + (int4)(i, 0, 0, 1);
    out[10] = sum4(dep);
    typedef struct { char3 c; short2 s; float4 f; } mixed;
    mixed m = {(char3)(1, 2, 3), (short2)(4, 5), (float4)(6)};
    out[11] = sizeof(mixed) * 1000 + m.c.z * 100 + m.s.y * 10 + (long)m.f.w;
    out[12] = vec_step(float4) * 1000 + vec_step(char3) * 100 + vec_step(int) * 10 + vec_step(v);
}

// Components of literals and of operators on them, some of which nobody asks for.
__kernel void selections(__global long *out) {
    uint a[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    uint2 p = vload2(1, a);
    uint3 q = ((p.xxxy >> (uint4)(a[0], 0u, p))).yxy;
    out[0] = q.x * 100 + q.y * 10 + q.z;
    out[1] = max((uint4)(a[1], a[2], a[3], a[4] + 1), p.xyxy).y;
    out[2] = ((uint4)(a[1], a[2], a[3], a[4])).hi.x;
    uint4 v = vload4(0, a + 2);
    uint2 r = (v * (uint4)(a[5], a[6] * 2, a[7], v.xx.y)).odd + convert_uint4((int4)((int)a[1], (int)a[2], 3, (int)a[0])).lo;
    out[3] = r.x * 1000 + r.y;
    v.xz = as_uint4((float4)((float)a[3], as_float(a[1]), 2.0f, as_float(a[2]))).yw;
    out[4] = v.x * 1000 + v.y * 100 + v.z * 10 + v.w;
    int4 m = ((int4)((int)a[0] - 1, -1, 0, -(int)a[1]) ? (int4)((int)a[2], 1, 2, (int)a[6]) : (int4)(4)).xxww;
    out[5] = m.x * 10 + m.z;
    out[6] = (-(int4)((int)a[0], (int)a[1], (int)a[2], (int)a[3])).s2;
    out[7] = ((uint4)(a[0], a[1], (uint2)(a[2], a[3]) + 1u)).wz.y;
}
