package sema

import (
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
)

// Functions whose types only the host has, such as std::string, stand beside those of the device in classes and
// overload sets. No kernel has an object of such a class, so that most of them are no candidates there
// ([over.match.viable]).

// toHost reports whether the conversion function f gives an object of a class that only the host has, or a reference to
// one.
func (c *checker) toHost(f *FuncObj) bool {
	if f.Type != nil || f.Decl == nil || f.Decl.Decl.Name == nil {
		return false
	}
	t := f.Decl.Decl.Name.Last().Conversion
	return t != nil && c.hostClass(f.Scope, &t.Spec, t.Decl, 0)
}

// takesHost reports whether parameter i of f is an object of a class that only the host has, or a reference to one.
func (c *checker) takesHost(f *FuncObj, i int) bool {
	if i >= len(f.Params) || f.Params[i].Decl == nil {
		return false
	}
	p := f.Params[i]
	return c.hostClass(f.Scope, &p.Spec, p.Decl, 0)
}

// hostClass reports whether a type as written is a class that only the host has, or a reference to one, perhaps by way
// of typedefs.
func (c *checker) hostClass(s *Scope, d *ast.DeclSpec, decl *ast.Declarator, depth int) bool {
	t, ok := d.Type.(*ast.NamedType)
	if !ok || c.cfg.HostClass == nil || depth > 8 {
		return false
	}
	if decl != nil {
		for _, x := range decl.Derive {
			if _, reference := x.(*ast.ReferenceTo); !reference {
				return false
			}
		}
	}
	objs := c.lookupSilently(s, t.Name)
	if len(objs) == 1 {
		o, ok := objs[0].(*TypeObj)
		if !ok {
			return false
		}
		alias, ok := o.Decl.(*ast.TypedefDecl)
		return ok && c.hostClass(o.Scope, alias.Spec, alias.Decl, depth+1)
	}
	var path []string
	for i := range t.Name.Parts {
		path = append(path, t.Name.Parts[i].Ident)
	}
	name := strings.Join(path, "::")
	return len(objs) == 0 && (c.cfg.HostClass(name) || len(path) == 1 && c.cfg.HostClass("std::"+name))
}

// onlyOnHost reports whether f, whose type is not known, cannot be called with args because it takes an object of a
// class that only the host has and that none of them converts to.
func (b *body) onlyOnHost(f *FuncObj, args []operand) bool {
	if f.Template != nil || f.Gen != "" {
		return false
	}
	for i := range args {
		if b.c.takesHost(f, i) && !b.mayBeHost(args[i], f) {
			return true
		}
	}
	return false
}

// mayBeHost reports whether an argument may convert to a class that only the host has: literals and pointers to char
// do, and so may null pointers, lists and objects that convert themselves to such a class. A copy of an object of f's
// own class needs no such conversion.
func (b *body) mayBeHost(op operand, f *FuncObj) bool {
	t := b.c.decay(op.typ)
	switch p := t.T.(type) {
	case *Record:
		if p == f.Class {
			return false
		}
		for _, g := range b.c.conversions(p) {
			if g.Template != nil || b.c.toHost(g) {
				return true
			}
		}
		return false
	case *Pointer:
		return isCharType(p.Elem) || op.null
	case Basic, *Enum:
		return op.null || op.mode == initList
	}
	return true
}

// unclear says that f may be meant or not, because kbind does not understand its type.
func (c *checker) unclear(f *FuncObj) {
	c.unsupported(f.Pos, "the type of %s, which may be meant here or not", f.Name)
}
