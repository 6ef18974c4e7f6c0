// threads: 64 blocks: 2
// What frameworks of networks build their kernels of: packs of values, offsets without divisions, traits of functors, generators that count, radix selection, boxes and samples of images.
#include <stdint.h>
#include <limits>
#include <tuple>
#include <type_traits>
#include <utility>
typedef long long ll;
#define DEV __device__ __forceinline__
__device__ ll fw_bits(float f) { int i; memcpy(&i, &f, sizeof i); return i; }

// A pack loads N values at once; its alignment is that of the whole.
template <typename T, int N> struct alignas(sizeof(T) * N) Pack {
    T v[N];
    static constexpr int size = N;
    DEV T& operator[](int i) { return v[i]; }
    DEV const T& operator[](int i) const { return v[i]; }
};
template <int N> struct BytesToType;
template <> struct BytesToType<16> { using type = uint4; };
template <> struct BytesToType<8> { using type = uint2; };
template <> struct BytesToType<4> { using type = uint32_t; };
template <typename T, int N> struct Converter {
    static_assert(N % 2 == 0, "");
    union { typename BytesToType<sizeof(T) * N>::type raw; T elts[N]; };
    DEV void load(const void* base, size_t i) { raw = static_cast<const typename BytesToType<sizeof(T) * N>::type*>(base)[i]; }
    DEV void store(void* base, size_t i) const { static_cast<typename BytesToType<sizeof(T) * N>::type*>(base)[i] = raw; }
};
template <int N, typename In, typename Out, class F> DEV void vectorised(const In* in, Out* out, int n, F f) {
    using PI = Pack<In, N>;
    using PO = Pack<Out, N>;
    const PI* pin = reinterpret_cast<const PI*>(in);
    for (int i = threadIdx.x; i < n / N; i += blockDim.x) {
        const PI x = pin[i];
        PO y;
#pragma unroll
        for (int k = 0; k < N; k++) y[k] = f(x[k]);
        *(reinterpret_cast<PO*>(out) + i) = y;
    }
    for (int i = n / N * N + threadIdx.x; i < n; i += blockDim.x) out[i] = f(in[i]);
}
__global__ void fw_packs(ll* out) {
    __shared__ __align__(16) float a[70];
    __shared__ __align__(16) signed char q[70];
    __shared__ __align__(16) unsigned short h[72];
    for (int i = threadIdx.x; i < 70; i += blockDim.x) a[i] = (i * 37 % 50 - 25) * 0.75f;
    for (int i = threadIdx.x; i < 72; i += blockDim.x) h[i] = i * 1021;
    __syncthreads();
    const float scale = 0.5f;
    vectorised<4>(a, q, 70, [scale](float x) { return (signed char)fmaxf(-8.f, fminf(7.f, rintf(x * scale))); });
    __syncthreads();
    if (threadIdx.x < 9) {
        Converter<unsigned short, 8> c;
        c.load(h, threadIdx.x);
        for (int k = 0; k < 8; k += 2) { unsigned short t = c.elts[k]; c.elts[k] = c.elts[k + 1]; c.elts[k + 1] = t + blockIdx.x; }
        c.store(h, threadIdx.x);
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        ll s = 0, t = 0;
        for (int i = 0; i < 70; i++) s = s * 5 + q[i];
        for (int i = 0; i < 72; i++) t = t * 3 + h[i];
        out[blockIdx.x * 2] = s; out[blockIdx.x * 2 + 1] = t;
    }
}

