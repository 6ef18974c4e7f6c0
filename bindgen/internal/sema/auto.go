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
	op := b.initOperand(in, v.Pos)
	if in.x == nil {
		v.Type = QT{}
		return
	}
	if op.mode == poison {
		b.declareName(s, v.Name, v, v.Pos)
		v.Type = QT{}
		return
	}
	t := b.deduceFrom(s, v.Type, in.x, op, v.Pos)
	if !t.Valid() {
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
	done := &opExpr{Expr: in.x, op: op}
	b.initLocal(s, v, initializer{s, done, ast.CopyInit})
}

// deduceFrom is deduceAuto where the expression is at hand, so that decltype(auto) is its decltype ([dcl.type.auto.deduct]/5).
func (b *body) deduceFrom(s *Scope, t QT, x ast.Expr, op operand, pos source.Pos) QT {
	if a, ok := t.T.(*Auto); ok && a.Decltype && op.mode != initList {
		return b.c.decltype(s, &ast.DecltypeType{Base: ast.Base{At: pos}, Word: "decltype", X: x})
	}
	return b.deduceAuto(t, op, pos)
}

// deduceAuto replaces auto in t by what the initialiser says ([dcl.type.auto.deduct]).
func (b *body) deduceAuto(t QT, op operand, pos source.Pos) QT {
	if op.mode == initList && isAuto(t) {
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
			b.c.errorf(codeAuto, pos, "'%s' is no pointer", from)
			return QT{}
		}
		e := b.deduceInto(tt.Elem, f.Elem, pos)
		if !e.Valid() {
			return e
		}
		return QT{T: &Pointer{Elem: e}, Const: t.Const}
	}
	if isAutoType(t) {
		b.c.errorf(codeAuto, pos, "auto cannot be deduced here")
		return QT{}
	}
	return t
}

// ---- structured bindings ----

// structured is auto [a, b] = x; for arrays and classes with public members ([dcl.struct.bind]).
func (b *body) structured(s *Scope, d *ast.VarDecl) {
	base := b.c.specType(s, d.Spec)
	t := base
	if d.Decl != nil {
		t = b.c.declType(s, base, d.Decl)
	}
	if !t.Valid() {
		return
	}
	op := b.initOperand(initFrom(s, d.Init, d.Style), d.At)
	if op.mode == poison {
		return
	}
	var src operand
	if r, ok := b.deduceBinding(t, op, d.At).T.(*Reference); ok {
		src = b.bind(op, r, implicit)
		if src.mode == poison {
			return
		}
		p := b.temp(b.lower(QT{T: r}, d.At), b.refTo(src, QT{T: r}, d.At), d.At)
		src = place(&ir.Deref{X: ir.X{Typ: src.x.Type(), At: d.At}, Ptr: p}, r.Elem, d.At)
	} else {
		q := op.typ
		if a, isArray := q.T.(*Array); isArray {
			typ := b.lower(QT{T: a}, d.At)
			if typ == nil {
				return
			}
			src = place(b.temp(typ, nil, d.At), QT{T: a}, d.At)
			if b.copyArray(src, op, a, d.At) {
				src.typ.Const = t.Const
				b.bindNames(s, d, src)
			}
			return
		}
		if !b.checkDtor(q, d.At) {
			return
		}
		v := b.convert(op, q.Unqual(), implicit)
		if v.mode == poison {
			return
		}
		q.Const = q.Const && t.Const || t.Const
		src = place(b.temp(v.x.Type(), b.rvalue(v).x, d.At), q, d.At)
	}
	b.bindNames(s, d, src)
}

func (b *body) deduceBinding(t QT, op operand, pos source.Pos) QT {
	if !isRef(t) {
		return t
	}
	return b.deduceAuto(t, op, pos)
}

// tupleParts appends what std::get<i> gives of the prelude's std::tuple and std::array; nil for other classes.
func (b *body) tupleParts(parts []operand, src operand, r *Record, pos source.Pos) []operand {
	if r.Template == nil || !b.c.isPrelude(r.Template.Pos) || len(r.Fields) == 0 {
		return parts
	}
	first := b.field(src, r, 0, pos)
	switch r.Template.Name {
	case "tuple":
		parts = append(parts, first)
		if rest := b.field(src, r, 1, pos); recordOf(rest.typ) != nil {
			parts = b.tupleParts(parts, rest, recordOf(rest.typ), pos)
		}
	case "array":
		if a, ok := first.typ.T.(*Array); ok {
			for i := range min(a.N, 1024) {
				parts = append(parts, b.elementAt(first, a, intConst(ir.I32, i, pos), pos))
			}
		}
	}
	return parts
}

func (b *body) bindNames(s *Scope, d *ast.VarDecl, src operand) {
	var parts []operand
	switch t := src.typ.T.(type) {
	case *Array:
		for i := range min(t.N, 1024) {
			parts = append(parts, b.elementAt(src, t, intConst(ir.I32, i, d.At), d.At))
		}
	case *Vector:
		for i := range t.N {
			parts = append(parts, b.lanes(src, t, []int{i}, d.At))
		}
	case *Record:
		if len(t.Fields) == 1 && t.Fields[0].Base {
			src = b.field(src, t, 0, d.At)
			b.bindNames(s, d, src)
			return
		}
		if parts = b.tupleParts(nil, src, t, d.At); parts != nil {
			break
		}
		for i := range t.Fields {
			parts = append(parts, b.field(src, t, i, d.At))
		}
	}
	if len(parts) != len(d.Names) {
		b.c.errorf(codeInit, d.At, "'%s' has %d parts, the structured binding %d names", src.typ, len(parts), len(d.Names))
		return
	}
	for i, n := range d.Names {
		v := &VarObj{Name: n.Text, Type: parts[i].typ, Ref: &parts[i], Pos: n.Pos, resolved: 2, owner: b.fn}
		b.declareName(s, n.Text, v, n.Pos)
	}
}
