package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
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

const architecture = "../../ARCHITECTURE.md"

// The rows of ARCHITECTURE.md's tables of packages and of structs.
var (
	roomRow   = regexp.MustCompile(`(?m)^\| ((?:gen|rt/cpu)[\w/]*)(, the other packages)? \| (\d+) \| (\d+) \|$`)
	structRow = regexp.MustCompile(`(?m)^\| (\S+) (\w+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$`)
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
		if r[2] == "" && (lines > roomLines || files > roomFiles) {
			t.Errorf("%s: %d lines in %d files, more than %d or %d", r[1], lines, files, roomLines, roomFiles)
		}
	}
	for _, r := range structs {
		fields, methods := structSize(t, r[1], r[2])
		row := fmt.Sprintf("| %s %s | %s | %d | %s | %d |", r[1], r[2], r[3], fields, r[5], methods)
		text = strings.Replace(text, r[0], row, 1)
		if fields == 0 || isOff(fields, r[4], 0) || isOff(methods, r[6], 0) {
			sizeError(t, "%s %s: %d fields and %d methods; ARCHITECTURE.md says %s and %s", r[1], r[2], fields, methods,
				r[4], r[6])
		}
	}
	if *update {
		if err := os.WriteFile(architecture, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
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

// structSize counts the fields and the methods of a struct of the package in dir.
func structSize(t *testing.T, dir, name string) (fields, methods int) {
	t.Helper()
	names, err := filepath.Glob("../../" + dir + "/*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range names {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				if n.Recv != nil && isNamed(n.Recv.List[0].Type, name) {
					methods++
				}
				return false
			case *ast.TypeSpec:
				if s, ok := n.Type.(*ast.StructType); ok && n.Name.Name == name {
					for _, f := range s.Fields.List {
						fields += max(1, len(f.Names))
					}
				}
				return false
			}
			return true
		})
	}
	return fields, methods
}

// isNamed reports whether e is the type with that name, or a pointer to it.
func isNamed(e ast.Expr, name string) bool {
	if p, ok := e.(*ast.StarExpr); ok {
		e = p.X
	}
	id, ok := e.(*ast.Ident)
	return ok && id.Name == name
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
