package gocpu

import (
	"strconv"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/plan"
)

// Vector expressions are written component by component: an operator on two float4 becomes four operators on float32
// inside one composite literal, with no vector in between. What stands at the leaves is evaluated once, before.

func itoa(n int) string { return strconv.Itoa(n) }

// vector writes a vector value.
func (f *fn) vector(e ir.Expr, t *ir.Vector) ex {
	lane := f.lanes(e)
	values := make([]ex, t.N)
	for i := range values {
		values[i] = lane(i)
	}
	return f.vectorOf(t, values)
}

// vectorOf makes a vector of its components.
func (f *fn) vectorOf(t *ir.Vector, values []ex) ex {
	var list []jot.Code
	for i, v := range values {
		if t.N <= 4 {
			list = append(list, kv(laneName(i), v.bare()))
		} else {
			list = append(list, v.bare())
		}
	}
	lit := f.typ(t).Values(list...)
	return ex{c: jot.Parens(lit), prec: precPrimary, composite: lit}
}

func laneName(i int) string { return "XYZW"[i : i+1] }

// laneOf selects component i of the vector x.
func (f *fn) laneOf(x ex, t ir.Type, i int) ex {
	v, ok := t.(*ir.Vector)
	switch {
	case !ok || i >= v.N:
		f.impossible(f.pos, "components of %s", t)
		return x
	case v.N > 4:
		return prim(x.sel().Index(jot.Lit(i)))
	}
	return x.field(laneName(i))
}

// lanes returns a function that writes component i of the vector e. Each component may be asked for once or more;
// those that f.need leaves out are evaluated but not asked for, and Go refuses variables that nobody reads.
func (f *fn) lanes(e ir.Expr) func(i int) ex {
	t, _ := e.Type().(*ir.Vector)
	need := f.need
	switch e := e.(type) {
	case *ir.Zero:
		return func(int) ex { return f.zero(t.Elem) }
	case *ir.Compose:
		parts := make([]ex, len(e.Parts))
		for i, p := range e.Parts {
			parts[i] = f.once(p)
			if _, isConst := p.(*ir.Const); !isConst && need != nil && !need[i] {
				f.add(jot.Id("_").Op("=").Add(parts[i].bare()))
			}
		}
		return func(i int) ex { return parts[i] }
	case *ir.Splat:
		x := f.once(e.A)
		return func(int) ex { return x }
	case *ir.Lanes:
		base := f.selected(e, need)
		return func(i int) ex { return base(e.Comps[i]) }
	case *ir.Unary:
		a := f.lanes(e.A)
		return func(i int) ex { return f.unary(e.Op, t.Elem, a(i)) }
	case *ir.Binary:
		return f.binaryLanes(e, t)
	case *ir.Convert:
		if from, ok := e.A.Type().(*ir.Vector); ok {
			a := f.lanes(e.A)
			return func(i int) ex { return f.conversion(from.Elem, t.Elem, a(i), e) }
		}
	case *ir.Builtin:
		return f.builtinLanes(e, t)
	}
	f.need = nil // what follows makes the whole vector
	defer func() { f.need = need }()
	switch e := e.(type) {
	case *ir.Bitcast:
		x := f.bind(f.bitcast(e), t)
		return func(i int) ex { return f.laneOf(x, t, i) }
	case *ir.Select:
		x := f.selectValue(e)
		return func(i int) ex { return f.laneOf(x, t, i) }
	case *ir.Ref, *ir.Index, *ir.Deref, *ir.FieldOf, *ir.Checked:
		x := f.place(e)
		if !plan.IsStable(e) {
			x = f.bind(x, t)
		}
		return func(i int) ex { return f.laneOf(x, t, i) }
	}
	f.impossible(e.Pos(), "this expression of type %s", e.Type())
	return func(int) ex { return ident("false") }
}

// selected is lanes of what e selects components of; need tells which components of e are wanted, nil for all.
func (f *fn) selected(e *ir.Lanes, need []bool) func(i int) ex {
	saved := f.need
	defer func() { f.need = saved }()
	f.need = nil
	if v, ok := e.Base.Type().(*ir.Vector); ok {
		f.need = make([]bool, v.N)
		for i, c := range e.Comps {
			f.need[c] = f.need[c] || need == nil || need[i]
		}
	}
	return f.lanes(e.Base)
}

