#define BLOCK 256

// Returns the sum of v over the work-group, to every work-item.
float block_sum(float v, __local float* s) {
    int t = get_local_id(0);
    s[t] = v;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = BLOCK / 2; d > 0; d >>= 1) {
        if (t < d) s[t] += s[t + d];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    v = s[0];
    barrier(CLK_LOCAL_MEM_FENCE);
    return v;
}

// Normalises each row of a row-major matrix to mean 0 and variance 1, then scales by gamma and shifts by beta; one work-group a row.
//kbind:kernel LayerNorm
//kbind:out dst
//kbind:size src=rows*cols gamma=cols beta=cols dst=rows*cols
//kbind:blocks rows block=BLOCK
__kernel void layer_norm(__global const float* restrict src, __global const float* restrict gamma, __global const float* restrict beta,
                         __global float* restrict dst, int rows, int cols, float eps) {
    __local float s[BLOCK];
    __global const float* in = src + get_group_id(0) * cols;
    __global float* out = dst + get_group_id(0) * cols;
    float sum = 0.0f;
    for (int c = get_local_id(0); c < cols; c += BLOCK) sum += in[c];
    float mean = block_sum(sum, s) / cols;
    float squares = 0.0f;
    for (int c = get_local_id(0); c < cols; c += BLOCK) {
        float d = in[c] - mean;
        squares += d * d;
    }
    float scale = rsqrt(block_sum(squares, s) / cols + eps);
    for (int c = get_local_id(0); c < cols; c += BLOCK) out[c] = (in[c] - mean) * scale * gamma[c] + beta[c];
}
