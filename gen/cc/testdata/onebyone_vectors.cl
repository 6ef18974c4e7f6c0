// Kernels with vectors whose threads cannot run side by side.

__kernel void functions(__global float4* x) {
    float4 v = x[get_global_id(0)];
    x[get_global_id(0)] = sqrt(v);
}

__kernel void parts(__global float4* x) {
    x[get_global_id(0)].xy = x[get_global_id(0) + 1].zw;
}

__kernel void which(__global float4* x, __global int* at) {
    float4 v = x[get_global_id(0)];
    at[get_global_id(0)] = any(v < x[get_global_id(0) + 1]);
}

__kernel void element(__global float4* x, __global int* at) {
    float4 v = x[get_global_id(0)];
    at[get_global_id(0)] = (int)v[at[get_global_id(0)]];
}
