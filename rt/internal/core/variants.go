package core

import (
	"context"
	"slices"
	"sync"

	"github.com/kbind/kbind/rt/driver"
)

// A module with tuned macros (driver.ModuleSpec.With) is another module for the device and has variables of its own.
// Programs know those of the module that was generated. So the constants, which only the host changes, are set in all
// modules alike; kbind lets no macro be tuned whose kernel uses other variables.

// variants are the modules with other macros that a device has loaded of one module.
type variants struct {
	mu     sync.Mutex
	loaded []*Module
	shared string // a constant whose memory a program has, so that its changes are not seen; "" if there is none
}

func (d *device) variantsOf(spec *driver.ModuleSpec) *variants {
	v, ok := d.macros.Load(spec)
	if !ok {
		v, _ = d.macros.LoadOrStore(spec, &variants{})
	}
	return v.(*variants)
}

// loadWith loads a module with macros, variant, whose constants have the values of those of spec.
func (d *device) loadWith(spec, variant *driver.ModuleSpec) error {
	v := d.variantsOf(spec)
	v.mu.Lock()
	defer v.mu.Unlock()
	if slices.ContainsFunc(v.loaded, func(m *Module) bool { return m.spec == variant }) {
		return nil
	}
	m, err := d.loadOf(spec, variant)
	if err != nil {
		return err
	}
	if v.shared != "" {
		return driver.Errorf(driver.ErrNotSupported, "the program changes %s through a buffer", v.shared)
	}
	for i := range spec.Globals {
		if g := &spec.Globals[i]; isConstant(g) {
			if err := d.copyGlobal(spec, m, g); err != nil {
				return err
			}
		}
	}
	v.loaded = append(v.loaded, m)
	return nil
}

func isConstant(g *driver.GlobalSpec) bool { return g.Const && g.Object == 0 }

// copyGlobal gives a variable of the module to the value that the same one of spec has.
func (d *device) copyGlobal(spec *driver.ModuleSpec, to *Module, g *driver.GlobalSpec) error {
	from, err := d.load(spec)
	if err != nil {
		return err
	}
	src, err := global[byte](from, g.Symbol)
	if err != nil {
		return err
	}
	dst, err := global[byte](to, g.Symbol)
	if err != nil {
		return err
	}
	s, err := d.takeStream()
	if err != nil {
		return err
	}
	value := make([]byte, g.Size)
	err = src.Read(s, value)
	if err == nil {
		err = dst.Upload(s, value)
	}
	if err == nil {
		err = s.Synchronize(context.Background())
	}
	if err != nil {
		_ = s.Close() // the error is the one before
		return err
	}
	d.giveStream(s)
	return nil
}

// setting returns the modules in which a variable of m is to be set; no module is loaded until done is called.
func (v *variants) setting(m *Module, symbol string) (list []*Module, done func()) {
	v.mu.Lock()
	list = []*Module{m}
	for i := range m.spec.Globals {
		if g := &m.spec.Globals[i]; g.Symbol == symbol && isConstant(g) {
			list = append(list, v.loaded...)
		}
	}
	return list, v.mu.Unlock
}

// share notes that a program has the memory of a variable of m.
func (v *variants) share(m *Module, symbol string) error {
	v.mu.Lock()
	defer v.mu.Unlock()
	for i := range m.spec.Globals {
		if g := &m.spec.Globals[i]; g.Symbol != symbol || !isConstant(g) {
			continue
		}
		if len(v.loaded) > 0 {
			return driver.Errorf(driver.ErrNotSupported,
				"%s: %s: kernels with tuned macros have a variable of their own: set it with SetGlobal, or ask for the buffer "+
					"before their first launch", m.spec.Name, symbol)
		}
		v.shared = symbol
	}
	return nil
}
