package sema_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
)

var update = flag.Bool("update", false, "write the golden files")

// load checks a file, binding every kernel.
func load(t *testing.T, path string) *ir.Module {
	t.Helper()
	m, diags := bindgen.Load(&bindgen.Config{All: true}, path)
	if err := diags.Err(); err != nil {
		t.Error(err)
	}
	for _, k := range m.Kernels {
		if k.Refused != nil {
			t.Errorf("%s: %s refused: %s", m.Set.Position(k.Refused.Pos), k.Symbol, k.Refused.Msg)
		}
	}
	if err := ir.Verify(m); err != nil {
		t.Error(err)
	}
	return m
}

// TestBodies compares the IR of every file in testdata with its golden text.
func TestBodies(t *testing.T) {
	goldens, _ := filepath.Glob("testdata/*.ir")
	orphans := map[string]bool{}
	for _, g := range goldens {
		orphans[g] = true
	}
	files, _ := filepath.Glob("testdata/*.[ch]*[ulp]")
	for _, file := range files {
		golden := file + ".ir"
		delete(orphans, golden)
		t.Run(filepath.Base(file), func(t *testing.T) {
			got := ir.Print(load(t, file))
			if *update && !t.Failed() {
				if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if string(want) != got {
				t.Errorf("IR differs from %s (run with -update to accept):\n%s", golden, firstDifference(string(want), got))
			}
		})
	}
	for g := range orphans {
		t.Errorf("%s has no source", g)
	}
}

func firstDifference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range w {
		if i >= len(g) || w[i] != g[i] {
			lo := max(0, i-3)
			return fmt.Sprintf("line %d\nwant:\n%s\ngot:\n%s", i+1, strings.Join(w[lo:min(len(w), i+4)], "\n"),
				strings.Join(g[lo:min(len(g), i+4)], "\n"))
		}
	}
	return "more lines"
}

var wantError = regexp.MustCompile(`/\* ERROR "([^"]*)" \*/`)

// TestErrors checks that every kernel of testdata/errors is refused on the line that says so, for the reason that it
// gives, and no other. Files whose names end in 20 are C++20, those in 23 C++23.
func TestErrors(t *testing.T) {
	files, _ := filepath.Glob("testdata/errors/*.c[ul]")
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			cfg := &bindgen.Config{All: true}
			if strings.HasSuffix(file, "20.cu") {
				cfg.Std = "c++20"
			}
			if strings.HasSuffix(file, "23.cu") {
				cfg.Std = "c++23"
			}
			m, diags := bindgen.Load(cfg, file)
			got := map[int]string{}
			for _, k := range m.Kernels {
				if k.Refused != nil {
					got[m.Set.Position(k.Refused.Pos).Line] += k.Refused.Msg + "\n"
				}
			}
			for _, d := range diags.Items {
				got[m.Set.Position(d.Span.Start).Line] += d.Msg + "\n"
			}
			for i, line := range strings.Split(string(text), "\n") {
				msg := got[i+1]
				delete(got, i+1)
				want := wantError.FindStringSubmatch(line)
				switch {
				case want == nil && msg != "":
					t.Errorf("line %d: unexpected %s", i+1, msg)
				case want != nil && !regexp.MustCompile(want[1]).MatchString(msg):
					t.Errorf("line %d: got %q, want %q", i+1, msg, want[1])
				}
			}
			for line, msg := range got {
				t.Errorf("line %d: unexpected %s", line, msg)
			}
		})
	}
}

// TestOpenCL2 checks that what OpenCL C 2.0 allows is refused in 1.2 alone.
func TestOpenCL2(t *testing.T) {
	const text = `global int loose = 1;
int takes(int *p) { return *p; }
kernel void k(global int *o, global int *global *p) { o[0] = takes(o) + loose + p[0][0]; }
kernel void c(global int *o, constant int *n) { o[0] = takes(n); }
`
	for std, want := range map[string]string{"CL1.2": "kc", "CL2.0": "c"} {
		refused := ""
		open := func(string) ([]byte, error) { return []byte(text), nil }
		m, _ := bindgen.Load(&bindgen.Config{All: true, Std: std, Open: open}, "k.cl")
		for _, k := range m.Kernels {
			if k.Refused != nil {
				refused += k.Name
			}
		}
		if refused != want {
			t.Errorf("%s refuses %q, want %q", std, refused, want)
		}
	}
}
