package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The kernels of testdata/faulty, each with one fault or a corrected twin: README.md there has the format.
const faultyDir = "../../testdata/faulty"

// faultySample are the files that stand for the others where tests do not do everything.
var faultySample = []string{"barriers", "bounds"}

// faultClasses are the kinds of reports, with patterns of what they say.
var faultClasses = map[string]string{
	"out-of-bounds": `\[bounds\]`,
	"null":          `\[null\]`,
	"division":      `\[divide\]`,
	"misaligned":    `\[align\]`,
	"const":         `\[const\]`,
	"freed":         `\[freed\]`,
	"uninitialised": `\[uninit\]`,
	"shared-race":   `race on shared .*\[race\]`,
	"global-race":   `race on .*\[race\]`,
	"divergence":    `\[barrier\]`,
	"warp":          `\[mask\]`,
	"shift":         `\[shift\]`,
	"conversion":    `\[convert\]`,
	"overflow":      `signed overflow`,
	"scope":         `atomic within one block only.*\[race\]`,
	// a component of a local vector that was not set, while others were
	"part":       `\w\.\w+ is read and was never given a value.*\[uninit\]`,
	"same-value": `same value`,
	"plain-look": `a plain read beside atomic operations`,
	"returned":   `has returned before`,
}

// faultyCase is one "// run:" comment and what is expected of it.
type faultyCase struct {
	file  string
	name  string
	line  int
	steps []faultyStep
	wants []faultyWant
	may   []string // classes
}

// faultyStep is a launch, or names or frees a buffer.
type faultyStep struct {
	kernel        string   // "" if it is no launch
	grid, block   string   // of rt.D
	shared        string   // bytes
	args          []string // of a launch
	let, is, free string
}

type faultyWant struct {
	line    int
	classes []string
	re      *regexp.Regexp
	note    bool
}

var (
	faultyLaunch  = regexp.MustCompile(`^(\w+)<<<([\dx]+), ([\dx]+)(?:, (\d+))?>>>\((.*)\)$`)
	faultyComment = regexp.MustCompile(`// (want|note|may) ([a-z|-]+)(?: "([^"]*)")?`)
)

// readFaulty reads the cases of one file.
func readFaulty(t *testing.T, file string) []*faultyCase {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var cases []*faultyCase
	n := 0
	for line := range strings.Lines(string(text)) {
		n++
		if run, ok := strings.CutPrefix(strings.TrimSpace(line), "// run: "); ok {
			c := &faultyCase{file: filepath.Base(file), line: n}
			for step := range strings.SplitSeq(run, "; ") {
				c.step(t, step)
			}
			c.name = c.steps[len(c.steps)-1].kernel
			for i := len(c.steps) - 1; c.name == ""; i-- {
				c.name = c.steps[i].kernel
			}
			cases = append(cases, c)
		}
		for _, m := range faultyComment.FindAllStringSubmatch(line, -1) {
			c := cases[len(cases)-1]
			classes := strings.Split(m[2], "|")
			for _, k := range classes {
				if _, ok := faultClasses[k]; !ok {
					t.Fatalf("%s:%d: no class %q", file, n, k)
				}
			}
			if m[1] == "may" {
				c.may = append(c.may, classes...)
				continue
			}
			c.wants = append(c.wants, faultyWant{n, classes, regexp.MustCompile(m[3]), m[1] == "note"})
		}
	}
	return cases
}

func (c *faultyCase) step(t *testing.T, text string) {
	t.Helper()
	var s faultyStep
	if rest, ok := strings.CutPrefix(text, "let "); ok {
		s.let, s.is, _ = strings.Cut(rest, "=")
	} else if name, ok := strings.CutPrefix(text, "free "); ok {
		s.free = name
	} else if m := faultyLaunch.FindStringSubmatch(text); m != nil {
		s = faultyStep{kernel: m[1], grid: strings.ReplaceAll(m[2], "x", ", "), block: strings.ReplaceAll(m[3], "x", ", "),
			shared: cmp.Or(m[4], "0"), args: splitArgs(m[5])}
	} else {
		t.Fatalf("%s:%d: cannot read %q", c.file, c.line, text)
	}
	c.steps = append(c.steps, s)
}

