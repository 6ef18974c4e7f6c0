package sema

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// assign is = and the compound assignments. The right side is evaluated first (C++17 [expr.ass]/1).
func (b *body) assign(s *Scope, e *ast.Assign, discard bool) operand {
	op := e.Op[:len(e.Op)-1]
	y := b.expr(s, e.Y)
	if y.mode == poison {
		b.quietExpr(s, e.X)
		return y
	}
	arg := y // what a function of the user's gets, which may want the place
	if y.mode == lvalue && !isClass(y.typ) {
		y = b.rvalue(y)
	}
	mark := len(*b.out)
	x := b.target(s, e.X)
	if overloadable(x.typ) || overloadable(y.typ) {
		b.saveAt(mark, &arg)
	} else {
		arg = y
	}
	b.saveAt(mark, &y)
	if x.mode == poison || y.mode == poison {
		return operand{}
	}
	mark = len(*b.out)
	r := b.assignOperands(s, op, x, y, arg, e.At)
	if !discard {
		b.saveStored(mark, &r)
	}
	return r
}

// saveStored keeps the result of an assignment the place that was assigned to, by the statements from mark on, even
// where that changed what the place was found with: a[a[0]] = 1.
func (b *body) saveStored(mark int, r *operand) {
	if r.mode == lvalue && r.x != nil && mark < len(*b.out) && foundWith(r.x, r.x.Type()) {
		b.saveAt(mark, r)
	}
}

// foundWith reports whether finding the place x may read an object that a store of type t changes: a variable of the
// same size, or any if t is a class or a byte, and whatever is read from memory, since pointers and unions may show one
// object as several types.
func foundWith(x ir.Expr, t ir.Type) bool {
	s, scalar := t.(ir.Scalar)
	_, ptr := t.(*ir.Pointer)
	found := false
	ir.WalkExprs(x, func(e ir.Expr) bool {
		if e == x {
			return true
		}
		read := e.Type()
		if v, ok := read.(*ir.Vector); ok {
			read = v.Elem
		}
		_, isScalar := read.(ir.Scalar)
		_, isPtr := read.(*ir.Pointer)
		if !isScalar && !isPtr {
			return true
		}
		switch e.(type) {
		case *ir.Ref:
			found = found || !scalar && !ptr || scalar && s.Size() == 1 || ir.Sizeof(read) == ir.Sizeof(t)
		case *ir.Index, *ir.Deref, *ir.FieldOf, *ir.Lanes, *ir.LaneAt:
			found = true
		}
		return !found
	})
	return found
}

// assignOperands assigns the value y; arg is the same operand as an argument for an operator that is a function.
func (b *body) assignOperands(s *Scope, op string, x, y, arg operand, pos source.Pos) operand {
	if r := recordOf(x.typ); r != nil && op == "" {
		if !b.complete(x.typ, pos) {
			return operand{}
		}
		return b.assignClass(s, x, arg, r, pos)
	}
	if overloadable(x.typ) || overloadable(y.typ) {
		if op != "" {
			if r, done := b.operatorCall("operator"+op+"=", []operand{x, arg}, s, pos); done {
				return r
			}
			if isClass(x.typ) || isClass(y.typ) {
				args, ok, viable := b.builtinOperands(op+"=", []operand{x, y})
				if !ok && viable > 0 {
					b.ambiguousOperator(op+"=", args, pos)
					return operand{}
				}
				x, y = args[0], args[1]
			}
		}
	}
	if !b.writable(x, pos) {
		return operand{}
	}
	if x.x == nil && x.alts == nil {
		x.x = b.placeOf(x)
	}
	if op != "" && b.hipVector(x.typ) != nil {
		old := x
		old.x = ir.CloneExpr(x.x, nil)
		if y = b.hipBinary(op, b.rvalue(old), y, pos); y.mode == poison {
			return y
		}
		op = ""
	}
	if op != "" {
		if isClass(y.typ) {
			if z := b.classToHalf(y); !isClass(z.typ) {
				y = z
			} else {
				b.noOperator(op+"=", x, y, pos)
				return operand{}
			}
		}
		if !b.assignOp(op, x, y, pos) {
			return operand{}
		}
	} else {
		v := b.convert(y, x.typ.Unqual(), implicit)
		if v.mode == poison || !b.store(x, v, pos) {
			return operand{}
		}
	}
	x.pos, x.konst, x.choice = pos, nil, nil
	return x
}

