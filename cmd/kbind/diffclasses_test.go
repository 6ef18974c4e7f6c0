package main

import (
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/kbind/kbind/cmd/kbind/internal/progen"
	"github.com/kbind/kbind/internal/testall"
)

// family is a kind of random programs that compilers may reject lines of.
type family struct {
	name  string
	test  string // that runs them
	lang  dialect
	make  func(name string, seed uint64) progen.Program
	most  int      // in a file
	seeds []uint64 // of programs that kbind understands as the compilers do
}

var (
	classDialect = dialect{progen.ClassesHost, progen.ClassesPrologue, []string{"-std=c++17"}, []string{"-std=c++17"}}
	idiomDialect = dialect{progen.IdiomsHost, progen.IdiomsPrologue, []string{"-std=c++17"}, []string{"-std=c++17"}}
	newDialect   = dialect{progen.IdiomsHost, progen.IdiomsPrologue, []string{"-std=c++20"}, []string{"-std=c++20"}}

	classes = &family{"classes", "TestDifferentialClasses", classDialect, progen.Classes, 100, classSeeds()}
	idioms  = &family{"idioms", "TestDifferentialIdioms", idiomDialect, progen.Idioms, 30, count(1, 60)}

	idioms20 = &family{"idioms20", "TestDifferentialIdioms20", newDialect, progen.Idioms20, 30, count(1, 40)}
)

// TestDifferentialClasses does what TestDifferential does with the programs of progen.Classes: overload sets,
// templates, special members, temporaries. The compilers first remove the lines that they reject, and programs for
// which they differ in what they reject or compute are no cases; the last line counts them. It says so where there is
// no clang++ to ask. A program that kbind refuses is a failure as one for which it computes something else is.
func TestDifferentialClasses(t *testing.T) { compareFamily(t, classes, 4) }

// TestDifferentialIdioms does the same with the programs of progen.Idioms.
func TestDifferentialIdioms(t *testing.T) { compareFamily(t, idioms, 2) }

// TestDifferentialIdioms20 does the same with the programs of progen.Idioms20.
func TestDifferentialIdioms20(t *testing.T) { compareFamily(t, idioms20, 2) }

// compareFamily compares the programs of the family's seeds, some of them where tests are quick, or of those that
// -difftest.n asks for.
func compareFamily(t *testing.T, of *family, few int) {
	if _, err := exec.LookPath("g++"); err != nil {
		t.Skip("skip: no g++ to compare random programs with")
	}
	spendMemory()
	counts := &tally{refused: map[string]int{}}
	if counts.clang = clang(); counts.clang == "" {
		t.Log("no clang++ here: g++ alone says what the programs compute")
	}
	seeds := of.seeds
	if bulk() {
		seeds = count(*diffSeed, *diffN)
	} else {
		seeds = seeds[:testall.Count(t, few, len(seeds))]
	}
	batches := make(chan []uint64)
	var wait sync.WaitGroup
	for range *diffPar {
		wait.Go(func() {
			for list := range batches {
				t.Run(fmt.Sprintf("%d-%d", list[0], list[len(list)-1]), func(t *testing.T) { compareClasses(t, of, list, counts) })
			}
		})
	}
	for list := range slices.Chunk(seeds, min(of.most, programsPerFile())) {
		batches <- list
	}
	close(batches)
	wait.Wait()
	counts.log(t, len(seeds))
}

// count returns n numbers from first.
func count(first uint64, n int) []uint64 {
	list := make([]uint64, n)
	for i := range list {
		list[i] = first + uint64(i)
	}
	return list
}

// classSeeds are the seeds of programs of progen.Classes.
func classSeeds() []uint64 {
	return append(count(2001, 200), 2442, 2458, 2476, 2507, 2513, 2630, 2663, 2681, 5005, 5461, 5615, 6756,
		21590, 22306, 22507, 22580, 23050, 23099, 200869, 600000685, 601000097, 603000624, 606000833, 608001288, 609000153,
		609000294, 611000034, 640000024, 800008938, 800011300, 800015488, 800018512, 800019231, 800019516,
		840002248) // each found a bug
}

// tally counts what became of the programs.
type tally struct {
	clang string // its name, empty where there is none

	mu                     sync.Mutex
	compared               int
	invalid                int // dropped: a compiler rejects a line that is not optional
	endless                int // dropped: a call without end
	disagree               int // dropped: the compilers compute different things
	lines, removed, argued int // optional lines, those that g++ rejects, and those that clang++ alone does
	refused                map[string]int
}

