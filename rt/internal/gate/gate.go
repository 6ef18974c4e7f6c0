// Package gate keeps the handles of a device's driver from being used after they are destroyed, while any goroutine
// may close any of them; and it remembers the fault that lost a device.
//
// Invariants: a use goes on between Enter and Leave, and many may at once; Close waits for those under way and lets
// none in after that. The gate of a stream is enough for what is done on the stream: closing the device closes its
// streams first. A goroutine that is inside the device may enter a stream, never the other way round. Enter does not
// allocate.
//
// What a launch or a copy uses may be freed by another goroutine between the moment it was found to be there and the
// moment the driver has been given it. Who frees says so first, and then calls Settle, which waits for the calls under
// way that queue work: later calls see that it is gone. A call that waits for the device, for which nobody should
// wait, enters by EnterWait and keeps what it uses by Uses.Hold.
package gate

import (
	"maps"
	"slices"
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

	closing sync.Mutex // held by Close

	mu      sync.Mutex
	streams map[S]struct{}
	list    []S // of streams; nil where that has changed
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

// TryEnter is Enter for those inside another device, who must not wait for whoever closes this one: it reports false
// where the device is closed or lost, or is being closed.
func (d *Device[S]) TryEnter() bool {
	if !d.uses.TryRLock() {
		return false
	}
	if d.shut || d.lost.Load() != nil {
		d.uses.RUnlock()
		return false
	}
	return true
}

// Leave ends a use that Enter or TryEnter let in.
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
	d.streams[s], d.list = struct{}{}, nil
}

// RemoveStream forgets a stream that is closed.
func (d *Device[S]) RemoveStream(s S) {
	d.mu.Lock()
	defer d.mu.Unlock()
	delete(d.streams, s)
	d.list = nil
}

// Streams lists the streams that are open. The list is for reading only.
func (d *Device[S]) Streams() []S {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.list == nil {
		d.list = slices.Collect(maps.Keys(d.streams))
	}
	return d.list
}

// Quiet waits for the uses under way, of the device and of its streams, and for a Close; those of a lost device are
// the last.
func (d *Device[S]) Quiet() {
	d.closing.Lock()
	defer d.closing.Unlock()
	d.uses.Lock()
	streams := d.Streams()
	d.uses.Unlock()
	for _, s := range streams {
		s.Gate().quiet()
	}
}

// Settle waits for the calls under way that queue work on the device's streams. The caller is inside no stream.
func (d *Device[S]) Settle() {
	for _, s := range d.Streams() {
		s.Gate().settle()
	}
}

// Close closes the streams and the device and calls destroy with what was left, once; others wait for it. It calls
// release, more than once, to end what keeps a stream waiting until the host says otherwise; release is called for the
// last time when nobody enters the device any more.
func (d *Device[S]) Close(release func(S), destroy func(streams []S, owned []Closer) error) error {
	d.closing.Lock()
	defer d.closing.Unlock()
	for _, s := range d.Streams() { // for which uses of the device may be waiting
		release(s)
	}
	d.uses.Lock()
	shut := d.shut
	d.shut = true
	d.uses.Unlock()
	if shut {
		return nil
	}
	streams := d.Streams()
	for _, s := range streams {
		release(s)
	}
	for _, s := range streams {
		s.Gate().shutNow()
	}
	d.mu.Lock() // only now: what runs on a stream may own memory for a while
	left := make([]Closer, 0, len(d.owned))
	for x := range d.owned {
		left = append(left, x)
	}
	d.streams, d.list, d.owned = nil, nil, nil
	d.mu.Unlock()
	return destroy(streams, left)
}

// Stream is the gate of a stream.
type Stream struct {
	name     string
	lost     *atomic.Pointer[driver.KernelError]
	waiting  sync.RWMutex // calls that wait for the device; locked before queueing
	queueing sync.RWMutex // calls that queue work, or ask
	shut     bool         // changed with both locks held

	keeping sync.Mutex
	kept    int       // uses that Keep let in
	left    sync.Cond // of keeping: kept is 0 again
	retired bool      // Keep lets nobody in
}

// Gate returns the gate, for types that embed it.
func (g *Stream) Gate() *Stream { return g }

// Enter begins a use of the stream that queues work and does not wait for the device. It fails with ErrClosed, or with
// the fault that lost the device.
func (g *Stream) Enter() error { return g.enter(&g.queueing) }

// TryEnter is Enter for those inside another stream, who must not wait for whoever ends something: it reports false,
// without an error, while somebody does.
func (g *Stream) TryEnter() (entered bool, err error) { return g.tryEnter(&g.queueing) }

