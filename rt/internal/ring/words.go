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

// fetched is how many messages ahead of one that is written memory is fetched.
const fetched = 8

// Relax waits n times some tens of nanoseconds. Who looks without pause for what another goroutine writes takes the
// line from it each time.
func Relax(n int) { relax(n) }

// put writes a message of size bytes, and after it the turn of its slot. The memory that lies ahead bytes further, or
// before, is fetched to be written.
func put(dst []uint64, src unsafe.Pointer, size int, round uint32, turn *uint64, t uint64, ahead int) {
	n := size / 4
	if rest := size % 4; rest > 0 {
		var last [4]byte
		copy(last[:], unsafe.Slice((*byte)(unsafe.Add(src, 4*n)), rest))
		atomic.StoreUint64(&dst[n], uint64(round)<<32|uint64(binary.LittleEndian.Uint32(last[:])))
	}
	putWords(unsafe.SliceData(dst), src, n, round, turn, t, ahead)
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
	n := size / 4
	if rest := size % 4; rest > 0 {
		w := atomic.LoadUint64(&src[n])
		if uint32(w>>32) != round {
			return false
		}
		var last [4]byte
		binary.LittleEndian.PutUint32(last[:], uint32(w))
		copy(unsafe.Slice((*byte)(unsafe.Add(dst, 4*n)), rest), last[:])
	}
	return getWords(dst, unsafe.SliceData(src), n, round)
}
