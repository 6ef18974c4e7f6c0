package gocpu

import (
	"maps"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
)

// A thread that adds up many products waits for each sum before it can add to it; the sums of its neighbours do not wait for it. In phases, where threads may run side by
// side, rows of threads that compute such chains are written four threads at a time, statement by statement ("unroll and jam"):
//
//	sum0 += a[0] * b[j]; sum1 += a[0] * b[j+1]; sum2 += a[0] * b[j+2]; sum3 += a[0] * b[j+3]
//	sum0 += a[1] * c[j]; ...
//
// Each thread's own statements keep their order, so that it computes what it computed before.

// Limits of what is written side by side.
const (
	jamLanes = 4
	jamChain = 6  // additions to one variable that are worth it
	jamStmts = 48 // statements of a thread
)

// jamForm is the state of writing it.
type jamForm struct {
	lane  int // the one being written
	names [jamLanes]map[*ir.Var]string
	quads map[string]string // the names of four elements of a window
	order []string          // of those that are declared first
	out   *[]jen.Code       // where the statements of the row itself are written
	code  []jen.Code
}

// chains looks at the statements of a thread.
type chains struct {
	f     *fn
	n     int
	loops int
	adds  map[*ir.Var]int
	ok    bool
}

// behindGuards returns what of list is done by threads that pass the guards at its end.
func behindGuards(list []ir.Stmt) []ir.Stmt {
	list = live(list)
	if len(list) == 0 {
		return nil
	}
	rest, inner := list[:len(list)-1:len(list)-1], []ir.Stmt(nil)
	switch s := list[len(list)-1].(type) {
	case *ir.If:
		if len(s.Else) > 0 {
			return list
		}
		inner = s.Then
	case *ir.Block:
		inner = s.List
		if len(inner) == 2 {
			if _, loop := inner[1].(*ir.Loop); loop {
				return list
			}
		}
	default:
		return list
	}
	return append(rest, behindGuards(inner)...)
}

// jams reports whether list can be written for several threads side by side, and whether that gains anything.
func (f *fn) jams(list []ir.Stmt) bool {
	if f.ph == nil || !f.e.quick() {
		return false
	}
	c := &chains{f: f, adds: map[*ir.Var]int{}, ok: true}
	c.list(list)
	if !c.ok || c.n > jamStmts {
		return false
	}
	for _, n := range c.adds {
		if n >= jamChain {
			return true
		}
	}
	return false
}

func (c *chains) list(list []ir.Stmt) {
	for _, s := range live(list) {
		c.stmt(s)
	}
}

func (c *chains) stmt(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.Assign, *ir.If, *ir.Effect:
		c.n++
	case *ir.Declare:
		if _, constant := s.Init.(*ir.Const); !constant {
			c.n++
		}
	}
	for _, e := range ir.Exprs(s) {
		c.expr(s, e)
	}
	switch s := s.(type) {
	case *ir.Declare:
		t := s.Var.Type
		if a, ok := t.(*ir.Array); ok {
			t = a.Elem
		}
		_, scalar := t.(ir.Scalar)
		c.ok = c.ok && scalar
	case *ir.Assign:
		if v := ir.Root(s.Dst); v != nil && s.Op == ir.Add && private(v) && (v.Type == ir.F32 || v.Type == ir.F64) {
			c.adds[v]++
			if c.loops > 0 {
				c.adds[v] += jamChain
			}
		}
	case *ir.Effect:
		c.ok = c.ok && c.counts(s)
	case *ir.Block:
		if len(s.List) == 2 {
			d, declares := s.List[0].(*ir.Declare)
			l, loops := s.List[1].(*ir.Loop)
			if declares && loops {
				c.ok = c.ok && c.f.together(d, l)
				c.loops++
				c.list(l.Body)
				c.loops--
				return
			}
		}
		c.list(s.List)
	case *ir.If:
		ir.WalkStmts(append(append([]ir.Stmt{}, s.Then...), s.Else...), func(s ir.Stmt) bool {
			switch s.(type) {
			case *ir.Declare, *ir.Assign, *ir.Block, *ir.If, *ir.Effect:
			default:
				c.ok = false
			}
			return c.ok
		})
		c.list(s.Then)
		c.list(s.Else)
	default:
		c.ok = false
	}
}

