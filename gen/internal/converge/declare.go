package converge

import "github.com/kbind/kbind/bindgen/ir"

// apartFrom divides a declaration: first declares the variable, and values gives it its value later. Arrays, which
// cannot be assigned, get their elements one by one.
func apartFrom(d *ir.Declare) (first ir.Stmt, values []ir.Stmt) {
	if d.Init == nil {
		return d, nil
	}
	if _, ok := d.Var.Type.(*ir.Array); !ok {
		return &ir.Declare{S: d.S, Var: d.Var}, []ir.Stmt{&ir.Assign{S: d.S, Dst: ir.RefTo(d.Var), Src: d.Init}}
	}
	if unchanging(d.Init) {
		return d, nil
	}
	zero := &ir.Zero{X: ir.X{Typ: d.Var.Type, At: d.At}}
	return &ir.Declare{S: d.S, Var: d.Var, Init: zero}, elements(d, ir.RefTo(d.Var), d.Init)
}

// unchanging reports whether an initialiser has the same value wherever it stands.
func unchanging(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Const, *ir.Zero, *ir.Str:
		return true
	case *ir.Compose:
		for _, p := range e.Parts {
			if !unchanging(p) {
				return false
			}
		}
		return true
	}
	return false
}

// elements assigns init to a place that is zero.
func elements(d *ir.Declare, place, init ir.Expr) (out []ir.Stmt) {
	a, ok := place.Type().(*ir.Array)
	if !ok {
		return []ir.Stmt{&ir.Assign{S: d.S, Dst: place, Src: init}}
	}
	c, ok := init.(*ir.Compose)
	if !ok {
		return nil // zero
	}
	for i, p := range c.Parts {
		x := &ir.Index{X: ir.X{Typ: a.Elem, At: d.At}, Base: place, I: constant(ir.I32, uint64(i), d)}
		out = append(out, elements(d, x, p)...)
	}
	return out
}
