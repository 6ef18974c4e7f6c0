package plan

import (
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/irtest"
)

var update = flag.Bool("update", false, "write the golden files")

// TestPlans compares the plans of the kernels in testdata with golden files. The first line of a file may say what the
// kernels are planned for.
func TestPlans(t *testing.T) {
	options := map[string]Options{
		"// general":       {General: true, References: true},
		"// slow":          {Slow: true, References: true},
		"// no references": {},
		"// checked":       {Checked: true},
	}
	irtest.Golden(t, "testdata/*.[ch][ui]*", ".plan", *update, func(t *testing.T, file string) string {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		first, _, _ := strings.Cut(string(text), "\n")
		opt, ok := options[strings.TrimSpace(first)]
		if !ok {
			opt = Options{References: true}
		}
		wide := strings.HasPrefix(first, "// 64 lanes")
		m, diags := bindgen.Load(&bindgen.Config{All: true, Wave64: wide && strings.HasSuffix(file, ".hip")}, file)
		if diags.Len() > 0 {
			var b strings.Builder
			diags.Format(&b, false)
			if !strings.Contains(file, "refused") {
				t.Fatal(b.String())
			}
		}
		m.Wave64 = wide
		p := Of(m, opt)
		var out []string
		for _, k := range p.Kernels {
			out = append(out, p.Text(k))
		}
		return strings.Join(out, "\n")
	})
}

// TestForms checks that the goldens show each form.
func TestForms(t *testing.T) {
	seen := map[Form]bool{}
	for _, file := range []string{"testdata/plain.cu", "testdata/phases.cu", "testdata/resumable.cu",
		"testdata/reference.cu"} {
		m, _ := bindgen.Load(&bindgen.Config{All: true}, file)
		for _, k := range Of(m, Options{References: true}).Kernels {
			seen[k.Form] = true
		}
	}
	for _, f := range []Form{FormPlain, FormPhases, FormResumable, FormReference} {
		if !seen[f] {
			t.Errorf("no kernel is %s", f)
		}
	}
}

// TestModuleStays checks that planning leaves the module as it was, and that two plans are alike.
func TestModuleStays(t *testing.T) {
	m, _ := bindgen.Load(&bindgen.Config{All: true}, "testdata/phases.cu")
	before := ir.Print(m)
	text := func() (list []string) {
		p := Of(m, Options{})
		for _, k := range p.Kernels {
			list = append(list, p.Text(k))
		}
		return list
	}
	if a, b := text(), text(); !slices.Equal(a, b) {
		t.Errorf("%s\n%s", a, b)
	}
	if ir.Print(m) != before {
		t.Error("a plan changed the module")
	}
}