// counts reports whether s adds to an integer of shared memory: in which order threads do does not matter.
func (c *chains) counts(s *ir.Effect) bool {
	if s.Dst != nil || len(s.Args) != 2 || s.Op != "atomic.add" || !inShared(s.Args[0]) {
		return false
	}
	t, ok := s.Args[1].Type().(ir.Scalar)
	return ok && t.IsInt()
}

// expr looks for what keeps threads from running side by side.
func (c *chains) expr(s ir.Stmt, e ir.Expr) {
	_, effect := s.(*ir.Effect)
	ir.WalkExprs(e, func(e ir.Expr) bool {
		switch e.(type) {
		case *ir.PtrAdd:
			c.ok = c.ok && effect
		case *ir.Deref, *ir.LaneAt, *ir.PtrDiff, *ir.PtrCast, *ir.Str, *ir.Compose, *ir.Splat:
			c.ok = false
		case *ir.Addr:
			c.ok = c.ok && effect
		}
		return c.ok
	})
}

// together reports whether all threads of a row go through the rounds of a loop together: its variable counts between constants and parameters, and nothing jumps.
func (f *fn) together(d *ir.Declare, l *ir.Loop) bool {
	same := func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.Const:
			return true
		case *ir.Ref:
			return e.Var.Kind == ir.Param && !f.facts.written[e.Var] && !f.facts.addressed[e.Var]
		}
		return false
	}
	cond, ok := l.Cond.(*ir.Binary)
	if !ok || !same(d.Init) || !isVar(cond.A, d.Var) || !same(cond.B) || l.TestLast || len(l.Pre) > 0 || len(l.Post) != 1 || f.facts.addressed[d.Var] {
		return false
	}
	step := increment(l.Post[0], d.Var)
	if _, constant := step.(*ir.Const); !constant {
		return false
	}
	for _, v := range writtenIn(&ir.Block{List: l.Body}) {
		if v == d.Var {
			return false
		}
	}
	return true
}

// jam writes the statements of a row for jamLanes threads; nil if they are not to be.
func (f *fn) jam(fr *fastRow, r threadRun) *jamForm {
	if !f.jams(fr.Body) {
		return nil
	}
	j := &jamForm{quads: map[string]string{}}
	f.jamNames(fr, j)
	names, used := f.names, f.used
	f.used = map[string]bool{}
	fr.jam = j
	j.code = f.block(func() {
		j.out = f.out
		f.eachLane(j, func() {
			r.enter()
			for _, d := range fr.Declares {
				if !fr.once[d.Var] {
					f.line(d.At)
					f.declaration(d)
				}
			}
		})
		f.jamming = true
		f.stmts(fr.Body)
		f.jamming = false
		f.eachLane(j, func() {
			if r.leave != nil {
				r.leave()
			}
		})
	})
	fr.jam = nil
	odd := f.used["tidX"] || f.used["cur"]
	for name := range f.used {
		used[name] = true
	}
	f.names, f.used = names, used
	if odd {
		return nil
	}
	return j
}

// jamNames gives each lane's variables names of their own.
func (f *fn) jamNames(fr *fastRow, j *jamForm) {
	own := map[*ir.Var]bool{}
	var order []*ir.Var
	note := func(v *ir.Var) {
		if !own[v] {
			own[v] = true
			order = append(order, v)
		}
	}
	loops := map[*ir.Var]bool{}
	walkLive(fr.Body, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Declare:
			note(s.Var)
		case *ir.Block:
			if len(s.List) == 2 {
				d, declares := s.List[0].(*ir.Declare)
				if _, loop := s.List[1].(*ir.Loop); declares && loop {
					loops[d.Var] = true
				}
			}
		}
		return true
	})
	for _, d := range fr.Declares {
		if !fr.once[d.Var] {
			note(d.Var)
		}
	}
	for _, v := range f.ph.arrays {
		if f.ph.cached[v] {
			note(v)
		}
	}
	for lane := range j.names {
		j.names[lane] = f.names
		if lane == 0 {
			continue
		}
		j.names[lane] = maps.Clone(f.names)
		for _, v := range order {
			if !loops[v] {
				j.names[lane][v] = localName(v.Name, f.taken)
			}
		}
	}
}