// splitArgs splits at the commas outside of parentheses.
func splitArgs(text string) []string {
	var args []string
	depth, from := 0, 0
	for i, r := range text {
		switch {
		case r == '(':
			depth++
		case r == ')':
			depth--
		case r == ',' && depth == 0:
			args = append(args, strings.TrimSpace(text[from:i]))
			from = i + 1
		}
	}
	if text = strings.TrimSpace(text[from:]); text != "" {
		args = append(args, text)
	}
	return args
}

// goLaunches returns the types of the parameters, after the stream and the launch, of the functions NAMELaunch in a
// generated file, by the kernels' names in lower case without underscores.
func goLaunches(t *testing.T, file string) map[string][]string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	set := token.NewFileSet()
	f, err := parser.ParseFile(set, file, text, 0)
	if err != nil {
		t.Fatal(err)
	}
	types := map[string][]string{}
	for _, d := range f.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || !strings.HasSuffix(fn.Name.Name, "Launch") {
			continue
		}
		list := []string{fn.Name.Name}
		for _, p := range fn.Type.Params.List[2:] {
			for range p.Names {
				list = append(list, string(text[set.Position(p.Type.Pos()).Offset:set.Position(p.Type.End()).Offset]))
			}
		}
		types[strings.ToLower(strings.TrimSuffix(fn.Name.Name, "Launch"))] = list
	}
	return types
}

// program writes the Go statements of a case.
func (c *faultyCase) program(t *testing.T, launches map[string][]string) string {
	t.Helper()
	find := func(kernel string) []string {
		l := launches[strings.ToLower(strings.ReplaceAll(kernel, "_", ""))]
		if l == nil {
			t.Fatalf("%s:%d: no kernel %s", c.file, c.line, kernel)
		}
		return l
	}
	var b strings.Builder
	for _, s := range c.steps {
		switch {
		case s.let != "":
			fmt.Fprintf(&b, "\t\t%s := %s\n\t\t_ = %s\n", s.let, goValue(s.is, c.typeOf(t, s.let, find)), s.let)
		case s.free != "":
			fmt.Fprintf(&b, "\t\te.sync()\n\t\te.check(%s.Free())\n", s.free)
		default:
			l := find(s.kernel)
			if len(l)-1 != len(s.args) {
				t.Fatalf("%s:%d: %s has %d parameters, not %d", c.file, c.line, s.kernel, len(l)-1, len(s.args))
			}
			args := ""
			for i, a := range s.args {
				args += ", " + goValue(a, l[i+1])
			}
			fmt.Fprintf(&b, "\t\te.check(%s(e.s, rt.Launch{Grid: rt.D(%s), Block: rt.D(%s), Shared: %s}%s))\n", l[0],
				dim3(s.grid), dim3(s.block), s.shared, args)
		}
	}
	return b.String()
}

func dim3(s string) string {
	for strings.Count(s, ",") < 2 {
		s += ", 1"
	}
	return s
}

// typeOf is the type of the first parameter that takes a named buffer.
func (c *faultyCase) typeOf(t *testing.T, name string, find func(string) []string) string {
	t.Helper()
	for _, s := range c.steps {
		if i := slices.Index(s.args, name); i >= 0 {
			return find(s.kernel)[i+1]
		}
	}
	for _, s := range c.steps {
		if strings.HasPrefix(s.is, "table(") && slices.Contains(splitArgs(s.is[6:len(s.is)-1]), name) {
			return "rt.Buffer[int32]"
		}
	}
	t.Fatalf("%s:%d: %s is not used", c.file, c.line, name)
	return ""
}

var faultyCall = regexp.MustCompile(`^(\w+)\((.*)\)$`)

// goValue is the Go expression of an argument of type typ.
func goValue(arg, typ string) string {
	elem := strings.TrimSuffix(strings.TrimPrefix(typ, "rt.Buffer["), "]")
	m := faultyCall.FindStringSubmatch(arg)
	switch {
	case arg == "null":
		return typ + "{}"
	case m == nil && strings.HasPrefix(typ, "rt.Buffer["):
		return arg // a name
	case m == nil:
		return typ + "(" + arg + ")"
	case m[1] == "local":
		return m[2]
	case m[1] == "table":
		list := ""
		for _, a := range splitArgs(m[2]) {
			if a == "null" {
				a = "rt.Buffer[byte]{}"
			}
			list += ", address(e, " + a + ")"
		}
		return "table(e" + list + ")"
	}
	return m[1] + "Buffer[" + elem + "](e, " + m[2] + ")"
}

