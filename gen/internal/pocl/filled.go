package pocl

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/spaces"
)

// Intel's compiler for processors (2026.22) loses what a thread stores in memory of its own, at a place that changes
// from iteration to iteration, in a loop in whose iterations the threads of a block wait for each other.

// filled reports whether a kernel has such a loop.
func filled(r *spaces.Result) bool {
	return slices.ContainsFunc(r.Instances, func(in *spaces.Instance) bool { return fills(r, in, in.Func.Body, false) })
}

// fills reports whether list has such a loop; waiting says that list is the body of one in which threads wait.
func fills(r *spaces.Result, in *spaces.Instance, list []ir.Stmt, waiting bool) (yes bool) {
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		if l, ok := s.(*ir.Loop); ok {
			yes = yes || fills(r, in, l.Body, waitsIn(l.Body))
			return false
		}
		dst := ir.Written(s)
		yes = yes || waiting && dst != nil && computed(dst) && r.Place(in, dst) == ir.Private
		return !yes
	})
	return yes
}

// computed reports whether the place e depends on a number that is no constant.
func computed(e ir.Expr) (yes bool) {
	ir.WalkExprs(e, func(e ir.Expr) bool {
		var at ir.Expr
		switch e := e.(type) {
		case *ir.Index:
			at = e.I
		case *ir.PtrAdd:
			at = e.I
		case *ir.LaneAt:
			at = e.I
		}
		if at != nil {
			_, constant := at.(*ir.Const)
			yes = yes || !constant
		}
		return true
	})
	return yes
}
