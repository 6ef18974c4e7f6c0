package progen

import (
	"fmt"
	"strings"
)

// heavy makes a pure function of two ints that returns a long long known to the rest of the program.
func (g *gen) heavy(name string) {
	g.funcs = append(g.funcs, &fun{name: name, ret: scalars[kLLong], pure: true, heavy: true,
		params: []param{{how: byValue, t: scalars[kInt]}, {how: byValue, t: scalars[kInt]}}})
}

// newTable writes functions of one type, a table of pointers to some of them, and a function that calls through it, a
// variable, a member and a lambda.
func (g *gen) newTable() {
	p := g.prefix + g.name("t")
	n := 2 + g.r.IntN(4)
	var names []string
	for i := range n {
		f := fmt.Sprintf("%s_%d", p, i)
		names = append(names, f)
		fmt.Fprintf(&g.top, "__device__ int %s(int a, int b) { return %s; }\n", f,
			pick(g, []string{"a + b", "a - b * 3", "a ^ b", "a * b + 1", "b - a", "(a | b) & 255", "a > b ? a : b"}))
	}
	fmt.Fprintf(&g.top, "typedef int (*%[1]s_op)(int, int);\n__device__ %[1]s_op %[1]s_table[%[2]d] = {%[3]s};\n"+
		"struct %[1]s_s { %[1]s_op f; int k; };\n", p, n, strings.Join(names, ", "))
	fmt.Fprintf(&g.top, `__device__ int %[1]s_fold(%[1]s_op f, int n, int x) { for (int i = 0; i < n; i++) x = f(x, i); return x; }
__device__ long long %[1]s(int x, int y) {
    long long r = 0;
    for (int i = 0; i < %[2]d; i++) r = r * 5 + %[1]s_table[(i + (x & 3)) %% %[2]d](x, y);
    %[1]s_op f = x & 1 ? %[3]s : %[4]s;
    r += f(y, %[5]d);
    %[1]s_s s = {%[4]s, y};
    r ^= s.f(s.k, x);
    s.f = [](int a, int b) { return a * %[5]d - b; };
    r += %[1]s_fold(s.f, 3, x) + (s.f != f) + (f == %[4]s);
    f = nullptr;
    return r * 3 + (f ? 1 : 2);
}
`, p, n, names[0], names[n-1], 1+g.r.IntN(9))
	g.heavy(p)
}

// newJumps writes a function of labels and gotos, which never takes more than some steps, with a switch that has
// labels in other statements.
func (g *gen) newJumps() {
	p := g.prefix + g.name("j")
	n := 2 + g.r.IntN(4)
	fmt.Fprintf(&g.top, "__device__ long long %s(int x, int y) {\n    int steps = %d, i = 0;\n    long long r = x;\n", p,
		5+g.r.IntN(30))
	fmt.Fprintf(&g.top, "    goto l%d;\n", g.r.IntN(n))
	for i := range n {
		fmt.Fprintf(&g.top, "    for (i = 0; i < %d; i++) {\n        r = r * 3 + i + y;\n", 1+g.r.IntN(3))
		if g.chance(60) {
			fmt.Fprintf(&g.top, "        if ((r & %d) == 0 && steps-- > 0) goto l%d;\n", 1+g.r.IntN(7), g.r.IntN(n))
		}
		fmt.Fprintf(&g.top, "    l%d:\n        r ^= %d;\n        if (r & 1) continue;\n    }\n"+
			"    if (--steps <= 0) goto done;\n", i, g.r.IntN(100))
		if g.chance(50) {
			fmt.Fprintf(&g.top, "    if ((r & 3) == %d) { int k = (int)r & 7; r += k; goto l%d; }\n", g.r.IntN(4), g.r.IntN(n))
		}
	}
	fmt.Fprintf(&g.top, `done:
    int c = (y & 7) + 1;
    switch (c & 3) {
    case 0:
        do {
            r += %d;
    case 3: r ^= c;
    case 2: if (r & 1) {
    case 1: r = r * 3 + c;
            }
        } while ((c -= 3) > 0);
    }
    return r;
}
`, g.r.IntN(50))
	g.heavy(p)
}

