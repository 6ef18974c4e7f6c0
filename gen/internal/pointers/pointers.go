// Package pointers says what pointer variables may point at: always the start of an object, the object that a
// reference was made for, or anywhere.
//
// The classes begin as good as a variable's type and the taking of its address allow, and fall to a fixed point over
// assignments and calls: a variable that is given something which may point inside an object may do so itself.
package pointers

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// Class is what is known of the values of a pointer variable.
type Class uint8

// The classes.
const (
	Start    Class = iota // always the start of an object, or null
	Anywhere              // any element of an object, perhaps past its end
	// of a C++ reference: the object that it was made for, and nothing around it is accessed through it
	Object
	// the pointer itself lies in memory, as an address: its own address is taken, or it is the module's or the block's
	Memory
)

func (c Class) String() string { return [...]string{"start", "anywhere", "object", "memory"}[c] }

// Info is what is known of the pointers in a set of functions.
type Info struct {
	addressed func(*ir.Var) bool
	class     map[*ir.Var]Class
	far       map[*ir.Var]bool  // pointers, not references, through which more than one object may be accessed
	bases     []ir.Type         // what pointers point at that are cast to larger types
	beyond    map[*ir.Func]bool // the reference that the function returns is used beyond the object it refers to
	changed   bool
}

// Analyse looks at functions, each with all that it calls; addressed reports whether a variable's address is taken.
func Analyse(funcs []*ir.Func, addressed func(*ir.Var) bool) *Info {
	p := &Info{addressed: addressed, class: map[*ir.Var]Class{}, far: map[*ir.Var]bool{},
		beyond: map[*ir.Func]bool{}}
	for _, f := range funcs {
		p.begin(f)
		ir.VisitReachable(f.Body, nil, func(e ir.Expr) {
			if c, ok := larger(e); ok {
				p.bases = append(p.bases, c.A.Type().(*ir.Pointer).Elem)
			}
		})
	}
	for p.changed = true; p.changed; {
		p.changed = false
		for _, f := range funcs {
			p.assignments(f)
			p.references(f)
		}
	}
	return p
}

// Class is the class of a pointer variable.
func (p *Info) Class(v *ir.Var) Class {
	if v.Kind == ir.GlobalVar || v.Kind == ir.SharedVar {
		return Memory
	}
	return p.class[v]
}

// Result is the class of the pointer that f returns: Object for a reference beyond which nothing is accessed, else
// Anywhere.
func (p *Info) Result(f *ir.Func) Class {
	if t, ok := f.Ret.(*ir.Pointer); ok && t.Ref && !p.beyond[f] {
		return Object
	}
	return Anywhere
}

// Same says that f returns what of does, which was looked at.
func (p *Info) Same(f, of *ir.Func) {
	if p.beyond[of] {
		p.beyond[f] = true
	}
}

// begin gives f's pointer variables their first class.
func (p *Info) begin(f *ir.Func) {
	one := func(v *ir.Var) {
		t, ok := v.Type.(*ir.Pointer)
		switch {
		case !ok:
		case p.addressed(v):
			p.class[v] = Memory
		case t.Ref:
			p.class[v] = Object
		case t.Elem == ir.Void, ir.Sizeof(t.Elem) == 0:
			p.class[v] = Anywhere
		default:
			p.class[v] = Start
		}
	}
	for _, v := range f.Params {
		one(v)
	}
	ir.VisitReachable(f.Body, func(s ir.Stmt) {
		if d, ok := s.(*ir.Declare); ok {
			one(d.Var)
		}
	}, nil)
}

// assignments lowers every variable of class Start that is given something else.
func (p *Info) assignments(f *ir.Func) {
	lower := func(v *ir.Var) {
		if v != nil && ir.IsPointer(v.Type) && p.class[v] == Start {
			p.class[v], p.changed = Anywhere, true
		}
	}
	result := func(dst ir.Expr) {
		if r, ok := dst.(*ir.Ref); ok {
			lower(r.Var)
		}
	}
	ir.VisitReachable(f.Body, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Declare:
			if s.Init != nil && !p.IsStart(s.Init) {
				lower(s.Var)
			}
		case *ir.Assign:
			if s.Op != ir.NoOp || !p.IsStart(s.Src) {
				result(s.Dst)
			}
		case *ir.Effect:
			result(s.Dst)
		case *ir.Call:
			result(s.Dst)
			for i, a := range s.Args {
				if i < len(s.Func.Params) && !p.IsStart(a) {
					lower(s.Func.Params[i])
				}
			}
		}
	}, nil)
}

// IsStart reports whether the pointer e, which is no reference, always points at the start of an object of its own
// element type, or is null.
func (p *Info) IsStart(e ir.Expr) bool {
	t, ok := e.Type().(*ir.Pointer)
	if !ok || t.Ref {
		return false
	}
	switch e := e.(type) {
	case *ir.Const, *ir.Zero, *ir.Str:
		return true
	case *ir.Ref:
		return p.Class(e.Var) == Start
	case *ir.Checked:
		return e.Op == "check.defined" && p.IsStart(e.Place)
	case *ir.Addr:
		a, ok := e.Place.Type().(*ir.Array)
		if !ok || !ir.Identical(a.Elem, t.Elem) {
			return false
		}
		_, whole := e.Place.(*ir.Ref)
		return whole
	case *ir.PtrCast:
		return ir.SameElem(t, e.A.Type()) && p.IsStart(e.A)
	}
	return false
}

