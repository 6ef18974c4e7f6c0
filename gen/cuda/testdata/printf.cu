// Texts that kernels print, and pointers that nothing else points to whose own address is taken.
__device__ void no_code(const char *file, int line, const char *what) { printf("%s:%d: %s\n", file, line, what); }
__global__ void k(float *__restrict__ a, float *__restrict__ b, int n) {
    auto f = [&](int i) { a[i] = b[i]; };
    f(n);
    if (n < 0) no_code("x.cu", 3, "never");
    if (n < -1) no_code(n < -2 ? "y.cu" : "z.cu", 3, "never");
}
