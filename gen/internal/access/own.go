package access

import "github.com/kbind/kbind/bindgen/ir"

// Own describes an index that is another one in each thread of the grid: x, or x + y*Width, where x and y are the
// thread's place in the grid.
type Own struct {
	Block int     // the constant that stands for blockDim.x, 0 if none does
	Width ir.Expr // nil for x alone; a constant, or a parameter that nobody changes
}

// Locals are the initial values of the variables of a function that keep them.
type Locals map[*ir.Var]ir.Expr

// Fixed finds the locals of a body that keep their first value; changes reports whether a variable is assigned or has
// its address taken.
func Fixed(body []ir.Stmt, changes func(*ir.Var) bool) Locals {
	found := Locals{}
	ir.VisitReachable(body, func(s ir.Stmt) {
		if d, ok := s.(*ir.Declare); ok && d.Init != nil && !changes(d.Var) {
			found[d.Var] = d.Init
		}
	}, nil)
	return found
}

// OwnElement describes indices of which each thread has its own: they are all the same. It is nil if they are
// something else.
func OwnElement(indices []ir.Expr, locals Locals, changes func(*ir.Var) bool) *Own {
	o := &finder{locals: locals, changes: changes}
	for _, e := range indices {
		if !o.own(e) {
			return nil
		}
	}
	if !o.begun {
		return nil
	}
	return &o.Own
}

type finder struct {
	Own
	locals  Locals
	changes func(*ir.Var) bool
	begun   bool
}

// own reports whether e is of this kind, and the same as those before.
func (o *finder) own(e ir.Expr) bool {
	e = o.strip(e)
	var width ir.Expr
	if !o.place(e, "x") {
		if width = o.row(e); width == nil {
			return false
		}
	}
	if o.begun && ((width == nil) != (o.Width == nil) || width != nil && !ir.Equal(width, o.Width)) {
		return false
	}
	o.begun, o.Width = true, width
	return true
}

// row returns the width of a row when e is x + y*width, nil if it is something else.
func (o *finder) row(e ir.Expr) ir.Expr {
	b, ok := e.(*ir.Binary)
	if !ok || b.Op != ir.Add {
		return nil
	}
	m, x := o.strip(b.A), b.B
	if mul, ok := m.(*ir.Binary); !ok || mul.Op != ir.Mul || !o.place(x, "x") {
		m, x = o.strip(b.B), b.A
	}
	mul, ok := m.(*ir.Binary)
	if !ok || mul.Op != ir.Mul || !o.place(x, "x") {
		return nil
	}
	y, width := mul.A, mul.B
	if !o.place(y, "y") {
		y, width = width, y
	}
	if !o.place(y, "y") || !o.fixed(width) {
		return nil
	}
	return o.strip(width)
}

// fixed reports whether e is the same for all threads: a constant, or a parameter that nobody changes.
func (o *finder) fixed(e ir.Expr) bool {
	switch e := o.strip(e).(type) {
	case *ir.Const:
		return true
	case *ir.Ref:
		_, scalar := e.Typ.(ir.Scalar)
		return e.Var.Kind == ir.Param && scalar && !o.changes(e.Var)
	}
	return false
}

// place reports whether e is blockIdx.AXIS * blockDim.AXIS + threadIdx.AXIS.
func (o *finder) place(e ir.Expr, axis string) bool {
	b, ok := o.strip(e).(*ir.Binary)
	if !ok || b.Op != ir.Add {
		return false
	}
	m, t := o.strip(b.A), o.strip(b.B)
	if isOp(m, "id.thread."+axis) {
		m, t = t, m
	}
	mul, ok := m.(*ir.Binary)
	if !ok || mul.Op != ir.Mul || !isOp(t, "id.thread."+axis) {
		return false
	}
	i, n := o.strip(mul.A), o.strip(mul.B)
	if !isOp(i, "id.block."+axis) {
		i, n = n, i
	}
	if !isOp(i, "id.block."+axis) {
		return false
	}
	if c, ok := n.(*ir.Const); ok && axis == "x" && (o.Block == 0 || o.Block == int(c.Bits)) {
		o.Block = int(c.Bits)
		return true
	}
	return isOp(n, "dim.block."+axis)
}

func isOp(e ir.Expr, op string) bool {
	b, ok := e.(*ir.Builtin)
	return ok && string(b.Op) == op
}

// maxStripped bounds how far chains of variables and conversions are followed.
const maxStripped = 16

// strip looks through conversions of integers of at least 32 bits, and through variables that keep their first value.
func (o *finder) strip(e ir.Expr) ir.Expr {
	for range maxStripped {
		switch x := e.(type) {
		case *ir.Convert:
			if !ir.IsWord(x.Typ) || !ir.IsWord(x.A.Type()) {
				return e
			}
			e = x.A
		case *ir.Ref:
			init, ok := o.locals[x.Var]
			if !ok {
				return e
			}
			e = init
		default:
			return e
		}
	}
	return e
}
