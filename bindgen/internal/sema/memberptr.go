package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// A pointer to a data member is the member's offset in bytes plus one, a pointer to a member function the number of the
// function, as for other functions (funcptr.go), whatever class the pointer's type names; null is zero. Through the
// number of a virtual function the final overrider is called. Compilers represent them otherwise, so they stand in
// objects and template arguments of kernels' own, never where the host could see them.

// memberFunc is a member function whose address the module takes.
type memberFunc struct {
	id uint64
	fi *FuncInst
	t  *MemberPtr
}

// memberPtr is the type of a pointer to a member, or nil.
func memberPtr(q QT) *MemberPtr { t, _ := q.T.(*MemberPtr); return t }

func (t *MemberPtr) fn() *Func { f, _ := t.Elem.T.(*Func); return f }

// scalar is what holds a pointer to a member.
func (t *MemberPtr) scalar() ir.Scalar {
	if t.fn() != nil {
		return ir.U64
	}
	return ir.I64
}

// memberPointerTo is q C::*, with the words after the parameters if q is a function type ([dcl.mptr]).
func (c *checker) memberPointerTo(s *Scope, q QT, d *ast.MemberPointerTo, words []ast.Word) QT {
	class := c.typeOf(s, &ast.TypeName{Base: ast.Base{At: d.At},
		Spec: ast.DeclSpec{Base: ast.Base{At: d.At}, Type: &ast.NamedType{Base: ast.Base{At: d.At}, Name: d.Class}}})
	if !class.Valid() {
		return QT{}
	}
	_, unknown := class.T.(*Opaque)
	_, isVector := class.T.(*Vector)
	if !isClass(class) && !isVector && !unknown && !dependentType(class) || isRef(q) || isVoid(q) {
		c.errorf(codeBadType, d.At, "there is no pointer to a member '%s' of '%s'", q, class)
		return QT{}
	}
	t := &MemberPtr{Class: class.Unqual(), Elem: q}
	if f := t.fn(); f != nil && f.methodQuals != (methodQuals{}) {
		bare := *f
		bare.methodQuals, t.methodQuals = methodQuals{}, f.methodQuals
		t.Elem.T = &bare
	}
	if q := c.typeQuals(s, words); q != (methodQuals{}) {
		t.methodQuals = q
	}
	return c.qualify(QT{T: t}, d.Words)
}

// memberAddress is &C::m for a member that is not static ([expr.unary.op]/4).
func (b *body) memberAddress(s *Scope, e *ast.Unary) (op operand, done bool) {
	id, ok := e.X.(*ast.Ident)
	if !ok || !id.Name.Qualified() {
		return operand{}, false
	}
	objs := b.c.lookupSilently(s, id.Name)
	if len(objs) == 0 {
		return operand{}, false
	}
	switch o := objs[0].(type) {
	case *FieldObj:
		if !b.may(s, b.addressUse(s, id, o.Record, fieldDecl(o), o.Name)) {
			return operand{}, true
		}
		return b.dataMember(o, e.At), true
	case *FuncObj:
		if slices.ContainsFunc(objs, func(o Object) bool { return isMethod(o) }) {
			return b.memberSet(s, id, e.At), true
		}
	}
	return operand{}, false
}

// isMethod reports whether o is a member function that is not static, or a template of such functions.
func isMethod(o Object) bool {
	f, ok := o.(*FuncObj)
	return ok && f.Class != nil && !f.Static
}

