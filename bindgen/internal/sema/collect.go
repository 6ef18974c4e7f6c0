package sema

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
)

// Collecting enters every declaration of a scope under its name without looking at its types: nothing that no kernel
// reaches is understood.

// outsideDef is a declaration whose declared name is qualified: Foo<T>::f, ns::x.
type outsideDef struct {
	name   *ast.Name
	decl   ast.Decl // *ast.FuncDecl, *ast.VarDecl, *ast.ClassDecl or *ast.EnumDecl
	params [][]*ast.TemplateParam
	scope  *Scope  // where it stands
	class  *Record // what aliased has found
	looked bool    // whether it has looked
}

// explicitInst is `template __global__ void k<float>(float *);`.
type explicitInst struct {
	decl  *ast.FuncDecl
	scope *Scope
}

// explicitClass is `template class Foo<float>;`.
type explicitClass struct {
	name  *ast.Name
	scope *Scope
}

// Names that no source can spell hold the special members of a scope.
const (
	ctorName  = "<ctor>"
	dtorName  = "<dtor>"
	convName  = "<conversion>"
	specsName = "<>" // prefix: explicit specialisations of a function template
	guideName = "->" // prefix: deduction guides of a class template
)

// usingEnum enters the enumerators of an enumeration into s (C++20 [enum.udecl]).
func (c *checker) usingEnum(s *Scope, d *ast.UsingDecl) {
	q := c.typeOf(s, namedType(d.Name))
	e, ok := q.T.(*Enum)
	if !ok {
		if q.Valid() {
			c.errorf(codeNotType, d.At, "'%s' is not an enumeration", q)
		}
		return
	}
	for _, item := range e.Items {
		s.Insert(item.Name, item)
	}
}

// collectDecl enters d into s.
func (c *checker) collectDecl(s *Scope, d ast.Decl) {
	switch d := d.(type) {
	case *ast.Group:
		for _, e := range d.Decls {
			c.collectDecl(s, e)
		}
	case *ast.LinkageDecl:
		for _, e := range d.Decls {
			c.collectDecl(s, e)
		}
	case *ast.NamespaceDecl:
		c.collectNamespace(s, d)
	case *ast.NamespaceAlias:
		if ns := c.namespaceOf(s, d.Target, len(d.Target.Parts)); ns != nil {
			s.Insert(d.Name, &NamespaceObj{Name: d.Name, Scope: ns, Pos: d.At, In: s, Alias: true})
		} else {
			c.noteBad(d.At, "there is no namespace "+spellName(d.Target)) // [namespace.alias]
		}
	case *ast.UsingDirective:
		if ns := c.namespaceOf(s, d.Name, len(d.Name.Parts)); ns != nil {
			s.nominate(ns)
		} else if d.Name.Simple() != "std" { // which may be named before it is declared, as far as compilers go
			c.noteBad(d.At, "there is no namespace "+spellName(d.Name)) // [namespace.udir]/1
		}
	case *ast.UsingDecl:
		if d.Enum {
			c.usingEnum(s, d)
			return
		}
		scopes := []*Scope{s}
		if d.Pack {
			scopes, _ = c.expandPack(s, d.At, d.Name)
		}
		for _, e := range scopes {
			u := &UsingObj{Name: d.Name, Scope: e, Pos: d.At}
			s.Insert(d.Name.Last().Ident, u)
			c.noteUsing(s, u)
		}
	case *ast.TypedefDecl:
		c.collectTypedef(s, d)
	case *ast.ClassDecl:
		c.collectClass(s, d)
	case *ast.EnumDecl:
		c.collectEnum(s, d)
	case *ast.VarDecl:
		c.collectVar(s, d)
	case *ast.FuncDecl:
		c.collectFunc(s, d, nil)
	case *ast.TemplateDecl:
		c.collectTemplate(s, d)
	case *ast.ExplicitInst:
		c.noteExplicit(s, d)
		switch e := d.Decl.(type) {
		case *ast.FuncDecl:
			if !d.Extern {
				c.inst.explicit = append(c.inst.explicit, &explicitInst{e, s})
				c.explicitMember(s, e.Decl.Name)
			}
		case *ast.ClassDecl:
			c.inst.explicitClasses = append(c.inst.explicitClasses, &explicitClass{e.Name, s})
		}
	case *ast.FriendDecl:
		c.collectFriend(s, d)
	case *ast.StaticAssert:
		c.noteAssert(s, d)
	case *ast.BadDecl:
		c.noteBad(d.ErrAt, d.Err)
		for _, n := range d.Names {
			s.Insert(n, &BadObj{Name: n, Decl: d})
		}
	}
}

