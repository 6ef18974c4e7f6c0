package sema

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Lookup of qualified names ([basic.lookup.qual]).

// qualifier returns the scope that the parts before the last name; nil when there is none, which is reported unless it
// is dependent ([basic.lookup.qual]).
func (c *checker) qualifier(s *Scope, n *ast.Name) *Scope {
	at := s
	if n.Global {
		at = c.global
	}
	for i := range n.Parts[:len(n.Parts)-1] {
		p := &n.Parts[i]
		if p.Decltype != nil {
			if at = c.scopeOfType(c.decltype(s, p.Decltype), p.Pos); at == nil {
				return nil
			}
			continue
		}
		var objs []Object
		if i == 0 && !n.Global {
			objs = c.lookupQualifier(at, p.Ident, p.Pos)
		} else {
			objs = c.qualifiedIn(at, p.Ident)
			if len(objs) > 0 && !c.mayName(s, at, objs[0], p.Pos) {
				return nil
			}
		}
		if len(objs) == 0 && i < len(n.Parts)-1 {
			if reason, ok := c.absentPath(n); ok {
				c.errorf(codeUnsupported, p.Pos, "%s is not supported: %s", spellName(n), reason)
				return nil
			}
		}
		next := c.scopeOf(s, objs, p)
		if next == nil {
			return nil
		}
		at = next
	}
	return at
}

// absentPath says why a qualified name of a vendor's library is not there: asked for the whole name and for each of its
// qualifiers. No vendor's name has more than 16 parts.
func (c *checker) absentPath(n *ast.Name) (string, bool) {
	path := ""
	reason, found := "", false
	for i := range n.Parts[:min(len(n.Parts), 16)] {
		if i > 0 {
			path += "::"
		}
		path += n.Parts[i].Ident
		if r, ok := c.absent(path); ok {
			reason, found = r, true
		}
	}
	return reason, found
}

// lookupQualifier looks a name up as what stands before "::" at pos, where only types and namespaces count
// ([basic.lookup.qual]). What is declared behind pos is found only if nothing else is.
func (c *checker) lookupQualifier(s *Scope, name string, pos source.Pos) []Object {
	seen := !pos.IsValid() || c.isPrelude(pos)
	if objs := c.qualifierFrom(s, name, pos, !seen); len(objs) > 0 || seen {
		return objs
	}
	return c.qualifierFrom(s, name, pos, false)
}

func (c *checker) qualifierFrom(s *Scope, name string, pos source.Pos, inOrder bool) []Object {
	var used nominated
	for ; s != nil; s = s.Parent {
		objs := c.walkedIn(s, name, &used)
		if beingNamed(objs) || inOrder && len(objs) > 0 && s.Kind == NamespaceScope && s.Parent != nil &&
			c.declaredLater(c.declaredIn(s, name, &used), pos) {
			continue
		}
		for _, o := range objs {
			switch o.(type) {
			case *TypeObj, *TemplateObj, *NamespaceObj:
				return objs
			}
		}
		if len(objs) > 0 {
			if o, ok := objs[0].(*AmbiguousObj); ok && o.Clash {
				return objs
			}
			for _, o := range s.Own(name) {
				switch o.(type) {
				case *TypeObj, *NamespaceObj:
					return []Object{o}
				}
			}
		}
	}
	return nil
}

// scopeOf returns the scope of the class, enumeration or namespace that a part of a name stands for; nil after a
// message, or silently when it is dependent ([basic.lookup.qual]).
func (c *checker) scopeOf(s *Scope, objs []Object, p *ast.NamePart) *Scope {
	if len(objs) == 0 {
		c.unknownName(s, p.Pos, p.Ident, "")
		return nil
	}
	switch o := objs[0].(type) {
	case *NamespaceObj:
		return o.Scope
	case *TypeObj, *TemplateObj:
		return c.scopeOfType(c.typeOfObject(s, o, p), p.Pos)
	case *BadObj:
		c.badObj(o, p.Pos)
		return nil
	case *AmbiguousObj:
		c.ambiguous(o, p.Pos)
		return nil
	}
	c.errorf(codeNotType, p.Pos, "%s is neither a class nor a namespace", p.Ident)
	return nil
}

