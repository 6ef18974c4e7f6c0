package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/kbind/kbind/cmd/kbind/internal/progen"
	"github.com/kbind/kbind/gen"
)

// generate writes Go for kernels of the batch, which are in a file of a directory of the package's name or, for package
// main, in the batch's own. Where many programs are asked for, it leaves out the texts for other backends.
func (b *batch) generate(pkg, file string, slow bool) error {
	var diags bytes.Buffer
	s := &streams{out: &diags, err: &diags, env: noEnv}
	g := newGenFlags(s)
	args := append([]string{"-all", "-package", pkg, file, "--"}, b.lang.device...)
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
	if bulk() {
		for _, v := range m.Globals {
			v.Static = true // the host has no way to it: functions to set and get it would only cost time
		}
	}
	opt := g.genOptions("")
	opt.CPUOnly, opt.Slow, opt.Unchecked = bulk(), slow, slow
	files, list := gen.Generate(m, opt)
	if err := report(s, list); err != nil {
		return fmt.Errorf("%w\n%s", err, &diags)
	}
	for i := range files {
		if bulk() { // checked forms in a program that is no test
			files[i].Name = strings.Replace(files[i].Name, "_test.go", "_checked.go", 1)
		}
	}
	return writeAll(files)
}

// runGo generates Go for the batch, builds and runs it, and vets it where it is one of few. Of many, it also runs the
// checked forms, and those of kernels with several threads that lack what only makes them faster.
func (b *batch) runGo() (string, error) {
	if err := b.generate("main", b.file(), false); err != nil {
		return "", err
	}
	slow, err := b.generateSlow()
	if err != nil {
		return "", err
	}
	launches, err := launchesOf(b.file())
	if err != nil {
		return "", err
	}
	var table strings.Builder
	for _, k := range b.kernels {
		second := "nil"
		if slices.Contains(slow, k.Name) {
			second = "slow." + launches[k.Name]
		}
		fmt.Fprintf(&table, "\t{%q, %s, %s, %d},\n", k.Name, launches[k.Name], second, k.Threads)
	}
	text := strings.Replace(randomMain, "TABLE\n", table.String(), 1)
	if len(slow) > 0 {
		text = strings.Replace(text, "\n)", "\n\n\t\"kernels/slow\"\n)", 1)
	}
	write(b.t, filepath.Join(b.dir, "main.go"), text)
	return b.buildGo()
}

// generateSlow writes a package of the kernels that run in another form where nothing is done to make them faster, and
// returns their names.
func (b *batch) generateSlow() (names []string, err error) {
	var several []progen.Program
	for _, k := range b.kernels {
		if bulk() && k.Threads > 1 {
			names, several = append(names, k.Name), append(several, k)
		}
	}
	if len(names) == 0 {
		return nil, nil
	}
	dir := filepath.Join(b.dir, "slow")
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, err
	}
	file := filepath.Join(dir, "slow.cu") // whose lines are not those of the batch's file
	write(b.t, file, joined(b.lang.prologue, several))
	return names, b.generate("slow", file, true)
}

// launchesOf are the launch functions that were generated for a file, by the names of their kernels.
func launchesOf(file string) (map[string]string, error) {
	api, err := os.ReadFile(strings.TrimSuffix(file, ".cu") + "_kbind.go")
	launches := map[string]string{}
	for _, m := range launchComment.FindAllStringSubmatch(string(api), -1) {
		launches[m[2]] = m[1]
	}
	return launches, err
}

// buildGo builds and runs the program in the batch's directory.
func (b *batch) buildGo() (string, error) {
	root, err := filepath.Abs("../..")
	if err != nil {
		return "", err
	}
	write(b.t, filepath.Join(b.dir, "go.mod"),
		"module kernels\n\ngo 1.26\n\nrequire github.com/kbind/kbind v0.0.0\n\nreplace github.com/kbind/kbind => "+root+"\n")
	copyFile(b.t, filepath.Join(root, "go.sum"), filepath.Join(b.dir, "go.sum"))
	// Processor time is what counts: the compiler neither collects much garbage nor waits for itself.
	if _, err := b.tool("go", "build", "-mod=mod", "-gcflags=kernels/...=-N -l -dwarf=false -c=1", "-ldflags=-s -w",
		"-o", "kernels.exe", "."); err != nil {
		return "", err
	}
	if !bulk() {
		if _, err := b.tool("go", "vet", "-mod=mod", "."); err != nil {
			return "", err
		}
	}
	return b.tool(filepath.Join(b.dir, "kernels.exe"))
}

// randomMain prints what each kernel computes, and after that what it computes in other forms where that differs.
const randomMain = `package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"github.com/kbind/kbind/rt"
)

type launch func(*rt.Stream, rt.Launch, rt.Buffer[int64]) error

var kernels = []struct {
	name      string
	run, slow launch
	n         uint32
}{
TABLE
}

func open(form string) *rt.Context {
	os.Setenv("KBIND_CPU", form)
	ctx, err := rt.Open(context.Background(), "cpu")
	if err != nil {
		log.Fatal(err)
	}
	return ctx
}

func values(ctx *rt.Context, run launch, n uint32) string {
	s, err := rt.NewStream(ctx)
	if err != nil {
		log.Fatal(err)
	}
	out := make([]int64, 64)
	buf, err := rt.BufferFrom(s, out)
	if err == nil {
		err = run(s, rt.Launch{Grid: rt.D(1), Block: rt.D(n)}, buf)
	}
	if err == nil {
		err = buf.Read(s, out)
	}
	if err == nil {
		err = s.Synchronize(ctx)
	}
	if err != nil {
		return err.Error()
	}
	return fmt.Sprint(out)
}

func main() {
	fast, checked := open("fast"), open("checked")
	for _, k := range kernels {
		want := values(fast, k.run, k.n)
		fmt.Print(k.name, ": ", want)
		if got := values(checked, k.run, k.n); got != want {
			fmt.Printf(" checked: %q", got)
		}
		if k.slow != nil {
			if got := values(fast, k.slow, k.n); got != want {
				fmt.Printf(" slow: %q", got)
			}
		}
		fmt.Println()
	}
}
`
