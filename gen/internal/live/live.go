// Package live says which variables of a function may still be used after a point of it.
//
// The analysis runs backwards over the structured statements of ir, to a fixed point in loops and at labels. A
// variable is live where some way on from there reads it, or a part of it, before all of it is written. Variables
// whose address is taken, and those of the block and of the module, are the caller's business: their uses through
// pointers are not seen. A return ends every variable.
package live

import (
	"math/bits"
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
)

// set is a set of variables by their index in Info.vars. Sets that were made are not changed any more, and share what
// they have in common: from one statement to the next few variables differ.
type set []*part

// part is a part of a set, nil if nothing of it is there.
type part [partSize / 64]uint64

const partSize = 512

func (s set) has(i int) bool {
	p := s[i/partSize]
	return p != nil && p[i%partSize/64]>>(i%64)&1 != 0
}

// flip puts i into s, which nobody else has, or takes it out.
func (s set) flip(i int) {
	var p part
	if old := s[i/partSize]; old != nil {
		p = *old
	}
	p[i%partSize/64] ^= 1 << (i % 64)
	s[i/partSize] = &p
}

func (p *part) equal(q *part) bool {
	var none part
	if p == nil {
		p = &none
	}
	if q == nil {
		q = &none
	}
	return p == q || *p == *q
}

func equal(a, b set) bool { return slices.EqualFunc(a, b, (*part).equal) }

// Info is what is known of the variables of one function.
type Info struct {
	vars   []*ir.Var
	index  map[*ir.Var]int
	before map[ir.Stmt]set
	after  map[ir.Stmt]set
	within map[ir.Stmt]set // between the reading of the operands of an operation and the storing of its result
	brk    []set
	cont   []set
	out    map[*ir.Region]set // behind regions
	head   map[*ir.Loop]set   // at the beginning of each round, as far as it is known
	seen   map[*ir.Loop]visit // of each loop: the last
	jumps  int                // how often label and out have changed
	label  map[*ir.Label]set  // what is live after labels, as far as it is known
	again  bool               // that grew: once more
	noting bool               // the sets do not grow any more, and are noted
}

// visit is what the analysis of a loop began with. One that begins with the same finds the same, which keeps loops
// inside each other from being analysed once more for each loop around them.
type visit struct {
	out   set
	jumps int
}

// Analyse finds where in body each of vars is live.
func Analyse(body []ir.Stmt, vars []*ir.Var) *Info {
	l := &Info{vars: vars, index: map[*ir.Var]int{}, before: map[ir.Stmt]set{}, after: map[ir.Stmt]set{},
		within: map[ir.Stmt]set{}, out: map[*ir.Region]set{}, head: map[*ir.Loop]set{}, seen: map[*ir.Loop]visit{},
		label: map[*ir.Label]set{}, again: true}
	for i, v := range vars {
		l.index[v] = i
	}
	for l.again {
		l.again = false
		l.list(body, l.empty())
	}
	l.noting = true
	l.list(body, l.empty())
	return l
}

// Before lists the variables that are live before s, in the order given to Analyse; all of them when control never
// gets to s.
func (l *Info) Before(s ir.Stmt) []*ir.Var { return l.in(l.before, s) }

// After lists those that are live after s.
func (l *Info) After(s ir.Stmt) []*ir.Var { return l.in(l.after, s) }

// LiveBefore reports whether v, one of the variables given to Analyse, is live before s, as Before says.
func (l *Info) LiveBefore(s ir.Stmt, v *ir.Var) bool { return l.has(l.before, s, v) }

// LiveAfter reports whether v is live after s.
func (l *Info) LiveAfter(s ir.Stmt, v *ir.Var) bool { return l.has(l.after, s, v) }

func (l *Info) has(sets map[ir.Stmt]set, s ir.Stmt, v *ir.Var) bool {
	i, ok := l.index[v]
	found, known := sets[s]
	return ok && (!known || found.has(i))
}

// Within lists those that are live while the operation s goes on: its operands have been read and its result has not
// been stored.
func (l *Info) Within(s *ir.Effect) []*ir.Var { return l.in(l.within, s) }

func (l *Info) in(sets map[ir.Stmt]set, s ir.Stmt) []*ir.Var {
	found, ok := sets[s]
	if !ok {
		return l.vars
	}
	var list []*ir.Var
	for i, p := range found {
		if p == nil {
			continue
		}
		for j, w := range p {
			for ; w != 0; w &= w - 1 {
				list = append(list, l.vars[i*partSize+j*64+bits.TrailingZeros64(w)])
			}
		}
	}
	return list
}

func (l *Info) note(sets map[ir.Stmt]set, s ir.Stmt, now set) {
	if l.noting {
		sets[s] = now
	}
}

func (l *Info) empty() set { return make(set, (len(l.vars)+partSize-1)/partSize) }

// union returns what is in a, which may be nil, or in b.
func (l *Info) union(a, b set) set {
	if a == nil || equal(a, b) {
		return b
	}
	out := slices.Clone(a)
	for i, p := range b {
		switch {
		case p == nil || p == out[i]:
		case out[i] == nil:
			out[i] = p
		default:
			both := *p
			for j, w := range out[i] {
				both[j] |= w
			}
			out[i] = &both
		}
	}
	return out
}

