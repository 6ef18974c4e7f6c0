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
		save := b.ctx.placeholder
		b.ctx.placeholder = new(QT)
		defer func() { b.ctx.placeholder = save }()
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
		b.namesParam(s, d.Name)
		b.localClassFits(d)
		b.c.collectDecl(s, d)
		b.c.settleQualified() // it may define a member class of a local one ([class.nest]/2)
	case *ast.EnumDecl:
		b.namesParam(s, d.Name)
		for _, i := range d.Items {
			if !d.Scoped {
				b.redeclaresParam(s, i.Name, i.At)
			}
		}
		b.c.collectDecl(s, d)
	case *ast.UsingDecl:
		b.redeclaresParam(s, d.Name.Last().Ident, d.At)
		b.usingInBlock(s, d)
	case *ast.FuncDecl:
		b.namesParam(s, d.Decl.Name)
		b.c.collectDecl(s, d)
		if d.Decl.Name != nil {
			b.c.linkLocal(s, d.Decl.Name.Simple())
		}
	case *ast.TypedefDecl:
		b.declareLocalType(s, d.Name, d.At)
		b.c.collectDecl(s, d)
	default:
		b.c.collectDecl(s, d)
	}
}

// localClassFits reports static data members and member templates of d, a class of a block ([class.local]/4), also
// where nothing needs the class.
func (b *body) localClassFits(d *ast.ClassDecl) {
	for i := range d.Members {
		for _, m := range d.Members[i].Decls() {
			switch m := m.(type) {
			case *ast.VarDecl:
				if m.Spec.Has("static") {
					b.c.errorf(codeBadDecl, m.At, "a class of a block has no static members")
				}
			case *ast.TemplateDecl:
				b.c.errorf(codeBadDecl, m.At, "a class of a block has no member templates")
			case *ast.ClassDecl:
				b.localClassFits(m)
			}
		}
	}
}

// namesParam is redeclaresParam for the name that a declaration of a class, enumeration or function has, if any.
func (b *body) namesParam(s *Scope, n *ast.Name) {
	if n != nil && n.Simple() != "" {
		b.redeclaresParam(s, n.Simple(), n.Parts[0].Pos)
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
	for _, o := range c.settle(ns, name, ownNames(ns, name)) {
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
	if d.Object != nil && d.Object.Has("__shared__") {
		b.c.unsupported(d.At, "a shared anonymous union, which for CUDA's compilers is not shared")
		b.c.unionNames(d, func(name string, at source.Pos) {
			b.declareName(s, name, &VarObj{Name: name, Pos: at, resolved: 2, owner: b.fn}, at)
		})
		return
	}
	if d.Object != nil && slices.ContainsFunc(d.Object.Words, func(w ast.Word) bool {
		return w.Text == "static" || w.Text == "__constant__" || w.Text == "__device__"
	}) {
		v := b.localVar(NewScope(BlockScope, s), b.c.unionVar(d))
		if v == nil {
			return
		}
		if obj := b.variable(v, d.At); obj.mode != poison && b.complete(obj.typ, d.At) {
			b.declareParts(s, obj, d)
		}
		return
	}
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
	b.declareParts(s, place(ref(v.IR, d.At), t, d.At), d)
}

// declareParts declares the members of obj, an anonymous union or a part of one, for which d stands.
func (b *body) declareParts(s *Scope, obj operand, d *ast.ClassDecl) {
	r := recordOf(obj.typ)
	for i, f := range r.Fields {
		op := b.field(obj, r, i, d.At)
		if f.Anon {
			b.declareParts(s, op, d)
			continue
		}
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
	if a := findAttr("cleanup", d.Spec.Attrs, declaratorAttrs(d.Decl)); a != nil {
		b.c.unsupported(a.At, "the attribute cleanup")
	}
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
	if isFunc(t) {
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
	in := b.unpacked(initFrom(s, d.Init, d.Style))
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
		if len(b.c.ctors(r)) > 0 && !b.trivialInit(r) && !b.emptyCtor(r) && !b.notConstructed(v, r) {
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

// notConstructed reports, with a warning, whether CUDA declares the shared variable v without calling the default
// constructor of its class r, as nvcc does with a warning of its own; clang refuses that for HIP. Objects with virtual
// functions would be of no use.
func (b *body) notConstructed(v *VarObj, r *Record) bool {
	if b.c.dialect != ir.CUDA || r.polymorphic() || !b.specialOf(QT{T: r}, defaultCtor).ok {
		return false
	}
	b.c.warnAt(v.Pos, "CUDA runs no constructors of shared variables: %s has no value until one is assigned", v.Name)
	return true
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
	if isRef(t) && v.Constexpr { // it always names the same object
		b.initLocal(s, v, initFrom(s, d.Init, d.Style))
		v.Static = v.Ref != nil
		return
	}
	if isAuto(elemType(nonRef(t))) {
		declared := t
		t = b.c.autoFor(s, t, d.Init, d.Style)
		if !t.Valid() || !b.standsForOne(stoodFor(declared, t), "auto", v.Pos) {
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
	b.globalConst(s, v, initFrom(s, d.Init, d.Style), !v.Constexpr)
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
	if !b.complete(elemType(v.Type), v.Pos) || !b.diesHere(v.Type, v.Pos) {
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
		x, ok := b.c.constInit(s, v.Type, d.Init, style, !v.Constexpr)
		if !ok {
			return
		}
		g.Init = x
	}
	g.Name = b.c.unique(v.Name)
	b.c.vars.statics[key] = g
	v.IR = g
}

// globalConst makes a constant of the module out of a local one; false when its initialiser is no constant. lenient is
// what it is for constInit.
func (b *body) globalConst(s *Scope, v *VarObj, in initializer, lenient bool) bool {
	t := v.Type
	x, ok := b.c.constInit(s, t, in.x, in.style, lenient)
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
