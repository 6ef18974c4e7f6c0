package main

import (
	"bytes"
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// The largest that a package may be, in lines and files of hand-written Go without tests.
const (
	roomLines = 8000
	roomFiles = 40
)

// largeRoom is the package that is larger: a C++ expression can ask for nearly everything else of the language.
const largeRoom = "bindgen/internal/sema"

// largeStruct is how many methods a struct has that stands among the largest.
const largeStruct = 100

const architecture = "../../ARCHITECTURE.md"

// The rows of ARCHITECTURE.md's tables of packages and of structs.
var (
	roomRow   = regexp.MustCompile(`(?m)^\| ((?:gen|rt/cpu|bindgen/internal/sema)[\w/]*)(, the other packages)? \| (\d+) \| (\d+) \|$`)
	structRow = regexp.MustCompile(`(?m)^\| (\S+) (\w+) \| (\d+|-) \| (\d+) \| (\d+|-) \| (\d+) \|$`)
)

// TestRoomSizes holds ARCHITECTURE.md's tables of sizes to the packages and structs: a number may be a tenth off. No
// package is larger than a reader can hold in mind, and every package below gen and rt/cpu is in a row.
func TestRoomSizes(t *testing.T) {
	file, err := os.ReadFile(architecture)
	if err != nil {
		t.Fatal(err)
	}
	text := string(file)
	rows := roomRow.FindAllStringSubmatch(text, -1)
	structs := structRow.FindAllStringSubmatch(text, -1)
	if len(rows) < 15 || len(structs) < 5 {
		t.Fatalf("ARCHITECTURE.md has %d rows of packages and %d of structs", len(rows), len(structs))
	}
	named := map[string]bool{}
	for _, r := range rows {
		named[r[1]+r[2]] = true
	}
	rooms(t, named)
	for _, r := range rows {
		lines, files := 0, 0
		if r[2] == "" {
			lines, files = roomSize(t, r[1])
		} else {
			for _, name := range packagesBelow(t, r[1]) {
				if !named[name] {
					n, m := roomSize(t, name)
					lines, files = lines+n, files+m
				}
			}
		}
		text = strings.Replace(text, r[0], fmt.Sprintf("| %s%s | %d | %d |", r[1], r[2], lines, files), 1)
		if isOff(lines, r[3], 0) || isOff(files, r[4], 2) {
			sizeError(t, "%s%s: %d lines in %d files; ARCHITECTURE.md says %s in %s", r[1], r[2], lines, files, r[3], r[4])
		}
	}
	for name := range layers {
		lines, files := roomSize(t, name)
		if name != largeRoom && (lines > roomLines || files > roomFiles) {
			t.Errorf("%s: %d lines in %d files, more than %d or %d", name, lines, files, roomLines, roomFiles)
		}
	}
	text = structRows(t, text, structs)
	if *update {
		if err := os.WriteFile(architecture, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// structRows holds the rows of structs in text to the structs, and returns text with the numbers of today.
func structRows(t *testing.T, text string, rows [][]string) string {
	t.Helper()
	sizes := structSizes(t)
	for _, r := range rows {
		name := r[1] + " " + r[2]
		size := sizes[name]
		if size == nil {
			t.Errorf("there is no struct %s", name)
			continue
		}
		row := fmt.Sprintf("| %s | %s | %d | %s | %d |", name, r[3], size.fields, r[5], size.methods)
		text = strings.Replace(text, r[0], row, 1)
		if isOff(size.fields, r[4], 0) || isOff(size.methods, r[6], 0) {
			sizeError(t, "%s: %d fields and %d methods; ARCHITECTURE.md says %s and %s", name, size.fields, size.methods,
				r[4], r[6])
		}
		delete(sizes, name)
	}
	for name, size := range sizes {
		if size.methods >= largeStruct {
			t.Errorf("%s, with %d methods, is in no row of ARCHITECTURE.md's table of the largest structs", name, size.methods)
		}
	}
	return text
}

// sizeError is t.Errorf, or nothing where the tables are written anew.
func sizeError(t *testing.T, format string, args ...any) {
	t.Helper()
	if !*update {
		t.Errorf(format, args...)
	}
}

// isOff reports whether n differs from the number said by more than a tenth and slack.
func isOff(n int, said string, slack int) bool {
	want, _ := strconv.Atoi(said)
	return 10*max(n-want, want-n) > want+10*slack
}

// rooms reports packages below gen and rt/cpu that stand in no row of the table.
func rooms(t *testing.T, named map[string]bool) {
	t.Helper()
	for _, dir := range []string{"gen", "gen/internal", "rt/cpu"} {
		for _, name := range packagesBelow(t, dir) {
			if lines, _ := roomSize(t, name); lines > 0 && !named[name] && !named[dir+", the other packages"] {
				t.Errorf("%s is in no row of ARCHITECTURE.md's table of sizes", name)
			}
		}
	}
}

// packagesBelow lists the folders in dir.
func packagesBelow(t *testing.T, dir string) (names []string) {
	t.Helper()
	entries, err := os.ReadDir("../../" + dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if e.IsDir() {
			names = append(names, dir+"/"+e.Name())
		}
	}
	return names
}

// structSize is how many fields and methods a struct has.
type structSize struct{ fields, methods int }

// structSizes counts the fields and the methods of the structs below gen, rt/cpu and bindgen, by "DIRECTORY NAME".
func structSizes(t *testing.T) map[string]*structSize {
	t.Helper()
	methods, sizes := map[string]int{}, map[string]*structSize{}
	for _, root := range []string{"gen", "rt/cpu", "bindgen"} {
		err := filepath.WalkDir("../../"+root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.Name() == "testdata" {
				return cmp.Or(err, fs.SkipDir)
			}
			if filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
				return nil
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			dir := strings.TrimPrefix(filepath.ToSlash(filepath.Dir(path)), "../../")
			for _, decl := range file.Decls {
				countDecl(decl, dir+" ", methods, sizes)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for name, size := range sizes {
		size.methods = methods[name]
	}
	return sizes
}

// countDecl counts a method, or the fields of the structs that decl declares. Their names get a prefix.
func countDecl(decl ast.Decl, prefix string, methods map[string]int, sizes map[string]*structSize) {
	switch d := decl.(type) {
	case *ast.FuncDecl:
		if d.Recv == nil {
			return
		}
		of := d.Recv.List[0].Type
		if p, ok := of.(*ast.StarExpr); ok {
			of = p.X
		}
		if id, ok := of.(*ast.Ident); ok {
			methods[prefix+id.Name]++
		}
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			typ, ok := spec.(*ast.TypeSpec)
			if !ok {
				continue
			}
			if s, ok := typ.Type.(*ast.StructType); ok {
				size := &structSize{}
				for _, f := range s.Fields.List {
					size.fields += max(1, len(f.Names))
				}
				sizes[prefix+typ.Name.Name] = size
			}
		}
	}
}

// roomSize counts the lines and files of hand-written Go of the package in dir.
func roomSize(t *testing.T, dir string) (lines, files int) {
	t.Helper()
	names, err := filepath.Glob("../../" + dir + "/*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if !generatedGo(text) {
			lines, files = lines+bytes.Count(text, []byte("\n")), files+1
		}
	}
	return lines, files
}
