package cpu

import (
	"sync"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/simt"
	"github.com/kbind/kbind/rt/driver"
)

// module is a simt.Module with memory for its variables.
type module struct {
	dev     *device
	spec    *driver.ModuleSpec
	image   *simt.Module
	globals *mem // nil if there are none

	mu    sync.Mutex
	noted map[simt.Site]bool
}

// note reports whether a note at a site is the first one.
func (m *module) note(at simt.Site) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.noted[at] {
		return false
	}
	if m.noted == nil {
		m.noted = map[simt.Site]bool{}
	}
	m.noted[at] = true
	return true
}

// Load takes the image of the spec that the engine knows.
func (d *device) Load(spec *driver.ModuleSpec) (driver.Module, error) {
	if err := d.check(); err != nil {
		return nil, err
	}
	image, err := d.engine.Load(spec)
	if err != nil {
		return nil, err
	}
	m := &module{dev: d, spec: spec, image: image}
	if image.GlobalBytes > 0 {
		if m.globals, err = d.alloc(image.GlobalBytes); err != nil {
			return nil, err
		}
	}
	if m.globals != nil && m.globals.shadow.Load() != nil {
		m.globals.shadow.Load().Wrote(0, image.GlobalBytes)
	}
	if image.InitGlobals != nil {
		image.InitGlobals(m.base())
	}
	return m, nil
}

// base returns the address of the variables, nil if there are none.
func (m *module) base() unsafe.Pointer {
	if m.globals == nil {
		return nil
	}
	return m.globals.p
}

func (m *module) Kernel(spec *driver.KernelSpec) (driver.Kernel, error) {
	for i := range m.image.Kernels {
		k := &m.image.Kernels[i]
		if k.Symbol != spec.Symbol {
			continue
		}
		if err := m.prepare(k); err != nil {
			return nil, err
		}
		if k.Run == nil && k.Range == nil {
			return nil, driver.Errorf(driver.ErrNotSupported, "%s does not run on %s: %s", spec.Name, m.dev.engine.Place(),
				k.Reason)
		}
		if k.Params != len(spec.Params) {
			return nil, driver.Errorf(driver.ErrStale,
				"%s: the CPU code has %d parameters, the kernel %d; run go generate again", spec.Name, k.Params, len(spec.Params))
		}
		return &kernel{mod: m, sim: k, spec: spec, checked: m.dev.checkedForm(m.image, k.Symbol)}, nil
	}
	return nil, driver.Errorf(driver.ErrNotSupported, "%s: %s is not in the CPU image of %s", spec.Name, spec.Symbol,
		m.spec.Name)
}

// prepare makes a kernel of the image ready to run.
func (m *module) prepare(k *simt.Kernel) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.dev.engine.Prepare(m.spec, k)
}

func (m *module) Global(spec *driver.GlobalSpec) (driver.Mem, error) {
	for _, g := range m.image.Globals {
		if g.Symbol != spec.Symbol {
			continue
		}
		if g.Offset < 0 || g.Size < 0 || g.Size > m.image.GlobalBytes-g.Offset || g.Size != spec.Size {
			break
		}
		return &mem{dev: m.dev, p: unsafe.Add(m.base(), g.Offset), size: g.Size, kind: memGlobal}, nil
	}
	return nil, driver.Errorf(driver.ErrNotSupported, "%s is not in the CPU image of %s", spec.Symbol, m.spec.Name)
}

// Close frees the variables. Launches that are queued keep them alive.
func (m *module) Close() error {
	if m.globals == nil {
		return nil
	}
	return m.globals.Free()
}
