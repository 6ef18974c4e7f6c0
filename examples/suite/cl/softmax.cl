#define LANES 32
#define ROWS 4

// Computes the softmax of each row of a row-major matrix, LANES work-items a row and ROWS rows a work-group; the items of a row combine their maxima and sums
// in local memory.
//kbind:kernel Softmax
//kbind:out dst
//kbind:size src=rows*cols dst=rows*cols
//kbind:blocks ceildiv(rows,ROWS) block=LANES,ROWS
__kernel void softmax(__global const float* restrict src, __global float* restrict dst, int rows, int cols) {
    __local float s[ROWS][LANES];
    int lane = get_local_id(0), r = get_local_id(1);
    int row = get_group_id(0) * ROWS + r;
    int end = row < rows ? cols : 0;
    __global const float* in = src + row * cols;
    __global float* out = dst + row * cols;
    float most = -INFINITY;
    for (int c = lane; c < end; c += LANES) most = fmax(most, in[c]);
    s[r][lane] = most;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = LANES / 2; d > 0; d >>= 1) {
        if (lane < d) s[r][lane] = fmax(s[r][lane], s[r][lane + d]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    most = s[r][0];
    barrier(CLK_LOCAL_MEM_FENCE);
    float sum = 0.0f;
    for (int c = lane; c < end; c += LANES) {
        float e = exp(in[c] - most);
        out[c] = e;
        sum += e;
    }
    s[r][lane] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = LANES / 2; d > 0; d >>= 1) {
        if (lane < d) s[r][lane] += s[r][lane + d];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    float scale = 1.0f / s[r][0];
    for (int c = lane; c < end; c += LANES) out[c] *= scale;
}
