package pass

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/affine"
	"github.com/kbind/kbind/gen/internal/uniform"
)

// Threads share out work by loops in which each takes every n-th element from its own on:
//
//	for (int i = threadIdx.x; i < n; i += blockDim.x) sum += x[i];
//
// Where nothing between two barriers depends on the order of threads, the iterations of all threads may be done one
// after the other instead: the loop becomes one of the block, whose body is a region, and neighbouring threads walk
// through neighbouring elements:
//
//	for (int k = 0; 0 + k < n; k += blockDim.x) { int i = threadIdx.x + k; if (i < n) sum += x[i]; __syncthreads(); }
//
// The first thread has the least index and so the most iterations, because steps go forwards. (A signed index that
// overflows is undefined in C++, an unsigned one would let the threads go round for ever.)

// strides rewrites such loops in p.f, of which p.info knows what is uniform, and reports whether there were any.
func (p *splitter) strides() bool {
	p.count()
	p.remakeable()
	list, found := p.stridesIn(p.f.Body)
	p.remade = map[*ir.Var]ir.Expr{}
	p.f.Body = list
	return found
}

func (p *splitter) stridesIn(list []ir.Stmt) (out []ir.Stmt, found bool) {
	visit := func(list []ir.Stmt) []ir.Stmt {
		list, any := p.stridesIn(list)
		found = found || any
		return list
	}
	for _, s := range list {
		if p.info.Control(s) == uniform.Block {
			if st := p.stride(s); st != nil {
				out = append(out, st.region(p))
				found = true
				continue
			}
			switch s := s.(type) {
			case *ir.Block, *ir.If, *ir.Region:
				ir.MapBodies(s, visit)
			case *ir.Loop:
				s.Body = visit(s.Body)
			}
		}
		out = append(out, s)
	}
	return out, found
}

// stride is a loop that can be rewritten.
type stride struct {
	decl  *ir.Declare
	loop  *ir.Loop
	first ir.Expr // the first value of the variable, of indices, parameters and constants
	step  ir.Expr
	extra *ir.Var // how far the block has come
}

// stride recognises such a loop; nil if s is none, or nothing is to be gained.
func (p *splitter) stride(s ir.Stmt) *stride {
	b, ok := s.(*ir.Block)
	if !ok || len(b.List) != 2 {
		return nil
	}
	d, ok := b.List[0].(*ir.Declare)
	l, ok2 := b.List[1].(*ir.Loop)
	if !ok || !ok2 || l.TestLast || len(l.Pre) > 0 || len(l.Post) != 1 || d.Init == nil || p.addressed[d.Var] ||
		!ir.IsWord(d.Var.Type) {
		return nil
	}
	st := &stride{decl: d, loop: l, step: ir.Increment(l.Post[0], d.Var)}
	n := 0
	st.first = p.remake(d.Init, &n)
	switch {
	case st.step == nil || st.first == nil || n > maxRemade || !rising(st.first) || !p.bounded(l, d.Var) ||
		!p.shared(st.step, l) || !p.forwards(l, d.Var, st.step):
		return nil
	case !onward(l.Body) || p.refs[d.Var] != ir.CountVar(s, d.Var):
		return nil
	}
	for _, v := range ir.AssignedIn(&ir.Block{List: l.Body}) {
		if v == d.Var {
			return nil
		}
	}
	st.extra = p.fresh("k", d.Var.Type, d.At)
	if !p.gains(st) {
		return nil
	}
	return st
}

// rising reports whether e, of indices of the thread, dimensions of the block and constants, is never less than for the
// first thread, and small.
func rising(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Const:
		return ir.IsWord(e.Typ) && e.Bits < 1<<10
	case *ir.Builtin:
		op := string(e.Op)
		return strings.HasPrefix(op, "id.thread.") || strings.HasPrefix(op, "dim.block.")
	case *ir.Convert:
		return ir.IsWord(e.Typ) && ir.IsWord(e.A.Type()) && !e.Sat && rising(e.A)
	case *ir.Binary:
		switch e.Op {
		case ir.Add:
			return rising(e.A) && rising(e.B)
		case ir.Mul: // of one index and what is no index
			return rising(e.A) && rising(e.B) && (indices(e.A) == 0 || indices(e.B) == 0) && operations(e) < 8
		}
	}
	return false
}

// indices counts the indices of threads in e.
func indices(e ir.Expr) (n int) {
	ir.WalkExprs(e, func(e ir.Expr) bool {
		if b, ok := e.(*ir.Builtin); ok && strings.HasPrefix(string(b.Op), "id.thread.") {
			n++
		}
		return true
	})
	return n
}

func operations(e ir.Expr) (n int) {
	ir.WalkExprs(e, func(ir.Expr) bool { n++; return true })
	return n
}

// bounded reports whether the loop goes on while v is less than, or at most, something that all threads of the block
// agree on.
func (p *splitter) bounded(l *ir.Loop, v *ir.Var) bool {
	c, ok := l.Cond.(*ir.Binary)
	if !ok || c.Op != ir.Lt && c.Op != ir.Le {
		return false
	}
	x := c.A
	for {
		w, ok := x.(*ir.Convert)
		if !ok || w.Sat || !ir.IsWord(w.Typ) || !ir.IsWord(w.A.Type()) || ir.Sizeof(w.Typ) < ir.Sizeof(w.A.Type()) {
			break
		}
		x = w.A
	}
	return ir.IsRef(x, v) && ir.IsWord(c.A.Type()) && p.shared(c.B, l)
}

