package core

import (
	"context"
	"errors"
	"fmt"
	"os"
	"reflect"
	"slices"
	"sync"

	"github.com/kbind/kbind/rt/auto"
	"github.com/kbind/kbind/rt/driver"
)

// Context is an opened device that is also a context.Context: give it, or any context derived from it, to a
// generated function and the function uses this device.
type Context struct {
	context.Context
	cancel context.CancelCauseFunc
	dev    *device
}

// Open opens a device: "cpu" the best device of a backend, "cuda:1" or "opencl:1:0" one of its devices, "auto" the
// best there is: a GPU if there is one, else the CPU. "" is the default device: the one that the environment
// variable KBIND_BACKEND names in the same way, and when it is not set the CPU in a test binary, "auto" elsewhere.
func Open(ctx context.Context, name string, o Options) (*Context, error) {
	if isNil(ctx) {
		return nil, errNilContext()
	}
	if err := o.check(); err != nil {
		return nil, err
	}
	dev, err := openDevice(name, nil, o)
	if err != nil {
		return nil, err
	}
	return dev.context(ctx), nil
}

// Options change how a device is opened.
type Options struct {
	Backends []driver.Backend // tried before those of this build
	Limit    int64            // of the bytes in buffers; 0 for none
	Primary  bool             // in the vendor's context that all parts of the process share
}

// check reports options that cannot be meant.
func (o *Options) check() error {
	if o.Limit < 0 {
		return driver.Errorf(driver.ErrInvalidLaunch, "WithMemoryLimit: a limit of %d bytes", o.Limit)
	}
	if slices.Contains(o.Backends, nil) {
		return driver.Errorf(driver.ErrNoDevice, "WithBackend: the backend is nil")
	}
	return nil
}

// context makes the device a context.Context.
func (d *device) context(ctx context.Context) *Context {
	inner, cancel := context.WithCancelCause(ctx)
	return &Context{Context: inner, cancel: cancel, dev: d}
}

func openDevice(name string, spec *driver.ModuleSpec, o Options) (*device, error) {
	from, inTest, first := "", false, o.Backends
	if name == "" {
		if name = os.Getenv("KBIND_BACKEND"); name != "" {
			from = fmt.Sprintf("KBIND_BACKEND=%s: ", name)
		} else if inTest = len(first) == 0 && underTest(); inTest {
			name = "cpu"
		}
	}
	how := driver.Backend.Open
	if o.Primary {
		how = auto.OpenPrimary
	}
	drv, err := auto.OpenBy(slices.Concat(first, auto.Backends()), name, spec, how)
	if err != nil {
		return nil, fmt.Errorf("%s%w", from, err)
	}
	dev := newDevice(drv, o.Limit)
	dev.inTest = inTest
	return dev, nil
}

// Info describes the device.
func (c *Context) Info() driver.DeviceInfo { return c.dev.info }

// Value returns what the parent holds for key; it is how generated functions find the device in a derived context.
func (c *Context) Value(key any) any {
	if _, ok := key.(contextKey); ok {
		return c
	}
	return c.Context.Value(key)
}

// Close ends the context, stops and waits for its work, and frees every stream, buffer and module made from it;
// using them afterwards is ErrClosed.
func (c *Context) Close() error {
	c.cancel(c.dev.errClosed())
	return c.dev.close()
}

type contextKey struct{}

// Device describes the device inside ctx, or the default device: the one that functions called with ctx use, and
// where their buffers, images and streams are made.
func Device(ctx context.Context) (driver.DeviceInfo, error) {
	dev, err := deviceOf(ctx)
	if err != nil {
		return driver.DeviceInfo{}, err
	}
	return dev.info, nil
}

// Devices lists the devices of this machine by backend, the ones that the automatic choice prefers first; each can
// be opened by its backend and ID, Open(ctx, d.Backend+":"+d.ID).
func Devices(ctx context.Context) ([]driver.DeviceInfo, error) {
	if isNil(ctx) {
		return nil, errNilContext()
	}
	var list []driver.DeviceInfo
	for _, b := range auto.Backends() {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if devices, err := b.Devices(); err == nil {
			list = append(list, devices...)
		}
	}
	return list, nil
}

// MemInfo is the state of a device's memory.
type MemInfo struct {
	Total int64 // bytes
	Free  int64 // bytes that nobody uses
	InUse int64 // bytes of the buffers made through this context (or through the default device) and not yet freed
	Peak  int64 // the most that InUse was
	Limit int64 // of InUse, 0 for none; see Options

	Buffers int64 // buffers that are not yet freed
	Made    int64 // buffers made since the device was opened

	// Cached is the bytes that the context keeps for its next buffers, though nobody uses them; see EmptyCache. They
	// are not in Free.
	Cached int64

	Host       int64 // bytes of page-locked memory that AllocHost has handed out and that are not yet freed
	HostCached int64 // bytes of such memory that the context keeps for the next AllocHost
}