// scopeOfType returns the scope of a class or enumeration; nil after a message, or silently when it is dependent
// ([basic.lookup.qual]).
func (c *checker) scopeOfType(q QT, pos source.Pos) *Scope {
	switch t := q.T.(type) {
	case *Record:
		if !t.Prelude || c.isPrelude(pos) {
			c.openRecord(t)
		} else if c.pushInst(t.Name, pos) { // what is wrong with a base class is said of pos
			c.openBases(t)
			c.popInst()
		}
		return t.Scope
	case *Enum:
		return enumScope(t)
	case *Param, *Spec, *Dependent, nil:
		return nil
	case *Vector:
		if r := c.vectorClass(t, pos); r != nil {
			return r.Scope
		}
	}
	c.errorf(codeNotType, pos, "%s has no members", q)
	return nil
}

// openBases opens r and its base classes.
func (c *checker) openBases(r *Record) {
	c.openRecord(r)
	for _, base := range r.Bases {
		c.openBases(base)
	}
}

func enumScope(e *Enum) *Scope {
	s := NewScope(BlockScope, nil)
	for _, i := range e.Items {
		s.Insert(i.Name, i)
	}
	return s
}

// declaredTooLate reports the use of a function that is declared behind it.
func (c *checker) declaredTooLate(p *ast.NamePart, o Object) {
	c.errorf(codeUnknownName, p.Pos, "%s is not declared before this place", p.Ident).
		Note(o.ObjPos(), "it is declared here")
}

// foundLater reports, with a message, whether all that the namespace q declares as p is declared behind p
// ([basic.lookup.qual]/1, [basic.scope.pdecl]).
func (c *checker) foundLater(q *Scope, p *ast.NamePart) bool {
	objs := q.Names[p.Ident]
	if q.Kind != NamespaceScope || len(objs) == 0 || c.dialect == ir.OpenCL || c.isPrelude(p.Pos) ||
		!c.declaredLater(objs, p.Pos) {
		return false
	}
	if len(ownNames(q, p.Ident)) > len(objs) || len(c.used([]*Scope{q}, p.Ident, false)) > 0 {
		return false // inline namespaces, or using-directives, may give the name a meaning before
	}
	c.declaredTooLate(p, objs[0])
	return true
}

// lookupName finds a possibly qualified and templated name. targs are the template arguments written on its last part,
// not yet fitted to a template's parameters (instClass, funcInst and deduce do that); hasTA says that some were
// written. No objects: a message was given, or the name is dependent.
func (c *checker) lookupName(s *Scope, n *ast.Name) (objs []Object, targs []TArg, hasTA bool) {
	last := n.Last()
	if last.HasArgs {
		targs = c.rawArgs(s, last.Args)
	}
	if len(n.Parts) == 1 && !n.Global {
		late := false
		if objs, late = c.lookupSeen(s, last.Ident, last.Pos); late {
			c.declaredTooLate(last, objs[0])
			return nil, nil, false
		}
		if len(objs) == 0 {
			c.unknownName(s, last.Pos, last.Ident, "")
		}
		return objs, targs, last.HasArgs
	}
	q := c.qualifier(s, n)
	if q == nil {
		return nil, nil, false
	}
	objs = c.qualifiedIn(q, last.Ident)
	if q.Kind == NamespaceScope && !c.isPrelude(last.Pos) {
		seen := c.visibleAt(objs, last.Pos)
		if len(seen) == 0 && len(objs) > 0 {
			c.declaredTooLate(last, objs[0])
			return nil, nil, false
		}
		if c.foundLater(q, last) {
			return nil, nil, false
		}
		objs = seen
	}
	if len(objs) == 0 && !(len(last.Ident) > 1 && last.Ident[0] == '~') {
		if c.spec.depth > 0 && q.Kind == NamespaceScope {
			// an error in C++ too, no failure of a substitution
			c.unsupported(last.Pos, "%s, which is not declared in %s,", last.Ident, scopeTitle(q))
		}
		c.unknownName(q, last.Pos, last.Ident, scopeTitle(q))
	}
	if len(objs) > 0 && !c.mayName(s, q, objs[0], last.Pos) {
		return nil, nil, false
	}
	return objs, targs, last.HasArgs
}
