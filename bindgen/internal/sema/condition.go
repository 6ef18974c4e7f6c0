package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// The operator ?: ([expr.cond]): what it makes of operands of which one is of class type (/4 and 6), and its type.

// condUnify converts one of the operands x and y of ?: so that it matches the other, where that is possible for one of
// them, and otherwise both as a built-in operator takes them; the statements of a conversion go to the operand's
// branch. It returns poison after a message.
func (b *body) condUnify(x, y operand, inX, inY func(func()), pos source.Pos) (operand, operand) {
	if !isClass(x.typ) && !isClass(y.typ) || x.mode == initList || y.mode == initList || same(x.typ, y.typ) {
		return x, y
	}
	toY, okX := b.condTarget(x, y)
	toX, okY := b.condTarget(y, x)
	switch {
	case okX && okY:
		b.c.errorf(codeAmbiguous, pos, "'%s' and '%s' convert to each other", x.typ, y.typ)
		return operand{}, operand{}
	case okX:
		inX(func() { x = b.condConvert(x, toY) })
	case okY:
		inY(func() { y = b.condConvert(y, toX) })
	default:
		return b.condBuiltin(x, y, inX, inY, pos)
	}
	return x, y
}

// condBuiltin converts the operands that are objects to the parameters of the built-in ?: that overload resolution
// chooses ([expr.cond]/6, [over.built]/27 and 28). That need not be the type of the other operand or of the result: in
// c ? x : 1LL an object with a conversion to int alone becomes an int first.
func (b *body) condBuiltin(x, y operand, inX, inY func(func()), pos source.Pos) (operand, operand) {
	list := b.builtins("?:", []operand{x, y})
	best := b.bestOperator(list)
	switch {
	case best == nil && len(list) > 0:
		b.ambiguousOperator("?:", []operand{x, y}, pos)
	case best == nil:
		b.noOperator("?:", x, y, pos)
	}
	if best == nil {
		return operand{}, operand{}
	}
	if isClass(x.typ) {
		inX(func() { x = b.convert(x, best.params[0], implicit) })
	}
	if isClass(y.typ) {
		inY(func() { y = b.convert(y, best.params[1], implicit) })
	}
	return x, y
}

// condConvert converts an operand of ?: to the type that matches the other.
func (b *body) condConvert(op operand, t QT) operand {
	out := b.convert(op, t, implicit)
	if ref, ok := t.T.(*Reference); ok {
		out.xval = ref.RValue
		return out
	}
	out.xval = false // not even the base of a temporary
	if out.mode == rvalue && isClass(t) {
		out.typ.Const = t.Const
	}
	return out
}

// condTarget is the type to which from is converted to match to.
func (b *body) condTarget(from, to operand) (QT, bool) {
	if to.mode == lvalue && to.bit == 0 {
		r := &Reference{Elem: to.typ, RValue: to.xval}
		if b.bindsDirectly(from, r) {
			return QT{T: r}, true
		}
	}
	t := b.c.decay(to.typ)
	if !isClass(t) {
		t = t.Unqual()
	}
	if fr, tr := recordOf(from.typ), recordOf(t); fr != nil && tr != nil {
		b.c.completeRecord(fr)
		b.c.completeRecord(tr)
		_, up := derivesFrom(fr, tr)
		_, down := derivesFrom(tr, fr)
		if fr == tr || up || down {
			return t, (fr == tr || up) && (t.Const || !from.typ.Const) && (t.Volatile || !from.typ.Volatile)
		}
	}
	return t, b.ics(from, t, true).rank != rankNone
}

