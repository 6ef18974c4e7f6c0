// threads: 64
// Atomic objects, barriers and pipelines of libcu++, and its names of the C++ library.
#include <cooperative_groups.h>
#include <cuda/atomic>
#include <cuda/barrier>
#include <cuda/functional>
#include <cuda/pipeline>
#include <cuda/std/array>
#include <cuda/std/limits>
#include <cuda/std/tuple>
#include <cuda/std/type_traits>
#include <cuda/std/utility>

namespace cg = cooperative_groups;

struct Pair { int a, b; };

__device__ cuda::atomic<int, cuda::thread_scope_device> total{5};

__global__ void counters(long long* out) {
    __shared__ cuda::atomic<int, cuda::thread_scope_block> n;
    __shared__ cuda::atomic<unsigned long long, cuda::thread_scope_block> bits;
    __shared__ cuda::atomic<double, cuda::thread_scope_block> sum;
    __shared__ int low, high;
    int t = threadIdx.x;
    if (t == 0) {
        n = 3;
        bits.store(0, cuda::memory_order_relaxed);
        sum.store(0.5);
        low = 1000;
        high = -1000;
    }
    __syncthreads();
    n.fetch_add(t, cuda::std::memory_order_relaxed);
    n++;
    bits |= 1ull << t;
    sum.fetch_add(t * 0.25);
    cuda::atomic_ref<int, cuda::thread_scope_block> l(low), h(high);
    l.fetch_min(500 - t * 3);
    h.fetch_max(t * 7 % 50);
    total.fetch_sub(1, cuda::memory_order_acq_rel);
    __syncthreads();
    if (t == 0) {
        out[0] = n;
        out[1] = (long long)bits.load();
        out[2] = (long long)(sum.load() * 4);
        out[3] = low * 1000 + high;
        out[4] = total.load(cuda::memory_order_acquire);
        int want = 7;
        bool swapped = n.compare_exchange_strong(want, 9);
        out[5] = want * 10 + swapped;
        swapped = n.compare_exchange_strong(want, 9, cuda::memory_order_seq_cst, cuda::memory_order_relaxed);
        out[6] = n.exchange(12) * 10 + swapped;
        out[7] = (n += 5) * 1000 + ++n;
    }
}

// Values that no operation of the device takes: a pair, a bool, an enumeration, a pointer.
enum class Color : unsigned char { red, green, blue };
__global__ void kinds(long long* out) {
    __shared__ cuda::atomic<Pair, cuda::thread_scope_block> best;
    __shared__ cuda::atomic<bool, cuda::thread_scope_block> flag;
    __shared__ cuda::atomic<Color, cuda::thread_scope_block> color;
    __shared__ cuda::atomic<long long*, cuda::thread_scope_block> next;
    int t = threadIdx.x;
    if (t == 0) {
        best.store(Pair{-1, 0});
        flag.store(false);
        color.store(Color::green);
        next.store(out + 10);
    }
    __syncthreads();
    Pair mine = {t * 37 % 61, t}, seen = best.load();
    while (mine.a > seen.a && !best.compare_exchange_weak(seen, mine)) {}
    if (t == 13) flag.store(true);
    if (t == 20) color.exchange(Color::blue);
    if (t < 40) {
        long long* at = next.fetch_add(1);
        *at = 7;
    }
    __syncthreads();
    if (t == 0) {
        out[0] = best.load().a * 100 + best.load().b;
        out[1] = flag.load();
        out[2] = (int)color.load();
        out[3] = next.load() - out;
    }
}

__global__ void phases(long long* out) {
    __shared__ cuda::barrier<cuda::thread_scope_block> all, half;
    __shared__ int s[64];
    auto block = cg::this_thread_block();
    int t = block.thread_rank();
    if (t == 0) {
        init(&all, block.size());
        init(&half, 32);
    }
    block.sync();
    long long r = 0;
    for (int i = 0; i < 5; i++) {
        s[t] = t * (i + 1);
        cuda::barrier<cuda::thread_scope_block>::arrival_token token = all.arrive();
        r = r * 3 + i;
        all.wait(std::move(token));
        r += s[63 - t];
        all.arrive_and_wait();
    }
    if (t < 32) {
        s[t] = 1000 + t;
        half.arrive_and_wait();
        r += s[31 - t];
        if (t % 2) half.arrive_and_drop();
        else half.arrive_and_wait();
        if (t % 2 == 0) {
            s[t] = t;
            half.arrive_and_wait();
        }
        r += t % 2 == 0 ? s[30 - t] : 0;
    }
    out[t] = r;
}

