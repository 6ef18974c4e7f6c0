// threads: 1 blocks: 1 oracle: g++
// Parameters of specialisations that the types of values say ([temp.deduct.type]/13), guides, and templates as arguments.
#define D __device__
#define E(x) out[n++] = (long long)(x)
#define CK(...) E((__VA_ARGS__))
template <class T, int N> struct Arr { T v[N]; constexpr D int size() const { return N; } }; template <class T, class... U> Arr(T, U...) -> Arr<T, 1 + sizeof...(U)>;
template <class T> struct Span { T* p; int n; D Span(T* p, int n) : p(p), n(n) {} template <int N> D Span(T (&a)[N]) : p(a), n(N) {} template <int N> D Span(Arr<T, N>& a) : p(a.v), n(N) {} };
template <class T, int N> Span(const Arr<T, N>&) -> Span<const T>;
template <class F> struct Ovl : F { using F::operator(); }; template <class F> Ovl(F) -> Ovl<F>;
template <class... F> struct Ovs : F... { using F::operator()...; }; template <class... F> Ovs(F...) -> Ovs<F...>;
template <class T> struct Box { T t; D explicit Box(T t) : t(t) {} template <class U> D Box(U, int) : t() {} D Box(const Box& b) : t(b.t) {} };
Box(const char*, int) -> Box<long>; template <class U> Box(U, int) -> Box<U*>; explicit Box(int) -> Box<double>;
template <class T = short> struct Def { T t = 5; }; template <class A, class B = A> struct P2 { A a; B b; D P2(A a = {}, B b = {}) : a(a), b(b) {} };
template <class T> struct Outer { template <class U> struct In { T t; U u; D In(T t, U u) : t(t), u(u) {} }; template <class U> static D int f(In<U> i) { return sizeof(i.u); } };
template <class It> struct Range { It b, e; D Range(It b, It e) : b(b), e(e) {} using value = std::remove_reference_t<decltype(*std::declval<It>())>; };
template <auto V> struct K { static constexpr auto value = V; using type = decltype(V); }; template <auto... V> struct Ks { static constexpr int n = sizeof...(V); static constexpr long sum = (0L + ... + (long)V); };
template <auto V, decltype(V)... R> struct Same { static constexpr int n = 1 + sizeof...(R); };
enum class Co : unsigned char { r = 3, g = 200 }; D int fun(int x) { return x * 3; } struct Mm { int a, b; D int g(int x) const { return a + x; } }; D int glob;
template <auto F> struct Call; template <class R, class... A, R (*F)(A...)> struct Call<F> { static D R go(A... a) { return F(a...) + 1; } static constexpr int n = sizeof...(A); }; template <class C, class T, T C::*M> struct Call<M> { static D T go(const C& c) { return c.*M + 2; } }; template <class C, class R, class... A, R (C::*M)(A...) const> struct Call<M> { static D R go(const C& c, A... a) { return (c.*M)(a...) + 100; } };
template <template <class...> class V> struct Tt { template <class... A> using ap = V<A...>; static constexpr int n = 1; }; template <template <class> class V> struct T1 { static constexpr int n = 2; }; template <template <class, auto> class V> struct Tv { static constexpr int n = sizeof(V<int, 3>); };
template <class T> struct One { T t; }; template <class T, class U = T> struct Two { T t; U u; }; template <class... T> struct Many {}; template <class T, auto N> struct Vn { T v[N]; };
template <class T> struct Rank { static constexpr int v = 0; }; template <template <class...> class V, class A, class... B> struct Rank<V<A, B...>> { static constexpr int v = 1 + Rank<A>::v + 10 * sizeof...(B); }; template <class T, int N> struct Rank<T[N]> { static constexpr int v = 100 + Rank<T>::v; }; template <class T> struct Rank<T[]> { static constexpr int v = 200; }; template <class T> struct Rank<T&> { static constexpr int v = 1000 + Rank<T>::v; }; template <class R, class... A> struct Rank<R(A...)> { static constexpr int v = 5000 + sizeof...(A); }; template <class R, class... A> struct Rank<R(A...) const> { static constexpr int v = 6000 + sizeof...(A); }; template <class R, class C, class... A> struct Rank<R (C::*)(A...)> { static constexpr int v = 7000; }; template <class T, template <class, auto> class V, auto N> struct Rank<V<T, N>> { static constexpr int v = 8000 + N; };
template <class A, class B> struct Par { static constexpr int v = 0; }; template <class A> struct Par<A, A> { static constexpr int v = 1; }; template <class A> struct Par<A*, A> { static constexpr int v = 2; }; template <class A, class B> struct Par<A*, B*> { static constexpr int v = 3; }; template <class A> struct Par<A*, A*> { static constexpr int v = 4; }; template <class A> struct Par<const A, A> { static constexpr int v = 5; };
template <class T> constexpr int vt = sizeof(T); template <class T> constexpr int vt<T*> = 1000 + vt<T>; template <> constexpr int vt<int> = -1; template <class T, int N> constexpr int vt<T[N]> = N * vt<T>;
template <int... I> struct Seq {}; template <int N, int... I> struct Mk : Mk<N - 1, N - 1, I...> {}; template <int... I> struct Mk<0, I...> { using type = Seq<I...>; }; template <int... I> D int sumsq(Seq<I...>) { return (0 + ... + (I * I)); } template <int... I, int... J> D int zip(Seq<I...>, Seq<J...>) { return (0 + ... + (I * J)); }
template <class T, class... R> struct Idx; template <class T, class... R> struct Idx<T, T, R...> { static constexpr int v = 0; }; template <class T, class U, class... R> struct Idx<T, U, R...> { static constexpr int v = 1 + Idx<T, R...>::v; };
template <class T, T... v> struct Is { static constexpr int n = sizeof...(v); }; template <class T, T v, T... w> D int hd(Is<T, v, w...>) { return v * 10 + sizeof...(w); }
template <class T> D int sz(T) { return sizeof(T); } template <class T, int N> D int sz(T (&)[N]) { return N * 1000; } template <class T> D int wh(Span<T>) { return sizeof(T) + 10 * std::is_const<T>::value; } template <class T> D int wb(Box<T>) { return sizeof(T) + 100 * std::is_pointer<T>::value; }
__global__ void vt_guides(long long* out) { int n = 0;
  Arr a{1, 2, 3};
    CK(a.size()); Arr d{1.5, 2};
    CK(d.size() * sizeof(d.v[0])); int raw[4] = {};
    CK(wh(Span(raw)));
    CK(wh(Span(a))); const auto ca = a;
    CK(wh(Span(raw, 2)));
    CK(wh(Span{a}));
  Ovl o{[](int x) { return x + 1; }};
    CK(o(3)); Ovs s{[](int) { return 1; }, [](const char*) { return 2; }, [](auto) { return 3; }};
    CK(s(1));
    CK(s("a"));
    CK(s(1.5));
    CK(s('c'));
    CK(wb(Box(1)));
    CK(wb(Box(1.0f)));
    CK(wb(Box("a", 2)));
    CK(wb(Box('c', 2)));
    CK(wb(Box(Box(3L))));
    CK(wb(Box{Box(3L)})); Def df;
    CK(sizeof(df.t)); Def<> dg;
    CK(sizeof(dg)); P2 p1{1};
    CK(sizeof(p1)); P2 p2{1, 'c'};
    CK(sizeof(p2.b)); P2 p3(2.0, 1L);
    CK(sizeof(p3)); P2<char> p4;
    CK(sizeof(p4));
  Outer<char>::In in{'c', 2.5};
    CK(sizeof(in));
    CK(Outer<char>::f(in));
    CK(Outer<int>::f(Outer<int>::In(1, 'c'))); Range r(raw, raw + 2);
    CK(sizeof(decltype(r)::value)); Range q{a.v, a.v + 1};
    CK(q.e - q.b);
    CK(sizeof(K<3>::type));
    CK(sizeof(K<'c'>::type));
    CK(sizeof(K<3L>::value));
    CK((int)K<Co::g>::value);
    CK(K<&fun>::value(4));
    CK(K<fun>::value(5));
    CK(K<nullptr>::value == nullptr);
    CK(K<true>::value + sizeof(K<true>::type));
    CK(Ks<1, 'c', 3L, Co::r>::sum);
    CK(Same<3, 4, 5>::n);
    CK(std::is_same<K<(unsigned char)3>, K<3>>::value);
    CK(std::is_same<Same<1, 2>, Same<1, 2>>::value);
  Mm m{4, 5};
    CK(Call<fun>::go(2));
    CK(Call<&fun>::n);
    CK(Call<&Mm::b>::go(m));
    CK(Tt<Many>::n);
    CK(sizeof(Tt<Two>::ap<char>));
    CK(T1<One>::n);
    CK(sizeof(Tt<One>::ap<long>));
    CK(T1<Two>::n);
    CK(Tv<Vn>::n);
}
template <auto V> struct Of { static constexpr int n = 0; };
template <class T, T* P> struct Of<P> { static constexpr int n = 1; };
template <auto V, class T> struct Both { static constexpr int n = 0; }; template <class R, class A, R (*F)(A), class T> struct Both<F, T> { static constexpr int n = sizeof(R) + sizeof(A); }; template <class C, class T, T C::*M> struct Both<M, C> { static constexpr int n = 100 + sizeof(T); };
template <auto... V> struct Vals {}; template <class T, T V, T... W> D int first(Vals<V, W...>) { return V * 10 + sizeof...(W); }
template <class C, class R, class... A, R (C::*M)(A...) const> D int method(Of<M>) { return sizeof...(A); }
template <class R, class... A, R (*F)(A...)> D int plain(Of<F>, A... a) { return F(a...); }
D double half(float x) { return x / 2; }
__global__ void vt_values(long long* out) { int n = 0;
    CK(Of<&glob>::n);
    CK(Of<4>::n);
    CK(Of<&fun>::n);
    CK(Both<half, int>::n);
    CK(Both<&half, char>::n);
    CK(Both<&Mm::b, Mm>::n);
    CK(Both<&Mm::b, int>::n);
    CK(Both<3, int>::n);
    CK(first(Vals<3, 4, 5>()));
    CK(first(Vals<'a'>()));
    CK(method(Of<&Mm::g>()));
    CK(plain(Of<fun>(), 4));
}
__global__ void vt_specialised(long long* out) { int n = 0; int raw[5];
    CK(Rank<int>::v);
    CK(Rank<One<int>>::v);
    CK(Rank<Two<One<char>, int>>::v);
    CK(Rank<One<int>[3]>::v);
    CK(Rank<int[][2]>::v);
    CK(Rank<int(&)[3]>::v);
    CK(Rank<int(char, int)>::v);
    CK(Rank<int() const>::v);
    CK(Rank<int (Mm::*)(int)>::v);
    CK(Rank<Vn<int, 7>>::v);
    CK(Rank<Many<Many<>, int>>::v);
    CK(Rank<const One<int>>::v);
    CK(Rank<void (&)(int)>::v);
    CK(Rank<int[2][3]>::v);
    CK(Par<int, char>::v);
    CK(Par<int, int>::v);
    CK(Par<int*, int>::v);
    CK(Par<int*, char*>::v);
    CK(Par<int*, int*>::v);
    CK(Par<const int, int>::v);
    CK(Par<const int*, const int*>::v);
    CK(vt<char>);
    CK(vt<int>);
    CK(vt<int*>);
    CK(vt<char**>);
    CK(vt<int[3]>);
    CK(vt<short*[2]>);
    CK(sumsq(Mk<5>::type()));
    CK(zip(Mk<3>::type(), Mk<3>::type()));
    CK(zip(Seq<1, 2>(), Seq<3, 4>()));
    CK(Idx<int, char, long, int, int>::v);
    CK(Is<char, 'a', 'b'>::n);
    CK(hd(Is<short, 3, 4, 5>()));
    CK(sz(raw));
    CK(sz(+raw));
    CK(sz(3L));
    CK(sz("ab"));
}
