// Kernels with hand-written Go instead of their bodies.

struct Params {
    float scale;
    int offset;
};

//kbind:kernel Scale
//kbind:cpu scaleCPU
//kbind:template T=float
//kbind:template T=double
template <typename T> __global__ void scale(T *x, T by) {
    asm("some instruction that kbind does not know;");
}

//kbind:kernel Shift
//kbind:cpu shiftCPU
__global__ void shift(const float *in, float *out, Params p, int n) {
    asm("another instruction;");
}

//kbind:kernel Fail
//kbind:cpu failCPU
__global__ void fail(int *x) {
    asm("trouble;");
}
