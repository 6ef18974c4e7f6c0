package progen

import "fmt"

// newClosures writes functions that take functors and closures by value, which are copied with what they captured.
func (w *world) newClosures() {
	f, c := w.named("cl"), some(w, w.classes)
	x := w.fresh(c)
	w.line("struct %s_f { __device__ int operator()(int x) const { return x + %d; } };", f, w.number())
	w.line("struct %s_g : %s_f { %s m = %s; int n = %d; using %s_f::operator(); __device__ int operator()(double x) { "+
		"return m.h() + n++ + d2i(x); } };", f, f, c.name, x, w.r.IntN(50), f)
	w.line("template <class F> __device__ int %s_1(F g) { return g(%d) + (int)sizeof(F); }", f, w.r.IntN(50))
	w.line("template <class F> __device__ int %s_2(F&& g) { int r = g(2) * 3; return r + g(3); }", f)
	w.line("template <class F, class G> __device__ auto %s_3(F g, G k) { "+
		"return [=](int x) mutable { return g(k(x)); }; }", f)
	w.line("template <class F> __device__ auto %s_4(F g, int x) -> decltype(g(x)) { return g(x); }", f)
	w.line("template <class F> __device__ auto %s_4(F g, long) -> decltype(g()) { return g(); }", f)
	w.line("struct %s_c {", f)
	w.line("    int v = %d; %s m = %s;", w.r.IntN(50), c.name, x)
	w.maybe("    __device__ auto by() const { return [*this](int x) { return x + v + m.h(); }; }")
	w.line("    __device__ auto th() { return [this](int x) { return v += x & 7; }; }")
	w.line("};")
	w.line("template <class... F> struct %s_o : F... { using F::operator()...; };", f)
	w.line("template <class... F> %s_o(F...) -> %s_o<F...>;", f, f)
	w.line("__device__ int %s(int k) {", f)
	w.line("    u64 h = k; int n = %d; %s o = %s; trace = 0;", w.r.IntN(50), c.name, x)
	list := []string{
		"h = mix(h, %[1]s_1(%[1]s_f()));", "h = mix(h, %[1]s_1(%[1]s_g()));", "{ %[1]s_g g; h = mix(h, %[1]s_1(g)); h = " +
			"mix(h, %[1]s_2(g)); h = mix(h, g(2.5)); }",
		"h = mix(h, %[1]s_1([o](int x) { return x + o.h(); }));", "h = mix(h, %[1]s_2([&](int x) { return n += x; }));",
		"h = mix(h, %[1]s_2([=](int x) mutable { return n += x + o.h(); }));",
		"{ auto l = [o, n](auto x) mutable { n += 2; return val(x) + n + o.h(); }; auto m = l; h = mix(h, l(1) + m('c') * " +
			"3); h = mix(h, l(2.5)); h = mix(h, %[1]s_1(m)); }",
		"{ auto l = %[1]s_3([o](int x) { return x + o.h(); }, [k](int x) { return x * 2 + k; }); h = mix(h, l(3)); " +
			"auto m = mv(l); h = mix(h, m(4)); }",
		"h = mix(h, %[1]s_4([](int x) { return x; }, 5));", "h = mix(h, %[1]s_4([] { return 6; }, 5));",
		"h = mix(h, %[1]s_4([o]() -> const %[2]s { return o; }, 5).h());",
		"{ %[1]s_c q; auto l = q.by(); auto m = q.th(); h = mix(h, l(2) + m(3)); h = mix(h, m(4)); h = mix(h, l(5) + q.v); }",
		"{ int a[3] = {1, k, 3}; auto l = [a](int i) { return a[i & 1]; }; a[1] = 9; h = mix(h, l(1) + sizeof(l)); }",
		"{ auto l = [q = mv(o), &r = n](int x) { return q.h() + (r += x); }; auto m = l; h = mix(h, l(1)); h = mix(h, " +
			"m(2)); }",
		"{ auto l = [](auto... x) { return (0 + ... + val(x)); }; h = mix(h, l() + l(1, 2.5, 'c')); }",
		"{ auto l = [](int x, int y = 4) { return x * y; }; h = mix(h, l(2) + l(2, 3)); int (*p)(int, int) = l; h = mix(h, " +
			"p(3, 4)); }",
		"{ auto l = [k](auto self, int x) -> int { return x < 1 ? k : self(self, x - 1) + 2; }; h = mix(h, l(l, 4)); }",
		"{ %[1]s_o q{[](int) { return 1; }, [o](double) { return o.h(); }, [](const %[2]s&) { return 3; }}; " +
			"h = mix(h, q(1) + q(2.5) * 3 + q(o) * 5); }",
		"{ auto l = [&, o] { return o.h() + n; }; n++; auto m = [l, k] { return l() + k; }; n++; h = mix(h, m() + " +
			"sizeof(m)); }",
		"{ struct loc { int v; __device__ int operator()(int x) { return v += x; } } s{3}; h = mix(h, %[1]s_2(s)); h = " +
			"mix(h, %[1]s_1(s)); h = mix(h, s.v); }",
		"if constexpr (sizeof([o] {}) > 4) h = mix(h, 1); else h = mix(h, 2);",
	}
	for range 4 + w.r.IntN(6) {
		w.maybe("    %s", fmt.Sprintf(some(w, list)+"%.0[2]s%.0[1]s", f, c.name))
	}
	w.line("    return (int)(mix(h, trace) & 0xffffff);")
	w.line("}")
	w.callMaybe(f + "(1)")
	w.callMaybe(f + "(6)")
}

