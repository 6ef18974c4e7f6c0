package gen_test

import (
	"testing"
	"time"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/gen"
	"github.com/kbind/kbind/internal/longtext"
)

// TestLongTexts writes kernels whose time must grow linearly with their length: seconds, on a slow and loaded machine.
func TestLongTexts(t *testing.T) {
	for _, c := range longtext.Texts() {
		t.Run(c.Name, func(t *testing.T) {
			text := []byte(c.Make(c.N / 4))
			m, diags := bindgen.Load(&bindgen.Config{All: true, Open: func(string) ([]byte, error) { return text, nil }}, "k.cu")
			if diags.Len() > 0 {
				t.Fatal(diags.Items[0].Msg)
			}
			start := time.Now()
			opt := gen.Options{Version: "v0.0.1", Dir: t.TempDir(), Package: "p", Files: []string{"k.cu"}, CPUOptional: true}
			files, diags := gen.Generate(m, opt)
			if d := time.Since(start); d > 10*time.Second {
				t.Errorf("%d bytes take %v", len(text), d)
			}
			if diags.Len() > 0 || len(files) == 0 {
				t.Errorf("%d files, %v", len(files), diags.Err())
			}
		})
	}
}
