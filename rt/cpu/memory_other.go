//go:build !linux && !windows && !darwin

package cpu

// totalMemory returns the machine's memory in bytes, 0 if unknown.
func totalMemory() int64 { return 0 }

// availableMemory returns the bytes that programs can still get, 0 if unknown.
func availableMemory() int64 { return 0 }
