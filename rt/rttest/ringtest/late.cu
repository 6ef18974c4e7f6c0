// A module that is loaded while a ring runs.
//kbind:kernel Twice
//kbind:size x=n
//kbind:grid n block=64
__global__ void twice(float* x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] *= 2;
}

// A kernel whose threads need more local memory than those of a ring do: x[i] becomes the sum of its thread's array.
//kbind:kernel Deep
//kbind:size x=n
//kbind:grid n block=64
__global__ void deep(float* x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float a[2048];
  for (int k = 0; k < 2048; k++) a[(k * 7 + i) & 2047] = x[i] + k;
  float sum = 0;
  for (int k = 0; k < 2048; k++) sum += a[(k * 13 + i) & 2047];
  x[i] = sum;
}
