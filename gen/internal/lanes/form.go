package lanes

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
)

// Form says how a value changes along the lanes, the threads that run side by side.
type Form struct {
	Kind Kind
	Step int64 // of RowForm: by how much it grows from lane to lane, modulo the width of its type
	// Straight are the integers of 32 bits, as the first lane has them, that must not wrap along the lanes for this to
	// hold.
	Straight []ir.Expr
}

// Kind is the kind of a Form.
type Kind uint8

// The kinds, from what is the same for all lanes to what each has for itself.
const (
	UnknownForm Kind = iota // nothing was assigned yet
	SameForm                // one value for all lanes
	RowForm                 // an integer that grows by the same amount from lane to lane
	EachForm                // a value for each lane
)

var same, each = Form{Kind: SameForm}, Form{Kind: EachForm}

// maxStep bounds the steps of rows, so that sums of them do not overflow.
const maxStep = 1 << 20

func row(step int64, straight ...[]ir.Expr) Form {
	if step < -maxStep || step > maxStep {
		return each
	}
	list := slices.Concat(straight...)
	if step == 0 && len(list) == 0 {
		return same
	}
	return Form{Kind: RowForm, Step: step, Straight: list}
}

// joined is the form of a variable that is given values of both.
func joined(a, b Form) Form {
	switch {
	case a.Kind == UnknownForm:
		return b
	case b.Kind == UnknownForm || a.Kind == b.Kind && a.Step == b.Step && len(a.Straight)+len(b.Straight) == 0:
		return a
	}
	return each
}

// Of is the form of the value of e.
func (x *Plan) Of(e ir.Expr) Form {
	switch e := e.(type) {
	case *ir.Const, *ir.Zero, *ir.Str:
		return same
	case *ir.Ref:
		return x.Variable(e.Var)
	case *ir.Builtin:
		return x.builtin(e)
	case *ir.Binary:
		return x.binary(e)
	case *ir.Unary:
		a := x.Of(e.A)
		if t, ok := e.Typ.(ir.Scalar); ok && a.Kind == RowForm && e.Op == ir.Neg && ir.IsWord(t) {
			return row(-a.Step, a.Straight)
		}
		return x.all(a)
	case *ir.Convert:
		return x.convert(e)
	case *ir.Index:
		return x.all(x.Address(e.Base), x.Of(e.I))
	case *ir.Deref:
		return x.all(x.Of(e.Ptr))
	case *ir.Addr:
		return x.Address(e.Place)
	}
	list := ir.Children(e)
	forms := make([]Form, len(list))
	for i, c := range list {
		forms[i] = x.Of(c)
	}
	return x.all(forms...)
}

// all is the form of what is made of values of these forms, but not by adding them.
func (x *Plan) all(forms ...Form) Form {
	out := same
	for _, f := range forms {
		switch f.Kind {
		case UnknownForm:
			out = f
		case RowForm, EachForm:
			return each
		}
	}
	return out
}

// Address is the form of the address of the place e, or of the pointer e.
func (x *Plan) Address(e ir.Expr) Form {
	switch e := e.(type) {
	case *ir.Ref:
		if ir.IsPointer(e.Typ) || x.Own(e.Var) {
			return x.Variable(e.Var)
		}
		return same
	case *ir.Index:
		return x.all(x.Address(e.Base), x.Of(e.I))
	case *ir.Deref:
		return x.all(x.Of(e.Ptr))
	case *ir.FieldOf:
		return x.Address(e.Base)
	case *ir.Lanes:
		return x.Address(e.Base)
	case *ir.LaneAt:
		return x.all(x.Address(e.Base), x.Of(e.I))
	}
	return x.Of(e)
}

// Own reports whether v is a thread's own, and lives in the region.
func (x *Plan) Own(v *ir.Var) bool {
	_, ok := x.forms[v]
	return ok
}

// Variable is the form of a variable.
func (x *Plan) Variable(v *ir.Var) Form {
	if f, ok := x.forms[v]; ok {
		return f
	}
	return same
}

// builtin is the form of an operation. Those on the lanes of a warp give each what is its own, but for the lanes that
// are there.
func (x *Plan) builtin(e *ir.Builtin) Form {
	switch {
	case e.Op == "id.thread.x":
		return row(1)
	case e.Op == ir.OpPresent:
		return same
	case len(e.Op) > len(ir.LanePrefix) && e.Op[:len(ir.LanePrefix)] == ir.LanePrefix:
		return each
	}
	forms := make([]Form, len(e.Args))
	for i, a := range e.Args {
		forms[i] = x.Of(a)
	}
	return x.all(forms...)
}

