package sema

import (
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
)

// Conversions. convert assumes that what is not allowed implicitly is an error and says so; the casts allow more.

// castKind says which conversions are allowed.
type castKind uint8

const (
	implicit    castKind = iota
	staticCast           // also T(x)
	reinterpret          // reinterpret_cast
	constCast
	cCast // (T)x: all of them
)

// rvalue makes a value of an operand: loads places, decays arrays and functions ([conv.lval], [conv.array],
// [conv.func]).
func (b *body) rvalue(op operand) operand {
	switch op.mode {
	case poison, rvalue, voidVal, initList:
		return op
	case typeName_:
		b.c.errorf(codeOperand, op.pos, "%s is a type; a value is needed here", op.typ)
		return operand{}
	case overload:
		return b.functionPointer(op)
	}
	if op.konst != nil {
		r := b.constant(*op.konst, op.typ, op.pos)
		r.null = op.null
		return r
	}
	if a, ok := op.typ.T.(*Array); ok {
		return b.decayArray(op, a)
	}
	if isFunc(op.typ) {
		if op.x == nil { // see functionExpr
			op.mode = overload
			return b.functionPointer(op)
		}
		return value(op.x, pointerTo(op.typ), op.pos)
	}
	if op.alts != nil {
		return b.readEither(op)
	}
	if op.bit > 0 {
		return b.readBits(op)
	}
	if op.choice != nil {
		op.x, op.choice = op.choice, nil
	}
	op.mode = rvalue
	op.typ = op.typ.Unqual()
	op.xval = false
	return op
}

// functionPointer is the pointer that the name of a function becomes where no type is wanted ([conv.func]).
func (b *body) functionPointer(op operand) operand {
	if op.this == nil {
		if fi := b.onlyFunction(op); fi != nil {
			if !b.mayTake(fi.Obj, op.pos) {
				return operand{}
			}
			return b.functionValue(fi, op.pos)
		}
	}
	name := "this function"
	if len(op.funcs) > 0 {
		name = op.funcs[0].Name
	}
	if op.this != nil {
		b.c.errorf(codeNotCallable, op.pos, "the member function %s must be called", name)
		return operand{}
	}
	if op.naming == nil && len(op.funcs) > 0 && isMethod(op.funcs[0]) {
		b.c.unsupported(op.pos, "pointers to member functions, as %s is here", name)
		return operand{}
	}
	b.c.errorf(codeAmbiguous, op.pos, "%s names several functions; which is meant is not known here", name)
	return operand{}
}

// decayArray gives the pointer to the first element ([conv.array]).
func (b *body) decayArray(op operand, a *Array) operand {
	elem := a.Elem
	if elem.Space == ir.Generic && b.c.dialect == ir.OpenCL {
		elem.Space = op.typ.Space
	}
	t := pointerTo(elem)
	x := b.placeOf(op)
	if x == nil {
		return operand{}
	}
	b.noteOdrUse(x)
	if p := behind(x); p != nil {
		return value(b.ptrCast(p, b.lower(t, op.pos), op.pos), t, op.pos)
	}
	r := value(&ir.Addr{X: ir.X{Typ: b.lower(t, op.pos), At: op.pos}, Place: ir.Unaccessed(x)}, t, op.pos)
	r.str = op.str
	return r
}

// byteBits are the bytes of an array that hold the bit-field op, and the offset of its first bit in the first of them.
func byteBits(op operand) (bytes []ir.Expr, off int) {
	u8 := ir.X{Typ: ir.U8, At: op.pos}
	for i := op.boff / 8; i <= (op.boff+op.bit-1)/8; i++ {
		var x ir.Expr
		switch a := op.x.(type) {
		case *ir.Zero:
			x = &ir.Const{X: u8}
		case *ir.Compose:
			x = a.Parts[i]
		default:
			x = &ir.Index{X: u8, Base: op.x, I: fold.Int(ir.I32, int64(i), op.pos)}
		}
		bytes = append(bytes, x)
	}
	return bytes, op.boff % 8
}

// bitUnit is the storage unit of a bit-field as the 64-bit integer s, with the bit-field's offset in it.
func bitUnit(op operand, s ir.Scalar) (x ir.Expr, off int) {
	unit, ok := op.x.Type().(ir.Scalar)
	if ok {
		return fold.Convert(fold.Convert(op.x, unsignedScalar(unit), op.pos), s, op.pos), op.boff
	}
	bytes, off := byteBits(op)
	for i, y := range bytes {
		y = fold.Convert(y, ir.U64, op.pos)
		if i == 0 {
			x = y
			continue
		}
		x = fold.Binary(ir.Or, x, fold.Binary(ir.Shl, y, fold.Int(ir.I32, int64(8*i), op.pos), ir.U64, op.pos), ir.U64,
			op.pos)
	}
	return fold.Convert(x, s, op.pos), off
}

