// Loops that are made of labels and gotos, and gotos in other loops. What a label is asked for is the loop behind it.

__global__ void jumps(volatile int *p, int *lock, int k, int *out) {
    int n = 0, sum = 0;
wait: // want: loop=waits
    if (*p == 0) goto wait;
again: // want: loop=waits
    __nanosleep(20);
    sum++;
    if (*p != 2) goto again;
acquire: // want: loop=waits
    if (atomicCAS(lock, 0, 1) != 0) goto acquire;
    out[0]++;
    atomicExch(lock, 0);
tries: // want: loop=goes
    if (*p == 0 && n++ < k) goto tries;
search: // want: loop=goes
    if (p[n] != k) {
        n++;
        goto search;
    }
step: // want: loop=goes
    out[n] = sum;
    if (n++ < k) goto step;
walk: // want: loop=waits
    if (p[n] == 0) goto walk;
    n += p[n];
    if (n < k) goto walk;
all: // want: loop=waits
    for (int i = 0; i < k; i++) { // want: loop=goes
        if (p[i] == 0) goto all;
    }
found: // want: loop=goes
    for (int i = 0; i < k; i++) { // want: loop=goes
        if (out[i] == n) {
            n++;
            goto found;
        }
    }
ready: // want: loop=waits
    switch (*p) {
    case 0: goto ready;
    case 1: n++; break;
    default: goto ready;
    }
    int state = 0;
machine: // want: loop=goes
    switch (state) {
    case 0: state = k > 3 ? 1 : 2; goto machine;
    case 1: state = 2; goto machine;
    }
forwards: // want: loop=goes
    if (k) goto over;
    sum += n;
over:
    if (n++ < k) goto forwards;
    *out = sum + n;
}

__global__ void mixed(volatile int *p, int k, int *out) {
    int n = 0, sum = 0;
    while (true) { // want: loop=waits
        if (*p) goto out_of_it;
    }
out_of_it:
    for (;;) { // want: loop=goes
        if (p[n++] == k) goto out_of_that;
    }
out_of_that:
    for (;;) { // want: loop=waits
        int f = p[n];
        if (f == 0) goto next;
        sum += f;
        if (f == 2) break;
        n--;
    next:;
    }
    for (int i = 0; i < k; i++) { // want: loop=goes
        if (p[i] == 0) goto skip;
        sum += i;
    skip:;
    }
    while (n < k) { // want: loop=goes
    inner: // want: loop=waits
        if (p[n] == 0) goto inner;
        if (p[n] == 3) break;
        n++;
    }
    for (int i = 0; i < k; i++) { // want: loop=goes
    leaving: // want: loop=waits
        if (p[i] == 4) break;
        if (p[i] == 3) continue;
        goto leaving;
    }
outer: // want: loop=goes
    n++;
    do { // want: loop=waits
        sum++;
    } while (p[n] == 0);
    if (n < k) goto outer;
    *out = sum;
}

// Lanes of a warp that look together at shared memory, which the loop writes or not.
__global__ void shared(volatile int *p, int n, int *out) {
    __shared__ volatile int flag, left;
    int lane = threadIdx.x % 32;
    while (__any_sync(0xffffffff, flag == 0)) {} // want: loop=waits
    int f;
    do { // want: loop=waits
        f = flag;
    } while (__any_sync(0xffffffff, f < n));
    while (__any_sync(0xffffffff, left > 0)) { // want: loop=goes
        if (lane == 0) left = left - 1;
    }
together: // want: loop=waits
    if (__any_sync(0xffffffff, p[lane] == 0)) goto together;
    *out = f;
}
