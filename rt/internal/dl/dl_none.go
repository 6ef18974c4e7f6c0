//go:build kbind_cpu || !((linux && !android && (amd64 || arm64 || loong64 || ppc64le || riscv64)) || (darwin && (amd64 || arm64)) || (windows && (amd64 || arm64)))

package dl

import "runtime"

// Builds without libraries: where purego has no way to call C, where devices need addresses of 64 bits, and those with
// the tag kbind_cpu.

// unusable says why no library can be opened, "" where libraries can.
func unusable() string {
	if cpuOnly {
		return "this program was built with the tag kbind_cpu"
	}
	return "on " + runtime.GOOS + "/" + runtime.GOARCH + " kbind calls no libraries of devices"
}

func open(string) (uintptr, error) { panic("dl: a library in a program without libraries") }

func symbol(uintptr, string) (uintptr, error) { return open("") }

func call(uintptr, []uintptr) uintptr { panic("dl: a call in a program without libraries") }

func callFrame(uintptr, *Frame, int) uintptr { return call(0, nil) }
