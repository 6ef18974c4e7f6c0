//go:build linux || darwin

package vecop

import (
	"math/rand/v2"
	"reflect"
	"syscall"
	"testing"
	"unsafe"
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

// TestRowOpsEdges runs every operation on rows with nothing before or behind them.
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

// TestRowStride reads rows with strides of which the last element is the last that may be read.
func TestRowStride(t *testing.T) {
	place := rowEdges(t, false)
	r := rand.New(rand.NewPCG(1, 2))
	for stride := 1; stride < 12; stride++ {
		for n := range 40 {
			dst, src := place(0, reflect.TypeFor[float32](), n), place(1, reflect.TypeFor[float32](), max(0, (n-1)*stride+1))
			src.fill(r, false)
			a := unsafe.Slice((*float32)(src.pointer()), len(src.all)/4)
			Stride(unsafe.Slice((*float32)(dst.pointer()), n), a, stride)
			plain := make([]uint32, n+1)
			if n > 0 {
				plainStride(&plain[0], (*uint32)(src.pointer()), stride, n)
			}
			for i := range n {
				if got, want := dst.word(i), src.word(i*stride); got != want || uint64(plain[i]) != want {
					t.Fatalf("element %d of %d, stride %d: %#x, plain %#x, want %#x", i, n, stride, got, plain[i], want)
				}
			}
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("a row that ends behind src did not fault")
		}
	}()
	Stride(make([]float32, 3), make([]float32, 4), 2)
}
