package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/internal/irpass"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// lowerFunc lowers a function or a kernel's body, once. nil after a message.
func (c *checker) lowerFunc(fi *FuncInst) *ir.Func { return c.lowerAt(fi, 0) }

// maxCalls is how many functions may call each other in a row; the bodies of all of them are under way together.
const maxCalls = 8192

// lowerAt lowers fi for a use at pos.
func (c *checker) lowerAt(fi *FuncInst, pos source.Pos) *ir.Func {
	switch fi.state {
	case 1, 2:
		return fi.IR
	}
	if fi.failedAt == c.report.epoch && fi.failedAt != 0 {
		c.again()
		return nil
	}
	before := c.diags.Len()
	if c.repeated(fi) {
		return nil
	}
	if len(c.report.calls) > maxCalls {
		c.unsupported(pos, "functions that call each other more than %d deep", maxCalls)
		return nil
	}
	c.report.calls = append(c.report.calls, pos)
	fn := c.rules.body(c, fi, pos)
	c.report.calls = c.report.calls[:len(c.report.calls)-1]
	if fn == nil || c.diags.Len() > before {
		fi.state, fi.IR = 0, nil
		fi.failedAt = c.failed()
		if c.diags.Len() == before {
			c.errorf(codeUndefined, pos, "the body of %s could not be understood", fi.Name)
		}
		c.noteFailure(fi, before)
		return nil
	}
	fi.state = 2
	return fn
}

// failure is how often a function could not be lowered, each time for another kernel, and the messages.
type failure struct {
	times int
	diags []*diag.Diag
}

// maxFailures is how often a function is tried: a thousand kernels may call a long one that cannot be lowered.
const maxFailures = 8

// noteFailure notes the messages about fi since there were before of them.
func (c *checker) noteFailure(fi *FuncInst, before int) {
	if c.spec.depth > 0 || len(c.inst.stack) > 0 || fi.Obj.Prelude {
		return
	}
	if fi.failure == nil {
		fi.failure = &failure{}
	}
	fi.failure.times++
	fi.failure.diags = slices.Clone(c.diags.Items[before:])
	if slices.ContainsFunc(fi.failure.diags, func(d *diag.Diag) bool { return d.Code == codeEffort }) {
		fi.failure = nil // of one kernel, others have their own
	}
}

// repeated gives the messages about fi again, if it has failed often enough.
func (c *checker) repeated(fi *FuncInst) bool {
	if c.spec.depth > 0 || len(c.inst.stack) > 0 || fi.failure == nil || fi.failure.times < maxFailures {
		return false
	}
	fi.failedAt = c.failed()
	for _, d := range fi.failure.diags {
		again := *d
		c.diags.Items = append(c.diags.Items, &again)
	}
	return true
}

// runtime reports whether no constant expression may call fi, a function of the user that is not constexpr: call
// operators of lambdas and the functions that compilers write are, if they can ([expr.prim.lambda.closure]/4,
// [dcl.fct.def.default]/3).
func (c *checker) runtime(fi *FuncInst) bool {
	constant := func(d *ast.FuncDecl) bool {
		return d != nil && (d.Default || d.Spec != nil && (d.Spec.Has("constexpr") || d.Spec.Has("consteval")))
	}
	return !fi.Obj.Prelude && !c.isPrelude(fi.Def.At) && !fi.Obj.Implicit && fi.Obj.lambda == nil &&
		!constant(fi.Obj.Decl) && !constant(fi.Def)
}

