package progen

import (
	"fmt"
	"slices"
	"strings"
)

// variables are those of numbers, enumerations, pointers and arrays that each kernel has.
var scalarNames = []string{"i0", "i0", "ci", "uc", "sh", "ul", "f0", "d0", "bo", "ch", "kb"}

// kernel writes the kernel: variables, and statements with their hashes.
func (w *world) kernel(name string) {
	w.line("__global__ void %s(long long* out) {", name)
	w.line("    sum = 0; trace = 0; live = 0;")
	w.line("    u64 h = %d;", w.r.IntN(1000))
	w.line("    int i0 = %d; const int ci = %d; unsigned char uc = %d; short sh = %d; unsigned long ul = %d; float f0 = "+
		"%d.5f; double d0 = %d.25; bool bo = %t; char ch = 'c'; const bool kb = %t;",
		w.r.IntN(60), w.r.IntN(60), w.r.IntN(60), w.r.IntN(60), w.r.IntN(60), w.r.IntN(60), w.r.IntN(60), w.chance(50),
		w.chance(50))
	w.line("    int arr[3] = {%d, 2, 3}; const char cstr[] = \"ab\"; int* pi = &i0; const int* pci = &ci;", w.r.IntN(60))
	for i, e := range w.enums {
		w.line("    %s e%d = %s; struct { %s b : 6; int n : 5; unsigned u : 7; } bf%d = {%s, %d, %d};", e, i, w.names[2*i],
			e, i, w.names[2*i+1], w.r.IntN(15), w.r.IntN(100))
	}
	for i, c := range w.classes {
		for j, ro := range []bool{false, false, true} {
			o := object{fmt.Sprintf("%c%d", "abc"[j], i), c, ro}
			qual := ""
			if ro {
				qual = "const "
			}
			init := fmt.Sprintf("(%d)", w.r.IntN(60))
			if c.aggregate {
				init = "{}"
			}
			w.line("    %s%s %s%s;", qual, c.name, o.name, init)
			w.objects = append(w.objects, o)
		}
	}
	w.line("    %s x0; %s x1(7);", w.boxes[0], w.boxes[1])
	for i, c := range w.calls {
		w.line("    h = mix(h, %s); out[%d] = h;", c, i%20)
	}
	for i := range 28 {
		w.used = map[string]bool{}
		w.statement()
		w.line("    h = mix(h, sum); out[%d] = h;", 20+i)
	}
	w.line("    out[62] = live;")
	for _, o := range w.objects {
		w.line("    h = mix(h, %s.h());", o.name)
	}
	w.line("    out[63] = h;")
	w.line("}")
}

// object is a variable of a class, of any if c is nil; not one that the statement has used, if it may change.
func (w *world) object(c *class) string {
	for range 20 {
		o := some(w, w.objects)
		if c != nil && o.of != c || !o.ro && w.used[o.name] {
			continue
		}
		w.used[o.name] = true
		if !o.ro && w.chance(25) {
			if w.chance(50) {
				return "mv(" + o.name + ")"
			}
			return "static_cast<const " + o.of.name + "&>(" + o.name + ")"
		}
		return o.name
	}
	return w.fresh(some(w, w.classes))
}

// argument is an expression of any type. Evaluating it changes nothing that another argument may read.
func (w *world) argument() string {
	switch k := w.r.IntN(40); {
	case k < 12:
		return w.object(nil)
	case k < 16:
		return w.fresh(some(w, w.classes))
	case k < 20:
		return some(w, scalarNames)
	case k < 26:
		return some(w, []string{"0", "1", "'x'", "2.5", "1.5f", "true", "7u", "8L", "9ll", "nullptr", "(short)4",
			"(unsigned char)5", "0u", "false", "\"ab\""})
	case k < 29:
		i := w.r.IntN(len(w.enums))
		return some(w, []string{fmt.Sprintf("e%d", i), fmt.Sprintf("bf%d.b", i), fmt.Sprintf("bf%d.n", i),
			fmt.Sprintf("bf%d.u", i), w.names[2*i], "+" + w.names[2*i]})
	case k < 32:
		return some(w, []string{"{}", fmt.Sprintf("{%d}", w.r.IntN(60)), "{1, 2}", "{2.5}", "{" + w.object(nil) + "}"})
	case k < 35:
		o := some(w, w.objects)
		return "&" + o.name
	case k < 37:
		return some(w, []string{"pi", "pci", "arr", "cstr", "&arr[1]"})
	case k < 39:
		return some(w, []string{"x0", "x1", "mv(x0)", w.boxes[0] + "(3)", w.boxes[1] + "{}"})
	}
	return some(w, []string{"i0 + 1", "uc + sh", "f0 * 2", "i0 ? i0 : 2.5", "-ch", "!bo", "(i0, d0)", "sizeof(i0)"})
}

// single is an argument that is no initialiser list.
func (w *world) single() string {
	for {
		if e := w.argument(); !strings.HasPrefix(e, "{") {
			return e
		}
	}
}