// Division by an invariant as a product and a shift; offsets of strided tensors with it.
template <typename V> struct DivMod { V div, mod; DEV DivMod(V d, V m) : div(d), mod(m) {} };
template <typename V> struct IntDivider {
    V divisor;
    IntDivider() = default;
    DEV IntDivider(V d) : divisor(d) {}
    DEV DivMod<V> divmod(V n) const { return DivMod<V>(n / divisor, n % divisor); }
};
template <> struct IntDivider<unsigned int> {
    unsigned int divisor, m1, shift;
    IntDivider() = default;
    DEV IntDivider(unsigned int d) : divisor(d) {
        for (shift = 0; shift < 32; shift++) if ((1U << shift) >= divisor) break;
        uint64_t one = 1;
        uint64_t magic = ((one << 32) * ((one << shift) - divisor)) / divisor + 1;
        m1 = magic;
    }
    DEV unsigned int div(unsigned int n) const { unsigned int t = __umulhi(n, m1); return (t + n) >> shift; }
    DEV DivMod<unsigned int> divmod(unsigned int n) const { unsigned int q = div(n); return DivMod<unsigned int>(q, n - q * divisor); }
};
template <int NARGS, typename index_t = uint32_t> struct OffsetCalculator {
    static constexpr int MAX_DIMS = 8;
    using offset_type = Pack<index_t, NARGS == 3 ? 4 : NARGS>;
    int dims;
    IntDivider<index_t> sizes_[MAX_DIMS];
    index_t strides_[MAX_DIMS][NARGS];
    DEV OffsetCalculator(int dims, const int64_t* sizes, const int64_t* const* strides) : dims(dims) {
        for (int i = 0; i < dims; i++) {
            sizes_[i] = IntDivider<index_t>(sizes[i]);
            for (int arg = 0; arg < NARGS; arg++) strides_[i][arg] = strides[arg][i];
        }
    }
    DEV offset_type get(index_t linear) const {
        offset_type o;
#pragma unroll
        for (int arg = 0; arg < NARGS; arg++) o[arg] = 0;
#pragma unroll
        for (int d = 0; d < MAX_DIMS; ++d) {
            if (d == dims) break;
            auto dm = sizes_[d].divmod(linear);
            linear = dm.div;
#pragma unroll
            for (int arg = 0; arg < NARGS; arg++) o[arg] += dm.mod * strides_[d][arg];
        }
        return o;
    }
};
__global__ void fw_offsets(ll* out) {
    const int64_t sizes[3] = {3, 7, 5}, s0[3] = {1, 3, 21}, s1[3] = {35, 0, 7}, s2[3] = {4, 12, 84};
    const int64_t* strides[3] = {s0, s1, s2};
    OffsetCalculator<3> calc(3, sizes, strides);
    OffsetCalculator<2, uint64_t> wide(3, sizes, strides);
    ll h = 0;
    for (unsigned i = threadIdx.x; i < 105; i += 64) {
        auto o = calc.get(i);
        const auto w = wide.get(i);
        h = h * 31 + o[0] + 1000 * o[1] + 100000 * o[2] + (ll)(w[0] ^ w[1]) * 7;
    }
    unsigned wrong = 0;
    const unsigned values[] = {0, 1, 2, 3, 5, 6, 7, 9, 10, 11, 127, 641, 65535, 65537, 1000003, 2147483647};
    IntDivider<unsigned> by(values[1 + threadIdx.x % 15]);
    for (int i = 0; i < 16; i++)
        for (unsigned k = 0; k < 3; k++) {
            unsigned n = (values[i] * 3 + k - 1) & 0x7fffffff;
            auto dm = by.divmod(n);
            wrong += dm.div != n / by.divisor || dm.mod != n % by.divisor;
        }
    ll sum = __reduce_add_sync(0xffffffffu, wrong);
    for (int d = 16; d > 0; d >>= 1) h += __shfl_down_sync(0xffffffffu, h, d);
    if (threadIdx.x % 32 == 0) out[blockIdx.x * 4 + threadIdx.x / 32 * 2] = h, out[blockIdx.x * 4 + threadIdx.x / 32 * 2 + 1] = sum;
}

