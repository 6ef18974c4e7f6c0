package gocpu

import (
	"strings"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
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
func (f *fn) inPhases(name string, p *plan.Kernel, other string) []jen.Code {
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

	var fields []jen.Code
	for _, v := range ps.Arrays {
		fields = append(fields, jen.Id(f.field("state", v)).Index().Add(f.varType(v)))
	}
	if ps.Exits {
		fields = append(fields, jen.Id("exited").Index().Bool())
	}
	fields = append(fields, rowFields(p)...)
	var list []jen.Code
	if other != "" {
		whole := "Aligned"
		if !ph.Aligned {
			whole = "WholeWarps"
		}
		list = append(list, jen.If(jen.Op("!").Id("blk").Dot(whole).Call()).Block(jen.Id(other).Call(jen.Id("blk")),
			jen.Return()))
	}
	list = append(append(list, f.prologue(fields)...), f.phaseHead()...)
	return []jen.Code{f.kernelFunc(name, p.Kernel, append(list, body...))}
}

// phaseHead fetches what the threads keep.
func (f *fn) phaseHead() []jen.Code {
	ps := f.ph
	return f.block(func() {
		keep := func(fn, name, field string) {
			f.add(jen.Id(name).Op(":=").Qual(simtPath, fn).Call(jen.Id("blk"), jen.Op("&").Id(workerName).Dot(field)))
		}
		for _, v := range ps.Arrays {
			keep("EachThread", ps.slices[v], f.field("state", v))
		}
		if ps.Exits {
			keep("Exited", "exited", "exited")
			if ps.AnyExited {
				f.add(jen.Id("anyExited").Op(":=").False())
				if !ps.AsksExited {
					f.add(jen.Id("_").Op("=").Id("anyExited"))
				}
			}
		}
		if ps.AnyWarps {
			f.add(jen.Id("n").Op(":=").Uint32().Call(jen.Id("blk").Dot("BlockDim").Dot("Count").Call()))
		}
		if ps.Block.Current {
			f.add(jen.Id("thread").Op(":=").Uint32().Call(jen.Lit(0)))
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
		return prim(jen.Id(f.arrayOfWarp(v)).Index(jen.Id("lane")))
	}
	return prim(jen.Id(f.ph.slices[v]).Index(current()))
}

// current is the index of the thread at work; between regions, the first that has not ended.
func current() *jen.Statement { return jen.Id("thread") }

// threadLoop writes a parallel region.
func (f *fn) threadLoop(s *ir.ThreadLoop) {
	ps, r := f.ph, f.ph.Loops[s]
	if r.MoveTo != nil {
		f.ownLines()
		part := func(v *ir.Var) jen.Code { return jen.Id(ps.slices[v]).Index(jen.Id("lo"), jen.Id("hi")) }
		f.add(jen.Copy(part(r.MoveTo), part(r.MoveFrom)))
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
		f.add(jen.If(jen.Id("exited").Index(current())).Block(jen.Continue()))
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
			f.add(jen.Id("_").Op("=").Id(name))
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
	cur := jen.Id("thread")
	switch {
	case marked && ps.inWarp:
		f.ownLines()
		f.add(jen.If(cur.Clone().Op("=").Id("lo").Op("+").Qual(simtPath,
			"FirstActive").Call(jen.Id("exited").Index(jen.Id("lo"), jen.Id("hi"))), cur.Clone().Op("==").Id("hi")).
			Block(jen.Continue().Id(ps.warpLabel())))
	case marked:
		f.ownLines()
		f.add(jen.If(cur.Clone().Op("=").Qual(simtPath, "FirstActive").Call(jen.Id("exited")),
			jen.Int().Call(cur.Clone()).Op("==").Len(jen.Id("exited"))).Block(jen.Return()))
	}
	if ps.Faults {
		f.add(jen.Id("blk").Dot("Rank").Op("=").Add(current()))
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
	lo, hi, cur := jen.Id("lo"), jen.Id("hi"), jen.Id("thread")
	size := jen.Qual(simtPath, "WarpSize")
	head := []jen.Code{hi.Clone().Op(":=").Min(lo.Clone().Op("+").Add(size), jen.Id("n"))}
	switch {
	case ps.Exits:
		head = append(head, cur.Clone().Op(":=").Id("lo").Op("+").Qual(simtPath,
			"FirstActive").Call(jen.Id("exited").Index(jen.Id("lo"), jen.Id("hi"))),
			jen.If(cur.Clone().Op("==").Id("hi")).Block(jen.Continue()))
	case warp.Own.Current || warp.Own.Thread[0] || ps.Faults:
		head = append(head, cur.Clone().Op(":=").Id("lo"))
	}
	if ps.Faults {
		head = append(head, jen.Id("blk").Dot("Rank").Op("=").Id("thread"))
	}
	if warp.Index || warp.Own.AnyThread() {
		head = append(head, jen.Id("at").Op(":=").Qual(simtPath, "ThreadIndex").Call(jen.Id("lo"),
			jen.Id("blk").Dot("BlockDim")))
	}
	for i, axis := range axes {
		if warp.Own.Thread[i] {
			at := jen.Id("at").Dot(axis)
			if axis == "X" {
				at = at.Op("+").Id("thread").Op("-").Id("lo")
			}
			head = append(head, jen.Id("tid"+axis).Op(":=").Add(at))
		}
	}
	loop := jen.For(lo.Clone().Op(":=").Uint32().Call(jen.Lit(0)), lo.Clone().Op("<").Id("n"),
		lo.Clone().Op("+=").Add(size)).Block(append(head, body...)...)
	if warp.Skips {
		loop = jen.Id(ps.warpLabel()).Op(":").Line().Add(loop)
	}
	f.add(comment(f.regionName(", by warps") + "."))
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
		f.add(jen.If(all).Block(whole.code...).Else().Block(f.block(func() {
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
	turn := f.block(func() {
		r.enter()
		f.stmts(r.Body)
		if r.leave != nil && !ir.ListTerminates(r.Body) {
			r.leave()
		}
	})
	turn = f.trimContinue(turn)
	cur := jen.Id("thread")
	head := []jen.Code{jen.Id("blk").Dot("Rank").Op("=").Id("thread")}
	for i, axis := range axes {
		if !r.Takes.Thread[i] {
			continue
		}
		from := jen.Id("next").Dot(axis)
		if ps.Aligned {
			from = jen.Id("at").Dot(axis)
			if axis == "X" {
				from = from.Op("+").Id("thread").Op("-").Id("lo")
			}
		}
		head = append(head, jen.Id("tid"+axis).Op(":=").Add(from))
	}
	init := cur.Clone().Op(":=").Id("lo")
	if r.Takes.AnyThread() && !ps.Aligned {
		init = jen.List(jen.Id("thread"), jen.Id("next")).Op(":=").List(jen.Id("lo"), jen.Id("at"))
		head = append(head, jen.Id("next").Dot("NextThread").Call(jen.Id("blk").Dot("BlockDim")))
	}
	loop := jen.For(init, cur.Clone().Op("<").Id("hi"), cur.Clone().Op("++")).Block(append(head, turn...)...)
	if f.restart {
		loop = jen.Id(f.thread).Op(":").Line().Add(loop)
	}
	f.add(loop)
	f.restart, f.lastEnd, f.thread = restart, lastEnd, label
}

// lanesOp writes an operation on the values that the lanes of a warp left in an array. Its last argument is the mask
// of the lanes that take part; shuffles have none when no thread ends before others.
func (f *fn) lanesOp(e *ir.Builtin) ex {
	ps := f.ph
	lo, hi := ident("lo"), ident("hi")
	warp := func(name string) ex { return prim(jen.Id(name).Index(jen.Id("lo"), jen.Id("hi"))) }
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
		prefix, cur, hi = "WarpLane", ident("lane"), prim(jen.Qual(simtPath, "WarpSize"))
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