func (c *tally) add(n *int, by int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	*n += by
}

func (c *tally) log(t *testing.T, programs int) {
	t.Logf("%d programs: %d compared, %d dropped because compilers disagree, %d because they are ill-formed, %d because "+
		"a call has no end; of %d optional lines g++ rejects %d, clang++ %d more",
		programs, c.compared, c.disagree, c.invalid, c.endless, c.lines, c.removed, c.argued)
	reasons := make([]string, 0, len(c.refused))
	for r, n := range c.refused {
		reasons = append(reasons, fmt.Sprintf("%6d refused: %s", n, r))
	}
	slices.Sort(reasons)
	slices.Reverse(reasons)
	for _, r := range reasons {
		t.Log(r)
	}
}

// compareClasses runs the programs of some seeds. Of many programs it asks one compiler about all, and all compilers
// about those for which kbind differs from that one.
func compareClasses(t *testing.T, of *family, seeds []uint64, counts *tally) {
	b := &batch{t: t, dir: t.TempDir(), lang: of.lang, family: of}
	known, store := b.remembered(seeds, counts.clang)
	for _, k := range b.kernels {
		counts.add(&counts.lines, strings.Count(k.Text, progen.Optional))
	}
	if bulk() {
		b.kernels = b.suspects(counts)
	}
	want, err := b.ask(compilers(), counts)
	if err != nil {
		t.Fatalf("%v: %v", seeds, err)
	}
	store(want)
	for _, a := range known {
		b.kernels, want = append(b.kernels, a.program), append(want, a.want)
	}
	b.compareWith(want, counts, b.reportClasses)
	b.spent.log(t, len(seeds))
}

// suspects are the programs of the batch, as they were made, that kbind refuses or for which it computes something else
// than the first compiler. The others are done with.
func (b *batch) suspects(counts *tally) []progen.Program {
	made := b.kernels
	want, err := b.ask(compilers()[:1], counts)
	if err != nil {
		b.t.Fatalf("seeds of %s: %v", made[0].Name, err)
	}
	differ := map[string]bool{}
	asked := len(b.kernels)
	b.compareWith(want, &tally{refused: map[string]int{}}, func(k progen.Program, _ error) { differ[k.Name] = true })
	counts.add(&counts.compared, asked-len(differ))
	return slices.DeleteFunc(made, func(k progen.Program) bool { return !differ[k.Name] })
}

// ask has the compilers remove the lines that they reject and leaves the programs about which they agree. It returns
// what each of these computes.
func (b *batch) ask(compilers []string, counts *tally) ([]string, error) {
	pending := b.kernels
	for i := 0; len(pending) > 0; i++ {
		n := &counts.removed
		if i > 0 {
			n = &counts.argued
		}
		changed := b.settle(pending, compilers[i%len(compilers)], n, counts)
		if len(compilers) == 1 {
			break
		}
		if pending = changed; i == 0 {
			pending = slices.Clone(b.kernels)
		}
	}
	if len(b.kernels) == 0 {
		return nil, nil
	}
	want, err := b.runHost(compilers[0], counts)
	for _, c := range compilers[1:] {
		if err == nil {
			want, err = b.agreed(want, c, counts)
		}
	}
	return want, err
}

// runHost runs the programs as a compiler makes them, and drops those that end it: they call themselves without end. It
// returns a line for each of the others.
func (b *batch) runHost(compiler string, counts *tally) ([]string, error) {
	exe, err := b.buildCpp(b.kernels, compiler, "-O0")
	if err != nil { // it may have said nothing of a line while others had errors too
		b.settle(b.kernels, compiler, &counts.removed, counts)
		exe, err = b.buildCpp(b.kernels, compiler, "-O0")
	}
	if err != nil {
		return nil, err
	}
	var lines []string
	var ended []progen.Program
	for first := 0; first < len(b.kernels); {
		out, err := b.tool(exe, strconv.Itoa(first))
		got := strings.Split(strings.TrimSuffix(out, "\n"), "\n")
		if out == "" {
			got = nil
		}
		ended, lines = append(ended, b.kernels[first:first+len(got)]...), append(lines, got...)
		first += len(got)
		var exit *exec.ExitError
		if err != nil && (!errors.As(err, &exit) || exit.ExitCode() >= 0 || first >= len(b.kernels)) {
			return nil, err
		}
		if err == nil {
			break
		}
		counts.add(&counts.endless, 1)
		b.keepAs(b.kernels[first], "-endless")
		first++
	}
	b.kernels = ended
	return lines, nil
}

