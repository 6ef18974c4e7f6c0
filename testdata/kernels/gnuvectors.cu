// threads: 1 blocks: 1 oracle: g++
// nvcc 13.0 has no vector_size in device code.
// Vectors of vector_size are initialised as arrays are.
typedef int v4 __attribute__((vector_size(16)));
typedef float v2 __attribute__((vector_size(8)));
struct S { v4 p; int n; };
struct R { v2 q[2]; v4 p; };
__device__ v4 table[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};

__global__ void gnuvectors(long long* out) {
    v4 a[2] = {1, 2, 3, 4, 5, 6, 7, 8};
    out[0] = a[0][1];
    out[1] = a[1][3];
    S s = {1, 2, 3, 4, 9};
    out[2] = s.p[2];
    out[3] = s.n;
    v4 b[] = {0, 1, 2, 3, 4, 5, 6, 7};
    out[4] = sizeof(b);
    v4 c[2] = {{1}, {2, 3}};
    out[5] = c[0][3] + c[1][1];
    v4 d[2] = {1, 2};
    out[6] = d[0][1] * 100 + d[1][0];
    R r = {1, 2, 3, 4, {5, 6}};
    out[7] = (long long)(r.q[1][0] * 10 + r.p[1]);
    v4 e[3] = {a[1], 7, 8, 9, 10, c[1]};
    out[8] = e[0][0] * 10000 + e[1][3] * 100 + e[2][0];
    out[9] = sizeof(table) * 10 + table[2][0];
    int n = 3;
    v4 f[2] = {n, n + 1, (char)2, (int)2.5};
    out[10] = f[0][0] * 1000 + f[0][1] * 100 + f[0][2] * 10 + f[0][3];
}