// bindsDirectly reports whether a reference r binds to op without a temporary ([dcl.init.ref]/5); one to lvalues has to
// bind to an lvalue, and one to xvalues to a glvalue ([expr.cond]/4.1 and 4.2, of which compilers take the latter so).
func (b *body) bindsDirectly(op operand, r *Reference) bool {
	seq := b.refIcs(op, r, true)
	switch seq.rank {
	case rankNone:
		return false
	case rankUser:
		return seq.fn != nil && !seq.fn.Obj.Ctor && b.refersTo(seq.fn.Type.Ret, r)
	}
	if !b.refCompatible(op.typ, r.Elem, implicit) {
		return false
	}
	return op.mode == lvalue && op.bit == 0 && (r.RValue || !op.xval)
}

// refersTo reports whether r binds directly to what a conversion function with the result ret returns
// ([dcl.init.ref]/5.1.2 and 5.3.2).
func (b *body) refersTo(ret QT, r *Reference) bool {
	ref, ok := ret.T.(*Reference)
	return ok && ref.RValue == r.RValue && b.refCompatible(ref.Elem, r.Elem, implicit)
}

// cond is c ? x : y.
func (b *body) cond(s *Scope, e *ast.Cond) operand {
	places := b.ctx.bitPlaces
	b.ctx.bitPlaces = false
	c := b.expr(s, e.C)
	if c.mode == poison {
		return c
	}
	if extVector(c.typ) != nil {
		return b.vectorCond(s, c, e)
	}
	ex := e.X
	if ex == nil { // GNU c ?: y
		c = b.rvalue(c)
		if c.konst == nil {
			c.x = b.temp(c.x.Type(), c.x, e.At)
		}
		ex = &opExpr{Expr: e.C, op: c}
	}
	cc := b.condition(c)
	if cc.mode == poison {
		return cc
	}
	if k, _, ok := fold.Const(cc.x); ok {
		return b.condConst(s, k.Bits != 0, places, ex, e)
	}
	var x, y operand
	xs := b.branch(func() { x = b.expr(s, ex) })
	ys := b.branch(func() { y = b.expr(s, e.Y) })
	if x.mode == poison || y.mode == poison {
		return operand{}
	}
	if x.mode == voidVal || y.mode == voidVal {
		if len(xs)+len(ys) > 0 {
			b.emit(&ir.If{S: ir.S{At: e.At}, Cond: cc.x, Then: xs, Else: ys})
		}
		return operand{mode: voidVal, typ: basic(Void), pos: e.At}
	}
	x, y = b.functionsBeside(ex, e.Y, x, y)
	if x.mode == poison || y.mode == poison {
		return operand{}
	}
	return b.condOperands(cc.x, x, y, xs, ys, places, e.At)
}

// condOperands is c ? x : y for operands that have been evaluated; xs and ys are the effects of that. With places it is
// assigned to, which makes a place of bit-fields too.
func (b *body) condOperands(c ir.Expr, x, y operand, xs, ys []ir.Stmt, places bool, pos source.Pos) operand {
	x, y = b.condUnify(x, y, func(f func()) { xs = append(xs, b.branch(f)...) },
		func(f func()) { ys = append(ys, b.branch(f)...) }, pos)
	if x.mode == poison || y.mode == poison {
		return operand{}
	}
	t, isPlace := b.condType(x, y, places, pos)
	if !t.Valid() {
		return operand{}
	}
	switch {
	case isPlace && x.bit+y.bit > 0 && b.ctx.unevaluated == 0:
		return b.either(c, x, y, xs, ys, t, pos)
	case isPlace && x.bit+y.bit > 0:
		if x.bit == 0 {
			x = y
		}
		x.typ = t
		return x
	case isPlace:
		r := b.condPlace(c, x, y, xs, ys, t, pos)
		r.xval = x.xval
		return r
	}
	both := b.xvalues(x, y)
	xs = append(xs, b.branch(func() { x = b.beside(x, t) })...)
	ys = append(ys, b.branch(func() { y = b.beside(y, t) })...)
	if x.mode == poison || y.mode == poison {
		return operand{}
	}
	if x.mode == lvalue {
		x.x = b.placeOf(x)
	}
	r := b.choose(c, x, y, xs, ys, t, pos)
	if isClass(t) || both {
		r.typ = t // const, perhaps
	}
	r.xval = both
	return r
}

