// What loops need not compute in each iteration.

// A product and a sum of what does not change, of the inner loop and of the outer.
__global__ void nested(int *out, const int *in, int n, int w) {
    int s = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < i; k++) {
            int row = i * w;
            s += in[row * 3 + k * (w * w)];
        }
    out[threadIdx.x] = s;
}

// What may fault stays where it is, and what is cheap.
__global__ void stays(int *out, int n, int w) {
    for (int i = 0; i < n; i++)
        if (i > 100) out[i] += 7 / w + n + out[w * n];
}

// Before the declaration of the loop's variable, unless it is that which does not change.
__global__ void variable(int *out, int n) {
    for (int i = n;;) {
        out[i * 3] += 1;
        if (out[0] > i) break;
    }
}

// Loops in which threads wait are left alone, those in them are not.
__global__ void waits(int *out, int n) {
    for (int i = 0; i < threadIdx.x; i++) {
        for (int k = 0; k < n; k++) out[k] += n * n * i;
        __syncthreads();
    }
}

// Loops around regions are the block's, in which nothing is moved.
__global__ void regions(int *out, int n, int w) {
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < n; k++) out[k * w * n + threadIdx.x] += w * w;
        __syncthreads();
        out[i * n * n] = 1;
    }
}
