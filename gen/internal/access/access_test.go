package access_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/access"
	"github.com/kbind/kbind/gen/internal/kerneltest"
	"github.com/kbind/kbind/gen/internal/usage"
)

// The keys of testdata are pointer parameters. A value says how one is accessed, and "own" if each thread has an
// element of its own, with the constant that stands for blockDim.x and the width of a row.
func TestWant(t *testing.T) {
	kerneltest.Check(t, "testdata/*.cu", func(f *kerneltest.Func) kerneltest.Query {
		u := usage.Analyse(f.Module.Funcs, func(ir.Op) bool { return false })
		changes := func(v *ir.Var) bool { return u.Written[v] || u.Addressed[v] }
		uses, locals := access.Of(f.Func, false), access.Fixed(f.Body, changes)
		return func(_ int, key string) string {
			p := uses[f.Var(key)]
			if p == nil {
				return "no pointer"
			}
			words := []string{"reads"}
			if p.WriteOnly() {
				words = []string{"writes"}
			} else if p.Written {
				words = append(words, "writes")
			}
			if p.Escapes {
				words = append(words, "escapes")
			}
			if o := access.OwnElement(p.Indices, locals, changes); o != nil {
				words = append(words, own(o))
			}
			return strings.Join(words, ",")
		}
	})
}

func own(o *access.Own) string {
	text := "own"
	if o.Block != 0 {
		text += fmt.Sprintf("/%d", o.Block)
	}
	switch w := o.Width.(type) {
	case *ir.Const:
		text += fmt.Sprintf("*%d", w.Bits)
	case *ir.Ref:
		text += "*" + w.Var.Source
	}
	return text
}
