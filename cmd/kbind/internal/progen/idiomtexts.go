package progen

// specialisations are class and variable templates with partial specialisations ([temp.class.spec]).
func specialisations() idiom {
	return idiom{
		fixed: []string{
			"template <class T> struct $f_k { enum { n = $n }; };",
			"template <class... T> struct $f_l { enum { n = sizeof...(T) }; };",
			"template <class T, int N = 3> struct $f_v { T a[N] = {}; enum { n = N }; __device__ int h() const { " +
				"return N; } };",
			"template <class T> constexpr int $f_w = $n;",
			"template <class T, class U = int, class V = void> struct $f_p { enum { n = $n }; };",
			"template <auto V> struct $f_a { enum { n = (int)V * 3 + sizeof(V) }; };",
			"template <bool B, class T, class F> struct $f_c { typedef T type; };",
			"template <class T, class F> struct $f_c<false, T, F> { typedef F type; };",
			"template <bool B, class T, class F> using $f_ct = typename $f_c<B, T, F>::type;",
		},
		maybe: []string{
			"template <class T> struct $f_k<T*> { enum { n = $f_k<T>::n * 3 + $n }; };",
			"template <class T> struct $f_k<const T> { enum { n = $f_k<T>::n * 5 + $n }; };",
			"template <class T> struct $f_k<T&> { enum { n = $f_k<T>::n * 7 + $n }; };",
			"template <class T> struct $f_k<T&&> { enum { n = $f_k<T>::n * 11 + $n }; };",
			"template <class T, int N> struct $f_k<T[N]> { enum { n = $f_k<T>::n * 13 + N }; };",
			"template <class T> struct $f_k<T[]> { enum { n = $n }; };",
			"template <class R, class... A> struct $f_k<R(A...)> { enum { n = $f_k<R>::n + (0 + ... + $f_k<A>::n) }; " +
				"};",
			"template <class R, class A> struct $f_k<R(A)> { enum { n = $f_k<R>::n * 2 + $f_k<A>::n }; };",
			"template <class R, class... A> struct $f_k<R (*)(A...)> { enum { n = $n + sizeof...(A) }; };",
			"template <class R, class C, class... A> struct $f_k<R (C::*)(A...)> { enum { n = $n + sizeof...(A) * 2 " +
				"}; };",
			"template <class R, class C, class... A> struct $f_k<R (C::*)(A...) const> { enum { n = $n + " +
				"sizeof...(A) * 3 }; };",
			"template <class T, class C> struct $f_k<T C::*> { enum { n = $f_k<T>::n + $n }; };",
			"template <template <class...> class C, class... A> struct $f_k<C<A...>> { enum { n = $n + sizeof...(A) " +
				"}; };",
			"template <class T> struct $f_k<$f_l<T>> { enum { n = $f_k<T>::n + $n }; };",
			"template <class T, class... U> struct $f_k<$f_l<T, T, U...>> { enum { n = $n + sizeof...(U) }; };",
			"template <class T, int N> struct $f_k<$f_v<T, N>> { enum { n = $f_k<T>::n + N }; };",
			"template <int N> struct $f_k<$f_v<char, N>> { enum { n = N * 100 }; };",
			"template <> struct $f_k<$t> { enum { n = $n }; };",
			"template <class T> constexpr int $f_w<T*> = $f_w<T> + $n;",
			"template <class T> constexpr int $f_w<const T> = $f_w<T> * 3;",
			"template <class T> constexpr int $f_w<T&> = sizeof(T) + $n;",
			"template <> constexpr int $f_w<$t> = $n;",
			"template <class T> struct $f_p<T, T> { enum { n = $n }; };",
			"template <class T, class U> struct $f_p<T, U*> { enum { n = $n }; };",
			"template <class T, class U> struct $f_p<T*, U> { enum { n = $n }; };",
			"template <class T> struct $f_p<T, int, to_void_t<decltype(dv<T&>().h())>> { enum { n = $n }; };",
			"template <class T> struct $f_p<T, char, only_if_t<(sizeof(T) > 2)>> { enum { n = $n }; };",
			"template <class T, class U> struct $f_p<T, U, only_if_t<same<T, U>::v>> { enum { n = $n }; };",
			"template <> struct $f_a<'x'> { enum { n = $n }; };",
			"template <class T, T* P> struct $f_q { enum { n = 1 }; };",
			"template <> struct $f_a<true> { enum { n = $n }; };",
			"template <> struct $f_v<short> { short a[2]; enum { n = $n }; __device__ int h() const { return $n; } };",
			"template <class T> struct $f_v<T, 1> { T a; enum { n = $n }; __device__ int h() const { return val(a); " +
				"} };",
			"template <class T> using $f_u = $f_p<T, $t>;",
			"template <class T, class U> using $f_s = $f_k<$f_ct<(sizeof(T) > sizeof(U)), T, U>>;",
			"template <class T> __device__ int $f_g(const $f_v<T>& x) { return $n + id_of<T>::n; }",
			"template <class T, int N> __device__ int $f_g(const $f_v<T, N>& x) { return $n + N; }",
			"template <template <class, int> class C, class T, int N> __device__ int $f_g(C<T, N> x) { return $n * 2 " +
				"+ N; }",
			"template <class T> __device__ int $f_g(const T& x) { return $n * 3; }",
		},
		statements: []string{
			"h = mix(h, $f_k<$k>::n);", "h = mix(h, $f_k<$k>::n * 3 + $f_k<$k>::n);", "h = mix(h, $f_w<$k>);",
			"h = mix(h, $f_p<$k>::n);", "h = mix(h, $f_p<$k, $k>::n);", "h = mix(h, $f_p<$t, $t>::n);",
			"h = mix(h, $f_p<$t, $t*>::n + $f_p<$t*, $t*>::n * 3);", "h = mix(h, $f_k<$f_l<$k, $k>>::n);",
			"h = mix(h, $f_k<$f_l<$t>>::n);", "h = mix(h, $f_k<$f_l<$t, $t, $k>>::n);", "h = mix(h, $f_k<$f_v<$t, " +
				"$n>>::n);",
			"h = mix(h, $f_k<$f_v<$t>*>::n);", "h = mix(h, $f_a<$n>::n + $f_a<'x'>::n * 3 + $f_a<true>::n * 5);",
			"h = mix(h, $f_a<$nu>::n + $f_a<(short)$n>::n);", "h = mix(h, $f_u<$t>::n);", "h = mix(h, $f_s<$t, " +
				"$t>::n);",
			"h = mix(h, $f_g($f_v<$t>()));", "h = mix(h, $f_g($f_v<$t, 1>()));", "h = mix(h, $f_g($f_v<$t, 4>()));",
			"h = mix(h, $f_g($a));", "{ $f_v<$t, 2> a; h = mix(h, a.h() + sizeof(a) * 10 + a.n); }",
			"h = mix(h, $f_k<$f_p<$t>>::n + $f_k<const $f_l<>&>::n);", "h = mix(h, id_of<$f_ct<(sizeof($t) > 2), $k, " +
				"$k>>::n);",
		},
	}
}

