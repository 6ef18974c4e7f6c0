package plan

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/vector"
)

// regionTakes finds what a thread takes that runs r; body and first begin with nothing.
func (p *planner) regionTakes(r *Region, body, first *demander) {
	r.Takes = body.Demand
	if r.Whole() {
		r.Vector.Exprs(body.expr)
		return
	}
	body.flat = r.Flat
	for _, d := range r.Uniform {
		body.declare(d)
	}
	body.list(r.Body)
	if r.First == nil {
		return
	}
	first.dropped, first.streams, first.reads = r.Vector.Row.Dropped, r.Vector.Streams(), r.Reads
	for _, d := range r.Vector.Row.Declares {
		if !r.Vector.Once[d.Var] {
			first.declare(d)
		}
	}
	first.list(r.First)
	r.FirstTakes = first.Demand
}

// takes finds what the regions of the kernel take, and what is done between them.
func (w *phasePlanner) takes() {
	w.Phases.Takes = w.planner.demander(w.Func).Demand
	used := map[*ir.Var]bool{}
	block := w.level(w.Func.Body, used, nil)
	w.Block = block
	w.Takes.add(block)
	for _, v := range w.Func.Expanded {
		if used[v] {
			w.Arrays = append(w.Arrays, v)
		}
	}
	w.AnyExited = w.AsksExited
	for _, r := range w.Loops {
		w.AnyExited = w.AnyExited || !w.opt.Slow && r.Marks && r.Takes != nil && r.Takes.Returns
	}
}

// between begins with nothing, for what is done once for the block or a warp.
func (w *phasePlanner) between(inWarp bool) *demander {
	d := w.demander(w.Func)
	d.arrays, d.elements, d.indexed = func(v *ir.Var) bool { return w.expanded[v] > 0 }, true, !inWarp
	return d
}

// level is what list takes, which is done once for the block or for the warp; used are the arrays that something uses.
func (w *phasePlanner) level(list []ir.Stmt, used map[*ir.Var]bool, in *Warp) *Demand {
	d := w.between(in != nil)
	d.list(list)
	loops := false
	ir.WalkReachable(list, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.ThreadLoop:
			loops = true
			w.threadsTake(w.Loops[s], used, in)
			d.Current = d.Current || w.Loops[s].Marks
			return false
		case *ir.WarpLoop:
			if len(ir.Reachable(s.Body)) == 0 {
				return false
			}
			loops, w.AnyWarps = true, true
			warp := w.Warps[s]
			warp.Own = w.level(s.Body, used, warp)
			w.Takes.add(warp.Own)
			d.Current = d.Current || warp.Leaving
			return false
		}
		return true
	})
	d.Current = d.Current || w.Faults && loops
	w.mention(d.Demand, used)
	return d.Demand
}

// mention notes the arrays that d mentions.
func (w *phasePlanner) mention(d *Demand, used map[*ir.Var]bool) {
	for v := range d.Vars {
		if w.expanded[v] > 0 {
			used[v] = true
		}
	}
}

// threadsTake finds what r takes, in a loop over threads of the block or of a warp.
func (w *phasePlanner) threadsTake(r *Region, used map[*ir.Var]bool, in *Warp) {
	if r.MoveTo != nil {
		used[r.MoveFrom] = true
		used[r.MoveTo] = used[r.MoveTo] || !r.InPlace
		return
	}
	copied := map[*ir.Var]bool{}
	for _, c := range r.Copies {
		copied[c.Var] = true
	}
	inPlace := func(v *ir.Var) bool { return w.expanded[v] > 0 && !copied[v] }
	stores := !ir.ListTerminates(r.Body)
	elements := false
	for _, c := range r.Copies {
		if !r.Whole() && (c.Load || c.Store && stores) {
			used[c.Var], elements = true, true
		}
	}
	of := func(own bool) *demander {
		d := w.demander(w.Func)
		d.arrays, d.elements = inPlace, own
		return d
	}
	w.regionTakes(r, of(true), of(false))
	r.Takes.Current = r.Takes.Current || elements || r.Skips || r.Marks && r.Takes.Returns
	for v := range r.Takes.Vars {
		if inPlace(v) {
			used[v] = true
		}
	}
	w.Takes.add(r.Takes)
	if r.FirstTakes != nil {
		r.FirstTakes.Current = r.FirstTakes.Current || r.Marks && r.FirstTakes.Returns
	}
	if in == nil {
		if r.Vector.Arrays != nil {
			for _, c := range r.Vector.Arrays.Carried {
				used[c.Var] = true
			}
		}
		w.AsksExited = w.AsksExited || r.Vector.Row != nil && asksAlive(r.Vector)
		return
	}
	in.Skips = in.Skips || r.Marks
	if r.Exchanges {
		w.whole(r, of(false))
	}
	if r.WholeTakes != nil {
		in.Index = in.Index || r.WholeTakes.Thread[0]
		w.AsksExited = w.AsksExited || r.Skips
	}
	if r.WholeTakes == nil || !w.Aligned || r.Skips {
		in.Index = in.Index || r.Takes.AnyThread()
	} else {
		w.withoutMasks(r)
	}
}

// withoutMasks takes back that shuffles read the masks of the lanes that are there: r runs in the version for whole
// warps alone, where all are.
func (w *phasePlanner) withoutMasks(r *Region) {
	ir.VisitReachable(r.Body, nil, func(e ir.Expr) {
		b, ok := e.(*ir.Builtin)
		if !ok || len(b.Args) <= shuffleArgs || !strings.HasPrefix(string(b.Op), ir.LanePrefix+"shfl") {
			return
		}
		ir.EachVar(b.Args[shuffleArgs], func(v *ir.Var) { w.facts.Reads[v]-- })
	})
}

// shuffleArgs are the arguments of a shuffle before the mask: the values, the lane or distance, and the width.
const shuffleArgs = 3

// whole decides whether there is a version of r for warps all of whose lanes are there. It has no label, and knows of
// the thread's index what follows from the lane's.
func (w *phasePlanner) whole(r *Region, d *demander) {
	d.list(r.Body)
	if d.Thread[1] || d.Thread[2] || d.Thread[0] && !w.Aligned || returnsFromLoop(r.Body, false) {
		return
	}
	r.WholeTakes = d.Demand
}

// returnsFromLoop reports whether a return stands in a loop of list.
func returnsFromLoop(list []ir.Stmt, inLoop bool) bool {
	return slices.ContainsFunc(ir.Reachable(list), func(s ir.Stmt) bool {
		_, loop := s.(*ir.Loop)
		_, ends := s.(*ir.Return)
		return ends && inLoop || slices.ContainsFunc(ir.Bodies(s), func(b []ir.Stmt) bool {
			return returnsFromLoop(b, inLoop || loop)
		})
	})
}

// asksAlive reports whether the first version of p is for vectors of which no thread has ended.
func asksAlive(p *vector.Plan) bool {
	return slices.ContainsFunc(p.Guards.When, func(c vector.Cond) bool { return c.Kind == vector.Alive })
}
