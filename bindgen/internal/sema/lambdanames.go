package sema

import (
	"reflect"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
)

// A lambda captures by default what its body odr-uses ([expr.prim.lambda.capture]/7): neither what only an operand
// mentions that is not evaluated, nor what has the name of something that the body declares itself.

// nameUses collects the names that a body uses of what stands outside of it. What is in doubt counts as used.
type nameUses struct {
	c      *checker
	hidden []string // what is declared in the scopes around the place that is looked at
	used   map[string]bool
}

// usedNames are the names of which the body of e uses what stands outside of it, but for those of its parameters.
func (c *checker) usedNames(e *ast.Lambda) map[string]bool {
	u := &nameUses{c: c, used: map[string]bool{}}
	u.body(e.Body)
	return u.used
}

func (u *nameUses) body(b *ast.Body) {
	block := u.c.parser.Body(b)
	if block == nil || b.Failed {
		for _, t := range b.Tokens {
			u.use(t.Text)
		}
		return
	}
	u.walk(block)
}

func (u *nameUses) use(name string) {
	if !slices.Contains(u.hidden, name) {
		u.used[name] = true
	}
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
	if operand := unevaluatedOperand(node); operand != nil && isPlace(operand) {
		return nil
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
		if id, ok := n.X.(*ast.Ident); ok { // of (x) the type depends on the capture ([expr.prim.id.unqual]/3)
			return id
		}
	case *ast.Unary:
		if n.Op == "noexcept" {
			return n.X
		}
	}
	return nil
}

// isPlace reports whether e calls no function that is chosen by the type which a captured variable has.
func isPlace(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.Ident:
		return true
	case *ast.Paren:
		return isPlace(e.X)
	case *ast.Index:
		return isPlace(e.X)
	case *ast.Member:
		return isPlace(e.X)
	case *ast.Unary:
		return (e.Op == "*" || e.Op == "&") && isPlace(e.X)
	}
	return false
}

// declaration looks at what declares names; it returns n where that has parts that do.
func (u *nameUses) declaration(n ast.Decl) any {
	switch n := n.(type) {
	case *ast.VarDecl:
		u.walk(n.Spec)
		u.declarator(n.Decl)
		for _, w := range n.Names {
			u.declare(w.Text)
		}
		u.walk(n.Init)
	case *ast.TypedefDecl:
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

// lambda looks at a lambda inside.
func (u *nameUses) lambda(e *ast.Lambda) {
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
	if e.Func != nil {
		for _, p := range e.Func.Params {
			u.walk(&p.Spec, p.Default)
			u.declarator(p.Decl)
		}
		u.walk(e.Func.Trailing)
	}
	u.body(e.Body)
	u.hidden = u.hidden[:n]
}
