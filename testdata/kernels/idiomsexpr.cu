// threads: 1 blocks: 1
// Expression templates, CRTP, small matrices, dual numbers, iterators and views.
template <class E> struct Expr {
    __device__ const E& self() const { return static_cast<const E&>(*this); }
    __device__ float operator[](int i) const { return self().at(i); }
    __device__ int size() const { return self().n(); }
};
template <int N> struct Vec : Expr<Vec<N>> {
    float d[N];
    Vec() = default;
    template <class E> __device__ Vec(const Expr<E>& e) { for (int i = 0; i < N; ++i) d[i] = e[i]; }
    template <class... T, class = decltype((float(T()) + ... + 0.f))> __device__ explicit Vec(float a, T... b) : d{a, float(b)...} {}
    template <class E> __device__ Vec& operator+=(const Expr<E>& e) { for (int i = 0; i < N; ++i) d[i] += e[i]; return *this; }
    __device__ float at(int i) const { return d[i]; }
    __device__ static constexpr int n() { return N; }
};
struct Plus { static __device__ float f(float a, float b) { return a + b; } };
struct Times { static __device__ float f(float a, float b) { return a * b; } };
template <class L, class R, class Op> struct Bin : Expr<Bin<L, R, Op>> {
    const L& l;
    const R r;
    __device__ Bin(const L& l, const R& r) : l(l), r(r) {}
    __device__ float at(int i) const { return Op::f(l[i], r[i]); }
    __device__ int n() const { return l.size(); }
};
struct Const : Expr<Const> {
    float c;
    __device__ Const(float c) : c(c) {}
    __device__ float at(int) const { return c; }
    __device__ int n() const { return -1; }
};
template <class L, class R> __device__ Bin<L, R, Plus> operator+(const Expr<L>& l, const Expr<R>& r) { return {l.self(), r.self()}; }
template <class L, class R> __device__ auto operator*(const Expr<L>& l, const Expr<R>& r) { return Bin<L, R, Times>(l.self(), r.self()); }
template <class L> __device__ auto operator*(const Expr<L>& l, float c) -> decltype(l * Const(c)) { return l * Const(c); }
template <class E> __device__ float norm1(const Expr<E>& e) { float s = 0; for (int i = 0; i < e.size(); ++i) s += e[i] < 0 ? -e[i] : e[i]; return s; }
__global__ void expressions(long long* out) {
    Vec<4> a(1, 2, 3.5, -4), b(0.5f, 1, 1, 2);
    Vec<4> c = a + b * 2.0f;
    for (int i = 0; i < 4; ++i) out[i] = c[i] * 100;
    c += (a * b);
    out[4] = norm1(c) * 100;
    out[5] = norm1(a + b) * 100;
    out[6] = sizeof(Vec<4>) * 100 + sizeof(Const);
    out[7] = (a * b + c).size();
}

template <class D> struct Comparable {
    friend __device__ bool operator>(const D& a, const D& b) { return b < a; }
    friend __device__ bool operator<=(const D& a, const D& b) { return !(b < a); }
    friend __device__ bool operator!=(const D& a, const D& b) { return !(a == b); }
};
template <class D, class T> struct Ring_ : Comparable<D> {
    friend __device__ D operator+(D a, const D& b) { return a += b; }
    friend __device__ D operator-(D a, const D& b) { return a -= b; }
    friend __device__ D operator*(D a, const D& b) { return a *= b; }
    friend __device__ D operator*(T s, const D& b) { return D(s) *= b; }
};
template <class T> struct Dual : Ring_<Dual<T>, T> {
    T v, e;
    __device__ constexpr Dual(T v = T(), T e = T()) : v(v), e(e) {}
    __device__ Dual& operator+=(const Dual& o) { v += o.v; e += o.e; return *this; }
    __device__ Dual& operator-=(const Dual& o) { v -= o.v; e -= o.e; return *this; }
    __device__ Dual& operator*=(const Dual& o) { e = e * o.v + v * o.e; v *= o.v; return *this; }
    friend __device__ bool operator<(const Dual& a, const Dual& b) { return a.v < b.v; }
    friend __device__ bool operator==(const Dual& a, const Dual& b) { return a.v == b.v && a.e == b.e; }
    friend __device__ Dual sq(const Dual& x) { return x * x; }
};
template <class T> __device__ T poly(T x) { return 3.0 * x * x - x + T(2); }
__global__ void duals(long long* out) {
    Dual<double> x(1.5, 1);
    auto y = poly(x);
    out[0] = y.v * 1000, out[1] = y.e * 1000;
    auto z = sq(x) - 2 * x;
    out[2] = z.v * 1000, out[3] = z.e * 1000;
    out[4] = (x > z) + 2 * (x <= z) + 4 * (x != z) + 8 * (x == x) + 16 * (z < 1.0);
    out[5] = poly(2) + (int)(poly(2.5f) * 100);
    out[6] = sizeof(x);
}

