// Package gate keeps the handles of a device's driver from being used after they are destroyed, while any goroutine may close any of them; and it remembers the fault that lost a device.
//
// Invariants: a use goes on between Enter and Leave, and many may at once; Close waits for those under way and lets none in after that. The gate of a stream is enough for what is done on the
// stream: closing the device closes its streams first. A goroutine that is inside the device may enter a stream, never the other way round. Enter does not allocate.
package gate

import (
	"sync"
	"sync/atomic"

	"github.com/kbind/kbind/rt/driver"
)

// Closer is something that belongs to a device and is destroyed with it.
type Closer interface{ Destroy() }

// Handler is what has a stream's gate.
type Handler interface {
	comparable
	Gate() *Stream
}

// Device is the gate of an opened device, and what was made from it. S is the backend's stream.
type Device[S Handler] struct {
	name string
	uses sync.RWMutex
	shut bool // guarded by uses
	lost atomic.Pointer[driver.KernelError]

	mu      sync.Mutex
	streams map[S]struct{}
	owned   map[Closer]struct{}
}

// Open makes the gate one of an opened device, whose name is for messages: "cuda:0".
func (d *Device[S]) Open(name string) {
	d.name, d.streams, d.owned = name, map[S]struct{}{}, map[Closer]struct{}{}
}

// Enter begins a use of the device. It fails with ErrClosed, or with the fault that lost it.
func (d *Device[S]) Enter() error {
	d.uses.RLock()
	if !d.shut && d.lost.Load() == nil {
		return nil
	}
	defer d.uses.RUnlock()
	if d.shut {
		return driver.Errorf(driver.ErrClosed, "%s: the context is already closed", d.name)
	}
	return d.lost.Load()
}

// Leave ends a use that Enter let in.
func (d *Device[S]) Leave() { d.uses.RUnlock() }

// Fault is the fault that lost the device, nil while it works.
func (d *Device[S]) Fault() *driver.KernelError { return d.lost.Load() }

// Lost is Fault as an error.
func (d *Device[S]) Lost() error {
	if e := d.lost.Load(); e != nil {
		return e
	}
	return nil
}

// Lose makes the device lost and returns the fault that did it first.
func (d *Device[S]) Lose(e *driver.KernelError) *driver.KernelError {
	d.lost.CompareAndSwap(nil, e)
	return d.lost.Load()
}

// Add remembers something to destroy when the device is closed.
func (d *Device[S]) Add(x Closer) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.owned[x] = struct{}{}
}

// Remove forgets it, and reports whether it was there: whoever removes it destroys it.
func (d *Device[S]) Remove(x Closer) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	_, ok := d.owned[x]
	delete(d.owned, x)
	return ok
}

// AddStream opens the gate of a new stream of the device.
func (d *Device[S]) AddStream(s S) {
	g := s.Gate()
	g.name, g.lost = d.name, &d.lost
	d.mu.Lock()
	defer d.mu.Unlock()
	d.streams[s] = struct{}{}
}

// RemoveStream forgets a stream that is closed.
func (d *Device[S]) RemoveStream(s S) {
	d.mu.Lock()
	defer d.mu.Unlock()
	delete(d.streams, s)
}

// Streams lists the streams that are open.
func (d *Device[S]) Streams() []S {
	d.mu.Lock()
	defer d.mu.Unlock()
	list := make([]S, 0, len(d.streams))
	for s := range d.streams {
		list = append(list, s)
	}
	return list
}

// Quiet waits for the uses under way, of the device and of its streams; those of a lost device are the last.
func (d *Device[S]) Quiet() {
	d.uses.Lock()
	streams := d.Streams()
	d.uses.Unlock()
	for _, s := range streams {
		s.Gate().quiet()
	}
}

// Close closes the streams and the device and calls destroy with what was left, once; others wait for it.
func (d *Device[S]) Close(destroy func(streams []S, owned []Closer) error) error {
	d.uses.Lock()
	defer d.uses.Unlock()
	if d.shut {
		return nil
	}
	d.shut = true
	streams := d.Streams()
	for _, s := range streams {
		s.Gate().shutNow()
	}
	d.mu.Lock() // only now: what runs on a stream may own memory for a while
	left := make([]Closer, 0, len(d.owned))
	for x := range d.owned {
		left = append(left, x)
	}
	d.streams, d.owned = nil, nil
	d.mu.Unlock()
	return destroy(streams, left)
}

// Stream is the gate of a stream.
type Stream struct {
	name string
	lost *atomic.Pointer[driver.KernelError]
	uses sync.RWMutex
	shut bool // guarded by uses
}

// Gate returns the gate, for types that embed it.
func (g *Stream) Gate() *Stream { return g }

// Enter begins a use of the stream. It fails with ErrClosed, or with the fault that lost the device.
func (g *Stream) Enter() error {
	g.uses.RLock()
	if !g.shut && g.lost.Load() == nil {
		return nil
	}
	defer g.uses.RUnlock()
	if g.shut {
		return driver.Errorf(driver.ErrClosed, "%s: the stream is already closed", g.name)
	}
	return g.lost.Load()
}

// Leave ends a use that Enter let in.
func (g *Stream) Leave() { g.uses.RUnlock() }

// Alone calls do while nobody uses the stream. It reports false, and does nothing, when the stream is closed.
func (g *Stream) Alone(do func()) bool {
	g.uses.Lock()
	defer g.uses.Unlock()
	if !g.shut {
		do()
		return true
	}
	return false
}

// Close is Alone, and lets nobody in after that.
func (g *Stream) Close(do func()) bool {
	return g.Alone(func() {
		do()
		g.shut = true
	})
}

func (g *Stream) shutNow() {
	g.uses.Lock()
	defer g.uses.Unlock()
	g.shut = true
}

func (g *Stream) quiet() {
	g.uses.Lock()
	defer g.uses.Unlock()
}
