package pass

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
)

// Variables that sema and inlining made, and those that passes left without a use, only stand between a value and the
// reader: `t = f(x); y[i] = t`, `x_ = sum.x; r = to_byte(x_)`. A declaration without a value and the assignment after
// it become one statement, a value that is used once takes the place of its variable, as does a variable of which it is
// a copy, if that keeps its value, and what nothing uses goes. Only what cannot fault moves: a fault stays in the line
// of its statement.

// forward does so in the kernel.
func forward(c *Context, k *Kernel) *ir.Refusal {
	c.forwardIn(k.Func, !k.Suspends)
	return nil
}

// forwardIn changes f, a copy. flat says that blocks may become parts of the lists around them: no variable is kept
// while a thread waits.
func (c *Context) forwardIn(f *ir.Func, flat bool) {
	if ir.HasLabel(f.Body) {
		return // a jump back may skip a declaration and come to a use again
	}
	w := newForwarder(c)
	w.flat = flat
	if w.checked {
		w.outlived = c.outlivedIn(f).locals
	}
	w.count(f.Body)
	f.Body = w.join(f.Body)
	w.count(f.Body)
	f.Body = w.list(f.Body)
	for w.count(f.Body); w.drop(&f.Body); w.count(f.Body) {
	}
}

// forwardInRegions does so in the loops over threads of f, a kernel that is split: its operations among threads have
// become values by then. A variable with an element for each thread stays, since other loops use it too.
func (c *Context) forwardInRegions(f *ir.Func, inPlace map[*ir.Var]bool) {
	w := newForwarder(c)
	settleDeclares(f, inPlace)
	for _, v := range f.Expanded {
		w.expanded[v] = true
	}
	each := func(change func(list []ir.Stmt) []ir.Stmt) {
		ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
			t, ok := s.(*ir.ThreadLoop)
			if ok {
				t.Body = change(t.Body)
			}
			return !ok
		})
	}
	w.count(f.Body)
	each(w.join)
	w.count(f.Body)
	each(w.list)
	each(func(list []ir.Stmt) []ir.Stmt {
		for again := true; again; again = w.drop(&list) {
			w.count(list) // a variable that is made anew in each loop may be used in some of them only
		}
		return list
	})
}

// settleDeclares makes variables that are expanded only since their declaration stands in another loop over threads
// than their uses, which begin by giving them a value, variables of that loop.
func settleDeclares(f *ir.Func, inPlace map[*ir.Var]bool) {
	users := map[*ir.Var]map[*ir.ThreadLoop]bool{} // nil for what is done once for the block or a warp
	use := func(s ir.Stmt, in *ir.ThreadLoop) {
		if d, ok := s.(*ir.Declare); ok && d.Init == nil {
			return
		}
		ir.EachVarOf(s, func(v *ir.Var) {
			if users[v] == nil {
				users[v] = map[*ir.ThreadLoop]bool{}
			}
			users[v][in] = true
		})
	}
	ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
		t, ok := s.(*ir.ThreadLoop)
		if !ok {
			use(s, nil)
			return true
		}
		ir.Walk(t.Body, func(s ir.Stmt) { use(s, t) }, nil)
		return false
	})
	settled := map[*ir.Var]bool{}
	for _, v := range f.Expanded {
		if len(users[v]) != 1 || inPlace[v] || !joinable(v.Type) {
			continue
		}
		for t := range users[v] {
			if t == nil || firstMention(t.Body, v) == len(t.Body) {
				continue
			}
			i := firstMention(t.Body, v)
			if a, ok := t.Body[i].(*ir.Assign); ok && a.Op == ir.NoOp && ir.IsRef(a.Dst, v) && !reads(a.Src, v) {
				t.Body[i] = &ir.Declare{S: a.S, Var: v, Init: a.Src}
				settled[v] = true
			}
		}
	}
	f.Expanded = slices.DeleteFunc(f.Expanded, func(v *ir.Var) bool { return settled[v] })
	ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
		ir.MapBodies(s, func(list []ir.Stmt) []ir.Stmt { return withoutDeclares(list, settled) })
		return true
	})
	f.Body = withoutDeclares(f.Body, settled)
}

// withoutDeclares is list without the declarations, without a value, of vars.
func withoutDeclares(list []ir.Stmt, vars map[*ir.Var]bool) []ir.Stmt {
	return slices.DeleteFunc(list, func(s ir.Stmt) bool {
		d, ok := s.(*ir.Declare)
		return ok && d.Init == nil && vars[d.Var]
	})
}

