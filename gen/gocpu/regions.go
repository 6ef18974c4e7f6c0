package gocpu

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/plan"
	"github.com/kbind/kbind/gen/internal/spell"
)

// phaseState is the state of the emission of a kernel in phases.
type phaseState struct {
	*plan.Phases
	slices map[*ir.Var]string // the Go slice of an array
	cached map[*ir.Var]bool   // those that the current region copies
	// of these, declared where a thread begins the region instead of where their Declare stands
	early    map[*ir.Var]bool
	unread   map[*ir.Var]bool // of these, given values but not used
	inThread bool
	inWarp   bool
	marking  bool // of the current region, see plan.Region
	runs     int  // loops over warps so far
	regions  int  // and over threads
}

// inPhases writes a kernel in phases.
func (f *fn) inPhases(name string, p *plan.Kernel, other string) []jot.Code {
	ph := p.Phases
	ps := &phaseState{Phases: ph, slices: map[*ir.Var]string{}}
	f.ph, f.takes = ps, ph.Takes
	for _, n := range []string{"exited", "lane", "anyExited", "n", "lo", "hi", "at", "next"} {
		f.taken[n] = 1
	}
	for _, v := range ph.Func.Expanded {
		ps.slices[v] = f.local(f.name(v) + "s")
	}
	body := f.block(func() { f.stmts(f.f.Body) })

	var fields []jot.Code
	for _, v := range ps.Arrays {
		fields = append(fields, jot.Id(f.field("state", v)).Index().Add(f.varType(v)))
	}
	if ps.Exits {
		fields = append(fields, jot.Id("exited").Index().Id("bool"))
	}
	fields = append(fields, rowFields(p)...)
	var list []jot.Code
	if other != "" {
		whole := "Aligned"
		if !ph.Aligned {
			whole = "WholeWarps"
		}
		list = append(list, jot.If(jot.Op("!").Id("blk").Dot(whole).Call()).Block(jot.Id(other).Call(jot.Id("blk")),
			jot.Return()))
	}
	list = append(append(list, f.prologue(fields)...), f.phaseHead()...)
	return []jot.Code{f.kernelFunc(name, p.Kernel, append(list, body...))}
}

// phaseHead fetches what the threads keep.
func (f *fn) phaseHead() []jot.Code {
	ps := f.ph
	return f.block(func() {
		keep := func(fn, name, field string) {
			f.add(jot.Id(name).Op(":=").Qual(simtPath, fn).Call(jot.Id("blk"), jot.Op("&").Id(workerName).Dot(field)))
		}
		for _, v := range ps.Arrays {
			keep("EachThread", ps.slices[v], f.field("state", v))
		}
		if ps.Exits {
			keep("Exited", "exited", "exited")
			if ps.AnyExited {
				f.add(jot.Id("anyExited").Op(":=").Id("false"))
				if !ps.AsksExited {
					f.add(jot.Id("_").Op("=").Id("anyExited"))
				}
			}
		}
		if ps.AnyWarps {
			f.add(jot.Id("n").Op(":=").Id("uint32").Call(jot.Id("blk").Dot("BlockDim").Dot("Count").Call()))
		}
		if ps.Block.Current {
			f.add(jot.Id("thread").Op(":=").Id("uint32").Call(jot.Lit(0)))
		}
	})
}

// noneExited is the condition that no thread has ended.
func noneExited() ex { return not(ident("anyExited")) }

// keeps reports whether the variable v is not declared where its Declare stands.
func (f *fn) keeps(v *ir.Var) bool {
	ps := f.ph
	return f.flat != nil && f.flat.hoisted[v] || ps != nil && ps.slices[v] != "" && (!ps.cached[v] || ps.early[v])
}

// ofThread writes the place of v if it is an array that the current region has no copy of.
func (f *fn) ofThread(v *ir.Var) (ex, bool) {
	ps := f.ph
	if ps == nil || ps.slices[v] == "" || ps.cached[v] {
		return ex{}, false
	}
	return f.elementOf(v), true
}

