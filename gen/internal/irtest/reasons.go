package irtest

import (
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

// Shown checks that golden files show each reason that a package has for a refusal: that somebody has a kernel for it.
// Reasons are the string literals of at least two words in the Go files that match sources, but for those of tests. In
// a golden file, something stands in the place of a format's verbs.
func Shown(t *testing.T, sources, goldens []string) {
	t.Helper()
	shown(t, sources, goldens, "")
}

// ShownFrom is Shown for files with other texts, too: reasons are literals in the arguments of calls of function.
func ShownFrom(t *testing.T, function string, sources, goldens []string) {
	t.Helper()
	shown(t, sources, goldens, function)
}

func shown(t *testing.T, sources, goldens []string, function string) {
	t.Helper()
	var texts strings.Builder
	for _, pattern := range goldens {
		for _, file := range matches(t, pattern) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			texts.Write(text)
		}
	}
	n := 0
	for _, pattern := range sources {
		for _, file := range matches(t, pattern) {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			for _, r := range reasons(t, file, function) {
				n++
				if !r.pattern.MatchString(texts.String()) {
					t.Errorf("%s:%d: no golden shows %q", filepath.Base(file), r.line, r.text)
				}
			}
		}
	}
	if n == 0 {
		t.Errorf("no reasons in %q", sources)
	}
}

func matches(t *testing.T, pattern string) []string {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatal("no files match ", pattern, err)
	}
	return files
}

// reason is a string literal in a Go file.
type reason struct {
	line    int
	text    string
	pattern *regexp.Regexp
}

// A sentence, or a part of one, has two words; a verb stands for anything.
var (
	words = regexp.MustCompile(`[a-z]+,? [a-z%]`)
	verb  = regexp.MustCompile(`%(\[\d+\])?[a-z]`)
)

// reasons lists the reasons in a file, of calls of function alone unless that is "".
func reasons(t *testing.T, file, function string) (list []reason) {
	t.Helper()
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, file, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	literal := func(n ast.Node) bool {
		lit, ok := n.(*ast.BasicLit)
		if !ok || lit.Kind != token.STRING {
			return true
		}
		text, err := strconv.Unquote(lit.Value)
		if err != nil || !words.MatchString(text) {
			return true
		}
		parts := verb.Split(text, -1)
		for i := range parts {
			parts[i] = regexp.QuoteMeta(strings.ReplaceAll(parts[i], "%%", "%"))
		}
		list = append(list, reason{set.Position(lit.Pos()).Line, text, regexp.MustCompile(strings.Join(parts, ".+"))})
		return true
	}
	if function == "" {
		ast.Inspect(tree, literal)
		return list
	}
	ast.Inspect(tree, func(n ast.Node) bool {
		if c, ok := n.(*ast.CallExpr); ok {
			if s, ok := c.Fun.(*ast.SelectorExpr); ok && s.Sel.Name == function {
				for _, a := range c.Args {
					ast.Inspect(a, literal)
				}
			}
		}
		return true
	})
	return list
}
