package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// declStmt lowers a declaration among statements.
func (b *body) declStmt(s *Scope, d ast.Decl) {
	switch d := d.(type) {
	case *ast.Group:
		for i, x := range d.Decls {
			if u, ok := x.(*ast.ClassDecl); ok && u.Name == nil && i < len(d.Decls)-1 {
				continue // the type of what is declared after it
			}
			b.declStmt(s, x)
		}
	case *ast.VarDecl:
		b.localDecl(s, d)
	case *ast.StaticAssert:
		b.staticAssert(s, d)
	case *ast.EmptyDecl:
	case *ast.BadDecl:
		b.c.errorf(codeBadDecl, d.At, "this declaration could not be understood").Note(d.ErrAt, "%s", d.Err)
	case *ast.ClassDecl:
		if d.Name == nil && d.Defined && d.Key == "union" {
			b.anonymousUnion(s, d)
			return
		}
		b.c.collectDecl(s, d)
	case *ast.FuncDecl:
		b.c.collectDecl(s, d)
		if d.Decl.Name != nil {
			b.c.linkLocal(s, d.Decl.Name.Simple())
		}
	default:
		b.c.collectDecl(s, d)
	}
}

// linkLocal makes the functions that block s declares under a name those of the namespace around that have the same
// type ([basic.link]/6).
func (c *checker) linkLocal(s *Scope, name string) {
	ns := s
	for ns.Kind != NamespaceScope {
		ns = ns.Parent
	}
	outer := map[string]*FuncObj{}
	for _, o := range c.settle(ns, name, ownNames(nil, ns, name)) {
		if f, ok := o.(*FuncObj); ok {
			if key, known := c.sigKey(f); known {
				outer[key] = f
			}
		}
	}
	for i, o := range s.Names[name] {
		if f, ok := o.(*FuncObj); ok {
			if key, known := c.sigKey(f); known && outer[key] != nil {
				s.Names[name][i] = outer[key]
			}
		}
	}
}

// anonymousUnion declares the object of an anonymous union; its members are named like variables ([class.union.anon]).
func (b *body) anonymousUnion(s *Scope, d *ast.ClassDecl) {
	t := b.c.classType(s, d)
	r := recordOf(t)
	if r == nil || !b.complete(t, d.At) {
		return
	}
	v := &VarObj{Name: b.unique("union"), Scope: s, Type: t, Pos: d.At, resolved: 2, owner: b.fn}
	b.initLocal(s, v, initializer{s: s})
	if v.IR == nil {
		return
	}
	for i, f := range r.Fields {
		op := b.field(place(ref(v.IR, d.At), t, d.At), r, i, d.At)
		if op.mode == poison || f.Name == "" {
			b.c.unsupported(d.At, "this anonymous union")
			return
		}
		b.declareName(s, f.Name, &VarObj{Name: f.Name, Scope: s, Type: op.typ, Ref: &op, Pos: f.Pos, resolved: 2,
			owner: b.fn}, f.Pos)
	}
}

func (b *body) staticAssert(s *Scope, d *ast.StaticAssert) {
	ok, known := b.constCond(s, d.Cond)
	if !known || ok {
		return
	}
	if d.Msg != "" {
		b.c.errorf(codeStaticAssert, d.At, "static assertion failed: %s", d.Msg)
		return
	}
	b.c.errorf(codeStaticAssert, d.At, "static assertion failed")
}

func (b *body) localDecl(s *Scope, d *ast.VarDecl) {
	if d.Names != nil {
		if len(d.Names) == 0 {
			b.c.errorf(codeInit, d.At, "a structured binding without a name")
			return
		}
		b.structured(s, d)
		b.begins(&VarObj{Name: d.Names[0].Text, Pos: d.At}, d)
		return
	}
	b.localVar(s, d)
}

