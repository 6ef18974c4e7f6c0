package sema

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// newExpr is new T, new T(args), new T{args}, new T[n], new T[n]{items} and new (p) T(args) ([expr.new]).
func (b *body) newExpr(s *Scope, e *ast.New) operand {
	tn, isArray, count := splitCount(e.Type)
	e, t := b.newType(s, e, tn)
	if !t.Valid() {
		return operand{}
	}
	if isRef(t) || isFunc(t) || isVoid(t) { // [expr.new]/1
		b.c.errorf(codeBadType, e.At, "there is no new '%s'", t)
		return operand{}
	}
	named, _ := t.T.(*Array)
	if named != nil && !isArray { // new of a name of an array type is that of an array ([expr.new]/5)
		isArray, t = true, named.Elem
	} else {
		named = nil
	}
	if b.hasOwnNew(t) {
		b.c.unsupported(e.At, "a class with an operator new of its own")
		return operand{}
	}
	if !b.complete(t, e.At) || len(e.Placement) == 0 && b.replaced("operator new", e.At) {
		return operand{}
	}
	if r := recordOf(elemType(t)); r != nil && b.c.abstract(r) { // [class.abstract]/2
		b.c.errorf(codeBadType, e.At, "%s is abstract", r.Name)
		return operand{}
	}
	result := QT{T: &Pointer{Elem: t}}
	typ, elem := b.lower(result, e.At), b.lower(t.Unqual(), e.At)
	if typ == nil || elem == nil {
		return operand{}
	}
	var n operand
	if isArray {
		if n = b.newCount(s, e, count, named); n.mode == poison {
			return operand{}
		}
	}
	if b.ctx.unevaluated > 0 {
		b.mayThrow(len(e.Placement) == 0) // as operator new may
		if !isArray && !b.canInitNew(s, e, t) {
			return operand{}
		}
		return value(fold.Zero(typ, e.At), result, e.At)
	}
	return b.makeNew(s, e, t, isArray, n, typ, elem)
}

// makeNew makes an object of type t, or an array of n. In IR the pointer has the type typ, what it points to elem.
func (b *body) makeNew(s *Scope, e *ast.New, t QT, isArray bool, n operand, typ, elem ir.Type) operand {
	result, cookie := QT{T: &Pointer{Elem: t}}, 0
	if isArray {
		if !b.diesHere(t, e.At) { // those that were made are destroyed if a constructor throws ([expr.new]/20)
			return operand{}
		}
		if n.x = b.rvalue(n).x; n.konst == nil {
			n.x = b.temp(ir.U64, n.x, e.At)
		}
		if e.Placement == nil {
			cookie = b.arrayCookie(t, elem)
		}
	}
	p, ok := b.storage(s, e, n.x, elem, typ, cookie)
	if !ok {
		return operand{}
	}
	x := ir.X{Typ: elem, At: e.At}
	t.Const, t.Volatile = false, false
	if isArray {
		ok = b.initNewArray(s, e, t, n.x, func(i ir.Expr) operand {
			return place(&ir.Index{X: x, Base: ref(p.Var, e.At), I: i}, t, e.At)
		})
	} else {
		ok = b.initNew(s, e, place(&ir.Deref{X: x, Ptr: ref(p.Var, e.At)}, t, e.At))
	}
	if !ok {
		return operand{}
	}
	return value(ref(p.Var, e.At), result, e.At)
}

// hasOwnNew reports whether t is a class with an operator new, or an array of such objects ([expr.new]/9).
func (b *body) hasOwnNew(t QT) bool {
	r := recordOf(elemType(t))
	return r != nil && b.c.completeRecord(r) &&
		len(b.methodsOf(r, "operator new"))+len(b.methodsOf(r, "operator new[]")) > 0
}

// canInitNew reports whether the object of an unevaluated new-expression can be made, else it is ill-formed.
func (b *body) canInitNew(s *Scope, e *ast.New, t QT) bool {
	if recordOf(t) == nil {
		return true
	}
	q := b.quiet()
	q.ctx.throws = b.ctx.throws
	dst := q.sample(reference(t.Unqual(), false), e.At)
	q.ctx.scope = s
	return q.initNew(s, e, dst)
}

