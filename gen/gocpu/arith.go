package gocpu

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/spell"
)

// unary applies op to the scalar a of type t.
func (f *fn) unary(op ir.UnaryOp, t ir.Type, a ex) ex {
	s, _ := t.(ir.Scalar)
	switch op {
	case ir.Not:
		return not(a)
	case ir.BitNot:
		return ex{c: jot.Op("^").Add(f.opaque(a, t).at(precUnary)), prec: precUnary}
	}
	if s == ir.F16 || s == ir.BF16 {
		return f.narrow(s, ex{c: jot.Op("-").Add(f.widen(a).at(precUnary)), prec: precUnary})
	}
	return ex{c: jot.Op("-").Add(f.opaque(a, t).at(precUnary)), prec: precUnary}
}

// widen and narrow convert between the 16-bit floats and float32.
func (f *fn) widen(a ex) ex { return prim(a.sel().Dot("Float32").Call()) }
func (f *fn) narrow(s ir.Scalar, a ex) ex {
	return call(jot.Qual(vecPath, map[ir.Scalar]string{ir.F16: "HalfOf", ir.BF16: "BFloat16Of"}[s]), a)
}

var goOps = map[ir.BinaryOp]struct {
	text string
	prec int
}{
	ir.Add: {"+", precAdd}, ir.Sub: {"-", precAdd}, ir.Mul: {"*", precMul}, ir.Div: {"/", precMul}, ir.Rem: {"%", precMul},
	ir.Shl: {"<<", precMul}, ir.Shr: {">>", precMul}, ir.And: {"&", precMul}, ir.Or: {"|", precAdd},
	ir.Xor: {"^", precAdd},
	ir.Eq:  {"==", precCompare}, ir.Ne: {"!=", precCompare}, ir.Lt: {"<", precCompare}, ir.Le: {"<=", precCompare},
	ir.Gt: {">", precCompare}, ir.Ge: {">=", precCompare},
}

// binary writes an operator on scalars, or a comparison of pointers.
func (f *fn) binary(e *ir.Binary) ex {
	if e.Op == ir.LogAnd || e.Op == ir.LogOr {
		return f.logical(e)
	}
	if ir.IsPointer(e.A.Type()) {
		return f.comparePointers(e)
	}
	if x, y := ir.Truth(e.A), ir.Truth(e.B); x != nil && y != nil && (e.Op == ir.Eq || e.Op == ir.Ne) {
		return f.arith(e.Op, ir.Bool, ir.Bool, f.value(x), f.value(y))
	}
	a, b := f.value(e.A), f.value(e.B)
	return f.arith(e.Op, e.A.Type(), e.B.Type(), a, b)
}

// arith applies op to scalars: a of type ta, b of type tb, which is another type only for shifts.
func (f *fn) arith(op ir.BinaryOp, ta, tb ir.Type, a, b ex) ex {
	s, _ := ta.(ir.Scalar)
	switch {
	case op == ir.Shl || op == ir.Shr:
		return f.shift(op, s, tb, a, b)
	case s == ir.Bool:
		switch op {
		case ir.And:
			return infix(a, "&&", cmathFn("Opaque", b), precAnd) // Opaque: vet takes equal operands for a mistake
		case ir.Or:
			return infix(a, "||", cmathFn("Opaque", b), precOr)
		case ir.Xor:
			return infix(a, "!=", b, precCompare)
		case ir.Eq, ir.Ne:
			return infix(a, goOps[op].text, b, precCompare)
		}
		f.impossible(f.pos, "the operator %s on bool", op)
		return a
	case s == ir.F16 || s == ir.BF16:
		r := f.arith(op, ir.F32, ir.F32, f.widen(a), f.widen(b))
		if op.IsCompare() {
			return r
		}
		return f.narrow(s, r)
	}
	if a.lit != nil && (b.lit != nil || op == ir.Div || op == ir.Rem) {
		a = f.opaque(a, ta)
	}
	if b.lit != nil && (op == ir.Div || op == ir.Rem) && b.isNumber(0) {
		b = f.opaque(b, tb)
	}
	if s.IsInt() && op == ir.Add && a.isNumber(0) && b.lit == nil {
		return b
	}
	if s.IsInt() && (op == ir.Add || op == ir.Sub) && b.isNumber(0) && a.lit == nil {
		return a
	}
	o := goOps[op]
	r := infix(a, o.text, b, o.prec)
	if op == ir.Mul && s.IsFloat() {
		// Go may fuse a product with a following sum, even across statements; an explicit conversion rounds (Go
		// specification, "Floating-point operators").
		r = convert(scalarType(s), r)
	}
	return r
}

