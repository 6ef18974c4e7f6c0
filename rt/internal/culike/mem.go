package culike

import (
	stdctx "context"
	"errors"
	"time"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/gate"
)

// mem is device memory: an allocation, or a variable of a module.
type mem struct {
	gate.Uses
	ctx     *context
	addr    uint64
	size    int
	pooled  bool
	module  *module     // of a variable; nil for an allocation
	foreign bool        // somebody else's, which is not freed
	owner   any         // of somebody else's: what keeps it
	host    []byte      // of memory of the host, which addr is the device's address of
	block   pinnedBlock // of which host is the part that was asked for
}

// CUmemPoolProps, up to the fields that are set; CUDA's is 88 bytes, HIP's the same with other names of its reserved
// bytes.
type poolProps struct {
	allocType, handleTypes, locationType, locationID int32
	_                                                [72]byte
}

const (
	allocationPinned     = 1 // CU_MEM_ALLOCATION_TYPE_PINNED
	locationDevice       = 1 // CU_MEM_LOCATION_TYPE_DEVICE
	poolInternalReuse    = 3 // CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES
	poolReleaseThreshold = 4 // CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
	poolReserved         = 5 // CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT
	poolUsed             = 7 // CU_MEMPOOL_ATTR_USED_MEM_CURRENT
	streamNonBlocking    = 1 // CU_STREAM_NON_BLOCKING: no implicit order with the null stream
)

// pool is memory that the device hands out in the order of streams. Freed memory stays in the pool, ready for the next
// allocation.
type pool struct {
	// 0: there is no pool, and memory is allocated and freed by the slower functions, which wait for the device
	handle uintptr
	// Memory is allocated on one stream, on which nothing ever waits, and freed on another, which waits for all work that
	// may use the memory. The pool gives the first only what the second has passed.
	fresh, freed uintptr
	spare        spares
}

// newPool makes the pool, if the driver has such.
func (c *context) newPool() error {
	if c.api.attribute(c.device, c.api.Attr.MemoryPools) == 0 ||
		!c.api.Has(MemPoolCreate, MemPoolDestroy, MemPoolSetAttr, MemAllocFromPool, MemFreeAsync) {
		return nil
	}
	h, props := new([3]uintptr), &poolProps{allocType: allocationPinned, locationType: locationDevice,
		locationID: int32(c.device)}
	if c.bound(MemPoolCreate, uintptr(unsafe.Pointer(&h[0])), uintptr(unsafe.Pointer(props))) != nil {
		return nil // a driver without what its attribute says: do without
	}
	keep, no := new(uint64), new(int32)
	*keep = 1<<64 - 1
	err := c.bound(MemPoolSetAttr, h[0], poolReleaseThreshold, uintptr(unsafe.Pointer(keep)))
	if err == nil {
		err = c.bound(MemPoolSetAttr, h[0], poolInternalReuse, uintptr(unsafe.Pointer(no)))
	}
	for i := 1; i < len(h) && err == nil; i++ {
		err = c.bound(StreamCreate, uintptr(unsafe.Pointer(&h[i])), streamNonBlocking)
	}
	c.pool.handle, c.pool.fresh, c.pool.freed = h[0], h[1], h[2]
	if err != nil {
		c.destroyPool()
	}
	return err
}

func (c *context) destroyPool() {
	_ = c.pool.spare.give(c, 0) // at the end of the context there is nobody to tell
	p := &c.pool
	defer func() { p.handle, p.fresh, p.freed = 0, 0, 0 }()
	for _, s := range []uintptr{p.fresh, p.freed} {
		if s != 0 {
			_ = c.bound(StreamSynchronize, s)
			_ = c.bound(StreamDestroy, s)
		}
	}
	if p.handle != 0 {
		_ = c.bound(MemPoolDestroy, p.handle)
	}
}

// Cached returns the bytes that the pool keeps free.
func (c *context) Cached() (int64, error) {
	c.catchUp()
	if err := c.Enter(); err != nil {
		return 0, err
	}
	defer c.Leave()
	if c.pool.handle == 0 {
		return 0, nil
	}
	v := new([2]uint64)
	err := c.bound(MemPoolGetAttr, c.pool.handle, poolReserved, uintptr(unsafe.Pointer(&v[0])))
	if err == nil {
		err = c.bound(MemPoolGetAttr, c.pool.handle, poolUsed, uintptr(unsafe.Pointer(&v[1])))
	}
	return int64(v[0]) - int64(v[1]) + c.pool.spare.kept(), err
}

