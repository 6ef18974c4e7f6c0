#include "../shapes.cuh"
#include "../odd.cuh"

// Weights of the filter.
__constant__ float weights[3][5];
__device__ unsigned long long total;
__device__ bool ready;
__constant__ Shape unit;
__device__ Shape last[2];
// Without directives: the first has no Go type, the second no free name.
__device__ texture texture_ref;
__device__ int weights_, max_depth, fixed;
__global__ void draw(const Shape* shapes, Color tint, Value v, int n);
