#define DIM 8
#define CLUSTERS 16
//kbind:export DIM CLUSTERS

// Finds for each point, of DIM coordinates stored coordinate by coordinate, the nearest of CLUSTERS centres, and counts the points of each centre.
//kbind:kernel Assign
//kbind:out labels
//kbind:inout counts
//kbind:size points=DIM*n centres=CLUSTERS*DIM labels=n counts=CLUSTERS
//kbind:grid n block=256
__global__ void assign(const float* __restrict__ points, const float* __restrict__ centres, int* __restrict__ labels, int* __restrict__ counts, int n) {
    __shared__ float c[CLUSTERS * DIM];
    __shared__ int count[CLUSTERS];
    for (int j = threadIdx.x; j < CLUSTERS * DIM; j += blockDim.x) c[j] = centres[j];
    if (threadIdx.x < CLUSTERS) count[threadIdx.x] = 0;
    __syncthreads();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float p[DIM];
        for (int d = 0; d < DIM; ++d) p[d] = points[d * n + i];
        int best = 0;
        float least = INFINITY;
        for (int k = 0; k < CLUSTERS; ++k) {
            float distance = 0.0f;
            for (int d = 0; d < DIM; ++d) {
                float diff = p[d] - c[k * DIM + d];
                distance += diff * diff;
            }
            if (distance < least) {
                least = distance;
                best = k;
            }
        }
        labels[i] = best;
        atomicAdd(&count[best], 1);
    }
    __syncthreads();
    if (threadIdx.x < CLUSTERS) atomicAdd(&counts[threadIdx.x], count[threadIdx.x]);
}
