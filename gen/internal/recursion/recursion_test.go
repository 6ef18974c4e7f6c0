package recursion_test

import (
	"flag"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/converge"
	"github.com/kbind/kbind/gen/internal/kerneltest"
	"github.com/kbind/kbind/gen/internal/recursion"
	"github.com/kbind/kbind/gen/internal/usage"
)

var update = flag.Bool("update", false, "write the functions that the test expects")

// TestForms holds which functions of testdata/forms.cu become which ones that do not call themselves.
func TestForms(t *testing.T) {
	list := kerneltest.Load(t, "testdata/forms.cu")
	m := list[0].Module
	var funcs []*ir.Func
	for _, f := range list {
		funcs = append(funcs, f.Func)
	}
	recursive := usage.Recursive(funcs)
	flat := recursion.Flat(funcs, usage.Suspending(funcs, ir.Suspends), usage.Suspending(funcs, converge.Faults))
	text, err := os.ReadFile("testdata/forms.cu")
	if err != nil {
		t.Fatal(err)
	}
	wants := regexp.MustCompile(`// want: (\w+)=(\w+)`).FindAllStringSubmatch(string(text), -1)
	if len(wants) != 12 {
		t.Fatal(wants)
	}
	var out strings.Builder
	for _, want := range wants {
		i := slices.IndexFunc(funcs, func(f *ir.Func) bool { return f.Source == want[1] })
		if i < 0 {
			t.Errorf("no function %s", want[1])
			continue
		}
		got, f := "none", flat[funcs[i]]
		switch {
		case f != nil:
			got = "flat"
			if err := ir.VerifyFunc(m, f, slices.Collect(maps.Values(flat))...); err != nil {
				t.Error(err)
			}
			if usage.Recursive([]*ir.Func{f})[f] {
				t.Errorf("%s still calls itself", want[1])
			}
			out.WriteString(ir.PrintFunc(f) + "\n")
		case recursive[funcs[i]]:
			got = "left"
		}
		if got != want[2] {
			t.Errorf("%s: %s, want %s", want[1], got, want[2])
		}
	}
	if *update {
		if err := os.WriteFile("testdata/forms.want", []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile("testdata/forms.want")
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(string(want), out.String()); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}
