// Direct initialisation with braces: explicit conversion functions ([over.match.conv]), enumerations whose underlying
// type is fixed ([dcl.init.list]/3.8); which array a list becomes ([over.ics.rank]/3.1.2).
template <class T> T&& dlAny();
struct DlBoth { int v = 5; explicit __device__ operator int() const { return v; } __device__ operator short() const { return 2; } };
struct DlPointer { int v = 6; explicit __device__ operator int*() { return &v; } };
struct DlPair { int a; int b; };
enum class DlScoped { x, y }; struct DlToScoped { explicit __device__ operator DlScoped() const { return DlScoped::y; } };
struct DlMember { int m; __device__ DlMember(const DlBoth& a) : m{a} {} };
struct DlDefault { int m{DlBoth()}; };
struct DlLvalue { explicit __device__ operator int&() &; };
struct DlTemplate { template <class T, class = decltype(T(1))> explicit __device__ operator T() const &; enum E { x }; __device__ operator E(); };
template <class T, class F> struct DlList {
    template <class U> static auto t(int) -> decltype((void)(U{dlAny<F>()}), char());
    template <class U> static long t(...);
    enum { v = sizeof(t<T>(0)) == 1 };
};
enum DlLong : long { DlLong_a = -1, DlLong_b = 3 }; enum class DlChar : char { z }; enum DlPlain { dlR, dlS }; enum DlShort : short { dlE };
struct DlEnumMember { DlLong e; __device__ DlEnumMember(int x) : e{x} {} };

__global__ void directlists(long long* out) {
    DlBoth a; DlPointer e; int x{a}; out[0] = x; out[1] = int{a}; int y = {a}; out[2] = y; DlPair g{a, a}; out[3] = g.a * 10 + g.b;
    int* p{e}; out[4] = *p; DlToScoped h; DlScoped n{h}; out[5] = (int)n; int* q = new int{a}; out[6] = *q; delete q; out[7] = DlMember(a).m;
    int arr[2]{a, a}; out[8] = arr[0]; out[9] = sizeof(int{a}); DlDefault d; out[10] = d.m;
    out[11] = DlList<int, DlLvalue&>::v; out[12] = DlList<int, DlLvalue>::v; out[13] = DlList<int, const DlTemplate>::v; out[14] = DlList<int, DlTemplate&>::v; out[15] = DlList<int, const DlLvalue&>::v;
    char ch = 5; DlLong en{-ch}; out[16] = en; DlChar z{7}; out[17] = (int)z; out[18] = (int)DlScoped{ch}; out[19] = DlLong{dlS}; out[20] = DlEnumMember(4).e; DlShort es[2] = {DlShort{1}, DlShort{2}}; out[21] = es[1]; out[22] = DlLong{DlLong_b}; DlLong* en2 = new DlLong{-2}; out[23] = *en2; delete en2;
    out[24] = DlList<DlLong, int>::v; out[25] = DlList<DlChar, int>::v; out[26] = DlList<DlPlain, int>::v; out[27] = DlList<DlScoped, DlLong>::v; out[28] = DlList<DlLong, DlScoped>::v; out[29] = DlList<DlLong, double>::v; out[30] = DlList<DlShort, long>::v; out[31] = DlList<DlShort, signed char>::v;
}

__device__ int dlF(const double (&)[2]) { return 2; } __device__ int dlF(const double (&&)[3]) { return 3; }
__device__ int dlG(const int (&)[2]) { return 2; } __device__ int dlG(const double (&)[3]) { return 3; }
__device__ int dlH(const int (&)[4]) { return 4; } __device__ int dlH(const int (&)[3]) { return 3; }
struct DlInt { int v; __device__ DlInt(int x) : v(x) {} };
__device__ int dlW(const DlInt (&&)[4]) { return 4; } __device__ int dlW(const DlInt (&&)[3]) { return 3; }
__device__ int dlM(const int (&&)[2][2]) { return 4; } __device__ int dlM(const int (&&)[3][2]) { return 3; } __device__ int dlM(const int (&&)[1][3]) { return 5; }
struct DlArray { int a[2]; }; __device__ int dlN(DlArray) { return 1; } __device__ int dlN(const int (&)[3]) { return 2; }
__global__ void arraylists(long long* out) {
    int i = 0; out[i++] = dlF({2.5, 2.5, 1.}); out[i++] = dlG({2}); out[i++] = dlG({2, 2}); out[i++] = dlG({2, 2, 3}); out[i++] = dlG({2.5});
    out[i++] = dlH({2}); out[i++] = dlH({2, 2, 2}); out[i++] = dlH({2, 2, 3, 1}); out[i++] = dlW({1, 2, 3}); out[i++] = dlW({1, 2, 3, 4}); out[i++] = dlM({{1, 2}, {3}}); out[i++] = dlM({{1, 2}, {3}, {5}}); out[i++] = dlM({{1, 2, 3}}); out[i++] = dlN({1, 2});
}

