package uniform_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/uniform"
)

// The kernels in testdata hold what is expected in comments: "want: NAME=LEVEL ..." at the end of a line is about the
// variables of those names in the kernel around it, with a level for the line's own control flow under the name
// "here". LEVEL is block, warp or thread. Files that begin with "// aligned" are looked at with whole warps.
var want = regexp.MustCompile(`// want: (.*)$`)

func TestWant(t *testing.T) {
	files, err := filepath.Glob("testdata/*.cu")
	if err != nil || len(files) == 0 {
		t.Fatal("no testdata", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) { check(t, file) })
	}
}

func check(t *testing.T, file string) {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	m, diags := bindgen.Load(&bindgen.Config{All: true}, file)
	if diags.Len() > 0 {
		var b strings.Builder
		diags.Format(&b, false)
		t.Fatal(b.String())
	}
	lines := strings.Split(string(text), "\n")
	cfg := uniform.Config{Aligned: strings.HasPrefix(lines[0], "// aligned")}
	seen := 0
	for _, k := range m.Kernels {
		if k.Func == nil {
			t.Fatalf("%s: %s", k.Name, k.Refused.Msg)
		}
		info := uniform.Analyse(k.Func, cfg)
		vars := map[string]*ir.Var{}
		for _, v := range k.Func.Params {
			vars[v.Source] = v
		}
		here := map[int]uniform.Level{}
		ir.WalkStmts(k.Func.Body, func(s ir.Stmt) bool {
			if d, ok := s.(*ir.Declare); ok {
				vars[d.Var.Source] = d.Var
			}
			line := m.Set.Position(s.Pos()).Line
			here[line] = max(here[line], info.Control(s))
			return true
		})
		for n := m.Set.Position(k.Func.Pos).Line; n <= m.Set.Position(k.Func.End).Line; n++ {
			c := want.FindStringSubmatch(lines[n-1])
			if c == nil {
				continue
			}
			seen++
			for _, part := range strings.Fields(c[1]) {
				name, level, _ := strings.Cut(part, "=")
				got := here[n]
				if name != "here" {
					v := vars[name]
					if v == nil {
						t.Errorf("%s:%d: no variable %s", file, n, name)
						continue
					}
					got = info.Var(v)
				}
				if got.String() != level {
					t.Errorf("%s:%d: %s is %s: %s", file, n, name, got, strings.TrimSpace(lines[n-1]))
				}
			}
		}
	}
	if all := strings.Count(string(text), "// want:"); seen != all {
		t.Errorf("%s: %d comments of %d", file, seen, all)
	}
}
