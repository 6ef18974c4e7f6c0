package gocpu

import (
	"slices"
	"strings"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
)

// A local scalar or vector without an address that may be read before it is given a value has a companion that tells at run time: a Go bool, or a bit for each component. Which ones need it
// is the question of definite assignment: a forward analysis over the structured statements. What is assigned in a loop stays so, so one pass is enough. A vector that is read as a
// whole needs one component that has a value: programs copy what they have filled in part.

// assigned is a set of variables, or components of them, by index; all says that control does not come here.
type assigned struct {
	all  bool
	bits []uint64
}

type definite struct {
	e      *emitter
	index  map[*ir.Var]int // of the first component
	n      int             // indices given
	needs  map[*ir.Var]bool
	passed map[*ir.Ref]bool // arguments that nobody reads, and what only hands a variable on with the value it has or lacks
	brk    []*assigned
	cont   []*assigned
	leaves map[*ir.Region]*assigned
}

func (e *emitter) newDefinite() *definite {
	return &definite{e: e, index: map[*ir.Var]int{}, needs: map[*ir.Var]bool{}, passed: map[*ir.Ref]bool{}, leaves: map[*ir.Region]*assigned{}}
}

// maybeUnset finds the locals of a body that may be read before they are assigned, and the arguments that are no reads. Functions with labels are left alone.
func (e *emitter) maybeUnset(d *ir.Func) (vars map[*ir.Var]bool, passed map[*ir.Ref]bool) {
	a := e.newDefinite()
	walk(d.Body, func(s ir.Stmt) {
		x, ok := s.(*ir.Declare)
		if !ok || x.Var.Kind != ir.Local || isPointer(x.Var.Type) || isAggregate(x.Var.Type) || e.facts.addressed[x.Var] {
			return
		}
		if x.Init != nil && a.handedOn(x) == nil || x.Init == nil && !e.users(x.Var.Pos) {
			return
		}
		if _, seen := a.index[x.Var]; !seen {
			a.index[x.Var] = a.n
			a.n += components(x.Var.Type)
		}
	}, nil)
	if len(a.index) == 0 || holdsLabel(d.Body) {
		return nil, nil
	}
	a.list(d.Body, assigned{bits: make([]uint64, (a.n+63)/64)})
	return a.needs, a.passed
}

// overwrites reports whether a function gives its parameter p a value before it reads it: a variable without a value may be passed for it, as functions have it that fill a vector
// by components and return it.
func (e *emitter) overwrites(d *ir.Func, p *ir.Var) bool {
	if known, ok := e.overwritten[p]; ok {
		return known
	}
	if e.overwritten == nil {
		e.overwritten = map[*ir.Var]bool{}
	}
	e.overwritten[p] = false // if the function calls itself
	if !e.facts.addressed[p] && !isPointer(p.Type) && !isAggregate(p.Type) && !holdsLabel(d.Body) {
		a := e.newDefinite()
		a.index[p] = 0
		a.list(d.Body, assigned{bits: make([]uint64, 1)})
		e.overwritten[p] = !a.needs[p]
	}
	return e.overwritten[p]
}

// call reads the arguments of a call.
func (a *definite) call(s *ir.Call, in assigned) {
	for i, arg := range s.Args {
		r, ok := arg.(*ir.Ref)
		if ok && i < len(s.Func.Params) {
			if _, tracked := a.index[r.Var]; tracked && a.e.overwrites(s.Func, s.Func.Params[i]) {
				a.passed[r] = true
				continue
			}
		}
		a.read(in, arg)
	}
}

// handedOn returns the variable whose value, if it has one, is that of the variable which s declares, perhaps a parameter of a function that is inlined; nil if s is something else.
func (a *definite) handedOn(s *ir.Declare) *ir.Ref {
	r, ok := s.Init.(*ir.Ref)
	if !ok || !ir.Identical(r.Typ, s.Var.Type) {
		return nil
	}
	if _, tracked := a.index[r.Var]; !tracked {
		return nil
	}
	return r
}

