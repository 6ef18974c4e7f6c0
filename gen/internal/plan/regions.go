package plan

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/affine"
	"github.com/kbind/kbind/gen/internal/live"
	"github.com/kbind/kbind/gen/internal/pass"
	"github.com/kbind/kbind/gen/internal/vector"
)

// Region is a parallel region: what all threads of a block, or of a warp, run one after the other, each from its
// beginning to its end.
type Region struct {
	Stmts []ir.Stmt // as the passes leave them
	Body  []ir.Stmt // what each thread does: Stmts with invariants before their loops
	// Uniform is what is computed before the threads, of a kernel in plain form.
	Uniform []*ir.Declare
	// Vector says how the threads run that differ in threadIdx.x alone; nil in a warp.
	Vector *vector.Plan
	// First is what each thread does in the first version of Vector where threads run one after the other in it. Reads
	// are the variables that it reads: conditions that are known there may have been the only ones.
	First []ir.Stmt
	Reads map[*ir.Var]bool
	// Leading says that only the first threads do anything, of those that differ in threadIdx.x alone; nil if more may,
	// or where there is a first version.
	Leading *vector.Leading
	// Flat is not nil where the statements hold labels.
	Flat *Flat

	// What follows is for regions of kernels with barriers.

	// Copies are the variables with an element for each thread that are copied to a local for the region.
	Copies []Copy
	// Direct are those that are used in place, without a copy, in the first version of Vector.
	Direct []*ir.Var
	// MoveFrom and MoveTo are not nil where all that is done is to copy one such variable to another. InPlace: nothing is
	// done, since the next region reads MoveFrom itself.
	MoveFrom, MoveTo *ir.Var
	InPlace          bool
	Skips            bool // threads may have ended before, which do not run the region
	Marks            bool // a thread that returns must be marked as one that has ended
	// Exchanges says, in a warp, that the lanes do nothing with each other but read each other's values, so that there
	// is a version for warps all of whose lanes are there. Faults: its statements may fault.
	Exchanges, Faults bool

	// Takes is what a thread takes that runs Body, FirstTakes one that runs First, and WholeTakes one that runs Body in
	// the version for a warp that Exchanges says there is; it is nil where there is none in the end.
	Takes, FirstTakes, WholeTakes *Demand
}

// Whole reports whether Body is not needed, since there is a version of the region for all threads of a vector.
func (r *Region) Whole() bool { return r.Vector != nil && r.Vector.Whole() }

// Copy is how a variable with an element for each thread is used in a region.
type Copy struct {
	Var    *ir.Var
	Load   bool // the local begins with the element
	Store  bool // the element becomes the local when the region ends
	Early  bool // it is declared where the region begins instead of where its Declare stands
	Unread bool // it is given values but not used
	// Once says that the region mentions it in one place, outside loops: there the element is as good as a copy.
	Once bool
}

// Phases says how a kernel runs in phases: loops over the threads between one barrier and the next.
type Phases struct {
	*pass.Regions
	// Fallback is not nil if there are launches for which the kernel runs in resumable form instead.
	Fallback *Flat
	// Loops are the regions by their statements, which are those of Func.
	Loops map[*ir.ThreadLoop]*Region
	// Warps says what is done for each warp.
	Warps  map[*ir.WarpLoop]*Warp
	Exits  bool // threads may end before the others
	Faults bool // what is done once for the block or a warp may fault
	// Left says that a variable notes that a thread has ended, and LeftAsked that something asks it.
	AnyExited, AsksExited bool
	// Block is what is done once for the block takes, and Takes what all of the kernel does.
	Block, Takes *Demand
	// Arrays are the variables of Func.Expanded whose elements something uses.
	Arrays []*ir.Var
	// AnyWarps says that there are loops over warps.
	AnyWarps bool
	Exempt   Exempt // of Func, for checked execution
}

// Warp says how a loop over warps runs.
type Warp struct {
	Leaving bool    // threads return while something comes after
	Own     *Demand // what is done once for the warp takes
	Skips   bool    // a warp may end before the others
	Index   bool    // the index of its first thread is used
}

// phases plans the regions of a kernel.
func (p *planner) phases(k *Kernel, r *pass.Regions) *Phases {
	ph := &Phases{Regions: r, Loops: map[*ir.ThreadLoop]*Region{}, Warps: map[*ir.WarpLoop]*Warp{}}
	if r.Aligned || r.WholeWarps {
		k.Body = p.hoisted(k.Body)
		ph.Fallback = p.facts.resumable(k.Body)
	}
	if p.opt.Checked {
		ph.Exempt = exempt(r.Func)
	}
	p.ends(ph, r.Func.Body, true, false)
	ph.Faults = faultsBetween(r.Func.Body)
	w := &phasePlanner{planner: p, Phases: ph, expanded: map[*ir.Var]int{}, hoister: p.hoister(r.Func),
		mentions: mentioned(r.Func.Body)}
	var copied []*ir.Var
	for i, v := range r.Func.Expanded {
		w.expanded[v] = i + 1
		if !r.InPlace[v] {
			copied = append(copied, v)
		}
	}
	w.live = live.Analyse(r.Func.Body, copied)
	w.list(k, r.Func.Body, false)
	w.takes()
	if ph.Fallback != nil {
		k.Takes = p.function(k.Body, ph.Fallback)
	}
	return ph
}

