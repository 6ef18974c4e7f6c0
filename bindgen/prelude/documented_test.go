package prelude_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/prelude"
)

// TestDocumented checks the device functions of CUDA against the prelude: each is declared, a macro, or listed as
// absent with a reason. TestLowers shows that what is declared has a body or an operation.
func TestDocumented(t *testing.T) {
	text, err := os.ReadFile("testdata/cuda-names.txt")
	if err != nil {
		t.Fatal(err)
	}
	names := prelude.Names(prelude.CUDA)
	for _, f := range prelude.Macros(prelude.CUDA) {
		for line := range strings.Lines(string(f.Text)) {
			if rest, ok := strings.CutPrefix(line, "#define "); ok {
				names = append(names, rest[:strings.IndexAny(rest, "( \n")])
			}
		}
	}
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
	if have < 1000 { // README says so
		t.Errorf("only %d documented functions are in the prelude", have)
	}
}