// explicitMember notes the class of `template void Foo<float>::f();`.
func (c *checker) explicitMember(s *Scope, n *ast.Name) {
	if n == nil || len(n.Parts) < 2 || !n.Parts[len(n.Parts)-2].HasArgs {
		return
	}
	class := *n
	class.Parts = n.Parts[:len(n.Parts)-1]
	c.inst.explicitClasses = append(c.inst.explicitClasses, &explicitClass{&class, s})
}

func (c *checker) collectNamespace(s *Scope, d *ast.NamespaceDecl) {
	var ns *Scope
	for _, o := range s.Names[d.Name] {
		if n, ok := o.(*NamespaceObj); ok && !n.Alias {
			ns = n.Scope
		}
	}
	if ns == nil {
		ns = NewScope(NamespaceScope, s)
		ns.Name = d.Name
		ns.Inline = d.Inline
		s.Insert(d.Name, &NamespaceObj{Name: d.Name, Scope: ns, Pos: d.At, In: s})
		if d.Name == "" || d.Inline {
			s.nominate(ns)
		}
	}
	for _, e := range d.Decls {
		c.collectDecl(ns, e)
	}
}

// namespaceOf resolves the first n parts of a name as namespaces, or returns nil.
func (c *checker) namespaceOf(s *Scope, name *ast.Name, n int) *Scope {
	if name.Global {
		s = c.global
	}
	var at *Scope
	for i := range n {
		p := &name.Parts[i]
		if p.HasArgs {
			return nil
		}
		if at != nil || name.Global {
			if at == nil {
				at = c.global
			}
			at = c.namespaceIn(at, p.Ident)
		} else {
			for sc := s; sc != nil && at == nil; sc = sc.Parent {
				at = c.namespaceIn(sc, p.Ident)
			}
		}
		if at == nil {
			return nil
		}
	}
	if n == 0 && name.Global {
		return c.global
	}
	return at
}

// namespaceIn finds a namespace in s and what it uses: one of the user's before one that only the prelude has, whose
// header the user may not include.
func (c *checker) namespaceIn(s *Scope, name string) *Scope {
	for _, o := range s.Names[name] {
		if n, ok := o.(*NamespaceObj); ok && !c.isPrelude(n.Pos) {
			return n.Scope
		}
	}
	var found *NamespaceObj
	for _, o := range c.gather(s, name) {
		if n, ok := o.(*NamespaceObj); ok && (found == nil || c.isPrelude(found.Pos) && !c.isPrelude(n.Pos)) {
			found = n
		}
	}
	if found == nil {
		return nil
	}
	return found.Scope
}

func (c *checker) collectTypedef(s *Scope, d *ast.TypedefDecl) {
	// `typedef struct S {...} S;` names nothing new.
	if len(d.Decl.Derive) == 0 {
		switch t := d.Spec.Type.(type) {
		case *ast.ClassType:
			if t.Decl.Name.Simple() == d.Name {
				c.nameTagged(s, d)
				return
			}
		case *ast.EnumType:
			if t.Decl.Name.Simple() == d.Name {
				c.nameTagged(s, d)
				return
			}
		case *ast.NamedType:
			if t.Elab != "" && t.Name.Simple() == d.Name {
				if len(s.Names[d.Name]) == 0 {
					c.collectClass(s, &ast.ClassDecl{Base: t.Base, Key: t.Elab, Name: t.Name})
				}
				c.nameTagged(s, d)
				return
			}
		}
	}
	s.Insert(d.Name, &TypeObj{Name: d.Name, Decl: d, Scope: s, Pos: d.At})
}

