package sema

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestReadme checks that README.md names every file of the package, and that its table names none that is not there.
func TestReadme(t *testing.T) {
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]bool{}
	for _, row := range regexp.MustCompile(`(?m)^\| .* \|$`).FindAllString(string(text), -1) {
		cells := strings.Split(row, "|")
		for _, m := range regexp.MustCompile("`(\\w+)`").FindAllStringSubmatch(cells[len(cells)-2], -1) {
			if named[m[1]] {
				t.Errorf("README.md names %s twice", m[1])
			}
			named[m[1]] = true
		}
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		name := strings.TrimSuffix(file, ".go")
		if strings.HasSuffix(name, "_test") {
			continue
		}
		if !named[name] && !strings.Contains(string(text), "`"+file+"`") {
			t.Errorf("README.md does not name %s", file)
		}
		delete(named, name)
	}
	for name := range named {
		t.Errorf("README.md names %s.go, which is not there", name)
	}
}
