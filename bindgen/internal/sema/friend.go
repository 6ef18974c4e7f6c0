package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
)

// Friends ([class.friend]).

// befriends reports whether code in scope s is that of a friend of r, or of a class in it.
func (c *checker) befriends(r *Record, s *Scope) bool {
	if r.Decl == nil {
		return false
	}
	for _, m := range r.Decl.Members {
		d := m.Decl
		t, isTemplate := d.(*ast.TemplateDecl)
		if isTemplate {
			d = t.Decl
		}
		f, ok := d.(*ast.FriendDecl)
		if !ok {
			continue
		}
		d = f.Decl
		if t, ok := d.(*ast.TemplateDecl); ok {
			d, isTemplate = t.Decl, true
		}
		for at := s; at != nil; at = at.Parent {
			if at.Record != nil && c.friendClass(r, at.Record, d, isTemplate) ||
				at.Func != nil && c.friendFunc(r, at.Func, d, isTemplate) {
				return true
			}
		}
	}
	return false
}

// friendClass reports whether d, a friend declaration in r, declares class f, or a template of which f is an instance.
func (c *checker) friendClass(r, f *Record, d ast.Decl, isTemplate bool) bool {
	switch d := d.(type) {
	case *ast.ClassDecl:
		if d.Name == nil || d.Name.Last().Ident != f.ctorName {
			return false
		}
		if isTemplate || d.Name.Qualified() || d.Name.Last().HasArgs {
			return isTemplate || c.namesClass(r, &ast.NamedType{Base: d.Base, Name: d.Name}, f)
		}
		return declaredAround(r.Scope, f.Scope)
	case *ast.VarDecl: // friend T; is read as a declaration without a declarator
		return c.namesClass(r, d.Spec.Type, f)
	}
	return false
}

// namesClass reports whether t, a type in the scope of r, is class f.
func (c *checker) namesClass(r *Record, t ast.TypeSpec, f *Record) bool {
	named := false
	c.speculate(func() bool {
		q := c.specType(r.Scope, &ast.DeclSpec{Type: t})
		named = recordOf(q) == f && f != nil
		return named
	})
	return named
}

// declaredAround reports whether the class of scope f is a member of a class or block around that of scope r, or of the
// innermost namespace around it: in no other does a friend declaration look for its name ([namespace.memdef]/3).
func declaredAround(r, f *Scope) bool {
	for f = f.Parent; f != nil && (f.Kind == TemplateScope || f.Inline); f = f.Parent {
	}
	for at := r.Parent; at != nil; at = at.Parent {
		if at == f {
			return true
		}
		if at.Kind == NamespaceScope && !at.Inline {
			return false
		}
	}
	return false
}

// friendFunc reports whether d, a friend declaration in r, declares function f, or a template of which f is an
// instance.
func (c *checker) friendFunc(r *Record, f *FuncInst, d ast.Decl, isTemplate bool) bool {
	fn, ok := d.(*ast.FuncDecl)
	if !ok || fn.Decl.Name == nil || fn.Decl.Name.Last().Ident != f.Obj.Name {
		return false
	}
	last := fn.Decl.Name.Last()
	switch {
	case fn == f.Obj.Decl:
		return true
	case fn.Decl.Name.Qualified() && !fn.Decl.Name.Global:
		in := f.Obj.Scope.Name
		if f.Obj.Class != nil {
			in = f.Obj.Class.ctorName
		}
		if n := len(fn.Decl.Name.Parts); fn.Decl.Name.Parts[n-2].Ident != in {
			return false
		}
	case f.Obj.Class != nil || !fn.Decl.Name.Global && !declaredAround(r.Scope, &Scope{Parent: f.Obj.Scope}):
		return false
	}
	if (isTemplate || last.HasArgs) != (f.Obj.Template != nil) && f.Obj.Class == nil {
		return false
	}
	return isTemplate || f.Type == nil || c.sameFriend(r, f, fn)
}

// sameFriend reports whether the function type that d declares in r is that of f, as far as it is known.
func (c *checker) sameFriend(r *Record, f *FuncInst, d *ast.FuncDecl) bool {
	known, equal := false, false
	c.speculate(func() bool {
		if t := c.funcType(r.Scope, d); t != nil {
			known, equal = true, sameParams(t, f.Type)
		}
		return known
	})
	return !known || equal
}

// friendSignature reports whether s is no code of a function or class, but perhaps of the declaration of a template
// that r befriends: which one is not known where access is asked for.
func (c *checker) friendSignature(s *Scope, r *Record) bool {
	for at := s; at != nil; at = at.Parent {
		if at.Func != nil || at.Record != nil {
			return false
		}
	}
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
