package gocpu

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/plan"
	"github.com/kbind/kbind/gen/internal/spell"
	"github.com/kbind/kbind/gen/internal/vector"
)

// Array-at-a-time: each operation is one call that computes it for all threads of the vector (vecop.AddF32 and the
// like, which use the machine's vector instructions), and temporaries are arrays in the kernel's state, for a piece
// of the vector.

// arrays writes the statements.
func (f *fn) arrays(vf *vectorForm) {
	for _, l := range vf.Arrays.Loops {
		vf.trips[l] = f.numbered("trips")
	}
	for _, v := range vf.Arrays.Carried {
		f.vec(vf, v)
	}
	vf.code = f.block(func() { f.vectorStmts(vf, vf.Arrays.Body) })
}

// rowFields are the members of the kernel's state for arrays of temporaries.
func rowFields(p *plan.Kernel) (fields []jot.Code) {
	slots := map[ir.Type]int{}
	for _, r := range p.Regions {
		if r.Vector.Arrays != nil {
			for _, v := range r.Vector.Arrays.Slots {
				slots[v.Type] = max(slots[v.Type], v.Slot+1)
			}
		}
	}
	for _, t := range []ir.Scalar{ir.F32, ir.F64, ir.I32, ir.U32} {
		if n := slots[t]; n > 0 {
			fields = append(fields, jot.Id(rowField(t)).Index(jot.Lit(n)).Index(jot.Qual(vecopPath,
				"Strip")).Add(scalarType(t)))
		}
	}
	return fields
}

func rowField(t ir.Type) string { return "row" + strings.ToUpper(t.(ir.Scalar).String()) }

// pieces writes the loop over the pieces of the vector.
func (f *fn) pieces(vf *vectorForm) {
	n := infix(vf.id("hi"), "-", vf.id("lo"), precAdd)
	several := len(vf.Arrays.Slots) > 0 || len(vf.Arrays.Loops) > 0
	if several {
		n = call(jot.Id("min"), n, prim(jot.Qual(vecopPath, "Strip")))
	}
	list := f.block(func() {
		if vf.Arrays.AsksWho {
			f.add(jot.Inside("Of the first thread of the row:"))
			f.add(jot.Id("tidX").Op(":=").Id("uint32").Call(jot.Lit(0)))
		}
		define := ":="
		if several {
			define = "="
		}
		f.add(jot.Id(vf.names["n"]).Op(define).Add(n.code()))
		f.cutAll(vf)
		for _, v := range vf.Arrays.Slots {
			f.add(jot.Id(f.vec(vf,
				v)).Op(":=").Id(workerName).Dot(rowField(v.Type)).Index(jot.Lit(v.Slot)).Index(jot.Op(":").Id(vf.names["n"])))
		}
		*f.out = append(*f.out, vf.code...)
	})
	switch {
	case several:
		f.add(jot.For(jot.Id(vf.names["n"]).Op(":=").Lit(0), infix(vf.id("lo"), "<", vf.id("hi"), precCompare).code(),
			jot.Id(vf.names["lo"]).Op("+=").Id(vf.names["n"])).Block(list...))
	case vf.Arrays.AsksWho:
		f.add(jot.Block(list...))
	default:
		*f.out = append(*f.out, list...)
	}
}

// vec names the slice of a value for each thread.
func (f *fn) vec(vf *vectorForm, v *vector.Vec) string {
	switch v.Kind {
	case vector.Carried:
		return f.partOf(v.Var)
	case vector.Stream:
		return vf.of[v.UnitStride]
	}
	if vf.vecs[v] == "" {
		name := "t"
		switch v.Kind {
		case vector.Private:
			name = f.name(v.Var)
		case vector.Moving:
			name = f.name(v.Root)
		}
		vf.vecs[v] = f.numbered(name)
	}
	return vf.vecs[v]
}

func (f *fn) vectorStmts(vf *vectorForm, list []vector.Stmt) {
	for _, s := range list {
		f.vectorStmt(vf, s)
	}
}

// vectorStmt writes a statement for all threads of the vector.
func (f *fn) vectorStmt(vf *vectorForm, s vector.Stmt) {
	switch s := s.(type) {
	case *vector.Scalar:
		d := s.Declare
		f.line(d.At)
		f.declare(f.name(d.Var), f.typed(f.stored(d.Init, d.Var.Type), d.Var.Type))
	case *vector.Compute:
		f.line(s.At)
		if s.Dst.Kind != vector.Moving { // that gets its name where it begins
			f.vec(vf, s.Dst)
		}
		for _, o := range s.Ops {
			f.vectorOp(vf, o)
		}
		f.markRow(vf, s.Dst)
	case *vector.Products:
		f.line(s.At)
		f.products(vf, s)
		f.markRow(vf, s.Sum)
	case *vector.Iterate:
		f.line(s.Declare.At)
		f.loopAround(s.Stmt, s.Declare, func() { f.vectorStmts(vf, s.Body) })
	case *vector.Branch:
		f.line(s.At)
		cond := f.value(s.Cond)
		then := f.block(func() { f.vectorStmts(vf, s.Then) })
		els := f.block(func() { f.vectorStmts(vf, s.Else) })
		if len(els) == 0 {
			f.add(jot.If(cond.code()).Block(then...))
			return
		}
		f.add(jot.If(cond.code()).Block(then...).Else().Block(els...))
	}
}

