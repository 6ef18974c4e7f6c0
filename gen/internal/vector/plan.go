// Package vector plans how the threads of a block run that differ in threadIdx.x alone: a vector of threads.
//
// The statements of a vector are versioned where package affine finds something to gain. One version is for the
// threads that pass the guards and of which no index can be out of bounds: what they have in common is computed
// once, and an index that grows by one from thread to thread becomes a unit-stride access to a slice that is
// checked once. The other version, with every guard and every check, is for all others. Which threads these are is
// computed for each vector when it runs, so that both versions together do what the second would do alone, in the
// same order.
//
// In the first version the threads run one after the other, several of them interleaved (unroll and jam), or
// array-at-a-time: each operation of the statements is one operation on arrays that hold a value for each thread.
//
// A Plan is a value: it says all of this, or why it is not so, and can be printed. Nothing in it is text of a target
// language.
package vector

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/affine"
)

// Region is what all threads of a block run, each from its beginning to its end, with no barrier in between.
type Region struct {
	Stmts []ir.Stmt
	// Same reports whether a variable from outside has one value for all threads, which they do not change; nil =
	// none has.
	Same func(v *ir.Var) bool
	// Ends says that a return does more than to end the region for a thread, so that it must not be taken off as a
	// guard.
	Ends bool
	// Epilogue says that threads do something after the statements unless they return, and Keeps lists the
	// variables that it reads.
	Epilogue bool
	Keeps    []*ir.Var
	// Gone says that threads may have ended before, which do not run the region.
	Gone bool
}

// Kernel is what the planner has to know of the kernel around a region.
type Kernel struct {
	Assigned  func(v *ir.Var) bool // v is assigned after its declaration, as a whole or in part
	Addressed func(v *ir.Var) bool // the address of v, or of a part of it, is taken
	Constant  func(v *ir.Var) bool // the module variable v is a value in constant memory
	Carried   func(v *ir.Var) bool // v has an element for each thread of the block, which outlives the region
	Copies    []*ir.Var            // those of the carried variables of which each thread has a copy in the region
	Slice     func(e ir.Expr) bool // the pointer e always points to the start of a buffer or array
	// Fold returns a copy of statements in which the conditions of known have these values; nil = none
	// are wanted.
	Fold func(list []ir.Stmt, known map[ir.Expr]bool, fixed func(v *ir.Var) bool) []ir.Stmt
	// Jam says that threads may be interleaved statement by statement.
	Jam bool
	// Sanitizer is nil unless execution is checked.
	Sanitizer Sanitizer
}

// fixed reports whether v keeps the value that it has when a region begins, or that its declaration in the region
// gives it.
func (k *Kernel) fixed(v *ir.Var) bool {
	return !k.Assigned(v) && !k.Addressed(v) && !slices.Contains(k.Copies, v)
}

// Refusal says why something is not done, and what in the source is the reason.
type Refusal struct {
	Pos source.Pos
	Why string
}

// UnitStride is an access whose address grows by one element from one thread to the next.
type UnitStride = affine.UnitStride

// Leading says that only the first threads of each vector do anything.
type Leading = affine.Leading

// Plan says how the threads of a vector run.
type Plan struct {
	Refused *Refusal         // why there is but one version; then there is nothing else
	Row     *affine.Row      // the guards, and the statements of the first version
	Scalar  *Refusal         // why the first version is not array-at-a-time
	Arrays  *Arrays          // how it is, else nil
	Jam     *Jam             // how its threads are interleaved, if they are
	Once    map[*ir.Var]bool // the variables of Row.Declares that all threads share
	Head    []*ir.Declare    // what is declared once for the vector, with the values of its first thread
	Guards  *Guards
}

// LeadingOf says that only the first threads of each vector do anything in r; nil if more may.
func LeadingOf(r Region, k *Kernel) *Leading {
	if r.Epilogue || versionable(r) != nil {
		return nil
	}
	return affine.LeadingOf(r.Stmts, r.options(k, nil, false))
}

// Of plans region r of a kernel.
func Of(r Region, k *Kernel) *Plan {
	if why := versionable(r); why != nil {
		return &Plan{Refused: why}
	}
	p := &planner{k: k, iterations: map[*ir.Var]bool{}}
	plan := &Plan{}
	if plan.Row = affine.Split(r.Stmts, r.options(k, p.iterations, true)); plan.Row != nil {
		p.row = plan.Row
		plan.Arrays, plan.Scalar = p.plan()
	} else {
		return &Plan{Refused: &Refusal{position(r.Stmts),
			"holds more statements, or others, than the analysis takes apart"}}
	}
	if plan.Arrays == nil {
		if k.Sanitizer != nil {
			return &Plan{Refused: plan.Scalar}
		}
		jam := k.jams(behindGuards(r.Stmts))
		if plan.Row = affine.Split(r.Stmts, r.options(k, nil, jam)); plan.Row == nil {
			return &Plan{Refused: &Refusal{plan.Scalar.Pos,
				plan.Scalar.Why + "; accesses of unit stride alone gain nothing"}}
		}
	}
	plan.once()
	if plan.Arrays == nil {
		if plan.Jam = k.jam(plan); plan.Jam == nil && !plan.savesChecks() {
			return &Plan{Refused: &Refusal{plan.Scalar.Pos, plan.Scalar.Why + "; checks of bounds are little of its work"}}
		}
	}
	plan.guards(r)
	plan.Guards.AsksWho = plan.guardsAskWho()
	return plan
}

