package core

import (
	"context"
	"errors"
	"fmt"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
)

// HostBuffer is memory of the host that the device copies from and to by itself (CUDA's "page-locked" or "pinned"
// memory).
type HostBuffer[T any] struct {
	Buffer[T]
	host driver.HostMem
}

// AllocHost allocates n elements of the host's memory for copies to and from the device of ctx; their contents are
// unspecified.
func AllocHost[T any](ctx context.Context, n int) (HostBuffer[T], error) {
	dev, err := deviceOf(ctx)
	if err != nil {
		return HostBuffer[T]{}, err
	}
	return allocHost[T](dev, n)
}

// allocHost is AllocHost for a device.
func allocHost[T any](dev *device, n int) (HostBuffer[T], error) {
	size, err := byteSize[T](n)
	if err != nil {
		return HostBuffer[T]{}, err
	}
	a, ok := dev.drv.(driver.HostAllocator)
	if !ok {
		return HostBuffer[T]{}, driver.Errorf(driver.ErrNotSupported, "%s: page-locked memory is not supported", dev)
	}
	h := HostBuffer[T]{Buffer: Buffer[T]{m: &memory{dev: dev, size: size}, n: n}}
	if size > 0 {
		if h.host, err = a.AllocHost(size); err != nil {
			return HostBuffer[T]{}, err
		}
		h.m.drv, h.m.host = h.host, true
		dev.pinned.Add(int64(size))
	}
	return h, nil
}

// Data is the memory as the host sees it: the elements that a copy queued with CopyFrom reads or writes until its
// stream is waited for.
func (h HostBuffer[T]) Data() []T {
	if h.host == nil || h.m.freed.Load() || h.m.dev.closed.Load() {
		return nil
	}
	return unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(h.host.Bytes()))), h.n)
}

// CopyPeer queues on s a copy of all of src, which belongs to another opened device, to the start of the buffer.
// from is a stream of src's device: the copy comes after what is queued there, and what is queued there later waits
// for it.
func (b Buffer[T]) CopyPeer(s *Stream, src Buffer[T], from *Stream) error {
	if err := b.with(s, src.n, "copy"); err != nil {
		return err
	}
	if err := from.usable(); err != nil {
		return err
	}
	if err := src.usable(from.dev); err != nil {
		return fmt.Errorf("copy: %w", err)
	}
	n := src.n * elemSize[T]()
	if n == 0 {
		return nil
	}
	if s.dev == from.dev {
		return driver.Errorf(driver.ErrNotSupported, "copy: both buffers belong to %s: CopyFrom copies them", s.dev)
	}
	if p, ok := s.drv.(driver.PeerCopier); ok {
		if err := p.CopyPeer(b.m.drv, b.off, src.m.drv, src.off, n, from.drv); !errors.Is(err, driver.ErrNotSupported) {
			return err
		}
	}
	const most = 64 << 20
	tmp := make([]byte, min(n, most))
	for at := 0; at < n; at += most {
		part := tmp[:min(most, n-at)]
		if err := from.drv.Download(part, src.m.drv, src.off+at); err != nil {
			return err
		}
		if err := s.drv.Upload(b.m.drv, b.off+at, part); err != nil {
			return err
		}
	}
	return nil
}
