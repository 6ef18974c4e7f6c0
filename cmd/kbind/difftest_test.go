package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/kbind/kbind/cmd/kbind/internal/progen"
	"github.com/kbind/kbind/gen"
	"github.com/kbind/kbind/internal/testall"
)

var (
	diffN    = flag.Int("difftest.n", 0, "random programs of TestDifferential; 0 for 25, or 200 with KBIND_TEST=all")
	diffSeed = flag.Uint64("difftest.seed", 1, "the seed of the first of them")
	diffPar  = flag.Int("difftest.parallel", 1, "how many batches of programs are built and run at a time")
	diffKeep = flag.String("difftest.keep", "", "a directory for the programs that fail")
)

const perBatch = 100 // programs in one file: building costs more than running

// TestDifferential runs random kernels as kbind's CPU form and as g++ compiles them, and compares everything they
// compute. A kernel that kbind refuses, that does not compile or vet as Go, or that computes something else is a bug
// of kbind, or of package progen. Where clang++ is found too, it is asked about every kernel that differs: one for
// which it computes what kbind does is a bug of g++'s, or progen's for relying on what compilers disagree about, and
// counted apart.
func TestDifferential(t *testing.T) {
	if _, err := exec.LookPath("g++"); err != nil {
		t.Skip("skip: no g++ to compare random programs with")
	}
	programs := *diffN
	if programs == 0 {
		programs = testall.Count(t, 25, 200)
	}
	var disagree atomic.Int64
	first := make(chan int)
	var wait sync.WaitGroup
	for range *diffPar {
		wait.Go(func() {
			for i := range first {
				seed, n := *diffSeed+uint64(i), min(perBatch, programs-i)
				t.Run(fmt.Sprintf("%d-%d", seed, seed+uint64(n)-1), func(t *testing.T) { compareSeeds(t, seed, n, &disagree) })
			}
		})
	}
	for i := 0; i < programs; i += perBatch {
		first <- i
	}
	close(first)
	wait.Wait()
	t.Logf("%d programs; compilers disagree about %d", programs, disagree.Load())
}

// foundSeeds are programs that found a bug of which no smaller kernel was made.
var foundSeeds = []uint64{
	5003900, // what the block does once, between two loops over threads, used the index of a thread
	9001972, // a local whose first value parallel regions had moved away from its declaration became monitored
}

// TestDifferentialFound runs the programs that found a bug.
func TestDifferentialFound(t *testing.T) {
	if _, err := exec.LookPath("g++"); err != nil {
		t.Skip("skip: no g++ to compare random programs with")
	}
	for _, seed := range foundSeeds {
		compareSeeds(t, seed, 1, new(atomic.Int64))
	}
}

// compareSeeds runs the programs of n seeds, and adds those that compilers disagree about to disagree.
func compareSeeds(t *testing.T, seed uint64, n int, disagree *atomic.Int64) {
	b := &batch{t: t, dir: t.TempDir(), lang: wholeDialect, disagree: disagree}
	for i := range uint64(n) {
		b.kernels = append(b.kernels, progen.Kernel(fmt.Sprintf("k%d", seed+i), seed+i))
	}
	b.compare()
}

// FuzzDifferential does the same for one random program after another: go test ./cmd/kbind -fuzz Differential.
func FuzzDifferential(f *testing.F) {
	if _, err := exec.LookPath("g++"); err != nil {
		f.Skip("skip: no g++ to compare random programs with")
	}
	f.Fuzz(func(t *testing.T, seed uint64) {
		compareSeeds(t, seed, 1, new(atomic.Int64))
	})
}

// dialect is what stands before the random kernels of a file, and how a C++ compiler builds them.
type dialect struct {
	host, prologue string
	flags          []string
	device         []string // flags for kbind
}

var wholeDialect = dialect{progen.Host, progen.Prologue, []string{"-std=c++20", "-pthread"}, nil}

// batch is a file of random kernels.
type batch struct {
	t       *testing.T
	dir     string
	lang    dialect
	kernels []progen.Program

	disagree *atomic.Int64
}

func (b *batch) file() string { return filepath.Join(b.dir, "k.cu") }

func (b *batch) write() {
	text := b.lang.prologue
	for _, k := range b.kernels {
		text += k.Text
	}
	write(b.t, b.file(), text)
}

// compare runs the batch both ways. A kernel that fails is reported and left out of another attempt with the rest.
func (b *batch) compare() {
	for len(b.kernels) > 0 {
		b.write()
		var want string
		var errCpp error
		var wait sync.WaitGroup
		wait.Go(func() { want, errCpp = b.runCpp(b.kernels, "g++") })
		got, err := b.runGo()
		wait.Wait()
		if errCpp != nil {
			b.t.Fatalf("seeds of %s: %v", b.kernels[0].Name, errCpp)
		}
		if err != nil {
			if !b.drop(err) {
				b.t.Fatalf("seeds of %s: %v", b.kernels[0].Name, err)
			}
			continue
		}
		g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
		for i, k := range b.kernels {
			if g[i] != w[i] {
				b.judge(k, g[i], w[i])
			}
		}
		return
	}
}