// memberSet is &C::f for member functions: a pointer, or a set from which the type that is wanted chooses
// ([over.over]).
func (b *body) memberSet(s *Scope, id *ast.Ident, pos source.Pos) operand {
	objs, targs, hasTA := b.c.lookupName(s, id.Name)
	if len(objs) == 0 {
		return operand{}
	}
	op := b.functions(objs, targs, hasTA, pos)
	op.this = nil
	f := op.funcs[0]
	op.naming = f.Class
	if q := b.c.qualifier(s, id.Name); q != nil && q.Record != nil {
		op.naming = q.Record
	}
	if hasTA && len(op.funcs) > 1 { // only templates have arguments ([temp.arg.explicit])
		only := slices.DeleteFunc(slices.Clone(op.funcs), func(f *FuncObj) bool { return f.Template == nil })
		if len(only) > 0 {
			op.funcs, f = only, only[0]
		}
	}
	if len(op.funcs) > 1 || f.Template != nil && !hasTA {
		return op
	}
	if f.Template == nil {
		return b.memberFunction(op, b.c.funcInst(f, nil, pos))
	}
	if fi := b.instExplicit(op); fi != nil {
		return b.memberFunction(op, fi)
	}
	return op
}

// instExplicit is the instance of the only function of a set, a template, with the template arguments that were given;
// nil if they are not all.
func (b *body) instExplicit(op operand) (fi *FuncInst) {
	b.c.speculate(func() bool {
		full, err := b.c.deduceExplicit(op.funcs[0], op.targs)
		if err == nil {
			fi = b.c.instFunc(op.funcs[0], full, op.pos)
		}
		return err == nil
	})
	return fi
}

// methodOf is the type of a pointer to the member function fi.
func (c *checker) methodOf(fi *FuncInst) *MemberPtr {
	f := fi.Obj
	return &MemberPtr{Class: QT{T: f.Class}, Elem: QT{T: fi.Type}, methodQuals: methodQuals{Const: f.Const,
		Volatile: hasFuncWord(f, "volatile"), Ref: refQualifier(f), Noexcept: c.isNoexcept(fi)}}
}

// methodNamed is the member function of a set whose type is that to which t points ([over.over]/3); nil for none.
func (b *body) methodNamed(op operand, t *MemberPtr) *FuncInst {
	want := t.fn()
	if op.naming == nil || want == nil {
		return nil
	}
	var found *FuncInst
	for _, f := range op.funcs {
		if !isMethod(f) || f.Gen != "" || f.Template == nil && op.hasTA {
			continue
		}
		fi := b.typedAs(f, op, want)
		if fi != nil && sameType(fi.Type, want) && convertsQuals(b.c.methodOf(fi).methodQuals, t.methodQuals) &&
			(found == nil || b.betterTemplate(f, found.Obj, len(want.Params))) {
			found = fi
		}
	}
	return found
}

// toMethod converts a set of member functions to a pointer to one of them, of type t.
func (b *body) toMethod(op operand, to QT, t *MemberPtr) operand {
	fi := b.methodNamed(op, t)
	if fi == nil {
		b.c.errorf(codeConvert, op.pos, "no member function %s has type '%s'", op.funcs[0].Name, to)
		return operand{}
	}
	v := b.memberFunction(op, fi)
	if v.mode == poison || sameType(v.typ.T, to.T) {
		return v
	}
	return b.toMemberPtr(v, to, t, implicit)
}

// addressUse is the use of a member by &C::m, for which C is the class of the object too ([class.protected]).
func (b *body) addressUse(s *Scope, id *ast.Ident, owner *Record, d ast.Decl, name string) use {
	u := use{owner: owner, d: d, name: name, pos: id.At}
	if q := b.c.qualifier(s, id.Name); q != nil {
		u.naming, u.object = q.Record, q.Record
	}
	return u
}

// dataMember is the pointer to the member o.
func (b *body) dataMember(o *FieldObj, pos source.Pos) operand {
	if !b.c.completeRecord(o.Record) || b.c.recordStruct(o.Record) == nil {
		b.c.errorf(codeIncomplete, pos, "%s is not complete here", o.Record.Name)
		return operand{}
	}
	off, t := 0, QT{}
	for _, st := range b.c.findField(o.Record, o.Name) {
		f := st.Rec.Fields[st.Index]
		if f.Bits >= 0 || isRef(f.Type) {
			b.c.errorf(codeNotPlace, pos, "there is no pointer to the member %s, a bit-field or reference", o.Name)
			return operand{}
		}
		off += st.Rec.offset(st.Index)
		t = f.Type
	}
	return value(fold.Int(ir.I64, int64(off)+1, pos), QT{T: &MemberPtr{Class: QT{T: o.Record}, Elem: t}}, pos)
}

