// OpenCL C's conversions and reinterpretations (OpenCL C 1.2 6.2).
__kernel void saturated(__global long *out) {
    out[0] = convert_uchar_sat(300);
    out[1] = convert_uchar_sat(-5);
    out[2] = convert_char_sat(200);
    out[3] = convert_char_sat(-200);
    out[4] = convert_short_sat(70000u);
    out[5] = convert_ushort_sat(-1);
    out[6] = convert_int_sat(1L << 40);
    out[7] = convert_int_sat(-(1L << 40));
    out[8] = convert_uint_sat(-1L);
    out[9] = convert_uint_sat(1UL << 63);
    out[10] = convert_int_sat(3e9f);
    out[11] = convert_int_sat(-3e9f);
    out[12] = convert_uint_sat(-1.5f);
    out[13] = convert_long_sat(1e30f);
    out[14] = convert_long_sat(-1e30);
    out[15] = (long)convert_ulong_sat(-4.0);
    out[16] = convert_uchar_sat(255.9f);
    out[17] = convert_char_sat(-128.7f);
    out[18] = convert_uchar_sat_rte(254.5f) * 1000 + convert_uchar_sat_rte(255.5f);
    out[19] = convert_int_sat(NAN);
    uchar4 a = convert_uchar4_sat((int4)(-1, 0, 255, 256));
    out[20] = a.x + a.y * 10 + a.z * 1000 + a.w * 1000000;
    short2 b = convert_short2_sat((float2)(1e10f, -1e10f));
    out[21] = b.x * 100000L + b.y;
    out[22] = convert_long_sat(18446744073709551615UL);
    out[23] = (long)(convert_ulong_sat(-9L) + 3);
    uchar16 w = convert_uchar16_sat((short16)(-32768, 32767, 255, 256, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -1));
    out[24] = w.s0 + w.s1 + w.s2 * 10 + w.s3 * 100 + w.se * 1000 + w.sf;
    out[25] = convert_uint_sat(5e9);
    out[26] = convert_ushort_sat_rtp(3.1f) * 10 + convert_ushort_sat_rtn(3.9);
}

__kernel void rounded(__global long *out) {
    float v[6] = {2.5f, -2.5f, 3.5f, 2.3f, -2.7f, -0.5f};
    for (int i = 0; i < 6; i++) {
        out[i * 5] = convert_int_rte(v[i]);
        out[i * 5 + 1] = convert_int_rtz(v[i]);
        out[i * 5 + 2] = convert_int_rtp(v[i]);
        out[i * 5 + 3] = convert_int_rtn(v[i]);
        out[i * 5 + 4] = convert_int(v[i]);
    }
    int4 r = convert_int4_rte((float4)(0.5f, 1.5f, -1.5f, 2.6f));
    out[30] = r.x + r.y * 10 + r.z * 100 + r.w * 1000;
    long2 l = convert_long2_rtn((double2)(-0.25, 1e15 + 0.5));
    out[31] = l.x;
    out[32] = l.y;
    out[33] = as_int(convert_float_rtz(16777219));
    out[34] = as_int(convert_float_rtp(16777217));
    out[35] = as_int(convert_float_rtn(-16777217));
    out[36] = as_int(convert_float_rte(16777219));
    out[37] = as_int(convert_float_rtz(0xffffffffu));
    out[38] = as_int(convert_float(0xffffffffu));
    out[39] = as_int(convert_float_rtp(0.1));
    out[40] = as_int(convert_float_rtn(0.1));
    out[41] = as_int(convert_float_rtz(-0.1));
    out[42] = as_long(convert_double_rtz(9007199254740995L));
    out[43] = as_long(convert_double_rtp(9007199254740993L));
    out[44] = as_int(convert_float_rtn(1e300));
    out[45] = as_int(convert_float_rtp(1e-300));
    out[46] = as_int(convert_float(0x7fffffffffffffffUL));
}

__kernel void plain(__global long *out) {
    uchar4 a = convert_uchar4((int4)(257, -1, 128, 65535));
    out[0] = a.x * 1000000000L + a.y * 1000000 + a.z * 1000 + a.w;
    float4 f = convert_float4(a);
    out[1] = (long)(f.x + f.y + f.z + f.w);
    char2 c = convert_char2((short2)(200, -200));
    out[2] = c.x * 1000 + c.y;
    double3 d = convert_double3((uint3)(4294967295u, 2, 3));
    out[3] = (long)d.x + (long)d.y;
    int3 i = convert_int3((float3)(1.9f, -1.9f, 3));
    out[4] = i.x * 100 + i.y * 10 + i.z;
    ulong2 u = convert_ulong2((char2)(-1, 5));
    out[5] = (long)u.x;
    out[6] = convert_short(100000);
    out[7] = (char)200 + (uchar)300 + (short)70000;
    out[8] = (int)3.99f + (int)-3.99f * 10;
    out[9] = (long)(float)16777217;
    float8 e = convert_float8((short8)(-1, 2, -3, 4, -5, 6, -7, 8));
    out[10] = (long)(e.s0 * e.s7 + e.s4);
    bool t = 5, z = 0.0f, y = 0.5f;
    out[11] = t * 100 + z * 10 + y;
    out[12] = (bool)256 + (int)(bool)-3;
    uint big = 3000000000u;
    out[13] = (long)(float)big;
    long m = -1;
    out[14] = (uint)m;
    out[15] = (ulong)(int)-1 > 5;
    int n = -7;
    out[16] = (uint)n / 2 + n / 2 + n % 4;
    out[17] = convert_int(true) + convert_float(7) + convert_uint('a');
    out[18] = (int)(n, 3) + (short)((char)-2, 70000);
}

__kernel void reinterpreted(__global long *out) {
    out[0] = as_int(1.0f);
    out[1] = as_uint(-2.0f);
    out[2] = (long)(as_float(0x40490fdb) * 1000);
    out[3] = as_long(1.0);
    out[4] = (long)as_double(0x4059000000000000L);
    uchar4 b = as_uchar4(0x04030201);
    out[5] = b.x * 1000 + b.y * 100 + b.z * 10 + b.w;
    out[6] = as_int((uchar4)(1, 2, 3, 4));
    int2 h = as_int2(0x0000000500000007L);
    out[7] = h.x * 10 + h.y;
    ushort8 s = as_ushort8((uint4)(0x00020001, 0x00040003, 0x00060005, 0x00080007));
    out[8] = s.s0 * 10000000L + s.s1 * 1000000 + s.s2 * 100000 + s.s7;
    float4 f = as_float4((int4)(0x3f800000, 0x40000000, 0x40400000, 0x40800000));
    out[9] = (long)(f.x * 1000 + f.y * 100 + f.z * 10 + f.w);
    out[10] = as_char((uchar)200);
    out[11] = as_uint(-5);
    short2 t = as_short2(as_int((char4)(-1, -1, 1, 0)));
    out[12] = t.x * 100 + t.y;
    float3 g = as_float3((uint3)(0x3f800000, 0x3f000000, 0));
    out[13] = (long)(g.x * 10 + g.y * 2);
    int4 m = as_int4((float4)(1, 2, 3, 4) > 2.5f);
    out[14] = m.x + m.y + m.z * 10 + m.w * 100;
    uchar16 w = as_uchar16((ulong2)(0x0706050403020100UL, 0x0f0e0d0c0b0a0908UL));
    out[15] = w.s0 + w.s5 * 100 + w.sf * 10000;
    out[16] = (long)as_ulong((uint2)(1, 2));
}