// readBits extracts a bit-field from its storage unit.
func (b *body) readBits(op operand) operand {
	t := op.typ.Unqual()
	if e, ok := t.T.(*Enum); ok && b.c.dialect == ir.OpenCL {
		t = basic(e.Underlying) // C11 6.7.2.2
	}
	want := b.lower(t, op.pos)
	if b.enumBits(op) && b.ctx.unevaluated == 0 {
		b.c.unsupported(op.pos, "a bit-field of '%s' of %d bits: nvcc reads no sign there, other compilers do", t, op.bit)
		return operand{}
	}
	s := ir.I64
	if bt, ok := underlying(t); !ok || !bt.isSigned() {
		s = ir.U64
	}
	x, off := bitUnit(op, s)
	up, down := 64-off-op.bit, 64-op.bit
	x = fold.Binary(ir.Shl, x, fold.Int(ir.I32, int64(up), op.pos), s, op.pos)
	x = fold.Binary(ir.Shr, x, fold.Int(ir.I32, int64(down), op.pos), s, op.pos)
	if want == ir.Bool {
		x = fold.Binary(ir.Ne, x, fold.Int(s, 0, op.pos), ir.Bool, op.pos)
	} else {
		x = fold.Convert(x, want, op.pos)
	}
	r := value(x, t, op.pos)
	r.bit = op.bit // promotion looks at it
	return r
}

// numBasic is the fundamental type of an arithmetic or enumeration type, scoped ones too.
func numBasic(q QT) (Basic, bool) {
	if e, ok := q.T.(*Enum); ok {
		return enumBasic(e), true
	}
	t, ok := q.T.(Basic)
	return t, ok
}

// underlying is numBasic with the underlying type of an enumeration ([dcl.enum]/5).
func underlying(q QT) (Basic, bool) {
	if e, ok := q.T.(*Enum); ok {
		return e.Underlying, true
	}
	return numBasic(q)
}

func unsignedScalar(s ir.Scalar) ir.Scalar {
	switch s {
	case ir.I8, ir.I16, ir.I32, ir.I64:
		return s + 1
	case ir.Bool:
		return ir.U8
	}
	return s
}

// placeOf returns the storage of an lvalue, or puts a value into a temporary; nil for poison ([conv.rval]).
func (b *body) placeOf(op operand) ir.Expr {
	switch op.mode {
	case lvalue:
		if op.x == nil && op.obj != nil {
			return b.varPlace(op.obj, op.pos)
		}
		if op.bit > 0 {
			b.c.errorf(codeNotPlace, op.pos, "a bit-field has no address")
			return nil
		}
		return op.x
	case rvalue:
		if r, ok := op.x.(*ir.Ref); ok && r.Var.Kind == ir.Temp {
			return r
		}
		return b.temp(op.x.Type(), op.x, op.pos)
	case overload:
		b.functionPointer(op)
	case typeName_, voidVal, initList:
		b.rvalueNeeded(op)
	}
	return nil
}

func (b *body) rvalueNeeded(op operand) {
	switch op.mode {
	case typeName_:
		b.c.errorf(codeOperand, op.pos, "%s is a type; a value is needed here", op.typ)
	case voidVal:
		b.c.errorf(codeOperand, op.pos, "a void expression has no value")
	case initList:
		b.c.errorf(codeInit, op.pos, "a braced list is not allowed here")
	}
}

