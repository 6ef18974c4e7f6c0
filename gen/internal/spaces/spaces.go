// Package spaces infers the address spaces of pointers, for languages in which each pointer has one.
//
// C++ pointers point anywhere. A pointer of OpenCL C 1.2 points into one of four address spaces, and its type says
// which. The analysis follows every value that holds a pointer: all places that such a value flows to or comes from
// have one address space at each level of the pointer (Steensgaard, Points-to Analysis in Almost Linear Time, POPL
// 1996, with address spaces in the place of objects). A function is looked at anew for each call of it that passes or
// returns pointers, so that one function may serve several spaces: each set of spaces is an instance of it. A member
// of a struct has one space wherever the struct is. What is only ever loaded from memory that the host fills points
// into global memory.
package spaces

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Conflict is a place where a pointer would have to point into two address spaces, or why there is no answer.
type Conflict struct {
	At  source.Pos
	Why string
}

// maxInstances bounds how often functions are looked at for one kernel.
const maxInstances = 4096

// Pointer says where a pointer points, and what is known of the pointers that it points at.
type Pointer struct {
	class *class
	elem  *Pointer // of the elements; nil when they hold no pointers
}

// Space is the address space: Global, Shared, Constant or Private, or Generic where it is one of several.
func (p *Pointer) Space() ir.Space {
	if p == nil {
		return ir.Global
	}
	switch c := p.class.find(); {
	case c.several:
		return ir.Generic
	case c.space != ir.Generic:
		return c.space
	}
	return ir.Global
}

// Elem is what is known of the pointers among the elements that p points at, nil if there are none.
func (p *Pointer) Elem() *Pointer {
	if p == nil {
		return nil
	}
	return p.elem
}

// class is a set of pointers with one address space; Generic is one that is not known yet.
type class struct {
	up      *class
	space   ir.Space
	several bool // they point into several spaces, of which space is one
}

func (c *class) find() *class {
	for c.up != nil {
		if c.up.up != nil {
			c.up = c.up.up
		}
		c = c.up
	}
	return c
}

// Instance is a function as some of its callers call it.
type Instance struct {
	Func   *ir.Func
	Vars   map[*ir.Var]*Pointer // of parameters and local variables that hold pointers
	Result *Pointer             // of the value that it returns
	Calls  map[*ir.Call]*Instance
	Name   string // unique in the kernel
	// made is what is known of null pointers and of casts: the same whenever they are asked for.
	made map[ir.Expr]*Pointer
	// addresses are the variables with addresses in shared memory, as numbers.
	addresses map[*ir.Var]bool
	// changed are the variables that are given values or whose addresses are taken; nil until it is asked for.
	changed map[*ir.Var]bool
}

// Result is what is known of a kernel.
type Result struct {
	Kernel *Instance
	// Instances are the functions that the kernel reaches, callees before callers, the kernel last.
	Instances []*Instance
	a         *analysis
}

// Field is where member i of s points, nil if it holds no pointers.
func (r *Result) Field(s *ir.Struct, i int) *Pointer { return r.a.fields(s)[i] }

// Of is where the value or place e of in points; nil where nothing need be known.
func (r *Result) Of(in *Instance, e ir.Expr) *Pointer {
	if r.a == nil {
		return nil
	}
	r.a.in = in
	return r.a.value(e)
}

// Place is the address space in which the place e of in lies.
func (r *Result) Place(in *Instance, e ir.Expr) ir.Space {
	if r.a == nil {
		return ir.Generic
	}
	r.a.in = in
	return (&Pointer{class: r.a.place(e)}).Space()
}

type analysis struct {
	structs  map[*ir.Struct][]*Pointer
	globals  map[*ir.Var]*Pointer
	plain    map[*ir.Func]*Instance // functions without pointers in their signature
	host     *ir.Func               // the kernel, which the host calls
	generic  bool                   // a pointer may point into several spaces, none of them constant memory
	stack    []*ir.Func
	in       *Instance
	count    int
	conflict *Conflict
	at       source.Pos
	known    [ir.Private + 1]*class
	constant func(*ir.Var) bool
	// Pointers of which numbers are made, and where the first pointer is made of a number.
	numbered []*class
	made     source.Pos
	filled   map[*ir.Struct]bool  // structs in memory that the host fills
	part     map[*ir.PtrCast]bool // casts to bytes on the way to a part of an object
	asked    map[ir.Expr]bool     // pointers of which the numbers in shared memory are asked for
	covered  map[ir.Expr]bool     // numbers that are known as addresses in shared memory where they stand
}

