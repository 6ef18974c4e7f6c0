package uniform

import "github.com/kbind/kbind/bindgen/ir"

// memory is what a kernel and the functions that it calls do with memory. A load is of memory that the kernel only
// reads when nothing in it stores a value of the load's type: C++ lets no pointer to another type reach the same
// object ([basic.lval]), but for char, and unless pointers are cast.
type memory struct {
	addressed map[*ir.Var]bool
	stored    map[ir.Scalar]bool // the scalars in what is stored, without their signs
	anything  bool               // stores of bytes, or casts of pointers: any load may see them
}

func memoryOf(f *ir.Func) *memory {
	m := &memory{map[*ir.Var]bool{}, map[ir.Scalar]bool{}, false}
	var funcs []*ir.Func
	seen := map[*ir.Func]bool{}
	var reach func(f *ir.Func)
	reach = func(f *ir.Func) {
		if seen[f] {
			return
		}
		seen[f] = true
		funcs = append(funcs, f)
		ir.Walk(f.Body, func(s ir.Stmt) {
			if c, ok := s.(*ir.Call); ok {
				reach(c.Func)
			}
		}, m.expr)
	}
	reach(f)
	for _, f := range funcs {
		for _, v := range f.Params {
			m.variable(v)
		}
		ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
			m.stmt(s)
			return true
		})
	}
	return m
}

// expr notes whose address is taken, and casts.
func (m *memory) expr(e ir.Expr) {
	switch e := e.(type) {
	case *ir.Addr:
		if v := ir.Root(e.Place); v != nil {
			m.addressed[v] = true
		}
	case *ir.PtrCast:
		from, ok := e.A.Type().(*ir.Pointer)
		to, ok2 := e.Typ.(*ir.Pointer)
		m.anything = m.anything || !ok || !ok2 || !ir.Identical(from.Elem, to.Elem)
	}
}

// variable notes that v, if its address is taken, is memory that gets a value.
func (m *memory) variable(v *ir.Var) {
	if m.addressed[v] {
		m.store(v.Type)
	}
}

func (m *memory) stmt(s ir.Stmt) {
	if d, ok := s.(*ir.Declare); ok {
		m.variable(d.Var)
	}
	if dst := ir.Written(s); dst != nil {
		v := ir.Root(dst)
		if v == nil || m.addressed[v] || v.Kind == ir.SharedVar || v.Kind == ir.GlobalVar {
			m.store(dst.Type())
		}
	}
	if e, ok := s.(*ir.Effect); ok {
		for _, a := range e.Args {
			if p, ok := a.Type().(*ir.Pointer); ok {
				m.store(p.Elem)
			}
		}
	}
}

// store notes a store of a t.
func (m *memory) store(t ir.Type) {
	known := leaves(t, func(s ir.Scalar) {
		m.stored[s] = true
		m.anything = m.anything || s.Size() == 1
	})
	m.anything = m.anything || !known
}

// unwritten reports whether nothing stores what a load of a t reads.
func (m *memory) unwritten(t ir.Type) bool {
	if m.anything {
		return false
	}
	free := true
	known := leaves(t, func(s ir.Scalar) { free = free && !m.stored[s] })
	return known && free
}

// constant reports whether the module's variable v cannot be written by kernels.
func (m *memory) constant(v *ir.Var) bool { return v.Const || v.Space == ir.Constant || v.Host }

// leaves calls visit with the scalars that values of t consist of, unsigned ones for signed; false if t holds
// something else.
func leaves(t ir.Type, visit func(ir.Scalar)) bool {
	known := true
	ir.SomePart(t, func(t ir.Type) bool {
		if v, ok := t.(*ir.Vector); ok {
			t = v.Elem
		}
		switch t := t.(type) {
		case ir.Scalar:
			if t.IsSigned() {
				t++
			}
			visit(t)
			known = known && t != ir.Void
		case *ir.Pointer:
			visit(ir.U64)
		case *ir.Array:
		case *ir.Struct:
			known = known && !t.Union
		default:
			known = false
		}
		return false
	})
	return known
}
