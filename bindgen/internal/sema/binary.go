package sema

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

func binaryOpOf(op string) ir.BinaryOp {
	switch op {
	case "+":
		return ir.Add
	case "-":
		return ir.Sub
	case "*":
		return ir.Mul
	case "/":
		return ir.Div
	case "%":
		return ir.Rem
	case "<<":
		return ir.Shl
	case ">>":
		return ir.Shr
	case "&":
		return ir.And
	case "|":
		return ir.Or
	case "^":
		return ir.Xor
	case "==":
		return ir.Eq
	case "!=":
		return ir.Ne
	case "<":
		return ir.Lt
	case "<=":
		return ir.Le
	case ">":
		return ir.Gt
	case ">=":
		return ir.Ge
	}
	return ir.NoOp
}

func (b *body) binary(s *Scope, e *ast.Binary) operand {
	switch e.Op {
	case ",":
		return b.comma(s, e)
	case "&&", "||":
		return b.logicalExpr(s, e)
	case ".*", "->*":
		return b.memberAccess(s, e)
	}
	x := b.expr(s, e.X)
	user := overloadable(x.typ)
	whole := x // what a user's operator takes
	if !user {
		x = b.arithLoad(x)
	}
	mark := len(*b.out)
	y := b.expr(s, e.Y)
	if overloadable(y.typ) {
		x = whole
	}
	if !user && !overloadable(y.typ) {
		y = b.arithLoad(y)
	}
	b.saveAt(mark, &x)
	return b.binaryOperands(s, e.Op, x, y, e.At)
}

// comma is x, y: the user's operator if there is one for the operands ([over.match.oper], [expr.comma]).
func (b *body) comma(s *Scope, e *ast.Binary) operand {
	if list := b.commaOperands(s, e); list != nil {
		last := len(list) - 1
		for _, x := range list[:last] {
			b.discard(s, x)
		}
		return b.expr(s, list[last])
	}
	x := b.expr(s, e.X)
	mark := len(*b.out)
	y := b.expr(s, e.Y)
	if x.mode != voidVal && y.mode != voidVal {
		b.saveAt(mark, &x)
		if op, done := b.operatorCall("operator,", []operand{x, y}, s, e.At); done {
			return op
		}
	}
	return y
}

// commaOperands lists the operands of a chain of commas of which none can be the user's operator; nil if one may be.
// The whole chain is looked at once: macros and folds make long ones.
func (b *body) commaOperands(s *Scope, e *ast.Binary) []ast.Expr {
	list := commaParts(e, nil)
	for _, x := range list {
		if overloadable(b.quietType(s, x)) {
			return nil
		}
	}
	return list
}

// commaParts appends the operands of the commas in e, in the order in which they are evaluated.
func commaParts(e ast.Expr, list []ast.Expr) []ast.Expr {
	if x, ok := ast.Unparen(e).(*ast.Binary); ok && x.Op == "," {
		return commaParts(x.Y, commaParts(x.X, list))
	}
	return append(list, e)
}

// quietType is the type of e, none where the comma operator cannot be the user's.
func (b *body) quietType(s *Scope, e ast.Expr) QT {
	if b.c.dialect == ir.OpenCL {
		return QT{}
	}
	switch unscoped(e).(type) {
	case *ast.Assign, *ast.Postfix, *ast.Unary, *ast.IntLit, *ast.FloatLit, *ast.BoolLit, *ast.Lambda:
		if len(b.c.lookup(b.c.global, "operator,")) == 0 {
			return QT{}
		}
	}
	var q QT
	b.c.speculate(func() bool { q = b.quietExpr(s, e).typ; return true })
	return q
}

// arithLoad loads x if it is a plain value; overload sets and lists stay.
func (b *body) arithLoad(x operand) operand {
	if x.mode == lvalue {
		return b.rvalue(x)
	}
	return x
}

