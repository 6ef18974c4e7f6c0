package main

import (
	"bytes"
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

// TestRoomSizes holds ARCHITECTURE.md's table of sizes to the packages: a row may be a tenth off. No package is larger
// than a reader can hold in mind.
func TestRoomSizes(t *testing.T) {
	text, err := os.ReadFile("../../ARCHITECTURE.md")
	if err != nil {
		t.Fatal(err)
	}
	row := regexp.MustCompile(`(?m)^\| ((?:gen|rt/cpu)[\w/]*)(, the other packages)? \| (\d+) \| (\d+) \|$`)
	rows := row.FindAllStringSubmatch(string(text), -1)
	if len(rows) < 15 {
		t.Fatalf("ARCHITECTURE.md has %d rows of sizes", len(rows))
	}
	named := map[string]bool{}
	for _, r := range rows {
		named[r[1]] = true
	}
	for _, r := range rows {
		lines, files := 0, 0
		if r[2] == "" {
			lines, files = roomSize(t, r[1])
		} else {
			dirs, err := filepath.Glob("../../" + r[1] + "/*")
			if err != nil {
				t.Fatal(err)
			}
			for _, dir := range dirs {
				if name := r[1] + "/" + filepath.Base(dir); !named[name] {
					n, m := roomSize(t, name)
					lines, files = lines+n, files+m
				}
			}
		}
		wantLines, _ := strconv.Atoi(r[3])
		wantFiles, _ := strconv.Atoi(r[4])
		if 10*max(lines-wantLines, wantLines-lines) > wantLines || max(files-wantFiles, wantFiles-files) > 2+wantFiles/10 {
			t.Errorf("%s%s: %d lines in %d files; ARCHITECTURE.md says %d in %d", r[1], r[2], lines, files, wantLines, wantFiles)
		}
		if r[2] == "" && (lines > roomLines || files > roomFiles) {
			t.Errorf("%s: %d lines in %d files, more than %d or %d", r[1], lines, files, roomLines, roomFiles)
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