// xvalues reports whether x and y, operands of ?:, make an xvalue ([expr.cond]/4 and /5): both are xvalues of one type.
func (b *body) xvalues(x, y operand) bool {
	return x.xval && y.xval && sameType(x.typ.T, y.typ.T) && b.c.dialect != ir.OpenCL
}

// choose is c ? x : y for values of type t; xs and ys are the effects of evaluating them.
func (b *body) choose(c ir.Expr, x, y operand, xs, ys []ir.Stmt, t QT, pos source.Pos) operand {
	typ := b.lower(t.Unqual(), pos)
	if len(xs)+len(ys) == 0 && !b.dies(t) {
		if b.ctx.unevaluated > 0 {
			b.c.indirect.unused++
			return value(fold.Zero(typ, pos), t, pos)
		}
		return value(&ir.Select{X: ir.X{Typ: typ, At: pos}, C: c, A: x.x, B: y.x}, t, pos)
	}
	b.taken(x.x)
	b.taken(y.x)
	tmp := b.temp(typ, nil, pos)
	b.born(tmp, t, pos)
	xs, ys = b.chosen(xs, tmp, x.x, pos), b.chosen(ys, tmp, y.x, pos)
	b.emit(&ir.If{S: ir.S{At: pos}, Cond: c, Then: xs, Else: ys})
	return value(tmp, t, pos)
}

// chosen is list, which ends with what evaluates x, and after it x as the value of tmp. A temporary that list makes is
// tmp, if its constructor keeps its address ([dcl.init]/17.6.1).
func (b *body) chosen(list []ir.Stmt, tmp *ir.Ref, x ir.Expr, pos source.Pos) []ir.Stmt {
	out := b.out
	b.out = &list
	if !b.become(ref(tmp.Var, pos), x) {
		b.emit(&ir.Assign{S: ir.S{At: pos}, Dst: ref(tmp.Var, pos), Src: x})
	}
	b.out = out
	return list
}

// twoPlaces is a place that is x where c is true and y where it is not, as [expr.cond]/5 has it for bit-fields, to
// which nothing can point.
type twoPlaces struct {
	c    *ir.Ref
	x, y operand
}

// target evaluates e, which is assigned to: a choice between bit-fields is a place there alone, since it is less work
// to choose between their values.
func (b *body) target(s *Scope, e ast.Expr) operand {
	if _, ok := ast.Unparen(e).(*ast.Cond); ok {
		b.ctx.bitPlaces = true
	}
	return b.expr(s, e)
}

// either is a place that is x or y, of type t. The storage of both is found where the condition is evaluated.
func (b *body) either(c ir.Expr, x, y operand, xs, ys []ir.Stmt, t QT, pos source.Pos) operand {
	kept := func(op operand, list []ir.Stmt) (operand, []ir.Stmt) {
		at := op.x
		if at == nil {
			at = b.placeOf(op)
		}
		typ := &ir.Pointer{Elem: at.Type(), Space: op.typ.Space}
		p := b.temp(typ, nil, pos)
		op.x, op.konst, op.choice = &ir.Deref{X: ir.X{Typ: at.Type(), At: pos}, Ptr: ref(p.Var, pos)}, nil, nil
		return op, append(list, &ir.Assign{S: ir.S{At: pos}, Dst: ref(p.Var, pos),
			Src: &ir.Addr{X: ir.X{Typ: typ, At: pos}, Place: at}})
	}
	chosen := b.temp(ir.Bool, c, pos)
	x, xs = kept(x, xs)
	y, ys = kept(y, ys)
	b.emit(&ir.If{S: ir.S{At: pos}, Cond: ref(chosen.Var, pos), Then: xs, Else: ys})
	return operand{mode: lvalue, typ: t, alts: &twoPlaces{chosen, x, y}, pos: pos}
}