// newCount is the number of elements that a new-expression of an array makes, of the type named if it names one.
func (b *body) newCount(s *Scope, e *ast.New, count ast.Expr, named *Array) operand {
	items, _ := e.Init.(*ast.Construct)
	if items != nil && !items.Brace && (len(items.Args) == 0 || !b.c.cpp20()) {
		items = nil
	}
	switch {
	case named != nil && named.N >= 0:
		return b.countFor(b.constant(Const{I: uint64(named.N)}, basic(ULong), e.At), items)
	case count != nil:
		return b.countFor(b.convert(b.rexpr(s, count), basic(ULong), implicit), items)
	}
	if items == nil {
		b.c.errorf(codeIncomplete, e.At, "the array has no length")
		return operand{}
	}
	return b.constant(Const{I: uint64(len(items.Args))}, basic(ULong), e.At)
}

// countFor is n, the number of elements, which are no fewer than items if it is constant ([dcl.init.aggr]/7).
func (b *body) countFor(n operand, items *ast.Construct) operand {
	if items != nil && n.konst != nil && uint64(len(items.Args)) > n.konst.I {
		b.c.errorf(codeInit, items.At, "too many initialisers for an array of %d elements", n.konst.I)
		return operand{}
	}
	return n
}

// newType is the type tn of a new-expression, with what the initialiser says of it: new auto(x), new Box(x) of a class
// template ([expr.new]/2). The expression that it returns has an initialiser that names no placeholder.
func (b *body) newType(s *Scope, e *ast.New, tn *ast.TypeName) (*ast.New, QT) {
	init, _ := e.Init.(*ast.Construct)
	if init == nil {
		return e, b.c.typeOf(s, tn)
	}
	derived := tn.Decl != nil && len(tn.Decl.Derive) > 0
	if tmpl := b.c.classTemplate(s, &tn.Spec); tmpl != nil && !derived {
		r := b.deduceClass(tmpl, b.initTypes(s, &ast.ParenList{Items: init.Args}), e.At)
		if r == nil {
			return e, QT{}
		}
		return e, QT{T: r, Const: tn.Spec.Has("const"), Volatile: tn.Spec.Has("volatile")}
	}
	t := b.c.typeOf(s, tn)
	if !isAutoType(t) {
		return e, t
	}
	if len(init.Args) != 1 {
		b.c.errorf(codeAuto, e.At, "auto is deduced from one value")
		return e, QT{}
	}
	op := b.quietExpr(s, init.Args[0])
	if op.mode == poison {
		b.expr(s, init.Args[0]) // says why
		return e, QT{}
	}
	plain, paren := *e, *init
	paren.Brace = false
	plain.Init = &paren
	return &plain, b.deduceAuto(t, op, e.At)
}

// replaced reports, with a message, whether the program has allocation functions of its own, for objects or for arrays
// ([new.delete]): then name is not what kbind knows.
func (b *body) replaced(name string, pos source.Pos) bool {
	for _, n := range []string{name, name + "[]"} {
		for _, o := range b.c.global.Names[n] {
			f, ok := o.(*FuncObj)
			if ok && !f.Prelude && f.Decl.Body != nil && (f.Device || !f.Host) {
				b.c.unsupported(pos, "a program with an %s of its own", n)
				return true
			}
		}
	}
	return false
}

// splitCount takes the first dimension from the type of a new-expression; count is nil for new T[]{...}.
func splitCount(tn *ast.TypeName) (elem *ast.TypeName, isArray bool, count ast.Expr) {
	if tn.Decl == nil || len(tn.Decl.Derive) == 0 {
		return tn, false, nil
	}
	a, ok := tn.Decl.Derive[0].(*ast.ArrayOf)
	if !ok {
		return tn, false, nil
	}
	rest, out := *tn.Decl, *tn
	rest.Derive = rest.Derive[1:]
	out.Decl = &rest
	return &out, true, a.Len
}