func (c *checker) lowerBody(fi *FuncInst, pos source.Pos) *ir.Func {
	at := pos
	if at == 0 {
		at = fi.Obj.Pos
	}
	defaulted := defaultedComparison(fi.Def) || defaultedAssignment(fi)
	if fi.Def == nil || fi.Def.Body == nil && !defaulted {
		return c.lowerTwin(fi, pos, at)
	}
	if fi.Def.At == 0 { // an implicit one: all share their declaration
		def := *fi.Def
		def.At = fi.Obj.Pos
		fi.Def = &def
	}
	if !c.definedOnce(fi.Obj, fi.Obj.Name, at) {
		return nil
	}
	if len(fi.Args) > 0 && pos != 0 {
		if !c.pushInst(fi.Name, pos) {
			return nil
		}
		defer c.popInst()
	}
	defer c.usesFrom(fi)()
	defer func(old []copyBy) { c.effort.copying = old }(c.effort.copying)
	c.effort.copying = nil // what copies a body makes are no part of a conversion around its call
	said := c.diags.Len()
	c.work(onBodies, bodyWork)
	if c.overworked(fi.Def.At) {
		return nil
	}
	block, end := (*ast.Block)(nil), fi.Def.At
	if !defaulted {
		block, end = c.parser.Body(fi.Def.Body), fi.Def.Body.End
		if fi.Def.Body.Failed && c.diags.Len() == said { // the message was given before, or was one too many
			c.errorf(codeBadDecl, fi.Def.At, "the body of %s could not be understood", fi.Name)
		}
		if block == nil {
			return nil
		}
	}
	name := fi.Symbol
	if name == "" {
		name = c.unique(fi.Name)
	}
	fn := &ir.Func{Name: name, Source: fi.Name, Kernel: fi.Obj.Kernel && !fi.isCalled, Pos: fi.Def.At, End: end,
		NoInline: noInline(fi.Def), Runtime: c.runtime(fi)}
	fi.IR, fi.state = fn, 1
	b := &body{c: c, fi: fi, fn: fn, out: new([]ir.Stmt), entry: new([]ir.Stmt), names: map[string]int{},
		shared: map[*VarObj]*ir.Var{},
		result: result{began: said}}
	fi.lowering = b
	c.report.lowering = append(c.report.lowering, b)
	b.lowerInto(fi, block)
	if c.diags.Len() == said {
		b.learnResult(fi)
		b.toResult()
	}
	c.report.lowering = c.report.lowering[:len(c.report.lowering)-1]
	fi.lowering = nil
	fn.Body = dropUnread(append(*b.entry, *b.out...), b.choices)
	if fn.Body == nil {
		fn.Body = []ir.Stmt{}
	}
	if immediate(fi) {
		c.evaluatedAs(fn, true)
	}
	irpass.MarkConst(fn)
	return fn
}

// lowerTwin lowers what stands for fi, which has no body: the builtin of the same name; nil after a message if there is
// none.
func (c *checker) lowerTwin(fi *FuncInst, pos, at source.Pos) *ir.Func {
	if reason, ok := c.absent(fi.Obj.Name); ok {
		c.errorf(codeUnsupported, at, "%s is not supported: %s", fi.Obj.Name, reason)
		return nil
	}
	twin := c.builtinTwin(fi.Obj)
	if twin == nil {
		c.errorf(codeUndefined, at, "%s is declared but never defined", fi.Obj.Name).Note(fi.Obj.Pos, "declared here")
		return nil
	}
	if inst := c.funcInst(twin, nil, at); inst != nil {
		fi.IR = c.lowerAt(inst, pos)
		return fi.IR
	}
	return nil
}

// noInline reports whether a function says __noinline__ or __attribute__((noinline)).
func noInline(f *ast.FuncDecl) bool {
	if f.Spec.Has("__noinline__") {
		return true
	}
	return findAttr("noinline", f.Spec.Attrs, f.Decl.Attrs) != nil
}

