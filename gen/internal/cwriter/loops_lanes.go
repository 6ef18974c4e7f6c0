package cwriter

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/prec"
)

// Operations on the values that the lanes of a warp left in an array. The rules are those of package simt, which says
// where they come from: a lane that has ended, or that the block does not have, takes no part, and who reads from it
// gets 0.

// sourceLanes are expressions in C and in OpenCL C that give the lane from which a lane reads in a shuffle: itself when
// the one asked for lies outside the segment of width lanes that begins at start (PTX ISA, shfl.sync, which takes the
// lowest five bits of a distance).
var sourceLanes = map[string]string{
	"shfl":      "start | (arg & (width - 1))",
	"shfl_up":   "(lane - (arg & 31)) < start ? lane : lane - (arg & 31)",
	"shfl_down": "lane + (arg & 31) > start + width - 1 ? lane : lane + (arg & 31)",
	"shfl_xor":  "(lane ^ (arg & 31)) > start + width - 1 ? lane : lane ^ (arg & 31)",
}

// lanesOp writes one of these operations.
func (w *Writer) lanesOp(e *ir.Builtin) string {
	l := w.fn.loops
	cur := l.current()
	switch {
	case e.Op == ir.OpLaneBit:
		return "(1u << (" + cur + " % 32))"
	case e.Op == ir.OpPresent && l.phases.Exits:
		w.helper("kb_live_lanes", `static inline uint32_t kb_live_lanes(const uint8_t *gone, uint32_t n) {
    uint32_t mask = 0;
    for (uint32_t i = 0; i < n; i++) mask |= (uint32_t)!gone[i] << i;
    return mask;
}
`)
		return "kb_live_lanes(kb_gone + kb_lo, kb_hi - kb_lo)"
	case e.Op == ir.OpPresent:
		return "(uint32_t)((1ULL << (kb_hi - kb_lo)) - 1)"
	}
	v := e.Args[0].(*ir.Ref).Var
	array := l.array(v)
	t, ok := v.Type.(ir.Scalar)
	if !ok || array == "" {
		return w.unsupported(e.Op)
	}
	op := strings.TrimPrefix(string(e.Op), ir.LanePrefix)
	group := w.value(e.Args[len(e.Args)-1], prec.Assign)
	warp := array + " + kb_lo"
	switch {
	case op == "match_any":
		return w.matchLanes(op, t) + "(" + warp + ", kb_hi - kb_lo, " + group + ", " + cur + " - kb_lo)"
	case op == "match_all":
		return w.matchLanes(op, t) + "(" + warp + ", kb_hi - kb_lo, " + group + ")"
	case strings.HasPrefix(op, "shfl"):
		return w.shuffled(e, op, t, array, cur, group)
	}
	one := w.reduceLanes(op, t)
	if one == "" {
		return w.unsupported(e.Op)
	}
	return one + "(" + warp + ", kb_hi - kb_lo, " + group + ")"
}

// shuffled writes what thread cur gets in a shuffle.
func (w *Writer) shuffled(e *ir.Builtin, op string, t ir.Scalar, array, cur, group string) string {
	source := w.helper("kb_"+op, fmt.Sprintf(`static inline uint32_t kb_%s(uint32_t t, uint32_t hi, int32_t arg, int32_t width) {
    if (width <= 0 || width > 32) width = 32;
    const int32_t lane = (int32_t)(t %% 32), start = lane & ~(width - 1);
    const uint32_t from = t - (uint32_t)lane + (uint32_t)(%s);
    return from < hi ? from : ~0u;
}
`, op, sourceLanes[op]))
	from := fmt.Sprintf("%s(%s, kb_hi, (int32_t)%s, %s)", source, cur, w.value(e.Args[1], prec.Unary),
		w.value(e.Args[2], prec.Assign))
	if len(e.Args) > 3 {
		w.helper("kb_lane_in", `static inline uint32_t kb_lane_in(uint32_t mask, uint32_t from) {
    return from != ~0u && (mask >> (from % 32) & 1) ? from : ~0u;
}
`)
		from = "kb_lane_in(" + group + ", " + from + ")"
	}
	c := w.d.Scalars[t]
	name := "kb_from_lane_" + t.String()
	w.helper(name, fmt.Sprintf("static inline %s %s(const %s *values, uint32_t n, uint32_t from) {\n"+
		"    return from < n ? values[from] : 0;\n}\n", c, name, c))
	return name + "(" + array + ", kb_n, " + from + ")"
}

// matchLanes is a function that says which lanes of a mask have the value of a lane, or whether all have the same.
func (w *Writer) matchLanes(op string, t ir.Scalar) string {
	c, name := w.d.Scalars[t], "kb_"+op+"_"+t.String()
	if op == "match_any" {
		return w.helper(name, fmt.Sprintf(`static inline uint32_t %s(const %s *values, uint32_t n, uint32_t mask, uint32_t lane) {
    uint32_t same = 0;
    for (uint32_t i = 0; i < n; i++) same |= (uint32_t)((mask >> i & 1) && values[i] == values[lane]) << i;
    return same;
}
`, name, c))
	}
	return w.helper(name, fmt.Sprintf(`static inline uint32_t %s(const %s *values, uint32_t n, uint32_t mask) {
    uint32_t first = n;
    for (uint32_t i = 0; i < n; i++) {
        if (!(mask >> i & 1)) continue;
        if (first == n) first = i;
        if (values[i] != values[first]) return 0;
    }
    return mask;
}
`, name, c))
}

// reduceLanes is a function that combines the values of the lanes of a mask, "" if there is none.
func (w *Writer) reduceLanes(op string, t ir.Scalar) string {
	next := map[string]string{"reduce_add": "r + y", "reduce_and": "r & y", "reduce_or": "r | y", "reduce_xor": "r ^ y",
		"reduce_min": "r < y ? r : y", "reduce_max": "r > y ? r : y"}[op]
	if next == "" || !t.IsInt() {
		return ""
	}
	c, name := w.d.Scalars[t], "kb_"+op+"_"+t.String()
	return w.helper(name, fmt.Sprintf(`static inline %[1]s %[2]s(const %[1]s *values, uint32_t n, uint32_t mask) {
    %[1]s r = 0;
    int first = 1;
    for (uint32_t i = 0; i < n; i++) {
        if (!(mask >> i & 1)) continue;
        const %[1]s y = values[i];
        r = first ? y : %[3]s;
        first = 0;
    }
    return r;
}
`, c, name, next))
}
