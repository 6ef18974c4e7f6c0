package vector

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/affine"
)

// Checked execution runs array-at-a-time too. The reads and writes that each thread would record are recorded for all
// of them before they run, and so it is checked that nothing overflows. If there might be something to report, the
// threads of the vector run one after the other instead, and report it themselves. Exempt elements are not recorded.
//
// Overflow: a sum of multiples of the thread's index, of the variables of loops, and of what is the same for all
// threads and iterations has its least and its greatest value at endpoints: for the first or the last thread, in the
// first or the last iterations of the loops. So have the integers that it is computed from. If all of them fit their
// types at the endpoints, they do everywhere.

// Sanitizer says what checked execution checks.
type Sanitizer interface {
	// MayOverflow reports whether e itself may, its operands aside, where that is to be reported.
	MayOverflow(e ir.Expr) bool
	// UpdateMayOverflow reports whether Dst op= Src may.
	UpdateMayOverflow(s *ir.Assign) bool
	// Monitored reports whether accesses to e are recorded, and Exempt that those to an element of a buffer need not
	// be.
	Monitored(e *ir.Index) bool
	Exempt(e *ir.Index) bool
	// Speculative reports whether reads of e are taken for something else than plain ones.
	Speculative(e *ir.Index) bool
	// Shadowed reports whether it is followed at run time if v has a value.
	Shadowed(v *ir.Var) bool
	// Narrows reports whether a conversion from a floating type at a place in the source is checked, and ShiftsWrap
	// that the counts of shifts need not be.
	Narrows(at source.Pos) bool
	ShiftsWrap() bool
	// Site is the number of the site at which an access to e is reported.
	Site(e *ir.Index, write bool) int
}

// Checks is what checked execution checks before a vector runs array-at-a-time.
type Checks struct {
	Guards    bool // what the guards compute may overflow, also for threads that they keep out
	Endpoints []Endpoint
	Records   []*Record
	// RecordsAskWho and EndpointsAskWho say that these mention threadIdx.x: that of the first thread, and of both
	// ends.
	RecordsAskWho, EndpointsAskWho bool
}

// Endpoint is an integer that must fit its type for the first and last thread, in the first and last iterations of
// the loops that it moves with.
type Endpoint struct {
	Value  *Exact
	Loops  []*Loop
	Firsts []*Exact // of each loop, the value of its variable in the first iteration
	e      ir.Expr
}

// Record is that the vector reads or writes an element, or one for each thread, in the iterations of some loops.
type Record struct {
	Access  *Access
	Elem    *ir.Index
	Write   bool
	Site    int     // see ir.Site
	First   *Number // of the element, in the first iterations; nil for a stream
	Moves   []Move  // the loops that it moves with, outermost first
	Reached []*Loop // the other loops around, which must have an iteration
	loops   []*Loop
}

// Move is how a recorded access moves with a loop.
type Move struct {
	Loop *Loop
	Next *Number // the element in the second iteration of the loop, and the first of the others
}

// checker collects what is to be checked.
type checker struct {
	records   []*Record
	endpoints []Endpoint
	guards    bool
}

// check finds out what is to be checked; false if the statements hold what only each thread itself can check.
func (p *planner) check() bool {
	p.around = nil
	var list []ir.Expr
	for _, d := range p.row.Declares {
		list = append(list, d.Init)
	}
	list = append(list, p.row.Uniform...)
	bounds := func(bounds []affine.Bound) {
		for _, b := range bounds {
			list = append(list, b.X, b.Limit)
		}
	}
	bounds(p.row.Bounds)
	p.guards = slices.ContainsFunc(list, p.overflows)
	bounds(p.row.Branches)
	list = append(list, p.row.Whole...)
	for _, e := range list {
		if !p.checkExpr(e, false) {
			return false
		}
	}
	return p.checkStmts(p.row.Body, false)
}

