package vector

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/affine"
)

// Guards says for which threads of a vector the first version runs: those from the greatest of Lo to the least of
// Hi, if all of When hold and no value wraps around. All others run the second version, from the greatest of First to
// the least of End.
type Guards struct {
	// All says that the second version runs for all threads, also for those that do not pass the guards: checked
	// execution has something to report of them.
	All        bool
	Starts     []*Start // the index of thread 0 in each of the row's unit-stride accesses
	Spans      []*Span  // of indices in loops
	When       []Cond
	First, End []Edge
	Lo, Hi     []Edge
	// AsksWho says that something of this, or what is declared once, mentions threadIdx.x: that of the first thread.
	AsksWho bool
	Except  []affine.Bound // threads of which X is Limit run the second version
}

// Whole reports whether the first version, array-at-a-time, runs for every thread that passes the guards, so that
// there is no second one.
func (p *Plan) Whole() bool {
	g, a := p.Guards, p.Arrays
	if p.Row == nil || a == nil || g.All || a.Checks != nil && len(a.Checks.Records)+len(a.Checks.Endpoints) > 0 {
		return false
	}
	return len(p.Row.NoWrap)+len(g.When)+len(g.First)+len(g.Lo)+len(g.Hi)+len(g.Except)+len(a.Pairs) == 0
}

// Exprs calls visit for the expressions of a plan that is Whole.
func (p *Plan) Exprs(visit func(ir.Expr)) {
	for _, e := range p.guardExprs() {
		visit(e)
	}
	exprs(p.Arrays.Body, func(*ir.Var) bool { return true }, visit)
}

// Start is the index of thread 0 in a unit-stride access.
type Start struct{ Index ir.Expr }

// Span is all values of an index in the iterations of loops.
type Span struct {
	Index ir.Expr // in the first iteration
	Along []Stride
}

// Stride says how an index moves with a loop.
type Stride struct {
	Loop *Loop
	Next ir.Expr // the index in the second iteration of the loop, and the first of the others
}

// CondKind is a kind of condition for a whole vector.
type CondKind string

const (
	Holds    CondKind = "holds"     // Expr is true
	Counts   CondKind = "counts"    // the trip count of Loop is known
	InBounds CondKind = "in bounds" // Expr is an index of Elem's buffer or array
	Inside   CondKind = "inside"    // all of Span are
	Alive    CondKind = "alive"     // no thread has ended
)

// Cond is a condition for a whole vector.
type Cond struct {
	Kind CondKind
	Expr ir.Expr
	Loop *Loop
	Span *Span
	Elem *ir.Index
}

// EdgeKind says how an edge bounds the threads.
type EdgeKind string

const (
	Before  EdgeKind = "before"  // those before X reaches Limit
	Through EdgeKind = "through" // those up to where X is Limit
	Enter   EdgeKind = "enter"   // the first one whose index is not negative
	Exit    EdgeKind = "exit"    // the first one whose index is past the end of Elem's buffer or array
)

// Edge is a number of a thread. The index of Enter and Exit is that of a unit-stride access, Start, or of one that
// moves, Span.
type Edge struct {
	Kind     EdgeKind
	X, Limit ir.Expr
	Start    *Start
	Span     *Span
	Elem     *ir.Index
}

// limit is an index of an access that is no stream, at its first place.
type limit struct {
	access *Access
	elem   *ir.Index
	at     ir.Expr
	along  []Stride
	own    bool // each thread has its own index
}

// limitsOf lists the indices of a.
func (p *planner) limitsOf(a *Access) (list []limit) {
	if a.UnitStride != nil {
		return nil
	}
	for i, e := range a.indices() {
		l := limit{access: a, elem: e, at: p.at(e.I, a.Loops, nil), own: i == 0 && !a.Same}
		for _, loop := range a.Loops {
			if ir.MentionsVar(p.resolved(e.I), loop.Var) {
				l.along = append(l.along, Stride{loop, p.at(e.I, a.Loops, loop)})
			}
		}
		list = append(list, l)
	}
	return list
}

// guards finds the conditions and bounds of the plan's first version.
func (p *Plan) guards(r Region) {
	g := &Guards{}
	p.Guards = g
	row := p.Row
	for i, w := range row.UnitStrides {
		same := slices.IndexFunc(row.UnitStrides[:i], func(v *affine.UnitStride) bool {
			return ir.Equal(v.First,
				w.First)
		})
		if same >= 0 {
			g.Starts = append(g.Starts, g.Starts[same])
		} else {
			g.Starts = append(g.Starts, &Start{w.First})
		}
	}
	branches := row.Branches
	if a := p.Arrays; a != nil && a.Checks != nil && a.Checks.Guards {
		g.All = true
		branches = slices.Concat(row.Bounds, row.Branches)
		for _, e := range row.Uniform {
			g.when(Cond{Kind: Holds, Expr: e})
		}
	} else {
		g.First, g.End = edges(row.Bounds)
	}
	g.Lo, g.Hi = edges(branches)
	g.Hi = unique(g.Hi)
	for i, w := range row.UnitStrides {
		if t, ok := w.First.Type().(ir.Scalar); ok && t.IsSigned() && !slices.Contains(g.Starts[:i], g.Starts[i]) {
			g.Lo = append(g.Lo, Edge{Kind: Enter, Start: g.Starts[i]})
		}
		g.Hi = unique(append(g.Hi, Edge{Kind: Exit, Start: g.Starts[i], Elem: w.Uses[0]}))
	}
	if p.Arrays != nil {
		g.loops(p.Arrays)
	}
	if r.Gone {
		g.when(Cond{Kind: Alive})
	}
	for _, e := range row.Whole {
		g.when(Cond{Kind: Holds, Expr: e})
	}
	for _, w := range row.UnitStrides {
		for _, e := range w.Inner {
			g.inBounds(e.I, e)
		}
	}
	for _, b := range row.Branches {
		if b.Op == ir.Ne {
			g.Except = append(g.Except, b)
		}
	}
}

