// Package prec says how tightly the operators of C's languages bind.
package prec

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// The levels, from what binds least: an expression of a level needs parentheses where a higher one is wanted.
const (
	Comma = iota
	Assign
	Ternary
	LogOr
	LogAnd
	Or
	Xor
	And
	Equal
	Less
	Shift
	Add
	Mul
	Unary
	Postfix
	Primary
)

var binary = [...]int{ir.Add: Add, ir.Sub: Add, ir.Mul: Mul, ir.Div: Mul, ir.Rem: Mul, ir.Shl: Shift, ir.Shr: Shift,
	ir.And: And, ir.Or: Or, ir.Xor: Xor, ir.Eq: Equal, ir.Ne: Equal, ir.Lt: Less, ir.Le: Less, ir.Gt: Less, ir.Ge: Less,
	ir.LogAnd: LogAnd, ir.LogOr: LogOr}

// Of is the level of a binary operator.
func Of(op ir.BinaryOp) int { return binary[op] }

// Paren puts text, whose outermost operator binds as has says, into parentheses where want binds more tightly.
func Paren(text string, has, want int) string {
	if has < want {
		return "(" + text + ")"
	}
	return text
}

// Prefix writes an operator before text, which binds like one: two that stand together must not become another one.
func Prefix(op, text string, want int) string {
	if strings.HasPrefix(text, op) {
		text = "(" + text + ")"
	}
	return Paren(op+text, Unary, want)
}

// Cast writes text, a unary expression, as a value of type typ.
func Cast(typ, text string, want int) string { return Paren("("+typ+")"+text, Unary, want) }
