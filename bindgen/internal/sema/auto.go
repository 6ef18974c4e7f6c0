package sema

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// ---- auto ----

// isAutoType reports whether t contains auto.
func isAutoType(t QT) bool {
	switch tt := t.T.(type) {
	case *Auto:
		return true
	case *Pointer:
		return isAutoType(tt.Elem)
	case *Reference:
		return isAutoType(tt.Elem)
	case *Array:
		return isAutoType(tt.Elem)
	}
	return false
}

func (b *body) initAuto(s *Scope, v *VarObj, in initializer) {
	mark := len(*b.out)
	op := b.autoOperand(in, v.Pos)
	if in.x == nil {
		v.Type = QT{}
		return
	}
	if op.mode == poison {
		b.declareName(s, v.Name, v, v.Pos)
		v.Type = QT{}
		return
	}
	b.initAutoWith(s, v, in, op, mark)
}

// autoOperand is the initialiser from which auto is deduced: a list of one item without = is that item, and one with =
// a std::initializer_list; other lists without = make no auto ([dcl.type.auto.deduct]/4).
func (b *body) autoOperand(in initializer, pos source.Pos) operand {
	items := 1
	in = b.unpacked(in)
	switch x := in.x.(type) {
	case *ast.InitList:
		if in.copied {
			return b.listOperand(in, pos)
		}
		items = len(x.Items)
	case *ast.ParenList:
		items = len(x.Items)
	}
	if items != 1 {
		b.c.errorf(codeAuto, pos, "auto cannot be deduced from %d items without =", items)
		return operand{}
	}
	return b.initOperand(in, pos)
}

// initAutoWith is initAuto where the initialiser has been evaluated, as op; the statements from mark on did that.
func (b *body) initAutoWith(s *Scope, v *VarObj, in initializer, op operand, mark int) {
	t := b.deduceFrom(s, v.Type, in.x, op, v.Pos)
	if !t.Valid() || !b.standsForOne(stoodFor(v.Type, t), "auto", v.Pos) {
		b.declareName(s, v.Name, v, v.Pos)
		v.Type = QT{}
		return
	}
	if v.Constexpr {
		t = addConst(t)
	}
	v.Type = t
	if v.Constexpr && len(*b.out) > mark { // evaluated again, as a constant
		*b.out = (*b.out)[:mark]
		b.initLocal(s, v, in)
		return
	}
	done := initializer{s: s, x: &opExpr{Expr: in.x, op: op}, style: ast.CopyInit}
	if in.style != ast.CopyInit && op.mode != initList && isClass(t) {
		done.style = ast.ParenInit
	}
	b.initLocal(s, v, done)
}

// stoodFor is what auto stands for where a declaration with it gives type t.
func stoodFor(declared, t QT) QT {
	switch d := declared.T.(type) {
	case *Pointer:
		if p, ok := t.T.(*Pointer); ok {
			return stoodFor(d.Elem, p.Elem)
		}
	case *Array:
		if a, ok := t.T.(*Array); ok {
			return stoodFor(d.Elem, a.Elem)
		}
	case *Reference:
		if r, ok := t.T.(*Reference); ok && d.RValue == r.RValue {
			return stoodFor(d.Elem, r.Elem)
		}
	case *Auto:
		t.Const, t.Volatile = t.Const && !declared.Const, t.Volatile && !declared.Volatile
	}
	return t
}

// standsForOne reports, with a message if it is not so, whether name, auto or a class template, stands for t in the
// whole declaration of several variables ([dcl.spec.auto]/8, [dcl.type.class.deduct]/1).
func (b *body) standsForOne(t QT, name string, pos source.Pos) bool {
	before := b.ctx.placeholder
	if before == nil || same(*before, t) {
		return true
	}
	if before.Valid() {
		b.c.errorf(codeAuto, pos, "%s stands for '%s' in this declaration, and here for '%s'", name, *before, t)
		return false
	}
	*before = t
	return true
}

