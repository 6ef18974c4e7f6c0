// What OpenCL C adds to C99, or does otherwise, where programs meet it: layouts, parts of vectors as places, punning, address spaces, macros (OpenCL C 1.2 6.1 to 6.11).
#define CAT_(a, b) a##b
#define CAT(a, b) CAT_(a, b)
#define SUM(n, ...) CAT(sum, n)(__VA_ARGS__)
#define LANE(v, i) ((v).s##i)
#define EACH4(f, ...) f(0, __VA_ARGS__) f(1, __VA_ARGS__) f(2, __VA_ARGS__) f(3, __VA_ARGS__)
#define ROUND(i, a, b) a = rotate(a ^ table[(b + i) & 7], (uint)(i * 5 + 3)) + b; b ^= a;
#define SWAP32(x) (rotate((x) & 0x00ff00ffu, 24u) | (rotate((x), 8u) & 0x00ff00ffu))
#if __OPENCL_VERSION__ >= 100 && defined(__ENDIAN_LITTLE__) && defined(CL_VERSION_1_1)
#define OLD 0
#else
#define OLD 1
#endif

typedef struct { char tag; float3 at; short n; } padded;
typedef struct __attribute__((packed)) { char tag; int n; short s; } tight;
typedef struct { char c; int i __attribute__((aligned(16))); } apart;
typedef struct { uchar r, g, b, a; } pixel;
typedef union { uint word; pixel p; uchar bytes[4]; uchar4 v; ushort2 halves; } color;
typedef enum { RED = 1, GREEN, BLUE = 1 << 4 } hue;
typedef struct { uint state[4]; union { uint w[4]; ulong l[2]; } u; } context;

__constant uint table[8] = {0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5};
__constant float3 corners[] = {(float3)(1, 2, 3), (float3)(4), {7, 8, 9}};
__constant pixel palette[2] = {{1, 2, 3, 4}, {.b = 30, .a = 40}};
__constant char text[] = "OpenCL\t\x41\101";
constant int grid[2][3] = {{1, 2, 3}, {4, 5, 6}};

int sum2(int a, int b) { return a + b; }
int sum3(int a, int b, int c) { return a + b * 10 + c * 100; }
static inline uint4 add4(uint4 a, uint b) { return a + b; }
long pick(const __global long *p, int i) { return p[i]; }
float4 bump(float4 v) { v.w += 1; return v; }
void fill(__local int *p, int n, int v) { for (int i = 0; i < n; i++) p[i] = v + i; }
uint row(__local uint (*m)[4], int i) { return m[i][0] + m[i][3]; }

__kernel void layouts(__global long *out) {
    padded p[2];
    tight t;
    out[0] = sizeof(padded) * 1000 + ((char *)&p[0].at - (char *)&p[0]) * 10 + ((char *)&p[0].n - (char *)&p[0]);
    out[1] = sizeof(tight) * 100 + ((char *)&t.s - (char *)&t);
    out[2] = sizeof(apart) * 100 + sizeof(float3) + sizeof(char3) * 10 + sizeof(double3);
    out[3] = sizeof(size_t) * 1000 + sizeof(long) * 100 + sizeof(event_t) * 0 + sizeof(hue) * 10 + sizeof('a');
    t.n = -5; t.s = 7; t.tag = 'x';
    tight u = t;
    out[4] = u.n * 1000 + u.s * 10 + u.tag;
    float3 a[3];
    for (int i = 0; i < 3; i++) a[i] = corners[i] * (i + 1);
    out[5] = (long)(a[0].z + a[1].y * 10 + a[2].x * 100) + ((char *)&a[1] - (char *)&a[0]);
    out[6] = palette[1].r + palette[1].b * 10 + palette[0].g * 1000;
    out[7] = sizeof(text) * 100 + text[6] + text[7] - text[8];
    out[8] = grid[1][2] * 10 + ((constant int *)grid)[3];
    context c = {{1, 2, 3, 4}, {{5, 6, 7, 8}}};
    c.u.l[1] += 1UL << 32;
    out[9] = c.u.w[3] * 100 + c.state[2] + sizeof(context);
}

