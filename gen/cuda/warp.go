package cuda

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/prec"
)

// Operations of a warp are the device's own where it is NVIDIA's. On AMD's devices a warp of 32 threads, as CUDA has
// them, may be one half of 64 lanes; one of 64 is what HIP means by a warp there.

// reductions combine the values of lanes, in the order of the lanes.
var reductions = map[string]string{"reduce_add": "r + y", "reduce_and": "r & y", "reduce_or": "r | y",
	"reduce_xor": "r ^ y", "reduce_min": "y < r ? y : r", "reduce_max": "y > r ? y : r"}

// syncGrid adds the barrier of the grid, which is no function of either compiler. That of CUDA is in its headers:
// envreg1 and envreg2 have the address of what the driver made for a cooperative launch, and its second word counts.
func (w *language) syncGrid() {
	trap := w.trap()
	w.Func("kb_sync_grid", clibrary.SyncGrid, trap)
}

// warp writes an operation of a warp.
func (w *language) warp(s *ir.Effect) {
	op := strings.TrimPrefix(string(s.Op), "warp.")
	wide := ir.WarpWidth(s) == 64
	if op == "activemask" {
		w.Keep(s, s.Dst, w.warpHelper("activemask", wide)+"()")
		return
	}
	mask := ""
	if ir.IsInt(s.Args[0], 0) { // the lanes that are active together
		mask = w.warpHelper("activemask", wide) + "()"
	} else {
		mask = w.Value(s.Args[0], prec.Assign)
	}
	if op == "sync" {
		w.Source(s, w.warpHelper(op, wide)+"("+mask+");")
		return
	}
	if op == "ballot" || op == "any" || op == "all" {
		w.Keep(s, s.Dst, w.warpHelper(op, wide)+"("+mask+", "+w.Value(s.Args[1], prec.Assign)+")")
		return
	}
	w.exchange(s, op, mask, wide)
}

// exchange writes an operation by which the lanes in mask exchange values, which travel as words.
func (w *language) exchange(s *ir.Effect, op, mask string, wide bool) {
	t, _ := s.Args[1].Type().(ir.Scalar)
	x := w.Value(s.Args[1], prec.Assign)
	as := t
	switch {
	case t.Size() < 4:
		as, x = ir.U32, "(unsigned int)"+w.Value(s.Args[1], prec.Unary)
	case strings.HasPrefix(op, "match_") && t.IsFloat():
		as = word(t)
		x = w.reinterpreted(as, t, x)
	}
	args := "(" + mask + ", " + x
	for _, a := range s.Args[2:] {
		args += ", " + w.Value(a, prec.Assign)
	}
	text := ""
	switch {
	case strings.HasPrefix(op, "shfl"):
		text = w.shuffle(op, wide) + args + ")"
	case strings.HasPrefix(op, "match_"):
		w.Keep(s, s.Dst, w.warpHelper(op, wide)+args+")")
		return
	default:
		text = w.reduction(op, wide) + args + ")"
	}
	if as != t {
		text = "(" + w.d.Scalars[t] + ")" + text
	}
	w.Keep(s, s.Dst, text)
}

// warpHelper adds a function on warps, and those that it calls.
func (w *language) warpHelper(op string, wide bool) string {
	suffix := ""
	if wide {
		suffix = "64"
	}
	p := clibrary.Warp(op, wide)
	for _, n := range p.Needs {
		w.warpHelper(n, wide)
	}
	w.Helper("kb_warp_"+op+suffix, p.Text)
	if op == "sync" {
		op = "syncwarp"
	}
	return "kb_" + op
}

// shuffle is the function for a shuffle. CUDA's take the lowest bits of a distance, HIP's take all of it.
func (w *language) shuffle(op string, wide bool) string {
	if op == "shfl" {
		return w.warpHelper(op, wide)
	}
	mask, delta, last := "unsigned int", "unsigned int", "31"
	if wide {
		mask, last = "unsigned long long", "63"
	}
	if op == "shfl_xor" {
		delta = "int"
	}
	name := "kb_" + op
	w.Helper(name+mask, strings.NewReplacer("NAME", name, "MASK", mask, "DELTA", delta, "LAST", last, "OWN", op).Replace(
		clibrary.ShuffleCPP))
	return name
}

// reduction is the function that combines the values of the lanes that a mask names.
func (w *language) reduction(op string, wide bool) string {
	next := reductions[op]
	w.warpHelper("shfl", wide)
	mask, lanes := "unsigned int", "32"
	if wide {
		mask, lanes = "unsigned long long", "64"
	}
	name := "kb_" + op
	w.Helper(name+lanes, strings.NewReplacer("NAME", name, "MASK", mask, "LANES", lanes, "NEXT", next).Replace(
		clibrary.ReduceCPP))
	return name
}
