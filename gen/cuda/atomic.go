package cuda

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/cwriter"
	"github.com/kbind/kbind/gen/internal/prec"
)

// atomic writes an atomic operation: the device's own where it has one on the type, else a loop around a
// comparison and an exchange of the word around it.
func (w *language) atomic(s *ir.Effect) {
	name := strings.TrimPrefix(string(s.Op), "atomic.")
	t, _ := cwriter.AtomicType(s)
	args := make([]string, len(s.Args))
	for i, a := range s.Args {
		args[i] = w.Value(a, prec.Assign)
	}
	w.Keep(s, s.Dst, w.atomicCall(name, t, s.Scope, args, s.Dst != nil))
}

// word is the unsigned type whose atomic operations serve for t.
func word(t ir.Scalar) ir.Scalar {
	if t.Size() == 8 {
		return ir.U64
	}
	return ir.U32
}

// scoped is the function of an atomic operation with the scope. What has the scope of the block may have that of the
// device, which older devices have too.
func scoped(function string, scope ir.Scope) string {
	if scope == ir.SystemScope {
		return function + "_system"
	}
	return function
}

// atomicCall writes the operation; used says that its value is wanted.
func (w *language) atomicCall(name string, t ir.Scalar, scope ir.Scope, args []string, used bool) string {
	c := w.d.Scalars[t]
	u := w.d.Scalars[word(t)]
	asWord := func() string { return fmt.Sprintf("((%s *)%s", u, parenthesised(args[0])) }
	bits := func(i int) string { return w.reinterpreted(word(t), t, args[i]) }
	simple := t == ir.I32 || t == ir.U32 || t == ir.U64
	same := func(f string) string { // on the bits, which are those of the unsigned type
		text := scoped(f, scope) + asWord()
		for i := range args[1:] {
			text += ", " + bits(i+1)
		}
		if !used {
			return text + ")"
		}
		return w.reinterpreted(t, word(t), text+")")
	}
	switch {
	case t.Size() < 4:
		return w.atomicPart(name, t, scope, args)
	case name == "load":
		return w.Func("kb_atomic_load_"+t.String(), "%[1]s kb_atomic_load_%[2]s(const %[1]s *p) {\n"+
			"    return *(const volatile %[1]s *)p;\n}", c, t) + "(" + args[0] + ")"
	case name == "store", name == "exch":
		return same("atomicExch")
	case name == "cas":
		return same("atomicCAS")
	case name == "add" && t.IsInt():
		return same("atomicAdd")
	case name == "sub" && t.IsInt(): // there is none on 64 bits
		text := scoped("atomicAdd", scope) + asWord() + ", 0 - " + bits(1) + ")"
		if !used {
			return text
		}
		return w.reinterpreted(t, word(t), text)
	case (name == "and" || name == "or" || name == "xor") && t.IsInt():
		return same(map[string]string{"and": "atomicAnd", "or": "atomicOr", "xor": "atomicXor"}[name])
	case (name == "min" || name == "max") && simple:
		function := scoped(map[string]string{"min": "atomicMin", "max": "atomicMax"}[name], scope)
		return function + "(" + strings.Join(args, ", ") + ")"
	case (name == "inc" || name == "dec") && t == ir.U32:
		function := scoped(map[string]string{"inc": "atomicInc", "dec": "atomicDec"}[name], scope)
		return function + "(" + strings.Join(args, ", ") + ")"
	case (name == "add" || name == "sub") && (t == ir.F32 || t == ir.F64):
		add := scoped("atomicAdd", scope)
		if t == ir.F64 {
			add = w.atomicAddDouble(scope)
		}
		if name == "sub" {
			return add + "(" + args[0] + ", -" + parenthesised(args[1]) + ")"
		}
		return add + "(" + strings.Join(args, ", ") + ")"
	}
	return w.atomicLoop(name, t, scope) + "(" + strings.Join(args, ", ") + ")"
}

func parenthesised(text string) string { return "(" + text + ")" }

// atomicLoop is a function that does an atomic operation on a word by comparing and exchanging.
func (w *language) atomicLoop(name string, t ir.Scalar, scope ir.Scope) string {
	digit := ""
	if t == ir.F32 {
		digit = "f"
	}
	next := map[string]string{"add": "old + x", "min": "old < x ? old : x", "max": "old > x ? old : x",
		"inc": "old >= x ? 0 : old + 1", "dec": "old == 0 || old > x ? x : old - 1"}[name]
	if t.IsFloat() && (name == "min" || name == "max") {
		next = "f" + name + digit + "(old, x)"
	}
	full := scoped(fmt.Sprintf("kb_atomic_%s_%s", name, t), scope)
	back := w.reinterpreted(t, word(t), "seen")
	there := w.reinterpreted(word(t), t, next)
	return w.Func(full, clibrary.AtomicLoopCPP, w.d.Scalars[t], full, w.d.Scalars[word(t)], back, there,
		scoped("atomicCAS", scope))
}

// atomicAddDouble is a function that adds to a double, which NVIDIA's devices before sm_60 have no operation for: all
// kernels are one text, so that theirs would not compile either.
func (w *language) atomicAddDouble(scope ir.Scope) string {
	loop := w.atomicLoop("add", ir.F64, scope)
	own := scoped("atomicAdd", scope)
	return w.Func(scoped("kb_add_double", scope), `double %[1]s(double *p, double x) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 600
    return %[2]s(p, x);
#else
    return %[3]s(p, x);
#endif
}`, scoped("kb_add_double", scope), loop, own)
}

// atomicPart writes an atomic operation on a part of a word.
func (w *language) atomicPart(name string, t ir.Scalar, scope ir.Scope, args []string) string {
	c, bits := w.d.Scalars[t], 8*t.Size()
	full := scoped(fmt.Sprintf("kb_atomic_%s_%s", name, t), scope)
	params, next := c+" expected, "+c+" x", "old == expected ? x : old"
	if name == "add" { // of 16-bit floats
		params = c + " x"
		old := &ir.Ref{X: ir.X{Typ: t}, Var: &ir.Var{Name: "old", Type: t}}
		x := &ir.Ref{X: ir.X{Typ: t}, Var: &ir.Var{Name: "x", Type: t}}
		next = w.Alone(func() string {
			return w.FromFloat(t, w.AsFloat(old)+" + "+w.AsFloat(x))
		}, old.Var, x.Var)
	}
	unsigned := map[int]string{8: "unsigned char", 16: "unsigned short"}[bits]
	return w.Func(full, clibrary.AtomicPartCPP, c, full, params, unsigned, next, 1<<bits-1,
		scoped("atomicCAS", scope)) + "(" + strings.Join(args, ", ") + ")"
}
