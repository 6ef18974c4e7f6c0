package sema

import (
	"maps"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
)

// What using-declarations may name ([namespace.udecl]).

// usingsFit reports, with a message if it is not so, whether the using-declarations of r name members of its base
// classes, each of them once ([namespace.udecl]/3 and 8, [class.mem]/5), and nothing that r declares as something else.
func (c *checker) usingsFit(r *Record) bool {
	if r.Prelude {
		return true
	}
	for _, name := range slices.Sorted(maps.Keys(r.Scope.Names)) {
		objs := r.Scope.Names[name]
		from := map[*Scope]*UsingObj{}
		for _, o := range objs {
			u, ok := o.(*UsingObj)
			if !ok {
				continue
			}
			q := c.qualifier(u.Scope, u.Name)
			if q == nil {
				return false
			}
			if first := from[q]; first != nil {
				c.errorf(codeRedeclared, u.Pos, "%s is declared twice in %s", name, r.Name).Note(first.Pos, "first declared here")
				return false
			}
			from[q] = u
			if !c.usesMember(r, q, u) || !c.usesOther(r, u, objs) {
				return false
			}
		}
	}
	return true
}

// usesMember is usingsFit for one of the declarations, which names something in scope q.
func (c *checker) usesMember(r *Record, q *Scope, u *UsingObj) bool {
	last := u.Name.Last()
	objs := c.qualifiedLookup(u.Scope, u.Name, u)
	if q.Record == nil && len(objs) > 0 {
		if _, ok := objs[0].(*EnumeratorObj); ok { // [namespace.udecl]/7 of C++20, and to clang before
			return true
		}
	}
	if q.Record == nil || !slices.Contains(c.everyBase(r, nil), q.Record) {
		c.errorf(codeNotType, u.Pos, "%s is not a member of a base class of %s", spellName(u.Name), r.Name)
		return false
	}
	constructors := last.Ident == q.Record.ctorName || last.Ident == u.Name.Parts[len(u.Name.Parts)-2].Ident
	switch {
	case constructors || last.Conversion != nil:
		return true
	case len(objs) == 0 && anyPrelude(c.everyBase(q.Record, []*Record{q.Record})):
		return true
	case last.HasArgs || strings.HasPrefix(last.Ident, "~"):
		c.errorf(codeNotType, u.Pos, "a using-declaration names neither instances of templates nor destructors")
		return false
	case len(objs) == 0:
		c.unknownName(q, u.Pos, last.Ident, scopeTitle(q))
		return false
	}
	for _, o := range objs {
		if f, ok := o.(*FuncObj); ok && f.Class != nil {
			if !c.may(r.Scope, use{owner: f.Class, naming: q.Record, d: f.Decl, name: f.Name, pos: u.Pos}) {
				return false
			}
		} else if !c.mayName(r.Scope, q, o, u.Pos) {
			return false
		}
	}
	return true
}

// anyPrelude reports whether one of the classes is the prelude's, which may lack members that the vendor's has.
func anyPrelude(classes []*Record) bool {
	return slices.ContainsFunc(classes, func(r *Record) bool { return r.Prelude })
}

// usesOther reports, with a message if it is not so, whether u may have the name of other declarations of r: a function
// has that of no member of another kind, nor of a typedef ([class.mem]/5).
func (c *checker) usesOther(r *Record, u *UsingObj, objs []Object) bool {
	i := slices.IndexFunc(objs, func(o Object) bool { _, ok := o.(*FuncObj); return ok })
	if i < 0 {
		return true
	}
	for _, o := range c.qualifiedLookup(u.Scope, u.Name, u) {
		bad := false
		switch o := o.(type) {
		case *FieldObj, *VarObj, *EnumeratorObj:
			bad = true
		case *TypeObj:
			_, bad = o.Decl.(*ast.TypedefDecl)
		}
		if bad {
			c.errorf(codeRedeclared, objs[i].ObjPos(), "%s is declared twice in %s", u.Name.Last().Ident, r.Name).
				Note(u.Pos, "first declared here")
			return false
		}
	}
	return true
}

// usingInBlock declares in the block s what d names, which is no variable that the block declares itself
// ([namespace.udecl]/13).
func (b *body) usingInBlock(s *Scope, d *ast.UsingDecl) {
	name := d.Name.Last().Ident
	before := slices.Clone(s.Own(name))
	b.c.collectDecl(s, d)
	for _, o := range s.Own(name)[len(before):] {
		u, ok := o.(*UsingObj)
		if !ok || !b.c.checkUsing(u) || len(before) == 0 {
			continue
		}
		v, variable := before[0].(*VarObj)
		if objs := b.c.qualifiedLookup(u.Scope, u.Name, u); variable && !slices.Contains(objs, Object(v)) {
			b.c.errorf(codeRedeclared, d.At, "%s is declared twice in this block", name).Note(v.Pos, "first declared here")
			return
		}
	}
}

// checkUsing checks u, which stands in a namespace or a block and is no member ([namespace.udecl]/8 and 9).
func (c *checker) checkUsing(u *UsingObj) bool {
	q := c.qualifier(u.Scope, u.Name)
	if q == nil {
		return false
	}
	last := u.Name.Last()
	objs := c.qualifiedLookup(u.Scope, u.Name, u)
	switch {
	case len(objs) == 0:
		c.unknownName(q, u.Pos, last.Ident, scopeTitle(q))
		return false
	case last.HasArgs:
		c.errorf(codeNotType, u.Pos, "a using-declaration names neither instances of templates nor destructors")
		return false
	}
	enumerator := false
	switch objs[0].(type) {
	case *NamespaceObj:
		c.errorf(codeNotType, u.Pos, "%s is a namespace, which a using-declaration does not name", last.Ident)
		return false
	case *EnumeratorObj:
		enumerator = true // [namespace.udecl]/7 of C++20, and to clang before
	}
	if (q.Record != nil || q.Kind != NamespaceScope) && !enumerator {
		c.errorf(codeNotType, u.Pos, "%s is a member of a class or enumeration, which only classes name so",
			spellName(u.Name))
		return false
	}
	return true
}
