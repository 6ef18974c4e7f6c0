package simt

import (
	"fmt"
	"testing"
	"unsafe"
)

func TestHeap(t *testing.T) {
	blocks := map[unsafe.Pointer][]uint64{}
	b := start(1)
	b.Launch.Alloc = func(n int) unsafe.Pointer {
		if n > 1000 {
			return nil
		}
		words := make([]uint64, (n+7)/8)
		p := unsafe.Pointer(unsafe.SliceData(words))
		blocks[p] = words
		return p
	}
	b.Launch.Free = func(p unsafe.Pointer) bool {
		_, ok := blocks[p]
		delete(blocks, p)
		return ok
	}
	fails := func(f func()) (msg string) {
		defer func() { msg = fmt.Sprint(recover()) }()
		f()
		return ""
	}
	p := Cast[int32](Malloc(b, 40))
	*p.At(9) = 1
	if msg := fails(func() { *p.At(10) = 1 }); msg != "index out of range [10] with length 10" {
		t.Error(msg)
	}
	if !Malloc(b, 0).IsNil() || !Malloc(b, 1001).IsNil() || !Malloc(b, 1<<63).IsNil() {
		t.Error("memory that is not there")
	}
	Free(b, Ptr[byte]{})
	q := p
	for name, bad := range map[string]func(){
		"inside": func() { Free(b, p.Add(1)) },
		"twice":  func() { Free(b, p); Free(b, q) },
		"other":  func() { Free(b, PtrTo(new(int32))) },
	} {
		if msg := fails(bad); len(msg) < 10 || msg[:7] != "free of" {
			t.Errorf("%s: %s", name, msg)
		}
	}
	if len(blocks) != 0 {
		t.Errorf("%d blocks are left", len(blocks))
	}
}
