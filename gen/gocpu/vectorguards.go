package gocpu

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/plan"
	"github.com/kbind/kbind/gen/internal/spell"
	"github.com/kbind/kbind/gen/internal/vector"
)

// The threads of a block that differ in threadIdx.x alone, a vector, are written as a loop with every check, and
// inside it, for those that need none, in the form that package vector has planned; see there.

// vectorForm is the state of writing the planned form of a vector.
type vectorForm struct {
	*vector.Plan
	slices map[*ir.Index]string          // the slice that takes the place of each index
	of     map[*vector.UnitStride]string // and of each unit-stride access
	index  string                        // what all of these are indexed with
	names  map[string]string             // of the Go variables; see vectorNames
	starts map[*vector.Start]ex
	spans  map[*vector.Span]string
	trips  map[*vector.Loop]string // the numbers of iterations
	reads  map[*ir.Var]bool        // see plan.Region.Reads

	carried []*ir.Var          // the arrays of which the form uses the elements of its threads
	part    map[*ir.Var]string // and the part of each that belongs to the vector

	jam  *jamForm // while statements are written for several threads side by side
	vecs map[*vector.Vec]string
	code []jot.Code // array-at-a-time
}

// vectorNames are Go variables: the threads from `from` to `end`-1 pass the guards, those from `lo` to `hi`-1 of
// them, n in number, need no checks.
var vectorNames = []string{"from", "end", "lo", "hi", "n"}

func (vf *vectorForm) id(name string) ex   { return ident(vf.names[name]) }
func (vf *vectorForm) uint(name string) ex { return convert(jot.Id("uint32"), vf.id(name)) }

// vectorForm begins the planned form of a vector.
func (f *fn) vectorForm(r *plan.Region) *vectorForm {
	p := r.Vector
	vf := &vectorForm{Plan: p, reads: r.Reads, slices: map[*ir.Index]string{}, of: map[*vector.UnitStride]string{},
		index: f.local("j"),
		names: map[string]string{}, starts: map[*vector.Start]ex{},
		spans: map[*vector.Span]string{}, trips: map[*vector.Loop]string{}, part: map[*ir.Var]string{},
		vecs: map[*vector.Vec]string{}}
	for _, name := range vectorNames {
		vf.names[name] = f.local(name)
	}
	for _, w := range p.Row.UnitStrides {
		vf.of[w] = f.unitStrideName(w)
		for _, e := range w.Uses {
			vf.slices[e] = vf.of[w]
		}
	}
	return vf
}

// vectorLoop writes the loop over the threads of a vector, whose body is t, with the planned form inside; it returns
// what stands in the loop over the vectors.
func (f *fn) vectorLoop(r threadRun, t threadBody) (list []jot.Code) {
	p, vf := r.Vector, f.vectorForm(r.Region)
	var fast threadBody
	var jam *jamForm
	f.fast = vf
	switch {
	case p.Arrays != nil:
		f.lineless = p.Arrays.Checks != nil // a breakpoint in checked execution is one of the threads
		f.arrays(vf)
		f.lineless = false
	case p.Jam != nil:
		jam = f.jam(vf, r)
	default:
		fast = f.oneByOne(r)
	}
	f.fast = nil
	list = f.block(func() {
		f.heads(vf)
		f.guards(vf)
		if jam != nil {
			rest := infix(prim(jot.Parens(infix(vf.id("hi"), "-", vf.id("lo"), precAdd).code())), "%", number(vector.JamWidth),
				precMul)
			f.add(jot.Id(vf.names["hi"]).Op("-=").Add(rest.code()))
		}
	})
	run := f.block(func() { f.fastLoop(vf, &fast, jam) })
	if p.Arrays != nil && p.Arrays.Checks != nil {
		if checks, exempt := f.vectorChecks(vf); exempt != nil {
			run = append(checks, jot.If(exempt).Block(run...))
		}
	}
	if vf.Guards.AsksWho {
		list = append([]jot.Code{jot.Id("tidX").Op(":=").Id("uint32").Call(jot.Lit(0))}, list...)
	}
	at := infix(ident("tidX"), "==", vf.uint("lo"), precCompare)
	some := infix(vf.id("lo"), "<", vf.id("hi"), precCompare)
	head := append(setThread(&t), jot.If(infix(at, "&&", some, precAnd).code()).Block(run...))
	first := jot.Id("uint32").Call(jot.Lit(0))
	if len(vf.Guards.First) > 0 {
		first = vf.uint("from").code()
	}
	loop := t.loop3(jot.Id("tidX").Op(":=").Add(first),
		jot.Id("tidX").Op("<").Add(vf.uint("end").code()), jot.Id("tidX").Op("++"), head)
	return append(list, loop)
}

