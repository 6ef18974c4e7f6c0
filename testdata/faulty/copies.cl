// Copies by a work-group that are read before they are there.

// A barrier waits for no copy.
// run: cl_barrier_only<<<2, 64>>>(iota(64), zero(128))
__kernel void cl_barrier_only(__global const int *in, __global int *out) {
    __local int s[64];
    event_t e = async_work_group_copy(s, in, 64, 0);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = s[63 - get_local_id(0)]; // want shared-race "asynchronous copy"
    wait_group_events(1, &e);
}

// run: cl_barrier_only_ok<<<2, 64>>>(iota(64), zero(128))
__kernel void cl_barrier_only_ok(__global const int *in, __global int *out) {
    __local int s[64];
    event_t e = async_work_group_copy(s, in, 64, 0);
    wait_group_events(1, &e);
    out[get_global_id(0)] = s[63 - get_local_id(0)];
}

// There are two events and one is waited for.
// run: cl_one_event<<<1, 32>>>(iota(64), zero(32))
__kernel void cl_one_event(__global const int *in, __global int *out) {
    __local int a[32], b[32];
    event_t e[2];
    e[0] = async_work_group_copy(a, in, 32, 0);
    e[1] = async_work_group_copy(b, in + 32, 32, 0);
    wait_group_events(1, e);
    out[get_local_id(0)] = a[get_local_id(0)] + b[get_local_id(0)]; // want shared-race "asynchronous copy"
}

// run: cl_one_event_ok<<<1, 32>>>(iota(64), zero(32))
__kernel void cl_one_event_ok(__global const int *in, __global int *out) {
    __local int a[32], b[32];
    event_t e = async_work_group_copy(a, in, 32, 0);
    e = async_work_group_copy(b, in + 32, 32, e);
    wait_group_events(1, &e);
    out[get_local_id(0)] = a[get_local_id(0)] + b[get_local_id(0)];
}

