// A step of the generator PCG-RXS-M-XS with 32 bits of state.
__device__ __forceinline__ unsigned int pcg(unsigned int& state) {
    state = state * 747796405u + 2891336453u;
    unsigned int word = ((state >> ((state >> 28) + 4)) ^ state) * 277803737u;
    return (word >> 22) ^ word;
}

// Counts in each thread how many of samples random points of the unit square are in the quarter circle.
//kbind:kernel CountInside
//kbind:out inside
//kbind:size inside=n
//kbind:grid n block=128
__global__ void count_inside(unsigned int* __restrict__ inside, int n, int samples, unsigned int seed) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned int state = seed ^ (i * 2654435769u);
    unsigned int count = 0;
    for (int k = 0; k < samples; ++k) {
        float x = (pcg(state) >> 8) * (1.0f / 16777216.0f);
        float y = (pcg(state) >> 8) * (1.0f / 16777216.0f);
        if (x * x + y * y < 1.0f) ++count;
    }
    inside[i] = count;
}
