package progen

import (
	"fmt"
	"strings"
)

// newClass writes a class with bases, members, constructors, special members, conversion functions and methods, each
// of which leaves an event.
func (w *world) newClass() {
	c := &class{name: w.named("C"), empty: w.chance(25), aggregate: w.chance(15)}
	w.chooseBases(c)
	c.virtual = !c.aggregate && w.chance(25)
	for _, b := range c.bases {
		c.virtual = c.virtual || b.virtual
	}
	if c.virtual {
		c.aggregate = false
	}
	var derives []string
	for _, b := range c.bases {
		derives = append(derives, "public "+b.name)
	}
	head := "struct " + c.name
	if len(derives) > 0 {
		head += " : " + strings.Join(derives, ", ")
	}
	w.line("%s {", head)
	hash, members := w.newMembers(c)
	if !c.aggregate {
		w.newConstructors(c, members)
	}
	w.newSpecials(c, members)
	w.newConversions(c)
	w.newMethods(c)
	w.line("    __device__ int h() const { return (%s) & 1023; }", strings.Join(hash, " + "))
	w.line("};")
	w.identify(c.name)
	w.classes = append(w.classes, c)
	w.line("struct %s_out { int v; __device__ %s_out(const %s& x) : v(x.h()) {} };", c.name, c.name, c.name)
}

// chooseBases gives a class up to two bases of which none has the other for a base.
func (w *world) chooseBases(c *class) {
	if len(w.classes) == 0 || !w.chance(45) {
		return
	}
	c.bases = append(c.bases, some(w, w.classes))
	if b := some(w, w.classes); w.chance(40) && !b.derives(c.bases[0]) && !c.bases[0].derives(b) {
		c.bases = append(c.bases, b)
	}
}

// newMembers writes the data members, and returns what h adds up of them and of the bases, and the names of the
// members.
func (w *world) newMembers(c *class) (hash, members []string) {
	hash = []string{fmt.Sprint(w.number())}
	if !c.empty {
		w.line("    int v = %d;", w.r.IntN(60))
		hash, members = append(hash, "v * 3"), append(members, "v")
		if len(w.classes) > 0 && w.chance(30) {
			d := some(w, w.classes)
			if !d.abstract {
				w.line("    %s m = %s;", d.name, w.fresh(d))
				hash, members = append(hash, "m.h() * 5"), append(members, "m")
			}
		}
		if len(w.classes) > 0 && w.chance(12) {
			d := some(w, w.classes)
			w.line("    %s e[2] = {%s, %s};", d.name, w.fresh(d), w.fresh(d))
			hash = append(hash, "e[0].h() * 7 + e[1].h()")
		}
	}
	for _, b := range c.bases {
		hash = append(hash, fmt.Sprintf("this->%s::h() * 2", b.name))
	}
	return hash, members
}

// fresh is a temporary of a class.
func (w *world) fresh(c *class) string {
	if c.aggregate {
		return c.name + "{}"
	}
	return fmt.Sprintf("%s(%d)", c.name, w.r.IntN(60))
}

// initialisers are the bases' and members' of a constructor that a value x makes.
func (w *world) initialisers(c *class, x string) string {
	var list []string
	for _, b := range c.bases {
		if !b.aggregate && w.chance(70) {
			list = append(list, fmt.Sprintf("%s((%s) & 31)", b.name, x))
		}
	}
	if !c.empty {
		list = append(list, fmt.Sprintf("v((%s) & 63)", x))
	}
	if len(list) == 0 {
		return ""
	}
	return " : " + strings.Join(list, ", ")
}

