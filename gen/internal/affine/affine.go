// Package affine finds out how expressions of a kernel change from one thread of a row to the next. A row is the
// threads of a block that differ in threadIdx.x alone. What is the same for all threads of a row can be computed once;
// an index that grows by one from thread to thread is a unit-stride access of its buffer that can be checked once; a
// guard on such a value is a bound of the loop over the threads.
//
// Integers of kernels wrap around. A value that is a sum of a uniform part and a multiple of threadIdx.x is so modulo
// a power of two only, and every statement that needs the sum itself comes with the expressions that must not wrap for
// it to be true.
package affine

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// thread is the operation that counts the threads of a row.
const thread ir.Op = "id.thread.x"

// Form says how the value of an expression changes along a row. Expressions that have a form can be evaluated at any
// time: they load nothing from memory and cannot fault.
type Form struct {
	Step   int64     // what it grows by from one thread to the next; 0 for everything that is no integer
	NoWrap []ir.Expr // the integers, which grow by one, that must not wrap along the row for this to hold
}

// Uniform reports whether all threads of a row have the same value.
func (f Form) Uniform() bool { return f.Step == 0 && len(f.NoWrap) == 0 }

// Scope knows the forms of variables.
type Scope struct {
	// Same reports whether v has one value for all threads of the row, from before the statements that are looked at
	// until after them.
	Same func(v *ir.Var) bool
	// Fixed reports whether a local is never assigned after its declaration, and its address is not taken.
	Fixed func(v *ir.Var) bool

	forms map[*ir.Var]Form
	inits map[*ir.Var]ir.Expr // of the same variables
}

// Declare notes the form of a declared variable, and reports whether it has one.
func (s *Scope) Declare(d *ir.Declare) bool {
	if _, scalar := d.Var.Type.(ir.Scalar); !scalar || d.Init == nil || !s.Fixed(d.Var) {
		return false
	}
	f, ok := s.Of(d.Init)
	if ok {
		if s.forms == nil {
			s.forms, s.inits = map[*ir.Var]Form{}, map[*ir.Var]ir.Expr{}
		}
		s.forms[d.Var], s.inits[d.Var] = f, d.Init
	}
	return ok
}

// Of returns the form of e; false when it has none or it is not known.
func (s *Scope) Of(e ir.Expr) (Form, bool) {
	switch e := e.(type) {
	case nil:
		return Form{}, false
	case *ir.Const:
		return Form{}, isScalar(e.Typ)
	case *ir.Ref:
		if f, ok := s.forms[e.Var]; ok {
			return f, true
		}
		return Form{}, isScalar(e.Typ) && e.Var.Kind != ir.SharedVar && s.Same(e.Var)
	case *ir.FieldOf, *ir.Lanes:
		return Form{}, isScalar(e.Type()) && s.partOfSame(e)
	case *ir.Unary:
		f, ok := s.Of(e.A)
		if e.Op != ir.Not {
			f.Step = -f.Step // ~x is -x-1
		}
		return f, ok && isScalar(e.Typ)
	case *ir.Binary:
		return s.binary(e)
	case *ir.Convert:
		return s.convert(e)
	case *ir.Builtin:
		switch {
		case e.Op == thread:
			return Form{Step: 1}, true
		case strings.HasPrefix(string(e.Op), "id.") || strings.HasPrefix(string(e.Op), "dim."):
			return Form{}, len(e.Args) == 0
		case (strings.HasPrefix(string(e.Op), "math.") || strings.HasPrefix(string(e.Op), "int.")) && isScalar(e.Typ):
			return s.uniform(e.Args...)
		}
	}
	return Form{}, false
}

func isScalar(t ir.Type) bool {
	_, ok := t.(ir.Scalar)
	return ok
}

// isInt reports whether t is an integer of 32 or 64 bits: smaller ones are widened before anything is computed.
func isInt(t ir.Type) bool {
	s, ok := t.(ir.Scalar)
	return ok && s.IsInt() && s.Size() >= 4
}

