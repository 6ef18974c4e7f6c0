package affine

import "github.com/kbind/kbind/bindgen/ir"

// Leading says that only the first threads of a row do anything: as many as the smallest of N and Limit.
type Leading struct {
	N     int64   // negative = no constant bounds them
	Limit ir.Expr // a 32-bit integer that is the same for all threads and mentions no variable of the statements, or nil
}

// LeadingOf reads from the guards of stmts which threads of a row do anything; nil when they do not say it. Of o only
// Scope and End count.
func LeadingOf(stmts []ir.Stmt, o Options) *Leading {
	if !plain(stmts) {
		return nil
	}
	r := &Row{Known: map[*ir.Var]*ir.Declare{}, scope: o.Scope}
	r.guards(stmts, o)
	l := &Leading{N: -1}
	for _, b := range r.Bounds {
		if !r.isThread(b.X) {
			continue
		}
		if n, ok := leadingConst(b); ok {
			if l.N < 0 || n < l.N {
				l.N = n
			}
			continue
		}
		t, _ := b.Limit.Type().(ir.Scalar)
		if l.Limit == nil && b.Op == ir.Lt && (t == ir.I32 || t == ir.U32) && !r.mentions(b.Limit) {
			l.Limit = b.Limit
		}
	}
	if l.N < 0 && l.Limit == nil {
		return nil
	}
	return l
}

// leadingConst is the number of threads that a bound by a constant leaves.
func leadingConst(b Bound) (n int64, ok bool) {
	c, ok := b.Limit.(*ir.Const)
	if !ok {
		return 0, false
	}
	n = int64(c.Bits)
	if c.Typ.(ir.Scalar).Size() == 4 {
		n = int64(int32(c.Bits))
	}
	if n < 0 || n >= 1<<20 {
		return 0, false
	}
	switch b.Op {
	case ir.Lt:
		return n, true
	case ir.Le, ir.Eq:
		return n + 1, true
	}
	return 0, false
}

// isThread reports whether e is threadIdx.x, which every integer of 32 bits or more can hold.
func (r *Row) isThread(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Convert:
		return isInt(e.Typ) && r.isThread(e.A)
	case *ir.Ref:
		d := r.Known[e.Var]
		return d != nil && r.isThread(d.Init)
	}
	return counts(e)
}

// mentions reports whether e mentions a variable that the statements declare.
func (r *Row) mentions(e ir.Expr) (found bool) {
	ir.WalkExprs(e, func(e ir.Expr) bool {
		ref, ok := e.(*ir.Ref)
		found = found || ok && r.Known[ref.Var] != nil
		return !found
	})
	return found
}
