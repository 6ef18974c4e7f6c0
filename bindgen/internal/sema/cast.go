package sema

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

func (b *body) cast(s *Scope, e *ast.Cast) operand {
	t := b.c.typeOf(s, e.Type)
	if !t.Valid() {
		return operand{}
	}
	switch x := e.X.(type) {
	case *ast.ParenList:
		if v := extVector(t); v != nil {
			return b.vectorLiteral(s, t, v, x.Items, e.At)
		}
		return b.explicit(b.parenList(s, x), t, cCast, e.At)
	case *ast.InitList:
		return b.compound(s, t, x, e.At)
	}
	if v := extVector(t); v != nil {
		if p, ok := e.X.(*ast.Paren); ok {
			return b.vectorLiteral(s, t, v, []ast.Expr{p.X}, e.At)
		}
	}
	return b.explicit(b.expr(s, e.X), t, cCast, e.At)
}

// compound is a C99 compound literal, or T{...}.
func (b *body) compound(s *Scope, t QT, list *ast.InitList, pos source.Pos) operand {
	if r := recordOf(t); r != nil && b.substituting() && (!b.complete(t, pos) || !b.mayMake(r, pos)) {
		return operand{}
	}
	op := b.listInitAs(operand{mode: initList, list: list, env: s, pos: pos}, t, braces)
	if op.mode == rvalue && b.c.dialect == ir.OpenCL {
		if _, isArray := op.x.Type().(*ir.Array); isArray {
			return place(op.x, op.typ, pos)
		}
	}
	if _, isArray := op.typ.T.(*Array); isArray && op.mode == rvalue {
		op.mode, op.xval = lvalue, true
	}
	return op
}

// parenList is the comma operator in parentheses.
func (b *body) parenList(s *Scope, e *ast.ParenList) operand {
	if len(e.Items) == 0 {
		b.c.errorf(codeOperand, e.At, "an expression is missing between the parentheses")
		return operand{}
	}
	for _, x := range e.Items[:len(e.Items)-1] {
		b.discard(s, x)
	}
	return b.expr(s, e.Items[len(e.Items)-1])
}

func (b *body) namedCast(s *Scope, e *ast.NamedCast) operand {
	t := b.c.typeOf(s, e.Type)
	op := b.expr(s, e.X)
	if !t.Valid() || op.mode == poison {
		return operand{}
	}
	var how castKind
	switch e.Word {
	case "static_cast":
		how = staticCast
	case "const_cast":
		how = constCast
	case "reinterpret_cast":
		how = reinterpret
	default:
		b.c.unsupported(e.At, "%s", e.Word)
		return operand{}
	}
	if !b.mayCast(op, t, how, e.At) {
		return operand{}
	}
	return b.explicit(op, t, how, e.At)
}

// explicit converts op as a cast does.
func (b *body) explicit(op operand, t QT, how castKind, pos source.Pos) operand {
	if op.mode == poison {
		return op
	}
	op.pos = pos
	if r, ok := t.T.(*Reference); ok {
		if op.mode == lvalue || isFunc(r.Elem) {
			return b.castToRef(op, r, how, pos)
		}
		if how == constCast { // an object of a class
			op = place(b.placeOf(op), op.typ, pos)
			op.xval = true
			return b.castToRef(op, r, how, pos)
		}
		if b.castsTemporary(op, r, how) {
			if how == cCast {
				op.typ.Const, op.typ.Volatile = r.Elem.Const, r.Elem.Volatile
			}
			op = place(b.placeOf(op), op.typ, pos)
			op.xval = true
			return b.castToRef(op, r, how, pos)
		}
		v := b.bind(op, r, implicit)
		v.xval = r.RValue && v.mode == lvalue
		return v
	}
	if isVoid(t) {
		return operand{mode: voidVal, typ: basic(Void), pos: pos}
	}
	if how == constCast && memberPtr(t) != nil {
		v := b.rvalue(op)
		v.typ = t.Unqual()
		return v
	}
	if how == reinterpret && !isPointerish(op.typ) && !isNullptr(op.typ) && !isPointer(t) &&
		!sameType(b.c.decay(op.typ).T, t.T) && (memberPtr(op.typ) == nil || memberPtr(t) == nil) {
		return b.noConversion(op, t)
	}
	if isClass(t) && how != reinterpret && how != constCast && (op.mode == lvalue || op.mode == rvalue) {
		v := b.constructOps(t, []operand{op}, false, pos) // [expr.static.cast]/4
		if v.mode == rvalue {
			v.typ = t
		}
		return v
	}
	return b.convert(op, t, how)
}

