// threads: 1
// Constructors that need no argument make objects of the classes that inherit them, too, if these declare others ([over.match.ctor], [namespace.udecl]/16).
typedef long long ll;
struct B1 { int v; __device__ B1(int x) : v(x) {} __device__ B1() : v(3) {} }; struct D1 : B1 { int w = 4; using B1::B1; __device__ D1(int x) : B1(x) {} };
struct B2 { int v; __device__ B2(int x = 8) : v(x) {} }; struct D2 : B2 { int w = v + 1; using B2::B2; __device__ D2(int x, int y) : B2(x + y) {} };
struct B3 { int v; explicit __device__ B3(int x = 8) : v(x) {} }; struct D3 : B3 { int w = 5; using B3::B3; __device__ D3(int x, int y) : B3(x + y) {} };
struct B4 { int v; template <class... A> __device__ B4(A... a) : v(sizeof...(a)) {} }; struct D4 : B4 { int w = 6; using B4::B4; __device__ D4(int x, int y) : B4(x, y, 1) {} };
struct D5 : B2 { int w = 7; using B2::B2; }; struct D6 : B1 { int w = 1; using B1::B1; __device__ D6() : B1(60) {} __device__ D6(int) : B1(61) {} };
struct D7 : D2 { using D2::D2; __device__ D7(const char*) {} };
template <class D> __device__ int by(D d) { return d.v; }
template <class D> __device__ D made() { return {}; }
template <class D> struct Holds { D d; int n = 2; }; template <class D> struct Above : D { __device__ Above() {} };

template <class D> __device__ ll all() {
    ll h = 0; D a; h = h * 31 + a.v * 10 + a.w; D b{}; h = h * 31 + b.v * 10 + b.w; D c = D(); h = h * 31 + c.v + c.w; D e[2]; h = h * 31 + e[1].v + e[1].w;
    auto p = new D; h = h * 31 + p->v + p->w; delete p; Holds<D> f; h = h * 31 + f.d.v + f.d.w + f.n; Above<D> g; h = h * 31 + g.v + g.w; D i[3] = {{1, 2}}; h = h * 31 + i[0].v + i[0].w + i[2].v;
    return h;
}
__global__ void objects(ll* out) { out[0] = all<D2>(); out[1] = all<D4>(); out[2] = D7().v; out[3] = D7("").w; D1 d; out[4] = d.v * 10 + d.w; D5 e; out[5] = e.v * 10 + e.w; D6 f; out[6] = f.v; D6 g{}; out[7] = g.v; D3 h; out[8] = h.v; D3 i{}; out[9] = i.w; }
__global__ void lists(ll* out) { out[0] = by<D1>({}); out[1] = made<D1>().v; out[2] = by<D2>({}); out[3] = made<D4>().v; D1 a[3] = {5, {}}; out[4] = a[0].v * 100 + a[1].v * 10 + a[2].v; D2 b[] = {{}, {1, 2}, {4}}; out[5] = b[0].v * 100 + b[1].v * 10 + b[2].v; }
// Of two constructors whose parameters have the same types as far as there are arguments, that of the class itself is chosen ([over.match.best]/1.5).
struct B5 { int v; __device__ B5() : v(1) {} __device__ B5(int) : v(2) {} };
struct D8 : B5 { using B5::B5; __device__ D8(int = 0, int = 0) { v += 10; } };
__global__ void own(ll* out) { D8 a; D8 b(3); D8 c{}; D8 d = {4}; out[0] = a.v; out[1] = b.v; out[2] = c.v; out[3] = d.v; }
