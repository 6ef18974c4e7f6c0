// threads: 32 blocks: 2
// Barriers under every kind of control flow; shared memory; atomics. Each block adds its results to its own half of out.

__global__ void reduce(long long* out) {
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = t * t + blockIdx.x;
    __syncthreads();
    for (int stride = blockDim.x / 2; stride > 0; stride >>= 1) {
        if (t < stride) s[t] += s[t + stride];
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x * 32] = s[0];
}

__global__ void scan(long long* out) {
    __shared__ int a[2][32];
    int t = threadIdx.x, in = 0;
    a[0][t] = t + 1;
    for (int d = 1; d < 32; d *= 2) {
        __syncthreads();
        a[1 - in][t] = t >= d ? a[in][t] + a[in][t - d] : a[in][t];
        in = 1 - in;
    }
    __syncthreads();
    out[blockIdx.x * 32 + t] = a[in][31 - t];
}

// Threads leave at different times; the others' barriers must not wait for them.
__global__ void early_return(long long* out) {
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = t;
    __syncthreads();
    if (t >= 24) return;
    int x = s[31 - t];
    __syncthreads();
    if (t % 3 == 2) {
        s[t] = -1;
        return;
    }
    s[t] = x;
    __syncthreads();
    out[blockIdx.x * 32 + t] = s[(t + 1) % 24];
}

__device__ int exchange(int* s, int v) {
    int t = threadIdx.x;
    __syncthreads();
    s[t] = v;
    __syncthreads();
    int other = s[t ^ 1];
    if (other < 0) return -other;
    __syncthreads();
    return other;
}

template <int ROUNDS> __device__ void rounds(int* s, int& acc) {
    for (int i = 0; i < ROUNDS; i++) {
        if (i == 2) continue;
        acc += exchange(s, acc + i);
        if (i == 4) break;
    }
}

__global__ void in_functions(long long* out) {
    __shared__ int s[32];
    int acc = threadIdx.x + 1;
    rounds<6>(s, acc);
    int keep[3] = {acc, acc + 1, acc + 2};
    keep[exchange(s, 1)]++;
    out[blockIdx.x * 32 + threadIdx.x] = keep[0] * 3 + keep[1] * 5 + keep[2] + exchange(s, acc);
}

// Barriers in a switch, a do loop, a conditional block, after && with side effects.
__global__ void everywhere(long long* out) {
    __shared__ int s[32], stop;
    int t = threadIdx.x, n = 0, sum = 0;
    if (t == 0) stop = 0;
    __syncthreads();
    do {
        switch (n % 3) {
        case 0:
            s[t] = n + t;
            __syncthreads();
            sum += s[(t + 5) % 32];
            __syncthreads();
        case 1: {
            int local = sum % 7;
            __syncthreads();
            if (t == n) atomicAdd(&stop, 1);
            __syncthreads();
            sum += local;
            break;
        }
        default:
            if (n > 3) {
                __syncthreads();
                sum += 1000;
            }
        }
        int before = stop;
        __syncthreads();
        if (before == 4) break;
    } while (++n < 20);
    out[blockIdx.x * 32 + t] = sum * 100 + n;
}

// The number of rounds differs by thread: those who are done wait at no barrier any more, they have left the kernel.
__global__ void uneven(long long* out) {
    __shared__ int count;
    int t = threadIdx.x;
    if (t == 0) count = 0;
    __syncthreads();
    int seen = 0;
    for (int i = 0; i <= t; i++) {
        atomicAdd(&count, 1);
        __syncthreads();
        seen = count;
        __syncthreads();
        if (i == t) {
            out[blockIdx.x * 32 + t] = seen;
            return;
        }
    }
}

__global__ void atomics(long long* out) {
    __shared__ unsigned int s[8];
    __shared__ float f;
    int t = threadIdx.x;
    if (t < 8) s[t] = t == 3 ? 0xffffffffu : 0;
    if (t == 0) f = 0;
    __syncthreads();
    atomicAdd(&s[0], t);
    atomicMax(&s[1], t * 7 % 32);
    atomicSub(&s[2], 1u);
    atomicMin(&s[3], 100u - t);
    atomicOr(&s[4], 1u << t);
    atomicXor(&s[5], t);
    atomicCAS(&s[6], 0u, 9u);
    atomicInc(&s[7], 9u);
    atomicAdd(&f, 0.5f);
    __syncthreads();
    if (t < 8) out[blockIdx.x * 32 + t] = s[t];
    if (t == 8) out[blockIdx.x * 32 + t] = (long long)(f * 2);
}

// Variables that only some threads give a value, before a barrier in a loop and use after it.
__global__ void br_some(long long* out) {
    __shared__ int s[64];
    int t = threadIdx.x, active = blockDim.x / 2;
    s[t] = t;
    __syncthreads();
    for (int level = 0; level < 2; level++) {
        int a, b;
        if (t < active) {
            a = s[2 * t];
            b = s[2 * t + 1];
        }
        __syncthreads();
        if (t < active) {
            s[t] = a + b;
            s[active + t] = a - b;
        }
        active /= 2;
        __syncthreads();
    }
    if (t == 0 && blockIdx.x == 0) {
        for (int i = 0; i < (int)blockDim.x; i++) out[i] = s[i];
    }
}

// A function with barriers returns from within and at the end; what follows its call is the next case.
__device__ int stepped(int* s, int t, int how) {
    switch (how & 3) {
    default:
        s[t] += how;
        break;
    case 2:
        __syncthreads();
        break;
    }
    __syncthreads();
    if (how > 4) return s[31 - t];
    if (how > 2) return s[(t + 1) % 32];
    return s[t];
}

__global__ void calls_in_cases(long long* out) {
    __shared__ int s[32];
    int t = threadIdx.x, r = 0;
    s[t] = t;
    __syncthreads();
    for (int i = 0; i < 6; i++) {
        switch (i) {
        case 0:
            stepped(s, t, 7);
            break;
        case 1:
            stepped(s, t, 3);
        case 2:
            r = r * 3 + stepped(s, t, i);
            break;
        case 3:
            stepped(s, t, 5);
        default:
            stepped(s, t, 1);
        case 5:
            r += i;
        }
        __syncthreads();
    }
    out[blockIdx.x * 32 + t] = r + s[t];
}