// SetCacheLimit makes the pool give back at the next wait what is more than n bytes; page-locked memory that is more
// is freed at once.
func (c *context) SetCacheLimit(n int64) error {
	if err := c.Enter(); err != nil {
		return err
	}
	defer c.Leave()
	c.pins.mu.Lock()
	c.pins.limit = max(n, 0)
	c.pins.mu.Unlock()
	if err := c.trimPinned(max(n, 0)); err != nil {
		return err
	}
	if c.pool.handle == 0 {
		return nil // nothing is kept
	}
	if err := c.pool.spare.limit(c, max(n, 0)); err != nil {
		return err
	}
	keep := new(uint64)
	*keep = uint64(max(n, 0))
	return c.bound(MemPoolSetAttr, c.pool.handle, poolReleaseThreshold, uintptr(unsafe.Pointer(keep)))
}

// EmptyCache waits for the work that frees memory and returns what is free in the pool to the system.
func (c *context) EmptyCache() error {
	c.catchUp()
	if err := c.Enter(); err != nil {
		return err
	}
	defer c.Leave()
	return errors.Join(c.trimPinned(0), c.trim())
}

// makeRoom gives back memory that is kept free for later, for a call that found none: by this context, which waits for
// what is being freed, and by the others of the device. It reports whether the call is worth another try: what others
// than the pools need is not taken from them.
func (c *context) makeRoom(f Fn) bool {
	switch f {
	case MemHostAlloc:
		if c.trimPinned(0) != nil {
			return false
		}
		c.others(func(other *context) { other.dropPinned() })
		return true
	case MemAllocFromPool, ArrayCreate, ModuleLoadData, GraphInstantiate, StreamCreate, LaunchKernel,
		LaunchCooperativeKernel, GraphLaunch:
		if c.pool.handle == 0 || c.trim() != nil {
			return false
		}
		c.others(func(other *context) {
			if other.device == c.device {
				other.trimSoon()
			}
		})
		return true
	}
	return false
}

// others calls do, inside of them, with the other contexts of the process that are in use.
func (c *context) others(do func(other *context)) {
	for x := range c.api.alive.Range {
		if other := x.(*context); other != c && other.TryEnter() {
			do(other)
			other.Leave()
		}
	}
}

// trimSoon is trim for another context, which does not wait for work that may never end.
func (c *context) trimSoon() {
	if c.pool.handle == 0 || c.pool.spare.give(c, 0) != nil || !c.api.Has(MemPoolTrimTo) {
		return
	}
	ctx, cancel := stdctx.WithTimeout(stdctx.Background(), 100*time.Millisecond)
	defer cancel()
	_ = askUntil(ctx, func() (bool, error) { return c.ask(StreamQuery, c.pool.freed) }) // what is free by then counts
	_ = c.bound(MemPoolTrimTo, c.pool.handle, 0)                                        // else there is no room
}

func (c *context) trim() error {
	if c.pool.handle == 0 {
		return nil
	}
	if err := c.pool.spare.give(c, 0); err != nil {
		return err
	}
	if err := c.queue(StreamSynchronize, c.pool.freed); err != nil || !c.api.Has(MemPoolTrimTo) {
		return err
	}
	return c.bound(MemPoolTrimTo, c.pool.handle, 0)
}

// Alloc returns n bytes of device memory.
func (c *context) Alloc(n int) (driver.Mem, error) {
	c.catchUp()
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	m, err := c.alloc(n)
	if err != nil {
		return nil, err
	}
	return m, nil
}

func (c *context) alloc(n int) (*mem, error) {
	if addr := c.pool.spare.take(n); addr != 0 {
		m := &mem{ctx: c, addr: addr, size: n, pooled: true}
		c.Add(m)
		return m, nil
	}
	addr, err := c.take(n)
	if err != nil {
		return nil, err
	}
	m := &mem{ctx: c, addr: addr, size: n, pooled: c.pool.handle != 0}
	c.Add(m)
	return m, nil
}

func (c *context) take(n int) (uint64, error) {
	p := new(uint64)
	if c.pool.handle == 0 {
		err := c.bound(MemAlloc, uintptr(unsafe.Pointer(p)), uintptr(n))
		return *p, err
	}
	err := c.queue(MemAllocFromPool, uintptr(unsafe.Pointer(p)), uintptr(n), c.pool.handle, c.pool.fresh)
	if err != nil {
		return 0, err
	}
	if err := c.queueHandles(StreamSynchronize, c.pool.fresh); err != nil { // from here on any stream may use the memory
		_ = c.queue(MemFreeAsync, uintptr(*p), c.pool.fresh) // the error is the one before
		return 0, err
	}
	return *p, nil
}

func (m *mem) Size() int { return m.size }