// nameTagged notes that the tag of a class or enumeration is also a typedef's name, which may have an alignment of its
// own.
func (c *checker) nameTagged(s *Scope, d *ast.TypedefDecl) {
	c.nameTag(s, d.Name)
	aligned := func(a *ast.Attr) bool { return a.Name == "aligned" || a.Name == "align" }
	if !slices.ContainsFunc(d.Spec.Attrs, aligned) && !slices.ContainsFunc(d.Decl.Attrs, aligned) {
		return
	}
	c.decls.alignedTypedefs = true
	for _, o := range s.Names[d.Name] {
		c.decls.tagged[o] = d
	}
}

func (c *checker) collectClass(s *Scope, d *ast.ClassDecl) {
	switch {
	case d.Name == nil:
		if d.Object != nil && s.Kind == NamespaceScope {
			c.collectUnion(s, d)
		}
		return // reached through the specifier that holds it
	case len(d.Name.Parts) > 1 || d.Name.Global:
		c.addOutside(&outsideDef{name: d.Name, decl: d, scope: s})
		return
	case d.Name.Last().HasArgs: // template<> struct A<int>
		return
	}
	name := d.Name.Last().Ident
	for _, o := range s.Names[name] {
		t, ok := o.(*TypeObj)
		if !ok {
			continue
		}
		if !d.Defined && c.isPrelude(t.Pos) && !c.isPrelude(d.At) {
			return // struct __half; without the header that defines it
		}
		if old, ok := t.Decl.(*ast.ClassDecl); ok && c.isPrelude(t.Pos) == c.isPrelude(d.At) {
			if d.Defined && old.Defined && d.At != old.At {
				c.decls.twice[t] = &TypeObj{Name: name, Decl: d, Scope: s, Pos: d.At}
			}
			if d.Defined && !old.Defined {
				if !t.first.IsValid() {
					t.first = t.Pos
				}
				t.Decl, t.Pos = d, d.At
				if r, ok := t.Type.T.(*Record); ok && r.opened == 0 {
					r.Decl, r.Pos = d, d.At
					r.Union = d.Key == "union"
				}
			}
			return
		}
	}
	o := &TypeObj{Name: name, Decl: d, Scope: s, Pos: d.At}
	s.Insert(name, o)
	c.noteClass(o)
	if s.Kind == NamespaceScope && !c.isPrelude(d.At) && declaresKernel(d) {
		c.kernels.classes = append(c.kernels.classes, o)
	}
}

func declaresKernel(d *ast.ClassDecl) bool {
	return slices.ContainsFunc(d.Members, func(m ast.ClassMember) bool {
		f, ok := m.Decl.(*ast.FuncDecl)
		return ok && f.Spec.Has("__global__")
	})
}

func (c *checker) collectEnum(s *Scope, d *ast.EnumDecl) {
	var obj *TypeObj
	name := d.Name.Simple()
	if d.Name != nil && name == "" {
		c.addOutside(&outsideDef{name: d.Name, decl: d, scope: s})
		return
	}
	for _, o := range s.Names[name] {
		if t, ok := o.(*TypeObj); ok && name != "" {
			if e, ok := t.Decl.(*ast.EnumDecl); ok {
				if old, ok := t.Type.T.(*Enum); ok && e.At != d.At {
					c.enumAgain(s, old, d)
				}
				if e.Defined || !d.Defined {
					return
				}
				obj = t
			}
		}
	}
	if !d.Defined && obj != nil {
		return
	}
	e := c.newEnum(s, d)
	if obj == nil {
		obj = &TypeObj{Name: name, Scope: s, Pos: d.At}
		s.Insert(name, obj) // an unnamed one is found by its declaration
	}
	if old, ok := obj.Type.T.(*Enum); ok {
		e.others = append(e.others, enumHead{old.Scope, old.Decl})
		for _, o := range old.others {
			if o.decl != d {
				e.others = append(e.others, o)
			}
		}
	}
	obj.Decl, obj.Type, obj.resolved = d, QT{T: e}, 2
	c.noteEnum(e)
	if s.Kind == ClassScope && s.Record != nil && !d.Defined {
		c.enumOutside(e, s.Record)
	}
	if !e.Scoped {
		for _, i := range e.Items {
			s.Insert(i.Name, i)
		}
	}
}

