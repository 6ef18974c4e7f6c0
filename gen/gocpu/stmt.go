package gocpu

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/jot"
)

// target is a loop or switch around the statement being written.
type target struct {
	loop     bool
	brk      string // label that Break jumps to; "" = Go's break
	cont     string // label that Continue jumps to; "" = Go's continue
	brkUsed  bool
	contUsed bool
}

// stmts writes a list in Go's own control flow. What can never be reached is left out: Go's vet complains about it.
func (f *fn) stmts(list []ir.Stmt) {
	if f.jamming {
		f.jamStmts(list)
		return
	}
	list = ir.Reachable(list)
	for i := 0; i < len(list); i++ {
		n := f.resultOf(list[i:])
		if n == 0 {
			n = f.declarations(list[i:])
		}
		if n > 0 {
			i += n - 1
			continue
		}
		f.stmt(list[i])
	}
}

// resultOf writes the declaration at the beginning of list with the call or operation after it that gives the
// variable its value, as t := f(x), or as return f(x) where nothing but that comes after it. What notes the call for
// reports may stand in between. It returns how many statements it has written.
func (f *fn) resultOf(list []ir.Stmt) int {
	i := 1
	for i < len(list) && notesCall(list[i]) {
		i++
	}
	if i >= len(list) {
		return 0
	}
	d, ok := list[0].(*ir.Declare)
	if !ok || d.Init != nil || !ir.IsRef(ir.Written(list[i]), d.Var) || !f.definable(d) {
		return 0
	}
	if ir.CountVar(list[i], d.Var) > 1 {
		return 0 // an operand, too, is the variable, whatever that holds by then
	}
	var at source.Pos
	recursive := false
	switch s := list[i].(type) {
	case *ir.Call:
		at, recursive = s.At, f.facts.Recursive[s.Func]
	case *ir.Effect:
		at = s.At
	default:
		return 0
	}
	n := i + 1
	f.define = d.Var
	if len(list) > n && f.facts.Forwards(d.Var) && !f.kernel && !recursive {
		r, ok := list[n].(*ir.Return)
		if ok && r.Val != nil && ir.IsRef(r.Val, d.Var) && f.e.position(r.At).Line == f.e.position(at).Line {
			f.returns = true
		}
	}
	returns := f.returns
	code := f.block(func() {
		for _, s := range list[1:n] {
			f.stmt(s)
		}
	})
	switch {
	case f.define != nil: // it was stored in a way of its own
		f.define, f.returns = nil, false
		f.declaration(d)
	case returns:
		n++
	}
	*f.out = append(*f.out, code...)
	return n
}

// notesCall reports whether s only says what reports call the call after it.
func notesCall(s ir.Stmt) bool {
	e, ok := s.(*ir.Effect)
	return ok && e.Op == "check.calling"
}

func (f *fn) stmt(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.Declare:
		if b, ok := s.Init.(*ir.Builtin); ok && b.Op == ir.OpPresent {
			f.ownLines()
		} else {
			f.line(s.At)
		}
		f.declaration(s)
	case *ir.Assign:
		f.line(s.At)
		f.assign(s)
	case *ir.Call:
		f.line(s.At)
		f.call(s)
	case *ir.Effect:
		f.line(s.At)
		f.effect(s)
	case *ir.Block:
		f.blockStmt(s)
	case *ir.If:
		f.line(s.At)
		f.ifStmt(s)
	case *ir.Loop:
		f.line(s.At)
		f.loop(s, nil)
	case *ir.Switch:
		f.line(s.At)
		f.switchStmt(s)
	case *ir.Break:
		f.line(s.At)
		f.jump(f.ctx[len(f.ctx)-1], false)
	case *ir.Continue:
		f.line(s.At)
		f.continueStmt()
	case *ir.Return:
		f.line(s.At)
		f.returnStmt(s)
	case *ir.Goto:
		f.line(s.At)
		f.add(jot.Goto(f.userLabel(s.To)))
	case *ir.ThreadLoop:
		f.threadLoop(s)
	case *ir.WarpLoop:
		f.warpLoop(s)
	case *ir.Barrier:
		f.line(s.At)
		f.barrier(s)
	case *ir.Region:
		f.structuredInlined(s)
	case *ir.Leave:
		f.line(s.At)
		f.leave(s)
	default:
		f.impossible(s.Pos(), "this statement")
	}
}

// continueStmt writes a jump to the next iteration of the innermost loop.
func (f *fn) continueStmt() {
	for i := len(f.ctx) - 1; i >= 0; i-- {
		if f.ctx[i].loop {
			f.jump(f.ctx[i], true)
			return
		}
	}
}

func (f *fn) jump(t *target, cont bool) {
	label, jump := t.brk, jot.Break()
	if cont {
		label, jump = t.cont, jot.Continue()
		t.contUsed = true
	} else {
		t.brkUsed = true
	}
	if label != "" {
		f.add(jot.Goto(label))
		return
	}
	f.add(jump)
}