// agreed leaves the programs for which another compiler computes what the first does, and returns that.
func (b *batch) agreed(first []string, compiler string, counts *tally) ([]string, error) {
	said := map[string]string{}
	for i, k := range b.kernels {
		said[k.Name] = first[i]
	}
	other, err := b.runHost(compiler, counts)
	if err != nil {
		return nil, err
	}
	var keep []progen.Program
	var agreed []string
	for i, k := range b.kernels {
		if said[k.Name] == other[i] {
			keep, agreed = append(keep, k), append(agreed, other[i])
			continue
		}
		counts.add(&counts.disagree, 1)
		differ := strings.ReplaceAll(slots(other[i], said[k.Name], compilers()[0]), " is", " "+compiler+" says it is")
		b.t.Logf("%s: compilers disagree: %s", k.Name, differ)
		b.keepAs(k, "-disagree")
	}
	b.kernels = keep
	return agreed, nil
}

// compareWith compares what kbind computes with what is wanted of each program, and reports those that differ.
func (b *batch) compareWith(want []string, counts *tally, report func(progen.Program, error)) {
	wanted := map[string]string{}
	for i, k := range b.kernels {
		wanted[k.Name] = want[i]
	}
	for len(b.kernels) > 0 {
		b.write()
		got, err := b.runGo()
		if err != nil {
			if !b.refuse(err, counts, report) {
				b.t.Fatalf("seeds of %s: %v", b.kernels[0].Name, err)
			}
			continue
		}
		counts.add(&counts.compared, len(b.kernels))
		g := strings.Split(got, "\n")
		for i, k := range b.kernels {
			if g[i] == wanted[k.Name] {
				continue
			}
			report(k, fmt.Errorf("%s", slots(g[i], wanted[k.Name], compilers()[0])))
		}
		return
	}
}

func (b *batch) reportClasses(k progen.Program, err error) {
	if ub := b.undefined(k); ub != "" {
		err = fmt.Errorf("%w\nundefined behaviour: %s", err, ub)
	}
	b.t.Errorf("%s: %v\nagain: go test ./cmd/kbind -v -run '%s$' -difftest.n 1 -difftest.seed %s -difftest.keep /tmp",
		k.Name, err, b.family.test, k.Name[1:])
	b.keepAs(k, "")
}

// keepAs keeps what the compilers left of a program: the kernel, and the program of the host around it.
func (b *batch) keepAs(k progen.Program, suffix string) {
	if *diffKeep == "" {
		return
	}
	text := b.lang.prologue + k.Text
	write(b.t, filepath.Join(*diffKeep, k.Name+suffix+".cu"), text)
	write(b.t, filepath.Join(*diffKeep, k.Name+suffix+".cpp"),
		b.lang.host+text+fmt.Sprintf("int main() { show(%q, %s, 1); }\n", k.Name, kernelName(k)))
}

var (
	digits  = regexp.MustCompile(`[0-9]+`)
	spelled = regexp.MustCompile(`‘[^’]*’|"[^"]*"|\b\w+_::\w+`)
)

// refuse reports, counts by reason and removes the programs that lines of kbind's messages belong to.
func (b *batch) refuse(err error, counts *tally, report func(progen.Program, error)) bool {
	before := b.kernels
	bad := b.linesOf(err.Error())
	var keep []progen.Program
	for i, k := range before {
		msg, ok := bad[i]
		if !ok {
			keep = append(keep, k)
			continue
		}
		_, reason, _ := strings.Cut(msg, "error: ")
		reason = digits.ReplaceAllString(spelled.ReplaceAllString(strings.TrimSpace(reason), "X"), "N")
		counts.mu.Lock()
		counts.refused[reason]++
		counts.mu.Unlock()
		report(k, fmt.Errorf("refused: %s", msg))
	}
	b.kernels = keep
	return len(bad) > 0
}

