package pass

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/uniform"
)

// count fills refs and writes.
func (p *splitter) count() {
	p.refs, p.writes = map[*ir.Var]int{}, map[*ir.Var]int{}
	ir.VisitReachable(p.f.Body, func(s ir.Stmt) {
		if d, ok := s.(*ir.Declare); ok {
			p.refs[d.Var]++
			if d.Init != nil {
				p.writes[d.Var]++
			}
		}
		if v := ir.Root(ir.Written(s)); v != nil {
			p.writes[v]++
		}
	}, func(e ir.Expr) {
		if r, ok := e.(*ir.Ref); ok {
			p.refs[r.Var]++
		}
	})
}

// regionsOf splits a list of statements of a level into regions.
func (p *splitter) regionsOf(list []ir.Stmt, level uniform.Level) []ir.Stmt {
	in := map[*ir.Var]int{}
	ir.EachVarIn(list, func(v *ir.Var) { in[v]++ })
	r := &crossings{p: p, level: level, of: map[*ir.Var]map[int]bool{}, in: in}
	r.list(list)
	r.choose()
	return p.regroup(list, level)
}

// crossings finds which variables of a level become one variable of the block or warp.
type crossings struct {
	p        *splitter
	level    uniform.Level
	in       map[*ir.Var]int          // mentions among the statements looked at
	n        int                      // regions so far; 0 stands for what is outside of them
	of       map[*ir.Var]map[int]bool // the regions that mention a variable
	stmts    []ir.Stmt                // that stand directly in regions
	rejected map[*ir.Var]bool
}

// eligible reports whether v may be such a variable.
func (r *crossings) eligible(v *ir.Var) bool {
	p := r.p
	return ir.IsPrivate(v) && !r.elsewhere(v) && !r.rejected[v] && !p.addressed[v] && !ir.IsAggregate(v.Type) &&
		!p.inPlace[v] && p.counter[v] == nil && p.info.Var(v) <= r.level
}

// elsewhere reports whether v is also used outside of the statements looked at: it crosses regions of the level above.
func (r *crossings) elsewhere(v *ir.Var) bool { return r.in[v] != r.p.refs[v] }

// list numbers the runs of statements between those that hold barriers.
func (r *crossings) list(list []ir.Stmt) {
	r.n++
	for _, s := range ir.Reachable(list) {
		if !r.p.split[r.level][s] {
			n := r.n
			ir.EachVarIn([]ir.Stmt{s}, func(v *ir.Var) { r.note(v, n) })
			r.stmts = append(r.stmts, s)
			continue
		}
		ir.EachVarOf(s, func(v *ir.Var) { r.note(v, 0) })
		for _, b := range ir.Bodies(s) {
			r.list(b)
		}
		r.n++
	}
}

func (r *crossings) note(v *ir.Var, region int) {
	if r.of[v] == nil {
		r.of[v] = map[int]bool{}
	}
	r.of[v][region] = true
}

// crosses reports whether v is used in more than one region, or outside of them.
func (r *crossings) crosses(v *ir.Var) bool { return len(r.of[v]) > 1 || r.of[v][0] }

// choose adds to scalars the variables that cross regions and can be written outside of thread loops, and what they are
// computed from.
func (r *crossings) choose() {
	want := r.p.scalars
	r.rejected = map[*ir.Var]bool{}
	for v := range r.of {
		if r.crosses(v) && r.eligible(v) {
			want[v] = true
		}
	}
	for changed := true; changed; {
		changed = false
		for _, s := range r.stmts {
			if r.settle(s) {
				changed = true
			}
		}
	}
}

// settle looks at a statement that writes wanted variables: it must be one that can be done once for all threads. It
// reports whether something changed.
func (r *crossings) settle(s ir.Stmt) (changed bool) {
	p := r.p
	inside := declaredInside(s)
	var targets, outer []*ir.Var // wanted variables that s writes; others from outside of it that it writes
	for _, v := range ir.AssignedIn(s) {
		switch {
		case inside[v]:
		case p.scalars[v]:
			targets = append(targets, v)
		default:
			outer = append(outer, v)
		}
	}
	if len(targets) == 0 {
		return false
	}
	if !p.once(s, r.level) || slices.ContainsFunc(outer, func(v *ir.Var) bool { return !r.eligible(v) }) {
		return r.reject(targets)
	}
	for _, v := range outer {
		p.scalars[v], changed = true, true
	}
	ok := true
	ir.EachVarIn([]ir.Stmt{s}, func(v *ir.Var) {
		switch {
		case !ir.IsPrivate(v) || inside[v] || p.scalars[v] || p.counter[v] != nil || p.remade[v] != nil ||
			r.crosses(v) || r.elsewhere(v):
		case r.eligible(v):
			p.scalars[v], changed = true, true
		default:
			ok = false
		}
	})
	if !ok {
		return r.reject(targets)
	}
	return changed
}

// declaredInside are the variables that s declares, but for the one of a declaration: that is a variable of the level.
func declaredInside(s ir.Stmt) map[*ir.Var]bool {
	inside := map[*ir.Var]bool{}
	for _, b := range ir.Bodies(s) {
		ir.WalkReachable(b, func(s ir.Stmt) bool {
			if d, ok := s.(*ir.Declare); ok {
				inside[d.Var] = true
			}
			return true
		})
	}
	return inside
}

// reject gives up that variables are one for the level, and reports whether some might have been.
func (r *crossings) reject(list []*ir.Var) (some bool) {
	for _, v := range list {
		if r.eligible(v) {
			delete(r.p.scalars, v)
			r.rejected[v], some = true, true
		}
	}
	return some
}

