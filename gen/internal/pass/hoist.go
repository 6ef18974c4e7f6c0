package pass

import (
	"strconv"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/invariant"
)

// Loop-invariant code motion: what has the same value in all iterations of a loop is computed before it, which Go's
// compiler does not do. Package invariant finds it.
//
//	for (...) sum += a[i * n + k];    inv1 := i * n; for (...) sum += a[inv1 + k]
//
// The pass runs last, and on statements as they are printed: the planner of vectors asks for the indices of accesses as
// the source has them, and of two versions of a region each has its own invariants. So Lower leaves it out, and who
// makes the versions calls Hoist.

// Hoister is the loop-invariant motion of one function.
type Hoister struct {
	// Fixed reports whether a variable is only ever changed by statements that name it, and Kept whether it is never
	// assigned after its declaration but used.
	Fixed, Kept func(v *ir.Var) bool
	// Made, unless nil, is told of each new variable.
	Made func(v *ir.Var)

	names ir.Names
	last  int // the number of the last new variable
}

// Hoister returns one for f, with what f says of its variables itself.
func (c *Context) Hoister(f *ir.Func) *Hoister {
	addressed, written, read := ir.AddressedIn(f.Body), writtenIn(f.Body), map[*ir.Var]bool{}
	ir.Walk(f.Body, nil, func(e ir.Expr) {
		if r, ok := e.(*ir.Ref); ok {
			read[r.Var] = true
		}
	})
	return &Hoister{
		Fixed: func(v *ir.Var) bool { return !addressed[v] && !ir.IsPointer(v.Type) },
		Kept:  func(v *ir.Var) bool { return !written[v] && read[v] },
		names: ir.NamesOf(f),
	}
}

// hoist moves what is invariant out of the loops of a kernel: all of them, or those of its regions.
func hoist(c *Context, k *Kernel) *ir.Refusal {
	if k.Regions != nil {
		h := c.Hoister(k.Regions.Func)
		ir.WalkReachable(k.Regions.Func.Body, func(s ir.Stmt) bool {
			t, ok := s.(*ir.ThreadLoop)
			if ok {
				t.Body = h.Hoist(t.Body, Version{})
			}
			return !ok
		})
	}
	k.Func = c.Hoisted(k.Func)
	return nil
}

// Hoisted is f with what is invariant before its loops.
func (c *Context) Hoisted(f *ir.Func) *ir.Func {
	out := *f
	out.Body = c.Hoister(f).Hoist(f.Body, Version{})
	return &out
}

// Version says what in a version of statements is as if it were not there.
type Version struct {
	Dropped  map[*ir.Var]bool       // variables whose declarations nobody needs
	Replaced func(e *ir.Index) bool // something else stands in the place of an element; nil = of none
}

// Hoist returns list with what is invariant before its loops. What stays shares nothing with list but the elements that
// are replaced.
func (h *Hoister) Hoist(list []ir.Stmt, v Version) []ir.Stmt {
	m := &motion{Hoister: h, version: v, named: map[ir.Expr]*ir.Var{}, moved: map[*ir.Declare]bool{}}
	if !hasLoop(list) {
		return list
	}
	m.Rewriter = ir.Rewriter{Stmt: m.stmt, Fold: m.fold}
	return m.Stmts(list)
}

// Uniform returns list, what threads run one after the other, with what invariant.Uniform finds in it before all of
// them.
func (h *Hoister) Uniform(list []ir.Stmt) (before []*ir.Declare, rest []ir.Stmt) {
	found := invariant.Uniform(list, h.Fixed)
	if len(found) == 0 {
		return nil, list
	}
	m := &motion{Hoister: h, named: map[ir.Expr]*ir.Var{}}
	for _, x := range found {
		v := m.variable(x.Expr)
		before = append(before, &ir.Declare{Var: v, Init: x.Expr})
		for _, e := range x.Uses {
			m.named[e] = v
		}
	}
	m.Rewriter = ir.Rewriter{Stmt: m.stmt, Fold: m.fold}
	return before, m.Stmts(list)
}

func hasLoop(list []ir.Stmt) (found bool) {
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		_, ok := s.(*ir.Loop)
		found = found || ok
		return !found
	})
	return found
}

// motion is the state of Hoist.
type motion struct {
	*Hoister
	ir.Rewriter
	version Version
	nest    invariant.Nest       // of the outermost loop around the current statement
	named   map[ir.Expr]*ir.Var  // expressions that are computed before a loop around it
	moved   map[*ir.Declare]bool // and declarations
}

