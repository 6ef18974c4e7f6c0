package cpu

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
)

// The handles of the CPU's contexts, streams and events are numbers, so that a wrong or an old one is an error. Another
// Context over such a context shares its device: all memory is found in one table, and a stream runs the kernels of
// both. What it makes is its own, and ends with it.

// numbers gives handles to objects: numbers that are never used again.
type numbers struct {
	mu   sync.Mutex
	last uintptr
	of   map[uintptr]any
}

// natives has the handles of this process. It is state of the package, because a handle means the same in the whole
// process. An object is in it from its first call of Native until it is closed.
var natives numbers

// handle is the number of something, 0 while it has none.
type handle struct{ n atomic.Uintptr }

// give returns the handle of x, and stores it in h when x gets it.
func (l *numbers) give(x any, h *handle) uintptr {
	l.mu.Lock()
	defer l.mu.Unlock()
	if n := h.n.Load(); n != 0 {
		return n
	}
	if l.of == nil {
		l.of, l.last = map[uintptr]any{}, 1<<16 // so that a small number is no handle
	}
	l.last += 16
	l.of[l.last] = x
	h.n.Store(l.last)
	return l.last
}

// take makes a handle invalid, since its object is closed.
func (l *numbers) take(h *handle) {
	n := h.n.Load()
	if n == 0 {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	delete(l.of, n)
}

// at returns the object with the handle n; what says what kind of object that should be.
func at[T any](n uintptr, what string) (x T, err error) {
	if n == 0 {
		return x, driver.Errorf(driver.ErrInvalidLaunch, "cpu: the %s to adopt is null", what)
	}
	natives.mu.Lock()
	defer natives.mu.Unlock()
	found, ok := natives.of[n]
	if !ok {
		return x, driver.Errorf(driver.ErrClosed,
			"cpu: no %s has the handle %#x: it is already closed, or the handle is not one of Native's", what, n)
	}
	if x, ok = found.(T); !ok {
		return x, driver.Errorf(driver.ErrInvalidLaunch, "cpu: the handle %#x is not that of a %s", n, what)
	}
	return x, nil
}

// OpenPrimary is Open: there is nothing that two contexts would have to share.
func (b *Backend) OpenPrimary(id string) (driver.Context, error) { return b.Open(id) }

// Adopt makes a context over one of this backend's.
func (*Backend) Adopt(h driver.NativeContext) (driver.Context, error) {
	d, err := at[*device](h.Context, "context")
	if err != nil {
		return nil, err
	}
	if err := d.check(); err != nil {
		return nil, err
	}
	return &guest{device: d}, nil
}

// Native returns the device's number.
func (d *device) Native() (driver.NativeContext, error) {
	if err := d.check(); err != nil {
		return driver.NativeContext{}, err
	}
	return driver.NativeContext{Backend: d.engine.Name(), Context: natives.give(d, &d.native)}, nil
}

// Native returns the stream's number.
func (s *stream) Native() (uintptr, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return 0, driver.Errorf(driver.ErrClosed, "cpu: the stream is already closed")
	}
	return natives.give(s, &s.native), nil
}

// Native returns the event's number.
func (e *event) Native() (uintptr, error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.closed {
		return 0, driver.Errorf(driver.ErrClosed, "cpu: the event is already closed")
	}
	return natives.give(e, &e.native), nil
}

// NativeMem returns the address of a byte.
func (m *mem) NativeMem(off int) (driver.NativeMem, error) {
	p, err := m.Addr()
	return driver.NativeMem{Handle: uintptr(p) + uintptr(off)}, err
}

// sharedStream is somebody else's stream.
type sharedStream struct {
	*stream
	closed atomic.Bool
}

// StreamAt finds a stream of the device by its number.
func (d *device) StreamAt(h uintptr) (driver.Stream, error) {
	s, err := at[*stream](h, "stream")
	if err != nil {
		return nil, err
	}
	if s.dev != d {
		return nil, driver.Errorf(driver.ErrNotSupported, "cpu: the stream to adopt belongs to another context")
	}
	return &sharedStream{stream: s}, d.check()
}

