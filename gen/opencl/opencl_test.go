package opencl

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/kbind/kbind/bindgen"
)

var update = flag.Bool("update", false, "write the texts that the tests expect")

// TestText holds what becomes of the kernels in testdata to NAME.want.
func TestText(t *testing.T) {
	files, err := filepath.Glob("testdata/*.c[ul]")
	if err != nil || len(files) < 5 {
		t.Fatal(files, err)
	}
	for _, f := range files {
		t.Run(filepath.Base(f), func(t *testing.T) {
			m, diags := bindgen.Load(&bindgen.Config{All: true}, filepath.ToSlash(f))
			if diags.Len() > 0 {
				t.Fatal(diags.Items[0].Msg)
			}
			var b strings.Builder
			for _, k := range Emit(m, Options{}).Kernels {
				if k.Refused != nil {
					fmt.Fprintf(&b, "// %s refused: line %d: %s\n\n", k.Name, m.Set.Position(k.Refused.Pos).Line, k.Refused.Msg)
					continue
				}
				plain := ""
				if len(k.Text.Plain) > 0 {
					plain = ", not optimised by " + strings.Join(k.Text.Plain, " and ")
				}
				fmt.Fprintf(&b, "// %s, hidden parameters %v, needs %v%s\n%s\n", k.Name, k.Text.Hidden, k.Text.Needs, plain,
					k.Text.Text)
			}
			want := strings.TrimSuffix(f, filepath.Ext(f)) + ".want"
			if *update {
				if err := os.WriteFile(want, []byte(b.String()), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			text, err := os.ReadFile(want)
			if err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(string(text), b.String()); d != "" {
				t.Errorf("(-want +got):\n%s", d)
			}
		})
	}
}