// Free returns the memory once the work queued so far on the context's streams is done.
func (m *mem) Free() error {
	if m.module != nil {
		return nil
	}
	if m.FreeUnheld() { // as Free does, and does not allocate
		return m.giveBack()
	}
	return m.Uses.Free(m.giveBack)
}

func (m *mem) giveBack() error {
	c := m.ctx
	c.catchUp()
	if c.Enter() != nil {
		return nil // freed with the context, or lost with it
	}
	defer c.Leave()
	c.Settle()
	if !c.Remove(m) {
		return nil
	}
	var err error
	switch {
	case m.foreign && c.capturedByOthers():
		err = errCaptured
	case m.foreign:
		m.dropOwner()
	case m.pooled && c.quiet():
		return c.pool.spare.put(c, m)
	case m.pooled:
		err = c.behindAll(c.pool.freed)
	case m.host != nil:
		return m.giveBackHost()
	}
	if err == nil {
		err = m.release(c.pool.freed)
	}
	return c.postponed(m, m.giveBack, err)
}

// giveBackHost keeps page-locked memory for the next use, or frees it, which waits for the device.
func (m *mem) giveBackHost() error {
	c := m.ctx
	c.api.pinned.remove(m.host)
	kept, err := c.keepPinned(m.block)
	if kept {
		return nil
	}
	if err == nil {
		err = c.idle()
	}
	if err == nil {
		err = c.unlockPages(&m.block)
	}
	if err != nil {
		c.api.pinned.add(m.host)
	}
	return c.postponed(m, m.giveBack, err)
}

// release gives the memory back: to the pool, in the order of a stream, or at once, which waits for the device.
func (m *mem) release(stream uintptr) error {
	switch {
	case m.foreign:
		return nil
	case m.pooled:
		return m.ctx.queueHandles(MemFreeAsync, uintptr(m.addr), stream)
	case m.host != nil:
		m.ctx.api.pinned.remove(m.host)
		return m.ctx.unlockPages(&m.block)
	}
	return m.ctx.bound(MemFree, uintptr(m.addr))
}

// behindAll makes the stream last wait for the work that is queued on every stream of the context.
func (c *context) behindAll(last uintptr) error {
	for _, s := range c.Streams() {
		if err := s.orderBefore(last); err != nil {
			return err
		}
	}
	return nil
}

// Destroy frees the memory at the end of the context, when nothing uses it.
func (m *mem) Destroy() { _ = m.release(m.ctx.pool.freed) } // there is nobody to tell

// Addr returns the address of the first byte as kernels see it.
func (m *mem) Addr() (uint64, error) {
	if err := m.ctx.Enter(); err != nil {
		return 0, err
	}
	defer m.ctx.Leave()
	return m.ctx.window(m, 0, 0)
}

// window checks and returns the address of n bytes at off.
func (c *context) window(h driver.Mem, off, n int) (uint64, error) {
	m, ok := h.(*mem)
	if !ok || m.ctx != c {
		return 0, driver.Errorf(driver.ErrNotSupported, "%s: memory of another context", c.info.Backend)
	}
	if m.Freed() {
		return 0, driver.Errorf(driver.ErrFreed, "%s: memory used after Free", c.info.Backend)
	}
	if m.module != nil && m.module.Freed() {
		return 0, m.module.errClosed()
	}
	if !m.holds(off, n) {
		return 0, driver.Errorf(driver.ErrInvalidLaunch, "%s: bytes [%d:%d] of %d bytes of memory", c.info.Backend, off,
			off+n, m.size)
	}
	return m.addr + uint64(off), nil
}

// holds reports whether there are n bytes from off on.
func (m *mem) holds(off, n int) bool { return off >= 0 && n >= 0 && n <= m.size-off }

// ready reports whether window would return the address, for memory that is no variable's.
func (m *mem) ready(c *context, off, n int) bool {
	return m.ctx == c && m.module == nil && m.holds(off, n) && !m.Freed()
}

// uses is what keeps the memory: its own, or the module's of a variable.
func (m *mem) uses() *gate.Uses {
	if m.module != nil {
		return &m.module.Uses
	}
	return &m.Uses
}

// Hold keeps the memory until Drop; see gate.Uses.
func (m *mem) Hold() bool { return m.uses().Hold() }

// Drop ends a Hold.
func (m *mem) Drop() { m.uses().Drop() }

// hold is window for a call that waits for the device: the memory stays until the uses are dropped, outside of all
// gates.
func (c *context) hold(h driver.Mem, off, n int) (uint64, *gate.Uses, error) {
	m, ok := h.(*mem)
	held := ok && m.Hold()
	addr, err := c.window(h, off, n)
	switch {
	case err == nil:
		return addr, m.uses(), nil
	case held:
		m.Drop()
	}
	return 0, nil, err
}