__kernel void punning(__global long *out) {
    color c;
    c.word = 0x04030201u;
    out[0] = c.p.r * 1000 + c.bytes[3] + c.v.z * 10;
    c.v.yw = (uchar2)(200, 100);
    out[1] = c.word;
    c.halves.x += 300;
    out[2] = c.word;
    float4 f = (float4)(1, -2, 3.5f, 0);
    uint *w = (uint *)&f;
    w[3] = 0x40490fdbu;
    out[3] = (long)(f.w * 1000000) + (w[1] >> 31);
    ((float *)&f)[1] = 9;
    out[4] = (long)dot(f.xyz, (float3)(1, 10, 100));
    out[5] = as_int(as_float(0x7fc00001)) + as_short(as_char2((short)-300)) + as_uchar4(-2).w;
    out[6] = as_long((int2)(-1, 5)) ^ as_ulong(as_double(0x3ff0000000000001L));
    int3 i3 = as_int3((float3)(1, 2, 4));
    int4 i4 = as_int4(as_float4((int4)(1, 2, 3, 4)));
    out[7] = (long)i3.z + i4.w;
    ulong block[2] = {0x0706050403020100UL, 0x0f0e0d0c0b0a0908UL};
    uchar *b = (uchar *)block;
    ushort s = *(ushort *)(b + 9 - 1);
    out[8] = b[3] + b[12] * 100 + s;
    *(__private uint *)(b + 4) = SWAP32(0x11223344u);
    out[9] = block[0];
    uint4 q = vload4(0, (uint *)block);
    out[10] = q.s3 ^ q.even.x ^ q.hi.x;
}

__kernel void places(__global long *out) {
    int8 v = (int8)(0, 1, 2, 3, 4, 5, 6, 7);
    v.s07 = v.s70;
    v.s135 += (int3)(100, 200, 300);
    v.lo.hi *= 2;
    v.even.even.x -= 1000;
    v.s60 = v.s06;
    for (int i = 0; i < 8; i++) out[i] = ((int *)&v)[i];
    int4 w = (int4)((int2)(1, 2), 3, (int)4.9f);
    w.x++;
    --w.z;
    w.yx <<= (int2)(2, 33);
    w.w = w.x > w.y ? w.z : -w.w;
    out[8] = w.x + w.y * 10 + w.z * 100 + w.w * 1000;
    int4 m = w > 3;
    int4 n = (w != (int4)(4, 8, 2, 4)) & m | !w;
    out[9] = m.x + m.y * 2 + m.z * 4 + m.w * 8 + (n.x + n.y + n.z + n.w) * 100;
    int4 k = m ? w : (int4)(-1);
    int4 l = w.x > 100 ? w : k.wzyx;
    out[10] = k.x + k.y * 10 + k.z * 100 + k.w * 1000 + l.x * 10000;
    char4 c = (char4)(127, -128, 5, -5);
    c += (char4)(1);
    uchar4 u = convert_uchar4_sat(c) + (uchar)250;
    short4 s = convert_short4(c) * (short)300;
    out[11] = c.x + c.y * 3 + u.z * 1000 + s.w;
    float4 f = bump((float4)(1.5f)) * 2;
    f.xy = f.zw - 1.0f;
    out[12] = (long)(f.x * 10 + f.y * 100 + f.w * 1000);
    long2 d = (long2)(-7, 7) / 2 + (long2)(-7, 7) % 4;
    out[13] = d.x * 100 + d.y;
    int x = 1, y = -1;
    uint z = 5;
    out[14] = (x << 33) + (y >> 35) * 10 + (z - 6 > 0) * 100 + (-1 < (int)z) * 1000 + (y < z) * 10000;
    char g = (char)200;
    uchar h = 200;
    out[15] = (g == h) + (g + h) * 10 + (uchar)(h + h) * 1000 + (short)40000;
    bool t = 3.5f, e = x && !y || (x, y);
    out[16] = t + e * 10 + (true + true) * 100;
    float16 wide = (float16)(v.lo.x, 1, (float2)(2, 3), (float4)(4), (float8)(5));
    out[17] = (long)(wide.s2 + wide.s7 * 10 + wide.sF * 100) + (long)wide.hi.odd.s3;
    out[18] = -2147483648 + 0x7fffffff + 0xffffffff + 017 + 'b' - '\n';
    out[19] = (long)(0x1.8p3f + 1e2f + .5 + 5.f) + sizeof(1.0) + sizeof(1.0f) * 10;
}