// references lowers every reference that is used beyond the object it refers to, or passed on to one that is: a base
// class cast to what is derived from it (the curiously recurring template), an element from which others are reached.
// What a pointer that was made of a reference and lies in memory is used for is not known.
func (p *Info) references(f *ir.Func) {
	give := func(dst, src ir.Expr) {
		if r, ok := dst.(*ir.Ref); ok && src != nil && (p.reaches(r.Var) || p.keeps(r.Var, src)) {
			p.lower(src, true)
		} else if !ok && src != nil {
			p.kept(src)
		}
	}
	ir.VisitReachable(f.Body, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Declare:
			give(ir.RefTo(s.Var), s.Init)
		case *ir.Assign:
			give(s.Dst, s.Src)
		case *ir.Return:
			t, isPointer := f.Ret.(*ir.Pointer)
			if s.Val != nil && p.beyond[f] {
				p.lower(s.Val, true)
			} else if s.Val != nil && !(isPointer && t.Ref) {
				p.kept(s.Val)
			}
		case *ir.Effect:
			p.operands(s)
		case *ir.Call:
			if r, ok := s.Dst.(*ir.Ref); ok && p.reaches(r.Var) && !p.beyond[s.Func] {
				p.beyond[s.Func], p.changed = true, true
			}
			for i, a := range s.Args {
				if i < len(s.Func.Params) {
					give(ir.RefTo(s.Func.Params[i]), a)
				}
			}
		}
	}, p.uses)
}

// reaches reports whether more than one object is accessed through the pointer variable v.
func (p *Info) reaches(v *ir.Var) bool {
	t, ok := v.Type.(*ir.Pointer)
	return ok && (t.Ref && p.class[v] == Anywhere || !t.Ref && p.far[v])
}

// keeps reports whether the variable v holds the pointer src in memory.
func (p *Info) keeps(v *ir.Var, src ir.Expr) bool {
	t, ok := src.Type().(*ir.Pointer)
	return ok && !t.Ref && p.Class(v) == Memory
}

// operands lowers references that an operation may use beyond their objects.
func (p *Info) operands(s *ir.Effect) {
	if strings.HasPrefix(string(s.Op), "atomic.") {
		return
	}
	for _, a := range s.Args {
		p.kept(a)
	}
}

// kept lowers references from which pointers are made that x puts into memory, or parts of x. A reference in memory, as
// lambdas have for what they capture, is used beyond its object by such casts alone.
func (p *Info) kept(x ir.Expr) {
	if c, ok := x.(*ir.Compose); ok {
		for _, part := range c.Parts {
			p.kept(part)
		}
		return
	}
	t, ok := x.Type().(*ir.Pointer)
	if ok && (!t.Ref || slices.ContainsFunc(p.bases, func(b ir.Type) bool { return ir.Identical(b, t.Elem) })) {
		p.lower(x, t.Ref)
	}
}

// larger reports whether e casts a pointer to one to a larger type, as from a base class to what is derived from it.
func larger(e ir.Expr) (c *ir.PtrCast, ok bool) {
	if c, ok = e.(*ir.PtrCast); !ok {
		return nil, false
	}
	from, ok := c.A.Type().(*ir.Pointer)
	to, ok2 := c.Type().(*ir.Pointer)
	return c, ok && ok2 && ir.Sizeof(to.Elem) > ir.Sizeof(from.Elem)
}

// uses lowers references that the expression e uses beyond their objects.
func (p *Info) uses(e ir.Expr) {
	switch e := e.(type) {
	case *ir.PtrCast:
		if _, ok := larger(e); ok {
			p.lower(e.A, true)
		}
	case *ir.PtrAdd:
		p.lower(e.Ptr, false)
	case *ir.Index:
		if ir.IsPointer(e.Base.Type()) {
			p.lower(e.Base, false)
		}
	case *ir.Compose:
		p.kept(e)
	}
}

// lower makes the references that the pointer e comes from such as may point anywhere. whole: also those to a struct,
// when e points at a member of it.
func (p *Info) lower(e ir.Expr, whole bool) {
	switch e := e.(type) {
	case *ir.Ref:
		t, ok := e.Type().(*ir.Pointer)
		switch {
		case !ok:
		case p.class[e.Var] == Object:
			p.class[e.Var], p.changed = Anywhere, true
		case !t.Ref && !p.far[e.Var]:
			p.far[e.Var], p.changed = true, true
		}
	case *ir.Addr:
		place := e.Place
		for field, ok := place.(*ir.FieldOf); ok && whole; field, ok = place.(*ir.FieldOf) {
			place = field.Base
		}
		if d, ok := place.(*ir.Deref); ok {
			p.lower(d.Ptr, whole)
		}
	case *ir.PtrCast:
		p.lower(e.A, whole)
	case *ir.PtrAdd:
		p.lower(e.Ptr, whole)
	case *ir.Select:
		p.lower(e.A, whole)
		p.lower(e.B, whole)
	}
}