// localVar declares and initialises a local variable.
func (b *body) localVar(s *Scope, d *ast.VarDecl) *VarObj {
	name := ""
	if d.Decl != nil && d.Decl.Name != nil {
		name = d.Decl.Name.Last().Ident
	}
	pos := d.At
	t := b.declaredType(s, d)
	v := &VarObj{Name: name, Decl: d, Scope: s, Type: t, Pos: pos, resolved: 2, owner: b.fn,
		Constexpr: d.Spec.Has("constexpr")}
	if !t.Valid() {
		if b.c.spec.depth == 0 && b.c.diags.Len() == b.c.report.began {
			b.c.errorf(codeBadType, pos, "kbind cannot make sense of the type of %s", name)
		}
		b.declareName(s, name, v, pos) // uses of it are poison
		return nil
	}
	if v.Constexpr && !isAutoType(t) {
		t = addConst(t)
		v.Type = t
	}
	if _, isFunc := t.T.(*Func); isFunc {
		return nil // a declaration of a function
	}
	if !b.clLocal(d, t, pos) {
		b.declareName(s, name, v, pos)
		v.Type = QT{}
		return nil
	}
	shared := d.Spec.Has("__shared__") || b.c.dialect == ir.OpenCL && elemType(t).Space == ir.Shared
	switch {
	case shared:
		b.localShared(s, v, d)
		return v
	case d.Spec.Has("extern"):
		b.c.unsupported(pos, "extern variables in a function")
		return nil
	case b.isStatic(d, t):
		b.declareName(s, name, v, pos)
		if b.checkDtor(t, pos) {
			b.localStatic(s, v, d)
		}
		return v
	}
	in := initFrom(s, d.Init, d.Style)
	b.full(pos, func() { b.initLocal(s, v, in) })
	b.begins(v, d)
	if v.IR != nil && v.Ref == nil && v.Type.Valid() && !isRef(v.Type) && !v.Static {
		b.lives(name, place(ref(v.IR, pos), v.Type, pos))
	}
	return v
}

// isStatic reports whether a local variable lives longer than the call.
func (b *body) isStatic(d *ast.VarDecl, t QT) bool {
	return d.Spec.Has("static") || d.Spec.Has("__constant__") || d.Spec.Has("__device__") || b.c.dialect == ir.OpenCL &&
		elemType(t).Space == ir.Constant
}

// localShared declares a shared variable inside a function.
func (b *body) localShared(s *Scope, v *VarObj, d *ast.VarDecl) {
	b.declareName(s, v.Name, v, v.Pos)
	v.Shared = true
	t := v.Type
	extern := d.Spec.Has("extern")
	if a, ok := t.T.(*Array); ok && a.N < 0 && d.Init == nil {
		extern = true
	}
	if d.Init != nil {
		b.c.errorf(codeInit, v.Pos, "the shared variable %s cannot have an initialiser", v.Name)
		return
	}
	if r := recordOf(elemType(t)); r != nil {
		if !b.complete(QT{T: r}, v.Pos) {
			return
		}
		if len(b.c.ctors(r)) > 0 && !b.trivialInit(r) && !b.emptyCtor(r) {
			b.c.unsupported(v.Pos, "the shared variable %s of a type with a constructor that does something", v.Name)
			return
		}
	}
	if isRef(t) {
		b.c.errorf(codeBadType, v.Pos, "a shared variable cannot be a reference")
		return
	}
	if !b.checkDtor(t, v.Pos) {
		return
	}
	iv := b.newShared(v.Name, t, extern, v.Pos)
	if iv == nil {
		return
	}
	iv.Align = b.c.declAlign(s, d.Spec, d.Decl, t, v.Pos)
	if b.c.dialect == ir.OpenCL {
		v.Type.Space = ir.Shared
	}
	v.IR = iv
}

// emptyCtor reports whether the default constructor of r has an empty body, or is defaulted, and no initialisers.
func (b *body) emptyCtor(r *Record) bool {
	for _, f := range b.c.ctors(r) {
		if !f.mayTake(0) || f.Template != nil {
			continue
		}
		if f.Deleted {
			return false
		}
		if len(f.Params) > 0 || userProvided(f) {
			fi := b.c.funcInst(f, nil, f.Pos)
			if fi == nil || fi.Def == nil || fi.Def.Body == nil || len(fi.Def.Body.Tokens) > 2 || len(fi.Def.Inits) > 0 {
				return false
			}
		}
		for _, m := range r.Fields {
			if m.Init != nil || !b.trivialDefault(m.Type) {
				return false
			}
		}
		return true
	}
	return false
}

