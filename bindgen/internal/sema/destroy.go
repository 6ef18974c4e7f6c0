package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/internal/irpass"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Objects whose destructor does something are kept in two lists: those of the blocks around, destroyed where control
// leaves the block, and the temporaries of the full-expression under way, destroyed at its end ([class.temporary]). A
// temporary that initialises an object becomes that object, so that nothing is destroyed twice; one that a reference is
// bound to moves to the block ([class.temporary]/6). What is made in one branch of an expression only is destroyed if a
// flag says that it was made.

// object is something alive whose destructor does something.
type object struct {
	name string
	op   operand
	flag *ir.Var // set once the object was made; nil if it certainly is
}

// fullExpr is the full-expression under way.
type fullExpr struct {
	temps []*object
	decls []ir.Stmt // of flags, and of temporaries that are made in a branch
}

// dies reports whether the destructor of objects of type t does something ([class.dtor]).
func (b *body) dies(t QT) bool {
	r := recordOf(elemType(t))
	if r == nil {
		return false
	}
	if r.dies == 0 {
		dies := !b.trivialDtor(r)
		if r.completed != 2 {
			return dies
		}
		r.dies = 1
		if dies {
			r.dies = 2
		}
	}
	return r.dies == 2
}

// full runs f, which evaluates a full-expression, and destroys its temporaries afterwards ([class.temporary]/4).
func (b *body) full(pos source.Pos, f func()) {
	save, branch := b.life.expr, b.life.branches
	b.life.expr, b.life.branches = &fullExpr{}, 0
	list := b.in(f)
	e := b.life.expr
	*b.out = append(append(*b.out, e.decls...), list...)
	b.life.expr, b.life.branches = save, branch
	if !terminates(list) {
		b.destroy(e.temps, pos)
	}
}

// fullValue is full for an expression whose value is wanted after its temporaries are gone.
func (b *body) fullValue(pos source.Pos, f func() operand) operand {
	var op operand
	b.full(pos, func() {
		op = f()
		if len(b.life.expr.temps) > 0 && op.x != nil && (op.mode == rvalue || op.mode == lvalue) {
			op = b.rvalue(op)
			op.x = b.temp(op.x.Type(), op.x, pos)
		}
	})
	return op
}

// branch is in for what is evaluated only if a condition holds.
func (b *body) branch(f func()) []ir.Stmt {
	b.life.branches++
	list := b.in(f)
	b.life.branches--
	return list
}

// born notes that the temporary x, of type t, was made: it will be destroyed.
func (b *body) born(x ir.Expr, t QT, pos source.Pos) {
	b.noteDeath(t, pos)
	if !b.diesHere(t, pos) {
		return
	}
	r, ok := x.(*ir.Ref)
	if !ok || b.ctx.unevaluated > 0 || !b.dies(t) {
		return
	}
	o := &object{name: "a temporary", op: place(ref(r.Var, pos), t.Unqual(), pos)}
	if b.life.expr == nil {
		b.life.objects = append(b.life.objects, o)
		return
	}
	if b.life.branches > 0 {
		b.hoistTemp(o, r.Var, pos)
	}
	b.life.expr.temps = append(b.life.expr.temps, o)
}

// hoistTemp declares a temporary that is made in a branch, and its flag, before the full-expression.
func (b *body) hoistTemp(o *object, v *ir.Var, pos source.Pos) {
	for i, s := range *b.out {
		if d, ok := s.(*ir.Declare); ok && d.Var == v {
			b.life.expr.decls = append(b.life.expr.decls, &ir.Declare{S: d.S, Var: v})
			*b.out = slices.Replace(*b.out, i, i+1, b.in(func() { b.assignParts(ref(v, pos), d.Init, pos) })...)
			break
		}
	}
	o.flag = &ir.Var{Name: b.unique("made"), Type: ir.Bool, Kind: ir.Temp, Space: ir.Private, Pos: pos}
	b.life.expr.decls = append(b.life.expr.decls,
		&ir.Declare{S: ir.S{At: pos}, Var: o.flag, Init: fold.Bool(false, pos)})
	b.emit(&ir.Assign{S: ir.S{At: pos}, Dst: ref(o.flag, pos), Src: fold.Bool(true, pos)})
}

