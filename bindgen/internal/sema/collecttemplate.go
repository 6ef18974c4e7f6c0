package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
)

// Declarations of templates and of their specialisations ([temp], [temp.expl.spec], [temp.class.spec]).

func (c *checker) collectTemplate(s *Scope, d *ast.TemplateDecl) {
	c.noteRequires(d)
	if name := templateName(d.Decl); name != "" {
		why, at := badHead(s, d.Params, name)
		if why == "" {
			why, at = c.badDefaults(s, d, name)
		}
		if why != "" {
			c.noteBad(at, why)
			s.Insert(name, &BadObj{Name: name, Decl: &ast.BadDecl{Base: d.Base, Err: why, ErrAt: at}})
			return
		}
	}
	switch e := d.Decl.(type) {
	case *ast.FuncDecl:
		c.collectFunc(s, e, &TemplateObj{Params: d.Params, Class: s.Record})
	case *ast.ClassDecl:
		c.collectClassTemplate(s, d.Params, e)
	case *ast.TypedefDecl:
		s.Insert(e.Name, &TemplateObj{Name: e.Name, Scope: s, Params: d.Params, Decl: e, Class: s.Record, Pos: e.At,
			Prelude: c.isPrelude(e.At)})
	case *ast.VarDecl:
		c.collectVarTemplate(s, d.Params, e)
	case *ast.TemplateDecl: // template<class T> template<class U> void A<T>::f(U)
		o := &outsideDef{decl: e, params: [][]*ast.TemplateParam{d.Params}, scope: s}
		for t, ok := e, true; ok; t, ok = o.decl.(*ast.TemplateDecl) {
			c.noteRequires(t)
			o.decl, o.params = t.Decl, append(o.params, t.Params)
		}
		switch m := o.decl.(type) {
		case *ast.FuncDecl:
			o.name = m.Decl.Name
		case *ast.ClassDecl:
			o.name = m.Name
		case *ast.EnumDecl:
			o.name = m.Name
		case *ast.VarDecl:
			if m.Decl != nil {
				o.name = m.Decl.Name
			}
		}
		if o.name != nil {
			c.addOutside(o)
		}
	case *ast.EnumDecl: // of a member of a class template ([temp.mem.enum]); a template is none
		if e.Name.Qualified() {
			c.addOutside(&outsideDef{name: e.Name, decl: e, params: [][]*ast.TemplateParam{d.Params}, scope: s})
		}
	case *ast.FriendDecl:
		if f, ok := e.Decl.(*ast.FuncDecl); ok {
			c.addFriend(s, f, &TemplateObj{Params: d.Params})
		}
	case *ast.Group:
		for _, g := range e.Decls {
			c.collectTemplate(s, &ast.TemplateDecl{Base: d.Base, Params: d.Params, Requires: d.Requires, Decl: g})
		}
	case *ast.BadDecl:
		c.collectDecl(s, e)
	}
}

// noteRequires keeps the requires-clause behind the parameters of a template for what it declares, a friend too.
func (c *checker) noteRequires(d *ast.TemplateDecl) {
	if d.Requires == nil {
		return
	}
	if c.decls.constraints == nil {
		c.decls.constraints = map[ast.Decl]ast.Expr{}
	}
	declares := d.Decl
	if f, ok := declares.(*ast.FriendDecl); ok {
		declares = f.Decl
	}
	c.decls.constraints[declares] = d.Requires
}

// templateName is the name under which the template of declaration d is entered, "" for a specialisation, a constructor
// or another that no name finds.
func templateName(d ast.Decl) string {
	var n *ast.Name
	switch d := d.(type) {
	case *ast.FuncDecl:
		n = d.Decl.Name
	case *ast.ClassDecl:
		n = d.Name
	case *ast.TypedefDecl:
		return d.Name
	case *ast.VarDecl:
		if d.Decl != nil {
			n = d.Decl.Name
		}
	}
	if n == nil || n.Global || len(n.Parts) > 1 || n.Last().HasArgs {
		return ""
	}
	return n.Simple()
}

func (c *checker) collectClassTemplate(s *Scope, params []*ast.TemplateParam, d *ast.ClassDecl) {
	if d.Name == nil {
		return
	}
	if len(d.Name.Parts) > 1 || d.Name.Global {
		c.addOutside(&outsideDef{name: d.Name, decl: d, params: [][]*ast.TemplateParam{params}, scope: s})
		return
	}
	last := d.Name.Last()
	var t *TemplateObj
	home := s
	if last.HasArgs || len(params) == 0 {
		home = c.templateHome(s, last.Ident)
	}
	for _, o := range home.Names[last.Ident] {
		if old, ok := o.(*TemplateObj); ok && (old.Prelude == c.isPrelude(d.At) || last.HasArgs) {
			if _, ok := old.Decl.(*ast.ClassDecl); ok {
				t = old
			}
		}
	}
	switch {
	case last.HasArgs || len(params) == 0:
		if t != nil {
			sp := &TemplateSpec{Params: params, Args: last.Args, Decl: d, Scope: s}
			t.addSpec(sp)
			c.noteSpec(t, sp)
		} else if len(home.Names[last.Ident]) == 0 && len(home.Using) == 0 && !c.hasPrelude(home) {
			c.noteBad(d.At, "there is no class template "+last.Ident+" here of which this could be a specialisation")
		}
	case t == nil:
		s.Insert(last.Ident, &TemplateObj{Name: last.Ident, Scope: s, Params: params, Decl: d, Class: s.Record,
			Pos: d.At, Prelude: c.isPrelude(d.At)})
	default:
		t.redeclare(params, d)
	}
}

