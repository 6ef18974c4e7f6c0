package core

import (
	"reflect"
	"runtime"
	"strings"
	"sync"
	"unsafe"
)

// clearPart is how many bytes of a new slice one goroutine sets to zero at a time.
const clearPart = 2 << 20

// makeSlice is make([]T, n). One thread clears memory, or makes the system find pages for it, at some 10 GB/s, less
// than a device copies; so several clear a large slice.
func makeSlice[T any](n int64) []T {
	size := int64(elemSize[T]())
	if n*size < 2*clearPart || runtime.GOMAXPROCS(0) == 1 || !plain(reflect.TypeFor[T]()) {
		return make([]T, n)
	}
	b := unsafe.Slice((*byte)(dirty(int(n*size))), n*size)
	parts := make(chan []byte)
	var wg sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), 16) {
		wg.Go(func() {
			for p := range parts {
				clear(p)
			}
		})
	}
	for i := 0; i < len(b); i += clearPart {
		parts <- b[i:min(i+clearPart, len(b))]
	}
	close(parts)
	wg.Wait()
	return unsafe.Slice((*T)(unsafe.Pointer(&b[0])), n)
}

// plain reports whether values of the type hold no Go pointers.
func plain(t reflect.Type) bool {
	switch k := t.Kind(); {
	case k >= reflect.Bool && k <= reflect.Complex128 && k != reflect.Uintptr:
		return true
	case k == reflect.Array:
		return plain(t.Elem())
	case k == reflect.Struct:
		for i := range t.NumField() {
			if !plain(t.Field(i).Type) {
				return false
			}
		}
		return true
	}
	return false
}

// dirty returns n bytes of memory whose contents are unspecified, aligned as large allocations are. Of what the
// standard library offers only strings.Builder allocates without clearing.
func dirty(n int) unsafe.Pointer {
	var b strings.Builder
	b.Grow(n)
	b.WriteByte(0)
	return unsafe.Pointer(unsafe.StringData(b.String()))
}