type forwarder struct {
	c        *Context
	checked  bool
	flat     bool
	expanded map[*ir.Var]bool // variables with an element for each thread
	outlived map[*ir.Var]bool // of checked execution: locals whose ends matter
	now      *ir.Rewriter     // puts values in place of variables
	uses     map[*ir.Var]*varUses
}

func newForwarder(c *Context) *forwarder {
	return &forwarder{c: c, checked: c.opt.Checked, expanded: map[*ir.Var]bool{}, now: &ir.Rewriter{
		Subst: map[*ir.Var]ir.Expr{}, Fold: func(made, _ ir.Expr) ir.Expr { return folded(made) }}}
}

// varUses is how a function uses a variable.
type varUses struct {
	declared, reads, writes int
	addressed               bool
}

// count counts the uses of variables in list.
func (w *forwarder) count(list []ir.Stmt) {
	w.uses = map[*ir.Var]*varUses{}
	ir.Walk(list, func(s ir.Stmt) {
		if d, ok := s.(*ir.Declare); ok {
			w.of(d.Var).declared++
		}
		dst := ir.Written(s)
		if v := ir.Root(dst); v != nil {
			w.of(v).writes++
		}
		a, update := s.(*ir.Assign)
		if r, ok := dst.(*ir.Ref); ok && (!update || a.Op == ir.NoOp) {
			w.of(r.Var).reads-- // the walk takes it for one
		}
	}, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.Ref:
			w.of(e.Var).reads++
		case *ir.Addr:
			if v := ir.Root(e.Place); v != nil {
				w.of(v).addressed = true
			}
		}
	})
}

func (w *forwarder) of(v *ir.Var) *varUses {
	if w.uses[v] == nil {
		w.uses[v] = &varUses{}
	}
	return w.uses[v]
}

// fixed reports whether v is the thread's own and keeps the value of its declaration.
func (w *forwarder) fixed(v *ir.Var) bool {
	u := w.of(v)
	own := ir.IsPrivate(v) && u.declared == 1 || v.Kind == ir.Param
	return own && u.writes == 0 && !u.addressed
}

// join makes one statement of a declaration and the assignment that gives the variable its value.
func (w *forwarder) join(list []ir.Stmt) []ir.Stmt {
	for _, s := range list {
		ir.MapBodies(s, w.join)
	}
	list = w.flattened(list)
	var out []ir.Stmt
	m := mentionIndex{list: list}
	for i, s := range list {
		if d, ok := s.(*ir.Declare); ok && d.Init == nil && joinable(d.Var.Type) {
			if j := m.first(i, d.Var); j < len(list) {
				a, ok := list[j].(*ir.Assign)
				if ok && a.Op == ir.NoOp && ir.IsRef(a.Dst, d.Var) && !reads(a.Src, d.Var) {
					list[j] = &ir.Declare{S: a.S, Var: d.Var, Init: a.Src}
					continue
				}
			}
		}
		out = append(out, s)
	}
	return out
}

// joinable reports whether values of type t are assigned as a whole.
func joinable(t ir.Type) bool {
	switch t.(type) {
	case ir.Scalar, *ir.Vector:
		return true
	}
	return false
}

// flattened is list with the statements of blocks in the place of these, but for loops with their variable and, where
// threads wait, blocks with variables that would then be kept in memory.
func (w *forwarder) flattened(list []ir.Stmt) (out []ir.Stmt) {
	for _, s := range list {
		b, ok := s.(*ir.Block)
		if ok && !isCounted(b) && (w.flat && !w.declaresOutlived(b.List) || w.light(b.List)) {
			out = append(out, b.List...)
		} else {
			out = append(out, s)
		}
	}
	return out
}

// declaresOutlived reports whether list declares a local that may be pointed at after the end of its block.
func (w *forwarder) declaresOutlived(list []ir.Stmt) bool {
	return slices.ContainsFunc(list, func(s ir.Stmt) bool {
		d, ok := s.(*ir.Declare)
		return ok && w.outlived[d.Var]
	})
}

// light reports whether list declares nothing but numbers whose address is not taken.
func (w *forwarder) light(list []ir.Stmt) bool {
	return !slices.ContainsFunc(list, func(s ir.Stmt) bool {
		d, ok := s.(*ir.Declare)
		if !ok {
			return false
		}
		_, scalar := d.Var.Type.(ir.Scalar)
		return !scalar || w.of(d.Var).addressed
	})
}

