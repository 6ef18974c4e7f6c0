package core

import (
	"context"

	"github.com/kbind/kbind/rt/driver"
)

// Place is what other engines than the devices themselves need to know of a device.
type Place struct{ dev *device }

// PlaceOf returns the device of ctx.
func PlaceOf(ctx context.Context) (Place, error) {
	dev, err := deviceOf(ctx)
	return Place{dev}, err
}

// Info describes the device.
func (p Place) Info() driver.DeviceInfo { return p.dev.info }

// Bound calls do on a thread on which the device's context is current.
func (p Place) Bound(do func() error) error {
	if b, ok := p.dev.drv.(driver.ContextBinder); ok {
		return b.Bound(do)
	}
	return do()
}

// Check reports why work on the device cannot be queued on s, or nil.
func (p Place) Check(s *Stream) error {
	if err := s.usable(); err != nil {
		return err
	}
	if s.dev != p.dev {
		return elsewhere("communicator", p.dev, s.dev)
	}
	return nil
}

// Window checks a buffer for use on the device and returns its memory.
func Window[T any](p Place, b Buffer[T]) (driver.Window, error) {
	if err := b.usable(p.dev); err != nil || b.m == nil || b.m.drv == nil {
		return driver.Window{}, err
	}
	return driver.Window{Mem: b.m.drv, Offset: b.off, Size: b.n * elemSize[T]()}, nil
}

// Keep keeps the vendor's stream from being closed until Release.
func (s *Stream) Keep() error {
	if k, ok := s.drv.(driver.Keeper); ok {
		return k.Keep()
	}
	return nil
}

// Release ends what Keep began.
func (s *Stream) Release() {
	if k, ok := s.drv.(driver.Keeper); ok {
		k.Release()
	}
}

// NativeFor returns the vendor's handle of the stream for an engine that queues work with two windows on it, which
// keeps the stream while it does.
func (s *Stream) NativeFor(e driver.Engine, dst, src driver.Window) (uintptr, error) {
	if c, ok := s.drv.(driver.ForeignCapture); ok {
		c.Uses(dst.Mem, src.Mem, e)
	} else if err := e.Begin(s.drv); err != nil {
		return 0, err
	}
	return s.Native()
}

// HostCall queues a function of the host; see driver.HostCaller.
func (s *Stream) HostCall(dst, src driver.Window, begin func() (driver.HostFunc, error)) error {
	return s.dev.hostCall(s.drv, dst, src, begin)
}

func (d *device) hostCall(s driver.Stream, dst, src driver.Window, begin func() (driver.HostFunc, error)) error {
	h, ok := s.(driver.HostCaller)
	if !ok {
		return driver.Errorf(driver.ErrNotSupported, "%s: functions of the host are not supported", d)
	}
	return h.HostCall(dst, src, begin)
}
