package main

import (
	"os"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/cover"
)

// overlapping is from a profile of a kernel whose device functions stand on line 2 of k.cu and on line 2 of far.h. Go
// writes the name of the generated file for both, so blocks of equal places differ in their numbers of statements.
const overlapping = `mode: count
covered/k_kbind_cpu.go:2.0,2.1 1 3
covered/k_kbind_cpu.go:2.0,2.2 1 4
covered/k_kbind_cpu.go:2.0,2.2 2 5
covered/k_kbind_cpu.go:2.0,3.0 1 6
covered/k_kbind_cpu.go:2.0,3.0 3 7
covered/k_test.go:9.2,10.3 1 1
covered/k_kbind_cpu.go:2.0,2.2 2 50
`

func TestParseProfile(t *testing.T) {
	p, err := parseProfile([]byte(overlapping))
	if err != nil {
		t.Fatal(err)
	}
	blocks := p.blocks["covered/k_kbind_cpu.go"]
	for key, want := range map[blockKey][]int{
		{2, 0, 2, 1}: {3, 4}, // in the order of the last columns
		{2, 0, 2, 2}: {55},   // given twice, as by the tests of two packages
		{2, 0, 3, 1}: {6},
		{2, 0, 3, 3}: {7},
	} {
		if got := blocks[key]; len(got) != len(want) || got[0] != want[0] || got[len(got)-1] != want[len(want)-1] {
			t.Errorf("%+v: %v, want %v", key, got, want)
		}
	}
	if p.mode != "count" || len(p.blocks) != 1 || len(blocks) != 4 {
		t.Errorf("mode %q, blocks %v", p.mode, p.blocks)
	}
	for _, text := range []string{"k.go:1.2,3.4 1 1\n", "mode: set\nno colon\n", "mode: set\nk.go:1.2,3 1 1\n"} {
		if _, err := parseProfile([]byte(text)); err == nil {
			t.Errorf("%q is taken for a profile", text)
		}
	}
}

// TestOtherParser fails when golang.org/x/tools/cover can read such profiles: then parseProfile need not.
func TestOtherParser(t *testing.T) {
	_, err := cover.ParseProfilesFromReader(strings.NewReader(overlapping))
	if err == nil || !strings.Contains(err.Error(), "inconsistent NumStmt") {
		t.Errorf("cover.ParseProfiles returns %v: it can replace parseProfile", err)
	}
}

// TestVersions wants a line that several threads run together counted with those that one thread runs.
func TestVersions(t *testing.T) {
	g, err := instrument("../../examples/vectoradd/vector_add_kbind_cpu.go")
	if err != nil {
		t.Fatal(err)
	}
	g.open = func(string) ([]string, error) {
		text, err := os.ReadFile("../../examples/vectoradd/vector_add.cu")
		return strings.Split(string(text), "\n"), err
	}
	if err := g.read(); err != nil || len(g.funcs) != 1 {
		t.Fatal(g.funcs, err)
	}
	counters := map[int][]int{}
	for _, l := range g.funcs[0].lines {
		counters[l.line] = append(counters[l.line], l.counter)
	}
	const index, sum = 7, 8 // int i = ...; if (i < n) c[i] = a[i] + b[i];
	if together := counters[sum][0]; !slices.Contains(counters[index], together) {
		t.Errorf("line %d has the counters %v, line %d %v", index, counters[index], sum, counters[sum])
	}
}