// Traits of functors: the types of the arguments come from operator() of a lambda, values are loaded into a tuple and applied.
template <typename T> struct function_traits : public function_traits<decltype(&T::operator())> {};
template <typename C, typename R, typename... Args> struct function_traits<R (C::*)(Args...) const> {
    static constexpr int arity = sizeof...(Args);
    using result_type = R;
    using ArgsTuple = std::tuple<Args...>;
    template <size_t i> struct arg { typedef typename std::tuple_element<i, ArgsTuple>::type type; };
};
template <typename traits, size_t... I> DEV typename traits::ArgsTuple load_args(char* const* data, const int* strides, int i, std::index_sequence<I...>) {
    return typename traits::ArgsTuple(*(typename traits::template arg<I>::type*)(data[I + 1] + i * strides[I + 1])...);
}
template <class F, class Tuple, size_t... I> DEV constexpr decltype(auto) apply_impl(F&& f, Tuple&& t, std::index_sequence<I...>) { return std::forward<F>(f)(std::get<I>(std::forward<Tuple>(t))...); }
template <int vt, typename func_t, typename array_t> DEV void elementwise(int n, func_t f, array_t data, const int* strides) {
    using traits = function_traits<func_t>;
    using result_t = typename traits::result_type;
    constexpr auto indices = std::make_index_sequence<traits::arity>();
    result_t results[vt];
    typename traits::ArgsTuple args[vt];
    int idx = threadIdx.x;
#pragma unroll
    for (int i = 0; i < vt; i++)
        if (int at = idx + i * blockDim.x; at < n) args[i] = load_args<traits>(data.v, strides, at, indices);
#pragma unroll
    for (int i = 0; i < vt; i++)
        if (idx + i * (int)blockDim.x < n) results[i] = apply_impl(f, args[i], indices);
#pragma unroll
    for (int i = 0; i < vt; i++)
        if (int at = idx + i * blockDim.x; at < n) *(result_t*)(data[0] + at * strides[0]) = results[i];
}
template <typename scalar_t> struct AddAlpha {
    scalar_t alpha;
    DEV explicit AddAlpha(scalar_t a) : alpha(a) {}
    DEV scalar_t operator()(scalar_t a, scalar_t b) const { return a + alpha * b; }
};
__global__ void fw_functors(ll* out) {
    __shared__ float a[100], c[100];
    __shared__ int b[100];
    for (int i = threadIdx.x; i < 100; i += 64) a[i] = i * 0.5f, b[i] = i * i % 17, c[i] = 0;
    __syncthreads();
    Pack<char*, 4> data{{(char*)c, (char*)a, (char*)b, nullptr}};
    const int strides[4] = {4, 4, 4, 0};
    const float k = blockIdx.x + 2;
    elementwise<2>(100, [k](float x, int y) -> float { return x * k + y; }, data, strides);
    __syncthreads();
    const int swapped[4] = {4, -4, 4, 0};
    Pack<char*, 4> more{{(char*)b, (char*)(c + 99), (char*)c, nullptr}};
    elementwise<2>(100, [=](float x, float y) { return (int)(x > y) - (int)(x < y) * (int)k; }, more, swapped);
    __syncthreads();
    elementwise<2>(50, AddAlpha<float>(0.25f), Pack<char*, 4>{{(char*)a, (char*)a, (char*)(c + 50), nullptr}}, strides);
    __syncthreads();
    if (threadIdx.x == 0) {
        ll s = 0, t = 0;
        for (int i = 0; i < 100; i++) s = s * 3 + (ll)(c[i] * 4 + a[i] * 8), t = t * 3 + b[i];
        out[blockIdx.x * 2] = s; out[blockIdx.x * 2 + 1] = t + function_traits<AddAlpha<double>>::arity;
    }
}

// Philox with four words of ten rounds: a subsequence for each thread.
class Philox {
    uint4 counter;
    uint4 output;
    uint2 key;
    unsigned int state;
    DEV static uint2 mulhilo32(unsigned int a, unsigned int b) { uint2 r; r.x = a * b; r.y = __umulhi(a, b); return r; }
    DEV static uint4 single_round(uint4 ctr, uint2 k) {
        uint2 res0 = mulhilo32(kA, ctr.x), res1 = mulhilo32(kB, ctr.z);
        return {res1.y ^ ctr.y ^ k.x, res1.x, res0.y ^ ctr.w ^ k.y, res0.x};
    }
    static const unsigned long kA = 0xD2511F53, kB = 0xCD9E8D57, k10A = 0x9E3779B9, k10B = 0xBB67AE85;
    DEV void incr() { if (++counter.x) return; if (++counter.y) return; if (++counter.z) return; ++counter.w; }
public:
    DEV Philox(unsigned long long seed, unsigned long long sub, unsigned long long offset) {
        key.x = (unsigned int)seed; key.y = (unsigned int)(seed >> 32);
        counter = make_uint4(0, 0, 0, 0);
        counter.z = (unsigned int)sub; counter.w = (unsigned int)(sub >> 32);
        state = 0;
        unsigned long long n = offset / 4;
        unsigned int nlo = (unsigned int)n, nhi = (unsigned int)(n >> 32);
        counter.x += nlo;
        if (counter.x < nlo) nhi++;
        counter.y += nhi;
        if (nhi <= counter.y) state = 0;
    }
    DEV unsigned int operator()() {
        if (state == 0) {
            uint4 c = counter;
            uint2 k = key;
            for (int i = 0; i < 9; i++) { c = single_round(c, k); k.x += k10A; k.y += k10B; }
            output = single_round(c, k);
            incr();
        }
        unsigned int ret = (&output.x)[state];
        state = (state + 1) & 3;
        return ret;
    }
};
__global__ void fw_philox(ll* out) {
    const int t = blockIdx.x * blockDim.x + threadIdx.x;
    Philox rng(0x123456789abcdefull, t, 8 + blockIdx.x * 0xfffffffffull);
    float kept = 0;
    unsigned h = 0;
    for (int i = 0; i < 9; i++) {
        unsigned r = rng();
        h = h * 33 ^ r;
        float u = r * 2.3283064e-10f + 2.3283064e-10f / 2;
        kept += u < 0.75f ? 1 / 0.75f : 0;
    }
    unsigned all = __reduce_xor_sync(0xffffffffu, h);
    unsigned n = __ballot_sync(0xffffffffu, kept > 9.f);
    if (threadIdx.x % 32 == 0) out[t / 32 * 2] = all, out[t / 32 * 2 + 1] = n;
}

