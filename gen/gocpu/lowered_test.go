package gocpu

import (
	"path/filepath"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
)

// TestLowered checks that what the kernels of the module's tests and examples become keeps the rules of ir.
func TestLowered(t *testing.T) {
	n := 0
	for _, p := range []string{"../../testdata/kernels/*.c[ul]", "../../examples/*/*.c[ul]", "testdata/forms/*.c[ul]"} {
		files, err := filepath.Glob(p)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			m, diags := bindgen.Load(&bindgen.Config{All: true, Include: []string{filepath.Dir(file)}}, file)
			if diags.Len() > 0 {
				continue // files that want compiler flags
			}
			n++
			for _, opt := range []Options{{}, {Slow: true}, {General: true}, {Checks: "image"}} {
				verifyLowered(t, file, m, opt)
			}
		}
	}
	if n < 50 {
		t.Errorf("only %d files", n)
	}
}

func verifyLowered(t *testing.T, file string, m *ir.Module, opt Options) {
	e := newEmitter(m, opt)
	for _, k := range m.Kernels {
		bodies := map[string]*ir.Func{"whole": e.bodies[k]}
		if ph := e.phased[k]; ph != nil {
			bodies["in regions"] = ph.body
		}
		for what, f := range bodies {
			if f == nil {
				continue
			}
			if err := ir.VerifyFunc(m, f); err != nil {
				t.Errorf("%s: %s %s, %+v:\n%v\n%s", file, k.Name, what, opt, err, ir.PrintFunc(f))
			}
		}
	}
}