// wholeVector writes what all threads of a vector do array-at-a-time, where there is no other version.
func (f *fn) wholeVector(r threadRun) []jot.Code {
	vf := f.vectorForm(r.Region)
	f.fast = vf
	f.arrays(vf)
	f.fast = nil
	return f.block(func() {
		if vf.Guards.AsksWho {
			f.add(jot.Id("tidX").Op(":=").Id("uint32").Call(jot.Lit(0)))
		}
		f.heads(vf)
		for _, e := range vf.Row.Uniform {
			f.line(e.Pos())
			f.add(jot.If(not(f.value(e)).code()).Block(jot.Continue()))
		}
		f.ownLines()
		all := jot.List(jot.Lit(0), jot.Id("int").Call(f.rowSize()))
		f.add(jot.List(jot.Id(vf.names["lo"]), jot.Id(vf.names["hi"])).Op(":=").Add(all))
		if len(vf.Guards.End) > 0 {
			f.setBound(vf, "hi", "min", vf.id("hi"), vf.Guards.End)
		}
		f.pieces(vf)
	})
}

// heads declares the variables that are the same for the vector.
func (f *fn) heads(vf *vectorForm) {
	for _, d := range vf.Head {
		if faults(d.Init) {
			f.line(d.At)
		}
		f.declare(f.name(d.Var), f.typed(f.initialValue(d), d.Var.Type))
	}
}

// oneByOne writes the statements of the planned form for one thread.
func (f *fn) oneByOne(r threadRun) threadBody {
	row := r.Vector.Row
	return f.threadBody(r, r.FirstTakes, func() {
		for _, d := range row.Declares {
			if !r.Vector.Once[d.Var] {
				f.line(d.At)
				f.declaration(d)
			}
		}
		f.stmts(r.First)
	})
}

// fastLoop writes the loop over the threads that need no checks, and continues after them.
func (f *fn) fastLoop(vf *vectorForm, t *threadBody, jam *jamForm) {
	last := convert(jot.Id("uint32"), infix(vf.id("hi"), "-", number(1), precAdd)).code()
	f.add(jot.Id("tidX").Op("=").Add(last))
	if vf.Arrays != nil {
		f.pieces(vf)
	} else {
		f.add(jot.Id(vf.names["n"]).Op(":=").Add(infix(vf.id("hi"), "-", vf.id("lo"), precAdd).code()))
		f.cutAll(vf)
		if jam != nil {
			f.jammed(vf, jam)
		} else {
			f.add(t.loop(jot.Id(vf.index).Op(":=").Range().Add(vf.id("n").code()), f.vectorThread(vf, t)))
		}
	}
	f.add(jot.Continue())
}

// cutAll takes the parts of buffers and arrays that the vector goes through, and those of arrays that belong to it.
func (f *fn) cutAll(vf *vectorForm) {
	for i, w := range vf.Row.UnitStrides {
		if vf.Arrays == nil || vf.Arrays.Streams[w] {
			f.add(jot.Id(vf.of[w]).Op(":=").Add(runtimeFn(spell.Slice, f.wholeUnitStride(w), vf.start(i), vf.id("lo"),
				vf.id("n")).code()))
		}
	}
	for _, v := range vf.carried {
		f.add(jot.Id(vf.part[v]).Op(":=").Add(runtimeFn(spell.Slice, ident(f.ph.slices[v]), prim(firstThread()),
			vf.id("lo"), vf.id("n")).code()))
	}
}

