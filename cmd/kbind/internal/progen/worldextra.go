package progen

import (
	"fmt"
	"strings"
)

// newPhases writes templates between overloads in two namespaces: an unqualified name that depends on a parameter finds
// what is declared before the template, and by its arguments what is declared anywhere; other names are bound at once.
func (w *world) newPhases() {
	f, ns, c := w.named("p"), w.named("n"), some(w, w.classes)
	inner := w.named("I")
	w.line("namespace %s { struct %s { int v = 4; __device__ %s(int x = 2) : v(x) {} __device__ int h() const { return "+
		"v; } }; enum %s_e { %s_a, %s_b }; }", ns, inner, inner, inner, inner, inner)
	w.identify(ns + "::" + inner)
	types := []string{"int", "unsigned", "long", "double", "char", c.name, "const " + c.name + "&", ns + "::" + inner,
		"const " + ns + "::" + inner + "&", ns + "::" + inner + "_e", "..."}
	if len(c.bases) > 0 {
		types = append(types, c.bases[0].name)
	}
	args := []string{"3", "'c'", "2.5", "4u", "5L", c.name + "(3)", ns + "::" + inner + "(3)", ns + "::" + inner + "_a",
		"true"}
	for range 3 + w.r.IntN(6) {
		t := some(w, types)
		if t == "..." {
			t = "T"
		}
		head := ""
		if t == "T" {
			head, t = "template <class T> ", some(w, []string{"T", "const T&", "T*"})
		}
		text := fmt.Sprintf("%s__device__ int %s(%s) { return %d; }", head, f, t, w.number())
		if w.chance(40) {
			text = "namespace " + ns + " { " + text + " }"
		}
		w.maybe("%s", text)
		if w.chance(60) {
			g := w.named("g")
			w.maybe("template <class T> __device__ int %s(T x) { return %s(x) * 100 + %s(%s); }", g,
				some(w, []string{f, f, f, "(" + f + ")", ns + "::" + f}), f, some(w, args))
			for range 2 {
				w.maybe("__device__ int %s_%d() { return %s(%s); }", g, w.number(), g, some(w, args))
				w.callMaybe(fmt.Sprintf("%s_%d()", g, w.n))
			}
		}
		w.callMaybe(fmt.Sprintf("%s%s(%s)", some(w, []string{"", "", ns + "::"}), f, some(w, args)))
	}
	w.newDependentBase(f)
}

// callMaybe makes the kernel call what may be ill-formed, through a function that exists twice: the compiler that drops
// the better one leaves the other.
func (w *world) callMaybe(e string) {
	name := w.named("q")
	w.line("__device__ int %s(long) { return 0; }", name)
	w.maybe("__device__ int %s(int) { return %s; }", name, e)
	w.calls = append(w.calls, name+"(0)")
}

// newDependentBase writes a class template with a base that depends on its parameter, in which names are not looked up
// unless they depend on it.
func (w *world) newDependentBase(f string) {
	b, d := w.named("P"), w.named("Q")
	w.line("template <class T> struct %s { T v = %d; __device__ int %s(int) const { return %d; } __device__ int k() "+
		"const { return %d; } };", b, w.r.IntN(9), f, w.number(), w.number())
	w.line("__device__ int k() { return %d; }", w.number())
	w.line("template <class T> struct %s : %s<T> {", d, b)
	w.maybe("    __device__ int a() const { return %s; }", some(w, []string{f + "(3)", "this->" + f + "(3)", b + "<T>::" +
		f + "(3)", "k()", "this->k()", "this->v", f + "(T(3))"}))
	w.maybe("    __device__ int b() const { return %s; }", some(w, []string{f + "(T())", "k()", d + "::k()",
		"this->v + k()", "(int)sizeof(*this)"}))
	w.line("};")
	t := some(w, []string{"int", "char", "double", "unsigned"})
	w.callMaybe(fmt.Sprintf("%s<%s>().a()", d, t))
	w.callMaybe(fmt.Sprintf("%s<%s>().b()", d, t))
}

