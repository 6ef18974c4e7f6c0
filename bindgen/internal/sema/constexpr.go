package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/interp"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Constant expressions are lowered like any others and then run: what is constant without effects has been folded on
// the way; calls and loops of constexpr functions are executed on their IR (package interp).

// constExpr evaluates an expression that must be constant, of arithmetic or enumeration type. A message is given if it
// is not.
func (c *checker) constExpr(s *Scope, e ast.Expr) (Const, QT, bool) {
	return c.constIn(c.scratch(), s, e, QT{})
}

// constIn is constExpr inside a function, with a conversion to the type to if that is valid.
func (c *checker) constIn(outer *body, s *Scope, e ast.Expr, to QT) (Const, QT, bool) {
	b := outer.constBody()
	b.constantOf = enclosing(s)
	op := b.expr(s, e)
	if op.mode == initList {
		if to.Valid() {
			op = b.listInit(op, to)
		}
	} else if to.Valid() && op.mode != poison {
		if isBool(to) {
			op = b.condition(op)
		} else {
			op = b.convert(op, to, implicit)
		}
	}
	op = b.rvalue(op)
	return b.constOf(op, e.Pos())
}

// constBody is a body for a constant expression inside b: it sees b's names but keeps its statements to itself.
func (b *body) constBody() *body {
	return &body{c: b.c, fn: b.fn, out: new([]ir.Stmt), names: b.names, this: b.this, method: b.method, shared: b.shared,
		ctx: context{konst: true}}
}

// constOf runs what was emitted and gives the value of op.
func (b *body) constOf(op operand, pos source.Pos) (Const, QT, bool) {
	if op.mode == poison {
		return Const{}, QT{}, false
	}
	if op.mode != rvalue {
		b.rvalueNeeded(op)
		return Const{}, QT{}, false
	}
	if isClass(op.typ) {
		if op = b.classToArith(op); op.mode == poison {
			b.c.errorf(codeConstant, pos, "this is not an integer constant")
			return Const{}, QT{}, false
		}
	}
	if op.konst != nil && len(*b.out) == 0 {
		return *op.konst, op.typ, true
	}
	if op.null && isNullptr(op.typ) {
		return Const{}, op.typ, true
	}
	s, ok := op.x.Type().(ir.Scalar)
	if !ok {
		b.c.errorf(codeConstant, pos, "this is not an integer constant")
		return Const{}, QT{}, false
	}
	v, err := b.c.evaluate(interp.New(), *b.out, op.x)
	if err != nil {
		d := b.c.errorf(codeConstant, pos, "this is not a constant expression")
		if err.Pos != 0 {
			d.Note(err.Pos, "%s", err.Msg)
		}
		return Const{}, QT{}, false
	}
	if s.IsFloat() {
		return Const{Float: true, F: v.Float}, op.typ, true
	}
	return Const{I: v.Bits}, op.typ, true
}

// evaluate runs statements on in and gives the value of x; c.evalFailed keeps why that failed.
func (c *checker) evaluate(in *interp.Machine, list []ir.Stmt, x ir.Expr) (interp.Value, *interp.Error) {
	in.Wraps, in.Asks = in.Lenient || c.dialect == ir.OpenCL, c.vars.evaluation
	in.Narrow = !c.cpp20()
	began := in.Steps()
	left := max(0, min(maxWork-c.effort.spent, maxUnitWork-c.effort.before-c.effort.spent)) + 1
	in.Most = min(in.Most, began+left*stepsOfWork)
	v, err := in.Run(list, x)
	c.work(onConstants, (in.Steps()-began)/stepsOfWork)
	if err != nil && err.Long && left*stepsOfWork < interp.MaxSteps {
		c.overworked(err.Pos)
	}
	c.report.ran, c.report.asked = in.Ran, in.Asked
	if err == nil && in.Ran && in.Asked {
		err = &interp.Error{Pos: x.Pos(), Msg: "it asks whether it is a constant, which it is not"}
	}
	if err != nil && slices.ContainsFunc(list, isMemory("mem.alloc")) && !slices.ContainsFunc(list, isMemory("mem.free")) {
		err.Unknown = true // what new gives stays ([expr.const]/2.18, in C++20 /10)
	}
	c.report.notConstant = err
	return v, err
}

// isMemory returns a function that reports whether a statement is op, which allocates or frees memory.
func isMemory(op ir.Op) func(ir.Stmt) bool {
	return func(s ir.Stmt) bool {
		e, ok := s.(*ir.Effect)
		return ok && e.Op == op
	}
}

// constScalarIn evaluates the initialiser of a constant of arithmetic or enumeration type.
func (c *checker) constScalarIn(outer *body, s *Scope, t QT, in initializer) (Const, bool) {
	b := outer.constBody()
	b.constantOf = enclosing(s)
	op := b.initOperand(in, 0)
	if in.x == nil {
		return Const{}, false
	}
	if in.style == ast.CopyInit || in.copied {
		op = b.convert(op, t.Unqual(), implicit)
	} else {
		op = b.directly(op, t.Unqual())
	}
	op = b.rvalue(op)
	k, _, ok := b.constOf(op, in.x.Pos())
	return k, ok
}