// Cancel leaves the queue alone, which holds the work of others too.
func (s *sharedStream) Cancel(error) {}

// Close waits for the work.
func (s *sharedStream) Close() error {
	if s.closed.Swap(true) {
		return nil
	}
	seq, err := s.last()
	if err != nil {
		return nil // closed by its owner, who waited for the work
	}
	_ = s.waitFor(context.Background(), seq) // cannot fail: the context does not end
	return s.report()
}

// sharedEvent is somebody else's event.
type sharedEvent struct{ *event }

// EventAt finds an event of the device by its number.
func (d *device) EventAt(h uintptr) (driver.Event, error) {
	e, err := at[*event](h, "event")
	if err != nil {
		return nil, err
	}
	if e.dev != d {
		return nil, driver.Errorf(driver.ErrNotSupported, "cpu: the event to adopt belongs to another context")
	}
	return sharedEvent{e}, d.check()
}

// Close leaves the event to its owner.
func (sharedEvent) Close() error { return nil }

// asEvent returns the event behind a driver.Event, if it is the device's.
func (d *device) asEvent(h driver.Event) (*event, bool) {
	e, ok := h.(*event)
	if s, shared := h.(sharedEvent); shared {
		e, ok = s.event, true
	}
	return e, ok && e.dev == d
}

// MemAt makes memory of an address: a view of the device's own memory where it lies in such, else of the process's.
func (d *device) MemAt(h uintptr, size int, owner any) (driver.Mem, int, error) {
	if err := d.check(); err != nil {
		return nil, 0, err
	}
	if of := d.objects.at(h); of != nil && of.kind != memMapped {
		off := int(h - uintptr(of.p))
		if size > of.size-off {
			return nil, 0, driver.Errorf(driver.ErrInvalidLaunch,
				"cpu: %d bytes at %#x, where memory of the device ends after %d", size, h, of.size-off)
		}
		return &mem{dev: d, p: of.p, size: of.size, kind: memView, of: of, owner: owner}, off, nil
	}
	p := *(*unsafe.Pointer)(unsafe.Pointer(&h)) // memory of others, which the owner keeps in place
	mapped, err := d.MapHost(unsafe.Slice((*byte)(p), size))
	if err != nil {
		return nil, 0, err
	}
	m := mapped.(*mem)
	m.owner = owner
	return m, 0, nil
}

// release drops the owner of foreign memory after the work that may use it.
func (m *mem) release() {
	if m.owner == nil {
		return
	}
	owner := m.owner
	m.owner = nil
	go func() {
		m.dev.idle()
		runtime.KeepAlive(owner)
	}()
}

// guest is a context over a device that another context has opened: everything that it makes is marked as its own.
type guest struct {
	*device
	gone atomic.Bool
}

// check reports why the context takes no calls, or nil.
func (g *guest) check() error {
	if g.gone.Load() {
		return driver.Errorf(driver.ErrClosed, "cpu: the context is already closed")
	}
	return g.device.check()
}

// Native returns the number of the device's own context.
func (g *guest) Native() (driver.NativeContext, error) {
	if err := g.check(); err != nil {
		return driver.NativeContext{}, err
	}
	return g.device.Native()
}

func (g *guest) Alloc(n int) (driver.Mem, error) { return g.alloc(n) }

// AllocHost is the device's.
func (g *guest) AllocHost(n int) (driver.HostMem, error) {
	if err := g.check(); err != nil {
		return nil, err
	}
	m, err := g.device.AllocHost(n)
	if err == nil {
		m.(*mem).via = g
	}
	return m, err
}

func (g *guest) alloc(n int) (*mem, error) {
	if err := g.check(); err != nil {
		return nil, err
	}
	m, err := g.device.alloc(n)
	if err == nil {
		m.via = g
	}
	return m, err
}

// MapHost lets kernels work in the caller's memory.
func (g *guest) MapHost(host []byte) (driver.Mem, error) {
	if err := g.check(); err != nil {
		return nil, err
	}
	m, err := g.device.MapHost(host)
	if err == nil {
		m.(*mem).via = g
	}
	return m, err
}

