// threads: 16x2 blocks: 1 shared: 1024
// Linear algebra, random numbers, finite differences, finance, strings: one thread an element, results rounded where functions may differ in the last bit.
#include <cmath>
#define N 16
#define T (threadIdx.x + blockDim.x * threadIdx.y)
#define AT(m, i, j) m[(i) * N + (j)]

template <typename T_> struct RoundTo {
    T_ scale;
    __device__ long long operator()(T_ x) const { return (long long)rint((double)(x * scale)); }
};

// LU without pivots on a tile of dynamic shared memory, then both substitutions by one thread.
__global__ void num_lu(long long* out) {
    extern __shared__ float lu[];
    for (int i = T; i < N * N; i += 32) lu[i] = (i * 7 % 11) + (i / N == i % N ? 40.0f : 0.0f);
    for (int k = 0; k < N; k++) {
        __syncthreads();
        if (T > (unsigned)k && T < N) AT(lu, T, k) /= AT(lu, k, k);
        __syncthreads();
        if (threadIdx.y == 0 && threadIdx.x > k)
            for (int i = k + 1; i < N; i++) AT(lu, i, threadIdx.x) -= AT(lu, i, k) * AT(lu, k, threadIdx.x);
    }
    __syncthreads();
    out[T] = __float_as_int(lu[T * 8]);
}

// Jacobi and red-black sweeps over a bar whose halo is two cells in a struct of arrays.
struct Bar { double u[2][N + 2]; };
template <bool RedBlack> __device__ double relax(Bar& b, int rounds) {
    const int x = threadIdx.x + 1;
    int cur = 0;
    for (int r = 0; r < rounds; ++r) {
        if constexpr (RedBlack) {
            for (int colour = 0; colour < 2; colour++) {
                if (threadIdx.y == 0 && (x & 1) == colour) b.u[0][x] = 0.5 * (b.u[0][x - 1] + b.u[0][x + 1]);
                __syncthreads();
            }
        } else {
            if (threadIdx.y == 0) b.u[cur ^ 1][x] = 0.5 * (b.u[cur][x - 1] + b.u[cur][x + 1]);
            cur ^= 1;
            __syncthreads();
        }
    }
    return b.u[cur][x];
}
__global__ void num_relax(long long* out) {
    __shared__ Bar b;
    for (int i = T; i < 2 * (N + 2); i += 32) b.u[i / (N + 2)][i % (N + 2)] = i % (N + 2) == 0 ? 100 : i % (N + 2) == N + 1 ? -50 : 0;
    __syncthreads();
    double j = relax<false>(b, 9), g = (__syncthreads(), relax<true>(b, 4));
    out[T] = (long long)(j * 1e9) ^ (long long)(g * 1e6);
}

// Generators.
struct XorShift { unsigned x, y, z, w; __device__ unsigned operator()() { unsigned t = x ^ (x << 11); x = y; y = z; z = w; return w ^= (w >> 19) ^ t ^ (t >> 8); } };
class Pcg32 {
    unsigned long long state = 0x853c49e6748fea9bULL;
    const unsigned long long inc;
public:
    __device__ explicit Pcg32(unsigned long long seq) : inc(seq << 1 | 1) {}
    __device__ unsigned operator()() {
        auto old = state;
        state = old * 6364136223846793005ULL + inc;
        unsigned xs = ((old >> 18u) ^ old) >> 27u, rot = old >> 59u;
        return (xs >> rot) | (xs << ((-rot) & 31));
    }
};
struct Philox {
    uint4 ctr;
    uint2 key;
    static __device__ uint4 round(uint4 c, uint2 k) {
        const unsigned hi0 = __umulhi(0xD2511F53, c.x), lo0 = 0xD2511F53 * c.x, hi1 = __umulhi(0xCD9E8D57, c.z), lo1 = 0xCD9E8D57 * c.z;
        return make_uint4(hi1 ^ c.y ^ k.x, lo1, hi0 ^ c.w ^ k.y, lo0);
    }
    __device__ uint4 operator()() {
        uint4 c = ctr;
        uint2 k = key;
#pragma unroll
        for (int i = 0; i < 10; i++, k.x += 0x9E3779B9, k.y += 0xBB67AE85) c = round(c, k);
        if (!++ctr.x && !++ctr.y) ++ctr.z;
        return c;
    }
};
template <class Gen> __device__ float uniform(Gen& g) { return (g() >> 8) * 0x1p-24f; }
__global__ void num_random(long long* out) {
    XorShift a{T + 1, 362436069, 521288629, 88675123};
    Pcg32 b(T);
    Philox c = {{0xffffffff, T, 0, 0}, {T * 3, 42}};
    unsigned s = 0;
    for (int i = 0; i < 5; ++i) s = s * 31 + a() + b();
    uint4 p = c(), q = c();
    int inside = 0;
    for (int i = 0; i < 20; i++) {
        float x = uniform(a), y = uniform(b);
        inside += x * x + y * y < 1;
    }
    out[T] = (long long)(s ^ p.x ^ q.w) * 100 + inside;
    out[T + 32] = p.y + ((long long)q.z << 20);
}

