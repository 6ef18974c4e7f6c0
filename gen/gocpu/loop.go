package gocpu

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/plan"
)

// loop writes a Loop, with the declaration of its variable in the for clause if init is not nil.
func (f *fn) loop(s *ir.Loop, init *ir.Declare) {
	f.loopAround(s, init, func() { f.stmts(s.Body) })
}

// loopAround is loopStmt with a body of its own.
func (f *fn) loopAround(s *ir.Loop, init *ir.Declare, write func()) {
	t := &target{loop: true}
	f.ctx = append(f.ctx, t)
	f.nested++
	defer func() {
		f.ctx = f.ctx[:len(f.ctx)-1]
		f.nested--
	}()
	if s.TestLast {
		f.doLoop(s, t)
		return
	}
	var first jot.Code
	if init != nil {
		var x ex
		pre := f.block(func() { x = f.typed(f.initialValue(init), init.Var.Type) })
		*f.out = append(*f.out, pre...)
		first = jot.Id(f.name(init.Var)).Op(":=").Add(x.bare())
	}
	cond, pre := f.loopTest(s)
	post, simple := f.simplePost(s)
	if !simple {
		t.cont = f.label("next")
	}
	body := f.block(write)
	if len(pre) == 0 && simple {
		f.add(forClause(first, cond, post).Block(body...))
		return
	}
	// The test needs statements, or the step does.
	var list []jot.Code
	list = append(list, pre...)
	if cond != nil {
		list = append(list, jot.If(not(*cond).code()).Block(jot.Break()))
	}
	if simple {
		list = append(list, body...)
		f.add(forClause(first, nil, post).Block(list...))
		return
	}
	list = append(list, f.withStep(t, body, s.Body, s.Post)...)
	f.add(forClause(first, nil, nil).Block(list...))
}

// withStep puts the step after the body; Continue jumps to it.
func (f *fn) withStep(t *target, body []jot.Code, stmts, step []ir.Stmt) []jot.Code {
	if !t.contUsed {
		if ir.ListTerminates(stmts) {
			return append(f.unwritten(step, nil), body...)
		}
		return append(body, f.block(func() { f.stmts(step) })...)
	}
	list := []jot.Code{jot.Block(body...), jot.Label(t.cont)}
	return append(list, f.block(func() { f.stmts(step) })...)
}

// unwritten uses the variables of statements and of an expression to which control never comes, and which are not
// written: Go wants every variable used.
func (f *fn) unwritten(list []ir.Stmt, e ir.Expr) []jot.Code {
	done := map[*ir.Var]bool{}
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Declare); ok {
			done[d.Var] = true
		}
		return true
	})
	use := func(v *ir.Var) {
		if !done[v] && v.Kind != ir.GlobalVar {
			done[v] = true
			f.add(jot.Id("_").Op("=").Add(jot.Add(f.variable(v, nil).c)))
		}
	}
	return f.block(func() {
		ir.Walk(list, nil, func(e ir.Expr) { ir.EachVar(e, use) })
		ir.EachVar(e, use)
	})
}

func forClause(init jot.Code, cond *ex, post jot.Code) *jot.Statement {
	switch {
	case init == nil && cond == nil && post == nil:
		return jot.For()
	case init == nil && post == nil:
		return jot.For(cond.code())
	}
	var c jot.Code = jot.Empty()
	if cond != nil {
		c = cond.code()
	}
	if init == nil {
		init = jot.Empty()
	}
	if post == nil {
		post = jot.Empty()
	}
	return jot.For(init, c, post)
}

// loopTest writes Pre and Cond: nil for a loop without end.
func (f *fn) loopTest(s *ir.Loop) (cond *ex, pre []jot.Code) {
	pre = f.block(func() {
		f.stmts(s.Pre)
		if s.Cond != nil && !ir.IsTrue(s.Cond) {
			x := f.value(s.Cond)
			cond = &x
		}
	})
	return cond, pre
}

// simplePost writes Post as the third part of a for clause, if it is one assignment that needs no statements of its
// own.
func (f *fn) simplePost(s *ir.Loop) (jot.Code, bool) {
	if len(s.Post) == 0 {
		return nil, true
	}
	if !plan.OneStep(s) {
		return nil, false
	}
	a := s.Post[0].(*ir.Assign)
	list := f.block(func() { f.assign(a) })
	if len(list) != 1 {
		f.impossible(a.At, "this step of a loop")
		return nil, false
	}
	return list[0], true
}

// doLoop writes a loop with the test after the body.
func (f *fn) doLoop(s *ir.Loop, t *target) {
	endless := s.Cond == nil || ir.IsTrue(s.Cond)
	if endless && len(s.Pre) == 0 {
		f.add(jot.For().Block(f.block(func() { f.stmts(s.Body) })...))
		return
	}
	t.cont = f.label("next")
	body := f.block(func() { f.stmts(s.Body) })
	if s.Cond != nil && ir.IsFalse(s.Cond) && len(s.Pre) == 0 && !t.brkUsed && !t.contUsed {
		f.add(jot.Block(body...)) // do { } while (0)
		return
	}
	test := f.block(func() {
		cond, pre := f.loopTest(s)
		*f.out = append(*f.out, pre...)
		switch {
		case s.Cond != nil && ir.IsFalse(s.Cond):
			f.add(jot.Break())
		case cond != nil:
			f.add(jot.If(not(*cond).code()).Block(jot.Break()))
		}
	})
	list := []jot.Code{jot.Block(body...)}
	switch {
	case t.contUsed:
		list = append(list, jot.Label(t.cont))
		list = append(list, test...)
	case !ir.ListTerminates(s.Body):
		list = append(list, test...)
	default:
		list = append(f.unwritten(s.Pre, s.Cond), list...)
	}
	f.add(jot.For().Block(list...))
}

// switchStmt writes a Switch with Go's; a case that runs into the next one ends in fallthrough.
func (f *fn) switchStmt(s *ir.Switch) {
	t := &target{}
	f.ctx = append(f.ctx, t)
	defer func() { f.ctx = f.ctx[:len(f.ctx)-1] }()
	tag := f.value(s.Tag)
	var cases []jot.Code
	for i, c := range s.Cases {
		body := c.Body
		ends := ir.ListTerminates(body)
		if n := len(body); n > 0 && ends {
			if _, ok := body[n-1].(*ir.Break); ok {
				body = body[:n-1] // Go's case ends by itself
			}
		}
		list := f.block(func() { f.stmts(body) })
		if !ends && i+1 < len(s.Cases) {
			list = append(list, jot.Op("fallthrough"))
		}
		if c.Default {
			cases = append(cases, jot.Default().Block(list...))
			continue
		}
		var values []jot.Code
		for _, v := range c.Values {
			values = append(values, f.constant(&ir.Const{X: ir.X{Typ: s.Tag.Type()}, Bits: v}).code())
		}
		if len(values) == 0 {
			f.impossible(c.At, "a case without values")
			continue
		}
		cases = append(cases, jot.Case(values...).Block(list...))
	}
	f.add(jot.Switch(f.typed(tag, s.Tag.Type()).code()).Block(cases...))
}