// shuffled returns the variable without an address, and which of its components, that the lanes of a warp exchange in s, nil if it is something else. What a lane gives that nobody takes
// need not be a value.
func shuffled(s *ir.Effect) (r *ir.Ref, comps []int) {
	if !isShuffle(s) {
		return nil, nil
	}
	switch e := s.Args[1].(type) {
	case *ir.Ref:
		return e, allOf(e.Var.Type)
	case *ir.Lanes:
		r, _ = e.Base.(*ir.Ref)
		return r, e.Comps
	}
	return nil, nil
}

func isShuffle(s *ir.Effect) bool {
	return len(s.Args) > 1 && strings.HasPrefix(string(s.Op), "warp.shfl")
}

// hand notes that r is handed on.
func (a *definite) hand(in assigned, r *ir.Ref) {
	a.passed[r] = true
	if i := a.index[r.Var]; !in.has(i) || len(allOf(r.Var.Type)) > 1 {
		a.needs[r.Var] = true
	}
}

// components is how many parts of a variable are told apart.
func components(t ir.Type) int {
	if v, ok := t.(*ir.Vector); ok {
		return v.N
	}
	return 1
}

// allOf are the components of a variable of type t.
func allOf(t ir.Type) []int {
	list := make([]int, components(t))
	for i := range list {
		list[i] = i
	}
	return list
}

func (s assigned) has(i int) bool { return s.all || s.bits[i/64]>>(i%64)&1 != 0 }

// change marks the components of the variable with index i, or takes the marks away.
func (s assigned) change(i int, comps []int, set bool) assigned {
	if s.all {
		return s
	}
	out := assigned{bits: append([]uint64(nil), s.bits...)}
	for _, c := range comps {
		if n := i + c; set {
			out.bits[n/64] |= 1 << (n % 64)
		} else {
			out.bits[n/64] &^= 1 << (n % 64)
		}
	}
	return out
}

func meet(a, b assigned) assigned {
	switch {
	case a.all:
		return b
	case b.all:
		return a
	}
	out := assigned{bits: make([]uint64, len(a.bits))}
	for i := range out.bits {
		out.bits[i] = a.bits[i] & b.bits[i]
	}
	return out
}

func (a *definite) read(in assigned, exprs ...ir.Expr) {
	for _, e := range exprs {
		ir.WalkExprs(e, func(e ir.Expr) bool {
			switch e := e.(type) {
			case *ir.Ref:
				if i, ok := a.index[e.Var]; ok && !slices.ContainsFunc(allOf(e.Var.Type), func(c int) bool { return in.has(i + c) }) {
					a.needs[e.Var] = true
				}
			case *ir.Lanes:
				if r, ok := e.Base.(*ir.Ref); ok {
					if i, ok := a.index[r.Var]; ok && slices.ContainsFunc(e.Comps, func(c int) bool { return !in.has(i + c) }) {
						a.needs[r.Var] = true
					}
					return false
				}
			}
			return true
		})
	}
}

// written reads what a place needs and returns the state after an assignment to it.
func (a *definite) written(dst ir.Expr, in assigned) assigned {
	if dst == nil {
		return in
	}
	switch e := dst.(type) {
	case *ir.Ref:
		if i, ok := a.index[e.Var]; ok {
			return in.change(i, allOf(e.Var.Type), true)
		}
		return in
	case *ir.Lanes:
		if r, ok := e.Base.(*ir.Ref); ok {
			if i, ok := a.index[r.Var]; ok {
				return in.change(i, e.Comps, true)
			}
		}
		return a.written(e.Base, in)
	case *ir.FieldOf:
		return a.written(e.Base, in)
	case *ir.LaneAt:
		a.read(in, e.I)
		return a.written(e.Base, in)
	}
	a.read(in, dst)
	return in
}

func (a *definite) list(list []ir.Stmt, in assigned) assigned {
	for _, s := range live(list) {
		in = a.stmt(s, in)
	}
	return in
}