// Two buffers in turns: while one is used the other one is filled.
// run: cl_two_buffers<<<1, 32>>>(iota(128), zero(32))
__kernel void cl_two_buffers(__global const int *in, __global int *out) {
    __local int s[2][32];
    event_t e[2];
    int t = get_local_id(0), sum = 0;
    e[0] = async_work_group_copy(s[0], in, 32, 0);
    for (int k = 0; k < 4; k++) {
        if (k < 3)
            e[(k + 1) % 2] = async_work_group_copy(s[(k + 1) % 2], in + 32 * (k + 1), 32, 0); // may shared-race
        wait_group_events(1, &e[0]);
        sum += s[k % 2][31 - t]; // want shared-race "asynchronous copy"
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[t] = sum;
}

// run: cl_two_buffers_ok<<<1, 32>>>(iota(128), zero(32))
__kernel void cl_two_buffers_ok(__global const int *in, __global int *out) {
    __local int s[2][32];
    event_t e[2];
    int t = get_local_id(0), sum = 0;
    e[0] = async_work_group_copy(s[0], in, 32, 0);
    for (int k = 0; k < 4; k++) {
        if (k < 3)
            e[(k + 1) % 2] = async_work_group_copy(s[(k + 1) % 2], in + 32 * (k + 1), 32, 0);
        wait_group_events(1, &e[k % 2]);
        sum += s[k % 2][31 - t];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[t] = sum;
}

// One work-item asks for the copy of all.
// run: cl_copy_by_one<<<1, 32>>>(iota(32), zero(32))
__kernel void cl_copy_by_one(__global const int *in, __global int *out) {
    __local int s[32];
    int t = get_local_id(0);
    event_t e = 0;
    if (t == 0)
        e = async_work_group_copy(s, in, 32, 0); // want divergence "has not made it"
    wait_group_events(1, &e); // may divergence
    out[t] = s[t]; // may uninitialised
}

// Each copies from elsewhere.
// run: cl_copy_differs<<<1, 32>>>(iota(64), zero(32))
__kernel void cl_copy_differs(__global const int *in, __global int *out) {
    __local int s[32];
    int t = get_local_id(0);
    event_t e = async_work_group_copy(s, in + t, 32, 0); // want divergence "other arguments"
    wait_group_events(1, &e);
    out[t] = s[t];
}

// run: cl_copy_differs_ok<<<2, 32>>>(iota(64), zero(64))
__kernel void cl_copy_differs_ok(__global const int *in, __global int *out) {
    __local int s[32];
    int t = get_local_id(0), g = get_group_id(0);
    for (int k = 0; k < 2; k++) {
        event_t e = async_work_group_copy(s, in + 32 * (g ^ k), 32, 0);
        wait_group_events(1, &e);
        out[32 * g + t] += s[31 - t];
        barrier(CLK_LOCAL_MEM_FENCE);
        e = async_work_group_copy(s, in, 16 + k, 0);
        wait_group_events(1, &e);
    }
}

// Not all wait for the same copy.
// run: cl_wait_differs<<<1, 32>>>(iota(32), zero(32))
__kernel void cl_wait_differs(__global const int *in, __global int *out) {
    __local int a[32], b[32];
    int t = get_local_id(0);
    event_t e[2];
    e[0] = async_work_group_copy(a, in, 32, 0);
    e[1] = async_work_group_copy(b, in, 32, 0);
    wait_group_events(1, &e[t / 16]); // want divergence "wait_group_events.*other arguments"
    wait_group_events(2, e);
    out[t] = a[31 - t] + b[t];
}

// run: cl_wait_differs_ok<<<1, 32>>>(iota(32), zero(32))
__kernel void cl_wait_differs_ok(__global const int *in, __global int *out) {
    __local int a[32], b[32];
    int t = get_local_id(0);
    event_t e[2];
    e[0] = async_work_group_copy(a, in, 32, 0);
    e[1] = async_work_group_copy(b, in, 32, 0);
    wait_group_events(1, &e[1]);
    out[t] = b[31 - t];
    wait_group_events(1, &e[0]);
    out[t] += a[31 - t];
}

// Two copies to one place of global memory, of which neither is waited for.
// run: cl_copies_collide<<<2, 32>>>(iota(64), zero(64))
__kernel void cl_copies_collide(__global const int *in, __global int *out) {
    __local int a[32], b[32];
    int t = get_local_id(0), from = 32 * get_group_id(0);
    a[t] = in[from + t];
    b[t] = -in[from + t];
    barrier(CLK_LOCAL_MEM_FENCE);
    event_t e[2];
    e[0] = async_work_group_copy(out + from, a, 32, 0);
    e[1] = async_work_group_copy(out + from, b, 32, 0); // want global-race "wrote it in async_work_group_copy"
    wait_group_events(2, e);
}

// run: cl_copies_collide_ok<<<2, 32>>>(iota(64), zero(64))
__kernel void cl_copies_collide_ok(__global const int *in, __global int *out) {
    __local int a[32], b[32];
    int t = get_local_id(0), from = 32 * get_group_id(0);
    a[t] = in[from + t];
    b[t] = -in[from + t];
    barrier(CLK_LOCAL_MEM_FENCE);
    event_t e = async_work_group_copy(out + from, a, 32, 0);
    wait_group_events(1, &e);
    e = async_work_group_copy(out + from, b, 32, 0);
    wait_group_events(1, &e);
}

// What is copied to global memory is read there before it was waited for, though after a barrier.
// run: cl_copy_out_unwaited<<<1, 32>>>(zero(32), zero(32))
__kernel void cl_copy_out_unwaited(__global int *out, __global int *twice) {
    __local int s[32];
    int t = get_local_id(0);
    s[t] = t;
    barrier(CLK_LOCAL_MEM_FENCE);
    event_t e = async_work_group_copy(out, s, 32, 0);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    twice[t] = 2 * out[31 - t]; // want global-race
    wait_group_events(1, &e);
}

// run: cl_copy_out_unwaited_ok<<<1, 32>>>(zero(32), zero(32))
__kernel void cl_copy_out_unwaited_ok(__global int *out, __global int *twice) {
    __local int s[32];
    int t = get_local_id(0);
    s[t] = t;
    barrier(CLK_LOCAL_MEM_FENCE);
    event_t e = async_work_group_copy(out, s, 32, 0);
    wait_group_events(1, &e);
    barrier(CLK_GLOBAL_MEM_FENCE);
    twice[t] = 2 * out[31 - t];
}

// A tile is filled again while it is still being copied out.
// run: cl_source_overwritten<<<1, 32>>>(zero(64))
__kernel void cl_source_overwritten(__global int *out) {
    __local int s[32];
    int t = get_local_id(0);
    event_t e[2];
    for (int k = 0; k < 2; k++) {
        s[t] = t + k; // want shared-race "read it in async_work_group_copy"
        barrier(CLK_LOCAL_MEM_FENCE);
        e[k] = async_work_group_copy(out + 32 * k, s, 32, 0);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    wait_group_events(2, e);
}

// run: cl_source_overwritten_ok<<<1, 32>>>(zero(64))
__kernel void cl_source_overwritten_ok(__global int *out) {
    __local int s[2][32];
    int t = get_local_id(0);
    event_t e[2];
    for (int k = 0; k < 2; k++) {
        s[k][t] = t + k;
        barrier(CLK_LOCAL_MEM_FENCE);
        e[k] = async_work_group_copy(out + 32 * k, s[k], 32, 0);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    wait_group_events(2, e);
    s[0][t] = 0;
}

// The last copy of the kernel is not made by all.
// run: cl_copy_by_some_at_end<<<2, 32>>>(iota(32), zero(64), 40)
__kernel void cl_copy_by_some_at_end(__global const int *in, __global int *out, int n) {
    __local int s[32];
    out[get_global_id(0)] = in[get_local_id(0)];
    if (get_global_id(0) < n)
        async_work_group_copy(s, in, 32, 0); // want divergence "has not made it"
}

// run: cl_copy_by_some_at_end_ok<<<2, 32>>>(iota(32), zero(64), 32)
__kernel void cl_copy_by_some_at_end_ok(__global const int *in, __global int *out, int n) {
    __local int s[32];
    out[get_global_id(0)] = in[get_local_id(0)];
    if (get_global_id(0) < n)
        async_work_group_copy(s, in, 32, 0);
}

// The event that is waited for is not that of a copy.
// run: cl_no_event<<<1, 32>>>(iota(32), zero(32))
__kernel void cl_no_event(__global const int *in, __global int *out) {
    __local int s[32];
    int t = get_local_id(0);
    event_t e = 0;
    async_work_group_copy(s, in, 32, 0);
    wait_group_events(1, &e); // want divergence "event 0"
    out[t] = s[31 - t];       // want shared-race
}

// run: cl_no_event_ok<<<1, 32>>>(iota(32), zero(32))
__kernel void cl_no_event_ok(__global const int *in, __global int *out) {
    __local int s[32];
    int t = get_local_id(0);
    event_t e = 0;
    e = async_work_group_copy(s, in, 32, e);
    wait_group_events(1, &e);
    out[t] = s[31 - t];
}
