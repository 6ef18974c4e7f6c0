package pass

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/spinwait"
)

// A launch whose context has ended stops at polls: in the iterations of loops of which nothing here says that they end,
// and after labels that are jumped back to. A loop that counts needs none. Nor does one in each iteration of which
// threads meet or yield: they poll where they do.

// poll adds polls to a kernel.
func poll(_ *Context, k *Kernel) *ir.Refusal {
	f := *k.Func
	f.Body = polled(f.Body)
	k.Func = &f
	return nil
}

// polled returns list with polls. It changes the statements.
func polled(list []ir.Stmt) []ir.Stmt {
	p := &poller{addressed: addressedIn(list), inits: map[*ir.Var]ir.Expr{}, back: map[*ir.Label]bool{}}
	seen := map[*ir.Label]bool{}
	written := map[*ir.Var]bool{}
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Declare:
			if s.Init != nil {
				p.inits[s.Var] = s.Init
			}
		case *ir.Label:
			seen[s] = true
		case *ir.Goto:
			p.back[s.To] = p.back[s.To] || seen[s.To]
		}
		written[ir.Root(ir.Written(s))] = true
		return true
	})
	for v := range p.inits {
		if written[v] || p.addressed[v] {
			delete(p.inits, v)
		}
	}
	return p.list(list)
}

// poller adds polls to a function.
type poller struct {
	addressed map[*ir.Var]bool
	inits     map[*ir.Var]ir.Expr // the values of variables that keep them
	back      map[*ir.Label]bool  // labels that are jumped back to
}

// list adds polls to the statements of list.
func (p *poller) list(list []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range list {
		out = append(out, s)
		ir.MapBodies(s, p.list)
		switch s := s.(type) {
		case *ir.Loop:
			if !p.ends(s) && !slices.ContainsFunc(s.Body, ir.Suspends) && !spinwait.Yields(s) && !polls(s.Body) {
				s.Body = slices.Insert(s.Body, 0, pollAt(s))
			}
		case *ir.Label:
			if p.back[s] {
				out = append(out, pollAt(s))
			}
		}
	}
	return out
}

func pollAt(s ir.Stmt) ir.Stmt { return &ir.Effect{S: ir.S{At: s.Pos()}, Op: ir.OpPoll} }

// polls reports whether list begins with a poll, as the body of a loop in a function that was inlined does.
func polls(list []ir.Stmt) bool {
	if len(list) == 0 {
		return false
	}
	e, ok := list[0].(*ir.Effect)
	return ok && e.Op == ir.OpPoll
}

// ends reports whether a loop surely ends: one of the conditions for going on compares a variable that each iteration
// steps towards a fixed limit.
func (p *poller) ends(l *ir.Loop) bool {
	if l.Cond == nil {
		return false
	}
	if ir.IsFalse(l.Cond) {
		return true
	}
	return slices.ContainsFunc(ir.Terms(l.Cond, ir.LogAnd), func(e ir.Expr) bool {
		c, ok := ir.Unconverted(e).(*ir.Binary)
		return ok && (p.steps(l, c.Op, c.A, c.B) || p.steps(l, mirrored[c.Op], c.B, c.A))
	})
}

// mirrored are the comparisons with their operands exchanged.
var mirrored = map[ir.BinaryOp]ir.BinaryOp{ir.Lt: ir.Gt, ir.Gt: ir.Lt, ir.Le: ir.Ge, ir.Ge: ir.Le, ir.Ne: ir.Ne}

// steps reports whether `a op limit` becomes false: a is a variable to which each iteration does one thing.
func (p *poller) steps(l *ir.Loop, op ir.BinaryOp, a, limit ir.Expr) bool {
	r, ok := ir.Unconverted(a).(*ir.Ref)
	if !ok || !p.fixedIn(l, limit) || p.addressed[r.Var] {
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
	always := slices.Contains(l.Post, step) || slices.Contains(l.Body, step) && !continues(l.Body)
	return ok && step != nil && always && p.towards(op, step, r.Var)
}

// towards reports whether the statement step brings v nearer to where `v op limit` is false.
func (p *poller) towards(op ir.BinaryOp, step ir.Stmt, v *ir.Var) bool {
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
		return up && p.positive(by, 0) || down && constantStep && n < 0
	case ir.Sub:
		return down && p.positive(by, 0)
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
func (p *poller) positive(e ir.Expr, nested int) bool {
	e = ir.Unconverted(e)
	if n, ok := ir.SmallInt(e); ok {
		return n > 0
	}
	if nested > maxNested {
		return false
	}
	switch e := e.(type) {
	case *ir.Ref:
		init := p.inits[e.Var]
		return init != nil && p.positive(init, nested+1)
	case *ir.Builtin:
		return strings.HasPrefix(string(e.Op), "dim.")
	case *ir.Binary:
		return (e.Op == ir.Mul || e.Op == ir.Add) && p.positive(e.A, nested+1) && p.positive(e.B, nested+1)
	}
	return false
}

// fixedIn reports whether e has one value in all iterations of l: it reads no memory, and no variable that l changes.
func (p *poller) fixedIn(l *ir.Loop, e ir.Expr) bool {
	fixed := true
	ir.WalkExprs(e, func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.Ref:
			local := e.Var.Kind == ir.Local || e.Var.Kind == ir.Param || e.Var.Kind == ir.Temp
			fixed = fixed && local && !p.addressed[e.Var] && !ir.Writes([]ir.Stmt{l}, e.Var)
		case *ir.Index, *ir.Deref, *ir.FieldOf, *ir.LaneAt:
			fixed = false
		}
		return fixed
	})
	return fixed
}

// continues reports whether a statement goes on with the next iteration of the loop whose body is list.
func continues(list []ir.Stmt) bool {
	return slices.ContainsFunc(list, func(s ir.Stmt) bool {
		switch s.(type) {
		case *ir.Continue:
			return true
		case *ir.Loop:
			return false
		}
		return slices.ContainsFunc(ir.Bodies(s), continues)
	})
}