// newConstructors writes a constructor that takes an int, perhaps for default, and others that may convert.
func (w *world) newConstructors(c *class, members []string) {
	first := some(w, []string{"int x", "int x", fmt.Sprintf("int x = %d", w.r.IntN(50))})
	w.line("    %s__device__ %s(%s)%s { ev(%d); live++; }", some(w, []string{"", "", "explicit "}), c.name, first,
		w.initialisers(c, "x"), w.number())
	if !strings.Contains(first, "=") && w.chance(96) {
		w.line("    %s__device__ %s()%s { ev(%d); live++; }", some(w, []string{"", "", "", "", "", "", "", "", "", "",
			"explicit "}), c.name, w.initialisers(c, fmt.Sprint(w.r.IntN(50))), w.number())
	}
	for range w.r.IntN(4) {
		explicit := some(w, []string{"", "", "", "explicit "})
		switch w.r.IntN(12) {
		case 0:
			w.maybe("    template <class T> %s__device__ %s(T x)%s { ev(%d + id_of<T>::n); live++; }", explicit, c.name,
				w.initialisers(c, "id_of<T>::n"), w.number())
		case 1:
			w.maybe("    template <class T> %s__device__ %s(T&& x)%s { ev(%d + id_of<T>::n); live++; }", explicit, c.name,
				w.initialisers(c, "id_of<T>::n"), w.number())
		case 2:
			w.maybe("    template <class T, class = only_if_t<%s>> %s__device__ %s(const T& x)%s { ev(%d + id_of<T>::n); "+
				"live++; }", w.condition(), explicit, c.name, w.initialisers(c, "id_of<T>::n"), w.number())
		case 3:
			w.maybe("    template <class T, class U> %s__device__ %s(T x, U y)%s { ev(%d + id_of<T>::n); live++; }", explicit,
				c.name, w.initialisers(c, "id_of<U>::n"), w.number())
		case 4:
			w.maybe("    template <class T, class = decltype(dv<T>()%s)> %s__device__ %s(T x)%s { ev(%d); live++; }",
				some(w, []string{" + 1", ".h()", "[0]", " ? 1 : 2", ".v"}), explicit, c.name, w.initialisers(c, "id_of<T>::n"),
				w.number())
		case 5:
			t, u := w.plain(), w.plain()
			w.maybe("    %s__device__ %s(%s x, %s y)%s { ev(%d); live++; }", explicit, c.name, w.parameter(t), w.parameter(u),
				w.initialisers(c, w.read(t, "x")+" + "+w.read(u, "y")), w.number())
		default:
			t := w.plain()
			if t.text == "int" { // it would be ambiguous with the first one
				t = kindOf{text: "double", form: asReal}
			}
			w.maybe("    %s__device__ %s(%s x)%s { ev(%d); live++; }", explicit, c.name, w.parameter(t),
				w.initialisers(c, w.read(t, "x")), w.number())
		}
	}
}

// copies are the initialisers of a constructor that copies or moves o, each part of it or not.
func (w *world) copies(c *class, members []string, o string, move bool) string {
	var list []string
	for _, b := range c.bases {
		if w.chance(75) {
			list = append(list, fmt.Sprintf("%s(%s)", b.name, o))
		}
	}
	for _, m := range members {
		x := "o." + m
		if move && m != "v" {
			x = "mv(" + x + ")"
		}
		if m == "v" || w.chance(80) {
			list = append(list, m+"("+x+")")
		}
	}
	if len(list) == 0 {
		return ""
	}
	return " : " + strings.Join(list, ", ")
}

// newSpecials declares the special members in one of the many ways.
func (w *world) newSpecials(c *class, members []string) {
	n := c.name
	assign := ""
	for _, m := range members {
		assign += fmt.Sprintf("%s = o.%s; ", m, m)
	}
	if !c.aggregate {
		switch k := w.r.IntN(10); {
		case k < 4:
			w.maybe("    __device__ %s(const %s& o)%s { ev(%d); live++; }", n, n, w.copies(c, members, "o", false), w.number())
		case k == 4:
			w.maybe("    __device__ %s(%s& o)%s { ev(%d); live++; }", n, n, w.copies(c, members, "o", false), w.number())
		case k == 5:
			w.maybe("    %s(const %s&) = default;", n, n)
		}
		switch k := w.r.IntN(10); {
		case k < 3:
			w.maybe("    __device__ %s(%s&& o)%s { ev(%d); live++; }", n, n, w.copies(c, members, "mv(o)", true), w.number())
		case k == 3:
			w.maybe("    %s(%s&&) = default;", n, n)
		}
	}
	w.newAssignments(c, assign)
	switch k := w.r.IntN(10); {
	case k < 3:
		w.maybe("    __device__ ~%s() { ev(%d); live--; }", n, w.number())
	case k == 3 && c.virtual:
		w.maybe("    __device__ virtual ~%s() { ev(%d); live--; }", n, w.number())
	case k == 4:
		w.maybe("    ~%s() = default;", n)
	}
}

