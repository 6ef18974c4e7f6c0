package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/source"
)

// Construction: which constructor initialises an object, and what it does ([class.init], [class.inhctor.init]).

// constructed calls constructor f for a temporary of type t.
func (b *body) constructed(t QT, f *FuncInst, args []operand, pos source.Pos) operand {
	t = t.Unqual()
	if b.ctx.konst && !b.checkDtor(t, pos) {
		return operand{}
	}
	dst := place(b.temp(b.lower(t, pos), nil, pos), t, pos)
	b.callCtor(dst, f, args, pos)
	b.born(dst.x, t, pos)
	return value(dst.x, t, pos)
}

// construct initialises the storage dst from parenthesised arguments: a constructor call for classes, a conversion for
// the rest ([dcl.init]/17).
func (b *body) construct(dst operand, args []operand, pos source.Pos) bool {
	return b.constructAs(dst, args, parens, pos)
}

func (b *body) constructAs(dst operand, args []operand, kind argsKind, pos source.Pos) bool {
	t := dst.typ.Unqual()
	r := recordOf(t)
	if r == nil {
		return b.constructScalar(dst, args, pos)
	}
	if !b.c.completeRecord(r) {
		b.c.errorf(codeIncomplete, pos, "%s is not complete here", r.Name)
		return false
	}
	if len(args) == 0 && !b.defaultCtorRuns(b.c.ctors(r)) {
		return b.defaultMembers(dst, r, pos)
	}
	if len(args) == 1 && args[0].mode != initList && recordOf(args[0].typ) != nil {
		if done, ok := b.constructFrom(dst, args[0], r, pos); done {
			return ok
		}
	}
	set := b.constructors(r)
	if len(args) == 1 && args[0].listed { // no others are looked at ([over.match.list]/1)
		set = b.initListCtors(r)
	}
	return b.constructBy(dst, set, r, args, kind, pos)
}

// constructFrom is construct from one object: a temporary of class r becomes the object ([dcl.init]/17.6.1), bytes are
// copied where that is all, and an object of another class may convert itself to the class (see directConversion). done
// is false where a constructor has to be chosen.
func (b *body) constructFrom(dst, op operand, r *Record, pos source.Pos) (done, ok bool) {
	from := recordOf(op.typ)
	b.c.completeRecord(from)
	_, related := derivesFrom(from, r)
	switch {
	case op.mode == rvalue && from == r:
		b.taken(op.x)
		return true, b.become(dst.x, op.x) || b.store(dst, op, pos)
	case related && b.simple(r):
		return true, b.mayCopyBytes(op, r) && b.copyInto(dst, b.toBase(op, from, r), r, pos)
	case related:
		return false, false
	}
	best, n := b.directConversion(op, r)
	switch {
	case best == nil && n > 0:
		b.c.errorf(codeAmbiguous, pos, "the conversion from '%s' to '%s' is ambiguous", opType(op), QT{T: r})
		return true, false
	case best == nil || best.ctor != nil:
		return false, false
	}
	f := best.conv.fi
	if f.Obj.Deleted {
		return false, false
	}
	if !b.mayCall(op, f.Obj, pos) {
		return true, false
	}
	v := b.invoke(f, &op, nil, pos, false)
	switch {
	case v.mode == poison:
		return true, false
	case isRef(f.Type.Ret): // what it refers to is copied or moved
		return true, b.construct(dst, []operand{v}, pos)
	}
	b.taken(v.x)
	return true, b.become(dst.x, v.x) || b.store(dst, v, pos)
}

// constructBy is construct by the best of the given constructors ([over.match.ctor]).
func (b *body) constructBy(dst operand, set []*FuncObj, r *Record, args []operand, kind argsKind,
	pos source.Pos) bool {
	if kind == parens && len(args) > 0 && b.c.cpp20() && b.aggregate(r) && !b.anyConstructor(set, r, args, pos) {
		return b.constructMembers(dst, r, args, pos)
	}
	if len(b.c.ctors(r)) == 0 && len(args) != 1 && len(b.inheritedCtors(r)) == 0 {
		d := b.c.errorf(codeNoMatch, pos, "%s has no constructor that takes arguments (%s)", r.Name, argTypes(args))
		if b.aggregate(r) {
			d.Hintf("braces initialise its members")
		}
		return false
	}
	rule := anyUser
	if kind != parens {
		rule = listUser
	}
	if kind == copyBraces && len(args) == 1 && b.ofClass(args[0], r) {
		set, rule = b.c.notExplicit(set), rule|notExplicit
	}
	f := b.resolveBy(r.Name, set, nil, nil, args, pos, rule)
	if f != nil && kind == copyBraces && b.c.explicitInst(f) { // [over.match.list]/1
		b.c.errorf(codeConvert, pos, "the constructor of %s that takes (%s) is explicit, and a copy is made of this list",
			r.Name, argTypes(args)).Hintf("write %s{...}", r.Name).Note(f.Obj.Pos, "declared here")
		return false
	}
	if f != nil && len(args) == 1 && args[0].mode == initList && !b.bindsItem(args[0], r) {
		// the list makes the object, as compilers leave out the copy
		if _, _, special := b.specialShape(f.Obj); special && f.Obj.Class == r {
			v := b.listInit(args[0], QT{T: r})
			b.taken(v.x)
			return v.mode != poison && (b.become(dst.x, v.x) || b.store(dst, v, pos))
		}
	}
	if f == nil || !b.mayConstruct(dst, f.Obj, pos) || kind != parens && b.narrowsArg(f, args) {
		return false
	}
	return b.callCtor(dst, f, args, pos)
}

