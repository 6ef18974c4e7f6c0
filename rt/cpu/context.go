package cpu

import (
	"context"
	"maps"
	"slices"
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/simt"
	"github.com/kbind/kbind/rt/driver"
)

// device is an opened CPU.
type device struct {
	engine  Engine
	info    driver.DeviceInfo
	objects table
	handles handles
	checks  checks
	closed  atomic.Bool
	native  handle

	mu      sync.Mutex
	streams map[*stream]struct{}
	workers []*simt.Block // idle
}

func newDevice(e Engine, info driver.DeviceInfo) *device {
	d := &device{engine: e, info: info, streams: map[*stream]struct{}{}}
	if e == (goEngine{}) {
		d.checks.init()
	}
	return d
}

func (d *device) Info() driver.DeviceInfo { return d.info }

func (d *device) check() error {
	if d.closed.Load() {
		return driver.Errorf(driver.ErrClosed, "cpu: the context is already closed")
	}
	return nil
}

// Close cancels all streams and waits for them.
func (d *device) Close() error {
	if !d.closed.CompareAndSwap(false, true) {
		return nil
	}
	streams := d.allStreams()
	d.mu.Lock()
	d.workers = nil
	d.mu.Unlock()
	for _, s := range streams {
		s.Cancel(driver.ErrClosed)
	}
	for _, s := range streams {
		_ = s.Close() // its error is the cancellation
	}
	natives.take(&d.native)
	d.objects.clear()
	d.handles.clear()
	d.checks.forgetFreed()
	return nil
}

func (d *device) allStreams() []*stream {
	d.mu.Lock()
	defer d.mu.Unlock()
	return slices.Collect(maps.Keys(d.streams))
}

// idle waits for the work that is queued on every stream.
func (d *device) idle() {
	for _, s := range d.allStreams() {
		s.mu.Lock()
		seq := s.seq
		s.mu.Unlock()
		_ = s.waitFor(context.Background(), seq) // cannot fail: the context does not end
	}
}

// maxIdle is how many idle workers are kept: a cooperative launch has one for each block.
const maxIdle = 256

// takeWorker returns a Block that nobody uses.
func (d *device) takeWorker() *simt.Block {
	d.mu.Lock()
	defer d.mu.Unlock()
	if n := len(d.workers); n > 0 {
		b := d.workers[n-1]
		d.workers = d.workers[:n-1]
		return b
	}
	return simt.NewBlock()
}

func (d *device) giveWorker(b *simt.Block) {
	b.Launch = nil // launches are reused, so the next one may be at the same address
	d.mu.Lock()
	defer d.mu.Unlock()
	if !d.closed.Load() && len(d.workers) < maxIdle {
		d.workers = append(d.workers, b)
	}
}

// resolve is simt.Launch.Resolve.
func (d *device) resolve(addr uintptr) (base unsafe.Pointer, size int, ok bool) {
	return d.objects.find(addr)
}

// MemInfo returns the bytes that can still be allocated and the machine's memory.
func (d *device) MemInfo() (free, total int64, err error) {
	if err := d.check(); err != nil {
		return 0, 0, err
	}
	if d.info.Memory == 0 {
		return 0, 0, driver.Errorf(driver.ErrNotSupported, "cpu: the size of the memory is not known on this system")
	}
	free = d.info.Memory - d.objects.used()
	if available := availableMemory(); available > 0 {
		free = min(free, available)
	}
	return max(free, 0), d.info.Memory, nil
}
