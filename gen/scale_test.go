package gen_test

import (
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/gen"
	"github.com/kbind/kbind/internal/longtext"
	"github.com/kbind/kbind/internal/testall"
)

// TestLongTexts writes kernels whose time must grow linearly with their length.
func TestLongTexts(t *testing.T) {
	part := testall.Count(t, 16, 4) // of the length at which the square takes minutes
	for _, c := range longtext.Texts() {
		t.Run(c.Name, func(t *testing.T) {
			err := c.Grows(c.N/part, func(text []byte) { generate(t, text) })
			if err != nil {
				t.Error(err)
			}
		})
	}
}

// TestTooLongTexts looks at what is left of units that are refused, which `kbind inspect` does.
func TestTooLongTexts(t *testing.T) {
	part := testall.Count(t, 16, 1)
	for _, c := range longtext.TooLong() {
		t.Run(c.Name, func(t *testing.T) {
			err := c.Grows(c.N/part, func(text []byte) {
				m, _ := bindgen.Load(&bindgen.Config{All: true, Open: func(string) ([]byte, error) { return text, nil }}, c.File())
				gen.Check(m)
			})
			if err != nil {
				t.Error(err)
			}
		})
	}
}

// generate loads text and writes all files for it.
func generate(t *testing.T, text []byte) {
	t.Helper()
	open := func(string) ([]byte, error) { return text, nil }
	m, diags := bindgen.Load(&bindgen.Config{All: true, Open: open}, "k.cu")
	if diags.Len() > 0 {
		t.Fatal(diags.Items[0].Msg)
	}
	opt := gen.Options{
		Version: "v0.0.1", Dir: t.TempDir(), Package: "p", Files: []string{"k.cu"}, CPUOptional: true,
	}
	files, diags := gen.Generate(m, opt)
	if diags.Len() > 0 || len(files) == 0 {
		t.Errorf("%d files, %v", len(files), diags.Err())
	}
}
