package simt

import "unsafe"

// Operations on rows: RowAddF32(dst, a, b) computes for every thread of a row what the threads compute one by one, a[i]+b[i], with the same results to the bit; only which NaN the result of
// an operation on NaNs is, which Go leaves open too, may differ. RowX does what X does where package simt has such a function for one value.
//
// Each operand has the length of dst or more. dst may be the same memory as an operand, element for element, or have nothing in common with it; memory that
// overlaps otherwise gives results that depend on the machine. Operands called s are one number for all threads. Masks are all ones for true and 0 for false.
//
// On amd64 with AVX2 most are assembly (gen/rows.go); rows of less than 32 bytes are not worth it.

// RowFill sets each dst[i] to s.
func RowFill[E any](dst []E, s E) {
	if unsafe.Sizeof(s) == 4 && unsafe.Sizeof(uintptr(0)) == 8 { // no pointer
		rowFillU32((*uint32)(unsafe.Pointer(unsafe.SliceData(dst))), *(*uint32)(unsafe.Pointer(&s)), len(dst))
		return
	}
	for i := range dst {
		dst[i] = s
	}
}

// RowStride sets each dst[i] to src[i*stride]; stride is at least 1.
func RowStride[E any](dst, src []E, stride int) {
	var e E
	if unsafe.Sizeof(e) == 4 && unsafe.Sizeof(uintptr(0)) == 8 && len(dst) > 0 { // no pointer
		_ = src[(len(dst)-1)*stride]
		rowStride((*uint32)(unsafe.Pointer(unsafe.SliceData(dst))), (*uint32)(unsafe.Pointer(unsafe.SliceData(src))), stride, len(dst))
		return
	}
	for i := range dst {
		dst[i] = src[i*stride]
	}
}

func plainRowStride(dst, src *uint32, stride, n int) {
	from := unsafe.Slice(src, (n-1)*stride+1)
	to := unsafe.Slice(dst, n)
	for i := range to {
		to[i] = from[i*stride]
	}
}

// RowScatter sets dst[i*stride] to src[i], for each element of src; stride is at least 1.
func RowScatter[E any](dst, src []E, stride int) {
	for i, v := range src {
		dst[i*stride] = v
	}
}
