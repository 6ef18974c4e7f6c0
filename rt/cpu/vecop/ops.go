// Package vecop computes for a vector of threads at once what each thread of a kernel computes: the threads of a row
// have consecutive threadIdx.x. AddF32(dst, a, b) sets each dst[i] to a[i]+b[i], with the same results to the bit;
// only which NaN the result of an operation on NaNs is, which Go leaves open too, may differ. X does what package
// cmath's X does where it has such a function for one value.
//
// Each operand has the length of dst or more. dst may be the same memory as an operand, element for element, or have
// nothing in common with it; memory that overlaps otherwise gives results that depend on the machine. Operands called
// s are one number for all threads.
//
// On amd64 with AVX2 most operations are assembly (gen/ops.go); rows of less than 32 bytes are not worth it. Where
// accesses of a row begin and end, and whether they are consecutive elements, the functions of access.go say.
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
