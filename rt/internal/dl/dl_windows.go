//go:build !kbind_cpu && (amd64 || arm64)

package dl

import "syscall"

func open(path string) (uintptr, error) {
	h, err := syscall.LoadLibrary(path)
	return uintptr(h), err
}

func symbol(handle uintptr, name string) (uintptr, error) {
	return syscall.GetProcAddress(syscall.Handle(handle), name)
}

// unusable says why no library can be opened, "" where libraries can.
func unusable() string { return "" }
