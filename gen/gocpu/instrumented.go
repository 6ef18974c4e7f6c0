package gocpu

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/plan"
	"github.com/kbind/kbind/gen/internal/spell"
)

// What instrumentation has put into a program (see ir.Checked, and the pass instrument) is written as calls of package
// sanitize: a read of the place p as *sanitize.Read(blk, SITE, &p), an assignment as sanitize.Store(blk, SITE, &p, x).

// check calls the function for an operation, with the number of its site if it has one.
func (f *fn) check(op ir.Op, site int, args ...ex) ex {
	return f.checkAt(op, f.siteArg(op, site), args...)
}

// siteArg is what the function for op is passed for a site; nothing if it takes none.
func (f *fn) siteArg(op ir.Op, site int) []ex {
	if row, _ := spell.Find(op); row.Go.Site {
		return []ex{f.site(site)}
	}
	return nil
}

func (f *fn) checkAt(op ir.Op, site []ex, args ...ex) ex {
	row, _ := spell.Find(op)
	return spelled(row.Go.Name, append(append([]ex{ident("blk")}, site...), args...)...)
}

// instrumented writes an instrumented place, or its value where the operation gives that.
func (f *fn) instrumented(e *ir.Checked) ex {
	row, _ := spell.Find(e.Op)
	switch row.Go.Of {
	case spell.Element:
		return f.checkElement(e)
	case spell.Exempt:
		shadow, site, i := f.shadow(e), f.site(e.Site), f.intValue(e.Place.(*ir.Index).I)
		return pointed(f.ofShadow(f.rowFn(e.Op), shadow, ident("blk"), site, i))
	case spell.Numbered:
		n := f.numbering(e)
		return pointed(n.call(f, e, e.Site))
	}
	p := f.place(e.Place)
	if row.Go.Of == spell.Pointer {
		p = p.addr()
	}
	args := []ex{p}
	for _, a := range e.Args {
		args = append(args, f.typed(f.value(a), a.Type()))
	}
	x := f.check(e.Op, e.Site, args...)
	if row.Go.Value {
		return x
	}
	return pointed(x)
}

// pointed is what the Go pointer x points at.
func pointed(x ex) ex { return ex{c: x.c, prec: precPrimary, deref: true} }

// ofShadow calls the method of a shadow that fn names.
func (f *fn) ofShadow(fn spell.Function, shadow ex, args ...ex) ex {
	name := string(fn[strings.LastIndexByte(string(fn), '.')+1:])
	return call(shadow.sel().Dot(name), args...)
}

// shadow is the Go variable for the shadow that e asks.
func (f *fn) shadow(e *ir.Checked) ex {
	if v := ir.Root(e); v != nil {
		f.name(v) // takes its name first
	}
	return ident(f.name(e.Shadow))
}

// checkElement writes an element with a check of its bounds.
func (f *fn) checkElement(e *ir.Checked) ex {
	switch x := e.Place.(type) {
	case *ir.Index:
		if t, ok := x.Base.Type().(*ir.Pointer); ok {
			switch {
			case f.facts.IsStart(x.Base):
				return f.elementOrFault(f.rowFn(e.Op), e, f.slice(x.Base), x.I)
			case t.Ref:
				return f.elementOrFault(spell.PointerElement, e, simtFn("PtrTo", f.ref(x.Base)), x.I)
			}
			return f.elementOrFault(spell.PointerElement, e, f.ptr(x.Base), x.I)
		}
		return f.elementOrFault(f.rowFn(e.Op), e, prim(f.place(x.Base).sel().Index(jot.Op(":"))), x.I)
	case *ir.Deref:
		if r, ok := x.Ptr.(*ir.Ref); ok && r.Typ.(*ir.Pointer).Ref && f.facts.Class(r.Var) == refPtr {
			return f.place(x) // it was checked where the reference was made
		}
		return f.pointee(x.Ptr, e)
	}
	return f.place(e.Place)
}

// pointee writes what the pointer p points at with a check of its bounds.
func (f *fn) pointee(p ir.Expr, e *ir.Checked) ex {
	if f.facts.IsStart(p) && !isNull(p) {
		return f.elementOrFault(f.rowFn(e.Op), e, f.slice(p), nil)
	}
	return f.elementOrFault(spell.PointerElement, e, f.ptr(p), nil)
}

// elementOrFault calls a function of sanitize for element i of base, the first for nil.
func (f *fn) elementOrFault(fn spell.Function, e *ir.Checked, base ex, i ir.Expr) ex {
	site, at := f.site(e.Site), number(0)
	if i != nil {
		at = f.intValue(i)
	}
	return pointed(runtimeFn(fn, ident("blk"), site, base, at))
}

