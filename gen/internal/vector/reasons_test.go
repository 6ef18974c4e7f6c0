package vector

import (
	"testing"

	"github.com/kbind/kbind/gen/internal/irtest"
)

// TestReasons checks that a kernel in testdata, or in that of package plan, shows each reason why something is not
// done.
func TestReasons(t *testing.T) {
	irtest.Shown(t, []string{"[a-o]*.go", "pl*.go", "pro*.go", "[q-z]*.go"},
		[]string{"testdata/*.golden", "../plan/testdata/*.plan"})
}
