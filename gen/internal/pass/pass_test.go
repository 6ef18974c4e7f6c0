package pass

import (
	"flag"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/irtest"
	"github.com/kbind/kbind/internal/testall"
)

var update = flag.Bool("update", false, "write the golden files")

func TestOrder(t *testing.T) {
	if err := checkOrder(table()); err != nil {
		t.Error(err)
	}
	list := table()
	slices.Reverse(list)
	if err := checkOrder(list); err == nil || !strings.Contains(err.Error(), "which no pass before it makes") {
		t.Error("a pass stands in front of those that it needs:", err)
	}
	names := map[string]bool{}
	for _, name := range Names() {
		if names[name] {
			t.Errorf("two passes %s", name)
		}
		names[name] = true
	}
}

// TestFiles checks that each pass has a file of its own with its function, and a kernel with what is made of it.
func TestFiles(t *testing.T) {
	for _, p := range table() {
		for _, file := range []string{"testdata/" + p.Name + ".cu", "testdata/" + p.Name + ".ir"} {
			if _, err := os.Stat(file); err != nil {
				t.Errorf("pass %s has no %s", p.Name, file)
			}
		}
		f := runtime.FuncForPC(reflect.ValueOf(p.Run).Pointer())
		path, _ := f.FileLine(f.Entry())
		if file, want := filepath.Base(path), strings.ReplaceAll(p.Name, "-", "")+".go"; file != want {
			t.Errorf("the function of pass %s stands in %s, not in %s", p.Name, file, want)
		}
	}
}

// options are the ways in which kernels are lowered, by the word in the first line of a test kernel.
var options = map[string]Options{
	"fast":    {},
	"slow":    {Slow: true},
	"general": {General: true},
	"checked": {Checked: true},
	"fmad":    {Contract: true},
	"threads": {Slow: true, General: true, Ordered: true, Together: true},
}

func load(t *testing.T, file string) *ir.Module {
	t.Helper()
	m, diags := bindgen.Load(&bindgen.Config{All: true, Include: []string{filepath.Dir(file)}}, file)
	if diags.Len() > 0 {
		var b strings.Builder
		diags.Format(&b, false)
		t.Fatal(b.String())
	}
	return m
}

// TestGolden compares what passes make of the kernels in testdata, which are named after them: PASS.cu, or
// PASS-what.cu. A first line "// checked", "// slow", "// general", "// fmad" or
// "// threads" says what for.
func TestGolden(t *testing.T) {
	irtest.Golden(t, "testdata/*.cu", ".ir", *update, func(t *testing.T, file string) string {
		m := load(t, file)
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		first, _, _ := strings.Cut(string(text), "\n")
		name := strings.TrimSuffix(filepath.Base(file), ".cu")
		for !slices.Contains(Names(), name) {
			i := strings.LastIndexByte(name, '-')
			if i < 0 {
				t.Fatalf("%s is named after no pass", file)
			}
			name = name[:i]
		}
		c := New(m, options[strings.TrimSpace(strings.TrimPrefix(first, "//"))])
		var out []string
		for _, k := range m.Kernels {
			out = append(out, c.Lower(k, name).Text(m.Set))
		}
		return strings.Join(out, "\n")
	})
}

// TestRules checks that all kernels of the module's tests and examples keep ir's rules after each pass, and that the
// passes leave the module as it was; a sixth of them, unless the tests do everything.
func TestRules(t *testing.T) {
	every := testall.Count(t, 6, 1)
	seen, n, split := 0, 0, 0
	for _, p := range []string{"testdata/*.cu", "../../../testdata/kernels/*.c[ul]", "../../../examples/*/*.c[ul]",
		"../../../examples/suite/*/*.c[ul]", "../../gocpu/testdata/forms/*.c[ul]"} {
		files, err := filepath.Glob(p)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if seen++; seen%every != 0 {
				continue
			}
			m, diags := bindgen.Load(&bindgen.Config{All: true, Include: []string{filepath.Dir(file)}}, file)
			if diags.Len() > 0 {
				continue // files that want compiler flags
			}
			n++
			before := ir.Print(m)
			for what, opt := range options {
				split += keepsRules(t, file+", "+what, m, opt)
			}
			if ir.Print(m) != before {
				t.Errorf("%s: a pass changed the module", file)
			}
		}
	}
	if n < 100/every || split < 100/every {
		t.Errorf("only %d files, and %d kernels in regions", n, split)
	}
}

func keepsRules(t *testing.T, file string, m *ir.Module, opt Options) (split int) {
	t.Helper()
	c := New(m, opt)
	callees := slices.AppendSeq(c.Device(), maps.Values(c.flat))
	for _, f := range c.Device() {
		if made := c.Instrumented(f); made != f {
			callees = append(callees, made)
		}
	}
	for _, f := range callees {
		if err := ir.VerifyFunc(c.Module(), f, callees...); err != nil {
			t.Errorf("%s: %s:\n%v\n%s", file, f.Name, err, ir.PrintFunc(f))
		}
	}
	for _, k := range m.Kernels {
		if k.Func == nil {
			continue
		}
		l := &Kernel{Kernel: k, Func: k.Func, Suspends: c.suspends[k.Func]}
		c.each(l, true, func(p *Pass) bool {
			funcs := []*ir.Func{l.Func}
			if l.Regions != nil {
				funcs = append(funcs, l.Regions.Func)
			}
			for _, f := range funcs {
				if err := ir.VerifyFunc(c.Module(), f, callees...); err != nil {
					t.Errorf("%s: %s after %s:\n%v\n%s", file, k.Name, p.Name, err, ir.PrintFunc(f))
					return false
				}
			}
			return true
		})
		if l.Regions != nil {
			split++
		}
	}
	return split
}
