package progen

// constants are constant expressions ([expr.const]): functions, classes, tables, conditions of if constexpr.
func constants() idiom {
	return idiom{
		fixed: []string{
			"__device__ constexpr int $f_gcd(int a, int b) { while (b) { int t = a % b; a = b; b = t; } return a; }",
			"__device__ constexpr u64 $f_hash(const char* s) { u64 h = $n; for (; *s; s++) h = (h ^ *s) * " +
				"1099511628211ull; return " +
				"h; }",
			"struct $f_v { int a[8] = {}; int n = 0; constexpr __device__ void push(int x) { a[n++ & 7] = x; } " +
				"constexpr " +
				"__device__ int sum() const { int s = 0; for (int x : a) s = s * 3 + x; return s; } };",
			"__device__ constexpr $f_v $f_make(int k) { $f_v v; for (int i = 0; i < k && i < 8; i++) { if (i % 3 == " +
				"1) continue; " +
				"v.push(i * i + $n); } return v; }",
			"struct $f_c { int re, im; constexpr __device__ $f_c(int r = $n, int i = 0) : re(r), im(i) {} constexpr " +
				"__device__ $f_c " +
				"operator*(const $f_c& o) const { return {re * o.re - im * o.im, re * o.im + im * o.re}; } constexpr " +
				"__device__ bool " +
				"operator==(const $f_c& o) const { return re == o.re && im == o.im; } };",
			"template <class T> struct $f_lim { static constexpr T low = T(-1) < T(0) ? T(-$n) : T(0); static " +
				"constexpr T high = " +
				"T(~u64(0) >> 1); static constexpr int digits[3] = {sizeof(T), $n, 3}; };",
			"enum class $f_op : unsigned char { add, sub = $n, mul };",
		},
		maybe: []string{
			"__device__ constexpr int $f_fib(int n) { return n < 2 ? n : $f_fib(n - 1) + $f_fib(n - 2); }",
			"template <int N> struct $f_fact { static constexpr int v = N * $f_fact<N - 1>::v % 10007; }; template " +
				"<> struct " +
				"$f_fact<0> { static constexpr int v = 1; };",
			"template <class T> __device__ int $f_sort(const T& x) { if constexpr (is_class<T>::v) return x.h(); " +
				"else if " +
				"constexpr (same<T, double>::v) return d2i(x) * 3; else if constexpr (sizeof(T) == 1) return $n; " +
				"else return " +
				"(int)(x != T()) + $n; }",
			"template <$f_op O> __device__ int $f_do(int a, int b) { if constexpr (O == $f_op::add) return a + b; " +
				"else if constexpr " +
				"(O == $f_op::sub) return a - b; else return a * b; }",
			"__device__ constexpr int $f_sw($f_op o, int x) { switch (o) { case $f_op::add: return x + 1; case " +
				"$f_op::sub: x *= 2; " +
				"[[fallthrough]]; case $f_op::mul: x -= $n; break; default: return -1; } return x; }",
			"constexpr __device__ int $f_tab[] = {$n, $f_gcd(12, 18), $f_make(3).sum(), $n};",
			"constexpr __device__ $f_v $f_glob = $f_make(6);",
			"static_assert($f_gcd(12, 18) == 6 && $f_hash(\"\") < 64);",
			"template <u64 H> __device__ int $f_h() { return H % 1000; }",
			"constexpr auto $f_lam = [](int x) { return x * $n + 1; };",
			"__device__ constexpr bool $f_prime(int n) { for (int i = 2; i * i <= n; i++) if (n % i == 0) return " +
				"false; return n > " +
				"1; }",
			"struct $f_cnt { static constexpr int n = $n; int b : n % 7 + 1; int a[n]; };",
			"template <int... I> struct $f_sum { static constexpr int v = (0 + ... + I); static constexpr int a[] = " +
				"{I..., v}; };",
			"__device__ constexpr auto $f_ret(int x) { struct { int p, q; } r{x, x * 2}; return r; }",
		},
		statements: []string{
			"{ constexpr int g = $f_gcd(36, $n); int a[g + 1] = {}; h = mix(h, g + sizeof(a) + $f_gcd(k * 12, $n)); }",
			"{ constexpr u64 s = $f_hash(\"ab\"); h = mix(h, s); const char t[] = {'a', 'b', 0}; h = mix(h, " +
				"$f_hash(t) == s); }",
			"{ constexpr $f_v v = $f_make($n); h = mix(h, v.sum() + v.n); $f_v w = $f_make(k); w.push($n); h = " +
				"mix(h, w.sum()); }",
			"{ constexpr $f_c c = $f_c(2, 3) * $f_c(1, $n); h = mix(h, c.re * 7 + c.im); static_assert(c == c); }",
			"h = mix(h, $f_lim<$t>::low); h = mix(h, $f_lim<int>::digits[k % 3]);", "h = mix(h, $f_fact<$n>::v + " +
				"$f_fact<3>::v);",
			"h = mix(h, $f_sort($a));", "h = mix(h, $f_sort($a));", "h = mix(h, $f_do<$f_op::add>(k, $n) + " +
				"$f_do<$f_op::mul>(k, $n));",
			"{ constexpr int s = $f_sw($f_op::sub, 7); h = mix(h, s + $f_sw(static_cast<$f_op>(k), $n)); }",
			"h = mix(h, $f_tab[k & 3] + $f_tab[1] * 3 + sizeof($f_tab));", "h = mix(h, $f_glob.sum() + $f_glob.a[k & " +
				"7]);",
			"h = mix(h, $f_h<$f_hash(\"xy\")>());", "{ constexpr int y = $f_lam(3); h = mix(h, y + $f_lam(k)); }",
			"{ int c = 0; for (int i = 0; i < 30; i++) c += $f_prime(i + k); h = mix(h, c); bool a[$f_prime(7) ? 2 : " +
				"5]; h = " +
				"mix(h, sizeof(a)); }",
			"{ $f_cnt c{}; c.b = $n; c.a[$f_cnt::n - 1] = k; h = mix(h, c.b + sizeof(c)); }",
			"h = mix(h, $f_sum<1, $n, 3>::v + $f_sum<2, $n>::a[k & 1]);", "{ constexpr auto r = $f_ret($n); h = " +
				"mix(h, r.p + " +
				"r.q * 3 + $f_ret(k).q); }",
			"{ const int c = $n; const int* p = &c; int a[c]; h = mix(h, sizeof(a) + *p); auto l = [] { return c * " +
				"2; }; h = mix(h, " +
				"l()); }",
			"{ static constexpr int t[] = {$n, $n, $n}; auto l = [](int i) { return t[i % 3]; }; h = mix(h, l(k)); }",
			"if constexpr ($f_gcd(8, $n) > 2) h = mix(h, 1); else h = mix(h, 2);", "h = mix(h, noexcept($f_gcd(1, " +
				"2)) + " +
				"noexcept(k) * 2);",
			"{ constexpr int x = $f_fib(12), y = x > 100 ? x - $n : x + $n; h = mix(h, y + $f_fib(k)); }",
			"switch (k) { case $f_gcd(7, 14) - 6: h = mix(h, 1); break; case sizeof(int) + 2: h = mix(h, 2); " +
				"default: h = mix(h, 3); }",
		},
	}
}

