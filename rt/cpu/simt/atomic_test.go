package simt

import (
	"math"
	"sync"
	"testing"
	"unsafe"

	"github.com/kbind/kbind/rt/vec"
)

// together runs f(i) for i < n on eight goroutines.
func together(n int, f func(i int)) {
	var wg sync.WaitGroup
	for g := range 8 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := g; i < n; i += 8 {
				f(i)
			}
		}()
	}
	wg.Wait()
}

func TestAtomicsTogether(t *testing.T) {
	const n = 4000
	var (
		sum, low   int32
		top        uint64
		set        uint32
		wrap, down uint32 = 0, 0
		single     float32
		double     float64
		halves     [2]uint16
		swapped    int64
		seen       [n + 1]bool
		last       int32 = -1
	)
	h := (*vec.Half)(unsafe.Pointer(&halves[1]))
	together(n, func(i int) {
		AtomicAddI32(&sum, int32(i))
		AtomicMinI32(&low, -int32(i))
		AtomicMaxU64(&top, uint64(i))
		AtomicXorU32(&set, 1<<(i%32))
		AtomicIncU32(&wrap, 9)
		AtomicDecU32(&down, 9)
		AtomicAddF32(&single, 1)
		AtomicAddF64(&double, 0.5)
		if i < 1000 {
			AtomicAddF16(h, vec.HalfOf(1))
			AtomicCasU16(&halves[0], uint16(i), uint16(i+1))
		}
		AtomicSubI64(&swapped, 1)
		seen[AtomicExchI32(&last, int32(i))+1] = true
	})
	seen[last+1] = true
	for i, ok := range seen {
		if !ok {
			t.Errorf("value %d was lost in the exchange", i-1)
		}
	}
	if sum != n*(n-1)/2 || low != 1-n || top != n-1 || set != math.MaxUint32 || wrap != n%10 || down != 0 || single != n ||
		double != n/2 || swapped != -n {
		t.Error("a sum is wrong:", sum, low, top, set, wrap, down, single, double, swapped)
	}
	if got := vec.Half(halves[1]).Float32(); got != 1000 {
		t.Errorf("1000 additions to a half: %v", got)
	}
}

func TestAtomicOldValues(t *testing.T) {
	i, u, f := int32(5), uint32(7), float32(1.5)
	check := func(name string, got, want float64) {
		if got != want {
			t.Errorf("%s = %v, want %v", name, got, want)
		}
	}
	check("add", float64(AtomicAddI32(&i, -2)), 5)
	check("sub", float64(AtomicSubI32(&i, 1)), 3)
	check("min", float64(AtomicMinI32(&i, 10)), 2)
	check("max", float64(AtomicMaxI32(&i, 10)), 2)
	check("cas, equal", float64(AtomicCasI32(&i, 10, 4)), 10)
	check("cas, not equal", float64(AtomicCasI32(&i, 10, 9)), 4)
	check("and", float64(AtomicAndU32(&u, 3)), 7)
	check("or", float64(AtomicOrU32(&u, 8)), 3)
	check("inc", float64(AtomicIncU32(&u, 11)), 11)
	check("dec", float64(AtomicDecU32(&u, 5)), 0)
	check("dec", float64(AtomicDecU32(&u, 5)), 5)
	check("exch", float64(AtomicExchF32(&f, 2)), 1.5)
	check("max", float64(AtomicMaxF32(&f, float32(math.NaN()))), 2)
	check("load", float64(AtomicLoadF32(&f)), 2)
	AtomicStoreU32(&u, 77)
	check("store", float64(u), 77)
}
