package ending_test

import (
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/ending"
	"github.com/kbind/kbind/gen/internal/kerneltest"
)

// The key of testdata is "loop": whether the loop that begins on the line surely ends.
func TestWant(t *testing.T) {
	kerneltest.Check(t, "testdata/*.cu", func(f *kerneltest.Func) kerneltest.Query {
		loops := ending.Of(f.Body)
		return func(line int, key string) string {
			for _, s := range f.Stmts(line) {
				if l, ok := s.(*ir.Loop); ok {
					return map[bool]string{true: "ends", false: "unknown"}[loops.Ends(l)]
				}
			}
			return "none"
		}
	})
}

// TestZero shows what is known without the values of variables.
func TestZero(t *testing.T) {
	if !new(ending.Info).Ends(&ir.Loop{Cond: &ir.Const{X: ir.X{Typ: ir.Bool}}}) || new(ending.Info).Ends(&ir.Loop{}) {
		t.Error("a loop without iterations ends, one without a condition may not")
	}
}