// storage is the memory of a new-expression for n elements, one for nil, in a temporary of type typ. Unless cookie is
// 0, as many bytes before them end in their number.
func (b *body) storage(s *Scope, e *ast.New, n ir.Expr, elem, typ ir.Type, cookie int) (*ir.Ref, bool) {
	if e.Placement != nil {
		if len(e.Placement) != 1 {
			b.c.unsupported(e.At, "this placement new")
			return nil, false
		}
		p := b.convert(b.rexpr(s, e.Placement[0]), QT{T: &Pointer{Elem: basic(Void)}}, implicit)
		if p.mode == poison {
			return nil, false
		}
		return b.temp(typ, &ir.PtrCast{X: ir.X{Typ: typ, At: e.At}, A: b.rvalue(p).x}, e.At), true
	}
	var size ir.Expr = fold.Int(ir.U64, int64(ir.Sizeof(elem)), e.At)
	if n != nil {
		size = fold.Binary(ir.Mul, n, size, ir.U64, e.At)
		size = fold.Binary(ir.Add, size, fold.Int(ir.U64, int64(cookie), e.At), ir.U64, e.At)
	}
	raw := b.temp(&ir.Pointer{Elem: ir.Void}, nil, e.At)
	b.emit(&ir.Effect{S: ir.S{At: e.At}, Dst: ref(raw.Var, e.At), Op: "mem.alloc", Args: []ir.Expr{size}})
	if cookie == 0 {
		return b.temp(typ, &ir.PtrCast{X: ir.X{Typ: typ, At: e.At}, A: raw}, e.At), true
	}
	p := b.temp(typ, &ir.PtrCast{X: ir.X{Typ: typ, At: e.At}, A: bytesFrom(raw, cookie, e.At)}, e.At)
	b.emit(&ir.Assign{S: ir.S{At: e.At}, Dst: cookieAt(ref(p.Var, e.At), e.At), Src: n})
	return p, true
}

// initNew initialises the one object of a new-expression.
func (b *body) initNew(s *Scope, e *ast.New, dst operand) bool {
	if e.Init == nil {
		return b.mayDefault(dst.typ, e.At) && b.defaultInit(dst, e.At)
	}
	c, ok := e.Init.(*ast.Construct)
	switch {
	case !ok:
		v := b.expr(s, e.Init)
		return v.mode != poison && (v.mode == rvalue && b.become(dst.x, v.x) || b.store(dst, b.rvalue(v), e.At))
	case c.Brace:
		list := &ast.InitList{Base: c.Base}
		for _, a := range c.Args {
			list.Items = append(list.Items, ast.InitItem{X: a})
		}
		in := initFrom(s, list, ast.BraceInit)
		in.placed = e.Placement != nil
		return b.initMember(dst, dst.typ, in, e.At)
	case len(c.Args) == 0:
		return b.valueInit(dst, parens, e.At)
	}
	args, ok := b.args(s, c.Args)
	return ok && b.construct(dst, args, e.At)
}

// initNewArray initialises the n elements of a new-expression: those of a braced list first, the rest from an empty
// list, or all alike. In C++20 values in parentheses do so too, and the rest has the value of () ([dcl.init]/16.5).
func (b *body) initNewArray(s *Scope, e *ast.New, t QT, n ir.Expr, at func(i ir.Expr) operand) bool {
	c, ok := e.Init.(*ast.Construct)
	paren := ok && !c.Brace && len(c.Args) > 0
	if e.Init != nil && !ok || paren && !b.c.cpp20() {
		b.c.unsupported(e.At, "new of an array with initial values in parentheses")
		return false
	}
	if e.Init == nil {
		return b.trivialDefault(t) || b.eachNew(0, n, e.At, func(i ir.Expr) bool { return b.defaultInit(at(i), e.At) })
	}
	if !c.Brace && !paren {
		return b.eachNew(0, n, e.At, func(i ir.Expr) bool { return b.valueInit(at(i), parens, e.At) })
	}
	for i, item := range c.Args {
		if !b.initNewItem(s, item, t, n, int64(i), at) {
			return false
		}
	}
	switch k, _, known := fold.Const(n); {
	case known && k.Bits == uint64(len(c.Args)):
		return true
	case paren:
		return b.eachNew(len(c.Args), n, e.At, func(i ir.Expr) bool { return b.valueInit(at(i), parens, e.At) })
	}
	empty := initFrom(s, &ast.InitList{Base: e.Base}, ast.CopyInit)
	return b.eachNew(len(c.Args), n, e.At, func(i ir.Expr) bool { return b.initMember(at(i), t, empty, e.At) })
}

// initNewItem initialises element i of an array of n elements, if there is one.
func (b *body) initNewItem(s *Scope, item ast.Expr, t QT, n ir.Expr, i int64, at func(i ir.Expr) operand) bool {
	_, list := item.(*ast.InitList)
	_, pack := item.(*ast.PackExpand)
	if _, isArray := t.T.(*Array); pack || isArray && !list {
		b.c.unsupported(item.Pos(), "new of an array with this initial value")
		return false
	}
	ok := false
	pos := item.Pos()
	then := b.branch(func() {
		ok = b.initMember(at(fold.Int(ir.U64, i, pos)), t, initFrom(s, item, ast.CopyInit), pos)
	})
	b.emit(&ir.If{S: ir.S{At: pos}, Cond: fold.Binary(ir.Lt, fold.Int(ir.U64, i, pos), n, ir.Bool, pos), Then: then})
	return ok
}