// blockStmt writes a Block; one that holds a declaration and a loop becomes a for clause where that means the same.
func (f *fn) blockStmt(s *ir.Block) {
	if len(s.List) == 2 {
		d, ok := s.List[0].(*ir.Declare)
		l, ok2 := s.List[1].(*ir.Loop)
		if ok && ok2 && d.Init != nil && !l.TestLast && !f.facts.Addressed[d.Var] && !f.keeps(d.Var) {
			if _, scalar := d.Var.Type.(ir.Scalar); scalar && f.facts.Reads[d.Var] > 0 {
				f.line(d.At)
				f.loop(l, d)
				return
			}
		}
	}
	list := f.block(func() { f.stmts(s.List) })
	if len(list) == 0 {
		return
	}
	declares := false
	for _, x := range s.List {
		if _, ok := x.(*ir.Declare); ok {
			declares = true
		}
	}
	if !declares && len(s.List) == 1 {
		*f.out = append(*f.out, list...)
		return
	}
	f.add(jot.Block(list...))
}

func (f *fn) ifStmt(s *ir.If) {
	cond := f.value(s.Cond)
	then := f.block(func() { f.stmts(s.Then) })
	els := f.block(func() { f.stmts(s.Else) })
	switch {
	case len(then) == 0 && len(els) == 0:
		f.add(jot.Id("_").Op("=").Add(cond.code()))
	case len(then) == 0:
		f.add(jot.If(not(cond).code()).Block(els...))
	case len(els) == 0:
		f.add(jot.If(cond.code()).Block(then...))
	default:
		f.add(jot.If(cond.code()).Block(then...).Else().Block(els...))
	}
}

// returnStmt ends the thread in a kernel, the function elsewhere.
func (f *fn) returnStmt(s *ir.Return) {
	switch {
	case f.kernel && f.ph != nil && !f.ph.inThread:
		f.add(jot.Return())
	case f.kernel:
		if f.ph != nil && f.ph.marking {
			exited, yes := jot.Id("exited").Index(current()), jot.Id("true")
			if f.ph.AnyExited {
				exited, yes = jot.List(exited, jot.Id("anyExited")), jot.List(yes, jot.Id("true"))
			}
			f.add(exited.Op("=").Add(yes))
		}
		f.endThread()
	case s.Val == nil:
		f.add(jot.Return())
	case ir.IsPointer(s.Val.Type()):
		f.add(jot.Return(f.pointerAs(s.Val, f.facts.Result(f.f)).bare()))
	default:
		f.add(jot.Return(f.value(s.Val).bare()))
	}
}

// call writes a call of a device function.
func (f *fn) call(s *ir.Call) {
	d := s.Func
	n := f.facts.Needs[d]
	if n == nil {
		f.impossible(s.At, "the call of %s", d.Source)
		return
	}
	f.calls = append(f.calls, d)
	code := f.e.function(d)
	var args []ex
	if n.Block {
		args = append(args, ident("blk"))
	}
	for i, want := range n.Thread {
		if want {
			args = append(args, prim(f.threadIndex(string("XYZ"[i]))))
		}
	}
	for _, v := range n.Shared {
		args = append(args, ident(f.name(v)))
	}
	for i, a := range s.Args {
		if i >= len(d.Params) {
			f.impossible(s.At, "the call of %s", d.Source)
			return
		}
		p := d.Params[i]
		if ir.IsPointer(p.Type) {
			c := f.facts.Class(p)
			if c == memPtr {
				c = movedPtr
				if p.Type.(*ir.Pointer).Ref {
					c = refPtr
				}
			}
			args = append(args, f.pointerValue(a, c))
		} else {
			args = append(args, f.stored(a, p.Type))
		}
	}
	result := call(jot.Id(code.name), args...)
	if f.facts.Recursive[d] {
		f.add(jot.Id("blk").Dot("EnterCall").Call())
		defer func() { f.add(jot.Id("blk").Dot("LeaveCall").Call()) }()
	}
	if s.Dst == nil {
		f.add(result.code())
		return
	}
	f.storeResult(s.Dst, result, d)
}

// storeResult stores what a call of d gave at dst.
func (f *fn) storeResult(dst ir.Expr, result ex, d *ir.Func) {
	t := d.Ret
	p, pointer := t.(*ir.Pointer)
	one := pointer && f.facts.Result(d) == refPtr // a Go pointer, elsewhere it is a simt.Ptr
	if r, ok := ir.WithoutChecks(dst).(*ir.Ref); ok && one && f.facts.Class(r.Var) == movedPtr {
		result = simtFn("PtrTo", result)
	}
	if r, ok := ir.WithoutChecks(dst).(*ir.Ref); ok && pointer && p.Ref && !one && f.facts.Class(r.Var) == refPtr {
		result = prim(result.sel().Dot("Get").Call())
	}
	if r, ok := ir.WithoutChecks(dst).(*ir.Ref); ok &&
		(!pointer || f.facts.Class(r.Var) == movedPtr || p.Ref && f.facts.Class(r.Var) == refPtr) {
		f.store(dst, result)
		return
	}
	name := f.temp()
	f.declare(name, result)
	x := ident(name)
	if l, ok := ir.WithoutChecks(dst).(*ir.Lanes); ok && len(l.Comps) > 1 {
		f.assignLanes(dst, func(i int) ex { return f.laneOf(x, t, i) })
		return
	}
	if pointer {
		if one {
			x = simtFn("PtrTo", x)
		}
		x = simtFn("AddrOf", ident("blk"), x)
	}
	f.store(dst, x)
}
