package spinwait

import "github.com/kbind/kbind/bindgen/ir"

// A fact says which value a variable has, or which it has not.
type fact struct {
	n     int64
	known bool // else nothing is known
	is    bool // the value is n; else it is another one
}

// excludes reports whether f and g cannot both be true.
func (f fact) excludes(g fact) bool {
	switch {
	case !f.known || !g.known:
		return false
	case f.is && g.is:
		return f.n != g.n
	}
	return f.is != g.is && f.n == g.n
}

// value is what is known of x.
func (at *way) value(x ir.Expr) fact {
	switch x := x.(type) {
	case *ir.Const:
		if t, ok := x.Typ.(ir.Scalar); ok && (t.IsInt() || t == ir.Bool) {
			return fact{int64(x.Bits), true, true}
		}
		return fact{0, ir.IsPointer(x.Typ) && x.Bits == 0, true}
	case *ir.PtrCast:
		if f := at.value(x.A); f.n == 0 { // null or not
			return f
		}
		return fact{}
	case *ir.Ref:
		return at.facts[x.Var]
	case *ir.Convert:
		f := at.value(x.A)
		if t, ok := x.Typ.(ir.Scalar); !ok || !ir.IsWord(x.Typ) && t != ir.Bool || f.n < 0 || f.n >= 1<<31 {
			return fact{}
		} else if from, ok := x.A.Type().(ir.Scalar); !ok || !from.IsInt() && from != ir.Bool {
			return fact{}
		}
		if x.Typ == ir.Bool && x.A.Type() != ir.Bool {
			truth, known := f.truth()
			return fact{bit(truth), known, true}
		}
		return f
	}
	truth, known := at.truth(x)
	return fact{bit(truth), known, true}
}

func bit(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// truth says whether a value of which f is known is other than zero.
func (f fact) truth() (truth, known bool) {
	if f.known && f.is {
		return f.n != 0, true
	}
	return true, f.known && f.n == 0
}

// truth says whether the condition x is true, if that is known.
func (at *way) truth(x ir.Expr) (truth, known bool) {
	switch x := x.(type) {
	case *ir.Const, *ir.Ref, *ir.Convert:
		return at.value(x).truth()
	case *ir.Unary:
		if x.Op == ir.Not {
			truth, known = at.truth(x.A)
			return !truth, known
		}
	case *ir.Binary:
		switch x.Op {
		case ir.LogAnd, ir.LogOr:
			a, aKnown := at.truth(x.A)
			b, bKnown := at.truth(x.B)
			short := x.Op == ir.LogOr // the operand that settles it
			if aKnown && a == short || bKnown && b == short {
				return short, true
			}
			return !short, aKnown && bKnown
		}
		return compare(x.Op, at.value(x.A), at.value(x.B))
	}
	return false, false
}

// compare says whether `a op b` is true, if that is known.
func compare(op ir.BinaryOp, a, b fact) (truth, known bool) {
	if !a.known || !b.known {
		return false, false
	}
	if !a.is || !b.is {
		return op == ir.Ne, (op == ir.Eq || op == ir.Ne) && a.excludes(b)
	}
	switch op {
	case ir.Eq:
		return a.n == b.n, true
	case ir.Ne:
		return a.n != b.n, true
	case ir.Lt:
		return a.n < b.n, a.n >= 0 && b.n >= 0
	case ir.Le:
		return a.n <= b.n, a.n >= 0 && b.n >= 0
	case ir.Gt:
		return a.n > b.n, a.n >= 0 && b.n >= 0
	case ir.Ge:
		return a.n >= b.n, a.n >= 0 && b.n >= 0
	}
	return false, false
}

// assume notes that cond is want, and reports whether it may be.
func (at *way) assume(cond ir.Expr, want bool) bool {
	if truth, known := at.truth(cond); known {
		return truth == want
	}
	switch x := cond.(type) {
	case *ir.Unary:
		if x.Op == ir.Not {
			return at.assume(x.A, !want)
		}
	case *ir.Binary:
		switch x.Op {
		case ir.LogAnd, ir.LogOr:
			if want == (x.Op == ir.LogAnd) {
				return at.assume(x.A, want) && at.assume(x.B, want)
			}
		case ir.Eq, ir.Ne:
			is := want == (x.Op == ir.Eq)
			if b := at.value(x.B); b.known && b.is {
				return at.learn(x.A, fact{b.n, true, is})
			}
			if a := at.value(x.A); a.known && a.is {
				return at.learn(x.B, fact{a.n, true, is})
			}
		}
	case *ir.Ref, *ir.Convert:
		if cond.Type() == ir.Bool && want {
			if _, ok := cond.(*ir.Ref); ok {
				return at.learn(cond, fact{1, true, true})
			}
		}
		return at.learn(cond, fact{0, true, !want})
	}
	return true
}

// learn notes what is known of x, and reports whether that can be.
func (at *way) learn(x ir.Expr, f fact) bool {
	for {
		c, ok := x.(*ir.Convert)
		if !ok {
			break
		}
		from, ok := c.A.Type().(ir.Scalar)
		if !ok || !ir.IsWord(c.A.Type()) && from != ir.Bool || c.Typ == ir.Bool && from != ir.Bool && f.n != 0 {
			return true
		}
		x = c.A
	}
	r, ok := x.(*ir.Ref)
	if !ok || outside(r.Var) {
		return true
	}
	if at.facts[r.Var].excludes(f) {
		return false
	}
	if old := at.facts[r.Var]; old.known && old.is {
		return true
	}
	at.facts[r.Var] = f
	if at.from[r.Var] == nil {
		at.first[r.Var] = f
	}
	return true
}
