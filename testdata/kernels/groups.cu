// threads: 16x4x1 blocks: 1
// Cooperative groups: tiles of all kinds, partitions, collectives on values of any type.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cooperative_groups/memcpy_async.h>
#include <utility>

namespace cg = cooperative_groups;

struct Item {
    double weight;
    int key;
    short low;
    signed char tag;
};

struct Merge {
    __device__ Item operator()(Item a, Item b) const {
        Item r = {a.weight + b.weight, a.key > b.key ? a.key : b.key, (short)(a.low ^ b.low), (signed char)(a.tag + b.tag)};
        return r;
    }
};

struct Rgb { unsigned char r, g, b; };

__global__ void ranks(long long* out) {
    cg::thread_block block = cg::this_thread_block();
    cg::thread_block_tile<8> tile = cg::tiled_partition<8>(block);
    auto half = cg::tiled_partition<4>(tile);
    cg::coalesced_group odd = cg::binary_partition(tile, block.thread_rank() % 2 == 1);
    long long r = block.thread_rank() * 1000000 + block.size() * 10000 + block.thread_index().y * 100 + block.thread_index().x;
    r = r * 10 + tile.thread_rank();
    r = r * 10 + tile.meta_group_rank();
    r = r * 10 + tile.meta_group_size();
    r = r * 10 + half.thread_rank();
    r = r * 10 + odd.thread_rank();
    r = r * 10 + odd.size();
    out[block.thread_rank()] = r;
}

__global__ void nested(long long* out) {
    auto block = cg::this_thread_block();
    auto warp = cg::tiled_partition<32>(block);
    auto eight = cg::tiled_partition<8>(warp);
    auto two = cg::tiled_partition<2>(eight);
    auto one = cg::tiled_partition<1>(two);
    out[block.thread_rank()] = warp.meta_group_rank() * 10000000 + warp.meta_group_size() * 1000000 + eight.meta_group_rank() * 100000 + eight.meta_group_size() * 10000 +
                               two.meta_group_rank() * 1000 + two.meta_group_size() * 100 + one.meta_group_rank() * 10 + one.num_threads();
}

template <typename G> __device__ long long total(const G& g, long long v) {
    for (unsigned i = g.size() / 2; i > 0; i /= 2) v += g.shfl_down(v, i);
    return g.shfl(v, 0);
}

template <unsigned N, typename P> __device__ int spread(cg::thread_block_tile<N, P> g, int v) {
    return g.shfl_xor(v, N / 2) * 3 + g.shfl_up(v, 1) * 5 + g.shfl_down(v, 2) * 7 + g.shfl(v, N - 1) + (int)g.meta_group_rank();
}

// A tree in memory for a group of any kind.
__device__ int tree(cg::thread_group g, int* slots, int v) {
    int lane = g.thread_rank();
    for (int i = g.size() / 2; i > 0; i /= 2) {
        slots[lane] = v;
        g.sync();
        if (lane < i) v += slots[lane + i];
        cg::sync(g);
    }
    return v;
}

__global__ void generic(long long* out) {
    __shared__ int slots[64];
    auto block = cg::this_thread_block();
    int t = block.thread_rank();
    auto warp = cg::tiled_partition<32>(block);
    auto quad = cg::tiled_partition<4>(warp);
    long long r = total(warp, t) * 100 + total(quad, t);
    r = r * 1000 + spread(cg::tiled_partition<16>(block), t) + spread<4>(quad, t * t);
    cg::thread_group part = cg::tiled_partition(block, 16);
    int* mine = slots + t / 16 * 16;
    int sub = tree(part, mine, t + 1);
    block.sync();
    int all = tree(block, slots, t * 2);
    if (part.thread_rank() == 0) r += sub * 100000;
    if (t == 0) r += all * 1000000;
    out[t] = r;
}

__global__ void votes(long long* out) {
    auto block = cg::this_thread_block();
    int t = block.thread_rank(), same;
    auto tile = cg::tiled_partition<16>(block);
    long long r = tile.ballot(t % 3 == 0);
    r = r * 2 + tile.any(t == 20);
    r = r * 2 + tile.all(t < 32);
    r = r * 65536 + tile.match_any(t % 5);
    r = r * 65536 + tile.match_all(t / 16, same);
    r = r * 2 + same;
    tile.match_all(t / 15, same);
    out[t] = r * 2 + same;
}

