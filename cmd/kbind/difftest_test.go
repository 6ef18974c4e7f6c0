package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/kbind/kbind/cmd/kbind/internal/progen"
	"github.com/kbind/kbind/internal/testall"
)

var (
	diffN    = flag.Int("difftest.n", 0, "random programs of TestDifferential; 0 for 25, or 200 with KBIND_TEST=all")
	diffSeed = flag.Uint64("difftest.seed", 1, "the seed of the first of them")
	diffPar  = flag.Int("difftest.parallel", runtime.GOMAXPROCS(0),
		"how many batches of programs are built and run at a time")
	diffPack = flag.Int("difftest.pack", 100, "with -difftest.n, how many programs are built as one")
	diffKeep = flag.String("difftest.keep", "", "a directory for the programs that fail")
)

// programsPerFile is how many programs are built as one: building costs more than running.
func programsPerFile() int {
	if bulk() {
		return *diffPack
	}
	return 100
}

// bulk reports whether so many programs are asked for that each has to be cheap.
func bulk() bool { return *diffN > 0 }

// spendMemory has the garbage collector of this process run seldom where many programs are compared.
func spendMemory() {
	if bulk() {
		debug.SetGCPercent(800)
	}
}

// compilers are the C++ compilers that are asked what programs compute: the first about all of them, the others about
// those that kbind disagrees about. Where many programs run, the first is clang++, which takes half the time.
func compilers() []string {
	switch c := clang(); {
	case c == "":
		return []string{"g++"}
	case bulk():
		return []string{c, "g++"}
	default:
		return []string{"g++", c}
	}
}