// packs are parameter packs and fold expressions ([temp.variadic], [expr.prim.fold]).
func packs() idiom {
	return idiom{
		fixed: []string{
			"template <class... T> struct $f_l {};",
			"template <int... I> struct $f_s {};",
			"template <int N, int... I> struct $f_m : $f_m<N - 1, N - 1, I...> {};",
			"template <int... I> struct $f_m<0, I...> { typedef $f_s<I...> type; };",
			"template <class... T> struct $f_b;",
			"template <> struct $f_b<> { __device__ int h() const { return 3; } };",
			"template <class T, class... U> struct $f_b<T, U...> : $f_b<U...> { T v; __device__ $f_b(const T& x, " +
				"const U&... y) " +
				": $f_b<U...>(y...), v(x) { ev($n); } __device__ int h() const { return val(v) + $f_b<U...>::h() * " +
				"3; } };",
			"template <> struct $f_b<int> { int v; __device__ $f_b(int x) : v(x) {} __device__ int h() const { " +
				"return v; } };",
		},
		maybe: []string{
			"template <class... T> __device__ int $f_1(T... x) { return (val(x) + ... + $n); }",
			"template <class... T> __device__ int $f_2(const T&... x) { int r = 0; ((r = r * 3 + val(x)), ...); " +
				"return r; }",
			"template <class T, class... U> __device__ int $f_3(T x, U... y) { if constexpr (sizeof...(y) > 0) " +
				"return val(x) * 3 " +
				"+ $f_3(y...); else return val(x); }",
			"template <class... T> __device__ int $f_4(T&&... x) { int a[] = {0, val(fw<T>(x))...}; int r = 0; for " +
				"(int v : a) r " +
				"= r * 5 + v; return r + sizeof...(T); }",
			"template <class F, class... T> __device__ auto $f_5(F f, T... x) { return f(x..., $n); }",
			"template <int... I> __device__ int $f_6($f_s<I...>) { return (0 + ... + (I * I + $n)); }",
			"template <class... A, class... B> __device__ int $f_7($f_l<A...>, $f_l<B...>) { return sizeof...(A) * " +
				"10 + " +
				"sizeof...(B) + ((id_of<A>::n * id_of<B>::n) + ... + 0); }",
			"template <class... A, class... B> __device__ int $f_7($f_l<int, A...>, $f_l<B...>) { return $n; }",
			"template <class... T> __device__ auto $f_8(T... x) { return [=](auto... y) { return (0 + ... + val(x)) " +
				"* 3 + (0 + " +
				"... + val(y)); }; }",
			"template <class... T> __device__ bool $f_9(T... x) { return (... && (val(x) > $n)) || (... || (val(x) " +
				"== $n)); }",
			"template <class... T> __device__ int $f_10(T... x) { return (val(x) - ... - $n) + ($n - ... - val(x)); }",
			"template <class... T> __device__ int $f_11(T...) { return sizeof...(T); }",
			"template <class T> __device__ int $f_11(T) { return $n * 2; }",
			"template <class... T> __device__ int $f_11(int, T...) { return $n * 3; }",
			"template <class T, class... U> __device__ int $f_12($f_l<T, U...>) { return id_of<T>::n * 5 + " +
				"$f_12($f_l<U...>()); }",
			"__device__ int $f_12($f_l<>) { return $n; }",
			"template <class... T> __device__ int $f_13(T... x) { return $f_1(x..., val(x)...) + $f_1((x, 1)...); }",
			"template <class... T> struct $f_o : T... { __device__ int all() const { return (0 + ... + T::h()); } };",
			"template <class T, int... I> __device__ int $f_14(const T (&a)[sizeof...(I)], $f_s<I...>) { return (0 + " +
				"... + " +
				"(val(a[I]) * (I + 1))); }",
			"template <class T, class... A> __device__ int $f_15(A&&... a) { T t(fw<A>(a)...); return val(t); }",
			"template <class... T> __device__ int $f_16(T... x) { auto l = [&](auto... y) { return ((x + y) + ... + " +
				"0); }; return " +
				"(l((void(x), $n)...)); }",
			"template <int... N> __device__ int $f_17() { const int a[] = {N...}; return a[sizeof...(N) - 1] + (N + " +
				"...); }",
			"template <class... T> using $f_first = typename same<T..., int>::type;",
			"template <class... T> __device__ int $f_18(int (*f)(T...), T... x) { return f(x...); }",
			"__device__ int $f_19(int x, long y) { return x * 3 + y; }",
		},
		statements: []string{
			"h = mix(h, $f_1($a));", "h = mix(h, $f_1($a, $a));", "h = mix(h, $f_1() + $f_1($a, $a, $a));",
			"h = mix(h, $f_2($a, $a));", "h = mix(h, $f_2($a, $a, $a));", "h = mix(h, $f_3($a, $a));", "h = mix(h, " +
				"$f_4($a, $a));",
			"h = mix(h, $f_4());", "h = mix(h, $f_5([](auto... x) { return (0 + ... + val(x)); }, $a, $a));",
			"h = mix(h, $f_5([=](int x, int y) { return x * k + y; }, $n));", "h = mix(h, $f_6(typename " +
				"$f_m<4>::type()));",
			"h = mix(h, $f_7($f_l<$t, $t>(), $f_l<$t, $t>()));", "h = mix(h, $f_7($f_l<int, $t>(), $f_l<>()));",
			"h = mix(h, $f_8($a, $a)($a, $a));", "{ auto l = $f_8(o, $a); h = mix(h, l($a) + l() * 3); }",
			"h = mix(h, $f_9($a, $a) + $f_9() * 2);", "h = mix(h, $f_10($a, $a));", "h = mix(h, $f_11($a));",
			"h = mix(h, $f_11($a, $a));", "h = mix(h, $f_11());", "h = mix(h, $f_12($f_l<$t, $t, $k>()));",
			"h = mix(h, $f_13($n, $a));", "{ $f_b<int, $c, double> b($n, o, 2.5); h = mix(h, b.h()); auto c = b; h = " +
				"mix(h, c.v + " +
				"sizeof(c)); }",
			"{ $f_b<$c, int> b{$x, $n}; h = mix(h, b.h() + static_cast<$f_b<int>&>(b).v); }",
			"{ $f_o<$c> b; h = mix(h, b.all() + sizeof(b)); }", "{ $f_o<$c, $f_b<>> b{$x, {}}; h = mix(h, b.all()); }",
			"{ int a[3] = {k, $n, $n}; h = mix(h, $f_14(a, typename $f_m<3>::type())); }",
			"{ $c a[2] = {o, $x}; h = mix(h, $f_14(a, $f_s<1, 0>())); }", "h = mix(h, $f_15<$c>(o) + $f_15<$c>($x) * " +
				"3);",
			"h = mix(h, $f_15<$c>($a) + $f_15<int>($n));", "h = mix(h, $f_16(k, $n, 2.5));", "h = mix(h, $f_17<$n, " +
				"3, $n>());",
			"h = mix(h, $f_18($f_19, k, $nL));",
		},
	}
}