// region returns that of a loop, a new one on first use.
func (ph *Phases) region(t *ir.ThreadLoop) *Region {
	if ph.Loops[t] == nil {
		ph.Loops[t] = &Region{Stmts: t.Body}
	}
	return ph.Loops[t]
}

// phasePlanner plans the regions of one kernel.
type phasePlanner struct {
	*planner
	*Phases
	expanded map[*ir.Var]int // their place in Func.Expanded, from 1
	live     *live.Info      // of the expanded variables that regions copy
	hoister  *pass.Hoister
	mentions map[*ir.Var]int // of each variable in the kernel
}

// list plans the regions in a list of statements, in their order.
func (w *phasePlanner) list(k *Kernel, list []ir.Stmt, inWarp bool) {
	var last *ir.ThreadLoop // the region just before
	for _, s := range ir.Reachable(list) {
		if t, ok := s.(*ir.ThreadLoop); ok {
			w.loop(k, t, inWarp)
			if last != nil {
				w.readInPlace(w.Loops[last], w.Loops[t])
			}
			last = t
			continue
		}
		last = nil
		_, warp := s.(*ir.WarpLoop)
		for _, b := range ir.Bodies(s) {
			w.list(k, b, inWarp || warp)
		}
	}
}

// loop plans one region.
func (w *phasePlanner) loop(k *Kernel, t *ir.ThreadLoop, inWarp bool) {
	r := w.region(t)
	mentioned, reads, writes := uses(t.Body)
	in := func(v *ir.Var) bool { return w.live.LiveBefore(t, v) }
	out := func(v *ir.Var) bool { return w.live.LiveAfter(t, v) }
	declared := declared(t.Body)
	var copies, direct []*ir.Var
	for _, v := range w.expandedOf(mentioned) {
		if w.InPlace[v] {
			direct = append(direct, v)
			continue
		}
		store := out(v) && writes[v]
		copies = append(copies, v)
		r.Copies = append(r.Copies, Copy{Var: v, Load: in(v), Store: store, Early: in(v) || !declared[v],
			Unread: !reads[v] && !store})
	}
	if inWarp {
		w.move(r, in, out)
		r.Body = w.body(w.hoister, r.Stmts)
		r.onces()
		r.Exchanges, r.Faults = w.quick() && !r.Marks && exchanges(r.Body), affine.Faults(r.Body)
		return
	}
	k.Regions = append(k.Regions, r)
	region := vector.Region{Stmts: w.UninstrumentedLoop(t).Body, Same: func(v *ir.Var) bool {
		return w.Scalars[v] && !writes[v]
	},
		Ends: r.Marks, Epilogue: slices.ContainsFunc(r.Copies, func(c Copy) bool { return c.Store }), Gone: r.Skips}
	q := w.vectorKernel(w.Sanitizer)
	q.Jam = w.quick()
	q.Carried = func(v *ir.Var) bool { return w.expanded[v] > 0 }
	q.Copies = copies
	w.vectors(r, region, q, w.hoister)
	if r.Vector.Row == nil && !w.opt.Slow {
		region.Stmts = r.Stmts
		r.Leading = vector.LeadingOf(region, q)
	}
	r.onces()
	if r.Reads != nil {
		r.Direct = direct
	}
}

// expandedOf lists the expanded variables among vars, in their order.
func (w *phasePlanner) expandedOf(vars map[*ir.Var]bool) []*ir.Var {
	var list []*ir.Var
	for v := range vars {
		if w.expanded[v] > 0 {
			list = append(list, v)
		}
	}
	slices.SortFunc(list, func(a, b *ir.Var) int { return w.expanded[a] - w.expanded[b] })
	return list
}

// onces finds the copies that are mentioned once.
func (r *Region) onces() {
	if ir.ListTerminates(r.Body) || r.Vector != nil && r.Vector.Jam != nil {
		return
	}
	counts := []map[*ir.Var]int{mentions(r.Body), mentions(r.First)}
	for i := range r.Copies {
		c := &r.Copies[i]
		_, scalar := c.Var.Type.(ir.Scalar)
		c.Once = scalar && (c.Load || c.Store) && !slices.ContainsFunc(counts, func(n map[*ir.Var]int) bool {
			return n[c.Var] > 1
		})
	}
}

// mentions counts in how many places list mentions each variable; one in a loop is as good as several, and so is any
// where jumps may lead back.
func mentions(list []ir.Stmt) map[*ir.Var]int {
	n := map[*ir.Var]int{}
	count := func(list []ir.Stmt) {
		ir.VisitReachable(list, func(s ir.Stmt) {
			if d, ok := s.(*ir.Declare); ok {
				n[d.Var]++
			}
		}, func(e ir.Expr) {
			if r, ok := e.(*ir.Ref); ok {
				n[r.Var]++
			}
		})
	}
	count(list)
	ir.WalkReachable(list, func(s ir.Stmt) bool {
		switch s.(type) {
		case *ir.Loop:
			count([]ir.Stmt{s})
		case *ir.Label:
			count(list)
		}
		return true
	})
	return n
}

