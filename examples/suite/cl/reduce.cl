#define BLOCK 256

// Adds up 2 * BLOCK elements a work-group with a tree in local memory; the partial sums come out one a group.
//kbind:kernel BlockSum
//kbind:out partial
//kbind:size in=n partial=ceildiv(n,2*BLOCK)
//kbind:blocks ceildiv(n,2*BLOCK) block=BLOCK
__kernel void block_sum(__global const float* restrict in, int n, __global float* restrict partial) {
    __local float s[BLOCK];
    int t = get_local_id(0);
    int i = get_group_id(0) * (2 * BLOCK) + t;
    float sum = i < n ? in[i] : 0.0f;
    if (i + BLOCK < n) sum += in[i + BLOCK];
    s[t] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int stride = BLOCK / 2; stride > 0; stride >>= 1) {
        if (t < stride) s[t] += s[t + stride];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (t == 0) partial[get_group_id(0)] = s[0];
}
