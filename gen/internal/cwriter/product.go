package cwriter

import (
	"fmt"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/prec"
	"github.com/kbind/kbind/gen/internal/spaces"
)

// NVIDIA's compiler for OpenCL C makes one fma of a product and a sum in spite of FP_CONTRACT, also where the product
// comes out of a variable or of a function. So a product that may be added to something is an instruction of its own
// there: PTX keeps a mul with a rounding mode apart from additions (PTX ISA, mul).
//
// A text is also built with KB_FMAD, for devices that are to contract as CUDA's compilers do unless they are told not
// to. Kernels have no such form in which a sum or product is rounded by itself, as that of __fmul_rn is, or is not in
// the user's text: kbind's own functions may depend on it.

// addsFloats reports whether a function adds floats, or calls a builtin that may.
func addsFloats(in *spaces.Instance) bool {
	found := false
	ir.Walk(in.Func.Body, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Assign:
			found = found || (s.Op == ir.Add || s.Op == ir.Sub) && floats(s.Dst.Type())
		case *ir.Effect: // an atomic addition
			found = found || slices.ContainsFunc(s.Args, func(e ir.Expr) bool { return floats(e.Type()) })
		}
	}, func(e ir.Expr) { found = found || sums(e) })
	return found
}

// sums reports whether e adds floats, or calls a function that may.
func sums(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Binary:
		return (e.Op == ir.Add || e.Op == ir.Sub) && floats(e.Typ)
	case *ir.Builtin:
		return strings.HasPrefix(string(e.Op), "math.") && e.Op != "math.fma"
	}
	return false
}

// contractible reports whether all sums and products of floats in a function are in the user's text, and none is to be
// rounded by itself.
func contractible(m *ir.Module, in *spaces.Instance) bool {
	ok := true
	note := func(t ir.Type, at source.Pos, rounded bool) { ok = ok && (!floats(t) || !rounded && users(m, at)) }
	ir.Walk(in.Func.Body, func(s ir.Stmt) {
		if a, isAssign := s.(*ir.Assign); isAssign && (a.Op == ir.Add || a.Op == ir.Sub || a.Op == ir.Mul) {
			note(a.Dst.Type(), a.At, false)
		}
	}, func(e ir.Expr) {
		if b, isBinary := e.(*ir.Binary); isBinary && (b.Op == ir.Add || b.Op == ir.Sub || b.Op == ir.Mul) {
			note(b.Typ, b.At, b.Rounded)
		}
	})
	return ok
}

// users reports whether p is in a file of the user's.
func users(m *ir.Module, p source.Pos) bool {
	file := m.Set.Position(p).File
	return slices.ContainsFunc(m.Sources, func(s ir.Source) bool { return s.Name == file })
}

// contracts is what stands before the functions of a text that is built with KB_FMAD, too.
const contracts = `#ifdef KB_FMAD
#pragma OPENCL FP_CONTRACT ON
#endif
`

// productText is a function that keeps a product apart from sums, or with KB_FMAD the product.
func (w *Writer) productText(name, function string) string {
	if !w.plan.contracts {
		return function
	}
	w.switches = true
	return "#ifdef KB_FMAD\n#define " + name + "(x, y) ((x) * (y))\n#else\n" + function + "#endif\n"
}

// floats reports whether t is float or double, or a vector of them.
func floats(t ir.Type) bool {
	if v, ok := t.(*ir.Vector); ok {
		t = v.Elem
	}
	return t == ir.F32 || t == ir.F64
}

// factors finds the products in list whose value becomes nothing but a factor, a dividend or divisor, or what is
// compared.
func factors(list []ir.Stmt) map[ir.Expr]bool {
	found := map[ir.Expr]bool{}
	ir.Walk(list, nil, func(e ir.Expr) {
		if b, ok := e.(*ir.Binary); ok && (b.Op == ir.Mul || b.Op == ir.Div || b.Op.IsCompare()) {
			found[b.A], found[b.B] = true, true
		}
	})
	return found
}

// apartFromSums reports whether the product e must be kept from being contracted with a sum.
func (w *Writer) apartFromSums(e *ir.Binary) bool {
	return w.plan.sums && e.Op == ir.Mul && floats(e.Typ) && !w.structVector(e.Typ) && !w.fn.factors[e]
}

// product writes such a product.
func (w *Writer) product(e *ir.Binary) string {
	v, vector := e.Typ.(*ir.Vector)
	t, _ := e.Typ.(ir.Scalar)
	if vector {
		t = v.Elem
	}
	name := w.scalarProduct(t)
	if vector {
		c := w.Base(v)
		parts := make([]string, v.N)
		for i := range parts {
			parts[i] = fmt.Sprintf("%[1]s(x.s%[2]x, y.s%[2]x)", name, i)
		}
		name = "kb_product_" + c
		w.Helper(name, w.productText(name, fmt.Sprintf("static %[1]s kb_product_%[1]s(%[1]s x, %[1]s y) {\n"+
			"    return (%[1]s)(%[2]s);\n}\n", c, strings.Join(parts, ", "))))
	}
	a, b := w.operands(e, prec.Assign, prec.Assign)
	return name + "(" + a + ", " + b + ")"
}

// scalarProduct adds the function that multiplies two values of type t.
func (w *Writer) scalarProduct(t ir.Scalar) string {
	c, class := w.Base(t), "f"
	if t == ir.F64 {
		class = "d"
	}
	name := "kb_product_" + c
	return w.Helper(name, w.productText(name, fmt.Sprintf(`static %[1]s kb_product_%[1]s(%[1]s x, %[1]s y) {
#ifdef __NV_CL_C_VERSION // contracts in spite of FP_CONTRACT
    %[1]s z;
    asm("mul.rn.f%[2]d %%0, %%1, %%2;" : "=%[3]s"(z) : "%[3]s"(x), "%[3]s"(y));
    return z;
#else
    return x * y;
#endif
}
`, c, 8*t.Size(), class)))
}
