package progen

import "fmt"

// newClass writes a class with a constructor, methods and operators, and functions which use it.
func (g *gen) newClass() {
	t := &typ{kind: kStruct, name: g.prefix + g.name("K"), class: true}
	a, b := g.scalarType(), g.scalarType()
	n := 1 << (1 + g.r.IntN(3))
	t.fields = []field{{"a", a}, {"b", b}, {"c", &typ{kind: kArray, elem: scalars[kInt], n: n}}}
	fmt.Fprintf(&g.top, "struct %s {\n    %s a;\n    %s b = %s;\n    int c[%d];\n", t.name, a.name, b.name,
		g.constInit(b), n)
	fmt.Fprintf(&g.top, "    __device__ %s(int x = %d) : a(x), c{x, %d} { c[%d] += 3; }\n", t.name, g.r.IntN(100),
		g.r.IntN(100), g.r.IntN(n))
	fields := func(ro bool) []*variable {
		var vars []*variable
		for _, f := range t.fields {
			name := f.name
			if g.chance(30) {
				name = "this->" + name
			}
			vars = append(vars, &variable{name: name, t: f.t, root: sharedRoot, ro: ro})
		}
		return vars
	}
	var uses []*fun
	for range 1 + g.r.IntN(4) {
		ro := g.chance(40)
		p, ret := g.scalarType(), g.scalarType()
		name := g.name("method")
		g.begin(6)
		g.pure, g.ret, g.indent = true, ret, 2
		g.vars = append(fields(ro), &variable{name: "x", t: p, root: g.root()})
		for range 1 + g.r.IntN(3) {
			g.statement(2)
		}
		g.line("%s", g.returned())
		qual := ""
		if ro {
			qual = " const"
		}
		fmt.Fprintf(&g.top, "    __device__ %s %s(%s x)%s {\n%s    }\n", ret.name, name, p.name, qual, g.body)
		uses = append(uses, &fun{name: name, ret: ret, pure: ro, params: []param{{how: byRef, t: t}, {how: byValue, t: p}}})
	}
	fmt.Fprintf(&g.top, "    __device__ %s& operator+=(const %s& o) { c[%d] += o.c[%d]; c[1] ^= o.c[0] * 3; return "+
		"*this; }\n", t.name, t.name, g.r.IntN(n), g.r.IntN(n))
	fmt.Fprintf(&g.top, "    __device__ int& operator[](int i) { return c[i & %d]; }\n"+
		"    __device__ int operator()(int x, int y = 5) const { return c[x & %d] * y - c[0]; }\n", n-1, n-1)
	fmt.Fprintf(&g.top, "    __device__ %s operator++(int) { %s old = *this; c[0]++; return old; }\n"+
		"    __device__ %s& operator++() { c[1] += 2; return *this; }\n", t.name, t.name, t.name)
	fmt.Fprintf(&g.top, "    __device__ bool operator<(const %s& o) const { return c[0] < o.c[0]; }\n"+
		"    __device__ explicit operator bool() const { return c[0] & 1; }\n", t.name)
	fmt.Fprintf(&g.top, "    static __device__ int twice(int x) { return x * 2; }\n};\n")
	fmt.Fprintf(&g.top, "__device__ %s operator+(%s x, const %s& y) { return x += y; }\n", t.name, t.name, t.name)
	g.begin(0)
	for _, f := range t.fields {
		g.hash("s."+f.name, f.t, nil)
	}
	fmt.Fprintf(&g.top, "__device__ u64 hash(u64 h, const %s& s) {\n%s    return h;\n}\n", t.name, g.body)
	g.useClass(t, uses)
}