// assignClass is = on objects: the class's own operator, or a copy of the members.
func (b *body) assignClass(s *Scope, x, y operand, r *Record, pos source.Pos) operand {
	b.c.completeRecord(r)
	from := recordOf(y.typ)
	if from != nil && y.mode != overload && b.simple(r) && r.Decl != nil {
		b.c.completeRecord(from)
		if _, ok := derivesFrom(from, r); ok {
			if from != r {
				y = b.toBase(y, from, r)
			}
			if y.mode == poison || !b.mayAssignBytes(x, y, pos) || !b.assignMembers(s, x, y, r, pos) {
				return operand{}
			}
			return x
		}
	}
	f := b.resolve("operator=", b.assignments(r), nil, &x, []operand{y}, pos)
	switch {
	case f == nil || !b.mayCall(x, f.Obj, pos):
		return operand{}
	case b.assignsByCall(f, &x):
		return b.invoke(f, &x, []operand{y}, pos, false)
	}
	return b.assignDefaulted(s, x, y, f, pos)
}

// assignsByCall reports whether the operator= f of x is called: it is not defaulted, or a function of a derived class
// may override it.
func (b *body) assignsByCall(f *FuncInst, x *operand) bool {
	return userProvided(f.Obj) || b.ctx.unevaluated == 0 && b.c.isVirtual(f.Obj) && !b.exact(x)
}

// defaultedAssignment reports whether fi is a copy or move assignment operator that is defaulted, or not declared.
func defaultedAssignment(fi *FuncInst) bool {
	return fi.Def != nil && fi.Def.Default && fi.Obj.Name == "operator="
}

// assignDefault is the body of fi, a defaulted operator=, where it is called by a pointer or as an overrider.
func (b *body) assignDefault(s *Scope, fi *FuncInst) {
	pos := fi.Def.At
	x, y, ok := b.objects(fi)
	if !ok || fi.Obj.Deleted {
		b.c.unsupported(pos, "this defaulted %s", fi.Obj.Name)
		return
	}
	if x = b.assignDefaulted(s, x, y, fi, pos); x.mode != poison {
		b.returnStmt(s, &ast.Return{Base: ast.Base{At: pos}, X: &opExpr{&ast.BoolLit{Base: ast.Base{At: pos}}, x}})
	}
}

// mayAssignBytes reports whether an implicit assignment operator, to whose parameter and object no volatile ones bind,
// assigns y to x, with a message if not ([class.copy.assign]/1).
func (b *body) mayAssignBytes(x, y operand, pos source.Pos) bool {
	if !b.writable(x, pos) {
		return false
	}
	if (x.typ.Volatile || y.typ.Volatile) && b.c.dialect != ir.OpenCL {
		b.c.errorf(codeNoMatch, pos, "no operator= of '%s' takes arguments (%s)", x.typ, argTypes([]operand{y}))
		return false
	}
	if y.mode == lvalue && y.x != nil { // a reference is bound to y
		b.noteOdrUse(y.x)
	}
	return true
}

// assignDefaulted calls f, a defaulted assignment operator of the class of x or of a base, which a using-declaration or
// a qualified name may name.
func (b *body) assignDefaulted(s *Scope, x, y operand, f *FuncInst, pos source.Pos) operand {
	if x.mode == rvalue {
		x = b.materialized(x)
	}
	r := recordOf(x.typ)
	if base := f.Obj.Class; base != r {
		if x, r = b.toBase(x, r, base), base; x.mode == poison {
			return operand{}
		}
	}
	if y = b.sourceOf(y, f); y.mode == poison {
		return operand{}
	}
	defer b.specified(f, pos)()
	if !b.assignMembers(s, x, y, r, pos) {
		return operand{}
	}
	x.xval = false
	return x
}

// assignMembers is what an implicit assignment operator does: it assigns to each base and member of x that of y, which
// is an xvalue where members are moved ([class.copy.assign]/12).
func (b *body) assignMembers(s *Scope, x, y operand, r *Record, pos source.Pos) bool {
	defer b.within(r.Scope)()
	k := copyAssign
	if y.xval {
		k = moveAssign
	}
	if b.ctx.unevaluated > 0 { // nothing is assigned, and a function whose parts lack theirs is deleted
		b.noteAssignments(r, k, y.typ.Const, pos)
		return true
	}
	if !b.padded(r) && b.bytewise(r, k, y.typ.Const) {
		src := y.x
		if y.mode == lvalue {
			src = b.placeOf(y)
		}
		return src != nil && b.storeAs(x, value(src, QT{T: r}, pos), true, pos)
	}
	if y.mode != lvalue {
		y = place(b.placeOf(y), QT{T: r}, pos)
	}
	if b.c.work(onObjects, objectWork); b.c.overworked(pos) {
		return false
	}
	x.xval = false // *this is an lvalue
	for i := range r.Fields {
		if isUnnamedBits(r.Fields[i]) { // no member ([class.bit]/2)
			continue
		}
		to, from := b.field(x, r, i, pos), b.field(y, r, i, pos)
		if r.Fields[i].Base {
			to.whole, to.exact = r, true // overriders are not looked at ([class.copy.assign]/12)
		}
		if a, ok := to.typ.T.(*Array); ok {
			if !b.assignElements(s, to, from, a, pos) {
				return false
			}
			continue
		}
		if isPlainScalar(to) {
			b.copyScalar(to, from, pos)
			continue
		}
		if !b.alone(pos, func() bool { return b.assignOperands(s, "", to, from, from, pos).mode != poison }) {
			return false
		}
	}
	return true
}