// memberFunction is the pointer to fi, a function of the set op.
func (b *body) memberFunction(op operand, fi *FuncInst) operand {
	if fi == nil {
		return operand{}
	}
	f, pos := fi.Obj, op.pos
	if !b.may(b.ctx.scope, use{owner: f.Class, naming: op.naming, object: op.naming, d: f.Decl, name: f.Name, pos: pos}) {
		return operand{}
	}
	if f.Op != "" {
		b.c.unsupported(pos, "the address of %s", f.Name)
		return operand{}
	}
	if fi.Type == nil || isAuto(nonRef(fi.Type.Ret)) && b.c.lowerAt(fi, pos) == nil {
		return operand{}
	}
	t := b.c.methodOf(fi)
	m := memberFunc{b.c.functionID(fi, fi.Name, QT{T: t}.String(), f.Pos), fi, t}
	if !slices.Contains(b.c.indirect.memberFuncs, m) &&
		!slices.ContainsFunc(b.c.indirect.memberFuncs, func(o memberFunc) bool { return o.id == m.id && o.fi == fi }) {
		b.c.indirect.memberFuncs = append(b.c.indirect.memberFuncs, m)
		for _, d := range b.c.indirect.dispatchers {
			if d.through != nil {
				b.c.addMethod(d, m, pos)
			}
		}
	}
	return value(&ir.Const{X: ir.X{Typ: ir.U64, At: pos}, Bits: m.id}, QT{T: t}, pos)
}

// memberDispatcher is the function that calls through pointers of type t: its parameters are the pointer, the object
// and the arguments.
func (b *body) memberDispatcher(t *MemberPtr, pos source.Pos) *dispatcher {
	q := QT{T: t}
	known := b.c.indirect.dispatchers[typeKey(q)] != nil
	this := QT{T: &Reference{Elem: QT{T: t.Class.T, Const: t.Const}}}
	d := b.c.dispatcherFor(q, append([]QT{q, this}, t.fn().Params...), t.fn().Ret, pos)
	if d == nil || known {
		return d
	}
	d.through = t
	for _, m := range slices.Clone(b.c.indirect.memberFuncs) {
		b.c.addMethod(d, m, pos)
	}
	return d
}

// addMethod lets d call m, if m is of the type of its pointers or one that converts to it.
func (c *checker) addMethod(d *dispatcher, m memberFunc, pos source.Pos) {
	if _, ok := memberShift(c, m.t, d.through); !ok && d.downTo(c, m.t, pos) == nil {
		return
	}
	fi := m.fi
	if c.isVirtual(fi.Obj) {
		v := c.virtualCallOf(fi, pos)
		if v == nil {
			return
		}
		fi = v.fi
	} else if c.lowerAt(fi, pos) == nil {
		return
	}
	d.add(c, m.id, fi)
}

// methodArgs are the arguments with which the dispatcher d, whose body b makes, calls fi: the object is that part of
// its own which is of fi's class.
func (d *dispatcher) methodArgs(b *body, fi *FuncInst) []ir.Expr {
	args := b.c.forwarded(b.fn, 1, d.place)
	from, to := recordOf(d.through.Class), fi.Obj.Class
	if from == to {
		return args
	}
	obj := place(&ir.Deref{X: ir.X{Typ: b.lower(d.through.Class, d.place), At: d.place}, Ptr: args[0]},
		QT{T: from, Const: d.through.Const, Volatile: d.through.Volatile}, d.place)
	if _, base := derivesFrom(from, to); !base {
		if from = d.downTo(b.c, b.c.methodOf(fi), d.place); from == nil {
			return args
		}
		obj = b.castToRef(obj, &Reference{Elem: QT{T: from, Const: d.through.Const, Volatile: d.through.Volatile}},
			staticCast, d.place)
	}
	if obj = b.toBase(obj, from, to); obj.mode != poison {
		args[0] = b.refTo(obj, thisType(fi.Obj), d.place)
	}
	return args
}

