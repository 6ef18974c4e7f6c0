package core

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
	"sync"

	"github.com/kbind/kbind/rt/driver"
)

// Module is a ModuleSpec loaded on a device.
type Module struct {
	dev     *device
	spec    *driver.ModuleSpec
	base    *driver.ModuleSpec // that spec is with macros; spec itself where it is with none
	drv     driver.Module
	kernels []Kernel // one for each of spec.Kernels
}

// Kernel is a kernel of a loaded module.
type Kernel struct {
	dev   *device
	m     *Module
	spec  *driver.KernelSpec
	takes []argument // of spec.Params what each launch compares
	find  sync.Once
	drv   driver.Kernel
	info  driver.KernelInfo
	err   error // why the kernel cannot run here
}

// argument is the kind of a parameter, and the bytes of its value or of an element.
type argument struct {
	kind driver.ArgKind
	size int
}

// resolve asks the driver for kernel i when it is first used: a module may have many instances of which few run.
func (m *Module) resolve(i int) (*Kernel, error) {
	k := &m.kernels[i]
	k.find.Do(func() {
		if k.drv, k.err = m.drv.Kernel(k.spec); k.err != nil {
			k.err = m.dev.explain(k.err, m.spec)
		} else {
			k.info = k.drv.Info()
		}
	})
	return k, k.err
}

// Load loads spec on the device of ctx, or returns the module that was loaded before.
func Load(ctx context.Context, spec *driver.ModuleSpec) (*Module, error) {
	dev, err := deviceFor(ctx, spec)
	if err != nil {
		return nil, err
	}
	return dev.load(spec)
}

func (d *device) load(spec *driver.ModuleSpec) (*Module, error) { return d.loadOf(spec, spec) }

// loadOf loads a module that is base with macros, or base itself.
func (d *device) loadOf(base, spec *driver.ModuleSpec) (*Module, error) {
	if m, ok := d.modules.Load(spec); ok {
		return m.(*Module), nil
	}
	d.loading.Lock()
	defer d.loading.Unlock()
	if m, ok := d.modules.Load(spec); ok {
		return m.(*Module), nil
	}
	if err := checkSources(spec); err != nil {
		return nil, err
	}
	drv, err := d.drv.Load(spec)
	if err != nil {
		return nil, d.explain(fmt.Errorf("%s: %w", spec.Name, err), spec)
	}
	m := &Module{dev: d, spec: spec, base: base, drv: drv, kernels: make([]Kernel, len(spec.Kernels))}
	for i := range m.kernels {
		k := &m.kernels[i]
		k.dev, k.m, k.spec = d, m, &spec.Kernels[i]
		for _, p := range k.spec.Params {
			k.takes = append(k.takes, argument{p.Kind, p.Size})
		}
	}
	d.modules.Store(spec, m)
	return m, nil
}

// explain adds to the error of a module or kernel that the device cannot take what the user can do about it.
func (d *device) explain(err error, spec *driver.ModuleSpec) error {
	switch noImage := errors.Is(err, driver.ErrNoImage); {
	case d.inTest && (noImage || errors.Is(err, driver.ErrNotSupported)):
		return fmt.Errorf("%w; tests run on the CPU unless KBIND_BACKEND=auto, or the name of a device, chooses another", err)
	case noImage && spec.Dialect == driver.OpenCL && d.info.Backend != "cpu" && d.info.Backend != "opencl":
		return fmt.Errorf(`%w; rt.Open(ctx, "opencl") opens a device for kernels in driver.OpenCL C`, err)
	}
	return err
}

// checkSources compares every source with its hash at generation. A change of line ends (git on Windows) is no change.
func checkSources(spec *driver.ModuleSpec) error {
	for _, src := range spec.Sources {
		if src.SHA256 == "" {
			continue
		}
		sum := sha256.Sum256([]byte(strings.ReplaceAll(src.Text, "\r\n", "\n")))
		if hex.EncodeToString(sum[:]) != src.SHA256 {
			return driver.Errorf(driver.ErrStale, "%s changed since go generate; run it again", src.Name)
		}
	}
	return nil
}

// Kernel finds a kernel by its symbol.
func (m *Module) Kernel(symbol string) (*Kernel, error) {
	if m == nil {
		return nil, driver.Errorf(driver.ErrClosed, "the module is nil")
	}
	for i := range m.kernels {
		if m.kernels[i].spec.Symbol != symbol {
			continue
		}
		k, err := m.resolve(i)
		if err != nil {
			return nil, err
		}
		return k, nil
	}
	return nil, fmt.Errorf("%s has no kernel %q", m.spec.Name, symbol)
}

