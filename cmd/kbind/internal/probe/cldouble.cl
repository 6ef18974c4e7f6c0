#pragma OPENCL EXTENSION cl_khr_fp64 : enable

//kbind:kernel CLDoubleSum
__kernel void double_sum(__global const double* a, __global const double* b, __global double* c) {
    const int t = get_global_id(0);
    c[t] = a[t] + b[t];
}
