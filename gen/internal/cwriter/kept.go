package cwriter

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/spaces"
)

// keptAs is the declaration of v with the word that makes PoCL keep it for each thread, where it needs that.
func (w *Writer) keptAs(v *ir.Var, declaration string) string {
	if w.plan.pocl == nil || !w.plan.pocl.Kept[w.fn.in][v] {
		return declaration
	}
	w.Helper("KB_KEPT", clibrary.Kept)
	return "KB_KEPT " + declaration
}

// called is the word that keeps PoCL from putting a function into a kernel in which threads wait, where that is
// needed.
func (w *Writer) called(in *spaces.Instance) string {
	if w.plan.pocl == nil || !w.plan.pocl.Waits || !ir.HasLabel(in.Func.Body) {
		return ""
	}
	w.Helper("KB_APART", clibrary.Apart)
	return "KB_APART "
}

// barrier is the barrier of a block.
func (w *Writer) barrier() string {
	name := "barrier"
	if w.plan.pocl != nil && w.plan.pocl.Rounds {
		name = w.unmerged()
	}
	return name + "(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);"
}

// unmerged is the name of a barrier that PoCL's compiler does not merge with others.
func (w *Writer) unmerged() string { return w.Helper("KB_BARRIER", clibrary.Barrier) }

func waits(f *ir.Func) (yes bool) {
	ir.Walk(f.Body, func(s ir.Stmt) { yes = yes || ir.Suspends(s) }, nil)
	return yes
}
