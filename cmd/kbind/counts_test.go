package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/internal/testall"
)

// What became of kernels in the languages that they were translated to is kept in a file for each backend in
// countsDir, from which docs/backends.md has its table. Where tests do everything they hold these files to what they
// find; -record writes them.
const countsDir = "../../docs/backends/kernels"

var record = flag.String("record", "",
	"`directory` for the counts of how kernels ended on a backend: docs/backends/kernels holds those of docs/backends.md")

// kernelCounts counts how kernels ended on a backend.
type kernelCounts struct {
	Backend string `json:"backend"` // "OpenCL C, PoCL 3.1"
	// Ended has the number of kernels for each language of their source and how they ended: "equal", "wrong", "failed",
	// or "refused: " or "differs: " with the reason.
	Ended map[string]map[string]int `json:"ended"`
}

func newCounts(backend string) *kernelCounts {
	return &kernelCounts{Backend: backend, Ended: map[string]map[string]int{}}
}

// The languages of kernelCounts.
const (
	inCUDA   = "CUDA C++"
	inHIP    = "HIP"
	inOpenCL = "OpenCL C"
	inRandom = "random CUDA C++"
)

// languageOf is the language of a file of testdata/kernels.
func languageOf(file string) string {
	switch {
	case filepath.Ext(file) == ".cl":
		return inOpenCL
	case strings.HasPrefix(filepath.Base(file), "hip"):
		return inHIP
	}
	return inCUDA
}

// add counts a kernel whose source is in a language.
func (c *kernelCounts) add(language, ended string) {
	if c.Ended[language] == nil {
		c.Ended[language] = map[string]int{}
	}
	c.Ended[language][ended]++
}

// refuse counts a kernel that was refused. After a colon messages name what is the kernel's own.
func (c *kernelCounts) refuse(language string, r *ir.Refusal) {
	why, _, _ := strings.Cut(r.Msg, ": ")
	c.add(language, "refused: "+why)
}

// count is how many kernels ended so, or with "refused" for whatever reason, and 0 for all.
func (c *kernelCounts) count(language, ended string) (n int) {
	for how, k := range c.Ended[language] {
		if first, _, _ := strings.Cut(how, ": "); ended == "" || first == ended {
			n += k
		}
	}
	return n
}

// String says in a few words how the kernels ended.
func (c *kernelCounts) String() string {
	total := map[string]int{}
	for _, ends := range c.Ended {
		for how, n := range ends {
			first, _, _ := strings.Cut(how, ": ")
			total[first] += n
		}
	}
	return fmt.Sprint(total)
}

// fileName is the name of the file.
func (c *kernelCounts) fileName() string {
	return strings.Trim(regexp.MustCompile(`[^a-z0-9.]+`).ReplaceAllString(strings.ToLower(c.Backend), "-"), "-") + ".json"
}

// done logs the counts. It writes them with -record, and else compares them with those that are kept, if the test ran
// everything and no kernel has been added since. Random kernels are others with each seed.
func (c *kernelCounts) done(t *testing.T) {
	t.Helper()
	t.Logf("%s: kernels: %s", c.Backend, c)
	if *only != "" || !testall.On(t) || c.Ended[inRandom] != nil && *diffN != 0 && *record == "" {
		return
	}
	if *record != "" {
		var b bytes.Buffer
		e := json.NewEncoder(&b)
		e.SetIndent("", "\t")
		e.SetEscapeHTML(false)
		if err := e.Encode(c); err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(*record, c.fileName()), b.String())
		return
	}
	kept, err := readCounts(filepath.Join(countsDir, c.fileName()))
	switch again := fmt.Sprintf("-record %s, and go test ./cmd/kbind -run BackendsKernels -update", countsDir); {
	case err != nil || reflect.DeepEqual(kept, c): // or no such backend is kept
	case kept.all() != c.all():
		t.Logf("%s is of %d kernels, and there are %d: %s", c.fileName(), kept.all(), c.all(), again)
	default:
		t.Errorf("%s is not what became of the kernels: %s", c.fileName(), again)
	}
}

// all is the number of kernels.
func (c *kernelCounts) all() (n int) {
	for language := range c.Ended {
		n += c.count(language, "")
	}
	return n
}

// readCounts reads a file of counts.
func readCounts(file string) (*kernelCounts, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	c := newCounts("")
	return c, json.Unmarshal(text, c)
}

// TestBackendsKernels holds the table in docs/backends.md to the counts beside it; -update writes it.
func TestBackendsKernels(t *testing.T) {
	files, err := filepath.Glob(countsDir + "/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("no counts: %v", err)
	}
	var list []*kernelCounts
	for _, f := range files {
		c, err := readCounts(f)
		if err != nil {
			t.Fatalf("%s: %v", f, err)
		}
		list = append(list, c)
	}
	generatedPart(t, "docs/backends.md", "<!-- kernels -->", countsTable(list))
}

// countsTable is the table of docs/backends.md, with the reasons below it.
func countsTable(list []*kernelCounts) string {
	var b strings.Builder
	b.WriteString("| source | translated to, and run by | kernels | equal | refused | differ |\n" +
		"|---|---|---:|---:|---:|---:|\n")
	for _, language := range []string{inCUDA, inHIP, inOpenCL, inRandom} {
		for _, c := range list {
			all := c.count(language, "")
			if all == 0 {
				continue
			}
			equal, refused := c.count(language, "equal"), c.count(language, "refused")
			fmt.Fprintf(&b, "| %s | %s | %d | %d (%.1f %%) | %d | %d |\n", language, c.Backend, all, equal,
				100*float64(equal)/float64(all), refused, all-equal-refused)
		}
	}
	b.WriteString("\nWhy kernels are refused, and how many:\n\n" + reasons(list, "refused: "))
	if differ := reasons(list, "differs: "); differ != "" {
		b.WriteString("\nWhy kernels differ:\n\n" + differ)
	}
	return b.String()
}

// reasons lists why kernels ended as they did, the most frequent reason first.
func reasons(list []*kernelCounts, ended string) string {
	counts := map[string]map[string]int{} // of each reason, by backend
	for _, c := range list {
		for _, ends := range c.Ended {
			for how, n := range ends {
				if why, ok := strings.CutPrefix(how, ended); ok {
					if counts[why] == nil {
						counts[why] = map[string]int{}
					}
					counts[why][c.Backend] += n
				}
			}
		}
	}
	var b strings.Builder
	most := func(why string) int { return slices.Max(slices.Collect(maps.Values(counts[why]))) }
	for _, why := range slices.SortedFunc(maps.Keys(counts), func(x, y string) int {
		return cmp.Or(most(y)-most(x), strings.Compare(x, y))
	}) {
		var where []string
		for _, c := range list {
			if n := counts[why][c.Backend]; n > 0 {
				where = append(where, fmt.Sprintf("%s %d", c.Backend, n))
			}
		}
		fmt.Fprintf(&b, "- %s: %s\n", why, strings.Join(where, "; "))
	}
	return b.String()
}
