package definite_test

import (
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/definite"
	"github.com/kbind/kbind/gen/internal/kerneltest"
	"github.com/kbind/kbind/gen/internal/usage"
)

func analyse(f *kerneltest.Func) (*usage.Info, *definite.Info) {
	u := usage.Analyse(f.Module.Funcs, func(ir.Op) bool { return false })
	cfg := definite.Config{Addressed: func(v *ir.Var) bool {
		return u.Addressed[v]
	}, Wanted: func(*ir.Var) bool { return true }}
	return u, definite.New(cfg).Func(f.Func)
}

// The keys of testdata are variables: "unset" if one may be read before it has a value, else "set". "copy:" before the
// name asks whether the line only copies it.
func TestWant(t *testing.T) {
	kerneltest.Check(t, "testdata/*.cu", func(f *kerneltest.Func) kerneltest.Query {
		u, info := analyse(f)
		return func(line int, key string) string {
			if len(key) > 5 && key[:5] == "copy:" {
				for _, r := range f.Reads(line, key[5:]) {
					if info.Copies[r] {
						return "yes"
					}
				}
				return "no"
			}
			v := f.Var(key)
			if v == nil {
				return "no variable"
			}
			if ir.IsAggregate(v.Type) {
				return fill(f.Body, v, u.Addressed[v])
			}
			if info.Unset[v] {
				return "unset"
			}
			return "set"
		}
	})
}

// fill says whether an array or a struct is filled right after its declaration.
func fill(list []ir.Stmt, v *ir.Var, addressed bool) string {
	for i, s := range list {
		if d, ok := s.(*ir.Declare); ok && d.Var == v {
			if definite.Filled(list, i, v) || !addressed && definite.Completed(list, i, v) {
				return "filled"
			}
			return "open"
		}
	}
	return "elsewhere"
}
