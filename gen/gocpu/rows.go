package gocpu

import (
	"fmt"
	"slices"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/affine"
)

// A row of threads is written twice where package affine finds something to gain: for the threads of which no index can be out of range a loop of its own,
// with slices cut once, of which Go's compiler knows the length, instead of indices; for all others thread by thread with every check. What threads these are is
// computed for each row, so both loops together do what the second would do alone, in the same order, and what faults does so in the second. Guards are bounds of both.

// fastRow is the state of writing the first form.
type fastRow struct {
	*affine.Row
	windows map[*ir.Index]string // the slice that takes the place of each index
	index   string               // what all of these are indexed with
	names   map[string]string    // of the Go variables; see fastNames
	firsts  []ex                 // the index of thread 0 in each of Windows
	head    []*ir.Declare        // what is declared once for the row, with the values of its first thread
	once    map[*ir.Var]bool     // variables that all threads share
	arrays  []*ir.Var            // of which the first form uses the elements of its threads
	slice   map[*ir.Var]string   // and the part of each that belongs to the row
	jam     *jamForm             // while statements are written for several threads side by side
	ops     *rowOps              // when the first form is written operation by operation
	gone    bool                 // threads may have ended, which take no turn
	reads   map[*ir.Var]bool     // variables that the first form reads: conditions that are known there may have been the only ones
}

