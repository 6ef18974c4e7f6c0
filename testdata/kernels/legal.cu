// Legal and common: what each of these kernels does was refused once.
struct C { float re, im; __device__ C(float r = 0, float i = 0) : re(r), im(i) {} };
__device__ C operator+(const C& a, const C& b) { return C(a.re + b.re, a.im + b.im); }
__device__ C operator*(C a, C b) { return C(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re); }
__device__ bool operator==(const C& a, const C& b) { return a.re == b.re && a.im == b.im; }
struct Dual { float v, d; __device__ Dual(float v, float d = 0) : v(v), d(d) {} friend __device__ Dual operator-(const Dual& a, const Dual& b) { return Dual(a.v - b.v, a.d - b.d); } friend __device__ bool operator<(const Dual& a, const Dual& b) { return a.v < b.v; } };
enum En { en_a, en_b }; struct W { int n; __device__ W(int n) : n(n) {} }; __device__ int operator&(const W& a, const W& b) { return a.n & b.n; } __device__ int operator|(En a, W b) { return a * 100 + b.n; }
struct Conv { int n; __device__ operator int() const { return n; } }; __device__ int operator%(W a, W b) { return 1000; }
__global__ void mixed_operators(long long* out) {
    C y = C(1, 3) + 2.0f; out[0] = y.re; C z = 2.0f + C(1, 3); out[1] = z.re; out[2] = (2 * z).im; out[3] = (z * 2).im; out[4] = 1.0 + 2 * C(1, 1) == C(3, 2); out[5] = 3 == C(3);
    out[6] = (1.0f - Dual(3, 4)).d; out[7] = 1 < Dual(2); out[8] = Dual(2) < 1; out[9] = 6 & W(3); out[10] = en_b | W(5); Conv c{13}; out[12] = c % 5; out[13] = 100 % c; out[14] = c + c; out[15] = -c; out[16] = c == 13; out[17] = (c & 12) + (c << 1) + (c ? 1 : 0) + (c && 1) + !c; out[18] = W(1) % 2; out[19] = c * 1.5; float f = c; out[20] = f / 2 > 6;
}
struct ToInt { int v = 9; __device__ operator int() const { return v; } __device__ operator float*() { return nullptr; } __device__ explicit operator bool() const { return v > 3; } template <class T> __device__ operator T*() const { return nullptr; } }; struct ToRef { int v = 1; __device__ operator int&() { return v; } }; namespace ns { struct Q { int a; }; struct ToQ { __device__ operator Q() const { return Q{4}; } }; }
struct BaseConv : ToInt { int w() { return 1; } };
__global__ void conversion_calls(long long* out) {
    ToInt t; out[0] = t.operator int(); ToRef r; r.operator int&() = 8; out[1] = r.v; out[2] = t.operator bool(); const ToInt* p = &t; out[3] = p->operator int() + 1; ns::ToQ q; out[4] = q.operator ns::Q().a; BaseConv b; out[5] = b.operator int(); out[6] = t.operator float*() == nullptr; out[7] = t.ToInt::operator int(); out[8] = b.ToInt::operator int();
}
struct Bs { int a; __device__ Bs(int a) : a(a) {} __device__ Bs(float x, int k) : a(x * k) {} explicit __device__ Bs(const char*) : a(77) {} template <class T> __device__ Bs(T* p, T k) : a(*p + k) {} }; struct De : Bs { int z = 5; using Bs::Bs; }; struct De2 : De { using De::De; __device__ De2(double) : De(50) {} };
__device__ int td(De d) { return d.a; } __device__ int td2(const De2& d) { return d.a + d.z; } __device__ int ov(De) { return 1; } __device__ int ov(const char*) { return 2; } struct Unrel { int q; __device__ Unrel(const Bs& b) : q(b.a) {} };
__global__ void inherited_constructors(long long* out) {
    De d = 5; out[0] = td(3) + d.a; out[1] = td2(7); De2 e(2.5); out[2] = e.a; De2 f = 3; out[3] = f.a * 10 + f.z; De g(1.5f, 4); out[4] = g.a; De h{2.5f, 4}; out[5] = h.a; out[6] = td({1.5f, 2}); De i("x"); out[7] = i.a; out[8] = ov(1); int n = 3; De j(&n, 4); out[9] = j.a; De k(j), l = k; out[10] = l.a; De m(static_cast<De&&>(k)); out[11] = m.a; l = 6; out[12] = l.a; Unrel u(d); out[13] = u.q; De* o = new De(9); out[14] = o->a + o->z; delete o; De arr[2] = {1, 2}; out[15] = arr[1].a;
}
__device__ int late1(int); __device__ int f1(int x) { return x + 1; }
__device__ float over(float x) { return x + 0.5f; } __device__ int over(int x) { return x + 100; } template <class T> __device__ T two(T (*f)(T), T x) { return f(f(x)); } template <class T> __device__ T one(T (*f)(T)) { return f(3); } template <class T, class F> __device__ T any(F f, T x) { return f(x); }
typedef int (*IntFn)(int); struct Callable { int k; static __device__ int twice(int x) { return 2 * x; } __device__ operator IntFn() const { return k ? twice : f1; } }; struct Surr { __device__ operator IntFn() const { return f1; } __device__ int operator()(const char*) const { return 55; } };
__global__ void functions_in_blocks(long long* out) {
    int late1(int); out[0] = late1(2); { extern int f1(int); out[1] = f1(3); } int f1(int); out[2] = f1(4);
    out[3] = two<float>(&over, 1) * 10; out[4] = two<int>(over, 1); out[5] = one<float>(over) * 10; out[6] = one<int>(&over); out[7] = any<int>(static_cast<int (*)(int)>(over), 2);
    Callable c{1}, c0{0}; out[8] = c(21); out[9] = c0(21); out[10] = Callable{1}(4); const Callable& cr = c; out[11] = cr(5); Surr s; out[12] = s(5); out[13] = s("x"); IntFn fp = c; out[14] = fp(6);
}
__device__ int late1(int x) { return x * 7; }
__global__ void mutable_lambdas(long long* out) {
    int arr[3] = {1, 2, 3}; auto ac = [arr]() mutable { arr[0] += 50; return arr[0] + arr[2]; }; out[0] = ac(); out[1] = ac(); out[2] = arr[0]; auto ad = ac; out[3] = ad(); out[4] = ac();
    arr[2] = 9; auto rd = [arr] { return arr[2]; }; arr[2] = 10; out[5] = rd(); auto re = [=]() mutable { arr[1]++; return arr[1] + arr[2]; }; out[6] = re(); out[7] = re(); out[8] = arr[1]; int m[2][2] = {{1, 2}, {3, 4}}; auto mm = [m](int i) mutable { m[1][i] *= 2; return m[1][i]; }; out[9] = mm(0); out[10] = mm(0); out[11] = m[1][0]; auto cp = mm; out[12] = cp(0); out[13] = mm(0);
    int n = 1; auto lam = [n, arr]() mutable { n++; arr[0]--; return n * 10 + arr[0]; }; out[14] = lam(); out[15] = lam(); out[16] = sizeof(lam) + sizeof(rd); const auto cl = rd; out[17] = cl(); struct Holder { int a[2]; } h{{3, 4}}; auto hl = [h]() mutable { return h.a[0]++; }; hl(); out[18] = hl();
}
