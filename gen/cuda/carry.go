package cuda

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/prec"
)

// carry writes such an operation in CUDA C++.
func (w *language) carry(s *ir.Effect) {
	w.nvidia()
	if s.Op == "flag.carry_get" {
		w.Keep(s, s.Dst, w.funNVIDIA("kb_carry", `unsigned int kb_carry() {
    unsigned int carry;
    asm volatile("addc.u32 %%0, 0, 0;" : "=r"(carry));
    return carry;
}`)+"()")
		return
	}
	w.Source(s, w.funNVIDIA("kb_set_carry", `void kb_set_carry(unsigned int carry) {
    unsigned int sum;
    asm volatile("add.cc.u32 %%0, %%1, 0xffffffff;" : "=r"(sum) : "r"(carry));
}`)+"("+w.Value(s.Args[0], prec.Assign)+");")
}
