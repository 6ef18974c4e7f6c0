#define RADIUS 8
#define TILE_X 128
#define TILE_Y 16

// Convolves each row of an image with weights; outside of the image are zeros. A work-group keeps its part of the row with a halo in local memory.
//kbind:kernel ConvolveRows
//kbind:out dst
//kbind:size src=width*height dst=width*height weights=2*RADIUS+1
//kbind:blocks ceildiv(width,TILE_X),height block=TILE_X
__kernel void convolve_rows(__global const float* restrict src, __global float* restrict dst, __constant float* restrict weights, int width, int height) {
    __local float s[TILE_X + 2 * RADIUS];
    int t = get_local_id(0);
    int first = get_group_id(0) * TILE_X - RADIUS;
    __global const float* row = src + get_group_id(1) * width;
    for (int i = t; i < TILE_X + 2 * RADIUS; i += TILE_X) {
        int x = first + i;
        s[i] = x >= 0 && x < width ? row[x] : 0.0f;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    int x = get_global_id(0);
    if (x >= width) return;
    float sum = 0.0f;
    for (int j = 0; j <= 2 * RADIUS; ++j) sum += weights[j] * s[t + j];
    dst[get_group_id(1) * width + x] = sum;
}

// Convolves each column. A work-group of 32 x 8 items makes 32 x TILE_Y pixels.
//kbind:kernel ConvolveColumns
//kbind:out dst
//kbind:size src=width*height dst=width*height weights=2*RADIUS+1
//kbind:blocks ceildiv(width,32),ceildiv(height,TILE_Y) block=32,8
__kernel void convolve_columns(__global const float* restrict src, __global float* restrict dst, __constant float* restrict weights, int width, int height) {
    __local float s[TILE_Y + 2 * RADIUS][32];
    int lx = get_local_id(0), ly = get_local_id(1);
    int x = get_global_id(0);
    int first = get_group_id(1) * TILE_Y - RADIUS;
    for (int i = ly; i < TILE_Y + 2 * RADIUS; i += get_local_size(1)) {
        int y = first + i;
        s[i][lx] = x < width && y >= 0 && y < height ? src[y * width + x] : 0.0f;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (x >= width) return;
    for (int r = ly; r < TILE_Y; r += get_local_size(1)) {
        int y = get_group_id(1) * TILE_Y + r;
        if (y >= height) break;
        float sum = 0.0f;
        for (int j = 0; j <= 2 * RADIUS; ++j) sum += weights[j] * s[r + j][lx];
        dst[y * width + x] = sum;
    }
}