// Radix selection: floats become integers of the same order, digits are counted with ballots.
template <typename T> struct TopKConfig;
template <> struct TopKConfig<float> {
    typedef uint32_t RadixType;
    static DEV RadixType convert(float v) { RadixType x = __float_as_int(v); RadixType mask = (x & 0x80000000) ? 0xffffffff : 0x80000000; return (v == v) ? (x ^ mask) : 0xffffffff; }
    static DEV float deconvert(RadixType v) { RadixType mask = (v & 0x80000000) ? 0x80000000 : 0xffffffff; return __int_as_float(v ^ mask); }
};
template <> struct TopKConfig<int16_t> {
    typedef uint32_t RadixType;
    static DEV RadixType convert(int16_t v) { return 32768u + v; }
    static DEV int16_t deconvert(RadixType v) { return v - 32768; }
};
template <typename T> struct Bitfield {
    static DEV unsigned get(unsigned v, int pos, int len) { return v >> pos & ((1u << len) - 1); }
    static DEV unsigned set(unsigned v, unsigned to, int pos, int len) { unsigned m = ((1u << len) - 1) << pos; return (v & ~m) | (to << pos & m); }
};
template <typename scalar_t, bool LARGEST> DEV scalar_t radixSelect(const scalar_t* data, int n, int k, int* counts) {
    using C = TopKConfig<scalar_t>;
    constexpr int BITS = 2, SIZE = 1 << BITS;
    typename C::RadixType desired = 0, mask = 0;
    int toFind = k;
    for (int pos = sizeof(scalar_t) * 8 - BITS; pos >= 0; pos -= BITS) {
        int c[SIZE] = {};
        for (int i = threadIdx.x; i - (int)threadIdx.x < n; i += blockDim.x) {
            bool has = i < n;
            auto v = has ? C::convert(data[i]) : 0u;
            bool match = has && ((v & mask) == desired);
            unsigned digit = Bitfield<uint32_t>::get(v, pos, BITS);
#pragma unroll
            for (unsigned j = 0; j < SIZE; ++j) c[j] += __popc(__ballot_sync(0xffffffffu, match && digit == j));
        }
        if (threadIdx.x < SIZE) counts[threadIdx.x] = 0;
        __syncthreads();
        if (threadIdx.x % 32 == 0)
#pragma unroll
            for (unsigned j = 0; j < SIZE; ++j) atomicAdd(&counts[j], c[j]);
        __syncthreads();
        for (int j = 0; j < SIZE; j++) c[j] = counts[j];
        __syncthreads();
        auto step = [&](int digit) {
            if (c[digit] >= toFind) {
                desired = Bitfield<uint32_t>::set(desired, digit, pos, BITS);
                mask = Bitfield<uint32_t>::set(mask, SIZE - 1, pos, BITS);
                return true;
            }
            toFind -= c[digit];
            return false;
        };
        if constexpr (LARGEST) { for (int d = SIZE - 1; d >= 0; --d) if (step(d)) break; }
        else { for (int d = 0; d < SIZE; ++d) if (step(d)) break; }
    }
    return C::deconvert(desired);
}
__global__ void fw_select(ll* out) {
    __shared__ float a[90];
    __shared__ int16_t s[90];
    __shared__ int counts[4];
    for (int i = threadIdx.x; i < 90; i += 64) a[i] = (i * 53 % 97 - 40) * (i % 3 ? 1.25f : -0.01f), s[i] = (i * 7919 % 2001 - 1000) * 16;
    __syncthreads();
    float top = radixSelect<float, true>(a, 90, 5 + blockIdx.x, counts), low = radixSelect<float, false>(a, 90, 30, counts);
    int16_t mid = radixSelect<int16_t, true>(s, 90, 45, counts);
    if (threadIdx.x == 0) out[blockIdx.x * 3] = fw_bits(top), out[blockIdx.x * 3 + 1] = fw_bits(low), out[blockIdx.x * 3 + 2] = mid;
}