// lowerInto lowers parameters and statements of fi; block is nil for a defaulted operator.
func (b *body) lowerInto(fi *FuncInst, block *ast.Block) {
	fn := b.fn
	b.result.typ, b.result.deduced = fi.Type.Ret, isAuto(nonRef(fi.Type.Ret)) || isAutoPointer(fi.Type.Ret)
	s := NewScope(FuncScope, fi.Scope)
	s.Func = fi
	b.ctx.scope = s
	if fi.Obj.Class != nil && !fi.Obj.Static {
		b.bindThis(fi)
	}
	if fi.Obj.lambda != nil {
		s.Parent = b.bindCaptures(fi, s.Parent)
	}
	b.result.auto = b.result.deduced
	if !b.bindParams(s, fi) {
		return
	}
	if !b.result.deduced {
		if b.result.into = b.returns(fi, b.result.typ, fi.Def.At); fn.Ret == nil {
			return
		}
	}
	if fi.Obj.Ctor {
		b.ctorInits(s, fi)
	}
	if block == nil {
		b.scope(fn.End, func() {
			if defaultedAssignment(fi) {
				b.assignDefault(s, fi)
			} else {
				b.compareMembers(s, fi)
			}
		})
		return
	}
	b.scope(fi.Def.Body.End, func() {
		if r := fi.Obj.Class; r != nil && b.c.dtor(r) == fi.Obj {
			b.members(fi.Obj.Class, fi.Def.At)
		}
		for _, st := range block.List {
			b.stmt(s, st)
		}
	})
	b.checkLabels()
	if b.result.deduced && !b.result.lost {
		b.fixReturn(basic(Void), block.At)
	}
	if fn.Ret != ir.Type(ir.Void) && !terminates(*b.out) && fn.Ret != nil {
		b.emit(&ir.Return{S: ir.S{At: fi.Def.Body.End}, Val: b.noResult(fn.Ret, fi.Def.Body.End)})
	}
}

// noResult is what a function gives that ends without a return, which C++ leaves undefined: zero, or a reference to
// some zero.
func (b *body) noResult(t ir.Type, pos source.Pos) ir.Expr {
	if p, ok := t.(*ir.Pointer); ok && p.Ref {
		return &ir.Addr{X: ir.X{Typ: t, At: pos}, Place: b.temp(p.Elem, fold.Zero(p.Elem, pos), pos)}
	}
	return fold.Zero(t, pos)
}

func isAutoPointer(q QT) bool {
	for {
		p, ok := q.T.(*Pointer)
		if !ok {
			return isAuto(q)
		}
		q = p.Elem
	}
}

// fixReturn settles a deduced return type.
func (b *body) fixReturn(t QT, pos source.Pos) {
	b.result.deduced = false
	b.result.typ = t
	f := *b.fi.Type
	f.Ret = t
	b.fi.Type = &f
	b.result.into = b.returns(b.fi, t, pos)
}

func (b *body) bindThis(fi *FuncInst) {
	t := thisType(fi.Obj)
	v := &ir.Var{Name: b.unique("this"), Source: "this", Type: b.lower(t, fi.Def.At), Kind: ir.Param, Space: ir.Private,
		Pos: fi.Def.At}
	b.fn.Params = append(b.fn.Params, v)
	elem := t.T.(*Reference).Elem
	this := place(&ir.Deref{X: ir.X{Typ: b.lower(elem, fi.Def.At), At: fi.Def.At}, Ptr: ref(v, fi.Def.At)}, elem,
		fi.Def.At)
	b.this = &this
	b.method = fi.Obj.Class
}

// bindParams declares the parameters; packs stand for their elements.
func (b *body) bindParams(s *Scope, fi *FuncInst) bool {
	packs := map[string]*PackObj{}
	ok := true
	for _, p := range fi.Obj.Params {
		if isPack(p) && p.Decl.Name != nil {
			packs[p.Decl.Name.Simple()] = &PackObj{Name: p.Decl.Name.Simple(), Pos: p.At}
		}
	}
	for name, p := range packs {
		s.Insert(name, p)
	}
	for _, p := range b.c.instParams(fi) {
		t := p.Type
		if !t.Valid() {
			ok = false
			continue
		}
		v := b.param(p.Name, t, p.Param.At)
		if v == nil {
			ok = false
			continue
		}
		switch {
		case p.Name == "":
		case p.Pack:
			if packs[p.Name] != nil {
				packs[p.Name].Elems = append(packs[p.Name].Elems, v)
			}
		default:
			b.declareName(s, p.Name, v, p.Param.At)
		}
	}
	return ok
}

