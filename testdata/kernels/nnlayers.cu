// threads: 32 blocks: 2
// Layers of networks: half types, activations as functors, warp and block reductions, macros that dispatch over types.

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <limits>

#define WARP 32
#define FULL_MASK 0xffffffffu
#define CEIL_DIV(a, b) (((a) + (b) - 1) / (b))
#define GRID_STRIDE(i, n) for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < (n); i += blockDim.x * gridDim.x)

template <typename T> struct Numeric;
template <> struct Numeric<float> {
    using acc_t = float;
    static __device__ __forceinline__ float to(float x) { return x; }
    static __device__ __forceinline__ float from(float x) { return x; }
};
template <> struct Numeric<__half> {
    using acc_t = float;
    static __device__ __forceinline__ float to(__half x) { return __half2float(x); }
    static __device__ __forceinline__ __half from(float x) { return __float2half(x); }
};
template <> struct Numeric<__nv_bfloat16> {
    using acc_t = float;
    static __device__ __forceinline__ float to(__nv_bfloat16 x) { return __bfloat162float(x); }
    static __device__ __forceinline__ __nv_bfloat16 from(float x) { return __float2bfloat16(x); }
};

struct SumOp {
    template <typename T> __device__ T operator()(T a, T b) const { return a + b; }
};
struct MaxOp {
    template <typename T> __device__ T operator()(T a, T b) const { return a > b ? a : b; }
    static constexpr __device__ float identity() { return -std::numeric_limits<float>::infinity(); }
};
template <class Op, typename T> __device__ __forceinline__ T warpReduce(T v, Op op = Op()) {
#pragma unroll
    for (int o = WARP / 2; o > 0; o >>= 1) v = op(v, __shfl_xor_sync(FULL_MASK, v, o));
    return v;
}

#define ACTIVATION(NAME, EXPR)                                                            \
    struct NAME {                                                                         \
        template <typename T> static __device__ T apply(T x) { return static_cast<T>(EXPR); } \
    };
ACTIVATION(Relu, x > T(0) ? x : T(0))
ACTIVATION(LeakyRelu, x >= T(0) ? x : x * T(0.125))
ACTIVATION(HardSwish, x * fminf(fmaxf(x + T(3), T(0)), T(6)) / T(6))
ACTIVATION(Identity, x)

// One row a warp: softmax with the maximum taken away, rounded to millionths.
template <typename T> __device__ void softmaxRow(const T* in, float* res, int cols) {
    float m = MaxOp::identity();
    for (int c = threadIdx.x; c < cols; c += WARP) m = fmaxf(m, Numeric<T>::to(in[c]));
    m = warpReduce<MaxOp>(m);
    float s = 0.f;
    for (int c = threadIdx.x; c < cols; c += WARP) s += expf(Numeric<T>::to(in[c]) - m);
    s = warpReduce<SumOp>(s);
    for (int c = threadIdx.x; c < cols; c += WARP) res[c] = expf(Numeric<T>::to(in[c]) - m) / s;
}
__global__ void nn_softmax(long long* out) {
    __shared__ __half row[48];
    __shared__ float res[48];
    for (int i = threadIdx.x; i < 48; i += blockDim.x) row[i] = __float2half((i * 7 % 13) * 0.25f - blockIdx.x);
    __syncthreads();
    softmaxRow(row, res, 48);
    __syncthreads();
    out[blockIdx.x * 32 + threadIdx.x] = (long long)rintf(res[threadIdx.x] * 1e4f);
}

// Layer norm with mean and M2 merged over the warp, as Welford's method does it.
struct Welford {
    float mean = 0, m2 = 0, n = 0;
    __device__ void push(float x) {
        n += 1;
        float d = x - mean;
        mean += d / n;
        m2 += d * (x - mean);
    }
    __device__ friend Welford merge(const Welford& a, const Welford& b) {
        if (b.n == 0) return a;
        Welford r;
        r.n = a.n + b.n;
        float d = b.mean - a.mean;
        r.mean = a.mean + d * (b.n / r.n);
        r.m2 = a.m2 + b.m2 + d * d * (a.n * b.n / r.n);
        return r;
    }
    __device__ Welford shuffled(int lane) const {
        Welford w;
        w.mean = __shfl_xor_sync(FULL_MASK, mean, lane);
        w.m2 = __shfl_xor_sync(FULL_MASK, m2, lane);
        w.n = __shfl_xor_sync(FULL_MASK, n, lane);
        return w;
    }
};
template <typename T, bool Affine> __device__ void layerNorm(T* x, int n, const float* gamma = nullptr, const float* beta = nullptr) {
    Welford w;
    for (int i = threadIdx.x; i < n; i += WARP) w.push(Numeric<T>::to(x[i]));
    for (int o = 1; o < WARP; o *= 2) w = merge(w, w.shuffled(o));
    float inv = 1.0f / sqrtf(w.m2 / w.n + 1e-5f);
    for (int i = threadIdx.x; i < n; i += WARP) {
        float v = (Numeric<T>::to(x[i]) - w.mean) * inv;
        if constexpr (Affine) v = v * gamma[i] + beta[i];
        x[i] = Numeric<T>::from(v);
    }
}
__global__ void nn_layernorm(long long* out) {
    __shared__ float x[64], g[64], b[64];
    __shared__ __nv_bfloat16 y[64];
    for (int i = threadIdx.x; i < 64; i += WARP) {
        x[i] = (i * i % 17) * 0.5f;
        y[i] = __float2bfloat16(x[i] + blockIdx.x);
        g[i] = 1 + i * 0.01f;
        b[i] = -0.5f;
    }
    __syncwarp();
    layerNorm<float, true>(x, 64, g, b);
    layerNorm<__nv_bfloat16, false>(y, 64);
    __syncwarp();
    float v = blockIdx.x ? __bfloat162float(y[threadIdx.x]) * 64 : x[threadIdx.x] * 1000;
    out[blockIdx.x * 32 + threadIdx.x] = (long long)rintf(v);
}