// readEither is the value of op, a place that is one of two.
func (b *body) readEither(op operand) operand {
	t, a := op.typ.Unqual(), op.alts
	var x, y operand
	xs := b.branch(func() { x = b.rvalue(a.x) })
	ys := b.branch(func() { y = b.rvalue(a.y) })
	if x.mode == poison || y.mode == poison {
		return operand{}
	}
	return b.choose(ref(a.c.Var, op.pos), x, y, xs, ys, t, op.pos)
}

// storeEither writes the converted value v to the place that a is.
func (b *body) storeEither(a *twoPlaces, v operand, pos source.Pos) bool {
	ok, again := true, v
	again.x = ir.CloneExpr(v.x, nil)
	xs := b.branch(func() { ok = b.store(a.x, v, pos) })
	ys := b.branch(func() { ok = b.store(a.y, again, pos) && ok })
	b.emit(&ir.If{S: ir.S{At: pos}, Cond: ref(a.c.Var, pos), Then: xs, Else: ys})
	return ok
}

// condConst is a conditional whose condition is known: the other operand only gives its type.
func (b *body) condConst(s *Scope, c, places bool, ex ast.Expr, e *ast.Cond) operand {
	live, dead := ex, e.Y
	if !c {
		live, dead = e.Y, ex
	}
	y := b.quietExpr(s, dead)
	x := b.expr(s, live)
	if x.mode == poison || y.mode == poison || x.mode == voidVal || y.mode == voidVal {
		return x
	}
	x, y = b.functionsBeside(live, dead, x, y)
	x, y = b.condUnify(x, y, func(f func()) { f() }, func(f func()) { b.in(f) }, e.At)
	if x.mode == poison || y.mode == poison {
		return operand{}
	}
	t, isPlace := b.condType(x, y, places, e.At)
	if !t.Valid() {
		return operand{}
	}
	if isPlace {
		x.typ.Const = x.typ.Const || y.typ.Const
		return x
	}
	both := b.xvalues(x, y)
	r := b.beside(x, t)
	r.null = false
	if (isClass(t) || both) && r.mode == rvalue {
		r.typ = t
	}
	r.xval = r.xval || both
	return r
}

// stored is op, or an object with the value of the constant that op names where that has no storage here.
func (b *body) stored(op operand) operand {
	v := op.obj
	if op.konst == nil || op.x != nil || v != nil && (v.owner == nil && (v.Device || v.Constant) ||
		v.IR != nil && v.owner == b.fn) {
		return op
	}
	t := b.standIn(v, b.rvalue(op).x, op.pos)
	b.choices = append(b.choices, t.Var)
	b.copies = append(b.copies, t.Var)
	op.x = t
	return op
}

// standIn is a variable with the value k of the constant v, which the function around a lambda declares; the lambda
// captures v if the place of the variable is used (noteOdrUse).
func (b *body) standIn(v *VarObj, k ir.Expr, pos source.Pos) *ir.Ref {
	t := b.temp(k.Type(), k, pos)
	if v != nil && v.owner != nil && v.owner != b.fn {
		if b.standIns == nil {
			b.standIns = map[*ir.Var]*VarObj{}
		}
		b.standIns[t.Var] = v
	}
	return t
}

// refersToCopy reports whether x, a pointer or reference, may refer to the copy of a constant that has no storage in
// this function: a lambda's of the function around it, or the host's. What only counts elements does not matter.
func (b *body) refersToCopy(x ir.Expr) bool {
	if !ir.IsPointer(x.Type()) || len(b.copies) == 0 {
		return false
	}
	switch x := x.(type) {
	case *ir.Ref:
		return slices.Contains(b.copies, x.Var)
	case *ir.Addr:
		return b.partOfCopy(x.Place)
	case *ir.PtrCast:
		return b.refersToCopy(x.A)
	case *ir.PtrAdd:
		return b.refersToCopy(x.Ptr)
	case *ir.Select:
		return b.refersToCopy(x.A) || b.refersToCopy(x.B)
	}
	return false
}