// TestFaulty runs the faulty kernels and their twins, and compares what is reported with the comments.
func TestFaulty(t *testing.T) {
	t.Parallel()
	var all []string
	for _, ext := range []string{".cu", ".cl"} {
		list, err := filepath.Glob(filepath.Join(faultyDir, "*"+ext))
		if err != nil || len(list) == 0 {
			t.Fatal("no kernels in ", faultyDir)
		}
		all = append(all, list...)
	}
	var cases []*faultyCase
	files := chosen(t, all, faultySample)
	for _, f := range files {
		cases = append(cases, readFaulty(t, f)...)
	}
	got := runFaulty(t, files, cases)
	for _, c := range cases {
		r, ok := got[c.name]
		if !ok {
			t.Errorf("%s:%d: %s has not run", c.file, c.line, c.name)
			continue
		}
		c.compare(t, r)
	}
}

// compare checks the reports of a case.
func (c *faultyCase) compare(t *testing.T, got faultyResult) {
	reports := got.reports()
	t.Logf("%s:%d: %s: %s", c.file, c.line, c.name, strings.Join(reports, "\n\t")) // go test -v shows what users read
	used := make([]bool, len(reports))
	for _, w := range c.wants {
		found := false
		for i, r := range reports {
			if w.matches(c.file, r) {
				used[i], found = true, true
			}
		}
		if !found {
			t.Errorf("%s:%d: %s: no report of %s like %q; got %q", c.file, w.line, c.name, strings.Join(w.classes, " or "), w.re,
				reports)
		}
	}
	for i, r := range reports {
		if !used[i] && !slices.ContainsFunc(c.may, func(k string) bool {
			return regexp.MustCompile(faultClasses[k]).MatchString(r)
		}) {
			t.Errorf("%s:%d: %s: unexpected report: %s", c.file, c.line, c.name, r)
		}
	}
}

func (w *faultyWant) matches(file, report string) bool {
	if !regexp.MustCompile(regexp.QuoteMeta(fmt.Sprintf("%s:%d", file, w.line)) + `\b`).MatchString(report) {
		return false
	}
	for _, k := range w.classes {
		if regexp.MustCompile(faultClasses[k]).MatchString(report) && w.re.MatchString(report) &&
			w.note == strings.Contains(report, ": note: ") {
			return true
		}
	}
	return false
}

// faultyResult is what a case left: the error of its launches, and notes.
type faultyResult struct {
	Name  string
	Error string
	notes []string
}

// reports splits the error into reports: the lines that begin with a position.
func (r faultyResult) reports() []string {
	list := r.notes
	for line := range strings.Lines(r.Error) {
		if line = strings.TrimSuffix(line, "\n"); !strings.HasPrefix(line, "\t") {
			list = append(list, line)
		}
	}
	return list
}

// runFaulty generates Go for the files, one package for each language, and runs the cases under go test.
func runFaulty(t *testing.T, files []string, cases []*faultyCase) map[string]faultyResult {
	t.Helper()
	dir := userModule(t, "faulty")
	for _, pkg := range []string{"cu", "cl"} {
		var table strings.Builder
		for _, f := range files {
			if filepath.Ext(f) != "."+pkg {
				continue
			}
			if err := os.MkdirAll(filepath.Join(dir, pkg), 0o777); err != nil {
				t.Fatal(err)
			}
			name := filepath.Join(dir, pkg, filepath.Base(f))
			copyFile(t, f, name)
			s := &streams{out: io.Discard, err: t.Output(), env: noEnv}
			if code := run([]string{"-all", "-package", pkg, name}, s); code != 0 {
				t.Fatalf("kbind %s: exit code %d", f, code)
			}
			launches := goLaunches(t, strings.TrimSuffix(name, filepath.Ext(name))+"_kbind.go")
			for _, c := range cases {
				if c.file == filepath.Base(f) {
					fmt.Fprintf(&table, "\t{%q, func(e *env) {\n%s\t}},\n", c.name, c.program(t, launches))
				}
			}
		}
		if table.Len() > 0 {
			write(t, filepath.Join(dir, pkg, "faulty_test.go"), "package "+pkg+faultyMain+table.String()+"}\n")
		}
	}
	return faultyResults(t, dir)
}