// numbering is an element of a variable with a shadow: its number among all elements of the variable.
type numbering struct{ shadow, at ex }

func (f *fn) numbering(e *ir.Checked) numbering {
	n := numbering{shadow: f.shadow(e), at: number(0)}
	switch x := inner(e).(type) {
	case *ir.Index:
		if _, flat := x.Base.(*ir.Ref); flat {
			n.at = f.intValue(x.I)
		} else {
			n.at = f.numberOf(x, n.shadow)
		}
	case *ir.Checked:
		n.at = f.numberOf(x, n.shadow)
	}
	return n
}

// inner is the place that the innermost check of e is about, those of bounds aside.
func inner(e *ir.Checked) ir.Expr {
	if c, ok := e.Place.(*ir.Checked); ok && c.Op != "check.element" {
		return inner(c)
	}
	return e.Place
}

// numberOf writes the number of an element of a variable with several dimensions; each of its indices may be checked.
func (f *fn) numberOf(e ir.Expr, shadow ex) ex {
	x, _ := ir.WithoutChecks(e).(*ir.Index)
	a := x.Base.Type().(*ir.Array)
	i := f.intValue(x.I)
	if c, ok := e.(*ir.Checked); ok && a.N >= 0 {
		i = f.ofShadow(spell.CheckedIndex, shadow, f.site(c.Site), i, number(a.N), number(ir.Sizeof(a.Elem)))
	}
	if _, row := ir.WithoutChecks(x.Base).(*ir.Index); !row {
		return i
	}
	row := infix(f.numberOf(x.Base, shadow), "*", number(a.N), precMul)
	return infix(row, "+", i, precAdd)
}

// call calls the function for the operation of e on the element.
func (n numbering) call(f *fn, e *ir.Checked, site int, args ...ex) ex {
	return n.callAt(f, e, f.site(site), args...)
}

func (n numbering) callAt(f *fn, e *ir.Checked, site ex, args ...ex) ex {
	return f.ofShadow(f.rowFn(e.Op), n.shadow, append([]ex{ident("blk"), site, n.at}, args...)...)
}

// store writes the assignment of x to the place dst.
func (f *fn) store(dst ir.Expr, x ex) {
	if r, ok := dst.(*ir.Ref); ok && f.define != nil && r.Var == f.define {
		f.storeDefined(x)
		return
	}
	e, ok := dst.(*ir.Checked)
	if !ok || e.Op == "check.element" {
		f.add(f.place(dst).code().Op("=").Add(x.bare()))
		return
	}
	row, _ := spell.Find(e.Op)
	switch row.Go.Of {
	case spell.Exempt:
		args := []ex{ident("blk"), f.site(e.Site), f.intValue(e.Place.(*ir.Index).I), x}
		for _, a := range e.Args {
			args = append(args, ident(f.name(a.(*ir.Ref).Var)))
		}
		f.add(f.ofShadow(f.rowFn(e.Op), f.shadow(e), args...).code())
	case spell.Numbered:
		n := f.numbering(e)
		f.add(n.call(f, e, e.Site, x).code())
	default:
		site := f.siteArg(e.Op, e.Site)
		f.add(f.checkAt(e.Op, site, f.place(e.Place).addr(), x).code())
	}
}

// storeDefined declares the variable that is defined by its first value x, or returns x; see resultOf.
func (f *fn) storeDefined(x ex) {
	v := f.define
	f.define = nil
	if f.returns {
		f.returns = false
		f.add(jot.Return(x.bare()))
		return
	}
	f.declare(f.name(v), f.typed(x, v.Type))
}

// storeAt writes the assignment of x at the Go pointer p, which was made of the place of dst.
func (f *fn) storeAt(dst *ir.Checked, p, x ex) { f.add(f.check(dst.Op, dst.Site, p, x).code()) }

// updateInstrumented writes s, Dst op= Src, where Dst is checked as it is read and as it is written.
func (f *fn) updateInstrumented(s *ir.Assign, dst, read *ir.Checked, src ex) {
	old := func(x ex) ex { return ex{c: x.code(), prec: precUnary} }
	row, _ := spell.Find(dst.Op)
	switch row.Go.Of {
	case spell.Exempt:
		x := *read.Place.(*ir.Index)
		i := &ir.Var{Name: "at", Type: x.I.Type(), Kind: ir.Temp}
		f.declare(f.name(i), f.typed(f.value(x.I), i.Type))
		x.I = &ir.Ref{X: ir.X{Typ: i.Type, At: x.I.Pos()}, Var: i}
		r, w := *read, *dst
		r.Place, w.Place = &x, &x
		f.store(&w, f.updated(s, old(f.instrumented(&r)), src))
	case spell.Numbered:
		n := f.numbering(dst)
		if n.at.lit == nil {
			n.at = f.bind(n.at, ir.Void)
		}
		was := pointed(n.call(f, read, read.Site))
		site := f.site(dst.Site)
		f.add(n.callAt(f, dst, site, f.updated(s, old(was), src)).code())
	default:
		p := f.place(read.Place).addr()
		if !plan.IsStable(read.Place) {
			p = f.bind(p, ir.Void)
		}
		was := pointed(f.check(read.Op, read.Site, p))
		f.storeAt(dst, p, f.updated(s, old(was), src))
	}
}

