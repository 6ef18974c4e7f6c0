// Package vecop computes for a vector of threads what each thread of a kernel computes. The threads of a row have
// consecutive threadIdx.x. AddF32(dst, a, b) sets each dst[i] to a[i]+b[i], with the same results to the bit. Only the
// NaN that results from an operation on NaNs may differ, which Go leaves open too. A function does the same as the
// function of that name in package cmath, if cmath has one for a single value.
//
// Each operand has at least the length of dst. dst may be the same memory as an operand, element for element, or must
// not overlap it; otherwise the result depends on the machine. Operands called s are one number for all threads.
//
// On amd64 with AVX2 most operations are in assembly (gen/ops.go), which does not pay for rows of less than 32 bytes.
// The functions in access.go tell where accesses of a row begin and end, and whether they are consecutive elements.
package vecop

import "unsafe"

//go:generate go run ./gen

// Fill sets each dst[i] to s.
func Fill[E any](dst []E, s E) {
	if unsafe.Sizeof(s) == 4 && unsafe.Sizeof(uintptr(0)) == 8 { // no pointer
		rowFillU32((*uint32)(unsafe.Pointer(unsafe.SliceData(dst))), *(*uint32)(unsafe.Pointer(&s)), len(dst))
		return
	}
	for i := range dst {
		dst[i] = s
	}
}
