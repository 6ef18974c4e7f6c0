package cwriter

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// atomic writes an atomic operation: OpenCL's own where it has one on the type, else a loop around compare-and-swap.
func (w *Writer) atomic(s *ir.Effect) {
	name := strings.TrimPrefix(string(s.Op), "atomic.")
	p, ok := s.Args[0].Type().(*ir.Pointer)
	t, scalar := ir.Scalar(0), false
	if ok {
		t, scalar = p.Elem.(ir.Scalar)
	}
	if !scalar {
		w.unsupported(s.Op)
		return
	}
	space := w.where(s.Args[0]).Space()
	if space != ir.Global && space != ir.Shared {
		w.refuse(s.At, fmt.Sprintf("an atomic operation on %s memory", space))
		return
	}
	if t.Size() < 4 {
		w.refuse(s.At, fmt.Sprintf("kbind does not translate atomic operations on %s to %s", t, w.d.Name))
		return
	}
	if t.Size() == 8 && name != "load" {
		w.need("int64-atomics")
	}
	ptr := cast("volatile "+w.pointer(space, t, ""), w.value(s.Args[0], precUnary), precAssign)
	args := []string{ptr}
	for _, a := range s.Args[1:] {
		args = append(args, w.value(a, precAssign))
	}
	w.keep(s, s.Dst, w.atomicFunction(name, t, space)+"("+strings.Join(args, ", ")+")")
}

// atomicFunction is the function that does an atomic operation on values of type t in space.
func (w *Writer) atomicFunction(name string, t ir.Scalar, space ir.Space) string {
	prefix := "atomic_"
	if t.Size() == 8 {
		prefix = "atom_"
	}
	own := map[string]string{"add": "add", "sub": "sub", "and": "and", "or": "or", "xor": "xor", "min": "min",
		"max": "max", "exch": "xchg", "cas": "cmpxchg"}[name]
	if own != "" && t.IsInt() || name == "exch" && t == ir.F32 {
		return prefix + own
	}
	c := w.d.Scalars[t]
	full := fmt.Sprintf("kb_atomic_%s_%s_%s", name, c, space)
	param := "volatile " + w.pointer(space, t, "p")
	word := ir.U32
	if t.Size() == 8 {
		word = ir.U64
	}
	u := w.d.Scalars[word]
	words := "(volatile " + w.pointer(space, word, "") + ")p"
	switch name {
	case "load":
		return w.helper(full, fmt.Sprintf("static %s %s(%s) {\n    return *p;\n}\n", c, full, param))
	case "store":
		text := fmt.Sprintf("%sxchg(p, x);", prefix)
		if t == ir.F64 {
			text = fmt.Sprintf("%sxchg(%s, as_%s(x));", prefix, words, u)
		}
		return w.helper(full, fmt.Sprintf("static void %s(%s, %s x) {\n    %s\n}\n", full, param, c, text))
	case "exch":
		return w.helper(full, fmt.Sprintf("static %s %s(%s, %s x) {\n    return as_%s(%sxchg(%s, as_%s(x)));\n}\n",
			c, full, param, c, c, prefix, words, u))
	}
	next := map[string]string{"add": "old + x", "sub": "old - x", "min": "fmin(old, x)", "max": "fmax(old, x)",
		"inc": "old >= x ? 0 : old + 1", "dec": "old == 0 || old > x ? x : old - 1"}[name]
	if next == "" {
		w.refuse(w.at, fmt.Sprintf("kbind does not translate atomic.%s on %s to %s", name, t, w.d.Name))
	}
	return w.helper(full, fmt.Sprintf(`static %[1]s %[2]s(%[3]s, %[1]s x) {
    for (;;) {
        %[1]s old = *p;
        %[4]s seen = %[5]scmpxchg(%[6]s, as_%[4]s(old), as_%[4]s(%[7]s));
        if (seen == as_%[4]s(old)) return old;
    }
}
`, c, full, param, u, prefix, words, "("+c+")("+next+")"))
}
