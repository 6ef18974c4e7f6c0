// Loops with known numbers of rounds: upwards, downwards, by steps, of every integer type, with locals, branches and arrays inside; and loops that only look
// like them.

__global__ void directions(long long* out) {
    int n = 0;
    for (int i = 0; i < 5; i++) out[n++] = i * 10;
    for (int i = 4; i >= 0; --i) out[n++] = i;
    for (int i = -6; i <= 6; i += 3) out[n++] = i;
    for (int i = 9; i > 0; i -= 4) out[n++] = i;
    for (int i = 0; i != 6; i += 2) out[n++] = i;
    for (unsigned u = 7; u > 3; u--) out[n++] = u - 8;
    for (long long l = 1; l < 4; l = l + 1) out[n++] = l << 40;
    for (unsigned long long l = 3; l < 12; l += 4) out[n++] = l;
    for (int i = 5; i < 5; i++) out[n++] = 99;
}

__global__ void bodies(long long* out) {
    int p[8], total = 0;
    for (int d = 0; d < 8; ++d) p[d] = d * d;
    for (int d = 0; d < 8; ++d) {
        int x = p[d];
        if (x % 2) {
            int y = x + d;
            total += y;
        } else
            total -= x;
        out[d] = total;
    }
    for (int d = 1; d < 8; ++d) p[d] += p[d - 1];
    for (int r = 0; r < 40; r++)
        for (int d = 0; d < 4; d++) out[8 + r] = out[8 + r] * 3 + p[(r + d) % 8] - d;
    float f = 0;
    for (int d = 0; d < 3; d++) f = f * 0.1f + d * 0.3f;
    out[50] = f * 1e9f;
}

__global__ void early(long long* out) {
    int n = 0;
    for (int i = 0; i < 8; i++) {
        if (i == 5) break;
        if (i == 2) continue;
        out[n++] = i;
    }
    for (int i = 0; i < 8; i++) {
        out[n++] = i;
        i += 2;
    }
    for (int i = 0; i < 4; i++) {
        int* p = &i;
        *p += 1;
        out[n++] = i;
    }
    int k = 3;
    for (int i = 0; i < k; i++) {
        if (i == 1) k = 5;
        out[n++] = i + k;
    }
    for (unsigned u = 3; u < 4; u--) out[n++] = u;
    for (int i = 0; i < 6; i++) {
        if (i == 4) return;
        out[40 + i] = i;
    }
}

// What a round computes with the variable is unsigned, wraps and divides as in a loop.
__global__ void arithmetic(long long* out) {
    int zero = out[63];
    for (unsigned i = 0; i < 4; i++) out[i] = i - 3u;
    for (int i = 0; i < 4; i++) out[4 + i] = (unsigned char)(i - 2) + (i == 2 ? 100 : 10 / (i - 2));
    for (int i = 0; i < 4; i++) out[8 + i] = zero ? 7 % i : 1 << (30 + i % 2);
    for (int i = 0; i < 4; i++) {
        int big = 2147483647;
        out[12 + i] = (unsigned)big + i;
    }
    for (int i = 3; i >= 0; i--) out[16 + i] = (long long)i << 62 >> 61;
}
// More calls of a small function than are put in their places.
__device__ unsigned step(unsigned& x, unsigned y) {
    x = x * 3 + y;
    if (x > 1000) x -= 997;
    unsigned z = x ^ y;
    z += x & 15;
    return z;
}
#define STEPS4(i) step(x, i), y += step(x, y), step(y, i + 1), x += step(y, x)
#define STEPS16(i) STEPS4(i), STEPS4(i + 5), STEPS4(i * 3), STEPS4(i - 7)
#define STEPS64(i) STEPS16(i), STEPS16(i + 2), STEPS16(i ^ 9), STEPS16(~i)
__global__ void manysteps(long long* out) {
    unsigned x = threadIdx.x + 1, y = 2;
    for (unsigned i = 0; i < 3; i++) {
        if (i == 1) x = y;
        STEPS64(i);
        unsigned z = x;
        STEPS64(z);
        x = z + i;
    }
    out[threadIdx.x] = (long long)x * 100000 + y;
}
