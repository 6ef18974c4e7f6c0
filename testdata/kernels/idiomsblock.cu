// threads: 64 blocks: 1
// Block-wide algorithms as libraries write them: class templates with nested parameter and storage types, policies, tags.
typedef unsigned u32;
template <int N> struct Log2 { enum { value = 1 + Log2<(N >> 1)>::value }; };
template <> struct Log2<1> { enum { value = 0 }; };
template <class T> struct Sum { __device__ __forceinline__ T operator()(const T& a, const T& b) const { return a + b; } };
template <class T> struct Max { __device__ __forceinline__ T operator()(const T& a, const T& b) const { return a < b ? b : a; } };
struct raking_tag {};
struct tree_tag {};
enum class Algorithm { raking, tree };
template <Algorithm A> struct tag_of;
template <> struct tag_of<Algorithm::raking> { using type = raking_tag; };
template <> struct tag_of<Algorithm::tree> { using type = tree_tag; };

template <class T, int BLOCK, Algorithm A = Algorithm::tree> class BlockReduce {
    struct _TempStorage { T items[BLOCK]; };
    _TempStorage& storage;
    const int linear;
    template <class Op> __device__ T run(T x, Op op, tree_tag) {
        storage.items[linear] = x;
        __syncthreads();
#pragma unroll
        for (int step = 0; step < Log2<BLOCK>::value; ++step) {
            const int offset = BLOCK >> (step + 1);
            if (linear < offset) storage.items[linear] = op(storage.items[linear], storage.items[linear + offset]);
            __syncthreads();
        }
        T r = storage.items[0];
        __syncthreads();
        return r;
    }
    template <class Op> __device__ T run(T x, Op op, raking_tag) {
        storage.items[linear] = x;
        __syncthreads();
        if (linear == 0) {
            T r = storage.items[0];
            for (int i = 1; i < BLOCK; ++i) r = op(r, storage.items[i]);
            storage.items[0] = r;
        }
        __syncthreads();
        T r = storage.items[0];
        __syncthreads();
        return r;
    }

  public:
    struct TempStorage : _TempStorage {};
    struct Params {
        int valid;
        T identity;
        __device__ constexpr Params(int v, T id = T()) : valid(v), identity(id) {}
    };
    __device__ explicit BlockReduce(TempStorage& s) : storage(s), linear(threadIdx.x) {}
    template <class Op> __device__ T Reduce(T x, Op op) { return run(x, op, typename tag_of<A>::type()); }
    template <class Op> __device__ T Reduce(T x, Op op, const Params& p) {
        return Reduce(linear < p.valid ? x : p.identity, op);
    }
    __device__ T Sum(T x) { return Reduce(x, ::Sum<T>{}); }
};

template <class T, int ITEMS> struct Tile {
    T v[ITEMS];
    template <class F> __device__ Tile<decltype(F{}(T{})), ITEMS> map(F f) const {
        Tile<decltype(F{}(T{})), ITEMS> r;
        for (int i = 0; i < ITEMS; ++i) r.v[i] = f(v[i]);
        return r;
    }
    __device__ T& operator[](int i) { return v[i]; }
    __device__ const T& operator[](int i) const { return v[i]; }
    __device__ T* begin() { return v; }
    __device__ T* end() { return v + ITEMS; }
};
struct Halve { __device__ float operator()(int x) const { return x * 0.5f; } };

__global__ void reduces(long long* out) {
    using R = BlockReduce<int, 64>;
    using Q = BlockReduce<long long, 64, Algorithm::raking>;
    __shared__ union {
        typename R::TempStorage r;
        typename Q::TempStorage q;
    } temp;
    int x = (int)threadIdx.x * 7 % 31;
    int s = R(temp.r).Sum(x);
    int m = R(temp.r).Reduce(x, Max<int>());
    int part = R(temp.r).Reduce(x, Max<int>{}, {10, -5});
    int fewer = R{temp.r}.Reduce(x, [](int a, int b) { return a ^ b; }, R::Params(33));
    long long w = Q(temp.q).Reduce(x + 1, [](auto a, auto b) { return (a * 3 + b) & 0xffffff; });
    if (threadIdx.x == 0) out[0] = s, out[1] = m, out[2] = part, out[3] = fewer, out[4] = w;
    Tile<int, 3> t{{x, x + 1, x + 2}};
    auto h = t.map(Halve());
    float total = 0;
    for (auto& f : h) total += f;
    int all = R(temp.r).Sum((int)(total * 2));
    if (threadIdx.x == 0) out[5] = all;
}

