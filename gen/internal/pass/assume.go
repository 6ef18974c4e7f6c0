package pass

import "github.com/kbind/kbind/bindgen/ir"

// Assume returns list with the conditions of known replaced by their values and worked out, for the threads of which
// these are true; see affine.Options. Variables that are fixed and become constants go: nothing after list may need
// them.
func Assume(list []ir.Stmt, known map[ir.Expr]bool, fixed func(*ir.Var) bool) []ir.Stmt {
	g := &assumption{known: known, flags: map[*ir.Var]ir.Expr{}, fixed: fixed}
	return g.stmts(list)
}

type assumption struct {
	known map[ir.Expr]bool
	flags map[*ir.Var]ir.Expr // variables that are constants now
	fixed func(*ir.Var) bool
}

func (g *assumption) stmts(list []ir.Stmt) (out []ir.Stmt) {
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Declare:
			n := *s
			n.Init = g.expr(s.Init)
			if c, ok := n.Init.(*ir.Const); ok && s.Var.Type == ir.Bool && g.fixed(s.Var) {
				g.flags[s.Var] = c
				continue
			}
			out = append(out, &n)
		case *ir.Assign:
			n := *s
			n.Dst, n.Src = g.expr(s.Dst), g.expr(s.Src)
			out = append(out, &n)
		case *ir.Call:
			n := *s
			n.Dst, n.Args = g.expr(s.Dst), ir.MapList(s.Args, g.expr)
			out = append(out, &n)
		case *ir.Effect:
			n := *s
			n.Dst, n.Args = g.expr(s.Dst), ir.MapList(s.Args, g.expr)
			out = append(out, &n)
		case *ir.Block:
			out = append(out, &ir.Block{S: s.S, List: g.stmts(s.List)})
		case *ir.If:
			out = append(out, g.branch(s)...)
			if n := len(out); n > 0 && ir.Terminates(out[n-1]) {
				return out
			}
		case *ir.Loop:
			out = append(out, &ir.Loop{S: s.S, Pre: g.stmts(s.Pre), Cond: g.expr(s.Cond), Post: g.stmts(s.Post),
				Body: g.stmts(s.Body), TestLast: s.TestLast})
		case *ir.Switch:
			n := &ir.Switch{S: s.S, Tag: g.expr(s.Tag)}
			for _, c := range s.Cases {
				c.Body = g.stmts(c.Body)
				n.Cases = append(n.Cases, c)
			}
			out = append(out, n)
		default:
			out = append(out, s)
		}
	}
	return out
}

// branch writes what is left of an If.
func (g *assumption) branch(s *ir.If) []ir.Stmt {
	c, ok := g.expr(s.Cond).(*ir.Const)
	switch {
	case !ok:
		return []ir.Stmt{&ir.If{S: s.S, Cond: g.expr(s.Cond), Then: g.stmts(s.Then), Else: g.stmts(s.Else)}}
	case c.Bits != 0:
		return []ir.Stmt{&ir.Block{S: s.S, List: g.stmts(s.Then)}}
	case len(s.Else) > 0:
		return []ir.Stmt{&ir.Block{S: s.S, List: g.stmts(s.Else)}}
	}
	return nil
}

// mayFaultExpr reports whether the evaluation of e may fault.
func mayFaultExpr(e ir.Expr) (faults bool) {
	ir.WalkExprs(e, func(e ir.Expr) bool {
		faults = faults || ir.Faults(e)
		return !faults
	})
	return faults
}

func (g *assumption) expr(e ir.Expr) ir.Expr {
	if e == nil {
		return nil
	}
	if v, ok := g.known[e]; ok {
		c := &ir.Const{X: ir.X{Typ: ir.Bool, At: e.Pos()}}
		if v {
			c.Bits = 1
		}
		return c
	}
	if r, ok := e.(*ir.Ref); ok && g.flags[r.Var] != nil {
		return g.flags[r.Var]
	}
	switch e := ir.MapOperands(e, g.expr).(type) {
	case *ir.Unary:
		if c, ok := e.A.(*ir.Const); ok && e.Op == ir.Not && e.Typ == ir.Bool {
			return &ir.Const{X: e.X, Bits: c.Bits ^ 1}
		}
		return e
	case *ir.Binary:
		if e.Op != ir.LogAnd && e.Op != ir.LogOr {
			return e
		}
		for i, x := range []ir.Expr{e.A, e.B} {
			c, ok := x.(*ir.Const)
			switch decides := ok && (c.Bits != 0) == (e.Op == ir.LogOr); {
			case decides && i == 1 && mayFaultExpr(e.A):
				return e
			case decides:
				return c
			case ok:
				return []ir.Expr{e.B, e.A}[i]
			}
		}
		return e
	case *ir.Select:
		return fold(e)
	default:
		return e
	}
}
