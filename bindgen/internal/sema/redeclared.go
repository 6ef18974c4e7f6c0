package sema

import (
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Declarations of one name that do not go together: in a namespace, and in the heads of templates.

// fewDeclared is up to how many declarations of a name are compared with each other.
const fewDeclared = 32

// clash is what stands for a name that one namespace or class has for different things ([basic.scope.declarative]/4):
// only the name of a class or enumeration may be that of a function, variable or enumerator too. nil where there is
// none. What the prelude declares does not count, and in C the tags of structs are names of their own.
func (c *checker) clash(name string, funcs, values, types []Object) *AmbiguousObj {
	if c.dialect == ir.OpenCL {
		return nil
	}
	var found *AmbiguousObj
	among := func(as, bs []Object) {
		for i, a := range as {
			if i == fewDeclared { // of many, each is compared with the first ones
				bs = bs[:min(fewDeclared, len(bs))]
			}
			for _, b := range bs {
				if found == nil && c.inOneScope(a, b) && !c.mayShareName(a, b) {
					found = &AmbiguousObj{Name: name, Found: [2]Object{a, b}, Clash: true}
				}
			}
		}
	}
	among(values, funcs)
	among(values, values)
	among(types, funcs)
	among(types, values)
	among(types, types)
	return found
}

// inOneScope reports whether a and b are declared by the user in one namespace or class.
func (c *checker) inOneScope(a, b Object) bool {
	s := scopeOfObject(a)
	return s != nil && s == scopeOfObject(b) && (s.Kind == NamespaceScope || s.Kind == ClassScope) &&
		!c.isPrelude(a.ObjPos()) && !c.isPrelude(b.ObjPos()) && a.ObjPos() != b.ObjPos()
}

// mayShareName reports whether a, a type, template or value, may have one name with b, which stands in the same
// namespace.
func (c *checker) mayShareName(a, b Object) bool {
	switch a := a.(type) {
	case *TypeObj:
		switch b := b.(type) {
		case *TypeObj:
			return c.mayBeOneType(a, b)
		case *TemplateObj, *NamespaceObj:
			return false
		}
		_, alias := a.Decl.(*ast.TypedefDecl)
		return !alias
	case *TemplateObj:
		t, ok := b.(*TemplateObj)
		return ok && c.mayBeOneTemplate(a, t)
	case *NamespaceObj: // [namespace.def]/2, [namespace.alias]/2 to 4
		n, ok := b.(*NamespaceObj)
		return ok && n.Scope == a.Scope
	case *FieldObj:
		return false
	case *VarObj:
		v, ok := b.(*VarObj)
		return ok && a.Class == nil && c.sameVariable(a, v)
	case *EnumeratorObj:
		e, ok := b.(*EnumeratorObj)
		return ok && e.Enum == a.Enum
	}
	return true
}

// mayBeOneType reports whether two declarations in one namespace may name one type: classes of one kind, enumerations,
// and other names of these ([dcl.typedef]/3 to 6). Of a type that is not understood nothing is known.
func (c *checker) mayBeOneType(a, b *TypeObj) bool {
	_, aliasA := a.Decl.(*ast.TypedefDecl)
	_, aliasB := b.Decl.(*ast.TypedefDecl)
	if aliasA == aliasB || a.Decl == nil || b.Decl == nil || a.resolved == 1 || b.resolved == 1 {
		return aliasA || typeKind(a.Decl) == typeKind(b.Decl)
	}
	known := c.speculate(func() bool {
		c.resolveType(a)
		c.resolveType(b)
		return a.Type.Valid() && b.Type.Valid()
	})
	return !known || same(a.Type, b.Type)
}

// typeKind tells enumerations, unions and other classes apart; "" for what is none.
func typeKind(d ast.Decl) string {
	switch d := d.(type) {
	case *ast.EnumDecl:
		return "enum"
	case *ast.ClassDecl:
		if d.Key == "union" {
			return "union"
		}
		return "class"
	}
	return ""
}

// templateHead is one declaration of a template.
type templateHead struct {
	params []*ast.TemplateParam
	decl   ast.Decl
}

// mayBeOneTemplate reports whether two declarations in one scope may declare one template, which is no function
// ([temp.class]/1, [temp.alias]): the same kind of thing with the same template-head, and for aliases the same type.
func (c *checker) mayBeOneTemplate(a, b *TemplateObj) bool {
	if !c.sameHead(a.Scope, a.Params, b.Scope, b.Params) {
		return false
	}
	switch d := a.Decl.(type) {
	case *ast.ClassDecl:
		_, ok := b.Decl.(*ast.ClassDecl)
		return ok
	case *ast.VarDecl:
		_, ok := b.Decl.(*ast.VarDecl)
		return ok
	case *ast.TypedefDecl:
		e, ok := b.Decl.(*ast.TypedefDecl)
		if !ok {
			return false
		}
		var x, y QT
		c.speculate(func() bool {
			s, t := c.patternScope(a.Scope, a.Params), c.patternScope(b.Scope, b.Params)
			x, y = c.declType(s, c.specType(s, d.Spec), d.Decl), c.declType(t, c.specType(t, e.Spec), e.Decl)
			return true
		})
		return !known(x) || !known(y) || typeKey(x) == typeKey(y)
	}
	return true
}

// known reports whether q is a type whose key tells it from others: one that depends on template parameters by more
// than being one, or being made of one, has the text of its declaration.
func known(q QT) bool {
	return q.Valid() && !strings.Contains(typeKey(q), "{")
}

// sameHead reports whether two template-heads may be equivalent ([temp.over.link]/6): as many parameters of the same
// kinds, and those that are values of the same types.
func (c *checker) sameHead(s *Scope, as []*ast.TemplateParam, t *Scope, bs []*ast.TemplateParam) bool {
	if len(as) != len(bs) {
		return false
	}
	var ps, pt *Scope
	for i, a := range as {
		b := bs[i]
		if !sameKind(a, b) || a.Pack != b.Pack || (a.Constraint == nil) != (b.Constraint == nil) {
			return false
		}
		if a.Params != nil && !c.sameHead(s, a.Params, t, b.Params) {
			return false
		}
		if a.Params != nil || a.IsType {
			continue
		}
		if ps == nil {
			ps, pt = c.patternScope(s, as), c.patternScope(t, bs)
		}
		var x, y QT
		c.speculate(func() bool {
			x, y = c.valueParamType(ps, a), c.valueParamType(pt, b)
			return true
		})
		if known(x) && known(y) && typeKey(x) != typeKey(y) || x.Valid() && y.Valid() && isAutoType(x) != isAutoType(y) {
			return false
		}
	}
	return true
}

// declaredAlike reports, with a message when it is not so, whether the declarations of the class template t agree: in
// their template-heads and the kind of class, with one definition ([basic.def.odr]/1) and one default argument for a
// parameter ([temp.param]/12).
func (c *checker) declaredAlike(t *TemplateObj, pos source.Pos) bool {
	if len(t.others) == 0 || t.Prelude || t.unlike == no {
		return true
	}
	t.unlike = no
	for i := range t.others {
		if !c.agrees(t, &t.others[i], pos) {
			t.unlike = yes
			return false
		}
	}
	return true
}

// agrees reports, with a message when it is not so, whether h may declare what t is.
func (c *checker) agrees(t *TemplateObj, h *templateHead, pos source.Pos) bool {
	d := h.decl.(*ast.ClassDecl)
	if typeKind(d) != typeKind(t.Decl) || !c.sameHead(t.Scope, t.Params, t.Scope, h.params) {
		c.errorf(codeRedeclared, pos, "%s is declared as two different things", t.Name).Note(d.At, "as this").
			Note(t.Pos, "and as this")
		return false
	}
	for i, p := range h.params {
		if q := t.Params[i].Default; p.Default != nil && q != nil && argPos(q) != argPos(p.Default) {
			c.errorf(codeRedeclared, pos, "the default argument of %s of %s is given twice", paramTitle(p), t.Name).
				Note(argPos(p.Default), "here").Note(argPos(q), "and here")
			return false
		}
	}
	if d.Defined {
		c.decls.twice[t] = &TemplateObj{Pos: d.At}
	}
	return c.definedOnce(t, t.Name, pos)
}

// sameVariable reports whether two declarations of a variable give it one type, which may complete an array's.
func (c *checker) sameVariable(a, b *VarObj) bool {
	if a.Decl == nil || b.Decl == nil {
		return true
	}
	var x, y QT
	known := c.speculate(func() bool {
		x = c.declType(a.Scope, c.specType(a.Scope, a.Decl.Spec), a.Decl.Decl)
		y = c.declType(b.Scope, c.specType(b.Scope, b.Decl.Spec), b.Decl.Decl)
		return x.Valid() && y.Valid() && !isAutoType(x) && !isAutoType(y)
	})
	if !known {
		return true
	}
	ax, arrayX := x.T.(*Array)
	ay, arrayY := y.T.(*Array)
	if arrayX && arrayY && (ax.N < 0 || ay.N < 0) {
		x, y = ax.Elem, ay.Elem
	}
	constant := a.Decl.Spec.Has("constexpr") || b.Decl.Spec.Has("constexpr")
	if constant {
		x, y = elemType(x), elemType(y)
		if arrayX != arrayY || arrayX && ax.N >= 0 && ay.N >= 0 && ax.N != ay.N {
			return false
		}
	}
	return sameType(x.T, y.T) && (constant || x.Const == y.Const && x.Volatile == y.Volatile)
}

// sameReturn reports whether f and g, declarations of one function of a namespace, return one type
// ([basic.link]/10).
func (c *checker) sameReturn(f, g *FuncObj) bool {
	if c.dialect == ir.OpenCL || f.Prelude || g.Prelude || f.Class != nil || f.Template != nil || g.Template != nil ||
		f.Device != g.Device || f.IsSpec || g.IsSpec {
		return true
	}
	known := c.speculate(func() bool {
		c.resolveFunc(f)
		c.resolveFunc(g)
		return f.Type != nil && g.Type != nil && f.Type.Ret.Valid() && g.Type.Ret.Valid()
	})
	return !known || isAuto(nonRef(f.Type.Ret)) || isAuto(nonRef(g.Type.Ret)) || same(f.Type.Ret, g.Type.Ret)
}

// badHead is what is wrong with the parameters of a template that is called name and is declared in s, and where: each
// has a name of its own, which is neither the template's nor that of a parameter of a template around it
// ([temp.local]/6, [temp.param]/15). "" if nothing is.
func badHead(s *Scope, params []*ast.TemplateParam, name string) (why string, at source.Pos) {
	return badParams(s, params, map[string]bool{name: true})
}

// badDefaults is what is wrong with the default arguments of the parameters of d, the first declaration of a template
// of that name in s, which is none of a function, and where: all parameters behind one with a default have one or are
// packs ([temp.param]/11).
func (c *checker) badDefaults(s *Scope, d *ast.TemplateDecl, name string) (why string, at source.Pos) {
	if _, isFunc := d.Decl.(*ast.FuncDecl); isFunc || len(s.Names[name]) > 0 || c.isPrelude(d.At) {
		return "", 0
	}
	given := false
	for _, p := range d.Params {
		if given && p.Default == nil && !p.Pack {
			return paramTitle(p) + " has no default argument, as one before it has", p.At
		}
		given = given || p.Default != nil
	}
	return "", 0
}

func badParams(s *Scope, params []*ast.TemplateParam, taken map[string]bool) (why string, at source.Pos) {
	for _, p := range params {
		if taken[p.Name] {
			return p.Name + " is the name of the template or of another of its parameters", p.At
		}
		for t := s; t != nil && p.Name != ""; t = t.Parent {
			if t.Kind == TemplateScope && len(t.Names[p.Name]) > 0 {
				return p.Name + " is a parameter of a template around this one", p.At
			}
		}
		if p.Name != "" {
			taken[p.Name] = true
		}
		if why, at = badParams(s, p.Params, taken); why != "" {
			return why, at
		}
		for _, inner := range p.Params { // in scope in this list alone
			delete(taken, inner.Name)
		}
	}
	return "", 0
}