// downTo is the class of those of d.derived whose pointers to member functions may point at functions of type t; nil
// for none, or after a message where two unrelated ones do, whose objects lie differently around those of d's class.
func (d *dispatcher) downTo(c *checker, t *MemberPtr, pos source.Pos) (found *Record) {
	for _, r := range d.derived {
		to := *d.through
		to.Class = QT{T: r}
		if _, ok := memberShift(c, t, &to); !ok {
			continue
		}
		if found != nil {
			_, above := derivesFrom(found, r)
			if _, below := derivesFrom(r, found); !above && !below {
				c.unsupported(pos,
					"casts of pointers to member functions of %s and %s to '%s', which may point at the same function",
					found.Name, r.Name, QT{T: d.through})
				return nil
			}
		}
		found = r
	}
	return found
}

// toDerivedMember is op, a pointer to a member of class r, as one of type t to a member of a base class of it, which
// static_cast makes ([expr.static.cast]/12).
func (b *body) toDerivedMember(op operand, to QT, t *MemberPtr, r *Record) operand {
	off, _ := memberShift(b.c, t, &MemberPtr{Class: QT{T: r}, Elem: t.Elem, methodQuals: t.methodQuals})
	base := recordOf(t.Class)
	if path, _ := derivesFrom(r, base); !b.mayConvert(r, path, op.pos) || !b.oneBase(r, base, op.pos) {
		return operand{}
	}
	if t.fn() == nil {
		return b.movedMember(op, to, -off)
	}
	if d := b.memberDispatcher(t, op.pos); d == nil {
		return operand{}
	} else if !slices.Contains(d.derived, r) {
		d.derived = append(d.derived, r)
		for _, m := range slices.Clone(b.c.indirect.memberFuncs) {
			b.c.addMethod(d, m, op.pos)
		}
	}
	op.typ = to.Unqual()
	return op
}

// movedMember is op, a pointer to a data member, as one of type to for a class whose objects begin off bytes before.
func (b *body) movedMember(op operand, to QT, off int) operand {
	moved := fold.Binary(ir.Add, op.x, fold.Int(ir.I64, int64(off), op.pos), ir.I64, op.pos)
	null := fold.Int(ir.I64, 0, op.pos)
	switch {
	case op.konst != nil && op.konst.I == 0:
		return value(null, to, op.pos)
	case op.konst == nil:
		isNull := fold.Binary(ir.Eq, ir.CloneExpr(op.x, nil), null, ir.Bool, op.pos)
		moved = &ir.Select{X: ir.X{Typ: ir.I64, At: op.pos}, C: isNull, A: null, B: moved}
	}
	return value(moved, to, op.pos)
}

// memberOperands evaluates x.*y or x->*y: the object and the pointer. done says that a user's operator took them.
func (b *body) memberOperands(s *Scope, e *ast.Binary) (x, y operand, done bool) {
	x = b.expr(s, e.X)
	if e.Op == "->*" && x.mode != poison {
		if isClass(x.typ) {
			y = b.expr(s, e.Y)
			if op, done := b.operatorCall("operator->*", []operand{x, y}, s, e.At); done {
				return op, y, true
			}
			b.c.errorf(codeOperand, e.At, "'%s' is not a pointer", x.typ)
			return operand{}, operand{}, false
		}
		x = b.deref(x, e.At)
	}
	mark := len(*b.out)
	y = b.rexpr(s, e.Y)
	b.saveAt(mark, &x)
	return x, y, false
}

