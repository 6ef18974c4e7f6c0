// no references
// A kernel whose Go form cannot be called here.
//kbind:cpu Scale
__global__ void scale(float *x, float by, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] *= by;
}
