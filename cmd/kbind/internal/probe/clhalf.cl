#pragma OPENCL EXTENSION cl_khr_fp16 : enable

//kbind:kernel CLHalfSum
__kernel void half_sum(__global const half* a, __global const half* b, __global half* c) {
    const int t = get_global_id(0);
    c[t] = a[t] + b[t];
}
