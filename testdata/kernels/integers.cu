// Integer promotions, conversions and arithmetic.
__global__ void promotions(long long* out) {
    signed char c = 127;
    unsigned char u = 255;
    short s = -32768;
    unsigned short us = 65535;
    out[0] = c + c;
    out[1] = u + u;
    out[2] = u * us;
    out[3] = -u;
    out[4] = ~u;
    out[5] = (signed char)(c + 1);
    out[6] = (unsigned char)(u + 1);
    out[7] = s * 2;
    out[8] = us << 4;
    out[9] = s >> 3;
    c += 5;
    u -= 3;
    out[10] = c;
    out[11] = u;
    u <<= 1;
    out[12] = u;
    s--;
    out[13] = s;
    us++;
    out[14] = us;
    out[15] = c++ + ++u;
    out[16] = c * 1000 + u;
    out[17] = true + true;
    out[18] = 'A' + 1;
    out[19] = sizeof(c + c) * 100 + sizeof(1L + 1) * 10 + sizeof(u);
    u = 7;
    u /= -1;
    out[20] = u;
    c = -7;
    c %= 3;
    out[21] = c;
    u = 200;
    u *= 1.7f;  // kbind:allow convert
    out[22] = u;
}

__global__ void signedness(long long* out) {
    int i = -1;
    unsigned int u = 1;
    long long l = -1;
    unsigned long long ul = 1;
    unsigned short us = 1;
    out[0] = i < u;
    out[1] = l < u;
    out[2] = l < ul;
    out[3] = i < us;
    out[4] = i + u;
    out[5] = (unsigned)i / 2;
    out[6] = i / 2;
    out[7] = -7 / 2;
    out[8] = -7 % 3;
    out[9] = 7 % -3;
    out[10] = u - 2 > 0;
    out[11] = (l + u) == 0;
    out[12] = i >> 1;
    out[13] = (unsigned)i >> 28;
    out[14] = 0x80000000;
    out[15] = 0x7fffffff;
    out[16] = -2147483648;
    out[17] = 4294967295;
    out[18] = 0xffffffffffffffff == ~0ull;
    out[19] = 1u - 2;
    out[20] = (long long)(1u - 2);
    out[21] = (int)3000000000u;
    out[22] = (short)70000;
    out[23] = (char)200;
    out[24] = (unsigned char)-1;
    out[25] = (bool)256;
    out[26] = (unsigned long long)-1 % 1000;
    out[27] = ul - 2 < 5;
    out[28] = i ? 1u : -1;
    out[29] = (1 ? -1 : 1u);
}

__global__ void bits(long long* out) {
    unsigned int a = 0xf0f01234u, b = 0x0ff0ffffu;
    out[0] = a & b;
    out[1] = a | b;
    out[2] = a ^ b;
    out[3] = ~a;
    out[4] = a << 8 >> 4;
    out[5] = (a >> 16 | a << 16);
    long long v = 1;
    for (int i = 0; i < 62; i += 31) v = v << 31 | i;
    out[6] = v;
    out[7] = 1ll << 40;
    out[8] = (0x1234567890abcdefll >> 20) & 0xfffff;
    int n = 5;
    out[9] = 1 << n | 1 << (n + 1);
    unsigned char c = 0x81;
    out[10] = c << 1;
    out[11] = (unsigned char)(c << 1) | c >> 7;
    a ^= b;
    b ^= a;
    a ^= b;
    out[12] = a;
    out[13] = !a + !!b;
}

__global__ void wraparound(long long* out) {
    unsigned int u = 4000000000u;
    out[0] = u + u;
    out[1] = u * 3;
    unsigned int h = 2166136261u;
    for (int i = 0; i < 20; i++) h = (h ^ (i * 7 + 1)) * 16777619u;
    out[2] = h;
    unsigned long long x = 88172645463325252ull;
    for (int i = 0; i < 10; i++) {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
    }
    out[3] = x;
    unsigned short s = 60000;
    s *= 3;
    out[4] = s;
    unsigned int lcg = 12345;
    for (int i = 0; i < 8; i++) lcg = lcg * 1664525u + 1013904223u;
    out[5] = lcg;
}
