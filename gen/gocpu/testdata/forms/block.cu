// Kernels with barriers that have phases, and what makes that hard. They take whatever shape of block they get.

__device__ __forceinline__ int linear() { return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z); }
__device__ __forceinline__ int threads() { return blockDim.x * blockDim.y * blockDim.z; }

__global__ void scan(int *out) {
    __shared__ int s[1024];
    int t = linear(), n = threads();
    s[t] = out[t] + blockIdx.x;
    __syncthreads();
    for (int d = 1; d < n; d *= 2) {
        int v = t >= d ? s[t - d] : 0;
        __syncthreads();
        s[t] += v;
        __syncthreads();
    }
    out[blockIdx.x * n + t] = s[t];
}

// Threads end at several places, one in a loop.
__global__ void leave(int *out, int n) {
    __shared__ int s[1024];
    int t = linear();
    if (t >= n) return;
    int mine = t * 3;
    for (int i = 0; i < 4; i++) {
        s[t] = mine + i;
        if (t == i * 7) return;
        __syncthreads();
        mine += s[t / 2];
        __syncthreads();
    }
    if (n > 50) return;
    s[t] = mine;
    __syncthreads();
    out[blockIdx.x * 256 + t] = s[t / 3] + mine;
}

// The last thread to end ends the block, in a loop that would not.
__global__ void endless(int *out, int n) {
    int t = linear();
    for (int i = 0;; i++) {
        if (t * 2 <= i) return;
        __syncthreads();
        out[t] += i;
    }
}

__global__ void votes(int *out, int n) {
    int t = linear(), sum = 0;
    if (t % 5 == 4) return;
    for (int i = 0; i < 3; i++) {
        int c = __syncthreads_count(out[t] > i);
        if (c > 10) sum += c;
        if (__syncthreads_and(out[t] >= 0)) sum += 100;
        while (__syncthreads_or(sum % 3 != 1 && t < n)) sum++;
    }
    out[t] = sum;
}

// The votes of all threads are one number, also where each thread votes the same.
__global__ void same_votes(int *out, int n) {
    int sum = n & 7;
    for (int i = 0; i < 3; i++) sum += __syncthreads_count((sum * sum) & 3) + (__syncthreads_or(i == n) ? 100 : 0);
    out[linear()] = sum;
}

struct Item { int key; float weight; };

// What lives across barriers: structs, arrays, what has an address, pointers, parameters that change.
__global__ void kept(int *out, int n) {
    __shared__ Item items[1024];
    int t = linear();
    Item it = {t, 0.5f * t};
    int list[4] = {t, n, 2, 3}, counted = 1;
    int *p = &counted, *to = out + t;
    n = n / 2 + 1;
    items[t] = it;
    __syncthreads();
    it = items[t / 2];
    list[t & 3] += it.key;
    (*p)++;
    n--;
    __syncthreads();
    items[t].weight += n + list[1];
    p = t & 1 ? &list[2] : p;
    __syncthreads();
    *p += 5;
    counted += n;
    __syncthreads();
    to[0] = list[0] + list[1] * 3 + list[2] * 5 + list[3] * 7 + counted * 11 + it.key + (int)items[t].weight;
}

__device__ int exchange(int *s, int v, int how) {
    int t = linear();
    __syncthreads();
    s[t] = v;
    __syncthreads();
    if (how == 0) return s[t / 2];
    __syncthreads();
    s[t] += how;
    __syncthreads();
    return s[t / 3];
}

__global__ void functions(int *out, int n) {
    __shared__ int s[1024];
    int v = linear();
    for (int i = 0; i < 3; i++) {
        v += exchange(s, v, i);
        if (i == n % 3) continue;
        v ^= exchange(s, v, n % 2);
    }
    out[linear()] = v;
}

__global__ void branches(int *out, const float *rows, int n) {
    __shared__ int s[1024];
    int t = linear(), state = 0, rounds = 0;
    s[t] = t;
    do {
        __syncthreads();
        switch ((n + state) % 4) {
        case 0:
            s[t] += 1;
            __syncthreads();
        case 1:
            rounds += s[t / 2];
            break;
        case 2:
            __syncthreads();
            s[t] ^= rounds;
            break;
        default:
            rounds++;
        }
        if (rows[blockIdx.x] > 3 && state == 2) break;
        if (blockIdx.x == 1) {
            __syncthreads();
            rounds += s[0];
        } else if (state & 1) {
            rounds -= s[t];
        }
        state++;
    } while (state < 5);
    out[t] = rounds * 64 + state;
}

// Numbers that the block shares change where threads use them.
__global__ void shared_numbers(int *out, int n) {
    __shared__ int s[1024];
    int t = linear(), offset = 1, base = n, last = 0, k = 0;
    s[t] = out[t];
    for (int d = threads() / 2; d > 0; d /= 2) {
        __syncthreads();
        if (t < d) s[offset * (2 * t + 1) % 1024] += base;
        offset *= 2;
        base += offset + last;
        last = d;
        if (t < d) s[t] += offset;
        int twice = last * 2;
        for (int j = 0; j < 3; j++) k += twice;
    }
    __syncthreads();
    out[t] = s[t] + offset + base + last + k;
}

__global__ void swapped(int *out, int n) {
    extern __shared__ int memory[];
    int *from = memory, *to = memory + 512;
    int t = linear() % 512;
    from[t] = out[t];
    __syncthreads();
    for (int i = 0; i < n % 7; i++) {
        to[t] = from[(t + 1) % 512] + from[t];
        __syncthreads();
        int *other = from;
        from = to;
        to = other;
        if (t & i) to[t] = i;
        __syncthreads();
    }
    out[t] = from[t];
}

// These stay in the general form.
__global__ void parted(int *out, int n) {
    int t = linear();
    if (t < 8) {
        __syncthreads();
        out[t] = 1;
    }
    for (int i = 0; i < out[0]; i++) __syncthreads();
}
