// The kernels that check a device's textures and surfaces; images.cl has those for OpenCL's images.

// Each kernel sample... reads a texture at n places.

//kbind:kernel SampleTexture1D
//kbind:size at=n out=n
//kbind:grid n block=64
__global__ void sample1d(cudaTextureObject_t t, const float4 *at, float4 *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = tex1D<float4>(t, at[i].x);
}

//kbind:kernel SampleTexture2D
//kbind:size at=n out=n
//kbind:grid n block=64
__global__ void sample2d(cudaTextureObject_t t, const float4 *at, float4 *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = tex2D<float4>(t, at[i].x, at[i].y);
}

//kbind:kernel SampleTexture3D
//kbind:size at=n out=n
//kbind:grid n block=64
__global__ void sample3d(cudaTextureObject_t t, const float4 *at, float4 *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = tex3D<float4>(t, at[i].x, at[i].y, at[i].z);
}

// The layer is in w.
//kbind:kernel SampleTextureLayers1D
//kbind:size at=n out=n
//kbind:grid n block=64
__global__ void sampleLayers1d(cudaTextureObject_t t, const float4 *at, float4 *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = tex1DLayered<float4>(t, at[i].x, (int)at[i].w);
}

// The layer is in w.
//kbind:kernel SampleTextureLayers2D
//kbind:size at=n out=n
//kbind:grid n block=64
__global__ void sampleLayers2d(cudaTextureObject_t t, const float4 *at, float4 *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = tex2DLayered<float4>(t, at[i].x, at[i].y, (int)at[i].w);
}

// Reads the faces of a cubemap in the middle: out has 6 elements.
//kbind:kernel SampleCube
//kbind:size out=6
//kbind:grid 6 block=32
__global__ void sampleCube(cudaTextureObject_t t, float4 *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= 6) return;
    float v = i % 2 ? -1 : 1;
    out[i] = texCubemap<float4>(t, i / 2 == 0 ? v : 0, i / 2 == 1 ? v : 0, i / 2 == 2 ? v : 0);
}

// Copies a row of texels in linear memory.
//kbind:kernel FetchRow
//kbind:size out=n
//kbind:grid n block=64
__global__ void fetchRow(cudaTextureObject_t t, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = tex1Dfetch<int>(t, i);
}

// Copies an image of integers.
//kbind:kernel CopyTexels
//kbind:size out=w*h
//kbind:grid w,h block=16,4
__global__ void copyTexels(cudaTextureObject_t t, short4 *out, int w, int h) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < w && y < h) out[y * w + x] = tex2D<short4>(t, x + 0.5f, y + 0.5f);
}

// Turns every channel of an image into 255 less it, in place.
//kbind:kernel InvertSurface
//kbind:grid w,h block=16,4
__global__ void invertSurface(cudaSurfaceObject_t s, int w, int h) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h) return;
    uchar4 v = surf2Dread<uchar4>(s, x * 4, y);
    surf2Dwrite(make_uchar4(255 - v.x, 255 - v.y, 255 - v.z, 255 - v.w), s, x * 4, y);
}

// Writes to every texel of a 3-D image its number, x fastest.
//kbind:kernel NumberSurface3D
//kbind:grid w,h,d block=8,4,2
__global__ void numberSurface3d(cudaSurfaceObject_t s, int w, int h, int d) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y, z = blockIdx.z * blockDim.z + threadIdx.z;
    if (x < w && y < h && z < d) surf3Dwrite((z * h + y) * w + x, s, x * 4, y, z);
}

// A texture in a struct, as programs keep them: out[0] is texel 1 of the texture of table[i].
struct Entry {
    cudaTextureObject_t texture;
    int scale;
};

//kbind:kernel LookIn
//kbind:size table=n out=n
//kbind:grid n block=32
__global__ void lookIn(const Entry *table, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = table[i].scale * tex1Dfetch<int>(table[i].texture, 1);
}
