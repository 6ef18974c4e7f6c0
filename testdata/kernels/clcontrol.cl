// flags: -DWIDTH=4 -DTYPE=float -DFAST
// C: promotions, operators, control flow, the preprocessor (C99 6.3.1, 6.5, 6.8, 6.10; OpenCL C 1.2 6.3, 6.10).
#define CONCAT_(a, b) a##b
#define CONCAT(a, b) CONCAT_(a, b)
#define VEC CONCAT(TYPE, WIDTH)
#define SQUARE(x) ((x) * (x))
#define MAX3(a, b, c) max(max(a, b), c)
#define STORE(i, v) do { out[i] = (v); } while (0)
#define STRING(x) #x
#define FOR_EACH(F) F(0) F(1) F(2) F(3)
#define ADD_LANE(i) sum += v.s##i;
#define ROTL(x, n) (((x) << (n)) | ((x) >> (32 - (n))))
#define ARGS(...) __VA_ARGS__
#ifdef FAST
#define STEP 3
#else
#error FAST is defined on the command line
#endif
#if WIDTH > 2 && defined(TYPE) && !defined(SLOW)
#define LANES WIDTH
#endif
#ifndef __OPENCL_VERSION__
#error this is OpenCL
#endif
#if __OPENCL_C_VERSION__ >= 120 && CL_VERSION_1_2 == 120
#define C12 1
#endif

__kernel void macros(__global long *out) {
    VEC v = (VEC)(1, 2, 3, 4);
    float sum = 0;
    FOR_EACH(ADD_LANE)
    STORE(0, (long)sum);
    STORE(1, SQUARE(STEP + 1) + MAX3(1, 7, 3) * 100);
    STORE(2, sizeof(STRING(abc)));
    STORE(3, LANES * 10 + C12);
    STORE(4, ROTL(0x80000001u, 4));
    int4 q = (int4)(ARGS(1, 2), ARGS(3, 4));
    STORE(5, q.x * 1000 + q.w);
    STORE(6, __LINE__ > 10);
    STORE(7, __ENDIAN_LITTLE__ + __IMAGE_SUPPORT__ * 0);
#undef STEP
#define STEP(x) x + 1
    STORE(8, STEP (4) * 2);
}

__kernel void promotions(__global long *out) {
    out[0] = sizeof('a') * 10000 + sizeof(1 == 1) * 1000 + sizeof(!0) * 100 + sizeof((char)1 + (char)1) * 10 + sizeof(1.0f);
    char a = 100, b = 100;
    out[1] = a + b;
    char c = a + b;
    out[2] = c;
    uchar u = 200;
    out[3] = u + 100;
    out[4] = ~u;
    out[5] = -u;
    out[6] = u << 4;
    ushort s = 65535;
    out[7] = s * 2;
    out[8] = (uchar)(u << 1);
    uint x = 1;
    int y = -2;
    out[9] = x + y > 0;
    out[10] = y < x;
    out[11] = (long)x + y;
    out[12] = y / (long)2;
    out[13] = 1u - 2;
    out[14] = 'a' + '\n' + '\x41' + '\0' + '\\';
    out[15] = 0x7fffffff + 0x80000000;
    out[16] = 3000000000;
    out[17] = sizeof(3000000000) * 100 + sizeof(0xffffffff) * 10 + sizeof(1L);
    out[18] = 010 + 0x10;
    out[19] = -7 / 2 * 100 + -7 % 3;
    out[20] = -8 >> 1;
    out[21] = 0xf0000000u >> 28;
    out[22] = 5 & 3 == 3;
    out[23] = 1 + 2 << 3 - 1;
    out[24] = (y = 3, y + 1);
    int i = 5;
    out[25] = i++ * 10;
    out[26] = --i;
    out[27] = 7 == 7 == 1;
    out[28] = (0 || 5) + (3 && 2) * 10 + !5 * 100;
    short sh = 32767;
    sh++;
    out[29] = sh;
    u += 100;
    out[30] = u;
    c = 127;
    c += 1.5f; // kbind:allow convert
    uchar w = 255;
    out[31] = ++w + 1;
    bool t = 4;
    t += 1;
    out[32] = t + sizeof(bool) * 10;
    out[33] = (int)1e9f + (int)-0.9;
    float f = 16777216;
    f++;
    out[34] = (long)f;
    out[35] = (1 ? -1 : 1u) > 0;
    out[36] = sizeof(1 ? (char)1 : (short)2);
    size_t z = 3;
    out[37] = (z - 4) / 2 > 100;
    out[38] = (long)(ulong)(uint)-1;
    out[39] = 1.0f / 3 == 1 / 3.0f;
    double d = 1.0f / 3;
    out[40] = d == 1.0 / 3;
    long big = 1 << 30;
    big *= 8;
    out[41] = big;
    int neg = -1;
    out[42] = neg >> 31 & 0xff;
    out[43] = (uint)neg >> 4;
    out[44] = (short)0x12345 + (char)0x1ff;
    out[45] = u ^= 0xff;
    i = 0;
    int arr[3] = {0};
    arr[i++] = 11;
    out[46] = arr[0] + i;
    i = 7;
    i += i << 1;
    i -= -i;
    i <<= 2, i |= 1, i %= 100;
    out[47] = i;
    out[48] = 0 ? 1 / i : 2;
    uint wrap = 0xffffffffu;
    wrap += 2;
    out[49] = wrap * 3u;
    out[50] = (ushort)70000 * (ushort)3;
    out[51] = (1L << 35 | 1) % 1000;
    out[52] = 'a' < 'b' ? 'x' : 'y';
    out[53] = 0x1.8p1f + 1e1f + .5f + 2.;
}