// updated writes the value that s, Dst op= Src, stores where old was.
func (f *fn) updated(s *ir.Assign, old, src ex) ex {
	t := s.Dst.Type()
	if s.Site != 0 {
		return f.check(ir.OverflowOp(s.Op, t), s.Site, f.typed(old, t), f.typed(src, t))
	}
	return f.arith(s.Op, t, s.Src.Type(), old, src)
}

// checkOperation writes an operation that checks its operands, of type t.
func (f *fn) checkOperation(op ir.Op, site int, types []ir.Type, args []ex, t ir.Type) ex {
	for i := range args {
		if ir.Identical(types[i], t) && (i == 0 || op != "check.count") {
			args[i] = f.typed(args[i], t)
		}
	}
	if to, ok := strings.CutPrefix(string(op), "check.toint."); ok {
		lo, hi := intRange(to)
		args = append(args, prim(jot.Id(lo)), prim(jot.Id(hi)))
	}
	return f.check(op, site, args...)
}

// intRange are the bounds of floating values that convert to an integer type, i8 to u64: from the first on, and less
// than the second.
func intRange(t string) (lo, hi string) {
	bits := t[1:]
	if t[0] == 'i' {
		for s := ir.I8; s <= ir.U64; s++ {
			if s.String() == t {
				bits = itoa(8*s.Size() - 1)
			}
		}
		return "-1<<" + bits, "1<<" + bits
	}
	return "0", "1<<" + bits
}

// isCheck reports whether op is of checked execution.
func isCheck(op ir.Op) bool { return strings.HasPrefix(string(op), "check.") }

// checkEffect writes an effect of checked execution.
func (f *fn) checkEffect(s *ir.Effect) {
	var args []ex
	for _, a := range s.Args {
		if ir.IsPointer(a.Type()) {
			args = append(args, f.ref(a))
			continue
		}
		args = append(args, f.value(a))
	}
	x := f.check(s.Op, s.Site, args...)
	if s.Op == "check.defined.update" {
		f.add(jot.Id("_").Op("=").Add(x.code()))
		return
	}
	f.add(x.code())
}

// reached writes the check of the bounds of an element that a reference is made to.
func (f *fn) reached(e ir.Expr) {
	x := f.place(e)
	if x.deref {
		f.add(x.addr().code())
	} else { // it is there, but the row that it belongs to may not be
		f.add(jot.Id("_").Op("=").Add(x.addr().code()))
	}
}

// entryShared makes the shared variable v known, of which is is the Go pointer or slice.
func (f *fn) entryShared(v *ir.Var, is ex) {
	for _, s := range f.f.Entry {
		if a, ok := s.Args[0].(*ir.Addr); ok && ir.IsRef(a.Place, v) {
			f.share(s, v, is)
		}
	}
}

// entryNames gives the parameters that the kernel's entry mentions their names.
func (f *fn) entryNames() {
	for _, s := range f.f.Entry {
		for _, a := range s.Args {
			if r, ok := a.(*ir.Ref); ok {
				f.argName(r.Var)
			}
		}
	}
}

// entryParams does at the kernel's entry what operations that begin with prefix say of its parameters.
func (f *fn) entryParams(prefix string) {
	of := map[*ir.Var][]*ir.Effect{}
	for _, s := range f.f.Entry {
		if r, ok := s.Args[0].(*ir.Ref); ok && strings.HasPrefix(string(s.Op), prefix) {
			of[r.Var] = append(of[r.Var], s)
		}
	}
	for i, v := range f.f.Params {
		for _, s := range of[v] {
			f.entryParam(s, i, v)
		}
	}
}

