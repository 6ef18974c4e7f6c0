// threads: 1 blocks: 1 oracle: g++
// nvcc 13.0 has no place in device code for a constexpr static array of a class.
// Which constants of the function around it a lambda captures by default: those whose places it uses ([basic.def.odr],
// [expr.prim.lambda.capture]/7), constexpr pointers among them, and also in constant expressions.
struct Table { static constexpr int tab[3] = {1, 2, 3}; };
struct P {
    int v;
    constexpr P(int a) : v(a) {}
    constexpr int get() const { return v; }
};
__device__ int first(const int* const& p) { return *p; }
__device__ int val(const int* p) { return *p; }
struct H { const int* p; };
template <int N> __device__ int via() { return N; }
template <int N> struct X { int a[N]; };
template <class T> __device__ int instance() {
    constexpr const int* p = Table::tab;
    auto l = [=] { return p[0] + sizeof(T); };
    return sizeof(l) * 100 + l();
}
__global__ void k(long long* out) {
    int i = 0;
    { constexpr const int* p = Table::tab; auto l = [=] { return *p; }; out[i++] = sizeof(l) * 100 + l(); }
    {
        constexpr const int* p = Table::tab;
        auto l = [=] { return p[0] + *(p + 1); };
        out[i++] = sizeof(l) * 100 + l();
    }
    { constexpr const int* p = Table::tab; auto l = [=] { return p == nullptr; }; out[i++] = sizeof(l) * 100 + l(); }
    {
        constexpr const int* p = Table::tab;
        auto l = [=] { const int* const& r = p; return *r; };
        out[i++] = sizeof(l) * 100 + l();
    }
    { constexpr const int* p = Table::tab; auto l = [=] { return first(p); }; out[i++] = sizeof(l) * 100 + l(); }
    { constexpr const int* p = Table::tab; auto l = [=] { return val(p); }; out[i++] = sizeof(l) * 100 + l(); }
    {
        constexpr const int* p = Table::tab;
        auto l = [=] { const int* q = p; ++q; return *q; };
        out[i++] = sizeof(l) * 100 + l();
    }
    { constexpr const int* p = Table::tab; auto l = [=] { return &p != nullptr; }; out[i++] = sizeof(l) * 100 + l(); }
    {
        constexpr const int* p = Table::tab;
        auto l = [=] { H h = {p}; return h.p[2]; };
        out[i++] = sizeof(l) * 100 + l();
    }
    { constexpr const int* p = Table::tab; auto l = [] { return *p; }; out[i++] = sizeof(l) * 100 + l(); }
    { constexpr const int* p = Table::tab; auto l = [p] { return *p; }; out[i++] = sizeof(l) * 100 + l(); }
    { constexpr const int* p = Table::tab; auto l = [&] { return first(p); }; out[i++] = sizeof(l) * 100 + l(); }
    { constexpr const int* p = nullptr; auto l = [=] { return p ? 1 : 2; }; out[i++] = sizeof(l) * 100 + l(); }
    { constexpr const int* p = Table::tab; auto l = [=] { return (i, p)[1]; }; out[i++] = sizeof(l) * 100 + l(); }
    {
        constexpr const int* p = Table::tab; bool b = i > 0; const int* q = Table::tab + 1;
        auto l = [=] { return *(b ? p : q); };
        out[i++] = sizeof(l) * 100 + l();
    }
    {
        constexpr const int *p = Table::tab, *q = Table::tab + 1; bool b = i > 0;
        auto l = [=] { return *(b ? p : q); };
        out[i++] = sizeof(l) * 100 + l();
    }
    {
        constexpr const int *p = Table::tab, *q = Table::tab + 1; bool b = i > 0;
        auto l = [=] { const int* const& r = b ? p : q; return *r; };
        out[i++] = sizeof(l) * 100 + l();
    }
    {
        constexpr const int* p = Table::tab;
        auto l = [=] { constexpr int q = p[1]; return q; };
        out[i++] = sizeof(l) * 100 + l();
    }
    { constexpr const char* p = "abc"; auto l = [=] { return p[1]; }; out[i++] = sizeof(l) * 100 + l(); }
    {
        const int n = 3, m = 4; bool b = i > 0;
        auto l = [=] { int r = b ? n : m; return r; };
        out[i++] = sizeof(l) * 100 + l();
    }
    {
        const int n = 3, m = 4; bool b = i > 0;
        auto l = [=] { const int& r = b ? n : m; return r; };
        out[i++] = sizeof(l) * 100 + l();
    }
    {
        const int n = 3, m = 4; bool b = i > 0;
        auto l = [=] { auto&& r = b ? n : m; return r; };
        out[i++] = sizeof(l) * 100 + l();
    }
    {
        const int n = 3, m = 4; bool b = i > 0;
        auto l = [=] { return val(&(b ? n : m)); };
        out[i++] = sizeof(l) * 100 + l();
    }
    {
        const int n = 3; int m = 4; bool b = i > 0;
        auto l = [=] { return b ? n : m; };
        out[i++] = sizeof(l) * 100 + l();
    }
    { constexpr P p(5); auto l = [=] { return p.v; }; out[i++] = sizeof(l) * 100 + l(); }
    { constexpr P p(5); auto l = [=] { return p.get(); }; out[i++] = sizeof(l) * 100 + l(); }
    { constexpr P p(5); auto l = [=] { constexpr int q = p.get(); return q; }; out[i++] = sizeof(l) * 100 + l(); }
    { constexpr P p(5); auto l = [=] { constexpr int q = p.v; return q; }; out[i++] = sizeof(l) * 100 + l(); }
    {
        constexpr P p(5);
        auto l = [=] { static_assert(p.get() == 5, ""); return 1; };
        out[i++] = sizeof(l) * 100 + l();
    }
    { constexpr P p(5); auto l = [=] { int a[p.get()]; return sizeof(a); }; out[i++] = sizeof(l) * 100 + l(); }
    { constexpr P p(5); auto l = [=] { return via<p.get()>(); }; out[i++] = sizeof(l) * 100 + l(); }
    { constexpr P p(5); auto l = [=] { X<p.get()> x; return sizeof(x); }; out[i++] = sizeof(l) * 100 + l(); }
    { constexpr P p(5); auto l = [=] { return sizeof(int[p.get()]); }; out[i++] = sizeof(l) * 100 + l(); }
    {
        constexpr P p(5);
        auto l = [=] { constexpr int z[2] = {p.get(), 1}; return z[0]; };
        out[i++] = sizeof(l) * 100 + l();
    }
    { constexpr P p(5); auto l = [=] { return noexcept(p.get()); }; out[i++] = sizeof(l) * 100 + l(); }
    { constexpr const int* p = Table::tab; auto l = [=](int x) { return p[x]; }; out[i++] = sizeof(l) * 100 + l(1); }
    { constexpr const int* p = Table::tab; auto l = [=](auto x) { return p[x]; }; out[i++] = sizeof(l) * 100 + l(1); }
    out[i++] = instance<int>();
}
