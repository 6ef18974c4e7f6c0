package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/internal/irpass"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

func (b *body) unary(s *Scope, e *ast.Unary) operand {
	switch e.Op {
	case "++", "--":
		return b.incDec(s, e.Op, e.X, false, false, e.At)
	case "__extension__":
		return b.expr(s, e.X)
	case "noexcept":
		return b.noexceptExpr(s, e)
	case "&":
		return b.addressExpr(s, e)
	}
	op := b.expr(s, e.X)
	if op.mode == poison {
		return op
	}
	if overloadable(op.typ) {
		if r, done := b.operatorCall("operator"+e.Op, []operand{op}, s, e.At); done {
			return r
		}
	}
	if e.Op == "*" {
		return b.deref(op, e.At)
	}
	return b.unaryOp(e.Op, op, e.At)
}

func (b *body) addressExpr(s *Scope, e *ast.Unary) operand {
	if op, done := b.memberAddress(s, e); done {
		return op
	}
	op := b.expr(s, e.X)
	if op.mode == poison {
		return op
	}
	if isClass(op.typ) {
		if r, done := b.operatorCall("operator&", []operand{op}, s, e.At); done {
			return r
		}
	}
	switch {
	case op.mode == overload:
		return op // &f is f
	case op.mode != lvalue || op.xval:
		b.c.errorf(codeNotPlace, e.At, "the address of a temporary cannot be taken")
		return operand{}
	}
	if _, lanes := op.x.(*ir.Lanes); lanes && len(op.x.(*ir.Lanes).Comps) > 1 {
		b.c.errorf(codeNotPlace, e.At, "the address of several vector components cannot be taken")
		return operand{}
	}
	return b.addressOf(op, e.At)
}

// unaryOp is a built-in + - ! ~ ([expr.unary.op]).
func (b *body) unaryOp(op string, x operand, pos source.Pos) operand {
	if op == "!" {
		if v := extVector(x.typ); v != nil {
			return b.vectorNot(b.rvalue(x), v, pos)
		}
		t := b.condition(x)
		if t.mode == poison {
			return t
		}
		r := value(fold.Unary(ir.Not, t.x, ir.Bool, pos), basic(Bool), pos)
		return b.logical(r)
	}
	if isClass(x.typ) {
		return b.unaryOpOfClass(op, x, pos)
	}
	if x = b.rvalue(x); x.mode == poison {
		return x
	}
	t := x.typ
	v := extVector(t)
	if v == nil {
		v = b.hipVector(t)
	}
	elem, arith := basicOf(t)
	if v != nil {
		elem, arith = v.Elem, true
	}
	switch {
	case op == "+" && isPointer(t):
		return x
	case !arith, op == "~" && !elem.isInt():
		b.c.errorf(codeOperand, pos, "operator %s is not defined for '%s'", op, opType(x))
		return operand{}
	}
	if v == nil {
		x = b.promoted(x)
		t = x.typ
	}
	switch op {
	case "-":
		if k, s, ok := fold.Const(x.x); ok && b.ctx.konst && b.c.dialect != ir.OpenCL && s.IsInt() &&
			!fold.Defined(ir.Sub, fold.Int(s, 0, pos), k, s, s) {
			return value(&ir.Unary{X: ir.X{Typ: s, At: pos}, Op: ir.Neg, A: x.x}, t, pos) // see folded
		}
		return value(fold.Unary(ir.Neg, x.x, x.x.Type(), pos), t, pos)
	case "~":
		return value(fold.Unary(ir.BitNot, x.x, x.x.Type(), pos), t, pos)
	case "+":
		x.null = false
		return x
	}
	b.c.unsupported(pos, "the operator %s", op)
	return operand{}
}

// unaryOpOfClass is a built-in + - ~ on what the object x converts to.
func (b *body) unaryOpOfClass(op string, x operand, pos source.Pos) operand {
	if t := b.lambdaType(recordOf(x.typ)); t != nil && op == "+" {
		return b.toFunctionPointer(b.rvalue(x), pointerTo(QT{T: t}), t, implicit)
	}
	switch args, ok, viable := b.builtinOperands(op, []operand{x}); {
	case ok:
		return b.unaryOp(op, args[0], pos)
	case viable > 0:
		b.ambiguousOperator(op, []operand{x}, pos)
		return operand{}
	}
	if y := b.classToHalf(x); !isClass(y.typ) {
		return b.unaryOp(op, y, pos)
	}
	b.c.errorf(codeOperand, pos, "operator %s is not defined for '%s'", op, opType(x))
	return operand{}
}

