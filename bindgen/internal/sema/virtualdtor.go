package sema

import (
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Virtual destructors ([class.dtor]/10, [expr.delete]/3): a function that switches over the dynamic types, as for other
// virtual functions, and destroys the whole object. delete frees its memory there too, whose address only the dynamic
// type tells.

// ending says what a function for a virtual destructor does.
type ending struct {
	of      *Record   // the static class of the object
	free    bool      // frees the memory too
	whole   []*Record // the dynamic class of each arm
	filling bool      // what the arms call is being lowered
}

// hasVirtualDtor reports whether the destructor of r is virtual: declared so, or overriding one that is
// ([class.dtor]/11).
func (c *checker) hasVirtualDtor(r *Record) bool {
	if d := c.dtor(r); d != nil && d.Decl != nil && d.Decl.Spec.Has("virtual") {
		return true
	}
	for _, b := range r.Bases {
		if c.completeRecord(b) && c.hasVirtualDtor(b) {
			return true
		}
	}
	return false
}

// virtualEnd destroys the object that the place op of class r is a part of, and frees its memory if free is set
// ([class.dtor]/11, [expr.delete]).
func (b *body) virtualEnd(op operand, r *Record, free bool, pos source.Pos) {
	d := b.c.virtualEndOf(r, free, pos)
	if d == nil {
		return
	}
	t := thisType(d.fi.Obj)
	op.typ = QT{T: r}
	b.emit(&ir.Call{S: ir.S{At: pos}, Func: d.fi.IR, Args: []ir.Expr{b.refTo(op, t, pos)}})
}

// virtualEndOf is the function that destroys objects whose static class is r.
func (c *checker) virtualEndOf(r *Record, free bool, pos source.Pos) *virtualCall {
	for _, d := range c.indirect.virtuals {
		if d.ends != nil && d.ends.of == r && d.ends.free == free {
			return d
		}
	}
	verb := "destruction"
	if free {
		verb = "deletion"
	}
	sig := &Func{Ret: basic(Void)}
	fi := &FuncInst{Obj: &FuncObj{Name: verb, Device: true, Class: r, Type: sig, Pos: r.Pos}, Scope: r.Scope, Type: sig,
		Name: verb + " of " + r.Name, state: 2}
	fn := &ir.Func{Name: c.unique("virtual_" + verb + "_" + identOf(r.Name)), Source: "the " + fi.Name, Pos: r.Pos,
		End: r.Pos, Ret: ir.Void}
	fi.IR = fn
	typ := c.lowerType(thisType(fi.Obj), pos)
	if typ == nil {
		return nil
	}
	fn.Params = []*ir.Var{{Name: "this", Type: typ, Kind: ir.Param, Space: ir.Private, Const: true, Pos: r.Pos}}
	d := &virtualCall{dispatcher: dispatcher{fi: fi, place: r.Pos}, f: fi, ends: &ending{of: r, free: free}}
	c.indirect.virtuals = append(c.indirect.virtuals, d)
	for _, v := range c.indirect.vtables {
		c.addOverrider(d, v, pos)
	}
	d.fill(c)
	return d
}

// extendEnds makes the new cases, one for each dynamic type.
func (d *virtualCall) extendEnds(this operand) {
	d.ends.filling = true
	defer func() { d.ends.filling = false }()
	for ; d.made.arms < len(d.arms); d.made.arms++ { // destructors may make objects of new classes
		a, whole := d.arms[d.made.arms], d.ends.whole[d.made.arms]
		b, pos := d.made.b, d.place
		arm := ir.Case{At: pos, Values: []uint64{a.id}}
		arm.Body = b.in(func() {
			obj := this
			obj.x = ir.CloneExpr(obj.x, nil)
			p := b.addressOf(obj, pos)
			if whole != d.ends.of {
				b.ctx.refs = true
				p = b.pointerToDerived(p, pointerTo(QT{T: whole}), whole, a.path)
			}
			obj = b.deref(p, pos)
			if obj.mode == poison {
				return
			}
			b.destroyPlace(obj, pos)
			if len(b.methodsOf(whole, "operator delete")) > 0 {
				b.c.unsupported(pos, "a class with an operator delete of its own, as %s has", whole.Name)
			}
			if d.ends.free {
				b.free(b.rvalue(p).x, pos)
			}
			b.emit(&ir.Return{S: ir.S{At: pos}})
		})
		d.made.add(arm)
	}
	d.made.finish()
}

// arrayCookie is how many bytes before the elements of an array that new makes hold their number: none where their
// destructors do nothing, else as in the Itanium C++ ABI.
func (b *body) arrayCookie(t QT, elem ir.Type) int {
	if !b.dies(t) {
		return 0
	}
	return max(8, ir.Alignof(elem))
}

// bytesFrom is the pointer p moved by n bytes.
func bytesFrom(p ir.Expr, n int, pos source.Pos) ir.Expr {
	bytes := &ir.Pointer{Elem: ir.U8}
	return &ir.PtrAdd{X: ir.X{Typ: bytes, At: pos}, Ptr: &ir.PtrCast{X: ir.X{Typ: bytes, At: pos}, A: p},
		I: fold.Int(ir.I64, int64(n), pos)}
}

// cookieAt is the place of the number of elements, which ends where the elements begin.
func cookieAt(first ir.Expr, pos source.Pos) ir.Expr {
	to := &ir.Pointer{Elem: ir.U64}
	return &ir.Deref{X: ir.X{Typ: ir.U64, At: pos},
		Ptr: &ir.PtrCast{X: ir.X{Typ: to, At: pos}, A: bytesFrom(first, -8, pos)}}
}

// deleteArray destroys the elements of the array at p, the last first, and frees its memory ([expr.delete]/6 and /7).
func (b *body) deleteArray(p operand, t QT, pos source.Pos) {
	elem := b.lower(t.Unqual(), pos)
	if elem == nil {
		return
	}
	t.Const, t.Volatile = false, false
	p.x = b.temp(p.x.Type(), p.x, pos)
	then := b.in(func() {
		n := b.temp(ir.U64, cookieAt(ir.CloneExpr(p.x, nil), pos), pos)
		b.eachNew(0, ref(n.Var, pos), pos, func(i ir.Expr) bool {
			last := fold.Binary(ir.Sub, ref(n.Var, pos), fold.Int(ir.U64, 1, pos), ir.U64, pos)
			at := &ir.Index{X: ir.X{Typ: elem, At: pos}, Base: ir.CloneExpr(p.x, nil),
				I: fold.Binary(ir.Sub, last, fold.Convert(i, ir.U64, pos), ir.U64, pos)}
			b.full(pos, func() { b.destroyPlace(place(at, t, pos), pos) })
			return true
		})
		b.free(bytesFrom(ir.CloneExpr(p.x, nil), -b.arrayCookie(t, elem), pos), pos)
	})
	b.emit(&ir.If{S: ir.S{At: pos}, Cond: b.truth(p, true).x, Then: then})
}