// forwards reports whether the steps of v are positive where the loop goes on. A loop whose condition compares signed
// numbers does not end by steps backwards; one that compares unsigned numbers does, below zero, and after different
// numbers of iterations.
func (p *splitter) forwards(l *ir.Loop, v *ir.Var, step ir.Expr) bool {
	signed := func(t ir.Type) bool { s, ok := t.(ir.Scalar); return ok && s.IsSigned() }
	x := l.Cond.(*ir.Binary).A
	for signed(x.Type()) {
		c, ok := x.(*ir.Convert)
		if !ok {
			return true // the variable itself
		}
		x = c.A
	}
	n := 0
	step = p.remake(step, &n)
	return step != nil && n <= maxRemade && positive(step)
}

// positive reports whether e, of dimensions of the launch and constants, is greater than 0.
func positive(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Const:
		return e.Bits > 0 && e.Bits < 1<<31
	case *ir.Builtin:
		return strings.HasPrefix(string(e.Op), "dim.")
	case *ir.Convert:
		return ir.IsWord(e.Typ) && ir.IsWord(e.A.Type()) && !e.Sat && positive(e.A)
	case *ir.Binary:
		return (e.Op == ir.Add || e.Op == ir.Mul) && positive(e.A) && positive(e.B)
	}
	return false
}

// shared reports whether all threads of the block have one value of e throughout the loop, and its evaluation cannot
// fault.
func (p *splitter) shared(e ir.Expr, l *ir.Loop) bool {
	if p.info.Expr(e) != uniform.Block {
		return false
	}
	written := ir.AssignedIn(l)
	ok := true
	ir.WalkExprs(e, func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.Const, *ir.Convert, *ir.Unary:
		case *ir.Ref:
			ok = ok && (ir.IsPrivate(e.Var) || e.Var.Kind == ir.Param) && !p.addressed[e.Var]
			for _, v := range written {
				ok = ok && v != e.Var
			}
		case *ir.Builtin:
			ok = ok && len(e.Args) == 0
		default:
			_, binary := e.(*ir.Binary)
			ok = ok && binary && !ir.Faults(e)
		}
		return ok
	})
	return ok
}

// onward reports whether nothing jumps out of list, and threads do not wait for each other there.
func onward(list []ir.Stmt) bool {
	ok := true
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		switch s.(type) {
		case *ir.Declare, *ir.Assign, *ir.Block, *ir.If, *ir.Call, *ir.Loop:
		default:
			ok = false
		}
		return ok
	})
	return ok
}

// at is an expression of the loop's variable where the block has come to extra; for all threads if first is nil, else
// with that first value.
func (st *stride) at(e ir.Expr, first ir.Expr) ir.Expr {
	return ir.CloneExpr(e, map[*ir.Var]ir.Expr{st.decl.Var: st.value(first)})
}

// value is the variable's value.
func (st *stride) value(first ir.Expr) ir.Expr {
	return &ir.Binary{X: ir.X{Typ: st.decl.Var.Type, At: st.decl.At}, Op: ir.Add, A: first, B: ir.RefTo(st.extra)}
}

// body is what a thread does in an iteration.
func (st *stride) body() []ir.Stmt {
	s := ir.S{At: st.loop.At}
	return []ir.Stmt{&ir.Declare{S: st.decl.S, Var: st.decl.Var, Init: st.value(st.first)},
		&ir.If{S: s, Cond: st.loop.Cond, Then: st.loop.Body}}
}

// region is the loop rewritten.
func (st *stride) region(p *splitter) ir.Stmt {
	s := ir.S{At: st.loop.At}
	zero := &ir.Const{X: ir.X{Typ: st.decl.Var.Type, At: st.decl.At}}
	end := &ir.Effect{S: s, Op: "sync.block"}
	p.silent[end] = true
	loop := &ir.Loop{S: s, Cond: st.at(st.loop.Cond, firstThread(st.first)), Body: append(flatten(st.body()), end)}
	loop.Post = []ir.Stmt{&ir.Assign{S: st.loop.Post[0].(*ir.Assign).S, Dst: ir.RefTo(st.extra), Op: ir.Add, Src: st.step}}
	return &ir.Block{S: st.decl.S, List: []ir.Stmt{&ir.Declare{S: st.decl.S, Var: st.extra, Init: zero}, loop}}
}

// firstThread is the value of e for the first thread of the block.
func firstThread(e ir.Expr) ir.Expr {
	if b, ok := e.(*ir.Builtin); ok && strings.HasPrefix(string(b.Op), "id.thread.") {
		return &ir.Const{X: b.X}
	}
	return ir.MapOperands(e, firstThread)
}

// gains reports whether all that the loop does with memory is to walk along rows.
func (p *splitter) gains(st *stride) bool {
	written := map[*ir.Var]bool{}
	for _, v := range ir.AssignedIn(st.loop) {
		written[v] = true
	}
	fixed := func(v *ir.Var) bool {
		return v == st.decl.Var || p.writes[v] == 1 && !p.addressed[v] && ir.IsPrivate(v)
	}
	scope := &affine.Scope{Fixed: fixed}
	scope.Same = func(v *ir.Var) bool {
		switch {
		case v == st.extra:
			return true
		case written[v] || p.addressed[v]:
			return false
		case p.remade[v] != nil:
			f, ok := scope.Of(p.remade[v])
			return ok && f.Uniform()
		}
		return p.info.Var(v) == uniform.Block && (ir.IsPrivate(v) || v.Kind == ir.Param && p.writes[v] == 0)
	}
	base := func(e ir.Expr) bool {
		r, ok := e.(*ir.Ref)
		return ok && r.Var.Kind == ir.Param && p.writes[r.Var] == 0 && !p.addressed[r.Var]
	}
	fold := func(list []ir.Stmt, known map[ir.Expr]bool) []ir.Stmt { return Assume(list, known, fixed) }
	row := affine.Split(st.body(), affine.Options{Scope: scope, Base: base, Fold: fold, End: true})
	return row != nil && !row.Faults
}
