package invariant

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
)

// Config says what Analyse has to know.
type Config struct {
	// Fixed reports whether a variable is only ever changed by statements that name it, and Movable whether a
	// declaration may be moved; see Find.
	Fixed   func(v *ir.Var) bool
	Movable func(d *ir.Declare) bool
	// Gone reports whether nobody needs a declaration, and Replaced whether something else stands in the place of an
	// expression: both are as if they were not there.
	Gone     func(d *ir.Declare) bool
	Replaced func(e ir.Expr) bool
	// Written returns what is computed where e stands: e, or something simpler.
	Written func(e ir.Expr) ir.Expr
}

// Nest is what the loops of a nest need not compute in every iteration. What an outer loop computes before no inner
// one does.
type Nest map[*ir.Loop]*Loop

// Analyse looks at loop and the loops in it.
func Analyse(loop *ir.Loop, cfg Config) Nest {
	a := &analysis{cfg: cfg, nest: Nest{}, named: map[ir.Expr]*Expr{}, moved: map[*ir.Declare]bool{}}
	a.loop(loop, map[any]bool{})
	return a.nest
}

// analysis is the state of Analyse: what the loops around the one being looked at compute before.
type analysis struct {
	cfg   Config
	nest  Nest
	named map[ir.Expr]*Expr
	moved map[*ir.Declare]bool
}

// loop looks at a loop, and notes in used the variables (*ir.Var) and named expressions (*Expr) that are used in it
// and before it.
func (a *analysis) loop(l *ir.Loop, used map[any]bool) {
	movable := func(d *ir.Declare) bool { return !a.moved[d] && a.cfg.Movable(d) }
	done := func(e ir.Expr) bool { return a.cfg.Replaced(e) || a.named[e] != nil }
	found := Find(l, a.cfg.Fixed, movable, done)
	a.nest[l] = found
	for i := range found.Exprs {
		x := &found.Exprs[i]
		for _, e := range x.Uses {
			a.named[e] = x
		}
	}
	for _, d := range found.Declares {
		a.moved[d] = true
		delete(used, d.Var)
	}
	a.exprs(ir.Exprs(l), used)
	for _, list := range ir.Bodies(l) {
		a.list(list, used)
	}
	for i := range found.Exprs {
		for _, e := range found.Exprs[i].Uses {
			delete(a.named, e)
		}
	}
	for _, d := range found.Declares {
		delete(a.moved, d)
	}
	// Those that come later use those before.
	for i := len(found.Exprs) - 1; i >= 0; i-- {
		if x := &found.Exprs[i]; used[x] {
			x.Wanted = true
			a.expr(x.Expr, used)
		}
	}
	for _, d := range slices.Backward(found.Declares) {
		if used[d.Var] {
			found.Wanted = append(found.Wanted, d)
			a.expr(d.Init, used)
		}
	}
	slices.Reverse(found.Wanted)
}

// list notes what statements use.
func (a *analysis) list(list []ir.Stmt, used map[any]bool) {
	for _, s := range ir.Reachable(list) {
		switch s := s.(type) {
		case *ir.Declare:
			if !a.moved[s] && !a.cfg.Gone(s) && s.Init != nil {
				a.expr(s.Init, used)
			}
			continue
		case *ir.Loop:
			a.loop(s, used)
			continue
		}
		a.exprs(ir.Exprs(s), used)
		for _, l := range ir.Bodies(s) {
			a.list(l, used)
		}
	}
}

func (a *analysis) exprs(list []ir.Expr, used map[any]bool) {
	for _, e := range list {
		a.expr(e, used)
	}
}

// expr notes what e uses.
func (a *analysis) expr(e ir.Expr, used map[any]bool) {
	if x := a.named[e]; x != nil {
		used[x] = true
		return
	}
	if a.cfg.Replaced(e) {
		return
	}
	e = a.cfg.Written(e)
	if r, ok := e.(*ir.Ref); ok {
		used[r.Var] = true
	}
	a.exprs(ir.Children(e), used)
}
