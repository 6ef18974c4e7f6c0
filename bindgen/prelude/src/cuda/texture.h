// Textures and surfaces (CUDA C++ Programming Guide 10.8 texture functions, 10.9 surface functions, 19 texture fetching; texture references: guide of CUDA 11, 3.2.13.1).
// A texture or surface is its handle. Textures have one level, so that the functions with a level of detail or with gradients read what those without read.
enum cudaTextureAddressMode { cudaAddressModeWrap, cudaAddressModeClamp, cudaAddressModeMirror, cudaAddressModeBorder };
enum cudaTextureFilterMode { cudaFilterModePoint, cudaFilterModeLinear };
enum cudaTextureReadMode { cudaReadModeElementType, cudaReadModeNormalizedFloat };
enum cudaSurfaceBoundaryMode { cudaBoundaryModeZero, cudaBoundaryModeClamp, cudaBoundaryModeTrap };
enum cudaSurfaceFormatMode { cudaFormatModeForced, cudaFormatModeAuto };
enum cudaChannelFormatKind { cudaChannelFormatKindSigned, cudaChannelFormatKindUnsigned, cudaChannelFormatKindFloat, cudaChannelFormatKindNone };
struct cudaChannelFormatDesc { int x, y, z, w; cudaChannelFormatKind f; };
struct cudaPitchedPtr { void *ptr; size_t pitch, xsize, ysize; };
struct cudaExtent { size_t width, height, depth; };
struct cudaPos { size_t x, y, z; };
constexpr int cudaTextureType1D = 1; constexpr int cudaTextureType2D = 2; constexpr int cudaTextureType3D = 3; constexpr int cudaTextureTypeCubemap = 0x0C;
constexpr int cudaTextureType1DLayered = 0xF1; constexpr int cudaTextureType2DLayered = 0xF2; constexpr int cudaTextureTypeCubemapLayered = 0xFC;
constexpr int cudaSurfaceType1D = 1; constexpr int cudaSurfaceType2D = 2; constexpr int cudaSurfaceType3D = 3; constexpr int cudaSurfaceTypeCubemap = 0x0C;
constexpr int cudaSurfaceType1DLayered = 0xF1; constexpr int cudaSurfaceType2DLayered = 0xF2; constexpr int cudaSurfaceTypeCubemapLayered = 0xFC;
// Texture and surface references at file scope, which the host binds before a launch.
template <class T, int dim = 1, cudaTextureReadMode mode = cudaReadModeElementType> struct texture { cudaTextureObject_t __kb_handle; };
template <class T, int dim = 1> struct surface { cudaSurfaceObject_t __kb_handle; };