// newHierarchy writes classes with virtual functions, one below the other, some with several bases, and a function
// that calls them through references, pointers and copies.
func (g *gen) newHierarchy() {
	p := g.prefix + g.name("H")
	t := pick(g, scalars[kChar:kFloat]).name
	mid := "A"
	fmt.Fprintf(&g.top, `struct %[1]sA {
    %[2]s a = %[3]d;
    __device__ %[1]sA(int x) : a((%[2]s)x) {}
    __device__ virtual int f(int x) const { return x + (int)a; }
    __device__ virtual int g(int x, int y = %[3]d) { a += 1; return f(x) * y; }
};
struct %[1]sI { %[2]s i = 2; __device__ virtual int h(int x) = 0; };
`, p, t, 1+g.r.IntN(9))
	classes := []string{"A"}
	for i := range 1 + g.r.IntN(3) {
		name := string(rune('B' + i))
		over := ""
		if g.chance(60) {
			over += fmt.Sprintf("    __device__ int f(int x) const override { return %sA::f(x) * %d + (int)m; }\n", p,
				1+g.r.IntN(5))
		}
		if g.chance(50) {
			over += fmt.Sprintf("    __device__ int g(int x, int y) override { m ^= 1; return %s%s::g(y, x) - (int)m; }\n", p,
				mid)
		}
		fmt.Fprintf(&g.top, "struct %[1]s%[2]s : %[1]s%[3]s {\n    %[4]s m;\n"+
			"    __device__ %[1]s%[2]s(int x) : %[1]s%[3]s(x + 1), m((%[4]s)(x * 2)) {}\n%[5]s};\n", p, name, mid,
			pick(g, scalars[kChar:kFloat]).name, over)
		mid = name
		classes = append(classes, name)
	}
	fmt.Fprintf(&g.top, `struct %[1]sZ : %[1]s%[2]s, %[1]sI {
    char z;
    __device__ %[1]sZ(int x) : %[1]s%[2]s(x), z((char)x) {}
    __device__ int h(int x) override { return f(x) + (int)i * z; }
};
__device__ int %[1]s_call(%[1]sA& o, int x) { return o.f(x) * 7 + o.g(x, 3); }
__device__ long long %[1]s(int x, int y) {
    long long r = 0;
`, p, mid)
	classes = append(classes, "Z")
	for i, c := range classes {
		fmt.Fprintf(&g.top, "    %s%s o%d(x + %d);\n    r = r * 31 + %s_call(o%d, y) + sizeof(o%d);\n", p, c, i, i, p, i, i)
	}
	last := len(classes) - 1
	fmt.Fprintf(&g.top, `    %[1]sA* list[] = {&o0, &o%[2]d};
    for (%[1]sA* q : list) r = r * 17 + q->g(y);
    %[1]sI& i = o%[2]d;
    r += i.h(x) + static_cast<%[1]sZ&>(i).z;
    %[1]sA s = o%[2]d;
    r = r * 3 + %[1]s_call(s, x);
    %[1]s%[3]s c = o%[2]d;
    o%[4]d = c;
    return r * 5 + %[1]s_call(c, y) + o%[4]d.%[1]sA::f(x);
}
`, p, last, mid, last-1)
	g.heavy(p)
}

// newLifetimes writes a class whose constructors and destructor leave their traces, and a function with such objects
// in blocks, loops, conditions and arguments.
func (g *gen) newLifetimes() {
	p := g.prefix + g.name("L")
	fmt.Fprintf(&g.top, `struct %[1]s_t {
    u64* h;
    int id;
    __device__ %[1]s_t(u64* h, int id) : h(h), id(id) { *h = mix(*h, id); }
    __device__ %[1]s_t(const %[1]s_t& o) : h(o.h), id(o.id + 1) { *h = mix(*h, 100 + id); }
    __device__ %[1]s_t& operator=(const %[1]s_t& o) { id = o.id + 2; *h = mix(*h, 200 + id); return *this; }
    __device__ ~%[1]s_t() { *h = mix(*h, 300 + id); }
    __device__ int v() const { return id; }
};
struct %[1]s_pair { %[1]s_t a; int k; %[1]s_t b; };
__device__ int %[1]s_take(%[1]s_t t, const %[1]s_t& u) { t.id += 3; return t.v() * u.v(); }
__device__ %[1]s_t %[1]s_make(u64* h, int id) { return %[1]s_t(h, id); }
__device__ int %[1]s_body(u64* h, int x, int y) {
    %[1]s_t first(h, x);
    int n = 0;
`, p)
	lines := []string{
		"if (T(h, y).v() > x) { T in(h, 1); if (y & 1) return in.v(); n++; }",
		"for (int i = 0; i < 3; i++) { T in(h, i); if (i == (y & 3)) break; if (x & 1) continue; n += in.v(); }",
		"n += x & 2 ? T(h, 4).v() : M(h, 5).v();",
		"n += K(first, first); n -= K(M(h, 7), first);",
		"{ T a = first; T b = M(h, 8); a = b; first = T(h, 9); n += a.v() - b.v(); }",
		"{ T list[3] = {T(h, 1), first, {h, 2}}; for (const T& t : list) n = n * 3 + t.v(); }",
		"{ P two = {T(h, 3), 4, first}; P copy = two; copy.a = two.b; n += copy.k; }",
		"{ const T& r = T(h, 4); n += r.v(); const int& i = M(h, 5).id; n += i; }",
		"{ bool b = (y & 1) && T(h, 6).v() > 3 || M(h, 7).v() < x; n += b; }",
		"while (T(h, n).v() < 2) n++;",
		"switch (T(h, y & 3).v()) { case 0: n++; case 1: { T in(h, 5); if (x & 4) break; n--; } default: T last(h, 6); " +
			"n += last.v(); }",
		"{ T x1(h, 1); if (x & 8) goto out; T y1(h, 2); n += y1.v(); } out: n++;",
	}
	used := false
	for range 3 + g.r.IntN(4) {
		l := pick(g, lines)
		if strings.Contains(l, "goto") {
			if used {
				continue
			}
			used = true
		}
		r := strings.NewReplacer("T(", p+"_t(", "T ", p+"_t ", "T& ", p+"_t& ", "M(", p+"_make(", "K(", p+"_take(", "P ", p+
			"_pair ")
		fmt.Fprintf(&g.top, "    %s\n", r.Replace(l))
	}
	fmt.Fprintf(&g.top, "    return n;\n}\n__device__ long long %[1]s(int x, int y) {\n    u64 h = %[2]d;\n"+
		"    int r = %[1]s_body(&h, x & 15, y & 15);\n    return (long long)(h ^ (u64)r);\n}\n", p, g.r.IntN(100))
	g.heavy(p)
}
