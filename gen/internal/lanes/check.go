package lanes

import "github.com/kbind/kbind/bindgen/ir"

// check finds what has no text for lanes once all variables have their forms: most operations on whole vectors of the
// source, and arrays of arrays. Package clanes writes all else.
func (x *Plan) check() {
	for _, v := range x.region.Entering {
		if _, scalar := v.Type.(ir.Scalar); !scalar && x.Variable(v).Kind == EachForm {
			x.fail("a parameter of type " + v.Type.String())
		}
	}
	for _, c := range x.Kept {
		if ir.IsArray(c.Var.Type) {
			x.fail("an array that threads keep")
		}
	}
	ir.WalkStmts(x.Body, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Declare:
			x.checkDeclare(s)
		case *ir.Assign:
			x.checkAssign(s)
		case *ir.Effect:
			for _, a := range s.Args {
				x.checkLane(a)
			}
		case *ir.If:
			x.checkValue(s.Cond)
		case *ir.Loop:
			if s.Cond != nil {
				x.checkValue(s.Cond)
			}
		}
		return x.failed == ""
	})
}

func (x *Plan) checkDeclare(s *ir.Declare) {
	v := s.Var
	if s.Init == nil || x.Variable(v).Kind != EachForm {
		return
	}
	c, composed := s.Init.(*ir.Compose)
	switch t := v.Type.(type) {
	case ir.Scalar:
		x.checkValue(s.Init)
	case *ir.Vector:
		x.checkVector(s.Init, t)
	case *ir.Array:
		if !composed {
			return // zeros
		}
		for _, p := range c.Parts {
			if _, scalar := p.Type().(ir.Scalar); !scalar {
				x.fail("an array of arrays with values")
				return
			}
			x.checkValue(p)
		}
	}
}

func (x *Plan) checkAssign(s *ir.Assign) {
	src := s.Src
	if s.Op != ir.NoOp {
		src = &ir.Binary{X: ir.X{Typ: s.Dst.Type(), At: s.At}, Op: s.Op, A: s.Dst, B: s.Src}
	}
	v := ir.Root(s.Dst)
	inMemory := v == nil || ir.IsPointer(v.Type) && !ir.IsRef(s.Dst, v) || !x.Own(v) && !ir.IsPrivate(v)
	if !inMemory && x.Variable(v).Kind != EachForm {
		return
	}
	at, sameValue := x.Address(s.Dst).Kind == SameForm, x.Of(s.Src).Kind == SameForm
	switch {
	case !inMemory:
		x.checkIndices(s.Dst)
	case at && sameValue && s.Op == ir.NoOp: // once for all
		return
	default:
		x.checkLane(s.Dst)
		if at && s.Op != ir.NoOp { // one lane after the other
			x.checkLane(s.Src)
			return
		}
	}
	switch t := s.Dst.Type().(type) {
	case ir.Scalar:
		x.checkValue(src)
	case *ir.Vector:
		if _, parts := s.Dst.(*ir.Lanes); parts && inMemory {
			x.fail("a store of a " + t.String())
			return
		}
		x.checkVector(src, t)
	default:
		x.fail("a store of a " + t.String())
	}
}

// checkIndices looks at the indices of a place of which each lane has its own.
func (x *Plan) checkIndices(e ir.Expr) {
	for {
		switch p := e.(type) {
		case *ir.Index:
			x.checkLane(p.I)
			e = p.Base
		case *ir.Lanes:
			e = p.Base
		default:
			return
		}
	}
}

// checkValue looks at a scalar of which each lane may have its own.
func (x *Plan) checkValue(e ir.Expr) {
	if f := x.Of(e); f.Kind == EachForm || len(f.Straight) > 0 {
		x.checkLane(e)
	}
}

// checkLane looks at what is written for one lane, which has the elements of variables, but no vector of the source.
func (x *Plan) checkLane(e ir.Expr) {
	ir.WalkExprs(e, func(e ir.Expr) bool {
		if !x.InEach(e) {
			return x.failed == ""
		}
		if _, scalar := e.Type().(ir.Scalar); !scalar {
			x.fail("a vector where one value is wanted")
		}
		x.checkIndices(e)
		return false
	})
}

// InEach reports whether the place e is a variable of which each lane has its own, or an element or a component of one.
func (x *Plan) InEach(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Ref:
		return x.Own(e.Var) && x.Variable(e.Var).Kind == EachForm && !ir.IsPointer(e.Typ)
	case *ir.Lanes:
		return len(e.Comps) == 1 && x.InEach(e.Base)
	case *ir.Index:
		return ir.IsArray(e.Base.Type()) && x.InEach(e.Base)
	}
	return false
}

// checkVector looks at a vector of the source, which lanes compute component by component.
func (x *Plan) checkVector(e ir.Expr, t *ir.Vector) {
	if x.Of(e).Kind == SameForm && ir.IsPlace(e) {
		return
	}
	switch e := e.(type) {
	case *ir.Zero:
		return
	case *ir.Compose:
		for _, p := range e.Parts {
			x.checkValue(p)
		}
		return
	case *ir.Splat:
		x.checkValue(e.A)
		return
	case *ir.Binary:
		if ByComponent(e, t) {
			x.checkVector(e.A, t)
			x.checkVector(e.B, t)
			return
		}
	case *ir.Lanes:
		if from, ok := e.Base.Type().(*ir.Vector); ok && x.InEach(e.Base) && from.Elem == t.Elem {
			return
		}
	case *ir.Ref, *ir.Index, *ir.Deref, *ir.FieldOf:
		if !x.InEach(e) {
			x.checkLane(e)
		}
		return
	}
	x.fail("a vector made in another way")
}

// ByComponent reports whether lanes do an operation on vectors of type t component by component.
func ByComponent(e *ir.Binary, t *ir.Vector) bool {
	return Direct(t.Elem) && !e.Op.IsCompare() && ir.Identical(e.A.Type(), t) && ir.Identical(e.B.Type(), t) &&
		(e.Op < ir.Div || e.Op > ir.Shr || t.Elem.IsFloat() && e.Op == ir.Div)
}

// Direct reports whether the C compiler's operators on vectors of t do what the IR's do.
func Direct(t ir.Scalar) bool { return t == ir.F32 || t == ir.F64 || ir.IsWord(t) }