// anyConstructor reports whether a constructor of set takes the arguments.
func (b *body) anyConstructor(set []*FuncObj, r *Record, args []operand, pos source.Pos) bool {
	return b.c.speculate(func() bool { return b.quiet().resolveBy(r.Name, set, nil, nil, args, pos, anyUser) != nil })
}

// constructMembers is construct for the members of an aggregate, each by an argument in parentheses
// ([dcl.init]/17.6.2.2 of C++20).
func (b *body) constructMembers(dst operand, r *Record, args []operand, pos source.Pos) bool {
	v := b.inParens(r, args, pos)
	b.taken(v.x)
	return v.mode != poison && (b.become(dst.x, v.x) || b.store(dst, v, pos))
}

// inParens is an object of aggregate r with the arguments as its members.
func (b *body) inParens(r *Record, args []operand, pos source.Pos) operand {
	list := &ast.InitList{Base: ast.Base{At: pos}}
	for _, a := range args {
		var x ast.Expr = &opExpr{Expr: list, op: a}
		if a.mode == initList {
			x = &scopedExpr{Expr: a.list, s: a.env}
		}
		list.Items = append(list.Items, ast.InitItem{X: x})
	}
	return b.listInitAs(operand{mode: initList, list: list, env: b.ctx.scope, pos: pos}, QT{T: r}, parens)
}

// ofClass reports whether op is an object of class r or of one that derives from it, by which a list of it alone is
// copy-initialised ([dcl.init.list]/3.1, for all classes: CWG 1467): explicit constructors are no candidates then.
func (b *body) ofClass(op operand, r *Record) bool {
	from := recordOf(op.typ)
	if op.mode == initList || from == nil || !b.c.completeRecord(from) {
		return false
	}
	_, derives := derivesFrom(from, r)
	return derives
}

// bindsItem reports whether a reference to class r binds to the only item of a braced list, an object that is copied
// then: any but a temporary of that class.
func (b *body) bindsItem(list operand, r *Record) bool {
	x, ok := b.onlyItem(list)
	return ok && b.refCompatible(x.typ, QT{T: r}, cCast) && (x.mode != rvalue || recordOf(x.typ) != r)
}

// inheritedCtors lists the bases whose constructors r takes over by using-declarations ([class.inhctor.init],
// [namespace.udecl]).
func (b *body) inheritedCtors(r *Record) (bases []int) {
	if r.Decl == nil || len(r.Bases) == 0 {
		return nil
	}
	for _, m := range r.Decl.Members {
		u, ok := m.Decl.(*ast.UsingDecl)
		if !ok {
			continue
		}
		named := b.c.ctorsNamed(r, u)
		for i, f := range r.Fields {
			base := recordOf(f.Type)
			if !f.Base || base == nil || slices.Contains(bases, i) {
				continue
			}
			if base.ctorName == u.Name.Last().Ident || slices.Contains(named, base) {
				bases = append(bases, i)
			}
		}
	}
	return bases
}

// ctorsNamed are the classes whose constructors a using-declaration of r names by writing the name before the last ::
// again, which may be that of a template parameter or of an alias ([class.qual]/2.2).
func (c *checker) ctorsNamed(r *Record, u *ast.UsingDecl) (list []*Record) {
	n := len(u.Name.Parts)
	if n < 2 || u.Name.Parts[n-2].Ident != u.Name.Last().Ident {
		return nil
	}
	scopes := []*Scope{r.Scope}
	if u.Pack {
		scopes, _ = c.expandPack(r.Scope, u.At, u.Name)
	}
	for _, s := range scopes {
		c.speculate(func() bool {
			if q := c.qualifier(s, u.Name); q != nil && q.Record != nil {
				list = append(list, q.Record)
			}
			return true
		})
	}
	return list
}