// exchanges reports whether list has operations on the values of other lanes, and all of them are shuffles.
func exchanges(list []ir.Stmt) (found bool) {
	ok := true
	ir.VisitReachable(list, func(ir.Stmt) {}, func(e ir.Expr) {
		b, is := e.(*ir.Builtin)
		if !is || !strings.HasPrefix(string(b.Op), ir.LanePrefix) {
			return
		}
		if strings.HasPrefix(string(b.Op), ir.LanePrefix+"shfl") {
			found = true
		} else {
			ok = false
		}
	})
	return found && ok
}

// move finds out whether all that a region does is to copy one expanded variable to another.
func (w *phasePlanner) move(r *Region, in, out func(*ir.Var) bool) {
	var from, to *ir.Var
	for _, s := range r.Stmts {
		switch s := s.(type) {
		case *ir.Declare:
			if s.Init != nil || out(s.Var) {
				return
			}
		case *ir.Assign:
			dst, ok := s.Dst.(*ir.Ref)
			src, ok2 := s.Src.(*ir.Ref)
			if !ok || !ok2 || to != nil || s.Op != ir.NoOp || !w.InPlace[dst.Var] || w.InPlace[src.Var] ||
				w.expanded[dst.Var] == 0 || !in(src.Var) {
				return
			}
			from, to = src.Var, dst.Var
		default:
			return
		}
	}
	r.MoveFrom, r.MoveTo = from, to
}

// ends finds where threads may have ended: last says that nothing is done after the list, left that threads may have
// gone before it. It reports whether they may have after it.
func (p *planner) ends(ph *Phases, list []ir.Stmt, last, left bool) bool {
	list = ir.Reachable(list)
	for i, s := range list {
		last := last && i+1 == len(list)
		if t, ok := s.(*ir.ThreadLoop); ok {
			r := ph.region(t)
			r.Skips = left
			if !last && ir.HasReturn(t.Body) {
				r.Marks, ph.Exits, left = true, true, true
			}
			continue
		}
		if _, cases := s.(*ir.Switch); cases {
			last = false // a case may run into the next
		}
		if _, loops := s.(*ir.Loop); loops {
			last = false
			left = left || ir.HasReturn([]ir.Stmt{s}) && endsIn(s)
		}
		if w, ok := s.(*ir.WarpLoop); ok {
			ph.Warps[w] = &Warp{Leaving: !last && endsIn(s)}
		}
		after := left
		for _, b := range ir.Bodies(s) {
			after = p.ends(ph, b, last, left) || after
			if _, branch := s.(*ir.If); !branch {
				left = after
			}
		}
		left = after
	}
	return left
}

// endsIn reports whether regions inside s hold a return.
func endsIn(s ir.Stmt) (found bool) {
	ir.WalkStmts([]ir.Stmt{s}, func(s ir.Stmt) bool {
		t, ok := s.(*ir.ThreadLoop)
		found = found || ok && ir.HasReturn(t.Body)
		return !ok
	})
	return found
}

// faultsBetween reports whether a statement between regions may fault.
func faultsBetween(list []ir.Stmt) (faults bool) {
	ir.WalkReachable(list, func(s ir.Stmt) bool {
		if _, ok := s.(*ir.ThreadLoop); ok {
			return false
		}
		if _, ok := s.(*ir.Call); ok {
			faults = true
		}
		for _, e := range ir.Exprs(s) {
			ir.WalkExprs(e, func(e ir.Expr) bool {
				faults = faults || ir.Faults(e)
				return true
			})
		}
		return true
	})
	return faults
}

// uses finds the variables that statements mention, that they read, and that they give values.
func uses(list []ir.Stmt) (mentioned, reads, writes map[*ir.Var]bool) {
	mentioned, reads, writes = map[*ir.Var]bool{}, map[*ir.Var]bool{}, map[*ir.Var]bool{}
	whole := map[ir.Expr]bool{}
	ir.VisitReachable(list, func(s ir.Stmt) {
		if d, ok := s.(*ir.Declare); ok {
			mentioned[d.Var], writes[d.Var] = true, true
		}
		dst := ir.Written(s)
		if v := ir.Root(dst); v != nil {
			writes[v] = true
		}
		if r, ok := dst.(*ir.Ref); ok {
			whole[r] = true
		}
	}, func(e ir.Expr) {
		if r, ok := e.(*ir.Ref); ok {
			mentioned[r.Var] = true
			reads[r.Var] = reads[r.Var] || !whole[r]
		}
	})
	return mentioned, reads, writes
}

// declared are the variables that statements of list itself declare.
func declared(list []ir.Stmt) map[*ir.Var]bool {
	set := map[*ir.Var]bool{}
	for _, s := range list {
		if d, ok := s.(*ir.Declare); ok {
			set[d.Var] = true
		}
	}
	return set
}
