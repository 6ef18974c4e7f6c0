package gocpu

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
)

// suspect reports whether vet would take the last operand of a chain of && or ||, e written as x, for a mistake: it stands there already, or a
// comparison of the same thing with another constant makes the chain always true or always false. C has nothing against that. Vet compares text, in
// which constant indexes are folded: chains that may be alike are compared so too.
func suspect(e *ir.Binary, x ex) bool {
	if !slices.ContainsFunc(terms(e.B, e.Op), func(b ir.Expr) bool {
		return slices.ContainsFunc(terms(e.A, e.Op), func(a ir.Expr) bool { return alike(a, b) })
	}) {
		return false
	}
	parsed, err := parser.ParseExpr(x.code().GoString())
	if err != nil {
		return true
	}
	op := parsed.(*ast.BinaryExpr)
	cmp := token.EQL
	if op.Op == token.LOR {
		cmp = token.NEQ
	}
	before := texts(op.X, op.Op, cmp)
	return slices.ContainsFunc(texts(op.Y, op.Op, cmp), func(s string) bool { return slices.Contains(before, s) })
}

// alike reports whether a and b may be written alike, or may compare things that are.
func alike(a, b ir.Expr) bool {
	return sameExpr(a, b) || slices.ContainsFunc(compared(a), func(x ir.Expr) bool {
		_, constant := x.(*ir.Const)
		return !constant && slices.ContainsFunc(compared(b), func(y ir.Expr) bool { return sameExpr(x, y) })
	})
}

// compared is what e compares. A scalar made a bool is compared with 0.
func compared(e ir.Expr) []ir.Expr {
	switch x := e.(type) {
	case *ir.Binary:
		if x.Op == ir.Eq || x.Op == ir.Ne {
			return []ir.Expr{x.A, x.B}
		}
	case *ir.Convert:
		if x.Typ == ir.Bool {
			return []ir.Expr{x.A}
		}
	}
	return nil
}

// sameExpr reports whether a and b may be written alike: they are, but for indexes.
func sameExpr(a, b ir.Expr) bool {
	if x, ok := a.(*ir.Index); ok {
		y, ok := b.(*ir.Index)
		return ok && sameExpr(x.Base, y.Base)
	}
	ca, cb := ir.Children(a), ir.Children(b)
	if len(ca) != len(cb) || !ir.Identical(a.Type(), b.Type()) {
		return false
	}
	for i := range ca {
		if !sameExpr(ca[i], cb[i]) {
			return false
		}
	}
	switch a := a.(type) {
	case *ir.Const:
		b, ok := b.(*ir.Const)
		return ok && a.Bits == b.Bits && a.Float == b.Float
	case *ir.Ref:
		b, ok := b.(*ir.Ref)
		return ok && a.Var == b.Var
	case *ir.FieldOf:
		b, ok := b.(*ir.FieldOf)
		return ok && a.Field == b.Field
	case *ir.Unary:
		b, ok := b.(*ir.Unary)
		return ok && a.Op == b.Op
	case *ir.Binary:
		b, ok := b.(*ir.Binary)
		return ok && a.Op == b.Op
	case *ir.Builtin:
		b, ok := b.(*ir.Builtin)
		return ok && a.Op == b.Op
	}
	return true // the operands say it all, or nearly: too many wrapped operands do no harm
}

// texts are the operands of a chain of op as written, and the operands, but numbers, that its comparisons by cmp compare.
func texts(e ast.Expr, op, cmp token.Token) []string {
	b, ok := ast.Unparen(e).(*ast.BinaryExpr)
	switch {
	case ok && b.Op == op:
		return append(texts(b.X, op, cmp), texts(b.Y, op, cmp)...)
	case ok && b.Op == cmp:
		list := []string{types.ExprString(b)}
		for _, x := range []ast.Expr{ast.Unparen(b.X), ast.Unparen(b.Y)} {
			if _, number := x.(*ast.BasicLit); !number {
				list = append(list, types.ExprString(x))
			}
		}
		return list
	}
	return []string{types.ExprString(e)}
}
