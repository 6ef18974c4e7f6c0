package cpu

import (
	"slices"
	"sort"
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/sanitize"
	"github.com/kbind/kbind/rt/driver"
)

const alignment = 64 // bytes

// mem is one allocation, a mapped piece of host memory, or a variable of a module.
type mem struct {
	dev   *device
	p     unsafe.Pointer // keeps the memory alive
	size  int
	kind  memKind
	freed atomic.Bool
	// shadow is what checked execution remembers of the memory; nil when it is off. Launches of other streams look at it
	// when it changes.
	shadow atomic.Pointer[sanitize.Shadow]
	fresh  atomic.Bool // Fresh was called

	via   *guest // the context with which the memory is freed, if that is another than the device's own
	of    *mem   // for a view: the memory of which it is a part
	owner any    // for memory that somebody else allocated: what keeps it alive
}

type memKind uint8

const (
	memOwned  memKind = iota // allocated on the device; its bytes count as used
	memMapped                // memory of the host
	memGlobal                // a part of a module's variables, which are in the table as a whole
	memHeap                  // allocated by a kernel; its bytes count as used
	memView                  // a part of other memory, which is in the table
)

// unknownMemory limits allocations where it is not known how much memory the machine has. There has to be a limit,
// since Go ends the process when it gets no memory.
const unknownMemory = min(1<<40, mostMemory)

func (d *device) Alloc(n int) (driver.Mem, error) {
	m, err := d.alloc(n)
	if err != nil {
		return nil, err
	}
	return m, nil
}

func (d *device) alloc(n int) (*mem, error) { return d.allocAs(n, memOwned, false) }

// heapAlloc implements simt.Launch.Alloc: kernels allocate with it.
func (d *device) heapAlloc(n int) unsafe.Pointer {
	m, err := d.allocAs(n, memHeap, false)
	if err != nil {
		return nil
	}
	return m.p
}

// heapFree implements simt.Launch.Free.
func (d *device) heapFree(p unsafe.Pointer) bool {
	m := d.objects.heap(p)
	return m != nil && m.Free() == nil
}

// allocAs allocates memory. written says that checked execution takes all of it as written, from the moment at which
// other goroutines can find it.
func (d *device) allocAs(n int, kind memKind, written bool) (*mem, error) {
	if err := d.check(); err != nil {
		return nil, err
	}
	limit := d.info.Memory
	if limit == 0 {
		limit = unknownMemory
	}
	if !d.objects.reserve(int64(n), limit) {
		return nil, driver.Errorf(driver.ErrOutOfMemory, "out of device memory: %d bytes wanted, %d of %d in use", n,
			d.objects.used(), limit)
	}
	m := &mem{dev: d, p: aligned(n), size: n, kind: kind}
	if d.checks.on {
		m.shadow.Store(sanitize.NewShadow(n, written))
	}
	d.objects.add(m)
	return m, nil
}

// aligned returns n > 0 bytes of zeroed Go memory, which Go's garbage collector does not search for pointers.
func aligned(n int) unsafe.Pointer {
	words := make([]uint64, (n+alignment+7)/8)
	p := unsafe.Pointer(unsafe.SliceData(words))
	return unsafe.Add(p, (alignment-int(uintptr(p)%alignment))%alignment)
}

// MapHost lets kernels work in the caller's memory.
func (d *device) MapHost(host []byte) (driver.Mem, error) {
	if err := d.check(); err != nil {
		return nil, err
	}
	m := &mem{dev: d, p: unsafe.Pointer(unsafe.SliceData(host)), size: len(host), kind: memMapped}
	if d.checks.on {
		m.shadow.Store(sanitize.NewShadow(len(host), true))
	}
	d.objects.add(m)
	return m, nil
}

// AllocHost allocates as Alloc does, since the memory of this device is the host's. The host may write to it at any
// time without a call that says so. Therefore checked execution takes all of it as written.
func (d *device) AllocHost(n int) (driver.HostMem, error) {
	m, err := d.allocAs(n, memOwned, true)
	if err != nil {
		return nil, err
	}
	return m, nil
}

// Bytes are the memory itself.
func (m *mem) Bytes() []byte { return unsafe.Slice((*byte)(m.p), m.size) }

// Fresh makes checked execution take the memory as never written: the next launch is to write all of it.
func (m *mem) Fresh() {
	if m.shadow.Load() != nil {
		m.shadow.Store(sanitize.NewShadow(m.size, false))
		m.fresh.Store(true)
	}
}

func (m *mem) Size() int { return m.size }

// Free takes the memory out of the device's table. Queued work that uses it keeps it alive until it is done.
func (m *mem) Free() error {
	if m.kind == memGlobal || !m.freed.CompareAndSwap(false, true) {
		return nil
	}
	if m.kind != memView {
		m.dev.objects.remove(m)
		m.dev.checks.keepFreed(m)
	}
	m.release()
	return nil
}

