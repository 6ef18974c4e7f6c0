package pass

import "github.com/kbind/kbind/bindgen/ir"

// What the analyses see through: small functions are inlined, and variables that are constants are replaced by them.

// maxStraight bounds the statements of a function that is inlined for its simplicity.
const maxStraight = 12

// Straight reports whether f is a few statements without control flow that only give variables of its own values, such
// as get_global_id.
func Straight(f *ir.Func) bool {
	return straightWithin(f, maxStraight) > 0
}

// straightWithin returns what remains of a budget of statements after f, at most 0 if f is not straight or too long.
func straightWithin(f *ir.Func, budget int) int {
	for i, s := range f.Body {
		budget--
		ok := true
		switch s := s.(type) {
		case *ir.Declare:
		case *ir.Assign:
			v := ir.Root(s.Dst)
			ok = v != nil && ir.IsPrivate(v)
		case *ir.Call:
			r, whole := s.Dst.(*ir.Ref)
			if ok = whole && ir.IsPrivate(r.Var); ok {
				budget = straightWithin(s.Func, budget)
			}
		case *ir.Return:
			ok = i+1 == len(f.Body)
		default:
			ok = false
		}
		if !ok || budget <= 0 {
			return 0
		}
	}
	return budget
}

// constants replaces variables that are given a constant where they are declared, and nothing later, and works out what
// becomes constant.
func constants(list []ir.Stmt) []ir.Stmt {
	writes, fixed := map[*ir.Var]int{}, map[*ir.Var]ir.Expr{}
	ir.Walk(list, func(s ir.Stmt) {
		if d, ok := s.(*ir.Declare); ok && d.Init != nil {
			writes[d.Var]++
		}
		if v := ir.Root(ir.Written(s)); v != nil {
			writes[v]++
		}
	}, func(e ir.Expr) {
		if a, ok := e.(*ir.Addr); ok {
			if v := ir.Root(a.Place); v != nil {
				writes[v] += 2
			}
		}
	})
	r := &ir.Rewriter{Subst: fixed, Fold: func(made, _ ir.Expr) ir.Expr { return fold(made) }}
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		ir.MapExprs(s, r.Expr)
		d, ok := s.(*ir.Declare)
		if !ok || writes[d.Var] != 1 || !ir.IsPrivate(d.Var) {
			return true
		}
		if x, ok := d.Init.(*ir.Const); ok {
			if t, ok := x.Typ.(ir.Scalar); ok && t.IsInt() {
				fixed[d.Var] = x
			}
		}
		return true
	})
	return list
}

// fold works out e if its operands are constants and it is one of the operations by which small functions choose.
func fold(e ir.Expr) ir.Expr {
	switch e := e.(type) {
	case *ir.Select:
		if c, ok := e.C.(*ir.Const); ok {
			if c.Bits != 0 {
				return e.A
			}
			return e.B
		}
	case *ir.Binary:
		a, ok := e.A.(*ir.Const)
		b, ok2 := e.B.(*ir.Const)
		t, ok3 := e.A.Type().(ir.Scalar)
		if ok && ok2 && ok3 && t.IsInt() && (e.Op == ir.Eq || e.Op == ir.Ne) {
			out := &ir.Const{X: e.X}
			if (a.Bits == b.Bits) == (e.Op == ir.Eq) {
				out.Bits = 1
			}
			return out
		}
	case *ir.Convert:
		c, ok := e.A.(*ir.Const)
		from, ok2 := e.A.Type().(ir.Scalar)
		to, ok3 := e.Typ.(ir.Scalar)
		// Of numbers that fit any type the bits are the same in all.
		if ok && ok2 && ok3 && from.IsInt() && to.IsInt() && c.Bits < 128 {
			return &ir.Const{X: e.X, Bits: c.Bits}
		}
	}
	return e
}
