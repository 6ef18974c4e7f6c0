package plan

import (
	"testing"

	"github.com/kbind/kbind/gen/internal/irtest"
)

// TestReasons checks that a kernel in testdata, or in that of package pass, shows each reason of a plan, and of the
// passes before it, why a kernel is refused or has no better form.
func TestReasons(t *testing.T) {
	irtest.Shown(t, []string{"[a-o]*.go", "pl*.go", "[q-z]*.go", "../pass/inline*.go", "../pass/regions*.go",
		"../pass/instrument_regions.go"}, []string{"testdata/*.plan", "../pass/testdata/*.ir",
		"../../opencl/testdata/recursion.want"})
}
