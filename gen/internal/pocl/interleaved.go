package pocl

import (
	"cmp"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/spaces"
	"github.com/kbind/kbind/gen/internal/uniform"
)

// PoCL (3.1) tells its compiler that the threads of a block do not depend on each other. The compiler takes that to
// hold within a thread, too, where threads access every second element, or members of structs: it loads several of
// them at once, before the thread has stored through another pointer what it then reads.

// mostApart is the greatest distance, in elements, between threads whose accesses are made at once.
const mostApart = 8

// interleaved reports whether a thread of kernel k may read, or write again, what it has written through another
// pointer or at another index, in such memory.
func interleaved(k *ir.Kernel, r *spaces.Result, punned bool) bool {
	w := &interleaver{spaces: r, punned: punned, fixed: map[*ir.Var]ir.Expr{}, alone: map[*ir.Var]bool{},
		given:   map[*ir.Var]access{},
		infos:   map[*spaces.Instance]*uniform.Info{r.Kernel: uniform.Analyse(r.Kernel.Func, uniform.Config{})},
		private: map[*spaces.Instance]bool{}, left: mostWork}
	for i, v := range r.Kernel.Func.Params {
		if i < len(k.Params) && strings.Contains(k.Params[i].Spelled, "restrict") {
			w.alone[v] = true
		}
	}
	w.function(r.Kernel)
	return w.found
}

// access is one to global or shared memory.
type access struct {
	space ir.Space
	typ   ir.Scalar
	base  *ir.Var // the variable that points there; nil if it is not known
	stem  ir.Expr // the index without what is constant, nil for none
	apart bool    // threads access every second element, or third
	moves bool    // it is another place in each thread, at a known distance
}

// interleaver walks in the order in which a thread runs, loops twice.
type interleaver struct {
	spaces  *spaces.Result
	in      *spaces.Instance
	punned  bool
	infos   map[*spaces.Instance]*uniform.Info
	fixed   map[*ir.Var]ir.Expr // the values of variables that are given one only
	given   map[*ir.Var]access  // where pointers point that are parameters of functions
	alone   map[*ir.Var]bool    // restrict
	private map[*spaces.Instance]bool
	written []access // since the last barrier
	depth   int
	left    int // the work that may still be done
	found   bool
}

// mostWork bounds the statements and comparisons: loops inside each other are walked twice each, and functions at each
// call. A kernel that takes more is taken to have such accesses.
const (
	mostWork      = 1 << 22
	statementWork = 16 // of a statement, in comparisons
)

// deepest bounds the calls that are followed. What lies deeper is taken for such accesses.
const deepest = 12

// onlyPrivate reports whether in and what it calls access private memory only, and do not wait for other threads.
func (w *interleaver) onlyPrivate(in *spaces.Instance) bool {
	private, known := w.private[in]
	if known {
		return private
	}
	private = true
	w.private[in] = false // a recursive function is followed
	ir.Walk(in.Func.Body, func(s ir.Stmt) {
		c, call := s.(*ir.Call)
		private = private && !ir.Suspends(s) && (!call || in.Calls[c] == nil || w.onlyPrivate(in.Calls[c]))
	}, func(e ir.Expr) {
		switch e.(type) {
		case *ir.Index, *ir.Deref, *ir.FieldOf:
			_, remote := w.remote(in, e)
			private = private && !remote
		}
	})
	w.private[in] = private
	return private
}

// remote is the space of a place, if that is global or shared memory.
func (w *interleaver) remote(in *spaces.Instance, place ir.Expr) (ir.Space, bool) {
	place = ir.WithoutChecks(place)
	if v := ir.Root(place); v != nil && v.Kind != ir.SharedVar {
		return 0, false
	}
	space := w.spaces.Place(in, place)
	return space, space == ir.Global || space == ir.Shared
}

func (w *interleaver) function(in *spaces.Instance) {
	if w.onlyPrivate(in) {
		return
	}
	if w.depth == deepest {
		w.found = true
		return
	}
	caller := w.in
	w.in = in
	w.depth++
	times := map[*ir.Var]int{}
	ir.Walk(in.Func.Body, func(s ir.Stmt) {
		if v := ir.Root(given(s)); v != nil {
			times[v]++
		}
	}, nil)
	ir.Walk(in.Func.Body, func(s ir.Stmt) {
		if d, ok := s.(*ir.Declare); ok && d.Init != nil && times[d.Var] == 1 {
			w.fixed[d.Var] = d.Init
		}
	}, nil)
	w.list(in.Func.Body)
	w.in = caller
	w.depth--
}

func (w *interleaver) list(list []ir.Stmt) {
	for _, s := range list {
		if w.left -= statementWork; w.left < 0 {
			w.found = true
		}
		if w.found {
			return
		}
		w.statement(s)
	}
}

func (w *interleaver) statement(s ir.Stmt) {
	if ir.Suspends(s) {
		w.written = nil
		return
	}
	store := ir.Written(s)
	if a, ok := s.(*ir.Assign); !ok || a.Op == ir.NoOp {
		w.loads(s, store)
	} else {
		w.loads(s, nil)
	}
	if store != nil {
		w.access(store, true)
	}
	if c, ok := s.(*ir.Call); ok && w.in.Calls[c] != nil {
		for i, v := range w.in.Calls[c].Func.Params {
			if i < len(c.Args) && ir.IsPointer(v.Type) {
				a := access{}
				w.place(c.Args[i], &a)
				w.given[v] = a // what was known of an earlier call is over
			}
		}
		w.function(w.in.Calls[c])
	}
	rounds := 1
	if _, loop := s.(*ir.Loop); loop {
		rounds = 2
	}
	for range rounds {
		for _, body := range ir.Bodies(s) {
			w.list(body)
		}
	}
}

