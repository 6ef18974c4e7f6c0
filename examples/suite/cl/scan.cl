#define BLOCK 256

// Replaces every 2 * BLOCK elements of x by their exclusive prefix sums, with an up-sweep and a down-sweep over a tree in local memory; the sum of each
// group's elements goes to sums.
//kbind:kernel ScanBlocks
//kbind:size x=n sums=ceildiv(n,2*BLOCK)
//kbind:blocks ceildiv(n,2*BLOCK) block=BLOCK
__kernel void scan_blocks(__global int* restrict x, __global int* restrict sums, int n) {
    __local int s[2 * BLOCK];
    int t = get_local_id(0);
    int base = get_group_id(0) * 2 * BLOCK;
    s[t] = base + t < n ? x[base + t] : 0;
    s[t + BLOCK] = base + t + BLOCK < n ? x[base + t + BLOCK] : 0;

    int offset = 1;
    for (int d = BLOCK; d > 0; d >>= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (t < d) {
            int a = offset * (2 * t + 1) - 1;
            int b = offset * (2 * t + 2) - 1;
            s[b] += s[a];
        }
        offset *= 2;
    }
    if (t == 0) {
        sums[get_group_id(0)] = s[2 * BLOCK - 1];
        s[2 * BLOCK - 1] = 0;
    }
    for (int d = 1; d <= BLOCK; d *= 2) {
        offset >>= 1;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (t < d) {
            int a = offset * (2 * t + 1) - 1;
            int b = offset * (2 * t + 2) - 1;
            int left = s[a];
            s[a] = s[b];
            s[b] += left;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (base + t < n) x[base + t] = s[t];
    if (base + t + BLOCK < n) x[base + t + BLOCK] = s[t + BLOCK];
}

// Adds to each element the scanned sum of the groups before its own.
//kbind:kernel AddOffsets
//kbind:size x=n sums=ceildiv(n,2*BLOCK)
//kbind:grid n block=BLOCK
__kernel void add_offsets(__global int* restrict x, __global const int* restrict sums, int n) {
    int i = get_global_id(0);
    if (i < n) x[i] += sums[get_group_id(0) / 2];
}
