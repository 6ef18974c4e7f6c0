hipTextureObject_t	typedef __attribute__((kbind_handle("texture")))unsigned long long hipTextureObject_t;
hipSurfaceObject_t	typedef __attribute__((kbind_handle("surface")))unsigned long long hipSurfaceObject_t;
hipTextureReadMode	typedef cudaTextureReadMode hipTextureReadMode;
hipTextureFilterMode	typedef cudaTextureFilterMode hipTextureFilterMode;
hipTextureAddressMode	typedef cudaTextureAddressMode hipTextureAddressMode;
hipSurfaceBoundaryMode	typedef cudaSurfaceBoundaryMode hipSurfaceBoundaryMode;
hipReadModeElementType	constexpr cudaTextureReadMode hipReadModeElementType=cudaReadModeElementType;
hipReadModeNormalizedFloat	constexpr cudaTextureReadMode hipReadModeNormalizedFloat=cudaReadModeNormalizedFloat;
hipFilterModePoint	constexpr cudaTextureFilterMode hipFilterModePoint=cudaFilterModePoint;
hipFilterModeLinear	constexpr cudaTextureFilterMode hipFilterModeLinear=cudaFilterModeLinear;
hipAddressModeWrap	constexpr cudaTextureAddressMode hipAddressModeWrap=cudaAddressModeWrap;
hipAddressModeClamp	constexpr cudaTextureAddressMode hipAddressModeClamp=cudaAddressModeClamp;
hipAddressModeMirror	constexpr cudaTextureAddressMode hipAddressModeMirror=cudaAddressModeMirror;
hipAddressModeBorder	constexpr cudaTextureAddressMode hipAddressModeBorder=cudaAddressModeBorder;
hipBoundaryModeZero	constexpr cudaSurfaceBoundaryMode hipBoundaryModeZero=cudaBoundaryModeZero;
hipBoundaryModeClamp	constexpr cudaSurfaceBoundaryMode hipBoundaryModeClamp=cudaBoundaryModeClamp;
hipBoundaryModeTrap	constexpr cudaSurfaceBoundaryMode hipBoundaryModeTrap=cudaBoundaryModeTrap;
hipTextureType1D	constexpr int hipTextureType1D=1;
hipTextureType2D	constexpr int hipTextureType2D=2;
hipTextureType3D	constexpr int hipTextureType3D=3;
hipTextureTypeCubemap	constexpr int hipTextureTypeCubemap=0x0C;
hipTextureType1DLayered	constexpr int hipTextureType1DLayered=0xF1;
hipTextureType2DLayered	constexpr int hipTextureType2DLayered=0xF2;
hipTextureTypeCubemapLayered	constexpr int hipTextureTypeCubemapLayered=0xFC;
hipPitchedPtr	struct hipPitchedPtr{void*ptr;size_t pitch,xsize,ysize;};
hipExtent	struct hipExtent{size_t width,height,depth;};
hipPos	struct hipPos{size_t x,y,z;};
hipStream_t	typedef struct ihipStream_t*hipStream_t;
hipEvent_t	typedef struct ihipEvent_t*hipEvent_t;
unsafeAtomicAdd	__device__ inline float unsafeAtomicAdd(float*p,float v){return atomicAdd(p,v);}
unsafeAtomicAdd	__device__ inline double unsafeAtomicAdd(double*p,double v){return atomicAdd(p,v);}
safeAtomicAdd	__device__ inline float safeAtomicAdd(float*p,float v){return atomicAdd(p,v);}
safeAtomicAdd	__device__ inline double safeAtomicAdd(double*p,double v){return atomicAdd(p,v);}
atomicAddNoRet	__device__ inline float atomicAddNoRet(float*p,float v){return atomicAdd(p,v);}
__clock64	__device__ inline long long __clock64(){return clock64();}
wall_clock64	__device__ inline long long wall_clock64(){return clock64();}
__lane_id	__device__ inline unsigned int __lane_id(){return(threadIdx.x+blockDim.x*(threadIdx.y+blockDim.y*threadIdx.z))&31;}
__ffs	__device__ inline int __ffs(unsigned int x){return __ffs((int)x);}
__ffsll	__device__ inline int __ffsll(unsigned long long x){return __ffsll((long long)x);}
__lastbit_u32_u32	__device__ inline int __lastbit_u32_u32(unsigned int x){return __ffs((int)x)-1;}
__bitextract_u32	__device__ inline unsigned int __bitextract_u32(unsigned int x,unsigned int at,unsigned int n){return n==0?0:x<<(32-(at&31)-(n&31))>>(32-(n&31));}
__hip_atomic_fetch_add	template<class T,class V>__device__ inline T __hip_atomic_fetch_add(T*p,V v,int,int){return atomicAdd(p,(T)v);}
__hip_atomic_fetch_sub	template<class T,class V>__device__ inline T __hip_atomic_fetch_sub(T*p,V v,int,int){return atomicSub(p,(T)v);}
__hip_atomic_exchange	template<class T,class V>__device__ inline T __hip_atomic_exchange(T*p,V v,int,int){return atomicExch(p,(T)v);}
__hip_atomic_fetch_min	template<class T,class V>__device__ inline T __hip_atomic_fetch_min(T*p,V v,int,int){return atomicMin(p,(T)v);}
__hip_atomic_fetch_max	template<class T,class V>__device__ inline T __hip_atomic_fetch_max(T*p,V v,int,int){return atomicMax(p,(T)v);}
__hip_atomic_fetch_and	template<class T,class V>__device__ inline T __hip_atomic_fetch_and(T*p,V v,int,int){return atomicAnd(p,(T)v);}
__hip_atomic_fetch_or	template<class T,class V>__device__ inline T __hip_atomic_fetch_or(T*p,V v,int,int){return atomicOr(p,(T)v);}
__hip_atomic_fetch_xor	template<class T,class V>__device__ inline T __hip_atomic_fetch_xor(T*p,V v,int,int){return atomicXor(p,(T)v);}
__kb_atomic_load	__device__ __attribute__((kbind_op("atomic.load")))int __kb_atomic_load(const int*p);
__kb_atomic_store	__device__ __attribute__((kbind_op("atomic.store")))void __kb_atomic_store(int*p,int v);
__kb_atomic_load	__device__ __attribute__((kbind_op("atomic.load")))unsigned int __kb_atomic_load(const unsigned int*p);
__kb_atomic_store	__device__ __attribute__((kbind_op("atomic.store")))void __kb_atomic_store(unsigned int*p,unsigned int v);
__kb_atomic_load	__device__ __attribute__((kbind_op("atomic.load")))long __kb_atomic_load(const long*p);
__kb_atomic_store	__device__ __attribute__((kbind_op("atomic.store")))void __kb_atomic_store(long*p,long v);
__kb_atomic_load	__device__ __attribute__((kbind_op("atomic.load")))unsigned long __kb_atomic_load(const unsigned long*p);
__kb_atomic_store	__device__ __attribute__((kbind_op("atomic.store")))void __kb_atomic_store(unsigned long*p,unsigned long v);
__kb_atomic_load	__device__ __attribute__((kbind_op("atomic.load")))long long __kb_atomic_load(const long long*p);
__kb_atomic_store	__device__ __attribute__((kbind_op("atomic.store")))void __kb_atomic_store(long long*p,long long v);
__kb_atomic_load	__device__ __attribute__((kbind_op("atomic.load")))unsigned long long __kb_atomic_load(const unsigned long long*p);
__kb_atomic_store	__device__ __attribute__((kbind_op("atomic.store")))void __kb_atomic_store(unsigned long long*p,unsigned long long v);
__kb_atomic_load	__device__ __attribute__((kbind_op("atomic.load")))float __kb_atomic_load(const float*p);
__kb_atomic_store	__device__ __attribute__((kbind_op("atomic.store")))void __kb_atomic_store(float*p,float v);
__kb_atomic_load	__device__ __attribute__((kbind_op("atomic.load")))double __kb_atomic_load(const double*p);
__kb_atomic_store	__device__ __attribute__((kbind_op("atomic.store")))void __kb_atomic_store(double*p,double v);
__hip_atomic_load	template<class T>__device__ inline T __hip_atomic_load(const T*p,int,int){return __kb_atomic_load(p);}
__hip_atomic_store	template<class T,class V>__device__ inline void __hip_atomic_store(T*p,V v,int,int){__kb_atomic_store(p,(T)v);}
__hip_atomic_compare_exchange_strong	template<class T,class V>__device__ inline bool __hip_atomic_compare_exchange_strong(T*p,T*expected,V v,int,int,int){T want= *expected;*expected=atomicCAS(p,want,(T)v);return*expected==want;}
