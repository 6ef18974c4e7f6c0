package core

import (
	"context"
	"fmt"
	"math"
	"reflect"
	"sync/atomic"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
)

// Buffer is a window of device memory that holds elements of type T. It is a small value, copied freely; the copies
// and the windows that Slice makes share one allocation.
type Buffer[T any] struct {
	m   *memory
	off int   // bytes
	n   int   // elements
	err error // a Slice that was out of range
}

// memory is one allocation, shared by the buffers that look into it.
type memory struct {
	dev   *device
	drv   driver.Mem // nil: no bytes
	size  int
	owned bool // Free returns it to the driver
	host  bool // page-locked memory, which AllocHost made
	freed atomic.Bool
	rings atomic.Int32 // that use it: the last one gives it back when it ends
	gone  atomic.Bool  // it was given back
}

// DevicePtr is an address in device memory as kernels see it, for structs that hold pointers. 0 is null.
type DevicePtr uint64

// NewBuffer allocates n elements on the device of ctx; their contents are unspecified.
func NewBuffer[T any](ctx context.Context, n int) (Buffer[T], error) {
	dev, err := deviceOf(ctx)
	if err != nil {
		return Buffer[T]{}, err
	}
	return newBuffer[T](dev, n)
}

// BufferFrom allocates a buffer and uploads src into it.
func BufferFrom[T any](s *Stream, src []T) (Buffer[T], error) {
	if err := s.usable(); err != nil {
		return Buffer[T]{}, err
	}
	b, err := newBuffer[T](s.dev, len(src))
	if err != nil {
		return Buffer[T]{}, err
	}
	if err := b.Upload(s, src); err != nil {
		b.Free()
		return Buffer[T]{}, err
	}
	return b, nil
}

func newBuffer[T any](dev *device, n int) (Buffer[T], error) {
	size, err := byteSize[T](n)
	if err != nil {
		return Buffer[T]{}, err
	}
	m := &memory{dev: dev, size: size, owned: true}
	if size > 0 {
		inUse, err := dev.reserve(size)
		if err != nil {
			return Buffer[T]{}, err
		}
		if m.drv, err = dev.drv.Alloc(size); err != nil {
			dev.cancel(size)
			return Buffer[T]{}, err
		}
		dev.add(m, inUse)
	}
	return Buffer[T]{m: m, n: n}, nil
}

// byteSize returns the bytes of n elements.
func byteSize[T any](n int) (int, error) {
	t := reflect.TypeFor[T]()
	if holdsPointers(t) {
		return 0, fmt.Errorf("a device buffer cannot hold %s: it contains Go pointers", t)
	}
	if n < 0 {
		return 0, fmt.Errorf("a buffer of %d elements", n)
	}
	if size := int(t.Size()); size == 0 || n <= math.MaxInt/size {
		return n * size, nil
	}
	return 0, driver.Errorf(driver.ErrOutOfMemory, "a buffer of %d elements of %d bytes is larger than any memory", n,
		t.Size())
}

func holdsPointers(t reflect.Type) bool {
	switch k := t.Kind(); {
	case k >= reflect.Bool && k <= reflect.Complex128:
		return false
	case k == reflect.Array:
		return t.Len() > 0 && holdsPointers(t.Elem())
	case k == reflect.Struct:
		for i := range t.NumField() {
			if holdsPointers(t.Field(i).Type) {
				return true
			}
		}
		return false
	}
	return true
}

// Len returns the number of elements.
func (b Buffer[T]) Len() int { return b.n }

// Slice returns the window of the elements i to j-1.
func (b Buffer[T]) Slice(i, j int) Buffer[T] {
	if b.err != nil {
		return b
	}
	if i < 0 || j < i || j > b.n {
		return Buffer[T]{m: b.m, err: fmt.Errorf("slice [%d:%d] of a buffer of %d elements", i, j, b.n)}
	}
	b.off += i * elemSize[T]()
	b.n = j - i
	return b
}

// As returns the same memory seen as elements of another type.
func As[U, T any](b Buffer[T]) Buffer[U] {
	bytes, size := b.n*elemSize[T](), elemSize[U]()
	switch align := alignOf(reflect.TypeFor[U]()); {
	case b.err != nil:
		return Buffer[U]{m: b.m, err: b.err}
	case holdsPointers(reflect.TypeFor[U]()):
		return Buffer[U]{m: b.m, err: fmt.Errorf("a device buffer cannot hold %s: it contains Go pointers",
			reflect.TypeFor[U]())}
	case size == 0 || bytes%size != 0:
		return Buffer[U]{m: b.m, err: fmt.Errorf("a buffer of %d bytes seen as elements of %d bytes", bytes, size)}
	case b.off%align != 0:
		return Buffer[U]{m: b.m, err: fmt.Errorf("a buffer that begins at byte %d of its memory seen as elements that lie "+
			"at multiples of %d", b.off, align)}
	}
	return Buffer[U]{m: b.m, off: b.off, n: bytes / size}
}

// alignOf is the alignment that kernels expect of a type, which is C's on 64-bit platforms: Go's is less on some of 32
// bits.
func alignOf(t reflect.Type) int {
	switch t.Kind() {
	case reflect.Array:
		return alignOf(t.Elem())
	case reflect.Struct:
		align := 1
		for i := range t.NumField() {
			align = max(align, alignOf(t.Field(i).Type))
		}
		return align
	case reflect.Complex64, reflect.Complex128:
		return int(t.Size()) / 2
	}
	return max(int(t.Size()), 1)
}

// Free returns the whole allocation, also of the other buffers that share it, once the work queued with it is done.
func (b Buffer[T]) Free() error {
	if b.m == nil {
		return nil
	}
	return b.m.free()
}

