// Computes y = alpha * x + y for one element a work-item.
//kbind:kernel Saxpy
//kbind:size x=n y=n
//kbind:grid n block=256
__kernel void saxpy(int n, float alpha, __global const float* restrict x, __global float* restrict y) {
    int i = get_global_id(0);
    if (i < n) y[i] = alpha * x[i] + y[i];
}
