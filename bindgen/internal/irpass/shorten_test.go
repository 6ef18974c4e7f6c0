package irpass_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
)

// TestShorten loads tall expressions and looks how tall they are then, and that only those get variables that are.
func TestShorten(t *testing.T) {
	row := func(first, sep, operand string, n int) string { return first + strings.Repeat(sep+operand, n) }
	for _, test := range []struct {
		name, body string
		parts      int // variables that are made
	}{
		{"a short sum", "p[0] = " + row("1", " + ", "p[1]", 200) + ";", 0},
		{"a sum", "p[0] = " + row("1", " + ", "p[1]", 1000) + ";", 3},
		{"comparisons", "p[0] = " + row("p[2]", " < ", "p[1]", 1000) + ";", 7},
		{"a condition", "if (" + row("p[2]", " || ", "p[1]", 1000) + ") p[0] = 1;", 3},
		{"of a loop", "while (" + row("p[2]", " - ", "p[1]", 1000) + ") p[0] = 1;", 3},
		{"at the end of a loop", "do p[0] = 1; while (" + row("p[2]", " - ", "p[1]", 1000) + ");", 3},
		{"an index", "p[" + row("p[2]", " - ", "p[1]", 1000) + "] = 1;", 3},
		{"a result", "p[0] = [](int* p) { return " + row("p[2]", " - ", "p[1]", 1000) + "; }(p);", 3},
	} {
		text := []byte("__global__ void k(int* p) { " + test.body + " }")
		m, diags := bindgen.Load(&bindgen.Config{All: true, Open: func(string) ([]byte, error) { return text, nil }}, "k.cu")
		if err := diags.Err(); err != nil || m.Kernels[0].Func == nil {
			t.Errorf("%s: %v, %+v", test.name, err, m.Kernels[0].Refused)
			continue
		}
		parts, height := 0, 0
		for _, f := range m.Funcs {
			ir.Walk(f.Body, func(s ir.Stmt) {
				if d, ok := s.(*ir.Declare); ok && strings.HasPrefix(d.Var.Name, "part") {
					parts++
				}
				ir.EachExpr(s, func(e ir.Expr) { height = max(height, ir.Height(e)) })
			}, nil)
		}
		if parts != test.parts || height > 300 {
			t.Errorf("%s: %d variables, %d high; want %d", test.name, parts, height, test.parts)
		}
		if err := ir.Verify(m); err != nil {
			t.Error(fmt.Errorf("%s: %w", test.name, err))
		}
	}
}
