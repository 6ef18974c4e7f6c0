package cc_test

import (
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/gen/cc"
)

// TestLanes wants threads side by side in the kernels that are called wide, and in no other.
func TestLanes(t *testing.T) {
	m, diags := bindgen.Load(&bindgen.Config{All: true}, "testdata/lanes.cu")
	if diags.Len() > 0 {
		t.Fatal(diags.Items[0].Msg)
	}
	for _, single := range []bool{false, true} {
		for _, k := range cc.Emit(m, cc.Options{OneByOne: single}).Kernels {
			if k.Refused != nil {
				t.Fatalf("%s: %s", k.Name, k.Refused.Msg)
			}
			want := strings.HasPrefix(k.Name, "wide_") && !single
			if got := strings.Contains(k.Text.Text, "kb_tid_x += KB_LANES"); got != want {
				t.Errorf("%s: side by side %v\n%s", k.Name, got, k.Text.Text)
			}
		}
	}
}
