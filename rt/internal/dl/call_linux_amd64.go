package dl

import (
	"unsafe"

	"github.com/ebitengine/purego"
)

// frame is a call as callC reads it.
type frame struct {
	fn     uintptr
	args   [12]uintptr
	result uintptr
}

var callCAddress unsafe.Pointer // read-only, in the assembly file

// cgocall is what purego, and cgo itself, call C with: it runs fn(arg) on the thread's system stack while the scheduler knows.
//
//go:linkname cgocall runtime.cgocall
//go:noescape
func cgocall(fn, arg unsafe.Pointer) int32

// call is purego.SyscallN for functions that do not call Go, with less to copy: the frame is on the goroutine's stack, which does not move while C runs.
func call(fn uintptr, args []uintptr) uintptr {
	if fn == 0 {
		panic("dl: a call of a function that the library lacks") // as purego does
	}
	f := frame{fn: fn}
	if len(args) > len(f.args) {
		r, _, _ := purego.SyscallN(fn, append([]uintptr(nil), args...)...) // a copy, so that other lists of arguments need not be on the heap
		return r
	}
	copy(f.args[:], args)
	cgocall(callCAddress, unsafe.Pointer(&f))
	return f.result
}