// isCounted reports whether b is a loop and the declaration of its variable.
func isCounted(b *ir.Block) bool {
	if len(b.List) != 2 {
		return false
	}
	_, declares := b.List[0].(*ir.Declare)
	_, loops := b.List[1].(*ir.Loop)
	return declares && loops
}

// firstMention is the number of the first statement of list in which v is mentioned.
func firstMention(list []ir.Stmt, v *ir.Var) int {
	i := slices.IndexFunc(list, func(s ir.Stmt) bool {
		found := false
		ir.EachVarIn([]ir.Stmt{s}, func(x *ir.Var) { found = found || x == v })
		return found
	})
	if i < 0 {
		return len(list)
	}
	return i
}

// reads reports whether e mentions v.
func reads(e ir.Expr, v *ir.Var) (found bool) {
	ir.EachVar(e, func(x *ir.Var) { found = found || x == v })
	return found
}

// list puts values in the place of variables.
func (w *forwarder) list(list []ir.Stmt) (out []ir.Stmt) {
	m := &mentionIndex{list: list}
	for i, s := range list {
		if l, ok := s.(*ir.Loop); ok { // its condition is in the scope of what stands before it
			l.Pre = w.list(l.Pre)
			ir.MapExprs(l, w.now.Expr)
			l.Body, l.Post = w.list(l.Body), w.list(l.Post)
			out = append(out, l)
			continue
		}
		ir.MapExprs(s, w.now.Expr)
		if d, ok := s.(*ir.Declare); ok && d.Init != nil && w.movable(d, m, i) {
			w.now.Subst[d.Var] = d.Init
			continue
		}
		ir.MapBodies(s, w.list)
		out = append(out, s)
	}
	return out
}

// maxMoved is how high a value may be that takes the place of its variable: a row of variables, each the value of an
// operation on the one before, becomes several expressions.
const maxMoved = 64

// movable reports whether the value of d, number at of a list, may take the place of its variable in what follows.
func (w *forwarder) movable(d *ir.Declare, m *mentionIndex, at int) bool {
	v, u := d.Var, w.of(d.Var)
	if v.Kind != ir.Temp || w.expanded[v] || !w.fixed(v) || w.checked && v.Source != "" {
		return false
	}
	if !joinable(v.Type) || !ir.Identical(v.Type, d.Init.Type()) {
		return false
	}
	switch x := d.Init.(type) {
	case *ir.Const:
		return true
	case *ir.Ref:
		return !x.IsVolatile() && (w.fixed(x.Var) || !w.checked && w.keeps(x.Var, v, m, at))
	}
	if _, scalar := v.Type.(ir.Scalar); !scalar || u.reads != 1 || ir.Height(d.Init) > maxMoved {
		return false
	}
	i := m.first(at, v)
	if i == len(m.list) {
		return false
	}
	next := i <= m.effect(at)
	if w.checked && !next || !w.still(d.Init, next) {
		return false
	}
	user := m.list[i]
	if _, loops := user.(*ir.Loop); loops {
		return false
	}
	if from, to := w.c.position(d.At), w.c.position(user.Pos()); v.Source == "" &&
		(from.File != to.File || from.Line != to.Line) {
		return false // the line of a function's result stays one that is run
	}
	return slices.ContainsFunc(ir.Exprs(user), func(e ir.Expr) bool { return always(e, v) })
}

// keeps reports whether source, the thread's own, still has the value that its copy v was given wherever v is read.
// The copy is number at of its list. Reads outside of that count as a no: a copy that is made before the condition of a
// loop is read in its body too.
func (w *forwarder) keeps(source, v *ir.Var, m *mentionIndex, at int) bool {
	if !ir.IsPrivate(source) || w.of(source).addressed || w.expanded[source] {
		return false
	}
	reads, last := 0, at
	for _, i := range m.after(at, v) {
		before := reads
		ir.Walk(m.list[i:i+1], nil, func(e ir.Expr) {
			if ir.IsRef(e, v) {
				reads++
			}
		})
		if reads > before {
			last = i
		}
	}
	return reads == w.of(v).reads && !slices.ContainsFunc(m.after(at, source), func(i int) bool {
		return i <= last && slices.Contains(ir.AssignedIn(m.list[i]), source)
	})
}

