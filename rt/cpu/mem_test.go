package cpu

import (
	"errors"
	"math/rand"
	"runtime"
	"testing"
	"weak"

	"github.com/kbind/kbind/rt/driver"
)

func TestTable(t *testing.T) {
	d := newDevice(goEngine{}, driver.DeviceInfo{Memory: 1 << 20})
	var live []*mem
	bytes := 0
	random := rand.New(rand.NewSource(1))
	for range 2000 {
		if len(live) > 0 && random.Intn(2) == 0 {
			i := random.Intn(len(live))
			m := live[i]
			if err := m.Free(); err != nil {
				t.Fatal(err)
			}
			bytes -= m.size
			live = append(live[:i], live[i+1:]...)
			if base, _, ok := d.resolve(uintptr(m.p)); ok && base == m.p {
				t.Fatal("freed memory is found")
			}
		} else {
			m, err := d.alloc(1 + random.Intn(2000))
			if err != nil {
				t.Fatal(err)
			}
			bytes += m.size
			live = append(live, m)
		}
		if used := d.objects.used(); used != int64(bytes) {
			t.Fatalf("%d bytes used, want %d", used, bytes)
		}
		for _, m := range live {
			base, size, ok := d.resolve(uintptr(m.p) + uintptr(random.Intn(m.size)))
			if !ok || base != m.p || size != m.size {
				t.Fatalf("object of %d bytes not found: size %d, %v", m.size, size, ok)
			}
		}
	}
}

func TestOutOfMemory(t *testing.T) {
	d := newDevice(goEngine{}, driver.DeviceInfo{Memory: 1000})
	m, err := d.Alloc(600)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := d.Alloc(401); !errors.Is(err, driver.ErrOutOfMemory) ||
		err.Error() != "out of device memory: 401 bytes wanted, 600 of 1000 in use" {
		t.Errorf("got %v", err)
	}
	if err := m.Free(); err != nil {
		t.Fatal(err)
	}
	if _, err := d.Alloc(1000); err != nil {
		t.Error(err)
	}
}

func TestMappedMemoryOverlaps(t *testing.T) {
	d := newDevice(goEngine{}, driver.DeviceInfo{})
	host := make([]byte, 1000)
	whole, err := d.MapHost(host)
	if err != nil {
		t.Fatal(err)
	}
	part, err := d.MapHost(host[100:200])
	if err != nil {
		t.Fatal(err)
	}
	addr := func(m driver.Mem, off uintptr) uintptr { return uintptr(m.(*mem).p) + off }
	for _, test := range []struct {
		addr uintptr
		ok   bool
		size int
	}{{addr(whole, 50), true, 1000}, {addr(part, 50), true, 100}, {addr(whole, 500), true, 1000},
		{addr(whole, 1001), false, 0}} {
		if _, size, ok := d.resolve(test.addr); ok != test.ok || size != test.size {
			t.Errorf("found %v with %d bytes, want %v with %d", ok, size, test.ok, test.size)
		}
	}
	if used := d.objects.used(); used != 0 {
		t.Errorf("mapped memory counts as %d bytes used", used)
	}
}

// TestFreedIsForgotten frees buffers beyond what is kept of freed ones for the checks: nothing holds them any more.
func TestFreedIsForgotten(t *testing.T) {
	d := newDevice(goEngine{}, driver.DeviceInfo{})
	d.checks.on = true
	free := func(size int) weak.Pointer[mem] {
		m, err := d.alloc(size)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Free(); err != nil {
			t.Fatal(err)
		}
		return weak.Make(m)
	}
	const small = 1 << 20
	for range keptFreed / small { // so that the list has room
		free(small)
	}
	gone := []weak.Pointer[mem]{free(keptFreed + 1), free(keptFreed + 1), free(keptFreed - small), free(2 * small)}
	kept := gone[len(gone)-1]
	gone = gone[:len(gone)-1]
	runtime.GC()
	for i, m := range gone {
		if m.Value() != nil {
			t.Errorf("large buffer %d is still held", i)
		}
	}
	if kept.Value() == nil || len(d.checks.freed) != 1 || d.checks.freedBytes != 2*small {
		t.Errorf("%d freed buffers of %d bytes are kept, want the last one", len(d.checks.freed), d.checks.freedBytes)
	}
	for range keptBuffers + 10 {
		free(1)
	}
	if n := len(d.checks.freed); n != keptBuffers {
		t.Errorf("%d small buffers are kept, want %d", n, keptBuffers)
	}
	if err := d.Close(); err != nil || len(d.checks.freed) != 0 {
		t.Errorf("%d freed buffers are kept of a closed device (%v)", len(d.checks.freed), err)
	}
}