// library is what kernels use of the C++ library: pairs, tuples, optional values, arrays, functions of <algorithm>,
// <functional> and <utility>, whose copies and moves leave events.
func library() idiom {
	return idiom{
		fixed: []string{
			"struct $f_t { int v = $n; int s = 0; __device__ $f_t(int x = 1) : v(x & 63) {} __device__ $f_t(const " +
				"$f_t& o) : v(o.v), " +
				"s(o.s + 1) { ev(3); } __device__ $f_t($f_t&& o) : v(o.v), s(o.s + 16) { o.v = 0; ev(5); } " +
				"__device__ $f_t& " +
				"operator=(const $f_t& o) { v = o.v; s += 256; ev(7); return *this; } __device__ $f_t& " +
				"operator=($f_t&& o) { v = " +
				"o.v; o.v = 1; s += 4096; ev(11); return *this; } __device__ int h() const { return (v * 3 + s) & " +
				"1023; } friend " +
				"__device__ bool operator<(const $f_t& a, const $f_t& b) { return a.v < b.v; } friend __device__ " +
				"bool " +
				"operator==(const $f_t& a, const $f_t& b) { return a.v == b.v; } __device__ int add(int x) { return " +
				"v += x; } " +
				"__device__ int get(int x) const { return v * x; } };",
			"struct $f_only { int v; __device__ $f_only(int x) : v(x) {} __device__ $f_only($f_only&& o) : v(o.v) { " +
				"o.v = -1; } " +
				"__device__ $f_only& operator=($f_only&& o) { v = o.v; o.v = -2; return *this; } __device__ int h() " +
				"const { return v " +
				"& 1023; } };",
			"struct $f_f { int n = $n; __device__ int operator()(int x) & { return n += x; } __device__ int " +
				"operator()(int x) const& " +
				"{ return n * x; } __device__ int operator()(int x) && { return n - x; } };",
			"__device__ int $f_free(int x, const $f_t& t) { return x * 3 + t.h(); }",
		},
		maybe: []string{
			"template <class... T> __device__ int $f_tup(const std::tuple<T...>& t) { return std::apply([](const " +
				"auto&... x) { " +
				"return (0 + ... + val(x)); }, t); }",
			"template <class T> __device__ int $f_kind(T&&) { return id_of<T>::n; }",
			"template <class T, std::size_t... I> __device__ int $f_each(const T& t, std::index_sequence<I...>) { " +
				"int r = 0; ((r = " +
				"r * 5 + val(std::get<I>(t))), ...); return r; }",
			"__device__ std::pair<$f_t, int> $f_pair(int k) { return {$f_t(k), $n}; }",
			"__device__ std::optional<$f_t> $f_opt(int k) { if (k & 1) return std::nullopt; return $f_t(k); }",
			"__device__ auto $f_min(int k) { return std::make_tuple(k, $f_t(k), 2.5); }",
		},
		statements: []string{
			"{ std::pair<$f_t, int> a($f_t($n), k), b = a, c = std::move(a); h = mix(h, a.first.h() + b.first.h() * " +
				"3 + " +
				"c.first.h() * 5 + c.second); }",
			"{ auto a = std::make_pair($f_t($n), k); std::pair<$f_t, double> b = a; b = a; b = std::move(a); h = " +
				"mix(h, b.first.h() + " +
				"a.first.h()); }",
			"{ auto [a, b] = $f_pair(k); h = mix(h, a.h() + b); }",
			"{ std::tuple<int, $c> t(k, o), u = t; h = mix(h, std::get<1>(t).h() + std::get<1>(u).h() + " +
				"std::get<int>(u)); }",
			"{ std::tuple<int, $f_t> t{k, $n}, u; u = t; u = std::move(t); h = mix(h, std::get<1>(u).h() + " +
				"std::get<1>(t).h() * 3); }",
			"{ int a = 1; $f_t b; std::tie(a, b) = std::make_tuple(k, $f_t($n)); h = mix(h, a + b.h()); }",
			"{ int a = 1; double c; std::tie(a, std::ignore, c) = $f_min(k); h = mix(h, a + d2i(c)); }",
			"{ $f_t a($n), b(k); std::swap(a, b); h = mix(h, a.h() * 3 + b.h()); }", "{ $f_t a[2] = {$n, k}, b[2] = " +
				"{3, 4}; " +
				"std::swap(a, b); h = mix(h, a[0].h() * 3 + b[1].h()); }",
			"{ $f_t a($n); auto b = std::exchange(a, $f_t(k)); h = mix(h, a.h() * 3 + b.h()); }", "{ $f_t a($n); " +
				"auto b = " +
				"std::exchange(a, $n); h = mix(h, a.h() * 3 + b.h()); }",
			"{ $f_t a($n), b(k); h = mix(h, std::min(a, b).h() + std::max(a, b).h() * 3); auto c = std::min(a, b); h " +
				"= mix(h, " +
				"c.h()); }",
			"{ $f_t a($n); const $f_t& r = std::clamp(a, $f_t(3), $f_t(40)); ev(r.v == a.v); h = mix(h, " +
				"std::clamp(k, 2, $n)); }",
			"{ $f_t a($n), b(k); auto m = std::minmax(a, b); h = mix(h, m.first.h() * 3 + m.second.h()); }",
			"{ auto m = std::minmax({k, $n, 3, $n}); h = mix(h, m.first * 3 + m.second + std::max({1, k, $n})); }",
			"{ std::optional<$f_t> a, b($n), c = $f_t(k); a = b; b = std::nullopt; h = mix(h, a->h() + " +
				"c.value_or($n).h() * 3 + " +
				"b.has_value() + (a == c) * 2); }",
			"{ std::optional<$f_t> a = $f_opt(k); h = mix(h, a ? a->h() : $n); a.emplace($n); h = mix(h, a->h()); " +
				"auto b = " +
				"std::move(a); h = mix(h, b->h() + a.has_value() + a->h() * 3); }",
			"{ std::optional<int> a = k, b; b = a; swap(a, b); b.reset(); h = mix(h, a.value() + b.value_or($n) + (a " +
				"> b) * 2 + (a == " +
				"k) * 4 + (b == std::nullopt) * 8); }",
			"{ std::array<$f_t, 3> a{$n, k, 3}, b = a; a.fill($n); b.swap(a); h = mix(h, a[0].h() + b.back().h() * 3 " +
				"+ (a == b) + (a " +
				"< b) * 2 + a.size()); }",
			"{ std::array<int, 4> a{k, $n, 3}; int s = 0; for (int x : a) s = s * 3 + x; h = mix(h, s + " +
				"std::get<1>(a) + " +
				"a.at(2) + std::tuple_size<decltype(a)>::value); auto [p, q, r, t] = a; h = mix(h, p + q * 3 + t); }",
			"h = mix(h, $f_tup(std::make_tuple($a, $n)));", "h = mix(h, $f_tup(std::make_tuple($n, 2.5, 'x')));",
			"{ auto t = std::make_tuple($f_t($n), k); h = mix(h, $f_each(t, std::make_index_sequence<2>())); }",
			"{ auto t = std::tuple_cat(std::make_tuple($f_t($n), k), std::make_pair($f_t(2), 'c')); h = mix(h, " +
				"std::get<2>(t).h() + " +
				"std::get<0>(t).h() * 3 + std::get<3>(t)); }",
			"{ auto t = std::forward_as_tuple(k, $f_t($n)); h = mix(h, std::get<0>(t)); }",
			"{ $f_t a($n); auto t = std::tie(a, k); std::get<0>(t) = $f_t(3); h = mix(h, a.h()); }",
			"{ auto t = std::make_tuple(k, $n), u = std::make_tuple($n, k); h = mix(h, (t < u) + (t == u) * 2 + (t " +
				">= u) * 4); }",
			"h = mix(h, std::apply($f_free, std::make_tuple(k, $f_t($n))));", "h = mix(h, " +
				"std::make_from_tuple<$f_t>(std::make_tuple(" +
				"k)).h());",
			"{ $f_t a($n); h = mix(h, std::invoke(&$f_t::add, a, k) + std::invoke(&$f_t::get, &a, 2) * 3 + " +
				"std::invoke(&$f_t::v, " +
				"a)); }",
			"{ $f_f f; const $f_f g; h = mix(h, std::invoke(f, k) + std::invoke(g, 2) * 3 + " +
				"std::invoke(std::move(f), 3) * 5 + " +
				"std::invoke($f_f(), k)); }",
			"{ $f_t a($n); int x = k; auto r = std::ref(x); r += $n; h = mix(h, x + r.get()); auto t = " +
				"std::make_tuple(std::ref(x)); " +
				"std::get<0>(t) = 3; h = mix(h, x); }",
			"{ $f_t a($n); h = mix(h, $f_kind(a) + $f_kind(std::move(a)) * 3 + $f_kind(std::as_const(a)) * 5 + " +
				"$f_kind(std::forward<$f_t>(a)) * 7 + $f_kind(std::move_if_noexcept(a)) * 11); }",
			"{ $f_only a(k), b($n); std::swap(a, b); std::pair<$f_only, int> p(std::move(a), 2); auto q = " +
				"std::move(p); h = mix(h, " +
				"a.h() + q.first.h() * 3 + p.first.h() * 5); }",
			"{ std::optional<$f_only> a($n); auto b = std::move(a); h = mix(h, b->h() + a->h() * 3); auto t = " +
				"std::make_tuple($f_only(k)); auto u = std::move(t); h = mix(h, std::get<0>(u).h()); }",
			"{ int a[] = {5, k, $n, 1, $n}; std::sort(a, a + 5); int s = 0; for (int x : a) s = s * 7 + x; h = " +
				"mix(h, s); h = mix(h, " +
				"std::lower_bound(a, a + 5, k) - a + std::upper_bound(a, a + 5, $n) - a); }",
			"{ int a[] = {5, k, $n, 1, $n}; std::sort(a, a + 5, [](int x, int y) { return (x & 7) * 64 + x > (y & 7) " +
				"* 64 + y; }); " +
				"h = mix(h, a[0] + a[2] * 3 + a[4] * 5 + std::is_sorted(a, a + 5)); }",
			"{ int a[] = {5, k, $n, 1, $n}; std::reverse(a, a + 4); std::fill(a + 3, a + 5, $n); h = mix(h, a[0] + " +
				"a[3] * 3 + " +
				"(std::find(a, a + 5, k) - a) + std::count(a, a + 5, $n)); }",
			"{ int a[] = {5, k, $n}, b[3]; std::copy(a, a + 3, b); std::rotate(b, b + 1, b + 3); std::iter_swap(a, " +
				"b); h = mix(h, a[0] " +
				"+ b[0] * 3 + std::equal(a, a + 3, b) + *std::max_element(a, a + 3) * 5 + std::distance(a, a + 2)); }",
			"h = mix(h, std::numeric_limits<$t>::max() > $n);", "h = mix(h, std::is_same_v<std::decay_t<$k>, $t> + " +
				"std::is_const_v<$k> * 2 + std::is_reference_v<$k> * 4 + std::is_pointer_v<$k> * 8 + " +
				"std::is_array_v<$k> * 16 + " +
				"std::is_function_v<$k> * 32 + std::is_member_pointer_v<$k> * 64);",
			"h = mix(h, std::is_copy_constructible_v<$c> + std::is_move_assignable_v<$d> * 2 + " +
				"std::is_convertible_v<$t, $t> * 4 + " +
				"std::is_constructible_v<$c, $k> * 8 + std::is_assignable_v<$d&, $k> * 16 + " +
				"std::is_trivially_copyable_v<$c> * 32 + " +
				"std::is_default_constructible_v<$f_only> * 64 + std::is_empty_v<$d> * 128);",
			"h = mix(h, id_of<std::common_type_t<$t, $t>>::n + id_of<std::remove_cvref_t<$k>>::n);",
			"h = mix(h, id_of<std::conditional_t<std::is_integral_v<$t>, $k, $k>>::n + id_of<std::decay_t<$k>>::n * " +
				"3);",
			"h = mix(h, id_of<std::invoke_result_t<$f_f&, int>>::n + std::is_invocable_v<$f_f, $t> * 100);",
			"h = mix(h, id_of<std::tuple_element_t<1, std::tuple<int, $k, $t>>>::n);",
			"h = mix(h, std::plus<>()(k, $n) * 3 + std::less<int>()(k, $n) + std::multiplies<int>()(k, $n) + " +
				"std::not_fn([](int x) { " +
				"return x > 3; })(k));",
		},
	}
}