// judge says who computes what of a kernel for which kbind and g++ differ.
func (b *batch) judge(k progen.Program, got, gnu string) {
	differ := slots(got, gnu)
	if ub := b.undefined(k); ub != "" {
		b.report(k, fmt.Errorf("%s\nundefined behaviour: %s", differ, ub))
		return
	}
	compiler := clang()
	if compiler == "" {
		b.report(k, errors.New(differ))
		return
	}
	other, err := b.runCpp([]progen.Program{k}, compiler)
	switch other = strings.TrimSuffix(other, "\n"); {
	case err != nil:
		b.report(k, fmt.Errorf("%s\n%w", differ, err))
	case other == gnu:
		b.report(k, fmt.Errorf("%s\n%s says as g++", differ, compiler))
	case other == got:
		b.disagree.Add(1)
		b.t.Logf("%s: compilers disagree: %s\n%s says as kbind%s", k.Name, differ, compiler, again(k))
		b.keep(k)
	default:
		b.report(k, fmt.Errorf("%s\ncompilers disagree: %s says otherwise than both: %s", differ, compiler,
			strings.ReplaceAll(slots(got, other), "g++", compiler)))
	}
}

// undefined is the first undefined behaviour that g++'s sanitizers see in a kernel.
func (b *batch) undefined(k progen.Program) string {
	for _, compiler := range []string{"g++", clang()} {
		if compiler == "" {
			continue
		}
		if _, err := b.buildCpp([]progen.Program{k}, compiler, "-O0", "-g",
			"-fsanitize=undefined,address,float-cast-overflow", "-fno-sanitize-recover=all"); err != nil {
			continue // the sanitizers' libraries may be missing
		}
		if _, err := b.tool(filepath.Join(b.dir, "k.out")); err != nil {
			return err.Error()
		}
	}
	return ""
}

// clang is the name of a clang++, empty if there is none.
func clang() string {
	names := []string{"clang++"}
	for v := 25; v > 14; v-- {
		names = append(names, fmt.Sprintf("clang++-%d", v))
	}
	for _, name := range names {
		if _, err := exec.LookPath(name); err == nil {
			return name
		}
	}
	return ""
}

// slots names the places of out that differ. The first says where in the kernel to look.
func slots(got, want string) string {
	var list []string
	g, w := strings.Fields(got), strings.Fields(want)
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			list = append(list, fmt.Sprintf("out[%d] is %s, g++ says %s", i-1, strings.Trim(g[i], "[]"),
				strings.Trim(w[i], "[]")))
		}
	}
	return strings.Join(list[:min(len(list), 2)], "\n")
}

func (b *batch) report(k progen.Program, err error) {
	b.t.Errorf("%s: %v%s", k.Name, err, again(k))
	b.keep(k)
}

func again(k progen.Program) string {
	return fmt.Sprintf("\nagain: go test ./cmd/kbind -v -run 'TestDifferential$' -difftest.n 1 -difftest.seed %s "+
		"-difftest.keep /tmp", k.Name[1:])
}

func (b *batch) keep(k progen.Program) {
	if *diffKeep != "" {
		write(b.t, filepath.Join(*diffKeep, k.Name+".cu"), b.lang.prologue+k.Text)
	}
}

var cuLine = regexp.MustCompile(`k\.cu:(\d+):`)

// drop reports and removes the kernels that lines of the message belong to.
func (b *batch) drop(err error) bool {
	bad := b.linesOf(err.Error())
	var keep []progen.Program
	for i, k := range b.kernels {
		if bad[i] == "" {
			keep = append(keep, k)
		} else {
			b.report(k, errors.New(bad[i]))
		}
	}
	b.kernels = keep
	return len(bad) > 0
}

// linesOf finds the first line of a message about each of the kernels that it is about.
func (b *batch) linesOf(msg string) map[int]string {
	bad := map[int]string{}
	for line := range strings.Lines(msg) {
		m := cuLine.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		n, _ := strconv.Atoi(m[1])
		n -= strings.Count(b.lang.prologue, "\n")
		for i, k := range b.kernels {
			if n -= strings.Count(k.Text, "\n"); n <= 0 {
				if bad[i] == "" {
					bad[i] = line
				}
				break
			}
		}
	}
	return bad
}

// generate writes Go for the batch. Where many programs are asked for, that is the form that runs here alone: the
// checked forms and the texts for other backends take three times as long.
func (b *batch) generate() error {
	var diags bytes.Buffer
	s := &streams{out: &diags, err: &diags, env: noEnv}
	g := newGenFlags(s)
	args := append([]string{"-all", "-package", "main", b.file(), "--"}, b.lang.device...)
	if err := g.parse(s, args); err != nil {
		return err
	}
	m, list, err := g.load(s, "", g.files)
	if err == nil {
		err = report(s, list)
	}
	if err != nil {
		return fmt.Errorf("%w\n%s", err, &diags)
	}
	opt := g.genOptions("")
	opt.Unchecked, opt.CPUOnly = *diffN > 0, *diffN > 0
	files, list := gen.Generate(m, opt)
	if err := report(s, list); err != nil {
		return fmt.Errorf("%w\n%s", err, &diags)
	}
	return writeAll(files)
}

