package prelude_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/prelude"
)

// TestDocumentedOpenCL checks the builtin functions of OpenCL C against the prelude: each is declared or listed as
// absent with a reason. TestLowers shows that what is declared has a body or an operation.
func TestDocumentedOpenCL(t *testing.T) {
	text, err := os.ReadFile("testdata/opencl-names.txt")
	if err != nil {
		t.Fatal(err)
	}
	names := prelude.Names(prelude.OpenCL)
	slices.Sort(names)
	have, absent := 0, 0
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		for _, name := range strings.Fields(line) {
			_, declared := slices.BinarySearch(names, name)
			_, excused := prelude.Absent(name)
			switch {
			case declared == excused:
				t.Errorf("%s: declared %v, listed as absent %v", name, declared, excused)
			case declared:
				have++
			default:
				absent++
			}
		}
	}
	t.Logf("%d of %d documented functions are in the prelude, %d have a reason why not", have, have+absent, absent)
}
