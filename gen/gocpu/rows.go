package gocpu

import (
	"fmt"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/affine"
)

// A row of threads is written twice where package affine finds something to gain: first for rows in which no index can be out of range, with guards as bounds
// of the loop, and instead of indices slices cut once, of which Go's compiler knows the length; then, for all other rows, thread by thread with every
// guard and check. Conditions in front of the first form decide, so both do the same, and what faults does so in the second.

// fastRow is the state of writing the first form.
type fastRow struct {
	*affine.Row
	windows map[*ir.Index]string // the slice that takes the place of each index
	index   string               // what all of these are indexed with
	lo, hi  string               // the threads from lo to hi-1 pass the guards; lo is "" for 0
	head    []*ir.Declare        // what is declared once for the row, with the values of its first thread
	once    map[*ir.Var]bool     // variables that all threads share
}

// splitRow asks for the first form of r; nil when there is none.
func (f *fn) splitRow(r threadRun) *affine.Row {
	if f.checked() || r.ends || holdsLabel(r.stmts) || countLive(r.stmts) != count(r.stmts) {
		return nil
	}
	fixed := func(v *ir.Var) bool { return !f.facts.written[v] && !f.facts.addressed[v] }
	same := func(v *ir.Var) bool {
		switch v.Kind {
		case ir.Param:
			return fixed(v)
		case ir.GlobalVar:
			return fixed(v) && v.Space == ir.Constant && f.e.globals[v].why == ""
		}
		return r.same != nil && r.same(v)
	}
	base := func(e ir.Expr) bool {
		ref, ok := e.(*ir.Ref)
		return ok && f.facts.sliceable(e) && ref.Var.Kind == ir.Param && fixed(ref.Var)
	}
	return affine.Split(r.stmts, affine.Options{Scope: &affine.Scope{Same: same, Fixed: fixed}, Base: base, End: r.leave != nil})
}

func countLive(list []ir.Stmt) (n int) {
	walkLive(list, func(ir.Stmt) bool { n++; return true })
	return n
}

func count(list []ir.Stmt) (n int) {
	ir.WalkStmts(list, func(ir.Stmt) bool { n++; return true })
	return n
}

// fastRow writes the first form: a block that ends in `continue` of the loop over rows when it has run the row.
func (f *fn) fastRow(row *affine.Row, r threadRun) jen.Code {
	fr := &fastRow{Row: row, windows: map[*ir.Index]string{}, index: freeName("j", f.taken), hi: freeName("hi", f.taken), once: map[*ir.Var]bool{}}
	for _, b := range row.Bounds {
		if b.Op != ir.Lt && b.Op != ir.Le {
			fr.lo = freeName("lo", f.taken)
			break
		}
	}
	var cut []jen.Code
	for _, w := range row.Windows {
		name := f.windowName(w)
		for _, e := range w.Uses {
			fr.windows[e] = name
		}
		cut = append(cut, jen.Id(name).Op(":=").Add(f.cutWindow(fr, w)))
	}
	fr.plan()
	t := f.turn(r, func() {
		f.fast = fr
		for _, d := range row.Declares {
			if !fr.once[d.Var] {
				f.line(d.At)
				f.declaration(d)
			}
		}
		f.body(row.Body)
		f.fast = nil
	})
	loop := t.loop(jen.Id(fr.index).Op(":=").Range().Add(fr.count()), fr.threadHead(&t))
	used := f.used
	f.used = map[string]bool{}
	list := f.block(func() {
		for _, d := range fr.head {
			f.line(d.At)
			f.declare(f.name(d.Var), f.typed(f.initialValue(d), d.Var.Type))
		}
		f.rowGuards(fr, append(append(cut, loop), jen.Comment(backToFile), jen.Continue()))
	})
	if f.used["tidX"] {
		list = append([]jen.Code{jen.Id("tidX").Op(":=").Uint32().Call(jen.Lit(0))}, list...)
	}
	for name := range f.used {
		used[name] = true
	}
	f.used = used
	return jen.Comment("The whole row, if no index in it can be out of range.").Line().Block(list...).Line().Comment(backToFile)
}

// plan decides what is declared once for the row: what the conditions need, and what the body mentions of values that all threads share.
func (fr *fastRow) plan() {
	exprs := append([]ir.Expr(nil), fr.Uniform...)
	for _, b := range fr.Bounds {
		exprs = append(exprs, b.X, b.Limit)
	}
	exprs = append(exprs, fr.Steady...)
	for _, w := range fr.Windows {
		exprs = append(exprs, w.First)
		for _, i := range w.Inner {
			exprs = append(exprs, i.I)
		}
	}
	for _, d := range fr.Declares {
		if fr.Dropped[d.Var] {
			fr.once[d.Var] = true
			continue
		}
		if f := fr.Form(d); f.Uniform() {
			fr.once[d.Var] = true
			exprs = append(exprs, &ir.Ref{X: ir.X{Typ: d.Var.Type, At: d.At}, Var: d.Var})
		}
	}
	fr.head = fr.Needs(exprs)
}

// count is the number of threads that pass the guards.
func (fr *fastRow) count() *jen.Statement {
	if fr.lo == "" {
		return jen.Id(fr.hi)
	}
	return jen.Id(fr.hi).Op("-").Id(fr.lo)
}

