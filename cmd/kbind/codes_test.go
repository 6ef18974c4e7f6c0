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
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestCodes runs the example of every code of a message, holds the list to the codes that the packages declare, and
// docs/errors.md to both.
func TestCodes(t *testing.T) {
	declared := declaredCodes(t)
	seen, said := map[string]bool{}, map[string]string{}
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
			t.Run(e.code, func(t *testing.T) { said[e.code] = runExample(t, e) })
		}
	}
	for code := range declared {
		if !seen[code] {
			t.Errorf("codes.txt does not explain %s", code)
		}
	}
	if !t.Failed() && len(said) > 1 { // of one that was named with -run there is nothing to compare
		generatedPart(t, "docs/errors.md", "<!-- kbind help CODE -->", errorsPage(entries, said))
	}
}

// unseen makes of the text of a file what a note in codes.txt says of it.
var unseen = map[string]func(text string) string{
	"": func(text string) string { return text },
	"with a byte 0 at its end": func(text string) string {
		return strings.TrimSuffix(text, "\n") + "\x00\n"
	},
	"in which this line stands 300 times": func(text string) string { return strings.Repeat(text, 300) },
	"saved as UTF-16": func(text string) string {
		return "\xff\xfe" + strings.Join(strings.Split(text, ""), "\x00") + "\x00"
	},
}

// runExample expects the code among the messages, and returns the first message with it.
func runExample(t *testing.T, e codeEntry) string {
	t.Chdir(t.TempDir())
	for _, f := range append([]codeFile{{name: "go.mod", text: "module p\n\ngo 1.26.0\n"},
		{name: "p.go", text: "package p\n"}}, e.files...) {
		become := unseen[f.note]
		if become == nil {
			t.Fatalf("%s: what is a file %s?", e.code, f.note)
		}
		if err := os.MkdirAll(filepath.Dir(f.name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(f.name, []byte(become(f.text)), 0o644); err != nil {
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
	return firstMessage(out.String(), "["+e.code+"]")
}

// messageStart is the first line of a message.
var messageStart = regexp.MustCompile(`^(\S+: )?(error|warning): `)

// firstMessage is the first message that holds a text, with its source line, notes and hints.
func firstMessage(out, text string) string {
	var message string
	for line := range strings.Lines(out) {
		if messageStart.MatchString(line) {
			if strings.Contains(message, text) {
				break
			}
			message = ""
		}
		message += line
	}
	return message
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

// errorsPage is what docs/errors.md says about the codes, with what their examples print.
func errorsPage(entries []codeEntry, said map[string]string) string {
	var b strings.Builder
	for _, e := range entries {
		fmt.Fprintf(&b, "## %s\n\n%s\n\n", e.code, wrapped(e.title+" "+e.remedy))
		if e.none != "" {
			fmt.Fprintf(&b, "%s\n\n", e.none)
			continue
		}
		for _, f := range e.files {
			if f.title() != "k.cu" {
				fmt.Fprintf(&b, "%s:\n\n", f.title())
			}
			fmt.Fprintf(&b, "```\n%s```\n\n", f.text)
		}
		fmt.Fprintf(&b, "`%s` prints\n\n```\n%s```\n\n", e.command, said[e.code])
	}
	return strings.TrimSuffix(b.String(), "\n")
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
