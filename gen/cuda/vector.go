package cuda

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/cwriter"
	"github.com/kbind/kbind/gen/internal/prec"
)

// C++ for devices has no operators on vectors, and each vendor its own types. Here a vector is a struct, and what is
// done with vectors is done component by component in a function, whose body is written from the IR of one component.

var vectorNames = map[ir.Scalar]string{ir.Bool: "bool", ir.I8: "char", ir.U8: "uchar", ir.I16: "short",
	ir.U16: "ushort", ir.I32: "int", ir.U32: "uint", ir.I64: "longlong", ir.U64: "ulonglong", ir.F16: "half",
	ir.BF16: "bfloat", ir.F32: "float", ir.F64: "double"}

// Vector writes an operation on vectors as a call of a function.
func (w *language) Vector(e ir.Expr, _ int) string {
	var args []ir.Expr
	name := ""
	var one func(args []ir.Expr) ir.Expr
	result, _ := e.Type().(*ir.Vector)
	at := func(t ir.Type) ir.X { return ir.X{Typ: t, At: e.Pos()} }
	switch e := e.(type) {
	case *ir.Unary:
		name, args = map[ir.UnaryOp]string{ir.Neg: "neg", ir.BitNot: "not", ir.Not: "isnot"}[e.Op], []ir.Expr{e.A}
		one = func(a []ir.Expr) ir.Expr {
			if e.Op == ir.Not {
				zero := &ir.Zero{X: at(a[0].Type())}
				return w.truth(result.Elem, &ir.Binary{X: at(ir.Bool), Op: ir.Eq, A: a[0], B: zero})
			}
			return &ir.Unary{X: at(a[0].Type()), Op: e.Op, A: a[0]}
		}
	case *ir.Binary:
		name, args = operatorNames[e.Op], []ir.Expr{e.A, e.B}
		one = func(a []ir.Expr) ir.Expr { return w.component(e, result, a) }
	case *ir.Convert:
		name, args = conversionName(e), []ir.Expr{e.A}
		one = func(a []ir.Expr) ir.Expr { return &ir.Convert{X: at(result.Elem), A: a[0], Sat: e.Sat, Mode: e.Mode} }
	case *ir.Builtin:
		name, args = cwriter.Identifier(string(e.Op)), e.Args
		one = func(a []ir.Expr) ir.Expr {
			x := &ir.Builtin{X: at(result.Elem), Op: e.Op, Args: a}
			if predicates[e.Op] {
				x.Typ = ir.Bool
				return w.truth(result.Elem, x)
			}
			return x
		}
	case *ir.Lanes:
		return w.swizzle(e)
	case *ir.LaneAt:
		return w.laneAt(e)
	}
	if one == nil || result == nil || !w.InFunction() {
		return w.Missing(e)
	}
	return w.byComponents(name, result, args, one)
}

// operatorNames are the words for operators in names of functions.
var operatorNames = [...]string{ir.Add: "add", ir.Sub: "sub", ir.Mul: "mul", ir.Div: "div", ir.Rem: "rem",
	ir.Shl: "shl", ir.Shr: "shr", ir.And: "and", ir.Or: "or", ir.Xor: "xor", ir.Eq: "equal", ir.Ne: "notequal",
	ir.Lt: "less", ir.Le: "lessequal", ir.Gt: "greater", ir.Ge: "greaterequal", ir.LogAnd: "both", ir.LogOr: "either"}

// conversionName is the word for a conversion in names of functions: "to_sat_rz".
func conversionName(e *ir.Convert) string {
	name := "to"
	if e.Sat {
		name += "_sat"
	}
	return name + modes[e.Mode]
}

// VectorName is the name of the struct that stands for v.
func (w *language) VectorName(v *ir.Vector) string { return w.VectorClass(v, vectorNames[v.Elem]) }

// predicates are operations that give a truth value for each component.
var predicates = map[ir.Op]bool{"math.isfinite": true, "math.isinf": true, "math.isnan": true, "math.signbit": true}

