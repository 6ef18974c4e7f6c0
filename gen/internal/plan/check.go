package plan

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/access"
)

// Checks says what checked execution has to know of a kernel besides its instrumented body.
type Checks struct {
	// ReadOnly has a bit for each parameter that the kernel does not write through, WriteOnly for each that it does not
	// read through. Parameters from the 64th on have none.
	ReadOnly, WriteOnly uint64
	// Wild: the kernel follows pointers from memory, which may point into any buffer.
	Wild bool
	Outs []int // see pass.Kernel.Outs
}

// The number of parameters that ReadOnly and WriteOnly have bits for: generated code writes them as ints.
const bitParams = 63

// checks finds it for a kernel whose body is plain before it is instrumented.
func checks(plain *ir.Func, outs []int, constCast bool) *Checks {
	c := &Checks{Outs: outs, Wild: wild(plain, map[*ir.Func]bool{})}
	uses := access.Of(plain, constCast)
	for i, v := range plain.Params {
		u := uses[v]
		if u == nil || i >= bitParams {
			continue
		}
		if !u.Written {
			c.ReadOnly |= 1 << i
		}
		if u.WriteOnly() {
			c.WriteOnly |= 1 << i
		}
	}
	return c
}

// wild reports whether f, or what it calls besides the functions that were seen, follows pointers from memory.
func wild(f *ir.Func, seen map[*ir.Func]bool) (found bool) {
	seen[f] = true
	ir.VisitReachable(f.Body, func(s ir.Stmt) {
		if call, ok := s.(*ir.Call); ok && !seen[call.Func] {
			found = wild(call.Func, seen) || found
		}
	}, func(x ir.Expr) {
		switch x := x.(type) {
		case *ir.Index, *ir.Deref, *ir.FieldOf:
			found = found || ir.IsPointer(x.Type())
		case *ir.PtrCast:
			found = found || ir.IsPointer(x.Typ) && !ir.IsPointer(x.A.Type())
		case *ir.Ref:
			found = found || x.Var.Kind == ir.GlobalVar && ir.IsPointer(x.Typ)
		}
	})
	return found
}

// Exempt are the parameters of an instrumented kernel of which some elements are exempt from checks.
type Exempt struct {
	// Counts are the shadows that say how many elements are, and Marks, of outputs, those for what exempt stores leave.
	Counts, Marks map[*ir.Var]*ir.Var
}

// exempt finds them in what the kernel does for the block before its threads run.
func exempt(f *ir.Func) Exempt {
	e := Exempt{Counts: map[*ir.Var]*ir.Var{}, Marks: map[*ir.Var]*ir.Var{}}
	for _, s := range f.Entry {
		switch s.Op {
		case "check.exempt.read", "check.exempt.own":
			e.Counts[s.Args[0].(*ir.Ref).Var] = s.Dst.(*ir.Ref).Var
		case "check.exempt.marks":
			e.Marks[s.Args[0].(*ir.Ref).Var] = s.Dst.(*ir.Ref).Var
		}
	}
	return e
}
