// threads: 64
// Warp functions without a mask: the lanes that are active together take part.
#ifdef HOST
// The host has no warps: each lane knows who else is there.
static thread_local unsigned active = ~0u;
#define AMONG(m) active = (m)
#define __shfl_down(v, d) __shfl_down_sync(active, v, d)
#define __shfl_xor(v, d) __shfl_xor_sync(active, v, d)
#define __shfl(v, l) __shfl_sync(active, v, l)
#define __ballot(p) __ballot_sync(active, p)
#define __any(p) __any_sync(active, p)
#define __all(p) __all_sync(active, p)
#elif defined(__NVCC__)
#define AMONG(m)
#define __shfl_down(v, d) __shfl_down_sync(__activemask(), v, d)
#define __shfl_xor(v, d) __shfl_xor_sync(__activemask(), v, d)
#define __shfl(v, l) __shfl_sync(__activemask(), v, l)
#define __ballot(p) __ballot_sync(__activemask(), p)
#define __any(p) __any_sync(__activemask(), p)
#define __all(p) __all_sync(__activemask(), p)
#else
#define AMONG(m)
#endif

__global__ void whole(long long* out) {
    int t = threadIdx.x, v = t * t;
    AMONG(~0u);
    for (int d = 16; d > 0; d /= 2) v += __shfl_down(v, d);
    long long r = __shfl(v, 0);
    r = r * 100 + __any(t == 40) * 10 + __all(t < 40);
    out[t] = r * 1000 + __ballot(t % 7 == 0) % 1000;
}

__global__ void halves(long long* out) {
    int t = threadIdx.x, lane = t % 32;
    long long r = 0;
    if (lane < 16) {
        AMONG(0xffffu);
        int v = t;
        for (int d = 8; d > 0; d /= 2) v += __shfl_xor(v, d);
        r = v;
        if (lane % 4 == 1) {
            AMONG(0x2222u);
            r += 1000 * __popc(__ballot(1));
        }
    } else {
        AMONG(0xffff0000u);
        r = -(long long)__shfl(t, 20) - __popc(__ballot(t % 3 == 0)) * 100;
    }
    out[t] = r;
}

__global__ void loops(long long* out) {
    int t = threadIdx.x, lane = t % 32, n = 0;
    for (int i = 0; i < lane % 4; i++) {
        AMONG(i == 0 ? 0xeeeeeeeeu : i == 1 ? 0xccccccccu : 0x88888888u);
        n = n * 100 + __popc(__ballot(1));
    }
    out[t] = n;
}