// Options and normal distributions, rounded.
__device__ __forceinline__ float cnd(float d) {
    const float A1 = 0.31938153f, A2 = -0.356563782f, A3 = 1.781477937f, A4 = -1.821255978f, A5 = 1.330274429f;
    float K = 1.0f / (1.0f + 0.2316419f * fabsf(d));
    float r = 0.39894228040143267794f * expf(-0.5f * d * d) * (K * (A1 + K * (A2 + K * (A3 + K * (A4 + K * A5)))));
    return d > 0 ? 1.0f - r : r;
}
__device__ void blackScholes(float& call, float& put, float S, float X, float Y, float R = 0.02f, float V = 0.30f) {
    const float sq = sqrtf(Y), d1 = (logf(S / X) + (R + 0.5f * V * V) * Y) / (V * sq), d2 = d1 - V * sq, e = expf(-R * Y);
    call = S * cnd(d1) - X * e * cnd(d2);
    put = X * e * (1.0f - cnd(d2)) - S * (1.0f - cnd(d1));
}
__global__ void num_options(long long* out) {
    float c, p;
    blackScholes(c, p, 10.0f + T, 20.0f, 0.5f + 0.1f * T);
    const RoundTo<float> r{100.f};
    out[T] = r(c) * 100000 + r(p);
    double m = 0;
    for (int k = 0; k < 8; k++) m += pow(-1.0, k) * std::exp(-0.1 * k) * cos(0.5 * k * T);
    out[T + 32] = RoundTo<double>{1e6}(m);
}

// Complex arithmetic: a transform of sixteen points, iterative with bit reversal, on a type of one's own.
template <typename R> struct cplx {
    R re, im;
    __device__ friend cplx operator+(cplx a, cplx b) { return {a.re + b.re, a.im + b.im}; }
    __device__ friend cplx operator-(cplx a, cplx b) { return {a.re - b.re, a.im - b.im}; }
    __device__ friend cplx operator*(cplx a, cplx b) { return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }
    __device__ cplx operator~() const { return {re, -im}; }
};
__global__ void num_fft(long long* out) {
    __shared__ cplx<double> a[2][N];
    const int row = threadIdx.y, i = threadIdx.x;
    a[row][__brev(i) >> 28] = {double(i * (row + 1) % 5), row * 0.5};
    for (int len = 2; len <= N; len <<= 1) {
        __syncthreads();
        if (i < N / 2) {
            int j = i % (len / 2), base = i / (len / 2) * len + j;
            double ang = -2 * 3.14159265358979323846 * j / len;
            cplx<double> w{cos(ang), sin(ang)}, u = a[row][base], v = a[row][base + len / 2] * w;
            a[row][base] = u + v;
            a[row][base + len / 2] = u - v;
        }
    }
    __syncthreads();
    cplx<double> power = a[row][i] * ~a[row][i];
    out[T] = RoundTo<double>{1e6}(power.re);
    out[T + 32] = RoundTo<double>{1e6}(a[row][i].im);
}

