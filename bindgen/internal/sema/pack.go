package sema

import (
	"reflect"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/source"
)

// expandPack returns one scope per element of the parameter packs that a pattern mentions, in which each pack's name
// stands for that element.
func (c *checker) expandPack(s *Scope, pos source.Pos, pattern any) ([]*Scope, bool) {
	packs := map[string]*PackObj{}
	var order []string
	walkNames(reflect.ValueOf(pattern), func(name string) {
		if packs[name] != nil {
			return
		}
		for _, o := range c.lookup(s, name) {
			if p, ok := o.(*PackObj); ok {
				packs[name] = p
				order = append(order, name)
			}
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
		for _, name := range order {
			out[i].Insert(name, packs[name].Elems[i])
			out[i].Expand = out[i].Expand || len(packs[name].Expand) > 0 && packs[name].Expand[i]
		}
	}
	return out, true
}

// walkNames calls f for the first identifier of every name inside a syntax tree, and for names in sizeof... and
// captures.
func walkNames(v reflect.Value, f func(string)) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return
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
		walkNames(v.Elem(), f)
	case reflect.Struct:
		for i := range v.NumField() {
			walkNames(v.Field(i), f)
		}
	case reflect.Slice:
		for i := range v.Len() {
			walkNames(v.Index(i), f)
		}
	}
}

// mentionsPack reports whether a pattern mentions a pack whose elements are known, though an element may be a pattern
// followed by "...".
func (c *checker) mentionsPack(s *Scope, pattern any) bool {
	found := false
	walkNames(reflect.ValueOf(pattern), func(name string) {
		for _, o := range c.lookup(s, name) {
			_, ok := o.(*PackObj)
			found = found || ok
		}
	})
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
			if objs := sc.Names[name]; len(objs) > 0 {
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