// TryEnterWait is EnterWait for them.
func (g *Stream) TryEnterWait() (entered bool, err error) { return g.tryEnter(&g.waiting) }

func (g *Stream) tryEnter(uses *sync.RWMutex) (entered bool, err error) {
	if !uses.TryRLock() {
		return false, nil
	}
	if err := g.out(); err != nil {
		uses.RUnlock()
		return false, err
	}
	return true, nil
}

// Leave ends a use that Enter let in.
func (g *Stream) Leave() { g.queueing.RUnlock() }

// EnterWait is Enter for a use that waits for the device; Settle does not wait for it. Inside it the stream may be
// entered by Enter, never the other way round.
func (g *Stream) EnterWait() error { return g.enter(&g.waiting) }

// LeaveWait ends a use that EnterWait let in.
func (g *Stream) LeaveWait() { g.waiting.RUnlock() }

func (g *Stream) enter(uses *sync.RWMutex) error {
	uses.RLock()
	err := g.out()
	if err != nil {
		uses.RUnlock()
	}
	return err
}

// out says why nobody may enter, or nil; one of the locks is held.
func (g *Stream) out() error {
	if lost := g.lost.Load(); g.shut {
		return g.errClosed()
	} else if lost != nil {
		return lost
	}
	return nil
}

// Keep keeps the stream from being closed until Release, for work that others than the driver queue by its handle. It
// fails as Enter does. Nobody waits for what is kept but who closes the stream or the device.
func (g *Stream) Keep() error {
	if err := g.Enter(); err != nil {
		return err
	}
	defer g.Leave()
	g.keeping.Lock()
	defer g.keeping.Unlock()
	if g.retired {
		return g.errClosed()
	}
	g.kept++
	return nil
}

// Release ends a use that Keep let in.
func (g *Stream) Release() {
	g.keeping.Lock()
	defer g.keeping.Unlock()
	if g.kept--; g.kept == 0 {
		g.left.Broadcast()
	}
}

// Retire waits until nobody keeps the stream, and lets nobody keep it after that. Who closes a stream calls it before
// he enters anything: those who keep it may have to enter the device before they let go.
func (g *Stream) Retire() {
	g.keeping.Lock()
	defer g.keeping.Unlock()
	g.retired = true
	g.left.L = &g.keeping
	for g.kept > 0 {
		g.left.Wait()
	}
}

func (g *Stream) errClosed() error {
	return driver.Errorf(driver.ErrClosed, "%s: the stream is already closed", g.name)
}

// Alone calls do while nobody uses the stream. It reports false, and does nothing, when the stream is closed.
func (g *Stream) Alone(do func()) bool {
	g.waiting.Lock()
	defer g.waiting.Unlock()
	g.queueing.Lock()
	defer g.queueing.Unlock()
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
	g.Retire()
	g.Close(func() {})
}

func (g *Stream) quiet() { g.Alone(func() {}) }

func (g *Stream) settle() {
	g.queueing.Lock()
	defer g.queueing.Unlock()
}

// Uses is part of what is freed while calls that wait for the device may be using it.
type Uses struct {
	freed atomic.Bool
	mu    sync.Mutex
	held  int
	last  func() error // what Free left to the last Drop
}

// Freed reports whether Free was called.
func (u *Uses) Freed() bool { return u.freed.Load() }

// Hold keeps it from being freed until Drop. It reports false when Free was called already.
func (u *Uses) Hold() bool {
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.freed.Load() {
		return false
	}
	u.held++
	return true
}

// Drop ends a Hold; the caller is inside no gate.
func (u *Uses) Drop() {
	u.mu.Lock()
	u.held--
	last := u.last
	if u.held > 0 {
		last = nil
	}
	u.mu.Unlock()
	if last != nil {
		_ = last() // there is nobody to tell
	}
}

// Free calls do, once: at once, or in the last Drop of those who hold it, and returns do's error, or nil when it is
// left to them. A second Free does nothing.
func (u *Uses) Free(do func() error) error {
	u.mu.Lock()
	if u.freed.Swap(true) {
		u.mu.Unlock()
		return nil
	}
	if u.held > 0 {
		u.last = do
		u.mu.Unlock()
		return nil
	}
	u.mu.Unlock()
	return do()
}

// FreeUnheld is Free where nobody holds it, for callers that then do what is to be done: it reports whether they are
// to.
func (u *Uses) FreeUnheld() bool {
	u.mu.Lock()
	defer u.mu.Unlock()
	return u.held == 0 && !u.freed.Swap(true)
}