// start is the index of thread 0 in the unit-stride access i.
func (vf *vectorForm) start(i int) ex { return vf.starts[vf.Guards.Starts[i]] }

// startOf is that of w.
func (vf *vectorForm) startOf(w *vector.UnitStride) ex {
	for i, x := range vf.Row.UnitStrides {
		if x == w {
			return vf.start(i)
		}
	}
	return ex{}
}

// partOf names the elements of a carried array that belong to the threads of the vector.
func (f *fn) partOf(v *ir.Var) string {
	vf := f.fast
	if vf.part[v] == "" {
		vf.part[v] = f.numbered(f.ph.slices[v])
		vf.carried = append(vf.carried, v)
	}
	return vf.part[v]
}

// vectorThread begins an iteration: the thread's index, and the block's knowledge of it if somebody may ask.
func (f *fn) vectorThread(vf *vectorForm, t *threadBody) (list []jot.Code) {
	faults := vf.Row.Faults || t.takes.Current
	if t.takes.Thread[0] || faults {
		x := infix(vf.id("lo"), "+", ident(vf.index), precAdd)
		list = append(list, jot.Id("tidX").Op(":=").Add(convert(jot.Id("uint32"), x).code()))
	}
	if faults {
		list = append(list, setThread(t)...)
	}
	return list
}

// wholeUnitStride writes the array or buffer of a unit-stride access as a slice.
func (f *fn) wholeUnitStride(w *vector.UnitStride) ex {
	if _, pointer := w.Base.Type().(*ir.Pointer); pointer {
		return prim(f.slice(w.Base).sel())
	}
	return prim(f.place(w.Base).sel().Index(jot.Op(":")))
}

// guards declares which threads pass the guards, and which of them need no checks.
func (f *fn) guards(vf *vectorForm) {
	g := vf.Guards
	for _, e := range vf.Row.Uniform {
		f.line(e.Pos())
		if !g.All {
			f.add(jot.If(not(f.value(e)).code()).Block(jot.Continue()))
		}
	}
	f.startsAndSpans(vf)
	size := prim(jot.Id("int").Parens(f.rowSize()))
	names, values := jot.List(jot.Id(vf.names["end"]), jot.Id(vf.names["lo"]), jot.Id(vf.names["hi"])),
		jot.List(size.code(), jot.Lit(0), jot.Lit(0))
	if len(g.First) > 0 {
		names, values = jot.List(jot.Id(vf.names["from"]), names), jot.List(jot.Lit(0), values)
	}
	f.add(names.Op(":=").Add(values))
	var when []ex // what must hold before all else
	inner := f.block(func() {
		if len(g.First) > 0 {
			f.setBound(vf, "from", "max", vf.id("from"), g.First)
		}
		if len(g.End) > 0 {
			f.setBound(vf, "end", "min", vf.id("end"), g.End)
		}
		fast := f.block(func() { f.bounds(vf) })
		switch {
		case len(g.When) == 0:
		case len(g.First)+len(g.End) == 0:
			when = f.conditions(vf)
		default:
			fast = []jot.Code{jot.If(all(f.conditions(vf)).code()).Block(fast...)}
		}
		*f.out = append(*f.out, fast...)
	})
	var list []ex
	for _, e := range vf.Row.NoWrap {
		list = append(list, runtimeFn(spell.NoWrap, f.typed(f.value(e), e.Type()), vf.id("end")))
	}
	if list = append(list, when...); len(list) > 0 {
		inner = []jot.Code{jot.If(all(list).code()).Block(inner...)}
	}
	*f.out = append(*f.out, inner...)
}