// shift takes the count modulo the width, as ir says; Go would shift everything out or panic.
func (f *fn) shift(op ir.BinaryOp, s ir.Scalar, tb ir.Type, a, b ex) ex {
	if a.lit != nil && b.lit != nil {
		a = f.opaque(a, s)
	}
	a = f.typed(a, s)
	return infix(a, goOps[op].text, f.shiftCount(s, tb, b), precMul)
}

// shiftCount is the count b, of type tb, modulo the width of s.
func (f *fn) shiftCount(s ir.Scalar, tb ir.Type, b ex) ex {
	mask := 8*s.Size() - 1
	if b.lit != nil {
		return number(int(b.bits()) & mask)
	}
	if c, ok := tb.(ir.Scalar); ok && c.IsSigned() {
		b = convert(jot.Id("uint32"), b)
	}
	return ex{c: jot.Add(b.at(precMul)).Op("&").Lit(mask), prec: precMul}
}

// logical writes && and ||; when the right operand needs statements they run only if it is evaluated.
func (f *fn) logical(e *ir.Binary) ex {
	op, prec := "&&", precAnd
	if e.Op == ir.LogOr {
		op, prec = "||", precOr
	}
	a := f.value(e.A)
	var b ex
	pre := f.block(func() { b = f.value(e.B) })
	if len(pre) == 0 {
		r := rowOf(e, a)
		if f.suspect(r, e.B) {
			b = cmathFn("Opaque", b)
		}
		r.add(e.B)
		x := infix(a, op, b, prec)
		x.row = r
		return x
	}
	t := f.bind(a, ir.Bool)
	cond := t
	if e.Op == ir.LogOr {
		cond = not(t)
	}
	pre = append(pre, jot.Add(t.c).Op("=").Add(b.bare()))
	f.add(jot.If(cond.code()).Block(pre...))
	return t
}

// conversion converts the scalar x from one type to another.
func (f *fn) conversion(from, to ir.Type, x ex, e *ir.Convert) ex {
	a, ok := from.(ir.Scalar)
	b, ok2 := to.(ir.Scalar)
	if !ok || !ok2 {
		f.impossible(e.At, "a conversion from %s to %s", from, to)
		return x
	}
	name, ok := spell.GoConvert(a, b, e.Mode, e.Sat)
	switch {
	case !ok:
		f.impossible(e.At, "a conversion from %s to %s", from, to)
		return x
	case a == b:
		return x
	case b == ir.Bool && a != ir.F16 && a != ir.BF16:
		return infix(f.typed(x, from), "!=", number(0), precCompare)
	case name != "":
		return spelled(name, x)
	case x.lit != nil && a.IsInt() && b.IsInt():
		return f.constant(&ir.Const{X: ir.X{Typ: b}, Bits: x.bits()})
	case x.lit != nil:
		return convert(scalarType(b), cmathFn("Opaque", f.typed(x, from)))
	}
	return convert(scalarType(b), x)
}

// bitcast keeps the bits of a value under another type of the same size.
func (f *fn) bitcast(e *ir.Bitcast) ex {
	x := f.opaque(f.value(e.A), e.A.Type())
	from, ok := e.A.Type().(ir.Scalar)
	to, ok2 := e.Typ.(ir.Scalar)
	if ir.Sizeof(e.A.Type()) != ir.Sizeof(e.Typ) {
		f.impossible(e.At, "a bit cast from %s to %s", e.A.Type(), e.Typ)
		return x
	}
	if ok && ok2 && from.IsInt() && to.IsInt() {
		return convert(scalarType(to), x)
	}
	return call(jot.Qual(simtPath, "Bits").Types(f.typ(e.Typ)), x)
}
