package sema

import (
	"reflect"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/interp"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// How local variables with automatic storage are initialised ([dcl.init], [stmt.dcl]).

// initLocal declares an automatic variable with its initialiser.
func (b *body) initLocal(s *Scope, v *VarObj, in initializer) {
	pos := v.Pos
	t := v.Type
	if isAutoType(t) {
		b.initAuto(s, v, in)
		return
	}
	b.declareName(s, v.Name, v, pos) // its own initialiser sees it already ([basic.scope.pdecl])
	v.resolved = 1
	defer func() { v.resolved = 2 }()
	b.c.report.notConstant = nil
	if r, ok := t.T.(*Reference); ok {
		if v.Constexpr {
			b.constAddress(t, in)
			if b.notConstant(s, v, in) {
				return
			}
		}
		op := b.refOperand(in, r, pos)
		b.declareName(s, v.Name, v, pos)
		b.ctx.direct = in.style == ast.ParenInit || in.style == ast.BraceInit && !in.copied
		b.bindLocalRef(v, r, op)
		b.ctx.direct = false
		return
	}
	if a, ok := t.T.(*Array); ok && a.N < 0 {
		if t = b.countedArray(s, v, a, in); !t.Valid() {
			b.declareName(s, v.Name, v, pos)
			return
		}
	}
	if !b.complete(elemType(t), pos) {
		b.declareName(s, v.Name, v, pos)
		v.Type = QT{}
		return
	}
	if isVoid(t) {
		b.c.errorf(codeBadType, pos, "the variable %s cannot be void", v.Name)
		return
	}
	if r := recordOf(elemType(t)); r != nil && b.c.abstract(r) { // [class.abstract]/2
		b.c.errorf(codeBadType, pos, "%s is abstract", r.Name)
		return
	}
	if o, ok := t.T.(*Opaque); ok {
		b.c.unsupported(pos, "variables of type %s", o.Name)
		return
	}
	if b.constantLocal(s, v, in) {
		return
	}
	if v.Constexpr && isPointer(t) {
		v.address = b.constAddress(t, in)
	}
	if b.notConstant(s, v, in) {
		return
	}
	b.initStorage(s, v, in)
}

// countedArray gives the array v the length of its initialiser. The zero type is returned after a message.
func (b *body) countedArray(s *Scope, v *VarObj, a *Array, in initializer) QT {
	if in.x == nil {
		b.c.errorf(codeIncomplete, v.Pos, "the array %s has no length", v.Name)
		return QT{}
	}
	t := v.Type
	n, ok := b.c.initLength(s, t, in.x, in.style)
	if !ok {
		v.Type = QT{}
		return QT{}
	}
	t.T = &Array{Elem: a.Elem, N: n}
	v.Type = t
	return t
}

// notConstant reports whether the initialiser of v, a constexpr variable, is certainly no constant expression, as the
// attempt to evaluate it has found, and gives a message then.
func (b *body) notConstant(s *Scope, v *VarObj, in initializer) bool {
	err := b.c.report.notConstant
	if !v.Constexpr || err == nil || !err.Unknown {
		return false
	}
	b.declareName(s, v.Name, v, v.Pos)
	pos := v.Pos
	if in.x != nil {
		pos = in.x.Pos()
	}
	b.c.errorf(codeConstant, pos, "the initialiser of the constexpr variable %s is not a constant expression",
		v.Name).Note(err.Pos, "%s", err.Msg)
	v.Type = QT{}
	return true
}

// constAddress is the value of a constexpr pointer or reference of type t: the address of a part of a variable of the
// module, string literals too, or null. nil where kbind does not know it.
func (b *body) constAddress(t QT, in initializer) (x ir.Expr) {
	if in.x == nil || funcType(t) != nil {
		return nil
	}
	b.c.speculate(func() bool {
		k := b.constBody()
		var op operand
		if r, ok := t.T.(*Reference); ok {
			op = k.bind(k.refOperand(in, r, in.x.Pos()), r, implicit)
			if op.mode != poison {
				op = value(k.refTo(op, t, in.x.Pos()), t, in.x.Pos())
			}
		} else {
			op = k.rvalue(k.convert(k.initOperand(in, in.x.Pos()), t.Unqual(), implicit))
		}
		if op.mode == poison || op.x == nil {
			return false
		}
		p, ok := op.x.Type().(*ir.Pointer)
		if !ok {
			return false
		}
		if null, isConst := op.x.(*ir.Const); isConst && null.Bits == 0 {
			x = op.x
			return true
		}
		m := interp.New()
		v, err := b.c.evaluate(m, *k.out, op.x)
		if err == nil {
			x = m.Address(v, p, in.x.Pos())
		}
		if x == nil && err == nil && m.Automatic(v) {
			b.c.report.notConstant = automatic(in.x.Pos())
		}
		return x != nil
	})
	return x
}

// constantLocal keeps const scalars with constant initialisers as constants, and tables as constants of the module. A
// constexpr object without an initialiser is what its default constructor makes ([dcl.constexpr]/9).
func (b *body) constantLocal(s *Scope, v *VarObj, in initializer) bool {
	t := v.Type
	if b.fi == nil || in.x == nil && (!v.Constexpr || recordOf(t) == nil || !b.constDefault(t)) {
		return false
	}
	_, isArray := t.T.(*Array)
	if isArray || recordOf(t) != nil && v.Constexpr {
		if !elemType(t).Const && !v.Constexpr || recordOf(elemType(t)) != nil && !v.Constexpr {
			return false
		}
		ok := false
		b.c.speculate(func() bool {
			v.Type = addConst(t)
			b.c.report.asked = false
			ok = b.globalConst(s, v, in, false) && (v.Constexpr || !b.c.report.asked) // which else it is not ([expr.const]/4)
			return ok
		})
		if !ok {
			v.Type = t
			return false
		}
		v.Static, v.constant = true, true
		b.c.noteConstant(v)
		b.declareName(s, v.Name, v, v.Pos)
		return true
	}
	bt, num := numBasic(t)
	number := memberPtr(t) != nil || isPointer(t) && funcType(t) != nil
	if !num && !(v.Constexpr && number) || !t.Const && !v.Constexpr || t.Volatile {
		return false
	}
	if num && bt.isFloat() && !v.Constexpr {
		return false
	}
	var k Const
	ok := b.c.speculate(func() bool {
		var fine bool
		k, fine = b.c.constScalarIn(b, s, t, in)
		return fine
	})
	if !ok {
		return false
	}
	v.Const = &k
	v.Type = addConst(t)
	b.declareName(s, v.Name, v, v.Pos)
	iv := b.newLocal(v, b.lower(t.Unqual(), v.Pos))
	b.emit(&ir.Declare{S: ir.S{At: v.Pos}, Var: iv, Init: b.irConst(k, t, v.Pos)})
	return true
}

// newLocal makes the IR variable of v.
func (b *body) newLocal(v *VarObj, typ ir.Type) *ir.Var {
	align := 0
	if v.Decl != nil {
		align = b.c.declAlign(v.Scope, v.Decl.Spec, v.Decl.Decl, v.Type, v.Pos)
	}
	v.IR = &ir.Var{Name: b.unique(v.Name), Source: v.Name, Type: typ, Kind: ir.Local, Space: ir.Private, Align: align,
		Pos: v.Pos}
	return v.IR
}

// initStorage declares v and initialises its storage.
func (b *body) initStorage(s *Scope, v *VarObj, in initializer) {
	t, pos := v.Type, v.Pos
	typ := b.lower(QT{T: t.T}, pos)
	if typ == nil {
		b.declareName(s, v.Name, v, pos)
		v.Type = QT{}
		return
	}
	r := recordOf(t)
	if _, isArray := t.T.(*Array); in.style == ast.NoInit || r != nil && in.style == ast.ParenInit || r != nil &&
		in.style == ast.BraceInit && b.listsArgs(r) || isArray && in.style == ast.ParenInit {
		b.declareThenInit(s, v, in, typ)
		return
	}
	if in.style == ast.BraceInit {
		b.initListStorage(s, v, in, typ)
		return
	}
	var op operand
	if in.style == ast.ParenInit {
		if vec, ok := t.T.(*Vector); ok && !vec.Ext && len(parenItems(in.x)) == vec.N {
			in = initFrom(in.s, listOf(parenItems(in.x), pos), ast.BraceInit) // half2 has a constructor
			b.initStorage(s, v, in)
			return
		}
		op = b.initOperand(in, pos)
		if items := parenItems(in.x); len(items) != 1 {
			b.c.errorf(codeInit, pos, "'%s' is initialised by one value", t)
			op = operand{}
		}
	} else {
		said, mark, undo := b.c.diags.Len(), len(*b.out), b.undoTemps()
		if op = b.expr(in.s, in.x); op.mode == poison && v.usesItself {
			if own, ok := b.initsItself(v, in); ok {
				b.c.diags.Truncate(said)
				*b.out = (*b.out)[:mark]
				undo()
				b.declareOwn(s, v, own, typ)
				return
			}
		}
	}
	if a, ok := t.T.(*Array); ok {
		b.initArrayCopy(s, v, op, a, typ)
		return
	}
	var x operand
	if r == nil && in.style == ast.ParenInit && isClass(op.typ) && (op.mode == lvalue || op.mode == rvalue) {
		x = b.fromClassWith(op, t.Unqual(), true) // [over.match.conv]/1.1
	} else if in.style == ast.ParenInit {
		x = b.directly(op, t.Unqual())
	} else {
		x = b.convert(op, t.Unqual(), implicit)
	}
	b.declareName(s, v.Name, v, pos)
	iv := b.newLocal(v, typ)
	if x.mode == poison {
		return
	}
	x = b.rvalue(x)
	if r != nil {
		b.extendBound(x.x, r)
	}
	if b.becomes(v, x.x) || r != nil && !copies(op, x.x) && b.becomesKept(v, x.x) || b.declareCall(iv, x.x, pos) {
		return
	}
	b.emit(&ir.Declare{S: ir.S{At: pos}, Var: iv, Init: x.x})
}

// initsItself reports whether the initialiser in, behind =, which uses v itself, can be evaluated once v lies
// somewhere. T(...), T{...} and every other prvalue of v's class make the object in its place ([dcl.init]/17.6.1): own
// is what they initialise it with. A number or pointer must be used by its address or in an assignment: other uses read
// it before it has a value.
func (b *body) initsItself(v *VarObj, in initializer) (own initializer, ok bool) {
	if in.style != ast.CopyInit {
		return in, false
	}
	if recordOf(v.Type) == nil {
		return in, !v.Type.Const && (isPointer(v.Type) || isArithmetic(v.Type)) && !readsItself(in.x, v.Name)
	}
	if e, ok := ast.Unparen(in.x).(*ast.Call); ok && e.Launch == nil {
		made := b.quietExpr(in.s, e.Fun)
		if made.mode == typeName_ && made.tmpl == nil && same(made.typ.Unqual(), v.Type.Unqual()) {
			return initFrom(in.s, &ast.ParenList{Base: e.Base, Items: e.Args}, ast.ParenInit), true
		}
	}
	if e, ok := ast.Unparen(in.x).(*ast.Construct); ok && b.c.classTemplate(in.s, &e.Type.Spec) == nil &&
		same(b.c.typeOf(in.s, e.Type).Unqual(), v.Type.Unqual()) {
		if e.Brace {
			return initFrom(in.s, listOf(e.Args, e.At), ast.BraceInit), true
		}
		return initFrom(in.s, &ast.ParenList{Base: e.Base, Items: e.Args}, ast.ParenInit), true
	}
	op := b.c.unevaluated(in.s, in.x)
	return in, op.mode == rvalue && !op.xval && recordOf(op.typ) == recordOf(v.Type)
}

// readsItself reports whether x uses the variable of that name otherwise than by its address or in an assignment.
func readsItself(x ast.Expr, name string) (read bool) {
	walkNamesOutside(reflect.ValueOf(x), func(node any) any {
		if unevaluatedOperand(node) != nil {
			return nil
		}
		rest := any(nil)
		var to ast.Expr
		switch n := node.(type) {
		case *ast.Unary:
			if n.Op == "&" {
				to = n.X
			}
		case *ast.Assign:
			if n.Op == "=" {
				to, rest = n.X, n.Y
			}
		}
		if id, ok := to.(*ast.Ident); ok && id.Name.Simple() == name {
			return rest
		}
		return node
	}, func(n string) { read = read || n == name })
	return read
}

// declareOwn is initStorage for what initsItself found.
func (b *body) declareOwn(s *Scope, v *VarObj, own initializer, typ ir.Type) {
	if own.style == ast.CopyInit || own.style == ast.ParenInit {
		b.declareThenInit(s, v, own, typ)
		return
	}
	b.initStorage(s, v, own)
}

// declareThenInit declares v and initialises it where it lies.
func (b *body) declareThenInit(s *Scope, v *VarObj, in initializer, typ ir.Type) {
	t, pos := v.Type, v.Pos
	b.declareName(s, v.Name, v, pos)
	decl := &ir.Declare{S: ir.S{At: pos}, Var: b.newLocal(v, typ)}
	if b.jumps.hoist != nil && in.style == ast.NoInit && b.trivialDefault(t) {
		*b.jumps.hoist = append(*b.jumps.hoist, decl)
		return
	}
	b.emit(decl)
	if in.style == ast.NoInit && (t.Const || elemType(t).Const) && !b.constDefault(t) && b.c.dialect != ir.OpenCL {
		b.c.errorf(codeInit, pos, "the const variable %s needs an initialiser", v.Name)
	}
	if in.style == ast.NoInit {
		b.mayDefault(t, pos)
	}
	b.initMember(place(ref(v.IR, pos), QT{T: t.T}, pos), t, in, pos)
}

// initListStorage declares v with a braced list.
func (b *body) initListStorage(s *Scope, v *VarObj, in initializer, typ ir.Type) {
	mark, undo := len(*b.out), b.undoTemps()
	iv := b.newLocal(v, typ)
	a := b.fitAs(v.Type, in.x.(*ast.InitList), in.s, in.kind())
	b.declareName(s, v.Name, v, v.Pos)
	if a != nil && (a.mentions(iv) || mentioned((*b.out)[mark:], iv)) { // evaluated again, in another way
		*b.out = (*b.out)[:mark]
		undo()
		b.emit(&ir.Declare{S: ir.S{At: v.Pos}, Var: iv, Init: &ir.Zero{X: ir.X{Typ: typ, At: v.Pos}}})
		b.storeInOrder(place(ref(iv, v.Pos), QT{T: v.Type.T}, v.Pos), in)
		return
	}
	if a != nil {
		b.extendParts(a)
	}
	if a == nil || a.kept && b.becomesKept(v, a.leaf.x) || a.leaf != nil && b.declareCall(iv, a.leaf.x, v.Pos) {
		return
	}
	b.declareAgg(iv, a)
}

// initArrayCopy initialises an array from a string literal, or (in a closure) from another array.
func (b *body) initArrayCopy(s *Scope, v *VarObj, op operand, a *Array, typ ir.Type) {
	b.declareName(s, v.Name, v, v.Pos)
	iv := b.newLocal(v, typ)
	if op.mode == poison {
		return
	}
	if op.str == nil || !op.str.initialises(a.Elem) {
		b.c.errorf(codeInit, v.Pos, "an array cannot be initialised from '%s'", opType(op))
		return
	}
	if g := b.fitString(v.Type, a, op); g != nil {
		b.declareAgg(iv, g)
	}
}

// becomes lets the temporary x, which is destroyed like a variable, be the variable v.
func (b *body) becomes(v *VarObj, x ir.Expr) bool {
	o := b.taken(x)
	if o == nil || o.flag != nil {
		return false
	}
	v.IR = x.(*ir.Ref).Var
	v.IR.Kind, v.IR.Source = ir.Local, v.Name
	return true
}

// becomesKept lets the temporary x, whose constructor keeps its address, be the variable v.
func (b *body) becomesKept(v *VarObj, x ir.Expr) bool {
	t, _ := b.keptTemp(x)
	if t != nil {
		t.Kind, t.Source, t.Align = ir.Local, v.Name, v.IR.Align
		v.IR = t
	}
	return t != nil
}

// declareCall lets the call that just made the temporary x declare v instead.
func (b *body) declareCall(v *ir.Var, x ir.Expr, pos source.Pos) bool {
	t, ok := x.(*ir.Ref)
	n := len(*b.out)
	if !ok || t.Var.Kind != ir.Temp || n < 2 {
		return false
	}
	decl, ok := (*b.out)[n-2].(*ir.Declare)
	if !ok || decl.Var != t.Var || decl.Init != nil || !ir.Identical(v.Type, t.Typ) {
		return false
	}
	switch s := (*b.out)[n-1].(type) {
	case *ir.Call:
		if r, ok := s.Dst.(*ir.Ref); !ok || r.Var != t.Var {
			return false
		}
		s.Dst = ref(v, pos)
	case *ir.Effect:
		if r, ok := s.Dst.(*ir.Ref); !ok || r.Var != t.Var {
			return false
		}
		s.Dst = ref(v, pos)
	default:
		return false
	}
	(*b.out)[n-2] = &ir.Declare{S: ir.S{At: pos}, Var: v}
	return true
}

// staysPut reports whether x, to which a reference is bound, names the same place for good: a variable, or the number
// of a function.
func (b *body) staysPut(x operand) bool {
	switch x.x.(type) {
	case *ir.Ref:
		return !isFunc(x.typ)
	case *ir.Const:
		return isFunc(x.typ)
	}
	return false
}

// bindLocalRef makes v a name for what op names: directly if that is a variable, else through a pointer.
func (b *body) bindLocalRef(v *VarObj, r *Reference, op operand) {
	if op.mode == poison {
		v.Type = QT{}
		return
	}
	if op.oneOf != "" {
		b.c.unsupported(v.Pos, "a reference to the result of %s, which may be one of its arguments", op.oneOf)
		v.Type = QT{}
		return
	}
	x := b.bind(op, r, implicit)
	if x.mode == poison {
		v.Type = QT{}
		return
	}
	b.extend(x.x)
	if op.mode != lvalue {
		b.extendMembers(x.x)
	}
	x.xval = false
	if b.staysPut(x) {
		x.typ = r.Elem
		v.Ref = &x
		return
	}
	typ := b.lower(v.Type, v.Pos)
	if typ == nil {
		v.Type = QT{}
		return
	}
	iv := b.newLocal(v, typ)
	to := b.refTo(x, v.Type, v.Pos)
	if b.refersToCopy(to) {
		b.copies = append(b.copies, iv)
	}
	b.emit(&ir.Declare{S: ir.S{At: v.Pos}, Var: iv, Init: to})
	b.bindIfRef(v, v.Pos)
}
