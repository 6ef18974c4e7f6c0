package main

// kbind cover shows a Go cover profile on the kernels' sources. Go's profile names the generated file but takes the
// numbers of lines from its //line directives, so a block alone does not say which file its lines are of. `go tool
// cover` does know, since it wrote the counters: instrumenting the generated file again gives, counter by counter, the
// numbers that the profile has and the statements that they count (coverblocks.go).

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"
)

const cpuSuffix = "_kbind_cpu.go"

func coverCmd(s *streams, args []string) error {
	u := &unitFlags{set: flag.NewFlagSet("kbind cover", flag.ContinueOnError)}
	only := u.set.Bool("func", false, "only the summaries, no source lines")
	if err := parseFlags(u.set, s, args, coverHelp); err != nil {
		return err
	}
	if err := u.fromEnv(s); err != nil {
		return err
	}
	if u.set.NArg() != 1 {
		return usagef("cover takes one profile, as `go test -coverprofile=c.out` writes it (flags go before it)")
	}
	report, err := readCoverage(u.set.Arg(0))
	if err != nil {
		return err
	}
	return report.write(s.out, *only)
}

const coverHelp = `kbind cover reads the profile that "go test -coverprofile=c.out" writes in a package with generated kernels and prints the kernels' sources:
a 1 before each line that ran on the CPU, ">>>> 0" before each line that never ran, and nothing before lines without code. Then it prints the share
of lines that ran, for each kernel, device function and file. All instances of a template are counted together. Run it in the module that was tested.

It does not show how often a line ran, not even with -covermode=count or atomic: one pass through the generated code runs many threads of a block.
Lines of small functions that were inlined are summed up with the kernel's. Two kinds of lines have no count of their own: a barrier that all threads
of a block reach together, and the first line of a loop right after a barrier, because Go does not count labelled loops that a goto enters.

Flags of kbind cover (each has an environment twin KBIND_NAME):
`

// coverage is what a profile says about kernel sources.
type coverage struct {
	files map[string]*coveredFile // by path
}

// coveredFile is a kernel source: its text, which lines with code ran (1) or not (0), and its functions.
type coveredFile struct {
	path  string
	text  []string
	lines map[int]int
	funcs []*coveredFunc
}

// coveredFunc is a kernel or device function of the source, all its instances together.
type coveredFunc struct {
	name  string
	first int // the line with which its body begins; bodies of functions that were inlined may stand before it
	lines map[int]int
}

func readCoverage(name string) (*coverage, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	p, err := parseProfile(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if len(p.blocks) == 0 {
		return nil,
			fmt.Errorf(
				"%s has no blocks of kernels (*%s): run `go test -coverprofile=c.out` in a package with generated kernels", name,
				cpuSuffix)
	}
	generated := slices.Sorted(maps.Keys(p.blocks))
	paths, err := locate(generated)
	if err != nil {
		return nil, err
	}
	c := &coverage{files: map[string]*coveredFile{}}
	for _, g := range generated {
		if err := c.add(paths[g], p.blocks[g]); err != nil {
			return nil, err
		}
	}
	if len(c.files) == 0 {
		return nil, fmt.Errorf("the kernels in %s have no lines of a source file: run go generate, then go test again", name)
	}
	return c, nil
}

// locate finds the files that a profile names by import path and base name, or by path.
func locate(names []string) (map[string]string, error) {
	out := map[string]string{}
	var pkgs []string
	for _, n := range names {
		if dir := path.Dir(n); filepath.IsAbs(n) || strings.HasPrefix(n, ".") {
			out[n] = filepath.FromSlash(n)
		} else if !slices.Contains(pkgs, dir) {
			pkgs = append(pkgs, dir)
		}
	}
	if len(pkgs) > 0 {
		list, err := goCommand(append([]string{"list", "-find", "-f", "{{.ImportPath}}\t{{.Dir}}", "--"}, pkgs...)...)
		if err != nil {
			return nil, fmt.Errorf("cannot find the packages of the profile; run kbind cover in the module that it is of: %w",
				err)
		}
		dirs := map[string]string{}
		for l := range strings.Lines(string(list)) {
			pkg, dir, _ := strings.Cut(strings.TrimRight(l, "\r\n"), "\t")
			dirs[pkg] = dir
		}
		for _, n := range names {
			if dir := dirs[path.Dir(n)]; dir != "" {
				out[n] = filepath.Join(dir, path.Base(n))
			}
		}
	}
	for _, n := range names {
		if _, err := os.Stat(out[n]); errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("%s of the profile is not there: run go generate, then go test again", n)
		}
	}
	return out, nil
}

func goCommand(args ...string) ([]byte, error) {
	var msgs bytes.Buffer
	cmd := exec.Command("go", args...)
	cmd.Stderr = &msgs
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go %s: %w\n%s", args[0], err, bytes.TrimSpace(msgs.Bytes()))
	}
	return out, nil
}

