package gocpu

import (
	"slices"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/plan"
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
	if len(list) > n && f.facts.Reads[d.Var] == 1 && !f.kernel && !f.e.forTests() && !recursive {
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

// The largest number of variables that one statement declares, and of operations in a value of such a variable.
const (
	declaredAtOnce = 4
	declaredSize   = 10
)

// declarations writes declarations at the beginning of list that stand in one line of the source as one statement,
// which has one line. It returns how many statements it has written, 0 if there are not several.
func (f *fn) declarations(list []ir.Stmt) int {
	var run []*ir.Declare
	for _, s := range list {
		d, ok := s.(*ir.Declare)
		if !ok || d.Init == nil || len(run) == declaredAtOnce || !f.together(run, d) {
			break
		}
		run = append(run, d)
	}
	if len(run) < 2 {
		return 0
	}
	var names, values []jen.Code
	f.line(run[0].At)
	for _, d := range run {
		var x ex
		if before := f.block(func() { x = f.typed(f.initialValue(d), d.Var.Type) }); len(before) > 0 {
			*f.out = append(*f.out, before...)
		}
		names, values = append(names, jen.Id(f.name(d.Var))), append(values, x.bare())
	}
	f.declared++
	f.add(jen.List(names...).Op(":=").List(values...))
	return len(run)
}

// together reports whether d may be declared in one statement with those of run.
func (f *fn) together(run []*ir.Declare, d *ir.Declare) bool {
	if _, scalar := d.Var.Type.(ir.Scalar); !scalar || !f.definable(d) || !f.e.users(d.At) || len(run) > 0 &&
		!f.sameLine(run[0], d) {
		return false
	}
	n := 0
	free := true
	ir.WalkExprs(d.Init, func(e ir.Expr) bool {
		n++
		switch e := e.(type) {
		case *ir.Const, *ir.Convert, *ir.Unary, *ir.Binary:
			free = free && !ir.Faults(e)
		case *ir.Builtin:
			free = free && len(e.Args) == 0
		case *ir.Ref:
			free = free && !slices.ContainsFunc(run, func(r *ir.Declare) bool { return r.Var == e.Var })
		default:
			free = false
		}
		return free
	})
	return free && n <= declaredSize
}

// sameLine reports whether a and b stand in one line of the source.
func (f *fn) sameLine(a, b *ir.Declare) bool {
	p, q := f.e.position(a.At), f.e.position(b.At)
	return p.File == q.File && p.Line == q.Line
}

// definable reports whether d may be written as name := value.
func (f *fn) definable(d *ir.Declare) bool {
	v := d.Var
	switch {
	case ir.IsPointer(v.Type), f.monitored(v), f.keeps(v), f.unread(v):
		return false
	}
	return f.fast == nil || !f.fast.Row.Dropped[v]
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
		for i := len(f.ctx) - 1; i >= 0; i-- {
			if f.ctx[i].loop {
				f.jump(f.ctx[i], true)
				break
			}
		}
	case *ir.Return:
		f.line(s.At)
		f.returnStmt(s)
	case *ir.Goto:
		f.line(s.At)
		f.add(jen.Goto().Id(f.userLabel(s.To)))
	case *ir.ThreadLoop:
		f.threadLoop(s)
	case *ir.WarpLoop:
		f.warpLoop(s)
	case *ir.Barrier:
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

func (f *fn) jump(t *target, cont bool) {
	label, word := t.brk, "break"
	if cont {
		label, word = t.cont, "continue"
		t.contUsed = true
	} else {
		t.brkUsed = true
	}
	if label != "" {
		f.add(jen.Goto().Id(label))
		return
	}
	f.add(jen.Id(word))
}

// declaration brings a local to life.
func (f *fn) declaration(s *ir.Declare) {
	v := s.Var
	if f.monitored(v) {
		return // declared where the function begins
	}
	if f.idle(s) {
		return
	}
	if f.fast != nil && f.fast.Row.Dropped[v] {
		return
	}
	if f.keeps(v) {
		f.add(f.variable(v, &ir.Ref{X: ir.X{Typ: v.Type, At: s.At}, Var: v}).code().Op("=").Add(f.initialValue(s).bare()))
		return
	}
	name := f.name(v)
	switch {
	case s.Init != nil && !isNullOrZero(s.Init):
		f.declare(name, f.typed(f.initialValue(s), v.Type))
	default:
		f.variableDecl(name, f.varType(v))
	}
	if f.unread(v) {
		f.add(jen.Id("_").Op("=").Id(name))
	}
}

// idle reports whether s declares a variable that only holds a constant which nothing reads.
func (f *fn) idle(s *ir.Declare) bool { return f.unread(s.Var) && f.facts.Idle(s, f.e.forTests()) }

// unread reports whether Go would find that nothing uses v.
func (f *fn) unread(v *ir.Var) bool {
	return f.facts.Reads[v] == 0 || f.ph != nil && f.ph.unread[v] || f.fast != nil && !f.fast.reads[v]
}

func isNullOrZero(e ir.Expr) bool {
	if _, ok := e.(*ir.Zero); ok {
		return true
	}
	return ir.IsPointer(e.Type()) && isNull(e)
}

// initialValue is the value of a variable's declaration.
func (f *fn) initialValue(s *ir.Declare) ex {
	v := s.Var
	switch {
	case s.Init == nil || isNullOrZero(s.Init):
		return f.zeroVar(v)
	case ir.IsPointer(v.Type):
		return f.pointerAs(s.Init, f.facts.Class(v))
	}
	return f.stored(s.Init, v.Type)
}

// varType is the Go type of a variable.
func (f *fn) varType(v *ir.Var) *jen.Statement {
	if ir.IsPointer(v.Type) {
		return f.classType(v.Type, f.facts.Class(v))
	}
	return f.typ(v.Type)
}

// zeroVar is the zero value of a variable.
func (f *fn) zeroVar(v *ir.Var) ex {
	if ir.IsPointer(v.Type) {
		switch f.facts.Class(v) {
		case slicePtr, refPtr:
			return ident("nil")
		case movedPtr:
			return f.nullPtr(v.Type.(*ir.Pointer))
		}
	}
	return f.zero(v.Type)
}

// assign writes Dst = Src and Dst op= Src.
func (f *fn) assign(s *ir.Assign) {
	if l, ok := ir.WithoutChecks(s.Dst).(*ir.Lanes); ok && len(l.Comps) > 1 {
		f.assignSwizzle(l, s)
		return
	}
	if t, ok := s.Dst.Type().(*ir.Pointer); ok {
		f.assignPointer(s, t)
		return
	}
	if s.Op == ir.NoOp {
		if selfAssign(s) {
			f.add(jen.Id("_").Op("=").Add(f.place(s.Dst).code()))
			return
		}
		src := f.stored(s.Src, s.Dst.Type())
		if plan.IsStore(s.Dst) {
			f.store(s.Dst, src)
			return
		}
		dst := f.place(s.Dst).code()
		if _, variable := s.Dst.(*ir.Ref); !variable && plan.IsPlace(s.Src) && f.writtenAlike(s.Dst, s.Src) {
			src = cmathFn("Opaque", src) // vet takes it for a mistake
		}
		f.add(dst.Op("=").Add(src.bare()))
		return
	}
	if v, ok := s.Dst.Type().(*ir.Vector); ok {
		src := f.operand(s.Src)
		to, store := s.Dst.(*ir.Checked)
		if store = store && plan.IsStore(to); store {
			s = &ir.Assign{S: s.S, Dst: to.Place, Op: s.Op, Src: s.Src}
		}
		dst := f.place(s.Dst)
		if !plan.IsStable(s.Dst) {
			dst = ex{c: f.bind(dst.addr(), ir.Void).c, prec: precPrimary, deref: true}
		}
		values := make([]ex, v.N)
		for i := range values {
			values[i] = f.arith(s.Op, v.Elem, laneType(s.Src), f.laneOf(dst, v, i), src(i))
		}
		if store {
			f.storeAt(to, dst.addr(), f.vectorOf(v, values))
			return
		}
		f.add(dst.code().Op("=").Add(f.vectorOf(v, values).bare()))
		return
	}
	f.assignOp(s)
}

// selfAssign reports whether s is x = x, which vet complains about.
func selfAssign(s *ir.Assign) bool {
	a, ok := s.Dst.(*ir.Ref)
	b, ok2 := s.Src.(*ir.Ref)
	return ok && ok2 && a.Var == b.Var
}

// assignOp writes Dst op= Src for a scalar.
func (f *fn) assignOp(s *ir.Assign) {
	t := s.Dst.Type()
	src := f.value(s.Src)
	if to, ok := s.Dst.(*ir.Checked); ok && plan.IsStore(to) {
		f.updateInstrumented(s, to, to.Place.(*ir.Checked), src)
		return
	}
	dst := f.place(s.Dst)
	sc, _ := t.(ir.Scalar)
	o, direct := goOps[s.Op]
	switch {
	case s.Op.IsCompare(), sc == ir.Bool, sc == ir.F16, sc == ir.BF16, s.Op == ir.LogAnd, s.Op == ir.LogOr:
		direct = false
	case s.Site != 0:
		direct = false
	case s.Op == ir.Mul && sc.IsFloat():
		direct = false // the product needs its explicit rounding
	case (s.Op == ir.Div || s.Op == ir.Rem) && src.isNumber(0):
		src = f.opaque(src, s.Src.Type())
	}
	if one := (s.Op == ir.Add || s.Op == ir.Sub) && src.isNumber(1); direct && one {
		f.add(dst.code().Op(map[ir.BinaryOp]string{ir.Add: "++", ir.Sub: "--"}[s.Op]))
		return
	}
	if direct && (s.Op == ir.Shl || s.Op == ir.Shr) {
		src = f.shiftCount(sc, s.Src.Type(), src)
	}
	if direct {
		f.add(dst.code().Op(o.text + "=").Add(src.bare()))
		return
	}
	if !plan.IsStable(s.Dst) {
		dst = ex{c: f.bind(dst.addr(), ir.Void).c, prec: precPrimary, deref: true}
	}
	f.add(dst.code().Op("=").Add(f.updated(s, ex{c: dst.code(), prec: valuePrec(dst)}, src).bare()))
}

func valuePrec(x ex) int {
	if x.deref {
		return precUnary
	}
	return x.prec
}

func (f *fn) assignSwizzle(l *ir.Lanes, s *ir.Assign) {
	n := len(l.Comps)
	v, _ := l.Typ.(*ir.Vector)
	if v == nil {
		f.impossible(s.At, "this assignment")
		return
	}
	src := f.operand(s.Src)
	values := make([]ex, n)
	var old func(int) ex
	if s.Op != ir.NoOp {
		old = f.lanes(l)
	}
	for i := range values {
		x := src(i)
		if s.Op != ir.NoOp {
			x = f.arith(s.Op, v.Elem, laneType(s.Src), old(i), x)
		}
		values[i] = f.bind(x, v.Elem)
	}
	f.assignLanes(s.Dst, func(i int) ex { return values[i] })
}

// assignPointer stores a pointer in the form that its place has.
func (f *fn) assignPointer(s *ir.Assign, t *ir.Pointer) {
	c := memPtr
	if r, ok := ir.WithoutChecks(s.Dst).(*ir.Ref); ok {
		c = f.facts.Class(r.Var)
	}
	src := s.Src
	switch s.Op {
	case ir.NoOp:
	case ir.Add:
		src = &ir.PtrAdd{X: ir.X{Typ: t, At: s.At}, Ptr: s.Dst, I: s.Src}
	case ir.Sub:
		neg := &ir.Unary{X: ir.X{Typ: ir.I64, At: s.At}, Op: ir.Neg, A: &ir.Convert{X: ir.X{Typ: ir.I64, At: s.At}, A: s.Src}}
		src = &ir.PtrAdd{X: ir.X{Typ: t, At: s.At}, Ptr: s.Dst, I: neg}
	default:
		f.impossible(s.At, "the operator %s on pointers", s.Op)
		return
	}
	if s.Op == ir.NoOp && selfAssign(s) {
		f.add(jen.Id("_").Op("=").Add(f.place(s.Dst).code()))
		return
	}
	value := f.pointerValue(src, c)
	f.store(s.Dst, value)
}

// pointerValue is pointerAs with the shorter spelling of null that an assignment allows.
func (f *fn) pointerValue(e ir.Expr, c class) ex {
	if isNull(e) && (c == slicePtr || c == refPtr) {
		return ident("nil")
	}
	return f.pointerAs(e, c)
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
	f.add(jen.Block(list...))
}

func (f *fn) ifStmt(s *ir.If) {
	cond := f.value(s.Cond)
	then := f.block(func() { f.stmts(s.Then) })
	els := f.block(func() { f.stmts(s.Else) })
	switch {
	case len(then) == 0 && len(els) == 0:
		f.add(jen.Id("_").Op("=").Add(cond.code()))
	case len(then) == 0:
		f.add(jen.If(not(cond).code()).Block(els...))
	case len(els) == 0:
		f.add(jen.If(cond.code()).Block(then...))
	default:
		f.add(jen.If(cond.code()).Block(then...).Else().Block(els...))
	}
}

// returnStmt ends the thread in a kernel, the function elsewhere.
func (f *fn) returnStmt(s *ir.Return) {
	switch {
	case f.kernel && f.ph != nil && !f.ph.inThread:
		f.add(jen.Return())
	case f.kernel:
		if f.ph != nil && f.ph.marking {
			exited, yes := jen.Id("exited").Index(current()), jen.True()
			if f.ph.AnyExited {
				exited, yes = jen.List(exited, jen.Id("anyExited")), jen.List(yes, jen.True())
			}
			f.add(exited.Op("=").Add(yes))
		}
		f.endThread()
	case s.Val == nil:
		f.add(jen.Return())
	case ir.IsPointer(s.Val.Type()):
		c := movedPtr
		if s.Val.Type().(*ir.Pointer).Ref {
			c = refPtr
		}
		f.add(jen.Return(f.pointerAs(s.Val, c).bare()))
	default:
		f.add(jen.Return(f.value(s.Val).bare()))
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
	result := call(jen.Id(code.name), args...)
	if f.facts.Recursive[d] {
		f.add(jen.Id("blk").Dot("EnterCall").Call())
		defer func() { f.add(jen.Id("blk").Dot("LeaveCall").Call()) }()
	}
	if s.Dst == nil {
		f.add(result.code())
		return
	}
	f.storeResult(s.Dst, result, d.Ret)
}

// storeResult stores what a call gave, a simt.Ptr for pointers, at dst.
func (f *fn) storeResult(dst ir.Expr, result ex, t ir.Type) {
	p, pointer := t.(*ir.Pointer)
	if r, ok := ir.WithoutChecks(dst).(*ir.Ref); ok && pointer && p.Ref && f.facts.Class(r.Var) == movedPtr {
		result = simtFn("PtrTo", result)
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
		if p.Ref {
			x = simtFn("PtrTo", x)
		}
		x = simtFn("AddrOf", ident("blk"), x)
	}
	f.store(dst, x)
}
