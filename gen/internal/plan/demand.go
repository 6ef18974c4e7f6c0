package plan

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// Demand is what statements, as they are printed, take from around them. Languages want it declared before, and some,
// like Go, only if something uses it.
type Demand struct {
	// Thread are the indices of the thread at work in its block, and Current is its linear index.
	Thread  [3]bool
	Current bool
	// BlockIdx, BlockDim and GridDim are the same for all threads of the block.
	BlockIdx, BlockDim, GridDim [3]bool
	Globals                     bool             // memory of the module's variables
	Vars                        map[*ir.Var]bool // variables and shadows that are mentioned
	Returns                     bool             // a thread may return
}

// add adds what other statements take that does not depend on the thread.
func (d *Demand) add(o *Demand) {
	for i := range d.BlockIdx {
		d.BlockIdx[i] = d.BlockIdx[i] || o.BlockIdx[i]
		d.BlockDim[i] = d.BlockDim[i] || o.BlockDim[i]
		d.GridDim[i] = d.GridDim[i] || o.GridDim[i]
	}
	d.Globals = d.Globals || o.Globals
	for v := range o.Vars {
		d.Vars[v] = true
	}
}

// AnyThread reports whether an index of the thread is taken.
func (d *Demand) AnyThread() bool { return d.Thread != [3]bool{} }

// demander finds what statements take.
type demander struct {
	*Facts
	*Demand
	fn   *ir.Func
	flat *Flat
	// arrays are variables with an element for each thread that are used in place; elements says that the linear index
	// of the thread finds its own, and indexed that it finds the thread's indices too: between loops over threads.
	arrays            func(*ir.Var) bool
	elements, indexed bool
	// Of the first version of a vector: variables that are not declared, indices that a slice takes the place of, and
	// the variables that are read.
	dropped map[*ir.Var]bool
	streams map[*ir.Index]bool
	reads   map[*ir.Var]bool
}

// demander begins with nothing; f holds the statements, or what they are made of.
func (p *planner) demander(f *ir.Func) *demander {
	return &demander{Facts: p.facts, Demand: &Demand{Vars: map[*ir.Var]bool{}}, fn: f}
}

// function is what the body of f takes, without loops over its threads. flat is not nil where it is printed flat.
func (p *planner) function(f *ir.Func, flat *Flat) *Demand {
	d := p.demander(f)
	d.flat = flat
	d.list(f.Body)
	return d.Demand
}

func (d *demander) list(list []ir.Stmt) {
	for _, s := range ir.Reachable(list) {
		d.stmt(s)
	}
}

// stmt adds what s takes, without loops over threads in it.
func (d *demander) stmt(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.ThreadLoop, *ir.WarpLoop:
		return
	case *ir.Declare:
		d.declare(s)
		return
	case *ir.Loop:
		d.loop(s)
		return
	case *ir.Return:
		d.Returns = true
	case *ir.Call:
		if n := d.Needs[s.Func]; n != nil {
			for i, want := range n.Thread {
				if want {
					d.thread(i)
				}
			}
		}
	}
	for _, e := range ir.Exprs(s) {
		d.expr(e)
	}
	for _, b := range ir.Bodies(s) {
		d.list(b)
	}
}

func (d *demander) declare(s *ir.Declare) {
	v := s.Var
	if d.dropped[v] || d.idle(s) || slices.Contains(d.fn.Monitored, v) {
		return
	}
	if d.arrays != nil && d.arrays(v) {
		d.variable(v)
	}
	if s.Init != nil {
		d.expr(s.Init)
	}
}

// idle reports whether s is not printed: it declares a variable that only holds a constant which nothing reads.
func (d *demander) idle(s *ir.Declare) bool {
	unread := d.Reads[s.Var] == 0 || d.reads != nil && !d.reads[s.Var]
	return unread && d.Idle(s)
}

