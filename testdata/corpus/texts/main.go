// Command texts counts how many kernels of other people's repositories become text in another language, why the others
// do not, and whether a compiler takes each text.
//
//	go run ./testdata/corpus/texts -details details.md DIRECTORY
//
// DIRECTORY is as for measure (testdata/corpus/measure): checked-out repositories, one in each subdirectory. Every unit
// is understood as `kbind -all` does. Of each kernel with a body the text is made and given to a compiler: in OpenCL C,
// of units in CUDA C++, to clang, or to that of the first OpenCL device with -compiler device; with -language cuda to
// NVRTC, with -language hip to HIPRTC, and with -language c, as the backend cc has it, to a C compiler. A kernel that
// several units contain counts once for each different text.
package main

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/kbind/kbind/testdata/corpus/internal/units"
)

// options are the command line.
type options struct {
	language, only, compiler, details, keep string

	device   deviceCompiler // of CUDA C++ and HIP
	parallel int
	sample   uint64
	timeout  time.Duration
}

// What compiles texts in OpenCL C and in C unless -compiler names another one.
const (
	openCLCompiler = "clang-19"
	cCompiler      = "cc"
)

func main() {
	if err := start(); err != nil {
		fmt.Fprintln(os.Stderr, "texts:", err)
		os.Exit(1)
	}
}

func start() error {
	var opt options
	flag.StringVar(&opt.language, "language", "opencl", "opencl, cuda, hip or c: what is made of the kernels")
	flag.StringVar(&opt.only, "only", "", "only files whose path contains one of these `texts`, separated by commas")
	flag.StringVar(&opt.compiler, "compiler", openCLCompiler,
		"the `clang` that compiles texts in OpenCL C, or "+onDevice+": the compiler of the first OpenCL device; for texts "+
			"in C the default is "+cCompiler+"; with none, texts are only made")
	flag.StringVar(&opt.details, "details", "", "write each refusal and each error to this `file`")
	flag.StringVar(&opt.keep, "keep", "", "write the texts to this `directory`")
	flag.Uint64Var(&opt.sample, "sample", 1,
		"only one of so many kernels, which a hash of the unit and the kernel chooses")
	flag.IntVar(&opt.parallel, "parallel", 2, "units at once")
	flag.DurationVar(&opt.timeout, "timeout", 30*time.Second, "for each unit, and for each kernel on an OpenCL device")
	child := flag.Bool("build", false, "only build the kernel that the standard input holds, for another process of texts")
	flag.Parse()
	if *child {
		return build(os.Stdin)
	}
	if flag.NArg() != 1 {
		return fmt.Errorf("want one directory of checked-out repositories")
	}
	if err := opt.open(); err != nil {
		return err
	}
	repos, err := units.Collect(flag.Arg(0), strings.Split(opt.only, ","))
	if err != nil {
		return err
	}
	if opt.keep != "" {
		if err := os.MkdirAll(opt.keep, 0o777); err != nil {
			return err
		}
	}
	var all []*tally
	for _, r := range repos {
		all = append(all, measure(&opt, r))
	}
	summary(os.Stdout, all)
	if opt.details == "" {
		return nil
	}
	f, err := os.Create(opt.details)
	if err != nil {
		return err
	}
	defer f.Close()
	details(f, all)
	return nil
}
