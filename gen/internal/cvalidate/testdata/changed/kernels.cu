// What the test changes.
struct Record { int n; float x; };
__global__ void changed(Record *r, float *p) {
    int i = threadIdx.x;
    p[i] = r[i].x;
}
__global__ void other(Record *r) { r[0].n = 1; }