// partOfCopy is refersToCopy for the place x.
func (b *body) partOfCopy(x ir.Expr) bool {
	switch x := x.(type) {
	case *ir.Ref:
		return slices.Contains(b.copies, x.Var)
	case *ir.FieldOf:
		return b.partOfCopy(x.Base)
	case *ir.Lanes:
		return b.partOfCopy(x.Base)
	case *ir.Index:
		return b.refersToCopy(x.Base) || !ir.IsPointer(x.Base.Type()) && b.partOfCopy(x.Base)
	case *ir.Deref:
		return b.refersToCopy(x.Ptr)
	}
	return false
}

// dropUnread is list without the declarations of and the assignments to those of vars that nothing reads. Later ones of
// vars may read earlier ones.
func dropUnread(list []ir.Stmt, vars []*ir.Var) []ir.Stmt {
	for _, v := range slices.Backward(vars) {
		uses := 0
		writes := func(s ir.Stmt) bool {
			switch s := s.(type) {
			case *ir.Declare:
				return s.Var == v
			case *ir.Assign:
				r, ok := s.Dst.(*ir.Ref)
				return ok && r.Var == v
			}
			return false
		}
		ir.Walk(list, func(s ir.Stmt) {
			if _, ok := s.(*ir.Assign); ok && writes(s) {
				uses--
			}
		}, func(e ir.Expr) {
			if r, ok := e.(*ir.Ref); ok && r.Var == v {
				uses++
			}
		})
		if uses > 0 {
			continue
		}
		var drop func([]ir.Stmt) []ir.Stmt
		drop = func(list []ir.Stmt) []ir.Stmt {
			list = slices.DeleteFunc(slices.Clone(list), writes)
			for _, s := range list {
				ir.MapBodies(s, drop)
			}
			return list
		}
		list = drop(list)
	}
	return list
}

// condPlace chooses between two places: through a pointer.
func (b *body) condPlace(c ir.Expr, x, y operand, xs, ys []ir.Stmt, t QT, pos source.Pos) operand {
	if isFunc(t) {
		return b.functionAt(b.choose(c, b.rvalue(x), b.rvalue(y), xs, ys, pointerTo(t), pos))
	}
	x, y = b.stored(x), b.stored(y)
	var read *ir.Ref
	if (x.konst != nil || y.konst != nil) && len(xs)+len(ys) > 0 {
		v := b.temp(b.lower(t.Unqual(), pos), nil, pos)
		xs = append(xs, &ir.Assign{S: ir.S{At: pos}, Dst: ref(v.Var, pos), Src: b.read(x)})
		ys = append(ys, &ir.Assign{S: ir.S{At: pos}, Dst: ref(v.Var, pos), Src: b.read(y)})
		read = v
		b.choices = append(b.choices, v.Var)
	}
	var px, py operand
	used := b.standIns // the place of neither is used yet
	b.standIns = nil
	xs = append(xs, b.in(func() { px = b.addressOf(x, pos) })...)
	ys = append(ys, b.in(func() { py = b.addressOf(y, pos) })...)
	b.standIns = used
	if px.mode == poison || py.mode == poison {
		return operand{}
	}
	either := ""
	if x.xval && (b.temporary(x.x) || b.temporary(y.x) || x.oneOf != "" || y.oneOf != "") {
		either = "?:" // which of two temporaries a reference would keep is not known here ([class.temporary]/6)
	}
	// A choice that is only read is a choice of values; places matter to assignments, references and addresses.
	pt := pointerTo(t)
	typ := b.lower(pt, pos)
	if len(xs)+len(ys) == 0 {
		ptr := &ir.Select{X: ir.X{Typ: typ, At: pos}, C: c, A: b.ptrCast(px.x, typ, pos), B: b.ptrCast(py.x, typ, pos)}
		op := b.pointed(ptr, t, pos)
		if !b.incompleteClass(t) {
			op.choice = &ir.Select{X: ir.X{Typ: b.lower(t, pos), At: pos}, C: c, A: b.read(x), B: b.read(y)}
		}
		op.xval, op.oneOf = x.xval, either
		return op
	}
	tmp := b.temp(typ, nil, pos)
	xs = append(xs, &ir.Assign{S: ir.S{At: pos}, Dst: ref(tmp.Var, pos), Src: b.ptrCast(px.x, typ, pos)})
	ys = append(ys, &ir.Assign{S: ir.S{At: pos}, Dst: ref(tmp.Var, pos), Src: b.ptrCast(py.x, typ, pos)})
	b.emit(&ir.If{S: ir.S{At: pos}, Cond: c, Then: xs, Else: ys})
	op := b.pointed(tmp, t, pos)
	op.xval, op.oneOf = x.xval, either
	if b.refersToCopy(px.x) || b.refersToCopy(py.x) {
		b.copies = append(b.copies, tmp.Var)
	}
	if len(b.standIns) > 0 {
		if b.places == nil {
			b.places = map[*ir.Var][]ir.Expr{}
		}
		b.places[tmp.Var] = []ir.Expr{px.x, py.x}
	}
	if read != nil {
		op.choice = read
		b.choices = append(b.choices, tmp.Var)
	}
	return op
}

