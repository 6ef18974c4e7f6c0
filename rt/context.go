package rt

import (
	"context"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/core"
)

// Context is an opened device that is also a context.Context: give it, or any context derived from it, to a
// generated function and the function uses this device. It ends when its parent ends or when it is closed.
type Context struct {
	context.Context
	in *core.Context
}

// Option changes what Open and Adopt do.
type Option struct{ set func(*core.Options) }

// WithBackend makes Open try b before the backends of this build; given several times, in the order given.
func WithBackend(b driver.Backend) Option {
	return Option{func(o *core.Options) { o.Backends = append(o.Backends, b) }}
}

// WithMemoryLimit limits the buffers of the Context to the given bytes together (MemInfo.InUse), as on a smaller
// device: one that would exceed them fails with ErrOutOfMemory. 0 is no limit, and less is an error of Open. What the
// device keeps for its next buffers (MemInfo.Cached), images, and the variables of modules do not count.
func WithMemoryLimit(bytes int64) Option { return Option{func(o *core.Options) { o.Limit = bytes }} }

// Primary makes Open use the context of the device that all parts of a process share, as CUDA's runtime API, NCCL and
// most other libraries do: CUDA's primary context. Without it the device gets a context of its own, so that a fault
// stays inside; the fault of anybody's kernel loses a primary context for all who use it, with what they keep there.
// HIP has no others, and on the CPU there is nothing to share. ErrNotSupported on OpenCL: see Adopt.
func Primary() Option { return Option{func(o *core.Options) { o.Primary = true }} }

func optionsOf(list []Option) (o core.Options) {
	for _, x := range list {
		if x.set != nil {
			x.set(&o)
		}
	}
	return o
}

// Open opens a device: "cpu" the best device of a backend, "cuda:1" or "opencl:1:0" one of its devices, "auto" the
// best there is: a GPU if there is one, else the CPU. "" is the default device: the one that the environment
// variable KBIND_BACKEND names in the same way; when it is not set, the CPU in a test binary and "auto" elsewhere.
// When there is no such device the error (ErrNoDevice) lists everything that was tried and why it was not usable.
// The caller closes the Context.
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

// Close ends the context, stops and waits for its work, and frees every stream, buffer and module made from it;
// using them afterwards is ErrClosed. A second Close returns nil, and so does that of a nil Context.
func (c *Context) Close() error {
	if c == nil {
		return nil
	}
	return c.in.Close()
}

// Device describes the device inside ctx, or the default device: the one that functions called with ctx use, and
// where their buffers, images and streams are made. A function whose kernel the default device cannot take (a .cl
// file where it is a CUDA device) runs on the next best that can, and one that is given an image, texture or surface
// on its device.
func Device(ctx context.Context) (DeviceInfo, error) { return core.Device(ctx) }

// Devices lists the devices of this machine by backend, the ones that the automatic choice prefers first; each can
// be opened by its backend and ID, Open(ctx, d.Backend+":"+d.ID). The CPU is always there;
// `kbind doctor` says why others are not. Nothing is opened.
func Devices(ctx context.Context) ([]DeviceInfo, error) { return core.Devices(ctx) }

// MemInfo is the state of a device's memory, in bytes.
type MemInfo struct {
	Total int64
	Free  int64 // that nobody uses
	InUse int64 // of the buffers made through this context (or through the default device) and not yet freed
	Peak  int64 // the most that InUse was, since the device was opened or ResetPeak was called
	Limit int64 // of InUse: see WithMemoryLimit; 0 for none

	Buffers int64 // buffers that are not yet freed
	Made    int64 // buffers made since the device was opened

	Cached int64 // kept by the context for its next buffers, though nobody uses them, and not in Free; see EmptyCache

	Host       int64 // of page-locked memory that AllocHost has handed out and that is not yet freed
	HostCached int64 // of such memory that the context keeps for the next AllocHost
}

// Memory returns the state of the memory of the device that functions called with ctx use. ErrNotSupported where the
// device cannot tell.
func Memory(ctx context.Context) (MemInfo, error) {
	v, err := core.Memory(ctx)
	return MemInfo(v), err
}

// ResetPeak sets MemInfo.Peak of the device of ctx to what is in use now, so that it shows the peak of what follows.
func ResetPeak(ctx context.Context) error { return core.ResetPeak(ctx) }

// EmptyCache gives back to the system the memory that the device of ctx keeps for its next buffers. It waits for the
// work that uses freed buffers. Where nothing is kept it does nothing.
func EmptyCache(ctx context.Context) error { return core.EmptyCache(ctx) }

// SetCacheLimit sets how many bytes of freed memory the device of ctx may keep for its next buffers. What exceeds it is
// given back when the device is next waited for. Initially there is no limit and all is kept, because getting memory
// from the system again takes longer than most kernels. The same limit applies separately to page-locked memory.
func SetCacheLimit(ctx context.Context, bytes int64) error { return core.SetCacheLimit(ctx, bytes) }
