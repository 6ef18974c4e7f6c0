package sema

import "github.com/kbind/kbind/bindgen/source"

// A host template or a kernel is often one of several of its name. Uses of another one must not give it instances:
// kernels that it launches would get types that the program never passes to them.

// rivals returns the functions that are declared beside template f under its name, with f.
func rivals(f *FuncObj) []*FuncObj {
	var out []*FuncObj
	for _, o := range f.Scope.Names[f.Name] {
		if g, ok := o.(*FuncObj); ok {
			out = append(out, g)
		}
	}
	return out
}

// outranked reports whether overload resolution takes a rival of f for a call with args ([over.match.best]). Where it
// cannot be told, because an argument or a parameter is of a type from a header that is not there, it is not.
func (h *hostCode) outranked(f *FuncObj, targs []TArg, args []operand, pos source.Pos) bool {
	set := rivals(f)
	if len(set) < 2 {
		return false
	}
	for _, a := range args {
		if a.mode == poison {
			return false
		}
	}
	out := false
	h.c.speculate(func() bool {
		b := h.c.scratch().quiet()
		if full, err := h.c.deduce(f, targs, args); err != nil || h.c.instFunc(f, full, pos) == nil {
			return true
		}
		viable := b.viable(set, targs, nil, args, pos, anyUser)
		var own *candidate
		for _, x := range viable {
			if x.fi.Obj == f {
				own = x
			}
		}
		for _, x := range viable {
			out = out || x != own && (own == nil || b.better(x, own))
		}
		return true
	})
	return out
}