func (m *memory) free() error {
	if !m.freed.CompareAndSwap(false, true) {
		return nil
	}
	return m.giveBack()
}

// hold keeps the memory for a ring until drop. It reports false for memory that is freed.
func (m *memory) hold() bool {
	m.rings.Add(1)
	if !m.freed.Load() {
		return true
	}
	m.drop()
	return false
}

// drop ends a hold.
func (m *memory) drop() {
	if m.rings.Add(-1) == 0 && m.freed.Load() {
		_ = m.giveBack() // there is nobody to tell
	}
}

// giveBack returns memory that is freed and that no ring uses.
func (m *memory) giveBack() error {
	if m.rings.Load() > 0 || m.drv == nil || m.dev.closed.Load() || !m.gone.CompareAndSwap(false, true) {
		return nil
	}
	switch {
	case m.owned:
		m.dev.remove(m)
	case m.host:
		m.dev.pinned.Add(-int64(m.size))
	}
	return m.drv.Free()
}

// Ptr returns the address of the first element as kernels see it, to be stored in memory that a kernel reads.
func (b Buffer[T]) Ptr() (DevicePtr, error) {
	if b.m == nil && b.err == nil {
		return 0, nil
	}
	if err := b.usable(nil); err != nil {
		return 0, err
	}
	if b.m.drv == nil {
		return 0, nil
	}
	a, ok := b.m.drv.(driver.Addresser)
	if !ok {
		return 0, driver.Errorf(driver.ErrNotSupported, "%s: device addresses are not supported", b.m.dev)
	}
	p, err := a.Addr()
	if err != nil {
		return 0, err
	}
	return DevicePtr(p + uint64(b.off)), nil
}

// ready reports whether the memory can be used with the device.
func (m *memory) ready(dev *device) bool {
	return m.dev == dev && !m.freed.Load() && !dev.closed.Load()
}

// usable returns why the memory cannot be used with the device, or nil; a nil device is any, and nil memory is none.
func (m *memory) usable(dev *device) error {
	switch {
	case m == nil:
		return nil
	case m.dev.closed.Load():
		return m.dev.errClosed()
	case m.freed.Load():
		return driver.Errorf(driver.ErrFreed, "the buffer is used after Free")
	case dev != nil && dev != m.dev:
		return elsewhere("buffer", m.dev, dev)
	}
	return nil
}

// usable returns why the buffer cannot be used with the device, or nil; a nil device is any.
func (b Buffer[T]) usable(dev *device) error {
	if b.err != nil {
		return b.err
	}
	return b.m.usable(dev)
}

// with checks the stream, the buffer and that n elements fit.
func (b Buffer[T]) with(s *Stream, n int, what string) error {
	if err := s.usable(); err != nil {
		return err
	}
	if err := b.usable(s.dev); err != nil {
		return fmt.Errorf("%s: %w", what, err)
	}
	if n > b.n {
		return fmt.Errorf("%s: %d elements do not fit a buffer of %d", what, n, b.n)
	}
	return nil
}

// Upload copies src to the start of the buffer, in the order of s. src may be changed as soon as Upload returns.
func (b Buffer[T]) Upload(s *Stream, src []T) error {
	if err := b.with(s, len(src), "upload"); err != nil || bytesOf(src) == nil {
		return err
	}
	return s.drv.Upload(b.m.drv, b.off, bytesOf(src))
}

// Read waits for the work queued on s and copies the first len(dst) elements into dst.
func (b Buffer[T]) Read(s *Stream, dst []T) error {
	if err := b.with(s, len(dst), "read"); err != nil {
		return err
	}
	if bytesOf(dst) == nil {
		return s.drv.Synchronize(context.Background())
	}
	return s.drv.Download(bytesOf(dst), b.m.drv, b.off)
}

// CopyFrom queues a copy of all of src, of the same device, to the start of the buffer.
func (b Buffer[T]) CopyFrom(s *Stream, src Buffer[T]) error {
	if err := b.with(s, src.n, "copy"); err != nil {
		return err
	}
	if err := src.usable(s.dev); err != nil {
		return fmt.Errorf("copy: %w", err)
	}
	n := src.n * elemSize[T]()
	if n == 0 {
		return nil
	}
	return s.drv.Copy(b.m.drv, b.off, src.m.drv, src.off, n)
}

// Fill queues the setting of every element to v.
func (b Buffer[T]) Fill(s *Stream, v T) error {
	if err := b.with(s, 0, "fill"); err != nil || b.n*elemSize[T]() == 0 {
		return err
	}
	switch one := unsafe.Slice((*byte)(unsafe.Pointer(&v)), elemSize[T]()); len(one) {
	case 1, 2, 4, 8, 16:
		return s.drv.Fill(b.m.drv, b.off, b.n*len(one), one)
	}
	all := make([]T, b.n)
	for i := range all {
		all[i] = v
	}
	return b.Upload(s, all)
}

// Zero queues the setting of every byte to 0.
func (b Buffer[T]) Zero(s *Stream) error {
	if err := b.with(s, 0, "zero"); err != nil || b.n*elemSize[T]() == 0 {
		return err
	}
	return s.drv.Fill(b.m.drv, b.off, b.n*elemSize[T](), []byte{0})
}

func elemSize[T any]() int {
	var v T
	return int(unsafe.Sizeof(v))
}

// bytesOf returns the memory of a slice, nil if it has none.
func bytesOf[T any](s []T) []byte {
	n := len(s) * elemSize[T]()
	if n == 0 {
		return nil
	}
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(s))), n)
}