// useClass writes functions that call the methods and operators of the class t, one by one and together.
func (g *gen) useClass(t *typ, methods []*fun) {
	for _, m := range methods {
		name := g.prefix + g.name("m")
		g.begin(4)
		g.ret = m.ret
		p := m.params[1].t
		self := "&"
		how := byRef
		if m.pure {
			self, how = "const &", byConstRef
			fmt.Fprintf(&g.top, "__device__ %s %s(const %s& s, %s x) {\n    return s.%s(x);\n}\n", m.ret.name, name, t.name,
				p.name, m.name)
		} else {
			fmt.Fprintf(&g.top, "__device__ %s %s(%s%s s, %s x) {\n    %s r = s.%s(x);\n    s.c[0]++;\n    return r;\n}\n",
				m.ret.name, name, t.name, self, p.name, m.ret.name, m.name)
		}
		g.funcs = append(g.funcs, &fun{name: name, ret: m.ret, pure: m.pure,
			params: []param{{how: how, t: t}, {how: byValue, t: p}}})
	}
	name := g.prefix + g.name("u")
	lines := []string{
		"a += b;", "a = a + b;", "a[n] += b[1];", "a[a(n)]++;", "r += a++.c[0];", "++a += b;", "r ^= (++a)(n, 3);",
		"if (b < a) r++;", "if (a) r += 7;", "r += a ? 1 : 2;",
		"a = " + t.name + "(n);", "{ " + t.name + " z; r += z(1); z = b; z += z; a += z; }", "r += " + t.name +
			"::twice(n);", "r -= (a + b)[1];", "{ " + t.name + " arr[3] = {a, b}; arr[n & 1] += arr[2]; r += arr[0](1) + " +
			"arr[1][0]; a = arr[1]; }",
		"r += !b;", "{ auto* p = &a; p->c[0] = n; (*p)[1] -= r; r += (*p)(n); }", "a = 5;", "{ const " + t.name +
			"& k = b; r += k(2) + (k < a); }", "a = b, r++;", "(n & 1 ? a : b) += a;",
	}
	fmt.Fprintf(&g.top, "__device__ int %s(%s& a, %s& b, int n) {\n    int r = n;\n", name, t.name, t.name)
	for range 3 + g.r.IntN(6) {
		fmt.Fprintf(&g.top, "    %s\n", pick(g, lines))
	}
	fmt.Fprintf(&g.top, "    return r;\n}\n")
	// Both objects, made and hashed here.
	user := g.prefix + g.name("v")
	fmt.Fprintf(&g.top, "__device__ u64 %s(int x, int y) {\n    %s a(x), b = y;\n    u64 h = %s(a, b, x ^ y);\n"+
		"    h = mix(h, %s(b, b, y));\n    return hash(hash(h, a), b);\n}\n", user, t.name, name, name)
	g.funcs = append(g.funcs, &fun{name: user, ret: scalars[kULLong], pure: true, heavy: true,
		params: []param{{how: byValue, t: scalars[kInt]}, {how: byValue, t: scalars[kInt]}}})
}

// newClassTemplate writes a small vector class for a type and a length, with a partial specialisation, and a function
// which uses it.
func (g *gen) newClassTemplate() {
	v, user := g.prefix+g.name("V"), g.prefix+g.name("w")
	t := pick(g, scalars[kSChar:kFloat])
	n := 2 + g.r.IntN(3)
	fmt.Fprintf(&g.top, `template <typename T, int N> struct %[1]s {
    T v[N];
    static constexpr int size = N * %[2]d;
    __device__ %[1]s(T x) { for (int i = 0; i < N; i++) v[i] = x + i * %[2]d; }
    __device__ T& operator[](int i) { return v[i %% N]; }
    __device__ const T& operator[](int i) const { return v[i %% N]; }
    template <typename U> __device__ U dot(const %[1]s<U, N>& o) const { U s = 0; for (int i = 0; i < N; i++) s += v[i] * o[i]; return s; }
    __device__ friend %[1]s operator*(%[1]s a, T k) { for (T& x : a.v) x *= k; return a; }
};
template <typename T> struct %[1]s<T, 1> { T v; static constexpr int size = 99; __device__ %[1]s(T x) : v(x) {} __device__ T& operator[](int) { return v; } };
template <typename T, int N> __device__ auto %[3]s_sum(const %[1]s<T, N>& a) -> decltype(T() + 1) { decltype(T() + 1) s = 0; for (int i = 0; i < N; i++) s = s * 3 + a[i]; return s; }
__device__ long long %[3]s(int x, int y) {
    %[1]s<%[4]s, %[5]d> a((%[4]s)x);
    %[1]s<unsigned, %[5]d> b(y);
    %[1]s<%[4]s, 1> one((%[4]s)y);
    a[x & 3] += y;
    one[5] ^= x;
    auto c = a * (%[4]s)%[2]d;
    return %[3]s_sum(a) + a.dot(b) * 3 + c[1] + one.v * 5 + %[1]s<%[4]s, %[5]d>::size + %[1]s<char, 1>::size + sizeof(b);
}
`, v, 1+g.r.IntN(9), user, t.name, n)
	g.funcs = append(g.funcs, &fun{name: user, ret: scalars[kLLong], pure: true, heavy: true,
		params: []param{{how: byValue, t: scalars[kInt]}, {how: byValue, t: scalars[kInt]}}})
}
