// One mistake per kernel of OpenCL C, as in bodies.cu.
typedef struct { int x, y; } point;
typedef union { int i; float f; } word;
__kernel void e1(int n) { point p = {.z = 1}; } /* ERROR "point has no member z" */
__kernel void e2(int n) { point p = {.x.y = 1}; } /* ERROR "'int' has no parts to designate" */
__kernel void e3(int n) { int a[2] = {[2] = 1}; } /* ERROR "the array has no element 2" */
__kernel void e4(int n) { point p = {[0] = 1}; } /* ERROR "this designator does not name a member of point" */
__kernel void e5(int n) { int a[2] = {.x = 1}; } /* ERROR "this designator does not name an element of an array" */
__kernel void e6(int n) { point a[1] = {[0].x = 1, 2, 3}; } // compilers warn
__kernel void e7(int n) { point q = {1, 2}; struct { point p; } s = {.p = q, .p.x = 1}; } /* ERROR "a designator for a part of what was initialised as a whole" */
__kernel void e8(int n) { word w = {.i = 1, .g = 2}; } /* ERROR "word has no member g" */
__kernel __attribute__((intel_reqd_sub_group_size(64))) void e9(int n) { n = sub_group_any(n); } /* ERROR "kbind does not support sub-groups of 64 work-items: on the CPU they have 8, 16 or 32" */
__kernel void e10(int n) { int b[n]; } /* ERROR "this is not a constant expression" */
__kernel __attribute__((intel_reqd_sub_group_size(8))) void eight(int n) { n = sub_group_any(n); }
__kernel __attribute__((intel_reqd_sub_group_size(32))) void e11(int n) { n = sub_group_any(n); } /* ERROR "kbind does not support sub-groups of 32 work-items beside others of 8 in one unit" */
__kernel void e12(int n) { float4 v = 1; v %= 2; } /* ERROR "operator %= is not defined" */
__kernel void e13(int n) { float4 v = 1; v <<= 2; } /* ERROR "operator << is not defined" */
__kernel void e14(int n) { float4 v = 1; v |= n; } /* ERROR "operator |= is not defined" */
