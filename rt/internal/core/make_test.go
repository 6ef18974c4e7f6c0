package core

import (
	"slices"
	"testing"
	"unsafe"
)

type point struct {
	x, y float32
	at   [2]int64
}

// TestMake makes slices of sizes about the parts in which large ones are cleared, over memory that was in use before.
func TestMake(t *testing.T) {
	for range 3 {
		for _, n := range []int64{0, 1, clearPart, 2*clearPart - 1, 2 * clearPart, 2*clearPart + 1, 5*clearPart + 12345} {
			s := Make[byte](Check("F"), "c", n, "n")
			if int64(len(s)) != n || slices.ContainsFunc(s, func(b byte) bool { return b != 0 }) {
				t.Fatalf("%d bytes: %d, or not all zero", n, len(s))
			}
			for i := range s {
				s[i] = 0xff // for who gets this memory next
			}
		}
	}
	p := Make[point](Check("F"), "c", clearPart, "n")
	if len(p) != clearPart || p[clearPart-1] != (point{}) || uintptr(unsafe.Pointer(&p[0]))%unsafe.Alignof(p[0]) != 0 {
		t.Error("structs are not as made by make")
	}
	if q := Make[*int](Check("F"), "c", clearPart, "n"); len(q) != clearPart || q[clearPart-1] != nil {
		t.Error("pointers are not as made by make")
	}
}

// BenchmarkMake compares Make with the built-in function.
func BenchmarkMake(b *testing.B) {
	const n = 16 << 20
	b.Run("Make", func(b *testing.B) {
		b.SetBytes(4 * n)
		for b.Loop() {
			Make[int32](Check("F"), "c", n, "n")
		}
	})
	b.Run("builtin", func(b *testing.B) {
		b.SetBytes(4 * n)
		for b.Loop() {
			_ = make([]int32, n)
		}
	})
}