// bindings are structured bindings, range-for, statements with initialisers, nested closures ([dcl.struct.bind],
// [stmt.ranged]).
func bindings() idiom {
	return idiom{
		fixed: []string{
			"struct $f_s { int a = $n; $c b = $x; double d = 2.5; };",
			"struct $f_b { unsigned a : 5, b : 3; int c : 6; };",
			"struct $f_g { int v[3] = {$n, $n, $n}; template <int I> __device__ auto get() const { if constexpr (I " +
				"== 2) return 2.5 " +
				"+ v[2]; else return v[I]; } };",
			"struct $f_r { int v[4] = {$n, 2, $n, 4}; $d keep = $y; struct it { const int* p; __device__ int " +
				"operator*() const { " +
				"return *p; } __device__ it& operator++() { p++; return *this; } __device__ bool operator!=(it o) " +
				"const { return p " +
				"!= o.p; } }; __device__ it begin() const { return {v}; } __device__ it end() const { return {v + " +
				"4}; } };",
			"__device__ $f_s $f_make(int k) { return {k, $x, 1.5}; }",
			"__device__ const $f_s& $f_ref(const $f_s& s) { return s; }",
		},
		maybe: []string{
			"struct $f_e { int i; operator int&() { return i; } };",
			"template <class T> __device__ auto $f_sum(const T& t) { auto& [a, b, c] = t; return val(a) + val(b) * 3 " +
				"+ val(c) * 5; }",
		},
		statements: []string{
			"{ auto [a, b, c] = $f_make(k); h = mix(h, a + b.h() + d2i(c)); }", "{ $f_s s; auto& [a, b, c] = s; a += " +
				"k; b = $x; h = " +
				"mix(h, s.a + s.b.h() + KIND(a) + KIND(b)); }",
			"{ const auto& [a, b, c] = $f_make($n); h = mix(h, a + b.h() + id_of<decltype(a)>::n + " +
				"id_of<decltype(b)>::n); }",
			"{ auto&& [a, b, c] = $f_make($n); a++; h = mix(h, a + b.h() + KIND(a)); }", "{ $f_s s; const auto [a, " +
				"b, c] = s; h = " +
				"mix(h, a + b.h() + id_of<decltype(a)>::n); }",
			"{ int t[3] = {k, $n, 3}; auto [a, b, c] = t; auto& [d, e, f] = t; d += 5; h = mix(h, a + b + c + t[0] * " +
				"3); }",
			"{ int t[2][2] = {{k, 1}, {2, $n}}; auto& [a, b] = t; a[0] = 9; h = mix(h, t[0][0] + b[1] * 3 + " +
				"sizeof(a)); for (auto& [x, " +
				"y] : t) x += y; h = mix(h, t[0][0] * 3 + t[1][0]); }",
			"{ $f_b q{3, 2, -5}; auto [a, b, c] = q; h = mix(h, a + b * 3 + c + KIND(+a)); auto& [d, e, f] = q; d += " +
				"30; h = mix(h, " +
				"q.a); }",
			"{ $f_s t[2]; for (auto& [a, b, c] : t) { a += k; h = mix(h, a + b.h()); } for (const auto& [a, b, c] : " +
				"t) h = mix(h, a); }",
			"h = mix(h, $f_sum($f_s()));", "{ auto [a, b, c] = $f_make(k); auto l = [&, x = a] { return x + b.h(); " +
				"}; h = mix(h, l()); }",
			"for (int x : $f_r()) h = mix(h, x);", "for ($f_r r; int x : r.v) h = mix(h, x);", "for (auto x : " +
				"$f_r{{k, 2, 3, $n}}) { " +
				"if (x == 2) continue; if (x > 30) break; h = mix(h, x); }",
			"for (auto x : {k, $n, 3}) h = mix(h, x);", "for (const auto& x : {$x, o}) h = mix(h, x.h());", "for " +
				"(auto& x : " +
				"$f_ref($f_s()).b.h() > 0 ? cells : cells) { h = mix(h, x); break; }",
			"if (auto [a, b, c] = $f_make(k); a > 2) h = mix(h, a); else h = mix(h, b.h());", "switch (auto s = " +
				"$f_make(k); s.a) { " +
				"case 1: h = mix(h, 3); case 2: { auto [a, b, c] = s; h = mix(h, a); break; } default: h = mix(h, " +
				"s.b.h()); }",
			"{ auto l = [n = 0](int x) mutable { return n += x; }; l($n); auto m = l; l(2); h = mix(h, l(1) * 3 + " +
				"m(1)); }",
			"{ auto l = [&h](auto&& f, int i) -> void { if (i) { h = mix(h, i); f(f, i - 1); } }; l(l, 3); }",
			"{ int x = k; auto l = [&] { auto m = [&, y = x] { x += y; return [=] { return x + y; }; }; return " +
				"m()(); }; h = mix(h, " +
				"l() + x); }",
			"{ auto l = [o](auto... x) { return [o, x...] { return o.h() + (0 + ... + val(x)); }; }; h = mix(h, l(k, " +
				"2.5, 'c')()); }",
			"{ const int c = $n; auto l = [=](auto x) { if constexpr (sizeof(x) > 4) return c + val(x); else return " +
				"c - val(x); }; h " +
				"= mix(h, l(1) + l(2.5) * 3); }",
			"h = mix(h, [&](int x) { for (int i = 0;; i++) if (i * x > $n) return i; }(k));", "h = mix(h, [](auto x, " +
				"auto y) -> " +
				"decltype(x + y) { return x + y; }(k, $nL));",
			"{ int i = 0; loop: if (i++ < 3) { $c q = $x; h = mix(h, q.h() + live - n); goto loop; } }",
			"for (int i = 0; i < 4; i++) { $c q = $x; if (i == k) continue; if (i == 3) break; ev(q.h() & 15); }",
			"do { $c q(o); if (q.h() & 1) break; h = mix(h, q.h()); } while (false);",
			"{ auto f = [&](int x) { if (x > 3) return $x; return o; }; h = mix(h, f(k).h()); }",
			"{ using F = int (*)(int); F f[] = {[](int x) { return x + 1; }, [](int x) { return x * $n; }}; h = " +
				"mix(h, f[k & 1](3)); }",
		},
	}
}