// pointed is where a C++ compiler's message points, and its kind; asked matches what it says of instantiations.
var (
	pointed = regexp.MustCompile(`^k\.cpp:(\d+):(?:\d+:)?\s*(error|note|required from|  required)?`)
	asked   = regexp.MustCompile(
		`^k\.cpp:(\d+):(?:\d+:)?\s+(?:note: in instantiation|note: while|required|recursively required)`)
)

// settle removes the optional lines of the programs that the compiler rejects until it takes them all, and programs of
// which it rejects other lines. It returns those that changed and are left.
func (b *batch) settle(list []progen.Program, compiler string, removed *int, counts *tally) (changed []progen.Program) {
	touched, list := map[string]bool{}, slices.Clone(list) // b.kernels may be the same slice, and loses programs
	for round := 0; len(list) > 0; round++ {
		msg := b.syntax(list, compiler)
		if msg == "" {
			break
		}
		culprits := b.culprits(list, msg)
		var again []progen.Program
		for i, k := range list {
			lines, wrong := culprits[i]
			if !wrong {
				continue
			}
			cut, n := without(k, lines)
			counts.add(removed, n)
			touched[k.Name] = true
			if n == 0 || round > 9 {
				counts.add(&counts.invalid, 1)
				b.keepAs(k, "-invalid")
				b.kernels = slices.DeleteFunc(b.kernels, func(x progen.Program) bool { return x.Name == k.Name })
				continue
			}
			again = append(again, cut)
			b.kernels[slices.IndexFunc(b.kernels, func(x progen.Program) bool { return x.Name == k.Name })] = cut
		}
		if len(culprits) == 0 {
			b.t.Fatalf("%s: no program has the lines of this message:\n%s", compiler, msg)
		}
		list = again
	}
	for _, k := range b.kernels {
		if touched[k.Name] {
			changed = append(changed, k)
		}
	}
	return changed
}

// syntax is what the compiler says against the programs.
func (b *batch) syntax(list []progen.Program, compiler string) string {
	write(b.t, filepath.Join(b.dir, "k.cpp"), joined(b.lang.host+b.lang.prologue, list))
	flags := []string{"-fsyntax-only", "-w", "-fno-diagnostics-color", "k.cpp"}
	if compiler == "g++" {
		flags = append(flags, "-fmax-errors=0", "-fno-diagnostics-show-caret")
	} else {
		flags = append(flags, "-ferror-limit=0", "-fno-caret-diagnostics")
	}
	if _, err := b.tool(compiler, append(flags, b.lang.flags...)...); err != nil {
		return err.Error()
	}
	return ""
}

// culprits are the lines to remove for the errors in a message, by program and counted from its first line. An error
// within a template is one of the optional line that instantiated it.
func (b *batch) culprits(list []progen.Program, msg string) map[int]map[int]bool {
	start := strings.Count(b.lang.host+b.lang.prologue, "\n")
	var owner []int // of each line: the program
	var texts []string
	var first []int
	for i, k := range list {
		first = append(first, len(texts))
		for _, l := range strings.SplitAfter(strings.TrimSuffix(k.Text, "\n"), "\n") {
			owner, texts = append(owner, i), append(texts, l)
		}
	}
	result := map[int]map[int]bool{}
	var group []int // lines of the error at hand and its context, 0 is the first of the first program
	clang := !strings.HasPrefix(msg, "g++")
	note := func() {
		at := -1
		for _, l := range group {
			if l >= 0 && l < len(texts) && (at < 0 || strings.Contains(texts[l], progen.Optional)) {
				at = l
			}
		}
		if group = nil; at < 0 {
			return
		}
		i := owner[at]
		if result[i] == nil {
			result[i] = map[int]bool{}
		}
		result[i][at-first[i]] = true
	}
	for line := range strings.Lines(msg) {
		m := pointed.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		n, _ := strconv.Atoi(m[1])
		n -= start + 1
		switch {
		case asked.MatchString(line):
			group = append(group, n)
		case m[2] == "error" && clang:
			note()
			group = []int{n}
		case m[2] == "error":
			group = append([]int{n}, group...)
			note()
		}
	}
	note()
	return result
}

// without removes optional lines of a program, and counts them.
func without(k progen.Program, lines map[int]bool) (progen.Program, int) {
	var text strings.Builder
	n, i := 0, 0
	for line := range strings.Lines(k.Text) {
		if lines[i] && strings.Contains(line, progen.Optional) {
			n++
		} else {
			text.WriteString(line)
		}
		i++
	}
	k.Text = text.String()
	return k, n
}