// memberAccess is x.*y and x->*y for a data member ([expr.mptr.oper]).
func (b *body) memberAccess(s *Scope, e *ast.Binary) operand {
	x, y, done := b.memberOperands(s, e)
	t := memberPtr(y.typ)
	switch {
	case done:
		return x
	case x.mode == poison || y.mode == poison:
		return operand{}
	case t == nil || !isClass(x.typ):
		b.noOperator(e.Op, x, y, e.At)
		return operand{}
	case t.fn() != nil:
		b.c.errorf(codeOperand, e.At, "a member function can only be called")
		return operand{}
	}
	obj := b.objectOf(x, t.Class)
	if obj.mode == poison {
		return obj
	}
	elem := t.Elem
	elem.Const, elem.Volatile = elem.Const || x.typ.Const, elem.Volatile || x.typ.Volatile
	if r := recordOf(t.Class); y.konst != nil && y.konst.I > 0 && b.c.completeRecord(r) {
		if op := b.memberAt(obj, r, int(y.konst.I)-1, t.Elem, e.At); op.mode != poison {
			op.xval = x.xval
			return op
		}
	}
	addr := b.addressOf(obj, e.At)
	typ := b.lower(elem, e.At)
	if addr.mode == poison || typ == nil {
		return operand{}
	}
	p := b.rvalue(addr).x
	pt, ok := p.Type().(*ir.Pointer)
	if !ok {
		return operand{}
	}
	bytes := &ir.Pointer{Elem: ir.U8, Space: pt.Space, Const: pt.Const}
	off := fold.Binary(ir.Sub, y.x, fold.Int(ir.I64, 1, e.At), ir.I64, e.At)
	moved := &ir.PtrAdd{X: ir.X{Typ: bytes, At: e.At}, Ptr: &ir.PtrCast{X: ir.X{Typ: bytes, At: e.At}, A: p}, I: off}
	to := &ir.Pointer{Elem: typ, Space: pt.Space, Const: pt.Const}
	op := place(&ir.Deref{X: ir.X{Typ: typ, At: e.At}, Ptr: &ir.PtrCast{X: ir.X{Typ: to, At: e.At}, A: moved}}, elem,
		e.At)
	op.xval = x.xval
	return op
}

// objectOf is x as an object of a class, its own or a base class of that.
func (b *body) objectOf(x operand, class QT) operand {
	r := &Reference{Elem: QT{T: class.T, Const: x.typ.Const, Volatile: x.typ.Volatile, Space: x.typ.Space},
		RValue: x.mode != lvalue || x.xval}
	return b.bind(x, r, implicit)
}

// memberAt is the member of obj at a known offset; poison for none.
func (b *body) memberAt(obj operand, r *Record, off int, t QT, pos source.Pos) operand {
	if b.c.recordStruct(r) == nil {
		return operand{}
	}
	for i, f := range r.Fields {
		at := r.offset(i)
		if inner := recordOf(f.Type); inner != nil && (f.Base || f.Anon) {
			if op := b.memberAt(b.field(obj, r, i, pos), inner, off-at, t, pos); op.mode != poison {
				return op
			}
		} else if f.Bits < 0 && at == off && same(f.Type, t) {
			return b.field(obj, r, i, pos)
		}
	}
	return operand{}
}

// throughMember reports whether a call is (x.*f)(...) or (p->*f)(...).
func (b *body) throughMember(s *Scope, e *ast.Call) (*ast.Binary, bool) {
	m, ok := ast.Unparen(e.Fun).(*ast.Binary)
	if !ok || m.Op != ".*" && m.Op != "->*" {
		return nil, false
	}
	t := memberPtr(b.quietExpr(s, m.Y).typ)
	return m, t != nil && t.fn() != nil
}