func (a *definite) stmt(s ir.Stmt, in assigned) assigned {
	none := assigned{all: true}
	switch s := s.(type) {
	case *ir.Declare:
		i, ok := a.index[s.Var]
		if r := a.handedOn(s); r != nil && ok {
			a.hand(in, r)
			from, list := a.index[r.Var], allOf(s.Var.Type)
			had := slices.DeleteFunc(slices.Clone(list), func(c int) bool { return !in.has(from + c) })
			return in.change(i, list, false).change(i, had, true)
		}
		a.read(in, s.Init)
		if ok {
			return in.change(i, allOf(s.Var.Type), false)
		}
	case *ir.Assign:
		a.read(in, s.Src)
		if s.Op != ir.NoOp {
			a.read(in, s.Dst)
		}
		return a.written(s.Dst, in)
	case *ir.Call:
		a.call(s, in)
		return a.written(s.Dst, in)
	case *ir.Effect:
		args := s.Args
		if r, _ := shuffled(s); r != nil {
			if _, tracked := a.index[r.Var]; tracked {
				a.hand(in, r)
				args = slices.Delete(slices.Clone(args), 1, 2)
			}
		}
		a.read(in, args...)
		return a.written(s.Dst, in)
	case *ir.Block:
		return a.list(s.List, in)
	case *ir.If:
		a.read(in, s.Cond)
		return meet(a.list(s.Then, in), a.list(s.Else, in))
	case *ir.Loop:
		return a.loop(s, in)
	case *ir.Switch:
		return a.switchStmt(s, in)
	case *ir.Break:
		*a.brk[len(a.brk)-1] = meet(*a.brk[len(a.brk)-1], in)
		return none
	case *ir.Continue:
		*a.cont[len(a.cont)-1] = meet(*a.cont[len(a.cont)-1], in)
		return none
	case *ir.Return:
		a.read(in, s.Val)
		return none
	case *ir.Region:
		out := none
		a.leaves[s] = &out
		end := a.list(s.Body, in)
		return meet(end, out)
	case *ir.Leave:
		*a.leaves[s.Of] = meet(*a.leaves[s.Of], in)
		return none
	}
	return in
}

func (a *definite) loop(s *ir.Loop, in assigned) assigned {
	out, next := assigned{all: true}, assigned{all: true}
	body := func(in assigned) assigned {
		a.brk, a.cont = append(a.brk, &out), append(a.cont, &next)
		end := a.list(s.Body, in)
		a.brk, a.cont = a.brk[:len(a.brk)-1], a.cont[:len(a.cont)-1]
		return meet(end, next)
	}
	test := func(in assigned) assigned {
		in = a.list(s.Pre, in)
		a.read(in, s.Cond)
		return in
	}
	endless := s.Cond == nil || isTrue(s.Cond)
	var exit assigned
	if s.TestLast {
		exit = test(body(in))
	} else {
		exit = test(in)
		a.list(s.Post, body(exit))
	}
	if endless {
		return out
	}
	return meet(exit, out)
}

func (a *definite) switchStmt(s *ir.Switch, in assigned) assigned {
	a.read(in, s.Tag)
	out, run, hasDefault := assigned{all: true}, assigned{all: true}, false
	a.brk = append(a.brk, &out)
	for _, c := range s.Cases {
		hasDefault = hasDefault || c.Default
		run = a.list(c.Body, meet(in, run))
	}
	a.brk = a.brk[:len(a.brk)-1]
	out = meet(out, run)
	if !hasDefault {
		out = meet(out, in)
	}
	return out
}

// companion returns the variable that tells whether v has a value, nil if v needs none: no variable of a kernel in phases does (checkablePhases), though what became of its body may look
// like it.
func (f *fn) companion(v *ir.Var) *ir.Var {
	if !f.checked() || v == nil || f.ph != nil {
		return nil
	}
	if f.unset == nil {
		f.unset = map[*ir.Var]*ir.Var{}
		vars, passed := f.e.maybeUnset(f.f)
		f.passed = passed
		for v := range vars {
			f.unset[v] = &ir.Var{Name: v.Name + "Set", Type: ir.Bool, Kind: ir.Temp, Pos: v.Pos}
			if _, vector := v.Type.(*ir.Vector); vector {
				f.unset[v].Type = ir.U32
			}
		}
	}
	return f.unset[v]
}