// assignParts assigns the initial value x, nil for none, to dst: to each element where it is an array, which is no
// value outside of declarations.
func (b *body) assignParts(dst, x ir.Expr, pos source.Pos) {
	if x == nil {
		return
	}
	part := func(i int, of ir.Type) ir.Expr {
		switch x := x.(type) {
		case *ir.Compose:
			return x.Parts[i]
		case *ir.Zero:
			return fold.Zero(of, pos)
		}
		return nil
	}
	switch t := x.Type().(type) {
	case *ir.Array:
		for i := range t.N {
			at := &ir.Index{X: ir.X{Typ: t.Elem, At: pos}, Base: ir.CloneExpr(dst, nil), I: fold.Int(ir.I32, int64(i), pos)}
			b.assignParts(at, part(int(i), t.Elem), pos)
		}
		return
	case *ir.Struct:
		if !holdsArray(t) || part(0, t.Fields[0].Type) == nil {
			break
		}
		for i, f := range t.Fields {
			at := &ir.FieldOf{X: ir.X{Typ: f.Type, At: pos}, Base: ir.CloneExpr(dst, nil), Field: i}
			b.assignParts(at, part(i, f.Type), pos)
		}
		return
	}
	b.emit(&ir.Assign{S: ir.S{At: pos}, Dst: dst, Src: x})
}

// holdsArray reports whether values of t contain an array.
func holdsArray(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.Array:
		return true
	case *ir.Struct:
		return slices.ContainsFunc(t.Fields, func(f ir.Field) bool { return holdsArray(f.Type) })
	}
	return false
}

// taken makes the temporary x no temporary any longer: it becomes part of another object. It returns the entry, or nil.
func (b *body) taken(x ir.Expr) *object {
	r, ok := x.(*ir.Ref)
	if !ok {
		return nil
	}
	list := &b.life.objects
	if b.life.expr != nil {
		list = &b.life.expr.temps
	}
	for i, o := range *list {
		if t, ok := o.op.x.(*ir.Ref); ok && t.Var == r.Var && r.Var.Kind == ir.Temp {
			*list = slices.Delete(slices.Clone(*list), i, i+1)
			return o
		}
	}
	return nil
}

// alive reports whether v is a temporary that will be destroyed.
func (b *body) alive(v *ir.Var) bool {
	list := b.life.objects
	if b.life.expr != nil {
		list = b.life.expr.temps
	}
	return slices.ContainsFunc(list, func(o *object) bool {
		r, ok := o.op.x.(*ir.Ref)
		return ok && r.Var == v
	})
}

// storageOf is the variable that the place x is part of, perhaps as a base class whose bytes other members share, which
// is found by its offset; nil for none.
func storageOf(x ir.Expr) *ir.Var {
	if v := irpass.Storage(x); v != nil {
		return v
	}
	switch x := x.(type) {
	case *ir.FieldOf:
		return storageOf(x.Base)
	case *ir.Index:
		return storageOf(x.Base)
	case *ir.Deref:
		p := x.Ptr
		for {
			switch q := p.(type) {
			case *ir.PtrCast:
				p = q.A
				continue
			case *ir.PtrAdd:
				p = q.Ptr
				continue
			case *ir.Addr:
				return storageOf(q.Place)
			}
			return nil
		}
	}
	return nil
}

// extend gives the temporary that x is part of the lifetime of the reference that is bound to it ([class.temporary]/6).
func (b *body) extend(x ir.Expr) {
	v := storageOf(x)
	if v == nil || b.life.expr == nil {
		return
	}
	if o := b.taken(ref(v, v.Pos)); o != nil {
		b.life.objects = append(b.life.objects, o)
	}
}

