// Package lanes finds out how the threads of a row can run side by side, as the lanes of vectors that a compiler has.
//
// The lanes do each statement together, which is one of the orders in which threads of a block may run between two
// barriers. A region in which another order could be told from the one in which the threads run one after the other, as
// by the results of atomic operations, has no such form. A variable that differs from lane to lane becomes a vector;
// what is the same for all, or grows by the same amount from lane to lane, is computed once, for the first lane. Where
// only some lanes come, a mask says which. Package clanes writes C from the Plan.
package lanes

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/plan"
)

// Region is what threads are to do side by side.
type Region struct {
	Body     []ir.Stmt
	Plan     *plan.Region
	Entering []*ir.Var            // parameters of which each thread has its own
	Expanded func(v *ir.Var) bool // whether v has an element for each thread, which it keeps between regions
	InMemory func(v *ir.Var) bool // whether the address of v itself is taken
}

// Plan says how threads run side by side.
type Plan struct {
	Body    []ir.Stmt         // without names of elements, int& a = p[i]
	Kept    []plan.Copy       // the variables with an element for each thread that the region uses
	Skips   bool              // threads may have ended before
	Returns bool              // some lanes may end before the others
	Depth   map[*ir.Var]int   // how many branches that lanes take apart stand around the uses of a variable
	Apart   map[*ir.Loop]bool // loops that not all lanes leave together
	Agreed  map[ir.Stmt]bool  // where the lanes do not agree they run one after the other

	forms       map[*ir.Var]Form
	loopOf      map[*ir.Var]*ir.Loop // the only loop that uses a variable
	bounded     map[*ir.Var]bool     // see neverWraps
	written     map[*ir.Var]bool     // assigned after their declaration
	keeps       map[*ir.Var]bool     // those of Kept
	region      *Region
	loopsAround []loopAround
	changed     bool
	failed      string
}

// Analyse plans a region. Why says why its threads cannot run side by side, and is empty where they can.
func Analyse(r *Region) (p *Plan, why string) {
	x := &Plan{Body: withoutReferences(r.Body), Skips: r.Plan.Skips, Depth: map[*ir.Var]int{},
		Apart: map[*ir.Loop]bool{}, Agreed: map[ir.Stmt]bool{}, forms: map[*ir.Var]Form{},
		loopOf: map[*ir.Var]*ir.Loop{}, bounded: map[*ir.Var]bool{}, written: map[*ir.Var]bool{},
		keeps: map[*ir.Var]bool{}, region: r}
	ir.WalkStmts(x.Body, func(s ir.Stmt) bool {
		if _, ok := s.(*ir.Declare); !ok {
			if v := ir.Root(ir.Written(s)); v != nil {
				x.written[v] = true
			}
		}
		return true
	})
	x.Kept = x.kept(x.Body, r.Plan)
	for _, c := range x.Kept {
		x.keeps[c.Var] = true
		x.set(c.Var, each)
	}
	for _, v := range r.Entering {
		x.set(v, same)
	}
	if x.analyse(x.Body); x.failed == "" {
		x.check()
	}
	return x, x.failed
}

// kept lists the variables with an element for each thread that the region uses.
func (x *Plan) kept(list []ir.Stmt, r *plan.Region) (out []plan.Copy) {
	known := map[*ir.Var]bool{}
	for _, c := range r.Copies {
		known[c.Var] = true
		out = append(out, c)
	}
	note := func(v *ir.Var) {
		if x.region.Expanded(v) && !known[v] {
			known[v] = true
			out = append(out, plan.Copy{Var: v, Load: true, Store: x.written[v]})
		}
	}
	ir.Walk(list, func(s ir.Stmt) {
		if d, ok := s.(*ir.Declare); ok && x.region.Expanded(d.Var) {
			x.written[d.Var] = true
			note(d.Var)
		}
	}, func(e ir.Expr) {
		if r, ok := e.(*ir.Ref); ok {
			note(r.Var)
		}
	})
	return out
}

// AddEach adds v, a variable that a printer makes, with a value for each lane; depth is that of its use.
func (x *Plan) AddEach(v *ir.Var, depth int) { x.forms[v], x.Depth[v] = each, depth }

// AsRow takes v, a variable with a value for each lane, for one that grows by one from lane to lane as long as write
// runs.
func (x *Plan) AsRow(v *ir.Var, write func()) {
	x.forms[v] = row(1)
	write()
	x.forms[v] = each
}

// Expanded reports whether v has an element for each thread, which it keeps from one region to the next.
func (x *Plan) Expanded(v *ir.Var) bool { return x.region.Expanded(v) }
