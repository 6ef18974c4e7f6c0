package gocpu

import (
	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
)

// Elements of pointer parameters that are not exempt are accessed with a variable for the shadow of the parameter, as those of shared variables are: it knows the region and the cells.

// argIndex is the place e if it is an element of a parameter that has such a variable, else nil.
func (f *fn) argIndex(e ir.Expr) *ir.Index {
	x, ok := e.(*ir.Index)
	if !ok {
		return nil
	}
	if r, ok := x.Base.(*ir.Ref); !ok || !f.shadowed[r.Var] {
		return nil
	}
	return x
}

// argVars declares those of these variables that were used.
func (f *fn) argVars() {
	for i, v := range f.f.Params {
		if name := f.shadowOf(v); f.shadowed[v] && f.used[name] {
			f.add(jen.Id(name).Op(":=").Qual(sanitizePath, "ArgOf").Call(jen.Id("blk"), jen.Lit(i), jen.Id(f.name(v))))
		}
	}
}