func (c *checker) newEnum(s *Scope, d *ast.EnumDecl) *Enum {
	name := "(unnamed enum)"
	if d.Name != nil {
		name = qualify(s, d.Name.Last().Ident)
	}
	e := &Enum{Name: name, Scoped: d.Scoped, Decl: d, Scope: s, Pos: d.At, Underlying: Int, held: Int, promotes: Int}
	e.addItems()
	return e
}

// enumAgain notes d, in s, one more declaration of e, for when somebody needs to know whether they agree.
func (c *checker) enumAgain(s *Scope, e *Enum, d *ast.EnumDecl) {
	if !c.isPrelude(d.At) && !c.isPrelude(e.Pos) && c.dialect != ir.OpenCL {
		e.others = append(e.others, enumHead{s, d})
	}
}

// addItems gives e the enumerators of its declaration, without their values.
func (e *Enum) addItems() {
	for i := range e.Decl.Items {
		e.Items = append(e.Items, &EnumeratorObj{Name: e.Decl.Items[i].Name, Enum: e, Pos: e.Decl.Items[i].At})
	}
}

func (c *checker) collectVar(s *Scope, d *ast.VarDecl) {
	if d.Decl == nil || d.Decl.Name == nil || d.Names != nil {
		return
	}
	if n := d.Decl.Name; len(n.Parts) > 1 || n.Global {
		c.addOutside(&outsideDef{name: n, decl: d, scope: s})
		return
	}
	name := d.Decl.Name.Last().Ident
	if s.Kind == ClassScope && s.Record != nil && !d.Spec.Has("static") {
		s.Insert(name, &FieldObj{Name: name, Record: s.Record, Pos: d.At})
		return
	}
	v := c.newVar(s, d)
	s.Insert(name, v)
	if s.Kind == NamespaceScope && (v.Device || v.Constant) && !v.Extern && !v.Prelude {
		c.vars.globals = append(c.vars.globals, v)
	}
}

// newVar makes the object of a variable at namespace or class scope.
func (c *checker) newVar(s *Scope, d *ast.VarDecl) *VarObj {
	spec := d.Spec
	v := &VarObj{Name: d.Decl.Name.Last().Ident, Decl: d, Scope: s, Pos: d.At, Prelude: c.isPrelude(d.At),
		Class:    s.Record,
		Shared:   spec.Has("__shared__") || spec.Has("local"),
		Device:   spec.Has("__device__") || spec.Has("__managed__") || c.dialect == ir.OpenCL && spec.Has("global"),
		Constant: spec.Has("__constant__"),
		Extern:   spec.Has("extern") && d.Init == nil, Static: spec.Has("static"),
		Constexpr: spec.Has("constexpr"),
	}
	if a := findAttr("kbind_ids", spec.Attrs, d.Decl.Attrs); a != nil {
		v.Ids, _ = attrString(a, 0)
	}
	if c.cfg.Everything && !v.Prelude && !v.Constant && !v.Shared {
		v.Device = true
	}
	c.noteVar(v)
	return v
}

// collectFunc enters a function; t is its template, if any.
func (c *checker) collectFunc(s *Scope, d *ast.FuncDecl, t *TemplateObj) *FuncObj {
	n := d.Decl.Name
	if n == nil {
		return nil
	}
	if len(n.Parts) > 1 || n.Global {
		o := &outsideDef{name: n, decl: d, scope: s}
		if t != nil {
			o.params = [][]*ast.TemplateParam{t.Params}
		}
		if len(d.Auto) > 0 {
			o.params = append(o.params, d.Auto)
		}
		c.addOutside(o)
		return nil
	}
	f := c.newFunc(s, d, t)
	c.noteGap(s, f)
	last := n.Last()
	switch {
	case t != nil && len(t.Params) == 0:
		f.IsSpec, f.SpecArgs, f.Template = true, last.Args, nil
		c.templateHome(s, f.Name).Insert(specsName+f.Name, f)
	case f.Ctor:
		s.Insert(ctorName, f)
	case d.Spec.Type == nil && last.Conversion == nil && d.Decl.Func() != nil && d.Decl.Func().Trailing != nil:
		s.Insert(guideName+f.Name, f)
	case f.Class != nil && len(f.Name) > 0 && f.Name[0] == '~':
		s.Insert(dtorName, f)
	case last.Conversion != nil:
		s.Insert(convName, f)
	default:
		s.Insert(f.Name, f)
	}
	if f.Kernel {
		c.kernels.funcs = append(c.kernels.funcs, f)
	}
	c.noteRing(f)
	c.noteFunc(f)
	return f
}