// storage is about unions, bit-fields, layouts, placement new and arrays of objects ([class.union], [class.bit]).
func storage() idiom {
	return idiom{
		fixed: []string{
			"struct $f_b { unsigned a : 3, b : 7; int c : 5; long long d : 40; bool e : 1; unsigned char f : 4; " +
				"short g : 9; };",
			"struct $f_u { int tag = 0; union { int i; float f; unsigned char b[8]; struct { short lo, hi; }; }; };",
			"union $f_v { int i = $n; unsigned u; short s[2]; __device__ $f_v() {} __device__ $f_v(int x) : i(x) {} " +
				"__device__ int " +
				"low() const { return i & 255; } };",
			"struct alignas(16) $f_a { char c; int x[3]; }; struct $f_e {}; struct $f_d : $f_e { $f_e m; char c; };",
			"template <class T, int N> struct $f_s { alignas(T) unsigned char m[N * sizeof(T)]; int n = 0; " +
				"__device__ T* at(int i) { " +
				"return reinterpret_cast<T*>(m) + i; } template <class... A> __device__ T& put(A&&... a) { return " +
				"*new (at(n++)) " +
				"T(fw<A>(a)...); } __device__ void pop() { at(--n)->~T(); } __device__ ~$f_s() { while (n > 0) " +
				"pop(); } };",
			"union $f_w { $c c; int i; __device__ $f_w() : i($n) {} __device__ ~$f_w() {} };",
		},
		maybe: []string{
			"struct $f_z { char a; double b; char c; short d; $f_b e; }; struct $f_y : $f_z { char f; };",
			"struct $f_q { mutable int m = $n; const int k = 3; int& r; __device__ $f_q(int& x) : r(x) {} __device__ " +
				"int bump() const " +
				"{ r++; return ++m; } };",
			"struct $f_st { static int n; static constexpr int k = $n; int id; __device__ $f_st() : id(k) {} };",
		},
		statements: []string{
			"{ $f_b b{1, 2, 3, 4, true, 5, 6}; b.a += $n; b.b -= $n; b.c = $n; b.d = -$n; b.f *= 3; b.g <<= 4; h = " +
				"mix(h, b.a + b.b * " +
				"3 + b.c * 5 + b.f * 7 + b.g * 11 + b.e); h = mix(h, b.d); }",
			"{ $f_b b{}; h = mix(h, (b.a = $n) + (b.c = $n) * 3 + b.b++ + --b.g * 5 + ~b.f); h = mix(h, KIND(b.a + " +
				"1) + KIND(b.d) + " +
				"KIND(-b.f) + sizeof(b)); }",
			"{ $f_b b{}; b.c = -1; b.g = b.c; h = mix(h, b.g < 0 ? $n : 2); b.e = $n; h = mix(h, b.e + (b.a - 1 < 0) " +
				"* 2 + (b.b > -1) * " +
				"4); }",
			"{ $f_b b{7, 100, -3}, c = b; c.b ^= 5; b = c; const auto& r = b; h = mix(h, r.b + r.c); auto l = [b] { " +
				"return b.a + b.b; " +
				"}; h = mix(h, l()); }",
			"{ $f_u u; u.i = k * 65537 + $n; h = mix(h, u.lo * 3 + u.hi + u.b[1]); u.f = 1.5f; h = mix(h, u.i); auto " +
				"v = u; v.lo = " +
				"$n; h = mix(h, v.i); }",
			"{ $f_v u, v(k), w[2] = {3, {}}; u.s[1] = $n; h = mix(h, u.low() + u.u * 3 + v.i + w[1].i); v = u; h = " +
				"mix(h, v.s[1]); }",
			"h = mix(h, sizeof($f_a) + alignof($f_a) * 3 + sizeof($f_d) * 5 + sizeof($f_b) * 7 + sizeof($f_u) * 11 + " +
				"sizeof($f_v));",
			"h = mix(h, sizeof($f_z) + sizeof($f_y) * 3 + __builtin_offsetof($f_z, d) * 5 + __builtin_offsetof($f_a, " +
				"x) * 7);",
			"{ $f_s<$c, 4> s; s.put(o); s.put($n); h = mix(h, s.at(0)->h() + live - n); s.pop(); h = mix(h, s.n + " +
				"live - n); }",
			"{ $f_s<int, 3> s; s.put(k) += 3; s.put() = $n; h = mix(h, *s.at(0) + *s.at(1) * 3); }",
			"{ $f_w w; new (&w.c) $c($n); h = mix(h, w.c.h()); w.c.~$c(); w.i = k; h = mix(h, w.i + live - n); }",
			"{ $c* p = new $c($n); h = mix(h, p->h()); delete p; h = mix(h, live - n); }", "{ $c* p = new $c[3]; h = " +
				"mix(h, p[1].h() + " +
				"live - n); delete[] p; h = mix(h, live - n); }",
			"{ int* p = new int[4]{k, $n}; p[3] += 2; h = mix(h, p[0] + p[1] * 3 + p[2] + p[3] * 5); delete[] p; }",
			"{ $c a[2][2] = {{$x, o}, {$x}}; $c b[2][2] = {}; b[0][1] = a[1][0]; h = mix(h, a[0][1].h() + " +
				"b[0][1].h() * 3 + live - n); }",
			"{ int x = k; const $f_q q(x); h = mix(h, q.bump() + q.bump() * 3 + x + q.k); }", "{ $f_st a, b; h = " +
				"mix(h, a.id + " +
				"$f_st::k); }",
			"{ struct { int a; struct { char b, c; } d[2]; } s = {k, {{1, 2}, {'x'}}}, t; t = s; t.d[0] = t.d[1]; h " +
				"= mix(h, t.d[0].b + " +
				"t.d[1].c + t.a); }",
			"{ char s[8] = \"ab\\0c\"; char t[] = {'x', k ? 'y' : 'z', 0}; h = mix(h, s[3] + s[7] + t[1] + " +
				"sizeof(t)); char* p = s; " +
				"*p++ = 'q'; h = mix(h, *p + s[0] + p[-1]); }",
			"{ int a[3][4] = {{1}, {2, k}}; int (*p)[4] = a + 1; (*p)[2] = $n; int* q = &a[2][0]; q[-1] = 7; h = " +
				"mix(h, p[0][2] + " +
				"a[1][3] * 3 + (q - a[0]) + sizeof(*p)); }",
			"{ long x = k; unsigned char* p = reinterpret_cast<unsigned char*>(&x); p[1] = $n; h = mix(h, x); }",
			"{ float f = 1.5f; int i; static_assert(sizeof(f) == sizeof(i)); i = *reinterpret_cast<int*>(&f); h = " +
				"mix(h, i); }",
			"{ const $c a[] = {$x, o}; const $c (&r)[2] = a; h = mix(h, r[1].h() + (&r[1] - a) + sizeof(r) / " +
				"sizeof(*r)); }",
			"{ $c&& r = $x; $c* p = &r; *p = o; h = mix(h, r.h()); const $c& s = *p; h = mix(h, s.h() + (&s == p)); }",
		},
	}
}