// partOfSame reports whether e is a member or component of a variable that is the same for all threads.
func (s *Scope) partOfSame(e ir.Expr) bool {
	for {
		switch p := e.(type) {
		case *ir.FieldOf:
			if t, ok := p.Base.Type().(*ir.Struct); !ok || t.Union {
				return false
			}
			e = p.Base
		case *ir.Lanes:
			if len(p.Comps) != 1 {
				return false
			}
			e = p.Base
		case *ir.Ref:
			return p.Var.Kind != ir.SharedVar && s.Same(p.Var)
		default:
			return false
		}
	}
}

// uniform is the form of what is computed from list: known if all of it is uniform.
func (s *Scope) uniform(list ...ir.Expr) (Form, bool) {
	for _, e := range list {
		f, ok := s.Of(e)
		if !ok || !f.Uniform() || !isScalar(e.Type()) {
			return Form{}, false
		}
	}
	return Form{}, true
}

func (s *Scope) binary(e *ir.Binary) (Form, bool) {
	if !isScalar(e.Typ) || !isScalar(e.A.Type()) {
		return Form{}, false
	}
	if t := e.Typ.(ir.Scalar); (e.Op == ir.Div || e.Op == ir.Rem) && t.IsInt() {
		if c, ok := e.B.(*ir.Const); !ok || c.Bits == 0 {
			return Form{}, false // may fault
		}
	}
	a, ok := s.Of(e.A)
	b, ok2 := s.Of(e.B)
	if !ok || !ok2 {
		return Form{}, false
	}
	if a.Uniform() && b.Uniform() {
		return Form{}, true
	}
	if !isInt(e.Typ) {
		return Form{}, false
	}
	f := Form{NoWrap: slices.Concat(a.NoWrap, b.NoWrap)}
	switch e.Op {
	case ir.Add:
		f.Step = a.Step + b.Step
	case ir.Sub:
		f.Step = a.Step - b.Step
	case ir.Mul:
		x, c := a, constant(e.B)
		if c == 0 {
			x, c = b, constant(e.A)
		}
		f.Step = x.Step * c
		if c == 0 {
			return Form{}, false
		}
	case ir.Shl:
		c := constant(e.B)
		if c <= 0 || c > 8 {
			return Form{}, false
		}
		f.Step = a.Step << c
	default:
		return Form{}, false
	}
	return f, f.Step > -1<<20 && f.Step < 1<<20
}

// constant is the value of a small constant, 0 for everything else.
func constant(e ir.Expr) int64 {
	c, ok := e.(*ir.Const)
	if !ok || !isInt(c.Typ) {
		return 0
	}
	v := int64(c.Bits)
	if t := c.Typ.(ir.Scalar); t.Size() == 4 {
		v = int64(int32(c.Bits))
	}
	if v <= -1<<10 || v >= 1<<10 {
		return 0
	}
	return v
}

func (s *Scope) convert(e *ir.Convert) (Form, bool) {
	f, ok := s.Of(e.A)
	if !ok || !isScalar(e.Typ) {
		return Form{}, false
	}
	if f.Uniform() {
		return f, true
	}
	if !isInt(e.Typ) || !isInt(e.A.Type()) || e.Sat {
		return Form{}, false
	}
	if f.Step != 0 && e.Typ.(ir.Scalar).Size() > e.A.Type().(ir.Scalar).Size() && !counts(e.A) {
		if f.Step != 1 {
			return Form{}, false // NoWrap is about what grows by one
		}
		f.NoWrap = append(slices.Clip(f.NoWrap), e.A)
	}
	return f, true
}

// counts reports whether e is threadIdx.x itself, which never wraps.
func counts(e ir.Expr) bool {
	b, ok := e.(*ir.Builtin)
	return ok && b.Op == thread
}
