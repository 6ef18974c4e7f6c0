package definite

import "github.com/kbind/kbind/bindgen/ir"

// Filled reports whether v, an array that the statement list[at] declares, is filled by the loops that follow:
//
//	float acc[4][2];
//	for (int i = 0; i < 4; i++)
//	    for (int j = 0; j < 2; j++) acc[i][j] = 0;
//
// Other statements may stand between if they do not mention v.
func Filled(list []ir.Stmt, at int, v *ir.Var) bool {
	for _, s := range list[at+1:] {
		if !ir.Mentions([]ir.Stmt{s}, v) {
			if ir.Suspends(s) || len(ir.Bodies(s)) > 0 {
				return false
			}
			continue
		}
		return fills(s, v, dimensions(v.Type), nil)
	}
	return false
}

// Completed reports whether the members of v, a struct that the statement list[at] declares and whose address is not
// taken, are all assigned right after it.
func Completed(list []ir.Stmt, at int, v *ir.Var) bool {
	t, ok := v.Type.(*ir.Struct)
	if !ok || t.Union {
		return false
	}
	missing := map[int]bool{}
	for i := range t.Fields {
		missing[i] = true
	}
	for _, s := range list[at+1:] {
		a, ok := s.(*ir.Assign)
		if !ok {
			return false
		}
		if ir.Mentions([]ir.Stmt{s}, v) {
			m, ok := a.Dst.(*ir.FieldOf)
			if !ok || a.Op != ir.NoOp || !ir.IsRef(m.Base, v) || t.Fields[m.Field].Bits || ir.MentionsVar(a.Src, v) {
				return false
			}
			delete(missing, m.Field)
		}
		if len(missing) == 0 {
			return true
		}
	}
	return false
}

// dimensions lists the sizes of an array's dimensions, the outermost first; nil unless the elements are scalars or
// vectors.
func dimensions(t ir.Type) (dims []int) {
	for {
		a, ok := t.(*ir.Array)
		if !ok {
			break
		}
		dims = append(dims, a.N)
		t = a.Elem
	}
	if ir.IsAggregate(t) {
		return nil
	}
	return dims
}

// fills reports whether s is loops over all of dims around one assignment of v's element; index are the variables of
// the loops so far.
func fills(s ir.Stmt, v *ir.Var, dims []int, index []*ir.Var) bool {
	if b, ok := s.(*ir.Block); ok && len(b.List) == 1 {
		return fills(b.List[0], v, dims, index)
	}
	if a, ok := s.(*ir.Assign); ok {
		return len(dims) > 0 && len(index) == len(dims) && a.Op == ir.NoOp && !ir.MentionsVar(a.Src, v) &&
			indexed(a.Dst, v, index)
	}
	b, ok := s.(*ir.Block)
	if !ok || len(b.List) != 2 || len(index) >= len(dims) {
		return false
	}
	d, ok := b.List[0].(*ir.Declare)
	l, ok2 := b.List[1].(*ir.Loop)
	if !ok || !ok2 || !ir.IsInt(d.Init, 0) || l.TestLast || len(l.Pre) > 0 || len(l.Post) != 1 ||
		!countsUp(l, d.Var, dims[len(index)]) {
		return false
	}
	body := l.Body
	if len(body) == 1 {
		if inner, ok := body[0].(*ir.Block); ok && len(inner.List) > 0 {
			if _, declares := inner.List[0].(*ir.Declare); !declares || len(inner.List) != 2 {
				body = inner.List
			}
		}
	}
	return fillsWithin(body, v, dims, append(index, d.Var))
}

// fillsWithin reports whether one of the statements of a loop's body fills v. Only statements without control flow may
// stand around it.
func fillsWithin(body []ir.Stmt, v *ir.Var, dims []int, index []*ir.Var) bool {
	found := false
	for _, x := range body {
		if !found && ir.Mentions([]ir.Stmt{x}, v) {
			if !fills(x, v, dims, index) {
				return false
			}
			found = true
		} else if !found && (len(ir.Bodies(x)) > 0 || ir.Terminates(x)) {
			return false
		} else if jumps(x) {
			return false
		}
	}
	return found
}

// jumps reports whether s may go elsewhere than to the statement after it.
func jumps(s ir.Stmt) bool {
	found := false
	ir.WalkStmts([]ir.Stmt{s}, func(s ir.Stmt) bool {
		switch s.(type) {
		case *ir.Break, *ir.Continue, *ir.Goto, *ir.Return, *ir.Leave, *ir.Region:
			found = true
		}
		return !found
	})
	return found
}

// countsUp reports whether l runs its variable from its first value to n-1, one at a time, or further.
func countsUp(l *ir.Loop, v *ir.Var, n int) bool {
	c, ok := l.Cond.(*ir.Binary)
	step, ok2 := l.Post[0].(*ir.Assign)
	if !ok || !ok2 || step.Op != ir.Add || !ir.IsRef(step.Dst, v) || !ir.IsInt(step.Src, 1) ||
		!ir.IsRef(ir.UnconvertedWord(c.A), v) {
		return false
	}
	to, ok := ir.UnconvertedWord(c.B).(*ir.Const)
	if !ok || int64(to.Bits) < int64(n) && (c.Op != ir.Le || int64(to.Bits) < int64(n)-1) {
		return false
	}
	return (c.Op == ir.Lt || c.Op == ir.Le || c.Op == ir.Ne && int64(to.Bits) == int64(n)) && !changes(l.Body, v)
}

// changes reports whether list assigns to v or takes its address.
func changes(list []ir.Stmt, v *ir.Var) bool {
	found := false
	ir.Walk(list, func(s ir.Stmt) {
		found = found || ir.Root(ir.Written(s)) == v
	}, func(e ir.Expr) {
		a, ok := e.(*ir.Addr)
		found = found || ok && ir.Root(a.Place) == v
	})
	return found
}

// indexed reports whether e is v indexed by the variables in turn.
func indexed(e ir.Expr, v *ir.Var, index []*ir.Var) bool {
	for i := len(index) - 1; i >= 0; i-- {
		x, ok := e.(*ir.Index)
		if !ok || !ir.IsRef(ir.UnconvertedWord(x.I), index[i]) {
			return false
		}
		e = x.Base
	}
	return ir.IsRef(e, v)
}
