// Package ending says which loops surely end.
//
// A loop does if one of the conditions for going on compares a variable, to which each iteration does the same, with a
// limit that stays: up to it by additions or multiplications, down to it by subtractions, divisions or shifts. Of
// other loops nothing is known.
package ending

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// Info is what is known of the variables of a function.
type Info struct {
	// Addressed are those whose address is taken: what changes them is not known.
	Addressed map[*ir.Var]bool
	inits     map[*ir.Var]ir.Expr // the values of variables that keep them
}

// Of looks at the statements of a function.
func Of(list []ir.Stmt) *Info {
	i := &Info{Addressed: ir.AddressedIn(list), inits: map[*ir.Var]ir.Expr{}}
	written := map[*ir.Var]bool{}
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Declare); ok && d.Init != nil {
			i.inits[d.Var] = d.Init
		}
		written[ir.Root(ir.Written(s))] = true
		return true
	})
	for v := range i.inits {
		if written[v] || i.Addressed[v] {
			delete(i.inits, v)
		}
	}
	return i
}

// Ends reports whether a loop surely ends: one of the conditions for going on compares a variable that each iteration
// steps towards a fixed limit.
func (i *Info) Ends(l *ir.Loop) bool {
	if l.Cond == nil {
		return false
	}
	if ir.IsFalse(l.Cond) {
		return true
	}
	return slices.ContainsFunc(ir.Terms(l.Cond, ir.LogAnd), func(e ir.Expr) bool {
		c, ok := ir.Unconverted(e).(*ir.Binary)
		return ok && (i.steps(l, c.Op, c.A, c.B) || i.steps(l, mirrored[c.Op], c.B, c.A))
	})
}

// mirrored are the comparisons with their operands exchanged.
var mirrored = map[ir.BinaryOp]ir.BinaryOp{ir.Lt: ir.Gt, ir.Gt: ir.Lt, ir.Le: ir.Ge, ir.Ge: ir.Le, ir.Ne: ir.Ne}

// steps reports whether `a op limit` becomes false: a is a variable to which each iteration does one thing.
func (i *Info) steps(l *ir.Loop, op ir.BinaryOp, a, limit ir.Expr) bool {
	r, ok := ir.Unconverted(a).(*ir.Ref)
	if !ok || !i.fixedIn(l, limit) || i.Addressed[r.Var] {
		return false
	}
	t, ok := r.Var.Type.(ir.Scalar)
	if !ok || !t.IsInt() || op == ir.Ge && !t.IsSigned() {
		return false
	}
	var step ir.Stmt
	for _, list := range [][]ir.Stmt{l.Pre, l.Body, l.Post} {
		ir.WalkStmts(list, func(s ir.Stmt) bool {
			if ir.Root(ir.Written(s)) == r.Var {
				if step != nil {
					ok = false
				}
				step = s
			}
			return true
		})
	}
	always := slices.Contains(l.Post, step) || slices.Contains(l.Body, step) && !ir.Continues(l.Body)
	return ok && step != nil && always && i.towards(op, step, r.Var)
}

// towards reports whether the statement step brings v nearer to where `v op limit` is false.
func (i *Info) towards(op ir.BinaryOp, step ir.Stmt, v *ir.Var) bool {
	up := op == ir.Lt || op == ir.Le || op == ir.Ne
	down := op == ir.Gt || op == ir.Ge || op == ir.Ne
	a, ok := step.(*ir.Assign)
	if !ok || !ir.IsRef(a.Dst, v) {
		return false
	}
	change, by := a.Op, a.Src
	if b, ok := ir.Unconverted(a.Src).(*ir.Binary); ok && a.Op == ir.NoOp && ir.IsRef(ir.Unconverted(b.A), v) {
		change, by = b.Op, b.B // computed in another type
	}
	n, constantStep := ir.SmallInt(ir.Unconverted(by))
	switch change {
	case ir.Add:
		return up && i.positive(by, 0) || down && constantStep && n < 0
	case ir.Sub:
		return down && i.positive(by, 0)
	case ir.Div:
		return op == ir.Gt && constantStep && n > 1
	case ir.Shr:
		return op == ir.Gt && constantStep && n > 0
	case ir.Mul:
		return (op == ir.Lt || op == ir.Le) && constantStep && n > 1
	case ir.Shl:
		return (op == ir.Lt || op == ir.Le) && constantStep && n > 0
	}
	return false
}

// maxNested bounds how far positive looks.
const maxNested = 8

// positive reports whether e is more than zero: a number, a size of the launch, or made of such.
func (i *Info) positive(e ir.Expr, nested int) bool {
	e = ir.Unconverted(e)
	if n, ok := ir.SmallInt(e); ok {
		return n > 0
	}
	if nested > maxNested {
		return false
	}
	switch e := e.(type) {
	case *ir.Ref:
		init := i.inits[e.Var]
		return init != nil && i.positive(init, nested+1)
	case *ir.Builtin:
		return strings.HasPrefix(string(e.Op), "dim.")
	case *ir.Binary:
		return (e.Op == ir.Mul || e.Op == ir.Add) && i.positive(e.A, nested+1) && i.positive(e.B, nested+1)
	}
	return false
}

// fixedIn reports whether e has one value in all iterations of l: it reads no memory, and no variable that l changes.
func (i *Info) fixedIn(l *ir.Loop, e ir.Expr) bool {
	fixed := true
	ir.WalkExprs(e, func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.Ref:
			local := e.Var.Kind == ir.Local || e.Var.Kind == ir.Param || e.Var.Kind == ir.Temp
			fixed = fixed && local && !i.Addressed[e.Var] && !ir.Writes([]ir.Stmt{l}, e.Var)
		case *ir.Index, *ir.Deref, *ir.FieldOf, *ir.LaneAt:
			fixed = false
		}
		return fixed
	})
	return fixed
}
