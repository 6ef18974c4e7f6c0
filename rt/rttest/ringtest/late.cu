// A module that is loaded while a ring runs.
//kbind:kernel Twice
//kbind:size x=n
//kbind:grid n block=64
__global__ void twice(float* x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] *= 2;
}
