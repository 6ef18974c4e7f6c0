// Texture and surface references (CUDA C++ Programming Guide 11.8, "Texture Reference API"), which CUDA 12 has no more, as variables that hold a texture object.
#pragma once

template <class T, int dim = 1, cudaTextureReadMode mode = cudaReadModeElementType> struct texture { cudaTextureObject_t kbindObject; };
template <class T, int dim = 1> struct surface { cudaSurfaceObject_t kbindObject; };

// What a read gives: the texel, or a float for each channel of an integer that is read as a fraction.
template <class T, cudaTextureReadMode mode> struct kbindRead { typedef T type; };
#define KBIND_NORMALIZED(T, F) template <> struct kbindRead<T, cudaReadModeNormalizedFloat> { typedef F type; };
#define KBIND_NORMALIZED_ALL(T, S) KBIND_NORMALIZED(S, float) KBIND_NORMALIZED(T##1, float1) KBIND_NORMALIZED(T##2, float2) KBIND_NORMALIZED(T##4, float4)
KBIND_NORMALIZED_ALL(char, signed char)
KBIND_NORMALIZED(char, float)
KBIND_NORMALIZED_ALL(uchar, unsigned char)
KBIND_NORMALIZED_ALL(short, short)
KBIND_NORMALIZED_ALL(ushort, unsigned short)
#undef KBIND_NORMALIZED_ALL
#undef KBIND_NORMALIZED

#define KBIND_ARGS(...) __VA_ARGS__
#define KBIND_TEX(name, dim, params, args) \
    template <class T, cudaTextureReadMode mode> __device__ inline typename kbindRead<T, mode>::type name(texture<T, dim, mode> t, params) { \
        return name<typename kbindRead<T, mode>::type>(t.kbindObject, args); \
    }
KBIND_TEX(tex1Dfetch, 1, int x, x)
KBIND_TEX(tex1D, 1, float x, x)
KBIND_TEX(tex2D, 2, KBIND_ARGS(float x, float y), KBIND_ARGS(x, y))
KBIND_TEX(tex3D, 3, KBIND_ARGS(float x, float y, float z), KBIND_ARGS(x, y, z))
KBIND_TEX(tex1DLayered, 0xF1, KBIND_ARGS(float x, int layer), KBIND_ARGS(x, layer))
KBIND_TEX(tex2DLayered, 0xF2, KBIND_ARGS(float x, float y, int layer), KBIND_ARGS(x, y, layer))
KBIND_TEX(texCubemap, 0x0C, KBIND_ARGS(float x, float y, float z), KBIND_ARGS(x, y, z))
KBIND_TEX(texCubemapLayered, 0xFC, KBIND_ARGS(float x, float y, float z, int layer), KBIND_ARGS(x, y, z, layer))
KBIND_TEX(tex1DLod, 1, KBIND_ARGS(float x, float level), KBIND_ARGS(x, level))
KBIND_TEX(tex2DLod, 2, KBIND_ARGS(float x, float y, float level), KBIND_ARGS(x, y, level))
KBIND_TEX(tex3DLod, 3, KBIND_ARGS(float x, float y, float z, float level), KBIND_ARGS(x, y, z, level))
KBIND_TEX(tex1DLayeredLod, 0xF1, KBIND_ARGS(float x, int layer, float level), KBIND_ARGS(x, layer, level))
KBIND_TEX(tex2DLayeredLod, 0xF2, KBIND_ARGS(float x, float y, int layer, float level), KBIND_ARGS(x, y, layer, level))
KBIND_TEX(tex1DGrad, 1, KBIND_ARGS(float x, float dx, float dy), KBIND_ARGS(x, dx, dy))
KBIND_TEX(tex2DGrad, 2, KBIND_ARGS(float x, float y, float2 dx, float2 dy), KBIND_ARGS(x, y, dx, dy))
KBIND_TEX(tex3DGrad, 3, KBIND_ARGS(float x, float y, float z, float4 dx, float4 dy), KBIND_ARGS(x, y, z, dx, dy))
#undef KBIND_TEX

#define KBIND_SURF(name, dim, params, args) \
    template <class T> __device__ inline T name##read(surface<void, dim> s, params, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) { return name##read<T>(s.kbindObject, args, mode); } \
    template <class T> __device__ inline void name##read(T *p, surface<void, dim> s, params, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) { name##read(p, s.kbindObject, args, mode); } \
    template <class T> __device__ inline void name##write(T v, surface<void, dim> s, params, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) { name##write(v, s.kbindObject, args, mode); }
KBIND_SURF(surf1D, 1, int x, x)
KBIND_SURF(surf2D, 2, KBIND_ARGS(int x, int y), KBIND_ARGS(x, y))
KBIND_SURF(surf3D, 3, KBIND_ARGS(int x, int y, int z), KBIND_ARGS(x, y, z))
KBIND_SURF(surf1DLayered, 0xF1, KBIND_ARGS(int x, int layer), KBIND_ARGS(x, layer))
KBIND_SURF(surf2DLayered, 0xF2, KBIND_ARGS(int x, int y, int layer), KBIND_ARGS(x, y, layer))
#undef KBIND_SURF
#undef KBIND_ARGS
