package progen

import (
	"fmt"
	"strings"
)

// newBox writes a class template that converts between its instances, with specialisations.
func (w *world) newBox() {
	name := w.named("B")
	w.line("template <class T> struct %s {", name)
	w.line("    T v;")
	w.line("    __device__ %s(T x = T(%d)) : v(x) { ev(%d); }", name, w.r.IntN(9), w.number())
	for range w.r.IntN(4) {
		switch w.r.IntN(7) {
		case 0:
			w.maybe("    template <class U> __device__ %s(const %s<U>& o) : v((T)o.v) { ev(%d + id_of<U>::n); }", name, name,
				w.number())
		case 1:
			w.maybe("    template <class U, class = only_if_t<(sizeof(U) <= sizeof(T))>> __device__ %s(%s<U>&& o) : v((T)o.v) "+
				"{ ev(%d); }", name, name, w.number())
		case 2:
			w.maybe("    __device__ operator T() const { ev(%d); return v; }", w.number())
		case 3:
			w.maybe("    template <class U> __device__ %s& operator=(const %s<U>& o) { v = (T)o.v; ev(%d); return *this; }",
				name, name, w.number())
		case 4:
			w.maybe("    template <class U> __device__ int ma(U x) const { return %d + id_of<U>::n + id_of<T>::n; }", w.number())
		case 5:
			w.maybe("    friend __device__ int fr(const %s& x, T y) { return %d + id_of<T>::n; }", name, w.number())
		default:
			w.maybe("    __device__ %s(const %s& o) : v(o.v) { ev(%d); }", name, name, w.number())
		}
	}
	w.line("    __device__ int h() const { return val(v) + %d; }", w.number())
	w.line("};")
	if w.chance(40) {
		w.line("template <class T> struct %s<T*> { int v = %d; __device__ %s(T* x = nullptr) { ev(%d); } __device__ int h() "+
			"const { return v; } };", name, w.number(), name, w.number())
	}
	if w.chance(30) {
		t := some(w, intTypes)
		w.line("template <> struct %s<%s> { %s v; __device__ %s(%s x = 3) : v(x) { ev(%d); } __device__ int h() const { "+
			"return (int)v + %d; } };", name, t, t, name, t, w.number(), w.number())
	}
	w.outside("template <class T> struct id_of<%s::%s<T>> { enum { n = id_of<T>::n * 3 + %d }; };", w.space, name,
		w.number())
	for range 2 {
		w.boxes = append(w.boxes, fmt.Sprintf("%s<%s>", name, some(w, []string{"int", "int", "double", "char", "unsigned",
			"short", "long"})))
	}
}

// boxName is the name of the class template.
func (w *world) boxName() string {
	name, _, _ := strings.Cut(w.boxes[0], "<")
	return name
}

// newSet writes an overload set of functions and function templates.
func (w *world) newSet() {
	s := set{w.named("f"), 1 + w.r.IntN(2)}
	for range 2 + w.r.IntN(6) {
		arity := s.arity
		if w.chance(15) {
			arity = 3 - arity
		}
		if w.chance(55) {
			w.newOverload(s.name, arity)
		} else {
			w.newTemplate(s.name, arity)
		}
	}
	w.sets = append(w.sets, s)
}

// newOverload writes a function of a set.
func (w *world) newOverload(name string, arity int) {
	id := w.number()
	var head, body []string
	body = append(body, fmt.Sprint(id))
	for i := range arity {
		t, x := w.plain(), fmt.Sprintf("x%d", i)
		if w.chance(6) {
			elem := some(w, []string{"int", "char", "double"})
			head = append(head, fmt.Sprintf("const %s (%s)[%d]", elem, some(w, []string{"&", "&&"})+x, 2+w.r.IntN(2)))
			continue
		}
		if w.chance(5) {
			head, body = append(head, "decltype(nullptr)"), append(body, "1")
			continue
		}
		head = append(head, w.parameter(t)+" "+x)
		body = append(body, w.read(t, x))
	}
	if w.chance(12) {
		head = append(head, fmt.Sprintf("int y = %d", w.r.IntN(9)))
	}
	switch w.r.IntN(8) {
	case 0:
		if len(w.classes) > 0 {
			c := some(w, w.classes)
			w.maybe("__device__ %s %s(%s) { ev(%d); return %s; }", c.name, name, strings.Join(head, ", "), id, w.fresh(c))
			return
		}
	case 1:
		w.maybe("__device__ %s %s(%s) { return %s; }", some(w, []string{"long", "bool", "double", "unsigned char"}), name,
			strings.Join(head, ", "), strings.Join(body, " + "))
		return
	}
	w.maybe("__device__ int %s(%s) { return %s; }", name, strings.Join(head, ", "), strings.Join(body, " + "))
}