// Half of the threads wait for flags that the others set, one after the other.
__global__ void flags(long long* out) {
    __shared__ cuda::atomic<int, cuda::thread_scope_block> stage;
    __shared__ long long value;
    int t = threadIdx.x;
    if (t == 0) {
        stage.store(0);
        value = 1;
    }
    __syncthreads();
    int turn = 63 - t;
    while (stage.load(cuda::memory_order_acquire) != turn) {}
    value = (value * 31 + t) % 1000003;
    out[t] = value;
    cuda::atomic_thread_fence(cuda::memory_order_release, cuda::thread_scope_block);
    stage.store(turn + 1, cuda::memory_order_release);
}

__global__ void staged(long long* out) {
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
    __shared__ int buffer[2][64];
    __shared__ int from[512];
    auto block = cg::this_thread_block();
    int t = block.thread_rank();
    for (int i = t; i < 512; i += 64) from[i] = i * i % 97;
    block.sync();
    auto pipe = cuda::make_pipeline(block, &state);
    long long sum = 0;
    int fetched = 0;
    for (int i = 0; i < 8; i++) {
        for (; fetched < 8 && fetched < i + 2; fetched++) {
            pipe.producer_acquire();
            cuda::memcpy_async(block, buffer[fetched % 2], from + fetched * 64, cuda::aligned_size_t<4>(sizeof(int) * 64), pipe);
            pipe.producer_commit();
        }
        pipe.consumer_wait();
        sum = sum * 3 + buffer[i % 2][(t + i) % 64];
        pipe.consumer_release();
    }
    out[t] = sum;
}

__global__ void own_pipe(long long* out) {
    __shared__ int s[64];
    int t = threadIdx.x, source[4] = {t, t * 2, t * 3, t * 4};
    s[t] = 0;
    cuda::pipeline<cuda::thread_scope_thread> pipe = cuda::make_pipeline();
    pipe.producer_acquire();
    cuda::memcpy_async(&s[t], &source[t % 4], sizeof(int), pipe);
    pipe.producer_commit();
    pipe.consumer_wait();
    __syncthreads();
    out[t] = s[63 - t];
    pipe.consumer_release();
}

template <typename T> __device__ cuda::std::enable_if_t<cuda::std::is_integral<T>::value, int> kind(T) { return 1; }
template <typename T> __device__ cuda::std::enable_if_t<!cuda::std::is_integral_v<T>, int> kind(T) { return 2; }

__global__ void library(long long* out) {
    int t = threadIdx.x;
    cuda::std::array<int, 4> a = {t, t + 1, t + 2, t + 3};
    cuda::std::tuple<int, double, char> u = cuda::std::make_tuple(t, 0.5, 'c');
    cuda::std::pair<int, int> p{a[1], (int)a.size()};
    cuda::std::swap(p.first, p.second);
    long long r = cuda::std::get<0>(u) + (long long)(cuda::std::get<1>(u) * 2) + cuda::std::get<2>(u);
    r = r * 10 + kind(t) + kind(0.5f);
    r = r * 100 + p.first * 10 + (a[0] > 3 ? a[0] : 3) + (t < 2 ? t : 2);
    r += cuda::std::numeric_limits<short>::max();
    out[t] = r + (cuda::std::is_same_v<cuda::std::remove_reference_t<int&>, int> ? 5 : 0);
}

__global__ void extremes(long long* out) {
    float nan = out[63] == 0 ? __int_as_float(0x7fc00000) : 0;
    const cuda::maximum<float> top{};
    float a = top(nan, 2), b = top(2, nan), c = cuda::minimum<float>()(nan, 2), d = cuda::minimum<float>()(2, nan);
    if (threadIdx.x) return;
    out[0] = cuda::maximum<>()(3, 4.5) * 10 + cuda::minimum<>{}(3u, 7ll) + cuda::maximum<int>()(-1, 1) * 100;
    out[1] = (a != a) * 1000 + (b != b) * 100 + (c != c) * 10 + (d != d);
    out[2] = std::is_same<decltype(cuda::maximum<>()(1, 2ll)), long long>::value;
}