// loads notes what the expressions of s itself read; store is no such one, but for its indices.
func (w *interleaver) loads(s ir.Stmt, store ir.Expr) {
	for _, e := range ir.Exprs(s) {
		ir.WalkExprs(e, func(e ir.Expr) bool {
			switch e := e.(type) {
			case *ir.Addr:
				return false
			case *ir.Index, *ir.Deref, *ir.FieldOf:
				if v := ir.Root(e); e != store && (v == nil || v.Kind == ir.SharedVar) {
					w.access(e, false)
					return false
				}
			}
			return true
		})
	}
}

// access notes one, and compares it with the stores before it.
func (w *interleaver) access(place ir.Expr, store bool) {
	place = ir.WithoutChecks(place)
	typ, scalar := place.Type().(ir.Scalar)
	space, remote := w.remote(w.in, place)
	if !scalar || !remote {
		return
	}
	a := access{space: space, typ: typ}
	w.place(place, &a)
	w.left -= len(w.written)
	for i := range w.written {
		w.found = w.found || w.conflict(&w.written[i], &a)
	}
	if store {
		w.written = append(w.written, a)
	}
}

// conflict reports whether an access may be to what s has stored, and made before that.
func (w *interleaver) conflict(s, a *access) bool {
	if s.space != a.space || s.typ != a.typ && !w.punned || !s.apart && !a.apart {
		return false
	}
	if s.base != nil && s.base == a.base {
		same := s.stem == nil && a.stem == nil || s.stem != nil && a.stem != nil && ir.Equal(s.stem, a.stem)
		return s.apart && a.apart && !same
	}
	known := s.base != nil && a.base != nil
	shared := known && (s.base.Kind == ir.SharedVar || a.base.Kind == ir.SharedVar)
	return !(shared || s.base != nil && w.alone[s.base] || a.base != nil && w.alone[a.base])
}

// place takes a place apart.
func (w *interleaver) place(e ir.Expr, a *access) {
	member := false
	for range 32 { // far more than a place has parts
		switch x := e.(type) {
		case *ir.FieldOf:
			member = true
			e = x.Base
		case *ir.Index:
			w.index(x.I, member, a)
			e = x.Base
		case *ir.PtrAdd:
			w.index(x.I, member, a)
			e = x.Ptr
		case *ir.Deref:
			e = x.Ptr
		case *ir.Addr:
			e = x.Place
		case *ir.PtrCast:
			e = x.A
		case *ir.Checked:
			e = x.Place
		case *ir.Ref:
			if init := w.fixed[x.Var]; init != nil && ir.IsPointer(x.Var.Type) {
				e = init
				continue
			}
			if at, ok := w.given[x.Var]; ok {
				a.base, a.apart = at.base, a.apart || at.apart || member && at.moves
				a.moves = a.moves || at.moves
				a.stem = sum(a.stem, at.stem)
				return
			}
			a.base = x.Var
			return
		default:
			return
		}
	}
}

// index adds an index to a place; member says that what is accessed is a member of the element.
func (w *interleaver) index(e ir.Expr, member bool, a *access) {
	n := 0
	ir.WalkExprs(e, func(ir.Expr) bool { n++; return true })
	if n > 16 { // step asks for each operand of a sum what is uniform in it
		if w.left -= 2 * n * n; w.left < 0 {
			w.found = true
			return
		}
	}
	scaled, known := w.step(e, 1, 0)
	moves := known && w.info().Expr(e) != uniform.Block
	a.apart = a.apart || known && scaled || moves && member
	a.moves = a.moves || moves
	if b, ok := e.(*ir.Binary); ok && (b.Op == ir.Add || b.Op == ir.Sub) {
		if _, ok := b.B.(*ir.Const); ok {
			e = b.A
		}
	}
	if _, ok := e.(*ir.Const); !ok {
		a.stem = sum(a.stem, e)
	}
}

// sum is x + y, where nil stands for 0.
func sum(x, y ir.Expr) ir.Expr {
	if x == nil || y == nil {
		return cmp.Or(x, y)
	}
	return &ir.Binary{X: ir.X{Typ: x.Type()}, Op: ir.Add, A: x, B: y}
}

// step reports whether an index that is multiplied by n grows by a small constant, not one, from thread to thread.
// Where it is not known how it grows the compiler does not know either.
func (w *interleaver) step(e ir.Expr, n uint64, depth int) (scaled, known bool) {
	if depth > deepest || w.info().Expr(e) == uniform.Block {
		return false, true
	}
	switch x := e.(type) {
	case *ir.Convert:
		return w.step(x.A, n, depth)
	case *ir.Ref:
		if init := w.fixed[x.Var]; init != nil {
			return w.step(init, n, depth+1)
		}
	case *ir.Builtin:
	case *ir.Binary:
		k, constant := x.B.(*ir.Const)
		other := x.A
		if !constant {
			k, constant = x.A.(*ir.Const)
			other = x.B
		}
		switch {
		case x.Op == ir.Add || x.Op == ir.Sub:
			one, first := w.step(x.A, n, depth)
			two, second := w.step(x.B, n, depth)
			return one || two, first && second
		case x.Op == ir.Mul && constant:
			return w.step(other, n*k.Bits, depth)
		case x.Op == ir.Shl && constant && other == x.A && k.Bits < 8:
			return w.step(other, n<<k.Bits, depth)
		}
		return false, false
	default:
		return false, false
	}
	return n > 1 && n <= mostApart, true
}

// info is what is uniform in the function.
func (w *interleaver) info() *uniform.Info {
	if w.infos[w.in] == nil {
		w.infos[w.in] = w.infos[w.spaces.Kernel].Callee(w.in.Func)
	}
	return w.infos[w.in]
}
