// Textures and surfaces.
__global__ void textures(cudaTextureObject_t t, cudaSurfaceObject_t s, float *out) {
    out[0] = tex2D<float>(t, 1.5f, 2.5f) + tex1Dfetch<float>(t, 3);
    surf2Dwrite(surf2Dread<float>(s, 4, 1), s, 0, 1);
}

// A texture reference is a variable with a texture object.
texture<float, 2, cudaReadModeElementType> picture;

__global__ void referenced(float* out) { out[1] = tex2D(picture, 0.5f, 1.5f); }