// Fixed point, Morton codes, 128-bit products by halves, Gray codes, de Bruijn positions.
template <int F> class Fixed {
    int raw;
    struct Raw {};
    __device__ constexpr Fixed(int r, Raw) : raw(r) {}
public:
    __device__ constexpr Fixed(int x = 0) : raw(x << F) {}
    __device__ constexpr explicit Fixed(float x) : raw(int(x * (1 << F))) {}
    __device__ constexpr Fixed operator*(Fixed o) const { return Fixed(int((long long)raw * o.raw >> F), Raw()); }
    __device__ constexpr Fixed operator/(Fixed o) const { return Fixed(int(((long long)raw << F) / o.raw), Raw()); }
    __device__ constexpr Fixed operator-(Fixed o) const { return Fixed(raw - o.raw, Raw{}); }
    __device__ constexpr bool operator<(Fixed o) const { return raw < o.raw; }
    __device__ constexpr int bits() const { return raw; }
};
__device__ unsigned spread(unsigned x) {
    x = (x | x << 16) & 0x030000FF;
    x = (x | x << 8) & 0x0300F00F;
    x = (x | x << 4) & 0x030C30C3;
    return (x | x << 2) & 0x09249249;
}
__constant__ unsigned char BRUIJN[32] = {0, 1, 28, 2, 29, 14, 24, 3, 30, 22, 20, 15, 25, 17, 4, 8, 31, 27, 13, 23, 21, 19, 16, 7, 26, 12, 18, 6, 11, 5, 10, 9};
__global__ void num_bits(long long* out) {
    using Q16 = Fixed<16>;
    Q16 x((float)T * 0.37f), y = x;
    for (int i = 0; i < 6; i++) if (Q16() < x) y = y - (y * y - x) / (Q16(2) * y);
    unsigned m = spread(T * 31) | spread(T * 17) << 1 | spread(T) << 2;
    unsigned long long a = 0x123456789abcdefULL * (T + 1), b = ~a, lo = a * b, hi = __umul64hi(a, b);
    unsigned low = 1u << T;
    out[T] = (long long)y.bits() * 10000 + (T ^ T >> 1) * 100 + BRUIJN[(low * 0x077CB531u) >> 27];
    out[T + 32] = (hi ^ lo) + m + __popcll(a) + __ffsll(b) + __funnelshift_l(m, low, T);
}

