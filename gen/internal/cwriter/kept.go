package cwriter

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/spaces"
)

// keptMacro is for variables that PoCL must keep for each thread: memory that is volatile it does not look into. See
// package pocl.
const keptMacro = `#ifdef POCL_DEVICE_ADDRESS_BITS
#define KB_KEPT volatile
#else
#define KB_KEPT
#endif
`

// keptAs is the declaration of v with the word that makes PoCL keep it for each thread, where it needs that.
func (w *Writer) keptAs(v *ir.Var, declaration string) string {
	if w.pocl == nil || !w.pocl.Kept[w.fn.in][v] {
		return declaration
	}
	w.helper("KB_KEPT", keptMacro)
	return "KB_KEPT " + declaration
}

// apartMacro is for functions with jumps into loops. PoCL (3.1) does not end, or crashes, when it looks for what comes
// before and after a barrier in a kernel into which its compiler has put such a function.
const apartMacro = `#ifdef POCL_DEVICE_ADDRESS_BITS
#define KB_APART __attribute__((noinline))
#else
#define KB_APART
#endif
`

// called is the word that keeps PoCL from putting a function into a kernel in which threads wait, where that is
// needed.
func (w *Writer) called(in *spaces.Instance) string {
	if w.pocl == nil || !w.pocl.Waits || !ir.HasLabel(in.Func.Body) {
		return ""
	}
	w.helper("KB_APART", apartMacro)
	return "KB_APART "
}

func waits(f *ir.Func) (yes bool) {
	ir.Walk(f.Body, func(s ir.Stmt) { yes = yes || ir.Suspends(s) }, nil)
	return yes
}
