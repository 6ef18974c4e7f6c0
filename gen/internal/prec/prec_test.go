package prec

import (
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
)

// TestParen puts the operands of binary operators, which associate to the left, into parentheses where C needs them.
func TestParen(t *testing.T) {
	for _, c := range []struct {
		inner, outer ir.BinaryOp
		left, right  string
	}{
		{ir.Mul, ir.Add, "a * b", "a * b"},
		{ir.Add, ir.Mul, "(a + b)", "(a + b)"},
		{ir.Sub, ir.Sub, "a - b", "(a - b)"},
		{ir.And, ir.Eq, "(a & b)", "(a & b)"},
		{ir.LogAnd, ir.LogOr, "a && b", "a && b"},
	} {
		text := "a " + c.inner.String() + " b"
		if got := Paren(text, Of(c.inner), Of(c.outer)); got != c.left {
			t.Errorf("left of %s: %s, want %s", c.outer, got, c.left)
		}
		if got := Paren(text, Of(c.inner), Of(c.outer)+1); got != c.right {
			t.Errorf("right of %s: %s, want %s", c.outer, got, c.right)
		}
	}
	if got := Cast("int", "x", Postfix); got != "((int)x)" {
		t.Error(got)
	}
}
