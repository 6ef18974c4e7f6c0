// Shifts count modulo the width, as OpenCL C has them.

kernel void compound(global int *x, global ulong *y, global uchar *z, int n) {
    x[0] <<= n;
    int v = x[1];
    v >>= n;
    x[1] = v;
    x[2] <<= 33;
    x[3] >>= n & 31;
    uint u = x[4];
    u <<= n;
    x[4] = u;
    y[0] <<= n;
    y[1] >>= 3;
    z[0] <<= n;
}

kernel void plain(global int *x, int n) {
    x[0] = x[0] << n;
    x[1] = x[1] >> n;
    x[2] = x[2] << (n & 31);
}