// Memory returns the state of the memory of the device that functions called with ctx use.
func Memory(ctx context.Context) (MemInfo, error) {
	dev, err := deviceOf(ctx)
	if err != nil {
		return MemInfo{}, err
	}
	mi, ok := dev.drv.(driver.MemInfoer)
	if !ok {
		return MemInfo{}, driver.Errorf(driver.ErrNotSupported, "%s: memory information is not supported", dev)
	}
	free, total, err := mi.MemInfo()
	if err != nil {
		return MemInfo{}, err
	}
	m := MemInfo{Total: total, Free: free, InUse: dev.inUse.Load(), Peak: dev.peak.Load(), Limit: dev.limit,
		Buffers: dev.live.Load(), Made: dev.made.Load(), Host: dev.pinned.Load()}
	if h, ok := dev.drv.(driver.HostCacher); ok {
		m.HostCached = h.HostCached()
	}
	if c, ok := dev.drv.(driver.Cacher); ok {
		if m.Cached, err = c.Cached(); err != nil && !errors.Is(err, driver.ErrNotSupported) {
			return MemInfo{}, err
		}
	}
	return m, nil
}

// EmptyCache gives back to the system the memory that the device of ctx keeps for its next buffers.
func EmptyCache(ctx context.Context) error {
	dev, err := deviceOf(ctx)
	if err != nil {
		return err
	}
	if c, ok := dev.drv.(driver.Cacher); ok {
		return c.EmptyCache()
	}
	return nil
}

// SetCacheLimit says how many bytes of freed memory the device of ctx may keep for its next buffers: what is more is
// given back when the device is waited for.
func SetCacheLimit(ctx context.Context, bytes int64) error {
	dev, err := deviceOf(ctx)
	if err != nil {
		return err
	}
	if c, ok := dev.drv.(driver.Cacher); ok {
		return c.SetCacheLimit(bytes)
	}
	return nil
}

// deviceOf returns the device inside ctx, or the default device.
func deviceOf(ctx context.Context) (*device, error) { return deviceFor(ctx, nil) }

// deviceFor returns the device inside ctx; when there is none, that of the first argument that lives on one; else the
// default device for the module.
func deviceFor(ctx context.Context, spec *driver.ModuleSpec, args ...Placed) (*device, error) {
	if isNil(ctx) {
		return nil, errNilContext()
	}
	if c, ok := ctx.Value(contextKey{}).(*Context); ok {
		if c.dev.closed.Load() {
			return nil, c.dev.errClosed()
		}
		return c.dev, nil
	}
	for _, a := range args {
		if dev := a.place(); dev != nil && !dev.closed.Load() {
			return dev, nil
		}
	}
	return defaultDevices.get(spec)
}

// Placed is an argument that lives on a device: an *Image, *Texture or *Surface.
type Placed interface {
	// place returns the device, nil for a nil argument.
	place() *device
}

// isNil reports whether ctx is nil or a nil pointer, such as a nil *rt.Context.
func isNil(ctx context.Context) bool {
	v := reflect.ValueOf(ctx)
	return !v.IsValid() || v.Kind() == reflect.Pointer && v.IsNil()
}

func errNilContext() error {
	return driver.Errorf(driver.ErrInvalidLaunch, "the context is nil; pass context.Background() if there is no other")
}

// defaultDevices is the one piece of package state: a plain context.Context has no place to keep an opened device. A
// device is opened at first use and stays open for the life of the process, and a failure is tried again at the next
// use. One that a fault has lost is closed, with all that was made from it, and opened again at the next use.
var defaultDevices defaults

// defaults are the devices for those who name none: the default device (see Open), and for a module that it does not
// take the best one that does.
type defaults struct {
	found sync.Map // *driver.ModuleSpec, or nil -> *device
	mu    sync.Mutex
	open  []*device
}

func (l *defaults) get(spec *driver.ModuleSpec) (*device, error) {
	if dev, ok := l.found.Load(spec); ok && !dev.(*device).lost() {
		return dev.(*device), nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if dev, ok := l.found.Load(spec); ok {
		if !dev.(*device).lost() {
			return dev.(*device), nil
		}
		l.forget(dev.(*device))
	}
	dev, err := openDevice("", spec, Options{})
	if err != nil {
		return nil, err
	}
	for _, have := range l.open {
		if have.String() == dev.String() && !have.lost() { // opened for another module
			if err := dev.close(); err != nil {
				return nil, err
			}
			l.found.Store(spec, have)
			return have, nil
		}
	}
	l.open = append(l.open, dev)
	l.found.Store(spec, dev)
	return dev, nil
}

// forget closes a device that is lost.
func (l *defaults) forget(dev *device) {
	l.found.Range(func(spec, d any) bool {
		if d.(*device) == dev {
			l.found.Delete(spec)
		}
		return true
	})
	l.open = slices.DeleteFunc(l.open, func(d *device) bool { return d == dev })
	_ = dev.close() // the fault was reported to whoever waited for it
}
