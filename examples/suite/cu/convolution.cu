#define RADIUS 8
#ifndef TILE_X
#define TILE_X 128
#endif
#ifndef TILE_Y
#define TILE_Y 16
#endif
//kbind:export RADIUS

// The weights at -RADIUS to RADIUS.
//kbind:kernel Weights
__constant__ float weights[2 * RADIUS + 1];

// Convolves each row of an image with weights; outside of the image are zeros. A block keeps its part of the row with a halo in shared memory.
//kbind:kernel ConvolveRows
//kbind:out dst
//kbind:size src=width*height dst=width*height
//kbind:tune TILE_X=32,64,128,256,512
//kbind:restrict TILE_X <= maxThreads
//kbind:blocks ceildiv(width,TILE_X),height block=TILE_X
__global__ void convolve_rows(const float* __restrict__ src, float* __restrict__ dst, int width, int height) {
    __shared__ float s[TILE_X + 2 * RADIUS];
    int first = blockIdx.x * TILE_X - RADIUS;
    const float* row = src + blockIdx.y * width;
    for (int i = threadIdx.x; i < TILE_X + 2 * RADIUS; i += TILE_X) {
        int x = first + i;
        s[i] = x >= 0 && x < width ? row[x] : 0.0f;
    }
    __syncthreads();
    int x = blockIdx.x * TILE_X + threadIdx.x;
    if (x >= width) return;
    float sum = 0.0f;
#pragma unroll
    for (int j = 0; j <= 2 * RADIUS; ++j) sum += weights[j] * s[threadIdx.x + j];
    dst[blockIdx.y * width + x] = sum;
}

// Convolves each column. A block of 32 x THREADS threads makes 32 x TILE_Y pixels.
//kbind:kernel ConvolveColumns
//kbind:out dst
//kbind:size src=width*height dst=width*height
//kbind:tune TILE_Y=8,16,32,64 THREADS=8,2,4,16,32
//kbind:restrict THREADS <= TILE_Y
//kbind:restrict 32*THREADS <= maxThreads
//kbind:blocks ceildiv(width,32),ceildiv(height,TILE_Y) block=32,THREADS
__global__ void convolve_columns(const float* __restrict__ src, float* __restrict__ dst, int width, int height) {
    __shared__ float s[TILE_Y + 2 * RADIUS][32];
    int x = blockIdx.x * 32 + threadIdx.x;
    int first = blockIdx.y * TILE_Y - RADIUS;
    for (int i = threadIdx.y; i < TILE_Y + 2 * RADIUS; i += blockDim.y) {
        int y = first + i;
        s[i][threadIdx.x] = x < width && y >= 0 && y < height ? src[y * width + x] : 0.0f;
    }
    __syncthreads();
    if (x >= width) return;
    for (int r = threadIdx.y; r < TILE_Y; r += blockDim.y) {
        int y = blockIdx.y * TILE_Y + r;
        if (y >= height) break;
        float sum = 0.0f;
#pragma unroll
        for (int j = 0; j <= 2 * RADIUS; ++j) sum += weights[j] * s[r + j][threadIdx.x];
        dst[y * width + x] = sum;
    }
}
