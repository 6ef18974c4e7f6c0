package gocpu

import (
	"slices"
	"strings"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/affine"
	"github.com/kbind/kbind/gen/internal/ranges"
)

// The checked form computes rows operation by operation too. The statements of the row are then the fast form's, and what the threads would have told one by one is told before, for all of them:
//
//	exact.I32(...)                                      // nothing overflows on the way
//	simt.RowRd(blk, SITE, x, first+lo, 0, 1, cur, n)    // all threads of the row read x[first+thread]
//	simt.RowWr(blk, SITE, y, first+lo, 0, 1, cur, n)
//
// Where something of this might be worth a report, the threads of the row run one after the other, and tell it. Elements that need no shadow (see checkquiet.go) are told of nothing: the row ends where they do.
//
// Overflow: an integer that is a sum of multiples of the thread's index, of the variables of loops, and of what is the same for all threads and rounds, is least or greatest for the first or last thread in the first
// or last rounds, and so are the integers that it is computed from. If they fit their types there they do everywhere.

// rowChecks is what the checked form has to look at before a row.
type rowChecks struct {
	told    []*told
	corners []corner
	guards  bool // what the guards compute may overflow, also for threads that they keep out
}

// corner is an integer that is looked at for the first and last thread, in the first and last rounds of the loops that it moves with.
type corner struct {
	e     ir.Expr
	loops []*rowLoop
}

// told is that the row reads or writes an element, or a window, in the rounds of some loops.
type told struct {
	t     *touch
	e     *ir.Index
	write bool
	loops []*rowLoop // around it
}

// check finds out what is to be looked at; false if a thread's statements hold what only the thread itself can look at.
func (p *rowOps) check() bool {
	f := p.f
	if f.polling > 0 || f.waiting > 0 {
		return false
	}
	p.loops = nil
	var exprs []ir.Expr
	for _, d := range p.row.Declares {
		exprs = append(exprs, d.Init)
	}
	exprs = append(exprs, p.row.Uniform...)
	bounds := func(list []affine.Bound) {
		for _, b := range list {
			exprs = append(exprs, b.X, b.Limit)
		}
	}
	bounds(p.row.Bounds)
	p.guards = slices.ContainsFunc(exprs, p.overflows)
	bounds(p.row.Branches)
	exprs = append(exprs, p.row.Whole...)
	for _, e := range exprs {
		if !p.checkExpr(e, false) {
			return false
		}
	}
	return p.checkStmts(p.row.Body, false)
}

// checkStmts looks at statements; some says that perhaps they are not reached.
func (p *rowOps) checkStmts(list []ir.Stmt, some bool) bool {
	for _, s := range live(list) {
		if !p.checkStmt(s, some) {
			return false
		}
	}
	return true
}

func (p *rowOps) checkStmt(s ir.Stmt, some bool) bool {
	f := p.f
	switch s := s.(type) {
	case *ir.Declare:
		return s.Init == nil || p.checkExpr(s.Init, some)
	case *ir.Assign:
		if !p.checkExpr(s.Src, some) || s.Op != ir.NoOp && (f.updateMayOverflow(s) || !p.plainShift(s.Op, s.Dst.Type(), s.Src)) {
			return false
		}
		e, ok := s.Dst.(*ir.Index)
		if !ok {
			return f.companion(ir.Root(s.Dst)) == nil
		}
		return p.checkIndices(e, some) && (s.Op == ir.NoOp || p.moves(e) == nil && p.access(e, false, some)) && p.access(e, true, some)
	case *ir.Block:
		d, l := loopOf(s)
		if l == nil {
			return p.checkStmts(s.List, some)
		}
		x := p.loopOn(d.Var)
		if !p.checkExpr(x.first, some) || !p.checkExpr(x.limit, some) {
			return false
		}
		p.loops = append(p.loops, x)
		ok := p.checkStmts(l.Body, some)
		p.loops = p.loops[:len(p.loops)-1]
		return ok
	case *ir.If:
		return p.checkExpr(s.Cond, some) && p.checkStmts(s.Then, true) && p.checkStmts(s.Else, true)
	}
	return false
}

