package gocpu

import (
	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
)

// reached writes the look at whether an element is there that a reference is made to.
func (f *fn) reached(e *ir.Index) {
	x := f.place(e)
	if x.deref {
		f.add(x.addr().code())
	} else { // it is there, but the row that it belongs to may not be
		f.add(jen.Id("_").Op("=").Add(x.addr().code()))
	}
}
