package gocpu

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/spell"
	"github.com/kbind/kbind/gen/internal/vector"
)

// The checked form runs array-at-a-time too. The statements are then the fast form's, and what the threads would have
// recorded one by one is recorded before, for all of them:
//
//	exact.I32(...)                                      // nothing overflows on the way
//	sanitize.ReadVector(blk, SITE, x, first, lo, hi)    // threads lo to hi-1 of the vector read x[first+thread]
//	sanitize.WriteVector(blk, SITE, y, first, lo, hi)

// vectorChecks writes what is checked before a vector: the statements, and the condition under which it may be
// computed at once; nil if there is nothing to check.
func (f *fn) vectorChecks(vf *vectorForm) (list []jot.Code, exempt *jot.Statement) {
	checks := vf.Arrays.Checks
	var terms []*jot.Statement
	if len(checks.Endpoints) > 0 {
		var name string
		list, name = f.endpoints(vf)
		terms = append(terms, jot.Id(name).Dot("Fit").Call())
	}
	loops := slices.ContainsFunc(checks.Records, func(r *vector.Record) bool { return len(r.Moves) > 1 })
	if !loops && !checks.RecordsAskWho {
		for _, r := range checks.Records {
			call, _ := f.record(vf, r)
			terms = append(terms, call.code())
		}
		return list, allOf(terms)
	}
	name := f.numbered("exempt")
	first := jot.Id("true")
	if len(terms) > 0 {
		first = terms[0]
	}
	list = append(list, jot.Id(name).Op(":=").Add(first))
	var calls []jot.Code
	for _, r := range checks.Records {
		call, around := f.record(vf, r)
		calls = append(calls, around(jot.Id(name).Op("=").Id(name).Op("&&").Add(call.code())))
	}
	if checks.RecordsAskWho {
		first := jot.Id("tidX").Op(":=").Id("uint32").Call(jot.Lit(0))
		calls = []jot.Code{jot.Block(append([]jot.Code{first}, calls...)...)}
	}
	return append(list, calls...), jot.Id(name)
}

// allOf joins terms, each in a line of its own; nil for none.
func allOf(terms []*jot.Statement) *jot.Statement {
	if len(terms) == 0 {
		return nil
	}
	all := terms[0]
	for _, t := range terms[1:] {
		all = all.Op("&&").Line().Add(t)
	}
	return all
}

// record writes the call that records that the vector does r, and the loops around it.
func (f *fn) record(vf *vectorForm, r *vector.Record) (call ex, around func(*jot.Statement) jot.Code) {
	fn, loop := spell.ReadVector, spell.ReadVectorLoop
	switch {
	case r.Write:
		fn, loop = spell.WriteVector, spell.WriteVectorLoop
	case r.Access.Same:
		fn, loop = "", spell.ReadBroadcast
	}
	site := f.site(r.Site)
	var at, s ex
	if w := r.Access.UnitStride; w != nil {
		at, s = vf.startOf(w), f.wholeUnitStride(w)
	} else {
		at, s, fn = f.number(r.First), f.elements(r.Elem), ""
	}
	step := func(m vector.Move) ex { return infix(f.number(m.Next), "-", f.number(r.First), precAdd) }
	// The innermost loop that it moves with is simt's, the others are written here.
	by, trips, moves := number(0), number(1), r.Moves
	if n := len(moves); n > 0 {
		by, trips = step(moves[n-1]), ident(vf.trips[moves[n-1].Loop])
		moves = moves[:n-1]
	}
	var names []string
	for _, m := range moves {
		k := f.numbered("k")
		names = append(names, k)
		at = infix(at, "+", infix(ident(k), "*", prim(jot.Parens(step(m).code())), precMul), precAdd)
	}
	if fn != "" && len(r.Moves) == 0 {
		call = runtimeFn(fn, ident("blk"), site, s, at, vf.id("lo"), vf.id("hi"))
	} else {
		if r.Access.UnitStride != nil {
			at = convert(jot.Id("int"), at)
		}
		call = runtimeFn(loop, ident("blk"), site, s, at, by, trips, vf.id("lo"), vf.id("hi"))
	}
	if len(r.Reached) > 0 {
		var reached []ex
		for _, l := range r.Reached {
			reached = append(reached, infix(ident(vf.trips[l]), ">", number(0), precCompare))
		}
		call = infix(not(all(reached)), "||", call, precOr)
		call = prim(jot.Parens(call.code()))
	}
	return call, func(code *jot.Statement) jot.Code {
		for i := len(moves) - 1; i >= 0; i-- {
			code = jot.For(jot.Id(names[i]).Op(":=").Range().Id(vf.trips[moves[i].Loop])).Block(code)
		}
		return code
	}
}

