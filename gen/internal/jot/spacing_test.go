package jot

import (
	"bytes"
	"go/ast"
	"go/build"
	"go/format"
	"go/parser"
	gotoken "go/token"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// TestSpacing formats functions of generated code and of Go's library, from lines without indents, and compares what
// comes out with what go/format makes of them.
func TestSpacing(t *testing.T) {
	lib := filepath.Join(build.Default.GOROOT, "src")
	var files []string
	for _, pattern := range []string{"../../../examples/*/*_cpu.go", lib + "/strconv/*.go", lib + "/go/printer/*.go",
		lib + "/math/big/*.go", lib + "/compress/bzip2/*.go"} {
		list, err := filepath.Glob(pattern)
		if err != nil || len(list) == 0 {
			t.Fatalf("%s: %d files, %v", pattern, len(list), err)
		}
		files = append(files, list...)
	}
	s, done, all := &spacing{}, 0, 0
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		set := gotoken.NewFileSet()
		file, err := parser.ParseFile(set, name, text, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Body == nil {
				continue
			}
			src := text[set.Position(f.Pos()).Offset:set.Position(f.End()).Offset]
			lines := bytes.SplitAfter(src, []byte("\n"))
			lines = slices.DeleteFunc(lines, func(l []byte) bool { return len(bytes.TrimSpace(l)) == 0 })
			for i, l := range lines {
				lines[i] = bytes.TrimLeft(l, "\t")
				if bytes.HasPrefix(lines[i], []byte("// ")) {
					lines[i] = append([]byte("\t"), lines[i]...)
				}
			}
			src = slices.Concat(bytes.Join(lines, nil), []byte("\n"))
			all++
			got := s.function(src)
			if got == nil {
				continue
			}
			done++
			const clause = "package p\n\n"
			want, err := format.Source(slices.Concat([]byte(clause), src))
			if err != nil {
				t.Fatal(err)
			}
			if want = want[len(clause):]; !bytes.Equal(got, want) {
				t.Errorf("%s: %s: got\n%s\nwant\n%s", name, f.Name.Name, got, want)
			}
		}
	}
	if done < all/3 {
		t.Errorf("%d of %d functions", done, all)
	}
	t.Logf("%d of %d functions", done, all)
}