// checks is what check has found.
func (p *planner) checks() *Checks {
	c := &Checks{Guards: p.guards, Records: p.records}
	for _, x := range p.endpoints {
		same := func(y Endpoint) bool { return slices.Equal(x.Loops, y.Loops) && ir.Equal(x.e, y.e) }
		if !slices.ContainsFunc(c.Endpoints, same) {
			for _, l := range x.Loops {
				x.Firsts = append(x.Firsts, p.integer(l.First))
			}
			x.Value = p.integer(x.e)
			c.Endpoints = append(c.Endpoints, x)
		}
	}
	for _, r := range c.Records {
		if r.Access.UnitStride == nil {
			r.First = p.number(r.Elem, r.Access.Loops, nil)
		}
		for _, l := range r.loops {
			if slices.Contains(r.Access.Loops, l) {
				r.Moves = append(r.Moves, Move{l, p.number(r.Elem, r.Access.Loops, l)})
			} else {
				r.Reached = append(r.Reached, l)
			}
		}
	}
	c.RecordsAskWho, c.EndpointsAskWho = c.recordsAskWho(), c.endpointsAskWho()
	return c
}

// checkStmts checks statements; some says that perhaps they are not reached.
func (p *planner) checkStmts(list []ir.Stmt, some bool) bool {
	for _, s := range ir.Reachable(list) {
		if !p.checkStmt(s, some) {
			return p.no(s.Pos(), "only each thread itself can check this statement")
		}
	}
	return true
}

func (p *planner) checkStmt(s ir.Stmt, some bool) bool {
	switch s := s.(type) {
	case *ir.Declare:
		return s.Init == nil || p.checkExpr(s.Init, some)
	case *ir.Assign:
		if !p.checkExpr(s.Src, some) || s.Op != ir.NoOp && (p.k.Sanitizer.UpdateMayOverflow(s) || !p.plainShift(s.Op,
			s.Dst.Type(), s.Src)) {
			return false
		}
		e, ok := s.Dst.(*ir.Index)
		if !ok {
			return !p.k.Sanitizer.Shadowed(ir.Root(s.Dst))
		}
		return p.checkIndices(e, some) && (s.Op == ir.NoOp || p.moves(e) == nil && p.record(e, false, some)) &&
			p.record(e, true, some)
	case *ir.Block:
		d, l := loopOf(s)
		if l == nil {
			return p.checkStmts(s.List, some)
		}
		x := p.loopOn(d.Var)
		if !p.checkExpr(x.First, some) || !p.checkExpr(x.Limit, some) {
			return false
		}
		p.around = append(p.around, x)
		ok := p.checkStmts(l.Body, some)
		p.around = p.around[:len(p.around)-1]
		return ok
	case *ir.If:
		return p.checkExpr(s.Cond, some) && p.checkStmts(s.Then, true) && p.checkStmts(s.Else, true)
	}
	return false
}

// checkExpr checks an expression: what it loads and what may overflow.
func (p *planner) checkExpr(e ir.Expr, some bool) bool {
	return p.prove(e) && p.loads(e, some) || p.no(e.Pos(), "only each thread itself can check this expression")
}

// loads checks what an expression loads. Some operations only each thread itself can check.
func (p *planner) loads(e ir.Expr, some bool) bool {
	z := p.k.Sanitizer
	ok := true
	ir.WalkExprs(e, func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.Index:
			ok = ok && p.checkIndices(e, some) && p.record(e, false, some)
			return false
		case *ir.Ref:
			ok = ok && !z.Shadowed(e.Var)
		case *ir.Binary:
			if e.Op == ir.LogAnd || e.Op == ir.LogOr { // the second operand may not be evaluated
				ok = ok && p.loads(e.A, some) && p.loads(e.B, true)
				return false
			}
			ok = ok && p.plainShift(e.Op, e.A.Type(), e.B)
		case *ir.Convert:
			a, scalar := e.A.Type().(ir.Scalar)
			b, scalar2 := e.Typ.(ir.Scalar)
			ok = ok && !(scalar && scalar2 && a.IsFloat() && b.IsInt() && z.Narrows(e.At))
		}
		return ok
	})
	return ok
}