// A conditional of an xvalue and an lvalue, which is a new object ([expr.cond]/4.1).
template <class T> __device__ T&& dlMove(T& x) { return (T&&)x; }
struct DlCopied { int v; __device__ DlCopied(int x) : v(x) {} __device__ DlCopied(const DlCopied& o) : v(o.v + 100) {} };
struct DlTrivial { int v = 4; };
template <class T> __device__ int dlKind(T&) { return 1; } template <class T> __device__ int dlKind(const T&) { return 2; }
template <class T> struct DlKind; template <class T> struct DlKind<T&> { enum { v = 1 }; }; template <class T> struct DlKind<const T&> { enum { v = 2 }; }; template <class T> struct DlKind { enum { v = 3 }; };
__device__ int dlValue(const DlCopied& c) { return c.v; }
__global__ void mixedconditionals(long long* out) {
    int i = 0; DlCopied d(1), e(2); DlTrivial s, t;
    for (int bo = 0; bo < 2; bo++) {
        out[i++] = dlValue(bo ? dlMove(d) : static_cast<const DlCopied&>(e)); out[i++] = dlValue(bo ? static_cast<const DlCopied&>(e) : dlMove(d));
        out[i++] = DlKind<decltype(bo ? dlMove(s) : static_cast<const DlTrivial&>(t))>::v; out[i++] = DlKind<decltype(bo ? s : static_cast<const DlTrivial&>(t))>::v;
        out[i++] = dlValue(bo ? d : static_cast<const DlCopied&>(e)); out[i++] = bo ? 0 : dlValue(bo ? DlCopied(7) : static_cast<const DlCopied&>(e));
    }
}

// What is trivially copyable where members are deleted, as g++ and clang++ say.
struct DlAssigns { int v; DlAssigns& operator=(DlAssigns); };
struct DlCopies { int v; DlCopies(const DlCopies&); DlCopies& operator=(const DlCopies&) = default; };
struct DlNoAssign { int v; DlNoAssign(const DlNoAssign&) = default; DlNoAssign& operator=(const DlNoAssign&) = delete; };
struct DlA { const int c; DlAssigns b; }; struct DlB { int& c; DlCopies b; };
struct DlE : DlNoAssign {}; struct DlG { const int x; };
template <class T> __device__ int dlTraits() {
    return __is_trivially_copyable(T) * 1000 + __is_trivially_constructible(T, const T&) * 100 + __is_trivially_assignable(T&, const T&) * 10 + __is_trivially_constructible(T, T);
}
__global__ void deletedtraits(long long* out) {
    int i = 0; out[i++] = dlTraits<DlAssigns>(); out[i++] = dlTraits<DlCopies>(); out[i++] = dlTraits<DlNoAssign>(); out[i++] = dlTraits<DlA>(); out[i++] = dlTraits<DlB>(); out[i++] = dlTraits<DlE>(); out[i++] = dlTraits<DlG>();
}

// A conversion template meets long double among the built-in operators.
template <bool B, class T = void> struct DlOnly {}; template <class T> struct DlOnly<true, T> { typedef T type; };
template <class... T> struct DlVoid { typedef void type; };
template <class T, class = void> struct DlAdds { enum { v = 0 }; };
template <class T> struct DlAdds<T, typename DlVoid<decltype(dlAny<const T&>() + dlAny<const T&>())>::type> { enum { v = 1 }; };
enum DlE3 { dlE3 }; __device__ int operator+(const DlE3& x, const double& y) { return 80; }
struct DlRvalue { operator const int*() const &&; template <class T, class = typename DlOnly<(sizeof(T) > 4)>::type> operator T() const; };
struct DlNumber { operator int() const; template <class T, class = typename DlOnly<(sizeof(T) < 64)>::type> operator T() const; };
__global__ void builtinconversions(long long* out) { out[0] = DlAdds<DlNumber>::v; out[1] = DlAdds<unsigned&>::v; out[2] = DlAdds<DlRvalue>::v; }