// endpoints writes the computation of integers at their endpoints, and the name of what knows whether they fit.
func (f *fn) endpoints(vf *vectorForm) (list []jot.Code, name string) {
	name = f.numbered("exact")
	w := &exactWriter{f: f, vf: vf, name: name, vars: map[*ir.Var]string{}}
	code := f.block(func() {
		for _, x := range vf.Arrays.Checks.Endpoints {
			w.all(x)
		}
	})
	if vf.Arrays.Checks.EndpointsAskWho {
		last := infix(vf.id("hi"), "-", number(1), precAdd)
		ends := jot.Index(jot.Op("...")).Id("uint32").Values(vf.uint("lo").code(), convert(jot.Id("uint32"), last).code())
		code = []jot.Code{jot.For(jot.List(jot.Id("_"), jot.Id("tidX")).Op(":=").Range().Add(ends)).Block(code...)}
	}
	return append([]jot.Code{jot.Var(name).Qual(sanitizePath, "Exact")}, code...), name
}

// exactWriter writes integers as 64-bit ones, of which sanitize.Exact knows whether they fit their types.
type exactWriter struct {
	f     *fn
	vf    *vectorForm
	name  string
	vars  map[*ir.Var]string        // the Go variables of those that are declared
	loops map[*vector.Loop]jot.Code // the values of variables of loops
}

// all writes x in the first and last iterations of its loops.
func (w *exactWriter) all(x vector.Endpoint) {
	for n := range 1 << len(x.Loops) {
		w.loops = map[*vector.Loop]jot.Code{}
		for i, l := range x.Loops {
			first := w.of(x.Firsts[i])
			if n>>i&1 != 0 {
				last := jot.Id("max").Call(jot.Id(w.vf.trips[l]).Op("-").Lit(1), jot.Lit(0))
				first = first.Op("+").Lit(int(l.Step)).Op("*").Id("int64").Call(last)
				first = jot.Parens(first)
			}
			w.loops[l] = first
		}
		w.f.add(w.of(x.Value))
	}
}

// of writes x as an operand.
func (w *exactWriter) of(x *vector.Exact) *jot.Statement {
	switch x.Kind {
	case vector.Literal:
		if x.N < 0 {
			return jot.Parens(jot.Lit(int(x.N)))
		}
		return jot.Lit(int(x.N))
	case vector.Iteration:
		return jot.Add(w.loops[x.Loop])
	case vector.Variable:
		if w.vars[x.Var] == "" {
			name := w.f.numbered("x")
			value := w.of(x.A)
			if x.A.Kind == vector.Literal || x.A.Kind == vector.Iteration {
				value = jot.Id("int64").Call(value) // a literal alone would make an int
			}
			w.f.add(jot.Id(name).Op(":=").Add(value))
			w.vars[x.Var] = name
		}
		return jot.Id(w.vars[x.Var])
	case vector.Sum:
		return w.fit(x, w.op("+", x))
	case vector.Difference:
		return w.fit(x, w.op("-", x))
	case vector.Product:
		return w.fit(x, w.op("*", x))
	case vector.Converted:
		return w.fit(x, w.of(x.A))
	}
	code := convert(jot.Id("int64"), w.f.typed(w.f.value(x.Expr), x.Type)).code()
	if x.Type == ir.U64 {
		return w.fit(x, code)
	}
	return code
}

func (w *exactWriter) fit(x *vector.Exact, code *jot.Statement) *jot.Statement {
	return jot.Id(w.name).Dot(strings.ToUpper(x.Type.String())).Call(code)
}

// op applies an operator to integers of 32 bits, or a function of sanitize.Exact to others.
func (w *exactWriter) op(op string, x *vector.Exact) *jot.Statement {
	a, b := w.of(x.A), w.of(x.B)
	if x.Type == ir.I32 || x.Type == ir.U32 {
		return a.Op(op).Add(b)
	}
	return jot.Id(w.name).Dot(upperFirst(string(x.Kind))).Call(a, b)
}
