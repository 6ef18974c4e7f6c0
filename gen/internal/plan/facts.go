package plan

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/pointers"
	"github.com/kbind/kbind/gen/internal/spell"
	"github.com/kbind/kbind/gen/internal/usage"
)

// Facts say how the functions of a plan use their variables and pointers; see the packages usage and pointers.
type Facts struct {
	Written   map[*ir.Var]bool // assigned after its declaration, as a whole or in part
	Addressed map[*ir.Var]bool // its address, or that of a part of it, is taken
	Reads     map[*ir.Var]int  // how often it is mentioned other than as a whole that is assigned
	Needs     map[*ir.Func]*Needs
	Recursive map[*ir.Func]bool
	checked   bool // the functions are for checked execution, in tests, in which people use debuggers
	usage     *usage.Info
	pointers  *pointers.Info
}

// Needs is what a function needs from its caller besides its arguments.
type Needs = usage.Needs

// Class is how a pointer variable is held, which follows from what it may point at.
type Class = pointers.Class

// The classes.
const (
	Start    = pointers.Start    // it always points at the start of an object
	Anywhere = pointers.Anywhere // at any element of an object
	Object   = pointers.Object   // a reference to one object
	Memory   = pointers.Memory   // the pointer itself lies in memory, as an address
)

// gather looks at functions, each with all that it calls.
func gather(funcs []*ir.Func, checked bool) *Facts {
	u := usage.Analyse(funcs, needsBlock)
	p := pointers.Analyse(funcs, func(v *ir.Var) bool { return u.Addressed[v] })
	return &Facts{u.Written, u.Addressed, u.Reads, u.Needs, u.Recursive, checked, u, p}
}

// same says that functions use what others use, which were looked at.
func (f *Facts) same(functions map[*ir.Func]*ir.Func) {
	for as, of := range functions {
		f.Needs[as], f.Recursive[as], f.usage.Suspends[as] = f.Needs[of], f.Recursive[of], f.usage.Suspends[of]
		f.pointers.Same(as, of)
	}
}

// needsBlock reports whether an operation is done by, or for, the block.
func needsBlock(op ir.Op) bool {
	switch op {
	case ir.OpPoll, "io.printf", "flag.carry_get", "flag.carry_set", "mem.alloc", "mem.free":
		return true
	}
	return spell.TakesBlock(op)
}

// Class is the class of a pointer variable.
func (f *Facts) Class(v *ir.Var) Class { return f.pointers.Class(v) }

// Result is the class of the pointer that a function returns.
func (f *Facts) Result(fn *ir.Func) Class { return f.pointers.Result(fn) }

// IsStart reports whether the pointer e, which is no reference, always points at the start of an object, or is null.
func (f *Facts) IsStart(e ir.Expr) bool { return f.pointers.IsStart(e) }

// Forwards reports whether what gives v, a local variable of a device function, its value may be returned instead
// where v is: nothing else reads v, and nobody wants to look at it in a debugger.
func (f *Facts) Forwards(v *ir.Var) bool { return f.Reads[v] == 1 && !f.checked }

// Copied reports whether each thread needs its own copy of the parameter v.
func (f *Facts) Copied(v *ir.Var) bool { return f.Written[v] || f.Addressed[v] }

// Needed reports whether the body mentions the parameter v.
func (f *Facts) Needed(v *ir.Var) bool { return f.Reads[v] > 0 || f.Copied(v) }
