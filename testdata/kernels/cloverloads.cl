// Which instance of a generic builtin a call with mixed types means, and what a bool becomes in a vector (OpenCL C 3.0 6.15, 6.4.1, 6.4.2).
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

__kernel void narrowed(__global long *out) {
    volatile char c = -100, c1 = 90;
    volatile uchar u = 200;
    volatile short s = -300;
    volatile ushort us = 65535;
    volatile float f = 2.75f;
    volatile double d = 7.5;
    volatile uint n = 5;
    out[0] = mul24(c, c1); // the int instance: chars are promoted
    out[1] = mul24(s, s) + mad24(us, us, us);
    out[2] = mad24(f, 10, 3);
    out[3] = mul24(get_local_size(0) + 6, 3);
    out[4] = hadd(c, d); // the char one: the other argument is converted
    out[5] = add_sat(u, f);
    out[6] = rotate(s, f);
    out[7] = sizeof(hadd(c, d)) * 10000 + sizeof(add_sat(u, f)) * 1000 + sizeof(rotate(s, d)) * 100 + sizeof(mul24(c, c)) * 10 + sizeof(popcount(us));
    out[8] = any(u) + all(us) * 2 + any((uchar)128) * 4;
    out[9] = abs_diff(n, f);
    out[10] = mad_hi(-2, d, d);
    out[11] = clamp(c, (char)-7, (char)7) + max(c, c1) + sizeof(max(c, c1));
}

__kernel void widened(__global long *out) {
    char4 c = (char4)(1, -2, 3, -128);
    int4 i = (int4)(100, -200, 300, -400);
    float4 f = (float4)(0.25f, -1.5f, 2.5f, 100);
    volatile int k = 257;
    volatile uint u = 7;
    volatile double d = 0.75;
    out[0] = as_int(max(k, c)); // the scalar becomes an element: 257 is 1
    out[1] = as_int(min(c, (uchar)200));
    int4 m = max(u, i) + mad_sat(u, i, i) + clamp(i, u, 250u);
    out[2] = m.x + m.y * 1000L + m.z * 1000000L + m.w * 1000000000L;
    float4 g = fmax(f, 0.5) + fmin(d, f) + mix(f, (float4)(1), d) + clamp(f, 0.0, 1.0) + step(d, f) + smoothstep(0.0, 1.0, f) + fma(f, d, f);
    out[3] = (long)(g.x * 1024);
    out[4] = (long)(g.y * 1024);
    out[5] = (long)(g.z * 1024);
    out[6] = (long)(g.w * 1024);
    out[7] = as_int(rotate(c, u)) + as_int(bitselect(c, k, c)) + as_int(select(c, (char4)(9), (char4)(k - 129)));
    out[8] = sizeof(max(k, c)) + sizeof(fmax(f, d));
}

__kernel void truths(__global long *out) {
    volatile bool yes = out[63] == 0;
    int4 a = yes, b = (int4)yes, c = (int4)(yes), d = (int4)(yes, 2, 3, yes);
    float2 f = yes, g = (float2)yes, h = (float2)(yes);
    out[0] = a.x * 1000 + b.y * 100 + c.z * 10 + d.w;
    out[1] = (long)(f.x * 100 + g.y * 10 + h.x);
    out[2] = (a + yes).x + (yes - a).y * 10 + ((int4)(5) << yes).x * 100;
    a.xy = yes;
    a.z += yes;
    a += yes;
    a <<= yes;
    out[3] = a.x + a.z * 10 + a.w * 100;
    int4 m = max((int4)(-9, 9, 0, -1), yes);
    out[4] = m.x + m.y * 10 + m.z * 100 + m.w * 1000;
    uchar2 r[2] = {yes, (uchar2)(yes)};
    out[5] = r[0].x + r[1].y * 1000;
    int2 t = yes ? (int2)(7) : yes;
    int2 n = yes ? yes : (int2)(7);
    out[6] = t.x * 10 + n.y;
    long2 l = true;
    out[7] = l.x + ((long2)true).y * 10 + ((long2)(true)).y * 100;
}

__kernel void shifted(__global long *out) {
    int4 v = (int4)(1, -2, 3, 1000);
    v <<= (uint4)(1, 2, 3, 36);
    v >>= 1u;
    uchar4 b = (uchar4)(255, 128, 7, 1);
    b >>= (char4)(1, 2, 0, 8);
    __private int4 *p = &v;
    *p <<= (uint4)(1);
    out[0] = v.x + v.y * 100L + v.z * 10000L + v.w * 1000000L;
    out[1] = as_uint(b);
}