// Kernels lists the symbols of the module's kernels, for Kernel.
func (m *Module) Kernels() []string {
	list := make([]string, len(m.kernels))
	for i := range m.kernels {
		list[i] = m.kernels[i].spec.Symbol
	}
	return list
}

// Name returns the kernel's name in messages, "Scale[float32]".
func (k *Kernel) Name() string { return k.spec.Name }

// Info returns what the device knows about the kernel.
func (k *Kernel) Info() driver.KernelInfo {
	if k == nil {
		const u = driver.Unknown
		return driver.KernelInfo{MaxThreads: u, BlockHint: u, Multiple: u, Registers: u, Shared: u, Local: u, Constant: u}
	}
	return k.info
}

// Occupancy returns how many blocks run on one multiprocessor at the same time.
func (k *Kernel) Occupancy(block driver.Dim3, shared int) (int, error) {
	switch {
	case k == nil:
		return 0, driver.Errorf(driver.ErrClosed, "the kernel is nil")
	case k.dev.closed.Load():
		return 0, k.dev.errClosed()
	}
	block = fill(block)
	if none(block) || block.IsZero() || shared < 0 {
		return 0, driver.Errorf(driver.ErrInvalidLaunch, "%s: the occupancy of a block %s with %d bytes of shared memory",
			k.spec.Name, shape(block), shared)
	}
	o, ok := k.drv.(driver.Occupier)
	if !ok {
		return 0, driver.Errorf(driver.ErrNotSupported, "%s: %s does not tell the occupancy of kernels", k.spec.Name, k.dev)
	}
	n, err := o.Occupancy(int(block.Count()), shared)
	if err != nil {
		return 0, fmt.Errorf("%s: %w", k.spec.Name, err)
	}
	return n, nil
}

// SetGlobal sets a __constant__ or __device__ variable of a module on the device of ctx.
func SetGlobal[T any](ctx context.Context, spec *driver.ModuleSpec, symbol string, v *T) error {
	m, err := Load(ctx, spec)
	if err != nil {
		return err
	}
	list, done := m.dev.variantsOf(spec).setting(m, symbol)
	defer done()
	for _, m := range list {
		err := withGlobal(m, symbol, func(s *Stream, b Buffer[T]) error {
			if err := b.Upload(s, []T{*v}); err != nil {
				return err
			}
			return s.Synchronize(ctx)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// GetGlobal returns the value of a __constant__ or __device__ variable of a module on the device of ctx.
func GetGlobal[T any](ctx context.Context, spec *driver.ModuleSpec, symbol string) (T, error) {
	v := make([]T, 1)
	m, err := Load(ctx, spec)
	if err == nil {
		err = withGlobal(m, symbol, func(s *Stream, b Buffer[T]) error { return b.Read(s, v) })
	}
	return v[0], err
}

func withGlobal[T any](m *Module, symbol string, do func(*Stream, Buffer[T]) error) error {
	b, err := global[T](m, symbol)
	if err != nil {
		return err
	}
	if b.n != 1 {
		return fmt.Errorf("%s: %s has %d bytes, the value %d", m.spec.Name, symbol, b.m.size, elemSize[T]())
	}
	s, err := m.dev.takeStream()
	if err != nil {
		return err
	}
	if err := do(s, b); err != nil {
		_ = s.Close() // the error is the one that do returned
		return err
	}
	m.dev.giveStream(s)
	return nil
}

// Global returns a __constant__ or __device__ variable of a module as a buffer of elements T, for copies in the
// order of a stream.
func Global[T any](ctx context.Context, spec *driver.ModuleSpec, symbol string) (Buffer[T], error) {
	m, err := Load(ctx, spec)
	if err != nil {
		return Buffer[T]{}, err
	}
	b, err := global[T](m, symbol)
	if err == nil {
		err = m.dev.variantsOf(spec).share(m, symbol)
	}
	return b, err
}

func global[T any](m *Module, symbol string) (Buffer[T], error) {
	spec := m.spec
	for i := range spec.Globals {
		g := &spec.Globals[i]
		if g.Symbol != symbol {
			continue
		}
		size, err := byteSize[T](1)
		if err != nil {
			return Buffer[T]{}, err
		}
		if size == 0 || g.Size%size != 0 {
			return Buffer[T]{}, fmt.Errorf("%s: %s has %d bytes, which are not elements of %d", spec.Name, symbol, g.Size, size)
		}
		drv, err := m.drv.Global(g)
		if err != nil {
			return Buffer[T]{}, fmt.Errorf("%s: %s: %w", spec.Name, symbol, err)
		}
		return Buffer[T]{m: &memory{dev: m.dev, drv: drv, size: g.Size}, n: g.Size / size}, nil
	}
	return Buffer[T]{}, fmt.Errorf("%s has no variable %q", spec.Name, symbol)
}
