package sema

import (
	"fmt"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// An object of a class with virtual functions begins with a number that stands for its dynamic type, where C++ has the
// pointer to the table of functions; base classes with virtual functions have theirs, as in the Itanium C++ ABI.
// Constructors and destructors set them. A virtual call is a call of a function that switches over the numbers of all
// classes of which the module makes objects. A number that is none of them, in an object that the host made, traps.

// vtable is what one such number means: the part of a complete object of class r that begins at byte off.
type vtable struct {
	id  uint64
	r   *Record
	off int
}

// virtualCall is the function that calls overriders of f, or one that destroys objects (see virtualdtor.go).
type virtualCall struct {
	dispatcher
	f    *FuncInst
	ends *ending
}

// polymorphic reports whether r has virtual functions, its own or inherited.
func (r *Record) polymorphic() bool {
	if r.virtuals == 0 {
		is := r.virtualMember() != 0 || slices.ContainsFunc(r.Bases, (*Record).polymorphic)
		if r.completed != 2 {
			return is
		}
		r.virtuals = 1
		if is {
			r.virtuals = 2
		}
	}
	return r.virtuals == 2
}

// primaryBase is the field of the base class whose number r shares, or -1.
func (r *Record) primaryBase() int {
	for i, f := range r.Fields {
		if b := recordOf(f.Type); f.Base && b != nil && b.polymorphic() {
			return i
		}
	}
	return -1
}

// isVirtual reports whether f is a virtual function.
func (c *checker) isVirtual(f *FuncObj) bool {
	if f.Class == nil || f.Static || f.Ctor || f.Template != nil || f.Decl == nil {
		return false
	}
	if f.virtual == 0 {
		is := f.Decl.Spec.Has("virtual") || f.Class.polymorphic() && c.overrides(f, f.Class)
		if f.Class.completed != 2 {
			return is
		}
		f.virtual = 1
		if is {
			f.virtual = 2
		}
	}
	return f.virtual == 2
}

// overrides reports whether a base class of r has a virtual function that f overrides. One with its name, parameters
// and qualifiers there overrides the same.
func (c *checker) overrides(f *FuncObj, r *Record) bool {
	return slices.ContainsFunc(r.Bases, func(b *Record) bool {
		if g := c.overrider(f, b); g != nil {
			return c.isVirtual(g)
		}
		return c.overrides(f, b)
	})
}

// overrider is the function of r itself that has the name, parameters and qualifiers of f, or nil ([class.virtual]/2).
// Conversion functions to one type have one name.
func (c *checker) overrider(f *FuncObj, r *Record) *FuncObj {
	if r == f.Class {
		return f
	}
	c.work(onBases, overriderWork)
	var named []*FuncObj
	switch {
	case isConversion(f):
		for _, o := range c.special(r, convName) {
			if c.sameConversion(f, o) {
				named = append(named, o)
			}
		}
	case f.Name == "operator=" && r.completed == 2: // which it may have without a declaration
		for _, o := range c.scratch().assignments(r) {
			if o.Class == r {
				named = append(named, o)
			}
		}
	default:
		named = c.special(r, f.Name)
	}
	if len(named) == 0 {
		return nil
	}
	want := c.funcInst(f, nil, f.Pos)
	for _, o := range named {
		if o.Class != r || o.Template != nil || o.Static || o.Const != f.Const || refQualifier(o) != refQualifier(f) ||
			hasFuncWord(o, "volatile") != hasFuncWord(f, "volatile") {
			continue // a using-declaration overrides nothing
		}
		fi := c.funcInst(o, nil, o.Pos)
		if want != nil && fi != nil && sameType(&Func{Params: want.Type.Params, Ret: basic(Void)},
			&Func{Params: fi.Type.Params, Ret: basic(Void)}) {
			return o
		}
	}
	return nil
}

// hierarchy is r and the classes that it derives from.
func hierarchy(r *Record) []*Record {
	out := []*Record{r}
	for _, b := range r.Bases {
		out = append(out, hierarchy(b)...)
	}
	return out
}

// abstract reports whether r has a pure virtual function that nothing overrides ([class.abstract]/4).
func (c *checker) abstract(r *Record) bool {
	classes := hierarchy(r)
	overridden := func(f *FuncObj) bool {
		return slices.ContainsFunc(classes, func(k *Record) bool {
			_, derives := derivesFrom(k, f.Class)
			return k != f.Class && derives && c.overrider(f, k) != nil
		})
	}
	for _, k := range classes {
		c.completeRecord(k)
		for _, objs := range k.Scope.Names {
			for _, o := range objs {
				if f, ok := o.(*FuncObj); ok && f.Decl != nil && f.Decl.Pure && !overridden(f) {
					return true
				}
			}
		}
	}
	return false
}

// setTypes writes the numbers of an object of class r.
func (b *body) setTypes(obj operand, r *Record, pos source.Pos) {
	if !r.polymorphic() || b.ctx.unevaluated > 0 {
		return
	}
	if !b.c.overridersFit(r) {
		return
	}
	obj.typ = QT{T: r}
	b.setPart(obj, r, r, 0, pos)
}

// setPart writes the numbers of the part of an object of class r that is of class part and begins at byte off.
func (b *body) setPart(obj operand, r, part *Record, off int, pos source.Pos) {
	if b.c.work(onObjects, objectWork); b.c.overworked(pos) {
		return
	}
	s := b.c.recordStruct(part)
	p := b.placeOf(obj)
	if s == nil || p == nil {
		return
	}
	if part.primaryBase() < 0 {
		v := b.c.vtableOf(r, off, pos)
		b.emit(&ir.Assign{S: ir.S{At: pos}, Dst: &ir.FieldOf{X: ir.X{Typ: ir.U64, At: pos}, Base: p, Field: 0},
			Src: fold.Int(ir.U64, int64(v.id), pos)})
	}
	for i, f := range part.Fields {
		base := recordOf(f.Type)
		if f.Base && base != nil && base.polymorphic() {
			b.setPart(b.rawField(obj, part, i, pos), r, base, off+s.Fields[part.irField(i)].Offset, pos)
		}
	}
}

// vtableOf is the number for the part at byte off of objects of class r. All virtual calls that may meet it learn of
// it.
func (c *checker) vtableOf(r *Record, off int, pos source.Pos) *vtable {
	id := c.functionID(r, r.Name, fmt.Sprintf("virtual functions at %d", off), r.Pos)
	if v := c.indirect.vtableOf[id]; v != nil {
		return v
	}
	v := &vtable{id, r, off}
	if c.indirect.vtableOf == nil {
		c.indirect.vtableOf = map[uint64]*vtable{}
	}
	c.indirect.vtableOf[id] = v
	c.indirect.vtables = append(c.indirect.vtables, v)
	for _, d := range c.indirect.virtuals {
		c.addOverrider(d, v, pos)
	}
	return v
}

// virtualCallOf is the function that makes virtual calls of f.
func (c *checker) virtualCallOf(f *FuncInst, pos source.Pos) *virtualCall {
	for _, d := range c.indirect.virtuals {
		if d.ends == nil && d.f.Obj == f.Obj {
			return d
		}
	}
	if isAuto(nonRef(f.Type.Ret)) {
		c.errorf(codeAuto, pos, "the virtual function %s cannot return auto", f.Name)
		return nil
	}
	obj := *f.Obj
	fi := &FuncInst{Obj: &obj, Scope: f.Scope, Type: f.Type, Name: f.Name, state: 2}
	fn := &ir.Func{Name: c.unique("virtual_" + identOf(f.Name)), Source: "a virtual call of " + f.Name, Pos: f.Obj.Pos,
		End: f.Obj.Pos}
	fi.IR = fn
	names := c.scratch()
	params := []QT{thisType(f.Obj)}
	for _, p := range f.Type.Params {
		params = append(params, names.passed(p))
	}
	for i, p := range params {
		name := "a"
		if i == 0 {
			name = "this"
		}
		typ := c.lowerType(p, pos)
		if typ == nil {
			return nil
		}
		fn.Params = append(fn.Params, &ir.Var{Name: names.unique(name), Type: typ, Kind: ir.Param, Space: ir.Private,
			Const: true, Pos: f.Obj.Pos})
	}
	names.fn = fn
	if names.returns(fi, f.Type.Ret, pos); fn.Ret == nil {
		return nil
	}
	d := &virtualCall{dispatcher: dispatcher{fi: fi, place: f.Obj.Pos}, f: f}
	c.indirect.virtuals = append(c.indirect.virtuals, d)
	for _, v := range c.indirect.vtables {
		c.addOverrider(d, v, pos)
	}
	d.fill(c)
	return d
}

// addOverrider lets d call the final overrider for objects whose number is v ([class.virtual]/2).
func (c *checker) addOverrider(d *virtualCall, v *vtable, pos source.Pos) {
	for _, path := range pathsTo(v.r, d.f.Obj.Class) {
		if c.overriderAt(d, v, path, pos) {
			return
		}
	}
}

// overriderAt is addOverrider for the base class at the end of path; false if the number is not that of this base.
func (c *checker) overriderAt(d *virtualCall, v *vtable, path []int, pos source.Pos) bool {
	chain := []*Record{v.r}
	off := 0
	for _, i := range path {
		r := chain[len(chain)-1]
		s := c.recordStruct(r)
		if s == nil {
			return true
		}
		off += s.Fields[r.irField(i)].Offset
		chain = append(chain, recordOf(r.Fields[i].Type))
	}
	if off != v.off {
		return false
	}
	if d.ends != nil {
		d.arms = append(d.arms, dispatchArm{id: v.id, path: path})
		d.ends.whole = append(d.ends.whole, v.r)
		d.extend(c)
		return true
	}
	for k, r := range chain {
		g := c.overrider(d.f.Obj, r)
		if g == nil {
			continue
		}
		if g.Decl.Pure && g.Decl.Body == nil {
			return true // called during construction only: undefined
		}
		fi := c.funcInst(g, nil, pos)
		if fi == nil || c.lowerAt(fi, pos) == nil {
			return true
		}
		d.arms = append(d.arms, dispatchArm{id: v.id, fi: fi, path: path[k:]})
		d.extend(c)
		break
	}
	return true
}

// fill makes the body anew: a switch over the number in the object.
func (d *virtualCall) fill(c *checker) {
	if d.ends != nil && d.ends.filling {
		return // by what a destructor does, which fills it once more when it is done
	}
	d.made = nil
	d.extend(c)
}

// extend adds the new arms to the body.
func (d *virtualCall) extend(c *checker) {
	if d.ends != nil && d.ends.filling {
		return // which sees them too
	}
	this := d.object(c)
	if d.made == nil {
		number := this
		for r := d.f.Obj.Class; ; r = recordOf(number.typ) {
			i := r.primaryBase()
			if i < 0 {
				break
			}
			number = c.scratch().rawField(number, r, i, d.place)
		}
		if number.mode == poison {
			return
		}
		d.begin(c, &ir.FieldOf{X: ir.X{Typ: ir.U64, At: d.place}, Base: number.x, Field: 0})
	}
	if d.ends != nil {
		d.extendEnds(this)
		return
	}
	for ; d.made.arms < len(d.arms); d.made.arms++ {
		if a := d.arms[d.made.arms]; a.fi.IR != nil {
			d.made.add(d.arm(a, this))
		}
	}
	d.made.finish()
}

// object is the object of the call.
func (d *virtualCall) object(c *checker) operand {
	t := thisType(d.f.Obj).T.(*Reference).Elem
	return place(&ir.Deref{X: ir.X{Typ: c.lowerType(QT{T: t.T}, d.place), At: d.place},
		Ptr: ref(d.fi.IR.Params[0], d.place)}, t, d.place)
}

// arm calls the overrider of a.
func (d *virtualCall) arm(a dispatchArm, this operand) ir.Case {
	b, pos := d.made.b, d.place
	arm := ir.Case{At: pos, Values: []uint64{a.id}}
	arm.Body = b.in(func() {
		obj := this
		obj.x = ir.CloneExpr(obj.x, nil)
		if to := a.fi.Obj.Class; to != d.f.Obj.Class {
			b.ctx.refs = true
			whole := pointerTo(QT{T: to, Const: this.typ.Const})
			obj = b.deref(b.pointerToDerived(b.addressOf(obj, pos), whole, to, a.path), pos)
		}
		args := []ir.Expr{b.refTo(obj, thisType(a.fi.Obj), pos)}
		args = append(args, b.c.forwarded(d.fi.IR, 1, pos)...)
		d.forwards(b.c, a.fi.IR)
		b.returnOverrider(a.fi, d.f.Type.Ret, args, pos)
	})
	return arm
}

// returnOverrider calls the overrider fi and returns its result as ret, the type that the overridden function returns:
// the overrider may return a pointer or reference to a class that derives from the one there ([class.virtual]/7, 8).
func (b *body) returnOverrider(fi *FuncInst, ret QT, args []ir.Expr, pos source.Pos) {
	if sameType(fi.Type.Ret.T, ret.T) || isVoid(ret) {
		b.forward(b.unique("r"), fi.IR, args, ret, pos)
		return
	}
	r := b.temp(fi.IR.Ret, nil, pos)
	b.emit(&ir.Call{S: ir.S{At: pos}, Func: fi.IR, Dst: r, Args: args})
	v := b.resultOf(ref(r.Var, pos), fi.Type.Ret, pos)
	b.ctx.refs = isRef(ret)
	if isRef(ret) { // as a pointer, which reaches the rest of the object
		v = b.deref(b.convert(b.addressOf(v, pos), pointerTo(nonRef(ret)), implicit), pos)
	}
	v = b.handed(v, ret, pos)
	if v.mode != poison {
		b.emit(&ir.Return{S: ir.S{At: pos}, Val: v.x})
	}
}

// exact reports whether the dynamic type of obj is known to be its static type.
func (b *body) exact(obj *operand) bool {
	if obj.exact {
		return true
	}
	r, ok := obj.x.(*ir.Ref)
	return ok && recordOf(obj.typ) != nil && r.Var.Type == ir.Type(recordOf(obj.typ).lowered)
}

// finalOverrider is what a virtual call of f does for an object whose dynamic type is r ([class.virtual]/2).
func (c *checker) finalOverrider(f *FuncInst, r *Record, pos source.Pos) *FuncInst {
	paths := pathsTo(r, f.Obj.Class)
	if len(paths) != 1 {
		return f
	}
	for _, i := range paths[0] {
		if g := c.overrider(f.Obj, r); g != nil {
			return c.funcInst(g, nil, pos)
		}
		r = recordOf(r.Fields[i].Type)
	}
	return f
}