// elementOf is the current thread's element of an array.
func (f *fn) elementOf(v *ir.Var) ex {
	if f.fast != nil {
		return f.elementOfSlice(f.partOf(v))
	}
	if f.lane != nil {
		return prim(jot.Id(f.arrayOfWarp(v)).Index(jot.Id("lane")))
	}
	return prim(jot.Id(f.ph.slices[v]).Index(current()))
}

// current is the index of the thread at work; between regions, the first that has not ended.
func current() *jot.Statement { return jot.Id("thread") }

// threadLoop writes a parallel region.
func (f *fn) threadLoop(s *ir.ThreadLoop) {
	ps, r := f.ph, f.ph.Loops[s]
	if r.InPlace {
		return
	}
	if r.MoveTo != nil {
		f.ownLines()
		part := func(v *ir.Var) jot.Code { return jot.Id(ps.slices[v]).Index(jot.Id("lo"), jot.Id("hi")) }
		f.add(jot.Id("copy").Call(part(r.MoveTo), part(r.MoveFrom)))
		f.afterLoop(false)
		return
	}
	ps.inThread, ps.marking = true, r.Marks
	ps.cached, ps.early, ps.unread = map[*ir.Var]bool{}, map[*ir.Var]bool{}, map[*ir.Var]bool{}
	stores := false
	for _, c := range r.Copies {
		if c.Once {
			continue
		}
		ps.cached[c.Var], ps.early[c.Var], ps.unread[c.Var] = true, c.Early, c.Unread
		stores = stores || c.Store
	}
	run := threadRun{Region: r, enter: func() {
		begin := f.block(func() { f.beginThread(r) })
		if len(begin) > 1 {
			f.ownLines()
		}
		*f.out = append(*f.out, begin...)
	}}
	if stores {
		run.leave = func() { f.finishThread(r) }
	}
	if ps.inWarp {
		f.warp(run)
	} else {
		f.threads(run)
	}
	ps.inThread, ps.marking, ps.cached, ps.early, ps.unread = false, false, nil, nil, nil
	f.afterLoop(r.Marks)
}

// beginThread writes what a thread begins a region with: it copies what the thread has kept.
func (f *fn) beginThread(r *plan.Region) {
	if r.Skips && f.fast == nil && f.lane == nil {
		f.add(jot.If(jot.Id("exited").Index(current())).Block(jot.Continue()))
	}
	for _, c := range r.Copies {
		name := f.name(c.Var)
		switch {
		case c.Once:
			continue
		case c.Load:
			f.declare(name, f.elementOf(c.Var))
		case c.Early:
			f.variableDecl(name, f.varType(c.Var))
		}
		if c.Early && (c.Unread || f.fast != nil && !r.Reads[c.Var] && !c.Store) {
			f.add(jot.Id("_").Op("=").Id(name))
		}
	}
}

// finishThread writes what a thread ends a region with: it keeps what it has computed.
func (f *fn) finishThread(r *plan.Region) {
	for _, c := range r.Copies {
		if c.Store && !c.Once {
			f.add(f.elementOf(c.Var).code().Op("=").Id(f.name(c.Var)))
		}
	}
}

// afterLoop finds the first thread that has not ended, if some may have; when all have the block or the warp is done.
func (f *fn) afterLoop(marked bool) {
	ps := f.ph
	cur := jot.Id("thread")
	switch {
	case marked && ps.inWarp:
		f.ownLines()
		f.add(jot.If(cur.Clone().Op("=").Id("lo").Op("+").Qual(simtPath,
			"FirstActive").Call(jot.Id("exited").Index(jot.Id("lo"), jot.Id("hi"))), cur.Clone().Op("==").Id("hi")).
			Block(jot.Continue(ps.warpLabel())))
	case marked:
		f.ownLines()
		f.add(jot.If(cur.Clone().Op("=").Qual(simtPath, "FirstActive").Call(jot.Id("exited")),
			jot.Id("int").Call(cur.Clone()).Op("==").Id("len").Call(jot.Id("exited"))).Block(jot.Return()))
	}
	if ps.Faults {
		f.add(jot.Id("blk").Dot("Rank").Op("=").Add(current()))
	}
}

