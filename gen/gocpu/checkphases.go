package gocpu

import "github.com/kbind/kbind/bindgen/ir"

// Checked kernels run in phases too where that changes nothing of what is found: all threads come to the same barriers, which is proved, none of them ends before the last one, no warp
// operations have masks to look at, no thread waits for copies, which is told by the place of the call, and what is done once for the block reads no memory that is watched.

// checkablePhases reports whether the checked form of k, whose body is body, runs in phases.
func (e *emitter) checkablePhases(body *ir.Func, ph *phased) bool {
	if e.check == nil {
		return true
	}
	unset, _ := e.maybeUnset(body)
	if ph.aligned || len(e.arenaOf(body)) > 0 || len(unset) > 0 {
		return false
	}
	ok := true
	walk(body.Body, func(s ir.Stmt) {
		x, isEffect := s.(*ir.Effect)
		_, leaves := s.(*leave)
		ok = ok && !leaves && (!isEffect || !suspendsItself(x) || x.Op == "sync.block") && (!isEffect || x.Op != "async.order")
	}, nil)
	return ok && endLate(ph) && e.onlyTurnsRead(ph.body.Body)
}

// endLate reports whether no barrier comes behind where a thread may end by a return statement.
func endLate(ph *phased) bool {
	ps := &phaseState{phased: ph, marks: map[*turns]bool{}, skips: map[*turns]bool{}, leaving: map[*warps]bool{}}
	ps.ends(ph.body.Body, true, false)
	between := false
	walkLive(ph.body.Body, func(s ir.Stmt) bool {
		switch s.(type) {
		case *turns:
			return false
		case *ir.Return:
			between = true
		}
		return true
	})
	return !ps.gone && !between
}

// onlyTurnsRead reports whether watched memory is accessed in the turns of threads only.
func (e *emitter) onlyTurnsRead(list []ir.Stmt) bool {
	f := e.newFn(&ir.Func{Name: "phases"})
	ok := true
	walkLive(list, func(s ir.Stmt) bool {
		switch s.(type) {
		case *turns:
			return false
		case *warps, *ir.Call, *ir.Effect:
			ok = false
		}
		for _, x := range ir.Exprs(s) {
			ir.WalkExprs(x, func(x ir.Expr) bool {
				ok = ok && !f.watched(x)
				return ok
			})
		}
		return ok
	})
	return ok
}
