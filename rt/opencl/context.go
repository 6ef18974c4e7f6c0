package opencl

import (
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/gate"
)

// context is an opened device.
type context struct {
	gate.Device[*stream] // and the events, modules, memory and so on that were made from it

	lib    *library
	dev    *device
	handle uintptr
	svm    bool

	waiters sync.Pool // *waiter
	watches sync.Pool // *watch

	used atomic.Int64 // bytes of memory

	freeing sync.Mutex
	pending map[*mem]struct{} // memory that is freed after work
}

func newContext(l *library, d *device, svm bool) (driver.Context, error) {
	ids, result := &[1]uintptr{d.id}, new(int32)
	h := l.createContext.Call(0, 1, uintptr(unsafe.Pointer(ids)), 0, 0, uintptr(unsafe.Pointer(result)))
	if err := fail("clCreateContext", status(*result)); err != nil {
		return nil, err
	}
	return wrapContext(l, d, h, svm), nil
}

// wrapContext makes a context of a cl_context, whose reference it takes over.
func wrapContext(l *library, d *device, h uintptr, svm bool) *context {
	c := &context{lib: l, dev: d, handle: h, svm: svm, pending: map[*mem]struct{}{}}
	c.Open("opencl:" + d.info.ID)
	return c
}

func (c *context) Info() driver.DeviceInfo { return c.dev.info }

// Close waits for the running work and frees everything made from the context.
func (c *context) Close() error {
	return c.Device.Close((*stream).releaseHolds, func(streams []*stream, owned []gate.Closer) error {
		for _, s := range streams {
			if c.Fault() == nil {
				c.lib.finish.Call(s.handle) // a fault that nobody waited for is nobody's
			}
			c.lib.releaseQueue.Call(s.handle)
		}
		for _, x := range owned {
			x.Destroy()
		}
		return fail("clReleaseContext", status(c.lib.releaseContext.Call(c.handle)))
	})
}
