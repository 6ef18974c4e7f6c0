// Memory that is looked at as another type, which a compiler of C does not expect; and variables whose first value is an
// address, of which only the address is asked for.

struct Pair { int a; float b; };

__global__ void punned(int* p, float* q, float3* v, Pair* s) {
    p[0] = 1;
    q[0] = 2;
    p[1] = p[0] + __float_as_int(((float*)p)[2]);
    ((long long*)s)[1] = ((Pair*)v)->a;
    s[0].a = (int)v[0].x;
}

__global__ void plain(int* p, float* q, unsigned char* c) { q[0] = p[0] + ((unsigned char*)p)[1] + *(char*)c; }

__device__ void* anything(int* p) { return p; }
__global__ void through(int* p, float* q) { q[0] = *(float*)anything(p); }

__device__ int target;
__device__ int* pointer = &target;
__device__ int** reached(int i) { return i ? &pointer : nullptr; }

__global__ void handle(int* out) { out[0] = reached(out[1]) != nullptr; }

__global__ void text(int n) { printf("hello, all of %lld\n", (long long)n); }