// loopOn is the loop with the variable v.
func (p *rowOps) loopOn(v *ir.Var) *rowLoop {
	i := slices.IndexFunc(p.all, func(l *rowLoop) bool { return l.v == v })
	return p.all[i]
}

// checkExpr looks at an expression: at what it loads and at what may overflow.
func (p *rowOps) checkExpr(e ir.Expr, some bool) bool { return p.prove(e) && p.loads(e, some) }

// loads looks at what an expression loads, and at operations that only each thread itself can look at.
func (p *rowOps) loads(e ir.Expr, some bool) bool {
	f := p.f
	ok := true
	ir.WalkExprs(e, func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.Index:
			ok = ok && p.checkIndices(e, some) && p.access(e, false, some)
			return false
		case *ir.Ref:
			ok = ok && f.companion(e.Var) == nil
		case *ir.Binary:
			if e.Op == ir.LogAnd || e.Op == ir.LogOr { // the second operand may not be evaluated
				ok = ok && p.loads(e.A, some) && p.loads(e.B, true)
				return false
			}
			ok = ok && p.plainShift(e.Op, e.A.Type(), e.B)
		case *ir.Convert:
			a, scalar := e.A.Type().(ir.Scalar)
			b, scalar2 := e.Typ.(ir.Scalar)
			ok = ok && !(scalar && scalar2 && a.IsFloat() && b.IsInt() && f.e.users(e.At))
		}
		return ok
	})
	return ok
}

// plainShift reports whether a shift is by a constant that is less than the width; it is true of other operators, but for integer divisions by what may be zero.
func (p *rowOps) plainShift(op ir.BinaryOp, t ir.Type, by ir.Expr) bool {
	s, ok := t.(ir.Scalar)
	c, constant := by.(*ir.Const)
	switch {
	case !ok || !s.IsInt():
		return true
	case op == ir.Shl || op == ir.Shr:
		return p.f.e.m.Dialect == ir.OpenCL || constant && c.Bits < uint64(8*s.Size())
	case op == ir.Div || op == ir.Rem:
		return constant && c.Bits != 0
	}
	return true
}

// checkIndices looks at the indices on the way to an element.
func (p *rowOps) checkIndices(e *ir.Index, some bool) bool {
	for {
		if !p.checkExpr(e.I, some) {
			return false
		}
		base, ok := e.Base.(*ir.Index)
		if !ok {
			return true
		}
		e = base
	}
}

// access notes that all threads of the row read or write the element e.
func (p *rowOps) access(e *ir.Index, write, some bool) bool {
	f := p.f
	switch {
	case !f.watched(e) || f.quietName(e) != "":
		return true
	case some || !write && f.guess(e) != "":
		return false
	}
	i := slices.IndexFunc(p.touched, func(t *touch) bool { return t.e == e })
	if i < 0 {
		return false
	}
	t := p.touched[i]
	read, written := -1, -1 // the last ones
	for i, x := range p.told {
		switch {
		case !x.sameAs(t, p.loops):
		case x.write:
			written = i
		default:
			read = i
		}
	}
	switch {
	case !write && read >= 0:
		return true // what a thread reads again is nothing new
	case write && read < written: // the last write is remembered
		p.told = slices.Delete(p.told, written, written+1)
	}
	p.told = append(p.told, &told{t: t, e: e, write: write, loops: slices.Clone(p.loops)})
	return true
}

// sameAs reports whether x is about the elements of t.
func (x *told) sameAs(t *touch, loops []*rowLoop) bool {
	if !slices.Equal(x.loops, loops) || x.t.same != t.same {
		return false
	}
	return x.t == t || x.t.window != nil && x.t.window == t.window || affine.Same(x.t.e, t.e)
}

