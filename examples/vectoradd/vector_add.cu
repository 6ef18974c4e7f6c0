// Adds two vectors.
//kbind:kernel VectorAdd
//kbind:out c
//kbind:size a=n b=n c=n
//kbind:grid n block=256
__global__ void vector_add(const float* a, const float* b, float* c, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i] + b[i];
}
