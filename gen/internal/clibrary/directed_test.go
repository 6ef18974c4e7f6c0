package clibrary

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// TestDirectedRandom compares the functions that round to one side with the processor's own rounding modes, on 20,000
// random operands each, and with KBIND_TEST=all on 2 millions. They are C as well as OpenCL C.
func TestDirectedRandom(t *testing.T) {
	t.Parallel()
	compiler, err := exec.LookPath("cc")
	if err != nil || runtime.GOARCH != "amd64" && runtime.GOARCH != "arm64" {
		t.Skip("skip: no C compiler, or none for a processor whose rounding modes are known")
	}
	var texts strings.Builder
	seen := map[string]bool{}
	for _, op := range []string{"add", "mul", "div", "sqrt", "fma"} {
		for _, typ := range []string{"f32", "f64"} {
			name, _, list := Directed(op+"_rz", typ)
			if name == "" {
				t.Fatalf("no %s of %s", op, typ)
			}
			for _, n := range list {
				if !seen[n.Name] {
					seen[n.Name] = true
					texts.WriteString(n.Text)
				}
			}
		}
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "texts.inc"), []byte(texts.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	program := filepath.Join(dir, "directed")
	build := exec.Command(compiler, "-O1", "-w", "-ffp-contract=off", "-frounding-math", "-fno-math-errno", "-I"+dir,
		"-o", program, "testdata/directed.c", "testdata/rounded.c", "-lm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	n := "20000"
	if os.Getenv("KBIND_TEST") == "all" {
		n = "2000000"
	}
	if out, err := exec.Command(program, n).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
