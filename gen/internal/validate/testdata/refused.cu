// Kernels that have forms, but for one, which TestRefused changes into what the front end never makes.

struct Pair { int x, y; };
__device__ Pair table;
__device__ Pair *where = &table;

__device__ int helper(Pair *p) { return p->x; }
__device__ int outer(Pair *p) { return helper(p); }

__global__ void k(Pair *p, float *q, int n) {
    int i = threadIdx.x;
    Pair local = p[i];
    q[i] = (float)local.y + sqrtf(q[n]);
    switch (n) { case 1: p[0].y = 2; }
    if (n) q[0] = outer(p);
}

__global__ void reads_table(int *p) { p[0] = table.x; }
__global__ void reads_pointer(int *p) { p[0] = where->x; }
__global__ void lanes(int *p) { p[0] = __shfl_sync(~0u, p[1], 0); }
__global__ void stores(int *p) { p[0] = 1; }
__global__ void reference(int &x, int *p) { p[0] = x; }
__global__ void unused(int &x) {}