// binaryOperands applies a binary operator to evaluated operands: a user's function if one fits, else the built-in one
// ([over.match.oper]).
func (b *body) binaryOperands(s *Scope, op string, x, y operand, pos source.Pos) operand {
	if x.mode == poison || y.mode == poison {
		return operand{}
	}
	if overloadable(x.typ) || overloadable(y.typ) {
		if r, done := b.operatorCall("operator"+op, []operand{x, y}, s, pos); done {
			return r
		}
		if isClass(x.typ) || isClass(y.typ) {
			return b.classBuiltin(op, x, y, pos)
		}
		if b.hipVector(x.typ) != nil || b.hipVector(y.typ) != nil {
			return b.hipBinary(op, x, y, pos)
		}
	}
	return b.binaryOp(op, x, y, pos)
}

// classBuiltin applies a built-in operator to objects that convert to types of its operands ([over.built]).
func (b *body) classBuiltin(op string, x, y operand, pos source.Pos) operand {
	args, ok, viable := b.builtinOperands(op, []operand{x, y})
	switch {
	case ok:
		return b.binaryOp(op, args[0], args[1], pos)
	case viable > 0:
		b.ambiguousOperator(op, []operand{x, y}, pos)
		return operand{}
	}
	cx, cy := b.classToHalf(x), b.classToHalf(y)
	if isClass(cx.typ) || isClass(cy.typ) {
		b.noOperator(op, x, y, pos)
		return operand{}
	}
	return b.binaryOperands(b.ctx.scope, op, cx, cy, pos)
}

// ambiguousOperator says that several built-in operators take the operands and none is the best, unless something was
// said of the operands.
func (b *body) ambiguousOperator(op string, args []operand, pos source.Pos) {
	b.c.errorf(codeAmbiguous, pos, "the built-in operator %s is ambiguous for (%s)", op, argTypes(args))
}

func (b *body) noOperator(op string, x, y operand, pos source.Pos) {
	b.c.errorf(codeOperand, pos, "operator %s is not defined for '%s' and '%s'", op, opType(x), opType(y))
}

// binaryOp is a built-in arithmetic, shift or comparison operator ([over.built], [expr.mul] to [expr.or]).
func (b *body) binaryOp(op string, x, y operand, pos source.Pos) operand {
	if op == "<=>" {
		return b.spaceship(x, y, pos)
	}
	x, y = b.rvalue(x), b.rvalue(y)
	if x.mode == poison || y.mode == poison {
		return operand{}
	}
	if x.mode != rvalue || y.mode != rvalue {
		b.rvalueNeeded(x)
		b.rvalueNeeded(y)
		return operand{}
	}
	code := binaryOpOf(op)
	if extVector(x.typ) != nil || extVector(y.typ) != nil {
		return b.vectorBinary(op, code, x, y, pos)
	}
	if memberPtr(x.typ) != nil || memberPtr(y.typ) != nil {
		return b.memberCompare(op, x, y, pos)
	}
	if isPointer(x.typ) || isPointer(y.typ) || isNullptr(x.typ) || isNullptr(y.typ) {
		return b.pointerBinary(op, code, x, y, pos)
	}
	if ex, ok := x.typ.T.(*Enum); ok && ex.Scoped && code.IsCompare() && sameType(x.typ.T, y.typ.T) {
		return b.logical(value(fold.Binary(code, x.x, y.x, ir.Bool, pos), basic(Bool), pos))
	}
	bx, okx := basicOf(x.typ)
	by, oky := basicOf(y.typ)
	intOnly := code == ir.Rem || code == ir.Shl || code == ir.Shr || code == ir.And || code == ir.Or || code == ir.Xor
	if code == ir.NoOp || !okx || !oky || intOnly && (!bx.isInt() || !by.isInt()) {
		b.noOperator(op, x, y, pos)
		return operand{}
	}
	if code == ir.Shl || code == ir.Shr {
		x, y = b.promoted(x), b.promoted(y)
		return value(b.folded(code, x.x, y.x, x.x.Type(), pos), x.typ, pos)
	}
	t := b.common(x, y, bx, by)
	s := scalarOf(t)
	cx, cy := fold.Convert(x.x, s, x.pos), fold.Convert(y.x, s, y.pos)
	if code.IsCompare() {
		return b.logical(value(fold.Binary(code, cx, cy, ir.Bool, pos), basic(Bool), pos))
	}
	return value(b.folded(code, cx, cy, s, pos), basic(t), pos)
}