// promoted applies the integral promotions ([conv.prom]).
func (b *body) promoted(x operand) operand {
	t, ok := basicOf(x.typ)
	if !ok {
		return x
	}
	to := promote(promotedBits(x, t))
	return value(fold.Convert(x.x, scalarOf(to), x.pos), basic(to), x.pos)
}

// promotedBits is t, x's type, for arithmetic: a bit-field that fits in int counts as one, another that fits in
// unsigned int as that, unless it is of an enumeration (C++17 [conv.prom]/5).
func promotedBits(x operand, t Basic) Basic {
	switch {
	case x.bit == 0 || isEnum(x.typ) || !t.isInt() || x.bit > 32:
		return t
	case x.bit == 32 && !t.isSigned():
		return UInt
	}
	return Int
}

// logical gives a bool the type that comparisons have: bool in C++, int in OpenCL C.
func (b *body) logical(x operand) operand {
	if b.c.dialect != ir.OpenCL || x.mode == poison {
		return x
	}
	return value(fold.Convert(x.x, ir.I32, x.pos), basic(Int), x.pos)
}

// condition converts to bool where a condition is wanted: explicit conversion functions count ([conv]/4).
func (b *body) condition(x operand) operand {
	if isClass(x.typ) && x.mode != initList {
		return b.fromClassWith(x, basic(Bool), true)
	}
	if x.mode == initList || x.mode == overload || x.mode == typeName_ {
		return b.convert(x, basic(Bool), implicit)
	}
	return b.truth(x, false)
}

// classToArith converts an object to the arithmetic or pointer type that its only fitting conversion function gives.
func (b *body) classToArith(x operand) operand {
	f := b.onlyConversion(x, func(ret QT) bool { return isArithmetic(nonRef(ret)) || isPointer(nonRef(ret)) })
	if f == nil || !b.mayCall(x, f.Obj, x.pos) {
		return operand{}
	}
	return b.rvalue(b.invoke(f, &x, nil, x.pos, false))
}

// classToHalf converts an object that has one fitting conversion function, to a 16-bit float, which is a class in CUDA
// with operators of its own. Anything else stays as it is.
func (b *body) classToHalf(x operand) operand {
	if !isClass(x.typ) {
		return x
	}
	f := b.onlyConversion(x, func(ret QT) bool { return isArithmetic(nonRef(ret)) || isPointer(nonRef(ret)) })
	if f == nil {
		return x
	}
	if k, _ := basicOf(nonRef(f.Type.Ret)); !k.isSmallFloat() {
		return x
	}
	return b.rvalue(b.invoke(f, &x, nil, x.pos, false))
}

// builtinOperand is what the built-in unary operator takes instead of the object x ([over.built]/3, 7); poison after a
// message. Anything else stays as it is, and what no operator takes.
func (b *body) builtinOperand(op string, x operand, pos source.Pos) operand {
	if !isClass(x.typ) {
		return x
	}
	args, ok, viable := b.builtinOperands(op, []operand{x})
	if !ok && viable > 0 {
		b.ambiguousOperator(op, []operand{x}, pos)
		return operand{}
	}
	return args[0]
}

// onlyConversion is the conversion function of the object x whose type fits, nil if none or several do
// ([over.match.oper], [over.built]). Of two to the same type, or to pointers to an object and to a constant one, the
// one whose qualifiers are among those of the other is taken.
func (b *body) onlyConversion(x operand, fits func(ret QT) bool) *FuncInst {
	var found []*FuncInst
	for _, f := range b.c.conversions(recordOf(x.typ)) {
		if b.c.isExplicit(f) || f.Template != nil || !b.convertible(x, f) {
			continue
		}
		fi := b.c.conversionType(f, x.pos)
		if fi == nil || fi.Type == nil || !fits(fi.Type.Ret) {
			continue
		}
		twin := slices.IndexFunc(found, func(g *FuncInst) bool {
			return (fewerQualifiers(g.Obj, f) || fewerQualifiers(f, g.Obj)) && same(unqualPointee(nonRef(g.Type.Ret)),
				unqualPointee(nonRef(fi.Type.Ret)))
		})
		switch {
		case twin < 0:
			found = append(found, fi)
		case fewerQualifiers(f, found[twin].Obj):
			found[twin] = fi
		}
	}
	if len(found) != 1 {
		return nil
	}
	return found[0]
}

