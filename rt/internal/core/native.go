package core

import (
	"context"
	"fmt"
	"reflect"

	"github.com/kbind/kbind/rt/auto"
	"github.com/kbind/kbind/rt/driver"
)

// Adopt makes a Context of handles that somebody else owns.
func Adopt(ctx context.Context, backend string, h driver.NativeContext, o Options) (*Context, error) {
	if isNil(ctx) {
		return nil, errNilContext()
	}
	if h.Backend != "" && h.Backend != backend {
		return nil, driver.Errorf(driver.ErrNotSupported, "%s: the context to adopt is one of the backend %q", backend,
			h.Backend)
	}
	if o.Primary {
		return nil, driver.Errorf(driver.ErrNotSupported, "%s: Primary is for Open; an adopted context is what it is",
			backend)
	}
	if err := o.check(); err != nil {
		return nil, err
	}
	drv, err := auto.Adopt(append(o.Backends, auto.Backends()...), backend, h)
	if err != nil {
		return nil, err
	}
	return newDevice(drv, o.Limit).context(ctx), nil
}

// Native returns the vendor's handles of the device.
func (c *Context) Native() (driver.NativeContext, error) {
	s, err := c.dev.sharer("handles")
	if err != nil {
		return driver.NativeContext{}, err
	}
	return s.Native()
}

// sharer is the device's driver for handles that are shared with others.
func (d *device) sharer(what string) (driver.Sharer, error) {
	if d.closed.Load() {
		return nil, d.errClosed()
	}
	s, ok := d.drv.(driver.Sharer)
	if !ok {
		return nil, driver.Errorf(driver.ErrNotSupported, "%s: native %s are not supported", d, what)
	}
	return s, nil
}

// StreamAt makes a Stream of a stream or queue that somebody else owns.
func StreamAt(ctx context.Context, handle uintptr) (*Stream, error) {
	dev, err := deviceOf(ctx)
	if err != nil {
		return nil, err
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	sharer, err := dev.sharer("streams")
	if err != nil {
		return nil, err
	}
	drv, err := sharer.StreamAt(handle)
	if err != nil {
		return nil, err
	}
	return dev.newStream(ctx, drv), nil
}

// EventAt makes an Event of an event that somebody else owns.
func EventAt(ctx context.Context, handle uintptr) (*Event, error) {
	dev, err := deviceOf(ctx)
	if err != nil {
		return nil, err
	}
	sharer, err := dev.sharer("events")
	if err != nil {
		return nil, err
	}
	drv, err := sharer.EventAt(handle)
	if err != nil {
		return nil, err
	}
	return &Event{dev: dev, drv: drv}, nil
}

// BufferAt makes a Buffer of n elements in memory that somebody else owns.
func BufferAt[T any](ctx context.Context, handle uintptr, n int, owner any) (Buffer[T], error) {
	dev, err := deviceOf(ctx)
	if err != nil {
		return Buffer[T]{}, err
	}
	size, err := byteSize[T](n)
	if err != nil {
		return Buffer[T]{}, err
	}
	sharer, err := dev.sharer("memory")
	if err != nil {
		return Buffer[T]{}, err
	}
	m := &memory{dev: dev, size: size}
	b := Buffer[T]{m: m, n: n}
	switch {
	case size == 0: // as Native has it
		return b, nil
	case handle == 0:
		return Buffer[T]{}, driver.Errorf(driver.ErrInvalidLaunch, "%s: the memory to adopt is null", dev)
	}
	if m.drv, b.off, err = sharer.MemAt(handle, size, owner); err != nil {
		return Buffer[T]{}, err
	}
	if err := aligned[T](m.drv, b.off); err != nil {
		_ = m.drv.Free() // the error is the one before
		return Buffer[T]{}, err
	}
	return b, nil
}

// aligned reports foreign memory that does not begin where an element may lie.
func aligned[T any](m driver.Mem, off int) error {
	at := uint64(off)
	if a, ok := m.(driver.Addresser); ok {
		if p, err := a.Addr(); err == nil {
			at += p
		}
	}
	if align := uint64(alignOf(reflect.TypeFor[T]())); at%align != 0 {
		return fmt.Errorf("the memory to adopt begins at %#x, and its elements lie at multiples of %d bytes", at, align)
	}
	return nil
}

// Native returns the vendor's handle of the stream.
func (s *Stream) Native() (uintptr, error) {
	if err := s.usable(); err != nil {
		return 0, err
	}
	return nativeOf(s.dev, s.drv, "streams")
}

// Native returns the vendor's handle of the event.
func (e *Event) Native() (uintptr, error) {
	if err := e.usable(nil); err != nil {
		return 0, err
	}
	return nativeOf(e.dev, e.drv, "events")
}

func nativeOf(d *device, x any, what string) (uintptr, error) {
	if n, ok := x.(driver.Native); ok {
		return n.Native()
	}
	return 0, driver.Errorf(driver.ErrNotSupported, "%s: native %s are not supported", d, what)
}

// Native returns where the first element is, in the terms of the vendor's API.
func (b Buffer[T]) Native() (driver.NativeMem, error) {
	if err := b.usable(nil); err != nil || b.m == nil || b.m.drv == nil {
		return driver.NativeMem{}, err
	}
	n, ok := b.m.drv.(driver.NativeMemory)
	if !ok {
		return driver.NativeMem{}, driver.Errorf(driver.ErrNotSupported, "%s: native memory is not supported", b.m.dev)
	}
	return n.NativeMem(b.off)
}