// extendParts extends the temporaries to which the members of the aggregate a refer, which a variable is made of, and
// the arrays of its initializer lists ([class.temporary]/6, [dcl.init.list]/6).
func (b *body) extendParts(a *agg) {
	for _, p := range a.parts {
		b.extendParts(p)
	}
	if a.leaf == nil || a.leaf.x == nil {
		return
	}
	if isRef(a.t) || isRef(a.leaf.typ) {
		b.extendAddress(a.leaf.x)
	} else if r := recordOf(a.t); r != nil {
		b.extendBound(a.leaf.x, r)
	}
}

// extendBound is extendParts for the value x, of class r, which becomes a variable.
func (b *body) extendBound(x ir.Expr, r *Record) {
	if v := irpass.Storage(x); v != nil {
		for _, y := range b.life.bound[v] {
			b.extendAddress(y)
		}
		return
	}
	c, ok := x.(*ir.Compose)
	if !ok {
		return
	}
	_, list := initListElem(QT{T: r})
	for i, y := range c.Parts {
		p, pointer := y.Type().(*ir.Pointer)
		switch f := fieldOfIR(r, i); {
		case pointer && (p.Ref || list):
			b.extendAddress(y)
		case f != nil && recordOf(f.Type) != nil:
			b.extendBound(y, recordOf(f.Type))
		}
	}
}

// extendMembers extends the temporaries to which the members of the temporary x refer, to which a reference was bound.
func (b *body) extendMembers(x ir.Expr) {
	v := irpass.Storage(x)
	if v == nil || len(b.temporaries()) == 0 {
		return
	}
	for _, y := range b.life.bound[v] {
		b.extendAddress(y)
	}
	for _, s := range slices.Backward(*b.out) {
		d, ok := s.(*ir.Declare)
		if !ok || d.Var != v {
			continue
		}
		if c, ok := d.Init.(*ir.Compose); ok {
			for _, y := range c.Parts {
				if p, ok := y.Type().(*ir.Pointer); ok && p.Ref {
					b.extendAddress(y)
				}
			}
		}
		return
	}
}

// fieldOfIR is the member of r that is field n of its IR type, nil for none.
func fieldOfIR(r *Record, n int) *Field {
	for i, f := range r.Fields {
		if r.irField(i) == n {
			return f
		}
	}
	return nil
}

// extendAddress extends the temporary whose address x is.
func (b *body) extendAddress(x ir.Expr) {
	for {
		c, ok := x.(*ir.PtrCast)
		if !ok {
			break
		}
		x = c.A
	}
	if a, ok := x.(*ir.Addr); ok {
		b.extend(a.Place)
	}
}

// refers notes the temporaries to which the members of the temporary v refer, which is made of a: they live as long as
// the variable that v may become.
func (b *body) refers(v *ir.Var, a *agg) {
	if len(b.temporaries()) == 0 {
		return
	}
	var list []ir.Expr
	var walk func(a *agg)
	walk = func(a *agg) {
		for _, p := range a.parts {
			walk(p)
		}
		if a.leaf != nil && a.leaf.x != nil && (isRef(a.t) || isRef(a.leaf.typ)) {
			list = append(list, a.leaf.x)
		}
	}
	walk(a)
	if len(list) > 0 && b.life.bound == nil {
		b.life.bound = map[*ir.Var][]ir.Expr{}
	}
	if len(list) > 0 {
		b.life.bound[v] = list
	}
}

// temporary reports whether the place x is, or is a part of, a temporary that will be destroyed.
func (b *body) temporary(x ir.Expr) bool {
	v := storageOf(x)
	return v != nil && slices.ContainsFunc(b.temporaries(), func(o *object) bool {
		r, ok := o.op.x.(*ir.Ref)
		return ok && r.Var == v
	})
}

// undoTemps returns what forgets the temporaries that are made from now on.
func (b *body) undoTemps() func() {
	e := b.life.expr
	if e == nil {
		return func() {}
	}
	before := *e
	return func() { *e = before }
}

// temporaries are those of the full-expression under way.
func (b *body) temporaries() []*object {
	if b.life.expr == nil {
		return nil
	}
	return b.life.expr.temps
}

