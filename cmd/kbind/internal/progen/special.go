package progen

import (
	"fmt"
	"strings"
)

// members are the ways in which a class declares its special members; %[1]s is the class, %[2]d a number. What a class
// declares of them decides what copies and moves its objects.
var members = []string{
	"",
	"__device__ ~%[1]s() {}",
	"~%[1]s() = default;",
	"__device__ %[1]s(const %[1]s& o) : id(o.id + %[2]d), m(o.m) {}",
	"__device__ %[1]s(const %[1]s& o) : id(o.id + %[2]d), m(o.m) {} __device__ %[1]s& operator=(const %[1]s& o) { id = " +
		"o.id * 3; m = o.m; return *this; }",
	"__device__ %[1]s(const %[1]s& o) : id(o.id + %[2]d), m(o.m) {} __device__ %[1]s(%[1]s&& o) : id(o.id - 7), " +
		"m(move_(o.m)) {} __device__ %[1]s& operator=(const %[1]s& o) { id = o.id * 3; m = o.m; return *this; } " +
		"__device__ %[1]s& operator=(%[1]s&& o) { id = o.id * 5; m = move_(o.m); return *this; }",
	"%[1]s(const %[1]s&) = default; __device__ %[1]s& operator=(const %[1]s& o) { id = o.id + %[2]d; return *this; }",
	"%[1]s(const %[1]s&) = default; %[1]s(%[1]s&&) = default; %[1]s& operator=(const %[1]s&) = default; %[1]s& " +
		"operator=(%[1]s&&) = default;",
	"__device__ %[1]s(const %[1]s& o) : id(o.id ^ %[2]d), m(o.m) {} %[1]s(%[1]s&&) = default; __device__ %[1]s& " +
		"operator=(const %[1]s& o) { id = o.id + 1; return *this; } %[1]s& operator=(%[1]s&&) = default;",
	"%[1]s& operator=(const %[1]s&) = default;",
	"template <class T> __device__ %[1]s(const T& o) : id(%[2]d), m(1) {} template <class T> __device__ %[1]s& " +
		"operator=(const T& o) { id = %[2]d + 1; return *this; }",
	"__device__ %[1]s(const %[1]s& o) : id(o.id + %[2]d), m(o.m) {} __device__ %[1]s& operator=(%[1]s o) { id = o.id + " +
		"9; m = o.m; return *this; }",
	"__device__ operator int() const { return id; } __device__ %[1]s& operator=(int n) { id = n + %[2]d; return *this; }",
}

// uses are statements that copy, move and pass objects a and b of a class.
var uses = []string{
	"{ %[1]s c(a); r = r * 31 + c.h(); }", "{ %[1]s c(move_(a)); r = r * 31 + c.h(); }",
	"{ %[1]s c = a; r = r * 31 + c.h(); }", "{ %[1]s c = move_(b); r = r * 31 + c.h(); }", "{ %[1]s c{a}; r += c.h(); }",
	"a = b;", "a = move_(b);", "b = a;", "a = %[1]s(n);", "{ %[1]s c(%[1]s(%[1]s(n + 1))); r += c.h(); }",
	"r += %[2]s_val(a);", "r += %[2]s_val(move_(a)) * 3;", "r += %[2]s_val(%[1]s(n));",
	"a = %[2]s_ret(b);", "{ %[1]s c(%[2]s_ret(%[1]s(n))); r += c.h(); }", "{ %[1]s arr[2] = {a, move_(b)}; r += " +
		"arr[0].h() * 7 + arr[1].h(); arr[1] = arr[0]; r ^= arr[1].h(); }",
	"{ const %[1]s& k = b; %[1]s c(k); r += c.h(); }", "{ %[1]s c(static_cast<const %[1]s&&>(a)); r += c.h(); }",
	"{ auto l = [a] { return a.h(); }; auto m = l; auto o = move_(l); r += m() * 5 + o(); }",
	"{ struct { %[1]s x; int y; } s = {a, 2}, t = s; s = t; t = move_(s); r += s.x.h() + t.x.h(); }",
	"{ struct { %[1]s x[2]; } s = {{a, b}}, t(s), u(move_(t)); s = u; r += s.x[1].h() + t.x[0].h() * 3 + u.x[1].h(); }",
	"{ %[1]s c(n & 1 ? a : b); r += c.h(); }", "r += %[2]s_mem(%[2]s_box{a, b});",
	"r += %[2]s_kind(a) + %[2]s_kind(move_(a)) * 10 + %[2]s_kind(%[1]s(n)) * 100 + %[2]s_kind(static_cast<const " +
		"%[1]s&>(a)) * 1000;",
}

