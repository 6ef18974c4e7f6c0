package cc_test

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/gen/cc"
	"github.com/kbind/kbind/gen/internal/irtest"
)

var update = flag.Bool("update", false, "write the golden files")

// TestOneByOne compares why the threads of kernels cannot run side by side with a golden file.
func TestOneByOne(t *testing.T) {
	irtest.Golden(t, "testdata/onebyone*.c[ul]", ".golden", *update, func(t *testing.T, file string) string {
		m, diags := bindgen.Load(&bindgen.Config{All: true}, file)
		if diags.Len() > 0 {
			t.Fatal(diags.Items[0].Msg)
		}
		var out strings.Builder
		for _, k := range cc.Emit(m, cc.Options{}).Kernels {
			if k.Refused != nil {
				t.Fatalf("%s: %s", k.Name, k.Refused.Msg)
			}
			for _, r := range k.Text.OneByOne {
				fmt.Fprintf(&out, "%s, line %d: %s\n", k.Name, m.Set.Position(r.At).Line, r.Why)
			}
			if len(k.Text.OneByOne) == 0 {
				t.Errorf("the threads of %s run side by side", k.Name)
			}
		}
		return out.String()
	})
}

// TestReasons checks that the golden file shows each reason of package lanes.
func TestReasons(t *testing.T) {
	irtest.ShownFrom(t, "fail", []string{"../internal/lanes/*.go"}, []string{"testdata/*.golden"})
}