func (c *checker) newFunc(s *Scope, d *ast.FuncDecl, t *TemplateObj) *FuncObj {
	spec := d.Spec
	last := d.Decl.Name.Last()
	if len(d.Auto) > 0 {
		if t == nil {
			t = &TemplateObj{Class: s.Record}
		}
		t.Params = append(slices.Clone(t.Params), d.Auto...)
	}
	f := &FuncObj{Name: last.Ident, Decl: d, Scope: s, Template: t, Pos: d.At, Prelude: c.isPrelude(d.At),
		Kernel: spec.Has("__global__") || c.dialect == ir.OpenCL && spec.Has("kernel"),
		Device: spec.Has("__device__"), Host: spec.Has("__host__"),
		ExternC: spec.LinkC, Static: spec.Has("static"), Deleted: d.Delete}
	if fn := d.Decl.Func(); fn != nil {
		f.Params = fn.Params
		if len(f.Params) == 1 && isVoidParam(f.Params[0]) {
			f.Params = nil
		}
		f.Const = slices.ContainsFunc(fn.Words, func(w ast.Word) bool { return w.Text == "const" })
	}
	if len(d.Doc) > 0 {
		f.Docs = []ast.Comments{d.Doc}
	}
	if s.Kind == ClassScope && s.Record != nil {
		f.Class = s.Record
		f.Ctor = spec.Type == nil && last.Conversion == nil && last.Ident == s.Record.ctorName
	}
	if t != nil {
		t.Func, t.Name, t.Scope, t.Decl, t.Pos, t.Prelude = f, f.Name, s, d, d.At, f.Prelude
	}
	allocates := strings.HasPrefix(f.Name, "operator new") || strings.HasPrefix(f.Name, "operator delete")
	if allocates && s.Kind == NamespaceScope && s.Parent != nil {
		c.noteBad(d.At, f.Name+" belongs to a class or the global namespace") // [basic.stc.dynamic]/2
	}
	if f.Prelude {
		if a := findAttr("kbind_op", spec.Attrs, d.Decl.Attrs); a != nil {
			op, _ := attrString(a, 0)
			op, scope, _ := strings.Cut(op, ":")
			f.Op, f.AtomicScope = ir.Op(op), atomicScopes[scope]
		}
		if a := findAttr("kbind_gen", spec.Attrs, d.Decl.Attrs); a != nil {
			f.Gen, _ = attrString(a, 0)
		}
	}
	return f
}

// atomicScopes are the scopes that the prelude names after an atomic operation.
var atomicScopes = map[string]ir.Scope{"block": ir.BlockScope, "system": ir.SystemScope}

// isVoidParam reports whether p is the (void) of an empty parameter list.
func isVoidParam(p *ast.Param) bool {
	b, ok := p.Spec.Type.(*ast.BuiltinType)
	return ok && b.Name == "void" && (p.Decl == nil || p.Decl.Name == nil && len(p.Decl.Derive) == 0)
}

func (c *checker) collectFriend(s *Scope, d *ast.FriendDecl) {
	switch e := d.Decl.(type) {
	case *ast.FuncDecl:
		c.addFriend(s, e, nil)
	case *ast.TemplateDecl:
		if f, ok := e.Decl.(*ast.FuncDecl); ok {
			c.noteRequires(e)
			c.addFriend(s, f, &TemplateObj{Params: e.Params})
		}
	}
}

