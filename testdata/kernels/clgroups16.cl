// threads: 48 flags: -cl-std=CL3.0 -I ../../testdata/kernels
// The same with sub-groups of 16 (cl_intel_required_subgroup_size).
#define LANES 16
#define SIZED __attribute__((intel_reqd_sub_group_size(LANES)))
#include "clgroups.cl"
