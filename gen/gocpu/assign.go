package gocpu

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/plan"
)

// assign writes Dst = Src and Dst op= Src.
func (f *fn) assign(s *ir.Assign) {
	if l, ok := ir.WithoutChecks(s.Dst).(*ir.Lanes); ok && len(l.Comps) > 1 {
		f.assignSwizzle(l, s)
		return
	}
	if t, ok := s.Dst.Type().(*ir.Pointer); ok {
		f.assignPointer(s, t)
		return
	}
	if s.Op == ir.NoOp {
		if selfAssign(s) {
			f.add(jot.Id("_").Op("=").Add(f.place(s.Dst).code()))
			return
		}
		src := f.stored(s.Src, s.Dst.Type())
		if plan.IsStore(s.Dst) {
			f.store(s.Dst, src)
			return
		}
		dst := f.place(s.Dst).code()
		if _, variable := s.Dst.(*ir.Ref); !variable && ir.IsAddressable(s.Src) && f.writtenAlike(s.Dst, s.Src) {
			src = cmathFn("Opaque", src) // vet takes it for a mistake
		}
		f.add(dst.Op("=").Add(src.bare()))
		return
	}
	if v, ok := s.Dst.Type().(*ir.Vector); ok {
		src := f.operand(s.Src)
		to, store := s.Dst.(*ir.Checked)
		if store = store && plan.IsStore(to); store {
			s = &ir.Assign{S: s.S, Dst: to.Place, Op: s.Op, Src: s.Src}
		}
		dst := f.place(s.Dst)
		if !plan.IsStable(s.Dst) {
			dst = ex{c: f.bind(dst.addr(), ir.Void).c, prec: precPrimary, deref: true}
		}
		values := make([]ex, v.N)
		for i := range values {
			values[i] = f.arith(s.Op, v.Elem, laneType(s.Src), f.laneOf(dst, v, i), src(i))
		}
		if store {
			f.storeAt(to, dst.addr(), f.vectorOf(v, values))
			return
		}
		f.add(dst.code().Op("=").Add(f.vectorOf(v, values).bare()))
		return
	}
	f.assignOp(s)
}

// selfAssign reports whether s is x = x, which vet complains about.
func selfAssign(s *ir.Assign) bool {
	a, ok := s.Dst.(*ir.Ref)
	b, ok2 := s.Src.(*ir.Ref)
	return ok && ok2 && a.Var == b.Var
}

// assignOp writes Dst op= Src for a scalar.
func (f *fn) assignOp(s *ir.Assign) {
	t := s.Dst.Type()
	src := f.value(s.Src)
	if to, ok := s.Dst.(*ir.Checked); ok && plan.IsStore(to) {
		f.updateInstrumented(s, to, to.Place.(*ir.Checked), src)
		return
	}
	dst := f.place(s.Dst)
	sc, _ := t.(ir.Scalar)
	o, direct := goOps[s.Op]
	switch {
	case s.Op.IsCompare(), sc == ir.Bool, sc == ir.F16, sc == ir.BF16, s.Op == ir.LogAnd, s.Op == ir.LogOr:
		direct = false
	case s.Site != 0:
		direct = false
	case s.Op == ir.Mul && sc.IsFloat():
		direct = false // the product needs its explicit rounding
	case (s.Op == ir.Div || s.Op == ir.Rem) && src.isNumber(0):
		src = f.opaque(src, s.Src.Type())
	}
	if one := (s.Op == ir.Add || s.Op == ir.Sub) && src.isNumber(1); direct && one {
		f.add(dst.code().Op(map[ir.BinaryOp]string{ir.Add: "++", ir.Sub: "--"}[s.Op]))
		return
	}
	if direct && (s.Op == ir.Shl || s.Op == ir.Shr) {
		src = f.shiftCount(sc, s.Src.Type(), src)
	}
	if direct {
		f.add(dst.code().Op(o.text + "=").Add(src.bare()))
		return
	}
	if !plan.IsStable(s.Dst) {
		dst = ex{c: f.bind(dst.addr(), ir.Void).c, prec: precPrimary, deref: true}
	}
	f.add(dst.code().Op("=").Add(f.updated(s, ex{c: dst.code(), prec: valuePrec(dst)}, src).bare()))
}

func valuePrec(x ex) int {
	if x.deref {
		return precUnary
	}
	return x.prec
}

func (f *fn) assignSwizzle(l *ir.Lanes, s *ir.Assign) {
	n := len(l.Comps)
	v, _ := l.Typ.(*ir.Vector)
	if v == nil {
		f.impossible(s.At, "this assignment")
		return
	}
	src := f.operand(s.Src)
	values := make([]ex, n)
	var old func(int) ex
	if s.Op != ir.NoOp {
		old = f.lanes(l)
	}
	for i := range values {
		x := src(i)
		if s.Op != ir.NoOp {
			x = f.arith(s.Op, v.Elem, laneType(s.Src), old(i), x)
		}
		values[i] = f.bind(x, v.Elem)
	}
	f.assignLanes(s.Dst, func(i int) ex { return values[i] })
}

// assignPointer stores a pointer in the form that its place has.
func (f *fn) assignPointer(s *ir.Assign, t *ir.Pointer) {
	c := memPtr
	if r, ok := ir.WithoutChecks(s.Dst).(*ir.Ref); ok {
		c = f.facts.Class(r.Var)
	}
	src := s.Src
	switch s.Op {
	case ir.NoOp:
	case ir.Add:
		src = &ir.PtrAdd{X: ir.X{Typ: t, At: s.At}, Ptr: s.Dst, I: s.Src}
	case ir.Sub:
		neg := &ir.Unary{X: ir.X{Typ: ir.I64, At: s.At}, Op: ir.Neg, A: &ir.Convert{X: ir.X{Typ: ir.I64, At: s.At}, A: s.Src}}
		src = &ir.PtrAdd{X: ir.X{Typ: t, At: s.At}, Ptr: s.Dst, I: neg}
	default:
		f.impossible(s.At, "the operator %s on pointers", s.Op)
		return
	}
	if s.Op == ir.NoOp && selfAssign(s) {
		f.add(jot.Id("_").Op("=").Add(f.place(s.Dst).code()))
		return
	}
	value := f.pointerValue(src, c)
	f.store(s.Dst, value)
}

// pointerValue is pointerAs with the shorter spelling of null that an assignment allows.
func (f *fn) pointerValue(e ir.Expr, c class) ex {
	if isNull(e) && (c == slicePtr || c == refPtr) {
		return ident("nil")
	}
	return f.pointerAs(e, c)
}