// plainShift reports whether a shift is by a constant that is less than the width; it is true of other operators, but
// for integer divisions by what may be zero.
func (p *planner) plainShift(op ir.BinaryOp, t ir.Type, by ir.Expr) bool {
	s, ok := t.(ir.Scalar)
	c, constant := by.(*ir.Const)
	switch {
	case !ok || !s.IsInt():
		return true
	case op == ir.Shl || op == ir.Shr:
		return p.k.Sanitizer.ShiftsWrap() || constant && c.Bits < uint64(8*s.Size())
	case op == ir.Div || op == ir.Rem:
		return constant && c.Bits != 0
	}
	return true
}

// checkIndices checks the indices on the way to an element.
func (p *planner) checkIndices(e *ir.Index, some bool) bool {
	for {
		if !p.checkExpr(e.I, some) {
			return false
		}
		base, ok := e.Base.(*ir.Index)
		if !ok {
			return true
		}
		e = base
	}
}

// record notes that all threads read or write the element e.
func (p *planner) record(e *ir.Index, write, some bool) bool {
	z := p.k.Sanitizer
	switch {
	case !z.Monitored(e) || z.Exempt(e):
		return true
	case some:
		return p.no(e.At, "perhaps this is not accessed")
	case !write && z.Speculative(e):
		return p.no(e.At, "this read is checked as one of a synchronisation")
	}
	i := slices.IndexFunc(p.accesses, func(a *Access) bool { return a.Elem == e })
	if i < 0 {
		return false
	}
	a := p.accesses[i]
	read, written := -1, -1 // the last ones
	for i, r := range p.records {
		switch {
		case !r.sameAs(a, p.around):
		case r.Write:
			written = i
		default:
			read = i
		}
	}
	switch {
	case !write && read >= 0:
		return true // what a thread reads again is nothing new
	case write && read < written: // the last write is remembered
		p.records = slices.Delete(p.records, written, written+1)
	}
	p.records = append(p.records, &Record{Access: a, Elem: e, Write: write, Site: z.Site(e, write),
		loops: slices.Clone(p.around)})
	return true
}

// sameAs reports whether r is about the elements of a.
func (r *Record) sameAs(a *Access, around []*Loop) bool {
	if !slices.Equal(r.loops, around) || r.Access.Same != a.Same {
		return false
	}
	return r.Access == a || r.Access.UnitStride != nil && r.Access.UnitStride == a.UnitStride ||
		ir.Equal(r.Access.Elem, a.Elem)
}

// prove notes what is to be checked so that nothing in e overflows; false if that cannot be known for all
// threads at once.
func (p *planner) prove(e ir.Expr) bool {
	if !p.overflows(e) {
		return true
	}
	if x := p.resolved(e); p.exact(x) {
		p.endpoints = append(p.endpoints, Endpoint{Loops: p.moves(x), e: x})
		return true
	}
	if p.k.Sanitizer.MayOverflow(e) {
		return p.no(e.Pos(), "overflow is not decided by the first and last threads")
	}
	return !slices.ContainsFunc(ir.Children(e), func(c ir.Expr) bool { return !p.prove(c) })
}

// overflows reports whether something in e may overflow.
func (p *planner) overflows(e ir.Expr) (found bool) {
	ir.WalkExprs(e, func(e ir.Expr) bool {
		found = found || p.k.Sanitizer.MayOverflow(e)
		return !found
	})
	return found
}

// fixed reports whether e has one value for all threads and iterations, which can be known before.
func (p *planner) fixed(e ir.Expr) bool {
	form, ok := p.row.Of(e)
	return ok && form.Uniform() && p.moves(e) == nil
}

