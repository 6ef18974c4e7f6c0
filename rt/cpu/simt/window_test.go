package simt

import (
	"testing"
	"unsafe"
)

// TestSharedWindow converts addresses of shared memory to numbers and back, in variables, at their ends, and beside
// them.
func TestSharedWindow(t *testing.T) {
	var sh struct {
		tag  int8
		tile [300]float32
		last int16
	}
	b := NewBlock()
	b.Start(&Launch{Shared: 5000}, Dim3{})
	raw := DynamicShared[int16](b)
	SharedWindow(b, &sh.tag)
	SharedWindow(b, &sh.tile)
	SharedWindow(b, &sh.last)
	DynamicWindow(b)
	address := func(p unsafe.Pointer, off int) uint64 { return uint64(uintptr(p)) + uint64(off) }
	tile, dyn := unsafe.Pointer(&sh.tile), unsafe.Pointer(&raw[0])
	for _, c := range []struct {
		what    string
		address uint64
		want    uint64
	}{
		{"first variable", address(unsafe.Pointer(&sh.tag), 0), 1024},
		{"second variable", address(tile, 0), 2048},
		{"element", address(tile, 4*17), 2048 + 4*17},
		{"its end, which is the next variable", address(unsafe.Pointer(&sh.last), 0), 4096},
		{"dynamic memory", address(dyn, 0), 5120},
		{"its end", address(dyn, 5000), 5120 + 5000},
	} {
		n := SharedNumber(b, c.address)
		if n != c.want {
			t.Errorf("%s: number %d, want %d", c.what, n, c.want)
		}
		if a := SharedAddress(b, n|7<<32); a != c.address {
			t.Errorf("%s: address %#x, want %#x", c.what, a, c.address)
		}
	}
	p := Load[float32](b, Addr(SharedAddress(b, 2048+4*299)))
	*p.Get() = 7
	if sh.tile[299] != 7 {
		t.Errorf("the last element is %v, want 7", sh.tile[299])
	}
	local := 0
	if n := SharedNumber(b, address(unsafe.Pointer(&local), 0)); n != 0 {
		t.Errorf("a local variable has number %d, want 0", n)
	}
	for _, n := range []uint64{0, 1023, 1026, 2048 + 1201, 5120 + 5001} {
		if msg := faultOf(func() { Load[int32](b, Addr(SharedAddress(b, n))).Get() }); msg == "none" {
			t.Errorf("an access at number %d does not fault", n)
		}
	}
	b.Start(&Launch{}, Dim3{})
	if n := SharedNumber(b, address(tile, 0)); n != 0 {
		t.Errorf("in the next block the variable of the last one has number %d, want 0", n)
	}
}
