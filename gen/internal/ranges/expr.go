package ranges

import (
	"math"
	"math/bits"

	"github.com/kbind/kbind/bindgen/ir"
)

// Expr is the interval that the integer or bool e lies in wherever it stands in the function; Unbounded for other
// types.
func (r *Info) Expr(e ir.Expr) Interval {
	whole := OfType(e.Type())
	if s, ok := e.Type().(ir.Scalar); !ok || !s.IsInt() && s != ir.Bool {
		return Unbounded()
	}
	switch e := e.(type) {
	case *ir.Const:
		n := int64(e.Bits)
		if s, _ := e.Typ.(ir.Scalar); whole == Unbounded() && !s.IsSigned() && n < 0 {
			return Unbounded()
		}
		return Interval{n, n}.clamp(whole)
	case *ir.Zero:
		return Interval{}
	case *ir.Ref:
		x := r.variable(e.Var)
		for _, cond := range r.inside[e] {
			x = x.meet(r.where(x, cond))
		}
		return x
	case *ir.Convert:
		if s, ok := e.A.Type().(ir.Scalar); ok && (s.IsInt() || s == ir.Bool) {
			if x := r.Expr(e.A); whole.Holds(x) && (x != Unbounded() || e.Typ == e.A.Type()) {
				return x
			}
		}
	case *ir.Select:
		return r.Expr(e.A).join(r.Expr(e.B))
	case *ir.Unary:
		return r.unary(e, whole)
	case *ir.Binary:
		x, ok := r.exprs[e]
		if !ok {
			x = r.binary(e, whole)
			r.exprs[e] = x
		}
		return x
	case *ir.Builtin:
		return r.builtin(e, whole)
	}
	return whole
}

func (r *Info) unary(e *ir.Unary, whole Interval) Interval {
	x := r.Expr(e.A)
	if e.Op != ir.Neg || x.Lo == math.MinInt64 {
		return whole
	}
	if x = (Interval{-x.Hi, -x.Lo}); whole.Holds(x) {
		return x
	}
	if s, _ := e.Typ.(ir.Scalar); s.IsSigned() && !r.cfg.Wraps {
		return x.clamp(whole)
	}
	return whole
}

func (r *Info) binary(e *ir.Binary, whole Interval) Interval {
	if e.Op.IsCompare() || e.Op == ir.LogAnd || e.Op == ir.LogOr {
		return whole
	}
	a, b := r.Expr(e.A), r.Expr(e.B)
	switch e.Op {
	case ir.Add, ir.Sub, ir.Mul:
		x, exact := a.Apply(e.Op, b)
		s, _ := e.Typ.(ir.Scalar)
		switch {
		case exact && whole.Holds(x):
			return x
		case exact && s.IsSigned() && !r.cfg.Wraps:
			return x.clamp(whole)
		}
	case ir.Div, ir.Rem:
		return quotient(e, a, b, whole)
	default:
		return bitwise(e.Op, a, b, whole)
	}
	return whole
}

// bitwise is the interval of a op b for the operators on bits.
func bitwise(op ir.BinaryOp, a, b, whole Interval) Interval {
	switch op {
	case ir.And:
		switch {
		case a.Lo >= 0 && b.Lo >= 0:
			return Interval{0, min(a.Hi, b.Hi)}
		case a.Lo >= 0:
			return Interval{0, a.Hi}
		case b.Lo >= 0:
			return Interval{0, b.Hi}
		}
	case ir.Or, ir.Xor:
		if a.Lo >= 0 && b.Lo >= 0 {
			return Interval{0, int64(1)<<min(bits.Len64(uint64(max(a.Hi, b.Hi))), 62) - 1}.clamp(whole)
		}
	case ir.Shr:
		if a.Lo >= 0 && b.Lo >= 0 && b.Lo < 63 {
			return Interval{0, a.Hi >> b.Lo}
		}
	case ir.Shl:
		if b.Lo == b.Hi && b.Lo >= 0 && b.Lo < 32 {
			if x, exact := a.Apply(ir.Mul, Interval{1 << b.Lo, 1 << b.Lo}); exact && whole.Holds(x) {
				return x
			}
		}
	}
	return whole
}

// quotient is the interval of the quotient or remainder e of a and b.
func quotient(e *ir.Binary, a, b, whole Interval) Interval {
	switch {
	case b.Lo < 1:
		return whole
	case e.Op == ir.Div && high(e.Typ, a):
		return whole
	case e.Op == ir.Div && a.Lo >= 0:
		return Interval{a.Lo / b.Hi, a.Hi / b.Lo}
	case e.Op == ir.Div:
		return Interval{min(a.Lo, 0), max(a.Hi, 0)}
	case high(e.Typ, a):
		return Interval{0, b.Hi - 1}
	case a.Lo >= 0:
		return Interval{0, min(a.Hi, b.Hi-1)}
	}
	return Interval{-(b.Hi - 1), b.Hi - 1}
}

// builtin knows the limits of launches (CUDA C++ Programming Guide, Compute Capabilities) and of what counts bits.
func (r *Info) builtin(e *ir.Builtin, whole Interval) Interval {
	const threads, blocks = 1024, math.MaxInt32
	switch e.Op {
	case "id.thread.x", "id.thread.y", "id.thread.z":
		return Interval{0, threads - 1}
	case "dim.block.x", "dim.block.y", "dim.block.z":
		return Interval{1, threads}
	case "id.block.x", "id.block.y", "id.block.z":
		return Interval{0, blocks - 1}
	case "dim.grid.x", "dim.grid.y", "dim.grid.z":
		return Interval{1, blocks}
	case "int.popc", "int.clz", "int.ctz":
		return Interval{0, 64}
	case "int.min", "int.max":
		if len(e.Args) != 2 {
			return whole
		}
		a, b := r.Expr(e.Args[0]), r.Expr(e.Args[1])
		switch {
		case high(e.Typ, a, b):
			return whole
		case e.Op == "int.min":
			return Interval{min(a.Lo, b.Lo), min(a.Hi, b.Hi)}
		}
		return Interval{max(a.Lo, b.Lo), max(a.Hi, b.Hi)}
	}
	return whole
}