// without returns s less v.
func (l *Info) without(s set, v *ir.Var) set {
	i, ok := l.index[v]
	if !ok || !s.has(i) {
		return s
	}
	out := slices.Clone(s)
	out.flip(i)
	return out
}

// with returns s and the variables that the expressions use.
func (l *Info) with(s set, exprs ...ir.Expr) set {
	out, own := s, false
	for _, e := range exprs {
		ir.WalkExprs(e, func(e ir.Expr) bool {
			r, ok := e.(*ir.Ref)
			if !ok {
				return true
			}
			if i, ok := l.index[r.Var]; ok && !out.has(i) {
				if !own {
					out, own = slices.Clone(s), true
				}
				out.flip(i)
			}
			return true
		})
	}
	return out
}

// list returns what is live before stmts when out is live after them.
func (l *Info) list(stmts []ir.Stmt, out set) set {
	for i := len(stmts) - 1; i >= 0; i-- {
		out = l.stmt(stmts[i], out)
	}
	return out
}

func (l *Info) stmt(s ir.Stmt, out set) set {
	l.note(l.after, s, out)
	in := l.through(s, out)
	l.note(l.before, s, in)
	return in
}

// through returns what is live before s when out is live after it.
func (l *Info) through(s ir.Stmt, out set) set {
	switch s := s.(type) {
	case *ir.Declare:
		return l.with(l.without(out, s.Var), s.Init)
	case *ir.Assign:
		if r, ok := ir.WithoutChecks(s.Dst).(*ir.Ref); ok && s.Op == ir.NoOp {
			return l.with(l.without(out, r.Var), s.Src)
		}
		return l.with(out, s.Dst, s.Src)
	case *ir.Call:
		return l.with(l.stored(s.Dst, out), s.Args...)
	case *ir.Effect:
		after := l.stored(s.Dst, out)
		l.note(l.within, s, after)
		return l.with(after, s.Args...)
	case *ir.Block:
		return l.list(s.List, out)
	case *ir.If:
		return l.with(l.union(l.list(s.Then, out), l.list(s.Else, out)), s.Cond)
	case *ir.Loop:
		return l.loop(s, out)
	case *ir.Switch:
		return l.switchStmt(s, out)
	case *ir.Break:
		return l.brk[len(l.brk)-1]
	case *ir.Continue:
		return l.cont[len(l.cont)-1]
	case *ir.Return:
		return l.with(l.empty(), s.Val)
	case *ir.Label:
		l.reached(s, out)
		return out
	case *ir.Goto:
		return l.union(l.label[s.To], l.empty())
	case *ir.Leave:
		return l.union(l.out[s.Of], l.empty())
	case *ir.Region:
		if old := l.out[s]; old == nil || !equal(old, out) {
			l.out[s] = out
			l.jumps++
		}
		return l.list(s.Body, out)
	case *ir.ThreadLoop: // each thread comes here once, with variables of its own
		return l.list(s.Body, out)
	case *ir.WarpLoop:
		return l.list(s.Body, out)
	}
	return out
}

// reached notes what is live after a label.
func (l *Info) reached(s *ir.Label, out set) {
	old := l.label[s]
	all := l.union(old, out)
	if old == nil && !equal(all, l.empty()) || old != nil && !equal(all, old) {
		l.again = true
		l.jumps++
	}
	l.label[s] = all
}

// stored is what is live before a store to dst.
func (l *Info) stored(dst ir.Expr, out set) set {
	if r, ok := ir.WithoutChecks(dst).(*ir.Ref); ok {
		return l.without(out, r.Var)
	}
	return l.with(out, dst)
}

func (l *Info) loop(s *ir.Loop, out set) set {
	if l.noting {
		l.round(s, out, l.head[s])
		return l.head[s]
	}
	if last, ok := l.seen[s]; ok && last.jumps == l.jumps && equal(last.out, out) {
		return l.head[s]
	}
	jumps := l.jumps
	head := l.union(l.head[s], l.empty()) // begun where an earlier visit ended: sets only grow
	for {
		next := l.union(head, l.round(s, out, head))
		if equal(next, head) {
			l.head[s] = head
			l.seen[s] = visit{out, jumps}
			return head
		}
		head = next
	}
}

// round goes once around the loop, given what is live at its head.
func (l *Info) round(s *ir.Loop, out, head set) set {
	within := func(cont set) set {
		l.brk, l.cont = append(l.brk, out), append(l.cont, cont)
		in := l.list(s.Body, cont)
		l.brk, l.cont = l.brk[:len(l.brk)-1], l.cont[:len(l.cont)-1]
		return in
	}
	if s.TestLast {
		return within(l.list(s.Pre, l.with(l.union(head, out), s.Cond)))
	}
	body := within(l.list(s.Post, head))
	return l.list(s.Pre, l.with(l.union(body, out), s.Cond))
}

func (l *Info) switchStmt(s *ir.Switch, out set) set {
	l.brk = append(l.brk, out)
	in, next := out, out
	for i := len(s.Cases) - 1; i >= 0; i-- {
		next = l.list(s.Cases[i].Body, next)
		in = l.union(in, next)
	}
	l.brk = l.brk[:len(l.brk)-1]
	return l.with(in, s.Tag)
}