// assignElements assigns to each element of the array x that of y ([class.copy.assign]/12).
func (b *body) assignElements(s *Scope, x, y operand, a *Array, pos source.Pos) bool {
	return b.eachElement(x, a, pos, func(e operand, n ir.Expr) bool {
		from := b.elementOf(y, n, pos)
		if inner, ok := a.Elem.T.(*Array); ok {
			return b.assignElements(s, e, from, inner, pos)
		}
		if isPlainScalar(e) {
			return b.copyScalar(e, from, pos)
		}
		return b.assignOperands(s, "", e, from, from, pos).mode != poison
	})
}

// store writes a converted value to a place. An object of an empty class has no value, and where it is a base class its
// bytes are those of other members.
func (b *body) store(dst, v operand, pos source.Pos) bool { return b.storeAs(dst, v, false, pos) }

// storeAs is store, perhaps of a part of an object that an implicit copy copies.
func (b *body) storeAs(dst, v operand, copied bool, pos source.Pos) bool {
	if b.ctx.unevaluated > 0 {
		return true
	}
	if v.mode == lvalue {
		v = b.rvalue(v)
	}
	if v.mode == poison || v.x == nil {
		return false
	}
	if dst.alts != nil {
		return b.storeEither(dst.alts, v, pos)
	}
	if dst.bit > 0 {
		return b.writeBits(dst, v, pos)
	}
	if r := recordOf(dst.typ); r != nil && r.isEmpty() {
		return true
	}
	x := dst.x
	if x == nil {
		if x = b.placeOf(dst); x == nil {
			return false
		}
	}
	if b.retarget(x, v.x) {
		return true
	}
	b.emit(&ir.Assign{S: ir.S{At: pos}, Dst: x, Src: v.x, Copy: copied})
	return true
}

// retarget lets the call that just made the temporary src store to the variable dst directly.
func (b *body) retarget(dst, src ir.Expr) bool {
	d, ok := dst.(*ir.Ref)
	if !ok {
		return false
	}
	n := len(*b.out)
	t, ok := src.(*ir.Ref)
	if !ok || t.Var.Kind != ir.Temp || n < 2 || !ir.Identical(d.Typ, t.Typ) || b.alive(t.Var) {
		return false
	}
	decl, ok := (*b.out)[n-2].(*ir.Declare)
	if !ok || decl.Var != t.Var || decl.Init != nil {
		return false
	}
	switch s := (*b.out)[n-1].(type) {
	case *ir.Call:
		if r, ok := s.Dst.(*ir.Ref); !ok || r.Var != t.Var {
			return false
		}
		s.Dst = d
	case *ir.Effect:
		if r, ok := s.Dst.(*ir.Ref); !ok || r.Var != t.Var {
			return false
		}
		s.Dst = d
	default:
		return false
	}
	*b.out = append((*b.out)[:n-2], (*b.out)[n-1])
	return true
}

// writeBits stores to a bit-field: the other bits of its storage unit stay.
func (b *body) writeBits(dst, v operand, pos source.Pos) bool {
	unit, ok := dst.x.Type().(ir.Scalar)
	if !ok {
		return b.writeBytes(dst, v, pos)
	}
	u := unsignedScalar(unit)
	x := v.x
	if e, ok := x.Type().(ir.Scalar); !ok || e.IsFloat() {
		return false
	}
	mask := uint64(1)<<dst.bit - 1
	if dst.bit >= 64 {
		mask = ^uint64(0)
	}
	old := fold.Convert(dst.x, ir.U64, pos)
	keep := fold.Binary(ir.And, old, &ir.Const{X: ir.X{Typ: ir.U64, At: pos}, Bits: ^(mask << dst.boff)}, ir.U64, pos)
	part := fold.Binary(ir.And, fold.Convert(x, ir.U64, pos), &ir.Const{X: ir.X{Typ: ir.U64, At: pos}, Bits: mask},
		ir.U64, pos)
	part = fold.Binary(ir.Shl, part, fold.Int(ir.I32, int64(dst.boff), pos), ir.U64, pos)
	all := fold.Convert(fold.Convert(fold.Binary(ir.Or, keep, part, ir.U64, pos), u, pos), unit, pos)
	b.emit(&ir.Assign{S: ir.S{At: pos}, Dst: dst.x, Src: all})
	return true
}