// once evaluates the scalar e so that it may be written several times.
func (f *fn) once(e ir.Expr) ex {
	need := f.need
	f.need = nil
	x := f.value(e)
	f.need = need
	if _, ok := e.(*ir.Const); ok || x.lit != nil {
		return x
	}
	if plan.IsStable(e) {
		return x
	}
	return f.bind(x, e.Type())
}

// binaryLanes writes an operator; comparisons give -1 for true and 0 for false (OpenCL C 3.0, 6.5.4).
func (f *fn) binaryLanes(e *ir.Binary, t *ir.Vector) func(i int) ex {
	ta, tb := laneType(e.A), laneType(e.B)
	a, b := f.operand(e.A), f.operand(e.B)
	return func(i int) ex {
		r := f.laneArith(e.Op, ta, tb, a(i), b(i))
		if e.Op.IsCompare() || e.Op == ir.LogAnd || e.Op == ir.LogOr {
			return call(jot.Qual(cmathPath, "Mask").Types(scalarType(t.Elem)), r)
		}
		return r
	}
}

// laneArith is arith with the logical operators of OpenCL vectors, which evaluate both sides.
func (f *fn) laneArith(op ir.BinaryOp, ta, tb ir.Type, a, b ex) ex {
	if op != ir.LogAnd && op != ir.LogOr {
		return f.arith(op, ta, tb, a, b)
	}
	zero := number(0)
	a, b = infix(f.typed(a, ta), "!=", zero, precCompare), infix(f.typed(b, tb), "!=", zero, precCompare)
	if op == ir.LogAnd {
		return infix(a, "&&", b, precAnd)
	}
	return infix(a, "||", b, precOr)
}

// laneType is the type of one component of e, or e's own type if it is a scalar.
func laneType(e ir.Expr) ir.Type {
	if v, ok := e.Type().(*ir.Vector); ok {
		return v.Elem
	}
	return e.Type()
}

// operand is lanes for vectors and the same value for every component for scalars.
func (f *fn) operand(e ir.Expr) func(i int) ex {
	if _, ok := e.Type().(*ir.Vector); ok {
		return f.lanes(e)
	}
	x := f.once(e)
	return func(int) ex { return x }
}

// builtinLanes applies an operation componentwise.
func (f *fn) builtinLanes(e *ir.Builtin, t *ir.Vector) func(i int) ex {
	var args []func(int) ex
	var types []ir.Type
	for _, a := range e.Args {
		args = append(args, f.operand(a))
		types = append(types, laneType(a))
	}
	scalar := &ir.Builtin{X: ir.X{Typ: t.Elem, At: e.At}, Op: e.Op, Site: e.Site}
	return func(i int) ex {
		var list []ex
		for _, a := range args {
			list = append(list, a(i))
		}
		r := f.operation(e.Op, types, list, scalar)
		if isPredicate(e.Op) {
			return call(jot.Qual(cmathPath, "Mask").Types(scalarType(t.Elem)), r)
		}
		return r
	}
}

// isPredicate reports whether op gives a Bool for scalars and a mask for vectors.
func isPredicate(op ir.Op) bool {
	switch op {
	case "math.isfinite", "math.isinf", "math.isnan", "math.signbit":
		return true
	}
	return false
}

// laneAt selects a component by a run-time index.
func (f *fn) laneAt(e *ir.LaneAt) ex {
	v, ok := e.Base.Type().(*ir.Vector)
	if !ok {
		f.impossible(e.At, "components of %s", e.Base.Type())
		return ident("false")
	}
	base := f.place(e.Base)
	if !ir.IsAddressable(e.Base) {
		base = f.bind(base, v)
	}
	all := jot.Qual(simtPath, "Full").Types(scalarType(v.Elem)).Call(base.addr().code())
	return prim(all.Index(f.indexValue(e.I, v.N).bare()))
}

// assignLanes stores the components of src, a vector or a scalar, into several components of a vector place.
func (f *fn) assignLanes(dst ir.Expr, src func(i int) ex) {
	lanes := ir.WithoutChecks(dst).(*ir.Lanes)
	base := f.place(lanes.Base)
	if !plan.IsStable(lanes.Base) {
		base = ex{c: f.bind(base.addr(), ir.Void).c, prec: precPrimary, deref: true}
	}
	for i, c := range lanes.Comps {
		if to, ok := dst.(*ir.Checked); ok {
			f.storeAt(to, f.laneOf(base, lanes.Base.Type(), c).addr(), src(i))
			continue
		}
		f.add(f.laneOf(base, lanes.Base.Type(), c).code().Op("=").Add(src(i).bare()))
	}
}