// addFriend notes a friend function that a class defines or declares: arguments of the class find it. A name with
// template arguments is one of a template that is declared before.
func (c *checker) addFriend(s *Scope, d *ast.FuncDecl, t *TemplateObj) {
	if s.Record == nil || d.Decl.Name == nil || d.Decl.Name.Qualified() || d.Decl.Name.Last().HasArgs {
		return
	}
	f := c.newFunc(s, d, t)
	f.Class, f.Ctor, f.Friend = nil, false, true
	if d.Body == nil && slices.ContainsFunc(f.Params, func(p *ast.Param) bool { return p.Default != nil }) {
		c.noteBad(d.At, "a friend with default arguments is defined in the class") // [dcl.fct.default]/4
	}
	c.noteFunc(f)
	s.Record.Friends = append(s.Record.Friends, f)
}

func (c *checker) addOutside(o *outsideDef) { c.decls.qualified = append(c.decls.qualified, o) }

// settleQualified sorts the declarations with qualified names, after all of the unit was collected: those that belong
// to a namespace are entered there, those of classes wait under their last name for somebody who needs them.
func (c *checker) settleQualified() {
	list := c.decls.qualified
	c.decls.qualified = nil
	for _, o := range list {
		n := len(o.name.Parts) - 1
		if ns := c.namespaceOf(o.scope, o.name, n); ns != nil {
			if why := c.mayEnter(ns, o); why != "" {
				c.enterBad(ns, o, why)
				continue
			}
			c.collectInto(c.homeOf(ns, o), o)
			continue
		}
		if c.cfg.Everything {
			c.every.outside = append(c.every.outside, o)
		}
		name := o.name.Last().Ident
		c.decls.outside[name] = append(c.decls.outside[name], o)
	}
}

// homeOf is the namespace that declares what o declares once more: ns, or an inline namespace in it, whose members are
// declared again and specialised as if they were members of ns ([namespace.def]/8). Of functions that several of these
// namespaces have it is the one with the same signature.
func (c *checker) homeOf(ns *Scope, o *outsideDef) *Scope {
	name := o.name.Last().Ident
	if len(ns.inlines) == 0 {
		return ns
	}
	d, isFunc := o.decl.(*ast.FuncDecl)
	if isFunc && len(ns.nominees[name]) > manyHomes {
		if home := c.homeByKey(ns, d, o); home != nil {
			return home
		}
	}
	homes := ns.homesOf(name)
	switch {
	case len(homes) == 0:
		return c.befriendedIn(ns, name)
	case len(homes) == 1 || !isFunc:
		return homes[0]
	}
	for _, home := range homes {
		if c.declaresFunc(home, d, o) {
			return home
		}
	}
	return homes[0]
}

// homesOf lists the namespaces, ns and inline ones in it, that declare a name.
func (ns *Scope) homesOf(name string) (homes []*Scope) {
	if len(ns.Names[name]) > 0 {
		homes = []*Scope{ns}
	}
	for _, n := range ns.nominees[name] {
		if n != ns && n.inlineIn(ns) && len(n.Names[name]) > 0 {
			homes = append(homes, n)
		}
	}
	return homes
}

// manyHomes is how many namespaces with functions of one name are looked at for each declaration of such a function.
const manyHomes = 16

// homeByKey is the first of ns.homesOf the name of o that declares a function like d as ns sees d; nil if that is not
// known.
func (c *checker) homeByKey(ns *Scope, d *ast.FuncDecl, o *outsideDef) *Scope {
	t := o.template()
	if t != nil && len(t.Params) == 0 {
		return nil
	}
	at := nameIn{ns, o.name.Last().Ident}
	known := c.decls.homes[at]
	if known == nil {
		known = map[string]*Scope{}
		for _, home := range ns.homesOf(at.name) {
			for _, x := range home.Names[at.name] {
				if f := functionOf(x); f != nil {
					if key, ok := c.sigKey(f); ok && known[key] == nil {
						known[key] = home
					}
				}
			}
		}
		if c.decls.homes == nil {
			c.decls.homes = map[nameIn]map[string]*Scope{}
		}
		c.decls.homes[at] = known
	}
	key, ok := c.sigKey(c.newFunc(ns, d, t))
	if home := known[key]; ok && home != nil && c.declaresFunc(home, d, o) {
		return home
	}
	return nil
}

// template is the template that o declares with its innermost parameters; nil if it declares none.
func (o *outsideDef) template() *TemplateObj {
	if n := len(o.params); n > 0 {
		return &TemplateObj{Params: o.params[n-1]}
	}
	return nil
}

