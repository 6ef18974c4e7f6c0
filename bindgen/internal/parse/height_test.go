package parse_test

import (
	"strings"
	"testing"
)

const height = 16384 // as the parser's limit

// TestHeight reads expressions whose trees are as high as the limit allows, and one operator higher, in each way in
// which a tree grows without nesting in the text.
func TestHeight(t *testing.T) {
	row := func(n int, op string) string { return "a" + strings.Repeat(op, n) }
	nested := func(n int) string { // parentheses around rows of 100
		return strings.Repeat("(", n) + "a" + strings.Repeat(strings.Repeat(" + a", 100)+")", n)
	}
	for _, c := range []struct {
		name string
		expr string
		ok   bool
	}{
		{"sum", row(height, " + a"), true},
		{"sum", row(height+1, " + a"), false},
		{"or", row(height+1, " || a"), false},
		{"comma", "(" + row(height+1, ", a") + ")", false},
		{"members", row(height+1, ".a"), false},
		{"subscripts", row(height+1, "[0]"), false},
		{"calls", row(height+1, "()"), false},
		{"increments", row(height+1, "++"), false},
		{"nested rows", nested(height / 100), true},
		{"nested rows", nested(height/100 + 1), false},
		{"in an argument", "f(" + row(height-1, " + a") + ")", true},
		{"in an argument", "f(" + row(height, " + a") + ") + 1", false},
		{"arguments", "f(" + row(height-1, " + a") + ", " + row(height-1, " * a") + ")", true},
		{"list", "S{" + strings.Repeat("a + a, ", height+1) + "}", true},
	} {
		u := parseText(t, "struct S { int x; }; int g() { int a; return "+c.expr+"; }", false)
		for _, f := range u.funcs() {
			u.p.Body(f.Body)
		}
		text := ""
		for _, d := range u.diags.Items {
			text += d.Msg + "\n"
		}
		if c.ok && text != "" || !c.ok && !strings.Contains(text, "at most 16384 operators in a row") {
			t.Errorf("%s of %d bytes: %q", c.name, len(c.expr), text)
		}
	}
}