__kernel void spaces(__global long *out) {
    __local int box[16];
    __local uint m[2][4];
    __local int *p = box + 4;
    fill(p, 8, 3);
    m[1][0] = 7; m[1][3] = 9; m[0][0] = 1; m[0][3] = 2;
    int *nothing = 0;
    __global long *q = out + 20;
    q[0] = 11;
    __private long mine[4] = {1, 2, 3};
    long *r = mine + 1;
    {
        int x = 5;
        int box = x + 1;
        out[0] = box;
    }
    out[1] = box[5] + p[-0] * 10 + *(p + 7) * 100;
    out[2] = row(m, 1) * 100 + row(&m[0], 0) + (nothing == 0);
    out[3] = pick(out, 20) + r[-1] * 10 + r[1] * 100 + mine[3] + (q - out) * 1000;
    int steps[] = {3, 1, 4, 1, 5}, total = 0;
    for (int i = 0; i < sizeof(steps) / sizeof(*steps); i++) {
        if (i == 1) continue;
        switch (steps[i]) {
        case 3: total += 10;
        case 1: total += 100; break;
        default: total += 1000;
        }
    }
    out[4] = total;
    hue c = GREEN;
    out[5] = SUM(2, 3, 4) + SUM(3, 1, 2, 3) * 100 + (c | BLUE) * 100000 + OLD;
    uint a = 1, b = 2;
    EACH4(ROUND, a, b)
    out[6] = a;
    out[7] = b;
    uint4 s = add4((uint4)(1, 2, 3, ~0u), 2);
    out[8] = LANE(s, 3) + LANE(s, 0) * 10;
    volatile int n = 0;
    do { n += 3; if (n > 10) goto done; } while (n < 100);
done:
    out[9] = n;
    const __constant uint *t = table + 2;
    out[10] = t[1] - t[-1];
    float x = 2.5f, whole;
    float part = fract(x, &whole);
    int e;
    float fr = frexp(10.0f, &e);
    out[11] = (long)(part * 10 + whole * 100 + fr * 10000 + e * 100000);
}

__kernel void helper(__global long *out) { out[get_global_id(0)] += 5; out[3] = get_local_size(0); }

__kernel __attribute__((reqd_work_group_size(1, 1, 1))) __attribute__((vec_type_hint(float4))) void caller(__global long *restrict out) {
    out[0] = 2;
    helper(out);
    out[1] = get_global_size(0) + get_global_offset(0) * 10 + get_num_groups(2) * 100 + get_local_id(5) * 1000;
}

__kernel void limits(__global long *out) {
    out[0] = DBL_RADIX + FLT_RADIX * 10;
    out[1] = CLK_Rx ^ CLK_RGx << 4 ^ CLK_RGBx << 8;
    out[2] = CLK_UNORM_INT24;
}

// Shifts count modulo the width, in assignments too (6.3 j).
__kernel void compound_shifts(__global long *out) {
    int counts[] = {33, -1, 64, 31, 40};
    for (int i = 0; i < 5; i++) {
        int n = counts[i], v = -123456789;
        uint u = 0x87654321;
        long l = -1234567890123456789L;
        v <<= n; u >>= n; l <<= n + 64;
        out[i * 4] = v; out[i * 4 + 1] = u; out[i * 4 + 2] = l;
        out[i * 4 + 3] = -99; out[i * 4 + 3] >>= n + 30;
        int2 w = (int2)(v, n); w <<= n; w >>= (int2)(n, 3);
        out[40 + i] = w.x * 3L + w.y;
    }
}
