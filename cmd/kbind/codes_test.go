package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestCodes runs the example of every code of a message, and holds the list to the codes that the packages declare.
func TestCodes(t *testing.T) {
	declared := declaredCodes(t)
	seen := map[string]bool{}
	entries := codeEntries()
	if !slices.IsSortedFunc(entries, func(a, b codeEntry) int { return strings.Compare(a.code, b.code) }) {
		t.Error("codes.txt is not sorted")
	}
	for _, e := range entries {
		if seen[e.code] || !declared[e.code] {
			t.Errorf("%s stands twice in codes.txt, or no package declares it", e.code)
		}
		seen[e.code] = true
		if e.title == "" || e.remedy == "" || e.none == "" && !strings.HasPrefix(e.command, "kbind ") {
			t.Errorf("%s is not explained in full", e.code)
		}
		if e.none == "" {
			t.Run(e.code, func(t *testing.T) { runExample(t, e) })
		}
	}
	for code := range declared {
		if !seen[code] {
			t.Errorf("codes.txt does not explain %s", code)
		}
	}
}

// runExample expects the code among the messages.
func runExample(t *testing.T, e codeEntry) {
	t.Chdir(t.TempDir())
	odd := strings.NewReplacer("@NUL@", "\x00", "@UTF16@", "\xff\xfe_\x00", "@300 LINES OF ONE QUOTE@",
		strings.Repeat("\"\n", 300))
	for _, f := range append([]codeFile{{"go.mod", "module p\n\ngo 1.26.0\n"}, {"p.go", "package p\n"}}, e.files...) {
		if err := os.MkdirAll(filepath.Dir(f.name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(f.name, []byte(odd.Replace(f.text)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var out bytes.Buffer
	code := run(strings.Fields(e.command)[1:], &streams{out: &out, err: &out, env: noEnv})
	want, level := 1, "error: "
	if e.warning {
		want, level = 0, "warning: "
	}
	if code != want || !messageWith(out.String(), level, "["+e.code+"]") {
		t.Errorf("%s exits with %d:\n%s", e.command, code, &out)
	}
}

// messageWith reports whether a text stands after the level of a message.
func messageWith(out, level, text string) bool {
	_, msg, ok := strings.Cut(out, level)
	return ok && strings.Contains(msg, text)
}

// declaredCodes finds the constants of type diag.Code.
func declaredCodes(t *testing.T) map[string]bool {
	codes := map[string]bool{}
	for _, root := range []string{"../../bindgen", "../../gen"} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() && d.Name() == "testdata" {
				return cmpSkip(err)
			}
			if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return nil
			}
			f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			ast.Inspect(f, func(n ast.Node) bool {
				v, ok := n.(*ast.ValueSpec)
				if !ok || len(v.Values) != 1 {
					return true
				}
				if lit, ok := v.Values[0].(*ast.BasicLit); ok && lit.Kind == token.STRING {
					if s, _ := strconv.Unquote(lit.Value); isCode(s) {
						codes[s] = true
					}
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(codes) < 50 {
		t.Fatalf("only %d codes found", len(codes))
	}
	return codes
}

func cmpSkip(err error) error {
	if err == nil {
		return fs.SkipDir
	}
	return err
}

// TestCodesDoc holds docs/errors.md to codes.txt.
func TestCodesDoc(t *testing.T) {
	var b strings.Builder
	for _, e := range codeEntries() {
		fmt.Fprintf(&b, "## %s\n\n%s\n\n", e.code, wrapped(e.title+" "+e.remedy))
		if e.none != "" {
			fmt.Fprintf(&b, "%s\n\n", e.none)
			continue
		}
		fmt.Fprintf(&b, "`%s`\n\n", e.command)
		for _, f := range e.files {
			if f.name != "k.cu" {
				fmt.Fprintf(&b, "%s:\n\n", f.name)
			}
			fmt.Fprintf(&b, "```\n%s```\n\n", f.text)
		}
	}
	generatedPart(t, "docs/errors.md", "<!-- kbind help CODE -->", strings.TrimSuffix(b.String(), "\n"))
}

// wrapped breaks a paragraph into lines of up to 120 columns.
func wrapped(text string) string {
	var b strings.Builder
	column := 0
	for _, word := range strings.Fields(text) {
		switch {
		case column == 0:
		case column+1+len(word) > 120:
			b.WriteByte('\n')
			column = 0
		default:
			b.WriteByte(' ')
			column++
		}
		b.WriteString(word)
		column += len(word)
	}
	return b.String()
}