// newAssignments declares assignment operators: special ones and others. assign is the assignment of the members of o.
func (w *world) newAssignments(c *class, assign string) {
	n := c.name
	ref := some(w, []string{"", "", "", "", " &"})
	switch k := w.r.IntN(10); {
	case k < 3:
		w.maybe("    __device__ %s& operator=(const %s& o)%s { %sev(%d); return *this; }", n, n, ref, assign, w.number())
	case k == 3:
		w.maybe("    __device__ %s& operator=(%s o)%s { %sev(%d); return *this; }", n, n, ref, assign, w.number())
	case k == 4:
		w.maybe("    %s& operator=(const %s&) = default;", n, n)
	case k == 5:
		w.maybe("    __device__ int operator=(%s& o)%s { %sev(%d); return 5; }", n, ref, assign, w.number())
	}
	switch k := w.r.IntN(10); {
	case k < 3:
		w.maybe("    __device__ %s& operator=(%s&& o)%s { %sev(%d); return *this; }", n, n, ref, assign, w.number())
	case k == 3:
		w.maybe("    %s& operator=(%s&&) = default;", n, n)
	}
	if w.chance(25) {
		t := w.plain()
		w.maybe("    __device__ %s& operator=(%s x) { ev(%d + %s); return *this; }", n, w.parameter(t), w.number(),
			w.read(t, "x"))
	}
	if w.chance(10) {
		w.maybe("    template <class T> __device__ %s& operator=(%s x) { ev(%d + id_of<T>::n); return *this; }", n,
			some(w, []string{"T", "const T&", "T&&"}), w.number())
	}
	if w.chance(12) && len(c.bases) > 0 {
		w.maybe("    using %s::operator=;", c.bases[0].name)
	}
}

// newConversions writes conversion functions.
func (w *world) newConversions(c *class) {
	x := "v"
	if c.empty {
		x = fmt.Sprint(w.r.IntN(60))
	}
	for range w.r.IntN(3) {
		explicit, qual := some(w, []string{"", "", "", "explicit "}), some(w,
			[]string{" const", " const", " const", "", " &", " &&", " const &", " const &&"})
		switch w.r.IntN(8) {
		case 0:
			w.maybe("    template <class T, class = only_if_t<sort_of<T>::n != 2 && (%s)>> %s__device__ operator T()%s { ev(%d "+
				"+ id_of<T>::n); return T(%s & 31); }", w.condition(), explicit, qual, w.number(), x)
		case 1:
			if len(w.classes) > 0 {
				d := some(w, w.classes)
				w.maybe("    %s__device__ operator %s()%s { ev(%d); return %s; }", explicit, d.name, qual, w.number(), w.fresh(d))
			}
		case 2:
			w.maybe("    %s__device__ operator %s()%s { ev(%d); return (%s)%d; }", explicit, some(w, w.enums), qual, w.number(),
				w.enums[0], w.r.IntN(3))
		case 3:
			w.maybe("    %s__device__ operator const int*()%s { ev(%d); return cells + 128; }", explicit, qual, w.number())
		case 4:
			if !c.empty {
				w.maybe("    %s__device__ operator int&() & { ev(%d); return v; }", explicit, w.number())
			}
		case 5:
			w.maybe("    %s__device__ operator bool()%s { ev(%d); return %s & 1; }", explicit, qual, w.number(), x)
		case 6:
			w.maybe("    %s__device__ operator %s()%s { ev(%d); return %s & 31; }", explicit, some(w, realTypes), qual,
				w.number(), x)
		default:
			w.maybe("    %s__device__ operator %s()%s { ev(%d); return %s & 31; }", explicit, some(w, intTypes), qual,
				w.number(), x)
		}
	}
}

// The last one is not for operands that may have a built-in one.
var binaryOperators = []string{"+", "-", "*", "==", "<", "&", "|", "^", "!=", ">=", "&&", "||", "+="}

