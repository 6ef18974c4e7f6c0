package sema

import (
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// vectorMember is v.x, or an OpenCL swizzle such as v.xyz, v.s03, v.lo, v.even (OpenCL C 3.0 6.3.7).
func (b *body) vectorMember(obj operand, v *Vector, name string, pos source.Pos) operand {
	comps := components(name, v)
	if comps == nil {
		b.c.errorf(codeNoMember, pos, "'%s' has no component %s", QT{T: v}, name)
		return operand{}
	}
	return b.lanes(obj, v, comps, pos)
}

// components lists the components that a member name selects; nil when there is no such member.
func components(name string, v *Vector) []int {
	n := v.N
	if !v.Ext {
		if len(name) == 1 && n <= 4 {
			if i := strings.IndexByte("xyzw", name[0]); i >= 0 && i < n {
				return []int{i}
			}
		}
		return nil
	}
	half := (n + 1) / 2 // a vector of three counts as four
	var out []int
	switch name {
	case "lo":
		for i := range half {
			out = append(out, i)
		}
		return out
	case "hi":
		for i := half; i < 2*half; i++ {
			out = append(out, min(i, n-1))
		}
		return out
	case "even", "odd":
		for i := range half {
			k := 2 * i
			if name == "odd" {
				k++
			}
			out = append(out, min(k, n-1))
		}
		return out
	}
	letters := "xyzw"
	if name != "" && (name[0] == 's' || name[0] == 'S') && len(name) > 1 {
		letters, name = "0123456789abcdef", strings.ToLower(name[1:])
	} else if name != "" && strings.IndexByte("rgba", name[0]) >= 0 {
		letters = "rgba"
	}
	for i := range len(name) {
		k := strings.IndexByte(letters, name[i])
		if k < 0 || k >= n {
			return nil
		}
		out = append(out, k)
	}
	switch len(out) {
	case 1, 2, 3, 4, 8, 16:
		return out
	}
	return nil
}

// lanes selects components of a vector.
func (b *body) lanes(obj operand, v *Vector, comps []int, pos source.Pos) operand {
	base := obj.x
	if obj.mode == lvalue {
		base = b.placeOf(obj)
	}
	if base == nil {
		return operand{}
	}
	t := QT{T: v.Elem, Const: obj.typ.Const, Volatile: obj.typ.Volatile, Space: obj.typ.Space}
	if len(comps) > 1 {
		t.T = &Vector{Elem: v.Elem, N: len(comps), Ext: v.Ext, GNU: v.GNU}
	}
	var x ir.Expr
	switch e := base.(type) {
	case *ir.Compose:
		if len(comps) == 1 {
			x = e.Parts[comps[0]]
		}
	case *ir.Splat:
		if len(comps) == 1 {
			x = e.A
		}
	case *ir.Lanes:
		inner := make([]int, len(comps))
		for i, c := range comps {
			inner[i] = e.Comps[c]
		}
		x = &ir.Lanes{X: ir.X{Typ: b.lower(t.Unqual(), pos), At: pos}, Base: e.Base, Comps: inner}
	}
	if x == nil {
		x = &ir.Lanes{X: ir.X{Typ: b.lower(t.Unqual(), pos), At: pos}, Base: base, Comps: comps}
	}
	if obj.mode == rvalue {
		return value(x, t, pos)
	}
	return operand{mode: lvalue, typ: t, x: x, pos: pos, xval: obj.xval}
}

// vectorPair brings the operands of an operator to one vector type (OpenCL C 6.4): a scalar widens to the other's type.
func (b *body) vectorPair(op string, x, y operand, pos source.Pos) (operand, operand, *Vector) {
	vx, vy := extVector(x.typ), extVector(y.typ)
	switch {
	case vx != nil && vy != nil:
		if vx.N != vy.N || scalarOf(vx.Elem) != scalarOf(vy.Elem) {
			b.noOperator(op, x, y, pos)
			return operand{}, operand{}, nil
		}
	case vx != nil:
		y = b.beside(y, x.typ)
	default:
		x, vx = b.beside(x, y.typ), vy
	}
	if x.mode == poison || y.mode == poison {
		return operand{}, operand{}, nil
	}
	return x, y, vx
}

// promoteBool promotes a bool that stands beside a vector, or alone in a vector literal: there true is 1, while a bool
// that converts to a vector itself becomes -1.
func (b *body) promoteBool(x operand) operand {
	if isBool(x.typ) {
		return b.convert(x, basic(Int), implicit)
	}
	return x
}

// beside converts an operand to the type that it and another have in common.
func (b *body) beside(x operand, t QT) operand {
	if extVector(t) != nil {
		x = b.promoteBool(x)
	}
	return b.convert(x, t, implicit)
}

// vectorBinary is a componentwise operator.
func (b *body) vectorBinary(op string, code ir.BinaryOp, x, y operand, pos source.Pos) operand {
	if v := extVector(x.typ); v != nil && (code == ir.Shl || code == ir.Shr) && v.Elem.isInt() {
		if isInteger(y.typ) {
			y = b.beside(y, x.typ)
		} else if w := extVector(y.typ); w == nil || w.N != v.N || !w.Elem.isInt() {
			b.noOperator(op, x, y, pos)
			return operand{}
		}
		return value(fold.Binary(code, x.x, y.x, x.x.Type(), pos), x.typ, pos)
	}
	x, y, v := b.vectorPair(op, x, y, pos)
	if v == nil {
		return operand{}
	}
	intOnly := code == ir.Rem || code >= ir.Shl && code <= ir.Xor
	if code == ir.NoOp || intOnly && !v.Elem.isInt() {
		b.noOperator(op, x, y, pos)
		return operand{}
	}
	t := x.typ
	if code.IsCompare() {
		t = QT{T: &Vector{Elem: comparisonOf(v.Elem), N: v.N, Ext: true, GNU: v.GNU}}
	}
	return value(&ir.Binary{X: ir.X{Typ: b.lower(t.Unqual(), pos), At: pos}, Op: code, A: x.x, B: y.x}, t, pos)
}

// vectorTruth is x != 0 in every component.
func (b *body) vectorTruth(x operand, v *Vector, pos source.Pos) operand {
	zero := value(&ir.Zero{X: ir.X{Typ: x.x.Type(), At: pos}}, x.typ, pos)
	return b.vectorBinary("!=", ir.Ne, x, zero, pos)
}

func (b *body) vectorNot(x operand, v *Vector, pos source.Pos) operand {
	zero := value(&ir.Zero{X: ir.X{Typ: x.x.Type(), At: pos}}, x.typ, pos)
	return b.vectorBinary("==", ir.Eq, x, zero, pos)
}

// vectorLogical is && and || on vectors: componentwise, both sides evaluated.
func (b *body) vectorLogical(op string, x, y operand, pos source.Pos) operand {
	x, y, v := b.vectorPair(op, x, y, pos)
	if v == nil {
		return operand{}
	}
	x, y = b.vectorTruth(x, v, pos), b.vectorTruth(y, v, pos)
	if op == "&&" {
		return b.vectorBinary("&", ir.And, x, y, pos)
	}
	return b.vectorBinary("|", ir.Or, x, y, pos)
}

// vectorCond is c ? x : y with a vector condition: each component of c chooses (see Vector). GNU's c ?: y has no x.
func (b *body) vectorCond(s *Scope, c operand, e *ast.Cond) operand {
	v := extVector(c.typ)
	c = b.rvalue(c)
	mark := len(*b.out)
	var x operand
	if e.X == nil {
		c = b.keep(c)
		x = c
	} else {
		x = b.rexpr(s, e.X)
		b.saveAt(mark, &c)
	}
	mark = len(*b.out)
	y := b.rexpr(s, e.Y)
	b.saveAt(mark, &c, &x)
	if c.mode == poison || x.mode == poison || y.mode == poison {
		return operand{}
	}
	if extVector(x.typ) == nil && extVector(y.typ) == nil {
		bx, okx := basicOf(x.typ)
		by, oky := basicOf(y.typ)
		if !okx || !oky {
			b.noOperator("?:", x, y, e.At)
			return operand{}
		}
		t := QT{T: &Vector{Elem: usual(bx, by), N: v.N, Ext: true, GNU: v.GNU}}
		x, y = b.beside(x, t), b.beside(y, t)
	}
	x, y, w := b.vectorPair("?:", x, y, e.At)
	if w == nil {
		return operand{}
	}
	if w.N != v.N || !v.Elem.isInt() {
		b.noOperator("?:", c, x, e.At)
		return operand{}
	}
	cx := b.keep(c)
	xx, yx := b.keep(x), b.keep(y)
	out := &ir.Compose{X: ir.X{Typ: b.lower(x.typ, e.At), At: e.At}}
	for i := range v.N {
		ci := b.lanes(cx, v, []int{i}, e.At)
		zero := &ir.Const{X: ir.X{Typ: ci.x.Type(), At: e.At}}
		test := fold.Binary(ir.Lt, ci.x, zero, ir.Bool, e.At)
		if s := scalarOf(v.Elem); v.GNU {
			test = fold.Binary(ir.Ne, ci.x, zero, ir.Bool, e.At)
		} else if !s.IsSigned() {
			high := &ir.Const{X: ir.X{Typ: s, At: e.At}, Bits: 1 << (s.Size()*8 - 1)}
			test = fold.Binary(ir.Ge, ci.x, high, ir.Bool, e.At)
		}
		out.Parts = append(out.Parts, &ir.Select{X: ir.X{Typ: scalarOf(w.Elem), At: e.At}, C: test,
			A: b.lanes(xx, w, []int{i}, e.At).x, B: b.lanes(yx, w, []int{i}, e.At).x})
	}
	return value(out, x.typ, e.At)
}

// keep makes x cheap to read several times.
func (b *body) keep(x operand) operand {
	switch e := x.x.(type) {
	case *ir.Compose, *ir.Splat, *ir.Zero:
		return x
	case *ir.Ref:
		if e.Var.Kind == ir.Temp {
			return x
		}
	}
	x.x = b.temp(x.x.Type(), x.x, x.pos)
	return x
}

// vectorLiteral is OpenCL's (float4)(a, b, c, d): parts are scalars and vectors, one scalar fills all.
func (b *body) vectorLiteral(s *Scope, t QT, v *Vector, items []ast.Expr, pos source.Pos) operand {
	var ops []*operand
	for _, it := range items {
		mark := len(*b.out)
		op := b.rexpr(s, it)
		b.saveAt(mark, ops...)
		if op.mode == poison {
			return op
		}
		ops = append(ops, &op)
	}
	if len(ops) == 1 {
		return b.convert(b.promoteBool(*ops[0]), t, cCast)
	}
	out := &ir.Compose{X: ir.X{Typ: b.lower(t.Unqual(), pos), At: pos}}
	for _, op := range ops {
		inner := extVector(op.typ)
		if inner == nil {
			e := b.convert(*op, basic(v.Elem), cCast)
			if e.mode == poison {
				return e
			}
			out.Parts = append(out.Parts, e.x)
			continue
		}
		k := b.keep(*op)
		for i := range inner.N {
			e := b.convert(b.lanes(k, inner, []int{i}, pos), basic(v.Elem), cCast)
			out.Parts = append(out.Parts, e.x)
		}
	}
	if len(out.Parts) != v.N {
		b.c.errorf(codeInit, pos, "'%s' has %d components, the literal gives %d", t, v.N, len(out.Parts))
		return operand{}
	}
	return value(out, t, pos)
}

// hipVector is q as a vector type of HIP, which has operators where CUDA's has none (amd_hip_vector_types.h); else nil.
func (b *body) hipVector(q QT) *Vector {
	if v, ok := q.T.(*Vector); ok && !v.Ext && b.c.dialect == ir.HIP {
		return v
	}
	return nil
}

// hipBinary is a componentwise operator on HIP's vectors; a scalar is used for every component. == and != compare the
// whole.
func (b *body) hipBinary(op string, x, y operand, pos source.Pos) operand {
	x, y = b.rvalue(x), b.rvalue(y)
	if x.mode == poison || y.mode == poison {
		return operand{}
	}
	v := b.hipVector(x.typ)
	if v == nil {
		v = b.hipVector(y.typ)
	}
	t := QT{T: v}
	for _, o := range []*operand{&x, &y} {
		if !sameType(o.typ.T, t.T) {
			if !isArithmetic(o.typ) {
				b.noOperator(op, x, y, pos)
				return operand{}
			}
			e := b.convert(*o, basic(v.Elem), implicit)
			*o = value(&ir.Splat{X: ir.X{Typ: b.lower(t, pos), At: pos}, A: e.x}, t, pos)
		}
	}
	code := binaryOpOf(op)
	intOnly := code == ir.Rem || code >= ir.Shl && code <= ir.Xor
	switch {
	case code == ir.Eq || code == ir.Ne:
		kx, ky := b.keep(x), b.keep(y)
		all := ir.Expr(fold.Bool(true, pos))
		for i := range v.N {
			c := b.binaryOp("==", b.lanes(kx, v, []int{i}, pos), b.lanes(ky, v, []int{i}, pos), pos)
			all = fold.Binary(ir.LogAnd, all, c.x, ir.Bool, pos)
		}
		if code == ir.Ne {
			all = fold.Unary(ir.Not, all, ir.Bool, pos)
		}
		return value(all, basic(Bool), pos)
	case code == ir.NoOp, code.IsCompare(), intOnly && !v.Elem.isInt():
		b.noOperator(op, x, y, pos)
		return operand{}
	}
	return value(&ir.Binary{X: ir.X{Typ: b.lower(t, pos), At: pos}, Op: code, A: x.x, B: y.x}, t, pos)
}
