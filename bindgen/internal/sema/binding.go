package sema

import (
	"strconv"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Structured bindings ([dcl.struct.bind]): the names stand for the elements of an array, for the members of a class, or
// for what get<i> gives of a class that specialises std::tuple_size.

// structured is auto [a, b] = x;
func (b *body) structured(s *Scope, d *ast.VarDecl) {
	base := b.c.specType(s, d.Spec)
	t := base
	if d.Decl != nil {
		t = b.c.declType(s, base, d.Decl)
	}
	if !t.Valid() {
		return
	}
	defer b.poisonNames(s, d)
	if d.Spec.Has("__shared__") || b.isStatic(d, t) {
		b.c.unsupported(d.At, "structured bindings that live longer than the call")
		return
	}
	e := &VarObj{Scope: s, Type: t, Pos: d.At, resolved: 2, owner: b.fn} // what the names are parts of
	var copied operand
	b.full(d.At, func() {
		if list, ok := d.Init.(*ast.InitList); ok && d.Style == ast.CopyInit { // [dcl.dcl]/8
			b.c.errorf(codeInit, list.At, "a structured binding takes one expression after =, not a braced list")
			return
		}
		mark, in := len(*b.out), initFrom(s, d.Init, d.Style)
		op := b.initOperand(in, d.At)
		_, isArray := op.typ.T.(*Array)
		switch {
		case op.mode == poison:
			e.Type = QT{}
		case isArray && !isRef(t):
			copied = b.copyOfArray(op, d)
		default:
			b.initAutoWith(s, e, in, op, mark)
		}
	})
	switch {
	case copied.mode != poison:
		b.lives("a structured binding", copied)
		copied.typ.Const = t.Const
		b.bindNames(s, d, copied, true)
	case e.Ref != nil:
		r, _ := e.Type.T.(*Reference)
		b.bindNames(s, d, *e.Ref, r != nil && r.RValue) // get takes it as an xvalue
	case e.IR != nil && e.Type.Valid():
		src := place(ref(e.IR, d.At), e.Type, d.At)
		b.lives("a structured binding", src)
		b.bindNames(s, d, src, true)
	}
}

// poisonNames declares the names of d that a message has kept from being declared, so that their uses cause no more.
func (b *body) poisonNames(s *Scope, d *ast.VarDecl) {
	for _, n := range d.Names {
		if len(s.Names[n.Text]) == 0 {
			b.declareName(s, n.Text, &VarObj{Name: n.Text, Pos: n.Pos, resolved: 2, owner: b.fn}, n.Pos)
		}
	}
}

// copyOfArray is the array of which the names of d are the elements: each is initialised with that of op.
func (b *body) copyOfArray(op operand, d *ast.VarDecl) operand {
	a := op.typ.T.(*Array)
	typ := b.lower(QT{T: a}, d.At)
	if typ == nil {
		return operand{}
	}
	src := place(b.temp(typ, nil, d.At), QT{T: a}, d.At)
	if !b.copyElements(src, op, a, d.Style == ast.CopyInit, d.At) {
		return operand{}
	}
	return src
}

// bindPart is what one name of a structured binding stands for.
type bindPart struct {
	op  operand
	typ QT // what decltype says of the name
}

// memberPart is member i of src.
func (b *body) memberPart(src operand, r *Record, i int, pos source.Pos) bindPart {
	op, t := b.field(src, r, i, pos), r.Fields[i].Type
	if !isRef(t) {
		t = op.typ
	}
	return bindPart{op, t}
}

// tupleParts are what std::get<i> gives of the prelude's std::tuple and std::array; nil for other classes.
func (b *body) tupleParts(src operand, r *Record, pos source.Pos) (parts []bindPart) {
	if r.Template == nil || !b.c.isPrelude(r.Template.Pos) || len(r.Fields) == 0 {
		return nil
	}
	switch r.Template.Name {
	case "tuple":
		parts = make([]bindPart, len(r.Args[0].Pack))
		b.tupleElements(parts, src, r, pos)
	case "array":
		first := b.memberPart(src, r, 0, pos)
		if a, ok := first.op.typ.T.(*Array); ok {
			for i := range min(a.N, 1024) {
				e := b.elementAt(first.op, a, fold.Int(ir.I32, i, pos), pos)
				parts = append(parts, bindPart{e, e.typ})
			}
		}
	case "pair":
		return b.memberParts(src, r, pos)
	}
	return parts
}

// tupleElements puts the elements of the prelude's std::tuple that are below src, of class r, in their places in parts:
// they are members or base classes of bases __kb_leaf<i, type>.
func (b *body) tupleElements(parts []bindPart, src operand, r *Record, pos source.Pos) {
	for i := range r.Fields {
		if r.Template.Name == "__kb_leaf" {
			parts[r.Args[0].Val.I] = b.memberPart(src, r, i, pos)
			continue
		}
		base := b.field(src, r, i, pos)
		b.tupleElements(parts, base, recordOf(base.typ), pos)
	}
}

func (b *body) bindNames(s *Scope, d *ast.VarDecl, src operand, moved bool) {
	var parts []bindPart
	switch t := src.typ.T.(type) {
	case *Array:
		for i := range min(t.N, 1024) {
			e := b.elementAt(src, t, fold.Int(ir.I32, i, d.At), d.At)
			parts = append(parts, bindPart{e, e.typ})
		}
	case *Vector:
		for i := range t.N {
			e := b.lanes(src, t, []int{i}, d.At)
			parts = append(parts, bindPart{e, e.typ})
		}
	case *Record:
		if parts = b.tupleParts(src, t, d.At); parts != nil {
			break
		}
		errors := b.c.diags.Len()
		n, ok := b.tupleSize(s, QT{T: t, Const: src.typ.Const, Volatile: src.typ.Volatile}, d.At)
		if b.c.diags.Len() > errors {
			return
		}
		if ok {
			src.xval = moved
			b.full(d.At, func() { b.bindElements(s, d, src, n) })
			return
		}
		parts = b.memberParts(src, t, d.At)
	}
	if !b.rightCount(d, src, len(parts)) {
		return
	}
	for i, n := range d.Names {
		p := &parts[i]
		v := &VarObj{Name: n.Text, Type: p.op.typ, declared: p.typ, Ref: &p.op, Pos: n.Pos, resolved: 2, owner: b.fn}
		b.declareName(s, n.Text, v, n.Pos)
	}
}

func (b *body) rightCount(d *ast.VarDecl, src operand, n int) bool {
	if n != len(d.Names) {
		b.c.errorf(codeInit, d.At, "'%s' has %d parts, the structured binding %d names", src.typ, n, len(d.Names))
	}
	return n == len(d.Names)
}

// memberParts are the members of a class, which must all be of one class of its hierarchy ([dcl.struct.bind]/5).
func (b *body) memberParts(src operand, r *Record, pos source.Pos) []bindPart {
	var own, inherited []bindPart
	several := false
	for i, f := range r.Fields {
		base := recordOf(f.Type)
		switch {
		case f.Bits >= 0 && f.Name == "":
		case f.Base && base != nil && countFields(base) == 0:
		case f.Base && base != nil:
			several = len(inherited) > 0
			inherited = append(inherited, b.memberParts(b.field(src, r, i, pos), base, pos)...)
		case f.Anon:
			b.c.unsupported(pos, "structured bindings of a class with an anonymous member")
		case !b.may(b.ctx.scope, use{owner: r, naming: r, d: f.Decl, name: f.Name, pos: pos}): // [dcl.struct.bind]/5
			return nil
		default:
			own = append(own, b.memberPart(src, r, i, pos))
		}
	}
	if several || len(own) > 0 && len(inherited) > 0 {
		b.c.errorf(codeInit, pos, "the members of %s belong to several classes", r.Name)
	}
	return append(own, inherited...)
}

// tupleScope is a scope in which $t stands for type t, below the global namespace.
func (c *checker) tupleScope(t QT, pos source.Pos) *Scope {
	s := NewScope(BlockScope, c.global)
	s.Insert("$t", &TypeObj{Name: "$t", Type: t, Pos: pos, resolved: 2})
	return s
}

// stdOf is the name std::what<args...>::member.
func stdOf(pos source.Pos, what, member string, args ...ast.TemplateArg) *ast.Name {
	return &ast.Name{Base: ast.Base{At: pos}, Global: true,
		Parts: []ast.NamePart{{Pos: pos, Ident: "std"}, {Pos: pos, Ident: what, HasArgs: true, Args: args},
			{Pos: pos, Ident: member}}}
}

func namedType(n *ast.Name) *ast.TypeName {
	return &ast.TypeName{Base: n.Base, Spec: ast.DeclSpec{Base: n.Base, Type: &ast.NamedType{Base: n.Base, Name: n}},
		Decl: &ast.Declarator{Base: n.Base}}
}

func plainName(pos source.Pos, ident string) *ast.Name {
	return &ast.Name{Base: ast.Base{At: pos}, Parts: []ast.NamePart{{Pos: pos, Ident: ident}}}
}

// tupleSize is std::tuple_size<t>::value, if that class is complete here and has such a member ([dcl.struct.bind]/4).
// t has the qualifiers of the object that is bound.
func (b *body) tupleSize(s *Scope, t QT, pos source.Pos) (n int, ok bool) {
	arg := ast.TemplateArg{Type: namedType(plainName(pos, "$t"))}
	sized := func(t QT) *Record {
		var r *Record
		b.c.speculate(func() bool {
			name := stdOf(pos, "tuple_size", "", arg)
			name.Parts = name.Parts[:2]
			r = recordOf(b.c.typeOf(b.c.tupleScope(t, pos), namedType(name)))
			return r != nil && b.c.completeRecord(r)
		})
		return r
	}
	r := sized(t)
	if r == nil || r.completed != 2 || len(b.c.lookupIn(r.Scope, "value")) == 0 ||
		b.c.specialisedBehind(s, r, pos) || b.c.specialisedBehind(s, sized(QT{T: t.T}), pos) {
		return 0, false
	}
	k, _, ok := b.c.constExpr(b.c.tupleScope(t, pos), &ast.Ident{Base: ast.Base{At: pos},
		Name: stdOf(pos, "tuple_size", "value", arg)})
	return int(min(k.I, 1024)), ok
}

// bindElements makes the names references to what get<0>, get<1>... give ([dcl.struct.bind]/4).
func (b *body) bindElements(s *Scope, d *ast.VarDecl, src operand, n int) {
	if !b.rightCount(d, src, n) {
		return
	}
	t := QT{T: src.typ.T, Const: src.typ.Const, Volatile: src.typ.Volatile}
	get := NewScope(BlockScope, nil) // of the unqualified name get only what the arguments' namespaces have
	get.Insert("$e", &VarObj{Name: "$e", Type: src.typ, Ref: &src, Pos: d.At, resolved: 2, owner: b.fn})
	for i, name := range d.Names {
		index := ast.TemplateArg{Expr: &ast.IntLit{Base: ast.Base{At: name.Pos}, Text: strconv.Itoa(i)}}
		elem := b.c.typeOf(b.c.tupleScope(t, name.Pos),
			namedType(stdOf(name.Pos, "tuple_element", "type", index,
				ast.TemplateArg{Type: namedType(plainName(name.Pos, "$t"))})))
		if !elem.Valid() {
			return
		}
		op := b.expr(get, b.getCall(recordOf(t), index, name.Pos))
		if op.mode == poison {
			return
		}
		v := &VarObj{Name: name.Text, Scope: s, Type: elem, declared: elem, Pos: name.Pos, resolved: 2, owner: b.fn}
		to, ok := elem.T.(*Reference)
		if !ok {
			to = &Reference{Elem: elem, RValue: op.mode != lvalue || op.xval}
		}
		v.Type = QT{T: to}
		b.bindLocalRef(v, to, op)
		b.declareName(s, name.Text, v, name.Pos)
	}
}

// getCall is e.get<i>() where the class has a member template get whose first parameter is a value, else get<i>(e).
func (b *body) getCall(r *Record, index ast.TemplateArg, pos source.Pos) *ast.Call {
	at := ast.Base{At: pos}
	e := &ast.Ident{Base: at, Name: plainName(pos, "$e")}
	get := plainName(pos, "get")
	get.Parts[0].HasArgs, get.Parts[0].Args = true, []ast.TemplateArg{index}
	for _, o := range b.c.lookupIn(r.Scope, "get") {
		if f, ok := o.(*FuncObj); ok && f.Template != nil && len(f.Template.Params) > 0 &&
			!f.Template.Params[0].IsType && f.Template.Params[0].Params == nil {
			return &ast.Call{Base: at, Fun: &ast.Member{Base: at, X: e, Name: get}}
		}
	}
	return &ast.Call{Base: at, Fun: &ast.Ident{Base: at, Name: get}, Args: []ast.Expr{e}}
}
