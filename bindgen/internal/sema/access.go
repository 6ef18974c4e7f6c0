package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/source"
)

// Access ([class.access]). Device code that uses what a class keeps private is refused, whether it names a member or
// calls a constructor, a destructor, an operator or a conversion function without naming it ([class.access]/4), and in
// the types and expressions of templates a use without access is a substitution failure ([temp.deduct]/8).

// substituting reports whether an expression is a part of what is substituted into a template.
func (b *body) substituting() bool { return b.ctx.unevaluated > 0 && b.c.spec.substituting > 0 }

// accessMatters reports whether access is looked at: not in host code.
func (c *checker) accessMatters() bool { return c.spec.substituting > 0 || !c.mode.hosting }

// within makes s the scope whose access code has, until the function that it returns is called: implicit members and
// the initialisers of members have that of their class ([class.access]/8).
func (b *body) within(s *Scope) func() {
	save := b.ctx.scope
	b.ctx.scope = s
	return func() { b.ctx.scope = save }
}

// mayUse reports, with a message if it is not so, whether code in scope s may use the member of r that d declares.
func (b *body) mayUse(s *Scope, r *Record, d ast.Decl, name string, pos source.Pos) bool {
	return s == nil || !b.c.accessMatters() || b.c.accessible(s, r, d, name, pos)
}

// mayCall is mayUse for a member function that is called for obj without being named.
func (b *body) mayCall(obj operand, f *FuncObj, pos source.Pos) bool {
	return f.Class == nil || f.Implicit || b.mayUseAs(b.ctx.scope, recordOf(obj.typ), f.Class, f.Decl, f.Name, pos)
}

// mayName is mayUse for a type, an enumerator or a static member that a qualified name finds in the class of scope q.
func (c *checker) mayName(s, q *Scope, o Object, pos source.Pos) bool {
	if q.Record == nil || !c.accessMatters() {
		return true
	}
	switch o := o.(type) {
	case *TypeObj:
		return c.accessible(s, q.Record, o.Decl, o.Name, pos)
	case *TemplateObj:
		return c.accessible(s, q.Record, o.Decl, o.Name, pos)
	case *VarObj:
		return o.Decl == nil || c.accessible(s, q.Record, o.Decl, o.Name, pos)
	case *EnumeratorObj:
		return o.Enum.Decl == nil || c.accessible(s, q.Record, o.Enum.Decl, o.Name, pos)
	}
	return true
}

// mayConvert is mayUse for the bases on the way from class d to one of its base classes ([class.access.base]/4). path
// are the fields that stand for them.
func (b *body) mayConvert(d *Record, path []int, pos source.Pos) bool {
	if !b.c.accessMatters() || b.ctx.scope == nil {
		return true
	}
	for _, i := range path {
		base := recordOf(d.Fields[i].Type)
		if !b.c.reachesBase(b.ctx.scope, d, base) {
			b.c.errorf(codeNoMember, pos, "the base class %s of %s is not accessible", base.Name, d.Name)
			return false
		}
		d = base
	}
	return true
}

// mayUseAs is mayUse for a member of class owner, which d declares, that is named as one of r.
func (b *body) mayUseAs(s *Scope, r, owner *Record, d ast.Decl, name string, pos source.Pos) bool {
	return s == nil || !b.c.accessMatters() || b.c.accessibleAs(s, r, owner, d, name, pos)
}

// accessibleAs is mayUseAs where access matters: the bases from r to owner have to be accessible too
// ([class.access.base]/5), but for a using-declaration on the way, which has an access of its own.
func (c *checker) accessibleAs(s *Scope, r, owner *Record, d ast.Decl, name string, pos source.Pos) bool {
	if r == nil {
		return c.accessible(s, owner, d, name, pos)
	}
	path, _ := derivesFrom(r, owner)
	for _, i := range path {
		if u := r.using(name); u != nil {
			return c.accessible(s, r, u, name, pos)
		}
		base := recordOf(r.Fields[i].Type)
		if !c.reachesBase(s, r, base) {
			c.errorf(codeNoMember, pos, "%s is a member of %s, a base class of %s that is not accessible", name,
				base.Name, r.Name)
			return false
		}
		r = base
	}
	return c.accessible(s, owner, d, name, pos)
}

// using is the using-declaration of r for a name, nil for none.
func (r *Record) using(name string) ast.Decl {
	if r.Decl == nil {
		return nil
	}
	for _, m := range r.Decl.Members {
		if u, ok := m.Decl.(*ast.UsingDecl); ok && u.Name.Last().Ident == name {
			return u
		}
	}
	return nil
}

