// Cooperative groups for host threads, by what the CUDA C++ Programming Guide says of them: a group is the list of its threads in the block.
#pragma once
#include <algorithm>
#include <functional>

namespace cooperative_groups {
struct group {
    std::vector<unsigned> members; // ranks in the block, ascending
    unsigned meta_rank = 0, meta_size = 1;
    unsigned mask() const {
        unsigned m = 0;
        for (unsigned i : members) m |= 1u << i % 32;
        return m;
    }
    unsigned size() const { return members.size(); }
    unsigned num_threads() const { return members.size(); }
    unsigned thread_rank() const { return std::find(members.begin(), members.end(), thread_number()) - members.begin(); }
    unsigned meta_group_rank() const { return meta_rank; }
    unsigned meta_group_size() const { return meta_size; }
    bool is_valid() const { return true; }
    void sync() const {
        if (members.size() > 32 || members.size() == blockDim.x * blockDim.y * blockDim.z) __syncthreads();
        else __syncwarp(mask());
    }
    // What every member gives, in their order.
    template <typename T> std::vector<T> gather(T v) const {
        return in_warp(mask(), v, [this](auto at) { std::vector<T> all; for (unsigned i : members) all.push_back(at(i % 32)); return all; });
    }
    template <typename T> T shfl(T v, unsigned from) const { return gather(v)[from % size()]; }
    template <typename T> T shfl_down(T v, unsigned by) const { unsigned r = thread_rank(); return gather(v)[r + by < size() ? r + by : r]; }
    template <typename T> T shfl_up(T v, unsigned by) const { unsigned r = thread_rank(); return gather(v)[r >= by ? r - by : r]; }
    template <typename T> T shfl_xor(T v, unsigned with) const { return gather(v)[thread_rank() ^ with]; }
    unsigned ballot(int p) const {
        unsigned r = 0, i = 0;
        for (int x : gather(p)) r |= (unsigned)(x != 0) << i++;
        return r;
    }
    int any(int p) const { return ballot(p) != 0; }
    int all(int p) const { return ballot(!p) == 0; }
    template <typename T> unsigned match_any(T v) const {
        unsigned r = 0, i = 0;
        for (T x : gather(v)) r |= (unsigned)(x == v) << i++;
        return r;
    }
    template <typename T> unsigned match_all(T v, int& pred) const {
        unsigned m = match_any(v), full = size() == 32 ? ~0u : (1u << size()) - 1;
        pred = m == full;
        return pred ? m : 0;
    }
    // The part of the group whose keys are this thread's; parts are numbered by their first members.
    template <typename K> group part(K key) const {
        group g;
        std::vector<K> keys = gather(key), seen;
        for (unsigned i = 0; i < size(); i++) {
            if (keys[i] == key) g.members.push_back(members[i]);
            if (std::find(seen.begin(), seen.end(), keys[i]) == seen.end()) seen.push_back(keys[i]);
        }
        g.meta_rank = std::find(seen.begin(), seen.end(), key) - seen.begin();
        g.meta_size = seen.size();
        return g;
    }
    group chunk(unsigned n) const {
        group g;
        unsigned r = thread_rank() / n;
        for (unsigned i = r * n; i < (r + 1) * n && i < size(); i++) g.members.push_back(members[i]);
        g.meta_rank = r;
        g.meta_size = (size() + n - 1) / n;
        return g;
    }
};
typedef group thread_group;
struct coalesced_group : group {
    coalesced_group(const group& g) : group(g) {}
};
struct thread_block : group {
    struct arrival_token {};
    thread_block() { for (unsigned i = 0; i < blockDim.x * blockDim.y * blockDim.z; i++) members.push_back(i); }
    void sync() const { __syncthreads(); }
    arrival_token barrier_arrive() const { return {}; }
    void barrier_wait(arrival_token) const { __syncthreads(); }
    dim3 group_index() const { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
    dim3 thread_index() const { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
    dim3 dim_threads() const { return dim3(blockDim.x, blockDim.y, blockDim.z); }
    dim3 group_dim() const { return dim_threads(); }
};
static thread_block this_thread_block() { return {}; }
template <unsigned N, typename Parent = void> struct thread_block_tile : group {
    thread_block_tile(const group& g) : group(g) {}
    unsigned meta_group_size() const { return meta_size; }
    static constexpr unsigned size() { return N; }
    static constexpr unsigned num_threads() { return N; }
};
template <unsigned N> static thread_block_tile<N> tiled_partition(const group& g) { return g.chunk(N); }
static group tiled_partition(const group& g, unsigned n) { return g.chunk(n); }
template <typename K> static coalesced_group labeled_partition(const group& g, K key) { return g.part(key); }
static coalesced_group binary_partition(const group& g, bool key) {
    group p = g.part((int)key);
    p.meta_rank = key;
    p.meta_size = 2;
    return p;
}
struct grid_group {
    void sync() const { grid_barrier->arrive_and_wait(); }
    bool is_valid() const { return true; }
    unsigned long long num_blocks() const { return gridDim.x * gridDim.y * gridDim.z; }
    unsigned long long block_rank() const { return blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z); }
    unsigned long long size() const { return num_blocks() * blockDim.x * blockDim.y * blockDim.z; }
    unsigned long long num_threads() const { return size(); }
    unsigned long long thread_rank() const { return block_rank() * blockDim.x * blockDim.y * blockDim.z + thread_number(); }
};
static grid_group this_grid() { return {}; }
template <typename G> static void sync(const G& g) { g.sync(); }
template <typename G> static void wait(const G& g) { g.sync(); }
template <unsigned N, typename G> static void wait_prior(const G& g) { g.sync(); }
template <typename G, typename T, typename U> static void memcpy_async(const G& g, T* to, const U* from, std::size_t bytes) {
    if (g.thread_rank() == 0) std::memcpy(to, from, bytes);
}
template <typename T> struct plus { T operator()(T a, T b) const { return a + b; } };
template <typename T> struct less { T operator()(T a, T b) const { return std::min(a, b); } };
template <typename T> struct greater { T operator()(T a, T b) const { return std::max(a, b); } };
template <typename T> struct bit_and { T operator()(T a, T b) const { return a & b; } };
template <typename T> struct bit_or { T operator()(T a, T b) const { return a | b; } };
template <typename T> struct bit_xor { T operator()(T a, T b) const { return a ^ b; } };
template <typename G, typename T, typename F> static T reduce(const G& g, T v, F f) {
    std::vector<T> all = g.gather(v);
    T r = all[0];
    for (unsigned i = 1; i < all.size(); i++) r = f(r, all[i]);
    return r;
}
template <typename G, typename T, typename F> static T inclusive_scan(const G& g, T v, F f) {
    std::vector<T> all = g.gather(v);
    T r = all[0];
    for (unsigned i = 1; i <= g.thread_rank(); i++) r = f(r, all[i]);
    return r;
}
template <typename G, typename T, typename F> static T exclusive_scan(const G& g, T v, F f) {
    std::vector<T> all = g.gather(v);
    T r = T();
    for (unsigned i = 0; i < g.thread_rank(); i++) r = i == 0 ? all[0] : f(r, all[i]);
    return r;
}
template <typename G, typename T> static T inclusive_scan(const G& g, T v) { return inclusive_scan(g, v, plus<T>()); }
template <typename G, typename T> static T exclusive_scan(const G& g, T v) { return exclusive_scan(g, v, plus<T>()); }
template <typename G, typename F, typename... As> static void invoke_one(const G& g, F f, As... xs) { if (g.thread_rank() == 0) f(xs...); }
}
