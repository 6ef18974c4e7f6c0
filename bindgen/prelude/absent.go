package prelude

import (
	"slices"
	"strings"
)

// Absent says why a name that CUDA, HIP or OpenCL C have on the device is not in the prelude, for messages such as
// "wmma::fill_fragment is not supported: matrix fragments (WMMA) are not supported in kernel bodies". Qualified names
// are given with their namespace: "cub::BlockReduce". ok is false for a name that is nobody's.
func Absent(name string) (reason string, ok bool) {
	for _, row := range absentRows() {
		for _, pattern := range strings.Fields(row.names) {
			if prefix, isPrefix := strings.CutSuffix(pattern, "*"); name == pattern || isPrefix &&
				strings.HasPrefix(name, prefix) {
				return row.reason, true
			}
		}
	}
	return "", false
}

// hostClasses are class templates and classes of the C++ library that only host code has, but for those that are made
// of anything, such as std::function.
const hostClasses = "std::vector std::string std::wstring std::basic_string std::map std::multimap std::set " +
	"std::multiset " +
	"std::unordered_map std::unordered_multimap std::unordered_set std::unordered_multiset std::deque std::list " +
	"std::forward_list std::queue std::stack std::priority_queue std::shared_ptr std::weak_ptr std::unique_ptr " +
	"std::thread std::mutex std::recursive_mutex std::condition_variable std::ostream std::istream std::iostream " +
	"std::stringstream std::ostringstream std::istringstream std::ofstream std::ifstream std::fstream"

// HostClass reports whether a qualified name is that of a class or class template of the C++ library that no kernel
// has.
func HostClass(name string) bool { return slices.Contains(strings.Fields(hostClasses), name) }

// absent is one reason with the names it is for; a name that ends in * stands for all that begin so.
type absent struct{ names, reason string }

func absentRows() []absent {
	return []absent{
		{"textureReference surfaceReference", "the host's side of texture references is not supported in kernel bodies"},
		{"wmma::* nvcuda::* bmma_sync rocwmma::* __wmma_* __mma_*",
			"this kind of matrix fragments (WMMA) is not supported in kernel bodies"},
		{"cub::* hipcub::*", "this part of CUB is not supported in kernel bodies"},
		{"rocprim::*", "rocPRIM is not supported in kernel bodies"},
		{"thrust::*", "this part of Thrust is not supported in kernel bodies"},
		{"cutlass::* cute::*", "CUTLASS is not supported in kernel bodies"},
		{
			"curand_poisson* curand_discrete* curand_mtgp32* curandStateSobol* curandStateScrambled* curandStateMtgp32* " +
				"curandDirection* curandDiscrete* hiprand* rocrand*", "this part of cuRAND is not supported in kernel bodies"},
		{"cuda::* nvstd::*", "this part of the CUDA C++ standard library is not supported in kernel bodies"},
		{"calloc realloc __nv_aligned_device_malloc alloca __builtin_alloca",
			"memory allocation is not supported in kernel bodies"},
		{
			"cudaMalloc* cudaFree* cudaMemcpy* cudaMemset* cudaDeviceSynchronize cudaGetLastError cudaStream* cudaEvent* " +
				"cudaLaunch* cudaGet* cudaFunc*",
			"the CUDA runtime is not supported in kernel bodies"},
		{"hipMalloc* hipFree* hipMemcpy* hipDeviceSynchronize hipGetLastError",
			"the HIP runtime is not supported in kernel bodies"},
		{"__barrier_sync __barrier_sync_count", "barriers with a number are not supported in kernel bodies"},
		{"__u128Atomic*", "atomic operations on 128 bits are not supported in kernel bodies"},
		{"__pm0 __pm1 __pm2 __pm3", "there are no performance counters on the CPU"},
		{
			"__mbarrier_try_wait* __mbarrier_maximum_count __mbarrier_pending_count __mbarrier_token_pending_count " +
				"__cluster* __nv_associate_access_property* __cvta_generic_to_local __cvta_local_to_generic " +
				"__cvta_generic_to_constant __cvta_constant_to_generic" +
				" __cvta_generic_to_grid_constant __cvta_grid_constant_to_generic __isGlobal __isConstant __isLocal " +
				"__isGridConstant __isClusterShared",
			"this part of CUDA's memory model is not supported in kernel bodies"},
		{
			"__builtin_amdgcn_mfma_* __builtin_amdgcn_raw_* __builtin_amdgcn_update_dpp __builtin_amdgcn_mov_dpp* " +
				"__builtin_amdgcn_ds_swizzle __builtin_amdgcn_ds_permute __builtin_nvvm_* __nvvm_* __llvm_*", "compiler " +
				"builtins of one vendor are not supported in kernel bodies"},
		{"fprintf sprintf snprintf puts putchar std::cout std::cerr std::endl",
			"the only output function of kernels is printf"},
		{"rand srand drand48 time", "this host function is not available in kernels"},
		{hostClasses + " std::function std::sort", "this host class is not available in kernels"},
		{"get_image_num_*", "images with levels or samples are not supported in kernel bodies"},
		{
			"read_pipe write_pipe reserve_* commit_* work_group_reserve_* work_group_commit_* sub_group_reserve_* " +
				"sub_group_commit_* get_pipe_* is_valid_reserve_id", "pipes are not supported in kernel bodies"},
		{
			"enqueue_kernel enqueue_marker get_default_queue ndrange_1D ndrange_2D ndrange_3D create_user_event " +
				"set_user_event_status retain_event release_event is_valid_event capture_event_profiling_info get_kernel_*",
			"device-side enqueue is not supported in kernel bodies"},
		{"get_fence to_global to_local to_private",
			"the address space that a generic pointer points into is not known when kernels run on the CPU"},
		{"atomic_half", "atomic operations on half are not supported in kernel bodies"},
		{
			"intel_sub_group_avc_* intel_sub_group_ime_* intel_sub_group_i8_* intel_sub_group_f16_* intel_sub_group_bf16_* " +
				"intel_sub_group_media_* intel_dot_* intel_convert_* intel_get_* qcom_* arm_* amd_pack amd_msad amd_qsad " +
				"amd_mqsad", "this extension of one vendor is not supported in kernel bodies"},
	}
}
