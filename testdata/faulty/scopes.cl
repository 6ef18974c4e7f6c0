// Scopes and memory orders of OpenCL 2.0.

// run: cl_group_scope<<<4, 32>>>(zero(1))
__kernel void cl_group_scope(volatile __global atomic_int *count) {
    atomic_fetch_add_explicit(count, 1, memory_order_relaxed, memory_scope_work_group); // want scope
}

// run: cl_group_scope_ok<<<4, 32>>>(zero(1), zero(4))
__kernel void cl_group_scope_ok(volatile __global atomic_int *count, volatile __global atomic_int *own) {
    atomic_fetch_add_explicit(count, 1, memory_order_relaxed, memory_scope_device);
    atomic_fetch_add_explicit(own + get_group_id(0), 1, memory_order_relaxed, memory_scope_work_group);
}

// The load at the end sees other groups' sums only by luck.
// run: cl_load_scope<<<4, 32>>>(zero(1), zero(128))
__kernel void cl_load_scope(volatile __global atomic_int *count, __global int *out) {
    atomic_fetch_add_explicit(count, 1, memory_order_relaxed, memory_scope_device); // may scope
    out[get_global_id(0)] = atomic_load_explicit(count, memory_order_relaxed, memory_scope_work_group); // want scope
}

// run: cl_load_scope_ok<<<4, 32>>>(zero(1), zero(128))
__kernel void cl_load_scope_ok(volatile __global atomic_int *count, __global int *out) {
    atomic_fetch_add(count, 1);
    out[get_global_id(0)] = atomic_load_explicit(count, memory_order_relaxed);
}

// run: cl_exchange_scope<<<4, 32>>>(zero(1), zero(1))
__kernel void cl_exchange_scope(volatile __global atomic_int *lock, __global int *sum) {
    if (get_local_id(0) == 0) {
        int free = 0;
        while (!atomic_compare_exchange_strong_explicit(lock, &free, 1, memory_order_acquire, memory_order_relaxed, memory_scope_work_group)) // want scope
            free = 0;
        *sum += 1; // may global-race
        atomic_store_explicit(lock, 0, memory_order_release, memory_scope_work_group); // may scope
    }
}

// run: cl_exchange_scope_ok<<<4, 32>>>(zero(1), zero(1))
__kernel void cl_exchange_scope_ok(volatile __global atomic_int *lock, __global int *sum) {
    if (get_local_id(0) == 0) {
        int free = 0;
        while (!atomic_compare_exchange_strong_explicit(lock, &free, 1, memory_order_acquire, memory_order_relaxed, memory_scope_device))
            free = 0;
        *sum += 1;
        atomic_store_explicit(lock, 0, memory_order_release, memory_scope_device);
    }
}

// The fence orders for the work-group only.
// run: cl_fence_scope<<<2, 1>>>(zero(1), zero(1), zero(1))
__kernel void cl_fence_scope(__global int *data, volatile __global atomic_int *flag, __global int *out) {
    if (get_group_id(0) == 0) {
        *data = 42; // may global-race
        atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_work_group);
        atomic_store_explicit(flag, 1, memory_order_relaxed, memory_scope_device);
    } else {
        while (atomic_load_explicit(flag, memory_order_acquire, memory_scope_device) == 0) {
        }
        *out = *data; // want global-race
    }
}

// run: cl_fence_scope_ok<<<2, 1>>>(zero(1), zero(1), zero(1))
__kernel void cl_fence_scope_ok(__global int *data, volatile __global atomic_int *flag, __global int *out) {
    if (get_group_id(0) == 0) {
        *data = 42;
        atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_device);
        atomic_store_explicit(flag, 1, memory_order_relaxed, memory_scope_device);
    } else {
        while (atomic_load_explicit(flag, memory_order_acquire, memory_scope_device) == 0) {
        }
        *out = *data;
    }
}
