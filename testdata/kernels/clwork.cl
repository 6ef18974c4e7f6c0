// threads: 4x2x3 blocks: 2x3x1
// Work-item functions and synchronisation (OpenCL C 1.2 6.12.1, 6.12.8, 6.12.11).
// by hand: ids 7 1110 (sizes and counts of dimensions that there are not are 1 by table 6.7; PoCL 3.1 says 0)
__kernel void ids(__global long *out) {
    size_t x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
    if (x == 5 && y == 3 && z == 2) {
        out[0] = get_local_id(0) * 100 + get_local_id(1) * 10 + get_local_id(2);
        out[1] = get_group_id(0) * 100 + get_group_id(1) * 10 + get_group_id(2);
        out[2] = get_local_size(0) * 100 + get_local_size(1) * 10 + get_local_size(2);
        out[3] = get_global_size(0) * 10000 + get_global_size(1) * 100 + get_global_size(2);
        out[4] = get_num_groups(0) * 100 + get_num_groups(1) * 10 + get_num_groups(2);
        out[5] = get_global_offset(0) + get_global_offset(2);
        out[6] = get_work_dim();
        out[7] = get_local_id(3) + get_global_id(7) + get_group_id(3) + get_local_size(3) * 10 + get_global_size(4) * 100 + get_num_groups(5) * 1000;
        for (uint d = 0; d < 3; d++) out[8] = out[8] * 10 + get_local_size(d);
    }
    if (z == 0) out[16 + y * 8 + x] = x * 10 + y;
}

__kernel void each(__global long *out) {
    int group = get_group_id(0) + get_num_groups(0) * get_group_id(1);
    int i = get_local_id(0) + get_local_size(0) * (get_local_id(1) + get_local_size(1) * get_local_id(2));
    int n = get_local_size(0) * get_local_size(1) * get_local_size(2);
    __local int tile[24];
    tile[i] = i * i + group;
    barrier(CLK_LOCAL_MEM_FENCE);
    int left = tile[(i + n - 1) % n];
    barrier(CLK_LOCAL_MEM_FENCE);
    tile[i] = left - tile[i] * 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int step = 12; step > 0; step = step == 3 ? 1 : step / 2) {
        if (i < step && i + step < n) tile[i] += tile[i + step];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (i == 0) out[group] = tile[0] + tile[2] * 100000;
    if (i == n - 1) out[8 + group] = tile[i];
}

__kernel void leaving(__global long *out) {
    __local int seen[2];
    int i = get_local_id(0) + 4 * get_local_id(1) + 8 * get_local_id(2);
    int group = get_group_id(0) + 2 * get_group_id(1);
    if (group % 2) return;
    if (i < 2) seen[i] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int round = 0; round <= group; round++) {
        if ((i + round) % 3 == 0) atomic_add(&seen[round & 1], i);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (i >= 3) return;
    out[group * 3 + i] = i < 2 ? seen[i] : group;
}

void sync_and_scale(__local int *data, int i, int by) {
    barrier(CLK_LOCAL_MEM_FENCE);
    int v = data[23 - i];
    barrier(CLK_LOCAL_MEM_FENCE);
    data[i] = v * by;
}

