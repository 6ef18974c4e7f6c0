package gocpu

import (
	"go/constant"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
)

// place writes the storage that e names, so that it can be read, assigned and have its address taken. A FieldOf of a
// value that is no place can only be read.
func (f *fn) place(e ir.Expr) ex {
	switch e := e.(type) {
	case *ir.Ref:
		return f.variable(e.Var, e)
	case *ir.Index:
		return f.index(e)
	case *ir.Deref:
		return f.deref(e.Ptr)
	case *ir.FieldOf:
		return f.member(e)
	case *ir.Lanes:
		if len(e.Comps) == 1 {
			return f.laneOf(f.place(e.Base), e.Base.Type(), e.Comps[0])
		}
	case *ir.LaneAt:
		return f.laneAt(e)
	case *ir.Checked:
		return f.instrumented(e)
	}
	return f.value(e)
}

// variable writes a variable as a place.
func (f *fn) variable(v *ir.Var, e ir.Expr) ex {
	switch v.Kind {
	case ir.SharedVar:
		if a, ok := v.Type.(*ir.Array); ok && a.N < 0 {
			return ident(f.name(v))
		}
		return ex{c: jot.Id(f.name(v)), prec: precPrimary, deref: true}
	case ir.GlobalVar:
		if c := f.facts.Folded(v); c != nil {
			return f.typed(f.constant(c), v.Type)
		}
		g := f.e.globals[v]
		if g.why != "" {
			f.impossible(e.Pos(), "%s", g.why)
			return ident("impossible")
		}
		return prim(jot.Id("g").Dot(g.field))
	}
	if x, ok := f.ofThread(v); ok {
		return x
	}
	if f.flat != nil && f.flat.inFrame[v] {
		return prim(jot.Id("frame").Dot(f.field("frame", v)))
	}
	if f.monitored(v) {
		return ex{c: jot.Id(f.name(v)), prec: precPrimary, deref: true}
	}
	return ident(f.name(v))
}

// deref writes the place that pointer p points at.
func (f *fn) deref(p ir.Expr) ex {
	if t, ok := p.Type().(*ir.Pointer); ok && t.Ref {
		return ex{c: f.ref(p).at(precPrimary), prec: precPrimary, deref: true}
	}
	if f.facts.IsStart(p) {
		return prim(f.slice(p).sel().Index(jot.Lit(0)))
	}
	return ex{c: f.ptr(p).sel().Dot("Get").Call(), prec: precPrimary, deref: true}
}

// index writes element I of Base.
func (f *fn) index(e *ir.Index) ex {
	if f.fast != nil && f.fast.slices[e] != "" {
		return f.elementOfSlice(f.fast.slices[e])
	}
	if t, ok := e.Base.Type().(*ir.Pointer); ok {
		if f.facts.IsStart(e.Base) {
			s := f.slice(e.Base)
			return prim(s.sel().Index(f.indexValue(e.I, -1).bare()))
		}
		var p ex
		if t.Ref {
			p = simtFn("PtrTo", f.ref(e.Base))
		} else {
			p = f.ptr(e.Base)
		}
		return ex{c: p.sel().Dot("At").Call(f.intValue(e.I).bare()), prec: precPrimary, deref: true}
	}
	n := -1
	if a, ok := e.Base.Type().(*ir.Array); ok {
		n = a.N
	}
	base := f.place(e.Base)
	return prim(base.sel().Index(f.indexValue(e.I, n).bare()))
}

// indexValue writes an index into a Go array of n elements, or a slice for n -1. A constant that Go would refuse stays
// a fault of the run.
func (f *fn) indexValue(e ir.Expr, n int) ex {
	x := f.value(e)
	if x.lit == nil {
		return x
	}
	v, ok := constant.Int64Val(x.lit)
	if !ok || v < 0 || n >= 0 && v >= int64(n) {
		return f.opaque(x, e.Type())
	}
	return x
}

// intValue writes an integer as Go's int.
func (f *fn) intValue(e ir.Expr) ex {
	x := f.value(e)
	if x.lit != nil {
		return x
	}
	return convert(jot.Id("int"), x)
}

// member writes a member of a struct or union.
func (f *fn) member(e *ir.FieldOf) ex {
	s, ok := e.Base.Type().(*ir.Struct)
	if !ok {
		f.impossible(e.At, "members of %s", e.Base.Type())
		return ident("false")
	}
	base := f.place(e.Base)
	if s.Union {
		if !ir.IsAddressable(e.Base) {
			base = f.bind(base, s)
		}
		f.typ(s)
		u := base.field(unionBytes)
		return ex{c: jot.Qual(simtPath, "View").Types(f.typ(s.Fields[e.Field].Type)).Call(u.addr().code()), prec: precPrimary,
			deref: true}
	}
	g := f.e.structOf(s)
	if g.bytes[e.Field] {
		if !ir.IsAddressable(e.Base) {
			base = f.bind(base, s)
		}
		at := base.field(g.fields[e.Field])
		return ex{c: jot.Qual(simtPath, "View").Types(f.typ(s.Fields[e.Field].Type)).Call(at.addr().code()),
			prec: precPrimary, deref: true}
	}
	return base.field(g.fields[e.Field])
}