// first is the first thread that passes the guards.
func (fr *fastRow) first() ex {
	if fr.lo == "" {
		return literal("0")
	}
	return ident(fr.lo)
}

// threadHead begins a turn: the thread's index, and the block's knowledge of it if somebody may ask.
func (fr *fastRow) threadHead(t *turn) (list []jen.Code) {
	faults := fr.Faults || t.used["cur"]
	if t.used["tidX"] || faults {
		x := ident(fr.index)
		if fr.lo != "" {
			x = infix(ident(fr.lo), "+", x, precAdd)
		}
		list = append(list, jen.Id("tidX").Op(":=").Add(convert(jen.Uint32(), x).code()))
	}
	if faults {
		list = append(list, t.setCur()...)
	}
	return list
}

// cutWindow writes the part of a buffer that the row goes through.
func (f *fn) cutWindow(fr *fastRow, w *affine.Window) *jen.Statement {
	var from ex
	f.discard(func() { from = f.intValue(w.First) })
	if fr.lo != "" {
		from = infix(from, "+", ident(fr.lo), precAdd)
	}
	return jen.Add(f.windowBase(w).sel()).Index(jen.Add(from.code()).Op(":")).Index(jen.Op(":").Add(fr.count()))
}

// windowBase writes the array or buffer of a window.
func (f *fn) windowBase(w *affine.Window) ex {
	if _, pointer := w.Base.Type().(*ir.Pointer); pointer {
		return f.slice(w.Base)
	}
	return f.place(w.Base)
}

// discard runs gen for what it returns; expressions with a form write no statements.
func (f *fn) discard(gen func()) { f.block(gen) }

// rowGuards writes the conditions and, inside them, run.
func (f *fn) rowGuards(fr *fastRow, run []jen.Code) {
	for _, e := range fr.Uniform {
		f.line(e.Pos())
		f.add(jen.If(not(f.value(e)).code()).Block(jen.Continue()))
	}
	f.add(jen.Comment(backToFile))
	size := prim(jen.Int().Parens(jen.Id("blk").Dot("BlockDim").Dot("X")))
	f.rowBounds(fr, size)
	var inside []ex
	add := func(base ex, i ir.Expr, args ...ex) {
		x := f.typed(f.value(i), i.Type())
		inside = append(inside, simtFn("Inside", append([]ex{x}, append(args, call(jen.Id("len"), prim(base.sel())))...)...))
	}
	for _, w := range fr.Windows {
		for _, e := range w.Inner {
			add(f.place(e.Base), e.I, literal("0"), literal("1"))
		}
		add(f.windowBase(w), w.First, fr.first(), ident(fr.hi))
	}
	list := []jen.Code{jen.If(all(inside).code()).Block(run...)}
	if len(fr.Bounds) > 0 {
		none := jen.Id(fr.hi).Op("==").Lit(0)
		if fr.lo != "" {
			none = jen.Id(fr.lo).Op(">=").Id(fr.hi)
		}
		list = append([]jen.Code{jen.If(none).Block(jen.Continue())}, list...)
	}
	var steady []ex
	for _, e := range fr.Steady {
		steady = append(steady, simtFn("Steady", f.typed(f.value(e), e.Type()), size))
	}
	if len(steady) > 0 {
		list = []jen.Code{jen.If(all(steady).code()).Block(list...)}
	}
	for _, c := range list {
		f.add(c)
	}
}

// all joins conditions.
func all(list []ex) ex {
	r := list[0]
	for _, x := range list[1:] {
		r = infix(r, "&&", x, precAnd)
	}
	return r
}

// rowBounds declares hi and lo.
func (f *fn) rowBounds(fr *fastRow, size ex) {
	hi, lo := []ex{size}, []ex{}
	for _, b := range fr.Bounds {
		x, limit := f.typed(f.value(b.X), b.X.Type()), f.typed(f.value(b.Limit), b.X.Type())
		before, through := simtFn("Before", x, limit), simtFn("Through", x, limit)
		switch b.Op {
		case ir.Lt:
			hi = append(hi, before)
		case ir.Le:
			hi = append(hi, through)
		case ir.Ge:
			lo = append(lo, before)
		case ir.Gt:
			lo = append(lo, through)
		case ir.Eq:
			lo, hi = append(lo, before), append(hi, through)
		}
	}
	extreme := func(name string, list []ex) *jen.Statement {
		if len(list) == 1 {
			return list[0].code()
		}
		return call(jen.Id(name), list...).code()
	}
	f.add(jen.Id(fr.hi).Op(":=").Add(extreme("min", hi)))
	if fr.lo != "" {
		f.add(jen.Id(fr.lo).Op(":=").Add(extreme("max", lo)))
	}
}

// windowName makes a name of the array's or buffer's.
func (f *fn) windowName(w *affine.Window) string {
	name := "row"
	if v := ir.Root(w.Base); v != nil {
		name = f.name(v)
	} else if ref, ok := w.Base.(*ir.Ref); ok {
		name = f.name(ref.Var)
	}
	for i := 1; ; i++ {
		if try := fmt.Sprint(name, i); !f.taken[try] {
			return freeName(try, f.taken)
		}
	}
}
