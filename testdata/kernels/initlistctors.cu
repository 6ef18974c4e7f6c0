// threads: 1 blocks: 1 oracle: g++
// Constructors that take a std::initializer_list, templates and inherited ones too, come first, for an empty list where
// there is no default constructor ([over.match.list], [dcl.init.list]/2).
#define __D __device__
#define E(x) out[n++] = (long long)(x)
struct C0 { int k; __D C0(int) : k(1) {} __D C0(std::initializer_list<double> l) : k(10 + (int)l.size()) {} __D C0(const char*) : k(2) {} __D explicit C0(long, long) : k(3) {} };
struct C9 { int k;  __D C9(std::initializer_list<double> l) : k(10 + (int)l.size()) {}  };
struct C8 { int k;  __D C8(std::initializer_list<double> l) : k(10 + (int)l.size()) {}  __D C8(int a = 0, int b = 1) : k(a+b) {} };
struct C7 { int k;  __D C7(std::initializer_list<double> l) : k(10 + (int)l.size()) {}  template <class... T> __D C7(T&&...) : k(2) {} };
struct C6 { int k;  C6() = delete; __D C6(std::initializer_list<double> l) : k(10 + (int)l.size()) {}  };
struct C5 : C9 { using C9::C9; };
struct Ag { int a; C9 c; C8 d; };
struct Me { C9 c{}; C0 d = {}; C9 e; __D Me() : e{} {} };
struct De : C9 { __D De() : C9{} {} };
__D int rc(C0 c) { return c.k; }
__D int rd(C9 c) { return c.k; }
__D int re(const C9& c) { return c.k; }
__D int rg(const C9& c = {}) { return c.k; }
__D int rh(C9, int = 0) { return 1; } __D int rh(C8, ...) { return 2; }
__D int ri(C6) { return 1; } __D int ri(C9&&, ...) { return 2; }
__D C9 rf() { return {}; }
__global__ void ilc_empty(long long* out) { out[0] = rc({}); 
C0 c = {}; out[1] = c.k; 
C0 d{}; out[2] = d.k; 
 out[3] = rd({}); 
 out[4] = re({}); 
 out[5] = rf().k;  out[6] = C8{}.k; out[7] = C7{}.k;
 Ag g{}; out[8] = g.c.k; Ag h{1}; out[9] = h.c.k + h.d.k; Ag i{1, {}, {}}; out[10] = i.c.k + i.d.k;
 Me m; out[11] = m.c.k + m.d.k + m.e.k; De e; out[12] = e.k; C9 as[2]{{}, {1, 2}}; out[14] = as[0].k + as[1].k;
 C9* p = new C9{}; out[15] = p->k; delete p; out[16] = rg(); out[17] = rg({});
 out[22] = (C9{}).k; auto l = [x = C9{}] { return x.k; }; out[23] = l(); const C9& r = {}; out[24] = r.k; out[25] = C9({}).k; 
}
__global__ void ilc_missing(long long* out) { int n = 0;
    E((C5{{}}.k));
    E((C5{{1}}.k));
    E((C6{{}}.k));
    E((C9{{}}.k));
    E((C9{{}, {}}.k)); }
namespace lists {
struct T0 { int k; template <class T> __D T0(std::initializer_list<T> l) : k(100 * sizeof(T) + l.size()) {} template <class... A> __D T0(A...) : k(1 + sizeof...(A)) {} };
struct T1 { int k; template <class T, class U = int> __D T1(const std::initializer_list<T>& l, U u = 3) : k(100 * sizeof(T) + l.size() + u) {} __D T1(int, int) : k(1) {} __D T1(int, double) : k(2) {} __D T1() : k(0) {} };
struct T2 : T1 { using T1::T1; int q = 5; };
template <class T> struct Vec { T v[4] = {}; int n = 0; __D Vec(std::initializer_list<T> l) { for (auto x : l) v[n++] = x; } __D Vec(int c, T x) { n = c; for (int i = 0; i < c; i++) v[i] = x; } template <class It> __D Vec(It a, It b) { for (; a != b; ++a) v[n++] = *a; } };
template <class T> struct Sub : Vec<T> { using Vec<T>::Vec; };
struct T3 { int k; __D T3(std::initializer_list<int*>) : k(1) {} __D T3(int, int) : k(2) {} __D T3(std::initializer_list<const char*>, int) : k(3) {} };
__D int f(T0) { return 1; } __D int f(const int*) { return 2; }
__D int g(Sub<int> s) { return s.n; }
} using namespace lists;
__global__ void ilc_templates(long long* out) { int n = 0;
    E((T0{1, 2}.k));
    E((T0{1, 2.0}.k));
    E(T0{}.k);
    E(T0{'a'}.k);
    E(T0('a').k);
    E((T0('a', 2)).k);
    E((T0({1, 2})).k);
    E((T0{{1L, 2L}}.k));
    E(T0{"ab"}.k);
    E((T1{1, 2}.k));
    E((T1{1, 2.0}.k));
    E((T1(1, 2).k));
    E(T1{}.k);
    E((T1{{1, 2}}.k));
    E((T1{{1, 2}, 7}.k));
    E((T2{1, 2}.k));
    E((T2{1, 2.0}.k));
    E(T2{}.q);
    E((T2(1, 2)).k);
   Vec<int> v{3, 7};
    E(v.n); Vec<int> w(3, 7);
    E(w.n); Sub<int> s{3, 7};
    E(s.n);
    E(s.v[1]); Sub<int> s2(3, 7);
    E(s2.n); Sub<int> s3(v.v, v.v + 2);
    E(s3.n); Sub<int> s4{1};
    E(s4.n);
    E(g({1, 2, 3}));
    E(g({1}));
   Vec<double> vd{1, 2.5};
    E(vd.v[1] * 2);
    E((T3{0, 0}.k));
    E((T3{1, 2}.k));
    E((T3{nullptr, nullptr}.k));
    E((T3{{"a"}, 2}.k));
    E(f({1, 2}));
   auto p = new Sub<int>{4, 5, 6};
    E(p->n + p->v[2]); delete p;
    E((Sub<int>{{}}.n));
    E((Vec<int>{Vec<int>{1, 2}}.n));
    E((Sub<int>{Sub<int>{1, 2, 3}}.n));
    E((Sub<int>{{1, 2}}.n));
    E((Sub<int>({1, 2, 3}).n));
}