// convert makes a value of type to (or, when to is a reference, the place that it binds to) from op ([conv],
// [dcl.init.ref]).
func (b *body) convert(op operand, to QT, how castKind) operand {
	if op.mode == poison || !to.Valid() {
		return operand{}
	}
	if t := funcType(to); t != nil && !isRef(to) {
		return b.toFunctionPointer(op, to, t, how)
	}
	if r, ok := to.T.(*Reference); ok {
		return b.bind(op, r, how)
	}
	if op.mode == initList {
		return b.listInit(op, to)
	}
	if isVoid(to) {
		if how == implicit && op.mode != voidVal {
			return b.noConversion(op, to)
		}
		return operand{mode: voidVal, typ: basic(Void), pos: op.pos}
	}
	if op.mode == voidVal {
		b.rvalueNeeded(op)
		return operand{}
	}
	if r := recordOf(to); r != nil {
		return b.toClass(op, to.Unqual(), r, how)
	}
	if op.mode == overload {
		if t := memberPtr(to); t != nil && op.naming != nil {
			return b.toMethod(op, to, t)
		}
		if op = b.functionPointer(op); op.mode == poison {
			return op
		}
	}
	if isClass(op.typ) && op.mode != typeName_ {
		return b.fromClass(op, to.Unqual(), how)
	}
	if op = b.rvalue(op); op.mode == poison {
		return op
	}
	return b.convertValue(op, to.Unqual(), how)
}

// convertValue converts a value of no class to a type that is none.
func (b *body) convertValue(op operand, to QT, how castKind) operand {
	if sameType(op.typ.T, to.T) {
		op.bit = 0 // a value of the type, no longer one of a bit-field
		return op
	}
	switch t := to.T.(type) {
	case Basic:
		return b.toBasic(op, to, t, how)
	case *Enum:
		b.c.resolveEnum(t)
		if _, ok := numBasic(op.typ); ok && (how != implicit || b.c.dialect == ir.OpenCL) {
			x := b.toBasic(op, basic(enumBasic(t)), enumBasic(t), how)
			x.typ = to
			return x
		}
	case *Pointer:
		return b.toPointer(op, to, t, how)
	case *Vector:
		return b.toVector(op, to, t, how)
	case *MemberPtr:
		return b.toMemberPtr(op, to, t, how)
	}
	return b.noConversion(op, to)
}

func (b *body) noConversion(op operand, to QT) operand {
	b.c.errorf(codeConvert, op.pos, "no conversion from '%s' to '%s'", op.typ, to)
	return operand{}
}

// toBasic converts to an arithmetic type, bool or nullptr_t ([conv.integral], [conv.double], [conv.fpint],
// [conv.bool]).
func (b *body) toBasic(op operand, to QT, t Basic, how castKind) operand {
	from, arith := numBasic(op.typ)
	if e, ok := op.typ.T.(*Enum); ok && e.Scoped && how == implicit {
		return b.noConversion(op, to).hint(b, "use static_cast<%s>", to)
	}
	switch {
	case t == NullPtr:
		if op.null {
			return b.constant(Const{}, to, op.pos)
		}
		return b.noConversion(op, to)
	case t == Bool && how == implicit && isNullptr(op.typ): // direct-initialisation alone ([conv.bool], [dcl.init])
		return b.noConversion(op, to)
	case t == Bool:
		return b.truth(op, how != implicit)
	case arith && from.isArith():
		var r operand
		if k, s, ok := fold.Const(op.x); ok && b.ctx.konst && b.c.dialect != ir.OpenCL && s.IsFloat() && t.isInt() &&
			!fold.Converts(k.Float, scalarOf(t)) {
			r = value(&ir.Convert{X: ir.X{Typ: scalarOf(t), At: op.pos}, A: op.x}, to, op.pos) // see folded
		} else {
			r = value(fold.Convert(op.x, scalarOf(t), op.pos), to, op.pos)
		}
		r.null = false
		return r
	case isNullptr(op.typ) && how >= reinterpret && t.isInt() && scalarOf(t).Size() == 8: // [expr.reinterpret.cast]/4
		return b.constant(Const{}, to, op.pos)
	case funcType(op.typ) != nil && how >= reinterpret && t.isInt():
		return value(fold.Convert(op.x, scalarOf(t), op.pos), to, op.pos)
	case isPointer(op.typ) && how >= reinterpret && t.isInt():
		if scalarOf(t).Size() < 8 && b.substituting() { // [expr.reinterpret.cast]/4; elsewhere compilers take it
			return b.noConversion(op, to)
		}
		x := &ir.PtrCast{X: ir.X{Typ: ir.U64, At: op.pos}, A: op.x}
		return value(fold.Convert(x, scalarOf(t), op.pos), to, op.pos)
	}
	return b.noConversion(op, to)
}

// directly converts op to t as T x(op) does, which also makes a bool of std::nullptr_t ([conv.bool]).
func (b *body) directly(op operand, t QT) operand {
	if isBool(t) && isNullptr(op.typ) {
		return b.truth(op, false)
	}
	return b.convert(op, t, implicit)
}

