package gocpu

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// What is fine in C and vet takes for a mistake in Go, which go test reports: x = x for places, an operand that a
// chain of && or || has twice, and a comparison of the same thing with another constant, which makes such a chain
// always true or always false. Vet compares text.

// row is a chain of && or || while it is written: its operands and what they compare, so that each is vetted once
// however long the chain is.
type row struct {
	op     ir.BinaryOp
	before map[string][]ir.Expr // by their keys
}

// rowOf is the chain that e's left operand, written as a, is or begins.
func rowOf(e *ir.Binary, a ex) *row {
	if a.row != nil && a.row.op == e.Op {
		return a.row
	}
	r := &row{op: e.Op, before: map[string][]ir.Expr{}}
	r.add(e.A)
	return r
}

// parts lists what vet compares of the operand e.
func (r *row) parts(e ir.Expr) []ir.Expr {
	compare := ir.Eq
	if r.op == ir.LogOr {
		compare = ir.Ne
	}
	var list []ir.Expr
	for _, x := range chain(e, r.op) {
		list = append(append(list, x), compared(x, compare)...)
	}
	return list
}

// add appends the operand e.
func (r *row) add(e ir.Expr) {
	for _, x := range r.parts(e) {
		k := writtenKey(x)
		r.before[k] = append(r.before[k], x)
	}
}

// suspect reports whether vet would take e, as the next operand of r, for a mistake.
func (f *fn) suspect(r *row, e ir.Expr) bool {
	return slices.ContainsFunc(r.parts(e), func(b ir.Expr) bool {
		return slices.ContainsFunc(r.before[writtenKey(b)], func(a ir.Expr) bool { return f.writtenAlike(a, b) })
	})
}

// writtenKey is the same for expressions that are written alike, and rarely for others.
func writtenKey(e ir.Expr) string {
	if n, ok := integer(e); ok {
		return strconv.FormatInt(n, 10)
	}
	e = plain(e)
	var b strings.Builder
	fmt.Fprintf(&b, "%T", e)
	if r, ok := e.(*ir.Ref); ok {
		fmt.Fprintf(&b, "%p", r.Var)
	}
	for _, c := range ir.Children(e) {
		b.WriteByte(' ')
		b.WriteString(writtenKey(c))
	}
	return b.String()
}

// chain lists the operands of a chain of && or || as it is written, where & and | of truth values are && and || too.
func chain(e ir.Expr, op ir.BinaryOp) []ir.Expr {
	b, ok := e.(*ir.Binary)
	switch {
	case ok && b.Op == op:
		return append(chain(b.A, op), chain(b.B, op)...)
	case ok && b.Typ == ir.Bool && (b.Op == ir.And && op == ir.LogAnd || b.Op == ir.Or && op == ir.LogOr):
		return chain(b.A, op) // the other operand is written as that of a call
	}
	return []ir.Expr{e}
}

// compared is what e compares by op, but for numbers. A scalar made a truth value is compared with 0.
func compared(e ir.Expr, op ir.BinaryOp) (list []ir.Expr) {
	var operands []ir.Expr
	switch x := e.(type) {
	case *ir.Binary:
		if x.Op != op && !(x.Op == ir.Xor && x.Typ == ir.Bool && op == ir.Ne) {
			return nil
		}
		operands = []ir.Expr{x.A, x.B}
		if a, b := ir.Truth(x.A), ir.Truth(x.B); a != nil && b != nil {
			operands = []ir.Expr{a, b}
		}
	case *ir.Convert:
		if x.Typ == ir.Bool && op == ir.Ne {
			operands = []ir.Expr{x.A}
		}
	}
	for _, x := range operands {
		if n, constant := integer(x); constant && n >= 0 {
			continue
		}
		if c, ok := x.(*ir.Const); ok && (c.Typ == ir.F32 || c.Typ == ir.F64) && c.Float >= 0 {
			continue
		}
		list = append(list, x)
	}
	return list
}

// writtenAlike reports whether a and b are written as the same text.
func (f *fn) writtenAlike(a, b ir.Expr) bool {
	if m, ok := integer(a); ok {
		n, ok := integer(b)
		return ok && m == n
	}
	a, b = plain(a), plain(b)
	if reflect.TypeOf(a) != reflect.TypeOf(b) || !ir.Identical(a.Type(), b.Type()) || !attributesAlike(a, b) {
		return false
	}
	return slices.EqualFunc(ir.Children(a), ir.Children(b), f.writtenAlike)
}

// plain is e without casts that are not written; *p is p[0].
func plain(e ir.Expr) ir.Expr {
	switch x := e.(type) {
	case *ir.PtrCast:
		if ir.SameElem(x.Typ, x.A.Type()) {
			return plain(x.A)
		}
	case *ir.Convert:
		if ir.Identical(x.Typ, x.A.Type()) {
			return plain(x.A)
		}
	case *ir.Deref:
		return &ir.Index{X: x.X, Base: x.Ptr, I: &ir.Const{X: ir.X{Typ: ir.I32, At: x.At}}}
	}
	return e
}

// integer is the value of an integer constant as it is written, also of a converted one.
func integer(e ir.Expr) (n int64, ok bool) {
	t, isScalar := e.Type().(ir.Scalar)
	if !isScalar || !t.IsInt() || t == ir.Bool {
		return 0, false
	}
	switch e := e.(type) {
	case *ir.Const:
		n, ok = int64(e.Bits), true
	case *ir.Convert:
		n, ok = integer(e.A)
	}
	shift := 64 - 8*t.Size()
	if t.IsSigned() {
		return n << shift >> shift, ok
	}
	return int64(uint64(n) << shift >> shift), ok
}

// attributesAlike reports whether a and b, of one Go type, are the same but for their operands.
func attributesAlike(a, b ir.Expr) bool {
	switch a := a.(type) {
	case *ir.Const:
		b := b.(*ir.Const)
		return a.Bits == b.Bits && (a.Float == b.Float || a.Float != a.Float && b.Float != b.Float)
	case *ir.Ref:
		return a.Var == b.(*ir.Ref).Var
	case *ir.Str:
		return a.Text == b.(*ir.Str).Text
	case *ir.FieldOf:
		return a.Field == b.(*ir.FieldOf).Field
	case *ir.Lanes:
		return slices.Equal(a.Comps, b.(*ir.Lanes).Comps)
	case *ir.Unary:
		return a.Op == b.(*ir.Unary).Op
	case *ir.Binary:
		return a.Op == b.(*ir.Binary).Op
	case *ir.Convert:
		b := b.(*ir.Convert)
		return a.Sat == b.Sat && a.Mode == b.Mode
	case *ir.Builtin:
		b := b.(*ir.Builtin)
		return a.Op == b.Op && a.Site == b.Site
	case *ir.Checked:
		b := b.(*ir.Checked)
		return a.Op == b.Op && a.Site == b.Site && a.Shadow == b.Shadow
	}
	return true
}