// lives notes that the object op, of type op.typ, lives until the end of the block.
func (b *body) lives(name string, op operand) {
	if !b.diesHere(op.typ, op.pos) {
		return
	}
	if b.dies(op.typ) && b.ctx.unevaluated == 0 {
		op.typ = op.typ.Unqual()
		b.life.objects = append(b.life.objects, &object{name: name, op: op})
	}
}

// scope runs f and destroys what it brought to life in the block ([stmt.jump]/2, [class.dtor]/12).
func (b *body) scope(pos source.Pos, f func()) {
	n, begun := len(b.life.objects), len(b.jumps.begun)
	f()
	if !terminates(*b.out) {
		b.destroy(b.life.objects[n:], pos)
	}
	b.life.objects, b.jumps.begun = b.life.objects[:n], b.jumps.begun[:begun]
}

// destroy runs the destructors of objects, the last first.
func (b *body) destroy(objects []*object, pos source.Pos) {
	for _, o := range slices.Backward(slices.Clone(objects)) {
		op := o.op
		op.x = ir.CloneExpr(op.x, nil)
		if o.flag == nil {
			b.destroyPlace(op, pos)
			continue
		}
		list := b.in(func() { b.destroyPlace(op, pos) })
		b.emit(&ir.If{S: ir.S{At: pos}, Cond: ref(o.flag, pos), Then: list})
	}
}

// destructorCall is x.~T() ([class.dtor]/12 to 14, [expr.pseudo]): T is the type of x but for qualifiers.
func (b *body) destructorCall(s *Scope, f *ast.Member, e *ast.Call) (operand, bool) {
	obj := b.memberObject(s, f)
	if obj.mode == poison {
		return operand{}, false
	}
	if len(e.Args) > 0 {
		b.c.errorf(codeNoMatch, e.At, "a destructor takes no arguments")
		return operand{}, false
	}
	r := recordOf(obj.typ)
	if t, known := b.destroyedType(s, f, r); known && !sameType(t.T, obj.typ.T) {
		b.c.errorf(codeOperand, e.At, "an object of type '%s' has no destructor of '%s'", obj.typ, t)
		return operand{}, false
	}
	if r != nil && !b.mayDestroy(s, r, e.At) {
		return operand{}, false
	}
	if r != nil {
		b.noteDeath(obj.typ, e.At) // [expr.unary.noexcept]/3
	}
	switch {
	case obj.mode != lvalue || b.ctx.unevaluated > 0:
	case r != nil && b.c.hasVirtualDtor(r) && !f.Name.Qualified() && !b.exact(&obj):
		b.virtualEnd(obj, r, false, e.At)
	default:
		b.destroyPlace(obj, e.At)
	}
	return operand{mode: typeName_, typ: basic(Void), pos: e.At}, true
}

// destroyedType is the type that a destructor's name names; known is false for names with template arguments, which are
// not looked up ([class.dtor]/13, [basic.lookup.classref]).
func (b *body) destroyedType(s *Scope, f *ast.Member, r *Record) (t QT, known bool) {
	last := f.Name.Last()
	name := last.Ident[1:]
	if name == "" || last.HasArgs || r != nil && name == r.ctorName {
		return QT{}, false
	}
	for _, o := range b.c.lookup(s, name) {
		if t, ok := o.(*TypeObj); ok {
			b.c.resolveType(t)
			return t.Type, t.Type.Valid()
		}
	}
	return QT{}, false
}

// diesHere is mayDestroy for an object of type t, or an array of such objects, that the code at hand makes
// ([class.dtor]/12); what is not evaluated makes none.
func (b *body) diesHere(t QT, pos source.Pos) bool {
	r := recordOf(elemType(t))
	if r == nil || b.ctx.unevaluated > 0 || b.ctx.scope == nil || b.c.dtor(r) == nil && (r.ends == 2 || b.ends(r)) {
		return true
	}
	return b.mayDestroy(b.ctx.scope, r, pos)
}

