package spinwait_test

import (
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/kerneltest"
	"github.com/kbind/kbind/gen/internal/spinwait"
)

// The key of testdata is "loop": whether the loops that begin on the line wait.
func TestWant(t *testing.T) {
	kerneltest.Check(t, "testdata/*.cu", func(f *kerneltest.Func) kerneltest.Query {
		waits := spinwait.Find(f.Module.Funcs)
		return func(line int, key string) string {
			found := "none"
			for _, s := range f.Stmts(line) {
				switch s := s.(type) {
				case *ir.Loop:
					if waits.Loops[s] {
						return "waits"
					}
					found = "goes"
				case *ir.Label:
					for g := range waits.Gotos {
						if g.To == s {
							return "waits"
						}
					}
					found = "goes"
				}
			}
			return found
		}
	})
}

// TestYielding checks where the yield stands: before the test of the next iteration, or, where that costs nothing,
// only when there is one.
func TestYielding(t *testing.T) {
	cond := &ir.Const{X: ir.X{Typ: ir.Bool}, Bits: 1}
	pre := []ir.Stmt{&ir.Block{}}
	for _, c := range []struct {
		name      string
		loop      *ir.Loop
		pre, post int // statements
		guarded   bool
	}{
		{"while", &ir.Loop{Cond: cond}, 0, 1, true},
		{"while with statements in its test", &ir.Loop{Pre: pre, Cond: cond}, 1, 1, false},
		{"do while", &ir.Loop{Pre: pre, Cond: cond, TestLast: true}, 2, 0, true},
		{"without end", &ir.Loop{}, 0, 1, false},
	} {
		got := spinwait.Yielding(c.loop)
		if len(got.Pre) != c.pre || len(got.Post) != c.post || spinwait.Yields(c.loop) || !spinwait.Yields(got) {
			t.Errorf("%s: %d and %d statements", c.name, len(got.Pre), len(got.Post))
			continue
		}
		list := got.Post
		if c.loop.TestLast {
			list = got.Pre
		}
		if _, guarded := list[len(list)-1].(*ir.If); guarded != c.guarded {
			t.Errorf("%s: yields under the condition: %v", c.name, guarded)
		}
	}
}
