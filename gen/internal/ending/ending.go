// Package ending says which loops surely end.
//
// A loop does if one of the conditions for going on compares a variable, to which each iteration does the same, with a
// limit that stays: up to it by additions, or by multiplications from more than zero; down to it by subtractions, or to
// zero by divisions or shifts. Of other loops nothing is known. That variables of 32 bits or more overflow on the way
// is left out of account: nothing would be known of a step other than one.
package ending

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/ranges"
)

// Info is what is known of the variables of a function.
type Info struct {
	// Addressed are those whose address is taken: what changes them is not known.
	Addressed map[*ir.Var]bool
	inits     map[*ir.Var]ir.Expr // the values of variables that keep them
	starts    map[*ir.Var]ir.Expr // the first values of variables that one statement changes
}

// Of looks at the statements of a function.
func Of(list []ir.Stmt) *Info {
	i := &Info{Addressed: ir.AddressedIn(list), inits: map[*ir.Var]ir.Expr{}, starts: map[*ir.Var]ir.Expr{}}
	declared, written := map[*ir.Var]ir.Expr{}, map[*ir.Var]int{}
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Declare); ok && d.Init != nil {
			declared[d.Var] = d.Init
		}
		written[ir.Root(ir.Written(s))]++
		return true
	})
	for v, init := range declared {
		switch {
		case i.Addressed[v]:
		case written[v] == 0:
			i.inits[v] = init
		case written[v] == 1:
			i.starts[v] = init
		}
	}
	return i
}

// OfAll is Of for threads that go through statements without taking part in them, and may lack the values of variables:
// a step that is one of these is not known.
func OfAll(list []ir.Stmt) *Info {
	i := Of(list)
	i.inits = nil
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
var mirrored = map[ir.BinaryOp]ir.BinaryOp{ir.Lt: ir.Gt, ir.Gt: ir.Lt, ir.Le: ir.Ge, ir.Ge: ir.Le}

// steps reports whether `a op limit` becomes false: a is a variable to which each iteration does one thing.
func (i *Info) steps(l *ir.Loop, op ir.BinaryOp, a, limit ir.Expr) bool {
	r, ok := ir.Unconverted(a).(*ir.Ref)
	if !ok || !i.fixedIn(l, limit) || i.Addressed[r.Var] {
		return false
	}
	t, ok := r.Var.Type.(ir.Scalar)
	if !ok || !t.IsInt() || op == ir.Ge && !t.IsSigned() || t.Size() < 4 && !reaches(t, op, limit) {
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
	return ok && step != nil && always && i.towards(op, step, r.Var, limit)
}

// reaches reports whether a variable of the narrow type t has a value v for which `v op limit` is false.
func reaches(t ir.Scalar, op ir.BinaryOp, limit ir.Expr) bool {
	n, ok := ir.SmallInt(ir.Unconverted(limit))
	x := ranges.OfType(t)
	switch op {
	case ir.Lt:
		return ok && n <= x.Hi
	case ir.Le:
		return ok && n < x.Hi
	case ir.Gt:
		return ok && n >= x.Lo
	case ir.Ge:
		return ok && n > x.Lo
	}
	return false
}

// towards reports whether the statement step brings v nearer to where `v op limit` is false.
func (i *Info) towards(op ir.BinaryOp, step ir.Stmt, v *ir.Var, limit ir.Expr) bool {
	up := op == ir.Lt || op == ir.Le
	down := op == ir.Gt || op == ir.Ge
	a, ok := step.(*ir.Assign)
	if !ok || !ir.IsRef(a.Dst, v) {
		return false
	}
	change, by := a.Op, a.Src
	if b, ok := ir.Unconverted(a.Src).(*ir.Binary); ok && a.Op == ir.NoOp && ir.IsRef(ir.Unconverted(b.A), v) {
		change, by = b.Op, b.B // computed in another type
	}
	n, constant := ir.SmallInt(ir.Unconverted(by))
	one := constant && (n == 1 || n == -1)
	down = down && (one || v.Type.(ir.Scalar).IsSigned()) // by more than one, it may miss zero
	switch change {
	case ir.Add:
		return up && i.positive(by, 0) || down && constant && n < 0
	case ir.Sub:
		return down && i.positive(by, 0)
	case ir.Div:
		return op == ir.Gt && constant && n > 1 && notNegative(limit)
	case ir.Shr:
		return op == ir.Gt && constant && n > 0 && notNegative(limit)
	case ir.Mul:
		return up && constant && n > 1 && i.startsPositive(v)
	case ir.Shl:
		return up && constant && n > 0 && i.startsPositive(v)
	}
	return false
}

// startsPositive reports whether the first value of v, which one statement changes, is more than zero.
func (i *Info) startsPositive(v *ir.Var) bool {
	first := i.starts[v]
	return first != nil && i.positive(first, 0)
}

func notNegative(e ir.Expr) bool {
	n, ok := ir.SmallInt(ir.Unconverted(e))
	t, scalar := e.Type().(ir.Scalar)
	return ok && n >= 0 || scalar && t.IsInt() && !t.IsSigned()
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
