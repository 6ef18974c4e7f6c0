package cpu

import (
	"encoding/binary"
	"syscall"
)

// totalMemory returns the machine's memory in bytes, 0 if unknown.
func totalMemory() int64 {
	text, err := syscall.Sysctl("hw.memsize")
	if err != nil {
		return 0
	}
	var b [8]byte // the call drops a last zero byte
	copy(b[:], text)
	return int64(binary.LittleEndian.Uint64(b[:]))
}

// availableMemory returns the bytes that programs can still get, 0 if unknown.
func availableMemory() int64 { return 0 }