func (x *Plan) binary(e *ir.Binary) Form {
	a, b := x.Of(e.A), x.Of(e.B)
	if a.Kind == UnknownForm || b.Kind == UnknownForm {
		return Form{}
	}
	rows := (a.Kind == RowForm || b.Kind == RowForm) && a.Kind != EachForm && b.Kind != EachForm && ir.IsWord(e.Typ)
	if !rows {
		return x.all(a, b)
	}
	switch e.Op {
	case ir.Add:
		return row(a.Step+b.Step, a.Straight, b.Straight)
	case ir.Sub:
		return row(a.Step-b.Step, a.Straight, b.Straight)
	case ir.Mul:
		if n, ok := ir.SmallInt(e.B); ok && n > -maxStep && n < maxStep {
			return row(a.Step*n, a.Straight)
		}
		if n, ok := ir.SmallInt(e.A); ok && n > -maxStep && n < maxStep {
			return row(b.Step*n, b.Straight)
		}
	case ir.Shl:
		if n, ok := ir.SmallInt(e.B); ok && n >= 0 && n < 20 {
			return row(a.Step<<n, a.Straight)
		}
	}
	return each
}

// convert is the form of a conversion. A wider integer grows as the narrower one does if that does not wrap.
func (x *Plan) convert(e *ir.Convert) Form {
	a := x.Of(e.A)
	if a.Kind != RowForm {
		return a
	}
	from, ok := e.A.Type().(ir.Scalar)
	to, ok2 := e.Typ.(ir.Scalar)
	if !ok || !ok2 || e.Sat || !ir.IsWord(from) || !ir.IsWord(to) {
		return each
	}
	if to.Size() <= from.Size() || x.neverWraps(e.A) {
		return row(a.Step, a.Straight)
	}
	return row(a.Step, a.Straight, []ir.Expr{e.A})
}

// neverWraps reports whether e, an integer of 32 bits, is the index of the thread in the block or in the grid, which a
// launch bounds: the text of clanes asks for kb_lanes.
func (x *Plan) neverWraps(e ir.Expr) bool {
	e = ir.SameBits(e)
	if r, ok := e.(*ir.Ref); ok {
		return x.bounded[r.Var]
	}
	if b, ok := e.(*ir.Builtin); ok {
		return b.Op == "id.thread.x"
	}
	sum, ok := e.(*ir.Binary)
	if !ok || sum.Op != ir.Add {
		return false
	}
	for _, p := range [][2]ir.Expr{{sum.A, sum.B}, {sum.B, sum.A}} {
		blocks, ok := ir.SameBits(p[0]).(*ir.Binary)
		thread, ok2 := ir.SameBits(p[1]).(*ir.Builtin)
		if !ok || !ok2 || blocks.Op != ir.Mul || thread.Op != "id.thread.x" {
			continue
		}
		block, ok := ir.SameBits(blocks.A).(*ir.Builtin)
		if !ok || block.Op != "id.block.x" {
			continue
		}
		width := ir.SameBits(blocks.B)
		if n, ok := ir.SmallInt(width); ok && n > 0 && n <= 1024 {
			return true
		}
		if b, ok := width.(*ir.Builtin); ok && b.Op == "dim.block.x" {
			return true
		}
	}
	return false
}

// Edge reports whether e, a condition, only compares integers that grow along the lanes with what all lanes have: most
// groups of lanes agree on it.
func (x *Plan) Edge(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Ref:
		return e.Typ == ir.Bool && x.Of(e).Kind == SameForm
	case *ir.Unary:
		return e.Op == ir.Not && x.Edge(e.A)
	case *ir.Binary:
		if e.Op == ir.LogAnd || e.Op == ir.LogOr {
			return x.Edge(e.A) && x.Edge(e.B)
		}
		t, ok := e.A.Type().(ir.Scalar)
		return ok && t.IsInt() && e.Op.IsCompare() && x.Of(e.A).Kind < EachForm && x.Of(e.B).Kind < EachForm &&
			!x.Loads(e)
	}
	return false
}

// Loads reports whether evaluating e reads memory that is not the thread's own.
func (x *Plan) Loads(e ir.Expr) (found bool) {
	ir.WalkExprs(e, func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.Addr:
			return true
		case *ir.Index, *ir.Deref, *ir.FieldOf, *ir.LaneAt:
			v := ir.Root(e)
			found = found || v == nil || !x.Own(v) || ir.IsPointer(v.Type)
		case *ir.Ref:
			v := e.Var
			found = found || v.Kind == ir.GlobalVar || v.Kind == ir.SharedVar && !ir.IsArray(v.Type)
		}
		return !found
	})
	return found
}

// UnitStride reports whether the lanes look at elements of e one after another, and lists what must not wrap along
// the lanes for it.
func (x *Plan) UnitStride(e ir.Expr) (straight []ir.Expr, ok bool) {
	i, ok := e.(*ir.Index)
	if !ok || x.Address(i.Base).Kind != SameForm {
		return nil, false
	}
	f := x.Of(i.I)
	if f.Kind != RowForm || f.Step != 1 {
		return nil, false
	}
	straight = f.Straight
	if t, _ := i.I.Type().(ir.Scalar); t.Size() == 4 && !x.neverWraps(i.I) {
		straight = append(straight[:len(straight):len(straight)], i.I)
	}
	return straight, true
}
