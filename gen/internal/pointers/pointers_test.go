package pointers_test

import (
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/kerneltest"
	"github.com/kbind/kbind/gen/internal/pointers"
	"github.com/kbind/kbind/gen/internal/usage"
)

// The keys of testdata are pointer variables, the values their classes.
func TestWant(t *testing.T) {
	kerneltest.Check(t, "testdata/*.cu", func(f *kerneltest.Func) kerneltest.Query {
		u := usage.Analyse(f.Module.Funcs, func(ir.Op) bool { return false })
		info := pointers.Analyse(f.Module.Funcs, func(v *ir.Var) bool { return u.Addressed[v] })
		return func(_ int, key string) string {
			if v := f.Var(key); v != nil {
				return info.Class(v).String()
			}
			return "no variable"
		}
	})
}
