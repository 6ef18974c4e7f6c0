package plan

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/irtest"
	"github.com/kbind/kbind/internal/testall"
)

var update = flag.Bool("update", false, "write the golden files")

// TestPlans compares the plans of the kernels in testdata with golden files. The first line of a file may say what the
// kernels are planned for.
func TestPlans(t *testing.T) {
	options := map[string]Options{
		"// general":       {General: true, References: true},
		"// slow":          {Slow: true, References: true},
		"// no references": {},
		"// checked":       {Checked: true},
	}
	irtest.Golden(t, "testdata/*.[ch][ui]*", ".plan", *update, func(t *testing.T, file string) string {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		first, _, _ := strings.Cut(string(text), "\n")
		opt, ok := options[strings.TrimSpace(first)]
		if !ok {
			opt = Options{References: true}
		}
		wide := strings.HasPrefix(first, "// 64 lanes")
		m, diags := bindgen.Load(&bindgen.Config{All: true, Wave64: wide && strings.HasSuffix(file, ".hip")}, file)
		if diags.Len() > 0 {
			var b strings.Builder
			diags.Format(&b, false)
			if !strings.Contains(file, "refused") {
				t.Fatal(b.String())
			}
		}
		m.Wave64 = wide
		p := Of(m, opt)
		var out []string
		for _, k := range p.Kernels {
			out = append(out, p.Text(k))
		}
		return strings.Join(out, "\n")
	})
}

// TestForms checks that the goldens show each form.
func TestForms(t *testing.T) {
	seen := map[Form]bool{}
	for _, file := range []string{"testdata/plain.cu", "testdata/phases.cu", "testdata/resumable.cu",
		"testdata/reference.cu"} {
		m, _ := bindgen.Load(&bindgen.Config{All: true}, file)
		for _, k := range Of(m, Options{References: true}).Kernels {
			seen[k.Form] = true
		}
	}
	for _, f := range []Form{FormPlain, FormPhases, FormResumable, FormReference} {
		if !seen[f] {
			t.Errorf("no kernel is %s", f)
		}
	}
}

// TestModuleStays checks that planning leaves the module as it was, and that two plans are alike.
func TestModuleStays(t *testing.T) {
	m, _ := bindgen.Load(&bindgen.Config{All: true}, "testdata/phases.cu")
	before := ir.Print(m)
	text := func() (list []string) {
		p := Of(m, Options{})
		for _, k := range p.Kernels {
			list = append(list, p.Text(k))
		}
		return list
	}
	if a, b := text(), text(); !slices.Equal(a, b) {
		t.Errorf("%s\n%s", a, b)
	}
	if ir.Print(m) != before {
		t.Error("a plan changed the module")
	}
}

// TestBodies checks that what is printed in the place of what the passes made is a program, too: the bodies of regions
// and of their first versions, what is computed before the threads, and kernels with invariants before their loops. It
// takes a third of the files, unless the tests do everything.
func TestBodies(t *testing.T) {
	var files []string
	for _, pattern := range []string{"testdata/*.[ch][ui]*", "../vector/testdata/*.cu", "../pass/testdata/*.cu",
		"../../../testdata/kernels/*.cu", "../../../testdata/kernels/*.cl"} {
		list, err := filepath.Glob(pattern)
		if err != nil || len(list) == 0 {
			t.Fatal("no files match ", pattern, err)
		}
		files = append(files, list...)
	}
	versions, before := 0, 0
	every := testall.Count(t, 3, 1)
	for i, file := range files {
		if filepath.Ext(file) == ".plan" || i%every != 0 {
			continue
		}
		m, _ := bindgen.Load(&bindgen.Config{All: true}, file)
		options := []Options{{}, {Checked: true}, {General: true}, {Slow: true}, {Contract: true}}
		for _, opt := range options[:testall.Count(t, 2, len(options))] {
			p := Of(m, opt)
			for _, k := range p.Kernels {
				for _, f := range bodies(k) {
					if err := verified(p, f); err != nil {
						t.Errorf("%s: %s with %+v:\n%v\n%s", file, k.Name, opt, err, ir.PrintFunc(f))
					}
				}
				for _, r := range k.Regions {
					versions += min(len(r.First), 1)
					before += len(r.Uniform)
				}
			}
		}
	}
	if versions == 0 || before == 0 {
		t.Errorf("%d first versions and %d values before all threads", versions, before)
	}
}

// bodies are the functions that may be printed of a kernel.
func bodies(k *Kernel) (list []*ir.Func) {
	if k.Body == nil {
		return nil
	}
	with := func(f *ir.Func, body []ir.Stmt) {
		other := *f
		other.Body = body
		list = append(list, &other)
	}
	list = append(list, k.Body)
	if k.Phases == nil {
		for _, r := range k.Regions {
			var before []ir.Stmt
			for _, d := range r.Uniform {
				before = append(before, d)
			}
			with(k.Body, append(before, r.Body...))
			with(k.Body, first(r))
		}
		return list
	}
	for version := range 2 {
		rewriter := &ir.Rewriter{}
		rewriter.Stmt = func(s ir.Stmt) ([]ir.Stmt, bool) {
			loop, ok := s.(*ir.ThreadLoop)
			if !ok || k.Phases.Loops[loop] == nil {
				return nil, false
			}
			c := *loop
			if r := k.Phases.Loops[loop]; version == 1 && r.First != nil {
				c.Body = first(r)
			} else {
				c.Body = r.Body
			}
			return []ir.Stmt{&c}, true
		}
		with(k.Phases.Func, rewriter.Stmts(k.Phases.Func.Body))
	}
	return list
}

// first is the first version of a region, with declarations of the variables that the vector has in its own way.
func first(r *Region) []ir.Stmt {
	declared := map[*ir.Var]bool{}
	note := func(s ir.Stmt) {
		if d, ok := s.(*ir.Declare); ok {
			declared[d.Var] = true
		}
	}
	ir.Walk(r.First, note, nil)
	list := slices.Clone(r.First)
	ir.Walk(r.Body, func(s ir.Stmt) {
		if d, ok := s.(*ir.Declare); ok && !declared[d.Var] && r.Reads[d.Var] {
			list = slices.Insert(list, 0, ir.Stmt(&ir.Declare{S: d.S, Var: d.Var}))
		}
	}, nil)
	return list
}

// verified verifies f, which may call the device functions of p.
func verified(p *Module, f *ir.Func) error {
	var callees []*ir.Func
	for _, d := range p.Device {
		callees = append(callees, d.Func)
	}
	return ir.VerifyFunc(p.Module, f, callees...)
}
