package cases

import (
	"fmt"
	"slices"

	"github.com/kbind/kbind/rt/cuda"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/hip"
)

// textFirst is a backend that compiles the text that kbind wrote of the kernels, as if they had been generated with
// -source=ir.
type textFirst struct{ driver.Backend }

// newTextFirst is such a backend, by the name of the one that it is.
func newTextFirst(name string) (driver.Backend, error) {
	for _, b := range []driver.Backend{cuda.New(), hip.New()} {
		if b.Name() == name {
			return textFirst{b}, nil
		}
	}
	return nil, fmt.Errorf("%s/text: the backend %s compiles no text in the place of sources", name, name)
}

func (b textFirst) Open(id string) (driver.Context, error) {
	c, err := b.Backend.Open(id)
	if err != nil {
		return nil, err
	}
	return textContext{c}, nil
}

// OpenPrimary opens the context that all parts of the process share.
func (b textFirst) OpenPrimary(id string) (driver.Context, error) {
	c, err := b.Backend.(driver.PrimaryOpener).OpenPrimary(id) // CUDA and HIP have them
	if err != nil {
		return nil, err
	}
	return textContext{c}, nil
}

// textContext is a device of textFirst.
type textContext struct{ driver.Context }

func (c textContext) Load(spec *driver.ModuleSpec) (driver.Module, error) {
	s := *spec
	s.Images = slices.Clone(spec.Images)
	for i, im := range s.Images {
		if texts, ok := im.(*driver.Texts); ok {
			first := *texts
			first.First = true
			s.Images[i] = &first
		}
	}
	return c.Context.Load(&s)
}
