// Images and samplers (OpenCL C 1.2 6.12.14; OpenCL 1.2 8). An image is its handle. The word of a sampler: bit 0 normalized coordinates, bits 1 to 3 the address
// mode, bit 4 the linear filter. __kb_none is the sampler of the functions without one.
enum sampler_t { __kb_sampler_none, __kb_sampler_most = 0x7fffffff };
#define __KB_IMAGES(R, suffix) \
  __KB_OP("image.read") R __kb_read_##suffix(ulong image, uint sampler, float x, float y, float z); \
  __KB_OP("image.texel") R __kb_texel_##suffix(ulong image, uint sampler, int x, int y, int z); \
  __KB_OP("image.write") void __kb_write_##suffix(ulong image, R v, int x, int y, int z); \
  __KB_IMAGE1(R, suffix, image1d_t) __KB_IMAGE2(R, suffix, image2d_t, 2) __KB_IMAGE2(R, suffix, image1d_array_t, 2) \
  __KB_IMAGE4(R, suffix, image3d_t) __KB_IMAGE4(R, suffix, image2d_array_t) \
  inline R read_image##suffix(image1d_buffer_t i, int c) { return __kb_texel_##suffix(__kb_handle(i), 0, c, 0, 0); } \
  inline void write_image##suffix(image1d_buffer_t i, int c, R v) { __kb_write_##suffix(__kb_handle(i), v, c, 0, 0); }
#define __KB_IMAGE1(R, suffix, T) \
  inline R read_image##suffix(T i, sampler_t s, float c) { return __kb_read_##suffix(__kb_handle(i), s, c, 0, 0); } \
  inline R read_image##suffix(T i, sampler_t s, int c) { return __kb_texel_##suffix(__kb_handle(i), s, c, 0, 0); } \
  inline R read_image##suffix(T i, int c) { return __kb_texel_##suffix(__kb_handle(i), 0, c, 0, 0); } \
  inline void write_image##suffix(T i, int c, R v) { __kb_write_##suffix(__kb_handle(i), v, c, 0, 0); }
#define __KB_IMAGE2(R, suffix, T, n) \
  inline R read_image##suffix(T i, sampler_t s, float2 c) { return __kb_read_##suffix(__kb_handle(i), s, c.x, c.y, 0); } \
  inline R read_image##suffix(T i, sampler_t s, int2 c) { return __kb_texel_##suffix(__kb_handle(i), s, c.x, c.y, 0); } \
  inline R read_image##suffix(T i, int2 c) { return __kb_texel_##suffix(__kb_handle(i), 0, c.x, c.y, 0); } \
  inline void write_image##suffix(T i, int2 c, R v) { __kb_write_##suffix(__kb_handle(i), v, c.x, c.y, 0); }
#define __KB_IMAGE4(R, suffix, T) \
  inline R read_image##suffix(T i, sampler_t s, float4 c) { return __kb_read_##suffix(__kb_handle(i), s, c.x, c.y, c.z); } \
  inline R read_image##suffix(T i, sampler_t s, int4 c) { return __kb_texel_##suffix(__kb_handle(i), s, c.x, c.y, c.z); } \
  inline R read_image##suffix(T i, int4 c) { return __kb_texel_##suffix(__kb_handle(i), 0, c.x, c.y, c.z); } \
  inline void write_image##suffix(T i, int4 c, R v) { __kb_write_##suffix(__kb_handle(i), v, c.x, c.y, c.z); }
#define __KB_HANDLE(T) __KB_OP("bit.cast") ulong __kb_handle(T i);
__KB_HANDLE(image1d_t) __KB_HANDLE(image2d_t) __KB_HANDLE(image3d_t) __KB_HANDLE(image1d_array_t) __KB_HANDLE(image2d_array_t) __KB_HANDLE(image1d_buffer_t)
__KB_IMAGES(float4, f)
__KB_IMAGES(int4, i)
__KB_IMAGES(uint4, ui)

__KB_OP("image.info") int __kb_info(ulong image, uint what);
#define __KB_INFO(T) \
  inline int get_image_width(T i) { return __kb_info(__kb_handle(i), 0); } \
  inline int get_image_channel_data_type(T i) { return __kb_info(__kb_handle(i), 4); } \
  inline int get_image_channel_order(T i) { return __kb_info(__kb_handle(i), 5); }
#define __KB_HEIGHT(T) inline int get_image_height(T i) { return __kb_info(__kb_handle(i), 1); }
#define __KB_LAYERS(T) inline size_t get_image_array_size(T i) { return __kb_info(__kb_handle(i), 3); }
__KB_INFO(image1d_t) __KB_INFO(image2d_t) __KB_INFO(image3d_t) __KB_INFO(image1d_array_t) __KB_INFO(image2d_array_t) __KB_INFO(image1d_buffer_t)
__KB_HEIGHT(image2d_t) __KB_HEIGHT(image3d_t) __KB_HEIGHT(image2d_array_t)
__KB_LAYERS(image1d_array_t) __KB_LAYERS(image2d_array_t)
inline int get_image_depth(image3d_t i) { return __kb_info(__kb_handle(i), 2); }
inline int2 get_image_dim(image2d_t i) { return (int2)(get_image_width(i), get_image_height(i)); }
inline int2 get_image_dim(image2d_array_t i) { return (int2)(get_image_width(i), get_image_height(i)); }
inline int4 get_image_dim(image3d_t i) { return (int4)(get_image_width(i), get_image_height(i), get_image_depth(i), 0); }

// Half precision (cl_khr_fp16): the texels of such images are exact in float.
#define __KB_HALF1(T, C) \
  inline half4 read_imageh(T i, sampler_t s, C c) { return convert_half4(read_imagef(i, s, c)); }
#define __KB_HALF(T, C, F) \
  __KB_HALF1(T, C) __KB_HALF1(T, F) \
  inline half4 read_imageh(T i, C c) { return convert_half4(read_imagef(i, c)); } \
  inline void write_imageh(T i, C c, half4 v) { write_imagef(i, c, convert_float4(v)); }
__KB_HALF(image1d_t, int, float) __KB_HALF(image2d_t, int2, float2) __KB_HALF(image1d_array_t, int2, float2) __KB_HALF(image3d_t, int4, float4) __KB_HALF(image2d_array_t, int4, float4)
inline half4 read_imageh(image1d_buffer_t i, int c) { return convert_half4(read_imagef(i, c)); }
inline void write_imageh(image1d_buffer_t i, int c, half4 v) { write_imagef(i, c, convert_float4(v)); }
