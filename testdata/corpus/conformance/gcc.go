package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen"
)

// kernelName names the kernel that calls main.
const kernelName = "conformance"

// gccTests measures those of the files that GCC's driver runs: it generates a package for each, builds one program of
// all packages and runs that once for each of them.
func gccTests(opt *options, files []string) ([]result, error) {
	var tests []string
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		if runs(string(text), opt.std) {
			tests = append(tests, f)
		}
	}
	if len(tests) == 0 {
		return nil, nil
	}
	if err := prepare(opt); err != nil {
		return nil, err
	}
	index := map[string]int{}
	for i, f := range tests {
		index[f] = i
	}
	list := each(opt, tests, func(file string) result { return generate(opt, file, packageName(index[file])) })
	program, err := build(opt, list)
	if err != nil {
		return nil, err
	}
	return each(opt, tests, func(file string) result {
		r := list[index[file]]
		if r.outcome != accepted {
			return r
		}
		if r.why = execute(opt, program, index[file]); r.why != "" {
			r.outcome = wrongValue
			if !confirmed(opt, file) {
				return result{}
			}
		}
		return r
	}), nil
}

func packageName(i int) string { return fmt.Sprintf("p%d", i) }

// runs reports whether a file of GCC's tests is one file to be run in some standard up to std.
func runs(text, std string) bool {
	for line := range strings.Lines(text) {
		if strings.Contains(line, "dg-additional-sources") {
			return false
		}
		if strings.Contains(line, "dg-do run") {
			later := regexp.MustCompile(`c\+\+2[0-9a-z]`).FindAllString(line, -1)
			later = append(later, regexp.MustCompile(`-std=(c|gnu)\+\+2[0-9a-z]`).FindAllString(text, -1)...)
			return !slices.ContainsFunc(later, func(s string) bool {
				return std == "c++17" || !strings.HasSuffix(s, "20") && !strings.HasSuffix(s, "2a")
			}) && !strings.Contains(text, "-fconcepts")
		}
	}
	return false
}

// prepare makes the module that the packages belong to, beside kbind's own in a workspace.
func prepare(opt *options) error {
	self, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}").Output()
	if err != nil {
		return fmt.Errorf("conformance wants to run in kbind's module: %w", err)
	}
	if err := os.RemoveAll(opt.work); err != nil {
		return err
	}
	if err := write(opt, "go.mod", "module tried\n\ngo 1.26.0\n"); err != nil {
		return err
	}
	return write(opt, "go.work", fmt.Sprintf("go 1.26.0\n\nuse (\n\t.\n\t%q\n)\n", strings.TrimSpace(string(self))))
}