// A tile of a product of half matrices, accumulated in float; the epilogue is a type.
template <int BM, int BN, int BK, class Epilogue> struct TileGemm {
    struct Storage {
        __half a[BM][BK + 2];
        __half b[BK][BN + 2];
    };
    static __device__ void run(Storage& s, const __half* A, const __half* B, float* C, int M, int N, int K) {
        static_assert(BM * BN % WARP == 0, "tile");
        constexpr int PER = BM * BN / WARP;
        float acc[PER] = {0};
        for (int k0 = 0; k0 < K; k0 += BK) {
            for (int i = threadIdx.x; i < BM * BK; i += WARP) s.a[i / BK][i % BK] = k0 + i % BK < K ? A[i / BK * K + k0 + i % BK] : __float2half(0.f);
            for (int i = threadIdx.x; i < BK * BN; i += WARP) s.b[i / BN][i % BN] = k0 + i / BN < K ? B[(k0 + i / BN) * N + i % BN] : __float2half(0.f);
            __syncthreads();
#pragma unroll
            for (int p = 0; p < PER; p++) {
                const int m = (threadIdx.x + p * WARP) / BN, n = (threadIdx.x + p * WARP) % BN;
                for (int k = 0; k < BK; k++) acc[p] += __half2float(s.a[m][k]) * __half2float(s.b[k][n]);
            }
            __syncthreads();
        }
        for (int p = 0; p < PER; p++) C[threadIdx.x + p * WARP] = Epilogue::apply(acc[p]);
    }
};
__global__ void __launch_bounds__(32, 2) nn_gemm(long long* out) {
    using Gemm = TileGemm<8, 8, 4, LeakyRelu>;
    __shared__ typename Gemm::Storage storage;
    __shared__ __half A[8 * 10], B[10 * 8];
    __shared__ float C[64];
    for (int i = threadIdx.x; i < 80; i += blockDim.x) A[i] = __float2half((i % 7) - 3.f), B[i] = __int2half_rn(i % 5 - 2);
    __syncthreads();
    Gemm::run(storage, A, B, C, 8, 8, 10);
    __syncthreads();
    out[blockIdx.x * 32 + threadIdx.x] = (long long)(C[blockIdx.x * 32 + threadIdx.x] * 8);
}

// Attention of one query over eight keys with an online softmax.
template <int D> struct alignas(16) Frag {
    float v[D];
    __device__ float dot(const Frag& o) const {
        float s = 0;
        for (int i = 0; i < D; ++i) s += v[i] * o.v[i];
        return s;
    }
    __device__ Frag& scale(float f) {
        for (float& x : v) x *= f;
        return *this;
    }
    __device__ Frag& fma(float f, const Frag& o) {
        for (int i = 0; i < D; ++i) v[i] += f * o.v[i];
        return *this;
    }
};
__global__ void nn_attention(long long* out) {
    constexpr int D = 4;
    __shared__ Frag<D> keys[8], values[8];
    const int t = threadIdx.x;
    if (t < 8)
        for (int d = 0; d < D; d++) keys[t].v[d] = ((t * 3 + d) % 5) * 0.5f - 1, values[t].v[d] = t + d * 10;
    __syncthreads();
    Frag<D> q, acc = {};
    for (int d = 0; d < D; d++) q.v[d] = (t + d) % 3 - 1.f;
    float m = -INFINITY, l = 0;
    for (int j = 0; j < 8; j++) {
        float s = q.dot(keys[j]) * 0.5f, mn = fmaxf(m, s), corr = m == -INFINITY ? 0 : expf(m - mn), p = expf(s - mn);
        l = l * corr + p;
        acc.scale(corr).fma(p, values[j]);
        m = mn;
    }
    out[blockIdx.x * 32 + t] = (long long)rintf(acc.v[blockIdx.x] / l * 1e3f);
}

