// Sums with a work-group's scratch memory.
__kernel void sums(__global const float* x, __global float* out, __local float* part, __local float3* more, float3 bias, uint n);
__kernel __attribute__((reqd_work_group_size(8, 8, 1))) void fixed_size(__global float8* x, __constant int* table, ulong n);
