__device__ int first(const int *p) { return p[0]; } // want: p=start
__device__ int part(const int *p) { return p[0]; } // want: p=anywhere
__device__ void bump(int *&p) { p++; } // want: p=object
__device__ int *next(int *p) { return p + 1; } // want: p=start

__global__ void starts(int *a, int n) { // want: a=start
    int local[8];
    int *p = local, *q = nullptr; // want: p=start q=start
    if (n) q = a;
    p[0] = q[0] = first(a) + first(local);
}

__global__ void inside(int *a, int n) { // want: a=start
    int *p = a + n, *q = p, *r = &a[n], *s = next(a); // want: p=anywhere q=anywhere r=anywhere s=anywhere
    *p = *q + *r + *s + part(a + 1);
}

__global__ void moved(int *a, int n) { // want: a=anywhere
    while (n--) *a++ = 0;
}

__global__ void addressed(int *a) { // want: a=memory
    bump(a);
    *a = 0;
}

__global__ void raw(void *a, const char *b) { // want: a=anywhere b=start
    int *p = (int *)b; // want: p=anywhere
    *(float *)a = *p;
}
