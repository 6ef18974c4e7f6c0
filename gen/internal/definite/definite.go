// Package definite says which local variables may be read before they are given a value.
//
// It is the analysis of definite assignment (Java Language Specification, chapter 16), run forward over the structured
// statements for every scalar, and for every component of a vector, without an address. What is assigned in a loop
// stays so, so one pass is enough. A vector that is read as a whole needs one component that has a value: programs
// copy what they have filled in part.
//
// A value that is only copied, from variable to variable, to a function that does not read it, or to another lane of a
// warp, is not used yet; as in MemorySanitizer (Stepanov and Serebryany, CGO 2015) its definedness goes along with it.
package definite

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// Config says what is looked at.
type Config struct {
	Addressed func(*ir.Var) bool // the variable's address is taken
	Wanted    func(*ir.Var) bool // a variable that is declared without a value is of interest
}

// Info is what is known of one function.
type Info struct {
	Unset  map[*ir.Var]bool // may be read, or copied, before it is assigned
	Copies map[*ir.Ref]bool // reads that only copy the variable with its definedness, and arguments that nobody reads
}

// Analysis looks at the functions of a module and remembers what it found.
type Analysis struct {
	cfg         Config
	funcs       map[*ir.Func]*Info
	overwritten map[*ir.Var]bool // see overwrites
}

// New begins an analysis.
func New(cfg Config) *Analysis {
	return &Analysis{cfg, map[*ir.Func]*Info{}, map[*ir.Var]bool{}}
}

// Func looks at the locals of f. In functions with labels nothing is found.
func (a *Analysis) Func(f *ir.Func) *Info {
	if info := a.funcs[f]; info != nil {
		return info
	}
	w := a.walker()
	ir.VisitReachable(f.Body, func(s ir.Stmt) {
		x, ok := s.(*ir.Declare)
		if !ok || x.Var.Kind != ir.Local || !a.tracks(x.Var) || x.Init == nil && !a.cfg.Wanted(x.Var) || x.Init != nil &&
			w.copied(x) == nil {
			return
		}
		if _, seen := w.index[x.Var]; !seen {
			w.index[x.Var] = w.n
			w.n += Components(x.Var.Type)
		}
	}, nil)
	if len(w.index) > 0 && !ir.HasLabel(f.Body) {
		w.list(f.Body, state{bits: make([]uint64, (w.n+63)/64)})
	}
	a.funcs[f] = &w.Info
	return &w.Info
}

// tracks reports whether v is a scalar, vector or pointer without an address.
func (a *Analysis) tracks(v *ir.Var) bool {
	if p, ok := v.Type.(*ir.Pointer); ok && p.Ref {
		return false
	}
	return !ir.IsAggregate(v.Type) && !a.cfg.Addressed(v)
}

// overwrites reports whether f gives its parameter p a value before it reads it: a variable without a value may be
// passed for it, as functions have it that fill a vector by components and return it.
func (a *Analysis) overwrites(f *ir.Func, p *ir.Var) bool {
	if known, ok := a.overwritten[p]; ok {
		return known
	}
	a.overwritten[p] = false // if the function calls itself
	if a.tracks(p) && !ir.HasLabel(f.Body) {
		w := a.walker()
		w.index[p] = 0
		w.list(f.Body, state{bits: make([]uint64, 1)})
		a.overwritten[p] = !w.Unset[p]
	}
	return a.overwritten[p]
}

// Components is how many parts of a variable are told apart: those of a vector, else one.
func Components(t ir.Type) int {
	if v, ok := t.(*ir.Vector); ok {
		return v.N
	}
	return 1
}

// All lists the components of a variable of type t.
func All(t ir.Type) []int {
	list := make([]int, Components(t))
	for i := range list {
		list[i] = i
	}
	return list
}

