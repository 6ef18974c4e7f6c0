typedef long long ll;
// What constructors do with the members of anonymous structs and unions: in their order, nested, with defaults.
template <int N> struct V { union { struct { int x, y; }; int a[2]; }; __device__ V() = default; __device__ V(int x, int y) : x(x), y(y) {} __device__ int& operator[](int i) { return a[i]; } };
struct U { union { struct { int x, y; }; int a[2]; }; __device__ U(int p, int q) : y(q), x(p) {} __device__ explicit U(int p) : a{p, p + 1} {} };
__device__ int order; __device__ int next() { return ++order; }
struct S { int before = next(); struct { int x, y; }; int after; __device__ S() : after(next()), y(next()), x(next()) {} };
__global__ void nested(ll* out) { U u(1, 2), w(7); V<2> v(3, 4); v[1]++; order = 0; S s; out[0] = u.x * 10 + u.y; out[1] = v.x * 10 + v.y; out[2] = s.before * 1000 + s.x * 100 + s.y * 10 + s.after; out[3] = w.x * 10 + w.y; }
struct C { int v; __device__ C() : v(6) {} __device__ C(int v) : v(v * 2) {} };
struct D { struct { int x = 3, y = 4; }; union { int i = 5; float f; C c; struct { short lo, hi; }; }; __device__ D() {} __device__ D(int k) : x(k), i(k + 1) {} __device__ D(float g) : f(g), y(1) {} __device__ D(short a, short b) : lo(a), hi(b) {} __device__ D(char) : c(9) {} };
__global__ void defaults(ll* out) { D a, b(8), c(1.0f), d((short)1, (short)2), e('c'); out[0] = a.x * 1000 + a.y * 100 + a.i; out[1] = b.x * 1000 + b.y * 100 + b.i; out[2] = c.x * 1000 + c.y * 100; out[3] = c.i; out[4] = d.i; out[5] = e.c.v + e.x; }
struct Deep { union { struct { union { struct { int x, y; }; ll xy; }; int z; }; int all[4]; }; __device__ Deep(int x, int y, int z) : x(x), y(y), z(z) {} __device__ Deep(ll v) : xy(v), z(9) {} };
template <class T> struct Quat { union { T v[4]; struct { T x, y, z, w; }; }; __device__ constexpr Quat(T w, T x = T(), T y = T(), T z = T()) : x(x), y(y), z(z), w(w) {} __device__ friend Quat operator*(Quat a, Quat b) { return Quat(a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z, a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x, a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w); } };
__global__ void deep(ll* out) { Deep d(1, 2, 3), e(0x700000005ll); out[0] = d.all[0] * 100 + d.all[1] * 10 + d.all[2]; out[1] = e.all[0] * 100 + e.all[1] * 10 + e.all[2]; Quat<float> q = Quat<float>(1, 2, 3, 4) * Quat<float>(5, 6, 7, 8); out[2] = (ll)q.v[0]; out[3] = (ll)q.v[1]; out[4] = (ll)q.z; out[5] = (ll)q.w; }
