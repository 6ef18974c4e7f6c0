package main

import (
	"go/parser"
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"
)

// goColumns is how wide a line of Go may be; a tab counts as one column.
const goColumns = 120

// TestGoWidth keeps hand-written Go within 120 columns. Raw strings hold texts of other languages, and build
// constraints have no second line.
func TestGoWidth(t *testing.T) {
	root := filepath.Join("..", "..")
	files := 0
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		name = filepath.ToSlash(name)
		if d.IsDir() {
			if strings.HasPrefix(d.Name(), ".") && name != "." {
				return filepath.SkipDir
			}
			if strings.HasPrefix(name, "gen/gocpu/testdata/run") { // of a test that may run beside this one
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if generatedGo(text) {
			return nil
		}
		files++
		for _, line := range wideLines(text) {
			t.Errorf("%s:%d: a line of more than %d columns", name, line, goColumns)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if files < 500 {
		t.Errorf("only %d files of Go found", files)
	}
}

// generatedGo reports whether a generator wrote the file.
func generatedGo(text []byte) bool {
	f, err := parser.ParseFile(token.NewFileSet(), "", text, parser.PackageClauseOnly|parser.ParseComments)
	if err != nil {
		return true // not Go: an input of a test
	}
	for _, c := range f.Comments {
		for _, line := range c.List {
			if strings.HasPrefix(line.Text, "// Code generated ") && strings.HasSuffix(line.Text, " DO NOT EDIT.") {
				return true
			}
		}
	}
	return false
}

// wideLines lists the numbers of the lines that are too wide.
func wideLines(text []byte) (wide []int) {
	exempt := map[int]bool{}
	file := token.NewFileSet().AddFile("", 1, len(text))
	var s scanner.Scanner
	s.Init(file, text, nil, scanner.ScanComments)
	for {
		pos, tok, lit := s.Scan()
		if tok == token.EOF {
			break
		}
		first := file.Line(pos)
		raw := tok == token.STRING && lit[0] == '`'
		if raw || tok == token.COMMENT && strings.HasPrefix(lit, "//go:build ") {
			for i := range 1 + strings.Count(lit, "\n") {
				exempt[first+i] = true
			}
		}
	}
	for i, line := range strings.Split(string(text), "\n") {
		if !exempt[i+1] && utf8.RuneCountInString(line) > goColumns {
			wide = append(wide, i+1)
		}
	}
	return wide
}

// TestWideLines shows what counts as too wide.
func TestWideLines(t *testing.T) {
	long := strings.Repeat("x", goColumns)
	text := "//go:build " + long + "\n\npackage p\n\n// " + long + "\nconst a = `" + long + "\n" + long +
		"x`\n\nvar b = \"" + long + "\"\n"
	got := wideLines([]byte(text))
	if len(got) != 2 || got[0] != 5 || got[1] != 9 {
		t.Errorf("lines %v are too wide, want 5 and 9", got)
	}
}