// newAggregates writes aggregates with bases, arrays and members of classes, and ways to initialise them.
func (w *world) newAggregates() {
	f, c, d := w.named("ag"), some(w, w.classes), some(w, w.classes)
	w.line("struct %s_0 { int x, y = %d; };", f, w.r.IntN(50))
	w.line("struct %s_1 : %s_0 { %s p; int a[3]; const char* s = nullptr; };", f, f, c.name)
	w.line("struct %s_2 { %s_0 q[2]; union { int u; float g; }; %s r = %s; struct { int z = 3; } i; };", f, f, d.name,
		w.fresh(d))
	w.line("struct %s_e {}; struct %s_3 : %s_e { int v; %s_e e; };", f, f, f, f)
	w.line("__device__ int %s_v(%s_0 x) { return x.x * 3 + x.y; }", f, f)
	w.line("__device__ int %s_v(%s_1 x) { return x.x * 5 + x.y + x.p.h() + x.a[0] + x.a[1] * 3 + x.a[2] * 7 "+
		"+ (x.s ? 1 : 2); }", f, f)
	w.line("__device__ int %s_v(const %s_2& x) { return x.q[0].x + x.q[0].y * 3 + x.q[1].x * 5 + x.q[1].y * 7 + x.u * 11 "+
		"+ x.r.h() + x.i.z * 13; }", f, f)
	w.line("__device__ int %s(int k) {", f)
	w.line("    u64 h = k; %s o = %s; %s t = %s; trace = 0;", c.name, w.fresh(c), d.name, w.fresh(d))
	x, y := w.fresh(c), w.fresh(d)
	list := []string{
		"{ %[1]s_0 a{}, b{1}, c = {2, 3}; h = mix(h, %[1]s_v(a) + %[1]s_v(b) * 3 + %[1]s_v(c) * 5); }",
		"{ %[1]s_1 a{{1, 2}, " + x + ", {3, 4}}; auto b = a; h = mix(h, %[1]s_v(b)); }",
		"{ %[1]s_1 a{1, 2, o, 3, 4, 5, \"x\"}; h = mix(h, %[1]s_v(a)); }",
		"{ %[1]s_1 a = {{}, o}; h = mix(h, %[1]s_v(mv(a))); }",
		"{ %[1]s_1 a = {{k}, " + x + ", 7}; a = {{1}, o}; h = mix(h, %[1]s_v(a)); }",
		"{ %[1]s_2 a = {{{1, 2}, {3}}, {4}, t}; h = mix(h, %[1]s_v(a)); }", "{ %[1]s_2 a = {1, 2, 3, 4, 5, " + y +
			"}; auto b = mv(a); h = mix(h, %[1]s_v(b)); }", "{ %[1]s_2 a{{k}}; a.u = 3; h = mix(h, %[1]s_v(a)); }",
		"{ %[1]s_2 a[2] = {{{{1}}, {2}}, {}}; a[0] = a[1]; h = mix(h, %[1]s_v(a[0])); }",
		"h = mix(h, %[1]s_v({1, 2}));", "h = mix(h, %[1]s_v(%[1]s_0{k}));", "h = mix(h, %[1]s_v({{4}, o}));",
		"{ auto [a, b] = %[1]s_0{3, k}; h = mix(h, a + b * 3); }", "{ %[1]s_0 s{1, 2}; auto& [a, b] = s; a += 4; b++; h = " +
			"mix(h, %[1]s_v(s)); }",
		"{ %[1]s_3 a{{}, 4, {}}, b = a; b = mv(a); h = mix(h, b.v + sizeof(b) * 100); }",
		"{ %[1]s_0 a[] = {1, 2, 3, k, 5}; h = mix(h, sizeof(a)); for (auto [p, q] : a) h = mix(h, p + q); }",
		"{ %[1]s_0 a[2][2] = {{{1}, 2}, 3, 4}; h = mix(h, a[1][0].x + a[0][1].y * 3 + a[0][1].x); }",
		"{ struct { %[2]s p[2]; %[3]s q; } a = {{o, " + x + "}, t}, b = a; b = mv(a); h = mix(h, b.p[1].h() + b.q.h()); }",
		"{ const %[2]s a[] = {o, " + x + ", {}}; h = mix(h, a[0].h() + a[2].h() * 3 + sizeof(a)); }",
	}
	for range 4 + w.r.IntN(6) {
		w.maybe("    %s", fmt.Sprintf(some(w, list)+"%.0[3]s%.0[2]s%.0[1]s", f, c.name, d.name))
	}
	w.line("    return (int)(mix(h, trace) & 0xffffff);")
	w.line("}")
	w.callMaybe(f + "(1)")
	w.callMaybe(f + "(6)")
}

