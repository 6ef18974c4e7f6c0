package cvalidate

import (
	"github.com/kbind/kbind/bindgen/ir"
)

func (c *checker) list(list []ir.Stmt) {
	for _, s := range list {
		if c.refused != nil {
			return
		}
		c.stmt(s)
	}
}

func (c *checker) stmt(s ir.Stmt) {
	if s.Pos().IsValid() {
		c.at = s.Pos()
	}
	switch s := s.(type) {
	case *ir.Declare:
		c.typ(s.Var.Type)
		if s.Init != nil {
			c.initialiser(s.Init, s.Var.Type)
		}
	case *ir.Assign:
		c.destination(s.Dst)
		c.initialiser(s.Src, s.Dst.Type())
		if s.Op != ir.NoOp {
			whole := &ir.Binary{X: ir.X{Typ: s.Dst.Type(), At: s.At}, Op: s.Op, A: s.Dst, B: s.Src}
			c.vector(whole, s.Dst.Type())
		}
	case *ir.Call:
		c.values(s.Args)
		c.destination(s.Dst)
	case *ir.Effect:
		c.values(s.Args)
		c.row(s.At, c.l.Rows.Effect(c.f, s))
		c.destination(s.Dst)
	case *ir.Loop:
		c.list(s.Pre)
		if s.Cond != nil {
			c.value(s.Cond)
		}
		c.list(s.Body)
		c.list(s.Post)
	default:
		c.values(ir.Exprs(s))
		for _, body := range ir.Bodies(s) {
			c.list(body)
		}
	}
}

func (c *checker) values(list []ir.Expr) {
	for _, e := range list {
		c.value(e)
	}
}

// destination checks a place that is assigned to, if there is one.
func (c *checker) destination(e ir.Expr) {
	if e == nil {
		return
	}
	if l, ok := e.(*ir.Lanes); ok && len(l.Comps) > 1 {
		c.row(l.At, c.l.Rows.Lanes(l, true))
	}
	c.place(e)
}

// initialiser checks e, the value that an object of type t is given.
func (c *checker) initialiser(e ir.Expr, t ir.Type) {
	array, ok := t.(*ir.Array)
	if !ok {
		if compose, ok := e.(*ir.Compose); ok && isStruct(t) {
			c.members(compose)
		} else if e != nil {
			c.value(e)
		}
		return
	}
	switch e := e.(type) {
	case *ir.Compose:
		for _, p := range e.Parts {
			c.initialiser(p, array.Elem)
		}
	case *ir.Str, *ir.Zero, nil:
	default:
		c.refuse(e.Pos(), "kbind does not copy whole arrays to %s", c.l.Name)
	}
}

func isStruct(t ir.Type) bool {
	_, ok := t.(*ir.Struct)
	return ok
}

func (c *checker) members(e *ir.Compose) {
	s := e.Typ.(*ir.Struct)
	c.typ(s)
	for i, p := range e.Parts {
		if s.Union {
			c.value(p)
		} else {
			c.initialiser(p, s.Fields[i].Type)
		}
	}
}

// value checks an expression whose value is used.
func (c *checker) value(e ir.Expr) {
	if c.refused != nil {
		return
	}
	if e.Pos().IsValid() {
		c.at = e.Pos()
	}
	if ir.IsPlace(e) {
		c.place(e)
		return
	}
	c.typ(e.Type())
	switch e := e.(type) {
	case *ir.Addr:
		c.part(e.Place)
		return
	case *ir.FieldOf, *ir.Lanes, *ir.LaneAt:
		c.part(e)
		return
	case *ir.Compose:
		if isStruct(e.Typ) {
			c.members(e)
			return
		}
		if ir.IsArray(e.Typ) {
			c.initialiser(e, e.Typ)
			return
		}
	case *ir.Unary:
		c.vector(e, e.Typ)
	case *ir.Binary:
		c.vector(e, e.A.Type())
	case *ir.Convert:
		c.row(e.At, c.l.Rows.Convert(e))
	case *ir.Bitcast:
		c.row(e.At, c.l.Rows.Bits(e))
	case *ir.Builtin:
		c.row(e.At, c.l.Rows.Builtin(c.f, e))
	}
	c.values(ir.Children(e))
}

// vector checks an operation on values of type t.
func (c *checker) vector(e ir.Expr, t ir.Type) {
	if v, ok := t.(*ir.Vector); ok && !c.l.Vector(v) {
		c.row(e.Pos(), c.l.Rows.Vector(e))
	}
}

// place checks an expression that names storage, which is read or written as a whole. C++ does not copy a volatile
// object of a class.
func (c *checker) place(e ir.Expr) {
	_, scalar := e.Type().(ir.Scalar)
	_, lanes := e.(*ir.Lanes)
	if c.l.CPlusPlus && e.IsVolatile() && !scalar && !lanes && !ir.IsPointer(e.Type()) {
		c.refuse(e.Pos(), "kbind does not translate a volatile %s to %s", TypeName(e.Type()), c.l.Name)
	}
	c.part(e)
}

// part checks an expression of which a member, a component or the address is wanted, or which is one of these.
func (c *checker) part(e ir.Expr) {
	if c.refused != nil {
		return
	}
	c.typ(e.Type())
	switch e := e.(type) {
	case *ir.Ref:
		if e.Var.Kind == ir.SharedVar || e.Var.Kind == ir.GlobalVar {
			c.mention(e.Var)
		}
	case *ir.Index:
		if ir.IsPointer(e.Base.Type()) {
			c.value(e.Base)
		} else {
			c.place(e.Base)
		}
		c.value(e.I)
	case *ir.Deref:
		c.value(e.Ptr)
	case *ir.FieldOf:
		c.base(e.Base)
	case *ir.Lanes:
		if len(e.Comps) > 1 {
			c.row(e.At, c.l.Rows.Lanes(e, false))
		}
		c.base(e.Base)
	case *ir.LaneAt:
		if ir.IsPlace(e.Base) {
			c.place(e.Base)
		} else {
			c.value(e.Base)
		}
		c.value(e.I)
	default:
		c.value(e)
	}
}

// base checks what a member or components are of.
func (c *checker) base(e ir.Expr) {
	if ir.IsPlace(e) {
		c.part(e)
	} else {
		c.value(e)
	}
}