// exact reports whether e is an integer that is known to fit if it does at the endpoints.
func (p *planner) exact(e ir.Expr) bool {
	if !ir.IsWord(e.Type()) {
		return false
	}
	switch e := e.(type) {
	case *ir.Const:
		return true
	case *ir.Ref:
		if d := p.row.Known[e.Var]; d != nil {
			return p.exact(d.Init)
		}
		return p.iterations[e.Var] || p.fixed(e)
	case *ir.Builtin:
		if len(e.Args) == 0 && (strings.HasPrefix(string(e.Op), "id.") || strings.HasPrefix(string(e.Op), "dim.")) {
			return true
		}
	case *ir.Unary:
		if e.Op == ir.Neg {
			return p.exact(e.A)
		}
	case *ir.Binary:
		switch e.Op {
		case ir.Add, ir.Sub:
			return p.exact(e.A) && p.exact(e.B)
		case ir.Mul:
			return p.exact(e.A) && p.exact(e.B) && (p.fixed(e.A) || p.fixed(e.B))
		case ir.Shl:
			if n, ok := ir.SmallInt(e.B); ok && n >= 0 && n < 31 {
				return p.exact(e.A)
			}
		}
	case *ir.Convert:
		if ir.IsWord(e.A.Type()) && !e.Sat && p.exact(e.A) {
			return true
		}
	}
	return p.fixed(e) && !p.overflows(e)
}

// ExactKind says what an Exact is.
type ExactKind string

const (
	Known      ExactKind = "known"     // Expr, which is computed as the kernel does
	Literal    ExactKind = "literal"   // N
	Variable   ExactKind = "variable"  // Var, whose value A is computed once
	Iteration  ExactKind = "iteration" // the variable of Loop
	Sum        ExactKind = "sum"
	Difference ExactKind = "difference"
	Product    ExactKind = "product"
	Converted  ExactKind = "converted"
)

// Exact is an integer computed in 64 bits, to see whether it fits its type: all but numbers, variables and iterations
// must.
type Exact struct {
	Kind ExactKind
	Type ir.Scalar
	Expr ir.Expr
	N    int64
	Var  *ir.Var
	Loop *Loop
	A, B *Exact
}

// integer is e as an Exact.
func (p *planner) integer(e ir.Expr) *Exact {
	t := e.Type().(ir.Scalar)
	switch e := e.(type) {
	case *ir.Const:
		n := int64(e.Bits)
		switch {
		case t == ir.I32:
			n = int64(int32(e.Bits))
		case t == ir.U32:
			n = int64(uint32(e.Bits))
		}
		return &Exact{Kind: Literal, Type: t, N: n}
	case *ir.Ref:
		if p.iterations[e.Var] {
			return &Exact{Kind: Iteration, Type: t, Loop: p.loopOn(e.Var)}
		}
		if d := p.row.Known[e.Var]; d != nil {
			return &Exact{Kind: Variable, Type: t, Var: e.Var, A: p.integer(d.Init)}
		}
	case *ir.Unary:
		if e.Op == ir.Neg && p.exact(e.A) {
			return &Exact{Kind: Difference, Type: t, A: &Exact{Kind: Literal, Type: t}, B: p.integer(e.A)}
		}
	case *ir.Binary:
		if x := p.arithmetic(e, t); x != nil {
			return x
		}
	case *ir.Convert:
		if ir.IsWord(e.A.Type()) && !e.Sat && p.exact(e.A) {
			return &Exact{Kind: Converted, Type: t, A: p.integer(e.A)}
		}
	}
	return &Exact{Kind: Known, Type: t, Expr: e}
}

// arithmetic is a sum, difference or product as an Exact, nil if e is none.
func (p *planner) arithmetic(e *ir.Binary, t ir.Scalar) *Exact {
	if !p.exact(e.A) {
		return nil
	}
	kind := map[ir.BinaryOp]ExactKind{ir.Add: Sum, ir.Sub: Difference, ir.Mul: Product}[e.Op]
	if kind != "" && p.exact(e.B) {
		return &Exact{Kind: kind, Type: t, A: p.integer(e.A), B: p.integer(e.B)}
	}
	if n, ok := ir.SmallInt(e.B); e.Op == ir.Shl && ok && n >= 0 && n < 31 {
		return &Exact{Kind: Product, Type: t, A: p.integer(e.A), B: &Exact{Kind: Literal, Type: t, N: 1 << n}}
	}
	return nil
}