// memberPointers are pointers to members and functions ([expr.mptr.oper], [conv.mem]).
func memberPointers() idiom {
	return idiom{
		fixed: []string{
			"struct $f_m { int a = $n, b = $n; $c q = $x; int r[3] = {1, $n, $n}; __device__ int get(int x) const { " +
				"return a + x; " +
				"} __device__ int set(int x) { ev(x); return a = x & 31; } __device__ virtual int v(int x) { return " +
				"x + $n; } " +
				"__device__ static int s(int x) { return x * $n; } __device__ int two(int x) & { return x + 1; } " +
				"__device__ int " +
				"two(int x) && { return x + 2; } __device__ int h() const { return a + b * 3 + q.h(); } };",
			"struct $f_x { int pad = $n; __device__ int get2(int x) const { return pad + x; } };",
			"struct $f_n : $f_x, $f_m { int c = $n; __device__ int v(int x) override { return x * 2 + c; } " +
				"__device__ int " +
				"get(int x) const { return c - x; } };",
			"__device__ int $f_over(int x) { return x + $n; }",
			"__device__ int $f_over(double x) { return d2i(x) * 3; }",
			"template <class T> __device__ int $f_tmpl(T x) { return val(x) + sizeof(T); }",
		},
		maybe: []string{
			"template <class C, class R> __device__ R $f_read(const C& c, R C::*p) { return c.*p; }",
			"template <class C, class R, class... A> __device__ R $f_call(C& c, R (C::*f)(A...), A... a) { return " +
				"(c.*f)(a...); }",
			"template <class C, class R, class... A> __device__ R $f_call(C& c, R (C::*f)(A...) const, A... a) { " +
				"return " +
				"(c.*f)(a...) * 3; }",
			"template <auto F> __device__ int $f_val($f_m& m) { return (m.*F)($n); }",
			"template <int $f_m::*P> __device__ int $f_fld(const $f_m& m) { return m.*P; }",
			"template <int (*F)(int)> __device__ int $f_fun(int x) { return F(x) + 1; }",
			"__device__ int $f_apply(int (*f)(int), int x) { return f(x); }",
			"__device__ int $f_apply(int (*f)(double), int x) { return f(x) * 5; }",
			"template <class F> __device__ int $f_apply2(F f, int x) { return f(x) + sizeof(F); }",
			"typedef int (*$f_t)(int); __device__ $f_t $f_pick(int k) { return k & 1 ? &$f_m::s : " +
				"static_cast<$f_t>($f_over); }",
			"struct $f_conv { int z = $n; __device__ operator $f_t() const { return $f_over; } };",
		},
		statements: []string{
			"{ $f_m m; int $f_m::*p = k & 1 ? &$f_m::a : &$f_m::b; m.*p += $n; h = mix(h, m.h()); }",
			"{ $f_n m; int $f_m::*p = &$f_m::b; int $f_n::*q = p; m.*q = $n; h = mix(h, m.h() + m.*p); }",
			"{ $f_n m; int ($f_n::*f)(int) = &$f_m::set; h = mix(h, (m.*f)($n) + m.a); }",
			"{ $f_n m; int ($f_m::*f)(int) = &$f_m::v; h = mix(h, (m.*f)($n)); $f_m& b = m; h = mix(h, (b.*f)($n)); }",
			"{ $f_m m; int ($f_m::*f)(int) const = &$f_m::get; const $f_m* p = &m; h = mix(h, (p->*f)($n)); }",
			"{ int ($f_m::*f[2])(int) = {&$f_m::set, &$f_m::v}; $f_n m; for (auto g : f) h = mix(h, (m.*g)(k)); }",
			"{ $f_m m; int (*f)(int) = &$f_m::s; h = mix(h, f(k) + (*f)($n) + (**f)(2)); }",
			"{ $f_m m; h = mix(h, $f_read(m, &$f_m::a) + $f_read(m, &$f_m::b)); }",
			"{ $f_m m; h = mix(h, $f_call(m, &$f_m::set, $n)); h = mix(h, $f_call(m, &$f_m::get, $n)); }",
			"{ $f_m m; h = mix(h, $f_val<&$f_m::set>(m) + $f_val<&$f_m::get>(m)); }", "{ $f_m m; h = mix(h, " +
				"$f_fld<&$f_m::b>(m)); }",
			"h = mix(h, $f_fun<$f_m::s>(k));", "h = mix(h, $f_apply($f_m::s, k) + $f_apply([](int x) { return x * " +
				"$n; }, k));",
			"h = mix(h, $f_apply(static_cast<int (*)(double)>($f_over), $n));", "h = mix(h, $f_apply2(&$f_m::s, k));",
			"h = mix(h, $f_apply2($f_tmpl<char>, k) + $f_apply2<int (*)(long)>($f_tmpl, k));", "h = mix(h, " +
				"$f_pick(k)($n) + " +
				"$f_pick(k + 1)($n) * 3);",
			"{ $f_conv v; h = mix(h, v(k) + $f_apply(v, $n)); }",
			"{ int ($f_m::*f)(int) & = &$f_m::two; int ($f_m::*g)(int) && = &$f_m::two; $f_m m; h = mix(h, (m.*f)(1) " +
				"* 10 + " +
				"(mv(m).*g)(1)); }",
			"{ int $f_m::*p = nullptr; int $f_m::*q = &$f_m::a; h = mix(h, (p == nullptr) + (q == &$f_m::a) * 2 + (p " +
				"== q) * 4 + " +
				"!p * 8 + (q ? 16 : 0)); }",
			"{ int ($f_m::*r)[3] = &$f_m::r; $f_m m; (m.*r)[k & 1] = $n; h = mix(h, m.r[0] + m.r[1] * 3 + " +
				"sizeof(m.*r)); }",
			"{ $c $f_m::*p = &$f_m::q; $f_m m; m.*p = $x; h = mix(h, (m.*p).h()); }",
			"{ auto p = &$f_n::get2; $f_n m; h = mix(h, (m.*p)($n)); }",
			"{ auto f = [](int x) { return x + $n; }; int (*p)(int) = f, (*q)(int) = +f; h = mix(h, p(k) + q($n) + " +
				"(decltype(f)(f))(3)); }",
			"{ auto f = [](auto x) { return val(x) * 3; }; int (*p)(char) = f; h = mix(h, p('c') + f(o)); }",
		},
	}
}