// startsAndSpans names the indices of the vector's first thread, the numbers of iterations, and where indices in
// loops lie.
func (f *fn) startsAndSpans(vf *vectorForm) {
	f.ownLines()
	for _, s := range vf.Guards.Starts {
		if _, done := vf.starts[s]; done {
			continue
		}
		x := f.value(s.Index)
		if _, named := s.Index.(*ir.Ref); !named {
			name := f.numbered("at")
			f.declare(name, f.typed(x, s.Index.Type()))
			x = ident(name)
		}
		vf.starts[s] = x
	}
	if vf.Arrays == nil {
		return
	}
	for _, l := range vf.Arrays.Loops {
		t := l.Var.Type
		f.declare(vf.trips[l], runtimeFn(spell.TripCount, f.typed(f.value(l.First), t), f.typed(f.value(l.Limit), t),
			number(int(l.Step)), prim(jot.Lit(l.Through))))
	}
	for _, s := range vf.Guards.Spans {
		t := s.Index.Type()
		x := f.typed(f.value(s.Index), t)
		span := runtimeFn(spell.SpanOf, x)
		for _, a := range s.Along {
			span = runtimeFn(spell.Along, span, x, f.typed(f.value(a.Next), t), ident(vf.trips[a.Loop]))
		}
		vf.spans[s] = f.numbered("span")
		f.declare(vf.spans[s], span)
	}
}

// bounds sets lo and hi.
func (f *fn) bounds(vf *vectorForm) {
	g := vf.Guards
	if len(g.First) > 0 {
		f.setBound(vf, "lo", "max", vf.id("from"), g.Lo)
	} else if len(g.Lo) > 0 {
		f.setBound(vf, "lo", "max", ex{}, g.Lo)
	}
	f.setBound(vf, "hi", "min", vf.id("end"), g.Hi)
	for _, b := range g.Except {
		x, limit := f.typed(f.value(b.X), b.X.Type()), f.typed(f.value(b.Limit), b.X.Type())
		f.add(jot.List(jot.Id(vf.names["lo"]), jot.Id(vf.names["hi"])).Op("=").Add(runtimeFn(spell.Except, x, limit,
			vf.id("lo"), vf.id("hi")).code()))
	}
	if vf.Arrays != nil && len(vf.Arrays.Pairs) > 0 {
		var list []ex
		for _, p := range vf.Arrays.Pairs {
			list = append(list, f.apart(vf, p))
		}
		f.add(jot.If(not(all(list)).code()).Block(jot.Id(vf.names["hi"]).Op("=").Id(vf.names["lo"])))
	}
}

// setBound sets one of vectorNames to the greatest or least of from, unless that is the zero ex, and edges.
func (f *fn) setBound(vf *vectorForm, name, fn string, from ex, edges []vector.Edge) {
	list := f.edges(vf, edges)
	if from.c != nil {
		list = append([]ex{from}, list...)
	}
	f.add(jot.Id(vf.names[name]).Op("=").Add(most(fn, list)))
}

// edges writes numbers of threads.
func (f *fn) edges(vf *vectorForm, list []vector.Edge) (out []ex) {
	lengths := map[*vector.Start][]ex{} // of those that an access begins at
	for _, e := range list {
		if e.Kind == vector.Exit && e.Span == nil {
			lengths[e.Start] = append(lengths[e.Start], f.length(e.Elem))
		}
	}
	for _, e := range list {
		switch e.Kind {
		case vector.Before, vector.Through:
			t := e.X.Type()
			fn := spell.Before
			if e.Kind == vector.Through {
				fn = spell.Through
			}
			out = append(out, runtimeFn(fn, f.typed(f.value(e.X), t), f.typed(f.value(e.Limit),
				t)))
		case vector.Enter:
			if e.Span != nil {
				out = append(out, call(jot.Id(vf.spans[e.Span]).Dot("Lower")))
			} else {
				out = append(out, runtimeFn(spell.Lower, vf.starts[e.Start]))
			}
		case vector.Exit:
			if e.Span != nil {
				out = append(out, call(jot.Id(vf.spans[e.Span]).Dot("Upper"), f.length(e.Elem)))
			} else if all := lengths[e.Start]; all != nil {
				out = append(out, runtimeFn(spell.Upper, vf.starts[e.Start], prim(most("min", all))))
				delete(lengths, e.Start)
			}
		}
	}
	return out
}

