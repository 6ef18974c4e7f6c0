package cpu

import (
	"syscall"
	"unsafe"
)

// memoryStatus is MEMORYSTATUSEX.
type memoryStatus struct {
	length, load                        uint32
	totalPhys, availPhys                uint64
	totalPage, availPage                uint64
	totalVirtual, availVirtual, availEx uint64
}

func status() (s memoryStatus) {
	s.length = uint32(unsafe.Sizeof(s))
	call := syscall.NewLazyDLL("kernel32.dll").NewProc("GlobalMemoryStatusEx")
	if call.Find() != nil {
		return memoryStatus{}
	}
	if ok, _, _ := call.Call(uintptr(unsafe.Pointer(&s))); ok == 0 {
		return memoryStatus{}
	}
	return s
}

// totalMemory returns the machine's memory in bytes, 0 if unknown.
func totalMemory() int64 { return int64(status().totalPhys) }

// availableMemory returns the bytes that programs can still get, 0 if unknown.
func availableMemory() int64 { return int64(status().availPhys) }