// Infer looks at the body f of a kernel and at what it calls. constant reports whether a variable of the module lies in
// constant memory; the others lie in global memory. generic says that the language has pointers that point anywhere but
// into constant memory, which are taken where no other will do.
func Infer(f *ir.Func, constant func(*ir.Var) bool, generic bool) (*Result, *Conflict) {
	a := &analysis{generic: generic, structs: map[*ir.Struct][]*Pointer{},
		globals: map[*ir.Var]*Pointer{}, filled: map[*ir.Struct]bool{},
		part: map[*ir.PtrCast]bool{}, asked: map[ir.Expr]bool{}, covered: map[ir.Expr]bool{},
		plain: map[*ir.Func]*Instance{}, constant: constant}
	for s := range a.known {
		a.known[s] = &class{space: ir.Space(s)}
	}
	a.host = f
	k := a.function(f)
	a.numbers()
	if a.conflict != nil {
		return nil, a.conflict
	}
	r := &Result{Kernel: k, a: a}
	r.unique(k)
	return r, nil
}

// unique keeps one of the instances that are equal, and names them.
func (r *Result) unique(k *Instance) {
	seen, names, keys := map[string]*Instance{}, ir.Names{}, map[*Instance]string{}
	var visit func(in *Instance) *Instance
	visit = func(in *Instance) *Instance {
		if key, done := keys[in]; done {
			return seen[key]
		}
		var key strings.Builder
		fmt.Fprintf(&key, "%p", in.Func)
		ir.WalkStmts(in.Func.Body, func(s ir.Stmt) bool {
			if c, ok := s.(*ir.Call); ok && in.Calls[c] != nil {
				in.Calls[c] = visit(in.Calls[c])
				key.WriteString(" " + in.Calls[c].Name)
			}
			return true
		})
		spell := func(p *Pointer) {
			for ; p != nil; p = p.elem {
				fmt.Fprintf(&key, "%d", p.Space())
			}
			key.WriteByte(',')
		}
		for _, v := range in.Func.Params {
			spell(in.Vars[v])
		}
		spell(in.Result)
		ir.WalkStmts(in.Func.Body, func(s ir.Stmt) bool {
			if d, ok := s.(*ir.Declare); ok {
				spell(in.Vars[d.Var])
			}
			return true
		})
		keys[in] = key.String()
		if same := seen[keys[in]]; same != nil {
			return same
		}
		seen[keys[in]] = in
		in.Name = names.Free(in.Func.Name, nil)
		r.Instances = append(r.Instances, in)
		return in
	}
	visit(k)
}

func (a *analysis) fail(why string) {
	if a.conflict == nil {
		a.conflict = &Conflict{a.at, why}
	}
}

// of makes what is known of values of type t from the type alone; nil when they hold no pointers but in structs.
func (a *analysis) of(t ir.Type) *Pointer {
	switch t := t.(type) {
	case *ir.Pointer:
		c := &class{}
		if t.Space != ir.Generic {
			c = a.known[t.Space]
		}
		return &Pointer{class: c, elem: a.of(t.Elem)}
	case *ir.Array:
		return a.of(t.Elem)
	}
	return nil
}

// fields is where the members of s point. Those of a union point into global memory: it may be a number that is read as
// a pointer.
func (a *analysis) fields(s *ir.Struct) []*Pointer {
	if _, ok := a.structs[s]; !ok {
		list := make([]*Pointer, len(s.Fields))
		a.structs[s] = list
		for i, f := range s.Fields {
			list[i] = a.of(f.Type)
			if s.Union {
				a.fromHost(f.Type, list[i])
			}
		}
	}
	return a.structs[s]
}

// global makes p and what it points at point into global memory.
func (a *analysis) global(p *Pointer) {
	for ; p != nil; p = p.elem {
		a.merge(p.class, a.known[ir.Global])
	}
}

// fromHost notes that the host fills memory of type t: the pointers in it, and p, point into global memory.
func (a *analysis) fromHost(t ir.Type, p *Pointer) {
	a.global(p)
	switch t := t.(type) {
	case *ir.Pointer:
		a.fromHost(t.Elem, nil)
	case *ir.Array:
		a.fromHost(t.Elem, nil)
	case *ir.Struct:
		if a.filled[t] {
			return
		}
		a.filled[t] = true
		for i, f := range t.Fields {
			a.fromHost(f.Type, a.fields(t)[i])
		}
	}
}

// argument notes that the host passes a value of type t that points as p says.
func (a *analysis) argument(t ir.Type, p *Pointer) {
	if p != nil && p.class.find().space == ir.Generic {
		a.global(p)
	}
	a.fromHost(t, p.Elem())
}

