//kbind:kernel Group
//kbind:cpu groupCPU
__kernel void group(__global const int *in, __local int *work, __global int *out) {
    out[get_global_id(0)] = in[get_global_id(0)];
}
