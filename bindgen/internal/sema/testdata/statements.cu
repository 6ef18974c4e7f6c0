// Statements, order of evaluation, C's conversions.
struct P { float x, y; int id; };
typedef unsigned int uint;
__device__ float sq(float x) { return x * x; }

__global__ void add(const float* a, const float* b, float* c, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i] + b[i];
}

#define N 256
__global__ void reduce(const P* p, float* out, uint n) {
    __shared__ float s[N];
    uint t = threadIdx.x;
    float v = 0;
    for (uint i = t; i < n; i += N) v += sq(p[i].x) + sq(p[i].y);
    s[t] = v;
    __syncthreads();
    for (int k = N / 2; k > 0; k >>= 1) {
        if (t < k) s[t] += s[t + k];
        __syncthreads();
    }
    if (t == 0) atomicAdd(&out[blockIdx.x], s[0]);
}

__global__ void order(int* a, char* c, float4* v) {
    extern __shared__ float dyn[];
    int i = threadIdx.x;
    a[i++] = c[i]++ + 5;
    a[i] = i++ + sq(i);
    a[i] += i > 3 ? a[i - 1] : c[0];
    float4 f = v[i];
    f.x += f.y * 2;
    v[i + 1] = make_float4(1, 2, 3, f.w);
    dyn[i] = i;
    int k = 0;
    while (k < 10 && a[k++] > 0) {
        if (k == 5) continue;
        if (k == 7) break;
    }
    do k--; while (k > 0);
    a[0] = (k = 3, k + 1);
    a[1] = a[2] = k;
    k > 2 ? a[3]++ : a[4]--;
    a[5] = k > 2 ? a[k++] : 7;
    bool b = k || sq(k) > 1;
    for (;;) { if (b) break; }
    if (int z = a[0]) a[1] = z; else a[2] = z;
    while (int z = a[k]) { a[k] = z - 1; }
}

__global__ void choose(int* a, int i) {
    switch (i & 3) {
    case 0: a[0] = 1; break;
    case 1: case 2: a[1] = 2;
    default: { int t = a[2]; a[2] = t + 1; }
    }
    for (int k = 0; k < 4; k++)
        switch (k) {
            int t;
        case 1: t = 4; a[3] = t; continue;
        case 2: t = 5; a[4] = t; break;
        case 10 ... 12: return;
        }
}

__global__ void convert(unsigned char* o, int i, float x, double d, short s, long l) {
    o[0] = i; o[1] = x; o[2] += 10; o[3]++; --o[4]; o[5] <<= 2; o[6] |= 1;
    i += x; i /= 2; i <<= l; l += i; l = i * l; x += d; x = i; s += 1; s = -s;
    unsigned u = -1; u >>= 3; u %= 7; u = i < u; i = !x; bool b = s; b = d; b |= 1; b += 2;
    i = 3000000000; u = 1.9f; o[7] = 'a' + 1; x = i / 2 * 1.5; x = 1 / 3 + 1 / 3.0f;
}

__global__ void pointers(int* p, const float* q, P* r, int n) {
    int* e = p + n;
    *p++ = 4; p[-1] = e - p; *(p + 2) = 1; 2[p] = *&p[1];
    for (const float* it = q; it < q + n; it += 2) p[0] += *it;
    e = &p[3]; e = &r->id; r[1] = r[0]; (*r).x = r->y; (&r[2])->id = 3;
    if (p && !e && p != nullptr && e == 0) e = nullptr;
    float4 w = *reinterpret_cast<const float4*>(q); p[0] = w.x;
    p[1] = *(int*)&w.y; p[2] = __float_as_int(w.z);
    int m[2][3] = {{1, 2}, {3}}; p[m[1][n % 3]] = m[0][0]; int (*row)[3] = m; row[1][2] = **m;
    unsigned long addr = (unsigned long)p; p = (int*)addr; void* vp = p; e = (int*)vp; p -= n;
}

__global__ void tables(float* out, int i) {
    static const float w[4] = {1, 2, 3};
    const int lut[] = {4, 5, 6};
    const char text[] = "abc";
    float local[3] = {out[0], 1.0f};
    float big[300] = {1, out[1]};
    P p = {1, out[2]}, q[2] = {1, 2, 3, {4, 5}}, z = {};
    P d = {.x = 3, .id = 7};
    union { float f; unsigned u; } pun; pun.f = out[0]; pun.u ^= 0x80000000;
    out[0] = w[i & 3] + lut[i % 3] + text[i] + local[i] + big[i] + p.x + q[i].y + z.id + d.id + pun.f;
    printf("%d %s %f\n", i, "x", out[0]); assert(i > 0);
}
// A conditional of conditionals that is only read chooses between values; one that is written, between places.
__global__ void choices(long long* o, int x, int lo, int hi) { o[0] = x < lo ? lo : x > hi ? hi : x; (x < lo ? lo : x > hi ? hi : x) = 3; o[1] = x + lo + hi; }
