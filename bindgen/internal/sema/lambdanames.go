package sema

import (
	"maps"
	"reflect"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
)

// A lambda captures by default what its body odr-uses ([expr.prim.lambda.capture]/7): neither what only an operand
// mentions that is not evaluated, nor what has the name of something that the body declares itself.

// nameUses collects the names that a body uses of what stands outside of it. What is in doubt counts as used.
type nameUses struct {
	b      *body
	s      *Scope
	e      *ast.Lambda
	hidden []string // what is declared in the scopes around the place that is looked at
	used   map[string]bool
	// Expressions that depend on a parameter of a generic lambda use constants too.
	generic   map[string]bool // those parameters
	depending map[string]bool // what is used so
	within    *usedTogether   // the expression that is looked at
}

// usedTogether is a full-expression: the names that it uses.
type usedTogether struct{ names []string }

// usedNames are the names of which the body of e, which stands in s, uses what stands outside of it, but for those of
// its parameters.
func (b *body) usedNames(s *Scope, e *ast.Lambda) *nameUses {
	u := &nameUses{b: b, s: s, e: e, used: map[string]bool{}, generic: map[string]bool{}, depending: map[string]bool{}}
	u.parameters(e)
	u.body(e.Body)
	return u
}

// parameters notes the parameters of e on which its body depends, if it is generic.
func (u *nameUses) parameters(e *ast.Lambda) {
	for _, p := range e.Func.Params {
		if a, auto := p.Spec.Type.(*ast.AutoType); p.Decl != nil && (auto && !a.Decltype || len(e.Template) > 0) {
			u.generic[p.Decl.Name.Simple()] = true
		}
	}
	for _, p := range e.Template {
		u.generic[p.Name] = true
	}
}

func (u *nameUses) body(b *ast.Body) {
	block := u.b.c.parser.Body(b)
	if block == nil || b.Failed {
		if c := u.b.c; c.spec.depth == 0 && c.diags.Len() > c.report.began {
			return // the names no longer matter
		}
		for _, t := range b.Tokens {
			u.use(t.Text)
		}
		return
	}
	u.walk(block)
}

func (u *nameUses) use(name string) {
	if slices.Contains(u.hidden, name) {
		return
	}
	u.used[name] = true
	if u.within != nil {
		u.within.names = append(u.within.names, name)
	}
}

// full looks at a full-expression of a generic lambda. What is returned depends on the parameters where the type is
// deduced, for compilers.
func (u *nameUses) full(e ast.Expr, returned bool) any {
	u.within = &usedTogether{}
	u.walk(e)
	switch {
	case u.mentionsGeneric(e):
		for _, name := range u.within.names {
			u.depending[name] = true
		}
	case returned && u.e.Func.Trailing == nil:
		for _, name := range resultNames(e) {
			u.depending[name] = u.used[name]
		}
	}
	u.within = nil
	return nil
}

// resultNames are the names of the variables that e may be, or a part of them: its potential results
// ([basic.def.odr]/2).
func resultNames(e ast.Expr) []string {
	switch e := e.(type) {
	case *ast.Ident:
		return []string{e.Name.Simple()}
	case *ast.Paren:
		return resultNames(e.X)
	case *ast.ParenList:
		if n := len(e.Items); n > 0 {
			return resultNames(e.Items[n-1])
		}
	case *ast.Binary:
		if e.Op == "," {
			return resultNames(e.Y)
		}
	case *ast.Cond:
		return append(resultNames(e.X), resultNames(e.Y)...)
	case *ast.Index:
		return resultNames(e.X)
	case *ast.Member:
		if !e.Arrow {
			return resultNames(e.X)
		}
	}
	return nil
}

// mentionsGeneric reports whether a part of the tree names a parameter of a generic lambda, or what depends on one, but
// as the operand of sizeof and of other operators whose type is known.
func (u *nameUses) mentionsGeneric(part any) (found bool) {
	walkNamesOutside(reflect.ValueOf(part), func(node any) any {
		switch n := node.(type) {
		case *ast.SizeofExpr, *ast.SizeofType, *ast.SizeofPack:
			return nil
		case *ast.Unary:
			if n.Op == "noexcept" {
				return nil
			}
		}
		return node
	}, func(name string) { found = found || u.generic[name] })
	return found
}

// discards reports whether the condition of st, an if constexpr in an instance of a template, is known, and which
// substatement it discards ([stmt.if]/2): that uses nothing.
func (u *nameUses) discards(st *ast.If) (taken, known bool) {
	own := false
	walkNames(reflect.ValueOf(st.Cond), func(name string) {
		own = own || slices.Contains(u.hidden, name) || slices.ContainsFunc(u.e.Func.Params, func(p *ast.Param) bool {
			return p.Decl != nil && p.Decl.Name.Simple() == name
		})
	})
	if !st.Constexpr || own || st.Cond == nil || !inTemplate(u.s) {
		return false, false
	}
	u.b.c.speculate(func() bool {
		taken, known = u.b.constCond(u.s, st.Cond)
		return true
	})
	return taken, known
}

func (u *nameUses) declare(name string) { u.hidden = append(u.hidden, name) }

// walk looks at parts of a tree in order, each of which may declare names for those after it.
func (u *nameUses) walk(parts ...any) {
	for _, p := range parts {
		walkNamesOutside(reflect.ValueOf(p), u.instead, u.use)
	}
}

// scope is walk for parts whose names end with the last.
func (u *nameUses) scope(parts ...any) any {
	n := len(u.hidden)
	u.walk(parts...)
	u.hidden = u.hidden[:n]
	return nil
}

