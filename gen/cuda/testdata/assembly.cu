// prmt copies signs, which __byte_perm does not.
__global__ void permuted(unsigned int* x) {
    unsigned int r;
    asm("prmt.b32 %0, %1, %2, %3;" : "=r"(r) : "r"(x[0]), "r"(x[1]), "r"(x[2]));
    x[3] = r + __byte_perm(x[0], x[1], x[2]);
}

// The carry flag goes from one statement to the next.
__global__ void wide(unsigned int *sum, const unsigned int *x) {
    asm volatile("add.cc.u32 %0, %0, %1;" : "+r"(sum[0]) : "r"(x[0]));
    asm volatile("addc.u32 %0, %0, %1;" : "+r"(sum[1]) : "r"(x[1]));
}