// folded is fold.Binary of numbers of type t. In a constant expression what C++ does not define is left to the
// evaluation, which it ends if it comes to it.
func (b *body) folded(op ir.BinaryOp, x, y ir.Expr, t ir.Type, pos source.Pos) ir.Expr {
	if b.ctx.konst && b.c.dialect != ir.OpenCL {
		k, s, okx := fold.Const(x)
		l, u, oky := fold.Const(y)
		if okx && oky && (!fold.Defined(op, k, l, s, u) || op == ir.Shl && !b.c.cpp20() && !fold.Shifts(k, l, s)) {
			return &ir.Binary{X: ir.X{Typ: t, At: pos}, Op: op, A: x, B: y}
		}
	}
	return fold.Binary(op, x, y, t, pos)
}

// common is the usual arithmetic type ([expr.arith.conv]).
func (b *body) common(x, y operand, bx, by Basic) Basic {
	return usual(promotedBits(x, bx), promotedBits(y, by))
}

// pointerBinary is pointer arithmetic and comparison.
func (b *body) pointerBinary(op string, code ir.BinaryOp, x, y operand, pos source.Pos) operand {
	px, py := isPointer(x.typ), isPointer(y.typ)
	switch {
	case code == ir.Add && px && !py:
		return b.pointerAdd(x, y, false, pos)
	case code == ir.Add && py && !px:
		return b.pointerAdd(y, x, false, pos)
	case code == ir.Sub && px && !py:
		return b.pointerAdd(x, y, true, pos)
	case code == ir.Sub && px && py:
		return b.pointerDiff(x, y, pos)
	case code.IsCompare():
		return b.pointerCompare(op, code, x, y, pos)
	}
	b.noOperator(op, x, y, pos)
	return operand{}
}

// pointerAdd is p+i, or p-i when minus is set ([expr.add]/4).
func (b *body) pointerAdd(p, i operand, minus bool, pos source.Pos) operand {
	elem := pointee(p.typ)
	if !b.complete(elem, pos) {
		return operand{}
	}
	if isFunc(elem) {
		b.c.errorf(codeOperand, pos, "arithmetic on a pointer to a function")
		return operand{}
	}
	idx := b.indexValue(i)
	if idx == nil {
		return operand{}
	}
	if minus {
		idx = fold.Unary(ir.Neg, fold.Convert(idx, ir.I64, pos), ir.I64, pos)
	}
	ptr := p.x
	typ := ptr.Type()
	if isVoid(elem) && b.substituting() {
		b.noOperator("+", p, i, pos)
		return operand{}
	}
	if isVoid(elem) { // GNU: void has size 1
		void := typ.(*ir.Pointer)
		bytes := &ir.Pointer{Elem: ir.U8, Space: void.Space, Const: void.Const}
		x := &ir.PtrAdd{X: ir.X{Typ: bytes, At: pos}, Ptr: b.ptrCast(ptr, bytes, pos), I: idx}
		return value(b.ptrCast(x, typ, pos), p.typ, pos)
	}
	if k, _, ok := fold.Const(idx); ok && k.Bits == 0 {
		return p
	}
	return value(&ir.PtrAdd{X: ir.X{Typ: typ, At: pos}, Ptr: ptr, I: idx}, p.typ, pos)
}

// pointerDiff is the difference of two pointers ([expr.add]/5).
func (b *body) pointerDiff(x, y operand, pos source.Pos) operand {
	ex, ey := pointee(x.typ), pointee(y.typ)
	if !sameType(ex.T, ey.T) && b.c.dialect != ir.OpenCL || isVoid(ex) && b.substituting() || !b.complete(ex, pos) {
		b.noOperator("-", x, y, pos)
		return operand{}
	}
	a, c := b.unifyPointers(x, y, pos)
	if isVoid(ex) {
		bytes := &ir.Pointer{Elem: ir.U8, Space: a.Type().(*ir.Pointer).Space, Const: true}
		a, c = b.ptrCast(a, bytes, pos), b.ptrCast(c, bytes, pos)
	}
	return value(&ir.PtrDiff{X: ir.X{Typ: ir.I64, At: pos}, A: a, B: c}, basic(Long), pos)
}