// newFriends writes a class template with hidden friends, which only arguments find, and classes in namespaces whose
// functions, templates and arguments of templates are found by them.
func (w *world) newFriends() {
	n, t := w.named("fr"), some(w, []string{"int", "double", "char", "unsigned"})
	w.line("namespace %s_a { struct A { int v = %d; __device__ int h() const { return v; } friend __device__ int "+
		"%s_h(const A& x, %s) { return x.v + %d; } }; __device__ int %s_f(const A&) { return %d; } enum K { ka = 3 }; }", n,
		w.r.IntN(9), n, t, w.number(), n, w.number())
	w.line("namespace %s_b { template <class T> struct B { T v; __device__ int h() const { return %d; } friend "+
		"__device__ int %s_h(const B& x, T) { return %d; } template <class U> friend __device__ int %s_i(const B& x, U) { "+
		"return %d + id_of<U>::n; } }; struct D : B<int>, %s_a::A { __device__ int h() const { return 1; } };", n,
		w.number(), n, w.number(), n, w.number(), n)
	w.maybe("template <class T> __device__ int %s_f(const B<T>&) { return %d; }", n, w.number())
	w.maybe("__device__ int %s_f(%s) { return %d; }", n, some(w, []string{n + "_a::K", n + "_a::A", "B<int>", "D"}),
		w.number())
	w.line("}")
	w.maybe("template <class T> __device__ int %s_f(%s) { return %d; }", n, some(w, []string{"T", "const T&", "T&&"}),
		w.number())
	w.maybe("__device__ int %s_f(%s) { return %d; }", n, some(w, []string{"int", "double", "..."}), w.number())
	for _, e := range []string{
		n + "_h(" + n + "_a::A(), 3)", n + "_h(" + n + "_b::B<" + t + ">(), 2)", n + "_h(" + n + "_b::D(), 4)", n + "_i(" +
			n + "_b::B<int>(), 'c')", n + "_i(" + n + "_b::D(), 2.5)", n + "_f(" + n + "_a::A())", n + "_f(" + n + "_a::ka)",
		n + "_f(" + n + "_b::B<" + n + "_a::A>())", n + "_f(" + n + "_b::D())", n + "_f(3)", "(" + n + "_f)(" + n +
			"_a::A())", n + "_b::" + n + "_f(" + n + "_a::ka)", n + "_f(" + n + "_b::B<" + n + "_a::K>())", n + "_f(2.5)",
	} {
		if w.chance(60) {
			w.callMaybe(e)
		}
	}
}