func (b *body) param(name string, t QT, pos source.Pos) *VarObj {
	passed := b.passed(t)
	if b.fi.Obj.Kernel {
		// bytes that the launch copied; the host destroys its own object (CUDA C++ Programming Guide, __global__
		// Function Argument Processing)
		passed = paramValueType(t)
	}
	typ := b.lower(passed, pos)
	if typ == nil {
		return nil
	}
	base := name
	if base == "" {
		base = "p"
	}
	if r := recordOf(t); b.fi.Obj.Kernel && r != nil && r.polymorphic() {
		// CUDA C++ Programming Guide, C++ language support, virtual functions
		b.c.unsupported(pos, "a kernel parameter of class %s, which has virtual functions: CUDA does not allow it", r.Name)
		return nil
	}
	iv := &ir.Var{Name: b.unique(base), Source: name, Type: typ, Kind: ir.Param, Space: ir.Private, Pos: pos}
	b.fn.Params = append(b.fn.Params, iv)
	if isFunc(t) {
		t = pointerTo(t)
	}
	v := &VarObj{Name: name, Type: t, IR: iv, Pos: pos, resolved: 2, owner: b.fn}
	if isRef(passed) && recordOf(t) != nil {
		op := place(&ir.Deref{X: ir.X{Typ: b.lower(t, pos), At: pos}, Ptr: ref(iv, pos)}, t, pos)
		v.Ref = &op
	}
	b.bindIfRef(v, pos)
	return v
}

// passed is the type as which a parameter of type t is passed: objects may stay where the caller made them, and will
// destroy them (as in the Itanium C++ ABI).
func (b *body) passed(t QT) QT {
	if b.byReference(t) {
		return QT{T: &Reference{Elem: t.Unqual()}}
	}
	return paramValueType(t)
}

// byReference reports whether objects of type t, which parameters have, stay where the caller made them: those with a
// destructor, and those that somebody knows by their address.
func (b *body) byReference(t QT) bool {
	r := recordOf(t)
	return r != nil && !isRef(t) && (b.dies(t) || b.c.known.params[r.Pos] && b.careful(r))
}

// paramValueType drops the top-level const, which is the function's own matter.
func paramValueType(t QT) QT {
	if isRef(t) {
		return t
	}
	return QT{T: t.T}
}

// bindIfRef makes uses of a reference variable uses of what it refers to.
func (b *body) bindIfRef(v *VarObj, pos source.Pos) {
	r, ok := v.Type.T.(*Reference)
	if !ok {
		return
	}
	op := b.pointed(ref(v.IR, pos), r.Elem, pos)
	v.Ref = &op
}

// declareName enters a local name; the same block may not declare it twice, nor what the condition or loop around the
// block declares ([basic.scope.block]/3).
func (b *body) declareName(s *Scope, name string, v Object, pos source.Pos) {
	if name == "" {
		return
	}
	before := s.Names[name]
	if s.Controlled && len(before) == 0 {
		before = s.Parent.Names[name]
	}
	for _, o := range before {
		if o == v || b.declaredTwice(name, o, pos) {
			return
		}
	}
	b.redeclaresParam(s, name, pos)
	s.set(name, []Object{v})
}

// controls reports whether the outermost block of what a statement controls shares the scope of the statement's own
// names ([basic.scope.block]/3). In C it is a block of its own (C11 6.8.4/3, 6.8.5/5).
func (c *checker) controls() bool { return c.dialect != ir.OpenCL }

// declaredTwice gives a message where a block that declares o under a name declares it once more: the name of a
// variable or of a typedef.
func (b *body) declaredTwice(name string, o Object, pos source.Pos) bool {
	switch o := o.(type) {
	case *TypeObj:
		if _, alias := o.Decl.(*ast.TypedefDecl); !alias {
			return false // a class or enumeration, which a variable hides ([basic.scope.hiding]/2)
		}
	case *VarObj, *PackObj:
	default:
		return false
	}
	b.c.errorf(codeRedeclared, pos, "%s is declared twice in this block", name).Note(o.ObjPos(), "first declared here")
	return true
}

