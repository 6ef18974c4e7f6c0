package sema

import (
	"reflect"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
)

// Declarations with qualified names of what the namespace or class does not declare ([dcl.meaning]/1, [class.mfct]/2,
// [namespace.memdef]/2).

// mayEnter says why o, whose name is qualified, cannot be a declaration of the namespace ns, which is the user's; "" if
// it can: its scope encloses ns, which has declared the name.
func (c *checker) mayEnter(ns *Scope, o *outsideDef) string {
	name := o.name.Last().Ident
	if ns == c.global || ns.Name == "std" || o.scope.Kind != NamespaceScope {
		return ""
	}
	if c.isPrelude(o.decl.Pos()) || c.hasPrelude(ns) {
		return ""
	}
	first := &o.name.Parts[0]
	if objs := c.lookupQualifier(o.scope, first.Ident, first.Pos); !o.name.Global && len(objs) > 0 {
		n, ok := objs[0].(*NamespaceObj)
		at, pos := c.written(objs[0].ObjPos()), c.written(first.Pos)
		if !ok || n.Pos.IsValid() && at > pos && c.cfg.Set.File(at) == c.cfg.Set.File(pos) {
			return "" // the namespace is declared later
		}
	}
	for s := ns; s != o.scope; s = s.Parent {
		if s == nil {
			return name + " is declared in a namespace that is not around its own"
		}
	}
	if len(ns.Names[name])+len(ns.Names[specsName+name])+len(ns.Using) > 0 || c.mentionedIn(ns, name) {
		return ""
	}
	return ns.Name + " declares no " + name
}

// mentionedIn reports whether a class of ns has a friend called name, or the unit mentions a class of that name with
// its key, which may declare it in ns ([namespace.memdef]/3, [basic.scope.pdecl]/7).
func (c *checker) mentionedIn(ns *Scope, name string) bool {
	if _, ok := c.elaboratedNames()[name]; ok {
		return true
	}
	if c.decls.befriended[ns] == nil {
		names := map[string]bool{}
		for _, objs := range ns.Names {
			for _, o := range objs {
				var d ast.Decl
				switch o := o.(type) {
				case *TypeObj:
					d = o.Decl
				case *TemplateObj:
					d = o.Decl
				}
				if class, ok := d.(*ast.ClassDecl); ok {
					friendNames(class, names)
				}
			}
		}
		if c.decls.befriended == nil {
			c.decls.befriended = map[*Scope]map[string]bool{}
		}
		c.decls.befriended[ns] = names
	}
	return c.decls.befriended[ns][name]
}

// friendNames adds the names that friend declarations of the class d, and of those in it, mention.
func friendNames(d *ast.ClassDecl, names map[string]bool) {
	walkNamesOutside(reflect.ValueOf(d.Members), func(node any) any {
		f, ok := node.(*ast.FriendDecl)
		if !ok {
			return node
		}
		walkNames(reflect.ValueOf(f.Decl), func(name string) { names[name] = true })
		declares := f.Decl
		if t, ok := declares.(*ast.TemplateDecl); ok {
			declares = t.Decl
		}
		if fn, ok := declares.(*ast.FuncDecl); ok && fn.Decl.Name != nil {
			names[fn.Decl.Name.Last().Ident] = true
		}
		return nil
	}, func(string) {})
}

// hasPrelude reports whether the prelude declares something in ns.
func (c *checker) hasPrelude(ns *Scope) bool {
	if ns.Prelude {
		return true
	}
	known, ok := c.decls.builtIn[ns]
	if ok {
		return known
	}
	for _, objs := range ns.Names {
		known = known || len(objs) > 0 && c.isPrelude(objs[0].ObjPos())
	}
	if c.decls.builtIn == nil {
		c.decls.builtIn = map[*Scope]bool{}
	}
	c.decls.builtIn[ns] = known
	return known
}

// checkOutside checks that o, which stands outside of a class, declares a member of it.
func (c *checker) checkOutside(o *outsideDef) {
	last := o.name.Last()
	if last.Conversion != nil || len(o.name.Parts) < 2 || c.isPrelude(o.decl.Pos()) {
		return
	}
	if len(o.params) > 0 {
		c.checkOutsideTemplate(o)
		return
	}
	var q *Scope
	if c.speculate(func() bool { q = c.qualifier(o.scope, o.name); return q != nil }); q == nil || q.Record == nil {
		if q == nil {
			c.qualifier(o.scope, o.name)
		}
		return
	}
	r := q.Record
	if r.Template != nil || r.Decl == nil || !r.Decl.Defined || !c.declaredMembers(r) {
		return
	}
	missing := func() {
		c.errorf(codeMissingMember, last.Pos, "%s has no member %s", r.Name, last.Ident)
	}
	objs := q.Names[last.Ident]
	switch d := o.decl.(type) {
	case *ast.FuncDecl:
		c.checkOutsideFunc(o, d, r, missing)
	case *ast.ClassDecl:
		i := slices.IndexFunc(objs, func(o Object) bool { t, ok := o.(*TypeObj); return ok && typeKind(t.Decl) != "" })
		switch {
		case i < 0 && len(c.lookupMember(r, last.Ident, 0)) > len(objs): // inherited
		case i < 0:
			missing()
		case typeKind(objs[i].(*TypeObj).Decl) != typeKind(d):
			c.errorf(codeRedeclared, last.Pos, "%s is declared as two different things", last.Ident).
				Note(objs[i].ObjPos(), "as this")
		}
	case *ast.EnumDecl:
		i := slices.IndexFunc(objs, func(o Object) bool { t, ok := o.(*TypeObj); return ok && typeKind(t.Decl) == "enum" })
		if i < 0 {
			missing()
		}
	case *ast.VarDecl:
		i := slices.IndexFunc(objs, func(o Object) bool { _, ok := o.(*VarObj); return ok })
		if i < 0 {
			missing()
		} else if d.Spec.Has("static") {
			c.errorf(codeBadDecl, last.Pos, "static stands in the class alone")
		}
	}
}