// Exchanged returns the variable, and which of its components, that the lanes of a warp exchange in s; nil if s is
// something else, or exchanges a value. What a lane gives that nobody takes need not be a value.
func Exchanged(s *ir.Effect) (r *ir.Ref, comps []int) {
	if len(s.Args) < 2 || !strings.HasPrefix(string(s.Op), "warp.shfl") {
		return nil, nil
	}
	switch e := s.Args[1].(type) {
	case *ir.Ref:
		return e, All(e.Var.Type)
	case *ir.Lanes:
		r, _ = e.Base.(*ir.Ref)
		return r, e.Comps
	}
	return nil, nil
}

// state is the set of components that have a value, by index; dead says that control does not come here.
type state struct {
	dead bool
	bits []uint64
}

func (s state) has(i int) bool { return s.dead || s.bits[i/64]>>(i%64)&1 != 0 }

// change adds the components of the variable with index i to the set, or takes them out.
func (s state) change(i int, comps []int, set bool) state {
	if s.dead {
		return s
	}
	out := state{bits: slices.Clone(s.bits)}
	for _, c := range comps {
		if n := i + c; set {
			out.bits[n/64] |= 1 << (n % 64)
		} else {
			out.bits[n/64] &^= 1 << (n % 64)
		}
	}
	return out
}

// meet is what has a value whichever way control comes.
func meet(a, b state) state {
	switch {
	case a.dead:
		return b
	case b.dead:
		return a
	}
	out := state{bits: make([]uint64, len(a.bits))}
	for i := range out.bits {
		out.bits[i] = a.bits[i] & b.bits[i]
	}
	return out
}

// walker goes through one function.
type walker struct {
	Info
	a      *Analysis
	index  map[*ir.Var]int // of the first component
	n      int             // indices given
	brk    []*state
	cont   []*state
	leaves map[*ir.Region]*state
}

func (a *Analysis) walker() *walker {
	return &walker{Info: Info{map[*ir.Var]bool{}, map[*ir.Ref]bool{}}, a: a, index: map[*ir.Var]int{},
		leaves: map[*ir.Region]*state{}}
}

// copied returns the variable whose value, if it has one, becomes that of the variable which s declares; nil if s is
// something else.
func (w *walker) copied(s *ir.Declare) *ir.Ref {
	r, ok := s.Init.(*ir.Ref)
	if !ok || !ir.Identical(r.Typ, s.Var.Type) {
		return nil
	}
	if _, tracked := w.index[r.Var]; !tracked {
		return nil
	}
	return r
}

// copies notes that r is only copied.
func (w *walker) copies(in state, r *ir.Ref) {
	w.Copies[r] = true
	if i := w.index[r.Var]; !in.has(i) || Components(r.Var.Type) > 1 {
		w.Unset[r.Var] = true
	}
}

// read uses what the expressions read.
func (w *walker) read(in state, exprs ...ir.Expr) {
	for _, e := range exprs {
		ir.WalkExprs(e, func(e ir.Expr) bool {
			switch e := e.(type) {
			case *ir.Ref:
				if i, ok := w.index[e.Var]; ok && !slices.ContainsFunc(All(e.Var.Type), func(c int) bool { return in.has(i + c) }) {
					w.Unset[e.Var] = true
				}
			case *ir.Lanes:
				if r, ok := e.Base.(*ir.Ref); ok {
					if i, ok := w.index[r.Var]; ok && slices.ContainsFunc(e.Comps, func(c int) bool { return !in.has(i + c) }) {
						w.Unset[r.Var] = true
					}
					return false
				}
			}
			return true
		})
	}
}

// written reads what a place needs and returns the state after an assignment to it.
func (w *walker) written(dst ir.Expr, in state) state {
	if dst == nil {
		return in
	}
	switch e := dst.(type) {
	case *ir.Ref:
		if i, ok := w.index[e.Var]; ok {
			return in.change(i, All(e.Var.Type), true)
		}
		return in
	case *ir.Lanes:
		if r, ok := e.Base.(*ir.Ref); ok {
			if i, ok := w.index[r.Var]; ok {
				return in.change(i, e.Comps, true)
			}
		}
		return w.written(e.Base, in)
	case *ir.FieldOf:
		return w.written(e.Base, in)
	case *ir.LaneAt:
		w.read(in, e.I)
		return w.written(e.Base, in)
	}
	w.read(in, dst)
	return in
}
