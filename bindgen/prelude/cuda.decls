int8_t	int8_t	typedef signed char int8_t;
uint8_t	uint8_t	typedef unsigned char uint8_t;
int16_t	int16_t	typedef short int16_t;
uint16_t	uint16_t	typedef unsigned short uint16_t;
int32_t	int32_t	typedef int int32_t;
uint32_t	uint32_t	typedef unsigned int uint32_t;
int64_t	int64_t	typedef long int64_t;
uint64_t	uint64_t	typedef unsigned long uint64_t;
int_least8_t	int8_t int_least8_t	typedef int8_t int_least8_t;
uint_least8_t	uint8_t uint_least8_t	typedef uint8_t uint_least8_t;
int_least16_t	int16_t int_least16_t	typedef int16_t int_least16_t;
uint_least16_t	uint16_t uint_least16_t	typedef uint16_t uint_least16_t;
int_least32_t	int32_t int_least32_t	typedef int32_t int_least32_t;
uint_least32_t	uint32_t uint_least32_t	typedef uint32_t uint_least32_t;
int_least64_t	int64_t int_least64_t	typedef int64_t int_least64_t;
uint_least64_t	uint64_t uint_least64_t	typedef uint64_t uint_least64_t;
int_fast8_t	int_fast8_t	typedef signed char int_fast8_t;
uint_fast8_t	uint_fast8_t	typedef unsigned char uint_fast8_t;
int_fast16_t	int_fast16_t	typedef long int_fast16_t;
uint_fast16_t	uint_fast16_t	typedef unsigned long uint_fast16_t;
int_fast32_t	int_fast32_t	typedef long int_fast32_t;
uint_fast32_t	uint_fast32_t	typedef unsigned long uint_fast32_t;
int_fast64_t	int_fast64_t	typedef long int_fast64_t;
uint_fast64_t	uint_fast64_t	typedef unsigned long uint_fast64_t;
intptr_t	intptr_t	typedef long intptr_t;
uintptr_t	uintptr_t	typedef unsigned long uintptr_t;
intmax_t	intmax_t	typedef long intmax_t;
uintmax_t	uintmax_t	typedef unsigned long uintmax_t;
size_t	size_t	typedef unsigned long size_t;
ssize_t	ssize_t	typedef long ssize_t;
ptrdiff_t	ptrdiff_t	typedef long ptrdiff_t;
clock_t	clock_t	typedef long clock_t;
time_t	time_t	typedef long time_t;
off_t	off_t	typedef long off_t;
__int128_t	__int128_t	typedef __int128 __int128_t;
__uint128_t	__uint128_t	typedef unsigned __int128 __uint128_t;
uint	uint	typedef unsigned int uint;
ushort	ushort	typedef unsigned short ushort;
ulong	ulong	typedef unsigned long ulong;
u_char	u_char	typedef unsigned char u_char;
u_short	u_short	typedef unsigned short u_short;
u_int	u_int	typedef unsigned int u_int;
u_long	u_long	typedef unsigned long u_long;
u_int8_t	u_int8_t	typedef unsigned char u_int8_t;
u_int16_t	u_int16_t	typedef unsigned short u_int16_t;
u_int32_t	u_int32_t	typedef unsigned int u_int32_t;
u_int64_t	u_int64_t	typedef unsigned long u_int64_t;
char1	char1	typedef __attribute__((kbind_vector(1)))signed char char1;
char2	char2	typedef __attribute__((kbind_vector(2)))signed char char2;
char3	char3	typedef __attribute__((kbind_vector(3)))signed char char3;
char4	char4	typedef __attribute__((kbind_vector(4)))signed char char4;
make_char1	char1 make_char1	__device__ inline char1 make_char1(signed char x){return char1{x};}
make_char2	char2 make_char2	__device__ inline char2 make_char2(signed char x,signed char y){return char2{x,y};}
make_char3	char3 make_char3	__device__ inline char3 make_char3(signed char x,signed char y,signed char z){return char3{x,y,z};}
make_char4	char4 make_char4	__device__ inline char4 make_char4(signed char x,signed char y,signed char z,signed char w){return char4{x,y,z,w};}
uchar1	uchar1	typedef __attribute__((kbind_vector(1)))unsigned char uchar1;
uchar2	uchar2	typedef __attribute__((kbind_vector(2)))unsigned char uchar2;
uchar3	uchar3	typedef __attribute__((kbind_vector(3)))unsigned char uchar3;
uchar4	uchar4	typedef __attribute__((kbind_vector(4)))unsigned char uchar4;
make_uchar1	uchar1 make_uchar1	__device__ inline uchar1 make_uchar1(unsigned char x){return uchar1{x};}
make_uchar2	uchar2 make_uchar2	__device__ inline uchar2 make_uchar2(unsigned char x,unsigned char y){return uchar2{x,y};}
make_uchar3	uchar3 make_uchar3	__device__ inline uchar3 make_uchar3(unsigned char x,unsigned char y,unsigned char z){return uchar3{x,y,z};}
make_uchar4	uchar4 make_uchar4	__device__ inline uchar4 make_uchar4(unsigned char x,unsigned char y,unsigned char z,unsigned char w){return uchar4{x,y,z,w};}
short1	short1	typedef __attribute__((kbind_vector(1)))short short1;
short2	short2	typedef __attribute__((kbind_vector(2)))short short2;
short3	short3	typedef __attribute__((kbind_vector(3)))short short3;
short4	short4	typedef __attribute__((kbind_vector(4)))short short4;
make_short1	short1 make_short1	__device__ inline short1 make_short1(short x){return short1{x};}
make_short2	short2 make_short2	__device__ inline short2 make_short2(short x,short y){return short2{x,y};}
make_short3	short3 make_short3	__device__ inline short3 make_short3(short x,short y,short z){return short3{x,y,z};}
make_short4	short4 make_short4	__device__ inline short4 make_short4(short x,short y,short z,short w){return short4{x,y,z,w};}
ushort1	ushort1	typedef __attribute__((kbind_vector(1)))unsigned short ushort1;
ushort2	ushort2	typedef __attribute__((kbind_vector(2)))unsigned short ushort2;
ushort3	ushort3	typedef __attribute__((kbind_vector(3)))unsigned short ushort3;
ushort4	ushort4	typedef __attribute__((kbind_vector(4)))unsigned short ushort4;
make_ushort1	ushort1 make_ushort1	__device__ inline ushort1 make_ushort1(unsigned short x){return ushort1{x};}
make_ushort2	ushort2 make_ushort2	__device__ inline ushort2 make_ushort2(unsigned short x,unsigned short y){return ushort2{x,y};}
make_ushort3	ushort3 make_ushort3	__device__ inline ushort3 make_ushort3(unsigned short x,unsigned short y,unsigned short z){return ushort3{x,y,z};}
make_ushort4	ushort4 make_ushort4	__device__ inline ushort4 make_ushort4(unsigned short x,unsigned short y,unsigned short z,unsigned short w){return ushort4{x,y,z,w};}
int1	int1	typedef __attribute__((kbind_vector(1)))int int1;
int2	int2	typedef __attribute__((kbind_vector(2)))int int2;
int3	int3	typedef __attribute__((kbind_vector(3)))int int3;
int4	int4	typedef __attribute__((kbind_vector(4)))int int4;
make_int1	int1 make_int1	__device__ inline int1 make_int1(int x){return int1{x};}
make_int2	int2 make_int2	__device__ inline int2 make_int2(int x,int y){return int2{x,y};}
make_int3	int3 make_int3	__device__ inline int3 make_int3(int x,int y,int z){return int3{x,y,z};}
make_int4	int4 make_int4	__device__ inline int4 make_int4(int x,int y,int z,int w){return int4{x,y,z,w};}
uint1	uint1	typedef __attribute__((kbind_vector(1)))unsigned int uint1;
uint2	uint2	typedef __attribute__((kbind_vector(2)))unsigned int uint2;
uint3	uint3	typedef __attribute__((kbind_vector(3)))unsigned int uint3;
uint4	uint4	typedef __attribute__((kbind_vector(4)))unsigned int uint4;
make_uint1	uint1 make_uint1	__device__ inline uint1 make_uint1(unsigned int x){return uint1{x};}
make_uint2	uint2 make_uint2	__device__ inline uint2 make_uint2(unsigned int x,unsigned int y){return uint2{x,y};}
make_uint3	uint3 make_uint3	__device__ inline uint3 make_uint3(unsigned int x,unsigned int y,unsigned int z){return uint3{x,y,z};}
make_uint4	uint4 make_uint4	__device__ inline uint4 make_uint4(unsigned int x,unsigned int y,unsigned int z,unsigned int w){return uint4{x,y,z,w};}
long1	long1	typedef __attribute__((kbind_vector(1)))long long1;
long2	long2	typedef __attribute__((kbind_vector(2)))long long2;
long3	long3	typedef __attribute__((kbind_vector(3)))long long3;
long4	long4	typedef __attribute__((kbind_vector(4)))long long4;
make_long1	long1 make_long1	__device__ inline long1 make_long1(long x){return long1{x};}
make_long2	long2 make_long2	__device__ inline long2 make_long2(long x,long y){return long2{x,y};}
make_long3	long3 make_long3	__device__ inline long3 make_long3(long x,long y,long z){return long3{x,y,z};}
make_long4	long4 make_long4	__device__ inline long4 make_long4(long x,long y,long z,long w){return long4{x,y,z,w};}
ulong1	ulong1	typedef __attribute__((kbind_vector(1)))unsigned long ulong1;
ulong2	ulong2	typedef __attribute__((kbind_vector(2)))unsigned long ulong2;
ulong3	ulong3	typedef __attribute__((kbind_vector(3)))unsigned long ulong3;
ulong4	ulong4	typedef __attribute__((kbind_vector(4)))unsigned long ulong4;
make_ulong1	ulong1 make_ulong1	__device__ inline ulong1 make_ulong1(unsigned long x){return ulong1{x};}
make_ulong2	ulong2 make_ulong2	__device__ inline ulong2 make_ulong2(unsigned long x,unsigned long y){return ulong2{x,y};}
make_ulong3	ulong3 make_ulong3	__device__ inline ulong3 make_ulong3(unsigned long x,unsigned long y,unsigned long z){return ulong3{x,y,z};}
make_ulong4	ulong4 make_ulong4	__device__ inline ulong4 make_ulong4(unsigned long x,unsigned long y,unsigned long z,unsigned long w){return ulong4{x,y,z,w};}
longlong1	longlong1	typedef __attribute__((kbind_vector(1)))long long longlong1;
longlong2	longlong2	typedef __attribute__((kbind_vector(2)))long long longlong2;
longlong3	longlong3	typedef __attribute__((kbind_vector(3)))long long longlong3;
longlong4	longlong4	typedef __attribute__((kbind_vector(4)))long long longlong4;
make_longlong1	longlong1 make_longlong1	__device__ inline longlong1 make_longlong1(long long x){return longlong1{x};}
make_longlong2	longlong2 make_longlong2	__device__ inline longlong2 make_longlong2(long long x,long long y){return longlong2{x,y};}
make_longlong3	longlong3 make_longlong3	__device__ inline longlong3 make_longlong3(long long x,long long y,long long z){return longlong3{x,y,z};}
make_longlong4	longlong4 make_longlong4	__device__ inline longlong4 make_longlong4(long long x,long long y,long long z,long long w){return longlong4{x,y,z,w};}
ulonglong1	ulonglong1	typedef __attribute__((kbind_vector(1)))unsigned long long ulonglong1;
ulonglong2	ulonglong2	typedef __attribute__((kbind_vector(2)))unsigned long long ulonglong2;
ulonglong3	ulonglong3	typedef __attribute__((kbind_vector(3)))unsigned long long ulonglong3;
ulonglong4	ulonglong4	typedef __attribute__((kbind_vector(4)))unsigned long long ulonglong4;
make_ulonglong1	ulonglong1 make_ulonglong1	__device__ inline ulonglong1 make_ulonglong1(unsigned long long x){return ulonglong1{x};}
make_ulonglong2	ulonglong2 make_ulonglong2	__device__ inline ulonglong2 make_ulonglong2(unsigned long long x,unsigned long long y){return ulonglong2{x,y};}
make_ulonglong3	ulonglong3 make_ulonglong3	__device__ inline ulonglong3 make_ulonglong3(unsigned long long x,unsigned long long y,unsigned long long z){return ulonglong3{x,y,z};}
make_ulonglong4	ulonglong4 make_ulonglong4	__device__ inline ulonglong4 make_ulonglong4(unsigned long long x,unsigned long long y,unsigned long long z,unsigned long long w){return ulonglong4{x,y,z,w};}
float1	float1	typedef __attribute__((kbind_vector(1)))float float1;
float2	float2	typedef __attribute__((kbind_vector(2)))float float2;
float3	float3	typedef __attribute__((kbind_vector(3)))float float3;
float4	float4	typedef __attribute__((kbind_vector(4)))float float4;
make_float1	float1 make_float1	__device__ inline float1 make_float1(float x){return float1{x};}
make_float2	float2 make_float2	__device__ inline float2 make_float2(float x,float y){return float2{x,y};}
make_float3	float3 make_float3	__device__ inline float3 make_float3(float x,float y,float z){return float3{x,y,z};}
make_float4	float4 make_float4	__device__ inline float4 make_float4(float x,float y,float z,float w){return float4{x,y,z,w};}
double1	double1	typedef __attribute__((kbind_vector(1)))double double1;
double2	double2	typedef __attribute__((kbind_vector(2)))double double2;
double3	double3	typedef __attribute__((kbind_vector(3)))double double3;
double4	double4	typedef __attribute__((kbind_vector(4)))double double4;
make_double1	double1 make_double1	__device__ inline double1 make_double1(double x){return double1{x};}
make_double2	double2 make_double2	__device__ inline double2 make_double2(double x,double y){return double2{x,y};}
make_double3	double3 make_double3	__device__ inline double3 make_double3(double x,double y,double z){return double3{x,y,z};}
make_double4	double4 make_double4	__device__ inline double4 make_double4(double x,double y,double z,double w){return double4{x,y,z,w};}
__half	__half	typedef _Float16 __half;
__half2	__half2	typedef __attribute__((kbind_vector(2)))_Float16 __half2;
__nv_bfloat16	__nv_bfloat16	typedef __bf16 __nv_bfloat16;
__nv_bfloat162	__nv_bfloat162	typedef __attribute__((kbind_vector(2)))__bf16 __nv_bfloat162;
__kb_vector_base	__kb_vector_base	template<class V,class T,int N>struct __kb_vector_base;
__kb_vector_base		template<class V,class T>struct __kb_vector_base<V,T,1>{alignas(alignof(V))T x;__kb_vector_base()=default;__device__ constexpr __kb_vector_base(T a):x(a){}__device__ constexpr __kb_vector_base(V v):x(v.x){}__device__ operator V&(){return*reinterpret_cast<V* >(this);}__device__ operator const V&()const{return*reinterpret_cast<const V* >(this);}};
__kb_vector_base		template<class V,class T>struct __kb_vector_base<V,T,2>{alignas(alignof(V))T x;T y;__kb_vector_base()=default;__device__ constexpr __kb_vector_base(T a,T b):x(a),y(b){}__device__ constexpr __kb_vector_base(V v):x(v.x),y(v.y){}__device__ operator V&(){return*reinterpret_cast<V* >(this);}__device__ operator const V&()const{return*reinterpret_cast<const V* >(this);}};
__kb_vector_base		template<class V,class T>struct __kb_vector_base<V,T,3>{alignas(alignof(V))T x;T y;T z;__kb_vector_base()=default;__device__ constexpr __kb_vector_base(T a,T b,T c):x(a),y(b),z(c){}__device__ constexpr __kb_vector_base(V v):x(v.x),y(v.y),z(v.z){}__device__ operator V&(){return*reinterpret_cast<V* >(this);}__device__ operator const V&()const{return*reinterpret_cast<const V* >(this);}};
__kb_vector_base		template<class V,class T>struct __kb_vector_base<V,T,4>{alignas(alignof(V))T x;T y;T z;T w;__kb_vector_base()=default;__device__ constexpr __kb_vector_base(T a,T b,T c,T d):x(a),y(b),z(c),w(d){}__device__ constexpr __kb_vector_base(V v):x(v.x),y(v.y),z(v.z),w(v.w){}__device__ operator V&(){return*reinterpret_cast<V* >(this);}__device__ operator const V&()const{return*reinterpret_cast<const V* >(this);}};
dim3	uint3	struct dim3{unsigned int x,y,z;__device__ constexpr dim3(unsigned int a=1,unsigned int b=1,unsigned int c=1):x(a),y(b),z(c){}__device__ constexpr dim3(uint3 v):x(v.x),y(v.y),z(v.z){}__device__ constexpr operator uint3()const{return uint3{x,y,z};}};
threadIdx	uint3 threadIdx	extern const __device__ __attribute__((kbind_ids("id.thread")))uint3 threadIdx;
blockIdx	uint3 blockIdx	extern const __device__ __attribute__((kbind_ids("id.block")))uint3 blockIdx;
blockDim	dim3 blockDim	extern const __device__ __attribute__((kbind_ids("dim.block")))dim3 blockDim;
gridDim	dim3 gridDim	extern const __device__ __attribute__((kbind_ids("dim.grid")))dim3 gridDim;
warpSize	warpSize	constexpr __device__ int warpSize=32;
cudaTextureObject_t	cudaTextureObject_t	typedef __attribute__((kbind_handle("texture")))unsigned long long cudaTextureObject_t;
cudaSurfaceObject_t	cudaSurfaceObject_t	typedef __attribute__((kbind_handle("surface")))unsigned long long cudaSurfaceObject_t;
CUtexObject	cudaTextureObject_t CUtexObject	typedef cudaTextureObject_t CUtexObject;
CUsurfObject	cudaSurfaceObject_t CUsurfObject	typedef cudaSurfaceObject_t CUsurfObject;
cudaStream_t	cudaStream_t	typedef struct CUstream_st*cudaStream_t;
cudaEvent_t	cudaEvent_t	typedef struct CUevent_st*cudaEvent_t;
__builtin_inff	__builtin_inff	__device__ constexpr float __builtin_inff(){return 1.0f/0.0f;}
__builtin_inf	__builtin_inf	__device__ constexpr double __builtin_inf(){return 1.0/0.0;}
__builtin_huge_valf	__builtin_huge_valf	__device__ constexpr float __builtin_huge_valf(){return 1.0f/0.0f;}
__builtin_huge_val	__builtin_huge_val	__device__ constexpr double __builtin_huge_val(){return 1.0/0.0;}
__kb_nanf	__kb_nanf	__device__ constexpr float __kb_nanf(){return 0.0f/0.0f;}
__kb_nan	__kb_nan	__device__ constexpr double __kb_nan(){return 0.0/0.0;}
sqrtf	sqrtf	__device__ __attribute__((kbind_op("math.sqrt")))float sqrtf(float x);
sqrt	sqrt	__device__ __attribute__((kbind_op("math.sqrt")))float sqrt(float x);
sqrt	sqrt	__device__ __attribute__((kbind_op("math.sqrt")))double sqrt(double x);
sqrt	sqrt	template<class T>__device__ __attribute__((kbind_if("integral")))inline double sqrt(T x){return sqrt((double)x);}
cbrtf	cbrtf	__device__ __attribute__((kbind_op("math.cbrt")))float cbrtf(float x);
cbrt	cbrt	__device__ __attribute__((kbind_op("math.cbrt")))float cbrt(float x);
cbrt	cbrt	__device__ __attribute__((kbind_op("math.cbrt")))double cbrt(double x);
cbrt	cbrt	template<class T>__device__ __attribute__((kbind_if("integral")))inline double cbrt(T x){return cbrt((double)x);}
rsqrtf	rsqrtf	__device__ __attribute__((kbind_op("math.rsqrt")))float rsqrtf(float x);
rsqrt	rsqrt	__device__ __attribute__((kbind_op("math.rsqrt")))float rsqrt(float x);
rsqrt	rsqrt	__device__ __attribute__((kbind_op("math.rsqrt")))double rsqrt(double x);
rsqrt	rsqrt	template<class T>__device__ __attribute__((kbind_if("integral")))inline double rsqrt(T x){return rsqrt((double)x);}
expf	expf	__device__ __attribute__((kbind_op("math.exp")))float expf(float x);
exp	exp	__device__ __attribute__((kbind_op("math.exp")))float exp(float x);
exp	exp	__device__ __attribute__((kbind_op("math.exp")))double exp(double x);
exp	exp	template<class T>__device__ __attribute__((kbind_if("integral")))inline double exp(T x){return exp((double)x);}
exp2f	exp2f	__device__ __attribute__((kbind_op("math.exp2")))float exp2f(float x);
exp2	exp2	__device__ __attribute__((kbind_op("math.exp2")))float exp2(float x);
exp2	exp2	__device__ __attribute__((kbind_op("math.exp2")))double exp2(double x);
exp2	exp2	template<class T>__device__ __attribute__((kbind_if("integral")))inline double exp2(T x){return exp2((double)x);}
exp10f	exp10f	__device__ __attribute__((kbind_op("math.exp10")))float exp10f(float x);
exp10	exp10	__device__ __attribute__((kbind_op("math.exp10")))float exp10(float x);
exp10	exp10	__device__ __attribute__((kbind_op("math.exp10")))double exp10(double x);
exp10	exp10	template<class T>__device__ __attribute__((kbind_if("integral")))inline double exp10(T x){return exp10((double)x);}
expm1f	expm1f	__device__ __attribute__((kbind_op("math.expm1")))float expm1f(float x);
expm1	expm1	__device__ __attribute__((kbind_op("math.expm1")))float expm1(float x);
expm1	expm1	__device__ __attribute__((kbind_op("math.expm1")))double expm1(double x);
expm1	expm1	template<class T>__device__ __attribute__((kbind_if("integral")))inline double expm1(T x){return expm1((double)x);}
logf	logf	__device__ __attribute__((kbind_op("math.log")))float logf(float x);
log	log	__device__ __attribute__((kbind_op("math.log")))float log(float x);
log	log	__device__ __attribute__((kbind_op("math.log")))double log(double x);
log	log	template<class T>__device__ __attribute__((kbind_if("integral")))inline double log(T x){return log((double)x);}
log2f	log2f	__device__ __attribute__((kbind_op("math.log2")))float log2f(float x);
log2	log2	__device__ __attribute__((kbind_op("math.log2")))float log2(float x);
log2	log2	__device__ __attribute__((kbind_op("math.log2")))double log2(double x);
log2	log2	template<class T>__device__ __attribute__((kbind_if("integral")))inline double log2(T x){return log2((double)x);}
log10f	log10f	__device__ __attribute__((kbind_op("math.log10")))float log10f(float x);
log10	log10	__device__ __attribute__((kbind_op("math.log10")))float log10(float x);
log10	log10	__device__ __attribute__((kbind_op("math.log10")))double log10(double x);
log10	log10	template<class T>__device__ __attribute__((kbind_if("integral")))inline double log10(T x){return log10((double)x);}
log1pf	log1pf	__device__ __attribute__((kbind_op("math.log1p")))float log1pf(float x);
log1p	log1p	__device__ __attribute__((kbind_op("math.log1p")))float log1p(float x);
log1p	log1p	__device__ __attribute__((kbind_op("math.log1p")))double log1p(double x);
log1p	log1p	template<class T>__device__ __attribute__((kbind_if("integral")))inline double log1p(T x){return log1p((double)x);}
logbf	logbf	__device__ __attribute__((kbind_op("math.logb")))float logbf(float x);
logb	logb	__device__ __attribute__((kbind_op("math.logb")))float logb(float x);
logb	logb	__device__ __attribute__((kbind_op("math.logb")))double logb(double x);
logb	logb	template<class T>__device__ __attribute__((kbind_if("integral")))inline double logb(T x){return logb((double)x);}
sinf	sinf	__device__ __attribute__((kbind_op("math.sin")))float sinf(float x);
sin	sin	__device__ __attribute__((kbind_op("math.sin")))float sin(float x);
sin	sin	__device__ __attribute__((kbind_op("math.sin")))double sin(double x);
sin	sin	template<class T>__device__ __attribute__((kbind_if("integral")))inline double sin(T x){return sin((double)x);}
cosf	cosf	__device__ __attribute__((kbind_op("math.cos")))float cosf(float x);
cos	cos	__device__ __attribute__((kbind_op("math.cos")))float cos(float x);
cos	cos	__device__ __attribute__((kbind_op("math.cos")))double cos(double x);
cos	cos	template<class T>__device__ __attribute__((kbind_if("integral")))inline double cos(T x){return cos((double)x);}
tanf	tanf	__device__ __attribute__((kbind_op("math.tan")))float tanf(float x);
tan	tan	__device__ __attribute__((kbind_op("math.tan")))float tan(float x);
tan	tan	__device__ __attribute__((kbind_op("math.tan")))double tan(double x);
tan	tan	template<class T>__device__ __attribute__((kbind_if("integral")))inline double tan(T x){return tan((double)x);}
asinf	asinf	__device__ __attribute__((kbind_op("math.asin")))float asinf(float x);
asin	asin	__device__ __attribute__((kbind_op("math.asin")))float asin(float x);
asin	asin	__device__ __attribute__((kbind_op("math.asin")))double asin(double x);
asin	asin	template<class T>__device__ __attribute__((kbind_if("integral")))inline double asin(T x){return asin((double)x);}
acosf	acosf	__device__ __attribute__((kbind_op("math.acos")))float acosf(float x);
acos	acos	__device__ __attribute__((kbind_op("math.acos")))float acos(float x);
acos	acos	__device__ __attribute__((kbind_op("math.acos")))double acos(double x);
acos	acos	template<class T>__device__ __attribute__((kbind_if("integral")))inline double acos(T x){return acos((double)x);}
atanf	atanf	__device__ __attribute__((kbind_op("math.atan")))float atanf(float x);
atan	atan	__device__ __attribute__((kbind_op("math.atan")))float atan(float x);
atan	atan	__device__ __attribute__((kbind_op("math.atan")))double atan(double x);
atan	atan	template<class T>__device__ __attribute__((kbind_if("integral")))inline double atan(T x){return atan((double)x);}
sinhf	sinhf	__device__ __attribute__((kbind_op("math.sinh")))float sinhf(float x);
sinh	sinh	__device__ __attribute__((kbind_op("math.sinh")))float sinh(float x);
sinh	sinh	__device__ __attribute__((kbind_op("math.sinh")))double sinh(double x);
sinh	sinh	template<class T>__device__ __attribute__((kbind_if("integral")))inline double sinh(T x){return sinh((double)x);}
coshf	coshf	__device__ __attribute__((kbind_op("math.cosh")))float coshf(float x);
cosh	cosh	__device__ __attribute__((kbind_op("math.cosh")))float cosh(float x);
cosh	cosh	__device__ __attribute__((kbind_op("math.cosh")))double cosh(double x);
cosh	cosh	template<class T>__device__ __attribute__((kbind_if("integral")))inline double cosh(T x){return cosh((double)x);}
tanhf	tanhf	__device__ __attribute__((kbind_op("math.tanh")))float tanhf(float x);
tanh	tanh	__device__ __attribute__((kbind_op("math.tanh")))float tanh(float x);
tanh	tanh	__device__ __attribute__((kbind_op("math.tanh")))double tanh(double x);
tanh	tanh	template<class T>__device__ __attribute__((kbind_if("integral")))inline double tanh(T x){return tanh((double)x);}
asinhf	asinhf	__device__ __attribute__((kbind_op("math.asinh")))float asinhf(float x);
asinh	asinh	__device__ __attribute__((kbind_op("math.asinh")))float asinh(float x);
asinh	asinh	__device__ __attribute__((kbind_op("math.asinh")))double asinh(double x);
asinh	asinh	template<class T>__device__ __attribute__((kbind_if("integral")))inline double asinh(T x){return asinh((double)x);}
acoshf	acoshf	__device__ __attribute__((kbind_op("math.acosh")))float acoshf(float x);
acosh	acosh	__device__ __attribute__((kbind_op("math.acosh")))float acosh(float x);
acosh	acosh	__device__ __attribute__((kbind_op("math.acosh")))double acosh(double x);
acosh	acosh	template<class T>__device__ __attribute__((kbind_if("integral")))inline double acosh(T x){return acosh((double)x);}
atanhf	atanhf	__device__ __attribute__((kbind_op("math.atanh")))float atanhf(float x);
atanh	atanh	__device__ __attribute__((kbind_op("math.atanh")))float atanh(float x);
atanh	atanh	__device__ __attribute__((kbind_op("math.atanh")))double atanh(double x);
atanh	atanh	template<class T>__device__ __attribute__((kbind_if("integral")))inline double atanh(T x){return atanh((double)x);}
sinpif	sinpif	__device__ __attribute__((kbind_op("math.sinpi")))float sinpif(float x);
sinpi	sinpi	__device__ __attribute__((kbind_op("math.sinpi")))float sinpi(float x);
sinpi	sinpi	__device__ __attribute__((kbind_op("math.sinpi")))double sinpi(double x);
sinpi	sinpi	template<class T>__device__ __attribute__((kbind_if("integral")))inline double sinpi(T x){return sinpi((double)x);}
cospif	cospif	__device__ __attribute__((kbind_op("math.cospi")))float cospif(float x);
cospi	cospi	__device__ __attribute__((kbind_op("math.cospi")))float cospi(float x);
cospi	cospi	__device__ __attribute__((kbind_op("math.cospi")))double cospi(double x);
cospi	cospi	template<class T>__device__ __attribute__((kbind_if("integral")))inline double cospi(T x){return cospi((double)x);}
erff	erff	__device__ __attribute__((kbind_op("math.erf")))float erff(float x);
erf	erf	__device__ __attribute__((kbind_op("math.erf")))float erf(float x);
erf	erf	__device__ __attribute__((kbind_op("math.erf")))double erf(double x);
erf	erf	template<class T>__device__ __attribute__((kbind_if("integral")))inline double erf(T x){return erf((double)x);}
erfcf	erfcf	__device__ __attribute__((kbind_op("math.erfc")))float erfcf(float x);
erfc	erfc	__device__ __attribute__((kbind_op("math.erfc")))float erfc(float x);
erfc	erfc	__device__ __attribute__((kbind_op("math.erfc")))double erfc(double x);
erfc	erfc	template<class T>__device__ __attribute__((kbind_if("integral")))inline double erfc(T x){return erfc((double)x);}
erfinvf	erfinvf	__device__ __attribute__((kbind_op("math.erfinv")))float erfinvf(float x);
erfinv	erfinv	__device__ __attribute__((kbind_op("math.erfinv")))float erfinv(float x);
erfinv	erfinv	__device__ __attribute__((kbind_op("math.erfinv")))double erfinv(double x);
erfinv	erfinv	template<class T>__device__ __attribute__((kbind_if("integral")))inline double erfinv(T x){return erfinv((double)x);}
erfcinvf	erfcinvf	__device__ __attribute__((kbind_op("math.erfcinv")))float erfcinvf(float x);
erfcinv	erfcinv	__device__ __attribute__((kbind_op("math.erfcinv")))float erfcinv(float x);
erfcinv	erfcinv	__device__ __attribute__((kbind_op("math.erfcinv")))double erfcinv(double x);
erfcinv	erfcinv	template<class T>__device__ __attribute__((kbind_if("integral")))inline double erfcinv(T x){return erfcinv((double)x);}
erfcxf	erfcxf	__device__ __attribute__((kbind_op("math.erfcx")))float erfcxf(float x);
erfcx	erfcx	__device__ __attribute__((kbind_op("math.erfcx")))float erfcx(float x);
erfcx	erfcx	__device__ __attribute__((kbind_op("math.erfcx")))double erfcx(double x);
erfcx	erfcx	template<class T>__device__ __attribute__((kbind_if("integral")))inline double erfcx(T x){return erfcx((double)x);}
tgammaf	tgammaf	__device__ __attribute__((kbind_op("math.tgamma")))float tgammaf(float x);
tgamma	tgamma	__device__ __attribute__((kbind_op("math.tgamma")))float tgamma(float x);
tgamma	tgamma	__device__ __attribute__((kbind_op("math.tgamma")))double tgamma(double x);
tgamma	tgamma	template<class T>__device__ __attribute__((kbind_if("integral")))inline double tgamma(T x){return tgamma((double)x);}
lgammaf	lgammaf	__device__ __attribute__((kbind_op("math.lgamma")))float lgammaf(float x);
lgamma	lgamma	__device__ __attribute__((kbind_op("math.lgamma")))float lgamma(float x);
lgamma	lgamma	__device__ __attribute__((kbind_op("math.lgamma")))double lgamma(double x);
lgamma	lgamma	template<class T>__device__ __attribute__((kbind_if("integral")))inline double lgamma(T x){return lgamma((double)x);}
j0f	j0f	__device__ __attribute__((kbind_op("math.j0")))float j0f(float x);
j0	j0	__device__ __attribute__((kbind_op("math.j0")))float j0(float x);
j0	j0	__device__ __attribute__((kbind_op("math.j0")))double j0(double x);
j0	j0	template<class T>__device__ __attribute__((kbind_if("integral")))inline double j0(T x){return j0((double)x);}
j1f	j1f	__device__ __attribute__((kbind_op("math.j1")))float j1f(float x);
j1	j1	__device__ __attribute__((kbind_op("math.j1")))float j1(float x);
j1	j1	__device__ __attribute__((kbind_op("math.j1")))double j1(double x);
j1	j1	template<class T>__device__ __attribute__((kbind_if("integral")))inline double j1(T x){return j1((double)x);}
y0f	y0f	__device__ __attribute__((kbind_op("math.y0")))float y0f(float x);
y0	y0	__device__ __attribute__((kbind_op("math.y0")))float y0(float x);
y0	y0	__device__ __attribute__((kbind_op("math.y0")))double y0(double x);
y0	y0	template<class T>__device__ __attribute__((kbind_if("integral")))inline double y0(T x){return y0((double)x);}
y1f	y1f	__device__ __attribute__((kbind_op("math.y1")))float y1f(float x);
y1	y1	__device__ __attribute__((kbind_op("math.y1")))float y1(float x);
y1	y1	__device__ __attribute__((kbind_op("math.y1")))double y1(double x);
y1	y1	template<class T>__device__ __attribute__((kbind_if("integral")))inline double y1(T x){return y1((double)x);}
fabsf	fabsf	__device__ __attribute__((kbind_op("math.fabs")))float fabsf(float x);
fabs	fabs	__device__ __attribute__((kbind_op("math.fabs")))float fabs(float x);
fabs	fabs	__device__ __attribute__((kbind_op("math.fabs")))double fabs(double x);
fabs	fabs	template<class T>__device__ __attribute__((kbind_if("integral")))inline double fabs(T x){return fabs((double)x);}
floorf	floorf	__device__ __attribute__((kbind_op("math.floor")))float floorf(float x);
floor	floor	__device__ __attribute__((kbind_op("math.floor")))float floor(float x);
floor	floor	__device__ __attribute__((kbind_op("math.floor")))double floor(double x);
floor	floor	template<class T>__device__ __attribute__((kbind_if("integral")))inline double floor(T x){return floor((double)x);}
ceilf	ceilf	__device__ __attribute__((kbind_op("math.ceil")))float ceilf(float x);
ceil	ceil	__device__ __attribute__((kbind_op("math.ceil")))float ceil(float x);
ceil	ceil	__device__ __attribute__((kbind_op("math.ceil")))double ceil(double x);
ceil	ceil	template<class T>__device__ __attribute__((kbind_if("integral")))inline double ceil(T x){return ceil((double)x);}
truncf	truncf	__device__ __attribute__((kbind_op("math.trunc")))float truncf(float x);
trunc	trunc	__device__ __attribute__((kbind_op("math.trunc")))float trunc(float x);
trunc	trunc	__device__ __attribute__((kbind_op("math.trunc")))double trunc(double x);
trunc	trunc	template<class T>__device__ __attribute__((kbind_if("integral")))inline double trunc(T x){return trunc((double)x);}
roundf	roundf	__device__ __attribute__((kbind_op("math.round")))float roundf(float x);
round	round	__device__ __attribute__((kbind_op("math.round")))float round(float x);
round	round	__device__ __attribute__((kbind_op("math.round")))double round(double x);
round	round	template<class T>__device__ __attribute__((kbind_if("integral")))inline double round(T x){return round((double)x);}
rintf	rintf	__device__ __attribute__((kbind_op("math.rint")))float rintf(float x);
rint	rint	__device__ __attribute__((kbind_op("math.rint")))float rint(float x);
rint	rint	__device__ __attribute__((kbind_op("math.rint")))double rint(double x);
rint	rint	template<class T>__device__ __attribute__((kbind_if("integral")))inline double rint(T x){return rint((double)x);}
nearbyintf	nearbyintf	__device__ __attribute__((kbind_op("math.rint")))float nearbyintf(float x);
nearbyint	nearbyint	__device__ __attribute__((kbind_op("math.rint")))float nearbyint(float x);
nearbyint	nearbyint	__device__ __attribute__((kbind_op("math.rint")))double nearbyint(double x);
nearbyint	nearbyint	template<class T>__device__ __attribute__((kbind_if("integral")))inline double nearbyint(T x){return nearbyint((double)x);}
atan2f	atan2f	__device__ __attribute__((kbind_op("math.atan2")))float atan2f(float x,float y);
atan2	atan2	__device__ __attribute__((kbind_op("math.atan2")))float atan2(float x,float y);
atan2	atan2	__device__ __attribute__((kbind_op("math.atan2")))double atan2(double x,double y);
atan2	atan2	template<class A,class B>__device__ __attribute__((kbind_if("arith")))inline double atan2(A x,B y){return atan2((double)x,(double)y);}
powf	powf	__device__ __attribute__((kbind_op("math.pow")))float powf(float x,float y);
pow	pow	__device__ __attribute__((kbind_op("math.pow")))float pow(float x,float y);
pow	pow	__device__ __attribute__((kbind_op("math.pow")))double pow(double x,double y);
pow	pow	template<class A,class B>__device__ __attribute__((kbind_if("arith")))inline double pow(A x,B y){return pow((double)x,(double)y);}
hypotf	hypotf	__device__ __attribute__((kbind_op("math.hypot")))float hypotf(float x,float y);
hypot	hypot	__device__ __attribute__((kbind_op("math.hypot")))float hypot(float x,float y);
hypot	hypot	__device__ __attribute__((kbind_op("math.hypot")))double hypot(double x,double y);
hypot	hypot	template<class A,class B>__device__ __attribute__((kbind_if("arith")))inline double hypot(A x,B y){return hypot((double)x,(double)y);}
fmodf	fmodf	__device__ __attribute__((kbind_op("math.fmod")))float fmodf(float x,float y);
fmod	fmod	__device__ __attribute__((kbind_op("math.fmod")))float fmod(float x,float y);
fmod	fmod	__device__ __attribute__((kbind_op("math.fmod")))double fmod(double x,double y);
fmod	fmod	template<class A,class B>__device__ __attribute__((kbind_if("arith")))inline double fmod(A x,B y){return fmod((double)x,(double)y);}
remainderf	remainderf	__device__ __attribute__((kbind_op("math.remainder")))float remainderf(float x,float y);
remainder	remainder	__device__ __attribute__((kbind_op("math.remainder")))float remainder(float x,float y);
remainder	remainder	__device__ __attribute__((kbind_op("math.remainder")))double remainder(double x,double y);
remainder	remainder	template<class A,class B>__device__ __attribute__((kbind_if("arith")))inline double remainder(A x,B y){return remainder((double)x,(double)y);}
fminf	fminf	__device__ __attribute__((kbind_op("math.fmin")))float fminf(float x,float y);
fmin	fmin	__device__ __attribute__((kbind_op("math.fmin")))float fmin(float x,float y);
fmin	fmin	__device__ __attribute__((kbind_op("math.fmin")))double fmin(double x,double y);
fmin	fmin	template<class A,class B>__device__ __attribute__((kbind_if("arith")))inline double fmin(A x,B y){return fmin((double)x,(double)y);}
fmaxf	fmaxf	__device__ __attribute__((kbind_op("math.fmax")))float fmaxf(float x,float y);
fmax	fmax	__device__ __attribute__((kbind_op("math.fmax")))float fmax(float x,float y);
fmax	fmax	__device__ __attribute__((kbind_op("math.fmax")))double fmax(double x,double y);
fmax	fmax	template<class A,class B>__device__ __attribute__((kbind_if("arith")))inline double fmax(A x,B y){return fmax((double)x,(double)y);}
copysignf	copysignf	__device__ __attribute__((kbind_op("math.copysign")))float copysignf(float x,float y);
copysign	copysign	__device__ __attribute__((kbind_op("math.copysign")))float copysign(float x,float y);
copysign	copysign	__device__ __attribute__((kbind_op("math.copysign")))double copysign(double x,double y);
copysign	copysign	template<class A,class B>__device__ __attribute__((kbind_if("arith")))inline double copysign(A x,B y){return copysign((double)x,(double)y);}
nextafterf	nextafterf	__device__ __attribute__((kbind_op("math.nextafter")))float nextafterf(float x,float y);
nextafter	nextafter	__device__ __attribute__((kbind_op("math.nextafter")))float nextafter(float x,float y);
nextafter	nextafter	__device__ __attribute__((kbind_op("math.nextafter")))double nextafter(double x,double y);
nextafter	nextafter	template<class A,class B>__device__ __attribute__((kbind_if("arith")))inline double nextafter(A x,B y){return nextafter((double)x,(double)y);}
fdimf	fdimf	__device__ __attribute__((kbind_op("math.fdim")))float fdimf(float x,float y);
fdim	fdim	__device__ __attribute__((kbind_op("math.fdim")))float fdim(float x,float y);
fdim	fdim	__device__ __attribute__((kbind_op("math.fdim")))double fdim(double x,double y);
fdim	fdim	template<class A,class B>__device__ __attribute__((kbind_if("arith")))inline double fdim(A x,B y){return fdim((double)x,(double)y);}
__kb_rcbrt	__kb_rcbrt cbrt fma isfinite	__device__ inline double __kb_rcbrt(double x){double y=1/cbrt(x),t=x*y,tl=fma(x,y,-t),u=t*y,ul=fma(t,y,-u)+tl*y;return isfinite(y)&&y!=0?y+y*(fma(-u,y,1.0)-ul*y)/3:y;}
__kb_normcdf	__kb_normcdf fma erfc fabs exp	__device__ inline double __kb_normcdf(double x){double t=x* -0.70710678118654757,tl=fma(x,-0.70710678118654757,-t)+x*4.8336466567264565e-17;double y=erfc(t);return 0.5*(fabs(t)<27?y-tl*1.1283791670955126*exp(-t*t):y);}
__kb_norm	__kb_norm fmax fabs isnan isinf __kb_nan ilogb ldexp fma sqrt	__device__ inline double __kb_norm(int n,const double*p,bool inverse){double most=0;bool nan=false;for(int i=0;i<n;i++){most=fmax(most,fabs(p[i]));nan=nan||isnan(p[i]);}if(most==0||isinf(most)||nan){double r=nan&& !isinf(most)?__kb_nan():most;return inverse?1/r:r;}int e=ilogb(most);double s=0,sl=0;for(int i=0;i<n;i++){double x=ldexp(p[i],-e),q=x*x,t=s+q,z=t-s;sl+=(s-(t-z))+(q-z)+fma(x,x,-q);s=t;}double r=sqrt(s),rl=(fma(-r,r,s)+sl)/(2*r);if(!inverse)return ldexp(r+rl,e);double y=1/r;return ldexp(y+y*(fma(-y,r,1.0)-y*rl),-e);}
__kb_normf	__kb_normf isinf __builtin_huge_val sqrt	__device__ inline float __kb_normf(int n,const float*p,bool inverse){double s=0;bool inf=false;for(int i=0;i<n;i++){s+=(double)p[i]*p[i];inf=inf||isinf(p[i]);}double r=inf?__builtin_huge_val():sqrt(s);return(float)(inverse?1/r:r);}
rcbrtf	rcbrtf __kb_rcbrt	__device__ inline float rcbrtf(float x){typedef float R;return(R)__kb_rcbrt((double)x);}
rcbrt	rcbrt __kb_rcbrt	__device__ inline float rcbrt(float x){typedef float R;return(R)__kb_rcbrt((double)x);}
rcbrt	rcbrt __kb_rcbrt	__device__ inline double rcbrt(double x){typedef double R;return(R)__kb_rcbrt((double)x);}
rcbrt	rcbrt	template<class T>__device__ __attribute__((kbind_if("integral")))inline double rcbrt(T x){return rcbrt((double)x);}
normcdff	normcdff __kb_normcdf	__device__ inline float normcdff(float x){typedef float R;return(R)__kb_normcdf((double)x);}
normcdf	normcdf __kb_normcdf	__device__ inline float normcdf(float x){typedef float R;return(R)__kb_normcdf((double)x);}
normcdf	normcdf __kb_normcdf	__device__ inline double normcdf(double x){typedef double R;return(R)__kb_normcdf((double)x);}
normcdf	normcdf	template<class T>__device__ __attribute__((kbind_if("integral")))inline double normcdf(T x){return normcdf((double)x);}
normcdfinvf	normcdfinvf erfcinv	__device__ inline float normcdfinvf(float x){typedef float R;return(R)(-1.41421356237309504880*erfcinv((double)x+(double)x));}
normcdfinv	normcdfinv erfcinv	__device__ inline float normcdfinv(float x){typedef float R;return(R)(-1.41421356237309504880*erfcinv((double)x+(double)x));}
normcdfinv	normcdfinv erfcinv	__device__ inline double normcdfinv(double x){typedef double R;return(R)(-1.41421356237309504880*erfcinv((double)x+(double)x));}
normcdfinv	normcdfinv	template<class T>__device__ __attribute__((kbind_if("integral")))inline double normcdfinv(T x){return normcdfinv((double)x);}
rhypot	rhypot __kb_norm	__device__ inline double rhypot(double x,double y){double v[2]={x,y};return __kb_norm(2,v,true);}
rhypotf	rhypotf __kb_normf	__device__ inline float rhypotf(float x,float y){float v[2]={x,y};return __kb_normf(2,v,true);}
isnan	isnan	__device__ __attribute__((kbind_op("math.isnan")))bool isnan(float x);
isnan	isnan	__device__ __attribute__((kbind_op("math.isnan")))bool isnan(double x);
isnan	isnan	template<class T>__device__ __attribute__((kbind_if("integral")))inline bool isnan(T x){return isnan((double)x);}
isinf	isinf	__device__ __attribute__((kbind_op("math.isinf")))bool isinf(float x);
isinf	isinf	__device__ __attribute__((kbind_op("math.isinf")))bool isinf(double x);
isinf	isinf	template<class T>__device__ __attribute__((kbind_if("integral")))inline bool isinf(T x){return isinf((double)x);}
isfinite	isfinite	__device__ __attribute__((kbind_op("math.isfinite")))bool isfinite(float x);
isfinite	isfinite	__device__ __attribute__((kbind_op("math.isfinite")))bool isfinite(double x);
isfinite	isfinite	template<class T>__device__ __attribute__((kbind_if("integral")))inline bool isfinite(T x){return isfinite((double)x);}
signbit	signbit	__device__ __attribute__((kbind_op("math.signbit")))bool signbit(float x);
signbit	signbit	__device__ __attribute__((kbind_op("math.signbit")))bool signbit(double x);
signbit	signbit	template<class T>__device__ __attribute__((kbind_if("integral")))inline bool signbit(T x){return signbit((double)x);}
fmaf	fmaf	__device__ __attribute__((kbind_op("math.fma")))float fmaf(float x,float y,float z);
fma	fma	__device__ __attribute__((kbind_op("math.fma")))float fma(float x,float y,float z);
fma	fma	__device__ __attribute__((kbind_op("math.fma")))double fma(double x,double y,double z);
fma	fma	template<class A,class B,class C>__device__ __attribute__((kbind_if("arith")))inline double fma(A x,B y,C z){return fma((double)x,(double)y,(double)z);}
ldexpf	ldexpf	__device__ __attribute__((kbind_op("math.ldexp")))float ldexpf(float x,int n);
ldexp	ldexp	__device__ __attribute__((kbind_op("math.ldexp")))float ldexp(float x,int n);
ldexp	ldexp	__device__ __attribute__((kbind_op("math.ldexp")))double ldexp(double x,int n);
ldexp	ldexp	template<class T>__device__ __attribute__((kbind_if("integral")))inline double ldexp(T x,int n){return ldexp((double)x,n);}
scalbnf	scalbnf	__device__ __attribute__((kbind_op("math.ldexp")))float scalbnf(float x,int n);
scalbn	scalbn	__device__ __attribute__((kbind_op("math.ldexp")))float scalbn(float x,int n);
scalbn	scalbn	__device__ __attribute__((kbind_op("math.ldexp")))double scalbn(double x,int n);
scalbn	scalbn ldexp	template<class T>__device__ __attribute__((kbind_if("integral")))inline double scalbn(T x,int n){return ldexp((double)x,n);}
__kb_clamp_exp	__kb_clamp_exp	__device__ inline int __kb_clamp_exp(long n){return n>9999?9999:n< -9999? -9999:(int)n;}
scalblnf	scalblnf ldexpf __kb_clamp_exp	__device__ inline float scalblnf(float x,long n){return ldexpf(x,__kb_clamp_exp(n));}
scalbln	scalbln ldexpf __kb_clamp_exp	__device__ inline float scalbln(float x,long n){return ldexpf(x,__kb_clamp_exp(n));}
scalbln	scalbln ldexp __kb_clamp_exp	__device__ inline double scalbln(double x,long n){return ldexp(x,__kb_clamp_exp(n));}
ilogbf	ilogbf	__device__ __attribute__((kbind_op("math.ilogb")))int ilogbf(float x);
ilogb	ilogb	__device__ __attribute__((kbind_op("math.ilogb")))int ilogb(float x);
ilogb	ilogb	__device__ __attribute__((kbind_op("math.ilogb")))int ilogb(double x);
jnf	jnf	__device__ __attribute__((kbind_op("math.jn")))float jnf(int n,float x);
jn	jn	__device__ __attribute__((kbind_op("math.jn")))double jn(int n,double x);
ynf	ynf	__device__ __attribute__((kbind_op("math.yn")))float ynf(int n,float x);
yn	yn	__device__ __attribute__((kbind_op("math.yn")))double yn(int n,double x);
__kb_frexp_frac	__kb_frexp_frac	__device__ __attribute__((kbind_op("math.frexp_frac")))float __kb_frexp_frac(float x);
__kb_frexp_frac	__kb_frexp_frac	__device__ __attribute__((kbind_op("math.frexp_frac")))double __kb_frexp_frac(double x);
__kb_frexp_exp	__kb_frexp_exp	__device__ __attribute__((kbind_op("math.frexp_exp")))int __kb_frexp_exp(float x);
__kb_frexp_exp	__kb_frexp_exp	__device__ __attribute__((kbind_op("math.frexp_exp")))int __kb_frexp_exp(double x);
__kb_remquo_quo	__kb_remquo_quo	__device__ __attribute__((kbind_op("math.remquo_quo")))int __kb_remquo_quo(float x,float y);
__kb_remquo_quo	__kb_remquo_quo	__device__ __attribute__((kbind_op("math.remquo_quo")))int __kb_remquo_quo(double x,double y);
frexpf	frexpf __kb_frexp_exp __kb_frexp_frac	__device__ inline float frexpf(float x,int*e){*e=__kb_frexp_exp(x);return __kb_frexp_frac(x);}
modff	modff trunc copysign isinf	__device__ inline float modff(float x,float*whole){float t=trunc(x);*whole=t;return copysign(isinf(x)?float(0):x-t,x);}
remquof	remquof __kb_remquo_quo remainder	__device__ inline float remquof(float x,float y,int*q){*q=__kb_remquo_quo(x,y);return remainder(x,y);}
sincosf	sincosf sin cos	__device__ inline void sincosf(float x,float*s1,float*c1){*s1=sin(x);*c1=cos(x);}
sincospif	sincospif sinpi cospi	__device__ inline void sincospif(float x,float*s1,float*c1){*s1=sinpi(x);*c1=cospi(x);}
norm3df	norm3df __kb_normf	__device__ inline float norm3df(float a,float b,float c){float v[3]={a,b,c};return __kb_normf(3,v,false);}
rnorm3df	rnorm3df __kb_normf	__device__ inline float rnorm3df(float a,float b,float c){float v[3]={a,b,c};return __kb_normf(3,v,true);}
norm4df	norm4df __kb_normf	__device__ inline float norm4df(float a,float b,float c,float d){float v[4]={a,b,c,d};return __kb_normf(4,v,false);}
rnorm4df	rnorm4df __kb_normf	__device__ inline float rnorm4df(float a,float b,float c,float d){float v[4]={a,b,c,d};return __kb_normf(4,v,true);}
normf	normf __kb_normf	__device__ inline float normf(int n,const float*p){return __kb_normf(n,p,false);}
rnormf	rnormf __kb_normf	__device__ inline float rnormf(int n,const float*p){return __kb_normf(n,p,true);}
lrintf	lrintf rint	__device__ inline long lrintf(float x){return(long)rint(x);}
lroundf	lroundf round	__device__ inline long lroundf(float x){return(long)round(x);}
llrintf	llrintf rint	__device__ inline long long llrintf(float x){return(long long)rint(x);}
llroundf	llroundf round	__device__ inline long long llroundf(float x){return(long long)round(x);}
frexp	frexp __kb_frexp_exp __kb_frexp_frac	__device__ inline double frexp(double x,int*e){*e=__kb_frexp_exp(x);return __kb_frexp_frac(x);}
modf	modf trunc copysign isinf	__device__ inline double modf(double x,double*whole){double t=trunc(x);*whole=t;return copysign(isinf(x)?double(0):x-t,x);}
remquo	remquo __kb_remquo_quo remainder	__device__ inline double remquo(double x,double y,int*q){*q=__kb_remquo_quo(x,y);return remainder(x,y);}
sincos	sincos sin cos	__device__ inline void sincos(double x,double*s1,double*c1){*s1=sin(x);*c1=cos(x);}
sincospi	sincospi sinpi cospi	__device__ inline void sincospi(double x,double*s1,double*c1){*s1=sinpi(x);*c1=cospi(x);}
norm3d	norm3d __kb_norm	__device__ inline double norm3d(double a,double b,double c){double v[3]={a,b,c};return __kb_norm(3,v,false);}
rnorm3d	rnorm3d __kb_norm	__device__ inline double rnorm3d(double a,double b,double c){double v[3]={a,b,c};return __kb_norm(3,v,true);}
norm4d	norm4d __kb_norm	__device__ inline double norm4d(double a,double b,double c,double d){double v[4]={a,b,c,d};return __kb_norm(4,v,false);}
rnorm4d	rnorm4d __kb_norm	__device__ inline double rnorm4d(double a,double b,double c,double d){double v[4]={a,b,c,d};return __kb_norm(4,v,true);}
norm	norm __kb_norm	__device__ inline double norm(int n,const double*p){return __kb_norm(n,p,false);}
rnorm	rnorm __kb_norm	__device__ inline double rnorm(int n,const double*p){return __kb_norm(n,p,true);}
lrint	lrint rint	__device__ inline long lrint(double x){return(long)rint(x);}
lround	lround round	__device__ inline long lround(double x){return(long)round(x);}
llrint	llrint rint	__device__ inline long long llrint(double x){return(long long)rint(x);}
llround	llround round	__device__ inline long long llround(double x){return(long long)round(x);}
frexp	frexp frexpf	__device__ inline float frexp(float x,int*e){return frexpf(x,e);}
modf	modf modff	__device__ inline float modf(float x,float*whole){return modff(x,whole);}
remquo	remquo remquof	__device__ inline float remquo(float x,float y,int*q){return remquof(x,y,q);}
sincos	sincos sincosf	__device__ inline void sincos(float x,float*s,float*c){sincosf(x,s,c);}
sincospi	sincospi sincospif	__device__ inline void sincospi(float x,float*s,float*c){sincospif(x,s,c);}
lrint	lrint rint	__device__ inline long lrint(float x){return(long)rint(x);}
lround	lround round	__device__ inline long lround(float x){return(long)round(x);}
llrint	llrint rint	__device__ inline long long llrint(float x){return(long long)rint(x);}
llround	llround round	__device__ inline long long llround(float x){return(long long)round(x);}
__kb_bessel_i	__kb_bessel_i fabs fma next sqrt exp expm1 isnan	__device__ inline double __kb_bessel_i(double x,double order){double a=fabs(x),r=1,term=1;if(a<30){double q=a*a/4,ql=fma(a,a,-4*q)/4,rl=0,tl=0;for(int k=1;k<200&&term>r*1e-18;k++){double p=term*q,pl=fma(term,q,-p)+tl*q+term*ql,d=k*(k+order);term=p/d;tl=(fma(-term,d,p)+pl)/d;double t=r+term,z=t-r;rl+=(r-(t-z))+(term-z)+tl;r=t;}r=order==0?r+rl:(r+rl)*a/2;}else{double sum=0;for(int k=1;k<60;k++){double next=term*((2*k-1)*(2*k-1)-4*order*order)/(k*8*a);if(fabs(next)>=fabs(term)||fabs(next)<1e-19)break;sum+=term=next;}r+=sum;r=r/sqrt(6.28318530717958647693*a);double e=exp(a/2);r=a<700?r*(expm1(a)+1):r*e*e;}return x<0&&order!=0? -r:isnan(x)?x:r;}
cyl_bessel_i0	cyl_bessel_i0 isinf fabs __kb_bessel_i	__device__ inline double cyl_bessel_i0(double x){return isinf(x)?fabs(x):__kb_bessel_i(x,0);}
cyl_bessel_i1	cyl_bessel_i1 isinf __kb_bessel_i	__device__ inline double cyl_bessel_i1(double x){return isinf(x)?x:__kb_bessel_i(x,1);}
cyl_bessel_i0f	cyl_bessel_i0f cyl_bessel_i0	__device__ inline float cyl_bessel_i0f(float x){return(float)cyl_bessel_i0((double)x);}
cyl_bessel_i1f	cyl_bessel_i1f cyl_bessel_i1	__device__ inline float cyl_bessel_i1f(float x){return(float)cyl_bessel_i1((double)x);}
cyl_bessel_i0	cyl_bessel_i0 cyl_bessel_i0f	__device__ inline float cyl_bessel_i0(float x){return cyl_bessel_i0f(x);}
cyl_bessel_i1	cyl_bessel_i1 cyl_bessel_i1f	__device__ inline float cyl_bessel_i1(float x){return cyl_bessel_i1f(x);}
__isnanf	__isnanf isnan	__device__ inline int __isnanf(float x){return isnan(x);}
__isnan	__isnan isnan	__device__ inline int __isnan(double x){return isnan(x);}
__isinff	__isinff isinf	__device__ inline int __isinff(float x){return isinf(x);}
__isinf	__isinf isinf	__device__ inline int __isinf(double x){return isinf(x);}
__finitef	__finitef isfinite	__device__ inline int __finitef(float x){return isfinite(x);}
__finite	__finite isfinite	__device__ inline int __finite(double x){return isfinite(x);}
finitef	finitef isfinite	__device__ inline int finitef(float x){return isfinite(x);}
finite	finite isfinite	__device__ inline int finite(double x){return isfinite(x);}
__isfinitef	__isfinitef isfinite	__device__ inline int __isfinitef(float x){return isfinite(x);}
__isfinite	__isfinite isfinite	__device__ inline int __isfinite(double x){return isfinite(x);}
__isfinited	__isfinited isfinite	__device__ inline int __isfinited(float x){return isfinite(x);}
__isfinited	__isfinited isfinite	__device__ inline int __isfinited(double x){return isfinite(x);}
__isnand	__isnand isnan	__device__ inline int __isnand(float x){return isnan(x);}
__isnand	__isnand isnan	__device__ inline int __isnand(double x){return isnan(x);}
__isinfd	__isinfd isinf	__device__ inline int __isinfd(float x){return isinf(x);}
__isinfd	__isinfd isinf	__device__ inline int __isinfd(double x){return isinf(x);}
__signbitf	__signbitf signbit	__device__ inline int __signbitf(float x){return signbit(x);}
__signbit	__signbit signbit	__device__ inline int __signbit(double x){return signbit(x);}
__builtin_isnanf	__builtin_isnanf isnan	__device__ inline bool __builtin_isnanf(float x){return isnan(x);}
__builtin_isnan	__builtin_isnan isnan	__device__ inline bool __builtin_isnan(double x){return isnan(x);}
__builtin_isinff	__builtin_isinff isinf	__device__ inline bool __builtin_isinff(float x){return isinf(x);}
__builtin_isinf	__builtin_isinf isinf	__device__ inline bool __builtin_isinf(double x){return isinf(x);}
__signbitd	__signbitd signbit	__device__ inline int __signbitd(double x){return signbit(x);}
isnanf	isnanf isnan	__device__ inline bool isnanf(float x){return isnan(x);}
isinff	isinff isinf	__device__ inline bool isinff(float x){return isinf(x);}
__builtin_isfinite	__builtin_isfinite isfinite	__device__ inline bool __builtin_isfinite(double x){return isfinite(x);}
isnormal	isnormal isfinite fabs	__device__ inline bool isnormal(float x){return isfinite(x)&&fabs(x)>=1.17549435082228751e-38F;}
isnormal	isnormal isfinite fabs	__device__ inline bool isnormal(double x){return isfinite(x)&&fabs(x)>=2.2250738585072014e-308;}
isgreater	isgreater	template<class A,class B>__device__ __attribute__((kbind_if("arith")))inline bool isgreater(A x,B y){return x>y;}
isgreaterequal	isgreaterequal	template<class A,class B>__device__ __attribute__((kbind_if("arith")))inline bool isgreaterequal(A x,B y){return x>=y;}
isless	isless	template<class A,class B>__device__ __attribute__((kbind_if("arith")))inline bool isless(A x,B y){return x<y;}
islessequal	islessequal	template<class A,class B>__device__ __attribute__((kbind_if("arith")))inline bool islessequal(A x,B y){return x<=y;}
islessgreater	islessgreater	template<class A,class B>__device__ __attribute__((kbind_if("arith")))inline bool islessgreater(A x,B y){return x<y||x>y;}
isunordered	isunordered isnan	template<class A,class B>__device__ __attribute__((kbind_if("arith")))inline bool isunordered(A x,B y){return isnan(x)||isnan(y);}
abs	abs	__device__ __attribute__((kbind_op("int.abs")))int abs(int x);
abs	abs	__device__ __attribute__((kbind_op("int.abs")))long abs(long x);
abs	abs	__device__ __attribute__((kbind_op("int.abs")))long long abs(long long x);
abs	abs	__device__ __attribute__((kbind_op("math.fabs")))float abs(float x);
abs	abs	__device__ __attribute__((kbind_op("math.fabs")))double abs(double x);
labs	labs	__device__ __attribute__((kbind_op("int.abs")))long labs(long x);
llabs	llabs	__device__ __attribute__((kbind_op("int.abs")))long long llabs(long long x);
min	min	__device__ __attribute__((kbind_op("int.min")))int min(int x,int y);
min	min	__device__ __attribute__((kbind_op("int.min")))unsigned int min(unsigned int x,unsigned int y);
min	min	__device__ inline unsigned int min(int x,unsigned int y){return min((unsigned int)x,y);}
min	min	__device__ inline unsigned int min(unsigned int x,int y){return min(x,(unsigned int)y);}
min	min	__device__ __attribute__((kbind_op("int.min")))long min(long x,long y);
min	min	__device__ __attribute__((kbind_op("int.min")))unsigned long min(unsigned long x,unsigned long y);
min	min	__device__ inline unsigned long min(long x,unsigned long y){return min((unsigned long)x,y);}
min	min	__device__ inline unsigned long min(unsigned long x,long y){return min(x,(unsigned long)y);}
min	min	__device__ __attribute__((kbind_op("int.min")))long long min(long long x,long long y);
min	min	__device__ __attribute__((kbind_op("int.min")))unsigned long long min(unsigned long long x,unsigned long long y);
min	min	__device__ inline unsigned long long min(long long x,unsigned long long y){return min((unsigned long long)x,y);}
min	min	__device__ inline unsigned long long min(unsigned long long x,long long y){return min(x,(unsigned long long)y);}
max	max	__device__ __attribute__((kbind_op("int.max")))int max(int x,int y);
max	max	__device__ __attribute__((kbind_op("int.max")))unsigned int max(unsigned int x,unsigned int y);
max	max	__device__ inline unsigned int max(int x,unsigned int y){return max((unsigned int)x,y);}
max	max	__device__ inline unsigned int max(unsigned int x,int y){return max(x,(unsigned int)y);}
max	max	__device__ __attribute__((kbind_op("int.max")))long max(long x,long y);
max	max	__device__ __attribute__((kbind_op("int.max")))unsigned long max(unsigned long x,unsigned long y);
max	max	__device__ inline unsigned long max(long x,unsigned long y){return max((unsigned long)x,y);}
max	max	__device__ inline unsigned long max(unsigned long x,long y){return max(x,(unsigned long)y);}
max	max	__device__ __attribute__((kbind_op("int.max")))long long max(long long x,long long y);
max	max	__device__ __attribute__((kbind_op("int.max")))unsigned long long max(unsigned long long x,unsigned long long y);
max	max	__device__ inline unsigned long long max(long long x,unsigned long long y){return max((unsigned long long)x,y);}
max	max	__device__ inline unsigned long long max(unsigned long long x,long long y){return max(x,(unsigned long long)y);}
min	min	__device__ __attribute__((kbind_op("math.fmin")))float min(float x,float y);
min	min	__device__ __attribute__((kbind_op("math.fmin")))double min(double x,double y);
min	min	__device__ inline double min(float x,double y){return min((double)x,y);}
min	min	__device__ inline double min(double x,float y){return min(x,(double)y);}
max	max	__device__ __attribute__((kbind_op("math.fmax")))float max(float x,float y);
max	max	__device__ __attribute__((kbind_op("math.fmax")))double max(double x,double y);
max	max	__device__ inline double max(float x,double y){return max((double)x,y);}
max	max	__device__ inline double max(double x,float y){return max(x,(double)y);}
umin	umin	__device__ __attribute__((kbind_op("int.min")))unsigned int umin(unsigned int x,unsigned int y);
umax	umax	__device__ __attribute__((kbind_op("int.max")))unsigned int umax(unsigned int x,unsigned int y);
llmin	llmin	__device__ __attribute__((kbind_op("int.min")))long long llmin(long long x,long long y);
llmax	llmax	__device__ __attribute__((kbind_op("int.max")))long long llmax(long long x,long long y);
ullmin	ullmin	__device__ __attribute__((kbind_op("int.min")))unsigned long long ullmin(unsigned long long x,unsigned long long y);
ullmax	ullmax	__device__ __attribute__((kbind_op("int.max")))unsigned long long ullmax(unsigned long long x,unsigned long long y);
__fsqrt_rn	__fsqrt_rn	__device__ __attribute__((kbind_op("math.sqrt")))float __fsqrt_rn(float x);
__dsqrt_rn	__dsqrt_rn	__device__ __attribute__((kbind_op("math.sqrt")))double __dsqrt_rn(double x);
__frsqrt_rn	__frsqrt_rn	__device__ __attribute__((kbind_op("math.rsqrt")))float __frsqrt_rn(float x);
__expf	__expf	__device__ __attribute__((kbind_op("math.exp")))float __expf(float x);
__exp10f	__exp10f	__device__ __attribute__((kbind_op("math.exp10")))float __exp10f(float x);
__exp2f	__exp2f	__device__ __attribute__((kbind_op("math.exp2")))float __exp2f(float x);
__logf	__logf	__device__ __attribute__((kbind_op("math.log")))float __logf(float x);
__log2f	__log2f	__device__ __attribute__((kbind_op("math.log2")))float __log2f(float x);
__log10f	__log10f	__device__ __attribute__((kbind_op("math.log10")))float __log10f(float x);
__sinf	__sinf	__device__ __attribute__((kbind_op("math.sin")))float __sinf(float x);
__cosf	__cosf	__device__ __attribute__((kbind_op("math.cos")))float __cosf(float x);
__tanf	__tanf	__device__ __attribute__((kbind_op("math.tan")))float __tanf(float x);
__tanhf	__tanhf	__device__ __attribute__((kbind_op("math.tanh")))float __tanhf(float x);
__powf	__powf	__device__ __attribute__((kbind_op("math.pow")))float __powf(float x,float y);
__sincosf	__sincosf sin cos	__device__ inline void __sincosf(float x,float*s,float*c){*s=sin(x);*c=cos(x);}
__fdividef	__fdividef	__device__ inline float __fdividef(float x,float y){return x/y;}
fdividef	fdividef	__device__ inline float fdividef(float x,float y){return x/y;}
fdivide	fdivide	__device__ inline double fdivide(double x,double y){return x/y;}
__saturatef	__saturatef fminf fmaxf	__device__ inline float __saturatef(float x){return fminf(fmaxf(x,0.0f),1.0f);}
__fmaf_rn	__fmaf_rn	__device__ __attribute__((kbind_op("math.fma")))float __fmaf_rn(float x,float y,float z);
__fma_rn	__fma_rn	__device__ __attribute__((kbind_op("math.fma")))double __fma_rn(double x,double y,double z);
__fmaf_ieee_rn	__fmaf_ieee_rn	__device__ __attribute__((kbind_op("math.fma")))float __fmaf_ieee_rn(float x,float y,float z);
__fmaf_ieee_rz	__fmaf_ieee_rz	__device__ __attribute__((kbind_op("math.fma_rz")))float __fmaf_ieee_rz(float x,float y,float z);
__fmaf_ieee_ru	__fmaf_ieee_ru	__device__ __attribute__((kbind_op("math.fma_ru")))float __fmaf_ieee_ru(float x,float y,float z);
__fmaf_ieee_rd	__fmaf_ieee_rd	__device__ __attribute__((kbind_op("math.fma_rd")))float __fmaf_ieee_rd(float x,float y,float z);
__fadd_rz	__fadd_rz	__device__ __attribute__((kbind_op("math.add_rz")))float __fadd_rz(float x,float y);
__fsub_rz	__fsub_rz __fadd_rz	__device__ inline float __fsub_rz(float x,float y){return __fadd_rz(x,-y);}
__fmul_rz	__fmul_rz	__device__ __attribute__((kbind_op("math.mul_rz")))float __fmul_rz(float x,float y);
__fdiv_rz	__fdiv_rz	__device__ __attribute__((kbind_op("math.div_rz")))float __fdiv_rz(float x,float y);
__fsqrt_rz	__fsqrt_rz	__device__ __attribute__((kbind_op("math.sqrt_rz")))float __fsqrt_rz(float x);
__frcp_rz	__frcp_rz __fdiv_rz	__device__ inline float __frcp_rz(float x){return __fdiv_rz(1.0f,x);}
__fmaf_rz	__fmaf_rz	__device__ __attribute__((kbind_op("math.fma_rz")))float __fmaf_rz(float x,float y,float z);
__dadd_rz	__dadd_rz	__device__ __attribute__((kbind_op("math.add_rz")))double __dadd_rz(double x,double y);
__dsub_rz	__dsub_rz __dadd_rz	__device__ inline double __dsub_rz(double x,double y){return __dadd_rz(x,-y);}
__dmul_rz	__dmul_rz	__device__ __attribute__((kbind_op("math.mul_rz")))double __dmul_rz(double x,double y);
__ddiv_rz	__ddiv_rz	__device__ __attribute__((kbind_op("math.div_rz")))double __ddiv_rz(double x,double y);
__dsqrt_rz	__dsqrt_rz	__device__ __attribute__((kbind_op("math.sqrt_rz")))double __dsqrt_rz(double x);
__drcp_rz	__drcp_rz __ddiv_rz	__device__ inline double __drcp_rz(double x){return __ddiv_rz(1.0,x);}
__fma_rz	__fma_rz	__device__ __attribute__((kbind_op("math.fma_rz")))double __fma_rz(double x,double y,double z);
__fadd_ru	__fadd_ru	__device__ __attribute__((kbind_op("math.add_ru")))float __fadd_ru(float x,float y);
__fsub_ru	__fsub_ru __fadd_ru	__device__ inline float __fsub_ru(float x,float y){return __fadd_ru(x,-y);}
__fmul_ru	__fmul_ru	__device__ __attribute__((kbind_op("math.mul_ru")))float __fmul_ru(float x,float y);
__fdiv_ru	__fdiv_ru	__device__ __attribute__((kbind_op("math.div_ru")))float __fdiv_ru(float x,float y);
__fsqrt_ru	__fsqrt_ru	__device__ __attribute__((kbind_op("math.sqrt_ru")))float __fsqrt_ru(float x);
__frcp_ru	__frcp_ru __fdiv_ru	__device__ inline float __frcp_ru(float x){return __fdiv_ru(1.0f,x);}
__fmaf_ru	__fmaf_ru	__device__ __attribute__((kbind_op("math.fma_ru")))float __fmaf_ru(float x,float y,float z);
__dadd_ru	__dadd_ru	__device__ __attribute__((kbind_op("math.add_ru")))double __dadd_ru(double x,double y);
__dsub_ru	__dsub_ru __dadd_ru	__device__ inline double __dsub_ru(double x,double y){return __dadd_ru(x,-y);}
__dmul_ru	__dmul_ru	__device__ __attribute__((kbind_op("math.mul_ru")))double __dmul_ru(double x,double y);
__ddiv_ru	__ddiv_ru	__device__ __attribute__((kbind_op("math.div_ru")))double __ddiv_ru(double x,double y);
__dsqrt_ru	__dsqrt_ru	__device__ __attribute__((kbind_op("math.sqrt_ru")))double __dsqrt_ru(double x);
__drcp_ru	__drcp_ru __ddiv_ru	__device__ inline double __drcp_ru(double x){return __ddiv_ru(1.0,x);}
__fma_ru	__fma_ru	__device__ __attribute__((kbind_op("math.fma_ru")))double __fma_ru(double x,double y,double z);
__fadd_rd	__fadd_rd	__device__ __attribute__((kbind_op("math.add_rd")))float __fadd_rd(float x,float y);
__fsub_rd	__fsub_rd __fadd_rd	__device__ inline float __fsub_rd(float x,float y){return __fadd_rd(x,-y);}
__fmul_rd	__fmul_rd	__device__ __attribute__((kbind_op("math.mul_rd")))float __fmul_rd(float x,float y);
__fdiv_rd	__fdiv_rd	__device__ __attribute__((kbind_op("math.div_rd")))float __fdiv_rd(float x,float y);
__fsqrt_rd	__fsqrt_rd	__device__ __attribute__((kbind_op("math.sqrt_rd")))float __fsqrt_rd(float x);
__frcp_rd	__frcp_rd __fdiv_rd	__device__ inline float __frcp_rd(float x){return __fdiv_rd(1.0f,x);}
__fmaf_rd	__fmaf_rd	__device__ __attribute__((kbind_op("math.fma_rd")))float __fmaf_rd(float x,float y,float z);
__dadd_rd	__dadd_rd	__device__ __attribute__((kbind_op("math.add_rd")))double __dadd_rd(double x,double y);
__dsub_rd	__dsub_rd __dadd_rd	__device__ inline double __dsub_rd(double x,double y){return __dadd_rd(x,-y);}
__dmul_rd	__dmul_rd	__device__ __attribute__((kbind_op("math.mul_rd")))double __dmul_rd(double x,double y);
__ddiv_rd	__ddiv_rd	__device__ __attribute__((kbind_op("math.div_rd")))double __ddiv_rd(double x,double y);
__dsqrt_rd	__dsqrt_rd	__device__ __attribute__((kbind_op("math.sqrt_rd")))double __dsqrt_rd(double x);
__drcp_rd	__drcp_rd __ddiv_rd	__device__ inline double __drcp_rd(double x){return __ddiv_rd(1.0,x);}
__fma_rd	__fma_rd	__device__ __attribute__((kbind_op("math.fma_rd")))double __fma_rd(double x,double y,double z);
__fadd_rn	__fadd_rn	__device__ inline float __fadd_rn(float x,float y){return x+y;}
__fsub_rn	__fsub_rn	__device__ inline float __fsub_rn(float x,float y){return x-y;}
__fmul_rn	__fmul_rn	__device__ inline float __fmul_rn(float x,float y){return x*y;}
__fdiv_rn	__fdiv_rn	__device__ inline float __fdiv_rn(float x,float y){return x/y;}
__frcp_rn	__frcp_rn	__device__ inline float __frcp_rn(float x){return float(1)/x;}
__dadd_rn	__dadd_rn	__device__ inline double __dadd_rn(double x,double y){return x+y;}
__dsub_rn	__dsub_rn	__device__ inline double __dsub_rn(double x,double y){return x-y;}
__dmul_rn	__dmul_rn	__device__ inline double __dmul_rn(double x,double y){return x*y;}
__ddiv_rn	__ddiv_rn	__device__ inline double __ddiv_rn(double x,double y){return x/y;}
__drcp_rn	__drcp_rn	__device__ inline double __drcp_rn(double x){return double(1)/x;}
dadd	dadd __dadd_rz __dadd_ru __dadd_rd	__device__ inline double dadd(double x,double y,int mode=0){return mode==1?__dadd_rz(x,y):mode==2?__dadd_ru(x,y):mode==3?__dadd_rd(x,y):x+y;}
dsub	dsub dadd	__device__ inline double dsub(double x,double y,int mode=0){return dadd(x,-y,mode);}
dmul	dmul __dmul_rz __dmul_ru __dmul_rd	__device__ inline double dmul(double x,double y,int mode=0){return mode==1?__dmul_rz(x,y):mode==2?__dmul_ru(x,y):mode==3?__dmul_rd(x,y):x*y;}
__builtin_sqrtf	__builtin_sqrtf	__device__ __attribute__((kbind_op("math.sqrt")))float __builtin_sqrtf(float x);
__builtin_sqrt	__builtin_sqrt	__device__ __attribute__((kbind_op("math.sqrt")))double __builtin_sqrt(double x);
__builtin_fabsf	__builtin_fabsf	__device__ __attribute__((kbind_op("math.fabs")))float __builtin_fabsf(float x);
__builtin_fabs	__builtin_fabs	__device__ __attribute__((kbind_op("math.fabs")))double __builtin_fabs(double x);
__builtin_fmaf	__builtin_fmaf	__device__ __attribute__((kbind_op("math.fma")))float __builtin_fmaf(float x,float y,float z);
__builtin_fma	__builtin_fma	__device__ __attribute__((kbind_op("math.fma")))double __builtin_fma(double x,double y,double z);
__builtin_copysignf	__builtin_copysignf	__device__ __attribute__((kbind_op("math.copysign")))float __builtin_copysignf(float x,float y);
__builtin_copysign	__builtin_copysign	__device__ __attribute__((kbind_op("math.copysign")))double __builtin_copysign(double x,double y);
__builtin_exp2f	__builtin_exp2f	__device__ __attribute__((kbind_op("math.exp2")))float __builtin_exp2f(float x);
__builtin_log2f	__builtin_log2f	__device__ __attribute__((kbind_op("math.log2")))float __builtin_log2f(float x);
__builtin_expf	__builtin_expf	__device__ __attribute__((kbind_op("math.exp")))float __builtin_expf(float x);
__builtin_exp	__builtin_exp	__device__ __attribute__((kbind_op("math.exp")))double __builtin_exp(double x);
__builtin_logf	__builtin_logf	__device__ __attribute__((kbind_op("math.log")))float __builtin_logf(float x);
__builtin_log	__builtin_log	__device__ __attribute__((kbind_op("math.log")))double __builtin_log(double x);
__builtin_log10f	__builtin_log10f	__device__ __attribute__((kbind_op("math.log10")))float __builtin_log10f(float x);
__builtin_log10	__builtin_log10	__device__ __attribute__((kbind_op("math.log10")))double __builtin_log10(double x);
__builtin_sinf	__builtin_sinf	__device__ __attribute__((kbind_op("math.sin")))float __builtin_sinf(float x);
__builtin_sin	__builtin_sin	__device__ __attribute__((kbind_op("math.sin")))double __builtin_sin(double x);
__builtin_cosf	__builtin_cosf	__device__ __attribute__((kbind_op("math.cos")))float __builtin_cosf(float x);
__builtin_cos	__builtin_cos	__device__ __attribute__((kbind_op("math.cos")))double __builtin_cos(double x);
__builtin_tanf	__builtin_tanf	__device__ __attribute__((kbind_op("math.tan")))float __builtin_tanf(float x);
__builtin_tan	__builtin_tan	__device__ __attribute__((kbind_op("math.tan")))double __builtin_tan(double x);
__builtin_tanhf	__builtin_tanhf	__device__ __attribute__((kbind_op("math.tanh")))float __builtin_tanhf(float x);
__builtin_tanh	__builtin_tanh	__device__ __attribute__((kbind_op("math.tanh")))double __builtin_tanh(double x);
__builtin_floorf	__builtin_floorf	__device__ __attribute__((kbind_op("math.floor")))float __builtin_floorf(float x);
__builtin_floor	__builtin_floor	__device__ __attribute__((kbind_op("math.floor")))double __builtin_floor(double x);
__builtin_ceilf	__builtin_ceilf	__device__ __attribute__((kbind_op("math.ceil")))float __builtin_ceilf(float x);
__builtin_ceil	__builtin_ceil	__device__ __attribute__((kbind_op("math.ceil")))double __builtin_ceil(double x);
__builtin_truncf	__builtin_truncf	__device__ __attribute__((kbind_op("math.trunc")))float __builtin_truncf(float x);
__builtin_trunc	__builtin_trunc	__device__ __attribute__((kbind_op("math.trunc")))double __builtin_trunc(double x);
__builtin_roundf	__builtin_roundf	__device__ __attribute__((kbind_op("math.round")))float __builtin_roundf(float x);
__builtin_round	__builtin_round	__device__ __attribute__((kbind_op("math.round")))double __builtin_round(double x);
__builtin_rintf	__builtin_rintf	__device__ __attribute__((kbind_op("math.rint")))float __builtin_rintf(float x);
__builtin_rint	__builtin_rint	__device__ __attribute__((kbind_op("math.rint")))double __builtin_rint(double x);
__builtin_cbrtf	__builtin_cbrtf	__device__ __attribute__((kbind_op("math.cbrt")))float __builtin_cbrtf(float x);
__builtin_cbrt	__builtin_cbrt	__device__ __attribute__((kbind_op("math.cbrt")))double __builtin_cbrt(double x);
__builtin_erff	__builtin_erff	__device__ __attribute__((kbind_op("math.erf")))float __builtin_erff(float x);
__builtin_erf	__builtin_erf	__device__ __attribute__((kbind_op("math.erf")))double __builtin_erf(double x);
__builtin_nearbyintf	__builtin_nearbyintf	__device__ __attribute__((kbind_op("math.rint")))float __builtin_nearbyintf(float x);
__builtin_nearbyint	__builtin_nearbyint	__device__ __attribute__((kbind_op("math.rint")))double __builtin_nearbyint(double x);
__builtin_fminf	__builtin_fminf	__device__ __attribute__((kbind_op("math.fmin")))float __builtin_fminf(float x,float y);
__builtin_fmin	__builtin_fmin	__device__ __attribute__((kbind_op("math.fmin")))double __builtin_fmin(double x,double y);
__builtin_fmaxf	__builtin_fmaxf	__device__ __attribute__((kbind_op("math.fmax")))float __builtin_fmaxf(float x,float y);
__builtin_fmax	__builtin_fmax	__device__ __attribute__((kbind_op("math.fmax")))double __builtin_fmax(double x,double y);
__builtin_powf	__builtin_powf	__device__ __attribute__((kbind_op("math.pow")))float __builtin_powf(float x,float y);
__builtin_pow	__builtin_pow	__device__ __attribute__((kbind_op("math.pow")))double __builtin_pow(double x,double y);
__builtin_fmodf	__builtin_fmodf	__device__ __attribute__((kbind_op("math.fmod")))float __builtin_fmodf(float x,float y);
__builtin_fmod	__builtin_fmod	__device__ __attribute__((kbind_op("math.fmod")))double __builtin_fmod(double x,double y);
__builtin_atan2f	__builtin_atan2f	__device__ __attribute__((kbind_op("math.atan2")))float __builtin_atan2f(float x,float y);
__builtin_atan2	__builtin_atan2	__device__ __attribute__((kbind_op("math.atan2")))double __builtin_atan2(double x,double y);
__builtin_hypotf	__builtin_hypotf	__device__ __attribute__((kbind_op("math.hypot")))float __builtin_hypotf(float x,float y);
__builtin_hypot	__builtin_hypot	__device__ __attribute__((kbind_op("math.hypot")))double __builtin_hypot(double x,double y);
__builtin_exp2	__builtin_exp2	__device__ __attribute__((kbind_op("math.exp2")))double __builtin_exp2(double x);
__builtin_log2	__builtin_log2	__device__ __attribute__((kbind_op("math.log2")))double __builtin_log2(double x);
__builtin_abs	__builtin_abs	__device__ __attribute__((kbind_op("int.abs")))int __builtin_abs(int x);
__builtin_labs	__builtin_labs	__device__ __attribute__((kbind_op("int.abs")))long __builtin_labs(long x);
__builtin_llabs	__builtin_llabs	__device__ __attribute__((kbind_op("int.abs")))long long __builtin_llabs(long long x);
__builtin_signbitf	__builtin_signbitf	__device__ __attribute__((kbind_op("math.signbit")))bool __builtin_signbitf(float x);
__builtin_signbit	__builtin_signbit	__device__ __attribute__((kbind_op("math.signbit")))bool __builtin_signbit(double x);
__kb_clz	__kb_clz	__device__ __attribute__((kbind_op("int.clz")))unsigned int __kb_clz(unsigned int x);
__kb_clz	__kb_clz	__device__ __attribute__((kbind_op("int.clz")))unsigned long long __kb_clz(unsigned long long x);
__kb_ctz	__kb_ctz	__device__ __attribute__((kbind_op("int.ctz")))unsigned int __kb_ctz(unsigned int x);
__kb_ctz	__kb_ctz	__device__ __attribute__((kbind_op("int.ctz")))unsigned long long __kb_ctz(unsigned long long x);
__kb_popc	__kb_popc	__device__ __attribute__((kbind_op("int.popc")))unsigned int __kb_popc(unsigned int x);
__kb_popc	__kb_popc	__device__ __attribute__((kbind_op("int.popc")))unsigned long long __kb_popc(unsigned long long x);
__clz	__clz __kb_clz	__device__ inline int __clz(int x){return(int)__kb_clz((unsigned int)x);}
__clzll	__clzll __kb_clz	__device__ inline int __clzll(long long x){return(int)__kb_clz((unsigned long long)x);}
__ffs	__ffs __kb_ctz	__device__ inline int __ffs(int x){return x==0?0:(int)__kb_ctz((unsigned int)x)+1;}
__ffsll	__ffsll __kb_ctz	__device__ inline int __ffsll(long long x){return x==0?0:(int)__kb_ctz((unsigned long long)x)+1;}
ffs	ffs __ffs	__device__ inline int ffs(int x){return __ffs(x);}
ffsll	ffsll __ffsll	__device__ inline int ffsll(long long x){return __ffsll(x);}
__popc	__popc __kb_popc	__device__ inline int __popc(unsigned int x){return(int)__kb_popc(x);}
__popcll	__popcll __kb_popc	__device__ inline int __popcll(unsigned long long x){return(int)__kb_popc(x);}
__brev	__brev	__device__ __attribute__((kbind_op("int.brev")))unsigned int __brev(unsigned int x);
__brevll	__brevll	__device__ __attribute__((kbind_op("int.brev")))unsigned long long __brevll(unsigned long long x);
__kb_byte_perm	__kb_byte_perm	__device__ __attribute__((kbind_op("int.byte_perm")))unsigned int __kb_byte_perm(unsigned int x,unsigned int y,unsigned int s);
__byte_perm	__byte_perm __kb_byte_perm	__device__ inline unsigned int __byte_perm(unsigned int x,unsigned int y,unsigned int s){return __kb_byte_perm(x,y,s&0x7777);}
__mul24	__mul24	__device__ __attribute__((kbind_op("int.mul24")))int __mul24(int x,int y);
__umul24	__umul24	__device__ __attribute__((kbind_op("int.mul24")))unsigned int __umul24(unsigned int x,unsigned int y);
mul24	mul24	__device__ __attribute__((kbind_op("int.mul24")))int mul24(int x,int y);
umul24	umul24	__device__ __attribute__((kbind_op("int.mul24")))unsigned int umul24(unsigned int x,unsigned int y);
__mulhi	__mulhi	__device__ __attribute__((kbind_op("int.mulhi")))int __mulhi(int x,int y);
__umulhi	__umulhi	__device__ __attribute__((kbind_op("int.mulhi")))unsigned int __umulhi(unsigned int x,unsigned int y);
mulhi	mulhi	__device__ __attribute__((kbind_op("int.mulhi")))int mulhi(int x,int y);
umulhi	umulhi	__device__ __attribute__((kbind_op("int.mulhi")))unsigned int umulhi(unsigned int x,unsigned int y);
__mul64hi	__mul64hi	__device__ __attribute__((kbind_op("int.mulhi")))long long __mul64hi(long long x,long long y);
__umul64hi	__umul64hi	__device__ __attribute__((kbind_op("int.mulhi")))unsigned long long __umul64hi(unsigned long long x,unsigned long long y);
mul64hi	mul64hi	__device__ __attribute__((kbind_op("int.mulhi")))long long mul64hi(long long x,long long y);
umul64hi	umul64hi	__device__ __attribute__((kbind_op("int.mulhi")))unsigned long long umul64hi(unsigned long long x,unsigned long long y);
__sad	__sad	__device__ inline unsigned int __sad(int x,int y,unsigned int z){return z+(x>y?(unsigned int)x-(unsigned int)y:(unsigned int)y-(unsigned int)x);}
__usad	__usad	__device__ inline unsigned int __usad(unsigned int x,unsigned int y,unsigned int z){return z+(x>y?x-y:y-x);}
__hadd	__hadd	__device__ inline int __hadd(int x,int y){return(x&y)+((x^y)>>1);}
__rhadd	__rhadd	__device__ inline int __rhadd(int x,int y){return(x|y)-((x^y)>>1);}
__uhadd	__uhadd	__device__ inline unsigned int __uhadd(unsigned int x,unsigned int y){return(x&y)+((x^y)>>1);}
__urhadd	__urhadd	__device__ inline unsigned int __urhadd(unsigned int x,unsigned int y){return(x|y)-((x^y)>>1);}
__funnelshift_l	__funnelshift_l	__device__ inline unsigned int __funnelshift_l(unsigned int lo,unsigned int hi,unsigned int n){return(unsigned int)((((unsigned long long)hi<<32|lo)<<(n&31))>>32);}
__funnelshift_r	__funnelshift_r	__device__ inline unsigned int __funnelshift_r(unsigned int lo,unsigned int hi,unsigned int n){return(unsigned int)(((unsigned long long)hi<<32|lo)>>(n&31));}
__funnelshift_lc	__funnelshift_lc	__device__ inline unsigned int __funnelshift_lc(unsigned int lo,unsigned int hi,unsigned int n){return(unsigned int)((((unsigned long long)hi<<32|lo)<<(n>32?32:n))>>32);}
__funnelshift_rc	__funnelshift_rc	__device__ inline unsigned int __funnelshift_rc(unsigned int lo,unsigned int hi,unsigned int n){return(unsigned int)(((unsigned long long)hi<<32|lo)>>(n>32?32:n));}
__kb_sbyte	__kb_sbyte	__device__ inline int __kb_sbyte(unsigned int v,int i){return(signed char)(v>>(8*i));}
__kb_ubyte	__kb_ubyte	__device__ inline unsigned int __kb_ubyte(unsigned int v,int i){return v>>(8*i)&255;}
__dp4a	__dp4a __kb_sbyte	__device__ inline int __dp4a(int a,int b,int c){for(int i=0;i<4;i++)c+=__kb_sbyte(a,i)*__kb_sbyte(b,i);return c;}
__dp4a	__dp4a __kb_ubyte	__device__ inline unsigned int __dp4a(unsigned int a,unsigned int b,unsigned int c){for(int i=0;i<4;i++)c+=__kb_ubyte(a,i)*__kb_ubyte(b,i);return c;}
__dp4a	__dp4a char4	__device__ inline int __dp4a(char4 a,char4 b,int c){return c+a.x*b.x+a.y*b.y+a.z*b.z+a.w*b.w;}
__dp4a	__dp4a uchar4	__device__ inline unsigned int __dp4a(uchar4 a,uchar4 b,unsigned int c){return c+a.x*b.x+a.y*b.y+a.z*b.z+a.w*b.w;}
__dp2a_lo	__dp2a_lo __kb_sbyte	__device__ inline int __dp2a_lo(int a,int b,int c){return c+(short)a*__kb_sbyte(b,0)+(short)(a>>16)*__kb_sbyte(b,1);}
__dp2a_hi	__dp2a_hi __kb_sbyte	__device__ inline int __dp2a_hi(int a,int b,int c){return c+(short)a*__kb_sbyte(b,2)+(short)(a>>16)*__kb_sbyte(b,3);}
__dp2a_lo	__dp2a_lo __kb_ubyte	__device__ inline unsigned int __dp2a_lo(unsigned int a,unsigned int b,unsigned int c){return c+(a&65535)*__kb_ubyte(b,0)+(a>>16)*__kb_ubyte(b,1);}
__dp2a_hi	__dp2a_hi __kb_ubyte	__device__ inline unsigned int __dp2a_hi(unsigned int a,unsigned int b,unsigned int c){return c+(a&65535)*__kb_ubyte(b,2)+(a>>16)*__kb_ubyte(b,3);}
__builtin_is_constant_evaluated	__builtin_is_constant_evaluated	__device__ __attribute__((kbind_op("constant.evaluated")))bool __builtin_is_constant_evaluated();
__float_as_int	__float_as_int	__device__ __attribute__((kbind_op("bit.cast")))int __float_as_int(float x);
__float_as_uint	__float_as_uint	__device__ __attribute__((kbind_op("bit.cast")))unsigned int __float_as_uint(float x);
__int_as_float	__int_as_float	__device__ __attribute__((kbind_op("bit.cast")))float __int_as_float(int x);
__uint_as_float	__uint_as_float	__device__ __attribute__((kbind_op("bit.cast")))float __uint_as_float(unsigned int x);
__double_as_longlong	__double_as_longlong	__device__ __attribute__((kbind_op("bit.cast")))long long __double_as_longlong(double x);
__longlong_as_double	__longlong_as_double	__device__ __attribute__((kbind_op("bit.cast")))double __longlong_as_double(long long x);
__double2hiint	__double2hiint __double_as_longlong	__device__ inline int __double2hiint(double x){return(int)(__double_as_longlong(x)>>32);}
__double2loint	__double2loint __double_as_longlong	__device__ inline int __double2loint(double x){return(int)__double_as_longlong(x);}
__hiloint2double	__hiloint2double __longlong_as_double	__device__ inline double __hiloint2double(int hi,int lo){return __longlong_as_double((long long)hi<<32|(unsigned int)lo);}
__float2int_rn	__float2int_rn	__device__ __attribute__((kbind_op("convert.rn")))int __float2int_rn(float x);
__float2int_rz	__float2int_rz	__device__ __attribute__((kbind_op("convert.rz")))int __float2int_rz(float x);
__float2int_ru	__float2int_ru	__device__ __attribute__((kbind_op("convert.ru")))int __float2int_ru(float x);
__float2int_rd	__float2int_rd	__device__ __attribute__((kbind_op("convert.rd")))int __float2int_rd(float x);
__float2uint_rn	__float2uint_rn	__device__ __attribute__((kbind_op("convert.rn")))unsigned int __float2uint_rn(float x);
__float2uint_rz	__float2uint_rz	__device__ __attribute__((kbind_op("convert.rz")))unsigned int __float2uint_rz(float x);
__float2uint_ru	__float2uint_ru	__device__ __attribute__((kbind_op("convert.ru")))unsigned int __float2uint_ru(float x);
__float2uint_rd	__float2uint_rd	__device__ __attribute__((kbind_op("convert.rd")))unsigned int __float2uint_rd(float x);
__float2ll_rn	__float2ll_rn	__device__ __attribute__((kbind_op("convert.rn")))long long __float2ll_rn(float x);
__float2ll_rz	__float2ll_rz	__device__ __attribute__((kbind_op("convert.rz")))long long __float2ll_rz(float x);
__float2ll_ru	__float2ll_ru	__device__ __attribute__((kbind_op("convert.ru")))long long __float2ll_ru(float x);
__float2ll_rd	__float2ll_rd	__device__ __attribute__((kbind_op("convert.rd")))long long __float2ll_rd(float x);
__float2ull_rn	__float2ull_rn	__device__ __attribute__((kbind_op("convert.rn")))unsigned long long __float2ull_rn(float x);
__float2ull_rz	__float2ull_rz	__device__ __attribute__((kbind_op("convert.rz")))unsigned long long __float2ull_rz(float x);
__float2ull_ru	__float2ull_ru	__device__ __attribute__((kbind_op("convert.ru")))unsigned long long __float2ull_ru(float x);
__float2ull_rd	__float2ull_rd	__device__ __attribute__((kbind_op("convert.rd")))unsigned long long __float2ull_rd(float x);
__double2int_rn	__double2int_rn	__device__ __attribute__((kbind_op("convert.rn")))int __double2int_rn(double x);
__double2int_rz	__double2int_rz	__device__ __attribute__((kbind_op("convert.rz")))int __double2int_rz(double x);
__double2int_ru	__double2int_ru	__device__ __attribute__((kbind_op("convert.ru")))int __double2int_ru(double x);
__double2int_rd	__double2int_rd	__device__ __attribute__((kbind_op("convert.rd")))int __double2int_rd(double x);
__double2uint_rn	__double2uint_rn	__device__ __attribute__((kbind_op("convert.rn")))unsigned int __double2uint_rn(double x);
__double2uint_rz	__double2uint_rz	__device__ __attribute__((kbind_op("convert.rz")))unsigned int __double2uint_rz(double x);
__double2uint_ru	__double2uint_ru	__device__ __attribute__((kbind_op("convert.ru")))unsigned int __double2uint_ru(double x);
__double2uint_rd	__double2uint_rd	__device__ __attribute__((kbind_op("convert.rd")))unsigned int __double2uint_rd(double x);
__double2ll_rn	__double2ll_rn	__device__ __attribute__((kbind_op("convert.rn")))long long __double2ll_rn(double x);
__double2ll_rz	__double2ll_rz	__device__ __attribute__((kbind_op("convert.rz")))long long __double2ll_rz(double x);
__double2ll_ru	__double2ll_ru	__device__ __attribute__((kbind_op("convert.ru")))long long __double2ll_ru(double x);
__double2ll_rd	__double2ll_rd	__device__ __attribute__((kbind_op("convert.rd")))long long __double2ll_rd(double x);
__double2ull_rn	__double2ull_rn	__device__ __attribute__((kbind_op("convert.rn")))unsigned long long __double2ull_rn(double x);
__double2ull_rz	__double2ull_rz	__device__ __attribute__((kbind_op("convert.rz")))unsigned long long __double2ull_rz(double x);
__double2ull_ru	__double2ull_ru	__device__ __attribute__((kbind_op("convert.ru")))unsigned long long __double2ull_ru(double x);
__double2ull_rd	__double2ull_rd	__device__ __attribute__((kbind_op("convert.rd")))unsigned long long __double2ull_rd(double x);
__int2float_rn	__int2float_rn	__device__ __attribute__((kbind_op("convert.rn")))float __int2float_rn(int x);
__int2float_rz	__int2float_rz	__device__ __attribute__((kbind_op("convert.rz")))float __int2float_rz(int x);
__int2float_ru	__int2float_ru	__device__ __attribute__((kbind_op("convert.ru")))float __int2float_ru(int x);
__int2float_rd	__int2float_rd	__device__ __attribute__((kbind_op("convert.rd")))float __int2float_rd(int x);
__uint2float_rn	__uint2float_rn	__device__ __attribute__((kbind_op("convert.rn")))float __uint2float_rn(unsigned int x);
__uint2float_rz	__uint2float_rz	__device__ __attribute__((kbind_op("convert.rz")))float __uint2float_rz(unsigned int x);
__uint2float_ru	__uint2float_ru	__device__ __attribute__((kbind_op("convert.ru")))float __uint2float_ru(unsigned int x);
__uint2float_rd	__uint2float_rd	__device__ __attribute__((kbind_op("convert.rd")))float __uint2float_rd(unsigned int x);
__ll2float_rn	__ll2float_rn	__device__ __attribute__((kbind_op("convert.rn")))float __ll2float_rn(long long x);
__ll2float_rz	__ll2float_rz	__device__ __attribute__((kbind_op("convert.rz")))float __ll2float_rz(long long x);
__ll2float_ru	__ll2float_ru	__device__ __attribute__((kbind_op("convert.ru")))float __ll2float_ru(long long x);
__ll2float_rd	__ll2float_rd	__device__ __attribute__((kbind_op("convert.rd")))float __ll2float_rd(long long x);
__ull2float_rn	__ull2float_rn	__device__ __attribute__((kbind_op("convert.rn")))float __ull2float_rn(unsigned long long x);
__ull2float_rz	__ull2float_rz	__device__ __attribute__((kbind_op("convert.rz")))float __ull2float_rz(unsigned long long x);
__ull2float_ru	__ull2float_ru	__device__ __attribute__((kbind_op("convert.ru")))float __ull2float_ru(unsigned long long x);
__ull2float_rd	__ull2float_rd	__device__ __attribute__((kbind_op("convert.rd")))float __ull2float_rd(unsigned long long x);
__ll2double_rn	__ll2double_rn	__device__ __attribute__((kbind_op("convert.rn")))double __ll2double_rn(long long x);
__ll2double_rz	__ll2double_rz	__device__ __attribute__((kbind_op("convert.rz")))double __ll2double_rz(long long x);
__ll2double_ru	__ll2double_ru	__device__ __attribute__((kbind_op("convert.ru")))double __ll2double_ru(long long x);
__ll2double_rd	__ll2double_rd	__device__ __attribute__((kbind_op("convert.rd")))double __ll2double_rd(long long x);
__ull2double_rn	__ull2double_rn	__device__ __attribute__((kbind_op("convert.rn")))double __ull2double_rn(unsigned long long x);
__ull2double_rz	__ull2double_rz	__device__ __attribute__((kbind_op("convert.rz")))double __ull2double_rz(unsigned long long x);
__ull2double_ru	__ull2double_ru	__device__ __attribute__((kbind_op("convert.ru")))double __ull2double_ru(unsigned long long x);
__ull2double_rd	__ull2double_rd	__device__ __attribute__((kbind_op("convert.rd")))double __ull2double_rd(unsigned long long x);
__double2float_rn	__double2float_rn	__device__ __attribute__((kbind_op("convert.rn")))float __double2float_rn(double x);
__double2float_rz	__double2float_rz	__device__ __attribute__((kbind_op("convert.rz")))float __double2float_rz(double x);
__double2float_ru	__double2float_ru	__device__ __attribute__((kbind_op("convert.ru")))float __double2float_ru(double x);
__double2float_rd	__double2float_rd	__device__ __attribute__((kbind_op("convert.rd")))float __double2float_rd(double x);
__int2double_rn	__int2double_rn	__device__ inline double __int2double_rn(int x){return x;}
__uint2double_rn	__uint2double_rn	__device__ inline double __uint2double_rn(unsigned int x){return x;}
cudaRoundMode cudaRoundNearest cudaRoundZero cudaRoundPosInf cudaRoundMinInf	cudaRoundMode cudaRoundNearest cudaRoundZero cudaRoundPosInf cudaRoundMinInf	enum cudaRoundMode{cudaRoundNearest,cudaRoundZero,cudaRoundPosInf,cudaRoundMinInf};
float2int	float2int cudaRoundMode cudaRoundZero cudaRoundNearest __float2int_rn cudaRoundPosInf __float2int_ru cudaRoundMinInf __float2int_rd __float2int_rz	__device__ inline int float2int(float x,cudaRoundMode mode=cudaRoundZero){return mode==cudaRoundNearest?__float2int_rn(x):mode==cudaRoundPosInf?__float2int_ru(x):mode==cudaRoundMinInf?__float2int_rd(x):__float2int_rz(x);}
float2uint	float2uint cudaRoundMode cudaRoundZero cudaRoundNearest __float2uint_rn cudaRoundPosInf __float2uint_ru cudaRoundMinInf __float2uint_rd __float2uint_rz	__device__ inline unsigned int float2uint(float x,cudaRoundMode mode=cudaRoundZero){return mode==cudaRoundNearest?__float2uint_rn(x):mode==cudaRoundPosInf?__float2uint_ru(x):mode==cudaRoundMinInf?__float2uint_rd(x):__float2uint_rz(x);}
double2int	double2int cudaRoundMode cudaRoundZero cudaRoundNearest __double2int_rn cudaRoundPosInf __double2int_ru cudaRoundMinInf __double2int_rd __double2int_rz	__device__ inline int double2int(double x,cudaRoundMode mode=cudaRoundZero){return mode==cudaRoundNearest?__double2int_rn(x):mode==cudaRoundPosInf?__double2int_ru(x):mode==cudaRoundMinInf?__double2int_rd(x):__double2int_rz(x);}
double2uint	double2uint cudaRoundMode cudaRoundZero cudaRoundNearest __double2uint_rn cudaRoundPosInf __double2uint_ru cudaRoundMinInf __double2uint_rd __double2uint_rz	__device__ inline unsigned int double2uint(double x,cudaRoundMode mode=cudaRoundZero){return mode==cudaRoundNearest?__double2uint_rn(x):mode==cudaRoundPosInf?__double2uint_ru(x):mode==cudaRoundMinInf?__double2uint_rd(x):__double2uint_rz(x);}
double2ll	double2ll cudaRoundMode cudaRoundZero cudaRoundNearest __double2ll_rn cudaRoundPosInf __double2ll_ru cudaRoundMinInf __double2ll_rd __double2ll_rz	__device__ inline long long double2ll(double x,cudaRoundMode mode=cudaRoundZero){return mode==cudaRoundNearest?__double2ll_rn(x):mode==cudaRoundPosInf?__double2ll_ru(x):mode==cudaRoundMinInf?__double2ll_rd(x):__double2ll_rz(x);}
double2ull	double2ull cudaRoundMode cudaRoundZero cudaRoundNearest __double2ull_rn cudaRoundPosInf __double2ull_ru cudaRoundMinInf __double2ull_rd __double2ull_rz	__device__ inline unsigned long long double2ull(double x,cudaRoundMode mode=cudaRoundZero){return mode==cudaRoundNearest?__double2ull_rn(x):mode==cudaRoundPosInf?__double2ull_ru(x):mode==cudaRoundMinInf?__double2ull_rd(x):__double2ull_rz(x);}
int2float	int2float cudaRoundMode cudaRoundNearest cudaRoundZero __int2float_rz cudaRoundPosInf __int2float_ru cudaRoundMinInf __int2float_rd __int2float_rn	__device__ inline float int2float(int x,cudaRoundMode mode=cudaRoundNearest){return mode==cudaRoundZero?__int2float_rz(x):mode==cudaRoundPosInf?__int2float_ru(x):mode==cudaRoundMinInf?__int2float_rd(x):__int2float_rn(x);}
uint2float	uint2float cudaRoundMode cudaRoundNearest cudaRoundZero __uint2float_rz cudaRoundPosInf __uint2float_ru cudaRoundMinInf __uint2float_rd __uint2float_rn	__device__ inline float uint2float(unsigned int x,cudaRoundMode mode=cudaRoundNearest){return mode==cudaRoundZero?__uint2float_rz(x):mode==cudaRoundPosInf?__uint2float_ru(x):mode==cudaRoundMinInf?__uint2float_rd(x):__uint2float_rn(x);}
ll2double	ll2double cudaRoundMode cudaRoundNearest cudaRoundZero __ll2double_rz cudaRoundPosInf __ll2double_ru cudaRoundMinInf __ll2double_rd __ll2double_rn	__device__ inline double ll2double(long long x,cudaRoundMode mode=cudaRoundNearest){return mode==cudaRoundZero?__ll2double_rz(x):mode==cudaRoundPosInf?__ll2double_ru(x):mode==cudaRoundMinInf?__ll2double_rd(x):__ll2double_rn(x);}
ull2double	ull2double cudaRoundMode cudaRoundNearest cudaRoundZero __ull2double_rz cudaRoundPosInf __ull2double_ru cudaRoundMinInf __ull2double_rd __ull2double_rn	__device__ inline double ull2double(unsigned long long x,cudaRoundMode mode=cudaRoundNearest){return mode==cudaRoundZero?__ull2double_rz(x):mode==cudaRoundPosInf?__ull2double_ru(x):mode==cudaRoundMinInf?__ull2double_rd(x):__ull2double_rn(x);}
int2double	int2double	__device__ inline double int2double(int x){return x;}
uint2double	uint2double	__device__ inline double uint2double(unsigned int x){return x;}
float2double	float2double	__device__ inline double float2double(float x){return x;}
float_as_uint	float_as_uint __float_as_uint	__device__ inline unsigned int float_as_uint(float x){return __float_as_uint(x);}
float_as_int	float_as_int __float_as_int	__device__ inline int float_as_int(float x){return __float_as_int(x);}
int_as_float	int_as_float __int_as_float	__device__ inline float int_as_float(int x){return __int_as_float(x);}
uint_as_float	uint_as_float __uint_as_float	__device__ inline float uint_as_float(unsigned int x){return __uint_as_float(x);}
__ldg	__ldg	template<class T>__device__ inline T __ldg(const T*p){return*p;}
__ldca	__ldca	template<class T>__device__ inline T __ldca(const T*p){return*p;}
__ldcg	__ldcg	template<class T>__device__ inline T __ldcg(const T*p){return*p;}
__ldcs	__ldcs	template<class T>__device__ inline T __ldcs(const T*p){return*p;}
__ldcv	__ldcv	template<class T>__device__ inline T __ldcv(const T*p){return*p;}
__ldlu	__ldlu	template<class T>__device__ inline T __ldlu(const T*p){return*p;}
__stwb	__stwb	template<class T,class V>__device__ inline void __stwb(T*p,V v){*p=v;}
__stcg	__stcg	template<class T,class V>__device__ inline void __stcg(T*p,V v){*p=v;}
__stcs	__stcs	template<class T,class V>__device__ inline void __stcs(T*p,V v){*p=v;}
__stwt	__stwt	template<class T,class V>__device__ inline void __stwt(T*p,V v){*p=v;}
__fns	__fns	__device__ inline unsigned int __fns(unsigned int mask,unsigned int base,int offset){if(offset==0)return base<32&&mask>>base&1?base:0xffffffffu;int left=offset>0?offset: -offset,step=offset>0?1: -1;for(int i=(int)base;i>=0&&i<32;i+=step)if(mask>>i&1&& --left==0)return(unsigned int)i;return 0xffffffffu;}
__builtin_clz	__builtin_clz __kb_clz	__device__ inline int __builtin_clz(unsigned int x){return(int)__kb_clz(x);}
__builtin_clzl	__builtin_clzl __kb_clz	__device__ inline int __builtin_clzl(unsigned long x){return(int)__kb_clz((unsigned long long)x);}
__builtin_clzll	__builtin_clzll __kb_clz	__device__ inline int __builtin_clzll(unsigned long long x){return(int)__kb_clz(x);}
__builtin_ctz	__builtin_ctz __kb_ctz	__device__ inline int __builtin_ctz(unsigned int x){return(int)__kb_ctz(x);}
__builtin_ctzl	__builtin_ctzl __kb_ctz	__device__ inline int __builtin_ctzl(unsigned long x){return(int)__kb_ctz((unsigned long long)x);}
__builtin_popcountl	__builtin_popcountl __kb_popc	__device__ inline int __builtin_popcountl(unsigned long x){return(int)__kb_popc((unsigned long long)x);}
__builtin_ffsl	__builtin_ffsl __ffsll	__device__ inline int __builtin_ffsl(long x){return __ffsll((long long)x);}
__builtin_ffsll	__builtin_ffsll __ffsll	__device__ inline int __builtin_ffsll(long long x){return __ffsll(x);}
__builtin_parity	__builtin_parity __kb_popc	__device__ inline int __builtin_parity(unsigned int x){return(int)__kb_popc(x)&1;}
__builtin_parityll	__builtin_parityll __kb_popc	__device__ inline int __builtin_parityll(unsigned long long x){return(int)__kb_popc(x)&1;}
__builtin_bswap16	__builtin_bswap16	__device__ inline unsigned short __builtin_bswap16(unsigned short x){return(unsigned short)(x<<8|x>>8);}
__builtin_bswap32	__builtin_bswap32 __byte_perm	__device__ inline unsigned int __builtin_bswap32(unsigned int x){return __byte_perm(x,0,0x0123);}
__builtin_bswap64	__builtin_bswap64 __byte_perm	__device__ inline unsigned long long __builtin_bswap64(unsigned long long x){return(unsigned long long)__byte_perm((unsigned int)x,0,0x0123)<<32|__byte_perm((unsigned int)(x>>32),0,0x0123);}
__nv_bswap16	__nv_bswap16	__device__ inline unsigned short __nv_bswap16(unsigned short x){return(unsigned short)(x<<8|x>>8);}
__nv_bswap32	__nv_bswap32 __builtin_bswap32	__device__ inline unsigned int __nv_bswap32(unsigned int x){return __builtin_bswap32(x);}
__nv_bswap64	__nv_bswap64 __builtin_bswap64	__device__ inline unsigned long long __nv_bswap64(unsigned long long x){return __builtin_bswap64(x);}
__builtin_ctzll	__builtin_ctzll __kb_ctz	__device__ inline int __builtin_ctzll(unsigned long long x){return(int)__kb_ctz(x);}
__builtin_popcount	__builtin_popcount __kb_popc	__device__ inline int __builtin_popcount(unsigned int x){return(int)__kb_popc(x);}
__builtin_popcountll	__builtin_popcountll __kb_popc	__device__ inline int __builtin_popcountll(unsigned long long x){return(int)__kb_popc(x);}
__builtin_ffs	__builtin_ffs __ffs	__device__ inline int __builtin_ffs(int x){return __ffs(x);}
__builtin_expect	__builtin_expect	__device__ inline long __builtin_expect(long x,long){return x;}
__builtin_assume	__builtin_assume	__device__ inline void __builtin_assume(bool){}
__builtin_assume_aligned	__builtin_assume_aligned size_t	template<class T>__device__ inline T*__builtin_assume_aligned(T*p,size_t){return p;}
__builtin_launder	__builtin_launder	template<class T>__device__ inline constexpr T*__builtin_launder(T*p){return p;}
__builtin_prefetch	__builtin_prefetch	__device__ inline void __builtin_prefetch(const void*,int=0,int=3){}
__vadd2	__vadd2	__device__ inline unsigned int __vadd2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(x+y)&all)<<i;}return r;}
__vadd4	__vadd4	__device__ inline unsigned int __vadd4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(x+y)&all)<<i;}return r;}
__vsub2	__vsub2	__device__ inline unsigned int __vsub2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(x-y)&all)<<i;}return r;}
__vsub4	__vsub4	__device__ inline unsigned int __vsub4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(x-y)&all)<<i;}return r;}
__vaddus2	__vaddus2	__device__ inline unsigned int __vaddus2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(x+y>all?all:x+y)&all)<<i;}return r;}
__vaddus4	__vaddus4	__device__ inline unsigned int __vaddus4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(x+y>all?all:x+y)&all)<<i;}return r;}
__vsubus2	__vsubus2	__device__ inline unsigned int __vsubus2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(x<y?0:x-y)&all)<<i;}return r;}
__vsubus4	__vsubus4	__device__ inline unsigned int __vsubus4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(x<y?0:x-y)&all)<<i;}return r;}
__vaddss2	__vaddss2	__device__ inline unsigned int __vaddss2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(((sx+sy)>top?top:(sx+sy)< -top-1? -top-1:(sx+sy)))&all)<<i;}return r;}
__vaddss4	__vaddss4	__device__ inline unsigned int __vaddss4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(((sx+sy)>top?top:(sx+sy)< -top-1? -top-1:(sx+sy)))&all)<<i;}return r;}
__vsubss2	__vsubss2	__device__ inline unsigned int __vsubss2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(((sx-sy)>top?top:(sx-sy)< -top-1? -top-1:(sx-sy)))&all)<<i;}return r;}
__vsubss4	__vsubss4	__device__ inline unsigned int __vsubss4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(((sx-sy)>top?top:(sx-sy)< -top-1? -top-1:(sx-sy)))&all)<<i;}return r;}
__vabsdiffu2	__vabsdiffu2	__device__ inline unsigned int __vabsdiffu2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(x>y?x-y:y-x)&all)<<i;}return r;}
__vabsdiffu4	__vabsdiffu4	__device__ inline unsigned int __vabsdiffu4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(x>y?x-y:y-x)&all)<<i;}return r;}
__vabsdiffs2	__vabsdiffs2	__device__ inline unsigned int __vabsdiffs2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(sx>sy?sx-sy:sy-sx)&all)<<i;}return r;}
__vabsdiffs4	__vabsdiffs4	__device__ inline unsigned int __vabsdiffs4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(sx>sy?sx-sy:sy-sx)&all)<<i;}return r;}
__vavgu2	__vavgu2	__device__ inline unsigned int __vavgu2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)((x+y+1)>>1)&all)<<i;}return r;}
__vavgu4	__vavgu4	__device__ inline unsigned int __vavgu4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)((x+y+1)>>1)&all)<<i;}return r;}
__vavgs2	__vavgs2	__device__ inline unsigned int __vavgs2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)((sx+sy+(sx+sy>=0))>>1)&all)<<i;}return r;}
__vavgs4	__vavgs4	__device__ inline unsigned int __vavgs4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)((sx+sy+(sx+sy>=0))>>1)&all)<<i;}return r;}
__vhaddu2	__vhaddu2	__device__ inline unsigned int __vhaddu2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)((x+y)>>1)&all)<<i;}return r;}
__vhaddu4	__vhaddu4	__device__ inline unsigned int __vhaddu4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)((x+y)>>1)&all)<<i;}return r;}
__vminu2	__vminu2	__device__ inline unsigned int __vminu2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(x<y?x:y)&all)<<i;}return r;}
__vminu4	__vminu4	__device__ inline unsigned int __vminu4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(x<y?x:y)&all)<<i;}return r;}
__vmaxu2	__vmaxu2	__device__ inline unsigned int __vmaxu2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(x>y?x:y)&all)<<i;}return r;}
__vmaxu4	__vmaxu4	__device__ inline unsigned int __vmaxu4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(x>y?x:y)&all)<<i;}return r;}
__vmins2	__vmins2	__device__ inline unsigned int __vmins2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(sx<sy?sx:sy)&all)<<i;}return r;}
__vmins4	__vmins4	__device__ inline unsigned int __vmins4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(sx<sy?sx:sy)&all)<<i;}return r;}
__vmaxs2	__vmaxs2	__device__ inline unsigned int __vmaxs2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(sx>sy?sx:sy)&all)<<i;}return r;}
__vmaxs4	__vmaxs4	__device__ inline unsigned int __vmaxs4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(sx>sy?sx:sy)&all)<<i;}return r;}
__vneg2	__vneg2	__device__ inline unsigned int __vneg2(unsigned int a){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int sx=(short)(a>>i&all);r|=((unsigned int)(-sx)&all)<<i;}return r;}
__vneg4	__vneg4	__device__ inline unsigned int __vneg4(unsigned int a){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int sx=(signed char)(a>>i&all);r|=((unsigned int)(-sx)&all)<<i;}return r;}
__vnegss2	__vnegss2	__device__ inline unsigned int __vnegss2(unsigned int a){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int sx=(short)(a>>i&all);r|=((unsigned int)(sx< -top?top: -sx)&all)<<i;}return r;}
__vnegss4	__vnegss4	__device__ inline unsigned int __vnegss4(unsigned int a){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int sx=(signed char)(a>>i&all);r|=((unsigned int)(sx< -top?top: -sx)&all)<<i;}return r;}
__vabs2	__vabs2	__device__ inline unsigned int __vabs2(unsigned int a){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int sx=(short)(a>>i&all);r|=((unsigned int)(sx<0? -sx:sx)&all)<<i;}return r;}
__vabs4	__vabs4	__device__ inline unsigned int __vabs4(unsigned int a){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int sx=(signed char)(a>>i&all);r|=((unsigned int)(sx<0? -sx:sx)&all)<<i;}return r;}
__vabsss2	__vabsss2	__device__ inline unsigned int __vabsss2(unsigned int a){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int sx=(short)(a>>i&all);r|=((unsigned int)(sx< -top?top:sx<0? -sx:sx)&all)<<i;}return r;}
__vabsss4	__vabsss4	__device__ inline unsigned int __vabsss4(unsigned int a){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int sx=(signed char)(a>>i&all);r|=((unsigned int)(sx< -top?top:sx<0? -sx:sx)&all)<<i;}return r;}
__vcmpeq2	__vcmpeq2	__device__ inline unsigned int __vcmpeq2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(x==y?all:0)&all)<<i;}return r;}
__vcmpeq4	__vcmpeq4	__device__ inline unsigned int __vcmpeq4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(x==y?all:0)&all)<<i;}return r;}
__vseteq2	__vseteq2	__device__ inline unsigned int __vseteq2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(x==y)&all)<<i;}return r;}
__vseteq4	__vseteq4	__device__ inline unsigned int __vseteq4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(x==y)&all)<<i;}return r;}
__vcmpne2	__vcmpne2	__device__ inline unsigned int __vcmpne2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(x!=y?all:0)&all)<<i;}return r;}
__vcmpne4	__vcmpne4	__device__ inline unsigned int __vcmpne4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(x!=y?all:0)&all)<<i;}return r;}
__vsetne2	__vsetne2	__device__ inline unsigned int __vsetne2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(x!=y)&all)<<i;}return r;}
__vsetne4	__vsetne4	__device__ inline unsigned int __vsetne4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(x!=y)&all)<<i;}return r;}
__vcmpgtu2	__vcmpgtu2	__device__ inline unsigned int __vcmpgtu2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(x>y?all:0)&all)<<i;}return r;}
__vcmpgtu4	__vcmpgtu4	__device__ inline unsigned int __vcmpgtu4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(x>y?all:0)&all)<<i;}return r;}
__vsetgtu2	__vsetgtu2	__device__ inline unsigned int __vsetgtu2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(x>y)&all)<<i;}return r;}
__vsetgtu4	__vsetgtu4	__device__ inline unsigned int __vsetgtu4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(x>y)&all)<<i;}return r;}
__vcmpgeu2	__vcmpgeu2	__device__ inline unsigned int __vcmpgeu2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(x>=y?all:0)&all)<<i;}return r;}
__vcmpgeu4	__vcmpgeu4	__device__ inline unsigned int __vcmpgeu4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(x>=y?all:0)&all)<<i;}return r;}
__vsetgeu2	__vsetgeu2	__device__ inline unsigned int __vsetgeu2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(x>=y)&all)<<i;}return r;}
__vsetgeu4	__vsetgeu4	__device__ inline unsigned int __vsetgeu4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(x>=y)&all)<<i;}return r;}
__vcmpltu2	__vcmpltu2	__device__ inline unsigned int __vcmpltu2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(x<y?all:0)&all)<<i;}return r;}
__vcmpltu4	__vcmpltu4	__device__ inline unsigned int __vcmpltu4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(x<y?all:0)&all)<<i;}return r;}
__vsetltu2	__vsetltu2	__device__ inline unsigned int __vsetltu2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(x<y)&all)<<i;}return r;}
__vsetltu4	__vsetltu4	__device__ inline unsigned int __vsetltu4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(x<y)&all)<<i;}return r;}
__vcmpleu2	__vcmpleu2	__device__ inline unsigned int __vcmpleu2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(x<=y?all:0)&all)<<i;}return r;}
__vcmpleu4	__vcmpleu4	__device__ inline unsigned int __vcmpleu4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(x<=y?all:0)&all)<<i;}return r;}
__vsetleu2	__vsetleu2	__device__ inline unsigned int __vsetleu2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(x<=y)&all)<<i;}return r;}
__vsetleu4	__vsetleu4	__device__ inline unsigned int __vsetleu4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(x<=y)&all)<<i;}return r;}
__vcmpgts2	__vcmpgts2	__device__ inline unsigned int __vcmpgts2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(sx>sy?all:0)&all)<<i;}return r;}
__vcmpgts4	__vcmpgts4	__device__ inline unsigned int __vcmpgts4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(sx>sy?all:0)&all)<<i;}return r;}
__vsetgts2	__vsetgts2	__device__ inline unsigned int __vsetgts2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(sx>sy)&all)<<i;}return r;}
__vsetgts4	__vsetgts4	__device__ inline unsigned int __vsetgts4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(sx>sy)&all)<<i;}return r;}
__vcmpges2	__vcmpges2	__device__ inline unsigned int __vcmpges2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(sx>=sy?all:0)&all)<<i;}return r;}
__vcmpges4	__vcmpges4	__device__ inline unsigned int __vcmpges4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(sx>=sy?all:0)&all)<<i;}return r;}
__vsetges2	__vsetges2	__device__ inline unsigned int __vsetges2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(sx>=sy)&all)<<i;}return r;}
__vsetges4	__vsetges4	__device__ inline unsigned int __vsetges4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(sx>=sy)&all)<<i;}return r;}
__vcmplts2	__vcmplts2	__device__ inline unsigned int __vcmplts2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(sx<sy?all:0)&all)<<i;}return r;}
__vcmplts4	__vcmplts4	__device__ inline unsigned int __vcmplts4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(sx<sy?all:0)&all)<<i;}return r;}
__vsetlts2	__vsetlts2	__device__ inline unsigned int __vsetlts2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(sx<sy)&all)<<i;}return r;}
__vsetlts4	__vsetlts4	__device__ inline unsigned int __vsetlts4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(sx<sy)&all)<<i;}return r;}
__vcmples2	__vcmples2	__device__ inline unsigned int __vcmples2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(sx<=sy?all:0)&all)<<i;}return r;}
__vcmples4	__vcmples4	__device__ inline unsigned int __vcmples4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(sx<=sy?all:0)&all)<<i;}return r;}
__vsetles2	__vsetles2	__device__ inline unsigned int __vsetles2(unsigned int a,unsigned int b){const int all=(1<<16)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=16){int x=a>>i&all,y=b>>i&all,sx=(short)x,sy=(short)y;r|=((unsigned int)(sx<=sy)&all)<<i;}return r;}
__vsetles4	__vsetles4	__device__ inline unsigned int __vsetles4(unsigned int a,unsigned int b){const int all=(1<<8)-1,top=all>>1;unsigned int r=0;for(int i=0;i<32;i+=8){int x=a>>i&all,y=b>>i&all,sx=(signed char)x,sy=(signed char)y;r|=((unsigned int)(sx<=sy)&all)<<i;}return r;}
__vsadu2	__vsadu2	__device__ inline unsigned int __vsadu2(unsigned int a,unsigned int b){unsigned int r=0;for(int i=0;i<32;i+=16){int x=(unsigned short)(a>>i),y=(unsigned short)(b>>i);r+=x>y?x-y:y-x;}return r;}
__vsads2	__vsads2	__device__ inline unsigned int __vsads2(unsigned int a,unsigned int b){unsigned int r=0;for(int i=0;i<32;i+=16){int x=(short)(a>>i),y=(short)(b>>i);r+=x>y?x-y:y-x;}return r;}
__vsadu4	__vsadu4	__device__ inline unsigned int __vsadu4(unsigned int a,unsigned int b){unsigned int r=0;for(int i=0;i<32;i+=8){int x=(unsigned char)(a>>i),y=(unsigned char)(b>>i);r+=x>y?x-y:y-x;}return r;}
__vsads4	__vsads4	__device__ inline unsigned int __vsads4(unsigned int a,unsigned int b){unsigned int r=0;for(int i=0;i<32;i+=8){int x=(signed char)(a>>i),y=(signed char)(b>>i);r+=x>y?x-y:y-x;}return r;}
__viaddmax_s32	__viaddmax_s32 max	__device__ inline int __viaddmax_s32(int a,int b,int c){return max((int)(a+b),c);}
__viaddmin_s32	__viaddmin_s32 min	__device__ inline int __viaddmin_s32(int a,int b,int c){return min((int)(a+b),c);}
__vimax3_s32	__vimax3_s32 max	__device__ inline int __vimax3_s32(int a,int b,int c){return max(max(a,b),c);}
__vimin3_s32	__vimin3_s32 min	__device__ inline int __vimin3_s32(int a,int b,int c){return min(min(a,b),c);}
__vibmax_s32	__vibmax_s32 max	__device__ inline int __vibmax_s32(int a,int b,bool*p){*p=a>=b;return max(a,b);}
__vibmin_s32	__vibmin_s32 min	__device__ inline int __vibmin_s32(int a,int b,bool*p){*p=a<=b;return min(a,b);}
__viaddmax_u32	__viaddmax_u32 max	__device__ inline unsigned int __viaddmax_u32(unsigned int a,unsigned int b,unsigned int c){return max((unsigned int)(a+b),c);}
__viaddmin_u32	__viaddmin_u32 min	__device__ inline unsigned int __viaddmin_u32(unsigned int a,unsigned int b,unsigned int c){return min((unsigned int)(a+b),c);}
__vimax3_u32	__vimax3_u32 max	__device__ inline unsigned int __vimax3_u32(unsigned int a,unsigned int b,unsigned int c){return max(max(a,b),c);}
__vimin3_u32	__vimin3_u32 min	__device__ inline unsigned int __vimin3_u32(unsigned int a,unsigned int b,unsigned int c){return min(min(a,b),c);}
__vibmax_u32	__vibmax_u32 max	__device__ inline unsigned int __vibmax_u32(unsigned int a,unsigned int b,bool*p){*p=a>=b;return max(a,b);}
__vibmin_u32	__vibmin_u32 min	__device__ inline unsigned int __vibmin_u32(unsigned int a,unsigned int b,bool*p){*p=a<=b;return min(a,b);}
__viaddmax_s32_relu	__viaddmax_s32_relu max	__device__ inline int __viaddmax_s32_relu(int a,int b,int c){return max(max(a+b,c),0);}
__viaddmin_s32_relu	__viaddmin_s32_relu max min	__device__ inline int __viaddmin_s32_relu(int a,int b,int c){return max(min(a+b,c),0);}
__vimax3_s32_relu	__vimax3_s32_relu max	__device__ inline int __vimax3_s32_relu(int a,int b,int c){return max(max(max(a,b),c),0);}
__vimin3_s32_relu	__vimin3_s32_relu max min	__device__ inline int __vimin3_s32_relu(int a,int b,int c){return max(min(min(a,b),c),0);}
__vimax_s32_relu	__vimax_s32_relu max	__device__ inline int __vimax_s32_relu(int a,int b){return max(max(a,b),0);}
__vimin_s32_relu	__vimin_s32_relu max min	__device__ inline int __vimin_s32_relu(int a,int b){return max(min(a,b),0);}
__kb_relu2	__kb_relu2 __vmaxs2	__device__ inline unsigned int __kb_relu2(unsigned int v){return __vmaxs2(v,0);}
__viaddmax_s16x2	__viaddmax_s16x2 __vmaxs2 __vadd2	__device__ inline unsigned int __viaddmax_s16x2(unsigned int a,unsigned int b,unsigned int c){return __vmaxs2(__vadd2(a,b),c);}
__viaddmin_s16x2	__viaddmin_s16x2 __vmins2 __vadd2	__device__ inline unsigned int __viaddmin_s16x2(unsigned int a,unsigned int b,unsigned int c){return __vmins2(__vadd2(a,b),c);}
__vimax3_s16x2	__vimax3_s16x2 __vmaxs2	__device__ inline unsigned int __vimax3_s16x2(unsigned int a,unsigned int b,unsigned int c){return __vmaxs2(__vmaxs2(a,b),c);}
__vimin3_s16x2	__vimin3_s16x2 __vmins2	__device__ inline unsigned int __vimin3_s16x2(unsigned int a,unsigned int b,unsigned int c){return __vmins2(__vmins2(a,b),c);}
__vibmax_s16x2	__vibmax_s16x2 __vcmpges2 __vmaxs2	__device__ inline unsigned int __vibmax_s16x2(unsigned int a,unsigned int b,bool*hi,bool*lo){unsigned int g=__vcmpges2(a,b);*hi=g>>31;*lo=g&1;return __vmaxs2(a,b);}
__vibmin_s16x2	__vibmin_s16x2 __vcmples2 __vmins2	__device__ inline unsigned int __vibmin_s16x2(unsigned int a,unsigned int b,bool*hi,bool*lo){unsigned int g=__vcmples2(a,b);*hi=g>>31;*lo=g&1;return __vmins2(a,b);}
__viaddmax_u16x2	__viaddmax_u16x2 __vmaxu2 __vadd2	__device__ inline unsigned int __viaddmax_u16x2(unsigned int a,unsigned int b,unsigned int c){return __vmaxu2(__vadd2(a,b),c);}
__viaddmin_u16x2	__viaddmin_u16x2 __vminu2 __vadd2	__device__ inline unsigned int __viaddmin_u16x2(unsigned int a,unsigned int b,unsigned int c){return __vminu2(__vadd2(a,b),c);}
__vimax3_u16x2	__vimax3_u16x2 __vmaxu2	__device__ inline unsigned int __vimax3_u16x2(unsigned int a,unsigned int b,unsigned int c){return __vmaxu2(__vmaxu2(a,b),c);}
__vimin3_u16x2	__vimin3_u16x2 __vminu2	__device__ inline unsigned int __vimin3_u16x2(unsigned int a,unsigned int b,unsigned int c){return __vminu2(__vminu2(a,b),c);}
__vibmax_u16x2	__vibmax_u16x2 __vcmpgeu2 __vmaxu2	__device__ inline unsigned int __vibmax_u16x2(unsigned int a,unsigned int b,bool*hi,bool*lo){unsigned int g=__vcmpgeu2(a,b);*hi=g>>31;*lo=g&1;return __vmaxu2(a,b);}
__vibmin_u16x2	__vibmin_u16x2 __vcmpleu2 __vminu2	__device__ inline unsigned int __vibmin_u16x2(unsigned int a,unsigned int b,bool*hi,bool*lo){unsigned int g=__vcmpleu2(a,b);*hi=g>>31;*lo=g&1;return __vminu2(a,b);}
__viaddmax_s16x2_relu	__viaddmax_s16x2_relu __kb_relu2 __viaddmax_s16x2	__device__ inline unsigned int __viaddmax_s16x2_relu(unsigned int a,unsigned int b,unsigned int c){return __kb_relu2(__viaddmax_s16x2(a,b,c));}
__viaddmin_s16x2_relu	__viaddmin_s16x2_relu __kb_relu2 __viaddmin_s16x2	__device__ inline unsigned int __viaddmin_s16x2_relu(unsigned int a,unsigned int b,unsigned int c){return __kb_relu2(__viaddmin_s16x2(a,b,c));}
__vimax3_s16x2_relu	__vimax3_s16x2_relu __kb_relu2 __vimax3_s16x2	__device__ inline unsigned int __vimax3_s16x2_relu(unsigned int a,unsigned int b,unsigned int c){return __kb_relu2(__vimax3_s16x2(a,b,c));}
__vimin3_s16x2_relu	__vimin3_s16x2_relu __kb_relu2 __vimin3_s16x2	__device__ inline unsigned int __vimin3_s16x2_relu(unsigned int a,unsigned int b,unsigned int c){return __kb_relu2(__vimin3_s16x2(a,b,c));}
__vimax_s16x2_relu	__vimax_s16x2_relu __kb_relu2 __vmaxs2	__device__ inline unsigned int __vimax_s16x2_relu(unsigned int a,unsigned int b){return __kb_relu2(__vmaxs2(a,b));}
__vimin_s16x2_relu	__vimin_s16x2_relu __kb_relu2 __vmins2	__device__ inline unsigned int __vimin_s16x2_relu(unsigned int a,unsigned int b){return __kb_relu2(__vmins2(a,b));}
__syncthreads	__syncthreads	__device__ __attribute__((kbind_op("sync.block")))void __syncthreads();
__kb_grid_sync	__kb_grid_sync	__device__ __attribute__((kbind_op("sync.grid")))void __kb_grid_sync();
__kb_yield	__kb_yield	__device__ __attribute__((kbind_op("ctl.yield")))void __kb_yield();
__syncthreads_count	__syncthreads_count	__device__ __attribute__((kbind_op("sync.block_count")))int __syncthreads_count(int predicate);
__syncthreads_and	__syncthreads_and	__device__ __attribute__((kbind_op("sync.block_and")))int __syncthreads_and(int predicate);
__syncthreads_or	__syncthreads_or	__device__ __attribute__((kbind_op("sync.block_or")))int __syncthreads_or(int predicate);
syncthreads_count	syncthreads_count __syncthreads_count	__device__ inline int syncthreads_count(int predicate){return __syncthreads_count(predicate);}
syncthreads_and	syncthreads_and __syncthreads_and	__device__ inline int syncthreads_and(int predicate){return __syncthreads_and(predicate);}
syncthreads_or	syncthreads_or __syncthreads_or	__device__ inline int syncthreads_or(int predicate){return __syncthreads_or(predicate);}
cudaGridDependencySynchronize	cudaGridDependencySynchronize	__device__ inline void cudaGridDependencySynchronize(){}
cudaTriggerProgrammaticLaunchCompletion	cudaTriggerProgrammaticLaunchCompletion	__device__ inline void cudaTriggerProgrammaticLaunchCompletion(){}
__threadfence_block	__threadfence_block	__device__ __attribute__((kbind_op("fence.block")))void __threadfence_block();
__threadfence	__threadfence	__device__ __attribute__((kbind_op("fence.device")))void __threadfence();
__threadfence_cluster	__threadfence_cluster	__device__ __attribute__((kbind_op("fence.device")))void __threadfence_cluster();
__threadfence_system	__threadfence_system	__device__ __attribute__((kbind_op("fence.system")))void __threadfence_system();
__kb_release	__kb_release	__device__ __attribute__((kbind_op("fence.order")))void __kb_release();
__kb_async	__kb_async	__device__ __attribute__((kbind_op("async.order")))unsigned long long __kb_async(unsigned long long what,unsigned long long n);
__kb_how	__kb_how	__device__ __attribute__((kbind_op("fence.how")))void __kb_how(unsigned int how);
__kb_order_block	__kb_order_block	__device__ __attribute__((kbind_op("order.block")))void __kb_order_block();
__kb_order_device	__kb_order_device	__device__ __attribute__((kbind_op("order.device")))void __kb_order_device();
__kb_order_system	__kb_order_system	__device__ __attribute__((kbind_op("order.system")))void __kb_order_system();
__kb_syncwarp	__kb_syncwarp	__device__ __attribute__((kbind_op("warp.sync")))void __kb_syncwarp(unsigned int mask);
__syncwarp	__syncwarp __kb_syncwarp	__device__ inline void __syncwarp(unsigned int mask=0xffffffffu){__kb_syncwarp(mask);}
__activemask	__activemask	__device__ __attribute__((kbind_op("warp.activemask")))unsigned int __activemask();
__all_sync	__all_sync	__device__ __attribute__((kbind_op("warp.all")))int __all_sync(unsigned int mask,int predicate);
__any_sync	__any_sync	__device__ __attribute__((kbind_op("warp.any")))int __any_sync(unsigned int mask,int predicate);
__ballot_sync	__ballot_sync	__device__ __attribute__((kbind_op("warp.ballot")))unsigned int __ballot_sync(unsigned int mask,int predicate);
__uni_sync	__uni_sync __ballot_sync	__device__ inline int __uni_sync(unsigned int mask,int predicate){unsigned int b=__ballot_sync(mask,predicate!=0);return b==0||b==mask;}
__kb_shfl	__kb_shfl	__device__ __attribute__((kbind_op("warp.shfl")))int __kb_shfl(unsigned int mask,int v,int lane,int width);
__kb_shfl_up	__kb_shfl_up	__device__ __attribute__((kbind_op("warp.shfl_up")))int __kb_shfl_up(unsigned int mask,int v,unsigned int delta,int width);
__kb_shfl_down	__kb_shfl_down	__device__ __attribute__((kbind_op("warp.shfl_down")))int __kb_shfl_down(unsigned int mask,int v,unsigned int delta,int width);
__kb_shfl_xor	__kb_shfl_xor	__device__ __attribute__((kbind_op("warp.shfl_xor")))int __kb_shfl_xor(unsigned int mask,int v,int lanes,int width);
__shfl_sync	__shfl_sync __kb_shfl	__device__ inline int __shfl_sync(unsigned int mask,int v,int lane,int width=32){return __kb_shfl(mask,v,lane,width);}
__shfl_up_sync	__shfl_up_sync __kb_shfl_up	__device__ inline int __shfl_up_sync(unsigned int mask,int v,unsigned int delta,int width=32){return __kb_shfl_up(mask,v,delta,width);}
__shfl_down_sync	__shfl_down_sync __kb_shfl_down	__device__ inline int __shfl_down_sync(unsigned int mask,int v,unsigned int delta,int width=32){return __kb_shfl_down(mask,v,delta,width);}
__shfl_xor_sync	__shfl_xor_sync __kb_shfl_xor	__device__ inline int __shfl_xor_sync(unsigned int mask,int v,int lanes,int width=32){return __kb_shfl_xor(mask,v,lanes,width);}
__shfl	__shfl __kb_shfl	__device__ inline int __shfl(int v,int lane,int width=32){return __kb_shfl(0,v,lane,width);}
__shfl_up	__shfl_up __kb_shfl_up	__device__ inline int __shfl_up(int v,unsigned int delta,int width=32){return __kb_shfl_up(0,v,delta,width);}
__shfl_down	__shfl_down __kb_shfl_down	__device__ inline int __shfl_down(int v,unsigned int delta,int width=32){return __kb_shfl_down(0,v,delta,width);}
__shfl_xor	__shfl_xor __kb_shfl_xor	__device__ inline int __shfl_xor(int v,int lanes,int width=32){return __kb_shfl_xor(0,v,lanes,width);}
__kb_shfl	__kb_shfl	__device__ __attribute__((kbind_op("warp.shfl")))unsigned int __kb_shfl(unsigned int mask,unsigned int v,int lane,int width);
__kb_shfl_up	__kb_shfl_up	__device__ __attribute__((kbind_op("warp.shfl_up")))unsigned int __kb_shfl_up(unsigned int mask,unsigned int v,unsigned int delta,int width);
__kb_shfl_down	__kb_shfl_down	__device__ __attribute__((kbind_op("warp.shfl_down")))unsigned int __kb_shfl_down(unsigned int mask,unsigned int v,unsigned int delta,int width);
__kb_shfl_xor	__kb_shfl_xor	__device__ __attribute__((kbind_op("warp.shfl_xor")))unsigned int __kb_shfl_xor(unsigned int mask,unsigned int v,int lanes,int width);
__shfl_sync	__shfl_sync __kb_shfl	__device__ inline unsigned int __shfl_sync(unsigned int mask,unsigned int v,int lane,int width=32){return __kb_shfl(mask,v,lane,width);}
__shfl_up_sync	__shfl_up_sync __kb_shfl_up	__device__ inline unsigned int __shfl_up_sync(unsigned int mask,unsigned int v,unsigned int delta,int width=32){return __kb_shfl_up(mask,v,delta,width);}
__shfl_down_sync	__shfl_down_sync __kb_shfl_down	__device__ inline unsigned int __shfl_down_sync(unsigned int mask,unsigned int v,unsigned int delta,int width=32){return __kb_shfl_down(mask,v,delta,width);}
__shfl_xor_sync	__shfl_xor_sync __kb_shfl_xor	__device__ inline unsigned int __shfl_xor_sync(unsigned int mask,unsigned int v,int lanes,int width=32){return __kb_shfl_xor(mask,v,lanes,width);}
__shfl	__shfl __kb_shfl	__device__ inline unsigned int __shfl(unsigned int v,int lane,int width=32){return __kb_shfl(0,v,lane,width);}
__shfl_up	__shfl_up __kb_shfl_up	__device__ inline unsigned int __shfl_up(unsigned int v,unsigned int delta,int width=32){return __kb_shfl_up(0,v,delta,width);}
__shfl_down	__shfl_down __kb_shfl_down	__device__ inline unsigned int __shfl_down(unsigned int v,unsigned int delta,int width=32){return __kb_shfl_down(0,v,delta,width);}
__shfl_xor	__shfl_xor __kb_shfl_xor	__device__ inline unsigned int __shfl_xor(unsigned int v,int lanes,int width=32){return __kb_shfl_xor(0,v,lanes,width);}
__kb_shfl	__kb_shfl	__device__ __attribute__((kbind_op("warp.shfl")))long __kb_shfl(unsigned int mask,long v,int lane,int width);
__kb_shfl_up	__kb_shfl_up	__device__ __attribute__((kbind_op("warp.shfl_up")))long __kb_shfl_up(unsigned int mask,long v,unsigned int delta,int width);
__kb_shfl_down	__kb_shfl_down	__device__ __attribute__((kbind_op("warp.shfl_down")))long __kb_shfl_down(unsigned int mask,long v,unsigned int delta,int width);
__kb_shfl_xor	__kb_shfl_xor	__device__ __attribute__((kbind_op("warp.shfl_xor")))long __kb_shfl_xor(unsigned int mask,long v,int lanes,int width);
__shfl_sync	__shfl_sync __kb_shfl	__device__ inline long __shfl_sync(unsigned int mask,long v,int lane,int width=32){return __kb_shfl(mask,v,lane,width);}
__shfl_up_sync	__shfl_up_sync __kb_shfl_up	__device__ inline long __shfl_up_sync(unsigned int mask,long v,unsigned int delta,int width=32){return __kb_shfl_up(mask,v,delta,width);}
__shfl_down_sync	__shfl_down_sync __kb_shfl_down	__device__ inline long __shfl_down_sync(unsigned int mask,long v,unsigned int delta,int width=32){return __kb_shfl_down(mask,v,delta,width);}
__shfl_xor_sync	__shfl_xor_sync __kb_shfl_xor	__device__ inline long __shfl_xor_sync(unsigned int mask,long v,int lanes,int width=32){return __kb_shfl_xor(mask,v,lanes,width);}
__shfl	__shfl __kb_shfl	__device__ inline long __shfl(long v,int lane,int width=32){return __kb_shfl(0,v,lane,width);}
__shfl_up	__shfl_up __kb_shfl_up	__device__ inline long __shfl_up(long v,unsigned int delta,int width=32){return __kb_shfl_up(0,v,delta,width);}
__shfl_down	__shfl_down __kb_shfl_down	__device__ inline long __shfl_down(long v,unsigned int delta,int width=32){return __kb_shfl_down(0,v,delta,width);}
__shfl_xor	__shfl_xor __kb_shfl_xor	__device__ inline long __shfl_xor(long v,int lanes,int width=32){return __kb_shfl_xor(0,v,lanes,width);}
__kb_shfl	__kb_shfl	__device__ __attribute__((kbind_op("warp.shfl")))unsigned long __kb_shfl(unsigned int mask,unsigned long v,int lane,int width);
__kb_shfl_up	__kb_shfl_up	__device__ __attribute__((kbind_op("warp.shfl_up")))unsigned long __kb_shfl_up(unsigned int mask,unsigned long v,unsigned int delta,int width);
__kb_shfl_down	__kb_shfl_down	__device__ __attribute__((kbind_op("warp.shfl_down")))unsigned long __kb_shfl_down(unsigned int mask,unsigned long v,unsigned int delta,int width);
__kb_shfl_xor	__kb_shfl_xor	__device__ __attribute__((kbind_op("warp.shfl_xor")))unsigned long __kb_shfl_xor(unsigned int mask,unsigned long v,int lanes,int width);
__shfl_sync	__shfl_sync __kb_shfl	__device__ inline unsigned long __shfl_sync(unsigned int mask,unsigned long v,int lane,int width=32){return __kb_shfl(mask,v,lane,width);}
__shfl_up_sync	__shfl_up_sync __kb_shfl_up	__device__ inline unsigned long __shfl_up_sync(unsigned int mask,unsigned long v,unsigned int delta,int width=32){return __kb_shfl_up(mask,v,delta,width);}
__shfl_down_sync	__shfl_down_sync __kb_shfl_down	__device__ inline unsigned long __shfl_down_sync(unsigned int mask,unsigned long v,unsigned int delta,int width=32){return __kb_shfl_down(mask,v,delta,width);}
__shfl_xor_sync	__shfl_xor_sync __kb_shfl_xor	__device__ inline unsigned long __shfl_xor_sync(unsigned int mask,unsigned long v,int lanes,int width=32){return __kb_shfl_xor(mask,v,lanes,width);}
__shfl	__shfl __kb_shfl	__device__ inline unsigned long __shfl(unsigned long v,int lane,int width=32){return __kb_shfl(0,v,lane,width);}
__shfl_up	__shfl_up __kb_shfl_up	__device__ inline unsigned long __shfl_up(unsigned long v,unsigned int delta,int width=32){return __kb_shfl_up(0,v,delta,width);}
__shfl_down	__shfl_down __kb_shfl_down	__device__ inline unsigned long __shfl_down(unsigned long v,unsigned int delta,int width=32){return __kb_shfl_down(0,v,delta,width);}
__shfl_xor	__shfl_xor __kb_shfl_xor	__device__ inline unsigned long __shfl_xor(unsigned long v,int lanes,int width=32){return __kb_shfl_xor(0,v,lanes,width);}
__kb_shfl	__kb_shfl	__device__ __attribute__((kbind_op("warp.shfl")))long long __kb_shfl(unsigned int mask,long long v,int lane,int width);
__kb_shfl_up	__kb_shfl_up	__device__ __attribute__((kbind_op("warp.shfl_up")))long long __kb_shfl_up(unsigned int mask,long long v,unsigned int delta,int width);
__kb_shfl_down	__kb_shfl_down	__device__ __attribute__((kbind_op("warp.shfl_down")))long long __kb_shfl_down(unsigned int mask,long long v,unsigned int delta,int width);
__kb_shfl_xor	__kb_shfl_xor	__device__ __attribute__((kbind_op("warp.shfl_xor")))long long __kb_shfl_xor(unsigned int mask,long long v,int lanes,int width);
__shfl_sync	__shfl_sync __kb_shfl	__device__ inline long long __shfl_sync(unsigned int mask,long long v,int lane,int width=32){return __kb_shfl(mask,v,lane,width);}
__shfl_up_sync	__shfl_up_sync __kb_shfl_up	__device__ inline long long __shfl_up_sync(unsigned int mask,long long v,unsigned int delta,int width=32){return __kb_shfl_up(mask,v,delta,width);}
__shfl_down_sync	__shfl_down_sync __kb_shfl_down	__device__ inline long long __shfl_down_sync(unsigned int mask,long long v,unsigned int delta,int width=32){return __kb_shfl_down(mask,v,delta,width);}
__shfl_xor_sync	__shfl_xor_sync __kb_shfl_xor	__device__ inline long long __shfl_xor_sync(unsigned int mask,long long v,int lanes,int width=32){return __kb_shfl_xor(mask,v,lanes,width);}
__shfl	__shfl __kb_shfl	__device__ inline long long __shfl(long long v,int lane,int width=32){return __kb_shfl(0,v,lane,width);}
__shfl_up	__shfl_up __kb_shfl_up	__device__ inline long long __shfl_up(long long v,unsigned int delta,int width=32){return __kb_shfl_up(0,v,delta,width);}
__shfl_down	__shfl_down __kb_shfl_down	__device__ inline long long __shfl_down(long long v,unsigned int delta,int width=32){return __kb_shfl_down(0,v,delta,width);}
__shfl_xor	__shfl_xor __kb_shfl_xor	__device__ inline long long __shfl_xor(long long v,int lanes,int width=32){return __kb_shfl_xor(0,v,lanes,width);}
__kb_shfl	__kb_shfl	__device__ __attribute__((kbind_op("warp.shfl")))unsigned long long __kb_shfl(unsigned int mask,unsigned long long v,int lane,int width);
__kb_shfl_up	__kb_shfl_up	__device__ __attribute__((kbind_op("warp.shfl_up")))unsigned long long __kb_shfl_up(unsigned int mask,unsigned long long v,unsigned int delta,int width);
__kb_shfl_down	__kb_shfl_down	__device__ __attribute__((kbind_op("warp.shfl_down")))unsigned long long __kb_shfl_down(unsigned int mask,unsigned long long v,unsigned int delta,int width);
__kb_shfl_xor	__kb_shfl_xor	__device__ __attribute__((kbind_op("warp.shfl_xor")))unsigned long long __kb_shfl_xor(unsigned int mask,unsigned long long v,int lanes,int width);
__shfl_sync	__shfl_sync __kb_shfl	__device__ inline unsigned long long __shfl_sync(unsigned int mask,unsigned long long v,int lane,int width=32){return __kb_shfl(mask,v,lane,width);}
__shfl_up_sync	__shfl_up_sync __kb_shfl_up	__device__ inline unsigned long long __shfl_up_sync(unsigned int mask,unsigned long long v,unsigned int delta,int width=32){return __kb_shfl_up(mask,v,delta,width);}
__shfl_down_sync	__shfl_down_sync __kb_shfl_down	__device__ inline unsigned long long __shfl_down_sync(unsigned int mask,unsigned long long v,unsigned int delta,int width=32){return __kb_shfl_down(mask,v,delta,width);}
__shfl_xor_sync	__shfl_xor_sync __kb_shfl_xor	__device__ inline unsigned long long __shfl_xor_sync(unsigned int mask,unsigned long long v,int lanes,int width=32){return __kb_shfl_xor(mask,v,lanes,width);}
__shfl	__shfl __kb_shfl	__device__ inline unsigned long long __shfl(unsigned long long v,int lane,int width=32){return __kb_shfl(0,v,lane,width);}
__shfl_up	__shfl_up __kb_shfl_up	__device__ inline unsigned long long __shfl_up(unsigned long long v,unsigned int delta,int width=32){return __kb_shfl_up(0,v,delta,width);}
__shfl_down	__shfl_down __kb_shfl_down	__device__ inline unsigned long long __shfl_down(unsigned long long v,unsigned int delta,int width=32){return __kb_shfl_down(0,v,delta,width);}
__shfl_xor	__shfl_xor __kb_shfl_xor	__device__ inline unsigned long long __shfl_xor(unsigned long long v,int lanes,int width=32){return __kb_shfl_xor(0,v,lanes,width);}
__kb_shfl	__kb_shfl	__device__ __attribute__((kbind_op("warp.shfl")))float __kb_shfl(unsigned int mask,float v,int lane,int width);
__kb_shfl_up	__kb_shfl_up	__device__ __attribute__((kbind_op("warp.shfl_up")))float __kb_shfl_up(unsigned int mask,float v,unsigned int delta,int width);
__kb_shfl_down	__kb_shfl_down	__device__ __attribute__((kbind_op("warp.shfl_down")))float __kb_shfl_down(unsigned int mask,float v,unsigned int delta,int width);
__kb_shfl_xor	__kb_shfl_xor	__device__ __attribute__((kbind_op("warp.shfl_xor")))float __kb_shfl_xor(unsigned int mask,float v,int lanes,int width);
__shfl_sync	__shfl_sync __kb_shfl	__device__ inline float __shfl_sync(unsigned int mask,float v,int lane,int width=32){return __kb_shfl(mask,v,lane,width);}
__shfl_up_sync	__shfl_up_sync __kb_shfl_up	__device__ inline float __shfl_up_sync(unsigned int mask,float v,unsigned int delta,int width=32){return __kb_shfl_up(mask,v,delta,width);}
__shfl_down_sync	__shfl_down_sync __kb_shfl_down	__device__ inline float __shfl_down_sync(unsigned int mask,float v,unsigned int delta,int width=32){return __kb_shfl_down(mask,v,delta,width);}
__shfl_xor_sync	__shfl_xor_sync __kb_shfl_xor	__device__ inline float __shfl_xor_sync(unsigned int mask,float v,int lanes,int width=32){return __kb_shfl_xor(mask,v,lanes,width);}
__shfl	__shfl __kb_shfl	__device__ inline float __shfl(float v,int lane,int width=32){return __kb_shfl(0,v,lane,width);}
__shfl_up	__shfl_up __kb_shfl_up	__device__ inline float __shfl_up(float v,unsigned int delta,int width=32){return __kb_shfl_up(0,v,delta,width);}
__shfl_down	__shfl_down __kb_shfl_down	__device__ inline float __shfl_down(float v,unsigned int delta,int width=32){return __kb_shfl_down(0,v,delta,width);}
__shfl_xor	__shfl_xor __kb_shfl_xor	__device__ inline float __shfl_xor(float v,int lanes,int width=32){return __kb_shfl_xor(0,v,lanes,width);}
__kb_shfl	__kb_shfl	__device__ __attribute__((kbind_op("warp.shfl")))double __kb_shfl(unsigned int mask,double v,int lane,int width);
__kb_shfl_up	__kb_shfl_up	__device__ __attribute__((kbind_op("warp.shfl_up")))double __kb_shfl_up(unsigned int mask,double v,unsigned int delta,int width);
__kb_shfl_down	__kb_shfl_down	__device__ __attribute__((kbind_op("warp.shfl_down")))double __kb_shfl_down(unsigned int mask,double v,unsigned int delta,int width);
__kb_shfl_xor	__kb_shfl_xor	__device__ __attribute__((kbind_op("warp.shfl_xor")))double __kb_shfl_xor(unsigned int mask,double v,int lanes,int width);
__shfl_sync	__shfl_sync __kb_shfl	__device__ inline double __shfl_sync(unsigned int mask,double v,int lane,int width=32){return __kb_shfl(mask,v,lane,width);}
__shfl_up_sync	__shfl_up_sync __kb_shfl_up	__device__ inline double __shfl_up_sync(unsigned int mask,double v,unsigned int delta,int width=32){return __kb_shfl_up(mask,v,delta,width);}
__shfl_down_sync	__shfl_down_sync __kb_shfl_down	__device__ inline double __shfl_down_sync(unsigned int mask,double v,unsigned int delta,int width=32){return __kb_shfl_down(mask,v,delta,width);}
__shfl_xor_sync	__shfl_xor_sync __kb_shfl_xor	__device__ inline double __shfl_xor_sync(unsigned int mask,double v,int lanes,int width=32){return __kb_shfl_xor(mask,v,lanes,width);}
__shfl	__shfl __kb_shfl	__device__ inline double __shfl(double v,int lane,int width=32){return __kb_shfl(0,v,lane,width);}
__shfl_up	__shfl_up __kb_shfl_up	__device__ inline double __shfl_up(double v,unsigned int delta,int width=32){return __kb_shfl_up(0,v,delta,width);}
__shfl_down	__shfl_down __kb_shfl_down	__device__ inline double __shfl_down(double v,unsigned int delta,int width=32){return __kb_shfl_down(0,v,delta,width);}
__shfl_xor	__shfl_xor __kb_shfl_xor	__device__ inline double __shfl_xor(double v,int lanes,int width=32){return __kb_shfl_xor(0,v,lanes,width);}
__all	__all __all_sync	__device__ inline int __all(int predicate){return __all_sync(0,predicate);}
__any	__any __any_sync	__device__ inline int __any(int predicate){return __any_sync(0,predicate);}
__ballot	__ballot __ballot_sync	__device__ inline unsigned int __ballot(int predicate){return __ballot_sync(0,predicate);}
__match_any_sync	__match_any_sync	__device__ __attribute__((kbind_op("warp.match_any")))unsigned int __match_any_sync(unsigned int mask,int v);
__kb_match_all	__kb_match_all	__device__ __attribute__((kbind_op("warp.match_all")))unsigned int __kb_match_all(unsigned int mask,int v);
__match_all_sync	__match_all_sync __kb_match_all	__device__ inline unsigned int __match_all_sync(unsigned int mask,int v,int*pred){unsigned int m=__kb_match_all(mask,v);*pred=m!=0;return m;}
__match_any_sync	__match_any_sync	__device__ __attribute__((kbind_op("warp.match_any")))unsigned int __match_any_sync(unsigned int mask,unsigned int v);
__kb_match_all	__kb_match_all	__device__ __attribute__((kbind_op("warp.match_all")))unsigned int __kb_match_all(unsigned int mask,unsigned int v);
__match_all_sync	__match_all_sync __kb_match_all	__device__ inline unsigned int __match_all_sync(unsigned int mask,unsigned int v,int*pred){unsigned int m=__kb_match_all(mask,v);*pred=m!=0;return m;}
__match_any_sync	__match_any_sync	__device__ __attribute__((kbind_op("warp.match_any")))unsigned int __match_any_sync(unsigned int mask,long v);
__kb_match_all	__kb_match_all	__device__ __attribute__((kbind_op("warp.match_all")))unsigned int __kb_match_all(unsigned int mask,long v);
__match_all_sync	__match_all_sync __kb_match_all	__device__ inline unsigned int __match_all_sync(unsigned int mask,long v,int*pred){unsigned int m=__kb_match_all(mask,v);*pred=m!=0;return m;}
__match_any_sync	__match_any_sync	__device__ __attribute__((kbind_op("warp.match_any")))unsigned int __match_any_sync(unsigned int mask,unsigned long v);
__kb_match_all	__kb_match_all	__device__ __attribute__((kbind_op("warp.match_all")))unsigned int __kb_match_all(unsigned int mask,unsigned long v);
__match_all_sync	__match_all_sync __kb_match_all	__device__ inline unsigned int __match_all_sync(unsigned int mask,unsigned long v,int*pred){unsigned int m=__kb_match_all(mask,v);*pred=m!=0;return m;}
__match_any_sync	__match_any_sync	__device__ __attribute__((kbind_op("warp.match_any")))unsigned int __match_any_sync(unsigned int mask,long long v);
__kb_match_all	__kb_match_all	__device__ __attribute__((kbind_op("warp.match_all")))unsigned int __kb_match_all(unsigned int mask,long long v);
__match_all_sync	__match_all_sync __kb_match_all	__device__ inline unsigned int __match_all_sync(unsigned int mask,long long v,int*pred){unsigned int m=__kb_match_all(mask,v);*pred=m!=0;return m;}
__match_any_sync	__match_any_sync	__device__ __attribute__((kbind_op("warp.match_any")))unsigned int __match_any_sync(unsigned int mask,unsigned long long v);
__kb_match_all	__kb_match_all	__device__ __attribute__((kbind_op("warp.match_all")))unsigned int __kb_match_all(unsigned int mask,unsigned long long v);
__match_all_sync	__match_all_sync __kb_match_all	__device__ inline unsigned int __match_all_sync(unsigned int mask,unsigned long long v,int*pred){unsigned int m=__kb_match_all(mask,v);*pred=m!=0;return m;}
__match_any_sync	__match_any_sync	__device__ __attribute__((kbind_op("warp.match_any")))unsigned int __match_any_sync(unsigned int mask,float v);
__kb_match_all	__kb_match_all	__device__ __attribute__((kbind_op("warp.match_all")))unsigned int __kb_match_all(unsigned int mask,float v);
__match_all_sync	__match_all_sync __kb_match_all	__device__ inline unsigned int __match_all_sync(unsigned int mask,float v,int*pred){unsigned int m=__kb_match_all(mask,v);*pred=m!=0;return m;}
__match_any_sync	__match_any_sync	__device__ __attribute__((kbind_op("warp.match_any")))unsigned int __match_any_sync(unsigned int mask,double v);
__kb_match_all	__kb_match_all	__device__ __attribute__((kbind_op("warp.match_all")))unsigned int __kb_match_all(unsigned int mask,double v);
__match_all_sync	__match_all_sync __kb_match_all	__device__ inline unsigned int __match_all_sync(unsigned int mask,double v,int*pred){unsigned int m=__kb_match_all(mask,v);*pred=m!=0;return m;}
__reduce_add_sync	__reduce_add_sync	__device__ __attribute__((kbind_op("warp.reduce_add")))unsigned int __reduce_add_sync(unsigned int mask,unsigned int v);
__reduce_add_sync	__reduce_add_sync	__device__ __attribute__((kbind_op("warp.reduce_add")))int __reduce_add_sync(unsigned int mask,int v);
__reduce_min_sync	__reduce_min_sync	__device__ __attribute__((kbind_op("warp.reduce_min")))unsigned int __reduce_min_sync(unsigned int mask,unsigned int v);
__reduce_min_sync	__reduce_min_sync	__device__ __attribute__((kbind_op("warp.reduce_min")))int __reduce_min_sync(unsigned int mask,int v);
__reduce_max_sync	__reduce_max_sync	__device__ __attribute__((kbind_op("warp.reduce_max")))unsigned int __reduce_max_sync(unsigned int mask,unsigned int v);
__reduce_max_sync	__reduce_max_sync	__device__ __attribute__((kbind_op("warp.reduce_max")))int __reduce_max_sync(unsigned int mask,int v);
__reduce_and_sync	__reduce_and_sync	__device__ __attribute__((kbind_op("warp.reduce_and")))unsigned int __reduce_and_sync(unsigned int mask,unsigned int v);
__reduce_or_sync	__reduce_or_sync	__device__ __attribute__((kbind_op("warp.reduce_or")))unsigned int __reduce_or_sync(unsigned int mask,unsigned int v);
__reduce_xor_sync	__reduce_xor_sync	__device__ __attribute__((kbind_op("warp.reduce_xor")))unsigned int __reduce_xor_sync(unsigned int mask,unsigned int v);
printf	printf	__device__ __attribute__((kbind_op("io.printf")))int printf(const char*format,...);
__kb_assert	__kb_assert	__device__ __attribute__((kbind_op("io.assert")))void __kb_assert(bool ok,const char*text);
__trap	__trap	__device__ __attribute__((kbind_op("ctl.trap")))void __trap();
__builtin_trap	__builtin_trap	__device__ __attribute__((kbind_op("ctl.trap")))void __builtin_trap();
__brkpt	__brkpt	__device__ __attribute__((kbind_op("ctl.trap")))void __brkpt();
abort	abort	__device__ __attribute__((kbind_op("ctl.trap")))void abort();
__assert_fail	__assert_fail __kb_assert	__device__ inline void __assert_fail(const char*,const char*,unsigned int,const char*){__kb_assert(false,"__assert_fail");}
__builtin_unreachable	__builtin_unreachable __trap	__device__ inline void __builtin_unreachable(){__trap();}
malloc	malloc size_t	__device__ __attribute__((kbind_op("mem.alloc")))void*malloc(size_t n);
free	free	__device__ __attribute__((kbind_op("mem.free")))void free(void*p);
clock64	clock64	__device__ __attribute__((kbind_op("time.clock")))long long clock64();
clock	clock_t clock clock64	__device__ inline clock_t clock(){return(clock_t)clock64();}
__globaltimer	__globaltimer	__device__ __attribute__((kbind_op("time.globaltimer")))unsigned long long __globaltimer();
__nanosleep	__nanosleep	__device__ __attribute__((kbind_op("time.sleep")))void __nanosleep(unsigned int ns);
__prof_trigger	__prof_trigger	__device__ inline void __prof_trigger(int){}
atomicAdd	atomicAdd	__device__ __attribute__((kbind_op("atomic.add")))int atomicAdd(int*p,int v);
atomicAdd_block	atomicAdd_block	__device__ __attribute__((kbind_op("atomic.add" ":block")))int atomicAdd_block(int*p,int v);
atomicAdd_system	atomicAdd_system	__device__ __attribute__((kbind_op("atomic.add" ":system")))int atomicAdd_system(int*p,int v);
atomicAdd	atomicAdd	__device__ __attribute__((kbind_op("atomic.add")))unsigned int atomicAdd(unsigned int*p,unsigned int v);
atomicAdd_block	atomicAdd_block	__device__ __attribute__((kbind_op("atomic.add" ":block")))unsigned int atomicAdd_block(unsigned int*p,unsigned int v);
atomicAdd_system	atomicAdd_system	__device__ __attribute__((kbind_op("atomic.add" ":system")))unsigned int atomicAdd_system(unsigned int*p,unsigned int v);
atomicAdd	atomicAdd	__device__ __attribute__((kbind_op("atomic.add")))long atomicAdd(long*p,long v);
atomicAdd_block	atomicAdd_block	__device__ __attribute__((kbind_op("atomic.add" ":block")))long atomicAdd_block(long*p,long v);
atomicAdd_system	atomicAdd_system	__device__ __attribute__((kbind_op("atomic.add" ":system")))long atomicAdd_system(long*p,long v);
atomicAdd	atomicAdd	__device__ __attribute__((kbind_op("atomic.add")))unsigned long atomicAdd(unsigned long*p,unsigned long v);
atomicAdd_block	atomicAdd_block	__device__ __attribute__((kbind_op("atomic.add" ":block")))unsigned long atomicAdd_block(unsigned long*p,unsigned long v);
atomicAdd_system	atomicAdd_system	__device__ __attribute__((kbind_op("atomic.add" ":system")))unsigned long atomicAdd_system(unsigned long*p,unsigned long v);
atomicAdd	atomicAdd	__device__ __attribute__((kbind_op("atomic.add")))long long atomicAdd(long long*p,long long v);
atomicAdd_block	atomicAdd_block	__device__ __attribute__((kbind_op("atomic.add" ":block")))long long atomicAdd_block(long long*p,long long v);
atomicAdd_system	atomicAdd_system	__device__ __attribute__((kbind_op("atomic.add" ":system")))long long atomicAdd_system(long long*p,long long v);
atomicAdd	atomicAdd	__device__ __attribute__((kbind_op("atomic.add")))unsigned long long atomicAdd(unsigned long long*p,unsigned long long v);
atomicAdd_block	atomicAdd_block	__device__ __attribute__((kbind_op("atomic.add" ":block")))unsigned long long atomicAdd_block(unsigned long long*p,unsigned long long v);
atomicAdd_system	atomicAdd_system	__device__ __attribute__((kbind_op("atomic.add" ":system")))unsigned long long atomicAdd_system(unsigned long long*p,unsigned long long v);
atomicAdd	atomicAdd	__device__ __attribute__((kbind_op("atomic.add")))float atomicAdd(float*p,float v);
atomicAdd_block	atomicAdd_block	__device__ __attribute__((kbind_op("atomic.add" ":block")))float atomicAdd_block(float*p,float v);
atomicAdd_system	atomicAdd_system	__device__ __attribute__((kbind_op("atomic.add" ":system")))float atomicAdd_system(float*p,float v);
atomicAdd	atomicAdd	__device__ __attribute__((kbind_op("atomic.add")))double atomicAdd(double*p,double v);
atomicAdd_block	atomicAdd_block	__device__ __attribute__((kbind_op("atomic.add" ":block")))double atomicAdd_block(double*p,double v);
atomicAdd_system	atomicAdd_system	__device__ __attribute__((kbind_op("atomic.add" ":system")))double atomicAdd_system(double*p,double v);
atomicSub	atomicSub	__device__ __attribute__((kbind_op("atomic.sub")))int atomicSub(int*p,int v);
atomicSub_block	atomicSub_block	__device__ __attribute__((kbind_op("atomic.sub" ":block")))int atomicSub_block(int*p,int v);
atomicSub_system	atomicSub_system	__device__ __attribute__((kbind_op("atomic.sub" ":system")))int atomicSub_system(int*p,int v);
atomicSub	atomicSub	__device__ __attribute__((kbind_op("atomic.sub")))unsigned int atomicSub(unsigned int*p,unsigned int v);
atomicSub_block	atomicSub_block	__device__ __attribute__((kbind_op("atomic.sub" ":block")))unsigned int atomicSub_block(unsigned int*p,unsigned int v);
atomicSub_system	atomicSub_system	__device__ __attribute__((kbind_op("atomic.sub" ":system")))unsigned int atomicSub_system(unsigned int*p,unsigned int v);
atomicSub	atomicSub	__device__ __attribute__((kbind_op("atomic.sub")))long atomicSub(long*p,long v);
atomicSub_block	atomicSub_block	__device__ __attribute__((kbind_op("atomic.sub" ":block")))long atomicSub_block(long*p,long v);
atomicSub_system	atomicSub_system	__device__ __attribute__((kbind_op("atomic.sub" ":system")))long atomicSub_system(long*p,long v);
atomicSub	atomicSub	__device__ __attribute__((kbind_op("atomic.sub")))unsigned long atomicSub(unsigned long*p,unsigned long v);
atomicSub_block	atomicSub_block	__device__ __attribute__((kbind_op("atomic.sub" ":block")))unsigned long atomicSub_block(unsigned long*p,unsigned long v);
atomicSub_system	atomicSub_system	__device__ __attribute__((kbind_op("atomic.sub" ":system")))unsigned long atomicSub_system(unsigned long*p,unsigned long v);
atomicSub	atomicSub	__device__ __attribute__((kbind_op("atomic.sub")))long long atomicSub(long long*p,long long v);
atomicSub_block	atomicSub_block	__device__ __attribute__((kbind_op("atomic.sub" ":block")))long long atomicSub_block(long long*p,long long v);
atomicSub_system	atomicSub_system	__device__ __attribute__((kbind_op("atomic.sub" ":system")))long long atomicSub_system(long long*p,long long v);
atomicSub	atomicSub	__device__ __attribute__((kbind_op("atomic.sub")))unsigned long long atomicSub(unsigned long long*p,unsigned long long v);
atomicSub_block	atomicSub_block	__device__ __attribute__((kbind_op("atomic.sub" ":block")))unsigned long long atomicSub_block(unsigned long long*p,unsigned long long v);
atomicSub_system	atomicSub_system	__device__ __attribute__((kbind_op("atomic.sub" ":system")))unsigned long long atomicSub_system(unsigned long long*p,unsigned long long v);
atomicSub	atomicSub	__device__ __attribute__((kbind_op("atomic.sub")))float atomicSub(float*p,float v);
atomicSub_block	atomicSub_block	__device__ __attribute__((kbind_op("atomic.sub" ":block")))float atomicSub_block(float*p,float v);
atomicSub_system	atomicSub_system	__device__ __attribute__((kbind_op("atomic.sub" ":system")))float atomicSub_system(float*p,float v);
atomicSub	atomicSub	__device__ __attribute__((kbind_op("atomic.sub")))double atomicSub(double*p,double v);
atomicSub_block	atomicSub_block	__device__ __attribute__((kbind_op("atomic.sub" ":block")))double atomicSub_block(double*p,double v);
atomicSub_system	atomicSub_system	__device__ __attribute__((kbind_op("atomic.sub" ":system")))double atomicSub_system(double*p,double v);
atomicExch	atomicExch	__device__ __attribute__((kbind_op("atomic.exch")))int atomicExch(int*p,int v);
atomicExch_block	atomicExch_block	__device__ __attribute__((kbind_op("atomic.exch" ":block")))int atomicExch_block(int*p,int v);
atomicExch_system	atomicExch_system	__device__ __attribute__((kbind_op("atomic.exch" ":system")))int atomicExch_system(int*p,int v);
atomicExch	atomicExch	__device__ __attribute__((kbind_op("atomic.exch")))unsigned int atomicExch(unsigned int*p,unsigned int v);
atomicExch_block	atomicExch_block	__device__ __attribute__((kbind_op("atomic.exch" ":block")))unsigned int atomicExch_block(unsigned int*p,unsigned int v);
atomicExch_system	atomicExch_system	__device__ __attribute__((kbind_op("atomic.exch" ":system")))unsigned int atomicExch_system(unsigned int*p,unsigned int v);
atomicExch	atomicExch	__device__ __attribute__((kbind_op("atomic.exch")))long atomicExch(long*p,long v);
atomicExch_block	atomicExch_block	__device__ __attribute__((kbind_op("atomic.exch" ":block")))long atomicExch_block(long*p,long v);
atomicExch_system	atomicExch_system	__device__ __attribute__((kbind_op("atomic.exch" ":system")))long atomicExch_system(long*p,long v);
atomicExch	atomicExch	__device__ __attribute__((kbind_op("atomic.exch")))unsigned long atomicExch(unsigned long*p,unsigned long v);
atomicExch_block	atomicExch_block	__device__ __attribute__((kbind_op("atomic.exch" ":block")))unsigned long atomicExch_block(unsigned long*p,unsigned long v);
atomicExch_system	atomicExch_system	__device__ __attribute__((kbind_op("atomic.exch" ":system")))unsigned long atomicExch_system(unsigned long*p,unsigned long v);
atomicExch	atomicExch	__device__ __attribute__((kbind_op("atomic.exch")))long long atomicExch(long long*p,long long v);
atomicExch_block	atomicExch_block	__device__ __attribute__((kbind_op("atomic.exch" ":block")))long long atomicExch_block(long long*p,long long v);
atomicExch_system	atomicExch_system	__device__ __attribute__((kbind_op("atomic.exch" ":system")))long long atomicExch_system(long long*p,long long v);
atomicExch	atomicExch	__device__ __attribute__((kbind_op("atomic.exch")))unsigned long long atomicExch(unsigned long long*p,unsigned long long v);
atomicExch_block	atomicExch_block	__device__ __attribute__((kbind_op("atomic.exch" ":block")))unsigned long long atomicExch_block(unsigned long long*p,unsigned long long v);
atomicExch_system	atomicExch_system	__device__ __attribute__((kbind_op("atomic.exch" ":system")))unsigned long long atomicExch_system(unsigned long long*p,unsigned long long v);
atomicExch	atomicExch	__device__ __attribute__((kbind_op("atomic.exch")))float atomicExch(float*p,float v);
atomicExch_block	atomicExch_block	__device__ __attribute__((kbind_op("atomic.exch" ":block")))float atomicExch_block(float*p,float v);
atomicExch_system	atomicExch_system	__device__ __attribute__((kbind_op("atomic.exch" ":system")))float atomicExch_system(float*p,float v);
atomicExch	atomicExch	__device__ __attribute__((kbind_op("atomic.exch")))double atomicExch(double*p,double v);
atomicExch_block	atomicExch_block	__device__ __attribute__((kbind_op("atomic.exch" ":block")))double atomicExch_block(double*p,double v);
atomicExch_system	atomicExch_system	__device__ __attribute__((kbind_op("atomic.exch" ":system")))double atomicExch_system(double*p,double v);
atomicMin	atomicMin	__device__ __attribute__((kbind_op("atomic.min")))int atomicMin(int*p,int v);
atomicMin_block	atomicMin_block	__device__ __attribute__((kbind_op("atomic.min" ":block")))int atomicMin_block(int*p,int v);
atomicMin_system	atomicMin_system	__device__ __attribute__((kbind_op("atomic.min" ":system")))int atomicMin_system(int*p,int v);
atomicMin	atomicMin	__device__ __attribute__((kbind_op("atomic.min")))unsigned int atomicMin(unsigned int*p,unsigned int v);
atomicMin_block	atomicMin_block	__device__ __attribute__((kbind_op("atomic.min" ":block")))unsigned int atomicMin_block(unsigned int*p,unsigned int v);
atomicMin_system	atomicMin_system	__device__ __attribute__((kbind_op("atomic.min" ":system")))unsigned int atomicMin_system(unsigned int*p,unsigned int v);
atomicMin	atomicMin	__device__ __attribute__((kbind_op("atomic.min")))long atomicMin(long*p,long v);
atomicMin_block	atomicMin_block	__device__ __attribute__((kbind_op("atomic.min" ":block")))long atomicMin_block(long*p,long v);
atomicMin_system	atomicMin_system	__device__ __attribute__((kbind_op("atomic.min" ":system")))long atomicMin_system(long*p,long v);
atomicMin	atomicMin	__device__ __attribute__((kbind_op("atomic.min")))unsigned long atomicMin(unsigned long*p,unsigned long v);
atomicMin_block	atomicMin_block	__device__ __attribute__((kbind_op("atomic.min" ":block")))unsigned long atomicMin_block(unsigned long*p,unsigned long v);
atomicMin_system	atomicMin_system	__device__ __attribute__((kbind_op("atomic.min" ":system")))unsigned long atomicMin_system(unsigned long*p,unsigned long v);
atomicMin	atomicMin	__device__ __attribute__((kbind_op("atomic.min")))long long atomicMin(long long*p,long long v);
atomicMin_block	atomicMin_block	__device__ __attribute__((kbind_op("atomic.min" ":block")))long long atomicMin_block(long long*p,long long v);
atomicMin_system	atomicMin_system	__device__ __attribute__((kbind_op("atomic.min" ":system")))long long atomicMin_system(long long*p,long long v);
atomicMin	atomicMin	__device__ __attribute__((kbind_op("atomic.min")))unsigned long long atomicMin(unsigned long long*p,unsigned long long v);
atomicMin_block	atomicMin_block	__device__ __attribute__((kbind_op("atomic.min" ":block")))unsigned long long atomicMin_block(unsigned long long*p,unsigned long long v);
atomicMin_system	atomicMin_system	__device__ __attribute__((kbind_op("atomic.min" ":system")))unsigned long long atomicMin_system(unsigned long long*p,unsigned long long v);
atomicMax	atomicMax	__device__ __attribute__((kbind_op("atomic.max")))int atomicMax(int*p,int v);
atomicMax_block	atomicMax_block	__device__ __attribute__((kbind_op("atomic.max" ":block")))int atomicMax_block(int*p,int v);
atomicMax_system	atomicMax_system	__device__ __attribute__((kbind_op("atomic.max" ":system")))int atomicMax_system(int*p,int v);
atomicMax	atomicMax	__device__ __attribute__((kbind_op("atomic.max")))unsigned int atomicMax(unsigned int*p,unsigned int v);
atomicMax_block	atomicMax_block	__device__ __attribute__((kbind_op("atomic.max" ":block")))unsigned int atomicMax_block(unsigned int*p,unsigned int v);
atomicMax_system	atomicMax_system	__device__ __attribute__((kbind_op("atomic.max" ":system")))unsigned int atomicMax_system(unsigned int*p,unsigned int v);
atomicMax	atomicMax	__device__ __attribute__((kbind_op("atomic.max")))long atomicMax(long*p,long v);
atomicMax_block	atomicMax_block	__device__ __attribute__((kbind_op("atomic.max" ":block")))long atomicMax_block(long*p,long v);
atomicMax_system	atomicMax_system	__device__ __attribute__((kbind_op("atomic.max" ":system")))long atomicMax_system(long*p,long v);
atomicMax	atomicMax	__device__ __attribute__((kbind_op("atomic.max")))unsigned long atomicMax(unsigned long*p,unsigned long v);
atomicMax_block	atomicMax_block	__device__ __attribute__((kbind_op("atomic.max" ":block")))unsigned long atomicMax_block(unsigned long*p,unsigned long v);
atomicMax_system	atomicMax_system	__device__ __attribute__((kbind_op("atomic.max" ":system")))unsigned long atomicMax_system(unsigned long*p,unsigned long v);
atomicMax	atomicMax	__device__ __attribute__((kbind_op("atomic.max")))long long atomicMax(long long*p,long long v);
atomicMax_block	atomicMax_block	__device__ __attribute__((kbind_op("atomic.max" ":block")))long long atomicMax_block(long long*p,long long v);
atomicMax_system	atomicMax_system	__device__ __attribute__((kbind_op("atomic.max" ":system")))long long atomicMax_system(long long*p,long long v);
atomicMax	atomicMax	__device__ __attribute__((kbind_op("atomic.max")))unsigned long long atomicMax(unsigned long long*p,unsigned long long v);
atomicMax_block	atomicMax_block	__device__ __attribute__((kbind_op("atomic.max" ":block")))unsigned long long atomicMax_block(unsigned long long*p,unsigned long long v);
atomicMax_system	atomicMax_system	__device__ __attribute__((kbind_op("atomic.max" ":system")))unsigned long long atomicMax_system(unsigned long long*p,unsigned long long v);
atomicMin	atomicMin	__device__ __attribute__((kbind_op("atomic.min")))float atomicMin(float*p,float v);
atomicMin_block	atomicMin_block	__device__ __attribute__((kbind_op("atomic.min" ":block")))float atomicMin_block(float*p,float v);
atomicMin_system	atomicMin_system	__device__ __attribute__((kbind_op("atomic.min" ":system")))float atomicMin_system(float*p,float v);
atomicMin	atomicMin	__device__ __attribute__((kbind_op("atomic.min")))double atomicMin(double*p,double v);
atomicMin_block	atomicMin_block	__device__ __attribute__((kbind_op("atomic.min" ":block")))double atomicMin_block(double*p,double v);
atomicMin_system	atomicMin_system	__device__ __attribute__((kbind_op("atomic.min" ":system")))double atomicMin_system(double*p,double v);
atomicMax	atomicMax	__device__ __attribute__((kbind_op("atomic.max")))float atomicMax(float*p,float v);
atomicMax_block	atomicMax_block	__device__ __attribute__((kbind_op("atomic.max" ":block")))float atomicMax_block(float*p,float v);
atomicMax_system	atomicMax_system	__device__ __attribute__((kbind_op("atomic.max" ":system")))float atomicMax_system(float*p,float v);
atomicMax	atomicMax	__device__ __attribute__((kbind_op("atomic.max")))double atomicMax(double*p,double v);
atomicMax_block	atomicMax_block	__device__ __attribute__((kbind_op("atomic.max" ":block")))double atomicMax_block(double*p,double v);
atomicMax_system	atomicMax_system	__device__ __attribute__((kbind_op("atomic.max" ":system")))double atomicMax_system(double*p,double v);
atomicAnd	atomicAnd	__device__ __attribute__((kbind_op("atomic.and")))int atomicAnd(int*p,int v);
atomicAnd_block	atomicAnd_block	__device__ __attribute__((kbind_op("atomic.and" ":block")))int atomicAnd_block(int*p,int v);
atomicAnd_system	atomicAnd_system	__device__ __attribute__((kbind_op("atomic.and" ":system")))int atomicAnd_system(int*p,int v);
atomicAnd	atomicAnd	__device__ __attribute__((kbind_op("atomic.and")))unsigned int atomicAnd(unsigned int*p,unsigned int v);
atomicAnd_block	atomicAnd_block	__device__ __attribute__((kbind_op("atomic.and" ":block")))unsigned int atomicAnd_block(unsigned int*p,unsigned int v);
atomicAnd_system	atomicAnd_system	__device__ __attribute__((kbind_op("atomic.and" ":system")))unsigned int atomicAnd_system(unsigned int*p,unsigned int v);
atomicAnd	atomicAnd	__device__ __attribute__((kbind_op("atomic.and")))long atomicAnd(long*p,long v);
atomicAnd_block	atomicAnd_block	__device__ __attribute__((kbind_op("atomic.and" ":block")))long atomicAnd_block(long*p,long v);
atomicAnd_system	atomicAnd_system	__device__ __attribute__((kbind_op("atomic.and" ":system")))long atomicAnd_system(long*p,long v);
atomicAnd	atomicAnd	__device__ __attribute__((kbind_op("atomic.and")))unsigned long atomicAnd(unsigned long*p,unsigned long v);
atomicAnd_block	atomicAnd_block	__device__ __attribute__((kbind_op("atomic.and" ":block")))unsigned long atomicAnd_block(unsigned long*p,unsigned long v);
atomicAnd_system	atomicAnd_system	__device__ __attribute__((kbind_op("atomic.and" ":system")))unsigned long atomicAnd_system(unsigned long*p,unsigned long v);
atomicAnd	atomicAnd	__device__ __attribute__((kbind_op("atomic.and")))long long atomicAnd(long long*p,long long v);
atomicAnd_block	atomicAnd_block	__device__ __attribute__((kbind_op("atomic.and" ":block")))long long atomicAnd_block(long long*p,long long v);
atomicAnd_system	atomicAnd_system	__device__ __attribute__((kbind_op("atomic.and" ":system")))long long atomicAnd_system(long long*p,long long v);
atomicAnd	atomicAnd	__device__ __attribute__((kbind_op("atomic.and")))unsigned long long atomicAnd(unsigned long long*p,unsigned long long v);
atomicAnd_block	atomicAnd_block	__device__ __attribute__((kbind_op("atomic.and" ":block")))unsigned long long atomicAnd_block(unsigned long long*p,unsigned long long v);
atomicAnd_system	atomicAnd_system	__device__ __attribute__((kbind_op("atomic.and" ":system")))unsigned long long atomicAnd_system(unsigned long long*p,unsigned long long v);
atomicOr	atomicOr	__device__ __attribute__((kbind_op("atomic.or")))int atomicOr(int*p,int v);
atomicOr_block	atomicOr_block	__device__ __attribute__((kbind_op("atomic.or" ":block")))int atomicOr_block(int*p,int v);
atomicOr_system	atomicOr_system	__device__ __attribute__((kbind_op("atomic.or" ":system")))int atomicOr_system(int*p,int v);
atomicOr	atomicOr	__device__ __attribute__((kbind_op("atomic.or")))unsigned int atomicOr(unsigned int*p,unsigned int v);
atomicOr_block	atomicOr_block	__device__ __attribute__((kbind_op("atomic.or" ":block")))unsigned int atomicOr_block(unsigned int*p,unsigned int v);
atomicOr_system	atomicOr_system	__device__ __attribute__((kbind_op("atomic.or" ":system")))unsigned int atomicOr_system(unsigned int*p,unsigned int v);
atomicOr	atomicOr	__device__ __attribute__((kbind_op("atomic.or")))long atomicOr(long*p,long v);
atomicOr_block	atomicOr_block	__device__ __attribute__((kbind_op("atomic.or" ":block")))long atomicOr_block(long*p,long v);
atomicOr_system	atomicOr_system	__device__ __attribute__((kbind_op("atomic.or" ":system")))long atomicOr_system(long*p,long v);
atomicOr	atomicOr	__device__ __attribute__((kbind_op("atomic.or")))unsigned long atomicOr(unsigned long*p,unsigned long v);
atomicOr_block	atomicOr_block	__device__ __attribute__((kbind_op("atomic.or" ":block")))unsigned long atomicOr_block(unsigned long*p,unsigned long v);
atomicOr_system	atomicOr_system	__device__ __attribute__((kbind_op("atomic.or" ":system")))unsigned long atomicOr_system(unsigned long*p,unsigned long v);
atomicOr	atomicOr	__device__ __attribute__((kbind_op("atomic.or")))long long atomicOr(long long*p,long long v);
atomicOr_block	atomicOr_block	__device__ __attribute__((kbind_op("atomic.or" ":block")))long long atomicOr_block(long long*p,long long v);
atomicOr_system	atomicOr_system	__device__ __attribute__((kbind_op("atomic.or" ":system")))long long atomicOr_system(long long*p,long long v);
atomicOr	atomicOr	__device__ __attribute__((kbind_op("atomic.or")))unsigned long long atomicOr(unsigned long long*p,unsigned long long v);
atomicOr_block	atomicOr_block	__device__ __attribute__((kbind_op("atomic.or" ":block")))unsigned long long atomicOr_block(unsigned long long*p,unsigned long long v);
atomicOr_system	atomicOr_system	__device__ __attribute__((kbind_op("atomic.or" ":system")))unsigned long long atomicOr_system(unsigned long long*p,unsigned long long v);
atomicXor	atomicXor	__device__ __attribute__((kbind_op("atomic.xor")))int atomicXor(int*p,int v);
atomicXor_block	atomicXor_block	__device__ __attribute__((kbind_op("atomic.xor" ":block")))int atomicXor_block(int*p,int v);
atomicXor_system	atomicXor_system	__device__ __attribute__((kbind_op("atomic.xor" ":system")))int atomicXor_system(int*p,int v);
atomicXor	atomicXor	__device__ __attribute__((kbind_op("atomic.xor")))unsigned int atomicXor(unsigned int*p,unsigned int v);
atomicXor_block	atomicXor_block	__device__ __attribute__((kbind_op("atomic.xor" ":block")))unsigned int atomicXor_block(unsigned int*p,unsigned int v);
atomicXor_system	atomicXor_system	__device__ __attribute__((kbind_op("atomic.xor" ":system")))unsigned int atomicXor_system(unsigned int*p,unsigned int v);
atomicXor	atomicXor	__device__ __attribute__((kbind_op("atomic.xor")))long atomicXor(long*p,long v);
atomicXor_block	atomicXor_block	__device__ __attribute__((kbind_op("atomic.xor" ":block")))long atomicXor_block(long*p,long v);
atomicXor_system	atomicXor_system	__device__ __attribute__((kbind_op("atomic.xor" ":system")))long atomicXor_system(long*p,long v);
atomicXor	atomicXor	__device__ __attribute__((kbind_op("atomic.xor")))unsigned long atomicXor(unsigned long*p,unsigned long v);
atomicXor_block	atomicXor_block	__device__ __attribute__((kbind_op("atomic.xor" ":block")))unsigned long atomicXor_block(unsigned long*p,unsigned long v);
atomicXor_system	atomicXor_system	__device__ __attribute__((kbind_op("atomic.xor" ":system")))unsigned long atomicXor_system(unsigned long*p,unsigned long v);
atomicXor	atomicXor	__device__ __attribute__((kbind_op("atomic.xor")))long long atomicXor(long long*p,long long v);
atomicXor_block	atomicXor_block	__device__ __attribute__((kbind_op("atomic.xor" ":block")))long long atomicXor_block(long long*p,long long v);
atomicXor_system	atomicXor_system	__device__ __attribute__((kbind_op("atomic.xor" ":system")))long long atomicXor_system(long long*p,long long v);
atomicXor	atomicXor	__device__ __attribute__((kbind_op("atomic.xor")))unsigned long long atomicXor(unsigned long long*p,unsigned long long v);
atomicXor_block	atomicXor_block	__device__ __attribute__((kbind_op("atomic.xor" ":block")))unsigned long long atomicXor_block(unsigned long long*p,unsigned long long v);
atomicXor_system	atomicXor_system	__device__ __attribute__((kbind_op("atomic.xor" ":system")))unsigned long long atomicXor_system(unsigned long long*p,unsigned long long v);
atomicInc	atomicInc	__device__ __attribute__((kbind_op("atomic.inc")))unsigned int atomicInc(unsigned int*p,unsigned int v);
atomicInc_block	atomicInc_block	__device__ __attribute__((kbind_op("atomic.inc" ":block")))unsigned int atomicInc_block(unsigned int*p,unsigned int v);
atomicInc_system	atomicInc_system	__device__ __attribute__((kbind_op("atomic.inc" ":system")))unsigned int atomicInc_system(unsigned int*p,unsigned int v);
atomicDec	atomicDec	__device__ __attribute__((kbind_op("atomic.dec")))unsigned int atomicDec(unsigned int*p,unsigned int v);
atomicDec_block	atomicDec_block	__device__ __attribute__((kbind_op("atomic.dec" ":block")))unsigned int atomicDec_block(unsigned int*p,unsigned int v);
atomicDec_system	atomicDec_system	__device__ __attribute__((kbind_op("atomic.dec" ":system")))unsigned int atomicDec_system(unsigned int*p,unsigned int v);
atomicCAS	atomicCAS	__device__ __attribute__((kbind_op("atomic.cas")))int atomicCAS(int*p,int compare,int v);
atomicCAS_block	atomicCAS_block	__device__ __attribute__((kbind_op("atomic.cas:block")))int atomicCAS_block(int*p,int compare,int v);
atomicCAS_system	atomicCAS_system	__device__ __attribute__((kbind_op("atomic.cas:system")))int atomicCAS_system(int*p,int compare,int v);
atomicCAS	atomicCAS	__device__ __attribute__((kbind_op("atomic.cas")))unsigned int atomicCAS(unsigned int*p,unsigned int compare,unsigned int v);
atomicCAS_block	atomicCAS_block	__device__ __attribute__((kbind_op("atomic.cas:block")))unsigned int atomicCAS_block(unsigned int*p,unsigned int compare,unsigned int v);
atomicCAS_system	atomicCAS_system	__device__ __attribute__((kbind_op("atomic.cas:system")))unsigned int atomicCAS_system(unsigned int*p,unsigned int compare,unsigned int v);
atomicCAS	atomicCAS	__device__ __attribute__((kbind_op("atomic.cas")))long atomicCAS(long*p,long compare,long v);
atomicCAS_block	atomicCAS_block	__device__ __attribute__((kbind_op("atomic.cas:block")))long atomicCAS_block(long*p,long compare,long v);
atomicCAS_system	atomicCAS_system	__device__ __attribute__((kbind_op("atomic.cas:system")))long atomicCAS_system(long*p,long compare,long v);
atomicCAS	atomicCAS	__device__ __attribute__((kbind_op("atomic.cas")))unsigned long atomicCAS(unsigned long*p,unsigned long compare,unsigned long v);
atomicCAS_block	atomicCAS_block	__device__ __attribute__((kbind_op("atomic.cas:block")))unsigned long atomicCAS_block(unsigned long*p,unsigned long compare,unsigned long v);
atomicCAS_system	atomicCAS_system	__device__ __attribute__((kbind_op("atomic.cas:system")))unsigned long atomicCAS_system(unsigned long*p,unsigned long compare,unsigned long v);
atomicCAS	atomicCAS	__device__ __attribute__((kbind_op("atomic.cas")))long long atomicCAS(long long*p,long long compare,long long v);
atomicCAS_block	atomicCAS_block	__device__ __attribute__((kbind_op("atomic.cas:block")))long long atomicCAS_block(long long*p,long long compare,long long v);
atomicCAS_system	atomicCAS_system	__device__ __attribute__((kbind_op("atomic.cas:system")))long long atomicCAS_system(long long*p,long long compare,long long v);
atomicCAS	atomicCAS	__device__ __attribute__((kbind_op("atomic.cas")))unsigned long long atomicCAS(unsigned long long*p,unsigned long long compare,unsigned long long v);
atomicCAS_block	atomicCAS_block	__device__ __attribute__((kbind_op("atomic.cas:block")))unsigned long long atomicCAS_block(unsigned long long*p,unsigned long long compare,unsigned long long v);
atomicCAS_system	atomicCAS_system	__device__ __attribute__((kbind_op("atomic.cas:system")))unsigned long long atomicCAS_system(unsigned long long*p,unsigned long long compare,unsigned long long v);
atomicCAS	atomicCAS	__device__ __attribute__((kbind_op("atomic.cas")))unsigned short atomicCAS(unsigned short*p,unsigned short compare,unsigned short v);
atomicCAS_block	atomicCAS_block	__device__ __attribute__((kbind_op("atomic.cas:block")))unsigned short atomicCAS_block(unsigned short*p,unsigned short compare,unsigned short v);
atomicCAS_system	atomicCAS_system	__device__ __attribute__((kbind_op("atomic.cas:system")))unsigned short atomicCAS_system(unsigned short*p,unsigned short compare,unsigned short v);
atomicAdd	float2 atomicAdd	__device__ inline float2 atomicAdd(float2*p,float2 v){return float2{atomicAdd(&p->x,v.x),atomicAdd(&p->y,v.y)};}
atomicAdd	float4 atomicAdd	__device__ inline float4 atomicAdd(float4*p,float4 v){return float4{atomicAdd(&p->x,v.x),atomicAdd(&p->y,v.y),atomicAdd(&p->z,v.z),atomicAdd(&p->w,v.w)};}
half	__half half	typedef __half half;
half2	__half2 half2	typedef __half2 half2;
__nv_half	__half __nv_half	typedef __half __nv_half;
__nv_half2	__half2 __nv_half2	typedef __half2 __nv_half2;
nv_half	__half nv_half	typedef __half nv_half;
nv_half2	__half2 nv_half2	typedef __half2 nv_half2;
__kb_sat	__half __kb_sat	__device__ inline __half __kb_sat(__half x){return x>__half(0)?x<__half(1)?x:__half(1):__half(0);}
__hadd	__half __hadd	__device__ inline __half __hadd(__half x,__half y){return x+y;}
__hadd2	__half2 __hadd2 __hadd	__device__ inline __half2 __hadd2(__half2 a,__half2 b){return __half2{__hadd(a.x,b.x),__hadd(a.y,b.y)};}
__hsub	__half __hsub	__device__ inline __half __hsub(__half x,__half y){return x-y;}
__hsub2	__half2 __hsub2 __hsub	__device__ inline __half2 __hsub2(__half2 a,__half2 b){return __half2{__hsub(a.x,b.x),__hsub(a.y,b.y)};}
__hmul	__half __hmul	__device__ inline __half __hmul(__half x,__half y){return x*y;}
__hmul2	__half2 __hmul2 __hmul	__device__ inline __half2 __hmul2(__half2 a,__half2 b){return __half2{__hmul(a.x,b.x),__hmul(a.y,b.y)};}
__hadd_rn	__half __hadd_rn	__device__ inline __half __hadd_rn(__half x,__half y){return x+y;}
__hadd2_rn	__half2 __hadd2_rn __hadd_rn	__device__ inline __half2 __hadd2_rn(__half2 a,__half2 b){return __half2{__hadd_rn(a.x,b.x),__hadd_rn(a.y,b.y)};}
__hsub_rn	__half __hsub_rn	__device__ inline __half __hsub_rn(__half x,__half y){return x-y;}
__hsub2_rn	__half2 __hsub2_rn __hsub_rn	__device__ inline __half2 __hsub2_rn(__half2 a,__half2 b){return __half2{__hsub_rn(a.x,b.x),__hsub_rn(a.y,b.y)};}
__hmul_rn	__half __hmul_rn	__device__ inline __half __hmul_rn(__half x,__half y){return x*y;}
__hmul2_rn	__half2 __hmul2_rn __hmul_rn	__device__ inline __half2 __hmul2_rn(__half2 a,__half2 b){return __half2{__hmul_rn(a.x,b.x),__hmul_rn(a.y,b.y)};}
__hadd_sat	__half __hadd_sat __kb_sat	__device__ inline __half __hadd_sat(__half x,__half y){return __kb_sat(x+y);}
__hadd2_sat	__half2 __hadd2_sat __hadd_sat	__device__ inline __half2 __hadd2_sat(__half2 a,__half2 b){return __half2{__hadd_sat(a.x,b.x),__hadd_sat(a.y,b.y)};}
__hsub_sat	__half __hsub_sat __kb_sat	__device__ inline __half __hsub_sat(__half x,__half y){return __kb_sat(x-y);}
__hsub2_sat	__half2 __hsub2_sat __hsub_sat	__device__ inline __half2 __hsub2_sat(__half2 a,__half2 b){return __half2{__hsub_sat(a.x,b.x),__hsub_sat(a.y,b.y)};}
__hmul_sat	__half __hmul_sat __kb_sat	__device__ inline __half __hmul_sat(__half x,__half y){return __kb_sat(x*y);}
__hmul2_sat	__half2 __hmul2_sat __hmul_sat	__device__ inline __half2 __hmul2_sat(__half2 a,__half2 b){return __half2{__hmul_sat(a.x,b.x),__hmul_sat(a.y,b.y)};}
__hdiv	__half __hdiv	__device__ inline __half __hdiv(__half x,__half y){return x/y;}
__h2div	__half2 __h2div	__device__ inline __half2 __h2div(__half2 a,__half2 b){return __half2{a.x/b.x,a.y/b.y};}
__hfma	__half __hfma	__device__ __attribute__((kbind_op("math.fma")))__half __hfma(__half x,__half y,__half z);
__hfma2	__half2 __hfma2 __hfma	__device__ inline __half2 __hfma2(__half2 a,__half2 b,__half2 c){return __half2{__hfma(a.x,b.x,c.x),__hfma(a.y,b.y,c.y)};}
__hfma_sat	__half __hfma_sat __kb_sat __hfma	__device__ inline __half __hfma_sat(__half x,__half y,__half z){return __kb_sat(__hfma(x,y,z));}
__hfma2_sat	__half2 __hfma2_sat __hfma_sat	__device__ inline __half2 __hfma2_sat(__half2 a,__half2 b,__half2 c){return __half2{__hfma_sat(a.x,b.x,c.x),__hfma_sat(a.y,b.y,c.y)};}
__hfma_relu	__half __hfma_relu __hfma	__device__ inline __half __hfma_relu(__half x,__half y,__half z){__half r=__hfma(x,y,z);return r<=__half(0)?__half(0):r;}
__hfma2_relu	__half2 __hfma2_relu __hfma_relu	__device__ inline __half2 __hfma2_relu(__half2 a,__half2 b,__half2 c){return __half2{__hfma_relu(a.x,b.x,c.x),__hfma_relu(a.y,b.y,c.y)};}
__hmin	__half __hmin	__device__ __attribute__((kbind_op("math.fmin")))__half __hmin(__half x,__half y);
__hmax	__half __hmax	__device__ __attribute__((kbind_op("math.fmax")))__half __hmax(__half x,__half y);
__hmin2	__half2 __hmin2 __hmin	__device__ inline __half2 __hmin2(__half2 a,__half2 b){return __half2{__hmin(a.x,b.x),__hmin(a.y,b.y)};}
__hmax2	__half2 __hmax2 __hmax	__device__ inline __half2 __hmax2(__half2 a,__half2 b){return __half2{__hmax(a.x,b.x),__hmax(a.y,b.y)};}
__hmin_nan	__half __hmin_nan __hmin	__device__ inline __half __hmin_nan(__half x,__half y){return x!=x||y!=y?x+y:__hmin(x,y);}
__hmax_nan	__half __hmax_nan __hmax	__device__ inline __half __hmax_nan(__half x,__half y){return x!=x||y!=y?x+y:__hmax(x,y);}
__hmin2_nan	__half2 __hmin2_nan __hmin_nan	__device__ inline __half2 __hmin2_nan(__half2 a,__half2 b){return __half2{__hmin_nan(a.x,b.x),__hmin_nan(a.y,b.y)};}
__hmax2_nan	__half2 __hmax2_nan __hmax_nan	__device__ inline __half2 __hmax2_nan(__half2 a,__half2 b){return __half2{__hmax_nan(a.x,b.x),__hmax_nan(a.y,b.y)};}
__hcmadd	__half2 __hcmadd __hfma	__device__ inline __half2 __hcmadd(__half2 a,__half2 b,__half2 c){return __half2{__hfma(-a.y,b.y,__hfma(a.x,b.x,c.x)),__hfma(a.y,b.x,__hfma(a.x,b.y,c.y))};}
__hneg	__half __hneg	__device__ inline __half __hneg(__half x){return-x;}
__hneg2	__half2 __hneg2	__device__ inline __half2 __hneg2(__half2 v){return __half2{-v.x,-v.y};}
__habs	__half __habs	__device__ __attribute__((kbind_op("math.fabs")))__half __habs(__half x);
__habs2	__half2 __habs2 __habs	__device__ inline __half2 __habs2(__half2 v){return __half2{__habs(v.x),__habs(v.y)};}
__heq	__heq __half	__device__ inline bool __heq(__half x,__half y){return x==y&&x==x&&y==y;}
__hequ	__hequ __half	__device__ inline bool __hequ(__half x,__half y){return x!=x||y!=y||x==y;}
__heq2	__half2 __heq2 __heq __half	__device__ inline __half2 __heq2(__half2 a,__half2 b){return __half2{__heq(a.x,b.x)?__half(1):__half(0),__heq(a.y,b.y)?__half(1):__half(0)};}
__heq2_mask	__heq2_mask __half2 __heq	__device__ inline unsigned int __heq2_mask(__half2 a,__half2 b){return(__heq(a.x,b.x)?0xffffu:0u)|(__heq(a.y,b.y)?0xffff0000u:0u);}
__hbeq2	__hbeq2 __half2 __heq	__device__ inline bool __hbeq2(__half2 a,__half2 b){return __heq(a.x,b.x)&&__heq(a.y,b.y);}
__hequ2	__half2 __hequ2 __hequ __half	__device__ inline __half2 __hequ2(__half2 a,__half2 b){return __half2{__hequ(a.x,b.x)?__half(1):__half(0),__hequ(a.y,b.y)?__half(1):__half(0)};}
__hequ2_mask	__hequ2_mask __half2 __hequ	__device__ inline unsigned int __hequ2_mask(__half2 a,__half2 b){return(__hequ(a.x,b.x)?0xffffu:0u)|(__hequ(a.y,b.y)?0xffff0000u:0u);}
__hbequ2	__hbequ2 __half2 __hequ	__device__ inline bool __hbequ2(__half2 a,__half2 b){return __hequ(a.x,b.x)&&__hequ(a.y,b.y);}
__half2	__half2	__device__ inline bool operator==(__half2 a,__half2 b){return a.x==b.x&&a.y==b.y;}
__hne	__hne __half	__device__ inline bool __hne(__half x,__half y){return x!=y&&x==x&&y==y;}
__hneu	__hneu __half	__device__ inline bool __hneu(__half x,__half y){return x!=x||y!=y||x!=y;}
__hne2	__half2 __hne2 __hne __half	__device__ inline __half2 __hne2(__half2 a,__half2 b){return __half2{__hne(a.x,b.x)?__half(1):__half(0),__hne(a.y,b.y)?__half(1):__half(0)};}
__hne2_mask	__hne2_mask __half2 __hne	__device__ inline unsigned int __hne2_mask(__half2 a,__half2 b){return(__hne(a.x,b.x)?0xffffu:0u)|(__hne(a.y,b.y)?0xffff0000u:0u);}
__hbne2	__hbne2 __half2 __hne	__device__ inline bool __hbne2(__half2 a,__half2 b){return __hne(a.x,b.x)&&__hne(a.y,b.y);}
__hneu2	__half2 __hneu2 __hneu __half	__device__ inline __half2 __hneu2(__half2 a,__half2 b){return __half2{__hneu(a.x,b.x)?__half(1):__half(0),__hneu(a.y,b.y)?__half(1):__half(0)};}
__hneu2_mask	__hneu2_mask __half2 __hneu	__device__ inline unsigned int __hneu2_mask(__half2 a,__half2 b){return(__hneu(a.x,b.x)?0xffffu:0u)|(__hneu(a.y,b.y)?0xffff0000u:0u);}
__hbneu2	__hbneu2 __half2 __hneu	__device__ inline bool __hbneu2(__half2 a,__half2 b){return __hneu(a.x,b.x)&&__hneu(a.y,b.y);}
__half2	__half2	__device__ inline bool operator!=(__half2 a,__half2 b){return a.x!=b.x&&a.y!=b.y;}
__hlt	__hlt __half	__device__ inline bool __hlt(__half x,__half y){return x<y&&x==x&&y==y;}
__hltu	__hltu __half	__device__ inline bool __hltu(__half x,__half y){return x!=x||y!=y||x<y;}
__hlt2	__half2 __hlt2 __hlt __half	__device__ inline __half2 __hlt2(__half2 a,__half2 b){return __half2{__hlt(a.x,b.x)?__half(1):__half(0),__hlt(a.y,b.y)?__half(1):__half(0)};}
__hlt2_mask	__hlt2_mask __half2 __hlt	__device__ inline unsigned int __hlt2_mask(__half2 a,__half2 b){return(__hlt(a.x,b.x)?0xffffu:0u)|(__hlt(a.y,b.y)?0xffff0000u:0u);}
__hblt2	__hblt2 __half2 __hlt	__device__ inline bool __hblt2(__half2 a,__half2 b){return __hlt(a.x,b.x)&&__hlt(a.y,b.y);}
__hltu2	__half2 __hltu2 __hltu __half	__device__ inline __half2 __hltu2(__half2 a,__half2 b){return __half2{__hltu(a.x,b.x)?__half(1):__half(0),__hltu(a.y,b.y)?__half(1):__half(0)};}
__hltu2_mask	__hltu2_mask __half2 __hltu	__device__ inline unsigned int __hltu2_mask(__half2 a,__half2 b){return(__hltu(a.x,b.x)?0xffffu:0u)|(__hltu(a.y,b.y)?0xffff0000u:0u);}
__hbltu2	__hbltu2 __half2 __hltu	__device__ inline bool __hbltu2(__half2 a,__half2 b){return __hltu(a.x,b.x)&&__hltu(a.y,b.y);}
__half2	__half2	__device__ inline bool operator<(__half2 a,__half2 b){return a.x<b.x&&a.y<b.y;}
__hle	__hle __half	__device__ inline bool __hle(__half x,__half y){return x<=y&&x==x&&y==y;}
__hleu	__hleu __half	__device__ inline bool __hleu(__half x,__half y){return x!=x||y!=y||x<=y;}
__hle2	__half2 __hle2 __hle __half	__device__ inline __half2 __hle2(__half2 a,__half2 b){return __half2{__hle(a.x,b.x)?__half(1):__half(0),__hle(a.y,b.y)?__half(1):__half(0)};}
__hle2_mask	__hle2_mask __half2 __hle	__device__ inline unsigned int __hle2_mask(__half2 a,__half2 b){return(__hle(a.x,b.x)?0xffffu:0u)|(__hle(a.y,b.y)?0xffff0000u:0u);}
__hble2	__hble2 __half2 __hle	__device__ inline bool __hble2(__half2 a,__half2 b){return __hle(a.x,b.x)&&__hle(a.y,b.y);}
__hleu2	__half2 __hleu2 __hleu __half	__device__ inline __half2 __hleu2(__half2 a,__half2 b){return __half2{__hleu(a.x,b.x)?__half(1):__half(0),__hleu(a.y,b.y)?__half(1):__half(0)};}
__hleu2_mask	__hleu2_mask __half2 __hleu	__device__ inline unsigned int __hleu2_mask(__half2 a,__half2 b){return(__hleu(a.x,b.x)?0xffffu:0u)|(__hleu(a.y,b.y)?0xffff0000u:0u);}
__hbleu2	__hbleu2 __half2 __hleu	__device__ inline bool __hbleu2(__half2 a,__half2 b){return __hleu(a.x,b.x)&&__hleu(a.y,b.y);}
__half2	__half2	__device__ inline bool operator<=(__half2 a,__half2 b){return a.x<=b.x&&a.y<=b.y;}
__hgt	__hgt __half	__device__ inline bool __hgt(__half x,__half y){return x>y&&x==x&&y==y;}
__hgtu	__hgtu __half	__device__ inline bool __hgtu(__half x,__half y){return x!=x||y!=y||x>y;}
__hgt2	__half2 __hgt2 __hgt __half	__device__ inline __half2 __hgt2(__half2 a,__half2 b){return __half2{__hgt(a.x,b.x)?__half(1):__half(0),__hgt(a.y,b.y)?__half(1):__half(0)};}
__hgt2_mask	__hgt2_mask __half2 __hgt	__device__ inline unsigned int __hgt2_mask(__half2 a,__half2 b){return(__hgt(a.x,b.x)?0xffffu:0u)|(__hgt(a.y,b.y)?0xffff0000u:0u);}
__hbgt2	__hbgt2 __half2 __hgt	__device__ inline bool __hbgt2(__half2 a,__half2 b){return __hgt(a.x,b.x)&&__hgt(a.y,b.y);}
__hgtu2	__half2 __hgtu2 __hgtu __half	__device__ inline __half2 __hgtu2(__half2 a,__half2 b){return __half2{__hgtu(a.x,b.x)?__half(1):__half(0),__hgtu(a.y,b.y)?__half(1):__half(0)};}
__hgtu2_mask	__hgtu2_mask __half2 __hgtu	__device__ inline unsigned int __hgtu2_mask(__half2 a,__half2 b){return(__hgtu(a.x,b.x)?0xffffu:0u)|(__hgtu(a.y,b.y)?0xffff0000u:0u);}
__hbgtu2	__hbgtu2 __half2 __hgtu	__device__ inline bool __hbgtu2(__half2 a,__half2 b){return __hgtu(a.x,b.x)&&__hgtu(a.y,b.y);}
__half2	__half2	__device__ inline bool operator>(__half2 a,__half2 b){return a.x>b.x&&a.y>b.y;}
__hge	__hge __half	__device__ inline bool __hge(__half x,__half y){return x>=y&&x==x&&y==y;}
__hgeu	__hgeu __half	__device__ inline bool __hgeu(__half x,__half y){return x!=x||y!=y||x>=y;}
__hge2	__half2 __hge2 __hge __half	__device__ inline __half2 __hge2(__half2 a,__half2 b){return __half2{__hge(a.x,b.x)?__half(1):__half(0),__hge(a.y,b.y)?__half(1):__half(0)};}
__hge2_mask	__hge2_mask __half2 __hge	__device__ inline unsigned int __hge2_mask(__half2 a,__half2 b){return(__hge(a.x,b.x)?0xffffu:0u)|(__hge(a.y,b.y)?0xffff0000u:0u);}
__hbge2	__hbge2 __half2 __hge	__device__ inline bool __hbge2(__half2 a,__half2 b){return __hge(a.x,b.x)&&__hge(a.y,b.y);}
__hgeu2	__half2 __hgeu2 __hgeu __half	__device__ inline __half2 __hgeu2(__half2 a,__half2 b){return __half2{__hgeu(a.x,b.x)?__half(1):__half(0),__hgeu(a.y,b.y)?__half(1):__half(0)};}
__hgeu2_mask	__hgeu2_mask __half2 __hgeu	__device__ inline unsigned int __hgeu2_mask(__half2 a,__half2 b){return(__hgeu(a.x,b.x)?0xffffu:0u)|(__hgeu(a.y,b.y)?0xffff0000u:0u);}
__hbgeu2	__hbgeu2 __half2 __hgeu	__device__ inline bool __hbgeu2(__half2 a,__half2 b){return __hgeu(a.x,b.x)&&__hgeu(a.y,b.y);}
__half2	__half2	__device__ inline bool operator>=(__half2 a,__half2 b){return a.x>=b.x&&a.y>=b.y;}
__hisnan	__hisnan __half	__device__ __attribute__((kbind_op("math.isnan")))bool __hisnan(__half x);
__hisnan2	__half2 __hisnan2 __hisnan __half	__device__ inline __half2 __hisnan2(__half2 v){return __half2{__hisnan(v.x)?__half(1):__half(0),__hisnan(v.y)?__half(1):__half(0)};}
__hisinf	__hisinf __half isinf	__device__ inline int __hisinf(__half x){return isinf((float)x)?x>__half(0)?1: -1:0;}
isnan	isnan __half	__device__ __attribute__((kbind_op("math.isnan")))bool isnan(__half x);
isinf	isinf __half	__device__ __attribute__((kbind_op("math.isinf")))bool isinf(__half x);
__half2	__half2	__device__ inline __half2 operator+(__half2 a,__half2 b){return __half2{a.x+b.x,a.y+b.y};}
__half2	__half2	__device__ inline __half2&operator+=(__half2&a,__half2 b){a.x=a.x+b.x;a.y=a.y+b.y;return a;}
__half2	__half2	__device__ inline __half2 operator-(__half2 a,__half2 b){return __half2{a.x-b.x,a.y-b.y};}
__half2	__half2	__device__ inline __half2&operator-=(__half2&a,__half2 b){a.x=a.x-b.x;a.y=a.y-b.y;return a;}
__half2	__half2	__device__ inline __half2 operator*(__half2 a,__half2 b){return __half2{a.x*b.x,a.y*b.y};}
__half2	__half2	__device__ inline __half2&operator*=(__half2&a,__half2 b){a.x=a.x*b.x;a.y=a.y*b.y;return a;}
__half2	__half2	__device__ inline __half2 operator/(__half2 a,__half2 b){return __half2{a.x/b.x,a.y/b.y};}
__half2	__half2	__device__ inline __half2&operator/=(__half2&a,__half2 b){a.x=a.x/b.x;a.y=a.y/b.y;return a;}
__half2	__half2	__device__ inline __half2 operator-(__half2 v){return __half2{-v.x,-v.y};}
__half2	__half2	__device__ inline __half2 operator+(__half2 v){return v;}
__half2	__half2	__device__ inline __half2&operator++(__half2&a){++a.x;++a.y;return a;}
__half2	__half2	__device__ inline __half2 operator++(__half2&a,int){__half2 old=a;++a.x;++a.y;return old;}
__half2	__half2	__device__ inline __half2&operator--(__half2&a){--a.x;--a.y;return a;}
__half2	__half2	__device__ inline __half2 operator--(__half2&a,int){__half2 old=a;--a.x;--a.y;return old;}
hsqrt	__half hsqrt	__device__ __attribute__((kbind_op("math.sqrt")))__half hsqrt(__half x);
h2sqrt	__half2 h2sqrt hsqrt	__device__ inline __half2 h2sqrt(__half2 v){return __half2{hsqrt(v.x),hsqrt(v.y)};}
hrsqrt	__half hrsqrt	__device__ __attribute__((kbind_op("math.rsqrt")))__half hrsqrt(__half x);
h2rsqrt	__half2 h2rsqrt hrsqrt	__device__ inline __half2 h2rsqrt(__half2 v){return __half2{hrsqrt(v.x),hrsqrt(v.y)};}
hexp	__half hexp	__device__ __attribute__((kbind_op("math.exp")))__half hexp(__half x);
h2exp	__half2 h2exp hexp	__device__ inline __half2 h2exp(__half2 v){return __half2{hexp(v.x),hexp(v.y)};}
hexp2	__half hexp2	__device__ __attribute__((kbind_op("math.exp2")))__half hexp2(__half x);
h2exp2	__half2 h2exp2 hexp2	__device__ inline __half2 h2exp2(__half2 v){return __half2{hexp2(v.x),hexp2(v.y)};}
hexp10	__half hexp10	__device__ __attribute__((kbind_op("math.exp10")))__half hexp10(__half x);
h2exp10	__half2 h2exp10 hexp10	__device__ inline __half2 h2exp10(__half2 v){return __half2{hexp10(v.x),hexp10(v.y)};}
hlog	__half hlog	__device__ __attribute__((kbind_op("math.log")))__half hlog(__half x);
h2log	__half2 h2log hlog	__device__ inline __half2 h2log(__half2 v){return __half2{hlog(v.x),hlog(v.y)};}
hlog2	__half hlog2	__device__ __attribute__((kbind_op("math.log2")))__half hlog2(__half x);
h2log2	__half2 h2log2 hlog2	__device__ inline __half2 h2log2(__half2 v){return __half2{hlog2(v.x),hlog2(v.y)};}
hlog10	__half hlog10	__device__ __attribute__((kbind_op("math.log10")))__half hlog10(__half x);
h2log10	__half2 h2log10 hlog10	__device__ inline __half2 h2log10(__half2 v){return __half2{hlog10(v.x),hlog10(v.y)};}
hsin	__half hsin	__device__ __attribute__((kbind_op("math.sin")))__half hsin(__half x);
h2sin	__half2 h2sin hsin	__device__ inline __half2 h2sin(__half2 v){return __half2{hsin(v.x),hsin(v.y)};}
hcos	__half hcos	__device__ __attribute__((kbind_op("math.cos")))__half hcos(__half x);
h2cos	__half2 h2cos hcos	__device__ inline __half2 h2cos(__half2 v){return __half2{hcos(v.x),hcos(v.y)};}
htanh	__half htanh	__device__ __attribute__((kbind_op("math.tanh")))__half htanh(__half x);
h2tanh	__half2 h2tanh htanh	__device__ inline __half2 h2tanh(__half2 v){return __half2{htanh(v.x),htanh(v.y)};}
htanh_approx	__half htanh_approx	__device__ __attribute__((kbind_op("math.tanh")))__half htanh_approx(__half x);
h2tanh_approx	__half2 h2tanh_approx htanh_approx	__device__ inline __half2 h2tanh_approx(__half2 v){return __half2{htanh_approx(v.x),htanh_approx(v.y)};}
hfloor	__half hfloor	__device__ __attribute__((kbind_op("math.floor")))__half hfloor(__half x);
h2floor	__half2 h2floor hfloor	__device__ inline __half2 h2floor(__half2 v){return __half2{hfloor(v.x),hfloor(v.y)};}
hceil	__half hceil	__device__ __attribute__((kbind_op("math.ceil")))__half hceil(__half x);
h2ceil	__half2 h2ceil hceil	__device__ inline __half2 h2ceil(__half2 v){return __half2{hceil(v.x),hceil(v.y)};}
htrunc	__half htrunc	__device__ __attribute__((kbind_op("math.trunc")))__half htrunc(__half x);
h2trunc	__half2 h2trunc htrunc	__device__ inline __half2 h2trunc(__half2 v){return __half2{htrunc(v.x),htrunc(v.y)};}
hrint	__half hrint	__device__ __attribute__((kbind_op("math.rint")))__half hrint(__half x);
h2rint	__half2 h2rint hrint	__device__ inline __half2 h2rint(__half2 v){return __half2{hrint(v.x),hrint(v.y)};}
hrcp	__half hrcp	__device__ inline __half hrcp(__half x){return __half(1)/x;}
h2rcp	__half2 h2rcp __half	__device__ inline __half2 h2rcp(__half2 v){return __half2{__half(1)/v.x,__half(1)/v.y};}
atomicAdd	__half atomicAdd	__device__ __attribute__((kbind_op("atomic.add")))__half atomicAdd(__half*p,__half v);
atomicAdd	__half2 atomicAdd	__device__ inline __half2 atomicAdd(__half2*p,__half2 v){return __half2{atomicAdd(&p->x,v.x),atomicAdd(&p->y,v.y)};}
__low2float	__low2float __half2	__device__ inline float __low2float(__half2 v){return v.x;}
__high2float	__high2float __half2	__device__ inline float __high2float(__half2 v){return v.y;}
__half_as_ushort	__half_as_ushort __half	__device__ __attribute__((kbind_op("bit.cast")))unsigned short __half_as_ushort(__half x);
__half_as_short	__half_as_short __half	__device__ __attribute__((kbind_op("bit.cast")))short __half_as_short(__half x);
__ushort_as_half	__half __ushort_as_half	__device__ __attribute__((kbind_op("bit.cast")))__half __ushort_as_half(unsigned short x);
__short_as_half	__half __short_as_half	__device__ __attribute__((kbind_op("bit.cast")))__half __short_as_half(short x);
__kb_bits_of	__kb_bits_of __half2	__device__ __attribute__((kbind_op("bit.cast")))unsigned int __kb_bits_of(__half2 v);
__kb_half2_of	__half2 __kb_half2_of	__device__ __attribute__((kbind_op("bit.cast")))__half2 __kb_half2_of(unsigned int x);
__half_raw	__half __half_as_ushort __ushort_as_half	struct __half_raw{unsigned short x;__half_raw()=default;template<class T>__device__ __attribute__((kbind_if("integral")))__half_raw(T v):x((unsigned short)v){}__device__ __half_raw(__half v):x(__half_as_ushort(v)){}__device__ operator __half()const{return __ushort_as_half(x);}};
__half2_raw	__half2 __half_as_ushort __ushort_as_half	struct __align__(4)__half2_raw{unsigned short x,y;__half2_raw()=default;__device__ __half2_raw(unsigned short a,unsigned short b):x(a),y(b){}__device__ __half2_raw(__half2 v):x(__half_as_ushort(v.x)),y(__half_as_ushort(v.y)){}__device__ operator __half2()const{return __half2{__ushort_as_half(x),__ushort_as_half(y)};}};
__nv_half_raw	__half_raw __nv_half_raw	typedef __half_raw __nv_half_raw;
__nv_half2_raw	__half2_raw __nv_half2_raw	typedef __half2_raw __nv_half2_raw;
__float2half_rn	__half __float2half_rn	__device__ __attribute__((kbind_op("convert.rn")))__half __float2half_rn(float x);
__float2half_rz	__half __float2half_rz	__device__ __attribute__((kbind_op("convert.rz")))__half __float2half_rz(float x);
__float2half_ru	__half __float2half_ru	__device__ __attribute__((kbind_op("convert.ru")))__half __float2half_ru(float x);
__float2half_rd	__half __float2half_rd	__device__ __attribute__((kbind_op("convert.rd")))__half __float2half_rd(float x);
__half2int_rn	__half2int_rn __half	__device__ __attribute__((kbind_op("convert.rn")))int __half2int_rn(__half x);
__half2int_rz	__half2int_rz __half	__device__ __attribute__((kbind_op("convert.rz")))int __half2int_rz(__half x);
__half2int_ru	__half2int_ru __half	__device__ __attribute__((kbind_op("convert.ru")))int __half2int_ru(__half x);
__half2int_rd	__half2int_rd __half	__device__ __attribute__((kbind_op("convert.rd")))int __half2int_rd(__half x);
__int2half_rn	__half __int2half_rn	__device__ __attribute__((kbind_op("convert.rn")))__half __int2half_rn(int x);
__int2half_rz	__half __int2half_rz	__device__ __attribute__((kbind_op("convert.rz")))__half __int2half_rz(int x);
__int2half_ru	__half __int2half_ru	__device__ __attribute__((kbind_op("convert.ru")))__half __int2half_ru(int x);
__int2half_rd	__half __int2half_rd	__device__ __attribute__((kbind_op("convert.rd")))__half __int2half_rd(int x);
__half2uint_rn	__half2uint_rn __half	__device__ __attribute__((kbind_op("convert.rn")))unsigned int __half2uint_rn(__half x);
__half2uint_rz	__half2uint_rz __half	__device__ __attribute__((kbind_op("convert.rz")))unsigned int __half2uint_rz(__half x);
__half2uint_ru	__half2uint_ru __half	__device__ __attribute__((kbind_op("convert.ru")))unsigned int __half2uint_ru(__half x);
__half2uint_rd	__half2uint_rd __half	__device__ __attribute__((kbind_op("convert.rd")))unsigned int __half2uint_rd(__half x);
__uint2half_rn	__half __uint2half_rn	__device__ __attribute__((kbind_op("convert.rn")))__half __uint2half_rn(unsigned int x);
__uint2half_rz	__half __uint2half_rz	__device__ __attribute__((kbind_op("convert.rz")))__half __uint2half_rz(unsigned int x);
__uint2half_ru	__half __uint2half_ru	__device__ __attribute__((kbind_op("convert.ru")))__half __uint2half_ru(unsigned int x);
__uint2half_rd	__half __uint2half_rd	__device__ __attribute__((kbind_op("convert.rd")))__half __uint2half_rd(unsigned int x);
__half2ll_rn	__half2ll_rn __half	__device__ __attribute__((kbind_op("convert.rn")))long long __half2ll_rn(__half x);
__half2ll_rz	__half2ll_rz __half	__device__ __attribute__((kbind_op("convert.rz")))long long __half2ll_rz(__half x);
__half2ll_ru	__half2ll_ru __half	__device__ __attribute__((kbind_op("convert.ru")))long long __half2ll_ru(__half x);
__half2ll_rd	__half2ll_rd __half	__device__ __attribute__((kbind_op("convert.rd")))long long __half2ll_rd(__half x);
__ll2half_rn	__half __ll2half_rn	__device__ __attribute__((kbind_op("convert.rn")))__half __ll2half_rn(long long x);
__ll2half_rz	__half __ll2half_rz	__device__ __attribute__((kbind_op("convert.rz")))__half __ll2half_rz(long long x);
__ll2half_ru	__half __ll2half_ru	__device__ __attribute__((kbind_op("convert.ru")))__half __ll2half_ru(long long x);
__ll2half_rd	__half __ll2half_rd	__device__ __attribute__((kbind_op("convert.rd")))__half __ll2half_rd(long long x);
__half2ull_rn	__half2ull_rn __half	__device__ __attribute__((kbind_op("convert.rn")))unsigned long long __half2ull_rn(__half x);
__half2ull_rz	__half2ull_rz __half	__device__ __attribute__((kbind_op("convert.rz")))unsigned long long __half2ull_rz(__half x);
__half2ull_ru	__half2ull_ru __half	__device__ __attribute__((kbind_op("convert.ru")))unsigned long long __half2ull_ru(__half x);
__half2ull_rd	__half2ull_rd __half	__device__ __attribute__((kbind_op("convert.rd")))unsigned long long __half2ull_rd(__half x);
__ull2half_rn	__half __ull2half_rn	__device__ __attribute__((kbind_op("convert.rn")))__half __ull2half_rn(unsigned long long x);
__ull2half_rz	__half __ull2half_rz	__device__ __attribute__((kbind_op("convert.rz")))__half __ull2half_rz(unsigned long long x);
__ull2half_ru	__half __ull2half_ru	__device__ __attribute__((kbind_op("convert.ru")))__half __ull2half_ru(unsigned long long x);
__ull2half_rd	__half __ull2half_rd	__device__ __attribute__((kbind_op("convert.rd")))__half __ull2half_rd(unsigned long long x);
__half2short_rn	__half2short_rn __half	__device__ __attribute__((kbind_op("convert.rn_sat")))short __half2short_rn(__half x);
__half2short_rz	__half2short_rz __half	__device__ __attribute__((kbind_op("convert.rz_sat")))short __half2short_rz(__half x);
__half2short_ru	__half2short_ru __half	__device__ __attribute__((kbind_op("convert.ru_sat")))short __half2short_ru(__half x);
__half2short_rd	__half2short_rd __half	__device__ __attribute__((kbind_op("convert.rd_sat")))short __half2short_rd(__half x);
__short2half_rn	__half __short2half_rn	__device__ __attribute__((kbind_op("convert.rn")))__half __short2half_rn(short x);
__short2half_rz	__half __short2half_rz	__device__ __attribute__((kbind_op("convert.rz")))__half __short2half_rz(short x);
__short2half_ru	__half __short2half_ru	__device__ __attribute__((kbind_op("convert.ru")))__half __short2half_ru(short x);
__short2half_rd	__half __short2half_rd	__device__ __attribute__((kbind_op("convert.rd")))__half __short2half_rd(short x);
__half2ushort_rn	__half2ushort_rn __half	__device__ __attribute__((kbind_op("convert.rn_sat")))unsigned short __half2ushort_rn(__half x);
__half2ushort_rz	__half2ushort_rz __half	__device__ __attribute__((kbind_op("convert.rz_sat")))unsigned short __half2ushort_rz(__half x);
__half2ushort_ru	__half2ushort_ru __half	__device__ __attribute__((kbind_op("convert.ru_sat")))unsigned short __half2ushort_ru(__half x);
__half2ushort_rd	__half2ushort_rd __half	__device__ __attribute__((kbind_op("convert.rd_sat")))unsigned short __half2ushort_rd(__half x);
__ushort2half_rn	__half __ushort2half_rn	__device__ __attribute__((kbind_op("convert.rn")))__half __ushort2half_rn(unsigned short x);
__ushort2half_rz	__half __ushort2half_rz	__device__ __attribute__((kbind_op("convert.rz")))__half __ushort2half_rz(unsigned short x);
__ushort2half_ru	__half __ushort2half_ru	__device__ __attribute__((kbind_op("convert.ru")))__half __ushort2half_ru(unsigned short x);
__ushort2half_rd	__half __ushort2half_rd	__device__ __attribute__((kbind_op("convert.rd")))__half __ushort2half_rd(unsigned short x);
__float2half	__half __float2half	__device__ inline __half __float2half(float x){return(__half)x;}
__double2half	__half __double2half	__device__ inline __half __double2half(double x){return(__half)x;}
__half2float	__half2float __half	__device__ inline float __half2float(__half x){return x;}
__half2char_rz	__half2char_rz __half min max __half2int_rz	__device__ inline signed char __half2char_rz(__half x){return(signed char)min(max(__half2int_rz(x),-128),127);}
__half2uchar_rz	__half2uchar_rz __half min max __half2int_rz	__device__ inline unsigned char __half2uchar_rz(__half x){return(unsigned char)min(max(__half2int_rz(x),0),255);}
make_half2	__half2 make_half2 __half	__device__ inline __half2 make_half2(__half x,__half y){return __half2{x,y};}
__half2half2	__half2 __half2half2 __half	__device__ inline __half2 __half2half2(__half x){return __half2{x,x};}
__halves2half2	__half2 __halves2half2 __half	__device__ inline __half2 __halves2half2(__half x,__half y){return __half2{x,y};}
__float2half2_rn	__half2 __float2half2_rn __half	__device__ inline __half2 __float2half2_rn(float x){return __half2{(__half)x,(__half)x};}
__floats2half2_rn	__half2 __floats2half2_rn __half	__device__ inline __half2 __floats2half2_rn(float x,float y){return __half2{(__half)x,(__half)y};}
__float22half2_rn	__half2 __float22half2_rn float2 __half	__device__ inline __half2 __float22half2_rn(float2 v){return __half2{(__half)v.x,(__half)v.y};}
__half22float2	float2 __half22float2 __half2	__device__ inline float2 __half22float2(__half2 v){return float2{v.x,v.y};}
__low2half	__half __low2half __half2	__device__ inline __half __low2half(__half2 v){return v.x;}
__high2half	__half __high2half __half2	__device__ inline __half __high2half(__half2 v){return v.y;}
__low2half2	__half2 __low2half2	__device__ inline __half2 __low2half2(__half2 v){return __half2{v.x,v.x};}
__high2half2	__half2 __high2half2	__device__ inline __half2 __high2half2(__half2 v){return __half2{v.y,v.y};}
__lows2half2	__half2 __lows2half2	__device__ inline __half2 __lows2half2(__half2 a,__half2 b){return __half2{a.x,b.x};}
__highs2half2	__half2 __highs2half2	__device__ inline __half2 __highs2half2(__half2 a,__half2 b){return __half2{a.y,b.y};}
__lowhigh2highlow	__half2 __lowhigh2highlow	__device__ inline __half2 __lowhigh2highlow(__half2 v){return __half2{v.y,v.x};}
__kb_half_of_word	__half __kb_half_of_word __ushort_as_half	__device__ inline __half __kb_half_of_word(unsigned int x){return __ushort_as_half((unsigned short)x);}
__shfl_sync	__half __shfl_sync __kb_half_of_word __kb_shfl __half_as_ushort	__device__ inline __half __shfl_sync(unsigned int m,__half v,int lane,int width=32){return __kb_half_of_word(__kb_shfl(m,(unsigned int)__half_as_ushort(v),lane,width));}
__shfl_up_sync	__half __shfl_up_sync __kb_half_of_word __kb_shfl_up __half_as_ushort	__device__ inline __half __shfl_up_sync(unsigned int m,__half v,unsigned int delta,int width=32){return __kb_half_of_word(__kb_shfl_up(m,(unsigned int)__half_as_ushort(v),delta,width));}
__shfl_down_sync	__half __shfl_down_sync __kb_half_of_word __kb_shfl_down __half_as_ushort	__device__ inline __half __shfl_down_sync(unsigned int m,__half v,unsigned int delta,int width=32){return __kb_half_of_word(__kb_shfl_down(m,(unsigned int)__half_as_ushort(v),delta,width));}
__shfl_xor_sync	__half __shfl_xor_sync __kb_half_of_word __kb_shfl_xor __half_as_ushort	__device__ inline __half __shfl_xor_sync(unsigned int m,__half v,int lanes,int width=32){return __kb_half_of_word(__kb_shfl_xor(m,(unsigned int)__half_as_ushort(v),lanes,width));}
__shfl	__half __shfl __kb_half_of_word __kb_shfl __half_as_ushort	__device__ inline __half __shfl(__half v,int lane,int width=32){return __kb_half_of_word(__kb_shfl(0xffffffffu,(unsigned int)__half_as_ushort(v),lane,width));}
__shfl_up	__half __shfl_up __kb_half_of_word __kb_shfl_up __half_as_ushort	__device__ inline __half __shfl_up(__half v,unsigned int delta,int width=32){return __kb_half_of_word(__kb_shfl_up(0xffffffffu,(unsigned int)__half_as_ushort(v),delta,width));}
__shfl_down	__half __shfl_down __kb_half_of_word __kb_shfl_down __half_as_ushort	__device__ inline __half __shfl_down(__half v,unsigned int delta,int width=32){return __kb_half_of_word(__kb_shfl_down(0xffffffffu,(unsigned int)__half_as_ushort(v),delta,width));}
__shfl_xor	__half __shfl_xor __kb_half_of_word __kb_shfl_xor __half_as_ushort	__device__ inline __half __shfl_xor(__half v,int lanes,int width=32){return __kb_half_of_word(__kb_shfl_xor(0xffffffffu,(unsigned int)__half_as_ushort(v),lanes,width));}
__shfl_sync	__half2 __shfl_sync __kb_half2_of __kb_shfl __kb_bits_of	__device__ inline __half2 __shfl_sync(unsigned int m,__half2 v,int lane,int width=32){return __kb_half2_of(__kb_shfl(m,(unsigned int)__kb_bits_of(v),lane,width));}
__shfl_up_sync	__half2 __shfl_up_sync __kb_half2_of __kb_shfl_up __kb_bits_of	__device__ inline __half2 __shfl_up_sync(unsigned int m,__half2 v,unsigned int delta,int width=32){return __kb_half2_of(__kb_shfl_up(m,(unsigned int)__kb_bits_of(v),delta,width));}
__shfl_down_sync	__half2 __shfl_down_sync __kb_half2_of __kb_shfl_down __kb_bits_of	__device__ inline __half2 __shfl_down_sync(unsigned int m,__half2 v,unsigned int delta,int width=32){return __kb_half2_of(__kb_shfl_down(m,(unsigned int)__kb_bits_of(v),delta,width));}
__shfl_xor_sync	__half2 __shfl_xor_sync __kb_half2_of __kb_shfl_xor __kb_bits_of	__device__ inline __half2 __shfl_xor_sync(unsigned int m,__half2 v,int lanes,int width=32){return __kb_half2_of(__kb_shfl_xor(m,(unsigned int)__kb_bits_of(v),lanes,width));}
__shfl	__half2 __shfl __kb_half2_of __kb_shfl __kb_bits_of	__device__ inline __half2 __shfl(__half2 v,int lane,int width=32){return __kb_half2_of(__kb_shfl(0xffffffffu,(unsigned int)__kb_bits_of(v),lane,width));}
__shfl_up	__half2 __shfl_up __kb_half2_of __kb_shfl_up __kb_bits_of	__device__ inline __half2 __shfl_up(__half2 v,unsigned int delta,int width=32){return __kb_half2_of(__kb_shfl_up(0xffffffffu,(unsigned int)__kb_bits_of(v),delta,width));}
__shfl_down	__half2 __shfl_down __kb_half2_of __kb_shfl_down __kb_bits_of	__device__ inline __half2 __shfl_down(__half2 v,unsigned int delta,int width=32){return __kb_half2_of(__kb_shfl_down(0xffffffffu,(unsigned int)__kb_bits_of(v),delta,width));}
__shfl_xor	__half2 __shfl_xor __kb_half2_of __kb_shfl_xor __kb_bits_of	__device__ inline __half2 __shfl_xor(__half2 v,int lanes,int width=32){return __kb_half2_of(__kb_shfl_xor(0xffffffffu,(unsigned int)__kb_bits_of(v),lanes,width));}
nv_bfloat16	__nv_bfloat16 nv_bfloat16	typedef __nv_bfloat16 nv_bfloat16;
nv_bfloat162	__nv_bfloat162 nv_bfloat162	typedef __nv_bfloat162 nv_bfloat162;
__hip_bfloat16	__nv_bfloat16 __hip_bfloat16	typedef __nv_bfloat16 __hip_bfloat16;
__hip_bfloat162	__nv_bfloat162 __hip_bfloat162	typedef __nv_bfloat162 __hip_bfloat162;
hip_bfloat16	__nv_bfloat16 hip_bfloat16	typedef __nv_bfloat16 hip_bfloat16;
__kb_sat	__nv_bfloat16 __kb_sat	__device__ inline __nv_bfloat16 __kb_sat(__nv_bfloat16 x){return x>__nv_bfloat16(0)?x<__nv_bfloat16(1)?x:__nv_bfloat16(1):__nv_bfloat16(0);}
__hadd	__nv_bfloat16 __hadd	__device__ inline __nv_bfloat16 __hadd(__nv_bfloat16 x,__nv_bfloat16 y){return x+y;}
__hadd2	__nv_bfloat162 __hadd2 __hadd	__device__ inline __nv_bfloat162 __hadd2(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hadd(a.x,b.x),__hadd(a.y,b.y)};}
__hsub	__nv_bfloat16 __hsub	__device__ inline __nv_bfloat16 __hsub(__nv_bfloat16 x,__nv_bfloat16 y){return x-y;}
__hsub2	__nv_bfloat162 __hsub2 __hsub	__device__ inline __nv_bfloat162 __hsub2(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hsub(a.x,b.x),__hsub(a.y,b.y)};}
__hmul	__nv_bfloat16 __hmul	__device__ inline __nv_bfloat16 __hmul(__nv_bfloat16 x,__nv_bfloat16 y){return x*y;}
__hmul2	__nv_bfloat162 __hmul2 __hmul	__device__ inline __nv_bfloat162 __hmul2(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hmul(a.x,b.x),__hmul(a.y,b.y)};}
__hadd_rn	__nv_bfloat16 __hadd_rn	__device__ inline __nv_bfloat16 __hadd_rn(__nv_bfloat16 x,__nv_bfloat16 y){return x+y;}
__hadd2_rn	__nv_bfloat162 __hadd2_rn __hadd_rn	__device__ inline __nv_bfloat162 __hadd2_rn(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hadd_rn(a.x,b.x),__hadd_rn(a.y,b.y)};}
__hsub_rn	__nv_bfloat16 __hsub_rn	__device__ inline __nv_bfloat16 __hsub_rn(__nv_bfloat16 x,__nv_bfloat16 y){return x-y;}
__hsub2_rn	__nv_bfloat162 __hsub2_rn __hsub_rn	__device__ inline __nv_bfloat162 __hsub2_rn(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hsub_rn(a.x,b.x),__hsub_rn(a.y,b.y)};}
__hmul_rn	__nv_bfloat16 __hmul_rn	__device__ inline __nv_bfloat16 __hmul_rn(__nv_bfloat16 x,__nv_bfloat16 y){return x*y;}
__hmul2_rn	__nv_bfloat162 __hmul2_rn __hmul_rn	__device__ inline __nv_bfloat162 __hmul2_rn(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hmul_rn(a.x,b.x),__hmul_rn(a.y,b.y)};}
__hadd_sat	__nv_bfloat16 __hadd_sat __kb_sat	__device__ inline __nv_bfloat16 __hadd_sat(__nv_bfloat16 x,__nv_bfloat16 y){return __kb_sat(x+y);}
__hadd2_sat	__nv_bfloat162 __hadd2_sat __hadd_sat	__device__ inline __nv_bfloat162 __hadd2_sat(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hadd_sat(a.x,b.x),__hadd_sat(a.y,b.y)};}
__hsub_sat	__nv_bfloat16 __hsub_sat __kb_sat	__device__ inline __nv_bfloat16 __hsub_sat(__nv_bfloat16 x,__nv_bfloat16 y){return __kb_sat(x-y);}
__hsub2_sat	__nv_bfloat162 __hsub2_sat __hsub_sat	__device__ inline __nv_bfloat162 __hsub2_sat(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hsub_sat(a.x,b.x),__hsub_sat(a.y,b.y)};}
__hmul_sat	__nv_bfloat16 __hmul_sat __kb_sat	__device__ inline __nv_bfloat16 __hmul_sat(__nv_bfloat16 x,__nv_bfloat16 y){return __kb_sat(x*y);}
__hmul2_sat	__nv_bfloat162 __hmul2_sat __hmul_sat	__device__ inline __nv_bfloat162 __hmul2_sat(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hmul_sat(a.x,b.x),__hmul_sat(a.y,b.y)};}
__hdiv	__nv_bfloat16 __hdiv	__device__ inline __nv_bfloat16 __hdiv(__nv_bfloat16 x,__nv_bfloat16 y){return x/y;}
__h2div	__nv_bfloat162 __h2div	__device__ inline __nv_bfloat162 __h2div(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{a.x/b.x,a.y/b.y};}
__hfma	__nv_bfloat16 __hfma	__device__ __attribute__((kbind_op("math.fma")))__nv_bfloat16 __hfma(__nv_bfloat16 x,__nv_bfloat16 y,__nv_bfloat16 z);
__hfma2	__nv_bfloat162 __hfma2 __hfma	__device__ inline __nv_bfloat162 __hfma2(__nv_bfloat162 a,__nv_bfloat162 b,__nv_bfloat162 c){return __nv_bfloat162{__hfma(a.x,b.x,c.x),__hfma(a.y,b.y,c.y)};}
__hfma_sat	__nv_bfloat16 __hfma_sat __kb_sat __hfma	__device__ inline __nv_bfloat16 __hfma_sat(__nv_bfloat16 x,__nv_bfloat16 y,__nv_bfloat16 z){return __kb_sat(__hfma(x,y,z));}
__hfma2_sat	__nv_bfloat162 __hfma2_sat __hfma_sat	__device__ inline __nv_bfloat162 __hfma2_sat(__nv_bfloat162 a,__nv_bfloat162 b,__nv_bfloat162 c){return __nv_bfloat162{__hfma_sat(a.x,b.x,c.x),__hfma_sat(a.y,b.y,c.y)};}
__hfma_relu	__nv_bfloat16 __hfma_relu __hfma	__device__ inline __nv_bfloat16 __hfma_relu(__nv_bfloat16 x,__nv_bfloat16 y,__nv_bfloat16 z){__nv_bfloat16 r=__hfma(x,y,z);return r<=__nv_bfloat16(0)?__nv_bfloat16(0):r;}
__hfma2_relu	__nv_bfloat162 __hfma2_relu __hfma_relu	__device__ inline __nv_bfloat162 __hfma2_relu(__nv_bfloat162 a,__nv_bfloat162 b,__nv_bfloat162 c){return __nv_bfloat162{__hfma_relu(a.x,b.x,c.x),__hfma_relu(a.y,b.y,c.y)};}
__hmin	__nv_bfloat16 __hmin	__device__ __attribute__((kbind_op("math.fmin")))__nv_bfloat16 __hmin(__nv_bfloat16 x,__nv_bfloat16 y);
__hmax	__nv_bfloat16 __hmax	__device__ __attribute__((kbind_op("math.fmax")))__nv_bfloat16 __hmax(__nv_bfloat16 x,__nv_bfloat16 y);
__hmin2	__nv_bfloat162 __hmin2 __hmin	__device__ inline __nv_bfloat162 __hmin2(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hmin(a.x,b.x),__hmin(a.y,b.y)};}
__hmax2	__nv_bfloat162 __hmax2 __hmax	__device__ inline __nv_bfloat162 __hmax2(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hmax(a.x,b.x),__hmax(a.y,b.y)};}
__hmin_nan	__nv_bfloat16 __hmin_nan __hmin	__device__ inline __nv_bfloat16 __hmin_nan(__nv_bfloat16 x,__nv_bfloat16 y){return x!=x||y!=y?x+y:__hmin(x,y);}
__hmax_nan	__nv_bfloat16 __hmax_nan __hmax	__device__ inline __nv_bfloat16 __hmax_nan(__nv_bfloat16 x,__nv_bfloat16 y){return x!=x||y!=y?x+y:__hmax(x,y);}
__hmin2_nan	__nv_bfloat162 __hmin2_nan __hmin_nan	__device__ inline __nv_bfloat162 __hmin2_nan(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hmin_nan(a.x,b.x),__hmin_nan(a.y,b.y)};}
__hmax2_nan	__nv_bfloat162 __hmax2_nan __hmax_nan	__device__ inline __nv_bfloat162 __hmax2_nan(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hmax_nan(a.x,b.x),__hmax_nan(a.y,b.y)};}
__hcmadd	__nv_bfloat162 __hcmadd __hfma	__device__ inline __nv_bfloat162 __hcmadd(__nv_bfloat162 a,__nv_bfloat162 b,__nv_bfloat162 c){return __nv_bfloat162{__hfma(-a.y,b.y,__hfma(a.x,b.x,c.x)),__hfma(a.y,b.x,__hfma(a.x,b.y,c.y))};}
__hneg	__nv_bfloat16 __hneg	__device__ inline __nv_bfloat16 __hneg(__nv_bfloat16 x){return-x;}
__hneg2	__nv_bfloat162 __hneg2	__device__ inline __nv_bfloat162 __hneg2(__nv_bfloat162 v){return __nv_bfloat162{-v.x,-v.y};}
__habs	__nv_bfloat16 __habs	__device__ __attribute__((kbind_op("math.fabs")))__nv_bfloat16 __habs(__nv_bfloat16 x);
__habs2	__nv_bfloat162 __habs2 __habs	__device__ inline __nv_bfloat162 __habs2(__nv_bfloat162 v){return __nv_bfloat162{__habs(v.x),__habs(v.y)};}
__heq	__heq __nv_bfloat16	__device__ inline bool __heq(__nv_bfloat16 x,__nv_bfloat16 y){return x==y&&x==x&&y==y;}
__hequ	__hequ __nv_bfloat16	__device__ inline bool __hequ(__nv_bfloat16 x,__nv_bfloat16 y){return x!=x||y!=y||x==y;}
__heq2	__nv_bfloat162 __heq2 __heq __nv_bfloat16	__device__ inline __nv_bfloat162 __heq2(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__heq(a.x,b.x)?__nv_bfloat16(1):__nv_bfloat16(0),__heq(a.y,b.y)?__nv_bfloat16(1):__nv_bfloat16(0)};}
__heq2_mask	__heq2_mask __nv_bfloat162 __heq	__device__ inline unsigned int __heq2_mask(__nv_bfloat162 a,__nv_bfloat162 b){return(__heq(a.x,b.x)?0xffffu:0u)|(__heq(a.y,b.y)?0xffff0000u:0u);}
__hbeq2	__hbeq2 __nv_bfloat162 __heq	__device__ inline bool __hbeq2(__nv_bfloat162 a,__nv_bfloat162 b){return __heq(a.x,b.x)&&__heq(a.y,b.y);}
__hequ2	__nv_bfloat162 __hequ2 __hequ __nv_bfloat16	__device__ inline __nv_bfloat162 __hequ2(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hequ(a.x,b.x)?__nv_bfloat16(1):__nv_bfloat16(0),__hequ(a.y,b.y)?__nv_bfloat16(1):__nv_bfloat16(0)};}
__hequ2_mask	__hequ2_mask __nv_bfloat162 __hequ	__device__ inline unsigned int __hequ2_mask(__nv_bfloat162 a,__nv_bfloat162 b){return(__hequ(a.x,b.x)?0xffffu:0u)|(__hequ(a.y,b.y)?0xffff0000u:0u);}
__hbequ2	__hbequ2 __nv_bfloat162 __hequ	__device__ inline bool __hbequ2(__nv_bfloat162 a,__nv_bfloat162 b){return __hequ(a.x,b.x)&&__hequ(a.y,b.y);}
__nv_bfloat162	__nv_bfloat162	__device__ inline bool operator==(__nv_bfloat162 a,__nv_bfloat162 b){return a.x==b.x&&a.y==b.y;}
__hne	__hne __nv_bfloat16	__device__ inline bool __hne(__nv_bfloat16 x,__nv_bfloat16 y){return x!=y&&x==x&&y==y;}
__hneu	__hneu __nv_bfloat16	__device__ inline bool __hneu(__nv_bfloat16 x,__nv_bfloat16 y){return x!=x||y!=y||x!=y;}
__hne2	__nv_bfloat162 __hne2 __hne __nv_bfloat16	__device__ inline __nv_bfloat162 __hne2(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hne(a.x,b.x)?__nv_bfloat16(1):__nv_bfloat16(0),__hne(a.y,b.y)?__nv_bfloat16(1):__nv_bfloat16(0)};}
__hne2_mask	__hne2_mask __nv_bfloat162 __hne	__device__ inline unsigned int __hne2_mask(__nv_bfloat162 a,__nv_bfloat162 b){return(__hne(a.x,b.x)?0xffffu:0u)|(__hne(a.y,b.y)?0xffff0000u:0u);}
__hbne2	__hbne2 __nv_bfloat162 __hne	__device__ inline bool __hbne2(__nv_bfloat162 a,__nv_bfloat162 b){return __hne(a.x,b.x)&&__hne(a.y,b.y);}
__hneu2	__nv_bfloat162 __hneu2 __hneu __nv_bfloat16	__device__ inline __nv_bfloat162 __hneu2(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hneu(a.x,b.x)?__nv_bfloat16(1):__nv_bfloat16(0),__hneu(a.y,b.y)?__nv_bfloat16(1):__nv_bfloat16(0)};}
__hneu2_mask	__hneu2_mask __nv_bfloat162 __hneu	__device__ inline unsigned int __hneu2_mask(__nv_bfloat162 a,__nv_bfloat162 b){return(__hneu(a.x,b.x)?0xffffu:0u)|(__hneu(a.y,b.y)?0xffff0000u:0u);}
__hbneu2	__hbneu2 __nv_bfloat162 __hneu	__device__ inline bool __hbneu2(__nv_bfloat162 a,__nv_bfloat162 b){return __hneu(a.x,b.x)&&__hneu(a.y,b.y);}
__nv_bfloat162	__nv_bfloat162	__device__ inline bool operator!=(__nv_bfloat162 a,__nv_bfloat162 b){return a.x!=b.x&&a.y!=b.y;}
__hlt	__hlt __nv_bfloat16	__device__ inline bool __hlt(__nv_bfloat16 x,__nv_bfloat16 y){return x<y&&x==x&&y==y;}
__hltu	__hltu __nv_bfloat16	__device__ inline bool __hltu(__nv_bfloat16 x,__nv_bfloat16 y){return x!=x||y!=y||x<y;}
__hlt2	__nv_bfloat162 __hlt2 __hlt __nv_bfloat16	__device__ inline __nv_bfloat162 __hlt2(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hlt(a.x,b.x)?__nv_bfloat16(1):__nv_bfloat16(0),__hlt(a.y,b.y)?__nv_bfloat16(1):__nv_bfloat16(0)};}
__hlt2_mask	__hlt2_mask __nv_bfloat162 __hlt	__device__ inline unsigned int __hlt2_mask(__nv_bfloat162 a,__nv_bfloat162 b){return(__hlt(a.x,b.x)?0xffffu:0u)|(__hlt(a.y,b.y)?0xffff0000u:0u);}
__hblt2	__hblt2 __nv_bfloat162 __hlt	__device__ inline bool __hblt2(__nv_bfloat162 a,__nv_bfloat162 b){return __hlt(a.x,b.x)&&__hlt(a.y,b.y);}
__hltu2	__nv_bfloat162 __hltu2 __hltu __nv_bfloat16	__device__ inline __nv_bfloat162 __hltu2(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hltu(a.x,b.x)?__nv_bfloat16(1):__nv_bfloat16(0),__hltu(a.y,b.y)?__nv_bfloat16(1):__nv_bfloat16(0)};}
__hltu2_mask	__hltu2_mask __nv_bfloat162 __hltu	__device__ inline unsigned int __hltu2_mask(__nv_bfloat162 a,__nv_bfloat162 b){return(__hltu(a.x,b.x)?0xffffu:0u)|(__hltu(a.y,b.y)?0xffff0000u:0u);}
__hbltu2	__hbltu2 __nv_bfloat162 __hltu	__device__ inline bool __hbltu2(__nv_bfloat162 a,__nv_bfloat162 b){return __hltu(a.x,b.x)&&__hltu(a.y,b.y);}
__nv_bfloat162	__nv_bfloat162	__device__ inline bool operator<(__nv_bfloat162 a,__nv_bfloat162 b){return a.x<b.x&&a.y<b.y;}
__hle	__hle __nv_bfloat16	__device__ inline bool __hle(__nv_bfloat16 x,__nv_bfloat16 y){return x<=y&&x==x&&y==y;}
__hleu	__hleu __nv_bfloat16	__device__ inline bool __hleu(__nv_bfloat16 x,__nv_bfloat16 y){return x!=x||y!=y||x<=y;}
__hle2	__nv_bfloat162 __hle2 __hle __nv_bfloat16	__device__ inline __nv_bfloat162 __hle2(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hle(a.x,b.x)?__nv_bfloat16(1):__nv_bfloat16(0),__hle(a.y,b.y)?__nv_bfloat16(1):__nv_bfloat16(0)};}
__hle2_mask	__hle2_mask __nv_bfloat162 __hle	__device__ inline unsigned int __hle2_mask(__nv_bfloat162 a,__nv_bfloat162 b){return(__hle(a.x,b.x)?0xffffu:0u)|(__hle(a.y,b.y)?0xffff0000u:0u);}
__hble2	__hble2 __nv_bfloat162 __hle	__device__ inline bool __hble2(__nv_bfloat162 a,__nv_bfloat162 b){return __hle(a.x,b.x)&&__hle(a.y,b.y);}
__hleu2	__nv_bfloat162 __hleu2 __hleu __nv_bfloat16	__device__ inline __nv_bfloat162 __hleu2(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hleu(a.x,b.x)?__nv_bfloat16(1):__nv_bfloat16(0),__hleu(a.y,b.y)?__nv_bfloat16(1):__nv_bfloat16(0)};}
__hleu2_mask	__hleu2_mask __nv_bfloat162 __hleu	__device__ inline unsigned int __hleu2_mask(__nv_bfloat162 a,__nv_bfloat162 b){return(__hleu(a.x,b.x)?0xffffu:0u)|(__hleu(a.y,b.y)?0xffff0000u:0u);}
__hbleu2	__hbleu2 __nv_bfloat162 __hleu	__device__ inline bool __hbleu2(__nv_bfloat162 a,__nv_bfloat162 b){return __hleu(a.x,b.x)&&__hleu(a.y,b.y);}
__nv_bfloat162	__nv_bfloat162	__device__ inline bool operator<=(__nv_bfloat162 a,__nv_bfloat162 b){return a.x<=b.x&&a.y<=b.y;}
__hgt	__hgt __nv_bfloat16	__device__ inline bool __hgt(__nv_bfloat16 x,__nv_bfloat16 y){return x>y&&x==x&&y==y;}
__hgtu	__hgtu __nv_bfloat16	__device__ inline bool __hgtu(__nv_bfloat16 x,__nv_bfloat16 y){return x!=x||y!=y||x>y;}
__hgt2	__nv_bfloat162 __hgt2 __hgt __nv_bfloat16	__device__ inline __nv_bfloat162 __hgt2(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hgt(a.x,b.x)?__nv_bfloat16(1):__nv_bfloat16(0),__hgt(a.y,b.y)?__nv_bfloat16(1):__nv_bfloat16(0)};}
__hgt2_mask	__hgt2_mask __nv_bfloat162 __hgt	__device__ inline unsigned int __hgt2_mask(__nv_bfloat162 a,__nv_bfloat162 b){return(__hgt(a.x,b.x)?0xffffu:0u)|(__hgt(a.y,b.y)?0xffff0000u:0u);}
__hbgt2	__hbgt2 __nv_bfloat162 __hgt	__device__ inline bool __hbgt2(__nv_bfloat162 a,__nv_bfloat162 b){return __hgt(a.x,b.x)&&__hgt(a.y,b.y);}
__hgtu2	__nv_bfloat162 __hgtu2 __hgtu __nv_bfloat16	__device__ inline __nv_bfloat162 __hgtu2(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hgtu(a.x,b.x)?__nv_bfloat16(1):__nv_bfloat16(0),__hgtu(a.y,b.y)?__nv_bfloat16(1):__nv_bfloat16(0)};}
__hgtu2_mask	__hgtu2_mask __nv_bfloat162 __hgtu	__device__ inline unsigned int __hgtu2_mask(__nv_bfloat162 a,__nv_bfloat162 b){return(__hgtu(a.x,b.x)?0xffffu:0u)|(__hgtu(a.y,b.y)?0xffff0000u:0u);}
__hbgtu2	__hbgtu2 __nv_bfloat162 __hgtu	__device__ inline bool __hbgtu2(__nv_bfloat162 a,__nv_bfloat162 b){return __hgtu(a.x,b.x)&&__hgtu(a.y,b.y);}
__nv_bfloat162	__nv_bfloat162	__device__ inline bool operator>(__nv_bfloat162 a,__nv_bfloat162 b){return a.x>b.x&&a.y>b.y;}
__hge	__hge __nv_bfloat16	__device__ inline bool __hge(__nv_bfloat16 x,__nv_bfloat16 y){return x>=y&&x==x&&y==y;}
__hgeu	__hgeu __nv_bfloat16	__device__ inline bool __hgeu(__nv_bfloat16 x,__nv_bfloat16 y){return x!=x||y!=y||x>=y;}
__hge2	__nv_bfloat162 __hge2 __hge __nv_bfloat16	__device__ inline __nv_bfloat162 __hge2(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hge(a.x,b.x)?__nv_bfloat16(1):__nv_bfloat16(0),__hge(a.y,b.y)?__nv_bfloat16(1):__nv_bfloat16(0)};}
__hge2_mask	__hge2_mask __nv_bfloat162 __hge	__device__ inline unsigned int __hge2_mask(__nv_bfloat162 a,__nv_bfloat162 b){return(__hge(a.x,b.x)?0xffffu:0u)|(__hge(a.y,b.y)?0xffff0000u:0u);}
__hbge2	__hbge2 __nv_bfloat162 __hge	__device__ inline bool __hbge2(__nv_bfloat162 a,__nv_bfloat162 b){return __hge(a.x,b.x)&&__hge(a.y,b.y);}
__hgeu2	__nv_bfloat162 __hgeu2 __hgeu __nv_bfloat16	__device__ inline __nv_bfloat162 __hgeu2(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{__hgeu(a.x,b.x)?__nv_bfloat16(1):__nv_bfloat16(0),__hgeu(a.y,b.y)?__nv_bfloat16(1):__nv_bfloat16(0)};}
__hgeu2_mask	__hgeu2_mask __nv_bfloat162 __hgeu	__device__ inline unsigned int __hgeu2_mask(__nv_bfloat162 a,__nv_bfloat162 b){return(__hgeu(a.x,b.x)?0xffffu:0u)|(__hgeu(a.y,b.y)?0xffff0000u:0u);}
__hbgeu2	__hbgeu2 __nv_bfloat162 __hgeu	__device__ inline bool __hbgeu2(__nv_bfloat162 a,__nv_bfloat162 b){return __hgeu(a.x,b.x)&&__hgeu(a.y,b.y);}
__nv_bfloat162	__nv_bfloat162	__device__ inline bool operator>=(__nv_bfloat162 a,__nv_bfloat162 b){return a.x>=b.x&&a.y>=b.y;}
__hisnan	__hisnan __nv_bfloat16	__device__ __attribute__((kbind_op("math.isnan")))bool __hisnan(__nv_bfloat16 x);
__hisnan2	__nv_bfloat162 __hisnan2 __hisnan __nv_bfloat16	__device__ inline __nv_bfloat162 __hisnan2(__nv_bfloat162 v){return __nv_bfloat162{__hisnan(v.x)?__nv_bfloat16(1):__nv_bfloat16(0),__hisnan(v.y)?__nv_bfloat16(1):__nv_bfloat16(0)};}
__hisinf	__hisinf __nv_bfloat16 isinf	__device__ inline int __hisinf(__nv_bfloat16 x){return isinf((float)x)?x>__nv_bfloat16(0)?1: -1:0;}
isnan	isnan __nv_bfloat16	__device__ __attribute__((kbind_op("math.isnan")))bool isnan(__nv_bfloat16 x);
isinf	isinf __nv_bfloat16	__device__ __attribute__((kbind_op("math.isinf")))bool isinf(__nv_bfloat16 x);
__nv_bfloat162	__nv_bfloat162	__device__ inline __nv_bfloat162 operator+(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{a.x+b.x,a.y+b.y};}
__nv_bfloat162	__nv_bfloat162	__device__ inline __nv_bfloat162&operator+=(__nv_bfloat162&a,__nv_bfloat162 b){a.x=a.x+b.x;a.y=a.y+b.y;return a;}
__nv_bfloat162	__nv_bfloat162	__device__ inline __nv_bfloat162 operator-(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{a.x-b.x,a.y-b.y};}
__nv_bfloat162	__nv_bfloat162	__device__ inline __nv_bfloat162&operator-=(__nv_bfloat162&a,__nv_bfloat162 b){a.x=a.x-b.x;a.y=a.y-b.y;return a;}
__nv_bfloat162	__nv_bfloat162	__device__ inline __nv_bfloat162 operator*(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{a.x*b.x,a.y*b.y};}
__nv_bfloat162	__nv_bfloat162	__device__ inline __nv_bfloat162&operator*=(__nv_bfloat162&a,__nv_bfloat162 b){a.x=a.x*b.x;a.y=a.y*b.y;return a;}
__nv_bfloat162	__nv_bfloat162	__device__ inline __nv_bfloat162 operator/(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{a.x/b.x,a.y/b.y};}
__nv_bfloat162	__nv_bfloat162	__device__ inline __nv_bfloat162&operator/=(__nv_bfloat162&a,__nv_bfloat162 b){a.x=a.x/b.x;a.y=a.y/b.y;return a;}
__nv_bfloat162	__nv_bfloat162	__device__ inline __nv_bfloat162 operator-(__nv_bfloat162 v){return __nv_bfloat162{-v.x,-v.y};}
__nv_bfloat162	__nv_bfloat162	__device__ inline __nv_bfloat162 operator+(__nv_bfloat162 v){return v;}
__nv_bfloat162	__nv_bfloat162	__device__ inline __nv_bfloat162&operator++(__nv_bfloat162&a){++a.x;++a.y;return a;}
__nv_bfloat162	__nv_bfloat162	__device__ inline __nv_bfloat162 operator++(__nv_bfloat162&a,int){__nv_bfloat162 old=a;++a.x;++a.y;return old;}
__nv_bfloat162	__nv_bfloat162	__device__ inline __nv_bfloat162&operator--(__nv_bfloat162&a){--a.x;--a.y;return a;}
__nv_bfloat162	__nv_bfloat162	__device__ inline __nv_bfloat162 operator--(__nv_bfloat162&a,int){__nv_bfloat162 old=a;--a.x;--a.y;return old;}
hsqrt	__nv_bfloat16 hsqrt	__device__ __attribute__((kbind_op("math.sqrt")))__nv_bfloat16 hsqrt(__nv_bfloat16 x);
h2sqrt	__nv_bfloat162 h2sqrt hsqrt	__device__ inline __nv_bfloat162 h2sqrt(__nv_bfloat162 v){return __nv_bfloat162{hsqrt(v.x),hsqrt(v.y)};}
hrsqrt	__nv_bfloat16 hrsqrt	__device__ __attribute__((kbind_op("math.rsqrt")))__nv_bfloat16 hrsqrt(__nv_bfloat16 x);
h2rsqrt	__nv_bfloat162 h2rsqrt hrsqrt	__device__ inline __nv_bfloat162 h2rsqrt(__nv_bfloat162 v){return __nv_bfloat162{hrsqrt(v.x),hrsqrt(v.y)};}
hexp	__nv_bfloat16 hexp	__device__ __attribute__((kbind_op("math.exp")))__nv_bfloat16 hexp(__nv_bfloat16 x);
h2exp	__nv_bfloat162 h2exp hexp	__device__ inline __nv_bfloat162 h2exp(__nv_bfloat162 v){return __nv_bfloat162{hexp(v.x),hexp(v.y)};}
hexp2	__nv_bfloat16 hexp2	__device__ __attribute__((kbind_op("math.exp2")))__nv_bfloat16 hexp2(__nv_bfloat16 x);
h2exp2	__nv_bfloat162 h2exp2 hexp2	__device__ inline __nv_bfloat162 h2exp2(__nv_bfloat162 v){return __nv_bfloat162{hexp2(v.x),hexp2(v.y)};}
hexp10	__nv_bfloat16 hexp10	__device__ __attribute__((kbind_op("math.exp10")))__nv_bfloat16 hexp10(__nv_bfloat16 x);
h2exp10	__nv_bfloat162 h2exp10 hexp10	__device__ inline __nv_bfloat162 h2exp10(__nv_bfloat162 v){return __nv_bfloat162{hexp10(v.x),hexp10(v.y)};}
hlog	__nv_bfloat16 hlog	__device__ __attribute__((kbind_op("math.log")))__nv_bfloat16 hlog(__nv_bfloat16 x);
h2log	__nv_bfloat162 h2log hlog	__device__ inline __nv_bfloat162 h2log(__nv_bfloat162 v){return __nv_bfloat162{hlog(v.x),hlog(v.y)};}
hlog2	__nv_bfloat16 hlog2	__device__ __attribute__((kbind_op("math.log2")))__nv_bfloat16 hlog2(__nv_bfloat16 x);
h2log2	__nv_bfloat162 h2log2 hlog2	__device__ inline __nv_bfloat162 h2log2(__nv_bfloat162 v){return __nv_bfloat162{hlog2(v.x),hlog2(v.y)};}
hlog10	__nv_bfloat16 hlog10	__device__ __attribute__((kbind_op("math.log10")))__nv_bfloat16 hlog10(__nv_bfloat16 x);
h2log10	__nv_bfloat162 h2log10 hlog10	__device__ inline __nv_bfloat162 h2log10(__nv_bfloat162 v){return __nv_bfloat162{hlog10(v.x),hlog10(v.y)};}
hsin	__nv_bfloat16 hsin	__device__ __attribute__((kbind_op("math.sin")))__nv_bfloat16 hsin(__nv_bfloat16 x);
h2sin	__nv_bfloat162 h2sin hsin	__device__ inline __nv_bfloat162 h2sin(__nv_bfloat162 v){return __nv_bfloat162{hsin(v.x),hsin(v.y)};}
hcos	__nv_bfloat16 hcos	__device__ __attribute__((kbind_op("math.cos")))__nv_bfloat16 hcos(__nv_bfloat16 x);
h2cos	__nv_bfloat162 h2cos hcos	__device__ inline __nv_bfloat162 h2cos(__nv_bfloat162 v){return __nv_bfloat162{hcos(v.x),hcos(v.y)};}
htanh	__nv_bfloat16 htanh	__device__ __attribute__((kbind_op("math.tanh")))__nv_bfloat16 htanh(__nv_bfloat16 x);
h2tanh	__nv_bfloat162 h2tanh htanh	__device__ inline __nv_bfloat162 h2tanh(__nv_bfloat162 v){return __nv_bfloat162{htanh(v.x),htanh(v.y)};}
htanh_approx	__nv_bfloat16 htanh_approx	__device__ __attribute__((kbind_op("math.tanh")))__nv_bfloat16 htanh_approx(__nv_bfloat16 x);
h2tanh_approx	__nv_bfloat162 h2tanh_approx htanh_approx	__device__ inline __nv_bfloat162 h2tanh_approx(__nv_bfloat162 v){return __nv_bfloat162{htanh_approx(v.x),htanh_approx(v.y)};}
hfloor	__nv_bfloat16 hfloor	__device__ __attribute__((kbind_op("math.floor")))__nv_bfloat16 hfloor(__nv_bfloat16 x);
h2floor	__nv_bfloat162 h2floor hfloor	__device__ inline __nv_bfloat162 h2floor(__nv_bfloat162 v){return __nv_bfloat162{hfloor(v.x),hfloor(v.y)};}
hceil	__nv_bfloat16 hceil	__device__ __attribute__((kbind_op("math.ceil")))__nv_bfloat16 hceil(__nv_bfloat16 x);
h2ceil	__nv_bfloat162 h2ceil hceil	__device__ inline __nv_bfloat162 h2ceil(__nv_bfloat162 v){return __nv_bfloat162{hceil(v.x),hceil(v.y)};}
htrunc	__nv_bfloat16 htrunc	__device__ __attribute__((kbind_op("math.trunc")))__nv_bfloat16 htrunc(__nv_bfloat16 x);
h2trunc	__nv_bfloat162 h2trunc htrunc	__device__ inline __nv_bfloat162 h2trunc(__nv_bfloat162 v){return __nv_bfloat162{htrunc(v.x),htrunc(v.y)};}
hrint	__nv_bfloat16 hrint	__device__ __attribute__((kbind_op("math.rint")))__nv_bfloat16 hrint(__nv_bfloat16 x);
h2rint	__nv_bfloat162 h2rint hrint	__device__ inline __nv_bfloat162 h2rint(__nv_bfloat162 v){return __nv_bfloat162{hrint(v.x),hrint(v.y)};}
hrcp	__nv_bfloat16 hrcp	__device__ inline __nv_bfloat16 hrcp(__nv_bfloat16 x){return __nv_bfloat16(1)/x;}
h2rcp	__nv_bfloat162 h2rcp __nv_bfloat16	__device__ inline __nv_bfloat162 h2rcp(__nv_bfloat162 v){return __nv_bfloat162{__nv_bfloat16(1)/v.x,__nv_bfloat16(1)/v.y};}
atomicAdd	__nv_bfloat16 atomicAdd	__device__ __attribute__((kbind_op("atomic.add")))__nv_bfloat16 atomicAdd(__nv_bfloat16*p,__nv_bfloat16 v);
atomicAdd	__nv_bfloat162 atomicAdd	__device__ inline __nv_bfloat162 atomicAdd(__nv_bfloat162*p,__nv_bfloat162 v){return __nv_bfloat162{atomicAdd(&p->x,v.x),atomicAdd(&p->y,v.y)};}
__low2float	__low2float __nv_bfloat162	__device__ inline float __low2float(__nv_bfloat162 v){return v.x;}
__high2float	__high2float __nv_bfloat162	__device__ inline float __high2float(__nv_bfloat162 v){return v.y;}
__bfloat16_as_ushort	__bfloat16_as_ushort __nv_bfloat16	__device__ __attribute__((kbind_op("bit.cast")))unsigned short __bfloat16_as_ushort(__nv_bfloat16 x);
__bfloat16_as_short	__bfloat16_as_short __nv_bfloat16	__device__ __attribute__((kbind_op("bit.cast")))short __bfloat16_as_short(__nv_bfloat16 x);
__ushort_as_bfloat16	__nv_bfloat16 __ushort_as_bfloat16	__device__ __attribute__((kbind_op("bit.cast")))__nv_bfloat16 __ushort_as_bfloat16(unsigned short x);
__short_as_bfloat16	__nv_bfloat16 __short_as_bfloat16	__device__ __attribute__((kbind_op("bit.cast")))__nv_bfloat16 __short_as_bfloat16(short x);
__kb_bits_of	__kb_bits_of __nv_bfloat162	__device__ __attribute__((kbind_op("bit.cast")))unsigned int __kb_bits_of(__nv_bfloat162 v);
__kb_bf162_of	__nv_bfloat162 __kb_bf162_of	__device__ __attribute__((kbind_op("bit.cast")))__nv_bfloat162 __kb_bf162_of(unsigned int x);
__nv_bfloat16_raw	__nv_bfloat16 __bfloat16_as_ushort __ushort_as_bfloat16	struct __nv_bfloat16_raw{unsigned short x;__nv_bfloat16_raw()=default;template<class T>__device__ __attribute__((kbind_if("integral")))__nv_bfloat16_raw(T v):x((unsigned short)v){}__device__ __nv_bfloat16_raw(__nv_bfloat16 v):x(__bfloat16_as_ushort(v)){}__device__ operator __nv_bfloat16()const{return __ushort_as_bfloat16(x);}};
__nv_bfloat162_raw	__nv_bfloat162 __bfloat16_as_ushort __ushort_as_bfloat16	struct __align__(4)__nv_bfloat162_raw{unsigned short x,y;__nv_bfloat162_raw()=default;__device__ __nv_bfloat162_raw(unsigned short a,unsigned short b):x(a),y(b){}__device__ __nv_bfloat162_raw(__nv_bfloat162 v):x(__bfloat16_as_ushort(v.x)),y(__bfloat16_as_ushort(v.y)){}__device__ operator __nv_bfloat162()const{return __nv_bfloat162{__ushort_as_bfloat16(x),__ushort_as_bfloat16(y)};}};
__float2bfloat16_rn	__nv_bfloat16 __float2bfloat16_rn	__device__ __attribute__((kbind_op("convert.rn")))__nv_bfloat16 __float2bfloat16_rn(float x);
__float2bfloat16_rz	__nv_bfloat16 __float2bfloat16_rz	__device__ __attribute__((kbind_op("convert.rz")))__nv_bfloat16 __float2bfloat16_rz(float x);
__float2bfloat16_ru	__nv_bfloat16 __float2bfloat16_ru	__device__ __attribute__((kbind_op("convert.ru")))__nv_bfloat16 __float2bfloat16_ru(float x);
__float2bfloat16_rd	__nv_bfloat16 __float2bfloat16_rd	__device__ __attribute__((kbind_op("convert.rd")))__nv_bfloat16 __float2bfloat16_rd(float x);
__bfloat162int_rn	__bfloat162int_rn __nv_bfloat16	__device__ __attribute__((kbind_op("convert.rn")))int __bfloat162int_rn(__nv_bfloat16 x);
__bfloat162int_rz	__bfloat162int_rz __nv_bfloat16	__device__ __attribute__((kbind_op("convert.rz")))int __bfloat162int_rz(__nv_bfloat16 x);
__bfloat162int_ru	__bfloat162int_ru __nv_bfloat16	__device__ __attribute__((kbind_op("convert.ru")))int __bfloat162int_ru(__nv_bfloat16 x);
__bfloat162int_rd	__bfloat162int_rd __nv_bfloat16	__device__ __attribute__((kbind_op("convert.rd")))int __bfloat162int_rd(__nv_bfloat16 x);
__int2bfloat16_rn	__nv_bfloat16 __int2bfloat16_rn	__device__ __attribute__((kbind_op("convert.rn")))__nv_bfloat16 __int2bfloat16_rn(int x);
__int2bfloat16_rz	__nv_bfloat16 __int2bfloat16_rz	__device__ __attribute__((kbind_op("convert.rz")))__nv_bfloat16 __int2bfloat16_rz(int x);
__int2bfloat16_ru	__nv_bfloat16 __int2bfloat16_ru	__device__ __attribute__((kbind_op("convert.ru")))__nv_bfloat16 __int2bfloat16_ru(int x);
__int2bfloat16_rd	__nv_bfloat16 __int2bfloat16_rd	__device__ __attribute__((kbind_op("convert.rd")))__nv_bfloat16 __int2bfloat16_rd(int x);
__bfloat162uint_rn	__bfloat162uint_rn __nv_bfloat16	__device__ __attribute__((kbind_op("convert.rn")))unsigned int __bfloat162uint_rn(__nv_bfloat16 x);
__bfloat162uint_rz	__bfloat162uint_rz __nv_bfloat16	__device__ __attribute__((kbind_op("convert.rz")))unsigned int __bfloat162uint_rz(__nv_bfloat16 x);
__bfloat162uint_ru	__bfloat162uint_ru __nv_bfloat16	__device__ __attribute__((kbind_op("convert.ru")))unsigned int __bfloat162uint_ru(__nv_bfloat16 x);
__bfloat162uint_rd	__bfloat162uint_rd __nv_bfloat16	__device__ __attribute__((kbind_op("convert.rd")))unsigned int __bfloat162uint_rd(__nv_bfloat16 x);
__uint2bfloat16_rn	__nv_bfloat16 __uint2bfloat16_rn	__device__ __attribute__((kbind_op("convert.rn")))__nv_bfloat16 __uint2bfloat16_rn(unsigned int x);
__uint2bfloat16_rz	__nv_bfloat16 __uint2bfloat16_rz	__device__ __attribute__((kbind_op("convert.rz")))__nv_bfloat16 __uint2bfloat16_rz(unsigned int x);
__uint2bfloat16_ru	__nv_bfloat16 __uint2bfloat16_ru	__device__ __attribute__((kbind_op("convert.ru")))__nv_bfloat16 __uint2bfloat16_ru(unsigned int x);
__uint2bfloat16_rd	__nv_bfloat16 __uint2bfloat16_rd	__device__ __attribute__((kbind_op("convert.rd")))__nv_bfloat16 __uint2bfloat16_rd(unsigned int x);
__bfloat162ll_rn	__bfloat162ll_rn __nv_bfloat16	__device__ __attribute__((kbind_op("convert.rn")))long long __bfloat162ll_rn(__nv_bfloat16 x);
__bfloat162ll_rz	__bfloat162ll_rz __nv_bfloat16	__device__ __attribute__((kbind_op("convert.rz")))long long __bfloat162ll_rz(__nv_bfloat16 x);
__bfloat162ll_ru	__bfloat162ll_ru __nv_bfloat16	__device__ __attribute__((kbind_op("convert.ru")))long long __bfloat162ll_ru(__nv_bfloat16 x);
__bfloat162ll_rd	__bfloat162ll_rd __nv_bfloat16	__device__ __attribute__((kbind_op("convert.rd")))long long __bfloat162ll_rd(__nv_bfloat16 x);
__ll2bfloat16_rn	__nv_bfloat16 __ll2bfloat16_rn	__device__ __attribute__((kbind_op("convert.rn")))__nv_bfloat16 __ll2bfloat16_rn(long long x);
__ll2bfloat16_rz	__nv_bfloat16 __ll2bfloat16_rz	__device__ __attribute__((kbind_op("convert.rz")))__nv_bfloat16 __ll2bfloat16_rz(long long x);
__ll2bfloat16_ru	__nv_bfloat16 __ll2bfloat16_ru	__device__ __attribute__((kbind_op("convert.ru")))__nv_bfloat16 __ll2bfloat16_ru(long long x);
__ll2bfloat16_rd	__nv_bfloat16 __ll2bfloat16_rd	__device__ __attribute__((kbind_op("convert.rd")))__nv_bfloat16 __ll2bfloat16_rd(long long x);
__bfloat162ull_rn	__bfloat162ull_rn __nv_bfloat16	__device__ __attribute__((kbind_op("convert.rn")))unsigned long long __bfloat162ull_rn(__nv_bfloat16 x);
__bfloat162ull_rz	__bfloat162ull_rz __nv_bfloat16	__device__ __attribute__((kbind_op("convert.rz")))unsigned long long __bfloat162ull_rz(__nv_bfloat16 x);
__bfloat162ull_ru	__bfloat162ull_ru __nv_bfloat16	__device__ __attribute__((kbind_op("convert.ru")))unsigned long long __bfloat162ull_ru(__nv_bfloat16 x);
__bfloat162ull_rd	__bfloat162ull_rd __nv_bfloat16	__device__ __attribute__((kbind_op("convert.rd")))unsigned long long __bfloat162ull_rd(__nv_bfloat16 x);
__ull2bfloat16_rn	__nv_bfloat16 __ull2bfloat16_rn	__device__ __attribute__((kbind_op("convert.rn")))__nv_bfloat16 __ull2bfloat16_rn(unsigned long long x);
__ull2bfloat16_rz	__nv_bfloat16 __ull2bfloat16_rz	__device__ __attribute__((kbind_op("convert.rz")))__nv_bfloat16 __ull2bfloat16_rz(unsigned long long x);
__ull2bfloat16_ru	__nv_bfloat16 __ull2bfloat16_ru	__device__ __attribute__((kbind_op("convert.ru")))__nv_bfloat16 __ull2bfloat16_ru(unsigned long long x);
__ull2bfloat16_rd	__nv_bfloat16 __ull2bfloat16_rd	__device__ __attribute__((kbind_op("convert.rd")))__nv_bfloat16 __ull2bfloat16_rd(unsigned long long x);
__bfloat162short_rn	__bfloat162short_rn __nv_bfloat16	__device__ __attribute__((kbind_op("convert.rn_sat")))short __bfloat162short_rn(__nv_bfloat16 x);
__bfloat162short_rz	__bfloat162short_rz __nv_bfloat16	__device__ __attribute__((kbind_op("convert.rz_sat")))short __bfloat162short_rz(__nv_bfloat16 x);
__bfloat162short_ru	__bfloat162short_ru __nv_bfloat16	__device__ __attribute__((kbind_op("convert.ru_sat")))short __bfloat162short_ru(__nv_bfloat16 x);
__bfloat162short_rd	__bfloat162short_rd __nv_bfloat16	__device__ __attribute__((kbind_op("convert.rd_sat")))short __bfloat162short_rd(__nv_bfloat16 x);
__short2bfloat16_rn	__nv_bfloat16 __short2bfloat16_rn	__device__ __attribute__((kbind_op("convert.rn")))__nv_bfloat16 __short2bfloat16_rn(short x);
__short2bfloat16_rz	__nv_bfloat16 __short2bfloat16_rz	__device__ __attribute__((kbind_op("convert.rz")))__nv_bfloat16 __short2bfloat16_rz(short x);
__short2bfloat16_ru	__nv_bfloat16 __short2bfloat16_ru	__device__ __attribute__((kbind_op("convert.ru")))__nv_bfloat16 __short2bfloat16_ru(short x);
__short2bfloat16_rd	__nv_bfloat16 __short2bfloat16_rd	__device__ __attribute__((kbind_op("convert.rd")))__nv_bfloat16 __short2bfloat16_rd(short x);
__bfloat162ushort_rn	__bfloat162ushort_rn __nv_bfloat16	__device__ __attribute__((kbind_op("convert.rn_sat")))unsigned short __bfloat162ushort_rn(__nv_bfloat16 x);
__bfloat162ushort_rz	__bfloat162ushort_rz __nv_bfloat16	__device__ __attribute__((kbind_op("convert.rz_sat")))unsigned short __bfloat162ushort_rz(__nv_bfloat16 x);
__bfloat162ushort_ru	__bfloat162ushort_ru __nv_bfloat16	__device__ __attribute__((kbind_op("convert.ru_sat")))unsigned short __bfloat162ushort_ru(__nv_bfloat16 x);
__bfloat162ushort_rd	__bfloat162ushort_rd __nv_bfloat16	__device__ __attribute__((kbind_op("convert.rd_sat")))unsigned short __bfloat162ushort_rd(__nv_bfloat16 x);
__ushort2bfloat16_rn	__nv_bfloat16 __ushort2bfloat16_rn	__device__ __attribute__((kbind_op("convert.rn")))__nv_bfloat16 __ushort2bfloat16_rn(unsigned short x);
__ushort2bfloat16_rz	__nv_bfloat16 __ushort2bfloat16_rz	__device__ __attribute__((kbind_op("convert.rz")))__nv_bfloat16 __ushort2bfloat16_rz(unsigned short x);
__ushort2bfloat16_ru	__nv_bfloat16 __ushort2bfloat16_ru	__device__ __attribute__((kbind_op("convert.ru")))__nv_bfloat16 __ushort2bfloat16_ru(unsigned short x);
__ushort2bfloat16_rd	__nv_bfloat16 __ushort2bfloat16_rd	__device__ __attribute__((kbind_op("convert.rd")))__nv_bfloat16 __ushort2bfloat16_rd(unsigned short x);
__float2bfloat16	__nv_bfloat16 __float2bfloat16	__device__ inline __nv_bfloat16 __float2bfloat16(float x){return(__nv_bfloat16)x;}
__double2bfloat16	__nv_bfloat16 __double2bfloat16	__device__ inline __nv_bfloat16 __double2bfloat16(double x){return(__nv_bfloat16)x;}
__bfloat162float	__bfloat162float __nv_bfloat16	__device__ inline float __bfloat162float(__nv_bfloat16 x){return x;}
__bfloat162char_rz	__bfloat162char_rz __nv_bfloat16 min max __bfloat162int_rz	__device__ inline signed char __bfloat162char_rz(__nv_bfloat16 x){return(signed char)min(max(__bfloat162int_rz(x),-128),127);}
__bfloat162uchar_rz	__bfloat162uchar_rz __nv_bfloat16 min max __bfloat162int_rz	__device__ inline unsigned char __bfloat162uchar_rz(__nv_bfloat16 x){return(unsigned char)min(max(__bfloat162int_rz(x),0),255);}
make_bfloat162	__nv_bfloat162 make_bfloat162 __nv_bfloat16	__device__ inline __nv_bfloat162 make_bfloat162(__nv_bfloat16 x,__nv_bfloat16 y){return __nv_bfloat162{x,y};}
__bfloat162bfloat162	__nv_bfloat162 __bfloat162bfloat162 __nv_bfloat16	__device__ inline __nv_bfloat162 __bfloat162bfloat162(__nv_bfloat16 x){return __nv_bfloat162{x,x};}
__halves2bfloat162	__nv_bfloat162 __halves2bfloat162 __nv_bfloat16	__device__ inline __nv_bfloat162 __halves2bfloat162(__nv_bfloat16 x,__nv_bfloat16 y){return __nv_bfloat162{x,y};}
__float2bfloat162_rn	__nv_bfloat162 __float2bfloat162_rn __nv_bfloat16	__device__ inline __nv_bfloat162 __float2bfloat162_rn(float x){return __nv_bfloat162{(__nv_bfloat16)x,(__nv_bfloat16)x};}
__floats2bfloat162_rn	__nv_bfloat162 __floats2bfloat162_rn __nv_bfloat16	__device__ inline __nv_bfloat162 __floats2bfloat162_rn(float x,float y){return __nv_bfloat162{(__nv_bfloat16)x,(__nv_bfloat16)y};}
__float22bfloat162_rn	__nv_bfloat162 __float22bfloat162_rn float2 __nv_bfloat16	__device__ inline __nv_bfloat162 __float22bfloat162_rn(float2 v){return __nv_bfloat162{(__nv_bfloat16)v.x,(__nv_bfloat16)v.y};}
__bfloat1622float2	float2 __bfloat1622float2 __nv_bfloat162	__device__ inline float2 __bfloat1622float2(__nv_bfloat162 v){return float2{v.x,v.y};}
__low2bfloat16	__nv_bfloat16 __low2bfloat16 __nv_bfloat162	__device__ inline __nv_bfloat16 __low2bfloat16(__nv_bfloat162 v){return v.x;}
__high2bfloat16	__nv_bfloat16 __high2bfloat16 __nv_bfloat162	__device__ inline __nv_bfloat16 __high2bfloat16(__nv_bfloat162 v){return v.y;}
__low2bfloat162	__nv_bfloat162 __low2bfloat162	__device__ inline __nv_bfloat162 __low2bfloat162(__nv_bfloat162 v){return __nv_bfloat162{v.x,v.x};}
__high2bfloat162	__nv_bfloat162 __high2bfloat162	__device__ inline __nv_bfloat162 __high2bfloat162(__nv_bfloat162 v){return __nv_bfloat162{v.y,v.y};}
__lows2bfloat162	__nv_bfloat162 __lows2bfloat162	__device__ inline __nv_bfloat162 __lows2bfloat162(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{a.x,b.x};}
__highs2bfloat162	__nv_bfloat162 __highs2bfloat162	__device__ inline __nv_bfloat162 __highs2bfloat162(__nv_bfloat162 a,__nv_bfloat162 b){return __nv_bfloat162{a.y,b.y};}
__lowhigh2highlow	__nv_bfloat162 __lowhigh2highlow	__device__ inline __nv_bfloat162 __lowhigh2highlow(__nv_bfloat162 v){return __nv_bfloat162{v.y,v.x};}
__kb_bf16_of_word	__nv_bfloat16 __kb_bf16_of_word __ushort_as_bfloat16	__device__ inline __nv_bfloat16 __kb_bf16_of_word(unsigned int x){return __ushort_as_bfloat16((unsigned short)x);}
__shfl_sync	__nv_bfloat16 __shfl_sync __kb_bf16_of_word __kb_shfl __bfloat16_as_ushort	__device__ inline __nv_bfloat16 __shfl_sync(unsigned int m,__nv_bfloat16 v,int lane,int width=32){return __kb_bf16_of_word(__kb_shfl(m,(unsigned int)__bfloat16_as_ushort(v),lane,width));}
__shfl_up_sync	__nv_bfloat16 __shfl_up_sync __kb_bf16_of_word __kb_shfl_up __bfloat16_as_ushort	__device__ inline __nv_bfloat16 __shfl_up_sync(unsigned int m,__nv_bfloat16 v,unsigned int delta,int width=32){return __kb_bf16_of_word(__kb_shfl_up(m,(unsigned int)__bfloat16_as_ushort(v),delta,width));}
__shfl_down_sync	__nv_bfloat16 __shfl_down_sync __kb_bf16_of_word __kb_shfl_down __bfloat16_as_ushort	__device__ inline __nv_bfloat16 __shfl_down_sync(unsigned int m,__nv_bfloat16 v,unsigned int delta,int width=32){return __kb_bf16_of_word(__kb_shfl_down(m,(unsigned int)__bfloat16_as_ushort(v),delta,width));}
__shfl_xor_sync	__nv_bfloat16 __shfl_xor_sync __kb_bf16_of_word __kb_shfl_xor __bfloat16_as_ushort	__device__ inline __nv_bfloat16 __shfl_xor_sync(unsigned int m,__nv_bfloat16 v,int lanes,int width=32){return __kb_bf16_of_word(__kb_shfl_xor(m,(unsigned int)__bfloat16_as_ushort(v),lanes,width));}
__shfl	__nv_bfloat16 __shfl __kb_bf16_of_word __kb_shfl __bfloat16_as_ushort	__device__ inline __nv_bfloat16 __shfl(__nv_bfloat16 v,int lane,int width=32){return __kb_bf16_of_word(__kb_shfl(0xffffffffu,(unsigned int)__bfloat16_as_ushort(v),lane,width));}
__shfl_up	__nv_bfloat16 __shfl_up __kb_bf16_of_word __kb_shfl_up __bfloat16_as_ushort	__device__ inline __nv_bfloat16 __shfl_up(__nv_bfloat16 v,unsigned int delta,int width=32){return __kb_bf16_of_word(__kb_shfl_up(0xffffffffu,(unsigned int)__bfloat16_as_ushort(v),delta,width));}
__shfl_down	__nv_bfloat16 __shfl_down __kb_bf16_of_word __kb_shfl_down __bfloat16_as_ushort	__device__ inline __nv_bfloat16 __shfl_down(__nv_bfloat16 v,unsigned int delta,int width=32){return __kb_bf16_of_word(__kb_shfl_down(0xffffffffu,(unsigned int)__bfloat16_as_ushort(v),delta,width));}
__shfl_xor	__nv_bfloat16 __shfl_xor __kb_bf16_of_word __kb_shfl_xor __bfloat16_as_ushort	__device__ inline __nv_bfloat16 __shfl_xor(__nv_bfloat16 v,int lanes,int width=32){return __kb_bf16_of_word(__kb_shfl_xor(0xffffffffu,(unsigned int)__bfloat16_as_ushort(v),lanes,width));}
__shfl_sync	__nv_bfloat162 __shfl_sync __kb_bf162_of __kb_shfl __kb_bits_of	__device__ inline __nv_bfloat162 __shfl_sync(unsigned int m,__nv_bfloat162 v,int lane,int width=32){return __kb_bf162_of(__kb_shfl(m,(unsigned int)__kb_bits_of(v),lane,width));}
__shfl_up_sync	__nv_bfloat162 __shfl_up_sync __kb_bf162_of __kb_shfl_up __kb_bits_of	__device__ inline __nv_bfloat162 __shfl_up_sync(unsigned int m,__nv_bfloat162 v,unsigned int delta,int width=32){return __kb_bf162_of(__kb_shfl_up(m,(unsigned int)__kb_bits_of(v),delta,width));}
__shfl_down_sync	__nv_bfloat162 __shfl_down_sync __kb_bf162_of __kb_shfl_down __kb_bits_of	__device__ inline __nv_bfloat162 __shfl_down_sync(unsigned int m,__nv_bfloat162 v,unsigned int delta,int width=32){return __kb_bf162_of(__kb_shfl_down(m,(unsigned int)__kb_bits_of(v),delta,width));}
__shfl_xor_sync	__nv_bfloat162 __shfl_xor_sync __kb_bf162_of __kb_shfl_xor __kb_bits_of	__device__ inline __nv_bfloat162 __shfl_xor_sync(unsigned int m,__nv_bfloat162 v,int lanes,int width=32){return __kb_bf162_of(__kb_shfl_xor(m,(unsigned int)__kb_bits_of(v),lanes,width));}
__shfl	__nv_bfloat162 __shfl __kb_bf162_of __kb_shfl __kb_bits_of	__device__ inline __nv_bfloat162 __shfl(__nv_bfloat162 v,int lane,int width=32){return __kb_bf162_of(__kb_shfl(0xffffffffu,(unsigned int)__kb_bits_of(v),lane,width));}
__shfl_up	__nv_bfloat162 __shfl_up __kb_bf162_of __kb_shfl_up __kb_bits_of	__device__ inline __nv_bfloat162 __shfl_up(__nv_bfloat162 v,unsigned int delta,int width=32){return __kb_bf162_of(__kb_shfl_up(0xffffffffu,(unsigned int)__kb_bits_of(v),delta,width));}
__shfl_down	__nv_bfloat162 __shfl_down __kb_bf162_of __kb_shfl_down __kb_bits_of	__device__ inline __nv_bfloat162 __shfl_down(__nv_bfloat162 v,unsigned int delta,int width=32){return __kb_bf162_of(__kb_shfl_down(0xffffffffu,(unsigned int)__kb_bits_of(v),delta,width));}
__shfl_xor	__nv_bfloat162 __shfl_xor __kb_bf162_of __kb_shfl_xor __kb_bits_of	__device__ inline __nv_bfloat162 __shfl_xor(__nv_bfloat162 v,int lanes,int width=32){return __kb_bf162_of(__kb_shfl_xor(0xffffffffu,(unsigned int)__kb_bits_of(v),lanes,width));}
__internal_bfloat162float	__internal_bfloat162float __ushort_as_bfloat16	__device__ inline float __internal_bfloat162float(unsigned short x){return __ushort_as_bfloat16(x);}
__nv_fp8_storage_t	__nv_fp8_storage_t	typedef unsigned char __nv_fp8_storage_t;
__nv_fp8x2_storage_t	__nv_fp8x2_storage_t	typedef unsigned short __nv_fp8x2_storage_t;
__nv_fp8x4_storage_t	__nv_fp8x4_storage_t	typedef unsigned int __nv_fp8x4_storage_t;
__nv_fp6_storage_t	__nv_fp6_storage_t	typedef unsigned char __nv_fp6_storage_t;
__nv_fp6x2_storage_t	__nv_fp6x2_storage_t	typedef unsigned short __nv_fp6x2_storage_t;
__nv_fp6x4_storage_t	__nv_fp6x4_storage_t	typedef unsigned int __nv_fp6x4_storage_t;
__nv_fp4_storage_t	__nv_fp4_storage_t	typedef unsigned char __nv_fp4_storage_t;
__nv_fp4x2_storage_t	__nv_fp4x2_storage_t	typedef unsigned char __nv_fp4x2_storage_t;
__nv_fp4x4_storage_t	__nv_fp4x4_storage_t	typedef unsigned short __nv_fp4x4_storage_t;
__nv_saturation_t __NV_NOSAT __NV_SATFINITE	__nv_saturation_t __NV_NOSAT __NV_SATFINITE	enum __nv_saturation_t{__NV_NOSAT,__NV_SATFINITE};
__nv_fp8_interpretation_t __NV_E4M3 __NV_E5M2	__nv_fp8_interpretation_t __NV_E4M3 __NV_E5M2	enum __nv_fp8_interpretation_t{__NV_E4M3,__NV_E5M2};
__nv_fp6_interpretation_t __NV_E2M3 __NV_E3M2	__nv_fp6_interpretation_t __NV_E2M3 __NV_E3M2	enum __nv_fp6_interpretation_t{__NV_E2M3,__NV_E3M2};
__nv_fp4_interpretation_t __NV_E2M1	__nv_fp4_interpretation_t __NV_E2M1	enum __nv_fp4_interpretation_t{__NV_E2M1};
__kb_minifloat	__kb_minifloat signbit __double_as_longlong ldexp fabs trunc rint	__device__ inline unsigned char __kb_minifloat(double x,int mant,int bias,unsigned int greatest,unsigned int over,unsigned int nan,unsigned int sign,bool rz=false){if(x!=x)return(unsigned char)nan;unsigned int s=signbit(x)?sign:0,e=(unsigned int)(__double_as_longlong(x)>>52)&0x7ff,low=(unsigned int)(1024-bias);if(e<low)e=low;double units=ldexp(fabs(x),mant+1023-(int)e);if(!(units<4096))return(unsigned char)(s|over);unsigned int r=((e-low)<<mant)+(unsigned int)(rz?trunc(units):rint(units));return(unsigned char)(s|(r>greatest?over:r));}
__kb_minivalue	__kb_minivalue ldexpf	__device__ inline float __kb_minivalue(unsigned int x,int mant,int bias,unsigned int sign){unsigned int e=(x&(sign-1))>>mant,m=x&((1u<<mant)-1);float v=e==0?ldexpf((float)m,1-bias-mant):ldexpf((float)(m|1u<<mant),(int)e-bias-mant);return x&sign? -v:v;}
__kb_widened	__kb_widened __longlong_as_double	__device__ inline double __kb_widened(float x){return x!=x?__longlong_as_double(0x7fffffffffffffffll):(double)x;}
__nv_cvt_double_to_fp8	__nv_fp8_storage_t __nv_cvt_double_to_fp8 __nv_saturation_t __nv_fp8_interpretation_t __double2hiint __NV_E4M3 __kb_minifloat __NV_SATFINITE	__device__ inline __nv_fp8_storage_t __nv_cvt_double_to_fp8(double x,__nv_saturation_t sat,__nv_fp8_interpretation_t kind){if(x!=x){unsigned int high=(unsigned int)__double2hiint(x);return(unsigned char)((high>>24&0x80)|(kind==__NV_E4M3?0x7f:0x7e|(high>>18&3)));}if(kind==__NV_E4M3)return __kb_minifloat(x,3,7,0x7e,sat==__NV_SATFINITE?0x7e:0x7f,0x7f,0x80);return __kb_minifloat(x,2,15,0x7b,sat==__NV_SATFINITE?0x7b:0x7c,0x7f,0x80);}
__kb_fp8_half	__half __kb_fp8_half __nv_fp8_interpretation_t __NV_E5M2 __ushort_as_half __kb_minivalue	__device__ inline __half __kb_fp8_half(unsigned int x,__nv_fp8_interpretation_t kind){if(kind==__NV_E5M2)return __ushort_as_half((unsigned short)((x&0x7f)>0x7c?0x7fff:x<<8));return(x&0x7f)==0x7f?__ushort_as_half((unsigned short)0x7fff):(__half)__kb_minivalue(x,3,7,0x80);}
__nv_cvt_float_to_fp8	__nv_fp8_storage_t __nv_cvt_float_to_fp8 __nv_saturation_t __nv_fp8_interpretation_t __nv_cvt_double_to_fp8 __kb_widened	__device__ inline __nv_fp8_storage_t __nv_cvt_float_to_fp8(float x,__nv_saturation_t sat,__nv_fp8_interpretation_t kind){return __nv_cvt_double_to_fp8(__kb_widened(x),sat,kind);}
__nv_cvt_halfraw_to_fp8	__nv_fp8_storage_t __nv_cvt_halfraw_to_fp8 __half_raw __nv_saturation_t __nv_fp8_interpretation_t __nv_cvt_double_to_fp8 __kb_widened __half	__device__ inline __nv_fp8_storage_t __nv_cvt_halfraw_to_fp8(__half_raw x,__nv_saturation_t sat,__nv_fp8_interpretation_t kind){return __nv_cvt_double_to_fp8(__kb_widened((__half)x),sat,kind);}
__nv_cvt_bfloat16raw_to_fp8	__nv_fp8_storage_t __nv_cvt_bfloat16raw_to_fp8 __nv_bfloat16_raw __nv_saturation_t __nv_fp8_interpretation_t __nv_cvt_double_to_fp8 __kb_widened __nv_bfloat16	__device__ inline __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_fp8(__nv_bfloat16_raw x,__nv_saturation_t sat,__nv_fp8_interpretation_t kind){return __nv_cvt_double_to_fp8(__kb_widened((__nv_bfloat16)x),sat,kind);}
__nv_cvt_double2_to_fp8x2	__nv_fp8x2_storage_t __nv_cvt_double2_to_fp8x2 double2 __nv_saturation_t __nv_fp8_interpretation_t __nv_cvt_double_to_fp8	__device__ inline __nv_fp8x2_storage_t __nv_cvt_double2_to_fp8x2(double2 x,__nv_saturation_t sat,__nv_fp8_interpretation_t kind){return(__nv_fp8x2_storage_t)(__nv_cvt_double_to_fp8(x.x,sat,kind)|__nv_cvt_double_to_fp8(x.y,sat,kind)<<8);}
__nv_cvt_float2_to_fp8x2	__nv_fp8x2_storage_t __nv_cvt_float2_to_fp8x2 float2 __nv_saturation_t __nv_fp8_interpretation_t __nv_cvt_double2_to_fp8x2 double2 __kb_widened	__device__ inline __nv_fp8x2_storage_t __nv_cvt_float2_to_fp8x2(float2 x,__nv_saturation_t sat,__nv_fp8_interpretation_t kind){return __nv_cvt_double2_to_fp8x2(double2{__kb_widened(x.x),__kb_widened(x.y)},sat,kind);}
__nv_cvt_halfraw2_to_fp8x2	__nv_fp8x2_storage_t __nv_cvt_halfraw2_to_fp8x2 __half2_raw __nv_saturation_t __nv_fp8_interpretation_t __half2 __nv_cvt_double2_to_fp8x2 double2 __kb_widened	__device__ inline __nv_fp8x2_storage_t __nv_cvt_halfraw2_to_fp8x2(__half2_raw x,__nv_saturation_t sat,__nv_fp8_interpretation_t kind){__half2 v=x;return __nv_cvt_double2_to_fp8x2(double2{__kb_widened(v.x),__kb_widened(v.y)},sat,kind);}
__nv_cvt_bfloat16raw2_to_fp8x2	__nv_fp8x2_storage_t __nv_cvt_bfloat16raw2_to_fp8x2 __nv_bfloat162_raw __nv_saturation_t __nv_fp8_interpretation_t __nv_bfloat162 __nv_cvt_double2_to_fp8x2 double2 __kb_widened	__device__ inline __nv_fp8x2_storage_t __nv_cvt_bfloat16raw2_to_fp8x2(__nv_bfloat162_raw x,__nv_saturation_t sat,__nv_fp8_interpretation_t kind){__nv_bfloat162 v=x;return __nv_cvt_double2_to_fp8x2(double2{__kb_widened(v.x),__kb_widened(v.y)},sat,kind);}
__nv_cvt_fp8_to_halfraw	__half_raw __nv_cvt_fp8_to_halfraw __nv_fp8_storage_t __nv_fp8_interpretation_t __kb_fp8_half	__device__ inline __half_raw __nv_cvt_fp8_to_halfraw(__nv_fp8_storage_t x,__nv_fp8_interpretation_t kind){return __half_raw(__kb_fp8_half(x,kind));}
__nv_cvt_fp8x2_to_halfraw2	__half2_raw __nv_cvt_fp8x2_to_halfraw2 __nv_fp8x2_storage_t __nv_fp8_interpretation_t __half2 __kb_fp8_half	__device__ inline __half2_raw __nv_cvt_fp8x2_to_halfraw2(__nv_fp8x2_storage_t x,__nv_fp8_interpretation_t kind){return __half2_raw(__half2{__kb_fp8_half(x&255,kind),__kb_fp8_half(x>>8,kind)});}
__nv_cvt_double_to_fp6	__nv_fp6_storage_t __nv_cvt_double_to_fp6 __nv_fp6_interpretation_t cudaRoundMode __NV_E2M3 __kb_minifloat cudaRoundZero	__device__ inline __nv_fp6_storage_t __nv_cvt_double_to_fp6(double x,__nv_fp6_interpretation_t kind,cudaRoundMode mode){return kind==__NV_E2M3?__kb_minifloat(x,3,1,0x1f,0x1f,0x1f,0x20,mode==cudaRoundZero):__kb_minifloat(x,2,3,0x1f,0x1f,0x1f,0x20,mode==cudaRoundZero);}
__nv_cvt_double_to_fp4	__nv_fp4_storage_t __nv_cvt_double_to_fp4 __nv_fp4_interpretation_t cudaRoundMode __kb_minifloat cudaRoundZero	__device__ inline __nv_fp4_storage_t __nv_cvt_double_to_fp4(double x,__nv_fp4_interpretation_t,cudaRoundMode mode){return __kb_minifloat(x,1,1,7,7,7,8,mode==cudaRoundZero);}
__nv_cvt_float_to_fp6	__nv_fp6_storage_t __nv_cvt_float_to_fp6 __nv_fp6_interpretation_t cudaRoundMode __nv_cvt_double_to_fp6 __kb_widened	__device__ inline __nv_fp6_storage_t __nv_cvt_float_to_fp6(float x,__nv_fp6_interpretation_t kind,cudaRoundMode mode){return __nv_cvt_double_to_fp6(__kb_widened(x),kind,mode);}
__nv_cvt_halfraw_to_fp6	__nv_fp6_storage_t __nv_cvt_halfraw_to_fp6 __half_raw __nv_fp6_interpretation_t cudaRoundMode __nv_cvt_double_to_fp6 __kb_widened __half	__device__ inline __nv_fp6_storage_t __nv_cvt_halfraw_to_fp6(__half_raw x,__nv_fp6_interpretation_t kind,cudaRoundMode mode){return __nv_cvt_double_to_fp6(__kb_widened((__half)x),kind,mode);}
__nv_cvt_bfloat16raw_to_fp6	__nv_fp6_storage_t __nv_cvt_bfloat16raw_to_fp6 __nv_bfloat16_raw __nv_fp6_interpretation_t cudaRoundMode __nv_cvt_double_to_fp6 __kb_widened __nv_bfloat16	__device__ inline __nv_fp6_storage_t __nv_cvt_bfloat16raw_to_fp6(__nv_bfloat16_raw x,__nv_fp6_interpretation_t kind,cudaRoundMode mode){return __nv_cvt_double_to_fp6(__kb_widened((__nv_bfloat16)x),kind,mode);}
__nv_cvt_double2_to_fp6x2	__nv_fp6x2_storage_t __nv_cvt_double2_to_fp6x2 double2 __nv_fp6_interpretation_t cudaRoundMode __nv_cvt_double_to_fp6	__device__ inline __nv_fp6x2_storage_t __nv_cvt_double2_to_fp6x2(double2 x,__nv_fp6_interpretation_t kind,cudaRoundMode mode){return(__nv_fp6x2_storage_t)(__nv_cvt_double_to_fp6(x.x,kind,mode)|__nv_cvt_double_to_fp6(x.y,kind,mode)<<8);}
__nv_cvt_float2_to_fp6x2	__nv_fp6x2_storage_t __nv_cvt_float2_to_fp6x2 float2 __nv_fp6_interpretation_t cudaRoundMode __nv_cvt_double2_to_fp6x2 double2 __kb_widened	__device__ inline __nv_fp6x2_storage_t __nv_cvt_float2_to_fp6x2(float2 x,__nv_fp6_interpretation_t kind,cudaRoundMode mode){return __nv_cvt_double2_to_fp6x2(double2{__kb_widened(x.x),__kb_widened(x.y)},kind,mode);}
__nv_cvt_halfraw2_to_fp6x2	__nv_fp6x2_storage_t __nv_cvt_halfraw2_to_fp6x2 __half2_raw __nv_fp6_interpretation_t cudaRoundMode __half2 __nv_cvt_double2_to_fp6x2 double2 __kb_widened	__device__ inline __nv_fp6x2_storage_t __nv_cvt_halfraw2_to_fp6x2(__half2_raw x,__nv_fp6_interpretation_t kind,cudaRoundMode mode){__half2 v=x;return __nv_cvt_double2_to_fp6x2(double2{__kb_widened(v.x),__kb_widened(v.y)},kind,mode);}
__nv_cvt_bfloat16raw2_to_fp6x2	__nv_fp6x2_storage_t __nv_cvt_bfloat16raw2_to_fp6x2 __nv_bfloat162_raw __nv_fp6_interpretation_t cudaRoundMode __nv_bfloat162 __nv_cvt_double2_to_fp6x2 double2 __kb_widened	__device__ inline __nv_fp6x2_storage_t __nv_cvt_bfloat16raw2_to_fp6x2(__nv_bfloat162_raw x,__nv_fp6_interpretation_t kind,cudaRoundMode mode){__nv_bfloat162 v=x;return __nv_cvt_double2_to_fp6x2(double2{__kb_widened(v.x),__kb_widened(v.y)},kind,mode);}
__nv_cvt_float_to_fp4	__nv_fp4_storage_t __nv_cvt_float_to_fp4 __nv_fp4_interpretation_t cudaRoundMode __nv_cvt_double_to_fp4 __kb_widened	__device__ inline __nv_fp4_storage_t __nv_cvt_float_to_fp4(float x,__nv_fp4_interpretation_t kind,cudaRoundMode mode){return __nv_cvt_double_to_fp4(__kb_widened(x),kind,mode);}
__nv_cvt_halfraw_to_fp4	__nv_fp4_storage_t __nv_cvt_halfraw_to_fp4 __half_raw __nv_fp4_interpretation_t cudaRoundMode __nv_cvt_double_to_fp4 __kb_widened __half	__device__ inline __nv_fp4_storage_t __nv_cvt_halfraw_to_fp4(__half_raw x,__nv_fp4_interpretation_t kind,cudaRoundMode mode){return __nv_cvt_double_to_fp4(__kb_widened((__half)x),kind,mode);}
__nv_cvt_bfloat16raw_to_fp4	__nv_fp4_storage_t __nv_cvt_bfloat16raw_to_fp4 __nv_bfloat16_raw __nv_fp4_interpretation_t cudaRoundMode __nv_cvt_double_to_fp4 __kb_widened __nv_bfloat16	__device__ inline __nv_fp4_storage_t __nv_cvt_bfloat16raw_to_fp4(__nv_bfloat16_raw x,__nv_fp4_interpretation_t kind,cudaRoundMode mode){return __nv_cvt_double_to_fp4(__kb_widened((__nv_bfloat16)x),kind,mode);}
__nv_cvt_double2_to_fp4x2	__nv_fp4x2_storage_t __nv_cvt_double2_to_fp4x2 double2 __nv_fp4_interpretation_t cudaRoundMode __nv_cvt_double_to_fp4	__device__ inline __nv_fp4x2_storage_t __nv_cvt_double2_to_fp4x2(double2 x,__nv_fp4_interpretation_t kind,cudaRoundMode mode){return(__nv_fp4x2_storage_t)(__nv_cvt_double_to_fp4(x.x,kind,mode)|__nv_cvt_double_to_fp4(x.y,kind,mode)<<4);}
__nv_cvt_float2_to_fp4x2	__nv_fp4x2_storage_t __nv_cvt_float2_to_fp4x2 float2 __nv_fp4_interpretation_t cudaRoundMode __nv_cvt_double2_to_fp4x2 double2 __kb_widened	__device__ inline __nv_fp4x2_storage_t __nv_cvt_float2_to_fp4x2(float2 x,__nv_fp4_interpretation_t kind,cudaRoundMode mode){return __nv_cvt_double2_to_fp4x2(double2{__kb_widened(x.x),__kb_widened(x.y)},kind,mode);}
__nv_cvt_halfraw2_to_fp4x2	__nv_fp4x2_storage_t __nv_cvt_halfraw2_to_fp4x2 __half2_raw __nv_fp4_interpretation_t cudaRoundMode __half2 __nv_cvt_double2_to_fp4x2 double2 __kb_widened	__device__ inline __nv_fp4x2_storage_t __nv_cvt_halfraw2_to_fp4x2(__half2_raw x,__nv_fp4_interpretation_t kind,cudaRoundMode mode){__half2 v=x;return __nv_cvt_double2_to_fp4x2(double2{__kb_widened(v.x),__kb_widened(v.y)},kind,mode);}
__nv_cvt_bfloat16raw2_to_fp4x2	__nv_fp4x2_storage_t __nv_cvt_bfloat16raw2_to_fp4x2 __nv_bfloat162_raw __nv_fp4_interpretation_t cudaRoundMode __nv_bfloat162 __nv_cvt_double2_to_fp4x2 double2 __kb_widened	__device__ inline __nv_fp4x2_storage_t __nv_cvt_bfloat16raw2_to_fp4x2(__nv_bfloat162_raw x,__nv_fp4_interpretation_t kind,cudaRoundMode mode){__nv_bfloat162 v=x;return __nv_cvt_double2_to_fp4x2(double2{__kb_widened(v.x),__kb_widened(v.y)},kind,mode);}
__kb_fp6_half	__half __kb_fp6_half __nv_fp6_interpretation_t __NV_E2M3 __kb_minivalue	__device__ inline __half __kb_fp6_half(unsigned int x,__nv_fp6_interpretation_t kind){return kind==__NV_E2M3?(__half)__kb_minivalue(x&63,3,1,0x20):(__half)__kb_minivalue(x&63,2,3,0x20);}
__kb_fp4_half	__half __kb_fp4_half __nv_fp4_interpretation_t __kb_minivalue	__device__ inline __half __kb_fp4_half(unsigned int x,__nv_fp4_interpretation_t){return(__half)__kb_minivalue(x&15,1,1,8);}
__nv_cvt_fp6_to_halfraw	__half_raw __nv_cvt_fp6_to_halfraw __nv_fp6_storage_t __nv_fp6_interpretation_t __kb_fp6_half	__device__ inline __half_raw __nv_cvt_fp6_to_halfraw(__nv_fp6_storage_t x,__nv_fp6_interpretation_t kind){return __half_raw(__kb_fp6_half(x,kind));}
__nv_cvt_fp6x2_to_halfraw2	__half2_raw __nv_cvt_fp6x2_to_halfraw2 __nv_fp6x2_storage_t __nv_fp6_interpretation_t __half2 __kb_fp6_half	__device__ inline __half2_raw __nv_cvt_fp6x2_to_halfraw2(__nv_fp6x2_storage_t x,__nv_fp6_interpretation_t kind){return __half2_raw(__half2{__kb_fp6_half(x,kind),__kb_fp6_half(x>>8,kind)});}
__nv_cvt_fp4_to_halfraw	__half_raw __nv_cvt_fp4_to_halfraw __nv_fp4_storage_t __nv_fp4_interpretation_t __kb_fp4_half	__device__ inline __half_raw __nv_cvt_fp4_to_halfraw(__nv_fp4_storage_t x,__nv_fp4_interpretation_t kind){return __half_raw(__kb_fp4_half(x,kind));}
__nv_cvt_fp4x2_to_halfraw2	__half2_raw __nv_cvt_fp4x2_to_halfraw2 __nv_fp4x2_storage_t __nv_fp4_interpretation_t __half2 __kb_fp4_half	__device__ inline __half2_raw __nv_cvt_fp4x2_to_halfraw2(__nv_fp4x2_storage_t x,__nv_fp4_interpretation_t kind){return __half2_raw(__half2{__kb_fp4_half(x,kind),__kb_fp4_half(x>>4,kind)});}
__kb_e4m3_part	__half __kb_e4m3_part __kb_fp8_half __NV_E4M3	__device__ inline __half __kb_e4m3_part(unsigned int x,int i){return __kb_fp8_half(x>>(8*i)&255,__NV_E4M3);}
__nv_fp8_e4m3	__nv_fp8_storage_t __half __nv_cvt_double_to_fp8 __kb_widened __NV_SATFINITE __NV_E4M3 __nv_bfloat16 __kb_e4m3_part __float2bfloat16_rz __half2uchar_rz __half2char_rz __half2ushort_rz __half2short_rz __half2uint_rz __half2int_rz __half2ull_rz __half2ll_rz	struct __nv_fp8_e4m3{__nv_fp8_storage_t __x;__nv_fp8_e4m3()=default;__device__ explicit __nv_fp8_e4m3(__half v):__x(__nv_cvt_double_to_fp8(__kb_widened(v),__NV_SATFINITE,__NV_E4M3)){}__device__ explicit __nv_fp8_e4m3(__nv_bfloat16 v):__x(__nv_cvt_double_to_fp8(__kb_widened(v),__NV_SATFINITE,__NV_E4M3)){}__device__ explicit __nv_fp8_e4m3(float v):__x(__nv_cvt_double_to_fp8(__kb_widened(v),__NV_SATFINITE,__NV_E4M3)){}__device__ explicit __nv_fp8_e4m3(double v):__x(__nv_cvt_double_to_fp8(v,__NV_SATFINITE,__NV_E4M3)){}__device__ explicit __nv_fp8_e4m3(short v):__x(__nv_cvt_double_to_fp8((double)v,__NV_SATFINITE,__NV_E4M3)){}__device__ explicit __nv_fp8_e4m3(unsigned short v):__x(__nv_cvt_double_to_fp8((double)v,__NV_SATFINITE,__NV_E4M3)){}__device__ explicit __nv_fp8_e4m3(int v):__x(__nv_cvt_double_to_fp8((double)v,__NV_SATFINITE,__NV_E4M3)){}__device__ explicit __nv_fp8_e4m3(unsigned int v):__x(__nv_cvt_double_to_fp8((double)v,__NV_SATFINITE,__NV_E4M3)){}__device__ explicit __nv_fp8_e4m3(long v):__x(__nv_cvt_double_to_fp8((double)v,__NV_SATFINITE,__NV_E4M3)){}__device__ explicit __nv_fp8_e4m3(unsigned long v):__x(__nv_cvt_double_to_fp8((double)v,__NV_SATFINITE,__NV_E4M3)){}__device__ explicit __nv_fp8_e4m3(long long v):__x(__nv_cvt_double_to_fp8((double)v,__NV_SATFINITE,__NV_E4M3)){}__device__ explicit __nv_fp8_e4m3(unsigned long long v):__x(__nv_cvt_double_to_fp8((double)v,__NV_SATFINITE,__NV_E4M3)){}__device__ explicit operator __half()const{return __kb_e4m3_part(__x,0);}__device__ explicit operator float()const{return(float)__kb_e4m3_part(__x,0);}__device__ explicit operator double()const{return(double)__kb_e4m3_part(__x,0);}__device__ explicit operator __nv_bfloat16()const{return __float2bfloat16_rz((float)__kb_e4m3_part(__x,0));}__device__ explicit operator bool()const{return(float)__kb_e4m3_part(__x,0)!=0.0f;}__device__ explicit operator unsigned char()const{return __half2uchar_rz(__kb_e4m3_part(__x,0));}__device__ explicit operator signed char()const{return __half2char_rz(__kb_e4m3_part(__x,0));}__device__ explicit operator char()const{return __half2char_rz(__kb_e4m3_part(__x,0));}__device__ explicit operator unsigned short()const{return __half2ushort_rz(__kb_e4m3_part(__x,0));}__device__ explicit operator short()const{return __half2short_rz(__kb_e4m3_part(__x,0));}__device__ explicit operator unsigned int()const{return __half2uint_rz(__kb_e4m3_part(__x,0));}__device__ explicit operator int()const{return __half2int_rz(__kb_e4m3_part(__x,0));}__device__ explicit operator unsigned long()const{return __half2ull_rz(__kb_e4m3_part(__x,0));}__device__ explicit operator long()const{return __half2ll_rz(__kb_e4m3_part(__x,0));}__device__ explicit operator unsigned long long()const{return __half2ull_rz(__kb_e4m3_part(__x,0));}__device__ explicit operator long long()const{return __half2ll_rz(__kb_e4m3_part(__x,0));}};
__nv_fp8x2_e4m3	__nv_fp8x2_storage_t __half2 __nv_cvt_double2_to_fp8x2 double2 __kb_widened __NV_SATFINITE __NV_E4M3 __nv_bfloat162 float2 __kb_e4m3_part	struct __nv_fp8x2_e4m3{__nv_fp8x2_storage_t __x;__nv_fp8x2_e4m3()=default;__device__ explicit __nv_fp8x2_e4m3(__half2 v):__x(__nv_cvt_double2_to_fp8x2(double2{__kb_widened(v.x),__kb_widened(v.y)},__NV_SATFINITE,__NV_E4M3)){}__device__ explicit __nv_fp8x2_e4m3(__nv_bfloat162 v):__x(__nv_cvt_double2_to_fp8x2(double2{__kb_widened(v.x),__kb_widened(v.y)},__NV_SATFINITE,__NV_E4M3)){}__device__ explicit __nv_fp8x2_e4m3(float2 v):__x(__nv_cvt_double2_to_fp8x2(double2{__kb_widened(v.x),__kb_widened(v.y)},__NV_SATFINITE,__NV_E4M3)){}__device__ explicit __nv_fp8x2_e4m3(double2 v):__x(__nv_cvt_double2_to_fp8x2(v,__NV_SATFINITE,__NV_E4M3)){}__device__ explicit operator __half2()const{return __half2{__kb_e4m3_part(__x,0),__kb_e4m3_part(__x,1)};}__device__ explicit operator float2()const{return float2{(float)__kb_e4m3_part(__x,0),(float)__kb_e4m3_part(__x,1)};}};
__nv_fp8x4_e4m3	__nv_fp8x4_storage_t __half2 __nv_fp8x2_e4m3 __nv_bfloat162 float4 float2 double4 double2 __kb_e4m3_part	struct __nv_fp8x4_e4m3{__nv_fp8x4_storage_t __x;__nv_fp8x4_e4m3()=default;__device__ explicit __nv_fp8x4_e4m3(__half2 l,__half2 h):__x((__nv_fp8x4_storage_t)(__nv_fp8x2_e4m3(l).__x|(__nv_fp8x4_storage_t)(__nv_fp8x2_e4m3(h).__x)<<16)){}__device__ explicit __nv_fp8x4_e4m3(__nv_bfloat162 l,__nv_bfloat162 h):__x((__nv_fp8x4_storage_t)(__nv_fp8x2_e4m3(l).__x|(__nv_fp8x4_storage_t)(__nv_fp8x2_e4m3(h).__x)<<16)){}__device__ explicit __nv_fp8x4_e4m3(float4 v):__x((__nv_fp8x4_storage_t)(__nv_fp8x2_e4m3(float2{v.x,v.y}).__x|(__nv_fp8x4_storage_t)(__nv_fp8x2_e4m3(float2{v.z,v.w}).__x)<<16)){}__device__ explicit __nv_fp8x4_e4m3(double4 v):__x((__nv_fp8x4_storage_t)(__nv_fp8x2_e4m3(double2{v.x,v.y}).__x|(__nv_fp8x4_storage_t)(__nv_fp8x2_e4m3(double2{v.z,v.w}).__x)<<16)){}__device__ explicit operator float4()const{return float4{(float)__kb_e4m3_part(__x,0),(float)__kb_e4m3_part(__x,1),(float)__kb_e4m3_part(__x,2),(float)__kb_e4m3_part(__x,3)};}};
__kb_e5m2_part	__half __kb_e5m2_part __kb_fp8_half __NV_E5M2	__device__ inline __half __kb_e5m2_part(unsigned int x,int i){return __kb_fp8_half(x>>(8*i)&255,__NV_E5M2);}
__nv_fp8_e5m2	__nv_fp8_storage_t __half __nv_cvt_double_to_fp8 __kb_widened __NV_SATFINITE __NV_E5M2 __nv_bfloat16 __kb_e5m2_part __float2bfloat16_rz __half2uchar_rz __half2char_rz __half2ushort_rz __half2short_rz __half2uint_rz __half2int_rz __half2ull_rz __half2ll_rz	struct __nv_fp8_e5m2{__nv_fp8_storage_t __x;__nv_fp8_e5m2()=default;__device__ explicit __nv_fp8_e5m2(__half v):__x(__nv_cvt_double_to_fp8(__kb_widened(v),__NV_SATFINITE,__NV_E5M2)){}__device__ explicit __nv_fp8_e5m2(__nv_bfloat16 v):__x(__nv_cvt_double_to_fp8(__kb_widened(v),__NV_SATFINITE,__NV_E5M2)){}__device__ explicit __nv_fp8_e5m2(float v):__x(__nv_cvt_double_to_fp8(__kb_widened(v),__NV_SATFINITE,__NV_E5M2)){}__device__ explicit __nv_fp8_e5m2(double v):__x(__nv_cvt_double_to_fp8(v,__NV_SATFINITE,__NV_E5M2)){}__device__ explicit __nv_fp8_e5m2(short v):__x(__nv_cvt_double_to_fp8((double)v,__NV_SATFINITE,__NV_E5M2)){}__device__ explicit __nv_fp8_e5m2(unsigned short v):__x(__nv_cvt_double_to_fp8((double)v,__NV_SATFINITE,__NV_E5M2)){}__device__ explicit __nv_fp8_e5m2(int v):__x(__nv_cvt_double_to_fp8((double)v,__NV_SATFINITE,__NV_E5M2)){}__device__ explicit __nv_fp8_e5m2(unsigned int v):__x(__nv_cvt_double_to_fp8((double)v,__NV_SATFINITE,__NV_E5M2)){}__device__ explicit __nv_fp8_e5m2(long v):__x(__nv_cvt_double_to_fp8((double)v,__NV_SATFINITE,__NV_E5M2)){}__device__ explicit __nv_fp8_e5m2(unsigned long v):__x(__nv_cvt_double_to_fp8((double)v,__NV_SATFINITE,__NV_E5M2)){}__device__ explicit __nv_fp8_e5m2(long long v):__x(__nv_cvt_double_to_fp8((double)v,__NV_SATFINITE,__NV_E5M2)){}__device__ explicit __nv_fp8_e5m2(unsigned long long v):__x(__nv_cvt_double_to_fp8((double)v,__NV_SATFINITE,__NV_E5M2)){}__device__ explicit operator __half()const{return __kb_e5m2_part(__x,0);}__device__ explicit operator float()const{return(float)__kb_e5m2_part(__x,0);}__device__ explicit operator double()const{return(double)__kb_e5m2_part(__x,0);}__device__ explicit operator __nv_bfloat16()const{return __float2bfloat16_rz((float)__kb_e5m2_part(__x,0));}__device__ explicit operator bool()const{return(float)__kb_e5m2_part(__x,0)!=0.0f;}__device__ explicit operator unsigned char()const{return __half2uchar_rz(__kb_e5m2_part(__x,0));}__device__ explicit operator signed char()const{return __half2char_rz(__kb_e5m2_part(__x,0));}__device__ explicit operator char()const{return __half2char_rz(__kb_e5m2_part(__x,0));}__device__ explicit operator unsigned short()const{return __half2ushort_rz(__kb_e5m2_part(__x,0));}__device__ explicit operator short()const{return __half2short_rz(__kb_e5m2_part(__x,0));}__device__ explicit operator unsigned int()const{return __half2uint_rz(__kb_e5m2_part(__x,0));}__device__ explicit operator int()const{return __half2int_rz(__kb_e5m2_part(__x,0));}__device__ explicit operator unsigned long()const{return __half2ull_rz(__kb_e5m2_part(__x,0));}__device__ explicit operator long()const{return __half2ll_rz(__kb_e5m2_part(__x,0));}__device__ explicit operator unsigned long long()const{return __half2ull_rz(__kb_e5m2_part(__x,0));}__device__ explicit operator long long()const{return __half2ll_rz(__kb_e5m2_part(__x,0));}};
__nv_fp8x2_e5m2	__nv_fp8x2_storage_t __half2 __nv_cvt_double2_to_fp8x2 double2 __kb_widened __NV_SATFINITE __NV_E5M2 __nv_bfloat162 float2 __kb_e5m2_part	struct __nv_fp8x2_e5m2{__nv_fp8x2_storage_t __x;__nv_fp8x2_e5m2()=default;__device__ explicit __nv_fp8x2_e5m2(__half2 v):__x(__nv_cvt_double2_to_fp8x2(double2{__kb_widened(v.x),__kb_widened(v.y)},__NV_SATFINITE,__NV_E5M2)){}__device__ explicit __nv_fp8x2_e5m2(__nv_bfloat162 v):__x(__nv_cvt_double2_to_fp8x2(double2{__kb_widened(v.x),__kb_widened(v.y)},__NV_SATFINITE,__NV_E5M2)){}__device__ explicit __nv_fp8x2_e5m2(float2 v):__x(__nv_cvt_double2_to_fp8x2(double2{__kb_widened(v.x),__kb_widened(v.y)},__NV_SATFINITE,__NV_E5M2)){}__device__ explicit __nv_fp8x2_e5m2(double2 v):__x(__nv_cvt_double2_to_fp8x2(v,__NV_SATFINITE,__NV_E5M2)){}__device__ explicit operator __half2()const{return __half2{__kb_e5m2_part(__x,0),__kb_e5m2_part(__x,1)};}__device__ explicit operator float2()const{return float2{(float)__kb_e5m2_part(__x,0),(float)__kb_e5m2_part(__x,1)};}};
__nv_fp8x4_e5m2	__nv_fp8x4_storage_t __half2 __nv_fp8x2_e5m2 __nv_bfloat162 float4 float2 double4 double2 __kb_e5m2_part	struct __nv_fp8x4_e5m2{__nv_fp8x4_storage_t __x;__nv_fp8x4_e5m2()=default;__device__ explicit __nv_fp8x4_e5m2(__half2 l,__half2 h):__x((__nv_fp8x4_storage_t)(__nv_fp8x2_e5m2(l).__x|(__nv_fp8x4_storage_t)(__nv_fp8x2_e5m2(h).__x)<<16)){}__device__ explicit __nv_fp8x4_e5m2(__nv_bfloat162 l,__nv_bfloat162 h):__x((__nv_fp8x4_storage_t)(__nv_fp8x2_e5m2(l).__x|(__nv_fp8x4_storage_t)(__nv_fp8x2_e5m2(h).__x)<<16)){}__device__ explicit __nv_fp8x4_e5m2(float4 v):__x((__nv_fp8x4_storage_t)(__nv_fp8x2_e5m2(float2{v.x,v.y}).__x|(__nv_fp8x4_storage_t)(__nv_fp8x2_e5m2(float2{v.z,v.w}).__x)<<16)){}__device__ explicit __nv_fp8x4_e5m2(double4 v):__x((__nv_fp8x4_storage_t)(__nv_fp8x2_e5m2(double2{v.x,v.y}).__x|(__nv_fp8x4_storage_t)(__nv_fp8x2_e5m2(double2{v.z,v.w}).__x)<<16)){}__device__ explicit operator float4()const{return float4{(float)__kb_e5m2_part(__x,0),(float)__kb_e5m2_part(__x,1),(float)__kb_e5m2_part(__x,2),(float)__kb_e5m2_part(__x,3)};}};
__kb_e2m3_part	__half __kb_e2m3_part __kb_fp6_half __NV_E2M3	__device__ inline __half __kb_e2m3_part(unsigned int x,int i){return __kb_fp6_half(x>>(8*i)&63,__NV_E2M3);}
__nv_fp6_e2m3	__nv_fp6_storage_t __half __nv_cvt_double_to_fp6 __kb_widened __NV_E2M3 cudaRoundNearest __nv_bfloat16 __kb_e2m3_part __float2bfloat16_rz __half2uchar_rz __half2char_rz __half2ushort_rz __half2short_rz __half2uint_rz __half2int_rz __half2ull_rz __half2ll_rz	struct __nv_fp6_e2m3{__nv_fp6_storage_t __x;__nv_fp6_e2m3()=default;__device__ explicit __nv_fp6_e2m3(__half v):__x(__nv_cvt_double_to_fp6(__kb_widened(v),__NV_E2M3,cudaRoundNearest)){}__device__ explicit __nv_fp6_e2m3(__nv_bfloat16 v):__x(__nv_cvt_double_to_fp6(__kb_widened(v),__NV_E2M3,cudaRoundNearest)){}__device__ explicit __nv_fp6_e2m3(float v):__x(__nv_cvt_double_to_fp6(__kb_widened(v),__NV_E2M3,cudaRoundNearest)){}__device__ explicit __nv_fp6_e2m3(double v):__x(__nv_cvt_double_to_fp6(v,__NV_E2M3,cudaRoundNearest)){}__device__ explicit __nv_fp6_e2m3(short v):__x(__nv_cvt_double_to_fp6((double)v,__NV_E2M3,cudaRoundNearest)){}__device__ explicit __nv_fp6_e2m3(unsigned short v):__x(__nv_cvt_double_to_fp6((double)v,__NV_E2M3,cudaRoundNearest)){}__device__ explicit __nv_fp6_e2m3(int v):__x(__nv_cvt_double_to_fp6((double)v,__NV_E2M3,cudaRoundNearest)){}__device__ explicit __nv_fp6_e2m3(unsigned int v):__x(__nv_cvt_double_to_fp6((double)v,__NV_E2M3,cudaRoundNearest)){}__device__ explicit __nv_fp6_e2m3(long v):__x(__nv_cvt_double_to_fp6((double)v,__NV_E2M3,cudaRoundNearest)){}__device__ explicit __nv_fp6_e2m3(unsigned long v):__x(__nv_cvt_double_to_fp6((double)v,__NV_E2M3,cudaRoundNearest)){}__device__ explicit __nv_fp6_e2m3(long long v):__x(__nv_cvt_double_to_fp6((double)v,__NV_E2M3,cudaRoundNearest)){}__device__ explicit __nv_fp6_e2m3(unsigned long long v):__x(__nv_cvt_double_to_fp6((double)v,__NV_E2M3,cudaRoundNearest)){}__device__ explicit operator __half()const{return __kb_e2m3_part(__x,0);}__device__ explicit operator float()const{return(float)__kb_e2m3_part(__x,0);}__device__ explicit operator double()const{return(double)__kb_e2m3_part(__x,0);}__device__ explicit operator __nv_bfloat16()const{return __float2bfloat16_rz((float)__kb_e2m3_part(__x,0));}__device__ explicit operator bool()const{return(float)__kb_e2m3_part(__x,0)!=0.0f;}__device__ explicit operator unsigned char()const{return __half2uchar_rz(__kb_e2m3_part(__x,0));}__device__ explicit operator signed char()const{return __half2char_rz(__kb_e2m3_part(__x,0));}__device__ explicit operator char()const{return __half2char_rz(__kb_e2m3_part(__x,0));}__device__ explicit operator unsigned short()const{return __half2ushort_rz(__kb_e2m3_part(__x,0));}__device__ explicit operator short()const{return __half2short_rz(__kb_e2m3_part(__x,0));}__device__ explicit operator unsigned int()const{return __half2uint_rz(__kb_e2m3_part(__x,0));}__device__ explicit operator int()const{return __half2int_rz(__kb_e2m3_part(__x,0));}__device__ explicit operator unsigned long()const{return __half2ull_rz(__kb_e2m3_part(__x,0));}__device__ explicit operator long()const{return __half2ll_rz(__kb_e2m3_part(__x,0));}__device__ explicit operator unsigned long long()const{return __half2ull_rz(__kb_e2m3_part(__x,0));}__device__ explicit operator long long()const{return __half2ll_rz(__kb_e2m3_part(__x,0));}};
__nv_fp6x2_e2m3	__nv_fp6x2_storage_t __half2 __nv_cvt_double2_to_fp6x2 double2 __kb_widened __NV_E2M3 cudaRoundNearest __nv_bfloat162 float2 __kb_e2m3_part	struct __nv_fp6x2_e2m3{__nv_fp6x2_storage_t __x;__nv_fp6x2_e2m3()=default;__device__ explicit __nv_fp6x2_e2m3(__half2 v):__x(__nv_cvt_double2_to_fp6x2(double2{__kb_widened(v.x),__kb_widened(v.y)},__NV_E2M3,cudaRoundNearest)){}__device__ explicit __nv_fp6x2_e2m3(__nv_bfloat162 v):__x(__nv_cvt_double2_to_fp6x2(double2{__kb_widened(v.x),__kb_widened(v.y)},__NV_E2M3,cudaRoundNearest)){}__device__ explicit __nv_fp6x2_e2m3(float2 v):__x(__nv_cvt_double2_to_fp6x2(double2{__kb_widened(v.x),__kb_widened(v.y)},__NV_E2M3,cudaRoundNearest)){}__device__ explicit __nv_fp6x2_e2m3(double2 v):__x(__nv_cvt_double2_to_fp6x2(v,__NV_E2M3,cudaRoundNearest)){}__device__ explicit operator __half2()const{return __half2{__kb_e2m3_part(__x,0),__kb_e2m3_part(__x,1)};}__device__ explicit operator float2()const{return float2{(float)__kb_e2m3_part(__x,0),(float)__kb_e2m3_part(__x,1)};}};
__nv_fp6x4_e2m3	__nv_fp6x4_storage_t __half2 __nv_fp6x2_e2m3 __nv_bfloat162 float4 float2 double4 double2 __kb_e2m3_part	struct __nv_fp6x4_e2m3{__nv_fp6x4_storage_t __x;__nv_fp6x4_e2m3()=default;__device__ explicit __nv_fp6x4_e2m3(__half2 l,__half2 h):__x((__nv_fp6x4_storage_t)(__nv_fp6x2_e2m3(l).__x|(__nv_fp6x4_storage_t)(__nv_fp6x2_e2m3(h).__x)<<16)){}__device__ explicit __nv_fp6x4_e2m3(__nv_bfloat162 l,__nv_bfloat162 h):__x((__nv_fp6x4_storage_t)(__nv_fp6x2_e2m3(l).__x|(__nv_fp6x4_storage_t)(__nv_fp6x2_e2m3(h).__x)<<16)){}__device__ explicit __nv_fp6x4_e2m3(float4 v):__x((__nv_fp6x4_storage_t)(__nv_fp6x2_e2m3(float2{v.x,v.y}).__x|(__nv_fp6x4_storage_t)(__nv_fp6x2_e2m3(float2{v.z,v.w}).__x)<<16)){}__device__ explicit __nv_fp6x4_e2m3(double4 v):__x((__nv_fp6x4_storage_t)(__nv_fp6x2_e2m3(double2{v.x,v.y}).__x|(__nv_fp6x4_storage_t)(__nv_fp6x2_e2m3(double2{v.z,v.w}).__x)<<16)){}__device__ explicit operator float4()const{return float4{(float)__kb_e2m3_part(__x,0),(float)__kb_e2m3_part(__x,1),(float)__kb_e2m3_part(__x,2),(float)__kb_e2m3_part(__x,3)};}};
__kb_e3m2_part	__half __kb_e3m2_part __kb_fp6_half __NV_E3M2	__device__ inline __half __kb_e3m2_part(unsigned int x,int i){return __kb_fp6_half(x>>(8*i)&63,__NV_E3M2);}
__nv_fp6_e3m2	__nv_fp6_storage_t __half __nv_cvt_double_to_fp6 __kb_widened __NV_E3M2 cudaRoundNearest __nv_bfloat16 __kb_e3m2_part __float2bfloat16_rz __half2uchar_rz __half2char_rz __half2ushort_rz __half2short_rz __half2uint_rz __half2int_rz __half2ull_rz __half2ll_rz	struct __nv_fp6_e3m2{__nv_fp6_storage_t __x;__nv_fp6_e3m2()=default;__device__ explicit __nv_fp6_e3m2(__half v):__x(__nv_cvt_double_to_fp6(__kb_widened(v),__NV_E3M2,cudaRoundNearest)){}__device__ explicit __nv_fp6_e3m2(__nv_bfloat16 v):__x(__nv_cvt_double_to_fp6(__kb_widened(v),__NV_E3M2,cudaRoundNearest)){}__device__ explicit __nv_fp6_e3m2(float v):__x(__nv_cvt_double_to_fp6(__kb_widened(v),__NV_E3M2,cudaRoundNearest)){}__device__ explicit __nv_fp6_e3m2(double v):__x(__nv_cvt_double_to_fp6(v,__NV_E3M2,cudaRoundNearest)){}__device__ explicit __nv_fp6_e3m2(short v):__x(__nv_cvt_double_to_fp6((double)v,__NV_E3M2,cudaRoundNearest)){}__device__ explicit __nv_fp6_e3m2(unsigned short v):__x(__nv_cvt_double_to_fp6((double)v,__NV_E3M2,cudaRoundNearest)){}__device__ explicit __nv_fp6_e3m2(int v):__x(__nv_cvt_double_to_fp6((double)v,__NV_E3M2,cudaRoundNearest)){}__device__ explicit __nv_fp6_e3m2(unsigned int v):__x(__nv_cvt_double_to_fp6((double)v,__NV_E3M2,cudaRoundNearest)){}__device__ explicit __nv_fp6_e3m2(long v):__x(__nv_cvt_double_to_fp6((double)v,__NV_E3M2,cudaRoundNearest)){}__device__ explicit __nv_fp6_e3m2(unsigned long v):__x(__nv_cvt_double_to_fp6((double)v,__NV_E3M2,cudaRoundNearest)){}__device__ explicit __nv_fp6_e3m2(long long v):__x(__nv_cvt_double_to_fp6((double)v,__NV_E3M2,cudaRoundNearest)){}__device__ explicit __nv_fp6_e3m2(unsigned long long v):__x(__nv_cvt_double_to_fp6((double)v,__NV_E3M2,cudaRoundNearest)){}__device__ explicit operator __half()const{return __kb_e3m2_part(__x,0);}__device__ explicit operator float()const{return(float)__kb_e3m2_part(__x,0);}__device__ explicit operator double()const{return(double)__kb_e3m2_part(__x,0);}__device__ explicit operator __nv_bfloat16()const{return __float2bfloat16_rz((float)__kb_e3m2_part(__x,0));}__device__ explicit operator bool()const{return(float)__kb_e3m2_part(__x,0)!=0.0f;}__device__ explicit operator unsigned char()const{return __half2uchar_rz(__kb_e3m2_part(__x,0));}__device__ explicit operator signed char()const{return __half2char_rz(__kb_e3m2_part(__x,0));}__device__ explicit operator char()const{return __half2char_rz(__kb_e3m2_part(__x,0));}__device__ explicit operator unsigned short()const{return __half2ushort_rz(__kb_e3m2_part(__x,0));}__device__ explicit operator short()const{return __half2short_rz(__kb_e3m2_part(__x,0));}__device__ explicit operator unsigned int()const{return __half2uint_rz(__kb_e3m2_part(__x,0));}__device__ explicit operator int()const{return __half2int_rz(__kb_e3m2_part(__x,0));}__device__ explicit operator unsigned long()const{return __half2ull_rz(__kb_e3m2_part(__x,0));}__device__ explicit operator long()const{return __half2ll_rz(__kb_e3m2_part(__x,0));}__device__ explicit operator unsigned long long()const{return __half2ull_rz(__kb_e3m2_part(__x,0));}__device__ explicit operator long long()const{return __half2ll_rz(__kb_e3m2_part(__x,0));}};
__nv_fp6x2_e3m2	__nv_fp6x2_storage_t __half2 __nv_cvt_double2_to_fp6x2 double2 __kb_widened __NV_E3M2 cudaRoundNearest __nv_bfloat162 float2 __kb_e3m2_part	struct __nv_fp6x2_e3m2{__nv_fp6x2_storage_t __x;__nv_fp6x2_e3m2()=default;__device__ explicit __nv_fp6x2_e3m2(__half2 v):__x(__nv_cvt_double2_to_fp6x2(double2{__kb_widened(v.x),__kb_widened(v.y)},__NV_E3M2,cudaRoundNearest)){}__device__ explicit __nv_fp6x2_e3m2(__nv_bfloat162 v):__x(__nv_cvt_double2_to_fp6x2(double2{__kb_widened(v.x),__kb_widened(v.y)},__NV_E3M2,cudaRoundNearest)){}__device__ explicit __nv_fp6x2_e3m2(float2 v):__x(__nv_cvt_double2_to_fp6x2(double2{__kb_widened(v.x),__kb_widened(v.y)},__NV_E3M2,cudaRoundNearest)){}__device__ explicit __nv_fp6x2_e3m2(double2 v):__x(__nv_cvt_double2_to_fp6x2(v,__NV_E3M2,cudaRoundNearest)){}__device__ explicit operator __half2()const{return __half2{__kb_e3m2_part(__x,0),__kb_e3m2_part(__x,1)};}__device__ explicit operator float2()const{return float2{(float)__kb_e3m2_part(__x,0),(float)__kb_e3m2_part(__x,1)};}};
__nv_fp6x4_e3m2	__nv_fp6x4_storage_t __half2 __nv_fp6x2_e3m2 __nv_bfloat162 float4 float2 double4 double2 __kb_e3m2_part	struct __nv_fp6x4_e3m2{__nv_fp6x4_storage_t __x;__nv_fp6x4_e3m2()=default;__device__ explicit __nv_fp6x4_e3m2(__half2 l,__half2 h):__x((__nv_fp6x4_storage_t)(__nv_fp6x2_e3m2(l).__x|(__nv_fp6x4_storage_t)(__nv_fp6x2_e3m2(h).__x)<<16)){}__device__ explicit __nv_fp6x4_e3m2(__nv_bfloat162 l,__nv_bfloat162 h):__x((__nv_fp6x4_storage_t)(__nv_fp6x2_e3m2(l).__x|(__nv_fp6x4_storage_t)(__nv_fp6x2_e3m2(h).__x)<<16)){}__device__ explicit __nv_fp6x4_e3m2(float4 v):__x((__nv_fp6x4_storage_t)(__nv_fp6x2_e3m2(float2{v.x,v.y}).__x|(__nv_fp6x4_storage_t)(__nv_fp6x2_e3m2(float2{v.z,v.w}).__x)<<16)){}__device__ explicit __nv_fp6x4_e3m2(double4 v):__x((__nv_fp6x4_storage_t)(__nv_fp6x2_e3m2(double2{v.x,v.y}).__x|(__nv_fp6x4_storage_t)(__nv_fp6x2_e3m2(double2{v.z,v.w}).__x)<<16)){}__device__ explicit operator float4()const{return float4{(float)__kb_e3m2_part(__x,0),(float)__kb_e3m2_part(__x,1),(float)__kb_e3m2_part(__x,2),(float)__kb_e3m2_part(__x,3)};}};
__kb_e2m1_part	__half __kb_e2m1_part __kb_fp4_half __NV_E2M1	__device__ inline __half __kb_e2m1_part(unsigned int x,int i){return __kb_fp4_half(x>>(4*i)&15,__NV_E2M1);}
__nv_fp4_e2m1	__nv_fp4_storage_t __half __nv_cvt_double_to_fp4 __kb_widened __NV_E2M1 cudaRoundNearest __nv_bfloat16 __kb_e2m1_part __float2bfloat16_rz __half2uchar_rz __half2char_rz __half2ushort_rz __half2short_rz __half2uint_rz __half2int_rz __half2ull_rz __half2ll_rz	struct __nv_fp4_e2m1{__nv_fp4_storage_t __x;__nv_fp4_e2m1()=default;__device__ explicit __nv_fp4_e2m1(__half v):__x(__nv_cvt_double_to_fp4(__kb_widened(v),__NV_E2M1,cudaRoundNearest)){}__device__ explicit __nv_fp4_e2m1(__nv_bfloat16 v):__x(__nv_cvt_double_to_fp4(__kb_widened(v),__NV_E2M1,cudaRoundNearest)){}__device__ explicit __nv_fp4_e2m1(float v):__x(__nv_cvt_double_to_fp4(__kb_widened(v),__NV_E2M1,cudaRoundNearest)){}__device__ explicit __nv_fp4_e2m1(double v):__x(__nv_cvt_double_to_fp4(v,__NV_E2M1,cudaRoundNearest)){}__device__ explicit __nv_fp4_e2m1(short v):__x(__nv_cvt_double_to_fp4((double)v,__NV_E2M1,cudaRoundNearest)){}__device__ explicit __nv_fp4_e2m1(unsigned short v):__x(__nv_cvt_double_to_fp4((double)v,__NV_E2M1,cudaRoundNearest)){}__device__ explicit __nv_fp4_e2m1(int v):__x(__nv_cvt_double_to_fp4((double)v,__NV_E2M1,cudaRoundNearest)){}__device__ explicit __nv_fp4_e2m1(unsigned int v):__x(__nv_cvt_double_to_fp4((double)v,__NV_E2M1,cudaRoundNearest)){}__device__ explicit __nv_fp4_e2m1(long v):__x(__nv_cvt_double_to_fp4((double)v,__NV_E2M1,cudaRoundNearest)){}__device__ explicit __nv_fp4_e2m1(unsigned long v):__x(__nv_cvt_double_to_fp4((double)v,__NV_E2M1,cudaRoundNearest)){}__device__ explicit __nv_fp4_e2m1(long long v):__x(__nv_cvt_double_to_fp4((double)v,__NV_E2M1,cudaRoundNearest)){}__device__ explicit __nv_fp4_e2m1(unsigned long long v):__x(__nv_cvt_double_to_fp4((double)v,__NV_E2M1,cudaRoundNearest)){}__device__ explicit operator __half()const{return __kb_e2m1_part(__x,0);}__device__ explicit operator float()const{return(float)__kb_e2m1_part(__x,0);}__device__ explicit operator double()const{return(double)__kb_e2m1_part(__x,0);}__device__ explicit operator __nv_bfloat16()const{return __float2bfloat16_rz((float)__kb_e2m1_part(__x,0));}__device__ explicit operator bool()const{return(float)__kb_e2m1_part(__x,0)!=0.0f;}__device__ explicit operator unsigned char()const{return __half2uchar_rz(__kb_e2m1_part(__x,0));}__device__ explicit operator signed char()const{return __half2char_rz(__kb_e2m1_part(__x,0));}__device__ explicit operator char()const{return __half2char_rz(__kb_e2m1_part(__x,0));}__device__ explicit operator unsigned short()const{return __half2ushort_rz(__kb_e2m1_part(__x,0));}__device__ explicit operator short()const{return __half2short_rz(__kb_e2m1_part(__x,0));}__device__ explicit operator unsigned int()const{return __half2uint_rz(__kb_e2m1_part(__x,0));}__device__ explicit operator int()const{return __half2int_rz(__kb_e2m1_part(__x,0));}__device__ explicit operator unsigned long()const{return __half2ull_rz(__kb_e2m1_part(__x,0));}__device__ explicit operator long()const{return __half2ll_rz(__kb_e2m1_part(__x,0));}__device__ explicit operator unsigned long long()const{return __half2ull_rz(__kb_e2m1_part(__x,0));}__device__ explicit operator long long()const{return __half2ll_rz(__kb_e2m1_part(__x,0));}};
__nv_fp4x2_e2m1	__nv_fp4x2_storage_t __half2 __nv_cvt_double2_to_fp4x2 double2 __kb_widened __NV_E2M1 cudaRoundNearest __nv_bfloat162 float2 __kb_e2m1_part	struct __nv_fp4x2_e2m1{__nv_fp4x2_storage_t __x;__nv_fp4x2_e2m1()=default;__device__ explicit __nv_fp4x2_e2m1(__half2 v):__x(__nv_cvt_double2_to_fp4x2(double2{__kb_widened(v.x),__kb_widened(v.y)},__NV_E2M1,cudaRoundNearest)){}__device__ explicit __nv_fp4x2_e2m1(__nv_bfloat162 v):__x(__nv_cvt_double2_to_fp4x2(double2{__kb_widened(v.x),__kb_widened(v.y)},__NV_E2M1,cudaRoundNearest)){}__device__ explicit __nv_fp4x2_e2m1(float2 v):__x(__nv_cvt_double2_to_fp4x2(double2{__kb_widened(v.x),__kb_widened(v.y)},__NV_E2M1,cudaRoundNearest)){}__device__ explicit __nv_fp4x2_e2m1(double2 v):__x(__nv_cvt_double2_to_fp4x2(v,__NV_E2M1,cudaRoundNearest)){}__device__ explicit operator __half2()const{return __half2{__kb_e2m1_part(__x,0),__kb_e2m1_part(__x,1)};}__device__ explicit operator float2()const{return float2{(float)__kb_e2m1_part(__x,0),(float)__kb_e2m1_part(__x,1)};}};
__nv_fp4x4_e2m1	__nv_fp4x4_storage_t __half2 __nv_fp4x2_e2m1 __nv_bfloat162 float4 float2 double4 double2 __kb_e2m1_part	struct __nv_fp4x4_e2m1{__nv_fp4x4_storage_t __x;__nv_fp4x4_e2m1()=default;__device__ explicit __nv_fp4x4_e2m1(__half2 l,__half2 h):__x((__nv_fp4x4_storage_t)(__nv_fp4x2_e2m1(l).__x|(__nv_fp4x4_storage_t)(__nv_fp4x2_e2m1(h).__x)<<8)){}__device__ explicit __nv_fp4x4_e2m1(__nv_bfloat162 l,__nv_bfloat162 h):__x((__nv_fp4x4_storage_t)(__nv_fp4x2_e2m1(l).__x|(__nv_fp4x4_storage_t)(__nv_fp4x2_e2m1(h).__x)<<8)){}__device__ explicit __nv_fp4x4_e2m1(float4 v):__x((__nv_fp4x4_storage_t)(__nv_fp4x2_e2m1(float2{v.x,v.y}).__x|(__nv_fp4x4_storage_t)(__nv_fp4x2_e2m1(float2{v.z,v.w}).__x)<<8)){}__device__ explicit __nv_fp4x4_e2m1(double4 v):__x((__nv_fp4x4_storage_t)(__nv_fp4x2_e2m1(double2{v.x,v.y}).__x|(__nv_fp4x4_storage_t)(__nv_fp4x2_e2m1(double2{v.z,v.w}).__x)<<8)){}__device__ explicit operator float4()const{return float4{(float)__kb_e2m1_part(__x,0),(float)__kb_e2m1_part(__x,1),(float)__kb_e2m1_part(__x,2),(float)__kb_e2m1_part(__x,3)};}};
__nv_cvt_float_to_e8m0	__nv_fp8_storage_t __nv_cvt_float_to_e8m0 __nv_saturation_t cudaRoundMode cudaRoundZero cudaRoundPosInf __trap __float_as_uint __NV_SATFINITE	__device__ inline __nv_fp8_storage_t __nv_cvt_float_to_e8m0(float x,__nv_saturation_t sat,cudaRoundMode mode){if(mode!=cudaRoundZero&&mode!=cudaRoundPosInf)__trap();unsigned int m=__float_as_uint(x)&0x7fffffff,r=m>>23;if(m>0x7f800000)return 0xff;if(mode==cudaRoundPosInf&&(m&0x7fffff)&&m>0x400000)r++;return(unsigned char)(r==255&&sat==__NV_SATFINITE?254:r);}
__nv_cvt_double_to_e8m0	__nv_fp8_storage_t __nv_cvt_double_to_e8m0 __nv_saturation_t cudaRoundMode __double2float_rz __nv_cvt_float_to_e8m0 __uint_as_float __float_as_uint	__device__ inline __nv_fp8_storage_t __nv_cvt_double_to_e8m0(double x,__nv_saturation_t sat,cudaRoundMode mode){float f=__double2float_rz(x);return __nv_cvt_float_to_e8m0(x!=x||(double)f==x?f:__uint_as_float(__float_as_uint(f)|1),sat,mode);}
__nv_cvt_bfloat16raw_to_e8m0	__nv_fp8_storage_t __nv_cvt_bfloat16raw_to_e8m0 __nv_bfloat16_raw __nv_saturation_t cudaRoundMode __nv_cvt_float_to_e8m0 __nv_bfloat16	__device__ inline __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_e8m0(__nv_bfloat16_raw x,__nv_saturation_t sat,cudaRoundMode mode){return __nv_cvt_float_to_e8m0((float)(__nv_bfloat16)x,sat,mode);}
__nv_cvt_float2_to_e8m0x2	__nv_fp8x2_storage_t __nv_cvt_float2_to_e8m0x2 float2 __nv_saturation_t cudaRoundMode __nv_cvt_float_to_e8m0	__device__ inline __nv_fp8x2_storage_t __nv_cvt_float2_to_e8m0x2(float2 x,__nv_saturation_t sat,cudaRoundMode mode){return(__nv_fp8x2_storage_t)(__nv_cvt_float_to_e8m0(x.x,sat,mode)|__nv_cvt_float_to_e8m0(x.y,sat,mode)<<8);}
__nv_cvt_double2_to_e8m0x2	__nv_fp8x2_storage_t __nv_cvt_double2_to_e8m0x2 double2 __nv_saturation_t cudaRoundMode __nv_cvt_double_to_e8m0	__device__ inline __nv_fp8x2_storage_t __nv_cvt_double2_to_e8m0x2(double2 x,__nv_saturation_t sat,cudaRoundMode mode){return(__nv_fp8x2_storage_t)(__nv_cvt_double_to_e8m0(x.x,sat,mode)|__nv_cvt_double_to_e8m0(x.y,sat,mode)<<8);}
__nv_cvt_bfloat162raw_to_e8m0x2	__nv_fp8x2_storage_t __nv_cvt_bfloat162raw_to_e8m0x2 __nv_bfloat162_raw __nv_saturation_t cudaRoundMode __nv_bfloat162 __nv_cvt_float2_to_e8m0x2 float2	__device__ inline __nv_fp8x2_storage_t __nv_cvt_bfloat162raw_to_e8m0x2(__nv_bfloat162_raw x,__nv_saturation_t sat,cudaRoundMode mode){__nv_bfloat162 v=x;return __nv_cvt_float2_to_e8m0x2(float2{(float)v.x,(float)v.y},sat,mode);}
__kb_e8m0_bf16	__nv_bfloat16 __kb_e8m0_bf16 __ushort_as_bfloat16	__device__ inline __nv_bfloat16 __kb_e8m0_bf16(unsigned int x){return __ushort_as_bfloat16((unsigned short)(x==255?0x7fff:x==0?0x40:x<<7));}
__nv_cvt_e8m0_to_bf16raw	__nv_bfloat16_raw __nv_cvt_e8m0_to_bf16raw __nv_fp8_storage_t __kb_e8m0_bf16	__device__ inline __nv_bfloat16_raw __nv_cvt_e8m0_to_bf16raw(__nv_fp8_storage_t x){return __nv_bfloat16_raw(__kb_e8m0_bf16(x));}
__nv_cvt_e8m0x2_to_bf162raw	__nv_bfloat162_raw __nv_cvt_e8m0x2_to_bf162raw __nv_fp8x2_storage_t __nv_bfloat162 __kb_e8m0_bf16	__device__ inline __nv_bfloat162_raw __nv_cvt_e8m0x2_to_bf162raw(__nv_fp8x2_storage_t x){return __nv_bfloat162_raw(__nv_bfloat162{__kb_e8m0_bf16(x&255),__kb_e8m0_bf16(x>>8)});}
__nv_fp8_e8m0	__nv_fp8_storage_t __nv_cvt_float_to_e8m0 __NV_SATFINITE cudaRoundPosInf __nv_cvt_double_to_e8m0 __half __nv_bfloat16 __ull2float_ru __kb_e8m0_bf16 __float2half_rn __bfloat162uchar_rz __bfloat162char_rz __bfloat162ushort_rz __bfloat162short_rz __bfloat162uint_rz __bfloat162int_rz __bfloat162ull_rz __bfloat162ll_rz	struct __nv_fp8_e8m0{__nv_fp8_storage_t __x;__nv_fp8_e8m0()=default;__device__ explicit __nv_fp8_e8m0(float v):__x(__nv_cvt_float_to_e8m0(v,__NV_SATFINITE,cudaRoundPosInf)){}__device__ explicit __nv_fp8_e8m0(double v):__x(__nv_cvt_double_to_e8m0(v,__NV_SATFINITE,cudaRoundPosInf)){}__device__ explicit __nv_fp8_e8m0(__half v):__nv_fp8_e8m0((float)v){}__device__ explicit __nv_fp8_e8m0(__nv_bfloat16 v):__nv_fp8_e8m0((float)v){}__device__ explicit __nv_fp8_e8m0(unsigned long long v):__nv_fp8_e8m0(__ull2float_ru(v)){}__device__ explicit __nv_fp8_e8m0(long long v):__nv_fp8_e8m0(v<0?0ull-(unsigned long long)v:(unsigned long long)v){}__device__ explicit __nv_fp8_e8m0(long v):__nv_fp8_e8m0((long long)v){}__device__ explicit __nv_fp8_e8m0(unsigned long v):__nv_fp8_e8m0((unsigned long long)v){}__device__ explicit __nv_fp8_e8m0(int v):__nv_fp8_e8m0((long long)v){}__device__ explicit __nv_fp8_e8m0(unsigned int v):__nv_fp8_e8m0((unsigned long long)v){}__device__ explicit __nv_fp8_e8m0(short v):__nv_fp8_e8m0((long long)v){}__device__ explicit __nv_fp8_e8m0(unsigned short v):__nv_fp8_e8m0((unsigned long long)v){}__device__ explicit operator __nv_bfloat16()const{return __kb_e8m0_bf16(__x);}__device__ explicit operator float()const{return(float)__kb_e8m0_bf16(__x);}__device__ explicit operator double()const{return(double)__kb_e8m0_bf16(__x);}__device__ explicit operator __half()const{return __float2half_rn((float)__kb_e8m0_bf16(__x));}__device__ explicit operator bool()const{return true;}__device__ explicit operator unsigned char()const{return __bfloat162uchar_rz(__kb_e8m0_bf16(__x));}__device__ explicit operator signed char()const{return __bfloat162char_rz(__kb_e8m0_bf16(__x));}__device__ explicit operator char()const{return __bfloat162char_rz(__kb_e8m0_bf16(__x));}__device__ explicit operator unsigned short()const{return __bfloat162ushort_rz(__kb_e8m0_bf16(__x));}__device__ explicit operator short()const{return __bfloat162short_rz(__kb_e8m0_bf16(__x));}__device__ explicit operator unsigned int()const{return __bfloat162uint_rz(__kb_e8m0_bf16(__x));}__device__ explicit operator int()const{return __bfloat162int_rz(__kb_e8m0_bf16(__x));}__device__ explicit operator unsigned long()const{return __bfloat162ull_rz(__kb_e8m0_bf16(__x));}__device__ explicit operator long()const{return __bfloat162ll_rz(__kb_e8m0_bf16(__x));}__device__ explicit operator unsigned long long()const{return __bfloat162ull_rz(__kb_e8m0_bf16(__x));}__device__ explicit operator long long()const{return __bfloat162ll_rz(__kb_e8m0_bf16(__x));}};
__nv_fp8x2_e8m0	__nv_fp8x2_storage_t float2 __nv_cvt_float2_to_e8m0x2 __NV_SATFINITE cudaRoundPosInf double2 __nv_cvt_double2_to_e8m0x2 __half2 __nv_bfloat162 __kb_e8m0_bf16 __half	struct __nv_fp8x2_e8m0{__nv_fp8x2_storage_t __x;__nv_fp8x2_e8m0()=default;__device__ explicit __nv_fp8x2_e8m0(float2 v):__x(__nv_cvt_float2_to_e8m0x2(v,__NV_SATFINITE,cudaRoundPosInf)){}__device__ explicit __nv_fp8x2_e8m0(double2 v):__x(__nv_cvt_double2_to_e8m0x2(v,__NV_SATFINITE,cudaRoundPosInf)){}__device__ explicit __nv_fp8x2_e8m0(__half2 v):__nv_fp8x2_e8m0(float2{(float)v.x,(float)v.y}){}__device__ explicit __nv_fp8x2_e8m0(__nv_bfloat162 v):__nv_fp8x2_e8m0(float2{(float)v.x,(float)v.y}){}__device__ explicit operator __nv_bfloat162()const{return __nv_bfloat162{__kb_e8m0_bf16(__x&255),__kb_e8m0_bf16(__x>>8)};}__device__ explicit operator float2()const{return float2{(float)__kb_e8m0_bf16(__x&255),(float)__kb_e8m0_bf16(__x>>8)};}__device__ explicit operator __half2()const{return __half2{(__half)(float)__kb_e8m0_bf16(__x&255),(__half)(float)__kb_e8m0_bf16(__x>>8)};}};
__kb_e8m0_part	__nv_bfloat16 __kb_e8m0_part __kb_e8m0_bf16	__device__ inline __nv_bfloat16 __kb_e8m0_part(unsigned int x,int i){return __kb_e8m0_bf16(x>>(8*i)&255);}
__nv_fp8x4_e8m0	__nv_fp8x4_storage_t __half2 __nv_fp8x2_e8m0 __nv_bfloat162 float4 float2 double4 double2 __kb_e8m0_part	struct __nv_fp8x4_e8m0{__nv_fp8x4_storage_t __x;__nv_fp8x4_e8m0()=default;__device__ explicit __nv_fp8x4_e8m0(__half2 l,__half2 h):__x((__nv_fp8x4_storage_t)(__nv_fp8x2_e8m0(l).__x|(__nv_fp8x4_storage_t)(__nv_fp8x2_e8m0(h).__x)<<16)){}__device__ explicit __nv_fp8x4_e8m0(__nv_bfloat162 l,__nv_bfloat162 h):__x((__nv_fp8x4_storage_t)(__nv_fp8x2_e8m0(l).__x|(__nv_fp8x4_storage_t)(__nv_fp8x2_e8m0(h).__x)<<16)){}__device__ explicit __nv_fp8x4_e8m0(float4 v):__x((__nv_fp8x4_storage_t)(__nv_fp8x2_e8m0(float2{v.x,v.y}).__x|(__nv_fp8x4_storage_t)(__nv_fp8x2_e8m0(float2{v.z,v.w}).__x)<<16)){}__device__ explicit __nv_fp8x4_e8m0(double4 v):__x((__nv_fp8x4_storage_t)(__nv_fp8x2_e8m0(double2{v.x,v.y}).__x|(__nv_fp8x4_storage_t)(__nv_fp8x2_e8m0(double2{v.z,v.w}).__x)<<16)){}__device__ explicit operator float4()const{return float4{(float)__kb_e8m0_part(__x,0),(float)__kb_e8m0_part(__x,1),(float)__kb_e8m0_part(__x,2),(float)__kb_e8m0_part(__x,3)};}};
memcpy	memcpy size_t	__device__ inline void*memcpy(void*to,const void*from,size_t n){unsigned char*d=(unsigned char*)to;const unsigned char*s=(const unsigned char*)from;for(size_t i=0;i<n;i++)d[i]=s[i];return to;}
memmove	memmove size_t	__device__ inline void*memmove(void*to,const void*from,size_t n){unsigned char*d=(unsigned char*)to;const unsigned char*s=(const unsigned char*)from;if(d<s)for(size_t i=0;i<n;i++)d[i]=s[i];else for(size_t i=n;i>0;i--)d[i-1]=s[i-1];return to;}
memset	memset size_t	__device__ inline void*memset(void*to,int value,size_t n){unsigned char*d=(unsigned char*)to;for(size_t i=0;i<n;i++)d[i]=(unsigned char)value;return to;}
memcmp	memcmp size_t	__device__ inline int memcmp(const void*a,const void*b,size_t n){const unsigned char*x=(const unsigned char*)a,*y=(const unsigned char*)b;for(size_t i=0;i<n;i++)if(x[i]!=y[i])return x[i]<y[i]? -1:1;return 0;}
strlen	size_t strlen	__device__ inline size_t strlen(const char*s){size_t n=0;while(s[n])n++;return n;}
__pipeline_memcpy_async	__pipeline_memcpy_async size_t __kb_async memcpy memset	__device__ inline void __pipeline_memcpy_async(void*to,const void*from,size_t n,size_t zeros=0){__kb_async(0,0);memcpy(to,from,n-zeros);memset((unsigned char*)to+(n-zeros),0,zeros);__kb_async(1,0);}
__pipeline_commit	__pipeline_commit __kb_async	__device__ inline void __pipeline_commit(){__kb_async(2,0);}
__pipeline_wait_prior	__pipeline_wait_prior size_t __kb_async	__device__ inline void __pipeline_wait_prior(size_t n){__kb_async(3,n);}
__builtin_memcpy	__builtin_memcpy size_t memcpy	__device__ inline void*__builtin_memcpy(void*to,const void*from,size_t n){return memcpy(to,from,n);}
__builtin_memset	__builtin_memset size_t memset	__device__ inline void*__builtin_memset(void*to,int value,size_t n){return memset(to,value,n);}
__kb_shared_number	__kb_shared_number	__device__ __attribute__((kbind_op("mem.shared_number")))unsigned long long __kb_shared_number(unsigned long long address);
__kb_shared_address	__kb_shared_address	__device__ __attribute__((kbind_op("mem.shared_address")))unsigned long long __kb_shared_address(unsigned long long number);
__cvta_generic_to_shared	size_t __cvta_generic_to_shared __kb_shared_number	__device__ inline size_t __cvta_generic_to_shared(const void*p){return __kb_shared_number((unsigned long long)p);}
__cvta_shared_to_generic	__cvta_shared_to_generic size_t __kb_shared_address	__device__ inline void*__cvta_shared_to_generic(size_t n){return(void*)__kb_shared_address(n);}
__cvta_generic_to_global	size_t __cvta_generic_to_global	__device__ inline size_t __cvta_generic_to_global(const void*p){return(size_t)p;}
__cvta_global_to_generic	__cvta_global_to_generic size_t	__device__ inline void*__cvta_global_to_generic(size_t a){return(void*)a;}
__isShared	__isShared __kb_shared_number	__device__ inline unsigned int __isShared(const void*p){return __kb_shared_number((unsigned long long)p)!=0;}
__isCtaShared	__isCtaShared __isShared	__device__ inline unsigned int __isCtaShared(const void*p){return __isShared(p);}
cuFloatComplex	float2 cuFloatComplex	typedef float2 cuFloatComplex;
cuDoubleComplex	double2 cuDoubleComplex	typedef double2 cuDoubleComplex;
cuComplex	cuFloatComplex cuComplex	typedef cuFloatComplex cuComplex;
cufftComplex	cuComplex cufftComplex	typedef cuComplex cufftComplex;
cufftDoubleComplex	cuDoubleComplex cufftDoubleComplex	typedef cuDoubleComplex cufftDoubleComplex;
cufftReal	cufftReal	typedef float cufftReal;
cufftDoubleReal	cufftDoubleReal	typedef double cufftDoubleReal;
hipFloatComplex	float2 hipFloatComplex	typedef float2 hipFloatComplex;
hipDoubleComplex	double2 hipDoubleComplex	typedef double2 hipDoubleComplex;
hipComplex	hipFloatComplex hipComplex	typedef hipFloatComplex hipComplex;
hipfftComplex	hipFloatComplex hipfftComplex	typedef hipFloatComplex hipfftComplex;
hipfftDoubleComplex	hipDoubleComplex hipfftDoubleComplex	typedef hipDoubleComplex hipfftDoubleComplex;
hipfftReal	hipfftReal	typedef float hipfftReal;
hipfftDoubleReal	hipfftDoubleReal	typedef double hipfftDoubleReal;
cuCrealf	cuCrealf cuFloatComplex	__device__ inline float cuCrealf(cuFloatComplex x){return x.x;}
cuCimagf	cuCimagf cuFloatComplex	__device__ inline float cuCimagf(cuFloatComplex x){return x.y;}
make_cuFloatComplex	cuFloatComplex make_cuFloatComplex	__device__ inline cuFloatComplex make_cuFloatComplex(float r,float i){return cuFloatComplex{r,i};}
cuConjf	cuFloatComplex cuConjf	__device__ inline cuFloatComplex cuConjf(cuFloatComplex x){return cuFloatComplex{x.x,-x.y};}
cuCaddf	cuFloatComplex cuCaddf	__device__ inline cuFloatComplex cuCaddf(cuFloatComplex x,cuFloatComplex y){return cuFloatComplex{x.x+y.x,x.y+y.y};}
cuCsubf	cuFloatComplex cuCsubf	__device__ inline cuFloatComplex cuCsubf(cuFloatComplex x,cuFloatComplex y){return cuFloatComplex{x.x-y.x,x.y-y.y};}
cuCmulf	cuFloatComplex cuCmulf	__device__ inline cuFloatComplex cuCmulf(cuFloatComplex x,cuFloatComplex y){return cuFloatComplex{x.x*y.x-x.y*y.y,x.x*y.y+x.y*y.x};}
cuCdivf	cuFloatComplex cuCdivf fabs	__device__ inline cuFloatComplex cuCdivf(cuFloatComplex x,cuFloatComplex y){float s=float(1)/(fabs(y.x)+fabs(y.y)),a=x.x*s,b=x.y*s,c=y.x*s,d=y.y*s;float t=float(1)/(c*c+d*d);return cuFloatComplex{(a*c+b*d)*t,(b*c-a*d)*t};}
cuCabsf	cuCabsf cuFloatComplex hypot	__device__ inline float cuCabsf(cuFloatComplex x){return hypot(x.x,x.y);}
cuCfmaf	cuFloatComplex cuCfmaf	__device__ inline cuFloatComplex cuCfmaf(cuFloatComplex x,cuFloatComplex y,cuFloatComplex d){return cuFloatComplex{x.x*y.x+d.x-x.y*y.y,x.x*y.y+d.y+x.y*y.x};}
cuCreal	cuCreal cuDoubleComplex	__device__ inline double cuCreal(cuDoubleComplex x){return x.x;}
cuCimag	cuCimag cuDoubleComplex	__device__ inline double cuCimag(cuDoubleComplex x){return x.y;}
make_cuDoubleComplex	cuDoubleComplex make_cuDoubleComplex	__device__ inline cuDoubleComplex make_cuDoubleComplex(double r,double i){return cuDoubleComplex{r,i};}
cuConj	cuDoubleComplex cuConj	__device__ inline cuDoubleComplex cuConj(cuDoubleComplex x){return cuDoubleComplex{x.x,-x.y};}
cuCadd	cuDoubleComplex cuCadd	__device__ inline cuDoubleComplex cuCadd(cuDoubleComplex x,cuDoubleComplex y){return cuDoubleComplex{x.x+y.x,x.y+y.y};}
cuCsub	cuDoubleComplex cuCsub	__device__ inline cuDoubleComplex cuCsub(cuDoubleComplex x,cuDoubleComplex y){return cuDoubleComplex{x.x-y.x,x.y-y.y};}
cuCmul	cuDoubleComplex cuCmul	__device__ inline cuDoubleComplex cuCmul(cuDoubleComplex x,cuDoubleComplex y){return cuDoubleComplex{x.x*y.x-x.y*y.y,x.x*y.y+x.y*y.x};}
cuCdiv	cuDoubleComplex cuCdiv fabs	__device__ inline cuDoubleComplex cuCdiv(cuDoubleComplex x,cuDoubleComplex y){double s=double(1)/(fabs(y.x)+fabs(y.y)),a=x.x*s,b=x.y*s,c=y.x*s,d=y.y*s;double t=double(1)/(c*c+d*d);return cuDoubleComplex{(a*c+b*d)*t,(b*c-a*d)*t};}
cuCabs	cuCabs cuDoubleComplex hypot	__device__ inline double cuCabs(cuDoubleComplex x){return hypot(x.x,x.y);}
cuCfma	cuDoubleComplex cuCfma	__device__ inline cuDoubleComplex cuCfma(cuDoubleComplex x,cuDoubleComplex y,cuDoubleComplex d){return cuDoubleComplex{x.x*y.x+d.x-x.y*y.y,x.x*y.y+d.y+x.y*y.x};}
hipCrealf	hipCrealf hipFloatComplex	__device__ inline float hipCrealf(hipFloatComplex x){return x.x;}
hipCimagf	hipCimagf hipFloatComplex	__device__ inline float hipCimagf(hipFloatComplex x){return x.y;}
make_hipFloatComplex	hipFloatComplex make_hipFloatComplex	__device__ inline hipFloatComplex make_hipFloatComplex(float r,float i){return hipFloatComplex{r,i};}
hipConjf	hipFloatComplex hipConjf	__device__ inline hipFloatComplex hipConjf(hipFloatComplex x){return hipFloatComplex{x.x,-x.y};}
hipCaddf	hipFloatComplex hipCaddf	__device__ inline hipFloatComplex hipCaddf(hipFloatComplex x,hipFloatComplex y){return hipFloatComplex{x.x+y.x,x.y+y.y};}
hipCsubf	hipFloatComplex hipCsubf	__device__ inline hipFloatComplex hipCsubf(hipFloatComplex x,hipFloatComplex y){return hipFloatComplex{x.x-y.x,x.y-y.y};}
hipCmulf	hipFloatComplex hipCmulf	__device__ inline hipFloatComplex hipCmulf(hipFloatComplex x,hipFloatComplex y){return hipFloatComplex{x.x*y.x-x.y*y.y,x.x*y.y+x.y*y.x};}
hipCdivf	hipFloatComplex hipCdivf fabs	__device__ inline hipFloatComplex hipCdivf(hipFloatComplex x,hipFloatComplex y){float s=float(1)/(fabs(y.x)+fabs(y.y)),a=x.x*s,b=x.y*s,c=y.x*s,d=y.y*s;float t=float(1)/(c*c+d*d);return hipFloatComplex{(a*c+b*d)*t,(b*c-a*d)*t};}
hipCabsf	hipCabsf hipFloatComplex hypot	__device__ inline float hipCabsf(hipFloatComplex x){return hypot(x.x,x.y);}
hipCfmaf	hipFloatComplex hipCfmaf	__device__ inline hipFloatComplex hipCfmaf(hipFloatComplex x,hipFloatComplex y,hipFloatComplex d){return hipFloatComplex{x.x*y.x+d.x-x.y*y.y,x.x*y.y+d.y+x.y*y.x};}
hipCreal	hipCreal hipDoubleComplex	__device__ inline double hipCreal(hipDoubleComplex x){return x.x;}
hipCimag	hipCimag hipDoubleComplex	__device__ inline double hipCimag(hipDoubleComplex x){return x.y;}
make_hipDoubleComplex	hipDoubleComplex make_hipDoubleComplex	__device__ inline hipDoubleComplex make_hipDoubleComplex(double r,double i){return hipDoubleComplex{r,i};}
hipConj	hipDoubleComplex hipConj	__device__ inline hipDoubleComplex hipConj(hipDoubleComplex x){return hipDoubleComplex{x.x,-x.y};}
hipCadd	hipDoubleComplex hipCadd	__device__ inline hipDoubleComplex hipCadd(hipDoubleComplex x,hipDoubleComplex y){return hipDoubleComplex{x.x+y.x,x.y+y.y};}
hipCsub	hipDoubleComplex hipCsub	__device__ inline hipDoubleComplex hipCsub(hipDoubleComplex x,hipDoubleComplex y){return hipDoubleComplex{x.x-y.x,x.y-y.y};}
hipCmul	hipDoubleComplex hipCmul	__device__ inline hipDoubleComplex hipCmul(hipDoubleComplex x,hipDoubleComplex y){return hipDoubleComplex{x.x*y.x-x.y*y.y,x.x*y.y+x.y*y.x};}
hipCdiv	hipDoubleComplex hipCdiv fabs	__device__ inline hipDoubleComplex hipCdiv(hipDoubleComplex x,hipDoubleComplex y){double s=double(1)/(fabs(y.x)+fabs(y.y)),a=x.x*s,b=x.y*s,c=y.x*s,d=y.y*s;double t=double(1)/(c*c+d*d);return hipDoubleComplex{(a*c+b*d)*t,(b*c-a*d)*t};}
hipCabs	hipCabs hipDoubleComplex hypot	__device__ inline double hipCabs(hipDoubleComplex x){return hypot(x.x,x.y);}
hipCfma	hipDoubleComplex hipCfma	__device__ inline hipDoubleComplex hipCfma(hipDoubleComplex x,hipDoubleComplex y,hipDoubleComplex d){return hipDoubleComplex{x.x*y.x+d.x-x.y*y.y,x.x*y.y+d.y+x.y*y.x};}
make_cuComplex	cuFloatComplex make_cuComplex	__device__ inline cuFloatComplex make_cuComplex(float r,float i){return cuFloatComplex{r,i};}
cuComplexDoubleToFloat	cuComplex cuComplexDoubleToFloat cuDoubleComplex	__device__ inline cuComplex cuComplexDoubleToFloat(cuDoubleComplex c){return cuComplex{(float)c.x,(float)c.y};}
cuComplexFloatToDouble	cuDoubleComplex cuComplexFloatToDouble cuFloatComplex	__device__ inline cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex c){return cuDoubleComplex{c.x,c.y};}
make_hipComplex	hipFloatComplex make_hipComplex	__device__ inline hipFloatComplex make_hipComplex(float r,float i){return hipFloatComplex{r,i};}
hipCsqabsf	hipCsqabsf hipFloatComplex	__device__ inline float hipCsqabsf(hipFloatComplex x){return x.x*x.x+x.y*x.y;}
hipCsqabs	hipCsqabs hipDoubleComplex	__device__ inline double hipCsqabs(hipDoubleComplex x){return x.x*x.x+x.y*x.y;}
hipComplexDoubleToFloat	hipFloatComplex hipComplexDoubleToFloat hipDoubleComplex	__device__ inline hipFloatComplex hipComplexDoubleToFloat(hipDoubleComplex c){return hipFloatComplex{(float)c.x,(float)c.y};}
hipComplexFloatToDouble	hipDoubleComplex hipComplexFloatToDouble hipFloatComplex	__device__ inline hipDoubleComplex hipComplexFloatToDouble(hipFloatComplex c){return hipDoubleComplex{c.x,c.y};}
std:size_t	size_t	namespace std{using::size_t;}
std:ptrdiff_t	ptrdiff_t	namespace std{using::ptrdiff_t;}
std:int8_t	int8_t	namespace std{using::int8_t;}
std:int16_t	int16_t	namespace std{using::int16_t;}
std:int32_t	int32_t	namespace std{using::int32_t;}
std:int64_t	int64_t	namespace std{using::int64_t;}
std:uint8_t	uint8_t	namespace std{using::uint8_t;}
std:uint16_t	uint16_t	namespace std{using::uint16_t;}
std:uint32_t	uint32_t	namespace std{using::uint32_t;}
std:uint64_t	uint64_t	namespace std{using::uint64_t;}
std:int_least8_t	int_least8_t	namespace std{using::int_least8_t;}
std:int_least16_t	int_least16_t	namespace std{using::int_least16_t;}
std:int_least32_t	int_least32_t	namespace std{using::int_least32_t;}
std:int_least64_t	int_least64_t	namespace std{using::int_least64_t;}
std:uint_least8_t	uint_least8_t	namespace std{using::uint_least8_t;}
std:uint_least16_t	uint_least16_t	namespace std{using::uint_least16_t;}
std:uint_least32_t	uint_least32_t	namespace std{using::uint_least32_t;}
std:uint_least64_t	uint_least64_t	namespace std{using::uint_least64_t;}
std:int_fast8_t	int_fast8_t	namespace std{using::int_fast8_t;}
std:int_fast16_t	int_fast16_t	namespace std{using::int_fast16_t;}
std:int_fast32_t	int_fast32_t	namespace std{using::int_fast32_t;}
std:int_fast64_t	int_fast64_t	namespace std{using::int_fast64_t;}
std:uint_fast8_t	uint_fast8_t	namespace std{using::uint_fast8_t;}
std:uint_fast16_t	uint_fast16_t	namespace std{using::uint_fast16_t;}
std:uint_fast32_t	uint_fast32_t	namespace std{using::uint_fast32_t;}
std:uint_fast64_t	uint_fast64_t	namespace std{using::uint_fast64_t;}
std:intptr_t	intptr_t	namespace std{using::intptr_t;}
std:uintptr_t	uintptr_t	namespace std{using::uintptr_t;}
std:intmax_t	intmax_t	namespace std{using::intmax_t;}
std:uintmax_t	uintmax_t	namespace std{using::uintmax_t;}
std:nullptr_t	nullptr_t	namespace std{typedef decltype(nullptr)nullptr_t;}
std:sqrt	sqrt	namespace std{using::sqrt;}
std:cbrt	cbrt	namespace std{using::cbrt;}
std:exp	exp	namespace std{using::exp;}
std:exp2	exp2	namespace std{using::exp2;}
std:expm1	expm1	namespace std{using::expm1;}
std:log	log	namespace std{using::log;}
std:log2	log2	namespace std{using::log2;}
std:log10	log10	namespace std{using::log10;}
std:log1p	log1p	namespace std{using::log1p;}
std:logb	logb	namespace std{using::logb;}
std:sin	sin	namespace std{using::sin;}
std:cos	cos	namespace std{using::cos;}
std:tan	tan	namespace std{using::tan;}
std:asin	asin	namespace std{using::asin;}
std:acos	acos	namespace std{using::acos;}
std:atan	atan	namespace std{using::atan;}
std:sinh	sinh	namespace std{using::sinh;}
std:cosh	cosh	namespace std{using::cosh;}
std:tanh	tanh	namespace std{using::tanh;}
std:asinh	asinh	namespace std{using::asinh;}
std:acosh	acosh	namespace std{using::acosh;}
std:atanh	atanh	namespace std{using::atanh;}
std:erf	erf	namespace std{using::erf;}
std:erfc	erfc	namespace std{using::erfc;}
std:tgamma	tgamma	namespace std{using::tgamma;}
std:lgamma	lgamma	namespace std{using::lgamma;}
std:fabs	fabs	namespace std{using::fabs;}
std:abs	abs	namespace std{using::abs;}
std:floor	floor	namespace std{using::floor;}
std:ceil	ceil	namespace std{using::ceil;}
std:trunc	trunc	namespace std{using::trunc;}
std:round	round	namespace std{using::round;}
std:rint	rint	namespace std{using::rint;}
std:nearbyint	nearbyint	namespace std{using::nearbyint;}
std:atan2	atan2	namespace std{using::atan2;}
std:pow	pow	namespace std{using::pow;}
std:hypot	hypot	namespace std{using::hypot;}
std:fmod	fmod	namespace std{using::fmod;}
std:remainder	remainder	namespace std{using::remainder;}
std:fmin	fmin	namespace std{using::fmin;}
std:fmax	fmax	namespace std{using::fmax;}
std:copysign	copysign	namespace std{using::copysign;}
std:nextafter	nextafter	namespace std{using::nextafter;}
std:fdim	fdim	namespace std{using::fdim;}
std:fma	fma	namespace std{using::fma;}
std:ldexp	ldexp	namespace std{using::ldexp;}
std:scalbn	scalbn	namespace std{using::scalbn;}
std:scalbln	scalbln	namespace std{using::scalbln;}
std:ilogb	ilogb	namespace std{using::ilogb;}
std:frexp	frexp	namespace std{using::frexp;}
std:modf	modf	namespace std{using::modf;}
std:remquo	remquo	namespace std{using::remquo;}
std:lrint	lrint	namespace std{using::lrint;}
std:lround	lround	namespace std{using::lround;}
std:llrint	llrint	namespace std{using::llrint;}
std:llround	llround	namespace std{using::llround;}
std:isnan	isnan	namespace std{using::isnan;}
std:isinf	isinf	namespace std{using::isinf;}
std:isfinite	isfinite	namespace std{using::isfinite;}
std:isnormal	isnormal	namespace std{using::isnormal;}
std:signbit	signbit	namespace std{using::signbit;}
std:isgreater	isgreater	namespace std{using::isgreater;}
std:isless	isless	namespace std{using::isless;}
std:isunordered	isunordered	namespace std{using::isunordered;}
std:sqrtf	sqrtf	namespace std{using::sqrtf;}
std:expf	expf	namespace std{using::expf;}
std:logf	logf	namespace std{using::logf;}
std:sinf	sinf	namespace std{using::sinf;}
std:cosf	cosf	namespace std{using::cosf;}
std:tanf	tanf	namespace std{using::tanf;}
std:fabsf	fabsf	namespace std{using::fabsf;}
std:floorf	floorf	namespace std{using::floorf;}
std:ceilf	ceilf	namespace std{using::ceilf;}
std:truncf	truncf	namespace std{using::truncf;}
std:roundf	roundf	namespace std{using::roundf;}
std:acoshf	acoshf	namespace std{using::acoshf;}
std:asinhf	asinhf	namespace std{using::asinhf;}
std:atanhf	atanhf	namespace std{using::atanhf;}
std:cbrtf	cbrtf	namespace std{using::cbrtf;}
std:copysignf	copysignf	namespace std{using::copysignf;}
std:erff	erff	namespace std{using::erff;}
std:erfcf	erfcf	namespace std{using::erfcf;}
std:exp2f	exp2f	namespace std{using::exp2f;}
std:expm1f	expm1f	namespace std{using::expm1f;}
std:fdimf	fdimf	namespace std{using::fdimf;}
std:hypotf	hypotf	namespace std{using::hypotf;}
std:ilogbf	ilogbf	namespace std{using::ilogbf;}
std:lgammaf	lgammaf	namespace std{using::lgammaf;}
std:llrintf	llrintf	namespace std{using::llrintf;}
std:llroundf	llroundf	namespace std{using::llroundf;}
std:log1pf	log1pf	namespace std{using::log1pf;}
std:log2f	log2f	namespace std{using::log2f;}
std:logbf	logbf	namespace std{using::logbf;}
std:lrintf	lrintf	namespace std{using::lrintf;}
std:lroundf	lroundf	namespace std{using::lroundf;}
std:nearbyintf	nearbyintf	namespace std{using::nearbyintf;}
std:nextafterf	nextafterf	namespace std{using::nextafterf;}
std:remainderf	remainderf	namespace std{using::remainderf;}
std:remquof	remquof	namespace std{using::remquof;}
std:rintf	rintf	namespace std{using::rintf;}
std:scalblnf	scalblnf	namespace std{using::scalblnf;}
std:scalbnf	scalbnf	namespace std{using::scalbnf;}
std:tgammaf	tgammaf	namespace std{using::tgammaf;}
std:powf	powf	namespace std{using::powf;}
std:fminf	fminf	namespace std{using::fminf;}
std:fmaxf	fmaxf	namespace std{using::fmaxf;}
std:fmaf	fmaf	namespace std{using::fmaf;}
std:tanhf	tanhf	namespace std{using::tanhf;}
std:atan2f	atan2f	namespace std{using::atan2f;}
std:fmodf	fmodf	namespace std{using::fmodf;}
std:__kb_nanf	__kb_nanf	namespace std{using::__kb_nanf;}
std:__kb_nan	__kb_nan	namespace std{using::__kb_nan;}
std:memcpy	memcpy	namespace std{using::memcpy;}
std:memmove	memmove	namespace std{using::memmove;}
std:memset	memset	namespace std{using::memset;}
std:memcmp	memcmp	namespace std{using::memcmp;}
std:strlen	strlen	namespace std{using::strlen;}
std:printf	printf	namespace std{using::printf;}
std:abort	abort	namespace std{using::abort;}
std:min	min	namespace std{template<class T>__device__ __attribute__((kbind_if("value")))constexpr T min(T a,T b){return b<a?b:a;}}
std:max	max	namespace std{template<class T>__device__ __attribute__((kbind_if("value")))constexpr T max(T a,T b){return a<b?b:a;}}
std:min	min	namespace std{template<class T,class C>__device__ __attribute__((kbind_if("value")))constexpr T min(T a,T b,C less){return less(b,a)?b:a;}}
std:max	max	namespace std{template<class T,class C>__device__ __attribute__((kbind_if("value")))constexpr T max(T a,T b,C less){return less(a,b)?b:a;}}
std:clamp	clamp	namespace std{template<class T>__device__ __attribute__((kbind_if("value")))constexpr T clamp(T v,T lo,T hi){return v<lo?lo:hi<v?hi:v;}}
std:clamp	clamp	namespace std{template<class T,class C>__device__ __attribute__((kbind_if("value")))constexpr T clamp(T v,T lo,T hi,C less){return less(v,lo)?lo:less(hi,v)?hi:v;}}
std:min	min	namespace std{template<class T>__device__ __attribute__((kbind_if("object")))constexpr const T&min(const T&a,const T&b){return b<a?b:a;}}
std:max	max	namespace std{template<class T>__device__ __attribute__((kbind_if("object")))constexpr const T&max(const T&a,const T&b){return a<b?b:a;}}
std:min	min	namespace std{template<class T,class C>__device__ __attribute__((kbind_if("object")))constexpr const T&min(const T&a,const T&b,C less){return less(b,a)?b:a;}}
std:max	max	namespace std{template<class T,class C>__device__ __attribute__((kbind_if("object")))constexpr const T&max(const T&a,const T&b,C less){return less(a,b)?b:a;}}
std:clamp	clamp	namespace std{template<class T>__device__ __attribute__((kbind_if("object")))constexpr const T&clamp(const T&v,const T&lo,const T&hi){return v<lo?lo:hi<v?hi:v;}}
std:clamp	clamp	namespace std{template<class T,class C>__device__ __attribute__((kbind_if("object")))constexpr const T&clamp(const T&v,const T&lo,const T&hi,C less){return less(v,lo)?lo:less(hi,v)?hi:v;}}
std:__kb_movable	__kb_movable bool_constant is_move_constructible is_move_assignable is_nothrow_move_constructible is_nothrow_move_assignable	namespace std{template<class T>struct __kb_movable:bool_constant<is_move_constructible<T> ::value&&is_move_assignable<T> ::value>{static constexpr bool quiet=is_nothrow_move_constructible<T> ::value&&is_nothrow_move_assignable<T> ::value;};}
std:swap	enable_if_t __kb_movable swap	namespace std{template<class T>__device__ constexpr enable_if_t<__kb_movable<T> ::value>swap(T&a,T&b)noexcept(__kb_movable<T> ::quiet){T t=static_cast<T&& >(a);a=static_cast<T&& >(b);b=static_cast<T&& >(t);}}
std:swap	size_t enable_if_t is_swappable swap is_nothrow_swappable	namespace std{template<class T,size_t N>__device__ constexpr enable_if_t<is_swappable<T> ::value>swap(T(&a)[N],T(&b)[N])noexcept(is_nothrow_swappable<T> ::value){for(size_t i=0;i<N;i++)swap(a[i],b[i]);}}
std:integral_constant	integral_constant	namespace std{template<class T,T v>struct integral_constant{static constexpr T value=v;typedef T value_type;typedef integral_constant type;constexpr operator T()const noexcept{return v;}constexpr T operator()()const noexcept{return v;}};}
std:bool_constant	bool_constant integral_constant	namespace std{template<bool b>using bool_constant=integral_constant<bool,b>;}
std:true_type	integral_constant true_type	namespace std{typedef integral_constant<bool,true>true_type;}
std:false_type	integral_constant false_type	namespace std{typedef integral_constant<bool,false>false_type;}
std:is_constant_evaluated	is_constant_evaluated	namespace std{__device__ __attribute__((kbind_op("constant.evaluated")))constexpr bool is_constant_evaluated()noexcept;}
std:is_same	is_same false_type	namespace std{template<class A,class B>struct is_same:false_type{};}
std:is_same	is_same true_type	namespace std{template<class A>struct is_same<A,A> :true_type{};}
std:is_same_v	is_same_v is_same	namespace std{template<class A,class B>constexpr bool is_same_v=is_same<A,B> ::value;}
std:conditional	conditional	namespace std{template<bool b,class A,class B>struct conditional{typedef A type;};}
std:conditional	conditional	namespace std{template<class A,class B>struct conditional<false,A,B>{typedef B type;};}
std:conditional_t	conditional_t conditional	namespace std{template<bool b,class A,class B>using conditional_t=typename conditional<b,A,B> ::type;}
std:enable_if	enable_if	namespace std{template<bool b,class T=void>struct enable_if{};}
std:enable_if	enable_if	namespace std{template<class T>struct enable_if<true,T>{typedef T type;};}
std:enable_if_t	enable_if_t enable_if	namespace std{template<bool b,class T=void>using enable_if_t=typename enable_if<b,T> ::type;}
std:remove_const	remove_const	namespace std{template<class T>struct remove_const{typedef T type;};}
std:remove_const	remove_const	namespace std{template<class T>struct remove_const<const T>{typedef T type;};}
std:remove_volatile	remove_volatile	namespace std{template<class T>struct remove_volatile{typedef T type;};}
std:remove_volatile	remove_volatile	namespace std{template<class T>struct remove_volatile<volatile T>{typedef T type;};}
std:remove_cv	remove_cv remove_const remove_volatile	namespace std{template<class T>struct remove_cv{typedef typename remove_const<typename remove_volatile<T> ::type> ::type type;};}
std:remove_reference	remove_reference	namespace std{template<class T>struct remove_reference{typedef T type;};}
std:remove_reference	remove_reference	namespace std{template<class T>struct remove_reference<T& >{typedef T type;};}
std:remove_reference	remove_reference	namespace std{template<class T>struct remove_reference<T&& >{typedef T type;};}
std:remove_pointer	remove_pointer	namespace std{template<class T>struct remove_pointer{typedef T type;};}
std:remove_pointer	remove_pointer	namespace std{template<class T>struct remove_pointer<T* >{typedef T type;};}
std:remove_pointer	remove_pointer	namespace std{template<class T>struct remove_pointer<T*const>{typedef T type;};}
std:remove_pointer	remove_pointer	namespace std{template<class T>struct remove_pointer<T*volatile>{typedef T type;};}
std:remove_pointer	remove_pointer	namespace std{template<class T>struct remove_pointer<T*const volatile>{typedef T type;};}
std:add_const	add_const	namespace std{template<class T>struct add_const{typedef const T type;};}
std:remove_const_t	remove_const_t remove_const	namespace std{template<class T>using remove_const_t=typename remove_const<T> ::type;}
std:remove_cv_t	remove_cv_t remove_cv	namespace std{template<class T>using remove_cv_t=typename remove_cv<T> ::type;}
std:remove_reference_t	remove_reference_t remove_reference	namespace std{template<class T>using remove_reference_t=typename remove_reference<T> ::type;}
std:remove_pointer_t	remove_pointer_t remove_pointer	namespace std{template<class T>using remove_pointer_t=typename remove_pointer<T> ::type;}
std:add_const_t	add_const_t	namespace std{template<class T>using add_const_t=const T;}
std:remove_extent	remove_extent	namespace std{template<class T>struct remove_extent{typedef T type;};}
std:remove_extent	remove_extent	namespace std{template<class T>struct remove_extent<T[]>{typedef T type;};}
std:remove_extent	size_t remove_extent	namespace std{template<class T,size_t N>struct remove_extent<T[N]>{typedef T type;};}
std:remove_all_extents	remove_all_extents	namespace std{template<class T>struct remove_all_extents{typedef T type;};}
std:remove_all_extents	remove_all_extents	namespace std{template<class T>struct remove_all_extents<T[]>{typedef typename remove_all_extents<T> ::type type;};}
std:remove_all_extents	size_t remove_all_extents	namespace std{template<class T,size_t N>struct remove_all_extents<T[N]>{typedef typename remove_all_extents<T> ::type type;};}
std:remove_extent_t	remove_extent_t remove_extent	namespace std{template<class T>using remove_extent_t=typename remove_extent<T> ::type;}
std:remove_all_extents_t	remove_all_extents_t remove_all_extents	namespace std{template<class T>using remove_all_extents_t=typename remove_all_extents<T> ::type;}
std:rank	rank integral_constant size_t	namespace std{template<class T>struct rank:integral_constant<size_t,0>{};}
std:rank	rank integral_constant size_t	namespace std{template<class T>struct rank<T[]> :integral_constant<size_t,1+rank<T> ::value>{};}
std:rank	size_t rank integral_constant	namespace std{template<class T,size_t N>struct rank<T[N]> :integral_constant<size_t,1+rank<T> ::value>{};}
std:extent	extent integral_constant size_t	namespace std{template<class T,unsigned I=0>struct extent:integral_constant<size_t,0>{};}
std:extent	size_t extent integral_constant	namespace std{template<class T,size_t N>struct extent<T[N],0> :integral_constant<size_t,N>{};}
std:extent	extent integral_constant size_t	namespace std{template<class T>struct extent<T[],0> :integral_constant<size_t,0>{};}
std:extent	size_t extent	namespace std{template<class T,size_t N,unsigned I>struct extent<T[N],I> :extent<T,I-1>{};}
std:extent	extent	namespace std{template<class T,unsigned I>struct extent<T[],I> :extent<T,I-1>{};}
std:__kb_decay	__kb_decay remove_cv_t	namespace std{template<class T>struct __kb_decay{typedef remove_cv_t<T>type;};}
std:__kb_decay	__kb_decay	namespace std{template<class T>struct __kb_decay<T[]>{typedef T*type;};}
std:__kb_decay	size_t __kb_decay	namespace std{template<class T,size_t N>struct __kb_decay<T[N]>{typedef T*type;};}
std:__kb_decay	__kb_decay	namespace std{template<class R,class...As>struct __kb_decay<R(As...)>{typedef R(*type)(As...);};}
std:__kb_decay	__kb_decay	namespace std{template<class R,class...As>struct __kb_decay<R(As...,...)>{typedef R(*type)(As...,...);};}
std:decay	decay __kb_decay remove_reference_t	namespace std{template<class T>struct decay{typedef typename __kb_decay<remove_reference_t<T>> ::type type;};}
std:decay_t	decay_t decay	namespace std{template<class T>using decay_t=typename decay<T> ::type;}
std:remove_cvref_t	remove_cvref_t remove_cv_t remove_reference_t	namespace std{template<class T>using remove_cvref_t=remove_cv_t<remove_reference_t<T>>;}
std:remove_cvref	remove_cvref remove_cvref_t	namespace std{template<class T>struct remove_cvref{typedef remove_cvref_t<T>type;};}
std:type_identity	type_identity	namespace std{template<class T>struct type_identity{typedef T type;};}
std:type_identity_t	type_identity_t	namespace std{template<class T>using type_identity_t=T;}
std:void_t	void_t	namespace std{template<class... >using void_t=void;}
std:__kb_add_pointer	__kb_add_pointer	namespace std{template<class T,class=void>struct __kb_add_pointer{typedef T type;};}
std:__kb_add_pointer	__kb_add_pointer void_t remove_reference_t	namespace std{template<class T>struct __kb_add_pointer<T,void_t<remove_reference_t<T> * >>{typedef remove_reference_t<T> *type;};}
std:add_pointer	add_pointer __kb_add_pointer	namespace std{template<class T>struct add_pointer:__kb_add_pointer<T>{};}
std:add_pointer_t	add_pointer_t add_pointer	namespace std{template<class T>using add_pointer_t=typename add_pointer<T> ::type;}
std:__kb_add_reference	__kb_add_reference	namespace std{template<class T,class=void>struct __kb_add_reference{typedef T lvalue;typedef T rvalue;};}
std:__kb_add_reference	__kb_add_reference void_t	namespace std{template<class T>struct __kb_add_reference<T,void_t<T& >>{typedef T&lvalue;typedef T&&rvalue;};}
std:add_lvalue_reference	add_lvalue_reference __kb_add_reference	namespace std{template<class T>struct add_lvalue_reference{typedef typename __kb_add_reference<T> ::lvalue type;};}
std:add_lvalue_reference_t	add_lvalue_reference_t __kb_add_reference	namespace std{template<class T>using add_lvalue_reference_t=typename __kb_add_reference<T> ::lvalue;}
std:add_rvalue_reference	add_rvalue_reference __kb_add_reference	namespace std{template<class T>struct add_rvalue_reference{typedef typename __kb_add_reference<T> ::rvalue type;};}
std:add_rvalue_reference_t	add_rvalue_reference_t __kb_add_reference	namespace std{template<class T>using add_rvalue_reference_t=typename __kb_add_reference<T> ::rvalue;}
std:__kb_is_pointer	__kb_is_pointer false_type	namespace std{template<class T>struct __kb_is_pointer:false_type{};}
std:__kb_is_pointer	__kb_is_pointer true_type	namespace std{template<class T>struct __kb_is_pointer<T* > :true_type{};}
std:is_pointer	is_pointer __kb_is_pointer remove_cv_t	namespace std{template<class T>struct is_pointer:__kb_is_pointer<remove_cv_t<T>>{};}
std:is_volatile	is_volatile false_type	namespace std{template<class T>struct is_volatile:false_type{};}
std:is_volatile	is_volatile true_type	namespace std{template<class T>struct is_volatile<volatile T> :true_type{};}
std:is_base_of	is_base_of bool_constant	namespace std{template<class A,class B>struct is_base_of:bool_constant<__is_base_of(A,B)>{};}
std:is_convertible	is_convertible bool_constant	namespace std{template<class A,class B>struct is_convertible:bool_constant<__is_convertible(A,B)>{};}
std:is_base_of_v	is_base_of_v	namespace std{template<class A,class B>constexpr bool is_base_of_v=__is_base_of(A,B);}
std:is_convertible_v	is_convertible_v	namespace std{template<class A,class B>constexpr bool is_convertible_v=__is_convertible(A,B);}
std:is_const_v	is_const_v is_const	namespace std{template<class T>constexpr bool is_const_v=is_const<T> ::value;}
std:underlying_type	underlying_type	namespace std{template<class T>struct underlying_type{typedef __underlying_type(T)type;};}
std:underlying_type_t	underlying_type_t underlying_type	namespace std{template<class T>using underlying_type_t=typename underlying_type<T> ::type;}
std:alignment_of	alignment_of integral_constant size_t	namespace std{template<class T>struct alignment_of:integral_constant<size_t,alignof(T)>{};}
std:conjunction	conjunction true_type	namespace std{template<class... >struct conjunction:true_type{};}
std:conjunction	conjunction	namespace std{template<class B>struct conjunction<B> :B{};}
std:conjunction	conjunction conditional_t	namespace std{template<class B,class...Bs>struct conjunction<B,Bs... > :conditional_t<(B::value!=0),conjunction<Bs... >,B>{};}
std:disjunction	disjunction false_type	namespace std{template<class... >struct disjunction:false_type{};}
std:disjunction	disjunction	namespace std{template<class B>struct disjunction<B> :B{};}
std:disjunction	disjunction conditional_t	namespace std{template<class B,class...Bs>struct disjunction<B,Bs... > :conditional_t<(B::value!=0),B,disjunction<Bs... >>{};}
std:negation	negation bool_constant	namespace std{template<class B>struct negation:bool_constant<B::value==0>{};}
std:conjunction_v	conjunction_v conjunction	namespace std{template<class...Bs>constexpr bool conjunction_v=conjunction<Bs... > ::value;}
std:disjunction_v	disjunction_v disjunction	namespace std{template<class...Bs>constexpr bool disjunction_v=disjunction<Bs... > ::value;}
std:negation_v	negation_v	namespace std{template<class B>constexpr bool negation_v=B::value==0;}
std:declval	add_rvalue_reference_t declval	namespace std{template<class T>add_rvalue_reference_t<T>declval()noexcept;}
std:common_type	common_type	namespace std{template<class...Ts>struct common_type;}
std:common_type	common_type decay_t	namespace std{template<class T>struct common_type<T>{typedef decay_t<T>type;};}
std:__kb_conditional	__kb_conditional	namespace std{template<class V,class A,class B>struct __kb_conditional{};}
std:__kb_conditional	__kb_conditional void_t declval decay_t	namespace std{template<class A,class B>struct __kb_conditional<void_t<decltype(true?declval<A>():declval<B>())>,A,B>{typedef decay_t<decltype(true?declval<A>():declval<B>())>type;};}
std:__kb_common	decay_t __kb_common common_type	namespace std{template<class A,class B,class C=decay_t<A>,class D=decay_t<B>>struct __kb_common:common_type<C,D>{};}
std:__kb_common	__kb_common __kb_conditional	namespace std{template<class A,class B>struct __kb_common<A,B,A,B> :__kb_conditional<void,A,B>{};}
std:common_type	common_type __kb_common	namespace std{template<class A,class B>struct common_type<A,B> :__kb_common<A,B>{};}
std:__kb_common_of	__kb_common_of	namespace std{template<class V,class...Ts>struct __kb_common_of{};}
std:__kb_common_of	__kb_common_of void_t common_type	namespace std{template<class A,class B,class...Ts>struct __kb_common_of<void_t<typename common_type<A,B> ::type>,A,B,Ts... > :common_type<typename common_type<A,B> ::type,Ts... >{};}
std:common_type	common_type __kb_common_of	namespace std{template<class A,class B,class C,class...Ts>struct common_type<A,B,C,Ts... > :__kb_common_of<void,A,B,C,Ts... >{};}
std:common_type_t	common_type_t common_type	namespace std{template<class...Ts>using common_type_t=typename common_type<Ts... > ::type;}
std:aligned_storage	size_t aligned_storage	namespace std{template<size_t Len,size_t Align=16>struct aligned_storage{struct type{alignas(Align)unsigned char data[Len];};};}
std:aligned_storage_t	size_t aligned_storage_t aligned_storage	namespace std{template<size_t Len,size_t Align=16>using aligned_storage_t=typename aligned_storage<Len,Align> ::type;}
std:is_const	is_const false_type	namespace std{template<class T>struct is_const:false_type{};}
std:is_const	is_const true_type	namespace std{template<class T>struct is_const<const T> :true_type{};}
std:__kb_signs	size_t __kb_signs	namespace std{template<class T,bool=__is_enum(T)||__is_integral(T),size_t=sizeof(T)>struct __kb_signs{};}
std:__kb_signs	__kb_signs	namespace std{template<class T>struct __kb_signs<T,true,1>{typedef signed char s;typedef unsigned char u;};}
std:__kb_signs	__kb_signs	namespace std{template<class T>struct __kb_signs<T,true,2>{typedef short s;typedef unsigned short u;};}
std:__kb_signs	__kb_signs	namespace std{template<class T>struct __kb_signs<T,true,4>{typedef int s;typedef unsigned int u;};}
std:__kb_signs	__kb_signs	namespace std{template<class T>struct __kb_signs<T,true,8>{typedef long s;typedef unsigned long u;};}
std:make_signed	make_signed __kb_signs	namespace std{template<class T>struct make_signed{typedef typename __kb_signs<T> ::s type;};}
std:make_unsigned	make_unsigned __kb_signs	namespace std{template<class T>struct make_unsigned{typedef typename __kb_signs<T> ::u type;};}
std:make_signed	make_signed	namespace std{template< >struct make_signed<bool>;}
std:make_unsigned	make_unsigned	namespace std{template< >struct make_unsigned<bool>;}
std:make_signed	make_signed	namespace std{template<class T>struct make_signed<const T>{typedef const typename make_signed<T> ::type type;};}
std:make_unsigned	make_unsigned	namespace std{template<class T>struct make_unsigned<const T>{typedef const typename make_unsigned<T> ::type type;};}
std:make_signed	make_signed	namespace std{template<class T>struct make_signed<volatile T>{typedef volatile typename make_signed<T> ::type type;};}
std:make_unsigned	make_unsigned	namespace std{template<class T>struct make_unsigned<volatile T>{typedef volatile typename make_unsigned<T> ::type type;};}
std:make_signed	make_signed	namespace std{template<class T>struct make_signed<const volatile T>{typedef const volatile typename make_signed<T> ::type type;};}
std:make_unsigned	make_unsigned	namespace std{template<class T>struct make_unsigned<const volatile T>{typedef const volatile typename make_unsigned<T> ::type type;};}
std:make_signed	make_signed	namespace std{template< >struct make_signed<short>{typedef short type;};}
std:make_unsigned	make_unsigned	namespace std{template< >struct make_unsigned<short>{typedef unsigned short type;};}
std:make_signed	make_signed	namespace std{template< >struct make_signed<unsigned short>{typedef short type;};}
std:make_unsigned	make_unsigned	namespace std{template< >struct make_unsigned<unsigned short>{typedef unsigned short type;};}
std:make_signed	make_signed	namespace std{template< >struct make_signed<int>{typedef int type;};}
std:make_unsigned	make_unsigned	namespace std{template< >struct make_unsigned<int>{typedef unsigned int type;};}
std:make_signed	make_signed	namespace std{template< >struct make_signed<unsigned int>{typedef int type;};}
std:make_unsigned	make_unsigned	namespace std{template< >struct make_unsigned<unsigned int>{typedef unsigned int type;};}
std:make_signed	make_signed	namespace std{template< >struct make_signed<long>{typedef long type;};}
std:make_unsigned	make_unsigned	namespace std{template< >struct make_unsigned<long>{typedef unsigned long type;};}
std:make_signed	make_signed	namespace std{template< >struct make_signed<unsigned long>{typedef long type;};}
std:make_unsigned	make_unsigned	namespace std{template< >struct make_unsigned<unsigned long>{typedef unsigned long type;};}
std:make_signed	make_signed	namespace std{template< >struct make_signed<long long>{typedef long long type;};}
std:make_unsigned	make_unsigned	namespace std{template< >struct make_unsigned<long long>{typedef unsigned long long type;};}
std:make_signed	make_signed	namespace std{template< >struct make_signed<unsigned long long>{typedef long long type;};}
std:make_unsigned	make_unsigned	namespace std{template< >struct make_unsigned<unsigned long long>{typedef unsigned long long type;};}
std:make_signed	make_signed	namespace std{template< >struct make_signed<char>{typedef signed char type;};}
std:make_unsigned	make_unsigned	namespace std{template< >struct make_unsigned<char>{typedef unsigned char type;};}
std:make_signed	make_signed	namespace std{template< >struct make_signed<signed char>{typedef signed char type;};}
std:make_unsigned	make_unsigned	namespace std{template< >struct make_unsigned<signed char>{typedef unsigned char type;};}
std:make_signed	make_signed	namespace std{template< >struct make_signed<unsigned char>{typedef signed char type;};}
std:make_unsigned	make_unsigned	namespace std{template< >struct make_unsigned<unsigned char>{typedef unsigned char type;};}
std:make_signed_t	make_signed_t make_signed	namespace std{template<class T>using make_signed_t=typename make_signed<T> ::type;}
std:make_unsigned_t	make_unsigned_t make_unsigned	namespace std{template<class T>using make_unsigned_t=typename make_unsigned<T> ::type;}
std:is_floating_point	is_floating_point bool_constant remove_cv_t	namespace std{template<class T>struct is_floating_point:bool_constant<__is_floating_point(remove_cv_t<T>)>{};}
std:is_floating_point_v	is_floating_point_v remove_cv_t	namespace std{template<class T>constexpr bool is_floating_point_v=__is_floating_point(remove_cv_t<T>);}
std:is_integral	is_integral bool_constant remove_cv_t	namespace std{template<class T>struct is_integral:bool_constant<__is_integral(remove_cv_t<T>)>{};}
std:is_integral_v	is_integral_v remove_cv_t	namespace std{template<class T>constexpr bool is_integral_v=__is_integral(remove_cv_t<T>);}
std:is_arithmetic	is_arithmetic bool_constant remove_cv_t	namespace std{template<class T>struct is_arithmetic:bool_constant<__is_arithmetic(remove_cv_t<T>)>{};}
std:is_arithmetic_v	is_arithmetic_v remove_cv_t	namespace std{template<class T>constexpr bool is_arithmetic_v=__is_arithmetic(remove_cv_t<T>);}
std:is_signed	is_signed bool_constant remove_cv_t	namespace std{template<class T>struct is_signed:bool_constant<__is_signed(remove_cv_t<T>)>{};}
std:is_signed_v	is_signed_v remove_cv_t	namespace std{template<class T>constexpr bool is_signed_v=__is_signed(remove_cv_t<T>);}
std:is_unsigned	is_unsigned bool_constant remove_cv_t	namespace std{template<class T>struct is_unsigned:bool_constant<__is_unsigned(remove_cv_t<T>)>{};}
std:is_unsigned_v	is_unsigned_v remove_cv_t	namespace std{template<class T>constexpr bool is_unsigned_v=__is_unsigned(remove_cv_t<T>);}
std:is_void	is_void bool_constant remove_cv_t	namespace std{template<class T>struct is_void:bool_constant<__is_void(remove_cv_t<T>)>{};}
std:is_void_v	is_void_v remove_cv_t	namespace std{template<class T>constexpr bool is_void_v=__is_void(remove_cv_t<T>);}
std:is_enum	is_enum bool_constant remove_cv_t	namespace std{template<class T>struct is_enum:bool_constant<__is_enum(remove_cv_t<T>)>{};}
std:is_enum_v	is_enum_v remove_cv_t	namespace std{template<class T>constexpr bool is_enum_v=__is_enum(remove_cv_t<T>);}
std:is_class	is_class bool_constant remove_cv_t	namespace std{template<class T>struct is_class:bool_constant<__is_class(remove_cv_t<T>)>{};}
std:is_class_v	is_class_v remove_cv_t	namespace std{template<class T>constexpr bool is_class_v=__is_class(remove_cv_t<T>);}
std:is_union	is_union bool_constant remove_cv_t	namespace std{template<class T>struct is_union:bool_constant<__is_union(remove_cv_t<T>)>{};}
std:is_union_v	is_union_v remove_cv_t	namespace std{template<class T>constexpr bool is_union_v=__is_union(remove_cv_t<T>);}
std:is_array	is_array bool_constant remove_cv_t	namespace std{template<class T>struct is_array:bool_constant<__is_array(remove_cv_t<T>)>{};}
std:is_array_v	is_array_v remove_cv_t	namespace std{template<class T>constexpr bool is_array_v=__is_array(remove_cv_t<T>);}
std:is_reference	is_reference bool_constant remove_cv_t	namespace std{template<class T>struct is_reference:bool_constant<__is_reference(remove_cv_t<T>)>{};}
std:is_reference_v	is_reference_v remove_cv_t	namespace std{template<class T>constexpr bool is_reference_v=__is_reference(remove_cv_t<T>);}
std:is_lvalue_reference	is_lvalue_reference bool_constant remove_cv_t	namespace std{template<class T>struct is_lvalue_reference:bool_constant<__is_lvalue_reference(remove_cv_t<T>)>{};}
std:is_lvalue_reference_v	is_lvalue_reference_v remove_cv_t	namespace std{template<class T>constexpr bool is_lvalue_reference_v=__is_lvalue_reference(remove_cv_t<T>);}
std:is_rvalue_reference	is_rvalue_reference bool_constant remove_cv_t	namespace std{template<class T>struct is_rvalue_reference:bool_constant<__is_rvalue_reference(remove_cv_t<T>)>{};}
std:is_rvalue_reference_v	is_rvalue_reference_v remove_cv_t	namespace std{template<class T>constexpr bool is_rvalue_reference_v=__is_rvalue_reference(remove_cv_t<T>);}
std:is_function	is_function bool_constant remove_cv_t	namespace std{template<class T>struct is_function:bool_constant<__is_function(remove_cv_t<T>)>{};}
std:is_function_v	is_function_v remove_cv_t	namespace std{template<class T>constexpr bool is_function_v=__is_function(remove_cv_t<T>);}
std:is_empty	is_empty bool_constant remove_cv_t	namespace std{template<class T>struct is_empty:bool_constant<__is_empty(remove_cv_t<T>)>{};}
std:is_empty_v	is_empty_v remove_cv_t	namespace std{template<class T>constexpr bool is_empty_v=__is_empty(remove_cv_t<T>);}
std:is_trivially_copyable	is_trivially_copyable bool_constant remove_cv_t	namespace std{template<class T>struct is_trivially_copyable:bool_constant<__is_trivially_copyable(remove_cv_t<T>)>{};}
std:is_trivially_copyable_v	is_trivially_copyable_v remove_cv_t	namespace std{template<class T>constexpr bool is_trivially_copyable_v=__is_trivially_copyable(remove_cv_t<T>);}
std:is_trivial	is_trivial bool_constant remove_cv_t	namespace std{template<class T>struct is_trivial:bool_constant<__is_trivial(remove_cv_t<T>)>{};}
std:is_trivial_v	is_trivial_v remove_cv_t	namespace std{template<class T>constexpr bool is_trivial_v=__is_trivial(remove_cv_t<T>);}
std:is_pod	is_pod bool_constant remove_cv_t	namespace std{template<class T>struct is_pod:bool_constant<__is_pod(remove_cv_t<T>)>{};}
std:is_pod_v	is_pod_v remove_cv_t	namespace std{template<class T>constexpr bool is_pod_v=__is_pod(remove_cv_t<T>);}
std:is_standard_layout	is_standard_layout bool_constant remove_cv_t	namespace std{template<class T>struct is_standard_layout:bool_constant<__is_standard_layout(remove_cv_t<T>)>{};}
std:is_standard_layout_v	is_standard_layout_v remove_cv_t	namespace std{template<class T>constexpr bool is_standard_layout_v=__is_standard_layout(remove_cv_t<T>);}
std:is_aggregate	is_aggregate bool_constant remove_cv_t	namespace std{template<class T>struct is_aggregate:bool_constant<__is_aggregate(remove_cv_t<T>)>{};}
std:is_aggregate_v	is_aggregate_v remove_cv_t	namespace std{template<class T>constexpr bool is_aggregate_v=__is_aggregate(remove_cv_t<T>);}
std:is_pointer_v	is_pointer_v is_pointer	namespace std{template<class T>constexpr bool is_pointer_v=is_pointer<T> ::value;}
std:move	remove_reference_t move	namespace std{template<class T>__device__ constexpr remove_reference_t<T> &&move(T&&v)noexcept{return static_cast<remove_reference_t<T> && >(v);}}
std:forward	forward remove_reference_t	namespace std{template<class T>__device__ constexpr T&&forward(remove_reference_t<T> &v)noexcept{return static_cast<T&& >(v);}}
std:forward	forward remove_reference_t	namespace std{template<class T>__device__ constexpr T&&forward(remove_reference_t<T> &&v)noexcept{return static_cast<T&& >(v);}}
std:exchange	exchange is_nothrow_move_constructible is_nothrow_assignable	namespace std{template<class T,class U=T>__device__ constexpr T exchange(T&x,U&&y)noexcept(is_nothrow_move_constructible<T> ::value&&is_nothrow_assignable<T&,U> ::value){T old=static_cast<T&& >(x);x=static_cast<U&& >(y);return old;}}
std:as_const	as_const	namespace std{template<class T>__device__ constexpr const T&as_const(T&x)noexcept{return x;}}
std:initializer_list	initializer_list size_t	namespace std{template<class E>class initializer_list{const E*__kb_first;size_t __kb_count;public:typedef E value_type;typedef const E&reference;typedef const E&const_reference;typedef size_t size_type;typedef const E*iterator;typedef const E*const_iterator;__device__ constexpr const E*begin()const noexcept{return __kb_first;}__device__ constexpr const E*end()const noexcept{return __kb_first+__kb_count;}__device__ constexpr size_t size()const noexcept{return __kb_count;}};}
std:reference_wrapper	reference_wrapper	namespace std{template<class T>class reference_wrapper;}
std:unwrap_reference	unwrap_reference	namespace std{template<class T>struct unwrap_reference{typedef T type;};}
std:unwrap_reference	unwrap_reference reference_wrapper	namespace std{template<class T>struct unwrap_reference<reference_wrapper<T>>{typedef T&type;};}
std:unwrap_ref_decay	unwrap_ref_decay unwrap_reference decay_t	namespace std{template<class T>struct unwrap_ref_decay:unwrap_reference<decay_t<T>>{};}
std:unwrap_reference_t	unwrap_reference_t unwrap_reference	namespace std{template<class T>using unwrap_reference_t=typename unwrap_reference<T> ::type;}
std:unwrap_ref_decay_t	unwrap_ref_decay_t unwrap_ref_decay	namespace std{template<class T>using unwrap_ref_decay_t=typename unwrap_ref_decay<T> ::type;}
std:__kb_take	__kb_take	namespace std{template<class T>void __kb_take(const T&);}
std:__kb_bare	__kb_bare false_type	namespace std{template<class V,class T>struct __kb_bare:false_type{};}
std:__kb_bare	__kb_bare void_t __kb_take true_type	namespace std{template<class T>struct __kb_bare<void_t<decltype(__kb_take<T>({}))>,T> :true_type{};}
std:__kb_no		namespace std{struct __kb_no{__kb_no()=delete;__kb_no(const __kb_no&)=delete;};}
std:piecewise_construct_t		namespace std{struct piecewise_construct_t{explicit piecewise_construct_t()=default;};}
std:piecewise_construct	piecewise_construct_t piecewise_construct	namespace std{inline constexpr piecewise_construct_t piecewise_construct{};}
std:pair	enable_if_t __kb_bare piecewise_construct_t conditional_t __kb_no is_nothrow_move_assignable is_nothrow_swappable std swap	namespace std{template<class A,class B>struct pair{typedef A first_type;typedef B second_type;A first;B second;template<class C=A,class D=B,class=enable_if_t<__is_constructible(C)&&__is_constructible(D)>>__device__ constexpr explicit(!(__kb_bare<void,C> ::value&&__kb_bare<void,D> ::value))pair():first(),second(){}template<class C=A,class D=B,class=enable_if_t<__is_constructible(C,const C&)&&__is_constructible(D,const D&)>>__device__ constexpr explicit(!(__is_convertible(const C&,C)&&__is_convertible(const D&,D)))pair(const A&a,const B&b):first(a),second(b){}template<class C=A,class D=B,class=enable_if_t<__is_constructible(A,C)&&__is_constructible(B,D)>>__device__ constexpr explicit(!(__is_convertible(C,A)&&__is_convertible(D,B)))pair(C&&a,D&&b):first(static_cast<C&& >(a)),second(static_cast<D&& >(b)){}template<class C,class D,class=enable_if_t<__is_constructible(A,const C&)&&__is_constructible(B,const D&)>>__device__ constexpr explicit(!(__is_convertible(const C&,A)&&__is_convertible(const D&,B)))pair(const pair<C,D> &p):first(p.first),second(p.second){}template<class C,class D,class=enable_if_t<__is_constructible(A,C)&&__is_constructible(B,D)>>__device__ constexpr explicit(!(__is_convertible(C,A)&&__is_convertible(D,B)))pair(pair<C,D> &&p):first(static_cast<C&& >(p.first)),second(static_cast<D&& >(p.second)){}template<class X,class Y,class=typename X::__kb_tuple>__device__ constexpr pair(piecewise_construct_t,X x,Y y):first(x.template __kb_as<A>()),second(y.template __kb_as<B>()){}pair(const pair&)=default;pair(pair&&)=default;__device__ constexpr pair&operator=(const conditional_t<__is_assignable(A&,const A&)&&__is_assignable(B&,const B&),pair,__kb_no> &p){first=p.first;second=p.second;return*this;}__device__ constexpr pair&operator=(conditional_t<__is_assignable(A&,A)&&__is_assignable(B&,B),pair,__kb_no> &&p)noexcept(is_nothrow_move_assignable<A> ::value&&is_nothrow_move_assignable<B> ::value){first=static_cast<A&& >(p.first);second=static_cast<B&& >(p.second);return*this;}template<class C,class D,class=enable_if_t<__is_assignable(A&,const C&)&&__is_assignable(B&,const D&)>>__device__ constexpr pair&operator=(const pair<C,D> &p){first=p.first;second=p.second;return*this;}template<class C,class D,class=enable_if_t<__is_assignable(A&,C)&&__is_assignable(B&,D)>>__device__ constexpr pair&operator=(pair<C,D> &&p){first=static_cast<C&& >(p.first);second=static_cast<D&& >(p.second);return*this;}__device__ constexpr void swap(pair&p)noexcept(is_nothrow_swappable<A> ::value&&is_nothrow_swappable<B> ::value){using std::swap;swap(first,p.first);swap(second,p.second);}};}
std:pair	pair	namespace std{template<class A,class B>pair(A,B)->pair<A,B>;}
std:swap	enable_if_t is_swappable swap pair	namespace std{template<class A,class B>__device__ constexpr enable_if_t<is_swappable<A> ::value&&is_swappable<B> ::value>swap(pair<A,B> &p,pair<A,B> &q)noexcept(noexcept(p.swap(q))){p.swap(q);}}
std:swap	enable_if_t is_swappable swap pair	namespace std{template<class A,class B>enable_if_t< !(is_swappable<A> ::value&&is_swappable<B> ::value)>swap(pair<A,B> &,pair<A,B> &)=delete;}
std:make_pair	pair unwrap_ref_decay_t make_pair	namespace std{template<class A,class B>__device__ constexpr pair<unwrap_ref_decay_t<A>,unwrap_ref_decay_t<B>>make_pair(A&&a,B&&b){return pair<unwrap_ref_decay_t<A>,unwrap_ref_decay_t<B>>(static_cast<A&& >(a),static_cast<B&& >(b));}}
std:pair	pair	namespace std{template<class A,class B>__device__ constexpr bool operator==(const pair<A,B> &p,const pair<A,B> &q){return p.first==q.first&&p.second==q.second;}}
std:pair	pair	namespace std{template<class A,class B>__device__ constexpr bool operator!=(const pair<A,B> &p,const pair<A,B> &q){return!(p==q);}}
std:pair	pair	namespace std{template<class A,class B>__attribute__((kbind_if("c++17")))__device__ constexpr bool operator<(const pair<A,B> &p,const pair<A,B> &q){return p.first<q.first||(!(q.first<p.first)&&p.second<q.second);}}
std:pair	pair	namespace std{template<class A,class B>__attribute__((kbind_if("c++17")))__device__ constexpr bool operator>(const pair<A,B> &p,const pair<A,B> &q){return q<p;}}
std:pair	pair	namespace std{template<class A,class B>__attribute__((kbind_if("c++17")))__device__ constexpr bool operator<=(const pair<A,B> &p,const pair<A,B> &q){return!(q<p);}}
std:pair	pair	namespace std{template<class A,class B>__attribute__((kbind_if("c++17")))__device__ constexpr bool operator>=(const pair<A,B> &p,const pair<A,B> &q){return!(p<q);}}
std:input_iterator_tag	input_iterator_tag	namespace std{struct input_iterator_tag{};}
std:output_iterator_tag	output_iterator_tag	namespace std{struct output_iterator_tag{};}
std:forward_iterator_tag	forward_iterator_tag input_iterator_tag	namespace std{struct forward_iterator_tag:input_iterator_tag{};}
std:bidirectional_iterator_tag	bidirectional_iterator_tag forward_iterator_tag	namespace std{struct bidirectional_iterator_tag:forward_iterator_tag{};}
std:random_access_iterator_tag	random_access_iterator_tag bidirectional_iterator_tag	namespace std{struct random_access_iterator_tag:bidirectional_iterator_tag{};}
std:reverse_iterator	ptrdiff_t declval remove_cvref_t remove_reference_t random_access_iterator_tag std addressof	namespace std{template<class I>class reverse_iterator{I __kb_base;public:typedef I iterator_type;typedef ptrdiff_t difference_type;typedef decltype(*declval<I& >())reference;typedef remove_cvref_t<reference>value_type;typedef remove_reference_t<reference> *pointer;typedef random_access_iterator_tag iterator_category;__device__ constexpr reverse_iterator():__kb_base(){}__device__ constexpr explicit reverse_iterator(I i):__kb_base(i){}__device__ constexpr I base()const{return __kb_base;}__device__ constexpr reference operator*()const{return*(__kb_base-1);}__device__ constexpr pointer operator->()const{return std::addressof(* *this);}__device__ constexpr reference operator[](ptrdiff_t n)const{return*(__kb_base-n-1);}__device__ constexpr reverse_iterator&operator++(){--__kb_base;return*this;}__device__ constexpr reverse_iterator&operator--(){++__kb_base;return*this;}__device__ constexpr reverse_iterator operator++(int){reverse_iterator old(__kb_base);--__kb_base;return old;}__device__ constexpr reverse_iterator operator--(int){reverse_iterator old(__kb_base);++__kb_base;return old;}__device__ constexpr reverse_iterator&operator+=(ptrdiff_t n){__kb_base-=n;return*this;}__device__ constexpr reverse_iterator&operator-=(ptrdiff_t n){__kb_base+=n;return*this;}__device__ constexpr reverse_iterator operator+(ptrdiff_t n)const{return reverse_iterator(__kb_base-n);}__device__ constexpr reverse_iterator operator-(ptrdiff_t n)const{return reverse_iterator(__kb_base+n);}};}
std:reverse_iterator	reverse_iterator	namespace std{template<class I,class J>__device__ constexpr bool operator==(const reverse_iterator<I> &a,const reverse_iterator<J> &b){return a.base()==b.base();}}
std:reverse_iterator	reverse_iterator	namespace std{template<class I,class J>__device__ constexpr bool operator!=(const reverse_iterator<I> &a,const reverse_iterator<J> &b){return a.base()!=b.base();}}
std:reverse_iterator	reverse_iterator	namespace std{template<class I,class J>__device__ constexpr bool operator<(const reverse_iterator<I> &a,const reverse_iterator<J> &b){return a.base()>b.base();}}
std:reverse_iterator	reverse_iterator	namespace std{template<class I,class J>__device__ constexpr bool operator>(const reverse_iterator<I> &a,const reverse_iterator<J> &b){return a.base()<b.base();}}
std:reverse_iterator	reverse_iterator	namespace std{template<class I,class J>__device__ constexpr bool operator<=(const reverse_iterator<I> &a,const reverse_iterator<J> &b){return a.base()>=b.base();}}
std:reverse_iterator	reverse_iterator	namespace std{template<class I,class J>__device__ constexpr bool operator>=(const reverse_iterator<I> &a,const reverse_iterator<J> &b){return a.base()<=b.base();}}
std:reverse_iterator	reverse_iterator	namespace std{template<class I,class J>__device__ constexpr auto operator-(const reverse_iterator<I> &a,const reverse_iterator<J> &b)->decltype(b.base()-a.base()){return b.base()-a.base();}}
std:reverse_iterator	reverse_iterator ptrdiff_t	namespace std{template<class I>__device__ constexpr reverse_iterator<I>operator+(ptrdiff_t n,const reverse_iterator<I> &a){return a+n;}}
std:make_reverse_iterator	reverse_iterator make_reverse_iterator	namespace std{template<class I>__device__ constexpr reverse_iterator<I>make_reverse_iterator(I i){return reverse_iterator<I>(i);}}
std:array	size_t array ptrdiff_t std reverse_iterator __trap is_nothrow_swappable swap	namespace std{template<class T,size_t N>struct array{typedef T value_type;typedef T*iterator;typedef const T*const_iterator;typedef size_t size_type;typedef T&reference;typedef const T&const_reference;typedef ptrdiff_t difference_type;typedef T*pointer;typedef const T*const_pointer;typedef std::reverse_iterator<T* >reverse_iterator;typedef std::reverse_iterator<const T* >const_reverse_iterator;T _M_elems[N];__device__ constexpr T&operator[](size_t i)noexcept{return _M_elems[i];}__device__ constexpr const T&operator[](size_t i)const noexcept{return _M_elems[i];}__device__ constexpr T*begin()noexcept{return _M_elems;}__device__ constexpr const T*begin()const noexcept{return _M_elems;}__device__ constexpr const T*cbegin()const noexcept{return _M_elems;}__device__ constexpr T*end()noexcept{return _M_elems+N;}__device__ constexpr const T*end()const noexcept{return _M_elems+N;}__device__ constexpr const T*cend()const noexcept{return _M_elems+N;}__device__ constexpr T*data()noexcept{return _M_elems;}__device__ constexpr const T*data()const noexcept{return _M_elems;}__device__ constexpr std::reverse_iterator<T* >rbegin()noexcept{return std::reverse_iterator<T* >(_M_elems+N);}__device__ constexpr std::reverse_iterator<const T* >rbegin()const noexcept{return std::reverse_iterator<const T* >(_M_elems+N);}__device__ constexpr std::reverse_iterator<const T* >crbegin()const noexcept{return std::reverse_iterator<const T* >(_M_elems+N);}__device__ constexpr std::reverse_iterator<T* >rend()noexcept{return std::reverse_iterator<T* >(_M_elems);}__device__ constexpr std::reverse_iterator<const T* >rend()const noexcept{return std::reverse_iterator<const T* >(_M_elems);}__device__ constexpr std::reverse_iterator<const T* >crend()const noexcept{return std::reverse_iterator<const T* >(_M_elems);}__device__ constexpr T&at(size_t i)noexcept(false){if(i>=N)__trap();return _M_elems[i];}__device__ constexpr const T&at(size_t i)const noexcept(false){if(i>=N)__trap();return _M_elems[i];}__device__ constexpr T&front()noexcept{return _M_elems[0];}__device__ constexpr const T&front()const noexcept{return _M_elems[0];}__device__ constexpr T&back()noexcept{return _M_elems[N-1];}__device__ constexpr const T&back()const noexcept{return _M_elems[N-1];}__device__ constexpr size_t size()const noexcept{return N;}__device__ constexpr size_t max_size()const noexcept{return N;}__device__ constexpr bool empty()const noexcept{return N==0;}__device__ constexpr void swap(array&o)noexcept(N==0||is_nothrow_swappable<T> ::value){using std::swap;for(size_t i=0;i<N;i++)swap(_M_elems[i],o._M_elems[i]);}__device__ constexpr void fill(const T&x){for(size_t i=0;i<N;i++)_M_elems[i]=x;}};}
std:array	array	namespace std{template<class T,class...Ts>array(T,Ts...)->array<T,1+sizeof...(Ts)>;}
std:swap	size_t enable_if_t is_swappable swap array	namespace std{template<class T,size_t N>__device__ constexpr enable_if_t<N==0||is_swappable<T> ::value>swap(array<T,N> &a,array<T,N> &b)noexcept(noexcept(a.swap(b))){a.swap(b);}}
std:swap	size_t enable_if_t is_swappable swap array	namespace std{template<class T,size_t N>enable_if_t<N!=0&& !is_swappable<T> ::value>swap(array<T,N> &,array<T,N> &)=delete;}
std:array	size_t array	namespace std{template<class T,size_t N>__device__ constexpr bool operator==(const array<T,N> &a,const array<T,N> &b){for(size_t i=0;i<N;i++)if(!(a[i]==b[i]))return false;return true;}}
std:array	size_t array	namespace std{template<class T,size_t N>__device__ constexpr bool operator!=(const array<T,N> &a,const array<T,N> &b){return!(a==b);}}
std:array	size_t array	namespace std{template<class T,size_t N>__attribute__((kbind_if("c++17")))__device__ constexpr bool operator<(const array<T,N> &a,const array<T,N> &b){for(size_t i=0;i<N;i++){if(a[i]<b[i])return true;if(b[i]<a[i])return false;}return false;}}
std:array	size_t array	namespace std{template<class T,size_t N>__attribute__((kbind_if("c++17")))__device__ constexpr bool operator>(const array<T,N> &a,const array<T,N> &b){return b<a;}}
std:array	size_t array	namespace std{template<class T,size_t N>__attribute__((kbind_if("c++17")))__device__ constexpr bool operator<=(const array<T,N> &a,const array<T,N> &b){return!(b<a);}}
std:array	size_t array	namespace std{template<class T,size_t N>__attribute__((kbind_if("c++17")))__device__ constexpr bool operator>=(const array<T,N> &a,const array<T,N> &b){return!(a<b);}}
std:to_array	size_t array remove_cv_t to_array	namespace std{template<class T,size_t N>__device__ constexpr array<remove_cv_t<T>,N>to_array(const T(&a)[N]){array<remove_cv_t<T>,N>r{};for(size_t i=0;i<N;i++)r[i]=a[i];return r;}}
std:tuple	tuple	namespace std{template<class...Ts>struct tuple;}
std:tuple_element	size_t tuple_element	namespace std{template<size_t I,class T>struct tuple_element;}
std:tuple_element	size_t tuple_element tuple	namespace std{template<size_t I,class T,class...Ts>struct tuple_element<I,tuple<T,Ts... >> :tuple_element<I-1,tuple<Ts... >>{};}
std:tuple_element	tuple_element tuple	namespace std{template<class T,class...Ts>struct tuple_element<0,tuple<T,Ts... >>{typedef T type;};}
std:tuple_element	tuple_element pair	namespace std{template<class A,class B>struct tuple_element<0,pair<A,B>>{typedef A type;};}
std:tuple_element	tuple_element pair	namespace std{template<class A,class B>struct tuple_element<1,pair<A,B>>{typedef B type;};}
std:tuple_element	size_t tuple_element array	namespace std{template<size_t I,class T,size_t N>struct tuple_element<I,array<T,N>>{typedef T type;};}
std:tuple_element_t	size_t tuple_element_t tuple_element	namespace std{template<size_t I,class T>using tuple_element_t=typename tuple_element<I,T> ::type;}
std:tuple_size	tuple_size	namespace std{template<class T>struct tuple_size;}
std:tuple_size	tuple_size tuple integral_constant size_t	namespace std{template<class...Ts>struct tuple_size<tuple<Ts... >> :integral_constant<size_t,sizeof...(Ts)>{};}
std:tuple_size	tuple_size pair integral_constant size_t	namespace std{template<class A,class B>struct tuple_size<pair<A,B>> :integral_constant<size_t,2>{};}
std:tuple_size	size_t tuple_size array integral_constant	namespace std{template<class T,size_t N>struct tuple_size<array<T,N>> :integral_constant<size_t,N>{};}
std:__kb_sized	__kb_sized	namespace std{template<class T,class=void>struct __kb_sized{};}
std:__kb_sized	__kb_sized void_t tuple_size integral_constant size_t	namespace std{template<class T>struct __kb_sized<T,void_t<decltype(tuple_size<T> ::value)>> :integral_constant<size_t,tuple_size<T> ::value>{};}
std:tuple_size	tuple_size __kb_sized	namespace std{template<class T>struct tuple_size<const T> :__kb_sized<T>{};}
std:tuple_size	tuple_size __kb_sized	namespace std{template<class T>struct tuple_size<volatile T> :__kb_sized<T>{};}
std:tuple_size	tuple_size __kb_sized	namespace std{template<class T>struct tuple_size<const volatile T> :__kb_sized<T>{};}
std:tuple_element	size_t tuple_element	namespace std{template<size_t I,class T>struct tuple_element<I,const T>{typedef const typename tuple_element<I,T> ::type type;};}
std:tuple_element	size_t tuple_element	namespace std{template<size_t I,class T>struct tuple_element<I,volatile T>{typedef volatile typename tuple_element<I,T> ::type type;};}
std:tuple_element	size_t tuple_element	namespace std{template<size_t I,class T>struct tuple_element<I,const volatile T>{typedef const volatile typename tuple_element<I,T> ::type type;};}
std:tuple_size_v	size_t tuple_size_v tuple_size	namespace std{template<class T>constexpr size_t tuple_size_v=tuple_size<T> ::value;}
std:__kb_leaf	size_t	namespace std{template<size_t I,class T,bool=__is_empty(T)&& !__is_final(T)>struct __kb_leaf{T __kb_x;__device__ constexpr __kb_leaf():__kb_x(){}template<class U>__device__ constexpr __kb_leaf(int,U&&u):__kb_x(static_cast<U&& >(u)){}__device__ constexpr T&__kb_ref(){return __kb_x;}__device__ constexpr const T&__kb_ref()const{return __kb_x;}};}
std:__kb_leaf	size_t	namespace std{template<size_t I,class T>struct __kb_leaf<I,T,true> :private T{__device__ constexpr __kb_leaf():T(){}template<class U>__device__ constexpr __kb_leaf(int,U&&u):T(static_cast<U&& >(u)){}__device__ constexpr T&__kb_ref(){return*this;}__device__ constexpr const T&__kb_ref()const{return*this;}};}
std:__kb_index	__kb_index integral_constant size_t	namespace std{template<class T,class U,class...Ts>struct __kb_index:integral_constant<size_t,1+__kb_index<T,Ts... > ::value>{};}
std:__kb_index	__kb_index integral_constant size_t	namespace std{template<class T,class...Ts>struct __kb_index<T,T,Ts... > :integral_constant<size_t,0>{};}
std:get	size_t tuple_element_t std tuple get __kb_leaf	namespace std{template<size_t I,class...Ts>__device__ constexpr tuple_element_t<I,::std::tuple<Ts... >> &get(tuple<Ts... > &t)noexcept{return static_cast<__kb_leaf<I,tuple_element_t<I,::std::tuple<Ts... >> > & >(t).__kb_ref();}}
std:get	size_t tuple_element_t std tuple get __kb_leaf	namespace std{template<size_t I,class...Ts>__device__ constexpr const tuple_element_t<I,::std::tuple<Ts... >> &get(const tuple<Ts... > &t)noexcept{return static_cast<const __kb_leaf<I,tuple_element_t<I,::std::tuple<Ts... >> > & >(t).__kb_ref();}}
std:get	size_t tuple_element_t std tuple get __kb_leaf	namespace std{template<size_t I,class...Ts>__device__ constexpr tuple_element_t<I,::std::tuple<Ts... >> &&get(tuple<Ts... > &&t)noexcept{return static_cast<tuple_element_t<I,::std::tuple<Ts... >> && >(static_cast<__kb_leaf<I,tuple_element_t<I,::std::tuple<Ts... >> > & >(t).__kb_ref());}}
std:get	size_t tuple_element_t std tuple get __kb_leaf	namespace std{template<size_t I,class...Ts>__device__ constexpr const tuple_element_t<I,::std::tuple<Ts... >> &&get(const tuple<Ts... > &&t)noexcept{return static_cast<const tuple_element_t<I,::std::tuple<Ts... >> && >(static_cast<const __kb_leaf<I,tuple_element_t<I,::std::tuple<Ts... >> > & >(t).__kb_ref());}}
std:get	get tuple __kb_index	namespace std{template<class T,class...Ts>__device__ constexpr T&get(tuple<Ts... > &t)noexcept{return get<__kb_index<T,Ts... > ::value>(t);}}
std:get	get tuple __kb_index	namespace std{template<class T,class...Ts>__device__ constexpr T&&get(tuple<Ts... > &&t)noexcept{return get<__kb_index<T,Ts... > ::value>(static_cast<tuple<Ts... > && >(t));}}
std:get	get tuple __kb_index	namespace std{template<class T,class...Ts>__device__ constexpr const T&get(const tuple<Ts... > &t)noexcept{return get<__kb_index<T,Ts... > ::value>(t);}}
std:get	get tuple __kb_index	namespace std{template<class T,class...Ts>__device__ constexpr const T&&get(const tuple<Ts... > &&t)noexcept{return get<__kb_index<T,Ts... > ::value>(static_cast<const tuple<Ts... > && >(t));}}
std:get	size_t get pair	namespace std{template<size_t I,class A,class B>__device__ constexpr auto&get(pair<A,B> &p)noexcept{if constexpr(I==0)return p.first;else return p.second;}}
std:get	size_t tuple_element_t pair get	namespace std{template<size_t I,class A,class B>__device__ constexpr const tuple_element_t<I,pair<A,B>> &get(const pair<A,B> &p)noexcept{if constexpr(I==0)return p.first;else return p.second;}}
std:get	size_t tuple_element_t pair get	namespace std{template<size_t I,class A,class B>__device__ constexpr const tuple_element_t<I,pair<A,B>> &&get(const pair<A,B> &&p)noexcept{if constexpr(I==0)return static_cast<const A&& >(p.first);else return static_cast<const B&& >(p.second);}}
std:get	get pair	namespace std{template<class A,class B>__device__ constexpr A&get(pair<A,B> &p)noexcept{return p.first;}}
std:get	get pair	namespace std{template<class A,class B>__device__ constexpr const A&get(const pair<A,B> &p)noexcept{return p.first;}}
std:get	get pair	namespace std{template<class A,class B>__device__ constexpr A&&get(pair<A,B> &&p)noexcept{return static_cast<A&& >(p.first);}}
std:get	get pair	namespace std{template<class B,class A>__device__ constexpr B&get(pair<A,B> &p)noexcept{return p.second;}}
std:get	get pair	namespace std{template<class B,class A>__device__ constexpr const B&get(const pair<A,B> &p)noexcept{return p.second;}}
std:get	get pair	namespace std{template<class B,class A>__device__ constexpr B&&get(pair<A,B> &&p)noexcept{return static_cast<B&& >(p.second);}}
std:get	size_t tuple_element_t pair get	namespace std{template<size_t I,class A,class B>__device__ constexpr tuple_element_t<I,pair<A,B>> &&get(pair<A,B> &&p)noexcept{if constexpr(I==0)return static_cast<A&& >(p.first);else return static_cast<B&& >(p.second);}}
std:get	size_t get array	namespace std{template<size_t I,class T,size_t N>__device__ constexpr T&&get(array<T,N> &&a)noexcept{return static_cast<T&& >(a[I]);}}
std:get	size_t get array	namespace std{template<size_t I,class T,size_t N>__device__ constexpr T&get(array<T,N> &a)noexcept{return a[I];}}
std:get	size_t get array	namespace std{template<size_t I,class T,size_t N>__device__ constexpr const T&get(const array<T,N> &a)noexcept{return a[I];}}
std:get	size_t get array	namespace std{template<size_t I,class T,size_t N>__device__ constexpr const T&&get(const array<T,N> &&a)noexcept{return static_cast<const T&& >(a[I]);}}
std:__kb_elements	size_t __kb_elements	namespace std{template<size_t I,class...Ts>struct __kb_elements;}
std:__kb_elements	size_t __kb_leaf index_sequence get	namespace std{template<size_t I,class T>struct __kb_elements<I,T> :__kb_leaf<I,T>{__device__ constexpr __kb_elements(){}template<class U>__device__ constexpr __kb_elements(int,U&&u):__kb_leaf<I,T>(0,static_cast<U&& >(u)){}template<size_t...J,class U>__device__ constexpr __kb_elements(index_sequence<J... >,U&&u):__kb_elements(0,get<J>(static_cast<U&& >(u))...){}};}
std:__kb_elements	size_t __kb_leaf index_sequence get	namespace std{template<size_t I,class T,class T2,class...Ts>struct __kb_elements<I,T,T2,Ts... > :__kb_elements<I+1,T2,Ts... >,__kb_leaf<I,T>{__device__ constexpr __kb_elements(){}template<class U,class...Us>__device__ constexpr __kb_elements(int,U&&u,Us&& ...us):__kb_elements<I+1,T2,Ts... >(0,static_cast<Us&& >(us)...),__kb_leaf<I,T>(0,static_cast<U&& >(u)){}template<size_t...J,class U>__device__ constexpr __kb_elements(index_sequence<J... >,U&&u):__kb_elements(0,get<J>(static_cast<U&& >(u))...){}};}
std:tuple	tuple	namespace std{template< >struct tuple< >{typedef tuple __kb_tuple;__device__ constexpr void swap(tuple&)noexcept{}template<class R>__device__ constexpr R __kb_as(){return R();}};}
std:tuple	__kb_elements std tuple make_index_sequence enable_if_t __kb_bare is_nothrow_default_constructible is_nothrow_copy_constructible is_same_v remove_cvref_t is_nothrow_constructible pair size_t index_sequence get swap is_nothrow_swappable conditional_t __kb_no is_nothrow_copy_assignable is_nothrow_move_assignable is_nothrow_assignable	namespace std{template<class T,class...Ts>struct tuple<T,Ts... > :__kb_elements<0,T,Ts... >{typedef::std::tuple<T,Ts... >__kb_tuple;typedef __kb_elements<0,T,Ts... >__kb_base;typedef make_index_sequence<1+sizeof...(Ts)>__kb_indices;template<class X=T,class=enable_if_t<__is_constructible(X)&&(__is_constructible(Ts)&& ...)>>__device__ constexpr explicit(!(__kb_bare<void,X> ::value&&(__kb_bare<void,Ts> ::value&& ...)))tuple()noexcept(is_nothrow_default_constructible<T> ::value&&(is_nothrow_default_constructible<Ts> ::value&& ...)):__kb_base(){}template<class X=T,class=enable_if_t<__is_constructible(X,const X&)&&(__is_constructible(Ts,const Ts&)&& ...)>>__device__ constexpr explicit(!(__is_convertible(const X&,X)&&(__is_convertible(const Ts&,Ts)&& ...)))tuple(const T&x,const Ts& ...xs)noexcept(is_nothrow_copy_constructible<T> ::value&&(is_nothrow_copy_constructible<Ts> ::value&& ...)):__kb_base(0,x,xs...){}template<class U,class...Us,class=enable_if_t<(sizeof...(Ts)>0|| !is_same_v<remove_cvref_t<U>,tuple>)&&sizeof...(Ts)==sizeof...(Us)>,class=enable_if_t<__is_constructible(T,U)&&(__is_constructible(Ts,Us)&& ...)>>__device__ constexpr explicit(!(__is_convertible(U,T)&&(__is_convertible(Us,Ts)&& ...)))tuple(U&&x,Us&& ...xs)noexcept(is_nothrow_constructible<T,U> ::value&&(is_nothrow_constructible<Ts,Us> ::value&& ...)):__kb_base(0,static_cast<U&& >(x),static_cast<Us&& >(xs)...){}template<class U,class...Us,class=enable_if_t<sizeof...(Ts)==sizeof...(Us)&& !is_same_v<tuple<U,Us... >,tuple>>,class=enable_if_t<__is_constructible(T,const U&)&&(__is_constructible(Ts,const Us&)&& ...)&&(sizeof...(Ts)>0|| !__is_convertible(const tuple<U> &,T)&& !__is_constructible(T,const tuple<U> &))>>__device__ constexpr explicit(!(__is_convertible(const U&,T)&&(__is_convertible(const Us&,Ts)&& ...)))tuple(const tuple<U,Us... > &t)noexcept(is_nothrow_constructible<T,const U& > ::value&&(is_nothrow_constructible<Ts,const Us& > ::value&& ...)):__kb_base(__kb_indices(),t){}template<class U,class...Us,class=enable_if_t<sizeof...(Ts)==sizeof...(Us)&& !is_same_v<tuple<U,Us... >,tuple>>,class=enable_if_t<__is_constructible(T,U)&&(__is_constructible(Ts,Us)&& ...)&&(sizeof...(Ts)>0|| !__is_convertible(tuple<U>,T)&& !__is_constructible(T,tuple<U>))>>__device__ constexpr explicit(!(__is_convertible(U,T)&&(__is_convertible(Us,Ts)&& ...)))tuple(tuple<U,Us... > &&t)noexcept(is_nothrow_constructible<T,U> ::value&&(is_nothrow_constructible<Ts,Us> ::value&& ...)):__kb_base(__kb_indices(),static_cast<tuple<U,Us... > && >(t)){}template<class A,class B,class=enable_if_t<sizeof...(Ts)==1>,class=enable_if_t<__is_constructible(T,const A&)&&(__is_constructible(Ts,const B&)&& ...)>>__device__ constexpr explicit(!(__is_convertible(const A&,T)&&(__is_convertible(const B&,Ts)&& ...)))tuple(const pair<A,B> &p)noexcept(is_nothrow_constructible<T,const A& > ::value&&(is_nothrow_constructible<Ts,const B& > ::value&& ...)):__kb_base(0,p.first,p.second){}template<class A,class B,class=enable_if_t<sizeof...(Ts)==1>,class=enable_if_t<__is_constructible(T,A)&&(__is_constructible(Ts,B)&& ...)>>__device__ constexpr explicit(!(__is_convertible(A,T)&&(__is_convertible(B,Ts)&& ...)))tuple(pair<A,B> &&p)noexcept(is_nothrow_constructible<T,A> ::value&&(is_nothrow_constructible<Ts,B> ::value&& ...)):__kb_base(0,static_cast<A&& >(p.first),static_cast<B&& >(p.second)){}tuple(const tuple&)=default;tuple(tuple&&)=default;template<class U,size_t...I>__device__ constexpr void __kb_set(U&&u,index_sequence<I... >){((void)(get<I>(*this)=get<I>(static_cast<U&& >(u))),...);}template<size_t...I>__device__ constexpr void __kb_swap(tuple&o,index_sequence<I... >){using std::swap;(swap(get<I>(*this),get<I>(o)),...);}template<class R,size_t...I>__device__ constexpr R __kb_made(index_sequence<I... >){return R(get<I>(static_cast<tuple&& >(*this))...);}template<class R>__device__ constexpr R __kb_as(){return __kb_made<R>(__kb_indices());}__device__ constexpr void swap(tuple&o)noexcept(is_nothrow_swappable<T> ::value&&(is_nothrow_swappable<Ts> ::value&& ...)){__kb_swap(o,__kb_indices());}__device__ constexpr tuple&operator=(const conditional_t<__is_assignable(T&,const T&)&&(__is_assignable(Ts&,const Ts&)&& ...),tuple,__kb_no> &t)noexcept(is_nothrow_copy_assignable<T> ::value&&(is_nothrow_copy_assignable<Ts> ::value&& ...)){__kb_set(t,__kb_indices());return*this;}__device__ constexpr tuple&operator=(conditional_t<__is_assignable(T&,T)&&(__is_assignable(Ts&,Ts)&& ...),tuple,__kb_no> &&t)noexcept(is_nothrow_move_assignable<T> ::value&&(is_nothrow_move_assignable<Ts> ::value&& ...)){__kb_set(static_cast<tuple&& >(t),__kb_indices());return*this;}template<class U,class...Us,class=enable_if_t<sizeof...(Ts)==sizeof...(Us)>,class=enable_if_t<__is_assignable(T&,const U&)&&(__is_assignable(Ts&,const Us&)&& ...)>>__device__ constexpr tuple&operator=(const tuple<U,Us... > &t)noexcept(is_nothrow_assignable<T&,const U& > ::value&&(is_nothrow_assignable<Ts&,const Us& > ::value&& ...)){__kb_set(t,__kb_indices());return*this;}template<class U,class...Us,class=enable_if_t<sizeof...(Ts)==sizeof...(Us)>,class=enable_if_t<__is_assignable(T&,U)&&(__is_assignable(Ts&,Us)&& ...)>>__device__ constexpr tuple&operator=(tuple<U,Us... > &&t)noexcept(is_nothrow_assignable<T&,U> ::value&&(is_nothrow_assignable<Ts&,Us> ::value&& ...)){__kb_set(static_cast<tuple<U,Us... > && >(t),__kb_indices());return*this;}template<class A,class B,class=enable_if_t<sizeof...(Ts)==1>,class=enable_if_t<__is_assignable(T&,const A&)&&(__is_assignable(Ts&,const B&)&& ...)>>__device__ constexpr tuple&operator=(const pair<A,B> &p)noexcept(is_nothrow_assignable<T&,const A& > ::value&&(is_nothrow_assignable<Ts&,const B& > ::value&& ...)){__kb_set(p,__kb_indices());return*this;}template<class A,class B,class=enable_if_t<sizeof...(Ts)==1>,class=enable_if_t<__is_assignable(T&,A)&&(__is_assignable(Ts&,B)&& ...)>>__device__ constexpr tuple&operator=(pair<A,B> &&p)noexcept(is_nothrow_assignable<T&,A> ::value&&(is_nothrow_assignable<Ts&,B> ::value&& ...)){__kb_set(static_cast<pair<A,B> && >(p),__kb_indices());return*this;}};}
std:tuple	tuple	namespace std{template<class...Ts>tuple(Ts...)->tuple<Ts... >;}
std:tuple	tuple pair	namespace std{template<class A,class B>tuple(pair<A,B>)->tuple<A,B>;}
std:swap	enable_if_t is_swappable swap tuple	namespace std{template<class...Ts>__device__ constexpr enable_if_t<(is_swappable<Ts> ::value&& ... &&true)>swap(tuple<Ts... > &t,tuple<Ts... > &u)noexcept(noexcept(t.swap(u))){t.swap(u);}}
std:swap	enable_if_t is_swappable swap tuple	namespace std{template<class...Ts>enable_if_t< !(is_swappable<Ts> ::value&& ... &&true)>swap(tuple<Ts... > &,tuple<Ts... > &)=delete;}
std:make_tuple	tuple unwrap_ref_decay_t make_tuple	namespace std{template<class...Ts>__device__ constexpr tuple<unwrap_ref_decay_t<Ts> ... >make_tuple(Ts&& ...xs){return tuple<unwrap_ref_decay_t<Ts> ... >(static_cast<Ts&& >(xs)...);}}
std:tie	tuple tie	namespace std{template<class...Ts>__device__ constexpr tuple<Ts& ... >tie(Ts& ...xs)noexcept{return tuple<Ts& ... >(xs...);}}
std:forward_as_tuple	tuple forward_as_tuple	namespace std{template<class...Ts>__device__ constexpr tuple<Ts&& ... >forward_as_tuple(Ts&& ...xs)noexcept{return tuple<Ts&& ... >(static_cast<Ts&& >(xs)...);}}
std:__kb_wrapped	__kb_wrapped false_type	namespace std{template<class T>struct __kb_wrapped:false_type{};}
std:__kb_wrapped	__kb_wrapped reference_wrapper true_type	namespace std{template<class T>struct __kb_wrapped<reference_wrapper<T>> :true_type{};}
std:__kb_object_of	enable_if_t decay_t __kb_object_of	namespace std{template<class C,class O>__device__ constexpr enable_if_t<__is_base_of(C,decay_t<O>),O&& >__kb_object_of(O&&o)noexcept{return static_cast<O&& >(o);}}
std:__kb_object_of	__kb_object_of enable_if_t __kb_wrapped decay_t	namespace std{template<class C,class O>__device__ constexpr auto __kb_object_of(O&&o)noexcept->enable_if_t<__kb_wrapped<decay_t<O>> ::value,decltype(o.get())>{return o.get();}}
std:__kb_object_of	__kb_object_of enable_if_t decay_t __kb_wrapped	namespace std{template<class C,class O>__device__ constexpr auto __kb_object_of(O&&o)noexcept(noexcept(*static_cast<O&& >(o)))->enable_if_t< !__is_base_of(C,decay_t<O>)&& !__kb_wrapped<decay_t<O>> ::value,decltype(*static_cast<O&& >(o))>{return*static_cast<O&& >(o);}}
std:invoke	invoke	namespace std{template<class F,class...As>__device__ constexpr auto invoke(F&&f,As&& ...as)noexcept(noexcept(static_cast<F&& >(f)(static_cast<As&& >(as)...)))->decltype(static_cast<F&& >(f)(static_cast<As&& >(as)...)){return static_cast<F&& >(f)(static_cast<As&& >(as)...);}}
std:invoke	invoke __kb_object_of enable_if_t	namespace std{template<class M,class C,class O,class...As>__device__ constexpr auto invoke(M C:: *m,O&&o,As&& ...as)noexcept(noexcept((__kb_object_of<C>(static_cast<O&& >(o)).*m)(static_cast<As&& >(as)...)))->enable_if_t<__is_function(M),decltype((__kb_object_of<C>(static_cast<O&& >(o)).*m)(static_cast<As&& >(as)...))>{return(__kb_object_of<C>(static_cast<O&& >(o)).*m)(static_cast<As&& >(as)...);}}
std:invoke	invoke enable_if_t __kb_object_of	namespace std{template<class M,class C,class O>__device__ constexpr auto invoke(M C:: *m,O&&o)noexcept->enable_if_t< !__is_function(M),decltype((__kb_object_of<C>(static_cast<O&& >(o)).*m))>{return __kb_object_of<C>(static_cast<O&& >(o)).*m;}}
std:__kb_result	__kb_result	namespace std{template<class V,class F,class...As>struct __kb_result{};}
std:__kb_result	__kb_result void_t std invoke declval	namespace std{template<class F,class...As>struct __kb_result<void_t<decltype(std::invoke(declval<F>(),declval<As>()...))>,F,As... >{typedef decltype(std::invoke(declval<F>(),declval<As>()...))type;};}
std:invoke_result	invoke_result __kb_result	namespace std{template<class F,class...As>struct invoke_result:__kb_result<void,F,As... >{};}
std:invoke_result_t	invoke_result_t invoke_result	namespace std{template<class F,class...As>using invoke_result_t=typename invoke_result<F,As... > ::type;}
std:__kb_apply	size_t __kb_apply index_sequence std invoke get	namespace std{template<class F,class T,size_t...I>__device__ constexpr decltype(auto)__kb_apply(F&&f,T&&t,index_sequence<I... >){return std::invoke(static_cast<F&& >(f),get<I>(static_cast<T&& >(t))...);}}
std:apply	apply __kb_apply make_index_sequence tuple_size decay_t	namespace std{template<class F,class T>__device__ constexpr decltype(auto)apply(F&&f,T&&t){return __kb_apply(static_cast<F&& >(f),static_cast<T&& >(t),make_index_sequence<tuple_size<decay_t<T>> ::value>());}}
std:__kb_from_tuple	size_t __kb_from_tuple index_sequence get	namespace std{template<class T,class U,size_t...I>__device__ constexpr T __kb_from_tuple(U&&t,index_sequence<I... >){return T(get<I>(static_cast<U&& >(t))...);}}
std:make_from_tuple	make_from_tuple __kb_from_tuple make_index_sequence tuple_size decay_t	namespace std{template<class T,class U>__device__ constexpr T make_from_tuple(U&&t){return __kb_from_tuple<T>(static_cast<U&& >(t),make_index_sequence<tuple_size<decay_t<U>> ::value>());}}
std:__kb_equal	size_t __kb_equal index_sequence get	namespace std{template<class A,class B,size_t...I>__device__ constexpr bool __kb_equal(const A&a,const B&b,index_sequence<I... >){return(bool(get<I>(a)==get<I>(b))&& ... &&true);}}
std:__kb_less	size_t __kb_less tuple_size get	namespace std{template<size_t I,class A,class B>__device__ constexpr bool __kb_less(const A&a,const B&b){if constexpr(I==tuple_size<A> ::value)return false;else return get<I>(a)<get<I>(b)||(!(get<I>(b)<get<I>(a))&&__kb_less<I+1>(a,b));}}
std:__kb_joined	make_index_sequence tuple_size __kb_joined	namespace std{template<class R,class T,class I=make_index_sequence<tuple_size<T> ::value>>struct __kb_joined;}
std:__kb_joined	size_t __kb_joined tuple index_sequence tuple_element_t	namespace std{template<class...Rs,class T,size_t...I>struct __kb_joined<tuple<Rs... >,T,index_sequence<I... >>{typedef tuple<Rs...,tuple_element_t<I,T> ... >type;};}
std:__kb_cat_type	__kb_cat_type	namespace std{template<class R,class...Ts>struct __kb_cat_type{typedef R type;};}
std:__kb_cat_type	__kb_cat_type __kb_joined	namespace std{template<class R,class T,class...Ts>struct __kb_cat_type<R,T,Ts... > :__kb_cat_type<typename __kb_joined<R,T> ::type,Ts... >{};}
std:__kb_with	size_t __kb_with tuple index_sequence get	namespace std{template<class...Us,class T,size_t...I,size_t...J>__device__ constexpr auto __kb_with(const tuple<Us... > &us,T&&t,index_sequence<I... >,index_sequence<J... >){return tuple<Us...,decltype(get<J>(static_cast<T&& >(t)))... >(static_cast<Us>(get<I>(us))...,get<J>(static_cast<T&& >(t))...);}}
std:__kb_made	size_t __kb_made tuple index_sequence get	namespace std{template<class R,class...Us,size_t...I>__device__ constexpr R __kb_made(const tuple<Us... > &us,index_sequence<I... >){return R(static_cast<Us>(get<I>(us))...);}}
std:__kb_cat	__kb_cat tuple __kb_made make_index_sequence	namespace std{template<class R,class...Us>__device__ constexpr R __kb_cat(const tuple<Us... > &us){return __kb_made<R>(us,make_index_sequence<sizeof...(Us)>());}}
std:__kb_cat	__kb_cat tuple __kb_with make_index_sequence tuple_size decay_t	namespace std{template<class R,class...Us,class T,class...Ts>__device__ constexpr R __kb_cat(const tuple<Us... > &us,T&&t,Ts&& ...ts){return __kb_cat<R>(__kb_with(us,static_cast<T&& >(t),make_index_sequence<sizeof...(Us)>(),make_index_sequence<tuple_size<decay_t<T>> ::value>()),static_cast<Ts&& >(ts)...);}}
std:tuple_cat	__kb_cat_type tuple decay_t tuple_cat __kb_cat	namespace std{template<class...Ts>__device__ constexpr typename __kb_cat_type<tuple< >,decay_t<Ts> ... > ::type tuple_cat(Ts&& ...ts){return __kb_cat<typename __kb_cat_type<tuple< >,decay_t<Ts> ... > ::type>(tuple< >(),static_cast<Ts&& >(ts)...);}}
std:tuple	tuple __kb_equal make_index_sequence	namespace std{template<class...As,class...Bs>__device__ constexpr bool operator==(const tuple<As... > &a,const tuple<Bs... > &b){return __kb_equal(a,b,make_index_sequence<sizeof...(As)>());}}
std:tuple	tuple	namespace std{template<class...As,class...Bs>__device__ constexpr bool operator!=(const tuple<As... > &a,const tuple<Bs... > &b){return!(a==b);}}
std:tuple	tuple __kb_less	namespace std{template<class...As,class...Bs>__attribute__((kbind_if("c++17")))__device__ constexpr bool operator<(const tuple<As... > &a,const tuple<Bs... > &b){return __kb_less<0>(a,b);}}
std:tuple	tuple	namespace std{template<class...As,class...Bs>__attribute__((kbind_if("c++17")))__device__ constexpr bool operator>(const tuple<As... > &a,const tuple<Bs... > &b){return b<a;}}
std:tuple	tuple	namespace std{template<class...As,class...Bs>__attribute__((kbind_if("c++17")))__device__ constexpr bool operator<=(const tuple<As... > &a,const tuple<Bs... > &b){return!(b<a);}}
std:tuple	tuple	namespace std{template<class...As,class...Bs>__attribute__((kbind_if("c++17")))__device__ constexpr bool operator>=(const tuple<As... > &a,const tuple<Bs... > &b){return!(a<b);}}
std:integer_sequence	integer_sequence size_t	namespace std{template<class T,T...Is>struct integer_sequence{typedef T value_type;static constexpr size_t size()noexcept{return sizeof...(Is);}};}
std:index_sequence	size_t index_sequence integer_sequence	namespace std{template<size_t...Is>using index_sequence=integer_sequence<size_t,Is... >;}
std:__kb_sequence	size_t __kb_sequence	namespace std{template<class T,size_t N,T...Is>struct __kb_sequence{typedef typename __kb_sequence<T,N-1,T(N-1),Is... > ::type type;};}
std:__kb_sequence	__kb_sequence integer_sequence	namespace std{template<class T,T...Is>struct __kb_sequence<T,0,Is... >{typedef integer_sequence<T,Is... >type;};}
std:make_integer_sequence	make_integer_sequence __kb_sequence size_t	namespace std{template<class T,T N>using make_integer_sequence=typename __kb_sequence<T,size_t(N)> ::type;}
std:make_index_sequence	size_t make_index_sequence make_integer_sequence	namespace std{template<size_t N>using make_index_sequence=make_integer_sequence<size_t,N>;}
std:index_sequence_for	index_sequence_for make_index_sequence	namespace std{template<class...Ts>using index_sequence_for=make_index_sequence<sizeof...(Ts)>;}
std:plus	plus	namespace std{template<class T=void>struct plus{__device__ constexpr T operator()(const T&a,const T&b)const{return a+b;}};}
std:plus	plus	namespace std{template< >struct plus<void>{template<class A,class B>__device__ constexpr auto operator()(A&&a,B&&b)const noexcept(noexcept(static_cast<A&& >(a)+static_cast<B&& >(b)))->decltype(static_cast<A&& >(a)+static_cast<B&& >(b)){return static_cast<A&& >(a)+static_cast<B&& >(b);}};}
std:minus	minus	namespace std{template<class T=void>struct minus{__device__ constexpr T operator()(const T&a,const T&b)const{return a-b;}};}
std:minus	minus	namespace std{template< >struct minus<void>{template<class A,class B>__device__ constexpr auto operator()(A&&a,B&&b)const noexcept(noexcept(static_cast<A&& >(a)-static_cast<B&& >(b)))->decltype(static_cast<A&& >(a)-static_cast<B&& >(b)){return static_cast<A&& >(a)-static_cast<B&& >(b);}};}
std:multiplies	multiplies	namespace std{template<class T=void>struct multiplies{__device__ constexpr T operator()(const T&a,const T&b)const{return a*b;}};}
std:multiplies	multiplies	namespace std{template< >struct multiplies<void>{template<class A,class B>__device__ constexpr auto operator()(A&&a,B&&b)const noexcept(noexcept(static_cast<A&& >(a)*static_cast<B&& >(b)))->decltype(static_cast<A&& >(a)*static_cast<B&& >(b)){return static_cast<A&& >(a)*static_cast<B&& >(b);}};}
std:divides	divides	namespace std{template<class T=void>struct divides{__device__ constexpr T operator()(const T&a,const T&b)const{return a/b;}};}
std:divides	divides	namespace std{template< >struct divides<void>{template<class A,class B>__device__ constexpr auto operator()(A&&a,B&&b)const noexcept(noexcept(static_cast<A&& >(a)/static_cast<B&& >(b)))->decltype(static_cast<A&& >(a)/static_cast<B&& >(b)){return static_cast<A&& >(a)/static_cast<B&& >(b);}};}
std:modulus	modulus	namespace std{template<class T=void>struct modulus{__device__ constexpr T operator()(const T&a,const T&b)const{return a%b;}};}
std:modulus	modulus	namespace std{template< >struct modulus<void>{template<class A,class B>__device__ constexpr auto operator()(A&&a,B&&b)const noexcept(noexcept(static_cast<A&& >(a)%static_cast<B&& >(b)))->decltype(static_cast<A&& >(a)%static_cast<B&& >(b)){return static_cast<A&& >(a)%static_cast<B&& >(b);}};}
std:bit_and	bit_and	namespace std{template<class T=void>struct bit_and{__device__ constexpr T operator()(const T&a,const T&b)const{return a&b;}};}
std:bit_and	bit_and	namespace std{template< >struct bit_and<void>{template<class A,class B>__device__ constexpr auto operator()(A&&a,B&&b)const noexcept(noexcept(static_cast<A&& >(a)&static_cast<B&& >(b)))->decltype(static_cast<A&& >(a)&static_cast<B&& >(b)){return static_cast<A&& >(a)&static_cast<B&& >(b);}};}
std:bit_or	bit_or	namespace std{template<class T=void>struct bit_or{__device__ constexpr T operator()(const T&a,const T&b)const{return a|b;}};}
std:bit_or	bit_or	namespace std{template< >struct bit_or<void>{template<class A,class B>__device__ constexpr auto operator()(A&&a,B&&b)const noexcept(noexcept(static_cast<A&& >(a)|static_cast<B&& >(b)))->decltype(static_cast<A&& >(a)|static_cast<B&& >(b)){return static_cast<A&& >(a)|static_cast<B&& >(b);}};}
std:bit_xor	bit_xor	namespace std{template<class T=void>struct bit_xor{__device__ constexpr T operator()(const T&a,const T&b)const{return a^b;}};}
std:bit_xor	bit_xor	namespace std{template< >struct bit_xor<void>{template<class A,class B>__device__ constexpr auto operator()(A&&a,B&&b)const noexcept(noexcept(static_cast<A&& >(a)^static_cast<B&& >(b)))->decltype(static_cast<A&& >(a)^static_cast<B&& >(b)){return static_cast<A&& >(a)^static_cast<B&& >(b);}};}
std:less	less	namespace std{template<class T=void>struct less{__device__ constexpr bool operator()(const T&a,const T&b)const{return a<b;}};}
std:less	less	namespace std{template< >struct less<void>{template<class A,class B>__device__ constexpr auto operator()(A&&a,B&&b)const noexcept(noexcept(static_cast<A&& >(a)<static_cast<B&& >(b)))->decltype(static_cast<A&& >(a)<static_cast<B&& >(b)){return static_cast<A&& >(a)<static_cast<B&& >(b);}};}
std:greater	greater	namespace std{template<class T=void>struct greater{__device__ constexpr bool operator()(const T&a,const T&b)const{return a>b;}};}
std:greater	greater	namespace std{template< >struct greater<void>{template<class A,class B>__device__ constexpr auto operator()(A&&a,B&&b)const noexcept(noexcept(static_cast<A&& >(a)>static_cast<B&& >(b)))->decltype(static_cast<A&& >(a)>static_cast<B&& >(b)){return static_cast<A&& >(a)>static_cast<B&& >(b);}};}
std:less_equal	less_equal	namespace std{template<class T=void>struct less_equal{__device__ constexpr bool operator()(const T&a,const T&b)const{return a<=b;}};}
std:less_equal	less_equal	namespace std{template< >struct less_equal<void>{template<class A,class B>__device__ constexpr auto operator()(A&&a,B&&b)const noexcept(noexcept(static_cast<A&& >(a)<=static_cast<B&& >(b)))->decltype(static_cast<A&& >(a)<=static_cast<B&& >(b)){return static_cast<A&& >(a)<=static_cast<B&& >(b);}};}
std:greater_equal	greater_equal	namespace std{template<class T=void>struct greater_equal{__device__ constexpr bool operator()(const T&a,const T&b)const{return a>=b;}};}
std:greater_equal	greater_equal	namespace std{template< >struct greater_equal<void>{template<class A,class B>__device__ constexpr auto operator()(A&&a,B&&b)const noexcept(noexcept(static_cast<A&& >(a)>=static_cast<B&& >(b)))->decltype(static_cast<A&& >(a)>=static_cast<B&& >(b)){return static_cast<A&& >(a)>=static_cast<B&& >(b);}};}
std:equal_to	equal_to	namespace std{template<class T=void>struct equal_to{__device__ constexpr bool operator()(const T&a,const T&b)const{return a==b;}};}
std:equal_to	equal_to	namespace std{template< >struct equal_to<void>{template<class A,class B>__device__ constexpr auto operator()(A&&a,B&&b)const noexcept(noexcept(static_cast<A&& >(a)==static_cast<B&& >(b)))->decltype(static_cast<A&& >(a)==static_cast<B&& >(b)){return static_cast<A&& >(a)==static_cast<B&& >(b);}};}
std:not_equal_to	not_equal_to	namespace std{template<class T=void>struct not_equal_to{__device__ constexpr bool operator()(const T&a,const T&b)const{return a!=b;}};}
std:not_equal_to	not_equal_to	namespace std{template< >struct not_equal_to<void>{template<class A,class B>__device__ constexpr auto operator()(A&&a,B&&b)const noexcept(noexcept(static_cast<A&& >(a)!=static_cast<B&& >(b)))->decltype(static_cast<A&& >(a)!=static_cast<B&& >(b)){return static_cast<A&& >(a)!=static_cast<B&& >(b);}};}
std:logical_and	logical_and	namespace std{template<class T=void>struct logical_and{__device__ constexpr bool operator()(const T&a,const T&b)const{return a&&b;}};}
std:logical_and	logical_and	namespace std{template< >struct logical_and<void>{template<class A,class B>__device__ constexpr auto operator()(A&&a,B&&b)const noexcept(noexcept(static_cast<A&& >(a)&&static_cast<B&& >(b)))->decltype(static_cast<A&& >(a)&&static_cast<B&& >(b)){return static_cast<A&& >(a)&&static_cast<B&& >(b);}};}
std:logical_or	logical_or	namespace std{template<class T=void>struct logical_or{__device__ constexpr bool operator()(const T&a,const T&b)const{return a||b;}};}
std:logical_or	logical_or	namespace std{template< >struct logical_or<void>{template<class A,class B>__device__ constexpr auto operator()(A&&a,B&&b)const noexcept(noexcept(static_cast<A&& >(a)||static_cast<B&& >(b)))->decltype(static_cast<A&& >(a)||static_cast<B&& >(b)){return static_cast<A&& >(a)||static_cast<B&& >(b);}};}
std:negate	negate	namespace std{template<class T=void>struct negate{__device__ constexpr T operator()(const T&a)const{return-a;}};}
std:logical_not	logical_not	namespace std{template<class T=void>struct logical_not{__device__ constexpr bool operator()(const T&a)const{return!a;}};}
std:bit_not	bit_not	namespace std{template<class T=void>struct bit_not{__device__ constexpr T operator()(const T&a)const{return~a;}};}
std:negate	negate	namespace std{template< >struct negate<void>{template<class T>__device__ constexpr auto operator()(T&&a)const noexcept(noexcept(-static_cast<T&& >(a)))->decltype(-static_cast<T&& >(a)){return-static_cast<T&& >(a);}};}
std:logical_not	logical_not	namespace std{template< >struct logical_not<void>{template<class T>__device__ constexpr auto operator()(T&&a)const noexcept(noexcept(!static_cast<T&& >(a)))->decltype(!static_cast<T&& >(a)){return!static_cast<T&& >(a);}};}
std:bit_not	bit_not	namespace std{template< >struct bit_not<void>{template<class T>__device__ constexpr auto operator()(T&&a)const noexcept(noexcept(~static_cast<T&& >(a)))->decltype(~static_cast<T&& >(a)){return~static_cast<T&& >(a);}};}
std:float_round_style std:round_indeterminate std:round_toward_zero std:round_to_nearest std:round_toward_infinity std:round_toward_neg_infinity	float_round_style round_indeterminate round_toward_zero round_to_nearest round_toward_infinity round_toward_neg_infinity	namespace std{enum float_round_style{round_indeterminate= -1,round_toward_zero=0,round_to_nearest=1,round_toward_infinity=2,round_toward_neg_infinity=3};}
std:float_denorm_style std:denorm_indeterminate std:denorm_absent std:denorm_present	float_denorm_style denorm_indeterminate denorm_absent denorm_present	namespace std{enum float_denorm_style{denorm_indeterminate= -1,denorm_absent=0,denorm_present=1};}
std:__kb_limits	__kb_limits float_round_style round_toward_zero float_denorm_style denorm_absent	namespace std{template<class T,bool integral=__is_integral(T)>struct __kb_limits{static constexpr bool is_specialized=false,is_signed=false,is_integer=false,is_exact=false,has_infinity=false,has_quiet_NaN=false,is_iec559=false,is_bounded=false,is_modulo=false;static constexpr bool has_signaling_NaN=false,has_denorm_loss=false,traps=false,tinyness_before=false;static constexpr int digits=0,digits10=0,max_digits10=0,radix=0,min_exponent=0,max_exponent=0,min_exponent10=0,max_exponent10=0;static constexpr float_round_style round_style=round_toward_zero;static constexpr float_denorm_style has_denorm=denorm_absent;__device__ static constexpr T min()noexcept{return T();}__device__ static constexpr T max()noexcept{return T();}__device__ static constexpr T lowest()noexcept{return T();}__device__ static constexpr T epsilon()noexcept{return T();}__device__ static constexpr T infinity()noexcept{return T();}__device__ static constexpr T quiet_NaN()noexcept{return T();}__device__ static constexpr T signaling_NaN()noexcept{return T();}__device__ static constexpr T denorm_min()noexcept{return T();}__device__ static constexpr T round_error()noexcept{return T();}};}
std:__kb_limits	__kb_limits is_same float_round_style round_toward_zero float_denorm_style denorm_absent	namespace std{template<class T>struct __kb_limits<T,true>{static constexpr bool is_specialized=true,is_signed=__is_signed(T),is_integer=true,is_exact=true,has_infinity=false,has_quiet_NaN=false,is_iec559=false,is_bounded=true;static constexpr bool is_modulo= !__is_signed(T)&& !is_same<T,bool> ::value,has_signaling_NaN=false,has_denorm_loss=false,traps=true,tinyness_before=false;static constexpr int digits=is_same<T,bool> ::value?1:(int)sizeof(T)*8-__is_signed(T),digits10=digits*30103L/100000,max_digits10=0,radix=2;static constexpr int min_exponent=0,max_exponent=0,min_exponent10=0,max_exponent10=0;static constexpr float_round_style round_style=round_toward_zero;static constexpr float_denorm_style has_denorm=denorm_absent;__device__ static constexpr T max()noexcept{return T(~0ull>>(64-digits));}__device__ static constexpr T min()noexcept{return __is_signed(T)?T(-(long long)max()-1):T(0);}__device__ static constexpr T lowest()noexcept{return min();}__device__ static constexpr T epsilon()noexcept{return 0;}__device__ static constexpr T infinity()noexcept{return 0;}__device__ static constexpr T quiet_NaN()noexcept{return 0;}__device__ static constexpr T signaling_NaN()noexcept{return 0;}__device__ static constexpr T denorm_min()noexcept{return 0;}__device__ static constexpr T round_error()noexcept{return 0;}};}
std:numeric_limits	numeric_limits __kb_limits	namespace std{template<class T>struct numeric_limits:__kb_limits<T>{};}
std:numeric_limits	numeric_limits	namespace std{template<class T>struct numeric_limits<const T> :numeric_limits<T>{};}
std:numeric_limits	numeric_limits	namespace std{template<class T>struct numeric_limits<volatile T> :numeric_limits<T>{};}
std:numeric_limits	numeric_limits	namespace std{template<class T>struct numeric_limits<const volatile T> :numeric_limits<T>{};}
std:numeric_limits	numeric_limits	namespace std{template< >struct numeric_limits<long double>;}
std:numeric_limits	numeric_limits float_round_style round_to_nearest float_denorm_style denorm_present __builtin_inff __kb_nanf	namespace std{template< >struct numeric_limits<float>{static constexpr bool is_specialized=true,is_signed=true,is_integer=false,is_exact=false,has_infinity=true,has_quiet_NaN=true,is_iec559=true,is_bounded=true;static constexpr bool is_modulo=false,has_signaling_NaN=true,has_denorm_loss=false,traps=false,tinyness_before=false;static constexpr int digits=24,digits10=6,max_digits10=9,radix=2,min_exponent= -125,max_exponent=128;static constexpr int min_exponent10=(-125-1)*30103L/100000,max_exponent10=128*30103L/100000;static constexpr float_round_style round_style=round_to_nearest;static constexpr float_denorm_style has_denorm=denorm_present;__device__ static constexpr float min()noexcept{return 1.17549435082228751e-38F;}__device__ static constexpr float max()noexcept{return 3.40282346638528860e+38F;}__device__ static constexpr float lowest()noexcept{return-3.40282346638528860e+38F;}__device__ static constexpr float epsilon()noexcept{return 1.1920928955078125e-07F;}__device__ static constexpr float infinity()noexcept{return __builtin_inff();}__device__ static constexpr float quiet_NaN()noexcept{return __kb_nanf();}__device__ static constexpr float denorm_min()noexcept{return 1.40129846e-45f;}__device__ static constexpr float round_error()noexcept{return float(0.5);}};}
std:numeric_limits	numeric_limits float_round_style round_to_nearest float_denorm_style denorm_present __builtin_inf __kb_nan	namespace std{template< >struct numeric_limits<double>{static constexpr bool is_specialized=true,is_signed=true,is_integer=false,is_exact=false,has_infinity=true,has_quiet_NaN=true,is_iec559=true,is_bounded=true;static constexpr bool is_modulo=false,has_signaling_NaN=true,has_denorm_loss=false,traps=false,tinyness_before=false;static constexpr int digits=53,digits10=15,max_digits10=17,radix=2,min_exponent= -1021,max_exponent=1024;static constexpr int min_exponent10=(-1021-1)*30103L/100000,max_exponent10=1024*30103L/100000;static constexpr float_round_style round_style=round_to_nearest;static constexpr float_denorm_style has_denorm=denorm_present;__device__ static constexpr double min()noexcept{return 2.2250738585072014e-308;}__device__ static constexpr double max()noexcept{return 1.7976931348623157e+308;}__device__ static constexpr double lowest()noexcept{return-1.7976931348623157e+308;}__device__ static constexpr double epsilon()noexcept{return 2.2204460492503131e-16;}__device__ static constexpr double infinity()noexcept{return __builtin_inf();}__device__ static constexpr double quiet_NaN()noexcept{return __kb_nan();}__device__ static constexpr double denorm_min()noexcept{return 4.9406564584124654e-324;}__device__ static constexpr double round_error()noexcept{return double(0.5);}};}
std:partial_ordering	partial_ordering	namespace std{struct partial_ordering{signed char __kb_order;static const partial_ordering less,equivalent,greater,unordered;};}
std:weak_ordering	weak_ordering partial_ordering	namespace std{struct weak_ordering{signed char __kb_order;static const weak_ordering less,equivalent,greater;__device__ constexpr operator partial_ordering()const{return partial_ordering{__kb_order};}};}
std:strong_ordering	strong_ordering partial_ordering weak_ordering	namespace std{struct strong_ordering{signed char __kb_order;static const strong_ordering less,equal,equivalent,greater;__device__ constexpr operator partial_ordering()const{return partial_ordering{__kb_order};}__device__ constexpr operator weak_ordering()const{return weak_ordering{__kb_order};}};}
std:partial_ordering	partial_ordering	namespace std{inline constexpr partial_ordering partial_ordering::less{-1};}
std:partial_ordering	partial_ordering	namespace std{inline constexpr partial_ordering partial_ordering::equivalent{0};}
std:partial_ordering	partial_ordering	namespace std{inline constexpr partial_ordering partial_ordering::greater{1};}
std:partial_ordering	partial_ordering	namespace std{inline constexpr partial_ordering partial_ordering::unordered{2};}
std:weak_ordering	weak_ordering	namespace std{inline constexpr weak_ordering weak_ordering::less{-1};}
std:weak_ordering	weak_ordering	namespace std{inline constexpr weak_ordering weak_ordering::equivalent{0};}
std:weak_ordering	weak_ordering	namespace std{inline constexpr weak_ordering weak_ordering::greater{1};}
std:strong_ordering	strong_ordering	namespace std{inline constexpr strong_ordering strong_ordering::less{-1};}
std:strong_ordering	strong_ordering	namespace std{inline constexpr strong_ordering strong_ordering::equal{0};}
std:strong_ordering	strong_ordering	namespace std{inline constexpr strong_ordering strong_ordering::equivalent{0};}
std:strong_ordering	strong_ordering	namespace std{inline constexpr strong_ordering strong_ordering::greater{1};}
std:partial_ordering	partial_ordering	namespace std{__device__ constexpr bool operator==(partial_ordering a,partial_ordering b)noexcept{return a.__kb_order==b.__kb_order;}}
std:weak_ordering	weak_ordering	namespace std{__device__ constexpr bool operator==(weak_ordering a,weak_ordering b)noexcept{return a.__kb_order==b.__kb_order;}}
std:strong_ordering	strong_ordering	namespace std{__device__ constexpr bool operator==(strong_ordering a,strong_ordering b)noexcept{return a.__kb_order==b.__kb_order;}}
std:partial_ordering	partial_ordering	namespace std{__device__ constexpr bool operator==(partial_ordering a,int)noexcept{return a.__kb_order==0;}}
std:partial_ordering	partial_ordering	namespace std{__device__ constexpr bool operator<(partial_ordering a,int)noexcept{return a.__kb_order== -1;}}
std:partial_ordering	partial_ordering	namespace std{__device__ constexpr bool operator>(partial_ordering a,int)noexcept{return a.__kb_order==1;}}
std:partial_ordering	partial_ordering	namespace std{__device__ constexpr bool operator<=(partial_ordering a,int)noexcept{return a.__kb_order== -1||a.__kb_order==0;}}
std:partial_ordering	partial_ordering	namespace std{__device__ constexpr bool operator>=(partial_ordering a,int)noexcept{return a.__kb_order==1||a.__kb_order==0;}}
std:partial_ordering	partial_ordering	namespace std{__device__ constexpr bool operator<(int,partial_ordering a)noexcept{return a.__kb_order==1;}}
std:partial_ordering	partial_ordering	namespace std{__device__ constexpr bool operator>(int,partial_ordering a)noexcept{return a.__kb_order== -1;}}
std:partial_ordering	partial_ordering	namespace std{__device__ constexpr bool operator<=(int,partial_ordering a)noexcept{return a.__kb_order==1||a.__kb_order==0;}}
std:partial_ordering	partial_ordering	namespace std{__device__ constexpr bool operator>=(int,partial_ordering a)noexcept{return a.__kb_order== -1||a.__kb_order==0;}}
std:partial_ordering	partial_ordering	namespace std{__device__ constexpr partial_ordering operator<=>(partial_ordering a,int)noexcept{return a;}}
std:partial_ordering	partial_ordering	namespace std{__device__ constexpr partial_ordering operator<=>(int,partial_ordering a)noexcept{return partial_ordering{(signed char)(a.__kb_order==2?2: -a.__kb_order)};}}
std:weak_ordering	weak_ordering	namespace std{__device__ constexpr bool operator==(weak_ordering a,int)noexcept{return a.__kb_order==0;}}
std:weak_ordering	weak_ordering	namespace std{__device__ constexpr bool operator<(weak_ordering a,int)noexcept{return a.__kb_order== -1;}}
std:weak_ordering	weak_ordering	namespace std{__device__ constexpr bool operator>(weak_ordering a,int)noexcept{return a.__kb_order==1;}}
std:weak_ordering	weak_ordering	namespace std{__device__ constexpr bool operator<=(weak_ordering a,int)noexcept{return a.__kb_order== -1||a.__kb_order==0;}}
std:weak_ordering	weak_ordering	namespace std{__device__ constexpr bool operator>=(weak_ordering a,int)noexcept{return a.__kb_order==1||a.__kb_order==0;}}
std:weak_ordering	weak_ordering	namespace std{__device__ constexpr bool operator<(int,weak_ordering a)noexcept{return a.__kb_order==1;}}
std:weak_ordering	weak_ordering	namespace std{__device__ constexpr bool operator>(int,weak_ordering a)noexcept{return a.__kb_order== -1;}}
std:weak_ordering	weak_ordering	namespace std{__device__ constexpr bool operator<=(int,weak_ordering a)noexcept{return a.__kb_order==1||a.__kb_order==0;}}
std:weak_ordering	weak_ordering	namespace std{__device__ constexpr bool operator>=(int,weak_ordering a)noexcept{return a.__kb_order== -1||a.__kb_order==0;}}
std:weak_ordering	weak_ordering	namespace std{__device__ constexpr weak_ordering operator<=>(weak_ordering a,int)noexcept{return a;}}
std:weak_ordering	weak_ordering	namespace std{__device__ constexpr weak_ordering operator<=>(int,weak_ordering a)noexcept{return weak_ordering{(signed char)(a.__kb_order==2?2: -a.__kb_order)};}}
std:strong_ordering	strong_ordering	namespace std{__device__ constexpr bool operator==(strong_ordering a,int)noexcept{return a.__kb_order==0;}}
std:strong_ordering	strong_ordering	namespace std{__device__ constexpr bool operator<(strong_ordering a,int)noexcept{return a.__kb_order== -1;}}
std:strong_ordering	strong_ordering	namespace std{__device__ constexpr bool operator>(strong_ordering a,int)noexcept{return a.__kb_order==1;}}
std:strong_ordering	strong_ordering	namespace std{__device__ constexpr bool operator<=(strong_ordering a,int)noexcept{return a.__kb_order== -1||a.__kb_order==0;}}
std:strong_ordering	strong_ordering	namespace std{__device__ constexpr bool operator>=(strong_ordering a,int)noexcept{return a.__kb_order==1||a.__kb_order==0;}}
std:strong_ordering	strong_ordering	namespace std{__device__ constexpr bool operator<(int,strong_ordering a)noexcept{return a.__kb_order==1;}}
std:strong_ordering	strong_ordering	namespace std{__device__ constexpr bool operator>(int,strong_ordering a)noexcept{return a.__kb_order== -1;}}
std:strong_ordering	strong_ordering	namespace std{__device__ constexpr bool operator<=(int,strong_ordering a)noexcept{return a.__kb_order==1||a.__kb_order==0;}}
std:strong_ordering	strong_ordering	namespace std{__device__ constexpr bool operator>=(int,strong_ordering a)noexcept{return a.__kb_order== -1||a.__kb_order==0;}}
std:strong_ordering	strong_ordering	namespace std{__device__ constexpr strong_ordering operator<=>(strong_ordering a,int)noexcept{return a;}}
std:strong_ordering	strong_ordering	namespace std{__device__ constexpr strong_ordering operator<=>(int,strong_ordering a)noexcept{return strong_ordering{(signed char)(a.__kb_order==2?2: -a.__kb_order)};}}
std:is_eq	is_eq partial_ordering	namespace std{__device__ constexpr bool is_eq(partial_ordering a)noexcept{return a==0;}}
std:is_neq	is_neq partial_ordering	namespace std{__device__ constexpr bool is_neq(partial_ordering a)noexcept{return a!=0;}}
std:is_lt	is_lt partial_ordering	namespace std{__device__ constexpr bool is_lt(partial_ordering a)noexcept{return a<0;}}
std:is_lteq	is_lteq partial_ordering	namespace std{__device__ constexpr bool is_lteq(partial_ordering a)noexcept{return a<=0;}}
std:is_gt	is_gt partial_ordering	namespace std{__device__ constexpr bool is_gt(partial_ordering a)noexcept{return a>0;}}
std:is_gteq	is_gteq partial_ordering	namespace std{__device__ constexpr bool is_gteq(partial_ordering a)noexcept{return a>=0;}}
std:compare_three_way	compare_three_way	namespace std{struct compare_three_way{template<class A,class B>__device__ constexpr auto operator()(const A&a,const B&b)const{return a<=>b;}};}
std:compare_three_way_result	compare_three_way_result declval	namespace std{template<class A,class B=A>struct compare_three_way_result{typedef decltype(declval<const A& >()<=>declval<const B& >())type;};}
std:compare_three_way_result_t	compare_three_way_result_t compare_three_way_result	namespace std{template<class A,class B=A>using compare_three_way_result_t=typename compare_three_way_result<A,B> ::type;}
std:__kb_rank	__kb_rank integral_constant	namespace std{template<class T>struct __kb_rank:integral_constant<int,0>{};}
std:__kb_rank	__kb_rank partial_ordering integral_constant	namespace std{template< >struct __kb_rank<partial_ordering> :integral_constant<int,1>{};}
std:__kb_rank	__kb_rank weak_ordering integral_constant	namespace std{template< >struct __kb_rank<weak_ordering> :integral_constant<int,2>{};}
std:__kb_rank	__kb_rank strong_ordering integral_constant	namespace std{template< >struct __kb_rank<strong_ordering> :integral_constant<int,3>{};}
std:__kb_ranked	__kb_ranked	namespace std{template<int rank>struct __kb_ranked{typedef void type;};}
std:__kb_ranked	__kb_ranked partial_ordering	namespace std{template< >struct __kb_ranked<1>{typedef partial_ordering type;};}
std:__kb_ranked	__kb_ranked weak_ordering	namespace std{template< >struct __kb_ranked<2>{typedef weak_ordering type;};}
std:__kb_ranked	__kb_ranked strong_ordering	namespace std{template< >struct __kb_ranked<3>{typedef strong_ordering type;};}
std:__kb_least	__kb_least	namespace std{template<class...Ts>constexpr int __kb_least=3;}
std:__kb_least	__kb_least __kb_rank	namespace std{template<class T,class...Ts>constexpr int __kb_least<T,Ts... > =__kb_rank<T> ::value<__kb_least<Ts... > ?__kb_rank<T> ::value:__kb_least<Ts... >;}
std:common_comparison_category	common_comparison_category __kb_ranked __kb_least	namespace std{template<class...Ts>struct common_comparison_category:__kb_ranked<__kb_least<Ts... >>{};}
std:common_comparison_category_t	common_comparison_category_t common_comparison_category	namespace std{template<class...Ts>using common_comparison_category_t=typename common_comparison_category<Ts... > ::type;}
std:__kb_as_strong	__kb_as_strong __kb_rank	namespace std{template<class T,class C>constexpr bool __kb_as_strong=__kb_rank<T> ::value>=__kb_rank<C> ::value;}
std:three_way_comparable	partial_ordering three_way_comparable __kb_as_strong declval	namespace std{template<class T,class C=partial_ordering>concept three_way_comparable=(requires(const T&a,const T&b){bool(a==b);bool(a<b);a<=>b;})&&__kb_as_strong<decltype(declval<const T& >()<=>declval<const T& >()),C>;}
std:three_way_comparable_with	partial_ordering three_way_comparable_with three_way_comparable __kb_as_strong declval	namespace std{template<class T,class U=T,class C=partial_ordering>concept three_way_comparable_with=three_way_comparable<T,C> &&three_way_comparable<U,C> &&(requires(const T&t,const U&u){bool(t==u);bool(t<u);bool(u<t);t<=>u;u<=>t;})&&__kb_as_strong<decltype(declval<const T& >()<=>declval<const U& >()),C>;}
std:__kb_compare	__kb_compare three_way_comparable_with weak_ordering	namespace std{template<class A,class B>__device__ constexpr auto __kb_compare(const A&a,const B&b){if constexpr(three_way_comparable_with<A,B>)return a<=>b;else{if(a<b)return weak_ordering::less;if(b<a)return weak_ordering::greater;return weak_ordering::equivalent;}}}
std:__kb_compared	__kb_compared std __kb_compare declval	namespace std{template<class A,class B=A>using __kb_compared=decltype(std::__kb_compare(declval<const A& >(),declval<const B& >()));}
std:lexicographical_compare_three_way	lexicographical_compare_three_way strong_ordering	namespace std{template<class I,class J,class F>__device__ constexpr auto lexicographical_compare_three_way(I a,I b,J c,J d,F compare)->decltype(compare(*a,*c)){for(;a!=b&&c!=d;++a,++c)if(auto r=compare(*a,*c);r!=0)return r;return a!=b?strong_ordering::greater:c!=d?strong_ordering::less:strong_ordering::equal;}}
std:lexicographical_compare_three_way	lexicographical_compare_three_way std compare_three_way	namespace std{template<class I,class J>__device__ constexpr auto lexicographical_compare_three_way(I a,I b,J c,J d){return std::lexicographical_compare_three_way(a,b,c,d,compare_three_way());}}
std:pair	common_comparison_category_t __kb_compared pair std __kb_compare	namespace std{template<class A,class B>__device__ constexpr common_comparison_category_t<__kb_compared<A>,__kb_compared<B>>operator<=>(const pair<A,B> &p,const pair<A,B> &q){if(auto r=std::__kb_compare(p.first,q.first);r!=0)return r;return std::__kb_compare(p.second,q.second);}}
std:__kb_compare_from	size_t __kb_compare_from tuple_size strong_ordering std __kb_compare get	namespace std{template<class R,size_t I,class T,class U>__device__ constexpr R __kb_compare_from(const T&t,const U&u){if constexpr(I==tuple_size<T> ::value)return strong_ordering::equal;else{if(auto r=std::__kb_compare(get<I>(t),get<I>(u));r!=0)return r;return std::__kb_compare_from<R,I+1>(t,u);}}}
std:tuple	common_comparison_category_t __kb_compared tuple std __kb_compare_from	namespace std{template<class...As,class...Bs>__device__ constexpr common_comparison_category_t<__kb_compared<As,Bs> ... >operator<=>(const tuple<As... > &t,const tuple<Bs... > &u){return std::__kb_compare_from<common_comparison_category_t<__kb_compared<As,Bs> ... >,0>(t,u);}}
std:array	size_t __kb_compared array std __kb_compare strong_ordering	namespace std{template<class T,size_t N>__device__ constexpr __kb_compared<T>operator<=>(const array<T,N> &a,const array<T,N> &b){for(size_t i=0;i<N;i++)if(auto r=std::__kb_compare(a[i],b[i]);r!=0)return r;return strong_ordering::equal;}}
std:is_null_pointer	is_null_pointer is_same remove_cv_t nullptr_t	namespace std{template<class T>struct is_null_pointer:is_same<remove_cv_t<T>,nullptr_t>{};}
std:is_fundamental	is_fundamental bool_constant is_arithmetic is_void is_null_pointer	namespace std{template<class T>struct is_fundamental:bool_constant<is_arithmetic<T> ::value||is_void<T> ::value||is_null_pointer<T> ::value>{};}
std:is_compound	is_compound bool_constant is_fundamental	namespace std{template<class T>struct is_compound:bool_constant< !is_fundamental<T> ::value>{};}
std:is_member_pointer	is_member_pointer bool_constant remove_cv_t	namespace std{template<class T>struct is_member_pointer:bool_constant<__is_member_pointer(remove_cv_t<T>)>{};}
std:is_member_object_pointer	is_member_object_pointer bool_constant remove_cv_t	namespace std{template<class T>struct is_member_object_pointer:bool_constant<__is_member_object_pointer(remove_cv_t<T>)>{};}
std:is_member_function_pointer	is_member_function_pointer bool_constant remove_cv_t	namespace std{template<class T>struct is_member_function_pointer:bool_constant<__is_member_function_pointer(remove_cv_t<T>)>{};}
std:is_member_object_pointer_v	is_member_object_pointer_v is_member_object_pointer	namespace std{template<class T>constexpr bool is_member_object_pointer_v=is_member_object_pointer<T> ::value;}
std:is_member_function_pointer_v	is_member_function_pointer_v is_member_function_pointer	namespace std{template<class T>constexpr bool is_member_function_pointer_v=is_member_function_pointer<T> ::value;}
std:is_scalar	is_scalar bool_constant is_arithmetic is_enum is_pointer is_null_pointer is_member_pointer	namespace std{template<class T>struct is_scalar:bool_constant<is_arithmetic<T> ::value||is_enum<T> ::value||is_pointer<T> ::value||is_null_pointer<T> ::value||is_member_pointer<T> ::value>{};}
std:is_object	is_object bool_constant is_function is_reference is_void	namespace std{template<class T>struct is_object:bool_constant< !is_function<T> ::value&& !is_reference<T> ::value&& !is_void<T> ::value>{};}
std:is_null_pointer_v	is_null_pointer_v is_null_pointer	namespace std{template<class T>constexpr bool is_null_pointer_v=is_null_pointer<T> ::value;}
std:is_fundamental_v	is_fundamental_v is_fundamental	namespace std{template<class T>constexpr bool is_fundamental_v=is_fundamental<T> ::value;}
std:is_compound_v	is_compound_v is_compound	namespace std{template<class T>constexpr bool is_compound_v=is_compound<T> ::value;}
std:is_member_pointer_v	is_member_pointer_v is_member_pointer	namespace std{template<class T>constexpr bool is_member_pointer_v=is_member_pointer<T> ::value;}
std:is_scalar_v	is_scalar_v is_scalar	namespace std{template<class T>constexpr bool is_scalar_v=is_scalar<T> ::value;}
std:is_object_v	is_object_v is_object	namespace std{template<class T>constexpr bool is_object_v=is_object<T> ::value;}
std:is_volatile_v	is_volatile_v is_volatile	namespace std{template<class T>constexpr bool is_volatile_v=is_volatile<T> ::value;}
std:rank_v	size_t rank_v rank	namespace std{template<class T>constexpr size_t rank_v=rank<T> ::value;}
std:extent_v	size_t extent_v extent	namespace std{template<class T,unsigned I=0>constexpr size_t extent_v=extent<T,I> ::value;}
std:alignment_of_v	size_t alignment_of_v	namespace std{template<class T>constexpr size_t alignment_of_v=alignof(T);}
std:remove_volatile_t	remove_volatile_t remove_volatile	namespace std{template<class T>using remove_volatile_t=typename remove_volatile<T> ::type;}
std:add_volatile	add_volatile	namespace std{template<class T>struct add_volatile{typedef volatile T type;};}
std:add_volatile_t	add_volatile_t	namespace std{template<class T>using add_volatile_t=volatile T;}
std:add_cv	add_cv	namespace std{template<class T>struct add_cv{typedef const volatile T type;};}
std:add_cv_t	add_cv_t	namespace std{template<class T>using add_cv_t=const volatile T;}
std:is_bounded_array	is_bounded_array false_type	namespace std{template<class T>struct is_bounded_array:false_type{};}
std:is_bounded_array	size_t is_bounded_array true_type	namespace std{template<class T,size_t N>struct is_bounded_array<T[N]> :true_type{};}
std:is_unbounded_array	is_unbounded_array false_type	namespace std{template<class T>struct is_unbounded_array:false_type{};}
std:is_unbounded_array	is_unbounded_array true_type	namespace std{template<class T>struct is_unbounded_array<T[]> :true_type{};}
std:is_bounded_array_v	is_bounded_array_v is_bounded_array	namespace std{template<class T>constexpr bool is_bounded_array_v=is_bounded_array<T> ::value;}
std:is_unbounded_array_v	is_unbounded_array_v is_unbounded_array	namespace std{template<class T>constexpr bool is_unbounded_array_v=is_unbounded_array<T> ::value;}
std:is_final	is_final bool_constant	namespace std{template<class T>struct is_final:bool_constant<__is_final(T)>{};}
std:is_final_v	is_final_v	namespace std{template<class T>constexpr bool is_final_v=__is_final(T);}
std:is_abstract	is_abstract bool_constant	namespace std{template<class T>struct is_abstract:bool_constant<__is_abstract(T)>{};}
std:is_abstract_v	is_abstract_v	namespace std{template<class T>constexpr bool is_abstract_v=__is_abstract(T);}
std:is_polymorphic	is_polymorphic bool_constant	namespace std{template<class T>struct is_polymorphic:bool_constant<__is_polymorphic(T)>{};}
std:is_polymorphic_v	is_polymorphic_v	namespace std{template<class T>constexpr bool is_polymorphic_v=__is_polymorphic(T);}
std:__kb_constructible	__kb_constructible false_type	namespace std{template<class V,class T,class...As>struct __kb_constructible:false_type{};}
std:__kb_constructible	__kb_constructible void_t declval true_type	namespace std{template<class T,class...As>struct __kb_constructible<void_t<decltype(T(declval<As>()...))>,T,As... > :true_type{};}
std:is_constructible	is_constructible __kb_constructible	namespace std{template<class T,class...As>struct is_constructible:__kb_constructible<void,T,As... >{};}
std:is_constructible	is_constructible bool_constant	namespace std{template<class T,class A>struct is_constructible<T,A> :bool_constant<__is_constructible(T,A)>{};}
std:is_constructible	is_constructible bool_constant	namespace std{template<class T>struct is_constructible<T> :bool_constant<__is_constructible(T)>{};}
std:is_trivially_constructible	is_trivially_constructible false_type	namespace std{template<class T,class...As>struct is_trivially_constructible:false_type{};}
std:is_trivially_constructible	is_trivially_constructible bool_constant	namespace std{template<class T,class A>struct is_trivially_constructible<T,A> :bool_constant<__is_trivially_constructible(T,A)>{};}
std:is_trivially_constructible	is_trivially_constructible bool_constant	namespace std{template<class T>struct is_trivially_constructible<T> :bool_constant<__is_trivially_constructible(T)>{};}
std:__kb_object	__kb_object bool_constant is_object is_reference	namespace std{template<class T>struct __kb_object:bool_constant<is_object<T> ::value||is_reference<T> ::value>{};}
std:__kb_refs	__kb_object __kb_refs	namespace std{template<class T,bool=__kb_object<T> ::value>struct __kb_refs{typedef T&left;typedef const T&copied;typedef T&&moved;};}
std:__kb_refs	__kb_refs	namespace std{template<class T>struct __kb_refs<T,false>{typedef T left;typedef T copied;typedef T moved;};}
std:is_default_constructible	is_default_constructible is_constructible	namespace std{template<class T>struct is_default_constructible:is_constructible<T>{};}
std:is_copy_constructible	is_copy_constructible is_constructible __kb_refs	namespace std{template<class T>struct is_copy_constructible:is_constructible<T,typename __kb_refs<T> ::copied>{};}
std:is_move_constructible	is_move_constructible is_constructible __kb_refs	namespace std{template<class T>struct is_move_constructible:is_constructible<T,typename __kb_refs<T> ::moved>{};}
std:is_trivially_default_constructible	is_trivially_default_constructible is_trivially_constructible	namespace std{template<class T>struct is_trivially_default_constructible:is_trivially_constructible<T>{};}
std:is_trivially_copy_constructible	is_trivially_copy_constructible is_trivially_constructible __kb_refs	namespace std{template<class T>struct is_trivially_copy_constructible:is_trivially_constructible<T,typename __kb_refs<T> ::copied>{};}
std:is_trivially_move_constructible	is_trivially_move_constructible is_trivially_constructible __kb_refs	namespace std{template<class T>struct is_trivially_move_constructible:is_trivially_constructible<T,typename __kb_refs<T> ::moved>{};}
std:__kb_assignable	__kb_assignable false_type	namespace std{template<class V,class T,class U>struct __kb_assignable:false_type{};}
std:__kb_assignable	__kb_assignable void_t declval true_type	namespace std{template<class T,class U>struct __kb_assignable<void_t<decltype(declval<T>()=declval<U>())>,T,U> :true_type{};}
std:__kb_assignable_by	__kb_assignable_by __kb_assignable	namespace std{template<class T,class U,bool=__is_copied(T,U)>struct __kb_assignable_by:__kb_assignable<void,T,U>{};}
std:__kb_assignable_by	__kb_assignable_by bool_constant	namespace std{template<class T,class U>struct __kb_assignable_by<T,U,true> :bool_constant<__is_assignable(T,U)>{};}
std:is_assignable	is_assignable __kb_assignable_by	namespace std{template<class T,class U>struct is_assignable:__kb_assignable_by<T,U>{};}
std:is_trivially_assignable	is_trivially_assignable bool_constant is_assignable	namespace std{template<class T,class U>struct is_trivially_assignable:bool_constant<is_assignable<T,U> ::value&&__is_trivially_assignable(T,U)>{};}
std:is_copy_assignable	is_copy_assignable is_assignable __kb_refs	namespace std{template<class T>struct is_copy_assignable:is_assignable<typename __kb_refs<T> ::left,typename __kb_refs<T> ::copied>{};}
std:is_move_assignable	is_move_assignable is_assignable __kb_refs	namespace std{template<class T>struct is_move_assignable:is_assignable<typename __kb_refs<T> ::left,typename __kb_refs<T> ::moved>{};}
std:is_trivially_copy_assignable	is_trivially_copy_assignable is_trivially_assignable __kb_refs	namespace std{template<class T>struct is_trivially_copy_assignable:is_trivially_assignable<typename __kb_refs<T> ::left,typename __kb_refs<T> ::copied>{};}
std:is_trivially_move_assignable	is_trivially_move_assignable is_trivially_assignable __kb_refs	namespace std{template<class T>struct is_trivially_move_assignable:is_trivially_assignable<typename __kb_refs<T> ::left,typename __kb_refs<T> ::moved>{};}
std:is_destructible	is_destructible bool_constant	namespace std{template<class T>struct is_destructible:bool_constant<__is_destructible(T)>{};}
std:is_trivially_destructible	is_trivially_destructible bool_constant	namespace std{template<class T>struct is_trivially_destructible:bool_constant<__is_trivially_destructible(T)>{};}
std:has_virtual_destructor	has_virtual_destructor bool_constant	namespace std{template<class T>struct has_virtual_destructor:bool_constant<__has_virtual_destructor(T)>{};}
std:is_trivially_default_constructible_v	is_trivially_default_constructible_v is_trivially_default_constructible	namespace std{template<class T>constexpr bool is_trivially_default_constructible_v=is_trivially_default_constructible<T> ::value;}
std:is_trivially_copy_constructible_v	is_trivially_copy_constructible_v is_trivially_copy_constructible	namespace std{template<class T>constexpr bool is_trivially_copy_constructible_v=is_trivially_copy_constructible<T> ::value;}
std:is_trivially_move_constructible_v	is_trivially_move_constructible_v is_trivially_move_constructible	namespace std{template<class T>constexpr bool is_trivially_move_constructible_v=is_trivially_move_constructible<T> ::value;}
std:is_trivially_copy_assignable_v	is_trivially_copy_assignable_v is_trivially_copy_assignable	namespace std{template<class T>constexpr bool is_trivially_copy_assignable_v=is_trivially_copy_assignable<T> ::value;}
std:is_trivially_move_assignable_v	is_trivially_move_assignable_v is_trivially_move_assignable	namespace std{template<class T>constexpr bool is_trivially_move_assignable_v=is_trivially_move_assignable<T> ::value;}
std:is_trivially_constructible_v	is_trivially_constructible_v is_trivially_constructible	namespace std{template<class T,class...As>constexpr bool is_trivially_constructible_v=is_trivially_constructible<T,As... > ::value;}
std:is_trivially_assignable_v	is_trivially_assignable_v is_trivially_assignable	namespace std{template<class T,class U>constexpr bool is_trivially_assignable_v=is_trivially_assignable<T,U> ::value;}
std:is_destructible_v	is_destructible_v is_destructible	namespace std{template<class T>constexpr bool is_destructible_v=is_destructible<T> ::value;}
std:is_trivially_destructible_v	is_trivially_destructible_v is_trivially_destructible	namespace std{template<class T>constexpr bool is_trivially_destructible_v=is_trivially_destructible<T> ::value;}
std:has_virtual_destructor_v	has_virtual_destructor_v has_virtual_destructor	namespace std{template<class T>constexpr bool has_virtual_destructor_v=has_virtual_destructor<T> ::value;}
std:is_constructible_v	is_constructible_v is_constructible	namespace std{template<class T,class...As>constexpr bool is_constructible_v=is_constructible<T,As... > ::value;}
std:is_default_constructible_v	is_default_constructible_v is_default_constructible	namespace std{template<class T>constexpr bool is_default_constructible_v=is_default_constructible<T> ::value;}
std:is_copy_constructible_v	is_copy_constructible_v is_copy_constructible	namespace std{template<class T>constexpr bool is_copy_constructible_v=is_copy_constructible<T> ::value;}
std:is_move_constructible_v	is_move_constructible_v is_move_constructible	namespace std{template<class T>constexpr bool is_move_constructible_v=is_move_constructible<T> ::value;}
std:is_assignable_v	is_assignable_v is_assignable	namespace std{template<class T,class U>constexpr bool is_assignable_v=is_assignable<T,U> ::value;}
std:is_copy_assignable_v	is_copy_assignable_v is_copy_assignable	namespace std{template<class T>constexpr bool is_copy_assignable_v=is_copy_assignable<T> ::value;}
std:is_move_assignable_v	is_move_assignable_v is_move_assignable	namespace std{template<class T>constexpr bool is_move_assignable_v=is_move_assignable<T> ::value;}
std:__kb_nothrow_constructible	__kb_nothrow_constructible false_type	namespace std{template<bool possible,class T,class...As>struct __kb_nothrow_constructible:false_type{};}
std:__kb_nothrow_constructible	__kb_nothrow_constructible bool_constant declval	namespace std{template<class T,class...As>struct __kb_nothrow_constructible<true,T,As... > :bool_constant<noexcept(T(declval<As>()...))>{};}
std:is_nothrow_constructible	is_nothrow_constructible __kb_nothrow_constructible is_constructible	namespace std{template<class T,class...As>struct is_nothrow_constructible:__kb_nothrow_constructible<is_constructible<T,As... > ::value,T,As... >{};}
std:is_nothrow_default_constructible	is_nothrow_default_constructible is_nothrow_constructible	namespace std{template<class T>struct is_nothrow_default_constructible:is_nothrow_constructible<T>{};}
std:is_nothrow_copy_constructible	is_nothrow_copy_constructible is_nothrow_constructible __kb_refs	namespace std{template<class T>struct is_nothrow_copy_constructible:is_nothrow_constructible<T,typename __kb_refs<T> ::copied>{};}
std:is_nothrow_move_constructible	is_nothrow_move_constructible is_nothrow_constructible __kb_refs	namespace std{template<class T>struct is_nothrow_move_constructible:is_nothrow_constructible<T,typename __kb_refs<T> ::moved>{};}
std:__kb_nothrow_assignable	__kb_nothrow_assignable false_type	namespace std{template<bool possible,class T,class U>struct __kb_nothrow_assignable:false_type{};}
std:__kb_nothrow_assignable	__kb_nothrow_assignable bool_constant declval	namespace std{template<class T,class U>struct __kb_nothrow_assignable<true,T,U> :bool_constant<noexcept(declval<T>()=declval<U>())>{};}
std:is_nothrow_assignable	is_nothrow_assignable __kb_nothrow_assignable is_assignable	namespace std{template<class T,class U>struct is_nothrow_assignable:__kb_nothrow_assignable<is_assignable<T,U> ::value,T,U>{};}
std:is_nothrow_copy_assignable	is_nothrow_copy_assignable is_nothrow_assignable __kb_refs	namespace std{template<class T>struct is_nothrow_copy_assignable:is_nothrow_assignable<typename __kb_refs<T> ::left,typename __kb_refs<T> ::copied>{};}
std:is_nothrow_move_assignable	is_nothrow_move_assignable is_nothrow_assignable __kb_refs	namespace std{template<class T>struct is_nothrow_move_assignable:is_nothrow_assignable<typename __kb_refs<T> ::left,typename __kb_refs<T> ::moved>{};}
std:is_nothrow_constructible_v	is_nothrow_constructible_v is_nothrow_constructible	namespace std{template<class T,class...As>constexpr bool is_nothrow_constructible_v=is_nothrow_constructible<T,As... > ::value;}
std:is_nothrow_default_constructible_v	is_nothrow_default_constructible_v is_nothrow_default_constructible	namespace std{template<class T>constexpr bool is_nothrow_default_constructible_v=is_nothrow_default_constructible<T> ::value;}
std:is_nothrow_copy_constructible_v	is_nothrow_copy_constructible_v is_nothrow_copy_constructible	namespace std{template<class T>constexpr bool is_nothrow_copy_constructible_v=is_nothrow_copy_constructible<T> ::value;}
std:is_nothrow_move_constructible_v	is_nothrow_move_constructible_v is_nothrow_move_constructible	namespace std{template<class T>constexpr bool is_nothrow_move_constructible_v=is_nothrow_move_constructible<T> ::value;}
std:is_nothrow_assignable_v	is_nothrow_assignable_v is_nothrow_assignable	namespace std{template<class T,class U>constexpr bool is_nothrow_assignable_v=is_nothrow_assignable<T,U> ::value;}
std:is_nothrow_copy_assignable_v	is_nothrow_copy_assignable_v is_nothrow_copy_assignable	namespace std{template<class T>constexpr bool is_nothrow_copy_assignable_v=is_nothrow_copy_assignable<T> ::value;}
std:is_nothrow_move_assignable_v	is_nothrow_move_assignable_v is_nothrow_move_assignable	namespace std{template<class T>constexpr bool is_nothrow_move_assignable_v=is_nothrow_move_assignable<T> ::value;}
std:__kb_takes	__kb_takes	namespace std{template<class T>void __kb_takes(T)noexcept;}
std:__kb_nothrow_convertible	__kb_nothrow_convertible bool_constant is_void	namespace std{template<bool possible,class A,class B>struct __kb_nothrow_convertible:bool_constant<is_void<A> ::value&&is_void<B> ::value>{};}
std:__kb_nothrow_convertible	__kb_nothrow_convertible bool_constant std __kb_takes declval	namespace std{template<class A,class B>struct __kb_nothrow_convertible<true,A,B> :bool_constant<noexcept(std::__kb_takes<B>(declval<A>()))>{};}
std:is_nothrow_convertible	is_nothrow_convertible __kb_nothrow_convertible	namespace std{template<class A,class B>struct is_nothrow_convertible:__kb_nothrow_convertible<__is_convertible(A,B)&& !__is_void(B),A,B>{};}
std:is_nothrow_convertible_v	is_nothrow_convertible_v is_nothrow_convertible	namespace std{template<class A,class B>constexpr bool is_nothrow_convertible_v=is_nothrow_convertible<A,B> ::value;}
std:__kb_nothrow_destructible	is_destructible is_reference __kb_nothrow_destructible	namespace std{template<class T,bool=is_destructible<T> ::value&& !is_reference<T> ::value>struct __kb_nothrow_destructible:is_destructible<T>{};}
std:__kb_nothrow_destructible	__kb_nothrow_destructible bool_constant declval remove_all_extents_t	namespace std{template<class T>struct __kb_nothrow_destructible<T,true> :bool_constant<noexcept(declval<remove_all_extents_t<T> & >(). ~remove_all_extents_t<T>())>{};}
std:is_nothrow_destructible	is_nothrow_destructible __kb_nothrow_destructible	namespace std{template<class T>struct is_nothrow_destructible:__kb_nothrow_destructible<T>{};}
std:is_nothrow_destructible_v	is_nothrow_destructible_v is_nothrow_destructible	namespace std{template<class T>constexpr bool is_nothrow_destructible_v=is_nothrow_destructible<T> ::value;}
std:__kb_swaps	__kb_swaps false_type	namespace std{template<class V,class T,class U>struct __kb_swaps:false_type{static constexpr bool quiet=false;};}
std:__kb_swaps	__kb_swaps void_t swap declval true_type	namespace std{template<class T,class U>struct __kb_swaps<void_t<decltype(swap(declval<T>(),declval<U>()))>,T,U> :true_type{static constexpr bool quiet=noexcept(swap(declval<T>(),declval<U>()));};}
std:is_swappable_with	is_swappable_with bool_constant __kb_swaps	namespace std{template<class T,class U>struct is_swappable_with:bool_constant<__kb_swaps<void,T,U> ::value&&__kb_swaps<void,U,T> ::value>{};}
std:is_nothrow_swappable_with	is_nothrow_swappable_with bool_constant __kb_swaps	namespace std{template<class T,class U>struct is_nothrow_swappable_with:bool_constant<__kb_swaps<void,T,U> ::quiet&&__kb_swaps<void,U,T> ::quiet>{};}
std:is_swappable	is_swappable is_swappable_with __kb_refs	namespace std{template<class T>struct is_swappable:is_swappable_with<typename __kb_refs<T> ::left,typename __kb_refs<T> ::left>{};}
std:is_nothrow_swappable	is_nothrow_swappable is_nothrow_swappable_with __kb_refs	namespace std{template<class T>struct is_nothrow_swappable:is_nothrow_swappable_with<typename __kb_refs<T> ::left,typename __kb_refs<T> ::left>{};}
std:is_swappable_v	is_swappable_v is_swappable	namespace std{template<class T>constexpr bool is_swappable_v=is_swappable<T> ::value;}
std:is_swappable_with_v	is_swappable_with_v is_swappable_with	namespace std{template<class T,class U>constexpr bool is_swappable_with_v=is_swappable_with<T,U> ::value;}
std:is_nothrow_swappable_v	is_nothrow_swappable_v is_nothrow_swappable	namespace std{template<class T>constexpr bool is_nothrow_swappable_v=is_nothrow_swappable<T> ::value;}
std:is_nothrow_swappable_with_v	is_nothrow_swappable_with_v is_nothrow_swappable_with	namespace std{template<class T,class U>constexpr bool is_nothrow_swappable_with_v=is_nothrow_swappable_with<T,U> ::value;}
std:__kb_moved_if	__kb_moved_if conditional_t is_nothrow_move_constructible is_copy_constructible	namespace std{template<class T>using __kb_moved_if=conditional_t< !is_nothrow_move_constructible<T> ::value&&is_copy_constructible<T> ::value,const T&,T&& >;}
std:move_if_noexcept	__kb_moved_if move_if_noexcept	namespace std{template<class T>__device__ constexpr __kb_moved_if<T>move_if_noexcept(T&x)noexcept{return static_cast<__kb_moved_if<T>>(x);}}
std:__kb_invocable	__kb_invocable false_type	namespace std{template<class V,class F,class...As>struct __kb_invocable:false_type{};}
std:__kb_invocable	__kb_invocable void_t invoke_result_t true_type	namespace std{template<class F,class...As>struct __kb_invocable<void_t<invoke_result_t<F,As... >>,F,As... > :true_type{};}
std:is_invocable	is_invocable __kb_invocable	namespace std{template<class F,class...As>struct is_invocable:__kb_invocable<void,F,As... >{};}
std:__kb_invocable_r	__kb_invocable_r false_type	namespace std{template<class V,class R,class F,class...As>struct __kb_invocable_r:false_type{};}
std:__kb_invocable_r	__kb_invocable_r void_t invoke_result_t bool_constant is_void is_convertible	namespace std{template<class R,class F,class...As>struct __kb_invocable_r<void_t<invoke_result_t<F,As... >>,R,F,As... > :bool_constant<is_void<R> ::value||is_convertible<invoke_result_t<F,As... >,R> ::value>{};}
std:is_invocable_r	is_invocable_r __kb_invocable_r	namespace std{template<class R,class F,class...As>struct is_invocable_r:__kb_invocable_r<void,R,F,As... >{};}
std:is_invocable_v	is_invocable_v is_invocable	namespace std{template<class F,class...As>constexpr bool is_invocable_v=is_invocable<F,As... > ::value;}
std:is_invocable_r_v	is_invocable_r_v is_invocable_r	namespace std{template<class R,class F,class...As>constexpr bool is_invocable_r_v=is_invocable_r<R,F,As... > ::value;}
std:__kb_quiet_call	__kb_quiet_call bool_constant std invoke declval is_void is_nothrow_convertible invoke_result_t	namespace std{template<class R,class F,class...As>struct __kb_quiet_call:bool_constant<noexcept(std::invoke(declval<F>(),declval<As>()...))&&(is_void<R> ::value||is_nothrow_convertible<invoke_result_t<F,As... >,R> ::value)>{};}
std:is_nothrow_invocable	is_nothrow_invocable conjunction is_invocable __kb_quiet_call	namespace std{template<class F,class...As>struct is_nothrow_invocable:conjunction<is_invocable<F,As... >,__kb_quiet_call<void,F,As... >>{};}
std:is_nothrow_invocable_r	is_nothrow_invocable_r conjunction is_invocable_r __kb_quiet_call	namespace std{template<class R,class F,class...As>struct is_nothrow_invocable_r:conjunction<is_invocable_r<R,F,As... >,__kb_quiet_call<R,F,As... >>{};}
std:is_nothrow_invocable_v	is_nothrow_invocable_v is_nothrow_invocable	namespace std{template<class F,class...As>constexpr bool is_nothrow_invocable_v=is_nothrow_invocable<F,As... > ::value;}
std:is_nothrow_invocable_r_v	is_nothrow_invocable_r_v is_nothrow_invocable_r	namespace std{template<class R,class F,class...As>constexpr bool is_nothrow_invocable_r_v=is_nothrow_invocable_r<R,F,As... > ::value;}
std:invoke_r	enable_if_t is_invocable_r invoke_r is_void std invoke	namespace std{template<class R,class F,class...As>__device__ constexpr enable_if_t<is_invocable_r<R,F,As... > ::value,R>invoke_r(F&&f,As&& ...as){if constexpr(is_void<R> ::value)std::invoke(static_cast<F&& >(f),static_cast<As&& >(as)...);else return std::invoke(static_cast<F&& >(f),static_cast<As&& >(as)...);}}
std:result_of	result_of	namespace std{template<class F>struct result_of;}
std:result_of	result_of invoke_result	namespace std{template<class F,class...As>struct result_of<F(As...)> :invoke_result<F,As... >{};}
std:result_of_t	result_of_t result_of	namespace std{template<class F>using result_of_t=typename result_of<F> ::type;}
std:launder	launder	namespace std{template<class T>__device__ constexpr T*launder(T*p)noexcept{return p;}}
std:addressof	addressof is_class_v is_union_v	namespace std{template<class T>__device__ constexpr T*addressof(T&x)noexcept{if constexpr(is_class_v<T> ||is_union_v<T>)return(T*)&(char&)x;else return&x;}}
std:addressof	addressof	namespace std{template<class T>const T*addressof(const T&&)=delete;}
std:pointer_traits	pointer_traits	namespace std{template<class T>struct pointer_traits{typedef typename T::element_type element_type;typedef T pointer;typedef typename T::difference_type difference_type;};}
std:pointer_traits	pointer_traits ptrdiff_t	namespace std{template<class T>struct pointer_traits<T* >{typedef T element_type;typedef T*pointer;typedef ptrdiff_t difference_type;template<class U>using rebind=U*;};}
std:allocator	allocator size_t ptrdiff_t true_type	namespace std{template<class T>struct allocator{typedef T value_type;typedef size_t size_type;typedef ptrdiff_t difference_type;typedef true_type propagate_on_container_move_assignment;typedef true_type is_always_equal;};}
std:__kb_rebound	__kb_rebound	namespace std{template<class A,class U>struct __kb_rebound;}
std:__kb_rebound	__kb_rebound	namespace std{template<template<class,class... >class A,class T,class...Rest,class U>struct __kb_rebound<A<T,Rest... >,U>{typedef A<U,Rest... >type;};}
std:allocator_traits	allocator_traits ptrdiff_t size_t __kb_rebound	namespace std{template<class A>struct allocator_traits{typedef A allocator_type;typedef typename A::value_type value_type;typedef value_type*pointer;typedef const value_type*const_pointer;typedef void*void_pointer;typedef const void*const_void_pointer;typedef ptrdiff_t difference_type;typedef size_t size_type;template<class U>using rebind_alloc=typename __kb_rebound<A,U> ::type;template<class U>using rebind_traits=allocator_traits<rebind_alloc<U>>;};}
std:is_scoped_enum	is_scoped_enum bool_constant is_enum is_convertible	namespace std{template<class T>struct is_scoped_enum:bool_constant<is_enum<T> ::value&& !is_convertible<T,long> ::value>{};}
std:is_scoped_enum_v	is_scoped_enum_v is_scoped_enum	namespace std{template<class T>constexpr bool is_scoped_enum_v=is_scoped_enum<T> ::value;}
std:basic_common_reference	basic_common_reference	namespace std{template<class A,class B,template<class>class P,template<class>class Q>struct basic_common_reference{};}
std:__kb_xref	__kb_xref remove_reference_t	namespace std{template<class T>struct __kb_xref{template<class U>using type=remove_reference_t<U>;};}
std:__kb_xref	__kb_xref remove_reference_t	namespace std{template<class T>struct __kb_xref<const T>{template<class U>using type=const remove_reference_t<U>;};}
std:__kb_xref	__kb_xref remove_reference_t	namespace std{template<class T>struct __kb_xref<volatile T>{template<class U>using type=volatile remove_reference_t<U>;};}
std:__kb_xref	__kb_xref remove_reference_t	namespace std{template<class T>struct __kb_xref<const volatile T>{template<class U>using type=const volatile remove_reference_t<U>;};}
std:__kb_xref	__kb_xref	namespace std{template<class T>struct __kb_xref<T& >{template<class U>using type=typename __kb_xref<T> ::template type<U> &;};}
std:__kb_xref	__kb_xref	namespace std{template<class T>struct __kb_xref<T&& >{template<class U>using type=typename __kb_xref<T> ::template type<U> &&;};}
std:__kb_chosen	__kb_chosen declval	namespace std{template<class X,class Y>using __kb_chosen=decltype(false?declval<X(&)()>()():declval<Y(&)()>()());}
std:__kb_both_cv	__kb_both_cv __kb_chosen __kb_xref	namespace std{template<class X,class Y>using __kb_both_cv=__kb_chosen<typename __kb_xref<X> ::template type<Y> &,typename __kb_xref<Y> ::template type<X> & >;}
std:__kb_simple_ref	__kb_simple_ref	namespace std{template<class A,class B,class=void>struct __kb_simple_ref{};}
std:__kb_simple_ref	__kb_simple_ref enable_if_t is_reference __kb_both_cv	namespace std{template<class X,class Y>struct __kb_simple_ref<X&,Y&,enable_if_t<is_reference<__kb_both_cv<X,Y>> ::value>>{typedef __kb_both_cv<X,Y>type;};}
std:__kb_simple_ref	__kb_simple_ref enable_if_t is_convertible remove_reference_t	namespace std{template<class X,class Y>struct __kb_simple_ref<X&&,Y&&,enable_if_t<is_convertible<X&&,remove_reference_t<typename __kb_simple_ref<X&,Y& > ::type> && > ::value&&is_convertible<Y&&,remove_reference_t<typename __kb_simple_ref<X&,Y& > ::type> && > ::value>>{typedef remove_reference_t<typename __kb_simple_ref<X&,Y& > ::type> &&type;};}
std:__kb_simple_ref	__kb_simple_ref enable_if_t is_convertible	namespace std{template<class X,class Y>struct __kb_simple_ref<X&&,Y&,enable_if_t<is_convertible<X&&,typename __kb_simple_ref<const X&,Y& > ::type> ::value>>{typedef typename __kb_simple_ref<const X&,Y& > ::type type;};}
std:__kb_simple_ref	__kb_simple_ref enable_if_t is_convertible	namespace std{template<class X,class Y>struct __kb_simple_ref<X&,Y&&,enable_if_t<is_convertible<Y&&,typename __kb_simple_ref<const Y&,X& > ::type> ::value>>{typedef typename __kb_simple_ref<const Y&,X& > ::type type;};}
std:common_reference	common_reference	namespace std{template<class...Ts>struct common_reference;}
std:common_reference	common_reference	namespace std{template< >struct common_reference< >{};}
std:common_reference	common_reference	namespace std{template<class T>struct common_reference<T>{typedef T type;};}
std:__kb_common_ref3	__kb_common_ref3 common_type	namespace std{template<class A,class B,class=void>struct __kb_common_ref3:common_type<A,B>{};}
std:__kb_common_ref3	__kb_common_ref3 void_t __kb_chosen	namespace std{template<class A,class B>struct __kb_common_ref3<A,B,void_t<__kb_chosen<A,B>> >{typedef __kb_chosen<A,B>type;};}
std:__kb_common_ref2	__kb_common_ref2 __kb_common_ref3	namespace std{template<class A,class B,class=void>struct __kb_common_ref2:__kb_common_ref3<A,B>{};}
std:__kb_common_ref2	__kb_common_ref2 void_t basic_common_reference remove_cvref_t __kb_xref	namespace std{template<class A,class B>struct __kb_common_ref2<A,B,void_t<typename basic_common_reference<remove_cvref_t<A>,remove_cvref_t<B>,__kb_xref<A> ::template type,__kb_xref<B> ::template type> ::type>> :basic_common_reference<remove_cvref_t<A>,remove_cvref_t<B>,__kb_xref<A> ::template type,__kb_xref<B> ::template type>{};}
std:__kb_common_ref1	__kb_common_ref1 __kb_common_ref2	namespace std{template<class A,class B,class=void>struct __kb_common_ref1:__kb_common_ref2<A,B>{};}
std:__kb_common_ref1	__kb_common_ref1 enable_if_t is_reference void_t __kb_simple_ref	namespace std{template<class A,class B>struct __kb_common_ref1<A,B,enable_if_t<is_reference<A> ::value&&is_reference<B> ::value,void_t<typename __kb_simple_ref<A,B> ::type>> > :__kb_simple_ref<A,B>{};}
std:common_reference	common_reference __kb_common_ref1	namespace std{template<class A,class B>struct common_reference<A,B> :__kb_common_ref1<A,B>{};}
std:__kb_common_ref_of	__kb_common_ref_of	namespace std{template<class V,class...Ts>struct __kb_common_ref_of{};}
std:__kb_common_ref_of	__kb_common_ref_of void_t common_reference	namespace std{template<class A,class B,class...Ts>struct __kb_common_ref_of<void_t<typename common_reference<A,B> ::type>,A,B,Ts... > :common_reference<typename common_reference<A,B> ::type,Ts... >{};}
std:common_reference	common_reference __kb_common_ref_of	namespace std{template<class A,class B,class C,class...Ts>struct common_reference<A,B,C,Ts... > :__kb_common_ref_of<void,A,B,C,Ts... >{};}
std:common_reference_t	common_reference_t common_reference	namespace std{template<class...Ts>using common_reference_t=typename common_reference<Ts... > ::type;}
std:common_reference_with	common_reference_with common_reference_t is_same is_convertible	namespace std{template<class T,class U>concept common_reference_with=(requires{typename common_reference_t<T,U>;typename common_reference_t<U,T>;})&&is_same<common_reference_t<T,U>,common_reference_t<U,T>> ::value&&is_convertible<T,common_reference_t<T,U>> ::value&&is_convertible<U,common_reference_t<T,U>> ::value;}
std:common_with	common_with common_type_t is_same common_reference_with	namespace std{template<class T,class U>concept common_with=(requires{typename common_type_t<T,U>;typename common_type_t<U,T>;})&&is_same<common_type_t<T,U>,common_type_t<U,T>> ::value&&common_reference_with<const T&,const U& >;}
std:assignable_from	assignable_from is_lvalue_reference common_reference_with remove_reference_t same_as	namespace std{template<class T,class U>concept assignable_from=is_lvalue_reference<T> ::value&&common_reference_with<const remove_reference_t<T> &,const remove_reference_t<U> & > &&requires(T t,U&&u){{t=static_cast<U&& >(u)}->same_as<T>;};}
std:swappable	swappable is_swappable	namespace std{template<class T>concept swappable=is_swappable<T> ::value;}
std:swappable_with	swappable_with common_reference_with is_swappable_with	namespace std{template<class T,class U>concept swappable_with=common_reference_with<T,U> &&is_swappable_with<T,T> ::value&&is_swappable_with<U,U> ::value&&is_swappable_with<T,U> ::value;}
std:movable	movable is_object move_constructible assignable_from swappable	namespace std{template<class T>concept movable=is_object<T> ::value&&move_constructible<T> &&assignable_from<T&,T> &&swappable<T>;}
std:copyable	copyable copy_constructible movable assignable_from	namespace std{template<class T>concept copyable=copy_constructible<T> &&movable<T> &&assignable_from<T&,T& > &&assignable_from<T&,const T& > &&assignable_from<T&,const T>;}
std:semiregular	semiregular copyable default_initializable	namespace std{template<class T>concept semiregular=copyable<T> &&default_initializable<T>;}
std:regular	regular semiregular equality_comparable	namespace std{template<class T>concept regular=semiregular<T> &&equality_comparable<T>;}
std:relation	relation predicate	namespace std{template<class R,class A,class B>concept relation=predicate<R,A,A> &&predicate<R,B,B> &&predicate<R,A,B> &&predicate<R,B,A>;}
std:equivalence_relation	equivalence_relation relation	namespace std{template<class R,class A,class B>concept equivalence_relation=relation<R,A,B>;}
std:strict_weak_order	strict_weak_order relation	namespace std{template<class R,class A,class B>concept strict_weak_order=relation<R,A,B>;}
std:same_as	same_as is_same	namespace std{template<class T,class U>concept same_as=is_same<T,U> ::value;}
std:derived_from	derived_from is_base_of is_convertible	namespace std{template<class D,class B>concept derived_from=is_base_of<B,D> ::value&&is_convertible<const volatile D*,const volatile B* > ::value;}
std:convertible_to	convertible_to is_convertible declval	namespace std{template<class F,class T>concept convertible_to=is_convertible<F,T> ::value&&requires{static_cast<T>(declval<F>());};}
std:integral	integral is_integral	namespace std{template<class T>concept integral=is_integral<T> ::value;}
std:signed_integral	signed_integral integral is_signed	namespace std{template<class T>concept signed_integral=integral<T> &&is_signed<T> ::value;}
std:unsigned_integral	unsigned_integral integral signed_integral	namespace std{template<class T>concept unsigned_integral=integral<T> && !signed_integral<T>;}
std:floating_point	floating_point is_floating_point	namespace std{template<class T>concept floating_point=is_floating_point<T> ::value;}
std:destructible	destructible is_destructible	namespace std{template<class T>concept destructible=is_destructible<T> ::value;}
std:constructible_from	constructible_from destructible is_constructible	namespace std{template<class T,class...As>concept constructible_from=destructible<T> &&is_constructible<T,As... > ::value;}
std:default_initializable	default_initializable constructible_from	namespace std{template<class T>concept default_initializable=constructible_from<T> &&requires{T{};};}
std:move_constructible	move_constructible constructible_from convertible_to	namespace std{template<class T>concept move_constructible=constructible_from<T,T> &&convertible_to<T,T>;}
std:copy_constructible	copy_constructible move_constructible constructible_from convertible_to	namespace std{template<class T>concept copy_constructible=move_constructible<T> &&constructible_from<T,T& > &&convertible_to<T&,T> &&constructible_from<T,const T& > &&convertible_to<const T&,T>;}
std:invocable	invocable is_invocable	namespace std{template<class F,class...As>concept invocable=is_invocable<F,As... > ::value;}
std:regular_invocable	regular_invocable invocable	namespace std{template<class F,class...As>concept regular_invocable=invocable<F,As... >;}
std:predicate	predicate regular_invocable is_convertible invoke_result_t	namespace std{template<class F,class...As>concept predicate=regular_invocable<F,As... > &&is_convertible<invoke_result_t<F,As... >,bool> ::value;}
std:equality_comparable	equality_comparable convertible_to	namespace std{template<class T>concept equality_comparable=requires(const T&a,const T&b){{a==b}->convertible_to<bool>;{a!=b}->convertible_to<bool>;};}
std:totally_ordered	totally_ordered equality_comparable convertible_to	namespace std{template<class T>concept totally_ordered=equality_comparable<T> &&requires(const T&a,const T&b){{a<b}->convertible_to<bool>;{a>b}->convertible_to<bool>;{a<=b}->convertible_to<bool>;{a>=b}->convertible_to<bool>;};}
std:byte	byte	namespace std{enum class byte:unsigned char{};}
std:to_integer	to_integer byte	namespace std{template<class I>__device__ constexpr I to_integer(byte b){return I(b);}}
std:byte	byte	namespace std{__device__ constexpr byte operator|(byte a,byte b){return byte((unsigned char)a|(unsigned char)b);}}
std:byte	byte	namespace std{__device__ constexpr byte operator&(byte a,byte b){return byte((unsigned char)a&(unsigned char)b);}}
std:byte	byte	namespace std{__device__ constexpr byte operator^(byte a,byte b){return byte((unsigned char)a^(unsigned char)b);}}
std:byte	byte	namespace std{__device__ constexpr byte operator~(byte a){return byte(~(unsigned char)a);}}
std:byte	byte	namespace std{template<class I>__device__ constexpr byte operator<<(byte b,I n){return byte((unsigned char)b<<n);}}
std:byte	byte	namespace std{template<class I>__device__ constexpr byte operator>>(byte b,I n){return byte((unsigned char)b>>n);}}
std:__kb_magnitude	intmax_t __kb_magnitude	namespace std{__device__ constexpr intmax_t __kb_magnitude(intmax_t a){return a<0? -a:a;}}
std:__kb_gcd	intmax_t __kb_gcd __kb_magnitude	namespace std{__device__ constexpr intmax_t __kb_gcd(intmax_t a,intmax_t b){return b==0?__kb_magnitude(a):__kb_gcd(b,a%b);}}
std:ratio	intmax_t ratio __kb_gcd __kb_magnitude	namespace std{template<intmax_t N,intmax_t D=1>struct ratio{static_assert(D!=0,"the denominator of a ratio is 0");static constexpr intmax_t num=(D<0? -N:N)/__kb_gcd(N,D),den=__kb_magnitude(D)/__kb_gcd(N,D);typedef ratio<num,den>type;};}
std:ratio_multiply	ratio_multiply ratio __kb_gcd	namespace std{template<class A,class B>using ratio_multiply=typename ratio<(A::num/__kb_gcd(A::num,B::den))*(B::num/__kb_gcd(B::num,A::den)),(A::den/__kb_gcd(B::num,A::den))*(B::den/__kb_gcd(A::num,B::den))> ::type;}
std:ratio_divide	ratio_divide ratio_multiply ratio	namespace std{template<class A,class B>using ratio_divide=ratio_multiply<A,ratio<B::den,B::num>>;}
std:ratio_add	ratio_add ratio __kb_gcd	namespace std{template<class A,class B>using ratio_add=typename ratio<A::num*(B::den/__kb_gcd(A::den,B::den))+B::num*(A::den/__kb_gcd(A::den,B::den)),A::den/__kb_gcd(A::den,B::den)*B::den> ::type;}
std:ratio_subtract	ratio_subtract ratio_add ratio	namespace std{template<class A,class B>using ratio_subtract=ratio_add<A,ratio< -B::num,B::den>>;}
std:ratio_equal	ratio_equal bool_constant	namespace std{template<class A,class B>struct ratio_equal:bool_constant<A::num==B::num&&A::den==B::den>{};}
std:ratio_not_equal	ratio_not_equal bool_constant ratio_equal	namespace std{template<class A,class B>struct ratio_not_equal:bool_constant< !ratio_equal<A,B> ::value>{};}
std:ratio_less	ratio_less bool_constant ratio_subtract	namespace std{template<class A,class B>struct ratio_less:bool_constant<(ratio_subtract<A,B> ::num<0)>{};}
std:ratio_less_equal	ratio_less_equal bool_constant ratio_less	namespace std{template<class A,class B>struct ratio_less_equal:bool_constant< !ratio_less<B,A> ::value>{};}
std:ratio_greater	ratio_greater ratio_less	namespace std{template<class A,class B>struct ratio_greater:ratio_less<B,A>{};}
std:ratio_greater_equal	ratio_greater_equal ratio_less_equal	namespace std{template<class A,class B>struct ratio_greater_equal:ratio_less_equal<B,A>{};}
std:ratio_equal_v	ratio_equal_v ratio_equal	namespace std{template<class A,class B>inline constexpr bool ratio_equal_v=ratio_equal<A,B> ::value;}
std:ratio_not_equal_v	ratio_not_equal_v ratio_not_equal	namespace std{template<class A,class B>inline constexpr bool ratio_not_equal_v=ratio_not_equal<A,B> ::value;}
std:ratio_less_v	ratio_less_v ratio_less	namespace std{template<class A,class B>inline constexpr bool ratio_less_v=ratio_less<A,B> ::value;}
std:ratio_less_equal_v	ratio_less_equal_v ratio_less_equal	namespace std{template<class A,class B>inline constexpr bool ratio_less_equal_v=ratio_less_equal<A,B> ::value;}
std:ratio_greater_v	ratio_greater_v ratio_greater	namespace std{template<class A,class B>inline constexpr bool ratio_greater_v=ratio_greater<A,B> ::value;}
std:ratio_greater_equal_v	ratio_greater_equal_v ratio_greater_equal	namespace std{template<class A,class B>inline constexpr bool ratio_greater_equal_v=ratio_greater_equal<A,B> ::value;}
std:atto	ratio atto	namespace std{typedef ratio<1,1000000000000000000>atto;}
std:femto	ratio femto	namespace std{typedef ratio<1,1000000000000000>femto;}
std:pico	ratio pico	namespace std{typedef ratio<1,1000000000000>pico;}
std:nano	ratio nano	namespace std{typedef ratio<1,1000000000>nano;}
std:micro	ratio micro	namespace std{typedef ratio<1,1000000>micro;}
std:milli	ratio milli	namespace std{typedef ratio<1,1000>milli;}
std:centi	ratio centi	namespace std{typedef ratio<1,100>centi;}
std:deci	ratio deci	namespace std{typedef ratio<1,10>deci;}
std:deca	ratio deca	namespace std{typedef ratio<10>deca;}
std:hecto	ratio hecto	namespace std{typedef ratio<100>hecto;}
std:kilo	ratio kilo	namespace std{typedef ratio<1000>kilo;}
std:mega	ratio mega	namespace std{typedef ratio<1000000>mega;}
std:giga	ratio giga	namespace std{typedef ratio<1000000000>giga;}
std:tera	ratio tera	namespace std{typedef ratio<1000000000000>tera;}
std:peta	ratio peta	namespace std{typedef ratio<1000000000000000>peta;}
std:exa	ratio exa	namespace std{typedef ratio<1000000000000000000>exa;}
std:iterator_traits	iterator_traits	namespace std{template<class I>struct iterator_traits{typedef typename I::difference_type difference_type;typedef typename I::value_type value_type;typedef typename I::pointer pointer;typedef typename I::reference reference;typedef typename I::iterator_category iterator_category;};}
std:iterator_traits	iterator_traits ptrdiff_t remove_cv_t random_access_iterator_tag	namespace std{template<class T>struct iterator_traits<T* >{typedef ptrdiff_t difference_type;typedef remove_cv_t<T>value_type;typedef T*pointer;typedef T&reference;typedef random_access_iterator_tag iterator_category;};}
std:begin	begin	namespace std{template<class C>__device__ constexpr auto begin(C&c)->decltype(c.begin()){return c.begin();}}
std:begin	begin	namespace std{template<class C>__device__ constexpr auto begin(const C&c)->decltype(c.begin()){return c.begin();}}
std:begin	size_t begin	namespace std{template<class T,size_t N>__device__ constexpr T*begin(T(&a)[N]){return a;}}
std:end	end	namespace std{template<class C>__device__ constexpr auto end(C&c)->decltype(c.end()){return c.end();}}
std:end	end	namespace std{template<class C>__device__ constexpr auto end(const C&c)->decltype(c.end()){return c.end();}}
std:end	size_t end	namespace std{template<class T,size_t N>__device__ constexpr T*end(T(&a)[N]){return a+N;}}
std:size	size	namespace std{template<class C>__device__ constexpr auto size(const C&c)->decltype(c.size()){return c.size();}}
std:size	size_t size	namespace std{template<class T,size_t N>__device__ constexpr size_t size(const T(&a)[N]){return N;}}
std:data	data	namespace std{template<class C>__device__ constexpr auto data(C&c)->decltype(c.data()){return c.data();}}
std:data	size_t data	namespace std{template<class T,size_t N>__device__ constexpr T*data(T(&a)[N]){return a;}}
std:__kb_steps	__kb_steps true_type	namespace std{template<class I,class=void>struct __kb_steps:true_type{};}
std:__kb_steps	__kb_steps void_t declval false_type	namespace std{template<class I>struct __kb_steps<I,void_t<decltype(declval<I& >()-declval<I& >())>> :false_type{};}
std:distance	ptrdiff_t distance __kb_steps	namespace std{template<class I>__device__ constexpr ptrdiff_t distance(I a,I b){if constexpr(__kb_steps<I> ::value){ptrdiff_t n=0;for(;a!=b;++a)n++;return n;}else return b-a;}}
std:advance	advance __kb_steps iterator_traits bidirectional_iterator_tag	namespace std{template<class I,class N>__device__ constexpr void advance(I&i,N n){if constexpr(__kb_steps<I> ::value){for(;n>0;n--)++i;if constexpr(__is_convertible(typename iterator_traits<I> ::iterator_category,bidirectional_iterator_tag))for(;n<0;n++)--i;}else i+=n;}}
std:next	next ptrdiff_t __kb_steps std advance	namespace std{template<class I>__device__ constexpr I next(I i,ptrdiff_t n=1){if constexpr(__kb_steps<I> ::value){std::advance(i,n);return i;}else return i+n;}}
std:prev	prev ptrdiff_t __kb_steps std advance	namespace std{template<class I>__device__ constexpr I prev(I i,ptrdiff_t n=1){if constexpr(__kb_steps<I> ::value){std::advance(i,-n);return i;}else return i-n;}}
std:copy	copy	namespace std{template<class I,class O>__device__ constexpr O copy(I a,I b,O o){for(;a!=b;++a,++o)*o= *a;return o;}}
std:copy_n	copy_n	namespace std{template<class I,class N,class O>__device__ constexpr O copy_n(I a,N n,O o){for(N i=0;i<n;i++,++a,++o)*o= *a;return o;}}
std:copy_if	copy_if	namespace std{template<class I,class O,class P>__device__ constexpr O copy_if(I a,I b,O o,P p){for(;a!=b;++a)if(p(*a)){*o= *a;++o;}return o;}}
std:copy_backward	copy_backward	namespace std{template<class I,class O>__device__ constexpr O copy_backward(I a,I b,O o){while(a!=b){--b;--o;*o= *b;}return o;}}
std:fill	fill	namespace std{template<class I,class T>__device__ constexpr void fill(I a,I b,const T&x){for(;a!=b;++a)*a=x;}}
std:fill_n	fill_n	namespace std{template<class I,class N,class T>__device__ constexpr I fill_n(I a,N n,const T&x){for(N i=0;i<n;i++,++a)*a=x;return a;}}
std:generate	generate	namespace std{template<class I,class G>__device__ constexpr void generate(I a,I b,G g){for(;a!=b;++a)*a=g();}}
std:transform	transform	namespace std{template<class I,class O,class F>__device__ constexpr O transform(I a,I b,O o,F f){for(;a!=b;++a,++o)*o=f(*a);return o;}}
std:transform	transform	namespace std{template<class I,class J,class O,class F>__device__ constexpr O transform(I a,I b,J c,O o,F f){for(;a!=b;++a,++c,++o)*o=f(*a,*c);return o;}}
std:for_each	for_each	namespace std{template<class I,class F>__device__ constexpr F for_each(I a,I b,F f){for(;a!=b;++a)f(*a);return f;}}
std:for_each_n	for_each_n	namespace std{template<class I,class N,class F>__device__ constexpr I for_each_n(I a,N n,F f){for(N i=0;i<n;i++,++a)f(*a);return a;}}
std:find	find	namespace std{template<class I,class T>__device__ constexpr I find(I a,I b,const T&x){for(;a!=b;++a)if(*a==x)break;return a;}}
std:find_if	find_if	namespace std{template<class I,class P>__device__ constexpr I find_if(I a,I b,P p){for(;a!=b;++a)if(p(*a))break;return a;}}
std:find_if_not	find_if_not	namespace std{template<class I,class P>__device__ constexpr I find_if_not(I a,I b,P p){for(;a!=b;++a)if(!p(*a))break;return a;}}
std:count	ptrdiff_t count	namespace std{template<class I,class T>__device__ constexpr ptrdiff_t count(I a,I b,const T&x){ptrdiff_t n=0;for(;a!=b;++a)if(*a==x)n++;return n;}}
std:count_if	ptrdiff_t count_if	namespace std{template<class I,class P>__device__ constexpr ptrdiff_t count_if(I a,I b,P p){ptrdiff_t n=0;for(;a!=b;++a)if(p(*a))n++;return n;}}
std:all_of	all_of	namespace std{template<class I,class P>__device__ constexpr bool all_of(I a,I b,P p){for(;a!=b;++a)if(!p(*a))return false;return true;}}
std:any_of	any_of	namespace std{template<class I,class P>__device__ constexpr bool any_of(I a,I b,P p){for(;a!=b;++a)if(p(*a))return true;return false;}}
std:none_of	none_of	namespace std{template<class I,class P>__device__ constexpr bool none_of(I a,I b,P p){for(;a!=b;++a)if(p(*a))return false;return true;}}
std:equal	equal	namespace std{template<class I,class J>__device__ constexpr bool equal(I a,I b,J c){for(;a!=b;++a,++c)if(!(*a== *c))return false;return true;}}
std:__kb_equal_ranges	__kb_equal_ranges __kb_steps	namespace std{template<class I,class J,class P>__device__ constexpr bool __kb_equal_ranges(I a,I b,J c,J d,P same){if constexpr(!__kb_steps<I> ::value&& !__kb_steps<J> ::value)if(b-a!=d-c)return false;for(;a!=b&&c!=d;++a,++c)if(!same(*a,*c))return false;return a==b&&c==d;}}
std:equal	equal __kb_equal_ranges equal_to	namespace std{template<class I,class J>__device__ constexpr bool equal(I a,I b,J c,J d){return __kb_equal_ranges(a,b,c,d,equal_to< >());}}
std:equal	equal __kb_equal_ranges	namespace std{template<class I,class J,class P>__device__ constexpr bool equal(I a,I b,J c,J d,P same){return __kb_equal_ranges(a,b,c,d,same);}}
std:equal	enable_if_t is_same_v equal	namespace std{template<class I,class J,class P,class=enable_if_t< !is_same_v<J,P>> >__device__ constexpr bool equal(I a,I b,J c,P same){for(;a!=b;++a,++c)if(!same(*a,*c))return false;return true;}}
std:lexicographical_compare	lexicographical_compare	namespace std{template<class I,class J,class C>__device__ constexpr bool lexicographical_compare(I a,I b,J c,J d,C less){for(;a!=b&&c!=d;++a,++c){if(less(*a,*c))return true;if(less(*c,*a))return false;}return a==b&&c!=d;}}
std:lexicographical_compare	lexicographical_compare std less	namespace std{template<class I,class J>__device__ constexpr bool lexicographical_compare(I a,I b,J c,J d){return std::lexicographical_compare(a,b,c,d,less< >());}}
std:iter_swap	iter_swap swap	namespace std{template<class I,class J>__device__ constexpr void iter_swap(I a,J b){swap(*a,*b);}}
std:swap_ranges	swap_ranges swap	namespace std{template<class I,class J>__device__ constexpr J swap_ranges(I a,I b,J c){for(;a!=b;++a,++c)swap(*a,*c);return c;}}
std:reverse	reverse swap	namespace std{template<class I>__device__ constexpr void reverse(I a,I b){while(a!=b&&a!= --b){swap(*a,*b);++a;}}}
std:replace	replace	namespace std{template<class I,class T>__device__ constexpr void replace(I a,I b,const T&x,const T&y){for(;a!=b;++a)if(*a==x)*a=y;}}
std:remove	remove std move	namespace std{template<class I,class T>__device__ constexpr I remove(I a,I b,const T&x){while(a!=b&& !(*a==x))++a;I o=a;if(a!=b)while(++a!=b)if(!(*a==x)){*o=std::move(*a);++o;}return o;}}
std:remove_if	remove_if std move	namespace std{template<class I,class P>__device__ constexpr I remove_if(I a,I b,P p){while(a!=b&& !p(*a))++a;I o=a;if(a!=b)while(++a!=b)if(!p(*a)){*o=std::move(*a);++o;}return o;}}
std:unique	unique std move	namespace std{template<class I,class P>__device__ constexpr I unique(I a,I b,P same){if(a==b)return b;I o=a;while(++a!=b&& !same(*o,*a))++o;if(a!=b)while(++a!=b)if(!same(*o,*a)){++o;*o=std::move(*a);}return++o;}}
std:unique	unique std equal_to	namespace std{template<class I>__device__ constexpr I unique(I a,I b){return std::unique(a,b,equal_to< >());}}
std:min_element	min_element	namespace std{template<class I>__device__ constexpr I min_element(I a,I b){I m=a;if(a!=b)while(++a!=b)if(*a< *m)m=a;return m;}}
std:min_element	min_element	namespace std{template<class I,class C>__device__ constexpr I min_element(I a,I b,C less){I m=a;if(a!=b)while(++a!=b)if(less(*a,*m))m=a;return m;}}
std:max_element	max_element	namespace std{template<class I>__device__ constexpr I max_element(I a,I b){I m=a;if(a!=b)while(++a!=b)if(*m< *a)m=a;return m;}}
std:max_element	max_element	namespace std{template<class I,class C>__device__ constexpr I max_element(I a,I b,C less){I m=a;if(a!=b)while(++a!=b)if(less(*m,*a))m=a;return m;}}
std:minmax_element	pair minmax_element	namespace std{template<class I,class C>__device__ constexpr pair<I,I>minmax_element(I a,I b,C less){pair<I,I>r(a,a);if(a==b|| ++a==b)return r;if(less(*a,*r.first))r.first=a;else r.second=a;while(++a!=b){I c=a;if(++a==b){if(less(*c,*r.first))r.first=c;else if(!less(*c,*r.second))r.second=c;break;}if(less(*a,*c)){if(less(*a,*r.first))r.first=a;if(!less(*c,*r.second))r.second=c;}else{if(less(*c,*r.first))r.first=c;if(!less(*a,*r.second))r.second=a;}}return r;}}
std:minmax_element	pair minmax_element std less	namespace std{template<class I>__device__ constexpr pair<I,I>minmax_element(I a,I b){return std::minmax_element(a,b,std::less< >());}}
std:min	min initializer_list std min_element	namespace std{template<class T>__device__ constexpr T min(initializer_list<T>l){return*std::min_element(l.begin(),l.end());}}
std:max	max initializer_list std max_element	namespace std{template<class T>__device__ constexpr T max(initializer_list<T>l){return*std::max_element(l.begin(),l.end());}}
std:min	min initializer_list std min_element	namespace std{template<class T,class C>__device__ constexpr T min(initializer_list<T>l,C less){return*std::min_element(l.begin(),l.end(),less);}}
std:max	max initializer_list std max_element	namespace std{template<class T,class C>__device__ constexpr T max(initializer_list<T>l,C less){return*std::max_element(l.begin(),l.end(),less);}}
std:minmax	pair minmax	namespace std{template<class T>__device__ constexpr pair<const T&,const T& >minmax(const T&a,const T&b){return b<a?pair<const T&,const T& >(b,a):pair<const T&,const T& >(a,b);}}
std:minmax	pair minmax	namespace std{template<class T,class C>__device__ constexpr pair<const T&,const T& >minmax(const T&a,const T&b,C less){return less(b,a)?pair<const T&,const T& >(b,a):pair<const T&,const T& >(a,b);}}
std:minmax	pair minmax initializer_list std minmax_element	namespace std{template<class T>__device__ constexpr pair<T,T>minmax(initializer_list<T>l){pair<const T*,const T* >r=std::minmax_element(l.begin(),l.end());return pair<T,T>(*r.first,*r.second);}}
std:minmax	pair minmax initializer_list std minmax_element	namespace std{template<class T,class C>__device__ constexpr pair<T,T>minmax(initializer_list<T>l,C less){pair<const T*,const T* >r=std::minmax_element(l.begin(),l.end(),less);return pair<T,T>(*r.first,*r.second);}}
std:is_sorted	is_sorted	namespace std{template<class I>__device__ constexpr bool is_sorted(I a,I b){if(a==b)return true;for(I c=a;++c!=b;++a)if(*c< *a)return false;return true;}}
std:lower_bound	lower_bound ptrdiff_t	namespace std{template<class I,class T>__device__ constexpr I lower_bound(I a,I b,const T&x){ptrdiff_t n=b-a;while(n>0){ptrdiff_t h=n/2;if(a[h]<x){a+=h+1;n-=h+1;}else n=h;}return a;}}
std:lower_bound	lower_bound ptrdiff_t	namespace std{template<class I,class T,class C>__device__ constexpr I lower_bound(I a,I b,const T&x,C less){ptrdiff_t n=b-a;while(n>0){ptrdiff_t h=n/2;if(less(a[h],x)){a+=h+1;n-=h+1;}else n=h;}return a;}}
std:upper_bound	upper_bound ptrdiff_t	namespace std{template<class I,class T>__device__ constexpr I upper_bound(I a,I b,const T&x){ptrdiff_t n=b-a;while(n>0){ptrdiff_t h=n/2;if(!(x<a[h])){a+=h+1;n-=h+1;}else n=h;}return a;}}
std:upper_bound	upper_bound ptrdiff_t	namespace std{template<class I,class T,class C>__device__ constexpr I upper_bound(I a,I b,const T&x,C less){ptrdiff_t n=b-a;while(n>0){ptrdiff_t h=n/2;if(!less(x,a[h])){a+=h+1;n-=h+1;}else n=h;}return a;}}
std:binary_search	binary_search std lower_bound	namespace std{template<class I,class T>__device__ constexpr bool binary_search(I a,I b,const T&x){I i=std::lower_bound(a,b,x);return i!=b&& !(x< *i);}}
std:binary_search	binary_search std lower_bound	namespace std{template<class I,class T,class C>__device__ constexpr bool binary_search(I a,I b,const T&x,C less){I i=std::lower_bound(a,b,x,less);return i!=b&& !less(x,*i);}}
std:__kb_so_far	__kb_so_far	namespace std{template<class T>__attribute__((kbind_if("c++20")))T&&__kb_so_far()noexcept;}
std:__kb_so_far	__kb_so_far	namespace std{template<class T>__attribute__((kbind_if("c++17")))T&__kb_so_far()noexcept;}
std:__kb_sum	__kb_sum __kb_so_far	namespace std{template<class T>using __kb_sum=decltype(__kb_so_far<T>());}
std:accumulate	accumulate __kb_sum	namespace std{template<class I,class T>__device__ constexpr T accumulate(I a,I b,T x){for(;a!=b;++a)x=static_cast<__kb_sum<T>>(x)+ *a;return x;}}
std:accumulate	accumulate __kb_sum	namespace std{template<class I,class T,class F>__device__ constexpr T accumulate(I a,I b,T x,F f){for(;a!=b;++a)x=f(static_cast<__kb_sum<T>>(x),*a);return x;}}
std:inner_product	inner_product __kb_sum	namespace std{template<class I,class J,class T>__device__ constexpr T inner_product(I a,I b,J c,T x){for(;a!=b;++a,++c)x=static_cast<__kb_sum<T>>(x)+ *a* *c;return x;}}
std:inner_product	inner_product __kb_sum	namespace std{template<class I,class J,class T,class F,class G>__device__ constexpr T inner_product(I a,I b,J c,T x,F f,G g){for(;a!=b;++a,++c)x=f(static_cast<__kb_sum<T>>(x),g(*a,*c));return x;}}
std:iota	iota	namespace std{template<class I,class T>__device__ constexpr void iota(I a,I b,T x){for(;a!=b;++a,++x)*a=x;}}
std:partial_sum	partial_sum iterator_traits __kb_sum	namespace std{template<class I,class O>__device__ constexpr O partial_sum(I a,I b,O o){if(a==b)return o;typedef typename iterator_traits<I> ::value_type T;T s= *a;*o=s;while(++a!=b){s=static_cast<__kb_sum<T>>(s)+ *a;* ++o=s;}return++o;}}
std:partial_sum	partial_sum iterator_traits __kb_sum	namespace std{template<class I,class O,class F>__device__ constexpr O partial_sum(I a,I b,O o,F f){if(a==b)return o;typedef typename iterator_traits<I> ::value_type T;T s= *a;*o=s;while(++a!=b){s=f(static_cast<__kb_sum<T>>(s),*a);* ++o=s;}return++o;}}
std:gcd	common_type_t gcd	namespace std{template<class A,class B>__device__ constexpr common_type_t<A,B>gcd(A x,B y){common_type_t<A,B>a=x<0? -(common_type_t<A,B>)x:x,b=y<0? -(common_type_t<A,B>)y:y;while(b){common_type_t<A,B>t=a%b;a=b;b=t;}return a;}}
std:lcm	common_type_t lcm gcd	namespace std{template<class A,class B>__device__ constexpr common_type_t<A,B>lcm(A x,B y){if(x==0||y==0)return 0;common_type_t<A,B>a=x<0? -(common_type_t<A,B>)x:x,b=y<0? -(common_type_t<A,B>)y:y;return a/gcd(x,y)*b;}}
std:popcount	popcount	namespace std{template<class T>__device__ constexpr int popcount(T x){int n=0;for(;x;x=x&(x-1))n++;return n;}}
std:countl_zero	countl_zero numeric_limits	namespace std{template<class T>__device__ constexpr int countl_zero(T x){int n=numeric_limits<T> ::digits;for(;x;x=x>>1)n--;return n;}}
std:countl_one	countl_one countl_zero	namespace std{template<class T>__device__ constexpr int countl_one(T x){return countl_zero((T)~x);}}
std:countr_zero	countr_zero numeric_limits	namespace std{template<class T>__device__ constexpr int countr_zero(T x){if(x==0)return numeric_limits<T> ::digits;int n=0;for(;!(x&1);x=x>>1)n++;return n;}}
std:countr_one	countr_one countr_zero	namespace std{template<class T>__device__ constexpr int countr_one(T x){return countr_zero((T)~x);}}
std:has_single_bit	has_single_bit	namespace std{template<class T>__device__ constexpr bool has_single_bit(T x){return x!=0&&(x&(x-1))==0;}}
std:bit_width	bit_width numeric_limits countl_zero	namespace std{template<class T>__device__ constexpr int bit_width(T x){return numeric_limits<T> ::digits-countl_zero(x);}}
std:bit_floor	bit_floor bit_width	namespace std{template<class T>__device__ constexpr T bit_floor(T x){return x==0?T(0):T(T(1)<<(bit_width(x)-1));}}
std:bit_ceil	bit_ceil bit_width	namespace std{template<class T>__device__ constexpr T bit_ceil(T x){return x<=1?T(1):T(T(1)<<bit_width(T(x-1)));}}
std:rotl	rotl numeric_limits	namespace std{template<class T>__device__ constexpr T rotl(T x,int s){const int n=numeric_limits<T> ::digits;int r=s%n;return r==0?x:r>0?T(T(x<<r)|T(x>>(n-r))):T(T(x>> -r)|T(x<<(n+r)));}}
std:rotr	rotr numeric_limits	namespace std{template<class T>__device__ constexpr T rotr(T x,int s){const int n=numeric_limits<T> ::digits;int r=s%n;return r==0?x:r>0?T(T(x>>r)|T(x<<(n-r))):T(T(x<< -r)|T(x>>(n+r)));}}
std:bit_cast	bit_cast memcpy	namespace std{template<class T,class F>__device__ T bit_cast(const F&x){static_assert(sizeof(T)==sizeof(F),"bit_cast needs types of one size");T t;memcpy(&t,&x,sizeof(T));return t;}}
std:reference_wrapper	std addressof invoke_result_t invoke	namespace std{template<class T>class reference_wrapper{T*__kb_p;public:typedef T type;__device__ constexpr reference_wrapper(T&x)noexcept:__kb_p(std::addressof(x)){}__device__ constexpr operator T&()const noexcept{return*__kb_p;}__device__ constexpr T&get()const noexcept{return*__kb_p;}template<class...As>__device__ constexpr invoke_result_t<T&,As... >operator()(As&& ...as)const{return std::invoke(*__kb_p,static_cast<As&& >(as)...);}};}
std:ref	reference_wrapper ref	namespace std{template<class T>__device__ constexpr reference_wrapper<T>ref(T&x)noexcept{return reference_wrapper<T>(x);}}
std:ref	reference_wrapper ref	namespace std{template<class T>__device__ constexpr reference_wrapper<T>ref(reference_wrapper<T>x)noexcept{return x;}}
std:cref	reference_wrapper cref	namespace std{template<class T>__device__ constexpr reference_wrapper<const T>cref(const T&x)noexcept{return reference_wrapper<const T>(x);}}
std:cref	reference_wrapper cref	namespace std{template<class T>__device__ constexpr reference_wrapper<const T>cref(reference_wrapper<T>x)noexcept{return reference_wrapper<const T>(x.get());}}
std:__kb_not	__kb_not std invoke declval	namespace std{template<class F>struct __kb_not{F __kb_f;template<class...As>__device__ constexpr auto operator()(As&& ...as)&noexcept(noexcept(!std::invoke(declval<F& >(),declval<As>()...)))->decltype(!std::invoke(declval<F& >(),declval<As>()...)){return!std::invoke(__kb_f,static_cast<As&& >(as)...);}template<class...As>__device__ constexpr auto operator()(As&& ...as)const&noexcept(noexcept(!std::invoke(declval<const F& >(),declval<As>()...)))->decltype(!std::invoke(declval<const F& >(),declval<As>()...)){return!std::invoke(__kb_f,static_cast<As&& >(as)...);}template<class...As>__device__ constexpr auto operator()(As&& ...as)&&noexcept(noexcept(!std::invoke(declval<F>(),declval<As>()...)))->decltype(!std::invoke(declval<F>(),declval<As>()...)){return!std::invoke(static_cast<F&& >(__kb_f),static_cast<As&& >(as)...);}template<class...As>__device__ constexpr auto operator()(As&& ...as)const&&noexcept(noexcept(!std::invoke(declval<const F>(),declval<As>()...)))->decltype(!std::invoke(declval<const F>(),declval<As>()...)){return!std::invoke(static_cast<const F&& >(__kb_f),static_cast<As&& >(as)...);}};}
std:not_fn	__kb_not decay_t not_fn is_nothrow_constructible	namespace std{template<class F>__device__ constexpr __kb_not<decay_t<F>>not_fn(F&&f)noexcept(is_nothrow_constructible<decay_t<F>,F&& > ::value){return __kb_not<decay_t<F>>{static_cast<F&& >(f)};}}
std:__kb_member	__kb_member std invoke declval	namespace std{template<class M>struct __kb_member{M __kb_m;template<class...As>__device__ constexpr auto operator()(As&& ...as)const noexcept(noexcept(std::invoke(declval<const M& >(),declval<As>()...)))->decltype(std::invoke(declval<const M& >(),declval<As>()...)){return std::invoke(__kb_m,static_cast<As&& >(as)...);}};}
std:mem_fn	__kb_member mem_fn	namespace std{template<class M,class C>__device__ constexpr __kb_member<M C:: * >mem_fn(M C:: *m)noexcept{return __kb_member<M C:: * >{m};}}
std:__kb_bound	__kb_bound tuple size_t index_sequence std invoke get invoke_result_t index_sequence_for	namespace std{template<class F,class...Bs>struct __kb_bound{F __kb_f;tuple<Bs... >__kb_bs;template<size_t...I,class G,class T,class...As>__device__ static constexpr decltype(auto)__kb_call(index_sequence<I... >,G&&f,T&&bs,As&& ...as){return std::invoke(static_cast<G&& >(f),get<I>(static_cast<T&& >(bs))...,static_cast<As&& >(as)...);}template<class...As>__device__ constexpr invoke_result_t<F&,Bs& ...,As... >operator()(As&& ...as)&{return __kb_call(index_sequence_for<Bs... >(),__kb_f,__kb_bs,static_cast<As&& >(as)...);}template<class...As>__device__ constexpr invoke_result_t<const F&,const Bs& ...,As... >operator()(As&& ...as)const&{return __kb_call(index_sequence_for<Bs... >(),__kb_f,__kb_bs,static_cast<As&& >(as)...);}template<class...As>__device__ constexpr invoke_result_t<F,Bs...,As... >operator()(As&& ...as)&&{return __kb_call(index_sequence_for<Bs... >(),static_cast<F&& >(__kb_f),static_cast<tuple<Bs... > && >(__kb_bs),static_cast<As&& >(as)...);}template<class...As>__device__ constexpr invoke_result_t<const F,const Bs...,As... >operator()(As&& ...as)const&&{return __kb_call(index_sequence_for<Bs... >(),static_cast<const F&& >(__kb_f),static_cast<const tuple<Bs... > && >(__kb_bs),static_cast<As&& >(as)...);}};}
std:bind_front	__kb_bound decay_t bind_front tuple	namespace std{template<class F,class...Bs>__device__ constexpr __kb_bound<decay_t<F>,decay_t<Bs> ... >bind_front(F&&f,Bs&& ...bs){return __kb_bound<decay_t<F>,decay_t<Bs> ... >{static_cast<F&& >(f),tuple<decay_t<Bs> ... >(static_cast<Bs&& >(bs)...)};}}
std:to_address	to_address	namespace std{template<class T>__device__ constexpr T*to_address(T*p)noexcept{return p;}}
std:to_address	to_address std	namespace std{template<class P>__device__ constexpr auto to_address(const P&p)noexcept->decltype(std::to_address(p.operator->())){return std::to_address(p.operator->());}}
std:construct_at	construct_at declval	namespace std{template<class T,class...As>__device__ constexpr auto construct_at(T*p,As&& ...as)->decltype(::new(declval<void* >())T(declval<As>()...)){return::new((void*)p)T(static_cast<As&& >(as)...);}}
std:destroy_at	destroy_at std addressof	namespace std{template<class T>__device__ constexpr void destroy_at(T*p){if constexpr(__is_array(T)){for(auto&x: *p)std::destroy_at(std::addressof(x));}else p-> ~T();}}
std:destroy	destroy std destroy_at addressof	namespace std{template<class I>__device__ constexpr void destroy(I a,I b){for(;a!=b;++a)std::destroy_at(std::addressof(*a));}}
std:destroy_n	destroy_n std destroy_at addressof	namespace std{template<class I,class N>__device__ constexpr I destroy_n(I a,N n){for(;n>0;++a,n--)std::destroy_at(std::addressof(*a));return a;}}
std:uninitialized_copy	uninitialized_copy std addressof iterator_traits	namespace std{template<class I,class O>__device__ constexpr O uninitialized_copy(I a,I b,O o){for(;a!=b;++a,++o)::new((void*)std::addressof(*o))typename iterator_traits<O> ::value_type(*a);return o;}}
std:uninitialized_copy_n	uninitialized_copy_n std addressof iterator_traits	namespace std{template<class I,class N,class O>__device__ constexpr O uninitialized_copy_n(I a,N n,O o){for(;n>0;n--,++a,++o)::new((void*)std::addressof(*o))typename iterator_traits<O> ::value_type(*a);return o;}}
std:uninitialized_move	uninitialized_move std addressof iterator_traits move	namespace std{template<class I,class O>__device__ constexpr O uninitialized_move(I a,I b,O o){for(;a!=b;++a,++o)::new((void*)std::addressof(*o))typename iterator_traits<O> ::value_type(std::move(*a));return o;}}
std:uninitialized_fill	uninitialized_fill std addressof iterator_traits	namespace std{template<class I,class T>__device__ constexpr void uninitialized_fill(I a,I b,const T&x){for(;a!=b;++a)::new((void*)std::addressof(*a))typename iterator_traits<I> ::value_type(x);}}
std:uninitialized_fill_n	uninitialized_fill_n std addressof iterator_traits	namespace std{template<class I,class N,class T>__device__ constexpr I uninitialized_fill_n(I a,N n,const T&x){for(;n>0;n--,++a)::new((void*)std::addressof(*a))typename iterator_traits<I> ::value_type(x);return a;}}
std:uninitialized_value_construct	uninitialized_value_construct std addressof iterator_traits	namespace std{template<class I>__device__ constexpr void uninitialized_value_construct(I a,I b){for(;a!=b;++a)::new((void*)std::addressof(*a))typename iterator_traits<I> ::value_type();}}
std:uninitialized_default_construct	uninitialized_default_construct std addressof iterator_traits	namespace std{template<class I>__device__ constexpr void uninitialized_default_construct(I a,I b){for(;a!=b;++a)::new((void*)std::addressof(*a))typename iterator_traits<I> ::value_type;}}
std:identity	identity	namespace std{struct identity{template<class T>__device__ constexpr T&&operator()(T&&x)const{return static_cast<T&& >(x);}};}
std:nullopt_t		namespace std{struct nullopt_t{__device__ constexpr explicit nullopt_t(int){}};}
std:nullopt	nullopt_t nullopt	namespace std{inline constexpr nullopt_t nullopt(0);}
std:__kb_optional	is_const_v	namespace std{template<class T,bool trivial=__is_trivial(T)&& !is_const_v<T>>struct __kb_optional{T __kb_v;bool __kb_has;__device__ constexpr __kb_optional():__kb_v(),__kb_has(false){}template<class...As>__device__ constexpr void __kb_set(As&& ...as){__kb_v=T(static_cast<As&& >(as)...);__kb_has=true;}__device__ constexpr void reset(){__kb_has=false;}};}
std:__kb_optional	is_nothrow_move_constructible is_nothrow_move_assignable std addressof	namespace std{template<class T>struct __kb_optional<T,false>{union{char __kb_none;T __kb_v;};bool __kb_has;__device__ constexpr __kb_optional():__kb_none(),__kb_has(false){}__device__ constexpr __kb_optional(const __kb_optional&o)noexcept(false):__kb_none(),__kb_has(false){if(o.__kb_has)__kb_set(o.__kb_v);}__device__ constexpr __kb_optional(__kb_optional&&o)noexcept(is_nothrow_move_constructible<T> ::value):__kb_none(),__kb_has(false){if(o.__kb_has)__kb_set(static_cast<T&& >(o.__kb_v));}__device__ constexpr __kb_optional&operator=(const __kb_optional&o)noexcept(false){if(!o.__kb_has)reset();else if(__kb_has)__kb_v=o.__kb_v;else __kb_set(o.__kb_v);return*this;}__device__ constexpr __kb_optional&operator=(__kb_optional&&o)noexcept(is_nothrow_move_constructible<T> ::value&&is_nothrow_move_assignable<T> ::value){if(!o.__kb_has)reset();else if(__kb_has)__kb_v=static_cast<T&& >(o.__kb_v);else __kb_set(static_cast<T&& >(o.__kb_v));return*this;}__device__ constexpr~__kb_optional(){reset();}template<class...As>__device__ constexpr void __kb_set(As&& ...as){::new((void*)std::addressof(__kb_v))T(static_cast<As&& >(as)...);__kb_has=true;}__device__ constexpr void reset(){if(__kb_has)__kb_v. ~T();__kb_has=false;}};}
std:in_place_t		namespace std{struct in_place_t{explicit in_place_t()=default;};}
std:in_place	in_place_t in_place	namespace std{inline constexpr in_place_t in_place{};}
std:optional	__kb_optional is_same_v remove_cvref_t nullopt_t in_place_t enable_if_t is_constructible decay_t is_nothrow_move_constructible is_nothrow_swappable std swap __trap addressof	namespace std{template<class T>class optional:__kb_optional<T>{template<class U>static constexpr bool __kb_value= !is_same_v<remove_cvref_t<U>,optional> && !is_same_v<remove_cvref_t<U>,nullopt_t> && !is_same_v<remove_cvref_t<U>,in_place_t> &&__is_constructible(T,U);template<class U>static constexpr bool __kb_other=__is_constructible(T,U)&& !__is_constructible(T,optional<remove_cvref_t<U>> &);public:typedef T value_type;__device__ constexpr optional()noexcept{}__device__ constexpr optional(nullopt_t)noexcept{}template<class U=T,class=enable_if_t<__kb_value<U>> >__device__ constexpr explicit(!__is_convertible(U,T))optional(U&&x){this->__kb_set(static_cast<U&& >(x));}template<class...As,class=enable_if_t<is_constructible<T,As... > ::value>>__device__ constexpr explicit optional(in_place_t,As&& ...as){this->__kb_set(static_cast<As&& >(as)...);}template<class U,class=enable_if_t<__kb_other<const U& >> >__device__ constexpr explicit(!__is_convertible(const U&,T))optional(const optional<U> &o){if(o)this->__kb_set(*o);}template<class U,class=enable_if_t<__kb_other<U>> >__device__ constexpr explicit(!__is_convertible(U,T))optional(optional<U> &&o){if(o)this->__kb_set(static_cast<U&& >(*o));}__device__ constexpr optional&operator=(nullopt_t)noexcept{reset();return*this;}template<class U=T,class=enable_if_t<__kb_value<U> && !((__is_arithmetic(T)||__is_enum(T)||__is_pointer(T))&&is_same_v<T,decay_t<U>>)>>__device__ constexpr optional&operator=(U&&x){if(this->__kb_has)this->__kb_v=static_cast<U&& >(x);else this->__kb_set(static_cast<U&& >(x));return*this;}template<class U,class=enable_if_t<__kb_other<const U& >> >__device__ constexpr optional&operator=(const optional<U> &o){if(!o)reset();else if(this->__kb_has)this->__kb_v= *o;else this->__kb_set(*o);return*this;}template<class U,class=enable_if_t<__kb_other<U>> >__device__ constexpr optional&operator=(optional<U> &&o){if(!o)reset();else if(this->__kb_has)this->__kb_v=static_cast<U&& >(*o);else this->__kb_set(static_cast<U&& >(*o));return*this;}__device__ constexpr void swap(optional&o)noexcept(is_nothrow_move_constructible<T> ::value&&is_nothrow_swappable<T> ::value){if(*this&&o){using std::swap;swap(* *this,*o);}else if(*this){o.emplace(static_cast<T&& >(* *this));reset();}else if(o){emplace(static_cast<T&& >(*o));o.reset();}}template<class...As>__device__ constexpr T&emplace(As&& ...as){reset();this->__kb_set(static_cast<As&& >(as)...);return this->__kb_v;}__device__ constexpr bool has_value()const noexcept{return this->__kb_has;}__device__ constexpr explicit operator bool()const noexcept{return this->__kb_has;}__device__ constexpr T&operator*()&noexcept{return this->__kb_v;}__device__ constexpr const T&operator*()const&noexcept{return this->__kb_v;}__device__ constexpr T&&operator*()&&noexcept{return static_cast<T&& >(this->__kb_v);}__device__ constexpr const T&&operator*()const&&noexcept{return static_cast<const T&& >(this->__kb_v);}__device__ constexpr T&value()&noexcept(false){if(!this->__kb_has)__trap();return this->__kb_v;}__device__ constexpr const T&value()const&noexcept(false){if(!this->__kb_has)__trap();return this->__kb_v;}__device__ constexpr T&&value()&&noexcept(false){if(!this->__kb_has)__trap();return static_cast<T&& >(this->__kb_v);}__device__ constexpr const T&&value()const&&noexcept(false){if(!this->__kb_has)__trap();return static_cast<const T&& >(this->__kb_v);}__device__ constexpr T*operator->()noexcept{return std::addressof(this->__kb_v);}__device__ constexpr const T*operator->()const noexcept{return std::addressof(this->__kb_v);}template<class U>__device__ constexpr T value_or(U&&x)const&{return this->__kb_has?this->__kb_v:static_cast<T>(static_cast<U&& >(x));}template<class U>__device__ constexpr T value_or(U&&x)&&{return this->__kb_has?static_cast<T&& >(this->__kb_v):static_cast<T>(static_cast<U&& >(x));}__device__ constexpr void reset()noexcept{__kb_optional<T> ::reset();}};}
std:make_optional	optional decay_t make_optional	namespace std{template<class T>__device__ constexpr optional<decay_t<T>>make_optional(T&&x){return optional<decay_t<T>>(static_cast<T&& >(x));}}
std:make_optional	enable_if_t is_constructible optional make_optional in_place	namespace std{template<class T,class...As>__device__ constexpr enable_if_t<is_constructible<T,As... > ::value,optional<T>>make_optional(As&& ...as){return optional<T>(in_place,static_cast<As&& >(as)...);}}
std:optional	optional	namespace std{template<class T>optional(T)->optional<T>;}
std:swap	enable_if_t is_move_constructible is_swappable swap optional	namespace std{template<class T>__device__ constexpr enable_if_t<is_move_constructible<T> ::value&&is_swappable<T> ::value>swap(optional<T> &a,optional<T> &b)noexcept(noexcept(a.swap(b))){a.swap(b);}}
std:swap	enable_if_t is_move_constructible is_swappable swap optional	namespace std{template<class T>enable_if_t< !(is_move_constructible<T> ::value&&is_swappable<T> ::value)>swap(optional<T> &,optional<T> &)=delete;}
std:optional	optional	namespace std{template<class T,class U>__device__ constexpr auto operator==(const optional<T> &a,const optional<U> &b)->decltype(bool(*a== *b)){return a&&b?bool(*a== *b):a.has_value()==b.has_value();}}
std:optional	optional	namespace std{template<class T,class U>__device__ constexpr auto operator==(const optional<T> &a,const U&x)->decltype(bool(*a==x)){return a?bool(*a==x):false;}}
std:optional	optional	namespace std{template<class T,class U>__device__ constexpr auto operator==(const T&x,const optional<U> &b)->decltype(bool(x== *b)){return b?bool(x== *b):false;}}
std:optional std:nullopt_t	optional nullopt_t	namespace std{template<class T>__device__ constexpr bool operator==(const optional<T> &a,nullopt_t)noexcept{return a.has_value()==false;}}
std:nullopt_t std:optional	nullopt_t optional	namespace std{template<class T>__device__ constexpr bool operator==(nullopt_t,const optional<T> &b)noexcept{return false==b.has_value();}}
std:optional	optional	namespace std{template<class T,class U>__device__ constexpr auto operator!=(const optional<T> &a,const optional<U> &b)->decltype(bool(*a!= *b)){return a&&b?bool(*a!= *b):a.has_value()!=b.has_value();}}
std:optional	optional	namespace std{template<class T,class U>__device__ constexpr auto operator!=(const optional<T> &a,const U&x)->decltype(bool(*a!=x)){return a?bool(*a!=x):true;}}
std:optional	optional	namespace std{template<class T,class U>__device__ constexpr auto operator!=(const T&x,const optional<U> &b)->decltype(bool(x!= *b)){return b?bool(x!= *b):true;}}
std:optional std:nullopt_t	optional nullopt_t	namespace std{template<class T>__device__ constexpr bool operator!=(const optional<T> &a,nullopt_t)noexcept{return a.has_value()!=false;}}
std:nullopt_t std:optional	nullopt_t optional	namespace std{template<class T>__device__ constexpr bool operator!=(nullopt_t,const optional<T> &b)noexcept{return false!=b.has_value();}}
std:optional	optional	namespace std{template<class T,class U>__device__ constexpr auto operator<(const optional<T> &a,const optional<U> &b)->decltype(bool(*a< *b)){return b&&(!a|| *a< *b);}}
std:optional	optional	namespace std{template<class T,class U>__device__ constexpr auto operator<(const optional<T> &a,const U&x)->decltype(bool(*a<x)){return a?bool(*a<x):true;}}
std:optional	optional	namespace std{template<class T,class U>__device__ constexpr auto operator<(const T&x,const optional<U> &b)->decltype(bool(x< *b)){return b?bool(x< *b):false;}}
std:optional std:nullopt_t	optional nullopt_t	namespace std{template<class T>__device__ constexpr bool operator<(const optional<T> &a,nullopt_t)noexcept{return a.has_value()<false;}}
std:nullopt_t std:optional	nullopt_t optional	namespace std{template<class T>__device__ constexpr bool operator<(nullopt_t,const optional<T> &b)noexcept{return false<b.has_value();}}
std:optional	optional	namespace std{template<class T,class U>__device__ constexpr auto operator>(const optional<T> &a,const optional<U> &b)->decltype(bool(*a> *b)){return a&&(!b|| *a> *b);}}
std:optional	optional	namespace std{template<class T,class U>__device__ constexpr auto operator>(const optional<T> &a,const U&x)->decltype(bool(*a>x)){return a?bool(*a>x):false;}}
std:optional	optional	namespace std{template<class T,class U>__device__ constexpr auto operator>(const T&x,const optional<U> &b)->decltype(bool(x> *b)){return b?bool(x> *b):true;}}
std:optional std:nullopt_t	optional nullopt_t	namespace std{template<class T>__device__ constexpr bool operator>(const optional<T> &a,nullopt_t)noexcept{return a.has_value()>false;}}
std:nullopt_t std:optional	nullopt_t optional	namespace std{template<class T>__device__ constexpr bool operator>(nullopt_t,const optional<T> &b)noexcept{return false>b.has_value();}}
std:optional	optional	namespace std{template<class T,class U>__device__ constexpr auto operator<=(const optional<T> &a,const optional<U> &b)->decltype(bool(*a<= *b)){return!a||(b&& *a<= *b);}}
std:optional	optional	namespace std{template<class T,class U>__device__ constexpr auto operator<=(const optional<T> &a,const U&x)->decltype(bool(*a<=x)){return a?bool(*a<=x):true;}}
std:optional	optional	namespace std{template<class T,class U>__device__ constexpr auto operator<=(const T&x,const optional<U> &b)->decltype(bool(x<= *b)){return b?bool(x<= *b):false;}}
std:optional std:nullopt_t	optional nullopt_t	namespace std{template<class T>__device__ constexpr bool operator<=(const optional<T> &a,nullopt_t)noexcept{return a.has_value()<=false;}}
std:nullopt_t std:optional	nullopt_t optional	namespace std{template<class T>__device__ constexpr bool operator<=(nullopt_t,const optional<T> &b)noexcept{return false<=b.has_value();}}
std:optional	optional	namespace std{template<class T,class U>__device__ constexpr auto operator>=(const optional<T> &a,const optional<U> &b)->decltype(bool(*a>= *b)){return!b||(a&& *a>= *b);}}
std:optional	optional	namespace std{template<class T,class U>__device__ constexpr auto operator>=(const optional<T> &a,const U&x)->decltype(bool(*a>=x)){return a?bool(*a>=x):false;}}
std:optional	optional	namespace std{template<class T,class U>__device__ constexpr auto operator>=(const T&x,const optional<U> &b)->decltype(bool(x>= *b)){return b?bool(x>= *b):true;}}
std:optional std:nullopt_t	optional nullopt_t	namespace std{template<class T>__device__ constexpr bool operator>=(const optional<T> &a,nullopt_t)noexcept{return a.has_value()>=false;}}
std:nullopt_t std:optional	nullopt_t optional	namespace std{template<class T>__device__ constexpr bool operator>=(nullopt_t,const optional<T> &b)noexcept{return false>=b.has_value();}}
std:cbegin	cbegin std begin	namespace std{template<class C>__device__ constexpr auto cbegin(const C&c)->decltype(std::begin(c)){return std::begin(c);}}
std:cend	cend std end	namespace std{template<class C>__device__ constexpr auto cend(const C&c)->decltype(std::end(c)){return std::end(c);}}
std:rbegin	rbegin	namespace std{template<class C>__device__ constexpr auto rbegin(C&c)->decltype(c.rbegin()){return c.rbegin();}}
std:rend	rend	namespace std{template<class C>__device__ constexpr auto rend(C&c)->decltype(c.rend()){return c.rend();}}
std:rbegin	size_t reverse_iterator rbegin	namespace std{template<class T,size_t N>__device__ constexpr reverse_iterator<T* >rbegin(T(&a)[N]){return reverse_iterator<T* >(a+N);}}
std:rend	size_t reverse_iterator rend	namespace std{template<class T,size_t N>__device__ constexpr reverse_iterator<T* >rend(T(&a)[N]){return reverse_iterator<T* >(a);}}
std:ssize	ptrdiff_t ssize	namespace std{template<class C>__device__ constexpr ptrdiff_t ssize(const C&c){return(ptrdiff_t)c.size();}}
std:ssize	size_t ptrdiff_t ssize	namespace std{template<class T,size_t N>__device__ constexpr ptrdiff_t ssize(const T(&a)[N]){return N;}}
std:rotate	rotate std next distance reverse	namespace std{template<class I>__device__ constexpr I rotate(I a,I m,I b){I r=std::next(a,std::distance(m,b));std::reverse(a,m);std::reverse(m,b);std::reverse(a,b);return r;}}
std:rotate_copy	rotate_copy std copy	namespace std{template<class I,class O>__device__ constexpr O rotate_copy(I a,I m,I b,O o){return std::copy(a,m,std::copy(m,b,o));}}
std:reverse_copy	reverse_copy	namespace std{template<class I,class O>__device__ constexpr O reverse_copy(I a,I b,O o){while(a!=b){--b;*o= *b;++o;}return o;}}
std:replace_if	replace_if	namespace std{template<class I,class P,class T>__device__ constexpr void replace_if(I a,I b,P p,const T&y){for(;a!=b;++a)if(p(*a))*a=y;}}
std:shift_left	shift_left ptrdiff_t std distance move next	namespace std{template<class I>__device__ constexpr I shift_left(I a,I b,ptrdiff_t n){if(n<=0)return b;if(n>=std::distance(a,b))return a;return std::move(std::next(a,n),b,a);}}
std:shift_right	shift_right ptrdiff_t std distance move_backward prev	namespace std{template<class I>__device__ constexpr I shift_right(I a,I b,ptrdiff_t n){if(n<=0)return a;if(n>=std::distance(a,b))return b;return std::move_backward(a,std::prev(b,n),b);}}
std:is_sorted	is_sorted	namespace std{template<class I,class C>__device__ constexpr bool is_sorted(I a,I b,C less){if(a==b)return true;for(I c=a;++c!=b;++a)if(less(*c,*a))return false;return true;}}
std:equal_range	pair equal_range std lower_bound upper_bound	namespace std{template<class I,class T>__device__ constexpr pair<I,I>equal_range(I a,I b,const T&x){return pair<I,I>(std::lower_bound(a,b,x),std::upper_bound(a,b,x));}}
std:equal_range	pair equal_range std lower_bound upper_bound	namespace std{template<class I,class T,class C>__device__ constexpr pair<I,I>equal_range(I a,I b,const T&x,C less){return pair<I,I>(std::lower_bound(a,b,x,less),std::upper_bound(a,b,x,less));}}
std:partition	partition iterator_traits bidirectional_iterator_tag std iter_swap	namespace std{template<class I,class P>__device__ constexpr I partition(I a,I b,P p){if constexpr(__is_convertible(typename iterator_traits<I> ::iterator_category,bidirectional_iterator_tag)){for(;;++a){for(;;++a){if(a==b)return a;if(!p(*a))break;}do{if(a== --b)return a;}while(!p(*b));std::iter_swap(a,b);}}else{for(;;++a){if(a==b)return a;if(!p(*a))break;}for(I c=a;++c!=b;)if(p(*c)){std::iter_swap(a,c);++a;}return a;}}}
std:is_partitioned	is_partitioned	namespace std{template<class I,class P>__device__ constexpr bool is_partitioned(I a,I b,P p){for(;a!=b&&p(*a);++a){}if(a!=b)while(++a!=b)if(p(*a))return false;return true;}}
std:partition_point	partition_point ptrdiff_t	namespace std{template<class I,class P>__device__ constexpr I partition_point(I a,I b,P p){ptrdiff_t n=b-a;while(n>0){ptrdiff_t h=n/2;if(p(a[h])){a+=h+1;n-=h+1;}else n=h;}return a;}}
std:reduce	reduce	namespace std{template<class I,class T,class F>__device__ constexpr T reduce(I a,I b,T x,F f){for(;a!=b;++a)x=f(x,*a);return x;}}
std:reduce	reduce	namespace std{template<class I,class T>__device__ constexpr T reduce(I a,I b,T x){for(;a!=b;++a)x=x+ *a;return x;}}
std:reduce	iterator_traits reduce	namespace std{template<class I>__device__ constexpr typename iterator_traits<I> ::value_type reduce(I a,I b){typename iterator_traits<I> ::value_type x{};for(;a!=b;++a)x=x+ *a;return x;}}
std:transform_reduce	transform_reduce	namespace std{template<class I,class T,class F,class G>__device__ constexpr T transform_reduce(I a,I b,T x,F f,G g){for(;a!=b;++a)x=f(x,g(*a));return x;}}
std:transform_reduce	transform_reduce	namespace std{template<class I,class J,class T>__device__ constexpr T transform_reduce(I a,I b,J c,T x){for(;a!=b;++a,++c)x=x+ *a* *c;return x;}}
std:transform_reduce	transform_reduce	namespace std{template<class I,class J,class T,class F,class G>__device__ constexpr T transform_reduce(I a,I b,J c,T x,F f,G g){for(;a!=b;++a,++c)x=f(x,g(*a,*c));return x;}}
std:adjacent_difference	adjacent_difference iterator_traits __kb_sum std move	namespace std{template<class I,class O,class F>__device__ constexpr O adjacent_difference(I a,I b,O o,F f){if(a==b)return o;typedef typename iterator_traits<I> ::value_type T;T old= *a;*o=old;while(++a!=b){T x= *a;* ++o=f(x,static_cast<__kb_sum<T>>(old));old=std::move(x);}return++o;}}
std:adjacent_difference	adjacent_difference iterator_traits __kb_sum std move	namespace std{template<class I,class O>__device__ constexpr O adjacent_difference(I a,I b,O o){if(a==b)return o;typedef typename iterator_traits<I> ::value_type T;T old= *a;*o=old;while(++a!=b){T x= *a;* ++o=x-static_cast<__kb_sum<T>>(old);old=std::move(x);}return++o;}}
std:inclusive_scan	inclusive_scan	namespace std{template<class I,class O,class F,class T>__device__ constexpr O inclusive_scan(I a,I b,O o,F f,T x){for(;a!=b;++a,++o)*o=x=f(x,*a);return o;}}
std:inclusive_scan	inclusive_scan std move	namespace std{template<class I,class O,class F>__device__ constexpr O inclusive_scan(I a,I b,O o,F f){if(a==b)return o;auto x= *a;*o=x;++o;++a;return std::inclusive_scan(a,b,o,f,std::move(x));}}
std:inclusive_scan	inclusive_scan std plus	namespace std{template<class I,class O>__device__ constexpr O inclusive_scan(I a,I b,O o){return std::inclusive_scan(a,b,o,plus< >());}}
std:exclusive_scan	exclusive_scan std move	namespace std{template<class I,class O,class T,class F>__device__ constexpr O exclusive_scan(I a,I b,O o,T x,F f){for(;a!=b;++o){T old=std::move(x);x=f(old,*a);++a;*o=std::move(old);}return o;}}
std:exclusive_scan	exclusive_scan std move plus	namespace std{template<class I,class O,class T>__device__ constexpr O exclusive_scan(I a,I b,O o,T x){return std::exclusive_scan(a,b,o,std::move(x),plus< >());}}
std:transform_inclusive_scan	transform_inclusive_scan	namespace std{template<class I,class O,class F,class G,class T>__device__ constexpr O transform_inclusive_scan(I a,I b,O o,F f,G g,T x){for(;a!=b;++a,++o)*o=x=f(x,g(*a));return o;}}
std:transform_inclusive_scan	transform_inclusive_scan std move	namespace std{template<class I,class O,class F,class G>__device__ constexpr O transform_inclusive_scan(I a,I b,O o,F f,G g){if(a==b)return o;auto x=g(*a);*o=x;++o;++a;return std::transform_inclusive_scan(a,b,o,f,g,std::move(x));}}
std:transform_exclusive_scan	transform_exclusive_scan std move	namespace std{template<class I,class O,class T,class F,class G>__device__ constexpr O transform_exclusive_scan(I a,I b,O o,T x,F f,G g){for(;a!=b;++o){T old=x;x=f(x,g(*a));++a;*o=std::move(old);}return o;}}
std:midpoint	enable_if_t is_floating_point_v midpoint numeric_limits	namespace std{template<class T>__device__ constexpr enable_if_t<is_floating_point_v<T>,T>midpoint(T a,T b)noexcept{constexpr T lo=numeric_limits<T> ::min()*2,hi=numeric_limits<T> ::max()/2;const T x=a<0? -a:a,y=b<0? -b:b;if(x<=hi&&y<=hi)return(a+b)/2;if(x<lo)return a+b/2;if(y<lo)return a/2+b;return a/2+b/2;}}
std:midpoint	midpoint	namespace std{template<class T>__device__ constexpr T*midpoint(T*a,T*b)noexcept{return a+(b-a)/2;}}
std:lerp	lerp	namespace std{__device__ constexpr float lerp(float a,float b,float t)noexcept{if((a<=0&&b>=0)||(a>=0&&b<=0))return t*b+(1-t)*a;if(t==1)return b;const float x=a+t*(b-a);return(t>1)==(b>a)?(b<x?x:b):(b>x?x:b);}}
std:lerp	lerp	namespace std{__device__ constexpr double lerp(double a,double b,double t)noexcept{if((a<=0&&b>=0)||(a>=0&&b<=0))return t*b+(1-t)*a;if(t==1)return b;const double x=a+t*(b-a);return(t>1)==(b>a)?(b<x?x:b):(b>x?x:b);}}
std:midpoint	enable_if_t is_integral_v midpoint make_unsigned_t	namespace std{template<class T>__device__ constexpr enable_if_t<is_integral_v<T>,T>midpoint(T a,T b){typedef make_unsigned_t<T>U;return a>b?T(a-T(U(U(a)-U(b))/2)):T(a+T(U(U(b)-U(a))/2));}}
std:cmp_equal	cmp_equal is_signed_v make_unsigned_t	namespace std{template<class T,class U>__device__ constexpr bool cmp_equal(T x,U y)noexcept{if constexpr(is_signed_v<T> ==is_signed_v<U>)return x==y;else if constexpr(is_signed_v<T>)return x>=0&&make_unsigned_t<T>(x)==y;else return y>=0&&x==make_unsigned_t<U>(y);}}
std:cmp_less	cmp_less is_signed_v make_unsigned_t	namespace std{template<class T,class U>__device__ constexpr bool cmp_less(T x,U y)noexcept{if constexpr(is_signed_v<T> ==is_signed_v<U>)return x<y;else if constexpr(is_signed_v<T>)return x<0||make_unsigned_t<T>(x)<y;else return y>=0&&x<make_unsigned_t<U>(y);}}
std:cmp_not_equal	cmp_not_equal std cmp_equal	namespace std{template<class T,class U>__device__ constexpr bool cmp_not_equal(T x,U y)noexcept{return!std::cmp_equal(x,y);}}
std:cmp_greater	cmp_greater std cmp_less	namespace std{template<class T,class U>__device__ constexpr bool cmp_greater(T x,U y)noexcept{return std::cmp_less(y,x);}}
std:cmp_less_equal	cmp_less_equal std cmp_less	namespace std{template<class T,class U>__device__ constexpr bool cmp_less_equal(T x,U y)noexcept{return!std::cmp_less(y,x);}}
std:cmp_greater_equal	cmp_greater_equal std cmp_less	namespace std{template<class T,class U>__device__ constexpr bool cmp_greater_equal(T x,U y)noexcept{return!std::cmp_less(x,y);}}
std:in_range	in_range std cmp_greater_equal numeric_limits cmp_less_equal	namespace std{template<class R,class T>__device__ constexpr bool in_range(T x)noexcept{return std::cmp_greater_equal(x,numeric_limits<R> ::min())&&std::cmp_less_equal(x,numeric_limits<R> ::max());}}
std:endian std:little std:big std:native	endian little big native	namespace std{enum class endian{little,big,native=little};}
std:__kb_ignore	__kb_ignore	namespace std{struct __kb_ignore{template<class T>__device__ constexpr const __kb_ignore&operator=(const T&)const{return*this;}};}
std:ignore	__kb_ignore ignore	namespace std{inline constexpr __kb_ignore ignore;}
std:move	move std	namespace std{template<class I,class O>__device__ constexpr O move(I a,I b,O o){for(;a!=b;++a,++o)*o=std::move(*a);return o;}}
std:move_backward	move_backward std move	namespace std{template<class I,class O>__device__ constexpr O move_backward(I a,I b,O o){while(a!=b){--b;--o;*o=std::move(*b);}return o;}}
std:generate_n	generate_n	namespace std{template<class I,class N,class G>__device__ constexpr I generate_n(I a,N n,G g){for(;n>0;n--,++a)*a=g();return a;}}
std:remove_copy	remove_copy	namespace std{template<class I,class O,class T>__device__ constexpr O remove_copy(I a,I b,O o,const T&x){for(;a!=b;++a)if(!(*a==x)){*o= *a;++o;}return o;}}
std:remove_copy_if	remove_copy_if	namespace std{template<class I,class O,class P>__device__ constexpr O remove_copy_if(I a,I b,O o,P p){for(;a!=b;++a)if(!p(*a)){*o= *a;++o;}return o;}}
std:replace_copy	replace_copy	namespace std{template<class I,class O,class T>__device__ constexpr O replace_copy(I a,I b,O o,const T&x,const T&y){for(;a!=b;++a,++o)if(*a==x)*o=y;else*o= *a;return o;}}
std:replace_copy_if	replace_copy_if	namespace std{template<class I,class O,class P,class T>__device__ constexpr O replace_copy_if(I a,I b,O o,P p,const T&y){for(;a!=b;++a,++o)if(p(*a))*o=y;else*o= *a;return o;}}
std:unique_copy	unique_copy	namespace std{template<class I,class O,class P>__device__ constexpr O unique_copy(I a,I b,O o,P same){if(a==b)return o;I last=a;*o= *a;while(++a!=b)if(!same(*last,*a)){last=a;* ++o= *a;}return++o;}}
std:unique_copy	unique_copy std equal_to	namespace std{template<class I,class O>__device__ constexpr O unique_copy(I a,I b,O o){return std::unique_copy(a,b,o,equal_to< >());}}
std:partition_copy	pair partition_copy	namespace std{template<class I,class O,class Q,class P>__device__ constexpr pair<O,Q>partition_copy(I a,I b,O o,Q q,P p){for(;a!=b;++a)if(p(*a)){*o= *a;++o;}else{*q= *a;++q;}return pair<O,Q>(o,q);}}
std:stable_partition	stable_partition ptrdiff_t std distance next rotate	namespace std{template<class I,class P>__device__ constexpr I stable_partition(I a,I b,P p){const ptrdiff_t n=std::distance(a,b);if(n==0)return a;if(n==1)return p(*a)?b:a;I m=std::next(a,n/2);return std::rotate(std::stable_partition(a,m,p),m,std::stable_partition(m,b,p));}}
std:adjacent_find	adjacent_find	namespace std{template<class I,class P>__device__ constexpr I adjacent_find(I a,I b,P same){if(a==b)return b;for(I c=a;++c!=b;a=c)if(same(*a,*c))return a;return b;}}
std:adjacent_find	adjacent_find std equal_to	namespace std{template<class I>__device__ constexpr I adjacent_find(I a,I b){return std::adjacent_find(a,b,equal_to< >());}}
std:find_first_of	find_first_of	namespace std{template<class I,class J,class P>__device__ constexpr I find_first_of(I a,I b,J c,J d,P same){for(;a!=b;++a)for(J j=c;j!=d;++j)if(same(*a,*j))return a;return b;}}
std:find_first_of	find_first_of std equal_to	namespace std{template<class I,class J>__device__ constexpr I find_first_of(I a,I b,J c,J d){return std::find_first_of(a,b,c,d,equal_to< >());}}
std:search	search	namespace std{template<class I,class J,class P>__device__ constexpr I search(I a,I b,J c,J d,P same){for(;;++a){I i=a;for(J j=c;;++i,++j){if(j==d)return a;if(i==b)return b;if(!same(*i,*j))break;}}}}
std:search	search std equal_to	namespace std{template<class I,class J>__device__ constexpr I search(I a,I b,J c,J d){return std::search(a,b,c,d,equal_to< >());}}
std:search_n	search_n	namespace std{template<class I,class N,class T,class P>__device__ constexpr I search_n(I a,I b,N n,const T&x,P same){for(;;++a){I i=a;for(N k=0;;++i,++k){if(k>=n)return a;if(i==b)return b;if(!same(*i,x))break;}a=i;}}}
std:search_n	search_n std equal_to	namespace std{template<class I,class N,class T>__device__ constexpr I search_n(I a,I b,N n,const T&x){return std::search_n(a,b,n,x,equal_to< >());}}
std:find_end	find_end std search	namespace std{template<class I,class J,class P>__device__ constexpr I find_end(I a,I b,J c,J d,P same){if(c==d)return b;I found=b;for(;;++a){a=std::search(a,b,c,d,same);if(a==b)return found;found=a;}}}
std:find_end	find_end std equal_to	namespace std{template<class I,class J>__device__ constexpr I find_end(I a,I b,J c,J d){return std::find_end(a,b,c,d,equal_to< >());}}
std:__kb_mismatch	pair __kb_mismatch	namespace std{template<class I,class J,class P>__device__ constexpr pair<I,J>__kb_mismatch(I a,I b,J c,J d,P same){for(;a!=b&&c!=d&&same(*a,*c);++a)++c;return pair<I,J>(a,c);}}
std:mismatch	pair mismatch __kb_mismatch	namespace std{template<class I,class J,class P>__device__ constexpr pair<I,J>mismatch(I a,I b,J c,J d,P same){return __kb_mismatch(a,b,c,d,same);}}
std:mismatch	pair mismatch __kb_mismatch equal_to	namespace std{template<class I,class J>__device__ constexpr pair<I,J>mismatch(I a,I b,J c,J d){return __kb_mismatch(a,b,c,d,equal_to< >());}}
std:mismatch	enable_if_t is_same_v pair mismatch	namespace std{template<class I,class J,class P,class=enable_if_t< !is_same_v<J,P>> >__device__ constexpr pair<I,J>mismatch(I a,I b,J c,P same){for(;a!=b&&same(*a,*c);++a)++c;return pair<I,J>(a,c);}}
std:mismatch	pair mismatch std equal_to	namespace std{template<class I,class J>__device__ constexpr pair<I,J>mismatch(I a,I b,J c){return std::mismatch(a,b,c,equal_to< >());}}
std:__kb_permuted	__kb_permuted ptrdiff_t	namespace std{template<class I,class J,class P>__device__ constexpr bool __kb_permuted(I a,I b,J c,J d,P same){for(I i=a;i!=b;++i){ptrdiff_t n=0;for(I j=a;j!=b;++j)if(same(*i,*j))n++;for(J j=c;j!=d;++j)if(same(*i,*j))n--;if(n!=0)return false;}return true;}}
std:is_permutation	is_permutation std distance __kb_permuted	namespace std{template<class I,class J,class P>__device__ constexpr bool is_permutation(I a,I b,J c,J d,P same){return std::distance(a,b)==std::distance(c,d)&&__kb_permuted(a,b,c,d,same);}}
std:is_permutation	is_permutation std equal_to	namespace std{template<class I,class J>__device__ constexpr bool is_permutation(I a,I b,J c,J d){return std::is_permutation(a,b,c,d,equal_to< >());}}
std:is_permutation	enable_if_t is_same_v is_permutation __kb_permuted std next distance	namespace std{template<class I,class J,class P,class=enable_if_t< !is_same_v<J,P>> >__device__ constexpr bool is_permutation(I a,I b,J c,P same){return __kb_permuted(a,b,c,std::next(c,std::distance(a,b)),same);}}
std:is_permutation	is_permutation std equal_to	namespace std{template<class I,class J>__device__ constexpr bool is_permutation(I a,I b,J c){return std::is_permutation(a,b,c,equal_to< >());}}
std:is_sorted_until	is_sorted_until	namespace std{template<class I,class C>__device__ constexpr I is_sorted_until(I a,I b,C less){if(a==b)return b;for(I c=a;++c!=b;a=c)if(less(*c,*a))return c;return b;}}
std:is_sorted_until	is_sorted_until std less	namespace std{template<class I>__device__ constexpr I is_sorted_until(I a,I b){return std::is_sorted_until(a,b,less< >());}}
std:merge	merge std copy	namespace std{template<class I,class J,class O,class C>__device__ constexpr O merge(I a,I b,J c,J d,O o,C less){for(;a!=b&&c!=d;++o){if(less(*c,*a)){*o= *c;++c;}else{*o= *a;++a;}}return std::copy(c,d,std::copy(a,b,o));}}
std:merge	merge std less	namespace std{template<class I,class J,class O>__device__ constexpr O merge(I a,I b,J c,J d,O o){return std::merge(a,b,c,d,o,less< >());}}
std:inplace_merge	inplace_merge iterator_traits random_access_iterator_tag __kb_merge __kb_rotation std rotate advance distance	namespace std{template<class I,class C>__device__ constexpr void inplace_merge(I a,I m,I b,C less){if constexpr(__is_convertible(typename iterator_traits<I> ::iterator_category,random_access_iterator_tag)){if(a!=m&&m!=b)__kb_merge(a,__kb_rotation<I>{a},0,m-a,b-a,less);}else for(;a!=m&&m!=b;++a)if(less(*m,*a)){I n=m;++n;while(n!=b&&less(*n,*a))++n;std::rotate(a,m,n);std::advance(a,std::distance(m,n)-1);m=n;}}}
std:inplace_merge	inplace_merge std less	namespace std{template<class I>__device__ constexpr void inplace_merge(I a,I m,I b){std::inplace_merge(a,m,b,less< >());}}
std:includes	includes	namespace std{template<class I,class J,class C>__device__ constexpr bool includes(I a,I b,J c,J d,C less){for(;c!=d;++a){if(a==b||less(*c,*a))return false;if(!less(*a,*c))++c;}return true;}}
std:includes	includes std less	namespace std{template<class I,class J>__device__ constexpr bool includes(I a,I b,J c,J d){return std::includes(a,b,c,d,less< >());}}
std:set_union	set_union std copy	namespace std{template<class I,class J,class O,class C>__device__ constexpr O set_union(I a,I b,J c,J d,O o,C less){for(;a!=b&&c!=d;++o){if(less(*a,*c)){*o= *a;++a;}else if(less(*c,*a)){*o= *c;++c;}else{*o= *a;++a;++c;}}return std::copy(c,d,std::copy(a,b,o));}}
std:set_union	set_union std less	namespace std{template<class I,class J,class O>__device__ constexpr O set_union(I a,I b,J c,J d,O o){return std::set_union(a,b,c,d,o,less< >());}}
std:set_intersection	set_intersection	namespace std{template<class I,class J,class O,class C>__device__ constexpr O set_intersection(I a,I b,J c,J d,O o,C less){while(a!=b&&c!=d){if(less(*a,*c))++a;else if(less(*c,*a))++c;else{*o= *a;++a;++c;++o;}}return o;}}
std:set_intersection	set_intersection std less	namespace std{template<class I,class J,class O>__device__ constexpr O set_intersection(I a,I b,J c,J d,O o){return std::set_intersection(a,b,c,d,o,less< >());}}
std:set_difference	set_difference std copy	namespace std{template<class I,class J,class O,class C>__device__ constexpr O set_difference(I a,I b,J c,J d,O o,C less){while(a!=b&&c!=d){if(less(*a,*c)){*o= *a;++a;++o;}else if(less(*c,*a))++c;else{++a;++c;}}return std::copy(a,b,o);}}
std:set_difference	set_difference std less	namespace std{template<class I,class J,class O>__device__ constexpr O set_difference(I a,I b,J c,J d,O o){return std::set_difference(a,b,c,d,o,less< >());}}
std:set_symmetric_difference	set_symmetric_difference std copy	namespace std{template<class I,class J,class O,class C>__device__ constexpr O set_symmetric_difference(I a,I b,J c,J d,O o,C less){while(a!=b&&c!=d){if(less(*a,*c)){*o= *a;++a;++o;}else if(less(*c,*a)){*o= *c;++c;++o;}else{++a;++c;}}return std::copy(c,d,std::copy(a,b,o));}}
std:set_symmetric_difference	set_symmetric_difference std less	namespace std{template<class I,class J,class O>__device__ constexpr O set_symmetric_difference(I a,I b,J c,J d,O o){return std::set_symmetric_difference(a,b,c,d,o,less< >());}}
std:__kb_sift_up	__kb_sift_up ptrdiff_t std move	namespace std{template<class I,class T,class C>__device__ constexpr void __kb_sift_up(I a,ptrdiff_t hole,ptrdiff_t top,T x,C&less){for(ptrdiff_t up=(hole-1)/2;hole>top&&less(a[up],x);up=(hole-1)/2){a[hole]=std::move(a[up]);hole=up;}a[hole]=std::move(x);}}
std:__kb_sift_down	__kb_sift_down ptrdiff_t std move __kb_sift_up	namespace std{template<class I,class T,class C>__device__ constexpr void __kb_sift_down(I a,ptrdiff_t hole,ptrdiff_t n,T x,C&less){const ptrdiff_t top=hole;ptrdiff_t child=hole;while(child<(n-1)/2){child=2*(child+1);if(less(a[child],a[child-1]))child--;a[hole]=std::move(a[child]);hole=child;}if((n&1)==0&&child==(n-2)/2){child=2*(child+1);a[hole]=std::move(a[child-1]);hole=child-1;}__kb_sift_up(a,hole,top,std::move(x),less);}}
std:push_heap	push_heap std move __kb_sift_up	namespace std{template<class I,class C>__device__ constexpr void push_heap(I a,I b,C less){auto x=std::move(*(b-1));__kb_sift_up(a,b-a-1,0,std::move(x),less);}}
std:pop_heap	pop_heap std move __kb_sift_down	namespace std{template<class I,class C>__device__ constexpr void pop_heap(I a,I b,C less){if(b-a<2)return;--b;auto x=std::move(*b);*b=std::move(*a);__kb_sift_down(a,0,b-a,std::move(x),less);}}
std:make_heap	make_heap ptrdiff_t std move __kb_sift_down	namespace std{template<class I,class C>__device__ constexpr void make_heap(I a,I b,C less){for(ptrdiff_t n=b-a,i=n<2? -1:(n-2)/2;i>=0;i--){auto x=std::move(a[i]);__kb_sift_down(a,i,n,std::move(x),less);}}}
std:sort_heap	sort_heap std pop_heap	namespace std{template<class I,class C>__device__ constexpr void sort_heap(I a,I b,C less){for(;b-a>1;--b)std::pop_heap(a,b,less);}}
std:is_heap_until	is_heap_until ptrdiff_t	namespace std{template<class I,class C>__device__ constexpr I is_heap_until(I a,I b,C less){const ptrdiff_t n=b-a;for(ptrdiff_t i=1;i<n;i++)if(less(a[(i-1)/2],a[i]))return a+i;return b;}}
std:is_heap	is_heap std is_heap_until	namespace std{template<class I,class C>__device__ constexpr bool is_heap(I a,I b,C less){return std::is_heap_until(a,b,less)==b;}}
std:push_heap	push_heap std less	namespace std{template<class I>__device__ constexpr void push_heap(I a,I b){std::push_heap(a,b,less< >());}}
std:pop_heap	pop_heap std less	namespace std{template<class I>__device__ constexpr void pop_heap(I a,I b){std::pop_heap(a,b,less< >());}}
std:make_heap	make_heap std less	namespace std{template<class I>__device__ constexpr void make_heap(I a,I b){std::make_heap(a,b,less< >());}}
std:sort_heap	sort_heap std less	namespace std{template<class I>__device__ constexpr void sort_heap(I a,I b){std::sort_heap(a,b,less< >());}}
std:is_heap_until	is_heap_until std less	namespace std{template<class I>__device__ constexpr I is_heap_until(I a,I b){return std::is_heap_until(a,b,less< >());}}
std:is_heap	is_heap std is_heap_until	namespace std{template<class I>__device__ constexpr bool is_heap(I a,I b){return std::is_heap_until(a,b)==b;}}
std:__kb_insert	__kb_insert std move	namespace std{template<class I,class C>__device__ constexpr void __kb_insert(I a,I b,C&less){for(I i=a;i!=b;++i){auto x=std::move(*i);I j=i;for(;j!=a&&less(x,*(j-1));--j)*j=std::move(*(j-1));*j=std::move(x);}}}
std:__kb_select	__kb_select std make_heap move __kb_sift_down	namespace std{template<class I,class C>__device__ constexpr void __kb_select(I a,I m,I b,C&less){std::make_heap(a,m,less);for(I i=m;i<b;++i)if(less(*i,*a)){auto x=std::move(*i);*i=std::move(*a);__kb_sift_down(a,0,m-a,std::move(x),less);}}}
std:__kb_split	__kb_split std iter_swap	namespace std{template<class I,class C>__device__ constexpr I __kb_split(I a,I b,C&less){I x=a+1,y=a+(b-a)/2,z=b-1;std::iter_swap(a,less(*x,*y)?(less(*y,*z)?y:less(*x,*z)?z:x):less(*x,*z)?x:less(*y,*z)?z:y);for(I i=a+1;;++i){while(less(*i,*a))++i;--b;while(less(*a,*b))--b;if(!(i<b))return i;std::iter_swap(i,b);}}}
std:__kb_depth	__kb_depth ptrdiff_t	namespace std{template<class I>__device__ constexpr int __kb_depth(I a,I b){int depth=0;for(ptrdiff_t n=b-a;n>1;n/=2)depth+=2;return depth;}}
std:__kb_introsort	__kb_introsort ptrdiff_t __kb_depth std make_heap sort_heap __kb_split	namespace std{template<class I,class C>__device__ constexpr void __kb_introsort(I a,I b,C&less){ptrdiff_t from[48],to[48],depth[48];int n=1;from[0]=0;to[0]=b-a;depth[0]=__kb_depth(a,b);while(n>0){n--;ptrdiff_t x=from[n],y=to[n],d=depth[n];for(;y-x>16;d--){if(d==0){std::make_heap(a+x,a+y,less);std::sort_heap(a+x,a+y,less);break;}const ptrdiff_t m=__kb_split(a+x,a+y,less)-a;depth[n]=d-1;if(m-x<y-m){from[n]=m;to[n]=y;y=m;}else{from[n]=x;to[n]=m;x=m;}n++;}}}}
std:sort	sort __kb_introsort __kb_insert	namespace std{template<class I,class C>__device__ constexpr void sort(I a,I b,C less){if(b-a>16)__kb_introsort(a,b,less);__kb_insert(a,b,less);}}
std:sort	sort std less	namespace std{template<class I>__device__ constexpr void sort(I a,I b){std::sort(a,b,less< >());}}
std:partial_sort	partial_sort __kb_select std sort_heap	namespace std{template<class I,class C>__device__ constexpr void partial_sort(I a,I m,I b,C less){__kb_select(a,m,b,less);std::sort_heap(a,m,less);}}
std:partial_sort	partial_sort std less	namespace std{template<class I>__device__ constexpr void partial_sort(I a,I m,I b){std::partial_sort(a,m,b,less< >());}}
std:partial_sort_copy	partial_sort_copy std make_heap __kb_sift_down iterator_traits sort_heap	namespace std{template<class I,class O,class C>__device__ constexpr O partial_sort_copy(I a,I b,O o,O p,C less){if(o==p)return p;O e=o;for(;a!=b&&e!=p;++a,++e)*e= *a;std::make_heap(o,e,less);for(;a!=b;++a)if(less(*a,*o))__kb_sift_down(o,0,e-o,typename iterator_traits<O> ::value_type(*a),less);std::sort_heap(o,e,less);return e;}}
std:partial_sort_copy	partial_sort_copy std less	namespace std{template<class I,class O>__device__ constexpr O partial_sort_copy(I a,I b,O o,O p){return std::partial_sort_copy(a,b,o,p,less< >());}}
std:nth_element	nth_element __kb_depth __kb_select std iter_swap __kb_split __kb_insert	namespace std{template<class I,class C>__device__ constexpr void nth_element(I a,I n,I b,C less){if(a==b||n==b)return;for(int depth=__kb_depth(a,b);b-a>3;depth--){if(depth==0){__kb_select(a,n+1,b,less);std::iter_swap(a,n);return;}I m=__kb_split(a,b,less);if(n<m)b=m;else a=m;}__kb_insert(a,b,less);}}
std:nth_element	nth_element std less	namespace std{template<class I>__device__ constexpr void nth_element(I a,I n,I b){std::nth_element(a,n,b,less< >());}}
std:__kb_merge	__kb_merge ptrdiff_t	namespace std{template<class I,class R,class C>__device__ constexpr void __kb_merge(I a,R turn,ptrdiff_t x,ptrdiff_t m,ptrdiff_t y,C&less){ptrdiff_t from[48],at[48],to[48];for(int left=0;;){ptrdiff_t mid=x+(y-x)/2,s=x,r=m;if(m>mid){s=mid+m-y;r=mid;}while(s<r){const ptrdiff_t h=s+(r-s)/2;if(!less(a[mid+m-1-h],a[h]))s=h+1;else r=h;}const ptrdiff_t e=mid+m-s;if(s<m&&m<e)turn(s,m,e);const bool first=x<s&&s<mid,second=mid<e&&e<y;if(first&&second){from[left]=mid;at[left]=e;to[left]=y;left++;}if(first){m=s;y=mid;}else if(second){x=mid;m=e;}else{if(left==0)return;left--;x=from[left];m=at[left];y=to[left];}}}}
std:__kb_rotation	__kb_rotation ptrdiff_t std rotate	namespace std{template<class I>struct __kb_rotation{I a;__device__ constexpr void operator()(ptrdiff_t s,ptrdiff_t m,ptrdiff_t e){std::rotate(a+s,a+m,a+e);}};}
std:stable_sort	stable_sort ptrdiff_t __kb_insert __kb_merge __kb_rotation	namespace std{template<class I,class C>__device__ constexpr void stable_sort(I a,I b,C less){const ptrdiff_t n=b-a,block=16;for(ptrdiff_t i=0;i<n;i+=block)__kb_insert(a+i,n-i<block?b:a+(i+block),less);for(ptrdiff_t w=block;w<n;w*=2)for(ptrdiff_t i=0;n-i>w;i+=2*w)__kb_merge(a,__kb_rotation<I>{a},i,i+w,n-i<2*w?n:i+2*w,less);}}
std:stable_sort	stable_sort std less	namespace std{template<class I>__device__ constexpr void stable_sort(I a,I b){std::stable_sort(a,b,less< >());}}
std:next_permutation	next_permutation std iter_swap reverse	namespace std{template<class I,class C>__device__ constexpr bool next_permutation(I a,I b,C less){if(a==b)return false;I i=b;if(a== --i)return false;for(;;){I j=i;--i;if(less(*i,*j)){I k=b;while(!less(*i,* --k)){}std::iter_swap(i,k);std::reverse(j,b);return true;}if(i==a){std::reverse(a,b);return false;}}}}
std:next_permutation	next_permutation std less	namespace std{template<class I>__device__ constexpr bool next_permutation(I a,I b){return std::next_permutation(a,b,less< >());}}
std:prev_permutation	prev_permutation std next_permutation	namespace std{template<class I,class C>__device__ constexpr bool prev_permutation(I a,I b,C less){return std::next_permutation(a,b,[&](const auto&x,const auto&y){return less(y,x);});}}
std:prev_permutation	prev_permutation std less	namespace std{template<class I>__device__ constexpr bool prev_permutation(I a,I b){return std::prev_permutation(a,b,less< >());}}
std:move_iterator	iterator_traits conditional_t is_reference_v remove_reference_t enable_if_t	namespace std{template<class I>class move_iterator{I __kb_i;public:typedef I iterator_type;typedef typename iterator_traits<I> ::difference_type difference_type;typedef I pointer;typedef typename iterator_traits<I> ::value_type value_type;typedef typename iterator_traits<I> ::iterator_category iterator_category;typedef conditional_t<is_reference_v<typename iterator_traits<I> ::reference>,remove_reference_t<typename iterator_traits<I> ::reference> &&,typename iterator_traits<I> ::reference>reference;__device__ constexpr move_iterator():__kb_i(){}__device__ constexpr explicit move_iterator(I i):__kb_i(i){}template<class J,class=enable_if_t<__is_convertible(const J&,I)>>__device__ constexpr move_iterator(const move_iterator<J> &j):__kb_i(j.base()){}__device__ constexpr I base()const{return __kb_i;}__device__ constexpr reference operator*()const{return static_cast<reference>(*__kb_i);}__device__ constexpr pointer operator->()const{return __kb_i;}__device__ constexpr reference operator[](difference_type n)const{return static_cast<reference>(__kb_i[n]);}__device__ constexpr move_iterator&operator++(){++__kb_i;return*this;}__device__ constexpr move_iterator&operator--(){--__kb_i;return*this;}__device__ constexpr move_iterator operator++(int){return move_iterator(__kb_i++);}__device__ constexpr move_iterator operator--(int){return move_iterator(__kb_i--);}__device__ constexpr move_iterator&operator+=(difference_type n){__kb_i+=n;return*this;}__device__ constexpr move_iterator&operator-=(difference_type n){__kb_i-=n;return*this;}__device__ constexpr move_iterator operator+(difference_type n)const{return move_iterator(__kb_i+n);}__device__ constexpr move_iterator operator-(difference_type n)const{return move_iterator(__kb_i-n);}};}
std:move_iterator	move_iterator	namespace std{template<class I,class J>__device__ constexpr bool operator==(const move_iterator<I> &a,const move_iterator<J> &b){return a.base()==b.base();}}
std:move_iterator	move_iterator	namespace std{template<class I,class J>__device__ constexpr bool operator!=(const move_iterator<I> &a,const move_iterator<J> &b){return a.base()!=b.base();}}
std:move_iterator	move_iterator	namespace std{template<class I,class J>__device__ constexpr bool operator<(const move_iterator<I> &a,const move_iterator<J> &b){return a.base()<b.base();}}
std:move_iterator	move_iterator	namespace std{template<class I,class J>__device__ constexpr bool operator>(const move_iterator<I> &a,const move_iterator<J> &b){return a.base()>b.base();}}
std:move_iterator	move_iterator	namespace std{template<class I,class J>__device__ constexpr bool operator<=(const move_iterator<I> &a,const move_iterator<J> &b){return a.base()<=b.base();}}
std:move_iterator	move_iterator	namespace std{template<class I,class J>__device__ constexpr bool operator>=(const move_iterator<I> &a,const move_iterator<J> &b){return a.base()>=b.base();}}
std:move_iterator	move_iterator	namespace std{template<class I,class J>__device__ constexpr auto operator-(const move_iterator<I> &a,const move_iterator<J> &b)->decltype(a.base()-b.base()){return a.base()-b.base();}}
std:move_iterator	move_iterator	namespace std{template<class I>__device__ constexpr move_iterator<I>operator+(typename move_iterator<I> ::difference_type n,const move_iterator<I> &i){return i+n;}}
std:make_move_iterator	move_iterator make_move_iterator	namespace std{template<class I>__device__ constexpr move_iterator<I>make_move_iterator(I i){return move_iterator<I>(i);}}
__kb_word	__kb_word	template<unsigned int N>struct __kb_word;
__kb_word	__kb_word	template< >struct __kb_word<1>{typedef unsigned char type;};
__kb_word	__kb_word	template< >struct __kb_word<2>{typedef unsigned short type;};
__kb_word	__kb_word	template< >struct __kb_word<4>{typedef unsigned int type;};
__kb_word	__kb_word	template< >struct __kb_word<8>{typedef unsigned long long type;};
__kb_step	__kb_step	template<class T>struct __kb_step{typedef T type;};
__kb_step	__kb_step ptrdiff_t	template<class T>struct __kb_step<T* >{typedef ptrdiff_t type;};
__kb_atomic_load	__kb_atomic_load	__device__ __attribute__((kbind_op("atomic.load:system")))int __kb_atomic_load(const int*p);
__kb_atomic_store	__kb_atomic_store	__device__ __attribute__((kbind_op("atomic.store:system")))void __kb_atomic_store(int*p,int v);
__kb_atomic_load	__kb_atomic_load	__device__ __attribute__((kbind_op("atomic.load:system")))unsigned int __kb_atomic_load(const unsigned int*p);
__kb_atomic_store	__kb_atomic_store	__device__ __attribute__((kbind_op("atomic.store:system")))void __kb_atomic_store(unsigned int*p,unsigned int v);
__kb_atomic_load	__kb_atomic_load	__device__ __attribute__((kbind_op("atomic.load:system")))long __kb_atomic_load(const long*p);
__kb_atomic_store	__kb_atomic_store	__device__ __attribute__((kbind_op("atomic.store:system")))void __kb_atomic_store(long*p,long v);
__kb_atomic_load	__kb_atomic_load	__device__ __attribute__((kbind_op("atomic.load:system")))unsigned long __kb_atomic_load(const unsigned long*p);
__kb_atomic_store	__kb_atomic_store	__device__ __attribute__((kbind_op("atomic.store:system")))void __kb_atomic_store(unsigned long*p,unsigned long v);
__kb_atomic_load	__kb_atomic_load	__device__ __attribute__((kbind_op("atomic.load:system")))long long __kb_atomic_load(const long long*p);
__kb_atomic_store	__kb_atomic_store	__device__ __attribute__((kbind_op("atomic.store:system")))void __kb_atomic_store(long long*p,long long v);
__kb_atomic_load	__kb_atomic_load	__device__ __attribute__((kbind_op("atomic.load:system")))unsigned long long __kb_atomic_load(const unsigned long long*p);
__kb_atomic_store	__kb_atomic_store	__device__ __attribute__((kbind_op("atomic.store:system")))void __kb_atomic_store(unsigned long long*p,unsigned long long v);
__kb_atomic_load	__kb_atomic_load	__device__ __attribute__((kbind_op("atomic.load:system")))float __kb_atomic_load(const float*p);
__kb_atomic_store	__kb_atomic_store	__device__ __attribute__((kbind_op("atomic.store:system")))void __kb_atomic_store(float*p,float v);
__kb_atomic_load	__kb_atomic_load	__device__ __attribute__((kbind_op("atomic.load:system")))double __kb_atomic_load(const double*p);
__kb_atomic_store	__kb_atomic_store	__device__ __attribute__((kbind_op("atomic.store:system")))void __kb_atomic_store(double*p,double v);
__kb_cas	__kb_cas	__device__ __attribute__((kbind_op("atomic.cas:system")))unsigned char __kb_cas(unsigned char*p,unsigned char compare,unsigned char v);
__kb_cas	__kb_cas atomicCAS atomicCAS_system	template<class W>__device__ inline W __kb_cas(W*p,W compare,W v){if constexpr(sizeof(W)==2)return atomicCAS(p,compare,v);else return atomicCAS_system(p,compare,v);}
__kb_aload	__kb_aload __kb_atomic_load __kb_word __kb_cas	template<class T>__device__ inline T __kb_aload(const T*p){if constexpr(__is_arithmetic(T)&&sizeof(T)>=4)return __kb_atomic_load(p);else{typedef typename __kb_word<sizeof(T)> ::type W;W w;if constexpr(sizeof(T)>=4)w=__kb_atomic_load((const W*)p);else w=__kb_cas((W*)p,(W)0,(W)0);return*(T*)&w;}}
__kb_acas	__kb_acas __kb_word __kb_cas	template<class T>__device__ inline bool __kb_acas(T*p,T*expected,T v){typedef typename __kb_word<sizeof(T)> ::type W;W want= *(W*)expected,seen=__kb_cas((W*)p,want,*(W*)&v);if(seen==want)return true;*expected= *(T*)&seen;return false;}
__kb_aupdate	__kb_aupdate __kb_aload __kb_acas	template<class T,class F>__device__ inline T __kb_aupdate(T*p,F f){T old=__kb_aload(p);while(!__kb_acas(p,&old,f(old))){}return old;}
__kb_aexch	__kb_aexch atomicExch_system __kb_word __kb_aupdate	template<class T>__device__ inline T __kb_aexch(T*p,T v){if constexpr(__is_arithmetic(T)&&sizeof(T)>=4)return atomicExch_system(p,v);else if constexpr(sizeof(T)>=4){typedef typename __kb_word<sizeof(T)> ::type W;W w=atomicExch_system((W*)p,*(W*)&v);return*(T*)&w;}else return __kb_aupdate(p,[=](T x){return v;});}
__kb_astore	__kb_astore __kb_atomic_store __kb_aexch	template<class T>__device__ inline void __kb_astore(T*p,T v){if constexpr(__is_arithmetic(T)&&sizeof(T)>=4)__kb_atomic_store(p,v);else __kb_aexch(p,v);}
__kb_aadd	__kb_aadd atomicAdd_system __kb_aupdate	template<class T,class D>__device__ inline T __kb_aadd(T*p,D d){if constexpr(__is_arithmetic(T)&&sizeof(T)>=4)return atomicAdd_system(p,(T)d);else return __kb_aupdate(p,[=](T x){return(T)(x+d);});}
__kb_asub	__kb_asub atomicSub_system __kb_aupdate	template<class T,class D>__device__ inline T __kb_asub(T*p,D d){if constexpr(__is_arithmetic(T)&&sizeof(T)>=4)return atomicSub_system(p,(T)d);else return __kb_aupdate(p,[=](T x){return(T)(x-d);});}
__kb_aand	__kb_aand atomicAnd_system __kb_aupdate	template<class T,class D>__device__ inline T __kb_aand(T*p,D d){if constexpr(__is_arithmetic(T)&&sizeof(T)>=4)return atomicAnd_system(p,(T)d);else return __kb_aupdate(p,[=](T x){return(T)(x&d);});}
__kb_aor	__kb_aor atomicOr_system __kb_aupdate	template<class T,class D>__device__ inline T __kb_aor(T*p,D d){if constexpr(__is_arithmetic(T)&&sizeof(T)>=4)return atomicOr_system(p,(T)d);else return __kb_aupdate(p,[=](T x){return(T)(x|d);});}
__kb_axor	__kb_axor atomicXor_system __kb_aupdate	template<class T,class D>__device__ inline T __kb_axor(T*p,D d){if constexpr(__is_arithmetic(T)&&sizeof(T)>=4)return atomicXor_system(p,(T)d);else return __kb_aupdate(p,[=](T x){return(T)(x^d);});}
__kb_amin	__kb_amin atomicMin_system __kb_aupdate	template<class T,class D>__device__ inline T __kb_amin(T*p,D d){if constexpr(__is_arithmetic(T)&&sizeof(T)>=4)return atomicMin_system(p,(T)d);else return __kb_aupdate(p,[=](T x){return(T)(d<x?d:x);});}
__kb_amax	__kb_amax atomicMax_system __kb_aupdate	template<class T,class D>__device__ inline T __kb_amax(T*p,D d){if constexpr(__is_arithmetic(T)&&sizeof(T)>=4)return atomicMax_system(p,(T)d);else return __kb_aupdate(p,[=](T x){return(T)(x<d?d:x);});}
std:memory_order std:relaxed std:consume std:acquire std:release std:acq_rel std:seq_cst	memory_order relaxed consume acquire release acq_rel seq_cst	namespace std{enum class memory_order:int{relaxed,consume,acquire,release,acq_rel,seq_cst};}
std:memory_order_relaxed	memory_order memory_order_relaxed	namespace std{constexpr memory_order memory_order_relaxed=memory_order::relaxed;}
std:memory_order_consume	memory_order memory_order_consume	namespace std{constexpr memory_order memory_order_consume=memory_order::consume;}
std:memory_order_acquire	memory_order memory_order_acquire	namespace std{constexpr memory_order memory_order_acquire=memory_order::acquire;}
std:memory_order_release	memory_order memory_order_release	namespace std{constexpr memory_order memory_order_release=memory_order::release;}
std:memory_order_acq_rel	memory_order memory_order_acq_rel	namespace std{constexpr memory_order memory_order_acq_rel=memory_order::acq_rel;}
std:memory_order_seq_cst	memory_order memory_order_seq_cst	namespace std{constexpr memory_order memory_order_seq_cst=memory_order::seq_cst;}
std:atomic_thread_fence	atomic_thread_fence memory_order __threadfence_system	namespace std{__device__ inline void atomic_thread_fence(memory_order o){__threadfence_system();}}
std:atomic_signal_fence	atomic_signal_fence memory_order	namespace std{__device__ inline void atomic_signal_fence(memory_order o){}}
__kb_order	__kb_order __kb_order_system __kb_order_device __kb_order_block	__device__ inline void __kb_order(int scope){if(scope==0)__kb_order_system();else if(scope==1)__kb_order_device();else if(scope==2)__kb_order_block();}
__kb_acquires	__kb_acquires std memory_order	__device__ inline bool __kb_acquires(::std::memory_order o){return o!= ::std::memory_order::relaxed&&o!= ::std::memory_order::release;}
__kb_scoped	__kb_scoped std memory_order __kb_how __kb_acquires	__device__ inline void __kb_scoped(::std::memory_order o,int scope){__kb_how((scope>=2?1u:0u)|(__kb_acquires(o)?0u:2u));}
__kb_loading	__kb_loading std memory_order __kb_scoped __kb_order	__device__ inline void __kb_loading(::std::memory_order o,int scope){__kb_scoped(o,scope);if(o== ::std::memory_order::seq_cst)__kb_order(scope);}
__kb_ordered	__kb_ordered std memory_order __kb_scoped __kb_release __kb_order	__device__ inline void __kb_ordered(::std::memory_order o,int scope){__kb_scoped(o,scope);if(o>= ::std::memory_order::release){__kb_release();__kb_order(scope);}}
__kb_acquired	__kb_acquired std memory_order __kb_acquires __kb_order	template<class T>__device__ inline T __kb_acquired(T v,::std::memory_order o,int scope){if(__kb_acquires(o))__kb_order(scope);return v;}
std:atomic	std memory_order __kb_loading __kb_acquired __kb_aload __kb_ordered __kb_astore __kb_aexch __kb_acas __kb_acquires __kb_step __kb_aadd __kb_asub __kb_aand __kb_aor __kb_axor __kb_amin __kb_amax	namespace std{template<class T>struct atomic{alignas(sizeof(T))T __kb_value;atomic()=default;atomic(const atomic&)=delete;atomic&operator=(const atomic&)=delete;__device__ constexpr atomic(T v):__kb_value(v){}__device__ T operator=(T v){store(v);return v;}typedef T value_type;static constexpr bool is_always_lock_free=true;__device__ bool is_lock_free()const{return true;}__device__ T load(::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_loading(o,0);return __kb_acquired(__kb_aload(((T*)&__kb_value)),o,0);}__device__ operator T()const{return load();}__device__ void store(T v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,0);__kb_astore(((T*)&__kb_value),v);}__device__ T exchange(T v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,0);return __kb_acquired(__kb_aexch(((T*)&__kb_value),v),o,0);}__device__ bool compare_exchange_strong(T&e,T v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,0);return __kb_acquired(__kb_acas(((T*)&__kb_value),&e,v),o,0);}__device__ bool compare_exchange_strong(T&e,T v,::std::memory_order s,::std::memory_order f)const{__kb_ordered(s,0);return __kb_acquired(__kb_acas(((T*)&__kb_value),&e,v),__kb_acquires(s)?s:f,0);}__device__ bool compare_exchange_weak(T&e,T v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,0);return __kb_acquired(__kb_acas(((T*)&__kb_value),&e,v),o,0);}__device__ bool compare_exchange_weak(T&e,T v,::std::memory_order s,::std::memory_order f)const{__kb_ordered(s,0);return __kb_acquired(__kb_acas(((T*)&__kb_value),&e,v),__kb_acquires(s)?s:f,0);}__device__ T fetch_add(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,0);return __kb_acquired(__kb_aadd(((T*)&__kb_value),v),o,0);}__device__ T fetch_sub(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,0);return __kb_acquired(__kb_asub(((T*)&__kb_value),v),o,0);}__device__ T fetch_and(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,0);return __kb_acquired(__kb_aand(((T*)&__kb_value),v),o,0);}__device__ T fetch_or(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,0);return __kb_acquired(__kb_aor(((T*)&__kb_value),v),o,0);}__device__ T fetch_xor(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,0);return __kb_acquired(__kb_axor(((T*)&__kb_value),v),o,0);}__device__ T fetch_min(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,0);return __kb_acquired(__kb_amin(((T*)&__kb_value),v),o,0);}__device__ T fetch_max(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,0);return __kb_acquired(__kb_amax(((T*)&__kb_value),v),o,0);}__device__ T operator++()const{return(T)(fetch_add(1)+1);}__device__ T operator++(int)const{return fetch_add(1);}__device__ T operator--()const{return(T)(fetch_sub(1)-1);}__device__ T operator--(int)const{return fetch_sub(1);}__device__ T operator+=(typename __kb_step<T> ::type v)const{return(T)(fetch_add(v)+v);}__device__ T operator-=(typename __kb_step<T> ::type v)const{return(T)(fetch_sub(v)-v);}__device__ T operator&=(T v)const{return(T)(fetch_and(v)&v);}__device__ T operator|=(T v)const{return(T)(fetch_or(v)|v);}__device__ T operator^=(T v)const{return(T)(fetch_xor(v)^v);}__device__ void wait(T old,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_loading(o,0);while(__kb_aload(((T*)&__kb_value))==old){}__kb_acquired(0,o,0);}__device__ void notify_one()const{}__device__ void notify_all()const{}};}
std:atomic_ref	size_t std memory_order __kb_loading __kb_acquired __kb_aload __kb_ordered __kb_astore __kb_aexch __kb_acas __kb_acquires __kb_step __kb_aadd __kb_asub __kb_aand __kb_aor __kb_axor __kb_amin __kb_amax	namespace std{template<class T>struct atomic_ref{T*__kb_at;static constexpr size_t required_alignment=sizeof(T);__device__ explicit atomic_ref(T&x):__kb_at(&x){}atomic_ref(const atomic_ref&)=default;atomic_ref&operator=(const atomic_ref&)=delete;__device__ T operator=(T v)const{store(v);return v;}typedef T value_type;static constexpr bool is_always_lock_free=true;__device__ bool is_lock_free()const{return true;}__device__ T load(::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_loading(o,0);return __kb_acquired(__kb_aload(__kb_at),o,0);}__device__ operator T()const{return load();}__device__ void store(T v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,0);__kb_astore(__kb_at,v);}__device__ T exchange(T v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,0);return __kb_acquired(__kb_aexch(__kb_at,v),o,0);}__device__ bool compare_exchange_strong(T&e,T v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,0);return __kb_acquired(__kb_acas(__kb_at,&e,v),o,0);}__device__ bool compare_exchange_strong(T&e,T v,::std::memory_order s,::std::memory_order f)const{__kb_ordered(s,0);return __kb_acquired(__kb_acas(__kb_at,&e,v),__kb_acquires(s)?s:f,0);}__device__ bool compare_exchange_weak(T&e,T v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,0);return __kb_acquired(__kb_acas(__kb_at,&e,v),o,0);}__device__ bool compare_exchange_weak(T&e,T v,::std::memory_order s,::std::memory_order f)const{__kb_ordered(s,0);return __kb_acquired(__kb_acas(__kb_at,&e,v),__kb_acquires(s)?s:f,0);}__device__ T fetch_add(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,0);return __kb_acquired(__kb_aadd(__kb_at,v),o,0);}__device__ T fetch_sub(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,0);return __kb_acquired(__kb_asub(__kb_at,v),o,0);}__device__ T fetch_and(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,0);return __kb_acquired(__kb_aand(__kb_at,v),o,0);}__device__ T fetch_or(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,0);return __kb_acquired(__kb_aor(__kb_at,v),o,0);}__device__ T fetch_xor(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,0);return __kb_acquired(__kb_axor(__kb_at,v),o,0);}__device__ T fetch_min(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,0);return __kb_acquired(__kb_amin(__kb_at,v),o,0);}__device__ T fetch_max(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,0);return __kb_acquired(__kb_amax(__kb_at,v),o,0);}__device__ T operator++()const{return(T)(fetch_add(1)+1);}__device__ T operator++(int)const{return fetch_add(1);}__device__ T operator--()const{return(T)(fetch_sub(1)-1);}__device__ T operator--(int)const{return fetch_sub(1);}__device__ T operator+=(typename __kb_step<T> ::type v)const{return(T)(fetch_add(v)+v);}__device__ T operator-=(typename __kb_step<T> ::type v)const{return(T)(fetch_sub(v)-v);}__device__ T operator&=(T v)const{return(T)(fetch_and(v)&v);}__device__ T operator|=(T v)const{return(T)(fetch_or(v)|v);}__device__ T operator^=(T v)const{return(T)(fetch_xor(v)^v);}__device__ void wait(T old,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_loading(o,0);while(__kb_aload(__kb_at)==old){}__kb_acquired(0,o,0);}__device__ void notify_one()const{}__device__ void notify_all()const{}};}
std:atomic_bool	atomic atomic_bool	namespace std{typedef atomic<bool>atomic_bool;}
std:atomic_char	atomic atomic_char	namespace std{typedef atomic<char>atomic_char;}
std:atomic_short	atomic atomic_short	namespace std{typedef atomic<short>atomic_short;}
std:atomic_ushort	atomic atomic_ushort	namespace std{typedef atomic<unsigned short>atomic_ushort;}
std:atomic_int	atomic atomic_int	namespace std{typedef atomic<int>atomic_int;}
std:atomic_uint	atomic atomic_uint	namespace std{typedef atomic<unsigned int>atomic_uint;}
std:atomic_long	atomic atomic_long	namespace std{typedef atomic<long>atomic_long;}
std:atomic_ulong	atomic atomic_ulong	namespace std{typedef atomic<unsigned long>atomic_ulong;}
std:atomic_llong	atomic atomic_llong	namespace std{typedef atomic<long long>atomic_llong;}
std:atomic_ullong	atomic atomic_ullong	namespace std{typedef atomic<unsigned long long>atomic_ullong;}
std:atomic_int32_t	atomic atomic_int32_t	namespace std{typedef atomic<int>atomic_int32_t;}
std:atomic_uint32_t	atomic atomic_uint32_t	namespace std{typedef atomic<unsigned int>atomic_uint32_t;}
std:atomic_int64_t	atomic atomic_int64_t	namespace std{typedef atomic<long>atomic_int64_t;}
std:atomic_uint64_t	atomic atomic_uint64_t	namespace std{typedef atomic<unsigned long>atomic_uint64_t;}
std:atomic_size_t	atomic atomic_size_t	namespace std{typedef atomic<unsigned long>atomic_size_t;}
std:atomic_flag	std memory_order __kb_ordered __kb_acquired atomicExch_system __kb_loading __kb_aload __kb_astore	namespace std{struct atomic_flag{unsigned int __kb_set;__device__ constexpr atomic_flag():__kb_set(0){}atomic_flag(const atomic_flag&)=delete;atomic_flag&operator=(const atomic_flag&)=delete;__device__ bool test_and_set(::std::memory_order o= ::std::memory_order::seq_cst){__kb_ordered(o,0);return __kb_acquired(atomicExch_system(&__kb_set,1u),o,0)!=0;}__device__ bool test(::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_loading(o,0);return __kb_acquired(__kb_aload(&__kb_set),o,0)!=0;}__device__ void clear(::std::memory_order o= ::std::memory_order::seq_cst){__kb_ordered(o,0);__kb_astore(&__kb_set,0u);}__device__ void wait(bool old,::std::memory_order o= ::std::memory_order::seq_cst)const{while((__kb_aload(&__kb_set)!=0)==old){}__kb_acquired(0,o,0);}__device__ void notify_one(){}__device__ void notify_all(){}};}
__kb_barrier	__kb_barrier	__device__ inline unsigned long long __kb_barrier(unsigned long long n){return n<<20|n;}
__kb_phased	__kb_phased __kb_how __kb_aload	__device__ inline unsigned long long __kb_phased(const unsigned long long*state){__kb_how(40<<2);return __kb_aload(state);}
__kb_arrive	__kb_arrive __kb_release __kb_order __kb_phased atomicCAS_system	__device__ inline unsigned long long __kb_arrive(unsigned long long*state,unsigned long long n,unsigned long long drop,int scope){__kb_release();__kb_order(scope);unsigned long long old=__kb_phased(state);while(true){unsigned long long missing=(old&0xfffff)-n,expected=(old>>20&0xfffff)-drop,phase=old>>40;if(missing==0){missing=expected;phase++;}unsigned long long seen=atomicCAS_system(state,old,phase<<40|expected<<20|missing);if(seen==old)return old>>40;old=seen;}}
__kb_passed	__kb_passed __kb_phased	__device__ inline bool __kb_passed(const unsigned long long*state,unsigned long long phase){return __kb_phased(state)>>40!=phase;}
__kb_passed_parity	__kb_passed_parity __kb_phased	__device__ inline bool __kb_passed_parity(const unsigned long long*state,bool parity){return(__kb_phased(state)>>40&1)!=parity;}
cuda::std:std	std	namespace cuda::std{using namespace::std;}
cuda::std:get	std get	namespace cuda::std{using::std::get;}
cuda::std:swap	std swap	namespace cuda::std{using::std::swap;}
cuda::std:tuple	tuple	namespace cuda::std{template<class...Ts>struct tuple;}
cuda::std:__kb_in_order	__kb_in_order	namespace cuda::std{template<class I,class...Ts>struct __kb_in_order;}
cuda::std:__kb_in_order	size_t index_sequence __kb_leaf get	namespace cuda::std{template<size_t...I,class...Ts>struct __kb_in_order<index_sequence<I... >,Ts... > :__kb_leaf<I,Ts> ...{__device__ constexpr __kb_in_order(){}template<class...Us>__device__ constexpr __kb_in_order(int,Us&& ...us):__kb_leaf<I,Ts>(0,static_cast<Us&& >(us))...{}template<size_t...J,class U>__device__ constexpr __kb_in_order(index_sequence<J... >,U&&u):__kb_in_order(0,get<J>(static_cast<U&& >(u))...){}};}
cuda::std:get	size_t tuple_element_t std tuple get __kb_leaf	namespace cuda::std{template<size_t I,class...Ts>__device__ constexpr tuple_element_t<I,::std::tuple<Ts... >> &get(tuple<Ts... > &t)noexcept{return static_cast<__kb_leaf<I,tuple_element_t<I,::std::tuple<Ts... >> > & >(t).__kb_ref();}}
cuda::std:get	size_t tuple_element_t std tuple get __kb_leaf	namespace cuda::std{template<size_t I,class...Ts>__device__ constexpr const tuple_element_t<I,::std::tuple<Ts... >> &get(const tuple<Ts... > &t)noexcept{return static_cast<const __kb_leaf<I,tuple_element_t<I,::std::tuple<Ts... >> > & >(t).__kb_ref();}}
cuda::std:get	size_t tuple_element_t std tuple get __kb_leaf	namespace cuda::std{template<size_t I,class...Ts>__device__ constexpr tuple_element_t<I,::std::tuple<Ts... >> &&get(tuple<Ts... > &&t)noexcept{return static_cast<tuple_element_t<I,::std::tuple<Ts... >> && >(static_cast<__kb_leaf<I,tuple_element_t<I,::std::tuple<Ts... >> > & >(t).__kb_ref());}}
cuda::std:get	size_t tuple_element_t std tuple get __kb_leaf	namespace cuda::std{template<size_t I,class...Ts>__device__ constexpr const tuple_element_t<I,::std::tuple<Ts... >> &&get(const tuple<Ts... > &&t)noexcept{return static_cast<const tuple_element_t<I,::std::tuple<Ts... >> && >(static_cast<const __kb_leaf<I,tuple_element_t<I,::std::tuple<Ts... >> > & >(t).__kb_ref());}}
cuda::std:get	get tuple __kb_index	namespace cuda::std{template<class T,class...Ts>__device__ constexpr T&get(tuple<Ts... > &t)noexcept{return get<__kb_index<T,Ts... > ::value>(t);}}
cuda::std:get	get tuple __kb_index	namespace cuda::std{template<class T,class...Ts>__device__ constexpr T&&get(tuple<Ts... > &&t)noexcept{return get<__kb_index<T,Ts... > ::value>(static_cast<tuple<Ts... > && >(t));}}
cuda::std:get	get tuple __kb_index	namespace cuda::std{template<class T,class...Ts>__device__ constexpr const T&get(const tuple<Ts... > &t)noexcept{return get<__kb_index<T,Ts... > ::value>(t);}}
cuda::std:get	get tuple __kb_index	namespace cuda::std{template<class T,class...Ts>__device__ constexpr const T&&get(const tuple<Ts... > &&t)noexcept{return get<__kb_index<T,Ts... > ::value>(static_cast<const tuple<Ts... > && >(t));}}
cuda::std:tuple	tuple	namespace cuda::std{template< >struct tuple< >{typedef tuple __kb_tuple;__device__ constexpr void swap(tuple&)noexcept{}template<class R>__device__ constexpr R __kb_as(){return R();}};}
cuda::std:tuple	__kb_in_order make_index_sequence std tuple enable_if_t __kb_bare is_nothrow_default_constructible is_nothrow_copy_constructible is_same_v remove_cvref_t is_nothrow_constructible pair size_t index_sequence get swap is_nothrow_swappable conditional_t __kb_no is_nothrow_copy_assignable is_nothrow_move_assignable is_nothrow_assignable	namespace cuda::std{template<class T,class...Ts>struct tuple<T,Ts... > :__kb_in_order<make_index_sequence<1+sizeof...(Ts)>,T,Ts... >{typedef::std::tuple<T,Ts... >__kb_tuple;typedef __kb_in_order<make_index_sequence<1+sizeof...(Ts)>,T,Ts... >__kb_base;typedef make_index_sequence<1+sizeof...(Ts)>__kb_indices;template<class X=T,class=enable_if_t<__is_constructible(X)&&(__is_constructible(Ts)&& ...)>>__device__ constexpr explicit(!(__kb_bare<void,X> ::value&&(__kb_bare<void,Ts> ::value&& ...)))tuple()noexcept(is_nothrow_default_constructible<T> ::value&&(is_nothrow_default_constructible<Ts> ::value&& ...)):__kb_base(){}template<class X=T,class=enable_if_t<__is_constructible(X,const X&)&&(__is_constructible(Ts,const Ts&)&& ...)>>__device__ constexpr explicit(!(__is_convertible(const X&,X)&&(__is_convertible(const Ts&,Ts)&& ...)))tuple(const T&x,const Ts& ...xs)noexcept(is_nothrow_copy_constructible<T> ::value&&(is_nothrow_copy_constructible<Ts> ::value&& ...)):__kb_base(0,x,xs...){}template<class U,class...Us,class=enable_if_t<(sizeof...(Ts)>0|| !is_same_v<remove_cvref_t<U>,tuple>)&&sizeof...(Ts)==sizeof...(Us)>,class=enable_if_t<__is_constructible(T,U)&&(__is_constructible(Ts,Us)&& ...)>>__device__ constexpr explicit(!(__is_convertible(U,T)&&(__is_convertible(Us,Ts)&& ...)))tuple(U&&x,Us&& ...xs)noexcept(is_nothrow_constructible<T,U> ::value&&(is_nothrow_constructible<Ts,Us> ::value&& ...)):__kb_base(0,static_cast<U&& >(x),static_cast<Us&& >(xs)...){}template<class U,class...Us,class=enable_if_t<sizeof...(Ts)==sizeof...(Us)&& !is_same_v<tuple<U,Us... >,tuple>>,class=enable_if_t<__is_constructible(T,const U&)&&(__is_constructible(Ts,const Us&)&& ...)&&(sizeof...(Ts)>0|| !__is_convertible(const tuple<U> &,T)&& !__is_constructible(T,const tuple<U> &))>>__device__ constexpr explicit(!(__is_convertible(const U&,T)&&(__is_convertible(const Us&,Ts)&& ...)))tuple(const tuple<U,Us... > &t)noexcept(is_nothrow_constructible<T,const U& > ::value&&(is_nothrow_constructible<Ts,const Us& > ::value&& ...)):__kb_base(__kb_indices(),t){}template<class U,class...Us,class=enable_if_t<sizeof...(Ts)==sizeof...(Us)&& !is_same_v<tuple<U,Us... >,tuple>>,class=enable_if_t<__is_constructible(T,U)&&(__is_constructible(Ts,Us)&& ...)&&(sizeof...(Ts)>0|| !__is_convertible(tuple<U>,T)&& !__is_constructible(T,tuple<U>))>>__device__ constexpr explicit(!(__is_convertible(U,T)&&(__is_convertible(Us,Ts)&& ...)))tuple(tuple<U,Us... > &&t)noexcept(is_nothrow_constructible<T,U> ::value&&(is_nothrow_constructible<Ts,Us> ::value&& ...)):__kb_base(__kb_indices(),static_cast<tuple<U,Us... > && >(t)){}template<class A,class B,class=enable_if_t<sizeof...(Ts)==1>,class=enable_if_t<__is_constructible(T,const A&)&&(__is_constructible(Ts,const B&)&& ...)>>__device__ constexpr explicit(!(__is_convertible(const A&,T)&&(__is_convertible(const B&,Ts)&& ...)))tuple(const pair<A,B> &p)noexcept(is_nothrow_constructible<T,const A& > ::value&&(is_nothrow_constructible<Ts,const B& > ::value&& ...)):__kb_base(0,p.first,p.second){}template<class A,class B,class=enable_if_t<sizeof...(Ts)==1>,class=enable_if_t<__is_constructible(T,A)&&(__is_constructible(Ts,B)&& ...)>>__device__ constexpr explicit(!(__is_convertible(A,T)&&(__is_convertible(B,Ts)&& ...)))tuple(pair<A,B> &&p)noexcept(is_nothrow_constructible<T,A> ::value&&(is_nothrow_constructible<Ts,B> ::value&& ...)):__kb_base(0,static_cast<A&& >(p.first),static_cast<B&& >(p.second)){}tuple(const tuple&)=default;tuple(tuple&&)=default;template<class U,size_t...I>__device__ constexpr void __kb_set(U&&u,index_sequence<I... >){((void)(get<I>(*this)=get<I>(static_cast<U&& >(u))),...);}template<size_t...I>__device__ constexpr void __kb_swap(tuple&o,index_sequence<I... >){using std::swap;(swap(get<I>(*this),get<I>(o)),...);}template<class R,size_t...I>__device__ constexpr R __kb_made(index_sequence<I... >){return R(get<I>(static_cast<tuple&& >(*this))...);}template<class R>__device__ constexpr R __kb_as(){return __kb_made<R>(__kb_indices());}__device__ constexpr void swap(tuple&o)noexcept(is_nothrow_swappable<T> ::value&&(is_nothrow_swappable<Ts> ::value&& ...)){__kb_swap(o,__kb_indices());}__device__ constexpr tuple&operator=(const conditional_t<__is_assignable(T&,const T&)&&(__is_assignable(Ts&,const Ts&)&& ...),tuple,__kb_no> &t)noexcept(is_nothrow_copy_assignable<T> ::value&&(is_nothrow_copy_assignable<Ts> ::value&& ...)){__kb_set(t,__kb_indices());return*this;}__device__ constexpr tuple&operator=(conditional_t<__is_assignable(T&,T)&&(__is_assignable(Ts&,Ts)&& ...),tuple,__kb_no> &&t)noexcept(is_nothrow_move_assignable<T> ::value&&(is_nothrow_move_assignable<Ts> ::value&& ...)){__kb_set(static_cast<tuple&& >(t),__kb_indices());return*this;}template<class U,class...Us,class=enable_if_t<sizeof...(Ts)==sizeof...(Us)>,class=enable_if_t<__is_assignable(T&,const U&)&&(__is_assignable(Ts&,const Us&)&& ...)>>__device__ constexpr tuple&operator=(const tuple<U,Us... > &t)noexcept(is_nothrow_assignable<T&,const U& > ::value&&(is_nothrow_assignable<Ts&,const Us& > ::value&& ...)){__kb_set(t,__kb_indices());return*this;}template<class U,class...Us,class=enable_if_t<sizeof...(Ts)==sizeof...(Us)>,class=enable_if_t<__is_assignable(T&,U)&&(__is_assignable(Ts&,Us)&& ...)>>__device__ constexpr tuple&operator=(tuple<U,Us... > &&t)noexcept(is_nothrow_assignable<T&,U> ::value&&(is_nothrow_assignable<Ts&,Us> ::value&& ...)){__kb_set(static_cast<tuple<U,Us... > && >(t),__kb_indices());return*this;}template<class A,class B,class=enable_if_t<sizeof...(Ts)==1>,class=enable_if_t<__is_assignable(T&,const A&)&&(__is_assignable(Ts&,const B&)&& ...)>>__device__ constexpr tuple&operator=(const pair<A,B> &p)noexcept(is_nothrow_assignable<T&,const A& > ::value&&(is_nothrow_assignable<Ts&,const B& > ::value&& ...)){__kb_set(p,__kb_indices());return*this;}template<class A,class B,class=enable_if_t<sizeof...(Ts)==1>,class=enable_if_t<__is_assignable(T&,A)&&(__is_assignable(Ts&,B)&& ...)>>__device__ constexpr tuple&operator=(pair<A,B> &&p)noexcept(is_nothrow_assignable<T&,A> ::value&&(is_nothrow_assignable<Ts&,B> ::value&& ...)){__kb_set(static_cast<pair<A,B> && >(p),__kb_indices());return*this;}};}
cuda::std:tuple	tuple	namespace cuda::std{template<class...Ts>tuple(Ts...)->tuple<Ts... >;}
cuda::std:tuple	tuple pair	namespace cuda::std{template<class A,class B>tuple(pair<A,B>)->tuple<A,B>;}
cuda::std:swap	enable_if_t is_swappable swap tuple	namespace cuda::std{template<class...Ts>__device__ constexpr enable_if_t<(is_swappable<Ts> ::value&& ... &&true)>swap(tuple<Ts... > &t,tuple<Ts... > &u)noexcept(noexcept(t.swap(u))){t.swap(u);}}
cuda::std:swap	enable_if_t is_swappable swap tuple	namespace cuda::std{template<class...Ts>enable_if_t< !(is_swappable<Ts> ::value&& ... &&true)>swap(tuple<Ts... > &,tuple<Ts... > &)=delete;}
cuda::std:make_tuple	tuple unwrap_ref_decay_t make_tuple	namespace cuda::std{template<class...Ts>__device__ constexpr tuple<unwrap_ref_decay_t<Ts> ... >make_tuple(Ts&& ...xs){return tuple<unwrap_ref_decay_t<Ts> ... >(static_cast<Ts&& >(xs)...);}}
cuda::std:tie	tuple tie	namespace cuda::std{template<class...Ts>__device__ constexpr tuple<Ts& ... >tie(Ts& ...xs)noexcept{return tuple<Ts& ... >(xs...);}}
cuda::std:forward_as_tuple	tuple forward_as_tuple	namespace cuda::std{template<class...Ts>__device__ constexpr tuple<Ts&& ... >forward_as_tuple(Ts&& ...xs)noexcept{return tuple<Ts&& ... >(static_cast<Ts&& >(xs)...);}}
cuda::std:__kb_joined	make_index_sequence tuple_size __kb_joined	namespace cuda::std{template<class R,class T,class I=make_index_sequence<tuple_size<T> ::value>>struct __kb_joined;}
cuda::std:__kb_joined	size_t __kb_joined tuple index_sequence tuple_element_t	namespace cuda::std{template<class...Rs,class T,size_t...I>struct __kb_joined<tuple<Rs... >,T,index_sequence<I... >>{typedef tuple<Rs...,tuple_element_t<I,T> ... >type;};}
cuda::std:__kb_cat_type	__kb_cat_type	namespace cuda::std{template<class R,class...Ts>struct __kb_cat_type{typedef R type;};}
cuda::std:__kb_cat_type	__kb_cat_type __kb_joined	namespace cuda::std{template<class R,class T,class...Ts>struct __kb_cat_type<R,T,Ts... > :__kb_cat_type<typename __kb_joined<R,T> ::type,Ts... >{};}
cuda::std:__kb_with	size_t __kb_with tuple index_sequence get	namespace cuda::std{template<class...Us,class T,size_t...I,size_t...J>__device__ constexpr auto __kb_with(const tuple<Us... > &us,T&&t,index_sequence<I... >,index_sequence<J... >){return tuple<Us...,decltype(get<J>(static_cast<T&& >(t)))... >(static_cast<Us>(get<I>(us))...,get<J>(static_cast<T&& >(t))...);}}
cuda::std:__kb_made	size_t __kb_made tuple index_sequence get	namespace cuda::std{template<class R,class...Us,size_t...I>__device__ constexpr R __kb_made(const tuple<Us... > &us,index_sequence<I... >){return R(static_cast<Us>(get<I>(us))...);}}
cuda::std:__kb_cat	__kb_cat tuple __kb_made make_index_sequence	namespace cuda::std{template<class R,class...Us>__device__ constexpr R __kb_cat(const tuple<Us... > &us){return __kb_made<R>(us,make_index_sequence<sizeof...(Us)>());}}
cuda::std:__kb_cat	__kb_cat tuple __kb_with make_index_sequence tuple_size decay_t	namespace cuda::std{template<class R,class...Us,class T,class...Ts>__device__ constexpr R __kb_cat(const tuple<Us... > &us,T&&t,Ts&& ...ts){return __kb_cat<R>(__kb_with(us,static_cast<T&& >(t),make_index_sequence<sizeof...(Us)>(),make_index_sequence<tuple_size<decay_t<T>> ::value>()),static_cast<Ts&& >(ts)...);}}
cuda::std:tuple_cat	__kb_cat_type tuple decay_t tuple_cat __kb_cat	namespace cuda::std{template<class...Ts>__device__ constexpr typename __kb_cat_type<tuple< >,decay_t<Ts> ... > ::type tuple_cat(Ts&& ...ts){return __kb_cat<typename __kb_cat_type<tuple< >,decay_t<Ts> ... > ::type>(tuple< >(),static_cast<Ts&& >(ts)...);}}
cuda::std:tuple	tuple __kb_equal make_index_sequence	namespace cuda::std{template<class...As,class...Bs>__device__ constexpr bool operator==(const tuple<As... > &a,const tuple<Bs... > &b){return __kb_equal(a,b,make_index_sequence<sizeof...(As)>());}}
cuda::std:tuple	tuple	namespace cuda::std{template<class...As,class...Bs>__device__ constexpr bool operator!=(const tuple<As... > &a,const tuple<Bs... > &b){return!(a==b);}}
cuda::std:tuple	tuple __kb_less	namespace cuda::std{template<class...As,class...Bs>__device__ constexpr bool operator<(const tuple<As... > &a,const tuple<Bs... > &b){return __kb_less<0>(a,b);}}
cuda::std:tuple	tuple	namespace cuda::std{template<class...As,class...Bs>__device__ constexpr bool operator>(const tuple<As... > &a,const tuple<Bs... > &b){return b<a;}}
cuda::std:tuple	tuple	namespace cuda::std{template<class...As,class...Bs>__device__ constexpr bool operator<=(const tuple<As... > &a,const tuple<Bs... > &b){return!(b<a);}}
cuda::std:tuple	tuple	namespace cuda::std{template<class...As,class...Bs>__device__ constexpr bool operator>=(const tuple<As... > &a,const tuple<Bs... > &b){return!(a<b);}}
std:tuple_size	tuple_size cuda std tuple	namespace std{template<class...Ts>struct tuple_size< ::cuda::std::tuple<Ts... >> :tuple_size<tuple<Ts... >>{};}
std:tuple_element	size_t tuple_element cuda std tuple	namespace std{template<size_t I,class...Ts>struct tuple_element<I,::cuda::std::tuple<Ts... >> :tuple_element<I,tuple<Ts... >>{};}
cuda:thread_scope cuda:thread_scope_system cuda:thread_scope_device cuda:thread_scope_block cuda:thread_scope_thread	thread_scope thread_scope_system thread_scope_device thread_scope_block thread_scope_thread	namespace cuda{enum thread_scope{thread_scope_system,thread_scope_device,thread_scope_block,thread_scope_thread};}
cuda:memory_order	std memory_order	namespace cuda{using::std::memory_order;}
cuda:memory_order_relaxed	std memory_order_relaxed	namespace cuda{using::std::memory_order_relaxed;}
cuda:memory_order_consume	std memory_order_consume	namespace cuda{using::std::memory_order_consume;}
cuda:memory_order_acquire	std memory_order_acquire	namespace cuda{using::std::memory_order_acquire;}
cuda:memory_order_release	std memory_order_release	namespace cuda{using::std::memory_order_release;}
cuda:memory_order_acq_rel	std memory_order_acq_rel	namespace cuda{using::std::memory_order_acq_rel;}
cuda:memory_order_seq_cst	std memory_order_seq_cst	namespace cuda{using::std::memory_order_seq_cst;}
cuda:atomic	thread_scope thread_scope_system std memory_order __kb_loading __kb_acquired __kb_aload __kb_ordered __kb_astore __kb_aexch __kb_acas __kb_acquires __kb_step __kb_aadd __kb_asub __kb_aand __kb_aor __kb_axor __kb_amin __kb_amax	namespace cuda{template<class T,thread_scope S=thread_scope_system>struct atomic{alignas(sizeof(T))T __kb_value;atomic()=default;atomic(const atomic&)=delete;atomic&operator=(const atomic&)=delete;__device__ constexpr atomic(T v):__kb_value(v){}__device__ T operator=(T v){store(v);return v;}typedef T value_type;static constexpr bool is_always_lock_free=true;__device__ bool is_lock_free()const{return true;}__device__ T load(::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_loading(o,S);return __kb_acquired(__kb_aload(((T*)&__kb_value)),o,S);}__device__ operator T()const{return load();}__device__ void store(T v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,S);__kb_astore(((T*)&__kb_value),v);}__device__ T exchange(T v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,S);return __kb_acquired(__kb_aexch(((T*)&__kb_value),v),o,S);}__device__ bool compare_exchange_strong(T&e,T v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,S);return __kb_acquired(__kb_acas(((T*)&__kb_value),&e,v),o,S);}__device__ bool compare_exchange_strong(T&e,T v,::std::memory_order s,::std::memory_order f)const{__kb_ordered(s,S);return __kb_acquired(__kb_acas(((T*)&__kb_value),&e,v),__kb_acquires(s)?s:f,S);}__device__ bool compare_exchange_weak(T&e,T v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,S);return __kb_acquired(__kb_acas(((T*)&__kb_value),&e,v),o,S);}__device__ bool compare_exchange_weak(T&e,T v,::std::memory_order s,::std::memory_order f)const{__kb_ordered(s,S);return __kb_acquired(__kb_acas(((T*)&__kb_value),&e,v),__kb_acquires(s)?s:f,S);}__device__ T fetch_add(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,S);return __kb_acquired(__kb_aadd(((T*)&__kb_value),v),o,S);}__device__ T fetch_sub(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,S);return __kb_acquired(__kb_asub(((T*)&__kb_value),v),o,S);}__device__ T fetch_and(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,S);return __kb_acquired(__kb_aand(((T*)&__kb_value),v),o,S);}__device__ T fetch_or(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,S);return __kb_acquired(__kb_aor(((T*)&__kb_value),v),o,S);}__device__ T fetch_xor(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,S);return __kb_acquired(__kb_axor(((T*)&__kb_value),v),o,S);}__device__ T fetch_min(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,S);return __kb_acquired(__kb_amin(((T*)&__kb_value),v),o,S);}__device__ T fetch_max(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,S);return __kb_acquired(__kb_amax(((T*)&__kb_value),v),o,S);}__device__ T operator++()const{return(T)(fetch_add(1)+1);}__device__ T operator++(int)const{return fetch_add(1);}__device__ T operator--()const{return(T)(fetch_sub(1)-1);}__device__ T operator--(int)const{return fetch_sub(1);}__device__ T operator+=(typename __kb_step<T> ::type v)const{return(T)(fetch_add(v)+v);}__device__ T operator-=(typename __kb_step<T> ::type v)const{return(T)(fetch_sub(v)-v);}__device__ T operator&=(T v)const{return(T)(fetch_and(v)&v);}__device__ T operator|=(T v)const{return(T)(fetch_or(v)|v);}__device__ T operator^=(T v)const{return(T)(fetch_xor(v)^v);}__device__ void wait(T old,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_loading(o,S);while(__kb_aload(((T*)&__kb_value))==old){}__kb_acquired(0,o,S);}__device__ void notify_one()const{}__device__ void notify_all()const{}};}
cuda:atomic_ref	thread_scope thread_scope_system size_t std memory_order __kb_loading __kb_acquired __kb_aload __kb_ordered __kb_astore __kb_aexch __kb_acas __kb_acquires __kb_step __kb_aadd __kb_asub __kb_aand __kb_aor __kb_axor __kb_amin __kb_amax	namespace cuda{template<class T,thread_scope S=thread_scope_system>struct atomic_ref{T*__kb_at;static constexpr size_t required_alignment=sizeof(T);__device__ explicit atomic_ref(T&x):__kb_at(&x){}atomic_ref(const atomic_ref&)=default;atomic_ref&operator=(const atomic_ref&)=delete;__device__ T operator=(T v)const{store(v);return v;}typedef T value_type;static constexpr bool is_always_lock_free=true;__device__ bool is_lock_free()const{return true;}__device__ T load(::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_loading(o,S);return __kb_acquired(__kb_aload(__kb_at),o,S);}__device__ operator T()const{return load();}__device__ void store(T v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,S);__kb_astore(__kb_at,v);}__device__ T exchange(T v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,S);return __kb_acquired(__kb_aexch(__kb_at,v),o,S);}__device__ bool compare_exchange_strong(T&e,T v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,S);return __kb_acquired(__kb_acas(__kb_at,&e,v),o,S);}__device__ bool compare_exchange_strong(T&e,T v,::std::memory_order s,::std::memory_order f)const{__kb_ordered(s,S);return __kb_acquired(__kb_acas(__kb_at,&e,v),__kb_acquires(s)?s:f,S);}__device__ bool compare_exchange_weak(T&e,T v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,S);return __kb_acquired(__kb_acas(__kb_at,&e,v),o,S);}__device__ bool compare_exchange_weak(T&e,T v,::std::memory_order s,::std::memory_order f)const{__kb_ordered(s,S);return __kb_acquired(__kb_acas(__kb_at,&e,v),__kb_acquires(s)?s:f,S);}__device__ T fetch_add(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,S);return __kb_acquired(__kb_aadd(__kb_at,v),o,S);}__device__ T fetch_sub(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,S);return __kb_acquired(__kb_asub(__kb_at,v),o,S);}__device__ T fetch_and(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,S);return __kb_acquired(__kb_aand(__kb_at,v),o,S);}__device__ T fetch_or(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,S);return __kb_acquired(__kb_aor(__kb_at,v),o,S);}__device__ T fetch_xor(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,S);return __kb_acquired(__kb_axor(__kb_at,v),o,S);}__device__ T fetch_min(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,S);return __kb_acquired(__kb_amin(__kb_at,v),o,S);}__device__ T fetch_max(typename __kb_step<T> ::type v,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_ordered(o,S);return __kb_acquired(__kb_amax(__kb_at,v),o,S);}__device__ T operator++()const{return(T)(fetch_add(1)+1);}__device__ T operator++(int)const{return fetch_add(1);}__device__ T operator--()const{return(T)(fetch_sub(1)-1);}__device__ T operator--(int)const{return fetch_sub(1);}__device__ T operator+=(typename __kb_step<T> ::type v)const{return(T)(fetch_add(v)+v);}__device__ T operator-=(typename __kb_step<T> ::type v)const{return(T)(fetch_sub(v)-v);}__device__ T operator&=(T v)const{return(T)(fetch_and(v)&v);}__device__ T operator|=(T v)const{return(T)(fetch_or(v)|v);}__device__ T operator^=(T v)const{return(T)(fetch_xor(v)^v);}__device__ void wait(T old,::std::memory_order o= ::std::memory_order::seq_cst)const{__kb_loading(o,S);while(__kb_aload(__kb_at)==old){}__kb_acquired(0,o,S);}__device__ void notify_one()const{}__device__ void notify_all()const{}};}
cuda:atomic_thread_fence	atomic_thread_fence std memory_order thread_scope thread_scope_system __threadfence_system thread_scope_device __threadfence __threadfence_block	namespace cuda{__device__ inline void atomic_thread_fence(::std::memory_order o,thread_scope s=thread_scope_system){if(s==thread_scope_system)__threadfence_system();else if(s==thread_scope_device)__threadfence();else __threadfence_block();}}
cuda:atomic_signal_fence	atomic_signal_fence std memory_order	namespace cuda{__device__ inline void atomic_signal_fence(::std::memory_order o){}}
cuda:aligned_size_t	size_t	namespace cuda{template<size_t A>struct aligned_size_t{static constexpr size_t align=A;size_t value;__device__ constexpr explicit aligned_size_t(size_t n):value(n){}__device__ constexpr operator size_t()const{return value;}};}
cuda:maximum	maximum	namespace cuda{template<class T=void>struct maximum{__device__ constexpr T operator()(const T&a,const T&b)const{return a<b?b:a;}};}
cuda:minimum	minimum	namespace cuda{template<class T=void>struct minimum{__device__ constexpr T operator()(const T&a,const T&b)const{return a<b?a:b;}};}
cuda:maximum	maximum std common_type_t	namespace cuda{template< >struct maximum<void>{template<class A,class B>__device__ constexpr::std::common_type_t<A,B>operator()(const A&a,const B&b)const{return a<b?b:a;}};}
cuda:minimum	minimum std common_type_t	namespace cuda{template< >struct minimum<void>{template<class A,class B>__device__ constexpr::std::common_type_t<A,B>operator()(const A&a,const B&b)const{return a<b?a:b;}};}
cuda:ceil_div	ceil_div	namespace cuda{template<class T,class U>__device__ constexpr T ceil_div(T a,U b){return a/b+(a%b!=0);}}
cuda:barrier	thread_scope ptrdiff_t __kb_barrier __kb_arrive __kb_passed __kb_order __kb_passed_parity __kb_acquired std memory_order	namespace cuda{template<thread_scope S>struct barrier{typedef unsigned long long arrival_token;unsigned long long __kb_state;barrier()=default;__device__ barrier(ptrdiff_t n):__kb_state(__kb_barrier(n)){}static constexpr ptrdiff_t max(){return(1<<20)-1;}__device__ arrival_token arrive(ptrdiff_t n=1){return __kb_arrive(&__kb_state,n,0,S);}__device__ void wait(arrival_token t)const{while(!__kb_passed(&__kb_state,t)){}__kb_order(S);}__device__ void wait_parity(bool parity)const{while(!__kb_passed_parity(&__kb_state,parity)){}__kb_order(S);}__device__ bool try_wait(arrival_token t)const{return __kb_acquired(__kb_passed(&__kb_state,t),::std::memory_order::acquire,S);}__device__ bool try_wait_parity(bool parity)const{return __kb_acquired(__kb_passed_parity(&__kb_state,parity),::std::memory_order::acquire,S);}__device__ void arrive_and_wait(){wait(arrive());}__device__ void arrive_and_drop(){__kb_arrive(&__kb_state,1,1,S);}};}
cuda:init	thread_scope init barrier ptrdiff_t __kb_barrier	namespace cuda{template<thread_scope S>__device__ inline void init(barrier<S> *b,ptrdiff_t n){b->__kb_state=__kb_barrier(n);}}
cuda:latch	thread_scope ptrdiff_t __kb_release __kb_order atomicSub_system __kb_acquired __kb_aload std memory_order	namespace cuda{template<thread_scope S>struct latch{ptrdiff_t __kb_left;latch()=default;__device__ latch(ptrdiff_t n):__kb_left(n){}__device__ void count_down(ptrdiff_t n=1){__kb_release();__kb_order(S);atomicSub_system(&__kb_left,n);}__device__ bool try_wait()const{return __kb_acquired(__kb_aload(&__kb_left),::std::memory_order::acquire,S)==0;}__device__ void wait()const{while(__kb_aload(&__kb_left)!=0){}__kb_order(S);}__device__ void arrive_and_wait(ptrdiff_t n=1){count_down(n);wait();}};}
cuda:counting_semaphore	thread_scope ptrdiff_t __kb_aload __kb_acas __kb_acquired std memory_order __kb_release __kb_order atomicAdd_system	namespace cuda{template<thread_scope S,ptrdiff_t Most=0x7fffffff>struct counting_semaphore{ptrdiff_t __kb_left;counting_semaphore()=default;__device__ counting_semaphore(ptrdiff_t n):__kb_left(n){}__device__ bool try_acquire(){ptrdiff_t n=__kb_aload(&__kb_left);while(n>0)if(__kb_acas(&__kb_left,&n,n-1))return __kb_acquired(true,::std::memory_order::acquire,S);return false;}__device__ void acquire(){while(!try_acquire()){}}__device__ void release(ptrdiff_t n=1){__kb_release();__kb_order(S);atomicAdd_system(&__kb_left,n);}};}
cuda:binary_semaphore	thread_scope binary_semaphore counting_semaphore	namespace cuda{template<thread_scope S>using binary_semaphore=counting_semaphore<S,1>;}
cuda:pipeline_role cuda:producer cuda:consumer	pipeline_role producer consumer	namespace cuda{enum class pipeline_role{producer,consumer};}
cuda:pipeline_shared_state	thread_scope pipeline_shared_state barrier	namespace cuda{template<thread_scope S,unsigned char Stages>struct pipeline_shared_state{barrier<S>__kb_full[Stages],__kb_free[Stages];};}
cuda:pipeline	thread_scope barrier thread_scope_thread __kb_async	namespace cuda{template<thread_scope S>struct pipeline{barrier<S> *__kb_full,*__kb_free;unsigned int __kb_stages,__kb_head,__kb_tail;bool __kb_freed,__kb_filled,__kb_produces,__kb_consumes;__device__ pipeline():__kb_full(nullptr),__kb_free(nullptr),__kb_stages(0),__kb_head(0),__kb_tail(0),__kb_freed(true),__kb_filled(false),__kb_produces(true),__kb_consumes(true){}__device__ void producer_acquire(){if constexpr(S!=thread_scope_thread)if(__kb_stages!=0)__kb_free[__kb_head].wait_parity(__kb_freed);}__device__ void producer_commit(){if constexpr(S!=thread_scope_thread)if(__kb_stages!=0){__kb_full[__kb_head].arrive();if(++__kb_head==__kb_stages){__kb_head=0;__kb_freed= !__kb_freed;}return;}__kb_async(2,0);__kb_head++;}__device__ void consumer_wait(){if constexpr(S!=thread_scope_thread)if(__kb_stages!=0)return __kb_full[__kb_tail].wait_parity(__kb_filled);__kb_async(3,__kb_head>__kb_tail?__kb_head-__kb_tail-1:0);}__device__ void consumer_release(){if constexpr(S!=thread_scope_thread)if(__kb_stages!=0){__kb_free[__kb_tail].arrive();if(++__kb_tail==__kb_stages){__kb_tail=0;__kb_filled= !__kb_filled;}return;}__kb_tail++;}__device__ bool quit(){for(unsigned int i=0;i<__kb_stages;i++){if(__kb_produces)__kb_full[i].arrive_and_drop();if(__kb_consumes)__kb_free[i].arrive_and_drop();}__kb_stages=0;return true;}};}
cuda:make_pipeline	pipeline thread_scope_thread make_pipeline	namespace cuda{__device__ inline pipeline<thread_scope_thread>make_pipeline(){return pipeline<thread_scope_thread>();}}
cuda:__kb_pipeline	thread_scope pipeline __kb_pipeline pipeline_shared_state thread_scope_thread init	namespace cuda{template<class Group,thread_scope S,unsigned char Stages>__device__ inline pipeline<S>__kb_pipeline(const Group&g,pipeline_shared_state<S,Stages> *s,unsigned int producers,unsigned int consumers){pipeline<S>p;if constexpr(S==thread_scope_thread)return p;p.__kb_full=s->__kb_full;p.__kb_free=s->__kb_free;p.__kb_stages=Stages;if(g.thread_rank()==0)for(unsigned int i=0;i<Stages;i++){init(&s->__kb_full[i],producers);init(&s->__kb_free[i],consumers);}g.sync();return p;}}
cuda:make_pipeline	thread_scope pipeline make_pipeline pipeline_shared_state __kb_pipeline	namespace cuda{template<class Group,thread_scope S,unsigned char Stages>__device__ inline pipeline<S>make_pipeline(const Group&g,pipeline_shared_state<S,Stages> *s){return __kb_pipeline(g,s,g.size(),g.size());}}
cuda:make_pipeline	thread_scope pipeline make_pipeline pipeline_shared_state size_t __kb_pipeline	namespace cuda{template<class Group,thread_scope S,unsigned char Stages>__device__ inline pipeline<S>make_pipeline(const Group&g,pipeline_shared_state<S,Stages> *s,size_t producers){pipeline<S>p=__kb_pipeline(g,s,producers,g.size()-producers);p.__kb_produces=g.thread_rank()<producers;p.__kb_consumes= !p.__kb_produces;return p;}}
cuda:make_pipeline	thread_scope pipeline make_pipeline pipeline_shared_state pipeline_role __kb_astore atomicAdd __kb_aload __kb_pipeline	namespace cuda{template<class Group,thread_scope S,unsigned char Stages>__device__ inline pipeline<S>make_pipeline(const Group&g,pipeline_shared_state<S,Stages> *s,pipeline_role role){if(g.thread_rank()==0)__kb_astore(&s->__kb_full[0].__kb_state,0ull);g.sync();if(role==pipeline_role::producer)atomicAdd(&s->__kb_full[0].__kb_state,1ull);g.sync();unsigned int producers=(unsigned int)__kb_aload(&s->__kb_full[0].__kb_state);g.sync();pipeline<S>p=__kb_pipeline(g,s,producers,g.size()-producers);p.__kb_produces=role==pipeline_role::producer;p.__kb_consumes= !p.__kb_produces;return p;}}
cuda:pipeline_consumer_wait_prior	pipeline_consumer_wait_prior pipeline thread_scope_thread __kb_async	namespace cuda{template<unsigned char N>__device__ inline void pipeline_consumer_wait_prior(pipeline<thread_scope_thread> &p){__kb_async(3,N);}}
cuda:__kb_own	__kb_own	namespace cuda{template<class Sync>struct __kb_own{static constexpr bool value=false;};}
cuda:__kb_own	__kb_own pipeline thread_scope_thread	namespace cuda{template< >struct __kb_own<pipeline<thread_scope_thread>>{static constexpr bool value=true;};}
cuda:memcpy_async	memcpy_async size_t __kb_own __kb_async	namespace cuda{template<class T,class U,class Sync>__device__ inline void memcpy_async(T*to,const U*from,size_t bytes,Sync&sync){if constexpr(__kb_own<Sync> ::value)__kb_async(0,0);for(size_t i=0;i<bytes;i++)((unsigned char*)to)[i]=((const unsigned char*)from)[i];if constexpr(__kb_own<Sync> ::value)__kb_async(1,0);}}
cuda:memcpy_async	memcpy_async size_t __kb_own __kb_async	namespace cuda{template<class Group,class T,class U,class Sync>__device__ inline void memcpy_async(const Group&g,T*to,const U*from,size_t bytes,Sync&sync){if constexpr(__kb_own<Sync> ::value)__kb_async(0,0);for(size_t n=g.size(),i=(g.thread_rank()+1)%n;i<bytes;i+=n)((unsigned char*)to)[i]=((const unsigned char*)from)[i];if constexpr(__kb_own<Sync> ::value)__kb_async(1,0);}}
__mbarrier_t	__mbarrier_t	typedef unsigned long long __mbarrier_t;
__mbarrier_token_t	__mbarrier_token_t	typedef unsigned long long __mbarrier_token_t;
__mbarrier_init	__mbarrier_init __mbarrier_t __kb_barrier	__device__ inline void __mbarrier_init(__mbarrier_t*b,unsigned int n){*b=__kb_barrier(n);}
__mbarrier_inval	__mbarrier_inval __mbarrier_t	__device__ inline void __mbarrier_inval(__mbarrier_t*b){}
__mbarrier_arrive	__mbarrier_token_t __mbarrier_arrive __mbarrier_t __kb_arrive	__device__ inline __mbarrier_token_t __mbarrier_arrive(__mbarrier_t*b){return __kb_arrive(b,1,0,2);}
__mbarrier_arrive_and_drop	__mbarrier_token_t __mbarrier_arrive_and_drop __mbarrier_t __kb_arrive	__device__ inline __mbarrier_token_t __mbarrier_arrive_and_drop(__mbarrier_t*b){return __kb_arrive(b,1,1,2);}
__mbarrier_test_wait	__mbarrier_test_wait __mbarrier_t __mbarrier_token_t __kb_acquired __kb_passed std memory_order	__device__ inline bool __mbarrier_test_wait(__mbarrier_t*b,__mbarrier_token_t t){return __kb_acquired(__kb_passed(b,t),::std::memory_order::acquire,2);}
__pipeline_arrive_on	__pipeline_arrive_on __mbarrier_t __kb_async	__device__ inline void __pipeline_arrive_on(__mbarrier_t*b){__kb_async(4,0);}
__kb_releasing	__kb_releasing __kb_release __kb_order_system	__device__ inline void __kb_releasing(){__kb_release();__kb_order_system();}
__kb_sequential	__kb_sequential __kb_order_system	template<class T>__device__ inline T __kb_sequential(T v){__kb_order_system();return v;}
__atomic_fetch_add	__atomic_fetch_add __kb_releasing __kb_sequential __kb_aadd	template<class T,class V>__device__ inline T __atomic_fetch_add(T*p,V v,int order){__kb_releasing();return __kb_sequential(__kb_aadd(p,v));}
__atomic_fetch_sub	__atomic_fetch_sub __kb_releasing __kb_sequential __kb_asub	template<class T,class V>__device__ inline T __atomic_fetch_sub(T*p,V v,int order){__kb_releasing();return __kb_sequential(__kb_asub(p,v));}
__atomic_fetch_and	__atomic_fetch_and __kb_releasing __kb_sequential __kb_aand	template<class T,class V>__device__ inline T __atomic_fetch_and(T*p,V v,int order){__kb_releasing();return __kb_sequential(__kb_aand(p,v));}
__atomic_fetch_or	__atomic_fetch_or __kb_releasing __kb_sequential __kb_aor	template<class T,class V>__device__ inline T __atomic_fetch_or(T*p,V v,int order){__kb_releasing();return __kb_sequential(__kb_aor(p,v));}
__atomic_fetch_xor	__atomic_fetch_xor __kb_releasing __kb_sequential __kb_axor	template<class T,class V>__device__ inline T __atomic_fetch_xor(T*p,V v,int order){__kb_releasing();return __kb_sequential(__kb_axor(p,v));}
__atomic_fetch_min	__atomic_fetch_min __kb_releasing __kb_sequential __kb_amin	template<class T,class V>__device__ inline T __atomic_fetch_min(T*p,V v,int order){__kb_releasing();return __kb_sequential(__kb_amin(p,v));}
__atomic_fetch_max	__atomic_fetch_max __kb_releasing __kb_sequential __kb_amax	template<class T,class V>__device__ inline T __atomic_fetch_max(T*p,V v,int order){__kb_releasing();return __kb_sequential(__kb_amax(p,v));}
__atomic_load_n	__atomic_load_n __kb_sequential __kb_aload	template<class T>__device__ inline T __atomic_load_n(const T*p,int order){return __kb_sequential(__kb_aload(p));}
__atomic_load	__atomic_load __kb_sequential __kb_aload	template<class T>__device__ inline void __atomic_load(const T*p,T*to,int order){*to=__kb_sequential(__kb_aload(p));}
__atomic_store_n	__atomic_store_n __kb_releasing __kb_astore	template<class T,class V>__device__ inline void __atomic_store_n(T*p,V v,int order){__kb_releasing();__kb_astore(p,(T)v);}
__atomic_store	__atomic_store __kb_releasing __kb_astore	template<class T>__device__ inline void __atomic_store(T*p,T*v,int order){__kb_releasing();__kb_astore(p,*v);}
__atomic_exchange_n	__atomic_exchange_n __kb_releasing __kb_sequential __kb_aexch	template<class T,class V>__device__ inline T __atomic_exchange_n(T*p,V v,int order){__kb_releasing();return __kb_sequential(__kb_aexch(p,(T)v));}
__atomic_exchange	__atomic_exchange __kb_releasing __kb_sequential __kb_aexch	template<class T>__device__ inline void __atomic_exchange(T*p,T*v,T*to,int order){__kb_releasing();*to=__kb_sequential(__kb_aexch(p,*v));}
__atomic_compare_exchange_n	__atomic_compare_exchange_n __kb_releasing __kb_sequential __kb_acas	template<class T,class V>__device__ inline bool __atomic_compare_exchange_n(T*p,T*expected,V v,bool weak,int success,int failure){__kb_releasing();return __kb_sequential(__kb_acas(p,expected,(T)v));}
__atomic_compare_exchange	__atomic_compare_exchange __kb_releasing __kb_sequential __kb_acas	template<class T>__device__ inline bool __atomic_compare_exchange(T*p,T*expected,T*v,bool weak,int success,int failure){__kb_releasing();return __kb_sequential(__kb_acas(p,expected,*v));}
__atomic_thread_fence	__atomic_thread_fence __threadfence_system	__device__ inline void __atomic_thread_fence(int order){__threadfence_system();}
__nv_atomic_fetch_add	__nv_atomic_fetch_add __kb_releasing __kb_sequential __kb_aadd	template<class T,class V>__device__ inline T __nv_atomic_fetch_add(T*p,V v,int order,int scope=0){__kb_releasing();return __kb_sequential(__kb_aadd(p,v));}
__nv_atomic_fetch_sub	__nv_atomic_fetch_sub __kb_releasing __kb_sequential __kb_asub	template<class T,class V>__device__ inline T __nv_atomic_fetch_sub(T*p,V v,int order,int scope=0){__kb_releasing();return __kb_sequential(__kb_asub(p,v));}
__nv_atomic_fetch_and	__nv_atomic_fetch_and __kb_releasing __kb_sequential __kb_aand	template<class T,class V>__device__ inline T __nv_atomic_fetch_and(T*p,V v,int order,int scope=0){__kb_releasing();return __kb_sequential(__kb_aand(p,v));}
__nv_atomic_fetch_or	__nv_atomic_fetch_or __kb_releasing __kb_sequential __kb_aor	template<class T,class V>__device__ inline T __nv_atomic_fetch_or(T*p,V v,int order,int scope=0){__kb_releasing();return __kb_sequential(__kb_aor(p,v));}
__nv_atomic_fetch_xor	__nv_atomic_fetch_xor __kb_releasing __kb_sequential __kb_axor	template<class T,class V>__device__ inline T __nv_atomic_fetch_xor(T*p,V v,int order,int scope=0){__kb_releasing();return __kb_sequential(__kb_axor(p,v));}
__nv_atomic_fetch_min	__nv_atomic_fetch_min __kb_releasing __kb_sequential __kb_amin	template<class T,class V>__device__ inline T __nv_atomic_fetch_min(T*p,V v,int order,int scope=0){__kb_releasing();return __kb_sequential(__kb_amin(p,v));}
__nv_atomic_fetch_max	__nv_atomic_fetch_max __kb_releasing __kb_sequential __kb_amax	template<class T,class V>__device__ inline T __nv_atomic_fetch_max(T*p,V v,int order,int scope=0){__kb_releasing();return __kb_sequential(__kb_amax(p,v));}
__nv_atomic_load_n	__nv_atomic_load_n __kb_sequential __kb_aload	template<class T>__device__ inline T __nv_atomic_load_n(const T*p,int order,int scope=0){return __kb_sequential(__kb_aload(p));}
__nv_atomic_load	__nv_atomic_load __kb_sequential __kb_aload	template<class T>__device__ inline void __nv_atomic_load(const T*p,T*to,int order,int scope=0){*to=__kb_sequential(__kb_aload(p));}
__nv_atomic_store_n	__nv_atomic_store_n __kb_releasing __kb_astore	template<class T,class V>__device__ inline void __nv_atomic_store_n(T*p,V v,int order,int scope=0){__kb_releasing();__kb_astore(p,(T)v);}
__nv_atomic_store	__nv_atomic_store __kb_releasing __kb_astore	template<class T>__device__ inline void __nv_atomic_store(T*p,T*v,int order,int scope=0){__kb_releasing();__kb_astore(p,*v);}
__nv_atomic_exchange_n	__nv_atomic_exchange_n __kb_releasing __kb_sequential __kb_aexch	template<class T,class V>__device__ inline T __nv_atomic_exchange_n(T*p,V v,int order,int scope=0){__kb_releasing();return __kb_sequential(__kb_aexch(p,(T)v));}
__nv_atomic_exchange	__nv_atomic_exchange __kb_releasing __kb_sequential __kb_aexch	template<class T>__device__ inline void __nv_atomic_exchange(T*p,T*v,T*to,int order,int scope=0){__kb_releasing();*to=__kb_sequential(__kb_aexch(p,*v));}
__nv_atomic_compare_exchange_n	__nv_atomic_compare_exchange_n __kb_releasing __kb_sequential __kb_acas	template<class T,class V>__device__ inline bool __nv_atomic_compare_exchange_n(T*p,T*expected,V v,bool weak,int success,int failure,int scope=0){__kb_releasing();return __kb_sequential(__kb_acas(p,expected,(T)v));}
__nv_atomic_compare_exchange	__nv_atomic_compare_exchange __kb_releasing __kb_sequential __kb_acas	template<class T>__device__ inline bool __nv_atomic_compare_exchange(T*p,T*expected,T*v,bool weak,int success,int failure,int scope=0){__kb_releasing();return __kb_sequential(__kb_acas(p,expected,*v));}
__nv_atomic_thread_fence	__nv_atomic_thread_fence __threadfence_system	__device__ inline void __nv_atomic_thread_fence(int order,int scope=0){__threadfence_system();}
__atomic_add_fetch	__atomic_add_fetch __kb_releasing __kb_sequential __kb_aadd	template<class T,class V>__device__ inline T __atomic_add_fetch(T*p,V v,int order){__kb_releasing();return(T)(__kb_sequential(__kb_aadd(p,v))+v);}
__atomic_sub_fetch	__atomic_sub_fetch __kb_releasing __kb_sequential __kb_asub	template<class T,class V>__device__ inline T __atomic_sub_fetch(T*p,V v,int order){__kb_releasing();return(T)(__kb_sequential(__kb_asub(p,v))-v);}
__atomic_and_fetch	__atomic_and_fetch __kb_releasing __kb_sequential __kb_aand	template<class T,class V>__device__ inline T __atomic_and_fetch(T*p,V v,int order){__kb_releasing();return(T)(__kb_sequential(__kb_aand(p,v))&v);}
__atomic_or_fetch	__atomic_or_fetch __kb_releasing __kb_sequential __kb_aor	template<class T,class V>__device__ inline T __atomic_or_fetch(T*p,V v,int order){__kb_releasing();return(T)(__kb_sequential(__kb_aor(p,v))|v);}
__atomic_xor_fetch	__atomic_xor_fetch __kb_releasing __kb_sequential __kb_axor	template<class T,class V>__device__ inline T __atomic_xor_fetch(T*p,V v,int order){__kb_releasing();return(T)(__kb_sequential(__kb_axor(p,v))^v);}
__sync_fetch_and_add	__sync_fetch_and_add __kb_releasing __kb_sequential __kb_aadd	template<class T,class V>__device__ inline T __sync_fetch_and_add(T*p,V v){__kb_releasing();return __kb_sequential(__kb_aadd(p,v));}
__sync_add_and_fetch	__sync_add_and_fetch __kb_releasing __kb_sequential __kb_aadd	template<class T,class V>__device__ inline T __sync_add_and_fetch(T*p,V v){__kb_releasing();return(T)(__kb_sequential(__kb_aadd(p,v))+v);}
__sync_fetch_and_sub	__sync_fetch_and_sub __kb_releasing __kb_sequential __kb_asub	template<class T,class V>__device__ inline T __sync_fetch_and_sub(T*p,V v){__kb_releasing();return __kb_sequential(__kb_asub(p,v));}
__sync_sub_and_fetch	__sync_sub_and_fetch __kb_releasing __kb_sequential __kb_asub	template<class T,class V>__device__ inline T __sync_sub_and_fetch(T*p,V v){__kb_releasing();return(T)(__kb_sequential(__kb_asub(p,v))-v);}
__sync_fetch_and_and	__sync_fetch_and_and __kb_releasing __kb_sequential __kb_aand	template<class T,class V>__device__ inline T __sync_fetch_and_and(T*p,V v){__kb_releasing();return __kb_sequential(__kb_aand(p,v));}
__sync_and_and_fetch	__sync_and_and_fetch __kb_releasing __kb_sequential __kb_aand	template<class T,class V>__device__ inline T __sync_and_and_fetch(T*p,V v){__kb_releasing();return(T)(__kb_sequential(__kb_aand(p,v))&v);}
__sync_fetch_and_or	__sync_fetch_and_or __kb_releasing __kb_sequential __kb_aor	template<class T,class V>__device__ inline T __sync_fetch_and_or(T*p,V v){__kb_releasing();return __kb_sequential(__kb_aor(p,v));}
__sync_or_and_fetch	__sync_or_and_fetch __kb_releasing __kb_sequential __kb_aor	template<class T,class V>__device__ inline T __sync_or_and_fetch(T*p,V v){__kb_releasing();return(T)(__kb_sequential(__kb_aor(p,v))|v);}
__sync_fetch_and_xor	__sync_fetch_and_xor __kb_releasing __kb_sequential __kb_axor	template<class T,class V>__device__ inline T __sync_fetch_and_xor(T*p,V v){__kb_releasing();return __kb_sequential(__kb_axor(p,v));}
__sync_xor_and_fetch	__sync_xor_and_fetch __kb_releasing __kb_sequential __kb_axor	template<class T,class V>__device__ inline T __sync_xor_and_fetch(T*p,V v){__kb_releasing();return(T)(__kb_sequential(__kb_axor(p,v))^v);}
__sync_val_compare_and_swap	__sync_val_compare_and_swap __kb_releasing __kb_acas __kb_sequential	template<class T,class V,class W>__device__ inline T __sync_val_compare_and_swap(T*p,V want,W v){__kb_releasing();T e=(T)want;__kb_acas(p,&e,(T)v);return __kb_sequential(e);}
__sync_bool_compare_and_swap	__sync_bool_compare_and_swap __kb_releasing __kb_sequential __kb_acas	template<class T,class V,class W>__device__ inline bool __sync_bool_compare_and_swap(T*p,V want,W v){__kb_releasing();T e=(T)want;return __kb_sequential(__kb_acas(p,&e,(T)v));}
__sync_lock_test_and_set	__sync_lock_test_and_set __kb_sequential __kb_aexch	template<class T,class V>__device__ inline T __sync_lock_test_and_set(T*p,V v){return __kb_sequential(__kb_aexch(p,(T)v));}
__sync_lock_release	__sync_lock_release __kb_releasing __kb_astore	template<class T>__device__ inline void __sync_lock_release(T*p){__kb_releasing();__kb_astore(p,(T)0);}
__sync_synchronize	__sync_synchronize __threadfence_system	__device__ inline void __sync_synchronize(){__threadfence_system();}
std:dynamic_extent	size_t dynamic_extent	namespace std{constexpr size_t dynamic_extent= -1;}
std:__kb_span	size_t	namespace std{template<class T,size_t N>struct __kb_span{T*__p=nullptr;__device__ constexpr __kb_span(T*p,size_t):__p(p){}__device__ constexpr size_t size()const{return N;}};}
std:__kb_span	dynamic_extent size_t	namespace std{template<class T>struct __kb_span<T,dynamic_extent>{T*__p=nullptr;size_t __n=0;__device__ constexpr __kb_span(T*p,size_t n):__p(p),__n(n){}__device__ constexpr size_t size()const{return __n;}};}
std:span	size_t dynamic_extent span	namespace std{template<class T,size_t N=dynamic_extent>class span;}
std:__kb_no_range	__kb_no_range false_type	namespace std{template<class R>struct __kb_no_range:false_type{};}
std:__kb_no_range	size_t __kb_no_range span true_type	namespace std{template<class T,size_t N>struct __kb_no_range<span<T,N>> :true_type{};}
std:__kb_no_range	size_t __kb_no_range array true_type	namespace std{template<class T,size_t N>struct __kb_no_range<array<T,N>> :true_type{};}
std:__kb_no_range	size_t __kb_no_range true_type	namespace std{template<class T,size_t N>struct __kb_no_range<T[N]> :true_type{};}
std:__kb_spans	__kb_spans is_convertible_v	namespace std{template<class T,class U>constexpr bool __kb_spans=is_convertible_v<U(*)[],T(*)[]>;}
std:span	size_t __kb_span remove_cv_t ptrdiff_t std reverse_iterator enable_if_t dynamic_extent __kb_spans remove_reference_t declval is_convertible_v type_identity_t array __kb_no_range is_lvalue_reference_v is_const_v remove_pointer_t __trap	namespace std{template<class T,size_t N>class span:public __kb_span<T,N>{typedef __kb_span<T,N>__base;public:typedef T element_type;typedef remove_cv_t<T>value_type;typedef size_t size_type;typedef ptrdiff_t difference_type;typedef T*pointer;typedef const T*const_pointer;typedef T&reference;typedef const T&const_reference;typedef T*iterator;typedef std::reverse_iterator<T* >reverse_iterator;static constexpr size_t extent=N;template<size_t M=N,class=enable_if_t<M==0||M==dynamic_extent>>__device__ constexpr span()noexcept:__base(nullptr,0){}template<class I,class=enable_if_t<__kb_spans<T,remove_reference_t<decltype(*declval<I& >())>> >>__device__ constexpr explicit(N!=dynamic_extent)span(I first,size_t n):__base(n||first? & *first:nullptr,n){}template<class I,class E,class=enable_if_t<__kb_spans<T,remove_reference_t<decltype(*declval<I& >())>> && !is_convertible_v<E,size_t>> >__device__ constexpr explicit(N!=dynamic_extent)span(I first,E last):__base(& *first,last-first){}template<size_t M,class=enable_if_t<N==dynamic_extent||N==M>>__device__ constexpr span(type_identity_t<T>(&a)[M])noexcept:__base(a,M){}template<class U,size_t M,class=enable_if_t<(N==dynamic_extent||N==M)&&__kb_spans<T,U>> >__device__ constexpr span(array<U,M> &a)noexcept:__base(a.data(),M){}template<class U,size_t M,class=enable_if_t<(N==dynamic_extent||N==M)&&__kb_spans<T,const U>> >__device__ constexpr span(const array<U,M> &a)noexcept:__base(a.data(),M){}template<class R,class=enable_if_t< !__kb_no_range<remove_cv_t<remove_reference_t<R>> > ::value&&(is_lvalue_reference_v<R> ||is_const_v<T>)&&__kb_spans<T,remove_pointer_t<decltype(declval<R& >().data())>> >,class=decltype(declval<R& >().end()-(declval<R& >().begin()+declval<R& >().size()))>__device__ constexpr explicit(N!=dynamic_extent)span(R&&r):__base(r.data(),r.size()){}template<class U,size_t M,class=enable_if_t<(N==dynamic_extent||M==dynamic_extent||N==M)&&__kb_spans<T,U>> >__device__ constexpr explicit(N!=dynamic_extent&&M==dynamic_extent)span(const span<U,M> &s)noexcept:__base(s.data(),s.size()){}__device__ constexpr span(const span&s)noexcept=default;__device__ constexpr span&operator=(const span&s)noexcept=default;__device__ constexpr T*data()const noexcept{return this->__p;}__device__ constexpr size_t size_bytes()const noexcept{return this->size()*sizeof(T);}__device__ constexpr bool empty()const noexcept{return this->size()==0;}__device__ constexpr T&operator[](size_t i)const{return this->__p[i];}__device__ constexpr T&at(size_t i)const{if(i>=this->size())__trap();return this->__p[i];}__device__ constexpr T&front()const{return this->__p[0];}__device__ constexpr T&back()const{return this->__p[this->size()-1];}__device__ constexpr T*begin()const noexcept{return this->__p;}__device__ constexpr T*end()const noexcept{return this->__p+this->size();}__device__ constexpr std::reverse_iterator<T* >rbegin()const noexcept{return std::reverse_iterator<T* >(end());}__device__ constexpr std::reverse_iterator<T* >rend()const noexcept{return std::reverse_iterator<T* >(begin());}template<size_t C>__device__ constexpr span<T,C>first()const{return span<T,C>(data(),C);}template<size_t C>__device__ constexpr span<T,C>last()const{return span<T,C>(data()+(this->size()-C),C);}template<size_t O,size_t C=dynamic_extent>__device__ constexpr auto subspan()const{return span<T,C!=dynamic_extent?C:N!=dynamic_extent?N-O:dynamic_extent>(data()+O,C!=dynamic_extent?C:this->size()-O);}__device__ constexpr span<T>first(size_t n)const{return span<T>(data(),n);}__device__ constexpr span<T>last(size_t n)const{return span<T>(data()+(this->size()-n),n);}__device__ constexpr span<T>subspan(size_t o,size_t n=dynamic_extent)const{return span<T>(data()+o,n!=dynamic_extent?n:this->size()-o);}};}
std:span	size_t span	namespace std{template<class T,size_t N>span(T(&)[N])->span<T,N>;}
std:span	size_t span array	namespace std{template<class T,size_t N>span(array<T,N> &)->span<T,N>;}
std:span	size_t span array	namespace std{template<class T,size_t N>span(const array<T,N> &)->span<const T,N>;}
std:span	span remove_reference_t declval	namespace std{template<class I,class E>span(I,E)->span<remove_reference_t<decltype(*declval<I& >())>>;}
std:span	span remove_pointer_t declval	namespace std{template<class R>span(R&&)->span<remove_pointer_t<decltype(declval<R& >().data())>>;}
std::chrono:duration	ratio duration	namespace std::chrono{template<class R,class P=ratio<1>>class duration;}
std::chrono:treat_as_floating_point	treat_as_floating_point is_floating_point	namespace std::chrono{template<class R>struct treat_as_floating_point:is_floating_point<R>{};}
std::chrono:treat_as_floating_point_v	treat_as_floating_point_v treat_as_floating_point	namespace std::chrono{template<class R>inline constexpr bool treat_as_floating_point_v=treat_as_floating_point<R> ::value;}
std::chrono:duration_values	duration_values numeric_limits	namespace std::chrono{template<class R>struct duration_values{static __device__ constexpr R zero(){return R(0);}static __device__ constexpr R min(){return numeric_limits<R> ::lowest();}static __device__ constexpr R max(){return numeric_limits<R> ::max();}};}
std::chrono:__kb_duration	__kb_duration false_type	namespace std::chrono{template<class T>struct __kb_duration:false_type{};}
std::chrono:__kb_duration	__kb_duration duration true_type	namespace std::chrono{template<class R,class P>struct __kb_duration<duration<R,P>> :true_type{};}
std::chrono:__kb_period	__kb_period ratio __kb_gcd	namespace std::chrono{template<class A,class B>using __kb_period=ratio<__kb_gcd(A::num,B::num),A::den/__kb_gcd(A::den,B::den)*B::den>;}
std::chrono:duration_cast	enable_if_t __kb_duration duration_cast duration ratio_divide common_type_t intmax_t	namespace std::chrono{template<class To,class R,class P>__device__ constexpr enable_if_t<__kb_duration<To> ::value,To>duration_cast(const duration<R,P> &d){typedef ratio_divide<P,typename To::period>F;typedef common_type_t<typename To::rep,R,intmax_t>C;if constexpr(F::num==1&&F::den==1)return To((typename To::rep)d.count());else if constexpr(F::den==1)return To((typename To::rep)((C)d.count()*(C)F::num));else if constexpr(F::num==1)return To((typename To::rep)((C)d.count()/(C)F::den));else return To((typename To::rep)((C)d.count()*(C)F::num/(C)F::den));}}
std::chrono:duration	enable_if_t is_convertible_v treat_as_floating_point_v ratio_divide duration_cast common_type_t duration_values	namespace std::chrono{template<class R,class P>class duration{R __r;public:typedef R rep;typedef typename P::type period;constexpr duration()=default;template<class S,class=enable_if_t<is_convertible_v<const S&,R> &&(treat_as_floating_point_v<R> || !treat_as_floating_point_v<S>)>>__device__ constexpr explicit duration(const S&s):__r((R)s){}template<class S,class Q,class=enable_if_t<treat_as_floating_point_v<R> ||ratio_divide<Q,P> ::den==1&& !treat_as_floating_point_v<S>> >__device__ constexpr duration(const duration<S,Q> &d):__r(duration_cast<duration>(d).count()){}__device__ constexpr R count()const{return __r;}__device__ constexpr common_type_t<duration>operator+()const{return duration(*this);}__device__ constexpr common_type_t<duration>operator-()const{return duration(-__r);}__device__ constexpr duration&operator++(){++__r;return*this;}__device__ constexpr duration operator++(int){return duration(__r++);}__device__ constexpr duration&operator--(){--__r;return*this;}__device__ constexpr duration operator--(int){return duration(__r--);}__device__ constexpr duration&operator+=(const duration&d){__r+=d.count();return*this;}__device__ constexpr duration&operator-=(const duration&d){__r-=d.count();return*this;}__device__ constexpr duration&operator*=(const R&r){__r*=r;return*this;}__device__ constexpr duration&operator/=(const R&r){__r/=r;return*this;}__device__ constexpr duration&operator%=(const R&r){__r%=r;return*this;}__device__ constexpr duration&operator%=(const duration&d){__r%=d.count();return*this;}static __device__ constexpr duration zero()noexcept{return duration(duration_values<R> ::zero());}static __device__ constexpr duration min()noexcept{return duration(duration_values<R> ::min());}static __device__ constexpr duration max()noexcept{return duration(duration_values<R> ::max());}};}
std::chrono:__kb_durations	__kb_durations duration common_type_t __kb_period	namespace std::chrono{template<class R,class P,class S,class Q>using __kb_durations=duration<common_type_t<R,S>,__kb_period<P,Q>>;}
std::chrono:duration	__kb_durations duration	namespace std::chrono{template<class R,class P,class S,class Q>__device__ constexpr __kb_durations<R,P,S,Q>operator+(const duration<R,P> &x,const duration<S,Q> &y){typedef __kb_durations<R,P,S,Q>D;return D(D(x).count()+D(y).count());}}
std::chrono:duration	__kb_durations duration	namespace std::chrono{template<class R,class P,class S,class Q>__device__ constexpr __kb_durations<R,P,S,Q>operator-(const duration<R,P> &x,const duration<S,Q> &y){typedef __kb_durations<R,P,S,Q>D;return D(D(x).count()-D(y).count());}}
std::chrono:duration	__kb_durations duration	namespace std::chrono{template<class R,class P,class S,class Q>__device__ constexpr __kb_durations<R,P,S,Q>operator%(const duration<R,P> &x,const duration<S,Q> &y){typedef __kb_durations<R,P,S,Q>D;return D(D(x).count()%D(y).count());}}
std::chrono:duration	common_type_t duration __kb_durations	namespace std::chrono{template<class R,class P,class S,class Q>__device__ constexpr common_type_t<R,S>operator/(const duration<R,P> &x,const duration<S,Q> &y){typedef __kb_durations<R,P,S,Q>D;return D(x).count()/D(y).count();}}
std::chrono:duration	duration __kb_durations	namespace std::chrono{template<class R,class P,class S,class Q>__device__ constexpr bool operator==(const duration<R,P> &x,const duration<S,Q> &y){typedef __kb_durations<R,P,S,Q>D;return D(x).count()==D(y).count();}}
std::chrono:duration	duration __kb_durations	namespace std::chrono{template<class R,class P,class S,class Q>__device__ constexpr bool operator!=(const duration<R,P> &x,const duration<S,Q> &y){typedef __kb_durations<R,P,S,Q>D;return!(x==y);}}
std::chrono:duration	duration __kb_durations	namespace std::chrono{template<class R,class P,class S,class Q>__device__ constexpr bool operator<(const duration<R,P> &x,const duration<S,Q> &y){typedef __kb_durations<R,P,S,Q>D;return D(x).count()<D(y).count();}}
std::chrono:duration	duration __kb_durations	namespace std::chrono{template<class R,class P,class S,class Q>__device__ constexpr bool operator>(const duration<R,P> &x,const duration<S,Q> &y){typedef __kb_durations<R,P,S,Q>D;return y<x;}}
std::chrono:duration	duration __kb_durations	namespace std::chrono{template<class R,class P,class S,class Q>__device__ constexpr bool operator<=(const duration<R,P> &x,const duration<S,Q> &y){typedef __kb_durations<R,P,S,Q>D;return!(y<x);}}
std::chrono:duration	duration __kb_durations	namespace std::chrono{template<class R,class P,class S,class Q>__device__ constexpr bool operator>=(const duration<R,P> &x,const duration<S,Q> &y){typedef __kb_durations<R,P,S,Q>D;return!(x<y);}}
std::chrono:duration	enable_if_t __kb_duration is_convertible_v common_type_t duration	namespace std::chrono{template<class R,class P,class S,class=enable_if_t< !__kb_duration<S> ::value&&is_convertible_v<const S&,common_type_t<R,S>> >>__device__ constexpr duration<common_type_t<R,S>,P>operator*(const duration<R,P> &d,const S&s){typedef duration<common_type_t<R,S>,P>D;return D(D(d).count()*s);}}
std::chrono:duration	enable_if_t __kb_duration is_convertible_v common_type_t duration	namespace std::chrono{template<class S,class R,class P,class=enable_if_t< !__kb_duration<S> ::value&&is_convertible_v<const S&,common_type_t<R,S>> >>__device__ constexpr duration<common_type_t<S,R>,P>operator*(const S&s,const duration<R,P> &d){return d*s;}}
std::chrono:duration	enable_if_t __kb_duration is_convertible_v common_type_t duration	namespace std::chrono{template<class R,class P,class S,class=enable_if_t< !__kb_duration<S> ::value&&is_convertible_v<const S&,common_type_t<R,S>> >>__device__ constexpr duration<common_type_t<R,S>,P>operator/(const duration<R,P> &d,const S&s){typedef duration<common_type_t<R,S>,P>D;return D(D(d).count()/s);}}
std::chrono:duration	enable_if_t __kb_duration is_convertible_v common_type_t duration	namespace std::chrono{template<class R,class P,class S,class=enable_if_t< !__kb_duration<S> ::value&&is_convertible_v<const S&,common_type_t<R,S>> >>__device__ constexpr duration<common_type_t<R,S>,P>operator%(const duration<R,P> &d,const S&s){typedef duration<common_type_t<R,S>,P>D;return D(D(d).count()%s);}}
std::chrono:floor	enable_if_t __kb_duration floor duration duration_cast	namespace std::chrono{template<class To,class R,class P>__device__ constexpr enable_if_t<__kb_duration<To> ::value,To>floor(const duration<R,P> &d){To t=duration_cast<To>(d);return t>d?t-To(1):t;}}
std::chrono:ceil	enable_if_t __kb_duration ceil duration duration_cast	namespace std::chrono{template<class To,class R,class P>__device__ constexpr enable_if_t<__kb_duration<To> ::value,To>ceil(const duration<R,P> &d){To t=duration_cast<To>(d);return t<d?t+To(1):t;}}
std::chrono:round	enable_if_t __kb_duration round duration chrono floor	namespace std::chrono{template<class To,class R,class P>__device__ constexpr enable_if_t<__kb_duration<To> ::value,To>round(const duration<R,P> &d){To lo=chrono::floor<To>(d),hi=lo+To(1);auto below=d-lo,above=hi-d;return below<above||below==above&&lo.count()%2==0?lo:hi;}}
std::chrono:abs	duration abs	namespace std::chrono{template<class R,class P>__device__ constexpr duration<R,P>abs(duration<R,P>d){return d>=d.zero()?d: -d;}}
std::chrono:nanoseconds	duration nano nanoseconds	namespace std::chrono{typedef duration<long,nano>nanoseconds;}
std::chrono:microseconds	duration micro microseconds	namespace std::chrono{typedef duration<long,micro>microseconds;}
std::chrono:milliseconds	duration milli milliseconds	namespace std::chrono{typedef duration<long,milli>milliseconds;}
std::chrono:seconds	duration seconds	namespace std::chrono{typedef duration<long>seconds;}
std::chrono:minutes	duration ratio minutes	namespace std::chrono{typedef duration<long,ratio<60>>minutes;}
std::chrono:hours	duration ratio hours	namespace std::chrono{typedef duration<long,ratio<3600>>hours;}
std::chrono:__kb_uncounted	__kb_uncounted	namespace std::chrono{struct __kb_uncounted;}
std::chrono:duration	duration __kb_uncounted	namespace std::chrono{template<class P>class duration<__kb_uncounted,P>{public:typedef typename P::type period;};}
std::chrono:days	duration __kb_uncounted ratio days	namespace std::chrono{typedef duration<__kb_uncounted,ratio<86400>>days;}
std::chrono:weeks	duration __kb_uncounted ratio weeks	namespace std::chrono{typedef duration<__kb_uncounted,ratio<604800>>weeks;}
std::chrono:years	duration __kb_uncounted ratio years	namespace std::chrono{typedef duration<__kb_uncounted,ratio<31556952>>years;}
std::chrono:months	duration __kb_uncounted ratio months	namespace std::chrono{typedef duration<__kb_uncounted,ratio<2629746>>months;}
std::chrono:time_point	enable_if_t is_convertible_v	namespace std::chrono{template<class C,class D=typename C::duration>class time_point{D __d;public:typedef C clock;typedef D duration;typedef typename D::rep rep;typedef typename D::period period;__device__ constexpr time_point():__d(D::zero()){}__device__ constexpr explicit time_point(const D&d):__d(d){}template<class E,class=enable_if_t<is_convertible_v<E,D>> >__device__ constexpr time_point(const time_point<C,E> &t):__d(t.time_since_epoch()){}__device__ constexpr D time_since_epoch()const{return __d;}__device__ constexpr time_point&operator+=(const D&d){__d+=d;return*this;}__device__ constexpr time_point&operator-=(const D&d){__d-=d;return*this;}static __device__ constexpr time_point min()noexcept{return time_point(D::min());}static __device__ constexpr time_point max()noexcept{return time_point(D::max());}};}
std::chrono:time_point_cast	enable_if_t __kb_duration time_point time_point_cast duration_cast	namespace std::chrono{template<class To,class C,class D>__device__ constexpr enable_if_t<__kb_duration<To> ::value,time_point<C,To>>time_point_cast(const time_point<C,D> &t){return time_point<C,To>(duration_cast<To>(t.time_since_epoch()));}}
std::chrono:floor	enable_if_t __kb_duration time_point floor chrono	namespace std::chrono{template<class To,class C,class D>__device__ constexpr enable_if_t<__kb_duration<To> ::value,time_point<C,To>>floor(const time_point<C,D> &t){return time_point<C,To>(chrono::floor<To>(t.time_since_epoch()));}}
std::chrono:ceil	enable_if_t __kb_duration time_point ceil chrono	namespace std::chrono{template<class To,class C,class D>__device__ constexpr enable_if_t<__kb_duration<To> ::value,time_point<C,To>>ceil(const time_point<C,D> &t){return time_point<C,To>(chrono::ceil<To>(t.time_since_epoch()));}}
std::chrono:round	enable_if_t __kb_duration time_point round chrono	namespace std::chrono{template<class To,class C,class D>__device__ constexpr enable_if_t<__kb_duration<To> ::value,time_point<C,To>>round(const time_point<C,D> &t){return time_point<C,To>(chrono::round<To>(t.time_since_epoch()));}}
std::chrono:time_point std::chrono:duration	time_point duration common_type_t	namespace std::chrono{template<class C,class D,class R,class P>__device__ constexpr auto operator+(const time_point<C,D> &t,const duration<R,P> &d){typedef common_type_t<D,duration<R,P>>E;return time_point<C,E>(E(t.time_since_epoch())+E(d));}}
std::chrono:duration std::chrono:time_point	duration time_point	namespace std::chrono{template<class R,class P,class C,class D>__device__ constexpr auto operator+(const duration<R,P> &d,const time_point<C,D> &t){return t+d;}}
std::chrono:time_point std::chrono:duration	time_point duration common_type_t	namespace std::chrono{template<class C,class D,class R,class P>__device__ constexpr auto operator-(const time_point<C,D> &t,const duration<R,P> &d){typedef common_type_t<D,duration<R,P>>E;return time_point<C,E>(E(t.time_since_epoch())-E(d));}}
std::chrono:time_point	time_point	namespace std::chrono{template<class C,class D,class E>__device__ constexpr auto operator-(const time_point<C,D> &x,const time_point<C,E> &y){return x.time_since_epoch()-y.time_since_epoch();}}
std::chrono:time_point	time_point	namespace std::chrono{template<class C,class D,class E>__device__ constexpr bool operator==(const time_point<C,D> &x,const time_point<C,E> &y){return x.time_since_epoch()==y.time_since_epoch();}}
std::chrono:time_point	time_point	namespace std::chrono{template<class C,class D,class E>__device__ constexpr bool operator!=(const time_point<C,D> &x,const time_point<C,E> &y){return!(x==y);}}
std::chrono:time_point	time_point	namespace std::chrono{template<class C,class D,class E>__device__ constexpr bool operator<(const time_point<C,D> &x,const time_point<C,E> &y){return x.time_since_epoch()<y.time_since_epoch();}}
std::chrono:time_point	time_point	namespace std::chrono{template<class C,class D,class E>__device__ constexpr bool operator>(const time_point<C,D> &x,const time_point<C,E> &y){return y<x;}}
std::chrono:time_point	time_point	namespace std::chrono{template<class C,class D,class E>__device__ constexpr bool operator<=(const time_point<C,D> &x,const time_point<C,E> &y){return!(y<x);}}
std::chrono:time_point	time_point	namespace std::chrono{template<class C,class D,class E>__device__ constexpr bool operator>=(const time_point<C,D> &x,const time_point<C,E> &y){return!(x<y);}}
std::chrono:system_clock	system_clock nanoseconds nano chrono time_point __globaltimer	namespace std::chrono{struct system_clock{typedef nanoseconds duration;typedef long rep;typedef nano period;typedef chrono::time_point<system_clock>time_point;static constexpr bool is_steady=false;static __device__ inline time_point now()noexcept{return time_point(duration((long)__globaltimer()));}};}
std::chrono:high_resolution_clock	system_clock high_resolution_clock	namespace std::chrono{typedef system_clock high_resolution_clock;}
std::chrono:sys_time	sys_time time_point system_clock	namespace std::chrono{template<class D>using sys_time=time_point<system_clock,D>;}
std::chrono:sys_seconds	sys_time seconds sys_seconds	namespace std::chrono{typedef sys_time<seconds>sys_seconds;}
std::chrono:local_t	local_t	namespace std::chrono{struct local_t{};}
std::chrono:local_time	local_time time_point local_t	namespace std::chrono{template<class D>using local_time=time_point<local_t,D>;}
std::chrono:local_seconds	local_time seconds local_seconds	namespace std::chrono{typedef local_time<seconds>local_seconds;}
std:common_type	common_type chrono duration common_type_t __kb_period	namespace std{template<class R,class P,class S,class Q>struct common_type<chrono::duration<R,P>,chrono::duration<S,Q>>{typedef chrono::duration<common_type_t<R,S>,chrono::__kb_period<P,Q>>type;};}
std:common_type	common_type chrono duration	namespace std{template<class R,class P>struct common_type<chrono::duration<R,P>>{typedef chrono::duration<R,typename P::type>type;};}
std:common_type	common_type chrono time_point common_type_t	namespace std{template<class C,class D,class E>struct common_type<chrono::time_point<C,D>,chrono::time_point<C,E>>{typedef chrono::time_point<C,common_type_t<D,E>>type;};}
__kb_xshfl	__kb_xshfl __kb_shfl	template<class T>__device__ inline T __kb_xshfl(unsigned int mask,T v,int lane,int width){if constexpr(__is_arithmetic(T)&&sizeof(T)>=4)return __kb_shfl(mask,v,lane,width);else{T r=v;const unsigned int*from=(const unsigned int*)&v;unsigned int*to=(unsigned int*)&r;for(unsigned int i=0;i<sizeof(T)/4;i++)to[i]=__kb_shfl(mask,from[i],lane,width);for(unsigned int i=sizeof(T)/4*4;i<sizeof(T);i++)((unsigned char*)to)[i]=__kb_shfl(mask,(unsigned int)((const unsigned char*)from)[i],lane,width);return r;}}
__kb_xshfl_up	__kb_xshfl_up __kb_shfl_up	template<class T>__device__ inline T __kb_xshfl_up(unsigned int mask,T v,unsigned int lane,int width){if constexpr(__is_arithmetic(T)&&sizeof(T)>=4)return __kb_shfl_up(mask,v,lane,width);else{T r=v;const unsigned int*from=(const unsigned int*)&v;unsigned int*to=(unsigned int*)&r;for(unsigned int i=0;i<sizeof(T)/4;i++)to[i]=__kb_shfl_up(mask,from[i],lane,width);for(unsigned int i=sizeof(T)/4*4;i<sizeof(T);i++)((unsigned char*)to)[i]=__kb_shfl_up(mask,(unsigned int)((const unsigned char*)from)[i],lane,width);return r;}}
__kb_xshfl_down	__kb_xshfl_down __kb_shfl_down	template<class T>__device__ inline T __kb_xshfl_down(unsigned int mask,T v,unsigned int lane,int width){if constexpr(__is_arithmetic(T)&&sizeof(T)>=4)return __kb_shfl_down(mask,v,lane,width);else{T r=v;const unsigned int*from=(const unsigned int*)&v;unsigned int*to=(unsigned int*)&r;for(unsigned int i=0;i<sizeof(T)/4;i++)to[i]=__kb_shfl_down(mask,from[i],lane,width);for(unsigned int i=sizeof(T)/4*4;i<sizeof(T);i++)((unsigned char*)to)[i]=__kb_shfl_down(mask,(unsigned int)((const unsigned char*)from)[i],lane,width);return r;}}
__kb_xshfl_xor	__kb_xshfl_xor __kb_shfl_xor	template<class T>__device__ inline T __kb_xshfl_xor(unsigned int mask,T v,int lane,int width){if constexpr(__is_arithmetic(T)&&sizeof(T)>=4)return __kb_shfl_xor(mask,v,lane,width);else{T r=v;const unsigned int*from=(const unsigned int*)&v;unsigned int*to=(unsigned int*)&r;for(unsigned int i=0;i<sizeof(T)/4;i++)to[i]=__kb_shfl_xor(mask,from[i],lane,width);for(unsigned int i=sizeof(T)/4*4;i<sizeof(T);i++)((unsigned char*)to)[i]=__kb_shfl_xor(mask,(unsigned int)((const unsigned char*)from)[i],lane,width);return r;}}
__kb_rank	__kb_rank threadIdx blockDim	__device__ inline unsigned int __kb_rank(){return threadIdx.x+blockDim.x*(threadIdx.y+blockDim.y*threadIdx.z);}
__kb_count	__kb_count blockDim	__device__ inline unsigned int __kb_count(){return blockDim.x*blockDim.y*blockDim.z;}
__kb_lanes_below	__kb_lanes_below __kb_rank	__device__ inline unsigned int __kb_lanes_below(){return(1u<<(__kb_rank()&31))-1;}
__kb_tile_base	__kb_tile_base __kb_rank	__device__ inline unsigned int __kb_tile_base(unsigned int n){return __kb_rank()&31& ~(n-1);}
__kb_tile_mask	__kb_tile_mask __kb_tile_base	__device__ inline unsigned int __kb_tile_mask(unsigned int n){return n==32?0xffffffffu:((1u<<(n&31))-1)<<__kb_tile_base(n);}
__kb_lane_of	__kb_lane_of __kb_rank __ffs	__device__ inline unsigned int __kb_lane_of(unsigned int mask,unsigned int i){for(;i>0;i--)mask&=mask-1;return mask==0?__kb_rank()&31:__ffs((int)mask)-1;}
__kb_pack	__kb_pack	__device__ inline unsigned int __kb_pack(unsigned int mask,unsigned int b){unsigned int r=0;for(unsigned int i=0;mask!=0;mask&=mask-1,i++)if(b&mask&(0u-mask))r|=1u<<i;return r;}
cooperative_groups:thread_group	__kb_count __popc __kb_rank __kb_lanes_below __syncthreads __syncwarp	namespace cooperative_groups{struct thread_group{struct arrival_token{};unsigned int __kb_lanes,__kb_meta,__kb_metas;__device__ thread_group():__kb_lanes(0),__kb_meta(0),__kb_metas(1){}__device__ thread_group(unsigned int lanes,unsigned int meta,unsigned int metas):__kb_lanes(lanes),__kb_meta(meta),__kb_metas(metas){}__device__ unsigned int size()const{return __kb_lanes==0?__kb_count():__popc(__kb_lanes);}__device__ unsigned int num_threads()const{return size();}__device__ unsigned int thread_rank()const{return __kb_lanes==0?__kb_rank():__popc(__kb_lanes&__kb_lanes_below());}__device__ bool is_valid()const{return true;}__device__ void sync()const{if(__kb_lanes==0)__syncthreads();else __syncwarp(__kb_lanes);}};}
cooperative_groups:thread_block	thread_block thread_group __syncthreads __threadfence_block __kb_rank __kb_count dim3 blockIdx threadIdx blockDim	namespace cooperative_groups{struct thread_block:thread_group{__device__ static void sync(){__syncthreads();}__device__ static arrival_token barrier_arrive(){__threadfence_block();return arrival_token();}__device__ static void barrier_wait(arrival_token t){__syncthreads();}__device__ static unsigned int thread_rank(){return __kb_rank();}__device__ static unsigned int size(){return __kb_count();}__device__ static unsigned int num_threads(){return __kb_count();}__device__ static dim3 group_index(){return dim3(blockIdx.x,blockIdx.y,blockIdx.z);}__device__ static dim3 thread_index(){return dim3(threadIdx.x,threadIdx.y,threadIdx.z);}__device__ static dim3 group_dim(){return dim3(blockDim.x,blockDim.y,blockDim.z);}__device__ static dim3 dim_threads(){return dim3(blockDim.x,blockDim.y,blockDim.z);}};}
cooperative_groups:block_tile_memory	block_tile_memory	namespace cooperative_groups{template<unsigned int N=1024>struct block_tile_memory{char __kb_unused[N/4];};}
cooperative_groups:this_thread_block	thread_block this_thread_block	namespace cooperative_groups{__device__ inline thread_block this_thread_block(){return thread_block();}}
cooperative_groups:this_thread_block	thread_block this_thread_block block_tile_memory	namespace cooperative_groups{template<unsigned int N>__device__ inline thread_block this_thread_block(block_tile_memory<N> &m){return thread_block();}}
cooperative_groups:grid_group	grid_group __kb_grid_sync __threadfence gridDim __kb_count blockIdx __kb_rank dim3	namespace cooperative_groups{struct grid_group{struct arrival_token{};__device__ bool is_valid()const{return true;}__device__ void sync()const{__kb_grid_sync();}__device__ arrival_token barrier_arrive()const{__threadfence();return arrival_token();}__device__ void barrier_wait(arrival_token t)const{__kb_grid_sync();}__device__ static unsigned long long size(){return(unsigned long long)gridDim.x*gridDim.y*gridDim.z*__kb_count();}__device__ static unsigned long long num_threads(){return size();}__device__ static unsigned long long num_blocks(){return(unsigned long long)gridDim.x*gridDim.y*gridDim.z;}__device__ static unsigned long long block_rank(){return blockIdx.x+(unsigned long long)gridDim.x*(blockIdx.y+(unsigned long long)gridDim.y*blockIdx.z);}__device__ static unsigned long long thread_rank(){return block_rank()*__kb_count()+__kb_rank();}__device__ static dim3 group_dim(){return dim3(gridDim.x,gridDim.y,gridDim.z);}__device__ static dim3 dim_blocks(){return dim3(gridDim.x,gridDim.y,gridDim.z);}__device__ static dim3 block_index(){return dim3(blockIdx.x,blockIdx.y,blockIdx.z);}};}
cooperative_groups:this_grid	grid_group this_grid	namespace cooperative_groups{__device__ inline grid_group this_grid(){return grid_group();}}
cooperative_groups:coalesced_group	thread_group __kb_rank __popc __kb_lanes_below __syncwarp rank __kb_xshfl __kb_lane_of predicate __any_sync __all_sync __kb_pack __ballot_sync __match_any_sync __match_all_sync	namespace cooperative_groups{struct coalesced_group:thread_group{__device__ coalesced_group():thread_group(1u<<(__kb_rank()&31),0,1){}__device__ explicit coalesced_group(unsigned int lanes):thread_group(lanes,0,1){}__device__ coalesced_group(unsigned int lanes,unsigned int meta,unsigned int metas):thread_group(lanes,meta,metas){}__device__ unsigned int thread_rank()const{return __popc(__kb_lanes&__kb_lanes_below());}__device__ unsigned int size()const{return __popc(__kb_lanes);}__device__ unsigned int num_threads()const{return __popc(__kb_lanes);}__device__ unsigned int meta_group_rank()const{return __kb_meta;}__device__ unsigned int meta_group_size()const{return __kb_metas;}__device__ void sync()const{__syncwarp(__kb_lanes);}template<class T>__device__ T shfl(T v,unsigned int rank)const{return __kb_xshfl(__kb_lanes,v,(int)__kb_lane_of(__kb_lanes,rank),32);}template<class T>__device__ T shfl_down(T v,unsigned int delta)const{unsigned int r=thread_rank();return __kb_xshfl(__kb_lanes,v,(int)__kb_lane_of(__kb_lanes,r+delta<size()?r+delta:r),32);}template<class T>__device__ T shfl_up(T v,unsigned int delta)const{unsigned int r=thread_rank();return __kb_xshfl(__kb_lanes,v,(int)__kb_lane_of(__kb_lanes,r>=delta?r-delta:r),32);}__device__ int any(int predicate)const{return __any_sync(__kb_lanes,predicate);}__device__ int all(int predicate)const{return __all_sync(__kb_lanes,predicate);}__device__ unsigned int ballot(int predicate)const{return __kb_pack(__kb_lanes,__ballot_sync(__kb_lanes,predicate));}template<class T>__device__ unsigned int match_any(T v)const{return __kb_pack(__kb_lanes,__match_any_sync(__kb_lanes,v));}template<class T>__device__ unsigned int match_all(T v,int&pred)const{return __kb_pack(__kb_lanes,__match_all_sync(__kb_lanes,v,&pred));}};}
cooperative_groups:coalesced_threads	coalesced_group coalesced_threads __activemask	namespace cooperative_groups{__device__ inline coalesced_group coalesced_threads(){return coalesced_group(__activemask());}}
cooperative_groups:thread_block_tile	thread_block_tile	namespace cooperative_groups{template<unsigned int N,class Parent=void>struct thread_block_tile;}
cooperative_groups:thread_block_tile	thread_group __kb_tile_mask __kb_rank __kb_count __syncwarp coalesced_group __kb_xshfl __kb_xshfl_up __kb_xshfl_down __kb_xshfl_xor predicate __any_sync __all_sync __ballot_sync __kb_tile_base __match_any_sync __match_all_sync	namespace cooperative_groups{template<unsigned int N>struct thread_block_tile<N,void> :thread_group{static_assert(N<=32&&(N&(N-1))==0&&N>0,"kbind supports tiles of a power of two of at most 32 threads");__device__ thread_block_tile():thread_group(__kb_tile_mask(N),__kb_rank()/N,(__kb_count()+N-1)/N){}__device__ thread_block_tile(unsigned int meta,unsigned int metas):thread_group(__kb_tile_mask(N),meta,metas){}__device__ static unsigned int thread_rank(){return __kb_rank()&(N-1);}__device__ static constexpr unsigned int size(){return N;}__device__ static constexpr unsigned int num_threads(){return N;}__device__ unsigned int meta_group_rank()const{return __kb_meta;}__device__ unsigned int meta_group_size()const{return __kb_metas;}__device__ void sync()const{__syncwarp(__kb_tile_mask(N));}__device__ operator coalesced_group()const{return coalesced_group(__kb_tile_mask(N),__kb_meta,__kb_metas);}template<class T>__device__ T shfl(T v,int lane)const{return __kb_xshfl(__kb_tile_mask(N),v,lane,N);}template<class T>__device__ T shfl_up(T v,unsigned int delta)const{return __kb_xshfl_up(__kb_tile_mask(N),v,delta,N);}template<class T>__device__ T shfl_down(T v,unsigned int delta)const{return __kb_xshfl_down(__kb_tile_mask(N),v,delta,N);}template<class T>__device__ T shfl_xor(T v,unsigned int lanes)const{return __kb_xshfl_xor(__kb_tile_mask(N),v,(int)lanes,N);}__device__ int any(int predicate)const{return __any_sync(__kb_tile_mask(N),predicate);}__device__ int all(int predicate)const{return __all_sync(__kb_tile_mask(N),predicate);}__device__ unsigned int ballot(int predicate)const{return __ballot_sync(__kb_tile_mask(N),predicate)>>__kb_tile_base(N);}template<class T>__device__ unsigned int match_any(T v)const{return __match_any_sync(__kb_tile_mask(N),v)>>__kb_tile_base(N);}template<class T>__device__ unsigned int match_all(T v,int&pred)const{return __match_all_sync(__kb_tile_mask(N),v,&pred)>>__kb_tile_base(N);}};}
cooperative_groups:thread_block_tile		namespace cooperative_groups{template<unsigned int N,class Parent>struct thread_block_tile:thread_block_tile<N,void>{__device__ thread_block_tile():thread_block_tile<N,void>(){}__device__ thread_block_tile(unsigned int meta,unsigned int metas):thread_block_tile<N,void>(meta,metas){}};}
cooperative_groups:this_thread	thread_block_tile this_thread	namespace cooperative_groups{__device__ inline thread_block_tile<1,void>this_thread(){return thread_block_tile<1,void>(0,1);}}
cooperative_groups:tiled_partition	thread_block_tile thread_block tiled_partition	namespace cooperative_groups{template<unsigned int N>__device__ inline thread_block_tile<N,thread_block>tiled_partition(const thread_block&g){return thread_block_tile<N,thread_block>();}}
cooperative_groups:tiled_partition	thread_block_tile tiled_partition	namespace cooperative_groups{template<unsigned int N,unsigned int M,class P>__device__ inline thread_block_tile<N,thread_block_tile<M,P>>tiled_partition(const thread_block_tile<M,P> &g){static_assert(N<=M,"a tile is no larger than its parent");return thread_block_tile<N,thread_block_tile<M,P>>(g.thread_rank()/N,M/N);}}
cooperative_groups:__kb_tile_size	__kb_tile_size __trap	namespace cooperative_groups{__device__ inline void __kb_tile_size(unsigned int n){if(n==0||n>32||(n&(n-1))!=0)__trap();}}
cooperative_groups:tiled_partition	coalesced_group tiled_partition __kb_tile_size	namespace cooperative_groups{__device__ inline coalesced_group tiled_partition(const coalesced_group&g,unsigned int n){__kb_tile_size(n);unsigned int i=g.thread_rank()/n,lanes=0,r=0;for(unsigned int m=g.__kb_lanes;m!=0;m&=m-1,r++)if(r/n==i)lanes|=m&(0u-m);return coalesced_group(lanes,i,(g.size()+n-1)/n);}}
cooperative_groups:tiled_partition	coalesced_group tiled_partition	namespace cooperative_groups{template<unsigned int N>__device__ inline coalesced_group tiled_partition(const coalesced_group&g){return tiled_partition(g,N);}}
cooperative_groups:tiled_partition	thread_group tiled_partition coalesced_group __kb_tile_size __kb_tile_mask __kb_rank __kb_count	namespace cooperative_groups{__device__ inline thread_group tiled_partition(const thread_group&g,unsigned int n){if(g.__kb_lanes!=0)return tiled_partition(coalesced_group(g.__kb_lanes),n);__kb_tile_size(n);return thread_group(__kb_tile_mask(n),__kb_rank()/n,(__kb_count()+n-1)/n);}}
cooperative_groups:__kb_labeled	coalesced_group __kb_labeled __match_any_sync __ballot_sync __kb_rank __popc	namespace cooperative_groups{template<class T>__device__ inline coalesced_group __kb_labeled(unsigned int lanes,T label){unsigned int mine=__match_any_sync(lanes,label),leader=mine&(0u-mine);unsigned int leaders=__ballot_sync(lanes,leader==1u<<(__kb_rank()&31));return coalesced_group(mine,__popc(leaders&(leader-1)),__popc(leaders));}}
cooperative_groups:labeled_partition	coalesced_group labeled_partition __kb_labeled	namespace cooperative_groups{template<class Group,class T>__device__ inline coalesced_group labeled_partition(const Group&g,T label){if constexpr(sizeof(T)<4)return __kb_labeled(g.__kb_lanes,(int)label);else return __kb_labeled(g.__kb_lanes,label);}}
cooperative_groups:binary_partition	coalesced_group binary_partition __ballot_sync	namespace cooperative_groups{template<class Group>__device__ inline coalesced_group binary_partition(const Group&g,bool pred){unsigned int yes=__ballot_sync(g.__kb_lanes,pred)&g.__kb_lanes;return coalesced_group(pred?yes:g.__kb_lanes& ~yes,pred,2);}}
cooperative_groups:sync	sync	namespace cooperative_groups{template<class Group>__device__ inline void sync(const Group&g){g.sync();}}
cooperative_groups:thread_rank	thread_rank	namespace cooperative_groups{template<class Group>__device__ inline unsigned int thread_rank(const Group&g){return g.thread_rank();}}
cooperative_groups:group_size	group_size	namespace cooperative_groups{template<class Group>__device__ inline unsigned int group_size(const Group&g){return g.size();}}
cooperative_groups:is_valid	is_valid	namespace cooperative_groups{template<class Group>__device__ inline bool is_valid(const Group&g){return true;}}
cooperative_groups:cluster_group	cluster_group __syncthreads __threadfence_block __kb_rank __kb_count dim3 blockDim threadIdx rank	namespace cooperative_groups{struct cluster_group{struct arrival_token{};__device__ static void sync(){__syncthreads();}__device__ static arrival_token barrier_arrive(){__threadfence_block();return arrival_token();}__device__ static void barrier_wait(){__syncthreads();}__device__ static void barrier_wait(arrival_token t){__syncthreads();}__device__ static unsigned int thread_rank(){return __kb_rank();}__device__ static unsigned int num_threads(){return __kb_count();}__device__ static unsigned int size(){return __kb_count();}__device__ static dim3 dim_threads(){return dim3(blockDim.x,blockDim.y,blockDim.z);}__device__ static dim3 thread_index(){return dim3(threadIdx.x,threadIdx.y,threadIdx.z);}__device__ static unsigned int block_rank(){return 0;}__device__ static unsigned int num_blocks(){return 1;}__device__ static dim3 dim_blocks(){return dim3(1,1,1);}__device__ static dim3 block_index(){return dim3(0,0,0);}__device__ static unsigned int query_shared_rank(const void*p){return 0;}template<class T>__device__ static T*map_shared_rank(T*p,int rank){return rank==0?p:(T*)nullptr;}};}
cooperative_groups:this_cluster	cluster_group this_cluster	namespace cooperative_groups{__device__ inline cluster_group this_cluster(){return cluster_group();}}
cooperative_groups:wait	wait __kb_async	namespace cooperative_groups{template<class Group>__device__ inline void wait(const Group&g){__kb_async(3,0);g.sync();}}
cooperative_groups:wait_prior	wait_prior __kb_async	namespace cooperative_groups{template<unsigned int Stages,class Group>__device__ inline void wait_prior(const Group&g){__kb_async(3,Stages);g.sync();}}
cooperative_groups:__kb_copy	__kb_copy size_t __kb_async	namespace cooperative_groups{template<class Group>__device__ inline void __kb_copy(const Group&g,void*to,const void*from,size_t bytes){__kb_async(0,0);for(size_t n=g.size(),i=(g.thread_rank()+1)%n;i<bytes;i+=n)((unsigned char*)to)[i]=((const unsigned char*)from)[i];__kb_async(1,0);__kb_async(2,0);}}
cooperative_groups:memcpy_async	memcpy_async size_t __kb_copy	namespace cooperative_groups{template<class Group,class T,class U>__device__ inline void memcpy_async(const Group&g,T*to,const U*from,size_t bytes){__kb_copy(g,to,from,bytes);}}
cooperative_groups:memcpy_async	memcpy_async size_t __kb_async	namespace cooperative_groups{template<class Group,class T>__device__ inline void memcpy_async(const Group&g,T*to,size_t room,const T*from,size_t n){__kb_async(0,0);for(size_t i=g.thread_rank(),m=room<n?room:n;i<m;i+=g.size())to[i]=from[i];__kb_async(1,0);__kb_async(2,0);}}
cooperative_groups:plus	plus	namespace cooperative_groups{template<class T>struct plus{__device__ T operator()(T a,T b)const{return a+b;}};}
cooperative_groups:less	less	namespace cooperative_groups{template<class T>struct less{__device__ T operator()(T a,T b)const{return b<a?b:a;}};}
cooperative_groups:greater	greater	namespace cooperative_groups{template<class T>struct greater{__device__ T operator()(T a,T b)const{return a<b?b:a;}};}
cooperative_groups:bit_and	bit_and	namespace cooperative_groups{template<class T>struct bit_and{__device__ T operator()(T a,T b)const{return a&b;}};}
cooperative_groups:bit_or	bit_or	namespace cooperative_groups{template<class T>struct bit_or{__device__ T operator()(T a,T b)const{return a|b;}};}
cooperative_groups:bit_xor	bit_xor	namespace cooperative_groups{template<class T>struct bit_xor{__device__ T operator()(T a,T b)const{return a^b;}};}
cooperative_groups:reduce	reduce thread_block_tile	namespace cooperative_groups{template<unsigned int N,class P,class T,class Op>__device__ inline T reduce(const thread_block_tile<N,P> &g,T v,Op op){for(unsigned int i=N/2;i>0;i/=2)v=op(v,g.shfl_xor(v,i));return v;}}
cooperative_groups:reduce	reduce coalesced_group	namespace cooperative_groups{template<class T,class Op>__device__ inline T reduce(const coalesced_group&g,T v,Op op){T r=g.shfl(v,0);for(unsigned int i=1,n=g.size();i<n;i++)r=op(r,g.shfl(v,i));return r;}}
cooperative_groups:inclusive_scan	inclusive_scan	namespace cooperative_groups{template<class Group,class T,class Op>__device__ inline T inclusive_scan(const Group&g,T v,Op op){for(unsigned int i=1,r=g.thread_rank(),n=g.size();i<n;i*=2){T u=g.shfl_up(v,i);if(r>=i)v=op(u,v);}return v;}}
cooperative_groups:inclusive_scan	inclusive_scan plus	namespace cooperative_groups{template<class Group,class T>__device__ inline T inclusive_scan(const Group&g,T v){return inclusive_scan(g,v,plus<T>());}}
cooperative_groups:exclusive_scan	exclusive_scan inclusive_scan	namespace cooperative_groups{template<class Group,class T,class Op>__device__ inline T exclusive_scan(const Group&g,T v,Op op){T u=g.shfl_up(inclusive_scan(g,v,op),1);return g.thread_rank()==0?T():u;}}
cooperative_groups:exclusive_scan	exclusive_scan plus	namespace cooperative_groups{template<class Group,class T>__device__ inline T exclusive_scan(const Group&g,T v){return exclusive_scan(g,v,plus<T>());}}
cooperative_groups:invoke_one	invoke_one	namespace cooperative_groups{template<class Group,class F,class...As>__device__ inline void invoke_one(const Group&g,F&&f,As&& ...xs){if(g.thread_rank()==0)f(xs...);}}
cooperative_groups:invoke_one_broadcast	invoke_one_broadcast	namespace cooperative_groups{template<class Group,class F,class...As>__device__ inline auto invoke_one_broadcast(const Group&g,F&&f,As&& ...xs){decltype(f(xs...))r=decltype(f(xs...))();if(g.thread_rank()==0)r=f(xs...);return g.shfl(r,0);}}
cooperative_groups:reduce_store_async	reduce_store_async reduce	namespace cooperative_groups{template<class Group,class T,class Op>__device__ inline void reduce_store_async(const Group&g,T*to,T v,Op op){v=reduce(g,v,op);if(g.thread_rank()==0)*to=v;}}
cooperative_groups:reduce_update_async	reduce_update_async reduce	namespace cooperative_groups{template<class Group,class A,class T,class Op>__device__ inline void reduce_update_async(const Group&g,A&to,T v,Op op){v=reduce(g,v,op);if(g.thread_rank()==0){T old=to.load();while(!to.compare_exchange_strong(old,op(old,v))){}}}}
cooperative_groups:inclusive_scan_update	inclusive_scan_update inclusive_scan	namespace cooperative_groups{template<class Group,class A,class T,class Op>__device__ inline T inclusive_scan_update(const Group&g,A&to,T v,Op op){T s=inclusive_scan(g,v,op),old=T();unsigned int n=g.size();if(g.thread_rank()==n-1){old=to.load();while(!to.compare_exchange_strong(old,op(old,s))){}}return op(g.shfl(old,n-1),s);}}
cooperative_groups:exclusive_scan_update	exclusive_scan_update inclusive_scan	namespace cooperative_groups{template<class Group,class A,class T,class Op>__device__ inline T exclusive_scan_update(const Group&g,A&to,T v,Op op){T s=inclusive_scan(g,v,op),old=T();unsigned int n=g.size();if(g.thread_rank()==n-1){old=to.load();while(!to.compare_exchange_strong(old,op(old,s))){}}old=g.shfl(old,n-1);T u=g.shfl_up(s,1);return g.thread_rank()==0?old:op(old,u);}}
cudaTextureAddressMode cudaAddressModeWrap cudaAddressModeClamp cudaAddressModeMirror cudaAddressModeBorder	cudaTextureAddressMode cudaAddressModeWrap cudaAddressModeClamp cudaAddressModeMirror cudaAddressModeBorder	enum cudaTextureAddressMode{cudaAddressModeWrap,cudaAddressModeClamp,cudaAddressModeMirror,cudaAddressModeBorder};
cudaTextureFilterMode cudaFilterModePoint cudaFilterModeLinear	cudaTextureFilterMode cudaFilterModePoint cudaFilterModeLinear	enum cudaTextureFilterMode{cudaFilterModePoint,cudaFilterModeLinear};
cudaTextureReadMode cudaReadModeElementType cudaReadModeNormalizedFloat	cudaTextureReadMode cudaReadModeElementType cudaReadModeNormalizedFloat	enum cudaTextureReadMode{cudaReadModeElementType,cudaReadModeNormalizedFloat};
cudaSurfaceBoundaryMode cudaBoundaryModeZero cudaBoundaryModeClamp cudaBoundaryModeTrap	cudaSurfaceBoundaryMode cudaBoundaryModeZero cudaBoundaryModeClamp cudaBoundaryModeTrap	enum cudaSurfaceBoundaryMode{cudaBoundaryModeZero,cudaBoundaryModeClamp,cudaBoundaryModeTrap};
cudaSurfaceFormatMode cudaFormatModeForced cudaFormatModeAuto	cudaSurfaceFormatMode cudaFormatModeForced cudaFormatModeAuto	enum cudaSurfaceFormatMode{cudaFormatModeForced,cudaFormatModeAuto};
cudaChannelFormatKind cudaChannelFormatKindSigned cudaChannelFormatKindUnsigned cudaChannelFormatKindFloat cudaChannelFormatKindNone	cudaChannelFormatKind cudaChannelFormatKindSigned cudaChannelFormatKindUnsigned cudaChannelFormatKindFloat cudaChannelFormatKindNone	enum cudaChannelFormatKind{cudaChannelFormatKindSigned,cudaChannelFormatKindUnsigned,cudaChannelFormatKindFloat,cudaChannelFormatKindNone};
cudaChannelFormatDesc	cudaChannelFormatDesc cudaChannelFormatKind	struct cudaChannelFormatDesc{int x,y,z,w;cudaChannelFormatKind f;};
cudaPitchedPtr	cudaPitchedPtr size_t	struct cudaPitchedPtr{void*ptr;size_t pitch,xsize,ysize;};
cudaExtent	cudaExtent size_t	struct cudaExtent{size_t width,height,depth;};
cudaPos	cudaPos size_t	struct cudaPos{size_t x,y,z;};
cudaTextureType1D	cudaTextureType1D	constexpr int cudaTextureType1D=1;
cudaTextureType2D	cudaTextureType2D	constexpr int cudaTextureType2D=2;
cudaTextureType3D	cudaTextureType3D	constexpr int cudaTextureType3D=3;
cudaTextureTypeCubemap	cudaTextureTypeCubemap	constexpr int cudaTextureTypeCubemap=0x0C;
cudaTextureType1DLayered	cudaTextureType1DLayered	constexpr int cudaTextureType1DLayered=0xF1;
cudaTextureType2DLayered	cudaTextureType2DLayered	constexpr int cudaTextureType2DLayered=0xF2;
cudaTextureTypeCubemapLayered	cudaTextureTypeCubemapLayered	constexpr int cudaTextureTypeCubemapLayered=0xFC;
cudaSurfaceType1D	cudaSurfaceType1D	constexpr int cudaSurfaceType1D=1;
cudaSurfaceType2D	cudaSurfaceType2D	constexpr int cudaSurfaceType2D=2;
cudaSurfaceType3D	cudaSurfaceType3D	constexpr int cudaSurfaceType3D=3;
cudaSurfaceTypeCubemap	cudaSurfaceTypeCubemap	constexpr int cudaSurfaceTypeCubemap=0x0C;
cudaSurfaceType1DLayered	cudaSurfaceType1DLayered	constexpr int cudaSurfaceType1DLayered=0xF1;
cudaSurfaceType2DLayered	cudaSurfaceType2DLayered	constexpr int cudaSurfaceType2DLayered=0xF2;
cudaSurfaceTypeCubemapLayered	cudaSurfaceTypeCubemapLayered	constexpr int cudaSurfaceTypeCubemapLayered=0xFC;
texture	cudaTextureReadMode cudaReadModeElementType texture cudaTextureObject_t	template<class T,int dim=1,cudaTextureReadMode mode=cudaReadModeElementType>struct texture{cudaTextureObject_t __kb_handle;};
surface	surface cudaSurfaceObject_t	template<class T,int dim=1>struct surface{cudaSurfaceObject_t __kb_handle;};
__kb_texops	__kb_texops	template<class R>struct __kb_texops;
__kb_sample_f	float4 __kb_sample_f cudaTextureObject_t	__device__ __attribute__((kbind_op("tex.sample")))float4 __kb_sample_f(cudaTextureObject_t t,unsigned int want,float x,float y,float z,int layer);
__kb_fetch_f	float4 __kb_fetch_f cudaTextureObject_t	__device__ __attribute__((kbind_op("tex.fetch")))float4 __kb_fetch_f(cudaTextureObject_t t,unsigned int want,int x);
__kb_gather_f	float4 __kb_gather_f cudaTextureObject_t	__device__ __attribute__((kbind_op("tex.gather")))float4 __kb_gather_f(cudaTextureObject_t t,unsigned int want,float x,float y,int component);
__kb_texops	__kb_texops float4 cudaTextureObject_t __kb_sample_f __kb_fetch_f __kb_gather_f	template< >struct __kb_texops<float4>{static __device__ float4 sample(cudaTextureObject_t t,unsigned int want,float x,float y,float z,int layer){return __kb_sample_f(t,want,x,y,z,layer);}static __device__ float4 fetch(cudaTextureObject_t t,unsigned int want,int x){return __kb_fetch_f(t,want,x);}static __device__ float4 gather(cudaTextureObject_t t,unsigned int want,float x,float y,int component){return __kb_gather_f(t,want,x,y,component);}};
__kb_sample_i	int4 __kb_sample_i cudaTextureObject_t	__device__ __attribute__((kbind_op("tex.sample")))int4 __kb_sample_i(cudaTextureObject_t t,unsigned int want,float x,float y,float z,int layer);
__kb_fetch_i	int4 __kb_fetch_i cudaTextureObject_t	__device__ __attribute__((kbind_op("tex.fetch")))int4 __kb_fetch_i(cudaTextureObject_t t,unsigned int want,int x);
__kb_gather_i	int4 __kb_gather_i cudaTextureObject_t	__device__ __attribute__((kbind_op("tex.gather")))int4 __kb_gather_i(cudaTextureObject_t t,unsigned int want,float x,float y,int component);
__kb_texops	__kb_texops int4 cudaTextureObject_t __kb_sample_i __kb_fetch_i __kb_gather_i	template< >struct __kb_texops<int4>{static __device__ int4 sample(cudaTextureObject_t t,unsigned int want,float x,float y,float z,int layer){return __kb_sample_i(t,want,x,y,z,layer);}static __device__ int4 fetch(cudaTextureObject_t t,unsigned int want,int x){return __kb_fetch_i(t,want,x);}static __device__ int4 gather(cudaTextureObject_t t,unsigned int want,float x,float y,int component){return __kb_gather_i(t,want,x,y,component);}};
__kb_sample_u	uint4 __kb_sample_u cudaTextureObject_t	__device__ __attribute__((kbind_op("tex.sample")))uint4 __kb_sample_u(cudaTextureObject_t t,unsigned int want,float x,float y,float z,int layer);
__kb_fetch_u	uint4 __kb_fetch_u cudaTextureObject_t	__device__ __attribute__((kbind_op("tex.fetch")))uint4 __kb_fetch_u(cudaTextureObject_t t,unsigned int want,int x);
__kb_gather_u	uint4 __kb_gather_u cudaTextureObject_t	__device__ __attribute__((kbind_op("tex.gather")))uint4 __kb_gather_u(cudaTextureObject_t t,unsigned int want,float x,float y,int component);
__kb_texops	__kb_texops uint4 cudaTextureObject_t __kb_sample_u __kb_fetch_u __kb_gather_u	template< >struct __kb_texops<uint4>{static __device__ uint4 sample(cudaTextureObject_t t,unsigned int want,float x,float y,float z,int layer){return __kb_sample_u(t,want,x,y,z,layer);}static __device__ uint4 fetch(cudaTextureObject_t t,unsigned int want,int x){return __kb_fetch_u(t,want,x);}static __device__ uint4 gather(cudaTextureObject_t t,unsigned int want,float x,float y,int component){return __kb_gather_u(t,want,x,y,component);}};
__kb_texel	__kb_texel	template<class T>struct __kb_texel;
__kb_texel	__kb_texel int4	template< >struct __kb_texel<char>{typedef char self;typedef void done;typedef int4 raw;typedef float norm;static const unsigned int want=8*16+1;static __device__ char make(int4 v){return(char)v.x;}};
__kb_texel	__kb_texel int4	template< >struct __kb_texel<signed char>{typedef signed char self;typedef void done;typedef int4 raw;typedef float norm;static const unsigned int want=8*16+1;static __device__ signed char make(int4 v){return(signed char)v.x;}};
__kb_texel	__kb_texel uint4	template< >struct __kb_texel<unsigned char>{typedef unsigned char self;typedef void done;typedef uint4 raw;typedef float norm;static const unsigned int want=8*16+1;static __device__ unsigned char make(uint4 v){return(unsigned char)v.x;}};
__kb_texel	__kb_texel int4	template< >struct __kb_texel<short>{typedef short self;typedef void done;typedef int4 raw;typedef float norm;static const unsigned int want=16*16+1;static __device__ short make(int4 v){return(short)v.x;}};
__kb_texel	__kb_texel uint4	template< >struct __kb_texel<unsigned short>{typedef unsigned short self;typedef void done;typedef uint4 raw;typedef float norm;static const unsigned int want=16*16+1;static __device__ unsigned short make(uint4 v){return(unsigned short)v.x;}};
__kb_texel	__kb_texel int4	template< >struct __kb_texel<int>{typedef int self;typedef void done;typedef int4 raw;typedef float norm;static const unsigned int want=32*16+1;static __device__ int make(int4 v){return(int)v.x;}};
__kb_texel	__kb_texel uint4	template< >struct __kb_texel<unsigned int>{typedef unsigned int self;typedef void done;typedef uint4 raw;typedef float norm;static const unsigned int want=32*16+1;static __device__ unsigned int make(uint4 v){return(unsigned int)v.x;}};
__kb_texel	__kb_texel float4	template< >struct __kb_texel<float>{typedef float self;typedef void done;typedef float4 raw;typedef float norm;static const unsigned int want=0*16+1;static __device__ float make(float4 v){return(float)v.x;}};
__kb_texel	__kb_texel char1 int4 float1	template< >struct __kb_texel<char1>{typedef char1 self;typedef void done;typedef int4 raw;typedef float1 norm;static const unsigned int want=8*16+1;static __device__ char1 make(int4 v){return char1{(signed char)v.x};}};
__kb_texel	__kb_texel char2 int4 float2	template< >struct __kb_texel<char2>{typedef char2 self;typedef void done;typedef int4 raw;typedef float2 norm;static const unsigned int want=8*16+2;static __device__ char2 make(int4 v){return char2{(signed char)v.x,(signed char)v.y};}};
__kb_texel	__kb_texel char4 int4 float4	template< >struct __kb_texel<char4>{typedef char4 self;typedef void done;typedef int4 raw;typedef float4 norm;static const unsigned int want=8*16+4;static __device__ char4 make(int4 v){return char4{(signed char)v.x,(signed char)v.y,(signed char)v.z,(signed char)v.w};}};
__kb_texel	__kb_texel uchar1 uint4 float1	template< >struct __kb_texel<uchar1>{typedef uchar1 self;typedef void done;typedef uint4 raw;typedef float1 norm;static const unsigned int want=8*16+1;static __device__ uchar1 make(uint4 v){return uchar1{(unsigned char)v.x};}};
__kb_texel	__kb_texel uchar2 uint4 float2	template< >struct __kb_texel<uchar2>{typedef uchar2 self;typedef void done;typedef uint4 raw;typedef float2 norm;static const unsigned int want=8*16+2;static __device__ uchar2 make(uint4 v){return uchar2{(unsigned char)v.x,(unsigned char)v.y};}};
__kb_texel	__kb_texel uchar4 uint4 float4	template< >struct __kb_texel<uchar4>{typedef uchar4 self;typedef void done;typedef uint4 raw;typedef float4 norm;static const unsigned int want=8*16+4;static __device__ uchar4 make(uint4 v){return uchar4{(unsigned char)v.x,(unsigned char)v.y,(unsigned char)v.z,(unsigned char)v.w};}};
__kb_texel	__kb_texel short1 int4 float1	template< >struct __kb_texel<short1>{typedef short1 self;typedef void done;typedef int4 raw;typedef float1 norm;static const unsigned int want=16*16+1;static __device__ short1 make(int4 v){return short1{(short)v.x};}};
__kb_texel	__kb_texel short2 int4 float2	template< >struct __kb_texel<short2>{typedef short2 self;typedef void done;typedef int4 raw;typedef float2 norm;static const unsigned int want=16*16+2;static __device__ short2 make(int4 v){return short2{(short)v.x,(short)v.y};}};
__kb_texel	__kb_texel short4 int4 float4	template< >struct __kb_texel<short4>{typedef short4 self;typedef void done;typedef int4 raw;typedef float4 norm;static const unsigned int want=16*16+4;static __device__ short4 make(int4 v){return short4{(short)v.x,(short)v.y,(short)v.z,(short)v.w};}};
__kb_texel	__kb_texel ushort1 uint4 float1	template< >struct __kb_texel<ushort1>{typedef ushort1 self;typedef void done;typedef uint4 raw;typedef float1 norm;static const unsigned int want=16*16+1;static __device__ ushort1 make(uint4 v){return ushort1{(unsigned short)v.x};}};
__kb_texel	__kb_texel ushort2 uint4 float2	template< >struct __kb_texel<ushort2>{typedef ushort2 self;typedef void done;typedef uint4 raw;typedef float2 norm;static const unsigned int want=16*16+2;static __device__ ushort2 make(uint4 v){return ushort2{(unsigned short)v.x,(unsigned short)v.y};}};
__kb_texel	__kb_texel ushort4 uint4 float4	template< >struct __kb_texel<ushort4>{typedef ushort4 self;typedef void done;typedef uint4 raw;typedef float4 norm;static const unsigned int want=16*16+4;static __device__ ushort4 make(uint4 v){return ushort4{(unsigned short)v.x,(unsigned short)v.y,(unsigned short)v.z,(unsigned short)v.w};}};
__kb_texel	__kb_texel int1 int4 float1	template< >struct __kb_texel<int1>{typedef int1 self;typedef void done;typedef int4 raw;typedef float1 norm;static const unsigned int want=32*16+1;static __device__ int1 make(int4 v){return int1{(int)v.x};}};
__kb_texel	__kb_texel int2 int4 float2	template< >struct __kb_texel<int2>{typedef int2 self;typedef void done;typedef int4 raw;typedef float2 norm;static const unsigned int want=32*16+2;static __device__ int2 make(int4 v){return int2{(int)v.x,(int)v.y};}};
__kb_texel	__kb_texel int4 float4	template< >struct __kb_texel<int4>{typedef int4 self;typedef void done;typedef int4 raw;typedef float4 norm;static const unsigned int want=32*16+4;static __device__ int4 make(int4 v){return int4{(int)v.x,(int)v.y,(int)v.z,(int)v.w};}};
__kb_texel	__kb_texel uint1 uint4 float1	template< >struct __kb_texel<uint1>{typedef uint1 self;typedef void done;typedef uint4 raw;typedef float1 norm;static const unsigned int want=32*16+1;static __device__ uint1 make(uint4 v){return uint1{(unsigned int)v.x};}};
__kb_texel	__kb_texel uint2 uint4 float2	template< >struct __kb_texel<uint2>{typedef uint2 self;typedef void done;typedef uint4 raw;typedef float2 norm;static const unsigned int want=32*16+2;static __device__ uint2 make(uint4 v){return uint2{(unsigned int)v.x,(unsigned int)v.y};}};
__kb_texel	__kb_texel uint4 float4	template< >struct __kb_texel<uint4>{typedef uint4 self;typedef void done;typedef uint4 raw;typedef float4 norm;static const unsigned int want=32*16+4;static __device__ uint4 make(uint4 v){return uint4{(unsigned int)v.x,(unsigned int)v.y,(unsigned int)v.z,(unsigned int)v.w};}};
__kb_texel	__kb_texel float1 float4	template< >struct __kb_texel<float1>{typedef float1 self;typedef void done;typedef float4 raw;typedef float1 norm;static const unsigned int want=0*16+1;static __device__ float1 make(float4 v){return float1{(float)v.x};}};
__kb_texel	__kb_texel float2 float4	template< >struct __kb_texel<float2>{typedef float2 self;typedef void done;typedef float4 raw;typedef float2 norm;static const unsigned int want=0*16+2;static __device__ float2 make(float4 v){return float2{(float)v.x,(float)v.y};}};
__kb_texel	__kb_texel float4	template< >struct __kb_texel<float4>{typedef float4 self;typedef void done;typedef float4 raw;typedef float4 norm;static const unsigned int want=0*16+4;static __device__ float4 make(float4 v){return float4{(float)v.x,(float)v.y,(float)v.z,(float)v.w};}};
__kb_refread	cudaTextureReadMode __kb_refread	template<class T,cudaTextureReadMode mode>struct __kb_refread{typedef T type;};
__kb_refread	__kb_refread cudaReadModeNormalizedFloat __kb_texel	template<class T>struct __kb_refread<T,cudaReadModeNormalizedFloat>{typedef typename __kb_texel<T> ::norm type;};
__kb_sample	__kb_sample cudaTextureObject_t __kb_texel __kb_texops	template<class T>__device__ inline T __kb_sample(cudaTextureObject_t t,unsigned int shape,float x,float y,float z,int layer){return __kb_texel<T> ::make(__kb_texops<typename __kb_texel<T> ::raw> ::sample(t,shape*65536+__kb_texel<T> ::want,x,y,z,layer));}
__kb_gather	__kb_gather cudaTextureObject_t __kb_texel __kb_texops	template<class T>__device__ inline T __kb_gather(cudaTextureObject_t t,float x,float y,int component){return __kb_texel<T> ::make(__kb_texops<typename __kb_texel<T> ::raw> ::gather(t,2*65536+(__kb_texel<T> ::want&0xff0)+1,x,y,component));}
__kb_fetch	__kb_fetch cudaTextureObject_t __kb_texel __kb_texops	template<class T>__device__ inline T __kb_fetch(cudaTextureObject_t t,int x){return __kb_texel<T> ::make(__kb_texops<typename __kb_texel<T> ::raw> ::fetch(t,8*65536+__kb_texel<T> ::want,x));}
tex1Dfetch	__kb_texel tex1Dfetch cudaTextureObject_t __kb_fetch	template<class T>__device__ inline typename __kb_texel<T> ::self tex1Dfetch(cudaTextureObject_t t,int x){return __kb_fetch<T>(t,x);}
tex1Dfetch	__kb_texel tex1Dfetch cudaTextureObject_t __kb_fetch	template<class T>__device__ inline typename __kb_texel<T> ::done tex1Dfetch(T*p,cudaTextureObject_t t,int x){*p=__kb_fetch<T>(t,x);}
tex1Dfetch	cudaTextureReadMode __kb_refread tex1Dfetch texture __kb_fetch	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type tex1Dfetch(texture<T,1,m>r,int x){return __kb_fetch<typename __kb_refread<T,m> ::type>(r.__kb_handle,x);}
tex1D	__kb_texel tex1D cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::self tex1D(cudaTextureObject_t t,float x){return __kb_sample<T>(t,1,x,0,0,0);}
tex1D	__kb_texel tex1D cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::done tex1D(T*p,cudaTextureObject_t t,float x){*p=__kb_sample<T>(t,1,x,0,0,0);}
tex1D	cudaTextureReadMode __kb_refread tex1D texture __kb_sample	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type tex1D(texture<T,1,m>r,float x){return __kb_sample<typename __kb_refread<T,m> ::type>(r.__kb_handle,1,x,0,0,0);}
tex1DLod	__kb_texel tex1DLod cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::self tex1DLod(cudaTextureObject_t t,float x,float level){return __kb_sample<T>(t,1,x,0,0,0);}
tex1DLod	__kb_texel tex1DLod cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::done tex1DLod(T*p,cudaTextureObject_t t,float x,float level){*p=__kb_sample<T>(t,1,x,0,0,0);}
tex1DLod	cudaTextureReadMode __kb_refread tex1DLod texture __kb_sample	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type tex1DLod(texture<T,1,m>r,float x,float level){return __kb_sample<typename __kb_refread<T,m> ::type>(r.__kb_handle,1,x,0,0,0);}
tex1DGrad	__kb_texel tex1DGrad cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::self tex1DGrad(cudaTextureObject_t t,float x,float dx,float dy){return __kb_sample<T>(t,1,x,0,0,0);}
tex1DGrad	__kb_texel tex1DGrad cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::done tex1DGrad(T*p,cudaTextureObject_t t,float x,float dx,float dy){*p=__kb_sample<T>(t,1,x,0,0,0);}
tex1DGrad	cudaTextureReadMode __kb_refread tex1DGrad texture __kb_sample	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type tex1DGrad(texture<T,1,m>r,float x,float dx,float dy){return __kb_sample<typename __kb_refread<T,m> ::type>(r.__kb_handle,1,x,0,0,0);}
tex2D	__kb_texel tex2D cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::self tex2D(cudaTextureObject_t t,float x,float y){return __kb_sample<T>(t,2,x,y,0,0);}
tex2D	__kb_texel tex2D cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::done tex2D(T*p,cudaTextureObject_t t,float x,float y){*p=__kb_sample<T>(t,2,x,y,0,0);}
tex2D	cudaTextureReadMode __kb_refread tex2D texture __kb_sample	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type tex2D(texture<T,2,m>r,float x,float y){return __kb_sample<typename __kb_refread<T,m> ::type>(r.__kb_handle,2,x,y,0,0);}
tex2DLod	__kb_texel tex2DLod cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::self tex2DLod(cudaTextureObject_t t,float x,float y,float level){return __kb_sample<T>(t,2,x,y,0,0);}
tex2DLod	__kb_texel tex2DLod cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::done tex2DLod(T*p,cudaTextureObject_t t,float x,float y,float level){*p=__kb_sample<T>(t,2,x,y,0,0);}
tex2DLod	cudaTextureReadMode __kb_refread tex2DLod texture __kb_sample	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type tex2DLod(texture<T,2,m>r,float x,float y,float level){return __kb_sample<typename __kb_refread<T,m> ::type>(r.__kb_handle,2,x,y,0,0);}
tex2DGrad	__kb_texel tex2DGrad cudaTextureObject_t float2 __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::self tex2DGrad(cudaTextureObject_t t,float x,float y,float2 dx,float2 dy){return __kb_sample<T>(t,2,x,y,0,0);}
tex2DGrad	__kb_texel tex2DGrad cudaTextureObject_t float2 __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::done tex2DGrad(T*p,cudaTextureObject_t t,float x,float y,float2 dx,float2 dy){*p=__kb_sample<T>(t,2,x,y,0,0);}
tex2DGrad	cudaTextureReadMode __kb_refread tex2DGrad texture float2 __kb_sample	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type tex2DGrad(texture<T,2,m>r,float x,float y,float2 dx,float2 dy){return __kb_sample<typename __kb_refread<T,m> ::type>(r.__kb_handle,2,x,y,0,0);}
tex2Dgather	__kb_texel tex2Dgather cudaTextureObject_t __kb_gather	template<class T>__device__ inline typename __kb_texel<T> ::self tex2Dgather(cudaTextureObject_t t,float x,float y,int component=0){return __kb_gather<T>(t,x,y,component);}
tex2Dgather	__kb_texel tex2Dgather cudaTextureObject_t __kb_gather	template<class T>__device__ inline typename __kb_texel<T> ::done tex2Dgather(T*p,cudaTextureObject_t t,float x,float y,int component=0){*p=__kb_gather<T>(t,x,y,component);}
tex2Dgather	cudaTextureReadMode __kb_refread tex2Dgather texture __kb_gather	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type tex2Dgather(texture<T,2,m>r,float x,float y,int component=0){return __kb_gather<typename __kb_refread<T,m> ::type>(r.__kb_handle,x,y,component);}
tex3D	__kb_texel tex3D cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::self tex3D(cudaTextureObject_t t,float x,float y,float z){return __kb_sample<T>(t,3,x,y,z,0);}
tex3D	__kb_texel tex3D cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::done tex3D(T*p,cudaTextureObject_t t,float x,float y,float z){*p=__kb_sample<T>(t,3,x,y,z,0);}
tex3D	cudaTextureReadMode __kb_refread tex3D texture __kb_sample	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type tex3D(texture<T,3,m>r,float x,float y,float z){return __kb_sample<typename __kb_refread<T,m> ::type>(r.__kb_handle,3,x,y,z,0);}
tex3DLod	__kb_texel tex3DLod cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::self tex3DLod(cudaTextureObject_t t,float x,float y,float z,float level){return __kb_sample<T>(t,3,x,y,z,0);}
tex3DLod	__kb_texel tex3DLod cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::done tex3DLod(T*p,cudaTextureObject_t t,float x,float y,float z,float level){*p=__kb_sample<T>(t,3,x,y,z,0);}
tex3DLod	cudaTextureReadMode __kb_refread tex3DLod texture __kb_sample	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type tex3DLod(texture<T,3,m>r,float x,float y,float z,float level){return __kb_sample<typename __kb_refread<T,m> ::type>(r.__kb_handle,3,x,y,z,0);}
tex3DGrad	__kb_texel tex3DGrad cudaTextureObject_t float4 __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::self tex3DGrad(cudaTextureObject_t t,float x,float y,float z,float4 dx,float4 dy){return __kb_sample<T>(t,3,x,y,z,0);}
tex3DGrad	__kb_texel tex3DGrad cudaTextureObject_t float4 __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::done tex3DGrad(T*p,cudaTextureObject_t t,float x,float y,float z,float4 dx,float4 dy){*p=__kb_sample<T>(t,3,x,y,z,0);}
tex3DGrad	cudaTextureReadMode __kb_refread tex3DGrad texture float4 __kb_sample	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type tex3DGrad(texture<T,3,m>r,float x,float y,float z,float4 dx,float4 dy){return __kb_sample<typename __kb_refread<T,m> ::type>(r.__kb_handle,3,x,y,z,0);}
tex1DLayered	__kb_texel tex1DLayered cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::self tex1DLayered(cudaTextureObject_t t,float x,int layer){return __kb_sample<T>(t,4,x,0,0,layer);}
tex1DLayered	__kb_texel tex1DLayered cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::done tex1DLayered(T*p,cudaTextureObject_t t,float x,int layer){*p=__kb_sample<T>(t,4,x,0,0,layer);}
tex1DLayered	cudaTextureReadMode __kb_refread tex1DLayered texture __kb_sample	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type tex1DLayered(texture<T,0xF1,m>r,float x,int layer){return __kb_sample<typename __kb_refread<T,m> ::type>(r.__kb_handle,4,x,0,0,layer);}
tex1DLayeredLod	__kb_texel tex1DLayeredLod cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::self tex1DLayeredLod(cudaTextureObject_t t,float x,int layer,float level){return __kb_sample<T>(t,4,x,0,0,layer);}
tex1DLayeredLod	__kb_texel tex1DLayeredLod cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::done tex1DLayeredLod(T*p,cudaTextureObject_t t,float x,int layer,float level){*p=__kb_sample<T>(t,4,x,0,0,layer);}
tex1DLayeredLod	cudaTextureReadMode __kb_refread tex1DLayeredLod texture __kb_sample	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type tex1DLayeredLod(texture<T,0xF1,m>r,float x,int layer,float level){return __kb_sample<typename __kb_refread<T,m> ::type>(r.__kb_handle,4,x,0,0,layer);}
tex1DLayeredGrad	__kb_texel tex1DLayeredGrad cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::self tex1DLayeredGrad(cudaTextureObject_t t,float x,int layer,float dx,float dy){return __kb_sample<T>(t,4,x,0,0,layer);}
tex1DLayeredGrad	__kb_texel tex1DLayeredGrad cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::done tex1DLayeredGrad(T*p,cudaTextureObject_t t,float x,int layer,float dx,float dy){*p=__kb_sample<T>(t,4,x,0,0,layer);}
tex1DLayeredGrad	cudaTextureReadMode __kb_refread tex1DLayeredGrad texture __kb_sample	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type tex1DLayeredGrad(texture<T,0xF1,m>r,float x,int layer,float dx,float dy){return __kb_sample<typename __kb_refread<T,m> ::type>(r.__kb_handle,4,x,0,0,layer);}
tex2DLayered	__kb_texel tex2DLayered cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::self tex2DLayered(cudaTextureObject_t t,float x,float y,int layer){return __kb_sample<T>(t,5,x,y,0,layer);}
tex2DLayered	__kb_texel tex2DLayered cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::done tex2DLayered(T*p,cudaTextureObject_t t,float x,float y,int layer){*p=__kb_sample<T>(t,5,x,y,0,layer);}
tex2DLayered	cudaTextureReadMode __kb_refread tex2DLayered texture __kb_sample	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type tex2DLayered(texture<T,0xF2,m>r,float x,float y,int layer){return __kb_sample<typename __kb_refread<T,m> ::type>(r.__kb_handle,5,x,y,0,layer);}
tex2DLayeredLod	__kb_texel tex2DLayeredLod cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::self tex2DLayeredLod(cudaTextureObject_t t,float x,float y,int layer,float level){return __kb_sample<T>(t,5,x,y,0,layer);}
tex2DLayeredLod	__kb_texel tex2DLayeredLod cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::done tex2DLayeredLod(T*p,cudaTextureObject_t t,float x,float y,int layer,float level){*p=__kb_sample<T>(t,5,x,y,0,layer);}
tex2DLayeredLod	cudaTextureReadMode __kb_refread tex2DLayeredLod texture __kb_sample	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type tex2DLayeredLod(texture<T,0xF2,m>r,float x,float y,int layer,float level){return __kb_sample<typename __kb_refread<T,m> ::type>(r.__kb_handle,5,x,y,0,layer);}
tex2DLayeredGrad	__kb_texel tex2DLayeredGrad cudaTextureObject_t float2 __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::self tex2DLayeredGrad(cudaTextureObject_t t,float x,float y,int layer,float2 dx,float2 dy){return __kb_sample<T>(t,5,x,y,0,layer);}
tex2DLayeredGrad	__kb_texel tex2DLayeredGrad cudaTextureObject_t float2 __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::done tex2DLayeredGrad(T*p,cudaTextureObject_t t,float x,float y,int layer,float2 dx,float2 dy){*p=__kb_sample<T>(t,5,x,y,0,layer);}
tex2DLayeredGrad	cudaTextureReadMode __kb_refread tex2DLayeredGrad texture float2 __kb_sample	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type tex2DLayeredGrad(texture<T,0xF2,m>r,float x,float y,int layer,float2 dx,float2 dy){return __kb_sample<typename __kb_refread<T,m> ::type>(r.__kb_handle,5,x,y,0,layer);}
texCubemap	__kb_texel texCubemap cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::self texCubemap(cudaTextureObject_t t,float x,float y,float z){return __kb_sample<T>(t,6,x,y,z,0);}
texCubemap	__kb_texel texCubemap cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::done texCubemap(T*p,cudaTextureObject_t t,float x,float y,float z){*p=__kb_sample<T>(t,6,x,y,z,0);}
texCubemap	cudaTextureReadMode __kb_refread texCubemap texture __kb_sample	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type texCubemap(texture<T,0x0C,m>r,float x,float y,float z){return __kb_sample<typename __kb_refread<T,m> ::type>(r.__kb_handle,6,x,y,z,0);}
texCubemapLod	__kb_texel texCubemapLod cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::self texCubemapLod(cudaTextureObject_t t,float x,float y,float z,float level){return __kb_sample<T>(t,6,x,y,z,0);}
texCubemapLod	__kb_texel texCubemapLod cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::done texCubemapLod(T*p,cudaTextureObject_t t,float x,float y,float z,float level){*p=__kb_sample<T>(t,6,x,y,z,0);}
texCubemapLod	cudaTextureReadMode __kb_refread texCubemapLod texture __kb_sample	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type texCubemapLod(texture<T,0x0C,m>r,float x,float y,float z,float level){return __kb_sample<typename __kb_refread<T,m> ::type>(r.__kb_handle,6,x,y,z,0);}
texCubemapGrad	__kb_texel texCubemapGrad cudaTextureObject_t float4 __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::self texCubemapGrad(cudaTextureObject_t t,float x,float y,float z,float4 dx,float4 dy){return __kb_sample<T>(t,6,x,y,z,0);}
texCubemapGrad	__kb_texel texCubemapGrad cudaTextureObject_t float4 __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::done texCubemapGrad(T*p,cudaTextureObject_t t,float x,float y,float z,float4 dx,float4 dy){*p=__kb_sample<T>(t,6,x,y,z,0);}
texCubemapGrad	cudaTextureReadMode __kb_refread texCubemapGrad texture float4 __kb_sample	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type texCubemapGrad(texture<T,0x0C,m>r,float x,float y,float z,float4 dx,float4 dy){return __kb_sample<typename __kb_refread<T,m> ::type>(r.__kb_handle,6,x,y,z,0);}
texCubemapLayered	__kb_texel texCubemapLayered cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::self texCubemapLayered(cudaTextureObject_t t,float x,float y,float z,int layer){return __kb_sample<T>(t,7,x,y,z,layer);}
texCubemapLayered	__kb_texel texCubemapLayered cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::done texCubemapLayered(T*p,cudaTextureObject_t t,float x,float y,float z,int layer){*p=__kb_sample<T>(t,7,x,y,z,layer);}
texCubemapLayered	cudaTextureReadMode __kb_refread texCubemapLayered texture __kb_sample	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type texCubemapLayered(texture<T,0xFC,m>r,float x,float y,float z,int layer){return __kb_sample<typename __kb_refread<T,m> ::type>(r.__kb_handle,7,x,y,z,layer);}
texCubemapLayeredLod	__kb_texel texCubemapLayeredLod cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::self texCubemapLayeredLod(cudaTextureObject_t t,float x,float y,float z,int layer,float level){return __kb_sample<T>(t,7,x,y,z,layer);}
texCubemapLayeredLod	__kb_texel texCubemapLayeredLod cudaTextureObject_t __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::done texCubemapLayeredLod(T*p,cudaTextureObject_t t,float x,float y,float z,int layer,float level){*p=__kb_sample<T>(t,7,x,y,z,layer);}
texCubemapLayeredLod	cudaTextureReadMode __kb_refread texCubemapLayeredLod texture __kb_sample	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type texCubemapLayeredLod(texture<T,0xFC,m>r,float x,float y,float z,int layer,float level){return __kb_sample<typename __kb_refread<T,m> ::type>(r.__kb_handle,7,x,y,z,layer);}
texCubemapLayeredGrad	__kb_texel texCubemapLayeredGrad cudaTextureObject_t float4 __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::self texCubemapLayeredGrad(cudaTextureObject_t t,float x,float y,float z,int layer,float4 dx,float4 dy){return __kb_sample<T>(t,7,x,y,z,layer);}
texCubemapLayeredGrad	__kb_texel texCubemapLayeredGrad cudaTextureObject_t float4 __kb_sample	template<class T>__device__ inline typename __kb_texel<T> ::done texCubemapLayeredGrad(T*p,cudaTextureObject_t t,float x,float y,float z,int layer,float4 dx,float4 dy){*p=__kb_sample<T>(t,7,x,y,z,layer);}
texCubemapLayeredGrad	cudaTextureReadMode __kb_refread texCubemapLayeredGrad texture float4 __kb_sample	template<class T,cudaTextureReadMode m>__device__ inline typename __kb_refread<T,m> ::type texCubemapLayeredGrad(texture<T,0xFC,m>r,float x,float y,float z,int layer,float4 dx,float4 dy){return __kb_sample<typename __kb_refread<T,m> ::type>(r.__kb_handle,7,x,y,z,layer);}
__kb_surf_read	uint4 __kb_surf_read cudaSurfaceObject_t	__device__ __attribute__((kbind_op("surf.read")))uint4 __kb_surf_read(cudaSurfaceObject_t s,unsigned int want,int x,int y,int z,unsigned int mode);
__kb_surf_write	__kb_surf_write cudaSurfaceObject_t uint4	__device__ __attribute__((kbind_op("surf.write")))void __kb_surf_write(cudaSurfaceObject_t s,unsigned int want,uint4 v,int x,int y,int z,unsigned int mode);
__kb_surfread	__kb_surfread cudaSurfaceObject_t cudaSurfaceBoundaryMode uint4 __kb_surf_read	template<class T>__device__ inline T __kb_surfread(cudaSurfaceObject_t s,unsigned int shape,int x,int y,int z,cudaSurfaceBoundaryMode mode){static_assert(sizeof(T)<=16,"a texel has at most 16 bytes");uint4 v=__kb_surf_read(s,shape*65536+sizeof(T),x,y,z,mode);return*(T*)&v;}
__kb_surfwrite	__kb_surfwrite cudaSurfaceObject_t cudaSurfaceBoundaryMode uint4 __kb_surf_write	template<class T>__device__ inline void __kb_surfwrite(cudaSurfaceObject_t s,unsigned int shape,T value,int x,int y,int z,cudaSurfaceBoundaryMode mode){static_assert(sizeof(T)<=16,"a texel has at most 16 bytes");uint4 v=uint4{0,0,0,0};*(T*)&v=value;__kb_surf_write(s,shape*65536+sizeof(T),v,x,y,z,mode);}
surf1Dread	surf1Dread cudaSurfaceObject_t cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline T surf1Dread(cudaSurfaceObject_t s,int x,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){return __kb_surfread<T>(s,1,x,0,0,mode);}
surf1Dread	surf1Dread cudaSurfaceObject_t cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline void surf1Dread(T*p,cudaSurfaceObject_t s,int x,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){*p=__kb_surfread<T>(s,1,x,0,0,mode);}
surf1Dread	surf1Dread surface cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline T surf1Dread(surface<void,1>r,int x,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){return __kb_surfread<T>(r.__kb_handle,1,x,0,0,mode);}
surf1Dread	surf1Dread surface cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline void surf1Dread(T*p,surface<void,1>r,int x,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){*p=__kb_surfread<T>(r.__kb_handle,1,x,0,0,mode);}
surf1Dwrite	surf1Dwrite cudaSurfaceObject_t cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfwrite	template<class T>__device__ inline void surf1Dwrite(T v,cudaSurfaceObject_t s,int x,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){__kb_surfwrite<T>(s,1,v,x,0,0,mode);}
surf1Dwrite	surf1Dwrite surface cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfwrite	template<class T>__device__ inline void surf1Dwrite(T v,surface<void,1>r,int x,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){__kb_surfwrite<T>(r.__kb_handle,1,v,x,0,0,mode);}
surf2Dread	surf2Dread cudaSurfaceObject_t cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline T surf2Dread(cudaSurfaceObject_t s,int x,int y,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){return __kb_surfread<T>(s,2,x,y,0,mode);}
surf2Dread	surf2Dread cudaSurfaceObject_t cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline void surf2Dread(T*p,cudaSurfaceObject_t s,int x,int y,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){*p=__kb_surfread<T>(s,2,x,y,0,mode);}
surf2Dread	surf2Dread surface cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline T surf2Dread(surface<void,2>r,int x,int y,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){return __kb_surfread<T>(r.__kb_handle,2,x,y,0,mode);}
surf2Dread	surf2Dread surface cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline void surf2Dread(T*p,surface<void,2>r,int x,int y,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){*p=__kb_surfread<T>(r.__kb_handle,2,x,y,0,mode);}
surf2Dwrite	surf2Dwrite cudaSurfaceObject_t cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfwrite	template<class T>__device__ inline void surf2Dwrite(T v,cudaSurfaceObject_t s,int x,int y,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){__kb_surfwrite<T>(s,2,v,x,y,0,mode);}
surf2Dwrite	surf2Dwrite surface cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfwrite	template<class T>__device__ inline void surf2Dwrite(T v,surface<void,2>r,int x,int y,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){__kb_surfwrite<T>(r.__kb_handle,2,v,x,y,0,mode);}
surf3Dread	surf3Dread cudaSurfaceObject_t cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline T surf3Dread(cudaSurfaceObject_t s,int x,int y,int z,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){return __kb_surfread<T>(s,3,x,y,z,mode);}
surf3Dread	surf3Dread cudaSurfaceObject_t cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline void surf3Dread(T*p,cudaSurfaceObject_t s,int x,int y,int z,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){*p=__kb_surfread<T>(s,3,x,y,z,mode);}
surf3Dread	surf3Dread surface cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline T surf3Dread(surface<void,3>r,int x,int y,int z,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){return __kb_surfread<T>(r.__kb_handle,3,x,y,z,mode);}
surf3Dread	surf3Dread surface cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline void surf3Dread(T*p,surface<void,3>r,int x,int y,int z,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){*p=__kb_surfread<T>(r.__kb_handle,3,x,y,z,mode);}
surf3Dwrite	surf3Dwrite cudaSurfaceObject_t cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfwrite	template<class T>__device__ inline void surf3Dwrite(T v,cudaSurfaceObject_t s,int x,int y,int z,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){__kb_surfwrite<T>(s,3,v,x,y,z,mode);}
surf3Dwrite	surf3Dwrite surface cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfwrite	template<class T>__device__ inline void surf3Dwrite(T v,surface<void,3>r,int x,int y,int z,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){__kb_surfwrite<T>(r.__kb_handle,3,v,x,y,z,mode);}
surf1DLayeredread	surf1DLayeredread cudaSurfaceObject_t cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline T surf1DLayeredread(cudaSurfaceObject_t s,int x,int layer,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){return __kb_surfread<T>(s,4,x,0,layer,mode);}
surf1DLayeredread	surf1DLayeredread cudaSurfaceObject_t cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline void surf1DLayeredread(T*p,cudaSurfaceObject_t s,int x,int layer,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){*p=__kb_surfread<T>(s,4,x,0,layer,mode);}
surf1DLayeredread	surf1DLayeredread surface cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline T surf1DLayeredread(surface<void,0xF1>r,int x,int layer,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){return __kb_surfread<T>(r.__kb_handle,4,x,0,layer,mode);}
surf1DLayeredread	surf1DLayeredread surface cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline void surf1DLayeredread(T*p,surface<void,0xF1>r,int x,int layer,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){*p=__kb_surfread<T>(r.__kb_handle,4,x,0,layer,mode);}
surf1DLayeredwrite	surf1DLayeredwrite cudaSurfaceObject_t cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfwrite	template<class T>__device__ inline void surf1DLayeredwrite(T v,cudaSurfaceObject_t s,int x,int layer,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){__kb_surfwrite<T>(s,4,v,x,0,layer,mode);}
surf1DLayeredwrite	surf1DLayeredwrite surface cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfwrite	template<class T>__device__ inline void surf1DLayeredwrite(T v,surface<void,0xF1>r,int x,int layer,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){__kb_surfwrite<T>(r.__kb_handle,4,v,x,0,layer,mode);}
surf2DLayeredread	surf2DLayeredread cudaSurfaceObject_t cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline T surf2DLayeredread(cudaSurfaceObject_t s,int x,int y,int layer,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){return __kb_surfread<T>(s,5,x,y,layer,mode);}
surf2DLayeredread	surf2DLayeredread cudaSurfaceObject_t cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline void surf2DLayeredread(T*p,cudaSurfaceObject_t s,int x,int y,int layer,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){*p=__kb_surfread<T>(s,5,x,y,layer,mode);}
surf2DLayeredread	surf2DLayeredread surface cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline T surf2DLayeredread(surface<void,0xF2>r,int x,int y,int layer,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){return __kb_surfread<T>(r.__kb_handle,5,x,y,layer,mode);}
surf2DLayeredread	surf2DLayeredread surface cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline void surf2DLayeredread(T*p,surface<void,0xF2>r,int x,int y,int layer,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){*p=__kb_surfread<T>(r.__kb_handle,5,x,y,layer,mode);}
surf2DLayeredwrite	surf2DLayeredwrite cudaSurfaceObject_t cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfwrite	template<class T>__device__ inline void surf2DLayeredwrite(T v,cudaSurfaceObject_t s,int x,int y,int layer,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){__kb_surfwrite<T>(s,5,v,x,y,layer,mode);}
surf2DLayeredwrite	surf2DLayeredwrite surface cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfwrite	template<class T>__device__ inline void surf2DLayeredwrite(T v,surface<void,0xF2>r,int x,int y,int layer,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){__kb_surfwrite<T>(r.__kb_handle,5,v,x,y,layer,mode);}
surfCubemapread	surfCubemapread cudaSurfaceObject_t cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline T surfCubemapread(cudaSurfaceObject_t s,int x,int y,int face,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){return __kb_surfread<T>(s,6,x,y,face,mode);}
surfCubemapread	surfCubemapread cudaSurfaceObject_t cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline void surfCubemapread(T*p,cudaSurfaceObject_t s,int x,int y,int face,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){*p=__kb_surfread<T>(s,6,x,y,face,mode);}
surfCubemapread	surfCubemapread surface cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline T surfCubemapread(surface<void,0x0C>r,int x,int y,int face,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){return __kb_surfread<T>(r.__kb_handle,6,x,y,face,mode);}
surfCubemapread	surfCubemapread surface cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline void surfCubemapread(T*p,surface<void,0x0C>r,int x,int y,int face,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){*p=__kb_surfread<T>(r.__kb_handle,6,x,y,face,mode);}
surfCubemapwrite	surfCubemapwrite cudaSurfaceObject_t cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfwrite	template<class T>__device__ inline void surfCubemapwrite(T v,cudaSurfaceObject_t s,int x,int y,int face,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){__kb_surfwrite<T>(s,6,v,x,y,face,mode);}
surfCubemapwrite	surfCubemapwrite surface cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfwrite	template<class T>__device__ inline void surfCubemapwrite(T v,surface<void,0x0C>r,int x,int y,int face,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){__kb_surfwrite<T>(r.__kb_handle,6,v,x,y,face,mode);}
surfCubemapLayeredread	surfCubemapLayeredread cudaSurfaceObject_t cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline T surfCubemapLayeredread(cudaSurfaceObject_t s,int x,int y,int layerFace,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){return __kb_surfread<T>(s,7,x,y,layerFace,mode);}
surfCubemapLayeredread	surfCubemapLayeredread cudaSurfaceObject_t cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline void surfCubemapLayeredread(T*p,cudaSurfaceObject_t s,int x,int y,int layerFace,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){*p=__kb_surfread<T>(s,7,x,y,layerFace,mode);}
surfCubemapLayeredread	surfCubemapLayeredread surface cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline T surfCubemapLayeredread(surface<void,0xFC>r,int x,int y,int layerFace,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){return __kb_surfread<T>(r.__kb_handle,7,x,y,layerFace,mode);}
surfCubemapLayeredread	surfCubemapLayeredread surface cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfread	template<class T>__device__ inline void surfCubemapLayeredread(T*p,surface<void,0xFC>r,int x,int y,int layerFace,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){*p=__kb_surfread<T>(r.__kb_handle,7,x,y,layerFace,mode);}
surfCubemapLayeredwrite	surfCubemapLayeredwrite cudaSurfaceObject_t cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfwrite	template<class T>__device__ inline void surfCubemapLayeredwrite(T v,cudaSurfaceObject_t s,int x,int y,int layerFace,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){__kb_surfwrite<T>(s,7,v,x,y,layerFace,mode);}
surfCubemapLayeredwrite	surfCubemapLayeredwrite surface cudaSurfaceBoundaryMode cudaBoundaryModeTrap __kb_surfwrite	template<class T>__device__ inline void surfCubemapLayeredwrite(T v,surface<void,0xFC>r,int x,int y,int layerFace,cudaSurfaceBoundaryMode mode=cudaBoundaryModeTrap){__kb_surfwrite<T>(r.__kb_handle,7,v,x,y,layerFace,mode);}