// redeclaresParam gives a message where scope s, inside of templates, declares the name of one of their parameters
// ([temp.local]/6).
func (b *body) redeclaresParam(s *Scope, name string, pos source.Pos) {
	outside := false
	for ; s != nil && s.Kind != NamespaceScope && !(outside && s.Kind == ClassScope); s = s.Parent {
		outside = outside || s.Outside
		if objs := s.Names[name]; s.Kind == TemplateScope && len(objs) > 0 {
			b.c.errorf(codeRedeclared, pos, "%s is a template parameter here", name).Note(objs[0].ObjPos(), "declared here")
			return
		}
	}
}

// declareLocalType gives a message where block s cannot declare a type under a name: a variable or parameter has it, or
// a template parameter.
func (b *body) declareLocalType(s *Scope, name string, pos source.Pos) {
	before := s.Names[name]
	if s.Controlled && len(before) == 0 {
		before = s.Parent.Names[name]
	}
	for _, o := range before {
		if v, ok := o.(*VarObj); ok && b.declaredTwice(name, v, pos) {
			return
		}
	}
	b.redeclaresParam(s, name, pos)
}

// ctorInits initialises bases and members in their order of declaration ([class.base.init]/13).
func (b *body) ctorInits(s *Scope, fi *FuncInst) {
	r := fi.Obj.Class
	if !b.c.completeRecord(r) || b.c.recordStruct(r) == nil {
		return
	}
	inits := map[int]*scopedInit{}
	for _, si := range b.expandInits(s, fi.Def.Inits) {
		in, s := si.in, si.s
		name := in.Name.Last().Ident
		if len(in.Name.Parts) == 1 && (name == r.ctorName || name == r.Scope.Name) &&
			(!in.Name.Last().HasArgs || b.memberIndex(s, r, in) < 0) {
			b.delegate(s, r, in) // the class's own name hides those of its bases ([class.base.init]/2)
			return
		}
		i := b.memberIndex(s, r, in)
		if i <= anonMember {
			continue // anonInits does it
		}
		if i < 0 {
			if b.namedBase(s, in) == r { // the class itself, by a typedef
				b.delegate(s, r, in)
				return
			}
			b.noMember(r, name, in.At)
			continue
		}
		if r.Union && len(inits) > 0 && inits[i] == nil { // [class.base.init]/8
			b.c.errorf(codeInit, in.At, "a constructor of a union initialises one member")
			return
		}
		if inits[i] != nil {
			b.c.errorf(codeInit, in.At, "%s is initialised twice", name)
		}
		inits[i] = &si
	}
	this := b.thisObject()
	for i, f := range r.Fields {
		if i == len(r.Bases) {
			b.setTypes(this, r, fi.Def.At)
		}
		si := inits[i]
		if si == nil {
			if f.Anon {
				b.anonInits(s, b.rawField(this, r, i, fi.Def.At), recordOf(f.Type), fi)
				continue
			}
			if _, isReference := f.Type.T.(*Reference); isReference && f.Init == nil {
				b.c.errorf(codeInit, fi.Def.At, "the reference member %s is not initialised", f.Name)
				continue
			}
			if scalar := recordOf(elemType(f.Type)) == nil; scalar && elemType(f.Type).Const && f.Init == nil && !r.Union &&
				f.Name != "" && !f.Base { // [class.base.init]/9
				b.c.errorf(codeInit, fi.Def.At, "the constant member %s is not initialised", f.Name)
				continue
			}
			if !r.Union || f.Init != nil && len(inits) == 0 { // of a union's members one at most ([class.base.init]/9)
				b.defaultMember(this, f, r, i, fi.Def.At)
			}
			continue
		}
		b.full(si.in.At, func() {
			at, in := b.rawField(this, r, i, si.in.At), memberInit(si.s, si.in)
			ref, isReference := f.Type.T.(*Reference)
			switch {
			case f.Base:
				b.initBase(at, f.Type, in, si.in.At)
			case isReference:
				b.initReference(at, f, ref, in, si.in.At)
			default:
				b.initMember(at, f.Type, in, si.in.At)
			}
		})
	}
	if len(r.Fields) == len(r.Bases) {
		b.setTypes(this, r, fi.Def.At)
	}
}