// conditions writes what must hold for the whole vector.
func (f *fn) conditions(vf *vectorForm) (list []ex) {
	for _, c := range vf.Guards.When {
		switch c.Kind {
		case vector.Holds:
			list = append(list, f.value(c.Expr))
		case vector.Counts:
			list = append(list, infix(ident(vf.trips[c.Loop]), ">=", number(0), precCompare))
		case vector.InBounds:
			list = append(list, runtimeFn(spell.InBounds, f.typed(f.value(c.Expr), c.Expr.Type()), f.length(c.Elem)))
		case vector.Inside:
			list = append(list, call(jot.Id(vf.spans[c.Span]).Dot("Inside"), f.length(c.Elem)))
		case vector.Alive:
			list = append(list, noneExited())
		}
	}
	return list
}

// faults reports whether the evaluation of e may fault.
func faults(e ir.Expr) (found bool) {
	ir.WalkExprs(e, func(e ir.Expr) bool {
		found = found || ir.Faults(e)
		return !found
	})
	return found
}

// all joins conditions.
func all(list []ex) ex {
	r := list[0]
	for _, x := range list[1:] {
		r = infix(r, "&&", x, precAnd)
	}
	return r
}

// most writes the least or greatest of values.
func most(fn string, list []ex) *jot.Statement {
	if len(list) == 1 {
		return list[0].code()
	}
	return call(jot.Id(fn), list...).code()
}

// apart is the condition under which no thread touches what another one writes.
func (f *fn) apart(vf *vectorForm, p vector.Pair) ex {
	var list []ex
	for _, w := range p.UnitStrides {
		list = append(list, runtimeFn(spell.Apart, f.wholeUnitStride(w[0]), vf.startOf(w[0]), f.wholeUnitStride(w[1]),
			vf.startOf(w[1]), vf.id("lo"), vf.id("hi")))
	}
	if p.Other == nil {
		return all(list)
	}
	disjoint := runtimeFn(spell.Disjoint, f.whole(p.Other[0]), f.whole(p.Other[1]))
	if p.Moves {
		return disjoint
	}
	return infix(disjoint, "||", all(list), precOr)
}

// whole is all of the buffer or array of an access, as a slice.
func (f *fn) whole(a *vector.Access) ex {
	e := a.Elem
	for {
		base, ok := e.Base.(*ir.Index)
		if !ok {
			break
		}
		e = base
	}
	return f.memorySlice(e)
}

// memory is the buffer or array that holds element e.
func (f *fn) memory(e *ir.Index) ex {
	if ir.IsPointer(e.Base.Type()) {
		return f.slice(e.Base)
	}
	return f.place(e.Base)
}

// memorySlice is the same as a slice.
func (f *fn) memorySlice(e *ir.Index) ex {
	base := f.memory(e).sel()
	if !ir.IsPointer(e.Base.Type()) {
		base = base.Index(jot.Op(":"))
	}
	return prim(base)
}

// length is the number of elements of which e is one; of those that are exempt, where some are.
func (f *fn) length(e *ir.Index) ex {
	if q := f.exemption(e); q != nil {
		f.counts[q] = true
		return ident(f.name(q)).field("N")
	}
	if a, ok := e.Base.Type().(*ir.Array); ok && a.N >= 0 {
		return number(a.N)
	}
	return call(jot.Id("len"), prim(f.memory(e).sel()))
}

// unitStrideName makes a name of the array's or buffer's.
func (f *fn) unitStrideName(w *vector.UnitStride) string {
	name := "row"
	if v := ir.Root(w.Base); v != nil {
		name = f.name(v)
	} else if ref, ok := w.Base.(*ir.Ref); ok {
		name = f.name(ref.Var)
	}
	return f.numbered(name)
}
