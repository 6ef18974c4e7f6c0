package sema

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/source"
)

// A lookup that finds different things in several namespaces or base classes is ill-formed, and in a substitution a
// failure ([basic.lookup]/1, [namespace.udir]/6, [class.member.lookup]/7). Functions of several namespaces are
// overloads.

// oneEntity is nil if all of objs, which namespaces have under one name, are declarations of one thing; else what
// stands for the ambiguous name. The prelude's names are not looked at, since the user's go before them.
func (c *checker) oneEntity(name string, objs []Object) *AmbiguousObj {
	var first Object
	for _, o := range objs {
		if c.isPrelude(o.ObjPos()) {
			continue
		}
		if first == nil {
			first = o
		} else if !c.sameEntity(first, o) {
			return &AmbiguousObj{Name: name, Found: [2]Object{first, o}}
		}
	}
	return nil
}

// sameEntity reports whether a and b, of one name, may be declarations of the same type, variable, enumerator or
// namespace.
func (c *checker) sameEntity(a, b Object) bool {
	switch a := a.(type) {
	case *TypeObj:
		b, ok := b.(*TypeObj)
		return ok && c.sameNamedType(a, b)
	case *VarObj:
		b, ok := b.(*VarObj)
		return ok && a.Scope == b.Scope
	case *EnumeratorObj:
		b, ok := b.(*EnumeratorObj)
		return ok && a.Enum == b.Enum
	case *TemplateObj:
		b, ok := b.(*TemplateObj)
		return ok && a.Scope == b.Scope
	case *NamespaceObj:
		b, ok := b.(*NamespaceObj)
		return ok && a.Scope == b.Scope
	}
	return true
}

// sameNamedType reports whether two declarations name one type. Of a type that is being resolved nothing is known.
func (c *checker) sameNamedType(a, b *TypeObj) bool {
	_, alias := a.Decl.(*ast.TypedefDecl)
	_, other := b.Decl.(*ast.TypedefDecl)
	if a.Scope == b.Scope || a.Decl == nil || b.Decl == nil {
		return true // a second definition is told elsewhere
	}
	if !alias && !other {
		return false
	}
	if a.resolved == 1 || b.resolved == 1 {
		return true
	}
	known := c.speculate(func() bool {
		c.resolveType(a)
		c.resolveType(b)
		return a.Type.Valid() && b.Type.Valid()
	})
	return !known || same(a.Type, b.Type)
}

// hidesElsewhere is the ambiguity of a type in one namespace and a function, variable or enumerator in another, which
// does not hide it ([namespace.udir]/6, [basic.scope.hiding]/2); nil for none.
func (c *checker) hidesElsewhere(name string, values, types []Object) *AmbiguousObj {
	for _, t := range types {
		for _, v := range values {
			home := scopeOfObject(v)
			if scopeOfObject(t) == home || namesItsScope(t, home) {
				continue
			}
			if !c.isPrelude(t.ObjPos()) && !c.isPrelude(v.ObjPos()) {
				return &AmbiguousObj{Name: name, Found: [2]Object{v, t}}
			}
		}
	}
	return nil
}

// namesItsScope reports whether t is the class whose members s has, where its name stands too ([class.pre]/2).
func namesItsScope(t Object, s *Scope) bool {
	o, ok := t.(*TypeObj)
	if !ok {
		return false
	}
	r, ok := o.Type.T.(*Record)
	return ok && s != nil && r.Scope == s
}

// scopeOfObject is the scope to which a declaration in a namespace or class belongs, nil where that is not known.
func scopeOfObject(o Object) *Scope {
	switch o := o.(type) {
	case *VarObj:
		return o.Scope
	case *FuncObj:
		return o.Scope
	case *TypeObj:
		return o.Scope
	case *TemplateObj:
		return o.Scope
	case *EnumeratorObj:
		return o.Enum.Scope
	case *FieldObj:
		return o.Record.Scope
	case *NamespaceObj:
		return o.In
	}
	return nil
}

// oneBaseHas merges what two base classes have under a name: the same members, found by two ways, or an ambiguity.
func (c *checker) oneBaseHas(name string, found, more []Object) []Object {
	if len(more) == 0 || len(found) > 0 && found[0] == more[0] {
		return found
	}
	if len(found) == 0 {
		return more
	}
	if t, ok := found[0].(*TypeObj); ok { // types, perhaps one by two names
		if u, ok := more[0].(*TypeObj); ok && c.sameNamedType(t, u) {
			return found
		}
	}
	return []Object{&AmbiguousObj{Name: name, Found: [2]Object{found[0], more[0]}}}
}

// ambiguous reports the use of a name that stands for several things.
func (c *checker) ambiguous(o *AmbiguousObj, pos source.Pos) {
	if first, nested := o.Found[0].(*AmbiguousObj); nested {
		o = first
	}
	if o.Clash {
		c.errorf(codeRedeclared, pos, "%s is declared as two different things", o.Name).
			Note(o.Found[0].ObjPos(), "as this").Note(o.Found[1].ObjPos(), "and as this")
		return
	}
	c.errorf(codeAmbiguous, pos, "%s is ambiguous here", o.Name).Note(o.Found[0].ObjPos(), "it may be this").
		Note(o.Found[1].ObjPos(), "or this")
}