// MemAt makes memory of an address.
func (g *guest) MemAt(h uintptr, size int, owner any) (driver.Mem, int, error) {
	if err := g.check(); err != nil {
		return nil, 0, err
	}
	m, off, err := g.device.MemAt(h, size, owner)
	if err == nil {
		m.(*mem).via = g
	}
	return m, off, err
}

// NewStream makes a stream that ends with the context.
func (g *guest) NewStream() (driver.Stream, error) {
	if err := g.check(); err != nil {
		return nil, err
	}
	s, err := g.device.NewStream()
	if err == nil {
		s.(*stream).via.Store(g)
	}
	return s, err
}

// NewResidentStream makes one that ends with the context.
func (g *guest) NewResidentStream(suspend func() error, resume func()) (driver.ResidentStream, error) {
	if err := g.check(); err != nil {
		return nil, err
	}
	s, err := g.device.NewResidentStream(suspend, resume)
	if err == nil {
		s.(*stream).via.Store(g)
	}
	return s, err
}

// NewEvent makes an event.
func (g *guest) NewEvent() (driver.Event, error) {
	if err := g.check(); err != nil {
		return nil, err
	}
	return g.device.NewEvent()
}

// StreamAt finds a stream of the device by its number.
func (g *guest) StreamAt(h uintptr) (driver.Stream, error) {
	if err := g.check(); err != nil {
		return nil, err
	}
	return g.device.StreamAt(h)
}

// EventAt finds an event of the device by its number.
func (g *guest) EventAt(h uintptr) (driver.Event, error) {
	if err := g.check(); err != nil {
		return nil, err
	}
	return g.device.EventAt(h)
}

// MemInfo tells of the device's memory.
func (g *guest) MemInfo() (free, total int64, err error) {
	if err := g.check(); err != nil {
		return 0, 0, err
	}
	return g.device.MemInfo()
}

// Load marks the module's variables.
func (g *guest) Load(spec *driver.ModuleSpec) (driver.Module, error) {
	if err := g.check(); err != nil {
		return nil, err
	}
	m, err := g.device.Load(spec)
	if err == nil && m.(*module).globals != nil {
		m.(*module).globals.via = g
	}
	return m, err
}

// NewImage makes an image that ends with the context.
func (g *guest) NewImage(desc *driver.ImageDesc) (driver.ImageMem, error) {
	return mine(g, func() (driver.ImageMem, error) { return g.device.NewImage(desc) })
}

// ImageOf makes an image of memory.
func (g *guest) ImageOf(h driver.Mem, off int, desc *driver.ImageDesc) (driver.ImageMem, error) {
	return mine(g, func() (driver.ImageMem, error) { return g.device.ImageOf(h, off, desc) })
}

// NewTexture makes a texture that ends with the context.
func (g *guest) NewTexture(h driver.ImageMem, t *driver.TextureDesc) (driver.Object, error) {
	return mine(g, func() (driver.Object, error) { return g.device.NewTexture(h, t) })
}

// NewSurface makes a surface that ends with the context.
func (g *guest) NewSurface(h driver.ImageMem) (driver.Object, error) {
	return mine(g, func() (driver.Object, error) { return g.device.NewSurface(h) })
}

// mine makes an object and marks it as the context's own.
func mine[T driver.Object](g *guest, make func() (T, error)) (T, error) {
	if err := g.check(); err != nil {
		var none T
		return none, err
	}
	x, err := make()
	if err != nil {
		return x, err
	}
	o := any(x).(*object)
	g.handles.mark(o.handle, g)
	if o.owned {
		o.mem.via = g
	}
	return x, nil
}

// Close ends what the context has made, and waits for it.
func (g *guest) Close() error {
	if !g.gone.CompareAndSwap(false, true) || g.device.check() != nil {
		return nil
	}
	for _, s := range g.allStreams() {
		if s.via.Load() == g {
			s.Cancel(driver.ErrClosed)
			_ = s.Close() // its error is the cancellation
		}
	}
	g.idle() // what was queued on the streams of others
	g.handles.end(g)
	for _, m := range g.objects.all() {
		if m.via == g {
			_ = m.Free() // cannot fail
		}
	}
	return nil
}
