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
	name    string
	image   *simt.Module
	globals *mem // nil if there are none
	sources []driver.Source

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

// Load takes the CPU image of the spec.
func (d *device) Load(spec *driver.ModuleSpec) (driver.Module, error) {
	if err := d.check(); err != nil {
		return nil, err
	}
	for _, img := range spec.Images {
		image, ok := img.(*simt.Module)
		if !ok {
			continue
		}
		m := &module{dev: d, name: spec.Name, image: image, sources: spec.Sources}
		if image.GlobalBytes > 0 {
			var err error
			if m.globals, err = d.alloc(image.GlobalBytes); err != nil {
				return nil, err
			}
		}
		if m.globals != nil && m.globals.shadow != nil {
			m.globals.shadow.Wrote(0, image.GlobalBytes)
		}
		if image.InitGlobals != nil {
			image.InitGlobals(m.base())
		}
		return m, nil
	}
	return nil, driver.Errorf(driver.ErrNoImage, "cpu: no image for this backend: the kernels were not translated to Go")
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
		if k.Run == nil {
			return nil, driver.Errorf(driver.ErrNotSupported, "%s does not run on the CPU: %s", spec.Name, k.Reason)
		}
		if k.Params != len(spec.Params) {
			return nil, driver.Errorf(driver.ErrStale,
				"%s: the CPU code has %d parameters, the kernel %d; run go generate again", spec.Name, k.Params, len(spec.Params))
		}
		return &kernel{mod: m, sim: k, spec: spec, checked: m.dev.checkedForm(m.image, k.Symbol)}, nil
	}
	return nil, driver.Errorf(driver.ErrNotSupported, "%s: %s is not in the CPU image of %s", spec.Name, spec.Symbol,
		m.name)
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
	return nil, driver.Errorf(driver.ErrNotSupported, "%s is not in the CPU image of %s", spec.Symbol, m.name)
}

// Close frees the variables. Launches that are queued keep them alive.
func (m *module) Close() error {
	if m.globals == nil {
		return nil
	}
	return m.globals.Free()
}