// splitRow asks for the first form of r; nil when there is none. It also says how to write it operation by operation, if that can be done.
func (f *fn) splitRow(r threadRun) (*affine.Row, *rowOps) {
	if f.e.opt.Slow || r.ends || holdsLabel(r.stmts) || countLive(r.stmts) != count(r.stmts) {
		return nil, nil
	}
	fixed := func(v *ir.Var) bool {
		kept := f.ph != nil && f.ph.cached[v] // for another phase
		return !f.facts.written[v] && !f.facts.addressed[v] && !kept
	}
	same := func(v *ir.Var) bool {
		if f.rounds[v] {
			return true
		}
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
	fold := func(list []ir.Stmt, known map[ir.Expr]bool) []ir.Stmt { return guessed(list, known, fixed) }
	f.rounds = nil
	o := affine.Options{Base: base, Fold: fold, End: r.leave != nil, Loops: true}
	split := func() *affine.Row {
		o.Scope = &affine.Scope{Same: same, Fixed: fixed}
		return affine.Split(r.stmts, o)
	}
	if row := split(); row != nil {
		if ops := f.planOps(row, base); ops != nil {
			return row, ops
		}
	}
	if f.checked() {
		return nil, nil
	}
	o.Loops = f.jams(behindGuards(r.stmts))
	return split(), nil
}

func countLive(list []ir.Stmt) (n int) {
	walkLive(list, func(ir.Stmt) bool { n++; return true })
	return n
}

func count(list []ir.Stmt) (n int) {
	ir.WalkStmts(list, func(ir.Stmt) bool { n++; return true })
	return n
}

// fastNames are the Go variables of a row: the threads from `first` to `end`-1 pass the guards, those from `lo` to `hi`-1 of them, n in number, need no checks.
var fastNames = []string{"first", "end", "lo", "hi", "n"}

func (fr *fastRow) id(name string) ex { return ident(fr.names[name]) }

// fastRows writes the loop over the threads of a row, whose turn is t, with the fast loop inside; list is what stands in the loop over the rows.
func (f *fn) fastRows(row *affine.Row, ops *rowOps, r threadRun, t turn) (list []jen.Code) {
	fr := &fastRow{Row: row, windows: map[*ir.Index]string{}, index: freeName("j", f.taken), names: map[string]string{}, once: map[*ir.Var]bool{}, slice: map[*ir.Var]string{}, gone: r.gone}
	for _, name := range fastNames {
		fr.names[name] = freeName(name, f.taken)
	}
	var windows []string
	for _, w := range row.Windows {
		windows = append(windows, f.windowName(w))
		for _, e := range w.Uses {
			fr.windows[e] = windows[len(windows)-1]
		}
	}
	var fast turn
	var jam *jamForm
	unchecked := f.unchecked
	f.unchecked = true
	defer func() { f.unchecked = unchecked }()
	if ops != nil {
		f.fast = fr
		ops.write(fr)
		fr.plan()
	} else {
		fast, jam = f.oneByOne(fr, r)
	}
	f.fast = nil
	used := f.used
	f.used = map[string]bool{}
	list = f.block(func() {
		for _, d := range fr.head {
			f.line(d.At)
			f.declare(f.name(d.Var), f.typed(f.initialValue(d), d.Var.Type))
		}
		f.rowSpans(fr)
	})
	run := f.block(func() { f.fastLoop(fr, windows, &fast, jam) })
	if ops != nil {
		if checks, quiet := ops.checks(); quiet != "" {
			run = append(checks, jen.If(jen.Id(quiet)).Block(run...))
		}
	}
	if f.used["tidX"] {
		first := jen.Id("tidX").Op(":=").Uint32().Call(jen.Lit(0))
		list = append([]jen.Code{jen.Comment("Of the first thread of the row:"), first}, list...)
	}
	for name := range f.used {
		used[name] = true
	}
	f.used = used
	at := infix(ident("tidX"), "==", fr.uint("lo"), precCompare)
	some := infix(fr.id("lo"), "<", fr.id("hi"), precCompare)
	head := append([]jen.Code{jen.If(infix(at, "&&", some, precAnd).code()).Block(run...)}, t.setCur()...)
	loop := t.loop3(jen.Id("tidX").Op(":=").Add(fr.uint("first").code()), jen.Id("tidX").Op("<").Add(fr.uint("end").code()), jen.Id("tidX").Op("++"), head)
	return []jen.Code{jen.Block(append(list, loop)...)}
}

// oneByOne writes the statements of the first form for one thread, and for several side by side.
func (f *fn) oneByOne(fr *fastRow, r threadRun) (fast turn, jam *jamForm) {
	fr.plan()
	_, fr.reads, _ = inTurn(fr.Body)
	for _, d := range fr.Declares {
		exprVars(d.Init, func(v *ir.Var) { fr.reads[v] = true })
	}
	for _, v := range r.keeps {
		fr.reads[v] = true
	}
	f.fast = fr
	fast = f.turn(r, func() {
		for _, d := range fr.Declares {
			if !fr.once[d.Var] {
				f.line(d.At)
				f.declaration(d)
			}
		}
		f.body(fr.Body)
	})
	return fast, f.jam(fr, r)
}

func (fr *fastRow) uint(name string) ex { return convert(jen.Uint32(), fr.id(name)) }

// fastLoop writes the loop over the threads that need no checks, and goes on behind them.
func (f *fn) fastLoop(fr *fastRow, windows []string, t *turn, jam *jamForm) {
	if fr.ops != nil {
		f.opsLoop(fr, windows)
	} else {
		f.add(jen.Id(fr.names["n"]).Op(":=").Add(infix(fr.id("hi"), "-", fr.id("lo"), precAdd).code()))
		f.cutAll(fr, windows)
		if jam != nil {
			f.jammed(fr, jam, t)
		} else {
			f.add(t.loop(jen.Id(fr.index).Op(":=").Range().Add(fr.id("n").code()), fr.threadHead(t)))
		}
		f.add(jen.Comment(backToFile))
	}
	f.add(jen.Id("tidX").Op("=").Add(convert(jen.Uint32(), infix(fr.id("hi"), "-", literal("1"), precAdd)).code()))
	f.add(jen.Continue())
}

// cutAll cuts the windows, and the parts of arrays that belong to the row.
func (f *fn) cutAll(fr *fastRow, windows []string) {
	for i, name := range windows {
		if fr.ops == nil || fr.ops.cut[name] {
			f.add(jen.Id(name).Op(":=").Add(f.cutWindow(fr, i)))
		}
	}
	for _, v := range fr.arrays {
		f.add(jen.Id(fr.slice[v]).Op(":=").Add(vecopFn("Cut", ident(f.ph.slices[v]), ident("tidRow"), fr.id("lo"), fr.id("n")).code()))
	}
}

// arrayOfRow names the elements of an array that belong to the threads of the row.
func (f *fn) arrayOfRow(v *ir.Var) string {
	fr := f.fast
	if fr.slice[v] == "" {
		fr.slice[v] = f.numbered(f.ph.slices[v])
		fr.arrays = append(fr.arrays, v)
	}
	return fr.slice[v]
}

// plan decides what is declared once for the row: what the conditions need, and what the body mentions of values that all threads share.
func (fr *fastRow) plan() {
	exprs := slices.Concat(fr.Uniform, fr.Whole)
	for _, b := range slices.Concat(fr.Bounds, fr.Branches) {
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
	if fr.ops != nil {
		exprs = append(exprs, fr.ops.exprs()...)
	}
	fr.head = fr.Needs(exprs)
}

// threadHead begins a turn: the thread's index, and the block's knowledge of it if somebody may ask.
func (fr *fastRow) threadHead(t *turn) (list []jen.Code) {
	faults := fr.Faults || t.used["cur"]
	if t.used["tidX"] || faults {
		x := infix(fr.id("lo"), "+", ident(fr.index), precAdd)
		list = append(list, jen.Id("tidX").Op(":=").Add(convert(jen.Uint32(), x).code()))
	}
	if faults {
		list = append(list, t.setCur()...)
	}
	return list
}

// rowFirsts names the indices of the row's first thread.
func (f *fn) rowFirsts(fr *fastRow) {
	f.add(jen.Comment(backToFile))
	for i, w := range fr.Windows {
		same := slices.IndexFunc(fr.Windows[:i], func(v *affine.Window) bool { return affine.Same(v.First, w.First) })
		_, named := w.First.(*ir.Ref)
		switch {
		case same >= 0:
			fr.firsts = append(fr.firsts, fr.firsts[same])
		case named:
			fr.firsts = append(fr.firsts, f.value(w.First))
		default:
			name := f.numbered("at")
			f.declare(name, f.typed(f.value(w.First), w.First.Type()))
			fr.firsts = append(fr.firsts, ident(name))
		}
	}
}

// cutWindow writes the part of a buffer that the row goes through.
func (f *fn) cutWindow(fr *fastRow, i int) *jen.Statement {
	w := fr.Windows[i]
	base := f.windowBase(w).sel()
	if _, pointer := w.Base.Type().(*ir.Pointer); !pointer {
		base = base.Index(jen.Op(":"))
	}
	return vecopFn("Cut", prim(base), fr.firsts[i], fr.id("lo"), fr.id("n")).code()
}

// windowBase writes the array or buffer of a window.
func (f *fn) windowBase(w *affine.Window) ex {
	if _, pointer := w.Base.Type().(*ir.Pointer); pointer {
		return f.slice(w.Base)
	}
	return f.place(w.Base)
}

// rowSpans declares which threads pass the guards, and which of them need no checks.
func (f *fn) rowSpans(fr *fastRow) {
	everybody := fr.ops != nil && fr.ops.guards // threads that do not pass the guards have something to tell
	var within, enter, exit, passed []ex
	for _, e := range fr.Uniform {
		f.line(e.Pos())
		if everybody {
			passed = append(passed, f.value(e))
			continue
		}
		f.add(jen.If(not(f.value(e)).code()).Block(jen.Continue()))
	}
	f.rowFirsts(fr)
	if fr.ops != nil {
		within, enter, exit = fr.ops.limits()
	}
	within = append(passed, within...)
	size := prim(jen.Int().Parens(f.rowSize()))
	f.add(jen.List(jen.Id(fr.names["first"]), jen.Id(fr.names["end"])).Op(":=").List(jen.Lit(0), size.code()))
	f.add(jen.List(jen.Id(fr.names["lo"]), jen.Id(fr.names["hi"])).Op(":=").List(jen.Lit(0), jen.Lit(0)))
	set := func(name string, fn string, list []ex) {
		if len(list) > 1 || list[0].code().GoString() != fr.names[name] {
			f.add(jen.Id(fr.names[name]).Op("=").Add(most(fn, list)))
		}
	}
	var inner []jen.Code
	inner = f.block(func() {
		branches := fr.Branches
		if everybody {
			branches = slices.Concat(fr.Bounds, fr.Branches)
		} else {
			first, end := f.rowBounds(fr.Bounds, fr.id("first"), fr.id("end"))
			set("first", "max", first)
			set("end", "min", end)
		}
		lo, hi := f.rowBounds(branches, fr.id("first"), fr.id("end"))
		lo, hi = f.rowWindows(fr, lo, hi)
		lo, hi = append(lo, enter...), append(hi, exit...)
		fast := f.block(func() {
			set("lo", "max", lo)
			set("hi", "min", hi)
			for _, b := range fr.Branches {
				if b.Op == ir.Ne {
					x, limit := f.typed(f.value(b.X), b.X.Type()), f.typed(f.value(b.Limit), b.X.Type())
					f.add(jen.List(jen.Id(fr.names["lo"]), jen.Id(fr.names["hi"])).Op("=").Add(vecopFn("Except", x, limit, fr.id("lo"), fr.id("hi")).code()))
				}
			}
			if fr.ops != nil {
				if apart, ask := fr.ops.apartWhen(); ask {
					some := infix(fr.id("lo"), "<", fr.id("hi"), precCompare)
					f.add(jen.If(infix(some, "&&", not(apart), precAnd).code()).Block(jen.Id(fr.names["hi"]).Op("=").Id(fr.names["lo"])))
				}
			}
		})
		when := within
		if fr.gone {
			when = append(when, f.allLive())
		}
		for _, e := range fr.Whole {
			when = append(when, f.value(e))
		}
		for _, w := range fr.Windows {
			for _, e := range w.Inner {
				when = append(when, f.oneOf(f.value(e.I), f.length(e), e.I.Type())...)
			}
		}
		if len(when) > 0 {
			fast = []jen.Code{jen.If(all(when).code()).Block(fast...)}
		}
		*f.out = append(*f.out, fast...)
	})
	var steady []ex
	for _, e := range fr.Steady {
		steady = append(steady, vecopFn("Steady", f.typed(f.value(e), e.Type()), size))
	}
	if len(steady) > 0 {
		inner = []jen.Code{jen.If(all(steady).code()).Block(inner...)}
	}
	*f.out = append(*f.out, inner...)
}

// all joins conditions, each once.
func all(list []ex) ex {
	r := list[0]
	seen := map[string]bool{r.code().GoString(): true}
	for _, x := range list[1:] {
		if text := x.code().GoString(); !seen[text] {
			seen[text] = true
			r = infix(r, "&&", x, precAnd)
		}
	}
	return r
}

// most writes the least or greatest of values.
func most(fn string, list []ex) *jen.Statement {
	if len(list) == 1 {
		return list[0].code()
	}
	return call(jen.Id(fn), list...).code()
}

// rowBounds narrows the threads from lo to hi-1 to those for which the bounds hold: from the greatest of from to the least of to.
func (f *fn) rowBounds(bounds []affine.Bound, lo, hi ex) (from, to []ex) {
	from, to = []ex{lo}, []ex{hi}
	for _, b := range bounds {
		x, limit := f.typed(f.value(b.X), b.X.Type()), f.typed(f.value(b.Limit), b.X.Type())
		before, through := vecopFn("Before", x, limit), vecopFn("Through", x, limit)
		switch b.Op {
		case ir.Lt:
			to = append(to, before)
		case ir.Le:
			to = append(to, through)
		case ir.Ge:
			from = append(from, before)
		case ir.Gt:
			from = append(from, through)
		case ir.Eq:
			from, to = append(from, before), append(to, through)
		}
	}
	return from, to
}

// rowWindows narrows them further to those with all indices inside.
func (f *fn) rowWindows(fr *fastRow, from, to []ex) ([]ex, []ex) {
	for i, w := range fr.Windows {
		if t, ok := w.First.Type().(ir.Scalar); ok && t.IsSigned() && !slices.ContainsFunc(fr.Windows[:i], func(v *affine.Window) bool { return affine.Same(v.First, w.First) }) {
			from = append(from, vecopFn("Enter", fr.firsts[i]))
		}
		to = append(to, vecopFn("Exit", fr.firsts[i], f.length(w.Uses[0])))
	}
	return from, unique(to)
}

// windowName makes a name of the array's or buffer's.
func (f *fn) windowName(w *affine.Window) string {
	name := "row"
	if v := ir.Root(w.Base); v != nil {
		name = f.name(v)
	} else if ref, ok := w.Base.(*ir.Ref); ok {
		name = f.name(ref.Var)
	}
	return f.numbered(name)
}

// numbered returns name with the first number that makes it a free name.
func (f *fn) numbered(name string) string {
	for i := 1; ; i++ {
		if try := fmt.Sprint(name, i); f.taken[try] == 0 {
			return freeName(try, f.taken)
		}
	}
}