func elemType(t QT) QT {
	for {
		a, ok := t.T.(*Array)
		if !ok {
			return t
		}
		t = a.Elem
	}
}

// localStatic declares a static, __device__ or __constant__ variable of a function: a variable or constant of the
// module.
func (b *body) localStatic(s *Scope, v *VarObj, d *ast.VarDecl) {
	t := v.Type
	if isAuto(elemType(nonRef(t))) {
		t = b.c.autoFor(s, t, d.Init, d.Style)
		if !t.Valid() {
			return
		}
	}
	if a, ok := t.T.(*Array); ok && a.N < 0 {
		n, ok := b.c.initLength(s, t, d.Init, d.Style)
		if !ok {
			b.c.errorf(codeIncomplete, v.Pos, "the array %s has no length", v.Name)
			return
		}
		t.T = &Array{Elem: a.Elem, N: n}
	}
	isConstant := elemType(t).Const || t.Const || v.Constexpr || elemType(t).Space == ir.Constant ||
		d.Spec.Has("__constant__")
	v.Static = true
	if !isConstant {
		v.Type = t
		b.staticVar(s, v, d)
		return
	}
	v.Type = addConst(t)
	b.globalConst(s, v, initFrom(s, d.Init, d.Style))
}

// staticVar declares a static variable that is no constant: one object of the module for each instance of the function.
// What initialises it must be a constant (CUDA C++ Programming Guide, Function-scope static variables; OpenCL C 3.0
// 6.7.1).
func (b *body) staticVar(s *Scope, v *VarObj, d *ast.VarDecl) {
	if b.fi == nil || isRef(v.Type) {
		b.c.unsupported(v.Pos, "the static variable %s of a function", v.Name).Hintf(
			"make it a __device__ variable at namespace scope")
		return
	}
	if b.c.dialect == ir.OpenCL {
		v.Type = withSpace(v.Type, ir.Global)
	}
	key := staticKey{b.fi, d}
	if v.IR = b.c.vars.statics[key]; v.IR != nil {
		return
	}
	if !b.complete(elemType(v.Type), v.Pos) {
		return
	}
	typ := b.lower(v.Type.Unqual(), v.Pos)
	if typ == nil {
		return
	}
	g := &ir.Var{Source: v.Name, Type: typ, Kind: ir.GlobalVar, Space: ir.Global, Pos: v.Pos, Static: true}
	g.Align = b.c.declAlign(s, d.Spec, d.Decl, v.Type, v.Pos)
	if style := d.Style; d.Init != nil || !b.c.scratch().trivialDefault(v.Type) {
		if d.Init == nil {
			style = ast.NoInit // its default constructor, which must be a constant expression
		}
		x, ok := b.c.constInit(s, v.Type, d.Init, style)
		if !ok {
			return
		}
		g.Init = x
	}
	g.Name = b.c.unique(v.Name)
	b.c.vars.statics[key] = g
	v.IR = g
}

