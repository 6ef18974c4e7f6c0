package pass

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
)

// maxRemade bounds the operations of an expression that is computed anew in each thread loop.
const maxRemade = 24

// remakeable finds the variables that are pure functions of the thread's index, the launch and its parameters: given a
// value where they are declared, and nowhere else.
func (p *splitter) remakeable() {
	ir.VisitReachable(p.f.Body, func(s ir.Stmt) {
		d, ok := s.(*ir.Declare)
		if !ok || d.Init == nil || p.writes[d.Var] != 1 || p.addressed[d.Var] || !ir.IsPrivate(d.Var) {
			return
		}
		if t, ok := d.Var.Type.(ir.Scalar); !ok || t == ir.Void {
			return
		}
		n := 0
		if x := p.remake(d.Init, &n); x != nil && n <= maxRemade {
			p.remade[d.Var] = x
		}
	}, nil)
}

// remake writes e with ids, parameters and constants only, or returns nil.
func (p *splitter) remake(e ir.Expr, n *int) ir.Expr {
	*n++
	if ir.Faults(e) {
		return nil
	}
	switch e := e.(type) {
	case *ir.Const:
		return e
	case *ir.Ref:
		if e.Var.Kind == ir.Param && p.writes[e.Var] == 0 && !p.addressed[e.Var] {
			if _, ok := e.Typ.(ir.Scalar); ok {
				return &ir.Ref{X: e.X, Var: e.Var}
			}
		}
		if x := p.remade[e.Var]; x != nil {
			ir.WalkExprs(x, func(ir.Expr) bool { *n++; return true })
			return x
		}
	case *ir.Builtin:
		switch e.Op {
		case "id.thread.x", "id.thread.y", "id.thread.z", "id.block.x", "id.block.y", "id.block.z",
			"dim.block.x", "dim.block.y", "dim.block.z", "dim.grid.x", "dim.grid.y", "dim.grid.z":
			return e
		}
	case *ir.Unary:
		if a := p.remake(e.A, n); a != nil {
			return &ir.Unary{X: e.X, Op: e.Op, A: a}
		}
	case *ir.Convert:
		if a := p.remake(e.A, n); a != nil {
			return &ir.Convert{X: e.X, A: a, Sat: e.Sat, Mode: e.Mode}
		}
	case *ir.Binary:
		if a, b := p.remake(e.A, n), p.remake(e.B, n); a != nil && b != nil {
			n := *e
			n.A, n.B = a, b
			return &n
		}
	case *ir.Select:
		if c, a, b := p.remake(e.C, n), p.remake(e.A, n), p.remake(e.B, n); c != nil && a != nil && b != nil {
			return &ir.Select{X: e.X, C: c, A: a, B: b}
		}
	}
	return nil
}

// uses says where the variables of the finished regions are mentioned.
type uses struct {
	in       map[*ir.Var]map[*ir.ThreadLoop]bool // nil stands for outside of thread loops
	declared map[*ir.Var]*ir.ThreadLoop
	scoped   map[*ir.Var]bool // the variable's scope goes beyond the thread loop that declares it
	order    []*ir.Var
}

// settle gives every variable its place and returns those that are arrays.
func (p *splitter) settle() (arrays []*ir.Var) {
	u := &uses{in: map[*ir.Var]map[*ir.ThreadLoop]bool{}, declared: map[*ir.Var]*ir.ThreadLoop{},
		scoped: map[*ir.Var]bool{}}
	u.list(p.f.Body, nil, false)
	remade := map[*ir.Var]bool{}
	for _, v := range u.order {
		local := len(u.in[v]) == 1 && !u.in[v][nil]
		switch {
		case !ir.IsPrivate(v) || p.scalars[v]:
		case p.inPlace[v]:
			arrays = append(arrays, v)
		case local && !(p.addressed[v] && u.scoped[v]):
		case p.remade[v] != nil:
			remade[v] = true
		default:
			arrays = append(arrays, v)
			if p.addressed[v] || ir.IsAggregate(v.Type) {
				p.inPlace[v] = true
			}
		}
	}
	r := &ir.Rewriter{Subst: map[*ir.Var]ir.Expr{}}
	for v := range remade {
		r.Subst[v] = p.remade[v]
	}
	p.f.Body = p.place(p.f.Body, nil, r)
	return arrays
}

// list notes the mentions in statements of the thread loop t, nil for none.
// more says that the scope of their declarations continues after them.
func (u *uses) list(list []ir.Stmt, t *ir.ThreadLoop, more bool) {
	note := func(v *ir.Var) {
		if u.in[v] == nil {
			u.in[v] = map[*ir.ThreadLoop]bool{}
			u.order = append(u.order, v)
		}
		u.in[v][t] = true
	}
	list = slices.DeleteFunc(slices.Clone(ir.Reachable(list)), isBarrier)
	for i, s := range list {
		ir.EachVarOf(s, note)
		inner := t
		if x, ok := s.(*ir.ThreadLoop); ok {
			inner = x
			for _, d := range x.Body {
				if d, ok := d.(*ir.Declare); ok && (more || i+1 < len(list)) {
					u.scoped[d.Var] = true
				}
			}
		}
		for j, b := range ir.Bodies(s) {
			_, warp := s.(*ir.WarpLoop)
			_, loop := s.(*ir.Loop)
			u.list(b, inner, warp && (more || i+1 < len(list)) || loop && j == 0)
		}
	}
}

func isBarrier(s ir.Stmt) bool {
	_, ok := s.(*ir.Barrier)
	return ok
}

// place drops the declarations of what is computed anew in each thread loop and declares it at the beginning of the
// loops that use it; between thread loops remade writes it out. Thread loops without statements go.
func (p *splitter) place(list []ir.Stmt, t *ir.ThreadLoop, remade *ir.Rewriter) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range list {
		if d, ok := s.(*ir.Declare); ok && remade.Subst[d.Var] != nil {
			continue
		}
		if t == nil {
			ir.MapExprs(s, remade.Expr)
		}
		switch s := s.(type) {
		case *ir.ThreadLoop:
			s.Body = p.place(s.Body, s, remade)
			if len(s.Body) == 0 {
				continue
			}
			s.Body = append(p.remakes(s.Body, remade), s.Body...)
		case *ir.WarpLoop:
			s.Body = p.place(s.Body, t, remade)
			if len(s.Body) == 0 {
				continue
			}
		default:
			ir.MapBodies(s, func(list []ir.Stmt) []ir.Stmt { return p.place(list, t, remade) })
		}
		out = append(out, s)
	}
	return out
}

// remakes declares the remade variables that list mentions.
func (p *splitter) remakes(list []ir.Stmt, remade *ir.Rewriter) (out []ir.Stmt) {
	seen := map[*ir.Var]bool{}
	ir.EachVarIn(list, func(v *ir.Var) {
		if remade.Subst[v] != nil && !seen[v] {
			seen[v] = true
			out = append(out, &ir.Declare{S: ir.S{At: v.Pos}, Var: v, Init: p.remade[v]})
		}
	})
	return out
}
