package core

import (
	"context"
	"errors"
	"fmt"
	"math"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
)

// Task is one call of a generated function over host slices: it checks, copies in, launches, waits, copies out and
// frees.
type Task struct {
	Expr
	ctx  context.Context
	s    *Stream
	stop func() bool // unhooks the stream from ctx
	mems []*memory
	outs []transfer
	host []hostRange // slices that kernels use in place
}

// transfer is a copy from the device that End makes.
type transfer struct {
	dst []byte
	src *memory
}

// memoryAlignment is what kernels may expect of a buffer, in bytes; see driver.Context.Alloc.
const memoryAlignment = 64

// hostRange is a slice of the caller that is used in place.
type hostRange struct {
	from, to uintptr
	written  bool
}

// Begin starts a call of the function name, whose kernel is in spec, on the device of ctx; when there is none in
// ctx, on the device where the first of args lives that lives on one.
func Begin(ctx context.Context, spec *driver.ModuleSpec, name string, args ...Placed) *Task {
	t := &Task{Expr: Expr{name: name}, ctx: ctx}
	if isNil(ctx) {
		t.fail(fmt.Errorf("%s: %w", name, errNilContext()))
		return t
	}
	if err := ctx.Err(); err != nil {
		t.fail(fmt.Errorf("%s: %w", name, whyEnded(ctx)))
		return t
	}
	dev, err := deviceFor(ctx, spec, args...)
	if err != nil {
		t.fail(err)
		return t
	}
	if t.s, err = dev.takeStream(); err != nil {
		t.fail(err)
		return t
	}
	if c, ok := t.s.drv.(driver.Canceler); ok && ctx.Done() != nil {
		t.stop = context.AfterFunc(ctx, func() { c.Cancel(whyEnded(ctx)) })
	}
	return t
}

// Stream returns the stream of the call.
func (t *Task) Stream() *Stream { return t.s }

// Do takes the result of a launch; t.Do(KernelLaunch(t.Stream(), ...)).
func (t *Task) Do(err error) { t.fail(err) }

// In returns a buffer with the contents of src, which must not change until End.
func In[T any](t *Task, src []T) Buffer[T] { return pass(t, src, true, false) }

// Out returns a buffer whose contents End copies into dst.
func Out[T any](t *Task, dst []T) Buffer[T] { return pass(t, dst, false, true) }

// InOut returns a buffer with the contents of x, which End copies back into x.
func InOut[T any](t *Task, x []T) Buffer[T] { return pass(t, x, true, true) }

// Scratch returns a buffer of n elements for the parameter param that lives until End; expr is the text of n.
func Scratch[T any](t *Task, param string, n int64, expr string) Buffer[T] {
	if t.err == nil && n < 0 {
		t.failf("the size of %s is %d (= %s)", param, n, expr)
	}
	if t.err != nil {
		return Buffer[T]{}
	}
	b, err := newBuffer[T](t.s.dev, int(min(n, math.MaxInt))) // what does not fit an int does not fit the memory either
	t.keep(b.m, err)
	return b
}

func pass[T any](t *Task, x []T, in, out bool) Buffer[T] {
	if t.err != nil || len(x) == 0 {
		return Buffer[T]{}
	}
	if _, err := byteSize[T](len(x)); err != nil {
		t.failf("%w", err)
		return Buffer[T]{}
	}
	if m := t.inPlace(bytesOf(x), out); m != nil {
		fresh(m, in)
		return Buffer[T]{m: m, n: len(x)}
	}
	b, err := newBuffer[T](t.s.dev, len(x))
	if t.keep(b.m, err); err != nil {
		return Buffer[T]{}
	}
	fresh(b.m, in)
	if in {
		t.fail(b.Upload(t.s, x))
	}
	if out {
		t.outs = append(t.outs, transfer{dst: bytesOf(x), src: b.m})
	}
	return b
}

// fresh tells memory that holds nothing for the kernel that it does not.
func fresh(m *memory, in bool) {
	if f, ok := m.drv.(driver.FreshMem); ok && !in {
		f.Fresh()
	}
}

// keep remembers memory that End frees.
func (t *Task) keep(m *memory, err error) {
	if err != nil {
		t.failf("%w", err)
		return
	}
	t.mems = append(t.mems, m)
}

// inPlace maps the caller's memory for kernels if the device can and if no other slice of the call overlaps one that is
// written: the results are then those of separate copies. It returns nil when the slice must be copied.
func (t *Task) inPlace(x []byte, written bool) *memory {
	mapper, ok := t.s.dev.drv.(driver.HostMapper)
	r := hostRange{from: uintptr(unsafe.Pointer(unsafe.SliceData(x))), written: written}
	if !ok || r.from%memoryAlignment != 0 {
		return nil
	}
	r.to = r.from + uintptr(len(x))
	for _, o := range t.host {
		if (o.written || r.written) && r.from < o.to && o.from < r.to {
			return nil
		}
	}
	drv, err := mapper.MapHost(x)
	if err != nil {
		return nil
	}
	t.host = append(t.host, r)
	m := &memory{dev: t.s.dev, drv: drv, size: len(x)}
	t.mems = append(t.mems, m)
	return m
}

// End waits for the call, copies the results out, frees everything and returns the first error.
func (t *Task) End() error {
	if t.s == nil {
		return t.err
	}
	if t.err == nil {
		t.fail(t.s.drv.Synchronize(t.ctx))
	}
	for _, o := range t.outs {
		if t.err != nil {
			break
		}
		t.fail(t.s.drv.Download(o.dst, o.src.drv, 0))
	}
	if drained := t.release(); t.err != nil {
		var stopped *driver.StoppedError
		if errors.As(t.err, &stopped) || errors.As(drained, &stopped) {
			return stopped
		}
	}
	if t.err != nil && t.ctx.Err() != nil && !errors.Is(t.err, driver.ErrFault) {
		return fmt.Errorf("%s: %w", t.name, whyEnded(t.ctx))
	}
	return t.err
}

// release frees the buffers and gives the stream back. After an error there may be work on the stream still; where the
// device cannot drop it, that is waited for behind the caller's back, because only the device's own memory is in use
// then. Else what became of the work is returned.
func (t *Task) release() error {
	clean := func() {
		for _, m := range t.mems {
			m.free()
		}
		if reusable := t.stop == nil || t.stop(); reusable {
			t.s.dev.giveStream(t.s)
		} else {
			t.s.Close()
		}
	}
	if t.err == nil {
		clean()
		return nil
	}
	if _, ok := t.s.drv.(driver.Canceler); ok || t.ctx.Err() == nil {
		err := t.drain()
		clean()
		return err
	}
	go func() {
		_ = t.drain()
		clean()
	}()
	return nil
}

// whyEnded returns ctx.Err(), with the cause if it says more.
func whyEnded(ctx context.Context) error {
	err, cause := ctx.Err(), context.Cause(ctx)
	if cause == nil || errors.Is(err, cause) {
		return err
	}
	return fmt.Errorf("%w: %w", err, cause)
}

// drain waits for what is still queued. Its error, if any, came after the one that is known.
func (t *Task) drain() error { return t.s.drv.Synchronize(context.Background()) }

// NoInstance is the error for a template argument of which there is no instance: "BlockSum: no instance with
// BLOCK=64 (there are 128, 256)".
func NoInstance(name, param string, arg int64, have string) error {
	return driver.Errorf(driver.ErrNotSupported, "%s: no instance with %s=%d (there are %s)", name, param, arg, have)
}
