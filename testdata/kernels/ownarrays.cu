// threads: 64
// Arrays of each thread that begin without values, whose elements are changed by what differs from thread to thread.

__global__ void counts(long long* out) {
    int a[4];
    a[0] = 0; a[1] = 0; a[2] = 0; a[3] = 0;
    for (int i = 0; i < 4; i++) {
        a[i & 3] += threadIdx.x;
        a[(i + 1) & 3] += i;
    }
    out[threadIdx.x] = a[0] + 100 * a[1] + 10000 * a[2] + 1000000 * a[3];
}

__global__ void sums(long long* out) {
    __shared__ float4 rows[8];
    if (threadIdx.x < 8) rows[threadIdx.x] = make_float4(threadIdx.x, 2, 3, threadIdx.x + 1);
    __syncthreads();
    float score[2];
    score[0] = 0;
    score[1] = 0;
    for (int d = 0; d < 4; d++) {
        float4 own = rows[(threadIdx.x + d) & 7], all = rows[d];
        score[0] += own.x * all.x;
        score[0] += own.w * all.y;
        score[1] += own.y * all.z + own.x;
    }
    out[threadIdx.x] = (long long)(score[0] * 1000 + score[1]);
}