// callMember calls a member function through a pointer.
func (b *body) callMember(s *Scope, m *ast.Binary, e *ast.Call, discard bool) operand {
	x, y, done := b.memberOperands(s, m)
	t := memberPtr(y.typ)
	if done || t == nil || x.mode == poison {
		return operand{}
	}
	args, ok := b.argsAfter(s, e.Args, []*operand{&x, &y})
	if !ok {
		return operand{}
	}
	pos := callPos(e)
	f := t.fn()
	switch {
	case !isClass(x.typ):
		b.noOperator(m.Op, x, y, m.At)
		return operand{}
	case len(args) != len(f.Params) || f.Variadic:
		b.c.errorf(codeNoMatch, pos, "a function of type '%s' takes %d arguments, not %d", t.Elem, len(f.Params),
			len(args))
		return operand{}
	case t.Ref == "&" && !t.Const && (x.mode != lvalue || x.xval), t.Ref == "&&" && x.mode == lvalue && !x.xval:
		b.c.errorf(codeNoMatch, pos, "the function is declared with %s and the object is of the other kind", t.Ref)
		return operand{} // [expr.mptr.oper]/6
	case x.typ.Volatile && !t.Volatile:
		b.c.errorf(codeNoMatch, pos, "the function is not volatile and the object is")
		return operand{}
	case x.typ.Const && !t.Const:
		b.c.errorf(codeNoMatch, pos, "the function is not const and the object is")
		return operand{}
	}
	if y.konst != nil {
		i := slices.IndexFunc(b.c.indirect.memberFuncs, func(o memberFunc) bool {
			_, fits := memberShift(b.c, o.t, t)
			return o.id == y.konst.I && fits
		})
		if i >= 0 {
			fi := b.c.indirect.memberFuncs[i].fi
			if x = b.objectOf(x, QT{T: fi.Obj.Class}); x.mode == poison {
				return x
			}
			return b.invoke(fi, &x, args, pos, discard)
		}
	}
	d := b.memberDispatcher(t, pos)
	if d == nil {
		return operand{}
	}
	if x.mode != lvalue {
		x = operand{mode: lvalue, typ: x.typ, x: b.placeOf(x), pos: x.pos}
	}
	x.xval = false
	return b.invoke(d.fi, nil, append([]operand{y, x}, args...), pos, discard)
}

// toMemberPtr converts op to a pointer to a member ([conv.mem]).
func (b *body) toMemberPtr(op operand, to QT, t *MemberPtr, how castKind) operand {
	from := memberPtr(op.typ)
	if op.null || isNullptr(op.typ) {
		return value(fold.Int(t.scalar(), 0, op.pos), to, op.pos)
	}
	n, ok := memberShift(b.c, from, t)
	if ok && !b.oneBase(recordOf(t.Class), recordOf(from.Class), op.pos) {
		return operand{} // [conv.mem]/2
	}
	switch {
	case ok && t.fn() != nil && b.severalOwners(recordOf(t.Class), recordOf(from.Class), op.pos):
		return operand{}
	case ok && (t.fn() != nil || n == 0):
		op.typ = to.Unqual()
		return op
	case ok:
		return b.movedMember(op, to, n)
	case from != nil && (how == staticCast || how == cCast):
		at := *t // as it would be in the derived class
		at.Class = from.Class
		_, same := memberShift(b.c, from, &at)
		_, base := memberShift(b.c, t, &at)
		if same && base {
			return b.toDerivedMember(op, to, t, recordOf(from.Class))
		}
	}
	if from != nil && reinterpretsMember(from, t, how) {
		op.typ = to.Unqual()
		return op
	}
	return b.noConversion(op, to)
}

// reinterpretsMember reports whether a cast makes a pointer to a member of another type of one, whose value stays
// ([expr.reinterpret.cast]/10): both point to functions or both to data, and only a C-style cast drops qualifiers.
func reinterpretsMember(from, to *MemberPtr, how castKind) bool {
	if how != reinterpret && how != cCast || (from.fn() != nil) != (to.fn() != nil) {
		return false
	}
	return how == cCast || (to.Elem.Const || !from.Elem.Const) && (to.Elem.Volatile || !from.Elem.Volatile)
}

