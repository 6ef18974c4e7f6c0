package gocpu

import (
	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
)

// Where a kernel accesses an element of a shared variable, or of a pointer parameter, by the variable's name, its checked form says so: package sanitize finds what it remembers of the element by the
// element's number then, without a search for the memory that an address belongs to.

// named describes an element of such a variable: its number among all elements of the variable, and the Go variable for its shadow.
type named struct {
	shadow ex
	at     ex
	site   ex
	typ    *jen.Statement
	kind   string // "Var", or "Arg" for an element of a parameter
}

// shadowName is the Go variable for the shadow of the shared variable or parameter that the place e is an element of, "" if e is no such place.
func (f *fn) shadowName(e ir.Expr) string {
	if !f.checked() || !f.kernel || isAggregate(e.Type()) || isPointer(e.Type()) || isVolatile(e) || !f.e.users(e.Pos()) && !f.e.users(f.pos) {
		return ""
	}
	if x := f.argIndex(e); x != nil {
		return f.shadowOf(x.Base.(*ir.Ref).Var)
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

// namedElement writes what sanitize needs to know of the place e in a variable with that shadow.
func (f *fn) namedElement(e ir.Expr, shadow string) named {
	if x := f.argIndex(e); x != nil {
		return named{shadow: prim(f.use(shadow)), at: f.intValue(x.I), site: f.siteOf(e), typ: f.typ(e.Type()), kind: "Arg"}
	}
	n := named{shadow: prim(f.use(shadow)), at: literal("0"), site: f.siteOf(e), typ: f.typ(e.Type()), kind: "Var"}
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
	if a.N >= 0 && !f.inside(e.I, a.N) {
		i = sanitizeFn("At", ident("blk"), f.site(e.At, f.exprText(e), placeAlign(e)), shadow, i, literal(itoa(a.N)), literal(itoa(ir.Sizeof(a.Elem))))
	}
	outer, ok := e.Base.(*ir.Index)
	if !ok {
		return i
	}
	row := infix(f.numberOf(outer, shadow), "*", literal(itoa(a.N)), precMul)
	return infix(row, "+", i, precAdd)
}

// loadNamed writes the value of the place e in a variable with that shadow.
func (f *fn) loadNamed(e ir.Expr, shadow string) ex {
	n := f.namedElement(e, shadow)
	return n.load()
}

// siteOf is the number of a site that accesses the place e.
func (f *fn) siteOf(e ir.Expr) ex { return f.site(e.Pos(), f.exprText(e), placeAlign(e)) }

func (n named) load() ex {
	return ex{c: n.call("Rd").c, prec: precPrimary, deref: true}
}

// call writes the call of sanitize that does something with the element and returns its address.
func (n named) call(does string) ex {
	return prim(jen.Qual(sanitizePath, does+n.kind).Types(n.typ).Call(jen.Id("blk"), n.site.bare(), n.shadow.bare(), n.at.bare()))
}

// atomicNamed describes what the operation s reads and writes at p, if that is an element of a shared variable of known size. Its number is one of the variable's.
func (f *fn) atomicNamed(s *ir.Effect, p ir.Expr) (n named, ok bool) {
	if plainOps[s.Op] == ir.NoOp || onlyLoads(s) || !f.e.users(p.Pos()) {
		return n, false
	}
	place := pointee(p, p.Type().(*ir.Pointer).Elem)
	shadow := f.shadowName(place)
	if shadow == "" || f.argIndex(place) != nil {
		return n, false
	}
	n = named{shadow: prim(f.use(shadow)), at: literal("0"), typ: f.typ(place.Type()), kind: "Var"}
	if x, ok := place.(*ir.Index); ok {
		if a := ir.Root(place).Type.(*ir.Array); a.N < 0 {
			return n, false
		}
		n.at = f.numberOf(x, n.shadow)
	}
	return n, true
}

// storeNamed writes the assignment of x to the place e.
func (f *fn) storeNamed(e ir.Expr, shadow string, x ex) {
	n := f.namedElement(e, shadow)
	f.add(n.store(x))
}

func (n named) store(x ex) jen.Code {
	return jen.Qual(sanitizePath, "St"+n.kind).Types(n.typ).Call(jen.Id("blk"), n.site.bare(), n.shadow.bare(), n.at.bare(), x.bare())
}

// updateNamed writes Dst op= Src for a place in a variable with that shadow.
func (f *fn) updateNamed(s *ir.Assign, shadow string, src ex) {
	n := f.namedElement(s.Dst, shadow)
	if !n.at.lit {
		n.at = f.bind(n.at, ir.Void)
	}
	old := n.load()
	f.writing = true
	n.site = f.siteOf(s.Dst)
	f.writing = false
	f.add(n.store(f.updated(s, ex{c: old.code(), prec: precUnary}, src)))
}