// unifyPointers gives both operands one IR type.
func (b *body) unifyPointers(x, y operand, pos source.Pos) (ir.Expr, ir.Expr) {
	px, okx := x.x.Type().(*ir.Pointer)
	py, oky := y.x.Type().(*ir.Pointer)
	if !okx || !oky || ir.Identical(px, py) {
		return x.x, y.x
	}
	t := &ir.Pointer{Elem: px.Elem, Space: px.Space, Const: px.Const || py.Const}
	if px.Space != py.Space {
		t.Space = ir.Generic
	}
	if !ir.Identical(px.Elem, py.Elem) {
		if d, bs := recordOf(pointee(x.typ)), recordOf(pointee(y.typ)); d != nil && bs != nil {
			if adj, ok := b.pointerToBase(x, d, bs, pointee(y.typ)); ok {
				x, t.Elem = adj, py.Elem
			} else if adj, ok := b.pointerToBase(y, bs, d, pointee(x.typ)); ok {
				y = adj
			}
		} else if isVoid(pointee(y.typ)) {
			t.Elem = py.Elem
		}
	}
	return b.ptrCast(x.x, t, pos), b.ptrCast(y.x, t, pos)
}

// pointerCompare compares two pointers ([expr.rel], [expr.eq]). Null pointer constants have no order, but for 0, which
// nvcc compares with a pointer.
func (b *body) pointerCompare(op string, code ir.BinaryOp, x, y operand, pos source.Pos) operand {
	null := func(o operand) bool { return o.null || isNullptr(o.typ) }
	ordered := b.c.dialect != ir.OpenCL && code != ir.Eq && code != ir.Ne
	switch {
	case ordered && (isNullptr(x.typ) || isNullptr(y.typ) ||
		b.substituting() && !(isPointer(x.typ) && isPointer(y.typ))):
		b.noOperator(op, x, y, pos)
		return operand{}
	case null(x) && null(y):
		return b.logical(value(fold.Bool(fold.Holds(code, 0), pos), basic(Bool), pos))
	case null(x) && !isPointer(x.typ):
		x = b.convert(x, y.typ, cCast)
	case null(y) && !isPointer(y.typ):
		y = b.convert(y, x.typ, cCast)
	}
	if x.mode == poison || y.mode == poison {
		return operand{}
	}
	if !isPointer(x.typ) || !isPointer(y.typ) {
		b.noOperator(op, x, y, pos)
		return operand{}
	}
	ex, ey := pointee(x.typ), pointee(y.typ)
	if b.c.dialect != ir.OpenCL {
		e := b.compositePointer(ex, ey)
		if !e.Valid() {
			b.noOperator(op, x, y, pos)
			return operand{}
		}
		if !b.mayPointAt(ex, e, pos) || !b.mayPointAt(ey, e, pos) {
			return operand{}
		}
	}
	a, c := b.unifyPointers(x, y, pos)
	return b.logical(value(fold.Binary(code, a, c, ir.Bool, pos), basic(Bool), pos))
}

// logicalExpr is && and ||: the right side is evaluated, with its effects, only if needed ([expr.log.and],
// [expr.log.or]).
func (b *body) logicalExpr(s *Scope, e *ast.Binary) operand {
	x := b.expr(s, e.X)
	if x.mode == poison {
		b.quietExpr(s, e.Y)
		return x
	}
	mark := len(*b.out)
	var y operand
	effects := b.branch(func() { y = b.expr(s, e.Y) })
	if y.mode == poison {
		return y
	}
	if overloadable(x.typ) || overloadable(y.typ) {
		if b.userOperator("operator"+e.Op, []operand{x, y}, s, e.At) {
			*b.out = append(*b.out, effects...)
			b.saveAt(mark, &x)
			r, _ := b.operatorCall("operator"+e.Op, []operand{x, y}, s, e.At)
			return r
		}
	}
	if extVector(x.typ) != nil || extVector(y.typ) != nil {
		*b.out = append(*b.out, effects...)
		x, y = b.rvalue(x), b.rvalue(y)
		b.saveAt(mark, &x)
		return b.vectorLogical(e.Op, x, y, e.At)
	}
	cx := b.condition(x)
	effects = append(effects, b.branch(func() { y = b.condition(y) })...)
	if cx.mode == poison || y.mode == poison {
		return operand{}
	}
	return b.logical(b.shortCircuit(e.Op, cx, y, effects, e.At))
}