// eachLane calls write for each lane.
func (f *fn) eachLane(j *jamForm, write func()) {
	for lane := range jamLanes {
		j.lane, f.names = lane, j.names[lane]
		write()
	}
	j.lane, f.names = 0, j.names[0]
}

// jamStmts writes a list for all lanes.
func (f *fn) jamStmts(list []ir.Stmt) {
	for _, s := range live(list) {
		switch s := s.(type) {
		case *ir.Block:
			f.blockStmt(s)
		case *ir.Loop:
			f.line(s.At)
			f.loopStmt(s, nil)
		default:
			f.jamming = false
			faults := f.fast.Faults && f.faultsApart(s)
			f.eachLane(f.fast.jam, func() {
				if faults {
					f.add(jen.Id("blk").Dot("Cur").Op("=").Add(f.fast.jamCur()))
				}
				f.stmt(s)
			})
			f.jamming = true
		}
	}
}

// faultsApart reports whether s may fault for one thread of the row and not for the first.
func (f *fn) faultsApart(s ir.Stmt) (found bool) {
	ir.Walk([]ir.Stmt{s}, nil, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.Index:
			found = found || f.fast.windows[e] == "" && !f.uniformIndex(e)
		case *ir.Binary:
			found = found || faultsItself(e)
		}
	})
	return found
}

// uniformIndex reports whether all threads of the row have one index.
func (f *fn) uniformIndex(e *ir.Index) bool {
	if _, constant := e.I.(*ir.Const); constant {
		return true
	}
	ok := true
	exprVars(e.I, func(v *ir.Var) {
		same := f.fast.once[v] || v.Kind == ir.Param || f.fast.jam.names[1][v] == f.fast.jam.names[0][v]
		ok = ok && same
	})
	ir.WalkExprs(e.I, func(e ir.Expr) bool {
		switch e.(type) {
		case *ir.Index:
			ok = false
		}
		return ok
	})
	return ok
}

// jamCur is the linear index of the lane's thread.
func (fr *fastRow) jamCur() *jen.Statement {
	x := infix(fr.id("lo"), "+", ident(fr.index), precAdd)
	if fr.jam.lane > 0 {
		x = infix(x, "+", literal(itoa(fr.jam.lane)), precAdd)
	}
	return jen.Id("tidRow").Op("+").Add(convert(jen.Uint32(), x).code())
}

// rowElement is the current thread's element of a slice of the row's.
func (f *fn) rowElement(slice string) ex {
	j := f.fast.jam
	if j == nil {
		return prim(jen.Id(slice).Index(jen.Id(f.fast.index)))
	}
	if j.quads[slice] == "" {
		j.quads[slice] = f.numbered(slice + "x")
		if f.out == j.out { // here, so that Go's compiler need not keep it for long
			f.add(j.quad(f.fast, slice))
		} else {
			j.order = append(j.order, slice)
		}
	}
	return prim(jen.Id(j.quads[slice]).Index(jen.Lit(j.lane)))
}

// quad declares the four elements of a slice of the row's.
func (j *jamForm) quad(fr *fastRow, slice string) jen.Code {
	return jen.Id(j.quads[slice]).Op(":=").Add(vecopFn("Four", ident(slice), ident(fr.index)).code())
}

// jammed writes the loops over the threads that need no checks: over four at a time, and over those that are left.
func (f *fn) jammed(fr *fastRow, j *jamForm, t *turn) {
	at := jen.Id(fr.index)
	var head []jen.Code
	if fr.Faults {
		fr.jam = &jamForm{}
		head = append(head, jen.Id("blk").Dot("Cur").Op("=").Add(fr.jamCur()))
		fr.jam = nil
	}
	for _, slice := range j.order {
		head = append(head, j.quad(fr, slice))
	}
	f.add(at.Clone().Op(":=").Lit(0))
	f.add(jen.For(jen.Empty(), at.Clone().Op("<=").Add(infix(fr.id("n"), "-", literal(itoa(jamLanes)), precAdd).code()), at.Clone().Op("+=").Lit(jamLanes)).Block(append(head, j.code...)...))
	f.add(t.loop3(jen.Empty(), at.Clone().Op("<").Add(fr.id("n").code()), at.Clone().Op("++"), fr.threadHead(t)))
}
