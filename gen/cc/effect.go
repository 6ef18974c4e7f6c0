package cc

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/cwriter"
	"github.com/kbind/kbind/gen/internal/prec"
)

// atomic writes an atomic operation: the compiler's where it has one on the type, else a loop around its
// compare-and-swap.
func (w *language) atomic(s *ir.Effect) {
	name := strings.TrimPrefix(string(s.Op), "atomic.")
	t, _ := cwriter.AtomicType(s)
	args := []string{w.Value(s.Args[0], prec.Assign)}
	for _, a := range s.Args[1:] {
		args = append(args, w.Value(a, prec.Assign))
	}
	one := ""
	if ir.PointsToShared(s.Args[0]) {
		one = w.ownAtomic(name, t)
	}
	if one == "" {
		one = w.atomicIn(name, t)
	}
	w.Keep(s, s.Dst, one+"("+strings.Join(args, ", ")+")")
}

// atomicIn is the function that does an atomic operation on values of type t.
func (w *language) atomicIn(name string, t ir.Scalar) string {
	c := w.d.Scalars[t]
	full := "kb_atomic_" + name + "_" + t.String()
	function := func(params, body string) string {
		ret := c
		if name == "store" {
			ret = "void"
		}
		return w.Helper(full, fmt.Sprintf("static inline %s %s(%s *p%s) {\n%s}\n", ret, full, c, params, body))
	}
	word := map[int]string{1: "uint8_t", 2: "uint16_t", 4: "uint32_t", 8: "uint64_t"}[t.Size()]
	direct := map[string]string{"add": "add", "sub": "sub", "and": "and", "or": "or", "xor": "xor"}[name]
	switch {
	case direct != "" && t.IsInt():
		return function(", "+c+" x", "    return __atomic_fetch_"+direct+"(p, x, __ATOMIC_SEQ_CST);\n")
	case name == "load":
		return function("", "    "+c+" x;\n    __atomic_load(p, &x, __ATOMIC_SEQ_CST);\n    return x;\n")
	case name == "store":
		return function(", "+c+" x", "    __atomic_store(p, &x, __ATOMIC_SEQ_CST);\n")
	case name == "exch":
		return function(", "+c+" x", "    "+c+
			" old;\n    __atomic_exchange(p, &x, &old, __ATOMIC_SEQ_CST);\n    return old;\n")
	case name == "cas" && t.IsInt():
		return function(", "+c+" old, "+c+" x",
			"    __atomic_compare_exchange(p, &old, &x, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);\n    return old;\n")
	}
	return function(", "+c+" x", fmt.Sprintf(clibrary.AtomicBodyC, word, c, w.nextValue(name, t)))
}

// ownAtomic is the function for an operation on shared memory: one thread of the machine runs the threads of a block,
// so that nobody comes between. It is "" for those that are not such.
func (w *language) ownAtomic(name string, t ir.Scalar) string {
	c := w.d.Scalars[t]
	params, next := ", "+c+" x", w.nextValue(name, t)
	switch {
	case t.IsInt() && (name == "and" || name == "or" || name == "xor"):
		next = map[string]string{"and": "now & x", "or": "now | x", "xor": "now ^ x"}[name]
	case name == "exch":
		next = "x"
	case name == "cas" && t.IsInt():
		params, next = ", "+c+" old, "+c+" x", "now == old ? x : now"
	}
	if next == "" {
		return ""
	}
	full := "kb_own_" + name + "_" + t.String()
	return w.Helper(full, fmt.Sprintf("static inline %s %s(%s *p%s) {\n    const %s now = *p;\n    *p = %s;\n"+
		"    return now;\n}\n", c, full, c, params, c, next))
}

// nextValue is what an atomic operation makes of the value now and its argument x.
func (w *language) nextValue(name string, t ir.Scalar) string {
	if t.Is16() {
		if name != "add" {
			return ""
		}
		f := w.sixteenToFloat(t)
		return w.FromFloat(t, f+"(now) + "+f+"(x)")
	}
	switch name {
	case "add":
		return "now + x"
	case "sub":
		return "now - x"
	case "min", "max":
		if t.IsFloat() {
			return w.mathFunction("f"+name, t, []ir.Scalar{t, t}, t) + "(now, x)"
		}
		return w.intFunction(name, t) + "(now, x)"
	case "inc":
		return "now >= x ? 0 : now + 1"
	case "dec":
		return "now == 0 || now > x ? x : now - 1"
	}
	return ""
}

// print writes a printf: the arguments go to the runtime, which formats them.
func (w *language) print(s *ir.Effect) {
	format := s.Args[0].(*ir.Str)
	w.Helper("kb_print", clibrary.PrintC)
	types, values := "", []string{}
	for _, a := range s.Args[1:] {
		t, v := w.printedBits(a)
		types, values = types+t, append(values, v)
	}
	if len(values) == 0 {
		values = []string{"0"}
	}
	text := fmt.Sprintf("kb_print(kb_worker, %s, %s, (const uint64_t[]){%s}, %d)", cwriter.Quote(format.Text),
		cwriter.Quote(types), strings.Join(values, ", "), len(types))
	w.Keep(s, s.Dst, text)
}

// printedBits is the type of an argument of printf, a letter, and its bits.
func (w *language) printedBits(a ir.Expr) (letter, value string) {
	if str, ok := a.(*ir.Str); ok {
		return "t", "(uint64_t)" + cwriter.Quote(str.Text)
	}
	t := a.Type().(ir.Scalar)
	if t.IsFloat() {
		wide := a
		if t == ir.F32 {
			wide = &ir.Convert{X: ir.X{Typ: ir.F64, At: a.Pos()}, A: a}
		}
		return "d", w.Value(&ir.Bitcast{X: ir.X{Typ: ir.U64, At: a.Pos()}, A: wide}, prec.Assign)
	}
	return string("?bcCsSiulL"[t]), "(uint64_t)" + w.Value(a, prec.Unary)
}
