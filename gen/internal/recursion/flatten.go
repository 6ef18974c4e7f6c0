package recursion

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/live"
)

// machine is the function that is made of some that call each other.
type machine struct {
	flat    map[*ir.Func]*ir.Func // other functions that called themselves
	names   ir.Names
	copy    ir.Rewriter
	calls   map[*ir.Func]int     // the states in which members begin
	results map[*ir.Func]*ir.Var // what they return
	slots   map[*ir.Var]*ir.Var  // the arrays of their variables
	in      *ir.Func             // the member that is being copied
	entry   *ir.Func             // the member that is called from outside
	room    int                  // how many calls may nest
	at      ir.S

	depth, next, back, failed *ir.Var

	dispatch, leave *ir.Label
	states          []*ir.Label // where the values of next lead
	loops           []*loop     // around the statement that is being copied, the innermost last
}

// loop is a loop or switch of a member. One that holds a call of a member is made of jumps.
type loop struct {
	end, again *ir.Label // nil if it is still a loop
	isSwitch   bool
}

// flatten makes one function of the members of a group, which is called as entry; nil if it would need too much memory.
func flatten(group []*ir.Func, entry *ir.Func, flat map[*ir.Func]*ir.Func) *ir.Func {
	m := &machine{flat: flat, names: ir.Names{}, calls: map[*ir.Func]int{}, results: map[*ir.Func]*ir.Var{},
		slots: map[*ir.Var]*ir.Var{}, entry: entry, at: ir.S{At: entry.Pos}}
	for i, f := range group {
		m.calls[f] = i
		m.states = append(m.states, &ir.Label{S: ir.S{At: f.Pos}, Name: "call"})
	}
	var kept, others []*ir.Var
	size, handedOn := 4, m.handedOn(group)
	for _, f := range group {
		own, alive := m.variables(f, handedOn)
		for _, v := range own {
			if !alive[v] {
				others = append(others, v)
				continue
			}
			kept = append(kept, v)
			size += ir.Sizeof(v.Type)
		}
	}
	m.room = min(mostCalls, stackBytes/size)
	if m.room < leastCalls {
		return nil
	}
	out := *entry
	out.Params, out.Body, out.Shared = nil, nil, nil
	for _, f := range group {
		out.Shared = append(out.Shared, f.Shared...)
	}
	for _, p := range entry.Params {
		own := *p
		own.Name = m.names.Free(p.Name, nil)
		out.Params = append(out.Params, &own)
	}
	m.failed = &ir.Var{Name: m.names.Free("failed", nil), Type: &ir.Pointer{Elem: ir.U32}, Kind: ir.Param, Pos: entry.Pos}
	out.Params = append(out.Params, m.failed)
	m.declareAll(&out, group, kept, others)
	m.copy.Stmt = m.stmt
	members := m.members(group)
	out.Body = append(append(out.Body, m.dispatching()...), members...)
	nameLabels(out.Body)
	return &out
}

// handedOn are the parameters of the members that all calls in the group hand on as they are.
func (m *machine) handedOn(group []*ir.Func) map[*ir.Var]bool {
	kept := map[*ir.Var]bool{}
	if len(group) > 1 {
		return kept // each has parameters of its own
	}
	f := group[0]
	for _, p := range f.Params {
		kept[p] = true
	}
	for v := range ir.AddressedIn(f.Body) {
		delete(kept, v)
	}
	ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
		if v := ir.Root(ir.Written(s)); v != nil {
			delete(kept, v)
		}
		if _, ok := m.member(s); ok {
			for i, p := range f.Params {
				if !ir.IsRef(s.(*ir.Call).Args[i], p) {
					delete(kept, p)
				}
			}
		}
		return true
	})
	return kept
}