// reachesBase reports whether code in scope s may use that r derives from its direct base.
func (c *checker) reachesBase(s *Scope, r, base *Record) bool {
	i := slices.Index(r.Bases, base)
	if i < 0 || r.Decl == nil || len(r.Decl.Bases) == 0 {
		return true
	}
	// a pack of bases has one access
	access := baseAccess(r.Decl, r.Decl.Bases[min(i, len(r.Decl.Bases)-1)])
	return access == "public" || c.inside(s, r, access)
}

// inside reports whether code in scope s is that of r or of a friend, or of a class that derives from r where access is
// protected.
func (c *checker) inside(s *Scope, r *Record, access string) bool {
	if r.befriends(s) {
		return true
	}
	for at := s; at != nil; at = at.Parent {
		if at.Record == nil {
			continue
		}
		if at.Record == r || at.Record.Decl == r.Decl && r.Decl != nil {
			return true
		}
		if access == "protected" && c.completeRecord(at.Record) {
			if _, derives := derivesFrom(at.Record, r); derives {
				return true
			}
		}
	}
	return false
}

// accessible is mayUse where access matters.
func (c *checker) accessible(s *Scope, r *Record, d ast.Decl, name string, pos source.Pos) bool {
	access := memberAccess(r, d)
	if access == "public" || c.inside(s, r, access) {
		return true
	}
	if r.friendTemplates() {
		if c.spec.substituting == 0 {
			return true
		}
		c.unsupported(pos, "a use of %s, a %s member of %s, whose friends are templates", name, access, r.Name)
		return false
	}
	c.errorf(codeNoMember, pos, "%s of %s is %s", name, r.Name, access)
	return false
}

// befriends reports whether r declares a friend of the name of a class or function around s; which of several of that
// name is not looked at.
func (r *Record) befriends(s *Scope) bool {
	if r.Decl == nil {
		return false
	}
	names := map[string]bool{}
	for _, m := range r.Decl.Members {
		d := m.Decl
		if t, ok := d.(*ast.TemplateDecl); ok {
			d = t.Decl
		}
		if f, ok := d.(*ast.FriendDecl); ok {
			walkFriend(f.Decl, names)
		}
	}
	if len(names) == 0 {
		return false
	}
	for at := s; at != nil; at = at.Parent {
		if at.Record != nil && names[at.Record.ctorName] || at.Func != nil && names[at.Func.Obj.Name] {
			return true
		}
	}
	return false
}

// friendTemplates reports whether r befriends a template: which specialisations of it are matched when is not known
// where access is asked for.
func (r *Record) friendTemplates() bool {
	return r.Decl != nil && slices.ContainsFunc(r.Decl.Members, func(m ast.ClassMember) bool {
		t, outside := m.Decl.(*ast.TemplateDecl)
		f, ok := m.Decl.(*ast.FriendDecl)
		if outside {
			f, ok = t.Decl.(*ast.FriendDecl)
		}
		if !ok {
			return false
		}
		_, inside := f.Decl.(*ast.TemplateDecl)
		return outside || inside
	})
}

// walkFriend collects the names of what a friend declaration declares.
func walkFriend(d ast.Decl, names map[string]bool) {
	switch d := d.(type) {
	case *ast.TemplateDecl:
		walkFriend(d.Decl, names)
	case *ast.ClassDecl:
		if d.Name != nil {
			names[d.Name.Last().Ident] = true
		}
	case *ast.FuncDecl:
		if d.Decl.Name != nil {
			names[d.Decl.Name.Last().Ident] = true
		}
	case *ast.VarDecl: // friend T; is read as a declaration without a declarator
		if t, ok := d.Spec.Type.(*ast.NamedType); ok {
			names[t.Name.Last().Ident] = true
		}
	}
}

// memberAccess is the access of the member of r that d declares; "public" where d is no member that r itself declares.
func memberAccess(r *Record, d ast.Decl) string {
	if r.Decl == nil || d == nil {
		return "public"
	}
	for _, m := range r.Decl.Members {
		if !declares(m.Decl, d) {
			continue
		}
		return m.Access
	}
	return "public"
}

// baseAccess is the access of a base class ([class.access.base]/2).
func baseAccess(d *ast.ClassDecl, b ast.BaseSpec) string {
	switch {
	case b.Access != "":
		return b.Access
	case d.Key == "class":
		return "private"
	}
	return "public"
}

// declares reports whether declaration m is d or holds it.
func declares(m, d ast.Decl) bool {
	if m == d {
		return true
	}
	switch m := m.(type) {
	case *ast.TemplateDecl:
		return declares(m.Decl, d)
	case *ast.Group:
		for _, e := range m.Decls {
			if declares(e, d) {
				return true
			}
		}
	}
	return false
}
