package cwriter

import "github.com/kbind/kbind/bindgen/ir"

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

func waits(f *ir.Func) (yes bool) {
	ir.Walk(f.Body, func(s ir.Stmt) { yes = yes || ir.Suspends(s) }, nil)
	return yes
}
