// A separable Gaussian blur and a Sobel edge filter on 8-bit RGBA pixels. Each block keeps its tile and the halo around it in
// shared memory; pixels beyond the border repeat the border.

#define TILE 16
#define RADIUS 4
#define WIDTH (TILE + 2 * RADIUS)
//kbind:export RADIUS

// The weights of the blur, from -RADIUS to RADIUS; they should add up to 1.
__constant__ float weights[2 * RADIUS + 1];

__device__ int clampi(int x, int lo, int hi) { return x < lo ? lo : x > hi ? hi : x; }

__device__ unsigned char to_byte(float x) { return (unsigned char)fminf(fmaxf(x + 0.5f, 0.0f), 255.0f); }

// Blurs rows.
//kbind:kernel BlurRows
//kbind:out dst
//kbind:size src=width*height dst=width*height
//kbind:grid width,height block=TILE,TILE
__global__ void blur_rows(const uchar4* src, uchar4* dst, int width, int height) {
    __shared__ uchar4 tile[TILE][WIDTH];
    int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
    int row = clampi(y, 0, height - 1) * width;
    for (int i = threadIdx.x; i < WIDTH; i += TILE)
        tile[threadIdx.y][i] = src[row + clampi((int)(blockIdx.x * TILE) + i - RADIUS, 0, width - 1)];
    __syncthreads();
    if (x >= width || y >= height) return;
    float4 sum = make_float4(0, 0, 0, 0);
    for (int k = 0; k <= 2 * RADIUS; k++) {
        uchar4 p = tile[threadIdx.y][threadIdx.x + k];
        sum.x += weights[k] * p.x;
        sum.y += weights[k] * p.y;
        sum.z += weights[k] * p.z;
    }
    unsigned char alpha = tile[threadIdx.y][threadIdx.x + RADIUS].w;
    dst[y * width + x] = make_uchar4(to_byte(sum.x), to_byte(sum.y), to_byte(sum.z), alpha);
}

// Blurs columns.
//kbind:kernel BlurColumns
//kbind:out dst
//kbind:size src=width*height dst=width*height
//kbind:grid width,height block=TILE,TILE
__global__ void blur_columns(const uchar4* src, uchar4* dst, int width, int height) {
    __shared__ uchar4 tile[WIDTH][TILE];
    int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
    int col = clampi(x, 0, width - 1);
    for (int i = threadIdx.y; i < WIDTH; i += TILE)
        tile[i][threadIdx.x] = src[clampi((int)(blockIdx.y * TILE) + i - RADIUS, 0, height - 1) * width + col];
    __syncthreads();
    if (x >= width || y >= height) return;
    float4 sum = make_float4(0, 0, 0, 0);
    for (int k = 0; k <= 2 * RADIUS; k++) {
        uchar4 p = tile[threadIdx.y + k][threadIdx.x];
        sum.x += weights[k] * p.x;
        sum.y += weights[k] * p.y;
        sum.z += weights[k] * p.z;
    }
    unsigned char alpha = tile[threadIdx.y + RADIUS][threadIdx.x].w;
    dst[y * width + x] = make_uchar4(to_byte(sum.x), to_byte(sum.y), to_byte(sum.z), alpha);
}

__device__ float luma(uchar4 p) { return 0.299f * p.x + 0.587f * p.y + 0.114f * p.z; }

// Finds edges: the length of the Sobel gradient of the brightness, times gain, as grey pixels.
//kbind:kernel Sobel
//kbind:out dst
//kbind:size src=width*height dst=width*height
//kbind:grid width,height block=TILE,TILE
__global__ void sobel(const uchar4* src, uchar4* dst, int width, int height, float gain) {
    __shared__ float tile[TILE + 2][TILE + 2];
    int x0 = blockIdx.x * TILE, y0 = blockIdx.y * TILE;
    for (int i = threadIdx.y * TILE + threadIdx.x; i < (TILE + 2) * (TILE + 2); i += TILE * TILE) {
        int x = clampi(x0 + i % (TILE + 2) - 1, 0, width - 1);
        int y = clampi(y0 + i / (TILE + 2) - 1, 0, height - 1);
        tile[i / (TILE + 2)][i % (TILE + 2)] = luma(src[y * width + x]);
    }
    __syncthreads();
    int tx = threadIdx.x + 1, ty = threadIdx.y + 1;
    int x = x0 + threadIdx.x, y = y0 + threadIdx.y;
    if (x >= width || y >= height) return;
    float gx = tile[ty - 1][tx + 1] + 2 * tile[ty][tx + 1] + tile[ty + 1][tx + 1]
             - tile[ty - 1][tx - 1] - 2 * tile[ty][tx - 1] - tile[ty + 1][tx - 1];
    float gy = tile[ty + 1][tx - 1] + 2 * tile[ty + 1][tx] + tile[ty + 1][tx + 1]
             - tile[ty - 1][tx - 1] - 2 * tile[ty - 1][tx] - tile[ty - 1][tx + 1];
    unsigned char edge = to_byte(gain * sqrtf(gx * gx + gy * gy));
    dst[y * width + x] = make_uchar4(edge, edge, edge, 255);
}
