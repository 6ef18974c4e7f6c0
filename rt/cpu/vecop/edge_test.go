//go:build linux || darwin

package vecop

import (
	"math/rand/v2"
	"reflect"
	"syscall"
	"testing"
)

// rowEdges places rows against pages that may not be read or written: at their end, or at their beginning.
func rowEdges(t *testing.T, after bool) rowPlace {
	t.Helper()
	page := syscall.Getpagesize()
	size := 2 * page
	pieces := make([][]byte, 5)
	for i := range pieces {
		all, err := syscall.Mmap(-1, 0, size+2*page, syscall.PROT_READ|syscall.PROT_WRITE,
			syscall.MAP_ANON|syscall.MAP_PRIVATE)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() {
			if err := syscall.Munmap(all); err != nil {
				t.Error(err)
			}
		})
		for _, at := range []int{0, page + size} {
			if err := syscall.Mprotect(all[at:at+page], syscall.PROT_NONE); err != nil {
				t.Fatal(err)
			}
		}
		pieces[i] = all[page : page+size]
	}
	return func(operand int, elem reflect.Type, n int) rowMemory {
		all, bytes := pieces[operand], n*int(elem.Size())
		if after {
			return rowMemory{all[:bytes], 0, elem}
		}
		return rowMemory{all[len(all)-bytes:], 0, elem}
	}
}

// TestRowOpsEdges runs every operation on rows with nothing before or after them.
func TestRowOpsEdges(t *testing.T) {
	for _, after := range []bool{false, true} {
		place := rowEdges(t, after)
		r := rand.New(rand.NewPCG(1, 2))
		for _, x := range rowTests {
			for n := range 42 {
				if err := x.run(r, n, 0, place); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}