// Strings: substring search with a failure table, edit distance in a band of shared memory, number parsing by a state machine, run lengths.
__constant__ char text[] = "she sells sea shells by the sea shore; she sees 42 shells, -17 gulls and 3.25 boats in 0x1F seas.";
struct Matcher {
    const char* pat;
    int len, fail[12];
    __device__ explicit Matcher(const char* p) : pat(p), len(0) {
        while (p[len]) ++len;
        fail[0] = 0;
        for (int i = 1, k = 0; i < len; fail[i++] = k) {
            while (k && pat[i] != pat[k]) k = fail[k - 1];
            if (pat[i] == pat[k]) k++;
        }
    }
    template <class OnHit> __device__ int scan(const char* s, OnHit hit) const {
        int n = 0;
        for (int k = 0, i = 0; s[i]; ++i) {
            while (k && s[i] != pat[k]) k = fail[k - 1];
            if (s[i] == pat[k]) ++k;
            if (k == len) { hit(i - len + 1); n++; k = fail[k - 1]; }
        }
        return n;
    }
};
__global__ void num_match(long long* out) {
    const char* words[] = {"she", "sea", "shells", "s", "xyz", "ll", "e s"};
    if (T >= sizeof(words) / sizeof(words[0])) return;
    long long places = 0;
    int n = Matcher(words[T]).scan(text, [&](int at) { places = places * 101 + at; });
    out[T] = n;
    out[T + 8] = places;
}
enum State { START, SIGN, ZERO, DIGITS, HEX, FRACTION };
__global__ void num_parse(long long* out) {
    if (T != 0) return;
    State st = START;
    long long v = 0, sign = 1, scale = 1;
    int n = 0;
    for (const char* p = text;; p++) {
        const char c = *p;
        const bool digit = c >= '0' && c <= '9', hex = digit || (c | 32) >= 'a' && (c | 32) <= 'f';
        switch (st) {
        case START:
        case SIGN:
            if (digit) {
                v = c - '0';
                st = c == '0' ? ZERO : DIGITS;
            } else if (c == '-') { sign = -1; st = SIGN; }
            else { sign = 1; st = START; }
            break;
        case ZERO:
            if (c == 'x') { st = HEX; break; }
            // fall through
        case DIGITS:
        case FRACTION:
            if (digit) { v = v * 10 + (c - '0'); if (st == FRACTION) scale *= 10; break; }
            if (c == '.' && st != FRACTION && p[1] >= '0' && p[1] <= '9') { st = FRACTION; break; }
            out[n++] = sign * v * 1000 / scale, v = 0, sign = scale = 1, st = START;
            break;
        case HEX:
            if (hex) v = v * 16 + (digit ? c - '0' : (c | 32) - 'a' + 10);
            else { out[n++] = v; v = 0; st = START; }
        }
        if (!c) break;
    }
    out[n] = -n;
}
__global__ void num_edit(long long* out) {
    __shared__ unsigned char d[17][18];
    const char a[] = "kitten on knees!", b[] = "sitting on needs";
    const int i = threadIdx.x + 1;
    if (threadIdx.y == 0) {
        d[i][0] = i;
        d[0][i] = i;
        if (i == 1) d[0][0] = 0;
    }
    for (int s = 2; s <= 32; s++) {
        __syncthreads();
        int j = s - i;
        if (threadIdx.y == 0 && j >= 1 && j <= 16) {
            int best = d[i - 1][j - 1] + (a[i - 1] != b[j - 1]);
            best = min(best, min((int)d[i - 1][j], (int)d[i][j - 1]) + 1);
            d[i][j] = best;
        }
    }
    __syncthreads();
    out[T] = threadIdx.y ? d[i][16] : d[16][i];
}
#define RLE_LIST(X) X(3, 'a') X(1, 'b') X(5, 'c') X(2, 'a') X(4, 'd')
__global__ void num_rle(long long* out) {
#define ENTRY(n, c) {n, c},
    static const struct { unsigned char n; char c; } runs[] = {RLE_LIST(ENTRY)};
#undef ENTRY
#define PLUS(n, c) +n
    const unsigned total = 0 RLE_LIST(PLUS);
#undef PLUS
    unsigned at = T, k = 0;
    if (T >= total) { out[T] = -(long long)total; return; }
    while (at >= runs[k].n) at -= runs[k++].n;
    out[T] = runs[k].c * 10 + k;
}
// Sparse rows times a vector by small groups of lanes; a conjugate-gradient step of dot products over the warp.
__device__ float warpDot(float a, float b) {
    float s = a * b;
    for (int o = 16; o > 0; o >>= 1) s += __shfl_xor_sync(~0u, s, o);
    return s;
}
__global__ void num_cg(long long* out) {
    __shared__ float p[34];
    float x = 0, r = (T % 7) + 1.f, rr = warpDot(r, r);
    if (T == 0) p[0] = p[33] = 0;
    p[T + 1] = r;
    for (int it = 0; it < 4; it++) {
        __syncwarp();
        float Ap = 4 * p[T + 1] - p[T] - p[T + 2], alpha = rr / warpDot(p[T + 1], Ap);
        x += alpha * p[T + 1];
        r -= alpha * Ap;
        float next = warpDot(r, r), beta = next / rr;
        rr = next;
        __syncwarp();
        p[T + 1] = r + beta * p[T + 1];
    }
    out[T] = __float_as_int(x);
}
__global__ void num_spmv(long long* out) {
    __shared__ int rowptr[9], col[64];
    __shared__ float val[64];
    if (T == 0) {
        int n = 0;
        for (int r = 0; r < 8; r++) {
            rowptr[r] = n;
            for (int c = 0; c < 8; c++) if ((r * 3 + c * 5) % 4 < 2) col[n] = c, val[n++] = r - c * 0.5f;
        }
        rowptr[8] = n;
    }
    __syncthreads();
    const int row = T / 4, lane = T % 4;
    float s = 0;
    for (int e = rowptr[row] + lane; e < rowptr[row + 1]; e += 4) s += val[e] * (col[e] + 1);
    s += __shfl_down_sync(0xffffffff, s, 2, 4);
    s += __shfl_down_sync(0xffffffff, s, 1, 4);
    if (lane == 0) out[row] = (long long)(s * 4);
}
