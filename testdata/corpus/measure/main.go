// Command measure compares what kbind understands of other people's kernels with what clang does.
//
//	go run ./testdata/corpus/measure -details details.md DIRECTORY
//
// DIRECTORY holds checked-out repositories, one in each subdirectory. Every .cu and .cl file in them is given to `kbind inspect -json -all` and, as an independent
// oracle, to clang, which needs no CUDA toolkit: a stub of our own (stub/*.h) declares what kernels and their hosts name. The signatures of the kernels
// defined in the file are compared: qualified name, line, parameter names, canonical types, extern "C". A Markdown table goes to standard output.
// Kernels whose declaration clang finds an error in are not compared. Nothing is written below DIRECTORY.
package main

import (
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"sort"
	"strings"
	"sync"
	"time"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "measure:", err)
		os.Exit(1)
	}
}

func run() error {
	kbind := flag.String("kbind", "", "the kbind `binary` to measure (default: ./cmd/kbind is built)")
	clang := flag.String("clang", "clang-19", "the oracle")
	details := flag.String("details", "", "write everything to this `file`")
	only := flag.String("only", "", "only files whose path contains this `text`")
	timeout := flag.Duration("timeout", 20*time.Second, "for each file and each side")
	parallel := flag.Int("parallel", 2, "files at once")
	flag.Parse()
	if flag.NArg() != 1 {
		return fmt.Errorf("want one directory of checked-out repositories")
	}
	tmp, err := os.MkdirTemp("", "measure")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	if *kbind == "" {
		*kbind = filepath.Join(tmp, "kbind")
		if out, err := exec.Command("go", "build", "-o", *kbind, "./cmd/kbind").CombinedOutput(); err != nil {
			return fmt.Errorf("building kbind: %w\n%s", err, out)
		}
	}
	o, err := newOracle(*clang, tmp)
	if err != nil {
		return err
	}
	names, files, err := collect(flag.Arg(0), *only)
	if err != nil {
		return err
	}
	results := map[string][]result{}
	for _, n := range names {
		results[n] = measure(o, *kbind, filepath.Join(flag.Arg(0), n), files[n], *timeout, *parallel)
	}
	report(os.Stdout, names, results, false)
	if *details == "" {
		return nil
	}
	f, err := os.Create(*details)
	if err != nil {
		return err
	}
	report(f, names, results, true)
	return f.Close()
}

// collect lists the repositories below root and the .cu and .cl files of each.
func collect(root, only string) ([]string, map[string][]string, error) {
	entries, err := os.ReadDir(root)
	if err != nil {
		return nil, nil, err
	}
	files := map[string][]string{}
	var names []string
	for _, e := range entries {
		if !e.IsDir() {
			continue
		}
		err := filepath.WalkDir(filepath.Join(root, e.Name()), func(p string, d fs.DirEntry, err error) error {
			if err == nil && d.Type().IsRegular() && (strings.HasSuffix(p, ".cu") || strings.HasSuffix(p, ".cl")) && strings.Contains(p, only) {
				files[e.Name()] = append(files[e.Name()], p)
			}
			return err
		})
		if err != nil {
			return nil, nil, err
		}
		if len(files[e.Name()]) > 0 {
			names = append(names, e.Name())
		}
	}
	sort.Strings(names)
	return names, files, nil
}

func measure(o *oracle, kbind, repo string, files []string, timeout time.Duration, parallel int) []result {
	rs := make([]result, len(files))
	var wg sync.WaitGroup
	slots := make(chan struct{}, parallel)
	for i, f := range files {
		slots <- struct{}{}
		wg.Add(1)
		go func() {
			defer wg.Done()
			defer func() { <-slots }()
			dirs := includeDirs(repo, f)
			a := inspectKbind(kbind, f, dirs, timeout)
			rs[i] = compare(f, o.inspect(f, dirs, timeout), a, o.stub)
		}()
	}
	wg.Wait()
	return rs
}

// includeDirs are the directories a build would likely search, those that exist.
func includeDirs(repo, file string) []string {
	dir := filepath.Dir(file)
	parent := filepath.Dir(dir)
	var out []string
	seen := map[string]bool{}
	for _, d := range []string{dir, parent, filepath.Join(dir, "include"), filepath.Join(parent, "include"), filepath.Join(parent, "common"), filepath.Join(parent, "src"),
		filepath.Join(parent, "inc"), filepath.Dir(parent), filepath.Join(repo, "include"), filepath.Join(repo, "Common"), filepath.Join(repo, "common"), filepath.Join(repo, "src", "include")} {
		rel, err := filepath.Rel(repo, d)
		if err != nil || strings.HasPrefix(rel, "..") || seen[d] {
			continue
		}
		seen[d] = true
		if st, err := os.Stat(d); err == nil && st.IsDir() {
			out = append(out, d)
		}
	}
	return out
}