// inheritCtor initialises an object of class r by a constructor that it inherits from a base, and the other members by
// default ([class.inhctor.init]). The parameters have been initialised by args.
func (b *body) inheritCtor(dst operand, r *Record, f *FuncInst, args []*operand, pos source.Pos) bool {
	i := slices.IndexFunc(b.inheritedCtors(r), func(i int) bool {
		_, ok := derivesFrom(recordOf(r.Fields[i].Type), f.Obj.Class)
		return ok
	})
	if i < 0 {
		return false
	}
	i = b.inheritedCtors(r)[i]
	mark := len(*b.out)
	for j, m := range r.Fields {
		if j == len(r.Bases) {
			b.setTypes(dst, r, pos)
		}
		ok := false
		if j == i {
			b.saveAt(mark, args...)
			ok = b.callInherited(b.rawField(dst, r, i, pos), f, args, pos)
		} else {
			ok = b.defaultMember(dst, m, r, j, pos)
		}
		if !ok {
			return false
		}
	}
	if len(r.Fields) == len(r.Bases) {
		b.setTypes(dst, r, pos)
	}
	return true
}

// callInherited calls f, an inherited constructor, for the base class of which it is one or that inherits it.
func (b *body) callInherited(base operand, f *FuncInst, args []*operand, pos source.Pos) bool {
	if r := recordOf(base.typ); r != f.Obj.Class {
		return b.inheritCtor(base, r, f, args, pos)
	}
	base.typ = QT{T: base.typ.T, Space: base.typ.Space}
	if f.Obj.Decl != nil && f.Obj.Decl.Default { // a default constructor, for others copy
		return b.defaultMembers(base, f.Obj.Class, pos)
	}
	this := b.thisArg(base, f, pos)
	return this.mode != poison && b.callWith(f, &this, args, pos, true).mode != poison
}

// constructScalar is construct for types that are no classes ([dcl.init]/17).
func (b *body) constructScalar(dst operand, args []operand, pos source.Pos) bool {
	switch len(args) {
	case 0:
		return b.zeroInto(dst, pos)
	case 1:
		if from := args[0]; isClass(from.typ) && (from.mode == lvalue || from.mode == rvalue) {
			v := b.fromClassWith(from, dst.typ.Unqual(), true) // [over.match.conv]/1.1
			return v.mode != poison && b.store(dst, v, pos)
		}
		v := b.directly(args[0], dst.typ)
		return v.mode != poison && b.store(dst, v, pos)
	}
	b.c.errorf(codeInit, pos, "'%s' is initialised by one value", dst.typ)
	return false
}

// callCtor calls constructor f for the storage dst.
func (b *body) callCtor(dst operand, f *FuncInst, args []operand, pos source.Pos) bool {
	if b.fi == nil {
		if b.c.work(onConstants, makeWork); b.c.overworked(pos) {
			return false
		}
	}
	if f.Obj.Deleted {
		b.c.errorf(codeDeleted, pos, "this constructor of %s is deleted", f.Obj.Class.Name).Note(f.Obj.Pos, "declared here")
		return false
	}
	if !b.makes(f.Obj.Class, pos) {
		return false
	}
	defer b.made(f.Obj.Class)
	dst.typ = QT{T: dst.typ.T, Space: dst.typ.Space}
	if r := recordOf(dst.typ); r != f.Obj.Class && r != nil { // the parameters come first ([class.inhctor.init]/1)
		list, ok := b.arguments(f, nil, args, pos)
		return ok && b.inheritCtor(dst, r, f, list, pos)
	}
	if f.Obj.Decl != nil && f.Obj.Decl.Default {
		defer b.specified(f, pos)()
		if len(args) == 0 {
			return b.defaultMembers(dst, f.Obj.Class, pos)
		}
		return b.copyInto(dst, b.sourceOf(args[0], f), f.Obj.Class, pos)
	}
	return b.invoke(f, &dst, args, pos, true).mode != poison
}

// The bounds on objects that are made inside each other: of one class, and of any. Compilers instantiate templates 900
// (g++) or 1024 (clang) deep.
const (
	maxMakingSame = 16
	maxMaking     = 1024
)

// makes begins looking at how an object of class r is initialised, where one may be needed to make another; it reports
// false, with a message, where there is no end. made ends it.
func (b *body) makes(r *Record, pos source.Pos) bool {
	switch {
	case r.making >= maxMakingSame:
		b.c.unsupported(pos, "an object of %s whose initialisation makes others of its class without end", r.Name)
		return false
	case b.c.effort.making >= maxMaking:
		b.c.unsupported(pos, "an object of %s whose initialisation makes more than %d objects inside each other", r.Name,
			maxMaking)
		return false
	}
	r.making++
	b.c.effort.making++
	return true
}

func (b *body) made(r *Record) {
	r.making--
	b.c.effort.making--
}
