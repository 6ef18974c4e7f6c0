hipTextureObject_t	hipTextureObject_t	typedef __attribute__((kbind_handle("texture")))unsigned long long hipTextureObject_t;
hipSurfaceObject_t	hipSurfaceObject_t	typedef __attribute__((kbind_handle("surface")))unsigned long long hipSurfaceObject_t;
hipTextureReadMode	cudaTextureReadMode hipTextureReadMode	typedef cudaTextureReadMode hipTextureReadMode;
hipTextureFilterMode	cudaTextureFilterMode hipTextureFilterMode	typedef cudaTextureFilterMode hipTextureFilterMode;
hipTextureAddressMode	cudaTextureAddressMode hipTextureAddressMode	typedef cudaTextureAddressMode hipTextureAddressMode;
hipSurfaceBoundaryMode	cudaSurfaceBoundaryMode hipSurfaceBoundaryMode	typedef cudaSurfaceBoundaryMode hipSurfaceBoundaryMode;
hipReadModeElementType	cudaTextureReadMode hipReadModeElementType cudaReadModeElementType	constexpr cudaTextureReadMode hipReadModeElementType=cudaReadModeElementType;
hipReadModeNormalizedFloat	cudaTextureReadMode hipReadModeNormalizedFloat cudaReadModeNormalizedFloat	constexpr cudaTextureReadMode hipReadModeNormalizedFloat=cudaReadModeNormalizedFloat;
hipFilterModePoint	cudaTextureFilterMode hipFilterModePoint cudaFilterModePoint	constexpr cudaTextureFilterMode hipFilterModePoint=cudaFilterModePoint;
hipFilterModeLinear	cudaTextureFilterMode hipFilterModeLinear cudaFilterModeLinear	constexpr cudaTextureFilterMode hipFilterModeLinear=cudaFilterModeLinear;
hipAddressModeWrap	cudaTextureAddressMode hipAddressModeWrap cudaAddressModeWrap	constexpr cudaTextureAddressMode hipAddressModeWrap=cudaAddressModeWrap;
hipAddressModeClamp	cudaTextureAddressMode hipAddressModeClamp cudaAddressModeClamp	constexpr cudaTextureAddressMode hipAddressModeClamp=cudaAddressModeClamp;
hipAddressModeMirror	cudaTextureAddressMode hipAddressModeMirror cudaAddressModeMirror	constexpr cudaTextureAddressMode hipAddressModeMirror=cudaAddressModeMirror;
hipAddressModeBorder	cudaTextureAddressMode hipAddressModeBorder cudaAddressModeBorder	constexpr cudaTextureAddressMode hipAddressModeBorder=cudaAddressModeBorder;
hipBoundaryModeZero	cudaSurfaceBoundaryMode hipBoundaryModeZero cudaBoundaryModeZero	constexpr cudaSurfaceBoundaryMode hipBoundaryModeZero=cudaBoundaryModeZero;
hipBoundaryModeClamp	cudaSurfaceBoundaryMode hipBoundaryModeClamp cudaBoundaryModeClamp	constexpr cudaSurfaceBoundaryMode hipBoundaryModeClamp=cudaBoundaryModeClamp;
hipBoundaryModeTrap	cudaSurfaceBoundaryMode hipBoundaryModeTrap cudaBoundaryModeTrap	constexpr cudaSurfaceBoundaryMode hipBoundaryModeTrap=cudaBoundaryModeTrap;
hipTextureType1D	hipTextureType1D	constexpr int hipTextureType1D=1;
hipTextureType2D	hipTextureType2D	constexpr int hipTextureType2D=2;
hipTextureType3D	hipTextureType3D	constexpr int hipTextureType3D=3;
hipTextureTypeCubemap	hipTextureTypeCubemap	constexpr int hipTextureTypeCubemap=0x0C;
hipTextureType1DLayered	hipTextureType1DLayered	constexpr int hipTextureType1DLayered=0xF1;
hipTextureType2DLayered	hipTextureType2DLayered	constexpr int hipTextureType2DLayered=0xF2;
hipTextureTypeCubemapLayered	hipTextureTypeCubemapLayered	constexpr int hipTextureTypeCubemapLayered=0xFC;
hipPitchedPtr	hipPitchedPtr size_t	struct hipPitchedPtr{void*ptr;size_t pitch,xsize,ysize;};
hipExtent	hipExtent size_t	struct hipExtent{size_t width,height,depth;};
hipPos	hipPos size_t	struct hipPos{size_t x,y,z;};
hipStream_t	hipStream_t	typedef struct ihipStream_t*hipStream_t;
hipEvent_t	hipEvent_t	typedef struct ihipEvent_t*hipEvent_t;
unsafeAtomicAdd	unsafeAtomicAdd atomicAdd	__device__ inline float unsafeAtomicAdd(float*p,float v){return atomicAdd(p,v);}
unsafeAtomicAdd	unsafeAtomicAdd atomicAdd	__device__ inline double unsafeAtomicAdd(double*p,double v){return atomicAdd(p,v);}
safeAtomicAdd	safeAtomicAdd atomicAdd	__device__ inline float safeAtomicAdd(float*p,float v){return atomicAdd(p,v);}
safeAtomicAdd	safeAtomicAdd atomicAdd	__device__ inline double safeAtomicAdd(double*p,double v){return atomicAdd(p,v);}
atomicAddNoRet	atomicAddNoRet atomicAdd	__device__ inline float atomicAddNoRet(float*p,float v){return atomicAdd(p,v);}
__clock64	__clock64 clock64	__device__ inline long long __clock64(){return clock64();}
wall_clock64	wall_clock64 clock64	__device__ inline long long wall_clock64(){return clock64();}
__lane_id	__lane_id threadIdx blockDim	__device__ inline unsigned int __lane_id(){return(threadIdx.x+blockDim.x*(threadIdx.y+blockDim.y*threadIdx.z))&31;}
__ffs	__ffs	__device__ inline int __ffs(unsigned int x){return __ffs((int)x);}
__ffsll	__ffsll	__device__ inline int __ffsll(unsigned long long x){return __ffsll((long long)x);}
__lastbit_u32_u32	__lastbit_u32_u32 __ffs	__device__ inline int __lastbit_u32_u32(unsigned int x){return __ffs((int)x)-1;}
__bitextract_u32	__bitextract_u32	__device__ inline unsigned int __bitextract_u32(unsigned int x,unsigned int at,unsigned int n){return(n&31)==0?0:x<<(32-(at&31)-(n&31))>>(32-(n&31));}
__kb_hipscope	__kb_hipscope	__device__ inline int __kb_hipscope(int scope){return scope==5?0:scope==4?1:scope==1?3:2;}
__kb_hiphow	__kb_hiphow __kb_ordered std memory_order __kb_hipscope	__device__ inline void __kb_hiphow(int o,int scope){__kb_ordered((::std::memory_order)o,__kb_hipscope(scope));}
__kb_hipdone	__kb_hipdone __kb_acquired std memory_order __kb_hipscope	template<class T>__device__ inline T __kb_hipdone(T v,int o,int scope){return __kb_acquired(v,(::std::memory_order)o,__kb_hipscope(scope));}
__hip_atomic_fetch_add	__hip_atomic_fetch_add __kb_hiphow __kb_hipdone atomicAdd_system	template<class T,class V>__device__ inline T __hip_atomic_fetch_add(T*p,V v,int o,int s){__kb_hiphow(o,s);return __kb_hipdone(atomicAdd_system(p,(T)v),o,s);}
__hip_atomic_fetch_sub	__hip_atomic_fetch_sub __kb_hiphow __kb_hipdone atomicSub_system	template<class T,class V>__device__ inline T __hip_atomic_fetch_sub(T*p,V v,int o,int s){__kb_hiphow(o,s);return __kb_hipdone(atomicSub_system(p,(T)v),o,s);}
__hip_atomic_exchange	__hip_atomic_exchange __kb_hiphow __kb_hipdone atomicExch_system	template<class T,class V>__device__ inline T __hip_atomic_exchange(T*p,V v,int o,int s){__kb_hiphow(o,s);return __kb_hipdone(atomicExch_system(p,(T)v),o,s);}
__hip_atomic_fetch_min	__hip_atomic_fetch_min __kb_hiphow __kb_hipdone atomicMin_system	template<class T,class V>__device__ inline T __hip_atomic_fetch_min(T*p,V v,int o,int s){__kb_hiphow(o,s);return __kb_hipdone(atomicMin_system(p,(T)v),o,s);}
__hip_atomic_fetch_max	__hip_atomic_fetch_max __kb_hiphow __kb_hipdone atomicMax_system	template<class T,class V>__device__ inline T __hip_atomic_fetch_max(T*p,V v,int o,int s){__kb_hiphow(o,s);return __kb_hipdone(atomicMax_system(p,(T)v),o,s);}
__hip_atomic_fetch_and	__hip_atomic_fetch_and __kb_hiphow __kb_hipdone atomicAnd_system	template<class T,class V>__device__ inline T __hip_atomic_fetch_and(T*p,V v,int o,int s){__kb_hiphow(o,s);return __kb_hipdone(atomicAnd_system(p,(T)v),o,s);}
__hip_atomic_fetch_or	__hip_atomic_fetch_or __kb_hiphow __kb_hipdone atomicOr_system	template<class T,class V>__device__ inline T __hip_atomic_fetch_or(T*p,V v,int o,int s){__kb_hiphow(o,s);return __kb_hipdone(atomicOr_system(p,(T)v),o,s);}
__hip_atomic_fetch_xor	__hip_atomic_fetch_xor __kb_hiphow __kb_hipdone atomicXor_system	template<class T,class V>__device__ inline T __hip_atomic_fetch_xor(T*p,V v,int o,int s){__kb_hiphow(o,s);return __kb_hipdone(atomicXor_system(p,(T)v),o,s);}
__hip_atomic_load	__hip_atomic_load __kb_loading std memory_order __kb_hipscope __kb_hipdone __kb_atomic_load	template<class T>__device__ inline T __hip_atomic_load(const T*p,int o,int s){__kb_loading((::std::memory_order)o,__kb_hipscope(s));return __kb_hipdone(__kb_atomic_load(p),o,s);}
__hip_atomic_store	__hip_atomic_store __kb_hiphow __kb_atomic_store	template<class T,class V>__device__ inline void __hip_atomic_store(T*p,V v,int o,int s){__kb_hiphow(o,s);__kb_atomic_store(p,(T)v);}
__hip_atomic_compare_exchange_strong	__hip_atomic_compare_exchange_strong __kb_hiphow __kb_hipdone __kb_acas __kb_acquires std memory_order	template<class T,class V>__device__ inline bool __hip_atomic_compare_exchange_strong(T*p,T*expected,V v,int o,int f,int s){__kb_hiphow(o,s);return __kb_hipdone(__kb_acas(p,expected,(T)v),__kb_acquires((::std::memory_order)o)?o:f,s);}
__hip_atomic_compare_exchange_weak	__hip_atomic_compare_exchange_weak __kb_hiphow __kb_hipdone __kb_acas __kb_acquires std memory_order	template<class T,class V>__device__ inline bool __hip_atomic_compare_exchange_weak(T*p,T*expected,V v,int o,int f,int s){__kb_hiphow(o,s);return __kb_hipdone(__kb_acas(p,expected,(T)v),__kb_acquires((::std::memory_order)o)?o:f,s);}
__kb_wave__shfl	__kb_wave__shfl __kb_assert __shfl	template<class T>__device__ inline T __kb_wave__shfl(T v,int by,int width=32){__kb_assert(!(width==32&&(by<0||by>31))&&width<=32,"values are exchanged in waves of 64 threads; there are 32 in a wave on the CPU");return(__shfl)(v,by,width);}
__kb_wave__shfl_up	__kb_wave__shfl_up __kb_assert __shfl_up	template<class T>__device__ inline T __kb_wave__shfl_up(T v,unsigned int by,int width=32){__kb_assert(!(by>31)&&width<=32,"values are exchanged in waves of 64 threads; there are 32 in a wave on the CPU");return(__shfl_up)(v,by,width);}
__kb_wave__shfl_down	__kb_wave__shfl_down __kb_assert __shfl_down	template<class T>__device__ inline T __kb_wave__shfl_down(T v,unsigned int by,int width=32){__kb_assert(!(by>31)&&width<=32,"values are exchanged in waves of 64 threads; there are 32 in a wave on the CPU");return(__shfl_down)(v,by,width);}
__kb_wave__shfl_xor	__kb_wave__shfl_xor __kb_assert __shfl_xor	template<class T>__device__ inline T __kb_wave__shfl_xor(T v,int by,int width=32){__kb_assert(!(by<0||by>31)&&width<=32,"values are exchanged in waves of 64 threads; there are 32 in a wave on the CPU");return(__shfl_xor)(v,by,width);}
__kb_wave_ballot	__kb_wave_ballot __ballot_sync	__device__ inline unsigned long long __kb_wave_ballot(int predicate){return(__ballot_sync)(0,predicate);}
__kb_wave_ballot_sync	__kb_wave_ballot_sync __ballot_sync	__device__ inline unsigned long long __kb_wave_ballot_sync(unsigned long long mask,int predicate){return(__ballot_sync)((unsigned int)mask,predicate);}
__kb_wave_activemask	__kb_wave_activemask __activemask	__device__ inline unsigned long long __kb_wave_activemask(){return(__activemask)();}
__kb_warp64	__kb_warp64	constexpr __device__ int __kb_warp64=64;
__kb_lane64	__kb_lane64 threadIdx blockDim	__device__ inline unsigned int __kb_lane64(){return(threadIdx.x+blockDim.x*(threadIdx.y+blockDim.y*threadIdx.z))&63;}
__kb_sync64	__kb_sync64	__device__ __attribute__((kbind_op("warp.sync")))void __kb_sync64(unsigned long long mask);
__kb_sync64w	__kb_sync64w __kb_sync64	__device__ inline void __kb_sync64w(unsigned long long mask= ~0ull){__kb_sync64(mask);}
__kb_active64	__kb_active64	__device__ __attribute__((kbind_op("warp.activemask")))unsigned long long __kb_active64();
__kb_all64	__kb_all64	__device__ __attribute__((kbind_op("warp.all")))int __kb_all64(unsigned long long mask,int predicate);
__kb_any64	__kb_any64	__device__ __attribute__((kbind_op("warp.any")))int __kb_any64(unsigned long long mask,int predicate);
__kb_ballot64	__kb_ballot64	__device__ __attribute__((kbind_op("warp.ballot")))unsigned long long __kb_ballot64(unsigned long long mask,int predicate);
__kb_op64_shfl	__kb_op64_shfl	__device__ __attribute__((kbind_op("warp.shfl")))int __kb_op64_shfl(unsigned long long mask,int v,int lane,int width);
__kb_op64_shfl_up	__kb_op64_shfl_up	__device__ __attribute__((kbind_op("warp.shfl_up")))int __kb_op64_shfl_up(unsigned long long mask,int v,unsigned int delta,int width);
__kb_op64_shfl_down	__kb_op64_shfl_down	__device__ __attribute__((kbind_op("warp.shfl_down")))int __kb_op64_shfl_down(unsigned long long mask,int v,unsigned int delta,int width);
__kb_op64_shfl_xor	__kb_op64_shfl_xor	__device__ __attribute__((kbind_op("warp.shfl_xor")))int __kb_op64_shfl_xor(unsigned long long mask,int v,int lanes,int width);
__kb_op64_shfl	__kb_op64_shfl	__device__ __attribute__((kbind_op("warp.shfl")))unsigned int __kb_op64_shfl(unsigned long long mask,unsigned int v,int lane,int width);
__kb_op64_shfl_up	__kb_op64_shfl_up	__device__ __attribute__((kbind_op("warp.shfl_up")))unsigned int __kb_op64_shfl_up(unsigned long long mask,unsigned int v,unsigned int delta,int width);
__kb_op64_shfl_down	__kb_op64_shfl_down	__device__ __attribute__((kbind_op("warp.shfl_down")))unsigned int __kb_op64_shfl_down(unsigned long long mask,unsigned int v,unsigned int delta,int width);
__kb_op64_shfl_xor	__kb_op64_shfl_xor	__device__ __attribute__((kbind_op("warp.shfl_xor")))unsigned int __kb_op64_shfl_xor(unsigned long long mask,unsigned int v,int lanes,int width);
__kb_op64_shfl	__kb_op64_shfl	__device__ __attribute__((kbind_op("warp.shfl")))long __kb_op64_shfl(unsigned long long mask,long v,int lane,int width);
__kb_op64_shfl_up	__kb_op64_shfl_up	__device__ __attribute__((kbind_op("warp.shfl_up")))long __kb_op64_shfl_up(unsigned long long mask,long v,unsigned int delta,int width);
__kb_op64_shfl_down	__kb_op64_shfl_down	__device__ __attribute__((kbind_op("warp.shfl_down")))long __kb_op64_shfl_down(unsigned long long mask,long v,unsigned int delta,int width);
__kb_op64_shfl_xor	__kb_op64_shfl_xor	__device__ __attribute__((kbind_op("warp.shfl_xor")))long __kb_op64_shfl_xor(unsigned long long mask,long v,int lanes,int width);
__kb_op64_shfl	__kb_op64_shfl	__device__ __attribute__((kbind_op("warp.shfl")))unsigned long __kb_op64_shfl(unsigned long long mask,unsigned long v,int lane,int width);
__kb_op64_shfl_up	__kb_op64_shfl_up	__device__ __attribute__((kbind_op("warp.shfl_up")))unsigned long __kb_op64_shfl_up(unsigned long long mask,unsigned long v,unsigned int delta,int width);
__kb_op64_shfl_down	__kb_op64_shfl_down	__device__ __attribute__((kbind_op("warp.shfl_down")))unsigned long __kb_op64_shfl_down(unsigned long long mask,unsigned long v,unsigned int delta,int width);
__kb_op64_shfl_xor	__kb_op64_shfl_xor	__device__ __attribute__((kbind_op("warp.shfl_xor")))unsigned long __kb_op64_shfl_xor(unsigned long long mask,unsigned long v,int lanes,int width);
__kb_op64_shfl	__kb_op64_shfl	__device__ __attribute__((kbind_op("warp.shfl")))long long __kb_op64_shfl(unsigned long long mask,long long v,int lane,int width);
__kb_op64_shfl_up	__kb_op64_shfl_up	__device__ __attribute__((kbind_op("warp.shfl_up")))long long __kb_op64_shfl_up(unsigned long long mask,long long v,unsigned int delta,int width);
__kb_op64_shfl_down	__kb_op64_shfl_down	__device__ __attribute__((kbind_op("warp.shfl_down")))long long __kb_op64_shfl_down(unsigned long long mask,long long v,unsigned int delta,int width);
__kb_op64_shfl_xor	__kb_op64_shfl_xor	__device__ __attribute__((kbind_op("warp.shfl_xor")))long long __kb_op64_shfl_xor(unsigned long long mask,long long v,int lanes,int width);
__kb_op64_shfl	__kb_op64_shfl	__device__ __attribute__((kbind_op("warp.shfl")))unsigned long long __kb_op64_shfl(unsigned long long mask,unsigned long long v,int lane,int width);
__kb_op64_shfl_up	__kb_op64_shfl_up	__device__ __attribute__((kbind_op("warp.shfl_up")))unsigned long long __kb_op64_shfl_up(unsigned long long mask,unsigned long long v,unsigned int delta,int width);
__kb_op64_shfl_down	__kb_op64_shfl_down	__device__ __attribute__((kbind_op("warp.shfl_down")))unsigned long long __kb_op64_shfl_down(unsigned long long mask,unsigned long long v,unsigned int delta,int width);
__kb_op64_shfl_xor	__kb_op64_shfl_xor	__device__ __attribute__((kbind_op("warp.shfl_xor")))unsigned long long __kb_op64_shfl_xor(unsigned long long mask,unsigned long long v,int lanes,int width);
__kb_op64_shfl	__kb_op64_shfl	__device__ __attribute__((kbind_op("warp.shfl")))float __kb_op64_shfl(unsigned long long mask,float v,int lane,int width);
__kb_op64_shfl_up	__kb_op64_shfl_up	__device__ __attribute__((kbind_op("warp.shfl_up")))float __kb_op64_shfl_up(unsigned long long mask,float v,unsigned int delta,int width);
__kb_op64_shfl_down	__kb_op64_shfl_down	__device__ __attribute__((kbind_op("warp.shfl_down")))float __kb_op64_shfl_down(unsigned long long mask,float v,unsigned int delta,int width);
__kb_op64_shfl_xor	__kb_op64_shfl_xor	__device__ __attribute__((kbind_op("warp.shfl_xor")))float __kb_op64_shfl_xor(unsigned long long mask,float v,int lanes,int width);
__kb_op64_shfl	__kb_op64_shfl	__device__ __attribute__((kbind_op("warp.shfl")))double __kb_op64_shfl(unsigned long long mask,double v,int lane,int width);
__kb_op64_shfl_up	__kb_op64_shfl_up	__device__ __attribute__((kbind_op("warp.shfl_up")))double __kb_op64_shfl_up(unsigned long long mask,double v,unsigned int delta,int width);
__kb_op64_shfl_down	__kb_op64_shfl_down	__device__ __attribute__((kbind_op("warp.shfl_down")))double __kb_op64_shfl_down(unsigned long long mask,double v,unsigned int delta,int width);
__kb_op64_shfl_xor	__kb_op64_shfl_xor	__device__ __attribute__((kbind_op("warp.shfl_xor")))double __kb_op64_shfl_xor(unsigned long long mask,double v,int lanes,int width);
__kb_op64_shfl	__half __kb_op64_shfl __ushort_as_half __half_as_ushort	__device__ inline __half __kb_op64_shfl(unsigned long long m,__half v,int by,int width){return __ushort_as_half(__kb_op64_shfl(m,(unsigned int)__half_as_ushort(v),by,width));}
__kb_op64_shfl	__hip_bfloat16 __kb_op64_shfl __ushort_as_bfloat16 __bfloat16_as_ushort	__device__ inline __hip_bfloat16 __kb_op64_shfl(unsigned long long m,__hip_bfloat16 v,int by,int width){return __ushort_as_bfloat16(__kb_op64_shfl(m,(unsigned int)__bfloat16_as_ushort(v),by,width));}
__kb_op64_shfl_up	__half __kb_op64_shfl_up __ushort_as_half __half_as_ushort	__device__ inline __half __kb_op64_shfl_up(unsigned long long m,__half v,unsigned int by,int width){return __ushort_as_half(__kb_op64_shfl_up(m,(unsigned int)__half_as_ushort(v),by,width));}
__kb_op64_shfl_up	__hip_bfloat16 __kb_op64_shfl_up __ushort_as_bfloat16 __bfloat16_as_ushort	__device__ inline __hip_bfloat16 __kb_op64_shfl_up(unsigned long long m,__hip_bfloat16 v,unsigned int by,int width){return __ushort_as_bfloat16(__kb_op64_shfl_up(m,(unsigned int)__bfloat16_as_ushort(v),by,width));}
__kb_op64_shfl_down	__half __kb_op64_shfl_down __ushort_as_half __half_as_ushort	__device__ inline __half __kb_op64_shfl_down(unsigned long long m,__half v,unsigned int by,int width){return __ushort_as_half(__kb_op64_shfl_down(m,(unsigned int)__half_as_ushort(v),by,width));}
__kb_op64_shfl_down	__hip_bfloat16 __kb_op64_shfl_down __ushort_as_bfloat16 __bfloat16_as_ushort	__device__ inline __hip_bfloat16 __kb_op64_shfl_down(unsigned long long m,__hip_bfloat16 v,unsigned int by,int width){return __ushort_as_bfloat16(__kb_op64_shfl_down(m,(unsigned int)__bfloat16_as_ushort(v),by,width));}
__kb_op64_shfl_xor	__half __kb_op64_shfl_xor __ushort_as_half __half_as_ushort	__device__ inline __half __kb_op64_shfl_xor(unsigned long long m,__half v,int by,int width){return __ushort_as_half(__kb_op64_shfl_xor(m,(unsigned int)__half_as_ushort(v),by,width));}
__kb_op64_shfl_xor	__hip_bfloat16 __kb_op64_shfl_xor __ushort_as_bfloat16 __bfloat16_as_ushort	__device__ inline __hip_bfloat16 __kb_op64_shfl_xor(unsigned long long m,__hip_bfloat16 v,int by,int width){return __ushort_as_bfloat16(__kb_op64_shfl_xor(m,(unsigned int)__bfloat16_as_ushort(v),by,width));}
__kb_wave64_shfl	__kb_wave64_shfl __kb_assert __kb_op64_shfl	template<class T>__device__ inline T __kb_wave64_shfl(T v,int by,int width=64){__kb_assert(!(width==64&&(by<0||by>63)),"a lane of a wave of 64 threads is a number from 0 to 63");return __kb_op64_shfl(0,v,by,width);}
__kb_wave64_shfl_sync	__kb_wave64_shfl_sync __kb_assert __kb_op64_shfl	template<class T>__device__ inline T __kb_wave64_shfl_sync(unsigned long long m,T v,int by,int width=64){__kb_assert(!(width==64&&(by<0||by>63)),"a lane of a wave of 64 threads is a number from 0 to 63");return __kb_op64_shfl(m,v,by,width);}
__kb_wave64_shfl_up	__kb_wave64_shfl_up __kb_assert __kb_op64_shfl_up	template<class T>__device__ inline T __kb_wave64_shfl_up(T v,unsigned int by,int width=64){__kb_assert(!(by>63),"a lane of a wave of 64 threads is a number from 0 to 63");return __kb_op64_shfl_up(0,v,by,width);}
__kb_wave64_shfl_up_sync	__kb_wave64_shfl_up_sync __kb_assert __kb_op64_shfl_up	template<class T>__device__ inline T __kb_wave64_shfl_up_sync(unsigned long long m,T v,unsigned int by,int width=64){__kb_assert(!(by>63),"a lane of a wave of 64 threads is a number from 0 to 63");return __kb_op64_shfl_up(m,v,by,width);}
__kb_wave64_shfl_down	__kb_wave64_shfl_down __kb_assert __kb_op64_shfl_down	template<class T>__device__ inline T __kb_wave64_shfl_down(T v,unsigned int by,int width=64){__kb_assert(!(by>63),"a lane of a wave of 64 threads is a number from 0 to 63");return __kb_op64_shfl_down(0,v,by,width);}
__kb_wave64_shfl_down_sync	__kb_wave64_shfl_down_sync __kb_assert __kb_op64_shfl_down	template<class T>__device__ inline T __kb_wave64_shfl_down_sync(unsigned long long m,T v,unsigned int by,int width=64){__kb_assert(!(by>63),"a lane of a wave of 64 threads is a number from 0 to 63");return __kb_op64_shfl_down(m,v,by,width);}
__kb_wave64_shfl_xor	__kb_wave64_shfl_xor __kb_assert __kb_op64_shfl_xor	template<class T>__device__ inline T __kb_wave64_shfl_xor(T v,int by,int width=64){__kb_assert(!(by<0||by>63),"a lane of a wave of 64 threads is a number from 0 to 63");return __kb_op64_shfl_xor(0,v,by,width);}
__kb_wave64_shfl_xor_sync	__kb_wave64_shfl_xor_sync __kb_assert __kb_op64_shfl_xor	template<class T>__device__ inline T __kb_wave64_shfl_xor_sync(unsigned long long m,T v,int by,int width=64){__kb_assert(!(by<0||by>63),"a lane of a wave of 64 threads is a number from 0 to 63");return __kb_op64_shfl_xor(m,v,by,width);}
__kb_match_any64	__kb_match_any64	__device__ __attribute__((kbind_op("warp.match_any")))unsigned long long __kb_match_any64(unsigned long long mask,int v);
__kb_match_all64	__kb_match_all64	__device__ __attribute__((kbind_op("warp.match_all")))unsigned long long __kb_match_all64(unsigned long long mask,int v);
__kb_match_any64	__kb_match_any64	__device__ __attribute__((kbind_op("warp.match_any")))unsigned long long __kb_match_any64(unsigned long long mask,unsigned int v);
__kb_match_all64	__kb_match_all64	__device__ __attribute__((kbind_op("warp.match_all")))unsigned long long __kb_match_all64(unsigned long long mask,unsigned int v);
__kb_match_any64	__kb_match_any64	__device__ __attribute__((kbind_op("warp.match_any")))unsigned long long __kb_match_any64(unsigned long long mask,long v);
__kb_match_all64	__kb_match_all64	__device__ __attribute__((kbind_op("warp.match_all")))unsigned long long __kb_match_all64(unsigned long long mask,long v);
__kb_match_any64	__kb_match_any64	__device__ __attribute__((kbind_op("warp.match_any")))unsigned long long __kb_match_any64(unsigned long long mask,unsigned long v);
__kb_match_all64	__kb_match_all64	__device__ __attribute__((kbind_op("warp.match_all")))unsigned long long __kb_match_all64(unsigned long long mask,unsigned long v);
__kb_match_any64	__kb_match_any64	__device__ __attribute__((kbind_op("warp.match_any")))unsigned long long __kb_match_any64(unsigned long long mask,long long v);
__kb_match_all64	__kb_match_all64	__device__ __attribute__((kbind_op("warp.match_all")))unsigned long long __kb_match_all64(unsigned long long mask,long long v);
__kb_match_any64	__kb_match_any64	__device__ __attribute__((kbind_op("warp.match_any")))unsigned long long __kb_match_any64(unsigned long long mask,unsigned long long v);
__kb_match_all64	__kb_match_all64	__device__ __attribute__((kbind_op("warp.match_all")))unsigned long long __kb_match_all64(unsigned long long mask,unsigned long long v);
__kb_match_any64	__kb_match_any64	__device__ __attribute__((kbind_op("warp.match_any")))unsigned long long __kb_match_any64(unsigned long long mask,float v);
__kb_match_all64	__kb_match_all64	__device__ __attribute__((kbind_op("warp.match_all")))unsigned long long __kb_match_all64(unsigned long long mask,float v);
__kb_match_any64	__kb_match_any64	__device__ __attribute__((kbind_op("warp.match_any")))unsigned long long __kb_match_any64(unsigned long long mask,double v);
__kb_match_all64	__kb_match_all64	__device__ __attribute__((kbind_op("warp.match_all")))unsigned long long __kb_match_all64(unsigned long long mask,double v);
__kb_wave64_match_all	__kb_wave64_match_all __kb_match_all64	template<class T>__device__ inline unsigned long long __kb_wave64_match_all(unsigned long long mask,T v,int*pred){unsigned long long m=__kb_match_all64(mask,v);*pred=m!=0;return m;}
__kb_readlane64	__kb_readlane64 __kb_assert __kb_op64_shfl __kb_active64	__device__ inline int __kb_readlane64(int v,int lane){__kb_assert(lane>=0&&lane<64,"a lane of a wave of 64 threads is a number from 0 to 63");return __kb_op64_shfl(__kb_active64(),v,lane,64);}
__kb_readfirst64	__kb_readfirst64 __kb_active64 __kb_op64_shfl __ffsll	__device__ inline int __kb_readfirst64(int v){unsigned long long m=__kb_active64();return __kb_op64_shfl(m,v,__ffsll((long long)m)-1,64);}
__kb_bpermute64	__kb_bpermute64 __kb_op64_shfl __kb_active64	__device__ inline int __kb_bpermute64(int addr,int v){return __kb_op64_shfl(__kb_active64(),v,addr>>2&63,64);}
__kb_bpermutef64	__kb_bpermutef64 __int_as_float __kb_bpermute64 __float_as_int	__device__ inline float __kb_bpermutef64(int addr,float v){return __int_as_float(__kb_bpermute64(addr,__float_as_int(v)));}
__kb_mbcnt_lo64	__kb_mbcnt_lo64 lane __kb_lane64 __popc	__device__ inline unsigned int __kb_mbcnt_lo64(unsigned int mask,unsigned int add){unsigned int lane=__kb_lane64();return add+(unsigned int)__popc(lane<32?mask&((1u<<lane)-1):mask);}
__kb_mbcnt_hi64	__kb_mbcnt_hi64 lane __kb_lane64 __popc	__device__ inline unsigned int __kb_mbcnt_hi64(unsigned int mask,unsigned int add){unsigned int lane=__kb_lane64();return lane<32?add:add+(unsigned int)__popc(mask&((1u<<(lane-32))-1));}
__builtin_amdgcn_readfirstlane	__builtin_amdgcn_readfirstlane __activemask __shfl_sync __ffs	__device__ inline int __builtin_amdgcn_readfirstlane(int v){unsigned int m=(__activemask)();return __shfl_sync(m,v,__ffs((int)m)-1);}
__builtin_amdgcn_readlane	__builtin_amdgcn_readlane __kb_assert __shfl_sync __activemask	__device__ inline int __builtin_amdgcn_readlane(int v,int lane){__kb_assert(lane<32,"values are exchanged in waves of 64 threads; there are 32 in a wave on the CPU");return __shfl_sync((__activemask)(),v,lane);}
__builtin_amdgcn_ds_bpermute	__builtin_amdgcn_ds_bpermute __shfl_sync __activemask	__device__ inline int __builtin_amdgcn_ds_bpermute(int addr,int v){return __shfl_sync((__activemask)(),v,addr>>2&31);}
__hip_ds_bpermute	__hip_ds_bpermute __builtin_amdgcn_ds_bpermute	__device__ inline int __hip_ds_bpermute(int addr,int v){return __builtin_amdgcn_ds_bpermute(addr,v);}
__hip_ds_bpermutef	__hip_ds_bpermutef __int_as_float __builtin_amdgcn_ds_bpermute __float_as_int	__device__ inline float __hip_ds_bpermutef(int addr,float v){return __int_as_float(__builtin_amdgcn_ds_bpermute(addr,__float_as_int(v)));}
__builtin_amdgcn_mbcnt_lo	__builtin_amdgcn_mbcnt_lo __popc __lane_id	__device__ inline unsigned int __builtin_amdgcn_mbcnt_lo(unsigned int mask,unsigned int add){return add+(unsigned int)__popc(mask&((1u<<(__lane_id()&31))-1));}
__builtin_amdgcn_mbcnt_hi	__builtin_amdgcn_mbcnt_hi	__device__ inline unsigned int __builtin_amdgcn_mbcnt_hi(unsigned int,unsigned int add){return add;}
__builtin_amdgcn_wavefrontsize	__builtin_amdgcn_wavefrontsize	__device__ inline unsigned int __builtin_amdgcn_wavefrontsize(){return 32;}
__builtin_amdgcn_ballot_w32	__builtin_amdgcn_ballot_w32 __ballot_sync	__device__ inline unsigned int __builtin_amdgcn_ballot_w32(bool p){return(__ballot_sync)(0,p);}
__builtin_amdgcn_s_barrier	__builtin_amdgcn_s_barrier __syncthreads	__device__ inline void __builtin_amdgcn_s_barrier(){__syncthreads();}
__builtin_amdgcn_wave_barrier	__builtin_amdgcn_wave_barrier __syncwarp	__device__ inline void __builtin_amdgcn_wave_barrier(){__syncwarp();}
__builtin_amdgcn_s_waitcnt	__builtin_amdgcn_s_waitcnt	__device__ inline void __builtin_amdgcn_s_waitcnt(int){}
__builtin_amdgcn_s_sleep	__builtin_amdgcn_s_sleep	__device__ inline void __builtin_amdgcn_s_sleep(int){}
__builtin_amdgcn_sched_barrier	__builtin_amdgcn_sched_barrier	__device__ inline void __builtin_amdgcn_sched_barrier(int){}
__builtin_amdgcn_s_setprio	__builtin_amdgcn_s_setprio	__device__ inline void __builtin_amdgcn_s_setprio(int){}
__builtin_amdgcn_fence	__builtin_amdgcn_fence __threadfence	__device__ inline void __builtin_amdgcn_fence(int,const char*){__threadfence();}
__builtin_amdgcn_workitem_id_x	__builtin_amdgcn_workitem_id_x threadIdx	__device__ inline unsigned int __builtin_amdgcn_workitem_id_x(){return threadIdx.x;}
__builtin_amdgcn_workgroup_id_x	__builtin_amdgcn_workgroup_id_x blockIdx	__device__ inline unsigned int __builtin_amdgcn_workgroup_id_x(){return blockIdx.x;}
__builtin_amdgcn_workgroup_size_x	__builtin_amdgcn_workgroup_size_x blockDim	__device__ inline unsigned int __builtin_amdgcn_workgroup_size_x(){return blockDim.x;}
__builtin_amdgcn_grid_size_x	__builtin_amdgcn_grid_size_x gridDim blockDim	__device__ inline unsigned int __builtin_amdgcn_grid_size_x(){return gridDim.x*blockDim.x;}
__ockl_get_local_id_x	__ockl_get_local_id_x threadIdx	__device__ inline unsigned int __ockl_get_local_id_x(){return threadIdx.x;}
__builtin_amdgcn_workitem_id_y	__builtin_amdgcn_workitem_id_y threadIdx	__device__ inline unsigned int __builtin_amdgcn_workitem_id_y(){return threadIdx.y;}
__builtin_amdgcn_workgroup_id_y	__builtin_amdgcn_workgroup_id_y blockIdx	__device__ inline unsigned int __builtin_amdgcn_workgroup_id_y(){return blockIdx.y;}
__builtin_amdgcn_workgroup_size_y	__builtin_amdgcn_workgroup_size_y blockDim	__device__ inline unsigned int __builtin_amdgcn_workgroup_size_y(){return blockDim.y;}
__builtin_amdgcn_grid_size_y	__builtin_amdgcn_grid_size_y gridDim blockDim	__device__ inline unsigned int __builtin_amdgcn_grid_size_y(){return gridDim.y*blockDim.y;}
__ockl_get_local_id_y	__ockl_get_local_id_y threadIdx	__device__ inline unsigned int __ockl_get_local_id_y(){return threadIdx.y;}
__builtin_amdgcn_workitem_id_z	__builtin_amdgcn_workitem_id_z threadIdx	__device__ inline unsigned int __builtin_amdgcn_workitem_id_z(){return threadIdx.z;}
__builtin_amdgcn_workgroup_id_z	__builtin_amdgcn_workgroup_id_z blockIdx	__device__ inline unsigned int __builtin_amdgcn_workgroup_id_z(){return blockIdx.z;}
__builtin_amdgcn_workgroup_size_z	__builtin_amdgcn_workgroup_size_z blockDim	__device__ inline unsigned int __builtin_amdgcn_workgroup_size_z(){return blockDim.z;}
__builtin_amdgcn_grid_size_z	__builtin_amdgcn_grid_size_z gridDim blockDim	__device__ inline unsigned int __builtin_amdgcn_grid_size_z(){return gridDim.z*blockDim.z;}
__ockl_get_local_id_z	__ockl_get_local_id_z threadIdx	__device__ inline unsigned int __ockl_get_local_id_z(){return threadIdx.z;}
__builtin_amdgcn_rcpf	__builtin_amdgcn_rcpf	__device__ inline float __builtin_amdgcn_rcpf(float x){return 1.0f/x;}
__builtin_amdgcn_rsqf	__builtin_amdgcn_rsqf	__device__ __attribute__((kbind_op("math.rsqrt")))float __builtin_amdgcn_rsqf(float x);
__builtin_amdgcn_sqrtf	__builtin_amdgcn_sqrtf	__device__ __attribute__((kbind_op("math.sqrt")))float __builtin_amdgcn_sqrtf(float x);
__builtin_amdgcn_exp2f	__builtin_amdgcn_exp2f	__device__ __attribute__((kbind_op("math.exp2")))float __builtin_amdgcn_exp2f(float x);
__builtin_amdgcn_logf	__builtin_amdgcn_logf	__device__ __attribute__((kbind_op("math.log2")))float __builtin_amdgcn_logf(float x);
__builtin_amdgcn_fractf	__builtin_amdgcn_fractf fminf floorf	__device__ inline float __builtin_amdgcn_fractf(float x){return fminf(x-floorf(x),0x1.fffffep-1f);}
__builtin_amdgcn_fmed3f	__builtin_amdgcn_fmed3f fmaxf fminf	__device__ inline float __builtin_amdgcn_fmed3f(float a,float b,float c){return fmaxf(fminf(a,b),fminf(fmaxf(a,b),c));}
__builtin_amdgcn_ubfe	__builtin_amdgcn_ubfe	__device__ inline unsigned int __builtin_amdgcn_ubfe(unsigned int x,unsigned int at,unsigned int n){n&=31;return x>>(at&31)&((1u<<n)-1);}
__builtin_amdgcn_sbfe	__builtin_amdgcn_sbfe	__device__ inline int __builtin_amdgcn_sbfe(int x,unsigned int at,unsigned int n){n&=31;return n==0?0:(int)((unsigned int)(x>>(at&31))<<(32-n))>>(32-n);}
__builtin_amdgcn_alignbit	__builtin_amdgcn_alignbit __funnelshift_r	__device__ inline unsigned int __builtin_amdgcn_alignbit(unsigned int hi,unsigned int lo,unsigned int n){return __funnelshift_r(lo,hi,n);}
__builtin_amdgcn_alignbyte	__builtin_amdgcn_alignbyte __funnelshift_r	__device__ inline unsigned int __builtin_amdgcn_alignbyte(unsigned int hi,unsigned int lo,unsigned int n){return __funnelshift_r(lo,hi,8*(n&3));}
__builtin_amdgcn_sad_u8	__builtin_amdgcn_sad_u8 __vsadu4	__device__ inline unsigned int __builtin_amdgcn_sad_u8(unsigned int a,unsigned int b,unsigned int c){return c+__vsadu4(a,b);}
__builtin_amdgcn_s_memtime	__builtin_amdgcn_s_memtime clock64	__device__ inline unsigned long long __builtin_amdgcn_s_memtime(){return(unsigned long long)clock64();}
__builtin_nontemporal_load	__builtin_nontemporal_load	template<class T>__device__ inline T __builtin_nontemporal_load(const T*p){return*p;}
__builtin_nontemporal_store	__builtin_nontemporal_store	template<class V,class T>__device__ inline void __builtin_nontemporal_store(V v,T*p){*p=(T)v;}
unsafeAtomicAdd	__half2 unsafeAtomicAdd atomicAdd	__device__ inline __half2 unsafeAtomicAdd(__half2*p,__half2 v){return atomicAdd(p,v);}
unsafeAtomicAdd	__nv_bfloat162 unsafeAtomicAdd atomicAdd	__device__ inline __nv_bfloat162 unsafeAtomicAdd(__nv_bfloat162*p,__nv_bfloat162 v){return atomicAdd(p,v);}
__builtin_amdgcn_sdot4	__builtin_amdgcn_sdot4 __dp4a	__device__ inline int __builtin_amdgcn_sdot4(int a,int b,int c,bool){return __dp4a(a,b,c);}
__builtin_amdgcn_udot4	__builtin_amdgcn_udot4 __dp4a	__device__ inline unsigned int __builtin_amdgcn_udot4(unsigned int a,unsigned int b,unsigned int c,bool){return __dp4a(a,b,c);}
__bitinsert_u32	__bitinsert_u32	__device__ inline unsigned int __bitinsert_u32(unsigned int x,unsigned int y,unsigned int at,unsigned int n){unsigned int m=((1u<<(n&31))-1)<<(at&31);return(x& ~m)|(y<<(at&31)&m);}
__bitextract_u64	__bitextract_u64	__device__ inline unsigned long long __bitextract_u64(unsigned long long x,unsigned int at,unsigned int n){return(n&63)==0?0:x<<(64-(at&63)-(n&63))>>(64-(n&63));}
__bitinsert_u64	__bitinsert_u64	__device__ inline unsigned long long __bitinsert_u64(unsigned long long x,unsigned long long y,unsigned int at,unsigned int n){unsigned long long m=((1ull<<(n&63))-1)<<(at&63);return(x& ~m)|(y<<(at&63)&m);}
__ocml_native_recip_f32	__ocml_native_recip_f32	__device__ inline float __ocml_native_recip_f32(float x){return 1.0f/x;}
