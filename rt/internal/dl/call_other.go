//go:build !linux || !amd64

package dl

import "github.com/ebitengine/purego"

func call(fn uintptr, args []uintptr) uintptr {
	r, _, _ := purego.SyscallN(fn, args...)
	return r
}

func callFrame(fn uintptr, f *Frame, n int) uintptr { return call(fn, f.Args[:n]) }
