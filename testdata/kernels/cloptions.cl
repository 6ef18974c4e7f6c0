// flags: -cl-single-precision-constant -w -Werror -cl-kernel-arg-info -DSCALE=0.1
// What build options change in the meaning of a source (OpenCL 3.0 API 5.8.6).
#define TENTH .1
__constant float4 four = (float4)(1.0, 1e-3, 0x1p-2, 2.);

__kernel void constants(__global long *out) {
    out[0] = sizeof(1.0) * 1000 + sizeof(1e5) * 100 + sizeof(.5) * 10 + sizeof(0x1.8p3);
    out[1] = sizeof(1.0f) * 10 + sizeof(1);
    float one = 1;
    out[2] = as_long((double)(0.1 * one));
    out[3] = as_int(four.y);
    out[4] = sizeof(SCALE) * 10 + sizeof(TENTH);
    double d = one + 0.1;
    out[5] = as_long(d);
    double e = (double)1 / 10;
    out[6] = as_long(e);
    float f = 16777216;
    out[7] = f + 1.0 == f;
    out[8] = 0xe5 + 0x1e2;
    out[9] = sizeof(M_PI_F) * 10 + sizeof(FLT_MAX);
    out[10] = as_long(d * 3);
}
