//go:build !kbind_cpu && ((linux && !android && (arm64 || loong64 || ppc64le || riscv64)) || (darwin && (amd64 || arm64)) || (windows && (amd64 || arm64)))

package dl

import "github.com/ebitengine/purego"

func call(fn uintptr, args []uintptr) uintptr {
	r, _, _ := purego.SyscallN(fn, args...)
	return r
}

func callFrame(fn uintptr, f *Frame, n int) uintptr { return call(fn, f.Args[:n]) }
