// What the source asks compilers for: functions that are not inlined, rounds side by side.
__device__ __noinline__ int twice(int x) { return 2 * x; }
__attribute__((noinline)) __device__ int thrice(int x) { return 3 * x; }

__global__ void requests(int* p, int n) {
#pragma unroll
    for (int i = 0; i < 4; i++) p[i] = twice(p[i]);
#pragma unroll 1
    while (p[0] < n) p[0] = thrice(p[0]);
    int i = 0;
#pragma unroll 2
    do {
        if (p[i] == 7) continue;
        p[i] += n;
    } while (++i < n);
#pragma unroll 8
    for (int i = 0, j = 0; i < n; i++, j += 2) p[i] = j;
    for (int i = 0; i < n; i++) p[i]--;
}
