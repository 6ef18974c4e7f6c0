package culike

import (
	"slices"
	"sync"
	"unsafe"
	"weak"

	"github.com/kbind/kbind/rt/driver"
)

// AllocHost returns page-locked memory of the host, which the device sees too.
func (c *context) AllocHost(n int) (driver.HostMem, error) {
	c.catchUp()
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	m, err := c.allocHost(n)
	if err != nil {
		return nil, err
	}
	return m, nil
}

func (c *context) allocHost(n int) (*mem, error) {
	b, err := c.takePinned(n)
	if err != nil {
		return nil, err
	}
	m := &mem{ctx: c, addr: b.addr, size: n, host: b.bytes[:n:n], block: b}
	c.api.pinned.add(m.host)
	c.Add(m)
	return m, nil
}

// pinned is the page-locked memory that users have, of all contexts of a library.
type pinned struct {
	mu     sync.RWMutex
	blocks [][]byte
}

func (p *pinned) add(block []byte) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.blocks = append(p.blocks, block)
}

func (p *pinned) remove(block []byte) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.blocks = slices.DeleteFunc(p.blocks, func(b []byte) bool { return &b[0] == &block[0] })
}

// holds reports whether part of b is such memory.
func (p *pinned) holds(b []byte) bool {
	p.mu.RLock()
	defer p.mu.RUnlock()
	at := uintptr(unsafe.Pointer(unsafe.SliceData(b)))
	return slices.ContainsFunc(p.blocks, func(block []byte) bool {
		from := uintptr(unsafe.Pointer(&block[0]))
		return at < from+uintptr(len(block)) && from < at+uintptr(len(b))
	})
}

// Bytes are the memory of the host.
func (m *mem) Bytes() []byte { return m.host }

// CopyPeer copies from another context of the same library.
func (s *stream) CopyPeer(dst driver.Mem, dstOff int, src driver.Mem, srcOff, n int, from driver.Stream) error {
	source, ok := from.(*stream)
	if !ok || source.ctx.api.process != s.ctx.api.process || source.ctx == s.ctx {
		return s.ctx.unsupported("a copy from this stream of another context")
	}
	// Always in the same order: a Close may wait between two locks for reading.
	first, second := s, source
	if uintptr(unsafe.Pointer(first)) > uintptr(unsafe.Pointer(second)) {
		first, second = second, first
	}
	if err := first.Enter(); err != nil {
		return err
	}
	defer first.Leave()
	if err := second.Enter(); err != nil {
		return err
	}
	defer second.Leave()
	to, err := s.ctx.window(dst, dstOff, n)
	if err != nil {
		return err
	}
	at, err := source.ctx.window(src, srcOff, n)
	if err != nil || n == 0 {
		return err
	}
	s.ctx.reach(source.ctx)
	source.ctx.reach(s.ctx)
	if err := before(source, s); err != nil {
		return err
	}
	if err := s.ctx.queue(MemcpyPeerAsync, uintptr(to), s.ctx.peer(), uintptr(at), source.ctx.peer(), uintptr(n),
		s.handle); err != nil {
		return err
	}
	err = before(s, source)
	if err != nil { // what is freed on the source's side would not wait for the copy
		_ = s.ctx.queue(StreamSynchronize, s.handle) // the error is the one before
	}
	return err
}

// peer names the context in a copy between two: its handle, or its device where devices have no contexts.
func (c *context) peer() uintptr { return c.handle }

// memAccess is CUmemAccessDesc, and HIP's.
type memAccess struct{ locationType, locationID, flags int32 }

// reach lets the device of c read and write memory of another where the two are connected, so that copies do not go by
// way of the host. It is asked for once; a refusal costs speed alone.
func (c *context) reach(other *context) {
	if _, asked := c.reached.LoadOrStore(weak.Make(other), true); asked || c.device == other.device {
		return
	}
	can := new(int32)
	if !c.api.Has(CanAccessPeer, EnablePeerAccess) || c.api.Call(CanAccessPeer, uintptr(unsafe.Pointer(can)), c.device,
		other.device) != nil || *can == 0 {
		return
	}
	_ = c.bound(EnablePeerAccess, other.peer(), 0)
	if other.pool.handle != 0 && c.api.Has(MemPoolSetAccess) {
		const readWrite = 3 // CU_MEM_ACCESS_FLAGS_PROT_READWRITE
		a := &memAccess{locationType: locationDevice, locationID: int32(c.device), flags: readWrite}
		_ = other.bound(MemPoolSetAccess, other.pool.handle, uintptr(unsafe.Pointer(a)), 1)
	}
}

// before makes what is queued later on the stream b wait for what is queued on a, of another context.
func before(a, b *stream) error {
	if err := a.ctx.queue(EventRecord, a.mark, a.handle); err != nil {
		return err
	}
	return b.ctx.queue(StreamWaitEvent, b.handle, a.mark, 0)
}
