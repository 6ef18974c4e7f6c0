// Command difftest runs the kernels of other people's repositories in several ways with the same made-up arguments,
// and compares what they leave in memory.
//
//	go run ./testdata/corpus/difftest -json results.json DIRECTORY
//
// DIRECTORY is as for measure (testdata/corpus/measure): checked-out repositories, one in each subdirectory. Every
// unit is bound as `kbind -all -cpu=optional` does, into a package of a module below -work, and one program for each
// repository tries the kernels (package run): it chooses shapes and arguments until the checked form reports nothing,
// and then compares with that launch
//
//   - fast: the form that programs run, to the bit;
//   - general: the general form, which has nothing that is only faster, to the bit;
//   - workers: the fast form with four workers, which shows what depends on the order of blocks;
//   - opencl, cuda and cc: the same source on a device, or what kbind makes of it in the language of the backend;
//     integers to the bit, floats within a tolerance. No side contracts products and sums.
//
// Launches with a report are undefined in CUDA or OpenCL, mostly because the arguments do not fit the kernel; they are
// counted by kind. Differences from another backend of a kernel with atomic operations, whose results may depend on an
// order, are counted as "order", those of a kernel that reads a clock as "clock".
//
// With -build DIR the programs are only built, without cgo, as DIR/REPOSITORY, to be run elsewhere: each writes its
// results with -out FILE. -read prints the table of such files, given as arguments.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/kbind/kbind/testdata/corpus/difftest/run"
	"github.com/kbind/kbind/testdata/corpus/internal/units"
)

// options are the command line.
type options struct {
	only, work, json, build, second  string
	read                             bool
	parallel, launches               int
	timeout, launch, limit, deadline time.Duration
	begin                            time.Time
}

func main() {
	if err := start(); err != nil {
		fmt.Fprintln(os.Stderr, "difftest:", err)
		os.Exit(1)
	}
}

func start() error {
	opt := options{begin: time.Now()}
	flag.StringVar(&opt.only, "only", "", "only files whose path contains one of these `texts`, separated by commas")
	flag.StringVar(&opt.work, "work", filepath.Join(os.TempDir(), "kbind-difftest"),
		"where packages, programs and results are kept")
	flag.StringVar(&opt.json, "json", "", "write the results to this `file`, a line each")
	flag.StringVar(&opt.build, "build", "", "only build the programs, into this `directory`")
	flag.StringVar(&opt.second, "second", "opencl,cuda,cc", "other backends to compare with, if they have a device")
	flag.BoolVar(&opt.read, "read", false, "print the table of results that programs wrote; the arguments are their files")
	flag.IntVar(&opt.parallel, "parallel", 2, "units at once")
	flag.IntVar(&opt.launches, "launches", 2, "clean launches to compare of each kernel")
	flag.DurationVar(&opt.timeout, "timeout", 20*time.Second, "for kbind and each unit")
	flag.DurationVar(&opt.launch, "launch", 3*time.Second, "for one launch")
	flag.DurationVar(&opt.limit, "limit", 20*time.Second, "for one kernel")
	flag.DurationVar(&opt.deadline, "deadline", 24*time.Hour, "no further unit is begun after this time in all")
	flag.Parse()
	if opt.read {
		return table(&opt, flag.Args())
	}
	if flag.NArg() != 1 {
		return fmt.Errorf("want one directory of checked-out repositories")
	}
	root, err := filepath.Abs(flag.Arg(0))
	if err != nil {
		return err
	}
	if err := prepare(&opt); err != nil {
		return err
	}
	repos, err := units.Collect(root, strings.Split(opt.only, ","))
	if err != nil {
		return err
	}
	var files []string
	for _, r := range repos {
		out, err := repository(&opt, r)
		if err != nil {
			return err
		}
		if out != "" {
			files = append(files, out)
		}
	}
	if opt.build != "" {
		return nil
	}
	return table(&opt, files)
}

// prepare makes the module that the packages belong to, beside kbind's own in a workspace.
func prepare(opt *options) error {
	self, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}").Output()
	if err != nil {
		return fmt.Errorf("difftest wants to run in kbind's module: %w", err)
	}
	if opt.work, err = filepath.Abs(opt.work); err != nil {
		return err
	}
	if opt.build != "" {
		if opt.build, err = filepath.Abs(opt.build); err != nil {
			return err
		}
		if err := os.MkdirAll(opt.build, 0o777); err != nil {
			return err
		}
	}
	if err := os.MkdirAll(opt.work, 0o777); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(opt.work, "go.mod"), []byte("module tried\n\ngo 1.26.0\n"), 0o666); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(opt.work, "go.work"),
		fmt.Appendf(nil, "go 1.26.0\n\nuse (\n\t.\n\t%q\n)\n", strings.TrimSpace(string(self))), 0o666)
}

// repository generates, builds and runs the program of one repository and returns the file with its results, "" if
// there are none.
func repository(opt *options, r units.Repository) (string, error) {
	name := strings.ReplaceAll(r.Name, "+", "-")
	bs := generateAll(opt, r.Units)
	program, failed, err := buildProgram(opt, name, bs)
	if err != nil {
		return "", err
	}
	out := filepath.Join(opt.work, name+".json")
	if opt.build != "" {
		out = filepath.Join(opt.build, name+".unbuilt.json")
	}
	if err := writeResults(out, failed); err != nil {
		return "", err
	}
	if program == "" || opt.build != "" {
		return out, nil
	}
	ran := filepath.Join(opt.work, name+".ran.json")
	cmd := exec.Command(program, "-out", ran, "-parallel", fmt.Sprint(opt.parallel), "-launches", fmt.Sprint(opt.launches),
		"-second", opt.second, "-timeout", opt.launch.String(), "-limit", opt.limit.String(),
		"-deadline", (opt.deadline - time.Since(opt.begin)).String())
	cmd.Stdout, cmd.Stderr = os.Stderr, os.Stderr
	if err := cmd.Run(); err != nil {
		return "", fmt.Errorf("%s: %w", name, err)
	}
	list, err := readResults(ran)
	if err != nil {
		return "", err
	}
	return out, writeResults(out, append(failed, list...))
}

// unbuilt is the result of a unit without a package.
func unbuilt(b *built, why string) *run.Result {
	return &run.Result{Repo: b.unit.Repo, Unit: relative(b.unit.Top, b.unit.Name()), State: unread, Why: why}
}
