#define BINS 256

// Counts how often each byte value occurs: every work-group counts in local memory and adds its counts to bins at the end.
//kbind:kernel Histogram
//kbind:inout bins
//kbind:size data=n bins=BINS
//kbind:blocks min(ceildiv(n,256),512) block=256
__kernel void histogram(__global const uchar* restrict data, int n, __global uint* restrict bins) {
    __local uint local_bins[BINS];
    for (int i = get_local_id(0); i < BINS; i += get_local_size(0)) local_bins[i] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = get_global_id(0); i < n; i += get_global_size(0)) atomic_inc(&local_bins[data[i]]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = get_local_id(0); i < BINS; i += get_local_size(0))
        if (local_bins[i] != 0) atomic_add(&bins[i], local_bins[i]);
}
