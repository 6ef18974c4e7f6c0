package spaces

import "github.com/kbind/kbind/bindgen/ir"

// Into is the address space into which the pointer p of in points, Generic if that may be one of several. The address
// of a shared variable and a parameter of the kernel point into one, whatever other pointers do.
func (r *Result) Into(in *Instance, p ir.Expr) ir.Space {
	if s := r.Of(in, p).Space(); s != ir.Generic {
		return s
	}
	switch e := p.(type) {
	case *ir.PtrAdd:
		return r.Into(in, e.Ptr)
	case *ir.PtrCast:
		if ir.IsPointer(e.A.Type()) {
			return r.Into(in, e.A)
		}
	case *ir.Addr:
		return r.around(in, e.Place)
	case *ir.Ref:
		if e.Var.Kind == ir.Param && r.FromHost(in, e.Var) {
			return HostSpace(e.Var)
		}
	}
	return ir.Generic
}

// around is the address space of a place.
func (r *Result) around(in *Instance, place ir.Expr) ir.Space {
	switch e := place.(type) {
	case *ir.Index:
		if ir.IsPointer(e.Base.Type()) {
			return r.Into(in, e.Base)
		}
		return r.around(in, e.Base)
	case *ir.FieldOf:
		return r.around(in, e.Base)
	case *ir.Deref:
		return r.Into(in, e.Ptr)
	case *ir.Ref:
		switch e.Var.Kind {
		case ir.SharedVar:
			return ir.Shared
		case ir.GlobalVar:
			return ir.Global
		}
	}
	return ir.Generic
}

// FromHost reports whether the pointer parameter v is always the one that the host passes: the kernel gives it no
// other value, and takes no address of it.
func (r *Result) FromHost(in *Instance, v *ir.Var) bool {
	if in != r.Kernel {
		return false
	}
	if in.changed == nil {
		in.changed = map[*ir.Var]bool{}
		ir.Walk(in.Func.Body, func(s ir.Stmt) {
			if w := ir.Root(ir.Written(s)); w != nil {
				in.changed[w] = true
			}
		}, func(e ir.Expr) {
			if a, ok := e.(*ir.Addr); ok {
				if w := ir.Root(a.Place); w != nil {
					in.changed[w] = true
				}
			}
		})
	}
	return !in.changed[v]
}

// HostSpace is the address space into which the pointer points that the host passes for the parameter v of a kernel.
func HostSpace(v *ir.Var) ir.Space {
	if s := v.Type.(*ir.Pointer).Space; s != ir.Generic {
		return s
	}
	return ir.Global
}
