package gocpu

import (
	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
)

// Where a kernel accesses an element of a shared variable by the variable's name, its checked form says so: simt finds what it remembers of the element by the element's number then, without
// a search for the memory that an address belongs to.

// named describes an element of a shared variable: its number among all elements of the variable, and the variable's companion.
type named struct {
	shadow ex
	at     ex
	site   ex
	typ    *jen.Statement
}

// shadowName is the companion of the shared variable that the place e is an element of, "" if e is no such place.
func (f *fn) shadowName(e ir.Expr) string {
	if !f.checked() || !f.kernel || isAggregate(e.Type()) || isPointer(e.Type()) || isVolatile(e) || !f.e.users(e.Pos()) && !f.e.users(f.pos) {
		return ""
	}
	for {
		switch x := e.(type) {
		case *ir.Index:
			if _, ok := x.Base.Type().(*ir.Array); !ok {
				return ""
			}
			e = x.Base
		case *ir.Ref:
			if x.Var.Kind != ir.SharedVar || f.facts.needs[f.f] == nil {
				return ""
			}
			return f.shadowOf(x.Var)
		default:
			return ""
		}
	}
}

func (f *fn) shadowOf(v *ir.Var) string { return f.name(v) + "Shadow" }

// namedElement writes what simt needs to know of the place e, whose companion is shadow.
func (f *fn) namedElement(e ir.Expr, shadow string) named {
	n := named{shadow: prim(f.use(shadow)), typ: f.typ(e.Type())}
	n.site = f.site(e.Pos(), f.exprText(e), placeAlign(e))
	n.at = literal("0")
	if x, ok := e.(*ir.Index); ok {
		if _, flat := x.Base.(*ir.Ref); flat {
			n.at = f.intValue(x.I)
		} else {
			n.at = f.numberOf(x, n.shadow)
		}
	}
	return n
}

// numberOf writes the number of the element e of a variable with several dimensions.
func (f *fn) numberOf(e *ir.Index, shadow ex) ex {
	a := e.Base.Type().(*ir.Array)
	i := f.intValue(e.I)
	if c, ok := e.I.(*ir.Const); a.N >= 0 && (!ok || c.Bits >= uint64(a.N)) {
		i = simtFn("At", ident("blk"), f.site(e.At, f.exprText(e), placeAlign(e)), shadow, i, literal(itoa(a.N)), literal(itoa(ir.Sizeof(a.Elem))))
	}
	outer, ok := e.Base.(*ir.Index)
	if !ok {
		return i
	}
	row := infix(f.numberOf(outer, shadow), "*", literal(itoa(a.N)), precMul)
	return infix(row, "+", i, precAdd)
}

// loadNamed writes the value of the place e, whose companion is shadow.
func (f *fn) loadNamed(e ir.Expr, shadow string) ex {
	n := f.namedElement(e, shadow)
	return n.load()
}

func (n named) load() ex {
	c := jen.Qual(simtPath, "RdVar").Types(n.typ).Call(jen.Id("blk"), n.site.bare(), n.shadow.bare(), n.at.bare())
	return ex{c: c, prec: precPrimary, deref: true}
}

// storeNamed writes the assignment of x to the place e.
func (f *fn) storeNamed(e ir.Expr, shadow string, x ex) {
	n := f.namedElement(e, shadow)
	f.add(n.store(x))
}

func (n named) store(x ex) jen.Code {
	return jen.Qual(simtPath, "StVar").Types(n.typ).Call(jen.Id("blk"), n.site.bare(), n.shadow.bare(), n.at.bare(), x.bare())
}

// updateNamed writes Dst op= Src for a place with the companion shadow.
func (f *fn) updateNamed(s *ir.Assign, shadow string, src ex) {
	n := f.namedElement(s.Dst, shadow)
	if !n.at.lit {
		n.at = f.bind(n.at, ir.Void)
	}
	old := n.load()
	f.writing = true
	n.site = f.site(s.Dst.Pos(), f.exprText(s.Dst), placeAlign(s.Dst))
	f.writing = false
	f.add(n.store(f.updated(s, ex{c: old.code(), prec: precUnary}, src)))
}
