// Special members, conversions and operators of every kind, and default member initialisers.
struct P {
    int v;
    __device__ P(int v = 1) : v(v) {
    }
    __device__ P(const P& o) : v(o.v + 100) {
    }
    __device__ P(P&& o) : v(o.v + 1000) {
        o.v = -1;
    }
    __device__ P& operator=(const P& o) {
        v = o.v + 5;
        return *this;
    }
    __device__ P& operator=(P&& o) {
        v = o.v + 7;
        o.v = 0;
        return *this;
    }
};
__device__ P mk(int a) {
    P p(a);
    return p;
}
__device__ int byv(P p) {
    return p.v;
}
__global__ void s1(long long* out) {
    P a(3);
    P b = a;
    P c(static_cast<P&&>(a));
    out[0] = a.v;
    out[1] = b.v;
    out[2] = c.v;
    b = c;
    out[3] = b.v;
    b = mk(9);
    out[4] = b.v;
    P d = mk(4);
    out[5] = d.v;
    out[6] = byv(d);
    out[7] = byv(mk(2));
    out[8] = byv(5);
    P arr[2] = {a, P(4)};
    out[9] = arr[0].v;
    out[10] = arr[1].v;
    P e = P(P(P(8)));
    out[11] = e.v;
}
struct W {
    P p;
    int k = 4;
};
struct ND {
    ND() = default;
    __device__ ND(int) : a(3) {
    }
    ND(const ND&) = default;
    int a = 2;
    ND& operator=(const ND&) = delete;
};
__global__ void s2(long long* out) {
    W w{P(3)};
    W x = w;
    out[0] = x.p.v;
    x = w;
    out[1] = x.p.v;
    W y = static_cast<W&&>(w);
    out[2] = y.p.v;
    out[3] = w.p.v;
    ND n;
    ND m(3);
    out[4] = n.a + m.a;
    ND q = m;
    out[5] = q.a;
    ND z{};
    out[6] = z.a;
}
struct O {
    int a[4];
    int* p;
    __device__ int& operator[](int i) {
        return a[i];
    }
    __device__ const int& operator[](int i) const {
        return a[i];
    }
    __device__ O* operator->() {
        a[3]++;
        return this;
    }
    __device__ int& operator*() {
        return a[0];
    }
    __device__ int operator()(int x, int y = 3) const {
        return x * y + a[1];
    }
    __device__ O& operator++() {
        a[0]++;
        return *this;
    }
    __device__ O operator++(int) {
        O t = *this;
        a[0] += 10;
        return t;
    }
    __device__ O operator-() const {
        O t = *this;
        t.a[0] = -a[0];
        return t;
    }
    __device__ bool operator!() const {
        return a[0] == 0;
    }
    __device__ explicit operator bool() const {
        return a[0] != 0;
    }
    __device__ operator int() const {
        return a[2];
    }
    __device__ O operator,(int x) {
        a[2] = x;
        return *this;
    }
    __device__ bool operator&&(const O& o) const {
        return a[1] > o.a[1];
    }
    __device__ int operator~() const {
        return ~a[0];
    }
    __device__ O& operator+=(int x) {
        a[0] += x;
        return *this;
    }
    __device__ O& operator<<(int x) {
        a[1] <<= x;
        return *this;
    }
    __device__ int operator->*(int x) {
        return a[x];
    }
    __device__ O* operator&() {
        return p ? (O*)0 : this;
    }
};
__device__ O operator+(O a, const O& b) {
    a.a[0] += b.a[0];
    return a;
}
__device__ bool operator==(const O& a, const O& b) {
    return a.a[0] == b.a[0];
}
__device__ bool operator<(const O& a, int b) {
    return a.a[0] < b;
}
__device__ int operator%(int a, const O& b) {
    return a * 100 + b.a[0];
}
__global__ void s3(long long* out) {
    O o = {{1,2,3,4}, nullptr};
    const O c = {{5,6,7,8}};
    o[1] = 9;
    out[0] = o[1] + c[2];
    out[1] = o->a[3];
    *o = 77;
    out[2] = *o;
    out[3] = c(4) + c(4, 5);
    ++o;
    o++;
    out[4] = o[0];
    out[5] = (o++)[0];
    out[6] = (-o)[0];
    out[7] = !o;
    if (o) out[8] = 1;
    int z = o;
    out[9] = z;
    out[10] = (o, 42)[2];
    out[11] = o && c;
    out[12] = ~o;
    o += 3;
    o << 2 << 1;
    out[13] = o[1];
    out[14] = o->*2;
    out[15] = (o + c)[0];
    out[16] = o == c;
    out[17] = o < 1000;
    out[18] = 3 % o;
    out[19] = (&o)->a[0];
    out[20] = o.operator[](2);
    out[21] = operator+(o, c)[0];
    out[22] = o ? 4 : 5;
    out[23] = o + 1;
}
struct V2 {
    float x, y;
    __device__ constexpr V2(float x, float y) : x(x), y(y) {
    }
    __device__ explicit V2(float s) : V2(s, s) {
    }
    template <class T> __device__ V2(const T* p) : V2(p[0], p[1]) {
    }
};
__device__ float dot(V2 a, V2 b) {
    return a.x * b.x + a.y * b.y;
}
__device__ float dot(const float (&a)[2], V2 b) {
    return 100 + a[0] * b.x;
}
struct Base {
    int a;
    int b = 5;
    __device__ Base(int a) : a(a) {
    }
    __device__ Base(int a, int c) : a(a * c) {
    }
};
struct Der : Base {
    using Base::Base;
    int d = 6;
    __device__ Der(const char*) : Base(1, 2), d(b) {
    }
};
__global__ void s4(long long* out) {
    out[0] = dot({1, 2}, {3, 4});
    float q[2] = {5, 6};
    out[1] = dot(q, V2(2.f));
    out[2] = dot(V2(q), V2{1, 1});
    Der d(4), e(2, 3), f("x");
    out[3] = d.a + d.b * 10 + d.d * 100;
    out[4] = e.a;
    out[5] = f.a + f.d * 10;
    constexpr V2 cv(1.5f, 2);
    out[6] = cv.x * 2;
    static_assert(cv.y == 2, "");
}
struct Dm {
    int a = 1;
    int b = a + 1;
    __device__ int f() {
        Dm x{10};
        a = 77;
        Dm y;
        Dm z = {a};
        return x.b * 10000 + y.b * 100 + z.b;
    }
};
struct Em {
    int n = 3;
    int t[2] = {n, n * 2};
    Dm d{n};
    const int* p = &n;
};
__global__ void defaults(long long* out) {
    Dm d;
    out[0] = d.f();
    Em e;
    out[1] = e.t[1] + e.d.b * 100;
    Em g{7};
    out[2] = g.t[0] + g.t[1] * 10 + g.d.b * 100;
    out[3] = *g.p;
    g.n = 9;
    out[4] = e.n;
}