// operand is a single argument that is no pointer: what is computed of addresses is nobody's business.
func (w *world) operand() string {
	for {
		e := w.single()
		if !strings.HasPrefix(e, "&") && !strings.HasPrefix(e, "\"") && !slices.Contains([]string{"pi", "pci", "arr",
			"cstr"}, e) {
			return e
		}
	}
}

// call calls a function of a set.
func (w *world) call() string {
	s := some(w, w.sets)
	n := s.arity
	if w.chance(10) {
		n = 3 - n
	}
	args := []string{w.argument()}
	if n > 1 {
		args = append(args, w.argument())
	}
	explicit := ""
	if w.chance(6) {
		explicit = some(w, []string{"<>", "<int>", "<" + some(w, w.classes).name + ">"})
	}
	return s.name + explicit + "(" + strings.Join(args, ", ") + ")"
}

// typeName is the name of a type that variables may have.
func (w *world) typeName() string {
	if w.chance(15) {
		return some(w, w.boxes)
	}
	return w.plain().text
}

// expression is an expression with a class, an operator, a conversion or a call in it.
func (w *world) expression() string {
	switch k := w.r.IntN(20); {
	case k < 6:
		return w.call()
	case k < 10:
		return "(" + w.operand() + " " + some(w, binaryOperators[:len(binaryOperators)-1]) + " " + w.operand() + ")"
	case k < 11:
		if w.chance(50) {
			return some(w, []string{"!", "*"}) + w.single()
		}
		return some(w, []string{"-", "~", "+", "++"}) + w.operand()
	case k < 13:
		return "(bo ? " + w.single() + " : " + w.single() + ")"
	case k < 14:
		return "static_cast<" + w.typeName() + ">(" + w.operand() + ")"
	case k < 15:
		return w.upcast()
	case k < 18:
		return w.methodCall()
	}
	return w.object(nil) + some(w, []string{"[" + w.operand() + "]", "(" + w.argument() + ")", "(" + w.argument() +
		", 3)"})
}

// upcast converts an object to a reference to its class or a base.
func (w *world) upcast() string {
	o := some(w, w.objects)
	c := o.of
	for len(c.bases) > 0 && w.chance(60) {
		c = some(w, c.bases)
	}
	if w.chance(30) {
		return "static_cast<const " + c.name + "*>(&" + o.name + ")->h()"
	}
	return "static_cast<" + some(w, []string{"", "const "}) + c.name + some(w, []string{"&", "&&", ""}) + ">(" + o.name +
		")"
}

// methodCall calls a method of an object, which may be one of a base.
func (w *world) methodCall() string {
	o := some(w, w.objects)
	w.used[o.name] = true
	c, x := o.of, o.name
	if w.chance(25) {
		x = some(w, []string{"mv(" + x + ")", w.fresh(c)})
	}
	m := some(w, append([]string{"ma", "vf", "vg"}, c.methods...))
	if len(c.bases) > 0 && w.chance(20) {
		m = some(w, c.bases).name + "::" + m
	}
	if w.chance(25) {
		return x + "." + m + "()"
	}
	return x + "." + m + "(" + w.argument() + ")"
}

// statement writes one statement whose value or type goes into the hash.
func (w *world) statement() {
	e := w.expression()
	switch k := w.r.IntN(40); {
	case k < 9:
		w.maybe("    h = mix(h, val(%s));", e)
	case k < 14:
		w.maybe("    h = mix(h, KIND(%s));", e)
	case k < 21:
		w.declaration()
	case k < 25:
		o := some(w, w.objects)
		w.used[o.name] = true
		w.maybe("    %s = %s; h = mix(h, %s.h());", o.name, w.argument(), o.name)
	case k < 27:
		t := w.typeName()
		w.maybe("    h = mix(h, val(%s));", some(w, []string{t + "(" + w.operand() + ")", t + w.inBraces(t, w.argument()),
			"(" + t + ")" + w.operand()}))
	case k < 31:
		test := some(w, w.tests)
		w.maybe("    h = mix(h, %s<%s>::v * 2 + %s<%s>::v);", test, some(w, []string{w.typeName(), w.typeName() + "&",
			"const " + w.typeName()}), test, w.typeName())
	case k < 33:
		t, u := w.typeName(), w.typeName()
		w.maybe("    h = mix(h, %s);", some(w, []string{"sizeof(" + t + ")", "__is_empty(" + t + ")",
			"__is_trivially_copyable(" + t + ")", "__is_constructible(" + t + ", " + u + ")", "__is_assignable(" + t + "&, " +
				u + ")", "__is_base_of(" + t + ", " + u + ")",
			"__is_aggregate(" + t + ")", "__is_polymorphic(" + t + ")", "__is_standard_layout(" + t + ")", "alignof(" + t + ")",
			"__is_trivially_constructible(" + t + ", " + u + ")"}))
	case k < 35:
		o := some(w, w.objects)
		w.maybe("    { auto l = [%s](auto&&... x) { return %s(x...); }; h = mix(h, val(l(%s))); }",
			some(w, []string{"=", "&"}), some(w, w.sets).name, some(w, []string{o.name, w.single(), w.single() + ", " +
				w.single()}))
	case k < 37:
		w.maybe("    if (%s) h = mix(h, %d); else h = mix(h, %d);", e, w.number(), w.number())
	default:
		w.ordered()
	}
}