// mayDestroy reports whether code in scope s may destroy an object of class r, with a message if not ([class.dtor]/12).
func (b *body) mayDestroy(s *Scope, r *Record, pos source.Pos) bool {
	if !b.c.completeRecord(r) {
		b.c.incomplete(r, pos)
		return false
	}
	d := b.c.dtor(r)
	if d != nil && d.Deleted || (d == nil || !userProvided(d)) && !b.ends(r) {
		b.c.errorf(codeDeleted, pos, "the destructor of %s is deleted", r.Name)
		return false
	}
	return d == nil || b.may(s, use{owner: r, object: r, d: d.Decl, name: "the destructor", pos: pos})
}

// ends reports whether the destructor of r is not deleted if r does not write it: it can call those of all subobjects,
// which in a union are trivial ([class.dtor]/5).
func (b *body) ends(r *Record) bool {
	if r.ends != 0 {
		return r.ends == 2
	}
	if !b.c.completeRecord(r) {
		return true // which is told elsewhere
	}
	r.ends = 1
	for _, f := range r.Fields {
		m := recordOf(elemType(f.Type))
		if m == nil || isRef(f.Type) {
			continue
		}
		d := b.c.dtor(m)
		if d != nil && (d.Deleted || !b.reachable(r, m, d, f.Base) || r.Union && userProvided(d)) ||
			(d == nil || !userProvided(d)) && !b.ends(m) {
			return false
		}
	}
	r.ends = 2
	return true
}

// destroyPlace destroys the object op: its destructor, or those of its members and bases in the opposite order of their
// declaration ([class.dtor]/9).
func (b *body) destroyPlace(op operand, pos source.Pos) {
	if !b.dies(op.typ) {
		return
	}
	if a, ok := op.typ.T.(*Array); ok {
		b.eachElement(op, a, pos, func(_ operand, i ir.Expr) bool {
			last := fold.Int(ir.I32, a.N-1, pos)
			b.destroyPlace(b.elementAt(op, a, fold.Binary(ir.Sub, last, i, ir.I32, pos), pos), pos)
			return true
		})
		return
	}
	r := recordOf(op.typ)
	if b.c.work(onObjects, objectWork); b.c.overworked(pos) {
		return
	}
	if d := b.c.dtor(r); d != nil && userProvided(d) {
		if d.Deleted {
			b.c.errorf(codeDeleted, pos, "the destructor of %s is deleted", r.Name)
			return
		}
		if fi := b.c.funcInst(d, nil, pos); fi != nil {
			op.typ.Const, op.exact = false, true
			if !b.may(b.ctx.scope, use{owner: r, object: op.wholeClass(), d: d.Decl, name: "the destructor", pos: pos}) {
				return
			}
			b.invoke(fi, &op, nil, pos, true)
		}
		return
	}
	if r.Union {
		b.c.unsupported(pos, "the union %s, a member of which has a destructor that does something", r.Name)
		return
	}
	defer b.within(r.Scope)()
	if op.whole != nil && op.whole != r && r.polymorphic() {
		b.setTypes(op, r, pos) // a base class: functions of derived classes are not called any more ([class.cdtor]/4)
	}
	for i := range slices.Backward(r.Fields) {
		if b.dies(r.Fields[i].Type) && !isVariant(r.Fields[i]) {
			b.destroyPlace(b.rawField(op, r, i, pos), pos)
		}
	}
}

// isVariant reports whether f is an anonymous union, whose members no destructor destroys ([class.dtor]/8).
func isVariant(f *Field) bool { return f.Anon && recordOf(f.Type) != nil && recordOf(f.Type).Union }

// members brings the bases and members of the object of a destructor to the end of its body, which they outlive, but
// for those of a union ([class.dtor]/9).
func (b *body) members(r *Record, pos source.Pos) {
	if r.Union {
		return
	}
	b.setTypes(b.thisObject(), r, pos)
	for i, f := range r.Fields {
		if b.dies(f.Type) && !isVariant(f) {
			b.life.objects = append(b.life.objects, &object{name: f.Name, op: b.rawField(b.thisObject(), r, i, pos)})
		}
	}
}
