// The kernels of the conformance kit in OpenCL C; kernels.cu has the same in CUDA C++.

typedef struct {
    char small;
    double large;
} Pair;

// c[i] = a[i] + b[i]
kernel void add(global const int *a, global const int *b, global int *c, int n) {
    int i = get_global_id(0);
    if (i < n) c[i] = a[i] + b[i];
}

// Every thread of a 3-D launch stores 1 + its number, x fastest, at its number.
kernel void where(global int *out) {
    int i = (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) + get_global_id(0);
    out[i] = 1 + i;
}

// Reverses each block of x through local memory.
kernel void reverse(global int *x, local int *part) {
    int t = get_local_id(0), i = get_global_id(0);
    part[t] = x[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    x[i] = part[get_local_size(0) - 1 - t];
}

// Adds to a struct that was passed by value, between two small numbers, and stores it.
kernel void store(char a, Pair p, short b, global Pair *out) {
    p.small += a;
    p.large += b;
    *out = p;
}

// Takes a while: every thread does `rounds` rounds of arithmetic.
kernel void spin(global uint *out, int rounds) {
    uint x = get_global_id(0) + 1;
    for (int i = 0; i < rounds; i++) x = x * 1664525u + 1013904223u;
    out[get_local_id(0)] = x;
}

// out[0] = p is null
kernel void isnull(global const int *p, global int *out) { *out = p == 0; }