// variables are the parameters and variables of f. alive are those whose values are still wanted behind calls of
// members, and the parameters that callers set.
func (m *machine) variables(f *ir.Func, handedOn map[*ir.Var]bool) (list []*ir.Var, alive map[*ir.Var]bool) {
	for _, p := range f.Params {
		if !handedOn[p] {
			list = append(list, p)
		}
	}
	ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Declare); ok {
			list = append(list, d.Var)
		}
		return true
	})
	info := live.Analyse(f.Body, list)
	alive = ir.AddressedIn(f.Body)
	for _, p := range f.Params {
		alive[p] = !handedOn[p]
	}
	ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
		if _, ok := m.member(s); !ok {
			return true
		}
		dst := s.(*ir.Call).Dst
		r, whole := dst.(*ir.Ref)
		for _, v := range info.After(s) {
			alive[v] = alive[v] || !whole || v != r.Var
		}
		if dst != nil && !whole {
			ir.EachVar(dst, func(v *ir.Var) { alive[v] = true })
		}
		return true
	})
	return list, alive
}

// member is the state in which the member begins that s calls.
func (m *machine) member(s ir.Stmt) (state int, ok bool) {
	if c, isCall := s.(*ir.Call); isCall {
		state, ok = m.calls[c.Func]
	}
	return state, ok
}

// declareAll declares the variables of the machine, and gives the first call its arguments. All are those of the whole
// function, since jumps lead into blocks.
func (m *machine) declareAll(out *ir.Func, group []*ir.Func, kept, others []*ir.Var) {
	declare := func(name string, t ir.Type, init ir.Expr) *ir.Var {
		v := &ir.Var{Name: m.names.Free(name, nil), Type: t, Kind: ir.Local, Pos: m.at.At}
		out.Body = append(out.Body, &ir.Declare{S: m.at, Var: v, Init: init})
		return v
	}
	m.depth = declare("depth", ir.I32, m.number(0))
	m.next = declare("next", ir.I32, m.number(m.calls[m.entry]))
	m.back = declare("back", &ir.Array{Elem: ir.I32, N: m.room}, nil)
	m.copy.Subst = map[*ir.Var]ir.Expr{}
	for _, v := range kept {
		slot := declare(v.Name+"_at", &ir.Array{Elem: v.Type, N: m.room}, nil)
		slot.Align, slot.Source, slot.Pos = v.Align, v.Source, v.Pos
		m.slots[v], m.copy.Subst[v] = slot, element(slot, ir.RefTo(m.depth))
	}
	for _, v := range others {
		own := declare(v.Name, v.Type, nil)
		own.Align, own.Source, own.Pos = v.Align, v.Source, v.Pos
		m.copy.Subst[v] = ir.RefTo(own)
	}
	for _, f := range group {
		if f.Ret != ir.Void {
			m.results[f] = declare("result", f.Ret, nil)
		}
	}
	m.dispatch, m.leave = &ir.Label{S: m.at, Name: "go"}, &ir.Label{S: m.at, Name: "leave"}
	for i, p := range m.entry.Params {
		own := ir.RefTo(out.Params[i])
		if m.slots[p] == nil {
			m.copy.Subst[p] = own
			continue
		}
		out.Body = append(out.Body, &ir.Assign{S: m.at, Dst: element(m.slots[p], m.number(0)), Src: own})
	}
}

// members are the members, one after the other, and what ends a call: the one from outside, or one after which the
// caller goes on.
func (m *machine) members(group []*ir.Func) (out []ir.Stmt) {
	for _, f := range group {
		m.in = f
		out = append(out, m.states[m.calls[f]])
		out = append(out, m.copy.Stmts(f.Body)...)
		if !ir.ListTerminates(out) {
			out = append(out, &ir.Goto{S: ir.S{At: f.End}, To: m.leave})
		}
	}
	last := &ir.If{S: m.at, Cond: m.compare(ir.Eq, ir.RefTo(m.depth), m.number(0)), Then: []ir.Stmt{m.returns()}}
	out = append(out, m.leave, last, m.step(-1))
	return append(out, m.goes(m.at, element(m.back, m.plus(1)))...)
}

