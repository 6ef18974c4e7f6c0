//go:build amd64 && !race

package ring

import (
	"bytes"
	"testing"
	"unsafe"
)

// TestWords moves messages of all sizes to slots at even and odd words, with and without moves of two words at once.
func TestWords(t *testing.T) {
	defer func(was bool) { pairs = was }(pairs)
	for _, pairs = range []bool{pairs, false} {
		for size := 1; size <= 300; size++ {
			for first := range 2 {
				testWords(t, size, first)
			}
		}
	}
}

func testWords(t *testing.T, size, first int) {
	const round = 0x80000001
	n := WordsFor(size)
	slots := make([]uint64, n+first+2)
	for uintptr(unsafe.Pointer(&slots[0]))%16 != 0 {
		slots = make([]uint64, n+first+2)
	}
	slot := slots[first : first+n]
	msg, got := make([]byte, size), make([]byte, size+1)
	for i := range msg {
		msg[i] = byte(3*i + size)
	}
	got[size] = 7
	var turn uint64
	put(slot, unsafe.Pointer(&msg[0]), size, round, &turn, 5, 0)
	if turn != 5 || slots[first+n] != 0 || first > 0 && slots[0] != 0 {
		t.Fatalf("%d bytes from word %d, pairs %v: turn %d, %x", size, first, pairs, turn, slots)
	}
	if !get(unsafe.Pointer(&got[0]), size, slot, round) || !bytes.Equal(got[:size], msg) || got[size] != 7 {
		t.Fatalf("%d bytes from word %d, pairs %v: %v, want %v", size, first, pairs, got, msg)
	}
	for i := range slot { // a word that has not come
		was := slot[i]
		slot[i] = was ^ 1<<32
		if get(unsafe.Pointer(&got[0]), size, slot, round) {
			t.Fatalf("%d bytes from word %d, pairs %v: word %d has not come", size, first, pairs, i)
		}
		slot[i] = was
	}
}
