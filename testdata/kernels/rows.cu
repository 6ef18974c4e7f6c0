// threads: 16
// Rows of threads whose indices and guards wrap around, move by other steps than one, or hold for the first or last threads only.

// base + 2 * t wraps at the eighth thread, before it is widened.
__global__ void wraps_by_two(long long* out) {
    unsigned t = threadIdx.x, base = 0u - blockDim.x;
    unsigned long long i = (unsigned long long)(base + 2 * t) - t;
    out[t + 32] = 7;
    if (i >= 1ull << 40) return;
    out[t] = 1;
}

// So does base - t, downwards.
__global__ void wraps_down(long long* out) {
    unsigned t = threadIdx.x, base = blockDim.x / 4;
    unsigned long long i = (unsigned long long)(base - t) + 2ull * t;
    if (i >= 1ull << 30) return;
    out[i] = t + 1;
}

// An unsigned index that begins below zero.
__global__ void begins_below(long long* out) {
    int t = threadIdx.x, n = blockDim.x;
    unsigned i = t - n / 4;
    if (i < n - 6) out[i] = t + 1;
    if (i >= n) out[t + 20] = i;
}

__global__ void reversed(long long* out) {
    int m = blockDim.x - 1, i = m - threadIdx.x, j = -i, k = ~i;
    if (j > -3) return;
    out[j + m] = k;
}

__global__ void rare(long long* out) {
    int n = blockDim.x, i = threadIdx.x;
    out[i] = 5;
    if (i < 2 || n > 100 || i > n - 3) {
        out[i] += 3;
        return;
    }
    out[i + 20] += 2;
    out[i] += 4;
}

// The threads for which the branch is not taken do nothing with what they declare.
__global__ void rare_only(long long* out) {
    int i = threadIdx.x, v = (int)out[i], list[2] = {3, v + 1};
    if (i == 3) out[i + 20] = list[v & 1] + list[i & 1];
}

// Shared variables with names that Go keeps for itself, or that differ by an underscore.
__global__ void named(long long* out) {
    __shared__ int go, type_[16], type;
    int t = threadIdx.x;
    type_[t] = t * 3;
    if (t == 3) go = 4;
    if (t == 5) type = 100;
    __syncthreads();
    out[t] = type_[15 - t] + go + type;
}