// loops adds what the indices of accesses in loops demand.
func (g *Guards) loops(a *Arrays) {
	for _, l := range a.Loops {
		g.when(Cond{Kind: Counts, Loop: l})
	}
	var enter, exit []Edge
	for _, l := range a.limits {
		if len(l.along) == 0 && !l.own {
			g.inBounds(l.at, l.elem)
			continue
		}
		span := g.span(l)
		if !l.own {
			g.when(Cond{Kind: Inside, Span: span, Elem: l.elem})
			continue
		}
		enter = append(enter, Edge{Kind: Enter, Span: span})
		exit = append(exit, Edge{Kind: Exit, Span: span, Elem: l.elem})
	}
	g.Lo = append(g.Lo, unique(enter)...)
	g.Hi = append(g.Hi, unique(exit)...)
}

// span returns the span of an index, a new one if there is none like it.
func (g *Guards) span(l limit) *Span {
	s := &Span{l.at, l.along}
	for _, old := range g.Spans {
		same := func(a, b Stride) bool { return a.Loop == b.Loop && ir.Equal(a.Next, b.Next) }
		if ir.Equal(old.Index, s.Index) && slices.EqualFunc(old.Along, s.Along, same) {
			return old
		}
	}
	g.Spans = append(g.Spans, s)
	return s
}

// when adds a condition, unless it is there.
func (g *Guards) when(c Cond) {
	if !slices.ContainsFunc(g.When, c.is) {
		g.When = append(g.When, c)
	}
}

// inBounds demands that index is one of e's buffer or array, unless it is known to be.
func (g *Guards) inBounds(index ir.Expr, e *ir.Index) {
	n, constant := integer(index)
	if a, ok := e.Base.Type().(*ir.Array); ok && a.N >= 0 && constant && n >= 0 && n < int64(a.N) {
		return
	}
	g.when(Cond{Kind: InBounds, Expr: index, Elem: e})
}

// integer is the value of an integer constant, also of a converted one.
func integer(e ir.Expr) (int64, bool) {
	t, ok := e.Type().(ir.Scalar)
	if !ok || !t.IsInt() {
		return 0, false
	}
	var n int64
	switch e := e.(type) {
	case *ir.Const:
		n = int64(e.Bits)
	case *ir.Convert:
		if n, ok = integer(e.A); !ok || e.Sat {
			return 0, false
		}
	default:
		return 0, false
	}
	shift := 64 - 8*t.Size()
	if t.IsSigned() {
		return n << shift >> shift, true
	}
	return int64(uint64(n) << shift >> shift), true
}

// edges lists where bounds begin and end to hold.
func edges(bounds []affine.Bound) (from, to []Edge) {
	for _, b := range bounds {
		before, through := Edge{Kind: Before, X: b.X, Limit: b.Limit}, Edge{Kind: Through, X: b.X, Limit: b.Limit}
		switch b.Op {
		case ir.Lt:
			to = append(to, before)
		case ir.Le:
			to = append(to, through)
		case ir.Ge:
			from = append(from, before)
		case ir.Gt:
			from = append(from, through)
		case ir.Eq:
			from, to = append(from, before), append(to, through)
		}
	}
	return from, to
}

// unique drops what is there before.
func unique(list []Edge) (out []Edge) {
	for _, x := range list {
		if !slices.ContainsFunc(out, x.is) {
			out = append(out, x)
		}
	}
	return out
}

// is reports whether e and x are the same for certain.
func (e Edge) is(x Edge) bool {
	return e.Kind == x.Kind && e.Start == x.Start && e.Span == x.Span && ir.Equal(e.X, x.X) && ir.Equal(e.Limit,
		x.Limit) && sameLength(e.Elem, x.Elem)
}

// is reports whether c and x are the same for certain.
func (c Cond) is(x Cond) bool {
	return c.Kind == x.Kind && c.Loop == x.Loop && c.Span == x.Span && ir.Equal(c.Expr, x.Expr) && sameLength(c.Elem,
		x.Elem)
}

// sameLength reports whether a and b are elements of buffers or arrays of the same length.
func sameLength(a, b *ir.Index) bool {
	if a == nil || b == nil {
		return a == b
	}
	x, ok := a.Base.Type().(*ir.Array)
	y, ok2 := b.Base.Type().(*ir.Array)
	if ok && ok2 && x.N >= 0 && y.N >= 0 {
		return x.N == y.N
	}
	return ir.Equal(a.Base, b.Base)
}