// globalConst makes a constant of the module out of a local one; false when its initialiser is no constant.
func (b *body) globalConst(s *Scope, v *VarObj, in initializer) bool {
	t := v.Type
	x, ok := b.c.constInit(s, t, in.x, in.style)
	if !ok {
		return false
	}
	typ := x.Type()
	space := ir.Constant
	v.IR = &ir.Var{Name: b.c.unique(v.Name), Source: v.Name, Type: typ, Kind: ir.GlobalVar, Space: space, Const: true,
		Init: x, Pos: v.Pos, Host: true}
	if k, _, isK := fold.Const(x); isK {
		c := Const{I: k.Bits, F: k.Float, Float: typ.(ir.Scalar).IsFloat()}
		v.Const = &c
	}
	if elemType(t).Space == ir.Constant {
		v.Type.Space = ir.Constant
	}
	return true
}

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
	if f := funcType(t); f != nil && isRef(t) {
		t = QT{T: &Pointer{Elem: QT{T: f}}, Const: true}
		v.Type = t
	}
	if r, ok := t.T.(*Reference); ok {
		op := b.refOperand(in, r, pos)
		b.declareName(s, v.Name, v, pos)
		b.ctx.direct = in.style == ast.ParenInit || in.style == ast.BraceInit
		b.bindLocalRef(v, r, op)
		b.ctx.direct = false
		return
	}
	if a, ok := t.T.(*Array); ok && a.N < 0 {
		if in.x == nil {
			b.c.errorf(codeIncomplete, pos, "the array %s has no length", v.Name)
			b.declareName(s, v.Name, v, pos)
			return
		}
		n, ok := b.c.initLength(s, t, in.x, in.style)
		if !ok {
			b.declareName(s, v.Name, v, pos)
			v.Type = QT{}
			return
		}
		t.T = &Array{Elem: a.Elem, N: n}
		v.Type = t
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
	if o, ok := t.T.(*Opaque); ok {
		b.c.unsupported(pos, "variables of type %s", o.Name)
		return
	}
	b.c.report.notConstant = nil
	if b.constantLocal(s, v, in) {
		return
	}
	if err := b.c.report.notConstant; v.Constexpr && err != nil && err.Unknown {
		b.declareName(s, v.Name, v, pos)
		b.c.errorf(codeConstant, in.x.Pos(), "the initialiser of the constexpr variable %s is not a constant expression",
			v.Name).Note(err.Pos, "%s", err.Msg)
		v.Type = QT{}
		return
	}
	b.initStorage(s, v, in)
}

// constantLocal keeps const scalars with constant initialisers as constants, and tables as constants of the module.
func (b *body) constantLocal(s *Scope, v *VarObj, in initializer) bool {
	t := v.Type
	if in.x == nil || b.fi == nil {
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
			ok = b.globalConst(s, v, in)
			return ok
		})
		if !ok {
			v.Type = t
			return false
		}
		v.Static = true
		b.declareName(s, v.Name, v, v.Pos)
		return true
	}
	_, num := numBasic(t)
	if !num || !t.Const && !v.Constexpr || t.Volatile {
		return false
	}
	if bt, _ := numBasic(t); bt.isFloat() && !v.Constexpr {
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
		b.initMember(place(ref(v.IR, pos), QT{T: t.T}, pos), t, in, pos)
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
		op = b.expr(in.s, in.x)
	}
	if a, ok := t.T.(*Array); ok {
		b.initArrayCopy(s, v, op, a, typ)
		return
	}
	var x operand
	if r == nil && in.style == ast.ParenInit && isClass(op.typ) && (op.mode == lvalue || op.mode == rvalue) {
		x = b.fromClassWith(op, t.Unqual(), true) // [over.match.conv]/1.1
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
	if b.becomes(v, x.x) || b.declareCall(iv, x.x, pos) {
		return
	}
	b.emit(&ir.Declare{S: ir.S{At: pos}, Var: iv, Init: x.x})
}

// initListStorage declares v with a braced list.
func (b *body) initListStorage(s *Scope, v *VarObj, in initializer, typ ir.Type) {
	mark := len(*b.out)
	iv := b.newLocal(v, typ)
	a := b.fitAs(v.Type, in.x.(*ast.InitList), in.s, in.kind())
	b.declareName(s, v.Name, v, v.Pos)
	if a != nil {
		b.extendParts(a)
	}
	if a != nil && (a.mentions(iv) || mentioned((*b.out)[mark:], iv)) {
		decl := &ir.Declare{S: ir.S{At: v.Pos}, Var: iv, Init: &ir.Zero{X: ir.X{Typ: typ, At: v.Pos}}}
		*b.out = slices.Insert(*b.out, mark, ir.Stmt(decl))
		b.storeAgg(place(ref(iv, v.Pos), QT{T: v.Type.T}, v.Pos), a, true)
		return
	}
	if a == nil || a.leaf != nil && b.declareCall(iv, a.leaf.x, v.Pos) {
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
	if op.str == nil || !isCharType(a.Elem) {
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
	if _, direct := x.x.(*ir.Ref); direct {
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
	b.emit(&ir.Declare{S: ir.S{At: v.Pos}, Var: iv, Init: b.refTo(x, v.Type, v.Pos)})
	b.bindIfRef(v, v.Pos)
}