// A version that saves the checks of unit-stride accesses and no more is worth its length if there are several, and
// threads do little else; an operation that is no operator counts as several.
const (
	maxPerCheck = 6
	builtinWork = 4
)

// savesChecks reports whether the unit-stride accesses of the first version are a good part of what it does.
func (p *Plan) savesChecks() bool {
	saved := map[ir.Expr]bool{}
	for _, w := range p.Row.UnitStrides {
		for _, e := range w.Uses {
			saved[e] = true
		}
	}
	work := 0
	count := func(e ir.Expr) bool {
		n := 1
		if v, ok := e.Type().(*ir.Vector); ok {
			n = v.N
		}
		switch e := e.(type) {
		case *ir.Binary, *ir.Unary, *ir.Convert:
			work += n
		case *ir.Builtin:
			if len(e.Args) > 0 { // not an id
				work += builtinWork * n
			}
		}
		return !saved[e]
	}
	ir.WalkStmts(p.Row.Body, func(s ir.Stmt) bool {
		for _, e := range ir.Exprs(s) {
			ir.WalkExprs(e, count)
		}
		return true
	})
	return len(saved) > 1 && work <= maxPerCheck*len(saved)
}

// versionable says why r can have no second version, nil if it can.
func versionable(r Region) *Refusal {
	switch {
	case r.Ends:
		return &Refusal{position(r.Stmts), "a return does more than to end a thread"}
	case ir.HasLabel(r.Stmts):
		return &Refusal{position(r.Stmts), "holds labels"}
	case countReachable(r.Stmts) != count(r.Stmts):
		return &Refusal{position(r.Stmts), "holds statements that are never reached"}
	}
	return nil
}

// position is where a list begins.
func position(list []ir.Stmt) source.Pos {
	if len(list) == 0 {
		return 0
	}
	return list[0].Pos()
}

func countReachable(list []ir.Stmt) (n int) {
	ir.WalkReachable(list, func(ir.Stmt) bool { n++; return true })
	return n
}

func count(list []ir.Stmt) (n int) {
	ir.WalkStmts(list, func(ir.Stmt) bool { n++; return true })
	return n
}

// options asks affine for the two versions; iterations are variables of loops through which all threads go
// together, as far as they are known.
func (r *Region) options(k *Kernel, iterations map[*ir.Var]bool, loops bool) affine.Options {
	same := func(v *ir.Var) bool {
		if iterations[v] {
			return true
		}
		switch v.Kind {
		case ir.Param:
			return k.fixed(v)
		case ir.GlobalVar:
			return k.fixed(v) && v.Space == ir.Constant && k.Constant(v)
		}
		return r.Same != nil && r.Same(v)
	}
	var fold func(list []ir.Stmt, known map[ir.Expr]bool) []ir.Stmt
	if k.Fold != nil {
		fold = func(list []ir.Stmt, known map[ir.Expr]bool) []ir.Stmt { return k.Fold(list, known, k.fixed) }
	}
	outlives := func(v *ir.Var) bool { return k.Carried(v) && !slices.Contains(k.Copies, v) }
	return affine.Options{Base: k.buffer, Fold: fold, End: r.Epilogue, Loops: loops, Outlives: outlives,
		Scope: &affine.Scope{Same: same, Fixed: k.fixed}}
}

// buffer reports whether the pointer e is one buffer throughout: a parameter that nobody changes.
func (k *Kernel) buffer(e ir.Expr) bool {
	ref, ok := e.(*ir.Ref)
	return ok && k.Slice(e) && ref.Var.Kind == ir.Param && k.fixed(ref.Var)
}

// once decides what is declared once for the vector: what the guards need, and what the statements mention of values
// that all threads share.
func (p *Plan) once() {
	row := p.Row
	exprs := slices.Concat(row.Uniform, row.Whole)
	for _, b := range slices.Concat(row.Bounds, row.Branches) {
		exprs = append(exprs, b.X, b.Limit)
	}
	exprs = append(exprs, row.NoWrap...)
	for _, w := range row.UnitStrides {
		exprs = append(exprs, w.First)
		for _, i := range w.Inner {
			exprs = append(exprs, i.I)
		}
	}
	p.Once = map[*ir.Var]bool{}
	for _, d := range row.Declares {
		if row.Dropped[d.Var] {
			p.Once[d.Var] = true
			continue
		}
		if f := row.Form(d); f.Uniform() {
			p.Once[d.Var] = true
			exprs = append(exprs, reference(d))
		}
	}
	if p.Arrays != nil {
		exprs = append(exprs, p.Arrays.needs(row)...)
	}
	p.Head = row.Needs(exprs)
}

// reference is the variable of d as an expression.
func reference(d *ir.Declare) ir.Expr {
	return &ir.Ref{X: ir.X{Typ: d.Var.Type, At: d.At}, Var: d.Var}
}
