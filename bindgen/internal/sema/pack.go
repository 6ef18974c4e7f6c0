package sema

import (
	"reflect"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/source"
)

// expandPack returns one scope per element of the parameter packs that a pattern mentions, in which each pack's name
// stands for that element. Expansions in the pattern are of the whole packs.
func (c *checker) expandPack(s *Scope, pos source.Pos, pattern any) ([]*Scope, bool) {
	packs := map[string]*PackObj{}
	var order []string
	c.walkUnexpanded(pattern, func(name string) {
		if packs[name] != nil {
			return
		}
		if p := c.packNamed(s, name); p != nil {
			packs[name] = p
			order = append(order, name)
		}
	})
	if len(order) == 0 {
		c.errorf(codeTemplateArgs, pos, "... after something without a parameter pack")
		return nil, false
	}
	n := len(packs[order[0]].Elems)
	for _, name := range order {
		if m := len(packs[name].Elems); m != n {
			c.errorf(codeTemplateArgs, pos, "the parameter packs %s and %s have different lengths: %d and %d", order[0],
				name, n, m)
			return nil, false
		}
	}
	out := make([]*Scope, n)
	for i := range out {
		out[i] = NewScope(BlockScope, s)
		out[i].Packs = packs
		for _, name := range order {
			out[i].Insert(name, packs[name].Elems[i])
			out[i].Expand = out[i].Expand || len(packs[name].Expand) > 0 && packs[name].Expand[i]
		}
	}
	return out, true
}

// packNamed is the pack that a name means where it is expanded in scope s, nil for none.
func (c *checker) packNamed(s *Scope, name string) *PackObj {
	var used nominated
	for ; s != nil; s = s.Parent {
		if p := s.Packs[name]; p != nil {
			return p
		}
		if objs := c.walkedIn(s, name, &used); len(objs) > 0 && !beingNamed(objs) {
			i := slices.IndexFunc(objs, func(o Object) bool { _, ok := o.(*PackObj); return ok })
			if i < 0 {
				return nil
			}
			return objs[i].(*PackObj)
		}
	}
	return nil
}

// knownPack reports whether the elements of the packs that a pattern mentions are known: outside of patterns of
// templates all are, and there those of the classes around.
func (c *checker) knownPack(s *Scope, pattern any) bool {
	return !c.inPattern(s) || c.mentionsPack(s, pattern) && !c.mentionsPackParam(s, pattern)
}

// mentionsPackParam reports whether a pattern mentions a pack that is a template parameter standing for itself.
func (c *checker) mentionsPackParam(s *Scope, pattern any) bool {
	found := false
	c.walkUnexpanded(pattern, func(name string) {
		for _, o := range c.lookup(s, name) {
			switch o := o.(type) {
			case *TypeObj:
				p, ok := o.Type.T.(*Param)
				found = found || ok && p.Pack
			case *VarObj:
				found = found || o.Param != nil && o.Param.Pack
			}
		}
	})
	return found
}

// elementNamed is the element of pack p for which the name of p stands in scope s, -1 if it stands for p.
func (c *checker) elementNamed(s *Scope, p *PackObj) int {
	objs := c.lookup(s, p.Name)
	if len(objs) != 1 {
		return -1
	}
	return slices.Index(p.Elems, objs[0])
}

// walkUnexpanded is walkNames for the names of a pattern that no expansion in it holds: only packs among these are
// expanded with the pattern ([temp.variadic]/5).
func (c *checker) walkUnexpanded(pattern any, f func(string)) {
	walkNamesOutside(reflect.ValueOf(pattern), func(node any) any {
		switch n := node.(type) {
		case *ast.PackExpand, *ast.SizeofPack:
			return nil
		case *ast.Fold:
			if n.Init == nil {
				return nil
			}
			return n.Init
		case ast.TemplateArg:
			if n.Pack || n.Type != nil && n.Type.Decl != nil && n.Type.Decl.Pack {
				return nil
			}
		case *ast.Param:
			if isPack(n) && node != pattern {
				return nil
			}
		case *ast.Attr:
			if n.Pack && node != pattern {
				return nil
			}
		case ast.Capture:
			if n.Pack {
				return nil
			}
		case *ast.Body:
			if b := c.parser.Body(n); b != nil && !n.Failed {
				return b
			}
		}
		return node
	}, f)
}