// faultyResults runs go test in dir and collects the lines that the cases print.
func faultyResults(t *testing.T, dir string) map[string]faultyResult {
	t.Helper()
	cmd := exec.Command("go", "test", "-mod=mod", "-v", "./...")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOFLAGS=", "GOWORK=off", "CGO_ENABLED=0")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go test: %v\n%s%s", err, out, stderr.String())
	}
	got := map[string]faultyResult{}
	var notes []string
	for line := range strings.Lines(string(out)) {
		if text, ok := strings.CutPrefix(line, "case: "); ok {
			var r faultyResult
			if err := json.Unmarshal([]byte(text), &r); err != nil {
				t.Fatal(err)
			}
			r.notes, notes = notes, nil
			got[r.Name] = r
		} else if strings.Contains(line, ": note: ") {
			notes = append(notes, strings.TrimSpace(line))
		}
	}
	return got
}

// faultyMain is the program that runs the cases of a package, up to their table.
const faultyMain = `

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/vec"
)

type _ = vec.Float2 // not all packages have kernels that take vectors

type env struct {
	s    *rt.Stream
	errs []error
}

func (e *env) check(err error) {
	if err != nil {
		e.errs = append(e.errs, err)
	}
}

// sync waits for what was launched.
func (e *env) sync() {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	e.check(e.s.Synchronize(ctx))
}

func upload[T any](e *env, list []T) rt.Buffer[T] {
	b, err := rt.BufferFrom(e.s, list)
	e.check(err)
	return b
}

func fillBuffer[T any](e *env, n int, v T) rt.Buffer[T] {
	list := make([]T, n)
	for i := range list {
		list[i] = v
	}
	return upload(e, list)
}

func zeroBuffer[T any](e *env, n int) rt.Buffer[T] { return upload(e, make([]T, n)) }

func newBuffer[T any](e *env, n int) rt.Buffer[T] {
	b, err := rt.NewBuffer[T](device, n)
	e.check(err)
	return b
}

func iotaBuffer[T any](e *env, n int) rt.Buffer[T] {
	list, next := make([]T, n), 0
	count(reflect.ValueOf(list), &next)
	return upload(e, list)
}

// count sets the numbers in v to next, next+1, ...
func count(v reflect.Value, next *int) {
	switch {
	case v.Kind() == reflect.Slice || v.Kind() == reflect.Array:
		for i := range v.Len() {
			count(v.Index(i), next)
		}
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			if f := v.Field(i); f.CanSet() {
				count(f, next)
			}
		}
	case v.CanInt():
		v.SetInt(int64(*next))
		*next++
	case v.CanUint():
		v.SetUint(uint64(*next))
		*next++
	case v.CanFloat():
		v.SetFloat(float64(*next))
		*next++
	}
}

func address[T any](e *env, b rt.Buffer[T]) rt.DevicePtr {
	p, err := b.Ptr()
	e.check(err)
	return p
}

func table(e *env, list ...rt.DevicePtr) rt.Buffer[rt.DevicePtr] { return upload(e, list) }

var device context.Context

func TestCases(t *testing.T) {
	ctx, err := rt.Open(context.Background(), "cpu")
	if err != nil {
		t.Fatal(err)
	}
	device = ctx
	for _, c := range cases {
		s, err := rt.NewStream(ctx)
		if err != nil {
			t.Fatal(err)
		}
		e := &env{s: s}
		c.run(e)
		e.sync()
		var r struct{ Name, Error string }
		r.Name = c.name
		if err := errors.Join(e.errs...); err != nil {
			r.Error = err.Error()
		}
		line, err := json.Marshal(r)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Printf("case: %s\n", line)
	}
}

var _, _, _, _, _ = zeroBuffer[int], newBuffer[int], iotaBuffer[int], fillBuffer[int], table

var cases = []struct {
	name string
	run  func(*env)
}{
`
