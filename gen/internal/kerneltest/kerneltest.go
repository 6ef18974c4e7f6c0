// Package kerneltest tests analyses on kernels whose comments say what must be found.
//
// A comment "// want: KEY=VALUE ..." at the end of a line asks the analysis of the function around it for the value of
// each KEY on that line.
package kerneltest

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

var want = regexp.MustCompile(`// want: (.*)$`)

// Func is one function of a file of kernels: a kernel's body or a device function.
type Func struct {
	*ir.Func
	Module *ir.Module
	Header string // the first line of the file, for what an analysis may assume
	file   string
}

// Query says what the analysis of a function finds for a key on a line.
type Query func(line int, key string) string

// Check runs analyse on the functions of the files that match glob, and compares what it finds with their comments. No
// comment may stand outside of a function.
func Check(t *testing.T, glob string, analyse func(f *Func) Query) {
	t.Helper()
	files, err := filepath.Glob(glob)
	if err != nil || len(files) == 0 {
		t.Fatal("no files match ", glob, err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			lines := strings.Split(string(text), "\n")
			seen := 0
			for _, f := range Load(t, file) {
				seen += f.check(t, lines, analyse(f))
			}
			if all := strings.Count(string(text), "// want: "); seen != all || all == 0 {
				t.Errorf("%d comments of %d stand in functions", seen, all)
			}
		})
	}
}

// Load reads the functions of a file; those of kbind's own headers are left out.
func Load(t *testing.T, file string) []*Func {
	t.Helper()
	m, diags := bindgen.Load(&bindgen.Config{All: true}, file)
	if diags.Len() > 0 {
		var b strings.Builder
		diags.Format(&b, false)
		t.Fatal(b.String())
	}
	for _, k := range m.Kernels {
		if k.Func == nil {
			t.Fatalf("%s: %s", k.Name, k.Refused.Msg)
		}
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	header, _, _ := strings.Cut(string(text), "\n")
	var list []*Func
	for _, f := range m.Funcs {
		if p := m.Set.Position(f.Pos); p.File == filepath.ToSlash(file) {
			list = append(list, &Func{Func: f, Module: m, Header: header, file: p.File})
		}
	}
	return list
}

// check compares the comments in f and returns their number.
func (f *Func) check(t *testing.T, lines []string, query Query) (seen int) {
	for n := f.Line(f.Pos); n <= f.Line(f.End); n++ {
		c := want.FindStringSubmatch(lines[n-1])
		if c == nil {
			continue
		}
		seen++
		for _, part := range strings.Fields(c[1]) {
			key, value, _ := strings.Cut(part, "=")
			if got := query(n, key); got != value {
				t.Errorf("%s:%d: %s is %s: %s", f.file, n, key, got, strings.TrimSpace(lines[n-1]))
			}
		}
	}
	return seen
}

// Line is the line of a position in the function's file, 0 for one in another file.
func (f *Func) Line(p source.Pos) int {
	at := f.Module.Set.Position(p)
	if at.File != f.file {
		return 0
	}
	return at.Line
}

// Var is the parameter or local variable with a name in the source, nil if there is none.
func (f *Func) Var(name string) *ir.Var {
	for _, v := range f.Params {
		if v.Source == name {
			return v
		}
	}
	var found *ir.Var
	ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Declare); ok && d.Var.Source == name {
			found = d.Var
		}
		return found == nil
	})
	return found
}

// Stmts lists the statements that begin on a line, outer ones first.
func (f *Func) Stmts(line int) (list []ir.Stmt) {
	ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
		if f.Line(s.Pos()) == line {
			list = append(list, s)
		}
		return true
	})
	return list
}

// Reads lists where the statements of a line, not those inside them, mention the variable with a name in the source.
func (f *Func) Reads(line int, name string) (list []*ir.Ref) {
	for _, s := range f.Stmts(line) {
		for _, e := range ir.Exprs(s) {
			ir.WalkExprs(e, func(e ir.Expr) bool {
				if r, ok := e.(*ir.Ref); ok && r.Var.Source == name {
					list = append(list, r)
				}
				return true
			})
		}
	}
	return list
}
