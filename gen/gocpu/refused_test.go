package gocpu

import (
	"path/filepath"
	"reflect"
	"testing"

	"github.com/kbind/kbind/bindgen"
)

// TestCheckOnly checks that the verdicts without text are those of the text.
func TestCheckOnly(t *testing.T) {
	files, _ := filepath.Glob("../../examples/suite/cu/*.cu")
	forms, _ := filepath.Glob("testdata/forms/*.cu")
	files = append(files, forms...)
	seen := map[string]int{}
	for _, file := range files {
		m, diags := bindgen.Load(&bindgen.Config{All: true}, file)
		if diags.Len() > 0 {
			continue // warnings and errors are the business of others
		}
		opt := Options{Package: "k", File: "k.go", Ident: "image", Prefix: "cpu"}
		full, err := Emit(m, opt)
		if err != nil {
			t.Fatal(file, err)
		}
		opt.CheckOnly = true
		only, err := Emit(m, opt)
		if err != nil || only.Source != nil {
			t.Fatal(file, err)
		}
		for name, want := range full.Forms {
			seen[want.Name]++
			if got := only.Forms[name]; !reflect.DeepEqual(got, want) {
				t.Errorf("%s: %s: %+v, want %+v", file, name, got, want)
			}
		}
		if len(only.Forms) != len(full.Forms) || !reflect.DeepEqual(only.Refused, full.Refused) {
			t.Errorf("%s: other verdicts: %+v, want %+v", file, only, full.Refused)
		}
	}
	for _, name := range []string{"plain", "phases", "resumable"} {
		if seen[name] == 0 {
			t.Errorf("no kernel is %s", name)
		}
	}
}
