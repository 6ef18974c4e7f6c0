package culike

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/cache"
	"github.com/kbind/kbind/rt/internal/dl"
	"github.com/kbind/kbind/rt/internal/gate"
)

// module is a driver.Module.
type module struct {
	gate.Uses
	ctx    *context
	name   string
	handle uintptr
	names  map[string]string // symbol in the spec -> name in the code
	texts  *driver.Texts     // of which the code was made, nil for the sources
	// refused is why the compiler does not take the sources, where that is why there are texts.
	refused error
	// nameless says why something is not in names.
	nameless string
}

// Load takes ready-made code for the device if the spec has some that the driver takes, else it compiles the sources.
func (c *context) Load(spec *driver.ModuleSpec) (driver.Module, error) {
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	ready, why := c.ready(spec)
	if ready != nil {
		if d := &c.api.Vendor.Compiler; !slices.Contains(d.Dialects, spec.Dialect) {
			ready.texts = d.textsOf(spec) // of which the code must have been made
		}
		var m *module
		if m, why = c.load(spec, ready); why == nil {
			return m, nil
		}
		if !errors.Is(why, driver.ErrNoImage) && !errors.Is(why, driver.ErrOldDriver) {
			return nil, why
		}
	}
	if d := &c.api.Vendor.Compiler; !slices.Contains(d.Dialects, spec.Dialect) && d.textsOf(spec) == nil {
		if why != nil {
			return nil, fmt.Errorf("%w; and the source is %s", why, spec.Dialect.Language())
		}
		return nil, driver.Errorf(driver.ErrNoImage,
			"%s: no code for this backend: the kernels are in %s, and have no translation", c.info.Backend,
			spec.Dialect.Language())
	}
	b, err := c.api.compiler.code(spec, c.info.Arch, c.api.major, cache.Default())
	if err != nil && why != nil {
		return nil, fmt.Errorf("%w; and compiling the source: %w", why, err)
	}
	if err != nil {
		return nil, err
	}
	return c.load(spec, b)
}

// load gives code to the driver.
func (c *context) load(spec *driver.ModuleSpec, b *built) (*module, error) {
	h := new(uintptr)
	err := c.bound(ModuleLoadData, uintptr(unsafe.Pointer(h)), uintptr(unsafe.Pointer(unsafe.SliceData(b.Code))), 0, 0, 0)
	switch {
	case errors.Is(err, driver.ErrOldDriver):
		return nil, fmt.Errorf("the driver (%s) is older than %s, which made the code: %w", c.info.Driver, b.by, err)
	case errors.Is(err, driver.ErrNoImage):
		return nil, fmt.Errorf("the driver (%s) does not take the code made by %s for %s: %w", c.info.Driver, b.by,
			c.info.Arch, err)
	case err != nil:
		return nil, err
	}
	m := &module{ctx: c, name: spec.Name, handle: *h, names: b.Names, nameless: b.Nameless, texts: b.texts,
		refused: b.refused}
	c.Add(m)
	return m, nil
}

// ready chooses among the ready-made code of a spec. When there is some, but none for this device, the error says so.
func (c *context) ready(spec *driver.ModuleSpec) (*built, error) {
	var best *driver.Code
	score := 0
	var have []string
	for _, img := range spec.Images {
		code, ok := img.(*driver.Code)
		if !ok || !slices.Contains(c.api.Kinds, code.Kind) {
			continue
		}
		have = append(have, code.Kind+" "+code.Arch)
		if n := c.api.Fit(code, c.info.Arch); n > score {
			best, score = code, n
		}
	}
	switch {
	case best != nil:
		return &built{Names: best.Names, Code: append([]byte(best.Data), 0),
			by: "the generator (" + best.Kind + " " + best.Arch + ")"}, nil
	case len(have) > 0:
		return nil, driver.Errorf(driver.ErrNoImage, "%s: there is no code for %s (there is %s)", c.info.Backend, c.info.Arch,
			strings.Join(have, ", "))
	}
	return nil, nil
}

func (m *module) errClosed() error {
	return driver.Errorf(driver.ErrClosed, "%s: the module is already closed", m.name)
}

// find returns the name in the code.
func (m *module) find(symbol string) (*byte, error) {
	name, ok := m.names[symbol]
	if !ok && m.nameless != "" {
		return nil, driver.Errorf(driver.ErrNotSupported, "%s: %s", symbol, m.nameless)
	}
	if !ok {
		return nil, driver.Errorf(driver.ErrNotSupported, "%s is not in the %s code of %s", symbol, m.ctx.info.Backend,
			m.name)
	}
	return &dl.CString(name)[0], nil
}

