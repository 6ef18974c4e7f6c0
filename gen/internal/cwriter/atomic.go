package cwriter

import (
	"fmt"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/prec"
)

// atomic writes an atomic operation: OpenCL's own where it has one on the type, else a loop around compare-and-swap.
func (w *Writer) atomic(s *ir.Effect) {
	name := strings.TrimPrefix(string(s.Op), "atomic.")
	t, _ := AtomicType(s)
	space := w.Spaces.Into(w.fn.in, s.Args[0])
	if t.Size() == 8 && name != "load" {
		w.Need("int64-atomics")
		if t.IsInt() && slices.Contains([]string{"and", "or", "xor", "min", "max"}, name) {
			w.Need("int64-extended-atomics")
		}
	}
	ptr := prec.Cast("volatile "+w.pointer(space, t, ""), w.Value(s.Args[0], prec.Unary), prec.Assign)
	args := []string{ptr}
	for _, a := range s.Args[1:] {
		args = append(args, w.Value(a, prec.Assign))
	}
	function := w.atomicFunction
	if t.Size() < 4 {
		function = w.narrowAtomic
	}
	w.Keep(s, s.Dst, function(name, t, space)+"("+strings.Join(args, ", ")+")")
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
		return w.Helper(full, fmt.Sprintf("static %s %s(%s) {\n    return *p;\n}\n", c, full, param))
	case "store":
		text := fmt.Sprintf("%sxchg(p, x);", prefix)
		if t == ir.F64 {
			text = fmt.Sprintf("%sxchg(%s, as_%s(x));", prefix, words, u)
		}
		return w.Helper(full, fmt.Sprintf("static void %s(%s, %s x) {\n    %s\n}\n", full, param, c, text))
	case "exch":
		return w.Helper(full, fmt.Sprintf("static %s %s(%s, %s x) {\n    return as_%s(%sxchg(%s, as_%s(x)));\n}\n",
			c, full, param, c, c, prefix, words, u))
	}
	return w.Helper(full, fmt.Sprintf(clibrary.AtomicLoop, c, full, param, u, prefix, words,
		"("+c+")("+atomicNext[name]+")"))
}

// atomicNext is what an atomic operation makes of the value old of a word and its operand x, where OpenCL C has no
// function for it.
var atomicNext = map[string]string{"add": "old + x", "sub": "old - x", "min": "fmin(old, x)", "max": "fmax(old, x)",
	"inc": "old >= x ? 0 : old + 1", "dec": "old == 0 || old > x ? x : old - 1"}

// narrowNext is the same for values of 8 or 16 bits.
var narrowNext = map[string]string{"add": "was + x", "sub": "was - x", "and": "was & x", "or": "was | x",
	"xor": "was ^ x", "min": "min(was, x)", "max": "max(was, x)", "exch": "x", "store": "x", "load": "was",
	"cas": "was == x ? y : was"}

// narrowAtomic is the function that does an atomic operation on values of 8 or 16 bits, by compare-and-swap of the word
// around them.
func (w *Writer) narrowAtomic(name string, t ir.Scalar, space ir.Space) string {
	c := w.d.Scalars[t]
	full := fmt.Sprintf("kb_atomic_%s_%s_%s", name, t, space)
	next := narrowNext[name]
	half := t == ir.F16 || t == ir.BF16
	switch name {
	case "add", "sub", "min", "max":
		if half {
			to := w.halfToFloat(t)
			values := strings.NewReplacer("was", to+"(was)", "x", to+"(x)", "min(", "fmin(", "max(", "fmax(")
			next = w.fromFloat(t, values.Replace(next))
		}
	}
	params := "volatile " + w.pointer(space, t, "p")
	if name != "load" {
		params += ", " + c + " x"
	}
	if name == "cas" {
		params += ", " + c + " y"
	}
	word := "volatile " + w.pointer(space, ir.U32, "")
	return w.Helper(full, fmt.Sprintf(clibrary.AtomicPart, c, full, params, word, 1<<(8*t.Size())-1, next))
}