// dispatching is where all jumps back lead.
func (m *machine) dispatching() []ir.Stmt {
	out := &ir.Switch{S: m.at, Tag: ir.RefTo(m.next)}
	for i, l := range m.states {
		c := ir.Case{Values: []uint64{uint64(i)}, Body: []ir.Stmt{&ir.Goto{S: m.at, To: l}}, At: m.at.At}
		if i == len(m.states)-1 {
			c.Values, c.Default = nil, true
		}
		out.Cases = append(out.Cases, c)
	}
	return []ir.Stmt{m.dispatch, out}
}

// state is a new state, and the label where it begins.
func (m *machine) state(name string, at ir.S) (ir.Expr, *ir.Label) {
	l := &ir.Label{S: at, Name: name}
	m.states = append(m.states, l)
	return m.number(len(m.states) - 1), l
}

// goes goes on in a state.
func (m *machine) goes(at ir.S, state ir.Expr) []ir.Stmt {
	return []ir.Stmt{&ir.Assign{S: at, Dst: ir.RefTo(m.next), Src: state}, &ir.Goto{S: at, To: m.dispatch}}
}

// returns leaves the machine with the result of its entry.
func (m *machine) returns() ir.Stmt {
	out := &ir.Return{S: m.at}
	if v := m.results[m.entry]; v != nil {
		out.Val = ir.RefTo(v)
	}
	return out
}

// fails leaves it with an error.
func (m *machine) fails(at ir.S) []ir.Stmt {
	word := &ir.Deref{X: ir.X{Typ: ir.U32, At: at.At}, Ptr: ir.RefTo(m.failed)}
	one := &ir.Const{X: ir.X{Typ: ir.U32, At: at.At}, Bits: 1}
	return []ir.Stmt{&ir.Assign{S: at, Dst: word, Src: one}, m.returns()}
}

// stmt is what stands for a statement of a member.
func (m *machine) stmt(s ir.Stmt) ([]ir.Stmt, bool) {
	switch s := s.(type) {
	case *ir.Declare:
		if s.Init == nil {
			return nil, true
		}
		return m.store(s.S, m.copy.Subst[s.Var], s.Init), true
	case *ir.Return:
		var out []ir.Stmt
		if s.Val != nil {
			out = append(out, &ir.Assign{S: s.S, Dst: ir.RefTo(m.results[m.in]), Src: m.copy.Expr(s.Val)})
		}
		return append(out, &ir.Goto{S: s.S, To: m.leave}), true
	case *ir.Effect:
		switch s.Op {
		case "ctl.trap":
			return m.fails(s.S), true
		case "io.assert":
			failed := &ir.Unary{X: ir.X{Typ: ir.Bool, At: s.At}, Op: ir.Not, A: m.copy.Expr(s.Args[0])}
			return []ir.Stmt{&ir.If{S: s.S, Cond: failed, Then: m.fails(s.S)}}, true
		}
	case *ir.Call:
		if state, ok := m.member(s); ok {
			return m.call(s, state), true
		}
		if f := m.flat[s.Func]; f != nil {
			return m.callFlat(s, f), true
		}
	}
	return m.jump(s)
}

// jump is stmt for loops, and for jumps in them.
func (m *machine) jump(s ir.Stmt) ([]ir.Stmt, bool) {
	switch s := s.(type) {
	case *ir.Loop:
		if m.holdsCall(s) {
			return m.loop(s), true
		}
		return m.inside(s, &loop{}), true
	case *ir.Switch:
		return m.inside(s, &loop{isSwitch: true}), true
	case *ir.Break:
		if l := m.loops[len(m.loops)-1]; l.end != nil {
			return []ir.Stmt{&ir.Goto{S: s.S, To: l.end}}, true
		}
	case *ir.Continue:
		for _, l := range slices.Backward(m.loops) {
			if l.isSwitch {
				continue
			}
			if l.again != nil {
				return []ir.Stmt{&ir.Goto{S: s.S, To: l.again}}, true
			}
			return nil, false
		}
	}
	return nil, false
}

