//go:build !kbind_cpu && !android

package dl

import (
	"unsafe"

	"github.com/ebitengine/purego"
)

var callCAddress unsafe.Pointer // read-only, in the assembly file

// cgocall is what purego, and cgo itself, call C with: it runs fn(arg) on the thread's system stack while the
// scheduler knows.
//
//go:linkname cgocall runtime.cgocall
//go:noescape
func cgocall(fn, arg unsafe.Pointer) int32

// call is purego.SyscallN for functions that do not call Go, with less to copy: the frame is on the goroutine's stack,
// which does not move while C runs.
func call(fn uintptr, args []uintptr) uintptr {
	need(fn)
	f := Frame{fn: fn}
	if len(args) > len(f.Args) {
		// a copy, so that other lists of arguments need not be on the heap
		r, _, _ := purego.SyscallN(fn, append([]uintptr(nil), args...)...)
		return r
	}
	copy(f.Args[:], args)
	cgocall(callCAddress, unsafe.Pointer(&f))
	return f.result
}

func callFrame(fn uintptr, f *Frame, _ int) uintptr {
	need(fn)
	f.fn = fn
	cgocall(callCAddress, unsafe.Pointer(f))
	return f.result
}

// need panics, as purego does, where C would jump to nowhere and end the process.
func need(fn uintptr) {
	if fn == 0 {
		panic("dl: a call of a function that the library lacks")
	}
}