// prove notes what is to be looked at so that nothing in e overflows; false if that cannot be known for all threads at once.
func (p *rowOps) prove(e ir.Expr) bool {
	if !p.overflows(e) {
		return true
	}
	if x := p.resolved(e); p.exact(x) {
		p.corners = append(p.corners, corner{x, p.moves(x)})
		return true
	}
	if p.mayOverflow(e) {
		return false
	}
	for _, c := range ir.Children(e) {
		if !p.prove(c) {
			return false
		}
	}
	return true
}

// overflows reports whether something in e may overflow.
func (p *rowOps) overflows(e ir.Expr) (found bool) {
	ir.WalkExprs(e, func(e ir.Expr) bool {
		found = found || p.mayOverflow(e)
		return !found
	})
	return found
}

// mayOverflow reports whether e itself may.
func (p *rowOps) mayOverflow(e ir.Expr) bool {
	f := p.f
	switch e := e.(type) {
	case *ir.Binary:
		return f.mayOverflow(e.Op, e.Typ, e.At, f.rangeOf(e.A), f.rangeOf(e.B))
	case *ir.Unary:
		return e.Op == ir.Neg && f.mayOverflow(ir.Sub, e.Typ, e.At, ranges.Interval{}, f.rangeOf(e.A))
	}
	return false
}

// fixed reports whether e has one value for all threads and rounds, which can be known before.
func (p *rowOps) fixed(e ir.Expr) bool {
	form, ok := p.row.Of(e)
	return ok && form.Uniform() && p.moves(e) == nil
}

// exact reports whether e is an integer that is known to fit if it does at the corners.
func (p *rowOps) exact(e ir.Expr) bool {
	if !isWord(e.Type()) {
		return false
	}
	switch e := e.(type) {
	case *ir.Const:
		return true
	case *ir.Ref:
		if d := p.row.Known[e.Var]; d != nil {
			return p.exact(d.Init)
		}
		return p.f.rounds[e.Var] || p.fixed(e)
	case *ir.Builtin:
		if len(e.Args) == 0 && (strings.HasPrefix(string(e.Op), "id.") || strings.HasPrefix(string(e.Op), "dim.")) {
			return true
		}
	case *ir.Unary:
		if e.Op == ir.Neg {
			return p.exact(e.A)
		}
	case *ir.Binary:
		switch e.Op {
		case ir.Add, ir.Sub:
			return p.exact(e.A) && p.exact(e.B)
		case ir.Mul:
			return p.exact(e.A) && p.exact(e.B) && (p.fixed(e.A) || p.fixed(e.B))
		case ir.Shl:
			if n, ok := smallConst(e.B); ok && n >= 0 && n < 31 {
				return p.exact(e.A)
			}
		}
	case *ir.Convert:
		if isWord(e.A.Type()) && !e.Sat && p.exact(e.A) {
			return true
		}
	}
	return p.fixed(e) && !p.overflows(e)
}

// checks writes what is looked at before a row: the statements, and the name of the variable that says whether the row may be computed at once; "" if there is nothing to look at.
func (p *rowOps) checks() (list []jen.Code, quiet string) {
	f := p.f
	if len(p.told)+len(p.corners) == 0 {
		return nil, ""
	}
	quiet = f.numbered("quiet")
	first := jen.Code(jen.True())
	if len(p.corners) > 0 {
		var name string
		list, name = p.cornerChecks()
		first = jen.Id(name).Dot("Fit").Call()
	}
	list = append(list, jen.Id(quiet).Op(":=").Add(first))
	used := f.used
	f.used = map[string]bool{}
	calls := f.block(func() {
		for _, x := range p.told {
			p.tell(quiet, x)
		}
	})
	if f.used["tidX"] {
		calls = []jen.Code{jen.Block(append([]jen.Code{jen.Id("tidX").Op(":=").Uint32().Call(jen.Lit(0))}, calls...)...)}
		delete(f.used, "tidX")
	}
	for name := range f.used {
		used[name] = true
	}
	f.used = used
	return append(list, calls...), quiet
}

