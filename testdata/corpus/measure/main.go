// Command measure compares what kbind understands of other people's kernels with what clang does.
//
//	go run ./testdata/corpus/measure -details details.md DIRECTORY
//
// DIRECTORY holds checked-out repositories, one in each subdirectory; a file COMMITS in it says "SUBDIRECTORY COMMIT"
// a line for those that are no git checkouts. Every .cu, .hip, .cl and .opencl file in them is a unit, but for those
// that internal/units/recipes.go joins. A unit is given to `kbind inspect -json -all` and, as an independent oracle,
// to clang, which needs no CUDA toolkit: a stub of our own (stub/*.h) declares what kernels and their hosts name. Both
// get the same include directories (internal/units/include.go) and macros. The signatures of the kernels defined in
// the repository are compared: qualified name, line, parameter names, canonical types, extern "C". A kernel in a
// header counts once, however many units include it. Kernels whose declaration clang finds an error in are not
// compared.
//
// With -go, every unit is also generated with -all into a module of its own, and the Go command vets and builds the
// packages. That takes half an hour at first; the packages stay in the directory that -work names, so that a later run
// pays for what changed.
//
// Clang's verdicts on repositories with a known commit are kept there too.
//
// A Markdown table goes to standard output. Nothing is written below DIRECTORY. With -record FILE the numbers are kept
// in that file, docs/coverage.csv, too; `measure -table FILE` prints the table of docs/coverage.md from it.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/kbind/kbind/testdata/corpus/internal/units"
)

var errNoOracle = errors.New("measured without clang")

// options are the command line.
type options struct {
	kbind, clang, details, only, define, work, record, table string
	build                                                    bool
	timeout                                                  time.Duration
	parallel                                                 int
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "measure:", err)
		os.Exit(1)
	}
}

func run() error {
	var opt options
	flag.StringVar(&opt.kbind, "kbind", "", "the kbind `binary` to measure (default: ./cmd/kbind is built)")
	flag.StringVar(&opt.clang, "clang", "clang-19", "the oracle; none measures without one")
	flag.StringVar(&opt.details, "details", "", "write everything to this `file`")
	flag.StringVar(&opt.only, "only", "", "only files whose path contains one of these `texts`, separated by commas")
	flag.StringVar(&opt.define, "define", "", "macros of every unit, for both sides: `NAME=VALUE`, separated by commas")
	flag.StringVar(&opt.work, "work", filepath.Join(os.TempDir(), "kbind-measure"),
		"where generated packages and clang's verdicts are kept")
	flag.BoolVar(&opt.build, "go", false, "also generate, vet and build Go; run it in kbind's own module")
	flag.DurationVar(&opt.timeout, "timeout", 20*time.Second, "for each file and each side")
	flag.IntVar(&opt.parallel, "parallel", 2, "files at once")
	flag.StringVar(&opt.record, "record", "",
		"keep the numbers in this `file`, docs/coverage.csv; what it has of other repositories stays")
	flag.StringVar(&opt.table, "table", "", "print the table of such a `file` and measure nothing")
	flag.Parse()
	if opt.table != "" {
		return printTableOf(os.Stdout, opt.table)
	}
	if flag.NArg() != 1 {
		return fmt.Errorf("want one directory of checked-out repositories")
	}
	root, err := filepath.Abs(flag.Arg(0))
	if err != nil {
		return err
	}
	tmp, err := os.MkdirTemp("", "measure")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	if opt.kbind == "" {
		opt.kbind = filepath.Join(tmp, "kbind")
		if out, err := exec.Command("go", "build", "-o", opt.kbind, "./cmd/kbind").CombinedOutput(); err != nil {
			return fmt.Errorf("building kbind: %w\n%s", err, out)
		}
	}
	var o *oracle
	if opt.clang != "none" {
		var err error
		if o, err = newOracle(opt.clang, tmp); err != nil {
			return err
		}
	}
	repos, err := units.Collect(root, strings.Split(opt.only, ","))
	if err != nil {
		return err
	}
	define(repos, opt.define)
	ids := units.Commits(root, repos)
	var all []result
	for _, r := range repos {
		all = append(all, measure(o, &opt, r.Units, ids[r.Name])...)
	}
	if opt.build {
		if err := buildAll(&opt, root, all); err != nil {
			return err
		}
	}
	s := summarise(all, ids)
	s.print(os.Stdout, false)
	if opt.record != "" {
		if err := keepIn(opt.record, s, head(), o != nil, opt.build); err != nil {
			return err
		}
	}
	if opt.details == "" {
		return nil
	}
	f, err := os.Create(opt.details)
	if err != nil {
		return err
	}
	s.print(f, true)
	return f.Close()
}

// head is the abbreviated commit that is measured, with a mark if files differ from it; "" when git does not know.
func head() string {
	out, err := exec.Command("git", "describe", "--always", "--dirty", "--abbrev=7", "--exclude=*").Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(out))
}

// define adds macros, separated by commas, to every unit.
func define(repos []units.Repository, macros string) {
	if macros == "" {
		return
	}
	for _, r := range repos {
		for i := range r.Units {
			r.Units[i].Defines = append(r.Units[i].Defines, strings.Split(macros, ",")...)
		}
	}
}

// measure asks both sides about every unit.
func measure(o *oracle, opt *options, list []units.Unit, commit string) []result {
	rs := make([]result, len(list))
	var wg sync.WaitGroup
	slots := make(chan struct{}, opt.parallel)
	for i, u := range list {
		slots <- struct{}{}
		wg.Add(1)
		go func() {
			defer wg.Done()
			defer func() { <-slots }()
			a := inspectKbind(opt.kbind, u, opt.timeout)
			if o == nil {
				rs[i] = compare(u, verdict{err: errNoOracle}, a, nil)
				return
			}
			rs[i] = compare(u, o.cached(u, commit, opt.work, opt.timeout), a, o.stub)
		}()
	}
	wg.Wait()
	return rs
}
