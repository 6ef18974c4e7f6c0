// Variables along the lanes: same, row+STEP, each. "no" is why threads cannot run side by side, with dots for blanks.

__global__ void rows(float *x, const int *at, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;  // want: i=row+1 no=
    int twice = 2 * i + n;                          // want: twice=row+2
    int low = i & 7;                                // want: low=each
    int block = blockIdx.x * n;                     // want: block=same
    int far = at[threadIdx.x];                      // want: far=each
    x[far + twice + low + block] = 0;
}

// What only some lanes do makes a difference between them.
__global__ void branches(float *x, int n) {
    int taken = 0, all = 0;             // want: taken=each all=same no=
    if (x[threadIdx.x] > 0) taken = n;
    if (n > 3) all = n;
    x[threadIdx.x] = taken + all;
}

// A loop that lanes leave one by one counts for each of them, one that they leave together for all.
__global__ void rounds(int *x, int n) {
    int own = 0, common = 0;            // want: own=each common=same no=
    int k = x[threadIdx.x];             // want: k=each
    while (k > 1) {
        k = k & 1 ? 3 * k + 1 : k / 2;
        own++;
    }
    for (int j = 0; j < n; j++) common += j; // want: j=same
    x[threadIdx.x] = own + common;
}

// An array begins without values, and one of its elements is changed by what the lanes have.
__global__ void elements(int *x, int n) {
    int sums[2], all[2];                // want: sums=each all=same no=
    sums[0] = sums[1] = all[0] = all[1] = 0;
    for (int i = 0; i < n; i++) {
        sums[i & 1] += threadIdx.x;
        all[i & 1] += i;
    }
    x[threadIdx.x] = sums[n & 1] + all[n & 1];
}

__global__ void order(int *next, int *list) {
    int slot = atomicAdd(next, 1); // want: no=the.order.of.operations.matters:.atomic.add
    list[slot] = threadIdx.x;
}

__global__ void lasting(volatile int *x) {
    x[threadIdx.x] = x[threadIdx.x + 1]; // want: no=something.is.volatile
}
