package rt

import (
	"context"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/core"
)

// Context is an open device that is also a context.Context. Pass it, or any context derived from it, to a generated
// function, and the function uses this device. It ends when its parent ends or when it is closed.
type Context struct {
	context.Context
	in *core.Context
}

// Option changes what Open and Adopt do.
type Option struct{ set func(*core.Options) }

// WithBackend makes Open try b before the backends of this build. If it is given several times, they are tried in that
// order.
func WithBackend(b driver.Backend) Option {
	return Option{func(o *core.Options) { o.Backends = append(o.Backends, b) }}
}

// WithMemoryLimit limits the total size of the Context's buffers (MemInfo.InUse) to the given bytes, as on a smaller
// device. A buffer that would exceed the limit fails with ErrOutOfMemory. 0 means no limit; a negative limit is an
// error of Open. Memory that the device keeps for later buffers (MemInfo.Cached), images, and variables of modules do
// not count.
func WithMemoryLimit(bytes int64) Option { return Option{func(o *core.Options) { o.Limit = bytes }} }

// Primary makes Open use the primary context of the device, which all parts of a process share. CUDA's runtime API,
// NCCL and most other libraries use it. Without this option the device gets a context of its own, so that a fault
// affects nobody else. A fault in a primary context loses it, with all its contents, for everybody who uses it. HIP has
// no other contexts, and on the CPU there is nothing to share. On OpenCL it is ErrNotSupported: see Adopt.
func Primary() Option { return Option{func(o *core.Options) { o.Primary = true }} }

func optionsOf(list []Option) (o core.Options) {
	for _, x := range list {
		if x.set != nil {
			x.set(&o)
		}
	}
	return o
}

// Open opens a device. The name is "cpu" or that of another backend for its best device, "cuda:1" or "opencl:1:0" for
// one of its devices, or "auto" for the best device: a GPU if there is one, else the CPU. "" is the default device,
// which the environment variable KBIND_BACKEND names in the same way. If it is not set, the default is the CPU in a
// test binary and "auto" elsewhere. If there is no such device, the error (ErrNoDevice) lists everything that was tried
// and why it could not be used. The caller closes the Context.
func Open(ctx context.Context, name string, opts ...Option) (*Context, error) {
	in, err := core.Open(ctx, name, optionsOf(opts))
	if err != nil {
		return nil, err
	}
	return &Context{Context: in, in: in}, nil
}

// Info describes the device.
func (c *Context) Info() DeviceInfo {
	if c == nil {
		return DeviceInfo{}
	}
	return c.in.Info()
}

// Close ends the context, stops its work and waits for it, and frees every stream, buffer and module that was made from
// it. Using them afterwards is ErrClosed. A second Close returns nil, and so does Close on a nil Context.
func (c *Context) Close() error {
	if c == nil {
		return nil
	}
	return c.in.Close()
}

// Device describes the device inside ctx, or the default device. Functions called with ctx use this device, and
// buffers, images and streams are made on it. There are two exceptions: a function whose kernel the default device
// cannot run (a .cl file, if the device is a CUDA device) runs on the next best device that can, and a function that
// takes an image, texture or surface runs on the device of that.
func Device(ctx context.Context) (DeviceInfo, error) { return core.Device(ctx) }

// Devices lists the devices of this machine by backend, in the order in which the automatic choice prefers them. To
// open one, use Open(ctx, d.Backend+":"+d.ID). The CPU is always in the list; `kbind doctor` says why other devices are
// not. Devices opens none of them.
func Devices(ctx context.Context) ([]DeviceInfo, error) { return core.Devices(ctx) }

// MemInfo is the state of a device's memory, in bytes.
type MemInfo struct {
	Total int64
	Free  int64 // not used by anybody
	InUse int64 // in buffers made through this context (or the default device) and not yet freed
	Peak  int64 // the highest InUse since the device was opened or ResetPeak was called
	Limit int64 // for InUse, see WithMemoryLimit; 0 for none

	Buffers int64 // number of buffers that are not yet freed
	Made    int64 // number of buffers made since the device was opened

	Cached int64 // unused memory that the context keeps for later buffers, not part of Free; see EmptyCache

	Host       int64 // page-locked memory from AllocHost that is not yet freed
	HostCached int64 // page-locked memory that the context keeps for the next AllocHost
}

// Memory returns the state of the memory of the device that functions called with ctx use. ErrNotSupported if the
// device cannot tell.
func Memory(ctx context.Context) (MemInfo, error) {
	v, err := core.Memory(ctx)
	return MemInfo(v), err
}

// ResetPeak sets MemInfo.Peak of the device of ctx to the bytes in use now, so that it shows the peak from now on.
func ResetPeak(ctx context.Context) error { return core.ResetPeak(ctx) }

// EmptyCache returns the memory that the device of ctx keeps for later buffers to the system. It waits for work that
// uses freed buffers. If nothing is kept it does nothing.
func EmptyCache(ctx context.Context) error { return core.EmptyCache(ctx) }

// SetCacheLimit sets how many bytes of freed memory the device of ctx may keep for later buffers. Memory above the
// limit is returned when the program next waits for the device. Initially there is no limit, because getting memory
// from the system again takes longer than most kernels. The same limit applies separately to page-locked memory.
func SetCacheLimit(ctx context.Context, bytes int64) error { return core.SetCacheLimit(ctx, bytes) }