// vectorOp writes a vector operation.
func (f *fn) vectorOp(vf *vectorForm, o *vector.Op) {
	slice := func(v *vector.Vec) *jot.Statement { return jot.Id(f.vec(vf, v)) }
	switch o.Kind {
	case vector.Clear:
		f.add(jot.Id("clear").Call(slice(o.Dst)))
	case vector.Keep:
		f.add(jot.Id("_").Op("=").Add(slice(o.Dst)))
	case vector.Copy:
		src := slice(o.Args[0].Vec)
		f.add(jot.Id("copy").Call(slice(o.Dst), src))
	case vector.Bits:
		src := slice(o.Args[0].Vec)
		if from := o.Args[0].Vec.Type; from != o.Dst.Type {
			src = runtimeOf(spell.As).Types(scalarType(o.Dst.Type.(ir.Scalar))).Call(src)
		}
		f.add(jot.Id("copy").Call(slice(o.Dst), src))
	case vector.Subslice:
		e := o.Dst.Elem
		base := f.memorySlice(e)
		f.declare(f.vec(vf, o.Dst), runtimeFn(spell.Slice, base, f.typed(f.value(e.I), e.I.Type()), vf.id("lo"),
			vf.id("n")))
	default:
		fn, args := f.vectorCall(vf, o)
		f.add(runtimeFn(fn, append([]ex{ident(f.vec(vf, o.Dst))}, args...)...).code())
	}
}

// vectorCall is the function of vecop for an operation, and what it is given beside the result.
func (f *fn) vectorCall(vf *vectorForm, o *vector.Op) (fn spell.Function, args []ex) {
	value := func(a vector.Operand) ex {
		if a.Vec != nil {
			return ident(f.vec(vf, a.Vec))
		}
		return f.typed(f.value(a.Same), a.Same.Type())
	}
	form := ""
	for _, a := range o.Args {
		args = append(args, value(a))
		if a.Vec == nil {
			form += "s"
		} else {
			form += "v"
		}
	}
	if o.Kind == vector.Fill {
		return spell.VectorFill, args
	}
	t := o.Dst.Type.(ir.Scalar)
	switch o.Kind {
	case vector.Iota:
		args[0] = infix(args[0], "+", convert(scalarType(t), vf.id("lo")), precAdd)
	case vector.Convert:
		fn, ok := spell.VectorConvert(o.Args[0].Vec.Type.(ir.Scalar), t)
		if !ok {
			f.impossible(f.pos, "a conversion of a vector to %s", t)
		}
		return fn, args
	case vector.Shl, vector.Shr:
		by := o.Args[1].Same
		args[1] = convert(scalarType(t), f.shiftCount(t, by.Type(), f.value(by)))
	}
	fn, ok := spell.VectorOp(string(o.Kind), form, t)
	if !ok && o.Kind.Commutes() {
		args[0], args[1] = args[1], args[0]
		fn, ok = spell.VectorOp(string(o.Kind), form[1:2]+form[:1]+form[2:], t)
	}
	if !ok {
		f.impossible(f.pos, "the vector operation %s on %s", o.Kind, t)
	}
	return fn, args
}

// products writes a sum of products.
func (f *fn) products(vf *vectorForm, s *vector.Products) {
	n := number(s.N)
	if s.Loop != nil {
		n = ident(vf.trips[s.Loop])
	}
	by := func(x vector.Factor) ex {
		if x.Second == nil {
			return number(int(x.Stride))
		}
		return infix(f.number(x.Second), "-", f.number(x.First), precAdd)
	}
	from := infix(f.number(s.Own.First), "+", vf.id("lo"), precAdd)
	f.add(runtimeFn(spell.MulAddsF32, ident(f.vec(vf, s.Sum)), f.elements(s.Same.Elem), f.number(s.Same.First), by(s.Same),
		f.elements(s.Own.Elem), from, by(s.Own), n).code())
}

// number is the number of an element among all elements of its buffer or array.
func (f *fn) number(n *vector.Number) ex {
	x := f.value(n.Index)
	if x.lit == nil {
		x = convert(jot.Id("int"), x)
	}
	if n.Outer == nil {
		return x
	}
	return infix(infix(f.number(n.Outer), "*", f.length(n.Elem), precMul), "+", x, precAdd)
}

// elements is the buffer or array that e is in, as a slice of all its elements.
func (f *fn) elements(e *ir.Index) ex {
	for {
		base, ok := e.Base.(*ir.Index)
		if !ok {
			break
		}
		e = base
	}
	a, array := e.Base.Type().(*ir.Array)
	switch {
	case !array:
		return f.slice(e.Base)
	case a.N < 0:
		return f.place(e.Base)
	}
	elem := a.Elem
	for {
		inner, ok := elem.(*ir.Array)
		if !ok {
			break
		}
		elem = inner.Elem
	}
	return prim(jot.Qual(simtPath, "Full").Types(f.typ(elem)).Call(f.place(e.Base).addr().code()))
}

// markRow writes the marks of a store of v, for all threads of a vector, to an output that is followed.
func (f *fn) markRow(vf *vectorForm, v *vector.Vec) {
	var elem *ir.Index
	switch v.Kind {
	case vector.Stream:
		elem = v.UnitStride.Uses[0]
	case vector.Moving:
		elem = v.Elem
	default:
		return
	}
	r, ok := elem.Base.(*ir.Ref)
	if !ok || f.exemption(elem) == nil {
		return
	}
	if marks := f.exempt.Marks[r.Var]; marks != nil {
		f.add(runtimeFn(spell.MarkVector, ident(f.name(marks)), f.slice(elem.Base), ident(f.vec(vf, v))).code())
	}
}