// newSpecials writes classes whose special members leave traces in their objects, declared in one way or another, and a
// function that copies and moves objects of the last of them.
func (g *gen) newSpecials() {
	m := g.prefix + g.name("M")
	fmt.Fprintf(&g.top, "template <class T> __device__ T&& %smove(T& t) { return static_cast<T&&>(t); }\n", g.prefix)
	move := func(text string) string { return strings.ReplaceAll(text, "move_", g.prefix+"move") }
	fmt.Fprintf(&g.top, "struct %[1]s {\n    int n;\n    __device__ %[1]s(int n) : n(n) {}\n"+
		"    __device__ %[1]s(const %[1]s& o) : n(o.n + 1) {}\n"+
		"    __device__ %[1]s(%[1]s&& o) : n(o.n + 100) { o.n -= 3; }\n"+
		"    __device__ %[1]s& operator=(const %[1]s& o) { n = o.n + 1000; return *this; }\n"+
		"    __device__ %[1]s& operator=(%[1]s&& o) { n = o.n + 10000; return *this; }\n};\n", m)
	base := ""
	var t, f string
	for range 1 + g.r.IntN(3) {
		t, f = g.prefix+g.name("S"), g.prefix+g.name("s")
		derives, init, hash := "", "", "0"
		if base != "" && g.chance(60) {
			derives, init, hash = " : "+base, base+"(n + 1), ", base+"::h()"
		}
		extra := ""
		if g.chance(40) {
			extra = fmt.Sprintf(" %s e[2] = {%d, 4};", m, g.r.IntN(50))
			hash += " + e[0].n * 17 + e[1].n"
		}
		decl := move(fmt.Sprintf(pick(g, members), t, 1+g.r.IntN(90)))
		if base != "" && derives != "" {
			decl = strings.ReplaceAll(decl, ": id(", ": "+base+"(4), id(")
		}
		fmt.Fprintf(&g.top, "struct %[1]s%[2]s {\n    int id;\n    %[3]s m;%[4]s\n"+
			"    explicit __device__ %[1]s(int n) : %[5]sid(n), m(n * 2) {}\n    %[6]s\n"+
			"    __device__ int h() const { return %[7]s + id * 13 + m.n; }\n};\n",
			t, derives, m, extra, init, strings.TrimSpace(cutExtra(decl)), hash)
		base = t
	}
	fmt.Fprintf(&g.top, "struct %[2]s_box { %[1]s p, q; };\n__device__ int %[2]s_val(%[1]s s) { return s.h(); }\n"+
		"__device__ %[1]s %[2]s_ret(%[1]s s) { return s; }\n__device__ int %[2]s_mem(%[2]s_box b) { %[1]s c = b.p; b.q = c; "+
		"return b.q.h() + c.h(); }\n"+
		"__device__ int %[2]s_kind(%[1]s&) { return 1; }\n__device__ int %[2]s_kind(const %[1]s&) { return 2; }\n"+
		"__device__ int %[2]s_kind(%[1]s&&) { return 3; }\n", t, f)
	fmt.Fprintf(&g.top, "__device__ long long %s(int n, int k) {\n    %s a(n & 1023), b(k & 1023);\n"+
		"    unsigned long long r = 0;\n", f, t)
	for range 3 + g.r.IntN(8) {
		fmt.Fprintf(&g.top, "    %s\n", move(cutExtra(fmt.Sprintf(pick(g, uses), t, f))))
	}
	fmt.Fprintf(&g.top, "    return (r * 31 + a.h()) * 31 + b.h();\n}\n")
	g.funcs = append(g.funcs, &fun{name: f, ret: scalars[kLLong], pure: true, heavy: true,
		params: []param{{how: byValue, t: scalars[kInt]}, {how: byValue, t: scalars[kInt]}}})
}

// cutExtra drops what Sprintf says of arguments that a format does not use.
func cutExtra(s string) string {
	s, _, _ = strings.Cut(s, "%!(EXTRA")
	return s
}