// declaration declares a variable with some form of initialiser.
func (w *world) declaration() {
	t, a := w.typeName(), w.argument()
	switch w.r.IntN(10) {
	case 0, 1:
		w.maybe("    { %s y(%s); h = mix(h, val(y)); }", t, a)
	case 2, 3:
		w.maybe("    { %s y = %s; h = mix(h, val(y)); }", t, a)
	case 4:
		w.maybe("    { %s y%s; h = mix(h, val(y)); }", t, w.inBraces(t, a))
	case 5:
		w.maybe("    { const %s& y = %s; h = mix(h, val(y) + live); }", t, a)
	case 6:
		w.maybe("    { %s&& y = %s; h = mix(h, val(y) + live); }", t, a)
	case 7:
		w.maybe("    { %s y = %s; h = mix(h, val(y) + KIND(y)); }", some(w, []string{"auto", "auto&&", "const auto&",
			"auto&", "const auto"}), a)
	case 8:
		w.maybe("    { %s y[2] = {%s, %s}; h = mix(h, val(y[0]) * 3 + val(y[1])); }", t, a, w.argument())
	default:
		w.maybe("    { struct { %s p; %s q; } y = {%s, %s}, z = y; h = mix(h, val(z.p) * 3 + val(y.q)); }", t, w.typeName(),
			a, w.argument())
	}
}

// inBraces is a list that initialises an object of type t with a. It has no list in it where t is an enumeration: that
// compilers accept, and [dcl.init.list] does not.
func (w *world) inBraces(t, a string) string {
	if slices.Contains(w.enums, t) {
		a = strings.Trim(a, "{}")
	}
	return "{" + a + "}"
}

// ordered writes a statement in which all events have an order, which goes into the hash.
func (w *world) ordered() {
	c, d := some(w, w.classes), some(w, w.classes)
	o, p := w.object(c), w.object(d)
	x, y := w.fresh(c), w.fresh(d)
	list := []string{
		"{ " + c.name + " y = " + o + "; " + d.name + " z = " + p + "; h = mix(h, y.h() + z.h()); }",
		"{ const " + c.name + "& y = " + x + "; h = mix(h, y.h() + live); }",
		"{ struct { " + c.name + " p; " + d.name + " q; int r; } y = {" + o + ", " + p +
			", live}, z = y; z = y; h = mix(h, z.q.h() + y.r); }",
		"{ struct loc : " + c.name + " { using " + c.name + "::" + c.name + "; " + d.name + " q = " + y +
			"; } y, z = y, u = mv(z); z = mv(u); y = z; h = mix(h, y.h() + z.q.h()); }",
		"{ " + c.name + " y[2] = {" + o + ", " + x + "}; for (auto q : y) h = mix(h, q.h() + live); for (const " + c.name +
			"& q : y) h = mix(h, q.h()); }",
		"{ auto l = [" + "k = " + o + "] { return k.h(); }; auto m = l; auto n = mv(l); h = mix(h, m() + n() * 3 + " +
			"sizeof(l)); }",
		"h = mix(h, (" + x + ", live));",
		"h = mix(h, (" + x + ".h() > 20 ? " + y + ".h() : live));",
		"h = mix(h, (" + x + ".h() > 20 && " + y + ".h() > 30) || live > 2);",
		"for (int i = 0; i < 2; i++) { " + c.name + " y = " + o + "; if (y.h() & 1) continue; h = mix(h, y.h()); }",
		"switch (" + x + ".h() & 3) { case 0: h++; case 1: { " + d.name + " y = " + p +
			"; h = mix(h, y.h()); break; } default: h = mix(h, live); }",
		"{ " + c.name + " y = bo ? " + o + " : " + x + "; h = mix(h, y.h()); }",
		"{ " + c.name + " y = " + c.name + "(" + c.name + "(" + o + ")); h = mix(h, y.h()); }",
		"{ struct { const " + c.name + "& r; } y{" + x + "}; h = mix(h, y.r.h() + live); }",
		"{ " + c.name + " y(" + o + "), z(mv(y)); y = mv(z); z = y; h = mix(h, y.h() * 3 + z.h()); }",
		"{ struct { " + c.name + " p[2]; } y = {{" + o + ", " + x + "}}, z(y), u(mv(y)); u = z; h = mix(h, u.p[1].h()); }",
		"if (const auto& y = " + x + "; y.h() > 30) h = mix(h, live); else h = mix(h, y.h());",
		"{ struct { " + d.name + " p; mutable " + c.name + " q; } y = {" + p + ", " + o +
			"}; const auto z = y; auto u = z; h = mix(h, u.p.h() + z.q.h()); }",
	}
	w.maybe("    trace = 0; %s h = mix(h, trace);", some(w, list))
}
