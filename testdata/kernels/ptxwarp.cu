// threads: 64 blocks: 1
// Shuffles and votes of inline PTX, with the predicate that says whether the lane read from is in the segment, against the functions of CUDA.

#define SHUFFLE(name, mode, bounds, fallback) \
    __device__ unsigned name(unsigned v, unsigned by, bool* inside) { \
        unsigned r, p; \
        asm volatile("{ .reg .pred p; shfl.sync." mode ".b32 %0|p, %2, %3, " bounds ", 0xffffffff; selp.u32 %1, 1, 0, p; }" : "=r"(r), "=r"(p) : "r"(v), "r"(by)); \
        *inside = p; \
        return r; \
    }
#ifdef HOST // g++: what PTX ISA 9.7.9.6 says
#undef SHUFFLE
#define SHUFFLE(name, mode, bounds, fallback) \
    __device__ unsigned name(unsigned v, unsigned by, bool* inside) { \
        int lane = threadIdx.x & 31, b = by & 31, first = lane & segment_of(bounds), last = first | (31 & ~segment_of(bounds)); \
        *inside = fallback; \
        return move(mode, v, by, 32 - segment_of(bounds)); \
    }
int segment_of(const char* s) { return s[2] == '0' || s[2] == '1' && s[3] == 'f' && s[4] == 0 ? 0 : s[3] == '8' ? 24 : 16; }
unsigned move(const char* mode, unsigned v, unsigned by, int width) {
    if (mode[0] == 'u') return __shfl_up_sync(0xffffffffu, v, by, width);
    if (mode[0] == 'd') return __shfl_down_sync(0xffffffffu, v, by, width);
    if (mode[0] == 'b') return __shfl_xor_sync(0xffffffffu, v, by, width);
    return __shfl_sync(0xffffffffu, v, by, width);
}
#endif
SHUFFLE(up, "up", "0x0", lane - b >= first)
SHUFFLE(up8, "up", "0x1800", lane - b >= first)
SHUFFLE(down, "down", "0x1f", lane + b <= last)
SHUFFLE(down16, "down", "0x101f", lane + b <= last)
SHUFFLE(across, "bfly", "0x1f", (lane ^ b) <= last)
SHUFFLE(across8, "bfly", "0x181f", (lane ^ b) <= last)
SHUFFLE(from, "idx", "0x181f", true)

// An inclusive sum over the warp, as it was written for Kepler: what is read from beyond the warp is not added.
__device__ unsigned scan_step(unsigned v, unsigned by) {
#ifndef HOST
    unsigned r;
    asm volatile("{ .reg .u32 r0; .reg .pred p; shfl.sync.up.b32 r0|p, %1, %2, 0, -1; @p add.u32 r0, r0, %3; mov.u32 %0, r0; }" : "=r"(r) : "r"(v), "r"(by), "r"(v));
    return r;
#else
    unsigned o = __shfl_up_sync(0xffffffffu, v, by);
    return (threadIdx.x & 31) >= by ? o + v : o;
#endif
}

__global__ void warp_shuffles(long long* out) {
    __shared__ unsigned long long sums[64];
    unsigned v = threadIdx.x * 3 + 1;
    unsigned long long h = 0;
    for (unsigned by = 0; by < 32; by++) {
        bool p;
        unsigned r;
        r = up(v, by, &p), h = h * 31 + r * 2 + p;
        r = up8(v, by, &p), h = h * 31 + (p ? r * 2 + 1 : 0);
        r = down(v, by, &p), h = h * 31 + r * 2 + p;
        r = down16(v, by, &p), h = h * 31 + (p ? r * 2 + 1 : 0);
        r = across(v, by, &p), h = h * 31 + r * 2 + p;
        r = across8(v, by, &p), h = h * 31 + (p ? r * 2 + 1 : 0);
        r = from(v, by, &p), h = h * 31 + r * 2 + p;
    }
    sums[threadIdx.x] = h;
    __syncthreads();
    unsigned s = v;
    for (int i = 0; i < 5; i++) s = scan_step(s, 1 << i);
    out[threadIdx.x] = (long long)(sums[63 - threadIdx.x] % 1000003) * 10000 + s;
}