// initReference makes f, a reference member, refer to what a constructor initialiser names, which is no temporary
// ([class.base.init]/8).
func (b *body) initReference(dst operand, f *Field, ref *Reference, in initializer, pos source.Pos) {
	op := b.refOperand(b.unpacked(in), ref, pos)
	if op.mode == poison {
		return
	}
	v := b.bind(op, ref, implicit)
	if v.mode == poison {
		return
	}
	if root := irpass.Storage(v.x); root != nil && root.Kind == ir.Temp && b.ctx.unevaluated == 0 &&
		(op.mode != lvalue || op.x == nil || irpass.Storage(op.x) != root) {
		b.c.errorf(codeInit, pos, "the reference member %s would refer to a temporary, which ends before the object does",
			f.Name)
		return
	}
	b.setReference(dst, ref, v, pos)
}

// scopedInit is a constructor initialiser and where its names are looked up.
type scopedInit struct {
	in *ast.MemberInit
	s  *Scope
}

// expandInits expands the initialisers of packs of bases: one for each element.
func (b *body) expandInits(s *Scope, list []*ast.MemberInit) []scopedInit {
	var out []scopedInit
	for _, in := range list {
		if !in.Pack {
			out = append(out, scopedInit{in, s})
			continue
		}
		scopes, _ := b.c.expandPack(s, in.At, in)
		for _, e := range scopes {
			out = append(out, scopedInit{in, e})
		}
	}
	return out
}

func memberInit(s *Scope, in *ast.MemberInit) initializer {
	if !in.Brace {
		return initFrom(s, &ast.ParenList{Base: in.Base, Items: in.Args}, ast.ParenInit)
	}
	list := &ast.InitList{Base: in.Base}
	for _, a := range in.Args {
		list.Items = append(list.Items, ast.InitItem{X: a})
	}
	return initFrom(s, list, ast.BraceInit)
}

// anonMember stands for a member of an anonymous struct or union.
const anonMember = -2

// memberIndex is the field that a constructor initialiser names: a member, or a base by its class name; -1 for none.
func (b *body) memberIndex(s *Scope, r *Record, in *ast.MemberInit) int {
	name := in.Name.Last().Ident
	if len(in.Name.Parts) == 1 && !in.Name.Last().HasArgs {
		if i := r.memberNamed(name); i >= 0 {
			return i
		}
		for _, f := range r.Fields {
			if f.Anon && b.c.findField(recordOf(f.Type), name) != nil {
				return anonMember
			}
		}
	}
	t := b.namedBase(s, in)
	if t == r {
		return -1
	}
	named := -1
	for i, f := range r.Fields {
		switch base := recordOf(f.Type); {
		case !f.Base || base == nil:
		case base == t:
			return i
		case base.ctorName == name && named >= 0:
			named = anonMember - 1 // several bases are instances of that template
		case base.ctorName == name:
			named = i
		}
	}
	return max(named, -1)
}

// memberNamed is the index of the member of r that has a name; -1 for none.
func (r *Record) memberNamed(name string) int {
	if r.named.n != len(r.Fields) {
		r.named = namedMembers{n: len(r.Fields), at: map[string]int{}}
		for i, f := range r.Fields {
			if _, ok := r.named.at[f.Name]; !ok && !f.Base {
				r.named.at[f.Name] = i
			}
		}
	}
	if i, ok := r.named.at[name]; ok {
		return i
	}
	return -1
}

// namedMembers are the indices of the n members of a class by name.
type namedMembers struct {
	n  int
	at map[string]int
}