// operators are classes that behave as pointers, iterators, arrays or numbers ([over.oper]).
func operators() idiom {
	return idiom{
		fixed: []string{
			"struct $f_p { $c* p; __device__ $c* operator->() const { ev($n); return p; } __device__ $c& operator*() " +
				"const { " +
				"return *p; } explicit __device__ operator bool() const { return p; } };",
			"struct $f_pp { $f_p q; __device__ $f_p operator->() const { ev($n); return q; } };",
			"struct $f_it { int i; __device__ int operator*() const { return i * $n; } __device__ $f_it& " +
				"operator++() { ++i; " +
				"return *this; } __device__ $f_it operator++(int) { return {i++}; } __device__ bool operator!=(const " +
				"$f_it& o) " +
				"const { return i != o.i; } };",
			"struct $f_r { int lo, hi; $c keep = $x; __device__ $f_it begin() const { ev(1); return {lo}; } " +
				"__device__ $f_it end() " +
				"const { ev(2); return {hi}; } };",
			"struct $f_a { int v[4] = {1, $n, $n, 4}; __device__ int& operator[](int i) { ev(i); return v[i & 3]; } " +
				"__device__ " +
				"const int& operator[](int i) const { return v[i & 3]; } __device__ int* begin() { return v; } " +
				"__device__ int* " +
				"end() { return v + 4; } __device__ const int* begin() const { return v + 1; } __device__ const int* " +
				"end() " +
				"const { return v + 3; } };",
			"struct $f_n { int v; constexpr __device__ $f_n(int x = 0) : v(x) {} __device__ $f_n& operator+=(const " +
				"$f_n& o) { v += " +
				"o.v; ev(v & 31); return *this; } __device__ $f_n operator-() const { return -v; } friend __device__ " +
				"$f_n " +
				"operator+($f_n a, const $f_n& b) { return a += b; } friend __device__ $f_n operator*(const $f_n& a, " +
				"const $f_n& " +
				"b) { return a.v * b.v; } friend __device__ bool operator<($f_n a, $f_n b) { return a.v < b.v; } " +
				"friend " +
				"__device__ bool operator==($f_n a, $f_n b) { return a.v == b.v; } __device__ int h() const { return " +
				"v & 1023; } };",
			"struct $f_h { template <class T> __device__ $f_h& operator<<(const T& x) { ev(val(x) & 31); return " +
				"*this; } template " +
				"<class T> __device__ $f_h& operator,(T&& x) { ev(val(x) + 1); return *this; } };",
			"struct $f_m { int v[2][2] = {{1, $n}, {3, $n}}; struct row { int* p; __device__ int& operator[](int j) " +
				"const { return " +
				"p[j & 1]; } }; __device__ row operator[](int i) { return {v[i & 1]}; } __device__ int& " +
				"operator()(int i, int j) { " +
				"return v[i & 1][j & 1]; } };",
		},
		maybe: []string{
			"__device__ $f_it begin($f_n x) { return {x.v & 1}; } __device__ $f_it end($f_n x) { return {3}; }",
			"__device__ constexpr $f_n operator\"\" _$f(unsigned long long x) { return $f_n((int)x + $n); }",
			"__device__ constexpr int operator\"\" _$fd(long double x) { return (int)x * $n; }",
			"__device__ int operator->*($f_n a, int b) { return a.v * 7 + b; }",
			"__device__ $f_n operator%($f_n a, $f_n b) { return a.v - b.v * 2; }",
			"__device__ $f_n& operator<<=($f_n& a, int b) { a.v = (a.v << (b & 3)) & 255; return a; }",
			"template <class T> __device__ bool operator!=(const $f_n& a, const T& b) { return !(a == b); }",
			"__device__ int operator&($f_it x) { return x.i * $n; }",
			"__device__ $f_n operator~(const $f_n& x) { return {x.v ^ 31}; }",
		},
		statements: []string{
			"{ $f_p q{&o}; h = mix(h, q->h() + (*q).h() * 3 + (q ? 1 : 2) + !q); }", "{ $f_pp q{{&o}}; h = mix(h, " +
				"q->h()); }",
			"for (int x : $f_r{1, 4}) h = mix(h, x);", "{ $f_r r{0, k & 3}; for (auto x : r) { if (x > $n) continue; " +
				"h = mix(h, x); } }",
			"for (auto&& x : $f_r{2, 5, $x}) { if (x > $n) break; h = mix(h, x); }",
			"{ $f_it i{1}; h = mix(h, *i++ + *++i * 3 + i.i); }", "{ $f_a a; a[1] = a[2] += $n; h = mix(h, a[1] + " +
				"a[5] * 3); }",
			"{ $f_a a; for (int& x : a) x += k; h = mix(h, a[0] + a[3] * 3); }",
			"{ const $f_a a; int s = 0; for (int x : a) s = s * 3 + x; h = mix(h, s + a[1]); }",
			"{ $f_n a(k), b = $n; (a += b) += 3; h = mix(h, (a + b * 2 + -a).h()); }",
			"{ $f_n a = k; h = mix(h, (a < 3) + (3 < a) * 2 + (a == k) * 4 + (1 + a == 1 + k) * 8); }",
			"{ $f_n a = 3; a = a + a * a; a = {$n}; h = mix(h, a.v); }", "{ $f_h s; s << 1 << 'c' << o << 2.5; s, 3, " +
				"k, o; }",
			"{ $f_m m; m[0][1] = m[1][0] + $n; m(1, 1) *= 2; h = mix(h, m(0, 1) + m[1][1] * 3); }",
			"{ $f_n a = k; for (int x : a) h = mix(h, x); }", "h = mix(h, (12_$f + $n).h());", "h = mix(h, 2.5_$fd);",
			"{ $f_n a = $n; h = mix(h, a->*k + (a % $n).v); }", "{ $f_n a = 5; (a <<= 1) <<= k; h = mix(h, a.v); }",
			"{ $f_n a = 5; h = mix(h, (a != 5) + (a != $f_n(3)) * 2); }", "{ $f_it i{3}; h = mix(h, &i); }",
			"{ $f_n a[] = {1, k, $n}; $f_n s; for (auto& x : a) s += x; h = mix(h, s.v + (~s).v + sizeof(a)); }",
			"{ $f_n a = 1, b = 2; auto t = a; a = b; b = t; h = mix(h, a.v * 3 + b.v); h = mix(h, (k & 1 ? a : " +
				"b).v); }",
			"while ($f_p q = {&o}) { h = mix(h, q->h()); break; }", "if ($f_p q{nullptr}; !q) h = mix(h, $n); else h " +
				"= mix(h, 2);",
		},
	}
}

