// Inline PTX of one instruction.
__global__ void registers(unsigned* o) {
    unsigned lane, mask;
    asm("mov.u32 %0, %%laneid;" : "=r"(lane));
    asm volatile("mov.u32 %0, %lanemask_lt;\n" : "=r"(mask));
    int b;
    asm("mov.u32 %0, %ctaid.x;" : "=r"(b));
    long long t;
    asm volatile("mov.u64 %0, %%clock64;" : "=l"(t) :: "memory");
    o[0] = lane + mask + b + t;
}
__global__ void compute(unsigned* o, unsigned a, unsigned b, int c, float x) {
    unsigned r;
    asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(r) : "r"(a), "r"(b), "r"(o[1]));
    o[0] = r;
    asm("prmt.b32 %0, %1, %2, 0x3210;" : "=r"(o[1]) : "r"(a), "r"(b));
    float y;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
    asm("fma.rn.f32 %0, %1, %2, %0;" : "+f"(y) : "f"(x), "f"(x));
    o[2] = y;
    asm("mad.lo.s32 %0, %1, %2, %3;" : "=r"(c) : "r"(c), "r"(3), "r"(c));
    asm("popc.b32 %0, %1;" : "=r"(c) : "r"(a));
    o[3] = c;
    asm volatile("" ::: "memory");
    asm volatile("bar.sync 0;");
    asm volatile("membar.gl;");
}