#define __KB_TEXOPS(R, s) \
  __KB_OP("tex.sample") R __kb_sample_##s(cudaTextureObject_t t, unsigned int want, float x, float y, float z, int layer); \
  __KB_OP("tex.fetch") R __kb_fetch_##s(cudaTextureObject_t t, unsigned int want, int x); \
  __KB_OP("tex.gather") R __kb_gather_##s(cudaTextureObject_t t, unsigned int want, float x, float y, int component); \
  template <> struct __kb_texops<R> { \
    static __device__ R sample(cudaTextureObject_t t, unsigned int want, float x, float y, float z, int layer) { return __kb_sample_##s(t, want, x, y, z, layer); } \
    static __device__ R fetch(cudaTextureObject_t t, unsigned int want, int x) { return __kb_fetch_##s(t, want, x); } \
    static __device__ R gather(cudaTextureObject_t t, unsigned int want, float x, float y, int component) { return __kb_gather_##s(t, want, x, y, component); } };
template <class R> struct __kb_texops;
__KB_TEXOPS(float4, f)
__KB_TEXOPS(int4, i)
__KB_TEXOPS(uint4, u)

// What can be read, self; done makes other types no candidates. raw is what the device gives, want the size of an integer channel in bits times 16 plus the number of channels, norm the type that cudaReadModeNormalizedFloat gives.
template <class T> struct __kb_texel;
#define __KB_TEXEL1(T, R, bits) template <> struct __kb_texel<T> { typedef T self; typedef void done; typedef R raw; typedef float norm; static const unsigned int want = bits * 16 + 1; static __device__ T make(R v) { return (T)v.x; } };
#define __KB_TEXELS(S, V, R, bits) \
  template <> struct __kb_texel<V##1> { typedef V##1 self; typedef void done; typedef R raw; typedef float1 norm; static const unsigned int want = bits * 16 + 1; static __device__ V##1 make(R v) { return V##1{(S)v.x}; } }; \
  template <> struct __kb_texel<V##2> { typedef V##2 self; typedef void done; typedef R raw; typedef float2 norm; static const unsigned int want = bits * 16 + 2; static __device__ V##2 make(R v) { return V##2{(S)v.x, (S)v.y}; } }; \
  template <> struct __kb_texel<V##4> { typedef V##4 self; typedef void done; typedef R raw; typedef float4 norm; static const unsigned int want = bits * 16 + 4; static __device__ V##4 make(R v) { return V##4{(S)v.x, (S)v.y, (S)v.z, (S)v.w}; } };
__KB_TEXEL1(char, int4, 8) __KB_TEXEL1(signed char, int4, 8) __KB_TEXEL1(unsigned char, uint4, 8) __KB_TEXEL1(short, int4, 16) __KB_TEXEL1(unsigned short, uint4, 16)
__KB_TEXEL1(int, int4, 32) __KB_TEXEL1(unsigned int, uint4, 32) __KB_TEXEL1(float, float4, 0)
__KB_TEXELS(signed char, char, int4, 8) __KB_TEXELS(unsigned char, uchar, uint4, 8) __KB_TEXELS(short, short, int4, 16) __KB_TEXELS(unsigned short, ushort, uint4, 16)
__KB_TEXELS(int, int, int4, 32) __KB_TEXELS(unsigned int, uint, uint4, 32) __KB_TEXELS(float, float, float4, 0)
template <class T, cudaTextureReadMode mode> struct __kb_refread { typedef T type; };
template <class T> struct __kb_refread<T, cudaReadModeNormalizedFloat> { typedef typename __kb_texel<T>::norm type; };
template <class T> __device__ inline T __kb_sample(cudaTextureObject_t t, unsigned int shape, float x, float y, float z, int layer) {
  return __kb_texel<T>::make(__kb_texops<typename __kb_texel<T>::raw>::sample(t, shape * 65536 + __kb_texel<T>::want, x, y, z, layer));
}
template <class T> __device__ inline T __kb_gather(cudaTextureObject_t t, float x, float y, int component) {
  return __kb_texel<T>::make(__kb_texops<typename __kb_texel<T>::raw>::gather(t, 2 * 65536 + (__kb_texel<T>::want & 0xff0) + 1, x, y, component));
}
template <class T> __device__ inline T __kb_fetch(cudaTextureObject_t t, int x) {
  return __kb_texel<T>::make(__kb_texops<typename __kb_texel<T>::raw>::fetch(t, 8 * 65536 + __kb_texel<T>::want, x));
}

#define __KB_ARGS(...) __VA_ARGS__
#define __KB_TEX(name, dim, params, read) \
  template <class T> __device__ inline typename __kb_texel<T>::self name(cudaTextureObject_t t, params) { return read(T, t); } \
  template <class T> __device__ inline typename __kb_texel<T>::done name(T *p, cudaTextureObject_t t, params) { *p = read(T, t); } \
  template <class T, cudaTextureReadMode m> __device__ inline typename __kb_refread<T, m>::type name(texture<T, dim, m> r, params) { return read(typename __kb_refread<T __KB_COMMA m>::type, r.__kb_handle); }
#define __KB_COMMA ,
#define __KB_READ1D(T, t) __kb_sample<T>(t, 1, x, 0, 0, 0)
#define __KB_READ2D(T, t) __kb_sample<T>(t, 2, x, y, 0, 0)
#define __KB_READ3D(T, t) __kb_sample<T>(t, 3, x, y, z, 0)
#define __KB_READ1DL(T, t) __kb_sample<T>(t, 4, x, 0, 0, layer)
#define __KB_READ2DL(T, t) __kb_sample<T>(t, 5, x, y, 0, layer)
#define __KB_READC(T, t) __kb_sample<T>(t, 6, x, y, z, 0)
#define __KB_READCL(T, t) __kb_sample<T>(t, 7, x, y, z, layer)
#define __KB_FETCH(T, t) __kb_fetch<T>(t, x)
#define __KB_GATHER(T, t) __kb_gather<T>(t, x, y, component)
__KB_TEX(tex1Dfetch, 1, int x, __KB_FETCH)
__KB_TEX(tex1D, 1, float x, __KB_READ1D)
__KB_TEX(tex1DLod, 1, __KB_ARGS(float x, float level), __KB_READ1D)
__KB_TEX(tex1DGrad, 1, __KB_ARGS(float x, float dx, float dy), __KB_READ1D)
__KB_TEX(tex2D, 2, __KB_ARGS(float x, float y), __KB_READ2D)
__KB_TEX(tex2DLod, 2, __KB_ARGS(float x, float y, float level), __KB_READ2D)
__KB_TEX(tex2DGrad, 2, __KB_ARGS(float x, float y, float2 dx, float2 dy), __KB_READ2D)
__KB_TEX(tex2Dgather, 2, __KB_ARGS(float x, float y, int component = 0), __KB_GATHER)
__KB_TEX(tex3D, 3, __KB_ARGS(float x, float y, float z), __KB_READ3D)
__KB_TEX(tex3DLod, 3, __KB_ARGS(float x, float y, float z, float level), __KB_READ3D)
__KB_TEX(tex3DGrad, 3, __KB_ARGS(float x, float y, float z, float4 dx, float4 dy), __KB_READ3D)
__KB_TEX(tex1DLayered, 0xF1, __KB_ARGS(float x, int layer), __KB_READ1DL)
__KB_TEX(tex1DLayeredLod, 0xF1, __KB_ARGS(float x, int layer, float level), __KB_READ1DL)
__KB_TEX(tex1DLayeredGrad, 0xF1, __KB_ARGS(float x, int layer, float dx, float dy), __KB_READ1DL)
__KB_TEX(tex2DLayered, 0xF2, __KB_ARGS(float x, float y, int layer), __KB_READ2DL)
__KB_TEX(tex2DLayeredLod, 0xF2, __KB_ARGS(float x, float y, int layer, float level), __KB_READ2DL)
__KB_TEX(tex2DLayeredGrad, 0xF2, __KB_ARGS(float x, float y, int layer, float2 dx, float2 dy), __KB_READ2DL)
__KB_TEX(texCubemap, 0x0C, __KB_ARGS(float x, float y, float z), __KB_READC)
__KB_TEX(texCubemapLod, 0x0C, __KB_ARGS(float x, float y, float z, float level), __KB_READC)
__KB_TEX(texCubemapGrad, 0x0C, __KB_ARGS(float x, float y, float z, float4 dx, float4 dy), __KB_READC)
__KB_TEX(texCubemapLayered, 0xFC, __KB_ARGS(float x, float y, float z, int layer), __KB_READCL)
__KB_TEX(texCubemapLayeredLod, 0xFC, __KB_ARGS(float x, float y, float z, int layer, float level), __KB_READCL)
__KB_TEX(texCubemapLayeredGrad, 0xFC, __KB_ARGS(float x, float y, float z, int layer, float4 dx, float4 dy), __KB_READCL)

// Surfaces hold bytes: a value is written as it lies in memory.
__KB_OP("surf.read") uint4 __kb_surf_read(cudaSurfaceObject_t s, unsigned int want, int x, int y, int z, unsigned int mode);
__KB_OP("surf.write") void __kb_surf_write(cudaSurfaceObject_t s, unsigned int want, uint4 v, int x, int y, int z, unsigned int mode);
template <class T> __device__ inline T __kb_surfread(cudaSurfaceObject_t s, unsigned int shape, int x, int y, int z, cudaSurfaceBoundaryMode mode) {
  static_assert(sizeof(T) <= 16, "a texel has at most 16 bytes");
  uint4 v = __kb_surf_read(s, shape * 65536 + sizeof(T), x, y, z, mode);
  return *(T *)&v;
}
template <class T> __device__ inline void __kb_surfwrite(cudaSurfaceObject_t s, unsigned int shape, T value, int x, int y, int z, cudaSurfaceBoundaryMode mode) {
  static_assert(sizeof(T) <= 16, "a texel has at most 16 bytes");
  uint4 v = uint4{0, 0, 0, 0};
  *(T *)&v = value;
  __kb_surf_write(s, shape * 65536 + sizeof(T), v, x, y, z, mode);
}
#define __KB_SURF(name, dim, shape, params, at) \
  template <class T> __device__ inline T name##read(cudaSurfaceObject_t s, params, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) { return __kb_surfread<T>(s, shape, at, mode); } \
  template <class T> __device__ inline void name##read(T *p, cudaSurfaceObject_t s, params, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) { *p = __kb_surfread<T>(s, shape, at, mode); } \
  template <class T> __device__ inline T name##read(surface<void, dim> r, params, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) { return __kb_surfread<T>(r.__kb_handle, shape, at, mode); } \
  template <class T> __device__ inline void name##read(T *p, surface<void, dim> r, params, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) { *p = __kb_surfread<T>(r.__kb_handle, shape, at, mode); } \
  template <class T> __device__ inline void name##write(T v, cudaSurfaceObject_t s, params, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) { __kb_surfwrite<T>(s, shape, v, at, mode); } \
  template <class T> __device__ inline void name##write(T v, surface<void, dim> r, params, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) { __kb_surfwrite<T>(r.__kb_handle, shape, v, at, mode); }
__KB_SURF(surf1D, 1, 1, int x, __KB_ARGS(x, 0, 0))
__KB_SURF(surf2D, 2, 2, __KB_ARGS(int x, int y), __KB_ARGS(x, y, 0))
__KB_SURF(surf3D, 3, 3, __KB_ARGS(int x, int y, int z), __KB_ARGS(x, y, z))
__KB_SURF(surf1DLayered, 0xF1, 4, __KB_ARGS(int x, int layer), __KB_ARGS(x, 0, layer))
__KB_SURF(surf2DLayered, 0xF2, 5, __KB_ARGS(int x, int y, int layer), __KB_ARGS(x, y, layer))
__KB_SURF(surfCubemap, 0x0C, 6, __KB_ARGS(int x, int y, int face), __KB_ARGS(x, y, face))
__KB_SURF(surfCubemapLayered, 0xFC, 7, __KB_ARGS(int x, int y, int layerFace), __KB_ARGS(x, y, layerFace))