// numbers checks that pointers that are made of numbers point into global memory, as they do.
func (a *analysis) numbers() {
	if !a.made.IsValid() {
		return
	}
	for _, c := range a.numbered {
		if a.generic {
			a.at = a.made
			a.merge(a.known[ir.Global], c)
		} else if s := c.find().space; s != ir.Global && s != ir.Generic {
			a.at = a.made
			a.fail(fmt.Sprintf("a pointer is made of a number, which may be one of a pointer into %s memory", s))
		}
	}
}

// unify makes p and q point into the same spaces.
func (a *analysis) unify(p, q *Pointer) {
	for ; p != nil && q != nil && p != q; p, q = p.elem, q.elem {
		a.merge(p.class, q.class)
	}
}

func (a *analysis) merge(c, d *class) {
	c, d = c.find(), d.find()
	switch {
	case c == d:
	case c.space == ir.Generic:
		c.up = d
	case d.space == ir.Generic:
		d.up = c
	case c.space == d.space:
		d.up, c.several = c, c.several || d.several
	case a.generic && c.space != ir.Constant && d.space != ir.Constant:
		d.up, c.several = c, true
	default:
		a.fail(fmt.Sprintf("a pointer points into %s memory and into %s memory", min(c.space, d.space), max(c.space,
			d.space)))
	}
}

// function looks at f for one call.
func (a *analysis) function(f *ir.Func) *Instance {
	in := &Instance{Func: f, Vars: map[*ir.Var]*Pointer{}, Calls: map[*ir.Call]*Instance{}, Result: a.of(f.Ret),
		made: map[ir.Expr]*Pointer{}}
	if a.count++; a.count > maxInstances {
		a.fail(fmt.Sprintf("the kernel calls functions in more than %d ways", maxInstances))
		return in
	}
	for _, v := range f.Params {
		in.Vars[v] = a.of(v.Type)
		if f == a.host {
			a.argument(v.Type, in.Vars[v])
		}
	}
	for _, v := range f.Expanded {
		in.Vars[v] = a.of(v.Type)
	}
	in.findAddresses()
	outer, at := a.in, a.at
	a.stack = append(a.stack, f)
	ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Declare); ok && in.Vars[d.Var] == nil {
			in.Vars[d.Var] = a.of(d.Var.Type)
		}
		return true
	})
	ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
		a.in, a.at = in, s.Pos()
		a.statement(s)
		return true
	})
	a.stack = a.stack[:len(a.stack)-1]
	a.in, a.at = outer, at
	return in
}

func (a *analysis) statement(s ir.Stmt) {
	a.coverValue(s)
	for _, e := range ir.Exprs(s) {
		a.inside(e)
	}
	switch s := s.(type) {
	case *ir.Declare:
		if s.Init != nil {
			a.unify(a.in.Vars[s.Var], a.value(s.Init))
		}
	case *ir.Assign:
		if s.Op == ir.NoOp {
			a.unify(a.value(s.Dst), a.value(s.Src))
		}
	case *ir.Return:
		if s.Val != nil {
			a.unify(a.in.Result, a.value(s.Val))
		}
	case *ir.Call:
		a.call(s)
	case *ir.Effect:
		if s.Op == "mem.alloc" && s.Dst != nil {
			a.global(a.value(s.Dst))
		}
	}
}

// inside unifies what the operators in e bring together.
func (a *analysis) inside(e ir.Expr) {
	ir.WalkExprs(e, func(e ir.Expr) bool {
		if c, ok := e.(*ir.PtrCast); ok && a.in.ofShared(c.A) {
			a.cover(c.A)
		}
		a.uncovered(e)
		switch e := e.(type) {
		case *ir.Compose:
			if s, ok := e.Typ.(*ir.Struct); ok && !s.Union {
				for i, p := range e.Parts {
					a.unify(a.fields(s)[i], a.value(p))
				}
			}
		case *ir.Select:
			a.unify(a.value(e.A), a.value(e.B))
		case *ir.FieldOf:
			if s, ok := e.Base.Type().(*ir.Struct); ok && s.Union {
				a.fields(s)
			}
		case *ir.Builtin:
			if e.Op == opNumber {
				a.asked[e.Args[0]] = true
			}
		case *ir.PtrCast:
			switch {
			case a.asked[e] || a.in.ofShared(e.A):
			case !ir.IsPointer(e.A.Type()) && !ir.IsFalse(e.A) && !ir.IsInt(e.A, 0):
				if a.made = e.At; a.made == 0 {
					a.made = a.at
				}
			case !ir.IsPointer(e.Typ):
				a.numbered = append(a.numbered, a.class(e.A))
			default:
				a.view(e)
			}
		case *ir.Binary:
			if ir.IsPointer(e.A.Type()) {
				a.unify(a.value(e.A), a.value(e.B))
			}
		}
		return true
	})
}