func (f *fn) entryParam(s *ir.Effect, i int, v *ir.Var) {
	fn := f.rowFn(s.Op)
	number, is := prim(jot.Lit(i)), ident(f.name(v))
	switch s.Op {
	case "check.share":
		if f.facts.Needed(v) {
			f.share(s, v, prim(jot.Qual(simtPath, "LocalArg").Types(f.elem(v.Type)).Call(jot.Id("blk"), jot.Lit(i))))
		}
	case "check.exempt.marks":
		f.shadowVar(s, runtimeFn(fn, ident("blk"), number))
	case "check.parameter":
		f.shadowVar(s, runtimeFn(fn, ident("blk"), number, is))
	default:
		args := []ex{ident("blk"), number, is}
		for _, a := range s.Args[1:] {
			args = append(args, f.launchInt(a))
		}
		f.shadowVar(s, runtimeFn(fn, args...))
	}
}

// rowFn is the function of the row for op.
func (f *fn) rowFn(op ir.Op) spell.Function {
	row, _ := spell.Find(op)
	return spell.Function(row.Go.Name)
}

// launchInt writes a constant or a parameter as the launch passed it as Go's int.
func (f *fn) launchInt(e ir.Expr) ex {
	if r, ok := e.(*ir.Ref); ok {
		return convert(jot.Id("int"), ident(f.argName(r.Var)))
	}
	return number(int(e.(*ir.Const).Bits))
}

// shadowVar declares the shadow that s gives if something uses it.
func (f *fn) shadowVar(s *ir.Effect, x ex) {
	if v := s.Dst.(*ir.Ref).Var; f.takes.Vars[v] || f.counts[v] {
		f.add(jot.Id(f.name(v)).Op(":=").Add(x.code()))
	}
}

// share makes the shared variable v known, a Go pointer or, if it is dynamic or a parameter, a slice.
func (f *fn) share(s *ir.Effect, v *ir.Var, is ex) {
	fn, elem := f.rowFn(s.Op), v.Type
	if p, ok := elem.(*ir.Pointer); ok && v.Kind == ir.Param {
		fn, elem = spell.SharedSlice, p.Elem
	}
	for {
		a, ok := elem.(*ir.Array)
		if !ok {
			break
		}
		if a.N < 0 {
			fn = spell.SharedSlice
		}
		elem = a.Elem
	}
	name := v.Source
	if name == "" {
		name = v.Name
	}
	call := call(runtimeOf(fn).Types(f.typ(elem)), ident("blk"), is, prim(jot.Lit(name)), number(ir.Smallest(elem)))
	if s.Dst != nil {
		if shadow := s.Dst.(*ir.Ref).Var; f.takes.Vars[shadow] {
			f.declare(f.name(shadow), call)
			return
		}
	}
	f.add(call.code())
}

// exemption is the variable that says how many elements of the parameter are exempt that e is an element of; nil if
// none ever is.
func (f *fn) exemption(e *ir.Index) *ir.Var {
	r, ok := e.Base.(*ir.Ref)
	if !ok {
		return nil
	}
	return f.exempt.Counts[r.Var]
}

// monitored reports whether the local v lies in memory of which is known what was written.
func (f *fn) monitored(v *ir.Var) bool { return slices.Contains(f.f.Monitored, v) }

// frameLocals makes the frames known if monitored locals live there.
func (f *fn) frameLocals() jot.Code {
	for v := range f.flat.inFrame {
		if f.monitored(v) {
			return runtimeCall(spell.FrameLocals, jot.Id("blk"), jot.Id(workerName).Dot("frames"))
		}
	}
	return jot.Empty()
}

// monitoredLocals allocates the monitored locals of the function that do not live in frames.
func (f *fn) monitoredLocals(release bool) {
	first := true
	for _, v := range f.f.Monitored {
		if f.flat != nil && f.flat.inFrame[v] {
			continue
		}
		if first && release {
			f.add(jot.Defer().Add(runtimeOf(spell.LocalRelease)).Call(jot.Id("blk"),
				runtimeCall(spell.LocalMark, jot.Id("blk"))))
		}
		first = false
		f.add(jot.Id(f.name(v)).Op(":=").Add(runtimeOf(spell.MonitoredLocal)).Types(f.typ(v.Type)).Call(jot.Id("blk")))
	}
}

// barrier writes a barrier between parallel regions.
func (f *fn) barrier(s *ir.Barrier) {
	switch {
	case s.Level == ir.WarpLevel:
		exited := jot.Id("nil")
		if f.ph.Exits {
			exited = jot.Id("exited")
		}
		f.add(runtimeCall(spell.WarpBarrier, jot.Id("blk"), f.site(s.Site).code(), jot.Lit(s.Masked),
			jot.Id("lo"), jot.Id("hi"), exited))
	case s.Memory != ir.AllMemory:
		f.add(runtimeCall(spell.MemoryBarrier, jot.Id("blk"), jot.Lit(int(s.Memory))))
	default:
		f.add(runtimeCall(spell.BlockBarrier, jot.Id("blk")))
	}
}