// functionOf is x, a function, or the function of x, a template of functions; nil for others.
func functionOf(x Object) *FuncObj {
	switch x := x.(type) {
	case *FuncObj:
		return x
	case *TemplateObj:
		return x.Func
	}
	return nil
}

// befriendedIn is the namespace, ns or an inline one in it, whose classes have a friend called name; ns if none has.
func (c *checker) befriendedIn(ns *Scope, name string) *Scope {
	for _, n := range ns.inlines {
		if home := c.befriendedIn(n, name); c.mentionedIn(home, name) {
			return home
		}
	}
	return ns
}

// declaresFunc reports whether the namespace home declares the function or template d, which o has with a qualified
// name.
func (c *checker) declaresFunc(home *Scope, d *ast.FuncDecl, o *outsideDef) bool {
	t := o.template()
	if t != nil && len(t.Params) == 0 {
		return hasTemplate(home, o.name.Last().Ident)
	}
	probe := c.newFunc(home, d, t)
	key, ok := c.sigKey(probe)
	return ok && slices.ContainsFunc(home.Names[o.name.Last().Ident], func(x Object) bool {
		f := functionOf(x)
		if f == nil || (f.Template != nil) != (t != nil) {
			return false
		}
		other, known := c.sigKey(f)
		return known && other == key && c.sameReturn(f, probe)
	})
}

// enterBad enters what o declares into ns as something that is an error, which why tells.
func (c *checker) enterBad(ns *Scope, o *outsideDef, why string) {
	at := o.name.Last().Pos
	name := o.name.Last().Ident
	if len(ns.Names[name]) > 0 {
		c.errorf(codeBadDecl, at, "%s", why)
	} else {
		c.noteBad(at, why)
		ns.Insert(name, &BadObj{Name: name, Decl: &ast.BadDecl{Base: ast.Base{At: at}, Err: why, ErrAt: at}})
	}
}

// collectInto enters a qualified declaration into the namespace that its name says, as if it had been written there.
func (c *checker) collectInto(ns *Scope, o *outsideDef) {
	name := *o.name
	name.Global, name.Parts = false, name.Parts[len(name.Parts)-1:]
	var params []*ast.TemplateParam
	if len(o.params) > 0 {
		params = o.params[len(o.params)-1]
	}
	if params != nil && (len(params) == 0 || name.Last().HasArgs) {
		ns = c.specialisedIn(ns, name.Last().Ident, 0)
	}
	switch d := o.decl.(type) {
	case *ast.FuncDecl:
		e := *d
		decl := *d.Decl
		decl.Name = &name
		e.Decl = &decl
		var t *TemplateObj
		if params != nil {
			t = &TemplateObj{Params: params}
		}
		c.collectFunc(ns, &e, t)
	case *ast.ClassDecl:
		e := *d
		e.Name = &name
		if params != nil {
			c.collectClassTemplate(ns, params, &e)
		} else {
			c.collectClass(ns, &e)
		}
	case *ast.EnumDecl:
		e := *d
		e.Name = &name
		c.collectEnum(ns, &e)
	case *ast.VarDecl:
		e := *d
		decl := *d.Decl
		decl.Name = &name
		e.Decl = &decl
		if params != nil {
			c.collectVarTemplate(ns, params, &e)
		} else {
			c.collectVar(ns, &e)
		}
	}
}

// findAttr returns the first attribute of that name.
func findAttr(name string, lists ...[]*ast.Attr) *ast.Attr {
	for _, l := range lists {
		for _, a := range l {
			if a.Name == name {
				return a
			}
		}
	}
	return nil
}

// attrString returns the text of the string literal that is the attribute's argument i.
func attrString(a *ast.Attr, i int) (string, bool) {
	if i >= len(a.Args) {
		return "", false
	}
	lit, ok := a.Args[i].(*ast.StringLit)
	if !ok {
		return "", false
	}
	text := ""
	for _, p := range lit.Parts {
		if len(p) < 2 {
			return "", false
		}
		text += p[1 : len(p)-1]
	}
	return text, true
}
