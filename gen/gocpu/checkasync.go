package gocpu

import (
	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
)

// async writes what becomes of asynchronous copies. They are made at once, so that only the checked form has anything to do.
func (f *fn) async(s *ir.Effect) {
	var args []jen.Code
	for _, a := range s.Args {
		x := f.typed(f.value(a), ir.U64)
		if _, constant := a.(*ir.Const); !constant && !f.checked() {
			f.add(jen.Id("_").Op("=").Add(x.bare()))
		}
		args = append(args, x.bare())
	}
	event := f.typed(literal("0"), ir.U64)
	if f.checked() {
		event = prim(jen.Qual(sanitizePath, "Async").Call(append([]jen.Code{jen.Id("blk")}, args...)...))
	}
	switch {
	case s.Dst != nil:
		f.store(s.Dst, event)
	case f.checked():
		f.add(event.code())
	}
}