// templateHome is the namespace with the template of which a specialisation in s is: s itself, an inline namespace in
// it ([namespace.def]/7), or std, whose templates are those of cuda::std.
func (c *checker) templateHome(s *Scope, name string) *Scope {
	if s.Kind != NamespaceScope || hasTemplate(s, name) {
		return s
	}
	for _, n := range s.nominees[name] {
		if n.inlineIn(s) && hasTemplate(n, name) {
			return n
		}
	}
	if s.Name == "std" && s.Parent.Name == "cuda" && s.Parent.Parent == c.global {
		for _, o := range c.global.Names[s.Name] {
			if std, ok := o.(*NamespaceObj); ok && hasTemplate(std.Scope, name) {
				return std.Scope
			}
		}
	}
	return s
}

// specialisedIn is the namespace of the template that a specialisation names in s, perhaps by a using-declaration or
// using-directive there ([namespace.qual]/2, [temp.expl.spec]/2); s where there is none.
func (c *checker) specialisedIn(s *Scope, name string, depth int) *Scope {
	if depth > 32 || hasTemplate(c.templateHome(s, name), name) {
		return s
	}
	for _, o := range s.Names[name] {
		u, ok := o.(*UsingObj)
		if !ok {
			continue
		}
		in := c.namespaceOf(u.Scope, u.Name, len(u.Name.Parts)-1)
		if in == nil || in == s {
			continue
		}
		last := u.Name.Last().Ident
		if in = c.specialisedIn(in, last, depth+1); hasTemplate(c.templateHome(in, last), last) {
			return in
		}
	}
	if !s.declares(name) {
		for _, n := range c.used([]*Scope{s}, name, true) {
			if hasTemplate(n, name) {
				return n
			}
		}
	}
	return s
}

// hasTemplate reports whether s itself declares a template of a name.
func hasTemplate(s *Scope, name string) bool {
	return slices.ContainsFunc(s.Names[name], func(o Object) bool {
		switch o := o.(type) {
		case *TemplateObj:
			return true
		case *FuncObj:
			return o.Template != nil
		}
		return false
	})
}

// redeclare adds a declaration of the class template t.
func (t *TemplateObj) redeclare(params []*ast.TemplateParam, d *ast.ClassDecl) {
	old := t.Decl.(*ast.ClassDecl)
	if old.At == d.At { // a header without a guard
		return
	}
	h := templateHead{params, d}
	if d.Defined && !old.Defined {
		h = templateHead{t.Params, old}
		if !t.first.IsValid() {
			t.first = t.Pos
		}
		t.Decl, t.Pos, t.Params = d, d.At, mergeDefaults(params, t.Params)
	} else {
		t.Params = mergeDefaults(t.Params, params)
	}
	t.others = append(t.others, h)
}

// addSpec adds a specialisation; a later definition replaces a forward declaration by a matching spelling only when
// sema compares the arguments.
func (t *TemplateObj) addSpec(s *TemplateSpec) { t.Specs = append(t.Specs, s) }

// mergeDefaults gives params the defaults that an earlier declaration has and they lack.
func mergeDefaults(params, earlier []*ast.TemplateParam) []*ast.TemplateParam {
	out := slices.Clone(params)
	for i, p := range out {
		if p.Default == nil && i < len(earlier) && earlier[i].Default != nil {
			q := *p
			q.Default = earlier[i].Default
			out[i] = &q
		}
	}
	return out
}

func (c *checker) collectVarTemplate(s *Scope, params []*ast.TemplateParam, d *ast.VarDecl) {
	if d.Decl == nil || d.Decl.Name == nil {
		return
	}
	n := d.Decl.Name
	if len(n.Parts) > 1 || n.Global {
		c.addOutside(&outsideDef{name: n, decl: d, params: [][]*ast.TemplateParam{params}, scope: s})
		return
	}
	last := n.Last()
	if last.HasArgs || len(params) == 0 {
		for _, o := range c.templateHome(s, last.Ident).Names[last.Ident] {
			if t, ok := o.(*TemplateObj); ok {
				sp := &TemplateSpec{Params: params, Args: last.Args, Decl: d, Scope: s}
				t.addSpec(sp)
				c.noteSpec(t, sp)
			}
		}
		return
	}
	s.Insert(last.Ident, &TemplateObj{Name: last.Ident, Scope: s, Params: params, Decl: d, Class: s.Record, Pos: d.At,
		Prelude: c.isPrelude(d.At)})
}