// castsTemporary reports whether a cast of the prvalue op to the reference r refers to the object that op becomes, as
// what a conversion would not bind r to: as a derived class of its own ([expr.static.cast]/2), and in a C-style cast
// also without its qualifiers or as an inaccessible base class ([expr.cast]/4).
func (b *body) castsTemporary(op operand, r *Reference, how castKind) bool {
	if op.mode != rvalue || !r.RValue && !(deepConst(r.Elem) && !r.Elem.Volatile) {
		return false
	}
	derived := b.refCompatible(r.Elem, op.typ, cCast)
	switch how {
	case staticCast:
		return r.RValue && derived && recordOf(op.typ) != recordOf(r.Elem)
	case cCast:
		if recordOf(op.typ) == nil {
			return r.RValue && isPointer(op.typ) && sameType(cvless(op.typ).T, cvless(r.Elem).T)
		}
		return r.RValue && derived || b.refCompatible(op.typ, r.Elem, cCast)
	}
	return false
}

func (b *body) castToRef(op operand, r *Reference, how castKind, pos source.Pos) operand {
	if isFunc(r.Elem) {
		return b.bind(op, r, how)
	}
	d, bs := recordOf(r.Elem), recordOf(op.typ)
	if op.xval && !r.RValue && how == staticCast && !b.refCompatible(op.typ, r.Elem, implicit) {
		return b.bindDirectly(op, r) // an xvalue is no lvalue of a base class ([expr.static.cast]/2, 4)
	}
	related := b.refCompatible(op.typ, r.Elem, cCast) || b.refCompatible(r.Elem, op.typ, cCast)
	if bs != nil && !related && how != reinterpret { // [expr.static.cast]/4, which a C-style cast tries first
		if how == staticCast {
			return b.bindDirectly(op, r)
		}
		if v, ok := b.convertToRef(op, bs, r, true); ok {
			v.xval = r.RValue && v.mode == lvalue
			return v
		}
	}
	moves := how == staticCast || how == cCast && related && bs != nil // to where the derived class begins
	if moves && !b.refCompatible(op.typ, r.Elem, cCast) {
		if d == nil || bs == nil {
			return b.bind(op, r, implicit)
		}
		save := b.ctx.refs
		b.ctx.refs = true
		p := b.convert(b.addressOf(op, pos), pointerTo(r.Elem), how)
		b.ctx.refs = save
		v := b.deref(p, pos)
		v.xval = r.RValue && v.mode == lvalue
		return v
	}
	v := b.bind(op, r, how)
	v.xval = r.RValue && v.mode == lvalue
	return v
}

// bindDirectly binds r to op as in `T& r(op)`, for which explicit conversion functions are candidates too
// ([over.match.ref]/1).
func (b *body) bindDirectly(op operand, r *Reference) operand {
	save := b.ctx.direct
	b.ctx.direct = true
	v := b.bind(op, r, implicit)
	b.ctx.direct = save
	v.xval = r.RValue && v.mode == lvalue
	return v
}

// constructExpr is T(args) or T{args} with a type word.
func (b *body) constructExpr(s *Scope, e *ast.Construct) operand {
	if e.Type.Decl == nil || len(e.Type.Decl.Derive) == 0 {
		if t := b.c.classTemplate(s, &e.Type.Spec); t != nil {
			return b.constructType(s, QT{}, t, e.Args, e.Brace, e.At)
		}
	}
	if !e.Brace && b.c.userCL(e.At) {
		b.c.errorf(codeConvert, e.At, "OpenCL C has no conversions of this form: write (type)value")
		return operand{}
	}
	t := b.c.typeOf(s, e.Type)
	if !t.Valid() {
		return operand{}
	}
	return b.constructType(s, t, nil, e.Args, e.Brace, e.At)
}

