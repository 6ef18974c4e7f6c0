#define DIM 8
#define CLUSTERS 16

// Finds for each point, of DIM coordinates stored coordinate by coordinate, the nearest of CLUSTERS centres, and counts the points of each centre.
//kbind:kernel Assign
//kbind:out labels
//kbind:inout counts
//kbind:size points=DIM*n centres=CLUSTERS*DIM labels=n counts=CLUSTERS
//kbind:grid n block=256
__kernel void assign(__global const float* restrict points, __global const float* restrict centres, __global int* restrict labels,
                     __global int* restrict counts, int n) {
    __local float c[CLUSTERS * DIM];
    __local int count[CLUSTERS];
    int t = get_local_id(0);
    for (int j = t; j < CLUSTERS * DIM; j += get_local_size(0)) c[j] = centres[j];
    if (t < CLUSTERS) count[t] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    int i = get_global_id(0);
    if (i < n) {
        float p[DIM];
        for (int d = 0; d < DIM; ++d) p[d] = points[d * n + i];
        int best = 0;
        float least = INFINITY;
        for (int k = 0; k < CLUSTERS; ++k) {
            float distance2 = 0.0f;
            for (int d = 0; d < DIM; ++d) {
                float diff = p[d] - c[k * DIM + d];
                distance2 += diff * diff;
            }
            if (distance2 < least) {
                least = distance2;
                best = k;
            }
        }
        labels[i] = best;
        atomic_inc(&count[best]);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < CLUSTERS) atomic_add(&counts[t], count[t]);
}
