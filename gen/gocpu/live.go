package gocpu

import "github.com/kbind/kbind/bindgen/ir"

// Liveness of the variables that a resumable kernel keeps in Go locals: which of them must be saved when a thread is suspended. The analysis runs backwards over
// the structured statements, to a fixed point in loops.

// varSet is a set of variables by their index in liveness.vars.
type varSet []uint64

func (s varSet) has(i int) bool { return s[i/64]>>(i%64)&1 != 0 }

// liveness holds the variables and, for every suspending statement, those that are used after it.
type liveness struct {
	vars  []*ir.Var
	index map[*ir.Var]int
	at    map[*ir.Effect]varSet
	brk   []varSet
	cont  []varSet
	out   map[*inlined]varSet
	label map[*ir.Label]varSet // what is live behind labels, as far as it is known
	again bool                 // that grew: once more
}

func analyse(body []ir.Stmt, vars []*ir.Var) *liveness {
	l := &liveness{vars: vars, index: map[*ir.Var]int{}, at: map[*ir.Effect]varSet{}, out: map[*inlined]varSet{}, label: map[*ir.Label]varSet{}, again: true}
	for i, v := range vars {
		l.index[v] = i
	}
	for l.again {
		l.again = false
		l.list(body, l.empty())
	}
	return l
}

func (l *liveness) empty() varSet { return make(varSet, (len(l.vars)+63)/64) }

func (l *liveness) union(a, b varSet) varSet {
	out := l.empty()
	for i := range out {
		if a != nil {
			out[i] = a[i]
		}
		out[i] |= b[i]
	}
	return out
}

// without returns s less v.
func (l *liveness) without(s varSet, v *ir.Var) varSet {
	i, ok := l.index[v]
	if !ok || !s.has(i) {
		return s
	}
	out := l.union(s, l.empty())
	out[i/64] &^= 1 << (i % 64)
	return out
}

// with returns s and the variables that the expressions use.
func (l *liveness) with(s varSet, exprs ...ir.Expr) varSet {
	out := l.union(s, l.empty())
	for _, e := range exprs {
		ir.WalkExprs(e, func(e ir.Expr) bool {
			if r, ok := e.(*ir.Ref); ok {
				if i, ok := l.index[r.Var]; ok {
					out[i/64] |= 1 << (i % 64)
				}
			}
			return true
		})
	}
	return out
}

// list returns what is live before stmts when out is live after them.
func (l *liveness) list(stmts []ir.Stmt, out varSet) varSet {
	for i := len(stmts) - 1; i >= 0; i-- {
		out = l.stmt(stmts[i], out)
	}
	return out
}

func (l *liveness) stmt(s ir.Stmt, out varSet) varSet {
	switch s := s.(type) {
	case *ir.Declare:
		return l.with(l.without(out, s.Var), s.Init)
	case *ir.Assign:
		if r, ok := s.Dst.(*ir.Ref); ok && s.Op == ir.NoOp {
			return l.with(l.without(out, r.Var), s.Src)
		}
		return l.with(out, s.Dst, s.Src)
	case *ir.Call:
		return l.with(l.stored(s.Dst, out), s.Args...)
	case *ir.Effect:
		after := l.stored(s.Dst, out)
		if old, ok := l.at[s]; ok {
			l.at[s] = l.union(old, after)
		} else {
			l.at[s] = after
		}
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
	case *inlined:
		l.out[s] = out
		return l.list(s.Body, out)
	case *leave:
		return l.out[s.of]
	}
	return out
}

// reached notes what is live behind a label.
func (l *liveness) reached(s *ir.Label, out varSet) {
	old := l.label[s]
	all := l.union(old, out)
	for i := range all {
		if old == nil && all[i] != 0 || old != nil && all[i] != old[i] {
			l.again = true
		}
	}
	l.label[s] = all
}

// stored is what is live before a store to dst.
func (l *liveness) stored(dst ir.Expr, out varSet) varSet {
	if r, ok := dst.(*ir.Ref); ok {
		return l.without(out, r.Var)
	}
	return l.with(out, dst)
}

func (l *liveness) loop(s *ir.Loop, out varSet) varSet {
	head := l.empty()
	for {
		next := l.round(s, out, head)
		same := true
		for i := range next {
			same = same && next[i] == head[i]
		}
		if same {
			return head
		}
		head = l.union(head, next)
	}
}

// round goes once around the loop, given what is live at its head.
func (l *liveness) round(s *ir.Loop, out, head varSet) varSet {
	within := func(cont varSet) varSet {
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

func (l *liveness) switchStmt(s *ir.Switch, out varSet) varSet {
	l.brk = append(l.brk, out)
	in, next := out, out
	for i := len(s.Cases) - 1; i >= 0; i-- {
		next = l.list(s.Cases[i].Body, next)
		in = l.union(in, next)
	}
	l.brk = l.brk[:len(l.brk)-1]
	return l.with(in, s.Tag)
}
