// Textures are read from records in memory, whose addresses are the handles.
__global__ void blend(cudaTextureObject_t t, const cudaTextureObject_t *more, float *out) {
    out[0] = tex2D<float>(t, out[1], out[2]) + tex1Dfetch<uchar4>(more[0], 3).x;
}

texture<int, 3> volume;

__global__ void reference(int *out) { out[0] = tex3D(volume, 1, 2, 3); }

__global__ void canvas(cudaSurfaceObject_t s) { surf2Dwrite(surf2Dread<short>(s, 0, 0), s, 2, 0); }
