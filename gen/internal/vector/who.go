package vector

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// Which parts of a plan mention threadIdx.x itself, and not only through variables that are declared before.

// asksWho reports whether threadIdx.x stands in an expression of list.
func asksWho(list ...ir.Expr) (found bool) {
	for _, e := range list {
		ir.WalkExprs(e, func(e ir.Expr) bool {
			b, ok := e.(*ir.Builtin)
			found = found || ok && b.Op == "id.thread.x"
			return !found
		})
	}
	return found
}

// asksWho reports whether the statements mention it.
func (a *Arrays) asksWho() (found bool) {
	exprs(a.Body, func(*ir.Var) bool { return true }, func(e ir.Expr) { found = found || asksWho(e) })
	return found
}

// asksWho reports whether the guards, or what is declared once for the vector, mention it.
func (p *Plan) guardsAskWho() bool { return asksWho(p.guardExprs()...) }

// guardExprs lists the expressions of the guards and of what is declared once for the vector.
func (p *Plan) guardExprs() (list []ir.Expr) {
	for _, d := range p.Head {
		list = append(list, d.Init)
	}
	list = append(list, p.Row.Uniform...)
	list = append(list, p.Row.NoWrap...)
	g := p.Guards
	for _, s := range g.Starts {
		list = append(list, s.Index)
	}
	if p.Arrays != nil {
		for _, l := range p.Arrays.Loops {
			list = append(list, l.First, l.Limit)
		}
	}
	for _, s := range g.Spans {
		list = append(list, s.Index)
		for _, a := range s.Along {
			list = append(list, a.Next)
		}
	}
	for _, c := range g.When {
		list = append(list, c.Expr)
	}
	for _, edges := range [][]Edge{g.First, g.End, g.Lo, g.Hi} {
		for _, e := range edges {
			list = append(list, e.X, e.Limit)
		}
	}
	for _, b := range g.Except {
		list = append(list, b.X, b.Limit)
	}
	return present(list)
}

// present is list without what is nil.
func present(list []ir.Expr) (out []ir.Expr) {
	for _, e := range list {
		if e != nil {
			out = append(out, e)
		}
	}
	return out
}

// recordsAskWho reports whether what is recorded before the vector mentions it.
func (c *Checks) recordsAskWho() bool {
	var list []ir.Expr
	for _, r := range c.Records {
		list = append(list, r.First.Exprs()...)
		for _, m := range r.Moves {
			list = append(list, m.Next.Exprs()...)
		}
	}
	return asksWho(list...)
}

// endpointsAskWho reports whether the endpoints mention it.
func (c *Checks) endpointsAskWho() (found bool) {
	for _, e := range c.Endpoints {
		for _, x := range append(e.Firsts, e.Value) {
			found = found || x.asksWho()
		}
	}
	return found
}

func (x *Exact) asksWho() bool {
	return x != nil && (x.Expr != nil && asksWho(x.Expr) || x.A.asksWho() || x.B.asksWho())
}

// asksWho reports whether a statement of the first version, or the declaration of a variable for one thread, needs
// to know which thread runs.
func (p *Plan) asksWho() (found bool) {
	streams := p.Streams()
	look := func(e ir.Expr) {
		ir.WalkExprs(e, func(e ir.Expr) bool {
			switch e := e.(type) {
			case *ir.Index:
				return !streams[e]
			case *ir.Builtin:
				found = found || e.Op == "id.thread.x" || strings.HasPrefix(string(e.Op), "lanes.")
			}
			return !found
		})
	}
	for _, d := range p.Row.Declares {
		if !p.Once[d.Var] && !p.Row.Dropped[d.Var] {
			look(d.Init)
		}
	}
	ir.WalkReachable(p.Row.Body, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Declare); ok && p.Row.Dropped[d.Var] {
			return true
		}
		for _, e := range ir.Exprs(s) {
			look(e)
		}
		return true
	})
	return found
}