func (a *analysis) call(s *ir.Call) {
	f := s.Func
	for _, g := range a.stack {
		if g == f {
			a.fail("a function calls itself: " + f.Source)
			return
		}
	}
	in := a.plain[f]
	if in == nil {
		in = a.function(f)
	}
	pointers := in.Result != nil
	for i, v := range f.Params {
		pointers = pointers || in.Vars[v] != nil
		if i < len(s.Args) {
			a.unify(in.Vars[v], a.value(s.Args[i]))
		}
	}
	if !pointers {
		a.plain[f] = in
	}
	if s.Dst != nil {
		a.unify(a.value(s.Dst), in.Result)
	}
	a.in.Calls[s] = in
}

// value is where the value or the place e points.
func (a *analysis) value(e ir.Expr) *Pointer {
	switch e := e.(type) {
	case *ir.Ref:
		if e.Var.Kind == ir.GlobalVar || e.Var.Kind == ir.SharedVar {
			if _, ok := a.globals[e.Var]; !ok {
				a.globals[e.Var] = a.of(e.Var.Type)
				if e.Var.Kind == ir.GlobalVar {
					a.fromHost(e.Var.Type, a.globals[e.Var])
				}
			}
			return a.globals[e.Var]
		}
		return a.in.Vars[e.Var]
	case *ir.Index:
		if ir.IsPointer(e.Base.Type()) {
			return a.value(e.Base).Elem()
		}
		return a.value(e.Base)
	case *ir.Deref:
		return a.value(e.Ptr).Elem()
	case *ir.FieldOf:
		if s, ok := e.Base.Type().(*ir.Struct); ok {
			return a.fields(s)[e.Field]
		}
	case *ir.Addr:
		return &Pointer{class: a.place(e.Place), elem: a.value(e.Place)}
	case *ir.PtrAdd:
		return a.value(e.Ptr)
	case *ir.Select:
		return a.value(e.A)
	case *ir.PtrCast, *ir.Compose, *ir.Const, *ir.Zero:
		p, ok := a.in.made[e]
		if !ok {
			p = a.fresh(e)
			a.in.made[e] = p
		}
		return p
	}
	return nil
}

// fresh is where a value points that is made here.
func (a *analysis) fresh(e ir.Expr) *Pointer {
	switch e := e.(type) {
	case *ir.PtrCast:
		return a.cast(e)
	case *ir.Compose:
		p := a.of(e.Typ)
		if p == nil {
			return nil
		}
		for _, q := range e.Parts {
			a.unify(p, a.value(q))
		}
		return p
	}
	return a.of(e.Type())
}

// cast is where a cast pointer points: to where it pointed before; elements of another type hold other pointers.
func (a *analysis) cast(e *ir.PtrCast) *Pointer {
	to := a.of(e.Typ)
	switch {
	case to == nil:
		return nil
	case a.in.ofShared(e.A):
		a.merge(to.class, a.known[ir.Shared])
		a.global(to.elem)
		return to
	case !ir.IsPointer(e.A.Type()):
		a.global(to)
		return to
	}
	from := a.value(e.A)
	if from == nil {
		return to
	}
	if to.class.find().space == ir.Generic {
		to.class = from.class
	} else {
		a.merge(to.class, from.class)
	}
	if to.elem != nil && from.elem != nil {
		to.elem = from.elem
	} else {
		a.global(to.elem)
	}
	return to
}

// place is the class of pointers to the place e.
func (a *analysis) place(e ir.Expr) *class {
	switch e := e.(type) {
	case *ir.Ref:
		switch {
		case e.Var.Kind == ir.SharedVar:
			return a.known[ir.Shared]
		case e.Var.Kind == ir.GlobalVar && a.constant(e.Var):
			return a.known[ir.Constant]
		case e.Var.Kind == ir.GlobalVar:
			return a.known[ir.Global]
		}
		return a.known[ir.Private]
	case *ir.Index:
		if ir.IsPointer(e.Base.Type()) {
			return a.class(e.Base)
		}
		return a.place(e.Base)
	case *ir.Deref:
		return a.class(e.Ptr)
	case *ir.FieldOf:
		return a.place(e.Base)
	case *ir.Lanes:
		return a.place(e.Base)
	case *ir.LaneAt:
		return a.place(e.Base)
	}
	return a.known[ir.Private]
}

func (a *analysis) class(e ir.Expr) *class {
	if p := a.value(e); p != nil {
		return p.class
	}
	return a.known[ir.Global]
}