// walkNames calls f for the first identifier of every name inside a syntax tree, and for names in sizeof... and
// captures.
func walkNames(v reflect.Value, f func(string)) {
	walkNamesOutside(v, func(node any) any { return node }, f)
}

// walkNamesOutside is walkNames for what instead returns for each node: the node itself, another one, or nil.
func walkNamesOutside(v reflect.Value, instead func(any) any, f func(string)) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return
		}
		if v.Kind() == reflect.Pointer {
			node := instead(v.Interface())
			if node == nil {
				return
			}
			if node != v.Interface() {
				walkNamesOutside(reflect.ValueOf(node), instead, f)
				return
			}
		}
		switch n := v.Interface().(type) {
		case *ast.Name:
			if !n.Global {
				f(n.Parts[0].Ident)
			}
		case *ast.SizeofPack:
			f(n.Name)
		case *ast.Body:
			for _, t := range n.Tokens {
				f(t.Text)
			}
			return
		}
		walkNamesOutside(v.Elem(), instead, f)
	case reflect.Struct:
		if v.CanInterface() && instead(v.Interface()) == nil {
			return
		}
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() { // sema's own nodes have values in others
				walkNamesOutside(v.Field(i), instead, f)
			}
		}
	case reflect.Slice:
		for i := range v.Len() {
			walkNamesOutside(v.Index(i), instead, f)
		}
	}
}

// mentionsPack reports whether a pattern mentions a pack whose elements are known, though an element may be a pattern
// followed by "...".
func (c *checker) mentionsPack(s *Scope, pattern any) bool {
	found := false
	c.walkUnexpanded(pattern, func(name string) { found = found || c.packNamed(s, name) != nil })
	return found
}

// isDependent reports whether an expression in a pattern mentions a template parameter.
func (c *checker) isDependent(s *Scope, e ast.Expr) bool { return c.mentionsPattern(s, e) }

// isDependentName reports whether a name in a pattern mentions a template parameter.
func (c *checker) isDependentName(s *Scope, n *ast.Name) bool { return c.mentionsPattern(s, n) }

func (c *checker) mentionsPattern(s *Scope, node any) bool {
	found := false
	walkNames(reflect.ValueOf(node), func(name string) {
		if found {
			return
		}
		for sc := s; sc != nil; sc = sc.Parent {
			if objs := sc.Own(name); len(objs) > 0 {
				found = dependentObject(objs[0])
				return
			}
		}
	})
	return found
}

func dependentObject(o Object) bool {
	switch o := o.(type) {
	case *TypeObj:
		return dependentType(o.Type)
	case *VarObj:
		return o.Param != nil
	case *PackObj:
		return slices.ContainsFunc(o.Elems, dependentObject)
	}
	return false
}

// dependentType reports whether q mentions a template parameter that stands for itself.
func dependentType(q QT) bool {
	switch t := q.T.(type) {
	case *Param, *Spec, *Dependent:
		return true
	case *Pointer:
		return dependentType(t.Elem)
	case *Reference:
		return dependentType(t.Elem)
	case *Array:
		return t.Param != nil || dependentType(t.Elem)
	case *Func:
		for _, p := range t.Params {
			if dependentType(p) {
				return true
			}
		}
		return dependentType(t.Ret)
	case *MemberPtr:
		return dependentType(t.Class) || dependentType(t.Elem)
	}
	return false
}

func dependentArgs(args []TArg) bool {
	for _, a := range args {
		if a.Param != nil || a.IsPack && dependentArgs(a.Pack) || !a.IsVal && dependentType(a.Type) {
			return true
		}
	}
	return false
}
