#define TILE 32
#define ROWS 8

// Transposes a row-major matrix of height x width elements through tiles in local memory, whose rows are padded so that no two work-items meet in a bank.
// Each work-item moves TILE / ROWS elements.
//kbind:kernel Transpose
//kbind:out dst
//kbind:size src=width*height dst=width*height
//kbind:blocks ceildiv(width,TILE),ceildiv(height,TILE) block=TILE,ROWS
__kernel void transpose(__global const float* restrict src, __global float* restrict dst, int width, int height) {
    __local float tile[TILE][TILE + 1];
    int lx = get_local_id(0), ly = get_local_id(1);
    int x = get_group_id(0) * TILE + lx;
    int y = get_group_id(1) * TILE + ly;
    for (int j = 0; j < TILE; j += ROWS)
        if (x < width && y + j < height) tile[ly + j][lx] = src[(y + j) * width + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    x = get_group_id(1) * TILE + lx;
    y = get_group_id(0) * TILE + ly;
    for (int j = 0; j < TILE; j += ROWS)
        if (x < height && y + j < width) dst[(y + j) * height + x] = tile[lx][ly + j];
}