// templates are member templates, nested classes, friends and definitions outside of class templates ([temp.mem]).
func templates() idiom {
	return idiom{
		fixed: []string{
			"template <class T, int N = 2> struct $f_v { T a[N]; static constexpr int size = N; typedef T value; " +
				"struct in { T v; " +
				"__device__ int h() const { return val(v) + N; } template <class U> struct deep { U u; T t; " +
				"__device__ int h() const " +
				"{ return val(u) + val(t) * 3; } }; }; __device__ $f_v() : a{} {} template <class U> explicit " +
				"__device__ $f_v(const " +
				"$f_v<U, N>& o) { for (int i = 0; i < N; i++) a[i] = T(o.a[i]); } __device__ T& operator[](int i) { " +
				"return a[i % N]; " +
				"} __device__ in first() const { return {a[0]}; } template <class F> __device__ auto map(F f) const; " +
				"template <int " +
				"M> __device__ int get() const { return val(a[M % N]) + M; } template <class U> __device__ U to() " +
				"const; __device__ " +
				"int h() const; friend __device__ int dot(const $f_v& x, const $f_v& y) { int s = 0; for (int i = 0; " +
				"i < N; i++) s += " +
				"val(x.a[i]) * val(y.a[i]); return s; } enum { twice = N * 2 }; };",
			"template <class T, int N> __device__ int $f_v<T, N>::h() const { int s = $n; for (const T& x : a) s = s " +
				"* 3 + val(x); " +
				"return s & 1023; }",
			"template <class T, int N> template <class F> __device__ auto $f_v<T, N>::map(F f) const { " +
				"$f_v<decltype(f(a[0])), N> r; " +
				"for (int i = 0; i < N; i++) r.a[i] = f(a[i]); return r; }",
			"template <class T, int N> template <class U> __device__ U $f_v<T, N>::to() const { return U(a[0]); }",
		},
		maybe: []string{
			"template <> template <> __device__ char $f_v<int, 2>::to<char>() const { return 'q'; }",
			"template <> __device__ int $f_v<short, 2>::h() const { return $n; }",
			"template <class T> struct $f_v<T*, 2> { T* p = nullptr; __device__ int h() const { return $n; } };",
			"template <class T> __device__ int $f_use(const T& v) { typename T::value x = v.a[0]; typename T::in " +
				"i{x}; return i.h() + " +
				"v.template get<1>() + T::size; }",
			"template <class T> __device__ int $f_deep(const T&) { typename T::in::template deep<char> d{'c', {}}; " +
				"return d.h(); }",
			"template <class T, int N> $f_v(const T (&)[N]) -> $f_v<T, N>;",
			"template <class T> struct $f_x { T t; __device__ $f_x(T x) : t(x) {} __device__ $f_x(T x, int n) : t(x " +
				"+ n) {} " +
				"__device__ int h() const { return val(t) + sizeof(T); } }; template <class T> $f_x(T*) -> $f_x<T>; " +
				"$f_x(char) -> " +
				"$f_x<int>;",
			"template <template <class, int> class V, class T> __device__ int $f_tt(T x) { V<T, 3> v; v[1] = x; " +
				"return v.h(); }",
			"template <class T> using $f_al = $f_v<T, 4>; template <class T> __device__ int $f_dal(const $f_al<T>& " +
				"x) { return $n + " +
				"id_of<T>::n; }",
			"template <class D> struct $f_cr { friend __device__ int $f_fr(const D& d, int k) { return d.h() + k; } " +
				"__device__ int " +
				"self() const { return static_cast<const D&>(*this).h(); } }; struct $f_cd : $f_cr<$f_cd> { int v = " +
				"$n; __device__ " +
				"int h() const { return v; } };",
			"template <class T> struct $f_ba { T b = T($n); __device__ int f() const { return 1; } typedef T type; " +
				"}; template <class " +
				"T> struct $f_de : $f_ba<T> { using typename $f_ba<T>::type; using $f_ba<T>::f; type z = this->b; " +
				"__device__ int h() " +
				"const { return f() + val(z) + val(this->b); } };",
			"template <class T, class = decltype(dv<T>().h())> __device__ int $f_sf(const T&, int) { return $n; } " +
				"template <class T> " +
				"__device__ int $f_sf(const T&, long) { return $n * 2; }",
			"template <class T> __device__ auto $f_tr(T x) -> only_if_t<is_class<T>::v, int> { return x.h(); } " +
				"template <class T> " +
				"__device__ auto $f_tr(T x) -> only_if_t<!is_class<T>::v, int> { return val(x) * 3; }",
			"template <int N> __device__ int $f_rec(int k) { if constexpr (N > 0) return $f_rec<N - 1>(k + N) + 1; " +
				"else return k; }",
			"struct $f_nt { template <class T> struct in { T v; }; template <class T> static __device__ in<T> make(T " +
				"x) { return {x}; " +
				"} template <class T> using al = in<T*>; template <class T> static constexpr int k = sizeof(T); };",
		},
		statements: []string{
			"{ $f_v<$t> v; v[1] = $t($n); h = mix(h, v.h() + v.size + v.twice); }", "{ $f_v<int, 3> v; v[k] = $n; " +
				"auto w = " +
				"v.map([=](int x) { return x * 2.5 + k; }); h = mix(h, w.h() + KIND(w[0])); }",
			"{ $f_v<$c> v; v[0] = o; h = mix(h, v.h() + v.first().h() + v.template get<1>()); }", "{ $f_v<double> v; " +
				"v[0] = $n; " +
				"$f_v<int> w(v); h = mix(h, w.h() + w.to<long>() + w.to<char>() + dot(w, w)); }",
			"{ $f_v<int> v; v[1] = k; h = mix(h, $f_use(v) + $f_deep(v)); }", "{ $f_v<short> v; h = mix(h, v.h() + " +
				"sizeof(v)); }",
			"{ $f_v<int*> v; h = mix(h, v.h() + sizeof(v)); }", "{ $f_x x(k), y('c'), z(2.5, 3); h = mix(h, x.h() + " +
				"y.h() * 3 + " +
				"z.h() * 5); }",
			"{ $f_x x(&k); h = mix(h, sizeof(x)); }", "h = mix(h, $f_tt<$f_v>(k) + $f_tt<$f_v>('c'));", "{ $f_al<$t> " +
				"v; h = mix(h, " +
				"$f_dal(v) + v.size); }",
			"{ $f_cd d; h = mix(h, $f_fr(d, k) + d.self()); }", "{ $f_de<$t> d; h = mix(h, d.h()); $f_de<$t> e = d; " +
				"h = mix(h, e.h()); }",
			"h = mix(h, $f_sf($a, 1));", "h = mix(h, $f_tr($a));", "h = mix(h, $f_rec<$n>(k));", "h = mix(h, " +
				"$f_nt::make(k).v + " +
				"$f_nt::make('c').v + sizeof($f_nt::al<char>) + $f_nt::k<$t>);",
			"{ typename $f_v<$t>::in i{}; $f_v<char, 5>::in::deep<$t> d{}; h = mix(h, i.h() + d.h()); }",
			"{ auto f = [](auto v) { return v.h() + decltype(v)::size; }; h = mix(h, f($f_v<int>()) + f($f_v<char, " +
				"4>())); }",
			"{ $f_v<$f_v<int>> v; v[0][1] = k; h = mix(h, v.h() + v.a[0].h()); }", "{ $f_v<int> v; v[0] = 3; const " +
				"auto& c = v; h = " +
				"mix(h, c.get<0>() + c.first().v); }",
		},
	}
}
