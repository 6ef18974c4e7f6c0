// flags: -cl-std=CL3.0
// Variables at program scope and static variables of functions, which lie in global memory (OpenCL C 3.0 6.7.1). In OpenCL C 1.2, which has none, they are the kernel's own.
#if __OPENCL_C_VERSION__ >= 200
#define AT_PROGRAM(...) __VA_ARGS__
#define IN_KERNEL(...)
#define STATIC(type, name, value) static type name = value
#define SEED
#define SEED_ARG
#else
#define AT_PROGRAM(...)
#define IN_KERNEL(...) __VA_ARGS__
#define STATIC(type, name, value)
#define SEED uint *last
#define SEED_ARG &seed
#define seed (*last)
#endif

typedef struct { int a; float b[2]; } state;
AT_PROGRAM(int counter = 4; float lut[2] = {0.5f, 2}; state now = {1, {2, 3}}; static __global long sum; int *where;)
AT_PROGRAM(const float weights[3] = {1, 2, 3};)

uint next(SEED) {
    STATIC(uint, seed, 7u);
    seed = seed * 3 + 1;
    return seed;
}
#undef seed

__kernel void variables(__global long *out) {
    IN_KERNEL(const float weights[3] = {1, 2, 3}; int counter = 4; float lut[2] = {0.5f, 2}; state now = {1, {2, 3}}; long sum = 0; int *where; uint seed = 7;)
    counter++;
    counter *= 3;
    out[0] = counter;
    lut[1] += weights[2];
    out[1] = (long)(lut[0] * 10 + lut[1] * 100);
    now.a += next(SEED_ARG);
    now.b[1] = now.a;
    state copy = now;
    out[2] = copy.a * 10 + (long)copy.b[1];
    out[3] = next(SEED_ARG) + next(SEED_ARG) * 1000;
    for (int i = 0; i < 5; i++) sum += i * counter;
    out[4] = sum;
    where = &counter;
    *where -= 20;
    float *p = lut;
    p[0] = 8;
    out[5] = counter * 100 + (long)lut[0];
}
