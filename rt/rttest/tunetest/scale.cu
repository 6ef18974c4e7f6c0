#ifndef TILE
#define TILE 4
#endif

//kbind:kernel Weight
__constant__ float weight;

// Writes weight * x, reversed in each tile of TILE elements, and the size of the tile behind them.
//kbind:kernel Reverse
//kbind:out y tile
//kbind:size x=n y=n tile=1
//kbind:tune TILE=4,8,16
//kbind:blocks ceildiv(n,TILE) block=TILE
__global__ void reverse(const float* x, float* y, int* tile, int n) {
    __shared__ float part[TILE];
    int i = blockIdx.x * TILE + threadIdx.x;
    part[threadIdx.x] = i < n ? x[i] : 0;
    __syncthreads();
    if (i < n) y[i] = weight * part[TILE - 1 - threadIdx.x];
    if (i == 0) *tile = TILE;
}
