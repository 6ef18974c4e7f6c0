package progen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Optional ends the lines of a program of Classes that may be ill-formed: whoever runs the program removes those that
// its C++ compiler rejects.
const Optional = "//?"

// Classes makes the program of a seed about classes, overloads and templates. It is one namespace with a kernel that
// one thread runs. Its lines that end with Optional may be ill-formed, for it is the compilers that say which of the
// overloads a call may choose, and whether there is one.
//
// Whatever the optional lines, a program has no undefined behaviour and nothing unspecified but the order in which the
// arguments of a call are evaluated, which only the order of events shows, and it is looked at in other lines only.
// A returned object never is a local variable by name, whose copy may be elided or not.
func Classes(name string, seed uint64) Program {
	w := &world{r: rand.New(rand.NewPCG(seed, 0x636c6173736573)), space: name + "_"}
	w.line("namespace %s {", w.space)
	w.newEnums()
	for range 2 + w.r.IntN(3) {
		w.newClass()
	}
	w.newBox()
	for range 1 + w.r.IntN(3) {
		w.newSet()
	}
	w.newOperators()
	for range 2 + w.r.IntN(3) {
		w.newDetector()
	}
	for _, extra := range []func(){w.newPhases, w.newDefaults, w.newLifetimes, w.newClosures, w.newAggregates,
		w.newFriends, w.newReturns} {
		if w.chance(40) {
			extra()
		}
	}
	w.kernel(name)
	w.line("}")
	return Program{name, w.top.String(), 1}
}

// world is the state of one program of Classes.
type world struct {
	r       *rand.Rand
	space   string // the namespace
	top     strings.Builder
	n       int // names and numbers made so far
	classes []*class
	enums   []string
	names   []string // of enumerators
	sets    []set
	boxes   []string // instances of the class template
	tests   []string // class templates that say whether an expression of their argument is well-formed
	calls   []string // calls of functions that were written, each returns an int
	objects []object // the variables of the kernel
	used    map[string]bool
}

// class is what is known of a class that was written.
type class struct {
	name      string
	empty     bool // no members but perhaps bases
	aggregate bool
	virtual   bool // has virtual functions
	abstract  bool
	bases     []*class
	methods   []string
}

// set is an overload set of functions.
type set struct {
	name  string
	arity int // that most of its functions have
}

// object is a variable of the kernel.
type object struct {
	name string
	of   *class
	ro   bool
}

func (w *world) chance(percent int) bool { return w.r.IntN(100) < percent }

// some picks one of a list.
func some[T any](w *world, list []T) T { return list[w.r.IntN(len(list))] }

func (w *world) number() int {
	w.n++
	return w.n
}

func (w *world) named(stem string) string { return fmt.Sprintf("%s%d", stem, w.number()) }

// line writes a line that is well-formed.
func (w *world) line(format string, args ...any) {
	fmt.Fprintf(&w.top, format, args...)
	w.top.WriteByte('\n')
}

// maybe writes a line that may be ill-formed.
func (w *world) maybe(format string, args ...any) {
	fmt.Fprintf(&w.top, format, args...)
	w.top.WriteString(" " + Optional + "\n")
}

// outside writes a line outside of the namespace.
func (w *world) outside(format string, args ...any) {
	w.line("} "+format+" namespace "+w.space+" {", args...)
}

// identify gives the class or enumeration a number in id_of.
func (w *world) identify(name string) {
	w.outside("template <> struct id_of<%s::%s> { enum { n = %d }; };", w.space, name, 20+w.number())
}

// derives reports whether c is b or has it among its bases.
func (c *class) derives(b *class) bool {
	if c == b {
		return true
	}
	for _, d := range c.bases {
		if d.derives(b) {
			return true
		}
	}
	return false
}

var (
	intTypes = []string{"bool", "char", "signed char", "unsigned char", "short", "unsigned short", "int", "int",
		"unsigned", "long", "unsigned long", "long long", "unsigned long long"}
	realTypes = []string{"float", "double", "double"}
)

// form says how the value of a type becomes a number.
type form uint8

const (
	asInt form = iota
	asReal
	asClass
	asPointer
)

// kindOf is a type as programs write it.
type kindOf struct {
	text string
	form form
	of   *class // of a class, or of a pointer to one
}

// plain is a type without references: of numbers, enumerations, classes and pointers.
func (w *world) plain() kindOf {
	switch k := w.r.IntN(20); {
	case k < 6:
		return kindOf{text: some(w, intTypes)}
	case k < 8:
		return kindOf{text: some(w, realTypes), form: asReal}
	case k < 10 && len(w.enums) > 0:
		return kindOf{text: some(w, w.enums)}
	case k < 17 && len(w.classes) > 0:
		c := some(w, w.classes)
		return kindOf{c.name, asClass, c}
	case k < 19 && len(w.classes) > 0:
		c := some(w, w.classes)
		return kindOf{some(w, []string{"", "const "}) + c.name + "*", asPointer, c}
	case k < 20:
		return kindOf{text: some(w, []string{"const int*", "const void*", "const char*", "int*"}), form: asPointer}
	}
	return kindOf{text: "int"}
}

// parameter is the type t as parameters have it: by value or by some reference.
func (w *world) parameter(t kindOf) string {
	if t.of != nil && t.form == asClass && t.of.abstract {
		return constant(t.text) + "&"
	}
	switch w.r.IntN(8) {
	case 0, 1:
		return constant(t.text) + "&"
	case 2:
		return t.text + "&"
	case 3:
		return t.text + "&&"
	case 4:
		if t.form == asClass {
			return constant(t.text) + "&&"
		}
	}
	return t.text
}

// read is a number of the value x of type t.
func (w *world) read(t kindOf, x string) string {
	switch t.form {
	case asReal:
		return "d2i(" + x + ")"
	case asClass:
		return "(" + x + ".h() & 63)"
	case asPointer:
		return "(" + x + " ? 3 : 4)"
	}
	return "((int)" + x + " & 63)"
}

// constant is the type text with const: of a pointer, not of what it points to.
func constant(text string) string {
	if strings.HasSuffix(text, "*") {
		return text + " const"
	}
	return "const " + text
}

// newEnums writes enumerations of all kinds of underlying types, and a struct with bit-fields of them.
func (w *world) newEnums() {
	for range 1 + w.r.IntN(2) {
		name := w.named("E")
		head, under, prefix := "enum", "", ""
		if w.chance(30) {
			head, prefix = "enum class", name+"::"
		}
		if w.chance(50) {
			under = " : " + some(w, intTypes[1:])
		}
		values := some(w, []string{"", " = 5", " = -1", " = 100", " = 127"})
		if strings.Contains(under, "unsigned") {
			values = some(w, []string{"", " = 5", " = 200"})
		}
		large := ""
		if under == "" && w.chance(30) {
			large = fmt.Sprintf(", %s_c = %s", name, some(w, []string{"0x7fffffff", "0x80000000", "1LL << 40",
				"-2147483647 - 1", "0xffffffffffffffff"}))
			if strings.Contains(large, "0xffffffffffffffff") && strings.Contains(values, "-") {
				values = ""
			}
			if prefix != "" { // of int
				large = strings.NewReplacer("0x80000000", "0x7ffffffe", "1LL << 40", "1 << 30", "0xffffffffffffffff",
					"0xffffff").Replace(large)
			}
		}
		w.line("%s %s%s { %s_a%s, %s_b = 3%s };", head, name, under, name, values, name, large)
		w.identify(name)
		w.enums = append(w.enums, name)
		w.names = append(w.names, prefix+name+"_a", prefix+name+"_b")
	}
}
