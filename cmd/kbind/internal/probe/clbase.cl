// What every OpenCL device does.

//kbind:kernel CLAdd
__kernel void add(__global const int* a, __global const int* b, __global int* c, const int n) {
    const int i = get_global_id(0);
    if (i < n) c[i] = a[i] + b[i];
}

//kbind:kernel CLReverse
__kernel void reverse(__global int* x, __local int* kept) {
    const int t = get_local_id(0);
    kept[t] = x[t];
    barrier(CLK_LOCAL_MEM_FENCE);
    x[t] = kept[get_local_size(0) - 1 - t];
}