// writeBytes stores to a bit-field in an array of bytes.
func (b *body) writeBytes(dst, v operand, pos source.Pos) bool {
	if e, ok := v.x.Type().(ir.Scalar); !ok || e.IsFloat() {
		return false
	}
	x := v.x
	if _, isConst := x.(*ir.Const); !isConst {
		x = b.temp(ir.U64, fold.Convert(x, ir.U64, pos), pos) // it may read the bytes
	}
	bytes, off := byteBits(dst)
	k := func(n uint64) ir.Expr { return &ir.Const{X: ir.X{Typ: ir.U64, At: pos}, Bits: n} }
	for i, y := range bytes {
		from, to := max(0, off-8*i), min(8, off+dst.bit-8*i) // bits of this byte
		mask := uint64(1)<<to - uint64(1)<<from
		part := fold.Convert(x, ir.U64, pos)
		if by := 8*i - off; by > 0 {
			part = fold.Binary(ir.Shr, part, fold.Int(ir.I32, int64(by), pos), ir.U64, pos)
		} else {
			part = fold.Binary(ir.Shl, part, fold.Int(ir.I32, int64(-by), pos), ir.U64, pos)
		}
		part = fold.Binary(ir.And, part, k(mask), ir.U64, pos)
		if mask != 255 {
			part = fold.Binary(ir.Or, fold.Binary(ir.And, fold.Convert(y, ir.U64, pos), k(255&^mask), ir.U64, pos), part,
				ir.U64, pos)
		}
		b.emit(&ir.Assign{S: ir.S{At: pos}, Dst: y, Src: fold.Convert(part, ir.U8, pos)})
	}
	return true
}

// assignOp is x op= y on built-in types: computed in the common type and converted back.
func (b *body) assignOp(op string, x, y operand, pos source.Pos) bool {
	y = b.rvalue(y)
	if y.mode == poison || b.ctx.unevaluated > 0 && b.c.dialect == ir.OpenCL {
		return y.mode != poison
	}
	code := binaryOpOf(op)
	if isPointer(x.typ) {
		if code != ir.Add && code != ir.Sub || !isInteger(y.typ) {
			b.noOperator(op+"=", x, y, pos)
			return false
		}
		p := b.pointerAdd(operand{mode: rvalue, typ: x.typ.Unqual(), x: ir.CloneExpr(x.x, nil), pos: pos}, y, code == ir.Sub,
			pos)
		return p.mode != poison && b.store(x, p, pos)
	}
	if bx, ok := basicOf(x.typ); ok && x.bit == 0 && x.alts == nil && !isBool(x.typ) {
		if by, ok := basicOf(y.typ); ok && code != ir.NoOp && !isEnum(x.typ) && b.ctx.unevaluated == 0 {
			if b.assignDirect(code, x, y, bx, by, pos) {
				return true
			}
		}
	}
	if v := extVector(x.typ); v != nil && code != ir.NoOp && !(code == ir.Shl || code == ir.Shr) {
		yy := b.beside(y, x.typ.Unqual())
		if yy.mode == poison {
			return false
		}
		if !v.Elem.isInt() && code > ir.Div {
			b.noOperator(op+"=", x, y, pos)
			return false
		}
		b.emit(&ir.Assign{S: ir.S{At: pos}, Dst: x.x, Op: code, Src: yy.x})
		return true
	}
	old := x
	if x.x != nil {
		old.x = ir.CloneExpr(x.x, nil)
	}
	old.choice = nil
	r := b.binaryOp(op, b.rvalue(old), y, pos)
	if r.mode == poison {
		return false
	}
	how := implicit
	if isEnum(x.typ) && b.c.dialect == ir.OpenCL {
		how = staticCast
	}
	v := b.convert(r, x.typ.Unqual(), how)
	return v.mode != poison && b.store(x, v, pos)
}

func isEnum(q QT) bool { _, ok := q.T.(*Enum); return ok }

// assignDirect uses the operator of the assignment when computing in x's own type gives the same.
func (b *body) assignDirect(code ir.BinaryOp, x, y operand, bx, by Basic, pos source.Pos) bool {
	intOnly := code == ir.Rem || code >= ir.Shl && code <= ir.Xor
	if intOnly && (!bx.isInt() || !by.isInt()) || code.IsCompare() {
		return false
	}
	s := scalarOf(bx)
	if code == ir.Shl || code == ir.Shr {
		if promote(bx) != bx {
			return false
		}
		b.emit(&ir.Assign{S: ir.S{At: pos}, Dst: x.x, Op: code, Src: fold.Convert(y.x, scalarOf(promote(by)), pos)})
		return true
	}
	if scalarOf(b.common(x, y, bx, by)) != s || usual(bx, by).isSigned() != bx.isSigned() {
		return false
	}
	b.emit(&ir.Assign{S: ir.S{At: pos}, Dst: x.x, Op: code, Src: fold.Convert(y.x, s, pos)})
	return true
}
