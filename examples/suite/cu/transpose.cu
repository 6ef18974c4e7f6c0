#ifndef TILE
#define TILE 32
#endif
#ifndef ROWS
#define ROWS 8
#endif

// Transposes a row-major matrix of height x width elements through tiles in shared memory, whose rows are padded so that no two lanes meet in a bank. Each
// thread moves TILE / ROWS elements.
//kbind:kernel Transpose
//kbind:out dst
//kbind:size src=width*height dst=width*height
//kbind:tune TILE=16,32,64 ROWS=2,4,8,16,32
//kbind:restrict TILE % ROWS == 0
//kbind:restrict TILE*ROWS <= maxThreads
//kbind:blocks ceildiv(width,TILE),ceildiv(height,TILE) block=TILE,ROWS
__global__ void transpose(const float* __restrict__ src, float* __restrict__ dst, int width, int height) {
    __shared__ float tile[TILE][TILE + 1];
    int x = blockIdx.x * TILE + threadIdx.x;
    int y = blockIdx.y * TILE + threadIdx.y;
    for (int j = 0; j < TILE; j += ROWS)
        if (x < width && y + j < height) tile[threadIdx.y + j][threadIdx.x] = src[(y + j) * width + x];
    __syncthreads();
    x = blockIdx.y * TILE + threadIdx.x;
    y = blockIdx.x * TILE + threadIdx.y;
    for (int j = 0; j < TILE; j += ROWS)
        if (x < height && y + j < width) dst[(y + j) * height + x] = tile[threadIdx.x][threadIdx.y + j];
}
