// threads: 32
// What must not be taken out of a loop or a guard, nor be seen as it is not.
__global__ void zero_trip(long long* out) {
    int i = threadIdx.x, z = (int)out[i]; // 0
    for (int k = 0; k < z; k++) out[100000 + k] += 100 / z;
    if (z != 0 && 100 / z > 3) out[i] = 1;
    if (z == 0 || 7 % z == 3) out[i] = 2;
    int r = z ? 5 / z : 6;
    while (z > 0) { out[z * 1000000] = 5 / z; z--; }
    out[i + 32] = r;
}
__global__ void changed_bound(long long* out) {
    int i = threadIdx.x, n = 8;
    for (int k = 0; k < n; k++) { if (k == 3) n -= 2; out[i] += n * 3 + k; }
    unsigned m = 2;
    for (unsigned k = m - 1; k < m; k--) out[i] += 100;
    unsigned char c = 250;
    int rounds = 0;
    for (; c > 10; c++) rounds++;
    out[i + 32] = rounds + c;
}
__global__ void stride_wraps(long long* out) {
    unsigned n = 0xfffffff0u + 3u, stride = 0x7fffffffu;
    int rounds = 0;
    for (unsigned k = threadIdx.x; k < n && rounds < 9; k += stride) rounds++;
    out[threadIdx.x] = rounds;
}
__device__ void store(long long* p, int v) { *p = v; }
__device__ int bumped(long long* p) { *p += 1; return (int)*p; }
__global__ void stores_between(long long* out) {
    int i = threadIdx.x;
    long long* mine = out + i;
    const long long* same = mine;
    *mine = 3;
    int sum = 0;
    for (int k = 0; k < 4; k++) {
        sum += (int)*same * 10;
        store(mine, k);
        sum += (int)same[0];
        if (bumped(mine) == 3) sum += 1000;
        atomicAdd((unsigned long long*)mine, 2ull);
        sum += (int)out[i];
        __threadfence();
        volatile long long* v = mine;
        *v = *v + 1;
    }
    out[i + 32] = sum;
}
__global__ void inverted(long long* out) {
    int i = threadIdx.x;
    float zero = (float)out[i], nan = zero / zero, x = i & 1 ? nan : 1.0f;
    if (!(x < 2.0f)) { out[i] = 1; }
    if (!(x >= 2.0f)) { out[i] += 2; }
    if (x != x) out[i] += 4;
    if (x >= 2.0f || i > 30) return;
    out[i] += 16;
}
__global__ void guards_with_effects(long long* out) {
    int i = threadIdx.x, n = 20;
    if (i++ >= n) return;
    if (n-- > 19 && i > 3) out[i] = n;
    if (atomicAdd((unsigned long long*)&out[40], 1ull) > 1000 || i >= n) return;
    out[i] += 100;
}
