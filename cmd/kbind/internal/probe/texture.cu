// Reads a texture between its texels.
//kbind:kernel Sample
__global__ void sample(cudaTextureObject_t t, float* out) { out[threadIdx.x] = tex2D<float>(t, threadIdx.x + 1.0f, 0.5f); }