// inside copies s, which l stands for meanwhile.
func (m *machine) inside(s ir.Stmt, l *loop) []ir.Stmt {
	m.loops = append(m.loops, l)
	defer func() { m.loops = m.loops[:len(m.loops)-1] }()
	return []ir.Stmt{m.copy.Copy(s)}
}

// holdsCall reports whether a member is called in s.
func (m *machine) holdsCall(s ir.Stmt) (found bool) {
	ir.WalkStmts([]ir.Stmt{s}, func(s ir.Stmt) bool {
		_, ok := m.member(s)
		found = found || ok
		return !found
	})
	return found
}

// loop makes a loop of jumps.
func (m *machine) loop(s *ir.Loop) (out []ir.Stmt) {
	state, head := m.state("loop", s.S)
	l := &loop{end: &ir.Label{S: s.S, Name: "end"}, again: &ir.Label{S: s.S, Name: "again"}}
	m.loops = append(m.loops, l)
	defer func() { m.loops = m.loops[:len(m.loops)-1] }()
	out = append(out, head)
	if !s.TestLast {
		out = append(out, m.copy.Stmts(s.Pre)...)
		if s.Cond != nil {
			done := &ir.Unary{X: ir.X{Typ: ir.Bool, At: s.At}, Op: ir.Not, A: m.copy.Expr(s.Cond)}
			out = append(out, &ir.If{S: s.S, Cond: done, Then: []ir.Stmt{&ir.Goto{S: s.S, To: l.end}}})
		}
	}
	out = append(out, m.copy.Stmts(s.Body)...)
	out = append(append(out, l.again), m.copy.Stmts(s.Post)...)
	again := m.goes(s.S, state)
	if s.TestLast {
		out = append(out, m.copy.Stmts(s.Pre)...)
		if s.Cond != nil {
			again = []ir.Stmt{&ir.If{S: s.S, Cond: m.copy.Expr(s.Cond), Then: again}}
		}
	}
	return append(append(out, again...), l.end)
}

// call begins a call of a member, and goes on behind it.
func (m *machine) call(s *ir.Call, state int) []ir.Stmt {
	full := m.compare(ir.Eq, ir.RefTo(m.depth), m.number(m.room-1))
	out := []ir.Stmt{&ir.If{S: s.S, Cond: full, Then: m.fails(s.S)}}
	for i, p := range s.Func.Params {
		if m.slots[p] == nil {
			continue
		}
		out = append(out, &ir.Assign{S: s.S, Dst: element(m.slots[p], m.plus(1)), Src: m.copy.Expr(s.Args[i])})
	}
	number, back := m.state("back", s.S)
	out = append(out, &ir.Assign{S: s.S, Dst: element(m.back, m.plus(1)), Src: number}, m.step(1))
	out = append(append(out, m.goes(s.S, m.number(state))...), back)
	if s.Dst != nil {
		out = append(out, &ir.Assign{S: s.S, Dst: m.copy.Expr(s.Dst), Src: ir.RefTo(m.results[s.Func])})
	}
	return out
}

// callFlat calls another machine, and fails if that has failed.
func (m *machine) callFlat(s *ir.Call, f *ir.Func) []ir.Stmt {
	made := &ir.Call{S: s.S, Dst: m.copy.Expr(s.Dst), Func: f,
		Args: append(ir.MapList(s.Args, m.copy.Expr), ir.RefTo(m.failed))}
	word := &ir.Deref{X: ir.X{Typ: ir.U32, At: s.At}, Ptr: ir.RefTo(m.failed)}
	none := &ir.Const{X: ir.X{Typ: ir.U32, At: s.At}}
	return []ir.Stmt{made, &ir.If{S: s.S, Cond: m.compare(ir.Ne, word, none), Then: []ir.Stmt{m.returns()}}}
}

