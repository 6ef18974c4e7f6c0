// What orders accesses in OpenCL and what does not: the flags of barriers, copies by the work-group, atomic operations beside plain ones.

// The barrier orders accesses to global memory only.
// run: cl_wrong_flag<<<1, 64>>>(zero(64))
__kernel void cl_wrong_flag(__global int *out) {
    __local int s[64];
    int i = get_local_id(0);
    s[i] = i;
    barrier(CLK_GLOBAL_MEM_FENCE);
    out[i] = s[63 - i]; // want shared-race "s\[63 - i\]"
}

// run: cl_wrong_flag_ok<<<1, 64>>>(zero(64))
__kernel void cl_wrong_flag_ok(__global int *out) {
    __local int s[64];
    int i = get_local_id(0);
    s[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = s[63 - i];
}

// And here to local memory only.
// run: cl_no_global_flag<<<2, 32>>>(zero(64), zero(64))
__kernel void cl_no_global_flag(__global int *work, __global int *out) {
    int i = get_global_id(0), first = get_group_id(0) * 32;
    work[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = work[first + 31 - get_local_id(0)]; // want global-race
}

// run: cl_no_global_flag_ok<<<2, 32>>>(zero(64), zero(64))
__kernel void cl_no_global_flag_ok(__global int *work, __global int *out) {
    int i = get_global_id(0), first = get_group_id(0) * 32;
    work[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[i] = work[first + 31 - get_local_id(0)];
}

// All read what one overwrites, in a loop, with the barrier in a function.
void meet_locally(void) { barrier(CLK_LOCAL_MEM_FENCE); }
// run: cl_flag_in_loop<<<1, 16>>>(zero(16), zero(16))
__kernel void cl_flag_in_loop(__global int *state, __global int *out) {
    int i = get_local_id(0), sum = 0;
    for (int k = 0; k < 3; k++) {
        sum += state[(i + k) % 16]; // may global-race
        meet_locally();
        if (i == k)
            state[0] = k + 1; // want global-race
        meet_locally();
    }
    out[i] = sum;
}

void meet(void) { barrier(CLK_GLOBAL_MEM_FENCE); }
// run: cl_flag_in_loop_ok<<<1, 16>>>(zero(16), zero(16))
__kernel void cl_flag_in_loop_ok(__global int *state, __global int *out) {
    int i = get_local_id(0), sum = 0;
    for (int k = 0; k < 3; k++) {
        sum += state[(i + k) % 16];
        meet();
        if (i == k)
            state[0] = k + 1;
        meet();
    }
    out[i] = sum;
}

// Nobody waits for the copy.
// run: cl_copy_unwaited<<<1, 32>>>(iota(32), zero(32))
__kernel void cl_copy_unwaited(__global const int *in, __global int *out) {
    __local int s[32];
    int i = get_local_id(0);
    event_t e = async_work_group_copy(s, in, 32, 0);
    out[i] = s[i]; // want shared-race
    wait_group_events(1, &e); // may uninitialised
}

// run: cl_copy_unwaited_ok<<<1, 32>>>(iota(32), zero(32))
__kernel void cl_copy_unwaited_ok(__global const int *in, __global int *out) {
    __local int s[32];
    int i = get_local_id(0);
    event_t e = async_work_group_copy(s, in, 32, 0);
    wait_group_events(1, &e);
    out[i] = s[i];
}

// A barrier does not wait for a copy, and what is copied must have been written by then.
// run: cl_copy_too_early<<<1, 32>>>(zero(32))
__kernel void cl_copy_too_early(__global int *out) {
    __local int s[32];
    int i = get_local_id(0);
    s[i] = i * i;
    event_t e = async_work_group_copy(out, s, 32, 0); // want shared-race|uninitialised
    wait_group_events(1, &e); // may shared-race
}

// run: cl_copy_too_early_ok<<<1, 32>>>(zero(32))
__kernel void cl_copy_too_early_ok(__global int *out) {
    __local int s[32];
    int i = get_local_id(0);
    s[i] = i * i;
    barrier(CLK_LOCAL_MEM_FENCE);
    event_t e = async_work_group_copy(out, s, 32, 0);
    wait_group_events(1, &e);
}

// The counter is set by one work-item while others count already.
// run: cl_late_reset<<<1, 8>>>(zero(1))
__kernel void cl_late_reset(__global int *count) {
    if (get_local_id(0) == 0)
        *count = 0;
    atomic_inc(count); // want global-race
}

// run: cl_late_reset_ok<<<1, 8>>>(zero(1))
__kernel void cl_late_reset_ok(__global int *count) {
    if (get_local_id(0) == 0)
        *count = 0;
    barrier(CLK_GLOBAL_MEM_FENCE);
    atomic_inc(count);
}

// One group sets the counter of all.
// run: cl_reset_for_all<<<2, 8>>>(fill(1, 5))
__kernel void cl_reset_for_all(__global int *count) {
    if (get_global_id(0) == 0)
        *count = 0; // may global-race
    barrier(CLK_GLOBAL_MEM_FENCE);
    atomic_inc(count); // may global-race
    if (get_group_id(0) == 1 && *count > 100) // want global-race
        *count = 1; // may global-race
}

// run: cl_reset_for_all_ok<<<2, 8>>>(fill(2, 5))
__kernel void cl_reset_for_all_ok(__global int *counts) {
    __global int *count = counts + get_group_id(0);
    if (get_local_id(0) == 0)
        *count = 0;
    barrier(CLK_GLOBAL_MEM_FENCE);
    atomic_inc(count);
}

// An exchange that fails reads only; one that succeeds writes.
// run: cl_exchange_read_ok<<<1, 8>>>(fill(1, 1), zero(8))
__kernel void cl_exchange_read_ok(__global int *state, __global int *out) {
    atomic_cmpxchg(state, 0, 7);
    out[get_local_id(0)] = *state;
}

int peek(__global int *p) { return *p; }
// run: cl_exchange_read<<<1, 8>>>(zero(1), zero(8))
__kernel void cl_exchange_read(__global int *state, __global int *out) {
    out[get_local_id(0)] = peek(state);
    atomic_cmpxchg(state, 0, 7); // want global-race
} // may global-race

// Release and acquire order what they should.
// run: cl_release_ok<<<1, 2>>>(zero(1), zero(1))
__kernel void cl_release_ok(__global int *data, __global int *out) {
    __local atomic_int flag;
    if (get_local_id(0) == 0)
        atomic_init(&flag, 0);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0) {
        *data = 5;
        atomic_store_explicit(&flag, 1, memory_order_release);
    } else {
        while (atomic_load_explicit(&flag, memory_order_acquire) == 0)
            ;
        *out = *data;
    }
}

// run: cl_relaxed<<<1, 2>>>(zero(1), zero(1))
__kernel void cl_relaxed(__global int *data, __global int *out) {
    __local atomic_int flag;
    if (get_local_id(0) == 0)
        atomic_init(&flag, 0);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0) {
        *data = 5;
        atomic_store_explicit(&flag, 1, memory_order_relaxed);
    } else {
        while (atomic_load_explicit(&flag, memory_order_acquire) == 0)
            ;
        *out = *data; // want global-race
    }
}
