// Command conformance measures kbind's front end and CPU engine with tests of C++ that were written for compilers.
//
//	go run ./testdata/corpus/conformance [-std c++20] [-details FILE] DIRECTORY...
//
// The directories hold files of the test suites of clang (.cpp: test/CXX, test/SemaCXX) and GCC (.C: g++.dg), which
// are not part of kbind. Every file is read with bindgen.Config.Everything, as if all of it were device code, in
// C++17, or in what -std says.
//
// A .cpp file counts if its RUN lines ask for nothing but a standard up to that one and warnings. Clang says whether
// the file is legal: kbind is to accept it without a message, or to refuse it where clang finds errors.
//
// A .C file counts if GCC's driver runs it ("dg-do run"). Its main is what the only thread of a kernel calls: abort, a
// failed assert and a result other than 0 are wrong values. What is wrong is compiled and run with g++ too, and leaves
// the measure if it fails there.
//
// A Markdown table goes to standard output, every file with its outcome to -details. Files that take too long are
// listed there as broken, and are neither accepted nor refused: a busy machine needs a longer -timeout.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/ir"
)

// options are the command line.
type options struct {
	clang, gpp, std, details, work string
	timeout                        time.Duration
	parallel                       int
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "conformance:", err)
		os.Exit(1)
	}
}

func run() error {
	var opt options
	flag.StringVar(&opt.clang, "clang", "clang-19", "the compiler that says which .cpp files are legal")
	flag.StringVar(&opt.gpp, "g++", "g++", "the compiler that confirms wrong values")
	flag.StringVar(&opt.std, "std", "c++17", "the standard: c++17 or c++20")
	flag.StringVar(&opt.details, "details", "", "write every file with its outcome to this `file`")
	flag.StringVar(&opt.work, "work", filepath.Join(os.TempDir(), "kbind-conformance"), "where packages are kept")
	flag.DurationVar(&opt.timeout, "timeout", 10*time.Second, "for each file and each side")
	flag.IntVar(&opt.parallel, "parallel", 2, "files at once")
	child := flag.Bool("child", false, "print what kbind says of one file, as JSON")
	flag.Parse()
	if opt.std != "c++17" && opt.std != "c++20" {
		return fmt.Errorf("-std is c++17 or c++20, not %s", opt.std)
	}
	if *child {
		l := load(&opt, flag.Arg(0))
		if l.why != "" {
			return errors.New(l.why)
		}
		return json.NewEncoder(os.Stdout).Encode(l.diags.Messages())
	}
	if flag.NArg() == 0 {
		return fmt.Errorf("want directories with tests of clang or GCC")
	}
	var all []result
	for _, dir := range flag.Args() {
		list, err := measure(&opt, dir)
		if err != nil {
			return err
		}
		all = append(all, list...)
	}
	printTable(os.Stdout, all)
	if opt.details == "" {
		return nil
	}
	f, err := os.Create(opt.details)
	if err != nil {
		return err
	}
	printDetails(f, all)
	return f.Close()
}

// measure measures the files below one directory.
func measure(opt *options, dir string) ([]result, error) {
	files := map[string][]string{}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.Type().IsRegular() {
			files[filepath.Ext(path)] = append(files[filepath.Ext(path)], path)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	all := each(opt, files[".cpp"], func(file string) result { return clangTest(opt, file) })
	ran, err := gccTests(opt, files[".C"])
	if err != nil {
		return nil, err
	}
	all = append(all, ran...)
	all = slices.DeleteFunc(all, func(r result) bool { return r.outcome == "" })
	for i := range all {
		all[i].suite = suiteOf(dir)
		if rel, err := filepath.Rel(dir, all[i].file); err == nil {
			all[i].file = filepath.ToSlash(rel)
		}
	}
	return all, nil
}

// suiteOf is the part of a directory's name that says which suite it is: its last two elements.
func suiteOf(dir string) string {
	dir = filepath.ToSlash(filepath.Clean(dir))
	parts := strings.Split(dir, "/")
	return strings.Join(parts[max(0, len(parts)-2):], "/")
}

// each calls f for every file, several at once, and returns the results in order.
func each(opt *options, files []string, f func(string) result) []result {
	out := make([]result, len(files))
	slots := make(chan struct{}, opt.parallel)
	var wg sync.WaitGroup
	for i, file := range files {
		slots <- struct{}{}
		wg.Go(func() {
			defer func() { <-slots }()
			out[i] = f(file)
			out[i].file = file
		})
	}
	wg.Wait()
	return out
}

// loaded is what kbind makes of one file.
type loaded struct {
	m     *ir.Module
	diags *diag.List
	why   string // then the other two are nil: it took too long, or panicked
}

// load reads a file of C++ as device code.
func load(opt *options, file string) loaded {
	done := make(chan loaded, 1)
	go func() {
		defer func() {
			if e := recover(); e != nil {
				done <- loaded{why: fmt.Sprintf("panic: %v", e)}
			}
		}()
		cfg := &bindgen.Config{Dialect: "cuda", All: true, Everything: true, Std: opt.std,
			Defines: []string{"__builtin_abort=__builtin_trap"}} // the same, under a name that GCC has for it
		m, diags := bindgen.Load(cfg, file)
		done <- loaded{m: m, diags: diags}
	}()
	select {
	case l := <-done:
		return l
	case <-time.After(opt.timeout):
		return loaded{why: "timeout"}
	}
}
