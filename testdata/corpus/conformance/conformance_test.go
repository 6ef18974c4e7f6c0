package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// The tests of the test, a file each: what it is and what becomes of it.
var files = []struct{ name, text, outcome string }{
	{"right.C", "// { dg-do run { target c++11 } }\nextern \"C\" void abort();\nint n = 3;\nint main() { if (n++ != 3 " +
		"|| n != 4) abort(); }\n", accepted},
	{"assert.C", "// { dg-do run }\n#include <cassert>\nint main() { assert(sizeof(int) == 4); return 0; }\n", accepted},
	{"args.C", "// { dg-do run }\nint main(int n, char** args) { return n != 1 || args[0][0] != 't' || args[1]; }\n",
		accepted},
	{"device.C", "// { dg-do run }\n#ifdef __CUDACC__\nint main() { return 7; }\n#else\nint main() {}\n#endif\n",
		wrongValue},
	{"both.C", "// { dg-do run }\nint main() { return 7; }\n", ""}, // g++ finds it wrong too
	{"throws.C", "// { dg-do run }\nint main() { try { throw 1; } catch (int) {} }\n", refused},
	{"compiles.C", "// { dg-do compile }\nint main() {}\n", ""},
	{"later.C", "// { dg-do run { target c++20 } }\nint main() {}\n", ""},
}

func TestRun(t *testing.T) {
	if testing.Short() {
		t.Skip("skip: it builds a program")
	}
	opt := options{gpp: "g++", std: "c++17", timeout: 20 * time.Second, parallel: 2,
		work: filepath.Join(t.TempDir(), "work")}
	if _, err := exec.LookPath(opt.gpp); err != nil {
		t.Skip("skip: it needs g++: ", err)
	}
	dir := t.TempDir()
	var list []string
	for _, f := range files {
		path := filepath.Join(dir, f.name)
		if err := os.WriteFile(path, []byte(f.text), 0o666); err != nil {
			t.Fatal(err)
		}
		list = append(list, path)
	}
	got, err := gccTests(&opt, list)
	if err != nil {
		t.Fatal(err)
	}
	for i, f := range files {
		outcome, why := "", ""
		for _, r := range got {
			if r.file == list[i] {
				outcome, why = r.outcome, r.why
			}
		}
		if outcome != f.outcome {
			t.Errorf("%s: %q (%s), want %q", f.name, outcome, why, f.outcome)
		}
	}
}

// TestPlain says which tests of clang count.
func TestPlain(t *testing.T) {
	for text, want := range map[string]bool{
		"// RUN: %clang_cc1 -fsyntax-only -verify %s":                                            true,
		"// RUN: %clang_cc1 -std=c++98 -verify %s\n// RUN: %clang_cc1 -std=c++1z \\\n// RUN: %s": true,
		"// RUN: %clang_cc1 -std=c++20 -verify %s":                                               false,
		"// RUN: %clang_cc1 -fopenmp -verify %s":                                                 false,
		"// RUN: %clang_cc1 -emit-llvm %s -o - | FileCheck %s":                                   false,
		"int x;": false,
	} {
		if got := plain(runLines([]byte(text)), "c++17"); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
	if later := "// RUN: %clang_cc1 -std=c++20 -verify %s"; !plain(runLines([]byte(later)), "c++20") {
		t.Errorf("%q is a test of C++20", later)
	}
}

// TestJudge compares what two compilers say about a file.
func TestJudge(t *testing.T) {
	two := []message{{3, "no member"}, {3, "once more"}, {8, "no type"}}
	for _, c := range []struct {
		errs, ours     []message
		outcome        string
		errors, missed int
	}{
		{nil, nil, accepted, 0, 0},
		{nil, two[:1], refused, 0, 0},
		{two, nil, wronglyAccepted, 2, 2},
		{two, two[:1], rightlyRefused, 2, 1},
		{two, []message{{9, "elsewhere"}}, rightlyRefused, 2, 2},
	} {
		r := judge(c.errs, c.ours)
		if r.outcome != c.outcome || r.errors != c.errors || len(r.missed) != c.missed || r.found != c.errors-c.missed {
			t.Errorf("%v and %v: %+v", c.errs, c.ours, r)
		}
	}
}

func TestTable(t *testing.T) {
	var b strings.Builder
	all := []result{{suite: "a", legal: true, outcome: accepted}, {suite: "a", legal: true, outcome: refused},
		{suite: "b", legal: true, outcome: wrongValue},
		{suite: "a", outcome: wronglyAccepted, errors: 3, found: 1},
		{suite: "a", outcome: rightlyRefused, errors: 1, found: 1}}
	printTable(&b, all)
	rows := slices.Collect(strings.Lines(b.String()))[2:]
	want := []string{"| a | 2 | 1 = 50.0 % | 0 | 2 | 1 = 50.0 % | 4 | 2 = 50.0 % |\n",
		"| b | 1 | 1 = 100.0 % | 1 | 0 | - | 0 | - |\n"}
	if !slices.Equal(rows, want) {
		t.Errorf("%q", rows)
	}
}
