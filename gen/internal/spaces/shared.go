package spaces

import "github.com/kbind/kbind/bindgen/ir"

// Shared memory has addresses of its own, numbers from which programs make pointers again (__cvta_generic_to_shared and
// its kin). Both ways the pointer points into shared memory, or is none of it.

// The operations that make such a number of an address, and the other way round.
const (
	opNumber  = "mem.shared_number"
	opAddress = "mem.shared_address"
)

// ofShared reports whether a number is an address in shared memory: one that was made of such a number, or a variable
// that is never anything else.
func (in *Instance) ofShared(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Builtin:
		return e.Op == opAddress
	case *ir.Convert:
		return in.ofShared(e.A)
	case *ir.Binary:
		return e.Op == ir.Add && (in.ofShared(e.A) || in.ofShared(e.B))
	case *ir.Ref:
		return in.addresses[e.Var]
	}
	return false
}

// OfShared reports whether the number e of in is an address in shared memory, of which pointers are made that point
// there.
func (r *Result) OfShared(in *Instance, e ir.Expr) bool { return in.ofShared(e) }

// cover notes that the addresses in e are known for what they are where e stands.
func (a *analysis) cover(e ir.Expr) {
	ir.WalkExprs(e, func(e ir.Expr) bool {
		if _, convert := e.(*ir.Convert); convert || a.in.ofShared(e) {
			a.covered[e] = true
		}
		return true
	})
}

// coverValue does so for what s gives a variable that holds nothing else.
func (a *analysis) coverValue(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.Declare:
		if s.Init != nil && a.in.addresses[s.Var] {
			a.cover(s.Init)
		}
	case *ir.Assign:
		if a.in.addresses[ir.Root(s.Dst)] {
			a.covered[s.Dst] = true
			a.cover(s.Src)
		}
	}
}

// uncovered refuses an address that is a number like others where e stands: a pointer made of it would be taken for one
// into global memory.
func (a *analysis) uncovered(e ir.Expr) {
	if a.in.ofShared(e) && !a.covered[e] {
		a.fail("an address in shared memory is a number here")
	}
}

// findAddresses finds the variables that hold such addresses and nothing else.
func (in *Instance) findAddresses() {
	in.addresses = map[*ir.Var]bool{}
	others := ir.AddressedIn(in.Func.Body)
	ir.WalkStmts(in.Func.Body, func(s ir.Stmt) bool {
		var v *ir.Var
		var value ir.Expr
		switch s := s.(type) {
		case *ir.Declare:
			v, value = s.Var, s.Init
			if value == nil {
				return true
			}
		case *ir.Assign:
			if s.Op == ir.NoOp {
				value = s.Src
			}
			v = ir.Root(s.Dst)
		default:
			v = ir.Root(ir.Written(s))
		}
		switch {
		case v == nil:
		case value != nil && in.ofShared(value):
			in.addresses[v] = true
		default:
			others[v] = true
		}
		return true
	})
	for v := range others {
		delete(in.addresses, v)
	}
}
