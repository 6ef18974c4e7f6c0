// Package ring is the host's side of the queues between a program and a kernel that answers its messages.
//
// Messages are numbered from 0. Message n lies in slot n modulo the capacity, in words of eight bytes: four of data,
// and above them the round, which is n divided by the capacity, plus 1. Host and device read and write whole words, so
// a word either holds its part of the message or says that it does not (NCCL's LL protocol); no order between words is
// needed, and no fence. The host puts message n into its slot when it has taken the reply to the one a round before, so
// neither side overwrites what the other has not read, and the device need not ask whether there is room. Rounds wrap
// after 2^32: a reader would have to be as many behind.
//
// Invariants: a Queue does not know devices; each slot belongs to one goroutine, from Put to the end of its message;
// nothing of the memory is touched after Close has returned.
package ring

import (
	"encoding/binary"
	"sync/atomic"
	"unsafe"
)

// WordsFor is the words of a message of so many bytes.
func WordsFor(bytes int) int { return (bytes + 3) / 4 }

// put writes a message of size bytes, and after it the turn of its slot.
func put(dst []uint64, src unsafe.Pointer, size int, round uint32, turn *uint64, t uint64) {
	n := size / 4
	if rest := size % 4; rest > 0 {
		var last [4]byte
		copy(last[:], unsafe.Slice((*byte)(unsafe.Add(src, 4*n)), rest))
		atomic.StoreUint64(&dst[n], uint64(round)<<32|uint64(binary.LittleEndian.Uint32(last[:])))
	}
	putWords(unsafe.SliceData(dst), src, n, round, turn, t)
}

// have reports whether all words are of the round.
func have(src []uint64, round uint32) bool {
	for i := range src {
		if uint32(atomic.LoadUint64(&src[i])>>32) != round {
			return false
		}
	}
	return true
}

// get reads a message of size bytes, if all of it is there.
func get(dst unsafe.Pointer, size int, src []uint64, round uint32) bool {
	to := unsafe.Slice((*byte)(dst), size)
	for i := range src {
		w := atomic.LoadUint64(&src[i])
		if uint32(w>>32) != round {
			return false
		}
		if 4*i+4 <= size {
			binary.LittleEndian.PutUint32(to[4*i:], uint32(w))
			continue
		}
		for k := 4 * i; k < size; k++ {
			to[k] = byte(w >> (8 * (k - 4*i)))
		}
	}
	return true
}