// store gives a place the value of an initialiser, which may be one of an array.
func (m *machine) store(at ir.S, place, init ir.Expr) (out []ir.Stmt) {
	array, isArray := place.Type().(*ir.Array)
	c, composed := init.(*ir.Compose)
	switch {
	case isArray && composed:
		for i, part := range c.Parts {
			out = append(out, m.store(at, elementOf(place, array, m.number(i)), part)...)
		}
		return out
	case isArray:
		return m.fill(at, place, array, init)
	case composed && holdsArrays(c):
		for i, part := range c.Parts {
			f := &ir.FieldOf{X: ir.X{Typ: part.Type(), At: at.At}, Base: ir.CloneExpr(place, nil), Field: i}
			out = append(out, m.store(at, f, part)...)
		}
		return out
	}
	return []ir.Stmt{&ir.Assign{S: at, Dst: ir.CloneExpr(place, nil), Src: m.copy.Expr(init)}}
}

// fill gives an array zeros, or the bytes of a text and zeros.
func (m *machine) fill(at ir.S, place ir.Expr, array *ir.Array, init ir.Expr) (out []ir.Stmt) {
	i := &ir.Var{Name: m.names.Free("i", nil), Type: ir.I32, Kind: ir.Local, Pos: at.At}
	zero := &ir.Zero{X: ir.X{Typ: array.Elem, At: at.At}}
	body := m.store(at, elementOf(place, array, ir.RefTo(i)), zero)
	next := &ir.Assign{S: at, Dst: ir.RefTo(i), Op: ir.Add, Src: m.number(1)}
	loop := &ir.Loop{S: at, Cond: m.compare(ir.Lt, ir.RefTo(i), m.number(array.N)), Body: body, Post: []ir.Stmt{next}}
	out = append(out, &ir.Block{S: at, List: []ir.Stmt{&ir.Declare{S: at, Var: i, Init: m.number(0)}, loop}})
	if s, ok := init.(*ir.Str); ok {
		for n := range min(len(s.Text), array.N) {
			b := &ir.Const{X: ir.X{Typ: array.Elem, At: at.At}, Bits: uint64(s.Text[n])}
			out = append(out, &ir.Assign{S: at, Dst: elementOf(place, array, m.number(n)), Src: b})
		}
	}
	return out
}

func holdsArrays(c *ir.Compose) bool {
	for _, p := range c.Parts {
		if _, ok := p.Type().(*ir.Array); ok {
			return true
		}
		if inner, ok := p.(*ir.Compose); ok && holdsArrays(inner) {
			return true
		}
	}
	return false
}

// nameLabels gives the labels names of their own.
func nameLabels(list []ir.Stmt) {
	taken := ir.Names{}
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		if l, ok := s.(*ir.Label); ok {
			l.Name = taken.Free(l.Name, nil)
		}
		return true
	})
}

func (m *machine) number(n int) ir.Expr {
	return &ir.Const{X: ir.X{Typ: ir.I32, At: m.at.At}, Bits: uint64(n)}
}

// plus is how many calls have not ended, and n.
func (m *machine) plus(n int) ir.Expr {
	return &ir.Binary{X: ir.X{Typ: ir.I32, At: m.at.At}, Op: ir.Add, A: ir.RefTo(m.depth), B: m.number(n)}
}

// step notes that a call has begun, or with -1 that one has ended.
func (m *machine) step(n int) ir.Stmt {
	op := ir.Add
	if n < 0 {
		op, n = ir.Sub, -n
	}
	return &ir.Assign{S: m.at, Dst: ir.RefTo(m.depth), Op: op, Src: m.number(n)}
}

func (m *machine) compare(op ir.BinaryOp, a, b ir.Expr) ir.Expr {
	return &ir.Binary{X: ir.X{Typ: ir.Bool, At: m.at.At}, Op: op, A: a, B: b}
}

// element is element i of the array v.
func element(v *ir.Var, i ir.Expr) ir.Expr { return elementOf(ir.RefTo(v), v.Type.(*ir.Array), i) }

func elementOf(place ir.Expr, array *ir.Array, i ir.Expr) ir.Expr {
	return &ir.Index{X: ir.X{Typ: array.Elem, At: place.Pos()}, Base: ir.CloneExpr(place, nil), I: i}
}