// newReturns writes functions that return objects: of temporaries, parameters, members, conversions and bases. A local
// variable is never returned by name, for its copy may be elided or not.
func (w *world) newReturns() {
	f, c, d := w.named("rt"), some(w, w.classes), some(w, w.classes)
	n := c.name
	list := []string{
		"%[2]s %[1]s(int k) { return %[3]s; }", "%[2]s %[1]s(%[2]s x) { return x; }",
		"%[2]s %[1]s(const %[2]s& x) { return x; }", "%[2]s %[1]s(%[2]s&& x) { return mv(x); }",
		"%[2]s %[1]s(%[4]s x) { return x; }",
		"%[2]s %[1]s(int k) { return k; }", "%[2]s %[1]s(int k) { return {k & 7}; }",
		"%[2]s %[1]s(%[2]s x) { return k_ ? x : %[3]s; }", "const %[2]s %[1]s(%[2]s x) { return x; }",
		"%[2]s %[1]s(%[2]s x) { return (x); }",
		"%[2]s&& %[1]s(%[2]s& x) { return mv(x); }", "const %[2]s& %[1]s(const %[2]s& x) { return x; }",
		"%[2]s %[1]s(const %[2]s x) { return x; }", "%[2]s %[1]s(int k) { return {}; }", "auto %[1]s(%[2]s x) { return x; }",
		"decltype(auto) %[1]s(%[2]s& x) { return (x); }", "auto %[1]s(const %[2]s& x) { return [x] { return x; }; }",
		"auto&& %[1]s(%[2]s& x) { return x; }", "%[2]s %[1]s(int k) { return k & 1 ? %[3]s : %[2]s(2); }",
		"%[2]s %[1]s(int k) { if (k > 3) return %[3]s; return %[1]s_x(k); }",
	}
	w.line("__device__ %s %s_x(int k) { return %s; }", n, f, w.fresh(c))
	w.line("__device__ const bool k_ = %t;", w.chance(50))
	for range 2 + w.r.IntN(4) {
		g := w.named(f)
		w.maybe("__device__ %s", fmt.Sprintf(some(w, list)+"%.0[4]s%.0[3]s%.0[2]s%.0[1]s", g, n, w.fresh(c), d.name))
		w.line("__device__ int %s_c() { %s o = %s; %s t = %s; u64 h = 0; trace = 0;", g, n, w.fresh(c), d.name, w.fresh(d))
		for _, a := range []string{"3", "o", "mv(o)", "t", w.fresh(c), "static_cast<const " + n + "&>(o)"} {
			if w.chance(40) {
				continue
			}
			w.maybe("    h = mix(h, KIND(%s(%s)) + %s(%s).h());", g, a, g, a)
			if w.chance(30) {
				w.maybe("    { auto z = %s(%s); h = mix(h, z.h()); }", g, a)
			}
			if w.chance(30) {
				w.maybe("    { %s z = %s(%s); z = %s(%s); h = mix(h, z.h()); }", some(w, w.classes).name, g, a, g, a)
			}
		}
		w.line("    return (int)(mix(h, trace) & 0xffffff); }")
		w.calls = append(w.calls, g+"_c()")
	}
}