int gather(__local int *data, int i) {
    sync_and_scale(data, i, 2);
    for (int k = 0; k < 3; k++) {
        if (k == 1) continue;
        sync_and_scale(data, i, k + 1);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    return data[(i + 1) % 24];
}

__kernel void called(__global long *out, __local int *data, __local float4 *wide) {
    int i = get_local_id(0) + 4 * get_local_id(1) + 8 * get_local_id(2);
    data[i] = i;
    wide[i] = (float4)(i, i + 1, i + 2, i + 3);
    int r = gather(data, i);
    float4 w = wide[(i * 5) % 24];
    if (get_group_id(0) == 1 && get_group_id(1) == 2) out[i] = r * 1000 + (long)(w.x + w.w);
}

__kernel void counters(__global long *out) {
    __global int *c = (__global int *)out;
    int i = get_local_id(0) + 4 * get_local_id(1) + 8 * get_local_id(2);
    atomic_add(&c[0], 1);
    atomic_inc(c + 2);
    atomic_dec((volatile __global int *)(c + 4));
    atomic_sub(&c[6], 2);
    atomic_max(&c[8], i * 3);
    atomic_min(&c[10], -i);
    atomic_or((__global uint *)&c[12], 1u << i);
    atomic_xor(&c[14], i);
    atom_add(&c[16], i);
    atom_inc(&c[18]);
    atom_max(&c[20], i);
    if (i == 0 && get_group_id(0) == 0 && get_group_id(1) == 0) {
        out[16] = atomic_xchg(&c[22], 9);
        out[17] = atomic_cmpxchg(&c[22], 9, 11);
        out[18] = atomic_cmpxchg(&c[22], 9, 12);
        out[19] = atomic_and(&c[22], 6);
        out[20] = atomic_add(&c[22], 5);
        volatile __global float *f = (volatile __global float *)&c[24];
        out[21] = (long)atomic_xchg(f, 2.5f);
        out[22] = (long)(atomic_xchg(f, 1.0f) * 10);
    }
    __local uint hist[4];
    if (i < 4) hist[i] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint mine = atomic_inc(&hist[i & 3]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (mine == 0) atomic_add((__global uint *)&c[50 + 2 * (i & 3)], hist[i & 3]);
    mem_fence(CLK_GLOBAL_MEM_FENCE);
}

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
__kernel void wide_counters(__global long *out) {
    int i = get_local_id(0) + 4 * get_local_id(1) + 8 * get_local_id(2);
    atom_add(&out[0], 1L << 33);
    atom_sub(out + 1, 3L);
    atom_max(&out[2], (long)i << 40);
    atom_min(&out[3], -((long)i << 40));
    atom_or((__global ulong *)&out[4], 1UL << (i + 30));
    atom_xor(&out[5], (long)i << 32);
    atom_inc(&out[6]);
    if (i == 3 && get_group_id(0) == 0 && get_group_id(1) == 0) {
        out[8] = atom_xchg(&out[7], 1L << 50);
        out[9] = atom_cmpxchg(&out[7], 1L << 50, 7L);
        atom_dec(&out[7]);
    }
}

__kernel void scanned(__global long *out, __local long *a) {
    int i = get_local_id(0) + 4 * get_local_id(1) + 8 * get_local_id(2);
    a[i] = i + 1;
    for (int d = 1; d < 24; d *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        long v = i >= d ? a[i - d] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        a[i] += v;
    }
    if (get_group_id(0) == 0 && get_group_id(1) == 1) out[i] = a[i];
}

__kernel __attribute__((reqd_work_group_size(4, 2, 3))) void while_waiting(__global long *out) {
    __local int left, turns;
    int i = get_local_id(0) + 4 * get_local_id(1) + 8 * get_local_id(2);
    if (i == 0) left = 10, turns = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    while (left > 0) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (i == 5) left -= 3;
        if (i == 6) turns++;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    do {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (i == turns) left++;
        barrier(CLK_LOCAL_MEM_FENCE);
    } while (left < 0);
    if (get_group_id(0) == 1 && get_group_id(1) == 1 && i == 23) out[0] = left * 100 + turns;
}

// A kernel that a kernel calls is an ordinary function (6.7.1).
__kernel void inner(__global long *out, __local int *tmp) {
    int i = get_local_id(0) + 4 * get_local_id(1) + 8 * get_local_id(2);
    tmp[i] = i * 7;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_group_id(0) == 0 && get_group_id(1) == 0) out[i] += tmp[23 - i] + 1;
}

__kernel void outer(__global long *out, __local int *tmp) {
    inner(out, tmp);
    barrier(CLK_LOCAL_MEM_FENCE);
    inner(out + 24, tmp);
}