// namedBase is the class that an initialiser names through a typedef.
func (b *body) namedBase(s *Scope, in *ast.MemberInit) *Record {
	var r *Record
	b.c.speculate(func() bool {
		q := b.c.typeOf(s, &ast.TypeName{Base: in.Base,
			Spec: ast.DeclSpec{Base: in.Base, Type: &ast.NamedType{Base: in.Base, Name: in.Name}}})
		r = b.c.baseClass(q, in.At)
		return true
	})
	return r
}

// anonInits initialises the members of an anonymous struct or union, the object at of class r, which the constructor
// may name, in their order of declaration; of a union's members it is one at most ([class.base.init]/9 and /13).
func (b *body) anonInits(s *Scope, at operand, r *Record, fi *FuncInst) {
	named := slices.ContainsFunc(r.Fields, func(f *Field) bool { return anonInit(f, fi) != nil })
	var first *ast.MemberInit
	for j, f := range r.Fields {
		in := anonInit(f, fi)
		switch {
		case in != nil:
		case f.Anon && (!r.Union || !named && hasDefault(f)):
			b.anonInits(s, b.rawField(at, r, j, fi.Def.At), recordOf(f.Type), fi)
			continue
		case f.Init != nil && !(r.Union && named):
			b.initMember(b.rawField(at, r, j, fi.Def.At), f.Type, initFrom(r.Scope, f.Init, declStyle(f.Decl)), fi.Def.At)
			continue
		default:
			if !r.Union {
				b.defaultMember(at, f, r, j, fi.Def.At)
			}
			continue
		}
		if r.Union && first != nil {
			b.c.errorf(codeInit, in.At, "a second member of the union is initialised").Note(first.At, "the first one is here")
			return
		}
		if first = in; f.Anon {
			b.anonInits(s, b.rawField(at, r, j, in.At), recordOf(f.Type), fi)
			continue
		}
		b.full(in.At, func() {
			b.initMember(b.rawField(at, r, j, in.At), f.Type, memberInit(s, in), in.At)
		})
	}
}

// anonInit is the initialiser of a constructor for f, or for a member of f where that is an anonymous struct or union;
// nil where there is none.
func anonInit(f *Field, fi *FuncInst) *ast.MemberInit {
	if f.Anon {
		for _, m := range recordOf(f.Type).Fields {
			if in := anonInit(m, fi); in != nil {
				return in
			}
		}
		return nil
	}
	for _, in := range fi.Def.Inits {
		if len(in.Name.Parts) == 1 && !in.Name.Last().HasArgs && in.Name.Last().Ident == f.Name {
			return in
		}
	}
	return nil
}

// delegate initialises the object by another constructor of the class, which may not delegate to this one again
// ([class.base.init]/6).
func (b *body) delegate(s *Scope, r *Record, in *ast.MemberInit) {
	mark := len(*b.out)
	b.initBase(b.thisObject(), QT{T: r}, memberInit(s, in), in.At)
	ctors := map[*ir.Func]bool{}
	for _, f := range b.c.ctors(r) {
		for _, fi := range f.insts {
			ctors[fi.IR] = fi.IR != nil
		}
	}
	to := (*ir.Func)(nil)
	ir.WalkStmts((*b.out)[min(mark, len(*b.out)):], func(s ir.Stmt) bool {
		if call, ok := s.(*ir.Call); ok && ctors[call.Func] {
			to = call.Func // the last one: those before make arguments
		}
		_, block := s.(*ir.Block)
		return block // a choice between objects may end
	})
	if to == nil {
		return
	}
	if b.c.decls.delegates == nil {
		b.c.decls.delegates = map[*ir.Func]*ir.Func{}
	}
	b.c.decls.delegates[b.fn] = to
	for n := 0; to != nil && n <= len(b.c.decls.delegates); n++ {
		if to == b.fn {
			b.c.errorf(codeInit, in.At, "this constructor of %s delegates to itself", r.Name)
			return
		}
		to = b.c.decls.delegates[to]
	}
}

