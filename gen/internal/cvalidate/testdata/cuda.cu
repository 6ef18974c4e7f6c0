// Kernels that some language of C's family has no text for.
#include <cuda_fp16.h>

// The others of the file have one in each.
__global__ void fine(int *p) { p[0] = atomicAdd(p + 1, 2); }

// Structs that C lays out otherwise.
struct Open { int n; int rest[0]; };
__global__ void no_room(Open *s) { s->n = 1; }
union Either { int n; int none[0]; };
__global__ void no_member(Either *u) { u->n = 1; }

// Arrays as a whole.
__global__ void bound(int *p) {
    int pair[2] = {p[0], p[1]};
    auto [x, y] = pair;
    p[0] = x + y;
}

__global__ void captured(int *p) {
    int pair[2] = {p[0], p[1]};
    auto first = [=] { return pair[0]; };
    p[0] = first();
}

// A shared variable of a closure.
__global__ void aligned(int *p) {
    __shared__ __align__(64) int s[4];
    auto set = [&](int n) { s[n] = p[n]; };
    for (int i = 0; i < p[9]; i++) set(i);
    p[1] = s[1];
}

// Formats and values of printf.
__global__ void starred(int n) { printf("%*d", n, n); }
__global__ void unended(int n) { printf("100%", n); }
__global__ void too_few(int n) { printf("%d %d", n); }
__global__ void counted(int *p) { p[0] = printf("%d", p[0]); }
__global__ void not_literal(const char *format) { printf(format); }
__global__ void a_float(int n) { printf("%f", n); }
__global__ void an_int(double x) { printf("%d", x); }
__global__ void a_pointer(int *p) { printf("%p", p); }
__global__ void not_text(int *p) { printf("%s", p); }
__global__ void flags(const char *text) { printf("%+s", text); }

// Atomic operations.
__global__ void of_anything(int *p, int n) {
    __shared__ int s[2];
    int *q = n > 0 ? p : s;
    int **at = &q;
    atomicAdd(*at, n);
}
__global__ void of_half(__half *p) { atomicAdd(p, __half(1)); }
__global__ void of_shorts(unsigned short *p) { p[1] = atomicCAS(p, (unsigned short)1, (unsigned short)2); }

// Warps and what only some devices have.
__global__ void timer(unsigned long long *p) { asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(p[0])); }
__global__ void directed(float *p) { p[0] = __fadd_ru(p[0], p[1]); }
__global__ void textured(cudaTextureObject_t t, float *p) { p[0] = tex2D<float>(t, p[1], p[2]); }
__global__ void carries(unsigned *p) {
    asm("add.cc.u32 %0, %0, %1;" : "+r"(p[0]) : "r"(p[1]));
    asm("addc.u32 %0, %0, 0;" : "+r"(p[2]));
}
__global__ void sums(int *p) { p[threadIdx.x] = __reduce_add_sync(~0u, p[threadIdx.x]); }

// Addresses.
__global__ void numbered(unsigned *p, unsigned long long a) {
    p[0] = (unsigned)__cvta_generic_to_shared((void *)a);
}