// userOperator reports whether a user's function would be called for an operator.
func (b *body) userOperator(name string, args []operand, s *Scope, pos source.Pos) bool {
	var members []*FuncObj
	if r := recordOf(args[0].typ); r != nil {
		members = b.methodsOf(r, name)
	}
	free := b.enumOperators(b.operatorSet(name, args, s, pos), args, pos)
	best, viable := b.operatorChoice(name, free, members, args, pos)
	return len(viable) > 0 && (best == nil || best.fi != nil)
}

// shortCircuit joins two truth values; effects are those of evaluating y.
func (b *body) shortCircuit(op string, x, y operand, effects []ir.Stmt, pos source.Pos) operand {
	code := ir.LogAnd
	if op == "||" {
		code = ir.LogOr
	}
	k, _, known := fold.Const(x.x)
	switch {
	case known && (k.Bits != 0) == (code == ir.LogOr):
		return value(fold.Bool(code == ir.LogOr, pos), basic(Bool), pos)
	case len(effects) == 0:
		return value(fold.Binary(code, x.x, y.x, ir.Bool, pos), basic(Bool), pos)
	case known:
		*b.out = append(*b.out, effects...)
		return y
	}
	t := b.temp(ir.Bool, x.x, pos)
	test := ir.Expr(ref(t.Var, pos))
	if code == ir.LogOr {
		test = fold.Unary(ir.Not, test, ir.Bool, pos)
	}
	effects = append(effects, &ir.Assign{S: ir.S{At: pos}, Dst: ref(t.Var, pos), Src: y.x})
	b.emit(&ir.If{S: ir.S{At: pos}, Cond: test, Then: effects})
	return value(ref(t.Var, pos), basic(Bool), pos)
}

// quiet is b with its statements thrown away.
func (b *body) quiet() *body {
	q := *b
	q.out = new([]ir.Stmt)
	q.ctx.unevaluated++
	q.ctx.throws = nil
	return &q
}

// compositePointer is the common pointee of two pointers ([expr.type]).
func (b *body) compositePointer(x, y QT) QT {
	t := QT{T: x.T, Const: x.Const || y.Const, Volatile: x.Volatile || y.Volatile, Space: x.Space}
	if x.Space != y.Space {
		t.Space = ir.Generic
	}
	switch {
	case sameType(x.T, y.T) || isVoid(x):
		return t
	case isFunc(x) && isFunc(y): // one may lose noexcept
		if convertsFunc(x.T, y.T) {
			return y
		} else if convertsFunc(y.T, x.T) {
			return x
		}
		return QT{}
	case isVoid(y):
		t.T = y.T
		return t
	}
	if rx, ry := recordOf(x), recordOf(y); rx != nil && ry != nil {
		if _, ok := derivesFrom(rx, ry); ok {
			t.T = ry
			return t
		}
		if _, ok := derivesFrom(ry, rx); ok {
			return t
		}
	}
	if b.c.dialect == ir.OpenCL {
		return t
	}
	return combined(x, y)
}

// mayPointAt reports, with a message if not, whether a pointer to an object of type from may become one to an object of
// type to, if that is a base class of it ([conv.ptr]/3): there is one such base, and it is accessible.
func (b *body) mayPointAt(from, to QT, pos source.Pos) bool {
	d, base := recordOf(from), recordOf(to)
	if d == nil || base == nil || d == base {
		return true
	}
	path, _ := derivesFrom(d, base)
	return b.oneBase(d, base, pos) && b.mayConvert(d, path, pos)
}

// combined is the qualification-combined type of two similar types that differ below their first pointer
// ([conv.qual]/3): where the pointees get a qualifier, everything above them is const. It is the zero QT for types
// that are not similar.
func combined(x, y QT) QT {
	t := QT{T: x.T, Const: x.Const || y.Const, Volatile: x.Volatile || y.Volatile, Space: x.Space}
	if sameType(x.T, y.T) {
		return t
	}
	px, okx := x.T.(*Pointer)
	py, oky := y.T.(*Pointer)
	if !okx || !oky {
		return QT{}
	}
	e := combined(px.Elem, py.Elem)
	if !e.Valid() {
		return QT{}
	}
	t.T, t.Const = &Pointer{Elem: e}, true // at least one of the pointees has other qualifiers than e
	return t
}
