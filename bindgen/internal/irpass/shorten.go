package irpass

import "github.com/kbind/kbind/bindgen/ir"

// maxHeight is how many operators may be operands of each other before one of them gets a variable.
const maxHeight = 256

// Shorten gives names to parts of expressions in which thousands of operators are operands of each other, as in long
// sums: what is done later at each operator often looks at, or copies the text of, all of its operands, and would take
// time that grows with the square of their number. A part stays where it is if it is not evaluated in any case, or
// a pointer.
func Shorten(funcs []*ir.Func) {
	for _, f := range funcs {
		s := &shortener{f: f}
		f.Body = s.list(f.Body)
	}
}

// shortener gives names to parts of the expressions of one function.
type shortener struct {
	f     *ir.Func
	names ir.Names
	made  []ir.Stmt // the declarations that go in front of the statement at work
}

// list shortens the expressions of list and of the statements inside.
func (s *shortener) list(list []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt // nil as long as it would be like list
	for i, st := range list {
		ir.MapBodies(st, s.list)
		tall := false
		ir.EachExpr(st, func(e ir.Expr) { tall = tall || ir.Height(e) > maxHeight })
		if tall {
			if out == nil {
				out = append(out, list[:i]...)
			}
			s.made = nil
			ir.MapExprs(st, func(e ir.Expr) ir.Expr { e, _ = s.expr(e, true, false); return e })
			if l, ok := st.(*ir.Loop); ok {
				l.Pre = append(l.Pre, s.made...)
			} else {
				out = append(out, s.made...)
			}
		}
		if out != nil {
			out = append(out, st)
		}
	}
	if out == nil {
		return list
	}
	return out
}

// expr shortens e and returns how high it is then. always says that e is evaluated whenever its statement is, and
// factor that it is an operand of a product.
func (s *shortener) expr(e ir.Expr, always, factor bool) (ir.Expr, int) {
	height, first := 0, true
	product := isProduct(e)
	e = ir.MapOperands(e, func(x ir.Expr) ir.Expr {
		x, n := s.expr(x, always && (first || !lazy(e)), product)
		height, first = max(height, n), false
		return x
	})
	if height++; height < maxHeight || !always || !nameable(e, factor) {
		return e, height
	}
	if s.names == nil {
		s.names = ir.NamesOf(s.f)
	}
	v := &ir.Var{Name: s.names.Free("part", nil), Type: e.Type(), Kind: ir.Local, Space: ir.Private, Pos: e.Pos()}
	s.made = append(s.made, &ir.Declare{S: ir.S{At: e.Pos()}, Var: v, Init: e})
	return &ir.Ref{X: ir.X{Typ: v.Type, At: e.Pos()}, Var: v}, 1
}

// lazy reports whether only the first operand of e is evaluated in any case.
func lazy(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Select:
		return true
	case *ir.Binary:
		return e.Op == ir.LogAnd || e.Op == ir.LogOr
	}
	return false
}

func isProduct(e ir.Expr) bool {
	b, ok := e.(*ir.Binary)
	return ok && b.Op == ir.Mul
}

// nameable reports whether e is the value of an operation that a variable can hold. A product stays beside a sum, with
// which compilers make one operation of it, but not beside a product.
func nameable(e ir.Expr, factor bool) bool {
	switch e := e.(type) {
	case *ir.Binary:
		if isProduct(e) && !factor {
			return false
		}
	case *ir.Unary, *ir.Convert, *ir.Select:
	default:
		return false
	}
	switch e.Type().(type) {
	case ir.Scalar, *ir.Vector:
		return true
	}
	return false
}
