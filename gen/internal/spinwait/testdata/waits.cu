__device__ int lock_of(int *p) { return atomicAdd(p, 0); }
__device__ int peek(volatile int *p) { return *p; }
__device__ int deep(int *p, int n) {
    while (*(volatile int *)p != n) {} // want: loop=goes
    return n ? deep(p, n - 1) : 0;
}

__global__ void locks(int *p) {
    while (atomicCAS(p, 0, 1) != 0) {} // want: loop=waits
    p[1] += 1;
    atomicExch(p, 0);
    while (atomicExch(p, 1)) {} // want: loop=waits
    while (atomicAdd(p, 0) != 7) {} // want: loop=waits
    while (lock_of(p) == 0) {} // want: loop=waits
    while (atomicAdd(p, 1) < 7) {} // want: loop=goes
}

__global__ void flags(volatile int *p, int n) {
    while (*p == 0) {} // want: loop=waits
    while (peek(p) == 0) {} // want: loop=waits
    do { // want: loop=waits
        n = p[1];
    } while (n != 3);
    for (;;) { // want: loop=waits
        int seen = p[2];
        if (seen == n) break;
    }
}

__global__ void counts(int *p, int n) {
    for (int i = 0; i < p[0]; i++) p[i] = 1; // want: loop=goes
    int i = 0;
    while (p[i] != n) i++; // want: loop=goes
    while (n) n >>= 1; // want: loop=goes
    while (p[0] > 0) p[0] -= 1; // want: loop=goes
    do { p[1] = n; } while (false); // want: loop=goes
    p[0] = deep(p, n);
}

__global__ void retries(unsigned *p, float x) {
    unsigned old = *p, assumed;
    do { // want: loop=goes
        assumed = old;
        old = atomicCAS(p, assumed, __float_as_uint(x + __uint_as_float(assumed)));
    } while (assumed != old);
    for (int i = 0; i < 10; i++) { // want: loop=goes
        if (atomicCAS(p, 0, 1) == 0) break;
    }
    for (;;) { // want: loop=goes
        p = p + 1;
        if (atomicCAS(p, 0, 1) == 0) break;
    }
}

__global__ void seen(volatile int *p, int n) {
    int got = 0;
    while (!got) { // want: loop=waits
        if (p[0] > n) got = 1;
    }
    bool found = false;
    while (!found) { // want: loop=goes
        if (p[n] == 3) found = true;
        n++;
    }
    int left = 9;
    for (int i = 0; !found; i++) { // want: loop=goes
        if (p[i] == 3) found = true;
        else left = i;
    }
    p[1] = left;
    bool stored = false;
    while (!stored) { // want: loop=goes
        p[1] += 1;
        if (p[1] > n) stored = true;
    }
}

// Iterations that change nothing, beside others that do.
__global__ void walks(volatile int *flag, int *count, int n, int *out) {
    int sum = 0;
    for (int p = n;;) { // want: loop=waits
        int f = flag[p];
        if (f == 0) continue;
        sum += f;
        if (f == 2) break;
        p--;
    }
    int p = 0;
    while (p < n) { // want: loop=waits
        if (atomicAdd(&count[p], 0) > 0) {
            sum += p;
            p++;
        }
    }
    while (p > 0) { // want: loop=waits
        int f = flag[p];
        if (f == 0) {
            __nanosleep(20);
        } else {
            p -= f;
        }
    }
    for (int i = 0; i < n; i++) { // want: loop=goes
        if (flag[i] == 0) continue;
        sum += i;
    }
    int lo = 0, hi = n;
    while (lo < hi) { // want: loop=goes
        int mid = (lo + hi) / 2;
        if (count[mid] < sum) lo = mid + 1;
        else hi = mid;
    }
    while (count[p] != p) p = count[p]; // want: loop=goes
    unsigned seed = n;
    while (p < n) { // want: loop=goes
        seed = seed * 1664525u + 1013904223u;
        if (count[seed % n]) p++;
    }
    for (;;) { // want: loop=goes
        if (flag[p] == 0) {
            out[p] += 1;
            continue;
        }
        if (p++ == n) break;
    }
    *out = sum;
}