// constructType is T(args) or T{args}; tmpl is a class template whose arguments are deduced.
func (b *body) constructType(s *Scope, t QT, tmpl *TemplateObj, args []ast.Expr, brace bool, pos source.Pos) operand {
	list := &ast.InitList{Base: ast.Base{At: pos}}
	for _, a := range args {
		list.Items = append(list.Items, ast.InitItem{X: a})
	}
	// an aggregate: the arguments are evaluated where its members are
	if tmpl != nil && brace && len(b.c.ctorGuides(tmpl)) == 0 {
		r := b.deduceClass(tmpl, b.initTypes(s, list), pos)
		if r == nil {
			return operand{}
		}
		return b.compound(s, QT{T: r}, list, pos)
	}
	if tmpl != nil {
		ops, ok := b.args(s, args)
		if !ok {
			return operand{}
		}
		r := b.deduceClass(tmpl, ops, pos)
		if r == nil {
			return operand{}
		}
		return b.constructOps(QT{T: r}, ops, brace, pos)
	}
	if brace {
		return b.compound(s, t, list, pos)
	}
	if len(args) == 1 {
		if _, pack := args[0].(*ast.PackExpand); !pack && recordOf(t) == nil {
			return b.explicit(b.expr(s, args[0]), t, cCast, pos)
		}
	}
	ops, ok := b.args(s, args)
	if !ok {
		return operand{}
	}
	save := b.ctx.scope
	b.ctx.scope = s
	op := b.constructOps(t, ops, false, pos)
	b.ctx.scope = save
	return op
}

func (b *body) constructOps(t QT, ops []operand, brace bool, pos source.Pos) operand {
	t = t.Unqual()
	if isVoid(t) && len(ops) == 0 {
		return operand{mode: voidVal, typ: t, pos: pos}
	}
	r := recordOf(t)
	if r == nil {
		switch len(ops) {
		case 0:
			if isRef(t) { // [dcl.init]/9
				b.c.errorf(codeInit, pos, "a reference needs an initialiser")
				return operand{}
			}
			if elemType(t) != t { // [expr.type.conv]/2
				b.c.errorf(codeInit, pos, "'%s' is an array, which parentheses do not make: write braces", t)
				return operand{}
			}
			return b.zeroValue(t, pos)
		case 1:
			return b.explicit(ops[0], t, cCast, pos)
		}
		if vec, ok := t.T.(*Vector); ok && !vec.Ext && len(ops) == vec.N {
			return b.listInit(operand{mode: initList, list: listOfOps(ops, pos), pos: pos}, t)
		}
		b.c.errorf(codeInit, pos, "'%s' is made from one value", t)
		return operand{}
	}
	if !b.complete(t, pos) || b.ctx.konst && !b.checkDtor(t, pos) {
		return operand{}
	}
	if len(ops) == 1 && recordOf(ops[0].typ) == r && ops[0].mode == rvalue {
		return ops[0]
	}
	if !b.mayMake(r, pos) {
		return operand{}
	}
	if brace && b.aggregate(r) {
		return b.listInitAs(operand{mode: initList, list: listOfOps(ops, pos), pos: pos}, t, braces)
	}
	kind := parens
	if brace {
		kind = braces
	}
	dst := place(b.temp(b.lower(t, pos), nil, pos), t, pos)
	if !b.initArgs(dst, ops, kind, pos) {
		return operand{}
	}
	b.born(dst.x, t, pos)
	return value(dst.x, t, pos)
}

// mayMake reports, with a message if it is not so, whether a substitution may make a temporary of class r: it is not
// abstract and can be destroyed ([class.abstract]/2, [class.dtor]/12).
func (b *body) mayMake(r *Record, pos source.Pos) bool {
	if !b.substituting() {
		return true
	}
	if b.c.abstract(r) {
		b.c.errorf(codeBadType, pos, "%s is abstract", r.Name)
		return false
	}
	return b.mayDestroy(b.ctx.scope, r, pos)
}

// listOfOps is a braced list of evaluated operands.
func listOfOps(ops []operand, pos source.Pos) *ast.InitList {
	list := &ast.InitList{Base: ast.Base{At: pos}}
	for _, op := range ops {
		list.Items = append(list.Items, ast.InitItem{X: &opExpr{Expr: &ast.BadExpr{Base: ast.Base{At: pos}}, op: op}})
	}
	return list
}