int collatz(uint n) {
    int steps = 0;
    do {
        if (n == 1) break;
        n = n & 1 ? 3 * n + 1 : n / 2;
        ++steps;
    } while (1);
    return steps;
}

int grade(int x) {
    switch (x) {
    case 0:
    case 1: return 10;
    case 2: x += 5;
    case 3: x *= 2; break;
    default:
        if (x > 100) return -1;
        x = 1;
        break;
    case 'a': return 7;
    }
    return x;
}

static inline long fact(int n) { long r = 1; for (int i = 2; i <= n; r *= i++); return r; }
int side(int *n) { return ++*n; }

__kernel void statements(__global long *out) {
    out[0] = collatz(27);
    out[1] = grade(0) + grade(2) * 100 + grade(3) * 10000 + grade(50) * 1000000L + grade(101) + grade('a') * 100000000L;
    int s = 0;
    for (int i = 0, j = 10; i < j; i++, j--) {
        if (i == 2) continue;
        s += i * j;
    }
    out[2] = s;
    s = 0;
    for (int i = 0; i < 5; i++)
        for (int j = 0; j < 5; j++) {
            if (j > i) break;
            if ((i ^ j) & 1) continue;
            s = s * 2 + 1;
        }
    out[3] = s;
    int n = 10;
    while (n --> 3) s += n;
    out[4] = s;
    out[5] = fact(15);
    int c = 0;
    int z = (0 && side(&c)) + (1 || side(&c)) + (1 && side(&c)) + (0 || side(&c));
    out[6] = z * 10 + c;
    out[7] = c ? side(&c), side(&c) : 0;
    int x = 3;
    { int x = 4; out[8] = x; { int x = 5; out[9] = x; } }
    out[10] = x;
    for (int i = 0; i < 3; i++) {
        switch (i) {
        case 0: continue;
        case 1: out[11] += 5; break;
        default: out[11] += 100;
        }
        out[11]++;
    }
    int k = 0;
    for (;;) {
        if (k++ > 6) break;
        if (k == 3) { switch (k) { case 3: { int t = 30; out[12] += t; } } }
    }
    out[13] = k;
    uint h = 2166136261u;
    for (int i = 0; i < 8; i++) { h ^= (uint)(i * 37); h *= 16777619u; }
    out[14] = h;
    if (h > 5) ; else out[15] = 1;
    if (h < 5) out[15] = 2; else if (h == 7) out[15] = 3; else out[15] = 4;
    ulong state = 88172645463325252UL;
    for (int i = 0; i < 20; i++) { state ^= state << 13; state ^= state >> 7; state ^= state << 17; }
    out[16] = (long)state;
    int a = 1, b = 2;
    a ^= b; b ^= a; a ^= b;
    out[17] = a * 10 + b;
    const int limit = 3;
    int sq[3];
    for (uint i = 0; i < limit; ++i) sq[i] = i * i;
    out[18] = sq[limit - 1];
    int nested = x > 2 ? x > 5 ? 1 : x == 3 ? 2 : 3 : 4;
    out[19] = nested;
unused:
    out[21] = 2;
    __constant int lookup[3] = {4, 5, 6};
    out[22] = lookup[limit - 2];
    for (int i = 0; i < 4; i++) {
        int fresh;
        if (i == 0) fresh = 7; else fresh = i;
        out[23] += fresh;
    }
    out[24] = sizeof(sq) / sizeof(*sq);
    unsigned char uc = 250;
    int loops = 0;
    for (; uc > 100; uc++) loops++;
    out[25] = loops;
    signed char sc = -1;
    unsigned long ul = sc;
    out[26] = (long)(ul >> 60);
    unsigned int ui = sc;
    out[27] = ui;
}

// The block that a statement controls is a scope of its own: it may declare the statement's names (C99 6.8.4/3, 6.8.5/5).
__kernel void inner_names(__global long *out) {
    int sum = 0;
    for (int i = 0; i < 3; i++) {
        int i = 5;
        i += 2;
        sum += i;
    }
    STORE(0, sum);
    sum = 0;
    for (int i = 0, j = 1; i < 3; i++, j *= 2) {
        float i = 0.5f * j, k = i;
        sum += (int)(k * 4);
        {
            int j = 7;
            sum += j;
        }
    }
    STORE(1, sum);
    for (int i = 0; i < 2; i++) {
        for (int i = 0; i < 3; i++) {
            int i = 10;
            out[2] += i;
        }
        out[3] += i;
    }
    for (int i = 1; i < 3; i++) {
        typedef short i;
        STORE(4, sizeof(i));
    }
    for (int i = 1; i < 100; i *= 3) {
        struct pair { int a, b; } v = {i, 2}, i = v;
        i.a++;
        v = i;
        out[5] += v.a + v.b;
    }
    for (int i = 0; i < 2; i++) {
        enum { i = 8 };
        out[6] += i;
        break;
    }
}

// Attributes of statements, and of declarations that begin with the name of a type.
typedef int attributed;

__kernel void attributes(__global long *out) {
    __attribute__((nomerge)) barrier(CLK_LOCAL_MEM_FENCE);
    __attribute__((aligned(16))) attributed x = (int)get_local_id(0) + 5;
    __attribute__((opencl_unroll_hint(2))) for (int i = 0; i < 3; i++) x += i;
    __attribute__((nomerge)) x = abs(x - 9);
    out[get_global_id(0)] = x;
}
