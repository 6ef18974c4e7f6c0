package pass

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/converge"
)

// together brings the threads of a kernel together where it waits for all of them; see package converge.
func together(_ *Context, k *Kernel) *ir.Refusal {
	if k.Suspends {
		k.Func = converge.Kernel(k.Func)
	}
	return nil
}
