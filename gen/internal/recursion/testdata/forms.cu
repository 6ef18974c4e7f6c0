// What functions that call themselves become. want: flat, or left, of the function on the line.

__device__ int fac(int n) { return n < 2 ? 1 : n * fac(n - 1); } // want: fac=flat

// A parameter that all calls hand on stays one.
__device__ int sum(const int* p, int n) { // want: sum=flat
    int total = 0;
    for (int i = 0; i < n; i++) {
        if (p[i] == 0) continue;
        if (p[i] < 0) break;
        total += sum(p, i);
    }
    return total;
}

__device__ int odd(int n);
__device__ int even(int n) { return n == 0 ? 1 : odd(n - 1); } // want: even=flat
__device__ int odd(int n) { return n == 0 ? 0 : even(n - 1); } // want: odd=flat

// One that traps, and one that is called with what traps becomes part of it.
__device__ int checked(int n) { // want: checked=none
    if (n < 0) __trap();
    return n;
}
__device__ int walk(int n) { return n == 0 ? 0 : walk(checked(n - 1)) + even(n); } // want: walk=flat

struct Own { int a[2]; int* at; };
__device__ void objects(int n, int* out) { // want: objects=flat
    Own own = {{n, 1}, &own.a[1]};
    char name[4] = "ab";
    if (n > 0) objects(n - 1, own.a);
    *out += own.a[0] + *own.at + name[1];
}

// Shared variables of several; nobody but ping calls pong.
__device__ int pong(int n);
__device__ int ping(int n) { // want: ping=flat
    __shared__ int hits;
    hits = n;
    return n == 0 ? hits : pong(n - 1);
}
__device__ int pong(int n) { // want: pong=left
    __shared__ int misses[2];
    misses[n & 1] = n;
    return n == 0 ? misses[0] : ping(n - 1) + misses[1];
}

// These are left as they are.
__device__ void waiting(int n) { // want: waiting=left
    __syncthreads();
    if (n > 0) waiting(n - 1);
}
__device__ int labels(int n) { // want: labels=left
again:
    if (n > 5) {
        n--;
        goto again;
    }
    return n == 0 ? 1 : labels(n - 1);
}
__device__ int large(int n) { // want: large=left
    int own[1000];
    own[n] = n;
    return n == 0 ? own[0] : large(n - 1) + own[n];
}

__global__ void all(int* out, int n) {
    out[0] = fac(n) + ping(n) + sum(out, n) + even(n) + odd(n) + walk(n) + labels(n) + large(n);
    objects(n, out);
    waiting(n);
}