// add counts what ran of one generated file.
func (c *coverage) add(generated string, blocks map[blockKey][]int) error {
	g, err := instrument(generated)
	if err != nil {
		return err
	}
	g.open = func(path string) ([]string, error) {
		f, err := c.file(path)
		if err != nil {
			return nil, err
		}
		return f.text, nil
	}
	if err := g.read(); err != nil {
		return err
	}
	counts, err := g.counts(blocks)
	if err != nil {
		return err
	}
	for _, f := range g.funcs {
		perFile := map[string]map[int]int{}
		for _, l := range f.lines {
			if perFile[l.file] == nil {
				perFile[l.file] = map[int]int{}
			}
			perFile[l.file][l.line] = max(perFile[l.file][l.line], counts[l.counter])
		}
		for path, lines := range perFile {
			file := c.files[path]
			merge(file.lines, lines)
			if path == f.home(perFile) {
				merge(file.function(f, lines).lines, lines)
			}
		}
	}
	return nil
}

// function finds the function to which an instance with these lines belongs: overloads have the name in common, but no
// lines.
func (f *coveredFile) function(of *countedFunc, lines map[int]int) *coveredFunc {
	for _, have := range f.funcs {
		for l := range lines {
			if _, common := have.lines[l]; common && have.name == of.name {
				return have
			}
		}
	}
	f.funcs = append(f.funcs, &coveredFunc{of.name, f.first(of), map[int]int{}})
	return f.funcs[len(f.funcs)-1]
}

// first is the line of the function's first statement. The generated text may begin with a later one, or with that of
// a function that was inlined, so it is the least of those after the line with the function's name.
func (f *coveredFile) first(of *countedFunc) int {
	i := slices.IndexFunc(of.lines, func(l countedLine) bool { return l.file == f.path })
	first := of.lines[i].line
	name, _, _ := strings.Cut(of.name, "<")
	name = name[strings.LastIndexByte(name, ':')+1:]
	for named := first; named > 0; named-- {
		if named > len(f.text) || !hasWord(f.text[named-1], name) || !strings.Contains(f.text[named-1], "(") {
			continue
		}
		for _, l := range of.lines {
			if l.file == f.path && l.line >= named {
				first = min(first, l.line)
			}
		}
		return first
	}
	return first
}

// home is the file that most lines of f are in, the first of them if several: others are of functions that were
// inlined.
func (f *countedFunc) home(lines map[string]map[int]int) string {
	best := f.lines[0].file
	for _, l := range f.lines {
		if len(lines[l.file]) > len(lines[best]) {
			best = l.file
		}
	}
	return best
}

// merge adds the lines of one instance: 1 for those that ran.
func merge(into, lines map[int]int) {
	for l, n := range lines {
		into[l] = max(into[l], min(n, 1))
	}
}

// file is the source at path.
func (c *coverage) file(path string) (*coveredFile, error) {
	if f := c.files[path]; f != nil {
		return f, nil
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("a kernel's source cannot be read; run go generate, then go test again: %w", err)
	}
	lines := strings.Split(strings.TrimRight(string(normalEnds(text)), "\n"), "\n")
	c.files[path] = &coveredFile{path: path, text: lines, lines: map[int]int{}}
	return c.files[path], nil
}

func (c *coverage) write(out io.Writer, only bool) error {
	var buf bytes.Buffer
	paths := slices.Sorted(maps.Keys(c.files))
	if !only {
		for _, p := range paths {
			c.files[p].annotate(&buf)
		}
	}
	w := tabwriter.NewWriter(&buf, 0, 8, 2, ' ', 0)
	for _, p := range paths {
		c.files[p].summary(w)
	}
	w.Flush()
	_, err := out.Write(buf.Bytes())
	return err
}

func (f *coveredFile) annotate(w io.Writer) {
	fmt.Fprintf(w, "%s:\n", shown(f.path))
	for i, text := range f.text {
		count := ""
		if n, code := f.lines[i+1]; code && n == 0 {
			count = ">>>> 0"
		} else if code {
			count = fmt.Sprint(n)
		}
		fmt.Fprintln(w, strings.TrimRight(fmt.Sprintf("%10s %5d  %s", count, i+1, text), " \t"))
	}
	fmt.Fprintln(w)
}

func (f *coveredFile) summary(w io.Writer) {
	slices.SortFunc(f.funcs, func(a, b *coveredFunc) int {
		if d := a.first - b.first; d != 0 {
			return d
		}
		return strings.Compare(a.name, b.name)
	})
	for _, fn := range f.funcs {
		fmt.Fprintf(w, "%s:%d:\t%s\t%s\n", shown(f.path), fn.first, fn.name, share(fn.lines))
	}
	fmt.Fprintf(w, "%s:\t(file)\t%s\n", shown(f.path), share(f.lines))
}

func share(lines map[int]int) string {
	ran := 0
	for _, n := range lines {
		if n > 0 {
			ran++
		}
	}
	return fmt.Sprintf("%.1f%% (%d of %d lines)", 100*float64(ran)/float64(len(lines)), ran, len(lines))
}

// shown is how messages name a path: as seen from the working directory.
func shown(path string) string {
	if dir, err := os.Getwd(); err == nil {
		if rel, err := filepath.Rel(dir, path); err == nil {
			path = rel
		}
	}
	return filepath.ToSlash(path)
}