// runGo generates Go for the batch, builds and runs it, and vets it where it is one of few.
func (b *batch) runGo() (string, error) {
	if err := b.generate(); err != nil {
		return "", err
	}
	api, err := os.ReadFile(strings.TrimSuffix(b.file(), ".cu") + "_kbind.go")
	if err != nil {
		return "", err
	}
	var table strings.Builder
	threads := map[string]int{}
	for _, k := range b.kernels {
		threads[k.Name] = k.Threads
	}
	for _, m := range launchComment.FindAllStringSubmatch(string(api), -1) {
		fmt.Fprintf(&table, "\t{%q, %s, %d},\n", m[2], m[1], threads[m[2]])
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		return "", err
	}
	write(b.t, filepath.Join(b.dir, "main.go"), strings.Replace(randomMain, "TABLE\n", table.String(), 1))
	write(b.t, filepath.Join(b.dir, "go.mod"),
		"module kernels\n\ngo 1.26\n\nrequire github.com/kbind/kbind v0.0.0\n\nreplace github.com/kbind/kbind => "+root+"\n")
	copyFile(b.t, filepath.Join(root, "go.sum"), filepath.Join(b.dir, "go.sum"))
	if _, err := b.tool("go", "build", "-mod=mod", "-gcflags=-N -l", "-ldflags=-s -w", "-o", "kernels.exe",
		"."); err != nil {
		return "", err
	}
	if *diffN == 0 {
		if _, err := b.tool("go", "vet", "-mod=mod", "."); err != nil {
			return "", err
		}
	}
	return b.tool(filepath.Join(b.dir, "kernels.exe"))
}

// launchComment begins the comment above a launch function: its name, and that of the kernel in its namespace.
var launchComment = regexp.MustCompile(`(?m)^// (\w+Launch) runs the kernel (?:\w+::)*(\w+) `)

// kernelName is how the host names a program's kernel, which may be in a namespace.
func kernelName(k progen.Program) string {
	if strings.HasPrefix(k.Text, "namespace ") {
		return k.Name + "_::" + k.Name
	}
	return k.Name
}

const randomMain = `package main

import (
	"context"
	"fmt"
	"log"

	"github.com/kbind/kbind/rt"
)

var kernels = []struct {
	name string
	run  func(*rt.Stream, rt.Launch, rt.Buffer[int64]) error
	n    uint32
}{
TABLE
}

func main() {
	ctx, err := rt.Open(context.Background(), "cpu")
	if err != nil {
		log.Fatal(err)
	}
	for _, k := range kernels {
		s, err := rt.NewStream(ctx)
		if err != nil {
			log.Fatal(err)
		}
		out := make([]int64, 64)
		buf, err := rt.BufferFrom(s, out)
		if err == nil {
			err = k.run(s, rt.Launch{Grid: rt.D(1), Block: rt.D(k.n)}, buf)
		}
		if err == nil {
			err = buf.Read(s, out)
		}
		if err == nil {
			err = s.Synchronize(ctx)
		}
		if err != nil {
			fmt.Printf("%s: %v\n", k.name, err)
			continue
		}
		fmt.Printf("%s: %v\n", k.name, out)
	}
}
`

// runCpp compiles kernels as a program of the host and runs it.
func (b *batch) runCpp(kernels []progen.Program, compiler string, flags ...string) (string, error) {
	exe, err := b.buildCpp(kernels, compiler, flags...)
	if err != nil {
		return "", err
	}
	return b.tool(exe)
}

// hostMain begins the program of the host, whose argument is the number of the first kernel to run.
const hostMain = `int main(int argc, char** argv) {
    int first = 0;
    for (const char* p = argc > 1 ? argv[1] : ""; *p; p++) first = first * 10 + (*p - '0');
`

func (b *batch) buildCpp(kernels []progen.Program, compiler string, flags ...string) (exe string, err error) {
	text := b.lang.host + b.lang.prologue
	list := ""
	for i, k := range kernels {
		text += k.Text
		list += fmt.Sprintf("    if (first <= %d) show(%q, %s, %d);\n", i, k.Name, kernelName(k), k.Threads)
	}
	write(b.t, filepath.Join(b.dir, "k.cpp"), text+hostMain+list+"}\n")
	flags = append([]string{"-w", "-fsigned-char", "-ffp-contract=off", "-fwrapv", "-fno-strict-aliasing", "-o", "k.out",
		"k.cpp"}, flags...)
	flags = append(flags, b.lang.flags...)
	_, err = b.tool(compiler, flags...)
	return filepath.Join(b.dir, "k.out"), err
}

func (b *batch) tool(name string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	cmd.Dir = b.dir
	cmd.Env = append(os.Environ(), "GOFLAGS=", "GOWORK=off", "CGO_ENABLED=0")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		err = fmt.Errorf("%s: %w\n%s", name, err, stderr.String())
	}
	return string(out), err
}
