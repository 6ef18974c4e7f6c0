//kbind:kernel DoubleSum
__global__ void double_sum(const double* a, const double* b, double* c) { c[threadIdx.x] = a[threadIdx.x] + b[threadIdx.x]; }
