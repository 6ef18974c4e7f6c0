// The other ways in which CUDA programs reach textures and surfaces: texture references at file scope, texture objects inside structs and in device memory,
// linear memory, layers, and surfaces that kernels write.

// The palette of colorize: what the host binds is what kernels see.
texture<float4, cudaTextureType1D, cudaReadModeElementType> palette;

// A table in linear memory.
texture<int, 1, cudaReadModeElementType> table;

surface<void, cudaSurfaceType2D> canvas;

// Colours by a palette that has as many entries as it wants, from 0 to 1, and an offset from a table.
//kbind:kernel Colorize
//kbind:out dst
//kbind:size value=n dst=n
//kbind:grid n block=64
__global__ void colorize(const float* value, float4* dst, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    dst[i] = tex1D(palette, value[i]);
    dst[i].w += tex1Dfetch(table, i % 4);
}

// A material of a scene.
struct Material {
    cudaTextureObject_t albedo;
    float2 scale;
};

// Samples materials, which are found in memory, and a texture with a layer for each light.
//kbind:kernel Shade
//kbind:out dst
//kbind:size dst=n
//kbind:grid n block=64
__global__ void shade(const Material* materials, const cudaTextureObject_t* lights, float* dst, int count, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Material m = materials[i % count];
    float light;
    tex2DLayered(&light, lights[0], 0.5f + i, 0.5f, i % 2);
    uchar2 a = tex2D<uchar2>(m.albedo, i * m.scale.x, i * m.scale.y);
    dst[i] = light * a.x + a.y;
}

template <class T> __device__ T average(cudaSurfaceObject_t s, int x, int y) {
    T sum = 0;
    for (int d = -1; d <= 1; d++) sum += surf2Dread<T>(s, (x + d) * (int)sizeof(T), y, cudaBoundaryModeClamp);
    return sum / 3;
}

// Smooths the rows of src into canvas.
//kbind:kernel Smooth
//kbind:grid width,height block=8,8
__global__ void smooth(cudaSurfaceObject_t src, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    surf2Dwrite(average<float>(src, x, y), canvas, x * 4, y);
    surf2Dwrite(1.0f, canvas, x * 4, height, cudaBoundaryModeZero);
}
