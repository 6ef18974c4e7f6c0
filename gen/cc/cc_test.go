package cc_test

import (
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/gen/cc"
)

// TestEmit translates a kernel of each form, and refuses what must be suspended.
func TestEmit(t *testing.T) {
	m, diags := bindgen.Load(&bindgen.Config{All: true}, "testdata/forms.cu")
	if diags.Len() > 0 {
		t.Fatal(diags.Items[0].Msg)
	}
	want := map[string][]string{
		"plain":  {"plain", "kb_tid_x += KB_LANES;", "x[i] = -x[i];"},
		"phases": {"phases", "float s[64] = {0};", "Parallel region"},
		"waits":  {"resumable"},
		"copies": {"phases", "Parallel region"},
		"says":   {"plain", "int32_t launch, int32_t block"},
	}
	for _, k := range cc.Emit(m, cc.Options{}).Kernels {
		if k.Name == "says" && strings.Count(k.Text.Text, "kb_print(kb_worker, ") != 1 {
			t.Errorf("it does not print once:\n%s", k.Text.Text)
		}
		list := want[k.Name]
		if k.Form != list[0] || (k.Refused != nil) != (list[0] == "resumable") || k.Refused != nil && k.Refused.Pos == 0 {
			t.Errorf("%s: form %s, refused %v", k.Name, k.Form, k.Refused)
			continue
		}
		for _, part := range list[1:] {
			if !strings.Contains(k.Text.Text, part) {
				t.Errorf("%s: there is no %q in\n%s", k.Name, part, k.Text.Text)
			}
		}
	}
}