// Kernel finds a kernel and compares its parameters with the spec.
func (m *module) Kernel(spec *driver.KernelSpec) (driver.Kernel, error) {
	if !m.Hold() {
		return nil, m.errClosed()
	}
	defer m.Drop()
	c := m.ctx
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	if err := m.kernelRefused(spec); err != nil {
		return nil, err
	}
	name, err := m.find(spec.Symbol)
	if err != nil {
		return nil, err
	}
	h := new(uintptr)
	if err := c.bound(ModuleGetFn, uintptr(unsafe.Pointer(h)), m.handle, uintptr(unsafe.Pointer(name))); err != nil {
		return nil, err
	}
	// The driver may put off loading a function to its first launch, which then waits for every kernel of the context.
	if c.api.Has(FuncLoad) {
		if err := c.bound(FuncLoad, *h); err != nil {
			return nil, err
		}
	}
	if err := m.checkParams(*h, spec); err != nil {
		return nil, err
	}
	k, err := c.newKernel(m, spec, *h)
	if err != nil {
		return nil, err
	}
	k.images = m.texts != nil &&
		slices.ContainsFunc(spec.Params, func(p driver.ParamSpec) bool { return p.Kind == driver.ArgImage })
	return k, nil
}

// checkParams compares the sizes of the parameters with the spec, where the driver tells them.
func (m *module) checkParams(h uintptr, spec *driver.KernelSpec) error {
	c, v := m.ctx, new([2]uintptr)
	if !c.api.Has(FuncGetParamInfo) {
		return nil
	}
	// param asks for parameter i; ok says that there is one. "Invalid value" is the answer after the last.
	param := func(i int) (size int, ok bool, err error) {
		err = c.bound(FuncGetParamInfo, h, uintptr(i), uintptr(unsafe.Pointer(&v[0])), uintptr(unsafe.Pointer(&v[1])))
		var refused *apiError
		if errors.As(err, &refused) && refused.code == errInvalidValue {
			return 0, false, nil
		}
		return int(v[1]), err == nil, err
	}
	for i, p := range spec.Params {
		want := p.Size
		switch p.Kind {
		case driver.ArgLocal, driver.ArgMem, driver.ArgTexture, driver.ArgSurface, driver.ArgImage:
			want = 8
		case driver.ArgSampler:
			want = 4
		}
		switch size, ok, err := param(i); {
		case errors.Is(err, driver.ErrNotSupported):
			return nil // the driver does not tell
		case err != nil:
			return err
		case !ok:
			return driver.Errorf(driver.ErrStale,
				"%s: the compiled kernel has %d parameters, the generated code passes %d; run go generate again", spec.Name, i,
				len(spec.Params))
		case size != want:
			return driver.Errorf(driver.ErrStale,
				"%s: parameter %s has %d bytes in the compiled kernel, %d in the generated code; run go generate again", spec.Name,
				p.Name, size, want)
		}
	}
	_, more, err := param(len(spec.Params))
	if more {
		return driver.Errorf(driver.ErrStale, "%s: the compiled kernel has more than %d parameters; run go generate again",
			spec.Name, len(spec.Params))
	}
	if errors.Is(err, driver.ErrNotSupported) {
		return nil
	}
	return err
}

// Global finds a variable.
func (m *module) Global(spec *driver.GlobalSpec) (driver.Mem, error) {
	if !m.Hold() {
		return nil, m.errClosed()
	}
	defer m.Drop()
	c := m.ctx
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	name, err := m.find(spec.Symbol)
	if err != nil {
		return nil, err
	}
	addr, size := new(uint64), new(uintptr)
	if err := c.bound(ModuleGetGlobal, uintptr(unsafe.Pointer(addr)), uintptr(unsafe.Pointer(size)), m.handle,
		uintptr(unsafe.Pointer(name))); err != nil {
		return nil, err
	}
	if int(*size) != spec.Size {
		return nil, driver.Errorf(driver.ErrStale,
			"%s has %d bytes in the compiled code, %d in the generated code; run go generate again", spec.Symbol, *size,
			spec.Size)
	}
	return &mem{ctx: c, addr: *addr, size: spec.Size, module: m}, nil
}

// Close unloads the code once the work queued so far is done.
func (m *module) Close() error {
	return m.ctx.closeObject(m, &m.Uses, m.release)
}

func (m *module) release() error { return m.ctx.bound(ModuleUnload, m.handle) }

func (m *module) Destroy() { _ = m.release() } // at the end of the context there is nobody to tell