// newDefaults writes functions whose default arguments are evaluated in each call, some added by a second declaration.
func (w *world) newDefaults() {
	f, c := w.named("df"), some(w, w.classes)
	w.line("__device__ int %s_n = %d;", f, w.r.IntN(9))
	w.line("__device__ int %s_next() { ev(%d); return %s_n++ & 31; }", f, w.number(), f)
	w.line("__device__ int %s(int x, int y, const %s& z = %s, int u = 3);", f, c.name, w.fresh(c))
	w.line("__device__ int %s(int x, int y = %s_next() * 2, const %s& z, int u);", f, f, c.name)
	w.line("__device__ int %s(int x, int y, const %s& z, int u) { return x + (y > 40) + z.h(); }", f, c.name)
	w.line("template <class T> __device__ int %s_t(T x, int y = (int)sizeof(T), %s z = %s) { return y * 3 + z.h() + "+
		"val(x); }", f, c.name, w.fresh(c))
	w.maybe("template <class T = %s, class U = T> __device__ int %s_u(U x = U(%d)) { return id_of<T>::n + id_of<U>::n + "+
		"val(x); }", w.typeName(), f, w.r.IntN(50))
	w.line("struct %s_s { int v = %s_next(); %s m = %s; __device__ int g(int x = k) const { return x + v; } static const "+
		"int k = %d; };", f, f, c.name, w.fresh(c), w.r.IntN(50))
	for _, e := range []string{f + "(1)", f + "(1, 2)", f + "(3, 4, " + w.object0() + ")", f + "_t(" + w.scalar0() + ")",
		f + "_t(" + w.object0() + ", 3)", f + "_u()", f + "_u<int>()", f + "_u<char>('x')", f + "_s().g()", f + "_s{5}.g(2)",
		f + "_s{}.m.h()"} {
		if w.chance(60) {
			w.callMaybe(e)
		}
	}
}

// object0 and scalar0 are arguments of calls outside of the kernel.
func (w *world) object0() string { return w.fresh(some(w, w.classes)) }
func (w *world) scalar0() string { return some(w, []string{"1", "2.5", "'x'", "3u", "true", "4LL"}) }

// newLifetimes writes functions whose temporaries live as long as the standard says; the trace tells.
func (w *world) newLifetimes() {
	f, c, d := w.named("lt"), some(w, w.classes), some(w, w.classes)
	x, y := w.fresh(c), w.fresh(d)
	w.line("struct %s_h { const %s& r; int n; };", f, c.name)
	w.line("struct %s_m { %s p; int n; __device__ %s_m(int k) : p(%s), n(k + live) {} "+
		"__device__ ~%s_m() { ev(live); } };", f, c.name, f, x, f)
	w.line("__device__ const %s& %s_same(const %s& x) { return x; }", c.name, f, c.name)
	w.line("__device__ int %s(int k) {", f)
	w.line("    u64 h = k; int n = live; trace = 0;")
	list := []string{
		"{ const " + c.name + "& r = " + x + "; ev(live - n); h = mix(h, r.h()); }",
		"{ " + f + "_h s{" + x + ", 3}; ev(live - n); h = mix(h, s.r.h()); }",
		"{ " + f + "_h s = {" + x + ", live - n}; ev(live - n); h = mix(h, s.n); }",
		"{ const auto& r = " + f + "_h{" + x + ", 4}; ev(live - n); h = mix(h, r.n); }",
		"h = mix(h, (" + x + ", " + y + ", live - n));",
		"h = mix(h, " + f + "_same(" + x + ").h() + (live - n >= 0));",
		"{ " + f + "_m m(k); ev(m.n - n); }",
		"{ " + f + "_m m[2] = {1, 2}; ev(m[1].n - n); }",
		"{ int&& r = " + f + "_m(3).n; ev(live - n); r++; h = mix(h, r - n); }",
		"for (int i = " + x + ".h() & 1; i < 2; i++) ev(live - n);",
		"while (h & 1 && " + x + ".h() >= 0) { h = mix(h, live - n) & ~1ull; }",
		"do { " + d.name + " q = " + y + "; if (k & 1) break; ev(q.h()); } while (" + x + ".h() < 0);",
		"if (" + c.name + " q = " + x + "; k & 2) { " + d.name + " r = " + y + "; h = mix(h, r.h()); } else if (" + d.name +
			" s = " + y + "; k & 1) ev(s.h());",
		"h = mix(h, k & 1 ? " + x + ".h() : " + y + ".h());",
		"{ bool b = k & 1 && " + x + ".h() > 1 || " + y + ".h() > 1; h = mix(h, b); }",
		"{ const " + c.name + "& r = k & 1 ? " + x + " : " + w.fresh(c) + "; ev(live - n); h = mix(h, r.h()); }",
		"{ static_cast<void>(" + x + "); ev(live - n); }",
		"{ " + c.name + " q = " + x + "; { " + c.name + " q = " + x + "; ev(live - n); } goto out; } out: ev(live - n);",
		"switch (k & 3) { case 0: { " + c.name + " q = " + x + "; ev(1); } case 1: ev(2); break; default: " + d.name +
			" r = " + y + "; ev(live - n); }",
		"{ auto l = [q = " + x + ", &n] { return q.h() + live - n; }; ev(l()); auto m = l; ev(live - n); h = mix(h, m()); }",
	}
	jumped := false
	for range 3 + w.r.IntN(5) {
		s := some(w, list)
		if strings.Contains(s, "goto") {
			if jumped {
				continue
			}
			jumped = true
		}
		w.maybe("    %s", s)
	}
	w.line("    return (int)(mix(h, trace) & 0xffffff) + live - n;")
	w.line("}")
	w.callMaybe(f + "(1)")
	w.callMaybe(f + "(2)")
}