template <class T, int R, int C> struct Mat {
    T m[R][C];
    __device__ T* operator[](int i) { return m[i]; }
    __device__ const T* operator[](int i) const { return m[i]; }
    __device__ T& operator()(int i, int j) { return m[i][j]; }
    __device__ const T& operator()(int i, int j) const { return m[i][j]; }
    static __device__ Mat identity() { Mat r{}; for (int i = 0; i < (R < C ? R : C); ++i) r(i, i) = T(1); return r; }
    __device__ Mat<T, C, R> transposed() const { Mat<T, C, R> t; for (int i = 0; i < R; ++i) for (int j = 0; j < C; ++j) t[j][i] = m[i][j]; return t; }
    template <int K> friend __device__ Mat<T, R, K> operator*(const Mat& a, const Mat<T, C, K>& b) {
        Mat<T, R, K> r = {};
        for (int i = 0; i < R; ++i) for (int j = 0; j < K; ++j) for (int k = 0; k < C; ++k) r[i][j] += a(i, k) * b(k, j);
        return r;
    }
};
template <class T, int N> __device__ T det(const Mat<T, N, N>& a) {
    if constexpr (N == 1) return a[0][0];
    else {
        T s = 0;
        for (int c = 0; c < N; ++c) {
            Mat<T, N - 1, N - 1> minor;
            for (int i = 1; i < N; ++i) for (int j = 0, k = 0; j < N; ++j) if (j != c) minor[i - 1][k++] = a[i][j];
            s += (c % 2 ? -1 : 1) * a[0][c] * det(minor);
        }
        return s;
    }
}
__global__ void matrices(long long* out) {
    Mat<int, 2, 3> a{{{1, 2, 3}, {4, 5, 6}}};
    auto g = a * a.transposed();
    out[0] = g[0][0], out[1] = g[0][1], out[2] = g(1, 1);
    Mat<long long, 3, 3> b = {{2, -1, 0, 4, 3, 7, 1, 0, 5}};
    out[3] = det(b), out[4] = det(b * b.transposed()), out[5] = det(Mat<long long, 4, 4>::identity());
    const auto& i = Mat<int, 2, 3>::identity();
    out[6] = i[0][0] * 10 + i[1][1] + i[1][2];
}

template <class T> struct Strided {
    using value_type = T;
    using reference = T&;
    using difference_type = int;
    T* p;
    int step;
    __device__ reference operator*() const { return *p; }
    __device__ T* operator->() const { return p; }
    __device__ reference operator[](difference_type n) const { return p[n * step]; }
    __device__ Strided& operator++() { p += step; return *this; }
    __device__ Strided operator++(int) { auto t = *this; ++*this; return t; }
    __device__ Strided& operator--() { p -= step; return *this; }
    friend __device__ Strided operator+(Strided s, int n) { return {s.p + n * s.step, s.step}; }
    friend __device__ Strided operator+(int n, Strided s) { return s + n; }
    friend __device__ difference_type operator-(const Strided& a, const Strided& b) { return (a.p - b.p) / a.step; }
    __device__ bool operator!=(const Strided& o) const { return p != o.p; }
    __device__ bool operator==(const Strided& o) const { return !(*this != o); }
};
template <class It> struct Range { It b, e; __device__ It begin() const { return b; } __device__ It end() const { return e; } };
template <class It> Range(It, It) -> Range<It>;
template <class It, class F> struct MapIt {
    It it; F f;
    __device__ auto operator*() const { return f(*it); }
    __device__ MapIt& operator++() { ++it; return *this; }
    __device__ bool operator!=(const MapIt& o) const { return it != o.it; }
};
template <class It, class F> __device__ auto mapped(Range<It> r, F f) { return Range{MapIt<It, F>{r.b, f}, MapIt<It, F>{r.e, f}}; }
template <class It, class T = typename It::value_type> __device__ T sum(It b, It e, T s = {}) { while (b != e) s += *b++; return s; }
struct Pt { int x, y; };
__global__ void iterators(long long* out) {
    int a[12];
    for (int i = 0; i < 12; ++i) a[i] = i * i;
    Strided<int> b{a, 3}, e = b + 4;
    out[0] = sum(b, e), out[1] = e - b, out[2] = b[2], out[3] = *(2 + b);
    Range r{b, e};
    for (int& x : r) x -= 1;
    out[4] = sum(r.begin(), r.end(), 1000LL);
    int bias = 5, s = 0;
    for (auto x : mapped(r, [bias](int v) { return v * 2 + bias; })) s = s * 3 + x;
    out[5] = s;
    Pt pts[4] = {{1, 2}, {3, 4}, {5, 6}, {7, 8}};
    Strided<Pt> p{pts, 2};
    out[6] = (p++)->y * 10;
    out[6] += p->x * 100;
    out[7] = (--p == Strided<Pt>{pts, 2});
    for (auto [x, y] : Range{pts + 1, pts + 4}) out[8] += x * y;
    for (auto&& [x, y] : pts) y += x;
    out[9] = pts[3].y;
}
