// Declarations that rules forbid, and legal ones beside them: each line that says bad gets a message, and no other.
namespace a1 { int f(int a = 1); int f(int a = 1) { return a; } } // bad
namespace a2 { struct S { int f(int a = 1); }; int S::f(int a = 2) { return a; } } // bad
namespace a3 { int f(int a, int b = 1); int f(int a = 2, int b) { return a + b; } int x = f(); }
namespace a4 { int f(); long f(); } // bad
namespace a5 { int f(); int f(int); long f(float); template <class T> int f(T*); template <class T> long f(T*, int = 1); }
namespace a6 { int a; int a(); } // bad
namespace a7 { typedef int a; int a(); } // bad
namespace a8 { struct a {}; int a(); struct b {}; extern int b; typedef int c; typedef int c; extern int d; extern int d; int d = 1; }
namespace a9 { extern int a; float a = 1; } // bad
namespace b1 { extern int a; const int a = 1; } // bad
namespace b2 { struct S { int f(); }; int S::f() { return 1; } int S::f() { return 2; } } // bad
namespace b3 { enum E { a }; enum E { b }; } // bad
namespace b4 { enum E { a, a }; } // bad
namespace b5 { enum E : int; enum E : long { a }; } // bad
namespace b6 { enum class E; enum E : int { a }; } // bad
namespace b7 { enum E : int; enum E : int; enum class F; enum class F : int { a }; enum class G : char; enum class G : char; enum E : int { b }; }
namespace b8 { enum E : float { a }; } // bad
namespace b9 { enum E; } // bad
namespace c1 { int n = 3; enum { A = n }; } // bad
namespace c2 { using namespace nowhere; } // bad
namespace c3 { namespace A = nowhere; } // bad
namespace c4 { template <class T = int, class U> struct S {}; } // bad
namespace c5 { template <class T, class U = int> struct S; template <class T = int, class U> struct S {}; S<> s; template <class T = int, class... U> struct V {}; template <class T = int, class U> int f(U); }
namespace c6 { int operator+(int a, int b) { return 1; } } // bad
namespace c7 { enum E { q }; bool operator!(E); E operator+(E, int); struct S {}; int operator-(const S&, int); S operator*(int, S&&); template <class T> int operator/(T, int); }
namespace c8 { struct S {}; int operator+(S a, S b, S c); } // bad
namespace c9 { struct S { int operator+(S, S); }; } // bad
namespace d1 { struct S {}; int operator()(S a); } // bad
namespace d2 { struct S {}; S& operator=(S& a, int); } // bad
namespace d3 { struct S {}; int operator[](S& a, int); } // bad
namespace d4 { struct S {}; int* operator->(S& a); } // bad
namespace d5 { struct S {}; S operator+(S a, int b = 2); } // bad
namespace d6 { struct S {}; S operator++(S& s, float); } // bad
namespace d7 { struct S { S operator++(); S operator++(int); S& operator--(); int operator()(int a = 1, ...); int operator[](S); S* operator->(); S operator~(); S operator-(); S operator-(S); S& operator*(); S operator&(S); bool operator,(S); bool operator!(); operator int(void); int operator->*(int); template <class... T> int operator()(T...); }; }
namespace d8 { virtual int f() { return 1; } } // bad
namespace d9 { explicit int f() { return 1; } } // bad
namespace e1 { friend int f(); } // bad
namespace e2 { mutable int a; } // bad
namespace e3 { struct S { mutable const int a = 1; }; } // bad
namespace e4 { struct S { mutable int& a; }; } // bad
namespace e5 { struct S { mutable int a() { return 1; } }; } // bad
namespace e6 { struct S { mutable int a; mutable const int* b; mutable int c[2]; static const int d = 1; static constexpr int e = 2; virtual ~S() {} virtual void f() const; explicit S(int); explicit operator bool() const; friend int g(S); static int h(); inline static int i = 3; }; template <class T> struct D { D(T, T); }; explicit D(int, float) -> D<int>; }
namespace e7 { int f(static int a) { return a; } } // bad
namespace e8 { int f(extern int a) { return a; } } // bad
namespace e9 { int f(constexpr int a) { return a; } } // bad
namespace f1 { int f(void a); } // bad
namespace f2 { int f(int a, void) { return 1; } } // bad
namespace f3 { int f(void); int g(void*); int h(void (*)(void)); int i(int (void)); int j(const int, volatile int); }
namespace f4 { static extern int a; } // bad
namespace f5 { extern static int f(); } // bad
namespace f6 { static typedef int T; } // bad
namespace f7 { constexpr typedef int T; } // bad
namespace f8 { typedef int T = 3; } // bad
namespace f9 { extern thread_local int a; static thread_local int b; static inline int c = 1; inline static const int d = 2; static constexpr int e = 3; extern "C" { static int g = 4; } int const static h = 5; int typedef I; unsigned long const int long j = 6; }
namespace g1 { int int a = 1; } // bad
namespace g2 { long long long a = 1; } // bad
namespace g3 { short long a = 1; } // bad
namespace g4 { unsigned float a = 1; } // bad
namespace g5 { signed unsigned a = 1; } // bad
namespace g6 { void v; } // bad
namespace g7 { int f()[2]; } // bad
namespace g8 { int f()(); } // bad
namespace g9 { int (*f())[2]; int (*g())(); int (&h())[3]; int (*(*i)())(); int (*j[2])(); }
namespace h1 { int f() const { return 1; } } // bad
namespace h2 { typedef int F() const; int f() noexcept; auto g() -> int; struct S { int f() const &; int g() &&; int h() volatile; }; int S::f() const & { return 1; } int (S::*p)() const; using G = int() const; }
namespace h3 { int f() : a(1) { return 1; } } // bad
namespace h4 { int f() = 0; } // bad
namespace h5 { struct S { int a; S() : a(1) {} S(int); virtual int f() = 0; S(const S&) = default; S& operator=(const S&) = delete; }; S::S(int) : a(2) {} int g() = delete; }
namespace h6 { int f(struct P { int a; } s) { return 1; } } // bad
namespace h7 { struct P { int a; } f() { return P(); } } // bad
namespace h8 { struct P { int a; } f, *g, h[2]; enum E { x } e; int i(struct P p); struct P j(); int k(struct Later* p); }
namespace h9 { struct S { int S(); }; } // bad
namespace i1 { struct S { void ~S() {} }; } // bad
namespace i2 { struct S { int operator int() { return 1; } }; } // bad
namespace i3 { struct S { operator int(int) { return 1; } }; } // bad
namespace i4 { struct S { int S::a; }; } // bad
namespace i5 { struct S { virtual int f; }; } // bad
namespace i6 { struct S { static int a : 3; }; } // bad
namespace i7 { struct S { int a : 0; }; } // bad
namespace i8 { struct S { int a : 3; int : 0; unsigned b : 1; enum E { x } e : 2; static int c; friend int N(S); friend struct Other; }; union U { int a; float b; }; }
namespace i9 { union U { int& a; }; U* u; } // bad
namespace j1 { struct S { const int a; S() {} }; } // bad
namespace j2 { struct S { const int a; const int b = 2; S() : a(1) {} }; struct T { const int c[2]; }; T t = {{1, 2}}; }
namespace j3 { struct S { virtual void f() = 0; }; int f() { S s; return 1; } } // bad
namespace j4 { struct S { virtual void f() = 0; }; struct D : S { void f() override {} }; int f(S& s) { D d; S* p = &d; s.f(); return p == 0; } }
namespace j5 { int f() { template <class T> struct S {}; return 1; } } // bad
namespace j6 { int f() { namespace N {} return 1; } } // bad
namespace j7 { int f() { int g() { return 1; } return g(); } } // bad
namespace j8 { int f() { static int g(); return 1; } } // bad
namespace j9 { int f() { inline int x = 1; return x; } } // bad
namespace k1 { int g() { return 5; } namespace M { int v; } int f() { namespace N = M; using namespace M; extern int g(); static int x = 1; struct L { static int h() { return 1; } int i() const { return 2; } } l; int (*p)() = [] { return 3; }; typedef int T; enum { z }; return g() + N::v + x + l.i() + p() + T() + z; } }
namespace k2 { int f() { friend int g(); return 1; } } // bad
namespace k3 { int f() { mutable int x = 1; return x; } } // bad
namespace k4 { int f() { int k3::x = 1; return 1; } } // bad
namespace k5 { int f(int x) { int & & r = x; return r; } } // bad
namespace k6 { typedef int& R; int f(int x) { R& r = x; R&& s = x; return r + s; } }
namespace k7 { int f(int x) { switch (x) { default: return 1; default: return 2; } } } // bad
namespace k8 { int f(int x) { switch (x) { case 1: default: switch (x) { default: return 1; } } } }
namespace k9 { int f(bool b) { b--; return b; } } // bad
namespace l1 { int f(bool b) { b++; return b; } } // bad
namespace l2 { struct S { int a : 3; int b; }; int f(S s) { return sizeof(s.a); } } // bad
namespace l3 { struct S { int a : 3; int b; }; int f(S s) { return sizeof(s.b) + sizeof(+s.a) + sizeof(s); } }
namespace l4 { int f() { new int&; return 1; } } // bad
namespace l5 { int f() { int x = 1; auto g = [x] { x = 2; }; return 1; } } // bad
namespace l6 { int f() { int x = 1; auto g = [] { return x; }; return 1; } } // bad
namespace l7 { int f() { int x = 1; auto g = [x]() mutable { x = 2; return x; }; auto h = [&] { x = 3; }; auto i = [=] { return x; }; auto j = [](auto y) { return y.nothing; }; return g(); } }
namespace m1 { struct D { int m; constexpr int h(int a, int b = 2) const; }; constexpr int D::h(int a = 5, int b) const { return a * b + m; } static_assert(D{3}.h() == 13, ""); int f() { return D{1}.h(); } }
namespace m2 { struct D { int h(int a = 1); }; }
int m2::D::h(int a = 1) { return a; } // bad
namespace m3 { struct S { operator int(void) const; int operator-(void); S operator++(int); }; }
// All declarations of a function are constexpr, or none ([dcl.constexpr]/1), and say the same of exceptions ([except.spec]/4).
namespace u1a { constexpr int f(); int f() { return 1; } } // bad
namespace u1b { int f(); constexpr int f() { return 1; } } // bad
namespace u1c { struct S { constexpr int f(); }; int S::f() { return 1; } } // bad
namespace u1d { template <class T> constexpr T f(T); template <class T> T f(T t) { return t; } } // bad
namespace u1e { int f() noexcept; int f() { return 1; } } // bad
namespace u1f { int f(); int f() noexcept { return 1; } } // bad
namespace u1g { struct S { int f() noexcept; S() noexcept; }; int S::f() noexcept { return 1; } S::S() {} } // bad
namespace u1h { int f() noexcept(false); int f() throw() { return 1; } } // bad
namespace u1i { constexpr int f(); constexpr int f() { return 1; } constexpr int f(int a) { return a; } int f(char); inline int f(char c) { return c; } template <class T> constexpr int g(T); template <> int g(int) { return 1; } template <class T> constexpr int g(T) { return 2; } template <class T> int g(T*) { return 3; } }
namespace u1j { int f() noexcept; int f() noexcept(true) { return 1; } int g(); int g() noexcept(false) { return 1; } int h() throw(); int h() noexcept { return 1; } int i() noexcept(sizeof(int) == 4); int i() noexcept { return 1; } struct S { ~S() noexcept; S(); }; S::~S() {} S::S() = default; }
namespace u1k { template <class T> struct S { constexpr int f(); int g() noexcept; }; template <class T> constexpr int S<T>::f() { return 1; } template <class T> int S<T>::g() noexcept { return 1; } int n = S<char>().f() + S<char>().g(); }
// Classes of blocks ([class.local]/4), default arguments ([dcl.fct.default]/4), and constructors that delegate ([class.base.init]/6).
namespace u2a { int f() { struct L { static int s; }; return 1; } } // bad
namespace u2b { int f() { struct L { struct M { static const int s = 1; }; }; return 1; } } // bad
namespace u2c { int f() { struct L { template <class T> void g(T); }; return 1; } } // bad
namespace u2d { int f() { struct L { static int s() { return 1; } enum { e }; typedef int T; struct M { int a; }; int b = 2; }; return L::s() + L::e; } struct N { static int s; template <class T> void g(T); }; }
namespace u2e { int f(int a = 1, int b); } // bad
namespace u2f { struct S { int f(int a = 1, int b, int c = 2); }; } // bad
namespace u2g { int f() { int g(int a = 1, int b); return 1; } } // bad
namespace u2h { int g(int, int = 1) { return 1; } int g(int = 2, int); int f() { return g(); } template <class... T> int h(int a = 1, T... t); template <class T = int, class U> int i(U); struct S { int m(int, int = 1); }; int S::m(int a = 2, int b) { return a + b; } }
namespace u2i { struct S { S() : S() {} }; } // bad
namespace u2j { struct S { S() : S(1) {} S(int) : S('a') {} S(char) : S() {} }; } // bad
namespace u2k { struct S { S(int a) : n(a) {} S() : S(1) {} S(char c) : S(S(2).n + c) {} S(const S& s) : S(s.n) {} S(long) : S(S(3)) {} int n; }; }
namespace u2l { struct B : B {}; } // bad
namespace u2m { union U { virtual int f(); int a; }; } // bad
namespace u2n { struct B {}; union U : B { int a; }; } // bad
// What explicit instantiations define ([temp.explicit]/2 and 12).
namespace v1a { template <class T> void f(T t) { t.no(); } template void f(int); } // bad
namespace v1b { template <class T> struct S { void f(); }; template <class T> void S<T>::f() { T t; t = &t; } template void S<int>::f(); } // bad
namespace v1c { template <class T> struct S { int g() { return T::no; } }; template struct S<int>; } // bad
namespace v1d { template <class T> struct S { void f(T t) { t.no(); } void f(char) {} }; template void S<int>::f(int); } // bad
namespace v1e { template <class T> struct S { int g() { return T(); } static T s; template <class U> U h() { return U::no; } }; template struct S<int>; extern template struct S<char*>; }
namespace v1f { template <class T> void f(T t) { t.no(); } extern template void f(int); template <class T> void g(T t) { t + 1; } template void g<int>(int); template void g(char); template <class T> void g(T* t) { *t; } template void g(int*); }
namespace v1g { template <class T> struct S { void f(T t) { t.no(); } void f(char) {} }; template void S<int>::f(char); template <> void S<float>::f(float) {} template void S<float>::f(float); template <> struct S<long> { int a; }; template struct S<long>; }
namespace v1h { int* p = __null; static_assert(sizeof(__null) == sizeof(p), ""); }
// Rules of declarators and specifiers, of default arguments and initialisation, literal operators, names of members.
namespace wr01 { template <class T> static_assert(sizeof(T) == 4, ""); } // bad
namespace wr02 { template <class T> typedef T A; } // bad
namespace wr03 { void operator delete(void*) noexcept; } // bad
namespace wr04 { void* operator new(decltype(sizeof(0))); } // bad
namespace wr05 { void f(int operator+) {} } // bad
namespace wr07 { void f(int n) { inline int a = 1; } } // bad
namespace wr09 { struct S { friend static void f(S); }; } // bad
namespace wr14 { void (*f)(int a = 3); } // bad
namespace wr15 { typedef void F(int a = 3); } // bad
namespace wr19 { template <class T> void f(T) {} template inline void f<int>(int); } // bad
namespace wr21 { struct S { friend void f(S, int a = 1); }; } // bad
namespace wr22 { auto f() -> int[3]; } // bad
namespace wr24 { auto* f() -> int*; } // bad
namespace wr25 { int f() -> int; } // bad
namespace wr27 { union S { int a; int b; S() : a(1), b(2) {} }; } // bad
namespace wr29 { int operator""_a(int); } // bad
namespace wr30 { int operator""_a(unsigned long long, int); } // bad
namespace wr31 { extern "C" int operator""_a(unsigned long long); } // bad
namespace wr32 { struct X1 { int X1; X1(); }; } // bad
namespace wr33 { struct X2 { enum { X2 }; }; } // bad
namespace wr34 { struct X3 { typedef int X3; }; } // bad
namespace wr35 { struct X4 { union { int X4; }; }; } // bad
namespace wr36 { template <class... T = int> struct S {}; } // bad
namespace wr37 { template <int... N = 3> struct S {}; } // bad
namespace wr46 { typedef struct { int a; } A; struct A x; } // bad
namespace wr47 { struct A { typedef int I; }; struct A::I x; } // bad
namespace wr49 { struct S { static const int i = 1; }; const int S::i = 2; } // bad
namespace wr53 { char a[1] = "a"; } // bad
namespace wr56 { int f(int a, int b = a); } // bad
namespace wr58 { struct S { int x; void f(int a = x); }; } // bad
namespace wr72 { const int n; } // bad
namespace wr74 { struct S { const int a; }; S s; } // bad
namespace wd03 { int f(int a, int b = a); } // bad
namespace wd05 { struct S { int x; void f(int a = x); }; } // bad
namespace wd06 { void f(int* p = 3.5); } // bad
namespace wd07 { struct S {}; void f(S s = 3); } // bad
namespace wd08 { void f(int a = undeclared); } // bad
namespace wd10 { struct S { const int a; }; void f() { S s; } } // bad
namespace wd11 { struct S { int& a; }; void f() { S s; } } // bad
namespace wd12 { struct S { S() = delete; }; S s; } // bad
namespace wd13 { struct S { const int a; }; S s; } // bad
namespace wd47 { constexpr int a; } // bad
namespace wd51 { auto a; } // bad
namespace wd61 { struct S { int operator[](int, int); }; } // bad
namespace wd65 { struct A { virtual int f(); }; struct B : A { char f(); }; } // bad
namespace wh1 { struct S { S() = delete; }; void f() { S s; } } // bad
namespace wh2 { struct S { S() = delete; }; void f() { S s[2]; } } // bad
namespace wh3 { struct S { const int a; }; void f() { S s{}; S* p = new S; } } // bad
namespace wh4 { struct S { const int a; }; void f() { S s; } } // bad
namespace wh6 { struct S { const int a; int b = 1; }; void f() { S s; } } // bad
namespace wh9 { struct D { D() = delete; }; struct S { D d; }; void f() { S s; } } // bad
namespace wi5 { struct T { int a; }; struct S { const T t; }; void f() { S s; } } // bad
namespace wg01 { auto f() -> int; auto (*p)() -> int; auto g(int (*q)(int)) -> int (*)(int); struct S { auto h() const -> int*; operator int(); auto operator+(int) -> S&; ~S(void); }; template <class T> struct B { B(T); }; B(int) -> B<int>; }
namespace wg02 { int (*f(int a = 1))(int); int* g(int, int = 2); int h(int (*p)(int), int (&q)(char)); typedef int F(int); using G = auto (int) -> int; }
namespace wg03 { template <class... T> struct S {}; template <template <class...> class T = S> struct U {}; template <class T = int, class... V> struct W {}; }
namespace wg04 { template <class T> void f(T) {} template void f<int>(int); template <class T> inline T g(T t) { return t; } template int g(int); extern template void f(char); template <class T> struct S { T f(); }; template struct S<int>; }
namespace wg05 { struct S { friend int f(S); friend constexpr int g(S) { return 1; } friend inline void h(S) {} template <class T> friend void i(T); friend struct T; }; }
namespace wg06 { int n; int& __restrict r = n; int* const p = &n; typedef int& R; const R q = n; int* const& s = p; void f(int (&)[3], int&&); }
namespace wg07 { struct S { template <class T> void f(T); virtual void g(int a = 1); template <class T> static void h(T); }; template <class T> struct V { virtual void f(T); virtual ~V(); }; }
namespace wg08 { auto l = [](int a = 1) { return a; }; auto m = [](auto... a) -> int { return 1; }; }
namespace wh7 { struct S { const int a = 1; }; void f() { S s; } }
namespace wg09 { typedef struct A A; struct A { int a; }; struct A x; enum E { e } y; enum E z; struct B { struct C { int B; }; enum class F { B }; static int c; int d; }; const int B::* p = nullptr; struct D { int D; }; union U { int a; float b; U() : a(1) {} }; template <class T> struct V { T V_; }; struct V<int> v; }
namespace wg10 { char a[2] = "a", b[] = "ab", c[5] = "ab"; extern const int n; const int n = 3; struct S { static const int i = 1; static const int j; S() {} }; const int S::i; const int S::j = 2; const S s; constexpr int k = 1; }
namespace wg11 { int operator""_a(unsigned long long); int operator""_a(long double); int operator""_b(const char*); int operator""_c(const char*, decltype(sizeof(0))); int operator""_d(char16_t); int operator""_e(const char32_t*, unsigned long); template <char... C> int operator""_f(); }
namespace wg12 { int g(int a, int b = sizeof(a)); struct S { int x; static int y; void f(int a = y, int b = sizeof(x), int c = sizeof(S)); template <class T> void h(T t = T()); }; void k(const char* s = "a", int (*p)(int) = nullptr, S t = {}, int n = [] { return 3; }()); struct N { N() = delete; N(int) {} }; struct M { N n; M() : n(1) {} const int a = 2; int& r = S::y; }; void q() { M m; N n(3); N* o = new N(2); } int S::y = 1; }