__global__ void collectives(long long* out) {
    auto block = cg::this_thread_block();
    int t = block.thread_rank();
    auto warp = cg::tiled_partition<32>(block);
    auto tile = cg::tiled_partition<8>(warp);
    Item item = {t * 0.5, t * 7 % 11, (short)(t * 321), (signed char)t};
    Item m = cg::reduce(warp, item, Merge());
    long long r = (long long)(m.weight * 2) * 1000000 + m.key * 10000 + m.low % 100 + m.tag;
    r += cg::reduce(tile, t, cg::plus<int>()) + cg::reduce(tile, t * 5 % 8, cg::less<int>()) * 3 + cg::reduce(tile, t * 5 % 9, cg::greater<int>()) * 5;
    r += cg::reduce(tile, 1u << t % 8, cg::bit_or<unsigned>()) + cg::reduce(tile, ~(1u << t % 8), cg::bit_and<unsigned>()) % 7 + cg::reduce(tile, t, cg::bit_xor<int>());
    r += cg::inclusive_scan(tile, t) * 3 + cg::exclusive_scan(tile, t, cg::plus<int>()) * 11;
    r += cg::inclusive_scan(warp, t * 13 % 32, cg::greater<int>());
    r += (long long)cg::reduce(tile, 0.25 * t, [](double a, double b) { return a > b ? a : b; });
    out[t] = r;
}

__global__ void shuffled_types(long long* out) {
    auto block = cg::this_thread_block();
    int t = block.thread_rank();
    auto tile = cg::tiled_partition<8>(block);
    float4 v = make_float4(t, t + 0.5f, t * 2, -t);
    float4 w = tile.shfl(v, 5);
    Rgb c = {(unsigned char)t, (unsigned char)(t * 3), (unsigned char)(255 - t)};
    Rgb d = tile.shfl_xor(c, 3);
    short s = tile.shfl_down((short)(-t * 300), 1);
    bool b = tile.shfl(t % 8 == 2, 2);
    double f = tile.shfl_up(t * 0.125, 2);
    out[t] = (long long)(w.x + w.y * 2 + w.z + w.w * 10) * 10000 + d.r + d.g * 2 + d.b * 3 + s + b + (long long)(f * 8);
}

__global__ void partitions(long long* out) {
    auto block = cg::this_thread_block();
    int t = block.thread_rank();
    auto warp = cg::tiled_partition<32>(block);
    cg::coalesced_group g = cg::labeled_partition(warp, t * 7 % 5);
    cg::coalesced_group h = cg::binary_partition(g, t % 3 == 0);
    long long r = g.thread_rank() * 100 + g.size() * 10 + h.thread_rank();
    r = r * 10 + h.num_threads();
    r = r * 100 + cg::reduce(g, t, cg::greater<int>());
    r = r * 1000 + cg::inclusive_scan(h, t);
    r = r * 1000 + g.shfl(t, 1) + g.shfl_down(t, 2) + g.shfl_up(t, 1);
    r = r * 256 + g.ballot(t % 2) + h.any(t == 9) + h.all(t < 40);
    r = r * 10 + g.meta_group_rank();
    out[t] = r * 10 + g.meta_group_size();
}

// Groups of the lanes that are in a branch together. On the host, which has no warps, the lanes say beforehand who goes there.
__global__ void coalesced(long long* out) {
    auto block = cg::this_thread_block();
    auto warp = cg::tiled_partition<32>(block);
    int t = block.thread_rank();
    long long r = 0;
#ifdef HOST
    auto thirds = cg::binary_partition(warp, t % 3 == 0), late = cg::binary_partition(warp, t % 32 > 20);
#endif
    if (t % 3 == 0) {
#ifndef HOST
        cg::coalesced_group thirds = cg::coalesced_threads();
#endif
        r = thirds.size() * 1000 + thirds.thread_rank() * 100 + cg::reduce(thirds, t, cg::plus<int>());
    } else {
#ifndef HOST
        cg::coalesced_group thirds = cg::coalesced_threads();
#endif
        r = -(long long)thirds.size() * 1000 - thirds.thread_rank() - thirds.shfl(t, thirds.size() - 1) * 10;
    }
    warp.sync();
    if (t % 32 > 20) {
#ifndef HOST
        auto late = cg::coalesced_threads();
#endif
        if (late.thread_rank() == 0) r += 1000000 * late.num_threads();
        late.sync();
    }
    out[t] = r;
}

__global__ void copies(long long* out) {
    __shared__ int a[64], b[64];
    auto block = cg::this_thread_block();
    int t = block.thread_rank();
    a[t] = t * t;
    block.sync();
    cg::memcpy_async(block, b, a, sizeof(int) * 64);
    cg::wait(block);
    auto tile = cg::tiled_partition<16>(block);
    int* mine = a + t / 16 * 16;
    cg::memcpy_async(tile, mine, b + 48 - t / 16 * 16, sizeof(int) * 16);
    cg::wait(tile);
    auto token = block.barrier_arrive();
    long long r = a[t] * 10000LL;
    block.barrier_wait(std::move(token));
    cg::invoke_one(tile, [&] { b[t / 16] = -t; });
    block.sync();
    out[t] = r + b[t % 4];
}
