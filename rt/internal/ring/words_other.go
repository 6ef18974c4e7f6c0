//go:build !amd64 || race

package ring

import (
	"encoding/binary"
	"sync/atomic"
	"unsafe"
)

// putWords writes n words, of which each is four bytes of src and, above them, the round, and after them the turn.
func putWords(dst *uint64, src unsafe.Pointer, n int, round uint32, turn *uint64, t uint64) {
	from, to := unsafe.Slice((*byte)(src), 4*n), unsafe.Slice(dst, n)
	for i := range to {
		atomic.StoreUint64(&to[i], uint64(round)<<32|uint64(binary.LittleEndian.Uint32(from[4*i:])))
	}
	atomic.StoreUint64(turn, t)
}
