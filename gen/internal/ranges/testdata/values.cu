__global__ void ids(int *p) {
    int t = threadIdx.x, b = blockDim.x;
    p[t] = b; // want: t=0..1023 b=1..1024 wraps:t=0..1023
    int lane = t & 31, warp = t >> 5, half = t / 2, part = t % 7;
    p[lane] = warp; // want: lane=0..31 warp=0..31
    p[half] = part; // want: half=0..511 part=0..6
    int shifted = lane << 3, both = lane | 64, low = min(t, 9), high = max(lane, 7);
    p[shifted] = both; // want: shifted=0..248 both=0..127
    p[low] = high; // want: low=0..9 high=7..31
    int bits = __popc(t), either = t > 5 ? 3 : lane;
    p[bits] = either; // want: bits=0..64 either=0..31
}

__global__ void overflows(int *p, int n) {
    int up = (n & 0x7fffffff) + 1, twice = (n & 0x7fffffff) * 2, minus = -n;
    p[0] = up; // want: up=1..2147483647 wraps:up=any
    p[1] = twice; // want: twice=0..2147483647 wraps:twice=any
    p[2] = minus; // want: minus=-2147483647..2147483647 wraps:minus=any
    unsigned u = n & 7;
    unsigned v = 0u - u;
    p[u] = v; // want: u=0..7 v=any
}

__global__ void wide(long long *p, int n) {
    unsigned long long u = (n & 7) - 8ull;
    p[0] = u; // want: u=any
    int rest = (int)(u % 8), part = (int)(u / 2), most = (int)max(0ull, u);
    p[rest] = part; // want: rest=0..7 part=any
    p[1] = most; // want: most=any
}

__global__ void updates(int *p, int n) {
    int a = 100, b = 100, c = n & 7, d = n & 7;
    if (n) { a &= 7; b /= 3; c += 2; d = d + 2; }
    p[a] = b; // want: a=0..100 b=0..100
    p[c] = d; // want: c=0..2147483647 d=-2147483646..2147483647 wraps:c=any wraps:d=any
}