// read is what is read where x, a place, is only read: of a choice of places the choice of their values.
func (b *body) read(x operand) ir.Expr {
	switch {
	case x.konst != nil:
		return b.rvalue(x).x
	case x.choice != nil:
		return x.choice
	}
	return x.x
}

// condType is the type of a conditional ([expr.cond], C11 6.5.15); isPlace when the result is an lvalue, which one of
// bit-fields is for what only reads it without places.
func (b *body) condType(x, y operand, places bool, pos source.Pos) (t QT, isPlace bool) {
	if x.mode == lvalue && y.mode == lvalue && sameType(x.typ.T, y.typ.T) &&
		(x.bit+y.bit == 0 || b.ctx.unevaluated > 0 || places) &&
		x.xval == y.xval && b.c.dialect != ir.OpenCL {
		t = x.typ
		t.Const = t.Const || y.typ.Const
		return t, true
	}
	tx, ty := b.c.decay(x.typ).Unqual(), b.c.decay(y.typ).Unqual()
	if b.c.dialect == ir.OpenCL {
		if x.mode == lvalue {
			tx = b.rvalue(x).typ
		}
		if y.mode == lvalue {
			ty = b.rvalue(y).typ
		}
	}
	if x.mode == initList || y.mode == initList || x.mode == overload || y.mode == overload {
		b.c.errorf(codeOperand, pos, "this operand cannot be used in a conditional expression")
		return QT{}, false
	}
	if sameType(tx.T, ty.T) {
		tx.Const = (isClass(tx) || b.xvalues(x, y)) && (x.typ.Const || y.typ.Const)
		return tx, false
	}
	bx, okx := basicOf(tx)
	by, oky := basicOf(ty)
	if okx && oky {
		return basic(b.common(x, y, bx, by)), false
	}
	if vx, vy := extVector(tx), extVector(ty); vx != nil && oky {
		return tx, false
	} else if vy != nil && okx {
		return ty, false
	}
	switch {
	case isPointer(tx) && (y.null || isNullptr(ty)):
		return tx, false
	case isPointer(ty) && (x.null || isNullptr(tx)):
		return ty, false
	case isPointer(tx) && isPointer(ty):
		if e := b.compositePointer(pointee(tx), pointee(ty)); e.Valid() {
			if !b.mayPointAt(pointee(tx), e, pos) || !b.mayPointAt(pointee(ty), e, pos) {
				return QT{}, false
			}
			return pointerTo(e), false
		}
	}
	if t = b.compositeMember(x, y); t.Valid() {
		return t, false
	}
	b.noOperator("?:", x, y, pos)
	return QT{}, false
}