// newEnumRange writes an enumeration with enumerators anywhere in the range of 64 bits, bit-fields of it, and a
// function that tells its promotions and values.
func (g *gen) newEnumRange() {
	e, s, f := g.prefix+g.name("R"), g.prefix+g.name("B"), g.prefix+g.name("r")
	values := []string{"-1", "0", "1", "2", "5", "127", "128", "-128", "255", "65535", "-32769", "0x7fffffff",
		"0x80000000", "0xffffffff", "-2147483647 - 1", "1LL << 40", "-(1LL << 40)", "0x7fffffffffffffff"}
	var items []string
	for i := range 1 + g.r.IntN(4) {
		if i > 0 && g.chance(25) {
			items = append(items, fmt.Sprintf("%s_%d = %s_%d + 0", e, i, e, i-1))
		} else {
			items = append(items, fmt.Sprintf("%s_%d = %s", e, i, pick(g, values)))
		}
	}
	n := len(items)
	fmt.Fprintf(&g.top, "enum %s { %s };\nstruct %s { unsigned char c; %s x : sizeof(%s) * 8; %s y; };\n", e,
		strings.Join(items, ", "), s, e, e, e)
	fmt.Fprintf(&g.top, "__device__ long long %[1]s(int n, int k) {\n    const %[2]s all[%[4]d] = {", f, e, s, n)
	for i := range n {
		fmt.Fprintf(&g.top, "%s_%d, ", e, i)
	}
	fmt.Fprintf(&g.top, "};\n    %[2]s v = all[(unsigned)n %% %[4]d], w = all[(unsigned)k %% %[4]d];\n"+
		"    %[3]s b = {1, v, w};\n    u64 r = sizeof(%[2]s) * 100 + ty(+v) * 10 + ty(v | w);\n"+
		"    r = mix(r, (v < 0) + (v < w) * 2 + (v > -1) * 4 + (v == b.x) * 8 + (b.x < 0) * 16);\n    r = mix(r, v / 2);\n"+
		"    r = mix(r, v >> 1);\n    r = mix(r, bits((double)w));\n    r = mix(r, b.x);\n    b.x = w;\n"+
		"    r = mix(r, b.x + 0LL);\n"+
		"    r = mix(r, ty(b.x) + ty(+b.y) + ty(n ? v : w));\n"+
		"    switch (v) { case %[5]s_0: r += 3; break; default: r += 5; }\n    return r;\n}\n", f, e, s, n, e)
	g.funcs = append(g.funcs, &fun{name: f, ret: scalars[kLLong], pure: true, heavy: true,
		params: []param{{how: byValue, t: scalars[kInt]}, {how: byValue, t: scalars[kInt]}}})
}

// newPhases writes overloads with templates and functions that call them between: which of them each sees is a matter
// of order.
func (g *gen) newPhases() {
	o, f := g.prefix+g.name("o"), g.prefix+g.name("p")
	list := []string{"int", "unsigned", "long", "float", "double", "char", "short"}
	g.r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	list = list[:2+g.r.IntN(len(list)-2)]
	var calls []string
	for i, t := range list {
		fmt.Fprintf(&g.top, "__device__ int %s(%s x) { return %d; }\n", o, t, i+1)
		if !g.chance(60) {
			continue
		}
		arg := list[g.r.IntN(i+1)]
		if i == 0 {
			arg = pick(g, list) // the only one takes all
		}
		name := g.name(o + "_c")
		if g.chance(50) {
			fmt.Fprintf(&g.top, "template <class T> __device__ int %s(T x) { return %s(x) * 10 + %s((%s)x); }\n", name, o, o,
				arg)
		} else {
			fmt.Fprintf(&g.top, "__device__ int %s(%s x) { return %s(x) * 100; }\n", name, arg, o)
		}
		calls = append(calls, fmt.Sprintf("%s((%s)(n & 63))", name, arg))
	}
	calls = append(calls, fmt.Sprintf("%s((%s)(k & 63))", o, pick(g, list)))
	fmt.Fprintf(&g.top, "__device__ int %s(int n, int k) { return %s; }\n", f, strings.Join(calls, " * 3 + "))
	g.funcs = append(g.funcs, &fun{name: f, ret: scalars[kInt], pure: true, heavy: true,
		params: []param{{how: byValue, t: scalars[kInt]}, {how: byValue, t: scalars[kInt]}}})
}