// still reports whether e has the same value later, and no fault; next says that only declarations stand in between.
func (w *forwarder) still(e ir.Expr, next bool) bool {
	ok := true
	ir.WalkExprs(e, func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.Ref:
			ok = ok && (w.fixed(e.Var) || next && ir.IsPrivate(e.Var) && !w.of(e.Var).addressed)
		case *ir.Lanes, *ir.Compose, *ir.Const, *ir.Zero, *ir.Unary, *ir.Convert, *ir.Bitcast, *ir.Select, *ir.Builtin,
			*ir.Binary:
			ok = ok && !ir.Faults(e)
		default:
			ok = false
		}
		return ok
	})
	return ok
}

// folded is e without the arithmetic that constants in the place of variables leave behind: conversions of constants,
// and sums with 0; and without conversions to a wider integer, such as OpenCL's size_t, and back.
func folded(e ir.Expr) ir.Expr {
	switch e := e.(type) {
	case *ir.Convert:
		n, ok := ir.SmallInt(e.A)
		if ok && n >= 0 && !e.Sat && ir.IsWord(e.Typ) {
			return &ir.Const{X: e.X, Bits: uint64(n)}
		}
		if wide, ok := e.A.(*ir.Convert); ok && cutsBack(e, wide) {
			return &ir.Convert{X: e.X, A: wide.A}
		}
	case *ir.Binary:
		if n, ok := ir.SmallInt(e.B); ok && n == 0 && (e.Op == ir.Add || e.Op == ir.Sub) && ir.Identical(e.Typ, e.A.Type()) {
			return e.A
		}
		if n, ok := ir.SmallInt(e.A); ok && n == 0 && e.Op == ir.Add && ir.Identical(e.Typ, e.B.Type()) {
			return e.B
		}
	}
	return e
}

// cutsBack reports whether e leaves nothing of what wide, its operand, put in front of an integer.
func cutsBack(e, wide *ir.Convert) bool {
	to, between, from := e.Typ, wide.Typ, wide.A.Type()
	return ir.IsWord(to) && ir.IsWord(between) && ir.IsWord(from) && !e.Sat && !wide.Sat &&
		ir.Sizeof(to) <= ir.Sizeof(from) && ir.Sizeof(from) <= ir.Sizeof(between) && !ir.Identical(to, from)
}

// always reports whether v is mentioned where it is evaluated whenever e is.
func always(e ir.Expr, v *ir.Var) bool {
	switch e := e.(type) {
	case *ir.Ref:
		return e.Var == v
	case *ir.Select:
		return always(e.C, v)
	case *ir.Binary:
		if e.Op == ir.LogAnd || e.Op == ir.LogOr {
			return always(e.A, v)
		}
	}
	return slices.ContainsFunc(ir.Children(e), func(x ir.Expr) bool { return always(x, v) })
}

// drop leaves out the declarations of variables that nothing uses, and reports whether there were any. It looks at the
// last first, whose values may be the only uses of others.
func (w *forwarder) drop(list *[]ir.Stmt) (any bool) {
	unused := map[ir.Stmt]bool{}
	for _, s := range slices.Backward(*list) {
		ir.MapBodies(s, func(l []ir.Stmt) []ir.Stmt {
			any = w.drop(&l) || any
			return l
		})
		if d, ok := s.(*ir.Declare); ok && w.unused(d) {
			unused[s] = true
			ir.EachVar(d.Init, func(v *ir.Var) { w.of(v).reads-- })
		}
	}
	if len(unused) > 0 {
		*list = slices.DeleteFunc(*list, func(s ir.Stmt) bool { return unused[s] })
	}
	return any || len(unused) > 0
}

// unused reports whether nothing uses the variable of d, and nobody notices that it has no value.
func (w *forwarder) unused(d *ir.Declare) bool {
	if !ir.IsPrivate(d.Var) || !joinable(d.Var.Type) || w.expanded[d.Var] { // which may be read in another loop
		return false
	}
	u := w.of(d.Var)
	return u.reads == 0 && u.writes == 0 && !u.addressed && (d.Init == nil || w.droppable(d.Init))
}

// droppable reports whether nobody notices that e is not evaluated.
func (w *forwarder) droppable(e ir.Expr) bool {
	ok := true
	ir.WalkExprs(e, func(e ir.Expr) bool {
		ok = ok && !ir.Faults(e)
		return ok
	})
	_, constant := e.(*ir.Const)
	return ok && (!w.checked || constant)
}
