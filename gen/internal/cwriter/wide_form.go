package cwriter

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
)

// form says how a value changes along the lanes, the threads that run side by side.
type form struct {
	kind formKind
	step int64 // of rowForm: by how much it grows from lane to lane, modulo the width of its type
	// straight are the integers of 32 bits, as the first lane has them, that must not wrap along the lanes for this to
	// hold.
	straight []ir.Expr
}

type formKind uint8

const (
	unknownForm formKind = iota // nothing was assigned yet
	sameForm                    // one value for all lanes
	rowForm                     // an integer that grows by the same amount from lane to lane
	eachForm                    // a value for each lane
)

var same, each = form{kind: sameForm}, form{kind: eachForm}

// maxStep bounds the steps of rows, so that sums of them do not overflow.
const maxStep = 1 << 20

func row(step int64, straight ...[]ir.Expr) form {
	if step < -maxStep || step > maxStep {
		return each
	}
	list := slices.Concat(straight...)
	if step == 0 && len(list) == 0 {
		return same
	}
	return form{kind: rowForm, step: step, straight: list}
}

// joined is the form of a variable that is given values of both.
func joined(a, b form) form {
	switch {
	case a.kind == unknownForm:
		return b
	case b.kind == unknownForm || a.kind == b.kind && a.step == b.step && len(a.straight)+len(b.straight) == 0:
		return a
	}
	return each
}

// of is the form of the value of e.
func (x *wide) of(e ir.Expr) form {
	switch e := e.(type) {
	case *ir.Const, *ir.Zero, *ir.Str:
		return same
	case *ir.Ref:
		return x.variable(e.Var)
	case *ir.Builtin:
		return x.builtin(e)
	case *ir.Binary:
		return x.binary(e)
	case *ir.Unary:
		a := x.of(e.A)
		if t, ok := e.Typ.(ir.Scalar); ok && a.kind == rowForm && e.Op == ir.Neg && ir.IsWord(t) {
			return row(-a.step, a.straight)
		}
		return x.all(a)
	case *ir.Convert:
		return x.convert(e)
	case *ir.Index:
		return x.all(x.address(e.Base), x.of(e.I))
	case *ir.Deref:
		return x.all(x.of(e.Ptr))
	case *ir.Addr:
		return x.address(e.Place)
	}
	list := ir.Children(e)
	forms := make([]form, len(list))
	for i, c := range list {
		forms[i] = x.of(c)
	}
	return x.all(forms...)
}

// all is the form of what is made of values of these forms, but not by adding them.
func (x *wide) all(forms ...form) form {
	out := same
	for _, f := range forms {
		switch f.kind {
		case unknownForm:
			out = f
		case rowForm, eachForm:
			return each
		}
	}
	return out
}

// address is the form of the address of the place e, or of the pointer e.
func (x *wide) address(e ir.Expr) form {
	switch e := e.(type) {
	case *ir.Ref:
		if ir.IsPointer(e.Typ) || x.own(e.Var) {
			return x.variable(e.Var)
		}
		return same
	case *ir.Index:
		return x.all(x.address(e.Base), x.of(e.I))
	case *ir.Deref:
		return x.all(x.of(e.Ptr))
	case *ir.FieldOf:
		return x.address(e.Base)
	case *ir.Lanes:
		return x.address(e.Base)
	case *ir.LaneAt:
		return x.all(x.address(e.Base), x.of(e.I))
	}
	return x.of(e)
}

// own reports whether v is a thread's own, and lives in the region.
func (x *wide) own(v *ir.Var) bool {
	_, ok := x.forms[v]
	return ok
}

func (x *wide) variable(v *ir.Var) form {
	if f, ok := x.forms[v]; ok {
		return f
	}
	return same
}

// builtin is the form of an operation. Those on the lanes of a warp give each what is its own, but for the lanes that
// are there.
func (x *wide) builtin(e *ir.Builtin) form {
	switch {
	case e.Op == "id.thread.x":
		return row(1)
	case e.Op == ir.OpPresent:
		return same
	case len(e.Op) > len(ir.LanePrefix) && e.Op[:len(ir.LanePrefix)] == ir.LanePrefix:
		return each
	}
	forms := make([]form, len(e.Args))
	for i, a := range e.Args {
		forms[i] = x.of(a)
	}
	return x.all(forms...)
}

func (x *wide) binary(e *ir.Binary) form {
	a, b := x.of(e.A), x.of(e.B)
	if a.kind == unknownForm || b.kind == unknownForm {
		return form{}
	}
	rows := (a.kind == rowForm || b.kind == rowForm) && a.kind != eachForm && b.kind != eachForm && ir.IsWord(e.Typ)
	if !rows {
		return x.all(a, b)
	}
	switch e.Op {
	case ir.Add:
		return row(a.step+b.step, a.straight, b.straight)
	case ir.Sub:
		return row(a.step-b.step, a.straight, b.straight)
	case ir.Mul:
		if n, ok := ir.SmallInt(e.B); ok && n > -maxStep && n < maxStep {
			return row(a.step*n, a.straight)
		}
		if n, ok := ir.SmallInt(e.A); ok && n > -maxStep && n < maxStep {
			return row(b.step*n, b.straight)
		}
	case ir.Shl:
		if n, ok := ir.SmallInt(e.B); ok && n >= 0 && n < 20 {
			return row(a.step<<n, a.straight)
		}
	}
	return each
}

// convert is the form of a conversion. A wider integer grows as the narrower one does if that does not wrap.
func (x *wide) convert(e *ir.Convert) form {
	a := x.of(e.A)
	if a.kind != rowForm {
		return a
	}
	from, ok := e.A.Type().(ir.Scalar)
	to, ok2 := e.Typ.(ir.Scalar)
	if !ok || !ok2 || e.Sat || !ir.IsWord(from) || !ir.IsWord(to) {
		return each
	}
	if to.Size() <= from.Size() || x.neverWraps(e.A) {
		return row(a.step, a.straight)
	}
	return row(a.step, a.straight, []ir.Expr{e.A})
}

// neverWraps reports whether e, an integer of 32 bits, is the index of the thread in the block or in the grid, which a
// launch bounds; see wideLaunch.
func (x *wide) neverWraps(e ir.Expr) bool {
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

// edge reports whether e, a condition, only compares integers that grow along the lanes with what all lanes have: most
// groups of lanes agree on it.
func (x *wide) edge(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Ref:
		return e.Typ == ir.Bool && x.of(e).kind == sameForm
	case *ir.Unary:
		return e.Op == ir.Not && x.edge(e.A)
	case *ir.Binary:
		if e.Op == ir.LogAnd || e.Op == ir.LogOr {
			return x.edge(e.A) && x.edge(e.B)
		}
		t, ok := e.A.Type().(ir.Scalar)
		return ok && t.IsInt() && e.Op.IsCompare() && x.of(e.A).kind < eachForm && x.of(e.B).kind < eachForm &&
			!x.loads(e)
	}
	return false
}

// loads reports whether evaluating e reads memory that is not the thread's own.
func (x *wide) loads(e ir.Expr) (found bool) {
	ir.WalkExprs(e, func(e ir.Expr) bool {
		switch e.(type) {
		case *ir.Addr:
			return true
		case *ir.Index, *ir.Deref, *ir.FieldOf, *ir.LaneAt:
			v := ir.Root(e)
			found = found || v == nil || !x.own(v) || ir.IsPointer(v.Type)
		case *ir.Ref:
			v := e.(*ir.Ref).Var
			found = found || v.Kind == ir.GlobalVar || v.Kind == ir.SharedVar && !isArray(v.Type)
		}
		return !found
	})
	return found
}