// tell writes that the row does x.
func (p *rowOps) tell(quiet string, x *told) {
	f, fr, e := p.f, p.fr, x.e
	name := "RowRd"
	switch {
	case x.write:
		name = "RowWr"
	case x.t.same:
		name = "RowRdOne"
	}
	f.writing = x.write
	site := f.site(e.Pos(), f.exprText(e), placeAlign(e))
	f.writing = false
	var at, s ex
	if x.t.window != nil {
		at, s = convert(jen.Int(), p.first(x.t.window)), p.windowSlice(x.t.window)
	} else {
		at, s = p.number(e, x.t.loops, nil), p.elements(e)
	}
	if !x.t.same {
		at = infix(at, "+", fr.id("lo"), precAdd)
	}
	// The innermost loop that it moves with is simt's, the others are written here.
	var moves []*rowLoop
	var reached []ex
	for _, l := range x.loops {
		if slices.Contains(x.t.loops, l) {
			moves = append(moves, l)
		} else {
			reached = append(reached, infix(ident(l.rounds), ">", literal("0"), precCompare))
		}
	}
	by, rounds := literal("0"), literal("1")
	step := func(l *rowLoop) ex {
		return infix(p.number(e, x.t.loops, l), "-", p.number(e, x.t.loops, nil), precAdd)
	}
	if n := len(moves); n > 0 {
		by, rounds = step(moves[n-1]), ident(moves[n-1].rounds)
		moves = moves[:n-1]
	}
	var names []string
	for _, l := range moves {
		k := f.numbered("k")
		names = append(names, k)
		at = infix(at, "+", infix(ident(k), "*", prim(jen.Parens(step(l).code())), precMul), precAdd)
	}
	cur := infix(ident("tidRow"), "+", fr.uint("lo"), precAdd)
	n := infix(fr.id("hi"), "-", fr.id("lo"), precAdd)
	call := simtFn(name, ident("blk"), site, s, at, by, rounds, cur, n)
	if len(reached) > 0 {
		call = infix(not(all(reached)), "||", call, precOr)
		call = prim(jen.Parens(call.code()))
	}
	code := jen.Id(quiet).Op("=").Id(quiet).Op("&&").Add(call.code())
	for i := len(moves) - 1; i >= 0; i-- {
		code = jen.For(jen.Id(names[i]).Op(":=").Range().Id(moves[i].rounds)).Block(code)
	}
	f.add(code)
}

// number is the number of the element e among all elements of its buffer or array in the first round of the loops, in the second one of the loop next.
func (p *rowOps) number(e *ir.Index, loops []*rowLoop, next *rowLoop) ex {
	f := p.f
	x := f.value(p.round(e.I, loops, next))
	if !x.lit {
		x = convert(jen.Int(), x)
	}
	base, ok := e.Base.(*ir.Index)
	if !ok {
		return x
	}
	outer := infix(p.number(base, loops, next), "*", f.length(e), precMul)
	return infix(outer, "+", x, precAdd)
}

// cornerChecks writes the computation of integers at the corners, and the name of what knows whether they fit.
func (p *rowOps) cornerChecks() (list []jen.Code, name string) {
	f, fr := p.f, p.fr
	name = f.numbered("exact")
	c := &cornerWriter{p: p, name: name}
	used := f.used
	f.used = map[string]bool{}
	code := f.block(func() {
		c.vars = map[*ir.Var]string{}
		for _, x := range p.corners {
			c.all(x.e, x.loops)
		}
	})
	if f.used["tidX"] {
		delete(f.used, "tidX")
		last := infix(fr.id("hi"), "-", literal("1"), precAdd)
		ends := jen.Index(jen.Op("...")).Uint32().Values(fr.uint("lo").code(), convert(jen.Uint32(), last).code())
		code = []jen.Code{jen.For(jen.List(jen.Id("_"), jen.Id("tidX")).Op(":=").Range().Add(ends)).Block(code...)}
	}
	for name := range f.used {
		used[name] = true
	}
	f.used = used
	return append([]jen.Code{jen.Var().Id(name).Qual(simtPath, "Exact")}, code...), name
}