// Addr returns the address of the first byte. It stays valid until Free: the table of objects keeps the memory, and Go
// does not move it.
func (m *mem) Addr() (uint64, error) {
	if err := m.check(); err != nil {
		return 0, err
	}
	return uint64(uintptr(m.p)), nil
}

func (m *mem) check() error {
	if m.freed.Load() || m.of != nil && m.of.freed.Load() {
		return driver.Errorf(driver.ErrFreed, "cpu: memory used after Free")
	}
	return m.dev.check()
}

// window returns the address of byte off of h, after a check that n bytes from there on lie in h.
func (d *device) window(h driver.Mem, off, n int) (unsafe.Pointer, error) {
	m, ok := h.(*mem)
	if !ok || m.dev != d {
		return nil, driver.Errorf(driver.ErrNotSupported, "cpu: memory of another context")
	}
	if err := m.check(); err != nil {
		return nil, err
	}
	if off < 0 || n < 0 || n > m.size-off {
		return nil, driver.Errorf(driver.ErrInvalidLaunch, "cpu: bytes [%d:%d] of %d bytes of memory", off, off+n, m.size)
	}
	if n == 0 {
		return nil, nil // a pointer to the end would belong to the next object
	}
	return unsafe.Add(m.p, off), nil
}

// table holds the objects that are not freed, in the order of their addresses. It finds the object that an address
// belongs to, and keeps memory alive whose address is stored nowhere but in device memory, where the garbage collector
// does not look.
type table struct {
	mu    sync.RWMutex
	list  []*mem
	bytes int64 // owned and reserved
}

func (t *table) used() int64 {
	t.mu.RLock()
	defer t.mu.RUnlock()
	return t.bytes
}

// reserve counts n bytes that are about to be allocated, if they fit.
func (t *table) reserve(n, limit int64) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if n > limit-t.bytes {
		return false
	}
	t.bytes += n
	return true
}

// after returns the index of the first object at an address above addr; the caller holds the lock.
func (t *table) after(addr uintptr) int {
	return sort.Search(len(t.list), func(i int) bool { return uintptr(t.list[i].p) > addr })
}

func (t *table) add(m *mem) {
	t.mu.Lock()
	defer t.mu.Unlock()
	i := t.after(uintptr(m.p))
	t.list = append(t.list, nil)
	copy(t.list[i+1:], t.list[i:])
	t.list[i] = m
}

func (t *table) remove(m *mem) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for i := t.after(uintptr(m.p)) - 1; i >= 0 && t.list[i].p == m.p; i-- {
		if t.list[i] == m {
			t.list = append(t.list[:i], t.list[i+1:]...)
			if m.kind == memOwned || m.kind == memHeap {
				t.bytes -= int64(m.size)
			}
			return
		}
	}
}

// all lists the objects.
func (t *table) all() []*mem {
	t.mu.RLock()
	defer t.mu.RUnlock()
	return slices.Clone(t.list)
}

// at returns the object that holds addr, nil if there is none.
func (t *table) at(addr uintptr) *mem {
	t.mu.RLock()
	defer t.mu.RUnlock()
	for i := t.after(addr) - 1; i >= 0; i-- {
		if m := t.list[i]; addr-uintptr(m.p) < uintptr(m.size) {
			return m
		} else if m.kind != memMapped {
			return nil
		}
	}
	return nil
}

// around returns the object that holds addr, and otherwise the gap around it.
func (t *table) around(addr uintptr) (m *mem, lo, hi uintptr) {
	t.mu.RLock()
	defer t.mu.RUnlock()
	i := t.after(addr)
	if hi = ^uintptr(0); i < len(t.list) {
		hi = uintptr(t.list[i].p)
	}
	for i--; i >= 0; i-- {
		m := t.list[i]
		if addr-uintptr(m.p) < uintptr(m.size) {
			return m, 0, 0
		}
		lo = max(lo, uintptr(m.p)+uintptr(m.size))
		if m.kind != memMapped { // owned objects do not overlap, so no earlier one reaches further
			break
		}
	}
	return nil, lo, hi
}

// heap returns the object that a kernel allocated at p, nil if there is none.
func (t *table) heap(p unsafe.Pointer) *mem {
	t.mu.RLock()
	defer t.mu.RUnlock()
	if i := t.after(uintptr(p)) - 1; i >= 0 && t.list[i].p == p && t.list[i].kind == memHeap {
		return t.list[i]
	}
	return nil
}

// find returns the object that holds addr, or that ends at addr. Where host memory was mapped twice, it is any of the
// objects that hold the address.
func (t *table) find(addr uintptr) (base unsafe.Pointer, size int, ok bool) {
	t.mu.RLock()
	defer t.mu.RUnlock()
	for i := t.after(addr) - 1; i >= 0; i-- {
		m := t.list[i]
		if addr-uintptr(m.p) <= uintptr(m.size) {
			return m.p, m.size, true
		}
		if m.kind != memMapped { // owned objects do not overlap, so no earlier one reaches further
			return nil, 0, false
		}
	}
	return nil, 0, false
}

func (t *table) clear() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.list, t.bytes = nil, 0
}
