package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/source"
)

// Access ([class.access]). What a class keeps private is wrong to use, but a compiler for the device says so too; kbind
// looks only where access decides what a program means: in the types and expressions of templates, where a use without
// access is a substitution failure ([temp.deduct]/8).

// accessMatters reports whether an expression is a part of what is substituted into a template.
func (b *body) accessMatters() bool { return b.ctx.unevaluated > 0 && b.c.spec.substituting > 0 }

// mayUse reports, with a message if it is not so, whether code in scope s may use the member of r that d declares.
func (b *body) mayUse(s *Scope, r *Record, d ast.Decl, name string, pos source.Pos) bool {
	return s == nil || !b.accessMatters() || b.c.accessible(s, r, d, name, pos)
}

// mayName is mayUse for a type or static member that a qualified name finds in the class of scope q.
func (c *checker) mayName(s, q *Scope, o Object, pos source.Pos) bool {
	if c.spec.substituting == 0 || q.Record == nil {
		return true
	}
	switch o := o.(type) {
	case *TypeObj:
		return c.accessible(s, q.Record, o.Decl, o.Name, pos)
	case *TemplateObj:
		return c.accessible(s, q.Record, o.Decl, o.Name, pos)
	case *VarObj:
		return o.Decl == nil || c.accessible(s, q.Record, o.Decl, o.Name, pos)
	}
	return true
}

// accessible is mayUse where access matters.
func (c *checker) accessible(s *Scope, r *Record, d ast.Decl, name string, pos source.Pos) bool {
	access := memberAccess(r, d)
	if access == "public" || r.befriends(s) {
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
	if r.friendTemplates() {
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
