package lanes_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/kerneltest"
	"github.com/kbind/kbind/gen/internal/lanes"
	"github.com/kbind/kbind/gen/internal/plan"
)

// TestForms compares how variables change along the lanes, and why threads cannot run side by side, with the comments
// of testdata.
func TestForms(t *testing.T) {
	kerneltest.Check(t, "testdata/forms.cu", func(f *kerneltest.Func) kerneltest.Query {
		never := func(*ir.Var) bool { return false }
		p, why := lanes.Analyse(&lanes.Region{Body: f.Body, Plan: &plan.Region{}, Expanded: never, InMemory: never})
		return func(_ int, key string) string {
			if key == "no" {
				return strings.ReplaceAll(why, " ", ".")
			}
			switch form := p.Variable(f.Var(key)); form.Kind {
			case lanes.SameForm:
				return "same"
			case lanes.RowForm:
				return fmt.Sprintf("row%+d", form.Step)
			case lanes.EachForm:
				return "each"
			}
			return "unknown"
		}
	})
}