// deduceFrom is deduceAuto where the expression is at hand, so that decltype(auto) is its decltype
// ([dcl.type.auto.deduct]/5).
func (b *body) deduceFrom(s *Scope, t QT, x ast.Expr, op operand, pos source.Pos) QT {
	if a, ok := t.T.(*Auto); ok && a.Decltype && op.mode != initList {
		return b.c.decltype(s, &ast.DecltypeType{Base: ast.Base{At: pos}, Word: "decltype", X: x})
	}
	return b.deduceAuto(t, op, pos)
}

// deduceAuto replaces auto in t by what the initialiser says ([dcl.type.auto.deduct]).
func (b *body) deduceAuto(t QT, op operand, pos source.Pos) QT {
	if op.mode == initList && takesList(t) {
		if l := b.initListOf(op, pos); l.Valid() {
			return l
		}
	}
	if op.mode == overload && op.this == nil {
		op = b.functionExpr(op)
	}
	if op.mode == initList || op.mode == overload || op.mode == typeName_ || op.mode == voidVal && !isAuto(t) {
		b.c.errorf(codeAuto, pos, "auto cannot be deduced from this")
		return QT{}
	}
	if op.mode == voidVal {
		return basic(Void)
	}
	if r, ok := t.T.(*Reference); ok {
		if _, plain := r.Elem.T.(*Auto); plain {
			e := op.typ
			if op.mode != lvalue {
				e = e.Unqual()
			}
			if b.c.dialect != ir.OpenCL {
				e.Space = ir.Generic
			}
			if r.RValue && !r.Elem.Const && op.mode == lvalue && !op.xval {
				return QT{T: &Reference{Elem: e}}
			}
			if r.Elem.Const {
				e = addConst(e)
			}
			return QT{T: &Reference{Elem: e, RValue: r.RValue}}
		}
		e := b.deduceInto(r.Elem, op.typ, pos)
		if !e.Valid() {
			return e
		}
		return QT{T: &Reference{Elem: e, RValue: r.RValue}}
	}
	from := b.c.decay(op.typ).Unqual()
	if a, isArr := op.typ.T.(*Array); isArr && b.c.dialect == ir.OpenCL && a.Elem.Space == ir.Generic {
		e := a.Elem
		e.Space = op.typ.Space
		from = pointerTo(e)
	}
	return b.deduceInto(t, from, pos)
}

// takesList reports whether a std::initializer_list may initialise a variable that is declared with type t, which has
// auto: the list is a temporary.
func takesList(t QT) bool {
	if r, ok := t.T.(*Reference); ok {
		t = r.Elem
		if !t.Const && !r.RValue {
			return false
		}
	}
	a, ok := t.T.(*Auto)
	return ok && !a.Decltype
}

// deduceInto matches a pattern with auto against a type.
func (b *body) deduceInto(t, from QT, pos source.Pos) QT {
	switch tt := t.T.(type) {
	case *Auto:
		from.Const = from.Const || t.Const
		from.Volatile = from.Volatile || t.Volatile
		return from
	case *Pointer:
		f, ok := from.T.(*Pointer)
		if !ok {
			b.c.errorf(codeAuto, pos, "'%s' is not a pointer", from)
			return QT{}
		}
		e := b.deduceInto(tt.Elem, f.Elem, pos)
		if !e.Valid() {
			return e
		}
		return QT{T: &Pointer{Elem: e}, Const: t.Const}
	case *Array:
		f, ok := from.T.(*Array)
		if !ok || f.N != tt.N {
			b.c.errorf(codeAuto, pos, "'%s' is not an array of %d elements", from, tt.N)
			return QT{}
		}
		e := b.deduceInto(tt.Elem, f.Elem, pos)
		if !e.Valid() {
			return e
		}
		return QT{T: &Array{Elem: e, N: f.N}}
	}
	if isAutoType(t) {
		b.c.errorf(codeAuto, pos, "auto cannot be deduced here")
		return QT{}
	}
	return t
}