// initBase initialises a base of an object, or the object by delegation, as in says.
func (b *body) initBase(dst operand, t QT, in initializer, pos source.Pos) bool {
	r := recordOf(t)
	var args []operand
	ok := true
	list, braces := in.x.(*ast.InitList)
	switch {
	case r == nil || !b.c.completeRecord(r):
		return b.initMember(dst, t, in, pos)
	case in.style == ast.ParenInit:
		args, ok = b.args(in.s, parenItems(in.x))
	case in.style == ast.BraceInit && braces && b.listsArgs(r):
		cur := &cursor{items: b.expandItems(list.Items, in.s), env: in.s, all: new(evaluated)}
		args, ok = b.classArgs(r, cur, list.At)
		pos = list.At
	default:
		return b.initMember(dst, t, in, pos)
	}
	if ok && len(args) == 1 {
		args[0] = b.forBase(args[0], r)
		ok = args[0].mode != poison
	}
	return ok && b.initArgs(dst, args, in.kind(), pos)
}

// forBase is op as it initialises a base of class r: a temporary of that class is no object in which the base could be
// made in place, as nvcc and clang have it, for another object may lie in the tail of a base (CWG 2403).
func (b *body) forBase(op operand, r *Record) operand {
	if op.mode == rvalue && recordOf(op.typ) == r {
		f := b.specialFunc(r, moveCtor, op.typ.Const)
		if f == nil && !b.simple(r) || f != nil && !f.Obj.Deleted && !b.copiesBytes(r, f) {
			return b.materialized(op)
		}
	}
	return op
}

// terminates reports whether control certainly does not reach the end of list.
func terminates(list []ir.Stmt) bool {
	if len(list) == 0 {
		return false
	}
	switch s := list[len(list)-1].(type) {
	case *ir.Return, *ir.Break, *ir.Continue, *ir.Goto:
		return true
	case *ir.Block:
		return terminates(s.List)
	case *ir.If:
		return terminates(s.Then) && terminates(s.Else)
	case *ir.Loop:
		return s.Cond == nil && !hasBreak(s.Body)
	}
	return false
}

// hasBreak reports whether a break in list leaves the loop or switch around it.
func hasBreak(list []ir.Stmt) bool {
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Break:
			return true
		case *ir.Block:
			if hasBreak(s.List) {
				return true
			}
		case *ir.If:
			if hasBreak(s.Then) || hasBreak(s.Else) {
				return true
			}
		}
	}
	return false
}

// builtinTwin is the builtin function that a program declares once more, as `extern "C" void
// __builtin_amdgcn_s_sleep(int);` does; nil for none.
func (c *checker) builtinTwin(f *FuncObj) *FuncObj {
	if f.Prelude || f.Template != nil || f.Class != nil || f.Scope != c.global {
		return nil
	}
	for _, o := range c.gather(c.global, f.Name) {
		if g, ok := o.(*FuncObj); ok && g.Prelude && g.Template == nil && c.sameParams(f, g) {
			return g
		}
	}
	return nil
}

// operationOf is the builtin operation that f, a declaration in the user's text without a definition, repeats: `extern
// "C" void abort();`. Any other function stands for itself.
func (c *checker) operationOf(f *FuncInst, pos source.Pos) *FuncInst {
	if f.Obj.Op != "" || f.Def != nil && f.Def.Body != nil {
		return f
	}
	twin := c.builtinTwin(f.Obj)
	if twin == nil || twin.Op == "" {
		return f
	}
	if fi := c.funcInst(twin, nil, pos); fi != nil {
		return fi
	}
	return f
}

// sameParams reports whether two functions take the same parameters, whatever their linkage.
func (c *checker) sameParams(f, g *FuncObj) bool {
	c.resolveFunc(f)
	c.resolveFunc(g)
	return f.Type != nil && g.Type != nil && slices.EqualFunc(f.Type.Params, g.Type.Params, same)
}
