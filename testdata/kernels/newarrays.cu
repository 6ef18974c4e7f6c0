// new of arrays with braces and parentheses.
#include <new>
typedef long long ll;
struct S { int a = 3; int b; __device__ S() : b(4) {} __device__ S(int x) : a(x), b(x + 1) {} };
struct G { int a, b = 7; };
struct Filled { int v; __device__ Filled(int v) : v(v) {} }; // of which an array is made by a whole list only
__global__ void newinit_(ll* out) {
    int n = 4 + (out[63] != 0); int* p = new int[n]{}; out[0] = p[0] + p[3]; delete[] p; p = new int[n](); out[1] = p[1]; delete[] p; p = new int[n]{1, 2}; out[2] = p[0] * 100 + p[1] * 10 + p[2] + p[3]; delete[] p;
    S* s = new S[n]; out[3] = s[2].a * 10 + s[3].b; delete[] s; s = new S[2]{5}; out[4] = s[0].b * 100 + s[1].a * 10 + s[1].b; delete[] s; s = new S[3]{{1}, S(2)}; out[5] = s[0].b + s[1].b * 10 + s[2].b * 100; delete[] s;
    G* g = new G[2]{{1, 2}, {3}}; out[6] = g[0].b * 100 + g[1].a * 10 + g[1].b; delete[] g; double* d = new double{2.5}; out[7] = (ll)(*d * 2); delete d; auto* e = new int[]{1, 2, 3}; out[8] = e[2]; delete[] e; G* h = new G{4}; out[9] = h->a * 10 + h->b; delete h;
    g = new G[n]{}; out[10] = g[3].a * 10 + g[3].b; delete[] g; int (*m)[3] = new int[n][3]{}; out[11] = m[2][1]; delete[] m; alignas(8) char buf[64]; int* q = new (buf) int[3]{7, 8}; out[12] = q[0] * 100 + q[1] * 10 + q[2];
    unsigned e2[1] = {8}; auto* w = new unsigned[2]{e2[0]}; out[13] = w[0] * 10 + w[1]; delete[] w;
    auto* f = new Filled[2]{1, 2}; out[14] = f[0].v * 10 + f[1].v; delete[] f; f = new Filled[3]{3, {4}, Filled(5)}; out[15] = f[1].v * 10 + f[2].v; delete[] f;
}
