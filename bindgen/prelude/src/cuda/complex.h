// CUDA Toolkit, cuComplex.h: complex numbers as float2 and double2; hip_complex.h the same under its own names.
typedef float2 cuFloatComplex; typedef double2 cuDoubleComplex; typedef cuFloatComplex cuComplex;
// cuFFT Library User's Guide, 4.2, and hipFFT: the types of transforms' data.
typedef cuComplex cufftComplex; typedef cuDoubleComplex cufftDoubleComplex; typedef float cufftReal; typedef double cufftDoubleReal;
typedef float2 hipFloatComplex; typedef double2 hipDoubleComplex; typedef hipFloatComplex hipComplex;
typedef hipFloatComplex hipfftComplex; typedef hipDoubleComplex hipfftDoubleComplex; typedef float hipfftReal; typedef double hipfftDoubleReal;
#define __KB_COMPLEX_OF(p, C, R, f, X) \
  __device__ inline R p##Creal##f(C x) { return x.x; } __device__ inline R p##Cimag##f(C x) { return x.y; } \
  __device__ inline C make_##p##X##Complex(R r, R i) { return C{r, i}; } __device__ inline C p##Conj##f(C x) { return C{x.x, -x.y}; } \
  __device__ inline C p##Cadd##f(C x, C y) { return C{x.x + y.x, x.y + y.y}; } __device__ inline C p##Csub##f(C x, C y) { return C{x.x - y.x, x.y - y.y}; } \
  __device__ inline C p##Cmul##f(C x, C y) { return C{x.x * y.x - x.y * y.y, x.x * y.y + x.y * y.x}; } \
  __device__ inline C p##Cdiv##f(C x, C y) { \
    R s = R(1) / (fabs(y.x) + fabs(y.y)), a = x.x * s, b = x.y * s, c = y.x * s, d = y.y * s; \
    R t = R(1) / (c * c + d * d); \
    return C{(a * c + b * d) * t, (b * c - a * d) * t}; } \
  __device__ inline R p##Cabs##f(C x) { return hypot(x.x, x.y); } \
  __device__ inline C p##Cfma##f(C x, C y, C d) { return C{x.x * y.x + d.x - x.y * y.y, x.x * y.y + d.y + x.y * y.x}; }
__KB_COMPLEX_OF(cu, cuFloatComplex, float, f, Float)
__KB_COMPLEX_OF(cu, cuDoubleComplex, double, , Double)
__KB_COMPLEX_OF(hip, hipFloatComplex, float, f, Float)
__KB_COMPLEX_OF(hip, hipDoubleComplex, double, , Double)
__device__ inline cuFloatComplex make_cuComplex(float r, float i) { return cuFloatComplex{r, i}; }
__device__ inline cuComplex cuComplexDoubleToFloat(cuDoubleComplex c) { return cuComplex{(float)c.x, (float)c.y}; }
__device__ inline cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex c) { return cuDoubleComplex{c.x, c.y}; }
__device__ inline hipFloatComplex make_hipComplex(float r, float i) { return hipFloatComplex{r, i}; }
__device__ inline float hipCsqabsf(hipFloatComplex x) { return x.x * x.x + x.y * x.y; }
__device__ inline double hipCsqabs(hipDoubleComplex x) { return x.x * x.x + x.y * x.y; }
__device__ inline hipFloatComplex hipComplexDoubleToFloat(hipDoubleComplex c) { return hipFloatComplex{(float)c.x, (float)c.y}; }
__device__ inline hipDoubleComplex hipComplexFloatToDouble(hipFloatComplex c) { return hipDoubleComplex{c.x, c.y}; }
