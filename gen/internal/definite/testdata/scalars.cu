__device__ int last(int a, int b) { a = b; return a + b; }
__device__ int first(int a, int b) { return a; }

__global__ void branches(int *p, int n) {
    int a; // want: a=set
    if (n) a = 1; else a = 2;
    int b; // want: b=unset
    if (n) b = 1;
    int c; // want: c=set
    if (n) c = 1; else return;
    int d; // want: d=unset
    if (n && p[0]) d = 1;
    p[0] = a + b + c + d;
}

__global__ void loops(int *p, int n) {
    int a; // want: a=unset
    for (int i = 0; i < n; i++) a = i;
    int b; // want: b=set
    do { b = p[n]; } while (b > n--);
    int c; // want: c=set
    while (true) {
        c = p[1];
        if (c) break;
    }
    int d; // want: d=unset
    for (int i = 0; i < n; i++) {
        int e; // want: e=unset
        if (i) d = e;
        e = i;
        if (p[i]) continue;
        d += e;
    }
    p[0] = a + b + c + d;
}

__global__ void cases(int *p, int n) {
    int a, b; // want: a=set b=unset
    switch (n) {
    case 0: b = 2;
    case 1: a = 1; break;
    case 2: return;
    default: a = 3;
    }
    p[0] = a + b;
}

__global__ void copies(int *p, int n) {
    int a, b, c; // want: a=unset b=set c=unset
    if (n) a = 1;
    int d = a; // want: copy:a=yes d=unset
    p[1] = last(b, n); // want: copy:b=yes
    p[2] = first(c, n); // want: copy:c=no
    if (n) p[0] = d; // want: copy:d=no
}

__global__ void lanes(int *p, int n) {
    int a; // want: a=unset
    if (threadIdx.x & 1) a = n;
    int got = __shfl_xor_sync(~0u, a, 1); // want: copy:a=yes got=set
    p[threadIdx.x] = got;
}

__global__ void untracked(int *p, int n) {
    int a, b; // want: a=set b=set
    int *q = &a;
    *q = n;
    if (n) goto out;
    b = 1;
out:
    p[0] = a + b;
}
