// threads: 1 blocks: 1
// Null pointers as template arguments ([temp.arg.nontype]/2), elaborated-type-specifiers before variables with braces
// ([dcl.type.elab]), and pointers to members of what decltype names ([dcl.mptr]).
template <class A, class B> constexpr bool is_same = false; template <class A> constexpr bool is_same<A, A> = true;
template <auto V> struct X { static constexpr decltype(V) v = V; }; template <int* P> __device__ int viaI() { return P == nullptr; } template <auto V> __device__ int viaA() { return sizeof(V) + (V == nullptr); } template <class T, T V> struct Y { __device__ bool z() { return V == nullptr; } };
template <auto... V> __device__ int cnt() { return sizeof...(V); }
struct tag { int a; int b = 5; }; __device__ struct tag gt{7}; union un { int i; float f; }; enum en { ea = 3 }; class cl { public: int q; };
struct F { __device__ int f(int x) const { return x + 2; } int d; };
__global__ void k(long long* out) {
    int i = 0;
    out[i++] = viaA<(char*)nullptr>(); out[i++] = viaA<nullptr>(); out[i++] = viaI<(int*)0>();
    out[i++] = viaI<(int*)nullptr>(); out[i++] = viaI<static_cast<int*>(nullptr)>();
    out[i++] = is_same<X<(char*)nullptr>, X<(int*)nullptr>>;
    out[i++] = is_same<X<(char*)nullptr>, X<(char*)nullptr>>; out[i++] = is_same<X<(char*)nullptr>, X<nullptr>>;
    out[i++] = X<(char*)nullptr>::v == nullptr;
    out[i++] = is_same<decltype(X<(const char*)nullptr>::v), const char* const>;
    Y<const int*, (const int*)nullptr> y; out[i++] = y.z(); out[i++] = cnt<(char*)nullptr, 1, (int*)0>();
    struct tag t{2}; out[i++] = t.a + t.b; struct tag u = {3}; struct tag v{}; out[i++] = u.a + v.a + gt.a;
    union un w{4}; out[i++] = w.i; enum en e{ea}; out[i++] = e; class cl c{6}; out[i++] = c.q;
    const struct tag ct{8, 9}; out[i++] = ct.a * ct.b; struct tag arr[2]{{1, 2}, {3}}; out[i++] = arr[1].b;
    struct tag *pt{&t}; out[i++] = pt->a;
    auto l = [](int x) { return x + 1; }; int (decltype(l)::*p)(int) const = &decltype(l)::operator();
    out[i++] = (l.*p)(3);
    F f{4}; int (decltype(f)::*q)(int) const = &F::f; out[i++] = (f.*q)(1); int decltype(f)::*dm = &F::d;
    out[i++] = f.*dm; using PM = int decltype(f)::*; PM pm = &F::d; out[i++] = f.*pm;
    out[i++] = sizeof(int decltype(f)::*);
    for (struct tag z{1}; z.a < 3; z.a++) out[i]++; i++; if (struct tag z{1}; z.a) out[i++] = 9;
    { struct tag { char c; }; struct tag t2{1}; out[i++] = sizeof(t2); struct tag2 { int a; } t3{4};
    out[i++] = t3.a; struct fwd; struct fwd { short s; }; struct fwd ff{3}; out[i++] = sizeof(ff) + ff.s; }
}