// stmt is asked for each statement before it is copied.
func (m *motion) stmt(s ir.Stmt) ([]ir.Stmt, bool) {
	switch s := s.(type) {
	case *ir.Declare:
		return nil, m.moved[s]
	case *ir.Loop:
		if m.nest != nil || movesFrom(s) {
			before, l := m.loop(s)
			return append(before, l), true
		}
	case *ir.Block:
		// The for loop of the source stays one.
		if d, l := forLoop(s); l != nil && !m.moved[d] && (m.nest != nil || movesFrom(l)) {
			first := m.Copy(d)
			before, loop := m.loop(l)
			if mentions(before, d.Var) {
				return []ir.Stmt{&ir.Block{S: s.S, List: append(append([]ir.Stmt{first}, before...), loop)}}, true
			}
			return append(before, &ir.Block{S: s.S, List: []ir.Stmt{first, loop}}), true
		}
	}
	return nil, false
}

// forLoop takes a block apart that holds a declaration and a loop.
func forLoop(s *ir.Block) (*ir.Declare, *ir.Loop) {
	if len(s.List) != 2 {
		return nil, nil
	}
	d, ok := s.List[0].(*ir.Declare)
	l, ok2 := s.List[1].(*ir.Loop)
	if !ok || !ok2 || d.Init == nil || l.TestLast {
		return nil, nil
	}
	return d, l
}

// movesFrom reports whether something may be moved before l: it holds no suspension and no label.
func movesFrom(l *ir.Loop) bool {
	moves := true
	ir.WalkStmts([]ir.Stmt{l}, func(s ir.Stmt) bool {
		_, label := s.(*ir.Label)
		moves = moves && !label && !ir.Suspends(s)
		return moves
	})
	return moves
}

// mentions reports whether list mentions v.
func mentions(list []ir.Stmt, v *ir.Var) (found bool) {
	ir.Walk(list, nil, func(e ir.Expr) { found = found || ir.IsRef(e, v) })
	return found
}

// loop copies a loop and what stands before it.
func (m *motion) loop(s *ir.Loop) (before []ir.Stmt, l ir.Stmt) {
	if m.nest == nil { // the outermost loop
		m.nest = invariant.Analyse(s, m.config())
		defer func() { m.nest = nil }()
	}
	found := m.nest[s]
	if found == nil {
		found = &invariant.Loop{}
	}
	vars := make([]*ir.Var, len(found.Exprs))
	for i, x := range found.Exprs {
		if x.Wanted {
			vars[i] = m.variable(x.Expr)
		}
		for _, e := range x.Uses {
			m.named[e] = vars[i]
		}
	}
	for _, d := range found.Declares {
		m.moved[d] = true
	}
	l = m.Copy(s)
	for _, x := range found.Exprs {
		for _, e := range x.Uses {
			delete(m.named, e)
		}
	}
	for _, d := range found.Declares {
		delete(m.moved, d)
	}
	for _, d := range found.Wanted {
		before = append(before, m.Copy(d))
	}
	for i, x := range found.Exprs {
		if x.Wanted {
			before = append(before, &ir.Declare{S: s.S, Var: vars[i], Init: m.Expr(x.Expr)})
		}
	}
	return before, l
}

// variable is a new variable for e.
func (m *motion) variable(e ir.Expr) *ir.Var {
	name := ""
	for name == "" || m.names[name] > 0 {
		m.last++
		name = "inv" + strconv.Itoa(m.last)
	}
	m.names[name] = 1
	v := &ir.Var{Name: name, Type: e.Type(), Kind: ir.Temp, Pos: e.Pos()}
	if m.Made != nil {
		m.Made(v)
	}
	return v
}

// fold replaces what is computed before a loop.
func (m *motion) fold(made, from ir.Expr) ir.Expr {
	if v := m.named[from]; v != nil {
		return ir.RefTo(v)
	}
	if m.replaced(from) {
		return from
	}
	if b := asTruth(from); b != from {
		return m.Expr(b)
	}
	return made
}

func (m *motion) replaced(e ir.Expr) bool {
	i, ok := e.(*ir.Index)
	return ok && m.version.Replaced != nil && m.version.Replaced(i)
}

// config is what the analysis of a nest of loops has to know.
func (m *motion) config() invariant.Config {
	return invariant.Config{
		Fixed: m.Fixed,
		Movable: func(d *ir.Declare) bool {
			_, scalar := d.Var.Type.(ir.Scalar)
			return scalar && m.Kept(d.Var) && !m.version.Dropped[d.Var]
		},
		Gone:     func(d *ir.Declare) bool { return m.version.Dropped[d.Var] },
		Replaced: m.replaced,
		Written:  asTruth,
	}
}

// asTruth is e, but two truth values that are compared as numbers are compared as they are.
func asTruth(e ir.Expr) ir.Expr {
	if b, ok := e.(*ir.Binary); ok && (b.Op == ir.Eq || b.Op == ir.Ne) {
		if x, y := ir.Truth(b.A), ir.Truth(b.B); x != nil && y != nil {
			return &ir.Binary{X: b.X, Op: b.Op, A: x, B: y}
		}
	}
	return e
}
