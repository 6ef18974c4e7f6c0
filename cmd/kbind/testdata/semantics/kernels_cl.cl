// The size that the kernel asks for is that of the launch, unless the launch says another one.
__kernel __attribute__((reqd_work_group_size(8, 4, 2))) void required(__global uint *out) {
    size_t group = (get_group_id(2) * get_num_groups(1) + get_group_id(1)) * get_num_groups(0) + get_group_id(0);
    size_t item = (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0);
    out[group * 64 + item] = (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) + get_global_id(0);
}

__kernel void scratch(__local int *a, __local float *b, __global float *out) {
    int l = get_local_id(0), n = get_local_size(0);
    a[l] = l;
    b[l] = 0.5f;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = a[n - 1 - l] + b[n - 1 - l];
}

kernel void much_local(global int *out, local int *more) {
    local int s[50 << 10];
    s[0] = 35;
    more[0] = 7;
    out[0] = s[0] + more[0];
}
