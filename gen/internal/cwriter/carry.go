package cwriter

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/prec"
)

// PTX's carry flag belongs to the thread: a function in inline assembly may set it, and the next one add it. CUDA C++
// has it, in inline assembly. OpenCL C hands a word of the kernel to the functions that use it, and in C each worker,
// which runs one thread at a time, has one.

// carries reports whether op is about the carry flag.
func carries(op ir.Op) bool { return op == "flag.carry_get" || op == "flag.carry_set" }

// carryInCPP writes such an operation in CUDA C++.
func (w *Writer) carryInCPP(s *ir.Effect) {
	w.nvidia(s.Op)
	if s.Op == "flag.carry_get" {
		w.keep(s, s.Dst, w.funNVIDIA("kb_carry", `unsigned int kb_carry() {
    unsigned int carry;
    asm volatile("addc.u32 %%0, 0, 0;" : "=r"(carry));
    return carry;
}`)+"()")
		return
	}
	w.source(s, w.funNVIDIA("kb_set_carry", `void kb_set_carry(unsigned int carry) {
    unsigned int sum;
    asm volatile("add.cc.u32 %%0, %%1, 0xffffffff;" : "=r"(sum) : "r"(carry));
}`)+"("+w.value(s.Args[0], prec.Assign)+");")
}

// carry writes such an operation in OpenCL C and in C.
func (w *Writer) carry(s *ir.Effect) {
	if w.d.Own != nil {
		w.helper("kb_carry", "static _Thread_local uint32_t kb_carry[1];\n")
	}
	if s.Op == "flag.carry_get" {
		w.keep(s, s.Dst, "kb_carry[0]")
		return
	}
	w.source(s, "kb_carry[0] = "+w.value(s.Args[0], prec.Assign)+";")
}