template <class T, int N, class Policy> struct Scan : private Policy {
    using Policy::combine;
    T (&buf)[2][N];
    __device__ Scan(T (&b)[2][N], Policy p = Policy()) : Policy(p), buf(b) {}
    template <bool Inclusive> __device__ T run(T x) {
        int at = 0, i = threadIdx.x;
        buf[0][i] = x;
        __syncthreads();
        for (int d = 1; d < N; d <<= 1, at ^= 1) {
            buf[at ^ 1][i] = i >= d ? combine(buf[at][i - d], buf[at][i]) : buf[at][i];
            __syncthreads();
        }
        T r;
        if constexpr (Inclusive) r = buf[at][i];
        else r = i ? buf[at][i - 1] : Policy::identity();
        __syncthreads();
        return r;
    }
};
template <int M> struct AddMod {
    static constexpr int modulus = M;
    __device__ int combine(int a, int b) const { return (a + b) % modulus; }
    static __device__ int identity() { return 0; }
};
struct Weighted {
    int w = 1;
    __device__ int combine(int a, int b) const { return a * w + b; }
    static __device__ int identity() { return -1; }
};
__global__ void scans(long long* out) {
    __shared__ int buf[2][64];
    Scan<int, 64, AddMod<97>> s(buf);
    int a = s.run<true>(threadIdx.x), b = s.template run<false>(threadIdx.x + 5);
    Scan<int, 64, Weighted> w{buf, Weighted{1}};
    int c = w.run<false>(3);
    __shared__ int sum[3];
    if (threadIdx.x < 3) sum[threadIdx.x] = 0;
    __syncthreads();
    atomicAdd(&sum[0], a * (int)threadIdx.x);
    atomicAdd(sum + 1, b);
    atomicAdd(&sum[2], c);
    __syncthreads();
    if (threadIdx.x < 3) out[threadIdx.x] = sum[threadIdx.x];
    if (threadIdx.x == 63) out[3] = a, out[4] = b, out[5] = c;
}

template <class K, class V> struct KV { K key; V value; };
template <class K, class V> __device__ bool operator<(const KV<K, V>& a, const KV<K, V>& b) {
    return a.key != b.key ? a.key < b.key : a.value < b.value;
}
template <class T> __device__ void order(T& a, T& b, bool up) {
    if ((b < a) == up) { T t = a; a = b; b = t; }
}
template <int N, class T> struct Bitonic {
    static __device__ void sort(T* s) {
        for (int k = 2; k <= N; k *= 2)
            for (int j = k / 2; j > 0; j /= 2) {
                int i = threadIdx.x, l = i ^ j;
                if (l > i && i < N) order(s[i], s[l], !(i & k));
                __syncthreads();
            }
    }
};
__global__ void sorts(long long* out) {
    __shared__ KV<u32, short> s[64];
    s[threadIdx.x] = {(threadIdx.x * 2654435761u) >> 27, static_cast<short>(threadIdx.x)};
    __syncthreads();
    Bitonic<64, KV<u32, short>>::sort(s);
    out[threadIdx.x] = s[threadIdx.x].key * 100 + s[threadIdx.x].value;
}

template <int RADIX_BITS, int BLOCK> struct Histogram {
    static constexpr int BINS = 1 << RADIX_BITS;
    using Counter = unsigned short;
    struct alignas(8) Storage { Counter bins[BINS]; u32 packed[BINS / 2]; };
    Storage& s;
    struct Digit {
        int shift;
        __device__ int operator()(u32 k) const { return (k >> shift) & (BINS - 1); }
    };
    __device__ void clear() {
        for (int i = threadIdx.x; i < BINS / 2; i += BLOCK) s.packed[i] = 0;
        __syncthreads();
    }
    template <class... Keys> __device__ void add(Digit d, Keys... k) {
        (atomicAdd(&s.packed[d(k) >> 1], d(k) & 1 ? 0x10000u : 1u), ...);
        __syncthreads();
        if (threadIdx.x < BINS)
            s.bins[threadIdx.x] = Counter(s.packed[threadIdx.x / 2] >> (threadIdx.x % 2 * 16));
        __syncthreads();
    }
};
__global__ void counts(long long* out) {
    using H = Histogram<4, 64>;
    __shared__ H::Storage st;
    H h{st};
    h.clear();
    h.add({2}, threadIdx.x * 13u, threadIdx.x * 57u, 8u);
    if (threadIdx.x < H::BINS) out[threadIdx.x] = st.bins[threadIdx.x];
    out[16] = sizeof(H::Storage) * 100 + alignof(H::Storage);
}
