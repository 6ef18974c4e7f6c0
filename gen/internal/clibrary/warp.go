package clibrary

// Warp has the function for an operation of a warp in CUDA C++ and HIP, and the operations whose functions it calls;
// wide says that the warp has 64 threads.
func Warp(op string, wide bool) Part {
	if wide {
		return wideWarps[op]
	}
	return warps[op]
}

// warps are functions on warps of 32 threads, by the operation; what they need are operations, too.
var warps = map[string]Part{
	"lanes": {nil, `#ifdef __HIP__
static __device__ unsigned int kb_lanes(unsigned long long all) {
    return (unsigned int)(all >> (__lane_id() & 32u));
}
#endif
`},
	"ballot": {[]string{"lanes"}, `static __device__ unsigned int kb_ballot(unsigned int mask, int predicate) {
#ifdef __HIP__
    return kb_lanes(__ballot(predicate)) & mask;
#else
    return __ballot_sync(mask, predicate);
#endif
}
`},
	"activemask": {[]string{"lanes"}, `static __device__ unsigned int kb_activemask() {
#ifdef __HIP__
    return kb_lanes(__ballot(1));
#else
    return __activemask();
#endif
}
`},
	"any": {[]string{"ballot"}, `static __device__ int kb_any(unsigned int mask, int predicate) {
    return kb_ballot(mask, predicate) != 0;
}
`},
	"all": {[]string{"ballot"}, `static __device__ int kb_all(unsigned int mask, int predicate) {
    return kb_ballot(mask, !predicate) == 0;
}
`},
	"sync": {nil, `static __device__ void kb_syncwarp(unsigned int mask) {
#ifdef __HIP__
    __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "wavefront");
    __builtin_amdgcn_wave_barrier();
#else
    __syncwarp(mask);
#endif
}
`},
	"shfl": {nil, `template <class T> static __device__ T kb_shfl(unsigned int mask, T x, int lane, int width) {
#ifdef __HIP__
    return __shfl(x, lane, width);
#else
    return __shfl_sync(mask, x, lane, width);
#endif
}
`},
	"match_any": {[]string{"shfl"}, `template <class T> static __device__ unsigned int kb_match_any(unsigned int mask, T x) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 700 && !defined(__HIP__)
    return __match_any_sync(mask, x);
#else
    unsigned int same = 0;
    for (int i = 0; i < 32; i++) {
        if (!(mask >> i & 1)) continue;
        if (kb_shfl(mask, x, i, 32) == x) same |= 1u << i;
    }
    return same;
#endif
}
`},
	"match_all": {[]string{"match_any", "all"}, `template <class T> static __device__ unsigned int kb_match_all(unsigned int mask, T x) {
    unsigned int same = kb_match_any(mask, x);
    return kb_all(mask, same == mask) ? mask : 0;
}
`},
}

// wideWarps are the same for warps of 64 threads, which only AMD's devices have.
var wideWarps = map[string]Part{
	"ballot": {nil, `static __device__ unsigned long long kb_ballot(unsigned long long mask, int predicate) {
    return __ballot(predicate) & mask;
}
`},
	"activemask": {nil, `static __device__ unsigned long long kb_activemask() {
    return __ballot(1);
}
`},
	"any": {[]string{"ballot"}, `static __device__ int kb_any(unsigned long long mask, int predicate) {
    return kb_ballot(mask, predicate) != 0;
}
`},
	"all": {[]string{"ballot"}, `static __device__ int kb_all(unsigned long long mask, int predicate) {
    return kb_ballot(mask, !predicate) == 0;
}
`},
	"sync": {nil, `static __device__ void kb_syncwarp(unsigned long long mask) {
    __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "wavefront");
    __builtin_amdgcn_wave_barrier();
}
`},
	"shfl": {nil, `template <class T> static __device__ T kb_shfl(unsigned long long mask, T x, int lane, int width) {
    return __shfl(x, lane, width);
}
`},
	"match_any": {[]string{"shfl"}, `template <class T> static __device__ unsigned long long kb_match_any(unsigned long long mask, T x) {
    unsigned long long same = 0;
    for (int i = 0; i < 64; i++) {
        if (!(mask >> i & 1)) continue;
        if (kb_shfl(mask, x, i, 64) == x) same |= 1ull << i;
    }
    return same;
}
`},
	"match_all": {[]string{"match_any", "all"}, `template <class T>
static __device__ unsigned long long kb_match_all(unsigned long long mask, T x) {
    unsigned long long same = kb_match_any(mask, x);
    return kb_all(mask, same == mask) ? mask : 0;
}
`},
}
