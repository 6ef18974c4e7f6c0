// Kernels in which a pointer would have to point into two address spaces, and others without an answer.

__global__ void variable(int* x) {
    __shared__ int s;
    int* p = x[0] ? x : &s;
    *p = 1;
}

struct S { int* p; };
struct T { int* q; };
struct Two { int* p; int* q; };
union U { int* p; long long n; };
union V { S s; long long n; };

__global__ void member(S* a) {
    int own = 1;
    S s;
    s.p = &own;
    a[0].p[0] = *s.p;
}

__global__ void through_a_cast(long long* a) {
    int own = 1;
    ((int**)a)[0] = &own;
    *((int**)a)[0] = 2;
}

__global__ void as_a_number(unsigned long long* a) {
    int own = 1;
    unsigned long long n = (unsigned long long)&own;
    *(int*)n = 2;
    a[0] = own;
}

__global__ void in_a_union(int* a) {
    __shared__ int s;
    U u;
    u.p = &s;
    a[0] = (int)u.n;
}

__global__ void struct_in_a_union(int* a) {
    __shared__ int v;
    V u;
    u.s.p = &v;
    a[0] = *u.s.p;
}

__global__ void another_struct(int* a) {
    __shared__ int v;
    S s;
    s.p = &v;
    T* t = (T*)&s;
    a[0] = *t->q;
}

__global__ void copied_bytes(int* a) {
    __shared__ int v;
    S s;
    T t;
    s.p = &v;
    for (int i = 0; i < 8; i++) ((char*)&t)[i] = ((char*)&s)[i];
    a[0] = *t.q;
}

__global__ void read_as_a_number(unsigned long long* a) {
    int own = 1;
    int* p = &own;
    a[0] = *(unsigned long long*)&p;
}

__global__ void pointers_as_a_struct(int* a) {
    __shared__ int v;
    int* both[2];
    both[0] = both[1] = &v;
    Two* s = (Two*)both;
    a[0] = *s->q;
}

__device__ int repeats(int* p, int n) { return n ? repeats(p, n - 1) : *p; }

__global__ void recursion(int* a) { a[0] = repeats(a, 3); }

__device__ int way0(int* p) { return *p; }
__device__ int way1(int* p) { return way0(p) + way0(p + 1); }
__device__ int way2(int* p) { return way1(p) + way1(p + 1); }
__device__ int way3(int* p) { return way2(p) + way2(p + 1); }
__device__ int way4(int* p) { return way3(p) + way3(p + 1); }
__device__ int way5(int* p) { return way4(p) + way4(p + 1); }
__device__ int way6(int* p) { return way5(p) + way5(p + 1); }
__device__ int way7(int* p) { return way6(p) + way6(p + 1); }
__device__ int way8(int* p) { return way7(p) + way7(p + 1); }
__device__ int way9(int* p) { return way8(p) + way8(p + 1); }
__device__ int way10(int* p) { return way9(p) + way9(p + 1); }
__device__ int way11(int* p) { return way10(p) + way10(p + 1); }
__device__ int way12(int* p) { return way11(p) + way11(p + 1); }

__global__ void ways(int* a) { a[0] = way12(a); }

// What is made of a number in shared memory is an address like others here.
__global__ void numbers(int* a, unsigned at) {
    unsigned long long p = (unsigned long long)a;
    if (at) p = (unsigned long long)__cvta_shared_to_generic(at);
    a[0] = *(int*)p;
}

__global__ void addresses(int* a, unsigned at) {
    unsigned long long p;
    asm("cvta.shared.u64 %0, %1;" : "=l"(p) : "l"((unsigned long long)at));
    if (at == 0) p = (unsigned long long)a;
    a[0] = *(int*)p;
}
