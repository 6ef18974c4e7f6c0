package gen

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
)

func TestEmitIR(t *testing.T) {
	m := add("add.cu", "vec.h").M
	text, err := EmitIR(m, "", Lowering{})
	if err != nil || !strings.HasPrefix(string(text), "module cuda\n") {
		t.Errorf("%v\n%s", err, text)
	}
	if _, err := EmitIR(m, "vectorise", Lowering{}); err == nil ||
		!strings.Contains(err.Error(), "the passes are: inline, ") {
		t.Error(err)
	}
}

// TestEmitIRExamples checks that every example is printed after all passes, and planned.
func TestEmitIRExamples(t *testing.T) {
	n, loops := 0, 0
	for _, p := range []string{"../examples/*/*.c[ul]", "../examples/suite/c[ul]/*.c[ul]"} {
		files, err := filepath.Glob(p)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			m, diags := bindgen.Load(&bindgen.Config{All: true}, file)
			if m == nil {
				t.Errorf("%s: %v", file, diags.Err())
				continue
			}
			text, err := EmitIR(m, AllPasses, Lowering{})
			if err != nil || strings.Count(string(text), "kernel ") < len(m.Kernels) {
				t.Errorf("%s: %v\n%s", file, err, text)
			}
			if text := EmitPlans(m, Lowering{}); strings.Count(string(text), "kernel ") < len(m.Kernels) {
				t.Errorf("%s: not all kernels are planned:\n%s", file, text)
			}
			n++
			loops += strings.Count(string(text), "threads {")
		}
	}
	if n < 30 || loops < 20 {
		t.Errorf("only %d files and %d loops over threads", n, loops)
	}
}