// hierarchies are classes with virtual functions and several bases ([class.virtual], [class.mi]).
func hierarchies() idiom {
	return idiom{
		fixed: []string{
			"struct $f_a { int x = $n; __device__ $f_a() { ev(1); live++; } __device__ $f_a(const $f_a& o) : x(o.x + " +
				"1) { ev(2); " +
				"live++; } __device__ virtual ~$f_a() { ev(x & 15); live--; } __device__ virtual int f(int k) { " +
				"return x + k; } " +
				"__device__ virtual $f_a* self() { return this; } __device__ int g(int k) { return f(k) * 3; } " +
				"__device__ virtual " +
				"int w(int k = $n) const { return k; } };",
			"struct $f_b { int y = $n; __device__ virtual int f(int k) = 0; __device__ virtual int q() const { " +
				"return y; } " +
				"__device__ int h() const { return q() + 1; } };",
			"struct $f_c : $f_a { $c m = $x; __device__ int f(int k) override { return $f_a::f(k) * 2 + m.h(); } " +
				"__device__ $f_c* " +
				"self() override { return this; } __device__ int w(int k = $n) const override { return k * 2; } };",
			"struct $f_d final : $f_c, $f_b { int z = $n; __device__ int f(int k) final { return z + k + $f_c::f(k); " +
				"} __device__ " +
				"int q() const override { return z * 3; } __device__ $f_d* self() override { return this; } };",
			"struct $f_e : $f_a, $f_b { __device__ $f_e(int k) { x = f(k); } __device__ int f(int k) override { " +
				"return y * k; } };",
			"__device__ int $f_use($f_a& a, int k) { return a.f(k) + a.g(k) * 3 + a.w(); }",
			"__device__ int $f_use($f_b* b, int k) { return b->f(k) + b->h(); }",
		},
		maybe: []string{
			"template <class D> struct $f_t { __device__ int call(int k) { return static_cast<D*>(this)->step(k) + " +
				"base(); } " +
				"__device__ int base() { return $n; } __device__ int step(int k) { return k; } };",
			"struct $f_u : $f_t<$f_u> { int v = $n; __device__ int step(int k) { return k * v; } };",
			"struct $f_u2 : $f_t<$f_u2> {};",
			"struct $f_g : private $f_c { using $f_c::m; using $f_c::g; __device__ int r() { return f(2); } };",
			"struct $f_i : $f_e { using $f_e::$f_e; int extra = $n; __device__ int f(int k) override { return " +
				"$f_e::f(k) + extra; } };",
			"struct $f_j { $f_d d; $f_e e{$n}; __device__ $f_j(int k) : e(k) { d.z = k; } __device__ $f_j() : " +
				"$f_j($n) { ev(9); } };",
			"template <class T> struct $f_v : T { __device__ int f(int k) override { return T::f(k) + $n; } };",
			"__device__ int $f_over($f_a&) { return 1; } __device__ int $f_over($f_b&) { return 2; } __device__ int " +
				"$f_over($f_c&) " +
				"{ return 3; }",
		},
		statements: []string{
			"{ $f_a a; h = mix(h, $f_use(a, k)); }", "{ $f_c c; h = mix(h, $f_use(c, k)); $f_a s = c; h = mix(h, " +
				"$f_use(s, k)); }",
			"{ $f_d d; h = mix(h, $f_use(d, k)); h = mix(h, $f_use(&d, $n)); }", "{ $f_e e(k); h = mix(h, $f_use(&e, " +
				"k) + " +
				"$f_use(e, 2)); }",
			"{ $f_d d; $f_b* b = &d; $f_d* e = static_cast<$f_d*>(b); h = mix(h, e->z + b->y + (e == &d)); }",
			"{ $f_d d, e; d.z = $n; e = d; h = mix(h, e.f(k) + e.x); }", "{ $f_d d; auto e = d; h = mix(h, e.f(k) + " +
				"e.q()); }",
			"{ $f_d d; h = mix(h, d.self()->z + static_cast<$f_a&>(d).self()->x); }",
			"{ $f_a a; $f_c c; $f_d d; $f_a* l[] = {&a, &c, &d}; for (auto p : l) h = mix(h, p->f(k) + p->w()); }",
			"{ $f_u u; $f_u2 v; h = mix(h, u.call(k) + v.call(k) * 3); }", "{ $f_g g; h = mix(h, g.r() + g.m.h() + " +
				"g.g(3)); }",
			"{ $f_i i(k); h = mix(h, $f_use(&i, 2) + i.x); $f_e e = i; h = mix(h, e.f(3)); }",
			"{ $f_j j; h = mix(h, j.d.z + j.e.x); $f_j i(k), l = i; h = mix(h, l.d.f(2)); }",
			"{ $f_v<$f_a> a; $f_v<$f_c> c; h = mix(h, $f_use(a, k) + $f_use(c, 1)); }", "{ $f_d d; $f_c& c = d; h = " +
				"mix(h, " +
				"$f_over(c) + $f_over((const $f_c&)c)); }",
			"{ $f_d d; h = mix(h, $f_over(static_cast<$f_b&>(d)) + $f_over(d)); }", "{ $f_d d; h = mix(h, " +
				"d.$f_c::f(k) + " +
				"d.$f_a::f(k) * 3 + d.$f_b::q()); }",
			"{ $f_c c; $f_a& a = c; a = $f_a(); h = mix(h, c.x + c.m.h()); }", "{ $f_a* p = new $f_c; h = mix(h, " +
				"p->f(k)); delete p; }",
			"{ alignas($f_d) char b[sizeof($f_d)]; $f_a* p = new (b) $f_d; h = mix(h, p->f(k)); p->~$f_a(); }",
			"{ struct L : $f_c { int n; __device__ L(int n) : n(n) {} __device__ int f(int k) override { return n + " +
				"k; } } l(k); h " +
				"= mix(h, $f_use(l, 3)); }",
			"h = mix(h, sizeof($f_a) + sizeof($f_b) * 3 + sizeof($f_d) * 5 + alignof($f_e));",
			"h = mix(h, __is_polymorphic($f_c) + __is_abstract($f_b) * 2 + __is_base_of($f_a, $f_d) * 4);",
		},
	}
}