// constInitScalar evaluates the initialiser of a namespace-scope or member constant.
func (c *checker) constInitScalar(s *Scope, t QT, init ast.Expr, style ast.InitStyle) (Const, bool) {
	return c.constScalarIn(c.scratch(), s, t, initFrom(s, init, style))
}

// constInit evaluates a constant initialiser of any type to IR as ir.Var.Init has it. A lenient one may call functions
// that are not constexpr: compilers run them before the program where they can ([basic.start.static]/3).
func (c *checker) constInit(s *Scope, t QT, init ast.Expr, style ast.InitStyle, lenient bool) (ir.Expr, bool) {
	b := c.scratch()
	b.ctx.konst, b.constantOf = true, enclosing(s)
	pos := source.Pos(0)
	if init != nil {
		pos = init.Pos()
	}
	t = QT{T: t.T}
	typ := c.lowerType(t, pos)
	if typ == nil {
		return nil, false
	}
	v := &ir.Var{Name: "object", Type: typ, Kind: ir.Temp, Pos: pos}
	b.emit(&ir.Declare{S: ir.S{At: pos}, Var: v, Init: &ir.Zero{X: ir.X{Typ: typ, At: pos}}})
	before := c.diags.Len()
	x, ok := b.constList(v, t, initFrom(s, init, style), pos)
	if x != nil {
		return x, true
	}
	if !ok {
		if c.diags.Len() == before {
			c.errorf(codeConstant, pos, "this initialiser could not be understood")
		}
		return nil, false
	}
	if len(*b.out) == 1 {
		return &ir.Zero{X: ir.X{Typ: typ, At: pos}}, true // whatever the type, unions too
	}
	in := interp.New()
	in.Lenient = lenient
	val, err := c.evaluate(in, *b.out, ref(v, pos))
	if err != nil && err.Long {
		c.tooLongInit(pos)
		return nil, false
	}
	if err != nil {
		d := c.errorf(codeConstant, pos, "this initialiser is not constant")
		if err.Pos != 0 {
			d.Note(err.Pos, "%s", err.Msg)
		}
		return nil, false
	}
	if x = in.Initial(val, typ, pos); x == nil {
		if in.Automatic(val) {
			c.report.notConstant = automatic(pos)
		}
		c.errorf(codeConstant, pos, "this initialiser is not constant").Note(pos,
			"it holds a pointer to what is no variable of the module, or a pointer in a union")
		return nil, false
	}
	return x, true
}

func (c *checker) tooLongInit(pos source.Pos) {
	c.errorf(codeConstant, pos, "this initialiser is too long: kbind evaluates at most %d elements and %d operations "+
		"of one", interp.MaxParts, interp.MaxSteps)
}

// constList initialises v, which is zero and of type t. If in is a list of numbers alone, or a string, it returns the
// value of v instead: tables have so many that each would cost a statement and its evaluation.
func (b *body) constList(v *ir.Var, t QT, in initializer, pos source.Pos) (x ir.Expr, ok bool) {
	dst, mark := place(ref(v, pos), t, pos), len(*b.out)
	var a *agg
	arr, isArray := t.T.(*Array)
	switch lit := in.x.(type) {
	case *ast.InitList:
		if in.style != ast.BraceInit || recordOf(t) != nil {
			return nil, b.initMember(dst, t, in, pos)
		}
		if a = b.c.decls.fitted.of(lit, in, t); a == nil {
			a = b.fitAs(t, lit, in.s, in.kind())
		}
	case *ast.StringLit:
		if !isArray || in.style != ast.CopyInit || !isAnyChar(arr.Elem) {
			return nil, b.initMember(dst, t, in, pos)
		}
		op := b.expr(in.s, in.x)
		if op.str == nil || !op.str.initialises(arr.Elem) {
			return nil, b.initMember(dst, t, in, pos)
		}
		a = b.fitString(t, arr, op)
	default:
		return nil, b.initMember(dst, t, in, pos)
	}
	if a == nil {
		return nil, false
	}
	if n := 0; len(*b.out) == mark && a.fills(v.Type, &n) && !a.zero() {
		if n > interp.MaxParts {
			b.c.tooLongInit(pos)
			return nil, false
		}
		k := initials{pos: pos}
		return k.of(a, v.Type), true
	}
	if b.c.work(onConstants, a.given()*storeWork); b.c.overworked(pos) {
		return nil, false
	}
	return nil, b.storeAgg(dst, a, true)
}

// fitting is a list fitted to an array of unknown bound, to count its elements, which initialises that array.
type fitting struct {
	list *ast.InitList
	s    *Scope
	a    *agg
}

// of is what in, a list, fits to t, if that is known; nil if not.
func (f *fitting) of(list *ast.InitList, in initializer, t QT) *agg {
	if f.a == nil || f.list != list || f.s != in.s || in.kind() != copyBraces || !sameType(f.a.t.T, t.T) {
		return nil
	}
	return f.a
}