// eachNew runs f, which initialises element i, for the elements from the given one up to n.
func (b *body) eachNew(from int, n ir.Expr, pos source.Pos, f func(i ir.Expr) bool) bool {
	ok := false
	block := b.in(func() {
		i := b.temp(ir.U64, fold.Int(ir.U64, int64(from), pos), pos)
		loop := &ir.Loop{S: ir.S{At: pos}, Cond: fold.Binary(ir.Lt, ref(i.Var, pos), n, ir.Bool, pos)}
		loop.Body = b.in(func() { ok = f(ref(i.Var, pos)) })
		loop.Post = []ir.Stmt{&ir.Assign{S: ir.S{At: pos}, Dst: ref(i.Var, pos), Op: ir.Add, Src: fold.Int(ir.U64, 1, pos)}}
		b.emit(loop)
	})
	b.emit(&ir.Block{S: ir.S{At: pos}, List: block})
	return ok
}

// deleteExpr is delete p and delete[] p ([expr.delete]).
func (b *body) deleteExpr(s *Scope, e *ast.Delete) operand {
	x := b.rexpr(s, e.X)
	if isClass(x.typ) { // is converted contextually ([expr.delete]/1)
		if f := b.onlyConversion(x, func(t QT) bool { return isPointer(nonRef(t)) && funcType(t) == nil }); f != nil {
			if !b.mayCall(x, f.Obj, e.At) {
				return operand{}
			}
			x = b.rvalue(b.invoke(f, &x, nil, e.At, false))
		}
	}
	if x.mode == poison {
		return x
	}
	p, ok := x.typ.T.(*Pointer)
	if !ok {
		b.c.errorf(codeOperand, e.At, "delete needs a pointer, not '%s'", opType(x))
		return operand{}
	}
	if !isVoid(p.Elem) && !b.complete(p.Elem, e.At) || b.replaced("operator delete", e.At) {
		return operand{}
	}
	if r := recordOf(elemType(p.Elem)); r != nil && b.ctx.scope != nil && !b.mayDestroy(b.ctx.scope, r, e.At) {
		return operand{}
	}
	b.noteDeath(p.Elem, e.At)
	if r := recordOf(elemType(p.Elem)); r != nil && len(b.methodsOf(r, "operator delete"))+
		len(b.methodsOf(r, "operator delete[]")) > 0 { // of arrays of arrays too ([expr.delete]/9)
		b.c.unsupported(e.At, "a class with an operator delete of its own")
		return operand{}
	}
	if b.ctx.unevaluated == 0 {
		switch r := recordOf(p.Elem); {
		case e.Array && b.dies(p.Elem):
			b.deleteArray(x, p.Elem, e.At)
		case r != nil && !e.Array && b.c.hasVirtualDtor(r):
			x.x = b.temp(x.x.Type(), x.x, e.At)
			then := b.in(func() { b.virtualEnd(b.deref(x, e.At), r, true, e.At) })
			b.emit(&ir.If{S: ir.S{At: e.At}, Cond: b.truth(x, true).x, Then: then})
		default:
			b.deleteObject(x, p.Elem, e.At)
		}
	}
	return operand{mode: voidVal, typ: basic(Void), pos: e.At}
}

// deleteObject destroys the object of type t that p points to, if any, and frees its memory ([expr.delete]/6 and /7).
func (b *body) deleteObject(p operand, t QT, pos source.Pos) {
	if !isVoid(t) && b.dies(t) {
		p.x = b.temp(p.x.Type(), p.x, pos)
		then := b.in(func() {
			b.full(pos, func() { b.destroyPlace(b.deref(p, pos), pos) })
		})
		b.emit(&ir.If{S: ir.S{At: pos}, Cond: b.truth(p, true).x, Then: then})
	}
	b.free(p.x, pos)
}

func (b *body) free(x ir.Expr, pos source.Pos) {
	void := &ir.Pointer{Elem: ir.Void}
	b.emit(&ir.Effect{S: ir.S{At: pos}, Op: "mem.free", Args: []ir.Expr{&ir.PtrCast{X: ir.X{Typ: void, At: pos}, A: x}}})
}