// severalOwners reports, with a message, whether objects of class d have several subobjects of a class whose functions
// pointers to members of base, its base class, may point to. The number that is such a pointer here does not tell for
// which of them the function is called.
func (b *body) severalOwners(d, base *Record, pos source.Pos) bool {
	for _, k := range hierarchy(base) {
		if len(pathsTo(d, k)) > 1 {
			b.c.unsupported(pos, "pointers to member functions of %s, which has the base class %s more than once", d.Name,
				k.Name)
			return true
		}
	}
	return false
}

// memberShift is the offset of the class of from, a base class, in that of to, if pointers of type from convert to
// those of type to, which may be more qualified ([conv.mem], [conv.qual]).
func memberShift(c *checker, from, to *MemberPtr) (off int, ok bool) {
	if from == nil || to == nil || !convertsQuals(from.methodQuals, to.methodQuals) || !sameType(from.Elem.T, to.Elem.T) ||
		from.Elem.Const && !to.Elem.Const || from.Elem.Volatile && !to.Elem.Volatile {
		return 0, false
	}
	base, r := recordOf(from.Class), recordOf(to.Class)
	if base == nil || r == nil || !c.completeRecord(r) || c.recordStruct(r) == nil {
		return 0, false
	}
	path, ok := derivesFrom(r, base)
	for _, i := range path {
		off += r.offset(i)
		r = recordOf(r.Fields[i].Type)
	}
	return off, ok
}

// compositeMember is the type to which both of two pointers to members convert, if one is a pointer to a member
// ([expr.type]/4); the zero QT for none.
func (b *body) compositeMember(x, y operand) QT {
	tx, ty := memberPtr(x.typ), memberPtr(y.typ)
	fits := func(from *MemberPtr, op operand, to *MemberPtr) bool {
		_, ok := memberShift(b.c, from, to)
		return to != nil && (ok || op.null || isNullptr(op.typ))
	}
	switch {
	case fits(ty, y, tx):
		return x.typ.Unqual()
	case fits(tx, x, ty):
		return y.typ.Unqual()
	case tx == nil || ty == nil:
		return QT{}
	}
	for _, p := range [][2]*MemberPtr{{tx, ty}, {ty, tx}} { // the qualifiers of both, in the derived class
		all := *p[0]
		all.Elem.Const = all.Elem.Const || p[1].Elem.Const
		all.Elem.Volatile = all.Elem.Volatile || p[1].Elem.Volatile
		if _, ok := memberShift(b.c, p[1], &all); ok {
			return QT{T: &all}
		}
	}
	return QT{}
}

// memberCompare is == and != of pointers to members.
func (b *body) memberCompare(op string, x, y operand, pos source.Pos) operand {
	q := b.compositeMember(x, y)
	if code := binaryOpOf(op); q.Valid() && (code == ir.Eq || code == ir.Ne) {
		if x, y = b.convert(x, q, implicit), b.convert(y, q, implicit); x.mode == poison || y.mode == poison {
			return operand{}
		}
		return value(fold.Binary(code, x.x, y.x, ir.Bool, pos), basic(Bool), pos)
	}
	b.noOperator(op, x, y, pos)
	return operand{}
}

// holdsMemberPtr reports whether objects of type q hold pointers to members, or lead to some.
func holdsMemberPtr(q QT, depth int) bool {
	switch t := q.T.(type) {
	case *MemberPtr:
		return true
	case *Pointer:
		return depth < 20 && holdsMemberPtr(t.Elem, depth+1)
	case *Array:
		return holdsMemberPtr(t.Elem, depth)
	case *Record:
		return depth < 20 && slices.ContainsFunc(t.Fields,
			func(f *Field) bool { return holdsMemberPtr(f.Type, depth+1) })
	}
	return false
}
