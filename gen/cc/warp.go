package cc

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/prec"
)

// Operations on the values that the lanes of a warp left in an array. The rules are those of package simt, which says
// where they come from: a lane that has ended, or that the block does not have, takes no part, and who reads from it
// gets 0.

// lanesOp writes one of these operations.
func (w *language) lanesOp(e *ir.Builtin) string {
	l := w.loops
	cur := l.current()
	switch {
	case e.Op == ir.OpLaneBit:
		return "(1u << (" + cur + " % 32))"
	case e.Op == ir.OpPresent && l.phases.Exits:
		w.Helper("kb_live_lanes", clibrary.LiveLanes)
		return "kb_live_lanes(kb_gone + kb_lo, kb_hi - kb_lo)"
	case e.Op == ir.OpPresent:
		return "(uint32_t)((1ULL << (kb_hi - kb_lo)) - 1)"
	}
	v := e.Args[0].(*ir.Ref).Var
	array := l.array(v)
	t, _ := v.Type.(ir.Scalar)
	if array == "" {
		return w.Missing(e)
	}
	op := strings.TrimPrefix(string(e.Op), ir.LanePrefix)
	group := w.Value(e.Args[len(e.Args)-1], prec.Assign)
	warp := array + " + kb_lo"
	switch {
	case op == "match_any":
		return w.matchLanes(op, t) + "(" + warp + ", kb_hi - kb_lo, " + group + ", " + cur + " - kb_lo)"
	case op == "match_all":
		return w.matchLanes(op, t) + "(" + warp + ", kb_hi - kb_lo, " + group + ")"
	case strings.HasPrefix(op, "shfl"):
		return w.shuffled(e, op, t, array, cur, group)
	}
	return w.reduceLanes(op, t) + "(" + warp + ", kb_hi - kb_lo, " + group + ")"
}

// shuffled writes what thread cur gets in a shuffle.
func (w *language) shuffled(e *ir.Builtin, op string, t ir.Scalar, array, cur, group string) string {
	source := w.Helper("kb_"+op, clibrary.SourceLane(op))
	from := fmt.Sprintf("%s(%s, kb_hi, (int32_t)%s, %s)", source, cur, w.Value(e.Args[1], prec.Unary),
		w.Value(e.Args[2], prec.Assign))
	if len(e.Args) > 3 {
		w.Helper("kb_lane_in", clibrary.LaneIn)
		from = "kb_lane_in(" + group + ", " + from + ")"
	}
	c := w.d.Scalars[t]
	name := "kb_from_lane_" + t.String()
	w.Helper(name, clibrary.FromLane(name, c))
	return name + "(" + array + ", kb_n, " + from + ")"
}

// matchLanes is a function that says which lanes of a mask have the value of a lane, or whether all have the same.
func (w *language) matchLanes(op string, t ir.Scalar) string {
	name := "kb_" + op + "_" + t.String()
	return w.Helper(name, clibrary.MatchLanes(op, name, w.d.Scalars[t]))
}

// reduceLanes is a function that combines the values of the lanes of a mask.
func (w *language) reduceLanes(op string, t ir.Scalar) string {
	name := "kb_" + op + "_" + t.String()
	return w.Helper(name, clibrary.ReduceLanes(op, name, w.d.Scalars[t]))
}
