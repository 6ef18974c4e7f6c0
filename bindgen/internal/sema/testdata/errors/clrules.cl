// What OpenCL C forbids and C++, or a later OpenCL C, allows: every compiler refuses it (OpenCL C 1.2, 6.5, 6.8, 6.9).
struct S { int a; };
typedef struct T { int a; } T;
typedef struct U U;
struct U { int a; };
enum E { A, B };
int takes(int *p) { return *p; }
int global_int(global const int *p) { return *p; }
int twice(int a) { return a; }
int twice(float a) { return 2; } // until somebody calls it
int __attribute__((overloadable)) either(int a) { return a; }
int __attribute__((overloadable)) either(float a) { return 2; }
int missing(int a, int b = 2) { return a + b; }
int many(int n, ...) { return n; }
struct Method { int a; int get() { return a; } };
struct Bits { int a : 3; }; /* ERROR "OpenCL C has no bit-fields" */
struct Image { image2d_t i; }; /* ERROR "a member of a struct cannot be of type 'image2d_t'" */
struct Spaced { local int a; }; /* ERROR "it cannot have an address space of its own" */
constant int given = 1;
constant int bare; /* ERROR "bare is __constant: it needs an initialiser" */
global int loose = 1; /* ERROR "before OpenCL C 2.0 a variable at file scope must be __constant, and loose is not" */
const int fixed = 1; /* ERROR "before OpenCL C 2.0 a variable at file scope must be __constant, and fixed is not" */
local int wrong; /* ERROR "wrong cannot lie in __local memory" */
int common(int x) { local int t; t = x; return t; } /* ERROR "only a kernel can have variables in __local or __constant memory, and common is none" */
int tabled(int x) { constant int t[2] = {1, 2}; return t[x]; } /* ERROR "only a kernel can have variables in __local or __constant memory, and tabled is none" */
kernel void ok1(global int *o, constant int *c, local int *l, int n, float4 v, sampler_t s, read_only image2d_t i, struct S t) { o[0] = given + c[0] + t.a; }
kernel void ok2(global int *o) { T t = {1}; U u = {2}; struct S s = {3}; enum E e = A; o[0] = t.a + u.a + s.a + e + either(1) + either(2.0f); }
kernel void ok3(global int *o) { local int t; constant int k[2] = {1, 2}; int x = 3; t = k[0]; o[0] = takes(&x) + global_int(o) + t; }
kernel void ok4(global int *o) { int this = 1, class = 2, template = 3; int a[2] = {this, class, template}; o[0] = a[0]; printf("%s", "text"); }
kernel void ok5(global float *o) { float whole; o[0] = fract(o[1], &whole); o[1] = fract(o[2], o + 3); vstore4((float4)(1), 0, o); }
kernel void r1(global int *o, bool b) { o[0] = b; } /* ERROR "parameter b of a kernel cannot be a bool, whose size the host does not know: take an int or a char" */
kernel void r2(int *p) { p[0] = 1; } /* ERROR "parameter p of a kernel cannot be a pointer to private memory" */
kernel void r3(private int *p) { p[0] = 1; } /* ERROR "parameter p of a kernel cannot be a pointer to private memory" */
kernel void r4(int p[4]) { p[0] = 1; } /* ERROR "parameter p of a kernel cannot be a pointer to private memory" */
kernel void r5(global int *global *p) { p[0][0] = 1; } /* ERROR "parameter p of a kernel cannot be a pointer to pointers before OpenCL C 2.0" */
static kernel void r6(global int *o) { o[0] = 1; } /* ERROR "kernel r6 cannot be static" */
kernel void main(global int *o) { o[0] = 1; } /* ERROR "a kernel cannot be called main" */
kernel void r7(global int *o, local int x) { o[0] = x; } /* ERROR "a parameter cannot lie in an address space" */
kernel void r8(global int *o) { o[0] = common(1); }
kernel void r9(global int *o) { o[0] = tabled(1); }
kernel void r10(global int *o) { global int x; o[0] = x; } /* ERROR "a variable of a function cannot lie in __global memory" */
kernel void r11(global int *o) { int a{1}; o[0] = a; } /* ERROR "OpenCL C has no such initialiser" */
kernel void r12(global int *o) { int a(1); o[0] = a; } /* ERROR "OpenCL C has no such initialiser" */
kernel void r13(global int *o) { o[0] = int(1.5f); } /* ERROR "OpenCL C has no conversions of this form" */
kernel void r14(global int *o) { int x = 1; int &r = x; o[0] = r; } /* ERROR "OpenCL C has no references" */
kernel void r15(global int *o) { S s; s.a = 1; o[0] = s.a; } /* ERROR "unknown type S" */
kernel void r16(global int *o) { E e = A; o[0] = e; } /* ERROR "unknown type E" */
kernel void r17(global int *o) { o[0] = twice(1); } /* ERROR "twice is defined twice" */
kernel void r18(global int *o) { o[0] = missing(1); } /* ERROR "missing needs an argument for parameter 2: OpenCL C has no default arguments" */
kernel void r19(global int *o) { o[0] = many(1, 2); } /* ERROR "functions of OpenCL C cannot have variable arguments, as many has" */
kernel void r20(global int *o) { struct Method m = {1}; o[0] = m.get(); } /* ERROR "OpenCL C has no member functions, as get is" */
kernel void r21(global int *o) { struct Bits b; b.a = 1; o[0] = b.a; }
kernel void r22(global int *o) { struct Image i; o[0] = 1; }
kernel void r23(global int *o) { struct Spaced s; o[0] = s.a; }
kernel void r24(global int *o) { int (*f)(int) = either; o[0] = f(1); } /* ERROR "OpenCL C has no pointers to functions" */
kernel void r25(read_only image2d_t i, global int *o) { image2d_t *p = &i; o[0] = 1; } /* ERROR "there are no pointers to 'image2d_t'" */
kernel void r26(global int *o) { sampler_t s[2]; o[0] = 1; } /* ERROR "there are no arrays of 'sampler_t'" */
kernel void r27(global int *o) { o[0] = bare; }
kernel void r28(global int *o) { o[0] = loose; }
kernel void r34(global int *o) { o[0] = fixed; }
kernel void r29(global int *o) { wrong = 1; o[0] = wrong; }
kernel void r30(global int *o) { o[0] = takes(o); } /* ERROR "no conversion from '__global int \*' to 'int \*'" */
kernel void r31(global int *o) { int *p = o; o[0] = *p; } /* ERROR "no conversion from '__global int \*' to 'int \*'" */
kernel void r32(global int *o) { int *p = (int *)o; o[0] = *p; } /* ERROR "no conversion from '__global int \*' to 'int \*'" */
kernel void r33(global int *o, local int *l) { global int *p = (global int *)l; p[0] = 1; } /* ERROR "no conversion from '__local int \*' to '__global int \*'" */
