#define BLOCK 256

// Replaces every 2 * BLOCK elements of x by their exclusive prefix sums, with an up-sweep and a down-sweep over a tree in shared memory; the sum of each
// block's elements goes to sums.
//kbind:kernel ScanBlocks
//kbind:size x=n sums=ceildiv(n,2*BLOCK)
//kbind:blocks ceildiv(n,2*BLOCK) block=BLOCK
__global__ void scan_blocks(int* __restrict__ x, int* __restrict__ sums, int n) {
    __shared__ int s[2 * BLOCK];
    int t = threadIdx.x;
    int base = blockIdx.x * 2 * BLOCK;
    s[t] = base + t < n ? x[base + t] : 0;
    s[t + BLOCK] = base + t + BLOCK < n ? x[base + t + BLOCK] : 0;

    int offset = 1;
    for (int d = BLOCK; d > 0; d >>= 1) {
        __syncthreads();
        if (t < d) {
            int a = offset * (2 * t + 1) - 1;
            int b = offset * (2 * t + 2) - 1;
            s[b] += s[a];
        }
        offset *= 2;
    }
    if (t == 0) {
        sums[blockIdx.x] = s[2 * BLOCK - 1];
        s[2 * BLOCK - 1] = 0;
    }
    for (int d = 1; d <= BLOCK; d *= 2) {
        offset >>= 1;
        __syncthreads();
        if (t < d) {
            int a = offset * (2 * t + 1) - 1;
            int b = offset * (2 * t + 2) - 1;
            int left = s[a];
            s[a] = s[b];
            s[b] += left;
        }
    }
    __syncthreads();
    if (base + t < n) x[base + t] = s[t];
    if (base + t + BLOCK < n) x[base + t + BLOCK] = s[t + BLOCK];
}

// Adds to each element the scanned sum of the blocks before its own.
//kbind:kernel AddOffsets
//kbind:size x=n sums=ceildiv(n,2*BLOCK)
//kbind:grid n block=BLOCK
__global__ void add_offsets(int* __restrict__ x, const int* __restrict__ sums, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] += sums[blockIdx.x / 2];
}
