package plan

import "github.com/kbind/kbind/bindgen/ir"

// shuffleDown is the shuffle whose lanes read values of no lane before their own.
const shuffleDown = ir.LanePrefix + "shfl_down"

// readInPlace lets the shuffles of r read the lanes' values where they are, instead of a copy that move makes of them
// just before. The lanes run in their order, and __shfl_down_sync reads the lane's own value or one of a later lane. So
// all that a lane must not do is to read after it has given its own variable another value.
func (w *phasePlanner) readInPlace(move, r *Region) {
	if move.MoveTo == nil || !r.Exchanges || w.mentions[move.MoveTo] != 1+shufflesDown(r.Body, move.MoveTo) {
		return
	}
	written := false
	for _, s := range ir.Reachable(r.Body) {
		one := []ir.Stmt{s}
		_, _, writes := uses(one)
		if shufflesDown(one, move.MoveTo) > 0 {
			_, assigns := s.(*ir.Assign)
			if written || writes[move.MoveFrom] && !assigns {
				return
			}
		}
		written = written || writes[move.MoveFrom]
	}
	move.InPlace = true
	r.Body = (&ir.Rewriter{Vars: map[*ir.Var]*ir.Var{move.MoveTo: move.MoveFrom}}).Stmts(r.Body)
}

// shufflesDown counts the shuffles of list that read values that lanes left in v and are __shfl_down_sync.
func shufflesDown(list []ir.Stmt, v *ir.Var) (n int) {
	ir.VisitReachable(list, nil, func(e ir.Expr) {
		if b, ok := e.(*ir.Builtin); ok && string(b.Op) == shuffleDown && b.Args[0].(*ir.Ref).Var == v {
			n++
		}
	})
	return n
}

// mentioned counts the mentions of each variable.
func mentioned(list []ir.Stmt) map[*ir.Var]int {
	n := map[*ir.Var]int{}
	ir.VisitReachable(list, nil, func(e ir.Expr) {
		if r, ok := e.(*ir.Ref); ok {
			n[r.Var]++
		}
	})
	return n
}