// instead looks at nodes that have scopes, declare names or have operands that are not evaluated, and returns nil for
// them; it returns others.
func (u *nameUses) instead(node any) any {
	switch n := node.(type) {
	case *ast.Block:
		return u.scope(n.List)
	case *ast.If:
		if taken, known := u.discards(n); known && taken {
			return u.scope(n.Init, n.Cond, n.Then)
		} else if known {
			return u.scope(n.Init, n.Cond, n.Else)
		}
		return u.scope(n.Init, n.CondDecl, n.Cond, n.Then, n.Else)
	case *ast.For:
		return u.scope(n.Init, n.CondDecl, n.Cond, n.Post, n.Body)
	case *ast.RangeFor:
		return u.scope(n.Range, n.Var, n.Body)
	case *ast.While:
		return u.scope(n.CondDecl, n.Cond, n.Body)
	case *ast.Switch:
		return u.scope(n.Init, n.CondDecl, n.Cond, n.Body)
	case *ast.Lambda:
		u.lambda(n)
		return nil
	case *ast.Member:
		u.walk(n.X)
		for _, p := range n.Name.Parts {
			u.walk(p.Args, p.Conversion)
		}
		return nil
	case ast.Decl:
		return u.declaration(n)
	}
	if unevaluatedOperand(node) != nil {
		return nil
	}
	if u.within == nil && len(u.generic) > 0 {
		if st, ok := node.(*ast.Return); ok && st.X != nil {
			return u.full(st.X, true)
		} else if e, ok := node.(ast.Expr); ok {
			return u.full(e, false)
		}
	}
	return node
}

// unevaluatedOperand is the operand of sizeof, alignof, noexcept or decltype, nil of others.
func unevaluatedOperand(node any) ast.Expr {
	switch n := node.(type) {
	case *ast.SizeofExpr:
		return n.X
	case *ast.SizeofType:
		return n.X
	case *ast.DecltypeType:
		if _, paren := n.X.(*ast.Paren); !paren { // the type of (x) depends on the capture ([expr.prim.id.unqual]/3)
			return n.X
		}
	case *ast.Unary:
		if n.Op == "noexcept" {
			return n.X
		}
	}
	return nil
}

// declaration looks at what declares names; it returns n where that has parts that do.
func (u *nameUses) declaration(n ast.Decl) any {
	switch n := n.(type) {
	case *ast.VarDecl:
		_, auto := n.Spec.Type.(*ast.AutoType)
		depends := u.mentionsGeneric(n.Spec) || auto && u.mentionsGeneric(n.Init)
		u.walk(n.Spec)
		u.declarator(n.Decl)
		for _, w := range n.Names {
			u.declare(w.Text)
		}
		if depends && u.within == nil { // what initialises it may use the place of a constant
			if n.Decl != nil {
				u.generic[n.Decl.Name.Simple()] = true
			}
			u.within = &usedTogether{}
			u.walk(n.Init)
			for _, name := range u.within.names {
				u.depending[name] = true
			}
			u.within = nil
			break
		}
		u.walk(n.Init)
	case *ast.TypedefDecl:
		if u.mentionsGeneric(n.Spec) {
			u.generic[n.Name] = true
		}
		u.walk(n.Spec)
		u.declarator(n.Decl)
		u.declare(n.Name)
	case *ast.FuncDecl:
		u.walk(n.Spec)
		u.declarator(n.Decl)
	case *ast.ClassDecl: // no local class uses variables of the function around it ([class.local]/1)
		if n.Name.Simple() != "" && n.Defined {
			u.declare(n.Name.Simple())
		}
	case *ast.EnumDecl: // nor do constants
		for _, item := range n.Items {
			if !n.Scoped {
				u.declare(item.Name)
			}
		}
	default:
		return n
	}
	return nil
}

func (u *nameUses) declarator(d *ast.Declarator) {
	if d == nil {
		return
	}
	u.walk(d.Derive)
	if name := d.Name.Simple(); name != "" {
		u.declare(name)
	}
}

// lambda looks at a lambda inside. What it uses is the same for all lambdas around it, which are asked one by one, but
// where they are templates.
func (u *nameUses) lambda(e *ast.Lambda) {
	if inTemplate(u.s) || len(u.generic) > 0 && u.within == nil {
		u.inside(e)
		return
	}
	known := u.b.c.classes.lambdaNames
	used := known[e]
	if used == nil {
		in := &nameUses{b: u.b, s: u.s, e: e, used: map[string]bool{}, generic: map[string]bool{},
			depending: map[string]bool{}}
		in.inside(e)
		used = map[string]bool{}
		for name := range in.used {
			used[name] = in.depending[name]
		}
		known[e] = used
	}
	for name, depends := range used {
		u.use(name)
		if depends && !slices.Contains(u.hidden, name) {
			u.depending[name] = true
		}
	}
}

func (u *nameUses) inside(e *ast.Lambda) {
	n := len(u.hidden)
	for _, capture := range e.Captures {
		if capture.Init == nil {
			u.use(capture.Name)
		}
		u.walk(capture.Init)
	}
	for _, capture := range e.Captures {
		if capture.Init != nil {
			u.declare(capture.Name)
		}
	}
	generic := maps.Clone(u.generic)
	if e.Func != nil {
		u.parameters(e)
		for _, p := range e.Func.Params {
			u.walk(&p.Spec, p.Default)
			u.declarator(p.Decl)
		}
		u.walk(e.Func.Trailing)
	}
	u.body(e.Body)
	u.hidden, u.generic = u.hidden[:n], generic
}
