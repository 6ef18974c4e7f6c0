// threads: 32 blocks: 2
// Loops in which the threads of a block wait for each other after each step, right behind a wait: sums by trees, scans
// and sorts as textbooks write them. What is stored before the loop and in it goes to the same place.

__device__ int first() { return (blockIdx.x * blockDim.x + threadIdx.x) * 7 % 13; }

__global__ void interleaved_sum(long long* out) {
    __shared__ int part[64];
    unsigned t = threadIdx.x;
    part[t] = first();
    __syncthreads();
    for (unsigned s = 1; s < blockDim.x; s *= 2) {
        if (t % (2 * s) == 0) part[t] += part[t + s];
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = part[0];
}

__global__ void strided_sum(long long* out) {
    __shared__ int part[64];
    unsigned t = threadIdx.x;
    part[t] = first();
    __syncthreads();
    for (unsigned s = 1; s < blockDim.x; s *= 2) {
        int at = 2 * s * t;
        if (at < blockDim.x) part[at] += part[at + s];
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = part[0];
}

__global__ void doubled(long long* out) {
    __shared__ int part[64];
    unsigned t = threadIdx.x, s = 1;
    part[t] = first();
    __syncthreads();
    while (s < blockDim.x) {
        unsigned next = s * 2;
        if ((t & (next - 1)) == 0) part[t] += part[t + s];
        s = next;
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + t] = part[t];
}

__device__ void halve(int* part, unsigned n) {
    __syncthreads();
    do {
        n /= 2;
        if (threadIdx.x < n) part[threadIdx.x] += part[threadIdx.x + n];
        __syncthreads();
    } while (n > 1);
}

__global__ void halved(long long* out) {
    __shared__ int part[64];
    part[threadIdx.x] = first();
    halve(part, blockDim.x);
    out[blockIdx.x * blockDim.x + threadIdx.x] = part[threadIdx.x];
}

__global__ void scan(long long* out) {
    __shared__ int part[2][64];
    unsigned t = threadIdx.x, now = 0;
    part[now][t] = first();
    __syncthreads();
    for (unsigned d = 1; d < blockDim.x; d += d) {
        part[1 - now][t] = part[now][t];
        if (t >= d) part[1 - now][t] += part[now][t - d];
        now = 1 - now;
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + t] = part[now][t];
}

__global__ void sweeps(long long* out) {
    __shared__ int part[64];
    unsigned t = threadIdx.x, offset = 1;
    part[t] = first();
    for (unsigned d = blockDim.x / 2; d > 0; d /= 2) {
        __syncthreads();
        if (t < d) part[offset * (2 * t + 2) - 1] += part[offset * (2 * t + 1) - 1];
        offset *= 2;
    }
    if (t == 0) part[blockDim.x - 1] = 0;
    __syncthreads();
    for (unsigned d = 1; d < blockDim.x; d *= 2) {
        offset /= 2;
        if (t < d) {
            unsigned a = offset * (2 * t + 1) - 1, b = offset * (2 * t + 2) - 1;
            int x = part[a];
            part[a] = part[b];
            part[b] += x;
        }
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + t] = part[t];
}

__global__ void odd_even_sort(long long* out) {
    __shared__ int key[64];
    unsigned t = threadIdx.x;
    key[t] = first();
    __syncthreads();
    for (unsigned i = 0; i < blockDim.x; i++) {
        unsigned a = 2 * t + i % 2;
        if (a + 1 < blockDim.x && key[a] > key[a + 1]) {
            int x = key[a];
            key[a] = key[a + 1];
            key[a + 1] = x;
        }
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + t] = key[t];
}

__global__ void next_round(long long* out) {
    __shared__ int key[65];
    unsigned t = threadIdx.x;
    key[t] = first();
    __syncthreads();
    for (unsigned i = 0; i < blockDim.x; i++) {
        if (t == i + 1) key[t] += key[i];
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + t] = key[t];
}

__global__ void continued(long long* out) {
    __shared__ int key[64];
    unsigned t = threadIdx.x;
    key[t] = first();
    __syncthreads();
    for (unsigned s = 1; s < blockDim.x; s = 2 * s) {
        if (blockIdx.x == 1 && s == 4) {
            key[t] = key[t] * 2;
            __syncthreads();
            continue;
        }
        if (t % (2 * s) == 0) key[t] += 1;
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + t] = key[t];
}

__global__ void warp_steps(long long* out) {
    __shared__ int part[64];
    unsigned t = threadIdx.x, lane = t % 32;
    part[t] = first();
    __syncwarp();
    for (unsigned s = 1; s < 32; s *= 2) {
        if (lane % (2 * s) == 0) part[t] += part[t + s];
        __syncwarp();
    }
    out[blockIdx.x * blockDim.x + t] = part[t];
}

__global__ void voted(long long* out) {
    __shared__ int part[64];
    unsigned t = threadIdx.x;
    part[t] = first();
    int more = __syncthreads_or(part[t] > 0);
    for (unsigned s = 1; more; s *= 2) {
        if (t % (2 * s) == 0) part[t] /= 2;
        more = __syncthreads_or(t % (2 * s) == 0 && part[t] > 0);
    }
    out[blockIdx.x * blockDim.x + t] = part[t];
}