func (ps *phaseState) warpLabel() string { return "warp" + itoa(ps.runs) }

// warpLoop writes the loop over the warps of the block.
func (f *fn) warpLoop(s *ir.WarpLoop) {
	ps := f.ph
	if len(ir.Reachable(s.Body)) == 0 {
		return
	}
	warp := ps.Warps[s]
	ps.runs++
	ps.inWarp = true
	body := f.block(func() { f.stmts(s.Body) })
	lo, hi, cur := jot.Id("lo"), jot.Id("hi"), jot.Id("thread")
	size := jot.Qual(simtPath, "WarpSize")
	head := []jot.Code{hi.Clone().Op(":=").Id("min").Call(lo.Clone().Op("+").Add(size), jot.Id("n"))}
	switch {
	case ps.Exits:
		head = append(head, cur.Clone().Op(":=").Id("lo").Op("+").Qual(simtPath,
			"FirstActive").Call(jot.Id("exited").Index(jot.Id("lo"), jot.Id("hi"))),
			jot.If(cur.Clone().Op("==").Id("hi")).Block(jot.Continue()))
	case warp.Own.Current || warp.Own.Thread[0] || ps.Faults:
		head = append(head, cur.Clone().Op(":=").Id("lo"))
	}
	if ps.Faults {
		head = append(head, jot.Id("blk").Dot("Rank").Op("=").Id("thread"))
	}
	if warp.Index || warp.Own.AnyThread() {
		head = append(head, jot.Id("at").Op(":=").Qual(simtPath, "ThreadIndex").Call(jot.Id("lo"),
			jot.Id("blk").Dot("BlockDim")))
	}
	for i, axis := range axes {
		if warp.Own.Thread[i] {
			at := jot.Id("at").Dot(axis)
			if axis == "X" {
				at = at.Op("+").Id("thread").Op("-").Id("lo")
			}
			head = append(head, jot.Id("tid"+axis).Op(":=").Add(at))
		}
	}
	loop := jot.For(lo.Clone().Op(":=").Id("uint32").Call(jot.Lit(0)), lo.Clone().Op("<").Id("n"),
		lo.Clone().Op("+=").Add(size)).Block(append(head, body...)...)
	if warp.Skips {
		loop = jot.Labeled(ps.warpLabel(), loop)
	}
	f.add(jot.Inside(f.regionName(", by warps") + "."))
	f.ownLines()
	f.add(loop)
	ps.inWarp = false
	f.afterLoop(warp.Leaving)
}

// warp is f.threads for the threads of a warp, from lo to before hi.
func (f *fn) warp(r threadRun) {
	f.ownLines()
	if whole := f.wholeWarp(r); whole != nil {
		all := whole.all()
		if all == nil {
			*f.out = append(*f.out, whole.code...)
			return
		}
		f.add(jot.If(all).Block(whole.code...).Else().Block(f.block(func() {
			f.ownLines()
			f.partWarp(r)
		})...))
		return
	}
	f.partWarp(r)
}

// partWarp writes the loop over the threads of a warp that may have ended, or that the block does not have.
func (f *fn) partWarp(r threadRun) {
	ps := f.ph
	restart, lastEnd, label := f.restart, f.lastEnd, f.thread
	f.restart, f.lastEnd = false, nil
	f.runs++
	f.thread = "nextThread" + itoa(f.runs)
	body := f.block(func() {
		r.enter()
		f.stmts(r.Body)
		if r.leave != nil && !ir.ListTerminates(r.Body) {
			r.leave()
		}
	})
	body = f.trimContinue(body)
	cur := jot.Id("thread")
	head := []jot.Code{jot.Id("blk").Dot("Rank").Op("=").Id("thread")}
	for i, axis := range axes {
		if !r.Takes.Thread[i] {
			continue
		}
		from := jot.Id("next").Dot(axis)
		if ps.Aligned {
			from = jot.Id("at").Dot(axis)
			if axis == "X" {
				from = from.Op("+").Id("thread").Op("-").Id("lo")
			}
		}
		head = append(head, jot.Id("tid"+axis).Op(":=").Add(from))
	}
	init := cur.Clone().Op(":=").Id("lo")
	if r.Takes.AnyThread() && !ps.Aligned {
		init = jot.List(jot.Id("thread"), jot.Id("next")).Op(":=").List(jot.Id("lo"), jot.Id("at"))
		head = append(head, jot.Id("next").Dot("NextThread").Call(jot.Id("blk").Dot("BlockDim")))
	}
	loop := jot.For(init, cur.Clone().Op("<").Id("hi"), cur.Clone().Op("++")).Block(append(head, body...)...)
	if f.restart {
		loop = jot.Labeled(f.thread, loop)
	}
	f.add(loop)
	f.restart, f.lastEnd, f.thread = restart, lastEnd, label
}

