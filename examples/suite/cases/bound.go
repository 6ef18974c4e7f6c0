package cases

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/kbind/kbind/rt"
)

// Device is an open device with a stream, and the language whose kernels it is given.
type Device struct {
	Name   string // as the caller named it, such as "opencl:1"
	Info   rt.DeviceInfo
	openCL bool // it is given the kernels in OpenCL C
	ctx    *rt.Context
	stream *rt.Stream
}

// Open opens the device that name describes for rt.Open, such as "cpu", "opencl" or "cuda:1". An OpenCL device gets
// the OpenCL kernels, every other one the CUDA kernels; "cpu/cl" is the CPU with the OpenCL kernels, "opencl/cu" an
// OpenCL device with the CUDA kernels, and "cuda/text" compiles what kbind wrote of these instead of their source.
func Open(ctx context.Context, name string) (*Device, error) {
	device, inText := strings.CutSuffix(name, "/text")
	device, inCL := strings.CutSuffix(device, "/cl")
	device, inCU := strings.CutSuffix(device, "/cu")
	d := &Device{Name: name, openCL: inCL || !inCU && strings.HasPrefix(device, "opencl")}
	var options []rt.Option
	backend, _, _ := strings.Cut(device, ":")
	if backend == "cuda" { // a GPU takes its time to go over from one context to another: one for all devices here
		options = append(options, rt.Primary())
	}
	if inText {
		b, err := newTextFirst(backend)
		if err != nil {
			return nil, err
		}
		options = append(options, rt.WithBackend(b))
	}
	var err error
	if d.ctx, err = rt.Open(ctx, device, options...); err != nil {
		return nil, err
	}
	if d.stream, err = rt.NewStream(d.ctx); err != nil {
		d.ctx.Close()
		return nil, err
	}
	d.Info = d.ctx.Info()
	return d, nil
}

// Close releases the device.
func (d *Device) Close() error { return d.ctx.Close() }

// dialect returns the launch function of the device's language.
func dialect[F any](d *Device, cu, cl F) F {
	if d.openCL {
		return cl
	}
	return cu
}

// Problem is the input of a case and what is expected of it.
type Problem struct {
	Work      func() float64 // bytes or operations of one run, see Case.Counted
	Tolerance string         // for people
	bind      func(*Bound)
}

// Bound is a Problem with its buffers on a device.
type Bound struct {
	*Device
	upload, download []func() error
	check            []func() string
	free             []func() error
	launch           func() error
	err              error // the first of an allocation
}

// Bind allocates the problem's buffers on d.
func (p *Problem) Bind(d *Device) (*Bound, error) {
	b := &Bound{Device: d}
	p.bind(b)
	if b.err != nil {
		b.Free()
		return nil, b.err
	}
	return b, nil
}

// Free releases the buffers.
func (b *Bound) Free() {
	for _, free := range b.free {
		free()
	}
}

// Times are what a run took.
type Times struct {
	Kernel time.Duration // from the first launch until the last has ended
	Copies time.Duration // of the inputs to the device and of the results back
}

// Run uploads, launches and downloads.
func (b *Bound) Run() (Times, error) {
	start := time.Now()
	if err := b.Upload(); err != nil {
		return Times{}, err
	}
	uploaded := time.Now()
	if err := b.Launch(); err != nil {
		return Times{}, err
	}
	launched := time.Now()
	if err := b.Download(); err != nil {
		return Times{}, err
	}
	t := Times{Kernel: launched.Sub(uploaded)}
	t.Copies = time.Since(start) - t.Kernel
	return t, nil
}

// Upload copies the inputs to the device and waits.
func (b *Bound) Upload() error { return b.do(b.upload) }

// Launch launches the case's kernels and waits for them.
func (b *Bound) Launch() error {
	if err := b.launch(); err != nil {
		return err
	}
	return b.stream.Synchronize(b.ctx)
}

// Download copies the results of Launch to the host and waits.
func (b *Bound) Download() error { return b.do(b.download) }

// Check compares what was downloaded last with the reference.
func (b *Bound) Check() error {
	for _, check := range b.check {
		if msg := check(); msg != "" {
			return fmt.Errorf("wrong result: %s", msg)
		}
	}
	return nil
}

// do starts copies and waits for them.
func (b *Bound) do(copies []func() error) error {
	for _, c := range copies {
		if err := c(); err != nil {
			return err
		}
	}
	return b.stream.Synchronize(b.ctx)
}

// scratch returns a buffer of n elements that is neither uploaded nor downloaded.
func scratch[T any](b *Bound, n int) rt.Buffer[T] {
	d, err := rt.NewBuffer[T](b.ctx, n)
	if err != nil && b.err == nil {
		b.err = err
	}
	b.free = append(b.free, d.Free)
	return d
}

// in returns a buffer for src, which every run uploads.
func in[T any](b *Bound, src []T) rt.Buffer[T] {
	d := scratch[T](b, len(src))
	b.upload = append(b.upload, func() error { return d.Upload(b.stream, src) })
	return d
}

// out returns a buffer of n elements which every run downloads, for check to compare; check returns "" or what is
// wrong.
func out[T any](b *Bound, n int, check func(got []T) string) rt.Buffer[T] {
	d := scratch[T](b, n)
	downloaded(b, d, check)
	return d
}

// inout returns a buffer that is uploaded from src and downloaded for check.
func inout[T any](b *Bound, src []T, check func(got []T) string) rt.Buffer[T] {
	d := in(b, src)
	downloaded(b, d, check)
	return d
}

func downloaded[T any](b *Bound, d rt.Buffer[T], check func(got []T) string) {
	got := make([]T, d.Len())
	b.download = append(b.download, func() error { return d.Read(b.stream, got) })
	b.check = append(b.check, func() string { return check(got) })
}
