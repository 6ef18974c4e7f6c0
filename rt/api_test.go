package rt_test

import (
	"bytes"
	"context"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
)

// exported returns the exported names that a package declares at its top level.
func exported(t *testing.T, dir string) map[string]bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	names := map[string]bool{}
	add := func(id *ast.Ident) {
		if id.IsExported() {
			names[id.Name] = true
		}
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv == nil {
				add(fn.Name)
			}
			if g, ok := d.(*ast.GenDecl); ok {
				for _, s := range g.Specs {
					switch s := s.(type) {
					case *ast.TypeSpec:
						add(s.Name)
					case *ast.ValueSpec:
						for _, id := range s.Names {
							add(id)
						}
					}
				}
			}
		}
	}
	return names
}

// TestTwoReaders keeps apart what users call and what generated code calls. Of package rt, generated functions name
// the types of their parameters and results; what they call is in package call, and nothing else is there.
func TestTwoReaders(t *testing.T) {
	var files []string
	for _, where := range []string{"../examples/*/*_kbind.go", "../examples/suite/*/*_kbind.go",
		"../examples/*/*_kbind_opencl.go", "../examples/*/*_kbind_cuda.go", "../examples/*/*_kbind_cc.go",
		"../cmd/kbind/internal/probe/*_kbind.go", "../cmd/kbind/internal/probe/*_kbind_opencl.go",
		"../gen/gobind/testdata/*/*_kbind.go", "rttest/*/*_kbind.go"} {
		more, err := filepath.Glob(where)
		if err != nil || len(more) == 0 {
			t.Fatal(where, more, err)
		}
		files = append(files, more...)
	}
	used := map[string]bool{}
	called := regexp.MustCompile(`\b(?:kbind)?rt\.([A-Z]\w*)[(\[]?`)
	types := []string{"Stream", "Launch", "Buffer", "Local", "DevicePtr", "Dim3", "Module", "Image", "Texture", "Surface",
		"Sampler", "Ring"}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range called.FindAllSubmatch(text, -1) {
			name := string(m[1])
			shape := strings.HasPrefix(name, "Image") && bytes.Contains(text, []byte("Shape: "))
			if !shape && !slices.Contains(types, name) {
				t.Errorf("%s uses rt.%s, which is for users", file, name)
			}
		}
		for _, m := range regexp.MustCompile(`\b(?:kbind)?call\.([A-Z]\w*)`).FindAllSubmatch(text, -1) {
			used[string(m[1])] = true
		}
	}
	// The types of the values that generated code holds in variables, what the emulation of a vendor's language needs,
	// and what tools for kernels that they learn of at run time share with generated code.
	for _, name := range []string{"Call", "Task", "Choice", "Tolerance", "Expr", "Placed", "HIP", "Code", "PrepareKernel",
		"Global", "Clear", "HiddenFault", "HiddenPartFault", "HiddenExchange"} {
		used[name] = true
	}
	for _, name := range slices.Sorted(maps.Keys(exported(t, "call"))) {
		if !used[name] {
			t.Errorf("no generated file uses call.%s", name)
		}
	}
	vectors := exported(t, "vec")
	if len(vectors) < 50 {
		t.Errorf("package vec has %d names", len(vectors))
	}
	for name := range exported(t, ".") {
		if vectors[name] {
			t.Errorf("rt.%s repeats what package vec has", name)
		}
	}
}

// TestNilContext gives nil contexts of both kinds to the package.
func TestNilContext(t *testing.T) {
	spec := &call.ModuleSpec{Name: "k.cu"}
	for i, none := range []context.Context{nil, (*rt.Context)(nil)} {
		for name, err := range map[string]error{
			"Open":   second(rt.Open(none, "cpu")),
			"Device": second(rt.Device(none)),
			"Load":   second(call.Load(none, spec)),
			"Begin":  call.Begin(none, spec, "F").End(),
		} {
			if err == nil || !strings.Contains(err.Error(), "the context is nil; pass context.Background()") {
				t.Errorf("%s with nil context %d: got %v", name, i, err)
			}
		}
	}
}

func second(_ any, err error) error { return err }

// TestContextInside finds the device in contexts that are derived from an rt.Context.
func TestContextInside(t *testing.T) {
	dev, err := rt.Open(t.Context(), "cpu")
	if err != nil {
		t.Fatal(err)
	}
	type key struct{}
	derived, cancel := context.WithCancel(context.WithValue(dev, key{}, 1))
	defer cancel()
	if info, err := rt.Device(derived); err != nil || info != dev.Info() {
		t.Errorf("got %v, error %v", info, err)
	}
	if err := dev.Close(); err != nil {
		t.Fatal(err)
	}
	if derived.Err() == nil {
		t.Error("closing the device does not end what is derived from it")
	}
	if _, err := rt.NewStream(derived); err == nil {
		t.Error("a stream of a device that is closed")
	}
}