// newTemplate writes a function template of a set; which of several is more specialised is a matter of the standard's
// partial order, and some exist for some arguments only.
func (w *world) newTemplate(name string, arity int) {
	second, box := "", w.boxName()
	if arity == 2 {
		second = some(w, []string{", T y", ", U y", ", int y", ", const T& y", ", T* y", ", U&& y", ", double y",
			", const U& y", ", " + box + "<U> y"})
	}
	params := "class T"
	if strings.Contains(second, "U") {
		params = "class T, class U"
	}
	id := w.number()
	first := some(w, []string{"T x", "T x", "const T& x", "T& x", "T&& x", "const T&& x", "T* x", "const T* x", box +
		"<T> x", "const " + box + "<T>& x", "T* const& x"})
	switch w.r.IntN(12) {
	case 0:
		w.maybe("template <class T, int N> __device__ int %s(T (&x)[N]%s) { return %d + id_of<T>::n + N; }", name,
			strings.ReplaceAll(second, "U", "T"), id)
	case 1:
		w.maybe("template <class T, class... U> __device__ int %s(T x, U... y) { return %d + id_of<T>::n + "+
			"(int)sizeof...(y); }", name, id)
	case 2:
		w.maybe("template <class... U> __device__ int %s(%s x) { return %d + (0 + ... + id_of<U>::n); }", name,
			some(w, []string{"U...", "const U&...", "U&&..."}), id)
	case 3, 4:
		w.maybe("template <%s> __device__ only_if_t<%s, int> %s(%s%s) { return %d + id_of<T>::n; }", params, w.condition(),
			name, first, second, id)
	case 5:
		w.maybe("template <%s, only_if_t<%s, int> = %d> __device__ int %s(%s%s) { return %d + id_of<T>::n; }", params,
			w.condition(), w.r.IntN(3), name, first, second, id)
	case 6, 7:
		e := some(w, []string{"x.h()", "x + 1", "x.ma(1)", "x[0]", "*x", "x == x", "++x", "(bool)x", "T(1)", "T()", "x.v",
			"static_cast<int>(x)", "-x", "x(2)", "x->h()", "T{x}", "int{x}", "x = x", "&x", "x.mb()"})
		if len(w.sets) > 0 && w.chance(30) {
			e = some(w, w.sets).name + "(x)"
		}
		w.maybe("template <%s> __device__ auto %s(%s%s) -> decltype((void)(%s), int()) { return %d + id_of<T>::n; }", params,
			name, first, second, e, id)
	case 8:
		if len(w.tests) > 0 {
			w.maybe("template <%s> __device__ only_if_t<%s%s<T>::v, int> %s(%s%s) { return %d + id_of<T>::n; }", params,
				some(w, []string{"", "!"}), some(w, w.tests), name, first, second, id)
			return
		}
		fallthrough
	default:
		w.maybe("template <%s> __device__ int %s(%s%s) { return %d + id_of<T>::n; }", params, name, first, second, id)
	}
}

// newOperators writes operators at namespace scope, some of them templates.
func (w *world) newOperators() {
	for range w.r.IntN(4) {
		op, result := some(w, binaryOperators[:10]), some(w, []string{"int", "int", "bool", "double", "long"})
		c := kindOf{text: some(w, w.enums)}
		if k := some(w, w.classes); w.chance(70) {
			c = kindOf{k.name, asClass, k}
		}
		switch w.r.IntN(5) {
		case 0:
			w.maybe("template <class T> __device__ %s operator%s(%s x, %s y) { return %d + id_of<T>::n; }", result, op,
				w.parameter(c), some(w, []string{"T", "const T&", "T&&"}), w.number())
		case 1:
			b := w.boxName()
			w.maybe("template <class T, class U> __device__ %s operator%s(const %s<T>& x, const %s<U>& y) { return %d + "+
				"id_of<T>::n; }", result, op, b, b, w.number())
		case 2:
			w.maybe("__device__ %s operator%s(%s x) { return %d; }", result, some(w, []string{"-", "!", "*", "~", "+", "++"}),
				w.parameter(c), w.number())
		default:
			t := w.plain()
			x, y := w.parameter(c), w.parameter(t)
			if w.chance(50) {
				x, y = y, x
			}
			w.maybe("__device__ %s operator%s(%s x, %s y) { return %d; }", result, op, x, y, w.number())
		}
	}
}

// newDetector writes a class template that says whether an expression of a T is well-formed.
func (w *world) newDetector() {
	name := w.named("D")
	x := some(w, []string{"dv<T>()", "dv<T&>()", "dv<const T&>()"})
	list := []string{
		x + " + 1", "1 + " + x, x + " + " + x, x + " == " + x, "++" + x, x + "++", "-" + x, "!" + x, x + ".h()", x +
			".ma(1)", x + ".mb(" + x + ")", x + ".ma()", x + "[1]", x + "(1)", "*" + x, "(int)" + x, "T(" + x + ")",
		"T()", "T(1)", "T{}", "T{1}", "T(1.5)", "T(1, 2)", "static_cast<double>(" + x + ")", x + " = " + x, x + " = 1", x +
			" ? 1 : 2", "true ? " + x + " : 1", x + " && true", x + ".v", "fr(" + x + ", 1)", x + " += 1", "&" + x,
		x + ".~T()", x + ".vf()", "T::nothing", x + " < 2", x + " += " + x, "sizeof(T[2])", "int{" + x + "}",
	}
	for _, s := range w.sets {
		list = append(list, s.name+"("+x+")", s.name+"("+x+", 1)", s.name+"(1, "+x+")", s.name+"("+x+", "+x+")")
	}
	for _, c := range w.classes {
		list = append(list, c.name+"("+x+")", "static_cast<const "+c.name+"&>("+x+")", c.name+"{"+x+"}", "static_cast<"+
			c.name+"*>(&"+x+")")
	}
	e := some(w, list)
	if w.chance(50) {
		w.line("template <class T, class = void> struct %s { enum { v = 0 }; };", name)
		w.line("template <class T> struct %s<T, to_void_t<decltype(%s)>> { enum { v = 1 }; };", name, e)
	} else {
		w.line("template <class T> struct %s { template <class U> static auto t(int) -> decltype((void)(%s), char()); "+
			"template <class U> static long t(...); enum { v = sizeof(t<T>(0)) == 1 }; };", name, replaceT(e))
	}
	w.tests = append(w.tests, name)
}

// replaceT writes U where the expression e says T.
func replaceT(e string) string {
	return strings.NewReplacer("<T", "<U", "T(", "U(", "T{", "U{", "T::", "U::", "T[", "U[").Replace(e)
}
