package simt

import (
	"fmt"
	"math"
	"testing"
	"unsafe"
)

func faultOf(f func()) (msg string) {
	defer func() {
		if r := recover(); r != nil {
			msg = fmt.Sprint(r)
		}
	}()
	f()
	return "none"
}

func TestPtr(t *testing.T) {
	s := []int32{10, 20, 30, 40}
	p := PtrOf(s)
	end := p.Add(4)
	if *p.At(2) != 30 || *p.Add(3).At(-3) != 10 || *end.At(-1) != 40 || end.Diff(p) != 4 || p.Diff(end) != -4 {
		t.Error("arithmetic")
	}
	if p.Eq(end) || !p.Add(5).Add(-5).Eq(p) || !p.Less(end) || end.Less(p) || p.IsNil() {
		t.Error("comparison")
	}
	var null Ptr[int32]
	if !null.IsNil() || null.Eq(p) || !null.Add(1).Add(-1).IsNil() || null.Add(1).IsNil() {
		t.Error("null")
	}
	*p.Add(1).Get() = 21
	if s[1] != 21 {
		t.Error("store")
	}
	var row [3][4]int16
	q := Cast[int16](PtrTo(&row))
	*q.At(5) = 9
	if row[1][1] != 9 {
		t.Error("a pointer into an array of arrays")
	}
	type pair struct {
		_ int8
		_ [7]byte
		b float64
	}
	pairs := make([]pair, 2)
	*Field[float64](PtrOf(pairs).Add(1), 8).Get() = 2.5
	if pairs[1].b != 2.5 {
		t.Error("member")
	}
	*Cast[uint8](p).At(4) = 0xff
	if s[1] != 0xff {
		t.Error("bytes of an int", s[1])
	}
	for _, c := range []struct {
		f    func()
		want string
	}{
		{func() { p.At(4) }, "index out of range [4] with length 4"},
		{func() { p.At(-1) }, "index out of range [-1] with length 4"},
		{func() { end.Get() }, "index out of range [4] with length 4"},
		{func() { p.Add(-2).Get() }, "index out of range [-2] with length 4"},
		{func() { p.At(math.MinInt) }, fmt.Sprintf("index out of range [%d] with length 4", -math.MaxInt/2/4)},
		{func() { p.Add(math.MaxInt/2 + 1).Get() }, fmt.Sprintf("index out of range [%d] with length 4", math.MaxInt/2/4)},
		{func() { p.Add(math.MinInt).Add(math.MaxInt).Get() }, "none"},
		{func() { null.Get() }, "nil pointer dereference"},
		{func() { null.At(0) }, "nil pointer dereference"},
		{func() { Cast[int64](p).At(2) }, "index out of range [2] with length 2"},
		{func() { Cast[int64](p.Add(3)).Get() }, "access of 8 bytes at byte 12 of an object of 16 bytes"},
		{func() { Cast[[8]int32](p).Get() }, "index out of range [0] with length 0"},
		{func() { *p.At(3) = 1 }, "none"},
	} {
		if got := faultOf(c.f); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
}

func TestAddr(t *testing.T) {
	buffer := make([]int32, 8)
	b := start(1)
	b.Launch.Resolve = func(a uintptr) (unsafe.Pointer, int, bool) {
		base := uintptr(unsafe.Pointer(&buffer[0]))
		return unsafe.Pointer(&buffer[0]), 32, a-base < 32
	}
	local := [4]int32{1, 2, 3, 4}
	other := [4]int32{5, 6, 7, 8}
	mem := []Addr{AddrOf(b, PtrTo(&local)), AddrOf(b, Cast[int32](PtrTo(&local)).Add(3).castArray()),
		AddrOf(b, PtrTo(&other)), 0, 0x1234,
		Addr(uintptr(unsafe.Pointer(&buffer[2])))}
	if got := *Load[int32](b, mem[0]).At(1); got != 2 {
		t.Error("local", got)
	}
	if got := *Load[int32](b, mem[1]).At(-3); got != 1 {
		t.Error("inside a local", got)
	}
	if got := *Load[int32](b, mem[2]).Get(); got != 5 {
		t.Error("second local", got)
	}
	if !Load[int32](b, mem[3]).IsNil() {
		t.Error("null")
	}
	if got := faultOf(func() { Load[int32](b, mem[4]).Get() }); got != "pointer 0x1234 belongs to no object" {
		t.Error(got)
	}
	*Load[int32](b, mem[5]).At(-2) = 11
	if buffer[0] != 11 {
		t.Error("buffer")
	}
	if got := faultOf(func() { Load[int32](b, mem[5]).At(6) }); got != "index out of range [8] with length 8" {
		t.Error(got)
	}
	if end := Load[int32](b, AddrOf(b, PtrTo(&local).Add(1))); !end.Eq(Cast[int32](PtrTo(&local).Add(1))) {
		t.Error("one past the end")
	}
	b.Start(b.Launch, Dim3{})
	if got := faultOf(func() { Load[int32](b, mem[0]).Get() }); got == "none" {
		t.Error("an object of the last block is still known")
	}
}

// castArray is for tests that need a pointer of the same type as PtrTo of an array.
func (p Ptr[T]) castArray() Ptr[[4]int32] { return Cast[[4]int32](p) }

func TestStates(t *testing.T) {
	k1, k2 := &Kernel{}, &Kernel{}
	b := NewBlock()
	use := func(k *Kernel) *int {
		b.Start(&Launch{Kernel: k, BlockDim: Dim3{1, 1, 1}}, Dim3{})
		s := StateOf[int](b)
		*s++
		return s
	}
	use(k1)
	use(k2)
	if n := *use(k1); n != 2 {
		t.Errorf("state of a kernel that ran before is %d, want 2", n)
	}
	for range 2 * maxStates {
		use(&Kernel{})
	}
	if n := *use(k1); n != 1 {
		t.Errorf("state of a kernel that was forgotten is %d, want 1", n)
	}
}