// write writes a file of the module.
func write(opt *options, name, text string) error {
	path := filepath.Join(opt.work, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	return os.WriteFile(path, []byte(text), 0o666)
}

// The ways in which the kernel calls main: without arguments, and with the name of a program.
const (
	plainCall = "out[0] = main();"
	argsCall  = `char name[] = "test", *args[] = {name, 0}; out[0] = main(1, args);`
)

// generate writes the package of one test: the kernel stands after the test's own text.
func generate(opt *options, file, pkg string) result {
	text, err := os.ReadFile(file)
	if err != nil {
		return result{legal: true, outcome: refused, why: err.Error()}
	}
	r := generateCall(opt, text, pkg, plainCall)
	if r.outcome == refused && strings.Contains(r.why, "no function main takes arguments ()") {
		return generateCall(opt, text, pkg, argsCall)
	}
	return r
}

// generateCall is generate with a body of the kernel.
func generateCall(opt *options, text []byte, pkg, call string) result {
	text = fmt.Appendf(slices.Clip(text), "\n__global__ void %s(int *out) { %s }\n", kernelName, call)
	source := pkg + "/test.cu"
	if err := write(opt, source, string(text)); err != nil {
		return result{legal: true, outcome: refused, why: err.Error()}
	}
	path := filepath.Join(opt.work, source)
	l := load(opt, path)
	r := result{legal: true, outcome: refused, why: l.why}
	if l.why != "" {
		return r
	}
	var kernel *ir.Kernel
	for _, k := range l.m.Kernels {
		if k.Name == kernelName {
			kernel = k
		}
	}
	switch {
	case kernel == nil:
		r.why = "no kernel"
		if list := messages(l.diags.Messages()); len(list) > 0 {
			r.line, r.why = list[0].line, list[0].text
		}
		return r
	case kernel.Refused != nil:
		r.line = l.m.Set.Position(kernel.Refused.Pos).Line
		r.why = kernel.Refused.Code + " " + kernel.Refused.Msg
		return r
	}
	l.m.Kernels = []*ir.Kernel{kernel}
	dir := filepath.Join(opt.work, pkg)
	files, diags := gen.Generate(l.m, gen.Options{Version: "v0", Args: []string{path}, Dir: dir, Package: pkg,
		Files: []string{path}, Unchecked: true})
	if err := diags.Err(); err != nil {
		r.why, _, _ = strings.Cut(err.Error(), "\n")
		return r
	}
	for _, f := range files {
		if f.Content == nil {
			continue
		}
		if err := os.WriteFile(f.Name, f.Content, 0o666); err != nil {
			r.why = err.Error()
			return r
		}
	}
	r.outcome = accepted
	return r
}

const programText = `package main

import (
	"context"
	"fmt"
	"os"

	"github.com/kbind/kbind/rt"
%s)

var tests = map[string]func(*rt.Stream, rt.Launch, rt.Buffer[int32]) error{
%s}

func main() {
	ctx, err := rt.Open(context.Background(), "cpu")
	if err != nil {
		panic(err)
	}
	s, err := rt.NewStream(ctx)
	if err != nil {
		panic(err)
	}
	out := []int32{-1}
	buf, err := rt.BufferFrom(s, out)
	if err != nil {
		panic(err)
	}
	err = tests[os.Args[1]](s, rt.Launch{Grid: rt.D(1), Block: rt.D(1)}, buf)
	if err == nil {
		err = buf.Read(s, out)
	}
	if err == nil && out[0] != 0 {
		err = fmt.Errorf("main returned %%d", out[0])
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
`

// build builds the program of the accepted tests; those that the Go compiler refuses are refused then.
func build(opt *options, list []result) (string, error) {
	program := filepath.Join(opt.work, "tests")
	for {
		var imports, table strings.Builder
		for i := range list {
			if list[i].outcome == accepted {
				fmt.Fprintf(&imports, "\t%q\n", "tried/"+packageName(i))
				fmt.Fprintf(&table, "\t%q: %s.ConformanceLaunch,\n", packageName(i), packageName(i))
			}
		}
		if err := write(opt, "main/main.go", fmt.Sprintf(programText, imports.String(), table.String())); err != nil {
			return "", err
		}
		cmd := exec.Command("go", "build", fmt.Sprintf("-p=%d", opt.parallel), "-ldflags=-s -w", "-o", program, "./main")
		cmd.Dir = opt.work
		cmd.Env = append(os.Environ(), "GOWORK="+filepath.Join(opt.work, "go.work"), "GOFLAGS=-buildvcs=false",
			"CGO_ENABLED=0")
		out, err := cmd.CombinedOutput()
		if err == nil {
			return program, nil
		}
		bad := false
		for _, part := range strings.Split("\n"+string(out), "\n# ")[1:] {
			head, body, _ := strings.Cut(part, "\n")
			for i := range list {
				if list[i].outcome == accepted && head == "tried/"+packageName(i) {
					first, _, _ := strings.Cut(body, "\n")
					list[i].outcome, list[i].why, bad = broken, "go build: "+first, true
				}
			}
		}
		if !bad {
			return "", fmt.Errorf("go build: %w\n%s", err, out)
		}
	}
}

// execute runs one test and says what went wrong.
func execute(opt *options, program string, i int) string {
	ctx, cancel := context.WithTimeout(context.Background(), opt.timeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, program, packageName(i))
	cmd.Env = append(os.Environ(), "KBIND_CPU=fast")
	var errs bytes.Buffer
	cmd.Stderr = &errs
	err := cmd.Run()
	var exit *exec.ExitError
	switch {
	case err == nil:
		return ""
	case ctx.Err() != nil:
		return "timeout"
	case !errors.As(err, &exit):
		return err.Error()
	}
	first, _, _ := strings.Cut(strings.TrimSpace(errs.String()), "\n")
	return first
}

// confirmed reports whether g++ compiles a test and its program ends well, so that a wrong value is kbind's.
func confirmed(opt *options, file string) bool {
	ctx, cancel := context.WithTimeout(context.Background(), 4*opt.timeout)
	defer cancel()
	program := filepath.Join(opt.work, filepath.Base(file)+".exe")
	if exec.CommandContext(ctx, opt.gpp, "-std="+opt.std, "-w", "-o", program, file).Run() != nil {
		return false
	}
	return exec.CommandContext(ctx, program).Run() == nil
}