// newMethods writes overloaded methods with and without qualifiers, virtual ones, and operators.
func (w *world) newMethods(c *class) {
	for range w.r.IntN(4) {
		name := some(w, []string{"ma", "mb", "mc"})
		qual := some(w, []string{"", " const", " const", " &", " &&", " const &", " const &&"})
		for range 1 + w.r.IntN(2) {
			t := w.plain()
			switch w.r.IntN(6) {
			case 0:
				w.maybe("    __device__ int %s()%s { ev(%d); return %d; }", name, qual, w.number(), w.number())
			case 1:
				w.maybe("    template <class T> __device__ int %s(%s x)%s { return %d + id_of<T>::n; }", name,
					some(w, []string{"T", "const T&", "T&", "T&&", "T*"}), qual, w.number())
			case 2:
				w.maybe("    static __device__ int %s(%s x) { return %d + %s; }", name, w.parameter(t), w.number(), w.read(t, "x"))
			default:
				w.maybe("    __device__ int %s(%s x)%s { return %d + %s; }", name, w.parameter(t), qual, w.number(), w.read(t, "x"))
			}
		}
		c.methods = append(c.methods, name)
	}
	for _, b := range c.bases {
		c.methods = append(c.methods, b.methods...)
		if len(b.methods) > 0 && w.chance(30) {
			w.maybe("    using %s::%s;", b.name, some(w, b.methods))
		}
		if w.chance(15) && !c.aggregate {
			w.maybe("    using %s::%s;", b.name, b.name)
		}
	}
	if c.virtual {
		w.maybe("    __device__ virtual int vf() const { return %d + h(); }", w.number())
		if w.chance(50) {
			t := w.plain()
			w.maybe("    __device__ virtual int vg(%s x) { return %d + %s; }", t.text, w.number(), w.read(t, "x"))
		}
	}
	w.newMemberOperators(c)
}

// newMemberOperators writes operators that are members or friends.
func (w *world) newMemberOperators(c *class) {
	for range w.r.IntN(4) {
		t := w.plain()
		result, value := some(w, []string{"int", "int", "bool", "double", "long"}), w.number()
		switch w.r.IntN(9) {
		case 0:
			w.maybe("    __device__ int operator[](%s x)%s { return %d + %s; }", w.parameter(t),
				some(w, []string{"", " const"}), value, w.read(t, "x"))
		case 1:
			w.maybe("    __device__ int operator()(%s x, int y = %d)%s { return %d + y + %s; }", w.parameter(t), w.r.IntN(9),
				some(w, []string{"", " const"}), value, w.read(t, "x"))
		case 2:
			w.maybe("    __device__ int operator%s()%s { return %d; }", some(w, []string{"-", "!", "*", "~", "+", "++"}),
				some(w, []string{"", " const", " &&"}), value)
		case 3:
			w.maybe("    __device__ int operator++(int)%s { return %d; }", some(w, []string{"", " const"}), value)
		case 4:
			w.maybe("    friend __device__ %s operator%s(%s x, %s y) { return %d; }", result, some(w, binaryOperators[:10]),
				w.parameter(t), w.parameter(kindOf{c.name, asClass, c}), value)
		case 5:
			w.maybe("    template <class T> __device__ %s operator%s(%s x) const { return %d + id_of<T>::n; }", result,
				some(w, binaryOperators), some(w, []string{"T", "const T&", "T&&"}), value)
		default:
			w.maybe("    __device__ %s operator%s(%s x)%s { return %d + %s; }", result, some(w, binaryOperators),
				w.parameter(t), some(w, []string{"", " const", " const"}), value, w.read(t, "x"))
		}
	}
}

// condition is a constant condition on a type T.
func (w *world) condition() string {
	list := []string{"sizeof(T) > 4", "sizeof(T) == 4", "is_class<T>::v", "!is_class<T>::v", "is_enum<T>::v",
		"same<T, int>::v", "!same<T, int>::v", "(id_of<T>::n & 1) != 0", "is_trivial<T>::v", "id_of<T>::n == 15"}
	for _, c := range w.classes {
		list = append(list, fmt.Sprintf("is_base<%s, T>::v", c.name), fmt.Sprintf("!same<T, %s>::v", c.name))
	}
	return some(w, list)
}