// Idle reports whether s, which declares a variable that nothing reads, only gives it a constant. Of the temporaries
// of checked execution the facts know nothing.
func (f *Facts) Idle(s *ir.Declare) bool {
	_, constant := s.Init.(*ir.Const)
	known := !f.checked || s.Var.Kind == ir.Local
	return constant && known && !f.Written[s.Var] && !f.Addressed[s.Var]
}

// loop adds what is printed of a loop: its test and its step may be what control never comes to.
func (d *demander) loop(s *ir.Loop) {
	never := ir.ListTerminates(s.Body) && !ir.Continues(s.Body)
	flat := d.flat != nil && d.flat.Holds[s]
	d.list(s.Body)
	test := s.Cond != nil && !ir.IsTrue(s.Cond)
	if !s.TestLast {
		d.list(s.Pre)
		if test {
			d.expr(s.Cond)
		}
		if never && (flat || !OneStep(s)) {
			d.unreached(s.Post, nil)
		} else {
			d.list(s.Post)
		}
		return
	}
	if never {
		d.unreached(s.Pre, s.Cond)
		return
	}
	d.list(s.Pre)
	if test && !ir.IsFalse(s.Cond) {
		d.expr(s.Cond)
	}
}

// unreached adds the variables of what control never comes to: they are used for Go's sake.
func (d *demander) unreached(list []ir.Stmt, e ir.Expr) {
	ir.Walk(list, nil, func(e ir.Expr) { ir.EachVar(e, d.local) })
	ir.EachVar(e, d.local)
}

// local adds the variable v, unless it is one of the module.
func (d *demander) local(v *ir.Var) {
	if v.Kind != ir.GlobalVar {
		d.variable(v)
	}
}

func (d *demander) expr(e ir.Expr) {
	ir.WalkExprs(e, func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.Index:
			if d.streams[e] {
				return false
			}
		case *ir.Ref:
			d.variable(e.Var)
		case *ir.Checked:
			if e.Shadow != nil {
				d.Vars[e.Shadow] = true
			}
		case *ir.Builtin:
			return d.builtin(e)
		}
		return true
	})
}

// variable adds the variable v.
func (d *demander) variable(v *ir.Var) {
	d.Vars[v] = true
	d.Globals = d.Globals || v.Kind == ir.GlobalVar && d.Folded(v) == nil
	d.Current = d.Current || d.elements && d.arrays != nil && d.arrays(v)
}

// Folded is the constant that the variable v of the module is, nil if it is none.
func (f *Facts) Folded(v *ir.Var) *ir.Const {
	c, ok := v.Init.(*ir.Const)
	if !ok || !v.Host || f.Addressed[v] || ir.IsPointer(v.Type) {
		return nil
	}
	return c
}

// builtin adds what an operation takes, and reports whether its operands are still to be looked at.
func (d *demander) builtin(e *ir.Builtin) bool {
	name := string(e.Op)
	kind, axis := name, 0
	if i := strings.LastIndexByte(name, '.'); i >= 0 && i+2 == len(name) {
		kind, axis = name[:i], strings.IndexByte("xyz", name[i+1])
	}
	switch {
	case kind == "id.thread":
		d.thread(axis)
	case kind == "id.block":
		d.BlockIdx[axis] = true
	case kind == "dim.block":
		d.BlockDim[axis] = true
	case kind == "dim.grid":
		d.GridDim[axis] = true
	case e.Op == ir.OpLaneBit || name == ir.LanePrefix+"match_any" || strings.HasPrefix(name, ir.LanePrefix+"shfl"):
		d.Current = d.Current || d.elements
		fallthrough
	case strings.HasPrefix(name, ir.LanePrefix) && len(e.Args) > 0:
		if len(e.Args) == 0 {
			return false
		}
		d.Vars[e.Args[0].(*ir.Ref).Var] = true // the lanes' elements of it
		for _, a := range e.Args[1:] {
			d.expr(a)
		}
		return false
	}
	return true
}

// thread adds an index of the thread at work.
func (d *demander) thread(axis int) {
	if d.indexed {
		d.Current = true
	} else {
		d.Thread[axis] = true
	}
}