// literal reports whether e consists of literals alone. It is then the same where nothing is evaluated, unless
// functions are called or variables used: by literal operators, conversions and default member initialisers.
func literal(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.IntLit, *ast.FloatLit, *ast.CharLit, *ast.BoolLit, *ast.StringLit:
		return true
	case *ast.Paren:
		return literal(e.X)
	case *ast.Unary:
		return literal(e.X)
	case *ast.Binary:
		return literal(e.X) && literal(e.Y)
	case *ast.InitList:
		return !slices.ContainsFunc(e.Items, func(i ast.InitItem) bool { return !literal(i.X) })
	}
	return false
}

// automatic says that a constant expression has the address of a variable or temporary of a function.
func automatic(pos source.Pos) *interp.Error {
	return &interp.Error{Pos: pos, Msg: "it is or holds the address of an object that is not static", Unknown: true}
}

// initLength is the number of elements that an initialiser gives an array of unknown bound.
func (c *checker) initLength(s *Scope, t QT, init ast.Expr, style ast.InitStyle) (int64, bool) {
	a, ok := t.T.(*Array)
	if !ok || init == nil {
		return 0, false
	}
	b := c.scratch().quiet()
	in := initFrom(s, init, style)
	if in.style == ast.ParenInit && c.cpp20() && !isText(in) {
		return int64(len(b.expandItems(listOf(parenItems(in.x), init.Pos()).Items, s))), true
	}
	if in.style != ast.BraceInit {
		op := b.initOperand(in, init.Pos())
		if op.str != nil && op.str.initialises(a.Elem) {
			return op.str.length() + 1, true
		}
		if op.mode != poison {
			c.errorf(codeInit, init.Pos(), "an array cannot be initialised from '%s'", opType(op))
		}
		return 0, false
	}
	unused, list := c.indirect.unused, in.x.(*ast.InitList)
	g := b.fit(QT{T: a}, list, s)
	if g == nil {
		return 0, false
	}
	if len(*b.out) == 0 && g.constant() && literal(list) && c.indirect.unused == unused {
		c.decls.fitted = fitting{list, s, g}
	}
	return g.t.T.(*Array).N, true
}

// autoFor deduces auto for a variable at namespace or class scope.
func (c *checker) autoFor(s *Scope, t QT, init ast.Expr, style ast.InitStyle) QT {
	if init == nil {
		return QT{}
	}
	b := c.scratch().quiet()
	op := b.autoOperand(initFrom(s, init, style), init.Pos())
	if op.mode == poison {
		return QT{}
	}
	return b.deduceAuto(t, op, init.Pos())
}

// typeOfExpr is the type of an unevaluated expression, without reference.
func (c *checker) typeOfExpr(s *Scope, e ast.Expr) QT {
	op := c.unevaluated(s, e)
	return op.typ
}

// typeOfExprCat is decltype((e)): T& for lvalues, T&& for xvalues.
func (c *checker) typeOfExprCat(s *Scope, e ast.Expr) QT {
	op := c.unevaluated(s, e)
	if op.mode == lvalue && op.typ.Valid() {
		if op.obj != nil && op.x == nil && op.obj.owner == nil && op.obj.Decl == nil {
			return op.typ
		}
		return QT{T: &Reference{Elem: op.typ, RValue: op.xval}}
	}
	if op.mode == rvalue && op.xval {
		return QT{T: &Reference{Elem: op.typ, RValue: true}}
	}
	return op.typ
}

func (c *checker) unevaluated(s *Scope, e ast.Expr) operand {
	b := c.inExpression(s, e.Pos()).quiet()
	b.ctx.scope = s
	op := b.expr(s, e)
	if op.mode == typeName_ {
		b.rvalueNeeded(op)
		return operand{}
	}
	if op.mode == overload && op.this == nil {
		if u, ok := e.(*ast.Unary); ok && u.Op == "&" {
			return b.functionPointer(op)
		}
		op = b.functionExpr(op)
	}
	return op
}

// inExpression is a scratch body for an expression that stands in s, with the object that this points to there.
func (c *checker) inExpression(s *Scope, pos source.Pos) *body {
	b := c.scratch()
	if f := enclosing(s); f != nil && f.lowering != nil {
		b.this, b.method, b.fn, b.names = f.lowering.this, f.lowering.method, f.lowering.fn, f.lowering.names
	}
	for t := s; t != nil && b.this == nil; t = t.Parent {
		if t.This.Valid() {
			this := place(&ir.Zero{X: ir.X{Typ: b.lower(t.This, pos), At: pos}}, t.This, pos)
			b.this, b.method = &this, recordOf(t.This)
		}
	}
	return b
}

// enclosing is the function instance whose scopes s is inside of, while it is lowered.
func enclosing(s *Scope) *FuncInst {
	for ; s != nil; s = s.Parent {
		if s.Func != nil {
			return s.Func
		}
	}
	return nil
}
