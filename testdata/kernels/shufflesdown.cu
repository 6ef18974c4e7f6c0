// threads: 64
// Values that a lane reads from later lanes with __shfl_down_sync, of variables that change before and after.

__global__ void sums(long long* out) {
    int t = threadIdx.x;
    double v = t * 0.5;
    for (int d = 16; d > 0; d >>= 1) v += __shfl_down_sync(~0u, v, d);
    float least = (t * 37) % 64;
    for (int d = 1; d < 32; d *= 2) least = fminf(least, __shfl_down_sync(~0u, least, d));
    out[t] = (long long)(v * 2) * 100 + (long long)least;
}

// The variable has another value by the time its old one is used.
__global__ void later(long long* out) {
    int t = threadIdx.x, v = t * t + 1;
    for (int i = 0; i < 3; i++) {
        int next = __shfl_down_sync(~0u, v, 1 + i);
        v = 3 * v + i;
        v += next * 7;
        int own = __shfl_down_sync(~0u, v, 32);
        v ^= own << 4;
    }
    out[t] = v;
}

// A choice, a loop and another variable take the value.
__global__ void elsewhere(long long* out) {
    int t = threadIdx.x, v = t + 5, w = 0;
    for (int i = 1; i < 9; i *= 2) {
        if (__shfl_down_sync(~0u, v, i) % 3 == 0) v += 2;
        else v -= 1;
        w += __shfl_down_sync(~0u, v, 2 * i);
        for (int k = __shfl_down_sync(~0u, w, i) & 3; k > 0; k--) w = w * 3 + k, v += w & 1;
    }
    out[t] = w * 1000ll + v;
}

// Narrower groups of lanes, distances that differ from lane to lane and beyond the group, two shuffles at once.
__global__ void groups(long long* out) {
    int t = threadIdx.x, v = t * 11 % 97;
    for (int d = 4; d > 0; d >>= 1) v += __shfl_down_sync(~0u, v, d, 8);
    v += __shfl_down_sync(~0u, v, t % 5, 16);
    v += __shfl_down_sync(~0u, v, 1) * __shfl_down_sync(~0u, v, 2);
    v = __shfl_down_sync(~0u, v, 3) + __shfl_up_sync(~0u, v, 3);
    v += __shfl_down_sync(~0u, __shfl_down_sync(~0u, v, 1) + v, 1);
    out[t] = v;
}

// Lanes that have left.
__global__ void fewer(long long* out) {
    int t = threadIdx.x, v = t + 1;
    out[t] = -t;
    if (t % 32 >= 16) return;
    for (int d = 8; d > 0; d >>= 1) v += __shfl_down_sync(0xffffu, v, d, 16);
    out[t] = v;
}
