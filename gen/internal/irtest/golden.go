package irtest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Golden compares the text that made returns for each file that matches glob with the file beside it that ends in ext,
// or writes that file if update is set. A file with this ending in the directory that is no other's is an error.
func Golden(t *testing.T, glob, ext string, update bool, made func(t *testing.T, file string) string) {
	t.Helper()
	files, err := filepath.Glob(glob)
	if err != nil || len(files) == 0 {
		t.Fatal("no files match ", glob, err)
	}
	wanted := map[string]bool{}
	for _, file := range files {
		golden := strings.TrimSuffix(file, filepath.Ext(file)) + ext
		wanted[golden] = true
		t.Run(filepath.Base(file), func(t *testing.T) {
			got := made(t, file)
			if update {
				if err := os.WriteFile(golden, []byte(got), 0o666); err != nil {
					t.Fatal(err)
				}
				return
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if text := strings.ReplaceAll(string(want), "\r\n", "\n"); got != text {
				t.Errorf("%s\n%s", golden, Diff(got, text))
			}
		})
	}
	goldens, err := filepath.Glob(filepath.Join(filepath.Dir(glob), "*"+ext))
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range goldens {
		if !wanted[g] {
			t.Errorf("%s belongs to no file", g)
		}
	}
}

// Diff shows the lines of two texts between the first and the last that differ.
func Diff(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	from := 0
	for from < len(g) && from < len(w) && g[from] == w[from] {
		from++
	}
	to := 0
	for to < len(g)-from && to < len(w)-from && g[len(g)-1-to] == w[len(w)-1-to] {
		to++
	}
	var b strings.Builder
	for _, line := range g[from : len(g)-to] {
		b.WriteString("got  " + line + "\n")
	}
	for _, line := range w[from : len(w)-to] {
		b.WriteString("want " + line + "\n")
	}
	return b.String()
}