// once reports whether s can be done once for all threads of a level instead of by each: it only gives variables values
// that they agree on, and jumps nowhere else.
func (p *splitter) once(s ir.Stmt, level uniform.Level) bool {
	ok := true
	ir.WalkReachable([]ir.Stmt{s}, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Declare:
			ok = ok && p.info.Var(s.Var) <= level && !p.addressed[s.Var] && !ir.IsAggregate(s.Var.Type)
		case *ir.Assign:
			r, whole := s.Dst.(*ir.Ref)
			ok = ok && whole && ir.IsPrivate(r.Var) && p.info.Var(r.Var) <= level
		case *ir.Call:
			r, whole := s.Dst.(*ir.Ref)
			ok = ok && whole && ir.IsPrivate(r.Var) && p.info.Var(r.Var) <= level && p.pureFunc(s.Func, nil)
		case *ir.If, *ir.Loop, *ir.Block:
			ok = ok && (decision(s) == nil || p.info.Expr(decision(s)) <= level)
		default:
			ok = false
		}
		return ok
	})
	return ok
}

// pureFunc reports whether f only computes a result from its parameters and what is the same for the block.
func (p *splitter) pureFunc(f *ir.Func, stack []*ir.Func) bool {
	if slices.Contains(stack, f) || ir.HasLabel(f.Body) {
		return false
	}
	pure := true
	ir.VisitReachable(f.Body, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Effect:
			pure = false
		case *ir.Call:
			pure = pure && p.pureFunc(s.Func, append(stack, f))
		}
		if dst := ir.Written(s); dst != nil {
			v := ir.Root(dst)
			pure = pure && v != nil && v.Kind != ir.SharedVar && v.Kind != ir.GlobalVar
		}
	}, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.Builtin:
			pure = pure && e.Op != "id.thread.x" && e.Op != "id.thread.y" && e.Op != "id.thread.z"
		case *ir.Ref:
			pure = pure && e.Var.Kind != ir.SharedVar
		case *ir.Addr:
			pure = false
		}
	})
	return pure
}

// regroup makes regions of the statements between barriers. What is done once stands between the regions; it may come
// before a region in front of it if nothing there has to do with it.
func (p *splitter) regroup(list []ir.Stmt, level uniform.Level) []ir.Stmt {
	var out, region []ir.Stmt
	flush := func() {
		if len(region) == 0 {
			return
		}
		at := ir.S{At: region[0].Pos()}
		if level == uniform.Block && p.anySplit(region, uniform.Warp) {
			out = append(out, &ir.WarpLoop{S: at, Body: p.regionsOf(region, uniform.Warp)})
		} else {
			out = append(out, &ir.ThreadLoop{S: at, Body: region})
		}
		region = nil
	}
	for _, s := range ir.Reachable(list) {
		switch {
		case p.split[level][s]:
			flush()
			if m, ends := s.(*ir.Barrier); ends {
				if !p.silent[m] {
					out = append(out, s)
				}
				continue
			}
			p.regroupInside(s, level)
			out = append(out, s)
		case p.isScalar(s, level):
			if !p.rises(s, region) {
				flush()
			}
			for _, v := range ir.AssignedIn(s) {
				p.scalars[v] = true
			}
			out = append(out, s)
		default:
			region = append(region, s)
		}
	}
	flush()
	return out
}

func (p *splitter) anySplit(list []ir.Stmt, level uniform.Level) bool {
	return slices.ContainsFunc(list, func(s ir.Stmt) bool { return p.split[level][s] })
}

// regroupInside puts the lists inside s into regions.
func (p *splitter) regroupInside(s ir.Stmt, level uniform.Level) {
	ir.MapBodies(s, func(list []ir.Stmt) []ir.Stmt { return p.regroup(list, level) })
}

// isScalar reports whether s only writes variables of the block or warp, outside of thread loops.
func (p *splitter) isScalar(s ir.Stmt, level uniform.Level) bool {
	for _, v := range ir.AssignedIn(s) {
		if c := p.counter[v]; c != nil {
			return c.level == level && !c.adds[s]
		}
		if p.scalars[v] {
			return true
		}
	}
	return false
}

// rises reports whether s, which is done once, may be done before the statements of region instead of after them.
func (p *splitter) rises(s ir.Stmt, region []ir.Stmt) bool {
	if len(region) == 0 {
		return true
	}
	if mayFault(s) {
		return false
	}
	used, wrote := map[*ir.Var]bool{}, map[*ir.Var]bool{}
	for _, t := range region {
		ir.EachVarIn([]ir.Stmt{t}, func(v *ir.Var) { used[v] = true })
		for _, v := range ir.AssignedIn(t) {
			wrote[v] = true
		}
	}
	ok := true
	for _, v := range ir.AssignedIn(s) {
		ok = ok && !used[v]
	}
	ir.EachVarIn([]ir.Stmt{s}, func(v *ir.Var) { ok = ok && (!wrote[v] || p.remade[v] != nil) })
	return ok
}

// mayFault reports whether s may fault or not end.
func mayFault(s ir.Stmt) (faults bool) {
	ir.VisitReachable([]ir.Stmt{s}, func(s ir.Stmt) {
		switch s.(type) {
		case *ir.Call, *ir.Effect, *ir.Loop:
			faults = true
		}
	}, func(e ir.Expr) { faults = faults || ir.Faults(e) })
	return faults
}