// Boxes that overlap, as bits of words; regions of an image, with samples between its pixels.
constexpr int per_word = sizeof(unsigned long long) * 8;
DEV float fw_overlap(float const* const a, float const* const b) {
    float left = max(a[0], b[0]), right = min(a[2], b[2]), top = max(a[1], b[1]), bottom = min(a[3], b[3]);
    float width = max(right - left, 0.f), height = max(bottom - top, 0.f), inter = width * height;
    return inter / ((a[2] - a[0]) * (a[3] - a[1]) + (b[2] - b[0]) * (b[3] - b[1]) - inter);
}
template <typename T> DEV T bilinear(const T* data, const int height, const int width, T y, T x) {
    if (y < -1.0 || y > height || x < -1.0 || x > width) return 0;
    if (y <= 0) y = 0;
    if (x <= 0) x = 0;
    int y_low = (int)y, x_low = (int)x, y_high, x_high;
    if (y_low >= height - 1) { y_high = y_low = height - 1; y = (T)y_low; } else { y_high = y_low + 1; }
    if (x_low >= width - 1) { x_high = x_low = width - 1; x = (T)x_low; } else { x_high = x_low + 1; }
    T ly = y - y_low, lx = x - x_low, hy = 1. - ly, hx = 1. - lx;
    T v1 = data[y_low * width + x_low], v2 = data[y_low * width + x_high], v3 = data[y_high * width + x_low], v4 = data[y_high * width + x_high];
    T w1 = hy * hx, w2 = hy * lx, w3 = ly * hx, w4 = ly * lx;
    return (w1 * v1 + w2 * v2 + w3 * v3 + w4 * v4);
}
#define FW_LOOP(i, n) for (int64_t _i = blockIdx.x * blockDim.x + threadIdx.x, i = _i; _i < (n); _i += blockDim.x * gridDim.x, i = _i)
#define FW_DISPATCH(TYPE, NAME, ...) [&] { switch (TYPE) { case 0: { using NAME = float; return __VA_ARGS__(); } case 1: { using NAME = double; return __VA_ARGS__(); } default: { using NAME = float; return __VA_ARGS__(); } } }()
template <typename T> DEV ll roi(int n, const float* img) {
    ll h = 0;
    FW_LOOP(index, n) {
        int pw = index % 3, ph = (index / 3) % 3, r = index / 9;
        T x1 = r * 1.25 - 2, y1 = r * 0.5, x2 = x1 + 5.5, y2 = y1 + 6.25;
        T bw = (x2 - x1) / static_cast<T>(3), bh = (y2 - y1) / static_cast<T>(3);
        int gh = ceil(bh), gw = ceil(bw);
        const T count = max(gh * gw, 1);
        T sum = 0.;
        for (int iy = 0; iy < gh; iy++) {
            const T y = y1 + ph * bh + static_cast<T>(iy + .5f) * bh / static_cast<T>(gh);
            for (int ix = 0; ix < gw; ix++) {
                const T x = x1 + pw * bw + static_cast<T>(ix + .5f) * bw / static_cast<T>(gw);
                T px[64];
                for (int k = 0; k < 64; k++) px[k] = img[k];
                sum += bilinear<T>(px, 8, 8, y, x);
            }
        }
        sum /= count;
        h = h * 31 + (ll)(sum * 1024);
    }
    return h;
}
__global__ void fw_boxes(ll* out) {
    __shared__ float boxes[64 * 5];
    __shared__ float img[64];
    const int t = threadIdx.x;
    boxes[t * 5 + 0] = t % 8 * 3 + blockIdx.x; boxes[t * 5 + 1] = t / 8 * 2.5f; boxes[t * 5 + 2] = boxes[t * 5] + 5 + t % 5; boxes[t * 5 + 3] = boxes[t * 5 + 1] + 4 + t % 3; boxes[t * 5 + 4] = t;
    img[t] = t * 29 % 64 * 0.125f;
    __syncthreads();
    unsigned long long bits = 0;
    for (int i = t + 1; i < per_word; i++) if (fw_overlap(boxes + t * 5, boxes + i * 5) > 0.3f) bits |= 1ULL << i;
    ll x = (ll)(bits ^ bits >> 7);
    for (int d = 1; d < 32; d *= 2) x ^= __shfl_xor_sync(0xffffffffu, x, d) * 3;
    const int kind = blockIdx.x;
    ll r = FW_DISPATCH(kind, scalar_t, [&] { return roi<scalar_t>(150, img); });
    for (int d = 16; d > 0; d >>= 1) r += __shfl_down_sync(0xffffffffu, r, d);
    if (t % 32 == 0) out[(blockIdx.x * 2 + t / 32) * 2] = x, out[(blockIdx.x * 2 + t / 32) * 2 + 1] = r;
}
