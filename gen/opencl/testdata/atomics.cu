// What 64-bit atomic operations need of a device.
__global__ void base(unsigned long long *x) { atomicAdd(x, 1ull); }
__global__ void extended(unsigned long long *x) { atomicMax(x, 1ull); }
__global__ void doubles(double *x) { atomicAdd(x, 1.0); }
