package invariant

import (
	"fmt"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/kerneltest"
)

// TestAnalyse checks what each loop of a nest computes before it: declarations that something uses, and expressions,
// where unused ones stand in brackets.
func TestAnalyse(t *testing.T) {
	want := map[string]string{
		"nested":     "line 2: n * w; line 4: row * 3",
		"unused":     "line 8: a b [(n * n) * w]",
		"inner_only": "line 16: first; line 17: i * w [(n * 2) - w]",
		"fused":      "line 20: [a * b]",
	}
	for _, f := range kerneltest.Load(t, "testdata/nests.cu") {
		line := func(s ir.Stmt) int { return f.Module.Set.Position(s.Pos()).Line }
		cfg := Config{
			Fixed:    func(v *ir.Var) bool { return !ir.IsPointer(v.Type) },
			Movable:  func(d *ir.Declare) bool { return !ir.Writes(f.Body, d.Var) },
			Gone:     func(*ir.Declare) bool { return false },
			Replaced: func(ir.Expr) bool { return false },
			Written: func(e ir.Expr) ir.Expr {
				if b, ok := e.(*ir.Binary); ok && b.Op == ir.Add && b.Typ == ir.F32 {
					if m, ok := b.A.(*ir.Binary); ok && m.Op == ir.Mul {
						return &ir.Builtin{X: b.X, Op: "math.fma", Args: []ir.Expr{m.A, m.B, b.B}}
					}
				}
				return e
			},
		}
		var got []string
		ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
			l, ok := s.(*ir.Loop)
			if !ok {
				return true
			}
			nest := Analyse(l, cfg)
			ir.WalkStmts([]ir.Stmt{l}, func(s ir.Stmt) bool {
				if l, ok := s.(*ir.Loop); ok {
					got = append(got, fmt.Sprintf("line %d:%s", line(l), before(nest[l])))
				}
				return true
			})
			return false
		})
		if text := strings.Join(got, "; "); text != want[f.Source] {
			t.Errorf("%s computes before its loops %q, want %q", f.Source, text, want[f.Source])
		}
	}
}

// before is what is computed before a loop.
func before(l *Loop) (text string) {
	for _, d := range l.Wanted {
		text += " " + d.Var.Name
	}
	for _, x := range l.Exprs {
		if x.Wanted {
			text += " " + ir.ExprString(x.Expr)
		} else {
			text += " [" + ir.ExprString(x.Expr) + "]"
		}
	}
	return text
}
