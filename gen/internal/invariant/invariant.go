// Package invariant finds what has the same value in every round of a loop and can be computed before it: Go's
// compiler does not move anything out of loops.
package invariant

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// Loop is what a loop need not compute in every round. Nothing in it loads from memory or can fault, so it may be
// computed even if no round follows.
type Loop struct {
	Declares []*ir.Declare // declarations to be moved before the loop, in order
	// expressions to be given a name before the loop, after Declares; those that stand in other ones come with them
	Exprs  []Expr
	Wanted []*ir.Declare // those of Declares that something uses; Analyse finds them
}

// Expr is an expression and the places where it stands.
type Expr struct {
	Expr   ir.Expr
	Uses   []ir.Expr
	Wanted bool // something uses it; Analyse finds out
}

// maxExprs bounds the names that one loop gets: more would only move from registers to the stack.
const maxExprs = 8

// Find looks for the invariants of loop. fixed reports whether a variable is only ever changed by statements that
// name it: its address is not taken, and it is private to the thread. movable reports whether a declaration may be
// moved. done reports whether an expression has a name already.
func Find(loop *ir.Loop, fixed func(*ir.Var) bool, movable func(*ir.Declare) bool, done func(ir.Expr) bool) *Loop {
	f := &finder{fixed: fixed, done: done, changed: map[*ir.Var]bool{}, moved: map[*ir.Var]bool{}}
	for _, list := range ir.Bodies(loop) {
		f.changes(list)
	}
	for _, list := range ir.Bodies(loop) {
		f.declares(list, movable)
	}
	for _, e := range ir.Exprs(loop) {
		f.expr(e)
	}
	for _, list := range ir.Bodies(loop) {
		ir.WalkStmts(list, func(s ir.Stmt) bool {
			if d, ok := s.(*ir.Declare); ok && f.moved[d.Var] {
				return true
			}
			for _, e := range ir.Exprs(s) {
				f.expr(e)
			}
			return true
		})
	}
	return &f.found
}

type finder struct {
	fixed   func(*ir.Var) bool
	done    func(ir.Expr) bool
	changed map[*ir.Var]bool // assigned or declared in the loop
	moved   map[*ir.Var]bool // declared in the loop no more
	found   Loop
	// operations that are no invariants, from when on it is known which declarations are moved
	variant map[ir.Expr]bool
}

// changes notes the variables that list assigns or declares.
func (f *finder) changes(list []ir.Stmt) {
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Declare); ok {
			f.changed[d.Var] = true
		}
		if dst := ir.Written(s); dst != nil {
			if v := ir.Root(dst); v != nil {
				f.changed[v] = true
			}
		}
		return true
	})
}

// declares moves the declarations of variables that keep one invariant value.
func (f *finder) declares(list []ir.Stmt, movable func(*ir.Declare) bool) {
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		d, ok := s.(*ir.Declare)
		if !ok || d.Init == nil || !movable(d) || !f.fixed(d.Var) {
			return true
		}
		if _, constant := d.Init.(*ir.Const); !constant && f.invariant(d.Init) {
			f.moved[d.Var] = true
			f.found.Declares = append(f.found.Declares, d)
		}
		return true
	})
}

// expr names the largest invariants in e.
func (f *finder) expr(e ir.Expr) {
	ir.WalkExprs(e, func(e ir.Expr) bool {
		if f.done(e) {
			return false
		}
		if f.variant == nil {
			f.variant = map[ir.Expr]bool{}
		}
		if cost(e) < 2 || !f.invariant(e) {
			return true
		}
		for i := range f.found.Exprs {
			if x := &f.found.Exprs[i]; ir.Equal(x.Expr, e) {
				x.Uses = append(x.Uses, e)
				return false
			}
		}
		if len(f.found.Exprs) < maxExprs {
			f.found.Exprs = append(f.found.Exprs, Expr{Expr: e, Uses: []ir.Expr{e}})
		}
		return false
	})
}

// cost is about how many instructions e takes, if they are few; a product counts twice.
func cost(e ir.Expr) (n int) {
	ir.WalkExprs(e, func(e ir.Expr) bool {
		if n > 1 {
			return false // that is enough
		}
		switch e := e.(type) {
		case *ir.Binary:
			n++
			if e.Op == ir.Mul || e.Op == ir.Div || e.Op == ir.Rem {
				n++
			}
		case *ir.Builtin:
			if len(e.Args) > 0 {
				n += 2
			}
		case *ir.Convert:
			from, ok := e.A.Type().(ir.Scalar)
			if to, ok2 := e.Typ.(ir.Scalar); ok && ok2 && from.IsFloat() != to.IsFloat() {
				n += 2
			}
		case *ir.Unary:
			n++
		}
		return true
	})
	return n
}

// invariant reports whether e has one value throughout the loop and can be evaluated at any time.
func (f *finder) invariant(e ir.Expr) bool {
	if f.variant[e] {
		return false
	}
	is := f.isInvariant(e)
	if _, operation := e.(*ir.Binary); operation && !is && f.variant != nil {
		f.variant[e] = true
	}
	return is
}

func (f *finder) isInvariant(e ir.Expr) bool {
	s, ok := e.Type().(ir.Scalar)
	if !ok || s == ir.F16 || s == ir.BF16 {
		return false
	}
	switch e := e.(type) {
	case *ir.Const:
		return true
	case *ir.Ref:
		return (e.Var.Kind == ir.Param || e.Var.Kind == ir.Local || e.Var.Kind == ir.Temp) && f.fixed(e.Var) &&
			(!f.changed[e.Var] || f.moved[e.Var])
	case *ir.Unary:
		return f.invariant(e.A)
	case *ir.Convert:
		return f.invariant(e.A)
	case *ir.Binary:
		if _, scalar := e.A.Type().(ir.Scalar); !scalar || e.Op == ir.LogAnd || e.Op == ir.LogOr {
			return false
		}
		if c, ok := e.B.(*ir.Const); (e.Op == ir.Div || e.Op == ir.Rem) && s.IsInt() && (!ok || c.Bits == 0) {
			return false // may fault
		}
		return f.invariant(e.A) && f.invariant(e.B)
	case *ir.Builtin:
		if kind, _, _ := strings.Cut(string(e.Op), "."); kind != "math" && kind != "int" && kind != "id" &&
			kind != "dim" {
			return false
		}
		for _, a := range e.Args {
			if !f.invariant(a) {
				return false
			}
		}
		return true
	}
	return false
}