// truth is x, a bool, as a component of a vector: all bits one if it is true.
func (w *language) truth(t ir.Scalar, x ir.Expr) ir.Expr {
	return &ir.Select{X: ir.X{Typ: t, At: x.Pos()}, C: x, A: &ir.Const{X: ir.X{Typ: t}, Bits: ^uint64(0)},
		B: &ir.Const{X: ir.X{Typ: t}}}
}

// component is a binary operation on one component each.
func (w *language) component(e *ir.Binary, result *ir.Vector, a []ir.Expr) ir.Expr {
	x := &ir.Binary{X: ir.X{Typ: result.Elem, At: e.At}, Op: e.Op, Rounded: e.Rounded, A: a[0], B: a[1]}
	switch {
	case e.Op.IsCompare():
		x.Typ = ir.Bool
		return w.truth(result.Elem, x)
	case e.Op == ir.LogAnd || e.Op == ir.LogOr:
		for i, v := range a {
			zero := &ir.Zero{X: ir.X{Typ: v.Type(), At: e.At}}
			a[i] = &ir.Binary{X: ir.X{Typ: ir.Bool, At: e.At}, Op: ir.Ne, A: v, B: zero}
		}
		x.Typ, x.A, x.B = ir.Bool, a[0], a[1]
		return w.truth(result.Elem, x)
	}
	return x
}

// byComponents calls a function that does one for each component of its vectors.
func (w *language) byComponents(name string, result *ir.Vector, args []ir.Expr,
	one func([]ir.Expr) ir.Expr) string {
	name = "kb_" + name + "_" + w.Base(result)
	var params, texts []string
	var vars []*ir.Var
	for i, a := range args {
		v := &ir.Var{Name: string(rune('a' + i)), Type: a.Type(), Kind: ir.Param}
		vars = append(vars, v)
		params = append(params, w.Stored(a.Type(), v.Name))
		name += "_" + cwriter.Identifier(w.Stored(a.Type(), ""))
		texts = append(texts, w.Value(a, prec.Assign))
	}
	if !w.Has(name) {
		parts := make([]string, result.N)
		body := w.Alone(func() string {
			for i := range parts {
				parts[i] = w.Value(one(pick(vars, i)), prec.Assign)
			}
			return "    return " + w.Base(result) + "{" + strings.Join(parts, ", ") + "};\n"
		}, vars...)
		w.Helper(name, fmt.Sprintf("static __device__ %s %s(%s) {\n%s}\n", w.Base(result), name,
			strings.Join(params, ", "), body))
	}
	return name + "(" + strings.Join(texts, ", ") + ")"
}

// pick is component i of those of vars that are vectors, and the others as they are.
func pick(vars []*ir.Var, i int) []ir.Expr {
	list := make([]ir.Expr, len(vars))
	for k, v := range vars {
		list[k] = &ir.Ref{X: ir.X{Typ: v.Type}, Var: v}
		if t, ok := v.Type.(*ir.Vector); ok {
			list[k] = &ir.Lanes{X: ir.X{Typ: t.Elem}, Base: list[k], Comps: []int{i}}
		}
	}
	return list
}

// swizzle selects several components of a value.
func (w *language) swizzle(e *ir.Lanes) string {
	v, to := e.Base.Type().(*ir.Vector), e.Typ.(*ir.Vector)
	name := "kb_" + w.Base(v)
	parts := make([]string, len(e.Comps))
	for i, c := range e.Comps {
		name += "_" + strconv.Itoa(c)
		parts[i] = "v." + w.Component(v, c)
	}
	w.Func(name, "%s %s(%s v) {\n    return %s{%s};\n}", w.Base(to), name, w.Base(v), w.Base(to),
		strings.Join(parts, ", "))
	return name + "(" + w.Value(e.Base, prec.Assign) + ")"
}

// laneAt selects a component of a value by its number.
func (w *language) laneAt(e *ir.LaneAt) string {
	v := e.Base.Type().(*ir.Vector)
	name := "kb_at_" + w.Base(v)
	w.Func(name, "%[1]s %[2]s(%[3]s v, long long i) {\n    return ((const %[1]s *)&v)[i];\n}", w.Base(v.Elem), name,
		w.Base(v))
	return name + "(" + w.Value(e.Base, prec.Assign) + ", " + w.Value(e.I, prec.Assign) + ")"
}