// unsetAtBirth says at the declaration s of a variable that it has no value, or the one that is handed on to it.
func (f *fn) unsetAtBirth(s *ir.Declare) {
	c := f.companion(s.Var)
	if c == nil {
		return
	}
	none := prim(jen.False())
	if c.Type != ir.Bool {
		none = literal("0")
	}
	if r, ok := s.Init.(*ir.Ref); ok {
		none = f.given(r)
	}
	if f.flat != nil && f.flat.hoisted[c] {
		f.add(f.variable(c, nil).code().Op("=").Add(none.code()))
		return
	}
	f.declare(f.name(c), f.typed(none, c.Type))
	f.add(jen.Id("_").Op("=").Id(f.name(c)))
}

// given is what the companion of a variable that is handed on tells: which of its components have a value.
func (f *fn) given(r *ir.Ref) ex {
	switch c := f.companion(r.Var); {
	case c != nil:
		return f.variable(c, nil)
	case components(r.Var.Type) > 1:
		return bitsOf(allOf(r.Var.Type))
	}
	return prim(jen.True())
}

// setBy says after s that what it assigned has a value.
func (f *fn) setBy(s ir.Stmt) {
	dst := ir.Written(s)
	v := ir.Root(dst)
	c := f.companion(v)
	switch l, part := dst.(*ir.Lanes); {
	case c == nil:
	case c.Type == ir.Bool:
		f.add(f.variable(c, nil).code().Op("=").True())
	case part && ir.Root(l.Base) == v && ir.IsRef(l.Base, v):
		f.add(f.variable(c, nil).code().Op("|=").Add(bitsOf(l.Comps).code()))
	default: // a component by a run-time index counts as all of them
		f.add(f.variable(c, nil).code().Op("=").Add(bitsOf(allOf(v.Type)).code()))
	}
}

// bitsOf is the set of components as a companion holds it.
func bitsOf(comps []int) ex {
	n := 0
	for _, c := range comps {
		n |= 1 << c
	}
	return literal(itoa(n))
}

// readUnset writes the value x of the variable v, which is read at e, with a look at its companion if it has one.
func (f *fn) readUnset(e ir.Expr, x ex) ex {
	r, ok := e.(*ir.Ref)
	if !ok {
		return x
	}
	c := f.companion(r.Var)
	if c == nil || f.passed[r] {
		return x
	}
	set, text := f.variable(c, nil), f.exprText(e)
	if c.Type != ir.Bool {
		var comps []int
		for i, want := range f.wanted {
			if want {
				comps = append(comps, i)
			}
		}
		if len(comps) == 0 {
			set = infix(set, "!=", literal("0"), precCompare)
		} else {
			text += "." + laneNames(comps)
			set = infix(infix(set, "&", bitsOf(comps), precMul), "==", bitsOf(comps), precCompare)
		}
	}
	return sanitizeFn("Set", ident("blk"), f.site(e.Pos(), text, 0), x, set)
}

// updates looks at the companion of what Dst op= Src reads.
func (f *fn) updates(s *ir.Assign) {
	dst := s.Dst
	if l, ok := dst.(*ir.Lanes); ok {
		if v, ok := l.Base.Type().(*ir.Vector); ok {
			f.wanted = make([]bool, v.N)
			defer func() { f.wanted = nil }()
			for _, c := range l.Comps {
				f.wanted[c] = true
			}
			dst = l.Base
		}
	}
	r, ok := dst.(*ir.Ref)
	if ok && f.companion(r.Var) != nil {
		f.add(jen.Id("_").Op("=").Add(f.readUnset(r, f.variable(r.Var, r)).code()))
	}
}

// savedAt lists the variables in Go locals that are saved while a thread waits in s.
func (f *fn) savedAt(s *ir.Effect) (list []*ir.Var) {
	for _, v := range f.flat.live.Within(s) {
		list = append(list, v)
		if c := f.companion(v); c != nil {
			list = append(list, c)
		}
	}
	return list
}