// lanesOp writes an operation on the values that the lanes of a warp left in an array. Its last argument is the mask
// of the lanes that take part; shuffles have none when no thread ends before others.
func (f *fn) lanesOp(e *ir.Builtin) ex {
	ps := f.ph
	lo, hi := ident("lo"), ident("hi")
	warp := func(name string) ex { return prim(jot.Id(name).Index(jot.Id("lo"), jot.Id("hi"))) }
	switch {
	case e.Op == ir.OpLaneBit:
		return simtFn("LaneBit", prim(current()))
	case e.Op == ir.OpPresent && ps.Exits:
		return simtFn("ActiveMask", warp("exited"))
	case e.Op == ir.OpPresent:
		return simtFn("LaneMask", infix(hi, "-", lo, precAdd))
	}
	array := e.Args[0].(*ir.Ref).Var
	values := ps.slices[array]
	if f.lane != nil {
		return f.wholeWarpOp(e)
	}
	op := ir.Op("warp." + strings.TrimPrefix(string(e.Op), ir.LanePrefix))
	name, _ := spell.WarpOp(op, e.Type())
	group := f.value(e.Args[len(e.Args)-1])
	switch op {
	case "warp.match_any":
		return simtFn("MatchAny", warp(values), group, infix(prim(current()), "-", lo, precAdd))
	case "warp.match_all":
		return simtFn("MatchAll", warp(values), group)
	case "warp.shfl", "warp.shfl_up", "warp.shfl_down", "warp.shfl_xor":
		src := f.sourceLane(op, name, e.Args[1], e.Args[2])
		if len(e.Args) > 3 {
			src = simtFn("MaskedLane", group, src)
		}
		return simtFn("Shuffle", ident(values), src)
	}
	return simtFn("ReduceLanes", prim(runtimeOf(name)), warp(values), group)
}

// sourceLane is the thread from which the current one reads in a shuffle.
func (f *fn) sourceLane(op ir.Op, name spell.Function, arg, width ir.Expr) ex {
	prefix, cur, hi := "Lane", ex{}, ident("hi")
	switch {
	case f.lane != nil:
		prefix, cur, hi = "WarpLane", ident("lane"), prim(jot.Qual(simtPath, "WarpSize"))
	default:
		cur = prim(current())
	}
	as := func(t ir.Scalar, e ir.Expr) ex {
		x := f.value(e)
		if x.lit != nil || e.Type() == t {
			return f.typed(x, t)
		}
		return convert(scalarType(t), x)
	}
	if c, ok := width.(*ir.Const); !ok || c.Bits != 32 {
		return simtFn(prefix+"Within", prim(runtimeOf(name)), cur, hi, as(ir.I32, arg), as(ir.I32, width))
	}
	if c, ok := arg.(*ir.Const); ok {
		arg = &ir.Const{X: ir.X{Typ: ir.U32, At: c.At}, Bits: c.Bits & 31}
	}
	lane := as(ir.U32, arg)
	switch op {
	case "warp.shfl_up":
		return simtFn(prefix+"Up", cur, lane)
	case "warp.shfl_down":
		return simtFn(prefix+"Down", cur, hi, lane)
	case "warp.shfl_xor":
		return simtFn(prefix+"Xor", cur, hi, lane)
	}
	return simtFn(prefix+"Of", cur, hi, lane)
}
