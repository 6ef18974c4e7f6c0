// threads: 16
// Branches that write elements of shared memory which their conditions have read.

__device__ void exchange(int& a, int& b, bool up) {
    if ((a > b) == up) {
        int t = a;
        a = b;
        b = t;
    }
}

__global__ void odd_even(long long* out) {
    __shared__ int s[34];
    int t = threadIdx.x;
    s[t] = t * 7919 % 101;
    s[t + 16] = t * 104729 % 97;
    for (int round = 0; round < 32; ++round) {
        __syncthreads();
        int i = 2 * t + (round & 1);
        if (i < 31) exchange(s[i], s[i + 1], true);
    }
    __syncthreads();
    out[t] = s[t];
    out[t + 16] = s[t + 16];
}

// Floats with NaN and both zeros, and a payload that moves with them.
__global__ void payload(long long* out) {
    __shared__ float key[16];
    __shared__ unsigned from[16];
    int t = threadIdx.x;
    float zero = t * 0.0f;
    key[t] = t == 5 ? zero / zero : t == 7 ? -zero : t == 9 ? 0.0f : (float)(t * 5 % 11) - 3.0f;
    from[t] = t;
    for (int round = 0; round < 16; ++round) {
        __syncthreads();
        int i = 2 * t + (round & 1), j = i + 1;
        if (j < 16 && i < 15) {
            if (key[i] > key[j] && from[i] != from[j]) {
                float k = key[i];
                key[i] = key[j];
                key[j] = k;
                unsigned f = from[i];
                from[i] = from[j];
                from[j] = f;
            }
        }
    }
    __syncthreads();
    out[t] = from[t];
    out[t + 16] = key[t] != key[t] ? 7 : __float_as_int(key[t]); // the bits of a NaN differ between processors
}

// The branch changes what the places are found with.
__global__ void moves(long long* out) {
    __shared__ int s[32];
    int t = threadIdx.x, i = t, best = 20;
    s[t] = t * 5 % 16;
    s[t + 16] = 100 + t;
    __syncthreads();
    if (s[i] < best) {
        best = s[i];
        i = t + 16;
        s[i] = best;
    }
    if (s[t + 16] > s[i]) {
        s[t + 16] = s[i];
        best = s[t + 16];
        s[i] = best;
    }
    out[t] = best;
    out[t + 16] = s[i];
    out[t + 32] = i;
}

// One element under two names, and largest and least values in one place.
__global__ void twice(long long* out) {
    __shared__ int s[16], most[16];
    __shared__ unsigned least[16];
    int t = threadIdx.x;
    s[t] = 3 * t % 7;
    most[t] = 2;
    least[t] = 4;
    int& a = s[t];
    int& b = s[t];
    if (a >= b) {
        int old = a;
        a = b;
        b = old;
    }
    if (s[t] > most[t]) most[t] = s[t];
    if (least[t] > s[t]) least[t] = 1;
    int here = 3, last = t;
    if (s[t] > here) {
        s[t] = here;
        here = last;
        last = s[t];
    }
    out[t] = s[t] * 100 + most[t] * 10 + least[t];
    out[t + 16] = here * 100 + last;
}