// TestDifferential runs random kernels as kbind's CPU form and as g++ compiles them, and compares everything they
// compute. A kernel that kbind refuses, that does not compile or vet as Go, or that computes something else is a bug
// of kbind, or of package progen. Where clang++ is found too, it is asked about every kernel that differs: one for
// which it computes what kbind does is a bug of g++'s, or progen's for relying on what compilers disagree about, and
// counted apart. With -difftest.n the kernels also run checked, and those with several threads without what only makes
// them faster, and it is g++ that is asked last.
func TestDifferential(t *testing.T) {
	if _, err := exec.LookPath("g++"); err != nil {
		t.Skip("skip: no g++ to compare random programs with")
	}
	spendMemory()
	programs := *diffN
	if programs == 0 {
		programs = testall.Count(t, 6, 200)
	}
	var disagree atomic.Int64
	first := make(chan int)
	var wait sync.WaitGroup
	for range *diffPar {
		wait.Go(func() {
			for i := range first {
				seed, n := *diffSeed+uint64(i), min(programsPerFile(), programs-i)
				t.Run(fmt.Sprintf("%d-%d", seed, seed+uint64(n)-1), func(t *testing.T) { compareSeeds(t, seed, n, &disagree) })
			}
		})
	}
	for i := 0; i < programs; i += programsPerFile() {
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
	b := randomBatch(t, seed, n)
	b.disagree = disagree
	b.compare()
	b.spent.log(t, n)
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
	family  *family // nil for progen.Kernel
	kernels []progen.Program

	disagree *atomic.Int64
	spent    spent
}

// spent is the processor time of the programs that a batch has run, by their names.
type spent struct {
	mu   sync.Mutex
	time map[string]time.Duration
}

func (s *spent) add(name string, p *os.ProcessState) {
	if p == nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.time == nil {
		s.time = map[string]time.Duration{}
	}
	s.time[filepath.Base(name)] += p.UserTime() + p.SystemTime()
}

// log says what a program of the batch, one of n, took.
func (s *spent) log(t *testing.T, n int) {
	if !bulk() {
		return
	}
	var list []string
	for name, d := range s.time {
		list = append(list, fmt.Sprintf("%s %v", name, (d/time.Duration(n)).Round(100*time.Microsecond)))
	}
	slices.Sort(list)
	t.Logf("processor time of a program, but for kbind: %s", strings.Join(list, ", "))
}

// randomBatch is a batch of n random kernels.
func randomBatch(t *testing.T, seed uint64, n int) *batch {
	b := &batch{t: t, dir: t.TempDir(), lang: wholeDialect, disagree: new(atomic.Int64)}
	for i := range uint64(n) {
		b.kernels = append(b.kernels, progen.Kernel(fmt.Sprintf("k%d", seed+i), seed+i))
	}
	return b
}

func (b *batch) file() string { return filepath.Join(b.dir, "k.cu") }

func (b *batch) write() { write(b.t, b.file(), joined(b.lang.prologue, b.kernels)) }

// joined is the text of programs after what stands before them all.
func joined(head string, list []progen.Program) string {
	var text strings.Builder
	text.WriteString(head)
	for _, k := range list {
		text.WriteString(k.Text)
	}
	return text.String()
}

// compare runs the batch both ways. A kernel that fails is reported and left out of another attempt with the rest.
func (b *batch) compare() {
	for len(b.kernels) > 0 {
		b.write()
		var want string
		var errCpp error
		var wait sync.WaitGroup
		wait.Go(func() { want, errCpp = b.runCpp(b.kernels, compilers()[0]) })
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

// judge says who computes what of a kernel for which kbind and the first compiler differ.
func (b *batch) judge(k progen.Program, got, want string) {
	ask := compilers()
	differ := slots(got, want, ask[0])
	if ub := b.undefined(k); ub != "" {
		b.report(k, fmt.Errorf("%s\nundefined behaviour: %s", differ, ub))
		return
	}
	if len(ask) < 2 {
		b.report(k, errors.New(differ))
		return
	}
	other, err := b.runCpp([]progen.Program{k}, ask[1])
	switch other = strings.TrimSuffix(other, "\n"); {
	case err != nil:
		b.report(k, fmt.Errorf("%s\n%w", differ, err))
	case other == want:
		b.report(k, fmt.Errorf("%s\n%s says as %s", differ, ask[1], ask[0]))
	case other == got:
		b.disagree.Add(1)
		b.t.Logf("%s: compilers disagree: %s\n%s says as kbind%s", k.Name, differ, ask[1], again(k))
		b.keep(k)
	default:
		b.report(k, fmt.Errorf("%s\ncompilers disagree: %s says otherwise than both: %s", differ, ask[1],
			slots(got, other, ask[1])))
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

// slots names the places of out that differ from what a compiler says, and what else a form of the program did. The
// first place says where in the kernel to look.
func slots(got, want, compiler string) string {
	var list []string
	g, w := strings.Fields(got), strings.Fields(want)
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			list = append(list, fmt.Sprintf("out[%d] is %s, %s says %s", i-1, strings.Trim(g[i], "[]"), compiler,
				strings.Trim(w[i], "[]")))
		}
	}
	list = list[:min(len(list), 2)]
	if len(g) > len(w) {
		list = append(list, strings.Join(g[len(w):], " "))
	}
	return strings.Join(list, "\n")
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

// cuLine is a place in the file of a batch; named is the namespace of one of its programs, in messages without a place.
var (
	cuLine = regexp.MustCompile(`k\.cu:(\d+):`)
	named  = regexp.MustCompile(`\b(k\d+)_::`)
)

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

// linesOf finds the first line of a message about each of the kernels that it is about, and all of one without places.
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
	if len(bad) > 0 {
		return bad
	}
	for i, k := range b.kernels {
		if slices.ContainsFunc(named.FindAllStringSubmatch(msg, -1), func(m []string) bool { return m[1] == k.Name }) {
			bad[i] = msg
		}
	}
	return bad
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
	var list strings.Builder
	for i, k := range kernels {
		fmt.Fprintf(&list, "    if (first <= %d) show(%q, %s, %d);\n", i, k.Name, kernelName(k), k.Threads)
	}
	text := joined(b.lang.host+b.lang.prologue, kernels)
	write(b.t, filepath.Join(b.dir, "k.cpp"), text+hostMain+list.String()+"}\n")
	flags = append([]string{"-w", "-fsigned-char", "-ffp-contract=off", "-fwrapv", "-fno-strict-aliasing", "-o", "k.out",
		"k.cpp"}, flags...)
	flags = append(flags, b.lang.flags...)
	_, err = b.tool(compiler, flags...)
	return filepath.Join(b.dir, "k.out"), err
}

func (b *batch) tool(name string, args ...string) (string, error) {
	ctx, cancel := context.WithTimeout(b.t.Context(), 20*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = b.dir
	cmd.Env = append(os.Environ(), "GOFLAGS=", "GOWORK=off", "CGO_ENABLED=0")
	if bulk() {
		cmd.Env = append(cmd.Env, "GOGC=800")
	}
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	b.spent.add(name, cmd.ProcessState)
	if err != nil {
		err = fmt.Errorf("%s: %w\n%s", name, err, stderr.String())
	}
	return string(out), err
}
