// oracle: g++
// Pointers to members: of data, of functions, constant and not, in templates and in the idiom that asks whether a class has a member.
#include <type_traits>
typedef long long ll;
struct PM {
    int a, b; float c; int arr[3]; union { int u; float uf; }; __device__ int sum(int k) const { return a + b * k; }
    __device__ void set(int v) { a = v; } __device__ int get() const { return a; } __device__ int getb() const { return b; }  // kbind:allow uninit
    __device__ static int st(int x) { return x * 2; }
};
struct PD { double pad; short s; }; struct PC : PD, PM { int own; };
template<int PM::*M> __device__ int getm(const PM& p) { return p.*M; }
template<class T, class C> __device__ T fetchm(const C& c, T C::*m) { return c.*m; }
template<auto M, class C> __device__ auto getauto(const C& c) { return c.*M; }
template<int (PM::*F)(int) const> __device__ int callm(const PM& p, int k) { return (p.*F)(k); }
template<class T, T PM::*... Ms> __device__ T summ(const PM& p) { return ((p.*Ms) + ...); }
template<class T> struct Kind {
    static constexpr int v = 0;
}; template<class T, class C> struct Kind<T C::*> { static constexpr int v = sizeof(T); }; template<class R, class C, class... A> struct Kind<R (C::*)(A...) const> { static constexpr int v = 100 + sizeof...(A); typedef C cls; };
template<class C, class R> __device__ R apply0(const C& c, R (C::*f)() const) { return (c.*f)(); }
__global__ void data_members(ll* out) {
    PM p{1, 2, 3.5f, {4, 5, 6}, {8}}; int PM::*m = &PM::b; out[0] = p.*m; m = &PM::a; p.*m = 7; out[1] = p.a; PM* q = &p; out[2] = q->*m;
    out[3] = getm<&PM::b>(p); out[4] = (ll)(fetchm(p, &PM::c) * 2); out[5] = getauto<&PM::a>(p); out[6] = m == &PM::a; out[7] = m == nullptr;
    int (PM::*arr)[3] = &PM::arr; out[8] = (p.*arr)[1]; out[9] = sizeof(m); const PM& cp = p; int PM::*ms[2] = {&PM::a, &PM::b}; ll s = 0;
    for (int i = 0; i < 2; i++) s = s * 10 + cp.*ms[i]; out[10] = s; out[11] = summ<int, &PM::a, &PM::b>(p); m = nullptr; out[12] = m ? 1 : 2; PC c;
    c.b = 9; c.own = 4; c.s = 3; out[13] = c.*&PM::b; int PC::*d = &PC::own; out[14] = c.*d; d = &PM::b; out[15] = c.*d; d = s > 0 ? &PC::own : d;
    c.*d += 5; out[16] = c.own; out[17] = Kind<decltype(&PM::c)>::v; out[18] = Kind<decltype(&PM::sum)>::v;
    out[19] = std::is_same_v<decltype(&PM::b), int PM::*>; out[20] = std::is_same_v<decltype(&PC::b), int PM::*>; out[21] = p.*(&PM::u);
    out[22] = std::is_member_pointer_v<decltype(m)>; auto am = &PM::arr; (p.*am)[2] = 11; out[23] = p.arr[2]; int PM::*z{}; out[24] = z == nullptr;
    z = s ? &PM::b : &PM::a; (&p)->*z *= 3; out[25] = p.b;
}
__global__ void member_functions(ll* out) {
    PM p{1, 2, 3.5f}; int (PM::*f)(int) const = &PM::sum; out[0] = (p.*f)(10); PM* q = &p; out[1] = (q->*f)(3); void (PM::*g)(int) = &PM::set;
    (p.*g)(40); out[2] = p.a; out[3] = callm<&PM::sum>(p, 2); int (*s)(int) = &PM::st; out[4] = s(4);
    int (PM::*tab[2])() const = {&PM::get, &PM::getb}; for (int i = 0; i < 2; i++) out[5 + i] = (p.*tab[i])(); out[7] = apply0(p, &PM::getb);
    auto h = &PM::get; h = out[0] ? &PM::getb : h; out[8] = (p.*h)(); out[9] = h == &PM::getb; out[10] = h != nullptr; PC c; c.a = 5;
    out[11] = (c.*h)() * 0 + (c.*&PM::get)(); out[12] = std::is_same_v<decltype(&PM::get), int (PM::*)() const>;
    out[13] = std::is_same_v<decltype(&PM::set), void (PM::*)(int)>; out[14] = std::is_member_function_pointer_v<decltype(g)>;
}
template<class T> class HasF {
    typedef char yes; struct no { char c[2]; }; template<class C> static yes t(decltype(&C::foo)); template<class C> static no t(...);
    public: enum { value = sizeof(t<T>(0)) == sizeof(yes) };
};
template<class T, class = void> struct HasX : std::false_type {}; template<class T> struct HasX<T, decltype((void)&T::x)> : std::true_type {};
template<class U, U> struct Check; template<class T> struct HasSize {
    template<class C> static char f(Check<int (C::*)() const, &C::size>*); template<class C> static long f(...);
    static const bool value = sizeof(f<T>(0)) == 1;
};
struct WX { int x; int size() const { return 3; } void foo(); }; struct WY { int size(); static int foo; };
__global__ void has_member(ll* out) {
    out[0] = HasF<WX>::value; out[1] = HasF<HasX<int>>::value; out[2] = HasF<WY>::value; out[3] = HasX<WX>::value; out[4] = HasX<WY>::value;
    out[5] = HasSize<WX>::value; out[6] = HasSize<WY>::value; out[7] = HasX<int>::value;
}