// hint adds a hint to the message that was just given.
func (op operand) hint(b *body, format string, args ...any) operand {
	if n := len(b.c.diags.Items); n > 0 {
		b.c.diags.Items[n-1].Hintf(format, args...)
	}
	return op
}

// truth is the conversion to bool of an arithmetic, enumeration or pointer value ([conv.bool]).
func (b *body) truth(op operand, explicit bool) operand {
	pos := op.pos
	if recordOf(op.typ) != nil {
		return b.fromClass(op, basic(Bool), implicit)
	}
	op = b.rvalue(op)
	if op.mode == poison {
		return op
	}
	if op.mode != rvalue {
		b.rvalueNeeded(op)
		return operand{}
	}
	if isBool(op.typ) {
		return op
	}
	if p, ok := op.x.Type().(*ir.Pointer); ok {
		if op.str != nil {
			return value(fold.Bool(true, pos), basic(Bool), pos)
		}
		return value(fold.Binary(ir.Ne, op.x, nullOf(p, pos), ir.Bool, pos), basic(Bool), pos)
	}
	if e, ok := op.typ.T.(*Enum); ok && e.Scoped && !explicit {
		return b.noConversion(op, basic(Bool))
	}
	if funcType(op.typ) != nil {
		return value(fold.Binary(ir.Ne, op.x, fold.Int(ir.U64, 0, pos), ir.Bool, pos), basic(Bool), pos)
	}
	if t := memberPtr(op.typ); t != nil {
		return value(fold.Binary(ir.Ne, op.x, fold.Int(t.scalar(), 0, pos), ir.Bool, pos), basic(Bool), pos)
	}
	if _, ok := numBasic(op.typ); !ok {
		return b.noConversion(op, basic(Bool))
	}
	s, ok := op.x.Type().(ir.Scalar)
	if !ok {
		return b.noConversion(op, basic(Bool))
	}
	zero := &ir.Const{X: ir.X{Typ: s, At: pos}}
	// (int)(a < b) != 0 is a < b.
	if c, ok := op.x.(*ir.Convert); ok && c.A.Type() == ir.Bool && c.Mode == 0 {
		return value(c.A, basic(Bool), pos)
	}
	return value(fold.Binary(ir.Ne, op.x, zero, ir.Bool, pos), basic(Bool), pos)
}

// toVector converts to a built-in vector: only OpenCL's scalars widen.
func (b *body) toVector(op operand, to QT, t *Vector, how castKind) operand {
	if !t.Ext && (b.c.dialect != ir.HIP || how == implicit || !isArithmetic(op.typ)) {
		return b.noConversion(op, to)
	}
	if from, ok := op.typ.T.(*Vector); ok {
		if from.N == t.N && scalarOf(from.Elem) == scalarOf(t.Elem) {
			return value(op.x, to, op.pos) // long and long long, char and signed char
		}
		return b.noConversion(op, to).hint(b, "use convert_%s() or as_%s()", to, to)
	}
	if !isArithmetic(op.typ) {
		return b.noConversion(op, to)
	}
	if isBool(op.typ) && t.Ext && !t.GNU { // OpenCL C 3.0 6.4.2: true becomes -1 in a vector
		all := &ir.Const{X: ir.X{Typ: ir.I32, At: op.pos}, Bits: fold.Wrap(^uint64(0), ir.I32)}
		zero := &ir.Const{X: ir.X{Typ: ir.I32, At: op.pos}}
		op = value(&ir.Select{X: all.X, C: op.x, A: all, B: zero}, basic(Int), op.pos)
	}
	e := b.convert(op, basic(t.Elem), how)
	if e.mode == poison {
		return e
	}
	return value(&ir.Splat{X: ir.X{Typ: b.lower(to, op.pos), At: op.pos}, A: e.x}, to, op.pos)
}

// toBase goes from a place or value of class d to its base ([conv.ptr]/3, [dcl.init.ref]/4).
func (b *body) toBase(op operand, d, base *Record) operand {
	b.c.completeRecord(d)
	path, ok := derivesFrom(d, base)
	if !ok {
		return b.noConversion(op, QT{T: base})
	}
	if !b.oneBase(d, base, op.pos) {
		return operand{}
	}
	quals := op.typ
	for _, i := range path {
		op = b.field(op, recordOf(op.typ), i, op.pos)
		if op.mode == poison {
			return op
		}
	}
	op.typ.Const = op.typ.Const || quals.Const
	return op
}