// cornerWriter writes integers as 64-bit ones, of which simt.Exact knows whether they fit their types.
type cornerWriter struct {
	p     *rowOps
	name  string
	vars  map[*ir.Var]string   // the Go variables of those that are declared
	loops map[*ir.Var]jen.Code // the values of variables of loops
	done  map[string]bool
}

// all writes e in the first and last rounds of loops.
func (c *cornerWriter) all(e ir.Expr, loops []*rowLoop) {
	if c.done == nil {
		c.done = map[string]bool{}
	}
	for n := range 1 << len(loops) {
		c.loops = map[*ir.Var]jen.Code{}
		for i, l := range loops {
			first := c.of(l.first)
			if n>>i&1 != 0 {
				first = first.Op("+").Lit(int(l.step)).Op("*").Int64().Call(jen.Max(jen.Id(l.rounds).Op("-").Lit(1), jen.Lit(0)))
				first = jen.Parens(first)
			}
			c.loops[l.v] = first
		}
		code := c.of(e)
		if text := code.GoString(); !c.done[text] {
			c.done[text] = true
			c.p.f.add(code)
		}
	}
	c.loops = nil
}

func (c *cornerWriter) fit(t ir.Type, x *jen.Statement) *jen.Statement {
	return jen.Id(c.name).Dot(strings.ToUpper(t.(ir.Scalar).String())).Call(x)
}

// of writes e as an operand.
func (c *cornerWriter) of(e ir.Expr) *jen.Statement {
	p := c.p
	f := p.f
	t := e.Type().(ir.Scalar)
	switch e := e.(type) {
	case *ir.Const:
		n := int64(e.Bits)
		switch {
		case t == ir.I32:
			n = int64(int32(e.Bits))
		case t == ir.U32:
			n = int64(uint32(e.Bits))
		}
		if n < 0 {
			return jen.Parens(jen.Lit(int(n)))
		}
		return jen.Lit(int(n))
	case *ir.Ref:
		if x := c.loops[e.Var]; x != nil {
			return jen.Add(x)
		}
		if d := p.row.Known[e.Var]; d != nil {
			if c.vars[e.Var] == "" {
				name := f.numbered("x")
				f.add(jen.Id(name).Op(":=").Add(c.of(d.Init)))
				c.vars[e.Var] = name
			}
			return jen.Id(c.vars[e.Var])
		}
	case *ir.Unary:
		if e.Op == ir.Neg && p.exact(e.A) {
			return c.fit(t, c.op("-", "Difference", t, jen.Lit(0), c.of(e.A)))
		}
	case *ir.Binary:
		switch {
		case !p.exact(e.A):
		case e.Op == ir.Add && p.exact(e.B):
			return c.fit(t, c.op("+", "Sum", t, c.of(e.A), c.of(e.B)))
		case e.Op == ir.Sub && p.exact(e.B):
			return c.fit(t, c.op("-", "Difference", t, c.of(e.A), c.of(e.B)))
		case e.Op == ir.Mul && p.exact(e.B):
			return c.fit(t, c.op("*", "Product", t, c.of(e.A), c.of(e.B)))
		case e.Op == ir.Shl:
			if n, ok := smallConst(e.B); ok && n >= 0 && n < 31 {
				return c.fit(t, c.op("*", "Product", t, c.of(e.A), jen.Lit(1<<n)))
			}
		}
	case *ir.Convert:
		if isWord(e.A.Type()) && !e.Sat && p.exact(e.A) {
			return c.fit(t, c.of(e.A))
		}
	}
	x := convert(jen.Int64(), f.typed(f.value(e), t)).code()
	if t == ir.U64 {
		return c.fit(t, x)
	}
	return x
}

// op applies an operator to integers of 32 bits, or a function of simt.Exact to others.
func (c *cornerWriter) op(op, name string, t ir.Type, a, b *jen.Statement) *jen.Statement {
	if t == ir.I32 || t == ir.U32 {
		return a.Op(op).Add(b)
	}
	return jen.Id(c.name).Dot(name).Call(a, b)
}