// unqualPointee is q without its qualifiers and, of a pointer, without those of what it points to.
func unqualPointee(q QT) QT {
	if p, ok := q.T.(*Pointer); ok {
		return pointerTo(p.Elem.Unqual())
	}
	return q.Unqual()
}

// fewerQualifiers reports whether the const and volatile of member function f are among those of g, which has more.
func fewerQualifiers(f, g *FuncObj) bool {
	fv, gv := hasFuncWord(f, "volatile"), hasFuncWord(g, "volatile")
	return (!f.Const || g.Const) && (!fv || gv) && (f.Const != g.Const || fv != gv)
}

// incDec is ++ and --, before or after the operand ([expr.pre.incr], [expr.post.incr], [over.inc]).
func (b *body) incDec(s *Scope, op string, e ast.Expr, postfix, discard bool, pos source.Pos) operand {
	x := b.target(s, e)
	if x.mode == poison {
		return x
	}
	if overloadable(x.typ) {
		args := []operand{x}
		if postfix {
			args = append(args, b.constant(Const{}, basic(Int), pos))
		}
		if r, done := b.operatorCall("operator"+op, args, s, pos); done {
			return r
		}
		if x = b.builtinOperand(op, x, pos); x.mode == poison {
			return x
		}
	}
	if !b.writable(x, pos) {
		return operand{}
	}
	// [expr.post.incr]/1; before C++17 true++ is true
	if isBool(x.typ) && b.c.dialect != ir.OpenCL && (op == "--" || b.substituting() || b.c.since17()) {
		b.c.errorf(codeOperand, pos, "operator %s is not defined for bool", op)
		return operand{}
	}
	x.x = b.stablePlace(x)
	var old operand
	if postfix && !discard {
		old = b.rvalue(x)
		if old.mode == poison {
			return old
		}
		old = value(b.temp(old.x.Type(), old.x, pos), old.typ, pos)
	}
	one := b.constant(Const{I: 1}, basic(Int), pos)
	mark := len(*b.out)
	if !b.assignOp(op[:1], x, one, pos) {
		return operand{}
	}
	if postfix {
		if discard {
			return operand{mode: voidVal, typ: basic(Void), pos: pos}
		}
		return old
	}
	x.pos = pos
	if !discard {
		b.saveStored(mark, &x)
	}
	return x
}

// stablePlace is the place of x, safe to stand in two expressions.
func (b *body) stablePlace(x operand) ir.Expr {
	p := x.x
	if p == nil && x.alts == nil {
		p = b.placeOf(x)
	}
	return p
}

// writable reports whether x may be assigned to, with a message if not.
func (b *body) writable(x operand, pos source.Pos) bool {
	if x.mode != lvalue || x.xval && !isClass(x.typ) && b.c.dialect != ir.OpenCL {
		if x.mode != poison {
			b.c.errorf(codeNotPlace, pos, "this expression cannot be assigned to")
		}
		return false
	}
	if x.typ.Const || x.typ.Space == ir.Constant {
		b.c.errorf(codeConst, pos, "'%s' cannot be assigned to: it is const", x.typ)
		return false
	}
	if v := irpass.Storage(x.x); v != nil && v.Space == ir.Constant {
		b.c.errorf(codeConst, pos, "the constant variable %s cannot be assigned to in a kernel", v.Source)
		return false
	}
	if _, ok := x.typ.T.(*Array); ok {
		b.c.errorf(codeNotPlace, pos, "an array cannot be assigned to")
		return false
	}
	if isFunc(x.typ) {
		b.c.errorf(codeNotPlace, pos, "a function cannot be assigned to")
		return false
	}
	if l, ok := x.x.(*ir.Lanes); ok {
		seen := 0
		for _, c := range l.Comps {
			if seen>>c&1 != 0 {
				b.c.errorf(codeNotPlace, pos, "a component appears twice on the left of an assignment")
				return false
			}
			seen |= 1 << c
		}
	}
	return true
}
