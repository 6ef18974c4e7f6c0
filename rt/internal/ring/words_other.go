//go:build !amd64 || race

package ring

import (
	"encoding/binary"
	"sync/atomic"
	"unsafe"
)

// putWords writes n words, of which each is four bytes of src and, above them, the round, and after them the turn.
func putWords(dst *uint64, src unsafe.Pointer, n int, round uint32, turn *uint64, t uint64, _ int) {
	from, to := unsafe.Slice((*byte)(src), 4*n), unsafe.Slice(dst, n)
	for i := range to {
		atomic.StoreUint64(&to[i], uint64(round)<<32|uint64(binary.LittleEndian.Uint32(from[4*i:])))
	}
	atomic.StoreUint64(turn, t)
}

// getWords reads n words and writes their data to dst, up to the first one that is not of the round; it reports whether
// there was none.
func getWords(dst unsafe.Pointer, src *uint64, n int, round uint32) bool {
	from, to := unsafe.Slice(src, n), unsafe.Slice((*byte)(dst), 4*n)
	for i := range from {
		w := atomic.LoadUint64(&from[i])
		if uint32(w>>32) != round {
			return false
		}
		binary.LittleEndian.PutUint32(to[4*i:], uint32(w))
	}
	return true
}

// release stores t after everything that the goroutine has read or written before.
func release(p *uint64, t uint64) { atomic.StoreUint64(p, t) }

// relax waits n times as long as a processor that waits is to wait before it looks again.
func relax(n int) {
	var spun atomic.Int64
	for range n {
		spun.Add(1)
	}
}
