// threads: 1 blocks: 1 oracle: g++ flags: -std=c++20
// nvcc 13.0 does not initialise members by values in parentheses.
// Arrays that values in parentheses initialise (C++20 [dcl.init]/16.5): without brace elision, with narrowing.
__device__ int live, order;
struct T {
    int k;
    __device__ T(int x) : k(x) { live++; }
    __device__ T(const T& o) : k(o.k) { live++; }
    __device__ ~T() { live--; }
};
struct P { int x, y = 7; };
__device__ int next() { return ++order; }
struct Holds {
    P p;
    int a[3];
    T t[2];
    __device__ Holds(int i) : p(i, i + 1), a(i, 3), t(T(i), 5) {}
};
template <class X, class... A> __device__ int sum(A... v) {
    X a[sizeof...(A) + 1](v...);
    int s = 0;
    for (auto& x : a) s = s * 10 + x;
    return s;
}
__global__ void arrays(long long* out) {
    int a[3](1, 2);
    out[0] = a[0] * 100 + a[1] * 10 + a[2];
    P b[3](P(1, 2), P{3});
    out[1] = b[0].x * 10000 + b[0].y * 1000 + b[1].y * 100 + b[2].x * 10 + b[2].y;
    int c[](next(), next(), next());
    out[2] = sizeof(c) * 1000 + c[0] * 100 + c[1] * 10 + c[2];
    char d[2](300, 2.7);
    out[3] = d[0] * 10 + d[1];
    const char s[]("abc"), t[5]("xy");
    out[4] = sizeof(s) * 1000 + s[2] + t[3];
    int e[2][2]({1, 2}, {3});
    out[5] = e[0][1] * 100 + e[1][0] * 10 + e[1][1];
    const int f[2](4);
    static const int g[3](5, 6);
    constexpr int h[](7, 8);
    static_assert(h[1] == 8 && sizeof(h) == 8);
    out[6] = f[0] * 1000 + f[1] * 100 + g[1] * 10 + h[0];
    P n(1), list[2]({1, 2}, {3, 4});
    out[7] = list[1].x * 10 + list[0].y + n.y;
    {
        T u[2](T(1), 2);
        out[8] = u[0].k * 10 + u[1].k + live * 100;
    }
    out[9] = live;
    {
        Holds m(3);
        out[10] = m.p.y * 10000 + m.a[0] * 1000 + m.a[1] * 100 + m.a[2] * 10 + m.t[1].k + live * 100000;
    }
    out[11] = live;
    out[12] = sum<int>(1, 2, 3);
    float v[2](out[0] > 5 ? 2.5f : 1);
    out[13] = v[0] * 2 + v[1];
}

// New arrays whose elements values in parentheses initialise, of the lengths that these say or more.
struct Made {
    int v;
    __device__ Made(int v = 9) : v(v) { live++; }
    __device__ ~Made() { live--; }
};
__global__ void newparens(long long* out) {
    live = 0;
    int n = 3 + (int)out[63];
    int* a = new int[3](1, 2);
    int* b = new int[](4, 5, 6);
    int* c = new int[n + 2](7.9, 8);
    out[0] = a[0] * 100 + a[1] * 10 + a[2];
    out[1] = b[0] * 100 + b[1] * 10 + b[2];
    out[2] = c[0] * 10000 + c[1] * 1000 + c[2] * 100 + c[3] * 10 + c[4];
    delete[] a;
    delete[] b;
    delete[] c;
    Made* m = new Made[4](Made(1), 2);
    out[3] = m[0].v * 1000 + m[1].v * 100 + m[2].v * 10 + m[3].v + live * 10000;
    delete[] m;
    out[4] = live;
}