// half2 pairs: arithmetic stays in half.
__device__ __half2 swish2(__half2 x) { return __hmul2(x, __hfma2(x, __float2half2_rn(0.25f), __floats2half2_rn(0.5f, 0.5f))); }
__global__ void nn_half2(long long* out) {
    __half2 acc = __float2half2_rn(0.f);
    for (int i = 0; i < 5; i++) acc = __hadd2(acc, swish2(__halves2half2(__float2half(i * 0.3f), __int2half_rn(threadIdx.x - i))));
    const unsigned bits = *reinterpret_cast<unsigned*>(&acc);
    __half h = __hmul(__low2half(acc), __high2half(acc));
    if (blockIdx.x == 0) out[threadIdx.x] = bits;
    else out[32 + threadIdx.x] = __half_as_ushort(h) * 2 + (__hgt(h, __float2half(1.0f)) ? 1 : 0);
}
__global__ void nn_half_ops(long long* out) {
    half a = __float2half(1.0f / 3), b = 0.1f;
    half s = 0;
    for (int i = 0; i <= (int)threadIdx.x; ++i) {
        s += a * b;
        if (s > half(0.5f)) s = s - half(1);
        a = a * half(1.25f);
    }
    if (blockIdx.x == 0) out[threadIdx.x] = __half_as_ushort(s);
    else out[32 + threadIdx.x] = (long long)(float(a) * 256) + (b < a);
}

// Types are dispatched by macro, as frameworks do.
#define DISPATCH(TYPE, NAME, ...)                                             \
    [&] {                                                                     \
        switch (TYPE) {                                                       \
        case 0: { using scalar_t = float; return __VA_ARGS__(); }             \
        case 1: { using scalar_t = __half; return __VA_ARGS__(); }            \
        default: { using scalar_t = __nv_bfloat16; return __VA_ARGS__(); }    \
        }                                                                     \
    }()
template <class Act, typename scalar_t> __device__ float roundTrip(float x) {
    return Numeric<scalar_t>::to(Numeric<scalar_t>::from(Act::apply(x)));
}
__global__ void nn_dispatch(long long* out) {
    GRID_STRIDE(i, 60) {
        float x = (i - 30) * 0.3f, r = 0;
        r += DISPATCH(i % 3, "relu", [&] { return roundTrip<Relu, scalar_t>(x); });
        r += DISPATCH((i + 1) % 3, "leaky", [&] { return roundTrip<LeakyRelu, scalar_t>(x); });
        r += DISPATCH((i + 2) % 3, "swish", [&] { return roundTrip<HardSwish, scalar_t>(x); });
        out[i] = __float_as_int(r);
    }
}

// Int8 with scales: dp4a over packed words; then vector loads of four floats.
__global__ void nn_int8(long long* out) {
    int t = threadIdx.x;
    union { int w[4]; char4 c[4]; signed char b[16]; } q, k;
    for (int i = 0; i < 16; i++) q.b[i] = (signed char)(i * 17 + t), k.b[i] = (signed char)(i * 5 - t * 3);
    int acc = 0;
    for (int i = 0; i < 4; i++) acc = __dp4a(q.w[i], k.w[i], acc);
    acc += q.c[1].y - k.c[2].w;
    __shared__ __align__(16) float buf[128];
    for (int i = 0; i < 4; i++) buf[t * 4 + i] = acc * (i + 1) / 128.0f;
    __syncthreads();
    const float4 v = reinterpret_cast<const float4*>(buf)[(t + 5) % 32];
    float s = v.x - v.y + v.z * v.w;
    out[blockIdx.x * 32 + t] = blockIdx.x ? acc : (long long)(s * 16);
}

// Overloads for half and float, called with bfloat16 too: no implicit conversion leads from one small type to the other.
__device__ float widened(__half x) { return 2 * __half2float(x); }
__device__ float widened(float x) { return 3 * x; }
template <typename T> __device__ long long widen(T x) { return (long long)widened(x); }
__global__ void nn_widened(long long* out) {
    int t = threadIdx.x;
    out[t + 32 * blockIdx.x] = widen(__float2half(t)) * 10000 + widen(__float2bfloat16(t)) * 100 + widen((float)t);
}

// A half of a library's own, which converts to float alone.
namespace lib { struct half { float x; __device__ operator float() const { return x; } }; struct wide { double x; __device__ operator double() const { return x; } }; }

__global__ void own_half(long long* out) {
    lib::half h = {2.5f};
    lib::wide w = {1.00048828125 + 1e-9}; // just above the middle of two halves: not by way of float
    __half a = static_cast<__half>(h), b = (__half)w;
    out[0] = (long long)(__half2float(a) * 100);
    out[1] = (long long)(__half2float(b) * 1024);
}