// checkOutsideFunc is checkOutside for a function of r.
func (c *checker) checkOutsideFunc(o *outsideDef, d *ast.FuncDecl, r *Record, missing func()) {
	last := o.name.Last()
	var set []*FuncObj
	switch {
	case last.Ident == r.ctorName:
		set = c.ctors(r)
	case strings.HasPrefix(last.Ident, "~"):
		if f := c.dtor(r); f != nil {
			set = []*FuncObj{f}
		}
	default:
		for _, o := range r.Scope.Names[last.Ident] {
			if f, ok := o.(*FuncObj); ok {
				set = append(set, f)
			}
		}
	}
	if len(set) == 0 {
		missing()
		return
	}
	for _, word := range []string{"static", "virtual", "explicit"} {
		if d.Spec.Has(word) {
			c.errorf(codeBadDecl, last.Pos, "%s stands in the class alone", word)
			return
		}
	}
	s, rest, _ := c.outsideBinding(o, r)
	if s == nil || len(rest) > 0 || d.Decl.Func() == nil {
		return
	}
	for _, f := range set {
		if f.Template != nil || f.Class != r || c.takesHost(f, 0) {
			return
		}
		if c.sameShape(f, d, s, nil) {
			c.checkDefinition(o, d, f, r)
			return
		}
	}
	var t *Func
	c.speculate(func() bool { t = c.funcType(s, d); return t != nil })
	if t != nil && !slices.ContainsFunc(t.Params, func(q QT) bool { return !q.Valid() }) {
		c.errorf(codeMissingMember, last.Pos, "%s has no function %s with these parameters", r.Name, last.Ident).
			Note(set[0].Pos, "it has this one")
	}
}

// checkDefinition checks that d, which o is and which defines f, a function of r, is the only definition and gives no
// default argument once more ([basic.def.odr]/1, [dcl.fct.default]/4 and 6).
func (c *checker) checkDefinition(o *outsideDef, d *ast.FuncDecl, f *FuncObj, r *Record) {
	last := o.name.Last()
	for i, p := range d.Decl.Func().Params {
		if i < len(f.Params) && p.Default != nil && f.Params[i].Default != nil && f.Params[i].Default != p.Default {
			c.errorf(codeRedeclared, p.At, "a default argument of %s is given twice", f.Name).Note(f.Params[i].At, "here")
			return
		}
	}
	for _, e := range c.decls.outside[last.Ident] {
		if e == o {
			return
		}
		g, ok := e.decl.(*ast.FuncDecl)
		if !ok || gnuInline(f.Decl) || gnuInline(g) || g.Body == nil || d.Body == nil ||
			g.At == d.At || g.Spec.Has("__device__") != d.Spec.Has("__device__") {
			continue
		}
		if s, rest, _ := c.outsideBinding(e, r); s != nil && len(rest) == 0 && c.sameShape(f, g, s, nil) {
			c.errorf(codeTwice, last.Pos, "%s is defined twice", f.Name).Note(g.At, "first defined here")
			return
		}
	}
}

// checkOutsideTemplate is checkOutside for a member of a class template: it has one of that name.
func (c *checker) checkOutsideTemplate(o *outsideDef) {
	n := len(o.name.Parts)
	part := &o.name.Parts[n-2]
	if !part.HasArgs || len(o.params[0]) == 0 {
		return
	}
	s := o.scope
	if n > 2 {
		if s = c.namespaceOf(o.scope, o.name, n-2); s == nil {
			return
		}
	}
	var objs []Object
	for ; s != nil && len(objs) == 0; s = s.Parent {
		objs = s.Names[part.Ident]
	}
	if len(objs) != 1 {
		return
	}
	t, ok := objs[0].(*TemplateObj)
	if !ok || t.Prelude || len(t.Specs) > 0 {
		return
	}
	d, ok := t.Decl.(*ast.ClassDecl)
	last := o.name.Last()
	if !ok || !d.Defined || last.Ident == part.Ident || strings.HasPrefix(last.Ident, "~") || last.Operator() {
		return
	}
	if !membersHave(d, last.Ident) {
		c.errorf(codeMissingMember, last.Pos, "%s has no member %s", t.Name, last.Ident)
	}
}

// membersHave reports whether the class d declares a member called name, or something that may declare one.
func membersHave(d *ast.ClassDecl, name string) bool {
	var has func(m ast.Decl) bool
	has = func(m ast.Decl) bool {
		switch m := m.(type) {
		case *ast.Group:
			return slices.ContainsFunc(m.Decls, has)
		case *ast.TemplateDecl:
			return has(m.Decl)
		case *ast.FuncDecl:
			return m.Decl != nil && m.Decl.Name != nil && m.Decl.Name.Last().Ident == name
		case *ast.VarDecl:
			return m.Decl != nil && m.Decl.Name != nil && m.Decl.Name.Last().Ident == name
		case *ast.ClassDecl:
			return m.Name == nil || m.Name.Last().Ident == name
		case *ast.EnumDecl:
			return m.Name == nil || m.Name.Last().Ident == name ||
				slices.ContainsFunc(m.Items, func(i ast.EnumItem) bool { return i.Name == name })
		case *ast.TypedefDecl:
			return m.Name == name
		case *ast.UsingDecl:
			return true
		case *ast.BadDecl:
			return true
		}
		return false
	}
	return slices.ContainsFunc(d.Members, func(m ast.ClassMember) bool { return has(m.Decl) })
}
